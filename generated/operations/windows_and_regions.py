# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 19672e9a87e04eeb, content 55c84a0f46c90f59
"""Windows and regions: functions, Backward nodes and tangents."""

from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck
from autograd.array.memory import settled
from autograd.base.dtypes import COMPLEX
from autograd.base.ops import ops
from autograd.core.arguments import all_ints, value_argument
from autograd.core.dispatch import dispatch, operation
from autograd.core.errors import FAULTS, refused
from autograd.core.node import calling
from autograd.core.runtime import ReturnType, complex_refused, int_list
from autograd.core.tensor import LEAF, MODE, Node, Tensor, from_array
from autograd.core.version_counter import next_stamp
from autograd.formulas import indexing

__all__ = [
    "nn_functional__pool_max", "nn_functional__pool_pick", "nn_functional__pool_put",
    "nn_functional__pool_mean", "nn_functional__pool_mean_adjoint", "nn_functional__adaptive_means",
    "nn_functional__adaptive_means_adjoint", "nn_functional__adaptive_maxima",
    "nn_functional__fractional_maxima",
]  # fmt: skip


# ---- nn.functional._pool_max
class NnFunctionalPoolMaxResult(ReturnType):
    __slots__ = ()
    operation = "nn_functional__pool_max"
    fields = ("values", "places")


class PoolMaxBackward0(Node):
    __slots__ = ()
    operation = "nn.functional._pool_max"
    formulas = {
        "self": (
            "nn.functional._pool_put(grad, places, self.shape, kernel_size, stride, padding, "
            "dilation, ceil_mode)"
        ),
    }
    saves = {"places": None}
    arg_names = ("self_shape", "kernel_size", "stride", "padding", "dilation", "ceil_mode")
    flat = True

    def on_arrays(node, saved, grad, needs):
        (places,) = saved
        self_shape, kernel_size, stride, padding, dilation, ceil_mode = node.args
        return node.restored_one(
            kernels.pool_put(
                grad, places, self_shape, kernel_size, stride, padding, dilation, ceil_mode
            ),
        )

    on_tensors = calling(on_arrays, kernels=ops, pool_put="nn_functional__pool_put")


def nn_functional__pool_max(input, kernel_size, stride, padding, dilation, ceil_mode):
    """nn.functional._pool_max(Tensor self, int[] kernel_size, int[] stride, int[] padding,
    int[] dilation, bool ceil_mode) -> (Tensor values, Tensor places)

    The maximum of each window, and which of its elements that is, the first of equal
    ones.
    """
    if not all_ints(kernel_size):
        kernel_size = value_argument("nn.functional._pool_max", "kernel_size", "int[]", kernel_size)
    if not all_ints(stride):
        stride = value_argument("nn.functional._pool_max", "stride", "int[]", stride)
    if not all_ints(padding):
        padding = value_argument("nn.functional._pool_max", "padding", "int[]", padding)
    if not all_ints(dilation):
        dilation = value_argument("nn.functional._pool_max", "dilation", "int[]", dilation)
    if ceil_mode is not True and ceil_mode is not False:
        ceil_mode = value_argument("nn.functional._pool_max", "ceil_mode", "bool", ceil_mode)
    if input.__class__ is not Tensor:
        return dispatch(
            nn_functional__pool_max_op, input, kernel_size, stride, padding, dilation, ceil_mode
        )
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("_pool_max")
    try:
        values_, places_ = kernels.pool_max(
            self_, kernel_size, stride, padding, dilation, ceil_mode
        )
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional._pool_max", self_, kernel_size, stride, padding, dilation,
            ceil_mode,
        ) from None  # fmt: skip
    if values_.base is not None or values_ is self_ or not values_.flags.c_contiguous:
        values_ = settled(values_, self_)
    if places_.base is not None or places_ is self_ or not places_.flags.c_contiguous:
        places_ = settled(places_, self_)
    _outputs = NnFunctionalPoolMaxResult((from_array(values_), from_array(places_)))
    self_fn = input._fn
    if self_fn is None:
        if MODE.settle is not None:
            MODE.settle(
                _outputs, nn_functional__pool_max_op, input, kernel_size, stride, padding, dilation,
                ceil_mode,
            )  # fmt: skip
        return _outputs
    node = PoolMaxBackward0()
    if MODE.altered and not MODE.records(
        node, _outputs, input, kernel_size, stride, padding, dilation, ceil_mode
    ):
        return _outputs
    _outputs[0]._fn = node
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (places_,)
    node.args = (self_.shape, kernel_size, stride, padding, dilation, ceil_mode)
    node.restore = ((self_.shape, self_.dtype),)
    return _outputs


