"""Checkpoints: the gradients are those without, with less memory; PyTorch as oracle."""

from __future__ import annotations

import threading
from contextlib import contextmanager, nullcontext
from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest

import autograd as ag
from autograd.checkpoint.offload import saved_tensors_hooks
from autograd.transforms import forward_ad
from autograd.utils.checkpoint import (
    checkpoint,
    checkpoint_sequential,
)
from tests.support.cases import GRAD_CASES, assert_equal_values, gradients, over
from tests.support.checkpoints import changing, leaf

# ---- programs, run by us and by PyTorch ----------------------------------------------------------


class Scene:
    """What a program works with: a module, its checkpoints, leaves, and a log of the calls."""

    def __init__(self, m, utils):
        self.m = m
        self.checkpoint = utils.checkpoint
        self.sequential = utils.checkpoint_sequential
        self.early_stop = utils.set_checkpoint_early_stop
        self.x = m.tensor([0.3, 0.7, 1.1], dtype=m.float64, requires_grad=True)
        self.w = m.tensor([0.5, 0.2, 0.9], dtype=m.float64, requires_grad=True)
        self.grad = getattr(m, "autograd", m).grad
        self.calls = []

    def f(self, a, scale=1.0):
        self.calls.append("f")
        return (a * self.w).sin() * scale + a.exp() * a

    def g(self, a):
        self.calls.append("g")
        return a.tanh() * a

    def last_needs_nothing(self, a):
        """The last operation saves nothing: with early stop it is not run again."""
        b = a.exp()
        self.calls.append("saved all")
        b = b + 1
        self.calls.append("end")
        return b


def one(s, **how):
    s.checkpoint(s.f, s.x, **how).sum().backward()


def chain(s, **how):
    y = s.checkpoint(s.g, s.checkpoint(s.f, s.x, **how), **how)
    y.sum().backward()


def nested(s, **how):
    def outer(a):
        s.calls.append("outer")
        return s.checkpoint(s.g, s.checkpoint(s.f, a.cos(), **how), **how)

    s.checkpoint(outer, s.x, **how).sum().backward()


def nested_three_deep(s, **how):
    def inner(a):
        s.calls.append("inner")
        return s.checkpoint(s.f, a, **how) * 2

    def outer(a):
        s.calls.append("outer")
        return s.checkpoint(inner, s.checkpoint(s.g, a, **how), **how).sin()

    s.checkpoint(outer, s.x, **how).sum().backward()


def keyword(s):
    s.checkpoint(s.f, s.x, use_reentrant=False, scale=3.0).sum().backward()


def twice(s, **how):
    y = s.checkpoint(s.f, s.x, **how).sum()
    y.backward(retain_graph=True)
    y.backward()


def structures(s):
    def f(pair, more):
        a, b = pair
        return {"sum": a.sin() + b["b"] * s.w, "other": (a * more, b["b"].exp())}

    out = s.checkpoint(f, (s.x * 2, {"b": s.x.cos()}), use_reentrant=False, more=s.w.exp())
    (out["sum"] * out["other"][0] + out["other"][1]).sum().backward()


def inputs_without_grad(s):
    """Only a closure leads to leaves."""
    data = s.x.detach()
    s.checkpoint(s.f, data, use_reentrant=False).sum().backward()


def several_outputs(s, **how):
    def f(a, b):
        return a * b, (a / b).exp(), a.detach() * 2

    a, b, c = s.checkpoint(f, s.x * 2, s.w, **how)
    (a.sin() + b + c).sum().backward()


def one_of_several_outputs(s, **how):
    _, b = s.checkpoint(lambda x: (x.exp() * s.w, x.sin() * s.w), s.x, **how)
    b.sum().backward()


def second_order(s):
    y = s.checkpoint(s.f, s.x * s.w, use_reentrant=False).sum()
    first = s.grad(y, (s.x, s.w), create_graph=True)
    (first[0] * first[1]).sum().backward()


def second_order_nested(s):
    def outer(a):
        return s.checkpoint(s.g, s.checkpoint(s.f, a, use_reentrant=False), use_reentrant=False)

    y = s.checkpoint(outer, s.x, use_reentrant=False).sum()
    first = s.grad(y, (s.x, s.w), create_graph=True)
    (first[0].exp() * first[1]).sum().backward()


