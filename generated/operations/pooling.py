# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 80db74f9d37942b6, content 7082924c38741c3e
"""Pooling: functions, Backward nodes and tangents."""

from autograd.composites import pools
from autograd.core.arguments import all_ints, value_argument
from autograd.core.dispatch import NUMBERS, overridden
from autograd.core.errors import FAULTS, refused
from autograd.core.runtime import tensor_argument
from autograd.core.tensor import Tensor
from autograd.views.out import write_out

__all__ = [
    "nn_functional_max_pool1d", "nn_functional_max_pool1d_with_indices", "nn_functional_max_pool2d",
    "nn_functional_max_pool3d", "nn_functional_max_pool2d_with_indices",
    "nn_functional_max_pool3d_with_indices", "nn_functional_avg_pool1d", "nn_functional_avg_pool2d",
    "nn_functional_avg_pool3d", "nn_functional_lp_pool1d", "nn_functional_lp_pool2d",
    "nn_functional_lp_pool3d", "nn_functional_adaptive_avg_pool1d",
    "nn_functional_adaptive_avg_pool2d", "nn_functional_adaptive_avg_pool3d",
    "nn_functional_adaptive_max_pool1d", "nn_functional_adaptive_max_pool1d_with_indices",
    "nn_functional_adaptive_max_pool2d", "nn_functional_adaptive_max_pool3d",
    "nn_functional_adaptive_max_pool2d_with_indices",
    "nn_functional_adaptive_max_pool3d_with_indices", "nn_functional_fractional_max_pool2d",
    "nn_functional_fractional_max_pool3d", "nn_functional_fractional_max_pool2d_with_indices",
    "nn_functional_fractional_max_pool3d_with_indices", "max_pool1d", "max_pool1d_with_indices",
    "max_pool2d", "max_pool3d", "avg_pool1d", "adaptive_avg_pool1d", "adaptive_max_pool1d",
]  # fmt: skip


# ---- nn.functional.max_pool1d
def nn_functional_max_pool1d(
    input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False
):
    """nn.functional.max_pool1d(Tensor input, int[1] kernel_size, int[1]? stride=None, int[1]
    padding=0, int[1] dilation=1, bool ceil_mode=False, bool return_indices=False) -> any

    The maximum of each window; with `return_indices` also where it is among a plane's
    elements.
    """
    if kernel_size.__class__ is not int and not all_ints(kernel_size):
        kernel_size = value_argument(
            "nn.functional.max_pool1d", "kernel_size", "int[1]", kernel_size
        )
    if stride is not None and stride.__class__ is not int and not all_ints(stride):
        stride = value_argument("nn.functional.max_pool1d", "stride", "int[1]?", stride)
    if padding.__class__ is not int and not all_ints(padding):
        padding = value_argument("nn.functional.max_pool1d", "padding", "int[1]", padding)
    if dilation.__class__ is not int and not all_ints(dilation):
        dilation = value_argument("nn.functional.max_pool1d", "dilation", "int[1]", dilation)
    if ceil_mode is not True and ceil_mode is not False:
        ceil_mode = value_argument("nn.functional.max_pool1d", "ceil_mode", "bool", ceil_mode)
    if return_indices is not True and return_indices is not False:
        return_indices = value_argument(
            "nn.functional.max_pool1d", "return_indices", "bool", return_indices
        )
    if input.__class__ is not Tensor:
        _found = overridden(
            "nn.functional.max_pool1d", nn_functional_max_pool1d, input, kernel_size, stride,
            padding, dilation, ceil_mode, return_indices,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.max_pool1d", 0, "input", input)
    try:
        return pools.largest(
            input, kernel_size, stride, padding, dilation, ceil_mode, return_indices, 1
        )
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.max_pool1d", input, kernel_size, stride, padding, dilation,
            ceil_mode, return_indices,
        ) from None  # fmt: skip


# ---- nn.functional.max_pool1d_with_indices
def nn_functional_max_pool1d_with_indices(
    input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False
):
    """nn.functional.max_pool1d_with_indices(Tensor input, int[1] kernel_size, int[1]?
    stride=None, int[1] padding=0, int[1] dilation=1, bool ceil_mode=False, bool
    return_indices=False) -> any

    max_pool1d with indices, whatever `return_indices`.
    """
    if kernel_size.__class__ is not int and not all_ints(kernel_size):
        kernel_size = value_argument(
            "nn.functional.max_pool1d_with_indices", "kernel_size", "int[1]", kernel_size
        )
    if stride is not None and stride.__class__ is not int and not all_ints(stride):
        stride = value_argument(
            "nn.functional.max_pool1d_with_indices", "stride", "int[1]?", stride
        )
    if padding.__class__ is not int and not all_ints(padding):
        padding = value_argument(
            "nn.functional.max_pool1d_with_indices", "padding", "int[1]", padding
        )
    if dilation.__class__ is not int and not all_ints(dilation):
        dilation = value_argument(
            "nn.functional.max_pool1d_with_indices", "dilation", "int[1]", dilation
        )
    if ceil_mode is not True and ceil_mode is not False:
        ceil_mode = value_argument(
            "nn.functional.max_pool1d_with_indices", "ceil_mode", "bool", ceil_mode
        )
    if return_indices is not True and return_indices is not False:
        return_indices = value_argument(
            "nn.functional.max_pool1d_with_indices", "return_indices", "bool", return_indices
        )
    if input.__class__ is not Tensor:
        _found = overridden(
            "nn.functional.max_pool1d_with_indices", nn_functional_max_pool1d_with_indices, input,
            kernel_size, stride, padding, dilation, ceil_mode, return_indices,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.max_pool1d_with_indices", 0, "input", input)
    try:
        return pools.largest(input, kernel_size, stride, padding, dilation, ceil_mode, True, 1)
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.max_pool1d_with_indices", input, kernel_size, stride, padding,
            dilation, ceil_mode, return_indices,
        ) from None  # fmt: skip


