"""Which functions the folders of formulas and kernels offer, learnt without importing them."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from codegen.parse.calls import ANYTHING, Parameters
from codegen.parse.errors import Location, Problem, TableError

_FORM = re.compile(r"^numpy: (.+?)(?:\n\s*\n|\Z)", re.MULTILINE | re.DOTALL)

_MATH = re.compile(r"^math:[ ]*(.*(?:\n[ ]+\S.*)*)", re.MULTILINE)
# A function: its head and docstring, and the lines of its body.
_BODIES = re.compile(
    r"^(def \w+\((?:[^()]++|\([^()]*+\))*+\)[^\n:]*+:(?:  #[^\n]*)?\n(?: +r?\"{3}.*?\"{3}\n)?)"
    r"((?:(?: [^\n]*+)?\n)++)",
    re.MULTILINE | re.DOTALL,
)


@dataclass(frozen=True)
class Helper:
    """A public function of a formula or kernel module, and how it can be called.

    form: of a kernel what it computes, as an expression in NumPy, where its docstring says so.
    defaults: of its parameters, as they are written.
    """

    name: str
    module: str
    parameters: Parameters
    path: str
    line: int
    form: str | None = None
    doc: str = ""
    defaults: Mapping[str, str] = field(default_factory=dict, hash=False)

    @staticmethod
    def restored(fields: Mapping[str, Any]) -> Helper:
        """The one of which `dataclasses.asdict` gave the fields, lists for sets and tuples."""
        return Helper(**{**fields, "parameters": Parameters.restored(fields["parameters"])})

    @cached_property
    def math(self) -> str | None:
        """What it computes, as an expression in its parameters: the `math:` line of its docstring,
        which indented lines continue. ``x * y where y = x + 1; z = 2`` names what is in it, also
        what is in what is named."""
        found = _MATH.search(self.doc) if "math:" in self.doc else None
        if found is None:
            return None
        text, _, rest = " ".join(found[1].split()).partition(" where ")
        named = [each.partition(" = ") for each in rest.split("; ")] if rest else []
        for _ in named:
            for name, _, value in named:
                text = re.sub(rf"(?<![\w.]){re.escape(name)}\b(?!=)", f"({value})", text)
        return text


def scan(folder: Path, *, flat: bool | None = None) -> dict[str, Helper]:
    """The public functions of the modules in a folder, by 'module.function'.

    With `flat` they go by 'function' alone, and one that stands in two modules is a problem; it is
    the default for a folder named kernels. A function counts if it is defined at the top of a
    public module of public folders, its name does not start with '_', and `__all__`, if there is
    one, lists it.

    Raises TableError for a module that cannot be parsed, bodies of functions aside.
    """
    if flat is None:
        flat = folder.name == "kernels"
    found: dict[str, Helper] = {}
    problems: list[Problem] = []
    for path in sorted(folder.rglob("*.py")):
        if any(part.startswith("_") for part in path.relative_to(folder).parts):
            continue
        try:
            helpers = _module(path)
        except TableError as error:
            problems += error.problems
            continue
        for helper in helpers:
            key = helper.name if flat else f"{helper.module}.{helper.name}"
            other = found.get(key)
            if other and other.path != helper.path:
                problems.append(
                    Problem(
                        Location(helper.path, helper.line, 1),
                        None,
                        f"there is another '{key}' at {other.path}:{other.line}",
                        hint="kernels are called without their module, so give one another name",
                    )
                )
            found[key] = helper
    if problems:
        raise TableError(problems)
    return found


def kernels_of(path: Path) -> dict[str, Helper]:
    """What the kernel module of a user-defined table offers, by name.

    Beside functions these are names that are assigned or imported, such as a ufunc, of whose
    parameters nothing is known. Raises TableError for a module that cannot be parsed.
    """
    tree = _parsed(path)
    listed = _listed(tree, path)
    found = {helper.name: helper for helper in _functions(tree, path)}
    for node in tree.body:
        if isinstance(node, ast.Assign):
            names = [target.id for target in node.targets if isinstance(target, ast.Name)]
        elif isinstance(node, ast.ImportFrom):
            names = [alias.asname or alias.name for alias in node.names]
        else:
            continue
        for name in names:
            if not name.startswith("_") and (listed is None or name in listed):
                found.setdefault(name, Helper(name, path.stem, ANYTHING, str(path), node.lineno))
    return found


def stated_form(docstring: str | None) -> str | None:
    """What stands behind ``numpy:`` in the docstring of a kernel, up to an empty line."""
    found = _FORM.search(inspect.cleandoc(docstring)) if docstring else None
    return " ".join(found[1].split()) if found else None


def _module(path: Path) -> list[Helper]:
    text = path.read_text(encoding="utf-8")
    try:
        tree = ast.parse(_BODIES.sub(_left_out, text))
    except SyntaxError:
        tree = _parsed(path)
    return _functions(tree, path)


def _left_out(match: re.Match[str]) -> str:
    """A function without what it computes, of which nothing is read and which takes long to parse;
    each line stays where it is."""
    if '"""' in match[2]:  # a text with lines that are not indented would end the body too early
        return match[0]
    return f"{match[1]}    ...{match[2].count(chr(10)) * chr(10)}"


