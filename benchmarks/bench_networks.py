"""Functions of networks against PyTorch's: forward and backward, in turns, the ratio of medians.

    python benchmarks/bench_networks.py [name ...]

Both use as many threads as there are processors. On a busy machine repeat it: threads that wait for
each other cost more than the work.
"""

from __future__ import annotations

import argparse
import os
import statistics
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import torch

import autograd as ag

F, TF = ag.nn.functional, torch.nn.functional
ROUNDS = 25
ROWS = (4096, 1024)
HEADS = (8, 4, 128, 64)
IMAGES = (32, 64, 28, 28)
CLASSES = np.random.default_rng(0).integers(0, ROWS[1], ROWS[0])
WORDS = np.random.default_rng(0).integers(0, 10000, (64, 128))

Cases = dict[str, tuple[Callable[[Any, Any], Callable[..., Any]], list[tuple[int, ...]]]]
"""For each name the function, given the namespace and what makes a tensor, and shapes."""

CASES: Cases = {
    "layer_norm": (
        lambda f, make: lambda x, w, b: f.layer_norm(x, (ROWS[1],), w, b),
        [ROWS, ROWS[1:], ROWS[1:]],
    ),
    "softmax": (lambda f, make: lambda x: f.softmax(x, -1), [ROWS]),
    "cross_entropy": (lambda f, make: lambda x: f.cross_entropy(x, make(CLASSES)), [ROWS]),
    "gelu": (lambda f, make: lambda x: f.gelu(x), [ROWS]),
    "batch_norm": (
        lambda f, make: lambda x, w, b: f.batch_norm(x, None, None, w, b, training=True),
        [IMAGES, IMAGES[1:2], IMAGES[1:2]],
    ),
    "group_norm": (
        lambda f, make: lambda x, w, b: f.group_norm(x, 8, w, b),
        [IMAGES, IMAGES[1:2], IMAGES[1:2]],
    ),
    "attention": (
        lambda f, make: lambda q, k, v: f.scaled_dot_product_attention(q, k, v),
        [HEADS, HEADS, HEADS],
    ),
    "causal attention": (
        lambda f, make: lambda q, k, v: f.scaled_dot_product_attention(q, k, v, is_causal=True),
        [HEADS, HEADS, HEADS],
    ),
    "embedding": (lambda f, make: lambda w: f.embedding(make(WORDS), w), [(10000, 128)]),
}


def step(function: Callable[..., Any], inputs: list[Any], grad: Any) -> Callable[[], None]:
    def run() -> None:
        for x in inputs:
            x.grad = None
        function(*inputs).backward(grad)

    return run


def compare(name: str) -> tuple[float, float]:
    """Milliseconds of ours and of PyTorch's."""
    function, shapes = CASES[name]
    random = np.random.default_rng(0)
    arrays = [random.normal(size=shape).astype(np.float32) for shape in shapes]
    ours = [ag.tensor(x, requires_grad=True) for x in arrays]
    theirs = [torch.tensor(x, requires_grad=True) for x in arrays]
    mine, its = function(F, ag.tensor), function(TF, torch.tensor)
    grad = random.normal(size=mine(*ours).shape).astype(np.float32)
    steps = [step(mine, ours, ag.tensor(grad)), step(its, theirs, torch.tensor(grad))]
    times: list[list[float]] = [[], []]
    for _ in range(ROUNDS):
        for run, found in zip(steps, times, strict=True):
            start = time.perf_counter()
            run()
            found.append(1000 * (time.perf_counter() - start))
    return statistics.median(times[0]), statistics.median(times[1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="of " + ", ".join(CASES))
    torch.set_num_threads(os.cpu_count() or 1)
    for name in parser.parse_args().names or CASES:
        ours, theirs = compare(name)
        print(f"{name:18} {ours:8.2f} ms {theirs:8.2f} ms   {ours / theirs:5.2f}", flush=True)


if __name__ == "__main__":
    main()
