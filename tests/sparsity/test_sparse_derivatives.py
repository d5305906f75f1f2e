"""Sparse Jacobians and Hessians: values, numbers of passes, patterns that are given, SciPy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd import sparsity
from autograd.core.engine import grad_of_lists
from autograd.sparsity import (
    Pattern,
    SparseHessian,
    SparseJacobian,
    color_columns,
    color_symmetric,
    coloring,
)
from autograd.sparsity.pattern import as_pattern

hypothesis = pytest.importorskip("hypothesis")
st = hypothesis.strategies

POINT = np.linspace(0.5, 1.5, 7)


def rosenbrock(x: Any) -> Any:
    return (100 * (x[1:] - x[:-1] ** 2) ** 2 + (1 - x[:-1]) ** 2).sum()


def residuals(x: Any) -> Any:
    return np.concatenate([10 * (x[1:] - x[:-1] ** 2), 1 - x[:-1]])


def arrowhead(x: Any) -> Any:
    return (x[0] * x[1:] ** 2).sum() + (x[:3] @ x[:3]) ** 2


def dense_jacobian(function: Any, x: np.ndarray) -> np.ndarray:
    return ag.func.jacrev(function)(ag.tensor(x)).numpy()


def dense_hessian(function: Any, x: np.ndarray) -> np.ndarray:
    return ag.func.hessian(function)(ag.tensor(x)).numpy()


# ---- values --------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["auto", "forward", "reverse"])
def test_a_jacobian(mode: str) -> None:
    found = ag.func.jacobian(residuals, sparsity="auto", mode=mode, verify=True)(POINT)
    np.testing.assert_allclose(found.toarray(), dense_jacobian(residuals, POINT), rtol=1e-14)
    assert found.nnz == 18 and found.dtype == np.float64


@pytest.mark.parametrize("function", [rosenbrock, arrowhead, lambda x: x.prod()])
def test_a_hessian(function: Any) -> None:
    found = ag.func.hessian(function, sparsity="auto")(POINT)
    np.testing.assert_allclose(found.toarray(), dense_hessian(function, POINT), rtol=1e-12)


@pytest.mark.torch
@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of PyTorch's own code
def test_they_are_pytorchs() -> None:
    torch = pytest.importorskip("torch")

    def theirs(x: Any) -> Any:
        return torch.cat([10 * (x[1:] - x[:-1] ** 2), 1 - x[:-1]])

    x = torch.tensor(POINT)
    found = ag.func.jacobian(residuals, sparsity="auto")(POINT)
    np.testing.assert_allclose(found.toarray(), torch.func.jacrev(theirs)(x).numpy(), rtol=1e-14)
    found = ag.func.hessian(rosenbrock, sparsity="auto")(POINT)
    expected = torch.func.hessian(rosenbrock)(x).numpy()
    np.testing.assert_allclose(found.toarray(), expected, rtol=1e-12, atol=1e-12)


def test_the_interface_of_functional() -> None:
    x, y = ag.tensor(POINT), ag.tensor([2.0, 3.0])
    found = ag.functional.jacobian(residuals, x, sparsity="auto")
    np.testing.assert_allclose(found.toarray(), dense_jacobian(residuals, POINT))
    found = ag.functional.hessian(rosenbrock, x, sparsity="auto")
    np.testing.assert_allclose(found.toarray(), dense_hessian(rosenbrock, POINT))
    found = ag.functional.jacobian(lambda x, y: x[:2] * y, (x, y), sparsity="auto")
    parts = ag.functional.jacobian(lambda x, y: x[:2] * y, (x, y))
    np.testing.assert_allclose(found.toarray(), np.hstack([each.numpy() for each in parts]))


def test_several_arguments_and_outputs_lie_side_by_side() -> None:
    a, b = ag.tensor([[1.0], [2.0]]), np.array([3.0, 4.0, 5.0])

    def function(a: Any, b: Any, *, scale: float) -> Any:
        return {"p": scale * a * b, "q": [b.sum()]}

    found = sparsity.jacobian(function, argnums=(0, 1))(a, b, scale=2.0).toarray()
    assert found.shape == (7, 5)
    assert found[0].tolist() == [6, 0, 2, 0, 0] and found[5].tolist() == [0, 10, 0, 0, 4]
    assert found[6].tolist() == [0, 0, 1, 1, 1]
    only = sparsity.jacobian(function, argnums=1)(a, b, scale=2.0).toarray()
    np.testing.assert_array_equal(only, found[:, 2:])
    found = sparsity.hessian(lambda p: (p["x"] ** 3).sum() * p["y"])(
        {"x": ag.tensor([1.0, 2.0]), "y": ag.tensor(3.0)}
    )
    assert found.toarray().tolist() == [[18, 0, 3], [0, 36, 12], [3, 12, 0]]


def test_dtypes_history_and_no_dependence() -> None:
    x = ag.tensor(POINT.astype(np.float32), requires_grad=True)
    found = sparsity.jacobian(lambda x: x[1:] * x[:-1], verify=True)(x)
    assert found.dtype == np.float32 and x.grad is None
    with ag.no_grad():
        assert sparsity.jacobian(lambda x: x**2)(x).nnz == 7
    prepared = SparseJacobian(lambda x: ag.ones(3), POINT)
    assert prepared.passes == 0 and (prepared.colors == -1).all()
    assert prepared(POINT).toarray().tolist() == [[0.0] * 7] * 3
    for function in (lambda x: x.sum(), lambda x: ag.tensor(1.0)):
        assert sparsity.hessian(function)(POINT).nnz == 0
    assert sparsity.jacobian(lambda x: x * 2)(np.zeros(0)).shape == (0, 0)


def test_without_sparsity_the_jacobian_is_dense() -> None:
    x = ag.tensor(POINT)
    for mode in ("auto", "forward"):
        found = ag.func.jacobian(residuals, mode=mode)(x)
        np.testing.assert_allclose(found.numpy(), dense_jacobian(residuals, POINT))

    def widened(x: Any) -> Any:
        return x.to(ag.float64)

    x = ag.ones(2, dtype=ag.float32)
    assert ag.func.jacobian(widened)(x).dtype == ag.float32  # as jacrev
    assert ag.func.jacobian(widened, mode="forward")(x).dtype == ag.float64  # as jacfwd


# ---- passes --------------------------------------------------------------------------------------


class Counted:
    """A function that counts its calls."""

    def __init__(self, function: Any) -> None:
        self.function = function
        self.calls = 0

    def __call__(self, x: Any) -> Any:
        self.calls += 1
        return self.function(x)


@pytest.mark.parametrize("size", [10, 10_000])
def test_rosenbrocks_hessian_takes_three_products(
    size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    passes = []

    def counted(*args: Any) -> Any:
        passes.append(args)
        return grad_of_lists(*args)

    x = np.random.default_rng(0).normal(size=size)
    function = Counted(rosenbrock)
    prepared = SparseHessian(function, x)
    assert prepared.passes == 3 and prepared.pattern.nnz == 3 * size - 2
    monkeypatch.setattr("autograd.transforms.jacobian.grad_of_lists", counted)
    function.calls = 0
    found = prepared(x)
    assert function.calls == 1 and len(passes) == 4  # the gradient, and three products
    optimize = pytest.importorskip("scipy.optimize")
    if size == 10:
        np.testing.assert_allclose(found.toarray(), optimize.rosen_hess(x), rtol=1e-12)
    else:
        v = np.random.default_rng(1).normal(size=size)
        np.testing.assert_allclose(found @ v, optimize.rosen_hess_prod(x, v), rtol=1e-9)


def test_the_better_mode_is_taken_and_few_products() -> None:
    wide = SparseJacobian(lambda x: ag.stack([x.sum(), x.prod()]), POINT)
    assert (wide.mode, wide.passes) == ("reverse", 2)
    high = SparseJacobian(lambda x: x[:2].repeat(20) * x[0], POINT)
    assert (high.mode, high.passes) == ("forward", 2)
    forced = SparseJacobian(lambda x: x**2, POINT, mode="forward")
    assert (forced.mode, forced.passes) == ("forward", 1)
    x = np.linspace(0.5, 1.5, 100)
    energy = lambda x: (x[0] * x[1:] ** 2).sum()  # noqa: E731  (an arrowhead)
    assert SparseHessian(energy, x).passes == 2
    assert SparseJacobian(ag.func.grad(energy), x).passes == 100


# ---- patterns that are given ---------------------------------------------------------------------


def test_given_patterns() -> None:
    scipy_sparse = pytest.importorskip("scipy.sparse")
    expected = dense_jacobian(residuals, POINT)
    prepared = SparseJacobian(residuals, POINT)
    larger = np.ones(expected.shape, bool)
    for given in (
        prepared.pattern, prepared, prepared.pattern.toarray(), larger, ag.tensor(larger),
        (expected != 0).tolist(), scipy_sparse.csc_array(expected),
        scipy_sparse.coo_matrix(expected), prepared.pattern.tocsr(),
    ):  # fmt: skip
        transform = ag.func.jacobian(residuals, sparsity=given, verify=True)
        for scale in (1, 2):
            found = transform(POINT * scale).toarray()
            np.testing.assert_allclose(found, dense_jacobian(residuals, POINT * scale))
    # Half a pattern will do for a Hessian.
    found = sparsity.hessian(rosenbrock, sparsity=np.tril(np.ones((7, 7)), 0), verify=True)(POINT)
    np.testing.assert_allclose(found.toarray(), dense_hessian(rosenbrock, POINT))


def test_a_prepared_colouring_is_used_again(monkeypatch: pytest.MonkeyPatch) -> None:
    prepared = SparseHessian(rosenbrock, POINT)

    def refuse(*args: Any) -> None:
        raise AssertionError("coloured again")

    monkeypatch.setattr(coloring, "color_columns", refuse)
    other = SparseHessian(lambda x: rosenbrock(x) * 2, POINT, sparsity=prepared)
    np.testing.assert_allclose(other(POINT).toarray(), 2 * dense_hessian(rosenbrock, POINT))


@pytest.mark.parametrize("mode", ["forward", "reverse"])
def test_verify_tells_where_a_pattern_is_too_small(mode: str) -> None:
    small = dense_jacobian(residuals, POINT) != 0
    small[2, 2] = False
    kind, place = ("rows", 2) if mode == "forward" else ("columns", 2)
    transform = sparsity.jacobian(residuals, sparsity=small, mode=mode, verify=True)
    with pytest.raises(ValueError, match=rf"17 places lacks some in {kind} \[.*{place}.*\]"):
        transform(POINT)


def test_verify_finds_a_branch_that_was_not_taken() -> None:
    def branching(x: Any) -> Any:
        return x[1:] * x[:-1] if x[0] < 1 else x[1:] * x[0]

    prepared = SparseJacobian(branching, POINT, verify=True)
    prepared(POINT)
    with pytest.raises(ValueError, match="the pattern of 12 places lacks some"):
        prepared(POINT + 1)
    ag.func.jacobian(branching, sparsity="auto", verify=True)(POINT + 1)


REFUSED = {
    "a word": (lambda: sparsity.jacobian(residuals, sparsity="all")(POINT), ValueError, '"auto"'),
    "a mode": (lambda: SparseJacobian(residuals, POINT, mode="up"), ValueError, "mode: expected"),
    "a shape": (lambda: sparsity.jacobian(residuals, sparsity=np.eye(7))(POINT), ValueError,
     r"shape \(12, 7\), a row for each output element"),
    "a vector": (lambda: sparsity.jacobian(residuals, sparsity=np.ones(7))(POINT), ValueError,
     "a sparse matrix or a 2-d array"),
    "another size": (lambda: SparseJacobian(residuals, POINT)(POINT[:5]), ValueError,
     r"prepared for a matrix of shape \(12, 7\), but at these arguments it has shape \(8, 5\)"),
    "several elements": (lambda: sparsity.hessian(residuals)(POINT), RuntimeError,
     r"Expected f\(\*args\) to return one element, got \[\[12\]\]"),
    "complex arguments": (lambda: sparsity.jacobian(lambda x: x.abs())(POINT + 1j), RuntimeError,
     "real functions, but an argument has dtype complex128"),
    "complex outputs": (lambda: sparsity.jacobian(ag.fft.fft)(POINT), RuntimeError,
     "real functions, but an output has dtype complex128"),
    "whole numbers": (lambda: sparsity.jacobian(lambda x: x * 2)(ag.arange(3)), RuntimeError,
     "only Tensors of floating point"),
    "nothing": (lambda: sparsity.jacobian(len)([]), ValueError, "to contain at least one Tensor"),
    "text": (lambda: sparsity.jacobian(len)("abc"), ValueError, "to be Tensors"),
}  # fmt: skip


@pytest.mark.parametrize("what", REFUSED)
def test_what_is_refused(what: str) -> None:
    call, error, message = REFUSED[what]
    with pytest.raises(error, match=message):
        call()


# ---- colourings ----------------------------------------------------------------------------------

PLACES = st.lists(st.tuples(st.integers(0, 7), st.integers(0, 7)), max_size=24)


def pattern_of(places: list[tuple[int, int]], size: int = 8) -> Pattern:
    rows, columns = np.array(places, np.int64).reshape(-1, 2).T
    return Pattern.of_places((size, size), rows, columns)


@hypothesis.settings(max_examples=200, deadline=None, derandomize=True)
@hypothesis.given(PLACES)
def test_no_row_has_two_columns_of_a_colour(places: list[tuple[int, int]]) -> None:
    pattern = pattern_of(places)
    colors = color_columns(pattern)
    for row in pattern.toarray():
        assert len(set(colors[row])) == row.sum()
    assert ((colors >= 0) == pattern.toarray().any(0)).all()


@hypothesis.settings(max_examples=200, deadline=None, derandomize=True)
@hypothesis.given(PLACES, st.integers(0, 99))
def test_symmetric_matrices_are_read_from_few_products(
    places: list[tuple[int, int]], seed: int
) -> None:
    pattern = pattern_of(places)
    pattern = pattern | pattern.T
    values = np.random.default_rng(seed).normal(size=(8, 8))
    matrix = np.where(pattern.toarray(), values + values.T, 0)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(coloring, "_FEW", 0)
        read = coloring.symmetric(pattern)
    assert read.products <= coloring.by_columns(pattern).products
    found = read.entries(lambda v: matrix @ v, np.dtype(float))
    np.testing.assert_allclose(found, matrix[pattern.rows, pattern.indices], atol=1e-15)


def test_star_colourings_have_no_path_of_two_colours() -> None:
    random = np.random.default_rng(0)
    for _ in range(20):
        pattern = pattern_of(list(map(tuple, random.integers(0, 12, (18, 2)))), 12)
        near = (pattern | pattern.T).toarray() & ~np.eye(12, dtype=bool)
        colors = color_symmetric(pattern | pattern.T)
        for a, b in np.argwhere(near):
            assert colors[a] != colors[b]
            for c in np.flatnonzero(near[b]):
                for d in np.flatnonzero(near[c]):
                    if len({a, b, c, d}) == 4:
                        assert colors[a] != colors[c] or colors[b] != colors[d]


@pytest.mark.parametrize("band", [0, 1, 3])
def test_a_band_has_as_many_colours_as_diagonals(band: int) -> None:
    size = 500
    rows = np.repeat(np.arange(size), 2 * band + 1)
    columns = rows + np.tile(np.arange(-band, band + 1), size)
    inside = (columns >= 0) & (columns < size)
    pattern = Pattern.of_places((size, size), rows[inside], columns[inside])
    for colors in (color_columns(pattern), color_symmetric(pattern)):
        assert colors.max() == 2 * band


def test_a_ring_has_hardly_more_colours_than_a_band() -> None:
    prepared = SparseJacobian(lambda u: sum(np.roll(u, k) for k in range(-10, 11)), np.ones(250))
    assert prepared.pattern.nnz == 21 * 250
    assert prepared.passes == 23  # 11 blocks of 22 or 23
    found = prepared(np.ones(250)).toarray()
    assert (found.sum(0) == 21).all() and set(found.reshape(-1)) == {0.0, 1.0}


# ---- without SciPy, and with it ------------------------------------------------------------------


def test_without_scipy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    found = ag.func.jacobian(residuals, sparsity="auto")(POINT)
    assert isinstance(found, sparsity.SparseMatrix)
    expected = dense_jacobian(residuals, POINT)
    np.testing.assert_allclose(found.todense(), expected)
    np.testing.assert_allclose(found @ np.arange(7.0), expected @ np.arange(7.0))
    assert (found.shape, found.nnz, found.dtype) == ((12, 7), 18, np.float64)
    assert repr(found) == "<SparseMatrix of shape (12, 7) with 18 places, float64>"
    assert found.indptr.tolist() == [0, 2, 4, 6, 8, 10, 12, 13, 14, 15, 16, 17, 18]
    np.testing.assert_array_equal(as_pattern(found.toarray(), (12, 7)).indices, found.indices)


def test_scipys_trust_region_takes_a_sparse_hessian() -> None:
    optimize = pytest.importorskip("scipy.optimize")
    start = np.full(20, -1.0)
    function = Counted(rosenbrock)

    def value_and_slope(x: np.ndarray) -> tuple[float, np.ndarray]:
        value, slope = ag.func.value_and_grad(function)(ag.tensor(x))
        return value.item(), slope.numpy()

    hess = SparseHessian(rosenbrock, start)
    found = optimize.minimize(
        value_and_slope, start, jac=True, hess=hess, method="trust-constr",
        options={"maxiter": 1000},
    )  # fmt: skip
    np.testing.assert_allclose(found.x, 1, atol=1e-5)
    assert function.calls == found.nfev  # and none for differences


def test_scipys_least_squares_takes_a_sparse_jacobian() -> None:
    optimize = pytest.importorskip("scipy.optimize")
    start = np.full(20, -1.0)
    function = Counted(residuals)
    jac = SparseJacobian(residuals, start)
    found = optimize.least_squares(function, start, jac=jac)
    np.testing.assert_allclose(found.x, 1, atol=1e-8)
    assert function.calls == found.nfev
    pattern = jac.pattern.tocsr()
    found = optimize.least_squares(residuals, start, jac_sparsity=pattern)
    np.testing.assert_allclose(found.x, 1, atol=1e-8)


def test_it_prints_what_it_is() -> None:
    assert repr(SparseHessian(rosenbrock, POINT)) == (
        "<SparseHessian: <Pattern of shape (7, 7) with 19 places>, 3 products, reverse>"
    )
