"""Shows the peak of resident memory."""

from pathlib import Path

from .peers import DATA, note
from .processes import repeated, run

MIB = 1 << 20
# Linux hands the peak of a parent down to what it starts, so that ours would hide what is measured. This one is small.
GNU_TIME = Path("/usr/bin/time")


def print_peak(name, command, allowed_bytes):
    figure = DATA / "peak"
    result = run([GNU_TIME, "--quiet", "-f", "%M", "-o", figure, *command])
    shown = result.failure or f"{int(figure.read_text()) * 1024 / MIB:.1f} MiB"
    print(f"  {name:44} {shown:>12} (wanted: at most {allowed_bytes / MIB:.0f})", flush=True)


def section(selectable, chat):
    """Prints peaks: of a file, which may be mapped, of a stream, and of a mark that nothing closes."""
    print("peak of resident memory")
    if not GNU_TIME.exists() or run([GNU_TIME, "--version"]).failure:
        note("there is no GNU time")
        return
    scan = [selectable, "scan", "--count"]
    print_peak("a file of chat, its mapping included", [*scan, chat], chat.stat().st_size + 100 * MIB)
    # Through a pipe, since standard input that is a file could be mapped. The peak is that of the greatest in the pipe.
    piped = ["sh", "-c", 'cat "$0" | "$@"', chat, *scan]
    print_peak("the same as a stream", piped, 64 * MIB)
    unclosed = repeated("#a ", 10_000_000, DATA / "once.txt")
    unclosed.write_text('"' + unclosed.read_text())
    print_peak("a mark that nothing closes, then #a", [*scan, unclosed], unclosed.stat().st_size + 100 * MIB)