def nn_functional__pool_max_jvp(
    result, self, kernel_size, stride, padding, dilation, ceil_mode, self_t
):
    _values, places = result
    return (
        ops.nn_functional__pool_pick(
            self_t, places, kernel_size, stride, padding, dilation, ceil_mode
        ),
        None,
    )


nn_functional__pool_max_op = operation(
    "nn.functional._pool_max", "window", nn_functional__pool_max, nn_functional__pool_max_jvp, (0,)
)


# ---- nn.functional._pool_pick
class PoolPickBackward0(Node):
    __slots__ = ()
    operation = "nn.functional._pool_pick"
    formulas = {
        "self": (
            "nn.functional._pool_put(grad, places, self.shape, kernel_size, stride, padding, "
            "dilation, ceil_mode)"
        ),
    }
    saves = {"places": None}
    arg_names = ("self_shape", "kernel_size", "stride", "padding", "dilation", "ceil_mode")

    def on_arrays(node, saved, grad, needs):
        (places,) = saved
        self_shape, kernel_size, stride, padding, dilation, ceil_mode = node.args
        return node.restored_one(
            kernels.pool_put(
                grad, places, self_shape, kernel_size, stride, padding, dilation, ceil_mode
            ),
        )

    on_tensors = calling(on_arrays, kernels=ops, pool_put="nn_functional__pool_put")


