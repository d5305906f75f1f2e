"""What raises the messages of docs/messages.md about views, hooks, functions of one's own, saved
values, checkpoints and anomaly mode; the others are in test_messages.py."""

from __future__ import annotations

import itertools
import warnings

import pytest

import autograd as ag
from autograd.inspect import graph
from autograd.transforms import forward_ad
from autograd.utils.checkpoint import checkpoint, checkpoint_sequential


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
    x.register_post_accumulate_grad_hook(lambda x: x)
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


CASES = {
    "a view of a leaf": raising(lambda x: x[:1].add_(1)),
    "This view is the output": raising(lambda x: (x * 1).unbind()[0].add_(1)),
    "This view was": raising(write_function_view),
    "Given that this use": raising(write_no_grad_view),
    "Can't detach views": raising(lambda x: (x * 1)[:1].detach_()),
    "expected Variable, but hook": hooked(lambda g: 1.0),
    "expected tuple, but hook": hooked(lambda inputs, outputs: inputs[0], of_node),
    "hook '...' has changed the type": hooked(lambda g: g.to(ag.float32)),
    "hook '...' has changed the size": hooked(lambda g: g[:1]),
    "hook '...' has returned an": hooked(lambda inputs, outputs: inputs[:1], of_node),
    "Tensor post accumulate": accumulated,
    "post accumulate grad hooks cannot": raising(
        lambda x: (x * 1).register_post_accumulate_grad_hook(print)
    ),
    "It is not possible to get the gradient edge": lambda: graph.get_gradient_edge(ag.ones(2)),
    "You must implement the forward": raising(function(None)),
    "You must implement either": passed_back(None),
    "You must implement the jvp": dual(function(product)),
    "Implementing both": raising(
        lambda x: function(product, lambda ctx, g: g, vjp=lambda ctx, g: g)(x).sum().backward()
    ),
    "Legacy autograd function": lambda: ag.Function.__call__(object.__new__(ag.Function)),
    "function ... returned an incorrect": passed_back(lambda ctx, g: g),
    "Function ... returned an invalid gradient at index ... - got ... but": passed_back(
        lambda ctx, g: (g[:1].expand(3), g)
    ),
    "function ... returned a gradient different than None": passed_back(lambda ctx, g: (g, g), 2.0),
    "...: expected Variable or None": passed_back(lambda ctx, g: (g.numpy(), g)),
    "... has modified the gradient": raising(
        lambda x: function(product, writes_gradient)(x).sum().backward()
    ),
    "save_for_backward can only": raising(function(saves_number)),
    "mark_dirty can only": raising(function(lambda ctx, x: ctx.mark_dirty(2) or x * 1)),
    "Some elements marked as dirty": raising(lambda x: function(dirty_unreturned)(x * 1)),
    "....forward has modified its argument": raising(lambda x: function(dirty_undeclared)(x * 1)),
    "....forward returned no Tensor": raising(function(lambda ctx, x: 2.0)),
    "....forward returned a ... of NumPy": raising(function(lambda ctx, x: x.numpy())),
    "trying to differentiate twice": twice(
        ag.autograd.function.once_differentiable(lambda ctx, g: g), product
    ),
    "trying to differentiate through": twice(reads_saved),
    "Function's jvp returned an invalid number": dual(function(product, jvp=lambda ctx, t: (t, t))),
    "Trying to set a forward gradient": dual(function(product, jvp=lambda ctx, t: t[:1])),
    "Output of saved tensor unpack_hook": packed(lambda t: 1),
    "... was saved with shape": packed(lambda t: t, lambda t: ag.ones(3)),
    "A saved tensor pack hook is modifying": packed(lambda t: t.mul_(2)),
    "Trying to backward outside of the": mutated_outside,
    "allow_mutation_on_saved_tensors": mutation_nested,
    "Calling register_hooks on a saved tensor after": freed_hooks,
    "Calling register_hooks on a saved tensor whose": hooked_twice,
    "save_to_disk(): argument 'dir'": lambda: graph.save_to_disk("no such directory"),
    "...: A different number of": changing(lambda x: x.exp().sin(), lambda x: x * 1),
    "...: trying to save more": changing(lambda x: x.exp(), lambda x: x.exp().sin()),
    "...: Recomputed values for": changing(lambda x: x.exp(), lambda x: x[:1].exp()),
    "When use_reentrant=True, checkpoint is": lambda: reentrant(ag.grad),
    "When use_reentrant=True, checkpoint does": lambda: reentrant(recorded_pass),
    "Passing `context_fn` or": raising(
        lambda x: checkpoint(ag.sin, x, use_reentrant=True, debug=True)
    ),
    "Unexpected keyword arguments": raising(
        lambda x: checkpoint(ag.sin, x, use_reentrant=True, scale=2)
    ),
    "determinism_check should be": raising(
        lambda x: checkpoint(ag.sin, x, determinism_check="all")
    ),
    "checkpoint_sequential(): argument": raising(lambda x: checkpoint_sequential([ag.sin], 2, x)),
    "Function '...' returned nan values in its": nan(
        lambda: (leaf([0.0]) ** 0.5 * 0.0).sum().backward()
    ),
    "Function '...' returned nan values at index": nan(lambda: leaf([-1.0]).log()),
}
