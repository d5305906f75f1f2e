"""A function at a point: products of vectors with its Jacobian, or with that of its gradient."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from autograd.core.tensor import Tensor, from_array
from autograd.sparsity.detection import detect
from autograd.sparsity.pattern import Pattern
from autograd.transforms.argnums import Argnums, Chosen, checked_outputs
from autograd.transforms.differentiation import check_mode
from autograd.transforms.jacobian import fill, gradients, pull, push, record

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
        self._chosen = Chosen(name, argnums, args)
        self.leaves = self._chosen.leaves
        for x in self.leaves:
            _check_real(name, "an argument", x)

    def run(self, *leaves: Tensor) -> tuple[list[Tensor], Any, None]:
        """The Tensors that the function returns for these leaves, how they lie in its output."""
        outputs, form = checked_outputs(self.name, self._func(*self._chosen.with_leaves(leaves)))
        for y in outputs:
            _check_real(self.name, "an output", y)
        return outputs, form, None

    def pushed(self, vector: np.ndarray) -> np.ndarray:
        """The Jacobian times a vector, by forward mode."""
        points = [x.detach() for x in self.leaves]
        outputs, tangents, _, _ = push(self.name, self.run, points, _split(vector, self.leaves))
        return _flat(fill(tangents, outputs))


class Recording:
    """The function at a point, or its gradient there, recorded.

    outputs  the values; shape: of the Jacobian; dtype: of its entries
    """

    def __init__(self, point: Point, gradient: bool) -> None:
        """gradient: record the gradient of the function, which must return one element.

        Raises RuntimeError if it returns more.
        """
        self._inputs, (self.outputs, _, _) = record(point.name, point.run, point.leaves, False)
        if gradient:
            if len(self.outputs) != 1 or self.outputs[0].numel() != 1:
                raise RuntimeError(
                    f"{point.name}: Expected f(*args) to return one element, got "
                    f"{[list(y.shape) for y in self.outputs]}"
                )
            slopes = pull(self.outputs, self._inputs, None, record=True)
            self.outputs = fill(slopes, self._inputs)
        rows, columns = (sum(x.numel() for x in each) for each in (self.outputs, self._inputs))
        self.shape = (rows, columns)
        self.dtype = np.result_type(*[x.dtype for x in (*self.outputs, *self._inputs)])

    def pattern(self) -> Pattern:
        """Where the Jacobian may have entries."""
        return detect(self.outputs, self._inputs)

    def pulled(self, vector: np.ndarray) -> np.ndarray:
        """A vector times the Jacobian, by reverse mode."""
        parts = _split(vector, self.outputs)
        return _flat(gradients(self.outputs, self._inputs, parts, record=False))


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
