"""What native loops add, pick and store where an index says: gradients of embeddings, index_add,
gather and scatter."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

import autograd as ag
from autograd import kernels
from autograd.array.axes import grid_along
from autograd.array.interpolation import taps
from autograd.compile import native_moves as moves
from autograd.compile import sampling
from autograd.compile.backend_native.text import builtin_of
from autograd.compile.native_moves import move
from autograd.kernels.large import NATIVE
from autograd.native import jit
from autograd.native.python_text import python_text
from tests.support.native.guard_pages import guarded, needs_guard_pages
from tests.support.native.modules import require_native
from tests.support.seeding import RANDOM

require_native()


@pytest.fixture(autouse=True)
def verified(monkeypatch):
    """LLVM's verifier looks at each module, and small arrays are large."""
    monkeypatch.setattr(jit, "VERIFY", True)
    monkeypatch.setattr(NATIVE, "least", 1)


def sums(x: np.ndarray, places: np.ndarray, values: np.ndarray) -> np.ndarray:
    out = x.astype(np.float64)
    np.add.at(out, places, values.astype(np.float64))
    return out.astype(x.dtype)


@pytest.mark.parametrize("dtype", ["f", "d"])
@pytest.mark.parametrize(("rows", "count", "length"), [
    (5, 40, 16), (5, 40, 33), (100, 7, 19), (1, 3, 64), (30, 30, 17), (3, 0, 20),
])  # fmt: skip
def test_added_rows(rows, count, length, dtype):
    x, values = (RANDOM.standard_normal((n, length)).astype(dtype) for n in (rows, count))
    places = RANDOM.integers(0, rows, count)
    found = ag.tensor(x).index_add(0, ag.tensor(places), ag.tensor(values)).numpy()
    assert found.dtype == x.dtype
    tolerance = 1e-5 if dtype == "f" else 1e-13
    np.testing.assert_allclose(found, sums(x, places, values), tolerance, tolerance)
    out = x.copy()
    exec("\n".join(python_text(moves.adding_kernel(out.dtype, values.dtype))), scope := {})
    scope["add_rows"](0, count, 0, count, length, 1, rows, places, values, out)
    np.testing.assert_allclose(out, found, tolerance, tolerance)


@pytest.mark.parametrize("dtype", ["f", "d", "q", "e"])
@pytest.mark.parametrize("shape", [(40, 17), (5, 30, 20), (6, 700), (700,)])
@pytest.mark.parametrize("reduce", ["sum", "prod", "mean", "amax", "amin"])
@pytest.mark.filterwarnings("ignore:overflow encountered in cast")
def test_reductions_at_places_are_those_of_ufuncs(reduce, shape, dtype, monkeypatch):
    """Of elements and of slices, along each axis, with and without what is there."""
    ufunc = {"prod": np.multiply, "amax": np.maximum, "amin": np.minimum}.get(reduce, np.add)
    first = {"prod": 1, "amax": -np.inf, "amin": np.inf}.get(reduce, 0)
    x = (RANDOM.standard_normal(shape) * 2).astype(dtype)
    for axis, include in itertools.product(range(len(shape)), (True, False)):
        sizes = (*shape[:axis], 45, *shape[axis + 1 :])
        y = (RANDOM.standard_normal(sizes) * 2).astype(dtype)
        vector = RANDOM.integers(0, shape[axis], 45)
        whole = np.broadcast_to(vector.reshape(-1, *[1] * (len(shape) - axis - 1)), sizes)
        for index, slices in ((RANDOM.integers(0, shape[axis], sizes), False), (whole, True)):
            where = grid_along(sizes, axis, index)
            wanted, count = x.astype("d"), np.full(shape, float(include))
            if not include:
                wanted[where] = first
            ufunc.at(wanted, where, y.astype("d"))
            np.add.at(count, where, 1)
            if reduce == "mean":
                wanted /= np.maximum(count, 1)
                wanted = np.floor(wanted) if dtype == "q" else wanted
            wanted = wanted.astype(dtype)
            for native in (True, False):
                monkeypatch.setattr(NATIVE, "least", 1 if native else 1 << 30)
                tensors = [ag.tensor(each) for each in (x, vector if slices else index, y)]
                if slices and reduce != "sum":
                    found = tensors[0].index_reduce(
                        axis, *tensors[1:], reduce, include_self=include
                    )
                else:
                    given = axis, ag.tensor(np.ascontiguousarray(index)), tensors[2], reduce
                    found = tensors[0].scatter_reduce(*given, include_self=include)
                assert found.dtype == np.dtype(dtype)
                tolerance = {"f": 1e-4, "e": 2e-2}.get(dtype, 1e-12)
                np.testing.assert_allclose(found.numpy(), wanted, tolerance, tolerance)


