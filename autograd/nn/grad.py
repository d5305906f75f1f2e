"""Gradients of convolutions as functions of their own, as torch.nn.grad has them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from autograd.core.tensor import Tensor
from autograd.formulas.layers import by_input, by_weight

__all__ = [
    "conv1d_input", "conv1d_weight", "conv2d_input", "conv2d_weight", "conv3d_input",
    "conv3d_weight",
]  # fmt: skip

Sizes = int | Sequence[int]


def _make(d: int) -> tuple[Any, Any]:
    def each(number: Sizes) -> tuple[int, ...]:
        return (number,) * d if isinstance(number, int) else tuple(number)

    def input_(
        input_size: Sequence[int], weight: Tensor, grad_output: Tensor, stride: Sizes = 1,
        padding: Sizes = 0, dilation: Sizes = 1, groups: int = 1,
    ) -> Tensor:  # fmt: skip
        windows = each(stride), each(padding), each(dilation)
        return by_input(grad_output, weight, tuple(input_size), *windows, False, groups)

    def weight_(
        input: Tensor, weight_size: Sequence[int], grad_output: Tensor, stride: Sizes = 1,
        padding: Sizes = 0, dilation: Sizes = 1, groups: int = 1,
    ) -> Tensor:  # fmt: skip
        windows = each(stride), each(padding), each(dilation)
        return by_weight(grad_output, input, tuple(weight_size), *windows, False, groups)

    for of, function in (("input", input_), ("weight", weight_)):
        function.__name__ = function.__qualname__ = f"conv{d}d_{of}"
        function.__doc__ = (
            f"The gradient of the {of} of `conv{d}d`, which has the size `{of}_size`, for the "
            "gradient `grad_output` of its result."
        )
    return input_, weight_


conv1d_input, conv1d_weight = _make(1)
conv2d_input, conv2d_weight = _make(2)
conv3d_input, conv3d_weight = _make(3)
