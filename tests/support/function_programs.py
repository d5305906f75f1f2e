"""Small programs around custom functions that give the same in PyTorch, with what they give.

A program is called with the module (`autograd` or `torch`), a namespace of what has other names
there, and `see`, which takes down values: Tensors as lists, gradients that are None as None.
"""

from __future__ import annotations

from typing import Any, NamedTuple


class Api(NamedTuple):
    m: Any  # the module: tensors, operations, no_grad ...
    function: Any  # (forward, backward, **members) -> a Function named MyFn
    grad: Any
    once_differentiable: Any
    forward_ad: Any

    def leaf(self, *data: float) -> Any:
        return self.m.tensor(data, dtype=self.m.float64, requires_grad=True)

    def constant(self, *data: float) -> Any:
        return self.m.tensor(data, dtype=self.m.float64)


def arguments_that_are_no_tensors(api, see):
    x, c = api.leaf(1, 2), api.constant(5, 6)
    mixed = api.function(
        lambda ctx, a, x, b, y: (see(ctx.needs_input_grad), x * y)[1],
        lambda ctx, g: (see(ctx.needs_input_grad), (None, g * 2, None, g * 3))[1],
    )
    out = mixed.apply("a", x, [1], c)
    see(*api.grad(out.sum(), x))
    node = out.grad_fn
    see(node.name(), len(node.next_functions), node.next_functions[1], node.needs_input_grad)
    with api.m.no_grad():
        out = mixed.apply(None, x, None, c)
    see(out.requires_grad, out.grad_fn)


def outputs_without_gradient(api, see):
    def forward(ctx, x):
        order, double, constant = x.argsort(), x * 2, x * 3
        ctx.mark_non_differentiable(order, constant)
        return double, 3, order, None, constant

    x = api.leaf(1, 2)
    out = api.function(forward, lambda ctx, *g: (see(*g), g[0] * 2)[1]).apply(x)
    see(*[getattr(each, "requires_grad", each) for each in out])
    see(*api.grad(out[0].sum(), x))


def integers_need_no_mark(api, see):
    x = api.leaf(2, 1)
    out = api.function(lambda ctx, x: (x * 1, x.argsort()), lambda ctx, g, h: (see(h), g)[1])
    y, order = out.apply(x)
    see(order.requires_grad, *api.grad(y.sum(), x))


def missing_gradients(api, see):
    def lazily(ctx, x):
        ctx.set_materialize_grads(False)
        return x * 2, x * 3

    x = api.leaf(1, 2)
    for forward in (lazily, lambda ctx, x: (x * 2, x * 3)):
        out = api.function(forward, lambda ctx, *g: (see(*g), g[1] * 3)[1]).apply(x)
        see(*api.grad(out[1].sum(), x))
    (out,) = api.function(lambda ctx, x: (x * 2,), lambda ctx, g: g).apply(x)
    see(out.output_nr, *api.grad(out.sum(), x))


def argument_returned(api, see):
    x, c = api.leaf(1, 2), api.constant(5, 6)
    out = api.function(lambda ctx, x: x, lambda ctx, g: g * 5).apply(x)
    see(out is x, x.grad_fn, out.data_ptr() == x.data_ptr(), *api.grad(out.sum(), x))
    a, b = api.function(lambda ctx, x: (x, x), lambda ctx, g, h: g * 5 + h).apply(x)
    see(a is x, a is b, *api.grad((a + b * 2).sum(), x))
    out = api.function(lambda ctx, x: x, lambda ctx, g: g).apply(c)
    see(out is c, out.requires_grad, out)


def output_returned_twice(api, see):
    def forward(ctx, x):
        double = x * 2
        return double, double

    x = api.leaf(1, 2)
    a, b = api.function(forward, lambda ctx, g, h: g * 5 + h).apply(x)
    see(a is b, a.output_nr, *api.grad(a.sum(), x))


