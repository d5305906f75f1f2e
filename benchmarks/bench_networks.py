"""Functions of networks against PyTorch's: forward and backward, in turns, the ratio of medians.

    python benchmarks/bench_networks.py [--memory] [name ...]

Both use as many threads as there are processors. On a busy machine repeat it: threads that wait for
each other cost more than the work. After each of its turns PyTorch's threads keep a processor busy
for some milliseconds, waiting for more; with GOMP_SPINCOUNT=0 in the environment they sleep.
`--memory`: what a step takes beyond its inputs instead.
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
from memory import QUESTION, report, taken

import autograd as ag

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


DIGITS = 64
"""Images in a step of LeNet."""


def lenet(module: Any) -> Callable[[], None]:
    """A step of training LeNet-5 with rectifiers on images of 28 x 28: gradients and update."""
    f = module.nn.functional
    random = np.random.default_rng(0)
    x = module.tensor(random.normal(size=(DIGITS, 1, 28, 28)).astype(np.float32))
    labels = module.tensor(random.integers(0, 10, DIGITS))
    shapes = [(6, 1, 5, 5), (16, 6, 5, 5), (120, 400), (84, 120), (10, 84)]
    drawn = [random.normal(size=n) / np.sqrt(np.prod(n[1:])) for n in shapes]
    weights = [module.tensor(w.astype(np.float32), requires_grad=True) for w in drawn]
    biases = [module.zeros(n[0], dtype=module.float32, requires_grad=True) for n in shapes]
    optimizer = module.optim.SGD([*weights, *biases], lr=0.01, momentum=0.9)

    def run() -> None:
        y = f.max_pool2d(f.relu(f.conv2d(x, weights[0], biases[0], padding=2)), 2)
        y = f.max_pool2d(f.relu(f.conv2d(y, weights[1], biases[1])), 2).flatten(1)
        for w, b in zip(weights[2:4], biases[2:4], strict=True):
            y = f.relu(f.linear(y, w, b))
        optimizer.zero_grad()
        f.cross_entropy(f.linear(y, weights[4], biases[4]), labels).backward()
        optimizer.step()

    return run


def block(module: Any) -> Callable[[], None]:
    """A step of training a transformer block: 8 sequences of 128, 256 features, 4 heads."""
    network = module.nn.TransformerEncoderLayer(
        256, 4, 1024, dropout=0.0, activation="gelu", batch_first=True, norm_first=True
    ).float()
    optimizer = module.optim.AdamW(network.parameters())
    x = module.tensor(np.random.default_rng(0).normal(size=(8, 128, 256)).astype(np.float32))

    def run() -> None:
        optimizer.zero_grad()
        network(x).square().mean().backward()
        optimizer.step()

    return run


def recurrent(name: str) -> Callable[[Any], Callable[[], None]]:
    """A layer of 256 units on 32 sequences of 64 steps, 128 features."""

    def made(module: Any) -> Callable[[], None]:
        network = getattr(module.nn, name)(128, 256).float()
        x = np.random.default_rng(0).normal(size=(64, 32, 128)).astype(np.float32)
        grad = module.ones(64, 32, 256, dtype=module.float32)
        inputs = [module.tensor(x, requires_grad=True), *network.parameters()]
        return step(lambda x, *_: network(x)[0], inputs, grad)

    return made


STEPS: dict[str, Callable[[Any], Callable[[], None]]] = {
    "LeNet step": lenet,
    "transformer block": block,
    **{name: recurrent(name) for name in ("LSTM", "GRU", "RNN")},
}
"""For each name what makes the step, given the library."""


def step(function: Callable[..., Any], inputs: list[Any], grad: Any) -> Callable[[], None]:
    def run() -> None:
        for x in inputs:
            x.grad = None
        function(*inputs).backward(grad)

    return run


def prepared(name: str, module: Any) -> Callable[[], None]:
    """The step of this name with the functions of `autograd` or `torch`."""
    if name in STEPS:
        return STEPS[name](module)
    function, shapes = CASES[name]
    random = np.random.default_rng(0)
    arrays = [random.normal(size=shape).astype(np.float32) for shape in shapes]
    inputs = [module.tensor(x, requires_grad=True) for x in arrays]
    call = function(module.nn.functional, module.tensor)
    grad = random.normal(size=tuple(call(*inputs).shape)).astype(np.float32)
    return step(call, inputs, module.tensor(grad))


def compare(name: str) -> tuple[float, float]:
    """Milliseconds of ours and of PyTorch's."""
    return in_turns([prepared(name, module) for module in (ag, torch)])


def in_turns(steps: list[Callable[[], None]]) -> tuple[float, float]:
    times: list[list[float]] = [[], []]
    for _ in range(ROUNDS):
        for run, found in zip(steps, times, strict=True):
            start = time.perf_counter()
            run()
            found.append(1000 * (time.perf_counter() - start))
    return statistics.median(times[0]), statistics.median(times[1])


def main() -> None:
    names = [*CASES, *STEPS]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="of " + ", ".join(names))
    parser.add_argument("--memory", action="store_true", help="compare memory instead of time")
    parser.add_argument(QUESTION, nargs=2, help=argparse.SUPPRESS)
    torch.set_num_threads(os.cpu_count() or 1)
    given = parser.parse_args()
    if given.memory_of:
        library, name = given.memory_of
        print(taken(prepared(name, {"autograd": ag, "torch": torch}[library])))
        return
    if given.memory:
        report(__file__, given.names or names)
        return
    for name in given.names or names:
        ours, theirs = compare(name)
        print(f"{name:18} {ours:8.2f} ms {theirs:8.2f} ms   {ours / theirs:5.2f}", flush=True)


if __name__ == "__main__":
    main()
