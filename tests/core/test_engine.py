"""The engine: graphs of any depth and shape, what is freed when, what is computed for whom."""

from __future__ import annotations

import weakref

import numpy as np
import pytest

import autograd as ag
from autograd.core.engine_steps import DEEPEST, queue_callback
from tests.support.tensors import Subclass, leaf

FREED = r"^Trying to backward through the graph a second time.*retain_graph=True"


# ---- depth ---------------------------------------------------------------------------------------


LENGTHS = pytest.mark.parametrize("length", [10**5, pytest.param(10**6, marks=pytest.mark.slow)])


@LENGTHS
def test_chain_forward_backward_deletion(length, without_gc):
    x = leaf(1.0)
    y = x
    for _ in range(length):
        y = y * 1.0
    last = weakref.ref(y)
    y.backward()
    assert x.grad == 1
    del y
    assert last() is None


@LENGTHS
def test_chain_is_deleted_without_backward(length, without_gc):
    y = leaf(1.0)
    for _ in range(length):
        y = y.exp()
        y = y * 0.0
    node = weakref.ref(y.grad_fn)
    del y
    assert node() is None


def test_deep_chain_with_create_graph_and_to_inputs():
    x, other = leaf(2.0), leaf(0.0)
    y = x
    for _ in range(20_000):
        y = y + other
    (g,) = ag.grad(y * y, x, create_graph=True)
    assert other.grad is None
    g.backward(inputs=[x])
    assert x.grad == 2


# ---- shape of the graph --------------------------------------------------------------------------


def test_each_node_runs_once_however_many_paths_lead_to_it():
    x = leaf(1.0)
    y = x
    for _ in range(60):  # 2**60 paths
        y = y + y
    y.backward()
    assert x.grad == 2.0**60


def test_branches_of_different_length():
    x = leaf(2.0)
    early = x * x
    h = x * 10
    long = h
    for _ in range(10):
        long = long * 1.0
    (h * long + early).backward()
    assert x.grad == 2 * 100 * 2 + 4


def test_several_outputs_add():
    x = leaf(3.0)
    y = x * x
    ag.backward([x * 2, y, y])  # one of them twice
    assert x.grad == 14
    assert ag.grad([x * 2, x * x], [x])[0] == 8
    y = x * 2
    assert ag.grad([y * y, y], [x, y]) == (26, 13)  # one is an input of the other
    assert ag.grad(x, x)[0] == 1
    x.grad = None
    x.backward()
    assert x.grad == 1
    v = leaf([1.0, 2.0])
    vectors = [ag.tensor([1.0, 10.0]), ag.tensor([0.0, 1.0])]
    assert ag.grad([v * 2, v * v], v, vectors)[0].tolist() == [2.0, 24.0]


# ---- freeing and retaining -----------------------------------------------------------------------


def test_second_pass_raises_if_anything_was_saved():
    x = leaf(2.0)
    y, sum_ = x * x, x + 1
    y.backward(retain_graph=True)
    y.backward()
    assert x.grad == 8
    with pytest.raises(RuntimeError, match=FREED):
        y.backward()
    sum_.backward()
    sum_.backward()
    assert x.grad == 10


def test_shared_subgraph_is_freed_with_its_first_user():
    x, y = leaf(2.0), leaf(3.0)
    h = x * x
    first, second = h * 1.0, h + 1
    first.backward()
    with pytest.raises(RuntimeError, match=FREED):
        second.backward()
    z = x * y
    assert ag.grad(z, x, retain_graph=True)[0] == 3
    assert ag.grad(z, x)[0] == 3
    with pytest.raises(RuntimeError, match=FREED):
        ag.grad(z, y)


def test_saved_arrays_die_with_backward(without_gc):
    x = leaf(np.ones(3))
    h = x * 2
    y = h * h
    memory = weakref.ref(h._data)
    del h
    assert memory() is not None
    y.backward(ag.tensor(np.ones(3)))
    assert memory() is None, "the node kept what it had saved"


