"""Arrays of other libraries beside a Tensor: right or refused, never wrong."""

from __future__ import annotations

import operator

import numpy as np
import pytest

import autograd as ag
from autograd import func
from autograd.core.tensor import Tensor

POINT = np.array([0.5, 1.5, 2.5])
VALUES = np.array([1.1, 2.3, 4.2])


class Meters(np.ndarray):
    """An array of one's own, whose unit would be lost."""


SUBCLASSES = {
    "masked array": lambda: np.ma.masked_array(VALUES, [0, 1, 0]),
    "masked array without a mask": lambda: np.ma.masked_array(VALUES),
    "masked": lambda: np.ma.masked,
    "matrix": lambda: np.array([VALUES]).view(np.matrix),
    "recarray": lambda: VALUES.view(np.recarray),
    "records": lambda: np.rec.fromarrays([VALUES, VALUES], names="a,b"),
    "one's own": lambda: VALUES.view(Meters),
}

OPERATORS = (
    "add", "sub", "mul", "truediv", "pow", "matmul", "mod", "floordiv", "lt", "ge", "eq", "ne"
)  # fmt: skip

# What is done with a vector w of Tensors and the other x.
CALLS = {
    **{name: getattr(operator, name) for name in OPERATORS},
    **{
        f"{name} reflected": lambda w, x, name=name: getattr(operator, name)(x, w)
        for name in OPERATORS
    },
    **{
        f"np.{name}": lambda w, x, name=name: getattr(np, name)(w, x)
        for name in ("add", "multiply", "arctan2", "maximum", "matmul", "dot", "inner", "power")
    },
    **{
        f"np.{name} reflected": lambda w, x, name=name: getattr(np, name)(x, w)
        for name in ("add", "multiply", "arctan2", "maximum", "matmul", "dot", "inner", "power")
    },
    "of an element": lambda w, x: w[0] * x,
    "of an element reflected": lambda w, x: x * w[0],
    "np.where": lambda w, x: np.where(w > 1, w, x),
    "np.concatenate": lambda w, x: np.concatenate([w, x]),
    "np.stack": lambda w, x: np.stack([x, w]),
    "np.clip": lambda w, x: np.clip(w, None, x),
    "np.einsum": lambda w, x: np.einsum("i,i", w, x),
    "np.average": lambda w, x: np.average(w, weights=x),
    "np.interp": lambda w, x: np.interp(w, x, VALUES),
    "ag.mul": lambda w, x: ag.mul(w, x),
    "method": lambda w, x: w.mul(x),
    "method of a product": lambda w, x: w.dot(x),
    "written": lambda w, x: _written(w, x),
    "index": lambda w, x: w[x > 1],
}


def _written(w, x):
    y = w * 1
    y[:] = x
    return y + w


REFUSALS = (TypeError, IndexError, ValueError, RuntimeError, AttributeError, KeyError)


def outcome(call, x, transform):
    """The derivative, or the error."""

    def f(w):
        found = call(w * 1.0, x)
        found = getattr(found, "data", found) if not isinstance(found, Tensor) else found
        if not isinstance(found, Tensor):
            raise TypeError(f"a {type(found).__name__} without a gradient came out, in sight")
        return (found * 1.0 * w[0]).sum()

    if transform == "grad":
        return func.grad(f)(POINT) @ VALUES
    return func.jvp(f, (POINT,), (VALUES,))[1]


def allowed(x, array, errors=REFUSALS):
    """The calls in which the derivative beside `x` is neither refused nor that beside `array`."""
    for name, call in CALLS.items():
        for transform in ("grad", "jvp"):
            try:
                found = outcome(call, x, transform)
            except errors:
                continue
            if array is None or found != pytest.approx(outcome(call, array, transform)):
                yield name, transform, found


@pytest.mark.parametrize("name", SUBCLASSES)
def test_subclasses_of_ndarray_are_refused(name):
    # NumPy itself refuses powers of a matrix, and warns of comparisons of records.
    errors = (TypeError, IndexError, np.linalg.LinAlgError, DeprecationWarning)
    assert not list(allowed(SUBCLASSES[name](), None, errors))


