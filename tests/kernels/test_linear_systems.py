"""Systems, determinants, functions of matrices, norms: exact values, and where textbooks break."""

from __future__ import annotations

import itertools
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd import linalg
from autograd.kernels import stacked_product
from autograd.kernels.linalg import contraction, products, systems
from tests.support.seeding import RANDOM


def leaf(values: Any) -> ag.Tensor:
    return ag.tensor(np.asarray(values), requires_grad=True)


def draw(*shape: int, complex: bool = False) -> np.ndarray:
    x = RANDOM.standard_normal(shape)
    return x + 1j * RANDOM.standard_normal(shape) if complex else x


# ---- determinants of singular matrices -----------------------------------------------------------


def minors(a: np.ndarray) -> np.ndarray:
    """The cofactors, each by its definition."""
    n = len(a)
    return np.array([
        [
            (-1) ** (i + j) * np.linalg.det(np.delete(np.delete(a, i, 0), j, 1))
            for j in range(n)
        ]
        for i in range(n)
    ])  # fmt: skip


def of_rank(rank: int, n: int, complex: bool) -> np.ndarray:
    return draw(n, rank, complex=complex) @ draw(rank, n, complex=complex)


@pytest.mark.parametrize("complex", [False, True])
@pytest.mark.parametrize(("n", "rank"), [(2, 1), (3, 2), (3, 1), (3, 0), (5, 4), (5, 3), (6, 2)])
def test_the_gradient_of_a_singular_determinant_are_the_cofactors(n, rank, complex) -> None:
    a = of_rank(rank, n, complex)
    x = leaf(a)
    out = linalg.det(x)
    (grad,) = ag.grad(out, x, ag.ones_like(out))
    np.testing.assert_allclose(grad.numpy(), minors(a).conj(), atol=1e-12)


@pytest.mark.parametrize("n", [3, 4])
def test_a_stack_of_regular_and_singular_matrices(n: int) -> None:
    a = np.stack([draw(n, n), of_rank(2, n, False), np.zeros((n, n)), of_rank(1, n, False)])
    x = leaf(a.reshape(2, 2, n, n))
    linalg.det(x).sum().backward()
    found = x.grad.numpy().reshape(4, n, n)
    np.testing.assert_allclose(found, [minors(each) for each in a], atol=1e-13)


@pytest.mark.parametrize("rank", [0, 1, *(pytest.param(r, marks=pytest.mark.slow) for r in (2, 3))])
def test_third_derivatives_of_determinants_are_those_of_the_polynomial(rank) -> None:
    """Of a 3 x 3 matrix they are the signs of permutations, wherever it is."""
    x = leaf(of_rank(rank, 3, False))
    places = list(itertools.product(range(3), repeat=2))
    (first,) = ag.grad(linalg.det(x), x, create_graph=True)
    for i, j in places:
        (second,) = ag.grad(first[i, j], x, create_graph=True)
        for k, m in places:
            (third,) = ag.grad(second[k, m], x, retain_graph=True)
            expected = np.zeros((3, 3))
            row, column = {0, 1, 2} - {i, k}, {0, 1, 2} - {j, m}
            if len(row) == len(column) == 1:
                (r,), (c,) = row, column
                sign = np.linalg.det(np.eye(3)[[i, k, r]]) * np.linalg.det(np.eye(3)[[j, m, c]])
                expected[r, c] = sign
            np.testing.assert_allclose(third.numpy(), expected, atol=1e-11)


def test_the_gradient_is_continuous_at_a_singular_matrix() -> None:
    """Both ways to compute it agree where one takes over from the other."""
    u, _, v = np.linalg.svd(draw(4, 4))
    for smallest in 10.0 ** np.arange(-12, -2):
        a = u @ np.diag([3, 2, 1, smallest]) @ v
        x = leaf(a)
        linalg.det(x).backward()
        np.testing.assert_allclose(x.grad.numpy(), minors(a), atol=1e-7)


