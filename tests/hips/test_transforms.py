"""HIPS autograd's transforms: plain arrays in and out, nesting, trees, complex numbers."""

from __future__ import annotations

import numpy as onp
import pytest

import autograd as ag
import autograd.numpy as np
from autograd.hips.boxes import isbox
from autograd.test_util import check_grads

X = onp.array([0.3, -1.2, 2.0])
MATRIX = onp.array([[1.0, 0.2, -0.5], [0.4, 2.0, 0.1]])


def tanh_of(x):
    return np.tanh(np.dot(MATRIX, x))


def test_gradients_are_plain_arrays_and_numbers():
    slope = ag.grad(lambda x: np.sum(np.sin(x) * x))(X)
    assert type(slope) is onp.ndarray
    onp.testing.assert_allclose(slope, onp.cos(X) * X + onp.sin(X), rtol=1e-14)
    assert isinstance(ag.grad(lambda x: x**3)(2.0), float)
    value, slope = ag.value_and_grad(lambda x: np.sum(x**2))(X)
    assert not isbox(value) and type(value) is onp.float64
    onp.testing.assert_array_equal(slope, 2 * X)


def test_a_star_imports_the_transforms():
    names: dict = {}
    exec("from autograd import *", names)
    assert names["value_and_grad"] is ag.value_and_grad and names["jacobian"] is ag.jacobian
    assert "list" not in names and "isinstance" not in names  # Python's are not hidden


def test_float32_stays_float32():
    assert ag.grad(lambda x: np.sum(x * 2.0))(X.astype(onp.float32)).dtype == onp.float32


def test_tensors_stay_tensors():
    x = ag.tensor([1.0, 2.0])
    slope = ag.grad(lambda x: (x * x).sum())(x)
    assert isinstance(slope, ag.Tensor) and slope.tolist() == [2.0, 4.0]
    y = ag.tensor(3.0, requires_grad=True)
    beside = ag.grad(lambda x: np.sum(x * x * y))(X)  # whose derivative by y is not lost
    beside.sum().backward()
    assert y.grad.item() == pytest.approx(2 * X.sum())
    (found,) = ag.grad(y * y, y)  # PyTorch's form
    assert found.item() == 6.0


def test_the_argument_is_chosen_by_number():
    f = lambda x, y, z=1.0: x * y**2 * z  # noqa: E731
    assert ag.grad(f, 1)(2.0, 3.0) == 12.0
    assert ag.grad(f, argnum=[1, 0])(2.0, 3.0, z=2.0) == (24.0, 18.0)
    assert ag.grad_named(f, "y")(2.0, 3.0) == 12.0
    assert dict(ag.multigrad_dict(f)(2.0, 3.0)) == {"x": 9.0, "y": 12.0, "z": 18.0}
    with pytest.raises(TypeError, match="argnum must be an int"):
        ag.grad(f, "y")


def test_trees_are_differentiated_whole():
    tree = {"a": [1.0, X], "b": (2.0,)}
    slope = ag.grad(lambda t: t["a"][0] * np.sum(t["a"][1]) * t["b"][0] ** 2)(tree)
    assert isinstance(slope["a"], list) and isinstance(slope["b"], tuple)
    assert slope["a"][0] == 4 * X.sum() and slope["b"][0] == 4 * X.sum()
    onp.testing.assert_array_equal(slope["a"][1], onp.full(3, 4.0))


def test_derivatives_nest():
    cube = lambda x: x**3  # noqa: E731
    assert ag.grad(ag.grad(ag.grad(cube)))(2.0) == 6.0
    assert ag.deriv(ag.grad(cube))(2.0) == 12.0
    assert ag.grad(ag.deriv(cube))(2.0) == 12.0
    # Each derivative is of its own variable: d/dx [x * d/dy (x + y)] is 1, and with x * y it is 2x.
    assert ag.grad(lambda x: x * ag.grad(lambda y: x + y)(2.0))(3.0) == 1.0
    assert ag.grad(lambda x: x * ag.grad(lambda y: x * y)(2.0))(3.0) == 6.0
    # The inner argument is plain, what it is differentiated with depends on the outer one.
    inner = lambda y: ag.grad(lambda x: x * y * y)(5.0)  # noqa: E731
    assert ag.grad(inner)(3.0) == ag.deriv(inner)(3.0) == 6.0


