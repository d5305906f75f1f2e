"""The functions of native loops over all bits of float32, and on processors without fma."""

from __future__ import annotations

import ctypes
import platform
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

pytest.importorskip("mpmath")
pytest.importorskip("scipy")

import scipy.special as special

from autograd.native import toolchain
from autograd.native.llvm_text import Float
from autograd.native.vectors import FUNCTIONS
from tests.support.native.loops import evaluate, module_text
from tests.support.native.modules import require_native
from tests.support.ulps import points

require_native()

STRICT = ("exp", "log", "sin", "cos", "tanh", "erf")


def _erfcx_slope(x: np.ndarray) -> np.ndarray:
    """By the series of DLMF 7.12.1 where the terms cancel."""
    z = np.where(x > 30, x, 30)
    far = -(1 - 1.5 / z**2 + 3.75 / z**4) / (np.sqrt(np.pi) * z * z)
    near = 2 * x * special.erfcx(x) - 2 / np.sqrt(np.pi)
    return np.where(x > 30, far, near)


def _turned(x: np.ndarray, part: np.ndarray) -> np.ndarray:
    """sin(pi part), and of odd multiples of pi further on less that."""
    return np.sin(np.pi * part) * np.where(np.rint(x) % 2 == 1, -1, 1)


SCIPY: dict[str, Callable[..., Any]] = {
    "erf": special.erf,
    "erfc": special.erfc,
    "erfcx": special.erfcx,
    "erfcx_slope": _erfcx_slope,
    "erfinv": special.erfinv,
    "ndtri": special.ndtri,
    "sinpi": lambda x: np.where(x == 0, x, _turned(x, x - np.rint(x))),
    "cospi": lambda x: _turned(x, 0.5 - abs(x - np.rint(x))) + 0.0,
    "ndtr": special.ndtr,
    "ndtr_short": special.ndtr,
    "lgamma": special.gammaln,
    "digamma": special.digamma,
    "trigamma": lambda x: special.zeta(2, x),
    "i0": special.i0,
    "i0e": special.i0e,
    "i1": special.i1,
    "i1e": special.i1e,
    "sigmoid": special.expit,
    "softplus": lambda x: np.logaddexp(0.0, x),
}
OF_ONE = [name for name, count in FUNCTIONS.items() if count == 1]


def _check_every(stride: int, name: str) -> None:
    """Against doubles of NumPy and SciPy."""
    info = np.finfo(np.float32)
    for start in range(0, 1 << 32, 1 << 28):
        bits = np.arange(start + 7, start + (1 << 28), stride, dtype=np.uint64)
        x = bits.astype(np.uint32).view(np.float32)
        got = evaluate(name, x)
        with np.errstate(all="ignore"):
            exact = SCIPY.get(name, getattr(np, name, None))(x.astype(np.float64))
            nearest = exact.astype(np.float32)
        np.testing.assert_array_equal(np.isnan(got), np.isnan(nearest))
        np.testing.assert_array_equal(np.isinf(got), np.isinf(nearest))
        ordinary = np.isfinite(nearest)
        got, exact, x = got[ordinary].astype(np.float64), exact[ordinary], x[ordinary]
        if not len(x):
            continue
        np.testing.assert_array_equal(np.signbit(got), np.signbit(exact))
        _, exponent = np.frexp(exact)
        exponent = np.maximum(np.where(exact == 0, info.minexp, exponent - 1), info.minexp)
        error = abs(got - exact) / np.ldexp(1.0, exponent - info.nmant)
        worst = int(error.argmax())
        bound = 2.0 if name in STRICT else 40.0 if name == "ndtr_short" else 4.0
        assert error[worst] <= bound, x[worst]


@pytest.mark.parametrize("name", OF_ONE)
def test_floats_over_all_bits(name: str) -> None:
    _check_every(100_003, name)


@pytest.mark.slow
@pytest.mark.parametrize("name", OF_ONE)
def test_many_floats_over_all_bits(name: str) -> None:
    _check_every(1009, name)


@pytest.mark.skipif(platform.machine() not in ("x86_64", "AMD64"), reason="is about x86-64")
@pytest.mark.parametrize("dtype", (np.float32, np.float64))
@pytest.mark.parametrize("name", ("exp", "log", "sin", "tanh", "power", "fmod", "i0e"))
def test_a_processor_without_fma_gives_the_same_bits(
    name: str, dtype: type, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not hasattr(ctypes.CDLL(None), "fma"):
        pytest.skip("the process has no function fma")
    oldest = toolchain.machine()._replace(cpu="x86-64", features="")
    args = points(name, dtype, 50)
    args = [each[: len(each) // 8 * 8].copy() for each in args]
    here, there = evaluate(name, *args), np.empty_like(args[0])
    text = module_text(name, Float(np.dtype(dtype).itemsize * 8, 8))
    monkeypatch.setattr(toolchain, "machine", lambda: oldest)
    monkeypatch.setattr(toolchain, "_compiler", toolchain._compiler.__wrapped__)
    linked = toolchain.Linked(text, toolchain.assemble(text, verify=True))
    pointers = [ctypes.c_void_p] * (len(args) + 1)
    loop = ctypes.CFUNCTYPE(None, *pointers, ctypes.c_int64)(linked.addresses["loop"])
    loop(*[each.ctypes.data for each in args], there.ctypes.data, len(there))
    for each in (here, there):
        each[np.isnan(each)] = np.nan
    np.testing.assert_array_equal(here.view(np.uint8), there.view(np.uint8))
