"""Hooks: what they are shown and when, what they may return, what they cost in memory."""

from __future__ import annotations

import gc
import math
import weakref

import numpy as np
import pytest

import autograd as ag
from autograd.core import hooks
from autograd.core import watched_leaves as watched
from tests.support.tensors import Subclass, leaf


def values(grads):
    return tuple(None if g is None else g.tolist() for g in grads)


def accumulate_grad(x):
    return (x * 1).grad_fn.next_functions[0][0]


# ---- order ---------------------------------------------------------------------------------------


def test_order_at_a_node_and_at_a_leaf():
    log = []
    x = leaf([2.0, 3.0])
    node = accumulate_grad(x)
    node.register_hook(lambda gi, go: log.append(("acc.post", gi, values(go))))
    x.register_post_accumulate_grad_hook(lambda p: log.append(("accumulated", p.grad.tolist())))
    node.register_prehook(lambda go: log.append(("acc.pre", values(go))))
    x.register_hook(lambda g: log.append(("x", g.tolist())))
    h = x * 3
    h.grad_fn.register_hook(lambda gi, go: log.append(("h.post", values(gi), values(go))))
    h.grad_fn.register_prehook(lambda go: log.append(("h.pre", values(go))))
    h.register_hook(lambda g: log.append(("h", g.tolist())))
    h.sum().backward()
    assert log == [
        ("h", [1, 1]),
        ("h.pre", ([1, 1],)),
        ("h.post", ([3, 3], None), ([1, 1],)),
        ("x", [3, 3]),
        ("acc.pre", ([3, 3],)),
        ("accumulated", [3, 3]),
        ("acc.post", (), ([3, 3],)),
    ]


def test_a_leaf_is_done_as_soon_as_its_gradient_is_complete():
    log = []
    a, b = leaf([1.0, 2.0]), leaf([3.0, 4.0])
    for name, x in (("a", a), ("b", b)):
        x.register_hook(lambda g, name=name: log.append(name))
        x.register_post_accumulate_grad_hook(lambda p, name=name: log.append(name + " done"))
    h = b * 2
    h.register_hook(lambda g: log.append("h"))
    k = a * h
    k.register_hook(lambda g: log.append("k"))
    (k * b).sum().backward()
    assert log == ["k", "a", "a done", "h", "b", "b done"]


def test_each_sees_what_the_one_before_has_made_of_the_sum_of_all_paths():
    x, seen = leaf(1.0), []
    x.register_hook(lambda g: seen.append(g.item()))
    x.register_hook(lambda g: g * 2)
    x.register_hook(lambda g: None)
    x.register_hook(lambda g: g + 1)
    (x * 2 + x * 5 + x).backward()
    assert x.grad == 17 and seen == [8]


def test_retained_gradient_is_after_the_tensors_hooks_and_before_the_nodes():
    x = leaf([2.0, 3.0])
    h = x * 3
    h.retain_grad()
    h.grad_fn.register_prehook(lambda go: (go[0] * 10,))
    h.register_hook(lambda g: g * 2)
    y = (h * h).sum()
    y.backward(retain_graph=True)
    first = h.grad
    assert first.tolist() == [24, 36] and x.grad.tolist() == [720, 1080]
    y.backward()  # another tensor with the sum of both passes
    assert h.grad.tolist() == [48, 72] and first.tolist() == [24, 36]


def test_captured_gradient_is_after_the_tensors_hooks():
    x = leaf([2.0, 3.0])
    x.register_hook(lambda g: g + 1)
    h = x * 3
    h.register_hook(lambda g: g * 10)
    h.grad_fn.register_prehook(lambda go: pytest.fail("the node is not run"))
    (g,) = ag.grad((h * h).sum(), h)
    assert g.tolist() == [120, 180]
    h = x * 3
    h.register_hook(lambda g: g * 10)
    of_h, of_x = ag.grad((h * h).sum(), [h, x])
    assert of_h.tolist() == [120, 180] and of_x.tolist() == [361, 541]


