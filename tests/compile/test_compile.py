"""`autograd.compile`: what a compiled function gives, when it is compiled, and what it refuses."""

from __future__ import annotations

import cProfile
import gc
import re
import sys

import numpy as np
import pytest

import autograd as ag
from autograd.base.pytree import flatten
from autograd.compile import Compiled, TraceError
from autograd.compile.settings import Settings
from tests.support.in_threads import in_threads
from tests.support.seeding import RANDOM

BLOCKS = Settings(threads=2, block=64, least=1)


def normal(*shape, dtype=np.float64, requires_grad=False):
    return ag.tensor(RANDOM.standard_normal(shape).astype(dtype), requires_grad=requires_grad)


def gelu(x):
    return (0.5 * x * (1 + (0.79788456 * (x + 0.044715 * x**3)).tanh())).sum()


def layer_norm(x, weight, bias):
    centred = x - x.mean(-1, keepdim=True)
    variance = (centred * centred).mean(-1, keepdim=True)
    return ((centred / (variance + 1e-5).sqrt() * weight + bias) ** 2).sum()


def softmax_loss(x, target):
    e = (x - x.amax(-1, keepdim=True)).exp()
    return -((e / e.sum(-1, keepdim=True)).log() * target).sum(-1).mean()


def perceptron(parameters, x):
    for weight, bias in parameters[:-1]:
        x = (x @ weight + bias).relu()
    weight, bias = parameters[-1]
    return ((x @ weight + bias) ** 2).mean()


def close(got, expected, rtol=1e-12):
    leaves, form = flatten(got), flatten(expected)
    assert leaves[1] == form[1]
    for a, b in zip(leaves[0], form[0], strict=True):
        if isinstance(b, ag.Tensor):
            assert a.shape == b.shape
            assert a.dtype == b.dtype
            finite = b.detach().numpy()[np.isfinite(b.detach().numpy())]
            scale = abs(finite).max(initial=0.0)
            np.testing.assert_allclose(a.detach(), b.detach(), rtol=rtol, atol=rtol * scale)
        else:
            assert a == b


PROGRAMS = {
    "gelu": (gelu, lambda: (normal(7, 40),)),
    "layer_norm": (layer_norm, lambda: (normal(30, 16), normal(16), normal(16))),
    "softmax": (softmax_loss, lambda: (normal(30, 5), ag.tensor(np.eye(5)[np.arange(30) % 5]))),
    "outer": (lambda x, y: (x[:, None] * y).sin().sum(0).exp().sum(),
     lambda: (normal(90), normal(7))),
    "transposed": (lambda x, y: ((x.T * y).exp() * x.T).sum(), lambda: (normal(9, 20), normal(9))),
    "maxima": (lambda x: x.amax(0).sum() * x.amin(), lambda: (normal(70, 3),)),
    "batched": (lambda x, y: ((x @ y).tanh() ** 2).sum(), lambda: (normal(3, 20, 5), normal(5, 4))),
    "one row": (lambda x: (x * x.sum(-1, keepdim=True)).exp().sum(),
     lambda: (normal(1, 300) / 300,)),
    "empty": (lambda x: (x * 2).exp().sum(), lambda: (normal(0, 4),)),
    "number": (lambda x: (x * 2).exp(), lambda: (normal(),)),
    "nan": (lambda x: (x.exp() * x).sum(0).sum(),
     lambda: (ag.tensor([[np.nan, 1.0], [np.inf, 0.0]]),)),
}  # fmt: skip


