"""What must hold of any input, whatever it is."""

from __future__ import annotations

import ast
import importlib.abc
import importlib.util
import sys
import warnings
import zlib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from importlib.machinery import ModuleSpec
from pathlib import PurePosixPath
from types import CodeType, ModuleType

from codegen.check.bounds import bound_problems
from codegen.docs.pages import render_docs
from codegen.emit.render import render
from codegen.lower.analysis import plan_table
from codegen.model.formula import Scope, check_names, parse_formula
from codegen.model.helpers import Helper
from codegen.parse.calls import Parameters
from codegen.parse.errors import TableError
from codegen.parse.signature import Signature, SignatureError, parse
from codegen.table import loads
from tests.fuzz.grammar import HELPERS, KERNELS, OPERATIONS

__all__ = ["CHECKS", "check_formula", "check_signature", "check_table", "generates"]


def _helper(name: str, parameters: tuple[str, ...]) -> Helper:
    module, _, function = name.rpartition(".")
    return Helper(function, module or "kernels", Parameters(parameters, len(parameters)), "h.py", 1)


_HELPERS = {name: _helper(name, parameters) for name, parameters in HELPERS.items()}
_KERNELS = {name: _helper(name, parameters) for name, parameters in KERNELS.items()}


def _scope() -> Scope:
    operations: dict[str, list[Signature]] = {}
    for text in OPERATIONS:
        each = parse(text)
        operations.setdefault(each.qualified_name, []).append(each)
    return Scope(operations, _HELPERS, _KERNELS)


_SCOPE = _scope()
_NAMES = frozenset({"self", "other", "x", "y", "dim", "p", "input", "weight", "grad", "result"})


def check_signature(text: str) -> str:
    """A signature is read, and prints back, or is refused at a place inside of it."""
    try:
        found = parse(text)
    except SignatureError as error:
        assert 0 <= error.offset <= len(text), error
        return error.message
    assert parse(str(found)) == found
    ast.parse(f"def {found.identifier}({', '.join(a.name for a in found.arguments)}): ...")
    return f"{len(found.arguments)} {[str(a.type) for a in found.arguments]} {found.returns}"


def check_formula(text: str) -> str:
    """A formula is an expression that Python compiles, or is refused."""
    said = []
    for forward in (False, True):
        found, problems = parse_formula(text, forward=forward)
        assert (found is None) == bool(problems)
        if found is not None:
            assert ast.dump(ast.parse(found.text, mode="eval").body) == ast.dump(found.tree)
            problems = check_names(found, names=_NAMES, scope=_SCOPE, forward=forward)
            problems = problems or bound_problems(found, {}, _SCOPE.operations)
            if not problems:
                _compiled(ast.unparse(found.tree), "<formula>")
                _ends(found.tree)
                said += sorted({type(node).__name__ for node in ast.walk(found.tree)})
        for problem in problems:
            assert str(problem) and 1 <= problem.location.line <= text.count("\n") + 1, problem
        said += [problem.message for problem in problems[:2]]
    return " ".join(said)


def _ends(tree: ast.expr) -> None:
    """The constant expressions of a formula that is let through are computed at once, or are errors
    at once: they are no endless powers."""
    for node in ast.walk(tree):
        parts = list(ast.walk(node))
        if isinstance(node, ast.BinOp) and all(isinstance(each, _CONSTANT) for each in parts):
            with suppress(ArithmeticError, TypeError, ValueError):
                value = eval(_compiled(ast.unparse(node), "<constant>"), {"__builtins__": {}})
                assert not isinstance(value, int) or value.bit_length() <= 64, ast.unparse(node)
                assert not isinstance(value, list | tuple) or len(value) <= 10_000


_CONSTANT = (
    *(ast.Constant, ast.BinOp, ast.UnaryOp, ast.IfExp, ast.Compare, ast.BoolOp, ast.Tuple),
    *(ast.List, ast.operator, ast.unaryop, ast.cmpop, ast.boolop, ast.expr_context),
)