def nn_functional__pool_pick(input, places, kernel_size, stride, padding, dilation, ceil_mode):
    """nn.functional._pool_pick(Tensor self, Tensor places, int[] kernel_size, int[] stride,
    int[] padding, int[] dilation, bool ceil_mode) -> Tensor

    The element of each window at its place.
    """
    if not all_ints(kernel_size):
        kernel_size = value_argument(
            "nn.functional._pool_pick", "kernel_size", "int[]", kernel_size
        )
    if not all_ints(stride):
        stride = value_argument("nn.functional._pool_pick", "stride", "int[]", stride)
    if not all_ints(padding):
        padding = value_argument("nn.functional._pool_pick", "padding", "int[]", padding)
    if not all_ints(dilation):
        dilation = value_argument("nn.functional._pool_pick", "dilation", "int[]", dilation)
    if ceil_mode is not True and ceil_mode is not False:
        ceil_mode = value_argument("nn.functional._pool_pick", "ceil_mode", "bool", ceil_mode)
    if input.__class__ is not Tensor or places.__class__ is not Tensor:
        return dispatch(
            nn_functional__pool_pick_op, input, places, kernel_size, stride, padding, dilation,
            ceil_mode,
        )  # fmt: skip
    self_ = input._data
    places_ = places._data
    try:
        result_ = kernels.pool_pick(
            self_, places_, kernel_size, stride, padding, dilation, ceil_mode
        )
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional._pool_pick", self_, places_, kernel_size, stride, padding,
            dilation, ceil_mode,
        ) from None  # fmt: skip
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if (
        result_.base is not None
        or result_ is self_
        or result_ is places_
        or not result_.flags.c_contiguous
    ):
        result_ = settled(result_, self_, places_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        if MODE.marks:
            MODE.mark(
                out, nn_functional__pool_pick_op, input, places, kernel_size, stride, padding,
                dilation, ceil_mode,
            )  # fmt: skip
        return out
    out._fn = node = PoolPickBackward0()
    if MODE.altered and not MODE.records(
        node, out, input, places, kernel_size, stride, padding, dilation, ceil_mode
    ):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (places_,)
    node.args = (self_.shape, kernel_size, stride, padding, dilation, ceil_mode)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def nn_functional__pool_pick_jvp(
    result, self, places, kernel_size, stride, padding, dilation, ceil_mode, self_t
):
    return nn_functional__pool_pick(
        self_t, places, kernel_size, stride, padding, dilation, ceil_mode
    )


nn_functional__pool_pick_op = operation(
    "nn.functional._pool_pick", "window", nn_functional__pool_pick, nn_functional__pool_pick_jvp,
    (0, 1), edges=(0,),
)  # fmt: skip


# ---- nn.functional._pool_put
class PoolPutBackward0(Node):
    __slots__ = ()
    operation = "nn.functional._pool_put"
    formulas = {
        "self": (
            "nn.functional._pool_pick(grad, places, kernel_size, stride, padding, dilation, "
            "ceil_mode)"
        ),
    }
    saves = {"places": None}
    arg_names = ("kernel_size", "stride", "padding", "dilation", "ceil_mode")

    def on_arrays(node, saved, grad, needs):
        (places,) = saved
        kernel_size, stride, padding, dilation, ceil_mode = node.args
        return node.restored_one(
            kernels.pool_pick(grad, places, kernel_size, stride, padding, dilation, ceil_mode)
        )

    on_tensors = calling(on_arrays, kernels=ops, pool_pick="nn_functional__pool_pick")


def nn_functional__pool_put(
    input, places, shape, kernel_size, stride, padding, dilation, ceil_mode
):
    """nn.functional._pool_put(Tensor self, Tensor places, int[] shape, int[] kernel_size, int[]
    stride, int[] padding, int[] dilation, bool ceil_mode) -> Tensor

    Zeros to which each window adds an element at its place.
    """
    if not all_ints(shape):
        shape = value_argument("nn.functional._pool_put", "shape", "int[]", shape)
    if not all_ints(kernel_size):
        kernel_size = value_argument("nn.functional._pool_put", "kernel_size", "int[]", kernel_size)
    if not all_ints(stride):
        stride = value_argument("nn.functional._pool_put", "stride", "int[]", stride)
    if not all_ints(padding):
        padding = value_argument("nn.functional._pool_put", "padding", "int[]", padding)
    if not all_ints(dilation):
        dilation = value_argument("nn.functional._pool_put", "dilation", "int[]", dilation)
    if ceil_mode is not True and ceil_mode is not False:
        ceil_mode = value_argument("nn.functional._pool_put", "ceil_mode", "bool", ceil_mode)
    if input.__class__ is not Tensor or places.__class__ is not Tensor:
        return dispatch(
            nn_functional__pool_put_op, input, places, shape, kernel_size, stride, padding,
            dilation, ceil_mode,
        )  # fmt: skip
    self_ = input._data
    places_ = places._data
    try:
        result_ = kernels.pool_put(
            self_, places_, shape, kernel_size, stride, padding, dilation, ceil_mode
        )
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional._pool_put", self_, places_, shape, kernel_size, stride, padding,
            dilation, ceil_mode,
        ) from None  # fmt: skip
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if (
        result_.base is not None
        or result_ is self_
        or result_ is places_
        or not result_.flags.c_contiguous
    ):
        result_ = settled(result_, self_, places_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        if MODE.marks:
            MODE.mark(
                out, nn_functional__pool_put_op, input, places, shape, kernel_size, stride, padding,
                dilation, ceil_mode,
            )  # fmt: skip
        return out
    out._fn = node = PoolPutBackward0()
    if MODE.altered and not MODE.records(
        node, out, input, places, shape, kernel_size, stride, padding, dilation, ceil_mode
    ):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (places_,)
    node.args = (kernel_size, stride, padding, dilation, ceil_mode)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def nn_functional__pool_put_jvp(
    result, self, places, shape, kernel_size, stride, padding, dilation, ceil_mode, self_t
):
    return nn_functional__pool_put(
        self_t, places, shape, kernel_size, stride, padding, dilation, ceil_mode
    )


nn_functional__pool_put_op = operation(
    "nn.functional._pool_put", "window", nn_functional__pool_put, nn_functional__pool_put_jvp,
    (0, 1), edges=(0,),
)  # fmt: skip


# ---- nn.functional._pool_mean
class PoolMeanBackward0(Node):
    __slots__ = ()
    operation = "nn.functional._pool_mean"
    formulas = {
        "self": (
            "nn.functional._pool_mean_adjoint(grad, self.shape, kernel_size, stride, padding, "
            "ceil_mode, count_include_pad, divisor_override)"
        ),
    }
    arg_names = (
        "self_shape", "kernel_size", "stride", "padding", "ceil_mode", "count_include_pad",
        "divisor_override",
    )  # fmt: skip
    flat = True

    def on_arrays(node, saved, grad, needs):
        self_shape, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override = (
            node.args
        )
        return node.restored_one(
            kernels.pool_mean_adjoint(
                grad,
                self_shape,
                kernel_size,
                stride,
                padding,
                ceil_mode,
                count_include_pad,
                divisor_override,
            ),
        )

    on_tensors = calling(
        on_arrays, kernels=ops, pool_mean_adjoint="nn_functional__pool_mean_adjoint"
    )


def nn_functional__pool_mean(
    input, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override
):
    """nn.functional._pool_mean(Tensor self, int[] kernel_size, int[] stride, int[] padding,
    bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor

    The mean of each window, or its sum over another divisor.
    """
    if not all_ints(kernel_size):
        kernel_size = value_argument(
            "nn.functional._pool_mean", "kernel_size", "int[]", kernel_size
        )
    if not all_ints(stride):
        stride = value_argument("nn.functional._pool_mean", "stride", "int[]", stride)
    if not all_ints(padding):
        padding = value_argument("nn.functional._pool_mean", "padding", "int[]", padding)
    if ceil_mode is not True and ceil_mode is not False:
        ceil_mode = value_argument("nn.functional._pool_mean", "ceil_mode", "bool", ceil_mode)
    if count_include_pad is not True and count_include_pad is not False:
        count_include_pad = value_argument(
            "nn.functional._pool_mean", "count_include_pad", "bool", count_include_pad
        )
    if divisor_override is not None and divisor_override.__class__ is not int:
        divisor_override = value_argument(
            "nn.functional._pool_mean", "divisor_override", "int?", divisor_override
        )
    if input.__class__ is not Tensor:
        return dispatch(
            nn_functional__pool_mean_op, input, kernel_size, stride, padding, ceil_mode,
            count_include_pad, divisor_override,
        )  # fmt: skip
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("_pool_mean")
    try:
        result_ = kernels.pool_mean(
            self_, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override
        )
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional._pool_mean", self_, kernel_size, stride, padding, ceil_mode,
            count_include_pad, divisor_override,
        ) from None  # fmt: skip
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        if MODE.marks:
            MODE.mark(
                out, nn_functional__pool_mean_op, input, kernel_size, stride, padding, ceil_mode,
                count_include_pad, divisor_override,
            )  # fmt: skip
        return out
    out._fn = node = PoolMeanBackward0()
    if MODE.altered and not MODE.records(
        node, out, input, kernel_size, stride, padding, ceil_mode, count_include_pad,
        divisor_override,
    ):  # fmt: skip
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (
        self_.shape, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override,
    )  # fmt: skip
    node.restore = ((self_.shape, self_.dtype),)
    return out


