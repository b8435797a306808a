"""Counts instructions of small fixed inputs with callgrind and holds them against a baseline.

Each count is a difference of two runs, so that start-up is not in it: for the library two scans less one, for the
command a text less an empty one. Hashing is seeded alike in every run, and one thread does all the work: the same
program gives the same count, to a few hundred. Another compiler, C library or processor may give another, and needs a
baseline of its own.
"""

import os
import platform
import re
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from . import peers
from .processes import run
from .speed import STYLES

TOLERANCE = 0.03
SLICE_BYTES = 300_000
MESSAGE_CALLS = 500
BASELINE = peers.HERE / "instructions.txt"
COMMAND_MODES = (("lines", "-H"), ("--json", "--json"), ("--count", "--count"))
HEADER = """\
# What scans of 300 KB of each text take, and so many calls with one message, in instructions without start-up.
# `make bench-check` compares; `make bench-check UPDATE=1` writes this file anew. Say in the commit why it changed.
"""


class CheckError(Exception):
    """Why nothing could be counted."""


def instructions(command):
    """How many instructions a command takes, from start to end."""
    with tempfile.TemporaryDirectory() as folder:
        profile = Path(folder) / "profile"
        result = run(
            ["valgrind", "--tool=callgrind", "--quiet", f"--callgrind-out-file={profile}", *command],
            patience_seconds=300,
            cwd=peers.DATA,
        )
        totals = re.search(r"^totals: (\d+)", profile.read_text(), re.MULTILINE) if profile.exists() else None
        if result.failure or totals is None:
            raise CheckError(f"callgrind fails ({result.failure or 'no totals'}): {' '.join(map(str, command))}")
        return int(totals[1])


def stripped(program):
    """A copy without debug information, of which old versions of valgrind cannot read the newest form."""
    copy = peers.DATA / f"{program.name}-stripped"
    if not peers.succeeds(["strip", "--strip-debug", "-o", copy, program]):
        raise CheckError("counting needs strip, of binutils")
    return copy


def jobs(selectable, scan, threads):
    """By row: the command with what is counted, and the one without, whose count is taken off."""
    empty = "empty.txt"
    (peers.DATA / empty).write_text("")
    texts = peers.texts(STYLES, 1)
    slices = {style: peers.first_lines(text, SLICE_BYTES).name for style, text in texts.items()}
    table = {}
    for mode in ("whole", "lines"):
        for style, name in slices.items():
            table[f"scan {mode}, {style}"] = ((scan, mode, name, 2), (scan, mode, name, 1))
    for title, flag in COMMAND_MODES:
        for style, name in slices.items():
            table[f"command {title}, {style}"] = tuple(
                (selectable, "scan", *threads, flag, path) for path in (name, empty)
            )
    calls = MESSAGE_CALLS
    table[f"message, {calls} calls"] = ((scan, "message", 2 * calls), (scan, "message", calls))
    return table


def counts(selectable, threads):
    """The count of each row, in the order in which they are printed."""
    scan = peers.swift("time-scan")
    if scan is None or not peers.command_named("valgrind"):
        raise CheckError("counting needs time-scan, which builds with Swift, and valgrind")
    table = jobs(stripped(selectable), stripped(scan), threads)
    commands = list(dict.fromkeys(command for pair in table.values() for command in pair))
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        counted = dict(zip(commands, pool.map(instructions, commands)))
    found = {row: counted[more] - counted[less] for row, (more, less) in table.items()}
    latency = run([scan, "latency", 1], keeps_output=True).output.splitlines()[0].split("\t")
    found["message, allocations of 1000 calls"] = round(float(latency[2]) * 1000)
    return found


def machine():
    """What counts depend on beside the code."""
    version = subprocess.run(["swift", "--version"], capture_output=True, text=True, check=False).stdout
    compiler = re.search(r"Swift version \S+", version)
    return f"{platform.system()} {platform.machine()}, {compiler[0] if compiler else 'an unknown Swift'}"


def written(found):
    """The text of a baseline."""
    rows = "".join(f"{row}\t{count}\n" for row, count in found.items())
    return f"{HEADER}# machine: {machine()}\n{rows}"


def read(text):
    """The counts in a baseline, by row, and the machine they are of."""
    lines = text.splitlines()
    of_machine = next((line.removeprefix("# machine: ") for line in lines if line.startswith("# machine: ")), "")
    pairs = (line.rsplit("\t", 1) for line in lines if line and not line.startswith("#"))
    return {row: int(count) for row, count in pairs}, of_machine


def compared(found, baseline):
    """Lines that say what each row is, and those rows that changed too much."""
    lines, failures = [], []
    for row in dict.fromkeys([*baseline, *found]):
        before, after = baseline.get(row), found.get(row)
        if before is None or after is None:
            failures.append(f"{row}: only in {'this run' if before is None else 'the baseline'}")
            continue
        change = (after - before) / max(before, 1)
        line = f"{row:40} {before:>14,} {after:>14,} {change:>+8.2%}"
        lines.append(line)
        if abs(change) > TOLERANCE:
            failures.append(f"{row}: {before:,} in the baseline, {after:,} now ({change:+.1%})")
    return lines, failures


def check(selectable, threads, *, updates):
    """Compares with the baseline, or writes it. Returns the exit status."""
    try:
        found = counts(selectable, threads)
    except CheckError as error:
        print(f"bench-check: {error}")
        return 2
    if updates:
        BASELINE.write_text(written(found))
        print(f"bench-check: wrote {len(found)} rows to {BASELINE.relative_to(peers.ROOT)}")
        return 0
    if not BASELINE.exists():
        print("bench-check: there is no baseline; write one: make bench-check UPDATE=1")
        return 2
    baseline, of_machine = read(BASELINE.read_text())
    lines, failures = compared(found, baseline)
    print(f"{'row':40} {'baseline':>14} {'now':>14} {'change':>8}", *lines, sep="\n")
    if not failures:
        return 0
    print(f"\nbench-check: {len(failures)} of {len(found)} rows changed by more than {TOLERANCE:.0%}:")
    print(*failures, sep="\n")
    if of_machine != machine():
        print(f"The baseline is of {of_machine}; this is {machine()}: compare on the same.")
    print("If a count rose, find out where: valgrind --tool=callgrind COMMAND; callgrind_annotate callgrind.out.*")
    print("If the change is meant, or a count fell: make bench-check UPDATE=1, and say why in the commit.")
    return 1
