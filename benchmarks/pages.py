"""What benchmarks that write a page of results share: threads, timing in turns, tables, pages."""

from __future__ import annotations

import argparse
import os
import platform
import statistics
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

__all__ = [
    "ROOT",
    "bold",
    "measure",
    "options",
    "processor",
    "publish",
    "set_threads",
    "table",
    "versions",
]

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))


def set_threads(count: int) -> None:
    """How many threads NumPy's BLAS uses at most, unless the environment says so already; to be
    called before NumPy is imported."""
    for variable in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ.setdefault(variable, str(count))


def measure(
    ours: Callable[[], Any],
    theirs: Callable[[], Any],
    number: int,
    rounds: int,
    clock: Callable[[], float] = time.perf_counter,
) -> tuple[float, float]:
    """Median microseconds per call of both, timed in turns, `number` calls at a time."""
    times: tuple[list[float], list[float]] = ([], [])
    for _ in range(rounds):
        for function, found in zip((ours, theirs), times, strict=True):
            start = clock()
            for _ in range(number):
                function()
            found.append((clock() - start) / number * 1e6)
    return statistics.median(times[0]), statistics.median(times[1])


def processor() -> str:
    """The vectors that the processor has, which decide how fast loops are."""
    try:
        flags = Path("/proc/cpuinfo").read_text().split()
    except OSError:
        return platform.machine()
    wide = next((name for name in ("avx512f", "avx2") if name in flags), platform.machine())
    return f"{wide.upper()}, {os.cpu_count()} processors"


def versions(torch: Any) -> str:
    """The versions that a page names."""
    import numpy as np

    return f"Python {platform.python_version()}, NumPy {np.__version__}, torch {torch.__version__}"


def bold(ratio: float, goal: float) -> str:
    """A ratio as a page shows it: in bold if it misses the goal."""
    return f"**{ratio:.2f}**" if ratio > goal else f"{ratio:.2f}"


def table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    """The lines of a table; what is below a name that begins with ``>`` is at the right."""
    names = [name.removeprefix(">") for name in columns]
    rules = ["---:" if name.startswith(">") else "---" for name in columns]
    lines = [f"| {' | '.join(names)} |", f"|{'|'.join(rules)}|"]
    return lines + [f"| {' | '.join(row)} |" for row in rows]


def options(text: str | None, results: Path, names: str) -> argparse.ArgumentParser:
    """The command line of a benchmark with docstring `text`, whose page is `results`; `names` says
    what names among its arguments do."""
    parser = argparse.ArgumentParser(description=(text or "").split("\n", 1)[0])
    parser.add_argument("names", nargs="*", help=names)
    parser.add_argument("--write", action="store_true", help=f"write {results.name}")
    parser.add_argument("--rounds", type=int, default=9)
    return parser


def publish(text: str, results: Path, write: bool) -> None:
    """Prints a page, and writes it if asked to."""
    print(text)
    if write:
        results.parent.mkdir(exist_ok=True)
        results.write_text(text)
