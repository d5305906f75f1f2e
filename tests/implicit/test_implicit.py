"""Derivatives of what solvers find, against closed forms and finite differences.

The equations have arguments that multiply and bend the solution, so that second derivatives go
through the Jacobian, the solution and the arguments all at once.
"""

from __future__ import annotations

import numpy as np
import pytest

import autograd as ag
import autograd.numpy as anp
from autograd import func, implicit
from tests.support.tensors import leaf


def newton(f, x):
    """A root of `f`, of vectors, by Newton's method."""
    slope = func.jacfwd(f)
    for _ in range(30):
        move = np.linalg.solve(slope(x), f(x).numpy())
        x = x - move
        if abs(move).max() < 1e-14:
            break
    return x


@implicit.root(lambda x, a: x**3 - a)
def cube_root(_init, a):
    return np.cbrt(a.numpy())


def system(x, p, k):
    first = x["u"] * p["a"].exp() + (x["v"] * p["b"]).sum() - k
    return {"u": first, "v": x["v"] ** 3 + x["v"] * p["b"] + x["u"].sum() * p["a"].sin() - 1}


@implicit.root(system, check=1e-10)
def solve_system(_init, p, k):
    def f(z):
        z = ag.as_tensor(z)
        found = system({"u": z[:2], "v": z[2:]}, p, k)
        return ag.cat([found["u"], found["v"]])

    z = newton(f, np.ones(4))
    return {"u": z[:2], "v": z[2:]}


def flat_system(a, b):
    found = solve_system(None, {"a": a, "b": b}, 2)
    return found["u"], found["v"]


POINT = (0.3, [0.7, 1.2])


def test_derivatives_of_a_system_of_trees():
    a, b = map(leaf, POINT)
    assert ag.gradcheck(
        flat_system, (a, b), check_forward_ad=True, check_batched_grad=True,
        check_batched_forward_grad=True,
    )  # fmt: skip
    assert ag.gradgradcheck(flat_system, (a, b), check_fwd_over_rev=True)


def test_third_derivatives_of_a_system():
    a, b = map(leaf, POINT)

    def curvature(a):
        def total(a):
            u, v = flat_system(a, b)
            return u.sum() * v.prod()

        return func.grad(func.grad(total))(a)

    assert ag.gradcheck(curvature, (a,))


def test_each_order_and_mode_of_a_cube_root():
    a = ag.tensor(8.0)

    def forward(f):
        return lambda x: func.jvp(f, (x,), (ag.tensor(1.0),))[1]

    def root(a):
        return cube_root(None, a)

    expected = [1 / 12, -2 / 9 * 8 ** (-5 / 3), 10 / 27 * 8 ** (-8 / 3)]
    for mode in (func.grad, forward):
        f = root
        for value in expected:
            f = mode(f)
            assert np.allclose(f(a), value, rtol=1e-12)
    assert np.allclose(forward(func.grad(root))(a), expected[1], rtol=1e-12)
    assert np.allclose(func.grad(forward(root))(a), expected[1], rtol=1e-12)
    assert np.allclose(func.linearize(root, a)[1](ag.tensor(1.0)), expected[0], rtol=1e-12)


def test_batches():
    values = ag.tensor([1.0, 8.0, 27.0])

    def one(a):
        return cube_root(None, a)

    assert np.allclose(func.vmap(one)(values), values.pow(1 / 3))
    slopes = 1 / 3 * values ** (-2 / 3)
    assert np.allclose(func.vmap(func.grad(one))(values), slopes)
    assert np.allclose(func.vmap(func.grad(func.grad(one)))(values), -2 / 9 * values ** (-5 / 3))
    assert np.allclose(func.grad(lambda v: func.vmap(one)(v).sum())(values), slopes)
    tangent = func.jvp(func.vmap(one), (values,), (ag.ones(3),))[1]
    assert np.allclose(tangent, slopes)


