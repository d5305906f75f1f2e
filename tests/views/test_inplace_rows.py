"""Every in-place variant in the places where a tensor can be written: the values, the gradients of
both orders and the tangent are those of the row itself, which other tests compare with oracles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import autograd as ag
import autograd.forward_ad as fw
from autograd.core.tensor import Tensor
from tests.rows.test_aliases import call_in_place, written
from tests.support.cases import (
    GRAD_CASES,
    Case,
    assert_equal_values,
    direction,
    first_of_rows,
    over,
)
from tests.support.sampling import Sample
from tests.support.tensors import leaf

ROWS = [
    case
    for case in first_of_rows(GRAD_CASES)
    if ag.registry[case.row].inplace and ag.registry[case.row].kind != "view"
]


def _part(y: Tensor) -> tuple[Tensor, Tensor]:
    larger = ag.stack([y, y])
    return larger[1], larger.narrow(0, 1, 1)[0]


def _every_second(y: Tensor) -> tuple[Tensor, Tensor]:
    larger = ag.stack([y, y], -1)
    return larger[..., 0], larger.select(-1, 0)


def _transposed(y: Tensor) -> tuple[Tensor, Tensor]:
    turned = y[None].swapaxes(0, -1).contiguous() * 1
    return turned.swapaxes(0, -1)[0], turned.transpose(-1, 0).select(0, 0)


# From a tensor with a history the tensor that is written, and the one whose value is looked at:
# each shows all elements of the first.
PLACES: dict[str, Callable[[Tensor], tuple[Tensor, Tensor]]] = {
    "itself": lambda y: (y, y), "a view": lambda y: (y.view(y.shape), y),
    "the base": lambda y: (y, y.view(y.shape)), "part of a larger one": _part,
    "every second": _every_second, "transposed": _transposed,
}  # fmt: skip


def run(case: Case, sample: Sample, place: str) -> Any:
    """The value after the write."""
    ag.manual_seed(0)
    args = list(sample.args)
    at = written(case.row)
    target, seen = PLACES[place](args[at] * 1)
    args[at] = target
    assert call_in_place(case.row, args, sample.kwargs) is target
    return seen


def plain(case: Case, sample: Sample) -> Any:
    ag.manual_seed(0)
    return case.call(*sample.args, **sample.kwargs)


def both_orders(result: Tensor, inputs: list[Tensor]) -> list[np.ndarray]:
    """The first derivatives along a vector, and the gradients of their squares."""
    first = ag.grad(result, inputs, direction(result, 1), create_graph=True, materialize_grads=True)
    total = sum((g * g).sum() for g in first)
    second: Any = [ag.zeros_like(x) for x in inputs]
    if isinstance(total, Tensor) and total.requires_grad:
        second = ag.grad(total, inputs, materialize_grads=True)
    return [g.detach().numpy() for g in (*first, *second)]


@pytest.mark.parametrize("place", PLACES)
@over(ROWS)
def test_gradients_in_every_place(case: Case, place: str) -> None:
    sample, again = case.sample(), case.sample()
    expected, got = plain(case, sample), run(case, again, place)
    assert_equal_values([got.detach().numpy()], [expected.detach().numpy()], 0)
    if case.spec.second:
        assert_equal_values(
            both_orders(got, again.inputs), both_orders(expected, sample.inputs), 1e-12
        )


@pytest.mark.parametrize("place", ["itself", "part of a larger one", "the base"])
@over(ROWS)
def test_tangents_in_every_place(case: Case, place: str) -> None:
    def pushed(call: Callable[[Sample], Any]) -> Any:
        with fw.dual_level():
            duals = case.sample().mapped(
                lambda x: fw.make_dual(x.detach(), direction(x, 2)) if x.requires_grad else x
            )
            found = fw.unpack_dual(call(duals))
            return [found.primal.numpy(), *([] if found.tangent is None else [found.tangent])]

    expected = pushed(lambda sample: plain(case, sample))
    got = pushed(lambda sample: run(case, sample, place))
    assert_equal_values(
        [np.asarray(x.detach() if isinstance(x, Tensor) else x) for x in got],
        [np.asarray(x.detach() if isinstance(x, Tensor) else x) for x in expected],
        1e-12,
    )


@over([case for case in ROWS if "dropout" not in case.row])  # where nothing is dropped or written
def test_a_leaf_is_written_only_without_recording(case: Case) -> None:
    """Refused, it is as it was; under `no_grad` it stays a leaf, and each write counts."""
    sample = case.sample()
    args = list(sample.args)
    x = args[written(case.row)] = args[written(case.row)].detach().requires_grad_()
    before = x.detach().numpy().copy()
    with pytest.raises(RuntimeError, match="a leaf Variable that requires grad is being used in"):
        call_in_place(case.row, args, sample.kwargs)
    view = args.copy()
    view[written(case.row)] = x.view(x.shape)
    with pytest.raises(RuntimeError, match="a view of a leaf Variable that requires grad"):
        call_in_place(case.row, view, sample.kwargs)
    np.testing.assert_array_equal(x.detach().numpy(), before)
    assert x._version == 0 and x.is_leaf
    ag.manual_seed(0)
    expected = case.call(*args, **sample.kwargs).detach().numpy()
    ag.manual_seed(0)
    with ag.no_grad():
        call_in_place(case.row, args, sample.kwargs)
    np.testing.assert_array_equal(x.detach().numpy(), expected)
    assert x.is_leaf and x.requires_grad and x._version == 1


@over([case for case in ROWS if ag.registry[case.row].formulas.get("self") != "not_implemented"])
def test_a_narrow_target_keeps_its_dtype(case: Case) -> None:
    """The result is computed as the row does, and cast; gradients have the dtypes of inputs."""
    sample = case.sample()
    args = list(sample.args)
    at = written(case.row)
    x = args[at] = args[at].detach().to(ag.float32).clone().requires_grad_()
    target = args[at] = x * 1
    ag.manual_seed(0)
    expected = case.call(*args, **sample.kwargs)
    ag.manual_seed(0)
    call_in_place(case.row, args, sample.kwargs)
    assert target.dtype == ag.float32
    assert_equal_values([target.detach().numpy()], [expected.detach().numpy()], 1e-6, dtypes=False)
    (g,) = ag.grad(target.sum(), x, materialize_grads=True)
    assert g.dtype == ag.float32


# ---- single rows ---------------------------------------------------------------------------------


def test_fill_with_a_tensor() -> None:
    value, y = leaf(2.0), leaf([1.0, 2.0, 3.0]) * 1
    y[1:].fill_(value)
    y.sum().backward()
    assert y.tolist() == [1.0, 2.0, 2.0] and value.grad.item() == 2.0
    whole = ag.tensor([1, 2])
    assert whole.fill_(2.7).tolist() == [2, 2] and whole.fill_(ag.tensor(3.9)).tolist() == [3, 3]


def test_clamp_with_tensors() -> None:
    low, x = leaf([2.0, 0.0, 1.0]), leaf([1.0, 2.0, 3.0])
    y = x * 1
    y.clamp_(low).clamp_(max=ag.tensor(2.5))
    y.sum().backward()
    assert y.tolist() == [2.0, 2.0, 2.5]
    assert x.grad.tolist() == [0.0, 1.0, 0.0] and low.grad.tolist() == [1.0, 0.0, 0.0]


@pytest.mark.parametrize(
    "cast", [lambda y: y.to(y.dtype), lambda y: y.conj(), lambda y: y.sum_to_size(y.shape)]
)
def test_what_changes_nothing_is_a_view(cast: Callable[[Tensor], Tensor]) -> None:
    x, z = leaf([1.0, 2.0]), ag.tensor([1 + 2j])
    y = x * 1
    cast(y).mul_(3)
    assert y.tolist() == [3.0, 6.0]
    y.sum().backward()
    assert x.grad.tolist() == [3.0, 3.0]
    z.to(ag.float64).mul_(5)  # real values of complex numbers are a copy
    assert z.tolist() == [1 + 2j]


_READ_ONLY = "memory of the written-to tensor is read-only"
_REPEATS = "more than one element of the written-to tensor refers to a single memory location"


def locked(values: Any) -> Tensor:
    """A tensor of a NumPy array that is read-only."""
    array = np.array(values)
    array.flags.writeable = False
    return ag.from_numpy(array)


@over([case for case in ROWS if "dropout" not in case.row])  # where nothing is dropped or written
def test_memory_that_cannot_be_written(case: Case) -> None:
    """What repeats and what is read-only is refused in words, and left as it is."""
    at = written(case.row)
    values = case.sample().args[at].detach().numpy()
    targets = [(locked(values), _READ_ONLY)]
    if values.ndim and len(values) > 1:
        first = leaf(values[:1])
        targets += [(x.expand(values.shape), _REPEATS) for x in (first.detach(), first * 1)]
    for target, words in targets:
        args = list(case.sample().mapped(Tensor.detach).args)
        args[at] = target
        before = target.detach().numpy().copy()
        with pytest.raises(RuntimeError, match=words):
            call_in_place(case.row, args, case.sample().kwargs)
        np.testing.assert_array_equal(target.detach().numpy(), before)
        assert target._version == 0


_WRITES: dict[str, Callable[[Tensor], Any]] = {
    "x[0]": lambda x: x.__setitem__(0, 5.0),
    "x[0] +=": lambda x: x[0].__iadd__(1),
    "x[:]": lambda x: x.__setitem__(slice(None), 5.0),
    "x[:, 0]": lambda x: x.__setitem__((slice(None), 0), leaf([5.0, 5.0, 5.0])),
    "x[mask]": lambda x: x.__setitem__(x > 0, 5.0),
    "x[[0, 1]]": lambda x: x.__setitem__([0, 1], 5.0),
    "zero_": lambda x: x.zero_(),
    "fill_": lambda x: x.fill_(2),
    "copy_": lambda x: x.copy_(ag.ones(3, 2)),
    "copy_ with a gradient": lambda x: x.copy_(leaf(np.ones((3, 2)))),
    "normal_": lambda x: x.normal_(),
    "bernoulli_": lambda x: x.bernoulli_(),
    "transposed": lambda x: x.t().mul_(2),
    "init": lambda x: ag.nn.init.ones_(x),
}


@pytest.mark.parametrize("how", _WRITES)
def test_ways_to_write_memory_that_cannot_be(how: str) -> None:
    """As in PyTorch, a part of what was expanded can be written where it does not repeat itself,
    and what indices and masks name is."""
    fixed, wide = locked(np.ones((3, 2))), ag.tensor([[1.0, 2.0]]).expand(3, 2)
    with pytest.raises(RuntimeError, match=_READ_ONLY):
        _WRITES[how](fixed)
    assert fixed._version == 0 and fixed.tolist() == [[1.0, 1.0]] * 3
    if how.startswith("x[0]"):
        _WRITES[how](wide)
        assert wide.tolist() == [[5.0, 5.0] if how == "x[0]" else [2.0, 3.0]] * 3
        return
    if how in ("x[mask]", "x[[0, 1]]"):
        with pytest.warns(UserWarning, match="expanded tensors is deprecated"):
            _WRITES[how](wide)
        assert wide.tolist() == [[5.0, 5.0]] * 3
        return
    windows = [] if how == "x[:, 0]" else [ag.tensor([1.0, 2.0, 3.0, 4.0]).unfold(0, 2, 1)]
    for repeating in (wide, *windows):
        before = repeating.tolist()
        with pytest.raises(RuntimeError, match=_REPEATS):
            _WRITES[how](repeating)
        assert repeating._version == 0 and repeating.tolist() == before


def test_a_part_of_what_was_expanded_has_a_gradient() -> None:
    x, z = leaf([[1.0, 1.0]]), ag.tensor([1.0, 2.0])
    y = x * 1
    wide = y.expand(3, 2)
    wide[0] *= 3
    wide[1].add_(1)
    y.sum().backward()
    assert y.tolist() == [[4.0, 4.0]] and x.grad.tolist() == [[3.0, 3.0]]
    z.expand(1, 2).mul_(2)  # repeats nothing
    z.expand(2)[0] = 7.0
    assert z.tolist() == [7.0, 4.0]


def test_values_that_are_no_numbers_are_refused() -> None:
    y = ag.zeros(2)
    for value in (None, "a", [None, None]):
        with pytest.raises(TypeError, match=f"can't assign a {type(value).__name__} to a tensor"):
            y[:] = value
    assert y.tolist() == [0.0, 0.0]


def test_leading_dimensions_of_one_element_are_dropped() -> None:
    x = leaf([[1.0, 2.0]])
    y = ag.zeros(3, 2)
    y[0] = x
    y[1] = x.detach()[None]
    y.sum().backward()
    assert y.tolist() == [[1.0, 2.0], [1.0, 2.0], [0.0, 0.0]] and x.grad.tolist() == [[1.0, 1.0]]


@pytest.mark.parametrize("exponent", [0, 1, True, 2, -1.0])
def test_powers_with_plain_numbers(exponent):
    x = ag.tensor([1.0, 2.0])
    assert x.clone().pow_(exponent).tolist() == [1.0, 2.0**exponent]
    assert x.clone().float_power_(exponent).tolist() == [1.0, 2.0**exponent]


@pytest.mark.parametrize("dtype", ["float32", "float64", "int32", "int64"])
@pytest.mark.parametrize("step", range(1, 12))
def test_negation_between_gaps(dtype: str, step: int) -> None:
    """Which NumPy computes wrongly in place."""
    x = ag.arange(1, 65, dtype=dtype)
    x[::step].neg_()
    assert x.tolist() == [i if (i - 1) % step else -i for i in range(1, 65)]
