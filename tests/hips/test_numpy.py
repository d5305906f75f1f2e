"""autograd.numpy: NumPy's semantics of traced values, arrays that are filled, joins."""

from __future__ import annotations

import importlib

import numpy as onp
import pytest

import autograd as ag
import autograd.numpy as np
import autograd.numpy.random as npr
from autograd.hips.boxes import isbox
from autograd.test_util import check_grads

X = onp.array([[0.3, -1.2, 2.0], [0.7, 0.1, -0.4]])


@pytest.mark.parametrize(
    "f",
    [
        lambda x: x.std(), lambda x: x.var(axis=0), lambda x: x.max(axis=1), lambda x: x.min(),
        lambda x: x.repeat(2), lambda x: x.dot(x.T), lambda x: x.flatten("F"), lambda x: x.T,
        lambda x: x.transpose(), lambda x: x.reshape(3, 2), lambda x: x.reshape((3, 2), order="F"),
        lambda x: x.sum(0) / x.size, lambda x: x.astype(float).clip(-1, 1), lambda x: x.copy() * 2,
        lambda x: [1.0, 2.0, 3.0] * x, lambda x: onp.ones(3) - x, lambda x: x @ X.T, lambda x: 2**x,
        lambda x: X @ x.T, lambda x: abs(x) ** 1.5,
        lambda x: x.compress([True, False, True], axis=1), lambda x: x.compress(X.ravel() > 0),
        lambda x: x / len(x), lambda x: -x % 0.65,
    ],
)  # fmt: skip
def test_operators_and_methods_are_numpys(f):
    traced = []

    def g(x):
        traced.append(f(x))
        return np.sum(traced[-1] * 1.5)

    ag.grad(g)(X)
    assert isbox(traced[0])
    onp.testing.assert_allclose(traced[0]._value, f(X), rtol=1e-14)
    check_grads(f)(X)


def test_comparisons_and_steps_are_plain():
    def f(x):
        mask = x > 0
        assert type(mask) is onp.ndarray and np.allclose(x, x * 1.0)
        assert x.shape == (2, 3) and x.size == 6 and np.ndim(x) == 2
        assert np.int64(x[0, 2]) == 2 and np.argmax(x) == 2
        return np.sum(np.where(mask, x**2, 0.0))

    onp.testing.assert_array_equal(ag.grad(f)(X), onp.where(X > 0, 2 * X, 0.0))


def test_complex_numbers_are_compared_in_the_order_of_numpy():
    def f(x):
        z, value = x * (1 + 2j), x._value * (1 + 2j)
        for ours, theirs in (
            (z < 1, value < 1), (z <= 2j, value <= 2j), (z > x, value > x._value),
            (np.less(z, 2j), onp.less(value, 2j)), (np.greater_equal(z, z), value >= value),
        ):  # fmt: skip
            assert type(ours) is onp.ndarray
            onp.testing.assert_array_equal(ours, theirs)
        return np.sum(np.real(z * np.conj(z)))

    onp.testing.assert_allclose(ag.grad(f)(X), 10 * X)


@pytest.mark.parametrize(
    "name", ["concatenate", "stack", "vstack", "hstack", "dstack", "column_stack"]
)
def test_arrays_are_joined_from_any_iterable(name):
    join = getattr(np, name)
    for given in (iter, lambda rows: dict(enumerate(rows)).values()):
        check_grads(lambda x, given=given: join(given([x[0], x[1] * 2])))(X)
        onp.testing.assert_array_equal(join(given(list(X))), getattr(onp, name)(list(X)))


def test_arrays_are_filled_with_traced_values():
    def kernel(x):
        K = np.zeros((3, 3))  # noqa: N806
        for i in range(3):
            for j in range(3):
                K[i, j] = np.exp(-((x[i] - x[j]) ** 2))
        return np.sum(K * K)

    def written_out(x):
        return np.sum(np.exp(-((x[:, None] - x[None]) ** 2)) ** 2)

    onp.testing.assert_allclose(ag.grad(kernel)(X[0]), ag.grad(written_out)(X[0]), rtol=1e-13)
    check_grads(kernel)(X[0])


@pytest.mark.parametrize(
    "make",
    [
        lambda x: np.empty(3), lambda x: np.ones(3), lambda x: np.full(3, x[0]),
        lambda x: np.array([x[0], 1.0, 2.0]), lambda x: np.zeros_like(x), lambda x: np.array(x),
        lambda x: np.full_like(x, 2.0), lambda x: x.copy(), lambda x: np.copy(x),
    ],
)  # fmt: skip
def test_what_makes_arrays_makes_arrays_that_can_be_filled(make):
    def f(x):
        y = make(x)
        y[:] = x * 2
        y[1] += x[0]
        return np.sum(y**2)

    a, b, c = X[0]
    expected = [8 * a + 2 * (2 * b + a), 4 * (2 * b + a), 8 * c]
    onp.testing.assert_allclose(ag.grad(f)(X[0]), expected, rtol=1e-14)