# ---- nn.functional.max_pool2d
def nn_functional_max_pool2d(
    input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False
):
    """nn.functional.max_pool2d(Tensor input, int[2] kernel_size, int[2]? stride=None, int[2]
    padding=0, int[2] dilation=1, bool ceil_mode=False, bool return_indices=False) -> any

    The maximum of each window; with `return_indices` also where it is among a plane's
    elements.
    """
    if kernel_size.__class__ is not int and not all_ints(kernel_size):
        kernel_size = value_argument(
            "nn.functional.max_pool2d", "kernel_size", "int[2]", kernel_size
        )
    if stride is not None and stride.__class__ is not int and not all_ints(stride):
        stride = value_argument("nn.functional.max_pool2d", "stride", "int[2]?", stride)
    if padding.__class__ is not int and not all_ints(padding):
        padding = value_argument("nn.functional.max_pool2d", "padding", "int[2]", padding)
    if dilation.__class__ is not int and not all_ints(dilation):
        dilation = value_argument("nn.functional.max_pool2d", "dilation", "int[2]", dilation)
    if ceil_mode is not True and ceil_mode is not False:
        ceil_mode = value_argument("nn.functional.max_pool2d", "ceil_mode", "bool", ceil_mode)
    if return_indices is not True and return_indices is not False:
        return_indices = value_argument(
            "nn.functional.max_pool2d", "return_indices", "bool", return_indices
        )
    if input.__class__ is not Tensor:
        _found = overridden(
            "nn.functional.max_pool2d", nn_functional_max_pool2d, input, kernel_size, stride,
            padding, dilation, ceil_mode, return_indices,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.max_pool2d", 0, "input", input)
    try:
        return pools.largest(
            input, kernel_size, stride, padding, dilation, ceil_mode, return_indices, 2
        )
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.max_pool2d", input, kernel_size, stride, padding, dilation,
            ceil_mode, return_indices,
        ) from None  # fmt: skip


# ---- nn.functional.max_pool3d
def nn_functional_max_pool3d(
    input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False
):
    """nn.functional.max_pool3d(Tensor input, int[3] kernel_size, int[3]? stride=None, int[3]
    padding=0, int[3] dilation=1, bool ceil_mode=False, bool return_indices=False) -> any

    The maximum of each window; with `return_indices` also where it is among a plane's
    elements.
    """
    if kernel_size.__class__ is not int and not all_ints(kernel_size):
        kernel_size = value_argument(
            "nn.functional.max_pool3d", "kernel_size", "int[3]", kernel_size
        )
    if stride is not None and stride.__class__ is not int and not all_ints(stride):
        stride = value_argument("nn.functional.max_pool3d", "stride", "int[3]?", stride)
    if padding.__class__ is not int and not all_ints(padding):
        padding = value_argument("nn.functional.max_pool3d", "padding", "int[3]", padding)
    if dilation.__class__ is not int and not all_ints(dilation):
        dilation = value_argument("nn.functional.max_pool3d", "dilation", "int[3]", dilation)
    if ceil_mode is not True and ceil_mode is not False:
        ceil_mode = value_argument("nn.functional.max_pool3d", "ceil_mode", "bool", ceil_mode)
    if return_indices is not True and return_indices is not False:
        return_indices = value_argument(
            "nn.functional.max_pool3d", "return_indices", "bool", return_indices
        )
    if input.__class__ is not Tensor:
        _found = overridden(
            "nn.functional.max_pool3d", nn_functional_max_pool3d, input, kernel_size, stride,
            padding, dilation, ceil_mode, return_indices,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.max_pool3d", 0, "input", input)
    try:
        return pools.largest(
            input, kernel_size, stride, padding, dilation, ceil_mode, return_indices, 3
        )
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.max_pool3d", input, kernel_size, stride, padding, dilation,
            ceil_mode, return_indices,
        ) from None  # fmt: skip


