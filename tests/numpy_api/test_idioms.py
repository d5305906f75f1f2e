"""Idioms of NumPy that are no calls of its functions, or write."""

from __future__ import annotations

import io
from typing import Any

import numpy as np
import pytest

import autograd as ag
from tests.support.seeding import RANDOM


def leaf(*shape: int) -> ag.Tensor:
    return ag.tensor(RANDOM.standard_normal(shape) + 3, requires_grad=True)


METHODS: dict[str, Any] = {
    "reduce": lambda x: np.subtract.reduce(x),
    "reduce of two": lambda x: np.hypot.reduce(x, axis=(0, 1), keepdims=True),
    "reduce of all": lambda x: np.logaddexp.reduce(x, axis=None),
    "reduce with where": lambda x: np.add.reduce(x, axis=1, where=[True, False, True, True]),
    "reduce in a dtype": lambda x: np.divide.reduce(x, dtype=np.float64),
    "accumulate": lambda x: np.logaddexp.accumulate(x, axis=1),
    "accumulate of maxima": lambda x: np.maximum.accumulate(x),
    "accumulate of a vector": lambda x: np.logaddexp.accumulate(x[0], axis=None),
    "running sum": lambda x: np.add.accumulate(x, axis=1),
    "reduceat": lambda x: np.add.reduceat(x, [0, 2, 1], axis=1),
    "outer": lambda x: np.divide.outer(x, x[0]),
    "frompyfunc": lambda x: np.frompyfunc(lambda a, b: a * b if a > 3 else b, 2, 1)(x, x[0]),
}


@pytest.mark.parametrize("name", METHODS)
def test_methods_of_ufuncs(name):
    x = leaf(3, 4)
    expected = np.asarray(METHODS[name](x.detach().numpy()), float)
    found = METHODS[name](x)
    assert found.shape == expected.shape
    np.testing.assert_allclose(found.detach().numpy(), expected, rtol=1e-13)
    assert ag.gradcheck(METHODS[name], (x,))


def test_methods_of_ufuncs_that_are_refused():
    x = leaf(3)
    for call, message in [
        (lambda: np.subtract.reduce(x[:0]), "no identity"),
        (lambda: np.hypot.at(x * 1, [0], 2.0), "`at` of add, subtract, multiply, maximum, minimum"),
        (lambda: np.add.at(x.to(int), [0], 0.5), "Cannot cast from float64 to int64"),
        (lambda: np.subtract.reduce(x, where=[True, False, True]), "where= is not supported"),
        (lambda: np.add.at(np.zeros(3), [0], x[0]), r"a = ag.tensor\(a\)"),
    ]:
        with pytest.raises((TypeError, ValueError), match=message):
            call()


WRITES: dict[str, Any] = {
    "add.at": lambda a, v: np.add.at(a, [0, 2, 0], v[0, :3, None]),
    "add.at of pairs": lambda a, v: np.add.at(a, ([0, 1, 0], [1, 1, 1]), v[0, :3]),
    "add.at of a slice": lambda a, v: np.add.at(a, slice(1, 3), v[1:3]),
    "subtract.at": lambda a, v: np.subtract.at(a, a > 3, 0.5),
    "multiply.at": lambda a, v: np.multiply.at(a, ([0, 1, 0], [1, 1, 1]), v[0, :3]),
    "maximum.at": lambda a, v: np.maximum.at(a, [0, 2, 0], v[0, :3, None]),
    "minimum.at": lambda a, v: np.minimum.at(a, slice(1, 3), v[1:3]),
    "copyto": lambda a, v: np.copyto(a, v[0]),
    "copyto with where": lambda a, v: np.copyto(a, v, where=v > 3),
    "put": lambda a, v: np.put(a, [0, -1, 5], v[0, :2]),
    "put, wrapped": lambda a, v: np.put(a, [14], v[0, 0], mode="wrap"),
    "putmask": lambda a, v: np.putmask(a, a > 3, v),
    "putmask, repeated": lambda a, v: np.putmask(a, a > 3, v[0, :3]),
    "place": lambda a, v: np.place(a, a > 3, v[0, :3]),
    "fill_diagonal": lambda a, v: np.fill_diagonal(a, v[0, 0]),
    "put_along_axis": lambda a, v: np.put_along_axis(a, np.array([[1], [0], [3]]), v[:, :1], 1),
}


