"""The engine: its arguments, errors that name their place, whose memory a gradient is."""

from __future__ import annotations

import gc
import tracemalloc
import types
import weakref

import numpy as np
import pytest

import autograd as ag
from autograd.core.node import Node
from tests.support.tensors import leaf, memory, share_memory

# ---- arguments -----------------------------------------------------------------------------------


def _batch(x, *vectors):
    return ag.grad([x * 1, x * 2][: len(vectors) or 1], x, vectors or None, is_grads_batched=True)


def eye(*shape):
    return ag.tensor(np.eye(*shape))


BOTH = [
    (lambda f, x: f(x * x, []), RuntimeError, r"`inputs` argument to `\w+\(\)` cannot be empty"),
    (lambda f, x: f(x * x, [ag.tensor(1.0)]), RuntimeError, "One of the differentiated Tensors do"),
    (lambda f, x: f(x * x, 3), TypeError, "argument 'inputs' must be a Tensor"),
    (lambda f, x: f(x * x, [x, 3]), TypeError, "element 1 of argument 'inputs' must be a Tensor"),
]
ONE = [
    (lambda x: ag.grad(x * x, types.MappingProxyType({"x": x})), TypeError, "be a dict, not mappi"),
    (
        lambda x: ag.backward([x.sum(), ag.tensor(1.0)]),
        RuntimeError,
        "element 1 of tensors does not",
    ),
    (lambda x: ag.grad([x * x, x * 2], x, [x]), RuntimeError, "got 2 tensors and 1 gradients"),
    (lambda x: ag.grad(x * x, x, 1), TypeError, "be either Tensors or None, but got int"),
    (lambda x: ag.grad(ag.tensor(1.0) * 2, x), RuntimeError, "does not require grad"),
    (lambda x: _batch(x, eye(3)), RuntimeError, "If `is_grads_batched=True`, we interpret"),
    (lambda x: _batch(x, ag.ones(2)), RuntimeError, "If `is_grads_batched=True`, we interpret"),
    (
        lambda x: ag.grad(x.sum(), x, ag.ones(()), is_grads_batched=True),
        RuntimeError,
        "If `is_grads_batched=True`, we interpret",
    ),
    (lambda x: _batch(x), RuntimeError, "at least one grad_output must be given"),
    (lambda x: _batch(x, eye(2), eye(3, 2)), RuntimeError, r"sizes \[2, 3\]"),
]


@pytest.mark.parametrize("call, error, message", ONE)
def test_arguments_amiss(call, error, message):
    with pytest.raises(error, match=message):
        call(leaf([1.0, 2.0]))


@pytest.mark.parametrize("call, error, message", BOTH)
def test_inputs_amiss(call, error, message):
    for function in (ag.grad, lambda y, inputs: ag.backward(y, inputs=inputs)):
        with pytest.raises(error, match=message):
            call(function, leaf(2.0))


def test_deprecated_arguments():
    x = leaf([2.0])
    with pytest.warns(FutureWarning, match="`grad_variables` is deprecated"):
        ag.backward(x * x, grad_variables=ag.tensor([1.0]))
    assert x.grad.tolist() == [4]
    with pytest.warns(FutureWarning), pytest.raises(RuntimeError, match="Please only use"):
        ag.backward(x * x, ag.tensor([1.0]), grad_variables=ag.tensor([1.0]))
    with pytest.warns(FutureWarning, match="only_inputs argument is deprecated"):
        ag.grad(x * x, x, only_inputs=False)


# ---- batches of gradients ------------------------------------------------------------------------


def test_batch_of_gradients_is_one_pass_for_each_row():
    x, unused = leaf([1.0, 2.0, 3.0]), leaf(1.0)
    y = x * x * 2
    jacobian, none = ag.grad(y, [x, unused], eye(3), is_grads_batched=True, allow_unused=True)
    assert jacobian.tolist() == np.diag([4.0, 8.0, 12.0]).tolist() and none is None
    with pytest.raises(RuntimeError, match="second time"):
        y.sum().backward()  # the last row has freed the graph
    given = [eye(2, 3), ag.tensor([10.0, 100.0])]
    (g,) = ag.grad([x * 2, x.sum()], x, given, is_grads_batched=True)
    assert g.tolist() == [[12, 10, 10], [100, 102, 100]]
    (jacobian,) = ag.grad(x**3, x, eye(3), is_grads_batched=True, create_graph=True)
    assert ag.grad(jacobian.sum(), x)[0].tolist() == [6, 12, 18]