def test_grad_runs_the_hooks_of_the_tensor_alone():
    log = []
    x = leaf([1.0, 2.0])
    x.register_hook(lambda g: log.append("tensor"))
    x.register_post_accumulate_grad_hook(lambda p: log.append("accumulated"))
    accumulate_grad(x).register_prehook(lambda go: log.append("pre"))
    ag.grad((x * 2).sum(), x)
    assert log == ["tensor"]
    (x * 2).sum().backward(inputs=[x])
    assert log == ["tensor", "tensor", "pre", "accumulated"]


def test_leaf_that_is_not_asked_for_shows_nothing():
    x, y = leaf(1.0), leaf(2.0)
    y.register_hook(lambda g: pytest.fail("not wanted"))
    y.register_post_accumulate_grad_hook(lambda p: pytest.fail("not wanted"))
    assert ag.grad(x * y, x)[0] == 2
    (x * y).backward(inputs=[x])
    assert y.grad is None


# ---- several outputs -----------------------------------------------------------------------------


def test_hooks_on_several_outputs():
    log = []
    x = leaf([1.0, 2.0, 3.0, 4.0])
    first, second = (x * x).split(2)
    second.register_hook(lambda g: log.append(("second", g.tolist())))
    first.register_hook(lambda g: g * 10)
    first.grad_fn.register_prehook(lambda go: log.append(("pre", values(go))))
    first.grad_fn.register_hook(lambda gi, go: log.append(("post", values(gi), values(go))))
    ((first * 2).sum() + second.sum()).backward(retain_graph=True)
    assert log == [
        ("second", [1, 1]),
        ("pre", ([20, 20], [1, 1])),
        ("post", ([20, 20, 1, 1],), ([20, 20], [1, 1])),
    ]
    log.clear()
    (second * 1).sum().backward()
    assert log == [
        ("second", [1, 1]),
        ("pre", (None, [1, 1])),
        ("post", ([0, 0, 1, 1],), (None, [1, 1])),
    ]


def test_tensor_without_gradient_shows_nothing():
    x = leaf([1.0, 2.0])
    first, second = (x * x).split(1)
    second.register_hook(lambda g: pytest.fail("there is no gradient"))
    first.sum().backward()
    assert x.grad.tolist() == [2, 0]


# ---- what hooks return ---------------------------------------------------------------------------


LONGER, DEEPER = ag.ones(3), ag.ones(1, 2)
NARROW = ag.tensor([1.0, 1.0], dtype=np.float32)


@pytest.mark.parametrize("returned, error, message", [
    (3, TypeError, "expected Variable, but hook returned 'int'"),
    ([1.0], TypeError, "expected Variable, but hook returned 'list'"),
    (LONGER, RuntimeError, "hook 'hook' has changed the size of value"),
    (DEEPER, RuntimeError, "hook 'hook' has changed the size of value"),
    (NARROW, RuntimeError, "hook 'hook' has changed the type of value"),
], ids=["int", "list", "longer", "more dims", "dtype"])  # fmt: skip
@pytest.mark.parametrize("on", ["leaf", "result"])
def test_wrong_result_of_a_tensor_hook(returned, error, message, on):
    def hook(grad):
        return returned

    x = leaf([1.0, 2.0])
    h = x * 2
    handle = (x if on == "leaf" else h).register_hook(hook)
    with pytest.raises(error, match=message):
        h.sum().backward(retain_graph=True)
    handle.remove()
    h.sum().backward()
    assert x.grad.tolist() == [2, 2]


@pytest.mark.parametrize("returned, error, message", [
    (ag.tensor([1.0]), TypeError, "expected tuple, but hook returned 'Tensor'"),
    ([ag.tensor([1.0])], TypeError, "expected tuple, but hook returned 'list'"),
    ((), RuntimeError, "incorrect number of values .got 0, but expected "),
    ((1, 1, 1), RuntimeError, "incorrect number of values .got 3, but expected "),
])  # fmt: skip
@pytest.mark.parametrize("kind", ["register_hook", "register_prehook"])
def test_wrong_result_of_a_node_hook(returned, error, message, kind):
    h = leaf([1.0]) * 2
    getattr(h.grad_fn, kind)(lambda *grads: returned)
    with pytest.raises(error, match=message):
        h.sum().backward()


