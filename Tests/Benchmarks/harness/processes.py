"""Runs a command and says what it took."""

import os
import subprocess
import sys
import threading
import time
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Run:
    """What a command took, and what it printed if that was asked for."""

    status: int
    cpu_seconds: float
    wall_seconds: float
    output: str

    @property
    def failure(self):
        """Why the figures say nothing, or None. Search commands find nothing with status 1."""
        if self.status in (0, 1):
            return None
        return "too slow" if self.status == -9 else f"status {self.status}"


def run(command, *, patience_seconds=60, keeps_output=False, stdin=None, cwd=None):
    """Runs `command`, whose CPU time is its own and that of the children it waited for.

    Without `keeps_output` what it prints is thrown away. It is killed when its patience ends.
    """
    environment = dict(os.environ, SWIFT_DETERMINISTIC_HASHING="1")
    start = time.monotonic()
    process = subprocess.Popen(
        [str(part) for part in command],
        stdin=stdin or subprocess.DEVNULL,
        stdout=subprocess.PIPE if keeps_output else subprocess.DEVNULL,
        stderr=subprocess.PIPE if keeps_output else subprocess.DEVNULL,
        cwd=cwd,
        env=environment,
    )
    guard = threading.Timer(patience_seconds, process.kill)
    guard.start()
    try:
        output = _drained(process) if keeps_output else ""
        _, status, usage = os.wait4(process.pid, 0)
    finally:
        guard.cancel()
    process.returncode = os.waitstatus_to_exitcode(status)
    return Run(
        status=process.returncode,
        cpu_seconds=usage.ru_utime + usage.ru_stime,
        wall_seconds=time.monotonic() - start,
        output=output,
    )


def _drained(process):
    """All that the process prints; what it prints as errors goes to our own."""
    errors = []
    reader = threading.Thread(target=lambda: errors.append(process.stderr.read()))
    reader.start()
    output = process.stdout.read()
    reader.join()
    sys.stderr.buffer.write(errors[0])
    return output.decode()


def repeated(text, count, path):
    """Fills the file at `path` with `text`, `count` times, and returns the path."""
    Path(path).write_text(text * count, encoding="utf-8")
    return path