# ---- nn.functional.max_pool2d_with_indices
def nn_functional_max_pool2d_with_indices(
    input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False
):
    """nn.functional.max_pool2d_with_indices(Tensor input, int[2] kernel_size, int[2]?
    stride=None, int[2] padding=0, int[2] dilation=1, bool ceil_mode=False, bool
    return_indices=False) -> any

    max_pool2d with indices, whatever `return_indices`.
    """
    if kernel_size.__class__ is not int and not all_ints(kernel_size):
        kernel_size = value_argument(
            "nn.functional.max_pool2d_with_indices", "kernel_size", "int[2]", kernel_size
        )
    if stride is not None and stride.__class__ is not int and not all_ints(stride):
        stride = value_argument(
            "nn.functional.max_pool2d_with_indices", "stride", "int[2]?", stride
        )
    if padding.__class__ is not int and not all_ints(padding):
        padding = value_argument(
            "nn.functional.max_pool2d_with_indices", "padding", "int[2]", padding
        )
    if dilation.__class__ is not int and not all_ints(dilation):
        dilation = value_argument(
            "nn.functional.max_pool2d_with_indices", "dilation", "int[2]", dilation
        )
    if ceil_mode is not True and ceil_mode is not False:
        ceil_mode = value_argument(
            "nn.functional.max_pool2d_with_indices", "ceil_mode", "bool", ceil_mode
        )
    if return_indices is not True and return_indices is not False:
        return_indices = value_argument(
            "nn.functional.max_pool2d_with_indices", "return_indices", "bool", return_indices
        )
    if input.__class__ is not Tensor:
        _found = overridden(
            "nn.functional.max_pool2d_with_indices", nn_functional_max_pool2d_with_indices, input,
            kernel_size, stride, padding, dilation, ceil_mode, return_indices,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.max_pool2d_with_indices", 0, "input", input)
    try:
        return pools.largest(input, kernel_size, stride, padding, dilation, ceil_mode, True, 2)
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.max_pool2d_with_indices", input, kernel_size, stride, padding,
            dilation, ceil_mode, return_indices,
        ) from None  # fmt: skip


# ---- nn.functional.max_pool3d_with_indices
def nn_functional_max_pool3d_with_indices(
    input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False
):
    """nn.functional.max_pool3d_with_indices(Tensor input, int[3] kernel_size, int[3]?
    stride=None, int[3] padding=0, int[3] dilation=1, bool ceil_mode=False, bool
    return_indices=False) -> any

    max_pool3d with indices, whatever `return_indices`.
    """
    if kernel_size.__class__ is not int and not all_ints(kernel_size):
        kernel_size = value_argument(
            "nn.functional.max_pool3d_with_indices", "kernel_size", "int[3]", kernel_size
        )
    if stride is not None and stride.__class__ is not int and not all_ints(stride):
        stride = value_argument(
            "nn.functional.max_pool3d_with_indices", "stride", "int[3]?", stride
        )
    if padding.__class__ is not int and not all_ints(padding):
        padding = value_argument(
            "nn.functional.max_pool3d_with_indices", "padding", "int[3]", padding
        )
    if dilation.__class__ is not int and not all_ints(dilation):
        dilation = value_argument(
            "nn.functional.max_pool3d_with_indices", "dilation", "int[3]", dilation
        )
    if ceil_mode is not True and ceil_mode is not False:
        ceil_mode = value_argument(
            "nn.functional.max_pool3d_with_indices", "ceil_mode", "bool", ceil_mode
        )
    if return_indices is not True and return_indices is not False:
        return_indices = value_argument(
            "nn.functional.max_pool3d_with_indices", "return_indices", "bool", return_indices
        )
    if input.__class__ is not Tensor:
        _found = overridden(
            "nn.functional.max_pool3d_with_indices", nn_functional_max_pool3d_with_indices, input,
            kernel_size, stride, padding, dilation, ceil_mode, return_indices,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.max_pool3d_with_indices", 0, "input", input)
    try:
        return pools.largest(input, kernel_size, stride, padding, dilation, ceil_mode, True, 3)
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.max_pool3d_with_indices", input, kernel_size, stride, padding,
            dilation, ceil_mode, return_indices,
        ) from None  # fmt: skip


# ---- nn.functional.avg_pool1d
def nn_functional_avg_pool1d(
    input, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True
):
    """nn.functional.avg_pool1d(Tensor input, int[1] kernel_size, int[1]? stride=None, int[1]
    padding=0, bool ceil_mode=False, bool count_include_pad=True) -> Tensor

    The mean of each window.
    """
    if kernel_size.__class__ is not int and not all_ints(kernel_size):
        kernel_size = value_argument(
            "nn.functional.avg_pool1d", "kernel_size", "int[1]", kernel_size
        )
    if stride is not None and stride.__class__ is not int and not all_ints(stride):
        stride = value_argument("nn.functional.avg_pool1d", "stride", "int[1]?", stride)
    if padding.__class__ is not int and not all_ints(padding):
        padding = value_argument("nn.functional.avg_pool1d", "padding", "int[1]", padding)
    if ceil_mode is not True and ceil_mode is not False:
        ceil_mode = value_argument("nn.functional.avg_pool1d", "ceil_mode", "bool", ceil_mode)
    if count_include_pad is not True and count_include_pad is not False:
        count_include_pad = value_argument(
            "nn.functional.avg_pool1d", "count_include_pad", "bool", count_include_pad
        )
    if input.__class__ is not Tensor:
        _found = overridden(
            "nn.functional.avg_pool1d", nn_functional_avg_pool1d, input, kernel_size, stride,
            padding, ceil_mode, count_include_pad,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.avg_pool1d", 0, "input", input)
    try:
        return pools.average(input, kernel_size, stride, padding, ceil_mode, count_include_pad, 1)
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.avg_pool1d", input, kernel_size, stride, padding, ceil_mode,
            count_include_pad,
        ) from None  # fmt: skip


