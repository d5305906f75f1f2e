"""Forward and backward of the differentiable rows of the table, against PyTorch.

    python benchmarks/bench_table.py [--write] [--rounds N] [--dtype float64] [--cpu] [--loops]
        [name ...]

Each row runs on about a million float32 elements (matrix products and other rows that would take
long on fewer, see ARGUMENTS; linear algebra on matrices of 100 rows), pointwise rows on 10 besides,
where what counts is the overhead. Gradients are added up at leaves that have none, by `backward()`:
there each leaf gets memory of its own from both libraries. Both run in one process with two
threads, in turns, in PyTorch's eager mode; the ratio is that of the medians. A row whose call takes
long gets fewer rounds. Threads of OpenMP and OpenBLAS wait asleep for more work, not spinning. With
names, only those rows. `--write` puts the table into results/table.md. `--cpu` compares the time of
all threads instead, which is what counts where others use the processors. `--loops`: only rows that
are loops over elements, for results/loops.md.
"""

from __future__ import annotations

import importlib
import os
import sys
import time
import warnings
import zlib
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from pages import ROOT, bold, measure, options, processor, publish, set_threads, table, versions
from slow_rows import REASONS

THREADS = 2
set_threads(THREADS)
os.environ.setdefault("OMP_WAIT_POLICY", "passive")
os.environ.setdefault("OPENBLAS_THREAD_TIMEOUT", "4")

import numpy as np  # noqa: E402

import autograd as ag  # noqa: E402
from autograd.native import jit  # noqa: E402
from codegen.model.domains import interval  # noqa: E402
from codegen.parse.signature import Signature, parse  # noqa: E402

RESULTS = ROOT / "benchmarks" / "results" / "table.md"
SIDE = 1000
IMAGES = (16, 16, 62, 62)
SMALL = 10
SMALL_CALLS = 100
MATRIX = 100
SECONDS = 2.0  # for a row, about
GOAL, SMALL_GOAL = 1.0, 0.7
LOOPS = ("pointwise", "reduction", "scan", "normalization", "loss")
KINDS = (*LOOPS, "view", "linear", "bilinear",
         "gather", "scatter", "sort", "linalg", "composite")  # fmt: skip


class Make:
    """Draws arguments: floating-point arrays get a gradient, others do not."""

    def __init__(self, row: str, domain: Mapping[str, tuple[float, float] | str] | None) -> None:
        self.random = np.random.default_rng(zlib.crc32(row.encode()))
        self.domain = domain or {}

    def argument(self, name: str, *shape: int) -> np.ndarray:
        return self.random.uniform(*interval(self.domain, name), shape)

    def __call__(self, *shape: int, low: float = -2.0, high: float = 2.0) -> np.ndarray:
        return self.random.uniform(low, high, shape or (SIDE, SIDE))

    def index(self, *shape: int, high: int = SIDE) -> np.ndarray:
        return self.random.integers(0, high, shape or (SIDE, SIDE))

    def mask(self) -> np.ndarray:
        return self.random.integers(0, 2, (SIDE, SIDE)).astype(bool)

    def matrix(self) -> np.ndarray:
        """A positive definite one."""
        factor = self(MATRIX, MATRIX)
        return factor @ factor.T / MATRIX + np.eye(MATRIX)

    def permutation(self) -> np.ndarray:
        return self.random.permutation(SIDE)


Arguments = tuple[tuple[Any, ...], dict[str, Any]]


def _args(*args: Any, **kwargs: Any) -> Arguments:
    return args, kwargs


# Rows of linear algebra that are no kind of their own, but for those of `linalg`.
MATRICES = frozenset({
    *("svd", "qr", "cholesky", "cholesky_solve", "cholesky_inverse", "svd_lowrank", "pca_lowrank"),
    *("lu", "lu_solve", "inverse", "pinverse", "det", "slogdet", "logdet", "matrix_exp", "geqrf"),
    *("triangular_solve", "orgqr", "ormqr"),
})  # fmt: skip

