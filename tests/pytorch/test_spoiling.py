"""Every row: what a write into an input or a result before backward decides is as in PyTorch.

What a node saves decides whether ``h = f(x); h += 1`` works or raises. Wherever PyTorch's backward
works after such a write, ours does; and where ours works, it is right: nan is written, so that a
gradient which reads what was written is seen.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np
import pytest

import autograd as ag
from autograd.core.tensor import Tensor
from tests.pytorch.test_oracle import WITHOUT_COUNTERPART, function_of_torch, theirs
from tests.rows.test_aliases import call_in_place, written
from tests.support.cases import GRAD_CASES, Case, assert_equal_values, direction, over
from tests.support.sampling import Sample

torch = pytest.importorskip("torch")
# PyTorch warns of what it will change in the future.
pytestmark = [pytest.mark.torch, pytest.mark.filterwarnings("ignore::UserWarning")]

_ON_THE_WAY = "saves its inputs; PyTorch what it makes of them on the way"
_OVERLAP = "windows that overlap are refused, as all memory that repeats"
# Rows, or samples, of which an input is spoiled, or a write refused, where PyTorch's works.
STRICTER: dict[str, str] = {
    "as_strided": _OVERLAP,
    "unfold": _OVERLAP,
    "einsum": "PyTorch saves the copies that it makes of what broadcasts",
    "matmul": "PyTorch saves the copies that it makes of stacks",
    **{
        f"nn.functional.cross_entropy-sample{i}": "of probabilities it reads the scores again"
        for i in (9, 10, 11)
    },
    "nn.functional.mse_loss": "with weights " + _ON_THE_WAY,
    "nn.functional.scaled_dot_product_attention": _ON_THE_WAY,
    "polar": "PyTorch's reads the result alone, and is wrong where abs is negative",
    "vander": "the formula reads x even where no power above 0 is asked for",
}


class Outcome(NamedTuple):
    """What became of a write: it was "refused", it "spoiled" what backward reads, or it "works";
    with the error, or the gradients."""

    word: str
    found: Any


class Call(NamedTuple):
    """A call of a row in one of the libraries.

    leaves require grad; tensors are the arguments, made of them or of others; outputs the results.
    """

    library: Any
    leaves: list[Any]
    tensors: list[Any]
    outputs: list[Any]

    def after_writing(self, target: int) -> Outcome:
        """What happens if the tensor of that number is written, and then backward called."""
        try:
            _write([*self.tensors, *self.outputs][target])
        except RuntimeError as error:
            return Outcome("refused", error)
        return self.backward()

    def backward(self) -> Outcome:
        grad = ag.grad if self.library is ag else torch.autograd.grad
        try:  # some views lose their history by a write
            tracked = [x for x in self.outputs if x.requires_grad and x.grad_fn is not None]
            vectors = [self._direction(x, seed) for seed, x in enumerate(tracked)]
            return Outcome("works", grad(tracked, self.leaves, vectors, materialize_grads=True))
        except RuntimeError as error:
            return Outcome("spoiled", error)

    def _direction(self, x: Any, seed: int) -> Any:
        if self.library is ag:
            return direction(x, seed)
        return torch.tensor(direction(ag.tensor(x.numpy(force=True)), seed).numpy())


def _write(tensor: Any) -> None:
    kind = np.dtype(str(tensor.dtype).removeprefix("torch.")).kind
    if kind in "fc":
        tensor.add_(float("nan"))
    elif kind == "b":
        tensor.logical_not_()
    else:
        tensor.zero_()


def _tensors(returned: Any, cls: type) -> list[Any]:
    """All tensors among what was returned, those of lists, too."""
    if isinstance(returned, list | tuple):
        return [x for each in returned for x in _tensors(each, cls)]
    return [returned] if isinstance(returned, cls) else []


def _argument(tensors: list[Any]) -> Callable[[Any], Any]:
    """Of a leaf that requires grad passes a tensor that may be written, and lists it."""

    def passed(leaf: Any) -> Any:
        tensors.append(leaf * 1 if leaf.requires_grad else leaf)
        return tensors[-1]

    return passed


def ours(case: Case, sample: Sample, in_place: bool) -> Call:
    ag.manual_seed(0)
    tensors: list[Any] = []
    given = _fresh(sample).mapped(lambda x: x)
    leaves = given.inputs
    given = given.mapped(_argument(tensors))
    if in_place:
        returned = call_in_place(case.row, given.args, given.kwargs)
    else:
        returned = case.call(*given.args, **given.kwargs)
    return Call(ag, leaves, tensors, _tensors(returned, Tensor))


def of_torch(case: Case, sample: Sample, in_place: bool) -> Call:
    torch.manual_seed(0)
    tensors: list[Any] = []
    args, kwargs, leaves = theirs(_fresh(sample), case, _argument(tensors))
    if in_place:
        self = args.pop(written(case.row))
        returned = getattr(self, str(ag.registry[case.row].inplace))(*args, **kwargs)
    else:
        returned = function_of_torch(case)(*args, **kwargs)
    return Call(torch, leaves, tensors, _tensors(returned, torch.Tensor))


def _fresh(sample: Sample) -> Sample:
    return sample.mapped(lambda x: x.detach().clone().requires_grad_(x.requires_grad))


def _choices(sample: Sample) -> Iterator[Sample]:
    """The sample with all inputs that can require grad, and with each of them alone."""
    yield sample
    if len(sample.inputs) > 1:
        for chosen in sample.inputs:
            yield sample.mapped(
                lambda x, chosen=chosen: x.detach().requires_grad_(x is chosen)  # type: ignore[misc]
            )


def check(case: Case, in_place: bool = False) -> None:
    unknown = bool({case.row, str(case)} & set(WITHOUT_COUNTERPART))
    reason = STRICTER.get(case.row, STRICTER.get(str(case)))
    for sample in _choices(case.sample()):
        call = ours(case, sample, in_place)
        expected = call.backward()
        if expected.word == "spoiled" and case.spec.within is not None:
            return  # only a function of the outputs has a gradient
        assert expected.word == "works"
        for target in range(len(call.tensors) + len(call.outputs)):
            got = ours(case, sample, in_place).after_writing(target)
            if got.word == "works":
                found, wanted = ([g.numpy() for g in x.found] for x in (got, expected))
                assert_equal_values(found, wanted, 1e-12)
            elif not unknown and (
                reason is None or _is_checked(reason, target >= len(call.tensors))
            ):
                other = of_torch(case, sample, in_place)
                if any(x.requires_grad for x in other.outputs):  # else it has no derivative there
                    outcome = other.after_writing(target)
                    assert outcome.word != "works", (
                        target,
                        [x.requires_grad for x in sample.tensors],
                    )


def _is_checked(reason: str, is_output: bool) -> bool:
    """Exceptions are about inputs, but for results whose memory repeats."""
    return is_output and reason != _OVERLAP


def test_exceptions() -> None:
    known = {case.row for case in GRAD_CASES} | {str(case) for case in GRAD_CASES}
    assert set(STRICTER) <= known
    assert len(STRICTER) == 11


@over(GRAD_CASES)
def test_writes_before_backward(case: Case) -> None:
    check(case)


IN_PLACE = [
    case
    for case in GRAD_CASES
    if "." not in (ag.registry[case.row].inplace or ".") and ag.registry[case.row].kind != "view"
]


@over(IN_PLACE)
def test_writes_after_an_operation_in_place(case: Case) -> None:
    sample = case.sample()
    shape = case.call(*sample.args, **sample.kwargs).shape
    if getattr(sample.args[written(case.row)], "shape", None) == shape:
        check(case, in_place=True)


# ---- outputs that are several views of one tensor ------------------------------------------------

PARTS: dict[str, Callable[[Any], Any]] = {
    "split": lambda y: y.split(2),
    "split of sizes": lambda y: y.split([1, 3]),
    "split_with_sizes": lambda y: y.split_with_sizes([1, 3]),
    "chunk": lambda y: y.chunk(2),
    "unbind": lambda y: y.unbind(0),
    "tensor_split": lambda y: y.tensor_split(3),
    "tensor_split at indices": lambda y: y.tensor_split([1, 3]),
    "tensor_split along a dim": lambda y: y.reshape(2, 2).tensor_split(2, -1),
    "hsplit": lambda y: y.hsplit(2),
    "vsplit": lambda y: y.reshape(2, 2).vsplit(2),
    "dsplit": lambda y: y.reshape(1, 2, 2).dsplit(2),
}


@pytest.mark.parametrize("written", ["a part", "the whole"])
@pytest.mark.parametrize("name", PARTS)
def test_parts(name: str, written: str) -> None:
    """A write into the first part, or into the tensor before the second part is used."""

    def run(library: Any) -> Any:
        x = library.tensor([1.0, 2.0, 3.0, 4.0], dtype=library.float64, requires_grad=True)
        y = x * 1
        parts = PARTS[name](y)
        try:
            (parts[0] if written == "a part" else y).mul_(3)
            ((y * y).sum() + parts[1].sum()).backward()
        except RuntimeError:
            return "refused"
        return x.grad.tolist(), [part.tolist() for part in parts]

    assert run(ag) == run(torch)


UNSAFE: dict[str, Callable[[Any], Any]] = {
    "unsafe_split": lambda y: y.unsafe_split(2),
    "unsafe_split_with_sizes": lambda y: y.unsafe_split_with_sizes([1, 3]),
    "unsafe_chunk": lambda y: y.unsafe_chunk(2),
}


@pytest.mark.parametrize("name", UNSAFE)
def test_unsafe_parts(name: str) -> None:
    """They may be written. Here the whole knows of it; PyTorch's gradient of y is then wrong."""

    def run(library: Any, of_all: bool) -> Any:
        x = library.tensor([1.0, 2.0, 3.0, 4.0], dtype=library.float64, requires_grad=True)
        y = x * 1
        parts = UNSAFE[name](y)
        parts[0].mul_(3)
        end = (y * y).sum() if of_all else sum((part * part).sum() for part in parts)
        end.backward()
        return x.grad.tolist(), [part.tolist() for part in parts]

    assert run(ag, False) == run(torch, False) == run(ag, True)


