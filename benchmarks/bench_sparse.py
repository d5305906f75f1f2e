"""Sparse Hessians and Jacobians: in multiples of one gradient, and against dense ones.

    python benchmarks/bench_sparse.py [--rounds N]

All that is compared is timed in turns in one process with one thread; the ratios of the medians are
what counts. The dense Hessian is PyTorch's where it is installed, else our own.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import os
import statistics
import time
import warnings
from collections.abc import Callable
from typing import Any

for _variable in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(_variable, "1")  # before NumPy is imported

import numpy as np  # noqa: E402

import autograd as ag  # noqa: E402

LARGE = 10_000
SMALL = 300  # where a dense Hessian can be waited for
SIDE = 100  # of a grid


def rosenbrock(x: Any) -> Any:
    """The sum over i of 100 (x[i+1] - x[i]^2)^2 + (1 - x[i])^2."""
    return (100 * (x[1:] - x[:-1] ** 2) ** 2 + (1 - x[:-1]) ** 2).sum()


def diffusion(x: Any) -> Any:
    """Five points of a grid each, and a reaction at the one in the middle."""
    u = ag.nn.functional.pad(x.reshape(SIDE, SIDE), (1, 1, 1, 1))
    inner = u[1:-1, 1:-1]
    return u[2:, 1:-1] + u[:-2, 1:-1] + u[1:-1, 2:] + u[1:-1, :-2] - 4 * inner + inner**3


def medians(calls: dict[str, Callable[[], Any]], rounds: int) -> dict[str, float]:
    """Milliseconds of each call, called in turns."""
    times: dict[str, list[float]] = {name: [] for name in calls}
    for _ in range(rounds + 1):
        for name, call in calls.items():
            start = time.perf_counter()
            call()
            times[name].append((time.perf_counter() - start) * 1e3)
    return {name: statistics.median(each[1:]) for name, each in times.items()}


def dense() -> tuple[str, Callable[[np.ndarray], Any]]:
    """Who computes a dense Hessian, and how."""
    if importlib.util.find_spec("torch") is None:
        return "dense", lambda x: ag.func.hessian(rosenbrock)(ag.tensor(x))
    torch: Any = importlib.import_module("torch")
    torch.set_num_threads(1)
    return "PyTorch's dense", lambda x: torch.func.hessian(rosenbrock)(torch.tensor(x))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--rounds", type=int, default=15)
    rounds = parser.parse_args().rounds
    warnings.simplefilter("ignore")
    x = np.random.default_rng(0).normal(size=LARGE)
    few = x[:SMALL]
    slope = ag.func.grad(rosenbrock)
    detecting = ag.func.hessian(rosenbrock, sparsity="auto")
    prepared = ag.sparsity.SparseHessian(rosenbrock, x)
    prepared_small = ag.sparsity.SparseHessian(rosenbrock, few)
    grid = ag.sparsity.SparseJacobian(diffusion, x)
    name, whole = dense()
    calls: dict[str, Callable[[], Any]] = {
        "gradient": lambda: slope(ag.tensor(x)),
        f"Hessian, {prepared.passes} products": lambda: prepared(x),
        "Hessian, pattern and colours too": lambda: detecting(x),
        "values of the grid": lambda: diffusion(ag.tensor(x)),
        f"Jacobian of the grid, {grid.passes} products": lambda: grid(x),
        "its pattern and colours": lambda: ag.sparsity.SparseJacobian(diffusion, x),
    }
    found = medians(calls, rounds)
    print(f"Rosenbrock's function and a grid, {LARGE} variables")
    for label, ms in found.items():
        print(f"{label:45} {ms:9.2f} ms {ms / found['gradient']:9.1f} gradients")
    small = medians({"sparse": lambda: prepared_small(few), name: lambda: whole(few)}, rounds)
    print(f"Rosenbrock's function, {SMALL} variables")
    for label, ms in small.items():
        print(f"{label:45} {ms:9.2f} ms {ms / small[name]:9.3f} of {name}")


if __name__ == "__main__":
    main()