@pytest.mark.parametrize("bad", [-1, 700])
def test_places_that_are_none_are_refused(bad):
    x, y, index = ag.ones(700), ag.ones(900), ag.arange(900) % 700
    index[5] = bad
    with pytest.raises(RuntimeError, match=f"index {bad} is out of bounds for dimension 0"):
        x.scatter_reduce(0, index, y, "amax")
    with pytest.raises((RuntimeError, IndexError), match=r"out of bounds|out of range"):
        x.index_reduce(0, index, y, "amax")


def test_gradients_of_embeddings(monkeypatch):
    weight, places = RANDOM.standard_normal((9, 20)), RANDOM.integers(0, 9, (4, 6))

    def slope() -> np.ndarray:
        leaf = ag.tensor(weight, requires_grad=True)
        y = ag.nn.functional.embedding(ag.tensor(places), leaf, padding_idx=2)
        return ag.grad((y * y).sum(), [leaf])[0].numpy()

    called = []
    loop = moves._adding_loop
    monkeypatch.setattr(moves, "_adding_loop", lambda *dtypes: called.append(1) or loop(*dtypes))
    found = slope()
    assert called
    monkeypatch.setattr(NATIVE, "least", 1 << 40)
    np.testing.assert_allclose(found, slope(), 1e-13, 1e-13)


def test_many_ones_are_counted():
    values = ag.ones(20_000, 16, dtype=ag.float32) / 3
    found = ag.zeros(2, 16, dtype=ag.float32).index_add(0, ag.zeros(20_000, dtype=int), values)
    np.testing.assert_allclose(found[0].numpy(), 20_000 / 3, 1e-6)


@pytest.mark.parametrize(("places", "error"), [([0, 5], IndexError), ([0, -9], IndexError)])
def test_places_that_there_are_not(places, error):
    with pytest.raises(error):
        ag.zeros(5, 16).index_add(0, ag.tensor(places), ag.ones(2, 16))


@needs_guard_pages
@pytest.mark.parametrize("where", ["start", "end"])
@pytest.mark.parametrize("rows", [0, 1, 4])
def test_nothing_beside_the_rows_is_written(where, rows):
    """Whatever the index says."""
    for dtype in "fd":
        for length in (1, 16, 21):
            places = np.array([0, 3, 4, -1, 2**62, -(2**63), 2**63 - 1, 1])
            out, values = (guarded(np.ones((n, length), dtype), where) for n in (rows, len(places)))
            add = builtin_of(moves.adding_kernel(out.dtype, values.dtype))
            add(0, 8, 0, 8, length, 1, rows, guarded(places, where), values, out)
            assert out.sum() == (rows + 8 if rows else 0) * length


# ---- elements along an axis ----------------------------------------------------------------------


