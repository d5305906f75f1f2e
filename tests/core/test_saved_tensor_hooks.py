"""Hooks on saved values: what is packed and unpacked when, files, copies, and the page on them."""

from __future__ import annotations

import sys
import threading
import weakref
from contextlib import nullcontext

import numpy as np
import pytest

import autograd as ag
from autograd.checkpoint.offload import (
    disable_saved_tensors_hooks,
    save_to_disk,
    saved_tensors_hooks,
)
from autograd.core.node import Node
from tests.support.cases import GRAD_CASES, assert_equal_values, gradients, over
from tests.support.tensors import leaf, memory


def detach(tensor):
    return tensor.detach()


def same(tensor):
    return tensor


# ---- packing and unpacking -----------------------------------------------------------------------


def test_gradients_come_from_what_unpack_returns():
    x = leaf([1.0, 2.0])
    with saved_tensors_hooks(lambda t: t.detach() + 1, same):
        y = (x * x).sum()
    y.backward()
    assert x.grad.tolist() == [4.0, 6.0]  # (x + 1) twice, as both factors were packed


@over(GRAD_CASES)
def test_rows_go_through_hooks(case):
    ag.manual_seed(0)
    plain = gradients(case, case.sample())
    ag.manual_seed(0)
    with saved_tensors_hooks(lambda t: t.detach().clone(), same):
        hooked = gradients(case, case.sample())
    assert_equal_values(hooked, plain, rtol=1e-13)


def test_pack_and_unpack_see_tensors_in_the_graph_without_recording():
    x, c = leaf([1.0, 2.0]), ag.tensor([3.0, 4.0])
    seen = []

    def pack(t):
        seen.append(("pack", t, ag.is_grad_enabled()))
        return t

    def unpack(t):
        seen.append(("unpack", t, ag.is_grad_enabled()))
        return t

    with saved_tensors_hooks(pack, unpack):
        y = (x * c).exp()
    (grad,) = ag.grad(y.sum(), x, create_graph=True)
    kinds = [kind for kind, _, _ in seen]
    tensors = [tensor for _, tensor, _ in seen]
    assert kinds == ["pack", "pack", "unpack", "unpack"]  # x is not read: c wants no gradient
    assert not any(enabled for _, _, enabled in seen)
    assert tensors[0].tolist() == c.tolist() and not tensors[0].requires_grad
    assert tensors[1].grad_fn is y.grad_fn and tensors[2].grad_fn is y.grad_fn
    assert grad.requires_grad


def test_leaves_are_packed_themselves_and_numbers_are_not():
    x = leaf([1.0, 2.0])
    seen = []
    with saved_tensors_hooks(lambda t: seen.append(t) or t, same):
        ((x * 3 + 1) / 2).sum().backward()
        assert seen == [] and x.grad.tolist() == [1.5, 1.5]
        x.sin()
    assert seen == [x]


def test_values_of_list_arguments_are_packed_one_by_one():
    a, b = leaf([1.0, 2.0]), leaf([3.0, 4.0])
    seen = []
    with saved_tensors_hooks(lambda t: seen.append(t) or t, lambda t: t * 10):
        y = ag.einsum("i,i->", a, b)
    assert seen == [a, b]
    y.backward()
    assert a.grad.tolist() == [30.0, 40.0] and b.grad.tolist() == [10.0, 20.0]


def test_innermost_hooks_apply_and_only_in_the_block():
    x = leaf(2.0)
    log = []

    def hooks(name):
        return saved_tensors_hooks(lambda t: log.append(name) or t, same)

    outer = hooks("outer")
    with outer:
        x.sin()
        with hooks("inner"):
            x.sin()
            with outer:
                x.sin()
        x.sin()
    y = x.sin()
    assert log == ["outer", "inner", "outer", "outer"]
    assert y.grad_fn.__class__ in vars(sys.modules[y.grad_fn.__module__]).values()
    assert "__init__" not in vars(Node)


def test_hooks_hold_in_their_thread():
    x = leaf(2.0)
    log = []
    with saved_tensors_hooks(lambda t: log.append(t) or t, same):
        thread = threading.Thread(target=lambda: x.sin().backward())
        thread.start()
        thread.join()
    assert not log and x.grad.item() == np.cos(2.0)


def test_an_error_ends_the_block():
    x = leaf(2.0)
    with pytest.raises(KeyError), saved_tensors_hooks(lambda t: {}["missing"], same):
        x.sin()
    assert "__init__" not in vars(Node)
    x.sin().backward()


