"""Cases of the suite on arrays of other libraries."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

import autograd as ag
from autograd.array.duck import DeviceError, InMemoryError, in_memory
from autograd.core.tensor import Tensor
from tests.support.cases import Case, differentiable, direction, outputs_of
from tests.support.sampling import Sample

__all__ = ["REFUSALS", "check"]

REFUSALS = (InMemoryError, DeviceError)


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


def read(x: Any) -> Any:
    data = getattr(x, "_data", x)
    if data.__class__ is np.ndarray or not hasattr(data, "array"):
        return data
    return data.array.values if hasattr(data.array, "values") else in_memory(data)


def check(
    case: Case, lift: Callable[[Tensor], Tensor], name: str, of: Sample | None = None
) -> bool:
    """Whether the row takes the arrays that `lift` makes, of the class `name`; it is right then."""
    of = of or case.sample()
    sample = of.mapped(lift)
    expected = compute(case, of, lambda x: x)
    before = [np.array(read(x)) for x in sample.tensors]
    try:
        found = compute(case, sample, lift)
    except REFUSALS as error:
        assert name in str(error) or "same device" in str(error), error
        return False
    for x, y in zip(expected, found, strict=True):
        np.testing.assert_allclose(y, x, rtol=1e-9, atol=1e-11)
    for x, y in zip(sample.tensors, before, strict=True):
        if x._version == 0:
            np.testing.assert_array_equal(read(x), y)
    return True
