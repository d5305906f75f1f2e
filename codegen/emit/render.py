"""Plans -> the modules of generated/, or of the package of a user-defined table."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

from codegen.emit.node import Emission
from codegen.emit.sections import NAMESPACES, Section, names_in, sections_of
from codegen.emit.stubs import function_stubs, numpy_stubs, result_stubs
from codegen.emit.templating import Renderer
from codegen.lower.analysis import Plan, Table
from codegen.lower.lowering import array_function_tree, local_names
from codegen.lower.steps import program_source
from codegen.parse.source import walk
from codegen.recall import Memory

_STRING = re.compile(r"""'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*\"""")
_WORD = re.compile(r"\w+")
_ARRAYS = "The forward of every row, on arrays."
_NODES = "functions, Backward nodes and tangents."
_HELPERS = ("autograd.composites", "autograd.formulas")
_FORWARDS = "the forwards as functions of arrays."


def render(
    plans: Sequence[Plan],
    path: str = "derivatives.yaml",
    texts: Mapping[str, str] | None = None,
    memory: Memory | None = None,
) -> dict[str, str]:
    """The files of generated/ by name; `texts` is the table's text by its headings, `memory` what
    the last run found out."""
    memory = memory or Memory(Path(), "")
    table = plans[0].table if plans else Table(())
    emissions = [Emission(plan, path) for plan in plans]
    sections = sections_of(emissions, table)
    renderer = Renderer(path)
    called = {section.name: _helper_modules(section.rows) for section in sections}
    helpers = {
        package: sorted({name for each in called.values() for name in each[package]})
        for package in _HELPERS
    }
    files = _faces_of(sections, emissions, renderer, memory)
    for section in sections:
        stated, title = (texts or {}).get(section.heading, ""), f"{section.title}: {_NODES}"
        keys = [(e.identifier, e.node_name, e.plan.entry.key) for e in section.rows]
        files |= memory.files(
            (section.title, stated, helpers, keys),
            {
                f"operations/{section.name}.py": partial(
                    _operations, renderer, section, called[section.name], title, stated
                ),
                f"forwards/{section.name}.py": partial(
                    _forwards, renderer, section.rows, f"{section.title}: {_FORWARDS}", helpers
                ),
                f"stubs/{section.name}.pyi": partial(
                    _stubs, renderer, section, section.stated, [section]
                ),
                f"registry/{section.name}.py": partial(_registry, renderer, section.rows),
            },
        )
    files["expressions.py"] = _expressions(renderer, emissions)
    return files


def _faces_of(
    sections: Sequence[Section], emissions: Sequence[Emission], renderer: Renderer, memory: Memory
) -> dict[str, str]:
    """The modules that put those of the headings together: they follow from names alone."""

    def text(template: str, **values: object) -> Callable[[], str]:
        return partial(renderer.text, template, **values)

    in_order = sorted(sections, key=lambda section: section.name)  # as linters want imports
    made = f"What `python -m codegen` made of {renderer.path}."
    makers: dict[str, Callable[[], str]] = {
        "__init__.py": text("root.py.jinja", title=made),
        "py.typed": str,
        "arrays.py": text("arrays.py.jinja", sections=in_order),
        "functions.py": text("functions.py.jinja", **_face(in_order, "operations.")),
        "functions.pyi": text("functions.pyi.jinja", sections=in_order),
        "methods.py": text("methods.py.jinja", sections=sections),
        "methods.pyi": text("methods.pyi.jinja", sections=in_order),
        "registry/__init__.py": text(
            "registry_folder.py.jinja", sections=[section.name for section in sections]
        ),
    }
    title = "A module for each heading."
    for folder in ("operations", "forwards", "stubs"):
        makers[f"{folder}/__init__.py"] = text("folder.py.jinja", title=title)
    inside = {
        namespace: list(dict.fromkeys(pair for e in emissions for pair in names_in(e, namespace)))
        for namespace in NAMESPACES
    }
    for namespace, names in inside.items():
        if names:
            makers[f"namespace_{namespace.replace('.', '_')}.py"] = text(
                "namespace.py.jinja", namespace=namespace, names=names
            )
    serving = _serving(emissions)
    makers["serving.py"] = text("serving.py.jinja", serving=serving)
    declared = numpy_stubs(emissions)
    makers["numpy_names.pyi"] = text("numpy_names.pyi.jinja", declared=declared)
    held = [
        (each.name, each.public, each.names, each.stated, each.methods, each.properties)
        for each in sections
    ]
    operators = [section.operators for section in sections]
    return dict(memory.files((held, operators, inside, serving, declared), makers))


