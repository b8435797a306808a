"""Shows what one short message costs a client of the library."""

import statistics
from collections import defaultdict

from . import peers
from .processes import run

ROUNDS = 5


def section():
    """Prints nanoseconds and allocations a call, for strings of several origins."""
    scan = peers.swift("time-scan")
    if scan is None:
        return
    print("one message of 100 bytes with two entities, selections as values; one of 200 characters laid out at 40 columns")
    rows = defaultdict(list)
    for line in run([scan, "latency", ROUNDS], keeps_output=True).output.splitlines():
        name, nanoseconds, allocations, _ = line.split("\t")
        rows[name].append((float(nanoseconds), float(allocations)))
    for name, values in rows.items():
        nanoseconds, allocations = (statistics.median(column) for column in zip(*values))
        counted = f"{allocations:5.1f} allocations" if allocations >= 0 else "allocations not counted"
        print(f"  {name:30} {nanoseconds:8.0f} ns {counted}")
