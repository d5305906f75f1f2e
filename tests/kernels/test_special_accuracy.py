"""Special functions, their first and second derivatives, against mpmath over their whole domain.

The bound is 1e-10 relative. Left out are the points next to zeros of a function, where it is
ill-conditioned: a rounding of the argument moves the value by more than that. These are lgamma near
1 and 2, digamma near 1.46 and its zeros between negative whole numbers, entr near 1 and its slope
near 1/e, logit near 1/2, log_ndtr and erfc where they are subnormal, i1e' near 1.55, gelu'
near -0.75 and its slope near sqrt(2), and sinc, whose condition number grows like pi * x.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import mpmath as mp
import numpy as np
import pytest

import autograd as ag
from autograd.base.ops import ops

F = ag.nn.functional
RTOL = 1e-10
DIGITS = 50


class Case(NamedTuple):
    """Points, our function, the true one, and its derivatives where differences would be slow."""

    ours: Callable[[Any], Any]
    true: Callable[[Any], Any]
    points: Any
    slope: Callable[[Any], Any] | None = None
    second: Callable[[Any], Any] | None = None


def _logspace(low: float, high: float, count: int = 13) -> np.ndarray:
    """Points of both signs whose sizes are between 10**low and 10**high."""
    sizes = np.logspace(low, high, count) * 1.01
    return np.concatenate([-sizes[::-1], sizes])


def _density(x: Any) -> Any:
    return mp.exp(-x * x / 2) / mp.sqrt(2 * mp.pi)


def _bell(x: Any) -> Any:
    return 2 / mp.sqrt(mp.pi) * mp.exp(-x * x)


def _ndtr(x: Any) -> Any:
    return mp.erfc(-x / mp.sqrt(2)) / 2


def _log_ndtr(x: Any) -> Any:
    return mp.log1p(-_ndtr(-x)) if x > 0 else mp.log(_ndtr(x))


def _ratio(x: Any) -> Any:
    return _density(x) / _ndtr(x)


def _ndtri(p: Any) -> Any:
    """The quantile by Newton's method on log(ndtr), from SciPy's."""
    from scipy.special import ndtri

    y = mp.mpf(float(ndtri(float(p))))
    for _ in range(4):
        y -= (_log_ndtr(y) - mp.log(p)) / _ratio(y)
    return y


def _erfcx(x: Any) -> Any:
    return mp.exp(x * x) * mp.erfc(x)


def _erfcx_slope(x: Any) -> Any:
    return 2 * x * _erfcx(x) - 2 / mp.sqrt(mp.pi)


def _scaled(order: int, x: Any) -> Any:
    return mp.exp(-abs(x)) * mp.besseli(order, x)


def _i0e_slope(x: Any) -> Any:
    return _scaled(1, x) - mp.sign(x) * _scaled(0, x)


def _i1e_slope(x: Any) -> Any:
    return _scaled(0, x) - _scaled(1, x) / x - mp.sign(x) * _scaled(1, x)


def _i0e_second(x: Any) -> Any:
    return _i1e_slope(x) - mp.sign(x) * _i0e_slope(x)


def _i1e_second(x: Any) -> Any:
    slope = _i1e_slope(x)
    return _i0e_slope(x) - slope / x + _scaled(1, x) / x**2 - mp.sign(x) * slope


def _sinc_slope(x: Any) -> Any:
    return (mp.cos(mp.pi * x) - mp.sincpi(x)) / x


def _sinc_second(x: Any) -> Any:
    return -mp.pi * mp.sin(mp.pi * x) / x - 2 * _sinc_slope(x) / x


def _logistic(x: Any) -> Any:
    return 1 / (1 + mp.exp(-x))


def _logistic_slope(x: Any) -> Any:
    return _logistic(x) * _logistic(-x)


def _logistic_second(x: Any) -> Any:
    return _logistic_slope(x) * (_logistic(-x) - _logistic(x))


def _softplus(x: Any) -> Any:
    return mp.log1p(mp.exp(x))


def _cross_entropy(x: Any, target: Any) -> Any:
    return F.binary_cross_entropy_with_logits(x, target, reduction="none")


def _three(function: Callable[[Any], Any], x: Any) -> Any:
    """The sum of the function at x, x - 1/2 and x - 1."""
    return sum(function(x - mp.mpf(j) / 2) for j in range(3))


def _mish_parts(x: Any) -> tuple[Any, Any, Any]:
    """t = tanh(log(1 + e^x)) and its derivatives: t' = (1 - t^2) s, s the logistic function."""
    s = _logistic(x)
    with mp.workdps(3 * DIGITS + 600):
        t = mp.tanh(mp.log1p(mp.exp(x)))
        rest = 1 - t * t
    return t, rest * s, rest * (s * _logistic(-x) - 2 * t * s * s)


