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


# ---- singular points -----------------------------------------------------------------------------


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


X, ROW = ag.ones(3, 4) / 2, ag.tensor([1.0, 2.0])


@pytest.mark.parametrize(("call", "error", "message"), [
    (lambda: ag.norm(X, "nuc", 0), RuntimeError, r"norm\(\): for 'nuc' dim must be a 2-tuple. Got"),
    (lambda: ag.norm(X, "max"), RuntimeError, "a number, inf, -inf, 'fro' or 'nuc', but got 'max'"),
    (lambda: X.sum((1, -1)), RuntimeError, "dim 1 appears multiple times"),
    *((lambda f=f: f(X, 2), IndexError, r"expected to be in range of \[-2, 1\], but got 2")
        for f in (ag.sum, ag.mean, ag.prod, ag.amax, ag.var, ag.softmax)),
    (lambda: ag.topk(ROW, 3), RuntimeError, "selected index k out of range"),
    (lambda: ag.kthvalue(ROW, 3), RuntimeError, "selected number k out of range for dimension 0"),
    (lambda: ag.sort(ROW * 1j), NotImplementedError, '"sort" not implemented'),
    (lambda: functional.cross_entropy(X, ag.tensor([0, 1])), ValueError,
        r"batch_size \(3\) to match target batch_size \(2\)"),
    (lambda: functional.cross_entropy(X, X[:, 0]), RuntimeError,
        "expected target dtype to be Long"),
    (lambda: functional.mse_loss(X, X, reduction="most"), ValueError,
        "most is not a valid value for reduction"),
    (lambda: functional.binary_cross_entropy_with_logits(X, X[0]), ValueError,
        "must be the same as input size"),
    (lambda: functional.binary_cross_entropy(X + 1, X), RuntimeError, "should be between 0 and 1"),
    (lambda: ag.var(ag.tensor([[1, 2], [3, 4]])), RuntimeError,
        "only support floating point and complex"),
    (lambda: ag.max(ag.ones(2, 0), 1), IndexError,
        "Expected reduction dim 1 to have non-zero size"),
    *((lambda f=f: f(ag.ones(0)), RuntimeError, "Expected reduction dim to be specified")
        for f in (ag.max, ag.min, ag.amax, ag.amin)),
    *((lambda loss=loss, i=i: loss(X[:2, :3], ag.tensor([0, i])), IndexError,
        f"Target {i} is out of bounds")
        for loss in (functional.cross_entropy, functional.nll_loss) for i in (3, -1)),
])  # fmt: skip
def test_refusals(call, error, message):
    with pytest.raises(error, match=message):
        call()


def test_a_loss_of_another_size_warns():
    with pytest.warns(UserWarning, match="different to the input size"):
        functional.mse_loss(X, X[0])


@pytest.mark.parametrize("function", [ag.std, ag.var])
def test_spread_without_degrees_of_freedom(function):
    with pytest.warns(UserWarning, match="degrees of freedom is <= 0"):
        assert np.isnan(function(ag.tensor([[1.0], [2.0]]), 1).numpy()).all()
    with pytest.warns(UserWarning, match="degrees of freedom is <= 0"):
        assert function(ag.tensor([1.0, 2.0]), correction=3).item() == inf


def test_logsumexp_and_softmax_of_infinities():
    assert ag.logsumexp(ag.tensor([-inf, -inf]), 0).item() == -inf
    assert ag.logsumexp(ag.tensor([inf, 1]), 0).item() == inf
    x = ag.tensor([[0.0, -inf, 0.0]], requires_grad=True)
    y = ag.softmax(x, 1)
    np.testing.assert_array_equal(y.detach().numpy(), [[0.5, 0, 0.5]])
    (g,) = ag.grad(y[0, 0], x)
    np.testing.assert_array_equal(g.numpy(), [[0.25, 0, -0.25]])


# ---- products ------------------------------------------------------------------------------------


