"""Kernels and formulas as steps: what native loops compute in their place.

A kernel's mathematics stands in `autograd.kernels._loops`, a formula in its node.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from types import FunctionType, MethodType
from typing import Any

import numpy as np

from autograd import kernels
from autograd.compile.ir.graph import Graph, Step, Value, map_values
from autograd.compile.ir.rewriting import Builder
from autograd.compile.ir.targets import Row, Target, Ufunc
from autograd.compile.lowering.symbols import Symbol, UnseenError
from autograd.core.dispatch import Operation
from autograd.kernels import _loops as loops

_FORMULAS = "autograd.formulas."


def call_loops(
    kernel: str | Operation, args: Sequence[Any], graph: Graph
) -> Value | tuple[Any, ...] | None:
    """What a kernel, or the forward of a row, gives for arrays as inputs of `graph`, in order;
    None among several of what it does not give, or for all if it is no loop."""
    builder = Builder()

    def symbol(x: Any) -> Any:
        if isinstance(x, np.ndarray):
            return Symbol(graph.input(x.shape, x.dtype), builder)
        return x

    given = [symbol(x) for x in args]
    try:
        if isinstance(kernel, str):
            found = getattr(_Opened(), kernel)(*given)
        else:
            found = kernel.apply(_open_forward(kernel), given)
    except (UnseenError, IndexError, TypeError, ValueError):  # as the kernel says it
        return None
    if isinstance(found, Symbol) and found.value.step is None:  # a copy
        found = Symbol(builder.ufunc("positive", found.value), builder)
    graph.steps = builder.steps
    if isinstance(found, tuple):
        return tuple(None if x is None else x.value for x in found)
    return found.value if isinstance(found, Symbol) else None


def call_formulas(
    node: Any, saved: Sequence[Any], grad: np.ndarray, shape: tuple[int, ...], needs: Sequence[Any],
    graph: Graph,
) -> tuple[list[Value | None], Value] | None:  # fmt: skip
    """The gradients that the formulas of a node give, as Values of `graph`, whose inputs are the
    saved arrays and `grad`, and that Value which is `grad` broadcast to `shape`; None if they are
    no loops: neither arithmetic nor functions of `autograd.kernels._loops`.
    """
    cls: type = type(node)
    formulas = node.on_arrays if is_arithmetic(cls) else open_formulas(node, _Opened())
    if formulas is None:
        return None
    builder = Builder()
    values = [x if x is None else graph.input(x.shape, x.dtype) for x in (*saved, grad)]
    assert values[-1] is not None
    given = builder.broadcast(values[-1], shape)
    symbols = [x if x is None else Symbol(x, builder) for x in values[:-1]]
    try:
        found = formulas(tuple(symbols), Symbol(given, builder), needs)
    except (UnseenError, TypeError):
        return None
    if not all(x is None or isinstance(x, Symbol) for x in found):
        return None  # an array that depends on none of them
    graph.steps = builder.steps
    return [x if x is None else x.value for x in found], given


def open_formulas(node: Any, functions: Any) -> Callable[..., Any] | None:
    """The formulas of a node on arrays, with attributes of `functions` in the place of helpers of
    the same names; None if they have no helpers."""
    function = type(node).on_arrays
    modules = {
        name: functions
        for name in function.__code__.co_names
        if getattr(function.__globals__.get(name), "__name__", "").startswith(_FORMULAS)
    }
    if not modules:
        return None
    opened = FunctionType(function.__code__, {**function.__globals__, **modules})
    return MethodType(opened, node)


_PLAIN_NAMES = frozenset(
    {"alike", "args", "astype", "conj", "dtype", "np", "restore", "restored", "restored_one",
     "shape", np.where.__name__}
)  # fmt: skip


@cache
def is_arithmetic(node: type) -> bool:
    """Whether the formulas of a node are arithmetic and ufuncs."""
    code = node.on_arrays.__code__  # type: ignore[attr-defined]
    names = set(code.co_names) - _PLAIN_NAMES
    return all(isinstance(getattr(np, name, None), np.ufunc) for name in names)


class _Opened:
    """What `kernels` is in a forward that is run on symbols: the functions of
    `autograd.kernels._loops`.

    given: the kernels of the forward's table, which may have others under the same names
    """

    def __init__(self, given: Any = kernels) -> None:
        self._given = given

    def __getattr__(self, name: str) -> Any:
        is_ours = getattr(self._given, name, None) is getattr(kernels, name, None)
        if name not in loops.__all__ or not is_ours:
            raise UnseenError
        function = getattr(loops, name)

        def opened(*args: Any, **keywords: Any) -> Any:
            found = function(*args, **keywords)
            if found is NotImplemented:
                raise UnseenError
            return found

        return opened


@cache
def _forward_of_loops(op: Operation) -> Callable[..., Any] | None:
    """The forward of a row with `_Opened` for the kernels; None of one that calls none of them."""
    names = op.function.__code__.co_names  # which has the forward's: that need not be loaded
    if "kernels" not in names or set(loops.__all__).isdisjoint(names):
        return None
    return _open_forward(op)


def _open_forward(op: Operation) -> Callable[..., Any]:
    """The forward of a row with `_Opened` for the kernels, if it has any."""
    function = op.forward
    code = function.__code__
    if "kernels" not in code.co_names:
        return function
    scope = {**function.__globals__, "kernels": _Opened(function.__globals__["kernels"])}
    found = FunctionType(code, scope, function.__name__, function.__defaults__)
    found.__kwdefaults__ = function.__kwdefaults__
    return found


def open_kernel(step: Step, builder: Builder) -> Value | list[Value] | None:
    """What native loops compute in the place of a step; None if it stays."""
    if not step.outputs or any(not x.size for x in step.outputs):
        return None
    if step.outputs[0].dtype.char not in "fd":
        return None
    args: Any = map_values(lambda value: Symbol(value, builder), step.args)
    start = len(builder.steps)
    try:
        found = _opened(step.target, args)
    except (UnseenError, TypeError):  # NumPy does not know booleans with a minus
        return None
    if found is NotImplemented or any(map(_is_imprecise, builder.steps[start:])):
        return None
    values = [x.value for x in (found if isinstance(found, tuple | list) else (found,))]
    for value, output in zip(values, step.outputs, strict=True):
        if value.dtype != output.dtype or value.shape != output.shape:
            return None
    return values if step.packed else values[0]


def _is_imprecise(step: Step) -> bool:
    """Whether a ufunc makes less than float64 of small integers, which kernels take as that."""
    if not isinstance(step.target, Ufunc) or step.output.dtype.char not in "ef":
        return False
    return all(x.dtype.kind in "biu" for x in step.inputs)


def _opened(target: Target, args: Sequence[Any]) -> Any:
    """What a row, or its gradients by formulas that look at values, are in native loops."""
    if not isinstance(target, Row):
        return target.in_loops(_Opened(), args)
    op = target.operation
    forward = _forward_of_loops(op)
    if forward is None:
        return NotImplemented
    return op.apply(forward, args)