# Rows whose arguments do not follow from the signature: see `arguments`.
ARGUMENTS: dict[str, Callable[[Make], Arguments]] = {
    "addbmm": lambda m: _args(m(100, 100), m(50, 100, 100), m(50, 100, 100)),
    "addmm": lambda m: _args(m(400, 400), m(400, 400), m(400, 400)),
    "addmv": lambda m: _args(m(SIDE), m(), m(SIDE)),
    "addr": lambda m: _args(m(), m(SIDE), m(SIDE)),
    "amax": lambda m: _args(m(), 1),
    "amin": lambda m: _args(m(), 1),
    "baddbmm": lambda m: _args(m(50, 100, 100), m(50, 100, 100), m(50, 100, 100)),
    "bmm": lambda m: _args(m(50, 100, 100), m(50, 100, 100)),
    "cat": lambda m: _args([m(500, SIDE), m(500, SIDE)]),
    "cdist": lambda m: _args(m(200, 100), m(200, 100)),
    "chunk": lambda m: _args(m(), 4),
    "clamp": lambda m: _args(m(), -1.0, 1.0),
    "clamp.Tensor": lambda m: _args(m(), m(low=-2, high=0), m(low=0, high=2)),
    "column_stack": lambda m: _args([m(SIDE, 500), m(SIDE, 500)]),
    "constant_pad_nd": lambda m: _args(m(), (1, 1, 1, 1)),
    "cumprod": lambda m: _args(m(low=0.9, high=1.1), 1),
    "cumsum": lambda m: _args(m(), 1),
    "diag_embed": lambda m: _args(m(SIDE)),
    "diagonal": lambda m: _args(m()),
    "div": lambda m: _args(m(), m(low=0.5, high=2)),
    "dot": lambda m: _args(m(SIDE * SIDE), m(SIDE * SIDE)),
    "dstack": lambda m: _args([m(500, SIDE), m(500, SIDE)]),
    "einsum": lambda m: _args("ij,jk->ik", [m(400, 400), m(400, 400)]),
    "expand": lambda m: _args(m(1, SIDE), (SIDE, SIDE)),
    "flatten": lambda m: _args(m()),
    "flip": lambda m: _args(m(), (0, 1)),
    "gather": lambda m: _args(m(), 1, m.index()),
    "getitem": lambda m: _args(m(), (slice(None, None, 2), slice(10, -10))),
    "hstack": lambda m: _args([m(SIDE, 500), m(SIDE, 500)]),
    "index_add": lambda m: _args(m(), 0, m.permutation(), m()),
    "index_select": lambda m: _args(m(), 0, m.permutation()),
    "inner": lambda m: _args(m(400, 400), m(400, 400)),
    "kron": lambda m: _args(m(30, 30), m(33, 33)),
    "kthvalue": lambda m: _args(m(), 10),
    "lerp": lambda m: _args(m(), m(), m(low=0, high=1)),
    "logsumexp": lambda m: _args(m(), 1),
    "masked_fill": lambda m: _args(m(), m.mask(), 1.5),
    "masked_select": lambda m: _args(m(), m.mask()),
    "matmul": lambda m: _args(m(400, 400), m(400, 400)),
    "max.dim": lambda m: _args(m(), 1),
    "median.dim": lambda m: _args(m(), 1),
    "min.dim": lambda m: _args(m(), 1),
    "mm": lambda m: _args(m(400, 400), m(400, 400)),
    "movedim": lambda m: _args(m(), 0, 1),
    "mv": lambda m: _args(m(), m(SIDE)),
    "narrow": lambda m: _args(m(), 1, 10, 900),
    "nn.functional.cross_entropy": lambda m: _args(m(), m.index(SIDE)),
    "nn.functional.binary_cross_entropy": lambda m: _args(
        m(low=0.1, high=0.9), m(low=0.1, high=0.9)
    ),
    "nn.functional.batch_norm": lambda m: (
        (m(*IMAGES), None, None, m(16), m(16)),
        {"training": True},
    ),
    "nn.functional.group_norm": lambda m: _args(m(*IMAGES), 4, m(16), m(16)),
    "nn.functional.layer_norm": lambda m: _args(m(), (SIDE,), m(SIDE), m(SIDE)),
    "nn.functional.linear": lambda m: _args(m(400, 400), m(400, 400), m(400)),
    "nn.functional.log_softmax": lambda m: _args(m(), 1),
    "nn.functional.nll_loss": lambda m: _args(m(), m.index(SIDE)),
    "nn.functional.softmax": lambda m: _args(m(), 1),
    "log_softmax": lambda m: _args(m(), 1),
    "outer": lambda m: _args(m(SIDE), m(SIDE)),
    "pdist": lambda m: _args(m(200, 100)),
    "permute": lambda m: _args(m(), (1, 0)),
    "pow": lambda m: _args(m(low=0.5, high=2), m()),
    "prod": lambda m: _args(m(low=0.9, high=1.1), 1),
    "remainder": lambda m: _args(m(), m(low=0.5, high=2)),
    "repeat": lambda m: _args(m(500, 500), (2, 2)),
    "repeat_interleave": lambda m: _args(m(500, SIDE), 2, 0),
    "reshape": lambda m: _args(m(), (SIDE * SIDE,)),
    "roll": lambda m: _args(m(), 3, 0),
    "scatter.src": lambda m: _args(m(), 1, m.index(), m()),
    "scatter.value": lambda m: _args(m(), 1, m.index(), 1.5),
    "scatter_add": lambda m: _args(m(), 1, m.index(), m()),
    "select": lambda m: _args(m(), 0, 3),
    "softmax": lambda m: _args(m(), 1),
    "sort": lambda m: _args(m()),
    "split": lambda m: _args(m(), 250),
    "stack": lambda m: _args([m(500, SIDE), m(500, SIDE)]),
    "std.correction": lambda m: _args(m(), 1, correction=1),
    "take": lambda m: _args(m(), m.index(high=SIDE * SIDE)),
    "take_along_dim": lambda m: _args(m(), m.index(), 1),
    "tensordot": lambda m: _args(m(400, 400), m(400, 400), 1),
    "tile": lambda m: _args(m(500, 500), (2, 2)),
    "topk": lambda m: _args(m(), 10),
    "transpose": lambda m: _args(m(), 0, 1),
    "unbind": lambda m: _args(m(10, SIDE * 100)),
    "unfold": lambda m: _args(m(), 1, 10, 10),
    "unsqueeze": lambda m: _args(m(), 1),
    "var.correction": lambda m: _args(m(), 1, correction=1),
    "vdot": lambda m: _args(m(SIDE * SIDE), m(SIDE * SIDE)),
    "view": lambda m: _args(m(), (SIDE * SIDE,)),
    "vstack": lambda m: _args([m(500, SIDE), m(500, SIDE)]),
    "where": lambda m: _args(m.mask(), m(), m()),
    # Their domains leave out the kink at 0 and so negative numbers, of which the work is.
    **dict.fromkeys(
        ("relu", "nn.functional.leaky_relu", "nn.functional.elu", "nn.functional.selu"),
        lambda m: _args(m()),
    ),
}