def test_node_hooks_replace_gradients():
    x = leaf([1.0, 2.0])
    h = x * 3
    h.grad_fn.register_hook(lambda gi, go: (gi[0] + 1, None))
    h.grad_fn.register_prehook(lambda go: (go[0] * 10,))
    h.sum().backward(retain_graph=True)
    assert x.grad.tolist() == [31, 31]
    h.grad_fn.register_hook(lambda gi, go: (gi[0], ag.tensor([1.0])))
    with pytest.raises(RuntimeError, match="can't replace a None gradient"):
        h.sum().backward()
    given = []
    x.register_post_accumulate_grad_hook(lambda p: p.grad)
    x.register_post_accumulate_grad_hook(given.append)  # gets what the one before gave
    with pytest.raises(RuntimeError, match="post accumulate grad hooks should return None"):
        x.sum().backward()
    assert given == [x.grad]


def test_node_hook_may_leave_no_gradient():
    log = []
    x, y = leaf([1.0]), leaf([1.0])
    h = x * 3
    with h.grad_fn.register_prehook(lambda go: (None,)):
        h.grad_fn.register_hook(lambda gi, go: log.append((gi, go)))
        (h + y).sum().backward(retain_graph=True)
    assert x.grad is None and y.grad.tolist() == [1]
    assert log == [((None, None), (None,))]
    accumulate_grad(x).register_prehook(lambda go: (None,))
    h.sum().backward()
    assert x.grad is None


def test_where_hooks_are_refused():
    constant, x = ag.tensor([1.0]), leaf([1.0])
    for call, message in [
        (constant.register_hook, "cannot register a hook on a tensor that doesn't"),
        (
            constant.register_post_accumulate_grad_hook,
            "cannot register a hook on a tensor that doe",
        ),
        ((x * 2).register_post_accumulate_grad_hook, "cannot be registered on non-leaf tensors"),
        (lambda _: constant.retain_grad(), "can't retain_grad on Tensor that has requires_grad=F"),
    ]:
        with pytest.raises(RuntimeError, match=message):
            call(print)
    x.retain_grad()
    assert not x.retains_grad
    assert isinstance(x.register_hook(print), hooks.RemovableHandle)


# ---- copies, modes, recording --------------------------------------------------------------------


def test_hook_that_writes_into_its_gradient_changes_its_own_path():
    x = leaf([1.0])
    y, z = x * 1, x * 1
    y.register_hook(lambda g: g.mul_(100) and None)
    (y + z).sum().backward()
    assert x.grad.tolist() == [101]
    x, y = leaf([1.0]), leaf([1.0])
    h = x + y
    h.grad_fn.register_hook(lambda gi, go: gi[0].mul_(100) and None)
    h.sum().backward()
    assert x.grad.tolist() == [100] and y.grad.tolist() == [1]


@pytest.mark.parametrize("size", [2, 10_000, 200_000])
def test_gradient_that_a_hook_keeps_is_not_written(size):
    kept = []
    x = leaf(np.ones(size))
    h = x * 1
    for t in (x, h):
        t.register_hook(lambda g: kept.append((g, g.detach().numpy().copy())))
    for _ in range(3):
        (h * 2 + h + x).sum().backward(retain_graph=True)
    assert (x.grad.numpy() == 12).all()
    x.grad.add_(5)
    assert all((g.numpy() == copy).all() for g, copy in kept) and len(kept) == 6
    assert not any(np.shares_memory(g.numpy(), x.grad.numpy()) for g, _ in kept)


