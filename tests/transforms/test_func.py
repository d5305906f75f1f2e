"""autograd.func: transforms of functions, nested in each other and mixed with `backward`."""

from __future__ import annotations

import weakref
from collections import OrderedDict, namedtuple

import numpy as np
import pytest

import autograd as ag
from autograd import func, functional

T = ag.tensor


def d(f):
    """The derivative of a function of one number, by forward mode."""
    return lambda x: func.jvp(f, (x,), (T(1.0),))[1]


MODES = {"reverse": func.grad, "forward": d}


# ---- one level -----------------------------------------------------------------------------------


def test_gradient_and_value():
    x = T([1.0, 2.0, 3.0])
    assert func.grad(lambda x: (x * x).sum())(x).tolist() == [2, 4, 6]
    slope, value = func.grad_and_value(lambda x: (x * x).sum())(x)
    assert slope.tolist() == [2, 4, 6] and value.item() == 14
    value, slope = func.value_and_grad(lambda x: (x * x).sum())(x)
    assert slope.tolist() == [2, 4, 6] and value.item() == 14
    assert not slope.requires_grad and not value.requires_grad and x.grad is None


def test_argnums_and_aux():
    def f(x, y, *, scale):
        return (x * x * y * scale).sum(), (y, {"n": 3})

    x, y = T([1.0, 2.0]), T([3.0, 4.0])
    slope, aux = func.grad(f, has_aux=True)(x, y, scale=1.0)
    assert slope.tolist() == [6, 16] and aux[0].tolist() == [3, 4] and aux[1] == {"n": 3}
    slopes, _ = func.grad(f, argnums=(1, 0), has_aux=True)(x, y, scale=2.0)
    assert [each.tolist() for each in slopes] == [[2, 8], [12, 32]]
    slope, _ = func.grad(f, argnums=-1, has_aux=True)(x, y, scale=1.0)
    assert slope.tolist() == [1, 4]


Layer = namedtuple("Layer", "weight bias")


def test_nested_arguments_keep_their_structure():
    parameters = OrderedDict(a=[T([1.0]), (T(2.0),)], b=Layer(T([[3.0]]), T([4.0])))

    def loss(p):
        return (p["a"][0] * p["a"][1][0] + p["b"].weight.sum() ** 2 * p["b"].bias).sum()

    slopes = func.grad(loss)(parameters)
    assert isinstance(slopes, OrderedDict) and isinstance(slopes["b"], Layer)
    assert slopes["a"][0].tolist() == [2] and slopes["a"][1][0].item() == 1
    assert slopes["b"].weight.tolist() == [[24]] and slopes["b"].bias.tolist() == [9]


def test_constants_have_zero_gradients():
    x = T([1.0, 2.0])
    assert func.grad(lambda x: T(3.0))(x).tolist() == [0, 0]
    assert func.jvp(lambda x: T(3.0), (x,), (x,))[1].item() == 0
    assert func.jacrev(lambda x: T([3.0]))(x).tolist() == [[0, 0]]
    assert func.jacfwd(lambda x: T([3.0]))(x).tolist() == [[0, 0]]


def test_vjp_is_called_again_and_again():
    x, y = T([1.0, 2.0]), T([3.0, 4.0])
    (product, total), pull = func.vjp(lambda x, y: (x * y, x.sum()), x, y)
    assert product.tolist() == [3, 8] and total.item() == 3
    for _ in range(2):
        one, other = pull((T([1.0, 10.0]), T(100.0)))
        assert one.tolist() == [103, 140] and other.tolist() == [1, 20]
    one, _ = pull(T([1.0, 10.0]), T(0.0))
    assert one.tolist() == [3, 40]
    _, pull, aux = func.vjp(lambda x: ({"y": x * 2}, 7), x, has_aux=True)
    assert aux == 7 and pull({"y": T([1.0, 1.0])})[0].tolist() == [2, 2]


