"""Docstrings of all that is public: they name each argument, and what is raised.

What counts is the docstring itself, that of the class and of its bases, of the method that it
overrides, and of what these refer to: "See `autograd.backward`", "Raises as `vjp`".
"""

from __future__ import annotations

import ast
import importlib
import inspect
import re
from collections.abc import Iterable, Iterator
from functools import cache
from types import FunctionType
from typing import Any, NamedTuple

import pytest

import autograd as ag

MODULES = (
    "autograd", "autograd.autograd", "autograd.compile", "autograd.cuda", "autograd.fft",
    "autograd.forward_ad", "autograd.func", "autograd.functional", "autograd.graph",
    "autograd.implicit", "autograd.interop",
    "autograd.linalg", "autograd.nn.functional", "autograd.nn.init", "autograd.nn.modules",
    "autograd.nn.parameter", "autograd.nn.utils", "autograd.nn.utils.parametrizations",
    "autograd.nn.utils.parametrize", "autograd.nn.utils.rnn", "autograd.optim",
    "autograd.optim.lr_scheduler", "autograd.random", "autograd.signal", "autograd.sparsity",
    "autograd.special", "autograd.utils.checkpoint",
)  # fmt: skip
# Arguments that mean the same wherever they stand, as in PyTorch.
SAME_EVERYWHERE = frozenset({"device", "dtype", "generator", "input"})
_REFERENCE = re.compile(r"\b(?:[Ss]ee|[Aa]s|of|what)\s+`([A-Za-z_][\w.]*)`")
_ERROR = re.compile(r"[A-Z]\w*(?:Error|Exception|Iteration)")


class Public(NamedTuple):
    """Something public: what it is, and the classes whose docstrings speak for it, too."""

    name: str
    function: FunctionType
    owner: type | None


def _functions_of(name: str, cls: type) -> Iterator[Public]:
    for key, value in vars(cls).items():
        function = getattr(value, "__func__", value)
        if isinstance(value, property):
            function = value.fget
        if isinstance(function, FunctionType) and (key == "__init__" or not key.startswith("_")):
            yield Public(f"{name}.{key}", function, cls)


def _all_public() -> Iterator[Public]:
    """Of functions and classes with several names the first; what rows make is looked at apart."""
    seen: set[Any] = set()
    for module in MODULES:
        found: Any = importlib.import_module(module)
        for name in found.__all__:
            value = getattr(found, name)
            if not isinstance(value, FunctionType | type) or value in seen:
                continue
            if value.__module__.startswith("autograd"):
                seen.add(value)
                full = f"{module}.{name}"
                if isinstance(value, FunctionType):
                    yield Public(full, value, None)
                else:
                    yield from _functions_of(full, value)


def _home(function: FunctionType) -> str:
    """The module in which a function is written, wherever users find it."""
    return str(inspect.unwrap(function).__globals__["__name__"])


WRITTEN = {each.name: each for each in _all_public() if _home(each.function)[:9] == "autograd."}
GENERATED = {
    f"{module}.{name}": function
    for module in MODULES
    for name in importlib.import_module(module).__all__
    for function in [getattr(importlib.import_module(module), name)]
    if isinstance(function, FunctionType) and _home(function).startswith("generated")
}


def _classes(each: Public) -> Iterator[type]:
    """The classes that a method belongs to: its owner, the bases, and where it is written."""
    written = each.function.__globals__.get(each.function.__qualname__.partition(".")[0])
    found = [*each.owner.__mro__, written] if each.owner is not None else []
    for cls in found:
        if isinstance(cls, type) and cls.__module__.startswith("autograd"):
            yield cls


def _docs(each: Public) -> Iterator[str]:
    """The docstrings in which arguments and errors may be explained."""
    yield each.function.__doc__ or ""
    for cls in _classes(each):
        yield cls.__dict__.get("__doc__") or ""
        yield getattr(cls.__dict__.get(each.function.__name__), "__doc__", None) or ""


def _named(path: str, scopes: Iterable[Any]) -> Any:
    """The function or class that a dotted name means in the first of the scopes that has it."""
    first, *rest = path.removeprefix("autograd.").split(".")
    for scope in (*([] if path.startswith("autograd.") else scopes), ag):
        found = scope.get(first) if isinstance(scope, dict) else getattr(scope, first, None)
        for part in rest:
            found = getattr(found, part, None)
        if isinstance(found, FunctionType | type):
            return found
    return None


