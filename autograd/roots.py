"""The arguments of `backward` and `grad`: tensors, and the gradients to start with."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from autograd.tensor import Tensor, from_array

__all__ = ["root_grads", "tensor_list"]


def tensor_list(function: str, argument: str, value: Any) -> list[Tensor]:
    """`value` as a list of Tensors."""
    if isinstance(value, Tensor):
        return [value]
    if not isinstance(value, list | tuple | Iterable):  # the first two are told much faster
        raise TypeError(
            f"{function}(): argument '{argument}' must be a Tensor or a sequence of Tensors, "
            f"not {type(value).__name__}"
        )
    values = list(value)
    for item in values:
        if not isinstance(item, Tensor):
            i = next(i for i, each in enumerate(values) if each is item)
            raise TypeError(
                f"{function}(): element {i} of argument '{argument}' must be a Tensor, "
                f"not {type(item).__name__}"
            )
    return values


def root_grads(roots: Sequence[Tensor], given: Any, create_graph: bool) -> list[Any]:
    """The gradient to start with at each root: given ones checked, missing ones 1."""
    if given is None:
        given = [None] * len(roots)
    elif not isinstance(given, list | tuple):
        given = [given]
    if len(given) != len(roots):
        raise RuntimeError(f"got {len(roots)} tensors and {len(given)} gradients")
    grads = []
    for i, root in enumerate(roots):
        if root._fn is None:
            raise RuntimeError(
                f"element {i} of tensors does not require grad and does not have a grad_fn"
            )
        g: Any = given[i]
        g = _implicit(root._data) if g is None else _checked(i, root._data, g, create_graph)
        if create_graph != isinstance(g, Tensor):
            g = from_array(g) if create_graph else g._data
        grads.append(g)
    return grads


def _implicit(data: np.ndarray) -> np.ndarray:
    """The gradient of a root, with the values `data`, for which none is given."""
    if data.size != 1:
        raise RuntimeError("grad can be implicitly created only for scalar outputs")
    if data.dtype.kind == "c":
        raise RuntimeError(
            f"grad can be implicitly created only for real scalar outputs but got {data.dtype}"
        )
    one = np.empty(data.shape, data.dtype)
    one.fill(1)
    return one


def _checked(i: int, data: np.ndarray, g: Any, create_graph: bool) -> Tensor:
    """The gradient given for root number `i`, with the values `data`, in their dtype."""
    if not isinstance(g, Tensor):
        if not isinstance(g, np.ndarray | np.generic):
            raise TypeError("gradients can be either Tensors or None, but got " + type(g).__name__)
        g = from_array(np.asarray(g))
    array = g._data
    if array.shape != data.shape:
        raise RuntimeError(
            f"Mismatch in shape: grad_output[{i}] has a shape of {list(array.shape)} and "
            f"output[{i}] has a shape of {list(data.shape)}."
        )
    if array.dtype is data.dtype:
        return g
    if (array.dtype.kind == "c") != (data.dtype.kind == "c"):
        raise RuntimeError(
            "For complex Tensors, both grad_output and output are required to have the same "
            f"dtype. Mismatch in dtype: grad_output[{i}] has a dtype of {array.dtype} and "
            f"output[{i}] has a dtype of {data.dtype}."
        )
    return g.to(data.dtype) if create_graph else from_array(array.astype(data.dtype))
