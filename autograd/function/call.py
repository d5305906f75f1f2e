"""Calls of custom functions: `forward` runs unrecorded, then its outputs get their history."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from inspect import signature
from typing import TYPE_CHECKING, Any

import numpy as np

from autograd.base.grad_mode import MODE, _set, is_grad_enabled, no_grad
from autograd.core import version_counter as clock
from autograd.core.aliases import overlap, view_of
from autograd.core.captures import is_transformed
from autograd.core.node import Output, accumulate_grad_of
from autograd.core.observers import Call as ObservedCall
from autograd.core.observers import observe_call, observe_node
from autograd.core.protocol import TensorSubclass, find_handler
from autograd.core.tensor import LEAF, Tensor
from autograd.function.node import BackwardCFunction
from autograd.views.rebase import rebase

if TYPE_CHECKING:
    from autograd.function.function import Function

_UNSET: Any = object()
_NO_SETUP = (
    "In order to use an autograd.Function with functorch transforms (vmap, grad, jvp, jacrev, "
    "...), it must override the setup_context staticmethod."
)

Call = tuple[BackwardCFunction, Any, tuple[Sequence[Any], Sequence[int]] | None]


def call(
    function: type[Function], args: tuple[Any, ...], kwargs: dict[str, Any], for_jvp: bool = False
) -> Call:
    """Runs a custom function.

    Returns the context and what `apply` is to return. If `for_jvp`, also: of what was saved for
    `jvp` each value as (number of the argument, None), (None, number of the output) or the value
    itself; and the numbers of the outputs that were marked non-differentiable.
    """
    expected = function._signature
    if expected is None:
        if (MODE.marks or MODE.batches) and not function._internal and is_transformed():
            raise RuntimeError(_NO_SETUP)
    elif kwargs or len(args) != function._arity:
        bound = expected.bind(*args, **kwargs)
        bound.apply_defaults()
        args, kwargs = bound.args, bound.kwargs
    inputs = (*args, *kwargs.values()) if kwargs else args
    edges: list[Any] = []
    arrays: list[np.ndarray] = []
    needs: list[bool] = []
    if _read(inputs, edges, arrays, needs):
        return find_handler("call_function", inputs)(function, args, kwargs)
    recorded = True in needs and (not MODE.altered or is_grad_enabled())
    node_class = function._backward_cls
    ctx = node_class()
    if recorded and MODE.altered:
        observe_node(ctx)
    ctx.needs_input_grad = tuple(needs)
    since = clock.last_write[0]
    output = run_forward(function, ctx, tuple(edges) if recorded else (), args, kwargs, inputs)
    if recorded and MODE.altered:
        observe_call(ctx, _observed(function, inputs, output))

    state = ctx.__dict__
    to_save = state.pop("to_save", ())
    saved_for_forward = state.pop("saved_for_forward", ())
    dirty = state.pop("dirty_tensors", ())
    constants = state.pop("non_differentiable", ())
    several = isinstance(output, (tuple, list))
    outputs = output if several else (output,)
    if dirty:
        _check_dirty(dirty, inputs, outputs)
        for x in dirty:
            clock.record_write(x._data)
    if recorded:
        if clock.last_write[0] != since and not MODE.as_pytorch:
            _check_unmarked(function, inputs, dirty, since)
        _complete(ctx, inputs, outputs, arrays)
        if constants and ctx.many_outputs and not ctx._materialize_non_diff_grads:
            pairs = zip(outputs, ctx._outputs, strict=True)
            ctx._outputs = [None if _among(x, constants) else form for x, form in pairs]
    if (
        output.__class__ is Tensor
        and not (dirty or constants)
        and output._fn is None
        and getattr(output, "_alias", None) is None
        and not _among(output, inputs)
    ):
        if recorded and output._data.dtype.kind in "fc":
            output._fn = ctx
    else:
        results = _wrapped(ctx if recorded else None, inputs, outputs, dirty, constants)
        if several:
            output = results if isinstance(output, list) else tuple(results)
        else:
            output = results[0]
    if recorded and to_save:
        _save(ctx, to_save, inputs, outputs, dirty)
    if not for_jvp:
        return ctx, output, None
    places = [_place(x, inputs, outputs) for x in saved_for_forward]
    return ctx, output, (places, [i for i, x in enumerate(outputs) if _among(x, constants)])


def _read(
    inputs: Sequence[Any], edges: list[Any], arrays: list[np.ndarray], needs: list[bool]
) -> bool:
    """Appends the edges and arrays of the Tensors among `inputs`, and whether each input requires
    grad; True, and no more is read, if one sees to the call itself (`call_function`).

    As long as somebody holds the arrays, writes are noted with their time (`clock.bump_version`).
    """
    for x in inputs:
        if x.__class__ is not Tensor:
            if not isinstance(x, Tensor):
                needs.append(False)
                continue
            if isinstance(x, TensorSubclass) and x.call_function is not None:
                return True
        fn = x._fn
        arrays.append(x._data)
        needs.append(fn is not None)
        if fn is not LEAF:
            edges.append(fn)
        else:
            edges.append(x if x.__class__ is Tensor else accumulate_grad_of(x))
    return False


def run_forward(
    function: type[Function],
    ctx: BackwardCFunction,
    edges: tuple[Any, ...],
    args: tuple[Any, ...],
    kwargs: dict[str, Any],
    inputs: tuple[Any, ...],
) -> Any:
    """What `forward` returns, which runs with grad mode off, and `setup_context` after it."""
    ctx.edges = edges
    ctx.saved = ctx.saved_edges = ()
    ctx.hooks = None
    ctx.stamp = _UNSET
    previous = _set(False)
    try:
        if function._signature is None:
            output = function.forward(ctx, *args, **kwargs)
        else:
            output = function.forward(*args, **kwargs)
            function.setup_context(ctx, inputs, output)
    finally:
        _set(previous)
    if (
        ctx.edges is not edges
        or ctx.hooks is not None
        or ctx.stamp is not _UNSET
        or ctx.saved.__class__ is not tuple
        or ctx.saved
    ):
        raise RuntimeError(
            f"{function.__name__}: 'edges', 'saved', 'hooks' and 'stamp' are attributes of every "
            "node of the graph; give what is kept on ctx another name"
        )
    return output


def _observed(function: type[Function], inputs: Sequence[Any], output: Any) -> ObservedCall:
    """The call as observers are told of it, with the names of the parameters but `ctx`."""
    names = [*signature(function.forward).parameters]
    names = names[1:] if function._signature is None else names  # without `ctx`
    names += [f"input {i}" for i in range(len(names), len(inputs))]
    results = tuple(output) if isinstance(output, (tuple, list)) else (output,)
    given = dict(zip(names, inputs, strict=False))
    return ObservedCall(function.__name__, None, given, results)


def _complete(
    ctx: BackwardCFunction, inputs: Sequence[Any], outputs: Sequence[Any], arrays: list[np.ndarray]
) -> None:
    """Makes the context a node: what was written before is no write into saved values."""
    ctx.stamp = clock.next_stamp()
    ctx._inputs = [(array.shape, array.dtype) for array in arrays]
    ctx._are_tensors = (
        None if len(arrays) == len(inputs) else [isinstance(x, Tensor) for x in inputs]
    )
    ctx.many_outputs = len(outputs) > 1
    if len(outputs) > 1:
        ctx._outputs = [
            (x._data.shape, x._data.dtype) if isinstance(x, Tensor) else None for x in outputs
        ]


def _among(x: Any, values: Sequence[Any]) -> bool:
    for each in values:  # noqa: SIM110  (`in` compares elements, a generator takes four times as long)
        if x is each:
            return True
    return False


def _wrapped(
    ctx: BackwardCFunction | None,
    inputs: Sequence[Any],
    outputs: Sequence[Any],
    dirty: Sequence[Tensor],
    constants: Sequence[Any],
) -> list[Any]:
    """The outputs as the caller gets them: with their history, where the call is recorded."""
    for i, x in enumerate(constants):
        if not isinstance(x, Tensor):
            raise RuntimeError(
                "mark_non_differentiable only accepts variable arguments, but argument "
                f"{i} is of type {type(x).__name__}"
            )
    if ctx is not None:
        _check_outputs(ctx, outputs)
    results = []
    for nr, x in enumerate(outputs):
        if not isinstance(x, Tensor):
            results.append(x)
            continue
        edge: Any = None
        if ctx is not None and x._data.dtype.kind in "fc" and not _among(x, constants):
            edge = Output(ctx, nr) if ctx.many_outputs else ctx
        if _among(x, dirty):
            if ctx is not None:
                rebase(x, edge)
            results.append(x)
            continue
        if _among(x, inputs) or (ctx is not None and x._fn is not None and not _is_own(x._fn, ctx)):
            # A tensor of the caller's is never given another history: a view of it is.
            with no_grad():
                x = x.view(x.shape)
        if ctx is not None:
            x._fn = edge
        view = view_of(x)
        if view is not None and (is_grad_enabled() if ctx is None else edge is not None):
            # The history of its base would leave the function's own derivative out.
            x._alias = view._replace(origin="many" if len(outputs) > 1 else "function")
        results.append(x)
    return results


def _is_own(fn: Any, ctx: BackwardCFunction) -> bool:
    return fn is ctx or (isinstance(fn, Output) and fn.node is ctx)


def _check_outputs(ctx: BackwardCFunction, outputs: Sequence[Any]) -> None:
    """Raises TypeError where a gradient would get lost without a word."""
    name = ctx._forward_cls.__name__
    for x in outputs:
        if isinstance(x, (np.ndarray, np.generic)) and not MODE.as_pytorch:
            raise TypeError(
                f"{name}.forward returned a {type(x).__name__} of NumPy, through which no gradient "
                "flows, though an input requires grad; return a Tensor (autograd.from_numpy)"
            )
    if not any(x is None or isinstance(x, Tensor) for x in outputs):
        given = type(outputs[0]).__name__ if len(outputs) == 1 else f"{len(outputs)} values"
        raise TypeError(
            f"{name}.forward returned no Tensor (got {given}), though an input requires grad"
        )


def _check_dirty(dirty: Sequence[Any], inputs: Sequence[Any], outputs: Sequence[Any]) -> None:
    for i, x in enumerate(dirty):
        if not isinstance(x, Tensor):
            raise RuntimeError(
                f"mark_dirty can only accept variables, but argument {i} is of type "
                f"{type(x).__name__}"
            )
        if not _among(x, outputs):
            raise RuntimeError(
                "Some elements marked as dirty during the forward method were not returned as "
                "output. The inputs that are modified inplace must all be outputs of the Function."
            )
        if not _among(x, inputs):
            warnings.warn(
                "Only input Tensors should be given to ctx.mark_dirty(). If a Tensor is not an "
                "input, there is no need to pass it to mark_dirty().",
                UserWarning,
                stacklevel=4,
            )


def _check_unmarked(
    function: type[Function], inputs: Sequence[Any], dirty: Sequence[Any], since: int
) -> None:
    """Raises RuntimeError if `forward` wrote into an argument that requires grad, unmarked."""
    for i, x in enumerate(inputs):
        if not isinstance(x, Tensor) or x._fn is None or _among(x, dirty):
            continue
        written = clock.written_since(x._data, since - 1)
        if written is not None and not any(overlap(x._data, d._data) for d in dirty):
            raise RuntimeError(
                f"{function.__name__}.forward has modified its argument {i} by an inplace "
                f"operation at {written.place} without ctx.mark_dirty; its gradient would be wrong"
            )


def _save(
    ctx: BackwardCFunction,
    to_save: Sequence[Any],
    inputs: Sequence[Any],
    outputs: Sequence[Any],
    dirty: Sequence[Any],
) -> None:
    saved: list[Any] = []
    edges: list[Any] = []
    for i, x in enumerate(to_save):
        if x is None:
            saved.append(None)
            edges.append(None)
            continue
        if not isinstance(x, Tensor):
            raise TypeError(
                f"save_for_backward can only save variables, but argument {i} is of type "
                f"{type(x).__name__}"
            )
        saved.append(x._data)
        if _among(x, dirty):  # an output, also where it is a view whose history is its base's
            nr = next(nr for nr, each in enumerate(outputs) if each is x)
            edges.append(Output(None, nr))
            continue
        known = x._fn is not None or x._data.dtype.kind not in "fc" or _among(x, inputs)
        edges.append(_edge_of(x, ctx) if known or _among(x, outputs) else Output(None, ~i))
    ctx.saved_edges = tuple(edges)
    ctx.saved = tuple(saved)


def _edge_of(x: Tensor, ctx: BackwardCFunction) -> Any:
    """Where gradients of the saved value `x` go."""
    fn = x._fn
    if _is_own(fn, ctx):
        return Output(None, fn.nr if isinstance(fn, Output) else 0)
    if fn is LEAF:
        return x if x.__class__ is Tensor else accumulate_grad_of(x)
    return fn


def _place(x: Any, inputs: Sequence[Any], outputs: Sequence[Any]) -> Any:
    for nr, each in enumerate(inputs):
        if x is each:
            return (nr, None)
    for nr, each in enumerate(outputs):
        if x is each:
            return (None, nr)
    return x
