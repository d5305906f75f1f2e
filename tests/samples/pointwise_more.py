"""Samples of the further pointwise rows: rounding, choices, complex numbers, activations, bits."""

from __future__ import annotations

import numpy as np

import autograd as ag
from tests.support.sampling import Sample, samples


def _none(make):
    """No samples besides the automatic ones."""
    return iter(())


def _shapes(make, low=-2.0, high=2.0):
    for shape in ((3, 4), (), (0, 3)):
        yield make(*shape, low=low, high=high)


# ---- rounding ------------------------------------------------------------------------------------


@samples("ceil", reference=np.ceil, complex=False)
@samples("floor", reference=np.floor, complex=False)
@samples("trunc", reference=np.trunc, complex=False)
@samples("deg2rad", reference=lambda x: x * (np.pi / 180))
@samples("rad2deg", reference=lambda x: x * (180 / np.pi))
def _plain(make):
    return _none(make)


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


samples("nextafter", np.nextafter, complex=False)


# ---- powers and products -------------------------------------------------------------------------


def _double(x, y):
    return np.result_type(x, y, np.float64)


@samples(
    "float_power",
    reference=lambda x, y: np.power(np.asarray(x, _double(x, y)), np.asarray(y, _double(x, y))),
    keeps_dtype=False,
)
def _float_power(make):
    x = make(2, 3)
    for exponent in (0, 1, 2, 3, -1):
        yield Sample(x, exponent)
    yield Sample(2, make(3))


samples("addcmul", lambda x, a, b, value=1: x + value * a * b, lambda make: [
    Sample(make(2, 3), make(3), make(2, 1), value=-0.5)])  # fmt: skip
samples("addcdiv", lambda x, a, b, value=1: x + value * a / b, lambda make: [
    Sample(make(2, 3), make(3), make(2, 1, low=0.5, high=2), value=-0.5)])  # fmt: skip


@samples("fmod", reference=np.fmod, complex=False)
def _fmod(make):
    x = make(6, low=2.1, high=2.4)
    yield Sample(x, 0.7)
    yield Sample(x, -0.95)
    yield Sample(-5.5, make(4, low=1.9, high=2.1))


samples("dist", lambda x, y, p=2: np.linalg.norm(np.ravel(x - y), p), lambda make: [
    (make(3, 4), make(3, 4)), (make(3, 4), make(4)), (make(5), make(5), 3),
    Sample(make(5), make(5), p=1)])  # fmt: skip


# ---- choices and signs ---------------------------------------------------------------------------

samples({"fmax": np.fmax, "fmin": np.fmin}, draw=lambda make: [
    (make(3, 4, distinct=True), 0.25), (make(3, 4, distinct=True), make(3, 4)),
    (make(3, 1, distinct=True), make(1, 4)), (0.25, make(3, 4, distinct=True)),
    (make(), make(low=-5, high=-3)),
    (make(0, 3), make(3))], complex=False, automatic=False)  # fmt: skip
samples({"clamp_min": np.maximum, "clamp_max": np.minimum}, draw=lambda make: [
    (make(3, 4, distinct=True), 0.25)], complex=False)  # fmt: skip
samples("copysign", np.copysign, lambda make: [(make(4), -0.0), (make(4), -2)], complex=False)
samples("heaviside", np.heaviside, lambda make: [
    (ag.tensor(np.zeros(3, make.dtype)), make(3)), (make(4), 0.5)], complex=False)  # fmt: skip
samples("logaddexp2", np.logaddexp2, lambda make: [
    (make(4, low=-30, high=30), make(4, low=-30, high=30))], complex=False)  # fmt: skip


# ---- activations ---------------------------------------------------------------------------------

samples("nn.functional.celu", lambda x, alpha=1.0: np.where(x > 0, x, alpha * np.expm1(x / alpha)),
    lambda make: [make(2, 4), Sample(make(2, 4), alpha=0.4),
        (make(2, 4), 2)], complex=False)  # fmt: skip
samples("nn.functional.hardtanh", lambda x, min_val=-1.0, max_val=1.0: np.clip(x, min_val, max_val),
    lambda make: [make(2, 4), (make(2, 4), -0.3, 0.8)], complex=False)  # fmt: skip
