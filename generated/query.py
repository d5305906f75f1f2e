# Generated from derivatives.yaml by `python -m codegen`. Do not edit: edit the table and generate again.
"""Operations of kind query: functions, Backward nodes and tangents.

A fact about a tensor, not a tensor that could be differentiated.
"""

# ruff: noqa
# mypy: ignore-errors
import numpy as np

from autograd import kernels
from autograd.dtypes import COMPLEX
from autograd.grad_mode import MODE
from autograd.operation import dispatch, number, operation
from autograd.support import as_tensors, complex_refused, in_batch, int_list, missing_argument
from autograd.tensor import Tensor, from_array

ndarray = np.ndarray
asarray = np.asarray


# ------------------------------------------------------------------------------------------------
# nonzero    derivatives.yaml:1748


def nonzero_default(input):
    """nonzero(Tensor self) -> Tensor

    The indices of the elements that are not zero, a row for each.
    """
    if input.__class__ is not Tensor:
        return dispatch(nonzero_default_op, input)
    self_ = input._data
    return from_array(np.argwhere(self_))


nonzero_default_op = operation('nonzero', 'query', nonzero_default, None, (0,))


# ------------------------------------------------------------------------------------------------
# nonzero.as_tuple    derivatives.yaml:1754


def nonzero_as_tuple(input, *, as_tuple):
    """nonzero.as_tuple(Tensor self, *, bool as_tuple) -> Tensor[]

    The indices of the elements that are not zero, a vector for each dimension.
    """
    if input.__class__ is not Tensor:
        return dispatch(nonzero_as_tuple_op, input, as_tuple)
    self_ = input._data
    return tuple(from_array(x) for x in (kernels.nonzero_tuple(self_)))


nonzero_as_tuple_op = operation('nonzero.as_tuple', 'query', nonzero_as_tuple, None, (0,), keywords=('as_tuple',))


# ------------------------------------------------------------------------------------------------
# nn.functional.one_hot    derivatives.yaml:1759


def nn_functional_one_hot(input, num_classes=-1):
    """nn.functional.one_hot(Tensor input, int num_classes=-1) -> Tensor

    For each class number a vector with 1 at its place and 0 elsewhere.
    """
    if input.__class__ is not Tensor:
        return dispatch(nn_functional_one_hot_op, input, num_classes)
    input_ = input._data
    return from_array(kernels.one_hot(input_, num_classes))


nn_functional_one_hot_op = operation('nn.functional.one_hot', 'query', nn_functional_one_hot, None, (0,))


# ------------------------------------------------------------------------------------------------
# multinomial    derivatives.yaml:2836


def multinomial(input, num_samples, replacement=False, *, generator=None):
    """multinomial(Tensor self, int num_samples, bool replacement=False, *, Generator? generator=None) -> Tensor

    Indices of categories, drawn with probabilities in proportion to each row of `self`.
    """
    if MODE.batches and (drawn := in_batch(multinomial_op, input, num_samples, replacement, generator)) is not None:
        return drawn
    if input.__class__ is not Tensor:
        return dispatch(multinomial_op, input, num_samples, replacement, generator)
    self_ = input._data
    return from_array(kernels.multinomial_draws(self_, num_samples, replacement, generator))


multinomial_op = operation('multinomial', 'query', multinomial, None, (0,), keywords=('generator',))


# ------------------------------------------------------------------------------------------------
# equal    derivatives.yaml:2894


def equal(input, other):
    """equal(Tensor self, Tensor other) -> bool

    Whether shapes and all elements are equal.
    """
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        return dispatch(equal_op, input, other)
    self_ = input._data
    other_ = other._data
    return kernels.all_equal(self_, other_)


equal_op = operation('equal', 'query', equal, None, (0, 1))


# ------------------------------------------------------------------------------------------------
# allclose    derivatives.yaml:2901


def allclose(input, other, rtol=1e-05, atol=1e-08, equal_nan=False):
    """allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> bool

    Whether |self - other| <= atol + rtol * |other| everywhere.
    """
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        return dispatch(allclose_op, input, other, rtol, atol, equal_nan)
    self_ = input._data
    other_ = other._data
    return kernels.all_close(self_, other_, rtol, atol, equal_nan)


allclose_op = operation('allclose', 'query', allclose, None, (0, 1))


# ------------------------------------------------------------------------------------------------
# isin    derivatives.yaml:2907


def isin(elements=None, test_elements=None, *, assume_unique=False, invert=False, test_element=None, element=None):
    """isin(Tensor elements, Tensor test_elements, *, bool assume_unique=False, bool invert=False) -> Tensor

    Whether each element is one of `test_elements`.
    """
    if test_element is not None:
        test_elements = test_element
    if element is not None:
        elements = element
    if elements is None:
        raise missing_argument("isin", "elements")
    if test_elements is None:
        raise missing_argument("isin", "test_elements")
    if elements.__class__ is not Tensor or test_elements.__class__ is not Tensor:
        return dispatch(isin_op, elements, test_elements, assume_unique, invert)
    elements_ = elements._data
    test_elements_ = test_elements._data
    return from_array(kernels.member_mask(elements_, test_elements_, assume_unique, invert))


def isin_batched(elements, test_elements, assume_unique, invert):
    return (elements.unsqueeze(-1) == test_elements.reshape(-1)).any(-1) != invert


isin_op = operation('isin', 'query', isin, None, (0, 1), keywords=('assume_unique', 'invert'), batched=isin_batched)


