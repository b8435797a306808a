"""Shows what a key press costs in a message field."""

import statistics
from collections import defaultdict

from . import peers
from .processes import run

ROUNDS = 3


def section():
    """Prints microseconds of CPU an edit, and a query for completions: the mean and the most."""
    program = peers.swift("time-composer")
    if program is None:
        return
    print("an edit in a message field of 10,000 characters, with highlighting (wanted: under 200 us)")
    for name, (nanoseconds,) in medians(program, "edits"):
        print(f"  {name:36} {nanoseconds / 1e3:6.1f} us")
    print("the first 50 completions of a query, one after another (wanted: every one under 1000 us)")
    for name, (mean, most, count, making) in medians(program, "completions"):
        figures = f"mean {mean / 1e3:6.1f} us, most {most / 1e3:6.1f} us of {count:.0f} queries"
        print(f"  {name:36} {figures}; index made in {making / 1e6:.0f} ms")


def medians(program, mode):
    """The figures that `program` prints in lines, as names and medians of rounds."""
    rows = defaultdict(list)
    for _ in range(ROUNDS):
        for line in run([program, mode], keeps_output=True).output.splitlines():
            name, *figures = line.split("\t")
            rows[name].append([float(figure) for figure in figures])
    return [(name, [statistics.median(column) for column in zip(*values)]) for name, values in rows.items()]
