"""autograd.extend and its neighbours: primitives, vector spaces, tracers, helpers."""

from __future__ import annotations

import numpy as onp
import pytest

import autograd as ag
import autograd.numpy as np
from autograd import make_jvp
from autograd.builtins import DictBox, SequenceBox
from autograd.builtins import isinstance as ag_isinstance
from autograd.extend import (
    Box,
    def_linear,
    defjvp,
    defjvp_argnums,
    defvjp,
    defvjp_argnum,
    notrace_primitive,
    primitive,
    vspace,
)
from autograd.misc import const_graph, flatten
from autograd.misc.fixed_points import fixed_point
from autograd.misc.flatten import flatten_func
from autograd.misc.optimizers import adam, rmsprop, sgd
from autograd.numpy.numpy_vjps import unbroadcast_f
from autograd.test_util import check_grads
from autograd.tracer import Node, getval, trace

X = onp.array([0.3, -1.2, 2.0])


def make_product():
    @primitive
    def product(x, y):
        assert type(x) is not ag.Tensor  # plain arrays
        return x * y

    defvjp(
        product,
        lambda ans, x, y: unbroadcast_f(x, lambda g: g * y),
        lambda ans, x, y: unbroadcast_f(y, lambda g: g * x),
    )
    defjvp(product, lambda g, ans, x, y: g * y, lambda g, ans, x, y: g * x)
    return product


def test_primitives_are_differentiated_as_defined():
    product = make_product()
    check_grads(product, (0, 1))(X, 2.0)
    check_grads(product, (0, 1))(onp.ones((2, 3)), X)
    check_grads(lambda x: np.real(product(x, x * 1j) * (1 - 2j)), modes=["rev"])(0.5 + 1j)
    hessian = ag.hessian(lambda x: np.sum(product(x, x)))(X)
    onp.testing.assert_array_equal(hessian, 2 * onp.eye(3))


def test_arguments_and_results_may_be_trees():
    @primitive
    def both(pair, n):
        return {"sum": pair[0] + pair[1], "power": pair[0] ** n}

    def vjp(argnum, ans, args, kwargs):
        pair, n = args
        return lambda g: (g["sum"] + g["power"] * n * pair[0] ** (n - 1), g["sum"])

    defvjp_argnum(both, vjp)
    slope = ag.grad(lambda t: (found := both(t, 3))["sum"] * 2 + found["power"])((2.0, 5.0))
    assert slope == (14.0, 2.0)


def test_what_is_not_defined_is_an_error():
    f = primitive(lambda x: 2 * x)
    with pytest.raises(NotImplementedError, match="VJP of"):
        ag.grad(f)(1.0)
    with pytest.raises(NotImplementedError, match="JVP of"):
        ag.deriv(f)(1.0)
    product = primitive(lambda x, y: x * y)
    defvjp(product, lambda ans, x, y: lambda g: g * y)
    with pytest.raises(NotImplementedError, match="wrt argnum 1"):
        ag.grad(product, 1)(1.0, 2.0)


def test_none_is_a_zero_derivative_and_same_a_linear_function():
    f = primitive(lambda x, y: x * y)
    defvjp(f, None, lambda ans, x, y: lambda g: g * x)
    assert ag.grad(f)(2.0, 3.0) == 0.0
    double = primitive(lambda x: 2 * x)
    defjvp(double, "same")
    assert ag.deriv(double)(3.0) == 2.0
    defjvp_argnums(f, lambda argnums, gs, ans, args, kwargs: sum(gs))
    assert ag.make_jvp(f, (0, 1))(2.0, 3.0)((1.0, 4.0)) == (6.0, 5.0)


def test_a_derivative_of_the_users_comes_before_a_row():
    function = primitive(np.sin)
    defvjp(function, lambda ans, x: lambda g: g * 100)
    assert ag.grad(function)(1.0) == 100.0
    assert ag.grad(np.sin)(1.0) == onp.cos(1.0)


def test_vjps_that_look_at_values_run_row_by_row():
    double = primitive(lambda x: 2 * x)
    defvjp(double, lambda ans, x: lambda g: g * 2 if np.sum(g) > 0 else g * 0)
    onp.testing.assert_array_equal(ag.jacobian(double)(X), 2 * onp.eye(3))
    defvjp(double, lambda ans, x: lambda g: onp.asarray(g) * 2)
    onp.testing.assert_array_equal(ag.jacobian(double)(X), 2 * onp.eye(3))


def test_what_would_lose_a_derivative_is_refused():
    product = make_product()
    with pytest.raises(TypeError, match="keyword arguments of a primitive"):
        ag.grad(lambda x: product(x, y=x))(2.0)
    with pytest.raises(TypeError, match="values of set cannot be traced"):
        Box.register(set)


def test_no_trace():
    seen = []
    record = notrace_primitive(lambda x, name: seen.append((type(x), name)))
    ag.grad(lambda x: record(x, "x") or x)(1.0)
    assert seen == [(onp.float64, "x")]
    ag.grad(lambda x: seen.append((ag_isinstance(x, float), getval(x))) or x)(1.0)
    assert seen[1] == (True, 1.0)


