"""Matrix decompositions where textbooks' formulas break, their errors, and 50 digits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import mpmath
import numpy as np
import pytest

import autograd as ag
from autograd import kernels
from autograd.core.tensor import Tensor
from autograd.kernels.linalg import triangular
from autograd.transforms import forward_ad

linalg = ag.linalg


def leaf(values: Any) -> Tensor:
    return ag.tensor(np.array(values), requires_grad=True)


def gradient(function: Callable[[Tensor], Tensor], values: Any) -> np.ndarray:
    x = leaf(np.array(values, np.result_type(np.asarray(values), float)))
    return ag.grad(function(x), x)[0].numpy()


def random(*shape: int, seed: int = 0, imaginary: bool = False) -> np.ndarray:
    draw = np.random.default_rng(seed)
    x = draw.standard_normal(shape)
    return x + 1j * draw.standard_normal(shape) if imaginary else x


def orthogonal(n: int, seed: int = 0) -> np.ndarray:
    return np.linalg.qr(random(n, n, seed=seed))[0]


# ---- equal and vanishing values ------------------------------------------------------------------


@pytest.mark.parametrize("shape", [(3, 3), (4, 3), (3, 4)])
def test_nuclear_norm_of_equal_singular_values(shape: tuple[int, int]) -> None:
    """The sum of singular values has the gradient U @ Vh, however often they are equal."""
    x = np.eye(*shape)
    for function in (
        lambda a: linalg.svd(a)[1].sum(),
        lambda a: linalg.svd(a, full_matrices=False).S.sum(),
        lambda a: linalg.svdvals(a).sum(),
        lambda a: ag.svd(a)[1].sum(),
    ):
        np.testing.assert_allclose(gradient(function, x), x, atol=1e-14)


def test_spectral_norm_beside_equal_singular_values() -> None:
    u, v = orthogonal(4, 1), orthogonal(4, 2)
    x = u @ np.diag([5.0, 2.0, 2.0, 0.0]) @ v
    g = gradient(lambda a: linalg.svdvals(a)[0], x)
    np.testing.assert_allclose(g, np.outer(u[:, 0], v[0]), atol=1e-12)


def test_sums_of_equal_eigenvalues() -> None:
    q = orthogonal(4)
    x = q @ np.diag([1.0, 1.0, 1.0, 3.0]) @ q.T
    for function in (linalg.eigvalsh, lambda a: linalg.eigh(a).eigenvalues, linalg.eigvals):
        for values in (x, np.eye(4), np.zeros((4, 4))):
            g = gradient(lambda a, f=function: ag.real(f(a).sum()), values)
            np.testing.assert_allclose(g, np.eye(4), atol=1e-9)
    g = gradient(lambda a: (linalg.eigvalsh(a) ** 2).sum(), x)
    np.testing.assert_allclose(g, 2 * x, atol=1e-12)


def test_tangents_of_equal_values() -> None:
    """The values' tangents are numbers where those of the vectors are not."""
    with forward_ad.dual_level():
        x = forward_ad.make_dual(ag.eye(3), ag.tensor(np.diag([1.0, 2.0, 3.0])))
        for values, vectors in (linalg.eigh(x), reversed(linalg.svd(x)[:2])):
            tangent = forward_ad.unpack_dual(values).tangent.numpy()
            np.testing.assert_allclose(tangent, [1, 2, 3])
            assert np.isnan(forward_ad.unpack_dual(vectors).tangent.numpy()).all()


ORTHOGONAL = orthogonal(3, 4) @ orthogonal(3, 5)


@pytest.mark.parametrize("values", [
    np.eye(2), np.zeros((3, 2)), np.diag([2.0, 1.0, 1.0]), 2 * ORTHOGONAL,
    np.eye(3)[:, :2] @ [[1, 1], [1, 1]],
], ids=["identity", "zeros", "two equal", "equal up to rounding", "rank 1"])  # fmt: skip
@pytest.mark.parametrize("entry", [(0, 1), (1, 0), (0, 0), None])
def test_rebuilt_matrices_have_no_wrong_gradient(values: Any, entry: Any) -> None:
    """U S Vh is A, so the truth is known; what cannot be told from gradients of vectors is nan."""
    truth = np.ones(np.shape(values)) if entry is None else np.zeros(np.shape(values))
    if entry is not None:
        truth[entry] = 1

    def rebuilt(a: Tensor) -> Tensor:
        u, s, vh = linalg.svd(a, full_matrices=False)
        product = (u * s) @ vh
        return product.sum() if entry is None else product[entry]

    g = gradient(rebuilt, values)
    assert (np.isnan(g) | np.isclose(g, truth, atol=1e-9)).all()
    assert np.isnan(g).any()