def test_plain_pass_runs_hooks_without_recording():
    seen = []
    x = leaf([2.0])
    h = x * 3
    h.register_hook(lambda g: seen.append((ag.is_grad_enabled(), g.requires_grad)))
    x.register_post_accumulate_grad_hook(lambda p: seen.append((ag.is_grad_enabled(), p is x)))
    (h * h).sum().backward()
    assert seen == [(False, False), (False, True)] and ag.is_grad_enabled()


def test_recorded_pass_records_hooks_of_tensors_leaves_and_nodes():
    x = leaf([2.0])
    h = x * 3
    with h.register_hook(lambda g: g * x):
        (g,) = ag.grad((h * h).sum(), x, create_graph=True)  # 2 * 3x * x * 3 = 18 x^2
    assert g.tolist() == [72]
    assert ag.grad(g.sum(), x)[0].tolist() == [72]  # 36 x
    x.register_hook(lambda g: g * x)
    h = x * x
    h.grad_fn.register_hook(lambda gi, go: (gi[0] * x, None))
    (g,) = ag.grad(h.sum(), x, create_graph=True)  # (x * x) * x, for one of the two factors
    assert g.tolist() == [8]
    assert ag.grad(g.sum(), x)[0].tolist() == [24]  # 3 x^2, after x's own hook


# ---- handles -------------------------------------------------------------------------------------


def test_removed_hook_is_gone():
    x = leaf([1.0])
    h = x * 2
    fail = lambda *args: pytest.fail("removed")  # noqa: E731
    handles = [x.register_hook(fail), h.register_hook(fail), h.grad_fn.register_hook(fail)]
    handles += [h.grad_fn.register_prehook(fail), x.register_post_accumulate_grad_hook(fail)]
    for handle in handles:
        handle.remove()
        handle.remove()
    h.sum().backward()
    assert x.grad.tolist() == [2]
    with x.register_hook(lambda g: g * 10) as handle:
        assert isinstance(handle.id, int)
        (x * 2).sum().backward()
    (x * 2).sum().backward()
    assert x.grad.tolist() == [24]


def test_handle_keeps_nothing_alive():
    gc.collect()
    x = leaf([1.0])
    h = x * 2
    handles = [x.register_hook(print), h.register_hook(print), h.grad_fn.register_hook(print)]
    references = [weakref.ref(x), weakref.ref(h.grad_fn)]
    del x, h
    assert [each() for each in references] == [None, None]
    for handle in handles:
        handle.remove()


def test_hook_registered_or_removed_by_a_hook_counts_from_the_next_pass():
    log, handles = [], []

    def first(grad):
        log.append("first")
        handles[0].remove()
        x.register_hook(lambda g: log.append("new"))

    x = leaf([1.0])
    x.register_hook(first)
    handles.append(x.register_hook(lambda g: log.append("removed")))
    (x * 2).sum().backward()
    assert log == ["first", "removed"]
    log.clear()
    (x * 2).sum().backward()
    assert log == ["first", "new"]


def test_leaf_hooked_by_a_hook_of_the_same_pass():
    log = []
    x = leaf([1.0])
    h = x * 2
    h.register_hook(lambda g: x.register_hook(lambda g: log.append("x")) and None)
    ag.grad((h * 3).sum(), x, retain_graph=True)
    assert log == ["x"]


def test_hook_set_before_an_in_place_operation_stays_with_the_old_value():
    log = []
    x = leaf([1.0])
    y = x * 1
    y.register_hook(lambda g: log.append(("before", g.tolist())))
    y.mul_(2)
    y.register_hook(lambda g: log.append(("after", g.tolist())))
    y.sum().backward()
    assert log == [("after", [1]), ("before", [2])]


@pytest.mark.parametrize("hooked", ["AccumulateGrad", "MulBackward0"])
def test_error_in_a_hook_leaves_the_engine_usable(hooked):
    x = leaf([1.0])
    h = x * 2
    handle = (x if hooked == "AccumulateGrad" else h).register_hook(lambda grad: {}["mine"])
    with pytest.raises(KeyError, match="mine") as caught:
        h.sum().backward(retain_graph=True)
    assert hooked in caught.value.__notes__[0]
    assert ag.is_grad_enabled() and x.grad is None
    handle.remove()
    h.sum().backward()
    assert x.grad.tolist() == [2]


