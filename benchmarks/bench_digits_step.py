"""A training step of examples/digits.py against the same step written by hand in NumPy.

    python benchmarks/bench_digits_step.py

The hand-written step (forward, backward, update) is what someone would write who knows the network
and wants no library at all. Both start from the same numbers and see the same batches; the losses
must agree to 1e-12, step after step, before anything is timed. The two are timed in turns, a few
steps of one, a few of the other, so that a busy machine slows both alike; the figure is the ratio
of the medians.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

GOAL = 1.15
TURN = 12  # steps in a row
COLD = 2  # of these not timed: they find in the cache what the other left there

# What must be set before NumPy is imported. One thread: with more, matrices this small measure how
# threads wait. glibc's allocator: left alone it may or may not give the memory of large arrays back
# to the system in every step and fetch it again, as the layout of the heap happens to be, which is
# worth a third of a step.
ENVIRONMENT = {
    "OPENBLAS_NUM_THREADS": "1",
    "OMP_NUM_THREADS": "1",
    "MKL_NUM_THREADS": "1",
    "MALLOC_TRIM_THRESHOLD_": str(1 << 28),
    "MALLOC_MMAP_THRESHOLD_": str(1 << 28),
}


def example() -> ModuleType:
    """examples/digits.py as a module."""
    path = Path(__file__).resolve().parent.parent / "examples" / "digits.py"
    spec = importlib.util.spec_from_file_location("digits", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def numpy_step(
    parameters: Sequence[Any],
    velocities: Sequence[Any],
    x: Any,
    labels: Any,
    lr: float,
    momentum: float = 0.9,
    weight_decay: float = 1e-3,
) -> float:
    """What `digits.step` does, on arrays, with the chain rule written out."""
    import numpy as np

    w1, b1, w2, b2, w3, b3 = parameters
    h1 = np.maximum(x @ w1.T + b1, 0)
    h2 = np.maximum(h1 @ w2.T + b2, 0)
    z = h2 @ w3.T + b3
    z -= z.max(axis=1, keepdims=True)
    p = np.exp(z)
    total = p.sum(axis=1, keepdims=True)
    rows = np.arange(len(x))
    loss = float(np.mean(np.log(total[:, 0]) - z[rows, labels]))

    p /= total
    p[rows, labels] -= 1
    p /= len(x)
    d2 = (p @ w3) * (h2 > 0)
    d1 = (d2 @ w2) * (h1 > 0)
    gradients = (d1.T @ x, d1.sum(axis=0), d2.T @ h1, d2.sum(axis=0), p.T @ h2, p.sum(axis=0))

    for parameter, velocity, gradient in zip(parameters, velocities, gradients, strict=True):
        velocity *= momentum
        velocity += gradient
        velocity += weight_decay * parameter
        parameter -= lr * velocity
    return loss


def contestants(
    batch_size: int, seed: int = 0
) -> tuple[Callable[[int], float], Callable[[int], float]]:
    """Two functions that take the number of a step, do it, and give its loss: ours and NumPy's.

    Each has parameters of its own, equal at the start, and both see the same batches.
    """
    import numpy as np

    import autograd as ag

    digits = example()
    images, labels = digits.load()
    rng = np.random.default_rng(seed)
    order = rng.permutation(len(images))
    batches = [order[i : i + batch_size] for i in range(0, len(order) - batch_size + 1, batch_size)]
    data = [(images[i], labels[i]) for i in batches]

    tensors = digits.network((64, 256, 128, 10), rng)
    arrays = [t.detach().numpy().copy() for t in tensors]
    tensor_velocities = [ag.zeros_like(t) for t in tensors]
    array_velocities = [np.zeros_like(a) for a in arrays]

    def ours(i: int) -> float:
        return float(digits.step(tensors, tensor_velocities, *data[i % len(data)], 0.05))

    def by_hand(i: int) -> float:
        return numpy_step(arrays, array_velocities, *data[i % len(data)], 0.05)

    return ours, by_hand


def measure(batch_size: int, steps: int, warm_up: int = 50) -> tuple[float, float, float]:
    """Median seconds of a step, ours and NumPy's, and the largest difference of two losses."""
    ours, by_hand = contestants(batch_size)
    # The losses of the same step, while the two still train on the same numbers.
    worst = max(abs(ours(i) - by_hand(i)) for i in range(warm_up))
    times: tuple[list[float], list[float]] = ([], [])
    for first in range(0, steps, TURN):
        for step, seconds in zip((ours, by_hand), times, strict=True):
            for i in range(TURN):
                start = time.perf_counter()
                step(first + i)
                if i >= COLD:
                    seconds.append(time.perf_counter() - start)
    return statistics.median(times[0]), statistics.median(times[1]), worst


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="A training step against hand-written NumPy.")
    parser.add_argument("--batch-size", type=int, default=64, help="images in one step (64)")
    parser.add_argument("--steps", type=int, default=1500, help="steps of each (1500)")
    options = parser.parse_args(arguments)
    ours, by_hand, worst = measure(options.batch_size, options.steps)
    ratio = ours / by_hand
    print(
        f"digits step, batch {options.batch_size}: {ours * 1e6:.0f} us, by hand "
        f"{by_hand * 1e6:.0f} us, ratio {ratio:.3f} (goal {GOAL}); losses differ by {worst:.1e}"
    )
    if worst > 1e-12:
        print("the losses differ by more than 1e-12: not the same step", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    if not ENVIRONMENT.items() <= os.environ.items():
        os.environ.update(ENVIRONMENT)
        os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])
    sys.exit(main())
