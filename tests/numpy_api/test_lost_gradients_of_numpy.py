"""No public function of NumPy loses a gradient without a word: each is right, or refuses."""

from __future__ import annotations

import contextlib
import io
import warnings
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd import func
from autograd.core.tensor import Tensor

# They write files, change the state of NumPy or the screen, or return memory as it comes.
NOT_CALLED = {
    *("empty", "empty_like", "fromfile", "genfromtxt", "info", "load", "loadtxt", "fromregex"),
    *("memmap", "save", "savetxt", "savez", "savez_compressed", "seterr", "seterrcall"),
    *("setbufsize", "set_printoptions", "set_state", "seed", "set_bit_generator", "show_config"),
    *("show_runtime", "test", "DataSource", "open_memmap", "get_include", "default_rng"),
    *("printoptions", "recfromcsv", "recfromtxt", "bytes", "get_state", "rand", "randn"),
    *("random", "random_sample", "ranf", "sample", "standard_normal"),
}
NOT_COMPARED = {
    "ma.getdata": "the way out of np.ma on purpose",
    "linalg.eigh": "the gradient is that of a symmetric matrix, of which one half is read",
    "linalg.eigvalsh": "the gradient is that of a symmetric matrix, of which one half is read",
    **dict.fromkeys(
        ("intersect1d", "setdiff1d", "setxor1d", "union1d"), "elements of both jump in and out"
    ),
    "polynomial.polynomial.polyvalfromroots": "NumPy's Python code asks isinstance(x, np.ndarray)",
}

VALUES = (0.7, 1.9, 0.4, 1.2)
A = np.array(VALUES)  # anew for each call: some functions write into what they are given
POINT = np.array([0.31, 0.62, 1.47, 0.83])
DIRECTION = np.array([1.0, -0.5, 2.0, 0.3])
PATTERNS: dict[str, Callable[[Any, Any], tuple[Any, ...]]] = {
    "v": lambda v, lib: (v,),
    "s": lambda v, lib: (v[0],),
    "m": lambda v, lib: (v.reshape((2, 2)),),
    "v v": lambda v, lib: (v, 2 * v),
    "v a": lambda v, lib: (v, A),
    "a v": lambda v, lib: (A, v),
    "a s": lambda v, lib: (A, v[1]),
    "s s": lambda v, lib: (v[0], v[1]),
    "m m": lambda v, lib: (v.reshape((2, 2)), 3 * v.reshape((2, 2))),
    "list": lambda v, lib: ([v[0], v[1], 2.0],),
    "list of vectors": lambda v, lib: ([v, A],),
    "list list": lambda v, lib: ([v[0], v[1]], [v[2], 1.5]),
    "v n": lambda v, lib: (v, 2),
    "n v": lambda v, lib: (2, v),
    "n s": lambda v, lib: (3, v[0]),
    "v n n": lambda v, lib: (v, 1, 0),
    "v a a": lambda v, lib: (v, np.sort(A), A),
    "a a v": lambda v, lib: (A, np.sort(A), v),
    "a v a": lambda v, lib: (A, np.sort(A) + v, A),
    "mask v a": lambda v, lib: (A > 1, v, A),
    "n v v": lambda v, lib: ([1, 2], v[:2], v[2:]),
    "s s n": lambda v, lib: (v[0], v[1] + 3, 4),
    "v function": lambda v, lib: (lambda x: x * 2, v),
    "function n v": lambda v, lib: (lambda x: x * 2, 0, v.reshape((2, 2))),
}

MODULES: dict[str, Any] = {
    "": np,
    "linalg.": np.linalg,
    "fft.": np.fft,
    "ma.": np.ma,
    "random.": np.random,
    "emath.": np.emath,
    "rec.": np.rec,
    "polynomial.polynomial.": np.polynomial.polynomial,
    "lib.scimath.": np.lib.scimath,
    "lib.stride_tricks.": np.lib.stride_tricks,
}


def functions() -> Iterator[tuple[str, Callable[..., Any]]]:
    for prefix, module in MODULES.items():
        for name in sorted(dir(module)):
            found = getattr(module, name, None)
            if name.startswith("_") or name in NOT_CALLED or not callable(found):
                continue
            if isinstance(found, ModuleType) or (
                isinstance(found, type) and issubclass(found, BaseException)
            ):
                continue
            yield prefix + name, found


with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # of names that NumPy is about to drop
    FUNCTIONS = dict(functions())


def total(found: Any) -> Any:
    """One number of all numbers in a result."""
    if found is None:
        raise TypeError("no result")
    if isinstance(found, Tensor):
        if found.dtype.kind == "c":
            return total(ag.view_as_real(found))
        return (found * found).sum() if found.dtype.kind == "f" else 0.0
    if isinstance(found, tuple | list):
        return sum((total(each) for each in found), 0.0)
    if isinstance(found, dict):
        return total(list(found.values()))
    if isinstance(found, np.ndarray) and found.dtype.kind == "O":
        return total(list(found.ravel()))
    if isinstance(found, np.ndarray | np.generic | float | complex):
        array = np.ma.filled(np.asanyarray(found), 0.0)
        return float(np.sum(np.abs(array) ** 2)) if array.dtype.kind in "fc" else 0.0
    return 0.0


def called(function: Callable[..., Any], pattern: str, v: Any) -> Any:
    np.random.seed(0)
    A[:] = VALUES
    with contextlib.redirect_stdout(io.StringIO()):
        return total(function(*PATTERNS[pattern](v, np)))


def numerical(f: Callable[[Any], float], h: float = 1e-6) -> np.ndarray:
    return np.array([(f(POINT + h * e) - f(POINT - h * e)) / (2 * h) for e in np.eye(POINT.size)])


def losses(function: Callable[..., Any]) -> Iterator[str]:
    """The ways to call `function` in which its gradient is not what it is by finite differences."""
    for pattern in PATTERNS:

        def f(v: Any) -> Any:
            return called(function, pattern, v) + 0.0 * v.sum()  # noqa: B023

        with np.errstate(all="ignore"), warnings.catch_warnings():
            warnings.simplefilter("ignore")
            try:
                slope = func.grad(f)(POINT)
            except Exception:
                continue
            try:
                expected = numerical(f)
            except Exception:
                continue
            try:
                moved = func.jvp(f, (POINT,), (DIRECTION,))[1]
            except Exception:
                moved = expected @ DIRECTION
        if not np.isfinite(expected).all():
            continue
        if not np.allclose(slope, expected, 1e-4, 1e-5):
            yield f"{pattern}: {slope} instead of {expected}"
        if not np.allclose(moved, expected @ DIRECTION, 1e-4, 1e-5):
            yield f"{pattern}: {moved} instead of {expected @ DIRECTION} in forward mode"


@pytest.mark.parametrize("name", FUNCTIONS)
def test_no_gradient_is_lost(name: str) -> None:
    if name in NOT_COMPARED:
        pytest.skip(NOT_COMPARED[name])
    assert not list(losses(FUNCTIONS[name]))


def test_most_functions_are_called() -> None:
    assert len(FUNCTIONS) > 800