def test_rebuilt_symmetric_matrices_have_no_wrong_gradient() -> None:
    q = orthogonal(3)
    for x in (np.eye(3), np.zeros((3, 3)), q @ np.diag([1.0, 1.0, 2.0]) @ q.T):

        def rebuilt(a: Tensor) -> Tensor:
            values, vectors = linalg.eigh(a)
            return ((vectors * values) @ vectors.mT)[0, 1]

        g = gradient(rebuilt, x)
        truth = np.array([[0, 0.5, 0], [0.5, 0, 0], [0, 0, 0]])
        assert (np.isnan(g) | np.isclose(g, truth, atol=1e-9)).all()
        assert np.isnan(g).any()


def test_vectors_beside_values_that_are_equal_up_to_rounding() -> None:
    """Of a matrix of low rank the first singular vectors have a gradient: others are not used."""
    x = random(6, 2) @ random(2, 5, seed=1)
    assert 0 < np.linalg.svd(x)[1][2] < 1e-14

    def first(a: Tensor) -> Tensor:
        u, s, vh = linalg.svd(a, full_matrices=False)
        return ((u[:, :2] * s[:2] ** 2) @ vh[:2]).sum()

    def direct(a: Tensor) -> Tensor:  # U S^2 Vh of the part that is not zero, without vectors
        gram = a @ a.mT
        values, vectors = linalg.eigh(gram)
        return ((vectors[:, -2:] * values[-2:].sqrt()) @ vectors[:, -2:].mT @ a).sum()

    g = gradient(first, x)
    assert np.isfinite(g).all()
    np.testing.assert_allclose(g, gradient(direct, x), rtol=1e-9)


def test_defective_matrices() -> None:
    """Eigenvalues whose eigenvectors coincide have no derivative; their sum has."""
    x = [[2.0, 1.0], [0.0, 2.0]]
    np.testing.assert_allclose(gradient(lambda a: linalg.eigvals(a).sum().real, x), np.eye(2))
    assert np.isnan(gradient(lambda a: linalg.eigvals(a)[0].real, x)).all()
    assert np.isnan(gradient(lambda a: abs(linalg.eig(a)[1]).sum(), x)).all()


def test_dependent_columns_have_no_qr_gradient() -> None:
    x = np.array([[1.0, 2.0, 0.3], [2.0, 4.0, 1.0], [3.0, 6.0, -1.0]])
    assert np.isnan(gradient(lambda a: linalg.qr(a).R.sum(), x)).all()
    stack = np.stack([x, random(3, 3)])
    g = gradient(lambda a: linalg.qr(a).R.sum(), stack)
    assert np.isnan(g[0]).all()
    assert np.isfinite(g[1]).all()


def test_gradients_of_hermitian_matrices_are_hermitian() -> None:
    g = gradient(lambda a: linalg.cholesky(a).sum(), [[4.0, 1.0], [1.0, 3.0]])
    np.testing.assert_allclose(g, [[0.2063, 0.1746], [0.1746, 0.3015]], atol=1e-4)
    z = random(3, 3, imaginary=True)
    x = leaf(z @ z.conj().T + np.eye(3))
    for function in (
        lambda a: linalg.cholesky(a).abs().sum(),
        lambda a: linalg.eigh(a)[1].abs().sum(),
        lambda a: linalg.eigvalsh(a)[0],
    ):
        g = ag.grad(function(x), x)[0].numpy()
        np.testing.assert_allclose(g, g.conj().T, atol=1e-12)


