"""Convolutions of one to three dimensions and their transposes, in operations."""

from __future__ import annotations

from typing import Any

from autograd.sizes import whole_numbers

__all__ = ["convolve", "numbers", "spread"]

Shape = tuple[int, ...]


def convolve(
    input: Any,
    weight: Any,
    bias: Any,
    stride: Any,
    padding: Any,
    dilation: Any,
    groups: int,
    d: int,
) -> Any:
    """conv1d, conv2d and conv3d of Tensors. Raises RuntimeError for arguments that do not fit.

    padding  numbers, "valid" for none, or "same" for as many zeros as keep the size: of an odd
             number the last stands behind
    """
    import generated.functions as functions

    name = f"conv{d}d"
    _check_dtypes(name, input, weight, bias)
    stride = numbers(name, "stride", stride, d)
    dilation = numbers(name, "dilation", dilation, d)
    if isinstance(padding, str):
        zeros = _zeros(padding, weight.shape[2:], stride, dilation)
        if any(n % 2 for n in zeros):
            behind = [n for each in reversed(zeros) for n in (0, each % 2)]
            input = functions.constant_pad_nd(input, behind)
        padding = tuple([n // 2 for n in zeros])
    else:
        padding = numbers(name, "padding", padding, d)
    none = (0,) * d
    return functions.convolution(
        input, weight, bias, stride, padding, dilation, False, none, groups
    )


def spread(
    input: Any, weight: Any, bias: Any, stride: Any, padding: Any, output_padding: Any, groups: int,
    dilation: Any, d: int,
) -> Any:  # fmt: skip
    """conv_transpose1d, 2d and 3d of Tensors. Raises RuntimeError for arguments that do not fit."""
    import generated.functions as functions

    name = f"conv_transpose{d}d"
    _check_dtypes(name, input, weight, bias)
    stride = numbers(name, "stride", stride, d)
    padding = numbers(name, "padding", padding, d)
    more = numbers(name, "output_padding", output_padding, d)
    dilation = numbers(name, "dilation", dilation, d)
    if any(n >= max(bounds) for n, *bounds in zip(more, stride, dilation, strict=True)):
        raise RuntimeError(
            "output padding must be smaller than either stride or dilation, but got "
            f"output_padding: {list(more)} stride: {list(stride)} dilation: {list(dilation)}"
        )
    return functions.convolution(input, weight, bias, stride, padding, dilation, True, more, groups)


def _check_dtypes(name: str, input: Any, weight: Any, bias: Any) -> None:
    """Raises RuntimeError unless all have one dtype."""
    for argument, other in (("weight", weight), ("bias", bias)):
        if other is not None and other.dtype != input.dtype:
            raise RuntimeError(
                f"{name}(): Input type ({input.dtype}) and {argument} type ({other.dtype}) should "
                "be the same"
            )


def numbers(operation: str, name: str, given: Any, d: int) -> tuple[int, ...]:
    """The argument `name`, a number or one for each of `d` dimensions, as `d` numbers.

    Raises RuntimeError for a list of another length, TypeError for what is no whole number.
    """
    found = whole_numbers(operation, name, given)
    if len(found) not in (1, d):
        raise RuntimeError(
            f"expected {name} to be a single integer value or a list of {d} values to match the "
            f"convolution dimensions, but got {name}={list(found)}"
        )
    return found * (d if len(found) == 1 else 1)


def _zeros(padding: str, kernel: Shape, stride: Shape, dilation: Shape) -> list[int]:
    """How many zeros both sides of each dimension get together."""
    if padding == "valid":
        return [0] * len(stride)
    if padding != "same":
        raise RuntimeError(f"Invalid padding string: '{padding}'")
    if set(stride) != {1}:
        raise RuntimeError("padding='same' is not supported for strided convolutions")
    return [m * (k - 1) for k, m in zip(kernel, dilation, strict=True)]
