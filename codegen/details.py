"""The keys of a row that hold plain values: names, numbers, truths, texts.

YAML's own ideas of types are left aside: what a text means follows from its key.
"""

from __future__ import annotations

import keyword
import math
from collections.abc import Iterable

from codegen import kinds
from codegen.document import Mapping, Node, Scalar, Sequence
from codegen.errors import did_you_mean
from codegen.kinks import number
from codegen.language import NUMPY_SERVED
from codegen.row import Row
from codegen.signature import Signature, SignatureError, public_name

__all__ = [
    "aliases",
    "domain",
    "inplace",
    "numpy_names",
    "operator",
    "requires",
    "scipy_names",
    "sentences",
]

_TRUTHS = {"true": True, "True": True, "false": False, "False": False}


def numpy_names(row: Row) -> tuple[str, ...]:
    """Names below numpy; ``kernels.f`` is left to `codegen.own`, which knows the kernels."""
    nodes = row.words("numpy")
    for node in nodes:
        if node.value not in NUMPY_SERVED and not node.value.startswith("kernels."):
            hint = _below("numpy", node.value) or did_you_mean(node.value, NUMPY_SERVED)
            row.add(node, f"NumPy has no function '{node.value}'", hint)
    return tuple(node.value for node in nodes)


def scipy_names(row: Row) -> tuple[str, ...]:
    nodes = row.words("scipy")
    for node in nodes:
        module, _, name = node.value.rpartition(".")
        if module not in kinds.SCIPY_MODULES or not _is_name(name):
            hint = _below("scipy", node.value) or "name it below scipy, as in special.erf"
            row.add(node, f"SciPy has no function '{node.value}'", hint)
    return tuple(node.value for node in nodes)


def _below(package: str, name: str) -> str | None:
    """The hint for a name that starts with the package it is below."""
    root, _, rest = name.partition(".")
    return f"write {rest}" if rest and root in (package, "np") else None


def aliases(row: Row, signature: Signature) -> tuple[str, ...]:
    names = []
    for node in row.words("aliases"):
        try:
            namespace, name = public_name(node.value)
        except SignatureError as error:
            row.add_at(node, error.offset, error.length, error.message, error.hint)
            continue
        full = f"{namespace}.{name}" if namespace else name
        if full == signature.qualified_name:
            row.add(node, f"the alias '{full}' is the name of the operation itself")
        names.append(full)
    return tuple(names)


def _choice(row: Row, key: str, choices: Iterable[str], what: str) -> str | None:
    if key not in row.keys:
        return None
    value = row.scalar(key, what)
    if value is None or value.value in choices:
        return value.value if value else None
    known = sorted(choices)
    hint = did_you_mean(value.value, known) or f"it is one of {', '.join(known)}"
    row.add(value, f"unknown {what} '{value.value}'", hint)
    return None


def operator(row: Row) -> str | None:
    return _choice(row, "operator", kinds.OPERATORS, "operator")


def requires(row: Row) -> str | None:
    return _choice(row, "requires", kinds.REQUIREMENTS, "requirement")


def inplace(row: Row) -> bool | None:
    if "inplace" not in row.keys:
        return None
    value = row.scalar("inplace", "true or false")
    if value is None:
        return None
    if value.value not in _TRUTHS:
        row.add(value, f"'inplace' is true or false, not '{value.value}'")
    return _TRUTHS.get(value.value)


def sentences(row: Row, key: str) -> str | None:
    """The text of a key that is for people."""
    if key not in row.keys:
        return None
    value = row.scalar(key, "a text")
    if value is not None and not value.value.strip():
        row.add(row.keys[key][0], f"'{key}' is empty")
    return value.value.strip() if value else None


def domain(row: Row, signature: Signature) -> dict[str, tuple[float, float]] | None:
    if "domain" not in row.keys:
        return None
    value = row.keys["domain"][1]
    tensors = [argument.name for argument in signature.tensor_arguments]
    if not isinstance(value, Mapping):
        bounds = _interval(value, row)
        return dict.fromkeys(tensors, bounds) if bounds else None
    found: dict[str, tuple[float, float]] = {}
    for key, each in value.items:
        if key.value not in tensors:
            message = f"'{key.value}' in 'domain' is not a tensor argument of {row.label}"
            row.add(key, message, did_you_mean(key.value, tensors))
        elif key.value in found:
            row.add(key, f"'{key.value}' stands twice in 'domain'")
        bounds = _interval(each, row)
        if bounds:
            found[key.value] = bounds
    return found


def _is_name(text: str) -> bool:
    return text.isidentifier() and text.isascii() and not keyword.iskeyword(text)


def _interval(node: Node, row: Row) -> tuple[float, float] | None:
    """The bounds of `[low, high]`, or None where something is wrong with them."""
    if not isinstance(node, Sequence) or len(node.items) != 2:
        message = "'domain' is a pair of numbers, or a mapping of arguments to pairs"
        row.add(node, message, "write [low, high]")
        return None
    bounds = []
    for each in node.items:
        value = number(each.value) if isinstance(each, Scalar) else None
        if value is None or not math.isfinite(value):
            row.add(each, "a bound of 'domain' must be a finite number")
        else:
            bounds.append(value)
    if len(bounds) < 2:
        return None
    if bounds[0] >= bounds[1]:
        row.add(node, "the lower bound of 'domain' must be less than the upper one")
        return None
    return bounds[0], bounds[1]