def test_one_triangle_is_read() -> None:
    x = np.array([[4.0, 9.0], [1.0, 3.0]])
    lower, upper = np.array([[4.0, 1], [1, 3]]), np.array([[4.0, 9], [9, 3]])
    assert np.allclose(linalg.eigvalsh(ag.tensor(x)), np.linalg.eigvalsh(lower))
    assert np.allclose(linalg.eigh(ag.tensor(x), "U")[0], np.linalg.eigvalsh(upper))
    assert np.allclose(linalg.cholesky(ag.tensor(x)), np.linalg.cholesky(lower))
    assert np.allclose(linalg.cholesky(ag.tensor(x.T), upper=True), np.linalg.cholesky(lower).T)


def test_gradients_of_vectors_beyond_the_rank_are_left_aside() -> None:
    x = leaf(random(4, 2))
    u = linalg.svd(x).U
    assert u.shape == (4, 4)
    assert np.array_equal(ag.grad(u[:, 2:].sum(), x)[0], np.zeros((4, 2)))


# ---- phases --------------------------------------------------------------------------------------


def test_losses_that_depend_on_phases_are_refused() -> None:
    z = leaf(random(3, 3, imaginary=True))
    u, _, vh = linalg.svd(z)
    for part, message in [
        (u.real, r"svd_backward: The singular vectors in the complex .*"),
        (vh.imag, r"depends on this phase term, making it ill-defined\."),
        (linalg.eigh(z @ z.mH)[1].real, r"linalg_eigh_backward: The eigenvectors in the complex"),
        (linalg.eig(z.real)[1].imag, r"linalg_eig_backward: The eigenvectors in the complex"),
    ]:
        with pytest.raises(RuntimeError, match=message):
            part.sum().backward()


def test_losses_of_both_vectors_that_do_not_depend_on_phases() -> None:
    z = leaf(random(3, 3, imaginary=True))

    def polar(a: Tensor) -> Tensor:
        u, _, vh = linalg.svd(a)
        return u @ vh

    assert ag.gradcheck(polar, (z,), check_forward_ad=True)
    assert ag.gradgradcheck(polar, (z,))


# ---- errors --------------------------------------------------------------------------------------


INDEFINITE = np.array([[1.0, 2.0, 0.0], [2.0, 1.0, 0.0], [0.0, 0.0, 1.0]])


def test_cholesky_of_indefinite_matrices() -> None:
    text = (
        r"linalg.cholesky: {}The factorization could not be completed because the input is not "
        r"positive-definite \(the leading minor of order {} is not positive-definite\)\."
    )
    with pytest.raises(linalg.LinAlgError, match=f"^{text.format('', 2)}$"):
        linalg.cholesky(ag.tensor(INDEFINITE))
    stack = np.stack([[np.eye(3), np.eye(3)], [np.diag([1.0, 1.0, -1.0]), INDEFINITE]])
    where = r"\(Batch element 2\): "
    with pytest.raises(linalg.LinAlgError, match=f"^{text.format(where, 3)}$"):
        linalg.cholesky(ag.tensor(stack))
    with pytest.raises(np.linalg.LinAlgError, match="leading minor of order 1"):
        ag.cholesky(ag.tensor(np.full((2, 2), np.nan)))
    factor, info = linalg.cholesky_ex(ag.tensor(stack))
    assert info.dtype == np.int32
    assert info.tolist() == [[0, 0], [3, 2]]
    assert np.array_equal(factor[0].numpy(), np.stack([np.eye(3)] * 2))
    assert np.isnan(factor[1].numpy()[:, *np.tril_indices(3)]).all()
    with pytest.raises(linalg.LinAlgError, match=r"linalg.cholesky_ex: \(Batch element 2\)"):
        linalg.cholesky_ex(ag.tensor(stack), check_errors=True)


