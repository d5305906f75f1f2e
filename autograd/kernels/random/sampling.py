"""Random tensors. Every function takes the Generator to draw from; None is the default one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from operator import index
from typing import Any

import numpy as np

from autograd.array import prng
from autograd.array.duck import beside, in_memory, outside
from autograd.array.shape_errors import shape_error
from autograd.kernels.elementwise.numbers import require_kind
from autograd.kernels.elementwise.pointwise import empty_like
from autograd.kernels.elementwise.special import digamma
from autograd.kernels.random.creation import dimensions, element_type

__all__ = [
    "bernoulli", "bernoulli_p", "binomial", "gamma", "gamma_slope", "multinomial", "normal",
    "normal_float_float", "poisson", "rand", "rand_like", "randint", "randint_like", "randn",
    "randn_like", "randperm", "source_of", "von_mises",
]  # fmt: skip

_REAL = {np.dtype(np.complex64): np.float32, np.dtype(np.complex128): np.float64}
_HALF_BITS = 11  # of the significand of float16
_WHOLE = 1 << 63


def source_of(generator: Any) -> np.random.Generator:
    """NumPy's generator to draw from. Raises TypeError if `generator` is no Generator."""
    if generator is None:
        return prng.default.source
    if not isinstance(generator, prng.Stream):
        raise TypeError(f"argument 'generator' must be Generator, not {type(generator).__name__}")
    return generator.source


# ---- continuous ----------------------------------------------------------------------------------


def rand(size: Sequence[int], generator: Any, dtype: Any) -> np.ndarray:
    """Numbers in [0, 1), the real and imaginary parts of complex ones alike."""
    shape, found = dimensions(size), element_type(dtype)
    require_kind("rand", found, "fc")
    return _draw_uniform(source_of(generator), shape, found)


def _draw_uniform(source: np.random.Generator, shape: tuple[int, ...], dtype: np.dtype[Any]) -> Any:
    if dtype.kind == "c":
        return _pair(_draw_uniform(source, (*shape, 2), np.dtype(_REAL[dtype])), dtype)
    if dtype == np.float16:  # rounding from float32 would reach 1
        steps = source.integers(0, 1 << _HALF_BITS, shape, np.uint16)
        return (steps / np.float32(1 << _HALF_BITS)).astype(dtype)
    return source.random(shape, dtype)


def rand_like(x: np.ndarray, generator: Any, dtype: Any) -> np.ndarray:
    """`rand` in the shape and layout of `x`, and its dtype unless one is given."""
    return _lay_out(rand(x.shape, generator, x.dtype if dtype is None else dtype), x)


def _lay_out(drawn: np.ndarray, x: np.ndarray) -> np.ndarray:
    """`drawn`, the same elements in the layout of `x`, and where it is."""
    if outside(x):
        return beside(x, drawn)
    if x.flags.c_contiguous:
        return drawn
    out = empty_like(x, drawn.dtype)
    out[...] = drawn
    return out


def randn(size: Sequence[int], generator: Any, dtype: Any) -> np.ndarray:
    """Numbers with mean 0 and variance 1; the parts of complex ones have 1/2 each."""
    shape, found = dimensions(size), element_type(dtype)
    require_kind("randn", found, "fc")
    return _draw_gaussian(source_of(generator), shape, found)


def _draw_gaussian(
    source: np.random.Generator, shape: tuple[int, ...], dtype: np.dtype[Any]
) -> Any:
    if dtype.kind == "c":
        parts = _draw_gaussian(source, (*shape, 2), np.dtype(_REAL[dtype]))
        return _pair(parts * parts.dtype.type(np.sqrt(0.5)), dtype)
    if dtype == np.float16:
        return source.standard_normal(shape, np.float32).astype(dtype)
    return source.standard_normal(shape, dtype)


def _pair(parts: np.ndarray, dtype: np.dtype[Any]) -> np.ndarray:
    """Complex numbers from their parts along the last dimension."""
    return parts.view(dtype).reshape(parts.shape[:-1])


def randn_like(x: np.ndarray, generator: Any, dtype: Any) -> np.ndarray:
    """`randn` in the shape and layout of `x`, and its dtype unless one is given."""
    return _lay_out(randn(x.shape, generator, x.dtype if dtype is None else dtype), x)


def normal_float_float(
    mean: float, std: float, size: Sequence[int], generator: Any, dtype: Any
) -> np.ndarray:
    """Numbers of one normal distribution."""
    _check_deviation(std)
    drawn = randn(size, generator, dtype)
    return mean + std * drawn


def normal(mean: Any, std: Any, generator: Any) -> np.ndarray:
    """A number for each mean and standard deviation, of which at least one is an array."""
    _check_deviation(std)
    arrays: list[Any] = [x for x in (mean, std) if isinstance(x, (np.ndarray, np.generic))]
    dtype = np.result_type(*arrays)
    require_kind("normal", dtype, "fc")
    try:
        shape = np.broadcast_shapes(np.shape(mean), np.shape(std))
    except ValueError as error:
        raise shape_error(error, mean, std) from None
    drawn = _draw_gaussian(source_of(generator), shape, dtype)
    drawn = beside(next(filter(outside, arrays), None), drawn)
    drawn *= std
    drawn += mean
    return drawn


