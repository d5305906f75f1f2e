# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 4c9995b12d05dd05, content c5efb5e72715864e
"""Unpooling and patches: functions, Backward nodes and tangents."""

from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck
from autograd.array.memory import settled
from autograd.base.ops import ops
from autograd.composites import pools
from autograd.core.arguments import all_ints, value_argument
from autograd.core.dispatch import dispatch, operation, overridden
from autograd.core.errors import FAULTS, refused
from autograd.core.node import calling
from autograd.core.promotion import check_dtypes
from autograd.core.runtime import tensor_argument
from autograd.core.tensor import LEAF, MODE, Node, Tensor
from autograd.core.version_counter import next_stamp

__all__ = [
    "nn_functional_max_unpool1d", "nn_functional_max_unpool2d", "nn_functional_max_unpool3d",
    "nn_functional_unfold", "nn_functional_fold",
]  # fmt: skip


# ---- nn.functional.max_unpool1d
def nn_functional_max_unpool1d(
    input, indices, kernel_size, stride=None, padding=0, output_size=None
):
    """nn.functional.max_unpool1d(Tensor input, Tensor indices, int[1] kernel_size, int[1]?
    stride=None, int[1] padding=0, int[]? output_size=None) -> Tensor

    Zeros with the elements of `input` where max_pool with `return_indices` found them.
    """
    if kernel_size.__class__ is not int and not all_ints(kernel_size):
        kernel_size = value_argument(
            "nn.functional.max_unpool1d", "kernel_size", "int[1]", kernel_size
        )
    if stride is not None and stride.__class__ is not int and not all_ints(stride):
        stride = value_argument("nn.functional.max_unpool1d", "stride", "int[1]?", stride)
    if padding.__class__ is not int and not all_ints(padding):
        padding = value_argument("nn.functional.max_unpool1d", "padding", "int[1]", padding)
    if output_size is not None and not all_ints(output_size):
        output_size = value_argument(
            "nn.functional.max_unpool1d", "output_size", "int[]?", output_size
        )
    if input.__class__ is not Tensor or indices.__class__ is not Tensor:
        _found = overridden(
            "nn.functional.max_unpool1d", nn_functional_max_unpool1d, input, indices, kernel_size,
            stride, padding, output_size,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.max_unpool1d", 0, "input", input)
        indices = tensor_argument("nn.functional.max_unpool1d", 1, "indices", indices)
    if MODE.settle is not None:
        check_dtypes("nn.functional.max_unpool1d", "composite", input.dtype)
    try:
        return pools.unpooled(input, indices, kernel_size, stride, padding, output_size, 1)
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.max_unpool1d", input, indices, kernel_size, stride, padding,
            output_size,
        ) from None  # fmt: skip


# ---- nn.functional.max_unpool2d
def nn_functional_max_unpool2d(
    input, indices, kernel_size, stride=None, padding=0, output_size=None
):
    """nn.functional.max_unpool2d(Tensor input, Tensor indices, int[2] kernel_size, int[2]?
    stride=None, int[2] padding=0, int[]? output_size=None) -> Tensor

    Zeros with the elements of `input` where max_pool with `return_indices` found them.
    """
    if kernel_size.__class__ is not int and not all_ints(kernel_size):
        kernel_size = value_argument(
            "nn.functional.max_unpool2d", "kernel_size", "int[2]", kernel_size
        )
    if stride is not None and stride.__class__ is not int and not all_ints(stride):
        stride = value_argument("nn.functional.max_unpool2d", "stride", "int[2]?", stride)
    if padding.__class__ is not int and not all_ints(padding):
        padding = value_argument("nn.functional.max_unpool2d", "padding", "int[2]", padding)
    if output_size is not None and not all_ints(output_size):
        output_size = value_argument(
            "nn.functional.max_unpool2d", "output_size", "int[]?", output_size
        )
    if input.__class__ is not Tensor or indices.__class__ is not Tensor:
        _found = overridden(
            "nn.functional.max_unpool2d", nn_functional_max_unpool2d, input, indices, kernel_size,
            stride, padding, output_size,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.max_unpool2d", 0, "input", input)
        indices = tensor_argument("nn.functional.max_unpool2d", 1, "indices", indices)
    if MODE.settle is not None:
        check_dtypes("nn.functional.max_unpool2d", "composite", input.dtype)
    try:
        return pools.unpooled(input, indices, kernel_size, stride, padding, output_size, 2)
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.max_unpool2d", input, indices, kernel_size, stride, padding,
            output_size,
        ) from None  # fmt: skip