def test_slogdet_of_a_singular_matrix_and_logdet_of_a_negative_determinant() -> None:
    sign, logarithm = linalg.slogdet(ag.tensor([[1.0, 2.0], [2.0, 4.0]]))
    assert (sign.item(), logarithm.item()) == (0.0, -np.inf)
    assert np.isnan(ag.logdet(ag.tensor([[0.0, 1.0], [1.0, 0.0]])).item())
    assert ag.logdet(ag.tensor([[0.0, 1j], [1j, 0.0]])).item() == 0


# ---- singular systems ----------------------------------------------------------------------------

SINGULAR = np.array([[1.0, 2.0], [2.0, 4.0]])
STACK = np.stack([np.eye(2), SINGULAR])


@pytest.mark.parametrize("pad", [0, 40], ids=["small", "large"])
@pytest.mark.parametrize(
    ("call", "message"),
    [
        (linalg.inv, "linalg.inv: {}The diagonal element 2 is zero, the inversion could not be "
                     "completed because the input matrix is singular."),
        (lambda a: linalg.inv_ex(a, check_errors=True), "linalg.inv_ex: {}The diagonal element 2"),
        (lambda a: linalg.solve(a, ag.ones(a.shape[-1], 1)),
         "torch.linalg.solve: {}The solver failed because the input matrix is singular."),
    ],
    ids=["inv", "inv_ex", "solve"],
)  # fmt: skip
def test_singular_matrices_are_refused(call, message, pad) -> None:
    for matrices, where in ((SINGULAR, ""), (STACK, "(Batch element 1): ")):
        padded = np.zeros((*matrices.shape[:-2], 2 + pad, 2 + pad)) + np.eye(2 + pad)
        padded[..., :2, :2] = matrices
        with pytest.raises(linalg.LinAlgError) as caught:
            call(ag.tensor(padded))
        assert str(caught.value).startswith(message.format(where))
        assert isinstance(caught.value, RuntimeError)
        assert isinstance(caught.value, np.linalg.LinAlgError)


@pytest.mark.parametrize("pad", [0, 40], ids=["small", "large"])
def test_ex_tells_which_are_singular(pad) -> None:
    padded = np.zeros((2, 2 + pad, 2 + pad)) + np.eye(2 + pad)
    padded[..., :2, :2] = STACK
    x = ag.tensor(padded)
    for result, info in (linalg.inv_ex(x), linalg.solve_ex(x, ag.ones(2 + pad, 1))):
        assert info.tolist() == [0, 2]
        assert np.isfinite(result[0].numpy()).all()
        assert not np.isfinite(result[1].numpy()).any()


SQUARE, WIDE = ag.ones(2, 2), ag.ones(2, 3)


@pytest.mark.parametrize(("call", "message"), [
    (lambda: linalg.inv(WIDE), "linalg.inv: A must be batches of square matrices, but they are "
        "2 by 3 matrices"),
    (lambda: linalg.det(ag.ones(2)), "linalg.det: The input tensor A must have at least 2"),
    (lambda: linalg.solve(SQUARE, ag.ones(3)), "linalg.solve: Incompatible shapes of A and B "
        "for the equation AX = B (2x2 and 3x1)"),
    (lambda: linalg.solve(SQUARE, ag.ones(2), left=False), "not supported for left=False"),
    (lambda: linalg.multi_dot([SQUARE]), "multi_dot(): expected at least 2 tensors but got 1"),
    (lambda: linalg.multi_dot([WIDE, SQUARE]), "tensors 0 and 1 with shapes [2, 3] and [2, 2] "
        "cannot be multiplied"),
    (lambda: linalg.matrix_norm(SQUARE, 5), "linalg.matrix_norm: Order 5 not supported."),
    (lambda: linalg.cond(SQUARE, 3), "linalg.cond got an invalid norm type: 3"),
    (lambda: ag.logdet(WIDE), "logdet: A must be batches of square matrices, but they are 2"),
    (lambda: ag.inner(WIDE, SQUARE), "inner() the last dimension must match on both input tensors "
        "but got shapes [2, 3] and [2, 2]"),
    (lambda: ag.tensordot(WIDE, SQUARE, 1), "first has size 3 in dim 1 and second has size 2"),
    (lambda: linalg.norm(ag.ones(2, 2, 2), 1), "the input must be 1D or 2D. Got 3D."),
    (lambda: linalg.lstsq(WIDE, SQUARE, driver="x"), "(gels, gelsy, gelsd, gelss)"),
    (lambda: linalg.tensorinv(WIDE, 1), "prod(self.shape[ind:]) == prod(self.shape[:ind]), but "
        "got 3 != 2"),
    (lambda: linalg.vector_norm(ag.ones(0), np.inf), "cannot compute the inf norm"),
    (lambda: linalg.vander(ag.ones(2), N=1), "N must be greater than 1."),
    (lambda: ag.cross(SQUARE, SQUARE), "no dimension of size 3 in input"),
    (lambda: ag.cdist(SQUARE, WIDE), "X1 and X2 must have the same number of columns. X1: 2"),
    (lambda: linalg.matrix_exp(ag.ones(2, 2, dtype=ag.float16)), "Low precision dtypes not"),
])  # fmt: skip
def test_shapes_that_do_not_fit(call, message) -> None:
    with pytest.raises(RuntimeError) as caught:
        call()
    assert message in str(caught.value)


