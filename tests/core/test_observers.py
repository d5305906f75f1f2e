"""Observers of nodes, calls, runs and errors."""

from __future__ import annotations

import threading

import numpy as np
import pytest

import autograd as ag
from autograd.base.grad_mode import MODE
from autograd.core.node import Node
from autograd.core.observers import Call, on_call, on_error, on_node, on_run


@pytest.fixture(autouse=True)
def nothing_left_behind():
    alone = MODE.alone
    yield
    assert not MODE.altered and MODE.alone == alone > 0


def test_each_observer_is_told_of_each_node_while_it_observes():
    x = ag.tensor(2.0, requires_grad=True)
    outer: list[Node] = []
    inner: list[Node] = []
    x * x
    with on_node(outer.append):
        y = x * x
        with on_node(inner.append):
            z = y.sin()
        x.detach() * 2
        w = z + 1
    x * x
    assert outer == [y.grad_fn, z.grad_fn, w.grad_fn] and inner == [z.grad_fn]
    w.backward()


def test_one_observer_twice():
    x = ag.tensor(2.0, requires_grad=True)
    found: list[Node] = []
    with on_node(found.append):
        with on_node(found.append):
            y = x * x
        z = x * x
    assert found == [y.grad_fn, y.grad_fn, z.grad_fn]


def test_nothing_is_recorded_for_observers():
    x = ag.tensor(2.0, requires_grad=True)
    found: list[Node] = []
    with on_node(found.append), ag.no_grad():
        y = x * x
        assert not y.requires_grad and not x.max(dim=0, keepdim=True).values.requires_grad
        y *= 2
    assert not found


class Twice(ag.Function):
    @staticmethod
    def forward(ctx, x, times):
        return x * times

    @staticmethod
    def backward(ctx, g):
        return g * 2, None


@ag.compile
def squared(x):
    return x * x


def told_of(function):
    found: list[tuple[Node, Call]] = []
    with on_call(lambda node, call: found.append((node, call))):
        result = function()
    return result, found


def test_calls_with_one_result_several_and_a_list():
    x = ag.tensor([[3.0, 1.0], [2.0, 5.0]], requires_grad=True)
    for function in (lambda: x.sum(1), lambda: x.max(dim=1), lambda: x.unbind(0)):
        result, [(node, call)] = told_of(function)
        results = result if isinstance(result, tuple) else (result,)
        assert len(call.results) == len(results)
        assert all(a is b for a, b in zip(call.results, results, strict=True))
        assert call.arguments["self"] is x and 0 < len(call.arguments) <= 4
        first = results[0].grad_fn
        assert node is first and call.operation is not None and call.name == call.operation.name


def test_calls_of_custom_and_compiled_functions():
    x = ag.tensor([1.0, 2.0], requires_grad=True)
    y, [(node, call)] = told_of(lambda: Twice.apply(x, 2))
    assert node is y.grad_fn and call[:2] == ("Twice", None)
    assert call.arguments == {"x": x, "times": 2} and call.results[0] is y
    squared(x)
    y, [(node, call)] = told_of(lambda: squared(x))
    assert node is y.grad_fn and call.name == "compiled" and call.results[0] is y


def test_a_call_in_place_is_told_of_before_it_writes():
    x = ag.tensor([1.0, 2.0], requires_grad=True) * 1

    def refuse(node, call):
        raise ValueError(call.name)

    with on_call(refuse), pytest.raises(ValueError, match=r"^exp$"):
        x.exp_()
    assert np.array_equal(x.detach().numpy(), [1.0, 2.0])
    _, found = told_of(lambda: x.exp_())
    assert [call.name for _, call in found] == ["exp"]
    assert np.array_equal(x.detach().numpy(), np.exp([1.0, 2.0]))


def test_runs_are_wrapped_in_passes_on_arrays_and_on_tensors():
    x = ag.tensor(2.0, requires_grad=True)
    found: list[str] = []

    def wrap(evaluate):
        def run(node, saved, g, needs):
            found.append(node.name())
            return evaluate(node, saved, g, needs)

        return run

    with on_run(wrap):
        (g,) = ag.grad(x**3, x, create_graph=True)
    assert found == ["PowBackward0"]
    g.backward()
    assert found == ["PowBackward0"] and x.grad.item() == 12


def test_errors_of_a_pass():
    x = ag.tensor([2.0], requires_grad=True)
    y = x.exp()
    y.detach().mul_(2)
    found: list[tuple[Exception, Node]] = []
    with (
        on_error(lambda error, node: found.append((error, node))),
        pytest.raises(RuntimeError) as e,
    ):
        y.sum().backward()
    assert found == [(e.value, y.grad_fn)]


def test_other_threads_are_told_too():
    x = ag.tensor(2.0, requires_grad=True)
    found: list[Node] = []
    with on_node(found.append):
        thread = threading.Thread(target=lambda: x * x)
        thread.start()
        thread.join()
    assert [node.name() for node in found] == ["MulBackward0"]