@pytest.mark.parametrize("name", WRITES)
def test_writes(name):
    write, x, v = WRITES[name], leaf(3, 4), leaf(3, 4)
    expected = x.detach().numpy().copy()
    write(expected, v.detach().numpy())

    def function(x: ag.Tensor, v: ag.Tensor) -> ag.Tensor:
        written = x * 1
        write(written, v)
        return written

    np.testing.assert_allclose(function(x, v).detach().numpy(), expected, rtol=1e-15)
    assert ag.gradcheck(function, (x, v))


@pytest.mark.parametrize("name", WRITES)
def test_writes_into_arrays_are_refused(name):
    x, v = RANDOM.standard_normal((3, 4)) + 3, leaf(3, 4)
    if name in ("subtract.at", "fill_diagonal"):
        pytest.skip("nothing that is recorded is written, or NumPy does not ask the Tensor")
    before = x.copy()
    with pytest.raises(TypeError, match=r"make it one: a = ag.tensor\(a\)"):
        WRITES[name](x, v)
    np.testing.assert_array_equal(x, before)


def test_arrays_without_elements():
    for call in (
        lambda x: np.logaddexp.reduce(x), lambda x: np.hypot.reduce(x, axis=0, keepdims=True),
        lambda x: np.subtract.reduce(x[:, 0].sum()), lambda x: np.quantile(x, [0.3, 0.6], axis=-1),
        lambda x: np.median(x, axis=-1), lambda x: np.apply_along_axis(np.cumsum, 0, x[:, 0]),
        lambda x: np.pad(x, 1, "empty")[1:-1, 1:-1],
    ):  # fmt: skip
        expected = call(np.zeros((0, 3)))
        found = call(ag.zeros((0, 3), requires_grad=True))
        assert found.shape == np.shape(expected)
        np.testing.assert_array_equal(found.detach().numpy(), expected)
    assert np.isnan(np.median(ag.zeros(0))) and np.isnan(np.nanmedian(ag.zeros(0)))
    assert np.isnan(np.nanquantile(ag.zeros((3, 0)), 0.3, axis=1)).shape == (3,)


def test_lists_of_tensors_are_refused_by_name():
    x = leaf(3)
    rows = list(x)
    for call, name, instead in (
        (lambda: np.array([x[0], 1.0]), "np.array", "np.stack of a list"),
        (lambda: np.asarray(rows), "np.asarray", "np.stack of a list"),
        (lambda: np.r_[x, x], "np.r_", "np.concatenate"),
        (lambda: np.c_[x, x], "np.c_", "np.column_stack"),
    ):
        with pytest.raises(RuntimeError, match=f"^{name} takes plain arrays, .* Use {instead}"):
            call()
    with pytest.raises(RuntimeError, match=r"^Can't call numpy\(\) on Tensor that requires grad"):
        np.array(x)  # as in PyTorch


def test_lists_as_operands():
    x = leaf(3)
    plain = x.detach().numpy()
    for call in (
        lambda x: x * [1, 2, 3], lambda x: [1, 2, 3] - x, lambda x: x / (1.0, 2.0, 3.0),
        lambda x: x @ [1.0, 2.0, 3.0], lambda x: x ** [[1], [2]], lambda x: x > [1.0, 3.0, 5.0],
        lambda x: np.maximum(x, [3, 3, 3]), lambda x: np.add(x, [1, 2, 3]),
    ):  # fmt: skip
        np.testing.assert_array_equal(call(x).detach().numpy(), call(plain))
    assert np.allclose(x, plain.tolist())
    assert (x.float() * [1, 2, 3]).dtype == (plain.astype("f") * [1, 2, 3]).dtype
    for wrong in ([[1], [1, 2]], ["a"], [x[0], 1.0], [None]):
        with pytest.raises(TypeError, match=r"argument 'other' \(position 2\) must be Tensor"):
            x * wrong


