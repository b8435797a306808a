"""Compares speeds: contestants take turns, every one of them once a round, and the medians are divided."""

import statistics
from collections import defaultdict
from dataclasses import dataclass

from . import peers
from .processes import run

STYLES = ("chat", "prose", "dense")
# Slow peers get the first lines of a text only, so that a round does not take for ever.
GREP_SLICE_BYTES = 20_000_000
FOUNDATION_SLICE_BYTES = 1_000_000
PYTHON_SLICE_BYTES = 200_000


@dataclass(frozen=True)
class Contestant:
    """A program that takes part in the rounds."""

    name: str
    # Given the path of a text, what to run.
    command: object
    # Whether it times itself and prints rows of name, CPU seconds, MB/s and count; else its whole process is timed.
    times_itself: bool = True
    # How much of the text it gets; None for all.
    slice_bytes: int | None = None


@dataclass(frozen=True)
class Comparison:
    """A row of the table of ratios: our speed divided by a peer's, with what is wanted and aimed at for each style."""

    title: str
    ours: str
    peer: str
    wanted: tuple = ()
    aims: tuple = ()


COMPARISONS = (
    Comparison("whole buffer / linkify", "scan whole", "linkify whole", (0.7, 0.3, 0.9), (1.0, 0.6, 1.3)),
    Comparison(
        "whole buffer / linkify with bare domains",
        "scan whole",
        "linkify domains whole",
        (1.8, 1.5, 1.2),
        (2.7, 3.0, 1.8),
    ),
    Comparison("per message / linkify per line", "scan lines", "linkify lines", (0.6, 0.5, 0.8), (0.8, 0.7, 1.2)),
    Comparison("whole buffer / five PCRE2 passes", "scan whole", "pcre2 passes", (7, 8, 2.5), (10, 13, 4)),
    Comparison("command, lines / rg -o", "command lines", "rg -o", (4, 4, 2.5), (5.5, 6.5, 4)),
    Comparison("command, --json / rg --json", "command --json", "rg --json", (3, 3, 2)),
    Comparison("command, lines / pcre2grep -o", "command lines", "pcre2grep -o"),
    Comparison("per message / phonenumbers", "scan lines", "phonenumbers"),
    Comparison("per message / linkify-it-py", "scan lines", "linkify-it"),
    Comparison("whole buffer / NSRegularExpression", "scan whole", "NSRegularExpression"),
)


def contestants(selectable, threads):
    """Ourselves and all the peers that there are."""
    passes, every, union = peers.pattern_files()
    found = []
    if scan := peers.swift("time-scan"):
        found += [
            Contestant("scan whole", lambda path: [scan, "whole", path, 1]),
            Contestant("scan lines", lambda path: [scan, "lines", path, 1]),
        ]
    found += [
        Contestant("command lines", lambda path: [selectable, "scan", *threads, "-H", path], False),
        Contestant("command --json", lambda path: [selectable, "scan", *threads, "--json", path], False),
        Contestant("command --count", lambda path: [selectable, "scan", *threads, "--count", path], False),
    ]
    if linkify := peers.linkify():
        found.append(Contestant("linkify", lambda path: [linkify, path, 1]))
    if pcre2 := peers.swift("time-pcre2"):
        found.append(Contestant("pcre2 passes", lambda path: [pcre2, path, 1, passes]))
    if peers.command_named("rg"):
        search = ["rg", "--no-config", "--no-unicode", "--threads=1", "--file", every]
        found += [
            Contestant("rg -o", lambda path: [*search, "-o", "-H", "-n", "--column", path], False),
            Contestant("rg --json", lambda path: [*search, "--json", path], False),
        ]
    if peers.command_named("pcre2grep"):
        grep = ["pcre2grep", "-o", "-H", "-n", "-f", union]
        found.append(Contestant("pcre2grep -o", lambda path: [*grep, path], False, GREP_SLICE_BYTES))
    return found + slow_contestants(every)


