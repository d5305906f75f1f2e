"""Small modules of LLVM IR, written by hand."""

from __future__ import annotations

import numpy as np
import pytest

from autograd.native import jit
from autograd.native.entry import Parameter, entry

INTEGER = Parameter("integer")
NUMBER = Parameter("number")


def require_native() -> None:
    """Skips a module, or a test, where native code is not used."""
    if reason := jit.unavailable():
        pytest.skip(reason, allow_module_level=True)


def array(dtype: object, *shape: int, written: bool = False) -> Parameter:
    """A parameter that is an array."""
    return Parameter("array", np.dtype(dtype), shape, written)  # type: ignore[call-overload]


def function(name: str, parameters: str, body: str = "") -> str:
    """A function that returns nothing."""
    return f"define internal void @{name}({parameters}) {{\n{body}  ret void\n}}\n"


def added(kind: str = "double") -> str:
    """``y = a + b`` of `n` elements, named ``added``."""
    return f"""
define internal void @added(i64 %n, ptr %a, ptr %b, ptr %y) {{
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %end
loop:
  %i = phi i64 [ 0, %0 ], [ %next, %loop ]
  %pa = getelementptr {kind}, ptr %a, i64 %i
  %pb = getelementptr {kind}, ptr %b, i64 %i
  %py = getelementptr {kind}, ptr %y, i64 %i
  %va = load {kind}, ptr %pa
  %vb = load {kind}, ptr %pb
  %sum = fadd {kind} %va, %vb
  store {kind} %sum, ptr %py
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}}
"""


def adder(dtype: object = np.float64, *, releases: bool = True) -> str:
    """A module with the entry ``add(n, a, b, y)``, which writes ``a + b`` into `y`."""
    given = array(dtype, 0)
    kind = "double" if np.dtype(dtype) == np.float64 else "float"  # type: ignore[call-overload]
    parameters = [INTEGER, given, given, given._replace(written=True)]
    return added(kind) + entry("add", "added", parameters, [0] if releases else [])