def test_jvp():
    value, slope, aux = func.jvp(
        lambda x, y: ([x * y], y), (T([1.0, 2.0]), T([3.0, 4.0])), (T([1.0, 0.0]), T([0.0, 1.0])),
        has_aux=True,
    )  # fmt: skip
    assert value[0].tolist() == [3, 8] and slope[0].tolist() == [3, 2] and aux.tolist() == [3, 4]


@pytest.mark.parametrize("transform", [func.jacrev, func.jacfwd])
def test_jacobians(transform):
    x, y = T([1.0, 2.0]), T([[3.0], [4.0]])
    found = transform(lambda x, y: {"p": (y * x).sum(0), "q": (y * 2, x.sum())}, argnums=(0, 1))(
        x, y
    )
    assert found["p"][0].tolist() == [[7, 0], [0, 7]]
    assert found["p"][1].tolist() == [[[1], [1]], [[2], [2]]]
    assert found["q"][0][0].shape == (2, 1, 2) and not found["q"][0][0].any()
    assert found["q"][0][1].tolist() == [[[[2], [0]]], [[[0], [2]]]]
    assert found["q"][1][0].tolist() == [1, 1]
    found, aux = transform(lambda x: (x * 2, "aux"), has_aux=True)(x)
    assert found.tolist() == [[2, 0], [0, 2]] and aux == "aux"
    assert transform(lambda x: x * 2)(ag.ones(0)).shape == (0, 0)
    assert transform(lambda x: x.sum() * ag.ones(3))(ag.ones(0)).shape == (3, 0)


def test_jacobians_of_complex_functions():
    """For a function with a complex derivative, that is its diagonal."""
    z = T([0.3 + 0.4j, -1.0 + 2.0j])
    expected = np.diag(np.cos(z.numpy()))
    assert np.allclose(func.jacfwd(lambda z: z.sin())(z).numpy(), expected)
    assert np.allclose(func.jacrev(lambda z: z.sin())(z).numpy(), expected.conj())


def test_hessian_of_two_arguments():
    x, y = T([1.0, 2.0]), T([3.0, 4.0])
    (xx, xy), (yx, yy) = func.hessian(lambda x, y: (x * x * y).sum(), argnums=(0, 1))(x, y)
    assert xx.tolist() == [[6, 0], [0, 8]] and not yy.any()
    assert xy.tolist() == yx.tolist() == [[2, 0], [0, 4]]


# ---- levels --------------------------------------------------------------------------------------


@pytest.mark.parametrize("a", MODES)
@pytest.mark.parametrize("b", MODES)
@pytest.mark.parametrize("c", MODES)
def test_third_derivatives(a, b, c):
    nested = MODES[a](MODES[b](MODES[c](lambda x: x**4 + x.exp())))
    assert nested(T(2.0)).item() == pytest.approx(48 + np.exp(2))


def test_leaves_outside_of_a_transform():
    w, x = T(2.0, requires_grad=True), T(3.0)
    slope = func.grad(lambda x: (w * x) ** 2)(x)  # 2 w^2 x
    slope.backward()
    assert slope.item() == 24 and w.grad.item() == 24
    assert not func.grad(lambda x: w + x**2)(x).requires_grad
    assert x.grad is None and not x.requires_grad


def test_variables_of_inner_transforms_connect_nothing():
    """An inner gradient depends on the outer variable, and its own is no part of the result."""
    inner = [
        lambda x: func.grad(lambda y: x * y * y)(T(3.0)),
        lambda x: func.vjp(lambda y: x * y * y, T(3.0))[1](T(1.0))[0],
        lambda x: functional.jacobian(lambda y: x * y * y, T(3.0), create_graph=True),
        lambda x: functional.vjp(lambda y: x * y * y, T(3.0), create_graph=True)[1],
        lambda x: functional.vhp(lambda y: x * y**3, T(1.0), create_graph=True)[1],
    ]
    for f in inner:
        slope = func.grad(f)(T(2.0))
        assert slope.item() == 6 and not slope.requires_grad