@needs_guard_pages
@pytest.mark.parametrize("where", ["start", "end"])
@pytest.mark.parametrize("dtype", ["f4", "f8", "i8", "i2", "?"])
@pytest.mark.parametrize("shape", [(40,), (5, 7), (3, 8, 4), (2, 3, 5, 1)])
def test_moved_elements(shape, dtype, where):
    for axis in range(len(shape)):
        index = RANDOM.integers(0, shape[axis], (*shape[:axis], 9, *shape[axis + 1 :]))
        x, y = ((RANDOM.standard_normal(n) * 9).astype(dtype) for n in (shape, index.shape))
        whole, part, places = (guarded(each, where) for each in (x, y, index))
        assert move("pick", whole, axis, places, part)
        np.testing.assert_array_equal(part, np.take_along_axis(x, index, axis))
        part[...] = y
        assert move("store", whole, axis, places, part)
        np.put_along_axis(stored := x.copy(), index, y, axis)
        np.testing.assert_array_equal(whole, stored)
        if whole.dtype.kind == "f":
            x.reshape(-1)[::7] = y.reshape(-1)[::5] = np.nan
        for ufunc in (np.add, np.multiply, np.maximum, np.minimum):
            whole[...], part[...] = x, y
            assert move(ufunc.__name__, whole, axis, places, part) == (whole.dtype.kind == "f")
            if whole.dtype.kind == "f":
                with np.errstate(invalid="ignore"):
                    ufunc.at(combined := x.copy(), grid_along(index.shape, axis, index), y)
                np.testing.assert_array_equal(whole, combined)


@needs_guard_pages
@pytest.mark.parametrize("place", [-1, 5, 2**62, -(2**63), 2**63 - 1])
@pytest.mark.parametrize("how", ["pick", "store", "add"])
def test_nothing_is_moved_beside_the_array(how, place):
    for size, inner in ((5, 1), (5, 3), (0, 2)):
        index = np.zeros((4, 6, inner), np.int64)
        index[2, 3] = place
        whole = guarded(np.zeros((4, size, inner)))
        assert not move(how, whole, 1, guarded(index), guarded(np.ones(index.shape)))


def test_what_does_not_suit_stays_with_numpy():
    x, index = np.zeros((3, 4)), np.zeros((3, 4), np.int64)
    z = x.astype("F")
    for whole, places, part in (
        *((x, index, x.astype("f")), (x, index.astype("i4"), x)),
        *((x, index[:2], x[:2]), (z, index, z)),
    ):
        assert not move("pick", whole, 1, places, part)


def test_gather_and_scatter_take_one_loop(monkeypatch):
    x, source = (ag.tensor(RANDOM.standard_normal((30, 20)), requires_grad=True) for _ in range(2))
    index = ag.tensor(RANDOM.integers(0, 20, (30, 20)))
    x.gather(1, index)  # native loops have begun
    called = []
    spy = lambda how, *args: called.append(how) or move(how, *args)  # noqa: E731
    monkeypatch.setattr(NATIVE, "move", spy)
    x.gather(1, index).sum().backward()
    x.scatter_add(1, index, source)
    x.scatter(1, index, source).sum().backward()
    x.take(index).sum().backward()
    assert sorted(called) == ["add"] * 3 + ["pick"] * 3 + ["store"] * 3


# ---- copies --------------------------------------------------------------------------------------


