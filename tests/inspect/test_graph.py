"""`autograd.graph`: nodes, gradient edges, versions, hooks on several tensors."""

from __future__ import annotations

import gc
import weakref

import numpy as np
import pytest

import autograd as ag
from autograd.inspect import graph
from tests.support.tensors import leaf

# ---- nodes ---------------------------------------------------------------------------------------


def test_grad_fn_is_a_node():
    x = leaf([2.0, 3.0])
    y = x * x
    assert isinstance(y.grad_fn, graph.Node) and issubclass(type(y.grad_fn), graph.Node)
    assert y.grad_fn.name() == "MulBackward0"
    (first, nr), (second, _) = y.grad_fn.next_functions
    assert first is second and nr == 0 and first.name() == "AccumulateGrad"
    assert isinstance(first, graph.Node) and first.variable is x and first.next_functions == ()
    assert (y * 2).grad_fn._sequence_nr() > y.grad_fn._sequence_nr()


def test_metadata_is_a_dict_that_lives_as_long_as_the_node():
    class Thing:
        pass

    y = leaf(1.0) * 2
    assert y.grad_fn.metadata == {}
    thing = Thing()
    y.grad_fn.metadata["mine"] = thing
    assert y.grad_fn.metadata == {"mine": thing}
    assert (y * 2).grad_fn.metadata == {}
    reference = weakref.ref(thing)
    del thing, y
    gc.collect()
    assert reference() is None


def test_calling_a_node():
    x = leaf([2.0, 3.0])
    y = x * ag.tensor([5.0, 7.0])
    g, none = y.grad_fn(ag.tensor([1.0, 10.0]))
    assert g.tolist() == [5, 70] and none is None
    assert (x.exp()).grad_fn(None) is None
    (y * 1).sum().backward()  # nothing was freed
    assert x.grad.tolist() == [5, 7]
    first, _ = (x * x).grad_fn(ag.ones(2))
    assert first.requires_grad and ag.grad(first.sum(), x)[0].tolist() == [1, 1]
    node = x.split(1)[0].grad_fn
    assert node(ag.tensor([1.0]), ag.tensor([5.0])).tolist() == [1, 5]
    assert node(None, ag.tensor([5.0])).tolist() == [0, 5]
    accumulate = (x * 1).grad_fn.next_functions[0][0]
    assert accumulate(ag.ones(2)) == () and accumulate(ag.ones(2)) == ()
    assert x.grad.tolist() == [7, 9]


@pytest.mark.parametrize(("grads", "message"), [
    ((), "expected 1 arguments, got"), ((None, None), "expected 1 arguments, got"),
    ((3,), "expected Variable argument 0, but got int"),
])  # fmt: skip
def test_calling_a_node_amiss(grads, message):
    with pytest.raises(TypeError, match=message):
        leaf([2.0]).exp().grad_fn(*grads)


# ---- gradient edges ------------------------------------------------------------------------------


def test_gradient_edge_of_a_result_and_of_a_leaf():
    x = leaf([2.0, 3.0])
    y = x * x
    edge = graph.get_gradient_edge(y)
    assert edge.node is y.grad_fn and edge.output_nr == 0
    assert graph.get_gradient_edge(x).node.variable is x
    second = (x * x).split(1)[1]
    assert graph.get_gradient_edge(second).output_nr == 1
    with pytest.raises(RuntimeError, match="not possible to get the gradient edge"):
        graph.get_gradient_edge(ag.tensor(1.0))


def test_edges_as_inputs_of_grad():
    x = leaf([2.0, 3.0])
    h = x * 3
    first, second = (h * h).split(1)
    y = (first * 10 + second * 100).sum()
    targets = [x, h, first, second]
    edges = [graph.get_gradient_edge(t) for t in targets]
    expected = [g.tolist() for g in ag.grad(y, targets, retain_graph=True)]
    del h, first, second, targets  # edges outlive their tensors
    assert [g.tolist() for g in ag.grad(y, edges)] == expected
    assert expected == [[360, 5400], [120, 1800], [10], [100]]


