"""Subclasses of Tensor and Parameter, and ``__torch_function__``, as in PyTorch."""

from __future__ import annotations

import copy
import pickle

import pytest

from tests.pytorch.names.test_helper_names import module_of

RESULTS = {
    "item": (lambda th, x: x[0], "Own"),
    "operator": (lambda th, x: 2 - x, "Own"),
    "function": (lambda th, x: th.nn.functional.linear(x, th.ones(4, 3)), "Own"),
    "view": (lambda th, x: x.view(6), "Own"),
    "list": (lambda th, x: th.cat([x, th.ones(2, 3)]), "Own"),
    "tuple": (lambda th, x: x.max(0).values, "Own"),
    "in place": (lambda th, x: x.add_(1), "Own"),
    "dtype": (lambda th, x: x.double(), "Own"),
    "detached": (lambda th, x: x.detach(), "Own"),
    "data": (lambda th, x: x.data, "Own"),
    "new": (lambda th, x: x.new_tensor([1.0]), "Own"),
    "module": (lambda th, x: th.nn.Linear(3, 2)(x), "Own"),
    "plain": (lambda th, x: x.as_subclass(th.Tensor), "Tensor"),
    "number": (lambda th, x: x.sum().item(), "float"),
}


@pytest.mark.parametrize("case", RESULTS)
def test_results_are_of_the_subclass(th, case):
    own = type("Own", (th.Tensor,), {})
    call, wanted = RESULTS[case]
    x = th.ones(2, 3).as_subclass(own)
    assert type(call(th, x)).__name__ == wanted


def test_subclasses_have_gradients(th):
    own = type("Own", (th.Tensor,), {})
    leaf = th.ones(2, requires_grad=True)
    (leaf.as_subclass(own) * 3).sum().backward()
    assert leaf.grad.tolist() == [3, 3]
    made = th.Tensor._make_subclass(own, th.ones(2), True)
    (made * made).sum().backward()
    assert type(made) is own and made.is_leaf and made.grad.tolist() == [2, 2]


@pytest.mark.parametrize("name", ["jacobian", "hessian", "vjp", "vhp", "hvp"])
def test_transforms_call_functions_with_the_subclass(th, name):
    class Own(th.Tensor):
        def energy(self):
            return (self**3).sum()

    v = (th.ones(2),) if name in ("vhp", "hvp") else ()
    found = getattr(th.autograd.functional, name)(Own.energy, th.ones(2).as_subclass(Own), *v)
    flat = found if isinstance(found, th.Tensor) else found[0]
    wanted = {"jacobian": [3, 3], "hessian": [[6, 0], [0, 6]]}.get(name, 2)
    assert flat.tolist() == wanted


def test_what_the_new_of_a_subclass_makes_stays(th):
    class Named(th.Tensor):
        def __new__(cls, values, *, label):
            made = th.Tensor._make_subclass(cls, values, values.requires_grad)
            made.label = label
            return made

    values = th.ones(2, dtype=th.float64, requires_grad=True)
    made = Named(values, label="x")
    assert type(made) is Named and made.label == "x" and made.requires_grad
    assert made.dtype == th.float64
    with th.no_grad():
        made[0] = 3
    assert values.tolist() == [3, 1]


def test_results_of_a_class_without_torch_function_are_plain(th):
    disabled = module_of(th, "torch._C")._disabled_torch_function_impl
    own = type("Own", (th.Tensor,), {"__torch_function__": disabled})
    x = th.ones(2, requires_grad=True).as_subclass(own)
    assert type(x) is own and type(2 * x) is type(x.exp()) is th.Tensor and (2 * x).requires_grad


def test_a_class_sees_calls_of_operations(th):
    seen = []

    class Logged(th.Tensor):
        @classmethod
        def __torch_function__(cls, func, types, args=(), kwargs=None):
            seen.append((func.__name__, len(args), kwargs or {}))
            return super().__torch_function__(func, types, args, kwargs or {})

    x = th.ones(2).as_subclass(Logged)
    seen.clear()
    assert type(th.add(th.ones(2), x, alpha=2)) is Logged
    assert type(x.sum(0)) is Logged
    assert seen == [("add", 2, {"alpha": 2}), ("sum", 2, {})]


def test_objects_that_are_no_tensors(th):
    class Scaled:
        def __init__(self, n, value):
            self.n, self.value = n, value

        @classmethod
        def __torch_function__(cls, func, types, args=(), kwargs=None):
            known = {th.mean: lambda x: x.value / x.n, th.add: lambda a, b: "added"}
            return known[func](*args) if func in known else NotImplemented

    x = Scaled(5, 10.0)
    assert th.mean(x) == 2
    assert th.add(x, th.ones(2)) == th.add(th.ones(2), x) == "added"
    with pytest.raises(TypeError, match="all __torch_function__ handlers returned NotImplemented"):
        th.mul(x, 2)


CALLS_OF_OTHERS = {
    "composite": lambda th, x: th.logdet(x),
    "solver": lambda th, x: th.linalg.solve(x, th.eye(2)),
    "loss": lambda th, x: th.nn.functional.cross_entropy(th.eye(2), x),
    "list": lambda th, x: th.cat([th.eye(2), x]),
    "composite of a list": lambda th, x: th.hstack((x, th.eye(2))),
    "by name": lambda th, x: th.linalg.solve(th.eye(2), B=x),
    "alone in a list": lambda th, x: th.meshgrid(x),
    "composite overload": lambda th, x: th.split(x, 2),
    "overload by name": lambda th, x: th.max(x, dim=0),
}