@needs_guard_pages
@pytest.mark.parametrize("where", ["start", "end"])
@pytest.mark.parametrize("dtype", ["f", "d"])
@pytest.mark.parametrize("sizes", [
    (2, 9, 30, 4, 1100), (1, 1, 7, 16, 40), (3, 5, 50, 1, 300), (1, 4, 1, 8, 1),
])  # fmt: skip
def test_weighted_samples_and_their_adjoints(sizes, dtype, where, monkeypatch):
    """For any number of threads; what is nowhere is not read, nor is its weight."""
    n, channels, size, taps, points = sizes
    shapes = (n, channels, size), (n, taps, points), (n, channels, points)
    x, weights, y = (RANDOM.standard_normal(shape).astype(dtype) for shape in shapes)
    places = RANDOM.integers(1, max(size, 2), (n, taps, points))
    places[RANDOM.random(places.shape) < 0.2] = -1
    weights[places == -1], x[..., 0], places[0, 0, 0] = np.nan, np.inf, -(2**40)
    places[places == size] = -7
    padded = np.concatenate([x, np.zeros_like(x[..., :1])], -1).astype("d")
    index = np.where(places < 0, size, places)[:, None]
    picked = np.take_along_axis(
        padded[:, :, None], np.broadcast_to(index, (n, channels, *index.shape[2:])), -1
    )
    known = np.where(places < 0, 0, weights).astype("d")
    gains = np.zeros((n, channels, size + 1))
    at = np.arange(n)[:, None, None, None], np.arange(channels)[:, None, None], index
    np.add.at(gains, at, known[:, None] * y[:, :, None])
    expected = (
        (picked * known[:, None]).sum(2),
        np.where(np.arange(size + 1) < size, gains, 0)[..., :size],
        (picked * y[:, :, None]).sum(1),
    )
    if dtype == "f":  # and the other width of places
        places = np.maximum(places, -9).astype(np.int32)
    memory = [guarded(each, where) for each in (x, weights, places, y)]

    def run() -> list[np.ndarray]:
        return [
            kernels.weighted_samples(*memory[:3]),
            kernels.add_samples(memory[3], *memory[1:3], size),
            kernels.match_samples(memory[3], memory[0], memory[2]),
        ]

    results = []
    for threads in (1, 2):
        monkeypatch.setattr(sampling, "thread_count", lambda asked, blocks, n=threads: n)
        results.append(run())
    monkeypatch.setattr(NATIVE, "sample", lambda *args: False)
    for one, two, numpy, exact in zip(*results, run(), expected, strict=True):
        np.testing.assert_array_equal(one, two)
        tolerance = 1e-5 if dtype == "f" else 1e-13
        for found in (one, numpy):
            assert found.dtype == dtype
            np.testing.assert_allclose(found, exact, tolerance, 10 * tolerance)


@needs_guard_pages
@pytest.mark.parametrize("where", ["start", "end"])
@pytest.mark.parametrize("dtype", ["f", "d"])
@pytest.mark.parametrize("sizes", [(7, 5, 40, 1), (3, 9, 17, 3), (1, 1, 5, 16)])
def test_mixed_rows(sizes, dtype, where):
    rows, count, length, many = sizes
    x, weights, out = (
        guarded(RANDOM.standard_normal(shape).astype(dtype), where)
        for shape in ((rows, length), (many, count), (count, length))
    )
    places = guarded(RANDOM.integers(0, rows, (many, count)), where)
    assert moves.mix_rows(x, places, weights, out)
    exact = (weights[..., None].astype("d") * x[places]).sum(0)
    tolerance = 1e-5 if dtype == "f" else 1e-13
    np.testing.assert_allclose(out, exact, tolerance, tolerance)
    exec("\n".join(python_text(moves.mixing_kernel(out.dtype, many))), scope := {})
    given = [each for tap in zip(places, weights, strict=True) for each in (*tap, x)]
    scope["mix_rows"](0, count, 0, count, length, 1, rows, *given, out)
    np.testing.assert_allclose(out, exact, tolerance, tolerance)
    assert not moves.mix_rows(x, places, weights.astype("e"), out)


@pytest.mark.parametrize("dtype", ["f", "d"])
@pytest.mark.parametrize("mode", ["nearest", "bilinear", "bicubic", "area"])
@pytest.mark.parametrize("size", [(9, 33), (40, 40), (20, 7)])
def test_resampled_images(size, mode, dtype):
    """Values and gradients are the products by the matrices of the taps."""
    x = RANDOM.standard_normal((2, 3, 19, 18)).astype(dtype)
    grad = RANDOM.standard_normal((2, 3, *size)).astype(dtype)
    image = ag.tensor(x, requires_grad=True)
    for given in (image, image.transpose(2, 3)):
        found = ag.nn.functional.interpolate(given, size, mode=mode)
        v = given.detach().numpy()
        chosen = [
            taps(mode, *sizes, None, False, False) for sizes in zip(v.shape[2:], size, strict=True)
        ]
        rows, columns = (each.dense(np.dtype("d")) for each in chosen)
        tolerance = 1e-5 if dtype == "f" else 1e-12
        np.testing.assert_allclose(found.detach().numpy(), rows @ v @ columns.T, 0, tolerance)
        (slope,) = ag.grad(found, given, ag.tensor(grad))
        np.testing.assert_allclose(slope.numpy(), rows.T @ grad @ columns, 0, 8 * tolerance)


