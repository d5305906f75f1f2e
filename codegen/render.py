"""Plans -> files: renders the templates and writes the folder as a whole.

The text of every file is made before the first is written. New files are written beside the old
ones and put in place by renaming, so that a reader finds each file whole.
"""

from __future__ import annotations

import ast
import difflib
import os
import re
import tempfile
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import jinja2

from codegen.analysis import Plan, Table
from codegen.emit_node import Emission
from codegen.kinds import KINDS
from codegen.lowering import local_names
from codegen.signature import Argument

__all__ = ["HEADER", "differences", "render", "write"]

HEADER = (
    "Generated from {path} by `python -m codegen`. Do not edit: edit the table and generate again."
)
_NAMESPACES = ("nn.functional", "linalg", "special", "fft")
_COMPARISONS = frozenset({"eq", "ne", "lt", "le", "gt", "ge"})
_UNARY = frozenset({"neg", "pos", "abs", "invert"})


@dataclass(frozen=True)
class Stub:
    """A function or method as a type stub declares it."""

    name: str
    parameters: str
    returns: str
    doc_lines: list[str]
    overloaded: bool


def render(plans: Sequence[Plan], path: str = "derivatives.yaml") -> dict[str, str]:
    """The generated files by name."""
    table = plans[0].table if plans else Table(())
    emissions = [Emission(plan, path) for plan in plans]
    environment = jinja2.Environment(
        loader=jinja2.PackageLoader("codegen"),
        undefined=jinja2.StrictUndefined,
        keep_trailing_newline=True,
        autoescape=False,
    )
    header = "# " + HEADER.format(path=path)

    def text(template: str, **values: object) -> str:
        rendered = environment.get_template(template).render(header=header, **values)
        lines = [line.rstrip() for line in rendered.splitlines()]
        return "\n".join(lines).rstrip("\n") + "\n"

    kinds = sorted({e.kind for e in emissions}, key=list(KINDS).index)
    files = {"__init__.py": f'{header}\n"""What `python -m codegen` made of {path}."""\n'}
    files["py.typed"] = ""
    for kind in kinds:
        operations = [e for e in emissions if e.kind == kind]
        values = {
            "title": f"Operations of kind {kind}: functions, Backward nodes and tangents.",
            "kind_doc": KINDS[kind].doc,
            "operations": operations,
        }
        body = text("operations.py.jinja", imports="", **values)
        imports = import_lines(body, _helper_modules(operations))
        files[f"{kind}.py"] = text("operations.py.jinja", imports=imports, **values)
    files["arrays.py"] = text("arrays.py.jinja", operations=emissions)
    functions = _functions(emissions, table, kinds)
    files["functions.py"] = text("functions.py.jinja", **functions)
    files["methods.py"] = text("methods.py.jinja", **_methods(emissions))
    results = [e for e in emissions if e.returns_many]
    files["methods.pyi"] = text(
        "methods.pyi.jinja",
        result_types=results,
        stubs=_stubs([e for e in emissions if _is_method(e)], in_place=True),
        **_methods(emissions),
    )
    files["functions.pyi"] = text(
        "functions.pyi.jinja",
        result_types=results,
        stubs=_stubs(emissions, in_place=False),
        exported=functions["public"],
        public=True,
    )
    for namespace in _NAMESPACES:
        members = [e for e in emissions if _names_in(e, namespace)]
        if not members:
            continue
        name = "namespace_" + namespace.replace(".", "_")
        names = [pair for e in members for pair in _names_in(e, namespace)]
        files[f"{name}.py"] = text("namespace.py.jinja", namespace=namespace, names=names)
        files[f"{name}.pyi"] = text(
            "functions.pyi.jinja",
            result_types=[e for e in members if e.returns_many],
            stubs=_stubs(members, in_place=False, namespace=namespace),
            exported=sorted(inner for inner, _ in names),
            public=None,
        )
    files["registry.py"] = text("registry.py.jinja", operations=emissions)
    return files


# Where the names come from that generated modules use.
_IMPORTS = {
    "math": ("inf", "nan", "pi"),
    "autograd": ("kernels",),
    "autograd.clock": ("next_stamp",),
    "autograd.grad_mode": ("MODE", "is_grad_enabled"),
    "autograd.node": ("Node", "Output"),
    "autograd.operation": ("NUMBERS", "dispatch", "number", "operation"),
    "autograd.restore": ("restore_targets",),
    "autograd.support": (
        *(
            "ReturnType",
            "add_tangents",
            "all_plain",
            "as_tensors",
            "edges_of",
            "in_place",
            "int_list",
            "new_leaf",
            "overwrite",
            "tensor_list",
        ),
        *("missing_argument", "not_implemented", "plain_index", "tangent_like", "tangents_of"),
        *("track_view", "view_in_place", "zero_like", "zero_tensor"),
    ),
    "autograd.tensor": ("LEAF", "Tensor", "from_array"),
    "generated": ("arrays",),
}