def test_arrays_outside_of_traced_functions_are_numpys():
    for made in (np.zeros(2), np.array([1.0, 2.0]), np.full(2, 1.0), np.sin(onp.ones(2))):
        assert type(made) is onp.ndarray
    assert np.pi == onp.pi and np.ndarray is onp.ndarray and npr.randn(2).shape == (2,)


def test_the_argument_itself_is_not_written():
    def f(x):
        x[0] = 1.0
        return np.sum(x)

    x = X[0].copy()
    for derivative in (ag.grad(f), ag.deriv(f)):
        with pytest.raises(TypeError, match="assignment to an element"):
            derivative(x)
    onp.testing.assert_array_equal(x, X[0])


@pytest.mark.parametrize(
    "f",
    [
        lambda x: np.r_[x, 2.0, x[0] * 3], lambda x: np.c_[x, x**2, onp.arange(3.0)],
        lambda x: np.r_[0:2, x], lambda x: np.array([[x[0], 1.0], [2, x[1] * x[2]]]),
        lambda x: np.array([x, x**2]), lambda x: np.asarray([x[0], 2]),
        lambda x: np.concatenate([x, [1.0], x]), lambda x: np.append(x, [[x[0], 1.0]]),
        lambda x: np.stack((x, x)), lambda x: np.select([x > 0, x > -5], [x, x**2]),
        lambda x: np.hstack([x, x[0], 1.0]), lambda x: np.array(x, ndmin=2),
        lambda x: np.make_diagonal(x, 0, -1, -2), lambda x: np.real_if_close(x * (1 + 0j)),
    ],
)  # fmt: skip
def test_joins(f):
    found = []
    ag.grad(lambda x: np.sum(found.append(f(x)) or found[-1]))(X[0])
    onp.testing.assert_allclose(found[0]._value, f(X[0]), rtol=1e-14)
    check_grads(f)(X[0])


def test_extremes_of_complex_numbers_are_ordered_as_numpys():
    z = X + 1j * X[::-1]
    for f in (np.max, np.min):
        check_grads(lambda z, f=f: f(z, axis=1))(z)


@pytest.mark.parametrize("uplo", ["L", "U"])
def test_eigh_is_a_function_of_one_triangle(uplo):
    matrix = onp.array([[2.0, 0.3, -0.1], [0.2, 1.0, 0.5], [0.4, -0.6, 3.0]])
    slope = ag.grad(lambda a: np.linalg.eigh(a, uplo)[0][0])(matrix)
    other = onp.triu(slope, 1) if uplo == "L" else onp.tril(slope, -1)
    onp.testing.assert_array_equal(other, 0)
    check_grads(lambda a: np.linalg.eigvalsh(a, uplo))(matrix)
    check_grads(lambda a: np.linalg.eigh(a, uplo)[0])(matrix + 1j * matrix.T)


def test_submodules():
    check_grads(lambda x: np.linalg.inv(x[:, :2]))(X + onp.eye(2, 3) * 2)
    check_grads(lambda x: np.abs(np.fft.fft(x)) ** 2)(X)


@pytest.mark.parametrize("module", ["numpy", "numpy.linalg", "scipy.special"])
def test_all_names_can_be_imported_at_once(module):
    if module.startswith("scipy"):
        pytest.importorskip("scipy")
    names: dict[str, object] = {}
    exec(f"from autograd.{module} import *", names)
    original = importlib.import_module(module)
    public = {name for name in dir(original) if not name.startswith("_")}
    assert public <= {*names, *dir(importlib.import_module(f"autograd.{module}"))}
    assert {"numpy": "sin", "numpy.linalg": "inv", "scipy.special": "jn"}[module] in names


def test_functions_of_numpy_itself_see_traced_values():
    onp.testing.assert_allclose(ag.grad(lambda x: onp.sum(onp.sin(x)))(X), onp.cos(X))


def test_functions_without_derivative_say_so():
    with pytest.raises(TypeError, match=r"np\.savez is not for Tensors"):
        ag.grad(lambda x: np.savez("unwritten", x))(X)


VECTORIZED = {
    "numbers": lambda v: np.vectorize(lambda a, b: a * a * b if a > 2 else b)(v, 2.0 * v[0]),
    "vectors": lambda v: np.vectorize(lambda r: np.sum(r) * r, signature="(n)->(n)")(
        np.outer(v, v)
    ),
    "tuples": lambda v: np.vectorize(lambda a: (a, a * a))(v)[1],
    "excluded": lambda v: np.vectorize(lambda p, a: p[0] * a, excluded=[0])([2.0, 1.0], v),
}


