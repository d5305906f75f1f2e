"""Backward passes: hooks, callbacks, nodes of several outputs, checkpoints. As in PyTorch."""

from importlib import import_module

import pytest

from tests.support.two_libraries import Programs

PROGRAMS = Programs()


def vector(t, values, grad=True):
    return t.tensor(values, dtype=t.float64, requires_grad=grad)


@PROGRAMS.gives([["tensor", "pre", [None, None], [4.0]], 4.0, None])
def hooks_of_a_node_whose_output_is_an_input_of_backward(t):
    log = []
    a = vector(t, 1.0)
    b = a * 2
    b.register_hook(lambda g: log.append("tensor"))
    b.grad_fn.register_prehook(lambda g: log.append("pre"))
    b.grad_fn.register_hook(lambda inputs, outputs: log.extend((inputs, outputs)))
    (b * b).backward(inputs=(b,))
    return log, b.grad, a.grad


@PROGRAMS.gives([["tensor"], 4.0])
def hooks_of_a_node_whose_output_is_an_input_of_grad(t):
    log = []
    b = vector(t, 1.0) * 2
    b.register_hook(lambda g: log.append("tensor"))
    b.grad_fn.register_prehook(lambda g: log.append("pre"))
    return log, *t.autograd.grad(b * b, b)


@PROGRAMS.gives([[1, 2, 2, 1, 1, 2], 216.0, [1, 2, 2], 3.0])
def prehooks_in_order(t):
    log = []

    def of_tensor(g):
        log.append(1)
        return g * 3

    def of_node(grads):
        log.append(2)
        return tuple(g * 2 for g in grads)

    a = vector(t, 1.0)
    b = a.clone()
    end = b.grad_fn.next_functions[0][0]
    b.grad_fn.register_prehook(of_node)
    b.register_hook(of_tensor)
    b.grad_fn.register_prehook(of_node)
    a.register_hook(of_tensor)
    end.register_prehook(of_node)
    a.register_hook(of_tensor)
    b.sum().backward(retain_graph=True)
    first = [*log]
    log.clear()
    b.sum().backward(inputs=(b,))
    return first, a.grad, log, b.grad


@PROGRAMS.gives([
    *([True, [0, 1], f"{name}MeanBackward0", grads] for name, grads in [
        ("Var", [1.0, 0.0]), ("Std", [0.8535533906, 0.1464466094])
    ]),
])  # fmt: skip
def the_node_of_a_tuple(t):
    found = []
    for name in ("var_mean", "std_mean"):
        x = vector(t, [2.0, 1.0])
        outputs = getattr(t, name)(x)
        spread, mean = outputs
        t.autograd.backward(outputs, (vector(t, 0.5, False), vector(t, 1.0, False)))
        numbers = [each.output_nr for each in outputs]
        found.append([spread.grad_fn is mean.grad_fn, numbers, mean.grad_fn.name(), x.grad])
    return found


@PROGRAMS.gives([[0.0, True], [0.0, False], [0.0]])
def zeros_of_materialized_gradients(t):
    x, a = vector(t, 0.5), vector(t, 1.0)
    first = t.autograd.grad(x * a, x, create_graph=True)
    second = t.autograd.grad(first, x, create_graph=True, materialize_grads=True)
    plain = t.autograd.grad(x * a, vector(t, 0.5), materialize_grads=True)[0]
    third = t.autograd.grad(second, x, materialize_grads=True)
    return [second[0], second[0].requires_grad], [plain, plain.requires_grad], third


def _queue(t, callback):
    t.autograd.Variable._execution_engine.queue_callback(callback)


@PROGRAMS.gives([
    "a", ["a", [2.0]], "outer", "inner", ["inner", [2.0]], ["outer", [4.0]], "failing", "failed",
    "last", ["last", [6.0]], 1, 2,
])  # fmt: skip
def callbacks(t):
    log = []

    class Double(t.autograd.Function):
        @staticmethod
        def forward(ctx, x, name, inside=None):
            ctx.name, ctx.inside = name, inside
            return x * 2

        @staticmethod
        def backward(ctx, g):
            log.append(ctx.name)
            _queue(t, lambda: log.append((ctx.name, x.grad.tolist())))
            if ctx.inside is not None:
                with t.enable_grad():
                    ctx.inside()
            return g * 2, None, None

    def fail():
        raise ValueError

    def hook(g):
        _queue(t, lambda: (log.append(1), _queue(t, lambda: log.append(2))))

    x, z = vector(t, [1.0]), vector(t, [1.0])
    Double.apply(x, "a").sum().backward()
    Double.apply(x, "outer", lambda: Double.apply(z, "inner").sum().backward()).sum().backward()
    with pytest.raises(ValueError):
        Double.apply(x, "failing", fail).sum().backward()
    log.append("failed")
    Double.apply(x, "last").sum().backward()
    y = x * 2
    y.register_hook(hook)
    y.sum().backward(inputs=y)
    return log


@PROGRAMS.gives("RuntimeError: Final callbacks can only be installed during backward pass.")
def a_callback_outside_of_a_pass(t):
    _queue(t, print)


@PROGRAMS.gives([False, True, False, True, 5])
def multithreading(t):
    enabled = t.autograd.is_multithreading_enabled
    with t.autograd.set_multithreading_enabled(False):
        found = [enabled()]
        t.autograd.set_multithreading_enabled(True)
    found.append(enabled())
    t.autograd.set_multithreading_enabled(False)
    found.append(enabled())
    t.autograd.set_multithreading_enabled(True)
    return *found, enabled(), t.autograd.set_multithreading_enabled(True)(lambda: 5)()


@PROGRAMS.gives([[2.0, 2.0], [8.0, 8.0]])
def checkpoints_that_say_nothing_of_reentrance(t):
    utils = import_module(f"{t.__name__}.utils.checkpoint")
    x, z = vector(t, [1.0, 2.0]), vector(t, [1.0, 2.0])
    with pytest.warns(UserWarning, match="use_reentrant"):
        utils.checkpoint(lambda a: a * 2, x).sum().backward()
    with pytest.warns(UserWarning, match="use_reentrant"):
        utils.checkpoint_sequential([lambda a: a * 2] * 3, 2, z).sum().backward()
    return x.grad, z.grad


@pytest.mark.parametrize("name", PROGRAMS)
def test_program(name):
    PROGRAMS.check(name)


@pytest.mark.torch
@pytest.mark.parametrize("name", PROGRAMS)
def test_program_in_pytorch(name, torch):
    PROGRAMS.check(name, torch)
