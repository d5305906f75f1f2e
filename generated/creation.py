# Generated from derivatives.yaml by `python -m codegen`. Do not edit: edit the table and generate again.
"""Operations of kind creation: functions, Backward nodes and tangents.

A new tensor that depends on no element of another.
"""

# ruff: noqa
# mypy: ignore-errors
import numpy as np

from autograd import kernels
from autograd.grad_mode import MODE
from autograd.operation import dispatch, number, operation
from autograd.support import in_batch, int_list, new_leaf
from autograd.tensor import Tensor

ndarray = np.ndarray
asarray = np.asarray


# ------------------------------------------------------------------------------------------------
# zeros    derivatives.yaml:2633


def zeros(*size, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None, **named):
    """zeros(int[] size, *, dtype? dtype=None) -> Tensor

    Zeros.
    """
    size = int_list("zeros", "size", size, named)
    return new_leaf(kernels.zeros_values(size, dtype), requires_grad, device)


zeros_op = operation('zeros', 'creation', zeros, None, (), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# ones    derivatives.yaml:2638


def ones(*size, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None, **named):
    """ones(int[] size, *, dtype? dtype=None) -> Tensor

    Ones.
    """
    size = int_list("ones", "size", size, named)
    return new_leaf(kernels.ones_values(size, dtype), requires_grad, device)


ones_op = operation('ones', 'creation', ones, None, (), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# empty    derivatives.yaml:2643


def empty(*size, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None, **named):
    """empty(int[] size, *, dtype? dtype=None) -> Tensor

    A tensor whose elements have no particular value yet.
    """
    size = int_list("empty", "size", size, named)
    return new_leaf(kernels.empty_values(size, dtype), requires_grad, device)


empty_op = operation('empty', 'creation', empty, None, (), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# full    derivatives.yaml:2648


def full(size, fill_value, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """full(int[] size, Scalar fill_value, *, dtype? dtype=None) -> Tensor

    The number `fill_value` everywhere.
    """
    return new_leaf(kernels.constant(size, fill_value, dtype), requires_grad, device)


full_op = operation('full', 'creation', full, None, (), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# zeros_like    derivatives.yaml:2653


def zeros_like(input, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """zeros_like(Tensor input, *, dtype? dtype=None) -> Tensor

    Zeros of the shape and dtype of `input`.
    """
    if input.__class__ is not Tensor:
        return dispatch(zeros_like_op, input, dtype, requires_grad, device, layout, pin_memory, memory_format)
    input_ = input._data
    return new_leaf(np.zeros_like(input_, dtype=dtype), requires_grad, device)


zeros_like_op = operation('zeros_like', 'creation', zeros_like, None, (0,), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# ones_like    derivatives.yaml:2659


def ones_like(input, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """ones_like(Tensor input, *, dtype? dtype=None) -> Tensor

    Ones of the shape and dtype of `input`.
    """
    if input.__class__ is not Tensor:
        return dispatch(ones_like_op, input, dtype, requires_grad, device, layout, pin_memory, memory_format)
    input_ = input._data
    return new_leaf(np.ones_like(input_, dtype=dtype), requires_grad, device)


ones_like_op = operation('ones_like', 'creation', ones_like, None, (0,), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# empty_like    derivatives.yaml:2665


def empty_like(input, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """empty_like(Tensor input, *, dtype? dtype=None) -> Tensor

    A tensor of the shape and dtype of `input` whose elements have no particular value yet.
    """
    if input.__class__ is not Tensor:
        return dispatch(empty_like_op, input, dtype, requires_grad, device, layout, pin_memory, memory_format)
    input_ = input._data
    return new_leaf(np.empty_like(input_, dtype=dtype), requires_grad, device)


empty_like_op = operation('empty_like', 'creation', empty_like, None, (0,), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# full_like    derivatives.yaml:2671


def full_like(input, fill_value, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """full_like(Tensor input, Scalar fill_value, *, dtype? dtype=None) -> Tensor

    The number `fill_value` everywhere, in the shape and dtype of `input`.
    """
    if input.__class__ is not Tensor:
        return dispatch(full_like_op, input, fill_value, dtype, requires_grad, device, layout, pin_memory, memory_format)
    input_ = input._data
    return new_leaf(kernels.constant_like(input_, fill_value, dtype), requires_grad, device)


full_like_op = operation('full_like', 'creation', full_like, None, (0,), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# new_zeros    derivatives.yaml:2677


def new_zeros(input, *size, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None, **named):
    """new_zeros(Tensor self, int[] size, *, dtype? dtype=None) -> Tensor

    Zeros of the dtype of `self`.
    """
    size = int_list("new_zeros", "size", size, named)
    if input.__class__ is not Tensor:
        return dispatch(new_zeros_op, input, size, dtype, requires_grad, device, layout, pin_memory, memory_format)
    self_ = input._data
    return new_leaf(kernels.zeros_values(size, self_.dtype if dtype is None else dtype), requires_grad, device)


new_zeros_op = operation('new_zeros', 'creation', new_zeros, None, (0,), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# new_ones    derivatives.yaml:2682


def new_ones(input, *size, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None, **named):
    """new_ones(Tensor self, int[] size, *, dtype? dtype=None) -> Tensor

    Ones of the dtype of `self`.
    """
    size = int_list("new_ones", "size", size, named)
    if input.__class__ is not Tensor:
        return dispatch(new_ones_op, input, size, dtype, requires_grad, device, layout, pin_memory, memory_format)
    self_ = input._data
    return new_leaf(kernels.ones_values(size, self_.dtype if dtype is None else dtype), requires_grad, device)


new_ones_op = operation('new_ones', 'creation', new_ones, None, (0,), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# new_empty    derivatives.yaml:2687


def new_empty(input, *size, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None, **named):
    """new_empty(Tensor self, int[] size, *, dtype? dtype=None) -> Tensor

    A tensor of the dtype of `self` whose elements have no particular value yet.
    """
    size = int_list("new_empty", "size", size, named)
    if input.__class__ is not Tensor:
        return dispatch(new_empty_op, input, size, dtype, requires_grad, device, layout, pin_memory, memory_format)
    self_ = input._data
    return new_leaf(kernels.empty_values(size, self_.dtype if dtype is None else dtype), requires_grad, device)


new_empty_op = operation('new_empty', 'creation', new_empty, None, (0,), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# new_full    derivatives.yaml:2692


def new_full(input, size, fill_value, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """new_full(Tensor self, int[] size, Scalar fill_value, *, dtype? dtype=None) -> Tensor

    The number `fill_value` everywhere, in the dtype of `self`.
    """
    if input.__class__ is not Tensor:
        return dispatch(new_full_op, input, size, fill_value, dtype, requires_grad, device, layout, pin_memory, memory_format)
    self_ = input._data
    return new_leaf(kernels.constant(size, fill_value, self_.dtype if dtype is None else dtype), requires_grad, device)


new_full_op = operation('new_full', 'creation', new_full, None, (0,), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# eye    derivatives.yaml:2697


def eye(n, m=None, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """eye(int n, int? m=None, *, dtype? dtype=None) -> Tensor

    Ones on the diagonal of n rows and m (by default n) columns, zeros elsewhere.
    """
    return new_leaf(kernels.eye_values(n, m, dtype), requires_grad, device)


eye_op = operation('eye', 'creation', eye, None, (), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# arange    derivatives.yaml:2702


def arange_default(end, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """arange(any end, *, dtype? dtype=None) -> Tensor

    The numbers 0, 1, 2, ... below `end`; int64 if it is an int.
    """
    return new_leaf(kernels.arange_values(0, end, 1, dtype), requires_grad, device)


arange_default_op = operation('arange', 'creation', arange_default, None, (), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# arange.start    derivatives.yaml:2707


def arange_start(start, end, step=1, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """arange.start(any start, any end, any step=1, *, dtype? dtype=None) -> Tensor

    The numbers start, start + step, ... before `end`; int64 if all three are ints.
    """
    return new_leaf(kernels.arange_values(start, end, step, dtype), requires_grad, device)


arange_start_op = operation('arange.start', 'creation', arange_start, None, (), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# linspace    derivatives.yaml:2712


def linspace(start, end, steps, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """linspace(Scalar start, Scalar end, int steps, *, dtype? dtype=None) -> Tensor

    The given number of evenly spaced values from `start` to `end`, both included.
    """
    return new_leaf(kernels.linspace_values(start, end, steps, dtype), requires_grad, device)


linspace_op = operation('linspace', 'creation', linspace, None, (), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# logspace    derivatives.yaml:2717


def logspace(start, end, steps, base=10.0, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """logspace(Scalar start, Scalar end, int steps, float base=10.0, *, dtype? dtype=None) -> Tensor

    Powers of `base` whose exponents are evenly spaced from `start` to `end`.
    """
    return new_leaf(kernels.logspace_values(start, end, steps, base, dtype), requires_grad, device)


logspace_op = operation('logspace', 'creation', logspace, None, (), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# tril_indices    derivatives.yaml:2722


def tril_indices(row, col, offset=0, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """tril_indices(int row, int col, int offset=0, *, dtype? dtype=None) -> Tensor

    Rows and columns of the elements on and below a diagonal, as a 2 by N tensor.
    """
    return new_leaf(kernels.triangle_indices('tril_indices', row, col, offset, dtype), requires_grad, device)


tril_indices_op = operation('tril_indices', 'creation', tril_indices, None, (), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# triu_indices    derivatives.yaml:2727


def triu_indices(row, col, offset=0, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """triu_indices(int row, int col, int offset=0, *, dtype? dtype=None) -> Tensor

    Rows and columns of the elements on and above a diagonal, as a 2 by N tensor.
    """
    return new_leaf(kernels.triangle_indices('triu_indices', row, col, offset, dtype), requires_grad, device)


triu_indices_op = operation('triu_indices', 'creation', triu_indices, None, (), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# rand    derivatives.yaml:2742


def rand(*size, generator=None, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None, **named):
    """rand(int[] size, *, Generator? generator=None, dtype? dtype=None) -> Tensor

    Random numbers that are uniform in [0, 1).
    """
    size = int_list("rand", "size", size, named)
    if MODE.batches and (drawn := in_batch(rand_op, size, generator, dtype, requires_grad, device, layout, pin_memory, memory_format)) is not None:
        return drawn
    return new_leaf(kernels.uniform(size, generator, dtype), requires_grad, device)


rand_op = operation('rand', 'creation', rand, None, (), keywords=('generator', 'dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# randn    derivatives.yaml:2747


def randn(*size, generator=None, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None, **named):
    """randn(int[] size, *, Generator? generator=None, dtype? dtype=None) -> Tensor

    Random numbers of the normal distribution with mean 0 and variance 1.
    """
    size = int_list("randn", "size", size, named)
    if MODE.batches and (drawn := in_batch(randn_op, size, generator, dtype, requires_grad, device, layout, pin_memory, memory_format)) is not None:
        return drawn
    return new_leaf(kernels.standard_normal(size, generator, dtype), requires_grad, device)


randn_op = operation('randn', 'creation', randn, None, (), keywords=('generator', 'dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# randint    derivatives.yaml:2752


def randint_default(high, *size, generator=None, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None, **named):
    """randint(int high, int[] size, *, Generator? generator=None, dtype? dtype=None) -> Tensor

    Random integers from 0 to high - 1.
    """
    size = int_list("randint", "size", size, named)
    if MODE.batches and (drawn := in_batch(randint_default_op, high, size, generator, dtype, requires_grad, device, layout, pin_memory, memory_format)) is not None:
        return drawn
    return new_leaf(kernels.integers(0, high, size, generator, dtype), requires_grad, device)


randint_default_op = operation('randint', 'creation', randint_default, None, (), keywords=('generator', 'dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# randint.low    derivatives.yaml:2757


def randint_low(low, high, size, *, generator=None, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """randint.low(int low, int high, int[] size, *, Generator? generator=None, dtype? dtype=None) -> Tensor

    Random integers from `low` to high - 1.
    """
    if MODE.batches and (drawn := in_batch(randint_low_op, low, high, size, generator, dtype, requires_grad, device, layout, pin_memory, memory_format)) is not None:
        return drawn
    return new_leaf(kernels.integers(low, high, size, generator, dtype), requires_grad, device)


randint_low_op = operation('randint.low', 'creation', randint_low, None, (), keywords=('generator', 'dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# randperm    derivatives.yaml:2762


def randperm(n, *, generator=None, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """randperm(int n, *, Generator? generator=None, dtype? dtype=None) -> Tensor

    The integers from 0 to n - 1 in random order.
    """
    if MODE.batches and (drawn := in_batch(randperm_op, n, generator, dtype, requires_grad, device, layout, pin_memory, memory_format)) is not None:
        return drawn
    return new_leaf(kernels.permutation(n, generator, dtype), requires_grad, device)


randperm_op = operation('randperm', 'creation', randperm, None, (), keywords=('generator', 'dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# rand_like    derivatives.yaml:2767


def rand_like(input, *, generator=None, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """rand_like(Tensor input, *, Generator? generator=None, dtype? dtype=None) -> Tensor

    Random numbers uniform in [0, 1), in the shape and dtype of `input`.
    """
    if MODE.batches and (drawn := in_batch(rand_like_op, input, generator, dtype, requires_grad, device, layout, pin_memory, memory_format)) is not None:
        return drawn
    if input.__class__ is not Tensor:
        return dispatch(rand_like_op, input, generator, dtype, requires_grad, device, layout, pin_memory, memory_format)
    input_ = input._data
    return new_leaf(kernels.uniform_like(input_, generator, dtype), requires_grad, device)


rand_like_op = operation('rand_like', 'creation', rand_like, None, (0,), keywords=('generator', 'dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# randn_like    derivatives.yaml:2772


def randn_like(input, *, generator=None, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """randn_like(Tensor input, *, Generator? generator=None, dtype? dtype=None) -> Tensor

    Normally distributed random numbers in the shape and dtype of `input`.
    """
    if MODE.batches and (drawn := in_batch(randn_like_op, input, generator, dtype, requires_grad, device, layout, pin_memory, memory_format)) is not None:
        return drawn
    if input.__class__ is not Tensor:
        return dispatch(randn_like_op, input, generator, dtype, requires_grad, device, layout, pin_memory, memory_format)
    input_ = input._data
    return new_leaf(kernels.standard_normal_like(input_, generator, dtype), requires_grad, device)


randn_like_op = operation('randn_like', 'creation', randn_like, None, (0,), keywords=('generator', 'dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# randint_like    derivatives.yaml:2777


def randint_like_default(input, high, *, generator=None, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """randint_like(Tensor input, int high, *, Generator? generator=None, dtype? dtype=None) -> Tensor

    Random integers from 0 to high - 1 in the shape and dtype of `input`.
    """
    if MODE.batches and (drawn := in_batch(randint_like_default_op, input, high, generator, dtype, requires_grad, device, layout, pin_memory, memory_format)) is not None:
        return drawn
    if input.__class__ is not Tensor:
        return dispatch(randint_like_default_op, input, high, generator, dtype, requires_grad, device, layout, pin_memory, memory_format)
    input_ = input._data
    return new_leaf(kernels.integers_like(input_, 0, high, generator, dtype), requires_grad, device)


randint_like_default_op = operation('randint_like', 'creation', randint_like_default, None, (0,), keywords=('generator', 'dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# randint_like.low    derivatives.yaml:2782


def randint_like_low(input, low, high, *, generator=None, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """randint_like.low(Tensor input, int low, int high, *, Generator? generator=None, dtype? dtype=None) -> Tensor

    Random integers from `low` to high - 1 in the shape and dtype of `input`.
    """
    if MODE.batches and (drawn := in_batch(randint_like_low_op, input, low, high, generator, dtype, requires_grad, device, layout, pin_memory, memory_format)) is not None:
        return drawn
    if input.__class__ is not Tensor:
        return dispatch(randint_like_low_op, input, low, high, generator, dtype, requires_grad, device, layout, pin_memory, memory_format)
    input_ = input._data
    return new_leaf(kernels.integers_like(input_, low, high, generator, dtype), requires_grad, device)


randint_like_low_op = operation('randint_like.low', 'creation', randint_like_low, None, (0,), keywords=('generator', 'dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# normal.float_float    derivatives.yaml:2831


def normal_float_float(mean, std, size, *, generator=None, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """normal.float_float(float mean, float std, int[] size, *, Generator? generator=None, dtype? dtype=None) -> Tensor

    Random numbers of one normal distribution.
    """
    if MODE.batches and (drawn := in_batch(normal_float_float_op, mean, std, size, generator, dtype, requires_grad, device, layout, pin_memory, memory_format)) is not None:
        return drawn
    return new_leaf(kernels.normal_of(mean, std, size, generator, dtype), requires_grad, device)


normal_float_float_op = operation('normal.float_float', 'creation', normal_float_float, None, (), keywords=('generator', 'dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# fft.fftfreq    derivatives.yaml:3684


def fft_fftfreq(n, d=1.0, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """fft.fftfreq(int n, float d=1.0, *, dtype? dtype=None) -> Tensor

    The frequencies of the elements of fft.fft of length `n`, for samples `d` apart.
    """
    return new_leaf(kernels.frequencies(n, d, dtype), requires_grad, device)


fft_fftfreq_op = operation('fft.fftfreq', 'creation', fft_fftfreq, None, (), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# fft.rfftfreq    derivatives.yaml:3689


def fft_rfftfreq(n, d=1.0, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """fft.rfftfreq(int n, float d=1.0, *, dtype? dtype=None) -> Tensor

    The frequencies of the elements of fft.rfft of length `n`, for samples `d` apart.
    """
    return new_leaf(kernels.half_frequencies(n, d, dtype), requires_grad, device)


fft_rfftfreq_op = operation('fft.rfftfreq', 'creation', fft_rfftfreq, None, (), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# hann_window    derivatives.yaml:3704


def hann_window(window_length, periodic=True, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """hann_window(int window_length, bool periodic=True, *, dtype? dtype=None) -> Tensor

    One period of (1 - cos) / 2; not `periodic`, both ends are 0.
    """
    return new_leaf(kernels.cosine_window('hann_window', window_length, periodic, (0.5, -0.5), dtype), requires_grad, device)


hann_window_op = operation('hann_window', 'creation', hann_window, None, (), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# hamming_window    derivatives.yaml:3709


def hamming_window(window_length, periodic=True, alpha=0.54, beta=0.46, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """hamming_window(int window_length, bool periodic=True, float alpha=0.54, float beta=0.46, *, dtype? dtype=None) -> Tensor

    One period of alpha - beta cos.
    """
    return new_leaf(kernels.cosine_window('hamming_window', window_length, periodic, (alpha, -beta), dtype), requires_grad, device)


hamming_window_op = operation('hamming_window', 'creation', hamming_window, None, (), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# blackman_window    derivatives.yaml:3714


def blackman_window(window_length, periodic=True, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """blackman_window(int window_length, bool periodic=True, *, dtype? dtype=None) -> Tensor

    One period of 0.42 - 0.5 cos t + 0.08 cos 2t.
    """
    return new_leaf(kernels.cosine_window('blackman_window', window_length, periodic, (0.42, -0.5, 0.08), dtype), requires_grad, device)


blackman_window_op = operation('blackman_window', 'creation', blackman_window, None, (), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# bartlett_window    derivatives.yaml:3719


def bartlett_window(window_length, periodic=True, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """bartlett_window(int window_length, bool periodic=True, *, dtype? dtype=None) -> Tensor

    A triangle.
    """
    return new_leaf(kernels.triangle_window(window_length, periodic, dtype), requires_grad, device)


bartlett_window_op = operation('bartlett_window', 'creation', bartlett_window, None, (), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# kaiser_window    derivatives.yaml:3724


def kaiser_window(window_length, periodic=True, beta=12.0, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """kaiser_window(int window_length, bool periodic=True, float beta=12.0, *, dtype? dtype=None) -> Tensor

    Kaiser's bell of Bessel functions, the narrower the larger `beta`.
    """
    return new_leaf(kernels.kaiser_window(window_length, periodic, beta, dtype), requires_grad, device)


kaiser_window_op = operation('kaiser_window', 'creation', kaiser_window, None, (), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))