def saved_values(api, see):
    x, y = api.leaf(1, 2), api.leaf(3, 4)
    kept = api.function(
        lambda ctx, x, y: (ctx.save_for_backward(x, None, y), see(ctx.saved_tensors), x * y)[2],
        lambda ctx, g: (None, g * ctx.saved_tensors[0]),
    )
    out = kept.apply(x, y)
    first, none, second = out.grad_fn.saved_tensors
    see(first is x, none, second is y)
    see(*api.grad(out.sum(), (x, y), allow_unused=True))


def shapes_and_dtypes_of_gradients(api, see):
    m, x, s = api.m, api.leaf(1, 2), api.leaf(3)
    wide = api.function(lambda ctx, x: x * 2, lambda ctx, g: m.ones((3, 2), dtype=m.float64))
    see(*api.grad(wide.apply(x).sum(), x))
    see(*api.grad(wide.apply(s).sum(), s))
    narrow = api.function(lambda ctx, x: x * 2, lambda ctx, g: g.to(m.float32) * 0.5)
    (g,) = api.grad(narrow.apply(x).sum(), x)
    see(g.dtype == m.float64, g)
    many = api.function(lambda ctx, x: x * 2, lambda ctx, g: (g, None, None))
    see(*api.grad(many.apply(x).sum(), x))


def context_apart(api, see):
    def setup(ctx, inputs, output):
        ctx.k = inputs[1]
        see(len(inputs), output.requires_grad)

    x = api.leaf(1, 2)
    split = api.function(
        lambda x, k=3.0: x * k, lambda ctx, g: (g * ctx.k, None), setup_context=setup
    )
    see(*api.grad(split.apply(x).sum(), x))
    see(*api.grad(split.apply(x, k=4.0).sum(), x))


def keywords(api, see):
    x, y = api.leaf(1, 2), api.leaf(3, 4)
    named = api.function(lambda ctx, x, y=1.0: x * y, lambda ctx, g: (g * 2, g * 3))
    see(*api.grad(named.apply(x, y=y).sum(), (x, y)))


def boxed(api, see):
    x = api.leaf(1, 2)
    listed = api.function(
        lambda ctx, x: (x * 2, x * 3), lambda ctx, g: (see(type(g).__name__, *g), g[0])[1]
    )
    listed.boxed_grads_call = True
    see(*api.grad(listed.apply(x)[0].sum(), x))


def grad_mode(api, see):
    m, x, c = api.m, api.leaf(1, 2), api.constant(5, 6)
    mode = api.function(
        lambda ctx, x: (see(m.is_grad_enabled(), x.requires_grad), x * 1)[1],
        lambda ctx, g: (see(m.is_grad_enabled(), g.requires_grad), g)[1],
    )
    api.grad(mode.apply(x).sum(), x)
    api.grad(mode.apply(x).sum(), x, create_graph=True)
    see(m.is_grad_enabled(), api.function(lambda ctx: c * 1, None).apply().requires_grad)


def numpy_inside(api, see):
    m, x = api.m, api.leaf(1, 2)
    out = api.function(lambda ctx, x: m.from_numpy(x.numpy() * 2), lambda ctx, g: g * 3).apply(x)
    see(out, *api.grad(out.sum(), x))


def dirty(api, see):
    x = api.leaf(1, 2)
    double = api.function(lambda ctx, x: (ctx.mark_dirty(x), x.mul_(2))[1], lambda ctx, g: g * 2)
    z = x * 1
    out = double.apply(z)
    see(out is z, z.grad_fn.name(), z, *api.grad((z * z).sum(), x))


def dirty_among_outputs(api, see):
    def forward(ctx, x, y):
        x.add_(y)
        ctx.mark_dirty(x)
        return y * 2, x

    z, y = api.constant(5, 6), api.leaf(3, 4)
    out = api.function(forward, lambda ctx, g, h: (h, g * 2 + h)).apply(z, y)
    see(out[1] is z, z.requires_grad, z.output_nr, *api.grad((z * out[0]).sum(), y))


