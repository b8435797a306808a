"""Holds the speed of each dialect against that of the default one, and telephone numbers against Python's phonenumbers."""

import statistics
import subprocess
from collections import defaultdict

from . import peers
from .processes import run

WANTED = 1 / 3
# Numbers are decided digit by digit; with a region, all numbers of a text are.
WANTED_OF_PHONES = 1 / 10
PHONES = "libphonenumber"
REGION = ("--option", "region=US")
# Python gets the first lines only, so that a round does not take for ever.
PYTHON_SLICE_BYTES = 200_000
WANTED_OF_PYTHON = 30


def names(selectable):
    """The compiled-in dialects that select ranges, the default one first."""
    listing = subprocess.run([selectable, "packs"], capture_output=True, text=True, check=False).stdout
    heads = [line.split()[0] for line in listing.splitlines() if line and not line.startswith(" ")]
    # The seed library's words are another matter.
    return [head for head in heads if head != "selectabletextview"]


def contestants(selectable, threads):
    """What is run for each dialect, by the name that is printed."""
    command = [selectable, "scan", *threads, "--count", "--dialect"]
    runs = {name: [*command, name] for name in names(selectable)}
    return runs | {f"{PHONES} of US": [*command, PHONES, *REGION]}


def section(selectable, chat, round_count, threads):
    """Prints how fast the command counts with each dialect; they take turns."""
    runs = contestants(selectable, threads)
    python = peers.python_with("phonenumbers")
    speeds = defaultdict(list)
    for _ in range(round_count):
        for name, command in runs.items():
            result = run([*command, chat])
            if result.failure:
                print(f"  {name}: {result.failure}")
                return
            speeds[name].append(chat.stat().st_size / 1e6 / result.cpu_seconds)
        if python:
            speeds["python"].append(python_speed(python, chat))
    medians = {name: statistics.median(taken) for name, taken in speeds.items()}
    print(
        f"dialects on chat, one thread, median of {round_count} rounds"
        f" (wanted: {WANTED:.2f} of default or more, {PHONES} {WANTED_OF_PHONES:.2f})"
    )
    for name in runs:
        print(f"  {name:20} {medians[name]:8,.0f} MB/s {medians[name] / medians['default']:6.2f}")
    if python:
        ratio = medians[f"{PHONES} of US"] / medians["python"]
        print(f"  Python phonenumbers  {medians['python']:8,.2f} MB/s; {PHONES} of US is {ratio:,.0f} times as fast")
        print(f"  (wanted: {WANTED_OF_PYTHON} times)")


def python_speed(python, chat):
    """How many MB of chat a second Python's phonenumbers gets through, line by line, region US."""
    result = run(
        [python, peers.PEERS / "time-python", "phonenumbers", peers.first_lines(chat, PYTHON_SLICE_BYTES), "1"],
        keeps_output=True,
        patience_seconds=300,
    )
    return float(result.output.splitlines()[-1].split("\t")[2])
