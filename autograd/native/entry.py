"""The way from Python into a native function, as text of LLVM IR beside the function.

One body serves all builtins (`autograd.native.body`): it reads numbers and arrays out of the
objects that Python hands it, holds them against the parameters, and lays them into slots of eight
bytes. The entry of a function takes them from there and calls it. No address stands in the text, so
that its machine code can be kept on disk.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Literal, NamedTuple

import numpy as np

# The most parameters of an entry.
MOST = 255


class Parameter(NamedTuple):
    """One argument of a builtin and of the native function behind it.

    kind     "integer", an i64; "number", a double; "array", a pointer to the elements of an array
             that is C-contiguous
    dtype    that of an array: truth values or numbers, in the byte order of the machine
    shape    of an array, for each dimension the position of the integer argument that gives its
             size, or -1 for the size 1
    written  whether the function writes the array
    """

    kind: Literal["integer", "number", "array"]
    dtype: np.dtype | None = None
    shape: tuple[int, ...] = ()
    written: bool = False


class Entry(NamedTuple):
    """What a builtin takes; `work`: the positions of the integers whose product is the number of
    elements that it works on; `blocks`: whether it computes a block of rows in a call."""

    parameters: tuple[Parameter, ...]
    work: tuple[int, ...]
    blocks: bool = False


def entry(
    name: str,
    function: str,
    parameters: Sequence[Parameter],
    work: Sequence[int],
    blocks: bool = False,
) -> str:
    """The text of the entry `name` of ``void @function``, which takes the parameters in order.

    work: the positions of the integers whose product is the number of elements it works on; from
          16,384 on the builtin gives back the GIL
    blocks: its first three arguments are where a block of rows begins, where it ends, and the
          number of the block, for which partial results are its own. If the first is negative
          and the third positive, that many threads share all rows before the second, in blocks of
          as many rows as the third says, without the GIL; a table of what they have for
          themselves may follow as one more argument (`autograd.native.team_text`).

    Integers that give no size are not held against anything: that is left to the function.

    Raises ValueError where a shape or `work` names what is no integer, for a dtype that is not one
    of numbers, and for more than 255 parameters.
    """
    if len(parameters) > MOST:
        raise ValueError(f"{name}: {len(parameters)} parameters, but there may be {MOST}")
    for position, each in enumerate(parameters):
        plain = each.dtype is not None and each.dtype.kind in "biufc" and each.dtype.isnative
        if plain != (each.kind == "array"):
            raise ValueError(
                f"{name}: argument {position}, {each.kind}, has the dtype {each.dtype}"
            )
    for position in (*work, *(i for each in parameters for i in each.shape if i != -1)):
        if not (0 <= position < len(parameters) and parameters[position].kind == "integer"):
            raise ValueError(f"{name}: argument {position} gives a size, but is no integer")
    if blocks and [each.kind for each in parameters[:3]] != ["integer"] * 3:
        raise ValueError(f"{name}: blocks need three integers first: start, stop and number")
    kinds = {"integer": "i64", "number": "double", "array": "ptr"}
    words = [kinds[each.kind] for each in parameters]
    lines = [f"define void @{name}(ptr %slots) nounwind {{"]
    for i, word in enumerate(words):
        lines += [
            f"  %slot{i} = getelementptr i64, ptr %slots, i64 {i}",
            f"  %value{i} = load {word}, ptr %slot{i}",
        ]
    arguments = ", ".join(f"{word} %value{i}" for i, word in enumerate(words))
    lines += [f"  call void @{function}({arguments})", "  ret void", "}", ""]
    rows = [[p.kind, p.dtype and p.dtype.char, p.shape, p.written] for p in parameters]
    text = json.dumps([rows, list(work), blocks])
    constant = text.replace('"', r"\22")
    taken = f'@{name}.takes = constant [{len(text) + 1} x i8] c"{constant}\\00"'
    return "\n".join(("", taken, *lines))


def described(text: bytes) -> Entry:
    """What the entry of this description takes, which stands in the module beside it."""
    rows, work, blocks = json.loads(text)
    parameters = (
        Parameter(kind, None if dtype is None else np.dtype(dtype), tuple(shape), written)
        for kind, dtype, shape, written in rows
    )
    return Entry(tuple(parameters), tuple(work), blocks)