def dirty_view(api, see):
    x = api.leaf(1, 2, 3)
    base = x * 1
    view, other = base[:2], base[1:]
    triple = api.function(lambda ctx, x: (ctx.mark_dirty(x), x.mul_(3))[1], lambda ctx, g: g * 3)
    see(triple.apply(view) is view, base, other, base.grad_fn.name().split("::")[-1])
    for each in (base, view, other):
        see(*api.grad((each * each).sum(), x, retain_graph=True))


def writes_that_are_refused(api, see):
    m = api.m
    triple = api.function(lambda ctx, x: (ctx.mark_dirty(x), x.mul_(3))[1], lambda ctx, g: g * 3)
    same = api.function(lambda ctx, x: x, lambda ctx, g: g)
    part = api.function(lambda ctx, x: x[:1], lambda ctx, g: m.cat([g, g]))

    def written_base():
        base = x * 1
        out = same.apply(base)
        base.mul_(2)
        out.sum().backward()

    x = api.leaf(1, 2)
    for write in (
        lambda: triple.apply(x[:1]),
        lambda: triple.apply((x * 1).unbind()[0]),
        lambda: same.apply(x * 1).mul_(2),
        lambda: part.apply(x * 1).mul_(2),
        written_base,
    ):
        try:
            see(write())
        except RuntimeError as error:
            see(
                str(error).split(".")[0][:80],
                "You can fix this by cloning the output" in str(error),
            )


def dirty_and_saved(api, see):
    """x -> exp(x) in place, which saves its result: first and second derivative."""

    def forward(ctx, x):
        x.exp_()
        ctx.mark_dirty(x)
        ctx.save_for_backward(x)
        return x

    x = api.leaf(0, 0)
    y = x * 2
    api.function(forward, lambda ctx, g: g * ctx.saved_tensors[0]).apply(y)
    (first,) = api.grad(y.sum(), x, create_graph=True)
    see(first, *api.grad(first.sum(), x))


def once(api, see):
    cube = api.function(
        lambda ctx, x: (ctx.save_for_backward(x), x**3)[1],
        api.once_differentiable(lambda ctx, g: g * 3 * ctx.saved_tensors[0] ** 2),
    )
    x = api.leaf(1, 2)
    see(*api.grad(cube.apply(x).sum(), x))
    (g,) = api.grad(cube.apply(x), x, api.leaf(1, 1), create_graph=True)
    see(g, g.requires_grad)
    try:
        g.sum().backward()
    except RuntimeError as error:
        see(str(error))


def tangents(api, see):
    m, x, y, fw = api.m, api.leaf(1, 2), api.leaf(3, 4), api.forward_ad

    def forward(ctx, x, y, k):
        product = x * y * k
        ctx.save_for_forward(x, y, product)
        ctx.k = k
        return product, k, x + y

    def jvp(ctx, x_t, y_t, none):
        see(x_t, y_t, none, len(ctx.saved_tensors), m.is_grad_enabled())
        x, y, _ = ctx.saved_tensors
        return (x * y_t + x_t * y) * ctx.k, None, x_t + y_t

    f = api.function(forward, None, jvp=jvp)
    with fw.dual_level():
        a, k, b = f.apply(fw.make_dual(x, api.constant(1, 1)), y, 2.0)
        see(k, *fw.unpack_dual(a), *fw.unpack_dual(b))
    see(f.apply(x, y, 2.0)[0].grad_fn.saved_tensors)


def tangents_not_materialized(api, see):
    def forward(ctx, x, y):
        ctx.set_materialize_grads(False)
        return x + y

    fw = api.forward_ad
    f = api.function(forward, None, jvp=lambda ctx, a, b: (see(a, b), b)[1])
    with fw.dual_level():
        see(*fw.unpack_dual(f.apply(api.leaf(1), fw.make_dual(api.leaf(2), api.constant(3)))))