def _parsed(path: Path) -> ast.Module:
    text = path.read_bytes()
    try:
        return ast.parse(text, str(path))
    except SyntaxError as error:
        location = Location(str(path), error.lineno or 1, error.offset or 1)
        line = (error.text or "").rstrip("\n") or None
        message = f"this is not Python: {error.msg}"
        raise TableError([Problem(location, None, message, line)]) from None


def _functions(tree: ast.Module, path: Path) -> list[Helper]:
    listed = _listed(tree, path)
    return [
        Helper(
            *(node.name, path.stem, _parameters(node.args), str(path), node.lineno),
            stated_form(ast.get_docstring(node)),
            ast.get_docstring(node) or "",
            _defaults(node.args),
        )
        for node in tree.body
        if isinstance(node, ast.FunctionDef)
        and not node.name.startswith("_")
        and (listed is None or node.name in listed)
    ]


def _listed(tree: ast.Module, path: Path) -> frozenset[str] | None:
    """The names in `__all__`, or None where the module has none."""
    for node in tree.body:
        targets = node.targets if isinstance(node, ast.Assign) else []
        if not any(isinstance(t, ast.Name) and t.id == "__all__" for t in targets):
            continue
        value = node.value if isinstance(node, ast.Assign) else None
        if isinstance(value, ast.List | ast.Tuple):
            names = [each.value for each in value.elts if isinstance(each, ast.Constant)]
            if len(names) == len(value.elts):
                return frozenset(str(name) for name in names)
        location = Location(str(path), node.lineno, node.col_offset + 1)
        raise TableError([Problem(location, None, "__all__ must be a list of plain strings")])
    return None


def _defaults(arguments: ast.arguments) -> dict[str, str]:
    positional = arguments.posonlyargs + arguments.args
    last = positional[len(positional) - len(arguments.defaults) :]
    pairs = [*zip(last, arguments.defaults, strict=True)]
    keywords = zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True)
    pairs += [(each, default) for each, default in keywords if default is not None]
    return {each.arg: ast.unparse(default) for each, default in pairs}


def _parameters(arguments: ast.arguments) -> Parameters:
    positional = [each.arg for each in arguments.posonlyargs + arguments.args]
    required_keywords = [
        each.arg
        for each, default in zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True)
        if default is None
    ]
    return Parameters(
        positional=tuple(positional),
        required=len(positional) - len(arguments.defaults),
        positional_only=len(arguments.posonlyargs),
        keyword_only=frozenset(each.arg for each in arguments.kwonlyargs),
        required_keywords=frozenset(required_keywords),
        any_positional=arguments.vararg is not None,
        any_keyword=arguments.kwarg is not None,
    )