def nn_functional__pool_mean_jvp(
    result, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override,
    self_t,
):  # fmt: skip
    return nn_functional__pool_mean(
        self_t, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override
    )


nn_functional__pool_mean_op = operation(
    "nn.functional._pool_mean", "linear", nn_functional__pool_mean, nn_functional__pool_mean_jvp,
    (0,),
)  # fmt: skip


# ---- nn.functional._pool_mean_adjoint
class PoolMeanAdjointBackward0(Node):
    __slots__ = ()
    operation = "nn.functional._pool_mean_adjoint"
    formulas = {
        "self": (
            "nn.functional._pool_mean(grad, kernel_size, stride, padding, ceil_mode, "
            "count_include_pad, divisor_override)"
        ),
    }
    arg_names = (
        "kernel_size", "stride", "padding", "ceil_mode", "count_include_pad", "divisor_override",
    )  # fmt: skip

    def on_arrays(node, saved, grad, needs):
        kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override = node.args
        return node.restored_one(
            kernels.pool_mean(
                grad, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override
            ),
        )

    on_tensors = calling(on_arrays, kernels=ops, pool_mean="nn_functional__pool_mean")


def nn_functional__pool_mean_adjoint(
    input, shape, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override
):
    """nn.functional._pool_mean_adjoint(Tensor self, int[] shape, int[] kernel_size, int[]
    stride, int[] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) ->
    Tensor

    Each element spread evenly over its window, and what windows share added up.
    """
    if not all_ints(shape):
        shape = value_argument("nn.functional._pool_mean_adjoint", "shape", "int[]", shape)
    if not all_ints(kernel_size):
        kernel_size = value_argument(
            "nn.functional._pool_mean_adjoint", "kernel_size", "int[]", kernel_size
        )
    if not all_ints(stride):
        stride = value_argument("nn.functional._pool_mean_adjoint", "stride", "int[]", stride)
    if not all_ints(padding):
        padding = value_argument("nn.functional._pool_mean_adjoint", "padding", "int[]", padding)
    if ceil_mode is not True and ceil_mode is not False:
        ceil_mode = value_argument(
            "nn.functional._pool_mean_adjoint", "ceil_mode", "bool", ceil_mode
        )
    if count_include_pad is not True and count_include_pad is not False:
        count_include_pad = value_argument(
            "nn.functional._pool_mean_adjoint", "count_include_pad", "bool", count_include_pad
        )
    if divisor_override is not None and divisor_override.__class__ is not int:
        divisor_override = value_argument(
            "nn.functional._pool_mean_adjoint", "divisor_override", "int?", divisor_override
        )
    if input.__class__ is not Tensor:
        return dispatch(
            nn_functional__pool_mean_adjoint_op, input, shape, kernel_size, stride, padding,
            ceil_mode, count_include_pad, divisor_override,
        )  # fmt: skip
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("_pool_mean_adjoint")
    try:
        result_ = kernels.pool_mean_adjoint(
            self_, shape, kernel_size, stride, padding, ceil_mode, count_include_pad,
            divisor_override,
        )  # fmt: skip
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional._pool_mean_adjoint", self_, shape, kernel_size, stride, padding,
            ceil_mode, count_include_pad, divisor_override,
        ) from None  # fmt: skip
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        if MODE.marks:
            MODE.mark(
                out, nn_functional__pool_mean_adjoint_op, input, shape, kernel_size, stride,
                padding, ceil_mode, count_include_pad, divisor_override,
            )  # fmt: skip
        return out
    out._fn = node = PoolMeanAdjointBackward0()
    if MODE.altered and not MODE.records(
        node, out, input, shape, kernel_size, stride, padding, ceil_mode, count_include_pad,
        divisor_override,
    ):  # fmt: skip
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def nn_functional__pool_mean_adjoint_jvp(
    result, self, shape, kernel_size, stride, padding, ceil_mode, count_include_pad,
    divisor_override, self_t,
):  # fmt: skip
    return nn_functional__pool_mean_adjoint(
        self_t, shape, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override
    )