@pytest.mark.parametrize("settings", [Settings(), BLOCKS, BLOCKS._replace(threads=1)])
@pytest.mark.parametrize("name", PROGRAMS)
def test_values_and_gradients_are_those_of_the_function(name, settings):
    function, make = PROGRAMS[name]
    args = make()
    argnums = tuple(i for i, x in enumerate(args))
    transformed = ag.func.value_and_grad(function, argnums)
    close(Compiled(transformed, settings)(*args), transformed(*args))

    leaves = [x.clone().requires_grad_() for x in args]
    compiled = Compiled(function, settings)
    loss = compiled(*leaves)
    expected = function(*leaves)
    close(loss, expected)
    close(ag.grad(loss, leaves), ag.grad(expected, leaves))
    loss = compiled(*leaves)  # for a gradient other than 1
    close(ag.grad(3 * loss, leaves), ag.grad(3 * function(*leaves), leaves))


@pytest.mark.parametrize("threads", [1, 2, 4])
def test_the_number_of_threads_changes_no_bit(threads):
    args = [normal(*shape, dtype=np.float32) for shape in ((64, 32), (32,), (32,))]
    function = ag.func.value_and_grad(layer_norm, (0, 1, 2))
    one, many = (Compiled(function, BLOCKS._replace(threads=n)) for n in (1, threads))
    close(many(*args), one(*args), rtol=0)


def test_arrays_that_are_not_contiguous():
    x = ag.tensor(RANDOM.standard_normal((40, 60)))
    for view in (x.T, x[::2, ::3], x[:, :1].expand(40, 60), x.flip(0)):
        close(Compiled(gelu, BLOCKS)(view), gelu(view))


def test_backward_goes_on_beyond_the_function():
    x = normal(50, requires_grad=True)
    weight = normal(50, requires_grad=True)
    compiled = Compiled(lambda x: (x * x).exp() / 100, BLOCKS)
    (weight * compiled(x.sin())).sum().backward()
    got = x.grad, weight.grad
    x.grad = weight.grad = None
    (weight * ((x.sin() ** 2).exp() / 100)).sum().backward()
    close(got, (x.grad, weight.grad))


def test_scaled_losses_in_half_precision_and_second_derivatives():
    x = normal(8, dtype=np.float16, requires_grad=True)
    compiled = ag.compile(lambda x: (x * 1e-5 * 1e-4).sum())
    (slope,) = ag.grad(compiled(x) * 4096, x)
    assert abs(slope).min() > 1e-6
    x = normal(6, requires_grad=True)
    compiled = ag.compile(lambda x: (x**3).sum())
    (slope,) = ag.grad(compiled(x), x, create_graph=True)
    close(ag.grad(slope.sum(), x), (6 * x,))


def test_several_outputs_some_unused():
    x = normal(20, requires_grad=True)
    compiled = ag.compile(lambda x: {"a": x.sin(), "b": (x.cos(), x.detach() * 2)})
    out = compiled(x)
    assert out["a"].requires_grad
    assert not out["b"][1].requires_grad
    close(ag.grad(out["b"][0].sum(), x), (-x.sin(),))
    with pytest.raises(RuntimeError, match="second time"):
        ag.grad(out["a"].sum(), x)


@pytest.mark.parametrize("transform", [
    ag.func.grad,
    ag.func.hessian,
    ag.func.jacrev,
    ag.func.jacfwd,
    lambda f: lambda x: ag.func.vjp(f, x)[1](ag.ones(())),
    lambda f: lambda x: ag.func.jvp(f, (x,), (x,)),
    lambda f: ag.func.grad(lambda x: ag.func.grad(f)(x).sin().sum()),
])  # fmt: skip
def test_transforms_inside_and_outside(transform):
    x = normal(5)
    expected = transform(gelu)(x)
    close(ag.compile(transform(gelu))(x), expected, rtol=1e-11)
    close(transform(ag.compile(gelu))(x), expected, rtol=1e-11)