@pytest.mark.parametrize("mode", MODES)
def test_inputs_that_require_grad(mode):
    x = T(3.0, requires_grad=True)
    slope = MODES[mode](lambda x: x**3)(x)
    slope.backward()
    assert slope.item() == 27 and x.grad.item() == 18

    def with_a_pass_of_its_own(x):
        y = T(2.0, requires_grad=True)
        (y**3).backward()
        return x * y.grad

    assert MODES[mode](with_a_pass_of_its_own)(T(1.0)).item() == 12


def test_values_and_aux_stay_connected_to_what_is_outside():
    w = T(2.0, requires_grad=True)
    _, (value, aux) = func.grad_and_value(lambda x: (w * x, x * 5), has_aux=True)(T(3.0))
    assert not aux.requires_grad
    value.backward()
    assert w.grad.item() == 3
    value, pull = func.vjp(lambda x: x * 2, T(3.0))
    assert not value.requires_grad and not pull(T(1.0))[0].requires_grad
    cotangent = T(5.0, requires_grad=True)
    pull(cotangent)[0].backward()
    assert cotangent.grad.item() == 2


def test_values_keep_the_tangents_of_outer_levels():
    value, slope = func.jvp(func.value_and_grad(lambda x: x**3), (T(2.0),), (T(1.0),))
    assert [each.item() for each in (*value, *slope)] == [8, 12, 12, 12]
    found = func.jvp(lambda x: func.vjp(lambda y: x * y, x)[0], (T(2.0),), (T(1.0),))
    assert [each.item() for each in found] == [4, 4]
    w = T(2.0, requires_grad=True)
    with ag.no_grad():  # nothing is connected that is computed inside
        slope, rest = func.grad_and_value(lambda x: (w * x, w * 2), has_aux=True)(T(3.0))
        value, pull = func.vjp(lambda x: w * x, T(3.0))
    assert not any(each.requires_grad for each in (slope, *rest, value))
    (pulled,) = pull(T(1.0))  # outside, where w matters
    pulled.backward()
    assert w.grad.item() == 1


def test_nothing_is_left_behind(without_gc):
    """With a graph that nobody needs any more, its nodes die."""
    nodes = []

    def f(x):
        y = x.exp()
        nodes.append(weakref.ref(y.grad_fn))
        return y.sum()

    func.grad(f)(T([1.0]))
    func.hessian(f)(T([1.0]))
    assert all(node() is None for node in nodes)


def test_random_functions_against_finite_differences():
    rng = np.random.default_rng(0)
    point = rng.normal(size=4)

    def f(x):
        return ag.stack([(x.sin() * x.roll(1)).sum(), (x[0] * x[1]).exp() + (x**3).mean()])

    step = 1e-6
    expected = np.stack(
        [(f(T(point + e)).numpy() - f(T(point - e)).numpy()) / (2 * step)
         for e in step * np.eye(4)], axis=1,
    )  # fmt: skip
    for transform in (func.jacrev, func.jacfwd):
        assert np.allclose(transform(f)(T(point)).numpy(), expected, atol=1e-8)


