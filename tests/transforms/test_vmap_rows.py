"""Every row under vmap: its samples batched, against the same samples one after the other."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd.core.dispatch import OPERATIONS
from autograd.core.tensor import Tensor
from autograd.func import grad, jvp, vmap
from autograd.transforms.batching.rules import how
from tests.support.cases import CASES, GRAD_CASES, Case, outputs_of, over

SIZE = 3

pytestmark = pytest.mark.filterwarnings("ignore:There is a performance drop")

# Rows whose results have a shape, or a Python value, that depends on the data, with what of them is
# refused: all samples, or only those in which the named kind of argument differs.
REFUSED = {
    "argwhere": "all", "embedding_bag": "indices", "gradient": "spacing", "gru.data": "lengths",
    "index_put": "masks", "lstm.data": "lengths", "masked_select": "masks",
    "nonzero": "all", "nonzero.as_tuple": "all",
    "repeat_interleave.Tensor": "all", "rnn_relu.data": "lengths", "rnn_tanh.data": "lengths",
    "segment_reduce": "lengths", "unique": "all", "unique_consecutive": "all",
    "_unique_places": "all",
    "where.condition": "all",
}  # fmt: skip

# Rows that run sample by sample: they say so in the table, or do for some arguments.
IN_TURN = {"_sparse_product", "bincount", "histc", "histogram", "nonzero_static"}

_RANDOM_ROWS = frozenset(
    {name for name, op in OPERATIONS.items() if "generator" in op.keywords}
    | {"nn.functional.gumbel_softmax", "nn.functional.rrelu", "pca_lowrank", "svd_lowrank"}
    | {"poisson", "bernoulli", "binomial", "nn.functional.fractional_max_pool2d"}
)


def _is_random(row: str) -> bool:
    return row in _RANDOM_ROWS or "dropout" in row


def _varied(x: Tensor, k: int, wholes: bool) -> Tensor:
    """Sample number `k` of an argument: a little larger, or with `wholes` indices in another
    order."""
    array = x.detach().numpy()
    if array.dtype.kind in "fc":
        return ag.tensor(array * np.asarray(1 + 0.02 * k, array.dtype))
    return ag.tensor(np.roll(array, k, 0).copy() if wholes and array.ndim else array.copy())


def _choices(tensors: Sequence[Tensor]) -> list[tuple[list[int], int, bool]]:
    """Which arguments are batched, along which dimension, and whether whole numbers vary, too."""
    count = len(tensors)
    floats = [i for i, x in enumerate(tensors) if x.dtype.kind in "fc"]
    found = [(floats, 0, False)] if floats else []
    if count > 1:
        found += [([i], -1 if i == count - 1 else 0, True) for i in range(count)]
    if count > 2:
        found += [([j for j in range(count) if j != i], 0, False) for i in range(count)]
    if len(floats) < count:
        found.append((list(range(count)), 0, True))
    return found


def _check(got: Sequence[Tensor], samples: Sequence[Sequence[Tensor]], rtol: float) -> None:
    assert len(got) == len(samples[0])
    for i, values in enumerate(got):
        expected = np.stack([each[i].detach().numpy() for each in samples])
        assert values.shape == expected.shape
        assert values.dtype == expected.dtype
        np.testing.assert_allclose(values.detach().numpy(), expected, rtol, 1e-9)


@over([c for c in CASES if not _is_random(c.row)])
def test_values(case: Case) -> None:
    sample = case.sample()
    tensors = sample.tensors
    numbers = {id(x): i for i, x in enumerate(tensors)}
    for chosen, dim, wholes in _choices(tensors):

        def call(*given: Tensor, chosen: list[int] = chosen) -> Any:
            values = dict(zip(chosen, given, strict=True))

            def put(argument: Tensor) -> Tensor:
                return values.get(numbers[id(argument)], argument.detach())

            changed = sample.mapped(put)
            return case.call(*changed.args, **changed.kwargs)

        parts = [[_varied(tensors[i], k, wholes) for i in chosen] for k in range(SIZE)]
        try:
            expected = [outputs_of(call(*each)) for each in parts]
        except (RuntimeError, ValueError, IndexError):
            continue  # no such indices in another order
        if not all(isinstance(x, Tensor) for x in expected[0]):
            continue
        batches = [ag.stack(each, dim) for each in zip(*parts, strict=True)]
        try:
            got = outputs_of(vmap(call, in_dims=dim)(*batches))
        except RuntimeError as error:
            assert case.row in REFUSED, error
            assert "vmap:" in str(error)
            continue
        _check(got, expected, 1e-8)


def _numbers(seed: int) -> Callable[[Tensor], Tensor]:
    random = np.random.default_rng(seed)

    def draw(like: Tensor) -> Tensor:
        array = random.uniform(0.5, 1.5, like.shape)
        if like.dtype.kind == "c":
            array = array + 1j * random.uniform(-1, 1, like.shape)
        return ag.tensor(np.asarray(array).astype(like.dtype))

    return draw


_DIFFERENTIABLE = [
    c for c in GRAD_CASES if not _is_random(c.row) and c.row not in ("unique", "unique_consecutive")
]


def _setting(case: Case) -> Any:
    """The inputs of a case, and its differentiable function as one of them that gives a tuple."""
    sample = case.sample()
    function = sample.function(case.checked)

    def outputs(*xs: Tensor) -> tuple[Tensor, ...]:
        found = outputs_of(function(*xs))
        return tuple(x for x in found if isinstance(x, Tensor) and x.dtype.kind in "fc")

    return sample.inputs, outputs


@over(_DIFFERENTIABLE)
def test_gradients_of_samples(case: Case) -> None:
    inputs, outputs = _setting(case)
    draw = _numbers(1)
    weights = [draw(y) for y in outputs(*[x.detach() for x in inputs])]

    def loss(*xs: Tensor) -> Tensor:
        terms = [(y * w).sum() for y, w in zip(outputs(*xs), weights, strict=True)]
        return sum([t.real if t.dtype.kind == "c" else t for t in terms], ag.tensor(0.0))

    slope = grad(loss, tuple(range(len(inputs))))
    count = len(inputs)
    for chosen in [range(count), *([i] for i in range(count) if count > 1)]:
        samples = [
            [_varied(x, k if i in chosen else 0, False) for i, x in enumerate(inputs)]
            for k in range(SIZE)
        ]
        expected = [slope(*each) for each in samples]
        batches = [
            ag.stack(each) if i in chosen else each[0]
            for i, each in enumerate(zip(*samples, strict=True))
        ]
        dims = tuple(0 if i in chosen else None for i in range(count))
        _check(vmap(slope, in_dims=dims)(*batches), expected, 1e-7)


@over(_DIFFERENTIABLE)
def test_tangents_of_samples(case: Case) -> None:
    inputs, outputs = _setting(case)
    draw = _numbers(2)
    samples = [tuple(_varied(x, k, False) for x in inputs) for k in range(SIZE)]
    directions = [tuple(draw(x) for x in inputs) for _ in range(SIZE)]
    batch, moving = (
        tuple(ag.stack(each) for each in zip(*rows, strict=True)) for rows in (samples, directions)
    )
    expected = [_tangents(outputs, each, d) for each, d in zip(samples, directions, strict=True)]
    _check(vmap(lambda xs, ds: _tangents(outputs, xs, ds))(batch, moving), expected, 1e-7)
    point = tuple(x.detach() for x in inputs)
    expected = [_tangents(outputs, point, d) for d in directions]
    _check(vmap(lambda ds: _tangents(outputs, point, ds))(moving), expected, 1e-7)


def _tangents(function: Any, point: Any, directions: Any) -> Any:
    return jvp(function, tuple(point), tuple(directions))[1]


@over(_DIFFERENTIABLE)
def test_rows_of_gradients(case: Case) -> None:
    """`grad(is_grads_batched=True)`: the recorded formulas on samples."""
    inputs, _ = _setting(case)
    function = case.sample().function(case.checked)
    found = outputs_of(function(*inputs))
    outputs = [y for y in found if isinstance(y, Tensor) and y.requires_grad]
    if not outputs:
        return  # no output depends on the inputs
    draw = _numbers(3)
    rows = [[draw(y) for y in outputs] for _ in range(SIZE)]
    options: Any = {"retain_graph": True, "materialize_grads": True}
    expected = [ag.autograd.grad(outputs, inputs, row, **options) for row in rows]
    batches = [ag.stack(each) for each in zip(*rows, strict=True)]
    got = ag.autograd.grad(outputs, inputs, batches, is_grads_batched=True, **options)
    _check(got, expected, 1e-7)


def test_few_rows_run_in_turn() -> None:
    looped = {name for name, op in OPERATIONS.items() if how(op) == "loop"}
    assert looped == IN_TURN
    assert len(looped) <= 0.05 * len(OPERATIONS)


def test_what_runs_in_turn_says_so_once() -> None:
    from autograd.transforms.batching.shared import shifted_dims

    shifted_dims._warned.clear()
    rows = ag.tensor([[0.0, 1.0], [1.0, 1.0]])
    with pytest.warns(UserWarning, match="performance drop because histc has no batching rule"):
        found = vmap(lambda row: ag.histc(row, 2, 0, 1))(rows)
    assert found.tolist() == [[1.0, 1.0], [0.0, 2.0]]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        vmap(lambda row: ag.histc(row, 2, 0, 1))(rows)
