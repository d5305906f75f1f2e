"""Every row on inputs without elements, with one, without dimensions, and with strides of 0.

What is given back is compared with PyTorch's in tests/pytorch/test_oracle.py; here nothing must
fail but by an error that says why, whatever is computed must have a gradient of the shape and dtype
of its input, and the input must be what it was.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

import autograd as ag
from autograd.core.tensor import Tensor
from tests.support.cases import (
    CASES,
    GRAD_CASES,
    Case,
    assert_equal_values,
    differentiable,
    gradients,
    over,
    values,
)
from tests.support.edges import INNER, edges

_GRAD_SET = set(GRAD_CASES)
_QUIET = pytest.mark.filterwarnings("ignore::RuntimeWarning", "ignore::UserWarning")


@_QUIET
@over([case for case in CASES if case.row not in INNER])
def test_edges(case: Case) -> None:
    for _, sample in edges(case.sample()):
        before = repr(sample.arrays())
        try:
            returned = case.checked(*sample.args, **sample.kwargs)
        except (RuntimeError, TypeError, ValueError, IndexError, AssertionError):
            continue
        if case in _GRAD_SET and differentiable(returned):
            gradients(case, sample)
        assert repr(sample.arrays()) == before, "the operation changed its arguments"


@pytest.mark.parametrize(
    "call",
    [
        lambda x, i: ag.gather(x, 0, i), lambda x, i: ag.index_select(x, 0, i),
        lambda x, i: ag.index_add(x, 0, i, x), lambda x, i: ag.scatter(x, 0, i, 1.0),
        lambda x, i: ag.scatter_add(x, 0, i, x),
    ],
    ids=["gather", "index_select", "index_add", "scatter", "scatter_add"],
)  # fmt: skip
def test_an_input_without_dimensions_has_one_place(call: Callable[..., Tensor]) -> None:
    x = ag.tensor(2.0)
    assert call(x, ag.tensor(0)).shape == ()
    for index in (1, -2):
        with pytest.raises((RuntimeError, IndexError), match="out of bounds"):
            call(x, ag.tensor(index))


# as_strided looks at the memory, whatever lies there.
@_QUIET
@over([case for case in CASES if not case.row.startswith("as_strided")])
def test_zero_strides(case: Case) -> None:
    """Inputs whose first elements, or last ones, are repeated by a stride of 0, read only."""
    for broadcast in (_equal_rows, _equal_columns):
        sample = case.sample().mapped(broadcast)
        plain = sample.mapped(_copied)
        try:
            expected = values(case.checked(*plain.args, **plain.kwargs))
        except (RuntimeError, ValueError, IndexError) as error:
            with pytest.raises(type(error)):
                case.checked(*sample.args, **sample.kwargs)
            continue
        assert_equal_values(values(case.checked(*sample.args, **sample.kwargs)), expected, 1e-12)
        if case in _GRAD_SET:
            assert_equal_values(gradients(case, sample), gradients(case, plain), 1e-12)


def _equal_rows(x: Tensor) -> Tensor:
    return _broadcast(x, lambda array: array[:1])


def _equal_columns(x: Tensor) -> Tensor:
    return _broadcast(x, lambda array: array[..., :1])


def _broadcast(x: Tensor, part: Callable[[np.ndarray], np.ndarray]) -> Tensor:
    array = x.detach().numpy()
    if array.ndim:
        array = np.broadcast_to(part(array), array.shape)
    return ag.from_numpy(array).requires_grad_(x.requires_grad)


def _copied(x: Tensor) -> Tensor:
    return ag.tensor(x.detach().numpy().copy(), requires_grad=x.requires_grad)


# Random numbers are drawn in the order of the elements; fill() and copy() lie as their values do.
POINTWISE = [
    case
    for case in CASES
    if ag.registry[case.row].kind == "pointwise"
    and "Generator" not in ag.registry[case.row].signature
    and case.row not in ("copy", "fill")
]


def strides(x: Tensor) -> list[int]:
    """The strides in elements of the dimensions that are longer than 1."""
    array = x.detach().numpy()
    sizes = zip(array.strides, array.shape, strict=True)
    return [stride // array.itemsize for stride, size in sizes if size > 1]


@_QUIET
@over(POINTWISE)
def test_pointwise_rows_keep_the_order_of_dimensions_in_memory(case: Case) -> None:
    """What reshape() gives of the result is a view or a copy then where it is in PyTorch."""
    sample = case.sample()
    shapes = {x.shape for x in sample.tensors}
    shape = shapes.pop()
    if shapes or len(shape) < 2:
        return
    for x in sample.tensors:
        first = np.ascontiguousarray(np.moveaxis(x._data, -1, 0))
        x._data = np.moveaxis(first, 0, -1)
    returned = case.call(*sample.args, **sample.kwargs)
    for result in returned if isinstance(returned, tuple | list) else [returned]:
        if result.shape == shape:
            assert strides(result) == strides(sample.tensors[0])