# ---- one factorisation ---------------------------------------------------------------------------


def test_a_matrix_is_factored_once(monkeypatch) -> None:
    """For the solution and for its gradients of any order."""
    pytest.importorskip("scipy")
    calls: list[str] = []
    lapack = systems.lapack_function

    def counted(name: str, char: str) -> Any:
        calls.append(name)
        return lapack(name, char)

    monkeypatch.setattr(systems, "lapack_function", counted)
    a, b = leaf(draw(40, 40) + 20 * np.eye(40)), leaf(draw(40, 2))
    first = ag.grad(linalg.solve(a, b).sum(), [a, b], create_graph=True)
    ag.grad(sum(x.square().sum() for x in first), [a, b])
    assert calls.count("getrf") == 1
    assert calls.count("getrs") > 2


@pytest.mark.parametrize("complex", [False, True])
@pytest.mark.parametrize("left", [True, False])
def test_large_systems(left, complex, monkeypatch) -> None:
    """LAPACK's way, here for small matrices, has the values and gradients of NumPy's."""
    pytest.importorskip("scipy")
    a = leaf(draw(2, 1, 3, 3, complex=complex))
    b = leaf(draw(2, 3, 2, complex=complex) if left else draw(2, 2, 3, complex=complex))
    expected = linalg.solve(a, b, left=left)
    monkeypatch.setattr(systems, "_LARGE", 1)
    np.testing.assert_allclose(
        linalg.solve(a, b, left=left).detach().numpy(), expected.detach().numpy(), rtol=1e-10
    )
    assert ag.gradcheck(lambda a, b: linalg.solve(a, b, left=left), (a, b), check_forward_ad=True)
    assert ag.gradgradcheck(lambda a, b: linalg.solve(a, b, left=left), (a, b))


WITHOUT_SCIPY = """
import sys
sys.modules["scipy"] = None
import numpy as np
import autograd as ag
a = ag.tensor(np.eye(50) * 3 + 1, requires_grad=True)
b = ag.ones(50, requires_grad=True)
x = ag.linalg.solve(a, b)
np.testing.assert_allclose(x.detach().numpy(), 1 / 53)
first, _ = ag.grad(x.sum(), [a, b], create_graph=True)
np.testing.assert_allclose(first.detach().numpy(), -(1 / 53) ** 2)
first.sum().backward()
for call in (ag.linalg.inv, ag.linalg.pinv, ag.linalg.det, ag.linalg.matrix_exp):
    call(a * 0.01).sum().backward()
"""


def test_systems_do_without_scipy() -> None:
    subprocess.run([sys.executable, "-c", WITHOUT_SCIPY], check=True)


# ---- pseudoinverses ------------------------------------------------------------------------------


