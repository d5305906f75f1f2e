"""NumPy's functions on Tensors: NumPy's values, our gradients, and never a silent loss of one."""

from __future__ import annotations

import inspect
import re
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd.core.tensor import Tensor
from autograd.numpy_api.coverage_page import callables, page, status, unlisted
from autograd.numpy_api.functions import ADAPTERS, writing
from autograd.numpy_api.status import CONSTANTS, NO_TENSOR, REFUSED
from tests.support.numpy_calls import CALLS, Call, arrays, default_call, names_of

ROOT = Path(__file__).resolve().parents[2]
STATUSES = {name: status(name, function) for name, function in callables().items()}
CALLED = {call.function for call in CALLS}
PAGE = (ROOT / "docs" / "numpy.md").read_text(encoding="utf-8")


def is_the_pages_numpy() -> bool:
    """Whether this NumPy is the version that docs/numpy.md was made for."""
    version = re.search(r"Generated for NumPy (\d+\.\d+) ", PAGE)
    assert version is not None
    return np.__version__.startswith(version[1] + ".")


def of_word(word: str) -> list[str]:
    return [name for name, each in STATUSES.items() if each.word == word]


def flat(returned: Any) -> list[Any]:
    """The outputs of a call, which may be nested in lists and tuples."""
    if isinstance(returned, list | tuple):
        return [output for each in returned for output in flat(each)]
    return [returned]


def run(code: str, names: dict[str, Any]) -> list[Any]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # names that NumPy gives up
        return flat(eval(code, {"np": np}, dict(names)))


def leaves(requires_grad: bool = True) -> dict[str, Tensor]:
    return {k: ag.tensor(v, requires_grad=requires_grad) for k, v in arrays().items()}


# ---- the page ------------------------------------------------------------------------------------


def test_the_tables_are_what_the_command_prints() -> None:
    if not is_the_pages_numpy():
        pytest.skip("docs/numpy.md is for another version of NumPy")
    _, comment, tables = PAGE.partition("<!-- Generated for ")
    assert page() == comment + tables, "put what `python -m autograd numpy-status` prints there"


def test_every_callable_is_listed() -> None:
    """Of the page's NumPy; what another version adds is refused for want of a row."""
    assert set(STATUSES) == set(callables())
    if is_the_pages_numpy():
        assert unlisted() == [], (
            "give them a row, an adapter or a line in autograd/numpy_api/status.py"
        )


def test_names_are_listed_once_and_what_nobody_knows_is_refused() -> None:
    lists = [set(REFUSED), set(CONSTANTS), set(NO_TENSOR)]
    assert sum(map(len, lists)) == len(set().union(*lists))
    assert not set(ADAPTERS) & (set(REFUSED) | set(NO_TENSOR))
    assert status("of_tomorrow", np.sum.__get__).word == "refused"


# ---- values and gradients ------------------------------------------------------------------------


def _all_calls() -> list[Call]:
    calls = [call for call in CALLS if call.function in of_word("differentiable")]
    for name in of_word("differentiable"):
        function = callables()[name]
        if isinstance(function, np.ufunc) and not {name, function.__name__} & CALLED:
            calls.append(default_call(name, function.nin))
    return calls


def test_every_differentiable_function_is_called() -> None:
    """Here, or in tests/rows/test_aliases.py, which calls what a row names without an adapter;
    what writes, in tests/numpy_api/test_idioms.py."""
    served = {name for row in ag.registry.values() for name in row.numpy}
    called = {call.function for call in _all_calls()} | (served - set(ADAPTERS))
    missing = [
        name
        for name in of_word("differentiable")
        if not {name, callables()[name].__name__} & called and name not in writing.__all__
    ]
    assert not missing, "add calls to tests/support/numpy_calls.py"


