"""Helpers of recording_messages.txt: calls that raise messages about views, hooks, Function, saved
values, checkpoints and anomaly mode."""

from __future__ import annotations

import itertools
import warnings

import pytest

import autograd as ag
from autograd.inspect import graph
from autograd.transforms import forward_ad
from tests.support.checkpoints import checkpoint


def leaf(data=(1.0, 2.0)):
    return ag.tensor(data, requires_grad=True)


def raising(call, **decides):
    """A case: `call` with a fresh leaf, of which `decides` gives further arguments."""
    return lambda: call(leaf(), **decides)


# ---- views ---------------------------------------------------------------------------------------


def write_no_grad_view(x):
    y = x * 1
    with ag.no_grad():
        view = y[:1]
    view.mul_(2)


def read_detached(x):
    y = x * 1
    z = (y * y).sum()
    y.detach_()
    z.backward()


class Wrapper(ag.WrapperTensor):
    """A subclass that stores what is written into its value."""


def write_wrapped_out(x):
    ag.sin(ag.ones(3), out=Wrapper.wrap(ag.ones(2)))


def write_function_view(x):
    function(lambda ctx, x: x)(x).add_(1)


# ---- hooks ---------------------------------------------------------------------------------------


def hooked(hook, register=lambda y: y.register_hook):
    """A case: a backward pass through a product with `hook`."""

    def case():
        y = leaf() * leaf()
        register(y)(hook)
        y.sum().backward()

    return case


def of_node(y):
    return y.grad_fn.register_hook


def accumulated():
    x = leaf()
    x.register_post_accumulate_grad_hook(lambda x: x.grad)
    x.sum().backward()


# ---- Function ------------------------------------------------------------------------------------


def function(forward, backward=None, jvp=None, **more):
    """`apply` of a Function of these methods."""
    methods = {"forward": forward, "backward": backward, "jvp": jvp, **more}
    found = {name: staticmethod(f) for name, f in methods.items() if f is not None}
    return type("Custom", (ag.Function,), found).apply


def product(ctx, x, y=2.0):
    return x * y


def passed_back(backward, *args, forward=product):
    """A case: the backward pass of a Function of two arguments."""

    def case():
        function(forward, backward)(leaf(), *(args or (leaf(),))).sum().backward()

    return case


def dirty_unreturned(ctx, x):
    ctx.mark_dirty(x)
    return x * 2


def dirty_undeclared(ctx, x):
    x.add_(1)
    return x * 2


def saves_number(ctx, x):
    ctx.save_for_backward(2)
    return x * 2


def saves_intermediate(ctx, x):
    e = x.exp()
    ctx.save_for_backward(e)
    return e * 2


def reads_saved(ctx, grad):
    (e,) = ctx.saved_tensors
    return grad * e * 2


def twice(backward, forward=saves_intermediate):
    """A case: a second derivative."""

    def case():
        x = leaf()
        (first,) = ag.grad(function(forward, backward)(x).sum(), x, create_graph=True)
        first.sum().backward()

    return case


def writes_gradient(ctx, grad):
    return grad.mul_(2)


def dual(apply):
    """A case: `apply` in forward mode."""

    def case():
        with forward_ad.dual_level():
            apply(forward_ad.make_dual(ag.ones(2), ag.ones(2)))

    return case


# ---- saved values --------------------------------------------------------------------------------


def packed(pack, unpack=lambda value: value):
    """A case: a backward pass with hooks on saved values."""

    def case():
        y = leaf() * 1
        with graph.saved_tensors_hooks(pack, unpack):
            z = y.exp() * y
        z.sum().backward()

    return case


def mutated_outside():
    with graph.allow_mutation_on_saved_tensors():
        y = leaf().exp()
    y.sum().backward()


def mutation_nested():
    with graph.allow_mutation_on_saved_tensors(), graph.allow_mutation_on_saved_tensors():
        raise AssertionError("unreachable")


def freed_hooks():
    y = leaf().exp()
    saved = y.grad_fn._raw_saved_result
    y.sum().backward()
    saved.register_hooks(lambda t: t, lambda t: t)


def hooked_twice():
    saved = leaf().exp().grad_fn._raw_saved_result
    for _ in range(2):
        saved.register_hooks(lambda t: t, lambda t: t)


# ---- checkpoints ---------------------------------------------------------------------------------


def changing(first, later):
    """A case: a checkpoint of what is `first` in the forward pass, and `later` when run again."""

    def case():
        runs = itertools.count()

        def f(x):
            return later(x) if next(runs) else first(x)

        checkpoint(f, leaf(), early_stop=False).sum().backward()

    return case


def reentrant(read):
    x = leaf()
    read(checkpoint(lambda x: x.exp(), x, use_reentrant=True).sum(), x)


def recorded_pass(y, x):
    with pytest.warns(UserWarning, match="create_graph"):
        y.backward(create_graph=True)


# ---- anomaly mode --------------------------------------------------------------------------------


def nan(call):
    """A case: `call` in anomaly mode."""

    def case():
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            with ag.autograd.detect_anomaly():
                call()

    return case