@pytest.mark.parametrize("name", VECTORIZED)
def test_vectorize(name):
    x = onp.array([1.5, 2.5, 3.5])
    onp.testing.assert_allclose(ag.make_vjp(VECTORIZED[name])(x)[1], VECTORIZED[name](x))
    check_grads(VECTORIZED[name])(x)


LISTS = {
    "mean": lambda x: np.mean([x, x**2]), "mean of rows": lambda x: np.mean([[x, 1], (x, x)], 0)[0],
    "by name": lambda x: np.mean(a=(x, x**2)), "std": lambda x: np.std((x, x**2)),
    "var": lambda x: np.var([x, x**2]), "sin": lambda x: np.sum(np.sin([x, x**2])),
    "cumsum": lambda x: np.cumsum([x, x**2])[1], "tile": lambda x: np.sum(np.tile([x, x**2], 3)),
    "real": lambda x: np.sum(np.real([x, x**2])),
    "matmul": lambda x: np.matmul([x, x**2], [1.0, x]),
    "det": lambda x: np.linalg.det([[x, x**2], [1.0, x**3]]), "ptp": lambda x: np.ptp([x, x**2]),
    "median": lambda x: np.median([x, x**2, 0.0]), "interp": lambda x: np.interp(x, [0, 2], [x, 3]),
    "stack": lambda x: np.sum(np.stack([x, x**2])), "hstack": lambda x: np.hstack([x, [x**2]])[1],
}  # fmt: skip


@pytest.mark.parametrize("name", LISTS)
def test_lists_of_boxes_are_arrays(name):
    f, step = LISTS[name], 1e-6
    slope = (f(1.3 + step) - f(1.3 - step)) / (2 * step)
    onp.testing.assert_allclose(ag.grad(f)(1.3), slope, rtol=1e-6)


def test_methods_of_ufuncs():
    check_grads(lambda x: np.add.reduce(x))(X)
    check_grads(lambda x: np.multiply.outer(x, x[0]))(X)
    check_grads(lambda x: np.add.accumulate(x[0]))(X)
    assert np.add.reduce(X).shape == (3,)


def test_where_gives_numbers_for_numbers():
    x = onp.array([1.0, 2.0])
    assert np.where(True, 1, 2) == 1 and type(np.where(True, 1, 2)) is int
    assert type(np.where(False, 1, 2.0)) is float and np.where(True, [1, 2], [3, 4]) == [1, 2]
    onp.testing.assert_array_equal(np.where(condition=[True, False], x=x, y=-x), [1.0, -2.0])
    onp.testing.assert_array_equal(np.where(x > 1, x, y=0.0), [0.0, 2.0])
    onp.testing.assert_array_equal(np.where(x > 1)[0], [1])
    assert ag.grad(lambda x: np.where(True, x**2, 0.0) * 1.0)(3.0) == 6.0
    with pytest.raises(ValueError, match="either both or neither of x and y"):
        np.where(True, 1)


POLYNOMIALS = ("Polynomial", "Chebyshev", "Legendre", "Hermite", "HermiteE", "Laguerre")
COEFFICIENTS = onp.array([0.3, -1.2, 0.7, 0.4])


@pytest.mark.parametrize("name", POLYNOMIALS)
def test_polynomials(name):
    """NumPy's classes and functions of polynomials, of traced values and of Tensors."""

    def function(c, lib):
        p = getattr(lib.polynomial, name)
        q = p(c) * p([1.0, 2.0]) - p(c[:2]) ** 2
        total = q.integ().deriv(2)(c[1:] * 0.5) + p.fromroots(c[:3])(0.2)
        return lib.sum(total * total) + lib.sum(lib.abs(p(c).roots()))

    got = ag.grad(function)(COEFFICIENTS, np)
    steps = 1e-6 * onp.eye(4)
    expected = [
        (function(COEFFICIENTS + h, onp) - function(COEFFICIENTS - h, onp)) / 2e-6 for h in steps
    ]
    onp.testing.assert_allclose(got, expected, rtol=1e-6)
    c = ag.tensor(COEFFICIENTS, requires_grad=True)
    p = getattr(np.polynomial, name)
    assert type(p(c)(0.5)) is ag.Tensor
    assert ag.gradcheck(lambda c: (p(c) * p(c)).deriv()(c[:2]), (c,))
    assert type(p(COEFFICIENTS).deriv()(0.5)) is onp.float64