def reverse_over_jvp(api, see):
    """f = x^3, f' t = 3 x^2 t, whose gradient is 6 x t; once by the input, once by the output."""
    fw = api.forward_ad

    def forward(ctx, x):
        y = x**3
        ctx.save_for_forward(x, y)
        ctx.save_for_backward(x)
        return y

    for jvp in (
        lambda ctx, t: 3 * ctx.saved_tensors[0] ** 2 * t,
        lambda ctx, t: 3 * ctx.saved_tensors[1] / ctx.saved_tensors[0] * t,
    ):
        f = api.function(forward, lambda ctx, g: 3 * ctx.saved_tensors[0] ** 2 * g, jvp=jvp)
        x = api.leaf(2)
        with fw.dual_level():
            out = f.apply(fw.make_dual(x, api.constant(1)))
            tangent = fw.unpack_dual(out).tangent
            see(tangent, *api.grad(tangent.sum(), x))


def dirty_dual(api, see):
    def forward(ctx, x):
        ctx.mark_dirty(x)
        return x.mul_(2)

    fw = api.forward_ad
    f = api.function(forward, None, jvp=lambda ctx, t: t.mul_(2))
    with fw.dual_level():
        dual = fw.make_dual(api.constant(1, 2), api.constant(1, 1))
        see(f.apply(dual) is dual, *fw.unpack_dual(dual))


EXPECTED: dict[Any, list[Any]] = {
    arguments_that_are_no_tensors: [(False, True, False, False), (False, True, False, False),
        [2.0, 2.0], "MyFnBackward", 2, (None, 0), (False, True, False, False),
        (False, True, False, False), False, None],
    outputs_without_gradient: [True, 3, False, None, False, [1.0, 1.0], None, [0, 0], None,
        [0.0, 0.0], [2.0, 2.0]],
    integers_need_no_mark: [[0, 0], False, [1.0, 1.0]],
    missing_gradients: [None, [1.0, 1.0], [3.0, 3.0], [0.0, 0.0], [1.0, 1.0], [3.0, 3.0], 0,
        [1.0, 1.0]],
    argument_returned: [False, None, True, [5.0, 5.0], False, False, [7.0, 7.0], False, False,
        [5.0, 6.0]],
    output_returned_twice: [True, 1, [1.0, 1.0]],
    saved_values: [(), True, None, True, None, [1.0, 2.0]],
    shapes_and_dtypes_of_gradients: [[3.0, 3.0], [6.0], True, [0.5, 0.5], [1.0, 1.0]],
    context_apart: [2, False, [3.0, 3.0], 2, False, [4.0, 4.0]],
    keywords: [[2.0, 2.0], [3.0, 3.0]],
    boxed: ["list", [1.0, 1.0], [0.0, 0.0], [1.0, 1.0]],
    grad_mode: [False, True, False, False, False, True, True, False, True, False],
    numpy_inside: [[2.0, 4.0], [3.0, 3.0]],
    dirty: [True, "MyFnBackward", [2.0, 4.0], [8.0, 16.0]],
    dirty_among_outputs: [True, True, 1, [22.0, 28.0]],
    dirty_view: [True, [3.0, 6.0, 3.0], [6.0, 3.0], "CopySlices", [18.0, 36.0, 6.0],
        [18.0, 36.0, 0.0], [0.0, 36.0, 6.0]],
    writes_that_are_refused: [
        "a view of a leaf Variable that requires grad is being used in an in-place operat", False,
        "Output 0 of Unbind is a view and is being modified inplace", False,
        "Output 0 of MyFn is a view and is being modified inplace", True,
        "Output 0 of MyFn is a view and is being modified inplace", True,
        "Output 0 of MyFn is a view and its base or another view of its base has been mod", True],
    dirty_and_saved: [[2.0, 2.0], [4.0, 4.0]],
    once: [[3.0, 12.0], [3.0, 12.0], True,
        "trying to differentiate twice a function that was marked with @once_differentiable"],
    tangents: [[1.0, 1.0], [0.0, 0.0], None, 3, True, 2.0, [6.0, 16.0], [6.0, 8.0], [4.0, 6.0],
        [1.0, 1.0], ()],
    tangents_not_materialized: [None, [3.0], [3.0], [3.0]],
    reverse_over_jvp: [[12.0], [12.0], [12.0], [12.0]],
    dirty_dual: [True, [2.0, 4.0], [2.0, 2.0]],
}  # fmt: skip
