"""The keys of a row that hold plain values: names, numbers, truths, texts.

YAML's own ideas of types are left aside: what a text means follows from its key.
"""

from __future__ import annotations

import keyword
import math
import re

from codegen.model import kinds
from codegen.model.domains import DOMAINS, Domain
from codegen.model.entry import makes_tensors
from codegen.model.kinks import number
from codegen.model.row import Row
from codegen.parse.document import Mapping, Node, Scalar, Sequence
from codegen.parse.errors import did_you_mean
from codegen.parse.language import MAX_LENGTH
from codegen.parse.signature import Signature, SignatureError, public_name

_PRODUCTS = frozenset({"product", "affine", "convolved"})  # words for batches of products
_DRAWN = frozenset({"Tensor", "Scalar", "float", "int"})
_TRUTHS: dict[str, bool] = {
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
}


def numpy_names(row: Row) -> tuple[str, ...]:
    """Names below numpy; ``kernels.f`` is left to `codegen.check.own`, which knows the kernels."""
    nodes = row.words("numpy")
    known = kinds.KEYS["numpy"].choices
    for node in nodes:
        if node.value not in known and not node.value.startswith("kernels."):
            hint = _below("numpy", node.value) or did_you_mean(node.value, known)
            row.add(node, f"NumPy has no function '{node.value}'", hint)
    return tuple(node.value for node in nodes)


def scipy_names(row: Row) -> tuple[str, ...]:
    nodes = row.words("scipy")
    pattern = kinds.KEYS["scipy"].pattern or ""
    for node in nodes:
        name = node.value.rpartition(".")[2]
        if not re.fullmatch(pattern, node.value) or keyword.iskeyword(name):
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
        if name.startswith("_"):
            row.add(node, f"'{full}' starts with '_', but an alias is a further public name")
        elif full == signature.qualified_name:
            row.add(node, f"the alias '{full}' is the name of the operation itself")
        names.append(full)
    return tuple(names)


def _choice(row: Row, key: str, what: str) -> str | None:
    if key not in row.keys:
        return None
    choices = kinds.KEYS[key].choices
    value = row.scalar(key, what)
    if value is None or value.value in choices:
        return value.value if value else None
    known = sorted(choices)
    hint = did_you_mean(value.value, known) or f"it is one of {', '.join(known)}"
    row.add(value, f"unknown {what} '{value.value}'", hint)
    return None


def operator(row: Row) -> str | None:
    return _choice(row, "operator", "operator")


def dtypes(
    signature: Signature, kind: str, said: frozenset[str], vmap: str | None
) -> tuple[str, ...]:
    """What is refused of dtypes: what the row says before its kind, and unless that is `any` what
    the kind implies; products of matrices, which are so in batches, too, are `numeric same`.
    vmap: what the row says of batches."""
    product = vmap is not None and (vmap in _PRODUCTS or ".matmul(" in vmap)
    of_matrices = signature.namespace == "linalg" and kind in ("linalg", "bilinear")
    several = len(signature.tensor_arguments) > 1 and (of_matrices or kind in kinds.OF_ONE_DTYPE)
    of_floats = kind == "normalization" or (signature.namespace, kind) in kinds.OF_FLOATS
    of_numbers = product or kind == "window"
    implied = {"floating": of_floats, "numeric": of_numbers, "same": product or several}
    implied["wide"] = (signature.namespace, kind) in kinds.OF_WIDE
    found = {word for word, holds in implied.items() if holds and "any" not in said} | said
    return tuple(sorted(found - {"any", kinds.REAL, kinds.FLAT, *kinds.NUMBER_WORDS}))


def node(row: Row, vmap: str | None) -> str | None:
    """How PyTorch calls the node, or the rule that tells. vmap: the row's word for batches."""
    name = sentences(row, "node")
    if name is None:
        return "by_ranks" if vmap == "product" else None
    if not re.fullmatch(kinds.NODE_NAME, name):
        hint = "it is as `MmBackward0`, or as `by_dim`, a rule of autograd/base/node_names.py"
        row.add(row.keys["node"][1], f"'{name}' is no name of a node", hint)
        return None
    return name


def requires(row: Row) -> str | None:
    return _choice(row, "requires", "requirement")


def inplace(row: Row, signature: Signature) -> bool | None:
    wanted = _truth(row, "inplace")
    if not wanted:
        return wanted
    value = row.keys["inplace"][1]
    written = any(a.name == "self" for a in signature.tensor_arguments)
    if "composite" in row.keys:
        row.add(value, "a row with 'composite' has no in-place variant", "leave 'inplace' out")
    elif not written or len(signature.returns) != 1:
        message = "an in-place variant writes the one output into a Tensor 'self'"
        row.add(value, message, "leave 'inplace' out")
    return wanted


def out(row: Row, signature: Signature) -> bool | str | None:
    given = row.keys["out"][1] if "out" in row.keys else None
    casts = isinstance(given, Scalar) and given.value in kinds.KEYS["out"].choices
    wanted = kinds.CAST if casts else _truth(row, "out")
    if wanted and not makes_tensors(signature):
        message = "what 'out=' is given holds results: Tensors that are memory of their own"
        row.add(row.keys["out"][1], message, "leave 'out' out")
    return wanted


