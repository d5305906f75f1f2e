# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 7f69a22f38ed04cd, content 90d17edb7e4cdf0e
"""Random numbers: functions, Backward nodes and tangents."""

from autograd import kernels
from autograd.core.arguments import all_ints, value_argument
from autograd.core.dispatch import dispatch, operation
from autograd.core.errors import FAULTS, refused
from autograd.core.runtime import choose, in_batch, int_list, new_leaf
from autograd.core.tensor import MODE, Tensor
from autograd.views.out import write_out

__all__ = [
    "rand", "randn", "randint_default", "randint_low", "randperm", "rand_like", "randn_like",
    "randint_like_default", "randint_like_low", "randint", "randint_like",
]  # fmt: skip


# ---- rand
def rand(
    *size, generator=None, dtype=None, requires_grad=False, device=None, layout=None,
    pin_memory=False, memory_format=None, **named,
):  # fmt: skip
    """rand(int[] size, *, Generator? generator=None, dtype? dtype=None) -> Tensor

    Random numbers that are uniform in [0, 1).
    """
    if "out" in named:
        return write_out(
            rand, named.pop("out"), Tensor, *size, generator=generator, dtype=dtype,
            requires_grad=requires_grad, device=device, **named,
        )  # fmt: skip
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
        raise refused(_error, "rand", size, generator, dtype) from None


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


# ---- randn
def randn(
    *size, generator=None, dtype=None, requires_grad=False, device=None, layout=None,
    pin_memory=False, memory_format=None, **named,
):  # fmt: skip
    """randn(int[] size, *, Generator? generator=None, dtype? dtype=None) -> Tensor

    Random numbers of the normal distribution with mean 0 and variance 1.
    """
    if "out" in named:
        return write_out(
            randn, named.pop("out"), Tensor, *size, generator=generator, dtype=dtype,
            requires_grad=requires_grad, device=device, **named,
        )  # fmt: skip
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
        raise refused(_error, "randn", size, generator, dtype) from None


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


# ---- randint
def randint_default(
    high, *size, generator=None, dtype=None, requires_grad=False, device=None, layout=None,
    pin_memory=False, memory_format=None, **named,
):  # fmt: skip
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
        raise refused(_error, "randint", high, size, generator, dtype) from None


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


# ---- randint.low
def randint_low(
    low, high, size, *, generator=None, dtype=None, requires_grad=False, device=None, layout=None,
    pin_memory=False, memory_format=None,
):  # fmt: skip
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
        raise refused(_error, "randint.low", low, high, size, generator, dtype) from None


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


# ---- randperm
def randperm(
    n, *, generator=None, dtype=None, requires_grad=False, device=None, layout=None,
    pin_memory=False, memory_format=None, out=None,
):  # fmt: skip
    """randperm(int n, *, Generator? generator=None, dtype? dtype=None) -> Tensor

    The integers from 0 to n - 1 in random order.
    """
    if out is not None:
        return write_out(
            randperm, out, Tensor, n, generator=generator, dtype=dtype, requires_grad=requires_grad,
            device=device,
        )  # fmt: skip
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
        raise refused(_error, "randperm", n, generator, dtype) from None


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


# ---- rand_like
def rand_like(
    input, *, generator=None, dtype=None, requires_grad=False, device=None, layout=None,
    pin_memory=False, memory_format=None, out=None,
):  # fmt: skip
    """rand_like(Tensor input, *, Generator? generator=None, dtype? dtype=None) -> Tensor

    Random numbers uniform in [0, 1), in the shape and dtype of `input`.
    """
    if out is not None:
        return write_out(
            rand_like, out, Tensor, input, generator=generator, dtype=dtype,
            requires_grad=requires_grad, device=device,
        )  # fmt: skip
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
            rand_like_op, input, generator, dtype, requires_grad, device, layout, pin_memory,
            memory_format,
        )  # fmt: skip
    input_ = input._data
    try:
        return new_leaf(kernels.rand_like(input_, generator, dtype), requires_grad, device)
    except FAULTS as _error:
        raise refused(_error, "rand_like", input_, generator, dtype) from None


rand_like_op = operation(
    "rand_like",
    "creation",
    rand_like,
    None,
    (0,),
    edges=(),
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


# ---- randn_like
def randn_like(
    input, *, generator=None, dtype=None, requires_grad=False, device=None, layout=None,
    pin_memory=False, memory_format=None, out=None,
):  # fmt: skip
    """randn_like(Tensor input, *, Generator? generator=None, dtype? dtype=None) -> Tensor

    Normally distributed random numbers in the shape and dtype of `input`.
    """
    if out is not None:
        return write_out(
            randn_like, out, Tensor, input, generator=generator, dtype=dtype,
            requires_grad=requires_grad, device=device,
        )  # fmt: skip
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
            randn_like_op, input, generator, dtype, requires_grad, device, layout, pin_memory,
            memory_format,
        )  # fmt: skip
    input_ = input._data
    try:
        return new_leaf(kernels.randn_like(input_, generator, dtype), requires_grad, device)
    except FAULTS as _error:
        raise refused(_error, "randn_like", input_, generator, dtype) from None


