"""Whether a derivative formula names the gradients of the outputs as its row has them."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Sequence

from codegen.model.formula import Formula
from codegen.parse.errors import Problem, did_you_mean
from codegen.parse.signature import Return, Signature
from codegen.parse.source import walk

NEEDS = "needs"
"""Names, in a formula of several gradients, which of them are wanted: None for one that is not."""

GIVEN = "given"
"""Names, where several outputs are differentiable, for which of them a gradient has arrived."""


def given_names(signature: Signature, non_differentiable: Collection[str]) -> frozenset[str]:
    """`given` where a formula may name it."""
    several = len(_differentiable(signature, non_differentiable)) > 1
    return frozenset({GIVEN} if several else ())


def gradient_names(
    formula: Formula, signature: Signature, non_differentiable: Collection[str]
) -> frozenset[str]:
    """The gradients that a formula may name, and those it names wrongly, a problem of their own."""
    outputs = _differentiable(signature, non_differentiable)
    proper = {f"grad_{output.name}" for output in outputs} if len(outputs) > 1 else {"grad"}
    return frozenset(proper | {name for name in formula.names if _is_gradient(name)})


def _is_gradient(name: str) -> bool:
    """Whether a name is spelled like a gradient; an argument may still be called so."""
    return name in ("grad", "grads") or name.startswith("grad_")


def _differentiable(signature: Signature, non_differentiable: Collection[str]) -> list[Return]:
    return [r for r in signature.returns if r.is_tensor and r.name not in non_differentiable]


def unused_problem(
    formula: Formula, signature: Signature, non_differentiable: Collection[str]
) -> Problem | None:
    """The problem of a formula that is no linear map of the gradient, since it does not name it."""
    arguments = {argument.name for argument in signature.arguments}
    if any(_is_gradient(name) for name in formula.names - arguments):
        return None
    spellings = _spellings(_differentiable(signature, non_differentiable))
    message = f"{formula.owner} does not use the gradient of the output"
    hint = f"multiply by {spellings}, or write zero if the derivative is zero"
    return formula.problem_at(0, len(formula.text), message, hint)


def gradient_problems(
    formula: Formula, signature: Signature, non_differentiable: Collection[str]
) -> Iterator[Problem]:
    """What is wrong with `grad`, `grads[i]` and `grad_<output>` in a derivative formula."""
    if not any(_is_gradient(name) for name in formula.names):
        return
    arguments = {argument.name for argument in signature.arguments}
    outputs = _differentiable(signature, non_differentiable)
    subscripts = {
        id(node.value): node for node in walk(formula.tree) if isinstance(node, ast.Subscript)
    }
    for node in walk(formula.tree):
        if not (isinstance(node, ast.Name) and _is_gradient(node.id)) or node.id in arguments:
            continue
        if not outputs:
            message = f"'{node.id}' in {formula.owner}, but no output is differentiable"
            yield formula.problem(node, message)
        elif node.id == "grad":
            yield from _grad(formula, node, outputs)
        elif node.id == "grads":
            yield from _grads(formula, node, subscripts.get(id(node)), outputs)
        else:
            yield from _named(formula, node, signature, outputs)


def needs_problems(
    formula: Formula, targets: Sequence[str], signature: Signature
) -> Iterator[Problem]:
    """`needs` in a formula that gives one gradient, which is only computed where it is wanted."""
    lists = {argument.name for argument in signature.arguments if argument.is_tensor_list}
    if len(targets) > 1 or targets[0] in lists:
        return
    for node in walk(formula.tree):
        if isinstance(node, ast.Name) and node.id == NEEDS:
            message = f"'{NEEDS}' in {formula.owner}, which gives one gradient"
            hint = "leave it out: a formula is only evaluated where its gradient is wanted"
            yield formula.problem(node, message, hint)


def tangent_problems(
    formula: Formula, names: Collection[str], tangents: Collection[str]
) -> Iterator[Problem]:
    """Gradients in a forward-mode formula, which maps tangents and may name but these."""
    for node in walk(formula.tree):
        if isinstance(node, ast.Name) and _is_gradient(node.id) and node.id not in names:
            message = f"'{node.id}' in {formula.owner}, which is made of tangents"
            yield formula.problem(node, message, f"the tangents are {', '.join(sorted(tangents))}")


def _spellings(outputs: list[Return]) -> str:
    if len(outputs) <= 1:
        return "grads" if outputs and outputs[0].type.is_list else "grad"
    names = [f"grad_{output.name}" for output in outputs]
    return ", ".join(names[:-1]) + " or " + names[-1]


def _grad(formula: Formula, node: ast.Name, outputs: list[Return]) -> Iterator[Problem]:
    if len(outputs) > 1:
        message = (
            f"'grad' in {formula.owner} could be the gradient of any of {len(outputs)} outputs"
        )
        yield formula.problem(node, message, f"write {_spellings(outputs)}")
    elif outputs[0].type.is_list:
        message = f"'grad' in {formula.owner}, but the output is a list of tensors"
        yield formula.problem(node, message, "write grads, the list of their gradients")


def _grads(
    formula: Formula, node: ast.Name, subscript: ast.Subscript | None, outputs: list[Return]
) -> Iterator[Problem]:
    if len(outputs) == 1:
        if not outputs[0].type.is_list:
            message = f"'grads' in {formula.owner}, but only one output is differentiable"
            yield formula.problem(node, message, "write grad")
        return
    if subscript is None:
        return
    index = subscript.slice
    if not (isinstance(index, ast.Constant) and type(index.value) is int):
        message = f"'grads' in {formula.owner} must be followed by the number of an output"
        yield formula.problem(subscript, message, f"write {_spellings(outputs)}")
    elif index.value >= len(outputs):
        count = f"{len(outputs)} outputs are differentiable"
        message = f"grads[{index.value}] in {formula.owner}, but {count}"
        yield formula.problem(subscript, message, f"write {_spellings(outputs)}")


def _named(
    formula: Formula, node: ast.Name, signature: Signature, outputs: list[Return]
) -> Iterator[Problem]:
    name = node.id.removeprefix("grad_")
    differentiable = [output.name for output in outputs]
    if name in differentiable and len(outputs) > 1:
        return
    hint: str | None = f"write {_spellings(outputs)}"
    if name in differentiable:
        message = f"'{node.id}' in {formula.owner}, but only one output is differentiable"
    elif any(output.name == name for output in signature.returns):
        message = f"'{node.id}' in {formula.owner}, but the output '{name}' is not differentiable"
    else:
        message = f"'{node.id}' in {formula.owner}, but no output is named '{name}'"
        if len(outputs) > 1:
            hint = did_you_mean(node.id, [f"grad_{each}" for each in differentiable]) or hint
    yield formula.problem(node, message, hint)
