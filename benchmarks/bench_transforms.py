"""Transforms of functions against PyTorch's.

    python benchmarks/bench_transforms.py [--write] [--rounds N] [name ...]

Both libraries run in one process with one thread, in turns, in PyTorch's eager mode; the ratio is
that of the medians. With names, only those figures. `--write` puts the table into
results/transforms.md.
"""

from __future__ import annotations

import importlib
import sys
import warnings
from collections.abc import Callable
from typing import Any, NamedTuple

from pages import ROOT, bold, measure, options, publish, set_threads, table, versions

set_threads(1)

import numpy as np  # noqa: E402

import autograd as ag  # noqa: E402

RESULTS = ROOT / "benchmarks" / "results" / "transforms.md"
ENOUGH = 5_000  # microseconds that one measurement of a fast call takes at least
SIZES = (64, 64, 10)
BATCH = 256
GRADIENTS = 4  # that a product with the Hessian may cost

Call = Callable[[], Any]


class Figure(NamedTuple):
    """What is measured. ours, theirs: the call, given the module `autograd` or torch; the latter
    may have another name for it. goal: the ratio."""

    name: str
    ours: Callable[[Any], Call]
    theirs: Callable[[Any], Call]
    goal: float


def rosenbrock(x: Any) -> Any:
    return (100 * (x[1:] - x[:-1] ** 2) ** 2 + (1 - x[:-1]) ** 2).sum()


def point(module: Any, size: int, seed: int = 0) -> Any:
    return module.tensor(np.random.default_rng(seed).normal(size=size))


def gradient(module: Any, size: int = 1000) -> Call:
    x = point(module, size)
    transform = module.func.grad(rosenbrock)
    return lambda: transform(x)


def hessian(module: Any, size: int = 100) -> Call:
    x = point(module, size)
    transform = module.func.hessian(rosenbrock)
    return lambda: transform(x)


def our_product(module: Any, size: int = 1000) -> Call:
    x, v = point(module, size), point(module, size, 1)
    transform = module.func.hvp(rosenbrock)
    return lambda: transform(x, v)


def functional_product(module: Any, size: int = 1000) -> Call:
    x, v = point(module, size), point(module, size, 1)
    return lambda: module.autograd.functional.hvp(rosenbrock, x, v)


def forward_over_reverse(module: Any, size: int = 1000) -> Call:
    x, v = point(module, size), point(module, size, 1)
    slope = module.func.grad(rosenbrock)
    return lambda: module.func.jvp(slope, (x,), (v,))


def per_sample_gradients(module: Any) -> Call:
    random = np.random.default_rng(0)
    inner, hidden, outer = SIZES
    shapes = {"w1": (inner, hidden), "b1": (hidden,), "w2": (hidden, outer), "b2": (outer,)}
    parameters = {k: module.tensor(0.1 * random.normal(size=s)) for k, s in shapes.items()}
    x = module.tensor(random.normal(size=(BATCH, inner)))
    y = module.tensor(np.eye(outer)[random.integers(0, outer, BATCH)])

    def loss(p: Any, x: Any, y: Any) -> Any:
        logits = (x @ p["w1"] + p["b1"]).tanh() @ p["w2"] + p["b2"]
        return logits.logsumexp(-1) - (logits * y).sum()

    transform = module.func.vmap(module.func.grad(loss), in_dims=(None, 0, 0))
    return lambda: transform(parameters, x, y)


FIGURES = [
    Figure("gradient, n = 1000", gradient, gradient, 1.0),
    Figure("func.hvp, n = 1000", our_product, functional_product, 0.5),
    Figure("functional.hvp, n = 1000", functional_product, functional_product, 0.5),
    Figure("func.jvp of func.grad, n = 1000", forward_over_reverse, forward_over_reverse, 0.5),
    Figure("Hessian, n = 100", hessian, hessian, 0.3),
]
if hasattr(ag.func, "vmap"):
    name = f"per-sample gradients by vmap, batch {BATCH}"
    FIGURES.append(Figure(name, per_sample_gradients, per_sample_gradients, 0.6))


def page(torch: Any, names: list[str], rounds: int) -> str:
    lines = []
    for figure in FIGURES:
        if names and not any(name in figure.name for name in names):
            continue
        calls = figure.ours(ag), figure.theirs(torch)
        first, _ = measure(*calls, 1, 3)
        ours, theirs = measure(*calls, max(1, round(ENOUGH / first)), rounds)
        ratio = bold(ours / theirs, figure.goal)
        print(f"{figure.name:44s}{ratio}", file=sys.stderr)
        lines.append((figure.name, f"{ours:.0f}", f"{theirs:.0f}", ratio, f"{figure.goal:.1f}"))
    product, slope = measure(our_product(ag), gradient(ag), 20, rounds)
    columns = ("figure", ">ours, us", ">PyTorch, us", ">ratio", ">goal")
    return "\n".join([
        "# Transforms against PyTorch", "",
        "Written by `python benchmarks/bench_transforms.py --write`: derivatives of Rosenbrock's "
        f"function of n numbers, and of a network of {SIZES[0]}, {SIZES[1]} and {SIZES[2]} units, "
        "in float64, both libraries with one thread in one process, timed in turns, medians of "
        f"{rounds} rounds; {versions(torch)}. A ratio below 1 means that we are faster. "
        "`func.hvp` is compared with `torch.autograd.functional.hvp`, since torch.func has none; "
        "all else with the function of the same name.", "",
        *table(columns, lines), "",
        f"A product with the Hessian takes as long as {product / slope:.1f} gradients; the goal is "
        f"at most {GRADIENTS}.", "",
    ])  # fmt: skip


def main() -> None:
    parser = options(__doc__, RESULTS, "only figures with one of these in their name")
    given = parser.parse_args()
    torch: Any = importlib.import_module("torch")
    torch.set_num_threads(1)
    warnings.simplefilter("ignore")
    publish(page(torch, given.names, given.rounds), RESULTS, given.write)


if __name__ == "__main__":
    main()
