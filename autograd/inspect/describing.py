"""The pages of operations as text, for `help`: what their rows say, and an example that was run."""

from __future__ import annotations

import re
import textwrap
import warnings
from ast import literal_eval
from collections.abc import Callable, Iterator, Sequence
from itertools import islice, product
from typing import Any, NamedTuple

import numpy as np

from autograd.base.kinds import Kind
from autograd.base.ops import ops
from autograd.base.registry import Kink, Row, registry
from autograd.core.engine import grad
from autograd.core.tensor import Tensor
from autograd.inspect.rows import Parameter, parameters, words_in
from autograd.inspect.simplifying import function_of
from autograd.methods.construction import tensor
from autograd.methods.generator import get_rng_state, set_rng_state

_WIDTH = 76
_CALLED = re.compile(r"(?<![\w.)\]])([a-z_]\w*(?:\.\w+)+)\(")

_SHAPES = {
    Kind.POINTWISE: "The result has the shape to which the tensors broadcast.",
    Kind.COMPARISON: "The result has the shape to which the tensors broadcast.",
    Kind.REDUCTION: "The dimensions that are reduced vanish, or are 1 with `keepdim`.",
    Kind.NORMALIZATION: "The result has the shape of the argument.",
    Kind.SCAN: "The result has the shape of the argument.",
    Kind.LINALG: "Matrices are the last two dimensions; those before them are a batch.",
    Kind.WINDOW: "Windows slide over the last dimensions; those before them are a batch.",
}
_WORDS = {
    "zero": "zero everywhere",
    "non_differentiable": "none: it is not differentiable",
    "not_implemented": "not written yet, asking for it is an error",
}


def describe(name: str) -> str:
    """The page of an operation, of all rows that it chooses from; `name` as after ``ag.``."""
    rows = rows_of(name)
    return "\n\n".join("\n".join(_page(row, name)) for row in rows)


def rows_of(name: str) -> list[Row]:
    """The rows that a name stands for: one, or its overloads (``max``, ``max.dim``)."""
    alone = [registry[name]] if name in registry else []
    more = [row for row in registry.values() if row.name.rpartition(".")[0] == name]
    return alone + [row for row in more if row not in alone]


def _page(row: Row, name: str) -> Iterator[str]:
    yield from textwrap.wrap(row.signature, _WIDTH, subsequent_indent="    ")
    if row.doc:
        for line in row.doc.strip().splitlines():
            yield from ("", *textwrap.wrap(line, _WIDTH))
    yield from _section("Arguments", (_told(each) for each in parameters(row)))
    yield from _section("Shapes", [shapes(row)] if shapes(row) else [])
    yield from _section("Value", [row.forward] if _is_plain(row) else [])
    derivatives = [*_derivatives(row)]
    yield from _section("Derivatives, where `grad` is the gradient of the result", derivatives)
    words = words_in(" ".join(derivatives))
    yield from _section("Words", (f"{word}: {meaning}" for word, meaning in words.items()))
    yield from _section("Conventions", map(_convention, row.kinks))
    yield from _section("Also", facts(row))
    found = example(name) if row is rows_of(name)[0] else ""
    yield from _section("Example", found.splitlines(), wrap=False)
    yield from ("", f"The row: {row.location}")


def _is_plain(row: Row) -> bool:
    """Whether a forward calls nothing but NumPy, operations and methods."""
    paths = _CALLED.findall(row.forward)
    arguments = row.argument_names
    return all(
        path.partition(".")[0] in ("np", *arguments) or function_of(path) is not None
        for path in paths
    )


def shapes(row: Row) -> str:
    """What is to be said of the shape of the result; "" where nothing is."""
    if row.kind == Kind.REDUCTION and "keepdim" not in row.argument_names:
        return ""
    return _SHAPES.get(Kind(row.kind), "")


def _section(title: str, items: Any, wrap: bool = True) -> Iterator[str]:
    items = list(items)
    if items:
        yield from ("", title)
    for item in items:
        if not wrap:
            yield f"    {item}"
            continue
        yield from textwrap.wrap(
            item, _WIDTH, initial_indent="    ", subsequent_indent="        ",
            break_long_words=False, break_on_hyphens=False,
        )  # fmt: skip


