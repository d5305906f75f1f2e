"""What the rows that put or combine elements at given places compute besides calling each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from autograd.array.duck import maybe_any
from autograd.core.runtime import zero_like
from autograd.core.tensor import Tensor, from_array
from autograd.formulas import beside, element_numbers, is_array, memory_of, plain
from autograd.formulas.indexing import along, like_source
from autograd.kernels.indexing import scattering
from autograd.kernels.indexing.strided import strided_places


def put_values(grad: Any, shape: tuple[int, ...], indices: Any, accumulate: bool) -> Any:
    """The part of `grad` that belongs to values put at a subscript of an array of `shape`.

    Where a place comes twice, only what was put there last has a gradient: writing element numbers
    finds it.
    """
    if not isinstance(grad, np.ndarray) and _is_traced(indices):
        picked = grad[indices]
        return (
            picked if accumulate else np.where(_find_survivors(picked, shape, indices), picked, 0)
        )
    index = scattering.put_index(indices)
    picked = grad[index]
    if accumulate or not any(is_array(part) and part.dtype.kind != "b" for part in index):
        return picked  # no place comes twice
    numbers = beside(picked, element_numbers(picked.shape) + 1)
    written = np.zeros_like(numbers, shape=shape)
    written[index] = numbers
    last = written[index] == numbers
    return picked if last.all() else np.where(last, picked, 0)


def _is_traced(indices: Any) -> bool:
    """Whether a subscript has Tensors: they are arrays but while a function is traced."""
    return any(
        isinstance(p, Tensor) for p in (indices if isinstance(indices, tuple) else [indices])
    )


def _find_survivors(picked: Tensor, shape: tuple[int, ...], indices: Any) -> Tensor:
    """Whether an element put at a traced subscript is the last one at its place."""
    numbers = from_array(element_numbers(picked.shape))
    zeros = zero_like(picked.sum()).expand(shape).to(numbers.dtype)
    return zeros.index_put(indices, numbers)[indices] == numbers


def flat(index: Any) -> tuple[np.ndarray]:
    """`index` as the subscript of a vector.

    math: index.reshape(-1)
    """
    return (plain(index).reshape(-1),)


def scaled(x: Any, alpha: Any) -> Any:
    """The gradient of what is multiplied by the number `alpha`, without a product with 1.

    math: x * alpha.conj()
    """
    return x if alpha == 1 else x * alpha.conjugate()


def copied_source(grad: Any, dim: int, index: Any, shape: tuple[int, ...]) -> Any:
    """The gradient of a source of `shape` whose slices were put at `index` along `dim`.

    math: put_values(grad, grad.shape, along(grad.shape, dim, index), False).reshape(shape)
    """
    return put_values(grad, grad.shape, along(grad.shape, dim, index), False).reshape(shape)


def put_source(grad: Any, index: Any, accumulate: bool, shape: tuple[int, ...]) -> Any:
    """The gradient of a source of `shape` put or added at places counted through all dimensions.

    math: put_values(grad.reshape((-1,)), (grad.size,), flat(index), accumulate).reshape(shape)
    """
    elements = grad.reshape((-1,))
    return put_values(elements, elements.shape, flat(index), accumulate).reshape(shape)


def masked_source(grad: Any, mask: Any, shape: tuple[int, ...]) -> Any:
    """The gradient of a source of `shape` whose first elements went to where `mask` is true."""
    size = int(np.prod(shape))
    picked = grad[np.broadcast_to(plain(mask), grad.shape)]
    return like_source(picked, (size,)).reshape(shape)


def strided_index(
    self: Any, size: Sequence[int], stride: Sequence[int], storage_offset: int | None
) -> tuple[np.ndarray]:
    """Which elements of `self` a view by strides shows, as the subscript of a vector of them.

    The vector has one more element, which stands for memory in which no element of `self` lies.
    """
    return (strided_places(memory_of(self), size, stride, storage_offset),)


def strided_tangent(
    tangent: Any, self: Any, size: Sequence[int], stride: Sequence[int], storage_offset: int | None
) -> Any:
    """The tangent of a view by strides: zero for memory in which no element of `self` lies."""
    x = memory_of(self)
    places = strided_places(x, size, stride, storage_offset)
    nothing = np.zeros(1, x.dtype)
    return np.concatenate([tangent.reshape((-1,)), nothing])[places]


def reduced(
    grad: Any, self: Any, src: Any, result: Any, dim: int, index: Any, reduce: str,
    include_self: bool,
) -> tuple[Any, Any]:  # fmt: skip
    """The gradients of `self` and `src` through ``scatter_reduce``.

    With y = x_0 + ... + x_k at a place, each of the k + 1 has that of y, of the mean its part; with
    y = x_0 ... x_k that times the product of the others; of extrema those that are equal to y share
    it. Without `include_self` there is no x_0 where something is put.
    """
    name = "scatter" if reduce in ("add", "multiply") else "scatter_reduce"
    positions, part = scattering.targets(name, self.shape, dim, plain(index), src.shape)
    values = src[part] if part else src
    reduce = scattering.reduction(name, reduce)
    mine, theirs = _reduce_gradients(grad, self, values, result, positions, reduce, include_self)
    return mine, like_source(theirs, src.shape)


def reduced_number(
    grad: Any, shape: tuple[int, ...], value: Any, dim: int, index: Any, reduce: str
) -> Any:
    """The gradient of `self` through ``scatter`` with a number and a reduction.

    math: grad if reduce == "add" else grad * value.conj() ** zeros(shape).scatter_add(dim, index,
        ones(index.shape))
    """
    positions, _ = scattering.targets("scatter", shape, dim, plain(index), ())
    if reduce == "add":
        return grad
    return grad * value.conjugate() ** scattering.counts(shape, positions)


def index_reduced(
    grad: Any, self: Any, source: Any, result: Any, dim: int, index: Any, reduce: str,
    include_self: bool,
) -> tuple[Any, Any]:  # fmt: skip
    """The gradients of `self` and `source` through ``index_reduce``: see `reduced`."""
    positions, _ = scattering.targets("index_reduce", self.shape, dim, plain(index), source.shape)
    return _reduce_gradients(grad, self, source, result, positions, reduce, include_self)


def _reduce_gradients(
    grad: Any, self: Any, values: Any, result: Any, positions: np.ndarray, reduce: str,
    include_self: bool,
) -> tuple[Any, Any]:  # fmt: skip
    """The gradients of `self` and of `values` that were combined with it at flat `positions`."""
    if reduce == "sum" and include_self:
        return grad, grad.reshape((-1,))[positions]
    count = scattering.counts(self.shape, positions)
    alone = include_self | (count == 0)  # where self counts
    if reduce == "prod":
        if isinstance(grad, np.ndarray) and _can_divide(result, self[alone], values):
            scaled = grad * result.conj()
            mine = np.divide(scaled, self.conj(), out=np.zeros_like(scaled), where=alone)
            return mine, scaled.reshape((-1,))[positions] / values.conj()
        return _through_products(grad, self, values, positions, alone)
    if reduce == "mean":
        grad = grad / np.maximum(count + include_self, 1).astype(grad.real.dtype)
    if reduce in ("amax", "amin"):
        # Those that are equal to the result share the gradient; where it is nan, all have nan.
        top, flat = plain(result), plain(result).reshape(-1)
        chosen_self = (plain(self) == top) & alone
        chosen = plain(values) == flat[positions]
        weights = chosen.reshape(-1).astype(np.intp)
        ties = np.bincount(positions.reshape(-1), weights, flat.size).reshape(top.shape)
        ties = ties + chosen_self
        grad = grad / np.where(ties == 0, np.nan, ties).astype(grad.dtype)
        picked = grad.reshape((-1,))[positions]
        lost = np.isnan(top) & alone
        chosen_self, chosen = chosen_self | lost, chosen | np.isnan(flat[positions])
        return np.where(chosen_self, grad, 0), np.where(chosen, picked, 0)
    mine = grad if include_self else np.where(alone, grad, 0)
    return mine, grad.reshape((-1,))[positions]


def _can_divide(result: np.ndarray, *factors: np.ndarray) -> bool:
    """Whether the products without a factor are what division by it gives."""
    size = np.abs(result)
    if not (size > np.finfo(size.dtype).tiny).all() or not np.isfinite(size).all():
        return False
    return all(x.dtype == result.dtype and bool(x.all()) for x in factors)


def _through_products(
    grad: Any, self: Any, values: Any, positions: np.ndarray, alone: np.ndarray
) -> tuple[Any, Any]:
    """The gradient of each factor is that of the product times all the other factors.

    The others are multiplied, not divided out, so that zeros among the factors are no exception,
    in derivatives of any order. The gradient of a factor that is nan is nan.
    """
    size = alone.size
    kept = np.flatnonzero(alone)
    factors = np.concatenate([self.reshape((-1,))[kept], values.reshape((-1,))])
    groups = np.concatenate([kept, positions.reshape(-1)])
    order = np.argsort(groups, kind="stable")
    groups = groups[order]
    factors = factors[order]
    others = _products_of_others(factors, groups)
    unknown = np.isnan(plain(factors))
    if maybe_any(unknown):
        others = np.where(unknown, np.nan, others)
    grads = grad.reshape((-1,))[groups] * others.conj()
    back = np.empty_like(order)
    back[order] = np.arange(len(order))
    grads = grads[back]
    where = np.full(size, -1)
    where[kept] = np.arange(len(kept))
    where = where.reshape(self.shape)
    if len(kept) == size:
        mine = grads[:size].reshape(self.shape)
    elif len(kept):
        mine = np.where(where >= 0, grads[np.maximum(where, 0)], 0)
    else:
        mine = np.zeros(self.shape, grad.dtype)
    return mine, grads[len(kept) :].reshape(values.shape)


def _products_of_others(factors: Any, groups: np.ndarray) -> Any:
    """For each of some factors, sorted by group, the product of the others of its group."""
    before = _running_products(factors, groups)
    after = _running_products(factors[::-1], groups[::-1])[::-1]
    if len(groups) < 2:
        return before
    return before * after


def _running_products(factors: Any, groups: np.ndarray) -> Any:
    """The product of those before each factor in its group, by doubling the distance."""
    one = np.ones(1, factors.dtype)
    count = len(groups)
    if not count:
        return factors
    same = groups[1:] == groups[:-1]
    first = np.concatenate([[False], same])
    product = np.where(first, np.concatenate([one, factors[:-1]]), 1)
    step = 1
    longest = int(np.max(np.diff(np.flatnonzero(np.append(~first, True)))))
    while step < longest:
        linked = np.concatenate([np.zeros(min(step, count), bool), groups[step:] == groups[:-step]])
        shifted = np.concatenate([np.ones(step, factors.dtype), product[:-step]])
        product = product * np.where(linked, shifted, 1)
        step *= 2
    return product
