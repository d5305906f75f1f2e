"""Steps of optimizers on one large parameter, against PyTorch.

    python benchmarks/bench_optimizers.py [--write] [--rounds N] [--elements N] [name ...]

Both libraries run in one process with one thread, in turns; the ratio is that of the medians.
PyTorch makes steps as by default (`foreach`), and with ``fused=True`` where it can. With names,
only those optimizers. `--write` puts the table into results/optimizers.md.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Iterator
from time import process_time
from typing import Any

from pages import ROOT, bold, measure, options, publish, set_threads, table, versions

set_threads(1)

import numpy as np  # noqa: E402

import autograd as ag  # noqa: E402

RESULTS = ROOT / "benchmarks" / "results" / "optimizers.md"
GOAL = 1.0
STEPS = 5
FUSED = ("Adam", "AdamW", "SGD", "Adagrad")
FIGURES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("Adam", {}),
    ("Adam", {"amsgrad": True, "weight_decay": 0.1}),
    ("AdamW", {}),
    ("SGD", {}),
    ("SGD", {"momentum": 0.9}),
    ("SGD", {"momentum": 0.9, "nesterov": True, "weight_decay": 0.1}),
    ("RMSprop", {}),
    ("RMSprop", {"momentum": 0.9, "centered": True}),
    *((name, {}) for name in ("Adagrad", "Adadelta", "Adamax", "NAdam", "RAdam", "ASGD", "Rprop")),
)


def step(module: Any, name: str, chosen: dict[str, Any], arrays: list[np.ndarray]) -> Any:
    """A step of a parameter and its gradient, after one that makes the state."""
    parameter, gradient = (module.from_numpy(each.copy()) for each in arrays)
    parameter.requires_grad_().grad = gradient
    found: Callable[[], Any] = getattr(module.optim, name)([parameter], **chosen).step
    found()
    return found


def rows(torch: Any, names: list[str], elements: int, rounds: int) -> Iterator[tuple[str, ...]]:
    """The rows of the table, one for each figure and dtype."""
    rng = np.random.default_rng(0)
    for dtype in ("float32", "float64"):
        arrays = [rng.normal(size=elements).astype(dtype) for _ in range(2)]
        for name, chosen in FIGURES:
            if names and name not in names:
                continue
            ours = step(ag, name, chosen, arrays)
            row = []
            for fused in [False, True][: 1 + (name in FUSED)]:
                theirs = step(torch, name, chosen | ({"fused": True} if fused else {}), arrays)
                own, other = measure(ours, theirs, STEPS, rounds, process_time)
                row += [] if fused else [f"{own / 1e3:.2f}", f"{other / 1e3:.2f}"]
                row.append(bold(own / other, GOAL))
            title = ", ".join([name, *(f"{key}={value}" for key, value in chosen.items())])
            print(f"{dtype} {title:50s}{' '.join(row)}", file=sys.stderr)
            yield title, dtype, *row, *[""] * (4 - len(row))


def page(torch: Any, names: list[str], elements: int, rounds: int) -> str:
    columns = ("optimizer", "dtype", ">ours, ms", ">PyTorch, ms", ">ratio", ">to fused")
    return "\n".join([
        "# Steps of optimizers against PyTorch", "",
        f"Written by `python benchmarks/bench_optimizers.py --write`: a step of {elements:,} "
        f"elements, both libraries with one thread in one process, in turns, medians of {rounds} "
        f"rounds, processor time; {versions(torch)}. A ratio below 1 means that we are faster; the "
        f"goal is {GOAL}.", "",
        *table(columns, rows(torch, names, elements, rounds)), "",
    ])  # fmt: skip


def main() -> None:
    parser = options(__doc__, RESULTS, "only these optimizers")
    parser.add_argument("--elements", type=int, default=1 << 20)
    given = parser.parse_args()
    torch: Any = importlib.import_module("torch")
    torch.set_num_threads(1)
    publish(page(torch, given.names, given.elements, given.rounds), RESULTS, given.write)


if __name__ == "__main__":
    main()
