"""`ag.compile` together with the transforms of `autograd.func`: one program, the eager result."""

import numpy as np
import pytest

import autograd as ag
from autograd import func
from autograd.compile.tracing.errors import TraceError
from tests.support.cases import thinned

F = ag.nn.functional
draw = np.random.default_rng(0).normal


def constant(array):
    array.flags.writeable = False
    return ag.tensor(array) if array.dtype.kind == "i" else ag.from_numpy(array)


X = ag.tensor(draw(size=6))
ROWS = ag.tensor(draw(size=(3, 6)))
A = constant(draw(size=(6, 6)))


def rosenbrock(x):
    return ((1 - x[:-1]) ** 2 + 100 * (x[1:] - x[:-1] ** 2) ** 2).sum()


def added_in_place(x):
    y = x * 2
    y += x
    return (y.mul_(x) ** 2).sum()


FUNCTIONS = {
    "rosenbrock": rosenbrock,
    "products": lambda x: ((A @ (x[:, None] * x)).tanh() @ A).sum(),
    "softmax": lambda x: (x.softmax(0) * x).sum() + x.logsumexp(0),
    "gather": lambda x: (x[[0, 2, 2, 5]] * x[:4].exp()).sum(),
    "joins": lambda x: ag.cat([x, x.flip(0) * x]).cumsum(0).sin().sum(),
    "prod": lambda x: ag.stack([x, x.sin()]).prod(0).sum(),
    "where": lambda x: ag.where(x > 0, x.exp(), x * x).sum(),
    "amax": lambda x: x.amax(0) * x.sum(),
    "std": lambda x: x.std(0) * x.var(0),
    "layer norm": lambda x: (F.layer_norm(x.reshape(2, 3), (3,)) ** 3).sum(),
    "gelu": lambda x: F.gelu(x).sum() * x.sum(),
    "solve": lambda x: ag.linalg.solve(A + x.diag(), x).sum(),
    "convolution": lambda x: (F.conv1d(x.reshape(1, 2, 3), A[:2, :4].reshape(2, 2, 2)) ** 2).sum(),
    "filled": lambda x: (ag.zeros_like(x).copy_(x) * x).sum() + ag.ones_like(x).mul_(x).sum(),
    "sort": lambda x: (x.sort(0)[0] * x).sum(),
}

TRANSFORMS = {
    "grad": (func.grad, (X,)),
    "hessian": (func.hessian, (X,)),
    "jacfwd of grad": (lambda f: func.jacfwd(func.grad(f)), (X,)),
    "jacrev of grad": (lambda f: func.jacrev(func.grad(f)), (X,)),
    "hvp": (func.hvp, (X, ROWS[0])),
    "forward over reverse": (
        lambda f: lambda x, v: func.jvp(func.grad(f), (x,), (v,))[1],
        (X, ROWS[0]),
    ),
    "linearize": (lambda f: lambda x, v: func.linearize(f, x)[1](v), (X, ROWS[0])),
    "vmap": (func.vmap, (ROWS,)),
    "vmap of grad": (lambda f: func.vmap(func.grad(f)), (ROWS,)),
    "vmap of hessian": (lambda f: func.vmap(func.hessian(f)), (ROWS,)),
}


# Fast are three or four transforms of each function, four or five functions of each transform.
PAIRS = thinned([f"{name}-{transform}" for name in FUNCTIONS for transform in TRANSFORMS], 3)


@pytest.mark.parametrize("pair", PAIRS)
def test_transforms_inside(pair):
    name, transform = pair.split("-")
    function, (change, args) = FUNCTIONS[name], TRANSFORMS[transform]
    transformed = change(function)
    compiled = ag.compile(transformed)
    found = compiled(*args)
    np.testing.assert_allclose(found.numpy(), transformed(*args).numpy(), rtol=1e-10, atol=1e-11)
    assert not found.requires_grad
    assert compiled.cache_info() == (0, 1, 1)
    again = compiled(*[x + 0.125 for x in args])  # values are none of the program's
    expected = transformed(*[x + 0.125 for x in args])
    np.testing.assert_allclose(again.numpy(), expected.numpy(), rtol=1e-10, atol=1e-11)


@pytest.mark.parametrize("transform", TRANSFORMS)
def test_transforms_outside(transform):
    change, args = TRANSFORMS[transform]
    found = change(ag.compile(rosenbrock))(*args)
    np.testing.assert_allclose(found.numpy(), change(rosenbrock)(*args).numpy(), rtol=1e-12)


@pytest.mark.parametrize("transform", ["hessian", "jacrev of grad", "jacfwd of grad"])
def test_jacobians_are_one_batch(transform):
    change, _ = TRANSFORMS[transform]
    compiled = ag.compile(change(rosenbrock), backend="numpy")
    lengths = [len(compiled.source(ag.ones(n)).splitlines()) for n in (5, 50)]
    assert lengths[0] == lengths[1] < 60


