"""What functions with a derivative of one's own save: hooks, versions, when it is freed."""

from __future__ import annotations

import pytest

import autograd as ag
from tests.function.test_function import Product, function, leaf


def test_hooks_of_one_saved_value():
    f = function(lambda ctx, x: (ctx.save_for_backward(x, None), x * 2)[1],
                 lambda ctx, g: g * ctx.saved_tensors[0])  # fmt: skip
    x = leaf(3.0)
    y = f.apply(x)
    value, nothing = y.grad_fn._raw_saved_tensors
    with pytest.raises(RuntimeError, match="with value None is forbidden"):
        nothing.register_hooks(lambda t: t, lambda t: t)
    value.register_hooks(lambda t: t.numpy(force=True), lambda array: ag.tensor(array) * 5)
    y.backward()
    assert x.grad.tolist() == [15.0]
    with pytest.raises(RuntimeError, match="freed"):
        y.grad_fn._raw_saved_tensors  # noqa: B018
    with pytest.raises(RuntimeError, match="SavedTensor object from Python is forbidden"):
        type(value)()


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
    z = leaf(1.0)
    out = function(lambda ctx, x: x * 2, lambda ctx, g: g * 2).apply(z)
    out.backward()
    out.backward()  # nothing was saved
    assert z.grad.tolist() == [4.0]
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
    message = r"modified by an inplace operation: .* saved as Product.*saved_tensors\[0\].*test_sav"
    for read in (lambda: out.sum().backward(), lambda: out.grad_fn.saved_tensors):
        with pytest.raises(RuntimeError, match=message):
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