def _check_deviation(std: Any) -> None:
    if isinstance(std, (np.ndarray, np.generic)):
        if std.dtype.kind == "c":
            raise RuntimeError("normal expects standard deviation to be non-complex")
        if np.any(np.less(std, 0)):
            raise RuntimeError("normal expects all elements of std >= 0.0")
    elif std < 0:
        raise RuntimeError(f"normal expects std >= 0.0, but found std {std}")


# ---- integers ------------------------------------------------------------------------------------


def randint(low: int, high: int, size: Sequence[int], generator: Any, dtype: Any) -> np.ndarray:
    """Integers in low..high-1; the dtype is int64 unless given."""
    low, high = index(low), index(high)
    found = np.dtype(np.int64) if dtype is None else element_type(dtype)
    require_kind("randint", found, "biuf")
    if low >= high:
        raise RuntimeError(
            f"random_ expects 'from' to be less than 'to', but got from={low} >= to={high}"
        )
    smallest, largest = _range_of(found)
    if not smallest <= low <= largest:
        raise RuntimeError(f"from is out of bounds for {found}")
    if high - 1 > largest:
        raise RuntimeError(f"to - 1 is out of bounds for {found}")
    drawn = source_of(generator).integers(low, high, dimensions(size), np.int64)
    return drawn.astype(found, copy=False)


@cache
def _range_of(dtype: np.dtype[Any]) -> tuple[int, int]:
    if dtype.kind == "b":
        return 0, 1
    if dtype.kind == "f":
        largest = min(int(np.finfo(dtype).max), _WHOLE - 1)
        return -largest - 1, largest
    limits = np.iinfo(dtype)
    return max(limits.min, -_WHOLE), min(limits.max, _WHOLE - 1)


def randint_like(x: np.ndarray, low: int, high: int, generator: Any, dtype: Any) -> np.ndarray:
    """`randint` in the shape and layout of `x`, and its dtype unless one is given."""
    return _lay_out(randint(low, high, x.shape, generator, dtype or x.dtype), x)


def randperm(n: int, generator: Any, dtype: Any) -> np.ndarray:
    """The integers below `n` in random order; the dtype is int64 unless given."""
    (n,) = dimensions((n,))
    found = np.dtype(np.int64) if dtype is None else element_type(dtype)
    if found.kind in "biu" and n - 1 > _range_of(found)[1]:
        raise RuntimeError(f"value cannot be converted to type {found} without overflow")
    return source_of(generator).permutation(n).astype(found, copy=False)


# ---- draws from given probabilities --------------------------------------------------------------


def bernoulli(p: np.ndarray, generator: Any) -> np.ndarray:
    """1 with the probability that each element is, else 0."""
    require_kind("bernoulli", p.dtype, "f")
    if not ((p >= 0) & (p <= 1)).all():
        raise RuntimeError("Expected p_in >= 0 && p_in <= 1 to be true, but got false.")
    return (beside(p, source_of(generator).random(p.shape)) < p).astype(p.dtype)


def bernoulli_p(x: np.ndarray, p: float, generator: Any) -> np.ndarray:
    """1 with probability `p`, else 0, in the shape and dtype of `x`."""
    require_kind("bernoulli", x.dtype, "biuf")
    if not 0 <= p <= 1:
        raise RuntimeError(f"bernoulli_ expects p to be in [0, 1], but got p={p}")
    return (beside(x, source_of(generator).random(x.shape)) < p).astype(x.dtype, copy=False)


def poisson(rate: np.ndarray, generator: Any) -> np.ndarray:
    """Numbers of events, each from the Poisson distribution of its rate, in the rates' dtype."""
    require_kind("poisson", rate.dtype, "f")
    if not (rate >= 0).all():
        raise RuntimeError("invalid Poisson rate, expected rate to be non-negative")
    drawn = np.asarray(source_of(generator).poisson(in_memory(rate)))
    return beside(rate, drawn).astype(rate.dtype)


def binomial(count: np.ndarray, prob: np.ndarray, generator: Any) -> np.ndarray:
    """Numbers of successes in so many trials, in the counts' dtype."""
    for name, x in (("count", count), ("prob", prob)):
        if x.dtype.kind != "f":
            raise ValueError(f"binomial only supports floating-point dtypes for {name}: {x.dtype}")
    if not ((count >= 0) & (prob >= 0) & (prob <= 1)).all():
        raise ValueError("binomial: expected counts >= 0 and probabilities from 0 to 1")
    drawn = source_of(generator).binomial(in_memory(count).astype(int), in_memory(prob))
    return beside(count, np.asarray(drawn)).astype(np.result_type(count.dtype, prob.dtype))


