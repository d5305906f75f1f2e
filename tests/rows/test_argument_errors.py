"""Wrong arguments of every row raise what they raise in PyTorch."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd.core.tensor import Tensor
from tests.pytorch.test_oracle import WITHOUT_COUNTERPART, their_function, theirs
from tests.samples.rows import packed, signature
from tests.support.bad_calls import BadCall, bad_calls, first_cases, raised
from tests.support.cases import CASES, Case, over
from tests.support.sampling import Sample

torch = pytest.importorskip("torch")
pytestmark = [pytest.mark.torch, pytest.mark.filterwarnings("ignore")]

# What is asked of a row where PyTorch's error is another, and why.
EXCEPTIONS: dict[tuple[str, str, str], str] = {
    ("getitem", "self", "text"): "PyTorch's is Python's subscript of a text",
    ("index_fill", "index", "float"): "a RuntimeError, as PyTorch's index_add",
    ("index_fill", "index", "shape"): "an IndexError, as PyTorch's index_add",
    ("narrow_copy", "dim", "too large"): "an IndexError, as everywhere else",
    ("nn.functional.embedding_bag", "offsets", "text"): "a TypeError, as for any other argument",
    ("nn.functional.multi_head_attention_forward", "bias_k", "text"): "likewise",
    ("nn.functional.multi_head_attention_forward", "bias_v", "text"): "likewise",
    ("prod", "dim", "too large"): "PyTorch takes one dim only",
    ("prod", "dim", "too small"): "PyTorch takes one dim only",
    ("prod", "dim", "twice"): "PyTorch takes one dim only",
}
NUMBER_OF_EXCEPTIONS = 10
# Rows of which PyTorch does not survive wrong arguments, and why.
UNSAFE = {
    "lu_unpack": "it writes beside its memory where the pivots do not fit",
    "segment_reduce": "it reads beside its memory where lengths and offsets do not fit",
}


# What may be wrong with a Tensor, and with the number of a dimension.
LABELS = {"Tensor": {"text", "shape", "None"}, "int": {"text", "too large", "too small", "twice"}}


def wrong_calls(case: Case) -> Iterator[BadCall]:
    """The calls with one wrong Tensor or dimension."""
    for bad in bad_calls(case):
        kind, name = bad.argument.type, bad.argument.name
        tensor = kind.base == "Tensor" and not kind.is_list
        if tensor or name in ("dim", "dims", "dim0", "dim1"):
            of_index = bad.label == "float" and name in ("index", "indices")
            if bad.label in LABELS.get(kind.base, ()) or of_index:
                yield bad


def rows() -> list[Case]:
    """The first sample of each row that PyTorch has and that is called without lists."""
    left_out = {*WITHOUT_COUNTERPART, *UNSAFE}
    return [case for case in first_cases() if not {case.row, str(case)} & left_out]


def fits(ours: Any, their: Any) -> bool:
    """Whether ours can be caught as theirs. What is no Tensor is a TypeError here always."""
    if their is None:
        return True  # taken there; here perhaps a mistake
    if isinstance(their, AttributeError):  # a function in Python that looked into its argument
        return isinstance(ours, TypeError | AttributeError)
    return isinstance(ours, type(their))


def their_error(bad: BadCall) -> Exception | None:
    """What PyTorch raises for the same wrong call."""
    args, kwargs, _ = theirs(bad.case.sample(), bad.case)
    value = torch.tensor(bad.value.numpy()) if isinstance(bad.value, Tensor) else bad.value
    args, kwargs = bad.placed(value, args, kwargs)
    return raised(their_function(bad.case), *args, **kwargs)


def mismatches(case: Case) -> Iterator[tuple[tuple[str, str, str], str]]:
    """What does not fit: (row, argument, what is wrong) and both errors."""
    for bad in wrong_calls(case):
        errors = raised(bad.call), their_error(bad)
        if not fits(*errors):
            what = (case.row, bad.argument.name, bad.label)
            yield what, f"{errors[0]!r}, PyTorch: {errors[1]!r}"


@pytest.mark.parametrize("case", rows(), ids=lambda case: case.row)
def test_errors(case: Case) -> None:
    found = dict(mismatches(case))
    assert {key: why for key, why in found.items() if key not in EXCEPTIONS} == {}
    assert {key for key in EXCEPTIONS if key[0] == case.row} <= found.keys()


# Arguments of a type that PyTorch refuses and we take, and why.
TAKEN: dict[tuple[str, str], str] = {
    ("index_put", "indices"): "an IndexError, as for other subscripts",
    ("linalg.cond", "p"): "PyTorch's words for an unknown norm",
    ("linalg.matrix_norm", "ord"): "PyTorch's words for an unknown norm",
    ("linalg.norm", "ord"): "PyTorch's words for an unknown norm",
    ("max.dim", "dim"): "a number is the other operand, as of np.maximum",
    ("min.dim", "dim"): "a number is the other operand, as of np.minimum",
}


@pytest.mark.slow
@pytest.mark.parametrize("case", rows(), ids=lambda case: case.row)
def test_wrong_types(case: Case) -> None:
    """What PyTorch refuses for its type is refused: as a TypeError, or with PyTorch's error."""
    wrong = {"text", "dict", "thing", "list", "number", "float", "floats", "texts"}
    found = {}
    for bad in bad_calls(case):
        if bad.argument.type.base == "Tensor" or bad.label not in wrong:
            continue
        ours = raised(bad.call)
        if isinstance(ours, TypeError):
            continue
        their = their_error(bad)
        if not fits(ours, their) and (case.row, bad.argument.name) not in TAKEN:
            found[str(bad)] = f"{ours!r}, PyTorch: {their!r}"
    assert found == {}


