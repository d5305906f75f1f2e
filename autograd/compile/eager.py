"""Kernels, forwards and formulas on large arrays as programs of native loops, for eager execution.

A program is made for the shapes, dtypes and other arguments of a call. Its machine code does not
depend on sizes, so that other shapes of the same structure find it made.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Sequence
from typing import Any

import numpy as np

from autograd import kernels
from autograd.base.grad_mode import no_grad
from autograd.base.kinds import Kind
from autograd.compile.backend_numpy.runtime import Workspace
from autograd.compile.convolved import correlated, filtered
from autograd.compile.ir.graph import Graph, Value
from autograd.compile.ir.targets import Row, Scan, Vector
from autograd.compile.lowering.kernels import call_formulas, call_loops, is_arithmetic
from autograd.compile.native_moves import add_rows, added, cast, copied, filled, mix_rows, move
from autograd.compile.program import Program
from autograd.compile.recurrence import recur, strips
from autograd.compile.sampling import sample
from autograd.compile.settings import Settings
from autograd.compile.tracing.errors import TraceError
from autograd.compile.tracing.signatures import comparable
from autograd.compile.tracing.trace import Trace
from autograd.compile.updates import update
from autograd.core.dispatch import OPERATIONS, Operation
from autograd.kernels import elementwise, to
from autograd.kernels.elementwise.error_function import are_values_read
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
_HALF, _SINGLE = np.dtype(np.float16), np.dtype(np.float32)
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

    met  by the outlines of arguments whose arrays all lie in C order: the program, at once. What is
         done before a large array is read is done with empty caches, after the one before it
    """

    __slots__ = ("credit", "met", "numbers", "programs")

    def __init__(self) -> None:
        self.credit: float = _SPENT
        self.programs: OrderedDict[Hashable, _Kernel | None] = OrderedDict()
        self.numbers: set[Hashable] = set()
        self.met: dict[Hashable, _Kernel] = {}

    def at_hand(self, key: Hashable) -> _Kernel | None:
        """The program that was kept for such arguments, if there is one."""
        program = self.met.get(key)
        if program is not None:
            self.credit += _EARNED
        return program

    def meet(self, key: Hashable, arrays: Sequence[np.ndarray], program: _Kernel) -> None:
        """Keeps the program at hand, if these arrays are what it takes."""
        if all(x.flags.c_contiguous for x in arrays):
            if len(self.met) >= _MOST:
                self.met.clear()
            self.met[key] = program

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
            self.met.clear()
        return program


_families: dict[Any, _Family | None] = {}


def _family(kind: str | Operation | tuple[Operation, str] | type) -> _Family | None:
    """The family of a kernel, a forward, one in place, or a class of nodes; None where the formulas
    of the latter are no loops."""
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
        *(run, _forward, _written, _gradients, add_rows, mix_rows, move, sample, update, strips),
        *(recur, filtered, correlated, copied, filled, cast, added),
    )


def run(kernel: str | Operation, args: Sequence[Any]) -> Any:
    """What a kernel, or the forward of a row, gives for these arguments; NotImplemented where it is
    no loop, and where nobody reads the numbers: to compile one takes longer than they do."""
    family = _family(kernel)
    if family is None or not are_values_read():
        return NotImplemented
    outlines = tuple([_outline(x) for x in args])
    if (program := family.at_hand(outlines)) is not None:
        return program.results([x for x in args if x.__class__ is np.ndarray])
    arrays, numbers = _apart(args)
    if numbers is None:
        return NotImplemented
    if not _is_looped_over(arrays):
        return _run_of_halves(kernel, args)
    axes = _turn(arrays, _is_of_elements(kernel))
    if axes is None:
        return NotImplemented
    if axes:
        turned = iter(arrays)
        args = [next(turned) if isinstance(x, np.ndarray | np.generic) else x for x in args]
    program = family.find(_shapes(arrays), numbers, _made_of_kernel, kernel, args)
    if program is None:
        return NotImplemented
    if not (axes or any(isinstance(x, np.generic) for x in args)):
        family.meet(outlines, arrays, program)
    return _turned_back(program.results(_in_order(arrays)), axes)


def _apart(args: Sequence[Any]) -> tuple[list[np.ndarray], tuple[Hashable, ...] | None]:
    """The arrays among arguments, and what is known of each of the others; None if it cannot be."""
    arrays: list[np.ndarray] = []
    numbers: list[Hashable] = []
    for x in args:
        if isinstance(x, np.generic):  # arithmetic on arrays without dimensions gives such
            x = np.asarray(x)
        if x.__class__ is np.ndarray:
            arrays.append(x)
            numbers.append(())
        else:
            number = comparable(x)
            if number is None:
                return arrays, None
            numbers.append(number)
    return arrays, tuple(numbers)


