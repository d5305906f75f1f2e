"""What this project started from: small graphs worked out by hand, to the letter."""

from __future__ import annotations

import re
import warnings

import numpy as np
import pytest

import autograd as ag
from tests.support.tensors import leaf


@pytest.fixture
def graph():
    """e = (a + b) * d."""
    a, b = leaf(2.0), leaf(3.0)
    c = a + b
    d = leaf(4.0)
    return a, b, c, d, c * d


# ---- (a + b) * d ---------------------------------------------------------------------------------


@pytest.mark.parametrize("run", [lambda e: e.backward(), ag.backward], ids=["method", "function"])
def test_sum_times_leaf(graph, run):
    a, b, _, d, e = graph
    assert repr(e) == "tensor(20., grad_fn=<MulBackward0>)"
    assert str(e) == repr(e)
    run(e)
    assert a.grad == 4 and b.grad == 4 and d.grad == 5
    assert [repr(x.grad) for x in (a, b, d)] == ["tensor(4.)", "tensor(4.)", "tensor(5.)"]


def test_reprs_of_leaves_and_results(graph):
    a, _, c, d, _ = graph
    assert repr(a) == "tensor(2., requires_grad=True)"
    assert repr(c) == "tensor(5., grad_fn=<AddBackward0>)"
    assert repr(d) == "tensor(4., requires_grad=True)"
    assert repr(ag.tensor(4.0)) == "tensor(4.)"


def test_next_functions_print_as_in_pytorch(graph):
    e = graph[-1]
    assert re.fullmatch(
        r"\(\(<AddBackward0 object at 0x[0-9a-f]+>, 0\), "
        r"\(<AccumulateGrad object at 0x[0-9a-f]+>, 0\)\)",
        repr(e.grad_fn.next_functions),
    )
    assert re.fullmatch(r"<MulBackward0 object at 0x[0-9a-f]+>", repr(e.grad_fn))
    assert e.grad_fn.name() == "MulBackward0"


def test_the_graph_can_be_walked_to_its_leaves(graph):
    a, b, c, d, e = graph
    (add, add_nr), (accumulate, accumulate_nr) = e.grad_fn.next_functions
    assert add is c.grad_fn and add_nr == accumulate_nr == 0
    assert accumulate.variable is d and accumulate.next_functions == ()
    assert repr(accumulate.variable) == "tensor(4., requires_grad=True)"
    assert e.grad_fn.next_functions[1][0] is accumulate
    assert [node.variable for node, _ in add.next_functions] == [a, b]
    with pytest.raises(AttributeError) as caught:
        _ = add.variable
    assert str(caught.value) == "'AddBackward0' object has no attribute 'variable'"
    beside_a_constant = leaf(2.0) * ag.tensor(3.0)
    assert beside_a_constant.grad_fn.next_functions[1] == (None, 0)


# ---- what a node shows ---------------------------------------------------------------------------


def test_node_shows_what_it_saved():
    a, b = leaf([1.0, 2.0]), leaf([3.0, 4.0])
    y = a * b
    assert y.grad_fn._saved_self is a
    assert y.grad_fn._saved_other is b
    assert {"_saved_self", "_saved_other"} <= set(dir(y.grad_fn))
    assert (a + b).grad_fn._saved_alpha == 1
    result = a.exp()
    assert result.grad_fn._saved_result.tolist() == result.tolist()
    assert result.grad_fn._saved_result.grad_fn is result.grad_fn


def test_saved_values_are_freed_after_backward():
    y = leaf(1.0) * leaf(2.0)
    node = y.grad_fn
    y.backward()
    with pytest.raises(RuntimeError, match="after they have already been freed"):
        _ = node._saved_self


def test_node_shows_its_formulas():
    y = leaf(2.0) * leaf(3.0)
    assert y.grad_fn.formulas == {"self": "grad * other.conj()", "other": "grad * self.conj()"}
    # For real numbers the derivative of sin reads as on paper.
    assert leaf(1.0).sin().grad_fn.formulas["self"].removesuffix(".conj()") == "grad * cos(self)"


def test_registry_shows_the_row():
    row = ag.registry["mul"]
    assert row.signature == "mul(Tensor self, Tensor other) -> Tensor"
    assert row.kind == "pointwise"
    assert row.forward == "self * other"
    assert row.formulas == {"self": "grad * other.conj()", "other": "grad * self.conj()"}
    assert row.node == "MulBackward0"
    assert re.fullmatch(r"derivatives\.yaml:\d+", row.location)
    with pytest.raises(KeyError, match="did you mean 'mul'"):
        _ = ag.registry["mull"]


# ---- the chain rule by hand ----------------------------------------------------------------------


@pytest.mark.parametrize(("function", "at", "value", "slopes"), [
    (lambda x: (x * 2) * (x * 2) + (x * 2) * 5 + x, [3.0], 69.0, [35.0]),
    (lambda x, y, z: (x + y) * z, [-2.0, 5.0, -4.0], -12.0, [-4.0, -4.0, 3.0]),
    (lambda x, y, z, w: 2 * (x * y + ag.maximum(z, w)), [3.0, -4.0, 2.0, -1.0], -20.0,
        [-8.0, 6.0, 2.0, 0.0]),
], ids=["two paths", "cs231n product of a sum", "cs231n add, max and multiply gates"])  # fmt: skip
def test_gradients_worked_out_by_hand(function, at, value, slopes):
    leaves = [leaf(x) for x in at]
    f = function(*leaves)
    f.backward()
    assert f == value and [x.grad.item() for x in leaves] == slopes


