"""The rows of a table, all or some.

The filters narrow the list down together: `list --kind pointwise --missing-jvp`.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable

from codegen.emit.node import Emission
from codegen.lower.analysis import Plan
from codegen.model.batching import vmap_word
from codegen.model.kinds import KINDS
from codegen.package.opened import add_table_arguments, open_table
from codegen.terminal import columns, counted, paint


def _words(plan: Plan) -> list[str | None]:
    return [derivative.word for derivative in plan.entry.derivatives]


def _batching(plan: Plan) -> str:
    """How a batch of samples is run, as ``autograd.registry[name].vmap`` says it."""
    from autograd.transforms.batching.rules import how_by_kind

    entry = plan.entry
    if entry.kind == "composite":
        return "composite"
    if entry.vmap is not None:
        return "formula"
    arguments = entry.signature.arguments
    tensors = entry.signature.tensor_arguments
    names = [each.name for each in arguments if each not in tensors]
    lists = any(each.type.is_list for each in tensors)
    return vmap_word(plan.entry) or how_by_kind(entry.kind, names, lists)


# What a row may lack: the option, which rows lack it, and what that means.
_MISSING: dict[str, tuple[Callable[[Plan], bool], str]] = {
    "derivative": (
        lambda p: "not_implemented" in _words(p),
        "with a derivative that is not written",
    ),
    "doc": (lambda p: p.entry.doc is None, "without a sentence of documentation"),
    "inplace": (lambda p: Emission(p, "").inplace_name is None, "without an in-place variant"),
    "jvp": (
        lambda p: p.differentiable and p.jvp_style is None,
        "whose forward mode transposes the reverse formula",
    ),
    "numpy": (lambda p: not p.entry.numpy, "that serve no function of NumPy"),
}
_UNBATCHED = ("loop", "refused")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_table_arguments(parser, first=True)
    parser.add_argument("--kind", choices=KINDS, metavar="KIND", help="only rows of this kind")
    for name, (_, meaning) in _MISSING.items():
        parser.add_argument(f"--missing-{name}", action="store_true", help=f"only rows {meaning}")
    parser.add_argument(
        "--missing-vmap",
        action="store_true",
        help="only rows that vmap runs sample by sample, or refuses",
    )
    parser.add_argument("--json", action="store_true", help="print records for a program")


def run(arguments: argparse.Namespace) -> int:
    table = open_table(arguments)
    plans = [plan for plan in table.plans if _wanted(plan, arguments)]
    if arguments.json:
        print(json.dumps([_record(plan) for plan in plans], indent=2))
        return 0
    rows = [
        (plan.entry.signature.full_name, plan.entry.kind, str(plan.entry.signature))
        for plan in plans
    ]
    for line in columns(rows):
        print(line)
    print(paint(counted(len(rows), "row"), "dim"))
    return 0


def _wanted(plan: Plan, arguments: argparse.Namespace) -> bool:
    if arguments.kind is not None and plan.entry.kind != arguments.kind:
        return False
    if arguments.missing_vmap and _batching(plan) not in _UNBATCHED:
        return False
    asked = [lacks for name, (lacks, _) in _MISSING.items() if vars(arguments)[f"missing_{name}"]]
    return all(lacks(plan) for lacks in asked)


def _record(plan: Plan) -> dict[str, object]:
    entry = plan.entry
    return {
        "name": entry.signature.full_name,
        "kind": entry.kind,
        "signature": str(entry.signature),
        "aliases": list(entry.aliases),
        "numpy": list(entry.numpy),
        "node": plan.node_name,
        "jvp": plan.jvp_style,
        "vmap": _batching(plan),
        "inplace": Emission(plan, "").public_inplace_name,
        "line": entry.location.line,
    }
