"""`out=` of every function that takes it in PyTorch: the same values, and the same refusals."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import autograd as ag
from tests.pytorch.test_oracle import WITHOUT_COUNTERPART, function_of_torch, theirs
from tests.samples.rows import packed, signature
from tests.support.cases import CASES, Case, first_of_rows, outputs_of
from tests.support.exceptions import listed

torch = pytest.importorskip("torch")
pytestmark = [
    pytest.mark.torch,
    pytest.mark.usefixtures("double_precision"),
    pytest.mark.filterwarnings("ignore::UserWarning"),
]

# Rows of which PyTorch's function takes `out=` and ours does not, and why.
WITHOUT = listed({
    "a parameter of PyTorch's kernel, which no page of it names": "nn.functional.linear",
    "a list of results of any number": "split_copy split_with_sizes_copy unbind_copy lu",
    "a mask decides how many results there are": "where.condition",
})  # fmt: skip
NO_FUNCTION = listed({"an attribute": "T"})
# Those of which the values are not PyTorch's, or not the same at each call.
OTHER_VALUES = listed({
    "random": """
        bernoulli bernoulli.p normal.Tensor_Tensor normal.Tensor_float normal.float_Tensor
        normal.float_float multinomial rand randn randint randint.low randperm rand_like randn_like
        randint_like randint_like.low""",
    "memory as it is found": "empty",
    "vectors up to a phase": "linalg.eig linalg.eigh linalg.svd svd",
})  # fmt: skip


def _detached(value: Any) -> Any:
    return value.detach() if isinstance(value, torch.Tensor) else value


def _takes_out(case: Case) -> list[np.ndarray] | None:
    """What PyTorch's function gives with `out=`; None if it does not take it."""
    function = function_of_torch(case)
    args, kwargs, _ = theirs(case.sample(), case, _detached)
    with torch.no_grad():
        found = function(*args, **kwargs)
        outs = outputs_of(found)
        if not all(isinstance(x, torch.Tensor) for x in outs):
            return None
        given = [torch.full_like(x, 7) for x in outs]
        try:
            function(*args, **kwargs, out=given[0] if isinstance(found, torch.Tensor) else given)
        except TypeError:
            return None
    return [x.numpy(force=True) for x in given]


COMPARED = [
    case for case in first_of_rows(CASES) if case.row not in {*WITHOUT_COUNTERPART, *NO_FUNCTION}
]


@pytest.mark.parametrize("case", COMPARED, ids=lambda case: case.row)
def test_functions_take_out_where_pytorchs_do(case: Case) -> None:
    wanted = _takes_out(case)
    if wanted is None:
        return
    if case.row in WITHOUT:
        assert not ag.registry[case.row].out
        return
    sample = case.sample()
    args = packed(case.row, sample.args, sample.kwargs)
    outs = tuple(ag.tensor(np.full_like(x, 7)) for x in wanted)
    out = outs if len(signature(case.row).returns) > 1 else outs[0]
    with ag.no_grad():
        found = case.call(*args, **sample.kwargs, out=out)
    assert all(x is y for x, y in zip(outputs_of(found), outs, strict=True))
    for x, y in zip(outs, wanted, strict=True):
        assert x.shape == y.shape
        if case.row not in OTHER_VALUES:
            np.testing.assert_allclose(x.numpy(), y, rtol=1e-7, atol=1e-12)


DTYPES = ("bool", "uint8", "int32", "int64", "float32", "float64", "complex64", "complex128")


@pytest.mark.parametrize("source", DTYPES)
@pytest.mark.parametrize("target", DTYPES)
def test_dtypes(source: str, target: str) -> None:
    """Pointwise maps are converted where PyTorch converts them, and refused where it does."""
    values = np.array([1, 0, 1]).astype(source)
    mine, its = ag.tensor(values), torch.tensor(values)
    out = ag.tensor(np.zeros(3, target))
    other = torch.tensor(np.zeros(3, target))
    try:
        torch.mul(its, its, out=other)
    except RuntimeError as error:
        assert "can't be cast to the desired output type" in str(error)
        with pytest.raises(RuntimeError, match=f"^{error}$"):
            ag.mul(mine, mine, out=out)
        assert not out.numpy().any()
    else:
        assert ag.mul(mine, mine, out=out) is out
        np.testing.assert_array_equal(out.numpy(), other.numpy())
        assert out.dtype == np.dtype(target)