@pytest.mark.parametrize("case", CALLS_OF_OTHERS)
def test_all_functions_ask_objects_that_are_no_tensors(th, case):
    class Own:
        @classmethod
        def __torch_function__(cls, func, types, args=(), kwargs=None):
            return func, types

    function, types = CALLS_OF_OTHERS[case](th, Own())
    assert types in ((Own,), (Own, th.Tensor), (th.Tensor, Own))
    shown = [th.logdet, th.linalg.solve, th.nn.functional.cross_entropy, th.cat, th.hstack]
    assert any(function is each for each in (*shown, th.meshgrid, th.split, th.max))


def test_the_class_gets_what_the_call_says(th):
    class Own:
        @classmethod
        def __torch_function__(cls, func, types, args=(), kwargs=None):
            return func.__name__, args[1:], kwargs or {}

    x = Own()
    assert th.nn.functional.mse_loss(x, 1)[:2] == ("mse_loss", (1,))
    assert th.split(x, 2, 1)[0] == "split"
    assert th.nn.functional.binary_cross_entropy(x, 1)[:2] == ("binary_cross_entropy", (1,))
    assert th.tensordot(x, x, 1)[0] == "tensordot"


def test_transforms_go_through_composites(th):
    x = th.ones(2, 3)
    assert th.func.vmap(th.atleast_2d)(x).shape == (2, 1, 3)
    assert type(th.func.vmap(lambda a: th.hstack((a, 2 * a)))(x)) is th.Tensor


def test_functions_are_themselves(th):
    f = th.nn.functional
    layer = th.nn.TransformerEncoderLayer(8, 2, activation="gelu")
    assert layer.activation is f.gelu and f.gelu.__name__ == "gelu"
    assert pickle.loads(pickle.dumps(f.mse_loss)) is f.mse_loss


def test_subclasses_of_parameter(th):
    class Frozen(th.nn.Parameter):
        def __new__(cls, data, note=None):
            made = super().__new__(cls, data, requires_grad=False)
            made.note = note
            return made

    class Named(th.nn.Parameter):
        def __new__(cls, data=None, requires_grad=True, name=None):
            made = th.Tensor._make_subclass(cls, data, requires_grad)
            made.name_of_it = name
            return made

    net = th.nn.Linear(2, 2)
    net.weight = Named(th.ones(2, 2), name="w")
    net.frozen = Frozen(th.ones(1), note="n")
    assert [type(p).__name__ for p in net.parameters()][::2] == ["Named", "Frozen"]
    assert net.weight.name_of_it == "w" and net.frozen.note == "n"
    assert not isinstance(net.bias, Named) and isinstance(net.weight, th.nn.Parameter)
    out = net(th.ones(1, 2))
    assert type(out) is th.Tensor
    own = type("Own", (th.Tensor,), {})
    assert type(net(th.ones(1, 2).as_subclass(own))) is own
    out.sum().backward()
    th.optim.SGD(net.parameters(), lr=0.5).step()
    assert net.weight.tolist() == [[0.5, 0.5]] * 2
    assert type(net.double().weight) is Named
    kept = th.nn.Parameter(th.ones(1).as_subclass(own))
    assert type(kept) is own and isinstance(kept, th.nn.Parameter) and kept.requires_grad


def test_copies_of_subclasses_of_parameter(th):
    own = type("Own", (th.nn.Parameter,), {})
    copied = copy.deepcopy(own(th.ones(1)))
    assert type(copied) is own and isinstance(copied, th.nn.Parameter)


def test_parameters_of_a_subclass(th):
    """They keep its class; a copy is made without the arguments of its `__new__`."""

    class Own(th.Tensor):
        def __new__(cls, data):
            return th.Tensor._make_subclass(cls, data)

        def new_empty(self, shape):
            return type(self)(th.empty(shape))

    net = th.nn.Linear(2, 1)
    net.weight = p = th.nn.Parameter(Own(th.ones(1, 2)))
    assert type(p) is Own and isinstance(p, th.nn.Parameter) and p.is_leaf and p.requires_grad
    for kept in (p, copy.deepcopy(p), copy.deepcopy(net).weight):
        assert type(kept) is Own and isinstance(kept, th.nn.Parameter) and kept.requires_grad
        assert type(kept * 2) is Own
    assert type(copy.deepcopy(Own(th.ones(2)))) is Own
    net(th.ones(1, 2)).sum().backward()
    assert net.weight.grad.tolist() == [[1.0, 1.0]]
    assert type(th.nn.Parameter(p)) is Own and type(th.nn.Parameter(net.bias)) is not Own


def test_functions_that_ask_by_themselves(th):
    overrides = th.overrides

    class Other:
        @classmethod
        def __torch_function__(cls, func, types, args=(), kwargs=None):
            return func.__name__, types

    def double(x):
        if overrides.has_torch_function((x,)):
            return overrides.handle_torch_function(double, (x,), x)
        return x * 2

    assert double(th.ones(1)).item() == 2
    assert double(Other()) == ("double", (Other,))
    assert overrides.is_tensor_like(Other()) and not overrides.is_tensor_like(3)
    assert not overrides.has_torch_function((th.nn.Parameter(th.ones(1)), 3))
    assert overrides.has_torch_function_unary(Other())
    triple = overrides.wrap_torch_function(lambda x, y=1: (x,))(lambda x, y=1: x * 3 * y)
    assert triple(2, y=2) == 12 and triple(Other())[1] == (Other,)
