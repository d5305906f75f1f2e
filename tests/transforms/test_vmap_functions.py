"""Custom functions under vmap: by their own `vmap`, or by one that is made from their methods."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd.autograd.function import once_differentiable
from autograd.core.tensor import Tensor
from autograd.func import grad, vmap
from tests.transforms.test_vmap import ARRAYS, arrays_of, looped, same


def scaled_exponential(lib: Any, generated: bool = True) -> Any:
    """A function of two tensors and a number, with two outputs, one of which it saves."""

    class ScaledExp(lib.autograd.Function):
        generate_vmap_rule = generated

        @staticmethod
        def forward(x: Any, w: Any, p: float) -> Any:
            e = x.exp()
            return e * w.sum() * p, e

        @staticmethod
        def setup_context(ctx: Any, inputs: Any, output: Any) -> None:
            x, w, ctx.p = inputs
            ctx.save_for_backward(x, w, output[1])
            ctx.save_for_forward(x, w, output[1])

        @staticmethod
        def backward(ctx: Any, g: Any, h: Any) -> Any:
            _, w, e = ctx.saved_tensors
            return g * e * w.sum() * ctx.p + h * e, (g * e).sum() * ctx.p + 0 * w, None

        @staticmethod
        def jvp(ctx: Any, dx: Any, dw: Any, _: Any) -> Any:
            _, w, e = ctx.saved_tensors
            return (dx * e * w.sum() + e * dw.sum()) * ctx.p, dx * e

    return ScaledExp


def product(lib: Any) -> Any:
    """A matrix product with a batching rule of its own."""

    class Product(lib.autograd.Function):
        @staticmethod
        def forward(a: Any, b: Any) -> Any:
            return a @ b

        @staticmethod
        def setup_context(ctx: Any, inputs: Any, output: Any) -> None:
            ctx.save_for_backward(*inputs)

        @staticmethod
        def backward(ctx: Any, g: Any) -> Any:
            a, b = ctx.saved_tensors
            return g @ b.mT, a.mT @ g

        @staticmethod
        def vmap(info: Any, in_dims: Any, a: Any, b: Any) -> Any:
            assert (info.batch_size, info.randomness, in_dims[0]) == (3, "error", 0)
            if in_dims[1] is None:
                b = b.expand(info.batch_size, *b.shape)
            return Product.apply(a, b), 0

    return Product


# ---- programs that both libraries run ------------------------------------------------------------

OURS: dict[str, Callable[[Any, Any, Any], Any]] = {
    "values": lambda lib, f, t: lib.func.vmap(lambda x: f(x, t["vector"], 2.0))(t["rows"]),
}  # fmt: skip


def program(function: Callable[[Any, Any, Any], Any]) -> Callable[[Any, Any, Any], Any]:
    OURS[function.__name__] = function
    return function


@program
def backward_afterwards(lib: Any, f: Any, t: Any) -> Any:
    x, w = (t[name].clone().requires_grad_() for name in ("rows", "vector"))
    y, e = lib.func.vmap(lambda x: f(x, w, 2.0))(x)
    first = lib.autograd.grad((y * y).sum() + e.sum(), (x, w), create_graph=True)
    total = (first[0] * first[0]).sum() + (first[1] ** 3).sum()
    return first, lib.autograd.grad(total, (x, w))


@program
def of_gradients(lib: Any, f: Any, t: Any) -> Any:
    slope = lib.func.grad(lambda x, w: f(x, w, 2.0)[0].sum(), argnums=(0, 1))
    return lib.func.vmap(slope, in_dims=(0, None))(t["rows"], t["vector"])


@program
def of_second_derivatives(lib: Any, f: Any, t: Any) -> Any:
    first = lib.func.jacrev(lambda x, w: f(x, w, 2.0)[0].sum(), argnums=(0, 1))
    second = lib.func.jacrev(first, argnums=(0, 1))
    forward = lib.func.hessian(lambda x: f(x, t["vector"], 2.0)[0].sum())
    found = lib.func.vmap(second, in_dims=(0, None))(t["rows"], t["vector"])
    return found, forward(t["rows"][0])


@program
def of_tangents(lib: Any, f: Any, t: Any) -> Any:
    def moved(x: Any, v: Any, w: Any) -> Any:
        return lib.func.jvp(lambda x: f(x, w, 2.0), (x,), (v,))

    rows, others = t["rows"], t["columns"][:3]
    dims = [(0, 0, 0), (None, 0, None), (None, 0, 0), (0, None, None)]
    given = [(rows, rows, others), (rows[0], rows, others[0]), (rows[0], rows, others)]
    given += [(rows, rows[0], others[0])]
    return [lib.func.vmap(moved, in_dims=d)(*x) for d, x in zip(dims, given, strict=True)]


@program
def of_jacobians(lib: Any, f: Any, t: Any) -> Any:
    func = lib.func
    jacobians = [each(lambda x: f(x, t["vector"], 2.0)[0]) for each in (func.jacrev, func.jacfwd)]
    return [func.vmap(each)(t["rows"]) for each in jacobians], jacobians[1](t["rows"][0])


@program
def nested(lib: Any, f: Any, t: Any) -> Any:
    func = lib.func

    def slope(x: Any, w: Any) -> Any:
        return func.grad(lambda w: f(x, w, 2.0)[0].sum())(w), f(x, w, 2.0)

    inner = func.vmap(slope, in_dims=(0, None))
    return func.vmap(inner, in_dims=(None, 1))(t["rows"], t["columns"])


@program
def samples_of_the_outer_batch(lib: Any, f: Any, t: Any) -> Any:
    def outer(x: Any) -> Any:
        return lib.func.vmap(lambda w: f(x, t["vector"], 2.0)[0] * w.sum())(t["columns"])

    return lib.func.vmap(outer)(t["rows"])


@program
def transforms_of_it(lib: Any, f: Any, t: Any) -> Any:
    func, rows = lib.func, t["rows"]
    each = func.vmap(lambda x: f(x, t["vector"], 2.0)[0].sum())
    return func.grad(lambda x: each(x).prod())(rows), func.jvp(each, (rows,), (rows,))


@pytest.mark.torch
@pytest.mark.parametrize("name", OURS)
def test_generated_rule_as_torch(name: str, torch: Any) -> None:
    run = OURS[name]
    found = [
        run(lib, scaled_exponential(lib).apply, {k: lib.tensor(x) for k, x in ARRAYS.items()})
        for lib in (ag, torch)
    ]
    same(*found)


@pytest.mark.parametrize("name", OURS)
def test_generated_rule_as_rows(name: str) -> None:
    def rows(x: Tensor, w: Tensor, p: float) -> Any:
        e = x.exp()
        return e * w.sum() * p, e

    t = {k: ag.tensor(x) for k, x in ARRAYS.items()}
    same(OURS[name](ag, scaled_exponential(ag).apply, t), OURS[name](ag, rows, t))


@pytest.mark.torch
def test_own_rule_as_torch(torch: Any) -> None:
    def run(lib: Any) -> Any:
        cube = lib.tensor(ARRAYS["cube"])
        b = cube[0].mT
        f = product(lib).apply
        slope = lib.func.grad(lambda a, b: f(a, b).sin().sum(), argnums=(0, 1))
        w = b.clone().requires_grad_()
        lib.func.vmap(lambda a, b: f(a, b), in_dims=(0, None))(cube, w).sin().sum().backward()
        mapped = [lib.func.vmap(each, in_dims=(0, None))(cube, b) for each in (f, slope)]
        return mapped, w.grad

    same(run(ag), run(torch))


# ---- the methods of a function -------------------------------------------------------------------


def save(ctx: Any, inputs: Any, output: Any) -> None:
    ctx.save_for_backward(*inputs)


def function(forward: Any, backward: Any = None, setup: Any = save, **members: Any) -> Any:
    """A Function with a rule that is made from its methods."""
    methods = {"forward": forward, "setup_context": setup, "backward": backward, **members}
    made = {name: staticmethod(each) for name, each in methods.items() if each is not None}
    return type("Made", (ag.Function,), {"generate_vmap_rule": True, **made})


def test_context_of_samples() -> None:
    def forward(x: Tensor, scale: float = 1.0) -> Tensor:
        return x**3 * scale

    def setup(ctx: Any, inputs: Any, output: Any) -> None:
        x, ctx.scale = inputs
        ctx.save_for_backward(x)
        ctx.square = x * x

    def backward(ctx: Any, g: Tensor) -> Any:
        (x,) = ctx.saved_tensors
        assert x.shape == g.shape == ctx.square.shape == (4,)
        return 3 * ctx.square * ctx.scale * g, None

    cube = function(forward, backward, setup)
    slope = grad(lambda x: cube.apply(x, scale=2.0).sum())
    same(vmap(slope)(ag.tensor(ARRAYS["rows"])), 6 * ARRAYS["rows"] ** 2)


def test_unmaterialised_and_not_differentiable() -> None:
    def setup(ctx: Any, inputs: Any, output: Any) -> None:
        ctx.mark_non_differentiable(output[1])
        ctx.save_for_backward(output[1])
        ctx.set_materialize_grads(False)

    def backward(ctx: Any, g: Tensor, nothing: None) -> Tensor:
        assert nothing is None
        (order,) = ctx.saved_tensors
        return ag.zeros_like(g).scatter(0, order, g)

    x = ag.tensor(ARRAYS["rows"], requires_grad=True)
    y, order = vmap(function(lambda x: tuple(x.sort()), backward, setup).apply)(x)
    assert y.requires_grad and not order.requires_grad
    assert y.grad_fn.name() == "MadeBackward"
    weights = ag.tensor(ARRAYS["rows"] * 2)
    (found,) = ag.grad((y * weights).sum(), x)
    (expected,) = ag.grad((x.sort(1)[0] * weights).sum(), x)
    same(found, expected)


def test_written_arguments() -> None:
    def setup(ctx: Any, inputs: Any, output: Any) -> None:
        ctx.mark_dirty(inputs[0])

    double = function(lambda x: x.mul_(2), lambda ctx, g: 2 * g, setup)

    def f(x: Tensor) -> Tensor:
        y = x * 1
        assert double.apply(y) is y
        return y * y

    rows = ag.tensor(ARRAYS["rows"], requires_grad=True)
    y = vmap(f)(rows)
    same(y, 4 * ARRAYS["rows"] ** 2)
    same(ag.grad(y.sum(), rows), (8 * ARRAYS["rows"],))


def test_gradients_by_name_of_samples() -> None:
    rows = ag.tensor(ARRAYS["rows"], requires_grad=True)
    found = vmap(lambda x: ag.grad((x * x).sum(), {"x": x})["x"])(rows)
    same(found, 2 * ARRAYS["rows"])


def test_gradients_are_summed_to_samples() -> None:
    def backward(ctx: Any, g: Tensor) -> Any:
        x, y = ctx.saved_tensors
        return (g * y if ctx.needs_input_grad[0] else None), g * x

    times = function(lambda x, y: x * y, backward).apply
    rows, numbers = ag.tensor(ARRAYS["rows"]), ag.tensor(ARRAYS["vector"])

    def slopes(f: Callable[..., Tensor]) -> Any:
        return grad(lambda x, y: f(x, y).sin().sum(), argnums=(0, 1))

    expected = looped(slopes(lambda x, y: x * y), rows, numbers)
    same(vmap(slopes(times))(rows, numbers), expected)
    only = grad(lambda y, x: times(x, y).sin().sum())
    same(vmap(only)(numbers, rows), expected[1:])
    w = ag.zeros(2, requires_grad=True)  # what all samples share, with a constant gradient
    shifted = function(lambda x, w: x + w, lambda ctx, g: (g, ag.ones(2))).apply
    vmap(lambda x: shifted(x, w))(ag.ones(3, 2)).sum().backward()
    assert w.grad.tolist() == [3.0, 3.0]


def test_once_differentiable() -> None:
    backward = once_differentiable(lambda ctx, g: g * ctx.saved_tensors[0].cos())
    x = ag.tensor(ARRAYS["rows"], requires_grad=True)
    y = vmap(function(lambda x: x.sin(), backward).apply)(x)
    (slope,) = ag.grad(y.sum(), x, create_graph=True)
    same(slope, np.cos(ARRAYS["rows"]))
    with pytest.raises(RuntimeError, match="once_differentiable"):
        ag.grad(slope.sum(), x)


def test_random_numbers_in_forward() -> None:
    noise = function(lambda x: x + ag.rand(())).apply
    with pytest.raises(RuntimeError, match="randomness error mode"):
        vmap(noise)(ag.zeros(3))
    drawn = vmap(noise, randomness="different")(ag.zeros(3))
    assert len(set(drawn.tolist())) == 3


def test_a_batch_stays_usable_after_it() -> None:
    """`grad` of the function has to find the batch open again."""
    f = scaled_exponential(ag).apply

    def both(x: Tensor) -> Any:
        y = f(x, ag.ones(2), 1.0)[0]
        return y, ag.rand(())

    _, drawn = vmap(both, randomness="different")(ag.ones(3, 2))
    assert drawn.shape == (3,) and len(set(drawn.tolist())) == 3


# ---- own rules -----------------------------------------------------------------------------------


def with_rule(rule: Callable[[Tensor], Any], generated: bool = False) -> Any:
    made = function(lambda x: (x * 2, x * 3), vmap=lambda info, in_dims, x: rule(x))
    made.generate_vmap_rule = generated
    return made


def test_out_dims_of_a_rule() -> None:
    rows = ag.tensor(ARRAYS["rows"])
    turned = with_rule(lambda x: ((x.mT * 2, x.mT * 3), -1))
    same(vmap(turned.apply)(rows), (ARRAYS["rows"] * 2, ARRAYS["rows"] * 3))
    shared = with_rule(lambda x: ((x * 2, x[0] * 3), (0, None)))
    found = vmap(shared.apply, out_dims=(0, None))(rows)
    same(found, (ARRAYS["rows"] * 2, ARRAYS["rows"][0] * 3))


def test_lists_of_samples_for_a_rule() -> None:
    seen: list[Any] = []

    def rule(info: Any, in_dims: Any, x: Tensor, others: list[Tensor]) -> Any:
        seen.append(in_dims)
        return x + others[0].unsqueeze(1) + others[1], 0

    total = function(lambda x, others: x + sum(others), vmap=rule)
    total.generate_vmap_rule = False
    vector = ag.tensor(ARRAYS["vector"])
    found = vmap(lambda x, y: total.apply(x, [y, ag.ones(4)]))(ag.zeros(3, 4), vector)
    assert seen == [(0, [0, None])]
    same(found, np.repeat(ARRAYS["vector"][:, None] + 1, 4, 1))


@pytest.mark.parametrize(("made", "words"), [
    (with_rule(lambda x: (x, x, x)), "to have two returns.*Got 3 returns"),
    (with_rule(lambda x: x), "to have two returns.*Got a Tensor"),
    (with_rule(lambda x: ((x, x), (0, 0, 0))), "incompatible"),
    (with_rule(lambda x: ((x, x), 0), True), "has both generate_vmap_rule=True and"),
    (scaled_exponential(ag, False), "does not have vmap support"),
])  # fmt: skip
def test_refused(made: Any, words: str) -> None:
    given = (ag.ones(2), 2.0) if made.__name__ == "ScaledExp" else ()
    with pytest.raises(RuntimeError, match=words):
        vmap(lambda x: made.apply(x, *given))(ag.ones(3, 2))


def test_a_call_without_samples_is_an_ordinary_one() -> None:
    f = scaled_exponential(ag, False).apply
    found = vmap(lambda x: x * f(ag.zeros(2), ag.ones(2), 2.0)[0])(ag.ones(3, 2))
    assert arrays_of(found)[0].tolist() == [[4.0, 4.0]] * 3


@pytest.mark.parametrize("args", [((2, 3), (2, 0), 2), ((2, 2), (1, 1)), ((2,), (2,), 1)], ids=str)
def test_strided_views_of_one_sample_for_all(args):
    """Their gradients go to each sample, not to the one whose memory it is."""

    def cubes(x):
        return (x.as_strided(*args) ** 3).sum()

    x = ag.tensor([1.0, 2.0, 3.0, 4.0, 5.0])
    counts = np.bincount(ag.arange(5).as_strided(*args).numpy().ravel(), minlength=5)
    expected = np.diag(6 * counts * x.numpy())
    np.testing.assert_allclose(ag.func.jacfwd(ag.func.grad(cubes))(x).numpy(), expected)
    np.testing.assert_allclose(ag.func.jacrev(ag.func.grad(cubes))(x).numpy(), expected)
    with pytest.raises(RuntimeError, match="unsupported operation"):
        ag.func.vmap(lambda x: x.as_strided(*args).mul_(2))(x.expand(3, 5))


NESTED = {
    "x[i]": lambda x, i: x[i], "x[0, i]": lambda x, i: x[0, i], "take": ag.take,
    "index_select": lambda x, i: x.index_select(0, i), "put": lambda x, i: x.put(i, x[0, :2]),
    "index_add": lambda x, i: x.index_add(0, i, x[:2]), "gather": lambda x, i: x[0].gather(0, i),
    "embedding": lambda x, i: ag.embedding(x, i),
}  # fmt: skip


@pytest.mark.parametrize("dims", [(0, None), (None, 0), (0, 0)], ids=str)
@pytest.mark.parametrize("function", NESTED.values(), ids=NESTED)
def test_places_that_differ_in_one_of_two_batches(function, dims):
    """Both arguments differ in the outer one, and these in the inner one."""
    x = ag.arange(2 * 3 * 3 * 4.0).reshape(2, 3, 3, 4).sin()
    i = ag.tensor([[[0, 2], [1, -1], [2, 0]], [[1, 0], [0, 1], [-2, 2]]])
    if function not in (NESTED["x[i]"], NESTED["take"], NESTED["put"]):
        i = i % 3
    x = x if dims[0] == 0 else x[:, 0]
    i = i if dims[1] == 0 else i[:, 0]
    found = vmap(vmap(function, in_dims=dims))(x, i)
    for k in range(2):
        for n in range(3):
            one = function(x[k, n] if dims[0] == 0 else x[k], i[k, n] if dims[1] == 0 else i[k])
            np.testing.assert_array_equal(found[k, n].numpy(), one.numpy())


@pytest.mark.parametrize("fill", [
    lambda x, v: x.index_fill(0, ag.tensor([0]), v), lambda x, v: x.masked_fill(x > 0, v),
    lambda x, v: x.fill(v),
], ids=["index_fill", "masked_fill", "fill"])  # fmt: skip
def test_values_of_another_dtype_are_converted(fill):
    x, v = ag.ones(2, 3, dtype=ag.float32), ag.tensor([1.0, 2.0])
    assert vmap(fill)(x, v).dtype == vmap(fill, in_dims=(None, 0))(x[0], v).dtype == ag.float32


class CubeByVjp(ag.autograd.Function):
    """A derivative by a transform within, as implicit functions have."""

    generate_vmap_rule = True

    @staticmethod
    def forward(x: Any) -> Any:
        return x**3

    @staticmethod
    def setup_context(ctx: Any, inputs: Any, output: Any) -> None:
        ctx.save_for_backward(*inputs)
        ctx.save_for_forward(*inputs)

    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        return ag.func.vjp(lambda x: x**3, *ctx.saved_tensors)[1](grad)[0]

    @staticmethod
    def jvp(ctx: Any, tangent: Any) -> Any:
        (x,) = ctx.saved_tensors
        return 3 * x**2 * tangent


@pytest.mark.parametrize("outer", [ag.func.jacrev, ag.func.jacfwd])
@pytest.mark.parametrize("inner", [ag.func.jacrev, ag.func.jacfwd])
def test_transforms_within_the_derivatives_of_a_function(outer: Any, inner: Any) -> None:
    x = ag.tensor([0.3, -1.2])
    found = outer(inner(CubeByVjp.apply))(x)
    expected = np.zeros((2, 2, 2))
    expected[[0, 1], [0, 1], [0, 1]] = 6 * x.numpy()
    assert type(found) is Tensor
    np.testing.assert_allclose(found.numpy(), expected, rtol=1e-12)


@pytest.mark.parametrize("in_dims", [(0, 0), (0, None), (None, 0)])
def test_negative_indices_of_take_along_dim(in_dims: Any) -> None:
    x = np.random.default_rng(0).normal(size=(3, 3))
    index = np.array([[-1, 0, -2], [1, -3, 2], [0, 0, -1]])
    found = ag.vmap(lambda a, i: ag.take_along_dim(a, i, -1), in_dims)(
        *(ag.tensor(v if d == 0 else v[0]) for v, d in zip((x, index), in_dims, strict=True))
    )
    xs, indices = (v if d == 0 else v[[0] * 3] for v, d in zip((x, index), in_dims, strict=True))
    np.testing.assert_array_equal(found.numpy(), np.take_along_axis(xs, indices, -1))