@pytest.mark.parametrize(
    ("call", "text"),
    [
        (lambda x: linalg.svd(x[:, :1] * np.nan), "linalg.svd: The algorithm failed to converge"),
        (lambda x: linalg.svdvals(ag.stack([x, x / 0])), r"linalg.svd: \(Batch element 1\): The"),
        (lambda x: linalg.eig(x * np.nan), "linalg.eig: input tensor should not contain infs or N"),
        (lambda x: linalg.eigvals(x * np.inf), "linalg.eig: input tensor should not contain infs "),
        (lambda x: linalg.lu_factor(x * 0), r"U\[1,1\] is zero and using it on lu_solve would"),
        (lambda x: linalg.lu_factor(ag.stack([x, 0 * x])), r"lu_factor: \(Batch element 1\): U\["),
        (lambda x: linalg.lu_factor_ex(x * 0, check_errors=True), r"U\[1,1\] is zero and using it"),
        (lambda x: linalg.ldl_factor(x * 0), r"D\[1,1\] is zero and using it on ldl_solve would"),
    ],
)  # fmt: skip
@pytest.mark.filterwarnings("ignore::RuntimeWarning")
def test_matrices_without_a_decomposition(call: Callable[[Tensor], Any], text: str) -> None:
    for error in (linalg.LinAlgError, np.linalg.LinAlgError, RuntimeError):
        with pytest.raises(error, match=text):
            call(ag.tensor([[1.0, 2.0], [3.0, 4.0]]))


@pytest.mark.parametrize(
    ("call", "text"),
    [
        (lambda x: linalg.cholesky(x), "linalg.cholesky: A must be batches of square matrices, but "
         "they are 3 by 2 matrices"),
        (lambda x: linalg.eigh(x[0]), "linalg.eigh: The input tensor A must have at least 2 dim"),
        (lambda x: linalg.eigh(x[:2], "X"), "Expected UPLO argument to be 'L' or 'U', but got X"),
        (lambda x: linalg.qr(x, "raw"), "qr received unrecognized mode 'raw' but expected one of "
         "'reduced' \\(default\\), 'r', or 'complete'"),
        (lambda x: linalg.qr(x, "r").R.sum().backward(), "linalg.qr depends on Q, which is not"),
        (lambda x: linalg.qr(x, "complete").Q.sum().backward(), "The QR decomposition is not diffe"
         "rentiable when mode='complete' and nrows > ncols."),
        (lambda x: linalg.svd(x, driver="gesvd"), "`driver=` is only supported on CUDA inputs"),
        (lambda x: linalg.lu(x, pivot=False), "LU without pivoting is not implemented on the CPU"),
        (lambda x: linalg.solve_triangular(x[:2], x, upper=True), "Incompatible shapes of A and B "
         r"for the equation AX = B \(2x2 and 3x2\)"),
        (lambda x: ag.cholesky_solve(x, x[:2]), "each A matrix is 2 by 2 but each b matrix is 3"),
        (lambda x: linalg.householder_product(x, x[:, 0]), "input.shape\\[-1\\] must be greater "),
        (lambda x: linalg.householder_product(x.mT, x[0]), "input.shape\\[-2\\] must be greater "),
        (lambda x: ag.ormqr(x, x[0], x[:2]), r"other.shape\[-2\] must be equal to input.shape"),
        (lambda x: ag.ormqr(x, x[:, 0], x), r"tau.shape\[-1\] must be equal to min\(other.shape"),
        (lambda x: linalg.lu_solve(x[:2], ag.tensor([1, 2]), x[:2]), "pivots should be a Tensor "),
        (lambda x: ag.lu_unpack(x, linalg.lu_factor(x)[1][:1]), "Expected LU_data.shape"),
        (lambda x: ag.pca_lowrank(x, 3), r"q\(=3\) must be non-negative integer and not greater"),
        (lambda x: ag.geqrf(x)[0].sum().backward(), "derivative"),
        (lambda x: linalg.ldl_factor(x[:2])[0].sum().backward(), "derivative"),
    ],
)  # fmt: skip
def test_wrong_arguments(call: Callable[[Tensor], Any], text: str) -> None:
    with pytest.raises((RuntimeError, ValueError), match=text):
        call(leaf(random(3, 2)))


def test_float16_is_refused() -> None:
    with pytest.raises(RuntimeError, match=r"qr: Low precision dtypes not supported\. Got float16"):
        linalg.qr(ag.tensor(np.eye(2, dtype=np.float16)))


# ---- large matrices, without SciPy, without elements ---------------------------------------------


