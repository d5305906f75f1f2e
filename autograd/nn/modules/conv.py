"""Convolutions and their transposes, in one to three dimensions."""

from __future__ import annotations

from typing import Any

import autograd.nn.functional as F  # noqa: N812  (PyTorch users' name)
from autograd.core.tensor import Tensor
from autograd.nn.modules.linear import new_parameters, reset
from autograd.nn.modules.module import Module, describe, describe_changes

__all__ = [
    "Conv1d", "Conv2d", "Conv3d", "ConvTranspose1d", "ConvTranspose2d", "ConvTranspose3d",
]  # fmt: skip

_MODES = ("zeros", "reflect", "replicate", "circular")


def _tuple(value: Any, rank: int) -> tuple[int, ...]:
    return (value,) * rank if isinstance(value, int) else tuple(value)


class _Convolution(Module):
    """A convolution: its arguments, kept as tuples, and parameters, drawn as those of Linear.

    Raises ValueError for channels that `groups` does not divide, and for another padding or mode.
    """

    _spatial_dims: int
    transposed = False

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: Any,
        stride: Any = 1,
        padding: Any = 0,
        dilation: Any = 1,
        groups: int = 1,
        bias: bool = True,
        padding_mode: str = "zeros",
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__()
        n = self._spatial_dims
        if groups <= 0:
            raise ValueError("groups must be a positive integer")
        for name, channels in (("in_channels", in_channels), ("out_channels", out_channels)):
            if channels % groups:
                raise ValueError(f"{name} must be divisible by groups")
        self.in_channels = in_channels
        self.out_channels = out_channels
        self.kernel_size = _tuple(kernel_size, n)
        self.stride = _tuple(stride, n)
        self.dilation = _tuple(dilation, n)
        if isinstance(padding, str):
            if padding not in ("same", "valid"):
                raise ValueError(
                    f"Invalid padding string {padding!r}, should be one of 'valid', 'same'"
                )
            if padding == "same" and any(each != 1 for each in self.stride):
                raise ValueError("padding='same' is not supported for strided convolutions")
            self.padding: Any = padding
        else:
            self.padding = _tuple(padding, n)
        if padding_mode not in _MODES:
            raise ValueError(
                f"padding_mode must be one of {set(_MODES)}, but got padding_mode='{padding_mode}'"
            )
        self.padding_mode = padding_mode
        self.groups = groups
        biases = (out_channels,) if bias else None
        new_parameters(self, dtype, device, weight=self._weight_shape(), bias=biases)

    def _weight_shape(self) -> tuple[int, ...]:
        first, second = self.out_channels, self.in_channels
        if self.transposed:
            first, second = second, first
        return (first, second // self.groups, *self.kernel_size)

    def reset_parameters(self) -> None:
        """Draws the parameters anew."""
        reset(self.weight, self.bias)

    def extra_repr(self) -> str:
        zeros, ones = (0,) * self._spatial_dims, (1,) * self._spatial_dims
        usual = {"padding": zeros, "dilation": ones, "output_padding": zeros, "groups": 1}
        usual |= {"bias": True, "padding_mode": "zeros"}
        text = f"{self.in_channels}, {self.out_channels}, {describe(self, 'kernel_size', 'stride')}"
        return text + describe_changes(self, usual)

    def forward(self, input: Tensor) -> Tensor:
        """The convolution of `input`, (N, C, ...) or (C, ...)."""
        return self._conv_forward(input, self.weight, self.bias)

    def _conv_forward(self, input: Tensor, weight: Tensor, bias: Tensor | None) -> Tensor:
        """The same by other parameters, as subclasses call it (PyTorch's name)."""
        padding = self.padding
        if self.padding_mode != "zeros":
            input = F.pad(input, self._margins(), mode=self.padding_mode)
            padding = 0
        function = getattr(F, f"conv{self._spatial_dims}d")
        return function(input, weight, bias, self.stride, padding, self.dilation, self.groups)

    def _margins(self) -> list[int]:
        """The padding at both ends of each dimension, the last one first, as `pad` takes it."""
        margins: list[int] = []
        for i in reversed(range(self._spatial_dims)):
            if self.padding == "same":
                total = self.dilation[i] * (self.kernel_size[i] - 1)
                margins += [total // 2, total - total // 2]
            else:
                margins += [0 if self.padding == "valid" else self.padding[i]] * 2
        return margins


class _Transposed(_Convolution):
    transposed = True

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: Any,
        stride: Any = 1,
        padding: Any = 0,
        output_padding: Any = 0,
        groups: int = 1,
        bias: bool = True,
        dilation: Any = 1,
        padding_mode: str = "zeros",
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        if padding_mode != "zeros":
            raise ValueError(f'Only "zeros" padding mode is supported for {type(self).__name__}')
        super().__init__(
            in_channels, out_channels, kernel_size, stride, padding, dilation, groups, bias,
            padding_mode, device, dtype,
        )  # fmt: skip
        self.output_padding = _tuple(output_padding, self._spatial_dims)

    def forward(self, input: Tensor, output_size: Any = None) -> Tensor:
        """The transposed convolution of `input`.

        output_size: of the dimensions after the channels, among those that the stride leaves open;
        raises ValueError for others.
        """
        added = (
            self.output_padding
            if output_size is None
            else self._infer_output_padding(input, output_size)
        )
        function = getattr(F, f"conv_transpose{self._spatial_dims}d")
        return function(
            input, self.weight, self.bias, self.stride, self.padding, added, self.groups,
            self.dilation,
        )  # fmt: skip

    def _infer_output_padding(self, input: Tensor, output_size: Any) -> tuple[int, ...]:
        n = self._spatial_dims
        wanted = tuple(output_size)[-n:]
        if len(output_size) not in (n, input.ndim) or len(wanted) != n:
            raise ValueError(
                f"ConvTranspose{n}D: for {input.ndim}D input, output_size must have {n} or "
                f"{input.ndim} elements (got {len(output_size)})"
            )
        least = [
            (size - 1) * step - 2 * margin + gap * (width - 1) + 1
            for size, step, margin, gap, width in zip(
                input.shape[-n:], self.stride, self.padding, self.dilation, self.kernel_size,
                strict=True,
            )
        ]  # fmt: skip
        added = tuple(size - low for size, low in zip(wanted, least, strict=True))
        if any(not 0 <= more < step for more, step in zip(added, self.stride, strict=True)):
            most = [low + step - 1 for low, step in zip(least, self.stride, strict=True)]
            raise ValueError(
                f"requested an output size of {list(output_size)}, but valid sizes range from "
                f"{least} to {most} (for an input of torch.Size({list(input.shape[-n:])}))"
            )
        return added


def _make_class(base: type[_Convolution], name: str, rank: int) -> type[_Convolution]:
    what = "transposed convolution" if base is _Transposed else "convolution"
    doc = f"A {rank}-d {what} with a weight and, unless ``bias=False``, a bias, as torch.nn.{name}."
    return type(name, (base,), {"_spatial_dims": rank, "__doc__": doc, "__module__": __name__})


Conv1d, Conv2d, Conv3d = (_make_class(_Convolution, f"Conv{n}d", n) for n in (1, 2, 3))
ConvTranspose1d, ConvTranspose2d, ConvTranspose3d = (
    _make_class(_Transposed, f"ConvTranspose{n}d", n) for n in (1, 2, 3)
)