def _told(each: Parameter) -> str:
    keyword = "" if each.keyword == each.name else f", by keyword {each.keyword}"
    default = "" if each.default is None else f"; {each.default} if left out"
    return f"{each.name}{keyword}: {each.type}{default}"


def _derivatives(row: Row) -> Iterator[str]:
    for names, text in row.formulas.items():
        for name in names.split(", "):
            stated = row.mathematics.get(name, text)
            yield f"{name}: {_WORDS.get(stated, stated)}"
    if row.kind == Kind.COMPOSITE:
        yield "by the chain rule, of the operations that it is made of"


def _convention(kink: Kink) -> str:
    point = ", ".join(map(_shown, (*kink.point, *(f"{k} = {v}" for k, v in kink.args.items()))))
    value = ", ".join(map(_shown, kink.value))
    torch = kink.torch if isinstance(kink.torch, tuple) else (kink.torch,)
    differs = "" if kink.torch is None else f" (PyTorch: {', '.join(map(_shown, torch))})"
    return f"at {point} the gradient is {value}{differs}: {kink.why}"


def _shown(value: Any) -> str:
    if isinstance(value, tuple):
        return f"[{', '.join(map(_shown, value))}]"
    return "-" if value is None else str(value)


def facts(row: Row) -> list[str]:
    """What else is to be said of a row, a sentence each."""
    names = [f"np.{each}" for each in row.numpy] + [f"scipy.{each}" for each in row.scipy]
    told = [
        ("NumPy and SciPy", ", ".join(names)),
        ("other names", ", ".join(row.aliases)),
        ("in place", row.inplace or ""),
        ("node", row.node or ""),
        ("vmap", row.vmap),
        ("needs", row.requires or ""),
        ("complex numbers", "" if row.takes_complex else "refused, as by PyTorch"),
    ]
    return [f"{what}: {text}" for what, text in told if text]


# ---- examples ------------------------------------------------------------------------------------

# What tensors of a call may be: the first one, another, an index, a mask.
_INPUTS = (
    ("[0.5, 1.0, 2.0]", "[1.5, 1.0, 0.25]", "[0, 2, 2]", "[True, False, True]"),
    ("[0.1, 0.5, 0.9]", "[0.2, 0.5, 0.3]", "[0, 1, 1]", "[False, True, True]"),
    ("[1.5, 2.0, 3.0]", "[2.5, 2.0, 0.5]", "[1, 2, 3]", "[True, True, False]"),
    ("[[2.0, 1.0], [1.0, 3.0]]", "[[1.0, 0.5], [0.0, 2.0]]", "[0, 1]", "[True, False]"),
    ("[[2.0, 1.0], [1.0, 3.0]]", "[1.0, 2.0]", "[[1, 0]]", "[[True, False], [False, True]]"),
    ("[[[[1.0, 2.0], [4.0, 3.0]]]]", "[[[[0.5, -1.0]]]]", "[[[[0, 1]]]]", "[[[[True]]]]"),
    ("[[[1.0, 2.0, 4.0, 3.0]]]", "[[[0.5, -1.0]]]", "[[[0, 2]]]", "[[[True, False, True, True]]]"),
    ("[[[2.0, 1.0], [1.0, 3.0]]]", "[[[1.0, 0.5], [0.0, 2.0]]]", "[[[0, 1]]]", "[[[True]]]"),
    ("[1 + 2j, 3 - 1j]", "[2j, 1 + 0j]", "[1, 0]", "[True, False]"),
)
_LINES = 16  # longer ones show nothing
_TRIED = 60  # so many calls of the same tensors
_REFUSED = (
    *(TypeError, ValueError, RuntimeError, LookupError, ArithmeticError, AssertionError),
    *(ImportError, Warning),
)
_INTS = ("0", "2", "(3, 1)", "(2, 3)", "(1, 1)", "(2,)")
_VALUES = {
    "int": ("0", "2", "1"),
    "int or tuple of ints": _INTS,
    "int or tuple of ints or None": _INTS,
    "number": ("2",),
    "float": ("2.0",),
    "bool": ("True",),
    "str": ("'sum'", "'ij,jk'"),
    "Index": ("0",),
    "anything": ("2", "0.5"),
    "Tensor or None": ("None",),
}
_NAMED = ("dim=-1", "min=1.0", "scale_factor=2")  # where a call without them is refused