@pytest.mark.parametrize("scipy", [True, False])
@pytest.mark.parametrize("dtype", [np.float64, np.complex128])
def test_large_triangular_systems(scipy: bool, dtype: Any, monkeypatch: Any) -> None:
    """Larger than a block, in rows, columns and stacks; without SciPy the same digits."""
    if not scipy:
        monkeypatch.setattr(triangular, "has_scipy", lambda: False)
    n = 150
    a = (random(n, n, imaginary=dtype is np.complex128) / n + 3 * np.eye(n)).astype(dtype)
    b = random(2, n, 3)
    for matrix in (a, a.T, a[::-1, ::-1].copy(), np.stack([a, a.T])):
        for upper in (True, False):
            for unit in (True, False):
                t = np.triu(matrix) if upper else np.tril(matrix)
                t = t * (1 - np.eye(n)) + np.eye(n) if unit else t
                x = kernels.solve_triangular(matrix, b, upper, True, unit)
                np.testing.assert_allclose(t @ x, np.broadcast_to(b, x.shape), atol=1e-12)
                x = kernels.solve_triangular(matrix, b.mT, upper, False, unit)
                np.testing.assert_allclose(x @ t, np.broadcast_to(b.mT, x.shape), atol=1e-12)


def test_zeros_on_the_diagonal_divide() -> None:
    a, b = ag.tensor([[2.0, 1.0], [0.0, 0.0]]), ag.tensor([[1.0], [1.0]])
    assert linalg.solve_triangular(a, b, upper=True).tolist() == [[-np.inf], [np.inf]]
    assert linalg.solve_triangular(a, b, upper=True, unitriangular=True).tolist() == [[0.0], [1.0]]


def test_large_gradients() -> None:
    """Beyond blocks: the gradient of the squared length of what is rebuilt, which is 2 A."""
    a = random(100, 100)
    for matrix, rebuild in [
        (a @ a.T + np.eye(100), lambda x: (f := linalg.cholesky(x)) @ f.mT),
        (a, lambda x: (parts := linalg.lu(x))[0] @ parts[1] @ parts[2]),
        (a, lambda x: (parts := linalg.qr(x))[0] @ parts[1]),
    ]:
        found = gradient(lambda x, rebuild=rebuild: (rebuild(x) ** 2).sum(), matrix)
        np.testing.assert_allclose(found, 2 * matrix, rtol=1e-6, atol=1e-9)


def test_householder_product_of_few_reflectors() -> None:
    x = random(4, 3)
    a, tau = ag.geqrf(ag.tensor(x))
    q = linalg.householder_product(a, tau)
    np.testing.assert_allclose(q.numpy() @ np.triu(a.numpy()[:3]), x, atol=1e-14)
    assert np.allclose(linalg.householder_product(a, tau[:0]), np.eye(4, 3))
    assert np.allclose(ag.orgqr(a, tau), q)
    full = ag.ormqr(a, tau, ag.eye(4))
    np.testing.assert_allclose(full[:, :3].numpy(), q.numpy(), atol=1e-14)


@pytest.mark.parametrize("shape", [(0, 0), (0, 3), (3, 0), (2, 0, 0), (0, 2, 2)])
def test_empty_matrices(shape: tuple[int, ...]) -> None:
    x = leaf(np.zeros(shape))
    calls = [linalg.svd, linalg.svdvals, linalg.qr, linalg.lu, lambda a: linalg.lu_factor(a)[:1]]
    if shape[-1] == shape[-2]:
        calls += [linalg.cholesky, linalg.eigh, linalg.eigvalsh, linalg.eig, linalg.eigvals]
    for call in calls:
        outputs = call(x)
        outputs = [outputs] if isinstance(outputs, Tensor) else outputs
        total = sum(abs(each).sum() for each in outputs if each.requires_grad)
        assert ag.grad(total, x)[0].shape == shape


@pytest.mark.parametrize("call", [linalg.slogdet, linalg.det, linalg.qr, linalg.inv])
def test_empty_matrices_have_second_derivatives(call: Callable[[Tensor], Any]) -> None:
    x = leaf(np.zeros((0, 3, 3)))
    outputs = call(x)
    total = outputs.sum() if isinstance(outputs, Tensor) else outputs[1].sum()
    (g,) = ag.grad(total.square(), x, create_graph=True)
    assert ag.grad(g.sum(), x)[0].shape == x.shape