LINEAR_EQUATIONS = ["ii->", "ii->i", "ij->ji", "ij->i", "ij->", "ij,kl->ijkl", "ij,jk->ik"]


@pytest.mark.parametrize("equation", LINEAR_EQUATIONS)
def test_einsum_saves_what_other_operands_read(equation: str) -> None:
    """Each operand with or without a gradient, each of them written."""
    count = equation.count(",") + 1

    def run(library: Any, wanted: int, target: int) -> Any:
        leaves = [
            library.ones((2, 2), dtype=library.float64, requires_grad=bool(wanted >> k & 1))
            for k in range(count)
        ]
        operands = [x * 1 for x in leaves]
        y = library.einsum(equation, *operands)
        operands[target].add_(7)
        try:
            y.sum().backward()
        except RuntimeError:
            return "spoiled"
        return [None if x.grad is None else x.grad.tolist() for x in leaves]

    for wanted in range(1, 2**count):
        for target in range(count):
            assert run(ag, wanted, target) == run(torch, wanted, target)


def test_writes_into_nothing() -> None:
    """A view without elements that is written leaves derivatives of both orders as they are."""

    def run(library: Any) -> Any:
        x = library.tensor([1.0, 2.0], dtype=library.float64, requires_grad=True)
        y = x * 1
        y[2:].mul_(2)
        y[:0] = 5.0
        y.narrow(0, 0, 0).copy_(x[:0])
        grad = ag.grad if library is ag else torch.autograd.grad
        (first,) = grad((y * y * y).sum(), x, create_graph=True)
        return first.tolist(), grad(first.sum(), x)[0].tolist()

    assert run(ag) == run(torch)