# ---- nn.functional.max_unpool3d
def nn_functional_max_unpool3d(
    input, indices, kernel_size, stride=None, padding=0, output_size=None
):
    """nn.functional.max_unpool3d(Tensor input, Tensor indices, int[3] kernel_size, int[3]?
    stride=None, int[3] padding=0, int[]? output_size=None) -> Tensor

    Zeros with the elements of `input` where max_pool with `return_indices` found them.
    """
    if kernel_size.__class__ is not int and not all_ints(kernel_size):
        kernel_size = value_argument(
            "nn.functional.max_unpool3d", "kernel_size", "int[3]", kernel_size
        )
    if stride is not None and stride.__class__ is not int and not all_ints(stride):
        stride = value_argument("nn.functional.max_unpool3d", "stride", "int[3]?", stride)
    if padding.__class__ is not int and not all_ints(padding):
        padding = value_argument("nn.functional.max_unpool3d", "padding", "int[3]", padding)
    if output_size is not None and not all_ints(output_size):
        output_size = value_argument(
            "nn.functional.max_unpool3d", "output_size", "int[]?", output_size
        )
    if input.__class__ is not Tensor or indices.__class__ is not Tensor:
        _found = overridden(
            "nn.functional.max_unpool3d", nn_functional_max_unpool3d, input, indices, kernel_size,
            stride, padding, output_size,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.max_unpool3d", 0, "input", input)
        indices = tensor_argument("nn.functional.max_unpool3d", 1, "indices", indices)
    if MODE.settle is not None:
        check_dtypes("nn.functional.max_unpool3d", "composite", input.dtype)
    try:
        return pools.unpooled(input, indices, kernel_size, stride, padding, output_size, 3)
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.max_unpool3d", input, indices, kernel_size, stride, padding,
            output_size,
        ) from None  # fmt: skip


# ---- nn.functional.unfold
class UnfoldBackward1(Node):
    __slots__ = ()
    operation = "nn.functional.unfold"
    formulas = {
        "input": (
            "nn.functional.fold(grad, input.shape[-2:], kernel_size, dilation, padding, stride)"
        ),
    }
    arg_names = ("input_shape", "kernel_size", "dilation", "padding", "stride")

    def on_arrays(node, saved, grad, needs):
        input_shape, kernel_size, dilation, padding, stride = node.args
        return node.restored_one(
            kernels.fold(grad, input_shape[-2:], kernel_size, dilation, padding, stride)
        )

    on_tensors = calling(on_arrays, kernels=ops, fold="nn_functional_fold")


def nn_functional_unfold(input, kernel_size, dilation=1, padding=0, stride=1):
    """nn.functional.unfold(Tensor input, int[2] kernel_size, int[2] dilation=1, int[2]
    padding=0, int[2] stride=1) -> Tensor

    The windows of images as columns.
    """
    if kernel_size.__class__ is not int and not all_ints(kernel_size):
        kernel_size = value_argument("nn.functional.unfold", "kernel_size", "int[2]", kernel_size)
    if dilation.__class__ is not int and not all_ints(dilation):
        dilation = value_argument("nn.functional.unfold", "dilation", "int[2]", dilation)
    if padding.__class__ is not int and not all_ints(padding):
        padding = value_argument("nn.functional.unfold", "padding", "int[2]", padding)
    if stride.__class__ is not int and not all_ints(stride):
        stride = value_argument("nn.functional.unfold", "stride", "int[2]", stride)
    if input.__class__ is not Tensor:
        return dispatch(nn_functional_unfold_op, input, kernel_size, dilation, padding, stride)
    input_ = input._data
    try:
        result_ = kernels.nn_functional_unfold(input_, kernel_size, dilation, padding, stride)
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.unfold", input_, kernel_size, dilation, padding, stride
        ) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is input_ or not result_.flags.c_contiguous:
        result_ = settled(result_, input_)
    out = Tensor()
    out._data = result_
    input_fn = input._fn
    if input_fn is None:
        out._fn = None
        if MODE.marks:
            MODE.mark(out, nn_functional_unfold_op, input, kernel_size, dilation, padding, stride)
        return out
    out._fn = node = UnfoldBackward1()
    if MODE.altered and not MODE.records(node, out, input, kernel_size, dilation, padding, stride):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if input_fn is LEAF else input_fn,)
    node.saved = ()
    node.args = (input_.shape, kernel_size, dilation, padding, stride)
    node.restore = ((input_.shape, input_.dtype),)
    return out


