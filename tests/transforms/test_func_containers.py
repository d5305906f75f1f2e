"""autograd.func beyond torch.func: plain arrays, containers of all kinds, `hvp`, `linearize` and
values with Jacobians; and modules as functions of their parameters."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd import func, nn
from autograd.base import pytree
from autograd.core import version_counter
from autograd.core.observers import on_run

T = ag.tensor
X = np.array([0.5, -1.0, 2.0])
V = np.array([1.0, 0.5, -2.0])


def cubes(x):
    return (x**3).sum() + (x[0] * x[1]).sin()


def pair(x):
    return {"sin": x.sin(), "sum": (x * x).sum()}


# ---- plain arguments -----------------------------------------------------------------------------

PLAIN = {
    "grad": lambda x: func.grad(cubes)(x),
    "grad_and_value": lambda x: func.grad_and_value(cubes)(x),
    "value_and_grad": lambda x: func.value_and_grad(lambda x: (cubes(x), x * 2), has_aux=True)(x),
    "vjp": lambda x: func.vjp(pair, x)[0],
    "vjp_fn": lambda x: func.vjp(pair, x)[1]({"sin": V, "sum": 2.0}),
    "jvp": lambda x: func.jvp(lambda x: (pair(x), x), (x,), (V,), has_aux=True),
    "linearize": lambda x: func.linearize(pair, x)[0],
    "jvp_fn": lambda x: func.linearize(pair, x)[1](V),
    "jacrev": lambda x: func.jacrev(pair)(x),
    "jacfwd": lambda x: func.jacfwd(lambda x: (pair(x), 1), has_aux=True)(x),
    "value_and_jacrev": lambda x: func.value_and_jacrev(pair)(x),
    "value_and_jacfwd": lambda x: func.value_and_jacfwd(pair)(x),
    "hessian": lambda x: func.hessian(cubes)(x),
    "hvp": lambda x: func.hvp(cubes)(x, V),
}


def leaves(tree):
    return pytree.flatten(tree)[0]


@pytest.mark.parametrize("name", PLAIN)
def test_arrays_give_arrays(name):
    plain, tensors = leaves(PLAIN[name](X)), leaves(PLAIN[name](T(X)))
    for ours, tensor in zip(plain, tensors, strict=True):
        if tensor.__class__ is int:
            continue
        assert type(tensor) is ag.Tensor
        kind = np.ndarray if tensor.ndim else np.float64
        assert type(ours) is kind and np.array_equal(ours, tensor.numpy())


def test_numbers_give_numbers():
    value, slope = func.value_and_grad(lambda x: x**3)(2.0)
    assert (value, slope) == (8, 12) and type(value) is type(slope) is np.float64
    assert func.grad(lambda x: x**3)(2) == 12.0, "an integer is taken as a float"
    assert func.grad(lambda x: (x * x).sum())(np.array([1, 2])).tolist() == [2.0, 4.0]
    assert func.grad(lambda x: (x * x).real)(1 + 2j) == 2 - 4j
    slopes = func.grad(lambda p: p[0] ** 2 * p[1])([3.0, 2.0])
    assert slopes == [12, 9]
    narrow = func.value_and_grad(lambda x: (x * x).sum())(np.float32([1, 2]))
    assert narrow[0].dtype == narrow[1].dtype == np.float32
    assert func.jvp(lambda x: x * x, (3.0,), (1,)) == (9, 6)


def test_a_tensor_among_them_makes_all_results_tensors():
    found = func.grad(lambda x, y: (x * y).sum(), argnums=(0, 1))(X, T(V))
    assert [type(each) for each in found] == [ag.Tensor, ag.Tensor]
    only = func.grad(lambda x, y: (x * y).sum())(X, T(V))
    assert type(only) is np.ndarray, "what is not chosen does not matter"


def test_arrays_are_neither_shared_nor_written():
    x = X.copy()
    _, pull = func.vjp(lambda x: x * x, x)
    x[:] = 0
    assert pull(np.ones(3))[0].tolist() == (2 * X).tolist()
    assert not np.shares_memory(func.vjp(lambda x: x, x)[0], x)


def test_no_derivative_is_lost_in_an_array():
    w = T(2.0, requires_grad=True)
    slope = func.grad(lambda x: (w * x * x).sum())(X)
    slope.sum().backward()
    assert w.grad.item() == 2 * X.sum()
    outer = func.grad(lambda w: func.grad(lambda x: (w * x * x).sum())(X).sum())
    assert outer(1.0) == 2 * X.sum()
    forward = func.jvp(lambda w: func.grad(lambda x: (w * x * x).sum())(X).sum(), (1.0,), (1.0,))
    assert forward == (2 * X.sum(), 2 * X.sum())


# ---- containers ----------------------------------------------------------------------------------


@dataclass
class Layer:
    weight: Any
    bias: Any = None
    name: str = field(default="layer", metadata={"static": True})


@pytest.mark.parametrize("jacobian", [func.jacrev, func.jacfwd])
def test_dataclasses_and_none(jacobian):
    layer = Layer(T([1.0, 2.0]), None, "first")

    def apply(layer, x):
        assert layer.name == "first" and layer.bias is None
        return Layer(layer.weight * x, (layer.weight.sum(), None))

    slopes = func.grad(lambda layer: apply(layer, 3.0).bias[0] ** 2)(layer)
    assert slopes.weight.tolist() == [6, 6] and slopes.bias is None and slopes.name == "first"
    found = jacobian(apply)(layer, 3.0)
    assert found.weight.weight.tolist() == [[3, 0], [0, 3]] and found.bias[1] is None
    assert found.bias[0].weight.tolist() == [1, 1]
    value, pull = func.vjp(apply, layer, T(3.0))
    of_layer, of_x = pull(Layer(T([1.0, 1.0]), (T(0.0), None)))
    assert of_layer.weight.tolist() == [3, 3] and of_x.item() == 3
    assert value.bias[0].item() == 3


def test_the_order_of_a_dict_does_not_matter():
    f = lambda p: p["a"] * p["b"] ** 2  # noqa: E731
    _, slope = func.jvp(f, ({"a": T(2.0), "b": T(3.0)},), ({"b": T(1.0), "a": T(0.0)},))
    assert slope.item() == 12


# ---- hvp -----------------------------------------------------------------------------------------


def test_hvp_is_the_hessian_times_the_vector():
    x, v = T(X), T(V)
    expected = (func.hessian(cubes)(x) @ v).numpy()
    assert np.allclose(func.hvp(cubes)(x, v).numpy(), expected, rtol=1e-14)
    product, aux = func.hvp(lambda x: (cubes(x), "aux"), has_aux=True)(x, v)
    assert np.allclose(product.numpy(), expected, rtol=1e-14) and aux == "aux"


def test_hvp_takes_arguments_after_the_vector():
    f = lambda x, scale, *, power: (scale * x**power).sum()  # noqa: E731
    assert func.hvp(f)(X, V, 2.0, power=3).tolist() == (12 * X * V).tolist()
    second = func.hvp(f, argnums=1)(X, 1.0, 2.0, power=3)
    assert second == 0, "linear in the scale"
    both = func.hvp(f, argnums=(0, 1))(X, (V, 1.0), 2.0, power=3)
    assert np.allclose(both[0], 12 * X * V + 3 * X**2)
    assert np.isclose(both[1], (3 * X**2 * V).sum())


def test_hvp_is_differentiated_again():
    v = T(V, requires_grad=True)
    w = T(2.0, requires_grad=True)
    product = func.hvp(lambda x: (w * x**3).sum())(T(X), v)
    product.sum().backward()
    assert np.allclose(v.grad.numpy(), 12 * X) and np.isclose(w.grad.item(), (6 * X * V).sum())
    third = func.grad(lambda x: func.hvp(lambda x: (x**4).sum())(x, T(V)).sum())(T(X))
    assert np.allclose(third.numpy(), 24 * X * V)
    along = func.jvp(lambda x: func.hvp(lambda x: (x**4).sum())(x, T(V)), (T(X),), (T(V),))[1]
    assert np.allclose(along.numpy(), 24 * X * V * V)
    assert func.hvp(lambda x: x.sum())(X, V).tolist() == [0, 0, 0]
    assert func.hvp(lambda x: T(1.0))(X, V).tolist() == [0, 0, 0]


@pytest.fixture
def operations():
    """A function that counts the operations of a call: those recorded, and the nodes that run."""
    runs = []

    def counting(evaluate):
        def run(node, saved, g, needs):
            runs.append(node)
            return evaluate(node, saved, g, needs)

        return run

    def count(call):
        runs.clear()
        before = version_counter.next_stamp()
        with on_run(counting):
            call()
        return abs(version_counter.next_stamp() - before) - 1 + len(runs)

    return count


def rosenbrock(x):
    return (100 * (x[1:] - x[:-1] ** 2) ** 2 + (1 - x[:-1]) ** 2).sum()


def network(x):
    weights = T(np.random.default_rng(0).normal(size=(3, 4)))
    hidden = (x @ weights).tanh()
    return (hidden @ weights.mT).logsumexp(-1) + ag.nn.functional.softplus(hidden).mean()


@pytest.mark.parametrize(
    "f", [rosenbrock, network, cubes, lambda x: (x.exp() / x.norm()).log().sum()]
)
def test_hvp_costs_at_most_four_gradients(f, operations):
    gradient = operations(lambda: func.grad(f)(X))
    assert gradient > 5
    assert operations(lambda: func.hvp(f)(X, V)) <= 4 * gradient
    assert operations(lambda: ag.functional.hvp(f, T(X), T(V))) <= 4 * gradient


# ---- linearize -----------------------------------------------------------------------------------


def test_linearize_calls_the_function_once():
    calls = []

    def f(x, y):
        calls.append(1)
        return {"a": x * y.sin(), "b": T([1.0])}

    x, y = T(X), T(2 * X)
    value, push = func.linearize(f, x, y)
    for seed in range(3):
        s, t = (T(np.random.default_rng(seed + i).normal(size=3)) for i in (0, 10))
        expected_value, expected = func.jvp(f, (x, y), (s, t))
        found = push(s, t)
        assert np.allclose(found["a"].numpy(), expected["a"].numpy(), rtol=1e-13)
        assert found["b"].tolist() == [0]
    assert value["a"].tolist() == expected_value["a"].tolist()
    assert len(calls) == 4, "one call to linearize, three of jvp"


def test_linearize_of_complex_functions_and_inside_of_other_transforms():
    z = np.array([0.3 + 0.4j, -1.0 + 2.0j])
    v = np.array([1.0 - 1j, 2.0 + 0.5j])
    _, push = func.linearize(lambda z: z * z.conj() * z, z)
    assert np.allclose(push(v), 2 * z * z.conj() * v + z * z * v.conj())
    f = lambda x: (x**3).sin()  # noqa: E731
    expected = func.jvp(lambda x: func.jvp(f, (x,), (T(V),))[1], (T(X),), (T(V),))[1].numpy()
    found = func.jvp(lambda x: func.linearize(f, x)[1](T(V)), (T(X),), (T(V),))[1]
    diagonal = func.grad(lambda x: (func.linearize(f, x)[1](T(V)) * T(V)).sum())(T(X))
    for each in (found, diagonal):
        assert np.allclose(each.numpy(), expected, rtol=1e-12)
    t = T(V, requires_grad=True)
    func.linearize(f, T(X))[1](t).sum().backward()
    assert np.allclose(t.grad.numpy(), 3 * X**2 * np.cos(X**3))


# ---- values with Jacobians -----------------------------------------------------------------------


@pytest.mark.parametrize("transform", [func.value_and_jacrev, func.value_and_jacfwd])
def test_values_with_jacobians(transform):
    value, jacobian = transform(lambda x, y: x * y, argnums=(0, 1))(X, V)
    assert np.array_equal(value, X * V)
    assert np.array_equal(jacobian[0], np.diag(V)) and np.array_equal(jacobian[1], np.diag(X))
    (value, aux), jacobian = transform(lambda x: (x * 2, "aux"), has_aux=True)(T(X))
    assert value.tolist() == (2 * X).tolist() and aux == "aux"
    assert jacobian.tolist() == (2 * np.eye(3)).tolist()


@pytest.mark.parametrize("size", [1, 2, 100])
def test_chunks_of_rows(size):
    whole = func.jacrev(pair)(X)
    found = func.jacrev(pair, chunk_size=size)(X)
    assert all(np.array_equal(found[key], whole[key]) for key in whole)


# ---- modules -------------------------------------------------------------------------------------


def test_functional_call_leaves_the_module_alone():
    layer = nn.Linear(2, 1)
    before = dict(layer.named_parameters())
    found = func.functional_call(layer, {"weight": T([[1.0, 2.0]])}, (T([3.0, 4.0]),))
    assert np.isclose(found.item(), 11 + layer.bias.item())
    with pytest.raises(RuntimeError):
        func.functional_call(layer, {"weight": T([[1.0, 2.0]])}, T([1.0, 2.0, 3.0]))
    assert all(p is before[name] for name, p in layer.named_parameters())
    model, x = nn.Sequential(nn.Linear(2, 3), nn.Tanh(), nn.Linear(3, 1)), ag.randn(4, 2)
    detached = {name: p.detach() for name, p in model.named_parameters()}
    slopes = func.grad(lambda p: func.functional_call(model, p, x).square().sum())(detached)
    model(x).square().sum().backward()
    for name, p in model.named_parameters():
        assert np.allclose(slopes[name].numpy(), p.grad.numpy(), rtol=1e-12)


class Tied(nn.Module):
    def __init__(self):
        super().__init__()
        self.first = nn.Linear(1, 1, bias=False)
        self.second = nn.Linear(1, 1, bias=False)
        self.second.weight = self.first.weight
        self.register_buffer("count", T(0.0))

    def forward(self, x, shift=0.0):
        self.count = self.count + 1
        return self.second(self.first(x)) + shift


def test_functional_call_with_tied_parameters_and_buffers():
    model = Tied()
    state = {"first.weight": T([[3.0]])}
    buffers = {"count": T(5.0)}
    found = func.functional_call(model, (state, buffers), T([1.0]), {"shift": 1.0})
    assert found.item() == 10
    assert buffers["count"].item() == 6 and model.count.item() == 0
    both = {"first.weight": T([[3.0]]), "second.weight": T([[2.0]])}
    assert func.functional_call(model, both, T([1.0]), tie_weights=False).item() == 6


@pytest.mark.parametrize(
    ("given", "flags", "error", "message"),
    [
        ({"first.weight": T([[1.0]]), "second.weight": T([[1.0]])}, {}, ValueError,
         r"\['first.weight', 'second.weight'\], which are tied"),
        (({"count": T(1.0)}, {"count": T(1.0)}), {}, ValueError, "in multiple dictionaries"),
        (3, {}, ValueError, "to be a dict"),
        ({"count": T(1.0), "x": T(1.0)}, {"strict": True}, RuntimeError,
         r"Unexpected key\(s\): 'x'.\n\tMissing key\(s\): 'first.weight', 'second.weight'"),
    ],
)  # fmt: skip
def test_functional_call_errors(given, flags, error, message):
    with pytest.raises(error, match=message):
        func.functional_call(Tied(), given, T([1.0]), **flags)


def test_stacked_modules():
    models = [nn.BatchNorm1d(3) for _ in range(2)]
    parameters, buffers = func.stack_module_state(models)
    assert parameters["weight"].shape == (2, 3) and parameters["weight"].is_leaf
    assert parameters["weight"].requires_grad and not buffers["running_mean"].requires_grad
    assert buffers["running_mean"].shape == (2, 3)
    models[0].eval()
    frozen = nn.Linear(1, 1).requires_grad_(False)
    for wrong, message in [
        (models, "same training/eval mode"), ([nn.Tanh(), nn.ReLU()], "same class"),
        ([], "at least one model"), ([nn.Linear(1, 1), frozen], "Expected weight of each model"),
    ]:  # fmt: skip
        with pytest.raises(RuntimeError, match=message):
            func.stack_module_state(wrong)


def test_functional_call_swaps_attributes_that_are_tensors() -> None:
    class Scaled(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.scale = ag.ones(2)

        def forward(self, x: ag.Tensor) -> ag.Tensor:
            return x * self.scale

    module = nn.Sequential(Scaled())
    state = {"0.scale": ag.full((2,), 3.0), "1.scale": ag.zeros(2), "0.more": ag.zeros(2)}
    assert func.functional_call(module, state, ag.ones(2)).tolist() == [3.0, 3.0]
    assert module[0].scale.tolist() == [1.0, 1.0] and not hasattr(module[0], "more")