@pytest.mark.parametrize(
    "call",
    [
        lambda lib, x, i, r: lib.sum(x, dim=0, out=lib.zeros((), dtype=lib.float32)),
        lambda lib, x, i, r: lib.sum(x, dim=0, out=lib.zeros((), dtype=lib.int64)),
        lambda lib, x, i, r: lib.cumsum(x, 0, out=lib.zeros(2, dtype=lib.int64)),
        lambda lib, x, i, r: lib.mean(x, 0, out=lib.zeros((), dtype=lib.float32)),
        lambda lib, x, i, r: lib.zeros(2, out=i),
        lambda lib, x, i, r: lib.zeros(2, out=i, dtype=lib.float32),
        lambda lib, x, i, r: lib.zeros(2, out=lib.ones(2), requires_grad=True),
        lambda lib, x, i, r: lib.full((2,), 1.5, out=i),
        lambda lib, x, i, r: lib.arange(3, out=lib.zeros(3)),
        lambda lib, x, i, r: lib.arange(2.0, out=i),
        lambda lib, x, i, r: lib.eye(2, out=lib.empty(0, dtype=lib.int32)),
        lambda lib, x, i, r: lib.sin(x, out=3),
        lambda lib, x, i, r: lib.sin(x, out=(x,)),
        lambda lib, x, i, r: lib.sin(x, x),
        lambda lib, x, i, r: lib.sin(x, x, x),
        lambda lib, x, i, r: lib.mul(x, x, x),
        lambda lib, x, i, r: lib.mul(x, 2.0, x),
        lambda lib, x, i, r: lib.mul(x, 2.0, out=lib.zeros(2)),
        lambda lib, x, i, r: lib.mul(x, x, out=None),
        lambda lib, x, i, r: lib.max(x, 0, out=x),
        lambda lib, x, i, r: lib.max(x, 0, out=(x,)),
        lambda lib, x, i, r: lib.max(x, 0, out=[lib.empty(0), lib.empty(0, dtype=lib.int64)]),
        lambda lib, x, i, r: lib.max(x, x, out=lib.empty(0)),
        lambda lib, x, i, r: lib.max(x, out=lib.empty(0)),
        lambda lib, x, i, r: lib.hstack((x, x), out=lib.empty(0)),
        lambda lib, x, i, r: lib.sin(r, out=lib.zeros(2)),
        lambda lib, x, i, r: lib.sin(x, out=r),
        lambda lib, x, i, r: lib.add(r, x, out=r),
        lambda lib, x, i, r: lib.linalg.inv(lib.outer(r, r) + lib.eye(2), out=lib.zeros(2, 2)),
        lambda lib, x, i, r: lib.eq(r, x, out=lib.zeros(2, dtype=lib.bool)),
        lambda lib, x, i, r: lib.argmax(r, out=lib.zeros((), dtype=lib.int64)),
        lambda lib, x, i, r: lib.sin(x, out=lib.zeros(1).expand(2)),
        lambda lib, x, i, r: lib.abs(lib.complex(x, x), out=lib.zeros(2)),
        lambda lib, x, i, r: lib.nn.functional.gelu(x, approximate="tanh", out=lib.zeros(2)),
        lambda lib, x, i, r: lib.nn.functional.relu(x, out=lib.zeros(2)),
        lambda lib, x, i, r: lib.reshape(x, (1, 2), out=lib.zeros(2)),
        lambda lib, x, i, r: x.sin_(out=lib.zeros(2)),
    ],
)  # fmt: skip
def test_the_same_results_and_refusals(call: Callable[..., Any]) -> None:
    seen = []
    for lib in (ag, torch):
        x, i = lib.tensor([1.5, 2.5]), lib.tensor([1, 2])
        r = lib.tensor([1.0, 2.0], requires_grad=True)
        try:
            seen.append(outputs_of(call(lib, x, i, r)))
        except (TypeError, RuntimeError) as error:
            seen.append(error)
    mine, its = seen
    if isinstance(its, Exception):
        assert type(mine) is type(its)
        return
    for a, b in zip(mine, its, strict=True):
        np.testing.assert_allclose(a.detach().numpy(), b.numpy(force=True), rtol=1e-6)
        assert a.dtype == b.numpy(force=True).dtype
        assert (a.requires_grad, a._version) == (b.requires_grad, b._version)