def no_grad_inside(s, **how):
    def f(a):
        with s.m.no_grad():
            k = a.exp()
        return k * a.sin()

    s.checkpoint(f, s.x * s.w, **how).sum().backward()


def no_grad_around(s, **how):
    with s.m.no_grad():
        k = s.checkpoint(s.f, s.x, **how)
    assert not k.requires_grad
    (k * s.x * s.w).sum().backward()


def early(s):
    y = s.checkpoint(s.last_needs_nothing, s.x * s.w, use_reentrant=False)
    y.sum().backward()


def not_early(s):
    y = s.checkpoint(s.last_needs_nothing, s.x * s.w, use_reentrant=False, early_stop=False)
    y.sum().backward()


def never_early(s):
    with s.early_stop(False):
        y = s.checkpoint(s.last_needs_nothing, s.x * s.w, use_reentrant=False)
    y.sum().backward()


def backward_within(s):
    def f(a):
        s.calls.append("f")
        b = a.sin()
        (k,) = s.grad(b.sum(), a, retain_graph=True)
        return (b * k.detach()).exp()

    s.checkpoint(f, s.x * s.w, use_reentrant=False).sum().backward()


def backward_within_not_early(s):
    with s.early_stop(False):
        backward_within(s)


def sequential(s, **how):
    functions = [s.f, s.g, s.m.sin, s.f, s.g]
    s.sequential(functions, 2, s.x, **how).sum().backward()


def sequential_in_one(s, **how):
    s.sequential([s.f, s.g], 1, s.x, **how).sum().backward()


def in_parts(s):
    """Two passes through different parts of one checkpoint."""
    a, b = s.checkpoint(lambda x: (x.exp() * s.w, x.sin() * s.w), s.x * 2, use_reentrant=False)
    a.sum().backward(retain_graph=True)
    (a + b).sum().backward()


def inputs_of_backward(s):
    y = s.checkpoint(s.f, s.x, use_reentrant=False)
    y.sum().backward(inputs=[s.w])
    s.x.sin().sum().backward()


BOTH = [
    chain, nested, nested_three_deep, no_grad_around, no_grad_inside, one, one_of_several_outputs,
    sequential, sequential_in_one, several_outputs, twice,
]  # fmt: skip
NOT_REENTRANT = [
    backward_within, backward_within_not_early, early, inputs_of_backward, inputs_without_grad,
    keyword, never_early, not_early, in_parts, second_order, second_order_nested, structures,
]  # fmt: skip
PROGRAMS = [
    *[pytest.param(p, {"use_reentrant": False}, id=p.__name__) for p in BOTH],
    *[pytest.param(p, {"use_reentrant": True}, id=f"{p.__name__}-reentrant") for p in BOTH],
    *[pytest.param(p, {}, id=p.__name__) for p in NOT_REENTRANT],
]


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


@pytest.mark.filterwarnings("ignore:None of the inputs")  # of those within, run without recording
@pytest.mark.parametrize(("program", "how"), PROGRAMS)
def test_gradients_are_those_without_checkpoints(program, how):
    grads, _ = run(program, how, ag, ag.utils.checkpoint)
    expected, _ = run(program, how, ag, Plain)
    assert grads == expected
    assert any(grad is not None for grad in grads)


@pytest.mark.torch
@pytest.mark.filterwarnings("ignore:None of the inputs")
@pytest.mark.parametrize(("program", "how"), PROGRAMS)
def test_gradients_and_calls_are_those_of_pytorch(program, how, torch):
    import torch.utils.checkpoint

    grads, calls = run(program, how, ag, ag.utils.checkpoint)
    expected, expected_calls = run(program, how, torch, torch.utils.checkpoint)
    for found, wanted in zip(grads, expected, strict=True):
        assert (found is None) == (wanted is None)
        if wanted is not None:
            np.testing.assert_allclose(found, wanted, rtol=1e-13)
    assert calls == expected_calls


