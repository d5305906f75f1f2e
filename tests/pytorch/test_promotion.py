"""`set_promotion("torch")`: the dtypes of results are PyTorch's, for all rows of tensors."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

import autograd as ag
from tests.samples.rows import public, signature

DTYPES = ("float32", "float64", "complex64", "int64", "int32", "uint8", "bool")
SHAPES = ((2, 2), ())


@pytest.fixture(autouse=True)
def by_pytorch():
    before = ag.get_default_dtype()
    ag.set_default_dtype(ag.float32)
    with ag.promotion("torch"):
        yield
    ag.set_default_dtype(before)


def tensors_only(name):
    """How many tensors a row takes if it needs nothing else; 0 for others."""
    required = [a for a in signature(name).arguments if a.default is None]
    plain = all(str(a.type) in ("Tensor", "Tensor[]") for a in required)
    lists = any(a.type.is_list for a in required)
    return (2 if lists else len(required)) * plain


ROWS = [row for row in ag.registry if row.isidentifier() and 0 < tensors_only(row) < 4]


def inputs(count):
    """Arrays of all dtypes, with dimensions and without; of several a selection."""
    kinds = list(itertools.product(DTYPES, SHAPES))
    combined = itertools.product(kinds, repeat=count)
    if count > 1:
        combined = itertools.islice(combined, 0, None, 5 if count == 2 else 59)
    for chosen in combined:
        yield [np.ones(shape, dtype) for dtype, shape in chosen]


def dtype_of(function, arrays, is_list, tensor):
    given = [tensor(each) for each in arrays]
    try:
        result = function(given) if is_list else function(*given)
    except Exception:
        return None
    name = str(getattr(result, "dtype", None)).removeprefix("torch.")
    return None if name in ("None", "bfloat16") else name


def differences(torch, row):
    theirs = getattr(torch, row, None) or getattr(torch.special, row, None)
    theirs = theirs or getattr(torch.nn.functional, row, None)
    is_list = signature(row).arguments[0].type.is_list
    for arrays in inputs(tensors_only(row)) if theirs else ():
        wanted = dtype_of(theirs, arrays, is_list, torch.from_numpy)
        found = dtype_of(public(row), arrays, is_list, ag.from_numpy)
        if wanted is not None and found is not None and wanted != found:
            yield [f"{each.dtype}{list(each.shape)}" for each in arrays], wanted, found


# What differs with NumPy's promotion, too: integers that are summed, bools, ...
OTHERWISE = {
    "square", "sum", "prod", "all", "any", "trace", "conj_physical", "nansum",
    "heaviside", "where",  # of integers; the condition, if it is uint8
    "slice_scatter", "float_power",  # of the dtype of `self`; of float64
}  # fmt: skip


@pytest.mark.torch
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("row", sorted({*ROWS} - OTHERWISE))
def test_results_have_pytorch_s_dtypes(row, torch):
    with np.errstate(all="ignore"):
        assert not list(differences(torch, row))


@pytest.mark.torch
@pytest.mark.parametrize(
    "expression",
    [
        "i / 3",
        "i * 0.5",
        "i + 1",
        "i // 2",
        "i % 2.5",
        "2.0 ** i",
        "i ** 0.5",
        "f * 2",
        "-f + d[0]",
        "m.where(i > 1, 1.0, 0.0)",
        "m.where(i > 1, 1, 0)",
        "m.where(i > 1, f, i)",
        "m.where(i > 1, f, 0.0)",
        "m.cat([f, i])",
        "m.stack([f, d])",
        "m.nn.functional.mse_loss(f, i)",
        "f * z",
        "z * i",
        "i * z",
        "f * m.tensor(2)",
        "m.tensor(2) * 1.5",
        "b + b",
        "b * 2.0",
        "i.clamp(min=0.5)",
        "m.lerp(f, f, 0.5)",
        "i.sum(dtype=d.dtype)",
        "i.to(d.dtype)",
        "i.double() / 3",
        "m.sqrt(i.double())",
        "m.exp(i)",
        "f.addcmul(f, f, value=2)",
        "f @ f",
        "m.full((2,), 1.5)",
        "1j * f",
        "1j * i",
        "h + 1.5",
        "h * i",
        "f * z * 2j",
        "m.atan2(i, 2 * i)",
        "m.maximum(f, i)",
    ],
)
def test_of_numbers_and_tensors(expression, torch):
    found = []
    for module in (ag, torch):
        names = {
            "m": module,
            "f": module.ones(3),
            "d": module.ones(3, dtype=module.float64),
            "i": module.arange(3),
            "z": module.tensor(2.0, dtype=module.float64),
            "b": module.ones(3, dtype=bool if module is ag else torch.bool),
            "h": module.ones(3, dtype=module.float16),
        }
        result = eval(expression, names)
        found.append((str(result.dtype).removeprefix("torch."), np.asarray(result)))
    assert found[0][0] == found[1][0]
    assert np.allclose(found[0][1], found[1][1], rtol=1e-5)


def test_gradients_have_the_dtypes_of_their_tensors():
    w = ag.ones(3, requires_grad=True)
    z = ag.tensor(2.0, dtype=ag.float64, requires_grad=True)
    y = (w * ag.arange(3) * z + ag.tensor(np.arange(3.0)) * w[0]).sum()
    assert y.dtype == ag.float64
    y.backward()
    assert w.grad.dtype == ag.float32 and w.grad.tolist() == [3, 2, 4]
    assert z.grad.dtype == ag.float64 and z.grad.item() == 3
    x = ag.tensor([2.0], requires_grad=True)
    (g,) = ag.grad((x * ag.arange(1, 2)) ** 3, x, create_graph=True)
    assert g.dtype == ag.float32 and ag.grad(g, x)[0].tolist() == [12.0]


def test_way_back():
    f, i = ag.ones(2), ag.arange(2)
    assert ag.get_promotion() == "torch" and (f + i).dtype == ag.float32
    with ag.promotion("numpy"):
        assert ag.get_promotion() == "numpy" and (f + i).dtype == (i * 0.5).dtype == ag.float64
        with ag.inference_mode(), ag.promotion("torch"):
            assert (f + i).dtype == ag.float32
    with ag.no_grad():
        assert (f.requires_grad_() * i * 0.5).dtype == ag.float32
    with pytest.raises(ValueError, match="rules must be 'numpy' or 'torch', not 'jax'"):
        ag.set_promotion("jax")


COMPILED = {
    "scaled": lambda f, i: f * i * 0.5,
    "divided": lambda f, i: (i / 3).sum() + f,
    "roots": lambda f, i: i.sqrt() + f.exp() * ag.arange(3),
    "chosen": lambda f, i: ag.where(i > 1, f * i, 1.0),
    "joined": lambda f, i: ag.cat([f, i]) * ag.tensor(2.0, dtype=ag.float64),
    "wide": lambda f, i: f * ag.tensor([1.0, 2.0, 3.0], dtype=ag.float64) + i,
    "loss": lambda f, i: ag.nn.functional.mse_loss(f, i),
    "several": lambda f, i: (i * 2, (f + i).mean(), i.float() / 7),
}


@pytest.mark.parametrize("name", COMPILED)
@pytest.mark.parametrize("backend", ["numpy", "auto"])
def test_compiled_functions_follow_the_rules_that_hold(name, backend):
    """As eager execution, in values, gradients and dtypes, each time that the rules change."""
    function = COMPILED[name]
    compiled = ag.compile(function, backend=backend)
    i = ag.arange(3)
    for rules in ("torch", "numpy", "torch"):
        found = []
        with ag.promotion(rules):
            for call in (function, compiled):
                f = ag.tensor([0.5, 1.5, -2.0], requires_grad=True)
                results = call(f, i)
                results = results if isinstance(results, tuple) else (results,)
                sum((r.double() * r.double()).sum() for r in results).backward()
                found.append([*results, f.grad])
        for ours, theirs in zip(*found, strict=True):
            assert ours.dtype == theirs.dtype
            np.testing.assert_allclose(ours.detach(), theirs.detach(), rtol=1e-6)
    assert compiled.cache_info().currsize == 2


@pytest.mark.parametrize(
    "call",
    [
        lambda th, x, n: th.trapezoid(n),
        lambda th, x, n: th.trapezoid(x, n),
        lambda th, x, n: th.cumulative_trapezoid(x, n),
        lambda th, x, n: th.cov(n),
        lambda th, x, n: th.cov(x, fweights=n),
        lambda th, x, n: th.nn.functional.pairwise_distance(x, n),
        lambda th, x, n: th.nn.functional.pairwise_distance(n, n),
    ],
)
def test_integers_are_computed_in_the_default_dtype(call):
    x, n = ag.tensor([1.0, 2.0, 4.0]), ag.tensor([1, 2, 4])
    assert call(ag, x, n).dtype == ag.float32


def test_numbers_follow_the_default_dtype(th):
    """Also those that were met before it changed."""
    x = th.arange(3)
    for dtype in (th.float32, th.float64, th.float32):
        th.set_default_dtype(dtype)
        assert {(x * number).dtype for number in (2.0, 0.0)} == {dtype}
    for use in (x.add, x.gt):
        with pytest.raises(OverflowError):
            use(10**30)


@pytest.mark.torch
@pytest.mark.filterwarnings("ignore::RuntimeWarning")
@pytest.mark.parametrize(
    "kind, value", [("uint8", 256), ("uint8", -1), ("int8", 300), ("int32", 2**40)]
)
def test_numbers_that_integers_do_not_hold(torch, kind, value):
    """Where floats are computed of integers, numbers have their own value."""
    calls = {
        "div": lambda lib, x: x / value,
        "rdiv": lambda lib, x: value / x,
        "true_divide": lambda lib, x: lib.true_divide(x, value),
        "copysign": lambda lib, x: lib.copysign(x, value),
        "float_power": lambda lib, x: lib.float_power(x, value),
        "xlogy": lambda lib, x: lib.xlogy(x, value),
        "rxlogy": lambda lib, x: lib.xlogy(value, x),
        "zeta": lambda lib, x: lib.special.zeta(x, abs(value)),
        "mul": lambda lib, x: x * value,
        "add": lambda lib, x: x + value,
        "of none": lambda lib, x: x[0] / value,
    }
    for name, call in calls.items():
        mine, wanted = (
            call(lib, lib.tensor([1, 2, 3], dtype=getattr(lib, kind))) for lib in (ag, torch)
        )
        assert str(mine.dtype) == str(wanted.dtype).removeprefix("torch."), name
        assert np.allclose(mine.numpy(), wanted.numpy(), rtol=1e-5, equal_nan=True), name


@pytest.mark.torch
def test_powers_that_integers_do_not_hold(torch):
    for lib in (ag, torch):
        with pytest.raises(RuntimeError, match="value cannot be converted to type int8"):
            lib.tensor([3], dtype=lib.int8) ** 300


@pytest.mark.parametrize("alpha, text", [
    (1.5, "argument alpha must not be a floating point number"),
    (1j, "argument alpha must not be a complex number"),
    (True, "Boolean alpha only supported for Boolean results"),
])  # fmt: skip
def test_factors_that_integers_do_not_have(alpha, text):
    x = ag.ones(2, dtype=ag.int64)
    vectors = (ag.ones(2, 2, dtype=ag.int64), x, x)
    for call in (ag.add, ag.sub):
        with pytest.raises(RuntimeError, match=text):
            call(x, x, alpha=alpha)
    with pytest.raises(RuntimeError, match=text):
        ag.addr(*vectors, alpha=alpha)
    assert ag.add(x, 2.5, alpha=1.5).tolist() == [4.75, 4.75]
    truths = x.bool()
    assert all(ag.add(truths, truths, alpha=a).tolist() == [True, True] for a in (True, 0, 2))


def test_what_is_no_number_is_said_in_place_too():
    x = ag.ones(2)
    for call in (lambda: x.add_(object()), lambda: x.__iand__("text")):
        with pytest.raises(TypeError, match="must be Tensor, not"):
            call()


def test_numbers_that_half_precision_does_not_hold():
    x = ag.tensor([100.0, 1.0], dtype=ag.float16, requires_grad=True)
    y = x / 1e5
    assert y.dtype == np.float16 and np.allclose(y.tolist(), [1e-3, 1e-5], rtol=1e-2)
    y.sum().backward()
    assert x.grad.dtype == np.float16 and np.allclose(x.grad.tolist(), 1e-5, rtol=1e-2)
    assert (x.detach() - np.inf).tolist() == [-np.inf, -np.inf]


@pytest.mark.parametrize("value", [2.2, 1.7 + 0.3j, 3])
def test_numbers_of_a_power_in_double_precision_keep_theirs(
    torch: Any, face: Any, value: complex
) -> None:
    """They were rounded to the dtype of the tensor beside them."""
    for given in (lambda x: (x, value), lambda x: (value, x)):
        x, y = (lib.tensor([1.1, 2.3], dtype=lib.float32) for lib in (torch, face))
        its, mine = torch.float_power(*given(x)), face.float_power(*given(y))
        np.testing.assert_allclose(mine.numpy(), its.numpy(), rtol=1e-14)
        assert mine.numpy().dtype == its.numpy().dtype


@pytest.mark.parametrize("name", ["chebyshev_polynomial_t", "laguerre_polynomial_l"])
def test_polynomials_of_truth_values(torch: Any, face: Any, name: str) -> None:
    found = [
        getattr(lib.special, name)(lib.tensor([True, False]), lib.tensor([True, True])).tolist()
        for lib in (torch, face)
    ]
    assert found[0] == found[1]


SCALED = {
    "add": lambda lib, x, y, a: lib.add(x, y, alpha=a),
    "add_": lambda lib, x, y, a: x.clone().add_(y, alpha=a),
    "sub": lambda lib, x, y, a: lib.sub(x, y, alpha=a),
    "rsub": lambda lib, x, y, a: lib.rsub(x, y, alpha=a),
    "addcmul": lambda lib, x, y, a: lib.addcmul(x, y, x, value=a),
    "index_add": lambda lib, x, y, a: lib.index_add(x, 0, lib.tensor([0, 1, 0]), x, alpha=a),
}


@pytest.mark.torch
@pytest.mark.parametrize("name", SCALED)
@pytest.mark.parametrize("one", ["bool", "uint8", "int8", "int32", "float32"])
@pytest.mark.parametrize("other", ["bool", "uint8", "int8", "int16", "float32"])
def test_products_with_numbers_are_of_the_common_dtype(torch, face, name, one, other):
    for factor in (1, 2, 3, -1, 200, 300, -200, 70000):
        found = []
        for lib in (torch, face):
            x = lib.tensor([100, 97, 3]).to(getattr(lib, one))
            y = lib.tensor([1, 120, 7]).to(getattr(lib, other))
            try:
                z = SCALED[name](lib, x, y, factor)
                found.append((str(z.dtype), z.tolist()))
            except RuntimeError:
                found.append("refused")
        assert found[0] == found[1], factor
