"""Whose memory is whose: no cycles, gradients that share nothing, writes into saved values."""

from __future__ import annotations

import copy
import gc
import pickle
import weakref

import numpy as np
import pytest

import autograd as ag


def leaf(data, **kwargs):
    return ag.tensor(data, requires_grad=True, **kwargs)


def memory(tensor):
    return tensor.detach().numpy()


# ---- cycles --------------------------------------------------------------------------------------


def test_graph_dies_with_its_output(without_gc):
    x = leaf(1.0)
    y = (x.exp() * x).sin()
    node = y.grad_fn
    nodes = [weakref.ref(node), weakref.ref(node.next_functions[0][0])]
    output = weakref.ref(y)
    del node, y
    assert output() is None
    assert [each() for each in nodes] == [None, None]


def test_node_that_saves_its_output_makes_no_cycle(without_gc):
    y = leaf(1.0).exp()
    node, output = weakref.ref(y.grad_fn), weakref.ref(y)
    assert y.grad_fn._saved_result.grad_fn is y.grad_fn
    del y
    assert node() is None and output() is None


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


def test_second_order_graph_makes_no_cycle(without_gc):
    x = leaf(2.0)
    y = x.exp() * x
    (g,) = ag.grad(y, x, create_graph=True)
    references = [weakref.ref(y), weakref.ref(g), weakref.ref(y.grad_fn), weakref.ref(g.grad_fn)]
    del y, g
    assert [each() for each in references] == [None] * 4


def test_retain_grad_makes_no_cycle(without_gc):
    h = leaf(1.0) * 2
    h.retain_grad()
    (h * 3).backward()
    reference = weakref.ref(h)
    del h
    assert reference() is None


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
    (x * 2).backward(ag.tensor([1.0, 1.0]))
    first = x.grad
    (x * 2).backward(ag.tensor([1.0, 1.0]))
    assert x.grad is first and first.tolist() == [4.0, 4.0]


def test_backward_adds_to_a_preset_grad():
    x = leaf([1.0, 2.0])
    x.grad = ag.tensor([10.0, 20.0])
    (x * 2).backward(ag.tensor([1.0, 1.0]))
    assert x.grad.tolist() == [12.0, 22.0]
    x.grad = None
    assert x.grad is None


def test_gradients_of_a_sum_share_no_memory():
    x, y = leaf([1.0, 2.0]), leaf([3.0, 4.0])
    g = ag.tensor([1.0, 1.0])
    (x + y).backward(g)
    assert not np.shares_memory(memory(x.grad), memory(y.grad))
    assert not np.shares_memory(memory(x.grad), memory(g))
    memory(x.grad)[...] += 5
    assert y.grad.tolist() == [1.0, 1.0] and g.tolist() == [1.0, 1.0]


def test_results_of_grad_share_no_memory():
    x, y = leaf([1.0, 2.0]), leaf([3.0, 4.0])
    v = ag.tensor([1.0, 1.0])
    gx, gy = ag.grad(x + y, [x, y], v)
    first, second = ag.grad(x + y, [x, x], v)
    arrays = [memory(each) for each in (gx, gy, v)]
    assert not any(np.shares_memory(a, b) for i, a in enumerate(arrays) for b in arrays[i + 1 :])
    assert first.tolist() == second.tolist()


@pytest.mark.parametrize("size", [3, 10_000])
def test_retained_gradients_share_no_memory(size):
    x = leaf(np.ones(size))
    h = x * 1.0
    h.retain_grad()
    (h + h).backward(ag.tensor(np.ones(size)))
    assert not np.shares_memory(memory(h.grad), memory(x.grad))
    assert (memory(h.grad) == 2).all() and (memory(x.grad) == 2).all()


def test_expanded_gradient_gives_contiguous_writable_grad():
    x = leaf(np.ones((3, 4)))
    wide = ag.from_numpy(np.broadcast_to(np.float64(2.0), (3, 4)))
    (x + 0.0).backward(wide)
    g = memory(x.grad)
    assert g.flags.c_contiguous and g.flags.writeable and g.flags.owndata
    assert (g == 2).all()