@pytest.mark.parametrize("call", _all_calls(), ids=lambda call: call.code)
def test_value(call: Call) -> None:
    """NumPy's value, shape and dtype; and it is recorded."""
    expected = run(call.code, arrays())
    for requires_grad in (True, False):
        got = run(call.code, leaves(requires_grad))
        assert len(got) == len(expected)
        for each, wanted in zip(got, map(np.asarray, expected), strict=True):
            assert isinstance(each, Tensor)
            assert each.shape == wanted.shape
            assert each.dtype == wanted.dtype
            tol = 1e-6 if wanted.dtype == np.float32 else 1e-13
            np.testing.assert_allclose(each.detach().numpy(), wanted, rtol=tol, atol=tol)
        assert any(each.requires_grad for each in got) == requires_grad


def _smooth(call: Call) -> bool:
    """Whether finite differences apply: in float64, without NaN, no steps, an adapter."""
    steps = ("divmod", "fix", "round", "around", "astype")
    return (
        call.function not in steps and "float32" not in call.code and "x" not in names_of(call.code)
    )


@pytest.mark.parametrize(
    "call", [call for call in CALLS if _smooth(call)], ids=lambda call: call.code
)
def test_gradient(call: Call) -> None:
    if call.function not in of_word("differentiable"):
        pytest.skip("the table has no row for it")
    names, tensors = names_of(call.code), leaves()

    def function(*args: Tensor) -> tuple[Tensor, ...]:
        outputs = run(call.code, dict(zip(names, args, strict=True)))
        return tuple(each for each in outputs if each.requires_grad)

    assert ag.gradcheck(function, [tensors[name] for name in names])


@pytest.mark.parametrize("function", [np.nanmax, np.nanmin, np.nanprod, np.nanstd, np.nanvar])
def test_nan_is_left_out(function: Callable[..., Any]) -> None:
    """Its gradient is 0, the others' as if it were not there."""
    x, there = leaves()["x"], ~np.isnan(arrays()["x"])
    rest = ag.tensor(arrays()["x"][there], requires_grad=True)
    (grad,) = ag.grad(function(x), x)
    (wanted,) = ag.grad(function(rest), rest)
    np.testing.assert_allclose(grad.numpy()[there], wanted.numpy(), rtol=1e-12)
    assert grad.numpy()[~there] == 0


def _reductions() -> list[str]:
    """The functions of NumPy that reduce along an axis, as their signatures say."""
    found = []
    for name in of_word("differentiable"):
        try:
            parameters = inspect.signature(callables()[name]).parameters
        except ValueError:
            continue
        if {"axis", "keepdims"} <= set(parameters) and "q" not in parameters:
            found.append(name)
    return found


@pytest.mark.parametrize("options", [{}, {"keepdims": True}], ids=["", "keepdims"])
@pytest.mark.parametrize("name", _reductions())
def test_along_no_axis(name: str, options: dict[str, bool]) -> None:
    """axis=() reduces nothing in NumPy, and everything in PyTorch's functions of the same name."""
    function, x = callables()[name], np.array([[1.0, -2.0], [3.0, 4.5]])
    try:
        expected = function(x, axis=(), **options)
    except (ValueError, TypeError):
        pytest.skip("NumPy refuses it")
    got = function(ag.tensor(x, requires_grad=True), axis=(), **options)
    assert got.shape == expected.shape
    np.testing.assert_allclose(got.detach().numpy(), expected, rtol=1e-15)


def test_divmod() -> None:
    v = leaves()["v"]
    quotient, rest = np.divmod(v, 0.7)
    expected = np.divmod(arrays()["v"], 0.7)
    np.testing.assert_array_equal(quotient.detach().numpy(), expected[0])
    np.testing.assert_allclose(rest.detach().numpy(), expected[1])
    assert rest.requires_grad and not quotient.requires_grad


def test_piecewise_keeps_the_nan_of_other_branches_out() -> None:
    x = ag.tensor([-1.0, 4.0], requires_grad=True)
    (grad,) = ag.grad(np.piecewise(x, [np.array([False, True])], [np.sqrt, lambda y: y]).sum(), x)
    np.testing.assert_array_equal(grad.numpy(), [1, 0.25])


# ---- where NumPy's semantics are not PyTorch's ---------------------------------------------------


