"""The engine, continued: batches, errors that name their place, whose memory a gradient is."""

from __future__ import annotations

import gc
import sys
import tracemalloc
import types
import weakref

import numpy as np
import pytest

import autograd as ag
from autograd.core.node import Node


def leaf(data, **kwargs):
    return ag.tensor(data, requires_grad=True, **kwargs)


def memory(tensor):
    return tensor.detach().numpy()


# ---- arguments -----------------------------------------------------------------------------------


def test_inputs_as_a_dict():
    x, y = leaf(2.0), leaf(3.0)
    found = ag.grad(x * y, {"x": x, "y": y})
    assert found == {"x": 3, "y": 2}
    ag.backward(x * y, inputs={"only": x})
    assert x.grad == 3 and y.grad is None


def test_arguments_amiss():
    x = leaf(2.0)
    for function in (ag.grad, lambda y, inputs: ag.backward(y, inputs=inputs)):
        with pytest.raises(RuntimeError, match=r"`inputs` argument to `\w+\(\)` cannot be empty"):
            function(x * x, [])
        with pytest.raises(RuntimeError, match="One of the differentiated Tensors does not req"):
            function(x * x, [ag.tensor(1.0)])
        with pytest.raises(TypeError, match="argument 'inputs' must be a Tensor"):
            function(x * x, 3)
        with pytest.raises(TypeError, match="element 1 of argument 'inputs' must be a Tensor"):
            function(x * x, [x, 3])
    with pytest.raises(TypeError, match="must be a dict, not mappingproxy"):
        ag.grad(x * x, types.MappingProxyType({"x": x}))
    with pytest.raises(RuntimeError, match="element 1 of tensors does not require grad"):
        ag.backward([x * x, ag.tensor(1.0)])
    with pytest.raises(RuntimeError, match="got 2 tensors and 1 gradients"):
        ag.grad([x * x, x * 2], x, [ag.tensor(1.0)])
    with pytest.raises(TypeError, match="gradients can be either Tensors or None, but got int"):
        ag.grad(x * x, x, 1)


def test_deprecated_arguments():
    x = leaf([2.0])
    with pytest.warns(FutureWarning, match="`grad_variables` is deprecated"):
        ag.backward(x * x, grad_variables=ag.tensor([1.0]))
    assert x.grad.tolist() == [4]
    with pytest.warns(FutureWarning), pytest.raises(RuntimeError, match="Please only use"):
        ag.backward(x * x, ag.tensor([1.0]), grad_variables=ag.tensor([1.0]))
    with pytest.warns(FutureWarning, match="only_inputs argument is deprecated"):
        ag.grad(x * x, x, only_inputs=False)


def test_backward_into_an_inner_value_retains_its_gradient():
    h = leaf(2.0) * 3
    (h * h).backward(inputs=[h])
    assert h.grad == 12 and h.retains_grad
    k = leaf(2.0) * 3
    k.retain_grad()
    (k * k).backward(inputs=[k])
    assert k.grad == 12


# ---- batches of gradients ------------------------------------------------------------------------


def test_batch_of_gradients_is_one_pass_for_each_row():
    x, unused = leaf([1.0, 2.0, 3.0]), leaf(1.0)
    y = x * x * 2
    identity = ag.tensor(np.eye(3))
    jacobian, none = ag.grad(y, [x, unused], identity, is_grads_batched=True, allow_unused=True)
    assert jacobian.tolist() == np.diag([4.0, 8.0, 12.0]).tolist() and none is None
    with pytest.raises(RuntimeError, match="second time"):
        y.sum().backward()  # the last row has freed the graph


def test_batch_is_recorded():
    x = leaf([1.0, 2.0])
    y = x**3
    (jacobian,) = ag.grad(y, x, ag.tensor(np.eye(2)), is_grads_batched=True, create_graph=True)
    (second,) = ag.grad(jacobian.sum(), x)
    assert second.tolist() == [6, 12]


def test_batch_of_two_outputs():
    x = leaf([1.0, 2.0])
    outputs = [x * 2, x.sum()]
    given = [ag.tensor(np.eye(2)), ag.tensor([10.0, 100.0])]
    (g,) = ag.grad(outputs, x, given, is_grads_batched=True)
    assert g.tolist() == [[12, 10], [100, 102]]


def test_batch_amiss():
    x = leaf([1.0, 2.0])
    for wrong in (ag.tensor(np.ones((3, 3))), ag.tensor([1.0, 1.0]), ag.tensor(1.0)):
        with pytest.raises(RuntimeError, match="If `is_grads_batched=True`, we interpret"):
            ag.grad(x * x, x, wrong, is_grads_batched=True)
    with pytest.raises(RuntimeError, match="at least one grad_output must be given"):
        ag.grad((x * x).sum(), x, is_grads_batched=True)
    with pytest.raises(RuntimeError, match=r"sizes \[2, 3\]"):
        ag.grad(
            [x * 1, x * 2],
            x,
            [ag.tensor(np.ones((2, 2))), ag.tensor(np.ones((3, 2)))],
            is_grads_batched=True,
        )


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


@pytest.mark.parametrize("first", ["method", "function", "grad", "hooked", "create"])
def test_second_pass_names_the_place_of_the_first_and_what_was_saved(first):
    x = leaf([1.0])
    h = x.exp()
    y = (h * x).sum()
    before = where()
    if first == "method":
        y.backward()
    elif first == "function":
        ag.backward(y)
    elif first == "grad":
        ag.grad(y, x)
    elif first == "hooked":
        handle = h.register_hook(lambda g: None)
        y.backward()
        handle.remove()
    else:
        ag.grad(y, x, create_graph=True, retain_graph=False)
    after = where()
    with pytest.raises(RuntimeError, match="Trying to backward through the graph a second") as e:
        h.sum().backward()
    path, line = str(e.value).split("by the backward pass at ")[1].split(": ")[0].rsplit(":", 1)
    assert path == __file__ and before < int(line) < after
    assert str(e.value).endswith(": ExpBackward0.result.")


def where():
    return sys._getframe(1).f_lineno


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
    arrays = [memory(t) for t in (x, y, x.grad, y.grad, given)]
    assert not any(np.shares_memory(a, b) for i, a in enumerate(arrays) for b in arrays[:i])
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
    arrays = [memory(t) for t in (x.grad, y.grad, given)]
    assert not any(np.shares_memory(a, b) for i, a in enumerate(arrays) for b in arrays[:i])
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


def test_existing_gradients_cost_one_new_one_at_a_time():
    size, count = 1 << 17, 12
    parameters = [leaf(np.ones(size)) for _ in range(count)]

    def step():
        h = parameters[0] * 1.0
        for p in parameters[1:]:
            h = (h + p) * 0.5
        h.sum().backward()

    step()
    tracemalloc.start()
    step()
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 6 * size * 8, "new gradients were kept until the end"


def test_activations_are_freed_as_the_pass_goes_on():
    size, count = 1 << 16, 30
    x = leaf(np.ones(size))
    h = x
    for _ in range(count):
        h = h.tanh()
    loss = h.sum()
    del h
    tracemalloc.start()
    loss.backward()
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 5 * size * 8


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
