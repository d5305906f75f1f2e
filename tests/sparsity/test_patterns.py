"""The patterns that are detected: never too small, and exact where the structure is simple.

The oracle is the dense Jacobian, which knows nothing of index sets.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd.core.tensor import Tensor
from autograd.nn import functional as F  # noqa: N812
from autograd.sparsity import calls
from autograd.sparsity import sets as table
from autograd.sparsity.detection import PatternTensor, Trace, detect
from autograd.sparsity.pattern import Pattern
from autograd.sparsity.sets import Sets, distinct
from autograd.utils.checkpoint import checkpoint
from tests.support.cases import GRAD_CASES, Case, differentiable, direction, outputs_of, over
from tests.support.programs import PURE, VIEWS, WRITES, Program, Step, run, values

hypothesis = pytest.importorskip("hypothesis")
st = hypothesis.strategies

_ROWS = 12  # of a dense Jacobian are enough to look at


def leaf(*shape: int, seed: int = 0) -> Tensor:
    return ag.tensor(np.random.default_rng(seed).uniform(0.5, 1.5, shape), requires_grad=True)


def nonzeros(
    outputs: Sequence[Tensor], inputs: Sequence[Tensor], rows: Sequence[int]
) -> np.ndarray:
    """Where some rows of the dense Jacobian differ from zero by more than rounding."""
    ends = np.cumsum([y.numel() for y in outputs])
    found = []
    for row in rows:
        i = int(np.searchsorted(ends, row, side="right"))
        unit = np.zeros(outputs[i].numel(), outputs[i].dtype)
        unit[row - ends[i]] = 1
        seed = ag.tensor(unit.reshape(outputs[i].shape))
        grads = ag.grad(outputs[i], inputs, seed, retain_graph=True, materialize_grads=True)
        found.append(np.concatenate([g.detach().numpy().reshape(-1) for g in grads]))
    dense = np.array(found)
    scale = np.nanmax(np.abs(dense), initial=1.0)
    return ~(np.abs(dense) <= 1e-13 * scale)


def assert_covers(outputs: Sequence[Tensor], inputs: Sequence[Tensor]) -> None:
    count = sum(y.numel() for y in outputs)
    if not count:
        return
    rows = np.random.default_rng(0).permutation(count)[:_ROWS]
    with np.errstate(all="ignore"):
        pattern = detect(outputs, inputs).toarray()
        dense = nonzeros(outputs, inputs, rows)
    assert not (dense & ~pattern[rows]).any()


# ---- every row of the table ----------------------------------------------------------------------


@over(GRAD_CASES)
def test_a_row_has_no_derivative_outside_of_its_pattern(case: Case) -> None:
    sample = case.sample()
    with np.errstate(all="ignore"):
        outputs = differentiable(case.checked(*sample.args, **sample.kwargs))
    assert_covers(outputs, sample.inputs)


@over(GRAD_CASES)
def test_nor_has_its_gradient(case: Case) -> None:
    sample = case.sample()
    with np.errstate(all="ignore"):
        outputs = differentiable(case.checked(*sample.args, **sample.kwargs))
        vectors = [direction(y, seed) for seed, y in enumerate(outputs)]
        slopes = ag.grad(outputs, sample.inputs, vectors, create_graph=True, allow_unused=True)
    assert_covers([g for g in slopes if g is not None and g.requires_grad], sample.inputs)


RULED = [case for case in GRAD_CASES if ag.registry[case.row].kind != "composite"]


@over(RULED)
def test_a_rule_leaves_nothing_out(case: Case) -> None:
    """The rules themselves: the row is run on index sets of its inputs, as if they were gradients.

    Whoever reads their values says so; then nothing is known of the result.
    """
    sample = case.sample()
    sizes = [x.numel() for x in sample.inputs]
    trace = Trace(sum(sizes))
    parts = np.split(trace.sets.singletons(), np.cumsum(sizes)[:-1])
    ids = {id(x): part.reshape(x.shape) for x, part in zip(sample.inputs, parts, strict=True)}
    given = sample.mapped(
        lambda x: PatternTensor.of(x.detach(), ids[id(x)], trace) if id(x) in ids else x
    )
    with np.errstate(all="ignore"):
        found = outputs_of(case.checked(*given.args, **given.kwargs))
        returned = outputs_of(case.checked(*sample.args, **sample.kwargs))
        for tensor, y in zip(found, returned, strict=True):
            if not isinstance(y, Tensor) or not y.requires_grad or trace.escaped:
                continue
            rows = np.random.default_rng(0).permutation(y.numel())[:_ROWS]
            own = tensor.ids if isinstance(tensor, PatternTensor) else np.zeros(y.shape, int)
            indptr, indices = trace.sets.rows(own.reshape(-1))
            pattern = Pattern((y.numel(), sum(sizes)), indptr, indices).toarray()
            if len(rows):
                assert not (nonzeros([y], sample.inputs, rows) & ~pattern[rows]).any()


def test_numbers_that_are_filled_in_have_no_sets() -> None:
    trace = Trace(3)
    x = PatternTensor.of(ag.ones(3), trace.sets.singletons(), trace)
    padded = F.pad(x, (1, 0), value=2.0)
    filled = x.scatter(0, ag.tensor([1]), 2.0)
    assert trace.sets.rows(padded.ids)[0].tolist() == [0, 0, 1, 2, 3]
    assert trace.sets.rows(filled.ids)[0].tolist() == [0, 1, 1, 2]


# ---- structures that are found exactly -----------------------------------------------------------

_DIFFERENCES = np.diff(np.eye(6), axis=0)
_KERNEL = ag.tensor([[[1.0, -2.0, 1.0]]])
_PICKED = np.array([4, 0, 0, 2])


def _filled(x: Tensor) -> Tensor:
    y = ag.zeros(6)
    y[:3] = x[3:] ** 2
    y[3] = x[0] * x[1]
    y[2:4] *= 2
    return y


def _steps(x: Tensor) -> Tensor:
    for _ in range(2):
        x = x + 0.1 * (np.roll(x, 1) - x) * x
    return x


def _five_points(x: Tensor) -> Tensor:
    u = F.pad(x.reshape(4, 5), (1, 1, 1, 1))
    inner = u[1:-1, 1:-1]
    return u[2:, 1:-1] + u[:-2, 1:-1] + u[1:-1, 2:] + u[1:-1, :-2] - inner**3


STRUCTURED: dict[str, tuple[Callable[[Tensor], Any], int]] = {
    "diagonal": (lambda x: x.sin() * x, 6),
    "none": (lambda x: x.detach() * 2, 6),
    "rounded": (lambda x: x.floor() + x.sign(), 6),
    "two neighbours": (lambda x: x[1:] * x[:-1] ** 2, 6),
    "every other": (lambda x: x[::2] - x[1::2].flip(0), 6),
    "sum": (lambda x: (x**2).sum(), 6),
    "mean of rows": (lambda x: x.reshape(2, 3).mean(1), 6),
    "broadcast": (lambda x: x[:2, None] * x[2:], 6),
    "running sum": (lambda x: x.cumsum(0), 6),
    "constant matrix": (lambda x: ag.tensor(_DIFFERENCES) @ x, 6),
    "constant matrix, twice": (lambda x: np.exp(_DIFFERENCES.T @ (_DIFFERENCES @ x)), 6),
    "matrix of the right": (lambda x: x.reshape(2, 3) @ np.triu(np.ones((3, 3))), 6),
    "linear": (lambda x: F.linear(x, ag.tensor(_DIFFERENCES)), 6),
    "product of parts": (lambda x: x.reshape(2, 3) @ x.reshape(3, 2), 6),
    "einsum": (lambda x: ag.einsum("ij,kj->ik", x.reshape(2, 3), ag.ones(4, 3)), 6),
    "outer": (lambda x: ag.outer(x[:2], x[2:]), 6),
    "cross": (lambda x: ag.linalg.cross(x[:3], x[3:], dim=0), 6),
    "picked": (lambda x: x[_PICKED] ** 2, 6),
    "scattered": (lambda x: ag.zeros(5).index_add(0, ag.tensor(_PICKED), x[:4]), 6),
    "joined": (lambda x: np.concatenate([np.cumsum(x[:3]), np.sin(x[3:])]), 6),
    "written": (_filled, 6),
    "stepped": (_steps, 6),
    "differences": (lambda x: x.diff(2), 6),
    "convolution": (lambda x: F.conv1d(x.reshape(1, 1, -1), _KERNEL, padding=1) ** 2, 6),
    "strided": (lambda x: F.conv1d(x.reshape(1, 1, -1), _KERNEL, stride=2), 7),
    "transposed": (lambda x: F.conv_transpose1d(x.reshape(1, 1, -1), _KERNEL, stride=2), 4),
    "means of windows": (lambda x: F.avg_pool1d(x.reshape(1, 1, -1), 2), 6),
    "interpolated": (lambda x: F.interpolate(x.reshape(1, 1, -1), 5, mode="linear"), 6),
    "unfolded": (lambda x: x.unfold(0, 3, 1).prod(1), 6),
    "grid": (_five_points, 20),
    "batch of inverses": (lambda x: ag.linalg.inv(x.reshape(2, 2, 2) + ag.eye(2)), 8),
    "transform": (lambda x: ag.fft.rfft(x.reshape(2, 3)).abs(), 6),
    "nested": (lambda x: ag.func.grad(lambda y: (y[1:] * y[:-1] ** 2).sum())(x), 6),
    "recomputed": (lambda x: checkpoint(lambda y: (y * y).sin(), x, use_reentrant=False), 6),
}


@pytest.mark.parametrize("name", STRUCTURED)
def test_simple_structures_are_found_exactly(name: str) -> None:
    function, size = STRUCTURED[name]
    x = leaf(size)
    y = function(x)
    expected = nonzeros([y], [x], range(y.numel())) if y.requires_grad else np.zeros((size, size))
    np.testing.assert_array_equal(detect([y], [x]).toarray(), expected)


def _rosenbrock(x: Tensor) -> Tensor:
    return (100 * (x[1:] - x[:-1] ** 2) ** 2 + (1 - x[:-1]) ** 2).sum()


ENERGIES: dict[str, Callable[[Tensor], Tensor]] = {
    "separable": lambda x: (x.sin() + x**3).sum(),
    "linear": lambda x: (x * np.arange(6.0)).sum(),
    "chain": _rosenbrock,
    "arrowhead": lambda x: (x[0] * x[1:] ** 2).sum(),
    "logarithm of a sum": lambda x: x[:3].exp().sum().log() + x[4] ** 2,
    "bilinear": lambda x: x[:3] @ x[3:],
    "constant quadratic": lambda x: (_DIFFERENCES @ x).square().sum(),
}


@pytest.mark.parametrize("name", ENERGIES)
def test_interactions_are_found_exactly(name: str) -> None:
    x = leaf(6)
    (slope,) = ag.grad(ENERGIES[name](x), x, create_graph=True)
    expected = nonzeros([slope], [x], range(6)) if slope.requires_grad else np.zeros((6, 6))
    np.testing.assert_array_equal(detect([slope], [x]).toarray(), expected)


OWN_TABLE = """
- name: halves(Tensor self) -> Tensor
  kind: linear
  forward: self[::2] * 0.5
  self: widened(grad)

