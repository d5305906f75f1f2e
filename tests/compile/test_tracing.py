"""How programs are made: what is remembered, observed and put off meanwhile; and who calls them."""

from __future__ import annotations

import cProfile
import gc
import re
import sys
from unittest import mock

import numpy as np
import pytest

import autograd as ag
import autograd.compile.tracing.trace as tracing
from autograd.base.locks import collector_off
from autograd.compile import Compiled, TraceError
from autograd.compile.settings import Settings
from autograd.utils.checkpoint import checkpoint
from tests.support.in_threads import in_threads

BLOCKS = Settings(threads=2, block=8, least=1)
X = ag.tensor([0.5, -1.0, 2.0])


def count(function, *args):
    """How many rows were run on stand-ins while `function` was traced."""
    trace = tracing.Trace()
    kept = [trace.input(x.shape, x.dtype, True) for x in args]
    with mock.patch.object(tracing, "infer", wraps=tracing.infer) as spy:
        function(*kept)
    return spy.call_count


# ---- what is remembered --------------------------------------------------------------------------


def test_rows_are_inferred_once():
    def repeated(x):
        for i in range(10):
            x = (x * (i + 0.5)).sin()
        return x

    assert count(repeated, X) == 2


@pytest.mark.parametrize(("function", "times"), [
    (lambda x: (x.sum(0), x.sum(0, True)), 2),
    (lambda x: (x.clamp(min=0.0), x.clamp(min=-0.0), x.clamp(min=0)), 3),
    (lambda x: (x[0:2], x[0:1], x[0:2]), 2),
    (lambda x: (x * 2, x.detach() * 2), 3),
    (lambda x: (x.to(ag.float32), x.to(ag.int64)), 2),
])  # fmt: skip
def test_what_tells_calls_apart(function, times):
    assert count(function, X) == times


def test_subscripts_with_arrays_are_inferred_each_time():
    assert count(lambda x: (x[np.array([0, 2])], x[np.array([0, 1])]), X) == 2
    index = ag.tensor([2, 0])
    compiled = Compiled(lambda x, i: (x[i] * x[i + 0]).sum(), BLOCKS)
    np.testing.assert_array_equal(compiled(X, index), (X[index] ** 2).sum())
    np.testing.assert_array_equal(compiled(X, index - 1), (X[index - 1] ** 2).sum())
    compiled = Compiled(lambda x, i: ag.func.vjp(lambda x: x[i], x)[1](ag.ones(2))[0], BLOCKS)
    np.testing.assert_array_equal(compiled(X, ag.tensor([2, 2])), [0, 0, 2])


def test_matrices_of_integers():
    x = ag.tensor([[2, 1], [1, 1]])
    assert ag.compile(ag.linalg.inv)(x).tolist() == [[1.0, -1.0], [-1.0, 2.0]]


def test_known_numbers_can_be_asked_for():
    def function(x):
        return x * (ag.ones_like(x.sum()) * 3).item()

    np.testing.assert_array_equal(Compiled(function, BLOCKS)(X), X * 3)
    with pytest.raises(TraceError, match=r"asked for: \.item\(\)"):
        Compiled(lambda x: x * x.sum().item(), BLOCKS)(X)


# ---- what is put off -----------------------------------------------------------------------------


def test_garbage_is_collected_again_afterwards():
    seen = []

    def function(x):
        seen.append(gc.isenabled())
        if len(seen) == 2:
            raise KeyError("mine")
        return x * 2

    compiled = ag.compile(function)
    compiled(X)
    with pytest.raises(KeyError, match="mine"):
        compiled(ag.ones(2))
    assert seen == [False, False]
    assert gc.isenabled()
    with collector_off:
        compiled(ag.ones(1))
        assert not gc.isenabled()
    assert gc.isenabled()


def test_a_collector_that_was_off_stays_off():
    gc.disable()
    try:
        ag.compile(lambda x: x * 2)(X)
        assert not gc.isenabled()
    finally:
        gc.enable()


