"""Backward passes in several threads at once, and inside of each other."""

from __future__ import annotations

import sys

import numpy as np
import pytest

import autograd as ag
from tests.support.in_threads import in_threads
from tests.support.tensors import leaf


@pytest.fixture(autouse=True)
def many_switches():
    """Threads change places as often as they can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


@pytest.mark.parametrize("size", [1, 200_000], ids=["small", "large"])
def test_no_update_of_a_shared_leaf_is_lost(size):
    x = leaf(np.ones(size))
    rounds = 200 if size == 1 else 5

    def work(i):
        for _ in range(rounds):
            (x * 1.0).sum().backward()

    in_threads(8, work)
    assert (x.grad.numpy() == 8 * rounds).all()


def test_no_update_is_lost_under_hooks():
    x, calls = leaf([1.0, 2.0]), []
    x.register_hook(lambda g: g * 2)
    x.register_post_accumulate_grad_hook(lambda p: calls.append(None))

    def work(i):
        for _ in range(50):
            (x.exp() * 0 + x).sum().backward()

    in_threads(4, work)
    assert x.grad.tolist() == [400, 400] and len(calls) == 200


@pytest.mark.parametrize("size", [1, 20_000], ids=["small", "large"])
def test_retained_gradients_are_not_lost(size):
    x = leaf(np.ones(size))
    h = x * 3
    h.retain_grad()
    y = (h * h).sum()

    def work(i):
        for _ in range(25):
            y.backward(retain_graph=True)

    in_threads(8, work)
    assert (h.grad.numpy() == 200 * 6).all() and (x.grad.numpy() == 200 * 18).all()


def test_the_same_graph_in_several_threads():
    x, w = leaf([1.0, 2.0]), leaf([3.0, 4.0])
    y = ((x * w).exp() * 0.01 + x * w).sin().sum()
    expected = ag.grad(y, [x, w], retain_graph=True)

    def work(i):
        for _ in range(50):
            for g, e in zip(ag.grad(y, [x, w], retain_graph=True), expected, strict=True):
                assert g.tolist() == e.tolist()

    in_threads(4, work)


def test_a_freed_graph_is_freed_for_all():
    x = leaf(np.ones(10))
    results = []

    def work(i):
        try:
            y.backward()
            results.append("done")
        except RuntimeError as error:
            assert "second time" in str(error)
            results.append("freed")

    for _ in range(20):
        y = x.exp().sum()
        results.clear()
        in_threads(4, work)
        assert sorted(set(results)) in (["done", "freed"], ["done"])


def test_grad_modes_of_hooks_are_the_threads_own():
    x = leaf([1.0])
    seen = []
    x.register_hook(lambda g: seen.append(ag.is_grad_enabled()))

    def work(i):
        for _ in range(20):
            assert ag.is_grad_enabled()
            (x * 2).sum().backward()

    in_threads(4, work)
    assert seen == [False] * 80


def test_multi_grad_hooks_tell_passes_apart():
    a, b = leaf([2.0]), leaf([3.0])
    seen = []
    ag.graph.register_multi_grad_hook((a, b), lambda gs: seen.append([g.item() for g in gs]))

    def work(i):
        for k in range(30):
            (a * b * (i * 30 + k)).sum().backward()

    in_threads(4, work)
    assert sorted(seen) == [[3.0 * n, 2.0 * n] for n in range(120)]


def test_hooks_that_threads_register_run_in_the_pass():
    """No thread takes the leaf of another, which has no hook yet, for one that needs no care."""
    seen = []

    def work(i):
        for _ in range(300):
            x = leaf([1.0, 2.0])
            h = x * 2
            ag.graph.register_multi_grad_hook((x, h), seen.append)  # refuses to run after the pass
            h.sum().backward()

    in_threads(4, work)
    assert len(seen) == 1200


# ---- inside of each other ------------------------------------------------------------------------


def test_backward_inside_of_a_hook():
    x, inner = leaf([2.0]), leaf([3.0])

    def hook(grad):
        assert not ag.is_grad_enabled()
        with ag.enable_grad():
            (inner * inner).sum().backward()
        return grad * inner.grad

    h = x * 5
    h.register_hook(hook)
    h.sum().backward()
    assert x.grad.tolist() == [30] and inner.grad.tolist() == [6]
    assert ag.is_grad_enabled()


def test_backward_into_the_same_leaf_inside_of_its_hook():
    x = leaf([2.0])
    depth = []

    def hook(grad):
        if len(depth) < 3:
            depth.append(None)
            with ag.enable_grad():
                (x * 10).sum().backward()

    x.register_hook(hook)
    (x * 1).sum().backward()
    assert x.grad.tolist() == [31] and len(depth) == 3


def test_deep_nesting():
    x = leaf([1.0])

    def nested(depth):
        h = x * 1
        if depth:

            def hook(grad):
                with ag.enable_grad():
                    nested(depth - 1)

            h.register_hook(hook)
        h.sum().backward()

    nested(60)
    assert x.grad.tolist() == [61]


def test_error_inside_of_an_inner_pass_names_both_nodes():
    x = leaf([1.0])
    inner = (x * 1).exp()
    inner.sum().backward()
    h = x.sin()
    h.register_hook(lambda g: inner.backward(ag.tensor([1.0])))
    with pytest.raises(RuntimeError, match="second time") as caught:
        h.sum().backward()
    notes = "\n".join(caught.value.__notes__)
    assert "ExpBackward0" in notes and "SinBackward0" in notes
    assert ag.is_grad_enabled()
