"""Shows what a second thread gives."""

import statistics
import subprocess

from .processes import run

RUNS = 3


def one(selectable):
    """The options that keep the command to one thread; none if it has no other way to work."""
    usage = subprocess.run([selectable, "scan", "--help"], capture_output=True, text=True, check=False).stdout
    return ("-j", "1") if "-j," in usage else ()


def section(selectable, chat):
    """Prints how much sooner two threads are done than one."""
    if not one(selectable):
        return
    print("two threads on one file of chat")
    times = {1: [], 2: []}
    for _ in range(RUNS):
        for thread_count, taken in times.items():
            result = run([selectable, "scan", "-j", thread_count, "--count", chat])
            if result.failure:
                print(f"  -j {thread_count}: {result.failure}")
                return
            taken.append(result.wall_seconds)
    single, double = (statistics.median(taken) for taken in times.values())
    ratio = f"{single / double:.2f} times as fast (wanted: 1.7 if both cores are free)"
    print(f"  -j 1 {single:.3f} s, -j 2 {double:.3f} s: {ratio}")