def _mish_slope(x: Any) -> Any:
    t, first, _ = _mish_parts(x)
    return t + x * first


def _mish_second(x: Any) -> Any:
    _, first, second = _mish_parts(x)
    return 2 * first + x * second


_TAILS = np.array([0.0, 1e-3, 0.7, 3.0, 8.3, 17.0, 25.0, 36.5, 40.0, 80.0, 200.0, 320.0, 700.0])
_TAILS = np.concatenate([-_TAILS[1:], _TAILS])
_LN2 = mp.mpf("0.693147180559945309417232121458176568075500134360255254120680")
_SIGNED = np.concatenate([np.logspace(-8, 8, 17) * 1.01, -np.linspace(0.13, 12.3, 15)])
_UNIT = np.array([1e-300, 1e-100, 1e-20, 1e-6, 0.1, 0.3, 0.45, 0.55, 0.9, 0.999, 1 - 1e-12])
_BESSEL = np.concatenate([_logspace(-8, 2.4, 14), [-29.5, 29.5, 30.5, -30.5]])
_POSITIVE = np.logspace(-8, 8, 17) * 1.03
_LOG = np.concatenate([np.logspace(-300, 300, 9), np.array([0.3, 0.7, 1.4, 3.0])])
_SOFTPLUS = (_softplus, _TAILS, _logistic, _logistic_slope)
_REFLECTED = (lambda x: _softplus(-x), _TAILS, lambda x: -_logistic(-x), _logistic_slope)

