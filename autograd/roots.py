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
    if not isinstance(value, Iterable):
        raise TypeError(
            f"{function}(): argument '{argument}' must be a Tensor or a sequence of Tensors, "
            f"not {type(value).__name__}"
        )
    values = list(value)
    for i, item in enumerate(values):
        if not isinstance(item, Tensor):
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
    return [
        _root_grad(i, root, g, create_graph)
        for i, (root, g) in enumerate(zip(roots, given, strict=True))
    ]


def _root_grad(i: int, root: Tensor, g: Any, create_graph: bool) -> Any:
    data = root._data
    if root._fn is None:
        raise RuntimeError(
            f"element {i} of tensors does not require grad and does not have a grad_fn"
        )
    if g is None:
        if data.size != 1:
            raise RuntimeError("grad can be implicitly created only for scalar outputs")
        if data.dtype.kind == "c":
            raise RuntimeError(
                f"grad can be implicitly created only for real scalar outputs but got {data.dtype}"
            )
        ones = np.ones(data.shape, data.dtype)
        return from_array(ones) if create_graph else ones
    if isinstance(g, np.ndarray | np.generic):
        g = from_array(np.asarray(g))
    if not isinstance(g, Tensor):
        raise TypeError("gradients can be either Tensors or None, but got " + type(g).__name__)
    if g.shape != data.shape:
        raise RuntimeError(
            f"Mismatch in shape: grad_output[{i}] has a shape of {list(g.shape)} and "
            f"output[{i}] has a shape of {list(data.shape)}."
        )
    if (g.dtype.kind == "c") != (data.dtype.kind == "c"):
        raise RuntimeError(
            "For complex Tensors, both grad_output and output are required to have the same "
            f"dtype. Mismatch in dtype: grad_output[{i}] has a dtype of {g.dtype} and "
            f"output[{i}] has a dtype of {data.dtype}."
        )
    if g.dtype != data.dtype:
        g = g.to(data.dtype) if create_graph else from_array(g._data.astype(data.dtype))
    return g if create_graph else g._data