def test_values_without_gradients_need_no_vectors() -> None:
    x = leaf(random(3, 3))
    with ag.no_grad():
        assert not linalg.svdvals(x).requires_grad
    for call in (linalg.svdvals, linalg.eigvals, linalg.eigvalsh):
        assert not call(x.detach()).requires_grad
        np.testing.assert_allclose(call(x.detach()).numpy(), call(x).detach().numpy(), rtol=1e-12)


def test_low_rank_approximation() -> None:
    x = random(8, 3) @ random(3, 6, seed=1)
    for a in (x, x.T):
        ag.manual_seed(1)
        u, s, v = ag.svd_lowrank(ag.tensor(a), q=3)
        assert (u.shape, s.shape, v.shape) == ((len(a), 3), (3,), (a.shape[1], 3))
        np.testing.assert_allclose(((u * s) @ v.mT).numpy(), a, atol=1e-12)
        np.testing.assert_allclose((u.mT @ u).numpy(), np.eye(3), atol=1e-12)
    full = leaf(random(4, 3))
    u, s, v = ag.svd_lowrank(full)  # no more than there are
    g = ag.grad(s.sum(), full)[0].numpy()
    np.testing.assert_allclose(g, gradient(lambda a: linalg.svdvals(a).sum(), full.detach()), 1e-9)
    u, s, v = ag.pca_lowrank(ag.tensor(x), q=3)
    np.testing.assert_allclose(s, np.linalg.svd(x - x.mean(0))[1][:3], rtol=1e-12)


# ---- 50 digits -----------------------------------------------------------------------------------


def _derivative(function: Callable[[Any], Any], x: np.ndarray, i: int, j: int) -> float:
    """Central differences of so many digits that nothing of them is lost."""
    h = mpmath.mpf(10) ** -25

    def at(step: Any) -> Any:
        matrix = mpmath.matrix(x.tolist())
        matrix[i, j] += step
        return function(matrix)

    return float((at(h) - at(-h)) / (2 * h))


def _singular_values(a: Any) -> Any:
    return sum((k + 1) * s**2 for k, s in enumerate(mpmath.svd_r(a, compute_uv=False)))


def _first_vector(a: Any) -> Any:
    _, vectors = mpmath.eigsy((a + a.T) / 2)
    return sum(vectors[i, 0] ** 2 * (i + 1) for i in range(a.rows))


def _factor(a: Any) -> Any:
    return sum(mpmath.cholesky((a + a.T) / 2)) * 2


def _triangle(a: Any) -> Any:
    return sum(mpmath.qr(a)[1][i, j] ** 2 * (i + j) for i in range(3) for j in range(3))


W = np.arange(1.0, 4)


@pytest.mark.parametrize(("ours", "digits"), [
    (lambda a: (linalg.svdvals(a) ** 2 * W).sum(), _singular_values),
    (lambda a: (linalg.svd(a)[1] ** 2 * W).sum(), _singular_values),
    (lambda a: (linalg.eigh((a + a.mT) / 2)[1][:, 0] ** 2 * W).sum(), _first_vector),
    (lambda a: linalg.cholesky((a + a.mT) / 2).sum() * 2, _factor),
    (lambda a: (linalg.qr(a).R ** 2 * (W + W[:, None] - 2)).sum(), _triangle),
], ids=["svdvals", "svd", "eigh", "cholesky", "qr"])  # fmt: skip
def test_fifty_digits(ours: Callable[[Tensor], Tensor], digits: Callable[[Any], Any]) -> None:
    x = np.array([[4.1, 1.0, -0.3], [0.2, 3.3, 0.7], [0.5, -0.4, 2.2]])
    with mpmath.workdps(50):
        expected = [[_derivative(digits, x, i, j) for j in range(3)] for i in range(3)]
    np.testing.assert_allclose(gradient(ours, x), expected, rtol=1e-12, atol=1e-13)


