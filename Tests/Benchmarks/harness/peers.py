"""Builds what the benchmarks run, and finds out which peers there are on this machine."""

import shutil
import subprocess
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
ROOT = HERE.parent.parent
DATA = ROOT / ".build" / "bench"
PEERS = HERE / "peers"
BUILT = HERE / ".build" / "release"

# What PCRE2 searches for with a pass each; the union holds all kinds.
PASS_KINDS = ("link", "email", "phone", "mention", "hashtag")
DEBIAN_PACKAGES = (
    "librust-linkify-dev",
    "librust-memchr-dev",
    "ripgrep",
    "pcre2-utils",
    "python3-venv",
    "time",
)


def note(text):
    print(f"  (left out: {text})", flush=True)


def succeeds(command, *, cwd=ROOT):
    """Whether `command` ends well; what it prints is kept in a log and shown if not."""
    with open(DATA / "log", "wb") as log:
        try:
            status = subprocess.run(
                [str(part) for part in command], cwd=cwd, stdin=subprocess.DEVNULL, stdout=log, stderr=log, check=False
            ).returncode
        except FileNotFoundError:
            return False
    if status != 0:
        print((DATA / "log").read_text(errors="replace")[-2000:])
    return status == 0


def install(*packages):
    """Installs Debian packages where that is possible. What is missing then is left out later, with a note."""
    DATA.mkdir(parents=True, exist_ok=True)
    for package in packages:
        succeeds([ROOT / ".ci" / "setup", package])


def swift(product):
    """The path of a program of the nested package, or None if it does not build."""
    built = succeeds(["swift", "build", "-c", "release", "--package-path", HERE, "--product", product])
    return BUILT / product if built else None


def linkify():
    """The path of the driver of Rust's linkify, or None. It is built from Debian's sources, without a network."""
    # In a copy, since cargo writes a lock file beside the manifest.
    crate = DATA / "linkify"
    shutil.copytree(PEERS / "linkify", crate, dirs_exist_ok=True)
    if shutil.which("cargo") and succeeds(["cargo", "build", "--release", "--offline"], cwd=crate):
        return crate / "target" / "release" / "time-linkify"
    note("Rust linkify needs cargo and Debian's librust-linkify-dev")
    return None


def python_with(package):
    """The path of a Python that can import the PyPI package, or None."""
    folder = DATA / "venv"
    python = folder / "bin" / "python"
    module = package.removesuffix("-py").replace("-", "_")
    if not python.exists() and not succeeds(["python3", "-m", "venv", folder]):
        note(f"{package} needs python3-venv")
        return None
    if subprocess.run([python, "-c", f"import {module}"], stderr=subprocess.DEVNULL, check=False).returncode == 0:
        return python
    if succeeds([python, "-m", "pip", "install", "--quiet", package]):
        return python
    note(f"{package} cannot be installed from PyPI")
    return None


def command_named(name):
    """Whether there is such a command; if not, says so."""
    if shutil.which(name):
        return True
    note(f"there is no {name}")
    return False


def pattern_files():
    """Writes the patterns as matchers read them, one a line: those of the passes, all of them, and their union."""
    rows = [line.split(None, 1) for line in (PEERS / "patterns.txt").read_text().splitlines() if line[0] != "#"]
    passes = DATA / "passes.txt"
    every = DATA / "patterns.txt"
    union = DATA / "union.txt"
    passes.write_text("".join(f"{pattern}\n" for kind, pattern in rows if kind in PASS_KINDS))
    every.write_text("".join(f"{pattern}\n" for _, pattern in rows))
    union.write_text("|".join(f"(?:{pattern})" for _, pattern in rows) + "\n")
    return passes, every, union


def texts(styles, megabytes):
    """Writes the seeded texts that are not there yet and returns their paths by style."""
    generate = swift("generate-messages")
    if generate is None:
        raise SystemExit("generate-messages does not build")
    paths = {}
    for style in styles:
        path = DATA / f"{style}-{megabytes}.txt"
        if not path.exists() or path.stat().st_mtime < generate.stat().st_mtime:
            subprocess.run([generate, style, str(megabytes), path], check=True)
        paths[style] = path
    return paths


def first_lines(path, byte_count):
    """The lines at the start of a file that end within so many bytes, as a file of its own."""
    slice_path = path.with_name(f"{path.stem}-{byte_count}.txt")
    if not slice_path.exists() or slice_path.stat().st_mtime < path.stat().st_mtime:
        with open(path, "rb") as file:
            start = file.read(byte_count)
        slice_path.write_bytes(start[: start.rindex(b"\n") + 1])
    return slice_path
