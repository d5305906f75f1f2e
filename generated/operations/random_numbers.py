# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 0ac17f03c627da0a, content 2cb5ccdf0c330f6c
"""Random numbers: functions, Backward nodes and tangents."""

import numpy as np

from autograd import kernels
from autograd.arguments import all_ints, value_argument
from autograd.clock import next_stamp
from autograd.grad_mode import MODE, is_grad_enabled
from autograd.node import Node
from autograd.operation import NUMBERS, dispatch, number, operation
from autograd.refusals import FAULTS, refused
from autograd.restore import restore_targets
from autograd.settling import apart, settled
from autograd.support import choose, in_batch, int_list, new_leaf, tangent_like, zero_tensor
from autograd.tensor import LEAF, Tensor, from_array

__all__ = [
    "bernoulli",
    "multinomial",
    "normal",
    "poisson",
    "rand",
    "rand_like",
    "randint",
    "randint_like",
    "randn",
    "randn_like",
    "randperm",
]

ndarray = np.ndarray
asarray = np.asarray
ONE = 1


# ------------------------------------------------------------------------------------------------
# rand


def rand(
    *size,
    generator=None,
    dtype=None,
    requires_grad=False,
    device=None,
    layout=None,
    pin_memory=False,
    memory_format=None,
    **named,
):
    """rand(int[] size, *, Generator? generator=None, dtype? dtype=None) -> Tensor

    Random numbers that are uniform in [0, 1).
    """
    size = int_list("rand", "size", size, named)
    if generator is not None:
        generator = value_argument("rand", "generator", "Generator?", generator)
    if dtype is not None:
        dtype = value_argument("rand", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = value_argument("rand", "requires_grad", "bool", requires_grad)
    if layout is not None:
        layout = value_argument("rand", "layout", "Layout?", layout)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = value_argument("rand", "pin_memory", "bool", pin_memory)
    if memory_format is not None:
        memory_format = value_argument("rand", "memory_format", "MemoryFormat?", memory_format)
    if (
        MODE.batches
        and (
            _drawn := in_batch(
                rand_op,
                size,
                generator,
                dtype,
                requires_grad,
                device,
                layout,
                pin_memory,
                memory_format,
            )
        )
        is not None
    ):
        return _drawn
    try:
        return new_leaf(kernels.rand(size, generator, dtype), requires_grad, device)
    except FAULTS as _error:
        raise refused(_error, "rand", size=size, generator=generator, dtype=dtype) from None


rand_op = operation(
    "rand",
    "creation",
    rand,
    None,
    (),
    keywords=(
        "generator",
        "dtype",
        "requires_grad",
        "device",
        "layout",
        "pin_memory",
        "memory_format",
    ),
)


# ------------------------------------------------------------------------------------------------
# randn


def randn(
    *size,
    generator=None,
    dtype=None,
    requires_grad=False,
    device=None,
    layout=None,
    pin_memory=False,
    memory_format=None,
    **named,
):
    """randn(int[] size, *, Generator? generator=None, dtype? dtype=None) -> Tensor

    Random numbers of the normal distribution with mean 0 and variance 1.
    """
    size = int_list("randn", "size", size, named)
    if generator is not None:
        generator = value_argument("randn", "generator", "Generator?", generator)
    if dtype is not None:
        dtype = value_argument("randn", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = value_argument("randn", "requires_grad", "bool", requires_grad)
    if layout is not None:
        layout = value_argument("randn", "layout", "Layout?", layout)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = value_argument("randn", "pin_memory", "bool", pin_memory)
    if memory_format is not None:
        memory_format = value_argument("randn", "memory_format", "MemoryFormat?", memory_format)
    if (
        MODE.batches
        and (
            _drawn := in_batch(
                randn_op,
                size,
                generator,
                dtype,
                requires_grad,
                device,
                layout,
                pin_memory,
                memory_format,
            )
        )
        is not None
    ):
        return _drawn
    try:
        return new_leaf(kernels.randn(size, generator, dtype), requires_grad, device)
    except FAULTS as _error:
        raise refused(_error, "randn", size=size, generator=generator, dtype=dtype) from None


randn_op = operation(
    "randn",
    "creation",
    randn,
    None,
    (),
    keywords=(
        "generator",
        "dtype",
        "requires_grad",
        "device",
        "layout",
        "pin_memory",
        "memory_format",
    ),
)


# ------------------------------------------------------------------------------------------------
# randint


def randint_default(
    high,
    *size,
    generator=None,
    dtype=None,
    requires_grad=False,
    device=None,
    layout=None,
    pin_memory=False,
    memory_format=None,
    **named,
):
    """randint(int high, int[] size, *, Generator? generator=None, dtype? dtype=None) -> Tensor

    Random integers from 0 to high - 1.
    """
    size = int_list("randint", "size", size, named)
    if high.__class__ is not int:
        high = value_argument("randint", "high", "int", high)
    if generator is not None:
        generator = value_argument("randint", "generator", "Generator?", generator)
    if dtype is not None:
        dtype = value_argument("randint", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = value_argument("randint", "requires_grad", "bool", requires_grad)
    if layout is not None:
        layout = value_argument("randint", "layout", "Layout?", layout)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = value_argument("randint", "pin_memory", "bool", pin_memory)
    if memory_format is not None:
        memory_format = value_argument("randint", "memory_format", "MemoryFormat?", memory_format)
    if (
        MODE.batches
        and (
            _drawn := in_batch(
                randint_default_op,
                high,
                size,
                generator,
                dtype,
                requires_grad,
                device,
                layout,
                pin_memory,
                memory_format,
            )
        )
        is not None
    ):
        return _drawn
    try:
        return new_leaf(kernels.randint(0, high, size, generator, dtype), requires_grad, device)
    except FAULTS as _error:
        raise refused(
            _error, "randint", high=high, size=size, generator=generator, dtype=dtype
        ) from None


randint_default_op = operation(
    "randint",
    "creation",
    randint_default,
    None,
    (),
    keywords=(
        "generator",
        "dtype",
        "requires_grad",
        "device",
        "layout",
        "pin_memory",
        "memory_format",
    ),
)


# ------------------------------------------------------------------------------------------------
# randint.low


def randint_low(
    low,
    high,
    size,
    *,
    generator=None,
    dtype=None,
    requires_grad=False,
    device=None,
    layout=None,
    pin_memory=False,
    memory_format=None,
):
    """randint.low(int low, int high, int[] size, *, Generator? generator=None, dtype?
    dtype=None) -> Tensor

    Random integers from `low` to high - 1.
    """
    if low.__class__ is not int:
        low = value_argument("randint.low", "low", "int", low)
    if high.__class__ is not int:
        high = value_argument("randint.low", "high", "int", high)
    if not all_ints(size):
        size = value_argument("randint.low", "size", "int[]", size)
    if generator is not None:
        generator = value_argument("randint.low", "generator", "Generator?", generator)
    if dtype is not None:
        dtype = value_argument("randint.low", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = value_argument("randint.low", "requires_grad", "bool", requires_grad)
    if layout is not None:
        layout = value_argument("randint.low", "layout", "Layout?", layout)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = value_argument("randint.low", "pin_memory", "bool", pin_memory)
    if memory_format is not None:
        memory_format = value_argument(
            "randint.low", "memory_format", "MemoryFormat?", memory_format
        )
    if (
        MODE.batches
        and (
            _drawn := in_batch(
                randint_low_op,
                low,
                high,
                size,
                generator,
                dtype,
                requires_grad,
                device,
                layout,
                pin_memory,
                memory_format,
            )
        )
        is not None
    ):
        return _drawn
    try:
        return new_leaf(kernels.randint(low, high, size, generator, dtype), requires_grad, device)
    except FAULTS as _error:
        raise refused(
            _error, "randint.low", low=low, high=high, size=size, generator=generator, dtype=dtype
        ) from None


randint_low_op = operation(
    "randint.low",
    "creation",
    randint_low,
    None,
    (),
    keywords=(
        "generator",
        "dtype",
        "requires_grad",
        "device",
        "layout",
        "pin_memory",
        "memory_format",
    ),
)


# ------------------------------------------------------------------------------------------------
# randperm


def randperm(
    n,
    *,
    generator=None,
    dtype=None,
    requires_grad=False,
    device=None,
    layout=None,
    pin_memory=False,
    memory_format=None,
):
    """randperm(int n, *, Generator? generator=None, dtype? dtype=None) -> Tensor

    The integers from 0 to n - 1 in random order.
    """
    if n.__class__ is not int:
        n = value_argument("randperm", "n", "int", n)
    if generator is not None:
        generator = value_argument("randperm", "generator", "Generator?", generator)
    if dtype is not None:
        dtype = value_argument("randperm", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = value_argument("randperm", "requires_grad", "bool", requires_grad)
    if layout is not None:
        layout = value_argument("randperm", "layout", "Layout?", layout)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = value_argument("randperm", "pin_memory", "bool", pin_memory)
    if memory_format is not None:
        memory_format = value_argument("randperm", "memory_format", "MemoryFormat?", memory_format)
    if (
        MODE.batches
        and (
            _drawn := in_batch(
                randperm_op,
                n,
                generator,
                dtype,
                requires_grad,
                device,
                layout,
                pin_memory,
                memory_format,
            )
        )
        is not None
    ):
        return _drawn
    try:
        return new_leaf(kernels.randperm(n, generator, dtype), requires_grad, device)
    except FAULTS as _error:
        raise refused(_error, "randperm", n=n, generator=generator, dtype=dtype) from None


randperm_op = operation(
    "randperm",
    "creation",
    randperm,
    None,
    (),
    keywords=(
        "generator",
        "dtype",
        "requires_grad",
        "device",
        "layout",
        "pin_memory",
        "memory_format",
    ),
)


# ------------------------------------------------------------------------------------------------
# rand_like


def rand_like(
    input,
    *,
    generator=None,
    dtype=None,
    requires_grad=False,
    device=None,
    layout=None,
    pin_memory=False,
    memory_format=None,
):
    """rand_like(Tensor input, *, Generator? generator=None, dtype? dtype=None) -> Tensor

    Random numbers uniform in [0, 1), in the shape and dtype of `input`.
    """
    if generator is not None:
        generator = value_argument("rand_like", "generator", "Generator?", generator)
    if dtype is not None:
        dtype = value_argument("rand_like", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = value_argument("rand_like", "requires_grad", "bool", requires_grad)
    if layout is not None:
        layout = value_argument("rand_like", "layout", "Layout?", layout)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = value_argument("rand_like", "pin_memory", "bool", pin_memory)
    if memory_format is not None:
        memory_format = value_argument("rand_like", "memory_format", "MemoryFormat?", memory_format)
    if (
        MODE.batches
        and (
            _drawn := in_batch(
                rand_like_op,
                input,
                generator,
                dtype,
                requires_grad,
                device,
                layout,
                pin_memory,
                memory_format,
            )
        )
        is not None
    ):
        return _drawn
    if input.__class__ is not Tensor:
        return dispatch(
            rand_like_op,
            input,
            generator,
            dtype,
            requires_grad,
            device,
            layout,
            pin_memory,
            memory_format,
        )
    input_ = input._data
    try:
        return new_leaf(kernels.rand_like(input_, generator, dtype), requires_grad, device)
    except FAULTS as _error:
        raise refused(_error, "rand_like", input=input_, generator=generator, dtype=dtype) from None


rand_like_op = operation(
    "rand_like",
    "creation",
    rand_like,
    None,
    (0,),
    keywords=(
        "generator",
        "dtype",
        "requires_grad",
        "device",
        "layout",
        "pin_memory",
        "memory_format",
    ),
)


# ------------------------------------------------------------------------------------------------
# randn_like


def randn_like(
    input,
    *,
    generator=None,
    dtype=None,
    requires_grad=False,
    device=None,
    layout=None,
    pin_memory=False,
    memory_format=None,
):
    """randn_like(Tensor input, *, Generator? generator=None, dtype? dtype=None) -> Tensor

    Normally distributed random numbers in the shape and dtype of `input`.
    """
    if generator is not None:
        generator = value_argument("randn_like", "generator", "Generator?", generator)
    if dtype is not None:
        dtype = value_argument("randn_like", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = value_argument("randn_like", "requires_grad", "bool", requires_grad)
    if layout is not None:
        layout = value_argument("randn_like", "layout", "Layout?", layout)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = value_argument("randn_like", "pin_memory", "bool", pin_memory)
    if memory_format is not None:
        memory_format = value_argument(
            "randn_like", "memory_format", "MemoryFormat?", memory_format
        )
    if (
        MODE.batches
        and (
            _drawn := in_batch(
                randn_like_op,
                input,
                generator,
                dtype,
                requires_grad,
                device,
                layout,
                pin_memory,
                memory_format,
            )
        )
        is not None
    ):
        return _drawn
    if input.__class__ is not Tensor:
        return dispatch(
            randn_like_op,
            input,
            generator,
            dtype,
            requires_grad,
            device,
            layout,
            pin_memory,
            memory_format,
        )
    input_ = input._data
    try:
        return new_leaf(kernels.randn_like(input_, generator, dtype), requires_grad, device)
    except FAULTS as _error:
        raise refused(
            _error, "randn_like", input=input_, generator=generator, dtype=dtype
        ) from None


randn_like_op = operation(
    "randn_like",
    "creation",
    randn_like,
    None,
    (0,),
    keywords=(
        "generator",
        "dtype",
        "requires_grad",
        "device",
        "layout",
        "pin_memory",
        "memory_format",
    ),
)


# ------------------------------------------------------------------------------------------------
# randint_like


def randint_like_default(
    input,
    high,
    *,
    generator=None,
    dtype=None,
    requires_grad=False,
    device=None,
    layout=None,
    pin_memory=False,
    memory_format=None,
):
    """randint_like(Tensor input, int high, *, Generator? generator=None, dtype? dtype=None) ->
    Tensor

    Random integers from 0 to high - 1 in the shape and dtype of `input`.
    """
    if high.__class__ is not int:
        high = value_argument("randint_like", "high", "int", high)
    if generator is not None:
        generator = value_argument("randint_like", "generator", "Generator?", generator)
    if dtype is not None:
        dtype = value_argument("randint_like", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = value_argument("randint_like", "requires_grad", "bool", requires_grad)
    if layout is not None:
        layout = value_argument("randint_like", "layout", "Layout?", layout)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = value_argument("randint_like", "pin_memory", "bool", pin_memory)
    if memory_format is not None:
        memory_format = value_argument(
            "randint_like", "memory_format", "MemoryFormat?", memory_format
        )
    if (
        MODE.batches
        and (
            _drawn := in_batch(
                randint_like_default_op,
                input,
                high,
                generator,
                dtype,
                requires_grad,
                device,
                layout,
                pin_memory,
                memory_format,
            )
        )
        is not None
    ):
        return _drawn
    if input.__class__ is not Tensor:
        return dispatch(
            randint_like_default_op,
            input,
            high,
            generator,
            dtype,
            requires_grad,
            device,
            layout,
            pin_memory,
            memory_format,
        )
    input_ = input._data
    try:
        return new_leaf(
            kernels.randint_like(input_, 0, high, generator, dtype), requires_grad, device
        )
    except FAULTS as _error:
        raise refused(
            _error, "randint_like", input=input_, high=high, generator=generator, dtype=dtype
        ) from None


randint_like_default_op = operation(
    "randint_like",
    "creation",
    randint_like_default,
    None,
    (0,),
    keywords=(
        "generator",
        "dtype",
        "requires_grad",
        "device",
        "layout",
        "pin_memory",
        "memory_format",
    ),
)


# ------------------------------------------------------------------------------------------------
# randint_like.low


def randint_like_low(
    input,
    low,
    high,
    *,
    generator=None,
    dtype=None,
    requires_grad=False,
    device=None,
    layout=None,
    pin_memory=False,
    memory_format=None,
):
    """randint_like.low(Tensor input, int low, int high, *, Generator? generator=None, dtype?
    dtype=None) -> Tensor

    Random integers from `low` to high - 1 in the shape and dtype of `input`.
    """
    if low.__class__ is not int:
        low = value_argument("randint_like.low", "low", "int", low)
    if high.__class__ is not int:
        high = value_argument("randint_like.low", "high", "int", high)
    if generator is not None:
        generator = value_argument("randint_like.low", "generator", "Generator?", generator)
    if dtype is not None:
        dtype = value_argument("randint_like.low", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = value_argument("randint_like.low", "requires_grad", "bool", requires_grad)
    if layout is not None:
        layout = value_argument("randint_like.low", "layout", "Layout?", layout)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = value_argument("randint_like.low", "pin_memory", "bool", pin_memory)
    if memory_format is not None:
        memory_format = value_argument(
            "randint_like.low", "memory_format", "MemoryFormat?", memory_format
        )
    if (
        MODE.batches
        and (
            _drawn := in_batch(
                randint_like_low_op,
                input,
                low,
                high,
                generator,
                dtype,
                requires_grad,
                device,
                layout,
                pin_memory,
                memory_format,
            )
        )
        is not None
    ):
        return _drawn
    if input.__class__ is not Tensor:
        return dispatch(
            randint_like_low_op,
            input,
            low,
            high,
            generator,
            dtype,
            requires_grad,
            device,
            layout,
            pin_memory,
            memory_format,
        )
    input_ = input._data
    try:
        return new_leaf(
            kernels.randint_like(input_, low, high, generator, dtype), requires_grad, device
        )
    except FAULTS as _error:
        raise refused(
            _error,
            "randint_like.low",
            input=input_,
            low=low,
            high=high,
            generator=generator,
            dtype=dtype,
        ) from None


randint_like_low_op = operation(
    "randint_like.low",
    "creation",
    randint_like_low,
    None,
    (0,),
    keywords=(
        "generator",
        "dtype",
        "requires_grad",
        "device",
        "layout",
        "pin_memory",
        "memory_format",
    ),
)


# ------------------------------------------------------------------------------------------------
# bernoulli


class BernoulliBackward0(Node):
    """bernoulli(Tensor self, *, Generator? generator=None) -> Tensor"""

    __slots__ = ()
    operation = "bernoulli"
    formulas = {"self": "zero"}
    arg_names = ("self_shape", "self_dtype")

    def on_arrays(node, saved, grad, needs):
        self_shape, self_dtype = node.args
        grad_of_self = np.zeros(self_shape, self_dtype)
        if node.restore is None:
            return (grad_of_self,)
        return node.restored(grad_of_self)

    def on_tensors(node, saved, grad, needs):
        self_shape, self_dtype = node.args
        grad_of_self = zero_tensor(self_shape, self_dtype)
        if node.restore is None:
            return (grad_of_self,)
        return node.restored(grad_of_self)


def bernoulli_default(input, *, generator=None):
    """bernoulli(Tensor self, *, Generator? generator=None) -> Tensor

    1 with the probability that each element of `self` is, else 0.
    """
    if generator is not None:
        generator = value_argument("bernoulli", "generator", "Generator?", generator)
    if MODE.batches and (_drawn := in_batch(bernoulli_default_op, input, generator)) is not None:
        return _drawn
    if input.__class__ is not Tensor:
        return dispatch(bernoulli_default_op, input, generator)
    self_ = input._data
    try:
        result_ = kernels.bernoulli(self_, generator)
    except FAULTS as _error:
        raise refused(_error, "bernoulli", self=self_, generator=generator) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = BernoulliBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape, self_.dtype)
    if self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_)
    return out


def bernoulli_default_jvp(result, self, generator, self_t):
    tangent = None
    return tangent_like(tangent, result)


bernoulli_default_op = operation(
    "bernoulli",
    "pointwise",
    bernoulli_default,
    bernoulli_default_jvp,
    (0,),
    edges=(0,),
    keywords=("generator",),
)


# ------------------------------------------------------------------------------------------------
# bernoulli.p


class BernoulliBackward1(Node):
    """bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor"""

    __slots__ = ()
    operation = "bernoulli.p"
    formulas = {"self": "zero"}
    arg_names = ("self_shape", "self_dtype")

    def on_arrays(node, saved, grad, needs):
        self_shape, self_dtype = node.args
        grad_of_self = np.zeros(self_shape, self_dtype)
        if node.restore is None:
            return (grad_of_self,)
        return node.restored(grad_of_self)

    def on_tensors(node, saved, grad, needs):
        self_shape, self_dtype = node.args
        grad_of_self = zero_tensor(self_shape, self_dtype)
        if node.restore is None:
            return (grad_of_self,)
        return node.restored(grad_of_self)


def bernoulli_p(input, p, *, generator=None):
    """bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor

    1 with probability `p`, else 0, in the shape and dtype of `self`.
    """
    if p.__class__ not in NUMBERS:
        p = value_argument("bernoulli.p", "p", "float", p)
    if generator is not None:
        generator = value_argument("bernoulli.p", "generator", "Generator?", generator)
    if MODE.batches and (_drawn := in_batch(bernoulli_p_op, input, p, generator)) is not None:
        return _drawn
    if input.__class__ is not Tensor:
        return dispatch(bernoulli_p_op, input, p, generator)
    self_ = input._data
    try:
        result_ = kernels.bernoulli_p(self_, p, generator)
    except FAULTS as _error:
        raise refused(_error, "bernoulli.p", self=self_, p=p, generator=generator) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = BernoulliBackward1()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape, self_.dtype)
    if self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_)
    return out


def bernoulli_p_jvp(result, self, p, generator, self_t):
    tangent = None
    return tangent_like(tangent, result)


bernoulli_p_op = operation(
    "bernoulli.p",
    "pointwise",
    bernoulli_p,
    bernoulli_p_jvp,
    (0,),
    edges=(0,),
    keywords=("generator",),
    batched="shape_only",
)


# ------------------------------------------------------------------------------------------------
# poisson


class PoissonBackward0(Node):
    """poisson(Tensor self, Generator? generator=None) -> Tensor"""

    __slots__ = ()
    operation = "poisson"
    formulas = {"self": "zero"}
    arg_names = ("self_shape", "self_dtype")

    def on_arrays(node, saved, grad, needs):
        self_shape, self_dtype = node.args
        grad_of_self = np.zeros(self_shape, self_dtype)
        if node.restore is None:
            return (grad_of_self,)
        return node.restored(grad_of_self)

    def on_tensors(node, saved, grad, needs):
        self_shape, self_dtype = node.args
        grad_of_self = zero_tensor(self_shape, self_dtype)
        if node.restore is None:
            return (grad_of_self,)
        return node.restored(grad_of_self)


def poisson(input, generator=None):
    """poisson(Tensor self, Generator? generator=None) -> Tensor

    Random numbers of events, each from the Poisson distribution with the rate that the
    element is.
    """
    if generator is not None:
        generator = value_argument("poisson", "generator", "Generator?", generator)
    if MODE.batches and (_drawn := in_batch(poisson_op, input, generator)) is not None:
        return _drawn
    if input.__class__ is not Tensor:
        return dispatch(poisson_op, input, generator)
    self_ = input._data
    try:
        result_ = kernels.poisson(self_, generator)
    except FAULTS as _error:
        raise refused(_error, "poisson", self=self_, generator=generator) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = PoissonBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape, self_.dtype)
    if self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_)
    return out


def poisson_jvp(result, self, generator, self_t):
    tangent = None
    return tangent_like(tangent, result)


poisson_op = operation("poisson", "pointwise", poisson, poisson_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# normal.Tensor_Tensor


class NormalBackward0(Node):
    """normal.Tensor_Tensor(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor"""

    __slots__ = ()
    operation = "normal.Tensor_Tensor"
    formulas = {"mean": "zero", "std": "zero"}
    arg_names = ("mean_shape", "mean_dtype", "std_shape", "std_dtype")

    def on_arrays(node, saved, grad, needs):
        mean_shape, mean_dtype, std_shape, std_dtype = node.args
        grad_of_mean = grad_of_std = None
        if needs[0] is not None:
            grad_of_mean = np.zeros(mean_shape, mean_dtype)
        if needs[1] is not None:
            grad_of_std = np.zeros(std_shape, std_dtype)
        if node.restore is None:
            return grad_of_mean, grad_of_std
        return node.restored(grad_of_mean, grad_of_std)

    def on_tensors(node, saved, grad, needs):
        mean_shape, mean_dtype, std_shape, std_dtype = node.args
        grad_of_mean = grad_of_std = None
        if needs[0] is not None:
            grad_of_mean = zero_tensor(mean_shape, mean_dtype)
        if needs[1] is not None:
            grad_of_std = zero_tensor(std_shape, std_dtype)
        if node.restore is None:
            return grad_of_mean, grad_of_std
        return node.restored(grad_of_mean, grad_of_std)


def normal_Tensor_Tensor(mean, std, *, generator=None):
    """normal.Tensor_Tensor(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor

    Normally distributed random numbers, each with a mean and a standard deviation of its
    own.
    """
    if generator is not None:
        generator = value_argument("normal.Tensor_Tensor", "generator", "Generator?", generator)
    if (
        MODE.batches
        and (_drawn := in_batch(normal_Tensor_Tensor_op, mean, std, generator)) is not None
    ):
        return _drawn
    if mean.__class__ is not Tensor or std.__class__ is not Tensor:
        cls = std.__class__
        if mean.__class__ is not Tensor or cls not in NUMBERS or std == 0:
            return dispatch(normal_Tensor_Tensor_op, mean, std, generator)
        std = number(std, cls, mean._data.dtype)
    mean_ = mean._data
    std_ = std._data
    try:
        result_ = kernels.normal(mean_, std_, generator)
    except FAULTS as _error:
        raise refused(
            _error, "normal.Tensor_Tensor", mean=mean_, std=std_, generator=generator
        ) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    if result_.base is not None or result_ is mean_ or result_ is std_:
        result_ = apart(result_, mean_, std_)
    out = Tensor()
    out._data = result_
    mean_fn = mean._fn
    std_fn = std._fn
    if (mean_fn is None and std_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = NormalBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (mean if mean_fn is LEAF else mean_fn, std if std_fn is LEAF else std_fn)
    node.saved = ()
    node.args = (mean_.shape, mean_.dtype, std_.shape, std_.dtype)
    if (mean_.shape == std_.shape and mean_.dtype is std_.dtype is result_.dtype) or (
        std_fn is None and mean_.shape == result_.shape and mean_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_targets(result_, mean_fn, mean_, std_fn, std_)
    return out


def normal_Tensor_Tensor_jvp(result, mean, std, generator, mean_t, std_t):
    tangent = None
    return tangent_like(tangent, result)


normal_Tensor_Tensor_op = operation(
    "normal.Tensor_Tensor",
    "pointwise",
    normal_Tensor_Tensor,
    normal_Tensor_Tensor_jvp,
    (0, 1),
    edges=(0, 1),
    keywords=("generator",),
)


# ------------------------------------------------------------------------------------------------
# normal.Tensor_float


class NormalBackward1(Node):
    """normal.Tensor_float(Tensor mean, float std=1.0, *, Generator? generator=None) -> Tensor"""

    __slots__ = ()
    operation = "normal.Tensor_float"
    formulas = {"mean": "zero"}
    arg_names = ("mean_shape", "mean_dtype")

    def on_arrays(node, saved, grad, needs):
        mean_shape, mean_dtype = node.args
        grad_of_mean = np.zeros(mean_shape, mean_dtype)
        if node.restore is None:
            return (grad_of_mean,)
        return node.restored(grad_of_mean)

    def on_tensors(node, saved, grad, needs):
        mean_shape, mean_dtype = node.args
        grad_of_mean = zero_tensor(mean_shape, mean_dtype)
        if node.restore is None:
            return (grad_of_mean,)
        return node.restored(grad_of_mean)


def normal_Tensor_float(mean, std=1.0, *, generator=None):
    """normal.Tensor_float(Tensor mean, float std=1.0, *, Generator? generator=None) -> Tensor

    Normally distributed random numbers, each with a mean of its own.
    """
    if std.__class__ not in NUMBERS:
        std = value_argument("normal.Tensor_float", "std", "float", std)
    if generator is not None:
        generator = value_argument("normal.Tensor_float", "generator", "Generator?", generator)
    if (
        MODE.batches
        and (_drawn := in_batch(normal_Tensor_float_op, mean, std, generator)) is not None
    ):
        return _drawn
    if mean.__class__ is not Tensor:
        return dispatch(normal_Tensor_float_op, mean, std, generator)
    mean_ = mean._data
    try:
        result_ = kernels.normal(mean_, std, generator)
    except FAULTS as _error:
        raise refused(
            _error, "normal.Tensor_float", mean=mean_, std=std, generator=generator
        ) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    if result_.base is not None or result_ is mean_:
        result_ = apart(result_, mean_)
    out = Tensor()
    out._data = result_
    mean_fn = mean._fn
    if mean_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = NormalBackward1()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (mean if mean_fn is LEAF else mean_fn,)
    node.saved = ()
    node.args = (mean_.shape, mean_.dtype)
    if mean_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, mean_fn, mean_)
    return out


def normal_Tensor_float_jvp(result, mean, std, generator, mean_t):
    tangent = None
    return tangent_like(tangent, result)


normal_Tensor_float_op = operation(
    "normal.Tensor_float",
    "pointwise",
    normal_Tensor_float,
    normal_Tensor_float_jvp,
    (0,),
    edges=(0,),
    keywords=("generator",),
)


# ------------------------------------------------------------------------------------------------
# normal.float_Tensor


class NormalBackward2(Node):
    """normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor"""

    __slots__ = ()
    operation = "normal.float_Tensor"
    formulas = {"std": "zero"}
    arg_names = ("std_shape", "std_dtype")

    def on_arrays(node, saved, grad, needs):
        std_shape, std_dtype = node.args
        grad_of_std = np.zeros(std_shape, std_dtype)
        if node.restore is None:
            return (grad_of_std,)
        return node.restored(grad_of_std)

    def on_tensors(node, saved, grad, needs):
        std_shape, std_dtype = node.args
        grad_of_std = zero_tensor(std_shape, std_dtype)
        if node.restore is None:
            return (grad_of_std,)
        return node.restored(grad_of_std)


def normal_float_Tensor(mean, std, *, generator=None):
    """normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor

    Normally distributed random numbers, each with a standard deviation of its own.
    """
    if mean.__class__ not in NUMBERS:
        mean = value_argument("normal.float_Tensor", "mean", "float", mean)
    if generator is not None:
        generator = value_argument("normal.float_Tensor", "generator", "Generator?", generator)
    if (
        MODE.batches
        and (_drawn := in_batch(normal_float_Tensor_op, mean, std, generator)) is not None
    ):
        return _drawn
    if std.__class__ is not Tensor:
        return dispatch(normal_float_Tensor_op, mean, std, generator)
    std_ = std._data
    try:
        result_ = kernels.normal(mean, std_, generator)
    except FAULTS as _error:
        raise refused(
            _error, "normal.float_Tensor", mean=mean, std=std_, generator=generator
        ) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    if result_.base is not None or result_ is std_:
        result_ = apart(result_, std_)
    out = Tensor()
    out._data = result_
    std_fn = std._fn
    if std_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = NormalBackward2()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (std if std_fn is LEAF else std_fn,)
    node.saved = ()
    node.args = (std_.shape, std_.dtype)
    if std_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, std_fn, std_)
    return out


def normal_float_Tensor_jvp(result, mean, std, generator, std_t):
    tangent = None
    return tangent_like(tangent, result)


normal_float_Tensor_op = operation(
    "normal.float_Tensor",
    "pointwise",
    normal_float_Tensor,
    normal_float_Tensor_jvp,
    (1,),
    edges=(1,),
    keywords=("generator",),
)


# ------------------------------------------------------------------------------------------------
# normal.float_float


def normal_float_float(
    mean,
    std,
    size,
    *,
    generator=None,
    dtype=None,
    requires_grad=False,
    device=None,
    layout=None,
    pin_memory=False,
    memory_format=None,
):
    """normal.float_float(float mean, float std, int[] size, *, Generator? generator=None,
    dtype? dtype=None) -> Tensor

    Random numbers of one normal distribution.
    """
    if mean.__class__ not in NUMBERS:
        mean = value_argument("normal.float_float", "mean", "float", mean)
    if std.__class__ not in NUMBERS:
        std = value_argument("normal.float_float", "std", "float", std)
    if not all_ints(size):
        size = value_argument("normal.float_float", "size", "int[]", size)
    if generator is not None:
        generator = value_argument("normal.float_float", "generator", "Generator?", generator)
    if dtype is not None:
        dtype = value_argument("normal.float_float", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = value_argument("normal.float_float", "requires_grad", "bool", requires_grad)
    if layout is not None:
        layout = value_argument("normal.float_float", "layout", "Layout?", layout)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = value_argument("normal.float_float", "pin_memory", "bool", pin_memory)
    if memory_format is not None:
        memory_format = value_argument(
            "normal.float_float", "memory_format", "MemoryFormat?", memory_format
        )
    if (
        MODE.batches
        and (
            _drawn := in_batch(
                normal_float_float_op,
                mean,
                std,
                size,
                generator,
                dtype,
                requires_grad,
                device,
                layout,
                pin_memory,
                memory_format,
            )
        )
        is not None
    ):
        return _drawn
    try:
        return new_leaf(
            kernels.normal_float_float(mean, std, size, generator, dtype), requires_grad, device
        )
    except FAULTS as _error:
        raise refused(
            _error,
            "normal.float_float",
            mean=mean,
            std=std,
            size=size,
            generator=generator,
            dtype=dtype,
        ) from None


normal_float_float_op = operation(
    "normal.float_float",
    "creation",
    normal_float_float,
    None,
    (),
    keywords=(
        "generator",
        "dtype",
        "requires_grad",
        "device",
        "layout",
        "pin_memory",
        "memory_format",
    ),
)


# ------------------------------------------------------------------------------------------------
# multinomial


def multinomial(input, num_samples, replacement=False, *, generator=None):
    """multinomial(Tensor self, int num_samples, bool replacement=False, *, Generator?
    generator=None) -> Tensor

    Indices of categories, drawn with probabilities in proportion to each row of `self`.
    """
    if num_samples.__class__ is not int:
        num_samples = value_argument("multinomial", "num_samples", "int", num_samples)
    if replacement is not True and replacement is not False:
        replacement = value_argument("multinomial", "replacement", "bool", replacement)
    if generator is not None:
        generator = value_argument("multinomial", "generator", "Generator?", generator)
    if (
        MODE.batches
        and (_drawn := in_batch(multinomial_op, input, num_samples, replacement, generator))
        is not None
    ):
        return _drawn
    if input.__class__ is not Tensor:
        return dispatch(multinomial_op, input, num_samples, replacement, generator)
    self_ = input._data
    try:
        return from_array(
            settled(asarray(kernels.multinomial(self_, num_samples, replacement, generator)), self_)
        )
    except FAULTS as _error:
        raise refused(
            _error,
            "multinomial",
            self=self_,
            num_samples=num_samples,
            replacement=replacement,
            generator=generator,
        ) from None


multinomial_op = operation(
    "multinomial", "query", multinomial, None, (0,), keywords=("generator",), batched="along"
)


def randint(*args, **kwargs):
    """randint(int high, int[] size, *, Generator? generator=None, dtype? dtype=None) -> Tensor
    randint.low(int low, int high, int[] size, *, Generator? generator=None, dtype?
    dtype=None) -> Tensor
    """
    return choose("randint", randint_overloads, args, kwargs)


randint_overloads = (
    (
        randint_default,
        (
            ("high", "int", True, False),
            ("size", "int[]", True, False),
            ("generator", "Generator?", False, True),
            ("dtype", "dtype?", False, True),
            ("requires_grad", "bool", False, True),
            ("device", "any?", False, True),
            ("layout", "Layout?", False, True),
            ("pin_memory", "bool", False, True),
            ("memory_format", "MemoryFormat?", False, True),
        ),
    ),
    (
        randint_low,
        (
            ("low", "int", True, False),
            ("high", "int", True, False),
            ("size", "int[]", True, False),
            ("generator", "Generator?", False, True),
            ("dtype", "dtype?", False, True),
            ("requires_grad", "bool", False, True),
            ("device", "any?", False, True),
            ("layout", "Layout?", False, True),
            ("pin_memory", "bool", False, True),
            ("memory_format", "MemoryFormat?", False, True),
        ),
    ),
)


def randint_like(*args, **kwargs):
    """randint_like(Tensor input, int high, *, Generator? generator=None, dtype? dtype=None) ->
    Tensor
    randint_like.low(Tensor input, int low, int high, *, Generator? generator=None, dtype?
    dtype=None) -> Tensor
    """
    if not kwargs:
        if len(args) == 2:
            return randint_like_default(*args)
        if len(args) == 3:
            return randint_like_low(*args)
    return choose("randint_like", randint_like_overloads, args, kwargs)


randint_like_overloads = (
    (
        randint_like_default,
        (
            ("input", "Tensor", True, False),
            ("high", "int", True, False),
            ("generator", "Generator?", False, True),
            ("dtype", "dtype?", False, True),
            ("requires_grad", "bool", False, True),
            ("device", "any?", False, True),
            ("layout", "Layout?", False, True),
            ("pin_memory", "bool", False, True),
            ("memory_format", "MemoryFormat?", False, True),
        ),
    ),
    (
        randint_like_low,
        (
            ("input", "Tensor", True, False),
            ("low", "int", True, False),
            ("high", "int", True, False),
            ("generator", "Generator?", False, True),
            ("dtype", "dtype?", False, True),
            ("requires_grad", "bool", False, True),
            ("device", "any?", False, True),
            ("layout", "Layout?", False, True),
            ("pin_memory", "bool", False, True),
            ("memory_format", "MemoryFormat?", False, True),
        ),
    ),
)


def bernoulli(*args, **kwargs):
    """bernoulli(Tensor self, *, Generator? generator=None) -> Tensor
    bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor
    """
    if not kwargs:
        if len(args) == 1:
            return bernoulli_default(*args)
        if len(args) == 2:
            return bernoulli_p(*args)
    return choose("bernoulli", bernoulli_overloads, args, kwargs)


bernoulli_overloads = (
    (
        bernoulli_default,
        (("input", "Tensor", True, False), ("generator", "Generator?", False, True)),
    ),
    (
        bernoulli_p,
        (
            ("input", "Tensor", True, False),
            ("p", "float", True, False),
            ("generator", "Generator?", False, True),
        ),
    ),
)


def normal(*args, **kwargs):
    """normal.Tensor_Tensor(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor
    normal.Tensor_float(Tensor mean, float std=1.0, *, Generator? generator=None) -> Tensor
    normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor
    normal.float_float(float mean, float std, int[] size, *, Generator? generator=None,
    dtype? dtype=None) -> Tensor
    """
    if not kwargs:
        if len(args) == 1:
            return normal_Tensor_float(*args)
        if len(args) == 3:
            return normal_float_float(*args)
    return choose("normal", normal_overloads, args, kwargs)


normal_overloads = (
    (
        normal_Tensor_Tensor,
        (
            ("mean", "Tensor", True, False),
            ("std", "Tensor", True, False),
            ("generator", "Generator?", False, True),
        ),
    ),
    (
        normal_Tensor_float,
        (
            ("mean", "Tensor", True, False),
            ("std", "float", False, False),
            ("generator", "Generator?", False, True),
        ),
    ),
    (
        normal_float_Tensor,
        (
            ("mean", "float", True, False),
            ("std", "Tensor", True, False),
            ("generator", "Generator?", False, True),
        ),
    ),
    (
        normal_float_float,
        (
            ("mean", "float", True, False),
            ("std", "float", True, False),
            ("size", "int[]", True, False),
            ("generator", "Generator?", False, True),
            ("dtype", "dtype?", False, True),
            ("requires_grad", "bool", False, True),
            ("device", "any?", False, True),
            ("layout", "Layout?", False, True),
            ("pin_memory", "bool", False, True),
            ("memory_format", "MemoryFormat?", False, True),
        ),
    ),
)