@pytest.mark.parametrize("complex", [False, True])
@pytest.mark.parametrize("shape", [(4, 3), (3, 4), (4, 4)])
def test_pinv_at_constant_rank(shape, complex) -> None:
    """Along matrices of rank 2 the gradient says how the pseudoinverse changes."""
    m, n = shape
    u, v = draw(m, 2, complex=complex), draw(2, n, complex=complex)
    du, dv = draw(m, 2, complex=complex), draw(2, n, complex=complex)
    weight = draw(n, m, complex=complex)
    x = leaf(u @ v)
    (linalg.pinv(x, rtol=1e-10) * weight.conj()).real.sum().backward()
    slope = (x.grad.numpy().conj() * (du @ v + u @ dv)).real.sum()
    h = 1e-6
    ends = [
        (np.linalg.pinv((u + t * du) @ (v + t * dv), 1e-10) * weight.conj()).real.sum()
        for t in (h, -h)
    ]
    np.testing.assert_allclose(slope, (ends[0] - ends[1]) / (2 * h), rtol=1e-6)


def test_tolerances_of_pinv_and_rank() -> None:
    assert linalg.pinv(ag.zeros(0, 5, 4), rtol=ag.ones(2, 1)).shape == (2, 0, 4, 5)
    x = ag.tensor(np.diag([4.0, 2.0, 1.0]))
    for options, rank in (
        ({}, 3),
        ({"rtol": 0.3}, 2),
        ({"atol": 1.5}, 2),
        ({"atol": 3.0, "rtol": 0.3}, 1),
        ({"rtol": ag.tensor(0.6)}, 1),
    ):
        assert linalg.matrix_rank(x, **options).item() == rank
        diagonal = np.where(np.arange(3) < rank, [0.25, 0.5, 1.0], 0)
        np.testing.assert_allclose(linalg.pinv(x, **options).numpy(), np.diag(diagonal), atol=1e-15)
    assert linalg.matrix_rank(ag.tensor(np.diag([-4.0, 2.0])), hermitian=True).item() == 2


# ---- the exponential -----------------------------------------------------------------------------

EXPONENTS = {
    "small": np.array([[1e-3, 2e-3], [-3e-3, 1e-3]]),
    "rotation": np.array([[0.0, -2.0], [2.0, 0.0]]),
    "not normal": np.array([[-1.0, 300.0], [0.0, -2.0]]),
    "large": np.array([[20.0, 3.0, 1.0], [-4.0, -30.0, 2.0], [1.0, 5.0, 10.0]]),
    "nilpotent": np.array([[0.0, 1.0, 2.0], [0.0, 0.0, 3.0], [0.0, 0.0, 0.0]]),
    "complex": np.array([[1.0 + 2j, -1j], [0.5, -1.0 + 0.1j]]),
}


@pytest.mark.parametrize("name", EXPONENTS)
def test_exponential_to_50_digits(name) -> None:
    mpmath = pytest.importorskip("mpmath")
    a = EXPONENTS[name]
    n = len(a)
    direction = np.arange(1.0, n * n + 1).reshape(n, n) / (n * n)
    blocks = np.block([[a, direction], [np.zeros((n, n)), a]])
    with mpmath.workdps(50):
        exact = np.array(mpmath.expm(mpmath.matrix(blocks.tolist())).tolist(), dtype=complex)
    value, slope = exact[:n, :n], exact[:n, n:]
    tol = 1e-13 * max(1, np.abs(a).sum() / 10)
    got = linalg.matrix_exp(ag.tensor(a)).numpy()
    np.testing.assert_allclose(got, value, rtol=tol, atol=tol * np.abs(value).max())
    # <G, L(A, E)> = <L(A^H, G), E>, so the gradient of A for a G is L(A^H, G).
    x = leaf(a.conj().T)
    (grad,) = ag.grad(linalg.matrix_exp(x), x, ag.tensor(direction.astype(a.dtype)))
    np.testing.assert_allclose(grad.numpy(), slope, rtol=tol, atol=tol * np.abs(slope).max())