# ---- errors name their place ---------------------------------------------------------------------


class FailingBackward(Node):
    """A node whose formula raises an error of a type of its own."""

    __slots__ = ()
    operation = "failing"

    class MineError(Exception):
        pass

    def on_arrays(self, saved, grad, needs):
        raise self.MineError("text")

    on_tensors = on_arrays


def failing(x):
    y = x * 1.0
    y.grad_fn.__class__ = FailingBackward
    return y


def test_error_keeps_its_type_and_names_the_node():
    x, other = leaf([1.0]), leaf([2.0])
    total = (failing(x) + other.exp()).sum()
    with pytest.raises(FailingBackward.MineError, match="text") as caught:
        total.backward()
    assert caught.value.__notes__ == ["In the backward pass, at FailingBackward: failing"]
    assert x.grad is None and other.grad is None


def test_error_names_the_row_and_its_formula():
    h = leaf([1.0]).log()
    h.register_hook(lambda g: 1 / 0)
    with pytest.raises(ZeroDivisionError) as caught:
        h.sum().backward()
    row = ag.registry["log"]
    (note,) = caught.value.__notes__
    assert note == f"In the backward pass, at LogBackward0: log ({row.location}): " + "; ".join(
        f"{name}: {text}" for name, text in row.formulas.items()
    )


def hooked_backward(h, y, x):
    with h.register_hook(lambda g: None):
        y.backward()


@pytest.mark.parametrize("first", [
    lambda h, y, x: y.backward(),
    lambda h, y, x: ag.backward(y),
    lambda h, y, x: ag.grad(y, x),
    lambda h, y, x: ag.grad(y, x, create_graph=True, retain_graph=False),
    hooked_backward,
])  # fmt: skip
def test_second_pass_names_the_place_of_the_first_and_what_was_saved(first):
    x = leaf([1.0])
    h = x.exp()
    first(h, (h * x).sum(), x)
    with pytest.raises(RuntimeError, match="Trying to backward through the graph a second") as e:
        h.sum().backward()
    path, line = str(e.value).split("by the backward pass at ")[1].split(": ")[0].rsplit(":", 1)
    code = first.__code__
    assert path == __file__ and int(line) in {at for *_, at in code.co_lines()}
    assert str(e.value).endswith(": ExpBackward0.result.")


def test_access_to_freed_values_names_the_place():
    y = leaf([1.0]).exp()
    y.sum().backward()
    with pytest.raises(RuntimeError, match=r"access saved(.|\n)*test_engine_memory\.py:\d"):
        _ = y.grad_fn._saved_result


def test_node_that_is_not_run_may_be_freed():
    x = leaf([2.0])
    h = x.exp()
    y = h + 1
    h.sum().backward()
    assert ag.grad(y.sum(), h)[0].tolist() == [1]


