"""Tangents of operations that have no formula for them: the reverse formula, transposed.

The cotangent map u -> J^T u of an operation is linear, and the cotangent map of *that* is v -> J v.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from autograd.base.grad_mode import enable_grad
from autograd.core.dispatch import Operation
from autograd.core.engine import grad
from autograd.core.protocol import innermost, on_parts, parts
from autograd.core.runtime import leaf_of, zero_like
from autograd.core.tensor import Tensor
from autograd.transforms.forward_ad import DualTensor

__all__ = ["transposed"]


def transposed(
    op: Operation, primals: Sequence[Any], tangents: Mapping[int, Any], result: Any
) -> Any:
    """The tangent of `op` by transposing its cotangent map twice."""
    inputs: list[Tensor] = []
    directions: list[Tensor] = []
    args = list(primals)

    def lifted(x: Any, t: Tensor | None) -> Any:
        if t is None:
            return x
        # An alias that requires grad and is still connected to where `x` came from, with the
        # tangents that it has at other levels.
        alias = on_parts(lambda x: x * 1 if x._fn is not None else leaf_of(x), x)
        inputs.append(alias)
        directions.append(t)
        return alias

    with enable_grad():
        for i, tangent in tangents.items():
            if isinstance(tangent, list):
                args[i] = [lifted(x, t) for x, t in zip(args[i], tangent, strict=True)]
            else:
                args[i] = lifted(args[i], tangent)
        again = op.call(args)
        outputs = again if isinstance(again, tuple) else (again,)
        kept = [i for i, x in enumerate(outputs) if isinstance(x, Tensor) and x._fn is not None]
        probes = [leaf_of(zero_like(innermost(outputs[i]))) for i in kept]
        roots = [outputs[i] for i in kept]
        dual = any(isinstance(y, DualTensor) for y in roots)
        variables = inputs if dual else [innermost(x) for x in inputs]
        cotangents = grad(roots, variables, probes, create_graph=True, allow_unused=True)
        pairs = [
            (c, d)
            for c, d in zip(cotangents, directions, strict=True)
            if c is not None and c._fn is not None
        ]
        found: Sequence[Tensor | None] = [None] * len(probes)
        if pairs:
            found = grad(
                [c for c, _ in pairs],
                probes,
                [d for _, d in pairs],
                create_graph=True,
                allow_unused=True,
            )
    given = (*directions, *(x for x in _flat(primals) if isinstance(x, Tensor)))
    if not any(part._fn is not None for x in given for part in parts(x)):
        found = [None if t is None else _cut(t) for t in found]
    by_output = dict(zip(kept, found, strict=True))
    results = result if isinstance(result, tuple) else (result,)
    tangents_out = [
        by_output.get(i) if by_output.get(i) is not None else zero_like(x)
        for i, x in enumerate(results)
    ]
    return tangents_out if isinstance(result, tuple) else tangents_out[0]


def _cut(tensor: Tensor) -> Tensor:
    """A tensor without history, with its tangents so."""
    if isinstance(tensor, DualTensor):
        return DualTensor.of(_cut(tensor.primal), _cut(tensor.tangent), tensor.level)
    return tensor.detach()


def _flat(values: Sequence[Any]) -> Iterator[Any]:
    for value in values:
        if isinstance(value, list | tuple):
            yield from value
        else:
            yield value
