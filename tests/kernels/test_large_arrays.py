"""What goes through large arrays block by block gives what NumPy's plain functions give."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd import kernels
from autograd.core import node
from autograd.formulas import contraction
from autograd.kernels.large import NATIVE
from autograd.kernels.reduce import normalization, scans
from tests.support.native.modules import require_native


def _random(*shape: int, dtype: Any = float) -> np.ndarray:
    return np.random.default_rng(len(shape)).normal(size=shape).astype(dtype)


def _gradient(function: Any, array: np.ndarray, weights: np.ndarray) -> np.ndarray:
    x = ag.tensor(array, requires_grad=True)
    (gradient,) = ag.grad(function(x), x, ag.tensor(weights))
    assert gradient is not None
    return gradient.numpy()


# ---- running sums --------------------------------------------------------------------------------

LINES = [(200, 1000), (1, 300_001), (3, 5, 8001), (150, 321), (1000, 400, 3)]


def test_running_sums_leave_their_input_alone() -> None:
    """Of the kernel itself, also where the last tile has a single part."""
    array = np.ones(scans._TILE // scans._PART * scans._PART + scans._PART)
    kernel: Any = scans.cumsum
    np.testing.assert_array_equal(kernel.__wrapped__(array, 0, None), np.cumsum(array))
    assert (array == 1).all()


@pytest.mark.parametrize("shape", LINES)
def test_running_sums_of_long_lines(shape: tuple[int, ...]) -> None:
    array, weights = _random(*shape), _random(*shape)
    for dim in (-1, 0):
        sums = ag.cumsum(ag.tensor(array), dim).numpy()
        np.testing.assert_allclose(sums, array.cumsum(dim), atol=1e-9)
        gradient = _gradient(lambda x, dim=dim: x.cumsum(dim), array, weights)
        backwards = np.flip(np.flip(weights, dim).cumsum(dim), dim)
        np.testing.assert_allclose(gradient, backwards, atol=1e-9)


def test_running_sums_of_float32_are_more_exact_than_one_chain() -> None:
    array = np.random.default_rng(0).uniform(0, 1, (40, 20_000)).astype(np.float32)
    exact = array.cumsum(1, dtype=np.float64)
    ours = np.abs(ag.cumsum(ag.tensor(array), 1).numpy() / exact - 1).max()
    assert ours <= np.abs(array.cumsum(1) / exact - 1).max()


@pytest.mark.parametrize("value", [np.inf, -np.inf, np.nan])
def test_what_is_not_finite_stays_in_its_line(value: float) -> None:
    array = _random(200, 1000)
    array[17, 400] = value
    array[30, [200, 700]] = np.inf, -np.inf
    with np.errstate(invalid="ignore"):
        found = ag.cumsum(ag.tensor(array), 1).numpy()
        np.testing.assert_allclose(found, array.cumsum(1), atol=1e-10)
    assert np.isfinite(found[:17]).all() and np.isfinite(found[17, :400]).all()


def test_parts_may_overflow_where_the_whole_does_not() -> None:
    array = np.zeros((100, 1000))
    array[:, 0], array[:, 401], array[:, 402] = -1.7e308, 1.7e308, 1.7e308
    np.testing.assert_array_equal(ag.cumsum(ag.tensor(array), 1).numpy(), array.cumsum(1))
    negative = np.full((100, 1000), -0.0)  # a line starts with it
    assert np.signbit(scans.cumsum(negative, 1, None)).all()


# ---- places along a dimension --------------------------------------------------------------------

PLACES = [((90, 700), (90, 700)), ((90, 700), (60, 800)), ((50, 30, 40), (45, 30, 38))]


def _index(shape: tuple[int, ...], dim: int, source: tuple[int, ...]) -> np.ndarray:
    fits = [
        n if k == dim else min(n, m) for k, (n, m) in enumerate(zip(shape, source, strict=True))
    ]
    return np.random.default_rng(dim).integers(0, source[dim], fits)


@pytest.mark.parametrize(("source", "shape"), PLACES)
def test_gather_and_scatter_in_blocks(source: tuple[int, ...], shape: tuple[int, ...]) -> None:
    for dim in range(len(shape)):
        x, index = _random(*source), _index(shape, dim, source)
        values = np.random.default_rng(9).normal(size=index.shape)
        grid = list(np.ogrid[tuple(slice(n) for n in index.shape)])
        grid[dim] = index
        places, i = tuple(grid), ag.tensor(index)
        part = ag.tensor(values, requires_grad=True)

        np.testing.assert_array_equal(ag.gather(ag.tensor(x), dim, i).numpy(), x[places])
        added = np.zeros_like(x)
        np.add.at(added, places, values)
        gradient = _gradient(lambda t, dim=dim, i=i: t.gather(dim, i), x, values)
        np.testing.assert_allclose(gradient, added, atol=1e-12)
        total = ag.scatter_add(ag.tensor(x), dim, i, part)
        np.testing.assert_allclose(total.detach().numpy(), x + added, atol=1e-12)

        put, order = x.copy(), np.zeros(source, int)
        put[places] = values
        order[places] = np.arange(index.size).reshape(index.shape)
        last = order[places] == np.arange(index.size).reshape(index.shape)
        result = ag.scatter(ag.tensor(x), dim, i, part)
        np.testing.assert_array_equal(result.detach().numpy(), put)
        weights = _random(*source) + 10
        (gradient,) = ag.grad(result, part, ag.tensor(weights))
        assert gradient is not None
        np.testing.assert_array_equal(gradient.numpy(), weights[places] * last)


@pytest.mark.parametrize("dim", [0, 1])
@pytest.mark.parametrize("bad", [700, -701])
def test_a_place_that_is_not_there_is_found_in_every_block(dim: int, bad: int) -> None:
    index = np.zeros((700, 700), int)
    index[-1, -1] = bad
    x = ag.tensor(_random(700, 700))
    for call in (
        lambda: x.gather(dim, ag.tensor(index)),
        lambda: x.scatter(dim, ag.tensor(index), 1.0),
        lambda: x.scatter_add(dim, ag.tensor(index), x),
    ):
        with pytest.raises(RuntimeError, match=f"index {bad} is out of bounds for dimension {dim}"):
            call()


def test_many_float32_at_one_place_are_not_lost() -> None:
    ones = np.ones((1, 2**24 + 2), np.float32)
    index = ag.tensor(np.zeros(ones.shape, int))
    total = ag.scatter_add(ag.zeros((1, 1), dtype=np.float32), 1, index, ag.tensor(ones))
    assert total.dtype == np.float32 and total.tolist() == [[2.0**24 + 2]]


@pytest.mark.parametrize("index", ["permutation", "part", "repeated"])
@pytest.mark.parametrize("dim", [0, 1])
def test_slices_added_along_a_dimension(index: str, dim: int) -> None:
    random = np.random.default_rng(3)
    places = {
        "permutation": random.permutation(60),
        "part": random.permutation(60)[:40],
        "repeated": random.integers(0, 60, 80),
    }[index]
    x, shape = _random(60, 60, 18), [60, 60, 18]
    shape[dim] = len(places)
    values, where = _random(*shape), (slice(None),) * dim + (places,)
    expected = x.copy()
    np.add.at(expected, where, values)
    found = ag.index_add(ag.tensor(x), dim, ag.tensor(places), ag.tensor(values)).numpy()
    np.testing.assert_allclose(found, expected, atol=1e-12)
    gradient = _gradient(lambda t: t.index_select(dim, ag.tensor(places)), x, values)
    np.testing.assert_allclose(gradient, expected - x, atol=1e-12)


# ---- shapes --------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", [(200, 300), (300, 130), (2, 150, 129)])
def test_triangles_of_large_matrices(shape: tuple[int, ...]) -> None:
    x = _random(*shape)
    for diagonal in (-400, -200, -65, -64, -1, 0, 1, 63, 64, 100, 400):
        for name in ("triu", "tril"):
            found = getattr(ag, name)(ag.tensor(x), diagonal).numpy()
            np.testing.assert_array_equal(found, getattr(np, name)(x, diagonal))


@pytest.mark.parametrize("k", range(-5, 6))
@pytest.mark.parametrize("shape", [(3, 4, 5), (257, 1, 300)])
def test_quarter_turns(shape: tuple[int, ...], k: int) -> None:
    x = _random(*shape)
    found = ag.rot90(ag.tensor(x), k, [2, 0])
    np.testing.assert_array_equal(found.numpy(), np.rot90(x, k, (2, 0)))
    assert found.numpy().flags.owndata


@pytest.mark.parametrize("shape", [(3, 4), (2, 3, 4), (0, 4), (4, 0), (2, 0, 3), (1, 1), (7,), ()])
@pytest.mark.parametrize("dtype", [bool, int, float])
def test_places_of_what_is_not_zero(shape: tuple[int, ...], dtype: Any) -> None:
    x = np.random.default_rng(0).integers(0, 2, shape).astype(dtype)
    for array in (x, x.T):
        found, expected = ag.nonzero(ag.tensor(array)).numpy(), np.argwhere(array)
        assert found.shape == expected.shape and found.dtype == expected.dtype
        np.testing.assert_array_equal(found, expected)


@pytest.mark.parametrize("dtype", ["?", "B", "i8", "e", "f4", "f8", "c16"])
@pytest.mark.parametrize("odd", [(), (0.0, -0.0), (np.inf, -np.inf), (np.nan, np.nan)])
def test_places_of_unique_elements(odd: tuple[float, ...], dtype: str) -> None:
    with np.errstate(invalid="ignore"):
        array = np.array([*_random(400).round(1) * 9, *odd, 5, 9.0, *odd]).astype(dtype)
    for x in (array, array[: len(array) // 2 * 2].reshape(2, -1).T, array[:1], array[:0]):
        found = kernels.unique_places(x, False, None)
        _, *expected = np.unique(
            x, return_index=True, return_inverse=True, return_counts=True, equal_nan=False
        )
        for ours, numpys in zip(found, expected, strict=True):
            np.testing.assert_array_equal(ours, numpys.reshape(ours.shape))
            assert ours.dtype == numpys.dtype
        assert found[1].shape == x.shape


@pytest.mark.parametrize("shape", [(270, 256), (2, 257, 300), (300, 3, 260)])
def test_copies_across_memory(shape: tuple[int, ...]) -> None:
    x = _random(*shape)
    for axes in itertools.permutations(range(len(shape))):
        found = ag.tensor(x).permute(axes).contiguous().numpy()
        np.testing.assert_array_equal(found, x.transpose(axes))
        assert found.flags.c_contiguous


@pytest.mark.parametrize(("size", "step"), [(3, 3), (5, 5), (3, 4), (2, 5)])
def test_windows_side_by_side(size: int, step: int) -> None:
    x = _random(2, 23, 3)
    counts = np.zeros(23)
    for start in range(0, 23 - size + 1, step):
        counts[start : start + size] += 1
    windows = ag.tensor(x).unfold(1, size, step)
    gradient = _gradient(lambda t: t.unfold(1, size, step), x, windows.numpy() * 2)
    np.testing.assert_array_equal(gradient, 2 * x * counts[:, None])


@pytest.mark.parametrize(("a", "b"), [((), (3,)), ((2, 3), (4,)), ((3,), (2, 1, 4)), ((), ())])
def test_kronecker_products_of_other_dimensions(a: tuple[int, ...], b: tuple[int, ...]) -> None:
    x, y = _random(*a), _random(*b)
    product = ag.kron(ag.tensor(x), ag.tensor(y))
    np.testing.assert_array_equal(product.numpy(), np.kron(x, y))


@pytest.mark.parametrize("value", [0.0, -0.0])
def test_products_with_zero_keep_their_sign(value: float) -> None:
    a, b = np.full(300, -2.0), np.full(300, 3.0)
    b[5] = value
    found = ag.outer(ag.tensor(a), ag.tensor(b)).numpy()
    np.testing.assert_array_equal(np.signbit(found), np.signbit(np.outer(a, b)))


def test_the_most_frequent_of_many() -> None:
    array = np.random.default_rng(1).integers(0, 40, (50, 70)).astype(float)
    array[3] = np.nan
    array[4, 5:] = np.nan
    for dim in (0, 1):
        values, indices = ag.mode(ag.tensor(array), dim)
        lines = np.moveaxis(array, dim, -1)
        for line, value, place in zip(lines, values.tolist(), indices.tolist(), strict=True):
            known, counts = np.unique(line[~np.isnan(line)], return_counts=True)
            if not len(known):
                assert np.isnan(value) and place == 0
                continue
            assert value == known[np.argmax(counts)]
            assert place == np.flatnonzero(line == value)[-1]


# ---- lists ---------------------------------------------------------------------------------------


def test_gradients_of_a_list_are_computed_where_they_are_wanted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    products: list[str] = []
    einsum = contraction.einsum_of_arrays

    def counted(equation: str, arrays: Any) -> Any:
        products.append(equation)
        return einsum(equation, arrays)

    monkeypatch.setattr(contraction, "einsum_of_arrays", counted)
    a, b, c = (ag.tensor(_random(3, 3), requires_grad=i != 1) for i in range(3))
    ag.einsum("ij,jk,kl->il", a, b, c).sum().backward()
    assert len(products) == 2 and b.grad is None
    products.clear()
    (gradient,) = ag.grad(ag.einsum("ij,jk,kl->il", a, b, c).sum(), c)
    assert gradient is not None and c.grad is not None
    assert len(products) == 1
    np.testing.assert_array_equal(gradient.numpy(), c.grad.numpy())


def test_parts_of_a_list_are_cast_where_they_are_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    restored: list[np.dtype] = []
    restore = node.restore

    def counted(grad: Any, shape: tuple[int, ...], dtype: np.dtype) -> Any:
        restored.append(dtype)
        return restore(grad, shape, dtype)

    monkeypatch.setattr(node, "restore", counted)
    narrow = ag.tensor(_random(3, dtype=np.float16))
    wanted = ag.tensor(_random(3, dtype=np.float32), requires_grad=True)
    ag.cat([narrow, wanted, ag.tensor(_random(3))]).sum().backward()
    assert restored == [np.float32]


# ---- normalisations ------------------------------------------------------------------------------

AXES = {"batch_norm": (0, 2, 3), "instance_norm": (2, 3), "layer_norm": (1, 2, 3)}


@pytest.mark.parametrize("name", AXES)
@pytest.mark.parametrize("weights", ["one number", "many"])
def test_gradients_of_normalisations_of_many_images(name: str, weights: str) -> None:
    """Against their definition in means."""
    array = _random(12, 8, 40, 40)
    given = np.broadcast_to(0.5, array.shape) if weights == "one number" else array[::-1].copy()
    f = ag.nn.functional
    calls: dict[str, Any] = {
        "batch_norm": lambda x: f.batch_norm(x, None, None, training=True),
        "instance_norm": f.instance_norm,
        "layer_norm": lambda x: f.layer_norm(x, x.shape[1:]),
    }

    def defined(x: Any) -> Any:
        centered = x - x.mean(AXES[name], keepdim=True)
        return centered / ((centered**2).mean(AXES[name], keepdim=True) + 1e-5) ** 0.5

    np.testing.assert_allclose(
        _gradient(calls[name], array, given), _gradient(defined, array, given), atol=1e-9
    )


@pytest.mark.parametrize("shape", [(64, 16, 50, 50), (100_000, 5)])
def test_gradients_of_batch_norm_go_through_all_blocks(shape: tuple[int, ...]) -> None:
    """Of the kernel itself, which serves where there are no native loops."""
    x, grad = _random(*shape), _random(*shape, dtype=np.float64)[::-1]
    weight = np.linspace(1, 2, shape[1])
    axes, row = (0, *range(2, x.ndim)), (1, -1, *(1,) * (x.ndim - 2))
    mean, rstd = x.mean(axes), 1 / np.sqrt(x.var(axes) + 1e-5)
    z = (x - mean.reshape(row)) * rstd.reshape(row)
    h = grad * weight.reshape(row)
    along = h.mean(axes, keepdims=True) + z * (h * z).mean(axes, keepdims=True)
    expected = (h - along) * rstd.reshape(row), (grad * z).sum(axes), grad.sum(axes)
    kernel: Any = normalization.channel_norm_backward
    found = kernel.__wrapped__(grad, x, weight, mean, rstd, (True, True, True), True)
    for mine, wanted in zip(found, expected, strict=True):
        np.testing.assert_allclose(mine, wanted, rtol=1e-9, atol=1e-9)


# ---- functions of numbers ------------------------------------------------------------------------

ODD = [0.0, -0.0, np.inf, -np.inf, np.nan, 1e-30, 2.0]


def _in_ways(dtype: Any) -> list[tuple[np.ndarray, np.ndarray]]:
    """Pairs of large arrays with odd numbers in front: in C order, transposed, with gaps; empty."""
    draws = np.random.default_rng(0)
    x, y = draws.uniform(-1, 3, (100, 400)), draws.uniform(0.1, 3, (100, 400))
    pairs = np.array(list(itertools.product(ODD, ODD)))
    x[0, : len(pairs)], y[0, : len(pairs)] = pairs.T
    x, y = x.astype(dtype), y.astype(dtype)
    return [(x, y), (x.T, y.T), (x[:, ::2], y[:, ::2]), (x[:0], y[:0])]


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("name", ["xlogy", "xlog1py", "entr", "pow", "pow to a number"])
def test_logarithms_and_powers_of_many(name: str, dtype: str) -> None:
    special = pytest.importorskip("scipy.special")
    for x, y in _in_ways(dtype):
        a, b = ag.from_numpy(x), ag.from_numpy(y)
        match name:
            case "entr":
                found, expected = ag.special.entr(a), special.entr(x.astype("f8"))
            case "pow":
                found, expected = b**a, np.power(y.astype("f8"), x)
            case "pow to a number":
                found, expected = b**1.7, np.power(y.astype("f8"), 1.7)
            case _:
                found = getattr(ag.special, name)(a, b)
                expected = getattr(special, name)(x.astype("f8"), y.astype("f8"))
        assert found.numpy().dtype == dtype
        exact = expected.astype(dtype)
        np.testing.assert_allclose(found.numpy(), exact, rtol=4 * np.finfo(dtype).eps)


@pytest.mark.parametrize("dtype", ["float32", "float64", "int64"])
@pytest.mark.parametrize("value", [1.5, 7, np.nan])
def test_filling_where_a_large_mask_is_true(value: float, dtype: str) -> None:
    if dtype == "int64" and value != 7:
        return
    for x, y in _in_ways("float64" if dtype == "int64" else dtype):
        x = np.nan_to_num(x, posinf=0, neginf=0).astype(dtype)
        found = ag.from_numpy(x).masked_fill(ag.from_numpy(y > 1), value).numpy()
        np.testing.assert_array_equal(found, np.where(y > 1, np.asarray(value, dtype), x))
        assert found.dtype == dtype
    row = ag.from_numpy(x).masked_fill(ag.from_numpy(y[:1] > 1), value)
    assert row.shape == x.shape


@pytest.mark.filterwarnings("ignore:overflow")
@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("most", [30, 160, 2000, 1 << 40])
def test_powers_of_two_times_many(most: int, dtype: str) -> None:
    draws = np.random.default_rng(most)
    for x, _ in _in_ways(dtype):
        whole = draws.integers(-most, most, x.shape)
        for exponent in (whole, whole.astype(np.int32)) if most < 1 << 31 else (whole,):
            found = ag.ldexp(ag.from_numpy(x), ag.from_numpy(exponent)).numpy()
            held = exponent.clip(-5000, 5000).astype(np.int32)
            np.testing.assert_array_equal(found, np.ldexp(x, held))


# ---- gradients of reductions ---------------------------------------------------------------------

REDUCTIONS: dict[str, Any] = {
    "logsumexp": lambda x, dim: x.logsumexp((0, 1) if dim is None else dim),
    "var": lambda x, dim: x.var(dim),
    "std": lambda x, dim: x.std(dim),
    "norm": lambda x, dim: ag.linalg.vector_norm(x, 2, dim),
    "norm of order 3": lambda x, dim: ag.linalg.vector_norm(x, 3, dim),
    "nansum": lambda x, dim: x.nansum(dim),
    "prod": lambda x, dim: (x * 1e-4 + 1).prod() if dim is None else (x * 1e-4 + 1).prod(dim),
}


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("dim", [None, 0, 1])
@pytest.mark.parametrize("name", REDUCTIONS)
def test_gradients_of_large_reductions(name: str, dim: Any, dtype: str) -> None:
    """What arrives at a reduction is small, what it gives is large: a native loop computes it."""
    torch = pytest.importorskip("torch")
    array = _random(130, 300, dtype=dtype) + 1
    reduce = REDUCTIONS[name]
    for laid in (array, array.T.copy().T, array[:, ::2]):
        x = ag.from_numpy(laid).requires_grad_()
        y = reduce(x, dim)
        weights = _random(*y.shape) + 2
        (found,) = ag.grad(y, x, ag.tensor(weights.astype(dtype)))
        other = torch.tensor(laid.astype("f8"), requires_grad=True)
        if name.startswith("norm"):
            value = torch.linalg.vector_norm(other, 3 if "3" in name else 2, dim)
        else:
            value = reduce(other, dim)
        np.testing.assert_allclose(y.detach().numpy(), value.detach(), rtol=2e-5)
        given = torch.tensor(weights.astype(dtype)).double()
        (expected,) = torch.autograd.grad(value, other, given)
        assert found is not None and found.numpy().dtype == dtype
        size = float(expected.abs().max())
        tolerance = (2e-6 if dtype == "float32" else 1e-12) * size
        np.testing.assert_allclose(found.numpy(), expected, rtol=1e-5, atol=tolerance)


@pytest.mark.parametrize("dim", [None, 1])
def test_native_loops_are_asked_for_the_gradients_of_reductions(
    dim: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    require_native()
    x = ag.tensor(_random(200, 200), requires_grad=True)
    result = x.std(dim).sum()  # for which loops were found out
    asked = []
    gradients = NATIVE.gradients

    def ask(node: Any, *args: Any) -> Any:
        asked.append(node.name())
        return gradients(node, *args)

    monkeypatch.setattr(NATIVE, "gradients", ask)
    result.backward()
    assert "StdBackward0" in asked


@pytest.mark.parametrize("weighted", [False, True])
@pytest.mark.parametrize("reduction", ["none", "mean", "sum"])
@pytest.mark.parametrize("shape", [(7,), (300, 7), (3, 7, 60, 50), (2, 7, 5), (0, 7, 4), (2, 7, 0)])
def test_classes_of_images(shape: tuple[int, ...], reduction: str, weighted: bool) -> None:
    torch = pytest.importorskip("torch")
    draws = np.random.default_rng(0)
    target = draws.integers(0, 7, shape[:1] + shape[2:] if len(shape) > 1 else ())
    weight = draws.uniform(0.5, 2, 7) if weighted else None
    for ignored in (-100, 3):
        values, gradients = [], []
        for module in (ag, torch):
            x = module.tensor(_random(*shape), requires_grad=True)
            loss = module.nn.functional.nll_loss(
                x, module.tensor(target), None if weight is None else module.tensor(weight),
                ignore_index=ignored, reduction=reduction,
            )  # fmt: skip
            (loss * loss).sum().backward()
            values.append(loss.detach().numpy())
            gradients.append(x.grad.numpy())
        for a, b in (values, gradients):
            np.testing.assert_allclose(a, b, rtol=1e-12)
