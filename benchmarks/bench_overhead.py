"""Overhead per operation, memory of long graphs, import and generation time, against PyTorch.

    python benchmarks/bench_overhead.py [--quick]

Both are timed in turns in one process with one thread; the medians' ratio is what counts. Without
PyTorch only our own times are printed.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import os
import statistics
import subprocess
import sys
import timeit
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

for _variable in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(_variable, "1")  # before NumPy is imported

ROOT = Path(__file__).resolve().parent.parent
SIZE = 10
CHAIN = 50  # times three operations


def measure(function: Callable[[], Any], other: Callable[[], Any] | None, number: int,
            rounds: int) -> tuple[float, float | None]:  # fmt: skip
    """Median microseconds per call of both, timed in turns."""
    ours, theirs = [], []
    for _ in range(rounds):
        ours.append(timeit.timeit(function, number=number) / number * 1e6)
        if other is not None:
            theirs.append(timeit.timeit(other, number=number) / number * 1e6)
    return statistics.median(ours), statistics.median(theirs) if theirs else None


def chain(x: Any, b: Any, ones: Any) -> None:
    """Forward and backward of 150 small operations."""
    y = x
    for _ in range(CHAIN):
        y = (y * b + b).sin()
    y.backward(ones)
    x.grad = b.grad = None


def added(x: Any, y: Any) -> None:
    """20 recorded in-place additions."""
    z = x * 1.0
    for _ in range(20):
        z.add_(y)


def cases(module: Any) -> Iterator[tuple[str, Callable[[], Any], int]]:
    """(name, what to time, calls per round) for `autograd` or `torch`."""
    import numpy as np

    values = np.linspace(0.1, 1.0, SIZE)
    a = module.tensor(values, requires_grad=True)
    b = module.tensor(values + 1, requires_grad=True)
    ones = module.ones_like(a) if module.__name__ == "torch" else module.tensor(np.ones(SIZE))
    yield "a * b, recorded", lambda: a * b, 5000
    yield "a + b, recorded", lambda: a + b, 5000
    yield "a * 2.0, recorded", lambda: a * 2.0, 5000
    yield "a.sin(), recorded", lambda: a.sin(), 5000
    plain = a.detach() * 1
    step = ones.detach() * 1e-9
    yield "x.add_(y)", lambda: plain.add_(step), 5000
    yield "x.add_(y), recorded 20 times", lambda: added(a, step), 300
    yield "chain of 150, forward + backward", lambda: chain(a, b, ones), 20


NODES = 1_000_000
_CHAIN_PROGRAM = """
import resource, sys
name, count = sys.argv[1], int(sys.argv[2])
module = __import__(name)
x = y = module.tensor(1.0, dtype=module.float64, requires_grad=True)
for _ in range(count):
    y = y * x
y.backward()
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""


def chain_memory(name: str) -> float:
    """Peak MB of a process that runs a chain of a million products forward and backward."""
    command = [sys.executable, "-c", _CHAIN_PROGRAM, name, str(NODES)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=_environment())
    return int(done.stdout) / 1024


_IMPORT_PROGRAM = """
import time
import numpy
start = time.perf_counter()
import autograd
print((time.perf_counter() - start) * 1e3)
"""


def import_time() -> float:
    """Milliseconds that `import autograd` takes after `import numpy`, with warm bytecode."""
    command = [sys.executable, "-c", _IMPORT_PROGRAM]
    environment = _environment()
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    times = [
        float(subprocess.run(command, capture_output=True, check=True, env=environment).stdout)
        for _ in range(6)
    ]
    return statistics.median(times[1:])


def generation_time() -> float:
    """Seconds of `python -m codegen --check`, which renders the whole table."""
    command = [sys.executable, "-m", "codegen", "--check"]
    return min(
        timeit.timeit(
            lambda: subprocess.run(command, capture_output=True, cwd=ROOT, env=_environment()),
            number=1,
        )
        for _ in range(3)
    )


def _environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT)}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--quick", action="store_true", help="few rounds, no million-node chain")
    arguments = parser.parse_args()
    rounds = 3 if arguments.quick else 21
    sys.path.insert(0, str(ROOT))
    import autograd

    torch: Any = None
    if importlib.util.find_spec("torch") is not None:
        torch = importlib.import_module("torch")
        torch.set_num_threads(1)
    theirs = {name: function for name, function, _ in cases(torch)} if torch else {}
    print(f"{'':36s}{'ours':>12s}{'PyTorch':>12s}{'ratio':>8s}{'goal':>8s}")
    for name, function, number in cases(autograd):
        a, b = measure(function, theirs.get(name), number, rounds)
        line(name, a, b, "us", 0.6)
    if not arguments.quick:
        a = chain_memory("autograd")
        line("peak of 1,000,000 nodes", a, chain_memory("torch") if torch else None, "MB", 0.6)
    print(f"{'import autograd, above NumPy':36s}{import_time():9.1f} ms  (goal: 60 ms)")
    print(f"{'generating the table':36s}{generation_time():9.2f} s   (goal: 3 s)")


def line(name: str, ours: float, theirs: float | None, unit: str, goal: float) -> None:
    text = f"{name:36s}{ours:9.2f} {unit}"
    if theirs is not None:
        text += f"{theirs:9.2f} {unit}{ours / theirs:8.3f}{goal:8.2f}"
    print(text)


if __name__ == "__main__":
    main()