def test_numpys_median_std_and_values_are_not_pytorchs() -> None:
    x, m = ag.tensor([4.0, 1.0, 3.0, 2.0], requires_grad=True), leaves()["m"]
    np.testing.assert_array_equal(ag.grad(np.median(x), x)[0].numpy(), [0, 0, 0.5, 0.5])
    np.testing.assert_array_equal(ag.grad(ag.median(x), x)[0].numpy(), [0, 0, 0, 1])
    assert np.std(m).item() == pytest.approx(arrays()["m"].std())
    assert ag.std(m).item() == pytest.approx(arrays()["m"].std(ddof=1))
    assert isinstance(np.max(m, axis=1), Tensor) and isinstance(np.sort(m), Tensor)
    assert np.cumsum(m).shape == (6,)


# ---- operators and ufuncs ------------------------------------------------------------------------

_OPERATORS = ["+", "-", "*", "/", "//", "%", "**", "@", "<", "<=", ">", ">=", "==", "!="]


@pytest.mark.parametrize("operator", _OPERATORS)
@pytest.mark.parametrize("left", [np.array([1.5, 2.5]), np.float64(2), np.float32(2), [1.0, 2.0]])
def test_operator_with_numpy_on_the_left(operator: str, left: Any) -> None:
    if isinstance(left, list) or (operator == "@" and not np.ndim(left)):
        left = np.array([1, 2])
    right = np.array([0.7, 1.3])
    t = ag.tensor(right, requires_grad=True)
    got, expected = eval(f"a {operator} b", {"a": left, "b": t}), eval(f"left {operator} right")
    assert isinstance(got, Tensor)
    assert got.dtype == expected.dtype
    np.testing.assert_allclose(got.detach().numpy(), expected, rtol=1e-15)
    recorded = operator in ("+", "-", "*", "/", "%", "**", "@")
    assert got.requires_grad == recorded
    if recorded:
        assert ag.gradcheck(lambda b: eval(f"a {operator} b", {"a": left, "b": b}), [t])


def test_integers_and_bools_on_the_left() -> None:
    t = ag.tensor([True, False])
    for operator in "&|^":
        got = eval(f"a {operator} b", {"a": np.array([True, True]), "b": t})
        assert isinstance(got, Tensor)
    assert isinstance(np.int64(2) * ag.tensor([1, 2]), Tensor)


def test_ufunc_methods() -> None:
    m, v, w = (leaves()[name] for name in "mvw")
    for code in (
        "np.add.reduce(m)", "np.add.reduce(m, axis=1)", "np.multiply.reduce(m, axis=None)",
        "np.maximum.reduce(m, axis=1, keepdims=True)", "np.minimum.reduce(m)",
        "np.add.accumulate(m, axis=1)", "np.multiply.accumulate(v)", "np.multiply.outer(v, w)",
        "np.subtract.outer(v, m)", "np.arctan2.outer(v, w)",
    ):  # fmt: skip
        (expected,) = run(code, arrays())
        (got,) = run(code, {"m": m, "v": v, "w": w})
        assert got.requires_grad
        np.testing.assert_allclose(got.detach().numpy(), expected, rtol=1e-15)
    got = np.multiply(v, 2.0, dtype=np.float32)
    assert got.dtype == np.float32 and got.requires_grad


@pytest.mark.parametrize("dtype", [bool, np.int8, np.int64, np.float32, np.float64, complex])
@pytest.mark.parametrize(
    ("ufunc", "given"),
    [
        (np.less, (np.array([0.5, 2.0]), np.array([2.0, 0.3]))),
        (np.isnan, (np.array([np.nan, 0.0]),)),
        (np.absolute, (np.array([3.0 + 4.0j]),)),
        (np.add, (np.array([0.5, 2.0]), 1)),
        (np.add, (np.array([1, 2]), 1.5)),
        (np.sqrt, (np.array([1, 2]),)),
        (np.divmod, (np.array([5, 7]), np.array([2, 3]))),
    ],
)
@pytest.mark.parametrize("casting", ["same_kind", "unsafe"])
def test_the_dtype_of_a_ufunc_is_that_of_its_result(
    ufunc: np.ufunc, given: Any, dtype: Any, casting: Any
) -> None:
    tensors = [ag.tensor(x) if isinstance(x, np.ndarray) else x for x in given]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", np.exceptions.ComplexWarning)
        try:
            wanted = ufunc(*given, dtype=dtype, casting=casting)
        except TypeError:
            with pytest.raises(TypeError, match=r"ast|loop"):
                ufunc(*tensors, dtype=dtype, casting=casting)
            return
        got = ufunc(*tensors, dtype=dtype, casting=casting)
    for mine, theirs in zip(flat(got), flat(wanted), strict=True):
        assert mine.dtype == theirs.dtype
        np.testing.assert_allclose(mine, theirs)


