"""Convolutions of one to three dimensions and their transposes, in operations."""

from __future__ import annotations

from typing import Any

from autograd.array.axes import numbers_of, whole_numbers
from autograd.base.ops import ops

Shape = tuple[int, ...]


def convolve(
    input: Any, weight: Any, bias: Any, stride: Any, padding: Any, dilation: Any, groups: int,
    d: int,
) -> Any:  # fmt: skip
    """conv1d, conv2d and conv3d of Tensors. Raises RuntimeError for arguments that do not fit.

    padding  numbers, "valid" for none, or "same" for as many zeros as keep the size: of an odd
             number the last stands behind
    """
    name = f"conv{d}d"
    input, single = _as_batch(name, input, weight, bias, d)
    stride = _read_numbers("stride", stride, d)
    dilation = _read_numbers("dilation", dilation, d)
    if isinstance(padding, str):
        zeros = _count_zeros(padding, weight.shape[2:], stride, dilation)
        if any(n % 2 for n in zeros):
            behind = [n for each in reversed(zeros) for n in (0, each % 2)]
            input = ops.constant_pad_nd(input, behind)
        padding = tuple([n // 2 for n in zeros])
    else:
        padding = _read_numbers("padding", whole_numbers(name, "padding", padding), d)
    none = (0,) * d
    out = ops.convolution(input, weight, bias, stride, padding, dilation, False, none, groups)
    return out.squeeze(0) if single else out


def spread(
    input: Any, weight: Any, bias: Any, stride: Any, padding: Any, output_padding: Any, groups: int,
    dilation: Any, d: int,
) -> Any:  # fmt: skip
    """conv_transpose1d, 2d and 3d of Tensors. Raises RuntimeError for arguments that do not fit."""
    name = f"conv_transpose{d}d"
    input, single = _as_batch(name, input, weight, bias, d)
    stride = _read_numbers("stride", stride, d)
    padding = _read_numbers("padding", padding, d)
    more = _read_numbers("output_padding", output_padding, d)
    dilation = _read_numbers("dilation", dilation, d)
    if any(n >= max(bounds) for n, *bounds in zip(more, stride, dilation, strict=True)):
        raise RuntimeError(
            "output padding must be smaller than either stride or dilation, but got "
            f"output_padding: {list(more)} stride: {list(stride)} dilation: {list(dilation)}"
        )
    out = ops.convolution(input, weight, bias, stride, padding, dilation, True, more, groups)
    return out.squeeze(0) if single else out


def time_first(input: Any, weight: Any, bias: Any, pad: int) -> Any:
    """conv1d of (length, batch, channels). Raises RuntimeError for shapes that do not fit."""
    if input.ndim != 3:
        raise RuntimeError("Input must have 3 dims: time, batch, in_channel")
    if weight.ndim != 3:
        raise RuntimeError(
            "Weight tensor must have 3 dims: kernel_width, in_channels, out_channels."
        )
    if bias.ndim != 1:
        raise RuntimeError(f"Bias must be 1-D, but got {bias.ndim}-D")
    if input.shape[2] != weight.shape[1]:
        raise RuntimeError(
            "Input dim 2 (input channels) is not == dim 1 in the weight tensor: "
            f"{input.shape[2]} and {weight.shape[1]}"
        )
    if bias.shape[0] != weight.shape[2]:
        raise RuntimeError(
            "Bias size must equal dim 2 in the weight tensor (output channels): "
            f"{bias.shape[0]} and {weight.shape[2]}"
        )
    _check_dtypes("conv_tbc", input, weight, bias)
    if not 0 <= weight.shape[0] <= input.shape[0] + 2 * pad:
        raise RuntimeError(
            f"conv_tbc(): a kernel of width {weight.shape[0]} is wider than the input of length "
            f"{input.shape[0]} with pad={pad}"
        )
    samples = convolve(input.permute((1, 2, 0)), weight.permute((2, 1, 0)), bias, 1, pad, 1, 1, 1)
    return samples.permute((2, 0, 1)).contiguous()


def _as_batch(name: str, input: Any, weight: Any, bias: Any, d: int) -> tuple[Any, bool]:
    """`input` with a dimension of a batch, and whether it has been added.

    Raises RuntimeError for an input of another rank, and unless all have one dtype.
    """
    _check_dtypes(name, input, weight, bias)
    if input.ndim not in (d + 1, d + 2):
        raise RuntimeError(
            f"Expected {d + 1}D (unbatched) or {d + 2}D (batched) input to {name}, but got input "
            f"of size: {list(input.shape)}"
        )
    single = input.ndim == d + 1
    return (ops.unsqueeze(input, 0) if single else input), single


def _check_dtypes(name: str, input: Any, weight: Any, bias: Any) -> None:
    """Raises RuntimeError unless all have one dtype."""
    for argument, other in (("weight", weight), ("bias", bias)):
        if other is not None and other.dtype != input.dtype:
            raise RuntimeError(
                f"{name}(): Input type ({input.dtype}) and {argument} type ({other.dtype}) should "
                "be the same"
            )


def _read_numbers(name: str, given: Any, d: int) -> tuple[int, ...]:
    """The argument `name`, a number or one for each of `d` dimensions, as `d` numbers.

    Raises RuntimeError for a list of another length.
    """
    if given.__class__ is int:
        return (given,) * d
    message = (
        f"expected {name} to be a single integer value or a list of {d} values to match the "
        f"convolution dimensions, but got {name}="
    )
    return numbers_of(given, d, message)


def _count_zeros(padding: str, kernel: Shape, stride: Shape, dilation: Shape) -> list[int]:
    """How many zeros both sides of each dimension get together."""
    if padding == "valid":
        return [0] * len(stride)
    if padding != "same":
        raise RuntimeError(f"Invalid padding string: '{padding}'")
    if set(stride) != {1}:
        raise RuntimeError("padding='same' is not supported for strided convolutions")
    return [m * (k - 1) for k, m in zip(kernel, dilation, strict=True)]
