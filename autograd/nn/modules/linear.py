"""Linear maps, and modules that change the shape alone."""

from __future__ import annotations

import math
from typing import Any

import autograd.nn.functional as F  # noqa: N812  (PyTorch users' name)
from autograd.base.dtypes import get_default_dtype
from autograd.core.tensor import Tensor
from autograd.nn import init
from autograd.nn.modules.module import Module, describe
from autograd.nn.parameter import Parameter
from generated.functions import empty

__all__ = [
    "Bilinear", "Flatten", "Identity", "Linear", "Unflatten", "new_parameter", "new_parameters",
]  # fmt: skip


def new_parameter(shape: Any, dtype: Any = None, device: Any = None) -> Any:
    """A Parameter to be filled, of the default dtype unless another is given."""
    return Parameter(empty(shape, dtype=dtype or get_default_dtype(), device=device))


def new_parameters(module: Module, dtype: Any, device: Any, **shapes: Any) -> None:
    """Registers a Parameter of each shape, and None for those without, and draws them."""
    for name, shape in shapes.items():
        made = None if shape is None else new_parameter(shape, dtype, device)
        module.register_parameter(name, made)
    module.reset_parameters()


class Identity(Module):
    """Its input; any arguments are accepted."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__()

    def forward(self, input: Tensor) -> Tensor:
        """`input`."""
        return input


class Linear(Module):
    """``x @ weight.T + bias``: (..., in_features) to (..., out_features).

    weight (out_features, in_features) and bias (out_features,) are drawn from
    +-1/sqrt(in_features). ``bias=False``: without.
    """

    def __init__(
        self,
        in_features: int,
        out_features: int,
        bias: bool = True,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__()
        self.in_features = in_features
        self.out_features = out_features
        biases = (out_features,) if bias else None
        new_parameters(self, dtype, device, weight=(out_features, in_features), bias=biases)

    def reset_parameters(self) -> None:
        """Draws the parameters anew."""
        reset(self.weight, self.bias)

    def forward(self, input: Tensor) -> Tensor:
        """The map of `input`."""
        return F.linear(input, self.weight, self.bias)

    def extra_repr(self) -> str:
        return describe(self, "in_features", "out_features", bias=self.bias is not None)


class NonDynamicallyQuantizableLinear(Linear):
    """The Linear in `MultiheadAttention`, by the name that PyTorch gives and prints."""


def reset(weight: Tensor, bias: Tensor | None) -> None:
    """Both uniform in +-1/sqrt(fan_in), as PyTorch's linear and convolutional layers start."""
    fan_in, _ = init._calculate_fan_in_and_fan_out(weight)
    if fan_in:
        for each in (weight, bias):
            if each is not None:
                init.uniform_(each, -1 / math.sqrt(fan_in), 1 / math.sqrt(fan_in))


class Bilinear(Module):
    """``x1 @ weight[k] @ x2 + bias[k]`` for each k: (..., in1_features) and (..., in2_features) to
    (..., out_features).

    weight (out_features, in1_features, in2_features) and bias (out_features,) are drawn from
    +-1/sqrt(in1_features). Raises ValueError if
    `in1_features` is not positive.
    """

    def __init__(
        self,
        in1_features: int,
        in2_features: int,
        out_features: int,
        bias: bool = True,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__()
        if in1_features <= 0:
            raise ValueError(f"in1_features must be > 0, but got {in1_features}")
        self.in1_features = in1_features
        self.in2_features = in2_features
        self.out_features = out_features
        shape, biases = (out_features, in1_features, in2_features), (out_features,)
        new_parameters(self, dtype, device, weight=shape, bias=biases if bias else None)

    def reset_parameters(self) -> None:
        """Draws the parameters anew."""
        bound = 1 / math.sqrt(self.in1_features)
        for each in self.parameters():
            init.uniform_(each, -bound, bound)

    def forward(self, input1: Tensor, input2: Tensor) -> Tensor:
        """The map of `input1` and `input2`."""
        return F.bilinear(input1, input2, self.weight, self.bias)

    def extra_repr(self) -> str:
        names = ("in1_features", "in2_features", "out_features")
        return describe(self, *names, bias=self.bias is not None)


class Flatten(Module):
    """The dimensions from `start_dim` to `end_dim` as one."""

    def __init__(self, start_dim: int = 1, end_dim: int = -1) -> None:
        super().__init__()
        self.start_dim = start_dim
        self.end_dim = end_dim

    def forward(self, input: Tensor) -> Tensor:
        """`input` flattened."""
        return input.flatten(self.start_dim, self.end_dim)

    def extra_repr(self) -> str:
        return describe(self, "start_dim", "end_dim")


class Unflatten(Module):
    """Dimension `dim` as several, of the sizes `unflattened_size`; TypeError unless these are ints
    in a tuple or list."""

    def __init__(self, dim: int, unflattened_size: Any) -> None:
        super().__init__()
        if not isinstance(unflattened_size, (tuple, list)):
            raise TypeError(
                "unflattened_size must be a tuple of ints, but found type "
                f"{type(unflattened_size).__name__}"
            )
        for i, each in enumerate(unflattened_size):
            if not isinstance(each, int):
                raise TypeError(
                    "unflattened_size must be tuple of ints, but found element of type "
                    f"{type(each).__name__} at pos {i}"
                )
        self.dim = dim
        self.unflattened_size = tuple(unflattened_size)

    def forward(self, input: Tensor) -> Tensor:
        """`input` with the dimension split."""
        return input.unflatten(self.dim, self.unflattened_size)

    def extra_repr(self) -> str:
        return describe(self, "dim", "unflattened_size")