nn_functional__pool_mean_adjoint_op = operation(
    "nn.functional._pool_mean_adjoint", "linear", nn_functional__pool_mean_adjoint,
    nn_functional__pool_mean_adjoint_jvp, (0,),
)  # fmt: skip


# ---- nn.functional._adaptive_means
class AdaptiveMeansBackward0(Node):
    __slots__ = ()
    operation = "nn.functional._adaptive_means"
    formulas = {"self": "nn.functional._adaptive_means_adjoint(grad, self.shape, output_size)"}
    arg_names = ("self_shape", "output_size")
    flat = True

    def on_arrays(node, saved, grad, needs):
        self_shape, output_size = node.args
        return node.restored_one(kernels.adaptive_means_adjoint(grad, self_shape, output_size))

    on_tensors = calling(
        on_arrays, kernels=ops, adaptive_means_adjoint="nn_functional__adaptive_means_adjoint"
    )


def nn_functional__adaptive_means(input, *output_size, **named):
    """nn.functional._adaptive_means(Tensor self, int[] output_size) -> Tensor

    The means of so many regions along the last dimensions.
    """
    output_size = int_list("nn.functional._adaptive_means", "output_size", output_size, named)
    if input.__class__ is not Tensor:
        return dispatch(nn_functional__adaptive_means_op, input, output_size)
    self_ = input._data
    try:
        result_ = kernels.adaptive_means(self_, output_size)
    except FAULTS as _error:
        raise refused(_error, "nn.functional._adaptive_means", self_, output_size) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        if MODE.marks:
            MODE.mark(out, nn_functional__adaptive_means_op, input, output_size)
        return out
    out._fn = node = AdaptiveMeansBackward0()
    if MODE.altered and not MODE.records(node, out, input, output_size):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape, output_size)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def nn_functional__adaptive_means_jvp(result, self, output_size, self_t):
    return nn_functional__adaptive_means(self_t, output_size)