def test_batches_of_trees_of_which_some_are_shared():
    @implicit.root(lambda x, p: {"z": p["a"] * x["z"] ** 2 - p["b"]})
    def solve(_init, p):
        return {"z": np.sqrt((p["b"] / p["a"]).numpy())}

    p = {"a": ag.tensor([1.0, 2.0, 3.0]), "b": ag.tensor([5.0, 6.0])}

    def total(p):
        return func.vmap(lambda p: solve(None, p)["z"], ({"a": 0, "b": None},))(p).sum()

    def closed(p):
        return (p["b"] / p["a"][:, None]).sqrt().sum()

    for transform in (func.grad, func.hessian):
        found, expected = transform(total)(p), transform(closed)(p)
        for key in p:
            each = found[key] if transform is func.grad else ag.cat([*found[key].values()], 1)
            its = expected[key] if transform is func.grad else ag.cat([*expected[key].values()], 1)
            assert np.allclose(each, its, atol=1e-10)


# ---- fixed points, minima, linear systems --------------------------------------------------------


def test_the_babylonian_fixed_point():
    def step(x, a):
        return (x + a / x) / 2

    @implicit.fixed_point(step, check=1e-12)
    def square_root(x, a):
        for _ in range(40):
            x = step(x, a)
        return x

    a = leaf([2.0, 9.0])
    found = square_root(ag.ones(2), a)
    (slope,) = ag.grad(found.sum(), a, create_graph=True)
    (curvature,) = ag.grad(slope.sum(), a)
    assert np.allclose(slope.detach(), 0.5 / np.sqrt([2, 9]), rtol=1e-12)
    assert np.allclose(curvature, -0.25 / np.array([2, 9]) ** 1.5, rtol=1e-12)


def test_an_equilibrium_layer():
    rng = np.random.default_rng(0)
    state = {"weight": leaf(0.1 * rng.normal(size=(2, 2))), "bias": leaf(rng.normal(size=2))}
    module = ag.nn.Linear(2, 2, dtype=ag.float64)

    def layer(z, x, state):
        return (func.functional_call(module, state, (z,)) + x).tanh()

    @implicit.fixed_point(layer)
    def equilibrium(z, x, state):
        for _ in range(40):
            z = layer(z, x, state)
        return z

    x = leaf(rng.normal(size=(2, 2)))

    def run(x, weight, bias):
        return equilibrium(ag.zeros(2, 2), x, {"weight": weight, "bias": bias})

    inputs = (x, *state.values())
    assert ag.gradcheck(run, inputs, check_forward_ad=True)
    unrolled = x
    for _ in range(40):
        unrolled = layer(unrolled, x, state)
    expected = ag.grad((unrolled**2).sum(), inputs)
    for found, each in zip(ag.grad((run(*inputs) ** 2).sum(), inputs), expected, strict=True):
        assert np.allclose(found, each, rtol=1e-10)


def ridge(w, x, y, penalty):
    return ((x @ w - y) ** 2).sum() + penalty * (w**2).sum()


@implicit.argmin(ridge, check=1e-8)
def fit(_init, x, y, penalty):
    matrix = x.numpy().T @ x.numpy() + float(penalty) * np.eye(x.shape[1])
    return np.linalg.solve(matrix, x.numpy().T @ y.numpy())


def test_ridge_regression():
    rng = np.random.default_rng(1)
    inputs = (leaf(rng.normal(size=(4, 2))), leaf(rng.normal(size=4)), leaf(0.5))

    def closed(x, y, penalty):
        return ag.linalg.solve(x.mT @ x + penalty * ag.eye(2), x.mT @ y)

    for mode in (func.jacrev, func.jacfwd):
        found = mode(lambda *args: fit(None, *args), (0, 1, 2))(*inputs)
        expected = mode(closed, (0, 1, 2))(*inputs)
        for each, its in zip(found, expected, strict=True):
            assert np.allclose(each.detach(), its.detach(), rtol=1e-9, atol=1e-12)
    assert ag.gradgradcheck(lambda *args: fit(None, *args), inputs)


