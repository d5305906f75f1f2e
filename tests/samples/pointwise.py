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


@samples("rsub", reference=lambda x, y, alpha=1: np.subtract(y, alpha * x))
def _rsub(make):
    yield Sample(make(2, 3), make(3))
    yield Sample(make(2, 3), 1.5)
    yield Sample(make(2, 3), make(3), alpha=3)
    yield Sample(make(0, 3), make(3))
    yield Sample(make(), make())


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


@samples("floor_divide", reference=np.floor_divide, complex=False, grad=False)
def _floor_divide(make):
    yield Sample(make(3, 3, low=-5, high=5), make(3, low=-2, high=-0.6))


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


@samples("rsqrt", reference=lambda x: 1 / np.sqrt(x))
@samples("sgn", reference=np.sign)
def _plain(make):
    return _none(make)


@samples("abs", reference=np.abs)
def _abs(make):
    yield Sample(make(6))


@samples("sign", reference=np.sign, complex=False)
def _sign(make):
    yield Sample(make(6))


# ---- activations ---------------------------------------------------------------------------------


def _expit(x):
    return 1 / (1 + np.exp(-x)) if np.iscomplexobj(x) else special.expit(x)


@samples("special._logistic", reference=_expit)
@samples("sigmoid", reference=_expit)
def _sigmoid(make):
    yield Sample(make(5, low=-30, high=30))


def _softplus(x, beta=1, threshold=20):
    return np.where(x * beta > threshold, x, np.logaddexp(0, x * beta) / beta)


@samples("nn.functional.softplus", reference=_softplus, complex=False)
def _softplus_samples(make):
    yield Sample(make(5, low=-30, high=30))
    yield Sample(make(5), beta=2.5)
    yield Sample(make(5), beta=3, threshold=1.25)


@samples("nn.functional.logsigmoid", reference=lambda x: -np.logaddexp(0, -x), complex=False)
def _logsigmoid(make):
    yield Sample(make(5, low=-30, high=30))


@samples("relu", reference=lambda x: np.maximum(x, 0), complex=False)
def _kinked(make):
    yield Sample(make(2, 4))
    yield Sample(make(2, 4, low=-9, high=9))


@samples(
    "nn.functional.leaky_relu",
    reference=lambda x, negative_slope=0.01: np.where(x > 0, x, x * negative_slope),
    complex=False,
)
def _leaky_relu(make):
    yield Sample(make(2, 4))
    yield Sample(make(2, 4), negative_slope=0.3)
    yield Sample(make(2, 4), -0.2)


def _elu(x, alpha=1.0):
    return np.where(x > 0, x, alpha * np.expm1(x))


@samples("nn.functional.elu", reference=_elu, complex=False)
def _elu_samples(make):
    yield Sample(make(2, 4))
    yield Sample(make(2, 4), alpha=0.4)


@samples("nn.functional.relu", reference=lambda x: np.maximum(x, 0), complex=False)
def _relu(make):
    yield Sample(make(2, 4))
    yield Sample(make())


@samples(
    "nn.functional.selu",
    reference=lambda x: 1.05070098735548049 * _elu(x, alpha=1.67326324235437728),
    complex=False,
)
def _selu(make):
    yield Sample(make(2, 4))
    yield Sample(make())
    yield Sample(make(0, 3))


@samples("nn.functional.silu", reference=lambda x: x * special.expit(x), complex=False)
def _silu(make):
    yield Sample(make(5, low=-30, high=30))


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


@samples("erf", reference=special.erf)
def _erf(make):
    yield Sample(make(6, low=-3, high=3))


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


@samples("maximum", reference=np.maximum, complex=False)
@samples("minimum", reference=np.minimum, complex=False)
def _ordered(make):
    yield Sample(make(3, 4, distinct=True), 0.25)


@samples("where", reference=np.where, automatic=False)
def _where(make):
    yield Sample(make.mask(3, 4), make(3, 4), make(3, 4))
    yield Sample(make.mask(3, 1), make(1, 4), make(3, 4))
    yield Sample(make.mask(3, 1), make(), make(1, 4))
    yield Sample(make.mask(), make(2), make(3, 1))
    yield Sample(make.mask(0, 3), make(3), make(0, 1))
    yield Sample(make.mask(), make(), make())
    yield Sample(make.mask(2, 3), make(2, 3), 1.5)
    yield Sample(make.mask(2, 3), 0.0, make(2, 3))
    yield Sample(make.mask(3, 4), make(4), make(3, 4, requires_grad=False))


