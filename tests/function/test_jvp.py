"""Custom functions in forward mode: their own jvp, nested, and mixed with the backward pass."""

from __future__ import annotations

import numpy as np
import pytest

import autograd as ag
from autograd.function import Function
from autograd.transforms import forward_ad


class Cube(Function):
    """x^3 by input and output: jvp and backward are 3 y / x."""

    @staticmethod
    def forward(x):
        return x * x * x

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.save_for_backward(inputs[0], output)
        ctx.save_for_forward(inputs[0], output)

    @staticmethod
    def backward(ctx, grad):
        x, y = ctx.saved_tensors
        return grad * 3 * y / x

    @staticmethod
    def jvp(ctx, tangent):
        x, y = ctx.saved_tensors
        return 3 * y / x * tangent


class Rotate(Function):
    @staticmethod
    def forward(ctx, x, y, angle):
        ctx.cos, ctx.sin = np.cos(angle), np.sin(angle)
        return x * ctx.cos - y * ctx.sin, x * ctx.sin + y * ctx.cos

    @staticmethod
    def backward(ctx, grad_x, grad_y):
        return grad_x * ctx.cos + grad_y * ctx.sin, grad_y * ctx.cos - grad_x * ctx.sin, None

    @staticmethod
    def jvp(ctx, x, y, none):
        assert none is None
        return x * ctx.cos - y * ctx.sin, x * ctx.sin + y * ctx.cos


def leaf(*data):
    return ag.tensor(data, requires_grad=True)


def jvp(function, x, tangent=None):
    """The tangent of function(x) along `tangent` (default: ones)."""
    with forward_ad.dual_level():
        dual = forward_ad.make_dual(x, ag.ones_like(x) if tangent is None else tangent)
        return forward_ad.unpack_dual(function(dual)).tangent


def with_jvp(forward, jvp, **members):
    names = {"forward": forward, "jvp": jvp, **members}
    return type("MyFn", (Function,), {k: staticmethod(v) for k, v in names.items()})


@pytest.mark.parametrize("apply, inputs", [
    (Cube.apply, [(0.5, -2.0)]),
    (lambda x, y: Rotate.apply(x, y, 0.3), [(1.0, 2.0), (3.0, 4.0)]),
    (lambda x: Rotate.apply(Cube.apply(x), x * 2, 0.3)[1], [(0.5, -2.0)]),
], ids=["cube", "rotate", "composed"])  # fmt: skip
def test_both_modes_agree_with_finite_differences(apply, inputs):
    leaves = [leaf(*data) for data in inputs]
    assert ag.gradcheck(apply, leaves, check_forward_ad=True)
    assert ag.gradgradcheck(apply, leaves, check_fwd_over_rev=True, check_rev_over_rev=True)


@pytest.mark.parametrize("order", [1, 2, 3])
def test_nested_jvp(order):
    """x^3 at 2: 12, 12, 6."""
    f = Cube.apply
    for _ in range(order):
        f = (lambda g: lambda x: jvp(g, x))(f)
    np.testing.assert_allclose(f(ag.tensor([2.0])).numpy(), [[12.0], [12.0], [6.0]][order - 1])


def test_mixed_with_the_backward_pass_and_with_itself():
    x = leaf(2.0)
    tangent = jvp(Cube.apply, x)
    (g,) = ag.grad(tangent, x, create_graph=True)
    np.testing.assert_allclose([tangent.item(), g.item()], [12.0, 12.0])
    np.testing.assert_allclose(ag.grad(g, x)[0].item(), 6.0)

    def slope(x):
        return ag.grad(Cube.apply(x), x, ag.ones_like(x), create_graph=True)[0]

    np.testing.assert_allclose(jvp(slope, leaf(2.0)).detach().numpy(), [12.0])
    with ag.no_grad():
        tangent = jvp(Cube.apply, leaf(2.0))
    assert tangent.tolist() == [12.0] and not tangent.requires_grad

    def inner(x):
        return x * jvp(lambda y: Cube.apply(x + y), ag.tensor([1.0]))

    # d/dx [x d/dy (x + y)^3] at x = y = 1 is 3 (x + y)^2 + 6 x (x + y) = 24.
    np.testing.assert_allclose(jvp(inner, ag.tensor([1.0])).numpy(), [24.0])


def test_keywords_and_defaults():
    def setup(ctx, inputs, output):
        ctx.save_for_forward(inputs[1])

    f = with_jvp(
        lambda x, y=2.0: x * y,
        lambda ctx, x_t, y_t: ctx.saved_tensors[0] * x_t,
        setup_context=setup,
    )
    assert jvp(lambda x: f.apply(x, y=ag.tensor([3.0])), ag.tensor([5.0])).tolist() == [3.0]
    named = with_jvp(lambda ctx, x, y: x * y, lambda ctx, x_t, y_t: x_t * 7 + y_t)
    assert jvp(lambda x: named.apply(x, y=x), ag.tensor([5.0])).tolist() == [8.0]


def test_list_of_outputs():
    f = with_jvp(lambda ctx, x: [x, x * 2], lambda ctx, t: (t.view_as(t), t * 2))
    with forward_ad.dual_level():
        x = forward_ad.make_dual(ag.tensor([1.0]), ag.tensor([1.0]))
        outputs = f.apply(x)
        assert isinstance(outputs, list) and outputs[0] is not x
        assert [forward_ad.unpack_dual(y).tangent.tolist() for y in outputs] == [[1.0], [2.0]]


