"""Decompositions by SciPy's LAPACK are what their definitions say, in the precision of the matrix.

The oracle is the matrix that is put together again, in float64.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd.kernels import threads
from autograd.kernels.linalg import lapack

linalg = ag.linalg
DTYPES = ("f4", "f8", "c8", "c16")
SHAPES = ((4, 4), (2, 3, 4, 4), (1, 4, 4))
LIBRARIES = (threads.NUMPY, threads.SCIPY)
WIDE = ((5, 3), (3, 5), (2, 5, 3))


@pytest.fixture(params=[True, False], ids=["scipy", "numpy"], autouse=True)
def by_scipy(request: Any, monkeypatch: Any) -> bool:
    """All matrices count as large, or SciPy as missing."""
    if request.param:
        pytest.importorskip("scipy")
        monkeypatch.setattr(lapack, "_LARGE", 1)
    else:
        monkeypatch.setattr(lapack, "has_scipy", lambda: False)
    return request.param


def draw(shape: tuple[int, ...], dtype: str) -> np.ndarray:
    random = np.random.default_rng(3)
    x = random.standard_normal(shape)
    if np.dtype(dtype).kind == "c":
        x = x + 1j * random.standard_normal(shape)
    return x.astype(dtype)


def hermitian(shape: tuple[int, ...], dtype: str) -> np.ndarray:
    x = draw(shape, dtype)
    return x + x.mT.conj()


def check(built: Any, x: np.ndarray, *parts: np.ndarray) -> None:
    """`built` is x up to the rounding of its dtype, and so are the dtypes and layouts of parts."""
    rounding = 100 * np.finfo(x.dtype).eps * max(1, np.abs(x).max())
    assert built.shape == x.shape
    np.testing.assert_allclose(built, x, rtol=0, atol=rounding)
    for part in parts:
        assert np.finfo(part.dtype).dtype == np.finfo(x.dtype).dtype
        assert part.flags.c_contiguous


def wide(part: np.ndarray) -> np.ndarray:
    return part.astype(np.result_type(part, np.float64))


def is_unitary(x: np.ndarray, rounding: float) -> bool:
    eye = np.eye(x.shape[-1])
    return np.allclose(wide(x).mT.conj() @ wide(x), eye, rtol=0, atol=rounding)


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("shape", SHAPES)
def test_inverses_and_factors(shape: tuple[int, ...], dtype: str) -> None:
    x = draw(shape, dtype) + 4 * np.eye(4, dtype=dtype)
    inverse = lapack.inv(x)
    eye = np.broadcast_to(np.eye(4, dtype=dtype), shape)
    check(wide(x) @ wide(inverse), eye, inverse)
    definite = (x @ x.mT.conj()).astype(dtype)
    for upper in (False, True):
        # What is in the other triangle does not count.
        marked = np.triu(definite) if upper else np.tril(definite)
        factor = lapack.cholesky(marked, upper)
        assert not (np.tril(factor, -1) if upper else np.triu(factor, 1)).any()
        f = wide(factor)
        check(f.mT.conj() @ f if upper else f @ f.mT.conj(), definite, factor)


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("shape", SHAPES + WIDE)
def test_singular_values_and_qr(shape: tuple[int, ...], dtype: str) -> None:
    x = draw(shape, dtype)
    rounding = 100 * np.finfo(x.dtype).eps
    k = min(shape[-2:])
    for full in (False, True):
        u, s, vh = lapack.svd(x, full)
        assert (np.diff(s) <= 0).all() and (s >= 0).all()
        assert u.shape[-1] == (shape[-2] if full else k)
        assert vh.shape[-2] == (shape[-1] if full else k)
        assert is_unitary(u, rounding) and is_unitary(vh.mT.conj(), rounding)
        built = wide(u[..., :k]) * s[..., None, :] @ wide(vh[..., :k, :])
        check(built, x, u, s, vh)
        np.testing.assert_allclose(lapack.singular_values(x), s, rtol=rounding)
    for mode in ("reduced", "complete"):
        q, r = lapack.qr(x, mode)
        assert q.shape[-1] == (k if mode == "reduced" else shape[-2]) == r.shape[-2]
        assert is_unitary(q, rounding) and not np.tril(r, -1).any()
        check(wide(q) @ wide(r), x, q, r)


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("side", ["L", "U"])
def test_eigenvalues(shape: tuple[int, ...], dtype: str, side: Any) -> None:
    x = hermitian(shape, dtype)
    rounding = 100 * np.finfo(x.dtype).eps
    marked = np.triu(x) if side == "U" else np.tril(x)
    values, vectors = lapack.eigh(marked, side)
    assert values.dtype.kind == "f" and (np.diff(values) >= 0).all()
    assert is_unitary(vectors, rounding)
    check(wide(vectors) * values[..., None, :] @ wide(vectors).mT.conj(), x, values, vectors)
    np.testing.assert_allclose(lapack.eigh(marked, side, True), values, rtol=0, atol=rounding * 10)
    x = draw(shape, dtype)
    values, vectors = lapack.eig(x)
    moved = wide(x) @ wide(vectors)
    np.testing.assert_allclose(moved, vectors * values[..., None, :], rtol=0, atol=rounding * 10)
    np.testing.assert_allclose(np.linalg.norm(vectors, axis=-2), 1, rtol=rounding)
    np.testing.assert_allclose(
        np.sort_complex(lapack.eigvals(x)), np.sort_complex(values), rtol=0, atol=rounding * 10
    )


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("shape", SHAPES)
def test_logarithms_of_determinants(shape: tuple[int, ...], dtype: str) -> None:
    x = draw(shape, dtype)
    sign, logarithm = lapack.slogdet(x)
    assert sign.dtype == x.dtype and logarithm.dtype == x.real.dtype
    assert sign.shape == logarithm.shape == shape[:-2]
    rounding = 100 * np.finfo(x.dtype).eps
    np.testing.assert_allclose(sign * np.exp(logarithm), np.linalg.det(wide(x)), rtol=rounding)
    np.testing.assert_allclose(np.abs(sign), 1, rtol=rounding)
    x[..., 2, :] = 0
    sign, logarithm = lapack.slogdet(x)
    assert (sign == 0).all() and (logarithm == -np.inf).all()


@pytest.fixture
def two_threads() -> Iterator[None]:
    """As many for each library."""
    before = [(blas, blas.functions[0]()) for blas in LIBRARIES if blas.functions]
    for blas, _ in before:
        blas.functions[1](2)
    yield
    for blas, number in before:
        blas.functions[1](number)


@pytest.mark.parametrize("blas", LIBRARIES)
@pytest.mark.usefixtures("two_threads")
def test_one_thread_while_somebody_asks_for_it(blas: Any) -> None:
    if blas.functions is None:
        pytest.skip("not an OpenBLAS")
    number, _ = blas.functions
    with blas.alone():
        with blas.alone():
            assert number() == 1
        assert number() == 1 and blas.limit == 2
    assert number() == 2
    with pytest.raises(KeyError), blas.alone():
        raise KeyError
    assert number() == 2


@pytest.mark.usefixtures("two_threads")
def test_small_matrices_are_decomposed_in_this_thread(monkeypatch: Any) -> None:
    if threads.NUMPY.functions is None:
        pytest.skip("not an OpenBLAS")
    number, _ = threads.NUMPY.functions
    seen: list[int] = []
    monkeypatch.setattr(lapack, "_BY_COLUMNS", 6)
    monkeypatch.setattr(lapack, "_LARGE", 4)
    monkeypatch.setattr(np.linalg, "qr", lambda x, mode: (seen.append(number()), x))
    for n in (3, 5, 7):
        lapack.qr(np.ones((n, n)), "reduced")
    assert seen == [2, 1, 2]


@pytest.mark.parametrize("dtype", ["f4", "f8"])
def test_matrices_without_a_result(dtype: str) -> None:
    x = np.stack([np.eye(3), np.ones((3, 3))]).astype(dtype)
    for function in (lapack.inv, lambda x: lapack.cholesky(-x, False)):
        with pytest.raises(np.linalg.LinAlgError):
            function(x)
    infinite = np.full((3, 3), np.nan, dtype)
    with pytest.raises(RuntimeError, match="input matrix contained non-finite values"):
        linalg.svd(ag.tensor(infinite))
    assert np.isnan(lapack.inv(infinite)).all()
    assert ag.linalg.inv(ag.ones(0, 3, 3)).shape == (0, 3, 3)
    assert lapack.eigh(np.empty((2, 0, 0), dtype), "L")[1].shape == (2, 0, 0)


@pytest.mark.parametrize("dtype", ["f4", "c8"])
@pytest.mark.parametrize(
    "function",
    [
        lambda x: linalg.inv(x).abs().sum(),
        lambda x: linalg.slogdet(x)[1],
        lambda x: linalg.cholesky(x @ x.mH + 3 * ag.eye(3).to(x.dtype)).abs().sum(),
        lambda x: linalg.svd(x)[1].square().sum() + linalg.svdvals(x)[0],
        lambda x: linalg.eigh(x + x.mH)[0].square().sum(),
        lambda x: linalg.qr(x)[1].abs().sum(),
        lambda x: linalg.eigvals(x).abs().sum(),
    ],
)  # fmt: skip
def test_gradients_in_single_precision(function: Any, dtype: str) -> None:
    """Are those in double precision, up to rounding."""
    values = draw((3, 3), dtype) + np.diag([1, 2, 4]).astype(dtype)
    gradients = []
    for each in (values, wide(values)):
        x = ag.tensor(each, requires_grad=True)
        (g,) = ag.grad(function(x), x)
        assert g.dtype == each.dtype
        gradients.append(g.numpy())
    np.testing.assert_allclose(*gradients, rtol=1e-3, atol=1e-4)


def test_pivots_of_large_singular_matrices():
    x = np.zeros((2, 40, 40), np.float32)
    x[:] = np.eye(40)
    x[1, 10, 10] = 0
    assert ag.linalg.inv_ex(ag.tensor(x))[1].tolist() == [0, 11]
    with pytest.raises(np.linalg.LinAlgError, match="diagonal element 11 is zero"):
        ag.linalg.inv(ag.tensor(x))


@pytest.mark.parametrize("pivot, bound", [(0, "greater or equal to 1"), (3, "smaller or equal to")])
def test_pivots_of_rows_that_are_not_there(pivot, bound):
    factors, pivots = linalg.lu_factor(ag.tensor([[2.0, 1.0], [1.0, 3.0]]))
    pivots[0] = pivot
    with pytest.raises(RuntimeError, match=f"must all be {bound}"):
        linalg.lu_solve(factors, pivots, ag.ones(2, 1))
    with pytest.raises(RuntimeError, match="between 1 and LU"):
        ag.lu_unpack(factors, pivots)


def test_pseudoinverses_up_to_a_tensor() -> None:
    x = np.diag([4.0, 2.0, 1.0]) + np.zeros((2, 3, 3))
    bound = np.array([0.3, 0.6])
    expected = np.linalg.pinv(x, rcond=bound)
    for given in (linalg.pinv(ag.tensor(x), rcond=ag.tensor(bound)), linalg.pinv(x, bound)):
        np.testing.assert_allclose(given.numpy(), expected, atol=1e-12)
