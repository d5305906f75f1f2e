"""Samples of pointwise rows with more than Tensor arguments, and references that NumPy has not."""

from __future__ import annotations

import numpy as np
from scipy import special

import autograd as ag
from tests.support.sampling import Sample, samples

# ---- arithmetic ----------------------------------------------------------------------------------

samples({"add": lambda x, y, alpha=1: np.add(x, y if alpha == 1 else alpha * y),
    "sub": lambda x, y, alpha=1: np.subtract(x, y if alpha == 1 else alpha * y)},
    draw=lambda make: [
        Sample(make(2, 3), make(3), alpha=2), Sample(make(), make(2, 1), alpha=-0.5),
        *([Sample(make(3), make(2, 1), alpha=0.5 + 2j)] if make.is_complex else [])])  # fmt: skip
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
    if make.is_complex:  # complex numbers cannot be rounded
        return
    for mode in ("floor", "trunc"):
        yield Sample(make(2, 3, low=-5, high=5), make(3, low=0.6, high=2), rounding_mode=mode)
        yield Sample(make(2, 3, low=-5, high=5), -0.7, rounding_mode=mode)
        yield Sample(make(), make(low=0.6, high=2), rounding_mode=mode)
        yield Sample(make(0, 3), make(3, low=0.6, high=2), rounding_mode=mode)


samples("floor_divide", np.floor_divide, lambda make: [
    (make(3, 3, low=-5, high=5), make(3, low=-2, high=-0.6)),
], complex=False, grad=False)  # fmt: skip
samples({"fmod": np.fmod, "remainder": np.remainder}, draw=lambda make: [
    (make(6, low=2.1, high=2.4), 0.7), (make(6, low=2.1, high=2.4), -0.95),
    (-5.5, make(4, low=1.9, high=2.1))], complex=False)  # fmt: skip
samples("pow", np.power, lambda make: [
    *((make(2, 3), exponent) for exponent in (0, 1, 2, 3, -1, -2, 2.0)),
    (make(2, 3, low=0.3), 0.5), (make(2, 3, low=0.3), -1.5), (2, make(2, 3)), (0.7, make(3)),
    (make(2, 3, low=0.3), make(2, 1, requires_grad=False)),
    (make(2, 3, low=0.3, requires_grad=False), make(2, 1)),
    (make(2, 3), ag.tensor(np.array([1, 2, 3], np.int16)))])  # fmt: skip
samples("rsqrt", lambda x: 1 / np.sqrt(x))
samples("sgn", np.sign)
samples("abs", np.abs)
samples("sign", np.sign, complex=False)
samples("erf", special.erf, lambda make: [make(6, low=-3, high=3)])


def _double(x, y):
    return np.result_type(x, y, np.float64)


samples("float_power",
    lambda x, y: np.power(np.asarray(x, _double(x, y)), np.asarray(y, _double(x, y))),
    lambda make: [*((make(2, 3), exponent) for exponent in (0, 1, 2, 3, -1)), (2, make(3))],
    keeps_dtype=False)  # fmt: skip
samples("addcmul", lambda x, a, b, value=1: x + value * a * b, lambda make: [
    Sample(make(2, 3), make(3), make(2, 1), value=-0.5)])  # fmt: skip
samples("addcdiv", lambda x, a, b, value=1: x + value * a / b, lambda make: [
    Sample(make(2, 3), make(3), make(2, 1, low=0.5, high=2), value=-0.5)])  # fmt: skip
samples("dist", lambda x, y, p=2: np.linalg.norm(np.ravel(x - y), p), lambda make: [
    (make(3, 4), make(3, 4)), (make(3, 4), make(4)), (make(5), make(5), 3),
    Sample(make(5), make(5), p=1)])  # fmt: skip


# ---- rounding ------------------------------------------------------------------------------------

for _name in ("ceil", "floor", "trunc", "nextafter"):
    samples(_name, getattr(np, _name), complex=False)
samples("deg2rad", lambda x: x * (np.pi / 180))
samples("rad2deg", lambda x: x * (180 / np.pi))
samples("frac", lambda x: x - np.trunc(x), complex=False)
samples("round", lambda x, decimals=0: np.round(x, decimals), lambda make: [
    Sample(make(3, 4, low=-20, high=20), decimals=-1),
    Sample(make(3, low=0.12, high=0.18), decimals=1)], complex=False)  # fmt: skip
samples("frexp", np.frexp, lambda make: [make(4, low=4.5, high=7.5)], complex=False)


