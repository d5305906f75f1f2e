# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 5aca0b83acf547fd, content 3a422b76cb6404b7
"""Creation: functions, Backward nodes and tangents."""

from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck
from autograd.array.memory import settled
from autograd.composites import batches
from autograd.core.arguments import all_ints, value_argument
from autograd.core.dispatch import NUMBERS, dispatch, operation
from autograd.core.errors import FAULTS, refused
from autograd.core.runtime import choose, int_list, new_leaf
from autograd.core.tensor import LEAF, MODE, Node, Tensor
from autograd.core.version_counter import next_stamp
from autograd.formulas import powers
from autograd.views.out import write_out

__all__ = [
    "zeros", "ones", "empty", "full", "zeros_like", "ones_like", "empty_like", "full_like",
    "new_zeros", "new_ones", "new_empty", "new_full", "eye", "arange_default", "arange_start",
    "linspace", "logspace", "tril_indices", "triu_indices", "vander", "arange",
]  # fmt: skip


# ---- zeros
def zeros(
    *size, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False,
    memory_format=None, **named,
):  # fmt: skip
    """zeros(int[] size, *, dtype? dtype=None) -> Tensor

    Zeros.
    """
    if "out" in named:
        return write_out(
            zeros, named.pop("out"), Tensor, *size, dtype=dtype, requires_grad=requires_grad,
            device=device, **named,
        )  # fmt: skip
    size = int_list("zeros", "size", size, named)
    if dtype is not None:
        dtype = value_argument("zeros", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = value_argument("zeros", "requires_grad", "bool", requires_grad)
    if layout is not None:
        layout = value_argument("zeros", "layout", "Layout?", layout)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = value_argument("zeros", "pin_memory", "bool", pin_memory)
    if memory_format is not None:
        memory_format = value_argument("zeros", "memory_format", "MemoryFormat?", memory_format)
    try:
        return new_leaf(kernels.zeros(size, dtype), requires_grad, device)
    except FAULTS as _error:
        raise refused(_error, "zeros", size, dtype) from None


zeros_op = operation(
    "zeros", "creation", zeros, None, (),
    keywords=("dtype", "requires_grad", "device", "layout", "pin_memory", "memory_format"),
)  # fmt: skip


# ---- ones
def ones(
    *size, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False,
    memory_format=None, **named,
):  # fmt: skip
    """ones(int[] size, *, dtype? dtype=None) -> Tensor

    Ones.
    """
    if "out" in named:
        return write_out(
            ones, named.pop("out"), Tensor, *size, dtype=dtype, requires_grad=requires_grad,
            device=device, **named,
        )  # fmt: skip
    size = int_list("ones", "size", size, named)
    if dtype is not None:
        dtype = value_argument("ones", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = value_argument("ones", "requires_grad", "bool", requires_grad)
    if layout is not None:
        layout = value_argument("ones", "layout", "Layout?", layout)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = value_argument("ones", "pin_memory", "bool", pin_memory)
    if memory_format is not None:
        memory_format = value_argument("ones", "memory_format", "MemoryFormat?", memory_format)
    try:
        return new_leaf(kernels.ones(size, dtype), requires_grad, device)
    except FAULTS as _error:
        raise refused(_error, "ones", size, dtype) from None


ones_op = operation(
    "ones", "creation", ones, None, (),
    keywords=("dtype", "requires_grad", "device", "layout", "pin_memory", "memory_format"),
)  # fmt: skip


# ---- empty
def empty(
    *size, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False,
    memory_format=None, **named,
):  # fmt: skip
    """empty(int[] size, *, dtype? dtype=None) -> Tensor

    A tensor whose elements have no particular value yet.
    """
    if "out" in named:
        return write_out(
            empty, named.pop("out"), Tensor, *size, dtype=dtype, requires_grad=requires_grad,
            device=device, **named,
        )  # fmt: skip
    size = int_list("empty", "size", size, named)
    if dtype is not None:
        dtype = value_argument("empty", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = value_argument("empty", "requires_grad", "bool", requires_grad)
    if layout is not None:
        layout = value_argument("empty", "layout", "Layout?", layout)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = value_argument("empty", "pin_memory", "bool", pin_memory)
    if memory_format is not None:
        memory_format = value_argument("empty", "memory_format", "MemoryFormat?", memory_format)
    try:
        return new_leaf(kernels.empty(size, dtype), requires_grad, device)
    except FAULTS as _error:
        raise refused(_error, "empty", size, dtype) from None


empty_op = operation(
    "empty", "creation", empty, None, (),
    keywords=("dtype", "requires_grad", "device", "layout", "pin_memory", "memory_format"),
)  # fmt: skip


# ---- full
def full(
    size, fill_value, *, dtype=None, requires_grad=False, device=None, layout=None,
    pin_memory=False, memory_format=None, out=None,
):  # fmt: skip
    """full(int[] size, Scalar fill_value, *, dtype? dtype=None) -> Tensor

    The number `fill_value` everywhere.
    """
    if out is not None:
        return write_out(
            full, out, Tensor, size, fill_value, dtype=dtype, requires_grad=requires_grad,
            device=device,
        )  # fmt: skip
    if not all_ints(size):
        size = value_argument("full", "size", "int[]", size)
    if fill_value.__class__ not in NUMBERS:
        fill_value = value_argument("full", "fill_value", "Scalar", fill_value)
    if dtype is not None:
        dtype = value_argument("full", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = value_argument("full", "requires_grad", "bool", requires_grad)
    if layout is not None:
        layout = value_argument("full", "layout", "Layout?", layout)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = value_argument("full", "pin_memory", "bool", pin_memory)
    if memory_format is not None:
        memory_format = value_argument("full", "memory_format", "MemoryFormat?", memory_format)
    try:
        return new_leaf(kernels.full(size, fill_value, dtype), requires_grad, device)
    except FAULTS as _error:
        raise refused(_error, "full", size, fill_value, dtype) from None


full_op = operation(
    "full", "creation", full, None, (),
    keywords=("dtype", "requires_grad", "device", "layout", "pin_memory", "memory_format"),
)  # fmt: skip


# ---- zeros_like
def zeros_like(
    input, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False,
    memory_format=None, out=None,
):  # fmt: skip
    """zeros_like(Tensor input, *, dtype? dtype=None) -> Tensor

    Zeros of the shape and dtype of `input`.
    """
    if out is not None:
        return write_out(
            zeros_like, out, Tensor, input, dtype=dtype, requires_grad=requires_grad, device=device
        )
    if dtype is not None:
        dtype = value_argument("zeros_like", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = value_argument("zeros_like", "requires_grad", "bool", requires_grad)
    if layout is not None:
        layout = value_argument("zeros_like", "layout", "Layout?", layout)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = value_argument("zeros_like", "pin_memory", "bool", pin_memory)
    if memory_format is not None:
        memory_format = value_argument(
            "zeros_like", "memory_format", "MemoryFormat?", memory_format
        )
    if input.__class__ is not Tensor:
        return dispatch(
            zeros_like_op, input, dtype, requires_grad, device, layout, pin_memory, memory_format
        )
    input_ = input._data
    try:
        return new_leaf(kernels.zeros_like(input_, dtype), requires_grad, device)
    except FAULTS as _error:
        raise refused(_error, "zeros_like", input_, dtype) from None


zeros_like_op = operation(
    "zeros_like", "creation", zeros_like, None, (0,), edges=(),
    keywords=("dtype", "requires_grad", "device", "layout", "pin_memory", "memory_format"),
)  # fmt: skip


# ---- ones_like
def ones_like(
    input, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False,
    memory_format=None, out=None,
):  # fmt: skip
    """ones_like(Tensor input, *, dtype? dtype=None) -> Tensor

    Ones of the shape and dtype of `input`.
    """
    if out is not None:
        return write_out(
            ones_like, out, Tensor, input, dtype=dtype, requires_grad=requires_grad, device=device
        )
    if dtype is not None:
        dtype = value_argument("ones_like", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = value_argument("ones_like", "requires_grad", "bool", requires_grad)
    if layout is not None:
        layout = value_argument("ones_like", "layout", "Layout?", layout)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = value_argument("ones_like", "pin_memory", "bool", pin_memory)
    if memory_format is not None:
        memory_format = value_argument("ones_like", "memory_format", "MemoryFormat?", memory_format)
    if input.__class__ is not Tensor:
        return dispatch(
            ones_like_op, input, dtype, requires_grad, device, layout, pin_memory, memory_format
        )
    input_ = input._data
    try:
        return new_leaf(kernels.ones_like(input_, dtype), requires_grad, device)
    except FAULTS as _error:
        raise refused(_error, "ones_like", input_, dtype) from None


ones_like_op = operation(
    "ones_like", "creation", ones_like, None, (0,), edges=(),
    keywords=("dtype", "requires_grad", "device", "layout", "pin_memory", "memory_format"),
)  # fmt: skip


# ---- empty_like
def empty_like(
    input, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False,
    memory_format=None, out=None,
):  # fmt: skip
    """empty_like(Tensor input, *, dtype? dtype=None) -> Tensor

    A tensor of the shape and dtype of `input` whose elements have no particular value
    yet.
    """
    if out is not None:
        return write_out(
            empty_like, out, Tensor, input, dtype=dtype, requires_grad=requires_grad, device=device
        )
    if dtype is not None:
        dtype = value_argument("empty_like", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = value_argument("empty_like", "requires_grad", "bool", requires_grad)
    if layout is not None:
        layout = value_argument("empty_like", "layout", "Layout?", layout)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = value_argument("empty_like", "pin_memory", "bool", pin_memory)
    if memory_format is not None:
        memory_format = value_argument(
            "empty_like", "memory_format", "MemoryFormat?", memory_format
        )
    if input.__class__ is not Tensor:
        return dispatch(
            empty_like_op, input, dtype, requires_grad, device, layout, pin_memory, memory_format
        )
    input_ = input._data
    try:
        return new_leaf(kernels.empty_like(input_, dtype), requires_grad, device)
    except FAULTS as _error:
        raise refused(_error, "empty_like", input_, dtype) from None


empty_like_op = operation(
    "empty_like", "creation", empty_like, None, (0,), edges=(),
    keywords=("dtype", "requires_grad", "device", "layout", "pin_memory", "memory_format"),
)  # fmt: skip


# ---- full_like
def full_like(
    input, fill_value, *, dtype=None, requires_grad=False, device=None, layout=None,
    pin_memory=False, memory_format=None, out=None,
):  # fmt: skip
    """full_like(Tensor input, Scalar fill_value, *, dtype? dtype=None) -> Tensor

    The number `fill_value` everywhere, in the shape and dtype of `input`.
    """
    if out is not None:
        return write_out(
            full_like, out, Tensor, input, fill_value, dtype=dtype, requires_grad=requires_grad,
            device=device,
        )  # fmt: skip
    if fill_value.__class__ not in NUMBERS:
        fill_value = value_argument("full_like", "fill_value", "Scalar", fill_value)
    if dtype is not None:
        dtype = value_argument("full_like", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = value_argument("full_like", "requires_grad", "bool", requires_grad)
    if layout is not None:
        layout = value_argument("full_like", "layout", "Layout?", layout)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = value_argument("full_like", "pin_memory", "bool", pin_memory)
    if memory_format is not None:
        memory_format = value_argument("full_like", "memory_format", "MemoryFormat?", memory_format)
    if input.__class__ is not Tensor:
        return dispatch(
            full_like_op, input, fill_value, dtype, requires_grad, device, layout, pin_memory,
            memory_format,
        )  # fmt: skip
    input_ = input._data
    try:
        return new_leaf(kernels.full_like(input_, fill_value, dtype), requires_grad, device)
    except FAULTS as _error:
        raise refused(_error, "full_like", input_, fill_value, dtype) from None


full_like_op = operation(
    "full_like", "creation", full_like, None, (0,), edges=(),
    keywords=("dtype", "requires_grad", "device", "layout", "pin_memory", "memory_format"),
)  # fmt: skip


# ---- new_zeros
def new_zeros(
    input, *size, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False,
    memory_format=None, **named,
):  # fmt: skip
    """new_zeros(Tensor self, int[] size, *, dtype? dtype=None) -> Tensor

    Zeros of the dtype of `self`.
    """
    if "out" in named:
        return write_out(
            new_zeros, named.pop("out"), Tensor, input, *size, dtype=dtype,
            requires_grad=requires_grad, device=device, **named,
        )  # fmt: skip
    size = int_list("new_zeros", "size", size, named)
    if dtype is not None:
        dtype = value_argument("new_zeros", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = value_argument("new_zeros", "requires_grad", "bool", requires_grad)
    if layout is not None:
        layout = value_argument("new_zeros", "layout", "Layout?", layout)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = value_argument("new_zeros", "pin_memory", "bool", pin_memory)
    if memory_format is not None:
        memory_format = value_argument("new_zeros", "memory_format", "MemoryFormat?", memory_format)
    if input.__class__ is not Tensor:
        return dispatch(
            new_zeros_op, input, size, dtype, requires_grad, device, layout, pin_memory,
            memory_format,
        )  # fmt: skip
    self_ = input._data
    try:
        return new_leaf(
            kernels.zeros(size, self_.dtype if dtype is None else dtype, self_), requires_grad,
            device,
        )  # fmt: skip
    except FAULTS as _error:
        raise refused(_error, "new_zeros", self_, size, dtype) from None


new_zeros_op = operation(
    "new_zeros", "creation", new_zeros, None, (0,), edges=(),
    keywords=("dtype", "requires_grad", "device", "layout", "pin_memory", "memory_format"),
)  # fmt: skip


# ---- new_ones
def new_ones(
    input, *size, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False,
    memory_format=None, **named,
):  # fmt: skip
    """new_ones(Tensor self, int[] size, *, dtype? dtype=None) -> Tensor

    Ones of the dtype of `self`.
    """
    if "out" in named:
        return write_out(
            new_ones, named.pop("out"), Tensor, input, *size, dtype=dtype,
            requires_grad=requires_grad, device=device, **named,
        )  # fmt: skip
    size = int_list("new_ones", "size", size, named)
    if dtype is not None:
        dtype = value_argument("new_ones", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = value_argument("new_ones", "requires_grad", "bool", requires_grad)
    if layout is not None:
        layout = value_argument("new_ones", "layout", "Layout?", layout)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = value_argument("new_ones", "pin_memory", "bool", pin_memory)
    if memory_format is not None:
        memory_format = value_argument("new_ones", "memory_format", "MemoryFormat?", memory_format)
    if input.__class__ is not Tensor:
        return dispatch(
            new_ones_op, input, size, dtype, requires_grad, device, layout, pin_memory,
            memory_format,
        )  # fmt: skip
    self_ = input._data
    try:
        return new_leaf(
            kernels.ones(size, self_.dtype if dtype is None else dtype, self_), requires_grad,
            device,
        )  # fmt: skip
    except FAULTS as _error:
        raise refused(_error, "new_ones", self_, size, dtype) from None


new_ones_op = operation(
    "new_ones", "creation", new_ones, None, (0,), edges=(),
    keywords=("dtype", "requires_grad", "device", "layout", "pin_memory", "memory_format"),
)  # fmt: skip


# ---- new_empty
def new_empty(
    input, *size, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False,
    memory_format=None, **named,
):  # fmt: skip
    """new_empty(Tensor self, int[] size, *, dtype? dtype=None) -> Tensor

    A tensor of the dtype of `self` whose elements have no particular value yet.
    """
    if "out" in named:
        return write_out(
            new_empty, named.pop("out"), Tensor, input, *size, dtype=dtype,
            requires_grad=requires_grad, device=device, **named,
        )  # fmt: skip
    size = int_list("new_empty", "size", size, named)
    if dtype is not None:
        dtype = value_argument("new_empty", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = value_argument("new_empty", "requires_grad", "bool", requires_grad)
    if layout is not None:
        layout = value_argument("new_empty", "layout", "Layout?", layout)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = value_argument("new_empty", "pin_memory", "bool", pin_memory)
    if memory_format is not None:
        memory_format = value_argument("new_empty", "memory_format", "MemoryFormat?", memory_format)
    if input.__class__ is not Tensor:
        return dispatch(
            new_empty_op, input, size, dtype, requires_grad, device, layout, pin_memory,
            memory_format,
        )  # fmt: skip
    self_ = input._data
    try:
        return new_leaf(
            kernels.empty(size, self_.dtype if dtype is None else dtype, self_), requires_grad,
            device,
        )  # fmt: skip
    except FAULTS as _error:
        raise refused(_error, "new_empty", self_, size, dtype) from None


new_empty_op = operation(
    "new_empty", "creation", new_empty, None, (0,), edges=(),
    keywords=("dtype", "requires_grad", "device", "layout", "pin_memory", "memory_format"),
)  # fmt: skip


# ---- new_full
def new_full(
    input, size, fill_value, *, dtype=None, requires_grad=False, device=None, layout=None,
    pin_memory=False, memory_format=None, out=None,
):  # fmt: skip
    """new_full(Tensor self, int[] size, Scalar fill_value, *, dtype? dtype=None) -> Tensor

    The number `fill_value` everywhere, in the dtype of `self`.
    """
    if out is not None:
        return write_out(
            new_full, out, Tensor, input, size, fill_value, dtype=dtype,
            requires_grad=requires_grad, device=device,
        )  # fmt: skip
    if not all_ints(size):
        size = value_argument("new_full", "size", "int[]", size)
    if fill_value.__class__ not in NUMBERS:
        fill_value = value_argument("new_full", "fill_value", "Scalar", fill_value)
    if dtype is not None:
        dtype = value_argument("new_full", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = value_argument("new_full", "requires_grad", "bool", requires_grad)
    if layout is not None:
        layout = value_argument("new_full", "layout", "Layout?", layout)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = value_argument("new_full", "pin_memory", "bool", pin_memory)
    if memory_format is not None:
        memory_format = value_argument("new_full", "memory_format", "MemoryFormat?", memory_format)
    if input.__class__ is not Tensor:
        return dispatch(
            new_full_op, input, size, fill_value, dtype, requires_grad, device, layout, pin_memory,
            memory_format,
        )  # fmt: skip
    self_ = input._data
    try:
        return new_leaf(
            kernels.full(size, fill_value, self_.dtype if dtype is None else dtype, self_),
            requires_grad, device,
        )  # fmt: skip
    except FAULTS as _error:
        raise refused(_error, "new_full", self_, size, fill_value, dtype) from None


new_full_op = operation(
    "new_full", "creation", new_full, None, (0,), edges=(),
    keywords=("dtype", "requires_grad", "device", "layout", "pin_memory", "memory_format"),
)  # fmt: skip


# ---- eye
def eye(
    n, m=None, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False,
    memory_format=None, out=None,
):  # fmt: skip
    """eye(int n, int? m=None, *, dtype? dtype=None) -> Tensor

    Ones on the diagonal of n rows and m (by default n) columns, zeros elsewhere.
    """
    if out is not None:
        return write_out(
            eye, out, Tensor, n, m, dtype=dtype, requires_grad=requires_grad, device=device
        )
    if n.__class__ is not int:
        n = value_argument("eye", "n", "int", n)
    if m is not None and m.__class__ is not int:
        m = value_argument("eye", "m", "int?", m)
    if dtype is not None:
        dtype = value_argument("eye", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = value_argument("eye", "requires_grad", "bool", requires_grad)
    if layout is not None:
        layout = value_argument("eye", "layout", "Layout?", layout)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = value_argument("eye", "pin_memory", "bool", pin_memory)
    if memory_format is not None:
        memory_format = value_argument("eye", "memory_format", "MemoryFormat?", memory_format)
    try:
        return new_leaf(kernels.eye(n, m, dtype), requires_grad, device)
    except FAULTS as _error:
        raise refused(_error, "eye", n, m, dtype) from None


eye_op = operation(
    "eye", "creation", eye, None, (),
    keywords=("dtype", "requires_grad", "device", "layout", "pin_memory", "memory_format"),
)  # fmt: skip


# ---- arange
def arange_default(
    end, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False,
    memory_format=None,
):  # fmt: skip
    """arange(any end, *, dtype? dtype=None) -> Tensor

    The numbers 0, 1, 2, ... below `end`; int64 if it is an int.
    """
    if dtype is not None:
        dtype = value_argument("arange", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = value_argument("arange", "requires_grad", "bool", requires_grad)
    if layout is not None:
        layout = value_argument("arange", "layout", "Layout?", layout)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = value_argument("arange", "pin_memory", "bool", pin_memory)
    if memory_format is not None:
        memory_format = value_argument("arange", "memory_format", "MemoryFormat?", memory_format)
    try:
        return new_leaf(kernels.arange(0, end, 1, dtype), requires_grad, device)
    except FAULTS as _error:
        raise refused(_error, "arange", end, dtype) from None


arange_default_op = operation(
    "arange", "creation", arange_default, None, (),
    keywords=("dtype", "requires_grad", "device", "layout", "pin_memory", "memory_format"),
)  # fmt: skip


# ---- arange.start
def arange_start(
    start, end, step=1, *, dtype=None, requires_grad=False, device=None, layout=None,
    pin_memory=False, memory_format=None,
):  # fmt: skip
    """arange.start(any start, any end, any step=1, *, dtype? dtype=None) -> Tensor

    The numbers start, start + step, ... before `end`; int64 if all three are ints.
    """
    if dtype is not None:
        dtype = value_argument("arange.start", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = value_argument("arange.start", "requires_grad", "bool", requires_grad)
    if layout is not None:
        layout = value_argument("arange.start", "layout", "Layout?", layout)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = value_argument("arange.start", "pin_memory", "bool", pin_memory)
    if memory_format is not None:
        memory_format = value_argument(
            "arange.start", "memory_format", "MemoryFormat?", memory_format
        )
    try:
        return new_leaf(kernels.arange(start, end, step, dtype), requires_grad, device)
    except FAULTS as _error:
        raise refused(_error, "arange.start", start, end, step, dtype) from None


arange_start_op = operation(
    "arange.start", "creation", arange_start, None, (),
    keywords=("dtype", "requires_grad", "device", "layout", "pin_memory", "memory_format"),
)  # fmt: skip


# ---- linspace
def linspace(
    start, end, steps, *, dtype=None, requires_grad=False, device=None, layout=None,
    pin_memory=False, memory_format=None, out=None,
):  # fmt: skip
    """linspace(Scalar start, Scalar end, int steps, *, dtype? dtype=None) -> Tensor

    The given number of evenly spaced values from `start` to `end`, both included.
    """
    if out is not None:
        return write_out(
            linspace, out, Tensor, start, end, steps, dtype=dtype, requires_grad=requires_grad,
            device=device,
        )  # fmt: skip
    if start.__class__ not in NUMBERS:
        start = value_argument("linspace", "start", "Scalar", start)
    if end.__class__ not in NUMBERS:
        end = value_argument("linspace", "end", "Scalar", end)
    if steps.__class__ is not int:
        steps = value_argument("linspace", "steps", "int", steps)
    if dtype is not None:
        dtype = value_argument("linspace", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = value_argument("linspace", "requires_grad", "bool", requires_grad)
    if layout is not None:
        layout = value_argument("linspace", "layout", "Layout?", layout)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = value_argument("linspace", "pin_memory", "bool", pin_memory)
    if memory_format is not None:
        memory_format = value_argument("linspace", "memory_format", "MemoryFormat?", memory_format)
    try:
        return new_leaf(kernels.linspace(start, end, steps, dtype), requires_grad, device)
    except FAULTS as _error:
        raise refused(_error, "linspace", start, end, steps, dtype) from None


linspace_op = operation(
    "linspace", "creation", linspace, None, (),
    keywords=("dtype", "requires_grad", "device", "layout", "pin_memory", "memory_format"),
)  # fmt: skip


# ---- logspace
def logspace(
    start, end, steps, base=10.0, *, dtype=None, requires_grad=False, device=None, layout=None,
    pin_memory=False, memory_format=None, out=None,
):  # fmt: skip
    """logspace(Scalar start, Scalar end, int steps, float base=10.0, *, dtype? dtype=None) ->
    Tensor

    Powers of `base` whose exponents are evenly spaced from `start` to `end`.
    """
    if out is not None:
        return write_out(
            logspace, out, Tensor, start, end, steps, base, dtype=dtype,
            requires_grad=requires_grad, device=device,
        )  # fmt: skip
    if start.__class__ not in NUMBERS:
        start = value_argument("logspace", "start", "Scalar", start)
    if end.__class__ not in NUMBERS:
        end = value_argument("logspace", "end", "Scalar", end)
    if steps.__class__ is not int:
        steps = value_argument("logspace", "steps", "int", steps)
    if base.__class__ not in NUMBERS:
        base = value_argument("logspace", "base", "float", base)
    if dtype is not None:
        dtype = value_argument("logspace", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = value_argument("logspace", "requires_grad", "bool", requires_grad)
    if layout is not None:
        layout = value_argument("logspace", "layout", "Layout?", layout)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = value_argument("logspace", "pin_memory", "bool", pin_memory)
    if memory_format is not None:
        memory_format = value_argument("logspace", "memory_format", "MemoryFormat?", memory_format)
    try:
        return new_leaf(kernels.logspace(start, end, steps, base, dtype), requires_grad, device)
    except FAULTS as _error:
        raise refused(_error, "logspace", start, end, steps, base, dtype) from None


logspace_op = operation(
    "logspace", "creation", logspace, None, (),
    keywords=("dtype", "requires_grad", "device", "layout", "pin_memory", "memory_format"),
)  # fmt: skip


# ---- tril_indices
def tril_indices(
    row, col, offset=0, *, dtype=None, requires_grad=False, device=None, layout=None,
    pin_memory=False, memory_format=None, out=None,
):  # fmt: skip
    """tril_indices(int row, int col, int offset=0, *, dtype? dtype=None) -> Tensor

    Rows and columns of the elements on and below a diagonal, as a 2 by N tensor.
    """
    if out is not None:
        return write_out(
            tril_indices, out, Tensor, row, col, offset, dtype=dtype, requires_grad=requires_grad,
            device=device,
        )  # fmt: skip
    if row.__class__ is not int:
        row = value_argument("tril_indices", "row", "int", row)
    if col.__class__ is not int:
        col = value_argument("tril_indices", "col", "int", col)
    if offset.__class__ is not int:
        offset = value_argument("tril_indices", "offset", "int", offset)
    if dtype is not None:
        dtype = value_argument("tril_indices", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = value_argument("tril_indices", "requires_grad", "bool", requires_grad)
    if layout is not None:
        layout = value_argument("tril_indices", "layout", "Layout?", layout)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = value_argument("tril_indices", "pin_memory", "bool", pin_memory)
    if memory_format is not None:
        memory_format = value_argument(
            "tril_indices", "memory_format", "MemoryFormat?", memory_format
        )
    try:
        return new_leaf(
            kernels.triangle_indices("tril_indices", row, col, offset, dtype), requires_grad, device
        )
    except FAULTS as _error:
        raise refused(_error, "tril_indices", row, col, offset, dtype) from None


tril_indices_op = operation(
    "tril_indices", "creation", tril_indices, None, (),
    keywords=("dtype", "requires_grad", "device", "layout", "pin_memory", "memory_format"),
)  # fmt: skip


# ---- triu_indices
def triu_indices(
    row, col, offset=0, *, dtype=None, requires_grad=False, device=None, layout=None,
    pin_memory=False, memory_format=None, out=None,
):  # fmt: skip
    """triu_indices(int row, int col, int offset=0, *, dtype? dtype=None) -> Tensor

    Rows and columns of the elements on and above a diagonal, as a 2 by N tensor.
    """
    if out is not None:
        return write_out(
            triu_indices, out, Tensor, row, col, offset, dtype=dtype, requires_grad=requires_grad,
            device=device,
        )  # fmt: skip
    if row.__class__ is not int:
        row = value_argument("triu_indices", "row", "int", row)
    if col.__class__ is not int:
        col = value_argument("triu_indices", "col", "int", col)
    if offset.__class__ is not int:
        offset = value_argument("triu_indices", "offset", "int", offset)
    if dtype is not None:
        dtype = value_argument("triu_indices", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = value_argument("triu_indices", "requires_grad", "bool", requires_grad)
    if layout is not None:
        layout = value_argument("triu_indices", "layout", "Layout?", layout)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = value_argument("triu_indices", "pin_memory", "bool", pin_memory)
    if memory_format is not None:
        memory_format = value_argument(
            "triu_indices", "memory_format", "MemoryFormat?", memory_format
        )
    try:
        return new_leaf(
            kernels.triangle_indices("triu_indices", row, col, offset, dtype), requires_grad, device
        )
    except FAULTS as _error:
        raise refused(_error, "triu_indices", row, col, offset, dtype) from None


triu_indices_op = operation(
    "triu_indices", "creation", triu_indices, None, (),
    keywords=("dtype", "requires_grad", "device", "layout", "pin_memory", "memory_format"),
)  # fmt: skip


# ---- vander
class VanderBackward0(Node):
    __slots__ = ()
    operation = "vander"
    formulas = {"x": "(grad * powers.vander_slopes(x, grad.shape[1], increasing).conj()).sum(1)"}
    saves = {"x": 0}
    arg_names = ("increasing",)

    def on_arrays(node, saved, grad, needs):
        (x,) = saved
        (increasing,) = node.args
        return node.restored_one(
            kernels.sum_(
                grad * powers.vander_slopes(x, grad.shape[1], increasing).conj(), 1, False, None
            ),
        )

    def on_tensors(node, saved, grad, needs):
        (x,) = saved
        (increasing,) = node.args
        return node.restored_one(
            (grad * powers.vander_slopes(x, grad.shape[1], increasing).conj()).sum(1)
        )


def vander(x, N=None, increasing=False, _=ndarray, out=Tensor):
    """vander(Tensor x, int? N=None, bool increasing=False) -> Tensor

    The powers of each element of `x` in a row, from the highest or (`increasing`) the
    zeroth on.
    """
    if N is not None and N.__class__ is not int:
        N = value_argument("vander", "N", "int?", N)
    if increasing is not True and increasing is not False:
        increasing = value_argument("vander", "increasing", "bool", increasing)
    if x.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(vander, out, _, x, N, increasing)
        return dispatch(vander_op, x, N, increasing)
    x_ = x._data
    try:
        result_ = kernels.vander(x_, N, increasing)
    except FAULTS as _error:
        raise refused(_error, "vander", x_, N, increasing) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(vander, out, _)
    if result_.base is not None or result_ is x_ or not result_.flags.c_contiguous:
        result_ = settled(result_, x_)
    out = Tensor()
    out._data = result_
    x_fn = x._fn
    if x_fn is None:
        out._fn = None
        return MODE.mark(out, vander_op, x, N, increasing) if MODE.marks else out
    out._fn = node = VanderBackward0()
    if MODE.altered and not MODE.records(node, out, x, N, increasing):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (x if x_fn is LEAF else x_fn,)
    node.saved = (x_,)
    node.args = (increasing,)
    node.restore = ((x_.shape, x_.dtype),)
    return out


def vander_batched(x, N, increasing):
    return batches.powers(x, N, increasing)


vander_op = operation("vander", "linalg", vander, None, (0,), batched=vander_batched)


def arange(*args, **kwargs):
    """arange(any end, *, dtype? dtype=None) -> Tensor
    arange.start(any start, any end, any step=1, *, dtype? dtype=None) -> Tensor

    The numbers 0, 1, 2, ... below `end`; int64 if it is an int.
    The numbers start, start + step, ... before `end`; int64 if all three are ints.
    """
    if not kwargs:
        if len(args) == 1:
            return arange_default(*args)
        if len(args) == 2:
            return arange_start(*args)
        if len(args) == 3:
            return arange_start(*args)
    if "out" in kwargs:
        return write_out(arange, kwargs.pop("out"), Tensor, *args, **{"dtype": None, **kwargs})
    return choose("arange", arange_overloads, args, kwargs)


arange_overloads = (
    (
        arange_default,
        (
            "any end, *, dtype? dtype=..., bool requires_grad=..., any? device=..., Layout? "
            "layout=..., bool pin_memory=..., MemoryFormat? memory_format=..."
        ),
    ),
    (
        arange_start,
        (
            "any start, any end, any step=..., *, dtype? dtype=..., bool requires_grad=..., any? "
            "device=..., Layout? layout=..., bool pin_memory=..., MemoryFormat? memory_format=..."
        ),
    ),
)
