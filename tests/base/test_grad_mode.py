"""Grad modes: which operations are recorded, also in other threads."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

import autograd as ag
from autograd.base.grad_mode import MODE
from tests.support.tensors import leaf, memory

# ---- grad mode -----------------------------------------------------------------------------------


def test_no_grad_records_nothing():
    x = leaf(1.0)
    with pytest.raises(ZeroDivisionError), ag.no_grad():
        y = x * 2
        assert not ag.is_grad_enabled()
        with ag.enable_grad():
            z = x * 2
        raise ZeroDivisionError
    assert not y.requires_grad and y.grad_fn is None and y.is_leaf
    assert z.requires_grad and ag.is_grad_enabled()


def test_one_context_manager_may_be_entered_again_inside():
    off = ag.no_grad()
    with ag.enable_grad():
        with off:
            with ag.enable_grad(), off:
                assert not ag.is_grad_enabled()
            assert not ag.is_grad_enabled()
        assert ag.is_grad_enabled()
        with off:
            assert not ag.is_grad_enabled()
    assert ag.is_grad_enabled()


def test_thread_that_ends_without_grad_leaves_others_alone(monkeypatch):
    monkeypatch.setattr(MODE, "altered", set(MODE.altered))  # in which such a thread stays
    for _ in range(3):
        thread = threading.Thread(target=ag.set_grad_enabled, args=(False,))
        thread.start()
        thread.join()
    assert (leaf(1.0) * 2).requires_grad
    with ThreadPoolExecutor(1) as pool:  # may get the identifier of one that ended
        assert pool.submit(lambda: (leaf(1.0) * 2).requires_grad).result()


@pytest.mark.parametrize("decorator", [ag.no_grad, ag.no_grad()], ids=["class", "instance"])
def test_no_grad_as_a_decorator(decorator):
    @decorator
    def function(x, depth=3):
        """Doc."""
        return function(x, depth - 1) if depth else (x * 2, ag.is_grad_enabled())

    y, enabled = function(leaf(1.0))
    assert not y.requires_grad and not enabled and ag.is_grad_enabled()
    assert function.__doc__ == "Doc." and function.__name__ == "function"


def test_no_grad_on_a_generator_holds_only_inside():
    seen = []

    @ag.no_grad()
    def numbers():
        for i in range(3):
            seen.append(ag.is_grad_enabled())
            received = yield i
            seen.append((ag.is_grad_enabled(), received))

    generator = numbers()
    outside = []
    next(generator)
    outside.append(ag.is_grad_enabled())
    generator.send("x")
    outside.append(ag.is_grad_enabled())
    generator.close()
    assert seen == [False, (False, "x"), False]
    assert outside == [True, True]
    assert list(numbers()) == [0, 1, 2]


def test_generator_with_exceptions_and_return_value():
    @ag.no_grad()
    def numbers():
        try:
            yield 1
        except KeyError:
            yield ag.is_grad_enabled()
        return 5

    generator = numbers()
    next(generator)
    assert generator.throw(KeyError()) is False
    with pytest.raises(StopIteration) as stop:
        next(generator)
    assert stop.value.value == 5
    assert ag.is_grad_enabled()


def test_set_grad_enabled():
    ag.set_grad_enabled(False)
    off = ag.is_grad_enabled()
    ag.set_grad_enabled(True)
    assert not off and ag.is_grad_enabled()
    with ag.set_grad_enabled(False):
        assert not ag.is_grad_enabled()
        with ag.set_grad_enabled(True):
            assert ag.is_grad_enabled()
        assert not ag.is_grad_enabled()
    assert ag.is_grad_enabled()
    function = ag.set_grad_enabled(False)(ag.is_grad_enabled)
    assert ag.is_grad_enabled(), "decorating must not switch"
    assert function() is False and ag.is_grad_enabled()


def test_requires_grad_can_be_switched_on_leaves_only():
    x = ag.tensor(1.0)
    assert x.requires_grad_() is x and x.requires_grad
    x.requires_grad = False
    assert not x.requires_grad
    y = leaf(1.0) * 2
    assert y.requires_grad_() is y
    for change in (
        lambda: setattr(y, "requires_grad", False),
        lambda: setattr(y, "requires_grad", True),
        lambda: y.requires_grad_(False),
    ):
        with pytest.raises(RuntimeError, match="only change requires_grad flags of leaf variables"):
            change()


def test_detach_cuts_the_graph_and_shares_memory():
    x = leaf([1.0, 2.0])
    y = x * 2
    d = y.detach()
    assert not d.requires_grad and d.is_leaf and d.grad_fn is None
    assert np.shares_memory(memory(d), memory(y))
    (y * d).backward(ag.tensor([1.0, 1.0]))
    assert x.grad.tolist() == [4.0, 8.0]


# ---- threads -------------------------------------------------------------------------------------


def test_threads_build_and_run_graphs_of_their_own():
    def work(seed):
        x = leaf(np.random.default_rng(seed).normal(size=5))
        for _ in range(50):
            x.grad = None
            (x * x.sin()).backward(ag.tensor(np.ones(5)))
        values = memory(x)
        return np.allclose(memory(x.grad), np.sin(values) + values * np.cos(values))

    with ThreadPoolExecutor(4) as pool:
        assert all(pool.map(work, range(8)))


def test_grad_mode_belongs_to_the_thread():
    """A new thread starts enabled, whatever the mode of the one that starts it."""
    inside, leave = threading.Event(), threading.Event()

    def work():
        found = ag.is_grad_enabled(), (leaf(1.0) * 2).requires_grad
        with ag.no_grad():
            inside.set()
            leave.wait(10)
        return found

    with ThreadPoolExecutor(1) as pool:
        with ag.no_grad():
            seen = pool.submit(work)
            assert inside.wait(10)
        assert ag.is_grad_enabled()
        assert (leaf(1.0) * 2).requires_grad, "no_grad of another thread reached this one"
        leave.set()
        assert seen.result() == (True, True)
