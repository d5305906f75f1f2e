"""Sums of products: done at once, by BLAS where it can, with no array for the products."""

from __future__ import annotations

from collections import Counter

from autograd.compile.ir.graph import Graph, Step, Value
from autograd.compile.ir.rewriting import Builder, rewrite
from autograd.compile.ir.targets import Dot, Reduce, Ufunc

__all__ = ["join_products"]

_MULTIPLY = Ufunc("multiply")


def join_products(graph: Graph) -> None:
    """Makes one step of a sum and the product of two arrays that nothing else reads."""
    uses = Counter(value for step in graph.steps for value in step.inputs)
    uses.update(graph.outputs)

    def joined(step: Step, builder: Builder) -> Value | None:
        target = step.target
        if not isinstance(target, Reduce) or isinstance(target, Dot) or target.ufunc != "add":
            return None
        (product,) = step.inputs
        maker = product.step
        if uses[product] != 1 or maker is None or maker.target != _MULTIPLY:
            return None
        if not _is_simple(maker, target.axes):
            return None
        return builder.add(Dot(axes=target.axes), maker.args, step.output.shape, product.dtype)

    rewrite(graph, joined)


def _is_simple(product: Step, axes: tuple[int, ...]) -> bool:
    """Whether there is a way to add the products at once: one of the factors has their shape, and
    the axes are the first ones or the last one."""
    shape, dtype = product.output.shape, product.output.dtype
    if dtype.char not in "fd" or any(x.dtype != dtype for x in product.inputs):
        return False
    if len(product.inputs) != 2 or all(x.shape != shape for x in product.inputs):
        return False
    if any(len(x.shape) == 0 for x in product.inputs):
        return False
    return axes in (tuple(range(len(axes))), (len(shape) - 1,))