def test_jacobian_and_hessian():
    jacobian = ag.jacobian(tanh_of)(X)
    expected = (1 - onp.tanh(MATRIX @ X) ** 2)[:, None] * MATRIX
    onp.testing.assert_allclose(jacobian, expected, rtol=1e-13)
    onp.testing.assert_allclose(ag.hessian(lambda x: np.sum(x**3))(X), onp.diag(6 * X), rtol=1e-14)
    v = onp.array([1.0, -2.0, 0.5])
    onp.testing.assert_allclose(ag.make_jvp(tanh_of)(X)(v)[1], expected @ v, rtol=1e-13)
    onp.testing.assert_allclose(ag.make_vjp(tanh_of)(X)[0](v[:2]), v[:2] @ expected, rtol=1e-13)
    product = ag.vector_jacobian_product(tanh_of)(X, v[:2])
    onp.testing.assert_allclose(product, v[:2] @ expected, rtol=1e-13)
    f = lambda x: np.sum(tanh_of(x) ** 2)  # noqa: E731
    hessian = ag.hessian(f)(X)
    onp.testing.assert_allclose(ag.hessian_vector_product(f)(X, v), hessian @ v, rtol=1e-12)
    onp.testing.assert_allclose(ag.make_hvp(f)(X)[0](v), hessian @ v, rtol=1e-12)
    # The Gauss-Newton matrix of half the squares is J^T J.
    gauss_newton = ag.make_ggnvp(tanh_of)(X)(v)
    onp.testing.assert_allclose(gauss_newton, expected.T @ expected @ v, rtol=1e-12)


def test_gradients_of_complex_numbers_are_conjugates_of_pytorchs():
    z = 0.5 + 2j
    assert ag.holomorphic_grad(lambda z: z**2)(z) == pytest.approx(2 * z)
    # df/dx - i df/dy, of the square of the absolute value
    assert ag.grad(lambda z: np.abs(z) ** 2)(z) == pytest.approx(2 * onp.conj(z))
    check_grads(lambda z: np.real(np.sin(z) * np.conj(z) ** 2))(z)
    check_grads(lambda x: np.abs(np.exp(1j * x) + x))(0.7)


def test_aux_and_elementwise():
    slope, aux = ag.grad_and_aux(lambda x: (np.sum(x**2), {"twice": 2 * x}))(X)
    onp.testing.assert_array_equal(slope, 2 * X)
    onp.testing.assert_array_equal(aux["twice"], 2 * X)
    onp.testing.assert_allclose(ag.elementwise_grad(np.sin)(X), onp.cos(X), rtol=1e-14)


def test_what_does_not_depend_on_the_argument_has_zeros():
    with pytest.warns(UserWarning, match="independent of input"):
        slope = ag.grad(lambda x: 1.0)(X)
    onp.testing.assert_array_equal(slope, onp.zeros(3))
    with pytest.warns(UserWarning, match="independent of input"):
        assert ag.make_jvp(lambda x: 1.0)(2.0)(1.0) == (1.0, 0.0)


@pytest.mark.parametrize(
    "f", [lambda x: x * 2, lambda x: np.sum(x) * 1j, lambda x: np.allclose(x, x)]
)
@pytest.mark.filterwarnings("ignore:Output seems")
def test_gradients_are_of_real_scalars(f):
    with pytest.raises(TypeError, match="only applies to real scalar-output functions"):
        ag.grad(f)(X)


def test_types_without_derivative_are_refused():
    with pytest.raises(TypeError, match=r"Can't differentiate w\.r\.t\. type"):
        ag.grad(lambda x: 1.0)("text")


def test_checkpoints_compute_the_same():
    calls = []

    def f(x):
        calls.append(None)
        return np.sum(np.sin(x**2 + 1))

    expected = ag.grad(f)(X)
    calls.clear()
    onp.testing.assert_allclose(ag.checkpoint(f)(X), f(X), rtol=1e-14)
    calls.clear()
    onp.testing.assert_allclose(ag.grad(ag.checkpoint(f))(X), expected, rtol=1e-14)
    assert len(calls) == 2


def test_checks_find_wrong_derivatives():
    from autograd.extend import defvjp, primitive

    @primitive
    def double(x):
        return 2 * x

    defvjp(double, lambda ans, x: lambda g: 2.001 * g)
    with pytest.raises(AssertionError, match=r"\(VJP\) check of double failed"):
        check_grads(double, modes=["rev"])(1.0)
