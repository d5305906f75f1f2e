"""A row of somebody's own table is treated as the same row of the built-in one: compiled,
explained, run for a batch and differentiated sparsely."""

from __future__ import annotations

import ast
import json
import re
import sys
from collections.abc import Iterator
from functools import partial
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd import kernels
from autograd.base.pytree import flatten, unflatten
from autograd.compile import TraceError
from autograd.compile.backend_numpy import statements
from autograd.core.dispatch import OPERATIONS
from autograd.core.tensor import Tensor
from autograd.sparsity.detection import detect
from autograd.sparsity.rules import rule_of as pattern_rule
from autograd.tables import load_table, unload_table
from autograd.transforms.batching.rules import how
from codegen import builtin
from codegen.lower.analysis import Plan, plan_table
from codegen.model.batching import shared_rules
from codegen.model.kinds import KINDS
from codegen.proofs.calls import Call, bound
from tests.samples import rows as samples
from tests.samples.rows import public

PLANS = {plan.entry.signature.full_name: plan for plan in plan_table(builtin.entries())}
KEPT = {
    name: plan
    for name, plan in PLANS.items()
    if not plan.entry.signature.name.startswith("_")
    and samples.spec_of(name)
    and name != "gradient.tensorarray"  # its copy is no overload, and does not take lists
    # such as block_diag(*tensors), whose list has no name in calls
    and not (plan.entry.kind == "composite" and plan.entry.signature.arguments[0].is_tensor_list)
}
FEW = ["sum", "mul", "T", "getitem", "pow", "where", "sigmoid", "matmul", "expand", "amax", "to"]
FEW += [next(n for n, p in KEPT.items() if p.entry.kind == kind) for kind in KINDS]
PACKAGE = "autograd_tables.copied"


def copied(name: str) -> str:
    return "copied_" + name.replace(".", "_")


def text_of(plan: Plan) -> str:
    """The row under another name, without what only the built-in table gives."""
    entry = plan.entry
    full_name = entry.signature.full_name
    row = {"name": str(entry.signature).replace(f"{full_name}(", f"{copied(full_name)}(", 1)}
    row["kind"] = entry.kind if entry.takes_complex else f"real {entry.kind}"
    for key in ("forward", "composite", "result", "vmap"):
        formula, word = getattr(entry, key), getattr(entry, f"{key}_word", None)
        if formula is not None or word is not None:
            row[key] = word or ast.unparse(formula.tree)
    if entry.node is not None:
        row["node"] = entry.node
    for each in entry.derivatives:
        formula = each.formula
        row[", ".join(each.targets)] = each.word or (ast.unparse(formula.tree) if formula else "")
    row |= dict.fromkeys(entry.non_differentiable_outputs, "non_differentiable")
    lines = [f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in row.items()]
    return "- " + "\n".join(lines)[2:]


@pytest.fixture(scope="module")
def table(tmp_path_factory: Any, request: Any) -> Iterator[ModuleType]:
    chosen = {
        name
        for item in request.session.items
        if item.path == request.path
        for name in (item.callspec.params.values() if hasattr(item, "callspec") else ())
    }
    path = tmp_path_factory.mktemp("table") / "copied.yaml"
    path.write_text("\n".join(text_of(KEPT[name]) for name in KEPT if name in chosen))
    yield load_table(path, kernels=kernels)
    unload_table(PACKAGE)


def function_of(name: str) -> Any:
    """A row of either table as a function of the arguments of its signature."""
    if name in OPERATIONS:
        return OPERATIONS[name].function
    return getattr(sys.modules[PACKAGE], name) if name.startswith("copied") else public(name)


def calls_of(name: str) -> Iterator[tuple[list[Tensor], Any, Any]]:
    """For samples of a row the tensors, and the row and its copy as functions of those."""
    spec = samples.spec_of(name)
    assert spec is not None
    for sample in list(spec.draw(np.float64))[:2]:
        try:
            given = bound(KEPT[name], Call(sample.args, sample.kwargs))
        except TypeError:  # of a method's way to call it
            continue
        values = {"input" if key == "self" else key: value for key, value in given.items()}
        leaves, form = flatten(values)
        places = [i for i, x in enumerate(leaves) if isinstance(x, Tensor)]

        def call(
            run: Any, *tensors: Tensor, leaves: Any = leaves, form: Any = form, at: Any = places
        ) -> Any:
            filled = list(leaves)
            for i, tensor in zip(at, tensors, strict=True):
                filled[i] = tensor
            ag.manual_seed(0)
            return run(**unflatten(form, filled))

        tensors = [leaves[i] for i in places]
        yield tensors, *(partial(call, function_of(each)) for each in (name, copied(name)))


def loss(outcome: Any) -> Any:
    outputs = outcome if isinstance(outcome, list | tuple) else [outcome]
    outputs = [x for x in outputs if isinstance(x, Tensor) and x.requires_grad]
    return sum((x * x).sum().real for x in outputs)


def gradients(function: Any, *tensors: Tensor) -> Any:
    total, wanted = loss(function(*tensors)), [x for x in tensors if x.requires_grad]
    return ag.grad(total, wanted, allow_unused=True) if isinstance(total, Tensor) else ()


