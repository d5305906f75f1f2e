"""Each row under all its names: public function, method, aliases, NumPy and SciPy, in place."""

from __future__ import annotations

import importlib
import warnings
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd.tensor import Tensor
from tests.cases import (
    CASES,
    GRAD_CASES,
    Case,
    assert_equal_values,
    differentiable,
    direction,
    gradients,
    over,
    values,
)
from tests.samples import packed, signature

_GRAD_SET = set(GRAD_CASES)


def first_cases(cases: Sequence[Case]) -> Iterator[Case]:
    """The first sample of each row."""
    seen: set[str] = set()
    for case in cases:
        if case.row not in seen:
            seen.add(case.row)
            yield case


@over([case for case in first_cases(GRAD_CASES) if ag.registry[case.row].kind != "composite"])
def test_public_function_is_this_row(case: Case) -> None:
    """Of several overloads the one is called whose row the samples are of."""
    sample = case.sample()
    returned = differentiable(case.call(*sample.args, **sample.kwargs))
    node = returned[0].grad_fn
    assert node.operation == case.row
    assert node.name() == ag.registry[case.row].node
    stated = ag.registry[case.row].formulas
    assert node.formulas.items() <= stated.items()
    assert all(stated[each].isidentifier() for each in stated.keys() - node.formulas.keys())


@over(list(first_cases(CASES)))
def test_method(case: Case) -> None:
    """Rows outside of a namespace whose first argument is `self` are methods as well."""
    sig = signature(case.row)
    sample = case.sample()
    if sig.namespace or not sample.args or sig.arguments[0].name != "self":
        return
    if not isinstance(sample.args[0], Tensor):
        return
    method = getattr(sample.args[0], sig.name)
    returned = method(*sample.args[1:], **sample.kwargs) if callable(method) else method
    expected = case.call(*sample.args, **sample.kwargs)
    assert_equal_values(values(returned), values(expected), 0)


@over([case for case in first_cases(CASES) if ag.registry[case.row].aliases])
def test_aliases(case: Case) -> None:
    sample = case.sample()
    expected = values(case.call(*sample.args, **sample.kwargs))
    for alias in ag.registry[case.row].aliases:
        found: Any = ag
        for part in alias.split("."):
            found = getattr(found, part)
        assert_equal_values(values(found(*sample.args, **sample.kwargs)), expected, 0)
        assert ag.registry[alias] is ag.registry[case.row]


@over([case for case in first_cases(CASES) if ag.registry[case.row].numpy])
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
        assert_equal_values(values(returned), expected, 1e-14)
        if case in _GRAD_SET:
            assert differentiable(returned), f"np.{path} did not record"


@over([case for case in first_cases(CASES) if ag.registry[case.row].scipy])
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


@over([case for case in first_cases(GRAD_CASES) if ag.registry[case.row].inplace])
def test_in_place(case: Case) -> None:
    """``x.f_(...)`` writes the values of ``f(x, ...)`` into x and has the same gradients."""
    plain = case.sample()
    expected, grads = values(case.call(*plain.args, **plain.kwargs)), gradients(case, plain)
    sample = case.sample()
    target = sample.args[0] * 1
    memory = target.detach().numpy()
    method = getattr(target, ag.registry[case.row].inplace)
    assert method(*sample.args[1:], **sample.kwargs) is target
    assert target.detach().numpy() is memory or np.shares_memory(target.detach().numpy(), memory)
    assert_equal_values(values(target), expected, 0)
    got = ag.grad(target, sample.inputs, direction(target, 0), materialize_grads=True)
    assert_equal_values(values(got), grads, 0)
