"""Kernels on large arrays as programs of native loops, for eager execution.

A program is made at the first call of a kernel with these shapes, dtypes and other arguments. Its
machine code does not depend on sizes, so that other shapes of the same structure find it made.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from autograd.compile.ir.graph import Graph
from autograd.compile.ir.targets import Row, Vector
from autograd.compile.lowering.lower import call_loops
from autograd.compile.program import Program
from autograd.compile.settings import Settings
from autograd.native import jit
from autograd.native.operations import is_known

__all__ = ["runner"]

_MOST = 512
"""Programs that are kept."""
_SETTINGS = Settings(backend="native")


class _Kernel(Program):
    """given: of a kernel that gives a tuple, which of it are arrays, and not None."""

    given: tuple[bool, ...] | None = None


_programs: OrderedDict[Any, _Kernel | None] = OrderedDict()


def runner() -> Callable[..., Any] | None:
    """What runs a kernel by native loops; None where there are none."""
    return None if jit.unavailable() else run


def run(name: str, args: Sequence[Any], keywords: dict[str, Any]) -> Any:
    """What the kernel `name` gives for these arguments; NotImplemented where it is no loop."""
    values = [*args, *keywords.values()]
    arrays = [x for x in values if x.__class__ is np.ndarray]
    if not all(x.flags.c_contiguous for x in arrays):  # the result would be laid out otherwise
        return NotImplemented
    signature = [_sign(x) for x in values]
    key = (name, len(args), *keywords, *signature)
    try:
        program = _programs[key]
    except KeyError:
        program = _programs[key] = _made(name, args, keywords)
        while len(_programs) > _MOST:
            _programs.popitem(last=False)
    except TypeError:  # an argument that cannot be hashed
        return NotImplemented
    if program is None:
        return NotImplemented
    found = program(arrays)
    if program.given is None:
        return found[0]
    results = iter(found)
    return tuple([next(results) if given else None for given in program.given])


def _sign(value: Any) -> Any:
    """What of an argument a program depends on."""
    if value.__class__ is np.ndarray:
        return value.shape, value.dtype
    if isinstance(value, list):
        return tuple(value)
    return value.__class__, value


def _made(name: str, args: Sequence[Any], keywords: dict[str, Any]) -> _Kernel | None:
    values = [*args, *keywords.values()]
    if not all(is_known(x.dtype) for x in values if isinstance(x, np.ndarray)):
        return None
    graph = Graph()
    found = call_loops(name, args, keywords, graph)
    if found is None:
        return None
    results = found if isinstance(found, tuple) else (found,)
    graph.outputs = [x for x in results if x is not None]
    program = _Kernel(graph, _SETTINGS, handed=len(graph.outputs))
    called = [*program.steps, *[s for t in program.groups if t.group.sort != "native"
                                for s in t.group.steps]]  # fmt: skip
    if any(isinstance(step.target, Row | Vector) for step in called):
        return None  # it would call the kernel, which would ask for it again
    if isinstance(found, tuple):
        program.given = tuple([x is not None for x in found])
    return program