CASES = {
    "softplus": Case(lambda x: F.softplus(x, 1, np.inf), *_SOFTPLUS),
    "logsigmoid": Case(F.logsigmoid, lambda x: -_softplus(-x), _TAILS, lambda x: _logistic(-x),
        lambda x: -_logistic_slope(x)),
    "soft_margin_loss": Case(lambda x: F.soft_margin_loss(x, ag.ones_like(x), reduction="none"),
        *_REFLECTED),
    "binary_cross_entropy_with_logits of 1": Case(lambda x: _cross_entropy(x, ag.ones_like(x)),
        *_REFLECTED),
    "binary_cross_entropy_with_logits": Case(lambda x: _cross_entropy(x, ag.zeros_like(x)),
        *_SOFTPLUS),
    "logaddexp": Case(lambda x: ag.logaddexp(x, ag.zeros_like(x)), *_SOFTPLUS),
    "logaddexp2": Case(lambda x: ag.logaddexp2(x, ag.zeros_like(x)),
        lambda x: mp.log1p(mp.exp(x * _LN2)) / _LN2, _TAILS, lambda x: _logistic(x * _LN2),
        lambda x: _LN2 * _logistic_slope(x * _LN2)),
    "logistic": Case(ops.special__logistic, _logistic, _TAILS, _logistic_slope, _logistic_second),
    "silu": Case(F.silu, lambda x: x * _logistic(x), _TAILS,
        lambda x: _logistic(x) + x * _logistic_slope(x),
        lambda x: 2 * _logistic_slope(x) + x * _logistic_second(x)),
    "mish": Case(F.mish, lambda x: x * _mish_parts(x)[0], _TAILS, _mish_slope, _mish_second),
    "erf": Case(ag.erf, mp.erf, _logspace(-8, 1.4), _bell, lambda x: -2 * x * _bell(x)),
    "erfc": Case(ag.erfc, mp.erfc, np.concatenate([_logspace(-8, 1.4), [26.0]]),
        lambda x: -_bell(x), lambda x: 2 * x * _bell(x)),
    "erfcx": Case(ag.special.erfcx, _erfcx,
     np.concatenate([-np.logspace(-8, 1.4, 9), np.logspace(-8, 7, 22), [4.99, 5.01]]), _erfcx_slope,
        lambda x: 2 * x * _erfcx_slope(x) + 2 * _erfcx(x)),
    "erfinv": Case(ag.erfinv, mp.erfinv, np.array([1e-300, -1e-8, 0.1, -0.7, 0.999, 1 - 1e-15]),
        lambda p: mp.sqrt(mp.pi) / 2 * mp.exp(mp.erfinv(p) ** 2),
        lambda p: mp.pi / 2 * mp.erfinv(p) * mp.exp(2 * mp.erfinv(p) ** 2)),
    "ndtr": Case(ag.special.ndtr, _ndtr, np.concatenate([_logspace(-8, 1.5), [-37.5]]), _density,
        lambda x: -x * _density(x)),
    "gelu": Case(F.gelu, lambda x: x * _ndtr(x), np.concatenate([_logspace(-8, 1.5), [-37.5]]),
        lambda x: _ndtr(x) + x * _density(x), lambda x: (2 - x * x) * _density(x)),
    "ndtri": Case(ag.special.ndtri, _ndtri, _UNIT[1:], lambda p: 1 / _density(_ndtri(p)),
        lambda p: _ndtri(p) / _density(_ndtri(p)) ** 2),
    "log_ndtr": Case(ag.special.log_ndtr, _log_ndtr,
        np.concatenate([-np.logspace(-8, 5, 27), np.logspace(-8, 1.5, 9)]), _ratio,
        lambda x: -_ratio(x) * (x + _ratio(x))),
    "digamma": Case(ag.digamma, mp.digamma, _SIGNED, lambda x: mp.psi(1, x),
        lambda x: mp.psi(2, x)),
    "lgamma": Case(ag.lgamma, lambda x: mp.log(abs(mp.gamma(x))), _SIGNED[_SIGNED < 1e6],
        mp.digamma, lambda x: mp.psi(1, x)),
    "polygamma": Case(lambda x: ag.polygamma(3, x), lambda x: mp.psi(3, x), _SIGNED,
        lambda x: mp.psi(4, x), lambda x: mp.psi(5, x)),
    "mvlgamma": Case(lambda x: ag.mvlgamma(x, 3),
        lambda x: _three(mp.loggamma, x) + 3 * mp.log(mp.pi) / 2, np.logspace(0.1, 8, 9),
        lambda x: _three(mp.digamma, x), lambda x: _three(lambda y: mp.psi(1, y), x)),
    "i0": Case(ag.i0, lambda x: mp.besseli(0, x), _BESSEL, lambda x: mp.besseli(1, x),
        lambda x: (mp.besseli(0, x) + mp.besseli(2, x)) / 2),
    "i1": Case(ag.special.i1, lambda x: mp.besseli(1, x), _BESSEL,
        lambda x: (mp.besseli(0, x) + mp.besseli(2, x)) / 2,
        lambda x: (3 * mp.besseli(1, x) + mp.besseli(3, x)) / 4),
    "i0e": Case(ag.special.i0e, lambda x: _scaled(0, x),
        np.concatenate([_BESSEL, _logspace(3, 8, 6)]), _i0e_slope, _i0e_second),
    "i1e": Case(ag.special.i1e, lambda x: _scaled(1, x),
        np.concatenate([_BESSEL, _logspace(3, 8, 6)]), _i1e_slope, _i1e_second),
    "sinc": Case(ag.sinc, mp.sincpi,
        np.concatenate([_logspace(-12, 0, 25), [0.15, 0.16, 0.32, 2.3, 100.3]]), _sinc_slope,
        _sinc_second),
    "entr": Case(ag.special.entr, lambda x: -x * mp.log(x), _LOG, lambda x: -mp.log(x) - 1,
        lambda x: -1 / x),
    "logit": Case(ag.logit, lambda p: mp.log(p) - mp.log1p(-p), _UNIT, lambda p: 1 / (p * (1 - p)),
        lambda p: (2 * p - 1) / (p * (1 - p)) ** 2),
    "xlogy": Case(lambda y: ag.xlogy(1.7, y), lambda y: mp.mpf(1.7) * mp.log(y), _LOG,
        lambda y: mp.mpf(1.7) / y, lambda y: -mp.mpf(1.7) / y**2),
    "xlog1py": Case(lambda y: ag.special.xlog1py(1.7, y), lambda y: mp.mpf(1.7) * mp.log1p(y),
        _POSITIVE, lambda y: mp.mpf(1.7) / (1 + y), lambda y: -mp.mpf(1.7) / (1 + y) ** 2),
}  # fmt: skip


