"""Checkpoints whose function does something else the second time, and other misuse."""

from __future__ import annotations

import threading

import numpy as np
import pytest

import autograd as ag
from autograd.checkpoint.offload import disable_saved_tensors_hooks
from autograd.utils.checkpoint import (
    CheckpointError,
    noop_context_fn,
    set_checkpoint_debug_enabled,
)
from tests.support.checkpoints import changing, checkpoint, leaf

OTHER_METADATA = (
    "Recomputed values for the following tensors have different metadata than during the forward "
    "pass.\ntensor at position 0:\nsaved metadata: {'shape': (2,), 'dtype': dtype('float64'), "
    "'device': device(type='cpu')}\nrecomputed metadata: {'shape': (1,)"
)
FEWER = (
    "A different number of tensors was saved during the original forward and recomputation.\n"
    "Number of tensors saved during forward: 2\nNumber of tensors saved during recomputation: 1."
)


@pytest.mark.parametrize(("first", "second", "options", "message"), [
    (lambda a: a.exp().sin(), lambda a: a.exp(), {}, FEWER),
    (lambda a: a.exp().sin(), lambda a: a[:1].exp().sin(), {}, OTHER_METADATA),
    (lambda a: a.exp(), lambda a: a.to(ag.float32).exp(), {},
        "recomputed metadata: {'shape': (2,), 'dtype': dtype('float32')"),
    (lambda a: a.exp(), lambda a: a.exp().sin(), {"early_stop": False},
        "trying to save more tensors during recomputation"),
])  # fmt: skip
def test_another_computation_is_noticed(first, second, options, message):
    y = checkpoint(changing(first, second), leaf([1.0, 2.0]), **options).sum()
    with pytest.raises(CheckpointError) as caught:
        y.backward()
    assert message in str(caught.value)
    assert issubclass(CheckpointError, RuntimeError)


def test_metadata_is_not_compared_if_asked():
    f = changing(lambda a: a.exp(), lambda a: a.to(ag.float32).exp())
    x = leaf([1.0, 2.0])
    checkpoint(f, x, determinism_check="none").sum().backward()
    np.testing.assert_allclose(x.grad.numpy(), np.exp([1.0, 2.0]), rtol=1e-6)
    with pytest.raises(ValueError, match=r"should be one of \['default', 'none'\], but got strict"):
        checkpoint(ag.exp, x, determinism_check="strict")


def test_debug_tells_the_operations():
    def functions():
        return changing(lambda a: a.exp().sin(), lambda a: a.cos(), in_another_thread_too)

    def in_another_thread_too(a):
        thread = threading.Thread(target=a.tan)
        thread.start()
        thread.join()
        return a.cos()

    for y in (
        checkpoint(functions(), leaf([1.0, 2.0]), debug=True),
        debug_by_context(functions()),
    ):
        with pytest.raises(CheckpointError):
            y.sum().backward()
        with pytest.raises(CheckpointError) as caught:
            y.sum().backward()
        text = str(caught.value)
        assert "original forward:\n\nExpBackward0 (exp)\nSinBackward0 (sin)\n" in text
        assert "recomputation:\n\nCosBackward0 (cos)\n\n" in text
        assert f"{__file__}:" in text
        assert "different number of tensors" in str(caught.value.__cause__)
    with pytest.raises(ValueError, match="incompatible with non-default context_fn"):
        checkpoint(ag.exp, leaf(1.0), debug=True, context_fn=lambda: noop_context_fn())


def debug_by_context(f):
    with set_checkpoint_debug_enabled(True):
        return checkpoint(f, leaf([1.0, 2.0]))


def test_a_value_must_not_be_written_while_running_again():
    def f(a):
        b = a.exp()
        b.detach().mul_(2)
        return b * a.sin()

    y = checkpoint(f, leaf([1.0, 2.0])).sum()
    with pytest.raises(RuntimeError, match="inplace operation"):
        y.backward()


def test_memory_of_the_function_may_be_written_each_time():
    buffer = ag.zeros(2)

    def f(a):
        buffer.copy_(a.detach() * 3)
        return a * buffer

    x = leaf([1.0, 2.0])
    checkpoint(f, x).sum().backward()
    assert x.grad.tolist() == [3.0, 6.0]


def test_errors_of_the_function_come_through():
    x = leaf([1.0, 2.0])

    def fail(a):
        raise KeyError("mine")

    with pytest.raises(KeyError, match="mine"):
        checkpoint(fail, x)
    y = checkpoint(changing(ag.exp, fail), x).sum()
    with pytest.raises(KeyError, match="mine"):
        y.backward()
    state = ag.get_rng_state().tolist()
    x.sin().sum().backward()
    assert ag.get_rng_state().tolist() == state
    assert x.grad.tolist() == np.cos([1.0, 2.0]).tolist()


def test_the_function_does_not_catch_the_early_stop():
    ends, x = [], leaf([1.0, 2.0])

    def f(a):
        try:
            b = a.exp()
        except Exception:  # as users write it: it must not see how a run is ended early
            ends.append("caught")
        ends.append("end")
        return b

    checkpoint(f, x).sum().backward()
    assert ends == ["end"]
    with disable_saved_tensors_hooks("no hooks"), pytest.raises(RuntimeError, match="no hooks"):
        checkpoint(f, x)