def test_an_array_on_the_left_says_what_to_write():
    position = np.zeros(3)
    with pytest.raises(TypeError, match=r"write `a = a \+ t`"):
        position += 0.1 * leaf(3)
    np.testing.assert_array_equal(position, 0)


def test_methods_of_arrays():
    x = leaf(2, 3)
    y = x.copy()
    assert y.grad_fn is not None
    assert not np.shares_memory(y.detach().numpy(), x.detach().numpy())
    assert [each.item() for each in x.flat] == x.reshape(-1).tolist()
    assert round(x, 1).tolist() == np.round(x.detach().numpy(), 1).tolist()
    assert round(x[0, 0]).item() == round(x[0, 0].item())
    assert round(x).grad_fn is not None
    z = ag.zeros(2, 3)
    z.flat[4] = 5.0
    assert z[1, 1].item() == 5.0
    with pytest.raises(RuntimeError, match="view size is not compatible"):
        ag.zeros(2, 3).t().flat  # noqa: B018


def test_size_is_a_number_and_a_method():
    x = leaf(2, 3)
    assert x.size == 6 and x.size / 2 == 3.0 and (x * x.size).sum().requires_grad
    assert x.size() == (2, 3) and x.size(-1) == 3
    assert ag.vmap(lambda row: row * row.size)(x).shape == (2, 3)
    with pytest.raises(IndexError, match="Dimension out of range"):
        x.size(2)
    with pytest.raises(TypeError, match=r"size\(\): argument 'dim' must be int, not str"):
        x.size("a")


def test_astype_copies():
    x = ag.tensor([1.0, 2.5])
    y = x.astype(np.float64)
    y += 1
    assert x.tolist() == [1.0, 2.5]
    assert x.astype("f8", copy=False) is x
    assert leaf(2).astype(np.float32, copy=False).requires_grad
    with pytest.raises(TypeError, match="according to 'safe'"):
        x.astype(np.int64, casting="safe")


def test_functions_that_take_plain_arrays_name_themselves():
    x = leaf(3)
    for call, message in [
        (lambda: np.full(3, x[0]), r"^np\.full takes plain arrays.*Use np\.full_like"),
        (lambda: np.vectorize(abs)(x), r"^np\.vectorize .*Use np\.frompyfunc"),
        (lambda: np.sum([x[0], 1.0]), r"^np\.sum .*Use np\.stack of the list"),
        (lambda: np.linalg.norm([x[0], 1.0]), r"^np\.linalg\.norm .*np\.stack"),
        (lambda: np.ma.array(x), r"^np\.ma\.array takes"),
        (lambda: np.polynomial.Polynomial(x), r"Use autograd\.numpy\.polynomial\.Polynomial"),
    ]:
        with pytest.raises(RuntimeError, match=message):
            call()


def test_what_gives_no_values_takes_them():
    x = leaf(3)
    assert np.shape([x, x]) == (2, 3) and np.allclose([x], [x.tolist()])
    np.testing.assert_allclose(x, x.tolist())
    np.testing.assert_array_equal([x], [x])
    with pytest.raises(AssertionError, match="Not equal"):
        np.testing.assert_allclose(x, x.detach().numpy() + 1)


def test_what_loses_no_gradient_is_computed_of_tensors_without_one():
    x = ag.tensor([3.0, 1.0, 3.0])
    file = io.BytesIO()
    np.savez(file, x=x)
    file.seek(0)
    np.testing.assert_array_equal(np.load(file)["x"], x.numpy())
    counts, _ = np.histogram(x, 2)
    assert counts.tolist() == [1, 2]
    assert np.union1d(x, [7.0]).tolist() == [1.0, 3.0, 7.0]
    assert np.linalg.matrix_rank(ag.eye(2)) == 2
    with pytest.raises(TypeError, match="is not for Tensors"):
        np.save(io.BytesIO(), x.requires_grad_())