def square_of_saved(x):
    """x^2 whose jvp reads 2 x, which is neither input nor output."""

    def forward(ctx, x):
        ctx.save_for_forward(x * 2)
        return x * x

    return with_jvp(
        forward, lambda ctx, t: ctx.saved_tensors[0] * t, backward=lambda ctx, g: g
    ).apply(x)


def test_85_intermediates_saved_for_forward():
    assert jvp(square_of_saved, ag.tensor([3.0])).tolist() == [6.0]
    with pytest.raises(RuntimeError, match="number 0 of what MyFn saved for forward, which is nei"):
        jvp(lambda x: jvp(square_of_saved, x), ag.tensor([3.0]))
    x = leaf(3.0)
    tangent = jvp(square_of_saved, x)
    with pytest.raises(RuntimeError, match="number 0 of what MyFn saved for forward, which is nei"):
        ag.grad(tangent, x)


def not_differentiable(ctx, x):
    y = x * 2
    ctx.mark_non_differentiable(y)
    return y


@pytest.mark.parametrize("forward, own_jvp, error, message", [
    (lambda ctx, x: x * 2, lambda ctx, t: (t, t), RuntimeError,
        r"^Function's jvp returned an invalid number of forward \w+ \(expected 1 but got 2\)"),
    (lambda ctx, x: x * 2, lambda ctx, t: t.sum(), RuntimeError,
        r"^Trying to set a forward gradient that has a different size .* size \[2\] .* \[\]\."),
    (lambda ctx, x: x * 2, lambda ctx, t: 3.0, RuntimeError,
        r"^expected Variable or None \(got float\) for grad output 0\."),
    (not_differentiable, lambda ctx, t: t, RuntimeError,
        "returned a gradient at position 0, but the corresp"),
    (lambda ctx, x: x * 2, Function.jvp, NotImplementedError,
        "You must implement the jvp function for custom"),
])  # fmt: skip
def test_wrong_results(forward, own_jvp, error, message):
    with pytest.raises(error, match=message):
        jvp(with_jvp(forward, own_jvp).apply, leaf(1.0, 2.0))


def test_no_tangent_and_other_dtype():
    constant = with_jvp(lambda ctx, x: x * 0, lambda ctx, t: None)
    assert jvp(constant.apply, leaf(1.0)) is None
    single = with_jvp(lambda ctx, x: x * 2, lambda ctx, t: (t * 2).to(ag.float32))
    assert jvp(single.apply, leaf(1.0)).dtype == np.float64


def test_dirty_arguments():
    double = with_jvp(lambda ctx, x: (ctx.mark_dirty(x), x.mul_(2))[1], lambda ctx, t: t.mul_(2))
    x = ag.tensor([1.0, 2.0])
    with forward_ad.dual_level():
        dual = forward_ad.make_dual(x, ag.tensor([1.0, 1.0]))
        assert double.apply(dual) is dual
        assert forward_ad.unpack_dual(dual * dual).tangent.tolist() == [8.0, 16.0]
    with pytest.raises(RuntimeError, match="can only modify arguments in place that are dual ten"):
        jvp(lambda x: double.apply(x[:1]), x)
    into = with_jvp(lambda ctx, x, y: (ctx.mark_dirty(x), x.add_(y))[1], lambda ctx, a, b: a + b)
    with pytest.raises(RuntimeError, match="can only modify arguments in place that are dual ten"):
        jvp(lambda y: into.apply(ag.tensor([1.0]), y), ag.tensor([1.0]))


def view_with_jvp(change):
    def backward(ctx, g):
        whole = ag.zeros(3)
        whole[:2] = g
        return whole

    return with_jvp(lambda ctx, x: x[:2], lambda ctx, t: change(t), backward=backward).apply


def test_the_tangent_of_a_view_is_a_view():
    x = ag.tensor([1.0, 2.0, 3.0])
    t = ag.tensor([4.0, 5.0, 6.0])
    with forward_ad.dual_level():
        dual = forward_ad.make_dual(x, t)
        y = view_with_jvp(lambda t: t[:2])(dual)
        assert forward_ad.unpack_dual(y).tangent.tolist() == [4.0, 5.0]
        for change, what in (
            (lambda t: t[:2].clone(), "a view."),
            (lambda t: t[:2].clone().view_as(t[:2]), "a view of the given gradients"),
        ):
            with pytest.raises(RuntimeError, match=f"jvp is not returning {what}"):
                view_with_jvp(change)(dual)
        with pytest.raises(RuntimeError, match="jvp is not returning a view of the same base"):
            view_with_jvp(lambda t: t[:2].clone().view_as(t[:2]))(dual.view_as(dual))
        as_it_is = with_jvp(lambda ctx, x: x, lambda ctx, t: t)
        with pytest.raises(RuntimeError, match=r"jvp is not returning a view\."):
            as_it_is.apply(dual)


def test_the_tangent_of_a_dirty_argument_is_written():
    f = with_jvp(lambda ctx, x: (ctx.mark_dirty(x), x.mul_(2))[1], lambda ctx, t: t * 2)
    with forward_ad.dual_level():
        dual = forward_ad.make_dual(ag.tensor([1.0]), ag.tensor([1.0]))
        with pytest.raises(RuntimeError, match="not modifying the forward mode gradients inplace"):
            f.apply(dual)
        g = with_jvp(lambda ctx, x: (ctx.mark_dirty(x), x.mul_(2))[1], lambda ctx, t: t)
        with pytest.raises(RuntimeError, match="must modify the corresponding gradient inplace"):
            g.apply(dual)