def test_failed_pass_leaves_the_engine_usable():
    x = leaf([1.0, 2.0])
    y = x * x
    with pytest.raises(RuntimeError):
        y.backward(ag.tensor([1.0, 2.0, 3.0]))
    assert ag.is_grad_enabled()
    y.backward(ag.tensor([1.0, 1.0]))
    assert x.grad.tolist() == [2.0, 4.0]


# ---- create_graph --------------------------------------------------------------------------------


def test_higher_derivatives():
    x = leaf(2.0)
    derivatives = [x * x * x * x]
    for _ in range(5):
        derivatives.append(
            ag.grad(derivatives[-1], x, create_graph=True, materialize_grads=True)[0]
        )
        if not derivatives[-1].requires_grad:
            break
    assert [d.item() for d in derivatives[:5]] == [16.0, 32.0, 48.0, 48.0, 24.0]


def test_derivatives_of_sin_come_round():
    x, v = leaf(0.7), leaf(5.0)
    y = x.sin()
    for expected in (np.cos, lambda v: -np.sin(v), lambda v: -np.cos(v), np.sin):
        (y,) = ag.grad(y, x, create_graph=True)
        assert y.item() == pytest.approx(expected(0.7), rel=1e-14)
    (g,) = ag.grad(x * 2, x, v, create_graph=True)  # through what is given for outputs, too
    assert ag.grad(g, v)[0] == 2


def test_create_graph_retains_the_graph_and_overrides_no_grad():
    x = leaf(2.0)
    y = x * x
    with ag.no_grad():
        (g,) = ag.grad(y, x, create_graph=True)
        assert g.requires_grad and not ag.is_grad_enabled()
    y.backward()
    assert x.grad == 4 and not x.grad.requires_grad
    assert not ag.grad(x * x, x)[0].requires_grad


def test_gradient_of_a_gradient_penalty():
    x, w = leaf(2.0), leaf(3.0)
    y = w * x * x
    (g,) = ag.grad(y, x, create_graph=True)  # 2 w x = 12
    (g * g + y).backward()
    assert w.grad == 8 * 3 * 4 + 4  # d/dw (4 w^2 x^2 + w x^2)
    assert x.grad == 8 * 9 * 2 + 12


# ---- inputs --------------------------------------------------------------------------------------


def test_backward_into_chosen_inputs_only():
    x, y = leaf(2.0), leaf(3.0)
    assert ag.grad(x * y, x)[0] == 3 and x.grad is None
    ag.backward(x * y, inputs=[x, x])
    assert x.grad == 3 and y.grad is None
    ag.backward(x * y, inputs=y)
    (x * y).backward(inputs={"only": y})
    assert x.grad == 3 and y.grad == 4
    assert ag.grad(x * x, [x, x]) == (4, 4)
    assert ag.grad(x * y, {"x": x, "y": y}) == {"x": 3, "y": 2}


def test_backward_into_an_inner_value_retains_its_gradient():
    for retain in (False, True):
        x = leaf(2.0)
        h = x * 3
        if retain:
            h.retain_grad()
        (h * h).backward(inputs=[h])
        assert h.grad == 12 and h.retains_grad and x.grad is None
    assert ag.grad((k := x * 3) * k, [k, x]) == (12, 36)


def test_grad_of_one_output_of_several():
    """An edge to one of several outputs leads to its node, whichever output is wanted."""
    x, unused = leaf([1.0, 2.0, 3.0, 4.0]), leaf(5.0)
    first, second = (x * x).split(2)
    result = (first * 3).sum() + (unused * 7)
    of_first, of_x, of_second = ag.grad(result, [first, x, second], allow_unused=True)
    assert of_first.tolist() == [3, 3]
    assert of_x.tolist() == [6, 12, 0, 0]
    assert of_second is None


@pytest.mark.parametrize("method", ["grad", "backward"])
def test_leaf_reached_directly_and_by_what_was_saved_of_it(method):
    """Its memory has been replaced, so what was saved is another tensor of the same leaf."""
    x = leaf([1.0, 2.0])
    y = (x * x).sum()
    x.data = ag.tensor([5.0, 6.0])
    (slope,) = ag.grad(y, x, create_graph=True)
    result = slope.sum() + (x * 3).sum()
    if method == "grad":
        (g,) = ag.grad(result, x)
    else:
        ag.backward(result, inputs=[x])
        g = x.grad
    assert g.tolist() == [5, 5]