@pytest.mark.parametrize("size", [2, 10_000])
def test_large_buffers_are_not_added_into_what_others_see(size):
    """The engine adds in place only to buffers of its own: not to the gradient it was given."""
    x, y, z = (leaf(np.ones(size)) for _ in range(3))
    g = ag.tensor(np.ones(size))
    total = (x + y) + (x + z) + (x + y)
    total.backward(g)
    assert (memory(g) == 1).all()
    assert [(memory(v.grad) == n).all() for v, n in ((x, 3), (y, 2), (z, 1))] == [True] * 3


@pytest.mark.parametrize(
    "value, error, phrase",
    [
        (ag.tensor([1.0, 2.0, 3.0]), RuntimeError, "different size"),
        (ag.tensor([1.0, 2.0], dtype=np.float32), RuntimeError, "different type"),
        ([1.0, 2.0], TypeError, "expected to be a Tensor or None"),
    ],
    ids=["shape", "dtype", "type"],
)
def test_assigning_a_wrong_grad(value, error, phrase):
    x = leaf([1.0, 2.0])
    with pytest.raises(error, match=phrase):
        x.grad = value
    assert x.grad is None


# ---- in place ------------------------------------------------------------------------------------

MODIFIED = (
    "one of the variables needed for gradient computation has been modified by an inplace operation"
)


@pytest.mark.parametrize("how", ["recorded", "no_grad", "detach"])
def test_changed_saved_input_is_found(how):
    a = leaf([1.0, 2.0])
    b = a * 1.0
    c = b * b
    if how == "recorded":
        b.add_(1)
    elif how == "no_grad":
        with ag.no_grad():
            b.add_(1)
    else:
        b.detach().add_(1)
    with pytest.raises(RuntimeError, match=MODIFIED):
        c.backward(ag.tensor([1.0, 1.0]))


def test_changed_saved_output_is_found():
    c = (leaf(1.0) * 1.0).exp()
    c.mul_(2)
    with pytest.raises(RuntimeError, match=MODIFIED):
        c.backward()


def test_changed_leaf_is_found_under_no_grad():
    a = leaf([1.0, 2.0])
    c = a * a
    with ag.no_grad():
        a.add_(1)
    assert a.requires_grad and a.is_leaf
    with pytest.raises(RuntimeError, match=MODIFIED):
        c.backward(ag.tensor([1.0, 1.0]))


def test_change_of_what_is_not_saved_is_fine():
    a = leaf([1.0, 2.0])
    b = a * 1.0
    c = b + b
    b.add_(1)
    c.backward(ag.tensor([1.0, 1.0]))
    assert a.grad.tolist() == [2.0, 2.0]


def test_change_before_saving_is_fine():
    a = leaf([1.0, 2.0])
    b = a * 1.0
    b.add_(1)
    (b * b).backward(ag.tensor([1.0, 1.0]))
    assert a.grad.tolist() == [4.0, 6.0]


def test_message_tells_where_the_write_was():
    a = leaf([1.0, 2.0])
    b = a * 1.0
    c = b * b
    b.add_(1)
    with pytest.raises(RuntimeError, match=r"test_memory\.py:\d+"):
        c.backward(ag.tensor([1.0, 1.0]))


@pytest.mark.parametrize("method", ["add_", "mul_", "sub_"])
def test_leaf_in_place_raises_before_writing(method):
    a = leaf([1.0, 2.0])
    with pytest.raises(
        RuntimeError,
        match="a leaf Variable that requires grad is being used in an in-place operation",
    ):
        getattr(a, method)(5.0)
    assert a.tolist() == [1.0, 2.0]


def test_augmented_assignment_of_a_leaf_raises():
    a = leaf([1.0, 2.0])
    with pytest.raises(RuntimeError, match="a leaf Variable that requires grad"):
        a += 1
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


def test_deepcopy_of_a_leaf_keeps_grad():
    x = leaf([1.0, 2.0])
    (x * 2).backward(ag.tensor([1.0, 1.0]))
    other = copy.deepcopy(x)
    assert other.requires_grad and other.tolist() == x.tolist()
    assert other.grad.tolist() == [2.0, 2.0] and other.grad is not x.grad
    assert not np.shares_memory(memory(other), memory(x))
    with pytest.raises(RuntimeError, match="Only Tensors created explicitly by the user"):
        copy.deepcopy(x * 2)


def test_pickle_of_a_leaf():
    x = leaf([1.0, 2.0])
    (x * 2).backward(ag.tensor([1.0, 1.0]))
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
