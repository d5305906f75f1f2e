"""What dual tensors ask of what is built on them, as attributes of `autograd.base.ops.duals`.

These are custom functions, by their own `jvp`, and rows without a JVP, by transposing the reverse
formula.

The cotangent map u -> J^T u of an operation is linear, and the cotangent map of *that* is v -> J v.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from autograd.array.duck_array import leaves
from autograd.base.grad_mode import enable_grad, is_grad_enabled
from autograd.core.aliases import view_of
from autograd.core.dispatch import Operation
from autograd.core.engine import grad
from autograd.core.protocol import on_parts, parts
from autograd.core.runtime import leaf_of, zero_like
from autograd.core.tensor import Tensor, from_array
from autograd.function import Function
from autograd.function.call import Call, call
from autograd.function.node import BackwardCFunction, unknown_origin
from autograd.transforms.batching.functions import call_on_batched
from autograd.transforms.batching.operate import highest_batch
from autograd.transforms.batching.tensor import BatchedTensor, lifted
from autograd.transforms.differentiation import settled
from autograd.transforms.forward_ad import DualTensor, check_shape

# ---- custom functions ----------------------------------------------------------------------------


def call_on_duals(function: type[Function], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Call:
    """The call where arguments are dual: `forward` on the primals, `jvp` on the tangents.

    Inner levels and the backward graph are within the primals. `jvp` runs in the caller's grad
    mode, so that its tangents can be differentiated in turn. Batched tensors, which may hold dual
    ones, come first.
    """
    inputs = (*args, *kwargs.values())
    if any(isinstance(x, BatchedTensor) for x in inputs):
        return call_on_batched(function, args, kwargs)
    level = max(x.level for x in inputs if isinstance(x, DualTensor))
    primals = [x.primal if _is_dual(x, level) else x for x in inputs]
    ctx, output, details = call(
        function,
        tuple(primals[: len(args)]),
        dict(zip(kwargs, primals[len(args) :], strict=True)),
        for_jvp=True,
    )
    assert details is not None
    places, constants = details
    several = isinstance(output, (tuple, list))
    outputs = output if several else (output,)
    ctx.saved_for_forward = tuple(
        _at_this_level(ctx, i, place, primals, outputs) for i, place in enumerate(places)
    )
    versions = [_version(x.tangent) if _is_dual(x, level) else 0 for x in inputs]
    try:
        tangents = function.jvp(ctx, *[_tangent(ctx, x, level) for x in inputs])
    finally:
        del ctx.saved_for_forward
    if not isinstance(tangents, tuple):
        tangents = (tangents,)
    if len(tangents) != len(outputs):
        raise RuntimeError(
            "Function's jvp returned an invalid number of forward gradients "
            f"(expected {len(outputs)} but got {len(tangents)})"
        )
    duals = [
        _dual(nr, x, nr in constants, tangent, inputs, primals, versions, level)
        for nr, (x, tangent) in enumerate(zip(outputs, tangents, strict=True))
    ]
    if not several:
        return ctx, duals[0], details
    return ctx, duals if isinstance(output, list) else tuple(duals), details


def _is_dual(x: Any, level: int) -> bool:
    return isinstance(x, DualTensor) and x.level == level


def _tangent(ctx: BackwardCFunction, x: Any, level: int) -> Tensor | None:
    if _is_dual(x, level):
        return x.tangent
    if isinstance(x, Tensor) and x.dtype.kind in "fc" and ctx.materialize_grads:
        return zero_like(x)
    return None


def _at_this_level(
    ctx: BackwardCFunction, i: int, place: Any, primals: Sequence[Any], outputs: Sequence[Any]
) -> Any:
    """A value saved for `jvp`, connected to the graph and to the inner levels."""
    if isinstance(place, tuple):
        nr, output_nr = place
        return outputs[output_nr] if nr is None else primals[nr]
    if place is None or place._fn is not None or place.dtype.kind not in "fc":
        return place
    what = f"number {i} of what {ctx._forward_cls.__name__} saved for forward"
    if any(isinstance(x, DualTensor) for x in primals):
        raise RuntimeError(unknown_origin(what, ()).message)
    if ctx.edges and is_grad_enabled():
        return from_array(place._data, unknown_origin(what, ctx.edges))
    return place


def _dual(
    nr: int,
    x: Any,
    constant: bool,
    tangent: Any,
    inputs: Sequence[Any],
    primals: Sequence[Any],
    versions: Sequence[int],
    level: int,
) -> Any:
    """Output number `nr`, as a dual tensor if it has a tangent."""
    if tangent is None:
        return x
    if not isinstance(tangent, Tensor):
        raise RuntimeError(
            f"expected Variable or None (got {type(tangent).__name__}) for grad output {nr}."
        )
    if not isinstance(x, Tensor) or x.dtype.kind not in "fc" or constant:
        raise RuntimeError(
            f"Function's jvp returned a gradient at position {nr}, but the corresponding forward "
            "output is not a differentiable Tensor. You should return None at that position "
            "instead."
        )
    check_shape(x, tangent)
    if tangent.dtype != x.dtype:
        tangent = tangent.to(x.dtype)
    for dual, primal, version in zip(inputs, primals, versions, strict=True):
        if x is primal:
            return _written(dual, x, tangent, version, level)
    plain = x.__class__ is Tensor and tangent.__class__ is Tensor  # views of others are not known
    if plain and (view := view_of(x)) is not None:
        for dual, primal in zip(inputs, primals, strict=True):
            if _is_dual(dual, level) and _base(primal) is view.root:
                _check_view(primal, dual.tangent, tangent)
    return DualTensor.of(x, tangent, level)


def _base(x: Any) -> Any:
    """What `x` is a view of, or itself."""
    view = view_of(x) if isinstance(x, Tensor) else None
    return x if view is None else view.root


def _check_view(primal: Tensor, given: Tensor, tangent: Tensor) -> None:
    """Raises RuntimeError unless the tangent of a view of `primal` is a view of its tangent."""
    if tangent is not given and _base(tangent) is _base(given):
        return
    what = "a view of the given gradients"
    if tangent is given or view_of(tangent) is None:
        what = "a view"
    elif view_of(primal) is not None:
        what = "a view of the same base"
    raise RuntimeError(
        "A custom Function's forward is returning a view (or an input as-is) but the jvp is not "
        f"returning {what}."
    )


def _version(tangent: Tensor) -> int:
    """How often it has been written, of an inference tensor too."""
    version: int = Tensor._version.fget(tangent)  # type: ignore[attr-defined]
    return version


def _written(dual: Any, primal: Tensor, tangent: Tensor, version: int, level: int) -> DualTensor:
    """An argument that `forward` wrote in place, with its new tangent, of which `version` is from
    before `jvp` wrote it.

    Raises RuntimeError if it was not dual, or has views: these would keep the old tangent.
    """
    if not _is_dual(dual, level) or getattr(dual, "_alias", None) is not None:
        raise RuntimeError(
            "a custom Function with a jvp can only modify arguments in place that are dual tensors "
            "themselves, without views; use an out-of-place Function"
        )
    if tangent is not dual.tangent or _version(tangent) == version:
        raise RuntimeError(
            "An inplace custom Function is not modifying the forward mode gradients inplace. If "
            "the forward is modifying an input inplace, then the jvp function must modify the "
            "corresponding gradient inplace."
        )
    dual._state = (primal, tangent, level)
    return dual


# ---- transposition -------------------------------------------------------------------------------


def transposed(
    op: Operation, primals: Sequence[Any], tangents: Mapping[int, Any], result: Any
) -> Any:
    """The tangent of `op` by transposing its cotangent map twice."""
    inputs: list[Tensor] = []
    directions: list[Tensor] = []
    args = list(primals)

    def connected(x: Any, t: Tensor | None) -> Any:
        if t is None:
            return x
        # An alias that requires grad and is still connected to where `x` came from, with the
        # tangents that it has at other levels. If one of them differs from sample to sample, so
        # does the cotangent.
        own = lifted(x) if highest_batch(x) else x
        alias = on_parts(lambda x: x * 1 if x._fn is not None else leaf_of(x), own)
        inputs.append(alias)
        directions.append(t)
        return alias

    with enable_grad():
        for i, tangent in tangents.items():
            if isinstance(tangent, list):
                args[i] = [connected(x, t) for x, t in zip(args[i], tangent, strict=True)]
            else:
                args[i] = connected(args[i], tangent)
        again = op.call(args)
        outputs = again if isinstance(again, tuple) else (again,)
        kept = [i for i, x in enumerate(outputs) if isinstance(x, Tensor) and x._fn is not None]
        roots = [outputs[i] for i in kept]
        probes = [_probe(y) for y in roots]
        cotangents = grad(roots, inputs, probes, create_graph=True, allow_unused=True)
        pairs = [
            (c, d)
            for c, d in zip(cotangents, directions, strict=True)
            if c is not None and c._fn is not None
        ]
        found: Sequence[Tensor | None] = [None] * len(probes)
        if pairs:
            ys, us = map(list, zip(*pairs, strict=True))
            found = grad(ys, probes, us, create_graph=True, allow_unused=True)
    given = (*directions, *(x for x in leaves(primals) if isinstance(x, Tensor)))
    if not any(part._fn is not None for x in given for part in parts(x)):
        found = [None if t is None else settled(t, (), record=False) for t in found]
    by_output = dict(zip(kept, found, strict=True))
    results = result if isinstance(result, tuple) else (result,)
    tangents_out = [
        by_output.get(i) if by_output.get(i) is not None else zero_like(x)
        for i, x in enumerate(results)
    ]
    return tangents_out if isinstance(result, tuple) else tangents_out[0]


def _probe(output: Tensor) -> Tensor:
    """A cotangent of zero to differentiate by, one for each sample where outputs are batched."""
    zero = zero_like(output)
    return on_parts(leaf_of, lifted(zero) if highest_batch(output) else zero)