def test_unique_tells_places_and_counts():
    x = leaf(4)[[0, 1, 0, 2]]
    values, *others = np.unique(x, True, True, True)
    expected = np.unique(x.detach().numpy(), True, True, True)
    for found, wanted in zip([values.detach().numpy(), *others], expected, strict=True):
        np.testing.assert_array_equal(found, wanted)
    assert values.grad_fn is not None


def test_where_of_ufuncs_leaves_elements_out():
    """Also of the gradient, where the function is not finite for them."""
    x, y = ag.tensor([1.0, 2.0, 3.0], requires_grad=True), ag.tensor([0.0, 2.0, -4.0])
    y.requires_grad_()
    for call in (
        lambda x, y: np.divide(x, y, out=np.full_like(x, 7.0), where=[False, True, True]),
        lambda x, y: np.log(y, out=x * 1, where=y > 1),
        lambda x, y: np.multiply(x[:, None], y, out=np.ones((3, 3)) * y, where=(y > 1)[:, None]),
        lambda x, y: np.hypot(x, 2.0, where=[True, False, True], out=x * y),
    ):
        plain = [each.detach().numpy() for each in (x, y)]
        np.testing.assert_allclose(call(x, y).detach().numpy(), call(*plain))
        assert ag.gradcheck(call, (x, y))
    assert np.log(y, where=y > 0).tolist() == [0.0, np.log(2.0), 0.0]
    with pytest.raises(TypeError, match="Cannot cast from float64 to int64"):
        np.add(x, y, out=ag.zeros(3, dtype=np.int64), where=[True, False, True])


def _into_itself(call: Any) -> Any:
    def function(x: Any, y: Any) -> Any:
        a = x * 1
        call(a, y)
        return a

    return function


@pytest.mark.parametrize(
    "call",
    [
        lambda a, y: np.sin(a, out=a),
        lambda a, y: np.multiply(a, y, out=a),
        lambda a, y: np.divide(y, a, a),
        lambda a, y: np.multiply(a, a, out=a),
        lambda a, y: np.multiply(a, a.T, out=a),
        lambda a, y: np.multiply(a[1:], a[:-1], out=a[1:]),
        lambda a, y: np.hypot(a, y, out=a, where=[True, False, True]),
        lambda a, y: np.matmul(a, y, out=a),
        lambda a, y: np.clip(a, 3.0, y, out=a),
        lambda a, y: np.cumprod(a, 1, out=a),
        lambda a, y: np.max(a, axis=1, out=a[:, 0]),
        lambda a, y: np.nan_to_num(a, copy=False),
    ],
)
def test_an_argument_may_be_written_by_its_own_result(call):
    """What is saved for the gradient are the values from before."""
    x, y = leaf(3, 3), leaf(3, 3)
    function = _into_itself(call)
    plain = [each.detach().numpy() for each in (x, y)]
    np.testing.assert_allclose(function(x, y).detach().numpy(), function(*plain))
    assert ag.gradcheck(function, (x, y))


