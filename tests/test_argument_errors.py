"""Wrong arguments of every row raise what they raise in PyTorch."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd.tensor import Tensor
from codegen.signature import Argument
from tests.bad_calls import bad_calls
from tests.cases import CASES, Case
from tests.samples import packed, signature
from tests.test_torch_oracle import WITHOUT_COUNTERPART, their_function, theirs

torch = pytest.importorskip("torch")
pytestmark = [pytest.mark.torch, pytest.mark.filterwarnings("ignore")]

# What is asked of a row where PyTorch's error is another, and why.
EXCEPTIONS: dict[tuple[str, str, str], str] = {
    ("getitem", "self", "text"): "PyTorch's is Python's subscript of a text",
    ("index_fill", "index", "shape"): "an IndexError, as PyTorch's index_add",
    ("narrow_copy", "dim", "too large"): "an IndexError, as everywhere else",
    ("nn.functional.embedding_bag", "offsets", "text"): "a TypeError, as for any other argument",
    ("nn.functional.multi_head_attention_forward", "bias_k", "text"): "likewise",
    ("nn.functional.multi_head_attention_forward", "bias_v", "text"): "likewise",
    ("prod", "dim", "too large"): "PyTorch takes one dim only",
    ("prod", "dim", "too small"): "PyTorch takes one dim only",
    ("prod", "dim", "twice"): "PyTorch takes one dim only",
    ("take", "index", "float index"): "an IndexError, as for other indices",
}
NUMBER_OF_EXCEPTIONS = 10
# Rows of which PyTorch does not survive wrong arguments, and why.
UNSAFE = {"lu_unpack": "it writes beside its memory where the pivots do not fit"}


def wrong_values(argument: Argument) -> Iterator[tuple[str, Any]]:
    """(what is wrong, a value) for an argument of this sort."""
    kind, name = argument.type, argument.name
    if kind.base == "Tensor" and not kind.is_list:
        yield "text", "x"
        yield "shape", ag.ones(7, 5, 3)
        if not kind.optional:
            yield "None", None
        if name in ("index", "indices"):
            yield "float index", ag.ones(2, 3)
    elif kind.base == "int" and name in ("dim", "dims", "dim0", "dim1"):
        yield "text", "x"
        many = kind.is_list
        yield "too large", (9,) if many else 9
        yield "too small", (-9,) if many else -9
        if many:
            yield "twice", (0, 0)


def rows() -> list[Case]:
    """The first sample of each row that PyTorch has and that is called without lists."""
    found: dict[str, Case] = {}
    for case in CASES:
        if not {case.row, str(case)} & {*WITHOUT_COUNTERPART, *UNSAFE}:
            found.setdefault(case.row, case)
    return [case for case in found.values() if _called_by_position(case)]


def _called_by_position(case: Case) -> bool:
    sample = case.sample()
    return len(packed(case.row, sample.args, {})) <= len(signature(case.row).arguments)


def raised(function: Callable[..., Any], args: list[Any], kwargs: dict[str, Any]) -> Any:
    """The exception of a call, or None."""
    try:
        function(*args, **kwargs)
    except Exception as error:
        return error
    return None


def fits(ours: Any, their: Any) -> bool:
    """Whether ours can be caught as theirs. What is no Tensor is a TypeError here always."""
    if their is None:
        return True  # taken there; here perhaps a mistake
    if isinstance(their, AttributeError):  # a function in Python that looked into its argument
        return isinstance(ours, TypeError | AttributeError)
    return isinstance(ours, type(their))


def mismatches(case: Case) -> Iterator[tuple[tuple[str, str, str], str]]:
    """What does not fit: (row, argument, what is wrong) and both errors."""
    sample = case.sample()
    their_args, their_kwargs, _ = theirs(sample, case)
    our_args = packed(case.row, sample.args, sample.kwargs)
    for place, argument in enumerate(signature(case.row).arguments):
        name = argument.keyword
        for label, value in wrong_values(argument):
            if label == "shape" and place < len(our_args) and isinstance(our_args[place], Tensor):
                value = value.to(our_args[place].dtype)
            errors = []
            for function, args, kwargs, wrong in (
                (case.call, our_args, sample.kwargs, value),
                (their_function(case), their_args, their_kwargs, _theirs(value)),
            ):
                if place < len(args):
                    args = [*args[:place], wrong, *args[place + 1 :]]
                else:
                    kwargs = {**kwargs, name: wrong}
                errors.append(raised(function, list(args), dict(kwargs)))
            if not fits(*errors):
                yield (case.row, argument.name, label), f"{errors[0]!r}, PyTorch: {errors[1]!r}"


def _theirs(value: Any) -> Any:
    return torch.tensor(value.numpy()) if isinstance(value, Tensor) else value


@pytest.mark.parametrize("case", rows(), ids=lambda case: case.row)
def test_errors(case: Case) -> None:
    found = dict(mismatches(case))
    assert {key: why for key, why in found.items() if key not in EXCEPTIONS} == {}
    assert {key for key in EXCEPTIONS if key[0] == case.row} <= found.keys()


# Arguments of a type that PyTorch refuses and we take, and why.
TAKEN: dict[tuple[str, str], str] = {
    ("clone", "memory_format"): "there is one layout",
    ("contiguous", "memory_format"): "there is one layout",
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
    sample = case.sample()
    their_args, their_kwargs, _ = theirs(sample, case)
    wrong = {"text", "dict", "thing", "list", "number", "float", "floats", "texts"}
    found = {}
    for bad in bad_calls(case):
        if bad.argument.type.base == "Tensor" or bad.label not in wrong:
            continue
        ours = raised(bad.call, [], {})
        if isinstance(ours, TypeError):
            continue
        args, kwargs = bad.placed(bad.value, their_args, their_kwargs)
        their = raised(their_function(case), args, kwargs)
        if not fits(ours, their) and (case.row, bad.argument.name) not in TAKEN:
            found[str(bad)] = f"{ours!r}, PyTorch: {their!r}"
    assert found == {}


def test_number_of_exceptions() -> None:
    assert len(EXCEPTIONS) == NUMBER_OF_EXCEPTIONS
    assert len(TAKEN) == 8


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
