"""Vector spaces of values, as `autograd.extend.VSpace`: their zeros, bases and inner products."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

import numpy as np

from autograd.base.pytree import flatten, unflatten
from autograd.core.tensor import Tensor
from autograd.hips.boxes import ArrayBox, unboxed
from autograd.hips.primitives import zeros_of


class VSpace:
    """The vector space of `value`: an array or a number, or a list, tuple or dict of them.

    The spaces of other types are registered, with a function of a value, by `register`.
    """

    mappings: ClassVar[dict[type, Any]] = {}

    def __init__(self, value: Any) -> None:
        leaves, self._form = flatten(value)
        self._like = [np.empty(np.shape(x), _dtype(x)) for x in leaves]
        if any(x.dtype.kind not in "fciub" for x in self._like):
            raise TypeError(f"Can't find vector space for value of type {type(value)}")
        self.shape: Any = self._tree([x.shape for x in self._like])
        self.dtype: Any = self._tree([x.dtype for x in self._like])
        self.iscomplex = any(x.dtype.kind == "c" for x in self._like)
        self.size = sum([x.size * (2 if x.dtype.kind == "c" else 1) for x in self._like])

    @classmethod
    def register(cls, value_type: type, vspace_maker: Any = None) -> None:
        """Makes this class, or what `vspace_maker` gives, the space of values of that type."""
        VSpace.mappings[value_type] = vspace_maker or cls

    @property
    def ndim(self) -> int:
        """The number of dimensions of an array."""
        return len(self.shape)

    def _tree(self, leaves: Any) -> Any:
        return unflatten(self._form, leaves)

    def _map(self, function: Any, *trees: Any) -> Any:
        leaves = zip(*[flatten(tree)[0] for tree in trees], strict=True)
        return self._tree([function(*each) for each in leaves])

    def zeros(self) -> Any:
        """The zero vector."""
        return zeros_of(self._tree(self._like))

    def ones(self) -> Any:
        """Ones, of complex numbers 1 + 1j."""
        return self._tree([_ones(x) for x in self._like])

    def randn(self) -> Any:
        """A vector of normal random numbers, by NumPy's global generator."""

        def draw(x: Any) -> Any:
            values = np.random.randn(*x.shape)
            if x.dtype.kind == "c":
                values = values + 1j * np.random.randn(*x.shape)
            return np.asarray(values).astype(x.dtype)[()]

        return self._tree([draw(x) for x in self._like])

    def standard_basis(self) -> Iterator[Any]:
        """The unit vectors; for complex numbers also those times i."""
        for n, x in enumerate(self._like):
            for index in np.ndindex(*x.shape):
                for unit in (1, 1j) if x.dtype.kind == "c" else (1,):
                    leaves = [np.zeros_like(each) for each in self._like]
                    leaves[n][index] = unit
                    yield self._tree(leaves)

    def add(self, x: Any, y: Any) -> Any:
        """x + y."""
        return self._add(x, y)

    mut_add = add

    def scalar_mul(self, x: Any, a: Any) -> Any:
        """x times a number."""
        return self._scalar_mul(x, a)

    def inner_prod(self, x: Any, y: Any) -> Any:
        """The real inner product."""
        return self._inner_prod(x, y)

    def covector(self, x: Any) -> Any:
        """The linear form of `x`: its conjugate."""
        return self._covector(x)

    def _add(self, x: Any, y: Any) -> Any:
        return self._map(lambda a, b: a + b, x, y)

    def _scalar_mul(self, x: Any, a: Any) -> Any:
        return self._map(lambda each: each * a, x)

    def _inner_prod(self, x: Any, y: Any) -> Any:
        pairs = zip(flatten(x)[0], flatten(y)[0], strict=True)
        return sum([np.real(np.dot(np.conj(np.ravel(a)), np.ravel(b))) for a, b in pairs], 0.0)

    def _covector(self, x: Any) -> Any:
        return self._map(np.conj, x)

    def __eq__(self, other: Any) -> bool:
        return isinstance(other, VSpace) and (self._form, self._facts()) == (
            other._form, other._facts(),
        )  # fmt: skip

    def _facts(self) -> Any:
        return [(x.shape, x.dtype) for x in self._like]

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"VSpace(shape={self.shape!r}, dtype={self.dtype!r})"


def _dtype(x: Any) -> Any:
    return x.dtype if isinstance(x, Tensor) else np.asarray(x).dtype


def _ones(x: Any) -> Any:
    return np.full(x.shape, 1 + 1j if x.dtype.kind == "c" else 1, x.dtype)[()]


def vspace(value: Any) -> VSpace:
    """The vector space of a value. Raises TypeError if it is not made of numbers."""
    make = VSpace.mappings.get(type(value), VSpace)
    return make(unboxed(value) if isinstance(value, ArrayBox) else value)
