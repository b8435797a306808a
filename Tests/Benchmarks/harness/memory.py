"""Shows the peak of resident memory."""

from .peers import DATA
from .processes import repeated, run

MIB = 1 << 20


def print_peak(name, result, allowed_bytes):
    shown = result.failure or f"{result.peak_bytes / MIB:8.1f} MiB"
    print(f"  {name:44} {shown:>12} (wanted: at most {allowed_bytes / MIB:.0f})", flush=True)


def section(selectable, chat):
    """Prints peaks: of a file, which may be mapped, of a stream, and of a mark that nothing closes."""
    print("peak of resident memory")
    size = chat.stat().st_size
    print_peak("a file of chat, its mapping included", run([selectable, "scan", "--count", chat]), size + 100 * MIB)
    with open(chat, "rb") as stream:
        print_peak("the same as a stream", run([selectable, "scan", "--count"], stdin=stream), 64 * MIB)
    unclosed = repeated("#a ", 10_000_000, DATA / "once.txt")
    unclosed.write_text('"' + unclosed.read_text())
    result = run([selectable, "scan", "--count", unclosed])
    print_peak("a mark that nothing closes, then #a", result, unclosed.stat().st_size + 100 * MIB)

