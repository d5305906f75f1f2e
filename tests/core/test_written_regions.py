"""Saved values are spoiled by the writes that have an element in common with them, and by no
others."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable
from operator import itemgetter, methodcaller
from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd.core.tensor import Tensor
from autograd.core.written_regions import Regions

MODIFIED = "one of the variables needed for gradient computation has been modified"
SHAPES = [(7,), (4, 5), (3, 4, 2), (1, 6)]


def subscript(draw: random.Random, n: int) -> Any:
    kind = draw.choice(["number", "slice", "steps", "turned", "all"])
    start = draw.randrange(n)
    if kind == "number":
        return start - n * draw.randrange(2)
    if kind == "slice":
        return slice(start, draw.randrange(start, n) + 1)
    if kind == "steps":
        return slice(start, None, draw.choice([2, 3]))
    return slice(None, None, -draw.choice([1, 2]) if kind == "turned" else None)


def path(draw: random.Random, shape: tuple[int, ...]) -> list[Callable[[Any], Any]]:
    """Steps that lead to a view of a tensor of this shape."""
    shown = np.empty(shape)
    steps: list[Callable[[Any], Any]] = []
    for _ in range(draw.randrange(1, 4)):
        if not shown.ndim or not shown.size:
            break
        choice = draw.random()
        if choice < 0.25:
            steps.append(methodcaller("swapaxes", 0, -1))
        elif choice < 0.4 and shown.ndim == 2:
            steps.append(methodcaller("diagonal"))
        else:
            sizes = shown.shape[: draw.randrange(1, shown.ndim + 1)]
            steps.append(itemgetter((*(subscript(draw, n) for n in sizes), ...)))
        shown = steps[-1](shown)
    return steps


def follow(x: Any, steps: list[Callable[[Any], Any]]) -> Any:
    for step in steps:
        x = step(x)
    return x


def unrecorded(view: Tensor) -> None:
    with ag.no_grad():
        view.mul_(2)


WRITES: list[Callable[[Tensor], Any]] = [
    lambda view: view.mul_(2), lambda view: view.detach().add_(1),
    lambda view: view.__setitem__(..., 3.0), lambda view: view.zero_(), unrecorded,
]  # fmt: skip


@pytest.mark.parametrize("seed", range(40))
def test_random_pairs_of_views(seed: int) -> None:
    draw = random.Random(seed)
    for _ in range(20):
        shape = draw.choice(SHAPES)
        saved, written = path(draw, shape), path(draw, shape)
        numbers = np.arange(np.prod(shape)).reshape(shape)
        common = np.intersect1d(follow(numbers, saved), follow(numbers, written)).size > 0
        x = ag.tensor(np.ones(shape), requires_grad=True)
        y = x * 1
        part = follow(y, saved)
        total = (part * part).sum()
        draw.choice(WRITES)(follow(y, written))
        if not common:
            total.backward()
            continue
        with pytest.raises(RuntimeError, match=MODIFIED) as raised:
            total.backward()
        message = str(raised.value)
        assert f"[float64 {list(part.shape)}], saved as MulBackward0." in message
        assert "is at version 1; expected version 0 instead. It was written at " in message
        assert "test_written_regions.py:" in message


@pytest.mark.parametrize("seed", range(10))
def test_the_latest_write_is_found(seed: int) -> None:
    """Of many writes into views, that with the smallest stamp that has an element in common."""
    draw = random.Random(seed)
    memory = np.zeros((5, 6))
    numbers = np.arange(30).reshape(5, 6)
    for whole in (memory, memory.view(np.complex128).view(np.float64)):
        regions = Regions()
        writes: list[tuple[int, np.ndarray]] = []
        for stamp in range(-1, -60, -1):
            steps = path(draw, (5, 6))
            regions.add(follow(whole, steps), (stamp, None, 0))
            writes.append((stamp, follow(numbers, steps)))
        for _ in range(60):
            steps = path(draw, (5, 6))
            since = draw.randrange(-60, 0)
            asked = follow(numbers, steps)
            met = [s for s, w in writes if s <= since and np.intersect1d(w, asked).size]
            mark = regions.latest(follow(whole, steps), since)
            assert (None if mark is None else mark[0]) == (min(met) if met else None)


def test_real_parts_and_whole_numbers() -> None:
    """Regions of elements of other sizes: a real part spoils its number, not the imaginary part."""
    z = ag.tensor([1 + 2j, 3 + 4j], requires_grad=True)
    w = z * 1
    imaginary, number = (w.imag * w.imag).sum(), (w[1] * w[1].conj()).real
    w.real[0] = 9.0
    imaginary.backward(retain_graph=True)
    number.backward(retain_graph=True)
    w.real[1] = 9.0
    imaginary.backward()
    with pytest.raises(RuntimeError, match=MODIFIED):
        number.backward()


def test_columns_are_compared_with_few_others(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = []
    monkeypatch.setattr(
        "autograd.core.written_regions._share", lambda a, b: calls.append(1) or True
    )
    memory, regions = np.zeros((4, 1000)), Regions()
    for i in range(1000):
        regions.add(memory[:, i], (-i - 1, None, 0))
    assert regions.latest(memory[:, 3], -1) == (-4, None, 0)
    assert regions.latest(memory[2, 5:6], -1) == (-6, None, 0)
    assert len(calls) == 2


def test_an_empty_view_is_not_spoiled() -> None:
    x = ag.tensor([1.0, 2.0], requires_grad=True)
    y = x * 1
    z = (y[:0] * y[:0]).sum() + y.sum()
    y.mul_(2)
    z.backward()
    assert x.grad.tolist() == [1.0, 1.0]


# ---- writes that could pass unseen ---------------------------------------------------------------


def in_a_thread(b: Tensor) -> None:
    thread = threading.Thread(target=b.add_, args=(1.0,))
    thread.start()
    thread.join()


def through_an_array(b: Tensor) -> None:
    b.numpy()[0] = 5.0


UNSEEN: list[Callable[[Tensor], Any]] = [
    lambda b: b.add_(1),
    lambda b: b[0].add_(1),
    lambda b: b[b > 0].add_(1) is b or b.masked_fill_(b > 0, 7.0),
    lambda b: ag.from_numpy(np.asarray(memoryview(b.numpy())))[1:].add_(1),
    lambda b: ag.from_numpy(np.frombuffer(b.numpy(), np.float64).reshape(3)).add_(1),
    lambda b: ag.nn.functional.relu(b.sub_(5.0), inplace=True),
    lambda b: b.uniform_(),
    lambda b: b.unsqueeze_(0).add_(1),
    lambda b: b.detach().add_(1),
    in_a_thread,
    through_an_array,
]


@pytest.mark.parametrize("write", UNSEEN)
def test_writes_are_seen_however_they_come(write: Callable[[Tensor], Any]) -> None:
    x, b = ag.tensor([1.0, 2.0, 3.0], requires_grad=True), ag.tensor([1.0, 2.0, 3.0])
    z = (x * b).sum()
    write(b)
    with pytest.raises(RuntimeError, match=MODIFIED):
        z.backward()


def test_two_arrays_of_one_buffer() -> None:
    buffer = bytearray(np.ones(3).tobytes())
    x = ag.tensor([1.0, 2.0, 3.0], requires_grad=True)
    z = (x * ag.from_numpy(np.frombuffer(buffer))).sum()
    ag.from_numpy(np.frombuffer(buffer)).add_(1)
    with pytest.raises(RuntimeError, match=MODIFIED):
        z.backward()


@pytest.mark.parametrize("make", [ag.tensor, np.array])
def test_a_subscript_is_that_of_the_time_of_the_call(make: Callable[[Any], Any]) -> None:
    for index, other in (([0, 1], [2, 2]), ([True, True, False], [False, False, True])):
        x = ag.tensor([1.0, 2.0, 3.0], requires_grad=True)
        at = make(index)
        z = x[at].sum()
        at[...] = make(other)[: len(index)]
        z.backward()
        assert x.grad.tolist() == [1.0, 1.0, 0.0]
