"""The forwards on arrays (`generated/forwards`) of rows that are expressions of other rows."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from typing import Any

import pytest

import autograd as ag
from autograd.core.tensor import Tensor
from generated import arrays
from tests.samples.rows import packed
from tests.support.cases import CASES, Case, assert_equal_values, values


def _forward(row: str) -> Any:
    name = row.replace(".", "_")
    return getattr(arrays, name, None) or getattr(arrays, f"{name}_default")


def _is_expression(row: str) -> bool:
    """Whether the forward calls nothing but NumPy, kernels and other forwards."""
    function = _forward(row)
    own = {*inspect.signature(function).parameters, "np", "kernels", "arrays"}
    nodes = ast.walk(ast.parse(inspect.getsource(function)))
    called = [node.value for node in nodes if isinstance(node, ast.Attribute)]
    return all(each.id in own for each in called if isinstance(each, ast.Name))


def _first_cases() -> Iterator[Case]:
    seen = set()
    for case in CASES:
        row = ag.registry[case.row]
        if row.kind == "composite" and case.row not in seen and _is_expression(case.row):
            seen.add(case.row)
            yield case


def _array(value: Any) -> Any:
    if isinstance(value, Tensor):
        return value.detach().numpy()
    return [_array(each) for each in value] if isinstance(value, list) else value


@pytest.mark.parametrize("case", list(_first_cases()), ids=str)
def test_a_composite_on_arrays(case: Case) -> None:
    sample = case.sample()
    given = [_array(each) for each in packed(case.row, sample.args, sample.kwargs)]
    named = {name: _array(each) for name, each in sample.kwargs.items()}
    found = _forward(case.row)(*given, **named)
    want = values(case.call(*sample.args, **sample.kwargs))
    assert_equal_values(values(found), want, rtol=1e-12)