def test_arguments_of_all_sorts():
    def f(data, k, *, name, flag=False):
        total = data["x"] * k + data["y"][0]
        return {"total": total, "name": name, "same": data["x"], "pair": (total, 1)}

    x = ag.ones(3)
    compiled = ag.compile(f)
    args = ({"x": x, "y": [np.ones(3)]}, 2)
    got = compiled(*args, name="a")
    close(got, f(*args, name="a"))
    assert got["same"] is x
    assert got["pair"][0] is got["total"]
    compiled(*args, name="b")
    compiled({"x": x, "y": [np.ones(3)]}, 2.0, name="b")
    compiled(*args, name="b")
    assert compiled.cache_info() == (1, 3, 3)
    with pytest.raises(TypeError, match="an argument of type set is neither an array nor hashable"):
        compiled({1, 2}, 2, name="b")


def test_results_are_the_callers_own():
    x = ag.ones(100)
    compiled = Compiled(
        lambda x: (x.reshape(10, 10), x * 2, (x + 1).exp().sum(0).expand(3)), BLOCKS
    )
    first = compiled(x)
    kept = [y.clone() for y in first]
    compiled(x * 5)
    close(list(first), kept)
    for y in first:
        y.mul_(0)
    assert float(x.sum()) == 100


def test_memory_of_results_is_used_again_when_nobody_has_them():
    x = ag.ones(1000)
    compiled = Compiled(lambda x: (x * 2).exp(), BLOCKS)
    place = compiled(x).data_ptr()
    gc.collect()
    kept = compiled(x)
    assert kept.data_ptr() == place
    assert compiled(x).data_ptr() != place


def test_several_threads_call_one_program():
    compiled = Compiled(ag.func.value_and_grad(gelu), BLOCKS)
    inputs = [normal(500) for _ in range(4)]
    expected = [ag.func.value_and_grad(gelu)(x) for x in inputs]
    compiled(inputs[0])

    def work(i):
        for _ in range(20):
            close(compiled(inputs[i]), expected[i])

    in_threads(4, work)


def test_in_place_operations_on_what_the_function_made():
    def f(x):
        y = x * 2
        z = y.exp()
        y += 1
        y *= z
        y.relu_().clamp_(0, 3)
        z.sin_()
        z -= y.detach() * 2
        return (y * z).sum()

    x = normal(40, requires_grad=True)
    compiled = Compiled(f, BLOCKS)(x)
    close(compiled, f(x))
    y = 2 * x
    z = y.exp()
    expected = ((y + 1) * z).relu().clamp(0, 3)
    expected = (expected * (z.sin() - expected.detach() * 2)).sum()
    close(ag.grad(compiled, x), ag.grad(expected, x))


# ---- what is captured ----------------------------------------------------------------------------

scale = ag.tensor([1.0, 2.0])


def scaled(x):
    return x * scale


def test_captured_tensors_are_inputs():
    weight = normal(3, requires_grad=True)
    compiled = ag.compile(lambda x: (x * weight).sum())
    x = normal(3)
    compiled(x).backward()
    close(weight.grad, x)
    with ag.no_grad():
        weight.mul_(2)
    close(compiled(x), (x * weight).sum())
    assert compiled.cache_info().misses == 1


class Model:
    def __init__(self):
        self.layers = [ag.ones(2)]

    def __call__(self, x):
        return x * self.layers[0]


def test_a_captured_name_or_attribute_that_is_bound_anew(monkeypatch):
    compiled = ag.compile(scaled)
    x = ag.ones(2)
    close(compiled(x), x * scale)
    monkeypatch.setitem(globals(), "scale", ag.tensor([5.0, 6.0]))
    close(compiled(x), ag.tensor([5.0, 6.0]))
    assert compiled.cache_info() == (0, 2, 1)
    model = Model()
    compiled = ag.compile(model)
    compiled(ag.ones(2))
    model.layers[0] = ag.zeros(2)
    close(compiled(ag.ones(2)), ag.zeros(2))


def test_captured_tensors_that_change_their_nature():
    weight = ag.ones(3)
    compiled = ag.compile(lambda x: (x * weight).sum())
    x = ag.ones(3)
    assert not compiled(x).requires_grad
    weight.requires_grad_()
    compiled(x).backward()
    close(weight.grad, x)
    weight.requires_grad_(False)
    weight.data = ag.ones(2, 3)
    close(compiled(x), ag.tensor(6.0))


