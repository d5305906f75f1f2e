"""The memory that a step takes at its peak, beyond its inputs, each in a process of its own.

A benchmark answers ``--memory-of LIBRARY NAME`` by printing what `taken` says of that step, and
`compared` asks it so for both libraries. Linux only: the high-water mark is read from /proc.
"""

from __future__ import annotations

import ctypes
import gc
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

__all__ = ["GOAL", "QUESTION", "compared", "report", "taken"]

GOAL = 1.2
QUESTION = "--memory-of"
LIBRARIES = ("autograd", "torch")
STEPS = 3


def taken(step: Callable[[], Any]) -> float:
    """How far, in MiB, the memory in use rises while `step` runs a few times.

    A first call comes before, so that what is loaded and kept for good (of PyTorch some 60 MiB)
    does not count, and what it left unused goes back to the system.
    """
    step()
    gc.collect()
    ctypes.CDLL(None).malloc_trim(0)
    Path("/proc/self/clear_refs").write_text("5")  # the mark goes down to what is in use now
    before = _status("VmRSS")
    for _ in range(STEPS):
        step()
    return (_status("VmHWM") - before) / 1024


def compared(script: str, names: Iterable[str]) -> Iterator[tuple[str, float, float]]:
    """For each name what ours takes and what PyTorch's does, in MiB."""
    for name in names:
        found = []
        for library in LIBRARIES:
            call = [sys.executable, script, QUESTION, library, name]
            answer = subprocess.run(call, check=True, capture_output=True, text=True)
            found.append(float(answer.stdout.split()[-1]))
        yield name, found[0], found[1]


def report(script: str, names: Iterable[str]) -> None:
    """Prints the figures of `compared`, their ratios and what these may be."""
    print(f"{'':42s}{'ours':>11s}{'PyTorch':>11s}{'ratio':>7s}{'goal':>6s}")
    for name, ours, theirs in compared(script, names):
        text = f"{name:42s}{ours:7.1f} MiB{theirs:7.1f} MiB{ours / theirs:7.2f}{GOAL:6.1f}"
        print(text, flush=True)


def _status(key: str) -> int:
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith(f"{key}:"):
            return int(line.split()[1])
    raise KeyError(key)