def test_leaf_of_a_subclass():
    """Its hooks, and the place of a write by the engine, which is the call of backward."""
    p, w = Subclass.leaf([1.0, 2.0]), leaf([3.0, 4.0])
    with p.register_hook(lambda grad: grad * 10):
        assert ag.grad((p * 2).sum(), p)[0].tolist() == [20, 20]
        (p * 2).sum().backward()
    assert p.grad.tolist() == [20, 20]
    result = (p.grad * w).sum()
    (p * 2).sum().backward()  # adds to p.grad, which `result` saved
    with pytest.raises(RuntimeError, match=r"test_engine\.py:\d+"):
        result.backward()


def test_grad_runs_only_what_leads_to_its_inputs():
    x, y = leaf(2.0), leaf(3.0)
    freed = y.exp()
    z = x * x + freed
    ag.grad(z, x)
    freed.backward()  # was not on the way to x, so it has not been freed
    assert y.grad.item() == pytest.approx(np.exp(3))


def test_unused_input():
    x, unused = leaf(2.0), leaf([1.0, 2.0])
    with pytest.raises(
        RuntimeError,
        match=r"appears to not have been used in the graph. "
        "Set allow_unused=True if this is the desired behavior.",
    ):
        ag.grad(x * x, [x, unused])
    assert ag.grad(x * x, [x, unused], allow_unused=True) == (4, None)
    g, zeros = ag.grad(x * x, [x, unused], materialize_grads=True)
    assert g == 4 and zeros.tolist() == [0.0, 0.0] and ag.grad(x * 0, x)[0] == 0
    with pytest.raises(ValueError, match="allow_unused"):
        ag.grad(x * x, [x, unused], allow_unused=False, materialize_grads=True)


# ---- gradients of outputs ------------------------------------------------------------------------


@pytest.mark.parametrize("shape", [(1,), (1, 2), (), (3,), (2,)], ids=str)
def test_gradient_of_another_shape(shape):
    for data in (1.0, [1.0, 2.0]):
        y = leaf(data) * 2
        if y.shape != shape:
            with pytest.raises(RuntimeError, match="Mismatch in shape"):
                y.backward(ag.tensor(np.ones(shape)))


def test_gradient_of_another_float_dtype_is_cast():
    x = leaf([1.0, 2.0])
    (x * 2).backward(ag.tensor([1.0, 2.0], dtype=np.float32))
    assert x.grad.dtype == np.float64 and x.grad.tolist() == [2.0, 4.0]
    with pytest.raises(RuntimeError, match=r"grad can be .*implicitly created only for real scala"):
        (leaf(1 + 1j) * 2).backward()


# ---- inside each other ---------------------------------------------------------------------------


def test_backward_inside_of_backward():
    """Reentrant: a saved value that is only computed when it is read runs a backward pass."""
    x = leaf(2.0)
    inner = []

    class Probe(np.ndarray):
        """An array that starts another backward pass when a formula reads it."""

        def conj(self):
            y = leaf(3.0)
            with ag.enable_grad():
                (y * y).backward()
            inner.append(y.grad.item())
            return np.asarray(self)

    y = x * 5.0
    node = y.grad_fn
    node.saved = tuple(
        None if each is None else np.asarray(each).view(Probe) for each in node.saved
    )
    y.backward()
    assert inner == [6.0] and x.grad == 5
    assert ag.is_grad_enabled()