def test_an_output_of_another_shape_is_resized_with_pytorchs_warning() -> None:
    for lib in (ag, torch):
        out = lib.zeros(3)
        with pytest.warns(UserWarning, match=r"An output with one or more elements was resized"):
            lib.sin(lib.ones(2), out=out)
        assert out.shape == (2,)
        empty = lib.empty(0)
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            assert lib.sin(lib.ones(2, 2), out=empty) is empty
        assert empty.shape == (2, 2) and empty._version == 1


@pytest.mark.torch
def test_where_writes_into_what_it_reads(torch: Any, face: Any) -> None:
    """Overloads that move elements (`where` with a mask alone) have no say in the others."""
    for lib in (torch, face):
        x = lib.tensor([-1.0, 2.0])
        assert lib.where(x > 0, x, x * 3, out=x) is x and x.tolist() == [-3, 2]
    with pytest.raises(RuntimeError, match="refer to a single memory location"):
        face.gather(x, 0, face.tensor([1, 0]), out=x)


def test_numbers_on_a_line_fill_an_output_of_their_size() -> None:
    x = ag.zeros(2, 3)
    ag.linspace(0, 3, 4, out=x[:, 1:])
    assert x.tolist() == [[0, 0, 1], [0, 2, 3]]
    x = ag.arange(4, out=ag.zeros(2, 2, dtype=ag.int64))
    assert x.tolist() == [[0, 1], [2, 3]]


@pytest.mark.torch
def test_dtypes_that_are_refused_have_pytorchs_names(torch: Any, face: Any) -> None:
    texts = []
    for lib in (torch, face):
        x = lib.eye(2, dtype=lib.float32)
        with pytest.raises(RuntimeError) as caught:
            lib.linalg.cholesky(x, out=x.long())
        texts.append(str(caught.value))
    assert texts[0] == texts[1]


CASTING = sorted(name for name, row in ag.registry.items() if row.out == "cast")


@pytest.mark.parametrize("row", CASTING)
def test_rows_that_say_so_cast_into_what_pytorchs_do(row: str, face: Any) -> None:
    case = next(case for case in COMPARED if case.row == row)
    function = function_of_torch(case)
    args, kwargs, _ = theirs(case.sample(), case, _detached)
    results = outputs_of(function(*args, **kwargs))
    mine = case.sample().mapped(lambda x: x.detach())
    accepted = 0
    for kind in DTYPES:
        its = [torch.ones(x.shape, dtype=getattr(torch, kind)) for x in results]
        own = [face.ones(tuple(x.shape), dtype=getattr(face, kind)) for x in results]
        try:
            function(*args, **kwargs, out=its if len(its) > 1 else its[0])
        except RuntimeError:
            with pytest.raises(RuntimeError):
                case.call(*mine.args, **mine.kwargs, out=tuple(own) if len(own) > 1 else own[0])
            continue
        accepted += 1
        case.call(*mine.args, **mine.kwargs, out=tuple(own) if len(own) > 1 else own[0])
        for x, y in zip(own, its, strict=True):
            assert x.numpy().dtype == y.numpy().dtype
            if row not in OTHER_VALUES:
                np.testing.assert_allclose(x.numpy(), y.numpy(), rtol=1e-5, atol=1e-7)
    assert accepted > 1


def test_a_complex_dtype_of_a_norm_goes_with_a_real_output() -> None:
    x = ag.tensor([3 + 4j])
    out = ag.zeros(())
    assert ag.linalg.norm(x, dtype=ag.complex128, out=out).item() == 5
    with pytest.raises(RuntimeError, match="can't be cast"):
        ag.sum(x, dtype=ag.complex128, out=out)


@pytest.mark.parametrize(
    "call",
    [
        *("zeros(2, out=x)", "full((2,), 1.0, out=x)", "eye(2, out=x)", "linspace(0, 1, 3, out=x)"),
        *("arange(3, out=x)", "rand(2, out=x)", "randperm(2, out=x.long())"),
    ],
)
def test_what_makes_tensors_resizes_an_output_silently_but_arange(call: str) -> None:
    warned = []
    for library in (ag, torch):
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            eval(f"t.{call}", {"t": library, "x": library.ones(5)})
        warned.append(any("resized" in str(each.message) for each in caught))
    assert warned == [call.startswith("arange")] * 2
