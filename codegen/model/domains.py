"""Domains: where the elements of an argument lie, as an interval or by name.

A name says what an array as a whole must be, which no interval of its elements can: a matrix is
positive definite, probabilities have the sum 1.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

Domain = tuple[float, float] | str
"""An interval, or one of DOMAINS."""

_Shape = tuple[int, ...]


@dataclass(frozen=True)
class NamedDomain:
    """What a name means; `matrix`: of square matrices, in the last two dimensions."""

    name: str
    doc: str
    matrix: bool = False


def _by_name(*domains: NamedDomain) -> dict[str, NamedDomain]:
    return {domain.name: domain for domain in domains}


DOMAINS: dict[str, NamedDomain] = _by_name(
    NamedDomain("square", "Square matrices.", True),
    NamedDomain("invertible", "Square matrices far from singular ones.", True),
    NamedDomain("symmetric", "Symmetric matrices, of complex numbers Hermitian ones.", True),
    NamedDomain("positive definite", "Symmetric matrices with positive eigenvalues.", True),
    NamedDomain("lower triangular", "Invertible matrices, zero above the diagonal.", True),
    NamedDomain("upper triangular", "Invertible matrices, zero below the diagonal.", True),
    NamedDomain("orthogonal", "Orthogonal matrices, of complex numbers unitary ones.", True),
    NamedDomain("probabilities", "Positive numbers whose sum along the last dimension is 1."),
    NamedDomain("distinct", "Numbers no two of which are close to each other."),
    NamedDomain("sorted", "Numbers that increase along the last dimension."),
    NamedDomain("integers", "Whole numbers, 0 and 1."),
    NamedDomain("truths", "Truth values."),
)


def interval(domains: Mapping[str, Domain] | None, name: str) -> tuple[float, float]:
    """Where the elements of an argument are drawn one by one; -2 to 2 if nothing is said."""
    domain = (domains or {}).get(name)
    return domain if isinstance(domain, tuple) else (-2.0, 2.0)


def projected(domain: object, x: Any) -> Any:
    """The nearest Tensor that a domain has; differences leave it otherwise."""
    if domain in ("symmetric", "positive definite"):
        return (x + x.mH) / 2
    if domain in ("lower triangular", "upper triangular"):
        return x.tril() if domain == "lower triangular" else x.triu()
    return x


def shape_in(domain: object, shape: _Shape) -> _Shape:
    """A shape that a domain has arrays of, near another one."""
    if isinstance(domain, str) and DOMAINS[domain].matrix:
        size = shape[-1] if shape else 2
        return (*shape[:-2], size, size)
    return shape


def draw(domain: Any, shape: _Shape, random: Any, dtype: Any = float) -> Any:
    """An array of a domain: an interval [low, high], or the name of one.

    random: a generator of NumPy. dtype: float or complex; the imaginary parts of an interval are
    between 0.2 and 1.
    """
    import numpy as np

    dtype = np.dtype(dtype)

    def uniform(low: float, high: float) -> Any:
        array = random.uniform(low, high, shape)
        if dtype.kind == "c":
            array = array + 1j * random.uniform(0.2, 1.0, shape)
        return array.astype(dtype)

    if not isinstance(domain, str):
        return uniform(*domain)
    return _DRAWN[domain](uniform, shape, random, dtype)


def _adjoint(a: Any) -> Any:
    return a.swapaxes(-1, -2).conj()


def _invertible(uniform: Callable[..., Any], shape: _Shape, random: Any, dtype: Any) -> Any:
    import numpy as np

    # Columns of different lengths, on average orthogonal: singular values apart from each other.
    scales = np.arange(1, shape[-1] + 1)
    return uniform(-0.3, 0.3) + (np.eye(shape[-1]) * scales).astype(dtype)


def _symmetric(uniform: Callable[..., Any], shape: _Shape, random: Any, dtype: Any) -> Any:
    a = _invertible(uniform, shape, random, dtype)
    return (a + _adjoint(a)) / 2


def _definite(uniform: Callable[..., Any], shape: _Shape, random: Any, dtype: Any) -> Any:
    import numpy as np

    a = uniform(-0.5, 0.5)
    return a @ _adjoint(a) + (np.eye(shape[-1]) * np.arange(1, shape[-1] + 1)).astype(dtype)


def _orthogonal(uniform: Callable[..., Any], shape: _Shape, random: Any, dtype: Any) -> Any:
    import numpy as np

    return np.linalg.qr(uniform(-2, 2))[0]


def _triangle(lower: bool) -> Callable[..., Any]:
    def drawn(uniform: Callable[..., Any], shape: _Shape, random: Any, dtype: Any) -> Any:
        import numpy as np

        keep = np.tril if lower else np.triu
        return keep(_invertible(uniform, shape, random, dtype))

    return drawn


def _probabilities(uniform: Callable[..., Any], shape: _Shape, random: Any, dtype: Any) -> Any:
    array = random.uniform(0.2, 1.0, shape)
    return (array / array.sum(-1, keepdims=True) if shape else array / array).astype(dtype)


def _distinct(uniform: Callable[..., Any], shape: _Shape, random: Any, dtype: Any) -> Any:
    import numpy as np

    size = int(np.prod(shape, dtype=int))
    steps = (random.permutation(size) + 0.5) / max(size, 1)
    array = (4 * steps - 2).reshape(shape)
    return (array + 1j * array[::-1] if dtype.kind == "c" else array).astype(dtype)


def _sorted(uniform: Callable[..., Any], shape: _Shape, random: Any, dtype: Any) -> Any:
    import numpy as np

    return np.cumsum(random.uniform(0.2, 1.0, shape), -1).astype(dtype) if shape else uniform(0, 1)


def _integers(uniform: Callable[..., Any], shape: _Shape, random: Any, dtype: Any) -> Any:
    return random.integers(0, 2, shape)


def _truths(uniform: Callable[..., Any], shape: _Shape, random: Any, dtype: Any) -> Any:
    return random.integers(0, 2, shape).astype(bool)


_DRAWN: dict[str, Callable[..., Any]] = {
    "square": lambda uniform, shape, random, dtype: uniform(-2.0, 2.0),
    "invertible": _invertible,
    "symmetric": _symmetric,
    "positive definite": _definite,
    "lower triangular": _triangle(lower=True),
    "upper triangular": _triangle(lower=False),
    "orthogonal": _orthogonal,
    "probabilities": _probabilities,
    "distinct": _distinct,
    "sorted": _sorted,
    "integers": _integers,
    "truths": _truths,
}