@pytest.mark.parametrize("call", CALLS)
def test_plain_arrays_and_memory_maps_are_right(call, tmp_path):
    mapped = np.memmap(tmp_path / "x", np.float64, "w+", shape=3)
    mapped[:] = VALUES
    plain = outcome(CALLS[call], VALUES, "grad")
    assert outcome(CALLS[call], mapped, "grad") == plain
    h = 1e-7
    ends = [ag.tensor(POINT + step * VALUES) for step in (h, -h)]
    above, below = [(CALLS[call](w * 1.0, VALUES) * 1.0 * w[0]).sum().item() for w in ends]
    expected = (above - below) / (2 * h)
    assert plain == pytest.approx(expected, rel=1e-5)


def test_masked_arrays_without_gradients_keep_their_mask():
    masked = np.ma.masked_array(VALUES, [0, 1, 0])
    found = masked * ag.tensor(POINT)
    assert isinstance(found, np.ma.MaskedArray)
    assert found.tolist() == pytest.approx([0.55, None, 10.5])
    assert np.ma.masked_array(ag.tensor(POINT), [1, 0, 0]).sum() == 4.0
    with pytest.raises(TypeError, match="would lose its mask"):
        ag.tensor(POINT) * masked


@pytest.mark.parametrize("make", [ag.tensor, ag.as_tensor, ag.from_numpy, func.grad(np.sum)])
def test_tensors_are_not_made_of_masked_arrays(make):
    with pytest.raises(TypeError, match=r"x\.filled\(value\)"):
        make(np.ma.masked_array(VALUES, [0, 1, 0]))


def test_a_matrix_is_taken_where_nothing_but_numbers_is_meant():
    matrix = np.array([VALUES]).view(np.matrix)
    assert ag.tensor(matrix).tolist() == [VALUES.tolist()]
    with pytest.raises(TypeError, match=r"numpy\.matrix .* np\.asarray\(x\) is one, and x @ y"):
        func.grad(lambda m: (m * m).sum())(matrix)


def test_functions_of_masked_arrays_refuse():
    for name in ("sqrt", "add", "multiply", "sum", "median", "masked_invalid", "where", "array"):
        function = getattr(np.ma, name)
        count = {"add": 2, "multiply": 2, "where": 3}.get(name, 1)
        with pytest.raises(TypeError):
            func.grad(lambda w, function=function, count=count: function(*[w] * count).sum())(POINT)
    assert np.ma.sqrt(ag.tensor(VALUES)).tolist() == np.sqrt(VALUES).tolist()
    assert not hasattr(ag.tensor(VALUES, requires_grad=True), "mask")


# ---- pandas --------------------------------------------------------------------------------------


def _tables():
    pandas = pytest.importorskip("pandas")
    return {
        "Series": pandas.Series(VALUES, index=[2, 1, 0]),
        "DataFrame": pandas.DataFrame({"a": VALUES, "b": VALUES, "c": VALUES}),
        "Index": pandas.Index(VALUES),
        "array": pandas.Series(VALUES).array,
        "nullable": pandas.Series(VALUES, dtype="Float64"),
        "categorical": pandas.Series(["a", "b", "c"], dtype="category"),
    }


@pytest.mark.parametrize(
    "name", ["Series", "DataFrame", "Index", "array", "nullable", "categorical"]
)
def test_pandas(name):
    x = _tables()[name]
    assert not list(allowed(x, x.to_numpy()))


@pytest.mark.parametrize("name", ["Series", "DataFrame", "Index", "nullable"])
def test_pandas_names_the_remedy(name):
    x = _tables()[name]
    for call in (operator.mul, operator.add, operator.truediv):
        for f in (lambda w: call(w, x), lambda w: call(x, w), lambda w: call(w[0], x)):  # noqa: B023
            with pytest.raises(TypeError, match=r"x\.to_numpy\(\) is a plain array"):
                func.grad(lambda w: f(w).sum())(POINT)  # noqa: B023
    with pytest.raises((TypeError, ValueError), match=r"x\.to_numpy"):
        func.grad(np.sum)(x)