@pytest.mark.parametrize("leaf", [True, False])
def test_detached_in_place(leaf: bool) -> None:
    """`detach_` keeps what was accumulated."""

    def run(library: Any) -> Any:
        x = library.tensor([1.0, 2.0], dtype=library.float64, requires_grad=True)
        y = x if leaf else x * 1
        y.retain_grad()
        (y * y).sum().backward()
        y.detach_()
        return y.grad.tolist(), y.requires_grad, y.is_leaf, y.grad_fn

    assert run(ag) == run(torch)


EXPANDED_WRITES: dict[str, Callable[[Any, Any], Any]] = {
    "indices": lambda library, x: x.__setitem__(library.tensor([0, 1]), 2.0),
    "several": lambda library, x: x.__setitem__(
        library.tensor([2, 0]), library.tensor([4.0, 5.0], dtype=library.float64)
    ),
    "mask": lambda library, x: x.__setitem__(library.tensor([True, False, False]), 2.0),
    "empty mask": lambda library, x: x.__setitem__(library.tensor([False] * 3), 2.0),
    "slice": lambda library, x: x.__setitem__(slice(0, 2), 2.0),
    "element": lambda library, x: x.__setitem__(1, 2.0),
    "add_": lambda library, x: x.add_(1),
    "copy_": lambda library, x: x.copy_(library.ones(3)),
    "scatter_": lambda library, x: x.scatter_(0, library.tensor([1]), 5.0),
    "index_add_": lambda library, x: x.index_add_(
        0, library.tensor([1]), library.ones(1, dtype=library.float64)
    ),
}


@pytest.mark.parametrize("name", EXPANDED_WRITES)
def test_writes_into_expanded_memory(name: str) -> None:
    """PyTorch writes what indices and masks name, and warns; all else it refuses."""

    def run(library: Any) -> Any:
        memory = library.zeros(1, dtype=library.float64)
        with warnings.catch_warnings(record=True):
            try:
                EXPANDED_WRITES[name](library, memory.expand(3))
            except RuntimeError as error:
                return str(error).partition(".")[0]
        return memory.tolist(), memory._version

    assert run(ag) == run(torch)


def test_writes_into_expanded_memory_warn() -> None:
    x = ag.zeros(1)
    with pytest.warns(UserWarning, match="expanded tensors is deprecated"):
        x.expand(3)[ag.tensor([0, 2])] = 3.0
    assert x.tolist() == [3.0]
    y = ag.zeros(1, requires_grad=True) * 1
    with pytest.raises(RuntimeError, match="single memory location"):
        y.expand(3)[ag.tensor([0, 2])] = 3.0
    fixed = np.zeros(1)
    fixed.flags.writeable = False
    with pytest.warns(UserWarning), pytest.raises(RuntimeError, match="read-only"):
        ag.from_numpy(fixed).expand(3)[ag.tensor([0])] = 1.0