@over(GRAD_CASES)
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
    w = leaf([0.4, 0.9])

    def f(x):
        return checkpoint(lambda a: checkpoint(lambda b: b.exp() * w, a.sin()) / a, x)

    assert ag.gradcheck(f, leaf([0.5, 0.8]))
    assert ag.gradgradcheck(f, leaf([0.5, 0.8]))


def test_sequence_gives_what_the_functions_give():
    functions = [ag.exp, ag.sin, ag.cos, ag.tanh, ag.exp]
    x = leaf([1.0, 2.0])
    assert checkpoint_sequential(functions, 2, x).tolist() == (
        x.exp().sin().cos().tanh().exp().tolist()
    )
    assert checkpoint_sequential([], 1, x) is x


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
    class Suppress(nullcontext):
        def __exit__(self, *exc_info):
            return True

    def fail(a):
        raise KeyError("mine")

    with pytest.raises(RuntimeError, match="suppressed an exception"):
        checkpoint(fail, leaf(1.0), context_fn=lambda: (Suppress(), nullcontext()))


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
    assert np.allclose(x.grad.numpy(), np.cos(np.exp([1.0, 2.0])) * np.exp([1.0, 2.0]), rtol=1e-15)


# ---- together with the rest ----------------------------------------------------------------------


def test_several_threads_pass_one_graph():
    x = leaf(np.linspace(0.1, 1.0, 50))
    y = checkpoint(lambda a: checkpoint(lambda b: b.exp().sin() * b, a.cos()).tanh(), x).sum()
    (expected,) = ag.grad(y, x, retain_graph=True)
    found = []

    def work():
        for _ in range(20):
            found.append(ag.grad(y, x, retain_graph=True)[0].numpy())

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 80
    assert all(np.array_equal(each, expected.numpy()) for each in found)


def test_saved_values_can_be_looked_at():
    x = leaf([1.0, 2.0])
    y = checkpoint(lambda a: a.exp().sin(), x)
    assert y.grad_fn._saved_self.tolist() == np.exp([1.0, 2.0]).tolist()
    assert y.grad_fn._saved_self.grad_fn is y.grad_fn.next_functions[0][0]
    y.sum().backward()
    assert np.allclose(x.grad.numpy(), np.cos(np.exp([1.0, 2.0])) * np.exp([1.0, 2.0]), rtol=1e-15)


def test_forward_mode_goes_through():
    x = leaf([1.0, 2.0])
    with forward_ad.dual_level():
        y = checkpoint(lambda a: a.exp().sin(), forward_ad.make_dual(x, ag.tensor([3.0, 4.0])))
        tangent = forward_ad.unpack_dual(y).tangent
    slope = np.cos(np.exp([1.0, 2.0])) * np.exp([1.0, 2.0])
    np.testing.assert_allclose(tangent.tolist(), slope * [3.0, 4.0], rtol=1e-15)


def test_hooks_on_gradients_within():
    x = leaf([1.0, 2.0])
    seen = []

    def f(a):
        b = a.exp()
        b.register_hook(lambda g: seen.append(g.tolist()))
        return b * 3

    checkpoint(f, x).sum().backward()
    assert seen == [[3.0, 3.0]]


@pytest.mark.parametrize("requires_grad", [True, False])
@pytest.mark.parametrize("again", [False, True], ids=["alone", "in another"])
def test_an_argument_that_was_written_meanwhile_raises(requires_grad, again):
    w = leaf([3.0, 4.0])
    x = ag.tensor([1.0, 2.0], requires_grad=requires_grad)
    a = x * 1 if requires_grad else x

    def f(a):
        return (a * w).exp().sin()

    y = checkpoint(lambda a: checkpoint(f, a), a) if again else checkpoint(f, a)
    a.add_(1.0)
    with pytest.raises(RuntimeError, match=r"inplace operation.* checkpoint\.args\[0\]"):
        y.sum().backward()


def test_a_leaf_that_was_written_meanwhile_raises():
    x = leaf([1.0, 2.0])
    y = checkpoint(lambda x: x.exp().sin(), x)
    with ag.no_grad():
        x -= 0.5
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        y.sum().backward()
