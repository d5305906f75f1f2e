"""Grad modes and threads: which operations are recorded, and several passes at once."""

from __future__ import annotations

import sys
import threading
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

import autograd as ag


def leaf(data, **kwargs):
    return ag.tensor(data, requires_grad=True, **kwargs)


def memory(tensor):
    return tensor.detach().numpy()


# ---- grad mode -----------------------------------------------------------------------------------


def test_no_grad_records_nothing():
    x = leaf(1.0)
    with ag.no_grad():
        y = x * 2
        assert not ag.is_grad_enabled()
        with ag.enable_grad():
            z = x * 2
    assert not y.requires_grad and y.grad_fn is None and y.is_leaf
    assert z.requires_grad
    assert ag.is_grad_enabled()


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


def test_thread_that_ends_without_grad_leaves_others_alone():
    def work():
        ag.set_grad_enabled(False)

    for _ in range(3):
        thread = threading.Thread(target=work)
        thread.start()
        thread.join()
    assert (leaf(1.0) * 2).requires_grad

    with ThreadPoolExecutor(1) as pool:  # may get the identifier of one that ended
        assert pool.submit(lambda: (leaf(1.0) * 2).requires_grad).result()


def test_mode_is_restored_after_an_exception():
    with pytest.raises(ZeroDivisionError), ag.no_grad():
        raise ZeroDivisionError
    assert ag.is_grad_enabled()


@pytest.mark.parametrize("decorator", [ag.no_grad, ag.no_grad()], ids=["class", "instance"])
def test_no_grad_as_a_decorator(decorator):
    @decorator
    def function(x):
        """Doc."""
        return x * 2, ag.is_grad_enabled()

    y, enabled = function(leaf(1.0))
    assert not y.requires_grad and not enabled
    assert ag.is_grad_enabled()
    assert function.__doc__ == "Doc." and function.__name__ == "function"


def test_decorated_recursive_function():
    @ag.no_grad()
    def function(depth):
        return ag.is_grad_enabled() if depth == 0 else function(depth - 1)

    assert function(3) is False
    assert ag.is_grad_enabled()


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
    try:
        assert not ag.is_grad_enabled()
    finally:
        ag.set_grad_enabled(True)
    with ag.set_grad_enabled(False):
        assert not ag.is_grad_enabled()
        with ag.set_grad_enabled(True):
            assert ag.is_grad_enabled()
        assert not ag.is_grad_enabled()
    assert ag.is_grad_enabled()

    @ag.set_grad_enabled(False)
    def function():
        return ag.is_grad_enabled()

    assert ag.is_grad_enabled(), "decorating must not switch"
    assert function() is False
    assert ag.is_grad_enabled()


def test_requires_grad_can_be_switched_on_leaves_only():
    x = ag.tensor(1.0)
    assert x.requires_grad_() is x and x.requires_grad
    x.requires_grad = False
    assert not x.requires_grad
    y = leaf(1.0) * 2
    with pytest.raises(
        RuntimeError, match="you can only change requires_grad flags of leaf variables"
    ):
        y.requires_grad = False


def test_detach_cuts_the_graph_and_shares_memory():
    x = leaf([1.0, 2.0])
    y = x * 2
    d = y.detach()
    assert not d.requires_grad and d.is_leaf and d.grad_fn is None
    assert np.shares_memory(memory(d), memory(y))
    (y * d).backward(ag.tensor([1.0, 1.0]))
    assert x.grad.tolist() == [4.0, 8.0]


# ---- threads -------------------------------------------------------------------------------------


@pytest.fixture
def eager_switching():
    """Threads take turns after each few instructions, so that races show."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def test_threads_backward_into_one_leaf(eager_switching):
    x = leaf(1.0)
    barrier = threading.Barrier(8)

    def work(_):
        barrier.wait()
        for _ in range(200):
            (x * 1.0).backward()

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(work, range(8)))
    assert x.grad == 1600


def test_threads_add_large_gradients_into_one_leaf(eager_switching):
    """NumPy lets other threads run while it copies and adds large arrays; none may come between."""
    leaves = [leaf(np.ones(200_000)) for _ in range(10)]
    g = ag.tensor(np.ones(200_000))
    barrier = threading.Barrier(4)

    def work(_):
        for x in leaves:
            y = x + 1.0
            barrier.wait()
            y.backward(g)

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(work, range(4)))
    assert all((memory(x.grad) == 4).all() for x in leaves)


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
    seen = []

    def work():
        seen.append(ag.is_grad_enabled())
        seen.append((leaf(1.0) * 2).requires_grad)
        with ag.no_grad():
            inside.set()
            leave.wait(10)

    inside, leave = threading.Event(), threading.Event()
    with ag.no_grad():
        thread = threading.Thread(target=work)
        thread.start()
        assert inside.wait(10)
    assert ag.is_grad_enabled()
    assert (leaf(1.0) * 2).requires_grad, "no_grad of another thread reached this one"
    leave.set()
    thread.join()
    assert seen == [True, True]