def test_numbers_are_cast_as_numpy_casts_them() -> None:
    z = ag.tensor([1.0 + 2.0j])
    for refused in (
        lambda: np.concatenate([z, z], dtype=float),
        lambda: np.stack([z], dtype=float),
        lambda: np.choose(ag.tensor([0.0, 1.0]), [3.0, 4.0]),
    ):
        with pytest.raises(TypeError, match="Cannot cast from"):
            refused()
    x = ag.tensor([1.5])
    assert np.concatenate([x, x], dtype=int, casting="unsafe").tolist() == [1, 1]


@pytest.mark.parametrize("order", ["C", "F"])
def test_unravel_index_keeps_the_order(order: Any) -> None:
    flat_places, shape = np.array([[1, 5], [3, 2]]), (3, 2)
    expected = np.unravel_index(flat_places, shape, order)
    for got in (
        np.unravel_index(ag.tensor(flat_places), shape, order),
        ag.func.vmap(lambda i: np.unravel_index(i, shape, order))(ag.tensor(flat_places)),
    ):
        assert [each.tolist() for each in got] == [each.tolist() for each in expected]
    with pytest.raises(ValueError, match="out of bounds"):
        np.unravel_index(ag.tensor([6]), shape)


def test_geomspace_of_complex_numbers_turns_to_a_negative_end() -> None:
    end = ag.tensor([-2.0, 3.0], requires_grad=True)
    got = np.geomspace(1.0, end, 4, dtype=complex)
    np.testing.assert_allclose(got.detach(), np.geomspace(1.0, [-2.0, 3.0], 4, dtype=complex))
    assert ag.gradcheck(lambda x: np.geomspace(1.0, x, 4, dtype=complex), (end,))


def test_trapezoid_of_a_vector_at_rows_of_points() -> None:
    y, x = np.array([1.0, 4.0, 2.0]), np.array([[0.0, 1.0, 3.0], [0.0, 2.0, 2.5]])
    expected = np.trapezoid(y, x)
    np.testing.assert_allclose(np.trapezoid(ag.tensor(y), x), expected)
    np.testing.assert_allclose(np.trapezoid(y, ag.tensor(x)), expected)


@pytest.mark.parametrize(
    "code",
    [
        "np.sin(v, out=a)", "np.add(v, w, out=a)", "np.sum(m, out=a)", "np.cumsum(v, out=a)",
        "np.concatenate([v, w], out=a)", "np.sum(m, None, None, a)", "np.std(m, out=a)",
        "np.dot(v, w, a)", "np.take(v, [0], out=a)", "np.clip(v, 0, 1, a)",
        "a.__iadd__(v)", "np.sum(m, where=m > 0, out=a)", "np.frexp(v, where=v > 0)",
        "np.sum(m, 0, None, a, where=m > 0)", "np.nanstd(m, 0, None, a)",
    ],
)  # fmt: skip
def test_out_and_where_are_refused(code: str) -> None:
    a = np.zeros(4)
    with pytest.raises(TypeError, match=r"not supported|cannot be"):
        run(code, leaves() | {"a": a})
    assert not a.any()