def test_second_derivatives_are_those_without_hooks():
    x, w = leaf([0.3, 0.7]), leaf([0.5, 0.9])

    def second():
        y = ((x * w).exp() * x.sin() ** 3 / w).sum()
        first = ag.grad(y, (x, w), create_graph=True)
        return ag.grad((first[0] * first[1]).sum(), (x, w))

    plain = second()
    packed = []
    with saved_tensors_hooks(
        lambda t: packed.append(t.numpy(force=True)) or len(packed) - 1,
        lambda i: ag.tensor(packed[i]),
    ):
        hooked = second()
    assert packed
    for a, b in zip(plain, hooked, strict=True):
        assert np.array_equal(a.numpy(), b.numpy())


def test_each_value_is_unpacked_once_in_each_pass():
    x = leaf([1.0, 2.0])
    count = []
    with saved_tensors_hooks(detach, lambda t: count.append(1) or t):
        y = (x.exp() * x.sin()).sum()
    for retain, create in ((True, False), (True, True), (False, False)):
        count.clear()
        ag.grad(y, x, retain_graph=retain, create_graph=create)
        assert len(count) == 4
    y = x.exp()
    with saved_tensors_hooks(detach, lambda t: count.append(1) or t):
        y = y * x
    count.clear()
    assert y.grad_fn._saved_other.tolist() == [1.0, 2.0]
    assert len(count) == 1


def test_reading_a_value_leaves_grad_mode_alone():
    with saved_tensors_hooks(detach, same):
        y = leaf([1.0, 2.0]).exp()
    with ag.no_grad():
        assert y.grad_fn._saved_result.requires_grad
        assert not ag.is_grad_enabled()


def test_node_is_what_it_was():
    x = leaf([1.0, 2.0])
    with saved_tensors_hooks(detach, same):
        y = x.exp()
    plain = x.exp().grad_fn
    assert type(y.grad_fn).__name__ == y.grad_fn.name() == "ExpBackward0"
    assert isinstance(y.grad_fn, type(plain))
    assert set(dir(plain)) <= set(dir(y.grad_fn))
    assert y.grad_fn._saved_result.grad_fn is y.grad_fn
    with pytest.raises(AttributeError, match="no attribute '_saved_nothing'"):
        y.grad_fn._saved_nothing  # noqa: B018


# ---- memory --------------------------------------------------------------------------------------


def test_packed_values_are_dropped_when_they_are_freed():
    class Box:
        def __init__(self, tensor):
            self.tensor = tensor.detach()

    x = leaf([1.0, 2.0])
    boxes = []

    def pack(tensor):
        box = Box(tensor)
        boxes.append(weakref.ref(box))
        return box

    with saved_tensors_hooks(pack, lambda box: box.tensor):
        y = x.exp().sum()
    y.backward(retain_graph=True)
    assert boxes[0]() is not None
    y.backward()
    assert boxes[0]() is None
    with pytest.raises(RuntimeError, match="backward through the graph a second time"):
        y.backward()


def test_packing_a_value_as_it_is_makes_no_cycle(without_gc):
    x = leaf([1.0, 2.0])
    with saved_tensors_hooks(same, same):
        y = x.exp()
    node = weakref.ref(y.grad_fn)
    del y
    assert node() is None


def test_hooks_free_memory_that_nothing_else_needs():
    x = leaf(np.ones(10))
    with saved_tensors_hooks(lambda t: t.detach().to(ag.float16), lambda t: t.to(ag.float64)):
        middle = x.exp()
        y = middle.sin()
    array = weakref.ref(middle.detach().numpy())
    del middle
    assert array() is None
    y.sum().backward()


# ---- writes --------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["same", "detached", "kept elsewhere"])
def test_a_write_into_memory_that_is_given_back_raises(way):
    store = []
    hooks = {
        "same": (same, same),
        "detached": (detach, same),
        "kept elsewhere": (lambda t: store.append(t.detach()), lambda _: store[0]),
    }
    x = leaf([1.0, 2.0])
    with saved_tensors_hooks(*hooks[way]):
        y = x * 1
        z = y.sin().sum()
    y.detach().mul_(2)
    with pytest.raises(RuntimeError, match=r"inplace operation.*SinBackward0\.self"):
        z.backward()


def test_a_write_into_memory_that_was_copied_does_no_harm():
    x = leaf([1.0, 2.0])
    with saved_tensors_hooks(lambda t: t.detach().clone(), same):
        y = x * 1
        z = y.sin().sum()
    y.detach().mul_(2)
    z.backward()
    assert np.array_equal(x.grad.numpy(), np.cos([1.0, 2.0]))
    with saved_tensors_hooks(detach, lambda t: t.clone().mul_(3)):
        z = x.square().sum()
    assert ag.grad(z, x)[0].tolist() == [6.0, 12.0]
    y = x * 1
    z = y.sin()
    y.detach().mul_(2)
    with pytest.raises(RuntimeError, match=r"inplace operation.*SinBackward0\.self"):
        z.grad_fn._raw_saved_self.register_hooks(lambda t: t.detach().clone(), same)