# ---- nn.functional.avg_pool2d
def nn_functional_avg_pool2d(
    input, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True,
    divisor_override=None, _=Tensor, out=Tensor,
):  # fmt: skip
    """nn.functional.avg_pool2d(Tensor input, int[2] kernel_size, int[2]? stride=None, int[2]
    padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None)
    -> Tensor

    The mean of each window, or its sum over `divisor_override`.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(
            nn_functional_avg_pool2d, out, _, input, kernel_size, stride, padding, ceil_mode,
            count_include_pad, divisor_override,
        )  # fmt: skip
    if kernel_size.__class__ is not int and not all_ints(kernel_size):
        kernel_size = value_argument(
            "nn.functional.avg_pool2d", "kernel_size", "int[2]", kernel_size
        )
    if stride is not None and stride.__class__ is not int and not all_ints(stride):
        stride = value_argument("nn.functional.avg_pool2d", "stride", "int[2]?", stride)
    if padding.__class__ is not int and not all_ints(padding):
        padding = value_argument("nn.functional.avg_pool2d", "padding", "int[2]", padding)
    if ceil_mode is not True and ceil_mode is not False:
        ceil_mode = value_argument("nn.functional.avg_pool2d", "ceil_mode", "bool", ceil_mode)
    if count_include_pad is not True and count_include_pad is not False:
        count_include_pad = value_argument(
            "nn.functional.avg_pool2d", "count_include_pad", "bool", count_include_pad
        )
    if divisor_override is not None and divisor_override.__class__ is not int:
        divisor_override = value_argument(
            "nn.functional.avg_pool2d", "divisor_override", "int?", divisor_override
        )
    if input.__class__ is not Tensor:
        _found = overridden(
            "nn.functional.avg_pool2d", nn_functional_avg_pool2d, input, kernel_size, stride,
            padding, ceil_mode, count_include_pad, divisor_override,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.avg_pool2d", 0, "input", input)
    try:
        return pools.average(
            input, kernel_size, stride, padding, ceil_mode, count_include_pad, 2, divisor_override
        )
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.avg_pool2d", input, kernel_size, stride, padding, ceil_mode,
            count_include_pad, divisor_override,
        ) from None  # fmt: skip


# ---- nn.functional.avg_pool3d
def nn_functional_avg_pool3d(
    input, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True,
    divisor_override=None, _=Tensor, out=Tensor,
):  # fmt: skip
    """nn.functional.avg_pool3d(Tensor input, int[3] kernel_size, int[3]? stride=None, int[3]
    padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None)
    -> Tensor

    The mean of each window, or its sum over `divisor_override`.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(
            nn_functional_avg_pool3d, out, _, input, kernel_size, stride, padding, ceil_mode,
            count_include_pad, divisor_override,
        )  # fmt: skip
    if kernel_size.__class__ is not int and not all_ints(kernel_size):
        kernel_size = value_argument(
            "nn.functional.avg_pool3d", "kernel_size", "int[3]", kernel_size
        )
    if stride is not None and stride.__class__ is not int and not all_ints(stride):
        stride = value_argument("nn.functional.avg_pool3d", "stride", "int[3]?", stride)
    if padding.__class__ is not int and not all_ints(padding):
        padding = value_argument("nn.functional.avg_pool3d", "padding", "int[3]", padding)
    if ceil_mode is not True and ceil_mode is not False:
        ceil_mode = value_argument("nn.functional.avg_pool3d", "ceil_mode", "bool", ceil_mode)
    if count_include_pad is not True and count_include_pad is not False:
        count_include_pad = value_argument(
            "nn.functional.avg_pool3d", "count_include_pad", "bool", count_include_pad
        )
    if divisor_override is not None and divisor_override.__class__ is not int:
        divisor_override = value_argument(
            "nn.functional.avg_pool3d", "divisor_override", "int?", divisor_override
        )
    if input.__class__ is not Tensor:
        _found = overridden(
            "nn.functional.avg_pool3d", nn_functional_avg_pool3d, input, kernel_size, stride,
            padding, ceil_mode, count_include_pad, divisor_override,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.avg_pool3d", 0, "input", input)
    try:
        return pools.average(
            input, kernel_size, stride, padding, ceil_mode, count_include_pad, 3, divisor_override
        )
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.avg_pool3d", input, kernel_size, stride, padding, ceil_mode,
            count_include_pad, divisor_override,
        ) from None  # fmt: skip