def _outline(x: Any) -> Hashable:
    """What a program is made for of an array, or of what is none."""
    return (x.shape, x.strides, x.dtype) if x.__class__ is np.ndarray else comparable(x)


def _turn(arrays: list[Any], of_elements: bool) -> tuple[int, ...] | None:
    """Turns arrays that all lie in memory in another order of their axes into C order, if loops
    compute each element by itself; gives the axes, () where nothing is to be turned, and None where
    NumPy computes: its results lie as the arrays do."""
    if any(x.__class__ is not np.ndarray for x in arrays):
        return None
    odd = next((x for x in arrays if not (x.flags.c_contiguous or _is_ordered(x))), None)
    if odd is None:
        return ()
    axes = tuple(sorted(range(odd.ndim), key=lambda d: -odd.strides[d]))
    if not of_elements or any(x.ndim not in (0, odd.ndim) for x in arrays):
        return None
    turned = [x.transpose(axes) if x.ndim else x for x in arrays]
    if not all(x.flags.c_contiguous for x in turned):
        return None
    arrays[:] = turned
    return axes


def _turned_back(results: Any, axes: tuple[int, ...]) -> Any:
    if not axes:
        return results
    if isinstance(results, tuple):
        return tuple([_turned_back(x, axes) for x in results])
    return results if results is None else results.transpose(np.argsort(axes))


def _in_order(arrays: Sequence[np.ndarray]) -> list[np.ndarray]:
    return [x if x.flags.c_contiguous else x.copy() for x in arrays]


def _is_of_elements(kernel: str | Operation) -> bool:
    """Whether each element of the result depends on one element of each array."""
    if isinstance(kernel, str):
        function = getattr(kernels, kernel, None)
        return getattr(function, "__module__", "").startswith(elementwise.__name__)
    return kernel.kind == Kind.POINTWISE


def _is_looped_over(arrays: Sequence[np.ndarray]) -> bool:
    """Whether loops know in which dtype NumPy computes: not of integers alone, of small ones and of
    those without a sign, which kernels tell from others."""
    dtypes = {x.dtype.char for x in arrays}
    return not dtypes.isdisjoint("fd") and dtypes.isdisjoint("bBhHILQ")


def _forward(op: Operation, *args: Any) -> Any:
    """The forward of a row, by one loop where it is arithmetic."""
    found = run(op, args)
    return op.on_arrays(args) if found is NotImplemented else found


def _written(op: Operation, *args: Any) -> bool:
    """Whether a loop wrote the result of a row's forward into its first argument."""
    target = args[0]
    if target.__class__ is not np.ndarray or not target.flags.carray:
        return False
    family = _family((op, "in place"))
    assert family is not None
    outlines = tuple([_outline(x) for x in args])
    program = family.at_hand(outlines)
    arrays, numbers = _apart(args)
    if any(np.may_share_memory(target, x) for x in arrays[1:]):
        return False
    if program is None:
        if numbers is None or not _is_looped_over(arrays) or not are_values_read():
            return False
        if not all(x.flags.c_contiguous for x in arrays):
            return False
        program = family.find(_shapes(arrays), numbers, _made_of_kernel, op, args, True)
        if program is None:
            return False
        family.meet(outlines, arrays, program)
    found = program.results(arrays)
    if found is not target:
        np.copyto(target, found)
    return True


def _run_of_halves(kernel: str | Operation, args: Sequence[Any]) -> Any:
    """What it gives for numbers of half precision, computed in single precision; NotImplemented
    where another dtype is asked for."""
    fits = isinstance(kernel, str) or _is_of_elements(kernel)
    fits &= not any(isinstance(x, np.dtype | type) for x in args)
    wide = _widened(args) if fits else None
    found = NotImplemented if wide is None else run(kernel, wide)
    return tuple(map(_narrowed, found)) if isinstance(found, tuple) else _narrowed(found)


def _widened(args: Sequence[Any]) -> list[Any] | None:
    """Arguments whose arrays are all of half precision, in single precision; None for others."""
    dtypes = {x.dtype.char for x in args if isinstance(x, np.ndarray | np.generic)}
    if dtypes != {"e"}:
        return None
    return [_wide(np.asarray(x)) if isinstance(x, np.ndarray | np.generic) else x for x in args]


def _wide(x: np.ndarray) -> np.ndarray:
    """An array in single precision; what is repeated in it is converted once."""
    part = _without_repeats(x)
    found = to(part, _SINGLE)
    return found if part is x else np.broadcast_to(found, x.shape)