def test_each_matrix_of_a_stack_is_scaled_by_itself() -> None:
    stack = np.stack([np.diag([1e-3, 2e-3]), np.diag([-500.0, 3.0]), np.zeros((2, 2))])
    expected = np.stack([np.diag(np.exp(np.diag(each))) for each in stack])
    np.testing.assert_allclose(linalg.matrix_exp(ag.tensor(stack)).numpy(), expected, rtol=2e-13)


# ---- solutions to many digits --------------------------------------------------------------------


def test_systems_to_50_digits() -> None:
    """Values and gradients of an ill-conditioned matrix, as far as its condition allows."""
    mpmath = pytest.importorskip("mpmath")
    n = 4
    a = 1 / (np.arange(n)[:, None] + np.arange(n) + 1.0)
    b = np.arange(1.0, n + 1)
    with mpmath.workdps(50):
        exact = mpmath.matrix(a.tolist())
        inverse = exact**-1
        x = mpmath.lu_solve(exact, mpmath.matrix(b.tolist()))
        of_b = inverse.T * mpmath.matrix([1] * n)
        of_a = -of_b * x.T
        det = mpmath.det(exact)
        cofactors = det * inverse.T
        wanted = [
            np.array(each.tolist(), dtype=float).squeeze()
            for each in (x, of_b, of_a, inverse, cofactors)
        ] + [float(det)]
    matrix, side = leaf(a), leaf(b)
    solution = linalg.solve(matrix, side)
    gradients = ag.grad(solution.sum(), [side, matrix])
    determinant = linalg.det(matrix)
    slopes = ag.grad(determinant, matrix)
    found = [solution, *gradients, linalg.inv(matrix), *slopes, determinant]
    tol = 1e-15 * np.linalg.cond(a) * 10
    for got, expected in zip(found, wanted, strict=True):
        values = got.detach().numpy()
        np.testing.assert_allclose(values, expected, rtol=tol, atol=tol * np.abs(expected).max())


def test_least_squares_by_factorizations_take_no_limit() -> None:
    """LAPACK's gels assumes full rank, and gelsd takes no limit that nothing lies above."""
    a, b = ag.tensor(draw(5, 2)), ag.tensor(draw(5, 3))
    solution = linalg.lstsq(a, b).solution.numpy()
    for driver, limit in (("gels", 0.9), ("gelsd", 1.0)):
        found = linalg.lstsq(a, b, limit, driver=driver).solution
        np.testing.assert_array_equal(found.numpy(), solution)
    assert not linalg.lstsq(a, b, 1.0, driver="gelss").solution.any()


def test_least_squares_in_the_solution_and_the_residual() -> None:
    a, b = leaf(draw(5, 2)), leaf(draw(5, 3))
    solution, residuals, rank, values = linalg.lstsq(a, b, driver="gelsd")
    x, sums, _, sizes = np.linalg.lstsq(a.detach().numpy(), b.detach().numpy())
    np.testing.assert_allclose(solution.detach().numpy(), x, rtol=1e-10)
    np.testing.assert_allclose(residuals.detach().numpy(), sums, rtol=1e-10)
    np.testing.assert_allclose(values.numpy(), sizes, rtol=1e-10)
    assert rank.item() == 2
    # At the minimum the residual does not change with the solution: d|b|^2 = 2 (b - A x) db.
    (grad,) = ag.grad(residuals.sum(), b)
    expected = 2 * (b - a @ solution).detach().numpy()
    np.testing.assert_allclose(grad.numpy(), expected, atol=1e-12)


# ---- products ------------------------------------------------------------------------------------


def test_multi_dot_takes_the_cheapest_order(monkeypatch) -> None:
    """A column at the end makes every product one with a column."""
    sizes = [(60, 50), (50, 40), (40, 30), (30,)]
    arrays = [draw(*size) for size in sizes]
    made: list[tuple[int, ...]] = []
    multiply = ag.Tensor.__matmul__

    def noted(self: ag.Tensor, other: ag.Tensor) -> ag.Tensor:
        result = multiply(self, other)
        made.append(result.shape)
        return result

    monkeypatch.setattr(ag.Tensor, "__matmul__", noted)
    result = linalg.multi_dot([ag.tensor(x) for x in arrays])
    assert made == [(40, 1), (50, 1), (60, 1)]
    np.testing.assert_allclose(result.numpy(), np.linalg.multi_dot(arrays), rtol=1e-10)


