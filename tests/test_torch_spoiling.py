"""Every row: what a write into an input or a result before backward decides is as in PyTorch.

What a node saves decides whether ``h = f(x); h += 1`` works or raises. Wherever PyTorch's backward
works after such a write, ours does; and where ours works, it is right: nan is written, so that a
gradient which reads what was written is seen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
import pytest

import autograd as ag
from autograd.tensor import Tensor
from tests.cases import GRAD_CASES, Case, direction
from tests.sampling import Sample
from tests.test_torch_oracle import WITHOUT_COUNTERPART, _of_torch, theirs

torch = pytest.importorskip("torch")
# PyTorch warns of what it will change in the future.
pytestmark = [pytest.mark.torch, pytest.mark.filterwarnings("ignore::UserWarning")]


class Outcome(NamedTuple):
    """What became of a write: whether it was "refused", "spoiled" what backward reads, or "works";
    the error, or the gradients."""

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
        tracked = [x for x in self.outputs if x.requires_grad]
        vectors = [self._direction(x, seed) for seed, x in enumerate(tracked)]
        grad = ag.grad if self.library is ag else torch.autograd.grad
        try:
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


def ours(case: Case, tracked: Sequence[int]) -> Call:
    ag.manual_seed(0)
    sample, tensors = _tracking(case, tracked), []
    leaves = sample.inputs
    given = sample.mapped(_argument(tensors))
    return Call(ag, leaves, tensors, _tensors(case.call(*given.args, **given.kwargs), Tensor))


def of_torch(case: Case, tracked: Sequence[int]) -> Call:
    torch.manual_seed(0)
    tensors: list[Any] = []
    args, kwargs, leaves = theirs(_tracking(case, tracked), case, _argument(tensors))
    returned = _of_torch(case)(*args, **kwargs)
    return Call(torch, leaves, tensors, _tensors(returned, torch.Tensor))


def _tracking(case: Case, tracked: Sequence[int]) -> Sample:
    """The sample, of whose tensors those of the given numbers require grad."""
    sample = case.sample()
    order = [id(x) for x in sample.tensors]
    return sample.mapped(
        lambda x: ag.tensor(x.detach().numpy().copy(), requires_grad=order.index(id(x)) in tracked)
    )


def _choices(case: Case) -> Iterator[list[int]]:
    """Which of the tensors require grad: all that can, and each of them alone."""
    inputs = [k for k, x in enumerate(case.sample().tensors) if x.requires_grad]
    yield inputs
    if len(inputs) > 1:
        yield from ([k] for k in inputs)
