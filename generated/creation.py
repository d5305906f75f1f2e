# Generated from derivatives.yaml by `python -m codegen`. Do not edit: edit the table and generate again.
"""Operations of kind creation: functions, Backward nodes and tangents.

A new tensor that depends on no element of another.
"""

# ruff: noqa
# mypy: ignore-errors
import numpy as np

from autograd import kernels
from autograd.arguments import all_ints, argument
from autograd.grad_mode import MODE
from autograd.operation import NUMBERS, dispatch, number, operation
from autograd.refusals import FAULTS, refused
from autograd.support import in_batch, int_list, new_leaf
from autograd.tensor import Tensor

ndarray = np.ndarray
asarray = np.asarray


# ------------------------------------------------------------------------------------------------
# zeros    derivatives.yaml:2617


def zeros(*size, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None, **named):
    """zeros(int[] size, *, dtype? dtype=None) -> Tensor

    Zeros.
    """
    size = int_list("zeros", "size", size, named)
    if dtype is not None:
        dtype = argument("zeros", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = argument("zeros", "requires_grad", "bool", requires_grad)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = argument("zeros", "pin_memory", "bool", pin_memory)
    try:
        return new_leaf(kernels.zeros_values(size, dtype), requires_grad, device)
    except FAULTS as error:
        raise refused(error, "zeros", size=size, dtype=dtype) from None


zeros_op = operation('zeros', 'creation', zeros, None, (), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# ones    derivatives.yaml:2622


def ones(*size, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None, **named):
    """ones(int[] size, *, dtype? dtype=None) -> Tensor

    Ones.
    """
    size = int_list("ones", "size", size, named)
    if dtype is not None:
        dtype = argument("ones", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = argument("ones", "requires_grad", "bool", requires_grad)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = argument("ones", "pin_memory", "bool", pin_memory)
    try:
        return new_leaf(kernels.ones_values(size, dtype), requires_grad, device)
    except FAULTS as error:
        raise refused(error, "ones", size=size, dtype=dtype) from None


ones_op = operation('ones', 'creation', ones, None, (), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# empty    derivatives.yaml:2627


def empty(*size, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None, **named):
    """empty(int[] size, *, dtype? dtype=None) -> Tensor

    A tensor whose elements have no particular value yet.
    """
    size = int_list("empty", "size", size, named)
    if dtype is not None:
        dtype = argument("empty", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = argument("empty", "requires_grad", "bool", requires_grad)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = argument("empty", "pin_memory", "bool", pin_memory)
    try:
        return new_leaf(kernels.empty_values(size, dtype), requires_grad, device)
    except FAULTS as error:
        raise refused(error, "empty", size=size, dtype=dtype) from None


empty_op = operation('empty', 'creation', empty, None, (), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# full    derivatives.yaml:2632


def full(size, fill_value, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """full(int[] size, Scalar fill_value, *, dtype? dtype=None) -> Tensor

    The number `fill_value` everywhere.
    """
    if not all_ints(size):
        size = argument("full", "size", "int[]", size)
    if fill_value.__class__ not in NUMBERS:
        fill_value = argument("full", "fill_value", "Scalar", fill_value)
    if dtype is not None:
        dtype = argument("full", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = argument("full", "requires_grad", "bool", requires_grad)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = argument("full", "pin_memory", "bool", pin_memory)
    try:
        return new_leaf(kernels.constant(size, fill_value, dtype), requires_grad, device)
    except FAULTS as error:
        raise refused(error, "full", size=size, fill_value=fill_value, dtype=dtype) from None


full_op = operation('full', 'creation', full, None, (), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# zeros_like    derivatives.yaml:2637


def zeros_like(input, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """zeros_like(Tensor input, *, dtype? dtype=None) -> Tensor

    Zeros of the shape and dtype of `input`.
    """
    if dtype is not None:
        dtype = argument("zeros_like", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = argument("zeros_like", "requires_grad", "bool", requires_grad)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = argument("zeros_like", "pin_memory", "bool", pin_memory)
    if input.__class__ is not Tensor:
        return dispatch(zeros_like_op, input, dtype, requires_grad, device, layout, pin_memory, memory_format)
    input_ = input._data
    try:
        return new_leaf(np.zeros_like(input_, dtype=dtype), requires_grad, device)
    except FAULTS as error:
        raise refused(error, "zeros_like", input=input_, dtype=dtype) from None


zeros_like_op = operation('zeros_like', 'creation', zeros_like, None, (0,), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# ones_like    derivatives.yaml:2643


def ones_like(input, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """ones_like(Tensor input, *, dtype? dtype=None) -> Tensor

    Ones of the shape and dtype of `input`.
    """
    if dtype is not None:
        dtype = argument("ones_like", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = argument("ones_like", "requires_grad", "bool", requires_grad)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = argument("ones_like", "pin_memory", "bool", pin_memory)
    if input.__class__ is not Tensor:
        return dispatch(ones_like_op, input, dtype, requires_grad, device, layout, pin_memory, memory_format)
    input_ = input._data
    try:
        return new_leaf(np.ones_like(input_, dtype=dtype), requires_grad, device)
    except FAULTS as error:
        raise refused(error, "ones_like", input=input_, dtype=dtype) from None


ones_like_op = operation('ones_like', 'creation', ones_like, None, (0,), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# empty_like    derivatives.yaml:2649


def empty_like(input, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """empty_like(Tensor input, *, dtype? dtype=None) -> Tensor

    A tensor of the shape and dtype of `input` whose elements have no particular value yet.
    """
    if dtype is not None:
        dtype = argument("empty_like", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = argument("empty_like", "requires_grad", "bool", requires_grad)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = argument("empty_like", "pin_memory", "bool", pin_memory)
    if input.__class__ is not Tensor:
        return dispatch(empty_like_op, input, dtype, requires_grad, device, layout, pin_memory, memory_format)
    input_ = input._data
    try:
        return new_leaf(np.empty_like(input_, dtype=dtype), requires_grad, device)
    except FAULTS as error:
        raise refused(error, "empty_like", input=input_, dtype=dtype) from None


empty_like_op = operation('empty_like', 'creation', empty_like, None, (0,), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# full_like    derivatives.yaml:2655


def full_like(input, fill_value, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """full_like(Tensor input, Scalar fill_value, *, dtype? dtype=None) -> Tensor

    The number `fill_value` everywhere, in the shape and dtype of `input`.
    """
    if fill_value.__class__ not in NUMBERS:
        fill_value = argument("full_like", "fill_value", "Scalar", fill_value)
    if dtype is not None:
        dtype = argument("full_like", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = argument("full_like", "requires_grad", "bool", requires_grad)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = argument("full_like", "pin_memory", "bool", pin_memory)
    if input.__class__ is not Tensor:
        return dispatch(full_like_op, input, fill_value, dtype, requires_grad, device, layout, pin_memory, memory_format)
    input_ = input._data
    try:
        return new_leaf(kernels.constant_like(input_, fill_value, dtype), requires_grad, device)
    except FAULTS as error:
        raise refused(error, "full_like", input=input_, fill_value=fill_value, dtype=dtype) from None


full_like_op = operation('full_like', 'creation', full_like, None, (0,), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# new_zeros    derivatives.yaml:2661


def new_zeros(input, *size, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None, **named):
    """new_zeros(Tensor self, int[] size, *, dtype? dtype=None) -> Tensor

    Zeros of the dtype of `self`.
    """
    size = int_list("new_zeros", "size", size, named)
    if dtype is not None:
        dtype = argument("new_zeros", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = argument("new_zeros", "requires_grad", "bool", requires_grad)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = argument("new_zeros", "pin_memory", "bool", pin_memory)
    if input.__class__ is not Tensor:
        return dispatch(new_zeros_op, input, size, dtype, requires_grad, device, layout, pin_memory, memory_format)
    self_ = input._data
    try:
        return new_leaf(kernels.zeros_values(size, self_.dtype if dtype is None else dtype), requires_grad, device)
    except FAULTS as error:
        raise refused(error, "new_zeros", self=self_, size=size, dtype=dtype) from None


new_zeros_op = operation('new_zeros', 'creation', new_zeros, None, (0,), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# new_ones    derivatives.yaml:2666


def new_ones(input, *size, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None, **named):
    """new_ones(Tensor self, int[] size, *, dtype? dtype=None) -> Tensor

    Ones of the dtype of `self`.
    """
    size = int_list("new_ones", "size", size, named)
    if dtype is not None:
        dtype = argument("new_ones", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = argument("new_ones", "requires_grad", "bool", requires_grad)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = argument("new_ones", "pin_memory", "bool", pin_memory)
    if input.__class__ is not Tensor:
        return dispatch(new_ones_op, input, size, dtype, requires_grad, device, layout, pin_memory, memory_format)
    self_ = input._data
    try:
        return new_leaf(kernels.ones_values(size, self_.dtype if dtype is None else dtype), requires_grad, device)
    except FAULTS as error:
        raise refused(error, "new_ones", self=self_, size=size, dtype=dtype) from None


new_ones_op = operation('new_ones', 'creation', new_ones, None, (0,), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# new_empty    derivatives.yaml:2671


def new_empty(input, *size, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None, **named):
    """new_empty(Tensor self, int[] size, *, dtype? dtype=None) -> Tensor

    A tensor of the dtype of `self` whose elements have no particular value yet.
    """
    size = int_list("new_empty", "size", size, named)
    if dtype is not None:
        dtype = argument("new_empty", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = argument("new_empty", "requires_grad", "bool", requires_grad)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = argument("new_empty", "pin_memory", "bool", pin_memory)
    if input.__class__ is not Tensor:
        return dispatch(new_empty_op, input, size, dtype, requires_grad, device, layout, pin_memory, memory_format)
    self_ = input._data
    try:
        return new_leaf(kernels.empty_values(size, self_.dtype if dtype is None else dtype), requires_grad, device)
    except FAULTS as error:
        raise refused(error, "new_empty", self=self_, size=size, dtype=dtype) from None


new_empty_op = operation('new_empty', 'creation', new_empty, None, (0,), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# new_full    derivatives.yaml:2676


def new_full(input, size, fill_value, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """new_full(Tensor self, int[] size, Scalar fill_value, *, dtype? dtype=None) -> Tensor

    The number `fill_value` everywhere, in the dtype of `self`.
    """
    if not all_ints(size):
        size = argument("new_full", "size", "int[]", size)
    if fill_value.__class__ not in NUMBERS:
        fill_value = argument("new_full", "fill_value", "Scalar", fill_value)
    if dtype is not None:
        dtype = argument("new_full", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = argument("new_full", "requires_grad", "bool", requires_grad)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = argument("new_full", "pin_memory", "bool", pin_memory)
    if input.__class__ is not Tensor:
        return dispatch(new_full_op, input, size, fill_value, dtype, requires_grad, device, layout, pin_memory, memory_format)
    self_ = input._data
    try:
        return new_leaf(kernels.constant(size, fill_value, self_.dtype if dtype is None else dtype), requires_grad, device)
    except FAULTS as error:
        raise refused(error, "new_full", self=self_, size=size, fill_value=fill_value, dtype=dtype) from None


new_full_op = operation('new_full', 'creation', new_full, None, (0,), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# eye    derivatives.yaml:2681


def eye(n, m=None, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """eye(int n, int? m=None, *, dtype? dtype=None) -> Tensor

    Ones on the diagonal of n rows and m (by default n) columns, zeros elsewhere.
    """
    if n.__class__ is not int:
        n = argument("eye", "n", "int", n)
    if m is not None and m.__class__ is not int:
        m = argument("eye", "m", "int?", m)
    if dtype is not None:
        dtype = argument("eye", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = argument("eye", "requires_grad", "bool", requires_grad)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = argument("eye", "pin_memory", "bool", pin_memory)
    try:
        return new_leaf(kernels.eye_values(n, m, dtype), requires_grad, device)
    except FAULTS as error:
        raise refused(error, "eye", n=n, m=m, dtype=dtype) from None


eye_op = operation('eye', 'creation', eye, None, (), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# arange    derivatives.yaml:2686


def arange_default(end, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """arange(any end, *, dtype? dtype=None) -> Tensor

    The numbers 0, 1, 2, ... below `end`; int64 if it is an int.
    """
    if dtype is not None:
        dtype = argument("arange", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = argument("arange", "requires_grad", "bool", requires_grad)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = argument("arange", "pin_memory", "bool", pin_memory)
    try:
        return new_leaf(kernels.arange_values(0, end, 1, dtype), requires_grad, device)
    except FAULTS as error:
        raise refused(error, "arange", end=end, dtype=dtype) from None


arange_default_op = operation('arange', 'creation', arange_default, None, (), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# arange.start    derivatives.yaml:2691


def arange_start(start, end, step=1, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """arange.start(any start, any end, any step=1, *, dtype? dtype=None) -> Tensor

    The numbers start, start + step, ... before `end`; int64 if all three are ints.
    """
    if dtype is not None:
        dtype = argument("arange.start", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = argument("arange.start", "requires_grad", "bool", requires_grad)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = argument("arange.start", "pin_memory", "bool", pin_memory)
    try:
        return new_leaf(kernels.arange_values(start, end, step, dtype), requires_grad, device)
    except FAULTS as error:
        raise refused(error, "arange.start", start=start, end=end, step=step, dtype=dtype) from None


arange_start_op = operation('arange.start', 'creation', arange_start, None, (), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# linspace    derivatives.yaml:2696


def linspace(start, end, steps, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """linspace(Scalar start, Scalar end, int steps, *, dtype? dtype=None) -> Tensor

    The given number of evenly spaced values from `start` to `end`, both included.
    """
    if start.__class__ not in NUMBERS:
        start = argument("linspace", "start", "Scalar", start)
    if end.__class__ not in NUMBERS:
        end = argument("linspace", "end", "Scalar", end)
    if steps.__class__ is not int:
        steps = argument("linspace", "steps", "int", steps)
    if dtype is not None:
        dtype = argument("linspace", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = argument("linspace", "requires_grad", "bool", requires_grad)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = argument("linspace", "pin_memory", "bool", pin_memory)
    try:
        return new_leaf(kernels.linspace_values(start, end, steps, dtype), requires_grad, device)
    except FAULTS as error:
        raise refused(error, "linspace", start=start, end=end, steps=steps, dtype=dtype) from None


linspace_op = operation('linspace', 'creation', linspace, None, (), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# logspace    derivatives.yaml:2701


def logspace(start, end, steps, base=10.0, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """logspace(Scalar start, Scalar end, int steps, float base=10.0, *, dtype? dtype=None) -> Tensor

    Powers of `base` whose exponents are evenly spaced from `start` to `end`.
    """
    if start.__class__ not in NUMBERS:
        start = argument("logspace", "start", "Scalar", start)
    if end.__class__ not in NUMBERS:
        end = argument("logspace", "end", "Scalar", end)
    if steps.__class__ is not int:
        steps = argument("logspace", "steps", "int", steps)
    if base.__class__ not in NUMBERS:
        base = argument("logspace", "base", "float", base)
    if dtype is not None:
        dtype = argument("logspace", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = argument("logspace", "requires_grad", "bool", requires_grad)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = argument("logspace", "pin_memory", "bool", pin_memory)
    try:
        return new_leaf(kernels.logspace_values(start, end, steps, base, dtype), requires_grad, device)
    except FAULTS as error:
        raise refused(error, "logspace", start=start, end=end, steps=steps, base=base, dtype=dtype) from None


logspace_op = operation('logspace', 'creation', logspace, None, (), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# tril_indices    derivatives.yaml:2706


def tril_indices(row, col, offset=0, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """tril_indices(int row, int col, int offset=0, *, dtype? dtype=None) -> Tensor

    Rows and columns of the elements on and below a diagonal, as a 2 by N tensor.
    """
    if row.__class__ is not int:
        row = argument("tril_indices", "row", "int", row)
    if col.__class__ is not int:
        col = argument("tril_indices", "col", "int", col)
    if offset.__class__ is not int:
        offset = argument("tril_indices", "offset", "int", offset)
    if dtype is not None:
        dtype = argument("tril_indices", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = argument("tril_indices", "requires_grad", "bool", requires_grad)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = argument("tril_indices", "pin_memory", "bool", pin_memory)
    try:
        return new_leaf(kernels.triangle_indices('tril_indices', row, col, offset, dtype), requires_grad, device)
    except FAULTS as error:
        raise refused(error, "tril_indices", row=row, col=col, offset=offset, dtype=dtype) from None


tril_indices_op = operation('tril_indices', 'creation', tril_indices, None, (), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# triu_indices    derivatives.yaml:2711


def triu_indices(row, col, offset=0, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """triu_indices(int row, int col, int offset=0, *, dtype? dtype=None) -> Tensor

    Rows and columns of the elements on and above a diagonal, as a 2 by N tensor.
    """
    if row.__class__ is not int:
        row = argument("triu_indices", "row", "int", row)
    if col.__class__ is not int:
        col = argument("triu_indices", "col", "int", col)
    if offset.__class__ is not int:
        offset = argument("triu_indices", "offset", "int", offset)
    if dtype is not None:
        dtype = argument("triu_indices", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = argument("triu_indices", "requires_grad", "bool", requires_grad)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = argument("triu_indices", "pin_memory", "bool", pin_memory)
    try:
        return new_leaf(kernels.triangle_indices('triu_indices', row, col, offset, dtype), requires_grad, device)
    except FAULTS as error:
        raise refused(error, "triu_indices", row=row, col=col, offset=offset, dtype=dtype) from None


triu_indices_op = operation('triu_indices', 'creation', triu_indices, None, (), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# rand    derivatives.yaml:2726


def rand(*size, generator=None, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None, **named):
    """rand(int[] size, *, Generator? generator=None, dtype? dtype=None) -> Tensor

    Random numbers that are uniform in [0, 1).
    """
    size = int_list("rand", "size", size, named)
    if generator is not None:
        generator = argument("rand", "generator", "Generator?", generator)
    if dtype is not None:
        dtype = argument("rand", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = argument("rand", "requires_grad", "bool", requires_grad)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = argument("rand", "pin_memory", "bool", pin_memory)
    if MODE.batches and (drawn := in_batch(rand_op, size, generator, dtype, requires_grad, device, layout, pin_memory, memory_format)) is not None:
        return drawn
    try:
        return new_leaf(kernels.uniform(size, generator, dtype), requires_grad, device)
    except FAULTS as error:
        raise refused(error, "rand", size=size, generator=generator, dtype=dtype) from None


rand_op = operation('rand', 'creation', rand, None, (), keywords=('generator', 'dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# randn    derivatives.yaml:2731


def randn(*size, generator=None, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None, **named):
    """randn(int[] size, *, Generator? generator=None, dtype? dtype=None) -> Tensor

    Random numbers of the normal distribution with mean 0 and variance 1.
    """
    size = int_list("randn", "size", size, named)
    if generator is not None:
        generator = argument("randn", "generator", "Generator?", generator)
    if dtype is not None:
        dtype = argument("randn", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = argument("randn", "requires_grad", "bool", requires_grad)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = argument("randn", "pin_memory", "bool", pin_memory)
    if MODE.batches and (drawn := in_batch(randn_op, size, generator, dtype, requires_grad, device, layout, pin_memory, memory_format)) is not None:
        return drawn
    try:
        return new_leaf(kernels.standard_normal(size, generator, dtype), requires_grad, device)
    except FAULTS as error:
        raise refused(error, "randn", size=size, generator=generator, dtype=dtype) from None


randn_op = operation('randn', 'creation', randn, None, (), keywords=('generator', 'dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# randint    derivatives.yaml:2736


def randint_default(high, *size, generator=None, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None, **named):
    """randint(int high, int[] size, *, Generator? generator=None, dtype? dtype=None) -> Tensor

    Random integers from 0 to high - 1.
    """
    size = int_list("randint", "size", size, named)
    if high.__class__ is not int:
        high = argument("randint", "high", "int", high)
    if generator is not None:
        generator = argument("randint", "generator", "Generator?", generator)
    if dtype is not None:
        dtype = argument("randint", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = argument("randint", "requires_grad", "bool", requires_grad)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = argument("randint", "pin_memory", "bool", pin_memory)
    if MODE.batches and (drawn := in_batch(randint_default_op, high, size, generator, dtype, requires_grad, device, layout, pin_memory, memory_format)) is not None:
        return drawn
    try:
        return new_leaf(kernels.integers(0, high, size, generator, dtype), requires_grad, device)
    except FAULTS as error:
        raise refused(error, "randint", high=high, size=size, generator=generator, dtype=dtype) from None


randint_default_op = operation('randint', 'creation', randint_default, None, (), keywords=('generator', 'dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# randint.low    derivatives.yaml:2741


def randint_low(low, high, size, *, generator=None, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """randint.low(int low, int high, int[] size, *, Generator? generator=None, dtype? dtype=None) -> Tensor

    Random integers from `low` to high - 1.
    """
    if low.__class__ is not int:
        low = argument("randint.low", "low", "int", low)
    if high.__class__ is not int:
        high = argument("randint.low", "high", "int", high)
    if not all_ints(size):
        size = argument("randint.low", "size", "int[]", size)
    if generator is not None:
        generator = argument("randint.low", "generator", "Generator?", generator)
    if dtype is not None:
        dtype = argument("randint.low", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = argument("randint.low", "requires_grad", "bool", requires_grad)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = argument("randint.low", "pin_memory", "bool", pin_memory)
    if MODE.batches and (drawn := in_batch(randint_low_op, low, high, size, generator, dtype, requires_grad, device, layout, pin_memory, memory_format)) is not None:
        return drawn
    try:
        return new_leaf(kernels.integers(low, high, size, generator, dtype), requires_grad, device)
    except FAULTS as error:
        raise refused(error, "randint.low", low=low, high=high, size=size, generator=generator, dtype=dtype) from None


randint_low_op = operation('randint.low', 'creation', randint_low, None, (), keywords=('generator', 'dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# randperm    derivatives.yaml:2746


def randperm(n, *, generator=None, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """randperm(int n, *, Generator? generator=None, dtype? dtype=None) -> Tensor

    The integers from 0 to n - 1 in random order.
    """
    if n.__class__ is not int:
        n = argument("randperm", "n", "int", n)
    if generator is not None:
        generator = argument("randperm", "generator", "Generator?", generator)
    if dtype is not None:
        dtype = argument("randperm", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = argument("randperm", "requires_grad", "bool", requires_grad)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = argument("randperm", "pin_memory", "bool", pin_memory)
    if MODE.batches and (drawn := in_batch(randperm_op, n, generator, dtype, requires_grad, device, layout, pin_memory, memory_format)) is not None:
        return drawn
    try:
        return new_leaf(kernels.permutation(n, generator, dtype), requires_grad, device)
    except FAULTS as error:
        raise refused(error, "randperm", n=n, generator=generator, dtype=dtype) from None


randperm_op = operation('randperm', 'creation', randperm, None, (), keywords=('generator', 'dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# rand_like    derivatives.yaml:2751


def rand_like(input, *, generator=None, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """rand_like(Tensor input, *, Generator? generator=None, dtype? dtype=None) -> Tensor

    Random numbers uniform in [0, 1), in the shape and dtype of `input`.
    """
    if generator is not None:
        generator = argument("rand_like", "generator", "Generator?", generator)
    if dtype is not None:
        dtype = argument("rand_like", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = argument("rand_like", "requires_grad", "bool", requires_grad)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = argument("rand_like", "pin_memory", "bool", pin_memory)
    if MODE.batches and (drawn := in_batch(rand_like_op, input, generator, dtype, requires_grad, device, layout, pin_memory, memory_format)) is not None:
        return drawn
    if input.__class__ is not Tensor:
        return dispatch(rand_like_op, input, generator, dtype, requires_grad, device, layout, pin_memory, memory_format)
    input_ = input._data
    try:
        return new_leaf(kernels.uniform_like(input_, generator, dtype), requires_grad, device)
    except FAULTS as error:
        raise refused(error, "rand_like", input=input_, generator=generator, dtype=dtype) from None


rand_like_op = operation('rand_like', 'creation', rand_like, None, (0,), keywords=('generator', 'dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# randn_like    derivatives.yaml:2756


def randn_like(input, *, generator=None, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """randn_like(Tensor input, *, Generator? generator=None, dtype? dtype=None) -> Tensor

    Normally distributed random numbers in the shape and dtype of `input`.
    """
    if generator is not None:
        generator = argument("randn_like", "generator", "Generator?", generator)
    if dtype is not None:
        dtype = argument("randn_like", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = argument("randn_like", "requires_grad", "bool", requires_grad)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = argument("randn_like", "pin_memory", "bool", pin_memory)
    if MODE.batches and (drawn := in_batch(randn_like_op, input, generator, dtype, requires_grad, device, layout, pin_memory, memory_format)) is not None:
        return drawn
    if input.__class__ is not Tensor:
        return dispatch(randn_like_op, input, generator, dtype, requires_grad, device, layout, pin_memory, memory_format)
    input_ = input._data
    try:
        return new_leaf(kernels.standard_normal_like(input_, generator, dtype), requires_grad, device)
    except FAULTS as error:
        raise refused(error, "randn_like", input=input_, generator=generator, dtype=dtype) from None


randn_like_op = operation('randn_like', 'creation', randn_like, None, (0,), keywords=('generator', 'dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# randint_like    derivatives.yaml:2761


def randint_like_default(input, high, *, generator=None, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """randint_like(Tensor input, int high, *, Generator? generator=None, dtype? dtype=None) -> Tensor

    Random integers from 0 to high - 1 in the shape and dtype of `input`.
    """
    if high.__class__ is not int:
        high = argument("randint_like", "high", "int", high)
    if generator is not None:
        generator = argument("randint_like", "generator", "Generator?", generator)
    if dtype is not None:
        dtype = argument("randint_like", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = argument("randint_like", "requires_grad", "bool", requires_grad)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = argument("randint_like", "pin_memory", "bool", pin_memory)
    if MODE.batches and (drawn := in_batch(randint_like_default_op, input, high, generator, dtype, requires_grad, device, layout, pin_memory, memory_format)) is not None:
        return drawn
    if input.__class__ is not Tensor:
        return dispatch(randint_like_default_op, input, high, generator, dtype, requires_grad, device, layout, pin_memory, memory_format)
    input_ = input._data
    try:
        return new_leaf(kernels.integers_like(input_, 0, high, generator, dtype), requires_grad, device)
    except FAULTS as error:
        raise refused(error, "randint_like", input=input_, high=high, generator=generator, dtype=dtype) from None


randint_like_default_op = operation('randint_like', 'creation', randint_like_default, None, (0,), keywords=('generator', 'dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# randint_like.low    derivatives.yaml:2766


def randint_like_low(input, low, high, *, generator=None, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """randint_like.low(Tensor input, int low, int high, *, Generator? generator=None, dtype? dtype=None) -> Tensor

    Random integers from `low` to high - 1 in the shape and dtype of `input`.
    """
    if low.__class__ is not int:
        low = argument("randint_like.low", "low", "int", low)
    if high.__class__ is not int:
        high = argument("randint_like.low", "high", "int", high)
    if generator is not None:
        generator = argument("randint_like.low", "generator", "Generator?", generator)
    if dtype is not None:
        dtype = argument("randint_like.low", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = argument("randint_like.low", "requires_grad", "bool", requires_grad)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = argument("randint_like.low", "pin_memory", "bool", pin_memory)
    if MODE.batches and (drawn := in_batch(randint_like_low_op, input, low, high, generator, dtype, requires_grad, device, layout, pin_memory, memory_format)) is not None:
        return drawn
    if input.__class__ is not Tensor:
        return dispatch(randint_like_low_op, input, low, high, generator, dtype, requires_grad, device, layout, pin_memory, memory_format)
    input_ = input._data
    try:
        return new_leaf(kernels.integers_like(input_, low, high, generator, dtype), requires_grad, device)
    except FAULTS as error:
        raise refused(error, "randint_like.low", input=input_, low=low, high=high, generator=generator, dtype=dtype) from None


randint_like_low_op = operation('randint_like.low', 'creation', randint_like_low, None, (0,), keywords=('generator', 'dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# normal.float_float    derivatives.yaml:2815


def normal_float_float(mean, std, size, *, generator=None, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """normal.float_float(float mean, float std, int[] size, *, Generator? generator=None, dtype? dtype=None) -> Tensor

    Random numbers of one normal distribution.
    """
    if mean.__class__ not in NUMBERS:
        mean = argument("normal.float_float", "mean", "float", mean)
    if std.__class__ not in NUMBERS:
        std = argument("normal.float_float", "std", "float", std)
    if not all_ints(size):
        size = argument("normal.float_float", "size", "int[]", size)
    if generator is not None:
        generator = argument("normal.float_float", "generator", "Generator?", generator)
    if dtype is not None:
        dtype = argument("normal.float_float", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = argument("normal.float_float", "requires_grad", "bool", requires_grad)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = argument("normal.float_float", "pin_memory", "bool", pin_memory)
    if MODE.batches and (drawn := in_batch(normal_float_float_op, mean, std, size, generator, dtype, requires_grad, device, layout, pin_memory, memory_format)) is not None:
        return drawn
    try:
        return new_leaf(kernels.normal_of(mean, std, size, generator, dtype), requires_grad, device)
    except FAULTS as error:
        raise refused(error, "normal.float_float", mean=mean, std=std, size=size, generator=generator, dtype=dtype) from None


normal_float_float_op = operation('normal.float_float', 'creation', normal_float_float, None, (), keywords=('generator', 'dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# fft.fftfreq    derivatives.yaml:3668


def fft_fftfreq(n, d=1.0, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """fft.fftfreq(int n, float d=1.0, *, dtype? dtype=None) -> Tensor

    The frequencies of the elements of fft.fft of length `n`, for samples `d` apart.
    """
    if n.__class__ is not int:
        n = argument("fft.fftfreq", "n", "int", n)
    if d.__class__ not in NUMBERS:
        d = argument("fft.fftfreq", "d", "float", d)
    if dtype is not None:
        dtype = argument("fft.fftfreq", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = argument("fft.fftfreq", "requires_grad", "bool", requires_grad)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = argument("fft.fftfreq", "pin_memory", "bool", pin_memory)
    try:
        return new_leaf(kernels.frequencies(n, d, dtype), requires_grad, device)
    except FAULTS as error:
        raise refused(error, "fft.fftfreq", n=n, d=d, dtype=dtype) from None


fft_fftfreq_op = operation('fft.fftfreq', 'creation', fft_fftfreq, None, (), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# fft.rfftfreq    derivatives.yaml:3673


def fft_rfftfreq(n, d=1.0, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """fft.rfftfreq(int n, float d=1.0, *, dtype? dtype=None) -> Tensor

    The frequencies of the elements of fft.rfft of length `n`, for samples `d` apart.
    """
    if n.__class__ is not int:
        n = argument("fft.rfftfreq", "n", "int", n)
    if d.__class__ not in NUMBERS:
        d = argument("fft.rfftfreq", "d", "float", d)
    if dtype is not None:
        dtype = argument("fft.rfftfreq", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = argument("fft.rfftfreq", "requires_grad", "bool", requires_grad)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = argument("fft.rfftfreq", "pin_memory", "bool", pin_memory)
    try:
        return new_leaf(kernels.half_frequencies(n, d, dtype), requires_grad, device)
    except FAULTS as error:
        raise refused(error, "fft.rfftfreq", n=n, d=d, dtype=dtype) from None


fft_rfftfreq_op = operation('fft.rfftfreq', 'creation', fft_rfftfreq, None, (), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# hann_window    derivatives.yaml:3688


def hann_window(window_length, periodic=True, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """hann_window(int window_length, bool periodic=True, *, dtype? dtype=None) -> Tensor

    One period of (1 - cos) / 2; not `periodic`, both ends are 0.
    """
    if window_length.__class__ is not int:
        window_length = argument("hann_window", "window_length", "int", window_length)
    if periodic is not True and periodic is not False:
        periodic = argument("hann_window", "periodic", "bool", periodic)
    if dtype is not None:
        dtype = argument("hann_window", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = argument("hann_window", "requires_grad", "bool", requires_grad)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = argument("hann_window", "pin_memory", "bool", pin_memory)
    try:
        return new_leaf(kernels.cosine_window('hann_window', window_length, periodic, (0.5, -0.5), dtype), requires_grad, device)
    except FAULTS as error:
        raise refused(error, "hann_window", window_length=window_length, periodic=periodic, dtype=dtype) from None


hann_window_op = operation('hann_window', 'creation', hann_window, None, (), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# hamming_window    derivatives.yaml:3693


def hamming_window(window_length, periodic=True, alpha=0.54, beta=0.46, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """hamming_window(int window_length, bool periodic=True, float alpha=0.54, float beta=0.46, *, dtype? dtype=None) -> Tensor

    One period of alpha - beta cos.
    """
    if window_length.__class__ is not int:
        window_length = argument("hamming_window", "window_length", "int", window_length)
    if periodic is not True and periodic is not False:
        periodic = argument("hamming_window", "periodic", "bool", periodic)
    if alpha.__class__ not in NUMBERS:
        alpha = argument("hamming_window", "alpha", "float", alpha)
    if beta.__class__ not in NUMBERS:
        beta = argument("hamming_window", "beta", "float", beta)
    if dtype is not None:
        dtype = argument("hamming_window", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = argument("hamming_window", "requires_grad", "bool", requires_grad)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = argument("hamming_window", "pin_memory", "bool", pin_memory)
    try:
        return new_leaf(kernels.cosine_window('hamming_window', window_length, periodic, (alpha, -beta), dtype), requires_grad, device)
    except FAULTS as error:
        raise refused(error, "hamming_window", window_length=window_length, periodic=periodic, alpha=alpha, beta=beta, dtype=dtype) from None


hamming_window_op = operation('hamming_window', 'creation', hamming_window, None, (), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# blackman_window    derivatives.yaml:3698


def blackman_window(window_length, periodic=True, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """blackman_window(int window_length, bool periodic=True, *, dtype? dtype=None) -> Tensor

    One period of 0.42 - 0.5 cos t + 0.08 cos 2t.
    """
    if window_length.__class__ is not int:
        window_length = argument("blackman_window", "window_length", "int", window_length)
    if periodic is not True and periodic is not False:
        periodic = argument("blackman_window", "periodic", "bool", periodic)
    if dtype is not None:
        dtype = argument("blackman_window", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = argument("blackman_window", "requires_grad", "bool", requires_grad)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = argument("blackman_window", "pin_memory", "bool", pin_memory)
    try:
        return new_leaf(kernels.cosine_window('blackman_window', window_length, periodic, (0.42, -0.5, 0.08), dtype), requires_grad, device)
    except FAULTS as error:
        raise refused(error, "blackman_window", window_length=window_length, periodic=periodic, dtype=dtype) from None


blackman_window_op = operation('blackman_window', 'creation', blackman_window, None, (), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# bartlett_window    derivatives.yaml:3703


def bartlett_window(window_length, periodic=True, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """bartlett_window(int window_length, bool periodic=True, *, dtype? dtype=None) -> Tensor

    A triangle.
    """
    if window_length.__class__ is not int:
        window_length = argument("bartlett_window", "window_length", "int", window_length)
    if periodic is not True and periodic is not False:
        periodic = argument("bartlett_window", "periodic", "bool", periodic)
    if dtype is not None:
        dtype = argument("bartlett_window", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = argument("bartlett_window", "requires_grad", "bool", requires_grad)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = argument("bartlett_window", "pin_memory", "bool", pin_memory)
    try:
        return new_leaf(kernels.triangle_window(window_length, periodic, dtype), requires_grad, device)
    except FAULTS as error:
        raise refused(error, "bartlett_window", window_length=window_length, periodic=periodic, dtype=dtype) from None


bartlett_window_op = operation('bartlett_window', 'creation', bartlett_window, None, (), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# kaiser_window    derivatives.yaml:3708


def kaiser_window(window_length, periodic=True, beta=12.0, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """kaiser_window(int window_length, bool periodic=True, float beta=12.0, *, dtype? dtype=None) -> Tensor

    Kaiser's bell of Bessel functions, the narrower the larger `beta`.
    """
    if window_length.__class__ is not int:
        window_length = argument("kaiser_window", "window_length", "int", window_length)
    if periodic is not True and periodic is not False:
        periodic = argument("kaiser_window", "periodic", "bool", periodic)
    if beta.__class__ not in NUMBERS:
        beta = argument("kaiser_window", "beta", "float", beta)
    if dtype is not None:
        dtype = argument("kaiser_window", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = argument("kaiser_window", "requires_grad", "bool", requires_grad)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = argument("kaiser_window", "pin_memory", "bool", pin_memory)
    try:
        return new_leaf(kernels.kaiser_window(window_length, periodic, beta, dtype), requires_grad, device)
    except FAULTS as error:
        raise refused(error, "kaiser_window", window_length=window_length, periodic=periodic, beta=beta, dtype=dtype) from None


kaiser_window_op = operation('kaiser_window', 'creation', kaiser_window, None, (), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))
