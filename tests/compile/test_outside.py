"""What a compiled function finds outside of its arguments, changed between calls."""

import copy
import random
from collections import deque
from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest

import autograd as ag
from autograd.compile.tracing.errors import TraceError

state = SimpleNamespace()


class Holder:
    weight = ag.ones(2)

    def __init__(self, value):
        self.value = value

    @property
    def last(self):
        return self.value[-1]

    @ag.compile
    def compiled(self, x):
        return x * self.value


class Derived(Holder):
    pass


class Slots:
    __slots__ = ("value",)


def helper(x):
    return x * state.function_value


def slots(value):
    thing = Slots()
    thing.value = value
    return thing


def assign(thing, value):
    thing.value = value


def with_value(value):
    thing = tensor(1.0, 2.0)
    thing.value = value
    return thing


def with_grad(grad):
    thing = tensor(1.0, 2.0)
    thing.grad = grad
    return thing


def tensor(*values):
    return ag.tensor(values)


def array():
    return np.ones(2)


def assign_item(items, value):
    items[0] = value


def put(x, index):
    y = x * 1
    y[index] = 9.0
    return y


# name: (what is there, what `f` computes of x and it, how it changes)
CASES = {
    "a number": (lambda: [2.0], lambda x, s: x * s[0], lambda s: assign_item(s, 3.0)),
    "a sign": (lambda: [0.0], lambda x, s: x.copysign(s[0]), lambda s: assign_item(s, -0.0)),
    "an item more": (lambda: [1.0], lambda x, s: x * sum(s), lambda s: s.append(4.0)),
    "a key more": (lambda: {"a": 1.0}, lambda x, s: x * len(s), lambda s: s.update(b=2.0)),
    "None": (
        lambda: [None],
        lambda x, s: x if s[0] is None else x * s[0],
        lambda s: assign_item(s, tensor(3.0, 4.0)),
    ),
    "an array": (lambda: [array()], lambda x, s: x * s[0], lambda s: assign_item(s, array() * 3)),
    "a view of an array": (
        lambda: [np.ones(3)],
        lambda x, s: x * s[0][1:],
        lambda s: assign_item(s, np.full(3, 5.0)),
    ),
    "what NumPy computes of an array": (
        lambda: [array()],
        lambda x, s: x * np.exp(s[0]),
        lambda s: s[0].fill(3.0),
    ),
    "a subscript": (lambda: np.array([0, 1]), lambda x, s: x[s], lambda s: s.fill(1)),
    "a subscript that is a tensor": (
        lambda: ag.tensor([0, 1]),
        lambda x, s: x[s],
        lambda s: s.fill_(1),
    ),
    "a subscript in a list": (lambda: [0, 1], lambda x, s: x[s], lambda s: assign_item(s, 1)),
    "a subscript that is written to": (lambda: np.array([0]), put, lambda s: s.fill(1)),
    "an array side by side": (array, lambda x, s: np.concatenate([s, x]), lambda s: s.fill(3.0)),
    "an array as a tensor": (array, lambda x, s: x * ag.from_numpy(s).exp(), lambda s: s.fill(3.0)),
    "a tensor repeated": (lambda: ag.ones(1), lambda x, s: x * s.expand(2), lambda s: s.fill_(3.0)),
    "an array repeated": (
        lambda: np.ones(1),
        lambda x, s: x * np.broadcast_to(s, 2),
        lambda s: s.fill(3.0),
    ),
    "an attribute": (lambda: Holder(2.0), lambda x, s: x * s.value, lambda s: assign(s, 3.0)),
    "an attribute in a slot": (
        lambda: slots(tensor(1.0, 2.0)),
        lambda x, s: x * s.value,
        lambda s: assign(s, tensor(5.0, 6.0)),
    ),
    "a property": (
        lambda: Holder([tensor(1.0, 2.0)]),
        lambda x, s: x * s.last,
        lambda s: s.value.append(tensor(5.0, 6.0)),
    ),
    "an argument's tensor": (
        lambda: Holder(tensor(1.0, 2.0)),
        lambda x, s: s.compiled(x),
        lambda s: assign(s, tensor(5.0, 6.0)),
    ),
    "an attribute that hides one of the class": (
        lambda: Holder(2.0),
        lambda x, s: x * s.weight,
        lambda s: setattr(s, "weight", 3.0),
    ),
    "an attribute of the class that hides one of its base": (
        lambda: Derived(2.0),
        lambda x, s: x * s.weight,
        lambda s: setattr(Derived, "weight", 3.0),
    ),
    "a method that hides one of a library": (
        ag.nn.Tanh,
        lambda x, s: s(x),
        lambda s: setattr(s, "forward", lambda x: x * 3),
    ),
    "an attribute by its name": (
        lambda: Holder(2.0),
        lambda x, s: x * sum(getattr(s, name) for name in ["value"]),
        lambda s: assign(s, 3.0),
    ),
    "an attribute of a tensor": (
        lambda: with_value(2.0),
        lambda x, s: x * s.value,
        lambda s: assign(s, 3.0),
    ),
    "a gradient": (
        lambda: with_grad(tensor(1.0, 2.0)),
        lambda x, s: x * s.grad,
        lambda s: setattr(s, "grad", tensor(5.0, 6.0)),
    ),
    "no gradient": (
        lambda: with_grad(None),
        lambda x, s: x if s.grad is None else x * s.grad,
        lambda s: setattr(s, "grad", tensor(5.0, 6.0)),
    ),
    "the data of a tensor": (
        lambda: tensor(1.0, 2.0),
        lambda x, s: x * s.data,
        lambda s: setattr(s, "data", tensor(5.0, 6.0)),
    ),
    "the array of a tensor": (
        lambda: tensor(1.0, 2.0),
        lambda x, s: x * s.numpy(),
        lambda s: setattr(s, "data", tensor(5.0, 6.0)),
    ),
    "a set": (lambda: {1.0}, lambda x, s: x * sum(s), lambda s: s.add(5.0)),
    "a deque": (
        lambda: deque([tensor(1.0, 2.0)]),
        lambda x, s: x * s[0],
        lambda s: assign_item(s, tensor(5.0, 6.0)),
    ),
    "bytes": (lambda: bytearray([1]), lambda x, s: x * s[0], lambda s: assign_item(s, 5)),
}  # fmt: skip