class Timing(NamedTuple):
    """Microseconds of a row; ratios: those of forward, backward and both."""

    row: str
    kind: str
    ours: float
    theirs: float
    ratios: tuple[float, float, float]

    @property
    def ratio(self) -> float:
        return self.ratios[-1]


class Steps(NamedTuple):
    """What is timed of a row. backward: of a graph that is kept, to leaves without gradients."""

    forward: Callable[[], Any]
    backward: Callable[[], Any]
    both: Callable[[], Any]


def arguments(row: str, small: bool, dtype: str) -> Arguments | None:
    """NumPy arguments for a row; None if they do not follow from its signature, nor are listed."""
    given = _drawn(row, small)
    return None if given is None else (_cast(list(given[0]), dtype), given[1])


def _cast(value: Any, dtype: str) -> Any:
    if isinstance(value, list):
        return [_cast(each, dtype) for each in value]
    is_float = isinstance(value, np.ndarray) and value.dtype.kind == "f"
    return value.astype(dtype) if is_float else value


def _drawn(row: str, small: bool) -> Arguments | None:
    record = ag.registry[row]
    make = Make(row, record.domain)
    if row in ARGUMENTS and not small:
        return ARGUMENTS[row](make)
    required = [a for a in parse(record.signature).arguments if a.default is None]
    if row in ARGUMENTS:
        return _shrunk(ARGUMENTS[row](make))
    if any(a.type.is_list or a.type.base != "Tensor" or a.keyword_only for a in required):
        return None
    if record.kind == "linalg" or row.startswith("linalg.") or row in MATRICES:
        return tuple(make.matrix() for _ in required), {}
    shape = (SMALL,) if small else (SIDE, SIDE)
    return tuple(make.argument(a.name, *shape) for a in required), {}


