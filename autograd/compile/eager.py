"""Kernels, forwards and formulas on large arrays as programs of native loops, for eager execution.

A program is made for the shapes, dtypes and other arguments of a call. Its machine code does not
depend on sizes, so that other shapes of the same structure find it made.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Sequence
from typing import Any

import numpy as np

from autograd.base.grad_mode import no_grad
from autograd.base.kinds import Kind
from autograd.compile.backend_numpy.runtime import Workspace
from autograd.compile.convolved import correlated, filtered
from autograd.compile.filled import add_rows, fill_rows, multiplier
from autograd.compile.ir.graph import Graph, Value
from autograd.compile.ir.targets import Row, Scan, Vector
from autograd.compile.lowering.kernels import call_formulas, call_loops, is_arithmetic
from autograd.compile.picked import move
from autograd.compile.program import Program
from autograd.compile.settings import Settings
from autograd.compile.tracing.errors import TraceError
from autograd.compile.tracing.signatures import comparable
from autograd.compile.tracing.trace import Trace
from autograd.compile.updates import update
from autograd.core.dispatch import OPERATIONS, Operation
from autograd.kernels.large import Loops
from autograd.native import jit
from autograd.native.operations import is_known

_SPENT, _EARNED = 64, 1 / 32
"""What a family may spend on programs at once, and what each call adds to it. One of other shapes
costs 1."""
_CODE = 8
"""What machine code with other numbers in it costs."""
_MOST = 64
"""Programs of a family that are kept."""
_SETTINGS = Settings(backend="native")
_LOOPED = (Kind.POINTWISE, Kind.LOSS, Kind.REDUCTION)
"""Rows whose formulas may be loops although they are more than arithmetic."""


class _Kernel(Program):
    """given: of a kernel that gives a tuple, or of formulas, which of it are computed; the others
    are None, or where it says None the gradient that the formulas were given."""

    given: tuple[bool | None, ...] | None = None

    def results(self, arrays: Sequence[np.ndarray], grad: np.ndarray | None = None) -> Any:
        """What the kernel gives: an array, or a tuple."""
        # memory of intermediates is not kept: there are many programs, and each is seldom run
        found = self._run(Workspace(), *arrays) if self.pooled else self._run(*arrays)
        if self.given is None:
            return found[0]
        results, others = iter(found), {False: None, None: grad}
        return tuple([next(results) if given else others[given] for given in self.given])


class _Family:
    """The programs of one kernel or forward, or of the formulas of one class of nodes.

    To make one takes as long as tens of runs of NumPy. Calls whose shapes or numbers are others
    each time therefore stay with NumPy, but for a few.
    """

    __slots__ = ("credit", "numbers", "programs")

    def __init__(self) -> None:
        self.credit: float = _SPENT
        self.programs: OrderedDict[Hashable, _Kernel | None] = OrderedDict()
        self.numbers: set[Hashable] = set()

    def find(self, shapes: Hashable, numbers: Hashable, make: Any, *args: Any) -> _Kernel | None:
        """The program for arrays of these shapes, with these numbers; None where NumPy computes."""
        self.credit += _EARNED
        key = shapes, numbers
        try:
            return self.programs[key]
        except KeyError:
            cost = 1 if numbers in self.numbers else _CODE
        if cost > self.credit:
            return None
        self.credit -= cost
        self.numbers.add(numbers)
        program: _Kernel | None = make(*args)
        self.programs[key] = program
        if len(self.programs) > _MOST:
            self.programs.popitem(last=False)
        return program


_families: dict[Any, _Family | None] = {}


def _family(kind: str | Operation | type) -> _Family | None:
    """The family of a kernel, a forward or a class of nodes; None where the formulas of the latter
    are no loops."""
    try:
        return _families[kind]
    except KeyError:
        is_one = not isinstance(kind, type) or is_arithmetic(kind) or _is_looped(kind)
        return _families.setdefault(kind, _Family() if is_one else None)


def _is_looped(node: type) -> bool:
    op = OPERATIONS.get(getattr(node, "operation", ""))
    return op is not None and op.kind in _LOOPED


def loops() -> Loops | None:
    """The native loops; None where there are none."""
    if jit.unavailable() is not None:
        return None
    return Loops(
        *(run, _forward, _gradients, add_rows, move, update, fill_rows, multiplier, filtered),
        correlated,
    )


def run(kernel: str | Operation, args: Sequence[Any]) -> Any:
    """What a kernel, or the forward of a row, gives for these arguments; NotImplemented where it is
    no loop."""
    family = _family(kernel)
    arrays, shapes, numbers = [], [], []
    for x in args:
        if isinstance(x, np.generic):  # arithmetic on arrays without dimensions gives such
            x = np.asarray(x)
        if x.__class__ is not np.ndarray:
            number = comparable(x)
            if number is None:
                return NotImplemented
            numbers.append(number)
        elif x.flags.c_contiguous or _has_gaps(x):  # results of others would be laid out otherwise
            arrays.append(x if x.flags.c_contiguous else x.copy())
            dtype = x.dtype
            shapes.append((x.shape, dtype.num, dtype.isnative))
            numbers.append(())
        else:
            return NotImplemented
    if family is None or not _is_looped_over(arrays):
        return NotImplemented
    program = family.find(tuple(shapes), tuple(numbers), _made_of_kernel, kernel, args)
    return NotImplemented if program is None else program.results(arrays)


def _is_looped_over(arrays: Sequence[np.ndarray]) -> bool:
    """Whether loops know in which dtype NumPy computes: not of integers alone, of small ones and of
    those without a sign, which kernels tell from others."""
    dtypes = {x.dtype.char for x in arrays}
    return not dtypes.isdisjoint("fd") and dtypes.isdisjoint("bBhHILQ")


def _forward(op: Operation, *args: Any) -> Any:
    """The forward of a row, by one loop where it is arithmetic."""
    found = run(op, args)
    return op.on_arrays(args) if found is NotImplemented else found


def _gradients(node: Any, saved: Any, grad: np.ndarray, needs: Sequence[Any]) -> Any:
    """The gradients of a node, by one loop where its formulas are arithmetic."""
    family = _family(type(node))
    if family is not None:
        shape = grad.shape
        given = np.array(grad.flat[0]) if _is_number(grad) else grad
        arrays = [x for x in (*saved, given) if x is not None]
        there = [*[x is not None for x in saved], *[x is not None for x in needs]]
        numbers = comparable([getattr(node, "args", None), there])
        if numbers is not None and _is_plain(arrays):
            shapes = _shapes(arrays), shape, getattr(node, "restore", None)
            program = family.find(shapes, numbers, _made_of_node, node, saved, given, shape, needs)
            if program is not None:
                return program.results(arrays, grad)
    return node.on_arrays(saved, grad, needs)


def _is_number(grad: np.ndarray) -> bool:
    """Whether all elements are one in memory, as of the gradient of a sum."""
    return not any(grad.strides) and grad.size > 0


def _is_plain(arrays: Sequence[Any]) -> bool:
    """Whether all are arrays in C order: results of others would be laid out otherwise."""
    return all(x.__class__ is np.ndarray and x.flags.c_contiguous for x in arrays)


def _has_gaps(x: np.ndarray) -> bool:
    """Whether an array is in C order but for gaps between its rows, as then is what NumPy computes
    of it. To copy it first costs little beside what it takes NumPy to compute."""
    strides = [step for step, size in zip(x.strides, x.shape, strict=True) if size > 1]
    return bool(strides) and strides[-1] == x.itemsize and strides == sorted(strides)[::-1]


def _shapes(arrays: Sequence[np.ndarray]) -> Hashable:
    return tuple([(x.shape, x.dtype.num, x.dtype.isnative) for x in arrays])


def _made_of_node(
    node: Any, saved: Sequence[Any], grad: np.ndarray, shape: tuple[int, ...], needs: Sequence[Any]
) -> _Kernel | None:
    """shape: that of the gradient, which is `grad` broadcast to it"""
    if not all(is_known(x.dtype) for x in (*saved, grad) if x is not None):
        return None
    graph = Graph()
    cls: type = type(node)
    found = call_formulas(node, saved, grad, shape, needs, graph)
    if found is None and not is_arithmetic(cls):
        graph, found = _traced(node, saved, grad, shape, needs)
    if found is None or any(isinstance(step.target, Scan) for step in graph.steps):
        return None  # a scan is there for products with zeros, which NumPy looks for first
    return _program(graph, *found)


def _traced(
    node: Any, saved: Sequence[Any], grad: np.ndarray, shape: tuple[int, ...], needs: Sequence[Any]
) -> tuple[Graph, tuple[list[Value | None], Value] | None]:
    """The gradients by what the formulas compute of tensors, as in a backward pass that is
    recorded, and the gradient that they are given; None if they look at values."""
    trace = Trace()
    trace.constants = True
    *given, last = [x if x is None else trace.input(x.shape, x.dtype) for x in (*saved, grad)]
    assert last is not None
    try:
        with no_grad():
            grads = last.expand(shape)
            found = node.on_tensors(tuple(given), grads, needs)
        values = [x if x is None else trace.lift(x)._state[0] for x in found]
    except TraceError:
        return trace.graph, None
    finally:
        trace.close()
    return trace.graph, (values, grads._state[0])


def _program(
    graph: Graph, results: Sequence[Value | None], grad: Value | None = None
) -> _Kernel | None:
    """The program that gives those `results` that are not None, nor `grad`; none if it calls
    kernels, which would ask for it again, or computes nothing."""
    graph.outputs = [x for x in results if x is not None and x is not grad]
    if any(x.step is None for x in graph.outputs):
        return None
    program = _Kernel(graph, _SETTINGS, handed=len(graph.outputs))
    called = [*program.steps, *[s for t in program.groups if t.group.sort != "native"
                                for s in t.group.steps]]  # fmt: skip
    if not program.groups or any(isinstance(step.target, Row | Vector) for step in called):
        return None
    program.given = tuple([None if x is not None and x is grad else x is not None for x in results])
    return program


def _made_of_kernel(kernel: str | Operation, args: Sequence[Any]) -> _Kernel | None:
    args = [np.asarray(x) if isinstance(x, np.generic) else x for x in args]
    if not all(is_known(x.dtype) for x in args if isinstance(x, np.ndarray)):
        return None
    graph = Graph()
    found = call_loops(kernel, args, graph)
    if found is None:
        return None
    program = _program(graph, found if isinstance(found, tuple) else (found,))
    if program is not None and not isinstance(found, tuple):
        program.given = None
    return program