def _scaled(x, y):
    whole = np.asarray(y).dtype.kind in "iu" and np.asarray(x).dtype.kind != "c"
    return np.ldexp(np.asarray(x), y) if whole else x * np.exp2(y)


samples("ldexp", _scaled, lambda make: [
    (make(3, 4), ag.tensor(np.array([1, -2, 0, 3]))), (make(2), 3.0)])  # fmt: skip


@samples(
    "nan_to_num",
    reference=lambda x, nan=None, posinf=None, neginf=None: np.nan_to_num(
        x, nan=nan or 0.0, posinf=posinf, neginf=neginf
    ),
    complex=False,
)
def _nan_to_num(make):
    array = make(7).detach().numpy()
    differentiable = array.dtype.kind == "f"
    if differentiable:
        array[[1, 3, 4]] = np.nan, np.inf, -np.inf
    x = ag.tensor(array, requires_grad=differentiable)
    yield Sample(x, 1.5, 2.5, -3.5, unchecked="finite differences at infinity are nan")


# ---- bounds, choices and signs -------------------------------------------------------------------


def _clamp(x, min=None, max=None):
    x = x if min is None else np.maximum(x, min)
    return x if max is None else np.minimum(x, max)


samples("clamp", _clamp, lambda make: [
    (make(3, 4, distinct=True), -0.75, 1.25), Sample(make(3, 4, distinct=True), min=0.1),
    Sample(make(3, 4, distinct=True), max=0.1), (make(3, 4, distinct=True), 1, -1),
    (make(), -1, 1), Sample(make(0, 3), max=1)], complex=False, automatic=False)  # fmt: skip
samples("clamp.Tensor", _clamp, lambda make: [
    (make(3, 4, distinct=True), make(3, 1, low=-1.7, high=-0.1), make(1, 4, low=0.1, high=1.7)),
    Sample(make(3, 4, distinct=True), min=make(4)),
    Sample(make(3, 4, distinct=True), max=make(3, 1)),
    (make(3, 4, distinct=True), make(low=0.2, high=1.7), make(low=-1.7, high=-0.2)),
    (make(), make(), make()), (make(0, 3), make(3), None), (make(4), make(3, 1), make(2, 1, 1)),
], complex=False, automatic=False)  # fmt: skip
samples({"maximum": np.maximum, "minimum": np.minimum, "clamp_min": np.maximum,
    "clamp_max": np.minimum}, draw=lambda make: [
    (make(3, 4, distinct=True), 0.25)], complex=False)  # fmt: skip
samples("where", np.where, lambda make: [
    (make.mask(3, 4), make(3, 4), make(3, 4)), (make.mask(3, 1), make(1, 4), make(3, 4)),
    (make.mask(3, 1), make(), make(1, 4)), (make.mask(), make(2), make(3, 1)),
    (make.mask(0, 3), make(3), make(0, 1)), (make.mask(), make(), make()),
    (make.mask(2, 3), make(2, 3), 1.5), (make.mask(2, 3), 0.0, make(2, 3)),
    (make.mask(3, 4), make(4), make(3, 4, requires_grad=False))], automatic=False)  # fmt: skip
samples("_flat", lambda x, other: x, lambda make: [
    (make(3, 4), make(3, 4))], automatic=False, promotes=False)  # fmt: skip
samples("lerp", lambda x, end, weight: x + weight * (end - x), lambda make: [
    (make(2, 3), make(2, 3), 0.3)])  # fmt: skip
samples({"fmax": np.fmax, "fmin": np.fmin}, draw=lambda make: [
    (make(3, 4, distinct=True), 0.25), (make(3, 4, distinct=True), make(3, 4)),
    (make(3, 1, distinct=True), make(1, 4)), (0.25, make(3, 4, distinct=True)),
    (make(), make(low=-5, high=-3)),
    (make(0, 3), make(3))], complex=False, automatic=False)  # fmt: skip
samples("copysign", np.copysign, lambda make: [(make(4), -0.0), (make(4), -2)], complex=False)
samples("heaviside", np.heaviside, lambda make: [
    (ag.tensor(np.zeros(3, make.dtype)), make(3)), (make(4), 0.5)], complex=False)  # fmt: skip
samples("logaddexp2", np.logaddexp2, lambda make: [
    (make(4, low=-30, high=30), make(4, low=-30, high=30))], complex=False)  # fmt: skip


# ---- complex numbers, dtypes, copies -------------------------------------------------------------

