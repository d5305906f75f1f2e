"""A function of Tensors as one of a single vector, recorded at a point."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from autograd.array.foreign import as_ndarray
from autograd.base.grad_mode import enable_grad
from autograd.base.pytree import flatten, unflatten
from autograd.core.engine import grad
from autograd.core.runtime import zero_like
from autograd.core.tensor import Tensor, from_array
from autograd.sparsity.detection import detect
from autograd.sparsity.pattern import Pattern
from autograd.transforms.argnums import Argnums, checked_outputs, numbers
from autograd.transforms.differentiation import check_mode, differentiated, variable
from autograd.transforms.forward_ad import dual_level, make_dual, unpack_dual

__all__ = ["Point", "Recording"]


class Point:
    """A function, and where it is to be differentiated.

    The components of the vector are the elements of the chosen arguments, one after the other;
    arrays among these (SciPy's, for instance) are made Tensors.

    leaves  the Tensors in the chosen arguments
    """

    def __init__(self, name: str, func: Callable[..., Any], argnums: Argnums, args: Any) -> None:
        check_mode(name)
        self.name = name
        self._func = func
        self._args = list(args)
        self._positions = numbers(argnums, len(args))
        leaves, self._form = flatten([args[n] for n in self._positions])
        if not leaves:
            raise ValueError(
                f"{name}: Expected the arguments chosen by argnums to contain a Tensor"
            )
        self.leaves = [_tensor(name, leaf) for leaf in leaves]
        for x in self.leaves:
            _check_real(name, "an argument", x)

    def outputs(self, leaves: Sequence[Tensor], level: int | None = None) -> list[Tensor]:
        """The Tensors that the function returns with these in the place of `leaves`; `level`
        is that at which they are dual."""
        args = self._args.copy()
        for n, value in zip(self._positions, unflatten(self._form, leaves), strict=True):
            args[n] = value
        with differentiated(self.name, leaves, level):
            found, _ = checked_outputs(self.name, self._func(*args))
        for y in found:
            _check_real(self.name, "an output", y)
        return found

    def pushed(self, vector: np.ndarray) -> np.ndarray:
        """The Jacobian times a vector, by forward mode."""
        with dual_level() as level:
            duals = [
                make_dual(x.detach(), part, level=level)
                for x, part in zip(self.leaves, _split(vector, self.leaves), strict=True)
            ]
            pairs = [unpack_dual(y, level=level) for y in self.outputs(duals, level)]
        return _flat([zero_like(y) if t is None else t for y, t in pairs])


class Recording:
    """The function at a point, or its gradient there, recorded.

    outputs  the values; shape: of the Jacobian; dtype: of its entries
    """

    def __init__(self, point: Point, gradient: bool) -> None:
        """gradient: record the gradient of the function, which must return one element.

        Raises RuntimeError if it returns more.
        """
        self._inputs = [variable(x, False) for x in point.leaves]
        with enable_grad():
            self.outputs = point.outputs(self._inputs)
            if gradient:
                self.outputs = self._slopes(point.name)
        rows, columns = (sum(x.numel() for x in each) for each in (self.outputs, self._inputs))
        self.shape = (rows, columns)
        self.dtype = np.result_type(*[x.dtype for x in (*self.outputs, *self._inputs)])

    def pattern(self) -> Pattern:
        """Where the Jacobian may have entries."""
        return detect(self.outputs, self._inputs)

    def pulled(self, vector: np.ndarray) -> np.ndarray:
        """A vector times the Jacobian, by reverse mode."""
        parts = _split(vector, self.outputs)
        pairs = [(y, u) for y, u in zip(self.outputs, parts, strict=True) if y.requires_grad]
        found: Sequence[Tensor | None] = [None] * len(self._inputs)
        if pairs:
            ys, us = zip(*pairs, strict=True)
            found = grad(ys, self._inputs, us, retain_graph=True, allow_unused=True)
        return _flat(
            [zero_like(x) if g is None else g for g, x in zip(found, self._inputs, strict=True)]
        )

    def _slopes(self, name: str) -> list[Tensor]:
        if len(self.outputs) != 1 or self.outputs[0].numel() != 1:
            raise RuntimeError(
                f"{name}: Expected f(*args) to return one element, got "
                f"{[list(y.shape) for y in self.outputs]}"
            )
        y = self.outputs[0].reshape(())
        found: Sequence[Tensor | None] = [None] * len(self._inputs)
        if y.requires_grad:
            found = grad(y, self._inputs, create_graph=True, allow_unused=True)
        return [zero_like(x) if g is None else g for g, x in zip(found, self._inputs, strict=True)]


def _tensor(name: str, value: Any) -> Tensor:
    """An argument as a Tensor."""
    if isinstance(value, Tensor):
        return value
    if isinstance(value, np.ndarray | np.generic | float):
        return from_array(as_ndarray(value))
    raise ValueError(
        f"{name}: Expected the arguments chosen by argnums to be Tensors or arrays, or containers "
        f"of these, but got {type(value).__name__}"
    )


def _check_real(name: str, what: str, tensor: Tensor) -> None:
    if tensor.dtype.kind == "c":
        raise RuntimeError(
            f"{name}: sparse derivatives are those of real functions, but {what} has dtype "
            f"{tensor.dtype}; view_as_real() makes it real"
        )


def _split(vector: np.ndarray, like: Sequence[Tensor]) -> list[Tensor]:
    """The parts of a vector, with the shapes and dtypes of `like`."""
    parts = np.split(vector, np.cumsum([x.numel() for x in like])[:-1])
    return [
        from_array(part.reshape(x.shape).astype(x.dtype))
        for part, x in zip(parts, like, strict=True)
    ]


def _flat(tensors: Sequence[Tensor]) -> np.ndarray:
    return np.concatenate([x.detach().numpy().reshape(-1) for x in tensors])