# ---- nn.functional.lp_pool1d
def nn_functional_lp_pool1d(input, norm_type, kernel_size, stride=None, ceil_mode=False):
    """nn.functional.lp_pool1d(Tensor input, float norm_type, int[1] kernel_size, int[1]?
    stride=None, bool ceil_mode=False) -> Tensor

    The root of the sum of powers of each window.
    """
    if norm_type.__class__ not in NUMBERS:
        norm_type = value_argument("nn.functional.lp_pool1d", "norm_type", "float", norm_type)
    if kernel_size.__class__ is not int and not all_ints(kernel_size):
        kernel_size = value_argument(
            "nn.functional.lp_pool1d", "kernel_size", "int[1]", kernel_size
        )
    if stride is not None and stride.__class__ is not int and not all_ints(stride):
        stride = value_argument("nn.functional.lp_pool1d", "stride", "int[1]?", stride)
    if ceil_mode is not True and ceil_mode is not False:
        ceil_mode = value_argument("nn.functional.lp_pool1d", "ceil_mode", "bool", ceil_mode)
    if input.__class__ is not Tensor:
        _found = overridden(
            "nn.functional.lp_pool1d", nn_functional_lp_pool1d, input, norm_type, kernel_size,
            stride, ceil_mode,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.lp_pool1d", 0, "input", input)
    try:
        return pools.powers(input, norm_type, kernel_size, stride, ceil_mode, 1)
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.lp_pool1d", input, norm_type, kernel_size, stride, ceil_mode
        ) from None


# ---- nn.functional.lp_pool2d
def nn_functional_lp_pool2d(input, norm_type, kernel_size, stride=None, ceil_mode=False):
    """nn.functional.lp_pool2d(Tensor input, float norm_type, int[2] kernel_size, int[2]?
    stride=None, bool ceil_mode=False) -> Tensor

    The root of the sum of powers of each window.
    """
    if norm_type.__class__ not in NUMBERS:
        norm_type = value_argument("nn.functional.lp_pool2d", "norm_type", "float", norm_type)
    if kernel_size.__class__ is not int and not all_ints(kernel_size):
        kernel_size = value_argument(
            "nn.functional.lp_pool2d", "kernel_size", "int[2]", kernel_size
        )
    if stride is not None and stride.__class__ is not int and not all_ints(stride):
        stride = value_argument("nn.functional.lp_pool2d", "stride", "int[2]?", stride)
    if ceil_mode is not True and ceil_mode is not False:
        ceil_mode = value_argument("nn.functional.lp_pool2d", "ceil_mode", "bool", ceil_mode)
    if input.__class__ is not Tensor:
        _found = overridden(
            "nn.functional.lp_pool2d", nn_functional_lp_pool2d, input, norm_type, kernel_size,
            stride, ceil_mode,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.lp_pool2d", 0, "input", input)
    try:
        return pools.powers(input, norm_type, kernel_size, stride, ceil_mode, 2)
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.lp_pool2d", input, norm_type, kernel_size, stride, ceil_mode
        ) from None


# ---- nn.functional.lp_pool3d
def nn_functional_lp_pool3d(input, norm_type, kernel_size, stride=None, ceil_mode=False):
    """nn.functional.lp_pool3d(Tensor input, float norm_type, int[3] kernel_size, int[3]?
    stride=None, bool ceil_mode=False) -> Tensor

    The root of the sum of powers of each window.
    """
    if norm_type.__class__ not in NUMBERS:
        norm_type = value_argument("nn.functional.lp_pool3d", "norm_type", "float", norm_type)
    if kernel_size.__class__ is not int and not all_ints(kernel_size):
        kernel_size = value_argument(
            "nn.functional.lp_pool3d", "kernel_size", "int[3]", kernel_size
        )
    if stride is not None and stride.__class__ is not int and not all_ints(stride):
        stride = value_argument("nn.functional.lp_pool3d", "stride", "int[3]?", stride)
    if ceil_mode is not True and ceil_mode is not False:
        ceil_mode = value_argument("nn.functional.lp_pool3d", "ceil_mode", "bool", ceil_mode)
    if input.__class__ is not Tensor:
        _found = overridden(
            "nn.functional.lp_pool3d", nn_functional_lp_pool3d, input, norm_type, kernel_size,
            stride, ceil_mode,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.lp_pool3d", 0, "input", input)
    try:
        return pools.powers(input, norm_type, kernel_size, stride, ceil_mode, 3)
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.lp_pool3d", input, norm_type, kernel_size, stride, ceil_mode
        ) from None


