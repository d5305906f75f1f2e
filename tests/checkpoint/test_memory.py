"""What checkpoints keep in memory, and for how long."""

from __future__ import annotations

import gc
import tracemalloc
import weakref

import numpy as np
import pytest

import autograd as ag
from autograd.checkpoint.offload import save_to_disk
from tests.support.checkpoints import changing, checkpoint, leaf

WIDTH = 5_000


def deep(x, how):
    def block(a):
        for _ in range(10):
            a = a.sin().exp().tanh()
        return a

    for _ in range(10):
        x = how(block, x)
    return x.sum()


def peak_of(how):
    x = leaf(np.linspace(0.1, 1.0, WIDTH))
    gc.collect()
    tracemalloc.start()
    try:
        deep(x, how).backward()
        return tracemalloc.get_traced_memory()[1], x.grad
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("how", [
    checkpoint,
    lambda f, x: checkpoint(f, x, use_reentrant=True),
    lambda f, x: checkpoint(lambda a: checkpoint(f, a), x),
], ids=["plain", "reentrant", "nested"])  # fmt: skip
def test_checkpoints_save_memory(how, tmp_path):
    plain, expected = peak_of(lambda f, x: f(x))
    with_checkpoints, grad = peak_of(how)
    # 200 saved arrays without; with them 10 between the blocks and 20 within one.
    assert plain > 190 * 8 * WIDTH
    assert with_checkpoints < 0.3 * plain
    assert np.array_equal(grad.numpy(), expected.numpy())
    if how is checkpoint:  # a file for what lies between
        with save_to_disk(tmp_path, min_bytes=1000):
            on_disk, grad = peak_of(how)
        assert on_disk < with_checkpoints
        assert np.array_equal(grad.numpy(), expected.numpy())


def test_intermediates_of_a_nested_checkpoint_are_not_kept():
    kept = []

    def middle(a):
        b = a.exp()
        kept.append(weakref.ref(b.detach().numpy()))
        return checkpoint(ag.sin, b) * 2

    x = leaf(np.ones(10))
    y = checkpoint(middle, x)
    assert kept[0]() is None  # the argument of the inner one is computed again too
    y.sum().backward()
    assert kept[1]() is None
    np.testing.assert_allclose(x.grad.numpy(), 2 * np.cos(np.e) * np.e, rtol=1e-15)


def test_values_computed_again_are_kept_only_until_they_are_read():
    first, second, nodes = [], [], []

    def f(a):
        b, c = a.exp(), a.tanh()
        first.append(weakref.ref(b.detach().numpy()))
        second.append(weakref.ref(c.detach().numpy()))
        nodes.append(weakref.ref(b.grad_fn))
        return b * 1, c * 1, a.sin()

    x = leaf([1.0, 2.0])
    y, z, last = checkpoint(f, x)
    (z.sum() + last.sum()).backward(retain_graph=True)
    assert len(second) == 2
    assert second[1]() is None  # read
    assert first[1]() is not None  # another pass may need it
    assert nodes[1]() is None
    del y
    assert first[1]() is None
    z.sum().backward(retain_graph=True)
    assert len(second) == 3
    assert first[2]() is None  # nobody can need it
    last.sum().backward()
    assert len(second) == 3


def test_values_that_nobody_needs_may_differ():
    x = leaf([1.0, 2.0])
    f = changing(lambda a: (a.exp(), a.sin()), lambda a: (a[:1].exp(), a.sin()))
    y, z = checkpoint(f, x)
    del y
    z.sum().backward()
    assert x.grad.tolist() == np.cos([1.0, 2.0]).tolist()


@pytest.mark.parametrize("use_reentrant", [False, True])
def test_no_cycles(use_reentrant, without_gc):
    x = leaf([1.0, 2.0])

    class Function:
        def __call__(self, a):
            return a.exp().sin()

    for backward in (False, True):
        f = Function()
        y = checkpoint(f, x * 1, use_reentrant=use_reentrant)
        references = [weakref.ref(f), weakref.ref(y.grad_fn)]
        if backward:
            y.sum().backward()
        del f, y
        assert [each() for each in references] == [None, None]


def test_what_the_function_held_is_freed_by_the_pass():
    x = leaf([1.0, 2.0])
    argument = x * 1
    array = weakref.ref(argument.detach().numpy())
    y = checkpoint(ag.exp, argument).sum()
    del argument
    assert array() is not None
    y.backward()
    assert array() is None
    with pytest.raises(RuntimeError, match="backward through the graph a second time"):
        y.backward()
