"""Samples of pointwise rows with more than Tensor arguments, and references that NumPy has not."""

from __future__ import annotations

import numpy as np
from scipy import special

import autograd as ag
from tests.support.sampling import Sample, samples


def _none(make):
    """No samples besides the automatic ones."""
    return iter(())


# ---- arithmetic ----------------------------------------------------------------------------------


@samples("add", reference=lambda x, y, alpha=1: np.add(x, y if alpha == 1 else alpha * y))
def _add(make):
    yield Sample(make(2, 3), make(3), alpha=2)
    yield Sample(make(2, 3), make(2, 1), alpha=-0.5)
    if make.dtype.kind == "c":
        yield Sample(make(2, 3), make(2, 1), alpha=0.5 + 2j)


@samples("sub", reference=lambda x, y, alpha=1: np.subtract(x, y if alpha == 1 else alpha * y))
def _sub(make):
    yield Sample(make(2, 3), make(3), alpha=2)
    yield Sample(make(), make(2, 1), alpha=-0.5)
    if make.dtype.kind == "c":
        yield Sample(make(2, 3), make(2, 1), alpha=0.5 + 2j)


samples("rsub", lambda x, y, alpha=1: np.subtract(y, alpha * x), lambda make: [
    (make(2, 3), make(3)), (make(2, 3), 1.5), Sample(make(2, 3), make(3), alpha=3),
    (make(0, 3), make(3)), (make(), make())])  # fmt: skip


def _div(x, y, rounding_mode=None):
    if rounding_mode is None:
        return np.true_divide(x, y)
    floor = np.floor_divide(x, y)
    return floor if rounding_mode == "floor" else np.trunc(np.true_divide(x, y)).astype(floor.dtype)


@samples("div", reference=_div)
def _div_samples(make):
    yield Sample(make(2, 3, low=-5, high=5), make(3, low=0.6, high=2))
    if make.dtype.kind == "c":  # complex numbers cannot be rounded
        return
    for mode in ("floor", "trunc"):
        yield Sample(make(2, 3, low=-5, high=5), make(3, low=0.6, high=2), rounding_mode=mode)
        yield Sample(make(2, 3, low=-5, high=5), -0.7, rounding_mode=mode)
        yield Sample(make(), make(low=0.6, high=2), rounding_mode=mode)
        yield Sample(make(0, 3), make(3, low=0.6, high=2), rounding_mode=mode)


samples("floor_divide", np.floor_divide, lambda make: [
    (make(3, 3, low=-5, high=5), make(3, low=-2, high=-0.6)),
], complex=False, grad=False)  # fmt: skip


@samples("remainder", reference=np.remainder, complex=False)
def _remainder(make):
    x = make(6, low=2.1, high=2.4)
    yield Sample(x, 0.7)
    yield Sample(x, -0.95)
    yield Sample(-5.5, make(4, low=1.9, high=2.1))


@samples("pow", reference=np.power)
def _pow(make):
    x = make(2, 3, low=-2, high=2)
    for exponent in (0, 1, 2, 3, -1, -2, 2.0):
        yield Sample(x, exponent)
    yield Sample(make(2, 3, low=0.3, high=2), 0.5)
    yield Sample(make(2, 3, low=0.3, high=2), -1.5)
    yield Sample(2, make(2, 3))
    yield Sample(0.7, make(3))
    yield Sample(make(2, 3, low=0.3, high=2), make(2, 1, requires_grad=False))
    yield Sample(make(2, 3, low=0.3, high=2, requires_grad=False), make(2, 1))
    yield Sample(make(2, 3), ag.tensor(np.array([1, 2, 3], np.int16)))


samples("rsqrt", lambda x: 1 / np.sqrt(x))
samples("sgn", np.sign)
samples("abs", np.abs, lambda make: [make(6)])
samples("sign", np.sign, lambda make: [make(6)], complex=False)


# ---- activations ---------------------------------------------------------------------------------


def _expit(x):
    return 1 / (1 + np.exp(-x)) if np.iscomplexobj(x) else special.expit(x)