@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.complex128])
def test_stacks_are_shared_without_a_trace(dtype, monkeypatch) -> None:
    """Of stacks that do not divide evenly, transposed and broadcast operands."""
    monkeypatch.setattr(products, "workers", lambda _: 2)
    a = draw(3, 1, 67, 90).astype(dtype)
    b = draw(2, 90, 81).astype(dtype)
    assert products._MUCH <= 6 * 67 * 90 * 81
    tol = 1e-5 if dtype is np.float32 else 1e-13
    for left, right in ((a, b), (a, b.mT.copy().mT), (a.mT.copy().mT, b), (a[0, 0], b)):
        got = stacked_product(left, right)
        expected = np.einsum("...ij,...jk->...ik", left, right)
        assert got.dtype == dtype
        np.testing.assert_allclose(got, expected, rtol=tol, atol=tol * 100)


EINSUMS = (
    ("ij,jk", [(2, 3), (3, 4)]),
    ("ab,bc,cd,d->a", [(5, 2), (2, 6), (6, 3), (3,)]),
    ("...ij,jk->...ik", [(2, 2, 3), (3, 4)]),
    ("iij,j->i", [(3, 3, 2), (2,)]),
    ("ba,ca", [(2, 1), (3, 4)]),
    ("a,b,c,d,e,f->fa", [(2,)] * 6),
)


