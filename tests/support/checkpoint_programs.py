"""Programs with checkpoints, run by us and by PyTorch, with the options of the checkpoints."""

from __future__ import annotations

import pytest


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


def gradients_of_gradients(s, y):
    first = s.grad(y.sum(), (s.x, s.w), create_graph=True)
    (first[0].exp() * first[1]).sum().backward()


def second_order(s):
    gradients_of_gradients(s, s.checkpoint(s.f, s.x * s.w, use_reentrant=False))


def second_order_nested(s):
    def outer(a):
        return s.checkpoint(s.g, s.checkpoint(s.f, a, use_reentrant=False), use_reentrant=False)

    gradients_of_gradients(s, s.checkpoint(outer, s.x, use_reentrant=False))


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


def early(s, **how):
    y = s.checkpoint(s.last_needs_nothing, s.x * s.w, use_reentrant=False, **how)
    y.sum().backward()


def not_early(s):
    early(s, early_stop=False)


def never_early(s):
    with s.early_stop(False):
        early(s)


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
