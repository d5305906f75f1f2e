"""Padding and resizing, and the activations that are not a function's options alone."""

from __future__ import annotations

from typing import Any

import autograd.nn.functional as F  # noqa: N812  (PyTorch users' name)
from autograd.core.tensor import Tensor
from autograd.nn import init
from autograd.nn.modules.linear import new_parameters
from autograd.nn.modules.module import Module

__all__ = [
    *(f"{kind}Pad{n}d" for kind in ("Circular", "Constant", "Zero") for n in (1, 2, 3)),
    *(f"{kind}Pad{n}d" for kind in ("Reflection", "Replication") for n in (1, 2, 3)),
    "PReLU", "Softmax2d", "Upsample", "UpsamplingBilinear2d", "UpsamplingNearest2d",
]  # fmt: skip


class _Pad(Module):
    """`pad` as torch.nn has it. padding: how much on every side, or two numbers for each of the
    last dimensions, the last one first."""

    _spatial_dims: int
    _pad_mode: str

    def __init__(self, padding: Any) -> None:
        super().__init__()
        self.padding = (
            (padding,) * (2 * self._spatial_dims) if isinstance(padding, int) else tuple(padding)
        )

    def forward(self, input: Tensor) -> Tensor:
        """`input` with more on each side."""
        return F.pad(input, self.padding, mode=self._pad_mode)

    def extra_repr(self) -> str:
        return f"{self.padding}"


class _CircularPad(_Pad):
    def forward(self, input: Tensor) -> Tensor:
        """`input` with its other end on each side. ValueError for a shape without or with more
        than one dimension of samples."""
        if input.ndim not in (fits := (self._spatial_dims + 1, self._spatial_dims + 2)):
            text = "expected {}D or {}D input (got {}D input)"
            raise ValueError(text.format(*fits, input.ndim))
        return super().forward(input)


class _ConstantPad(_Pad):
    def __init__(self, padding: Any, value: float) -> None:
        super().__init__(padding)
        self.value = value

    def forward(self, input: Tensor) -> Tensor:
        """`input` with `value` on each side."""
        return F.pad(input, self.padding, mode="constant", value=self.value)

    def extra_repr(self) -> str:
        return f"padding={self.padding}, value={self.value}"


class _ZeroPad(_ConstantPad):
    def __init__(self, padding: Any) -> None:
        super().__init__(padding, 0.0)

    def extra_repr(self) -> str:
        return f"{self.padding}"


for _kind, _base, _how in (
    ("Circular", _CircularPad, "circular"),
    ("Reflection", _Pad, "reflect"),
    ("Replication", _Pad, "replicate"),
    ("Constant", _ConstantPad, "constant"),
    ("Zero", _ZeroPad, "constant"),
):
    _members = {"_pad_mode": _how, "__module__": __name__, "__doc__": _Pad.__doc__}
    for _n in (1, 2, 3):
        _name = f"{_kind}Pad{_n}d"
        globals()[_name] = type(_name, (_base,), {**_members, "_spatial_dims": _n})
del _n, _kind, _base, _how, _name, _members


class Upsample(Module):
    """The input resized to a size or by a factor, as torch.nn.Upsample: see
    `nn.functional.interpolate`."""

    def __init__(
        self,
        size: Any = None,
        scale_factor: Any = None,
        mode: str = "nearest",
        align_corners: bool | None = None,
        recompute_scale_factor: bool | None = None,
    ) -> None:
        super().__init__()
        self.size = size
        if isinstance(scale_factor, tuple):
            self.scale_factor: Any = tuple(float(each) for each in scale_factor)
        else:
            self.scale_factor = float(scale_factor) if scale_factor else None
        self.mode = mode
        self.align_corners = align_corners
        self.recompute_scale_factor = recompute_scale_factor

    def forward(self, input: Tensor) -> Tensor:
        """`input` resized."""
        return F.interpolate(
            input, self.size, self.scale_factor, self.mode, self.align_corners,
            recompute_scale_factor=self.recompute_scale_factor,
        )  # fmt: skip

    def extra_repr(self) -> str:
        if self.scale_factor is not None:
            return f"scale_factor={self.scale_factor!r}, mode={self.mode!r}"
        return f"size={self.size!r}, mode={self.mode!r}"


class UpsamplingNearest2d(Upsample):
    """Upsample with ``mode="nearest"``."""

    def __init__(self, size: Any = None, scale_factor: Any = None) -> None:
        super().__init__(size, scale_factor, mode="nearest")


class UpsamplingBilinear2d(Upsample):
    """Upsample with ``mode="bilinear"`` and aligned corners."""

    def __init__(self, size: Any = None, scale_factor: Any = None) -> None:
        super().__init__(size, scale_factor, mode="bilinear", align_corners=True)


class PReLU(Module):
    """`prelu` with a slope for all, or for each of `num_parameters` channels, `init` at first."""

    def __init__(
        self, num_parameters: int = 1, init: float = 0.25, device: Any = None, dtype: Any = None
    ) -> None:
        super().__init__()
        self.num_parameters = num_parameters
        self.init = init
        new_parameters(self, dtype, device, weight=(num_parameters,))

    def reset_parameters(self) -> None:
        """Sets the slopes to what they start from."""
        init.constant_(self.weight, self.init)

    def forward(self, input: Tensor) -> Tensor:
        """`input`, where it is negative times the slope."""
        return F.prelu(input, self.weight)

    def extra_repr(self) -> str:
        return f"num_parameters={self.num_parameters}"


class Softmax2d(Module):
    """`softmax` over the channels of images, (N, C, H, W) or (C, H, W).

    Raises ValueError for other dimensions.
    """

    def forward(self, input: Tensor) -> Tensor:
        """The shares of the channels at each place."""
        if input.ndim not in (3, 4):
            raise ValueError(f"Softmax2d: expected input to be 3D or 4D, got {input.ndim}D instead")
        return F.softmax(input, -3)