@pytest.mark.parametrize(
    "function",
    [lambda x: x * 2, lambda x: 2 * x, lambda x: x * ag.tensor(2.0), lambda x: np.float64(2) * x],
    ids=["right", "left", "tensor", "numpy"],
)
def test_multiplied_by_the_number_2(function):
    x = leaf([1.0, -2.0, 3.0])
    y = function(x)
    assert y.tolist() == [2.0, -4.0, 6.0]
    y.backward(ag.tensor([1.0, 10.0, 100.0]))
    assert x.grad.tolist() == [2.0, 20.0, 200.0]


def test_cs231n_sigmoid_neuron():
    w = [leaf(2.0), leaf(-3.0), leaf(-3.0)]
    x = [leaf(-1.0), leaf(-2.0)]
    f = 1 / (1 + ag.exp(-(w[0] * x[0] + w[1] * x[1] + w[2])))
    f.backward()
    s = 1 / (1 + np.exp(-1.0))
    assert f.item() == pytest.approx(0.7310585786, abs=1e-10)
    slope = s * (1 - s)
    assert slope == pytest.approx(0.1966119332, abs=1e-10)
    np.testing.assert_allclose([v.grad.item() for v in w], [-slope, -2 * slope, slope])
    np.testing.assert_allclose([v.grad.item() for v in x], [2 * slope, -3 * slope])


def test_cs231n_staged_computation():
    x, y = leaf(3.0), leaf(-4.0)
    f = (x + ag.sigmoid(y)) / (ag.sigmoid(x) + (x + y) ** 2)
    f.backward()
    assert x.grad.item() == pytest.approx(2.0595697955721652, rel=1e-12)
    assert y.grad.item() == pytest.approx(1.5922327514838093, rel=1e-12)


def test_cs231n_matmul_with_its_two_gradients(rng):
    w_, x_, d_ = rng.normal(size=(5, 10)), rng.normal(size=(10, 3)), rng.normal(size=(5, 3))
    w, x = leaf(w_), leaf(x_)
    d = w @ x
    d.backward(ag.tensor(d_))
    np.testing.assert_allclose(d.detach().numpy(), w_ @ x_)
    np.testing.assert_allclose(w.grad.numpy(), d_ @ x_.T)
    np.testing.assert_allclose(x.grad.numpy(), w_.T @ d_)


# ---- who has a gradient --------------------------------------------------------------------------


def test_a_result_requires_grad_if_an_operand_does():
    a, b = leaf(1.0), ag.tensor(2.0)
    assert b.requires_grad is (b * 2).requires_grad is False and (b * 2).grad_fn is None
    assert (a * b).requires_grad and (b * a).requires_grad and (b + a * b).requires_grad
    assert a.is_leaf and b.is_leaf and not (a * b).is_leaf
    (a * b).backward()
    assert b.grad is None


def test_only_leaves_get_a_gradient(graph):
    a, _, c, d, e = graph
    e.backward()
    assert a.grad is not None and d.grad is not None
    with pytest.warns(UserWarning) as caught:
        assert c.grad is None
    assert str(caught[0].message).startswith(
        "The .grad attribute of a Tensor that is not a leaf Tensor is being accessed. Its .grad "
        "attribute won't be populated during autograd.backward(). If you indeed want the .grad "
        "field to be populated for a non-leaf Tensor, use .retain_grad() on the non-leaf Tensor."
    )
    assert caught[0].filename == __file__


def test_retain_grad_fills_a_non_leaf(graph):
    _, _, c, _, e = graph
    c.retain_grad()
    assert c.retains_grad
    e.backward()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert c.grad == 4


# ---- errors --------------------------------------------------------------------------------------


def test_only_one_element_needs_no_gradient():
    x = leaf([[3.0]])
    (x * x).backward()
    assert x.grad.tolist() == [[6.0]]
    with pytest.raises(RuntimeError, match=r"^grad can be implicitly created only for scalar outp"):
        (leaf([1.0, 2.0]) * 2).backward()


@pytest.mark.parametrize("run", [lambda x: x.backward(), ag.backward], ids=["method", "function"])
def test_backward_of_what_needs_no_grad(run):
    with pytest.raises(
        RuntimeError,
        match=r"^element 0 of tensors does not require grad and does not have a grad_fn",
    ):
        run(ag.tensor(1.0) * 2)


@pytest.mark.parametrize("data", [1, True, [1, 2], np.ones(2, np.int8), np.ones(2, bool)], ids=repr)
def test_integers_never_require_grad(data):
    for make in (leaf, lambda data: ag.tensor(data).requires_grad_()):
        with pytest.raises(RuntimeError, match=r"^[Oo]nly Tensors of floating point and complex"):
            make(data)


def test_numpy_of_a_tensor_that_requires_grad():
    with pytest.raises(RuntimeError) as caught:
        leaf(1.0).numpy()
    assert str(caught.value) == (
        "Can't call numpy() on Tensor that requires grad. Use tensor.detach().numpy() instead."
    )
    with pytest.raises(RuntimeError, match="detach"):
        np.asarray(leaf(1.0))
