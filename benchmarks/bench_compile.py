"""`autograd.compile`: values with gradients, against eager code, NumPy by hand, and compilers.

    python benchmarks/bench_compile.py [--write] [--threads N] [--seconds S] [--quick]
        [--peers NAME ...] [--python PEER=INTERPRETER ...] [--processor] [name ...]

Every library runs every workload in a fresh process; the processes are asked for rounds in turns,
and medians of the rounds are compared. Peers that are not installed are left out: `--python` names
an interpreter that has one, such as ``jax.jit=/opt/jax/bin/python``. With `--processor` it is the
processor's time that is compared, of all threads, which says more on a machine that does other work
too. With names, only workloads with one of them in theirs. `--write` puts the table into
results/compile.md.
"""

from __future__ import annotations

import argparse
import datetime
import json
import math
import os
import select
import statistics
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from compile_peers import OTHERS, PEERS
from compile_workloads import WORKLOADS, Workload
from pages import ROOT, bold, options, processor, publish, set_threads, table

RESULTS = ROOT / "benchmarks" / "results" / "compile.md"
PEER = Path(__file__).with_name("compile_peers.py")
LEAST = 0.03  # seconds of a round
ROUNDS = 3
PATIENCE = 150  # seconds for the first call: who takes longer is left out
CLOSE = {"float32": 2e-3, "float64": 1e-9}  # how far sums of results may be apart


