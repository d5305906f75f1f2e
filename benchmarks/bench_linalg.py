"""Forward + backward of linear algebra and FFT at the sizes that people use, against PyTorch.

    python benchmarks/bench_linalg.py [--write] [--rounds N] [--dtype float32] [name ...]

Both libraries run in one process with two threads, in turns; the ratio is that of the medians.
What the table has no row for is left out. With names, only those figures. `--write` puts the table
into results/linalg.md.
"""

from __future__ import annotations

import importlib
import sys
import warnings
from collections.abc import Callable, Iterator
from functools import reduce
from typing import Any, NamedTuple

from pages import ROOT, bold, measure, options, publish, set_threads, table, versions

THREADS = 2
set_threads(THREADS)

import numpy as np  # noqa: E402
from bench_table import step  # noqa: E402

import autograd as ag  # noqa: E402

RESULTS = ROOT / "benchmarks" / "results" / "linalg.md"
GOAL = 1.1
ENOUGH = 20_000  # microseconds that one measurement of a fast step takes at least


class Figure(NamedTuple):
    """A call of the public function at `path` with arrays of these shapes.

    make: changes the drawn arrays, such as to positive-definite matrices. before: arguments that
    precede the arrays. output: the number of the output that is differentiated, None for the only.
    """

    name: str
    path: str
    shapes: tuple[tuple[int, ...], ...]
    make: Callable[[np.ndarray], np.ndarray] = lambda x: x
    before: tuple[Any, ...] = ()
    output: int | None = None


def _definite(x: np.ndarray) -> np.ndarray:
    return x @ x.mT + len(x) * np.eye(len(x), dtype=x.dtype) if x.ndim == 2 else x


def _dominant(x: np.ndarray) -> np.ndarray:
    square = x.ndim == 2 and x.shape[0] == x.shape[1]
    return x + 4 * np.sqrt(len(x)).astype(x.dtype) * np.eye(len(x), dtype=x.dtype) if square else x


FIGURES = (
    Figure("matmul 1024", "matmul", ((1024, 1024), (1024, 1024))),
    Figure("batched matmul 64 x 64x128x64", "matmul", ((64, 64, 128), (64, 128, 64))),
    Figure("bmm 64 x 64x128x64", "bmm", ((64, 64, 128), (64, 128, 64))),
    Figure("solve 512, a vector", "linalg.solve", ((512, 512), (512,)), _dominant),
    Figure("solve 512, 512 vectors", "linalg.solve", ((512, 512), (512, 512)), _dominant),
    Figure("solve 1000 x 4x4", "linalg.solve", ((1000, 4, 4), (1000, 4, 1))),
    Figure("inv 512", "linalg.inv", ((512, 512),), _dominant),
    Figure("det 512", "linalg.slogdet", ((512, 512),), _dominant, (), 1),
    Figure("matrix_exp 128", "linalg.matrix_exp", ((128, 128),)),
    Figure("cholesky 512", "linalg.cholesky", ((512, 512),), _definite),
    Figure("eigh 256", "linalg.eigh", ((256, 256),), _definite, (), 0),
    Figure("svd 256", "linalg.svdvals", ((256, 256),)),
    Figure("qr 256", "linalg.qr", ((256, 256),)),
    Figure(
        "einsum bhqd,bhkd->bhqk", "einsum", ((8, 8, 128, 64), (8, 8, 128, 64)),
        before=("bhqd,bhkd->bhqk",),
    ),
    Figure(
        "einsum bqhd,bkhd->bhqk", "einsum", ((8, 128, 8, 64), (8, 128, 8, 64)),
        before=("bqhd,bkhd->bhqk",),
    ),
    Figure("cdist 512 x 512 x 64", "cdist", ((512, 64), (512, 64))),
    Figure("rfft 2^20", "fft.rfft", ((2**20,),)),
)  # fmt: skip


def function_at(module: Any, path: str) -> Callable[..., Any] | None:
    """The function of this name below a module; None if there is none."""
    return reduce(lambda place, part: getattr(place, part, None), path.split("."), module)


def steps(torch: Any, figure: Figure, dtype: str) -> tuple[Any, Any] | None:
    """Our step and PyTorch's, ready to be timed; None if one of them lacks the function."""
    random = np.random.default_rng(0)
    arrays = [figure.make(random.standard_normal(shape).astype(dtype)) for shape in figure.shapes]
    found = []
    for module in (ag, torch):
        function = function_at(module, figure.path)
        if function is None:
            return None

        def call(*args: Any, function: Callable[..., Any] = function) -> Any:
            returned = function(*figure.before, *args)
            return returned if figure.output is None else returned[figure.output]

        found.append(step(module, call, (tuple(arrays), {})))
    return found[0], found[1]


def rows(torch: Any, names: list[str], dtype: str, rounds: int) -> Iterator[tuple[str, ...]]:
    """The rows of the table, one for each figure."""
    for figure in FIGURES:
        if names and not any(name in figure.name for name in names):
            continue
        both = steps(torch, figure, dtype)
        if both is None:
            continue
        first, _ = measure(*both, 1, 3)
        ours, theirs = measure(*both, max(1, round(ENOUGH / first)), rounds)
        ratio = bold(ours / theirs, GOAL)
        print(f"{dtype} {figure.name:40s}{ratio}", file=sys.stderr)
        yield figure.name, dtype, f"{ours / 1e3:.2f}", f"{theirs / 1e3:.2f}", ratio


def page(torch: Any, names: list[str], dtypes: list[str], rounds: int) -> str:
    columns = ("figure", "dtype", ">ours, ms", ">PyTorch, ms", ">ratio")
    lines = [line for dtype in dtypes for line in rows(torch, names, dtype, rounds)]
    return "\n".join([
        "# Linear algebra and FFT against PyTorch", "",
        "Written by `python benchmarks/bench_linalg.py --write`: forward and backward, both "
        f"libraries with {THREADS} threads in one process, timed in turns, medians of {rounds} "
        f"rounds; {versions(torch)}. A ratio below 1 means that we are faster; the goal is "
        f"{GOAL}.", "",
        *table(columns, lines), "",
    ])  # fmt: skip


def main() -> None:
    parser = options(__doc__, RESULTS, "only figures with one of these in their name")
    parser.add_argument("--dtype", action="append", choices=["float32", "float64"])
    given = parser.parse_args()
    torch: Any = importlib.import_module("torch")
    torch.set_num_threads(THREADS)
    warnings.simplefilter("ignore")
    dtypes = given.dtype or ["float32", "float64"]
    publish(page(torch, given.names, dtypes, given.rounds), RESULTS, given.write)


if __name__ == "__main__":
    main()
