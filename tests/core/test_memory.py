"""Whose memory is whose: no cycles, gradients that share nothing, writes into saved values."""

from __future__ import annotations

import copy
import gc
import pickle
import weakref

import numpy as np
import pytest

import autograd as ag
from tests.support.tensors import leaf, memory, share_memory

# ---- cycles --------------------------------------------------------------------------------------


def one_order(x):
    y = (x.exp() * x).sin()
    return [y, y.grad_fn, y.grad_fn.next_functions[0][0]]


def saved_output(x):
    y = x.exp()
    assert y.grad_fn._saved_result.grad_fn is y.grad_fn
    return [y, y.grad_fn]


def two_orders(x):
    y = x.exp() * x
    (g,) = ag.grad(y, x, create_graph=True)
    return [y, g, y.grad_fn, g.grad_fn]


def retained(x):
    h = x * 2
    h.retain_grad()
    (h * 3).backward()
    return [h]


@pytest.mark.parametrize("make", [one_order, saved_output, two_orders, retained])
def test_graph_dies_with_its_output(make, without_gc):
    references = [weakref.ref(each) for each in make(leaf(2.0))]
    assert [each() for each in references] == [None] * len(references)


def test_leaf_dies_with_its_graph(without_gc):
    x = leaf(1.0)
    y = x * x
    accumulate = y.grad_fn.next_functions[0][0]
    assert accumulate.variable is x
    references = [weakref.ref(x), weakref.ref(accumulate)]
    del x, accumulate
    y.backward()
    del y
    assert [each() for each in references] == [None, None]


def test_failed_operation_leaves_nothing_behind(without_gc):
    x = leaf([1.0, 2.0])
    reference = weakref.ref(x)
    with pytest.raises((RuntimeError, ValueError)):
        _ = x * ag.tensor([1.0, 2.0, 3.0])
    del x
    assert reference() is None


# ---- .grad ---------------------------------------------------------------------------------------


def test_grad_keeps_its_identity_when_accumulating():
    x = leaf([1.0, 2.0])
    (x * 2).backward(ag.ones(2))
    first = x.grad
    (x * 2).backward(ag.ones(2))
    assert x.grad is first and first.tolist() == [4.0, 4.0]
    x.grad = preset = ag.tensor([10.0, 20.0])
    (x * 2).backward(ag.ones(2))
    assert x.grad is preset and preset.tolist() == [12.0, 22.0]
    x.grad = None
    assert x.grad is None


@pytest.mark.filterwarnings("ignore:Using backward")
def test_grad_keeps_its_history_when_accumulating():
    """What a pass that is not recorded adds to it is a constant, as PyTorch has it."""
    x = leaf([1.0, 2.0])
    (x**3).backward(ag.ones(2), create_graph=True)
    recorded = x.grad
    (x * 5).backward(ag.ones(2))
    assert x.grad is recorded and recorded.tolist() == [8.0, 17.0]
    assert ag.grad(recorded, x, ag.ones(2))[0].tolist() == [6.0, 12.0]
    x.grad = None


def test_gradients_of_a_sum_share_no_memory():
    x, y, g = leaf([1.0, 2.0]), leaf([3.0, 4.0]), ag.ones(2)
    (x + y).backward(g)
    assert not share_memory(x.grad, y.grad, g)
    memory(x.grad)[...] += 5
    assert y.grad.tolist() == [1.0, 1.0] and g.tolist() == [1.0, 1.0]
    assert not share_memory(*ag.grad(x + y, [x, y], g), g)
    first, second = ag.grad(x + y, [x, x], g)
    assert first.tolist() == second.tolist()


@pytest.mark.parametrize("size", [3, 10_000])
def test_retained_gradients_share_no_memory(size):
    x = leaf(np.ones(size))
    h = x * 1.0
    h.retain_grad()
    (h + h).backward(ag.ones(size))
    assert not share_memory(h.grad, x.grad)
    assert (memory(h.grad) == 2).all() and (memory(x.grad) == 2).all()


