"""What a node hands to an edge has the shape, dtype and realness of the input, for every row.

A gradient of another dtype is no error by itself: what is linear brings it on, and only some node
further up computes nonsense from the imaginary part of a real number. So every row is asked for the
gradients of all its inputs, in one dtype and in several, on arrays and recorded, and hooks look at
what arrives at the leaves and at the nodes before the row.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd import func
from autograd.core.tensor import Tensor
from tests.samples.rows import checked, spec_of
from tests.support.cases import differentiable, direction
from tests.support.sampling import Sample

ROWS = [name for name in ag.registry if (spec := spec_of(name)) is not None and spec.grad]

# What a call may raise because the row does not take such a mixture, or cannot differentiate it.
REFUSALS = (TypeError, ValueError, RuntimeError, NotImplementedError, IndexError)


def mixtures(sample: Sample) -> Iterator[tuple[str, Callable[[Tensor], Tensor]]]:
    """Ways to give one input after the other another precision, or to make it complex."""
    inputs = sample.inputs
    if len(inputs) < 2:
        return
    for i, lone in enumerate(inputs):
        rest = {id(x) for x in inputs if x is not lone}
        if lone.dtype.kind == "c":
            yield f"input {i} single", _cast({id(lone)}, np.complex64)
        else:
            yield f"input {i} single", _cast({id(lone)}, np.float32)
            yield f"input {i} complex", _cast({id(lone)}, np.complex128)
            yield f"input {i} real", _cast(rest, np.complex128)


def _cast(which: set[int], dtype: Any) -> Callable[[Tensor], Tensor]:
    def change(x: Tensor) -> Tensor:
        if id(x) not in which:
            return x
        return ag.tensor(x.detach().numpy().astype(dtype), requires_grad=True)

    return change


class Watch:
    """Notes what arrives amiss at a tensor."""

    def __init__(self, amiss: list[str], what: str, like: Tensor) -> None:
        self.amiss, self.what = amiss, what
        self.shape, self.dtype = like.shape, like.dtype

    def __call__(self, given: Any) -> None:
        grad = given[0] if isinstance(given, tuple) else given
        if grad is not None and (grad.shape, grad.dtype) != (self.shape, self.dtype):
            self.amiss.append(
                f"{self.what}: {list(grad.shape)} {grad.dtype} for {list(self.shape)} {self.dtype}"
            )


def arrivals(call: Callable[..., Any], sample: Sample, create_graph: bool) -> list[str]:
    """What arrives amiss at the inputs of a call, with gradients for all outputs and for each."""
    amiss: list[str] = []
    leaves = sample.inputs
    inner = {id(x): x.view_as(x) for x in leaves}
    run = sample.mapped(lambda x: inner.get(id(x), x))
    outputs = differentiable(call(*run.args, **run.kwargs))
    for i, leaf in enumerate(leaves):
        leaf.register_hook(Watch(amiss, f"leaf {i}", leaf))
        inner[id(leaf)].register_hook(Watch(amiss, f"tensor {i}", leaf))
        inner[id(leaf)].grad_fn.register_prehook(Watch(amiss, f"node {i}", leaf))
    grads = [direction(y, seed) for seed, y in enumerate(outputs)]
    picked = [slice(None)] if len(outputs) < 2 else [slice(None), slice(1), slice(-1, None)]
    for part in picked if outputs else ():
        options = {"create_graph": create_graph, "retain_graph": True, "allow_unused": True}
        for x, g in zip(
            leaves, ag.grad(outputs[part], leaves, grads[part], **options), strict=True
        ):
            assert g is None or (g.shape, g.dtype) == (x.shape, x.dtype)
    return amiss


def check(row: str, dtype: Any, numbers: range | None = None) -> None:
    spec = spec_of(row)
    assert spec is not None
    for number in numbers or range(len(spec.draw(dtype))):
        for create_graph in (False, True):
            drawn = spec.draw(dtype)
            if number < len(drawn) and (sample := drawn[number]).inputs and not sample.unchecked:
                found = arrivals(checked(row), sample, create_graph)
                assert not found, (str(sample)[:300], dtype, create_graph, found)


both = pytest.mark.parametrize("every", [False, pytest.param(True, marks=pytest.mark.slow)])


@pytest.mark.filterwarnings("ignore")
@both
@pytest.mark.parametrize("row", ROWS)
def test_gradients_are_as_their_inputs(row, every):
    """Of a few samples, or of all in every dtype."""
    complex_ = [np.complex64, np.complex128] if spec_of(row).complex else []
    if every:
        for dtype in (np.float32, np.float64, *complex_):
            check(row, dtype)
    else:
        check(row, np.float32, range(2))
        for dtype in complex_[:1]:
            check(row, dtype, range(1))


def check_mixed(row: str, number: int) -> None:
    spec = spec_of(row)
    assert spec is not None
    sample = spec.draw()[number]
    for name, change in mixtures(sample):
        for create_graph in (False, True):
            try:
                found = arrivals(checked(row), sample.mapped(change), create_graph)
            except REFUSALS:
                continue
            assert not found, (str(sample)[:300], name, create_graph, found)


SEVERAL = [
    row for row in ROWS if any(len(s.inputs) > 1 for s in spec_of(row).draw())
]  # rows of which a sample has several inputs


@pytest.mark.filterwarnings("ignore")
@both
@pytest.mark.parametrize("row", SEVERAL)
def test_gradients_are_as_inputs_of_several_dtypes(row, every):
    samples = spec_of(row).draw()
    numbers = [i for i, sample in enumerate(samples) if len(sample.inputs) > 1]
    for number in range(len(samples)) if every else numbers[:1]:
        check_mixed(row, number)


# ---- what the fault did further up ---------------------------------------------------------------

BEFORE = {
    "prod": lambda x: ag.prod(x) + 0 * x,
    "rfft": lambda x: ag.fft.rfft(x, n=2 * x.numel() - 1).abs(),
    "normalize": lambda x: ag.nn.functional.normalize(x, dim=0),
    "quantile": lambda x: ag.quantile(x, 0.4) * x,
    "avg_pool1d": lambda x: ag.nn.functional.avg_pool1d(x[None, None], 1)[0, 0],
    "layer_norm": lambda x: ag.nn.functional.layer_norm(x, (4,)),
}


@pytest.mark.parametrize("create_graph", [False, True])
@pytest.mark.parametrize("name", BEFORE)
def test_real_numbers_before_complex_ones(name, create_graph):
    x = ag.tensor([0.3, -1.2, 2.0, 0.7], requires_grad=True)
    weights = ag.tensor([1 + 2j, -0.5j, 0.3 - 1j, 2 + 0j])

    def f(x):
        y, z = BEFORE[name](x), ag.sin(x)
        return (ag.complex(y, z) * weights + ag.polar(z.exp(), y) * weights).abs().sum()

    (found,) = ag.grad(f(x), x, create_graph=create_graph)
    steps = 1e-6 * np.eye(4)
    expected = [(f(x.detach() + h) - f(x.detach() - h)).item() / 2e-6 for h in steps]
    np.testing.assert_allclose(found.detach().numpy(), expected, rtol=1e-6, atol=1e-8)


def test_numbers_of_numpy_turn_single_precision_into_double():
    x = ag.tensor([1.0, 2.0], dtype=np.float32, requires_grad=True)
    y = ag.tensor([3.0, 4.0], dtype=np.float32, requires_grad=True)
    for result in (
        ag.add(x, y, alpha=np.float64(2)),
        ag.add(x, y, alpha=np.float64(1)),
        ag.addcmul(x, y, y, value=np.float64(3)),
        ag.nn.functional.leaky_relu(x - 2, np.float64(0.1)) * y,
        ag.nn.functional.elu(x - 2, np.float64(0.1)) * y,
    ):
        amiss = []
        for each in (x, y):
            each.register_hook(Watch(amiss, "leaf", each))
        ag.grad(result.sum(), (x, y))
        assert not amiss


def test_functions_of_the_user():
    class Twice(ag.Function):
        @staticmethod
        def forward(ctx, x):
            return x.double() * 2

        @staticmethod
        def backward(ctx, grad):
            return grad * 2

    x = ag.tensor([1.0, 2.0], dtype=np.float32, requires_grad=True)
    amiss = []
    inner = x.view_as(x)
    inner.grad_fn.register_prehook(Watch(amiss, "node", x))
    (Twice.apply(inner) ** 2).sum().backward()
    assert not amiss
    assert x.grad.dtype == np.float32


def test_compiled_functions():
    def f(x, y):
        return ag.complex(x * y, ag.sin(y)).abs().sum() + (x.double() * y).sum()

    x = ag.tensor([1.0, 2.0], dtype=np.float32, requires_grad=True)
    y = ag.tensor([0.5, -2.0], dtype=np.float32, requires_grad=True)
    amiss = []
    inner = x.view_as(x)
    inner.grad_fn.register_prehook(Watch(amiss, "node", x))
    ag.compile(f)(inner, y).backward()
    assert not amiss
    assert x.grad.dtype == y.grad.dtype == np.float32
    expected = func.grad(f, argnums=(0, 1))(x.detach(), y.detach())
    np.testing.assert_allclose(x.grad.numpy(), expected[0].numpy(), rtol=1e-5)
    np.testing.assert_allclose(y.grad.numpy(), expected[1].numpy(), rtol=1e-5)


@pytest.mark.parametrize("create_graph", [False, True])
def test_writes_of_real_numbers_among_complex_ones(create_graph):
    v = ag.tensor([1.0, 2.0], dtype=np.float32, requires_grad=True)
    amiss = []
    inner = v.view_as(v)
    inner.grad_fn.register_prehook(Watch(amiss, "node", v))
    z = ag.zeros(3, dtype=np.complex128)
    z[:2] = inner
    z[2] = inner[0]
    z.mul_(1 + 2j)
    z[1:].add_(inner)
    (found,) = ag.grad((z * z.conj()).real.sum(), v, create_graph=create_graph)
    assert not amiss
    assert found.dtype == np.float32