def test_failed_pass_frees_what_it_ran_and_can_be_told():
    x = leaf([1.0])
    h = x * x
    y = h.exp().sum()
    handle = h.register_hook(lambda g: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        y.backward()
    handle.remove()
    with pytest.raises(RuntimeError, match=r"ExpBackward0\.result"):
        y.backward()
    h.sum().backward()
    assert x.grad.tolist() == [2]


# ---- whose memory --------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [3, 300_000])
def test_grad_never_is_memory_of_the_user(size):
    x, y = leaf(np.ones(size)), leaf(np.ones(size))
    given = ag.tensor(np.ones(size))
    (x + y).backward(given)
    for _ in range(2):
        (x * 1).reshape(size).backward(given)
    assert not share_memory(x, y, x.grad, y.grad, given)
    assert (memory(x.grad) == 3).all() and (memory(given) == 1).all()


def test_grad_of_a_view_of_the_given_gradient_is_a_copy():
    x = leaf(np.ones((2, 3)))
    given = ag.tensor(np.arange(6.0))
    x.reshape(6).backward(given)
    assert not np.shares_memory(memory(x.grad), memory(given))
    memory(x.grad)[...] = 0
    assert given.tolist() == list(range(6))


@pytest.mark.filterwarnings("ignore:Using backward.. with create_graph:UserWarning")
def test_recorded_gradients_share_no_memory():
    x, y, given = leaf([1.0, 2.0]), leaf([3.0, 4.0]), leaf([1.0, 1.0])
    total = x + y
    with ag.no_grad():
        total.backward(given, create_graph=True)
    assert not share_memory(x.grad, y.grad, given)
    assert ag.grad(x.grad.sum(), given)[0].tolist() == [1, 1]
    x.grad = y.grad = None


def test_retained_graph_gives_new_memory_every_time():
    x = leaf(np.ones(200_000))
    y = (x * 2).sum()
    y.backward(retain_graph=True)
    first = x.grad
    x.grad = None
    y.backward(retain_graph=True)
    assert not np.shares_memory(memory(first), memory(x.grad))
    y.backward()
    assert (memory(first) == 2).all() and (memory(x.grad) == 4).all()


def test_large_gradient_is_added_to_as_it_completes():
    """Whether `.grad` is small or large, kept or new, makes no difference to the sum."""
    size = 1 << 18
    x, w = leaf(np.ones(size)), leaf(np.ones(size))
    ((x * w) * 2 + x).sum().backward()
    kept = x.grad, w.grad
    for n in range(2, 4):
        ((x * w) * 2 + x).sum().backward()
        assert (memory(x.grad) == 3 * n).all() and (memory(w.grad) == 2 * n).all()
        assert x.grad is kept[0] and w.grad is kept[1]
    (g,) = ag.grad((x * w).sum(), x)
    assert (memory(g) == 1).all() and (memory(x.grad) == 9).all()
    x.grad = None
    (x * w).sum().backward()
    assert (memory(x.grad) == 1).all() and (memory(w.grad) == 7).all()


def peak_of(run):
    """The most bytes that `run` holds at a time."""
    tracemalloc.start()
    run()
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return peak


def test_existing_gradients_cost_one_new_one_at_a_time():
    size, count = 1 << 17, 12
    parameters = [leaf(np.ones(size)) for _ in range(count)]

    def step():
        h = parameters[0] * 1.0
        for p in parameters[1:]:
            h = (h + p) * 0.5
        h.sum().backward()

    step()
    assert peak_of(step) < 6 * size * 8, "new gradients were kept until the end"


def test_activations_are_freed_as_the_pass_goes_on():
    size, count = 1 << 16, 30
    h = leaf(np.ones(size))
    for _ in range(count):
        h = h.tanh()
    loss = h.sum()
    del h
    assert peak_of(loss.backward) < 5 * size * 8


def test_ten_thousand_steps_leave_nothing(without_gc):
    x, w = leaf([1.0, 2.0]), leaf([3.0, 4.0])
    w.register_hook(lambda g: None)

    def step(i):
        h = (x * w).exp()
        if i % 10 == 0:
            h.register_hook(lambda g: g * 1)
            h.retain_grad()
            (g,) = ag.grad((x * w).sin().sum(), x, create_graph=True)
            ag.grad(g.sum(), w)
        h.sum().backward()
        x.grad = w.grad = None
        return weakref.ref(h)

    step(0)
    start = len(gc.get_objects())
    for i in range(10_000):
        assert step(i)() is None
    assert len(gc.get_objects()) - start < 100


@pytest.mark.parametrize("cause", ["formula", "hook", "freed"])
def test_failed_pass_keeps_nothing_alive(cause, without_gc):
    x = leaf([1.0])
    h = x.exp() if cause != "formula" else failing(x)
    if cause == "hook":
        h.register_hook(lambda g: 1 / 0)
    if cause == "freed":
        h.sum().backward()
    try:
        h.sum().backward()
    except (RuntimeError, ZeroDivisionError, FailingBackward.MineError):
        pass
    else:
        pytest.fail("no error")
    reference = weakref.ref(h)
    del h
    assert reference() is None