def _operations(
    renderer: Renderer,
    section: Section,
    helpers: Mapping[str, Sequence[str]],
    title: str,
    made_from: str = "",
) -> str:
    return renderer.module(
        "operations.py.jinja",
        helpers,
        made_from,
        title=title,
        names=section.names,
        operations=section.rows,
        closing=section.closing,
    )


def _forwards(
    renderer: Renderer, rows: Sequence[Emission], title: str, helpers: Mapping[str, Sequence[str]]
) -> str:
    """The forwards of rows; `helpers` are all that the table's composites call, by package."""
    trees = [array_function_tree(e.plan) for e in rows]
    nodes = (node for tree in trees for node in walk(tree) if isinstance(node, ast.Attribute))
    roots = {node.value.id for node in nodes if isinstance(node.value, ast.Name)}
    called = {package: [m for m in names if m in roots] for package, names in helpers.items()}
    return renderer.module("forwards.py.jinja", called, title=title, operations=rows)


def _registry(renderer: Renderer, rows: Sequence[Emission]) -> str:
    """The rows as data."""
    texts = [source for e in rows for _, source in e.registry_fields]
    words = set(_WORD.findall(_STRING.sub("", " ".join(texts))))
    numbers = ", ".join(sorted(words & {"inf", "nan"}))
    names = ", ".join(sorted({"Row", *(words & {"Kink"})}))
    return renderer.text("registry.py.jinja", operations=rows, names=names, numbers=numbers)


def _stubs(
    renderer: Renderer, section: Section, names: Sequence[str], methods: Sequence[Section]
) -> str:
    """Declarations of functions, of which `names` are given on, and of the methods of sections."""
    return renderer.text(
        "stubs.pyi.jinja",
        names=names,
        results=result_stubs(section.rows),
        functions=function_stubs(section.rows),
        sections=methods,
    )


def _face(sections: Sequence[Section], folder: str = "") -> dict[str, object]:
    """What the template of `functions` asks of the modules that it gives on."""
    return {
        "modules": [f"{folder}{section.name}" for section in sections],
        "public": [section.public for section in sections],
    }


def _expressions(renderer: Renderer, emissions: Sequence[Emission]) -> str:
    """The module of what compiled programs see of forwards."""
    seen = [(e, source) for e in emissions if (source := program_source(e.plan)) is not None]
    expressions = [(repr(e.full_name), repr((e.array_parameters, s))) for e, s in seen]
    return renderer.text("expressions.py.jinja", expressions=expressions)


def _serving(emissions: Sequence[Emission]) -> dict[str, str]:
    """NumPy's and SciPy's names with the rows that serve them: the first ones."""
    found: dict[str, str] = {}
    for e in emissions:
        entry = e.plan.entry
        for name in (*entry.numpy, *[f"scipy.{each}" for each in entry.scipy]):
            found.setdefault(name, e.full_name)
    return found


def render_own(plans: Sequence[Plan], path: str, package: str) -> dict[str, str]:
    """The modules of a package made from a user-defined table, by name.

    package: the name under which it will be imported; its module `kernels` is left to the caller.
    """
    table = plans[0].table if plans else Table(())
    emissions = [Emission(plan, path) for plan in plans]
    section = Section("operations", emissions, table)
    renderer = Renderer(path, package)
    text = renderer.text
    helpers = _helper_modules(emissions)
    title = f"The operations: {_NODES}"
    return {
        "__init__.py": text("package.py.jinja"),
        "__init__.pyi": _stubs(renderer, section, section.public, []),
        "operations.py": _operations(renderer, section, helpers, title),
        "arrays.py": _forwards(renderer, emissions, _ARRAYS, helpers),
        "expressions.py": _expressions(renderer, emissions),
        "functions.py": text("functions.py.jinja", **_face([section])),
        "registry.py": _registry(renderer, emissions),
        "py.typed": "",
    }


def _helper_modules(operations: Sequence[Emission]) -> dict[str, list[str]]:
    """The modules of autograd.formulas and autograd.composites that these rows call."""
    found: dict[str, set[str]] = {package: set() for package in _HELPERS}
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
            for node in walk(formula.tree)
        )
        for package, node in nodes:
            match node:
                case ast.Call(func=ast.Attribute(value=ast.Name(id=root), attr=attribute)):
                    known = root in values or root == "kernels"
                    if not known and not table.overloads(f"{root}.{attribute}"):
                        found[package].add(root)
    return {package: sorted(modules) for package, modules in found.items()}
