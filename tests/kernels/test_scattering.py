"""Putting and combining elements: repeated indices, zeros in products, memory, in place."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import autograd as ag


def _leaf(*values: float) -> Any:
    return ag.tensor(np.array(values, float), requires_grad=True)


# ---- values and gradients ------------------------------------------------------------------------


@pytest.mark.parametrize("put", [
    lambda x, i, v: x.index_put((i,), v), lambda x, i, v: x.put(i, v),
    lambda x, i, v: x.index_copy(0, i, v), lambda x, i, v: x.scatter(0, i, v),
])  # fmt: skip
def test_of_several_writes_the_last_has_the_gradient(put: Any) -> None:
    x, v = _leaf(1, 2, 3), _leaf(10, 20, 30)
    y = put(x, ag.tensor([0, 0, 2]), v)
    assert y.tolist() == [20, 2, 30]
    gx, gv = ag.grad((y * ag.tensor([1.0, 2, 3])).sum(), (x, v))
    assert gx.tolist() == [0, 2, 0]
    assert gv.tolist() == [0, 1, 3]


def test_accumulating_writes_all_have_the_gradient() -> None:
    x, v = _leaf(1, 2, 3), _leaf(10, 20, 30)
    y = x.index_put((ag.tensor([0, 0, 2]),), v, accumulate=True)
    assert y.tolist() == [31, 2, 33]
    assert ag.grad(y.sum(), v)[0].tolist() == [1, 1, 1]
    y = ag.zeros(1).index_put((ag.tensor([0, 0, 0]),), v)  # nan spreads to no overwritten element
    assert ag.grad(y, v, ag.tensor([np.nan]))[0].tolist()[:2] == [0, 0]


@pytest.mark.parametrize("zeros", [0, 1, 2, 3])
def test_products_with_zeros(zeros: int) -> None:
    """First and second derivatives are those of the polynomial, however many factors are zero."""
    start = np.array([2.0, 3, 4, 5])
    start[:zeros] = 0
    index = ag.tensor([0, 0, 0])

    def product(x: Any) -> Any:
        return x[:1].scatter_reduce(0, index, x[1:], "prod").sum()

    def plainly(x: Any) -> Any:
        return x[0] * x[1] * x[2] * x[3]

    x = ag.tensor(start, requires_grad=True)
    assert ag.grad(product(x), x)[0].tolist() == ag.grad(plainly(x), x)[0].tolist()
    np.testing.assert_array_equal(_hessian(product, x), _hessian(plainly, x))


def _hessian(function: Any, x: Any) -> np.ndarray:
    (g,) = ag.grad(function(x), x, create_graph=True)
    rows = [ag.grad(each, x, retain_graph=True)[0].numpy() for each in g]
    return np.stack(rows)


def test_extremes_share_the_gradient_of_ties() -> None:
    x, v = _leaf(3, 1), _leaf(3, 3, 0)
    y = x.scatter_reduce(0, ag.tensor([0, 0, 1]), v, "amax")
    gx, gv = ag.grad(y.sum(), (x, v))
    np.testing.assert_allclose(gx.numpy(), [1 / 3, 1])
    np.testing.assert_allclose(gv.numpy(), [1 / 3, 1 / 3, 0])


@pytest.mark.parametrize("reduce", ["amin", "amax", "prod", "sum"])
def test_nan_goes_through_without_a_warning(reduce) -> None:
    x, index = ag.tensor([4.0, 5.0]), ag.tensor([0, 1])
    y = x.scatter_reduce(0, index, ag.tensor([np.nan, 5.0]), reduce, include_self=False)
    np.testing.assert_array_equal(y.numpy(), [np.nan, 5])


def test_reductions_of_integers() -> None:
    x, index = ag.tensor([4, 5, 6]), ag.tensor([0, 0])
    v = ag.tensor([-3, -4])
    assert x.scatter_reduce(0, index, v, "mean").tolist() == [-1, 5, 6]
    assert x.scatter_reduce(0, index, v, "amax", include_self=False).tolist() == [-3, 5, 6]
    assert x.index_reduce(0, index, v, "prod").tolist() == [48, 5, 6]


@pytest.mark.slow
def test_many_equal_indices_in_float32() -> None:
    count = 1 << 25
    index = np.zeros(count, np.int8)
    out = ag.zeros(1, dtype=ag.float32).scatter_reduce(
        0, ag.from_numpy(index), ag.from_numpy(np.ones(count, np.float32)), "sum"
    )
    assert out.item() == count


def test_equal_indices_and_running_sums_in_half_precision() -> None:
    values = (1 + np.random.default_rng(0).random((300, 4))).astype(np.float16)
    exact = values.astype(np.float64)
    x = ag.tensor(values, requires_grad=True)
    rows = ag.tensor(np.repeat([0, 2], 150))
    sums = ag.zeros(3, 4, dtype=np.float16).index_add(0, rows, x)
    np.testing.assert_allclose(sums.detach().numpy()[2], exact[150:].sum(0), 1e-3)
    (grad,) = ag.grad(x[ag.zeros(300, dtype=np.int64)], x, x.detach())
    np.testing.assert_allclose(grad.numpy()[0], exact.sum(0), 1e-3)
    for dim in (0, 1):
        sums = x.cumsum(dim)
        np.testing.assert_allclose(sums.detach().numpy(), exact.cumsum(dim), 1e-3)
        (grad,) = ag.grad(sums, x, x.detach())
        np.testing.assert_allclose(
            grad.numpy(), np.flip(np.flip(exact, dim).cumsum(dim), dim), 1e-3
        )


def test_no_index_beside_numbers_without_dimensions() -> None:
    x, v = ag.tensor(2.0, requires_grad=True), ag.tensor(3.0, requires_grad=True)
    nothing = ag.zeros(0, dtype=ag.int64)
    for y in (x.scatter_add(0, nothing, v), x.scatter_reduce(0, nothing, v, "sum")):
        assert y.shape == () and y.item() == 2
        assert [g.tolist() for g in ag.grad(y, (x, v))] == [1, 0]
    y = x.gather(0, nothing)
    assert y.shape == (0,)
    assert ag.grad(y.sum(), x)[0].item() == 0


def test_numbers_without_dimensions() -> None:
    x, v = ag.tensor(2.0, requires_grad=True), ag.tensor([3.0], requires_grad=True)
    zero = ag.tensor([0])
    y = x.scatter_reduce(0, zero, v, "prod")
    assert y.shape == () and y.item() == 6
    assert [g.tolist() for g in ag.grad(y, (x, v))] == [3, [2]]
    assert x.index_copy(0, zero, v).item() == 3


# ---- memory --------------------------------------------------------------------------------------


def test_strides_are_those_of_the_memory() -> None:
    x = _leaf(1, 2, 3)
    y = x.as_strided((2, 2), (1, 1))  # windows that overlap
    assert y.tolist() == [[1, 2], [2, 3]]
    assert ag.grad(y.sum(), x)[0].tolist() == [1, 2, 1]
    base = ag.tensor(np.arange(6.0).reshape(2, 3), requires_grad=True)
    y = base.t().as_strided((2, 2), (3, 1), 1)
    assert y.tolist() == [[1, 2], [4, 5]]
    assert ag.grad(y.sum(), base)[0].tolist() == [[0, 1, 1], [0, 1, 1]]
    row = base[1]
    assert row.as_strided((2,), (1,)).tolist() == [3, 4]
    outside = row.as_strided((2,), (1,), 2)  # of which the second lies in `row`
    assert outside.tolist() == [2, 3]
    assert ag.grad(outside.sum(), base)[0].tolist() == [[0, 0, 0], [1, 0, 0]]


def test_memory_is_not_left() -> None:
    x = ag.zeros(4)
    for size, stride, offset in [((2, 3), (1, 2), None), ((2,), (1,), 3), ((1,), (1,), -1)]:
        with pytest.raises(RuntimeError, match="are out of bounds for storage of size 32"):
            x.as_strided(size, stride, offset)
    with pytest.raises(RuntimeError, match="Negative strides are not supported"):
        x.as_strided((2,), (-1,))
    assert x.as_strided((0, 9), (1, 1)).shape == (0, 9)


# ---- in place ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("change", "shape"), [
    (lambda y: y.t_(), (3, 2)),
    (lambda y: y.transpose_(0, 1), (3, 2)),
    (lambda y: y.swapaxes_(-1, 0), (3, 2)),
    (lambda y: y.unsqueeze_(1), (2, 1, 3)),
    (lambda y: y.unsqueeze_(0).squeeze_(), (2, 3)),
    (lambda y: y.as_strided_((2, 2), (3, 1)), (2, 2)),
])  # fmt: skip
def test_shapes_change_in_place(change: Any, shape: tuple[int, ...]) -> None:
    x = ag.tensor(np.arange(6.0).reshape(2, 3), requires_grad=True)
    y = x * 1
    memory = y.data_ptr()
    assert change(y) is y
    assert y.shape == shape and y.data_ptr() == memory
    expected = change(ag.tensor(np.arange(6.0).reshape(2, 3)))
    np.testing.assert_array_equal(y.detach().numpy(), expected.numpy())
    (g,) = ag.grad((y * y).sum(), x)
    kept = np.arange(6.0).reshape(2, 3)
    if y.numel() == 4:
        kept[:, 2] = 0
    np.testing.assert_array_equal(g.numpy(), 2 * kept)
    y.mul_(2)  # the memory is not shared with a view
    with pytest.raises(RuntimeError, match="a leaf Variable that requires grad"):
        change(x)
    with ag.no_grad():
        change(x)
    assert x.shape == shape and x.requires_grad and x.is_leaf


_INDEX = ag.tensor([0, 2])


@pytest.mark.parametrize(("change", "expected"), [
    (lambda y: y.scatter_(0, _INDEX, 9.0), [9, 2, 9]),
    (lambda y: y.scatter_(0, _INDEX, ag.tensor([7.0, 8.0])), [7, 2, 8]),
    (lambda y: y.scatter_(0, _INDEX, 3.0, reduce="multiply"), [3, 2, 9]),
    (lambda y: y.scatter_(0, _INDEX, ag.tensor([7.0, 8.0]), reduce="add"), [8, 2, 11]),
    (lambda y: y.scatter_reduce_(0, _INDEX, ag.tensor([7.0, 0.0]), "amax"), [7, 2, 3]),
    (lambda y: y.index_reduce_(0, _INDEX, ag.tensor([7.0, 0.0]), "amin"), [1, 2, 0]),
    (lambda y: y.index_put_((_INDEX,), ag.tensor(5.0)), [5, 2, 5]),
    (lambda y: y.index_put_([_INDEX], ag.tensor([1.0, 1.0]), True), [2, 2, 4]),
    (lambda y: y.index_copy_(0, _INDEX, ag.tensor([4.0, 5.0])), [4, 2, 5]),
    (lambda y: y.put_(_INDEX, ag.tensor([4.0, 5.0]), accumulate=True), [5, 2, 8]),
    (lambda y: y.masked_scatter_(y > 1, ag.tensor([4.0, 5.0])), [1, 4, 5]),
    (lambda y: y.clamp_(2, 2.5), [2, 2, 2.5]),
])  # fmt: skip
def test_elements_change_in_place(change: Any, expected: list[float]) -> None:
    y = ag.tensor([1.0, 2.0, 3.0])
    assert change(y) is y and y.tolist() == expected
    x = _leaf(1, 2, 3)
    recorded = change(x * 1)
    assert recorded.tolist() == expected
    ag.grad(recorded.sum(), x)
    with pytest.raises(RuntimeError, match="a leaf Variable that requires grad"):
        change(x)
    assert x.tolist() == [1, 2, 3]


# ---- errors --------------------------------------------------------------------------------------

_X = ag.zeros(4)
_ERRORS: list[tuple[Any, type[Exception], str]] = [
    (lambda: _X.put(ag.tensor([0, 1]), ag.zeros(3)), IndexError, "same number of elements"),
    (lambda: _X.put(ag.tensor([7]), ag.zeros(1)), IndexError, "tried to access index 7"),
    (lambda: _X.index_copy(0, ag.tensor([0, 7]), ag.zeros(2)), IndexError, "index 7 is out of b"),
    (lambda: _X.index_copy(0, ag.tensor([0]), ag.zeros(2)), IndexError, "Number of indices"),
    (lambda: _X.index_put((ag.tensor([0, 1]),), ag.zeros(3)), RuntimeError, "shape mismatch"),
    (lambda: _X.index_put((ag.tensor([0, 9]),), ag.zeros(2)), IndexError, "index 9 is out of bou"),
    (lambda: _X.index_put((ag.tensor([0]),) * 2, ag.zeros(1)), IndexError, "too many indices"),
    (lambda: _X.index_put((ag.zeros(1),), ag.zeros(1)), IndexError, "must be long, int"),
    (lambda: _X.masked_scatter(_X == 0, ag.zeros(3)), RuntimeError, "number of ones in mask"),
    (lambda: _X.masked_scatter(_X, ag.zeros(4)), RuntimeError, "only supports boolean masks"),
    (lambda: _X.scatter_reduce(0, ag.tensor([0]), _X, "q"), RuntimeError, "reduce argument must"),
    (lambda: _X.scatter_reduce(0, ag.tensor([9]), _X, "sum"), RuntimeError, "out of bounds"),
    (lambda: _X.scatter(0, ag.tensor([0]), _X, reduce="q"), RuntimeError, "either add or multi"),
    (lambda: _X.index_reduce(0, ag.tensor([0]), _X[:1], "sum"), RuntimeError, "Expected reduce"),
    (lambda: _X.index_reduce(0, ag.tensor([0]), _X, "prod"), RuntimeError, "Number of indices"),
    (lambda: _X.slice_scatter(ag.zeros(3), 0, 1, 3), RuntimeError, "expected src to have a size"),
    (lambda: _X.slice_scatter(ag.zeros(3), 0, 1, 3, 0), RuntimeError, "slice step must be pos"),
    (lambda: _X.select_scatter(ag.zeros(1), 0, 9), IndexError, "out of range"),
    (lambda: ag.meshgrid(_X, indexing="q"), RuntimeError, "must be one of"),
    (lambda: ag.meshgrid(), RuntimeError, "non-empty TensorList"),
    (lambda: ag.block_diag(ag.zeros(1, 1, 1)), RuntimeError, "2 or fewer dimensions"),
    (lambda: ag.broadcast_tensors(_X, ag.zeros(3)), RuntimeError, r"tensor a \(4\) must match"),
    (lambda: ag.combinations(_X, -1), RuntimeError, "non-negative number"),
    (lambda: ag.cartesian_prod(_X, ag.zeros(1, 1)), RuntimeError, "Expect a 1D vector"),
    (lambda: ag.hsplit(_X, 3), RuntimeError, "not divisible by the split_size 3"),
    (lambda: ag.dsplit(_X, 1), RuntimeError, "requires a tensor with at least 3 dimension"),
]


def test_block_diag_of_nothing_has_one_row() -> None:
    assert ag.block_diag().shape == (1, 0)


@pytest.mark.parametrize(("call", "error", "message"), _ERRORS)
def test_errors(call: Any, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        call()


@pytest.mark.parametrize("low", [0, -4])
def test_indices_of_take_along_dim_may_be_written_later(low: int) -> None:
    """They are copied, whether or not some are counted from the end."""
    random = np.random.default_rng(0)
    places = random.integers(low, 4, (5, 3))
    x, index = ag.tensor(random.standard_normal((4, 3)), requires_grad=True), ag.tensor(places)
    found = ag.take_along_dim(x, index, 0)
    index.fill_(0)
    found.sum().backward()
    np.testing.assert_array_equal(
        found.detach().numpy(), np.take_along_axis(x.detach().numpy(), places, 0)
    )
    expected = [np.bincount(column % 4, minlength=4) for column in places.T]
    assert x.grad is not None
    np.testing.assert_array_equal(x.grad.numpy().T, expected)


def test_bytes_put_at_are_a_mask() -> None:
    x, mask = _leaf(1, 2, 3), ag.tensor([0, 1, 1], dtype=ag.uint8)
    with pytest.warns(UserWarning, match="please use a dtype .*bool instead"):
        y = x.index_put((mask,), _leaf(5, 6))
    assert y.tolist() == [1, 5, 6]
    with pytest.warns(UserWarning, match="bool instead"):
        assert ag.grad(y.sum(), x)[0].tolist() == [1, 0, 0]


def test_sums_are_of_one_element_after_another() -> None:
    big = ag.tensor([1e16])
    assert big.scatter_reduce(0, ag.tensor([0, 0]), ag.tensor([1.0, 1.0]), "sum").item() == 1e16
    halves = ag.ones(3000, dtype=ag.float16)
    zero = ag.zeros(3000, dtype=ag.int64)
    y = ag.zeros(1, dtype=ag.float16).scatter_reduce(0, zero, halves, "sum")
    assert y.tolist() == [3000] and y.dtype == np.float16


def test_an_index_without_elements_fits_any_source() -> None:
    x, nothing = ag.ones(2, 3), ag.zeros(0, dtype=ag.int64)
    for y in (
        x.scatter(0, nothing, ag.ones(4, 5)),
        x.scatter_reduce(0, nothing, ag.ones(4, 5), "sum"),
        x.scatter_add(0, nothing, ag.ones(4, 5)),
    ):
        assert y.tolist() == x.tolist()