@pytest.mark.parametrize("replaced", [False, True], ids=["kept", "replaced"])
def test_a_leaf_saved_in_a_list_and_used_beside_it_gets_both_gradients(replaced: bool) -> None:
    a, b = leaf([2.0, 1.0]), leaf([3.0, 5.0])
    product = ag.einsum("i,i->", [a, b])
    if replaced:
        a.data = ag.tensor([2.0, 1.0])  # what was saved is no longer the memory of the leaf
    seen: list[ag.Tensor] = []
    a.register_hook(seen.append)
    (of_b,) = ag.grad(product, b, create_graph=True)  # is a
    loss = (of_b * a).sum()
    (by_grad,) = ag.grad(loss, a, retain_graph=True)
    loss.backward(inputs=[a], retain_graph=True)
    loss.backward()
    assert by_grad.tolist() == [4, 2]
    assert a.grad is not None and a.grad.tolist() == [8, 4]
    if not replaced:
        assert [each.tolist() for each in seen] == [[4, 2]] * 3


@pytest.mark.parametrize("stop", [lambda x: x.requires_grad_(False), lambda x: x.detach_()])
@pytest.mark.parametrize("hooked", [False, True])
def test_a_leaf_that_requires_grad_no_longer_gets_none(stop, hooked):
    """Decided when the gradient arrives, as in PyTorch; `grad` gives what is asked for."""
    x, y = leaf([1.0, 2.0]), leaf([3.0, 4.0])
    seen = []
    if hooked:
        x.register_hook(seen.append)
    z = (x * y).sum()
    stop(x)
    z.backward(retain_graph=True)
    assert x.grad is None and y.grad.tolist() == [1, 2]
    assert [g.tolist() for g in seen] == [[3, 4]] * hooked


def test_passes_nested_deeper_than_the_stack():
    class Nested(ag.Function):
        @staticmethod
        def forward(ctx, x, depth):
            ctx.depth = depth
            return x * 1

        @staticmethod
        def backward(ctx, g):
            if ctx.depth:
                with ag.enable_grad():
                    x = ag.tensor(1.0, requires_grad=True)
                    Nested.apply(x, ctx.depth - 1).backward()
                    g = g * x.grad
            elif fails:
                raise ValueError("at the bottom")
            return g, None

    fails = False
    x = leaf(2.0)
    Nested.apply(x, 400).backward(ag.tensor(3.0))
    assert x.grad == 3
    fails = True
    with pytest.raises(ValueError, match="at the bottom"):
        Nested.apply(x, 100).backward()


@pytest.mark.parametrize("depth", [2, DEEPEST])
def test_passes_on_a_stack_of_their_own_keep_modes(depth):
    seen = []

    class Nested(ag.Function):
        @staticmethod
        def forward(ctx, x, depth):
            ctx.depth = depth
            return x * 1

        @staticmethod
        def backward(ctx, g):
            if not ctx.depth:
                queue_callback(lambda: seen.append((ag.is_grad_enabled(), np.geterr()["over"])))
                return g, None
            with ag.enable_grad():
                y = Nested.apply(leaf(1.0), ctx.depth - 1)
            with ag.no_grad(), np.errstate(over="raise"):
                y.backward()
            return g, None

    Nested.apply(leaf(2.0), depth).backward()
    assert seen == [(False, "raise")]


def test_data_keeps_the_version():
    x, y = ag.ones(2), ag.zeros(3)
    x.add_(1).add_(1)
    before, alias = x._version, x.detach()
    x.data = y
    assert (x._version, alias._version, y._version) == (before, before, 0)
    x.add_(1)
    assert (x._version, alias._version, y.tolist()) == (before + 1, before, [1.0] * 3)


@pytest.mark.parametrize("several", [False, True])
def test_writes_that_do_not_count(several):
    plain = ag.ones(2)
    with ag.autograd._unsafe_preserve_version_counter(plain):
        plain.mul_(2)
    assert plain._version == 0
    x = leaf([1.0, 2.0])
    y, z = x.sin(), x * 1
    loss = (y * y).sum() + (z * z).sum()
    version = y._version
    with ag.autograd._unsafe_preserve_version_counter((y, z) if several else y):
        y.detach().mul_(2)
        if several:
            z.detach().mul_(1)
    assert y._version == version
    (g,) = ag.grad(loss, x)
    np.testing.assert_allclose(
        g.numpy(), 4 * np.sin([1.0, 2.0]) * np.cos([1.0, 2.0]) + 2 * np.array([1.0, 2.0])
    )