@pytest.mark.parametrize("how", ["vmap", "numpy", "auto"])
@pytest.mark.parametrize(
    "call",
    [
        lambda x, y: np.multiply(np.sin(x, out=x * 1), y, out=x * 0),
        lambda x, y: np.sum(x, axis=0, out=np.zeros_like(x)[0]) * y,
        lambda x, y: np.clip(y, 2.5, x, out=np.full_like(x, 7.0)),
        lambda x, y: np.modf(x * y, out=(x * 0, x * 0))[0],
        lambda x, y: np.divide(x, y - y, out=np.full_like(x, 7.0), where=y < 0),
        lambda x, y: np.log(x - 3, out=np.zeros_like(x), where=x > 3) * y,
        lambda x, y: np.arccosh(x - 2, where=x > 3, out=x * y),
        lambda x, y: np.where(x > y, np.add(x, y, where=x > y, out=None), 0.0),
        lambda x, y: np.prod(x, axis=(), where=x > y) * y,
    ],
)
def test_out_and_where_in_transforms(call, how):
    """Also where the mask is of values that differ from sample to sample, or are not known."""

    def mean(x: Any, y: Any) -> Any:
        return np.mean(call(x, y) * np.arange(1.0, 4))

    xs, ys = leaf(2, 3, 3).detach(), leaf(2, 3, 3).detach()
    for function in (mean, ag.func.grad(mean), ag.func.grad(mean, 1)):
        found = ag.func.vmap(function) if how == "vmap" else ag.compile(function, backend=how)
        pairs = [*zip(xs, ys, strict=True)]
        expected = np.stack([function(x, y) for x, y in pairs])
        values = found(xs, ys) if how == "vmap" else np.stack([found(x, y) for x, y in pairs])
        np.testing.assert_allclose(values.numpy(), expected.numpy(), rtol=1e-12)
    numbers = [mean(x.numpy(), y.numpy()) for x, y in pairs]
    np.testing.assert_allclose([mean(x, y).item() for x, y in pairs], numbers)


@pytest.mark.parametrize("equation", ["ii->i", "ij->ji", "i...->...i", "iij->ji", "ij"])
def test_einsum_without_a_sum_is_a_view(equation):
    x = ag.tensor(
        RANDOM.standard_normal((3,) * (3 if equation[:2] == "ii" and "j" in equation else 2))
    )
    plain, leaf = x.numpy().copy(), x.clone().requires_grad_()
    written = leaf * 2
    np.einsum(equation, plain)[...] = 5
    np.einsum(equation, x)[...] = 5
    ag.einsum(equation, [written])[...] = 5
    np.testing.assert_array_equal(x.numpy(), plain)
    written.sum().backward()
    np.testing.assert_array_equal(leaf.grad.numpy(), np.where(plain == 5, 0, 2))
    with pytest.raises(RuntimeError, match="subscript i is repeated for operand 0"):
        ag.einsum("ii->i", ag.ones(2, 3))


def test_arguments_keep_their_places():
    """Those of NumPy's before them that are not given have NumPy's defaults."""
    x, y = leaf(4), leaf(4)
    for call in (
        lambda x, y: np.isclose(x, y, equal_nan=True), lambda x, y: np.isclose(x, y, atol=1.0),
        lambda x, y: np.isclose(x, y, rtol=0, atol=abs(y) / 2), lambda x, y: range(4) * x,
        lambda x, y: np.allclose(x, y, atol=9.0), lambda x, y: np.vander(x, increasing=True),
    ):  # fmt: skip
        found = call(x, y)
        found = found.detach().numpy() if isinstance(found, ag.Tensor) else found
        np.testing.assert_array_equal(found, call(x.detach().numpy(), y.detach().numpy()))


def test_masks_are_truths():
    x = leaf(2, 3)
    with pytest.raises(TypeError, match="where must be truths"):
        np.sum(x, where=np.array([1, 0, 1]))
    with pytest.raises(ValueError, match="has to specify 'initial'"):
        np.max(x, where=[True, False, True])


def test_operators_of_numbers_and_arrays():
    x = ag.tensor([1.3, -2.6], requires_grad=True)
    for found, expected in (
        (divmod(x, 0.5), np.divmod([1.3, -2.6], 0.5)),
        (divmod(3.0, x), np.divmod(3.0, [1.3, -2.6])),
    ):
        for mine, theirs in zip(found, expected, strict=True):
            np.testing.assert_allclose(mine.detach().numpy(), theirs)
    assert divmod(x, 0.5)[1].requires_grad
    z = x * (1 + 2j)
    assert (z * z.conjugate()).requires_grad
    np.testing.assert_allclose(z.conjugate().detach().numpy(), np.conj(z.detach().numpy()))


def test_an_array_at_places_that_are_a_tensor():
    a, places = np.arange(6.0).reshape(2, 3), np.array([[2], [0]])
    found = np.take_along_axis(a, ag.tensor(places), 1)
    np.testing.assert_array_equal(found, np.take_along_axis(a, places, 1))
