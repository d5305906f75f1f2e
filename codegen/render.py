"""Plans -> the modules of generated/, or of the package of somebody's own table."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from codegen.analysis import Plan, Table
from codegen.emit_node import Emission
from codegen.lowering import PROPERTIES, local_names
from codegen.steps import program_source
from codegen.templating import Renderer, stated

__all__ = ["render", "render_own"]

_NAMESPACES = ("nn.functional", "linalg", "special", "fft", "signal")
_COMPARISONS = frozenset({"eq", "ne", "lt", "le", "gt", "ge"})
_UNARY = frozenset({"neg", "pos", "abs", "invert"})
_WORD = re.compile(r"[a-z0-9]+")


@dataclass(frozen=True)
class Stub:
    """A function or method as a type stub declares it."""

    name: str
    parameters: str
    returns: str
    docstring: list[str]
    overloaded: bool


def render(plans: Sequence[Plan], path: str = "derivatives.yaml") -> dict[str, str]:
    """The files of generated/ by name."""
    table = plans[0].table if plans else Table(())
    emissions = [Emission(plan, path) for plan in plans]
    renderer = Renderer(path)
    text = renderer.text
    files = {
        "__init__.py": text("folder.py.jinja", title=f"What `python -m codegen` made of {path}."),
        "py.typed": "",
        "operations/__init__.py": text("folder.py.jinja", title="A module for each heading."),
    }
    sections = _sections(emissions)
    for section, operations in sections.items():
        title, rows = operations[0].heading, _plans(operations)
        files[f"operations/{section}.py"] = renderer.module(
            "operations.py.jinja",
            _helper_modules(operations),
            rows[0].entry.section,  # `autograd.freshness` compares it with the table
            title=f"{title[:1].upper()}{title[1:]}: functions, Backward nodes and tangents.",
            operations=operations,
        )
        files[f"registry/{section}.py"] = text("registry.py.jinja", rows, operations=operations)
    files["registry/__init__.py"] = text("registry_folder.py.jinja", sections=list(sections))
    files["arrays.py"] = _arrays(renderer, emissions)
    modules = [(f"operations.{name}", operations) for name, operations in sections.items()]
    functions = _functions(emissions, table, modules)
    files["functions.py"] = text("functions.py.jinja", plans, **functions)
    methods = [e for e in emissions if _is_method(e)]
    files["methods.py"] = text("methods.py.jinja", _plans(methods), **_methods(methods))
    results = [e for e in emissions if e.returns_many and not e.is_private]
    files["methods.pyi"] = text(
        "methods.pyi.jinja",
        _plans(methods),
        result_types=results,
        stubs=_stubs(methods, in_place=True),
        **_methods(methods),
    )
    files["functions.pyi"] = text(
        "functions.pyi.jinja",
        plans,
        result_types=results,
        stubs=_stubs(emissions, in_place=False),
        exported=functions["public"],
        public=True,
    )
    for namespace in _NAMESPACES:
        members = [e for e in emissions if _names_in(e, namespace)]
        if not members:
            continue
        name, rows = "namespace_" + namespace.replace(".", "_"), _plans(members)
        names = [pair for e in members for pair in _names_in(e, namespace)]
        files[f"{name}.py"] = text("namespace.py.jinja", rows, namespace=namespace, names=names)
        files[f"{name}.pyi"] = text(
            "functions.pyi.jinja",
            rows,
            result_types=[e for e in members if e.returns_many],
            stubs=_stubs(members, in_place=False, namespace=namespace),
            exported=sorted(inner for inner, _ in names),
            public=None,
        )
    serving = [e for e in emissions if e.plan.entry.numpy or e.plan.entry.scipy]
    files["serving.py"] = text("serving.py.jinja", _plans(serving), serving=_serving(serving))
    files["expressions.py"] = _expressions(renderer, emissions)
    return files


def _plans(emissions: Iterable[Emission]) -> list[Plan]:
    return [e.plan for e in emissions]


def _sections(emissions: Sequence[Emission]) -> dict[str, list[Emission]]:
    """The rows by the section of the table that they stand in, under the name of its module."""
    found: dict[str, list[Emission]] = {}
    for e in emissions:
        found.setdefault("_".join(_WORD.findall(e.heading.lower())), []).append(e)
    return found


def _expressions(renderer: Renderer, emissions: Sequence[Emission]) -> str:
    """The module of what compiled programs see of forwards."""
    seen = [(e, source) for e in emissions if (source := program_source(e.plan)) is not None]
    return renderer.text(
        "expressions.py.jinja",
        [e.plan for e, _ in seen],
        expressions=[(repr(e.full_name), repr((e.array_parameters, s))) for e, s in seen],
    )


def _serving(emissions: Sequence[Emission]) -> dict[str, str]:
    """NumPy's names, and those of SciPy's ufuncs, with the rows that serve them: the first ones."""
    found: dict[str, str] = {}
    for e in emissions:
        entry = e.plan.entry
        for name in (*entry.numpy, *[each.rpartition(".")[2] for each in entry.scipy]):
            found.setdefault(name, e.full_name)
    return found


def render_own(plans: Sequence[Plan], path: str, package: str) -> dict[str, str]:
    """The modules of a package made from the table of somebody's own, by name.

    package: the name under which it will be imported; its module `kernels` is left to the caller.
    """
    table = plans[0].table if plans else Table(())
    emissions = [Emission(plan, path) for plan in plans]
    renderer = Renderer(path, package)
    text = renderer.text
    functions = _functions(emissions, table, [("operations", emissions)])
    files = {
        "__init__.py": text("package.py.jinja", plans),
        "operations.py": renderer.module(
            "operations.py.jinja",
            _helper_modules(emissions),
            stated(plans),
            title="The operations: functions, Backward nodes and tangents.",
            operations=emissions,
        ),
        "arrays.py": _arrays(renderer, emissions),
        "expressions.py": _expressions(renderer, emissions),
        "functions.py": text("functions.py.jinja", plans, **functions),
        "registry.py": text("registry.py.jinja", plans, operations=emissions),
        "py.typed": "",
    }
    files["__init__.pyi"] = text(
        "functions.pyi.jinja",
        plans,
        result_types=[],
        own_types=[e for e in emissions if e.returns_many and not e.is_private],
        stubs=_stubs(emissions, in_place=False),
        exported=functions["public"],
        public=None,
    )
    return files


def _arrays(renderer: Renderer, emissions: Sequence[Emission]) -> str:
    helpers = _helper_modules([e for e in emissions if e.is_composite])
    rows = stated(_plans(emissions))
    return renderer.module("arrays.py.jinja", helpers, rows, operations=emissions)


def _helper_modules(operations: Sequence[Emission]) -> dict[str, list[str]]:
    """The modules of autograd.formulas and autograd.composites that these rows call."""
    found: dict[str, set[str]] = {"autograd.composites": set(), "autograd.formulas": set()}
    for op in operations:
        entry, table = op.plan.entry, op.plan.table
        values = local_names(op.plan)
        calling = {
            "autograd.composites": [entry.composite, entry.vmap],
            "autograd.formulas": [*(d.formula for d in entry.derivatives), entry.result],
        }
        nodes = (
            (package, node)
            for package, formulas in calling.items()
            for formula in formulas
            if formula is not None
            for node in ast.walk(formula.tree)
        )
        for package, node in nodes:
            match node:
                case ast.Call(func=ast.Attribute(value=ast.Name(id=root), attr=attribute)):
                    known = root in values or root == "kernels"
                    if not known and not table.overloads(f"{root}.{attribute}"):
                        found[package].add(root)
    return {package: sorted(modules) for package, modules in found.items()}


def _functions(
    emissions: Sequence[Emission],
    table: Table,
    modules: Iterable[tuple[str, Sequence[Emission]]],
) -> dict[str, object]:
    identifiers = {id(e.plan.entry): e for e in emissions}
    overloaded = [
        (name.replace(".", "_"), [identifiers[id(row)] for row in rows])
        for name, rows in table.overloaded()
    ]
    groups = [_group(name, rows, "") for name, rows in overloaded]
    for name, rows in overloaded:
        written = [e for e in rows if e.inplace_name]
        if written:
            groups.append(_group(name, written, "_"))
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
    private = {e.public_name for e in emissions if e.is_private}
    public = sorted(each for each in everything - private if not each.startswith(prefixes))
    return {
        "modules": [
            (module, [name for e in rows for name in (e.identifier, e.inplace_name) if name])
            for module, rows in modules
        ],
        "groups": groups,
        "aliases": aliases,
        "reflected": reflected,
        "public": public,
        "methods": [
            (e, name)
            for e in emissions
            if _is_method(e) and not e.self_first
            for name in (e.public_name, e.public_inplace_name)
            if name
        ],
    }


def _group(name: str, rows: Sequence[Emission], suffix: str) -> dict[str, object]:
    """The function that chooses among overloads; `suffix` is that of in-place variants."""
    known = rows if all(e.counts is not None for e in rows) else []
    by_count: dict[int, list[Emission]] = {}
    for e in known:
        for n in e.counts or ():
            by_count.setdefault(n, []).append(e)
    return {
        "name": name + suffix,
        "signatures": [e.signature for e in rows],
        "overloads": [(e.identifier + suffix, repr(_spec(e))) for e in rows],
        "by_count": [
            (n, fitting[0].identifier + suffix)
            for n, fitting in sorted(by_count.items())
            if len({_types(e, n) for e in fitting}) == 1
        ],
    }


def _types(e: Emission, count: int) -> tuple[str, ...]:
    """The types of the first `count` arguments."""
    return tuple(str(a.type) for a in e.arguments[:count])


def _spec(e: Emission) -> tuple[tuple[str, str, bool, bool], ...]:
    """(name, type, required, keyword only) of each parameter, for choosing among overloads."""
    return tuple(
        (e.parameter(a), str(replace(a.type, alias=None)), a.default is None, a.keyword_only)
        for a in e.arguments
    )


def _is_method(e: Emission) -> bool:
    plain = not e.plan.entry.signature.namespace and not e.is_private
    return plain and any(a.name == "self" for a in e.arguments)


def _method_function(e: Emission, name: str) -> str:
    """The function that serves as the method for `name`: `self` must be its first argument."""
    return name if e.self_first else f"{name}_method"


def _methods(emissions: Sequence[Emission]) -> dict[str, object]:
    methods: dict[str, str] = {}
    operators: dict[str, str] = {}
    for e in emissions:
        if not _is_method(e):
            continue
        entry = e.plan.entry
        aliases = [alias for alias in entry.aliases if "." not in alias]
        for name in (e.public_name, *aliases):
            methods[name] = _method_function(e, e.public_name)
        if e.public_inplace_name:
            for name in (e.public_name, *aliases):
                methods[f"{name}_"] = _method_function(e, e.public_inplace_name)
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
    properties = [name for name in PROPERTIES if name in methods]
    return {
        "methods": [(m, f) for m, f in methods.items() if m not in properties],
        "operators": list(operators.items()),
        "properties": properties,
        "unary_operators": [f"__{stem}__" for stem in sorted(_UNARY)],
    }


def _names_in(e: Emission, namespace: str) -> list[tuple[str, str]]:
    """(name within the namespace, name in generated.functions) of a row's public names there.

    In-place variants stand beside the functions that can be asked for them.
    """
    if e.is_private:
        return []
    names = [e.plan.entry.signature.qualified_name, *e.plan.entry.aliases]
    if e.inplace_flag is not None:
        names += [f"{name}_" for name in names]
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
    for e in sorted((e for e in emissions if not e.is_private), key=lambda e: e.public_name):
        if namespace is not None:
            names = [inner for inner, _ in _names_in(e, namespace)]
        else:
            names = [e.public_name]
            names += [
                alias.replace(".", "_")
                for alias in e.plan.entry.aliases
                if not in_place or "." not in alias
            ]
            if e.inplace_name:
                names += [f"{name}_" for name in names]
        for name in names:
            writes = name.endswith("_")
            parameters = e.annotated_inplace_parameters if writes else e.annotated_parameters
            if in_place:
                parameters = _with_self_first(parameters)
            docstring = [f'"""In-place version of {name[:-1]}."""'] if writes else e.docstring
            stubs.append(Stub(name, parameters, e.return_annotation, docstring, False))
    stubs.sort(key=lambda stub: stub.name)  # overloads must stand together
    counts = Counter(stub.name for stub in stubs)
    return [replace(stub, overloaded=counts[stub.name] > 1) for stub in stubs]


def _with_self_first(parameters: str) -> str:
    parts = parameters.split(", ")
    return ", ".join(["self", *(part for part in parts if part != "input: TensorLike")])