@pytest.mark.parametrize(("equation", "shapes"), EINSUMS)
def test_einsum_with_lists_of_labels(equation, shapes) -> None:
    arrays = [draw(*shape) for shape in shapes]
    letters = sorted(set(equation) - set(".,->"))
    left, _, right = equation.partition("->")

    def labels(term: str) -> list[Any]:
        before, dots, after = term.partition("...")
        places = [letters.index(x) for x in before]
        return places + [...] * bool(dots) + [letters.index(x) for x in after]

    terms = [labels(term) for term in left.split(",")]
    mixed = [each for pair in zip(arrays, terms, strict=True) for each in pair]
    if right:
        mixed.append(labels(right))
    expected = np.einsum(equation, *arrays)
    xs = [leaf(each) for each in arrays]
    tensors = [x if i % 2 else xs[i // 2] for i, x in enumerate(mixed) if i < 2 * len(xs)]
    tensors += mixed[2 * len(xs) :]
    for got in (ag.einsum(*tensors), np.einsum(*tensors), ag.einsum(equation, xs)):
        np.testing.assert_allclose(got.detach().numpy(), expected, rtol=1e-10)
        assert len(ag.grad(got.sum(), xs)) == len(xs)


def test_wrong_lists_of_labels() -> None:
    x = ag.ones(2, 2)
    with pytest.raises(TypeError, match="after each operand comes the list of its labels, but got"):
        ag.einsum(x, x)
    with pytest.raises(ValueError, match="labels are ints from 0 to 51, but got 52"):
        ag.einsum(x, [0, 52])


@pytest.mark.parametrize(("equation", "message"), [
    ("ij, j1->i", "invalid subscript given at index 5 in the equation string, subscripts must"),
    ("ij>j,ij", "invalid subscript given at index 2 in the equation string"),
    ("ij,jk->i->k", "invalid subscript given at index 8 in the equation string"),
    ("i..j,jk", "found '.' for operand 0 that is not part of any ellipsis"),
    ("ij,...k...", "found '.' for operand 1 for which an ellipsis was already found"),
    ("ij,jk->i.", "found '.' for output that is not part of any ellipsis"),
    ("ij,kk", "subscript k is repeated for operand 1 but the sizes don't match, 3 != 2"),
    ("ij,ij", "subscript j has size 3 for operand 1 which does not broadcast with previously"),
    ("ij,jk->ii", "output subscript i appears more than once in the output"),
])  # fmt: skip
def test_wrong_equations(equation, message) -> None:
    with pytest.raises(RuntimeError) as caught:
        ag.einsum(equation, ag.ones(2, 2), ag.ones(2, 3))
    assert str(caught.value).startswith(f"einsum(): {message}")


def test_einsum_contracts_along_a_good_path() -> None:
    """A vector at the end makes every result a vector, whoever finds the path."""
    plan = contraction._plan("ij,jk,kl,l->i", ((20, 20),) * 3 + ((20,),))
    assert [step.result for step in plan.steps] == [(20,)] * 3


def test_einsum_asks_opt_einsum_where_it_is_installed(monkeypatch) -> None:
    asked: list[str] = []

    class Stub:
        @staticmethod
        def contract_path(equation: str, *shapes: Any, **options: Any) -> Any:
            asked.append(equation)
            assert options["shapes"] and len(shapes) == 4
            return [(1, 2, 0), (0, 1)], None  # three at once, then the rest

    monkeypatch.setitem(sys.modules, "opt_einsum", Stub)
    arrays = [draw(*shape) for shape in ((2, 7), (7, 3), (3, 4), (4,))]
    got = contraction.einsum("ij,jk,kl,l->i", arrays)
    np.testing.assert_allclose(got, np.linalg.multi_dot(arrays), rtol=1e-10)
    assert asked == ["ab,bc,cd,d->a"]
    plan = contraction._plan("ij,jk,kl,l->i", tuple(x.shape for x in arrays))
    assert [(step.first, step.second) for step in plan.steps] == [(0, 1), (0, 2), (0, 1)]


# ---- norms and distances -------------------------------------------------------------------------


@pytest.mark.parametrize("order", ["fro", 1, -1, np.inf, -np.inf])
def test_ties_of_matrix_norms_share_the_gradient(order) -> None:
    """And that of a zero norm is zero."""
    for x in (leaf([[1.0, -1.0], [-1.0, 1.0]]), leaf(np.zeros((2, 2)))):
        linalg.matrix_norm(x, order).backward()
        np.testing.assert_allclose(x.grad.numpy(), x.detach().numpy() / 2, rtol=1e-15)
    assert linalg.cond(ag.tensor(STACK), 1).tolist() == [1.0, np.inf]


def test_points_that_coincide() -> None:
    """At distance 0 the gradient is 0, whichever way distances are computed, and no nan comes."""
    points = draw(30, 3)
    for mode in ("use_mm_for_euclid_dist", "donot_use_mm_for_euclid_dist", None):
        x = leaf(points)
        y = ag.cdist(x, x.detach(), 2, mode)
        expected = np.linalg.norm(points[:, None] - points, axis=-1)
        np.testing.assert_allclose(y.detach().numpy(), expected, atol=1e-7)
        y.sum().backward()
        apart = expected[..., None] + np.eye(30)[..., None]
        slopes = (points[:, None] - points) / apart
        np.testing.assert_allclose(x.grad.numpy(), slopes.sum(1), atol=1e-6)
    same = leaf(np.ones((3, 2)))
    ag.pdist(same).sum().backward()
    assert not same.grad.numpy().any()


def test_distances_far_from_the_origin_keep_their_digits() -> None:
    points = draw(30, 3)
    got = ag.cdist(ag.tensor(points + 1e6), ag.tensor(points[::-1] + 1e6)).numpy()
    expected = np.linalg.norm(points[:, None] - points[::-1], axis=-1)
    np.testing.assert_allclose(got, expected, atol=1e-6)


@pytest.mark.torch
def test_cosine_of_a_short_vector_as_in_pytorch(torch) -> None:
    arrays, found = (draw(2, 3) * 1e-3, draw(2, 3)), []
    for library in (ag, torch):
        x, y = (library.tensor(each, requires_grad=True) for each in arrays)
        cosine = library.nn.functional.cosine_similarity(x, y, eps=0.1)
        cosine.sum().backward()
        found.append([each.detach().numpy() for each in (cosine, x.grad, y.grad)])
    for ours, theirs in zip(*found, strict=True):
        np.testing.assert_allclose(ours, theirs, rtol=1e-10)