def test_a_module_in_training():
    model = ag.nn.Sequential(ag.nn.Linear(4, 8), ag.nn.ReLU(), ag.nn.Linear(8, 1))
    compiled = ag.compile(lambda x: (model(x) ** 2).mean())
    step = ag.optim.SGD(model.parameters(), lr=0.1)
    x = normal(16, 4, dtype=np.float32)
    losses = []
    for _ in range(5):
        step.zero_grad()
        loss = compiled(x)
        close(loss, (model(x) ** 2).mean(), rtol=1e-5)
        loss.backward()
        step.step()
        losses.append(loss.item())
    assert losses[-1] < losses[0]
    assert compiled.cache_info().misses == 1


def test_inputs_that_are_written_before_the_backward():
    x = normal(3, requires_grad=True)
    y = x * 1
    out = ag.compile(lambda y: y.sin())(y)
    y.mul_(2)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        out.sum().backward()


def write_argument(y, capture, items):
    y.add_(1.0)


def bind_captured(y, capture, items):
    capture["w"] = ag.full((2,), 5.0)


def write_captured(y, capture, items):
    capture["w"].mul_(2.0)


def change_number(y, capture, items):
    capture["k"] = 7.0


@pytest.mark.parametrize("change", [write_argument, bind_captured, write_captured, change_number])
def test_recorded_gradients_after_a_change_are_refused(change):
    capture = {"w": ag.ones(2), "k": 2.0}
    x, y = ag.tensor([1.0, 2.0], requires_grad=True), ag.ones(2)
    loss = ag.compile(lambda x, y, items: (x**3 * y * capture["w"] * capture["k"] * items[0]).sum())
    items = [1.0]
    result = loss(x, y, items)
    items[0] = 9.0  # the list of a call is read once
    (slope,) = ag.autograd.grad(result, x, create_graph=True)
    assert slope.tolist() == [6.0, 24.0]
    items[0] = 1.0
    result = loss(x, y, items)
    change(y, capture, items)
    with pytest.raises(RuntimeError, match=r"modified by an inplace operation|has changed since"):
        ag.autograd.grad(result, x, create_graph=True)


def test_a_profiler_stays_on():
    profile = cProfile.Profile()
    profile.runcall(ag.compile(gelu), normal(3))
    assert sys.getprofile() is None


def test_constants_made_inside():
    x = ag.ones(3)
    compiled = ag.compile(
        lambda x: x * (ag.tensor([1.0, 2.0, 3.0]) / 2) + ag.zeros_like(x) + ag.arange(3)
    )
    close(compiled(x), ag.tensor([0.5, 2.0, 3.5]))


# ---- what is refused -----------------------------------------------------------------------------

outside = ag.ones(3)


def written(x):
    x += 1
    return x


@pytest.mark.parametrize(("function", "phrase"), [
    (lambda x: x if x.sum() > 0 else -x, "a branch or loop depends on the value of a tensor"),
    (lambda x: x * x.sum().item(), r"asked for: \.item\(\)"),
    (lambda x: np.asarray(x), r"asked for: np\.asarray\(\)"),
    (written, "an input or a captured tensor is written in place"),
    (lambda x: x.__setitem__(0, 1), "written in place"),
    (lambda x: x * ag.rand(3), "random numbers are drawn"),
    (lambda x: x * (outside * 2), "computed from captured tensors alone"),
    (lambda x: x if outside.sum() > 0 else -x, "the value of a captured tensor is asked for"),
    (lambda x: x[x > 0], "the shape of what a mask picks depends on values"),
])  # fmt: skip
def test_what_cannot_be_traced_is_refused_at_its_line(function, phrase):
    with pytest.raises(TraceError, match=phrase) as caught:
        ag.compile(function)(ag.ones(3))
    found = re.search(r"\(at (.*):(\d+)\)\. .+", str(caught.value))
    assert found is not None and found[1] == __file__
    assert int(found[2]) in {line for *_, line in function.__code__.co_lines()}


