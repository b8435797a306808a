"""Compares the speed of wrapping with fold's on ASCII and with that of Python's textwrap on many scripts."""

import shutil
import statistics
import sys

from . import peers, speed

WIDTH = 80
PYTHON_SLICE_BYTES = 5_000_000
# What each row of the table divides our speed by, on which text, and the ratio that is wanted.
COMPARISONS = (("fold -s", "ascii", 0.5), ("textwrap", "chat", 3))


def ascii_part(text):
    """The prose without what is not ASCII, as a file of its own."""
    path = text.with_name(f"{text.stem}-ascii.txt")
    if not path.exists() or path.stat().st_mtime < text.stat().st_mtime:
        path.write_bytes(text.read_bytes().translate(None, bytes(range(0x80, 0x100))))
    return path


def contestants(selectable):
    """Ourselves, and the peer of each text."""
    ours = speed.Contestant("wrap", lambda path: [selectable, "wrap", "--width", WIDTH, path], False)
    python = speed.Contestant(
        "textwrap",
        lambda path: [sys.executable, peers.PEERS / "time-python", "textwrap", path, 1],
        slice_bytes=PYTHON_SLICE_BYTES,
    )
    by_text = {"ascii": [ours], "chat": [ours, python]}
    if shutil.which("fold"):
        by_text["ascii"].append(speed.Contestant("fold -s", lambda path: ["fold", "-s", "-w", WIDTH, path], False))
    return by_text


def section(selectable, megabytes, round_count):
    """Prints the speeds, and the ratios beside those wanted."""
    texts = peers.texts(["prose", "chat"], megabytes)
    texts = {"ascii": ascii_part(texts["prose"]), "chat": texts["chat"]}
    print(f"wrapping {megabytes} MB to {WIDTH} columns, median of {round_count} rounds, MB/s of CPU time", flush=True)
    speeds = {}
    for _ in range(round_count):
        for name, found in contestants(selectable).items():
            for contestant in found:
                for _, value, _ in speed.measured(contestant, texts[name]):
                    speeds.setdefault((contestant.name, name), []).append(value)
    for peer, name, wanted in COMPARISONS:
        rows = [speeds.get((contestant, name)) for contestant in ("wrap", peer)]
        if not all(rows) or any(isinstance(value, str) for row in rows for value in row):
            peers.note(f"no figures for {peer} on {name}")
            continue
        ours, theirs = map(statistics.median, rows)
        print(f"  {name:8} wrap {ours:9,.1f}   {peer:10} {theirs:9,.1f}   ratio {ours / theirs:6.2f} (wanted: {wanted:g})")