def test_edge_as_output():
    x = leaf([2.0, 3.0])
    y = x * x
    edge = graph.get_gradient_edge(y)
    (g,) = ag.grad(edge, x, ag.tensor([1.0, 10.0]), retain_graph=True)
    assert g.tolist() == [4, 60]
    scalar = y.sum()
    ag.backward(graph.get_gradient_edge(scalar), retain_graph=True)
    assert x.grad.tolist() == [4, 6]
    with pytest.raises(RuntimeError, match="only for scalar outputs"):
        ag.grad(edge, x)
    with pytest.raises(RuntimeError, match="Mismatch in shape"):
        ag.grad(edge, x, ag.tensor([1.0]))
    (of_leaf,) = ag.grad(graph.get_gradient_edge(x), x, ag.tensor([1.0, 2.0]))
    assert of_leaf.tolist() == [1, 2]


def test_edges_made_by_hand_and_as_inputs_of_backward():
    x = leaf([2.0, 3.0])
    edge = graph.GradientEdge(x.split(1)[1].grad_fn, 1)
    assert ag.grad(edge, x, ag.tensor([5.0]), retain_graph=True)[0].tolist() == [0, 5]
    with pytest.raises(RuntimeError, match="does not know the shape"):
        ag.grad(edge, x)
    x, w = leaf([2.0]), leaf([5.0])
    (x * w).backward(inputs=[graph.get_gradient_edge(x)])
    h = x * 3
    (h * h).backward(inputs=graph.get_gradient_edge(h))
    assert x.grad.tolist() == [5] and w.grad is None


def test_edge_that_is_not_used():
    x = leaf([2.0])
    edge = graph.get_gradient_edge(leaf([1.0]))
    with pytest.raises(RuntimeError, match="appears to not have been used"):
        ag.grad((x * x).sum(), edge)
    assert ag.grad((x * x).sum(), edge, allow_unused=True) == (None,)
    with pytest.raises(RuntimeError, match="cannot be used when the given input is a GradientEdge"):
        ag.grad((x * x).sum(), edge, materialize_grads=True)


# ---- versions ------------------------------------------------------------------------------------


def test_increment_version_spoils_saved_values():
    b = leaf([1.0, 2.0]) * 1
    c = (b * b).sum()
    np.multiply(b.numpy(force=True), 2, out=b.numpy(force=True))  # nobody has been told
    before = b._version
    graph.increment_version([b])
    assert b._version == before + 1
    with pytest.raises(RuntimeError, match=r"modified by an inplace operation(.|\n)*test_graph"):
        c.backward()
    graph.increment_version(b)
    assert b._version == before + 2


# ---- hooks on several tensors --------------------------------------------------------------------


def given(log):
    return lambda grads: log.append([None if g is None else g.tolist() for g in grads])


def test_multi_grad_hook_waits_for_all_that_the_pass_reaches():
    log = []
    a, b = leaf([2.0]), leaf([3.0])
    c, d = a * b, a * b
    graph.register_multi_grad_hook((a, b, c, d), given(log))
    c.sum().backward(retain_graph=True)
    c.sum().backward(inputs=(a,), retain_graph=True)
    (c + d).sum().backward(retain_graph=True)
    assert log == [
        [[3], [2], [1], None],
        [[3], None, [1], None],
        [[6], [4], [1], [1]],
    ]


def test_multi_grad_hook_on_results_alone():
    x, several = leaf([2.0]), leaf([2.0, 3.0]).split(1)
    for first, second in ((x * 2, x * 3), several):
        log = []
        handle = graph.register_multi_grad_hook([first, second], given(log))
        (first + second).sum().backward(retain_graph=True)
        first.sum().backward(retain_graph=True)
        second.sum().backward(retain_graph=True)
        assert log == [[[1], [1]], [[1], None], [None, [1]]]
        handle.remove()
        first.sum().backward()
        assert len(log) == 3