class Process:
    """A library with a workload. first: the seconds of its first call. sums: of its results."""

    def __init__(self, peer: str, work: Workload, given: argparse.Namespace) -> None:
        python = dict(each.split("=", 1) for each in given.python).get(peer, sys.executable)
        command = [python, str(PEER), peer, work.name, str(given.threads)]
        self.process = subprocess.Popen(
            command + ["--quick"] * given.quick, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL if not given.verbose else None, text=True,
            env=_environment(peer),
        )  # fmt: skip
        self.times: list[tuple[float, float]] = []
        self.calls, self.spent = 1, 0.0
        assert self.process.stdout is not None
        if not select.select([self.process.stdout], [], [], PATIENCE)[0]:
            self.process.kill()
        answer = self._answer()
        self.runs = answer is not None
        if answer is not None:
            self.first, self.sums = answer["first"], answer["sums"]

    def _answer(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        return json.loads(line) if line else None

    def round(self) -> tuple[float, float]:
        """Seconds of a call by the clock and of the processor."""
        assert self.process.stdin is not None
        print(self.calls, file=self.process.stdin, flush=True)
        wall, processor = self._answer()
        self.spent += wall
        found = wall / self.calls, processor / self.calls
        self.calls = max(1, math.ceil(LEAST / found[0]))
        return found

    def close(self) -> None:
        self.process.communicate()


def _environment(peer: str) -> dict[str, str]:
    """The environment of a peer; one with the name of our package does not find ours."""
    hidden = ("PYTHONPATH",) if peer in OTHERS else ()
    return {name: value for name, value in os.environ.items() if name not in hidden}


def measured(work: Workload, given: argparse.Namespace) -> dict[str, Process]:
    """The processes of those who have the workload, with their times, in turns until each has had
    its seconds and ROUNDS of them."""
    found = {}
    for peer in given.peers:
        process = Process(peer, work, given)
        if process.runs:
            found[peer] = process
            process.round()
        else:
            process.close()
    sums = next(iter(found.values())).sums
    for peer, process in found.items():
        far = [
            abs(a - b) > CLOSE[work.dtype] * abs(b) for a, b in zip(process.sums, sums, strict=True)
        ]
        if any(far):
            raise AssertionError(f"{work.name}: {peer} gives {process.sums}, not {sums}")
    waiting = list(found.values())
    while waiting:
        for process in waiting:
            process.times.append(process.round())
        waiting = [x for x in waiting if x.spent < given.seconds or len(x.times) < ROUNDS]
    for process in found.values():
        process.close()
    return found


def row(work: Workload, given: argparse.Namespace) -> tuple[list[str], list[str]]:
    """The lines of a workload in the table of times and in that of first calls."""
    found = measured(work, given)
    medians = {
        peer: statistics.median([each[given.processor] for each in process.times])
        for peer, process in found.items()
    }
    base = medians["compiled"]
    rivals = [medians[peer] for peer in work.rivals if peer in medians]
    ratio = bold(base / min(rivals), work.goal) if rivals else "-"
    print(f"{work.name}: ratio {ratio}, goal {work.goal}", file=sys.stderr)
    for peer, process in found.items():
        least = min(each[given.processor] for each in process.times)
        ratios = f"{base / medians[peer]:6.2f}"
        print(
            f"  {peer:16}{medians[peer] * 1e3:10.3f} ms, least {least * 1e3:10.3f} {ratios}   "
            f"first call {process.first:.3f} s",
            file=sys.stderr,
        )
    times = [_digits(medians[peer] * 1e3) if peer in medians else "-" for peer in given.peers]
    firsts = [_digits(found[peer].first) if peer in found else "-" for peer in _MADE_FIRST]
    return [work.name, *times, ratio, f"{work.goal}"], [work.name, *firsts]


_PEERS = [peer for peer in PEERS if peer not in OTHERS]
_MADE_FIRST = ("compiled", "torch.compile", "jax.jit")


def _digits(x: float) -> str:
    """Three digits."""
    return f"{x:.{max(0, 2 - math.floor(math.log10(x)))}f}"


def page(works: Sequence[Workload], given: argparse.Namespace) -> str:
    rows = [row(work, given) for work in works]
    columns = ["workload", *[f">{peer}" for peer in given.peers], ">ratio", ">goal"]
    clock = "the processor's, of all threads" if given.processor else "by the clock"
    return "\n".join([
        "# Compiled functions", "",
        "Written by `python benchmarks/bench_compile.py --write`: milliseconds of a value with its "
        f"gradients ({clock}), {given.threads} thread{'s' * (given.threads > 1)}, each library in "
        f"a process of its own, asked in turns, medians. {versions_of_peers(given)}; "
        f"{processor()}; {datetime.date.today()}. `compiled` is one program for value and "
        "gradients, `backward()` a compiled function and its backward pass. The ratio is that of "
        "`compiled` to the fastest of those that the goal is set against: torch.compile for the "
        "first four, the transformer block and the LSTM cell, NumPy by hand and JAX for the two "
        "other models, JAX for the small arrays; in bold, it is missed. Figures of a machine that "
        "does other work too vary by a tenth or two.", "",
        *table(columns, [times for times, _ in rows]), "",
        "Seconds until the first result, with empty caches, in a fresh process:", "",
        *table(["workload", *[f">{peer}" for peer in _MADE_FIRST]], [first for _, first in rows]),
        "",
    ])  # fmt: skip


def versions_of_peers(given: argparse.Namespace) -> str:
    """The versions that the page names."""
    interpreters = dict(each.split("=", 1) for each in given.python)
    found = []
    for name, peer in (
        ("numpy", "compiled"), ("torch", "torch"), ("jax", "jax.jit"),
        ("autograd", "HIPS autograd"), ("mygrad", "MyGrad"), ("tinygrad", "tinygrad"),
        ("micrograd", "micrograd"),
    ):  # fmt: skip
        if peer in OTHERS and peer not in interpreters:
            continue
        text = f"from importlib.metadata import version; print(version({name!r}))"
        python = interpreters.get(peer, sys.executable)
        shown = subprocess.run([python, "-c", text], capture_output=True, text=True, check=False)
        if shown.returncode == 0:
            found.append(f"{peer if peer in OTHERS else name} {shown.stdout.strip()}")
    return ", ".join(found)


def main() -> None:
    parser = options(__doc__, RESULTS, "only workloads with one of these in their name")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=8, help="for each library and workload")
    parser.add_argument("--quick", action="store_true", help="small arrays")
    parser.add_argument("--peers", nargs="+", choices=PEERS, default=_PEERS)
    parser.add_argument("--python", nargs="+", default=[], metavar="PEER=INTERPRETER")
    parser.add_argument("--processor", action="store_true", help="the processor's time")
    parser.add_argument("--verbose", action="store_true", help="what the libraries say")
    given = parser.parse_args()
    set_threads(given.threads)
    works = [w for w in WORKLOADS if not given.names or any(n in w.name for n in given.names)]
    publish(page(works, given), RESULTS, given.write)


if __name__ == "__main__":
    main()