def test_second_derivatives_of_running_products_with_zeros():
    expected = [[0, 4, 0], [4, 0, 2], [0, 2, 0]]
    found = hessian(lambda x: ag.cumprod(x, 0).sum(), [2.0, 0, 3])
    np.testing.assert_array_equal(found, expected)


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
    assert gradient(ag.sum, []).shape == gradient(ag.prod, []).shape == (0,)
    assert gradient(lambda x: x.sum(0), np.zeros((0, 3))).shape == (0, 3)
    x = ag.tensor(np.zeros(0), requires_grad=True)
    assert np.isnan(ag.mean(x).item())
    assert ag.grad(ag.mean(x), x)[0].shape == (0,)


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
    assert ag.sum(x).dtype == np.int64 and ag.mean(x).dtype == np.float64
    assert ag.sum(ag.tensor([True, True])).item() == 2


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


def test_nan_is_the_largest_and_descending_sort_is_stable():
    x = ag.tensor([1.0, nan, 3.0])
    np.testing.assert_array_equal(ag.sort(x).values.numpy(), [1, 3, nan])
    np.testing.assert_array_equal(ag.sort(x, descending=True).values.numpy(), [nan, 3, 1])
    assert ag.topk(x, 1).indices.item() == 1
    assert np.isnan(ag.median(x).item()) and np.isnan(ag.max(x).item())
    assert ag.median(x, 0).indices.item() == 1
    tied = ag.tensor([1.0, 2, 2, 1, 2])
    np.testing.assert_array_equal(ag.argsort(tied, descending=True).numpy(), [1, 2, 4, 0, 3])


# ---- losses --------------------------------------------------------------------------------------


def test_cross_entropy_is_log_softmax_and_nll_loss():
    random = np.random.default_rng(0)
    scores, target = random.normal(size=(6, 40)), ag.tensor(random.integers(0, 40, 6))
    together = gradient(lambda x: functional.cross_entropy(x, target), scores)
    apart = gradient(lambda x: functional.nll_loss(ag.log_softmax(x, 1), target), scores)
    np.testing.assert_allclose(together, apart, atol=1e-15)


@pytest.mark.parametrize(("scores", "target", "value", "slope"), [
    ([[1e4, -1e4], [-1e4, 1e4]], [1, 1], 1e4, [[0.5, -0.5], [0, 0]]),
    (np.ones((2, 3)), [-100, -100], nan, np.zeros((2, 3))),
], ids=["far scores", "nothing to count"])  # fmt: skip
def test_cross_entropy(scores, target, value, slope):
    x = ag.tensor(np.array(scores), requires_grad=True)
    loss = functional.cross_entropy(x, ag.tensor(target))
    loss.backward()
    np.testing.assert_array_equal(loss.item(), value)
    np.testing.assert_array_equal(x.grad.numpy(), slope)


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


def test_running_log_sums_of_complex_zeros_have_no_angle() -> None:
    x = ag.tensor([complex(-np.inf, np.inf), complex(-np.inf, 4), 1.2 + 2.1j])
    found = ag.logcumsumexp(x, 0).numpy()
    np.testing.assert_array_equal(found.real, [-np.inf, -np.inf, 1.2])
    np.testing.assert_array_equal(found.imag, [0, 0, 2.1])


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


@pytest.mark.parametrize("order", [1, 2])
def test_slopes_at_wider_coordinates_are_wide(order: int) -> None:
    rng = np.random.default_rng(0)
    values, points = rng.standard_normal(50).astype(np.float32), rng.standard_normal(50)
    (found,) = ag.gradient(ag.tensor(values), spacing=[ag.tensor(points)], edge_order=order)
    assert found.dtype == np.float64
    expected = np.gradient(values.astype(np.float64), points, edge_order=order)
    np.testing.assert_allclose(found.numpy(), expected, 1e-11)


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


