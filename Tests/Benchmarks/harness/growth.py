"""Shows how the time of a scan grows with its input, hostile inputs included."""

import json
import os
from pathlib import Path

from .peers import DATA, ROOT, note
from .processes import repeated, run

INPUT_BYTES = 4_000_000
# What is sooner done than this tells nothing of growth.
LEAST_SECONDS = 0.005
PATIENCE_SECONDS = 20
# The least of so many is what the input costs; the rest is what else the machine did.
RUNS = 5
# What stands first, and a unit that is repeated after it. Each begins something that it never ends, or ends what never
# began; the last ones have made detectors slow before.
FAMILIES = [("", unit) for unit in ("@", "#", "(", '"', "{", "a@", "http://", "www.", ".a", "1 ")] + [
    ("", "a@b.com "),
    ("", "mailto:"),
    (" ", "a_"),
    ("word n", "😡"),
    ("http://example.com/", ","),
    ("http://h", ".label1234567"),
    ("", "http://a.example.com/1 "),
    ('"', "#a "),
    ("", "a.com-/("),
    ("", "212-555-0147."),
]


def conformance_inputs():
    """The inputs of the conformance suite `hostile`, where it is: what stands first and what is repeated."""
    folder = Path(os.environ.get("SELECTABLE_CONFORMANCE", ROOT.parent / "shared" / "conformance"))
    path = folder / "hostile.json"
    if not path.exists():
        note("the suite hostile.json, in the folder that SELECTABLE_CONFORMANCE names")
        return []
    inputs = json.loads(path.read_text(encoding="utf-8"))["inputs"]
    return [(item.get("prefix", ""), item["unit"]) for item in inputs]


def seconds(selectable, path):
    """The least CPU time of a scan that only counts, or why there is none."""
    taken = []
    for _ in range(RUNS):
        result = run([selectable, "scan", "--count", path], patience_seconds=PATIENCE_SECONDS)
        if result.failure:
            return result.failure
        taken.append(result.cpu_seconds)
    return min(taken)


def print_row(selectable, name, start_seconds, once_path, twice_path):
    once, twice = seconds(selectable, once_path), seconds(selectable, twice_path)
    if isinstance(once, str) or isinstance(twice, str):
        print(f"  {name:36} {once if isinstance(once, str) else 'n ok'}; 2n: {twice}", flush=True)
        return
    once, twice = (max(time - start_seconds, 0) for time in (once, twice))
    ratio = f"{twice / once:.2f}" if once >= LEAST_SECONDS else "-"
    per_megabyte = twice / (twice_path.stat().st_size / 1e6)
    print(f"  {name:36} {once:8.4f} {twice:8.4f} {ratio:>7} {per_megabyte:9.4f}", flush=True)


def section(selectable, chat):
    """Prints a row for each input: the time of it, of twice as much, their ratio and the time a MB."""
    empty = repeated("", 0, DATA / "empty.txt")
    start_seconds = seconds(selectable, empty)
    start_up = run([selectable, "scan", empty])
    print(f"start-up on an empty file: {start_up.wall_seconds * 1000:.1f} ms (wanted: under 10)")
    print("growth when the input doubles, without start-up (wanted: at most 2.3, and 0.05 s a MB)")
    print(f"  {'input':36} {'n, s':>8} {'2n, s':>8} {'ratio':>7} {'s a MB':>9}")
    once, twice = DATA / "once.txt", DATA / "twice.txt"
    half = chat.read_bytes()[: chat.stat().st_size // 2]
    once.write_bytes(half)
    print_row(selectable, "chat", start_seconds, once, chat)
    known = dict.fromkeys(FAMILIES + conformance_inputs())
    for prefix, unit in known:
        count = INPUT_BYTES // len(unit.encode())
        once.write_text(prefix + unit * count, encoding="utf-8")
        twice.write_text(prefix + unit * (2 * count), encoding="utf-8")
        print_row(selectable, f"{prefix}{unit}".replace(" ", "␣"), start_seconds, once, twice)