def test_expanded_gradient_gives_contiguous_writable_grad():
    wide = ag.from_numpy(np.broadcast_to(np.float64(2.0), (3, 4)))
    for run in (lambda x: (x + 0.0).backward(wide), lambda x: x.sum().backward(ag.tensor(2.0))):
        x = leaf(np.ones((3, 4)))
        run(x)
        g = memory(x.grad)
        assert g.flags.c_contiguous and g.flags.writeable and g.flags.owndata and (g == 2).all()


@pytest.mark.parametrize("size", [2, 10_000])
def test_large_buffers_are_not_added_into_what_others_see(size):
    """The engine adds in place only to buffers of its own: not to the gradient it was given."""
    x, y, z = (leaf(np.ones(size)) for _ in range(3))
    g = ag.tensor(np.ones(size))
    total = (x + y) + (x + z) + (x + y)
    total.backward(g)
    assert (memory(g) == 1).all()
    assert [(memory(v.grad) == n).all() for v, n in ((x, 3), (y, 2), (z, 1))] == [True] * 3


@pytest.mark.parametrize("value, error, phrase", [
    (ag.tensor([1.0, 2.0, 3.0]), RuntimeError, "different size"),
    (ag.tensor([1.0, 2.0], dtype=np.float32), RuntimeError, "different type"),
    ([1.0, 2.0], TypeError, "expected to be a Tensor or None"),
    (np.ones(2), TypeError, "expected to be a Tensor or None"),
], ids=["shape", "dtype", "list", "array"])  # fmt: skip
def test_assigning_a_wrong_grad(value, error, phrase):
    x = leaf([1.0, 2.0])
    with pytest.raises(error, match=phrase):
        x.grad = value
    assert x.grad is None


# ---- in place ------------------------------------------------------------------------------------

MODIFIED = (
    "one of the variables needed for gradient computation has been modified by an inplace operation"
)


def without_grad(b):
    with ag.no_grad():
        b.add_(1)


@pytest.mark.parametrize("write", [
    lambda b: b.add_(1), without_grad, lambda b: b.detach().add_(1)
], ids=["recorded", "no_grad", "detach"])  # fmt: skip
def test_changed_saved_value_is_found(write):
    x = leaf([1.0, 2.0])
    b, e = x * 1.0, (x * 1.0).exp()
    for saved, used in ((b, b * b), (e, e), (x, x * x)):
        if saved is x and write is not without_grad:
            continue
        used = used * 1
        write(saved)
        with pytest.raises(RuntimeError, match=MODIFIED + r"(.|\n)*test_memory\.py:\d+"):
            used.backward(ag.ones(2))
    assert x.requires_grad and x.is_leaf


def test_writes_into_data_are_not_counted():
    """As in PyTorch: the memory is one, the versions are two."""
    w = leaf([1.0, 1.0])
    y = (w * w).sum()
    data = w.data
    data.add_(1)
    assert (w._version, data._version, w.tolist()) == (0, 1, [2.0, 2.0])
    data.numpy()[0] = 3.0
    y.backward()
    assert w.grad.tolist() == [6.0, 4.0]
    x = ag.ones(2, 3)
    row = x.t().data[1]
    row.fill_(5.0)
    assert (x[0].tolist(), x._version) == ([1.0, 5.0, 1.0], 0)
    x.mul_(2)
    assert (row.tolist(), x._version) == ([10.0, 10.0], 1)
    assert x[:, 1:1].data.shape == (2, 0)
    assert (x[1:].data.storage_offset(), x[1:].data.data_ptr()) == (3, x[1].data_ptr())
    assert ag.tensor(1.0).expand(2).data.tolist() == [1.0, 1.0]


@pytest.mark.parametrize("way", [lambda x: x.as_strided((3,), (1,), 2), lambda x: x.data[2:]])
def test_views_of_any_kind_tell_whose_memory_they_show(way):
    x = ag.arange(8.0)
    view = way(x)
    assert (view.storage_offset(), view[1:].storage_offset()) == (2, 3)
    whole, part = copy.deepcopy((x, view))
    whole[2] = 9.0
    assert part[0] == 9.0 and view[0] == 2.0