def test_multi_grad_hook_where_a_leaf_was_frozen_meanwhile():
    x, frozen = leaf([2.0]), leaf([3.0])
    y, elsewhere = x * frozen, x * 2
    frozen.requires_grad_(False)
    log = []
    graph.register_multi_grad_hook([x, elsewhere], given(log))
    y.sum().backward()
    assert log == [[[3], None]] and frozen.grad is None


def test_multi_grad_hook_for_any():
    log = []
    a, b = leaf([2.0]), leaf([3.0])
    c = a * b
    tensors = (a, b, c, ag.tensor([1.0]))
    graph.register_multi_grad_hook(tensors, lambda g: log.append(g.tolist()), mode="any")
    for _ in range(2):
        c.sum().backward(retain_graph=True)
    ag.grad(a.exp().sum() * 0, a)
    assert log == [[1], [1], [0]]


class _Left(ag.Function):
    """The sum, which gives no gradient to its second argument."""

    @staticmethod
    def forward(ctx, x, y):
        return x + y

    @staticmethod
    def backward(ctx, grad):
        return grad, None


def test_multi_grad_hook_where_a_node_gives_no_gradient():
    x, y = leaf(1.0), leaf(2.0)
    left, right = x * 3, y * 2
    log = []
    graph.register_multi_grad_hook([left, right], given(log))
    _Left.apply(left, right).backward(retain_graph=True)
    assert log == [[1.0, None]]
    (_Left.apply(left, right) + _Left.apply(right, left)).backward()
    assert log == [[1.0, None], [1.0, 1.0]]


@pytest.mark.parametrize("run", ["backward", "grad"])
def test_multi_grad_hook_on_a_leaf_that_receives_less_than_expected(run):
    x, y = leaf(1.0), leaf(2.0)
    log, first = [], []
    graph.register_multi_grad_hook([x, y], given(log))
    graph.register_multi_grad_hook([y], lambda g: first.append(g.item()), mode="any")
    loss = _Left.apply(x, y) + y * 4
    if run == "grad":
        assert ag.grad(loss, [x, y]) == (1, 4)
    else:
        loss.backward()
        assert (x.grad, y.grad) == (1, 4)
    assert log == [[1.0, 4.0]] and first == [4.0]


def test_multi_grad_hook_that_fails_at_the_end_of_a_pass():
    x, y = leaf(1.0), leaf(2.0)
    left, right = x * 3, y * 2
    with (
        graph.register_multi_grad_hook([left, right], lambda grads: grads[2]),
        pytest.raises(IndexError),
    ):
        _Left.apply(left, right).backward(retain_graph=True)
    _Left.apply(left, right).backward()
    assert x.grad == 3


def test_multi_grad_hook_after_a_failed_pass():
    log = []
    a, b = leaf([2.0]), leaf([3.0])
    graph.register_multi_grad_hook((a, b), given(log))
    h = a * 1
    y = (h * b).sum()
    failing = h.register_hook(lambda g: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        y.backward(retain_graph=True)
    failing.remove()
    y.backward()
    assert log == [[[3], [2]]]


def test_multi_grad_hook_after_a_hook_that_runs_a_pass_of_its_own():
    log = []
    a, b, other = leaf([2.0]), leaf([3.0]), leaf([1.0])
    other.register_hook(lambda g: None)
    y, inner = (a * b).sum(), (other * 2).sum()
    a.register_hook(lambda g: inner.backward())
    graph.register_multi_grad_hook((a, b), given(log))
    y.backward()
    assert log == [[[3], [2]]]


def test_multi_grad_hook_amiss():
    a = leaf([2.0])
    with pytest.raises(ValueError, match="Expects mode to be one of"):
        graph.register_multi_grad_hook((a,), print, mode="some")
    with pytest.raises(RuntimeError, match="doesn't require gradient"):
        graph.register_multi_grad_hook((a, ag.tensor(1.0)), lambda g: pytest.fail("removed"))
    (a * 2).sum().backward()
