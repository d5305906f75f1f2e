"""Every row on arrays that have NumPy's protocols and nothing else: it gives what it gives on
ndarrays, or says that it needs memory. So generated code, kernels and formulas touch arrays only
through dispatch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd.array.duck import DeviceError, DuckArray, InMemoryError
from autograd.core.tensor import Tensor
from tests.support.cases import CASES, Case, differentiable, direction, outputs_of, over
from tests.support.sampling import Sample
from tests.support.strict_array import FarArray, StrictArray

REFUSALS = (InMemoryError, DeviceError)


def on(cls: type[StrictArray], x: Tensor) -> Tensor:
    return ag.tensor(cls(x.detach().numpy().copy()), requires_grad=x.requires_grad)


def read(x: Any) -> Any:
    data = getattr(x, "_data", x)
    return data.array.values if type(data) is DuckArray else data


def compute(case: Case, sample: Sample, lift: Callable[[Tensor], Tensor]) -> list[Any]:
    """The outputs of a case and the gradients of its inputs."""
    returned = case.checked(*sample.args, **sample.kwargs)
    found = [*outputs_of(returned)]
    outputs = differentiable(returned)
    if outputs and sample.inputs and not sample.unchecked:
        vectors = [lift(direction(x, seed)) for seed, x in enumerate(outputs)]
        grads = ag.grad(outputs, sample.inputs, vectors, materialize_grads=True)
        for x, g in zip(sample.inputs, grads, strict=True):
            assert (g.shape, g.dtype) == (x.shape, x.dtype)
        found += grads
    return [read(x) for x in found]


def tiled(x: Tensor) -> Tensor:
    """`x` beside itself, 25 times in each dimension."""
    values = np.tile(x.detach().numpy(), [25 if size > 1 else 1 for size in x.shape])
    return ag.tensor(values, requires_grad=x.requires_grad)


def check(case: Case, cls: type[StrictArray], of: Sample | None = None) -> bool:
    """Whether the row takes arrays of the class; it is right then."""
    of = of or case.sample()
    sample = of.mapped(lambda x: on(cls, x))
    expected = compute(case, of, lambda x: x)
    before = [x._data.array.values.copy() for x in sample.tensors]
    try:
        found = compute(case, sample, lambda x: on(cls, x))
    except REFUSALS as error:
        assert cls.__name__ in str(error) or "same device" in str(error)
        return False
    for x, y in zip(expected, found, strict=True):
        np.testing.assert_allclose(y, x, rtol=1e-9, atol=1e-11)
    for x, y in zip(sample.tensors, before, strict=True):
        if type(x._data) is DuckArray and x._version == 0:
            np.testing.assert_array_equal(x._data.array.values, y)
    return True


@over(CASES, together=True)
def test_a_row_takes_duck_arrays_or_refuses_them(case: Case) -> None:
    taken = check(case, StrictArray)
    row = ag.registry[case.row]
    if row.kind in ("pointwise", "comparison", "reduction", "creation") and row.forward is not None:
        assert taken or "kernels." in row.forward or "special" in row.forward, case


ELEMENTWISE = [case for case in CASES if ag.registry[case.row].kind in ("pointwise", "comparison")]


@over(ELEMENTWISE, together=True)
def test_an_elementwise_row_takes_as_much_of_many_numbers(case: Case) -> None:
    if check(case, StrictArray):
        assert check(case, StrictArray, case.sample().mapped(tiled)), case


@pytest.mark.slow
@over(CASES, together=True)
def test_a_row_takes_arrays_of_another_device_or_refuses_them(case: Case) -> None:
    check(case, FarArray)


def test_most_rows_take_duck_arrays() -> None:
    names = {
        "add",
        "matmul",
        "logsumexp",
        "softmax",
        "log_softmax",
        "cat",
        "stack",
        "where",
        "getitem",
    }
    names |= {"sum", "mean", "var", "std", "amax", "prod", "cumsum", "reshape", "expand", "pow"}
    names |= {"nn.functional.binary_cross_entropy_with_logits", "nn.functional.mse_loss", "einsum"}
    for name in names:
        assert check(Case(name, 0), StrictArray), name
        assert check(Case(name, 0), FarArray), name


def test_operands_on_two_devices_are_named() -> None:
    far = ag.tensor(FarArray(np.ones(3)), requires_grad=True)
    near = ag.tensor(np.ones(3), requires_grad=True)
    for call in (lambda: far * near, lambda: near * far):
        with pytest.raises(DeviceError, match=r"mul\(\).*found at least two devices") as caught:
            call()
        assert "far:0" in str(caught.value)
        assert "cpu" in str(caught.value)
    assert (far * 2.0).device == "far:0"
    assert (far * ag.tensor(2.0)).device == "far:0"


def test_nobody_writes_what_the_user_has() -> None:
    given = StrictArray(np.arange(3.0))
    x = ag.tensor(given)
    y = x * 2
    view = y[1:]
    with pytest.raises(RuntimeError, match="read-only"):
        y.add_(1.0)  # the view would not see it
    z = x * 2
    z.add_(1.0)
    np.testing.assert_array_equal(read(z), [1, 3, 5])
    np.testing.assert_array_equal(given.values, [0, 1, 2])
    np.testing.assert_array_equal(read(view), [2, 4])
    with pytest.raises(InMemoryError, match="StrictArray"):
        np.asarray(x)
    with pytest.raises(InMemoryError, match=r"numpy\(\) needs numbers in NumPy's memory"):
        x.numpy()


def test_a_write_after_saving_spoils_the_saved_array() -> None:
    x = ag.tensor(StrictArray(np.arange(3.0)), requires_grad=True)
    y = x * 2
    z = y * y
    y.add_(1.0)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        z.sum().backward()