class _Choice(NamedTuple):
    """An argument of an example: its text, with a place for each tensor, and their elements."""

    text: str
    tensors: tuple[str, ...] = ()


def example(name: str) -> str:
    """A call of an operation as a session of Python, with its result and the gradient of its sum,
    as it prints; "" where no simple arguments are found that it takes, it draws numbers, or the
    session is long."""
    row, place = rows_of(name)[0], name.rpartition(".")[0]
    if hasattr(ops, place.replace(".", "_")):  # of an overload, which the function chooses
        name = place
    function: Callable[..., Any] | None = getattr(ops, name.replace(".", "_"), None)
    needed = [each.type for each in parameters(row) if each.default is None]
    named = [each for each in _NAMED if each.partition("=")[0] in row.argument_names]
    extra = [[], *([_Choice(each)] for each in named)]
    if function is None or row.kind == Kind.CREATION:
        return ""
    state = get_rng_state()
    try:
        for count, inputs in product((1, _TRIED), _INPUTS):
            calls = product(*(_choices(each, inputs, i) for i, each in enumerate(needed)))
            for given, more in product(islice(calls, count), extra):
                found = _session(name, function, [*given, *more])
                if found is not None:
                    again = _session(name, function, [*given, *more])
                    return found if found == again else ""  # numbers are drawn
    finally:
        set_rng_state(state)
    return ""


def _choices(kind: str, inputs: Sequence[str], place: int) -> list[_Choice]:
    """What the argument of a type at a place may be, the likeliest first."""
    if kind == "Tensor":
        first, other, *rest = inputs
        floating = (other, first) if place % 2 else (first, other)
        return [_Choice("{}", (text,)) for text in (*floating, *rest)]
    if kind == "list of Tensors":
        return [_Choice("[{}, {}]", tuple(inputs[:2]))]
    return [_Choice(text) for text in _VALUES.get(kind, ())]


def _session(name: str, function: Callable[..., Any], given: Sequence[_Choice]) -> str | None:
    tensors: dict[str, Tensor] = {}
    arguments: list[str] = []
    lines: list[str] = []
    for each in given:
        letters = "xzuvwabc"[len(tensors) :][: len(each.tensors)]
        for letter, text in zip(letters, each.tensors, strict=True):
            recorded = "." in text or "j" in text
            tensors[letter] = tensor(literal_eval(text), requires_grad=recorded)
            flag = ", requires_grad=True" if recorded else ""
            lines.append(f">>> {letter} = ag.tensor({text}{flag})")
        arguments.append(each.text.format(*letters))
    told = ", ".join(arguments)
    with warnings.catch_warnings(), np.errstate(all="raise", under="ignore"):
        warnings.simplefilter("error")
        try:
            result = eval(f"f({told})", {"__builtins__": {}, "f": function}, tensors)
            several = isinstance(result, tuple) and bool(result)
            first = result[0] if several else result
            if not isinstance(first, Tensor) or not first.numel() or not _is_finite(first):
                return None
            lines += [f">>> y = ag.{name}({told})", ">>> y", repr(result)]
            if first._fn is not None:
                shown = ("y[0]" if several else "y") + (".abs()" if first.is_complex() else "")
                first = first.abs() if first.is_complex() else first
                first.sum().backward(retain_graph=True)
                letter, leaf = next((n, x) for n, x in tensors.items() if x.grad is not None)
                if not leaf.grad.any():  # the sum is constant, as of softmax, or the function
                    (squares,) = grad(first.square().sum(), leaf)
                    if np.abs(squares._data).max() > 1e-3:
                        shown, leaf.grad = f"({shown} ** 2)", squares
                if not _is_finite(leaf.grad):
                    return None
                lines += [f">>> {shown}.sum().backward()", f">>> {letter}.grad", repr(leaf.grad)]
        except _REFUSED:
            return None
    text = "\n".join(lines).replace("\n\n", "\n<BLANKLINE>\n")
    return text if text.count("\n") < _LINES else None


def _is_finite(values: Tensor) -> bool:
    return bool(np.isfinite(values._data).all())