- name: widened(Tensor self) -> Tensor
  kind: linear
  forward: np.stack([self, self * 0], 1).reshape(-1) * 0.5
  self: halves(grad)

- name: mirrored(Tensor self) -> Tensor
  kind: linear
  forward: self + np.flip(self)
  self: mirrored(grad)

- name: bump(Tensor self) -> Tensor
  kind: pointwise
  forward: self * self
  self: grad * self * 2
"""


def test_rows_of_other_tables(tmp_path: Path) -> None:
    """A row is known by its kind, and a linear one by where it takes elements; one that adds them
    up in no simple way may depend on all of them."""
    path = tmp_path / "own.yaml"
    path.write_text(OWN_TABLE)
    ops = ag.load_table(path)
    x = leaf(4)
    assert (detect([ops.bump(x)], [x]).toarray() == np.eye(4)).all()
    assert (detect([ops.halves(x)], [x]).toarray() == np.eye(4)[::2]).all()
    assert (detect([ops.widened(x)], [x]).toarray() == np.eye(8)[:, ::2]).all()
    assert detect([ops.mirrored(x)], [x]).toarray().all()
    ag.unload_table(ops)


# ---- what cannot be followed, and what is chosen by value ----------------------------------------


class Squared(ag.Function):
    """x**2 with a backward of Tensors."""

    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x * x

    @staticmethod
    def backward(ctx, grad):
        (x,) = ctx.saved_tensors
        return 2 * grad * x


class SquaredOnArrays(Squared):
    """The same with a backward that leaves Tensors."""

    @staticmethod
    def backward(ctx, grad):
        (x,) = ctx.saved_tensors
        return ag.from_numpy(2 * grad.detach().numpy() * x.detach().numpy())


def test_custom_functions_are_followed_through_tensors() -> None:
    x = leaf(4)
    assert (detect([Squared.apply(x)], [x]).toarray() == np.eye(4)).all()
    # What leaves tensors may depend on everything it was given.
    y = ag.cat([SquaredOnArrays.apply(x[:2]), x[2:].exp()])
    expected = np.eye(4)
    expected[:2, :2] = 1
    np.testing.assert_array_equal(detect([y], [x]).toarray(), expected)


def test_hooks_are_followed() -> None:
    x = leaf(3)
    y, z = x * x, x.exp()
    y.register_hook(lambda g: g * 2)
    assert (detect([y.sin()], [x]).toarray() == np.eye(3)).all()
    y.register_hook(lambda g: ag.from_numpy(g.detach().numpy() @ np.ones((3, 3))))
    assert detect([y.sin()], [x]).toarray().all()
    assert detect([y + z], [x]).toarray().all()  # z is differentiated after y
    x.register_hook(lambda g: g.roll(1))
    assert (detect([x.sin()], [x]).toarray() == np.roll(np.eye(3), 1, 1)).all()


BY_HAND = [
    case
    for case in GRAD_CASES
    if not getattr(getattr(Tensor, case.row, None), "__globals__", {"__name__": "generated"})[
        "__name__"
    ].startswith("generated")
]
FACTS: dict[str, Callable[[Tensor], Any]] = {
    "iter": list, "len": len, "size": lambda g: g.size(0), "stride": lambda g: g.stride(),
    "is_contiguous": lambda g: g.is_contiguous(), "element_size": lambda g: g.element_size(),
    "type": lambda g: g.type(), "to": lambda g: g.to(np.dtype(np.float32)),
    "is_complex": lambda g: g.is_complex(),
}  # fmt: skip


@pytest.mark.parametrize("name", FACTS)
def test_facts_of_a_gradient_are_not_its_values(name: str) -> None:
    x = leaf(3)
    y = x * x
    y.register_hook(lambda g: g * 2 if FACTS[name](g) is not None else g)
    assert (detect([y], [x]).toarray() == np.eye(3)).all()


@over(BY_HAND)
def test_methods_beside_the_table_read_no_values(case: Case) -> None:
    """Or patterns were dense where a formula calls the method, as most do with conj()."""
    sample = case.sample()
    (x, *rest) = sample.args
    trace = Trace(x.numel())
    given = PatternTensor.of(x.detach(), trace.sets.singletons().reshape(x.shape), trace)
    found = getattr(given, case.row)(*rest, **sample.kwargs)
    assert isinstance(found, PatternTensor)
    assert not trace.escaped
    np.testing.assert_array_equal(found.ids, given.ids)


CHOOSING: dict[str, Callable[[Tensor], Any]] = {
    "sort": lambda x: x.sort(1)[0],
    "topk": lambda x: x.topk(2, 1)[0],
    "kthvalue": lambda x: x.kthvalue(2, 1)[0],
    "median": lambda x: x.median(1, keepdim=True)[0],
    "max": lambda x: x.max(0)[0],
    "amin": lambda x: x.amin(1),
    "cummax": lambda x: x.cummax(1)[0],
    "quantile": lambda x: x.quantile(ag.tensor([0.2, 0.7]), 1),
    "maximum": lambda x: np.maximum(x[0], x[1]),
    "relu": lambda x: F.relu(x - 1),
    "max_pool1d": lambda x: F.max_pool1d(x[None], 2),
    "adaptive_max_pool1d": lambda x: F.adaptive_max_pool1d(x[None], 2),
    "lu": lambda x: ag.linalg.lu_factor(x.T)[0],
}


@pytest.mark.parametrize("name", CHOOSING)
def test_choices_by_value_are_free_in_the_pattern(name: str) -> None:
    function = CHOOSING[name]
    x = leaf(3, 4)
    pattern = detect([function(x)], [x]).toarray()
    for seed in range(1, 6):
        other = leaf(3, 4, seed=seed)
        y = function(other)
        assert not (nonzeros([y], [other], range(y.numel())) & ~pattern).any()
    if name not in ("adaptive_max_pool1d", "lu"):
        assert not pattern.all()


@pytest.mark.parametrize("name", CHOOSING)
@pytest.mark.parametrize("of_gradient", [False, True])
def test_choices_are_free_in_second_derivatives(name: str, of_gradient: bool) -> None:
    """Of a pattern prepared at one point, at others; the oracle is the dense Hessian."""

    def energy(x: Tensor) -> Tensor:
        return (CHOOSING[name](x.reshape(3, 4)) ** 2).sum()

    point = np.random.default_rng(0).uniform(0.5, 1.5, 12)
    if of_gradient:
        sparse: Any = ag.sparsity.SparseJacobian(ag.func.grad(energy), point)
    else:
        sparse = ag.sparsity.SparseHessian(energy, point)
    for seed in range(1, 6):
        x = np.random.default_rng(seed).uniform(0.5, 1.5, 12)
        np.testing.assert_allclose(sparse(x).toarray(), ag.func.hessian(energy)(x), atol=1e-12)
    if name not in ("adaptive_max_pool1d", "lu"):
        assert not sparse.pattern.toarray().all()


# ---- random programs -----------------------------------------------------------------------------

NUMBERS = st.integers(0, 30)
STEPS = st.builds(
    Step, st.sampled_from([*VIEWS, *PURE, *PURE, *WRITES]), NUMBERS, NUMBERS, st.integers(0, 3)
)
PROGRAMS = st.builds(
    Program,
    st.lists(STEPS, min_size=2, max_size=12).map(tuple),
    st.lists(NUMBERS, min_size=1, max_size=3).map(tuple),
)


@hypothesis.settings(max_examples=60, deadline=None, derandomize=True)
@hypothesis.given(PROGRAMS, st.integers(0, 5))
def test_hessians_of_random_programs_lie_in_their_patterns(program: Program, seed: int) -> None:
    leaves = [ag.tensor(x, requires_grad=True) for x in values(seed)]
    try:
        total = run(program, [x * 1 for x in leaves], ag.no_grad)
        if not total.requires_grad:
            return
        assert_covers([total], leaves)
        slopes = ag.grad(total, leaves, create_graph=True, allow_unused=True)
    except RuntimeError as error:
        assert "modified by an inplace operation" in str(error)
        return
    assert_covers([g for g in slopes if g is not None and g.requires_grad], leaves)


# ---- the sets themselves -------------------------------------------------------------------------

MEMBERS = st.lists(st.frozensets(st.integers(0, 5), max_size=6), min_size=1, max_size=6)


@hypothesis.settings(max_examples=100, deadline=None, derandomize=True)
@hypothesis.given(MEMBERS, st.lists(st.tuples(st.integers(0, 3), st.integers(0, 5)), max_size=12))
def test_unions_are_those_of_pythons_sets(members: Any, pairs: Any) -> None:
    sets = Sets(6)
    ones = sets.singletons()
    ids = np.array([sets.union(ones[sorted(each)]) for each in members])
    known = [set(each) for each in members]
    pairs = [(group, i % len(known)) for group, i in pairs]
    groups = np.array([group for group, _ in pairs], np.int64)
    chosen = ids[[i for _, i in pairs]] if pairs else np.zeros(0, np.int64)
    found = sets.unions(groups, chosen, 4)
    for group in range(4):
        expected = set().union(*[known[i] for each, i in pairs if each == group])
        assert set(sets.rows(found[group : group + 1])[1].tolist()) == expected
    joined = sets.pairwise(ids, ids[::-1])
    for i, each in enumerate(joined):
        _, row = sets.rows(np.array([each]))
        assert row.tolist() == sorted(known[i] | known[-1 - i])


def test_sets_without_a_universe() -> None:
    sets = Sets(0)
    assert sets.full() == 0 and sets.singletons().tolist() == []
    assert sets.unions(np.zeros(2, np.int64), np.zeros(2, np.int64), 3).tolist() == [0, 0, 0]
    assert distinct(np.array([3, 1, 3, 2])).tolist() == [1, 2, 3]


@pytest.mark.parametrize("module", [calls, table], ids=["pairs", "members"])
def test_where_there_are_too_many_a_pattern_gets_larger(
    module: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    x = leaf(6)
    matrix = ag.tensor(np.tri(6))
    assert detect([matrix @ x], [x]).nnz == 21
    monkeypatch.setattr(module, "_MANY", 10)
    larger = detect([matrix @ x], [x])
    assert larger.nnz > 21 and not (np.tri(6) > larger.toarray()).any()