def _shrunk(given: Arguments) -> Arguments:
    """The arguments with the first few elements of each array, in copies."""
    args, kwargs = given
    return tuple(x.ravel()[:SMALL].copy() if isinstance(x, np.ndarray) else x for x in args), kwargs


def function_of(module: Any, sig: Signature) -> Callable[..., Any] | None:
    """The public function of autograd or torch, or else the method of Tensor."""
    places = [module, module.Tensor]
    try:
        for part in filter(None, sig.namespace.split(".")):
            places[0] = getattr(places[0], part)
    except AttributeError:
        return None
    if sig.name == "getitem":
        return lambda x, index: x[index]
    return next((getattr(p, sig.name) for p in places if hasattr(p, sig.name)), None)


def step(module: Any, function: Callable[..., Any], given: Arguments) -> Callable[[], Any] | None:
    """Forward and backward, ready to be timed; None if nothing is differentiable."""
    found = steps(module, function, given)
    return found and found.both


def steps(module: Any, function: Callable[..., Any], given: Arguments) -> Steps | None:
    """Forward, backward and both, ready to be timed; None if nothing is differentiable."""
    leaves: list[Any] = []

    def tensors(value: Any) -> Any:
        if isinstance(value, np.ndarray):
            tensor = module.tensor(value)
            if value.dtype.kind == "f":
                leaves.append(tensor.requires_grad_())
            return tensor
        return [tensors(each) for each in value] if isinstance(value, list) else value

    args = [tensors(value) for value in given[0]]
    kwargs = given[1]

    def outputs() -> list[Any]:
        returned = function(*args, **kwargs)
        many = returned if isinstance(returned, list | tuple) else [returned]
        return [out for out in many if out.requires_grad]

    kept = outputs()
    seeds = [module.ones_like(out.detach()) for out in kept]
    if not seeds:
        return None
    run = module.autograd.backward

    def backward(roots: list[Any], keep: bool) -> None:
        for leaf in leaves:
            leaf.grad = None
        run(roots, seeds, retain_graph=keep)

    return Steps(outputs, lambda: backward(kept, True), lambda: backward(outputs(), False))


Clock = Callable[[], float]


def timings(
    torch: Any, rows: list[str], small: bool, rounds: int, dtype: str, clock: Clock
) -> tuple[list[Timing], list[str], list[str]]:
    """The timings, the rows that PyTorch lacks, and those without arguments."""
    found, lacking, without = [], [], []
    for row in rows:
        record = ag.registry[row]
        sig = parse(record.signature)
        given = arguments(row, small, dtype)
        if given is None:
            without.append(row)
            continue
        theirs = function_of(torch, sig)
        if theirs is None:
            lacking.append(row)
            continue
        ours = function_of(ag, sig)
        assert ours is not None
        try:
            our_steps, their_steps = steps(ag, ours, given), steps(torch, theirs, given)
            for each in (our_steps, their_steps):
                if each is not None:
                    each.both()
        except (TypeError, RuntimeError, ValueError, IndexError, MemoryError) as error:
            without.append(f"{row} ({str(error).splitlines()[0][:60]})")
            continue
        if our_steps is None:
            continue  # not differentiable
        if their_steps is None:
            lacking.append(f"{row} (its derivative)")
            continue
        number = SMALL_CALLS if small else 1
        start = time.perf_counter()
        for each in (our_steps, their_steps):
            each.both()
        turn = 2 * number * (time.perf_counter() - start)
        turns = max(1, min(rounds, int(SECONDS / turn)))
        pairs = [
            measure(a, b, number, turns, clock) for a, b in zip(our_steps, their_steps, strict=True)
        ]
        forward, backward, both = (a / b for a, b in pairs)
        found.append(Timing(row, record.kind, *pairs[-1], (forward, backward, both)))
        print(f"{row:44s}{forward:8.2f}{backward:8.2f}{both:8.2f}"
              f"{pairs[-1][0]:10.0f}{pairs[-1][1]:10.0f}", file=sys.stderr)  # fmt: skip
    return sorted(found, key=lambda each: -each.ratio), lacking, without


