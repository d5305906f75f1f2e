"""Each row under all its names: public function, method, aliases, NumPy and SciPy, in place."""

from __future__ import annotations

import importlib
import operator
import warnings
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd.core.tensor import Tensor
from tests.samples.rows import packed, signature
from tests.support.cases import (
    CASES,
    GRAD_CASES,
    Case,
    assert_equal_values,
    differentiable,
    direction,
    first_of_rows,
    gradients,
    over,
    values,
)

_GRAD_SET = set(GRAD_CASES)


@over(
    [case for case in first_of_rows(GRAD_CASES) if ag.registry[case.row].kind != "composite"],
    together=True,
)
def test_public_function_is_this_row(case: Case) -> None:
    """Of several overloads the one is called whose row the samples are of."""
    sample = case.sample()
    returned = differentiable(case.call(*sample.args, **sample.kwargs))
    node = returned[0].grad_fn
    assert node.operation == case.row
    assert type(node).__name__ == ag.registry[case.row].node
    stated = ag.registry[case.row].formulas
    assert node.formulas.items() <= stated.items()
    assert all(stated[each].isidentifier() for each in stated.keys() - node.formulas.keys())


@over(first_of_rows(CASES), together=True)
def test_method(case: Case) -> None:
    """Rows outside of a namespace whose first argument is `self` are methods as well."""
    sig = signature(case.row)
    sample = case.sample()
    if sig.namespace or sig.is_private or not sample.args or sig.arguments[0].name != "self":
        return
    if not isinstance(sample.args[0], Tensor):
        return
    method = getattr(sample.args[0], sig.name)
    returned = method(*sample.args[1:], **sample.kwargs) if callable(method) else method
    expected = case.call(*sample.args, **sample.kwargs)
    assert_equal_values(values(returned), values(expected), 0)


@over([case for case in first_of_rows(CASES) if ag.registry[case.row].aliases])
def test_aliases(case: Case) -> None:
    sample = case.sample()
    expected = values(case.call(*sample.args, **sample.kwargs))
    for alias in ag.registry[case.row].aliases:
        found: Any = ag
        for part in alias.split("."):
            found = getattr(found, part)
        assert_equal_values(values(found(*sample.args, **sample.kwargs)), expected, 0)
        assert ag.registry[alias] is ag.registry[case.row]


@over([case for case in first_of_rows(CASES) if ag.registry[case.row].numpy], together=True)
def test_numpy_function(case: Case) -> None:
    """NumPy's function on Tensors records the row."""
    sample = case.sample()
    if sample.kwargs:
        return
    expected = values(case.call(*sample.args))
    args = packed(case.row, sample.args, {})
    for path in ag.registry[case.row].numpy:
        function: Any = np
        for part in path.split("."):
            function = getattr(function, part)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # names that NumPy gives up
            returned = function(*args)
        found = values(returned)
        # eigenvalues of a real matrix are real numbers in NumPy where all of them are
        real = [x.real if np.isrealobj(y) else x for x, y in zip(expected, found, strict=True)]
        assert_equal_values(found, real, 1e-14)
        if case in _GRAD_SET:
            assert differentiable(returned), f"np.{path} did not record"


@over([case for case in first_of_rows(CASES) if ag.registry[case.row].scipy])
def test_scipy_function(case: Case) -> None:
    pytest.importorskip("scipy")
    sample = case.sample()
    expected = values(case.call(*sample.args, **sample.kwargs))
    for path in ag.registry[case.row].scipy:
        module, _, name = path.rpartition(".")
        function = getattr(importlib.import_module(f"scipy.{module}"), name)
        if isinstance(function, np.ufunc):
            returned = function(*sample.args)
            assert_equal_values(values(returned), expected, 1e-14)
            assert differentiable(returned), f"scipy.{path} did not record"


@over(first_of_rows(CASES), together=True)
def test_all_by_keyword(case: Case) -> None:
    """Functions call `input` what the rows call `self`; every argument may be given by name."""
    sample = case.sample()
    arguments = signature(case.row).arguments
    names = [a.keyword for a in arguments]
    args = packed(case.row, sample.args, sample.kwargs)
    place = next((i for i, a in enumerate(arguments) if a.is_tensor_list), len(args))
    if place < len(args) and isinstance(args[place], Tensor):  # a list given one by one
        args = [*args[:place], args[place:]]
    ag.manual_seed(0)
    returned = case.call(**dict(zip(names, args, strict=False)), **sample.kwargs)
    ag.manual_seed(0)
    expected = case.call(*sample.args, **sample.kwargs)
    assert_equal_values(values(returned), values(expected), 0)