# ---- what is observed ----------------------------------------------------------------------------

OUTSIDE = ag.ones(3)


def test_captured_tensors_are_watched_between_traced_operations():
    def function(x):
        y = ag.func.grad(lambda x: (x * x).sum())(x)
        return y if OUTSIDE.sum() > 0 else -y

    with pytest.raises(TraceError, match="the value of a captured tensor is asked for"):
        ag.compile(function)(X)


def test_watching_ends_with_the_trace_and_with_errors():
    calls = []
    ag.compile(lambda x: calls.append(sys.getprofile()) or x * 2)(X)
    with pytest.raises(ZeroDivisionError):
        ag.compile(lambda x: x * (1 // 0))(X)
    assert sys.getprofile() is None
    assert float((OUTSIDE * 2).sum()) == 6


def test_a_profiler_is_left_alone():
    profile = cProfile.Profile()
    profile.enable()
    try:
        ag.compile(lambda x: x.sin() * 2)(X)
        assert profile is sys.getprofile() or sys.version_info >= (3, 12)
    finally:
        profile.disable()
    assert sys.getprofile() is None


def test_threads_watch_their_own_traces():
    """One compiles something that is refused, the others something that is not."""

    def work(i):
        for _ in range(10):
            if i:
                right = lambda x: x * (ag.tensor([1.0, 2.0, 3.0]) * 2) + OUTSIDE  # noqa: E731
                np.testing.assert_array_equal(ag.compile(right)(X), right(X))
            else:
                with pytest.raises(TraceError):
                    ag.compile(lambda x: x * (OUTSIDE * 2))(X)

    in_threads(3, work)


# ---- who calls -----------------------------------------------------------------------------------


def test_one_function_is_compiled_in_several_threads_at_once():
    compiled = Compiled(ag.func.value_and_grad(lambda x: (x * x).exp().sum(-1).sin().sum()), BLOCKS)
    inputs = [ag.full((3, size), 0.25) for size in range(1, 9)]
    expected = [compiled._function(x) for x in inputs]

    def work(_):
        for _ in range(5):
            for x, y in zip(inputs, expected, strict=True):
                assert all(np.allclose(a, b) for a, b in zip(compiled(x), y, strict=True)), x.shape

    in_threads(4, work)


def test_a_compiled_function_that_calls_itself():
    @ag.compile
    def halved(x, times):
        return x if times == 0 else halved(x * 0.5, times - 1).sin()

    def plain(x, times):
        return x if times == 0 else plain(x * 0.5, times - 1).sin()

    np.testing.assert_allclose(halved(X, 3), plain(X, 3), rtol=1e-12)
    x = X.clone().requires_grad_()
    halved(x, 3).sum().backward()
    (slope,) = ag.grad(plain(x, 3).sum(), x)
    np.testing.assert_allclose(x.grad, slope, rtol=1e-12)


def test_a_call_that_fails_spoils_no_later_one():
    compiled = Compiled(lambda x, i: (x.exp() * 2)[i].sin(), BLOCKS)
    places = ag.tensor([0, 2])
    expected = compiled(X, places).clone()
    with pytest.raises(IndexError):
        compiled(X, ag.tensor([0, 7]))
    np.testing.assert_array_equal(compiled(X, places), expected)


def test_results_that_are_held_keep_their_memory():
    compiled = Compiled(lambda x: (x.exp() + 1, (x * 2).sin().sum(-1)), BLOCKS)
    rows = [ag.full((20, 3), float(i)) for i in range(6)]
    held = [compiled(x) for x in rows]
    views = [y[::2].detach() for y, _ in held]
    for i, (y, total) in enumerate(held):
        np.testing.assert_allclose(y, np.full((20, 3), np.exp(float(i)) + 1))
        np.testing.assert_allclose(total, np.full(20, 3 * np.sin(2.0 * i)))
    del held
    compiled(ag.zeros(20, 3))
    for i, view in enumerate(views):
        np.testing.assert_allclose(view, np.full((10, 3), np.exp(float(i)) + 1))


@pytest.mark.parametrize("function", [lambda x: ag.exp(x)[1:] * 2, lambda x: x[1:] - x[:-1]])
@pytest.mark.parametrize("batch", [False, True])
def test_captured_gradients_are_read_at_each_call(function, batch):
    """They were constants of the program, as what formulas make is."""
    rows = np.arange(12.0).reshape(3, 4)
    given = ag.tensor(rows if batch else rows[0])

    def gradients(x):
        _, pull = ag.func.vjp(function, x)
        return ag.vmap(lambda u: pull(u)[0])(given) if batch else pull(given)[0]

    x = ag.tensor([0.5, 1.0, -1.0, 2.0, 0.25])
    compiled = ag.compile(gradients)
    once = compiled(x).numpy()
    given.mul_(3.0)
    np.testing.assert_allclose(compiled(x), 3 * once, 1e-13)


@pytest.mark.parametrize("transform", [
    ag.func.grad, ag.func.hessian, lambda f: ag.vmap(ag.func.grad(f), 1), ag.func.jacrev,
    lambda f: lambda x: ag.func.jvp(ag.func.grad(f), (x,), (x,)),
])  # fmt: skip
def test_gradients_that_nobody_gives_are_constants(transform):
    def loss(x):
        return (ag.sin(x) * x).sum()

    source = ag.compile(transform(loss)).source(ag.ones((3, 2), dtype=ag.float64))
    assert re.search(r"def program\((work, )?x0\)", source)


# ---- saved tensors -------------------------------------------------------------------------------


def wave(x):
    return x.sin() * x


SAVING = {
    "a product": wave,
    "a number": lambda x: wave(x).sum(),
    "nothing saved": lambda x: x * 2.0,
    "several results": lambda x: x.exp().sum() + wave(x).sum(),
}


@pytest.mark.parametrize("reentrant", [True, False])
@pytest.mark.parametrize("name", SAVING)
def test_a_compiled_function_in_a_checkpoint(name, reentrant):
    x = ag.tensor([1.0, 2.0], requires_grad=True)
    (expected,) = ag.grad(SAVING[name](x).sum(), x)
    compiled = ag.compile(SAVING[name])
    checkpoint(compiled, x, use_reentrant=reentrant).sum().backward()
    np.testing.assert_allclose(x.grad.numpy(), expected.numpy())


@pytest.mark.parametrize("name", SAVING)
def test_hooks_on_what_a_program_saves(name):
    x = ag.tensor([1.0, 2.0], requires_grad=True)
    (expected,) = ag.grad(SAVING[name](x).sum(), x)
    compiled = ag.compile(SAVING[name])
    for _ in range(2):  # compiled within the block, and before it
        with ag.graph.saved_tensors_hooks(lambda x: x * 2, lambda x: x / 2):
            result = compiled(x).sum()
        np.testing.assert_allclose(ag.grad(result, x)[0].numpy(), expected.numpy())


def test_checkpoints_in_a_compiled_function():
    weight = ag.tensor([3.0, 4.0], requires_grad=True)

    def inner(x):
        return checkpoint(wave, x * weight, use_reentrant=False)

    def outer(x):
        return checkpoint(lambda x: inner(x) * x, x, use_reentrant=False).sum()

    x = ag.tensor([1.0, 2.0], requires_grad=True)
    expected = ag.grad((wave(x * weight) * x).sum(), (x, weight))
    for found, each in zip(ag.grad(ag.compile(outer)(x), (x, weight)), expected, strict=True):
        np.testing.assert_allclose(found.numpy(), each.numpy())
    second = ag.compile(ag.func.hessian(outer))(x)
    expected = ag.func.hessian(lambda x: (wave(x * weight) * x).sum())(x)
    np.testing.assert_allclose(second.detach().numpy(), expected.detach().numpy())


def test_hooks_on_saved_tensors_within_are_refused():
    def f(x):
        with ag.graph.saved_tensors_hooks(lambda x: x, lambda x: x):
            return wave(x)

    with pytest.raises(TraceError, match="hooks on saved tensors are set"):
        ag.compile(f)(ag.ones(2, requires_grad=True))


# ---- functions with derivatives of their own -----------------------------------------------------


class Sevenfold(ag.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x * x

    @staticmethod
    def backward(ctx, grad):
        (x,) = ctx.saved_tensors
        return grad * 7 * x


class Exponential(ag.autograd.Function):
    """Of several outputs, with an output saved."""

    @staticmethod
    def forward(x, factor):
        return x.exp() * factor, x > 1

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.mark_non_differentiable(output[1])
        ctx.save_for_backward(*output)

    @staticmethod
    def backward(ctx, grad, _):
        y, large = ctx.saved_tensors
        return grad * y * large, None


class Straight(ag.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        return x.round()

    @staticmethod
    def backward(ctx, grad):
        return grad


OWN_DERIVATIVES = {
    "an input saved": lambda x: Sevenfold.apply(x).sin(),
    "several outputs": lambda x: Exponential.apply(x * 1.5, 2.0)[0] * x,
    "straight through": lambda x: Straight.apply(x * 1.3) * x,
    "of one another": lambda x: Sevenfold.apply(Straight.apply(x) * Sevenfold.apply(x)),
}


@pytest.mark.parametrize("name", OWN_DERIVATIVES)
def test_functions_with_derivatives_of_their_own(name):
    function = OWN_DERIVATIVES[name]
    x = ag.tensor([0.4, 2.2], requires_grad=True)

    def slope(x):
        return ag.grad(function(x).sum(), x)[0]

    def slope_of_slope(x):
        (first,) = ag.grad(function(x).sum(), x, create_graph=True)
        return ag.grad((first * first).sum(), x)[0]

    for each in (function, slope, slope_of_slope):
        np.testing.assert_allclose(
            ag.compile(each)(x).detach().numpy(), each(x).detach().numpy(), rtol=1e-12
        )
    (found,) = ag.grad(ag.compile(function)(x).sum(), x)
    np.testing.assert_allclose(found.numpy(), slope(x).numpy(), rtol=1e-12)


# ---- flags ---------------------------------------------------------------------------------------


def by_flag(x):
    return x * (2 if x.requires_grad else 3)


def by_flag_of_result(x):
    y = x * x
    return y * (2 if y.requires_grad else 3)


def by_mode(x):
    return x * (2 if ag.is_grad_enabled() else 3)


def recorded_anyway(x):
    with ag.enable_grad():
        return x * 2


@pytest.mark.parametrize("function", [by_flag, by_flag_of_result, by_mode, recorded_anyway])
def test_what_is_recorded_may_be_asked(function):
    compiled = ag.compile(function)
    for enabled in (True, False, True):
        for requires_grad in (False, True, False):
            x = ag.tensor([1.0, 2.0], requires_grad=requires_grad)
            with ag.set_grad_enabled(enabled):
                found, expected = compiled(x), function(x)
            assert found.tolist() == expected.tolist()
            assert found.requires_grad is expected.requires_grad


def test_gradients_of_arguments_that_require_none_are_refused_as_outside():
    compiled = ag.compile(lambda x: ag.autograd.grad((x**3).sum(), x)[0])
    assert compiled(ag.ones(2, requires_grad=True)).tolist() == [3.0, 3.0]
    with pytest.raises(RuntimeError, match="does not require grad"):
        compiled(ag.ones(2))


@pytest.mark.parametrize(
    ("function", "phrase"),
    [
        (lambda x: x.requires_grad_() * 2, "requires_grad of an argument is changed"),
        (lambda x: ag.set_grad_enabled(False) and x, "grad mode is switched for the caller"),
    ],
)
def test_flags_that_are_changed_for_the_caller_are_refused(function, phrase):
    with pytest.raises(TraceError, match=phrase):
        ag.compile(function)(ag.ones(2))
    assert ag.is_grad_enabled()