def _truth(row: Row, key: str) -> bool | None:
    if key not in row.keys:
        return None
    value = row.scalar(key, "true or false")
    if value is None:
        return None
    if value.value not in _TRUTHS or value.style is not None:
        row.add(value, f"'{key}' is true or false, not '{value.value}'", "write true or false")
        return None
    return _TRUTHS[value.value]


def sentences(row: Row, key: str) -> str | None:
    """The text of a key that is for people."""
    if key not in row.keys:
        return None
    value = row.scalar(key, "a text")
    if value is not None and value.is_blank:
        row.add(row.keys[key][0], f"'{key}' is empty")
    return value.value.strip() if value else None


def latex(row: Row, signature: Signature) -> str | None:
    """How the operation is written in mathematics: a text with `#` before names of arguments."""
    text = sentences(row, "latex")
    if not text:
        return None
    node = row.keys["latex"][1]
    assert isinstance(node, Scalar)
    if len(text) > MAX_LENGTH:
        row.add(node, f"'latex' is longer than {MAX_LENGTH:,} characters")
        return None
    names = [argument.name for argument in signature.arguments]
    found = list(re.finditer(r"(?<!\\)#(\w*)", node.value))
    for hole in found:
        if hole[1] not in names:
            message = f"'{hole[0]}' in 'latex' is no argument of {row.label}"
            hint = did_you_mean(hole[1], names) or "write # before the name of an argument"
            row.add_at(node, hole.start(), len(hole[0]), message, hint)
    if len({hole[1] for hole in found}) < len(found):
        row.add(node, "an argument stands twice in 'latex'")
    if not _closes(text):
        hint = "a # behind a blank begins a remark: put quotes around such a text"
        row.add(node, "what opens in 'latex' does not close", hint)
    if "$" in text:
        row.add(node, "'latex' is what stands between dollar signs", "leave them out")
    return " ".join(text.split())


def _closes(text: str) -> bool:
    r"""Whether braces, ``\left`` and ``\begin`` have their ends, in the right order."""
    opened = []
    ends = {"{": "}", r"\left": r"\right", r"\begin": r"\end"}
    for part in re.findall(r"\\(?:left|right|begin|end)(?![A-Za-z])|\\.|[{}]", text):
        if part in ends:
            opened.append(ends[part])
        elif part in ends.values() and (not opened or opened.pop() != part):
            return False
    return not opened


def domain(row: Row, signature: Signature) -> dict[str, Domain] | None:
    if "domain" not in row.keys:
        return None
    value = row.keys["domain"][1]
    if not isinstance(value, Mapping):
        bounds = _domain(value, row)
        tensors = [argument.name for argument in signature.tensor_arguments]
        return dict.fromkeys(tensors, bounds) if bounds else None
    tensors = [argument.name for argument in signature.tensor_arguments]
    drawn = [each.name for each in signature.arguments if each.type.base in _DRAWN]
    found: dict[str, Domain] = {}
    for key, each in value.items:
        if key.value not in drawn:
            message = f"'{key.value}' in 'domain' is not a tensor or number argument of {row.label}"
            row.add(key, message, did_you_mean(key.value, drawn))
        elif key.value in found:
            row.add(key, f"'{key.value}' stands twice in 'domain'")
        bounds = _domain(each, row)
        if isinstance(bounds, str) and key.value not in tensors and key.value in drawn:
            hint = "write [low, high]"
            row.add(each, f"'{bounds}' is a domain of Tensors, which '{key.value}' is not", hint)
        elif bounds:
            found[key.value] = bounds
    return found


def _domain(node: Node, row: Row) -> Domain | None:
    """An interval, or a name of one; None where something is wrong with it."""
    if not isinstance(node, Scalar) or number(node.value) is not None:
        return _interval(node, row)
    name = " ".join(node.value.split())
    if name in DOMAINS:
        return name
    hint = did_you_mean(name, DOMAINS) or f"the domains are {', '.join(DOMAINS)}, or [low, high]"
    row.add(node, f"unknown domain '{name}'", hint)
    return None


def _interval(node: Node, row: Row) -> tuple[float, float] | None:
    """The bounds of `[low, high]`, or None where something is wrong with them."""
    if not isinstance(node, Sequence) or len(node.items) != 2:
        message = "'domain' is a pair of numbers or a name, or a mapping of arguments to such"
        row.add(node, message, "write [low, high]")
        return None
    bounds = []
    for each in node.items:
        value = None
        if isinstance(each, Scalar) and each.style is None:
            value = number(each.value)
        if value is None or not math.isfinite(value):
            message = "a bound of 'domain' must be a finite number"
            row.add(each, message, "write it as 2, -0.5 or 1e-3")
        else:
            bounds.append(value)
    if len(bounds) < 2:
        return None
    if bounds[0] >= bounds[1]:
        row.add(node, "the lower bound of 'domain' must be less than the upper one")
        return None
    if not math.isfinite(bounds[1] - bounds[0]):
        row.add(node, "'domain' is wider than any number", "choose bounds nearer to each other")
        return None
    return bounds[0], bounds[1]
