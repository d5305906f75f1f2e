"""The nodes of custom functions: what they save, hooks, memory and threads."""

from __future__ import annotations

import threading
import weakref

import numpy as np
import pytest

import autograd as ag
from autograd.core.observers import on_node
from autograd.function import FunctionCtx
from tests.function.test_function import Exp, Product, SinCos, function, leaf

# ---- saved values --------------------------------------------------------------------------------


def test_freed_values():
    x, y = leaf(1.0), leaf(2.0)
    out = Product.apply(x, y)
    out.backward(retain_graph=True)
    assert [each.tolist() for each in out.grad_fn.saved_tensors] == [[1.0], [2.0]]
    out.backward()
    with pytest.raises(RuntimeError, match="Trying to backward through the graph a second time"):
        out.backward()
    with pytest.raises(RuntimeError, match="directly access saved tensors after they have alrea"):
        _ = out.grad_fn.saved_tensors


def test_nothing_saved_can_be_run_again():
    x = leaf(1.0)
    out = function(lambda ctx, x: x * 2, lambda ctx, g: g * 2).apply(x)
    out.backward()
    out.backward()
    assert x.grad.tolist() == [4.0]


def test_saved_values_can_be_read_once():
    f = function(
        lambda ctx, x: (ctx.save_for_backward(x), x * 2)[1],
        lambda ctx, g: (ctx.saved_tensors, ctx.saved_tensors),
    )
    f.clear_saved_tensors_on_access = True
    with pytest.raises(RuntimeError, match="saved_tensors can only be accessed once when"):
        f.apply(leaf(1.0)).backward()


def test_modified_saved_values_are_found_when_they_are_read():
    b = leaf(1.0, 2.0) * 1
    out = Product.apply(b, leaf(3.0, 4.0))
    b.add_(1)
    message = (
        r"modified by an inplace operation: .* saved as MyFn?.*saved_tensors\[0\].*test_function"
    )
    for read in (lambda: out.sum().backward(), lambda: out.grad_fn.saved_tensors):
        with pytest.raises(RuntimeError, match=message.replace("MyFn?", "ProductBackward")):
            read()
    unread = function(saving_input, lambda ctx, g: g)
    out = unread.apply(b)
    b.add_(1)
    out.sum().backward()


def saving_input(ctx, x):
    ctx.save_for_backward(x)
    return x * 1


def test_written_before_the_end_of_forward_is_fine():
    def forward(ctx, x):
        out = x.clone()
        ctx.save_for_backward(out)
        return out.mul_(3)

    x = leaf(2.0)
    out = function(forward, lambda ctx, g: g * ctx.saved_tensors[0]).apply(x)
    assert ag.grad(out, x)[0].tolist() == [6.0]


# ---- the node ------------------------------------------------------------------------------------


def test_the_node_is_the_context():
    seen = []

    def forward(ctx, x, k):
        seen.append(ctx)
        ctx.k = k
        ctx.args = "free to use"
        return x * k

    x = leaf(1.0)
    out = function(forward, lambda ctx, g: (seen.append(ctx), (g * ctx.k, None))[1]).apply(x, 3)
    node = out.grad_fn
    out.backward()
    assert seen == [node, node] and node.k == 3 and node.args == "free to use"
    assert isinstance(node, FunctionCtx) and type(node).__name__ == node.name() == "MyFnBackward"
    assert node.needs_input_grad == (True, False)
    assert type(node)._forward_cls._backward_cls is type(node)
    assert node.next_functions[0][0].variable is x and len(node.next_functions) == 1
    assert node.apply(ag.tensor([2.0]))[0].tolist() == [6.0]
    assert repr(out) == "tensor([3.], grad_fn=<MyFnBackward>)"
    with pytest.raises(AttributeError, match="'MyFnBackward' object has no attribute 'nothing'"):
        _ = node.nothing


def test_observers_are_told_of_recorded_calls_alone():
    told = []
    with on_node(told.append):
        Exp.apply(ag.tensor(1.0))
        with ag.no_grad():
            Exp.apply(leaf(1.0))
        out = Exp.apply(leaf(1.0))
    assert told == [out.grad_fn]


def test_hooks_of_outputs():
    x = leaf(1.0)
    s, c = SinCos.apply(x)
    c.register_hook(lambda g: g * 10)
    s.retain_grad()
    (s + c).backward()
    assert s.grad.tolist() == [1.0]
    np.testing.assert_allclose(x.grad.numpy(), [np.cos(1) - 10 * np.sin(1)])


def test_grad_mode_survives_errors():
    def fails(*args):
        raise ValueError("mine")

    x = leaf(1.0)
    with pytest.raises(ValueError, match="mine"):
        function(fails, None).apply(x)
    assert ag.is_grad_enabled()
    out = function(lambda ctx, x: x * 1, fails).apply(x)
    with pytest.raises(ValueError, match="mine"):
        out.backward()
    assert ag.is_grad_enabled()


def test_backward_within_backward():
    """g * f'(x) where f' comes from a backward pass of its own."""

    def backward(ctx, grad):
        (x,) = ctx.saved_tensors
        with ag.enable_grad():
            y = x.detach().requires_grad_()
            (slope,) = ag.grad((y**3).sum(), y)
        return grad * slope

    f = function(lambda ctx, x: (ctx.save_for_backward(x), x**3)[1], backward)
    x = leaf(2.0)
    f.apply(x).backward()
    assert x.grad.tolist() == [12.0]


# ---- memory and threads --------------------------------------------------------------------------


def saving_input_itself(ctx, x):
    ctx.save_for_backward(x)
    return x


def dirty_exp(x):
    def forward(ctx, x):
        ctx.mark_dirty(x)
        ctx.save_for_backward(x)
        ctx.save_for_forward(x)
        return x.exp_()

    return function(forward, lambda ctx, g: g * ctx.saved_tensors[0]).apply(x)


@pytest.mark.parametrize("call", [
    *(Exp.apply, lambda x: SinCos.apply(x)[0], lambda x: Product.apply(x, x)),
    lambda x: dirty_exp(x * 1),
    lambda x: dirty_exp((x * 1)[:1]),
    function(saving_input_itself, lambda ctx, g: g * ctx.saved_tensors[0]).apply,
], ids=["output", "outputs", "inputs", "dirty", "dirty view", "view"])  # fmt: skip
def test_graphs_die_with_their_output(call, without_gc):
    x = leaf(1.0)
    y = call(x)
    node, output = weakref.ref(y.grad_fn), weakref.ref(y)
    assert all(each is not None for each in getattr(y.grad_fn, "saved_tensors", ()))
    (g,) = ag.grad(y, x, create_graph=True)
    del y, g
    assert node() is None and output() is None


def test_saved_arrays_are_freed_by_backward(without_gc):
    x = leaf(1.0)
    y = Exp.apply(x * 1)
    array = weakref.ref(y.grad_fn.saved[0])
    z = y * 1
    del y
    assert array() is not None
    z.backward()
    assert array() is None


def test_threads():
    x = leaf(0.5)
    failures = []

    def work():
        for _ in range(100):
            s, c = SinCos.apply(Exp.apply(x))
            (g,) = ag.grad(Product.apply(s, c), x)
            expected = np.exp(0.5) * np.cos(2 * np.exp(0.5))
            if not np.allclose(g.numpy(), expected) or not ag.is_grad_enabled():
                failures.append(g)

    threads = [threading.Thread(target=work) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures
