"""The memory of results: shared with nothing unless the row is a view, and laid out in C order.

NumPy's functions give their argument back where nothing is to be done, and a result that is another
layout of fresh memory. Neither is seen in the values; who writes into such a result, or through its
``flatten()``, writes elsewhere than he thinks.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd.core.tensor import Tensor
from tests.samples.rows import public, signature, spec_of
from tests.support.cases import CASES, Case, over
from tests.support.edges import edges
from tests.support.sampling import Sample

# Composite rows that give an input back, or views of it, as PyTorch's functions do.
GIVE_BACK: dict[str, str] = {
    "atleast_1d.Sequence": "views",
    "atleast_2d.Sequence": "views",
    "atleast_3d.Sequence": "views",
    "broadcast_tensors": "views",
    "meshgrid": "views",
    "cartesian_prod": "of a single vector the vector",
    "einsum": "a view of a single operand where nothing is summed",
    **{
        f"nn.functional.{name}": "the input where nothing is dropped"
        for name in (
            *("dropout", "dropout1d", "dropout2d", "dropout3d"),
            *("alpha_dropout", "feature_alpha_dropout"),
        )
    },
}
ROWS = [
    name
    for name in ag.registry
    if spec_of(name) is not None and not any(r.type.alias for r in signature(name).returns)
]
# What a call may raise for arguments that do not fit.
REFUSALS = (
    *(TypeError, ValueError, RuntimeError, NotImplementedError, IndexError, OverflowError),
    *(ZeroDivisionError, KeyError, AttributeError, AssertionError),
)


def tensors_of(returned: Any) -> list[Tensor]:
    if isinstance(returned, Tensor):
        return [returned]
    if isinstance(returned, list | tuple):
        return [x for each in returned for x in tensors_of(each)]
    return []


def plainest(row: str, sample: Sample) -> Iterator[Sample]:
    """The sample, at the edges of sizes, and with one argument after the other for which there may
    be nothing to do: no shift, one repetition, no padding, dims in order, the dtype it has."""
    yield sample
    for _, edge in edges(sample):
        yield edge
    arguments = signature(row).arguments
    positions = {a.name: i for i, a in enumerate(a for a in arguments if not a.keyword_only)}
    shape = sample.tensors[0].shape if sample.tensors else (1,)
    n = len(shape)
    lists = [(0,) * k for k in (1, 2, 4)] + [(1,) * k for k in (1, 2, 3)]
    plain: dict[str, list[Any]] = {
        "int": [0, 1], "float": [0.0, 1.0], "Scalar": [0, 1], "bool": [True, False], "any": [1, 0],
        "int[]": [*lists, tuple(range(n)), tuple(range(-n, 0)), tuple(shape), ()],
        "dtype": [sample.tensors[0].dtype] if sample.tensors else [],
    }  # fmt: skip
    for a in arguments:
        if a.name == "inplace":
            continue
        base = f"{a.type.base}[]" if a.type.is_list else a.type.base
        for value in plain.get(base, []):
            args, kwargs = list(sample.args), dict(sample.kwargs)
            place = positions.get(a.name, len(args))
            if place < len(args):
                args[place] = value
            else:
                kwargs[a.name] = value
            changed = Sample(*args, **kwargs)
            yield changed
            yield changed.mapped(
                lambda x: ag.tensor(np.array(x.detach().numpy()[(slice(1),) * x.ndim]))
            )


def _overlaps(a: Tensor, b: Tensor) -> bool:
    return bool(a.numel() and b.numel()) and np.shares_memory(
        a.detach().numpy(), b.detach().numpy()
    )


def check_memory(row: str, sample: Sample) -> None:
    """A result shares memory with no input, and no other result; one can write into it, and sees
    nothing of what is written into the inputs."""
    sample = sample.mapped(lambda x: ag.tensor(x.detach().numpy().copy()))
    try:
        returned = tensors_of(public(row)(*sample.args, **sample.kwargs))
    except REFUSALS:
        return
    for i, y in enumerate(returned):
        assert not any(_overlaps(y, x) for x in (*sample.tensors, *returned[:i])), sample
        assert not y.numel() or y.detach().numpy().flags.writeable, sample
    before = [x.detach().numpy().copy() for x in sample.tensors]
    for y in returned:
        y.zero_()
    for x, old in zip(sample.tensors, before, strict=True):
        np.testing.assert_array_equal(x.detach().numpy(), old)
        x.fill_(1)
    for y in returned:
        np.testing.assert_array_equal(y.detach().numpy(), np.zeros(y.shape, y.dtype))


@pytest.mark.filterwarnings("ignore")
@over([case for case in CASES if case.row in ROWS and case.row not in GIVE_BACK])
def test_results_are_memory_of_their_own(case: Case) -> None:
    for each in plainest(case.row, case.sample()):
        check_memory(case.row, each)


@pytest.mark.parametrize("row", GIVE_BACK)
def test_exceptions_are_needed(row):
    with pytest.raises(AssertionError):
        for sample in spec_of(row).draw():
            for each in plainest(row, sample):
                check_memory(row, each)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("row", [row for row in ROWS if spec_of(row).grad])
def test_gradients_are_memory_of_their_own(row):
    for sample in spec_of(row).draw()[:2]:
        if not sample.inputs or sample.unchecked or spec_of(row).within is not None:
            continue
        outputs = [
            y for y in tensors_of(public(row)(*sample.args, **sample.kwargs)) if y.requires_grad
        ]
        seeds = [ag.ones_like(y).detach() for y in outputs]
        ag.backward(outputs, seeds)
        grads = [x.grad for x in sample.inputs if x.grad is not None]
        for i, g in enumerate(grads):
            others = (*sample.tensors, *outputs, *seeds, *grads[:i])
            assert not any(_overlaps(g, x) for x in others)
            assert g.detach().numpy().flags.writeable


# ---- layout --------------------------------------------------------------------------------------

# Kinds of which the results are laid out as the inputs, and rows which say so.
AS_THE_INPUTS = ("pointwise", "comparison", "loss", "creation", "composite")
LAID_OUT = ("clone", "conj_physical", "einsum")


def laid(x: Tensor, how: str) -> Tensor:
    """`x` as it is, transposed in memory, or with gaps in it."""
    array = x.detach().numpy()
    if how == "transposed" and array.ndim > 1:
        array = np.ascontiguousarray(array.swapaxes(-1, -2)).swapaxes(-1, -2)
    elif how == "sliced" and array.ndim:
        wide = np.zeros((*array.shape[:-1], 2 * array.shape[-1]), array.dtype)
        wide[..., ::2] = array
        array = wide[..., ::2]
    return ag.from_numpy(array)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(
    "row",
    [r for r in ROWS if ag.registry[r].kind not in AS_THE_INPUTS and r not in LAID_OUT],
)
def test_results_lie_in_c_order(row):
    for sample in spec_of(row).draw():
        for how in ("contiguous", "transposed", "sliced"):
            relaid = sample.mapped(lambda x, how=how: laid(x, how))
            for y in tensors_of(public(row)(*relaid.args, **relaid.kwargs)):
                assert y.detach().numpy().flags.c_contiguous, (how, sample)


@pytest.mark.parametrize(
    "make",
    [
        lambda x: x[:, [0, 0, 1]], lambda x: ag.rot90(x), lambda x: ag.renorm(x.t(), 2, 0, 1.0),
        lambda x: ag.kron(x.t(), x.t()), lambda x: x.t().contiguous(),
        lambda x: x.t().clone(memory_format=ag.contiguous_format),
        lambda x: x.t().repeat_interleave(3, 0), lambda x: ag.cat([x.t(), x.t()]),
    ],
)  # fmt: skip
def test_writes_through_flat_views_arrive(make):
    x = ag.tensor([[1.0, -2.0, 3.0], [0.5, 4.0, 1.5]])
    for flat in (lambda y: y.flatten(), lambda y: y.reshape(-1), lambda y: y.view(-1)):
        y = make(x)
        flat(y).fill_(7)
        assert (y == 7).all()


def test_elementwise_results_lie_as_their_inputs():
    x = ag.ones(3, 4).t()
    for y in (x + 1, x.sin(), x * x, x > 0, x.clone()):
        assert y.numpy().flags.f_contiguous and not y.numpy().flags.c_contiguous


def test_identities_do_not_share():
    x = ag.ones(1, 1, 3, 3, requires_grad=True)
    functional = ag.nn.functional
    for y in (
        x.repeat_interleave(1, 0),
        x.repeat_interleave(4, 0),
        functional.unfold(x, 1),
        functional.pad(x, (0, 0, 0, 0)),
        functional.pad(x, (0, 0, 0, 0), mode="reflect"),
        x.take(ag.tensor(0)),
    ):
        y.mul_(3)
        assert (x == 1).all()
        x.grad = None
        y.sum().backward()
        assert x.grad is not None


def test_numbers_beside_arrays_in_subscripts():
    array = np.arange(120.0).reshape(4, 5, 6)
    x = ag.tensor(array)
    picked = x[3, ..., [0, 1]]
    assert picked.shape == (2, 5)  # NumPy's; PyTorch's is (5, 2)
    np.testing.assert_array_equal(picked.numpy(), array[3, ..., [0, 1]])


@pytest.mark.torch
def test_numbers_apart_from_arrays_in_subscripts(torch):
    x = ag.tensor(np.arange(120.0).reshape(4, 5, 6))
    assert tuple(torch.zeros(4, 5, 6)[3, ..., [0, 1]].shape) == (5, 2)
    assert x[3][..., [0, 1]].shape == (5, 2)