def test_pandas_beside_tensors_without_gradients():
    """It is refused as well, so that what it gives does not depend on who is differentiating."""
    x, tensor = _tables()["Series"], ag.tensor(POINT)
    for product in (lambda: tensor * x, lambda: x * tensor):
        with pytest.raises(TypeError, match=r"x\.to_numpy"):
            product()
    pandas = pytest.importorskip("pandas")  # one of Tensors keeps them
    found = func.grad(lambda w: pandas.Series([w[0], 2 * w[1]]).sum() * w[0])(POINT)
    np.testing.assert_allclose(found, [2 * 0.5 + 3.0, 1.0, 0.0])


# ---- in the place of a Tensor --------------------------------------------------------------------

TRANSFORMS = {
    "grad": lambda x: ag.grad(lambda v: np.sum(v * 2))(x),
    "jacobian": lambda x: ag.jacobian(lambda v: v * 2)(x),
    "func.grad": lambda x: func.grad(lambda v: np.sum(v * 2))(x),
    "vmap": lambda x: func.vmap(lambda v: v * 2)(x),
    "compile": lambda x: ag.compile(lambda v: v * 2)(x),
    "compile, named": lambda x: ag.compile(lambda v: v["a"] * 2)(v={"a": x}),
    "backward": lambda x: (ag.ones(3, requires_grad=True) * 2).backward(x),
}


@pytest.mark.parametrize("name", TRANSFORMS)
@pytest.mark.parametrize("kind", SUBCLASSES)
def test_transforms_take_plain_arrays(name: str, kind: str) -> None:
    """A sum over a masked array would take what the mask hides."""
    with pytest.raises(TypeError, match=r"would lose its mask|would be taken for a plain array"):
        TRANSFORMS[name](SUBCLASSES[kind]())


@pytest.mark.parametrize("name", ["vmap", "compile", "compile, named"])
def test_transforms_take_arrays_of_numbers(name: str) -> None:
    for x in (np.array(["a"]), np.array([1.0, None]), np.array(["2026-01-01"], "M8[D]")):
        with pytest.raises(TypeError, match="can't convert data of type"):
            TRANSFORMS[name](x)
    found = TRANSFORMS[name](VALUES.astype(">f8"))
    assert found.dtype.isnative
    np.testing.assert_array_equal(found.numpy(), VALUES * 2)


def test_arrays_of_no_numbers_are_named_by_their_dtype() -> None:
    for x, dtype in ((np.array(["a"]), "<U1"), (np.array([1.0, None]), "object")):
        with pytest.raises(TypeError, match=f"must be Tensor, not ndarray of dtype {dtype}"):
            ag.tensor(POINT) * x


# ---- xarray --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["DataArray", "Variable", "Dataset"])
def test_xarray(name):
    xarray = pytest.importorskip("xarray")
    array = xarray.DataArray(VALUES, dims="i")
    x = {"DataArray": array, "Variable": array.variable, "Dataset": array.to_dataset(name="a")}
    assert not list(allowed(x[name], VALUES))
    with pytest.raises(TypeError, match=r"x\.to_numpy\(\) is a plain array"):
        func.grad(lambda w: (w * array).sum())(POINT)
    with pytest.raises((TypeError, RuntimeError), match=r"would be lost|to return a Tensor"):
        func.grad(lambda w: (array * w).sum())(POINT)


# ---- sparse matrices -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["csr_array", "csr_matrix", "coo_array"])
def test_sparse_matrices(name):
    sparse = pytest.importorskip("scipy.sparse")
    matrix, right = getattr(sparse, name)(np.diag(VALUES)), np.diag(VALUES)
    assert not list(allowed(matrix, right))
    products = {"matmul", "matmul reflected", "np.matmul", "np.matmul reflected"}
    assert {each for each, _, _ in allowed(matrix, None)} == products