def timings_table(
    found: list[Timing], goal: float, unit: float, name: str, reasons: bool
) -> list[str]:
    columns = ("row", "kind", f">ours, {name}", f">PyTorch, {name}", ">forward", ">backward",
               ">both", "why")  # fmt: skip
    lines = []
    for each in found:
        times = (f"{each.ours / unit:.2f}", f"{each.theirs / unit:.2f}")
        ratios = [bold(ratio, goal) for ratio in each.ratios]
        reason = REASONS.get(each.row, "") if each.ratio > goal and reasons else ""
        lines.append((each.row, each.kind, *times, *ratios, reason))
    return table(columns, lines)


def page(torch: Any, rows: list[str], rounds: int, dtype: str, clock: Clock) -> str:
    big, lacking, without = timings(torch, rows, False, rounds, dtype, clock)
    pointwise = [row for row in rows if ag.registry[row].kind == "pointwise"]
    small, _, _ = timings(torch, pointwise, True, rounds, dtype, clock)
    what = "the time of all threads" if clock is time.process_time else "timed"
    spin = " The time of all threads has that in which NumPy's OpenBLAS waits for its other thread."
    native = "without native loops" if jit.unavailable() else "with the extra `native`"
    lines = [
        "# The table against PyTorch", "",
        f"Written by `python benchmarks/bench_table.py {' '.join(sys.argv[1:])}`: forward and "
        f"backward of each row in {dtype}, {native}, both libraries with {THREADS} threads in one "
        f"process, {what} in turns, medians of {rounds} rounds; {versions(torch)}; {processor()}. "
        "A ratio below 1 means that we are faster.", "",
        "Why a row is above the goal is said by `slow_rows.py`. Gradients are those of leaves by "
        "`backward()`, which own their memory in both libraries."
        + spin * (clock is time.process_time), "",
        f"## A million elements (goal {GOAL})", "",
        *timings_table(big, GOAL, 1e3, "ms", True), "",
        f"## {SMALL} elements (goal {SMALL_GOAL})", "",
        "Rows above the goal make several calls of NumPy, each of about half a microsecond.", "",
        *timings_table(small, SMALL_GOAL, 1, "us", False), "",
        "## Not measured", "",
        f"Rows that PyTorch lacks: {', '.join(lacking) or 'none'}.", "",
        f"Rows without arguments here: {', '.join(without) or 'none'}.", "",
    ]  # fmt: skip
    return "\n".join(lines)


def main() -> None:
    parser = options(__doc__, RESULTS, "only these rows")
    parser.add_argument("--dtype", default="float32", choices=["float32", "float64"])
    parser.add_argument("--cpu", action="store_true", help="compare the time of all threads")
    parser.add_argument("--loops", action="store_true", help="only rows that are loops")
    given = parser.parse_args()
    torch: Any = importlib.import_module("torch")
    torch.set_num_threads(THREADS)
    warnings.simplefilter("ignore")
    kinds = LOOPS if given.loops else KINDS
    rows = given.names or [name for name, row in ag.registry.items() if row.kind in kinds]
    clock = time.process_time if given.cpu else time.perf_counter
    results = RESULTS.with_name("loops.md") if given.loops else RESULTS
    publish(page(torch, rows, given.rounds, given.dtype, clock), results, given.write)


if __name__ == "__main__":
    main()