samples(("special._logistic", "sigmoid"), _expit, lambda make: [make(5, low=-30, high=30)])


def _softplus(x, beta=1, threshold=20):
    return np.where(x * beta > threshold, x, np.logaddexp(0, x * beta) / beta)


samples("nn.functional.softplus", _softplus, lambda make: [
    make(5, low=-30, high=30), Sample(make(5), beta=2.5),
    Sample(make(5), beta=3, threshold=1.25)], complex=False)  # fmt: skip
samples("nn.functional.logsigmoid", lambda x: -np.logaddexp(0, -x), lambda make: [
    make(5, low=-30, high=30)], complex=False)  # fmt: skip
samples("relu", lambda x: np.maximum(x, 0), lambda make: [
    make(2, 4), make(2, 4, low=-9, high=9)], complex=False)  # fmt: skip
samples("nn.functional.leaky_relu",
    lambda x, negative_slope=0.01: np.where(x > 0, x, x * negative_slope),
    lambda make: [make(2, 4), Sample(make(2, 4), negative_slope=0.3),
        (make(2, 4), -0.2)], complex=False)  # fmt: skip


def _elu(x, alpha=1.0):
    return np.where(x > 0, x, alpha * np.expm1(x))


samples("nn.functional.elu", _elu, lambda make: [
    make(2, 4), Sample(make(2, 4), alpha=0.4)], complex=False)  # fmt: skip
samples("nn.functional.relu", lambda x: np.maximum(x, 0), lambda make: [
    make(2, 4), make()], complex=False)  # fmt: skip
samples("nn.functional.selu", lambda x: 1.05070098735548049 * _elu(x, alpha=1.67326324235437728),
    lambda make: [make(2, 4), make(), make(0, 3)], complex=False)  # fmt: skip
samples("nn.functional.silu", lambda x: x * special.expit(x), lambda make: [
    make(5, low=-30, high=30)], complex=False)  # fmt: skip


def _gelu(x, approximate="none"):
    if approximate == "tanh":
        return 0.5 * x * (1 + np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)))
    return x * special.ndtr(x)


@samples("nn.functional.gelu", reference=_gelu, complex=False)
def _gelu_samples(make):
    for approximate in ("none", "tanh"):
        yield Sample(make(2, 4), approximate=approximate)
        yield Sample(make(), approximate=approximate)
        yield Sample(make(0, 3), approximate=approximate)


samples("erf", special.erf, lambda make: [make(6, low=-3, high=3)])


# ---- bounds, choices and interpolation -----------------------------------------------------------


def _clamp(x, min=None, max=None):
    x = x if min is None else np.maximum(x, min)
    return x if max is None else np.minimum(x, max)


@samples("clamp", reference=_clamp, complex=False, automatic=False)
def _clamp_numbers(make):
    x = make(3, 4, distinct=True)
    yield Sample(x, -0.75, 1.25)
    yield Sample(x, min=0.1)
    yield Sample(x, max=0.1)
    yield Sample(x, 1, -1)
    yield Sample(make(), -1, 1)
    yield Sample(make(0, 3), max=1)


@samples("clamp.Tensor", reference=_clamp, complex=False, automatic=False)
def _clamp_tensors(make):
    x = make(3, 4, distinct=True)
    yield Sample(x, make(3, 1, low=-1.7, high=-0.1), make(1, 4, low=0.1, high=1.7))
    yield Sample(x, min=make(4))
    yield Sample(x, max=make(3, 1))
    yield Sample(x, make(low=0.2, high=1.7), make(low=-1.7, high=-0.2))
    yield Sample(make(), make(), make())
    yield Sample(make(0, 3), make(3), None)
    yield Sample(make(4), make(3, 1), make(2, 1, 1))


samples({"maximum": np.maximum, "minimum": np.minimum}, draw=lambda make: [
    (make(3, 4, distinct=True), 0.25)], complex=False)  # fmt: skip
