"""Operators whose right operand is of a class that Tensors do not know."""

from __future__ import annotations

import operator

import numpy as np
import pytest

import autograd as ag

STEMS = ("add", "sub", "mul", "truediv", "floordiv", "mod", "pow", "matmul")
STEMS += ("and", "or", "xor", "lshift", "rshift")
TURNED = {"lt": "gt", "gt": "lt", "le": "ge", "ge": "le"}


def answering(base):
    """An instance of a subclass whose reflected operators give their names."""
    names = [f"__r{stem}__" for stem in STEMS] + [f"__{stem}__" for stem in TURNED]
    methods = {name: lambda self, other, name=name: name for name in names}
    return type("Answering", (base,), methods)()


@pytest.mark.parametrize("base", [object, tuple, list, dict, str])
def test_the_right_operand_answers(base):
    value, x = answering(base), ag.ones(2, dtype=ag.int64)
    for stem in STEMS:
        call = getattr(operator, stem if hasattr(operator, stem) else f"{stem}_")
        assert call(x, value) == f"__r{stem}__"
    for stem, turned in TURNED.items():
        assert getattr(operator, stem)(x, value) == f"__{turned}__"
    for recorded in (False, True):
        x = ag.ones(2, requires_grad=recorded).clone()
        x *= value
        assert x == "__rmul__"


def test_what_cannot_answer_is_refused():
    class Deferring:
        def __rmul__(self, other):
            return NotImplemented

    for value in (object(), Deferring(), {}, "text"):
        with pytest.raises(TypeError, match="argument 'other'"):
            ag.ones(2) * value
    np.testing.assert_array_equal(ag.ones(2) * [2, 3], [2, 3])
    np.testing.assert_array_equal(ag.ones(2) * (2.0, 3.0), [2, 3])


def test_a_tuple_of_tensors_answers_with_gradients():
    class State(tuple):
        def __rmul__(self, factor):
            return State(factor * part for part in self)

    dt = ag.tensor(0.5, requires_grad=True)
    scaled = dt * State((ag.ones(3), ag.ones(2)))
    sum(part.sum() for part in scaled).backward()
    assert isinstance(scaled, State) and dt.grad == 5