def same(found, expected):
    np.testing.assert_allclose(found.numpy(), expected.numpy(), atol=1e-12)


@pytest.mark.parametrize("name", CASES)
def test_what_changes_outside_is_seen(name):
    make, function, change = CASES[name]
    thing = make()
    compiled = ag.compile(lambda x: function(x, thing))
    x = tensor(1.0, 2.0)
    for _ in range(2):
        same(compiled(x), function(x, thing))
    change(thing)
    for _ in range(2):
        same(compiled(x), function(x, thing))
    assert compiled.cache_info().misses in (1, 2)


def of_default(x, *, items=[1.0]):  # noqa: B006
    return x * items[0]


WRAPPED = {
    "a default": (of_default, lambda: assign_item(of_default.__kwdefaults__["items"], 5.0)),
    "a partial": (
        partial(lambda holder, x: x * holder.value, holder := Holder(tensor(1.0, 2.0))),
        lambda: assign(holder, tensor(5.0, 6.0)),
    ),
}


@pytest.mark.parametrize("name", WRAPPED)
def test_what_a_function_holds_itself(name):
    function, change = WRAPPED[name]
    compiled = ag.compile(function)
    x = tensor(1.0, 2.0)
    same(compiled(x), function(x))
    change()
    same(compiled(x), function(x))


def test_a_function_of_the_module_that_is_defined_anew(monkeypatch):
    compiled = ag.compile(lambda x: helper(x) + state.function_value)
    state.function_value = 2.0
    x = tensor(1.0, 2.0)
    same(compiled(x), x * 2 + 2)
    monkeypatch.setitem(globals(), "helper", lambda x: x * 7)
    same(compiled(x), x * 7 + 2)


def test_an_attribute_of_a_class(monkeypatch):
    holder = Holder(0)
    compiled = ag.compile(lambda x: x * holder.weight)
    x = tensor(1.0, 2.0)
    same(compiled(x), x)
    monkeypatch.setattr(Holder, "weight", tensor(3.0, 4.0))
    same(compiled(x), x * Holder.weight)