# ---- nn.functional.adaptive_avg_pool1d
def nn_functional_adaptive_avg_pool1d(input, output_size):
    """nn.functional.adaptive_avg_pool1d(Tensor input, any output_size) -> Tensor

    The means of regions, so many as `output_size` says; None for as many as elements.
    """
    if input.__class__ is not Tensor:
        _found = overridden(
            "nn.functional.adaptive_avg_pool1d", nn_functional_adaptive_avg_pool1d, input,
            output_size,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.adaptive_avg_pool1d", 0, "input", input)
    try:
        return pools.adaptive_mean(input, output_size, 1)
    except FAULTS as _error:
        raise refused(_error, "nn.functional.adaptive_avg_pool1d", input, output_size) from None


# ---- nn.functional.adaptive_avg_pool2d
def nn_functional_adaptive_avg_pool2d(input, output_size):
    """nn.functional.adaptive_avg_pool2d(Tensor input, any output_size) -> Tensor

    The means of regions, so many as `output_size` says; None for as many as elements.
    """
    if input.__class__ is not Tensor:
        _found = overridden(
            "nn.functional.adaptive_avg_pool2d", nn_functional_adaptive_avg_pool2d, input,
            output_size,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.adaptive_avg_pool2d", 0, "input", input)
    try:
        return pools.adaptive_mean(input, output_size, 2)
    except FAULTS as _error:
        raise refused(_error, "nn.functional.adaptive_avg_pool2d", input, output_size) from None


# ---- nn.functional.adaptive_avg_pool3d
def nn_functional_adaptive_avg_pool3d(input, output_size):
    """nn.functional.adaptive_avg_pool3d(Tensor input, any output_size) -> Tensor

    The means of regions, so many as `output_size` says; None for as many as elements.
    """
    if input.__class__ is not Tensor:
        _found = overridden(
            "nn.functional.adaptive_avg_pool3d", nn_functional_adaptive_avg_pool3d, input,
            output_size,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.adaptive_avg_pool3d", 0, "input", input)
    try:
        return pools.adaptive_mean(input, output_size, 3)
    except FAULTS as _error:
        raise refused(_error, "nn.functional.adaptive_avg_pool3d", input, output_size) from None


# ---- nn.functional.adaptive_max_pool1d
def nn_functional_adaptive_max_pool1d(input, output_size, return_indices=False):
    """nn.functional.adaptive_max_pool1d(Tensor input, any output_size, bool
    return_indices=False) -> any

    The maxima of regions as in adaptive_avg_pool; with `return_indices` also where they
    are.
    """
    if return_indices is not True and return_indices is not False:
        return_indices = value_argument(
            "nn.functional.adaptive_max_pool1d", "return_indices", "bool", return_indices
        )
    if input.__class__ is not Tensor:
        _found = overridden(
            "nn.functional.adaptive_max_pool1d", nn_functional_adaptive_max_pool1d, input,
            output_size, return_indices,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.adaptive_max_pool1d", 0, "input", input)
    try:
        return pools.adaptive_max(input, output_size, return_indices, 1)
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.adaptive_max_pool1d", input, output_size, return_indices
        ) from None


# ---- nn.functional.adaptive_max_pool1d_with_indices
def nn_functional_adaptive_max_pool1d_with_indices(input, output_size, return_indices=False):
    """nn.functional.adaptive_max_pool1d_with_indices(Tensor input, any output_size, bool
    return_indices=False) -> any

    adaptive_max_pool1d with indices, whatever `return_indices`.
    """
    if return_indices is not True and return_indices is not False:
        return_indices = value_argument(
            "nn.functional.adaptive_max_pool1d_with_indices", "return_indices", "bool",
            return_indices,
        )  # fmt: skip
    if input.__class__ is not Tensor:
        _found = overridden(
            "nn.functional.adaptive_max_pool1d_with_indices",
            nn_functional_adaptive_max_pool1d_with_indices, input, output_size, return_indices,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.adaptive_max_pool1d_with_indices", 0, "input", input)
    try:
        return pools.adaptive_max(input, output_size, True, 1)
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.adaptive_max_pool1d_with_indices", input, output_size,
            return_indices,
        ) from None  # fmt: skip


# ---- nn.functional.adaptive_max_pool2d
def nn_functional_adaptive_max_pool2d(input, output_size, return_indices=False):
    """nn.functional.adaptive_max_pool2d(Tensor input, any output_size, bool
    return_indices=False) -> any

    The maxima of regions as in adaptive_avg_pool; with `return_indices` also where they
    are.
    """
    if return_indices is not True and return_indices is not False:
        return_indices = value_argument(
            "nn.functional.adaptive_max_pool2d", "return_indices", "bool", return_indices
        )
    if input.__class__ is not Tensor:
        _found = overridden(
            "nn.functional.adaptive_max_pool2d", nn_functional_adaptive_max_pool2d, input,
            output_size, return_indices,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.adaptive_max_pool2d", 0, "input", input)
    try:
        return pools.adaptive_max(input, output_size, return_indices, 2)
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.adaptive_max_pool2d", input, output_size, return_indices
        ) from None


# ---- nn.functional.adaptive_max_pool3d
def nn_functional_adaptive_max_pool3d(input, output_size, return_indices=False):
    """nn.functional.adaptive_max_pool3d(Tensor input, any output_size, bool
    return_indices=False) -> any

    The maxima of regions as in adaptive_avg_pool; with `return_indices` also where they
    are.
    """
    if return_indices is not True and return_indices is not False:
        return_indices = value_argument(
            "nn.functional.adaptive_max_pool3d", "return_indices", "bool", return_indices
        )
    if input.__class__ is not Tensor:
        _found = overridden(
            "nn.functional.adaptive_max_pool3d", nn_functional_adaptive_max_pool3d, input,
            output_size, return_indices,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.adaptive_max_pool3d", 0, "input", input)
    try:
        return pools.adaptive_max(input, output_size, return_indices, 3)
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.adaptive_max_pool3d", input, output_size, return_indices
        ) from None


# ---- nn.functional.adaptive_max_pool2d_with_indices
def nn_functional_adaptive_max_pool2d_with_indices(input, output_size, return_indices=False):
    """nn.functional.adaptive_max_pool2d_with_indices(Tensor input, any output_size, bool
    return_indices=False) -> any

    adaptive_max_pool2d with indices, whatever `return_indices`.
    """
    if return_indices is not True and return_indices is not False:
        return_indices = value_argument(
            "nn.functional.adaptive_max_pool2d_with_indices", "return_indices", "bool",
            return_indices,
        )  # fmt: skip
    if input.__class__ is not Tensor:
        _found = overridden(
            "nn.functional.adaptive_max_pool2d_with_indices",
            nn_functional_adaptive_max_pool2d_with_indices, input, output_size, return_indices,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.adaptive_max_pool2d_with_indices", 0, "input", input)
    try:
        return pools.adaptive_max(input, output_size, True, 2)
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.adaptive_max_pool2d_with_indices", input, output_size,
            return_indices,
        ) from None  # fmt: skip


# ---- nn.functional.adaptive_max_pool3d_with_indices
def nn_functional_adaptive_max_pool3d_with_indices(input, output_size, return_indices=False):
    """nn.functional.adaptive_max_pool3d_with_indices(Tensor input, any output_size, bool
    return_indices=False) -> any

    adaptive_max_pool3d with indices, whatever `return_indices`.
    """
    if return_indices is not True and return_indices is not False:
        return_indices = value_argument(
            "nn.functional.adaptive_max_pool3d_with_indices", "return_indices", "bool",
            return_indices,
        )  # fmt: skip
    if input.__class__ is not Tensor:
        _found = overridden(
            "nn.functional.adaptive_max_pool3d_with_indices",
            nn_functional_adaptive_max_pool3d_with_indices, input, output_size, return_indices,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.adaptive_max_pool3d_with_indices", 0, "input", input)
    try:
        return pools.adaptive_max(input, output_size, True, 3)
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.adaptive_max_pool3d_with_indices", input, output_size,
            return_indices,
        ) from None  # fmt: skip


# ---- nn.functional.fractional_max_pool2d
def nn_functional_fractional_max_pool2d(
    input, kernel_size, output_size=None, output_ratio=None, return_indices=False,
    random_samples=None,
):  # fmt: skip
    """nn.functional.fractional_max_pool2d(Tensor input, int[2] kernel_size, int[2]?
    output_size=None, any output_ratio=None, bool return_indices=False, Tensor?
    random_samples=None) -> any

    The maxima of windows at pseudo-random steps, which `random_samples` in [0, 1) tell
    where given.
    """
    if kernel_size.__class__ is not int and not all_ints(kernel_size):
        kernel_size = value_argument(
            "nn.functional.fractional_max_pool2d", "kernel_size", "int[2]", kernel_size
        )
    if output_size is not None and output_size.__class__ is not int and not all_ints(output_size):
        output_size = value_argument(
            "nn.functional.fractional_max_pool2d", "output_size", "int[2]?", output_size
        )
    if return_indices is not True and return_indices is not False:
        return_indices = value_argument(
            "nn.functional.fractional_max_pool2d", "return_indices", "bool", return_indices
        )
    if input.__class__ is not Tensor or (
        random_samples is not None and random_samples.__class__ is not Tensor
    ):
        _found = overridden(
            "nn.functional.fractional_max_pool2d", nn_functional_fractional_max_pool2d, input,
            kernel_size, output_size, output_ratio, return_indices, random_samples,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.fractional_max_pool2d", 0, "input", input)
        if random_samples is not None:
            random_samples = tensor_argument(
                "nn.functional.fractional_max_pool2d", 5, "random_samples", random_samples
            )
    try:
        return pools.fractional(
            input, kernel_size, output_size, output_ratio, return_indices, random_samples, 2
        )
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.fractional_max_pool2d", input, kernel_size, output_size,
            output_ratio, return_indices, random_samples,
        ) from None  # fmt: skip


# ---- nn.functional.fractional_max_pool3d
def nn_functional_fractional_max_pool3d(
    input, kernel_size, output_size=None, output_ratio=None, return_indices=False,
    random_samples=None,
):  # fmt: skip
    """nn.functional.fractional_max_pool3d(Tensor input, int[3] kernel_size, int[3]?
    output_size=None, any output_ratio=None, bool return_indices=False, Tensor?
    random_samples=None) -> any

    The maxima of windows at pseudo-random steps, which `random_samples` in [0, 1) tell
    where given.
    """
    if kernel_size.__class__ is not int and not all_ints(kernel_size):
        kernel_size = value_argument(
            "nn.functional.fractional_max_pool3d", "kernel_size", "int[3]", kernel_size
        )
    if output_size is not None and output_size.__class__ is not int and not all_ints(output_size):
        output_size = value_argument(
            "nn.functional.fractional_max_pool3d", "output_size", "int[3]?", output_size
        )
    if return_indices is not True and return_indices is not False:
        return_indices = value_argument(
            "nn.functional.fractional_max_pool3d", "return_indices", "bool", return_indices
        )
    if input.__class__ is not Tensor or (
        random_samples is not None and random_samples.__class__ is not Tensor
    ):
        _found = overridden(
            "nn.functional.fractional_max_pool3d", nn_functional_fractional_max_pool3d, input,
            kernel_size, output_size, output_ratio, return_indices, random_samples,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.fractional_max_pool3d", 0, "input", input)
        if random_samples is not None:
            random_samples = tensor_argument(
                "nn.functional.fractional_max_pool3d", 5, "random_samples", random_samples
            )
    try:
        return pools.fractional(
            input, kernel_size, output_size, output_ratio, return_indices, random_samples, 3
        )
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.fractional_max_pool3d", input, kernel_size, output_size,
            output_ratio, return_indices, random_samples,
        ) from None  # fmt: skip


# ---- nn.functional.fractional_max_pool2d_with_indices
def nn_functional_fractional_max_pool2d_with_indices(
    input, kernel_size, output_size=None, output_ratio=None, return_indices=False,
    random_samples=None,
):  # fmt: skip
    """nn.functional.fractional_max_pool2d_with_indices(Tensor input, int[2] kernel_size,
    int[2]? output_size=None, any output_ratio=None, bool return_indices=False, Tensor?
    random_samples=None) -> any

    fractional_max_pool2d with indices, whatever `return_indices`.
    """
    if kernel_size.__class__ is not int and not all_ints(kernel_size):
        kernel_size = value_argument(
            "nn.functional.fractional_max_pool2d_with_indices", "kernel_size", "int[2]", kernel_size
        )
    if output_size is not None and output_size.__class__ is not int and not all_ints(output_size):
        output_size = value_argument(
            "nn.functional.fractional_max_pool2d_with_indices", "output_size", "int[2]?",
            output_size,
        )  # fmt: skip
    if return_indices is not True and return_indices is not False:
        return_indices = value_argument(
            "nn.functional.fractional_max_pool2d_with_indices", "return_indices", "bool",
            return_indices,
        )  # fmt: skip
    if input.__class__ is not Tensor or (
        random_samples is not None and random_samples.__class__ is not Tensor
    ):
        _found = overridden(
            "nn.functional.fractional_max_pool2d_with_indices",
            nn_functional_fractional_max_pool2d_with_indices, input, kernel_size, output_size,
            output_ratio, return_indices, random_samples,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument(
            "nn.functional.fractional_max_pool2d_with_indices", 0, "input", input
        )
        if random_samples is not None:
            random_samples = tensor_argument(
                "nn.functional.fractional_max_pool2d_with_indices", 5, "random_samples",
                random_samples,
            )  # fmt: skip
    try:
        return pools.fractional(
            input, kernel_size, output_size, output_ratio, True, random_samples, 2
        )
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.fractional_max_pool2d_with_indices", input, kernel_size,
            output_size, output_ratio, return_indices, random_samples,
        ) from None  # fmt: skip


# ---- nn.functional.fractional_max_pool3d_with_indices
def nn_functional_fractional_max_pool3d_with_indices(
    input, kernel_size, output_size=None, output_ratio=None, return_indices=False,
    random_samples=None,
):  # fmt: skip
    """nn.functional.fractional_max_pool3d_with_indices(Tensor input, int[3] kernel_size,
    int[3]? output_size=None, any output_ratio=None, bool return_indices=False, Tensor?
    random_samples=None) -> any

    fractional_max_pool3d with indices, whatever `return_indices`.
    """
    if kernel_size.__class__ is not int and not all_ints(kernel_size):
        kernel_size = value_argument(
            "nn.functional.fractional_max_pool3d_with_indices", "kernel_size", "int[3]", kernel_size
        )
    if output_size is not None and output_size.__class__ is not int and not all_ints(output_size):
        output_size = value_argument(
            "nn.functional.fractional_max_pool3d_with_indices", "output_size", "int[3]?",
            output_size,
        )  # fmt: skip
    if return_indices is not True and return_indices is not False:
        return_indices = value_argument(
            "nn.functional.fractional_max_pool3d_with_indices", "return_indices", "bool",
            return_indices,
        )  # fmt: skip
    if input.__class__ is not Tensor or (
        random_samples is not None and random_samples.__class__ is not Tensor
    ):
        _found = overridden(
            "nn.functional.fractional_max_pool3d_with_indices",
            nn_functional_fractional_max_pool3d_with_indices, input, kernel_size, output_size,
            output_ratio, return_indices, random_samples,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument(
            "nn.functional.fractional_max_pool3d_with_indices", 0, "input", input
        )
        if random_samples is not None:
            random_samples = tensor_argument(
                "nn.functional.fractional_max_pool3d_with_indices", 5, "random_samples",
                random_samples,
            )  # fmt: skip
    try:
        return pools.fractional(
            input, kernel_size, output_size, output_ratio, True, random_samples, 3
        )
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.fractional_max_pool3d_with_indices", input, kernel_size,
            output_size, output_ratio, return_indices, random_samples,
        ) from None  # fmt: skip


max_pool1d = nn_functional_max_pool1d
max_pool1d_with_indices = nn_functional_max_pool1d_with_indices
max_pool2d = nn_functional_max_pool2d
max_pool3d = nn_functional_max_pool3d
avg_pool1d = nn_functional_avg_pool1d
adaptive_avg_pool1d = nn_functional_adaptive_avg_pool1d
adaptive_max_pool1d = nn_functional_adaptive_max_pool1d_with_indices