def test_input_is_the_only_name_of_the_first_argument() -> None:
    x = ag.ones(2)
    with pytest.raises(TypeError, match=r"multiple values for argument 'input'"):
        ag.add(x, x, input=x)
    with pytest.raises(TypeError, match=r"unexpected keyword argument 'self'"):
        ag.add(self=x, other=x)
    with pytest.raises(TypeError, match=r"missing 1 required positional argument: 'input'"):
        ag.relu()
    with pytest.raises(TypeError, match=r"clamp\(\) received an invalid combination of arguments"):
        ag.clamp(x, 0, input=x)
    with pytest.raises(TypeError, match=r"argument 'input' \(position 1\) must be Tensor, not str"):
        ag.relu(input="x")
    with pytest.raises(TypeError, match=r"argument 'input' must be Tensor, not list"):
        ag.relu_([1.0])


def written(row: str) -> int:
    """The place of the argument that the in-place variant of a row writes into."""
    names = [a.name for a in signature(row).arguments]
    return names.index("self") if "self" in names else 0


def call_in_place(row: str, args: Sequence[Any], kwargs: dict[str, Any]) -> Any:
    """The in-place variant: a method, except in a namespace, where it is a function."""
    name, place = ag.registry[row].inplace, written(row)
    assert name is not None
    if "." in name:
        return operator.attrgetter(name)(ag)(*args, **kwargs)
    return getattr(args[place], name)(*args[:place], *args[place + 1 :], **kwargs)


@over([case for case in first_of_rows(GRAD_CASES) if ag.registry[case.row].inplace])
def test_in_place(case: Case) -> None:
    """``x.f_(...)`` writes the values of ``f(x, ...)`` into x and has the same gradients."""
    ag.manual_seed(0)
    plain = case.sample()
    expected, grads = values(case.call(*plain.args, **plain.kwargs)), gradients(case, plain)
    ag.manual_seed(0)
    sample = case.sample()
    args = list(sample.args)
    target = args[written(case.row)] = args[written(case.row)] * 1
    memory = target.detach().numpy()
    assert call_in_place(case.row, args, sample.kwargs) is target
    assert target.detach().numpy() is memory or np.shares_memory(target.detach().numpy(), memory)
    assert_equal_values(values(target), expected, 0)
    got = ag.grad(target, sample.inputs, direction(target, 0), materialize_grads=True)
    assert_equal_values(values(got), grads, 0)


def _written_without_gradient(case: Case) -> bool:
    row = ag.registry[case.row]
    return row.kind == "comparison" and row.inplace is not None


@over([case for case in first_of_rows(CASES) if _written_without_gradient(case)])
def test_in_place_without_gradient(case: Case) -> None:
    """What a comparison overwrites keeps its dtype and gets a gradient of zeros."""
    sample = case.sample()
    expected = case.call(*sample.args, **sample.kwargs).numpy()
    target = sample.args[0].detach() * 1
    call_in_place(case.row, [target, *sample.args[1:]], sample.kwargs)
    assert target.dtype == sample.args[0].dtype
    assert np.array_equal(target.detach().numpy(), expected)
    if target.is_floating_point():
        leaf = sample.args[0].detach().requires_grad_()
        target = leaf * 1
        call_in_place(case.row, [target, *sample.args[1:]], sample.kwargs)
        target.sum().backward()
        assert np.array_equal(leaf.grad.numpy(), np.zeros(leaf.shape))


@over(
    [case for case in first_of_rows(CASES) if ", bool inplace=" in ag.registry[case.row].signature]
)
def test_inplace_flag(case: Case) -> None:
    ag.manual_seed(0)
    sample = case.sample()
    expected = case.call(*sample.args, **sample.kwargs)
    ag.manual_seed(0)
    target = case.sample().args[0].detach()
    assert case.call(target, *sample.args[1:], **sample.kwargs, inplace=True) is target
    assert_equal_values(values(target), values(expected), 0)


def test_augmented_operators_write_in_place() -> None:
    x = y = ag.tensor([5, 6, 7])
    x //= 2
    x &= 3
    x <<= 2
    assert x is y
    assert x.tolist() == [8, 12, 12]


def test_functions_of_elements_are_called_where_nothing_is_recorded() -> None:
    x, y = ag.tensor([[1.0], [2.0]]), ag.tensor([3.0])
    assert x.apply_(lambda a: a + 1) is x and x.tolist() == [[2.0], [3.0]]
    assert x.map_(y, lambda a, b: a * b).tolist() == [[6.0], [9.0]]
    assert list(reversed(x)) == [[9.0], [6.0]] and reversed(ag.tensor(1)).tolist() == 1
    y.requires_grad_()
    for name, call in (("apply_", lambda: y.apply_(abs)), ("map_", lambda: x.map_(y, min))):
        with pytest.raises(RuntimeError, match=rf"Can't call {name}\(\) on Variable that requires"):
            call()