def test_scipy_records() -> None:
    special = pytest.importorskip("scipy.special")
    for function in (special.erf, special.expit):
        v = leaves()["v"]
        got = function(v)
        np.testing.assert_allclose(got.detach().numpy(), function(arrays()["v"]), rtol=1e-14)
        assert ag.gradcheck(function, [v])
    with pytest.raises(TypeError, match=r"scipy\.special\.kolmogorov has no row"):
        special.kolmogorov(leaves()["v"])


def test_singular_values_are_cut_where_numpy_cuts_them() -> None:
    a = np.diag([1.0, 5e-16])
    for options in ({}, {"rcond": 1e-17}, {"rcond": 1e-3}, {"rtol": None}, {"rtol": 1e-3}):
        got = np.linalg.pinv(ag.tensor(a, requires_grad=True), **options)
        np.testing.assert_allclose(got.detach().numpy(), np.linalg.pinv(a, **options), rtol=1e-12)


# ---- memory --------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", ["np.sin(m)", "np.sum(m * m)", "np.sort(m)", "np.cumprod(m)"])
def test_read_only_and_negative_strides(code: str) -> None:
    backwards = arrays()["m"][::-1, ::-1]
    frozen = arrays()["m"].copy()
    frozen.flags.writeable = False
    for array in (backwards, frozen):
        m = ag.from_numpy(array) if array.flags.writeable else ag.tensor(array)
        m.requires_grad_()
        (got,), (expected,) = run(code, {"m": m}), run(code, {"m": array})
        np.testing.assert_allclose(got.detach().numpy(), expected)
        got.sum().backward()
        assert m.grad is not None and m.grad.shape == array.shape
    t = leaves()["m"]
    assert (frozen * t).requires_grad and (backwards * t).requires_grad


# ---- constants and refusals ----------------------------------------------------------------------


@pytest.mark.parametrize(
    "code",
    [
        "np.shape(m)", "np.ndim(m)", "np.size(m)", "np.size(m, 1)", "np.argmax(m)", "np.isnan(x)",
        "np.argsort(m, axis=0)", "np.nonzero(m)", "np.flatnonzero(v)", "np.isclose(v, w)",
        "np.searchsorted([0.0, 1.0], v)", "np.digitize(v, [0.0, 1.0])", "np.signbit(v)",
        "np.allclose(m, n)", "np.array_equal(m, n)", "np.result_type(m, np.float32)",
        "np.iscomplexobj(m)", "np.isreal(m)", "np.zeros_like(m)", "np.ones_like(m, dtype=int)",
        "np.argpartition(v, 1)", "np.lexsort((v, w))", "np.array_str(v)", "np.all(m, axis=0)",
        "np.count_nonzero(m)", "np.where(m > 0)", "np.nanargmax(x)", "np.tril_indices_from(q)",
        "np.less(v, w)", "np.floor_divide(v, w)", "np.shares_memory(v, w)", "np.isposinf(x)",
    ],
)  # fmt: skip
def test_constant(code: str) -> None:
    expected, got = run(code, arrays()), run(code, leaves())
    assert len(got) == len(expected)
    for each, wanted in zip(got, expected, strict=True):
        assert not (isinstance(each, Tensor) and each.requires_grad)
        value = each.numpy() if isinstance(each, Tensor) else each
        assert np.array_equal(value, wanted) or value == wanted


# They write files; and fromiter takes single numbers, as float(t) does.
_NOT_TRIED = ("save", "savez", "savez_compressed", "savetxt", "fromiter")


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", [n for n in of_word("refused") if n not in _NOT_TRIED])
def test_refused(name: str) -> None:
    """However it is called on a vector that requires grad, no array of numbers comes back."""
    function = callables()[name]
    t = ag.tensor([0.5, 1.5, 2.5], requires_grad=True)
    for args in ((t,), ([t, t],), (t, t), (t, np.ones(3)), (t, 1)):
        try:
            returned = function(*args)
        except (TypeError, RuntimeError, ValueError, AttributeError):
            continue
        for output in flat(returned):
            assert not isinstance(output, np.ndarray | np.number)