@samples("lerp", reference=lambda x, end, weight: x + weight * (end - x))
def _lerp(make):
    yield Sample(make(2, 3), make(2, 3), 0.3)


# ---- complex numbers, dtypes, copies -------------------------------------------------------------


@samples("conj", reference=np.conj)
@samples("real", reference=np.real)
@samples("positive", reference=np.positive)
def _one(make):
    yield Sample(make(3, 4))
    yield Sample(make())
    yield Sample(make(0, 3))


@samples("imag", reference=np.imag)
def _imag(make):
    for shape in ((3, 4), (), (0, 3)):
        parts = (make(*shape).detach().numpy() for _ in range(2))
        yield Sample(ag.tensor(next(parts) + 1j * next(parts), requires_grad=True))


@samples("to", reference=lambda x, dtype: x.astype(dtype), complex=False, keeps_dtype=False)
def _to(make):
    cut = {"check_grad": False, "reason": "integers have no gradient"}
    yield Sample(make(3, 4), np.float64)
    yield Sample(make(3, 4), make.dtype)
    yield Sample(make(3, 4), "float64")
    yield Sample(make(3, 4), np.complex128)
    yield Sample(make(3, 4), np.int64, **cut)
    yield Sample(make(), np.dtype(bool), **cut)
    yield Sample(make(0, 3), np.float64)


@samples("zeros_like", reference=np.zeros_like, grad=False)
def _like(make):
    yield Sample(make(3, 4))
    yield Sample(make(), dtype=np.int64)
    yield Sample(make(0, 3))


@samples("fill", reference=np.full_like, automatic=False)
def _fill(make):
    yield Sample(make(3, 4), 1.5)
    yield Sample(make(), 2)
    yield Sample(make(0, 3), 2)


@samples("zero", reference=np.zeros_like)
def _zero(make):
    return _none(make)


@samples(
    "copy",
    reference=lambda x, src: np.broadcast_to(src, x.shape).astype(x.dtype),
    automatic=False,
    promotes=False,
)
def _copy(make):
    yield Sample(make(3, 4), make(3, 4))
    yield Sample(make(3, 4), make(4))
    yield Sample(make(3, 4), make())
    yield Sample(make(3, 4), 1.5)
    yield Sample(make(), make())
    yield Sample(make(0, 3), make(1, 3))


# ---- comparisons ---------------------------------------------------------------------------------


@samples("bitwise_and", reference=np.bitwise_and, complex=False, grad=False, automatic=False)
@samples("bitwise_or", reference=np.bitwise_or, complex=False, grad=False, automatic=False)
@samples("bitwise_xor", reference=np.bitwise_xor, complex=False, grad=False, automatic=False)
def _bits(make):
    yield Sample(make.index(3, 4, high=16), make.index(3, 4, high=16))
    yield Sample(make.index(3, 1, high=16), make.index(4, high=16))
    yield Sample(make.mask(3, 4), make.mask(3, 4))
    yield Sample(make.mask(), make.mask())
    yield Sample(make.mask(0, 3), make.mask(3))
    yield Sample(make.index(3, high=16), 5)
    yield Sample(5, make.index(3, high=16))
    yield Sample(make.mask(3), make.index(3, high=16))


@samples("bitwise_not", reference=np.bitwise_not, complex=False, grad=False, automatic=False)
def _bitwise_not(make):
    yield Sample(make.index(3, 4, high=16))
    yield Sample(make.mask(3, 4))
    yield Sample(make.index(high=16))
    yield Sample(make.mask(0, 3))


@samples("isnan", reference=np.isnan, grad=False)
@samples("isinf", reference=np.isinf, grad=False)
@samples("isfinite", reference=np.isfinite, grad=False)
def _special_values(make):
    array = make(7).detach().numpy()
    if array.dtype.kind in "fc":
        array[[1, 3, 4]] = np.nan, np.inf, -np.inf
    yield Sample(ag.tensor(array, requires_grad=array.dtype.kind in "fc"))