def slow_contestants(every):
    """The peers that get only the start of a text."""
    found = []
    for name, package in (("phonenumbers", "phonenumbers"), ("linkify-it", "linkify-it-py")):
        if python := peers.python_with(package):
            script = peers.PEERS / "time-python"
            found.append(
                Contestant(
                    name,
                    lambda path, python=python, name=name: [python, script, name, path, 1],
                    slice_bytes=PYTHON_SLICE_BYTES,
                )
            )
    if foundation := peers.swift("time-foundation"):
        found.append(
            Contestant(
                "NSRegularExpression", lambda path: [foundation, path, 1, every], slice_bytes=FOUNDATION_SLICE_BYTES
            )
        )
    return found


def measured(contestant, text):
    """Name, MB/s and count of each row that one run gives; the count is None where the whole process is timed."""
    path = peers.first_lines(text, contestant.slice_bytes) if contestant.slice_bytes else text
    result = run(contestant.command(path), keeps_output=contestant.times_itself)
    if result.failure:
        return [(contestant.name, result.failure, None)]
    if not contestant.times_itself:
        return [(contestant.name, path.stat().st_size / 1e6 / result.cpu_seconds, None)]
    rows = [line.split("\t") for line in result.output.splitlines()]
    return [(name, float(speed), int(count)) for name, _, speed, count in rows]


def race(found, texts, round_count):
    """Medians of MB/s, and counts, by name and style; a text instead of a number where a run failed."""
    speeds = defaultdict(list)
    counts = {}
    for _ in range(round_count):
        for style, text in texts.items():
            for contestant in found:
                for name, speed, count in measured(contestant, text):
                    speeds[name, style].append(speed)
                    counts[name, style] = count
    medians = {}
    for key, values in speeds.items():
        failures = [value for value in values if isinstance(value, str)]
        medians[key] = failures[0] if failures else statistics.median(values)
    return medians, counts


def print_speeds(medians, counts):
    print(f"  {'MB/s of CPU time, and how much was found':42}" + "".join(f"{style:>22}" for style in STYLES))
    for name in dict.fromkeys(name for name, _ in medians):
        cells = ""
        for style in STYLES:
            speed, count = medians.get((name, style), "-"), counts.get((name, style))
            shown = speed if isinstance(speed, str) else f"{speed:,.1f}" if speed < 100 else f"{speed:,.0f}"
            cells += f"{shown:>11}" + (f" {count:>10,}" if count is not None else " " * 11)
        print(f"  {name:42}{cells}")


def print_ratios(medians):
    print(f"  {'ratio of speeds (wanted; aim)':42}" + "".join(f"{style:>22}" for style in STYLES))
    for row in COMPARISONS:
        cells = ""
        for offset, style in enumerate(STYLES):
            ours, peer = medians.get((row.ours, style)), medians.get((row.peer, style))
            is_known = isinstance(ours, float) and isinstance(peer, float)
            shown = f"{ours / peer:,.2f}" if is_known else "-"
            limits = [f"{limit[offset]:g}" for limit in (row.wanted, row.aims) if limit]
            cells += f"{shown:>10} " + f"{'(' + '; '.join(limits) + ')' if limits else '':<11}"
        print(f"  {row.title:42}{cells}")


def section(selectable, megabytes, round_count, threads):
    """Prints the tables of speeds and of ratios."""
    texts = peers.texts(STYLES, megabytes)
    found = contestants(selectable, threads)
    print(f"speed on {megabytes} MB of each text, one thread, median of {round_count} rounds", flush=True)
    for contestant in found:
        if contestant.slice_bytes:
            print(f"  ({contestant.name}: the first {contestant.slice_bytes / 1e6:g} MB at most)")
    medians, counts = race(found, texts, round_count)
    print_speeds(medians, counts)
    print()
    print_ratios(medians)
