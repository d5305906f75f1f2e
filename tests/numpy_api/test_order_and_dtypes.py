"""Where NumPy's functions have another order, another dtype or another shape than rows have."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import autograd as ag

Z = np.array([[1 + 2j, 1 - 3j, -2 + 1j], [1 + 3j, 0.5j, 2 - 1j]])
W = np.array([1 + 1j, 1 - 3j, 0.5 + 4j])
NAN = np.array([np.nan, 1 + 1j, np.nan * 1j])


@pytest.mark.parametrize(
    "f",
    [
        lambda z: np.max(z), lambda z: np.min(z, 0), lambda z: np.amax(z, (0, 1), keepdims=True),
        lambda z: np.ptp(z, 1), lambda z: np.clip(z, 0.2j, 1), lambda z: np.clip(z, None, W),
        lambda z: np.maximum(z, W), lambda z: np.minimum(W, z), lambda z: np.fmax(z, 0.5),
        lambda z: np.fmin(z, NAN), lambda z: np.fmax(NAN, z), lambda z: np.median(z, 1),
        lambda z: np.nanmax(z, 0), lambda z: np.median(z), lambda z: np.max(z, 1, initial=2),
    ],
)  # fmt: skip
def test_complex_numbers_are_in_numpys_order(f: Callable[[Any], Any]) -> None:
    z = ag.tensor(Z, requires_grad=True)
    found = f(z)
    expected = f(Z)
    np.testing.assert_array_equal(found.detach().numpy(), expected)
    assert found.dtype == expected.dtype
    apart = Z + np.array([[0.1, 0.2, 0.3], [0.4, 0.6, 0.7]])  # a step of the real part jumps in Z
    assert ag.gradcheck(f, (ag.tensor(apart, requires_grad=True),))


def test_comparisons_and_places_of_complex_numbers() -> None:
    z = ag.tensor(Z, requires_grad=True)
    for f in (np.greater, np.greater_equal, np.less, np.less_equal):
        np.testing.assert_array_equal(f(z, W).numpy(), f(Z, W))
        np.testing.assert_array_equal(f(W, z).numpy(), f(W, Z))
    for g in (np.argmax, np.argmin):
        np.testing.assert_array_equal(g(z, axis=1, keepdims=True).numpy(), g(Z, 1, keepdims=True))
    for h in (np.maximum, np.minimum):
        np.testing.assert_array_equal(np.isnan(h(z, NAN).detach().numpy()), np.isnan(h(Z, NAN)))


@pytest.mark.parametrize("how", [{"kind": "m"}, {"kind": "stable"}, {"stable": True}])
def test_stable_sorts_of_complex_numbers_are_stable(how: dict[str, Any]) -> None:
    z = np.tile([1 + 1j, 1, 2j], 50)
    x = ag.tensor(z, requires_grad=True)
    np.testing.assert_array_equal(np.argsort(x, **how).numpy(), np.argsort(z, **how))
    np.testing.assert_array_equal(np.sort(x, **how).detach().numpy(), np.sort(z, **how))
    (grad,) = ag.grad(np.sort(x, **how)[50].real, x)  # the first of those that equal 1
    assert grad[1].item() == 1 and grad.abs().sum().item() == 1


def test_numbers_of_python_are_compared_in_the_dtype_of_the_array() -> None:
    below = 1 - 2.0**-53
    for x in (np.array(1, np.float32), np.array([1.0, 1.0], np.float32)):
        t = ag.tensor(x, requires_grad=True)
        for other in (below, np.float64(below), np.array(below)):
            for f in (np.isclose, np.allclose):
                np.testing.assert_array_equal(f(t, other, 0, 0), f(x, other, 0, 0))
                np.testing.assert_array_equal(f(other, t, 0, 0), f(other, x, 0, 0))
            np.testing.assert_array_equal(np.isclose(t, 0, 0, other), np.isclose(x, 0, 0, other))
            assert np.array_equal(t, other) is np.array_equal(x, other)


def test_equal_complex_numbers_share_the_gradient() -> None:
    z = ag.tensor([1 + 1j, 0, 1 + 1j], requires_grad=True)
    np.max(z).real.backward()
    np.testing.assert_array_equal(z.grad.numpy(), [0.5, 0, 0.5])
    z.grad = None
    np.maximum(z, np.array([1 + 1j, 2j, 0])).real.sum().backward()
    np.testing.assert_array_equal(z.grad.numpy(), [0.5, 0, 1])


@pytest.mark.parametrize("dtype", [complex, np.complex64])
def test_extremes_are_elements_where_they_are_infinite_or_equal(dtype: type) -> None:
    inf = np.inf
    z = np.array([[0.1 + 0.3j, 1 + 2j, 0.1 + 0.3j], [0.1 + 0.3j, complex(1, inf), 1]], dtype)
    z = np.stack([z, [[complex(inf, 1), 1j, 1], [complex(-inf, 1), 1j, complex(-inf, 1)]]])
    x = ag.tensor(z, requires_grad=True)
    for f in (np.max, np.min):
        for axis in (None, 0, 1, (0, 2)):
            found = f(x, axis=axis, keepdims=True)
            np.testing.assert_array_equal(found.detach().numpy(), f(z, axis, keepdims=True))
            finite = np.isfinite(found)
            (grad,) = ag.grad(found, x, finite.to(found.dtype))
            np.testing.assert_allclose(grad.sum().item(), finite.sum().item(), rtol=1e-6)
    for g in (np.maximum, np.minimum, np.fmax, np.fmin):
        for other in (z, z[::-1], complex(inf, 1), 1):
            found = g(x, other)
            np.testing.assert_array_equal(found.detach().numpy(), g(z, other))
            assert found.dtype == g(z, other).dtype


@pytest.mark.parametrize("dtype", [np.float64, np.float32, np.int64])
def test_eigenvalues_are_real_where_all_are(dtype: type) -> None:
    symmetric, turn = np.array([[2, 1], [1, 3]], dtype), np.array([[0, -1], [1, 0]], dtype)
    for a in (symmetric, turn, np.stack([symmetric, turn]), symmetric + 0j, symmetric[:0, :0]):
        x = ag.tensor(a, requires_grad=a.dtype.kind in "fc")
        values, vectors = np.linalg.eig(x)
        for found, expected in (
            (np.linalg.eigvals(x), np.linalg.eigvals(a)),
            (values, np.linalg.eig(a)[0]),
            (vectors, np.linalg.eig(a)[1]),
        ):
            assert found.dtype == expected.dtype
            np.testing.assert_allclose(found.detach().numpy(), expected, rtol=1e-6)
    x = ag.tensor(symmetric.astype(float), requires_grad=True)
    np.testing.assert_allclose(
        ag.grad(np.max(np.linalg.eigvals(x)), x)[0].numpy(),
        ag.grad(ag.linalg.eigvalsh(x)[-1], x)[0].numpy(),
        rtol=1e-12,
    )  # fmt: skip

    def square_of_shares(a: Any) -> Any:
        values, vectors = np.linalg.eig(a)
        first = vectors[:, np.argmax(values)]
        return np.sum((first / np.sum(first)) ** 2)

    assert ag.gradcheck(square_of_shares, (x,))


def test_polynomials_of_conjugate_zeros_are_real() -> None:
    for zeros in ([1 + 2j, 3, 1 - 2j], [1 + 2j, 3, 1 - 3j], [1 + 0j]):
        found = np.poly(ag.tensor(np.array(zeros), requires_grad=True))
        expected = np.poly(np.array(zeros))
        assert found.dtype == expected.dtype
        np.testing.assert_allclose(found.detach().numpy(), expected, rtol=1e-14)
    assert np.roots(ag.tensor([1.0, -3, 2])).dtype == np.roots([1.0, -3, 2]).dtype == np.float64


@pytest.mark.parametrize("dtype", ["int8", "int16", "uint8", "int64", "bool"])
def test_ufuncs_of_whole_numbers_are_numpys(dtype: str) -> None:
    x = np.array([1, 2, 3]).astype(dtype)
    for f in (
        *(np.rad2deg, np.deg2rad, np.rint, np.fabs, np.modf, np.reciprocal, np.conjugate, np.sin),
        *(lambda x: np.add(x, x, dtype=float), lambda x: np.true_divide(x, 2.5), np.negative),
    ):
        try:
            expected = f(x)
        except TypeError:
            with pytest.raises(TypeError):
                f(ag.tensor(x))
            continue
        found = f(ag.tensor(x))
        pairs = zip(found, expected, strict=True) if f is np.modf else [(found, expected)]
        for ours, theirs in pairs:
            assert isinstance(ours, ag.Tensor) and ours.dtype == theirs.dtype
            np.testing.assert_array_equal(ours.numpy(), theirs)


@pytest.mark.parametrize(
    "f",
    [
        lambda x: np.mean(x, dtype=int), lambda x: np.mean(x, axis=0, dtype=np.int32),
        lambda x: np.std(x, dtype=int),
        lambda x: np.sum(x, 1, dtype=int), lambda x: np.linspace(0, x, 4, dtype=int),
        lambda x: np.quantile(x, np.array([0.2, 0.7]), method="higher"),
        lambda x: np.quantile(x, np.array([0.2, 0.5]), method="midpoint"),
        lambda x: np.percentile(x, np.float64(50), method="averaged_inverted_cdf"),
        lambda x: np.add.reduceat(x, np.array([], int), axis=1),
        lambda x: np.einsum(x, np.array([0, 1]), np.array([1, 0])),
        lambda x: np.intersect1d(x, x.astype(np.float64)[:1] if isinstance(x, np.ndarray)
                                 else x[:1].to(np.float64)),
    ],
)  # fmt: skip
def test_the_dtype_of_a_result_is_numpys(f: Callable[[Any], Any]) -> None:
    x = np.array([[0.5, 1.75, 4.0], [2.5, -3.0, 0.25]], np.float32)
    expected, found = f(x), f(ag.tensor(x, requires_grad=True))
    assert found.dtype == expected.dtype
    np.testing.assert_array_equal(found.detach().numpy(), expected)


def test_numbers_are_vectors_of_one_where_an_axis_is_named() -> None:
    x = ag.tensor(2.0, requires_grad=True)
    for f in (np.cumsum, np.cumprod, np.nancumsum, np.argsort):
        assert f(x, axis=-1).shape == f(np.float64(2), axis=-1).shape == (1,)
    np.testing.assert_array_equal(np.take(x, [0, 0], axis=0).detach().numpy(), [2, 2])
    np.cumsum(x, axis=0).sum().backward()
    assert x.grad.item() == 1


def test_hermitian_matrices_have_real_diagonals() -> None:
    linalg = pytest.importorskip("scipy.linalg")
    a = np.array([[3.0 + 0.5j, 0.2 - 1j], [0.2 + 1j, 2.0 - 0.3j]])
    for f in (lambda m, a: m.eigvalsh(a), lambda m, a: m.solve(a, np.ones(2), assume_a="her")):
        x = ag.tensor(a, requires_grad=True)
        found = f(ag.scipy.linalg, x)
        np.testing.assert_allclose(found.detach().numpy(), f(linalg, a), rtol=1e-12)
        found.real.sum().backward()
        np.testing.assert_array_equal(np.diag(x.grad.numpy()).imag, 0)


AS_NUMPY: dict[str, Callable[[Any], Any]] = {
    "where of numbers": lambda x: np.add(x, 1, where=[1, 0, 1], out=x * 0),
    "reduction, where of numbers": lambda x: np.sum(x, where=[0, 0, 1]),
    "max of nothing": lambda x: np.max(x[:0], initial=2.5),
    "min of nothing": lambda x: np.min(x[:0], axis=0, initial=-1.0),
    "nanmax where all": lambda x: np.nanmax(x, axis=1, where=True),
    "min of nothing, where all": lambda x: np.min(x, axis=(), where=True),
    "squeezed numbers": lambda x: np.squeeze(np.sum(x), axis=-1),
    "condition of no matrices": lambda x: np.linalg.cond(np.zeros((0, 3, 3)) + x[0]),
    "parts of infinite numbers": lambda x: np.modf(x * [[np.inf, 1, -np.inf], [-2, 1, 1]]),
    "out of more dimensions": lambda x: np.add(x[0], 1, out=0 * x),
    "repeat of a number": lambda x: np.repeat(x[0, 0], 3, axis=0),
    "ramp of small integers": lambda x: np.pad(x[0].astype(np.uint8), 3, "linear_ramp"),
    "choose beside numbers": lambda x: np.choose([0, 1, 1], (-1, x[0].astype(np.uint8))),
    "choose beside floats": lambda x: np.choose([0, 1, 0], (1.0, x[0].astype(np.float32))),
    "ends of geomspace": lambda x: np.geomspace(x[0], [-3.0, 1e3, 7.0], 4),
    "geomspace across zero": lambda x: np.geomspace(-x[0], x[1], 4, axis=1),
    "reduce of one": lambda x: np.logical_xor.reduce(x[:1].astype(int)),
    "divide of one": lambda x: np.divide.reduce(x[:1].astype(int)),
    "reduceat in a dtype": lambda x: np.add.reduceat(x[0].astype(np.int32), [0, 1], dtype=np.int32),
    "condition of zeros": lambda x: np.linalg.cond(np.stack([x[:, :2] * 0, x[:, :2]])),
    "lengths of transforms": lambda x: np.fft.fftn(x, (4, None), (0, 1)),
    "lengths of inverse transforms": lambda x: np.fft.irfftn(x, (3, -1), (0, 1)),
    "repeated axes": lambda x: np.fft.fftn(x, axes=(0, 1, 0)),
    "repeated axes of real numbers": lambda x: np.fft.rfftn(x, (4, 5, -1), (0, 1, -1)),
    "repeated axes of a real signal": lambda x: np.fft.irfftn(x, axes=(1, 0, -1), norm="ortho"),
    "repeated axes of lengths": lambda x: np.fft.ifft2(x, (5, 2), (1, -1)),
    "vecdot": lambda x: np.vecdot(x, x, axis=0, keepdims=True),
    "einsum in a dtype": lambda x: np.einsum("ij,ij->j", x.astype(np.float32), x, dtype="f8"),
    "einsum, unsafe": lambda x: np.einsum("ij->j", x, dtype="f4", casting="unsafe", order="F"),
    "bounds of a histogram": lambda x: np.histogram(x, 3, x[0, :2]),
    "numbers do not widen": lambda x: np.lcm(x[0].astype(np.int8), 20),
    "powers of a number": lambda x: np.power(0, x.astype(np.uint8)),
    "complex beside a number": lambda x: np.maximum(x.astype(np.complex64), 1),
    "bounds beyond the dtype": lambda x: np.clip(x.astype(np.uint8), -1, 300),
    "bases of logspace": lambda x: np.logspace(1, 2, 4, base=x[0], axis=1),
    "bits of nothing": lambda x: np.bitwise_and.reduce(x[:, :0].astype(np.uint8), axis=1),
    "trimmed zeros": lambda x: np.trim_zeros(x[0] * 0, "b"),
    "nothing inserted": lambda x: np.insert(x[0], [], []),
    "between infinite values": lambda x: np.interp(
        [0.5, 1, 1.5, 2], range(3), [np.inf, 1, -np.inf] + 0 * x[0]
    ),
    "infinite quantiles": lambda x: np.quantile(x * [[1, np.inf, -np.inf]], 0.25, axis=1),
    "beside nan": lambda x: np.interp([0.5, 1, 1.5], range(3), [np.nan, 1, np.nan] + 0 * x[0]),
    "nanmedian of infinite values": lambda x: np.nanmedian(x * [[1.0, np.inf, np.inf]], axis=1),
    "place of a quantile": lambda x: np.quantile(x[0].astype(np.float32), np.float64(0.5)),
    "a mask beside an array": lambda x: np.sum(np.arange(6.0).reshape(2, 3), where=x > 2),
    "coordinates of int8": lambda x: np.gradient(x[0, :2], np.array([-1, 127], np.int8)),
    "quantiles that are elements": lambda x: np.quantile(
        x.astype(np.int8), [0.3, 0.9], method="lower"
    ),
    "weights of an average": lambda x: np.average(x, 0, [1, 2], True)[1],
    "weights in half precision": lambda x: np.average(x, 1, (x[1] / 3).astype(np.float16)),
    "a bound beside an array": lambda x: np.clip(
        x.astype(np.float32), x[0].astype(np.float32), 3.5
    ),
    "bounds of small integers": lambda x: np.clip(x.astype(np.int8), x[0].astype(np.int8), 4),
    "powers in single precision": lambda x: np.vander(x[0].astype(np.float32) / 3),
    "a fit in single precision": lambda x: np.polyfit(
        x.reshape(-1).astype(np.float32), x.reshape(-1).astype(np.float32) ** 3 + 1, 1
    ),
    "tensorsolve of integers": lambda x: np.linalg.tensorsolve(x[:, :2], x[0, 1:].astype(int)),
    "powers by a long integer": lambda x: np.float_power(x / 10, 2**70),
    "powers of a long integer": lambda x: np.float_power(2**70, x[0].astype(np.float32)),
    "small complex numbers": lambda x: np.sort_complex(x[0].astype(np.int8)),
    "complex numbers sorted": lambda x: np.sort_complex(x[0].astype(np.complex64)),
    "pieces by numbers": lambda x: np.piecewise(x[0], [[0, 1, 1]], [lambda v: 2 * v, 1.0]),
    "several inserted": lambda x: np.insert(x, [1], [1.0, 2.0, 3.0], axis=1),
    "selection beside numbers": lambda x: np.select(
        [x > 4, x > 2], [x.astype(np.float32), 2.0], 0.5
    ),
    "range of a histogram": lambda x: np.histogram(x.astype(np.float32), 3, (0, 4)),
    "roots in single precision": lambda x: np.sort(np.roots(x[0].astype(np.float32) - 3)),
    "zeros among roots": lambda x: np.roots((x[0] - [0, 0, 3.75]).astype(np.float32)),
    "mixed precision": lambda x: np.convolve(x[0].astype(np.float32), x[1] / 3),
}


@pytest.mark.filterwarnings("ignore:invalid value:RuntimeWarning")
@pytest.mark.filterwarnings("ignore:Passing an array containing `None`:DeprecationWarning")
@pytest.mark.parametrize("name", AS_NUMPY)
def test_values_shapes_and_dtypes_are_numpys(name: str) -> None:
    given = np.array([[1.5, 2.0, 3.75], [2.25, 5.0, 1.0]])

    expected = AS_NUMPY[name](given)
    found = AS_NUMPY[name](ag.tensor(given))
    for mine, theirs in zip(
        found if isinstance(found, tuple) else (found,),
        expected if isinstance(expected, tuple) else (expected,),
        strict=True,
    ):
        assert (mine.shape, mine.dtype) == (theirs.shape, theirs.dtype)
        np.testing.assert_allclose(mine.numpy(), theirs, rtol=1e-13)


REFUSED_AS_NUMPY: dict[str, Callable[[Any], Any]] = {
    "out of another shape": lambda x: np.add(x, 1, out=x[0] * 1),
    "out of a reduction": lambda x: np.sum(x, axis=1, out=x * 0),
    "where of integers": lambda x: np.add(x, 1, where=np.array([1, 0, 1]), out=x * 0),
    "divide of two dimensions": lambda x: np.divide.reduce(x, axis=(0, 1)),
    "pad by less than nothing": lambda x: np.pad(x, -1),
    "ends in another dtype": lambda x: np.ediff1d(x.astype(int), to_end=np.nan),
    "an axis twice": lambda x: np.expand_dims(x, (1, 1)),
    "places that are truths": lambda x: np.take_along_axis(x, x > 2, 1),
    "places of other dimensions": lambda x: np.take_along_axis(x, np.array([0]), 1),
    "a mask of another size": lambda x: np.putmask(x, np.array([True]), 1),
    "place of nothing": lambda x: np.place(x, x > 2, []),
    "a destination twice": lambda x: np.moveaxis(x, (0, 1), (1, 1)),
    "coordinates of one dimension": lambda x: np.gradient(x, np.arange(3.0)),
    "quantiles of complex numbers": lambda x: np.quantile(x + 1j, 0.5),
    "selection by numbers": lambda x: np.select([x.astype(int)], [x]),
    "inner of another length": lambda x: np.inner(x, x[:, :1]),
    "dot of another length": lambda x: np.dot(x, np.ones((2, 1, 3))),
    "tensordot of another length": lambda x: np.tensordot(x, x[:1], axes=([0], [0])),
    "tensordot of the last": lambda x: np.tensordot(x[:, :1], x, axes=1),
    "vecdot of another length": lambda x: np.vecdot(x, x[:, :1]),
    "vecdot of numbers": lambda x: np.vecdot(x[0], x[0, 0]),
    "linalg.vecdot of another length": lambda x: np.linalg.vecdot(x[:1], x, axis=0),
    "accumulate of two dimensions": lambda x: np.add.accumulate(x, axis=None),
    "einsum, safe": lambda x: np.einsum("ij->j", x, dtype="f4"),
}


@pytest.mark.parametrize("name", REFUSED_AS_NUMPY)
def test_what_numpy_refuses_is_refused(name: str) -> None:
    given = np.array([[1.5, 2.0, 3.75], [2.25, 5.0, 1.0]])
    with pytest.raises(Exception) as theirs:
        REFUSED_AS_NUMPY[name](given.copy())
    with pytest.raises((ValueError, TypeError, IndexError)) as mine:
        REFUSED_AS_NUMPY[name](ag.tensor(given))
    assert issubclass(theirs.type, mine.type)


def test_numbers_out_of_range_are_refused() -> None:
    with pytest.raises(OverflowError):
        np.full_like(ag.tensor([1, 2]).to(np.int8), 1000)


def test_nothing_is_put_from_nothing() -> None:
    x = ag.tensor([1.0, 2.0, np.nan])
    np.put(x, [0, 1], [])
    np.putmask(x, x > 0, [])
    assert np.nan_to_num(x, copy=False) is x
    np.testing.assert_array_equal(x.numpy(), [1, 2, 0])


@pytest.mark.parametrize("dtype", [np.float64, np.complex128])
def test_arrays_in_place_of_what_is_not_finite(dtype: type) -> None:
    """Of complex numbers each part is replaced by itself."""
    x = np.array([np.inf, np.nan, -np.inf, 4.0]).astype(dtype)
    if x.dtype.kind == "c":
        x.imag = [np.nan, 2.0, np.inf, -np.inf]
    given = {"nan": np.arange(4) + 10, "posinf": np.arange(4) + 20, "neginf": -1.0}
    for some in (given, {"nan": given["nan"]}, {"posinf": given["posinf"]}):
        found = np.nan_to_num(ag.tensor(x), **some)
        expected = np.nan_to_num(x, **some)
        assert found.dtype == expected.dtype
        np.testing.assert_array_equal(found, expected)


def test_a_real_dtype_of_complex_deviations_is_refused() -> None:
    """NumPy leaves out the imaginary part of the mean only."""
    for spread, options in ((np.std, {}), (np.nanvar, {}), (np.var, {"where": np.array(True)})):
        with pytest.raises(TypeError, match="of complex numbers dtype= must be complex"):
            spread(ag.tensor(Z), dtype=np.float64, **options)


def test_initial_of_nothing_has_a_gradient() -> None:
    first = ag.tensor(2.5, requires_grad=True)
    np.max(ag.ones(0, 3), axis=0, initial=first).sum().backward()
    assert first.grad.item() == 3


@pytest.mark.parametrize("function", [np.flip, np.fliplr, np.flipud, lambda x: np.flip(x, (-1,))])
def test_flipped_arrays_are_views(function):
    values = np.arange(6.0).reshape(2, 3)
    x = ag.tensor(values, requires_grad=True)
    base = x * 1
    view = function(base)
    np.testing.assert_array_equal(view.detach().numpy(), function(values))
    assert np.shares_memory(view.detach().numpy(), base.detach().numpy())
    view[0, 0] = 7.0
    written = values.copy()
    function(written)[0, 0] = 7.0
    np.testing.assert_array_equal(base.detach().numpy(), written)
    base.sum().backward()
    np.testing.assert_array_equal(x.grad.numpy(), written == values)


@pytest.mark.parametrize("call", [
    lambda x: np.flip(x, (0, 0)), lambda x: np.flip(x, 2), lambda x: np.fliplr(x[0]),
    lambda x: np.flipud(x[0, 0]),
])  # fmt: skip
def test_axes_that_cannot_be_flipped(call):
    values = np.ones((2, 2))
    with pytest.raises(ValueError) as theirs:
        call(values)
    with pytest.raises(type(theirs.value), match=str(theirs.value)):
        call(ag.tensor(values))


@pytest.mark.filterwarnings("ignore:overflow encountered")
@pytest.mark.parametrize("dtype", ["float16", "float32", "complex64"])
@pytest.mark.parametrize("value", [1e39, -70000, 10**30, 70000.0])
def test_numbers_beyond_the_dtype_are_infinite(dtype, value):
    x = np.array([1, 0, 3], dtype)
    functions = [np.power, np.less, np.greater_equal]
    for function in functions + [np.heaviside] * (x.dtype.kind == "f"):
        for call in (lambda y, f=function: f(y, value), lambda y, f=function: f(value, y)):
            with np.errstate(all="ignore"):
                np.testing.assert_array_equal(call(ag.tensor(x)).numpy(), call(x))


TRANSFORMED = {"compile": ag.compile, "vmap": ag.func.vmap}


@pytest.mark.parametrize("transform", TRANSFORMED)
@pytest.mark.parametrize("name", [
    "greater", "greater_equal", "less", "less_equal", "maximum", "minimum", "fmax", "fmin",
])  # fmt: skip
def test_complex_numbers_are_ordered_in_transformed_functions(name, transform):
    function, z = getattr(np, name), np.array([[2 + 1j, 1, 3j], [2 - 1j, 2, complex(3, np.nan)]])
    for other in (2, 1j, 2.5, np.array([2j, complex(np.nan, 1), 1])):
        for dtype in (np.complex64, np.complex128):
            x = z.astype(dtype)
            found = TRANSFORMED[transform](lambda x, y=other: function(x, y))(ag.tensor(x))
            with np.errstate(invalid="ignore"):
                expected = function(x, other)
            assert found.dtype == expected.dtype
            np.testing.assert_array_equal(found.numpy(), expected)


@pytest.mark.filterwarnings("ignore:invalid value:RuntimeWarning")
@pytest.mark.parametrize("transform", TRANSFORMED)
@pytest.mark.parametrize("options", [{}, {"left": -1.0}, {"right": 9}, {"period": 1.5}])
def test_points_between_constant_ones_in_transformed_functions(options, transform):
    given = np.array([-0.5, 0.5, 1.0, 1.7, 9.0])
    for values in ([1.0, 2.0, 0.5], [1.0, np.inf, 0.5]):
        fp = np.array([values, values[::-1]])
        for call in (
            lambda y: np.interp(given, [0.0, 1.0, 2.0], y, **options),
            lambda y: np.interp(y, np.array([0.0, 1.0, 2.0]), np.array([3, 1, 4]), **options),
        ):
            found = ag.func.vmap(call)(ag.tensor(fp))
            if transform == "compile":
                found = np.stack([ag.compile(call)(ag.tensor(y)) for y in fp])
            np.testing.assert_allclose(found.numpy(), [call(y) for y in fp], rtol=1e-13)


LIKE = {"eager": lambda f: f} | TRANSFORMED


@pytest.mark.parametrize("transform", LIKE)
@pytest.mark.parametrize("function", [np.zeros_like, np.ones_like, np.empty_like, np.full_like])
@pytest.mark.parametrize("shape", [3, (2, 1), ()])
def test_arrays_like_another_of_a_shape_of_their_own(function, shape, transform):
    given = np.ones((2, 3), np.float32)
    value = (7,) if function is np.full_like else ()
    for options in ({}, {"dtype": np.int64}):
        found = LIKE[transform](lambda x, o=options: function(x, *value, shape=shape, **o))(
            ag.tensor(given)
        )
        found = found[0] if transform == "vmap" else found
        expected = function(given, *value, shape=shape, **options)
        assert (found.shape, found.dtype) == (expected.shape, expected.dtype)
        if function is not np.empty_like:
            np.testing.assert_array_equal(found.numpy(), expected)


def test_powers_of_complex_numbers_in_a_batch():
    found = ag.func.vmap(np.vander)(ag.tensor(Z))
    np.testing.assert_allclose(found.numpy(), [np.vander(z) for z in Z], rtol=1e-13)


@pytest.mark.parametrize("function", [np.argsort, np.sort, np.argmax, np.median])
def test_places_of_complex_numbers_in_batches_and_traces_are_refused(function):
    for transform in TRANSFORMED.values():
        with pytest.raises(RuntimeError, match="asked for"):
            transform(function)(ag.tensor(Z))