def without_names(text: str, name: str) -> str:
    """A program or explanation, whatever the row and its table are called."""
    identifier, signature = copied(name), PLANS[name].entry.signature
    camel = "".join(word[:1].upper() + word[1:] for word in identifier.split("_"))
    camel = re.sub(r"\d[a-z]", lambda found: found[0].upper(), camel)  # as in Log1PBackward
    text = text.replace(f"{camel}Backward", (PLANS[name].node_name or "")[:-1])
    text = re.sub(r"Backward\d+", "Backward", text)
    text = text.replace("rows_of_autograd_tables_copied.", "rows.")
    text = text.replace(f"rows.{identifier}", f"rows.{PLANS[name].identifier}")
    text = text.replace(identifier, signature.qualified_name)
    text = text.replace(f" {signature.full_name}(", f" {signature.qualified_name}(")
    text = re.sub(r"ackward(\d?)_\d+\(", r"ackward\1(", text)
    text = re.sub(r"(copied|derivatives)\.yaml(:\d+)?", "TABLE", text)
    return re.sub(r"[ -]+", " ", text)


def program_of(function: Any, tensors: list[Tensor]) -> str:
    try:
        return ag.compile(function).source(*tensors)
    except TraceError as error:
        return f"refused: {error}"


NAMES = [
    name if name in FEW else pytest.param(name, marks=pytest.mark.slow) for name in sorted(KEPT)
]


@pytest.mark.parametrize("name", NAMES)
def test_a_copied_row_is_compiled_as_the_row(
    name: str, table: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(statements, "_WIDE", 1000)  # or lines are broken by the length of names
    for tensors, *pair in calls_of(name):
        for wanted in (lambda f: f, lambda f: partial(gradients, f)):
            ours, theirs = (program_of(wanted(f), tensors) for f in pair)
            assert without_names(theirs, name) == without_names(ours, name)


def explanation_of(total: Tensor) -> str:
    try:
        return str(ag.explain(total))
    except (NotImplementedError, RuntimeError) as error:
        return type(error).__name__


@pytest.mark.parametrize("name", NAMES)
def test_a_copied_row_is_explained_as_the_row(name: str, table: ModuleType) -> None:
    for tensors, *pair in calls_of(name):
        totals = [loss(f(*tensors)) for f in pair]
        if isinstance(totals[0], Tensor):
            ours, theirs = map(explanation_of, totals)
            assert without_names(theirs, name) == without_names(ours, name)


def outcome_of(function: Any, *args: Any) -> Any:
    """The arrays that a function gives, or the sort of error."""
    try:
        with np.errstate(all="ignore"):
            found = function(*args)
    except (NotImplementedError, RuntimeError, TypeError, ValueError, IndexError) as error:
        return type(error)
    outputs = found if isinstance(found, list | tuple) else [found]
    return [x.detach().numpy() if isinstance(x, Tensor) else x for x in outputs]


@pytest.mark.filterwarnings("ignore:There is a performance drop")
@pytest.mark.parametrize("name", NAMES)
def test_a_copied_row_is_batched_as_the_row(name: str, table: ModuleType) -> None:
    assert ag.registry[copied(name)].vmap == ag.registry[name].vmap
    for tensors, *pair in calls_of(name):
        batches = [ag.stack([x.detach()] * 2) for x in tensors]
        if batches:
            ours, theirs = (outcome_of(ag.func.vmap(f), *batches) for f in pair)
            if ours is not TypeError:  # of overloads, which the copy has none of
                np.testing.assert_equal(theirs, ours)


def patterns_of(function: Any, inputs: list[Tensor]) -> Any:
    """Those of a row and of its gradient."""
    found = []
    outputs = function()
    for values in (outputs, loss(outputs)):
        if isinstance(values, Tensor) and values is not outputs:  # the loss
            values = ag.grad(values, inputs, create_graph=True, allow_unused=True)
        listed = values if isinstance(values, list | tuple) else [values]
        kept = [x for x in listed if isinstance(x, Tensor) and x.requires_grad]
        found.append(detect(kept, inputs).toarray())
    return found


@pytest.mark.parametrize("name", NAMES)
def test_a_copied_row_has_the_sparsity_pattern_of_the_row(name: str, table: ModuleType) -> None:
    if name in OPERATIONS:
        rules = [pattern_rule(OPERATIONS[each]) for each in (name, copied(name))]
        assert rules[0] is rules[1]
    for tensors, *pair in calls_of(name):
        inputs = [x for x in tensors if x.requires_grad]
        if inputs:
            found = [partial(patterns_of, partial(f, *tensors), inputs) for f in pair]
            ours, theirs = map(outcome_of, found)
            if ours is not TypeError:  # of overloads, which the copy has none of
                np.testing.assert_equal(theirs, ours)


def test_every_shared_rule_is_the_same_in_every_table(tmp_path: Any) -> None:
    worded = {p.entry.vmap_word: p for p in PLANS.values() if p.entry.vmap_word}
    assert worded.keys() >= shared_rules().keys() - {"leading", "refused"}  # of kinds alone
    path = tmp_path / "worded.yaml"
    rows = [re.sub(r'^(- "name": ")copied_', r"\1worded_", text_of(p)) for p in worded.values()]
    path.write_text("\n".join(rows))
    loaded = load_table(path, kernels=kernels)
    try:
        for word, plan in worded.items():
            ours = OPERATIONS[plan.entry.signature.full_name]
            theirs = OPERATIONS[copied(ours.name).replace("copied_", "worded_")]
            assert how(theirs) == how(ours) == word
            assert pattern_rule(theirs) is pattern_rule(ours)
    finally:
        unload_table(loaded)