def test_functions_of_polynomials():
    functions = np.polynomial.polynomial
    c = ag.tensor(COEFFICIENTS, requires_grad=True)
    for f in (
        lambda c: functions.polyval(c[:2], c.reshape(2, 2), tensor=False),
        lambda c: functions.polyvalfromroots(c[:2], c), lambda c: functions.polyfromroots(c),
        lambda c: functions.polyfit([0.0, 1.0, 2.0, 3.0], c, 2),
        lambda c: functions.polydiv(c, c[:2])[0], lambda c: functions.polyder(c, 2),
        lambda c: functions.polyval2d(c, c**2, c.reshape(2, 2)),
        lambda c: functions.polygrid2d(c[:3], c[1:], c.reshape(2, 2)),
    ):  # fmt: skip
        assert ag.gradcheck(f, (c,))
        onp.testing.assert_allclose(f(c).detach().numpy(), f(COEFFICIENTS), rtol=1e-13)
    with pytest.raises(RuntimeError, match=r"Use autograd\.numpy\.polynomial\.polynomial\.polyval"):
        onp.polynomial.polynomial.polyval(0.5, c)


@pytest.mark.parametrize("name, start", [("legendre", "leg"), ("laguerre", "lag")])
def test_polynomials_of_tensors_without_a_gradient(name, start):
    c, given = ag.tensor(COEFFICIENTS), getattr(onp.polynomial, name)
    for each in ("mul", "div"):
        found = getattr(getattr(np.polynomial, name), start + each)(c, c[:3])
        expected = getattr(given, start + each)(COEFFICIENTS, COEFFICIENTS[:3])
        onp.testing.assert_allclose(onp.hstack(found), onp.hstack(expected), rtol=1e-12)


def test_intermediate_values_may_be_written():
    def f(x):
        y = x * x
        y[0] = x[1] * 3.0
        z = np.moveaxis(np.outer(y, x), 0, 1)
        z[0] += y
        y.sort()
        return np.sum(z * y)

    x = onp.array([0.3, 1.4, -0.8])
    h = 1e-6 * onp.eye(3)
    expected = [(f(x + each) - f(x - each)) / 2e-6 for each in h]
    onp.testing.assert_allclose(ag.grad(f)(x), expected, rtol=1e-7)


def _swap(x):
    y = x * 1.0
    y[0], y[1] = y[1], y[0]
    return y[0] * 3 + y[1] * y[2]


def _keep(x):
    y = np.zeros(3)
    last = x[0]
    for i in range(3):
        y[i] = last * x[i]
        last = y[i]
        y[i] *= 2
    return np.sum(y) + last


def _kept_items(x):
    y = x * 1.0
    first, second, third = y
    y[:] = 0.0
    return first * second + third + y[0]


def _view(x):
    y = x * 1.0
    first = y[..., 0]
    y[0] = 5.0 * x[1]
    return first * y[2]


def _diagonal(x):
    y = np.outer(x, x)
    y[0] += y[1]
    y[1, 1] *= x[0]
    return np.sum(y**2)


@pytest.mark.parametrize("function", [_swap, _keep, _kept_items, _view, _diagonal])
def test_elements_are_numbers_whatever_is_written_to_their_array_later(function):
    x = onp.array([0.3, 1.4, -0.8])
    value, slope = ag.value_and_grad(function)(x)
    assert value == pytest.approx(float(function(x)))
    h = 1e-6 * onp.eye(3)
    expected = [(function(x + each) - function(x - each)) / 2e-6 for each in h]
    onp.testing.assert_allclose(slope, expected, rtol=1e-7, atol=1e-9)


def test_ufuncs_have_their_methods_and_attributes():
    assert (np.add.identity, np.hypot.nin, np.divmod.nout) == (0, 2, 2)
    assert np.sin.types == onp.sin.types
    onp.testing.assert_array_equal(np.add.reduceat(X, [0, 2], 1), onp.add.reduceat(X, [0, 2], 1))

    def collected(x):
        sums = np.zeros(2)
        np.add.at(sums, [0, 1, 0], x**2)
        return sums[0] * sums[1] + np.add.reduceat(x, [0, 2])[0]

    x = onp.array([0.3, 1.4, -0.8])
    expected = [
        2 * x[0] * x[1] ** 2 + 1,
        2 * x[1] * (x[0] ** 2 + x[2] ** 2) + 1,
        2 * x[2] * x[1] ** 2,
    ]
    onp.testing.assert_allclose(ag.grad(collected)(x), expected, rtol=1e-14)


def test_layouts_and_subclasses_are_numpys():
    assert np.full_like(X, 2.0, order="F").flags.f_contiguous
    masked = onp.ma.array(X)
    assert type(np.copy(masked, subok=True)) is type(masked)