# ---- shapes --------------------------------------------------------------------------------------

# Rows that crash PyTorch where shapes do not fit.
CRASHING = [
    *("lstm.input", "lstm.data", "gru.input", "gru.data", "rnn_tanh.input", "rnn_tanh.data"),
    *("rnn_relu.input", "rnn_relu.data"),
]
# (row, argument) whose shapes or numbers PyTorch refuses and we take, and why.
WIDER: dict[tuple[str, str], str] = {
    ("copy", "self"): "x.copy_(y) refuses to grow; the function broadcasts, as samples need it",
    ("copy", "src"): "likewise",
    ("gradient.tensorarray", "spacing"): "a single number is a distance, as in np.gradient",
    ("index_put", "values"): "leading dimensions of size 1 are left out, as in x[index] = values",
    ("linalg.lstsq", "self"): "all drivers compute by singular values, so that any rank will do",
    ("nn.functional.avg_pool3d", "input"): "the padding counts, as in other pools",
    ("nn.functional.fractional_max_pool3d", "input"): "the last window may end at the border",
    ("nn.functional.fractional_max_pool3d_with_indices", "input"): "likewise",
}


def other_tensors(x: Tensor) -> Iterator[tuple[str, Tensor]]:
    """(what is other, a tensor) of another rank or size than `x`, or with another number in it."""
    array = x.detach().numpy()
    found: dict[str, np.ndarray] = {"rank more": array[None], "rank more behind": array[..., None]}
    if array.ndim and array.size:
        found |= {
            "rank less": array[0], "rank less behind": array[..., 0],
            "rank 0": array.reshape(-1)[0], "rank 1": array.reshape(-1),
            "stack": np.stack([array, array]),
        }  # fmt: skip
    for d in range(array.ndim if array.size else 0):
        found[f"longer in {d}"] = np.concatenate([array, array.take([0], d)], d)
        if array.shape[d] > 1:
            found[f"shorter in {d}"] = array.take(range(array.shape[d] - 1), d)
            found[f"one in {d}"] = array.take([0], d)
    if array.dtype.kind in "iu" and array.size:
        for number in (-1, -2, 100, -100):
            other = array.copy()
            other.reshape(-1)[-1] = number
            found[f"{number} within"] = other
    for label, each in found.items():
        yield label, ag.tensor(np.array(each, order="C"))


def of_other_shapes(case: Case) -> Iterator[tuple[str, str, Sample]]:
    """(argument, what is other, the sample) with one other tensor among the arguments."""
    sample = case.sample()
    names = [argument.name for argument in signature(case.row).arguments]
    for k, chosen in enumerate(sample.tensors):
        holders = [*zip(names, sample.args, strict=False), *sample.kwargs.items()]
        name = next((n for n, held in holders if _holds(held, chosen)), "")
        for label, other in other_tensors(chosen):
            fresh = case.sample()
            old = fresh.tensors[k]
            yield name, label, fresh.mapped(lambda x, o=old, n=other: n if x is o else x)  # type: ignore[misc]


def _holds(held: Any, tensor: Tensor) -> bool:
    if isinstance(held, list | tuple):
        return any(_holds(each, tensor) for each in held)
    return held is tensor