samples({"conj": np.conj, "real": np.real, "positive": np.positive, "resolve_conj": np.positive,
    "resolve_neg": np.positive, "conj_physical": np.conj, "alias_copy": np.copy},
    draw=lambda make: [make(3, 4), make(), make(0, 3)])  # fmt: skip


@samples("imag", reference=np.imag)
def _imag(make):
    for shape in ((3, 4), (), (0, 3)):
        parts = (make(*shape).detach().numpy() for _ in range(2))
        yield Sample(ag.tensor(next(parts) + 1j * next(parts), requires_grad=True))


samples("to", lambda x, dtype: x.astype(dtype), lambda make: [
    (make(3, 4), np.float64), (make(3, 4), make.dtype), (make(3, 4), "float64"),
    (make(3, 4), np.complex128), (make(0, 3), np.float64),
    Sample(make(3, 4), np.int64, unchecked="integers have no gradient"),
    Sample(make(), np.dtype(bool), unchecked="integers have no gradient"),
], complex=False, keeps_dtype=False)  # fmt: skip
samples("zeros_like", np.zeros_like, lambda make: [
    make(3, 4), Sample(make(), dtype=np.int64), make(0, 3)], grad=False)  # fmt: skip
samples("fill", np.full_like, lambda make: [
    (make(3, 4), 1.5), (make(), 2), (make(0, 3), 2)], automatic=False)  # fmt: skip
samples("zero", np.zeros_like)
samples("copy", lambda x, src: np.broadcast_to(src, x.shape).astype(x.dtype), lambda make: [
    (make(3, 4), make(3, 4)), (make(3, 4), make(4)), (make(3, 4), make()), (make(3, 4), 1.5),
    (make(), make()), (make(0, 3), make(1, 3))], automatic=False, promotes=False)  # fmt: skip
samples("angle", np.angle)


def _complex(x, y):
    if np.result_type(x, y).kind != "f":
        raise TypeError("only floating-point numbers are the parts of complex ones")
    return x + 1j * y


samples("complex", _complex, complex=False, promotes=False)
samples("polar", lambda r, phi: r * np.exp(1j * phi), complex=False, promotes=False)


@samples(
    ("view_as_real", "view_as_real_copy"),
    reference=lambda z: np.stack([np.real(z), np.imag(z)], axis=-1),
    automatic=False,
)
def _view_as_real(make):
    for shape in ((3, 4), (), (0, 3)):
        parts = [make(*shape).detach().numpy().real for _ in range(2)]
        values = (parts[0] + 1j * parts[1]).astype(np.result_type(make.dtype, np.complex64))
        yield Sample(ag.tensor(values, requires_grad=True))


samples(("view_as_complex", "view_as_complex_copy"), lambda x: x[..., 0] + 1j * x[..., 1],
    lambda make: [make(3, 2), make(2), make(0, 2)],
    complex=False, keeps_dtype=False)  # fmt: skip


# ---- integers, bits and facts --------------------------------------------------------------------

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
samples({"gcd": np.gcd, "lcm": np.lcm, "bitwise_left_shift": np.left_shift,
    "bitwise_right_shift": np.right_shift}, draw=lambda make: [
    (make.index(3, 4, high=30), make.index(3, 4, high=9)),
    (make.index(3, 1, high=30), make.index(4, high=9)), (make.index(high=30), make.index(high=9)),
    (make.index(0, 3, high=30), make.index(3, high=9)), (make.index(3, high=30), 4),
    (18, make.index(3, high=9))], complex=False, grad=False, automatic=False)  # fmt: skip


@samples("isclose", reference=np.isclose, grad=False)
def _isclose(make):
    array = make(6).detach().numpy()
    yield Sample(ag.tensor(array), ag.tensor(array + array.dtype.type(1)), rtol=0.5)
    yield Sample(ag.tensor(array), ag.tensor(array + array.dtype.type(1)), 0.1, 1.5)
    if array.dtype.kind in "fc":
        array[1] = np.nan
    yield Sample(ag.tensor(array), ag.tensor(array), equal_nan=True)


def _infinite(make):
    array = make(7).detach().numpy()
    if array.dtype.kind in "fc":
        array[[1, 3, 4, 5]] = np.nan, np.inf, -np.inf, -0.0
    return [ag.tensor(array, requires_grad=array.dtype.kind in "fc")]


for _name in ("isnan", "isinf", "isfinite", "isreal"):
    samples(_name, getattr(np, _name), _infinite, grad=False)
for _name in ("isposinf", "isneginf", "signbit"):
    samples(_name, getattr(np, _name), _infinite, complex=False, grad=False)