# ------------------------------------------------------------------------------------------------
# bincount    derivatives.yaml:2914


def bincount(input, weights=None, minlength=0):
    """bincount(Tensor self, Tensor? weights=None, int minlength=0) -> Tensor

    How often each integer occurs, or the sum of the weights at its places.
    """
    if input.__class__ is not Tensor or (weights is not None and weights.__class__ is not Tensor):
        return dispatch(bincount_op, input, weights, minlength)
    self_ = input._data
    weights_ = None if weights is None else weights._data
    return from_array(kernels.bin_counts(self_, weights_, minlength))


bincount_op = operation('bincount', 'query', bincount, None, (0, 1), optional=(1,), batched='loop')


# ------------------------------------------------------------------------------------------------
# histc    derivatives.yaml:2921


def histc(input, bins=100, min=0, max=0):
    """histc(Tensor self, int bins=100, Scalar min=0, Scalar max=0) -> Tensor

    How many elements are in each of `bins` equal parts of [min, max]; equal bounds mean all elements.
    """
    if input.__class__ is not Tensor:
        return dispatch(histc_op, input, bins, min, max)
    self_ = input._data
    return from_array(kernels.histogram_counts(self_, bins, min, max))


histc_op = operation('histc', 'query', histc, None, (0,), batched='loop')


# ------------------------------------------------------------------------------------------------
# searchsorted    derivatives.yaml:2927


def searchsorted(sorted_sequence, input, *, out_int32=False, right=False, side=None, sorter=None):
    """searchsorted(Tensor sorted_sequence, Tensor input, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None) -> Tensor

    Where each element of `input` would be inserted to keep the last dimension of `sorted_sequence` sorted.
    """
    if sorted_sequence.__class__ is not Tensor or input.__class__ is not Tensor or (sorter is not None and sorter.__class__ is not Tensor):
        return dispatch(searchsorted_op, sorted_sequence, input, out_int32, right, side, sorter)
    sorted_sequence_ = sorted_sequence._data
    input_ = input._data
    sorter_ = None if sorter is None else sorter._data
    if sorted_sequence_.dtype in COMPLEX or input_.dtype in COMPLEX or (sorter_ is not None and sorter_.dtype in COMPLEX):
        raise complex_refused("searchsorted")
    return from_array(kernels.sorted_places(sorted_sequence_, input_, out_int32, right, side, sorter_))


searchsorted_op = operation('searchsorted', 'query', searchsorted, None, (0, 1, 5), optional=(5,), keywords=('out_int32', 'right', 'side', 'sorter'))


# ------------------------------------------------------------------------------------------------
# bucketize    derivatives.yaml:2933


def bucketize(input, boundaries, *, out_int32=False, right=False):
    """bucketize(Tensor input, Tensor boundaries, *, bool out_int32=False, bool right=False) -> Tensor

    The number of the interval between `boundaries` that each element falls into.
    """
    if input.__class__ is not Tensor or boundaries.__class__ is not Tensor:
        return dispatch(bucketize_op, input, boundaries, out_int32, right)
    input_ = input._data
    boundaries_ = boundaries._data
    if input_.dtype in COMPLEX or boundaries_.dtype in COMPLEX:
        raise complex_refused("bucketize")
    return from_array(kernels.bucket_places(input_, boundaries_, out_int32, right))


bucketize_op = operation('bucketize', 'query', bucketize, None, (0, 1), keywords=('out_int32', 'right'))


# ------------------------------------------------------------------------------------------------
# unravel_index    derivatives.yaml:2939


def unravel_index(indices, *shape, **named):
    """unravel_index(Tensor indices, int[] shape) -> Tensor[]

    The coordinates, one tensor for each dimension of `shape`, of flat indices.
    """
    shape = int_list("unravel_index", "shape", shape, named)
    if indices.__class__ is not Tensor:
        return dispatch(unravel_index_op, indices, shape)
    indices_ = indices._data
    return tuple(from_array(x) for x in (kernels.unraveled(indices_, shape)))


unravel_index_op = operation('unravel_index', 'query', unravel_index, None, (0,))


# ------------------------------------------------------------------------------------------------
# unique    derivatives.yaml:2945


def unique(input, sorted=True, return_inverse=False, return_counts=False, dim=None, *, axis=None):
    """unique(Tensor self, bool sorted=True, bool return_inverse=False, bool return_counts=False, int? dim=None) -> any

    The unique elements (or slices along `dim`) in ascending order; with them, if asked, where each element went and how many there were.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        return dispatch(unique_op, input, sorted, return_inverse, return_counts, dim)
    self_ = input._data
    return as_tensors(kernels.unique_values(self_, return_inverse, return_counts, dim))


unique_op = operation('unique', 'query', unique, None, (0,))


# ------------------------------------------------------------------------------------------------
# unique_consecutive    derivatives.yaml:2950


def unique_consecutive(input, return_inverse=False, return_counts=False, dim=None, *, axis=None):
    """unique_consecutive(Tensor self, bool return_inverse=False, bool return_counts=False, int? dim=None) -> any

    The first of each run of equal elements (or slices along `dim`), and what else is asked for.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        return dispatch(unique_consecutive_op, input, return_inverse, return_counts, dim)
    self_ = input._data
    return as_tensors(kernels.runs_of(self_, return_inverse, return_counts, dim))


unique_consecutive_op = operation('unique_consecutive', 'query', unique_consecutive, None, (0,))
