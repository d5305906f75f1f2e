"""What nodes show of what they saved, and their formulas on numbers."""

from __future__ import annotations

import numpy as np
import pytest

import autograd as ag
from autograd.core.node import Node, on_reduced
from autograd.function import Function
from tests.support.tensors import leaf

ON_NUMBERS = [
    cls
    for cls in Node.__subclasses__()
    if vars(cls).get("on_numbers", on_reduced) is not on_reduced
]


def test_attributes_of_nodes_are_found_without_getattr() -> None:
    assert not any("__getattr__" in vars(cls) for cls in type(leaf(2.0).exp().grad_fn).__mro__)


def test_nodes_show_only_names_of_their_own() -> None:
    node = (leaf(2.0) * leaf(3.0)).grad_fn
    assert node._saved_self == 2 and node._saved_other == 3
    with pytest.raises(AttributeError, match="'MulBackward0' object has no attribute '_saved_res"):
        node._saved_result  # noqa: B018
    with pytest.raises(AttributeError, match="no attribute '_raw_saved_result'"):
        node._raw_saved_result  # noqa: B018
    assert [name for name in dir(node) if "saved_" in name and name.startswith("_")] == [
        *("_raw_saved_other", "_raw_saved_self", "_saved_other", "_saved_self")
    ]


def test_arguments_have_no_raw_form() -> None:
    node = leaf([1.0, 2.0]).sum().grad_fn
    assert node._saved_keepdim is False
    assert not hasattr(node, "_raw_saved_keepdim")


def test_custom_functions_may_use_these_names() -> None:
    class Double(Function):
        @staticmethod
        def forward(ctx, x):
            assert not hasattr(ctx, "_saved_self")
            ctx._saved_self = 2
            return x * 2

        @staticmethod
        def backward(ctx, grad):
            return grad * ctx._saved_self

    x = leaf(3.0)
    Double.apply(x).backward()
    assert x.grad == 2


@pytest.mark.parametrize("cls", ON_NUMBERS)
def test_formulas_on_numbers_are_those_on_arrays(cls: type[Node]) -> None:
    rng = np.random.default_rng(0)
    node = cls()
    node.restore = None
    node.args = (1.5,) * len(cls.arg_names)
    saved = tuple(np.array(rng.uniform(0.1, 0.9)) for _ in cls.saved_names)
    grad, needs = np.float64(0.7), (True,) * len(cls.formulas)
    found, expected = node.on_numbers(saved, grad, needs), node.on_arrays(saved, grad, needs)
    assert found == expected
    assert all(type(g) is np.float64 for g in found)


def test_which_formulas_take_numbers() -> None:
    names = {cls.operation for cls in ON_NUMBERS}
    assert {"mul", "exp", "tanh", "sigmoid"} <= names
    assert not names & {"add", "pow", "matmul", "sin"}  # nothing saved, helpers, no numbers, ufuncs


@pytest.mark.parametrize(
    "values",
    [(1.5, 2.5), (1.5, 2.5j), (1 + 2j, 2 - 1j), (np.float32(1.5), 2.5), (1.5, True), (1.5, 3)],
    ids=str,
)
def test_numbers_and_arrays_of_one_have_the_same_gradients(values) -> None:
    found = []
    for shape in ((), (1,)):
        x, y = (ag.tensor(np.full(shape, v)) for v in values)
        for each in (x, y):
            if each.dtype.kind in "fc":
                each.requires_grad_()
        z = (x * y).tanh() * y + x.exp() * y
        (z.real if z.dtype.kind == "c" else z).sum().backward()
        found.append([(g.dtype, g.reshape(()).item()) for v in (x, y) if (g := v.grad) is not None])
    assert found[0] == found[1]


def test_writes_into_numbers_that_were_saved_are_found() -> None:
    x, y = leaf(2.0), leaf(3.0) * 1.0
    z = (x * y) * 2.0
    y.add_(1.0)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        z.backward()