def test_data_has_the_version_of_what_is_saved_of_it():
    w, b = leaf([1.0, 1.0]), ag.tensor([2.0, 3.0])
    data = b.data
    y = (w * data).sum()
    data[:1].add_(1)
    with pytest.raises(RuntimeError, match="modified by an inplace"):
        y.backward()


def test_change_of_what_is_not_saved_is_fine():
    a = leaf([1.0, 2.0])
    b = a * 1.0
    c = b + b
    b.add_(1)
    d = b * b
    (c + d).backward(ag.ones(2))
    assert a.grad.tolist() == [6.0, 8.0]


@pytest.mark.parametrize("method", ["add_", "mul_", "sub_", "__iadd__"])
def test_leaf_in_place_raises_before_writing(method):
    a = leaf([1.0, 2.0])
    with pytest.raises(
        RuntimeError,
        match="a leaf Variable that requires grad is being used in an in-place operation",
    ):
        getattr(a, method)(5.0)
    assert a.tolist() == [1.0, 2.0]


def test_recorded_in_place_chain():
    a = leaf([1.0, 2.0])
    b = a * 1.0
    same = b
    b += b
    assert b is same
    b -= 1
    b *= 3
    assert b.tolist() == [3.0, 9.0]
    b.backward(ag.tensor([1.0, 1.0]))
    assert a.grad.tolist() == [6.0, 6.0]


# ---- leaving the graph ---------------------------------------------------------------------------


def test_copies_of_a_leaf():
    x = leaf([1.0, 2.0])
    (x * 2).backward(ag.ones(2))
    other = copy.deepcopy(x)
    assert other.requires_grad and other.tolist() == x.tolist()
    assert other.grad.tolist() == [2.0, 2.0] and other.grad is not x.grad
    assert not share_memory(other, x)
    with pytest.raises(RuntimeError, match="Only Tensors created explicitly by the user"):
        copy.deepcopy(x * 2)
    other = pickle.loads(pickle.dumps(x))
    assert other.requires_grad and other.tolist() == [1.0, 2.0] and other.grad is None


def test_truth_equality_and_hash():
    x = leaf([1.0, 2.0])
    with pytest.raises(RuntimeError, match="Boolean value of Tensor with more than one value"):
        bool(x)
    assert (x == x).tolist() == [True, True]
    assert hash(x) == object.__hash__(x) and len({x, x, leaf([1.0, 2.0])}) == 2
    assert (x == None) is False and (x != None) is True  # noqa: E711


# ---- writing one value everywhere ----------------------------------------------------------------


@pytest.mark.parametrize("dtype", ["float64", "float32", "int64", "bool", "complex128"])
@pytest.mark.parametrize("view", [False, True])
def test_zero_fill_and_copy_cast_to_the_dtype_of_the_tensor(dtype, view):
    whole = ag.tensor(np.arange(8).astype(dtype))
    x = whole[::2] if view else whole
    for value in (2.7, 0, -1):
        assert x.fill_(value) is x
        assert x.detach().numpy().tolist() == [np.float64(value).astype(dtype).item()] * len(x)
    source = ag.tensor(np.linspace(0, 3, len(x)))
    x.copy_(source)
    assert x.detach().numpy().tolist() == np.linspace(0, 3, len(x)).astype(dtype).tolist()
    x.zero_()
    assert not x.detach().numpy().any()
    assert source.tolist() == np.linspace(0, 3, len(x)).tolist()
    if view:  # what lies between the elements of the view stays
        assert whole.detach().numpy()[1::2].tolist() == np.arange(1, 8, 2).astype(dtype).tolist()


def test_reading_an_inference_tensor_outside_makes_no_cycle(without_gc):
    with ag.inference_mode():
        made = ag.ones(3)
    array = weakref.ref(made._data)
    made + 1
    del made
    assert array() is None
    assert gc.collect() == 0


def test_saved_values_in_files_make_no_cycle(without_gc, tmp_path):
    x = ag.ones(4, requires_grad=True)
    for _ in range(2):  # the first time makes what is kept
        gc.collect()
        with ag.graph.save_to_disk(tmp_path, min_bytes=1):
            y = x.exp().sin()
        y.sum().backward()
        del y
    assert gc.collect() == 0
