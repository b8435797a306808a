"""Holds the speed of each dialect against that of the default one."""

import statistics
import subprocess
from collections import defaultdict

from .processes import run

WANTED = 1 / 3


def names(selectable):
    """The compiled-in dialects that select ranges, the default one first."""
    listing = subprocess.run([selectable, "packs"], capture_output=True, text=True, check=False).stdout
    heads = [line.split()[0] for line in listing.splitlines() if line and not line.startswith(" ")]
    # The seed library's words are another matter.
    return [head for head in heads if head != "selectabletextview"]


def section(selectable, chat, round_count, threads):
    """Prints how fast the command counts with each dialect; they take turns."""
    dialects = names(selectable)
    speeds = defaultdict(list)
    for _ in range(round_count):
        for dialect in dialects:
            result = run([selectable, "scan", *threads, "--count", "--dialect", dialect, chat])
            if result.failure:
                print(f"  {dialect}: {result.failure}")
                return
            speeds[dialect].append(chat.stat().st_size / 1e6 / result.cpu_seconds)
    medians = {dialect: statistics.median(taken) for dialect, taken in speeds.items()}
    print(f"dialects on chat, one thread, median of {round_count} rounds (wanted: {WANTED:.2f} of default or more)")
    for dialect, speed in medians.items():
        print(f"  {dialect:12} {speed:8,.0f} MB/s {speed / medians['default']:6.2f}")