@pytest.mark.parametrize(
    "change",
    [
        lambda model: model[1].train(),
        lambda model: model.__setitem__(2, ag.nn.Tanh()),
        lambda model: model.append(ag.nn.Sigmoid()),
        lambda model: model[0].register_forward_hook(lambda module, args, result: result * 2),
        lambda model: model[0].weight.requires_grad_(False),
        lambda model: setattr(model[0], "bias", None),
    ],
)
def test_modules_that_change(change):
    model = ag.nn.Sequential(ag.nn.Linear(2, 2), ag.nn.BatchNorm1d(2, track_running_stats=False))
    model.append(ag.nn.ReLU()).eval()
    for function, args in ((model, ()), (lambda model, x: model(x), (model,))):
        compiled = ag.compile(function)
        x = ag.arange(6.0).reshape(3, 2) - 2.5
        same(compiled(*args, x).detach(), model(x).detach())
    change(model)
    result = compiled(*args, x)
    same(result.detach(), model(x).detach())
    result.sum().backward()
    assert (model[0].weight.grad is None) is not model[0].weight.requires_grad


def test_what_code_does_not_name_may_change():
    holder = Holder(2.0)
    holder.log = []
    compiled = ag.compile(lambda x: x * holder.value)
    for i in range(3):
        compiled(ag.ones(2))
        holder.log.append(i)
        holder.steps = i
    assert compiled.cache_info().misses == 1


def keeps_in_attribute(x):
    state.hidden = x + state.hidden
    return state.hidden * 2


def keeps_in_dict(x):
    hidden = state.items.get("h")
    state.items["h"] = x if hidden is None else hidden + x
    return state.items["h"] * 2


@pytest.mark.parametrize("function", [keeps_in_attribute, keeps_in_dict])
def test_tensors_that_are_left_outside_are_refused(function):
    state.hidden, state.items = ag.zeros(2), {}
    with pytest.raises(TraceError, match="a tensor of the trace is left outside of the function"):
        ag.compile(function)(ag.ones(2))


@pytest.mark.parametrize(
    ("function", "argument"),
    [
        (lambda x, out: out.append(x * 2) or x, []),
        (lambda x, out: out.update(y=x * 2) or x, {}),
        (lambda x, out: out.pop() * x, [ag.ones(2)]),
    ],
)
def test_arguments_whose_items_change_are_refused(function, argument):
    with pytest.raises(TraceError, match="dict or list among the arguments are changed"):
        ag.compile(function)(ag.ones(2), argument)


class Noisy:
    def __init__(self):
        self.generator = np.random.Generator(np.random.Philox(1))

    def __call__(self, x):
        return x + self.generator.standard_normal(2)


def halves():
    generator = np.random.default_rng(1)
    return lambda x: x + float(generator.integers(9, dtype=np.uint32))


DRAWS = {
    "an attribute": Noisy,
    "half of a number": halves,
    "a default": lambda: lambda x, source=random.Random(1): x * source.random(),  # noqa: B008
}


@pytest.mark.parametrize("name", DRAWS)
def test_random_numbers_of_others_are_refused(name):
    function = DRAWS[name]()
    for _ in range(2):  # a generator may hold half of what it has drawn for the next time
        with pytest.raises(TraceError, match="random numbers are drawn from a generator"):
            ag.compile(function)(ag.ones(2))


def test_a_generator_among_the_arguments():
    with pytest.raises(TraceError, match="random numbers are drawn from a generator"):
        ag.compile(lambda x, source: x * source.random())(ag.ones(2), np.random.default_rng(1))


def by_order(**items):
    result = 0
    for value in items.values():
        result = result * 2 + value
    return result


SIGNATURES = {
    "the order of names": (by_order, [{"a": tensor(1.0), "b": tensor(5.0)}]),
    "the order of keys": (lambda d: by_order(**d), [{"d": {"a": tensor(1.0), "b": tensor(5.0)}}]),
    "a zero of NumPy": (lambda x, s: x.copysign(s), [{"x": tensor(1.0), "s": np.float64(0.0)}]),
    "a set": (lambda x, s: x * sum(s), [{"x": tensor(1), "s": frozenset([1])}]),
}
SIGNATURES["the order of names"][1].append({"b": tensor(5.0), "a": tensor(1.0)})
SIGNATURES["the order of keys"][1].append({"d": {"b": tensor(5.0), "a": tensor(1.0)}})
SIGNATURES["a zero of NumPy"][1].append({"x": tensor(1.0), "s": np.float64(-0.0)})
SIGNATURES["a set"][1].append({"x": tensor(1), "s": frozenset([1.0])})


