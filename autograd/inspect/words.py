"""The words of formulas that are no operations: helpers and private rows, and what they mean."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import re
from collections.abc import Callable
from functools import cache
from typing import Any

from autograd import formulas
from autograd.base.ops import ops
from autograd.base.registry import Row, registry


@cache
def helper_of(name: str) -> Callable[..., Any] | None:
    """The function of `formulas` of a name; None if there is none."""
    for each in pkgutil.iter_modules(formulas.__path__):
        module = importlib.import_module(f"{formulas.__name__}.{each.name}")
        helper = getattr(module, name, None)
        if getattr(helper, "__module__", None) == module.__name__:
            return helper
    return None


_CALLED = re.compile(r"(?<![\w.])([a-z]\w*)\(")
_PRIVATE = re.compile(r"(?<![\w.)\]])(?:[a-z]\w*\.)*_([a-z]\w*)(?=\()")


def readable(text: str) -> str:
    """A formula with the plain names of private rows, which `words_in` explains."""
    return _PRIVATE.sub(lambda found: found[1] if found[1] in _private_rows() else found[0], text)


@cache
def _private_rows() -> dict[str, Row]:
    """The private rows by their plain names, which nothing else has."""
    found = {}
    for name, row in registry.items():
        own = name.rpartition(".")[2]
        plain = own.removeprefix("_")
        if own != plain and not hasattr(ops, plain) and helper_of(plain) is None:
            found[plain] = row
    return found


def words_in(text: str) -> dict[str, str]:
    """The words of a formula that are no operations, as they are called, and what they mean."""
    found = {}
    for name in _CALLED.findall(text):
        if hasattr(ops, name):
            continue
        helper, row = helper_of(name), _private_rows().get(name)
        if helper is not None:
            meaning = " ".join((helper.__doc__ or "").partition("\n\n")[0].split())
            found[f"{name}({', '.join(inspect.signature(helper).parameters)})"] = meaning
        elif row is not None and row.doc:
            found[f"{name}({', '.join(row.argument_names)})"] = row.doc.strip()
    return found