def test_a_minimum_under_a_constraint():
    """The point of a plane that is nearest to a given one, by Lagrange's conditions."""

    def conditions(x, point, normal, height):
        z, multiplier = x
        return 2 * (z - point) + multiplier * normal, z @ normal - height

    @implicit.root(conditions)
    def nearest(_init, point, normal, height):
        n, p = normal.numpy(), point.numpy()
        excess = (p @ n - float(height)) / (n @ n)
        return p - excess * n, 2 * excess

    inputs = (leaf([1.0, 2.0, -1.0]), leaf([0.5, 1.0, 2.0]), leaf(0.7))
    found = nearest(None, *inputs)
    assert isinstance(found, tuple) and found[1].shape == ()

    def closed(point, normal, height):
        return 2 * (point @ normal - height) / (normal @ normal)

    expected = ag.grad(closed(*inputs), inputs)
    for each, its in zip(ag.grad(found[1], inputs, retain_graph=True), expected, strict=True):
        assert np.allclose(each, its)
    assert ag.gradcheck(lambda *args: nearest(None, *args), inputs, check_forward_ad=True)
    assert ag.gradgradcheck(lambda *args: nearest(None, *args), inputs)


def test_linear_systems():
    rng = np.random.default_rng(2)
    matrix, b = leaf(rng.normal(size=(3, 3)) + 3 * np.eye(3)), leaf(rng.normal(size=3))

    def solve(b, matrix):
        return implicit.linear_solve(lambda x, m: m @ x, b, matrix)

    assert np.allclose(solve(b, matrix).detach(), ag.linalg.solve(matrix, b).detach())
    assert ag.gradcheck(solve, (b, matrix), check_forward_ad=True)
    assert ag.gradgradcheck(solve, (b, matrix))
    tree = implicit.linear_solve(lambda x: {"p": 2 * x["p"], "q": x["q"] + x["p"]}, {
        "p": 4.0, "q": ag.tensor(3.0)
    })  # fmt: skip
    assert (tree["p"], tree["q"]) == (2, 1)


@pytest.mark.parametrize("solve", [None, "dense", "cg", "minres", "gmres", "bicgstab"])
def test_large_linear_systems(solve):
    pytest.importorskip("scipy")
    rng = np.random.default_rng(3)
    diagonal, b = leaf(rng.uniform(2, 3, 300)), leaf(rng.normal(size=300))

    def product(x, d):
        return d * x - 0.5 * x.roll(1) - 0.5 * x.roll(-1)

    x = implicit.linear_solve(product, b, diagonal, solve=solve)
    shift = np.roll(np.eye(300), 1, 0)
    matrix = np.diag(diagonal.detach().numpy()) - 0.5 * shift - 0.5 * shift.T
    expected = np.linalg.solve(matrix, b.detach().numpy())
    assert np.allclose(x.detach(), expected, atol=1e-8)
    by_b, by_diagonal = ag.grad((x**2).sum(), (b, diagonal))
    assert np.allclose(by_b, np.linalg.solve(matrix, 2 * expected), atol=1e-7)
    assert np.allclose(by_diagonal, -by_b.numpy() * expected, atol=1e-7)


def test_a_solver_of_ones_own_for_the_linear_systems():
    asked = []

    def solve(matvec, b):
        asked.append(b)
        matrix = np.stack([matvec(row) for row in np.eye(b.size)], 1)
        return np.linalg.lstsq(matrix, b)[0]

    @implicit.root(lambda x, a: ag.stack([x.sum() - a, x.sum() - a]), solve=solve)
    def halves(_init, a):
        return np.full(2, float(a) / 2)

    a = leaf(3.0)
    assert np.allclose(ag.grad(halves(None, a).sum(), a)[0], 1)
    assert len(asked) == 1 and asked[0].shape == (2,)


# ---- numbers -------------------------------------------------------------------------------------


def test_complex_roots():
    @implicit.root(lambda z, a: z**2 - a)
    def root(_init, a):
        return np.sqrt(a.numpy())

    a = leaf([1 + 2j, -3 + 0.5j])
    assert ag.gradcheck(lambda a: root(None, a), (a,), check_forward_ad=True)
    assert ag.gradgradcheck(lambda a: root(None, a), (a,))


