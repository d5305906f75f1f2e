"""autograd.functional: Jacobians, Hessians and products, by hand and beside PyTorch."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

import autograd as ag
from autograd import functional
from autograd.function import once_differentiable

A = np.array([[1.0, 2.0], [3.0, 4.0]])
B = np.array([0.5, -1.5])


def test_jacobian_of_several_outputs_and_inputs():
    x, y = ag.tensor([1.0, 2.0]), ag.tensor([3.0])
    (a, b), (c, d) = functional.jacobian(lambda x, y: (x * y, y**2), (x, y))
    assert a.tolist() == [[3.0, 0.0], [0.0, 3.0]] and b.tolist() == [[1.0], [2.0]]
    assert c.tolist() == [[0.0, 0.0]] and d.tolist() == [[6.0]]


@pytest.mark.parametrize("strategy", ["reverse-mode", "forward-mode"])
@pytest.mark.parametrize("vectorize", [False, True])
def test_hessian_of_cubes_is_diagonal(strategy, vectorize):
    found = functional.hessian(
        lambda x: (x**3).sum(), ag.tensor([1.0, 2.0]), vectorize=vectorize,
        outer_jacobian_strategy=strategy,
    )  # fmt: skip
    assert found.tolist() == [[6.0, 0.0], [0.0, 12.0]] and not found.requires_grad
    assert functional.hessian(lambda x: x.sum(), ag.ones(2)).tolist() == [[0.0, 0.0]] * 2


@pytest.mark.parametrize("strategy", ["reverse-mode", "forward-mode"])
def test_what_is_recorded_under_no_grad(strategy):
    """With `create_graph` the results have a history there, too, as in PyTorch."""
    x = ag.tensor([1.0, 2.0], requires_grad=True)
    with ag.no_grad():
        j = functional.jacobian(lambda x: x**3, x, create_graph=True, strategy=strategy)
        h = functional.hessian(
            lambda x: (x**3).sum(), x, create_graph=True, outer_jacobian_strategy=strategy
        )
        assert not functional.jacobian(lambda x: x**3, x, strategy=strategy).requires_grad
    assert ag.grad(j.sum(), x)[0].tolist() == [6.0, 12.0]
    assert ag.grad(h.sum(), x)[0].tolist() == [6.0, 6.0]


@pytest.mark.parametrize("vectorize", [False, True])
def test_blocks_of_zeros_can_be_written(vectorize):
    """One element alone: that they were shown many times in memory was once a trap."""
    x = ag.tensor([1.0, 2.0])
    (zeros, _), _ = functional.hessian(lambda x, y: (x * y).sum(), (x, x), vectorize=vectorize)
    zeros[0, 0] = 3.0
    zeros += 1.0
    assert zeros.tolist() == [[4.0, 1.0], [1.0, 1.0]]
    linear = ag.func.hessian(lambda x: (2 * x).sum())(x)
    linear[0] = 3.0
    assert linear.tolist() == [[3.0, 3.0], [0.0, 0.0]]


@pytest.mark.parametrize("strategy", ["reverse-mode", "forward-mode"])
def test_jacobian_is_differentiated_again(strategy):
    x = ag.tensor([1.0, 2.0], requires_grad=True)
    found = functional.jacobian(lambda x: x**3, x, create_graph=True, strategy=strategy)
    found.sum().backward()
    assert x.grad.tolist() == [6.0, 12.0]


@pytest.mark.parametrize("strategy", ["reverse-mode", "forward-mode"])
def test_empty_inputs_and_outputs(strategy):
    empty = functional.jacobian(lambda x: x * 2, ag.ones(0), strategy=strategy)
    assert empty.shape == (0, 0)
    wide = functional.jacobian(lambda x: ag.ones(3) * x.sum(), ag.ones(0), strategy=strategy)
    assert wide.shape == (3, 0)


def test_inputs_and_leaves_outside_get_no_gradient():
    w = ag.tensor(2.0, requires_grad=True)
    x = ag.tensor([1.0], requires_grad=True)
    functional.hvp(lambda x: (w * x**3).sum(), x, ag.ones(1))
    functional.jacobian(lambda x: w * x, x)
    assert w.grad is None and x.grad is None
    with ag.no_grad():
        value, product = functional.hvp(lambda x: (x**3).sum(), ag.tensor([2.0]), ag.ones(1))
        assert not ag.is_grad_enabled()
    assert value.item() == 8.0 and product.tolist() == [12.0]


def test_a_backward_that_sets_requires_grad_is_run_row_by_row():
    class Cube(ag.Function):
        @staticmethod
        def forward(ctx, x):
            ctx.save_for_backward(x)
            return x**3

        @staticmethod
        @once_differentiable
        def backward(ctx, grad):
            x = ctx.saved_tensors[0].detach().requires_grad_()
            with ag.enable_grad():
                return grad * ag.grad(x**3, x, ag.ones_like(x))[0]

    found = functional.jacobian(Cube.apply, ag.tensor(B))
    np.testing.assert_allclose(found, np.diag(3 * B**2))


@pytest.mark.parametrize("create_graph", [False, True])
@pytest.mark.parametrize("strategy", ["reverse-mode", "forward-mode"])
def test_inside_of_forward_mode(create_graph, strategy):
    """Tangents of a level outside pass through, and without `create_graph` there is no history."""
    x, v = ag.tensor([1.0, 2.0]), ag.tensor([1.0, 3.0])
    flags = {"create_graph": create_graph}
    _, moved = ag.func.jvp(
        lambda x: functional.jacobian(lambda x: x**3, x, strategy=strategy, **flags), (x,), (v,)
    )
    assert moved.tolist() == [[6.0, 0.0], [0.0, 36.0]]
    _, product = ag.func.jvp(
        lambda x: functional.hvp(lambda x: (x**4).sum(), x, v, **flags)[1], (x,), (v,)
    )
    assert product.tolist() == [24.0, 432.0]
    assert create_graph or not (moved.requires_grad or product.requires_grad)


@pytest.mark.parametrize(
    ("call", "error", "message"),
    [
        (lambda: functional.jacobian(lambda x: 1, ag.ones(2)), TypeError, "has type <class 'int'>"),
        (lambda: functional.vjp(lambda x: x, [1.0]), TypeError, "The inputs given to vjp must be"),
        (lambda: functional.vjp(lambda x: x, ag.ones(2)), RuntimeError, "v can only be None"),
        (lambda: functional.vjp(lambda x: x, ag.ones(2), ag.ones(3)), RuntimeError,
         r"v has invalid size: should be torch.Size\(\[2\]\) but got \[3\]"),
        (lambda: functional.jvp(lambda x: x, (ag.ones(2),), (ag.ones(2),) * 2), RuntimeError,
         "invalid length: should be 1 but got 2"),
        (lambda: functional.hessian(lambda x: x, ag.ones(2)), RuntimeError, "a single element"),
        (lambda: functional.vhp(lambda x: (x, x), ag.ones(1)), RuntimeError, "a single Tensor"),
        (lambda: functional.jacobian(lambda x: x, ag.ones(1), strategy="x"), ValueError, "but got"),
        (lambda: functional.jacobian(lambda x: x, ag.ones(1), strict=True, strategy="forward-mode"),
         RuntimeError, "not supported together"),
        (lambda: functional.jacobian(lambda x: x, ag.arange(2, dtype=ag.int64)), RuntimeError,
         "floating point"),
        (lambda: functional.jacobian(lambda x: ag.ones(1), ag.ones(2), strict=True), RuntimeError,
         "Output 0 of the user-provided function does not require"),
    ],
)  # fmt: skip
def test_errors(call, error, message):
    with pytest.raises(error, match=message):
        call()


def test_inference_mode_is_refused():
    with ag.inference_mode(), pytest.raises(RuntimeError, match="use no_grad"):
        functional.jacobian(lambda x: x, ag.ones(1))


# ---- beside PyTorch ------------------------------------------------------------------------------


def functions(module):
    """Functions of one or two tensors: nonlinear, linear, independent of an input or of all."""
    return {
        "sine": (1, lambda x: (x**3).sin()),
        "pair": (2, lambda x, y: ((x * y).exp().sum(1), y**2)),
        "first": (2, lambda x, y: x * 2),
        "constant": (2, lambda x, y: module.ones(2)),
        "scalar": (2, lambda x, y: (x * x * y).sum()),
        "one": (1, lambda x: (x**3).sum().reshape(1)),
        "linear": (1, lambda x: x.sum()),
        "cubes": (2, lambda x, y: (x**3).sum()),
        "apart": (2, lambda x, y: x.sum() + (y**3).sum()),
    }


def calls(api, function, inputs, v, **flags):
    yield "jacobian", lambda: api.jacobian(function, inputs, **flags)
    yield "hessian", lambda: api.hessian(function, inputs, **flags)
    for name in ("jvp", "vhp", "hvp"):
        yield name, lambda name=name: getattr(api, name)(function, inputs, v, **flags)
    yield "vjp", lambda: api.vjp(function, inputs, **flags)
    if not flags["strict"]:
        forward = {"vectorize": True, "strategy": "forward-mode"}
        yield "forward", lambda: api.jacobian(function, inputs, **forward)
        forward = {"vectorize": True, "outer_jacobian_strategy": "forward-mode"}
        yield "forward over", lambda: api.hessian(function, inputs, **forward)


def outcome(call, tells_graph):
    """Nested values and whether they require grad, or the type and the text of the error."""

    def plain(x):
        if isinstance(x, tuple | list):
            return [plain(each) for each in x]
        return np.asarray(x.detach()), tells_graph and x.requires_grad

    try:
        return plain(call())
    except (RuntimeError, TypeError) as error:
        return type(error), str(error).replace("  ", " ")


def agree(a, b):
    if isinstance(a, list):
        return isinstance(b, list) and len(a) == len(b) and all(map(agree, a, b))
    if isinstance(a, tuple) and isinstance(a[0], np.ndarray):
        return isinstance(b, tuple) and np.allclose(a[0], b[0]) and a[1] == b[1]
    return a == b


@pytest.mark.torch
@pytest.mark.parametrize("name", functions(ag))
@pytest.mark.parametrize("requires_grad", [False, True])
def test_as_pytorch(name, requires_grad, torch):
    both = []
    for module, api in ((ag, functional), (torch, torch.autograd.functional)):
        count, function = functions(module)[name]
        tensors = [module.tensor(x, requires_grad=requires_grad) for x in (A, B)][:count]
        vectors = [module.tensor(x * 0.5 + 1) for x in (A, B)][:count]
        inputs, v = (tuple(tensors), tuple(vectors)) if count > 1 else (tensors[0], vectors[0])
        for create_graph, strict in itertools.product((False, True), repeat=2):
            flags = {"create_graph": create_graph, "strict": strict}
            both += [
                (kind, flags, outcome(call, "forward" not in kind))
                for kind, call in calls(api, function, inputs, v, **flags)
            ]
    half = len(both) // 2
    for (kind, flags, ours), (_, _, theirs) in zip(both[:half], both[half:], strict=True):
        assert agree(ours, theirs), (kind, flags, ours, theirs)


@pytest.mark.torch
@pytest.mark.parametrize("name", functions(ag))
@pytest.mark.parametrize("strategy", ["reverse-mode", "forward-mode"])
def test_strategies_as_pytorch(name, strategy, torch):
    """With `vectorize` or not, in each combination with the other flags: what PyTorch gives, and
    what it would give without `vectorize` or the strategy where it refuses the combination."""
    refused = 0
    for create_graph, strict, vectorize in itertools.product((False, True), repeat=3):
        flags = {"create_graph": create_graph, "strict": strict}
        found = []
        for module, api in ((ag, functional), (torch, torch.autograd.functional)):
            count, function = functions(module)[name]
            inputs = tuple(module.tensor(x) for x in (A, B))[:count]
            inputs = inputs if count > 1 else inputs[0]
            given = flags | {"vectorize": vectorize}
            chosen = [{"strategy": strategy}, {"outer_jacobian_strategy": strategy}]
            for call, each in zip((api.jacobian, api.hessian), chosen, strict=True):
                result = outcome(lambda c=call, a=given | each, f=function, x=inputs: c(f, x, **a),
                                 False)  # fmt: skip
                if module is torch and _refuses(result):
                    refused += 1
                    result = outcome(lambda c=call, a=flags, f=function, x=inputs: c(f, x, **a),
                                     False)  # fmt: skip
                    if strict:
                        result = None  # ours refuses it as well, or says it of another input
                found.append(result)
        half = len(found) // 2
        for ours, theirs in zip(found[:half], found[half:], strict=True):
            assert theirs is None or agree(ours, theirs), (flags, vectorize, ours, theirs)
    assert refused or name == "constant", "PyTorch gets no further than the error there"


def _refuses(result):
    """Whether an outcome is PyTorch's refusal to combine flags."""
    return isinstance(result, tuple) and isinstance(result[0], type) and (
        result[0] is NotImplementedError or "not supported together" in result[1]
        or "only implemented for `vectorize=True`" in result[1]
    )  # fmt: skip
