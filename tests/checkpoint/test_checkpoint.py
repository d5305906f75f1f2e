"""Checkpoints: the gradients are those without, with less memory; PyTorch as oracle."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, nullcontext, suppress
from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest

import autograd as ag
from autograd.checkpoint.offload import saved_tensors_hooks
from autograd.transforms import forward_ad
from tests.support.cases import GRAD_CASES, assert_equal_values, gradients, over
from tests.support.checkpoint_programs import PROGRAMS, Scene
from tests.support.checkpoints import changing, checkpoint, checkpoint_sequential, leaf


class Plain:
    """No checkpoints at all, under their names."""

    @staticmethod
    def checkpoint(f, *args, use_reentrant=None, early_stop=None, **kwargs):
        return f(*args, **kwargs)

    @staticmethod
    def checkpoint_sequential(functions, segments, value, use_reentrant=None):
        for f in functions:
            value = f(value)
        return value

    set_checkpoint_early_stop = nullcontext


def run(program, how, m, utils):
    scene = Scene(m, utils)
    program(scene, **how)
    grads = [None if t.grad is None else t.grad.tolist() for t in (scene.x, scene.w)]
    return grads, scene.calls


# None of the inputs requires grad: those of checkpoints within, which run without recording.
OVER_PROGRAMS = pytest.mark.parametrize(("program", "how"), PROGRAMS)


@pytest.mark.filterwarnings("ignore:None of the inputs")
@OVER_PROGRAMS
def test_gradients_are_those_without_checkpoints(program, how):
    grads, _ = run(program, how, ag, ag.utils.checkpoint)
    expected, _ = run(program, how, ag, Plain)
    assert grads == expected
    assert any(grad is not None for grad in grads)


@pytest.mark.torch
@pytest.mark.filterwarnings("ignore:None of the inputs")
@OVER_PROGRAMS
def test_gradients_and_calls_are_those_of_pytorch(program, how, torch):
    import torch.utils.checkpoint

    grads, calls = run(program, how, ag, ag.utils.checkpoint)
    expected, expected_calls = run(program, how, torch, torch.utils.checkpoint)
    for found, wanted in zip(grads, expected, strict=True):
        assert (found is None) == (wanted is None)
        if wanted is not None:
            np.testing.assert_allclose(found, wanted, rtol=1e-13)
    assert calls == expected_calls


@over(GRAD_CASES, fast=1)
def test_rows_go_through_checkpoints(case):
    ag.manual_seed(0)
    plain = gradients(case, case.sample())
    ag.manual_seed(0)
    through = SimpleNamespace(checked=partial(checkpoint, case.checked))
    assert_equal_values(gradients(through, case.sample()), plain, rtol=1e-13)


class Scaled(ag.Function):
    """b exp(a)."""

    @staticmethod
    def forward(ctx, a, b):
        result = a.exp() * b
        ctx.save_for_backward(a, result)
        return result

    @staticmethod
    def backward(ctx, grad):
        a, result = ctx.saved_tensors
        return grad * result, grad * a.exp()


def write_an_element(b):
    b[0] = b[1] ** 2
    return b


WRITERS = {
    "exp_": lambda b: b.exp_(),
    "mul_": lambda b: b.mul_(b.detach() + 1),
    "pow_": lambda b: b.pow_(3),
    "cumprod_": lambda b: b.cumprod_(0),
    "into a view": lambda b: b[1:].pow_(3),
    "element": write_an_element,
    "custom function": lambda b: Scaled.apply(b, b.sin()),
}


@pytest.mark.parametrize("name", WRITERS)
def test_functions_that_write_and_functions_of_ones_own(name):
    calls, unpacked = [], []

    def f(a):
        calls.append(1)
        return WRITERS[name](a * 1).sin() * 2

    x = leaf([0.3, 0.7, 1.1])
    (expected,) = ag.grad(f(x).sum(), x)
    calls.clear()
    y = checkpoint(f, x).sum()
    assert len(calls) == 1
    assert ag.grad(y, x)[0].tolist() == expected.tolist()
    assert len(calls) == 2
    with saved_tensors_hooks(lambda t: t.detach().clone(), lambda t: unpacked.append(1) or t):
        y = f(x).sum()
        assert not unpacked
    assert ag.grad(y, x)[0].tolist() == expected.tolist()


def test_derivatives_are_those_of_finite_differences():
    w, x = leaf([0.4, 0.9]), leaf([0.5, 0.8])

    def f(x):
        return checkpoint(lambda a: checkpoint(lambda b: b.exp() * w, a.sin()) / a, x)

    assert ag.gradcheck(f, x) and ag.gradgradcheck(f, x)
    assert checkpoint_sequential([], 1, x) is x
    y = checkpoint_sequential([ag.exp, ag.sin, ag.cos, ag.tanh, ag.exp], 2, x)
    assert y.tolist() == x.exp().sin().cos().tanh().exp().tolist()


# ---- random numbers ------------------------------------------------------------------------------


@pytest.mark.parametrize("use_reentrant", [False, True])
def test_random_numbers_are_the_same_again_and_the_users_go_on(use_reentrant):
    def noisy(a):
        return (a * ag.rand(3)).sin() * ag.rand(3)

    def run(call):
        ag.manual_seed(5)
        x = leaf([1.0, 2.0, 3.0])
        y = call(noisy, x).sum()
        between = ag.rand(2).tolist()
        y.backward()
        return x.grad.tolist(), between, ag.rand(2).tolist()

    plain = run(lambda f, x: f(x))
    assert run(lambda f, x: checkpoint(f, x, use_reentrant=use_reentrant)) == plain


def test_random_numbers_are_left_alone_if_asked():
    drawn = []

    def noisy(a):
        drawn.append(ag.rand(3).tolist())
        return a * ag.tensor(drawn[-1])

    x = leaf([1.0, 2.0, 3.0])
    checkpoint(noisy, x, preserve_rng_state=False).sum().backward()
    assert drawn[0] != drawn[1]
    assert x.grad.tolist() == drawn[1]


# ---- contexts ------------------------------------------------------------------------------------


def test_contexts_of_both_runs():
    log = []

    @contextmanager
    def named(name):
        log.append(name)
        yield
        log.append(f"end of {name}")

    def contexts():
        return named("forward"), named("again")

    x = leaf([1.0, 2.0])
    y = checkpoint(ag.exp, x, context_fn=contexts)
    assert log == ["forward", "end of forward"]
    log.clear()
    with pytest.raises(AttributeError):
        checkpoint(changing(lambda a: a.exp(), lambda a: a.nothing), x).sum().backward()
    y.sum().backward()
    assert log[0] == "again"


def test_a_context_must_not_suppress_errors():
    contexts = suppress(KeyError), nullcontext()
    with pytest.raises(RuntimeError, match="suppressed an exception"):
        checkpoint(lambda a: {}["mine"], leaf(1.0), context_fn=lambda: contexts)


def test_hooks_of_the_user_around_and_within():
    x = leaf([1.0, 2.0])
    outer, inner = [], []

    def f(a):
        b = a.exp()
        with saved_tensors_hooks(lambda t: inner.append(1) or t.detach(), lambda t: t):
            return b.sin()

    with saved_tensors_hooks(lambda t: outer.append(1) or t.detach(), lambda t: t):
        y = checkpoint(f, x * 1).sum()
    assert len(outer) == 1 and len(inner) == 1  # the argument; the value saved within
    y.backward()
    assert len(inner) == 1
    np.testing.assert_allclose(x.grad.numpy(), SLOPE, rtol=1e-15)


# ---- together with the rest ----------------------------------------------------------------------


def test_several_threads_pass_one_graph():
    x = leaf(np.linspace(0.1, 1.0, 50))
    y = checkpoint(lambda a: checkpoint(lambda b: b.exp().sin() * b, a.cos()).tanh(), x).sum()
    (expected,) = ag.grad(y, x, retain_graph=True)

    def work(_):
        for _ in range(20):
            (found,) = ag.grad(y, x, retain_graph=True)
            assert np.array_equal(found.numpy(), expected.numpy())

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(work, range(4)))


SLOPE = np.cos(np.exp([1.0, 2.0])) * np.exp([1.0, 2.0])  # of exp(x).sin()


def test_saved_values_can_be_looked_at_and_forward_mode_goes_through():
    x = leaf([1.0, 2.0])
    y = checkpoint(lambda a: a.exp().sin(), x)
    assert y.grad_fn._saved_self.tolist() == np.exp([1.0, 2.0]).tolist()
    assert y.grad_fn._saved_self.grad_fn is y.grad_fn.next_functions[0][0]
    y.sum().backward()
    np.testing.assert_allclose(x.grad.numpy(), SLOPE, rtol=1e-15)
    with forward_ad.dual_level():
        y = checkpoint(lambda a: a.exp().sin(), forward_ad.make_dual(x, ag.tensor([3.0, 4.0])))
        tangent = forward_ad.unpack_dual(y).tangent
    np.testing.assert_allclose(tangent.tolist(), SLOPE * [3.0, 4.0], rtol=1e-15)


def test_hooks_on_gradients_within():
    x = leaf([1.0, 2.0])
    seen = []

    def f(a):
        b = a.exp()
        b.register_hook(lambda g: seen.append(g.tolist()))
        return b * 3

    checkpoint(f, x).sum().backward()
    assert seen == [[3.0, 3.0]]


@pytest.mark.parametrize("argument", ["result", "constant", "leaf"])
@pytest.mark.parametrize("again", [False, True], ids=["alone", "in another"])
def test_an_argument_that_was_written_meanwhile_raises(argument, again):
    w = leaf([3.0, 4.0])
    a = ag.tensor([1.0, 2.0], requires_grad=argument == "leaf")
    if argument == "result":
        a = a.requires_grad_() * 1

    def f(a):
        return (a * w).exp().sin()

    y = checkpoint(lambda a: checkpoint(f, a), a) if again else checkpoint(f, a)
    with nullcontext() if argument == "result" else ag.no_grad():
        a.add_(1.0)
    with pytest.raises(RuntimeError, match=r"inplace operation.* checkpoint\.args\[0\]"):
        y.sum().backward()
