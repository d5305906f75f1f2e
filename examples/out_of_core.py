"""Logistic regression on more rows than a worker's memory holds, on a cluster of processes.

    python examples/out_of_core.py

Dask makes the rows chunk by chunk, where they are needed. `X @ w` and `backward` build one lazy
graph, in which each chunk is made, used and forgotten; the cluster adds up the gradients. With
--recipe each worker is sent the weights and computes the gradients of its chunks with Tensors on
NumPy, and the futures are added up: data-parallel training in ten lines.
"""

from __future__ import annotations

import argparse
import resource
import sys
from collections.abc import Sequence
from typing import Any

import dask
import dask.array as da
import numpy as np
from distributed import Client, LocalCluster

import autograd as ag

COLUMNS = 64
TRUTH = np.linspace(-1.0, 1.0, COLUMNS)


def rows_of(seed: int, count: int) -> tuple[np.ndarray, np.ndarray]:
    """Rows (count, COLUMNS) of float64, and 0 or 1 (count,) for each."""
    random = np.random.default_rng(seed)
    rows = random.standard_normal((count, COLUMNS))
    return rows, (rows @ TRUTH + random.logistic(size=count) > 0).astype(np.float64)


def dataset(chunks: int, count: int) -> tuple[Any, Any]:
    """The same rows as dask arrays, of which nothing is made yet."""
    made = [dask.delayed(rows_of, nout=2)(seed, count) for seed in range(chunks)]
    rows = [da.from_delayed(x, (count, COLUMNS), float) for x, _ in made]
    labels = [da.from_delayed(y, (count,), float) for _, y in made]
    return da.concatenate(rows), da.concatenate(labels)


def loss_of(weights: Any, rows: Any, labels: Any) -> Any:
    """Minus the log likelihood of rows, summed."""
    return ag.nn.functional.binary_cross_entropy_with_logits(
        rows @ weights, labels, reduction="sum"
    )


def lazy_gradient(weights: np.ndarray, chunks: int, count: int) -> tuple[float, np.ndarray]:
    """Loss and gradient of all rows, by one lazy graph."""
    rows, labels = map(ag.tensor, dataset(chunks, count))
    w = ag.tensor(weights, requires_grad=True)
    loss = loss_of(w, rows, labels)
    loss.backward()
    value, gradient = dask.compute(loss, w.grad)
    return value.item(), gradient.numpy()


def chunk_gradient(seed: int, weights: np.ndarray, count: int) -> tuple[float, np.ndarray]:
    """Loss and gradient of one chunk, which the worker makes itself."""
    w = ag.tensor(weights, requires_grad=True)
    loss = loss_of(w, *map(ag.tensor, rows_of(seed, count)))
    loss.backward()
    assert w.grad is not None
    return loss.item(), w.grad.numpy()


def mapped_gradient(
    client: Any, weights: np.ndarray, chunks: int, count: int
) -> tuple[float, np.ndarray]:
    """Loss and gradient of all rows, by a future for each chunk."""
    futures = client.map(chunk_gradient, range(chunks), weights=weights, count=count, pure=False)
    parts = client.gather(futures)
    return sum(value for value, _ in parts), sum(gradient for _, gradient in parts)


def peak() -> int:
    """The most memory that this process has held, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--chunks", type=int, default=128)
    parser.add_argument("--rows", type=int, default=32_768, help="of a chunk")
    parser.add_argument("--memory", default="250MB", help="limit of each of the two workers")
    parser.add_argument("--steps", type=int, default=2)
    parser.add_argument("--recipe", action="store_true", help="futures instead of lazy arrays")
    parser.add_argument("--quick", action="store_true", help="few and small chunks")
    options = parser.parse_args(arguments)
    chunks, count = (6, 2000) if options.quick else (options.chunks, options.rows)
    with (
        LocalCluster(
            n_workers=2, threads_per_worker=1, memory_limit=options.memory, host="127.0.0.1",
            dashboard_address=None,
        ) as cluster,
        Client(cluster) as client,
    ):  # fmt: skip
        weights = np.zeros(COLUMNS)
        for _ in range(options.steps):
            if options.recipe:
                value, gradient = mapped_gradient(client, weights, chunks, count)
            else:
                value, gradient = lazy_gradient(weights, chunks, count)
            weights -= 4.0 * gradient / (chunks * count)
            print(f"loss {value / (chunks * count):.4f}")
        megabytes = chunks * count * COLUMNS * 8 / 1e6
        peaks = client.run(peak)
        print(f"{megabytes:.0f} MB of rows, limit {options.memory} for each of 2 workers")
        print(f"peak memory of the workers: {', '.join(f'{p} MB' for p in peaks.values())}")
    near = float(np.corrcoef(weights, TRUTH)[0, 1])
    print(f"correlation with the true weights: {near:.3f}")
    return 0 if near > 0.9 else 1


if __name__ == "__main__":
    sys.exit(main())