samples("where", np.where, lambda make: [
    (make.mask(3, 4), make(3, 4), make(3, 4)), (make.mask(3, 1), make(1, 4), make(3, 4)),
    (make.mask(3, 1), make(), make(1, 4)), (make.mask(), make(2), make(3, 1)),
    (make.mask(0, 3), make(3), make(0, 1)), (make.mask(), make(), make()),
    (make.mask(2, 3), make(2, 3), 1.5), (make.mask(2, 3), 0.0, make(2, 3)),
    (make.mask(3, 4), make(4), make(3, 4, requires_grad=False))], automatic=False)  # fmt: skip
samples("lerp", lambda x, end, weight: x + weight * (end - x), lambda make: [
    (make(2, 3), make(2, 3), 0.3)])  # fmt: skip


# ---- complex numbers, dtypes, copies -------------------------------------------------------------

samples({"conj": np.conj, "real": np.real, "positive": np.positive}, draw=lambda make: [
    make(3, 4), make(), make(0, 3)])  # fmt: skip


@samples("imag", reference=np.imag)
def _imag(make):
    for shape in ((3, 4), (), (0, 3)):
        parts = (make(*shape).detach().numpy() for _ in range(2))
        yield Sample(ag.tensor(next(parts) + 1j * next(parts), requires_grad=True))


@samples("to", reference=lambda x, dtype: x.astype(dtype), complex=False, keeps_dtype=False)
def _to(make):
    cut = {"unchecked": "integers have no gradient"}
    yield Sample(make(3, 4), np.float64)
    yield Sample(make(3, 4), make.dtype)
    yield Sample(make(3, 4), "float64")
    yield Sample(make(3, 4), np.complex128)
    yield Sample(make(3, 4), np.int64, **cut)
    yield Sample(make(), np.dtype(bool), **cut)
    yield Sample(make(0, 3), np.float64)


samples("zeros_like", np.zeros_like, lambda make: [
    make(3, 4), Sample(make(), dtype=np.int64), make(0, 3)], grad=False)  # fmt: skip
samples("fill", np.full_like, lambda make: [
    (make(3, 4), 1.5), (make(), 2), (make(0, 3), 2)], automatic=False)  # fmt: skip
samples("zero", np.zeros_like)
samples("copy", lambda x, src: np.broadcast_to(src, x.shape).astype(x.dtype), lambda make: [
    (make(3, 4), make(3, 4)), (make(3, 4), make(4)), (make(3, 4), make()), (make(3, 4), 1.5),
    (make(), make()), (make(0, 3), make(1, 3))], automatic=False, promotes=False)  # fmt: skip


# ---- comparisons ---------------------------------------------------------------------------------

samples({"bitwise_and": np.bitwise_and, "bitwise_or": np.bitwise_or,
    "bitwise_xor": np.bitwise_xor}, draw=lambda make: [
    (make.index(3, 4, high=16), make.index(3, 4, high=16)),
    (make.index(3, 1, high=16), make.index(4, high=16)), (make.mask(3, 4), make.mask(3, 4)),
    (make.mask(), make.mask()), (make.mask(0, 3), make.mask(3)), (make.index(3, high=16), 5),
    (5, make.index(3, high=16)),
    (make.mask(3), make.index(3, high=16)),
], complex=False, grad=False, automatic=False)  # fmt: skip
samples("bitwise_not", np.bitwise_not, lambda make: [
    make.index(3, 4, high=16), make.mask(3, 4), make.index(high=16),
    make.mask(0, 3)], complex=False, grad=False, automatic=False)  # fmt: skip


@samples("isnan", reference=np.isnan, grad=False)
@samples("isinf", reference=np.isinf, grad=False)
@samples("isfinite", reference=np.isfinite, grad=False)
def _special_values(make):
    array = make(7).detach().numpy()
    if array.dtype.kind in "fc":
        array[[1, 3, 4]] = np.nan, np.inf, -np.inf
    yield Sample(ag.tensor(array, requires_grad=array.dtype.kind in "fc"))