def nn_functional_unfold_jvp(result, input, kernel_size, dilation, padding, stride, input_t):
    return nn_functional_unfold(input_t, kernel_size, dilation, padding, stride)


nn_functional_unfold_op = operation(
    "nn.functional.unfold", "linear", nn_functional_unfold, nn_functional_unfold_jvp, (0,),
    batched="patches",
)  # fmt: skip


# ---- nn.functional.fold
class FoldBackward0(Node):
    __slots__ = ()
    operation = "nn.functional.fold"
    formulas = {"input": "nn.functional.unfold(grad, kernel_size, dilation, padding, stride)"}
    arg_names = ("kernel_size", "dilation", "padding", "stride")

    def on_arrays(node, saved, grad, needs):
        kernel_size, dilation, padding, stride = node.args
        return node.restored_one(
            kernels.nn_functional_unfold(grad, kernel_size, dilation, padding, stride)
        )

    on_tensors = calling(on_arrays, kernels=ops)


def nn_functional_fold(input, output_size, kernel_size, dilation=1, padding=0, stride=1):
    """nn.functional.fold(Tensor input, int[2] output_size, int[2] kernel_size, int[2]
    dilation=1, int[2] padding=0, int[2] stride=1) -> Tensor

    The sums of columns, as unfold gives them, at each element of images.
    """
    if output_size.__class__ is not int and not all_ints(output_size):
        output_size = value_argument("nn.functional.fold", "output_size", "int[2]", output_size)
    if kernel_size.__class__ is not int and not all_ints(kernel_size):
        kernel_size = value_argument("nn.functional.fold", "kernel_size", "int[2]", kernel_size)
    if dilation.__class__ is not int and not all_ints(dilation):
        dilation = value_argument("nn.functional.fold", "dilation", "int[2]", dilation)
    if padding.__class__ is not int and not all_ints(padding):
        padding = value_argument("nn.functional.fold", "padding", "int[2]", padding)
    if stride.__class__ is not int and not all_ints(stride):
        stride = value_argument("nn.functional.fold", "stride", "int[2]", stride)
    if input.__class__ is not Tensor:
        return dispatch(
            nn_functional_fold_op, input, output_size, kernel_size, dilation, padding, stride
        )
    input_ = input._data
    try:
        result_ = kernels.fold(input_, output_size, kernel_size, dilation, padding, stride)
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.fold", input_, output_size, kernel_size, dilation, padding,
            stride,
        ) from None  # fmt: skip
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is input_ or not result_.flags.c_contiguous:
        result_ = settled(result_, input_)
    out = Tensor()
    out._data = result_
    input_fn = input._fn
    if input_fn is None:
        out._fn = None
        if MODE.marks:
            MODE.mark(
                out, nn_functional_fold_op, input, output_size, kernel_size, dilation, padding,
                stride,
            )  # fmt: skip
        return out
    out._fn = node = FoldBackward0()
    if MODE.altered and not MODE.records(
        node, out, input, output_size, kernel_size, dilation, padding, stride
    ):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if input_fn is LEAF else input_fn,)
    node.saved = ()
    node.args = (kernel_size, dilation, padding, stride)
    node.restore = ((input_.shape, input_.dtype),)
    return out


def nn_functional_fold_jvp(
    result, input, output_size, kernel_size, dilation, padding, stride, input_t
):
    return nn_functional_fold(input_t, output_size, kernel_size, dilation, padding, stride)


nn_functional_fold_op = operation(
    "nn.functional.fold", "linear", nn_functional_fold, nn_functional_fold_jvp, (0,),
    batched="from_patches",
)  # fmt: skip