def _error(value: float, exact: Any) -> float:
    """Relative; where the exact value overflows or is subnormal, whether ours does the same."""
    if abs(exact) > mp.mpf(np.finfo(np.float64).max):
        return 0.0 if np.isinf(value) and (value > 0) == (exact > 0) else float("inf")
    if abs(exact) < mp.mpf(1e-305):
        return 0.0 if abs(value) < 1e-305 else float("inf")
    return float(abs((mp.mpf(value) - exact) / exact)) if np.isfinite(value) else float("inf")


def _tanh_slope(x: Any) -> Any:
    return mp.sech(x) ** 2


_ROOT = mp.sqrt
# Elementary functions whose derivatives keep their digits wherever the function is defined, or up
# to the size that is given: beyond it squares of x overflow, as PyTorch's do.
ELEMENTARY: dict[str, tuple[float, Any, Any, Any, Any]] = {
    "exp": (np.inf, ag.exp, mp.exp, mp.exp, mp.exp),
    "exp2": (
        np.inf, ag.exp2, lambda x: mp.exp(x * _LN2), lambda x: _LN2 * mp.exp(x * _LN2),
        lambda x: _LN2**2 * mp.exp(x * _LN2),
    ),
    # The derivatives of these three are taken from the result, as PyTorch's are: where that is
    # 1 or -1 up to rounding, they have no digits.
    "expm1": (15, ag.expm1, mp.expm1, mp.exp, mp.exp),
    "tanh": (4, ag.tanh, mp.tanh, _tanh_slope, lambda x: -2 * _tanh_slope(x) * mp.tanh(x)),
    "sigmoid": (10, ag.sigmoid, _logistic, _logistic_slope, None),
    "log": (np.inf, ag.log, mp.log, lambda x: 1 / x, lambda x: -1 / x**2),
    "log1p": (np.inf, ag.log1p, mp.log1p, lambda x: 1 / (1 + x), lambda x: -1 / (1 + x) ** 2),
    "sqrt": (np.inf, ag.sqrt, _ROOT, lambda x: 1 / _ROOT(x) / 2, lambda x: -1 / _ROOT(x) / x / 4),
    "rsqrt": (
        np.inf, ag.rsqrt, lambda x: 1 / _ROOT(x), lambda x: -1 / _ROOT(x) / x / 2,
        lambda x: 3 / _ROOT(x) / x**2 / 4,
    ),
    "reciprocal": (
        np.inf, ag.reciprocal, lambda x: 1 / x, lambda x: -1 / x**2, lambda x: 2 / x**3
    ),
    "square": (np.inf, ag.square, lambda x: x**2, lambda x: 2 * x, lambda x: mp.mpf(2)),
    "sinh": (np.inf, ag.sinh, mp.sinh, mp.cosh, mp.sinh),
    "cosh": (np.inf, ag.cosh, mp.cosh, mp.sinh, mp.cosh),
    "sin": (np.inf, ag.sin, mp.sin, mp.cos, lambda x: -mp.sin(x)),
    "cos": (np.inf, ag.cos, mp.cos, lambda x: -mp.sin(x), lambda x: -mp.cos(x)),
    "asinh": (
        np.inf, ag.asinh, mp.asinh, lambda x: 1 / _ROOT(1 + x * x),
        lambda x: -x / (1 + x * x) / _ROOT(1 + x * x),
    ),
    "atan": (
        np.inf, ag.atan, mp.atan, lambda x: 1 / (1 + x * x), lambda x: -2 * x / (1 + x * x) ** 2
    ),
    "asin": (
        np.inf, ag.asin, mp.asin, lambda x: 1 / _ROOT(1 - x * x),
        lambda x: x / (1 - x * x) / _ROOT(1 - x * x),
    ),
    "atanh": (
        1, ag.atanh, mp.atanh, lambda x: 1 / (1 - x * x), lambda x: 2 * x / (1 - x * x) ** 2
    ),
    "softsign": (
        np.inf, F.softsign, lambda x: x / (1 + abs(x)),
        lambda x: 1 / (1 + abs(x)) ** 2, lambda x: -2 * mp.sign(x) / (1 + abs(x)) ** 3,
    ),
}  # fmt: skip
_SIZES = np.array([
    5e-324, 1e-310, 1e-300, 1e-150, 1e-20, 1e-3, 0.3, 0.7, 1.5, 30.0, 40.0, 100.0, 700.0, 1e5,
    1e15, 1e100, 1e155, 1e300, 1.7e308,
])  # fmt: skip
WIDE = np.concatenate([-_SIZES[::-1], [0.0], _SIZES])
# Of the functions above those whose references take any number, and up to which size; sinc is
# ill-conditioned, and the second derivative of logit at subnormal numbers overflows.
WIDE_BOUNDS = {
    **dict.fromkeys(
        ("softplus", "logsigmoid", "soft_margin_loss", "logaddexp", "logaddexp2", "silu", "erf",
         "erfc", "ndtr", "entr"), 1e4,
    ),
    **dict.fromkeys(("i0", "i1", "i0e", "i1e", "erfcx", "log_ndtr", "gelu"), 1e3),
}  # fmt: skip