def check_table(text: str, always: bool = False) -> str:
    """A table is refused with problems that can be shown, or every file made of it is Python.

    Making the files takes so much longer than reading the table that it is not done for each
    table but every tenth, unless `always` is set.
    """
    try:
        entries = loads(text, "t.yaml", helpers=_HELPERS, kernels=_KERNELS)
    except TableError as error:
        str(error)
        lines = text.count("\n") + 1
        for problem in error.problems:
            assert 1 <= problem.location.line <= lines, problem
        return " ".join(problem.message for problem in error.problems[:2])
    if always or zlib.crc32(text.encode("utf-8", "replace")) % 10 == 0:
        generates(text)
    return " ".join(f"{e.kind} {e.inplace} {len(e.derivatives)} {e.result_word}" for e in entries)


def generates(text: str, imported: bool = False) -> None:
    """What is made of a table that is not refused is Python; with `imported` it is imported."""
    entries = loads(text, "t.yaml", helpers=_HELPERS, kernels=_KERNELS)
    plans = plan_table(entries)
    files = render(plans, "t.yaml")
    for page in render_docs(plans, "t.yaml").values():
        page.encode()
    for name, content in files.items():
        content.encode()
        if name != "py.typed":
            _compiled(content, name, "exec")
    if imported:
        with _importable(files):
            # As `import autograd` does, functions come first: the others import each other.
            for name in ("functions.py", *files):
                if name.endswith(".py"):
                    importlib.import_module(_module(name))


def _module(file: str) -> str:
    """The module of a file of the package."""
    path = PurePosixPath("generated", file).with_suffix("")
    return ".".join((path.parent if path.name == "__init__" else path).parts)


def _compiled(text: str, name: str, mode: str = "eval") -> CodeType:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", SyntaxWarning)  # "1[0]" is odd, but Python
        return compile(text, name, mode)


class _Files(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds the modules of `generated` in a dictionary, and helpers that do nothing."""

    def __init__(self, files: Mapping[str, str]) -> None:
        self._files = {_module(file): file for file in files if file.endswith(".py")}
        self._texts = files

    def find_spec(self, name: str, path: object, target: object = None) -> ModuleSpec | None:
        file = self._files.get(name)
        if file is None:
            return None
        return ModuleSpec(name, self, is_package=file.endswith("__init__.py"))

    def exec_module(self, module: ModuleType) -> None:
        file = self._files[module.__name__]
        exec(_compiled(self._texts[file], file, "exec"), module.__dict__)


@contextmanager
def _importable(files: Mapping[str, str]) -> Iterator[None]:
    """The files as the package `generated`, in the place of the real one."""
    # The real packages are loaded before their place is taken.
    import autograd.composites
    import autograd.formulas
    from autograd.core.dispatch import OPERATIONS

    operations = dict(OPERATIONS)
    helpers = {name.partition(".")[0] for name in _HELPERS}
    real = {name: m for name, m in sys.modules.items() if name.partition(".")[0] == "generated"}
    finder = _Files(files)
    for name in real:
        del sys.modules[name]
    sys.meta_path.insert(0, finder)
    packages = (autograd.composites, autograd.formulas)
    stand_ins = [(each, name) for each in packages for name in helpers if not hasattr(each, name)]
    for package, name in stand_ins:
        setattr(package, name, ModuleType(name))
    try:
        yield
    finally:
        sys.meta_path.remove(finder)
        for name in [n for n in sys.modules if n.partition(".")[0] == "generated"]:
            del sys.modules[name]
        sys.modules.update(real)
        OPERATIONS.clear()
        OPERATIONS.update(operations)
        for package, name in stand_ins:
            delattr(package, name)


CHECKS: dict[str, Callable[[str], str]] = {
    "signature": check_signature, "formula": check_formula, "table": check_table,
}  # fmt: skip