def _narrowed(found: Any) -> Any:
    """What was computed of widened numbers, in half precision again."""
    return to(found, _HALF) if getattr(found, "dtype", None) == _SINGLE else found


def _gradients(node: Any, saved: Any, grad: np.ndarray, needs: Sequence[Any]) -> Any:
    """The gradients of a node, by one loop where its formulas are arithmetic."""
    family = _family(type(node))
    if family is None:
        return node.on_arrays(saved, grad, needs)
    if grad.dtype.char == "e" and saved and OPERATIONS[node.operation].kind == Kind.POINTWISE:
        wide = _widened((*saved, grad))
        if wide is not None:
            found = _gradients(node, tuple(wide[:-1]), wide[-1], needs)
            return tuple([_narrowed(x) for x in found])
    options, restored = getattr(node, "args", None), getattr(node, "restore", None)
    outlines = tuple([_outline(x) for x in (*saved, grad, options)])
    key = outlines, restored, tuple([x is not None for x in needs])
    if (program := family.at_hand(key)) is not None:
        return program.results([x for x in (*saved, grad) if x is not None], grad)
    given = _without_repeats(grad)
    arrays = [x for x in (*saved, given) if x is not None]
    there = [*[x is not None for x in saved], *[x is not None for x in needs]]
    numbers = comparable([options, there])
    axes = _turn(arrays, restored is None and _is_of_elements(OPERATIONS[node.operation]))
    if numbers is None or axes is None:
        return node.on_arrays(saved, grad, needs)
    turned = iter(arrays)
    kept = [x if x is None else next(turned) for x in saved]
    whole = grad.transpose(axes) if axes else grad
    shapes = _shapes(arrays), whole.shape, restored
    made = node, kept, arrays[-1], whole.shape, needs
    program = family.find(shapes, numbers, _made_of_node, *made)
    if program is None:
        return node.on_arrays(saved, grad, needs)
    if given is grad and not axes:
        family.meet(key, arrays, program)
    return _turned_back(program.results(_in_order(arrays), whole), axes)


def _without_repeats(grad: np.ndarray) -> np.ndarray:
    """What is broadcast to the gradient, as of sums."""
    strides = grad.strides
    if all(strides) or not grad.size:
        return grad
    if not any(strides):
        return np.array(grad.flat[0])
    return grad[tuple([slice(None) if step else slice(1) for step in strides])]


def _is_ordered(x: np.ndarray) -> bool:
    """Whether an array is in C order but for repeated elements, as of the gradient of a sum, and
    gaps between its rows. To copy it first costs little beside what it takes NumPy to compute."""
    strides = [step for step, size in zip(x.strides, x.shape, strict=True) if size > 1 and step]
    return x.size > 0 and strides[-1:] in ([], [x.itemsize]) and strides == sorted(strides)[::-1]


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
    graph: Graph,
    results: Sequence[Value | None],
    grad: Value | None = None,
    donated: Sequence[Value] = (),
) -> _Kernel | None:
    """The program that gives those `results` that are not None, nor `grad`, in memory that is
    `donated` where it can; none if it calls kernels, which would ask for it again, or computes
    nothing."""
    graph.outputs = [x for x in results if x is not None and x is not grad]
    if any(x.step is None for x in graph.outputs):
        return None
    program = _Kernel(graph, _SETTINGS, handed=len(graph.outputs), donated=donated)
    called = [*program.steps, *[s for t in program.groups if t.group.sort != "native"
                                for s in t.group.steps]]  # fmt: skip
    if not program.groups or any(isinstance(step.target, Row | Vector) for step in called):
        return None
    program.given = tuple([None if x is not None and x is grad else x is not None for x in results])
    return program


def _made_of_kernel(
    kernel: str | Operation, args: Sequence[Any], in_place: bool = False
) -> _Kernel | None:
    """in_place: whether the result takes the memory of the first argument, whose shape and dtype it
    must have"""
    args = [np.asarray(x) if isinstance(x, np.generic) else x for x in args]
    if not all(is_known(x.dtype) for x in args if isinstance(x, np.ndarray)):
        return None
    graph = Graph()
    found = call_loops(kernel, args, graph)
    if found is None:
        return None
    if isinstance(found, tuple):
        return _program(graph, found)
    donated = graph.inputs[:1] if in_place else ()
    if any((found.shape, found.dtype) != (x.shape, x.dtype) for x in donated):
        return None
    program = _program(graph, (found,), donated=donated)
    if program is not None:
        program.given = None
    return program