# ---- memory and cost -----------------------------------------------------------------------------


def test_step_inside_the_pass_frees_the_gradient_early():
    """An optimiser in post-accumulate hooks holds one gradient at a time."""
    size, alive, most = 50_000, set(), 0

    def step(p):
        nonlocal most
        memory = p.grad.numpy()
        alive.add(id(memory))
        weakref.finalize(memory, alive.discard, id(memory))
        most = max(most, len(alive))
        p.add_(p.grad, alpha=-0.1)
        p.grad = None

    parameters = [leaf(np.ones(size)) for _ in range(10)]
    for p in parameters:
        p.register_post_accumulate_grad_hook(step)
    h = parameters[0] * 1.0
    for p in parameters[1:]:
        h = h * 0.5 + p
    h.sum().backward()
    assert most == 1
    assert all(p.grad is None for p in parameters)
    assert parameters[-1].numpy(force=True)[0] == pytest.approx(0.9)


def test_gradient_of_a_hooked_leaf_is_taken_over_without_a_copy():
    taken = []
    x = leaf(np.ones(300_000))
    x.register_post_accumulate_grad_hook(lambda p: taken.append(p.grad.numpy().base is None))
    (x * 2).sum().backward()
    assert taken == [True] and x.grad.numpy().flags.owndata


def test_nothing_is_watched_without_hooks():
    gc.collect()
    x = leaf([1.0])
    (x * 2).sum().backward()
    assert id(x) not in watched.WATCHED
    handle = x.register_hook(lambda g: None)
    assert x in watched.watched_leaves()
    handle.remove()
    assert x not in watched.watched_leaves() and id(x) not in watched.WATCHED
    y = leaf([1.0])
    y.register_hook(lambda g: None)
    key = id(y)
    del y
    assert key not in watched.WATCHED


def test_hooks_of_an_accumulate_grad_outlive_it():
    log = []
    x = leaf([1.0])
    accumulate_grad(x).register_prehook(lambda go: log.append(values(go)))
    gc.collect()
    (x * 2).sum().backward()
    assert log == [([2],)]


def test_leaf_of_a_subclass_is_done_in_the_same_order():
    log = []
    p, w = Subclass.leaf([1.0, 2.0]), leaf([1.0, 1.0])
    p.register_hook(lambda g: log.append(("p", g.tolist())))
    p.register_post_accumulate_grad_hook(lambda q: log.append(("done", q.grad.tolist())))
    h = w * 3
    h.register_hook(lambda g: log.append("h"))
    (h * p + p).sum().backward()
    assert log == [("p", [4, 4]), ("done", [4, 4]), "h"]
    log.clear()
    (p * 2 + p).sum().backward(inputs=[p])
    assert log == [("p", [3, 3]), ("done", [7, 7])]
    assert ag.grad((p * 2 + p).sum(), p)[0].tolist() == [3, 3]


def test_a_hook_of_taken_elements_sees_the_gradient_of_what_was_overwritten() -> None:
    log = []
    x = ag.tensor([1.0, 2.0, 3.0], requires_grad=True) * 1.0
    y = x.take(ag.tensor([0, 1, 1]))
    y.register_hook(lambda grad: log.append(grad.tolist()))
    y.sin_()
    y.sum().backward()
    assert log == [pytest.approx([math.cos(1.0), math.cos(2.0), math.cos(2.0)])]


def test_a_hook_of_packed_outputs_does_not_see_the_gradient_of_the_last_state() -> None:
    layer = ag.nn.RNN(2, 3)
    x = ag.ones(3, 2, requires_grad=True)
    packed = ag.nn.utils.rnn.PackedSequence(x, ag.tensor([2, 1]))
    outputs, last = layer(packed)
    outputs.data.register_hook(lambda grad: grad * 0)
    last.sum().backward()
    assert (x.grad != 0).all()