def test_an_operation_that_overwrites_what_it_saves_is_an_error_still():
    x = leaf([1.0, 2.0])
    memory = ag.zeros(3)
    a = memory[:2].copy_(x)
    with saved_tensors_hooks(lambda t: t.detach().clone(), same):
        b = memory[1:].copy_(x)
        b.mul_(a)
    with pytest.raises(RuntimeError, match=r"inplace operation.*MulBackward0\.other"):
        b.sum().backward()


def test_a_view_saves_a_layout_whose_memory_may_be_written():
    x = leaf([1.0, 2.0])
    with saved_tensors_hooks(same, same):
        y = x * 1
        z = y.as_strided((1,), (1,))
    y.detach().mul_(2)
    z.sum().backward()
    assert x.grad.tolist() == [1.0, 0.0]


def test_unhooked_values_of_a_hooked_node_are_checked():
    x, c = leaf([1.0, 2.0]), ag.tensor([3.0, 4.0])
    y = x * 1
    z = y * c.requires_grad_()
    z.grad_fn._raw_saved_other.register_hooks(lambda t: t.detach().clone(), same)
    y.detach().mul_(2)
    with pytest.raises(RuntimeError, match=r"inplace operation.*MulBackward0\.self"):
        z.sum().backward()


# ---- errors --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("unpack", "error", "message"), [
    (lambda t: 3, TypeError, "unpack_hook expected to be a Tensor but got result of type int"),
    (lambda t: t[:1], RuntimeError, r"ExpBackward0\.result was saved with shape \[2\].*\[1\]"),
    (lambda t: t.to(ag.int64), RuntimeError, "was saved with dtype float64.*int64"),
])  # fmt: skip
def test_what_unpack_must_return(unpack, error, message):
    x = leaf([1.0, 2.0])
    with saved_tensors_hooks(detach, unpack):
        y = x.exp()
    with pytest.raises(error, match=message):
        y.sum().backward()


def test_another_precision_is_cast_back():
    x = leaf([1.0, 2.0])
    with saved_tensors_hooks(lambda t: t.detach().to(ag.float32), same):
        y = (x * x).sum()
    assert y.grad_fn.next_functions[0][0]._saved_self.dtype == np.float64
    y.backward()
    assert x.grad.dtype == np.float64


def test_pack_must_not_write():
    x = leaf([1.0, 2.0])
    y = x * 1
    with (
        pytest.raises(RuntimeError, match="pack hook is modifying its input in place"),
        saved_tensors_hooks(lambda t: t.detach().mul_(2), same),
    ):
        y.exp()


def test_hooks_must_be_callable():
    for hooks in ((3, same), (same, None)):
        with pytest.raises(TypeError, match="must be callable, not"), saved_tensors_hooks(*hooks):
            pass
    raw = leaf([1.0]).exp().grad_fn._raw_saved_result
    with pytest.raises(TypeError, match="'unpack_hook' must be callable, not int"):
        raw.register_hooks(same, 3)


def test_hooks_can_be_refused(tmp_path):
    with disable_saved_tensors_hooks("not here"):
        with (
            disable_saved_tensors_hooks("nor here"),
            pytest.raises(RuntimeError, match="nor here"),
            saved_tensors_hooks(same, same),
        ):
            pass
        with pytest.raises(RuntimeError, match="not here"), save_to_disk(tmp_path):
            pass
    with saved_tensors_hooks(same, same):
        with pytest.raises(RuntimeError, match="too late"), disable_saved_tensors_hooks("too late"):
            pass
        with saved_tensors_hooks(same, same):
            pass


# ---- _raw_saved_<name> ---------------------------------------------------------------------------


def test_hooks_of_one_value():
    x, w = leaf([1.0, 2.0]), leaf([3.0, 4.0])
    y = x * w
    raw = y.grad_fn._raw_saved_self
    raw.register_hooks(lambda t: t.detach() * 2, lambda t: t * 5)
    assert y.grad_fn._saved_self.tolist() == [10.0, 20.0] and y.grad_fn._saved_other is w
    y.sum().backward()
    assert w.grad.tolist() == [10.0, 20.0] and x.grad.tolist() == [3.0, 4.0]
    assert "_raw_saved_self" in dir(y.grad_fn)
    y = ag.einsum("i,i->", x, w)
    (name,) = y.grad_fn.saved_names
    raws = getattr(y.grad_fn, f"_raw_saved_{name}")  # of the items of a list
    raws[1].register_hooks(detach, lambda t: t * 10)
    assert [g.tolist() for g in ag.grad(y, [x, w])] == [[30.0, 40.0], [1.0, 2.0]]