nn_functional__adaptive_means_op = operation(
    "nn.functional._adaptive_means", "linear", nn_functional__adaptive_means,
    nn_functional__adaptive_means_jvp, (0,),
)  # fmt: skip


# ---- nn.functional._adaptive_means_adjoint
class AdaptiveMeansAdjointBackward0(Node):
    __slots__ = ()
    operation = "nn.functional._adaptive_means_adjoint"
    formulas = {"self": "nn.functional._adaptive_means(grad, output_size)"}
    arg_names = ("output_size",)

    def on_arrays(node, saved, grad, needs):
        (output_size,) = node.args
        return node.restored_one(kernels.adaptive_means(grad, output_size))

    on_tensors = calling(on_arrays, kernels=ops, adaptive_means="nn_functional__adaptive_means")


def nn_functional__adaptive_means_adjoint(input, shape, output_size):
    """nn.functional._adaptive_means_adjoint(Tensor self, int[] shape, int[] output_size) ->
    Tensor

    Each element spread evenly over its region, and what regions share added up.
    """
    if not all_ints(shape):
        shape = value_argument("nn.functional._adaptive_means_adjoint", "shape", "int[]", shape)
    if not all_ints(output_size):
        output_size = value_argument(
            "nn.functional._adaptive_means_adjoint", "output_size", "int[]", output_size
        )
    if input.__class__ is not Tensor:
        return dispatch(nn_functional__adaptive_means_adjoint_op, input, shape, output_size)
    self_ = input._data
    try:
        result_ = kernels.adaptive_means_adjoint(self_, shape, output_size)
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional._adaptive_means_adjoint", self_, shape, output_size
        ) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        if MODE.marks:
            MODE.mark(out, nn_functional__adaptive_means_adjoint_op, input, shape, output_size)
        return out
    out._fn = node = AdaptiveMeansAdjointBackward0()
    if MODE.altered and not MODE.records(node, out, input, shape, output_size):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (output_size,)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def nn_functional__adaptive_means_adjoint_jvp(result, self, shape, output_size, self_t):
    return nn_functional__adaptive_means_adjoint(self_t, shape, output_size)


nn_functional__adaptive_means_adjoint_op = operation(
    "nn.functional._adaptive_means_adjoint", "linear", nn_functional__adaptive_means_adjoint,
    nn_functional__adaptive_means_adjoint_jvp, (0,),
)  # fmt: skip


# ---- nn.functional._adaptive_maxima
class NnFunctionalAdaptiveMaximaResult(ReturnType):
    __slots__ = ()
    operation = "nn_functional__adaptive_maxima"
    fields = ("values", "indices")


class AdaptiveMaximaBackward0(Node):
    __slots__ = ()
    operation = "nn.functional._adaptive_maxima"
    formulas = {"self": "indexing.put_flat(grad, indices, self.shape, output_size)"}
    saves = {"indices": None}
    arg_names = ("self_shape", "output_size")
    flat = True

    def on_arrays(node, saved, grad, needs):
        (indices,) = saved
        self_shape, output_size = node.args
        return node.restored_one(indexing.put_flat(grad, indices, self_shape, output_size))


def nn_functional__adaptive_maxima(input, *output_size, **named):
    """nn.functional._adaptive_maxima(Tensor self, int[] output_size) -> (Tensor values, Tensor
    indices)

    The maxima of so many regions along the last dimensions, and where they are among each
    plane's elements.
    """
    output_size = int_list("nn.functional._adaptive_maxima", "output_size", output_size, named)
    if input.__class__ is not Tensor:
        return dispatch(nn_functional__adaptive_maxima_op, input, output_size)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("_adaptive_maxima")
    try:
        values_, indices_ = kernels.adaptive_maxima(self_, output_size)
    except FAULTS as _error:
        raise refused(_error, "nn.functional._adaptive_maxima", self_, output_size) from None
    if values_.base is not None or values_ is self_ or not values_.flags.c_contiguous:
        values_ = settled(values_, self_)
    if indices_.base is not None or indices_ is self_ or not indices_.flags.c_contiguous:
        indices_ = settled(indices_, self_)
    _outputs = NnFunctionalAdaptiveMaximaResult((from_array(values_), from_array(indices_)))
    self_fn = input._fn
    if self_fn is None:
        if MODE.settle is not None:
            MODE.settle(_outputs, nn_functional__adaptive_maxima_op, input, output_size)
        return _outputs
    node = AdaptiveMaximaBackward0()
    if MODE.altered and not MODE.records(node, _outputs, input, output_size):
        return _outputs
    _outputs[0]._fn = node
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (indices_,)
    node.args = (self_.shape, output_size)
    node.restore = ((self_.shape, self_.dtype),)
    return _outputs