def _wide(name: str) -> tuple[float, Any, Any, Any, Any]:
    """The bound of size, our function, the true one and its derivatives."""
    if name in ELEMENTARY:
        return ELEMENTARY[name]
    case = CASES[name]
    return WIDE_BOUNDS[name], case.ours, case.true, case.slope, case.second


WHAT = ("value", "slope", "recorded slope", "second derivative")


def _check(
    ours: Any, points: np.ndarray, true: Any, slope: Any, second: Any, somewhere: bool = False
) -> None:
    """Value, slope, computed on arrays and recorded, and second derivative at every point;
    somewhere: only at those where the true ones are real."""
    x = ag.tensor(np.asarray(points, np.float64), requires_grad=True)
    with np.errstate(all="ignore"):
        value = ours(x)
        (recorded,) = ag.grad(value.sum(), x, create_graph=True)
        (twice,) = ag.grad(recorded.sum(), x)
        (on_arrays,) = ag.grad(ours(x).sum(), x)
    rows = zip(points, *(y.tolist() for y in (value, on_arrays, recorded, twice)), strict=True)
    wrong = []
    # 1 + x keeps the digits of the smallest x only with as many digits as its exponent.
    with mp.workdps(700 if somewhere else DIGITS):
        for point, *got in rows:
            exact = mp.mpf(float(point))
            if somewhere and not _is_real(true, exact):
                continue
            for what, function, found in zip(WHAT, (true, slope, slope, second), got, strict=True):
                if function is None or (somewhere and not _is_real(function, exact)):
                    continue
                error = _error(found, function(exact))
                if error > RTOL:
                    wrong.append(f"{what} at {point}: {found}, error {error:.1e}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("name", CASES)
def test_accuracy(name: str) -> None:
    ours, true, points, slope, second = CASES[name]
    _check(ours, points, true, slope, second)


@pytest.mark.parametrize("n", range(6))
def test_scaled_bessel_derivatives(n: int) -> None:
    """i0e_decay on both sides of the border between quadrature and series."""
    points = np.array([0.0, 1e-9, 0.3, 5.0, 29.9, 30.1, 1e3, 1e9])
    got = ops.special__i0e_decay(n, ag.tensor(points)).tolist()
    for point, value in zip(points, got, strict=True):
        with mp.workdps(DIGITS):
            x = mp.mpf(float(point))
            # exp(-x) I0(x) = 1F1(1/2; 1; -2x), and Kummer's transformation of its derivative.
            ratio = mp.mpf(2) ** n * mp.rf(mp.mpf(1) / 2, n) / mp.rf(1, n)
            exact = ratio * mp.hyp1f1(n + mp.mpf(1) / 2, n + 1, -2 * x)
        assert value == pytest.approx(float(exact), rel=RTOL)


@pytest.mark.parametrize("n", range(5))
def test_erfcx_derivatives(n: int) -> None:
    """2^n n! exp(x^2) i^n erfc(x) by its integral, with the sign (-1)^n."""
    points = np.array([-3.0, 0.0, 0.4, 2.0, 4.99, 5.01, 30.0, 1e5])
    got = ops.special__erfcx_derivative(n, ag.tensor(points)).tolist()
    for point, value in zip(points, got, strict=True):
        with mp.workdps(DIGITS):
            x = mp.mpf(float(point))
            scale = max(2 * x, mp.mpf(1))

            def integrand(t: Any, x: Any = x, scale: Any = scale) -> Any:
                return (t / scale) ** n * mp.exp(-((t / scale) ** 2) - 2 * x * t / scale)

            integral = mp.quad(integrand, [0, 1, 5, 20, 60, 150]) / scale
            exact = (-2) ** n * 2 / mp.sqrt(mp.pi) * integral
        assert value == pytest.approx(float(exact), rel=RTOL)


def test_next_to_zero() -> None:
    """Where quotients of subnormal numbers have no digits, and 1 / x overflows."""
    points = np.array([5e-324, 1e-310, 1e-300, -5e-324, -1e-310])
    x = ag.tensor(points, requires_grad=True)
    for function, slope in ((ag.special.i1, 0.5), (ag.special.i1e, 0.5), (ag.special.i0e, None)):
        (found,) = ag.grad(function(x).sum(), x, create_graph=True)
        expected = -np.sign(points) if slope is None else slope
        np.testing.assert_allclose(found.detach().numpy(), expected, rtol=1e-15)
        assert np.isfinite(ag.grad(found.sum(), x)[0].numpy()).all()
    for dtype, tiny in ((np.float32, 1e-44), (np.float16, 6e-8)):
        y = ag.tensor(np.array([tiny], dtype), requires_grad=True)
        assert ag.grad(ag.special.i1(y).sum(), y)[0].item() == 0.5
    np.testing.assert_allclose(ag.lgamma(x).tolist(), -np.log(np.abs(points)), rtol=1e-15)
    np.testing.assert_allclose(ag.special.iv(1.0, x).tolist(), points / 2, rtol=1e-15)
    root = float(mp.besseli(0.5, mp.mpf(1e-310)))
    assert ag.special.iv(0.5, ag.tensor(1e-310)).item() == pytest.approx(root, rel=1e-12, abs=0)


def test_at_infinity() -> None:
    assert ag.lgamma(ag.tensor([-np.inf, np.inf])).tolist() == [np.inf, np.inf]
    x = ag.tensor([-1.7e308, -np.inf, 1.7e308, np.inf], requires_grad=True)
    with np.errstate(all="ignore"):
        (slope,) = ag.grad(F.mish(x).sum(), x)
    np.testing.assert_allclose(slope.tolist(), [0, 0, 1, 1], rtol=1e-15)


@pytest.mark.parametrize("approximate", ["none", "tanh"])
@pytest.mark.parametrize("dtype", [np.float64, np.float32, np.float16])
@pytest.mark.parametrize("count", [1, 3000])
def test_gelu_far_out(approximate: str, dtype: Any, count: int) -> None:
    """Of infinite and of huge numbers the value is 0 or the number, the slope 0 or 1."""
    largest = np.finfo(dtype).max
    points = np.array([-np.inf, -largest, largest, np.inf], dtype)
    x = ag.tensor(np.repeat(points, count), requires_grad=True)
    with np.errstate(all="ignore"):
        value = F.gelu(x, approximate=approximate)
        (recorded,) = ag.grad(value.sum(), x, create_graph=True)
        (second,) = ag.grad(recorded.sum(), x, retain_graph=True)
        (slope,) = ag.grad(value.sum(), x)
    np.testing.assert_array_equal(value[::count].tolist(), [0, 0, largest, np.inf])
    for each in (slope, recorded):
        np.testing.assert_allclose(each[::count].tolist(), [0, 0, 1, 1])
    np.testing.assert_array_equal(second.tolist(), 0)


def test_sinc_at_zero() -> None:
    """The even derivatives are 1, -pi^2 / 3, pi^4 / 5; the odd ones vanish."""
    x = ag.tensor(0.0, requires_grad=True)
    y, found = ag.sinc(x), []
    for _ in range(4):
        (y,) = ag.grad(y, x, create_graph=True)
        found.append(y.item())
    assert found == pytest.approx([0, -(np.pi**2) / 3, 0, np.pi**4 / 5], rel=1e-15)


def test_trigamma_of_many_numbers() -> None:
    """Large arrays take another way than small ones: both are right."""
    points = np.logspace(-8, 8, 300)
    got = ag.polygamma(1, ag.tensor(points)).tolist()
    for point, value in zip(points, got, strict=True):
        assert value == pytest.approx(float(mp.psi(1, mp.mpf(float(point)))), rel=1e-14)


def _is_real(function: Callable[[Any], Any], x: Any) -> bool:
    """Whether it is neither a pole nor outside of the domain."""
    try:
        value = function(x)
    except (ValueError, ZeroDivisionError):
        return False
    return isinstance(value, mp.mpf) and bool(mp.isfinite(value))


@pytest.mark.parametrize(
    "name",
    [
        name if i % 4 == 0 and name in ELEMENTARY else pytest.param(name, marks=pytest.mark.slow)
        for i, name in enumerate(ELEMENTARY | WIDE_BOUNDS)
    ],
)
def test_wide(name: str) -> None:
    """From the smallest number to the largest, wherever the function is real and finite."""
    bound, ours, *functions = _wide(name)
    _check(ours, WIDE[np.abs(WIDE) <= bound], *functions, somewhere=True)


@pytest.mark.parametrize("name", ["exp", "sigmoid", "tanh", "atan", "softplus", "erf"])
def test_limits(name: str) -> None:
    """At infinity the value is the limit, and the slope no nan where it has one."""
    limits = {
        "exp": [0, np.inf], "sigmoid": [0, 1], "tanh": [-1, 1], "atan": [-np.pi / 2, np.pi / 2],
        "softplus": [0, np.inf], "erf": [-1, 1],
    }  # fmt: skip
    x = ag.tensor([-np.inf, np.inf], requires_grad=True)
    with np.errstate(all="ignore"):
        value = _wide(name)[1](x)
    np.testing.assert_array_equal(value.tolist(), limits[name])


@pytest.mark.parametrize("size", [1e-20, 1e-8, 1e-3, 0.3, 3.0, 1e8])
@pytest.mark.parametrize("dtype", [np.complex128, np.complex64])
def test_both_parts_of_the_logarithm_near_one(size: float, dtype: Any) -> None:
    rng = np.random.default_rng(3)
    x = (size * (rng.standard_normal(50) + 1j * rng.standard_normal(50))).astype(dtype)
    found = ag.log1p(ag.tensor(x)).numpy()
    with mp.workdps(60):
        expected = np.array([complex(mp.log(1 + mp.mpc(complex(z)))) for z in x])
    assert found.dtype == dtype
    tolerance = 30 * np.finfo(dtype).eps
    np.testing.assert_allclose(found.real, expected.real, tolerance)
    np.testing.assert_allclose(found.imag, expected.imag, tolerance)


def test_sides_of_the_cut_of_the_logarithm() -> None:
    above, below = ag.log1p(ag.tensor([complex(-3, 0.0), complex(-3, -0.0)])).tolist()
    assert (above.imag, below.imag) == (np.pi, -np.pi)
    with np.errstate(divide="ignore"):
        assert ag.log1p(ag.tensor(complex(-1, 0))).item() == -np.inf


@pytest.mark.parametrize("order", [0, 1, 2.5, 20])
def test_decaying_bessel_functions_of_large_numbers(order: float) -> None:
    """As far as they are numbers; SciPy's are nan from 1e9 on, and 0 from 700."""
    pytest.importorskip("scipy")
    points = [5.0, 695.0, 702.0, 1e5, 9e7, 2e8, 1e12, 1e300]
    x, v = ag.tensor(points), ag.tensor(float(order))
    scaled, plain = ag.special.kve(v, x).tolist(), ag.special.kv(v, x).tolist()
    for point, *found in zip(points, scaled, plain, strict=True):
        value = mp.besselk(order, point) if point < 1e6 else None
        far = mp.sqrt(mp.pi / 2 / mp.mpf(point)) * mp.exp((order**2 - 0.25) / (2 * mp.mpf(point)))
        wanted = far if value is None else value * mp.exp(point)
        assert found[0] == pytest.approx(float(wanted), rel=1e-12)
        assert found[1] == pytest.approx(float(value or 0), rel=1e-12, abs=0)
    assert ag.special.kve(v, ag.tensor(np.inf)).item() == 0
