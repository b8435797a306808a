"""Shows what a key press costs in a message field."""

import statistics
from collections import defaultdict

from . import peers
from .processes import run

ROUNDS = 3


def section():
    """Prints microseconds of CPU a query for completions, the mean and the most, and what the index takes to make."""
    scan = peers.swift("time-scan")
    if scan is None:
        return
    print("the first 50 completions of a query, one after another (wanted: every one under 1000 us)")
    rows = defaultdict(list)
    for line in run([scan, "completions", ROUNDS], keeps_output=True).output.splitlines():
        name, *figures = line.split("\t")
        rows[name].append([float(figure) for figure in figures])
    for name, values in rows.items():
        mean, most, count, making = (statistics.median(column) for column in zip(*values))
        figures = f"mean {mean / 1e3:6.1f} us, most {most / 1e3:6.1f} us of {count:.0f} queries"
        print(f"  {name:30} {figures}; index made in {making / 1e6:.0f} ms")