def nn_functional__adaptive_maxima_jvp(result, self, output_size, self_t):
    _values, indices = result
    return (indexing.take_flat(self_t, indices, output_size), None)


nn_functional__adaptive_maxima_op = operation(
    "nn.functional._adaptive_maxima", "window", nn_functional__adaptive_maxima,
    nn_functional__adaptive_maxima_jvp, (0,),
)  # fmt: skip


# ---- nn.functional._fractional_maxima
class NnFunctionalFractionalMaximaResult(ReturnType):
    __slots__ = ()
    operation = "nn_functional__fractional_maxima"
    fields = ("values", "indices")


class FractionalMaximaBackward0(Node):
    __slots__ = ()
    operation = "nn.functional._fractional_maxima"
    formulas = {"self": "indexing.put_flat(grad, indices, self.shape, output_size)"}
    saves = {"indices": None}
    arg_names = ("self_shape", "output_size")
    flat = True

    def on_arrays(node, saved, grad, needs):
        (indices,) = saved
        self_shape, output_size = node.args
        return node.restored_one(indexing.put_flat(grad, indices, self_shape, output_size))


def nn_functional__fractional_maxima(input, samples, kernel_size, output_size):
    """nn.functional._fractional_maxima(Tensor self, Tensor samples, int[] kernel_size, int[]
    output_size) -> (Tensor values, Tensor indices)

    The maxima of windows whose steps follow from samples between 0 and 1, and where they
    are.
    """
    if not all_ints(kernel_size):
        kernel_size = value_argument(
            "nn.functional._fractional_maxima", "kernel_size", "int[]", kernel_size
        )
    if not all_ints(output_size):
        output_size = value_argument(
            "nn.functional._fractional_maxima", "output_size", "int[]", output_size
        )
    if input.__class__ is not Tensor or samples.__class__ is not Tensor:
        return dispatch(
            nn_functional__fractional_maxima_op, input, samples, kernel_size, output_size
        )
    self_ = input._data
    samples_ = samples._data
    if self_.dtype in COMPLEX or samples_.dtype in COMPLEX:
        raise complex_refused("_fractional_maxima")
    try:
        values_, indices_ = kernels.fractional_maxima(self_, samples_, kernel_size, output_size)
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional._fractional_maxima", self_, samples_, kernel_size, output_size
        ) from None
    if (
        values_.base is not None
        or values_ is self_
        or values_ is samples_
        or not values_.flags.c_contiguous
    ):
        values_ = settled(values_, self_, samples_)
    if (
        indices_.base is not None
        or indices_ is self_
        or indices_ is samples_
        or not indices_.flags.c_contiguous
    ):
        indices_ = settled(indices_, self_, samples_)
    _outputs = NnFunctionalFractionalMaximaResult((from_array(values_), from_array(indices_)))
    self_fn = input._fn
    if self_fn is None:
        if MODE.settle is not None:
            MODE.settle(
                _outputs, nn_functional__fractional_maxima_op, input, samples, kernel_size,
                output_size,
            )  # fmt: skip
        return _outputs
    node = FractionalMaximaBackward0()
    if MODE.altered and not MODE.records(node, _outputs, input, samples, kernel_size, output_size):
        return _outputs
    _outputs[0]._fn = node
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (indices_,)
    node.args = (self_.shape, output_size)
    node.restore = ((self_.shape, self_.dtype),)
    return _outputs


def nn_functional__fractional_maxima_jvp(result, self, samples, kernel_size, output_size, self_t):
    _values, indices = result
    return (indexing.take_flat(self_t, indices, output_size), None)


nn_functional__fractional_maxima_op = operation(
    "nn.functional._fractional_maxima", "window", nn_functional__fractional_maxima,
    nn_functional__fractional_maxima_jvp, (0, 1), edges=(0,),
)  # fmt: skip