# ---- PyTorch's older functions -------------------------------------------------------------------


def test_svd_without_vectors_and_lu_with_infos() -> None:
    x = leaf(random(2, 4, 3))
    u, s, v = ag.svd(x, compute_uv=False)
    assert (u.shape, v.shape) == ((2, 4, 4), (2, 3, 3)) and not u.numpy().any() | v.numpy().any()
    np.testing.assert_allclose(s.detach().numpy(), np.linalg.svd(x.detach().numpy())[1])
    assert s.requires_grad
    factors, pivots, info = ag.lu(ag.zeros(2, 2), get_infos=True)
    assert (info.item(), pivots.tolist(), factors.tolist()) == (1, [1, 2], [[0, 0], [0, 0]])
    assert len(ag.lu(ag.eye(2))) == 2
    p, lower, upper = ag.lu_unpack(factors, pivots, unpack_data=False)
    assert (p.tolist(), lower.shape, upper.shape) == ([[1, 0], [0, 1]], (0,), (0,))


@pytest.mark.parametrize(("call", "names"), [
    (lambda x: ag.svd(x), "U S V"),
    (lambda x: ag.qr(x), "Q R"),
    (lambda x: ag.slogdet(x), "sign logabsdet"),
    (lambda x: ag.triangular_solve(x, x), "solution cloned_coefficient"),
    (lambda x: ag.svd_lowrank(x, 2), "U S V"),
    (lambda x: linalg.solve_ex(x, x), "result info"),
    (lambda x: linalg.lstsq(x, x, driver="gelsd"), "solution residuals rank singular_values"),
])  # fmt: skip
def test_outputs_of_composites_have_names(call: Callable[[Tensor], Any], names: str) -> None:
    x = leaf([[4.0, 1.0], [1.0, 3.0]])
    outputs = call(x)
    for i, name in enumerate(names.split()):
        assert getattr(outputs, name) is outputs[i]
    assert repr(outputs).startswith("torch.return_types.")
    ag.sum(outputs[1] if names == "sign logabsdet" else outputs[0]).backward()
    assert np.isfinite(x.grad.numpy()).all()


@pytest.mark.parametrize("pivots", [[0, 0, 0], [1, 2, 4], [1, 2, -3], [-1, -1, -3]])
def test_pivots_that_leave_the_matrix_are_refused(pivots: list[int]) -> None:
    """LAPACK would read and write memory that is not the matrix's; those of blocks are taken."""
    matrix = np.array([[0.0, 1.0, 0.0], [1.0, 0.0, 0.0], [0.0, 0.0, 2.0]])
    side = np.arange(3.0)[:, None]
    factors, right = linalg.ldl_factor(ag.tensor(matrix))
    assert (right.numpy() < 0).sum() == 2
    found = linalg.ldl_solve(factors, right, ag.tensor(side))
    np.testing.assert_allclose(matrix @ found.numpy(), side)
    wrong = ag.tensor(np.array(pivots, np.int32))
    with pytest.raises(RuntimeError, match="pivots should be those of ldl_factor"):
        linalg.ldl_solve(factors, wrong, ag.tensor(side))


@pytest.mark.parametrize("shape", [(1, 7, 7), (50, 4, 4), (2, 9, 5), (3, 4, 6), (0, 3, 3)])
def test_row_order_is_that_of_the_factors(shape: tuple[int, ...]) -> None:
    x = random(*shape)
    factors, pivots = kernels.lu_factor(x, True)
    _, lower, upper = kernels.lu_unpack(factors, pivots, True, False)
    rows = kernels.row_order(pivots, shape[1])[..., None]
    np.testing.assert_allclose(np.take_along_axis(x, rows, 1), lower @ upper, atol=1e-13)


@pytest.mark.parametrize("scale", [1e20, 1e-25])
def test_gradients_of_small_determinants_where_these_overflow_or_vanish(scale: float) -> None:
    a = leaf(np.array([[2, 1], [0, 3]], np.float32) * np.float32(scale))
    linalg.det(a).backward()
    assert a.grad is not None
    np.testing.assert_allclose(a.grad.numpy() / scale, [[3, 0], [-1, 2]], rtol=1e-6)
