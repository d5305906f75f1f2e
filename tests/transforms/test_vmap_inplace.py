"""Writes under vmap: in-place operations, assignments and views of samples."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd.core.dispatch import OPERATIONS
from autograd.core.tensor import Tensor
from autograd.func import grad, jvp, vmap
from tests.support.cases import CASES, Case, over
from tests.transforms.test_vmap import ARRAYS, looped, same

T = {name: ag.tensor(x) for name, x in ARRAYS.items()}
ROWS = T["rows"]

# Their arguments are drawn at random, or have to be chosen to fit.
_UNFIT = {"index_put"}


def _method(case: Case) -> Any:
    """The in-place method of a row, if it has one."""
    op = OPERATIONS.get(case.row)
    if op is None or case.row in _UNFIT or 0 not in op.tensors or "generator" in op.keywords:
        return None
    return getattr(Tensor, f"{case.row.split('.')[0]}_", None)


_WRITING = [case for case in CASES if _method(case) is not None]


@over(_WRITING)
def test_rows(case: Case) -> None:
    """Each row that can write into its first argument does so in each sample, or is refused for
    each: where its results do not fit."""
    sample = case.sample()
    method = _method(case)
    args = sample.mapped(Tensor.detach).args
    if not args or not isinstance(args[0], Tensor):
        return  # a number comes first, or all is given by keyword
    base = args[0].numpy()
    factors = [1, 1.01, 1.02] if base.dtype.kind in "fc" else [1, 1, 1]
    samples = [ag.tensor(np.asarray(base * f).astype(base.dtype)) for f in factors]

    def write(x: Tensor) -> Tensor:
        y = x.clone()
        assert method(y, *args[1:], **sample.kwargs) is y
        return y

    try:
        expected = [write(x) for x in samples]
    except (RuntimeError, TypeError, ValueError, IndexError):
        with pytest.raises((RuntimeError, TypeError, ValueError, IndexError)):
            vmap(write)(ag.stack(samples))
        return
    same(vmap(write)(ag.stack(samples)), ag.stack(expected))


PROGRAMS: dict[str, tuple[Callable[..., Any], tuple[str, ...]]] = {}


def program(*names: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    def register(function: Callable[..., Any]) -> Callable[..., Any]:
        PROGRAMS[function.__name__] = (function, names)
        return function

    return register


@program("rows", "rows")
def other_sample(x: Tensor, y: Tensor) -> Any:
    x = x.clone()
    x.add_(y).mul_(2)
    x -= y * y
    x /= 3
    x **= 2
    return x


@program("rows")
def other_shared(x: Tensor) -> Any:
    return x.clone().mul_(ag.arange(4)).copy_(T["columns"][:, 0]).add_(x, alpha=2)


@program("rows", "rows")
def slices(x: Tensor, v: Tensor) -> Any:
    y = x.clone()
    y[0] = 5.0
    y[1:3] = v[:2]
    y[..., None][3] = 3.0
    y[2] += x[1]
    y[1:] *= 2
    return y


@program("rows", "places", "rows")
def places_of_each_sample(x: Tensor, i: Tensor, v: Tensor) -> Any:
    y, z = x.clone(), x.clone()
    y[i] = 7.0
    z[i] = v[0]
    return y, z


@program("rows")
def places_that_all_share(x: Tensor) -> Any:
    y = x.clone()
    y[ag.tensor([0, 2])] = x[1:3]
    y[np.array([False, True, False, False])] = 0.0
    return y


@program("cube")
def views(x: Tensor) -> Any:
    y = x.clone()
    row, turned, flat = y[1], y.t(), y.view(-1)
    row.mul_(10.0)
    turned[0].zero_()
    flat[3:5].add_(1.0)
    y.sub_(1.0)
    return y, row, turned, flat


@program("cube")
def shapes(x: Tensor) -> Any:
    y = x.clone()
    y.t_().unsqueeze_(0).transpose_(0, 1).squeeze_(1)
    y.mul_(2)
    return y, y.reshape(-1)


@program("rows")
def histories(x: Tensor) -> Any:
    def f(x: Tensor) -> Tensor:
        y = x * 1
        y[0] = x[1] * x[2]
        y[1:3] *= 2.0
        view = y[2]
        view.add_(x[0])
        y.mul_(x)
        return y.sum()

    return grad(f)(x), grad(lambda x: (grad(f)(x) ** 2).sum())(x), jvp(f, (x,), (x * 2,))


@program("rows", "places")
def histories_of_places(x: Tensor, i: Tensor) -> Any:
    def f(x: Tensor) -> Tensor:
        y = x * 1
        y[i] = x[:2] ** 2
        return (y * x).sum()

    return grad(f)(x)


@pytest.mark.parametrize("name", PROGRAMS)
def test_as_a_loop(name: str) -> None:
    function, names = PROGRAMS[name]
    batches = [T[each] for each in names]
    same(vmap(function)(*batches), looped(function, *batches))


def test_memory_of_the_argument_is_written() -> None:
    x = ag.zeros(3, 2)
    vmap(lambda row, n: row.add_(n))(x, ag.arange(3))
    assert x.tolist() == [[0.0, 0.0], [1.0, 1.0], [2.0, 2.0]]


def test_nested_batches() -> None:
    def write(x: Tensor, y: Tensor) -> Tensor:
        return x.clone().mul_(y)

    found = vmap(vmap(write), in_dims=(0, 0))(ROWS, ROWS)
    same(found, ARRAYS["rows"] ** 2)
    with pytest.raises(RuntimeError, match="inplace arithmetic"):
        vmap(lambda x: vmap(lambda y: x.mul_(y))(T["vector"]))(ROWS[:, 0].clone())


WRITES: dict[str, Callable[[Tensor, Tensor], Any]] = {
    "add_": lambda target, x: target.add_(x),
    "copy_": lambda target, x: target.copy_(x),
    "setitem": lambda target, x: target.__setitem__(0, x[0]),
    "view": lambda target, x: target[1:].mul_(x[1:]),
    "places": lambda target, x: target.__setitem__((x > 0).long(), 1.0),
}


@pytest.mark.parametrize("write", WRITES.values(), ids=WRITES)
def test_what_all_samples_share_takes_no_sample(write: Callable[..., Any]) -> None:
    target = ag.zeros(4)
    with pytest.raises(RuntimeError, match=r"inplace arithmetic.*is not possible"):
        vmap(lambda x: write(target, x) or x)(ROWS)
    assert target.tolist() == [0.0] * 4


OVERLAP = "more than one element of the written-to tensor"
LEAF = "leaf Variable that requires grad is being used"


@pytest.mark.parametrize(("write", "target", "words"), [
    (lambda x: x.add_(1.0), ag.zeros(1, 4).expand(3, 4), OVERLAP),
    (lambda x: x.expand(4).add_(1.0), ag.zeros(3), OVERLAP),
    (lambda x: x.add_(ag.ones(2, 4)), ag.zeros(3, 4), r"output with shape \[4\] doesn't match"),
    (lambda x: x.add_(0.5), ag.tensor([[1, 2]]), "can't be cast"),
    (lambda x: x.add_(1.0), ag.zeros(3, 2, requires_grad=True), LEAF),
    (lambda x: x[0].add_(1.0), ag.zeros(3, 2, requires_grad=True), LEAF),
])  # fmt: skip
def test_writes_that_are_refused(write: Any, target: Tensor, words: str) -> None:
    before = target.tolist()
    with pytest.raises(RuntimeError, match=words):
        vmap(write)(target)
    assert target.tolist() == before


def test_saved_values_are_guarded() -> None:
    def f(x: Tensor) -> Tensor:
        y = x * 1
        z = y * y
        y.add_(1.0)
        return z

    x = ag.ones(3, 2, requires_grad=True)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        vmap(f)(x).sum().backward()


SUBSCRIPTS = [
    [0, 1], (slice(None), [0, 1]), ([0, 1], slice(None)), (Ellipsis, [1]), ([2, 0], [0, 1]),
    (slice(1, None), [0]), (None, slice(None), [0, 1]), (slice(None), ag.tensor([True, False])),
    (slice(None), ag.tensor([[0], [1]])), (ag.tensor(1), slice(None)), (1, [0, 1]), (0, 1),
]  # fmt: skip


@pytest.mark.parametrize("view", [False, True])
@pytest.mark.parametrize("subscript", SUBSCRIPTS, ids=repr)
def test_assigned_where_a_subscript_picks_elements(subscript, view):
    """Elements that are picked are no view of what they are picked from."""

    def assigned(x, value):
        y = x.clone()
        (y[1] if view else y)[subscript] = value
        return y

    x = ag.tensor(np.arange(72.0).reshape(2, 3, 3, 4)[..., :2] if view else np.ones((2, 3, 2)))
    value = ag.tensor([-1.0, -2.0])
    expected = np.stack([assigned(x[i], value[i]).numpy() for i in range(2)])
    assert np.array_equal(ag.func.vmap(assigned)(x, value).numpy(), expected)
    both = ag.func.vmap(lambda x: ag.func.jvp(lambda x: assigned(x, 3 * x.sum()), (x,), (x,))[1])(x)
    slopes = [ag.func.jvp(lambda x: assigned(x, 3 * x.sum()), (e,), (e,))[1].numpy() for e in x]
    assert np.allclose(both.numpy(), np.stack(slopes))


@pytest.mark.parametrize(
    "subscript",
    [
        (None, [[0, 1], [1, 0]]), ([[0, 1], [1, 0]], None, slice(1, None)), (None, [1], None),
        (slice(None), [0], None, [1]), (ag.tensor([True, False]), Ellipsis, [1]),
        (Ellipsis, None, [0, 1], 0), (ag.tensor([[True, False, True], [False, True, True]]), None),
    ],
    ids=repr,
)  # fmt: skip
def test_assigned_to_new_dimensions_and_masks(subscript):
    def written(x):
        y = x.clone()
        y[subscript] = y[subscript] * -1
        y.mT[..., [0], :] += 1
        return y

    x = ag.tensor(np.arange(1.0, 73.0).reshape(3, 2, 3, 2, 2))
    expected = np.stack([written(each).numpy() for each in x])
    assert np.array_equal(vmap(written)(x).numpy(), expected)


def test_none_among_indices_to_put_at_is_a_whole_dimension():
    x = ag.tensor(np.zeros((2, 2, 3)))

    def put(x):
        return ag.index_put(x, (None, ag.tensor([0, 1])), ag.tensor(5.0))

    assert vmap(put)(x).tolist() == [put(x[0]).tolist()] * 2


def test_masks_of_other_sizes_are_refused():
    x, mask = ag.tensor(np.zeros((2, 2, 3))), ag.tensor([True, False])
    for call in (lambda x: x[:, mask], lambda x: ag.index_put(x, (None, mask), ag.tensor(1.0))):
        with pytest.raises(IndexError, match=r"shape of the mask \[2\] at index 1 does not match"):
            vmap(call)(x)
