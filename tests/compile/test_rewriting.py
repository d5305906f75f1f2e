"""Rewrite rules of `autograd.compile`: what their formulas match, and that they change no value."""

from __future__ import annotations

import ast
import re
from itertools import product

import numpy as np
import pytest

import autograd as ag
from autograd.compile.ir.graph import Value
from autograd.compile.ir.rewriting import Rule, Rules, pattern
from autograd.compile.ir.targets import Ufunc
from autograd.compile.passes.algebra import IDENTITIES, SIGNS
from tests.support.sketches import FLOAT, Sketch, number, titles

_RULES = [rule for table in (IDENTITIES, SIGNS) for each in table.by_root.values() for rule in each]
ARITHMETIC = [rule for rule in _RULES if not re.search("[A-Z]", rule.pattern)]


def instance(sketch, tree, args):
    """The value of a formula of ufuncs for arguments by name."""
    match tree:
        case ast.Name(id=name):
            return args[name]
        case ast.Constant(value=value):
            return number(value)
        case ast.NamedExpr(value=inner) | ast.Expression(body=inner):
            return instance(sketch, inner, args)
        case ast.BinOp(left=left, op=op, right=right):
            names = {ast.Add: "add", ast.Sub: "subtract", ast.Mult: "multiply", ast.Div: "divide"}
            return sketch.ufunc(
                names[type(op)], *[instance(sketch, x, args) for x in (left, right)]
            )
        case ast.UnaryOp(operand=operand):
            return sketch.ufunc("negative", instance(sketch, operand, args))
        case ast.Call(func=ast.Name(id=name), args=trees):
            return sketch.ufunc(name, *[instance(sketch, each, args) for each in trees])


def computed(graph, known):
    for step in graph.steps:
        args = [known.get(x, x.array) if isinstance(x, Value) else x for x in step.args]
        if isinstance(step.target, Ufunc):
            known[step.output] = getattr(np, step.target.title)(*args)
        else:
            known[step.output] = np.broadcast_to(args[0], step.output.shape)
    return known[graph.outputs[0]]


@pytest.mark.parametrize("rule", ARITHMETIC, ids=lambda rule: rule.pattern)
def test_rules_change_no_value(rule):
    tree = ast.parse(rule.pattern, mode="eval")
    names = sorted({node.id for node in ast.walk(tree) if isinstance(node, ast.Name)} - {"conj"})
    arrays = [name for name in names if name in "xyz"]
    applied = 0
    for dtype, *shapes in product((FLOAT, np.dtype(bool)), *[((4, 3), (3,), ())] * len(arrays)):
        random = np.random.default_rng(0)
        sketch = Sketch()
        inputs = {
            name: sketch.graph.input(shape, dtype)
            for name, shape in zip(arrays, shapes, strict=True)
        }
        numbers = {"a": number(2.5), "b": number(-3.0)}
        try:
            value = instance(sketch, tree, {**inputs, **numbers})
        except TypeError:  # NumPy has no such function of truths
            continue
        graph = sketch.done(value)
        known = {x: random.uniform(-1, 1, x.shape).astype(dtype) for x in graph.inputs}
        before, count = computed(graph, dict(known)), titles(graph)
        Rules(rule).apply(graph)
        after = computed(graph, dict(known))
        assert after.shape == before.shape and after.dtype == before.dtype
        np.testing.assert_allclose(after, before, rtol=1e-14)
        applied += titles(graph) != count or graph.outputs != [value]
    assert applied


def test_what_a_pattern_matches():
    s = Sketch()
    x, y = s.input(3), s.input(3)
    total = s.ufunc("add", s.ufunc("multiply", number(2.0), x), y)
    (found,) = pattern("(p := z * a) + w")(total, {})
    assert (found["z"], found["a"], found["w"]) == (x, 2.0, y)
    assert found["p"] is total.step.args[0]
    assert not list(pattern("(z * 3) + w")(total, {}))
    assert not list(pattern("z - w")(total, {}))
    assert len(list(pattern("z + w")(total, {}))) == 2


def test_a_result_of_another_dtype_is_rejected():
    s = Sketch()
    x = s.graph.input((3,), np.dtype(np.float32))
    graph = s.done(s.ufunc("subtract", x, number(np.ones(3))))
    Rules(Rule("x - y", "x")).apply(graph)
    assert titles(graph) == ["subtract"]


def test_a_formula_of_no_operation_is_an_error():
    with pytest.raises(ValueError, match="x is no operation"):
        Rule("x", "x")


def test_minus_zero_is_not_zero():
    x = ag.tensor([0.0, -0.0])
    compiled = ag.compile(lambda x: (x - -0.0, x - 0.0), backend="numpy")
    found = [np.signbit(each.numpy()).tolist() for each in compiled(x)]
    assert found == [[False, False], [False, True]]