def import_lines(body: str, helper_modules: Sequence[str]) -> str:
    """The imports of those names that `body` uses."""
    words = set(re.findall(r"(?<![.\w'])[A-Za-z_]\w*", body))
    lines = {"math": "", "numpy": "import numpy as np\n"}
    for module, candidates in {**_IMPORTS, "autograd.formulas": tuple(helper_modules)}.items():
        names = [name for name in candidates if name in words]
        if not names:
            continue
        line = f"from {module} import {', '.join(names)}"
        if len(line) > 100:
            line = f"from {module} import (\n" + "".join(f"    {n},\n" for n in names) + ")"
        lines[module] = line + ("\n" if module == "math" else "")
    if "ops" in words:
        lines["generated.functions"] = "import generated.functions as ops"
    order = ["math", "numpy", *sorted(lines.keys() - {"math", "numpy"})]
    return "\n".join(lines[module] for module in order if lines[module])


def _helper_modules(operations: Sequence[Emission]) -> list[str]:
    """The modules of autograd.formulas that these rows' formulas call."""
    found = set()
    for op in operations:
        entry, table = op.plan.entry, op.plan.table
        values = local_names(op.plan)
        formulas = [d.formula for d in entry.derivatives] + [entry.result, entry.composite]
        for node in (node for f in formulas if f is not None for node in ast.walk(f.tree)):
            match node:
                case ast.Call(func=ast.Attribute(value=ast.Name(id=root), attr=attribute)):
                    if root not in values and not table.overloads(f"{root}.{attribute}"):
                        found.add(root)
    return sorted(found)


def _functions(
    emissions: Sequence[Emission], table: Table, kinds: Sequence[str]
) -> dict[str, object]:
    overloaded = table.overloaded()
    identifiers = {id(e.plan.entry): e for e in emissions}
    groups = [
        {
            "name": name.replace(".", "_"),
            "signatures": [str(row.signature) for row in rows],
            "overloads": [
                (identifiers[id(row)].identifier, repr(_spec(identifiers[id(row)].arguments)))
                for row in rows
            ],
        }
        for name, rows in overloaded
    ]
    for name, rows in overloaded:
        written = [identifiers[id(row)] for row in rows if identifiers[id(row)].inplace_name]
        if written:
            groups.append(
                {
                    "name": f"{name.replace('.', '_')}_",
                    "signatures": [e.signature for e in written],
                    "overloads": [(f"{e.identifier}_", repr(_spec(e.arguments))) for e in written],
                }
            )
    modules = []
    for kind in kinds:
        names = []
        for e in emissions:
            if e.kind == kind:
                names.append(e.identifier)
                if e.inplace_name:
                    names.append(e.inplace_name)
        modules.append((kind, names))
    aliases = []
    for e in emissions:
        for alias in e.plan.entry.aliases:
            aliases.append((alias.replace(".", "_"), e.public_name))
            if e.public_inplace_name:
                aliases.append((f"{alias.replace('.', '_')}_", e.public_inplace_name))
    reflected = [
        e.plan.entry.operator and e.public_name
        for e in emissions
        if e.plan.entry.operator
        and e.plan.entry.operator not in _COMPARISONS | _UNARY | {"getitem"}
    ]
    everything = {e.public_name for e in emissions} | {alias for alias, _ in aliases}
    everything |= {e.public_inplace_name for e in emissions if e.public_inplace_name}
    prefixes = tuple(namespace.replace(".", "_") + "_" for namespace in _NAMESPACES)
    public = sorted(name for name in everything if not name.startswith(prefixes))
    return {
        "modules": modules,
        "groups": groups,
        "aliases": aliases,
        "reflected": reflected,
        "public": public,
        "methods": [e for e in emissions if _is_method(e) and not e.self_first],
    }


def _spec(arguments: Sequence[Argument]) -> tuple[tuple[str, str, bool, bool], ...]:
    """(name, type, required, keyword only) of each argument, for choosing among overloads."""
    return tuple((a.name, str(a.type), a.default is None, a.keyword_only) for a in arguments)


def _is_method(e: Emission) -> bool:
    return not e.plan.entry.signature.namespace and any(a.name == "self" for a in e.arguments)


def _method_function(e: Emission) -> str:
    """The function that serves as the method: `self` must be its first argument."""
    return e.public_name if e.self_first else f"{e.public_name}_method"