def _text(each: Public) -> str:
    """All docstrings that speak for something: its own, and those that they refer to."""
    scopes = [*_classes(each), inspect.unwrap(each.function).__globals__]
    todo, texts, seen = list(_docs(each)), [], {each.function}
    while todo:
        texts.append(todo.pop())
        for path in _REFERENCE.findall(texts[-1]):
            found = _named(path, scopes)
            if found is not None and found not in seen:
                seen.add(found)
                classes = found.__mro__[:-1] if isinstance(found, type) else [found]
                todo += [each.__doc__ or "" for each in classes]
    return "\n".join(texts)


def _unnamed(each: Public) -> set[str]:
    """The arguments that no docstring names."""
    arguments = {
        name
        for name, argument in inspect.signature(each.function).parameters.items()
        if argument.kind not in (argument.VAR_KEYWORD, argument.VAR_POSITIONAL)
        if name not in ("self", "cls", "ctx") and not name.startswith("_")
    } - SAME_EVERYWHERE
    text = _text(each)
    return {name for name in arguments if not re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text)}


@cache
def _definitions(path: str) -> dict[int, ast.FunctionDef]:
    """The functions of a file by the lines on which they begin, decorators included."""
    with open(path, encoding="utf-8") as file:
        tree = ast.parse(file.read())
    return {
        min([each.lineno, *(decorator.lineno for decorator in each.decorator_list)]): each
        for each in ast.walk(tree)
        if isinstance(each, ast.FunctionDef)
    }


def _raised(function: FunctionType, depth: int = 1) -> set[str]:
    """The errors that the body raises by name, or a private function of the module for it."""
    code = inspect.unwrap(function).__code__
    if code.co_filename.startswith("<"):
        return set()
    body = _definitions(code.co_filename).get(code.co_firstlineno)
    if body is None:  # a lambda
        return set()
    statements = [each for each in body.body if not isinstance(each, ast.Expr)]
    if len(statements) == 1 and isinstance(statements[0], ast.Raise):
        return set()  # for subclasses to write
    found = set()
    for each in ast.walk(body):
        if isinstance(each, ast.Raise) and each.exc is not None:
            error = each.exc.func if isinstance(each.exc, ast.Call) else each.exc
            name = ast.unparse(error).rpartition(".")[2]
            if _ERROR.fullmatch(name):
                found.add(name)
        if depth and isinstance(each, ast.Call) and isinstance(each.func, ast.Name):
            helper = inspect.unwrap(function).__globals__.get(each.func.id)
            private = each.func.id.startswith("_") and isinstance(helper, FunctionType)
            if private and helper.__module__ == function.__module__:
                found |= _raised(helper, depth - 1)
    return found


def _unsaid(each: Public) -> set[str]:
    """The errors that are raised and that no docstring names."""
    text = _text(each)
    return {name for name in _raised(each.function) if name not in text}


def test_what_rows_make_has_their_signatures_and_a_sentence() -> None:
    names = {function.__code__.co_name for function in GENERATED.values()}
    for name, function in GENERATED.items():
        doc = inspect.cleandoc("".join(function.__doc__ or ""))  # as the table has it
        of = re.fullmatch(r"In-place version of ([\w.]+)\.", doc)
        if of is not None:
            assert of[1].replace(".", "_") in names, name
            continue
        signatures, _, text = doc.partition("\n\n")  # several, of a function that chooses
        assert re.match(r"[\w.]+\(.*\)\s->\s\S", signatures, re.DOTALL), name
        assert re.search(r"\w\w.*\.$", text, re.DOTALL), name


def test_all_that_is_public_has_a_docstring() -> None:
    without = [
        name
        for name, each in WRITTEN.items()
        if not any(_docs(each)) and not name.endswith(("extra_repr", "forward"))
    ]
    assert without == []


@pytest.mark.parametrize("name", WRITTEN)
def test_a_docstring_names_each_argument(name: str) -> None:
    assert not _unnamed(WRITTEN[name])


@pytest.mark.parametrize("name", WRITTEN)
def test_a_docstring_says_what_is_raised(name: str) -> None:
    assert not _unsaid(WRITTEN[name])