def test_a_tensor_that_leaves_the_trace_is_refused():
    kept = []
    with pytest.raises(TraceError, match="is left outside of the function"):
        ag.compile(lambda x: kept.append(x) or x * 2)(ag.ones(3))
    with pytest.raises(TraceError, match="a trace that has ended"):
        kept[0] * 2


@pytest.mark.parametrize(("function", "args", "error", "message"), [
    (lambda x, y: x + y, (ag.ones(3), ag.ones(4)), RuntimeError, "size of tensor a"),
    (lambda x: {}["missing"], (ag.ones(3),), KeyError, "missing"),
    (lambda x: (x * 2).add_(ag.ones(2, 3)), (ag.ones(3),), RuntimeError,
        "doesn't match the broadcast shape"),
    (lambda x: (x * 2).mul_(0.5), (ag.arange(3),), RuntimeError,
        "can't be cast to the desired output type Long"),
])  # fmt: skip
def test_errors_of_the_function_are_its_own(function, args, error, message):
    with pytest.raises(error, match=message):
        ag.compile(function)(*args)


@pytest.mark.parametrize("options", [{"threads": 0}, {"block": 1.5}])
def test_options_are_checked(options):
    with pytest.raises(ValueError, match="must be a positive int"):
        ag.compile(gelu, **options)


# ---- what is told --------------------------------------------------------------------------------


def test_decorators():
    @ag.compile
    def f(x):
        """Twice."""
        return x * 2

    @ag.compile(threads=1, block=1 << 15)
    def g(x):
        return x * 2

    assert f.__name__ == "f"
    assert f.__doc__ == "Twice."
    close(f(ag.ones(2)), g(ag.ones(2)))

    class Model:
        @ag.compile
        def forward(self, x):
            return x * 3

    close(Model().forward(ag.ones(2)), 3 * ag.ones(2))


def test_source_and_explain():
    x = normal(200_000)
    compiled = ag.compile(ag.func.value_and_grad(gelu), threads=2, backend="numpy")
    text = compiled.source(x)
    compile(text, "text", "exec")
    assert text.count("def group") == 1
    assert "# group0: multiply, add, tanh, dot, subtract" in text
    table = compiled.explain(x)
    assert re.search(r"group0 +200000 +2 +2 +\d+ +2 \(\d+\)", table)
    assert compiled.cache_info() == (1, 1, 1)
    compiled.cache_clear()
    assert compiled.cache_info() == (0, 0, 0)


def test_one_block_needs_no_loop():
    x = normal(300, 100)
    compiled = ag.compile(
        ag.func.value_and_grad(lambda x: (x.tanh() * x.sum(0)).sum()), backend="numpy"
    )
    assert "def group" not in compiled.source(x)
    close(compiled(x), ag.compile(compiled._function, block=1000)(x))
    first, again = compiled(x), compiled(2 * x)
    close(first, compiled(x))
    assert not np.may_share_memory(first[1].numpy(), again[1].numpy())


def test_the_log(monkeypatch, capsys):
    compiled = ag.compile(scaled)
    compiled(ag.ones(2))
    assert not capsys.readouterr().err
    monkeypatch.setenv("AUTOGRAD_LOG", "compile")
    compiled(ag.ones(1))
    assert "autograd.compile: scaled in" in (said := capsys.readouterr().err)
    assert "a new signature, beside 1" in said
    monkeypatch.setitem(globals(), "scale", ag.ones(2))
    compiled(ag.ones(2))
    assert "a tensor or value that it found outside was replaced" in capsys.readouterr().err


def test_a_large_program():
    def f(x):
        for i in range(1000):
            x = (x * (1 + i / 1000)).sin()
        return x

    x = normal(3)
    close(ag.compile(f)(x), f(x), rtol=1e-9)