def _raw(m):
    y = m.tensor([1.0], requires_grad=True).exp()
    return y, y.grad_fn._raw_saved_result


def register_twice(m):
    y, raw = _raw(m)
    raw.register_hooks(detach, same)
    raw.register_hooks(detach, same)
    del y  # PyTorch's `raw` must not outlive it


def register_after_freeing(m):
    y, raw = _raw(m)
    y.sum().backward()
    raw.register_hooks(detach, same)


def register_on_none(m):
    y = m.tensor([1.0], requires_grad=True).clamp(m.tensor([0.0]))
    y.grad_fn._raw_saved_max.register_hooks(same, same)


def register_writer(m):
    y, raw = _raw(m)
    raw.register_hooks(lambda t: t.mul_(2), same)
    del y  # PyTorch's `raw` must not outlive it


@pytest.mark.parametrize("module", ["autograd", pytest.param("torch", marks=pytest.mark.torch)])
@pytest.mark.parametrize(("program", "message"), [
    (register_twice, "hooks have already been set. Hint: only one pair"),
    (register_after_freeing, "register_hooks on a saved tensor after it has been freed"),
    (register_on_none, "saved tensor with value None is forbidden"),
    (register_writer, "pack hook is modifying its input in place"),
])  # fmt: skip
def test_refusals_of_register_hooks_are_pytorchs(program, message, module):
    with pytest.raises(RuntimeError, match=message):
        program(pytest.importorskip(module))


# ---- as PyTorch ----------------------------------------------------------------------------------

PROGRAMS = {
    "numbers": lambda x, w: (x * 3 + 1) / 4 - 2,
    "products": lambda x, w: x * w * x,
    "own outputs": lambda x, w: (x.exp().tanh() * w).sigmoid(),
    "division": lambda x, w: x / w,
    "matmul": lambda x, w: x.reshape(2, 2) @ w.reshape(2, 2),
    "power": lambda x, w: x**2,
    "constants": lambda x, w: x * w.detach(),
    "branches": lambda x, w: x.sin() + (x * w).cos(),
}


@pytest.mark.torch
@pytest.mark.parametrize("name", PROGRAMS)
def test_as_many_values_are_packed_as_in_pytorch(name, torch):
    def run(m, hooks):
        x = m.tensor([0.1, 0.2, 0.3, 0.4], dtype=m.float64, requires_grad=True)
        w = m.tensor([0.5, 0.6, 0.7, 0.8], dtype=m.float64, requires_grad=True)
        packed, unpacked = [], []

        def pack(t):
            packed.append((tuple(t.shape), t.requires_grad))
            return t.detach().clone()

        with hooks(pack, lambda t: unpacked.append(1) or t):
            y = PROGRAMS[name](x, w)
        y.sum().backward()
        return sorted(packed), len(unpacked), x.grad.tolist()

    ours = run(ag, saved_tensors_hooks)
    theirs = run(torch, torch.autograd.graph.saved_tensors_hooks)
    assert ours[:2] == theirs[:2]
    np.testing.assert_allclose(ours[2], theirs[2], rtol=1e-14)


@pytest.mark.parametrize("in_place", [False, True])
@pytest.mark.parametrize("pack", [None, lambda t: t, lambda t: t.detach(), lambda t: t.clone()])
def test_a_result_that_was_written_is_computed_again(pack, in_place):
    """Where the node saved what it is made of, also if hooks keep that; in both sorts of pass, in
    one that retains the graph, and after an operation in place."""
    silu, close = ag.nn.functional.silu, np.testing.assert_allclose
    plain, x = leaf([0.5, -1.0]), leaf([0.5, -1.0])
    (first,) = ag.grad(silu(plain).sum(), plain, create_graph=True)
    (second,) = ag.grad(first.sum(), plain)
    with nullcontext() if pack is None else saved_tensors_hooks(pack, same):
        h = silu(x * 1, inplace=in_place)
    h.add_(float("nan"))
    for create in (True, True, False):
        (g,) = ag.grad(h, x, ag.ones(2), create_graph=create)
        close(memory(g), memory(first), rtol=1e-15)
        if create:
            close(ag.grad(g.sum(), x, retain_graph=True)[0].numpy(), second.numpy(), rtol=1e-14)


def test_an_input_that_was_written_is_not_computed_again():
    x = ag.tensor([0.5, -1.0], requires_grad=True)
    y = x * 1
    h = ag.nn.functional.silu(y)
    h.add_(1)
    y.add_(1)
    with pytest.raises(RuntimeError, match=r"saved as SiluBackward0\.input"):
        h.sum().backward()
