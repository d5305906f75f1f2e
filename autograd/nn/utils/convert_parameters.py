"""A list of parameters as one vector, and back."""

from __future__ import annotations

from collections.abc import Iterable

import generated.functions as ops
from autograd.core.tensor import Tensor


def parameters_to_vector(parameters: Iterable[Tensor]) -> Tensor:
    """The elements of all `parameters` one after another, as a 1-d Tensor; recorded."""
    return ops.cat([each.reshape(-1) for each in parameters])


def vector_to_parameters(vec: Tensor, parameters: Iterable[Tensor]) -> None:
    """Lets ``.data`` of `parameters` show the elements of the 1-d Tensor `vec` one after another.

    Raises TypeError if `vec` is no Tensor, and RuntimeError if it is too short.
    """
    if not isinstance(vec, Tensor):
        raise TypeError(f"expected torch.Tensor, but got: {type(vec).__name__}")
    begin = 0
    for parameter in parameters:
        part = vec[begin : begin + parameter.numel()]
        if part.numel() != parameter.numel():
            raise RuntimeError(
                f"vec has {vec.numel()} elements, but parameter of shape {list(parameter.shape)} "
                f"needs those from {begin} to {begin + parameter.numel()}"
            )
        parameter.data = part.reshape(parameter.shape).detach()
        begin += parameter.numel()