@pytest.mark.parametrize("transform", TRANSFORMS)
def test_in_place_operations_under_transforms(transform):
    change, args = TRANSFORMS[transform]
    found, expected = ag.compile(change(added_in_place))(*args), change(added_in_place)(*args)
    np.testing.assert_allclose(found.numpy(), expected.numpy(), rtol=1e-12)


def test_in_place_operations_on_samples():
    for function in (added_in_place, func.grad(added_in_place)):
        rows = [function(row).numpy() for row in ROWS]
        np.testing.assert_allclose(func.vmap(function)(ROWS).numpy(), rows, rtol=1e-12)


CONSTANT = ag.tensor(draw(size=6))
PARAMETER = ag.tensor(draw(size=6), requires_grad=True)


def quadratic(x):
    return lambda c: (x * c * c).sum()


@pytest.mark.parametrize(
    "function",
    [
        lambda x: func.grad(quadratic(x))(CONSTANT),
        lambda x: func.grad(quadratic(x))(ag.ones(6)),
        lambda x: func.jacrev(lambda c: x * c * c)(CONSTANT),
        lambda x: func.hessian(quadratic(x))(CONSTANT),
        lambda x: func.vmap(func.grad(quadratic(x)))(ROWS),
        lambda x: func.linearize(quadratic(x), CONSTANT)[1](x),
        lambda x: func.vjp(lambda a, b: a * b, x, CONSTANT)[1](x)[1],
        lambda x: func.grad_and_value(quadratic(x))(CONSTANT)[1],
        lambda x: ag.grad(quadratic(x)(PARAMETER), PARAMETER)[0],
        lambda x: x * ag.grad(quadratic(x)(PARAMETER), PARAMETER, create_graph=True)[0],
    ],
)
def test_what_the_function_has_not_been_given_is_differentiated(function):
    expected, found = function(X), ag.compile(function, backend="numpy")(X)
    np.testing.assert_allclose(found.numpy(force=True), expected.numpy(force=True))
    assert found.requires_grad == expected.requires_grad
    if found.requires_grad:
        expected, found = (ag.grad(y.sum(), PARAMETER)[0] for y in (expected, found))
        np.testing.assert_allclose(found.numpy(), expected.numpy())


def test_leaves_made_inside_get_their_gradients():
    def weights(x):
        leaf = ag.func.vjp(lambda w: w * x, x * 2)
        return leaf[1](x)[0]

    np.testing.assert_allclose(ag.compile(weights)(X).numpy(), (X * X).numpy())


CLASSES = ag.tensor([0, 2])


def class_loss(x):
    return F.cross_entropy(x.reshape(2, 3), CLASSES)


def log_determinant(x):
    return ag.linalg.slogdet(x[:4].reshape(2, 2))[1] * x.sum()


@pytest.mark.parametrize("function", [class_loss, log_determinant])
def test_second_derivatives_that_look_at_values(function):
    found = ag.compile(func.hessian(function))(X)
    np.testing.assert_allclose(found.numpy(), func.hessian(function)(X).numpy(), rtol=1e-12)


def test_a_second_derivative_that_looks_at_values_and_that_nothing_needs():
    def function(x):
        slope = ag.grad(F.nll_loss(x, CLASSES), [x], create_graph=True)
        return ag.grad(slope, [x], [x])[0]

    x = X.reshape(2, 3).detach().requires_grad_()
    assert ag.compile(function)(x).tolist() == [[0, 0, 0], [0, 0, 0]]


def test_a_third_derivative_that_looks_at_values_is_refused():
    def curvature(x):
        return (func.grad(lambda x: (func.grad(class_loss)(x) ** 2).sum())(x) ** 2).sum()

    curvature(X)
    with pytest.raises(TraceError, match=r"third derivative of .* looks at values \(at .*test_"):
        ag.compile(func.grad(curvature))(X)


@pytest.mark.parametrize("loss", [lambda y: y.sum() * 2, lambda y: y.sin().sum()])
def test_constants_are_not_taken_for_the_gradient_that_derivatives_begin_with(loss):
    """Tensors are known by their id, which another one has once they are gone."""
    for count in (1, 2, 3) * 3:

        def function(x, count=count):
            total = x
            for i in range(2, 9):
                numbers = [ag.tensor(float(i)) for _ in range(count)]
                total = total + func.grad(loss)(x) * sum(x * each for each in numbers)
            return total

        expected = X + func.grad(loss)(X) * X * 35 * count
        np.testing.assert_allclose(ag.compile(function)(X).numpy(), expected.numpy())