def test_many_samples_at_one_place_are_all_counted():
    ones, nowhere = np.ones((1, 1, 1 << 25), "f"), np.zeros((1, 1, 1 << 25), int)
    assert kernels.add_samples(ones, ones, nowhere, 3).tolist() == [[[float(1 << 25), 0, 0]]]


def test_weighted_samples_of_what_suits_no_loop():
    x, weights, places = np.ones((2, 3, 5)), np.ones((2, 1, 4)), np.zeros((2, 1, 4), int)
    for found in (
        kernels.weighted_samples(x.astype("e"), weights.astype("e"), places),
        kernels.weighted_samples(x.astype("f"), weights, places.astype("i")),
        kernels.weighted_samples(np.asfortranarray(x), weights[:1], places[:, :, ::-1]),
    ):
        np.testing.assert_array_equal(found, np.ones((2, 3, 4)))
    for empty in (x[:0], x[:, :0]):
        count = len(empty)
        found = kernels.weighted_samples(empty, weights[:count], places[:count])
        assert found.shape == (*empty.shape[:2], 4)
    assert (
        kernels.weighted_samples(x, weights[:, :0], places[:, :0]).tolist()
        == np.zeros((2, 3, 4)).tolist()
    )
    assert kernels.match_samples(x[..., :4], x, places[:, :0]).shape == (2, 0, 4)


def repeats_of(shape: tuple[int, ...], dtype: str) -> list[np.ndarray]:
    """Arrays of this shape, repeated along each choice of its dimensions."""
    whole, found = np.asarray(RANDOM.standard_normal(shape), dtype), []
    for once in itertools.product((True, False), repeat=len(shape)):
        kept = whole[tuple([slice(1) if one else slice(None) for one in once])]
        found.append(np.broadcast_to(kept.copy(), shape))
    return found


@pytest.mark.parametrize("dtype", ["f", "d"])
@pytest.mark.parametrize("shape", [(), (1,), (5,), (3, 40), (40, 17), (2, 18, 20), (1, 200, 1000)])
def test_copies_of_repeated_numbers(shape, dtype):
    for x in repeats_of(shape, dtype):
        found = moves.copied(x)
        if found is not None:
            assert found.flags.owndata
            assert found.flags.c_contiguous
            assert found.dtype == dtype
            np.testing.assert_array_equal(found, x)


@pytest.mark.parametrize("dtype", ["f", "d"])
@pytest.mark.parametrize("shape", [(), (1,), (7, 5), (300, 700)])
def test_sums_in_place(shape, dtype):
    x, y = (np.asarray(RANDOM.standard_normal(shape), dtype) for _ in range(2))
    expected = x + y
    assert moves.added(x, y)
    np.testing.assert_array_equal(x, expected)
    whole = np.zeros((9, 9), dtype)
    for a, b in ((whole[:8], whole[1:]), (whole, whole), (whole, whole.T), (whole[:, :3],) * 2):
        assert not moves.added(a, b)
    assert not moves.added(np.zeros(3, "q"), np.zeros(3, "q"))


