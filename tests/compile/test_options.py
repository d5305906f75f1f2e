"""`ag.compile(fullgraph=, donate=)`."""

import numpy as np
import pytest

import autograd as ag
from autograd.compile import Compiled
from autograd.compile.settings import Settings
from autograd.compile.tracing.errors import TraceError


def step(x, g, rate=0.5):
    return x - rate * g * g, (x * g).sum()


def test_fullgraph_refuses_what_would_run_the_function():
    compiled = ag.compile(lambda x: (x**3).sum(), fullgraph=True)
    x = ag.tensor([1.0, 2.0], requires_grad=True)
    np.testing.assert_allclose(ag.grad(compiled(x), x)[0], [3, 12])
    with pytest.raises(TraceError, match="a transform runs the function itself"):
        ag.func.grad(ag.func.grad(lambda x: ag.func.vmap(compiled)(x[None]).sum()))(x)
    with pytest.raises(TraceError, match="the gradients of a compiled call are recorded"):
        ag.grad(compiled(x), x, create_graph=True)


def test_donated_memory_becomes_the_result():
    compiled = Compiled(step, Settings(threads=1, block=64, least=1, donate=(0,)))
    x, g = ag.arange(200.0), ag.ones(200)
    expected = step(x.clone(), g)
    memory = x.numpy().ctypes.data
    found = compiled(x, g)
    for a, b in zip(found, expected, strict=True):
        np.testing.assert_allclose(a.numpy(), b.numpy(), rtol=1e-6)
    assert found[0].numpy().ctypes.data == memory
    again = compiled(found[0], g)  # and so on, in the same memory
    np.testing.assert_allclose(again[0].numpy(), step(expected[0], g)[0].numpy(), rtol=1e-6)
    for use in (lambda: x + 1, lambda: x.shape, lambda: x.numpy(), lambda: x.sum()):
        with pytest.raises(RuntimeError, match="was donated"):
            use()
    assert repr(x) == "<donated tensor>"


def test_donated_memory_that_is_still_read_is_left():
    def f(x):
        y = x * 2
        return y, y.sum() * x  # x is read in another loop, after y

    compiled = Compiled(f, Settings(threads=1, block=64, least=1, donate=(0,)))
    x = ag.arange(200.0)
    expected = f(x.clone())
    for a, b in zip(compiled(x), expected, strict=True):
        np.testing.assert_allclose(a.numpy(), b.numpy(), rtol=1e-6)


def test_donated_memory_that_is_handed_back_is_left():
    compiled = Compiled(lambda x: (x * 2, x), Settings(threads=1, block=64, least=1, donate=(0,)))
    x = ag.arange(200.0)
    double, same = compiled(x)
    assert same is x
    np.testing.assert_array_equal(x.numpy(), np.arange(200))
    np.testing.assert_array_equal(double.numpy(), 2 * np.arange(200))


def test_donated_trees_and_small_arrays():
    compiled = ag.compile(lambda tree, k: [tree["a"] * k, tree["b"]], donate=0)
    tree = {"a": ag.ones(3), "b": ag.ones(2)}
    found = compiled(tree, 3.0)
    np.testing.assert_array_equal(found[0].numpy(), [3, 3, 3])
    assert found[1] is tree["b"]  # handed back, so it stays
    np.testing.assert_array_equal(tree["b"].numpy(), [1, 1])
    with pytest.raises(RuntimeError, match="was donated"):
        tree["a"] * 2


def test_misuse_of_donate():
    compiled = ag.compile(lambda x, y: x + y, donate=(0,))
    base, y = ag.ones(4), ag.ones(4)
    part = base[:]
    cases = {
        "requires grad": (ag.ones(4, requires_grad=True), y),
        "is a view, or has views": (base, y),
        "shares its memory": (y, y.detach()),
        "does not own its memory": (ag.from_numpy(np.ones((4, 4))[0]), y),
    }
    for phrase, args in cases.items():
        with pytest.raises(ValueError, match=phrase):
            compiled(*args)
    assert part.shape == (4,)
    with pytest.raises(ValueError, match="there are 2 positional arguments"):
        ag.compile(lambda x, y: x + y, donate=5)(y, ag.ones(4))
    twice = ag.ones(4)
    for donate in (0, (0, 1)):
        with pytest.raises(ValueError, match="shares its memory"):
            ag.compile(lambda x, y: x + y, donate=donate)(twice, twice)
    with pytest.raises(ValueError, match="only tensors can be donated"):
        compiled(np.ones(4), y)
    for donate in (-1, ("x",)):
        with pytest.raises(ValueError, match="donate must be numbers"):
            ag.compile(lambda x: x, donate=donate)