# ---- errors --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("call", "error", "message"),
    [
        (lambda x: func.grad(lambda x: x)(x), RuntimeError, "got tensor with 1 dims"),
        (lambda x: func.grad(lambda x: 1.0)(x), RuntimeError, "a Tensor, got <class 'float'>"),
        (lambda x: func.grad(lambda x: x.sum(), has_aux=True)(x), RuntimeError, "be a tuple"),
        (lambda x: func.grad(lambda x: x, argnums=1)(x), RuntimeError, "Got argnum=1, but only 1"),
        (lambda x: func.grad(lambda x: x, argnums=(0, -1))(x), RuntimeError, "must be unique"),
        (lambda x: func.grad(lambda x: x, argnums=())(x), RuntimeError, "must be non-empty"),
        (lambda x: func.grad(lambda x: x, argnums="0")(x), RuntimeError, "must be int or Tuple"),
        (lambda x: func.grad(lambda x: x)({"a": [x, "b"]}), ValueError, r"got str at \['a'\]\[1\]"),
        (lambda x: func.grad(lambda x: x)(np.array([True])), ValueError, "but got bool"),
        (lambda x: func.grad(lambda x: x)({}), ValueError, "at least one Tensor"),
        (lambda x: func.grad(lambda x: x.sum())(x.long()), RuntimeError, "floating point"),
        (lambda x: func.vjp(lambda x: x > 0, x), RuntimeError, "with dtype bool"),
        (lambda x: func.vjp(lambda x: x, x)[1]((x, x)), RuntimeError, "pytree structure"),
        (lambda x: func.vjp(lambda x: x, x)[1](x[:1]), RuntimeError, "Mismatch in shape"),
        (lambda x: func.vjp(lambda x: None, x), RuntimeError, "has non-empty output"),
        (lambda x: func.jvp(lambda x: x, x, x), RuntimeError, "primals to be a tuple"),
        (lambda x: func.jvp(lambda x: x, (x,), (x, x)), RuntimeError, "same python structure"),
        (lambda x: func.jvp(lambda x: x, ([x],), ((x,),)), RuntimeError, r"\[0\]: a list of 1"),
        (lambda x: func.vjp(lambda x: {"a": (x, 1)}, x), RuntimeError, r"'int'> at \['a'\]\[1\]"),
        (lambda x: func.linearize(lambda x: x, x)[1](x, x), RuntimeError, "same python structure"),
        (lambda x: func.linearize(lambda x: x, x)[1](x[:1]), RuntimeError, r"primal at \[0\]"),
        (lambda x: func.hvp(lambda x: x)(x, x), RuntimeError, "got tensor with 1 dims"),
        (lambda x: func.hvp(lambda x: x.sum())(x, x[:1]), RuntimeError, r"tangent:0 with shape"),
        (lambda x: func.hvp(lambda x: x.sum())(x), TypeError, "'vector'"),
        (lambda x: func.jacrev(lambda x: x, chunk_size=0), ValueError, "greater than 0, got 0"),
        (lambda x: func.jvp(lambda x: x, (x,), (x[:1],)), RuntimeError, r"tangent:0 with shape"),
        (lambda x: func.jvp(lambda x: T(1.0), (x,), (x,), strict=True), RuntimeError,
         "independent of the inputs"),
        (ag.inference_mode()(func.grad(lambda x: x)), RuntimeError, "use no_grad"),
    ],
)  # fmt: skip
def test_errors(call, error, message):
    with pytest.raises(error, match=message):
        call(T([1.0, 2.0]))


# ---- beside PyTorch ------------------------------------------------------------------------------


@pytest.mark.torch
def test_as_pytorch(torch):
    def results(module, f):
        x = module.tensor([[0.5, -1.0], [2.0, 0.1]], dtype=module.float64)
        w = module.tensor([1.5, -0.5], dtype=module.float64)

        def loss(w, x):
            return ((x @ w).sin() ** 2).sum() + (w**3).sum()

        def outputs(w, x):
            return {"a": x @ w, "b": (w.exp(), (x * w).sum())}

        yield f.grad(loss)(w, x)
        yield f.grad(loss, argnums=(0, 1))(w, x)
        yield f.jacrev(outputs, argnums=1)(w, x)
        yield f.jacfwd(outputs)(w, x)
        yield f.hessian(loss, argnums=(0, 1))(w, x)
        yield f.jvp(loss, (w, x), (w, x))
        yield f.grad(lambda w: f.grad(loss)(w, x).sum())(w)
        yield f.vjp(outputs, w, x)[1]({"a": w, "b": (w, w.sum())})
        yield f.jacfwd(f.jacrev(outputs))(w, x)

    from autograd.base.pytree import flatten

    for ours, theirs in zip(results(ag, func), results(torch, torch.func), strict=True):
        a, form = flatten(ours)
        b, their_form = flatten(theirs)
        assert form == their_form
        for one, other in zip(a, b, strict=True):
            assert np.allclose(one.numpy(), other.numpy(), rtol=1e-12)