@pytest.mark.parametrize("dtype", ["?", "b", "q", "f", "d", "D", ">f4"])
@pytest.mark.parametrize("shape", [(), (0,), (7, 5), (300, 1000)])
def test_one_number_everywhere(shape, dtype):
    """In memory of any order; what else suits no loop is NumPy's, and keeps what is between."""
    like = ag.tensor(np.zeros(shape, dtype))
    for found, number in (
        (like.clone().fill_(1), 1), (like.clone().fill_(ag.tensor(1.0)), 1), (like + 1, 1),
        (ag.ones_like(like), 1), (ag.full_like(like, 1), 1), (ag.full(shape, 1, dtype=dtype), 1),
        ((like + 1).zero_(), 0), ((like + 1).T.contiguous().T.zero_(), 0), (ag.zeros_like(like), 0),
    ):  # fmt: skip
        np.testing.assert_array_equal(found.numpy(), np.full(shape, number, dtype))
    whole = np.zeros((600, 700), "f")
    ag.from_numpy(whole)[::2, 1:].fill_(3)
    assert (whole[::2, 1:] == 3).all()
    assert whole.sum() == 3 * 300 * 699
    assert moves.filled(np.empty((3, 4)).T, 1.0)
    assert not any(moves.filled(x, 1.0) for x in (whole[:, 1:], whole[:0], np.zeros(3, "D")))
    assert not moves.filled(whole, whole[:1])


def test_negation_in_place():
    for n in (3, 100_000, 300_000):
        x = ag.tensor(np.arange(float(n)), dtype=np.float32)
        np.testing.assert_array_equal(x.neg_().numpy(), -np.arange(n))
        np.testing.assert_array_equal(x[::3].neg_().numpy(), np.arange(n)[::3])
        assert x[1] == -1


def test_large_gradients_are_added_up():
    x = ag.tensor(RANDOM.standard_normal((600, 500)), requires_grad=True)
    for _ in range(3):
        ((x * 2 + x.exp()) * x).sum().backward()
    v = x.detach().numpy()
    np.testing.assert_allclose(x.grad, 3 * (4 * v + np.exp(v) * (1 + v)), rtol=1e-12, atol=1e-12)
    memory = np.zeros(300_001)
    x.grad = ag.from_numpy(memory[1:].reshape(600, 500))
    memory[:] = np.arange(300_001)
    x.reshape(-1).backward(ag.from_numpy(memory[:-1]))
    np.testing.assert_array_equal(x.grad.reshape(-1), 2 * np.arange(300_000.0) + 1)


def test_which_copies_are_loops():
    x = RANDOM.standard_normal((3, 20, 30))
    for taken in (x, x[:1].repeat(3, 0), np.broadcast_to(x[:1], x.shape), x[1]):
        assert moves.copied(taken) is not None
    for left in (x.T, x[:, ::2], x[..., ::-1], x + 0j, x[:0], x.astype(">f8")):
        assert moves.copied(left) is None
    assert moves.copied(np.broadcast_to(x[:, :1], x.shape)) is None  # in the middle


@needs_guard_pages
@pytest.mark.parametrize("where", ["start", "end"])
def test_nothing_beside_a_copied_array_is_touched(where, monkeypatch):
    monkeypatch.setattr(moves.np, "empty", lambda shape, d: guarded(np.zeros(shape, d), where))
    for size in (1, 7, 16, 33, 100):
        x = guarded(np.arange(float(size)), where)
        np.testing.assert_array_equal(moves.copied(x), x)
        rows = np.broadcast_to(x[:, None], (size, 19))
        np.testing.assert_array_equal(moves.copied(rows), rows)


def test_gradients_of_sums_own_their_memory():
    x = ag.tensor(RANDOM.standard_normal((600, 500)), requires_grad=True)
    y = ag.tensor(RANDOM.standard_normal((600, 500)), requires_grad=True)
    (x.sum(1) @ ag.arange(600.0) + y.sum() + x.sum(0).sum()).backward()
    x.grad[0, 0] = 7.0
    assert x.grad[0, 1] == 1.0
    np.testing.assert_array_equal(x.grad[2:, 0], np.arange(2.0, 600.0) + 1)
    np.testing.assert_array_equal(y.grad, np.ones((600, 500)))
