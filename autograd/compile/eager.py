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
from autograd.compile.lowering.kernels import call_formulas, call_loops
from autograd.compile.program import Program
from autograd.compile.settings import Settings
from autograd.native import jit
from autograd.native.operations import is_known

__all__ = ["is_there", "runners"]

_MOST = 512
"""Programs that are kept."""
_SETTINGS = Settings(backend="native")


class _Kernel(Program):
    """given: of a kernel that gives a tuple, which of it are arrays, and not None."""

    given: tuple[bool, ...] | None = None


_programs: OrderedDict[Any, _Kernel | None] = OrderedDict()


def is_there() -> bool:
    """Whether there are native loops."""
    return jit.unavailable() is None


def runners() -> tuple[Callable[..., Any], Callable[..., Any]]:
    """What runs kernels, and formulas of nodes."""
    return run, gradients


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
        program = _kept(key, _made(name, args, keywords))
    except TypeError:  # an argument that cannot be hashed
        return NotImplemented
    if program is None:
        return NotImplemented
    found = program(arrays)
    if program.given is None:
        return found[0]
    results = iter(found)
    return tuple([next(results) if given else None for given in program.given])


def gradients(node: Any, saved: Any, grad: np.ndarray, needs: Sequence[Any]) -> Sequence[Any]:
    """The gradients of a node, by one loop where its formulas are arithmetic."""
    arrays = [x for x in (*saved, grad) if x is not None]
    if not all(x.__class__ is np.ndarray and x.flags.c_contiguous for x in arrays):
        found: Sequence[Any] = node.on_arrays(saved, grad, needs)
        return found
    wanted = [each is not None for each in needs]
    constants = getattr(node, "args", None), node.restore
    key = (type(node), constants, *wanted, *[x if x is None else _sign(x) for x in saved],
           _sign(grad))  # fmt: skip
    try:
        program = _programs[key]
    except KeyError:
        program = _kept(key, _made_of_node(node, saved, grad, needs))
    except TypeError:
        program = None
    if program is None:
        found = node.on_arrays(saved, grad, needs)
        return found
    assert program.given is not None
    results = iter(program(arrays))
    return [next(results) if given else None for given in program.given]


def _kept(key: Any, program: _Kernel | None) -> _Kernel | None:
    """`program`, remembered by what it was made for."""
    _programs[key] = program
    while len(_programs) > _MOST:
        _programs.popitem(last=False)
    return program


def _made_of_node(
    node: Any, saved: Sequence[Any], grad: np.ndarray, needs: Sequence[Any]
) -> _Kernel | None:
    if not all(is_known(x.dtype) for x in (*saved, grad) if x is not None):
        return None
    graph = Graph()
    values = call_formulas(node, saved, grad, needs, graph)
    if values is None or any(x is not None and x.step is None for x in values):
        return None  # nothing is computed of one of them
    return _program(graph, tuple(values))


def _program(graph: Graph, results: tuple[Any, ...]) -> _Kernel | None:
    """The program that gives those `results` that are not None; none if it calls kernels, which
    would ask for it again."""
    graph.outputs = [x for x in results if x is not None]
    program = _Kernel(graph, _SETTINGS, handed=len(graph.outputs))
    called = [*program.steps, *[s for t in program.groups if t.group.sort != "native"
                                for s in t.group.steps]]  # fmt: skip
    if not program.groups or any(isinstance(step.target, Row | Vector) for step in called):
        return None
    program.given = tuple([x is not None for x in results])
    return program


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
    program = _program(graph, found if isinstance(found, tuple) else (found,))
    if program is not None and not isinstance(found, tuple):
        program.given = None
    return program
