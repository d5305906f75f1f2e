"""Forwards that break the promise of their kind are refused; all built-in rows keep theirs."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd.core.tensor import Tensor
from autograd.transforms.batching.rules import how_by_kind
from codegen import builtin
from codegen.lower.analysis import Plan, plan_table
from codegen.model.kinds import KINDS
from codegen.parse.errors import TableError
from codegen.probe.promises import BATCHED, PROMISES, Probe, broken_promises
from codegen.proofs.calls import Call, bound
from codegen.table import loads
from generated import arrays as generated_arrays
from tests.samples import rows as samples

PLANS = {plan.entry.signature.full_name: plan for plan in plan_table(builtin.entries())}


def function_of(plan: Plan) -> Callable[..., Any]:
    return getattr(generated_arrays, plan.identifier)


# ---- the built-in rows ---------------------------------------------------------------------------


def test_the_built_in_rows_keep_their_promises() -> None:
    functions = {name: function_of(plan) for name, plan in PLANS.items()}
    assert not broken_promises([plan.entry for plan in PLANS.values()], functions)


@pytest.mark.parametrize(
    "name", [n for n, p in PLANS.items() if p.entry.kind in PROMISES and p.entry.forward]
)
def test_the_samples_of_the_suite_keep_them_too(name: str) -> None:
    spec = samples.spec_of(name)
    plan = PLANS[name]
    calls = []
    for sample in spec.draw(np.float64) if spec else ():
        try:
            values = bound(plan, Call(sample.args, sample.kwargs))
        except TypeError:  # of a method's way to call it
            continue
        arrays = {a.name for a in plan.entry.signature.tensor_arguments}
        calls.append({key: _plain(value, key in arrays) for key, value in values.items()})
    with warnings.catch_warnings(), np.errstate(all="ignore"):
        warnings.simplefilter("ignore")
        found = list(Probe(plan.entry, function_of(plan)).problems(calls))
    assert not found, found[0]


def _plain(value: Any, array: bool) -> Any:
    if isinstance(value, Tensor):
        return value.detach().numpy().copy()
    if isinstance(value, list | tuple):
        return type(value)(_plain(each, array) for each in value)
    if array and value is not None:
        return np.asarray(value)
    return value


# ---- rows that break a promise -------------------------------------------------------------------

KERNELS = {
    "last_bent": lambda x: x[0] * x[1] ** 2 if len(x) == 2 else None,
    "centred": lambda x: x - x.mean(),
    "total": lambda x, *rest, **options: np.sum(x),
    "twice": lambda x: np.concatenate([x, x]),
    "shifted": lambda x: np.roll(x, 1),
    "first_row": lambda x, y: x * (y if y.ndim < 2 else y[0]),
    "wrong_dim": lambda x, dim, keepdim=False: x.sum(0 if dim else 1, keepdims=keepdim),
    "no_keepdim": lambda x, dim, keepdim=False: x.sum(dim),
    "mixed": lambda x, dim: x.sum(dim) + x.sum(),
    "backward": lambda x, dim: np.flip(np.cumsum(np.flip(x, dim), dim), dim),
    "affine": lambda x: x + 1,
    "bent": lambda x, y: x * y * y,
    "copied": lambda x: x.copy(),
    "scaled": lambda x: 2 * x,
    "larger": lambda x: np.sort(x) * 3,
    "one_stack": lambda x: x @ x.swapaxes(-1, -2) / np.sum(x * x),
    "batch": lambda x: x - x.mean(0),
    "longer": lambda x, y: np.concatenate([x - y, x - y], -1),
    "of_values": lambda x: np.full(x.shape, x.sum()),
    "overwritten": lambda x: np.exp(x, out=x) if x.dtype.kind == "f" else x,
    "everything": lambda x, dim: x - x.mean(),
    "sorted_all": lambda x, dim: np.sort(x.reshape(-1)).reshape(x.shape),
    "from_the_end": lambda x, dim: x.reshape(-1)[::-1].reshape(x.shape),
    "from_the_end_viewed": lambda x, dim: x[::-1],
    "sum_over_all": lambda x, dim: x.sum() + 0 * x,
    "times_sum": lambda x, y, dim: x * y.sum(),
    "minus_first": lambda x, dim: x - x[:1],
    "cumulated": lambda x, y, dim: np.cumsum(x, dim) + y.sum(),
    "mean_of_two": lambda x, y, dim: (x * y / y.sum()).sum(dim),
    "third": lambda x: x[:, :, ::2],
    "first_mean": lambda x: x @ x.swapaxes(-1, -2) * x[..., :1, :1] / np.mean(x),
    "identity": lambda x: np.eye(len(x)),
    "of_another_shape": lambda x, dim: x.sum(dim),
}

ONE = "f(Tensor self) -> Tensor"
DIM = "f(Tensor self, int dim) -> Tensor"
KEEP = "f(Tensor self, int dim, bool keepdim=False) -> Tensor"
TWO = "f(Tensor self, Tensor other) -> Tensor"
LIST = "f(Tensor[] factors) -> Tensor"
VIEW = "f(Tensor(a) self) -> Tensor(a)"

# Kind, signature, forward, and what is seen of it.
BROKEN = [
    ("pointwise", ONE, "kernels.total(self)",
     "of elements of shape (2, 3) it makes an output of shape ()"),
    ("pointwise", ONE, "kernels.centred(self)",
     "it makes other elements where some of them stand alone"),
    ("comparison", ONE, "kernels.shifted(self) > 0",
     "it makes other elements where they stand in another order"),
    ("pointwise", TWO, "kernels.first_row(self, other)",
     "it makes other elements where they stand in another order"),
    ("reduction", KEEP, "kernels.wrong_dim(self, dim, keepdim)",
     "of elements of shape (2, 3) reduced along 1 it makes an output of shape (3,), not (2,)"),
    ("reduction", KEEP, "kernels.no_keepdim(self, dim, keepdim)",
     "of elements of shape (2, 3) reduced along 1 with keepdim it makes an output of shape "
     "(2,), not (2, 1)"),
    ("reduction", DIM, "kernels.mixed(self, dim)",
     "elements along the dimension 0, which is not named, are combined"),
    ("reduction", ONE, "np.exp(self)",
     "of elements of shape (2, 3) it makes an output of shape (2, 3)"),
    ("normalization", DIM, "kernels.everything(self, dim)",
     "elements along all dimensions are combined"),
    ("normalization", DIM, "kernels.of_another_shape(self, dim)",
     "of elements of shape (2, 3) it makes an output of shape (2,)"),
    ("scan", DIM, "kernels.backward(self, dim)",
     "elements come from later ones along the dimension 1"),
    ("linear", ONE, "kernels.affine(self)",
     "it is not linear: f(2 x - 3 y) is not 2 f(x) - 3 f(y)"),
    ("linear", TWO, "kernels.first_row(self, other)",
     "it is not linear: f(2 x - 3 y) is not 2 f(x) - 3 f(y)"),
    ("bilinear", TWO, "kernels.bent(self, other)",
     "it is not linear in 'other': f(2 x - 3 y) is not 2 f(x) - 3 f(y)"),
    ("bilinear", LIST, "kernels.last_bent(factors)",
     "it is not linear in item 1 of 'factors': f(2 x - 3 y) is not 2 f(x) - 3 f(y)"),
    ("view", VIEW, "kernels.copied(self)", "the output has memory of its own"),
    ("gather", ONE, "kernels.scaled(self)", "there are elements that are none of the input"),
    ("sort", ONE, "kernels.larger(self)",
     "there are elements less or greater than all of the input"),
    ("linalg", ONE, "kernels.one_stack(self)",
     "a stack of two samples gives something else than they do one by one"),
    ("linalg", ONE, "kernels.first_mean(self)",
     "a stack of two samples gives something else than they do one by one"),
    ("linalg", TWO, "self.T @ other", "it does not take stacks of two in all arguments"),
    ("window", ONE, "kernels.batch(self)",
     "a sample alone gives something else than the same sample in a batch"),
    ("loss", TWO, "kernels.longer(self, other)",
     "of samples of shape (2, 3) it makes an output of shape (2, 6)"),
    ("creation", ONE, "kernels.of_values(self)", "it makes something else of other elements"),
    ("pointwise", ONE, "kernels.overwritten(self)", "it writes into 'self'"),
]  # fmt: skip


TWO_DIM = "f(Tensor self, Tensor other, int dim) -> Tensor"
VIEW_DIM = "f(Tensor(a) self, int dim) -> Tensor(a)"
OTHERWISE = "a batch of two samples gives something else than they do one by one"
ALONG = [
    # kind, signature, forward, what was seen of it where it runs for a batch at once
    ("reduction", TWO_DIM, "kernels.mean_of_two(self, other, dim)", OTHERWISE),
    ("normalization", DIM, "kernels.minus_first(self, dim)", OTHERWISE),
    ("scan", TWO_DIM, "kernels.cumulated(self, other, dim)", OTHERWISE),
    ("sort", DIM, "kernels.sorted_all(self, dim)", OTHERWISE),
    ("view", VIEW_DIM, "kernels.from_the_end_viewed(self, dim)", OTHERWISE),
    ("linear", DIM, "kernels.sum_over_all(self, dim)", OTHERWISE),
    ("bilinear", TWO_DIM, "kernels.times_sum(self, other, dim)", OTHERWISE),
    ("gather", DIM, "kernels.from_the_end(self, dim)", OTHERWISE),
    ("scatter", DIM, "kernels.sum_over_all(self, dim)", OTHERWISE),
    (
        "creation", ONE, "kernels.identity(self)",
        "one by one two samples have the shape (2, 2, 2), as a batch (2, 2)",
    ),
    (
        "window", ONE, "kernels.third(self)",
        "one by one two samples have the shape (2, 2, 2, 2), as a batch (2, 2, 1, 3)",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "signature", "forward", "seen"), ALONG)
def test_a_row_that_does_not_run_for_a_batch_says_so(
    kind: str, signature: str, forward: str, seen: str, tmp_path: Any
) -> None:
    row = row_of(kind, signature, forward)
    assert said_on_loading(row, tmp_path) == (
        f"t.yaml:3:12: f: forward breaks a promise of the row: {seen}\n"
        f"    forward: {forward}\n"
        f"             {'^' + '~' * (len(forward) - 1)}\n"
        f"a row of kind {kind} promises: {BATCHED}\n\n1 error"
    )
    path = tmp_path / "looped.yaml"
    path.write_text(f"{row}  vmap: loop\n")
    looped = ag.load_table(path, kernels=SimpleNamespace(**KERNELS))
    try:
        count, shape = signature.count("Tensor ") + signature.count("(a) self"), (2, 3, 2, 4)
        given = [ag.tensor(np.random.default_rng(i).uniform(1, 2, shape)) for i in range(count)]
        f = partial(looped.f, dim=0) if "dim" in signature else looped.f
        with pytest.warns(UserWarning, match="performance drop"):
            found = ag.func.vmap(f)(*given)
        one_by_one = [f(*each) for each in zip(*given, strict=True)]
        np.testing.assert_array_equal(found.numpy(), np.stack([y.numpy() for y in one_by_one]))
    finally:
        ag.unload_table(looped)


def test_every_kind_that_runs_for_a_batch_at_once_is_held_to_it() -> None:
    names = {"dim", "kernel_size"}
    batched = {kind for kind in KINDS if kind != "composite"}
    batched = {kind for kind in batched if how_by_kind(kind, names, False) == "along"}
    assert {kind for kind, *_ in ALONG} == batched


def row_of(kind: str, signature: str, forward: str, more: str = "") -> str:
    text = f"- name: {signature}\n  kind: {kind}\n  forward: {forward}\n{more}"
    if kind not in ("comparison", "creation", "query"):
        names = [name for name in ("self", "other", "factors") if name in signature]
        text += "".join(f"  {name}: grad\n" for name in names)
    return text


def said_on_loading(table: str, tmp_path: Any) -> str:
    path = tmp_path / "t.yaml"
    path.write_text(table)
    with pytest.raises(TableError) as caught:
        ag.load_table(path, kernels=SimpleNamespace(**KERNELS))
    return str(caught.value).replace(str(path), "t.yaml")


@pytest.mark.parametrize(("kind", "signature", "forward", "seen"), BROKEN)
def test_a_broken_promise_is_refused(
    kind: str, signature: str, forward: str, seen: str, tmp_path: Any
) -> None:
    promised = f"a row of kind {kind} promises: {PROMISES[kind]}"
    if seen.startswith("it writes"):
        promised = "a forward only reads"
    assert said_on_loading(row_of(kind, signature, forward), tmp_path) == (
        f"t.yaml:3:12: f: forward breaks a promise of the row: {seen}\n"
        f"    forward: {forward}\n"
        f"             {'^' + '~' * (len(forward) - 1)}\n"
        f"{promised}\n\n1 error"
    )
    assert "f" not in ag.registry


@pytest.mark.parametrize(
    ("outputs", "forward", "seen"),
    [
        ("(Tensor a, Tensor b)", "np.sort(self)", "it gives 1 output"),
        ("(Tensor a, Tensor b)", "kernels.total(self)", "it gives 1 output"),
        ("Tensor", "np.sort(self), np.argsort(self)", "it gives 2 outputs"),
    ],
)
def test_the_number_of_outputs_is_that_of_the_signature(
    outputs: str, forward: str, seen: str, tmp_path: Any
) -> None:
    """An array in the place of two outputs would be unpacked along its first dimension."""
    text = row_of("sort", f"f(Tensor self) -> {outputs}", forward)
    said = said_on_loading(text.replace("grad", "non_differentiable"), tmp_path)
    assert seen in said and f"the signature says {1 + ('b' in outputs)}\n" in said


def test_every_promise_is_broken_by_a_row_here() -> None:
    assert {kind for kind, *_ in BROKEN} == set(PROMISES)


def test_random_numbers_that_happen_to_be_the_same_twice_break_no_promise() -> None:
    entries = loads(row_of("creation", "r(Tensor self) -> Tensor", "np.ones_like(self)"))
    coins = np.random.default_rng(0)
    for _ in range(50):
        assert not broken_promises(entries, {"r": lambda self: coins.integers(0, 2, 1)})


def test_a_kernel_is_held_to_what_its_docstring_says(tmp_path: Any) -> None:
    def doubled(x: Any) -> Any:
        """Twice x.

        numpy: x + x + 1
        """
        return 2 * x

    path = tmp_path / "said.yaml"
    path.write_text(
        "- name: doubled(Tensor self) -> Tensor\n  kind: linear\n"
        "  forward: kernels.doubled(self)\n  self: 2 * grad\n"
    )
    with pytest.raises(TableError, match="by the docstrings of its kernels it is self \\+ self"):
        ag.load_table(path, kernels=SimpleNamespace(doubled=doubled))
    assert doubled.__doc__ is not None
    doubled.__doc__ = doubled.__doc__.replace("x + x + 1", "y + y")
    with pytest.raises(TableError, match="numpy: y \\+ y"):
        ag.load_table(path, kernels=SimpleNamespace(doubled=doubled))
