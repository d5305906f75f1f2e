"""The functions of native loops: speed and largest errors, against NumPy, SciPy and PyTorch.

    python benchmarks/bench_vectors.py [--write] [--rounds N] [name ...]

On one thread, 32,768 numbers at a time, in turns; least time of all rounds. Errors are in units in
the last place, against mpmath, over arguments of all exponents and around the branches of ours.
`--write` puts the tables into docs/native-functions.md.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from pages import ROOT, options, set_threads, table

set_threads(1)

import numpy as np  # noqa: E402
import scipy.special as special  # noqa: E402
import torch  # noqa: E402

from autograd.native.llvm_text import Float  # noqa: E402
from autograd.native.vectors import FUNCTIONS  # noqa: E402
from tests.support.native.loops import compiled, evaluate  # noqa: E402
from tests.support.ulps import points, worst  # noqa: E402

PAGE = ROOT / "docs" / "native-functions.md"
MARKS = ("<!-- benchmarks/bench_vectors.py --write -->", "<!-- end -->")
COUNT = 1 << 15
_BELL = 2 / math.sqrt(math.pi)
SCIPY = {
    "erf": special.erf,
    "erfc": special.erfc,
    "erfcx": special.erfcx,
    "erfcx_slope": lambda x, out=None: (
        2 * x * special.erfcx(x) - x.dtype.type(2 / math.sqrt(math.pi))
    ),
    "erfinv": special.erfinv,
    "ndtri": special.ndtri,
    "sinpi": lambda x, out=None: np.sin(x.dtype.type(math.pi) * x),
    "cospi": lambda x, out=None: np.cos(x.dtype.type(math.pi) * x),
    "ndtr": special.ndtr,
    "ndtr_short": special.ndtr,
    "lgamma": special.gammaln,
    "digamma": special.digamma,
    "trigamma": partial(special.zeta, 2),
    **{name: getattr(special, name) for name in ("i0", "i0e", "i1", "i1e")},
    "sigmoid": special.expit,
    "softplus": lambda x: np.logaddexp(x.dtype.type(0), x),
}
TORCH = {
    "power": torch.pow,
    "softplus": torch.nn.functional.softplus,
    "trigamma": partial(torch.polygamma, 1),
    "ndtr_short": torch.special.ndtr,
    "erfcx_slope": lambda x: 2 * x * torch.special.erfcx(x) - _BELL,
    "sinpi": lambda x: torch.sin(math.pi * x),
    "cospi": lambda x: torch.cos(math.pi * x),
    **{
        name: getattr(torch.special, name)
        for name in ("erfcx", "ndtr", "ndtri", "i0", "i0e", "i1", "i1e")
    },
}


def arguments(name: str, dtype: Any) -> list[np.ndarray]:
    """Of usual size: what is timed."""
    rng = np.random.default_rng(0)
    low, high = {
        "arccosh": (1.1, 5.0),
        "ndtri": (0.025, 0.975),
        **dict.fromkeys(("arcsin", "arccos", "arctanh", "erfinv"), (-0.95, 0.95)),
        **dict.fromkeys(("log", "log2", "log10", "log1p", "power"), (0.1, 5.0)),
    }.get(name, (-4.0, 4.0))
    return [rng.uniform(low, high, COUNT).astype(dtype) for _ in range(FUNCTIONS[name])]


def ours(name: str, args: list[np.ndarray]) -> Callable[[], Any]:
    """As loops use them: 16 float32 or 8 float64 side by side."""
    bits = args[0].dtype.itemsize * 8
    run = compiled(name, Float(bits, 512 // bits))
    out = np.empty_like(args[0])
    arrays = (*args, out)
    addresses = [each.ctypes.data for each in arrays]

    def call() -> tuple[np.ndarray, ...]:
        run(*addresses, COUNT)
        return arrays  # which live as long as their addresses are used

    return call


def numpys(name: str, args: list[np.ndarray]) -> Callable[[], Any]:
    if name == "softplus":
        return lambda: SCIPY[name](*args)
    function = SCIPY.get(name) or getattr(np, name)
    out = np.empty_like(args[0])
    return lambda: function(*args, out=out)


def torchs(name: str) -> Any:
    return TORCH.get(name) or getattr(torch, name)


def times(calls: list[Callable[[], Any]], rounds: int) -> list[float]:
    """Nanoseconds per number of each."""
    least = [math.inf] * len(calls)
    with np.errstate(all="ignore"):
        for _ in range(rounds):
            for i, call in enumerate(calls):
                start = time.perf_counter()
                call()
                least[i] = min(least[i], time.perf_counter() - start)
    return [each / COUNT * 1e9 for each in least]


def errors(name: str, dtype: Any) -> list[float]:
    args = points(name, dtype, 1000)
    with np.errstate(all="ignore"):
        others = [
            evaluate(name, *args),
            (SCIPY.get(name) or getattr(np, name))(*args),
            torchs(name)(*map(torch.from_numpy, args)).numpy(),
        ]
    return [worst(name, args, got)[0] for got in others]


def shown(error: float) -> str:
    if math.isinf(error):
        return "wrong"
    return f"{error:.2f}" if error < 1000 else f"{error:.0e}".replace("e+0", "e").replace("e+", "e")


def lines(names: list[str], dtype: Any, rounds: int) -> list[str]:
    rows = []
    for name in names:
        args = arguments(name, dtype)
        tensors = [torch.from_numpy(each) for each in args]
        calls: list[Callable[[], Any]] = [
            ours(name, args),
            numpys(name, args),
            partial(torchs(name), *tensors),
        ]
        fast = [f"{each:.2f}" for each in times(calls, rounds)]
        rows.append([f"`{name}`", *fast, *map(shown, errors(name, dtype))])
    columns = ["", ">ns ours", ">NumPy, SciPy", ">PyTorch"]
    columns += [">ulp ours", ">NumPy, SciPy", ">PyTorch"]
    return table(columns, rows)


def main() -> None:
    parser = options(__doc__, PAGE, "the functions to measure, by default all")
    parser.set_defaults(rounds=200)
    given = parser.parse_args()
    torch.set_num_threads(1)
    names = given.names or list(FUNCTIONS)
    text: list[str] = []
    for dtype in (np.float32, np.float64):
        text += ["", f"{dtype.__name__}:", "", *lines(names, dtype, given.rounds)]
    print("\n".join(text))
    if given.write:
        before, rest = PAGE.read_text().split(MARKS[0])
        after = rest.split(MARKS[1])[1]
        PAGE.write_text("\n".join([f"{before}{MARKS[0]}", *text, "", f"{MARKS[1]}{after}"]))


if __name__ == "__main__":
    main()