randn_like_op = operation(
    "randn_like",
    "creation",
    randn_like,
    None,
    (0,),
    edges=(),
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


# ---- randint_like
def randint_like_default(
    input, high, *, generator=None, dtype=None, requires_grad=False, device=None, layout=None,
    pin_memory=False, memory_format=None,
):  # fmt: skip
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
            randint_like_default_op, input, high, generator, dtype, requires_grad, device, layout,
            pin_memory, memory_format,
        )  # fmt: skip
    input_ = input._data
    try:
        return new_leaf(
            kernels.randint_like(input_, 0, high, generator, dtype), requires_grad, device
        )
    except FAULTS as _error:
        raise refused(_error, "randint_like", input_, high, generator, dtype) from None


randint_like_default_op = operation(
    "randint_like",
    "creation",
    randint_like_default,
    None,
    (0,),
    edges=(),
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


# ---- randint_like.low
def randint_like_low(
    input, low, high, *, generator=None, dtype=None, requires_grad=False, device=None, layout=None,
    pin_memory=False, memory_format=None,
):  # fmt: skip
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
            randint_like_low_op, input, low, high, generator, dtype, requires_grad, device, layout,
            pin_memory, memory_format,
        )  # fmt: skip
    input_ = input._data
    try:
        return new_leaf(
            kernels.randint_like(input_, low, high, generator, dtype), requires_grad, device
        )
    except FAULTS as _error:
        raise refused(_error, "randint_like.low", input_, low, high, generator, dtype) from None


randint_like_low_op = operation(
    "randint_like.low",
    "creation",
    randint_like_low,
    None,
    (0,),
    edges=(),
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


def randint(*args, **kwargs):
    """randint(int high, int[] size, *, Generator? generator=None, dtype? dtype=None) -> Tensor
    randint.low(int low, int high, int[] size, *, Generator? generator=None, dtype?
    dtype=None) -> Tensor

    Random integers from 0 to high - 1.
    Random integers from `low` to high - 1.
    """
    if "out" in kwargs:
        return write_out(randint, kwargs.pop("out"), Tensor, *args, **{"dtype": None, **kwargs})
    return choose("randint", randint_overloads, args, kwargs)


randint_overloads = (
    (
        randint_default,
        (
            "int high, int[] size, *, Generator? generator=..., dtype? dtype=..., bool "
            "requires_grad=..., any? device=..., Layout? layout=..., bool pin_memory=..., "
            "MemoryFormat? memory_format=..."
        ),
    ),
    (
        randint_low,
        (
            "int low, int high, int[] size, *, Generator? generator=..., dtype? dtype=..., bool "
            "requires_grad=..., any? device=..., Layout? layout=..., bool pin_memory=..., "
            "MemoryFormat? memory_format=..."
        ),
    ),
)


def randint_like(*args, **kwargs):
    """randint_like(Tensor input, int high, *, Generator? generator=None, dtype? dtype=None) ->
    Tensor
    randint_like.low(Tensor input, int low, int high, *, Generator? generator=None, dtype?
    dtype=None) -> Tensor

    Random integers from 0 to high - 1 in the shape and dtype of `input`.
    Random integers from `low` to high - 1 in the shape and dtype of `input`.
    """
    if not kwargs:
        if len(args) == 2:
            return randint_like_default(*args)
        if len(args) == 3:
            return randint_like_low(*args)
    if "out" in kwargs:
        return write_out(
            randint_like, kwargs.pop("out"), Tensor, *args, **{"dtype": None, **kwargs}
        )
    return choose("randint_like", randint_like_overloads, args, kwargs)


randint_like_overloads = (
    (
        randint_like_default,
        (
            "Tensor input, int high, *, Generator? generator=..., dtype? dtype=..., bool "
            "requires_grad=..., any? device=..., Layout? layout=..., bool pin_memory=..., "
            "MemoryFormat? memory_format=..."
        ),
    ),
    (
        randint_like_low,
        (
            "Tensor input, int low, int high, *, Generator? generator=..., dtype? dtype=..., bool "
            "requires_grad=..., any? device=..., Layout? layout=..., bool pin_memory=..., "
            "MemoryFormat? memory_format=..."
        ),
    ),
)