def taken_in_silence(case: Case, one_of: int = 1) -> list[str]:
    """What PyTorch refuses and we take; of so many samples one is looked at."""
    found = []
    for argument, label, sample in of_other_shapes(case):
        text = f"{case}({argument}: {label})"
        if zlib.crc32(text.encode()) % one_of or (case.row, argument) in WIDER:
            continue
        ag.manual_seed(0)
        if raised(case.call, *sample.args, **sample.kwargs) is not None:
            continue
        args, kwargs, _ = theirs(sample, case)
        their = raised(their_function(case), *args, **kwargs)
        if their is not None:
            found.append(f"{text}: {their!r}")
    return found


SHAPED = [case for case in CASES if not {case.row, str(case)} & {*WITHOUT_COUNTERPART, *CRASHING}]
SHAPED = [case for case in SHAPED if case.row not in UNSAFE]


@over(SHAPED)
def test_other_shapes_are_refused_as_in_pytorch(case: Case) -> None:
    """Every tensor of every row in another rank, in other sizes, and with other indices in it."""
    with np.errstate(all="ignore"):
        assert taken_in_silence(case, 1 if case.number else 4) == []


def test_wider_arguments_are_wider() -> None:
    """Each exception is one, but those that depend on the LAPACK of PyTorch."""
    left = dict(WIDER)
    WIDER.clear()
    try:
        for row, argument in left.keys() - {("linalg.lstsq", "self")}:
            cases = [case for case in SHAPED if case.row == row]
            found = [text for case in cases for text in taken_in_silence(case)]
            assert any(f"({argument}: " in text for text in found), (row, argument)
    finally:
        WIDER.update(left)


# ---- single calls --------------------------------------------------------------------------------

ALIKE = Path(__file__).with_name("calls_as_in_pytorch.txt").read_text().splitlines()


@pytest.mark.parametrize("call", ALIKE)
def test_calls_end_as_in_pytorch(call: str) -> None:
    """With an error that can be caught as PyTorch's, or with its value."""
    ours, other = (raised(eval, call, {"t": library}) for library in (ag, torch))
    assert (ours is None) == (other is None), (ours, other)
    assert fits(ours, other), (ours, other)
    if ours is None:
        value, expected = (eval(call, {"t": library}) for library in (ag, torch))
        np.testing.assert_allclose(np.asarray(value), expected.numpy(), rtol=1e-6)


def test_time_first_convolutions_name_themselves() -> None:
    with pytest.raises(RuntimeError, match="Input must have 3 dims: time, batch, in_channel"):
        ag.conv_tbc(ag.ones(3), ag.ones(3, 2, 2), ag.ones(2))


def test_number_of_exceptions() -> None:
    assert len(EXCEPTIONS) == NUMBER_OF_EXCEPTIONS
    assert len(TAKEN) == 6
    assert len(WIDER) == 8


def test_shapes_that_do_not_broadcast() -> None:
    """The error can be caught as PyTorch's and as NumPy's."""
    x, y = ag.ones(2, 3, 1), ag.ones(3, 4, 5)
    for call in (lambda: x + y, lambda: ag.where(x > 0, x, y[:2]), lambda: x == ag.ones(2, 4, 1)):
        for kind in (RuntimeError, ValueError):
            with pytest.raises(kind, match=r"must match the size of tensor b \(.\) at non-single"):
                call()


def test_missing_tensors() -> None:
    for call in (lambda: ag.add(ag.ones(2), None), lambda: ag.nn.functional.relu6(None)):
        with pytest.raises(TypeError, match=r"must be Tensor, not NoneType"):
            call()
    assert ag.clamp(ag.ones(2), None, 0.5).tolist() == [0.5, 0.5]
    assert ag.nn.functional.relu6(np.array([-1.0, 7.0])).tolist() == [0.0, 6.0]


# Calls with too few arguments that PyTorch refuses and we take, and why.
FEWER: dict[tuple[str, int], str] = {
    ("normal.float_Tensor", 1): "the size is () where none is given",
    ("normal.float_float", 1): "the size is () where none is given",
    ("normal.float_float", 2): "the size is () where none is given",
}


def test_missing_arguments() -> None:
    """Without its last arguments a call of any row is refused where PyTorch refuses it."""
    found = set()
    for case in rows():
        sample = case.sample()
        ours = packed(case.row, sample.args, sample.kwargs)
        args, kwargs, _ = theirs(sample, case)
        for n in range(len(ours)):
            mine = raised(case.call, *ours[:n], **sample.kwargs)
            if mine is None and raised(their_function(case), *args[:n], **kwargs) is not None:
                found.add((case.row, n))
    assert found == set(FEWER)