def test_vector_spaces():
    space = vspace({"a": X, "b": [1.0 + 2j]})
    assert space.size == 5 and space == vspace({"a": X + 1, "b": [0j]}) != vspace(X)
    assert len(list(space.standard_basis())) == 5
    ones = space.ones()
    assert ones["b"] == [1 + 1j] and space.inner_prod(ones, ones) == 5.0
    assert space.covector(ones)["b"] == [1 - 1j]
    total = space.add(ones, space.scalar_mul(ones, 2.0))
    onp.testing.assert_array_equal(total["a"], onp.full(3, 3.0))
    assert space.zeros()["b"] == [0] and space.randn()["a"].shape == (3,)
    with pytest.raises(TypeError, match="Can't find vector space"):
        vspace("text")


def test_traces_tell_the_users_nodes_of_each_operation():
    class Names(Node):
        def initialize_root(self):
            self.text = "x"

        def __init__(self, value, fun, args, kwargs, parent_argnums, parents):
            self.value = value
            self.text = f"{fun.__name__}({', '.join(each.text for each in parents)})"

    product = make_product()
    value, node = trace(Names.new_root(), lambda x: product(np.sin(x), x) + np.floor(x), 2.0)
    assert node.text == "add(product(sin(x), x), floor(x))"
    assert value == node.value == onp.sin(2.0) * 2 + 2
    assert trace(Names.new_root(), lambda x: 1.0, 2.0) == (1.0, None)


def test_linear_functions_are_their_own_derivatives():
    dot = primitive(onp.dot)
    def_linear(dot)
    a, b, da, db = X, X[::-1].copy(), onp.ones(3), 2 * X
    _, found = make_jvp(dot, (0, 1))(a, b)((da, db))
    onp.testing.assert_allclose(found, da @ b + a @ db)


def test_names_of_containers():
    assert isinstance({}, DictBox) and isinstance([], SequenceBox) and isinstance((), SequenceBox)


def test_vectors_of_trees():
    tree = (1.0, [X, {"b": onp.ones((2, 2)), "a": 3.0}], ())
    vector, unflatten = flatten(tree)
    assert vector.tolist() == [1.0, *X, 3.0, 1.0, 1.0, 1.0, 1.0]
    again = unflatten(vector * 2)
    assert again[0] == 2.0 and again[1][1]["a"] == 6.0 and again[2] == ()
    slope = ag.grad(lambda t: np.sum(flatten(t)[0] ** 2))(tree)
    onp.testing.assert_array_equal(slope[1][1]["b"], onp.full((2, 2), 2.0))
    check_grads(lambda v: unflatten(v)[1][0] ** 2)(vector)
    double, back, flat = flatten_func(lambda t: [2 * t[0]], [X])
    onp.testing.assert_array_equal(double(flat), 2 * X)
    assert back(flat)[0].shape == (3,)


@pytest.mark.parametrize(
    "optimize, options",
    [(sgd, {"step_size": 0.3}), (adam, {"step_size": 0.1}), (rmsprop, {"step_size": 0.05})],
)
def test_optimizers_of_trees(optimize, options):
    seen = []
    slope = ag.grad(lambda t, i: np.sum((t["x"] - 1.0) ** 2) + (t["y"] + 2.0) ** 2)
    found = optimize(
        slope, {"x": X, "y": 1.0}, lambda t, i, g: seen.append((i, g["y"])), 300, **options
    )
    onp.testing.assert_allclose(found["x"], 1.0, atol=0.05)
    assert found["y"] == pytest.approx(-2.0, abs=0.05)
    assert seen[0] == (0, 6.0) and len(seen) == 300


def test_fixed_points():
    newton = lambda a: lambda x: 0.5 * (x + a / x)  # noqa: E731
    root = lambda a: fixed_point(newton, a, 1.0, lambda x, y: abs(x - y), 1e-12)  # noqa: E731
    assert ag.grad(root)(2.0) == pytest.approx(0.5 / onp.sqrt(2.0))
    assert ag.grad(ag.grad(root))(2.0) == pytest.approx(-0.25 * 2.0**-1.5)


def test_graphs_are_not_kept():
    f = const_graph(lambda x, y, z: x + 2 * y + z, 1.0, z=3.0)
    assert f(2.0) == 8.0 and ag.grad(f)(2.0) == 2.0


def test_names_of_the_core():
    from autograd.core import make_jvp, make_vjp, primitive_vjps
    from autograd.core import primitive as old_primitive

    vjp, value = make_vjp(lambda x: x**2, 3.0)
    assert (vjp(1.0), value) == (6.0, 9.0)
    assert make_jvp(lambda x: x**2, 3.0)(1.0) == (9.0, 6.0)
    f = old_primitive(lambda x: 2 * x)
    with pytest.warns(FutureWarning, match="defvjp"):
        f.defgrad(lambda ans, x: lambda g: 2 * g)
    assert ag.grad(f)(1.0) == 2.0 and f in primitive_vjps
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        ag.core.nothing  # noqa: B018