def gamma(shape: np.ndarray, generator: Any) -> np.ndarray:
    """Gamma variables of rate 1."""
    require_kind("gamma", shape.dtype, "f")
    if not (shape >= 0).all():
        raise ValueError("gamma: expected shapes that are not negative")
    drawn = np.asarray(source_of(generator).standard_gamma(in_memory(shape)))
    return beside(shape, drawn).astype(shape.dtype)


def gamma_slope(shape: np.ndarray, sample: np.ndarray) -> np.ndarray:
    """dx/da of a gamma sample x of shape a.

    dF/da is the integral of (log t - digamma(a)) times the density, from 0 to x or, with the other
    sign, from x on. That is taken in which the first factor does not change its sign. With
    t = x exp(-s) or t = x exp(s) the density falls to exp(-40) of that at x within some `reach`.
    """
    require_kind("gamma_slope", sample.dtype, "f")
    if not (sample >= 0).all():
        raise ValueError("gamma_slope: expected samples that are not negative")
    a, x = (in_memory(each).astype(np.float64)[..., None] for each in (shape, sample))
    centre = digamma(a) - np.log(x)
    side = np.where(centre >= 0, -1.0, 1.0)

    def exponent(s: np.ndarray) -> np.ndarray:
        with np.errstate(over="ignore"):
            return np.asarray(side * a * s - x * np.expm1(side * s))

    low, reach = np.zeros_like(x), np.full_like(x, 1e-3)
    while (far := exponent(reach) > -40).any():
        reach = np.where(far, 2 * reach, reach)
    for _ in range(20):
        middle = (low + reach) / 2
        far = exponent(middle) > -40
        low, reach = np.where(far, middle, low), np.where(far, reach, middle)
    nodes, weights = np.polynomial.legendre.leggauss(128)
    s = reach * (nodes + 1) / 2
    values = (s - side * centre) * np.exp(exponent(s)) * weights
    slope = np.asarray((x * reach / 2)[..., 0] * values.sum(-1))
    return beside(sample, slope).astype(sample.dtype)


def von_mises(loc: np.ndarray, concentration: np.ndarray, generator: Any) -> np.ndarray:
    """Angles of von Mises distributions."""
    for x in (loc, concentration):
        require_kind("von_mises", x.dtype, "f")
    if not (concentration >= 0).all():
        raise ValueError("von_mises: expected concentrations that are not negative")
    drawn = source_of(generator).vonmises(in_memory(loc), in_memory(concentration))
    return beside(loc, np.asarray(drawn)).astype(np.result_type(loc.dtype, concentration.dtype))


def multinomial(
    weights: np.ndarray, num_samples: int, replacement: bool, generator: Any
) -> np.ndarray:
    """Indices of categories, drawn with probabilities in proportion to a row's weights.

    Without replacement the k-th draw is in proportion to what is left: the order of the times at
    which exponential clocks with these rates ring has just that distribution (P. Efraimidis and
    P. Spirakis, "Weighted random sampling with a reservoir", 2006).
    """
    if weights.ndim not in (1, 2):
        raise RuntimeError("prob_dist must be 1 or 2 dim")
    if weights.dtype.kind != "f":
        raise RuntimeError(
            f"multinomial only supports floating-point dtypes for input, got: {weights.dtype}"
        )
    if num_samples <= 0:
        raise RuntimeError("cannot sample n_sample <= 0 samples")
    if not replacement and num_samples > weights.shape[-1]:
        raise RuntimeError(
            "cannot sample n_sample > prob_dist.size(-1) samples without replacement"
        )
    rates = weights.astype(np.float64)
    if not (np.isfinite(rates) & (rates >= 0)).all():
        raise RuntimeError("probability tensor contains either `inf`, `nan` or element < 0")
    if not (rates > 0).any(-1).all():
        raise RuntimeError("invalid multinomial distribution (sum of probabilities <= 0)")
    if not rates.size:
        return np.zeros((*rates.shape[:-1], num_samples), np.int64)
    source = source_of(generator)
    if not replacement:
        with np.errstate(divide="ignore"):
            times = source.standard_exponential(rates.shape) / rates
        return np.argsort(times, axis=-1, kind="stable")[..., :num_samples]
    # Scaled before they are added, so that large weights do not overflow.
    total = np.cumsum(rates / rates.max(-1, keepdims=True), axis=-1)
    shape = (*rates.shape[:-1], num_samples)
    # Below the total even if the product is rounded up.
    places = np.minimum(source.random(shape) * total[..., -1:], np.nextafter(total[..., -1:], 0))
    rows = [
        np.searchsorted(row, place, side="right")
        for row, place in zip(
            total.reshape(-1, total.shape[-1]), places.reshape(-1, num_samples), strict=True
        )
    ]
    return np.stack(rows).reshape(shape)
