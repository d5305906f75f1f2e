"""Convolution and pooling, forward and backward, against PyTorch.

    python benchmarks/bench_conv.py [--quick] [--threads N] [--memory]

Both are timed in turns in one process, with two threads unless told otherwise; ratios are what
counts. Printed are those of the medians and of the fastest rounds: on a machine that does other
work too, threads that wait for each other spoil medians. `--memory`: what a step takes beyond its
inputs instead.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import os
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import memory

ROOT = Path(__file__).resolve().parent.parent

Shape = tuple[int, ...]
# What runs, the shapes of input and weight, further arguments, whether the input's gradient is
# wanted as well, and the ratio to be reached.
CONVOLUTIONS: list[tuple[str, Shape, Shape, dict[str, int], bool, float]] = [
    ("3x3, 32x16x32x32 -> 32", (32, 16, 32, 32), (32, 16, 3, 3), {"padding": 1}, True, 1.2),
    (
        "7x7 stride 2, 64x3x64x64 -> 64, weight",
        (64, 3, 64, 64), (64, 3, 7, 7), {"stride": 2, "padding": 3}, False, 1.5,
    ),
    (
        "7x7 stride 2, 64x3x64x64 -> 64",
        (64, 3, 64, 64), (64, 3, 7, 7), {"stride": 2, "padding": 3}, True, 1.5,
    ),
    ("3x3, 16x64x28x28 -> 64", (16, 64, 28, 28), (64, 64, 3, 3), {"padding": 1}, True, 1.2),
    ("1x1, 16x256x14x14 -> 64", (16, 256, 14, 14), (64, 256, 1, 1), {}, True, 1.5),
    (
        "depthwise 3x3, 16x32x56x56",
        (16, 32, 56, 56), (32, 1, 3, 3), {"padding": 1, "groups": 32}, True, 1.5,
    ),
]  # fmt: skip
POOLS: list[tuple[str, str, Shape, tuple[int, ...], float]] = [
    ("max_pool2d 2x2, 32x16x64x64", "max_pool2d", (32, 16, 64, 64), (2,), 1.0),
    ("max_pool2d 3x3 stride 2, 32x16x64x64", "max_pool2d", (32, 16, 64, 64), (3, 2, 1), 1.0),
    ("avg_pool2d 2x2, 32x16x64x64", "avg_pool2d", (32, 16, 64, 64), (2,), 1.0),
]


def cases(module: Any, wanted: str | None = None) -> Iterator[tuple[str, Callable[[], Any], float]]:
    """(name, a step forward and backward, the goal) for `autograd` or `torch`; the one `wanted`."""
    import numpy as np

    random = np.random.default_rng(0)

    def tensor(shape: Shape, grad: bool) -> Any:
        values = random.standard_normal(shape).astype(np.float32)
        return module.tensor(values, requires_grad=grad)

    def step(function: Callable[[], Any], inputs: list[Any]) -> Callable[[], Any]:
        ones = module.ones_like(function().detach())

        def run() -> None:
            function().backward(ones)
            for each in inputs:
                each.grad = None

        return run

    def convolved(x: Any, w: Any, named: dict[str, int]) -> Callable[[], Any]:
        return lambda: module.nn.functional.conv2d(x, w, **named)

    def pooled(x: Any, name: str, numbers: tuple[int, ...]) -> Callable[[], Any]:
        return lambda: getattr(module.nn.functional, name)(x, *numbers)

    for name, shape, weight, named, both, goal in CONVOLUTIONS:
        if wanted in (None, name):
            x, w = tensor(shape, both), tensor(weight, True)
            yield name, step(convolved(x, w, named), [x, w]), goal
    for name, function, shape, numbers, goal in POOLS:
        if wanted not in (None, name):
            continue
        x = tensor(shape, True)
        yield name, step(pooled(x, function, numbers), [x]), goal


def in_turns(
    ours: Callable[[], Any], theirs: Callable[[], Any] | None, rounds: int
) -> tuple[list[float], list[float]]:
    """Milliseconds of each round of both."""
    times: tuple[list[float], list[float]] = ([], [])
    for _ in range(rounds):
        for function, found in zip((ours, theirs), times, strict=True):
            if function is not None:
                start = time.perf_counter()
                function()
                found.append((time.perf_counter() - start) * 1e3)
    return times


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--quick", action="store_true", help="few rounds")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--memory", action="store_true", help="compare memory instead of time")
    parser.add_argument(memory.QUESTION, nargs=2, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    for variable in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ[variable] = str(arguments.threads)  # before NumPy is imported
    sys.path.insert(0, str(ROOT))
    if arguments.memory:
        memory.report(__file__, [name for name, *_ in CONVOLUTIONS + POOLS])
        return
    if arguments.memory_of:
        library, wanted = arguments.memory_of
        steps = {name: run for name, run, _ in cases(importlib.import_module(library), wanted)}
        print(memory.taken(steps[wanted]))
        return
    autograd = importlib.import_module("autograd")
    torch: Any = None
    if importlib.util.find_spec("torch") is not None:
        torch = importlib.import_module("torch")
        torch.set_num_threads(arguments.threads)
    theirs = {name: run for name, run, _ in cases(torch)} if torch else {}
    print(f"{'':42s}{'ours':>10s}{'PyTorch':>10s}{'ratio':>8s}{'fastest':>9s}{'goal':>7s}")
    for name, run, goal in cases(autograd):
        ours, others = in_turns(run, theirs.get(name), 5 if arguments.quick else 30)
        text = f"{name:42s}{statistics.median(ours):7.2f} ms"
        if others:
            median = statistics.median(others)
            text += f"{median:7.2f} ms{statistics.median(ours) / median:8.2f}"
            text += f"{min(ours) / min(others):9.2f}{goal:7.1f}"
        print(text, flush=True)


if __name__ == "__main__":
    main()