@pytest.mark.parametrize("name", SIGNATURES)
def test_arguments_that_are_equal_but_not_the_same(name):
    function, calls = SIGNATURES[name]
    compiled = ag.compile(function)
    for call in calls:
        found, expected = compiled(**call), function(**call)
        assert (found.dtype, found.tolist()) == (expected.dtype, expected.tolist())


def in_inference_mode(x):
    return x * (2 if ag.is_inference_mode_enabled() else 3)


def test_what_is_set_for_the_process_is_seen():
    compiled, x = ag.compile(lambda x: x * ag.full((2,), 0.1)), ag.tensor([1, 2])
    default = ag.get_default_dtype()
    try:
        for dtype in (ag.float32, ag.float64):
            ag.set_default_dtype(dtype)
            assert compiled(x).tolist() == (x * ag.full((2,), 0.1)).tolist()
    finally:
        ag.set_default_dtype(default)
    compiled = ag.compile(in_inference_mode)
    for mode in (ag.no_grad(), ag.inference_mode()):
        with mode:
            assert compiled(x).tolist() == in_inference_mode(x).tolist()


def test_an_iterator_is_refused():
    batches = iter([1.0, 2.0])
    with pytest.raises(TraceError, match="an iterator is found outside, a list_iterator"):
        ag.compile(lambda x: x * next(batches))(ag.ones(2))


def test_gradients_that_nobody_asks_for_may_change():
    weight = with_grad(None)
    compiled = ag.compile(lambda x: ag.func.grad(lambda x: (x * weight).sum())(x))
    for _ in range(3):
        compiled(ag.ones(2))
        weight.grad = tensor(1.0, 1.0)
    assert compiled.cache_info().misses == 1


def test_an_array_that_numpy_writes_is_refused():
    log = np.zeros(2)

    def counts(x):
        log[0] += 1
        return x * 2

    with pytest.raises(TraceError, match="a captured tensor is written in place"):
        ag.compile(counts)(ag.ones(2))


def written_only(x):
    state.count.add_(1.0)
    return x * 2


def written_as_data(x):
    state.count.data += 1.0
    return x * state.count


def written_by_numpy(x):
    state.count.numpy()[0] += 1.0
    return x * state.count


def parameter_written(x):
    with ag.no_grad():
        state.layer.weight.mul_(0.5)
    return x * 2


def gradient_set(x):
    state.layer.weight.grad = None
    return state.layer(x)


@pytest.mark.parametrize(
    ("function", "phrase"),
    [
        (written_only, "a captured tensor is written in place"),
        (written_as_data, "a captured tensor is written in place"),
        (written_by_numpy, "a captured tensor is written in place"),
        (parameter_written, "a captured tensor is written in place"),
        (gradient_set, "the gradient of a tensor is set"),
    ],
)
def test_tensors_that_are_written_outside_are_refused(function, phrase):
    state.count, state.layer = ag.zeros(2), ag.nn.Linear(2, 2)
    state.layer.weight.grad = ag.ones(2, 2)
    with pytest.raises(TraceError, match=phrase):
        ag.compile(function)(ag.ones(2))


def sets_gradient(x):
    x.grad = None
    return x


@pytest.mark.parametrize(
    ("function", "phrase"),
    [
        (lambda x: x if x.grad is None else x - x.grad, "is asked for: .grad"),
        (sets_gradient, "the gradient of a tensor is set"),
        (lambda x: x * (2 if x.is_leaf else 3), "is asked for: .is_leaf"),
        (lambda x: (x * 2).retain_grad(), "is to be retained"),
    ],
)
def test_what_a_trace_does_not_know_of_its_tensors_is_refused(function, phrase):
    with pytest.raises(TraceError, match=phrase):
        ag.compile(function)(ag.ones(2, requires_grad=True))


def doubled(x):
    return x * 2


def test_copies_of_compiled_functions():
    weight = ag.ones(2)
    closure = ag.compile(lambda x: x * weight)
    for function in (ag.compile(doubled), closure):
        x = tensor(1.0, 2.0)
        expected = function(x).tolist()
        for copied in (copy.copy(function), copy.deepcopy(function)):
            assert copied(x).tolist() == expected
            assert copied.cache_info().misses == 1
