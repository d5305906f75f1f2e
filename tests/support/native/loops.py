"""Loops over arrays that call one function of native loops, compiled for tests."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import cache, partial
from typing import Any

import numpy as np
import pytest

from autograd import kernels
from autograd.compile.backend_native import text
from autograd.native.jit import Loaded, load
from autograd.native.llvm_text import Float
from autograd.native.nest import Kernel
from autograd.native.python_text import python_text
from autograd.native.vectors import FUNCTIONS, definitions


def use_printed(patch: pytest.MonkeyPatch) -> None:
    """The Python text of a program's loops in the place of their machine code."""

    def printed(kernel: Kernel) -> Callable[..., None]:
        scope: dict[str, Any] = {"np": np, "kernels": kernels}
        exec("\n".join(python_text(kernel)), scope)
        return partial(in_blocks, scope[kernel.name])

    patch.setattr(text, "builtin_of", printed)


def in_blocks(
    function: Callable[..., None], start: int, stop: int, number: int, *given: Any
) -> None:
    """What the body of builtins does: all blocks of so many rows, if `start` says so."""
    if start >= 0 or number <= 0:
        function(start, stop, number, *given)
        return
    given = given[: function.__code__.co_argcount - 3]  # the table is for helpers
    for block, first in enumerate(range(0, stop, number)):
        function(first, min(first + number, stop), block, *given)


def _loop(name: str, kind: Float) -> str:
    """y[i] = name(x[i], ...) for whole vectors of numbers."""
    scalar = Float(kind.bits).text
    pointers = [f"%p{i}" for i in range(FUNCTIONS[name])]
    loads, args = [], []
    for i, pointer in enumerate(pointers):
        loads.append(f"  %a{i} = getelementptr {scalar}, ptr {pointer}, i64 %i")
        loads.append(f"  %x{i} = load {kind.text}, ptr %a{i}, align {kind.bits // 8}")
        args.append(f"{kind.text} %x{i}")
    head = ", ".join(f"ptr {each}" for each in pointers)
    lines = "\n".join(loads)
    return f"""
define void @loop({head}, ptr %y, i64 %n) {{
entry:
  br label %next
next:
  %i = phi i64 [ 0, %entry ], [ %j, %next ]
{lines}
  %r = call {kind.text} @{name}_{kind.suffix}({", ".join(args)})
  %b = getelementptr {scalar}, ptr %y, i64 %i
  store {kind.text} %r, ptr %b, align {kind.bits // 8}
  %j = add i64 %i, {kind.lanes}
  %more = icmp ult i64 %j, %n
  br i1 %more, label %next, label %end
end:
  ret void
}}
"""


def module_text(name: str, kind: Float) -> str:
    declared, defined = definitions([(name, kind)])
    groups = [
        "attributes #1 = { alwaysinline nounwind }",
        "attributes #2 = { noinline nounwind }",
    ]
    return "\n".join([*declared, *defined, _loop(name, kind), *groups])


@cache
def compiled(name: str, kind: Float) -> Callable[..., None]:
    """``loop(x, ..., y, n)`` of addresses and a number of elements, a multiple of the lanes."""
    loaded = load(module_text(name, kind))
    pointers = [ctypes.c_void_p] * (FUNCTIONS[name] + 1)
    function = ctypes.CFUNCTYPE(None, *pointers, ctypes.c_int64)(loaded.address("loop"))

    def run(*args: int, _module: Loaded = loaded) -> None:
        function(*args)

    return run


def evaluate(name: str, *args: np.ndarray, lanes: int = 8) -> np.ndarray:
    """A function of native loops on arrays of one dtype, float32 or float64."""
    first = args[0]
    kind = Float(first.dtype.itemsize * 8, lanes)
    function = compiled(name, kind)
    padded = [np.concatenate([each, np.ones(-len(each) % lanes, each.dtype)]) for each in args]
    result = np.empty_like(padded[0])
    addresses = [each.ctypes.data for each in padded]
    function(*addresses, result.ctypes.data, len(result))
    return result[: len(first)]