def test_complex_minima_whose_conditions_are_not_holomorphic():
    """Of |z - a|^2 + s |z|^2 - 2 Re(z^2) / 4, at which 2 (z - a) + 2 s z - conj(z) is 0."""

    def f(z, a, s):
        return (z - a).abs() ** 2 + s * z.abs() ** 2 - 0.5 * (z**2).real

    @implicit.argmin(f, check=1e-12)
    def minimum(_init, a, s):
        a, s = complex(a), float(s)
        return complex(2 * a.real / (1 + 2 * s), 2 * a.imag / (3 + 2 * s))

    inputs = (leaf(1 + 2j), leaf(0.75))
    assert ag.gradcheck(lambda *args: minimum(None, *args), inputs, check_forward_ad=True)
    assert ag.gradgradcheck(lambda *args: minimum(None, *args), inputs)


def test_dtypes():
    a = leaf([4.0, 9.0], ag.float32)

    @implicit.root(lambda x, a: x**2 - a)
    def root(_init, a):
        return np.sqrt(a.double().numpy())

    assert root(None, a).dtype == ag.float64
    assert root(ag.ones(2, dtype=ag.float32), a).dtype == ag.float32
    assert root(1.0, a).dtype == ag.float64
    found = root(np.ones(2, np.int64), a)
    assert found.dtype == ag.float64 and np.allclose(found.detach().numpy(), [2, 3])
    (slope,) = ag.grad(root(None, a).sum(), a)
    assert slope.dtype == ag.float32 and np.allclose(slope.numpy(), [1 / 4, 1 / 6])
    half = leaf([4.0, 9.0], ag.float16)
    (slope,) = ag.grad(root(half, half).sum(), half)
    assert slope.dtype == ag.float16 and np.allclose(slope.numpy(), [1 / 4, 1 / 6], rtol=1e-3)


def test_whole_numbers_that_solvers_return_are_floats():
    a = leaf(3.0)
    for found in (3, np.int32(3), ag.tensor(3)):
        x = implicit.root(lambda x, a: x - a)(lambda _init, _a, found=found: found)(None, a)
        assert x.dtype == ag.float64 and ag.grad(x, a) == (1,)


def test_traced_functions_of_hips_autograd():
    @implicit.root(lambda x, a: anp.sin(x) - a)
    def arcsin(_init, a):
        return np.arcsin(float(a))

    def f(a):
        return anp.exp(arcsin(None, a))

    s, c = np.arcsin(0.5), np.cos(np.arcsin(0.5))
    assert np.allclose(ag.grad(f)(0.5), np.exp(s) / c)
    assert np.allclose(ag.grad(ag.grad(f))(0.5), np.exp(s) * (1 / c**2 + 0.5 / c**3))


def test_arguments_that_have_no_derivative():
    @implicit.root(lambda x, a, kind, n: x**n - a if kind == "power" else x - a)
    def solve(_init, a, kind, n, *, rounded):
        assert rounded and not isinstance(n, ag.Tensor)
        return float(a) ** (1 / n)

    a = leaf(8.0)
    assert np.allclose(ag.grad(solve(None, a, "power", 3, rounded=True), a)[0], 1 / 12)
    whole = solve(None, ag.tensor(8), "power", 3, rounded=True)
    assert not whole.requires_grad and whole.dtype == ag.float64
    assert not solve(None, 8.0, "power", 3, rounded=True).requires_grad
    init = leaf(1.0)
    found = solve(init, a, "power", 3, rounded=True)
    assert ag.grad(found, init, allow_unused=True) == (None,)


def test_the_solver_gets_plain_tensors_and_runs_unrecorded():
    seen = []

    @implicit.root(lambda x, a: x - a[0])
    def solve(_init, a):
        seen.append((type(a[0]), a[0].requires_grad, ag.is_grad_enabled()))
        return a[0].numpy()

    x = leaf(2.0)
    solve(None, [x])
    func.grad(lambda x: solve(None, [x]))(x)
    func.jvp(lambda x: solve(None, [x]), (x,), (x,))
    func.vmap(lambda x: solve(None, [x]))(ag.ones(1))
    assert seen == [(ag.Tensor, False, False)] * 4


# ---- refusals ------------------------------------------------------------------------------------


