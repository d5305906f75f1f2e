"""Reductions, running products, sorting and losses at ties, zeros, infinities and other edges."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd import forward_ad
from codegen import builtin
from tests.samples.rows import public

inf, nan = float("inf"), float("nan")
functional = ag.nn.functional


def gradient(function, *values, dtype=np.float64):
    """The gradients of the sum of ``function(*values)``."""
    inputs = [ag.tensor(np.array(v, dtype), requires_grad=True) for v in values]
    result = function(*inputs)
    grads = ag.grad(result.sum() if result.ndim else result, inputs)
    found = [g.numpy() for g in grads]
    return found[0] if len(found) == 1 else found


def hessian(function, values):
    x = ag.tensor(np.array(values), requires_grad=True)
    (g,) = ag.grad(function(x), x, create_graph=True)
    rows = [ag.grad(g[i], x, retain_graph=True, materialize_grads=True)[0] for i in range(len(g))]
    return np.stack([row.numpy() for row in rows])


# ---- ties ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("function", "values", "expected"), [
    (ag.max, [1, 3, 3], [0, 0.5, 0.5]),
    (ag.amax, [1, 3, 3], [0, 0.5, 0.5]),
    (ag.min, [1, 1, 3], [0.5, 0.5, 0]),
    (ag.amin, [1, 1, 3], [0.5, 0.5, 0]),
    (lambda x: ag.max(x, 0)[0], [1, 3, 3], [0, 1, 0]),
    (lambda x: ag.min(x, 0).values, [1, 1, 3], [1, 0, 0]),
    (ag.median, [4, 1, 3, 2], [0, 0, 0, 1]),
    (ag.median, [1, 2, 2, 2, 3], [0, 1 / 3, 1 / 3, 1 / 3, 0]),
    (lambda x: ag.norm(x, inf), [3, -3, 1], [0.5, -0.5, 0]),
    (lambda x: ag.sort(x)[0] * ag.tensor([1.0, 2, 3]), [2, 2, 1], [2, 3, 1]),
    (lambda x: ag.amax(x, 1), [[2, 2], [1, 5]], [[0.5, 0.5], [0, 1]]),
])  # fmt: skip
def test_ties(function, values, expected):
    np.testing.assert_array_equal(gradient(function, values), expected)


def test_tangent_of_max_at_a_tie():
    with forward_ad.dual_level():
        x = forward_ad.make_dual(ag.tensor([2.0, 2.0]), ag.tensor([1.0, 0.0]))
        assert forward_ad.unpack_dual(ag.max(x)).tangent.item() == 0.5


# ---- singular points -----------------------------------------------------------------------------


@pytest.mark.parametrize("p", ["fro", 2, 1, 3, 1.5, 0.5, inf, -inf])
def test_norm_has_no_gradient_at_zero(p):
    np.testing.assert_array_equal(gradient(lambda x: ag.norm(x, p), [0, 0]), [0, 0])


@pytest.mark.parametrize("dtype", ["float64", "complex128"])
@pytest.mark.parametrize("p", ["fro", 2, 1, 3, 1.5, 0.5, inf, -inf])
def test_norm_has_no_second_derivative_at_zero(p, dtype):
    x = ag.zeros(2, dtype=dtype, requires_grad=True)
    (slope,) = ag.grad(ag.norm(x, p), x, create_graph=True)
    (second,) = ag.grad(slope, x, ag.ones(2, dtype=dtype))
    assert not slope.detach().numpy().any()
    assert not second.numpy().any()


@pytest.mark.parametrize("dtype", ["float64", "complex128"])
@pytest.mark.parametrize("dim", [(2, 0), (-1, 1)])
def test_nuclear_norm(dim, dtype):
    random = np.random.default_rng(3)
    values = random.standard_normal((2, 4, 3)).astype(dtype)
    values += 1j * random.standard_normal(values.shape) if dtype == "complex128" else 0
    for keepdim in (False, True):
        got = ag.norm(ag.tensor(values), "nuc", dim, keepdim).numpy()
        expected = np.linalg.norm(values, "nuc", dim, keepdim)
        np.testing.assert_allclose(got, expected, rtol=1e-13)
    x = ag.tensor(values, requires_grad=True)
    assert ag.gradcheck(lambda x: ag.norm(x, "nuc", dim), x, check_forward_ad=True)
    assert ag.gradgradcheck(lambda x: ag.norm(x, "nuc", dim, True), x)
    assert ag.norm(ag.eye(3), "nuc").item() == 3


def test_nuclear_norm_takes_two_dimensions():
    with pytest.raises(RuntimeError, match=r"norm\(\): for 'nuc' dim must be a 2-tuple. Got \[0\]"):
        ag.norm(ag.ones(2, 2), "nuc", 0)
    with pytest.raises(RuntimeError, match="a number, inf, -inf, 'fro' or 'nuc', but got 'max'"):
        ag.norm(ag.ones(2, 2), "max")


def test_norm_of_rows_some_of_which_are_zero():
    rows = [[3, 4], [0, 0]]
    np.testing.assert_allclose(gradient(lambda x: ag.norm(x, 2, 1), rows), [[0.6, 0.8], [0, 0]])
    assert gradient(lambda x: ag.norm(x, 0.5), [4, 0])[1] == 0


def test_spread_of_equal_elements():
    np.testing.assert_array_equal(gradient(ag.std, [1, 1, 1]), [0, 0, 0])
    np.testing.assert_array_equal(gradient(ag.var, [1, 1, 1]), [0, 0, 0])
    np.testing.assert_array_equal(gradient(lambda x: ag.std(x, correction=0), [1]), [0])


@pytest.mark.parametrize("function", [ag.std, ag.var])
def test_spread_without_degrees_of_freedom(function):
    with pytest.warns(UserWarning, match="degrees of freedom is <= 0"):
        found = gradient(function, [1.0])
    np.testing.assert_array_equal(found, [nan])
    with pytest.warns(UserWarning, match="degrees of freedom is <= 0"):
        assert np.isnan(function(ag.tensor([[1.0], [2.0]]), 1).numpy()).all()
    with pytest.warns(UserWarning, match="degrees of freedom is <= 0"):
        assert function(ag.tensor([1.0, 2.0]), correction=3).item() == inf


def test_logsumexp_of_infinities():
    def sums(x):
        return ag.logsumexp(x, 0)

    np.testing.assert_array_equal(gradient(sums, [-inf, -inf]), [0, 0])
    np.testing.assert_array_equal(gradient(sums, [-inf, 1]), [0, 1])
    np.testing.assert_allclose(gradient(sums, [1000, 1000]), [0.5, 0.5])
    assert ag.logsumexp(ag.tensor([-inf, -inf]), 0).item() == -inf
    assert ag.logsumexp(ag.tensor([inf, 1]), 0).item() == inf


def test_softmax_with_minus_infinity():
    x = ag.tensor([[0.0, -inf, 0.0]], requires_grad=True)
    y = ag.softmax(x, 1)
    np.testing.assert_array_equal(y.detach().numpy(), [[0.5, 0, 0.5]])
    (g,) = ag.grad(y[0, 0], x)
    np.testing.assert_array_equal(g.numpy(), [[0.25, 0, -0.25]])
    with np.errstate(invalid="ignore"):
        assert np.isnan(ag.softmax(ag.tensor([-inf, -inf]), 0).numpy()).all()


# ---- products ------------------------------------------------------------------------------------


def test_products_with_zeros():
    np.testing.assert_array_equal(gradient(ag.prod, [2, 0, 3]), [0, 6, 0])
    np.testing.assert_array_equal(gradient(ag.prod, [2, 0, 0]), [0, 0, 0])
    np.testing.assert_array_equal(gradient(lambda x: ag.prod(x, 1), [[0], [5]]), [[1], [1]])
    expected = [[0, 0, 0], [0, 0, 2], [0, 2, 0]]
    np.testing.assert_array_equal(hessian(ag.prod, [2.0, 0, 0]), expected)


def test_running_products_with_zeros():
    def products(x):
        return ag.cumprod(x, 0)

    np.testing.assert_array_equal(gradient(products, [2, 0, 3, 4]), [1, 32, 0, 0])
    np.testing.assert_array_equal(gradient(products, [2, 0, 0, 4]), [1, 2, 0, 0])
    expected = [[0, 4, 0], [4, 0, 2], [0, 2, 0]]
    np.testing.assert_array_equal(hessian(lambda x: products(x).sum(), [2.0, 0, 3]), expected)


def test_nested_tangents_of_a_running_product_at_a_zero():
    """The third derivative of (2 + t)(0 + t)(3 + t)(4 + t) summed over the running products."""
    t = np.polynomial.Polynomial
    factors = [t([2.0, 1]), t([0.0, 1]), t([3.0, 1]), t([4.0, 1])]
    running = np.cumprod(factors)
    expected = sum(p.deriv(2)(0.0) for p in running)
    dual, unpack = forward_ad.make_dual, forward_ad.unpack_dual
    ones = ag.tensor(np.ones(4))
    with forward_ad.dual_level(), forward_ad.dual_level() as inner:
        outer_x = forward_ad.make_dual(ag.tensor([2.0, 0, 3, 4]), ones, level=inner - 1)
        y = ag.cumprod(dual(outer_x, ones), 0)
        second = unpack(unpack(y).tangent, level=inner - 1).tangent
    assert second.sum().item() == pytest.approx(expected)


# ---- empty arrays, dtypes, precision -------------------------------------------------------------


def test_empty():
    assert gradient(ag.sum, []).shape == (0,)
    assert gradient(ag.prod, []).shape == (0,)
    assert gradient(lambda x: x.sum(0), np.zeros((0, 3))).shape == (0, 3)
    x = ag.tensor(np.zeros(0), requires_grad=True)
    assert np.isnan(ag.mean(x).item())
    assert ag.grad(ag.mean(x), x)[0].shape == (0,)
    for function in (ag.max, ag.min, ag.amax, ag.amin):
        with pytest.raises(RuntimeError, match=r"Expected reduction dim to be specified"):
            function(x)
    with pytest.raises(IndexError, match="Expected reduction dim 1 to have non-zero size"):
        ag.max(ag.tensor(np.zeros((2, 0))), 1)


@pytest.mark.parametrize("function", [ag.sum, ag.mean, ag.prod, ag.amax, ag.var, ag.softmax])
def test_wrong_dimension(function):
    x = ag.tensor(np.ones((3, 4)))
    with pytest.raises(IndexError, match=r"expected to be in range of \[-2, 1\], but got 2"):
        function(x, 2)


def test_dimension_named_twice():
    with pytest.raises(RuntimeError, match="dim 1 appears multiple times"):
        ag.tensor(np.ones((3, 4))).sum((1, -1))


@pytest.mark.parametrize(
    "name", ["sum", "mean", "prod", "cumsum", "cumprod", "softmax", "log_softmax", "norm"]
)
def test_dtype_widens_and_the_gradient_narrows_again(name):
    x = ag.tensor(np.array([1.5, 2.0, 0.5], np.float32), requires_grad=True)
    dim = {} if name == "norm" else {"dim": 0}
    y = getattr(ag, name)(x, **dim, dtype=np.float64)
    assert y.dtype == np.float64
    y.sum().backward()
    assert x.grad.dtype == np.float32
    wide = ag.tensor(x.detach().numpy().astype(np.float64), requires_grad=True)
    getattr(ag, name)(wide, **dim).sum().backward()
    np.testing.assert_allclose(x.grad.numpy(), wide.grad.numpy(), rtol=1e-6, atol=1e-7)


def test_integers():
    x = ag.tensor([[1, 2], [3, 4]])
    assert ag.sum(x).dtype == np.int64
    assert ag.sum(ag.tensor([True, True])).item() == 2
    assert ag.mean(x).dtype == np.float64
    with pytest.raises(RuntimeError, match="only support floating point and complex"):
        ag.var(x)


@pytest.mark.parametrize(
    "shape", [(1 << 16, 3), (3, 1 << 16), (1 << 16, 40), (1 << 18,), (50, 70, 30)]
)
@pytest.mark.parametrize("transposed", [False, True])
def test_sums_of_all_layouts_keep_their_digits(shape, transposed):
    random = np.random.default_rng(0)
    array = random.uniform(1, 2, shape).astype(np.float32)
    array = array.T if transposed else array
    for dim in (None, *range(array.ndim)):
        expected = array.sum(axis=dim, dtype=np.float64)
        np.testing.assert_allclose(ag.sum(ag.tensor(array), dim).numpy(), expected, rtol=2e-6)
        largest = ag.amax(ag.tensor(array), () if dim is None else dim)
        np.testing.assert_array_equal(largest.numpy(), array.max(axis=dim))


def test_running_sums_of_wide_rows():
    array = np.random.default_rng(0).normal(size=(5, 7, 300))
    for dim in range(3):
        np.testing.assert_array_equal(ag.cumsum(ag.tensor(array), dim).numpy(), array.cumsum(dim))


# ---- order ---------------------------------------------------------------------------------------


def test_nan_is_the_largest():
    x = ag.tensor([1.0, nan, 3.0])
    np.testing.assert_array_equal(ag.sort(x).values.numpy(), [1, 3, nan])
    np.testing.assert_array_equal(ag.sort(x, descending=True).values.numpy(), [nan, 3, 1])
    assert ag.topk(x, 1).indices.item() == 1
    assert np.isnan(ag.median(x).item()) and np.isnan(ag.max(x).item())
    assert ag.median(x, 0).indices.item() == 1


def test_descending_sort_is_stable():
    x = ag.tensor([1.0, 2, 2, 1, 2])
    np.testing.assert_array_equal(ag.argsort(x, descending=True).numpy(), [1, 2, 4, 0, 3])


def test_out_of_range():
    x = ag.tensor([1.0, 2])
    with pytest.raises(RuntimeError, match="selected index k out of range"):
        ag.topk(x, 3)
    with pytest.raises(RuntimeError, match="selected number k out of range for dimension 0"):
        ag.kthvalue(x, 3)
    with pytest.raises(NotImplementedError, match='"sort" not implemented'):
        ag.sort(ag.tensor([1j, 2]))


# ---- losses --------------------------------------------------------------------------------------


def test_cross_entropy_is_log_softmax_and_nll_loss():
    random = np.random.default_rng(0)
    scores, target = random.normal(size=(6, 40)), ag.tensor(random.integers(0, 40, 6))
    together = gradient(lambda x: functional.cross_entropy(x, target), scores)
    apart = gradient(lambda x: functional.nll_loss(ag.log_softmax(x, 1), target), scores)
    np.testing.assert_allclose(together, apart, atol=1e-15)


def test_cross_entropy_of_far_scores():
    x = ag.tensor([[1e4, -1e4], [-1e4, 1e4]], requires_grad=True)
    loss = functional.cross_entropy(x, ag.tensor([1, 1]))
    loss.backward()
    assert loss.item() == 1e4
    np.testing.assert_array_equal(x.grad.numpy(), [[0.5, -0.5], [0, 0]])


def test_cross_entropy_with_nothing_to_count():
    x = ag.tensor(np.ones((2, 3)), requires_grad=True)
    loss = functional.cross_entropy(x, ag.tensor([-100, -100]))
    loss.backward()
    assert np.isnan(loss.item())
    np.testing.assert_array_equal(x.grad.numpy(), np.zeros((2, 3)))


@pytest.mark.parametrize("target", [[0, 3], [0, -1]])
@pytest.mark.parametrize("loss", [functional.cross_entropy, functional.nll_loss])
def test_no_such_class(loss, target):
    with pytest.raises(IndexError, match=f"Target {target[1]} is out of bounds"):
        loss(ag.tensor(np.ones((2, 3))), ag.tensor(target))


def test_losses_refuse():
    x = ag.tensor(np.full((2, 3), 0.5))
    with pytest.raises(ValueError, match=r"batch_size \(2\) to match target batch_size \(3\)"):
        functional.cross_entropy(x, ag.tensor([0, 1, 2]))
    with pytest.raises(RuntimeError, match="expected target dtype to be Long"):
        functional.cross_entropy(x, ag.tensor([0.0, 1.0]))
    with pytest.raises(ValueError, match="most is not a valid value for reduction"):
        functional.mse_loss(x, x, reduction="most")
    with pytest.raises(ValueError, match="must be the same as input size"):
        functional.binary_cross_entropy_with_logits(x, ag.tensor([1.0, 0, 1]))
    with pytest.raises(RuntimeError, match="should be between 0 and 1"):
        functional.binary_cross_entropy(x + 1, x)
    with pytest.warns(UserWarning, match="different to the input size"):
        functional.mse_loss(x, ag.tensor([1.0, 0, 1]))


def test_binary_cross_entropy_at_its_ends():
    x = [0.0, 1.0, 0.0, 1.0]
    target = ag.tensor([0.0, 1, 1, 0])
    loss = functional.binary_cross_entropy(ag.tensor(x), target, reduction="none")
    np.testing.assert_array_equal(loss.numpy(), [0, 0, 100, 100])
    assert np.isfinite(gradient(lambda p: functional.binary_cross_entropy(p, target), x)).all()
    far = [1000.0, -1000.0]
    target = ag.tensor([0.0, 0.0])
    logits = functional.binary_cross_entropy_with_logits
    np.testing.assert_array_equal(
        logits(ag.tensor(far), target, reduction="none").numpy(), [1000, 0]
    )
    found = gradient(lambda p: logits(p, target), far)
    np.testing.assert_allclose(found, [0.5, 0], atol=1e-300)


# ---- numbers whose squares vanish, and sums of very different sizes ------------------------------


@pytest.mark.parametrize("options", [{}, {"dim": 1}, {"dim": 0, "keepdim": True}], ids=str)
@pytest.mark.parametrize(
    ("dtype", "size", "rtol"),
    [(np.float32, 1e-30, 1e-6), (np.float32, 1e-38, 1e-6), (np.float64, 1e-200, 1e-14)],
)
def test_std_of_small_numbers(dtype: Any, size: float, rtol: float, options: Any) -> None:
    """Value and gradient are those of the same numbers times a power of two."""
    values = (np.array([[1.0, 2.0, 5.0], [3.0, 3.0, 8.0]]) * size).astype(dtype)
    factor = 2.0 ** -np.frexp(size)[1]
    small = ag.tensor(values, requires_grad=True)
    large = ag.tensor(values.astype(np.float64) * factor, requires_grad=True)
    found, expected = small.std(**options), large.std(**options)
    np.testing.assert_allclose(found.tolist(), (expected / factor).tolist(), rtol=rtol)
    (slope,) = ag.grad(found.sum(), small)
    (wanted,) = ag.grad(expected.sum(), large)
    np.testing.assert_allclose(slope.numpy(), wanted.numpy(), rtol=rtol, atol=rtol)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("dtype", [np.float64, np.float32])
def test_running_log_sums(dtype: Any, seed: int) -> None:
    """Within 4 roundings of the result, or of 1 where it is smaller, however the sums grow."""
    mpmath = pytest.importorskip("mpmath")
    random = np.random.default_rng(seed)
    x = (random.normal(size=50) * (1, 3, 10)[seed % 3]).astype(dtype)
    x = np.sort(x) if seed < 3 else x
    found = ag.logcumsumexp(ag.tensor(x), 0).tolist()
    with mpmath.workdps(40):
        total = mpmath.mpf(0)
        for value, each in zip(found, x.tolist(), strict=True):
            total += mpmath.exp(each)
            exact = mpmath.log(total)
            assert abs(value - exact) <= 4 * np.finfo(dtype).eps * max(abs(exact), 1)


@pytest.mark.parametrize("p", [-1, -2.5, -np.inf, 0, 0.5, 1, 1.5, 2, 3, np.inf])
@pytest.mark.parametrize("kind", ["real", "complex"])
@pytest.mark.parametrize("options", [{}, {"dim": 1}, {"dim": (0, 1), "keepdim": True}], ids=str)
def test_norms_with_zeros(p: float, kind: str, options: Any) -> None:
    """No entry is pulled by a zero elsewhere: where a power of 0 is infinite the norm is 0."""
    values = np.array([[1.0, 0.0, -2.0], [0.0, 0.0, 3.0], [0.5, 2.5, -1.5]])
    x = ag.tensor(values * (1 + 0.5j) if kind == "complex" else values, requires_grad=True)
    norm = ag.linalg.vector_norm(x, p, **options)
    (slope,) = ag.grad(norm.sum(), x)
    assert np.isfinite(slope.numpy()).all()
    assert (slope.numpy()[values == 0] == 0).all()
    if p < 0:
        rows = slope.numpy()[:2] if options == {"dim": 1} else slope.numpy()
        assert (rows == 0).all()


def test_second_derivative_of_copysign() -> None:
    x, y = (ag.tensor(v, requires_grad=True) for v in (2.0, -1.0))
    (slope,) = ag.grad(ag.copysign(x, y), x, create_graph=True)
    assert [each.item() for each in ag.grad(slope, [x, y])] == [0, 0]


def test_the_gradient_of_coordinates_is_not_lost() -> None:
    values = ag.tensor([[0.3, 1.0, -0.4], [0.7, 0.2, 0.9], [0.1, 0.5, 2.0]], requires_grad=True)
    points = [ag.tensor(x, requires_grad=True) for x in ([0.0, 0.5, 1.7], [1.0, 1.2, 3.0])]
    for order in (1, 2):

        def slopes(*given, order=order):
            return ag.gradient(given[0], spacing=given[1:], edge_order=order)

        assert ag.gradcheck(slopes, (values, *points), check_forward_ad=True)
        assert ag.gradgradcheck(slopes, (values, *points))
    with pytest.raises(RuntimeError, match="one of a list of tensors"):
        ag.gradient(values, spacing=points[0])


# ---- in another dtype ----------------------------------------------------------------------------

WITH_DTYPE = [
    entry.signature
    for entry in builtin.entries()
    if {"dim", "dtype"} <= {argument.name for argument in entry.signature.arguments}
]


@pytest.mark.parametrize("given", [np.float64, np.complex128])
@pytest.mark.parametrize("signature", WITH_DTYPE, ids=lambda signature: signature.full_name)
def test_dtype_gives_the_gradient_of_what_is_cast(signature, given):
    """Both orders of derivative, at zeros too, which products leave out of a division."""
    function = public(signature.full_name)
    dim = (0, 1) if signature.name == "matrix_norm" else 1
    values = np.array([[0, 2, 5], [3, 4, 0], [1, 2, 3]], np.float32)

    def gradients(x, call):
        result = call(x)
        weights = np.arange(1.0, result.numel() + 1).reshape(result.shape)
        weighted = (result * result * weights).sum()
        (g,) = ag.grad(weighted.real, x, create_graph=True)
        (h,) = ag.grad((g * g).sum(), x, materialize_grads=True)
        return g.detach().numpy(), h.numpy()

    try:
        wanted = gradients(
            ag.tensor(values, requires_grad=True), lambda x: function(x.to(given), dim=dim)
        )
    except (RuntimeError, NotImplementedError):
        pytest.skip("not of this dtype")
    found = gradients(
        ag.tensor(values, requires_grad=True), lambda x: function(x, dim=dim, dtype=given)
    )
    for one, other in zip(found, wanted, strict=True):
        assert one.dtype == np.float32
        np.testing.assert_allclose(one, other, rtol=1e-5, atol=1e-6)