samples("nn.functional.relu6", lambda x: np.clip(x, 0, 6), lambda make: [
    make(2, 4), *(x for x in _shapes(make, -9, 9))], complex=False)  # fmt: skip
samples({"nn.functional.hardsigmoid": lambda x: np.clip(x + 3, 0, 6) / 6,
    "nn.functional.hardswish": lambda x: x * (np.clip(x + 3, 0, 6) / 6)}, draw=lambda make: [
    make(2, 4, low=-5, high=5)], complex=False)  # fmt: skip
samples("nn.functional.mish", lambda x: x * np.tanh(np.logaddexp(0, x)), lambda make: [
    make(8, low=-9, high=30)], complex=False)  # fmt: skip
samples("hardshrink", lambda x, lambd=0.5: np.where(np.abs(x) > lambd, x, 0), lambda make: [
    make(2, 4), (make(2, 4), 0.8)], complex=False)  # fmt: skip
samples("nn.functional.softshrink",
    lambda x, lambd=0.5: np.sign(x) * np.maximum(np.abs(x) - lambd, 0),
    lambda make: [make(2, 4), (make(2, 4), 0.8)], complex=False)  # fmt: skip
samples({"nn.functional.softsign": lambda x: x / (1 + np.abs(x)),
    "nn.functional.tanhshrink": lambda x: x - np.tanh(x)}, draw=lambda make: [
    *(x for x in _shapes(make))])  # fmt: skip
samples("nn.functional.threshold", lambda x, threshold, value: np.where(x > threshold, x, value),
    lambda make: [*((x, 0.25, -3.0) for x in _shapes(make))], complex=False)  # fmt: skip


# ---- complex numbers -----------------------------------------------------------------------------

samples("angle", np.angle, lambda make: [make(6)])


def _pair(make):
    """Two real tensors of the dtype under test, or of the parts of the complex one."""
    dtype = make.dtype if make.dtype.kind != "c" else np.zeros(0, make.dtype).real.dtype
    return [
        ag.tensor(make(3, 4).detach().numpy().real.astype(dtype), requires_grad=dtype.kind == "f")
        for _ in range(2)
    ]


def _complex(x, y):
    if np.result_type(x, y).kind != "f":
        raise TypeError("only floating-point numbers are the parts of complex ones")
    return x + 1j * y


def _polar(r, phi):
    return r * np.exp(1j * phi)


samples({"complex": _complex, "polar": _polar}, draw=lambda make: [
    Sample(*_pair(make))], complex=False, promotes=False)  # fmt: skip


@samples(
    "view_as_real", reference=lambda z: np.stack([np.real(z), np.imag(z)], axis=-1), automatic=False
)
def _view_as_real(make):
    for shape in ((3, 4), (), (0, 3)):
        parts = [make(*shape).detach().numpy().real for _ in range(2)]
        values = (parts[0] + 1j * parts[1]).astype(np.result_type(make.dtype, np.complex64))
        yield Sample(ag.tensor(values, requires_grad=True))


samples("view_as_complex", lambda x: x[..., 0] + 1j * x[..., 1], lambda make: [
    *(make(*shape) for shape in ((3, 2), (2,), (0, 2))),
], complex=False, keeps_dtype=False)  # fmt: skip
samples({"resolve_conj": np.positive, "resolve_neg": np.positive, "conj_physical": np.conj,
    "alias_copy": np.copy}, draw=lambda make: [
    *(x for x in _shapes(make))])  # fmt: skip


# ---- integers, bits and facts --------------------------------------------------------------------

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


@samples("isreal", reference=np.isreal, grad=False)
@samples("isposinf", reference=np.isposinf, complex=False, grad=False)
@samples("isneginf", reference=np.isneginf, complex=False, grad=False)
@samples("signbit", reference=np.signbit, complex=False, grad=False)
def _facts(make):
    array = make(7).detach().numpy()
    if array.dtype.kind in "fc":
        array[[1, 3, 4, 5]] = np.nan, np.inf, -np.inf, -0.0
    yield Sample(ag.tensor(array, requires_grad=array.dtype.kind in "fc"))