def test_what_is_taken_from_outside_is_refused():
    q = ag.tensor(2.0)

    def run(q, a):
        return implicit.root(lambda x, a: x - a * q)(lambda _init, a: a.detach().numpy())(None, a)

    one = ag.tensor(1.0)
    assert run(q, one) == 1
    for call in (
        lambda: run(q.clone().requires_grad_(), one),
        lambda: func.grad(lambda q: run(q, one))(q),
        lambda: func.jvp(lambda q: run(q, one), (q,), (q,)),
        lambda: func.vmap(lambda a: func.jvp(lambda q: run(q, a), (a,), (a,)))(ag.ones(2)),
    ):
        with pytest.raises(RuntimeError, match="takes a Tensor from outside that has a derivative"):
            call()
    run(q.clone().requires_grad_().detach(), one)
    with pytest.raises(RuntimeError, match=r"implicit\.linear_solve: the function takes a Tensor"):
        implicit.linear_solve(lambda x: x * leaf(2.0), one)


def test_singular_jacobians():
    @implicit.root(lambda x, a: x**2 - a)
    def root(_init, a):
        return np.sqrt(a.numpy())

    a = leaf(0.0)
    with pytest.raises(
        np.linalg.LinAlgError, match=r"implicit\.root: the Jacobian at the solution"
    ):
        ag.grad(root(None, a), a)


def test_an_iteration_that_does_not_converge_warns():
    pytest.importorskip("scipy")
    with pytest.warns(RuntimeWarning, match=r"implicit\.linear_solve: gmres did not converge"):
        implicit.linear_solve(lambda x: x - x.mean(), ag.ones(4), solve="gmres")


def test_check_finds_what_did_not_converge():
    a = leaf(3.0)
    solver = implicit.root(lambda x, a: x - a, check=1e-6)(lambda init, _a: init)
    assert solver(3.0, a) == 3
    for start in (2.0, float("nan")):
        with pytest.raises(RuntimeError, match=r"leaves a residual of .*, more than check=1e-06"):
            solver(start, a)


@pytest.mark.parametrize(
    ("residual", "found", "message"),
    [
        (lambda x, a: (x - a).reshape(1), 1.0, r"the shape of the solution, got float64 of shape "),
        (lambda x, a: x * 1j, 1.0, r"got complex128 of shape \[\] for float64"),
        (lambda x, a: {"x": x}, 1.0, r"the residual to have the structure of the solution, \*,"),
        (lambda x, a: x, "x", "Expected the solution to be Tensors, numbers or arrays of floats"),
        (lambda x, a: x, None, "Expected the solution to contain at least one Tensor"),
    ],
    ids=["shape", "complex", "structure", "text", "nothing"],
)
def test_residuals_and_solutions_that_do_not_fit(residual, found, message):
    with pytest.raises(ValueError, match=message):
        implicit.root(residual)(lambda _init, _a: found)(None, leaf(1.0))


def test_batches_of_no_samples():
    with pytest.raises(RuntimeError, match=r"implicit\.root: vmap over no samples"):
        func.vmap(lambda a: cube_root(None, a))(ag.zeros(0))


def test_unknown_methods():
    with pytest.raises(ValueError, match=r"solve should be a function, None or one of .*'cg'"):
        implicit.argmin(ridge, solve="lu")


def test_writes_in_place_are_noticed():
    a = leaf(8.0)
    x = cube_root(None, a)
    x.mul_(2)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        ag.grad(x, a)


def test_without_gradients():
    a = leaf(8.0)
    with ag.no_grad():
        assert not cube_root(None, a).requires_grad
    with ag.inference_mode():
        assert np.allclose(cube_root(None, ag.tensor(8.0)), 2)


@pytest.mark.parametrize("outer", [func.jacrev, func.jacfwd])
def test_derivatives_of_linearized_solutions(outer):
    @implicit.root(lambda y, x: y - x**3)
    def cube(_init, x):
        return x.numpy() ** 3

    def slope(x):
        return func.linearize(lambda x: cube(None, x), x)[1](ag.ones(2))

    x = ag.tensor([0.7, 1.3])
    assert np.allclose(outer(slope)(x), np.diag(6 * x.numpy()), rtol=1e-9)