def _methods(emissions: Sequence[Emission]) -> dict[str, object]:
    methods: dict[str, str] = {}
    operators: dict[str, str] = {}
    for e in emissions:
        if not _is_method(e):
            continue
        entry = e.plan.entry
        methods[e.public_name] = _method_function(e)
        for alias in entry.aliases:
            if "." not in alias:
                methods[alias] = _method_function(e)
        if e.public_inplace_name:
            methods[e.public_inplace_name] = e.public_inplace_name
            for alias in entry.aliases:
                if "." not in alias:
                    methods[f"{alias}_"] = e.public_inplace_name
        stem = entry.operator
        if stem is None:
            continue
        if stem in ("eq", "ne"):
            operators[f"__{stem}__"] = f"equality(ops.{e.public_name})"
            continue
        operators[f"__{stem}__"] = f"ops.{e.public_name}"
        if stem == "truediv":
            operators["__rdiv__"] = f"ops.{e.public_name}_reflected"  # PyTorch has it
        if stem not in _COMPARISONS | _UNARY | {"getitem"}:
            operators[f"__r{stem}__"] = f"ops.{e.public_name}_reflected"
            if e.inplace_name:
                operators[f"__i{stem}__"] = f"ops.{e.public_inplace_name}"
    properties = [name for name in ("T", "mT", "H", "mH", "real", "imag") if name in methods]
    return {
        "methods": [(m, f) for m, f in methods.items() if m not in properties],
        "operators": list(operators.items()),
        "properties": properties,
        "unary_operators": [f"__{stem}__" for stem in sorted(_UNARY)],
    }


def _names_in(e: Emission, namespace: str) -> list[tuple[str, str]]:
    """(name within the namespace, name in generated.functions) of a row's public names there."""
    names = [e.plan.entry.signature.qualified_name, *e.plan.entry.aliases]
    return [
        (name.removeprefix(f"{namespace}."), name.replace(".", "_"))
        for name in names
        if name.startswith(f"{namespace}.")
    ]


def _stubs(
    emissions: Sequence[Emission], in_place: bool, namespace: str | None = None
) -> list[Stub]:
    """Declarations of methods (`in_place`), of all functions, or of those of a namespace."""
    stubs = []
    for e in sorted(emissions, key=lambda e: e.public_name):
        parameters = e.annotated_parameters
        if in_place:
            parameters = _with_self_first(parameters)
        if namespace is not None:
            names = [inner for inner, _ in _names_in(e, namespace)]
        else:
            names = [e.public_name]
            names += [
                alias.replace(".", "_")
                for alias in e.plan.entry.aliases
                if not in_place or "." not in alias
            ]
        if e.inplace_name and namespace is None:
            names += [f"{name}_" for name in names if in_place or "." not in name]
        stubs += [Stub(n, parameters, e.return_annotation, e.doc_lines, False) for n in names]
    stubs.sort(key=lambda stub: stub.name)  # overloads must stand together
    counts = Counter(stub.name for stub in stubs)
    return [replace(stub, overloaded=counts[stub.name] > 1) for stub in stubs]


def _with_self_first(parameters: str) -> str:
    parts = parameters.split(", ")
    return ", ".join(["self", *(part for part in parts if part != "self: TensorLike")])


def differences(folder: Path, files: Mapping[str, str], patterns: Sequence[str]) -> list[str]:
    """Unified diffs of what is in `folder` against what should be; empty if nothing differs."""
    found = []
    present = {path.name for path in _matching(folder, patterns)}
    for name in sorted(files.keys() | present):
        path = folder / name
        old = path.read_text(encoding="utf-8") if path.exists() else ""
        new = files.get(name, "")
        if old != new or (name in files) != path.exists():
            diff = difflib.unified_diff(
                old.splitlines(keepends=True),
                new.splitlines(keepends=True),
                f"{folder.name}/{name} (as it is)",
                f"{folder.name}/{name} (as it should be)",
            )
            found.append("".join(diff) or f"{folder.name}/{name}: missing or superfluous\n")
    return found


def write(folder: Path, files: Mapping[str, str], patterns: Sequence[str]) -> list[str]:
    """Makes `files` the only files in `folder` that fit `patterns`; returns what changed."""
    folder.mkdir(parents=True, exist_ok=True)
    changed = []
    for name, text in files.items():
        path = folder / name
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        changed.append(name)
        handle, temporary = tempfile.mkstemp(dir=folder, prefix=f".{name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as stream:
                stream.write(text)
            os.chmod(temporary, 0o644)
            os.replace(temporary, path)
        except BaseException:
            os.unlink(temporary)
            raise
    for path in _matching(folder, patterns):
        if path.name not in files:
            path.unlink()
            changed.append(path.name)
    return changed


def _matching(folder: Path, patterns: Sequence[str]) -> list[Path]:
    """The files of `folder` that are the generator's."""
    return [path for pattern in patterns for path in sorted(folder.glob(pattern))]