@pytest.mark.parametrize(
    "code",
    [
        "np.copyto(a, t)", "np.place(a, a > 0, t)", "np.putmask(a, a > 0, t)",
        "np.put(a, [0, 1, 2], t)", "np.fill_diagonal(np.diag(a), t)",
        "np.put_along_axis(a, np.array([0, 1, 2]), t, 0)", "a.__setitem__(slice(None), t)",
    ],
)  # fmt: skip
def test_nothing_is_written_into_an_array(code: str) -> None:
    a = np.ones(3)
    with pytest.raises((TypeError, RuntimeError), match=r"np\.|requires grad"):
        run(code, {"a": a, "t": ag.tensor([0.5, 1.5, 2.5], requires_grad=True)})
    assert (a == 1).all()


def test_a_refusal_names_the_reason() -> None:
    t = leaves()["v"]
    with pytest.raises(TypeError, match=r"np\.save is not for Tensors: writes the values"):
        np.save("unwritten", t)
    with pytest.raises(TypeError, match=r"np\.copyto: the array that is written must be a Tensor"):
        np.copyto(np.zeros(4), t)


@pytest.mark.parametrize("name", ["asarray", "array", "ascontiguousarray", "asanyarray"])
def test_what_does_not_ask_the_tensor(name: str) -> None:
    """A Tensor that requires grad raises; any other gives a plain array of its values."""
    function = getattr(np, name)
    with pytest.raises(RuntimeError, match="requires grad"):
        function(ag.tensor([1.0], requires_grad=True))
    got = function(ag.tensor([1.0]))
    assert type(got) is np.ndarray and got == 1


@pytest.mark.parametrize("order", "CFAK")
def test_orders_of_memory(order: str) -> None:
    """Of arrays whose memory is in other orders; a copy that is asked for is one."""
    x = np.arange(24.0).reshape(2, 3, 4)
    for array in (x, x.T, x.transpose(1, 0, 2), np.asfortranarray(x), x[::-1, ::2, ::-2]):
        t = ag.from_numpy(array.copy(order="K"))
        assert np.array_equal(np.ravel(t, order).numpy(), np.ravel(array, order))
        if order != "K":
            copied = np.reshape(t, (2, -1), order=order, copy=True)
            assert np.array_equal(copied.numpy(), np.reshape(array, (2, -1), order=order))
            copied.zero_()
            assert np.array_equal(t.numpy(), array)


BY_POSITION: list[Callable[..., Any]] = [
    lambda x, out: np.sum(x, 0, None, out),
    lambda x, out: np.std(x, 0, None, out, 1),
    lambda x, out: np.max(x, 0, out),
    lambda x, out: np.cumsum(x[0], 0, None, out),
    lambda x, out: np.median(x, 0, out),
    lambda x, out: np.quantile(x, 0.3, 0, out),
    lambda x, out: np.clip(x[0], 0.3, 0.6, out),
    lambda x, out: np.take(x[0], [2, 1, 0], 0, out),
]


@pytest.mark.parametrize("call", BY_POSITION)
def test_out_by_position(call: Callable[..., Any]) -> None:
    x = np.random.default_rng(0).uniform(0.2, 0.8, (4, 3))
    expected = call(x, np.zeros(3))
    leaf, out = ag.tensor(x, requires_grad=True), ag.zeros(3)
    assert call(leaf, out) is out and out.requires_grad
    np.testing.assert_allclose(out.detach().numpy(), expected)
    assert ag.gradcheck(lambda x: call(x, ag.zeros(3)), (leaf,))
    np.testing.assert_allclose(call(leaf, None).detach().numpy(), expected)


def test_where_of_a_reduction_along_no_dimension() -> None:
    x, where = np.arange(6.0).reshape(2, 3), np.array([True, False, True])
    for function, options in (
        (np.sum, {}), (np.add.reduce, {}), (np.nanmean, {}), (np.min, {"initial": 2.0}),
    ):  # fmt: skip
        t = ag.tensor(x, requires_grad=True)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            found = function(t, axis=(), where=where, **options)
            expected = function(x, axis=(), where=where, **options)
        np.testing.assert_array_equal(found.detach().numpy(), expected)