@pytest.mark.parametrize("largest", [True, False])
@pytest.mark.parametrize("dim", [0, 1])
def test_few_of_many_elements(dim: int, largest: bool) -> None:
    """topk of long rows, which looks at what reaches a bound alone."""
    array = np.random.default_rng(0).standard_normal((3, 2000) if dim else (2000, 3))
    x = ag.tensor(array, requires_grad=True)
    values, indices = ag.topk(x, 4, dim, largest)
    ordered = np.sort(-array if largest else array, dim)
    expected = -ordered if largest else ordered
    np.testing.assert_array_equal(values.detach().numpy(), expected.take(range(4), dim))
    np.testing.assert_array_equal(np.take_along_axis(array, indices.numpy(), dim), values.detach())
    (grad,) = ag.grad(values.sum(), x)
    assert set(np.flatnonzero(grad.numpy())) == set(np.flatnonzero(np.isin(array, values.detach())))


@pytest.mark.parametrize("dtype", ["u1", "u2", "u4", "i1"])
@pytest.mark.parametrize(("shape", "dim"), [((200, 32), 1), ((5000, 3), 0), ((9000,), 0)])
def test_sums_of_many_narrow_integers_are_wide(
    dtype: str, shape: tuple[int, ...], dim: int
) -> None:
    array = np.full(shape, 100, dtype)
    found = ag.tensor(array).sum(dim).numpy()
    np.testing.assert_array_equal(found, array.sum(dim, np.int64))
    assert found.dtype == array.sum(dim).dtype


@pytest.mark.parametrize("shapes", [((9, 3, 0), (9, 0, 1)), ((9, 3, 0), (9, 0, 2))])
def test_products_of_many_matrices_without_columns_are_zeros(shapes: Any) -> None:
    a, b = (ag.zeros(*shape, requires_grad=True) for shape in shapes)
    for product in (ag.matmul(a, b), ag.bmm(a, b)):
        assert product.shape == (9, 3, shapes[1][2]) and not product.detach().numpy().any()
        product.sum().backward()
    assert (a.grad.shape, b.grad.shape) == shapes


@pytest.mark.parametrize("dtype", ["?", "i1", "u1"])
def test_many_whole_numbers_are_counted_by_sum_to_size(dtype: str) -> None:
    array = np.full((5000, 3), 1 if dtype == "?" else 100, dtype)
    found = ag.tensor(array).sum_to_size(3).numpy()
    np.testing.assert_array_equal(found, array.sum(0, np.int64))


@pytest.mark.parametrize("rows", [1 << 11, 1 << 14])
@pytest.mark.parametrize("dtype", ["f2", "f4", "f8", "c8", "c16", "i8"])
@pytest.mark.parametrize("n", [1, 2, 3, 5, 6])
def test_reductions_of_short_rows(rows: int, dtype: str, n: int) -> None:
    x = np.random.default_rng(3).integers(-4, 5, (rows, 3, n)).astype(dtype)
    if x.dtype.kind == "f":
        x[5, 1, n // 2] = np.nan
    for array in (x, x[::2], x.transpose(1, 0, 2)):
        for keep in (False, True):
            expected: Any = np.sum(array.astype("c16"), -1, keepdims=keep)
            np.testing.assert_array_equal(ag.sum(ag.tensor(array), -1, keep), expected)
            expected = np.prod(array.astype("c16"), -1, keepdims=keep)
            np.testing.assert_array_equal(ag.prod(ag.tensor(array), -1, keep), expected)
            if x.dtype.kind != "c":
                expected = np.max(array, -1, keepdims=keep)
                np.testing.assert_array_equal(ag.amax(ag.tensor(array), -1, keep), expected)
                expected = np.min(array, -1, keepdims=keep)
                np.testing.assert_array_equal(ag.amin(ag.tensor(array), -1, keep), expected)


@pytest.mark.parametrize("name", ["any", "all"])
def test_truths_over_no_dimensions(name):
    x = ag.tensor([[1.0, 0.0], [0.0, 0.0]])
    reduce = getattr(ag, name)
    for dim in ((), []):
        assert reduce(x, dim=dim).tolist() == [[True, False], [False, False]]
        assert reduce(x, dim=dim, keepdim=True).shape == (2, 2)
    assert reduce(ag.tensor(2.0), dim=()).item()
