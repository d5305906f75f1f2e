"""Whole Jacobians and Hessians of functions, as in torch.func, and products with Hessians."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

import generated.functions as ops
from autograd.base.escapes import NotForBatchesError
from autograd.base.grad_mode import enable_grad, is_grad_enabled
from autograd.base.pytree import flatten, map_leaves, unflatten
from autograd.core.runtime import zero_like
from autograd.core.tensor import Tensor, from_array
from autograd.func.transforms import aux_settled, jvp, scalar, vjp
from autograd.transforms.argnums import Argnums, Chosen, as_given, output_and_aux, tangents_of
from autograd.transforms.batching.levels import open_batch, open_batches
from autograd.transforms.batching.operate import batched
from autograd.transforms.batching.tensor import split, value_of
from autograd.transforms.differentiation import (
    check_mode,
    depends_beyond,
    differentiated,
    done,
    filled,
    gradients,
    pulled,
    variable,
)

__all__ = ["hessian", "hvp", "jacfwd", "jacrev", "value_and_jacfwd", "value_and_jacrev"]

Function = Callable[..., Any]


def jacrev(
    func: Function, argnums: Argnums = 0, *, has_aux: bool = False, chunk_size: int | None = None
) -> Function:
    """A function that gives the Jacobian of `func`, all rows in one pass of reverse mode.

    func: returns a Tensor, or a tree of them; with `has_aux` a tuple ``(output, aux)``. For
    `argnums`, and for arrays and numbers as arguments, see `grad_and_value`. chunk_size: how many
    rows to compute at a time at most, which bounds the memory; None for all.

    The function takes the arguments of `func`. What it returns has the structure of the output,
    with the structure of the chosen arguments in the place of each Tensor; each Jacobian has the
    shape ``output.shape + argument.shape`` and the dtype of the argument. With `has_aux` it returns
    ``(jacobian, aux)``. To be preferred where there are more inputs than outputs. Raises as `vjp`,
    and ValueError for a `chunk_size` below 1.
    """
    _check_chunk_size("jacrev", chunk_size)

    @functools.wraps(func)
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        found, _, aux = _by_rows("jacrev", func, argnums, has_aux, chunk_size, args, kwargs)
        return (found, aux) if has_aux else found

    return wrapper


def value_and_jacrev(
    func: Function, argnums: Argnums = 0, *, has_aux: bool = False, chunk_size: int | None = None
) -> Function:
    """The same as `jacrev` with the value of `func`, which it computes anyway: ``(value,
    jacobian)``, with `has_aux` ``((value, aux), jacobian)``."""
    _check_chunk_size("value_and_jacrev", chunk_size)

    @functools.wraps(func)
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        found, value, aux = _by_rows(
            "value_and_jacrev", func, argnums, has_aux, chunk_size, args, kwargs
        )
        return ((value, aux) if has_aux else value), found

    return wrapper


def jacfwd(
    func: Function, argnums: Argnums = 0, has_aux: bool = False, *, randomness: str = "error"
) -> Function:
    """A function that gives the Jacobian of `func`, all columns in one pass of forward mode.

    Arguments, results and errors are those of `jacrev`, but that each Jacobian has the dtype of the
    output. To be preferred where there are more outputs than inputs. randomness: what random
    operations do in `func`, see `vmap`.
    """

    @functools.wraps(func)
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        found, _, aux = _by_columns("jacfwd", func, argnums, has_aux, randomness, args, kwargs)
        return (found, aux) if has_aux else found

    return wrapper


def value_and_jacfwd(
    func: Function, argnums: Argnums = 0, has_aux: bool = False, *, randomness: str = "error"
) -> Function:
    """The same as `jacfwd` with the value of `func`, which it computes anyway: ``(value,
    jacobian)``, with `has_aux` ``((value, aux), jacobian)``."""

    @functools.wraps(func)
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        found, value, aux = _by_columns(
            "value_and_jacfwd", func, argnums, has_aux, randomness, args, kwargs
        )
        return ((value, aux) if has_aux else value), found

    return wrapper


def hessian(func: Function, argnums: Argnums = 0, *, sparsity: Any = None) -> Function:
    """A function that gives the Hessian of `func`.

    func: returns a Tensor (or several, see `jacrev`), mostly a scalar. For `argnums` see
    `grad_and_value`. A Hessian has the shape ``output.shape + argument.shape + argument.shape``;
    of several arguments each with each.

    It is reverse mode over reverse mode: the gradient is recorded, and differentiated in one pass
    for all its elements. ``jacfwd(jacrev(f))``, forward mode over reverse mode, gives the same; it
    also takes functions with a `jvp` of their own whose backward is differentiable once only. With
    `sparsity`, "auto" or a pattern, it is one sparse matrix, computed in few products: see
    `autograd.sparsity.hessian`.
    """
    if sparsity is not None:
        from autograd import sparsity as sparse

        return sparse.hessian(func, argnums, sparsity=sparsity)
    name = "hessian(f)(*args)"

    @functools.wraps(func)
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        check_mode(name)
        chosen = Chosen(name, argnums, args)
        outside = is_grad_enabled()
        with enable_grad():
            inputs = [variable(each, outside) for each in chosen.leaves]
            with differentiated(name, inputs):
                output = func(*chosen.with_leaves(inputs), **kwargs)
            if not (isinstance(output, Tensor) and output.ndim == 0):
                done(inputs)
                return jacrev(jacrev(func, argnums), argnums)(*args, **kwargs)
            slopes = pulled([scalar(name, output)], inputs, None, record=True)
            slopes = filled(slopes, inputs)
            record = outside and depends_beyond([output], inputs)
            rows = images(
                lambda units: filled(gradients(slopes, inputs, units, record=record), inputs),
                inputs,
            )
        done(inputs)
        blocks = blocks_of_rows(rows, chosen.leaves, chosen.leaves)
        found = unflatten(chosen.form, [unflatten(chosen.form, each) for each in blocks])
        return as_given(found, chosen.plain)

    return wrapper


def hvp(func: Function, argnums: Argnums = 0, has_aux: bool = False) -> Function:
    """A function that multiplies the Hessian of `func` by a vector, without computing it.

    func: returns a scalar, see `grad_and_value`, also for `argnums`, `has_aux`, and arrays and
    numbers as arguments.

    The function is called as ``hvp(f)(x, vector, *rest)`` for ``f(x, *rest)``: the vector is its
    second argument, as SciPy calls `hessp`. It has the structure, the shapes and the dtypes of what
    `argnums` chooses among ``(x, *rest)`` (arrays and numbers are cast to these), and so has the
    product, which is returned; with `has_aux` ``(product, aux)``. It costs two to three gradients.

    Raises as `grad_and_value`; RuntimeError for a vector of another structure or shape, TypeError
    if there is none.

    >>> import autograd as ag
    >>> ag.func.hvp(lambda x: (x**3).sum())(ag.tensor([1.0, 2.0]), ag.tensor([1.0, 10.0]))
    tensor([  6., 120.])
    """
    name = "hvp(f)(x, vector, *rest)"

    def wrapper(x: Any, vector: Any, *rest: Any, **kwargs: Any) -> Any:
        check_mode(name)
        chosen = Chosen(name, argnums, (x, *rest))
        vectors = tangents_of(name, vector, chosen.form, chosen.leaves)
        outside = is_grad_enabled()
        with enable_grad():
            inputs = [variable(each, outside) for each in chosen.leaves]
            with differentiated(name, inputs):
                returned = func(*chosen.with_leaves(inputs), **kwargs)
                output, aux = output_and_aux(name, returned, has_aux)
                scalar(name, output)
            slopes = pulled([output], inputs, None, record=True)
            pairs = [(g, v) for g, v in zip(slopes, vectors, strict=True) if g is not None]
            moving, along = [g for g, _ in pairs], [v for _, v in pairs]
            record = outside and depends_beyond([output, *along], inputs)
            found = gradients(moving, inputs, along, record=record, retain=False)
        done(inputs)
        product = as_given(unflatten(chosen.form, filled(found, inputs)), chosen.plain)
        if has_aux:
            return product, as_given(aux_settled(aux, inputs, outside), chosen.plain)
        return product

    return wrapper


# ---- rows and columns ----------------------------------------------------------------------------


def _by_rows(
    transform: str,
    func: Function,
    argnums: Argnums,
    has_aux: bool,
    chunk_size: int | None,
    args: Any,
    kwargs: Any,
) -> tuple[Any, Any, Any]:
    """The Jacobian, the value and what comes besides, in reverse mode."""
    chosen = Chosen(f"{transform}(f)(*args)", argnums, args)

    def of_leaves(*leaves: Tensor) -> Any:
        return func(*chosen.with_leaves(leaves), **kwargs)

    value, pull, *aux = vjp(of_leaves, *chosen.leaves, has_aux=has_aux)
    outputs, out_form = flatten(value)
    rows = images(lambda units: pull(unflatten(out_form, units)), outputs, chunk_size)
    blocks = blocks_of_rows(rows, outputs, chosen.leaves)
    jacobians = [unflatten(chosen.form, each) for each in blocks]
    found = (unflatten(out_form, jacobians), value, aux[0] if has_aux else None)
    return tuple(as_given(each, chosen.plain) for each in found)


def _by_columns(
    transform: str,
    func: Function,
    argnums: Argnums,
    has_aux: bool,
    randomness: str,
    args: Any,
    kwargs: Any,
) -> tuple[Any, Any, Any]:
    """The Jacobian, the value and what comes besides, in forward mode."""
    chosen = Chosen(f"{transform}(f)(*args)", argnums, args)
    known: Any = None

    def of_leaves(*leaves: Tensor) -> Any:
        return func(*chosen.with_leaves(leaves), **kwargs)

    def push(units: Sequence[Tensor]) -> list[Tensor]:
        nonlocal known
        value, slopes, *aux = jvp(of_leaves, tuple(chosen.leaves), tuple(units), has_aux=has_aux)
        known = map_leaves(_one_of_all, (value, aux[0] if has_aux else None))
        return flatten(slopes)[0]

    columns = images(push, chosen.leaves, randomness=randomness)
    value, aux = known
    outputs, out_form = flatten(value)
    blocks = blocks_of_columns(columns, outputs, chosen.leaves)
    jacobians = [unflatten(chosen.form, each) for each in blocks]
    found = (unflatten(out_form, jacobians), value, aux)
    return tuple(as_given(each, chosen.plain) for each in found)


def _one_of_all(x: Any) -> Any:
    """The value that all samples of the innermost batch have in common."""
    batches = open_batches()
    if not batches:
        return x
    value, many = split(x, batches[-1].level)
    return value[0] if many else value


def images(
    linear: Callable[[Sequence[Tensor]], Sequence[Tensor]],
    spaces: Sequence[Tensor],
    chunk_size: int | None = None,
    randomness: str = "error",
) -> list[Tensor]:
    """The images of the unit vectors of a product of spaces under a linear map, stacked.

    linear: takes a Tensor of the shape and dtype of each of `spaces`, and returns Tensors. It is
    given all unit vectors at once, as a batch (see `vmap`, also for `randomness`), or `chunk_size`
    of them; one by one, as plain tensors, with a `chunk_size` of 1, and if it cannot be run for a
    batch because it looks at values, for example.

    Returns for each Tensor that `linear` does one with a leading dimension besides: that of the
    elements of the first space, followed by those of the second, and so on.
    """
    total = sum([each.numel() for each in spaces])
    if not total:
        found = linear([zero_like(each) for each in spaces])
        return [zero_like(each).expand((1, *each.shape))[:0] for each in found]
    if chunk_size is None:
        try:
            return _in_steps(linear, spaces, total, total, randomness)
        except NotForBatchesError:  # it branches on values, say
            chunk_size = 1
    return _in_steps(linear, spaces, total, chunk_size, randomness)


def _in_steps(
    linear: Callable[[Sequence[Tensor]], Sequence[Tensor]],
    spaces: Sequence[Tensor],
    total: int,
    step: int,
    randomness: str,
) -> list[Tensor]:
    parts = []
    for start in range(0, total, step):
        units = _units(spaces, start, min(start + step, total))
        if step == 1:
            images = linear([each[0] for each in units])
            parts.append([each.unsqueeze(0) for each in images])
            continue
        with open_batch(units[0].shape[0], randomness) as batch:
            images = linear([batched(each, batch.level) for each in units])
            parts.append([value_of(each, batch) for each in images])
    if len(parts) == 1:
        return parts[0]
    return [ops.cat(list(each)) for each in zip(*parts, strict=True)]


def _units(spaces: Sequence[Tensor], start: int, stop: int) -> list[Tensor]:
    """The unit vectors number `start` to `stop` of a product of spaces, below each other."""
    found = []
    first = 0
    for each in spaces:
        count = each.numel()
        units = np.zeros((stop - start, count), each.dtype)
        own = np.arange(max(start, first), min(stop, first + count))
        units[own - start, own - first] = 1
        units.flags.writeable = False  # a constant of whoever traces this
        found.append(from_array(units.reshape((stop - start, *each.shape))))
        first += count
    return found


def blocks_of_rows(
    rows: Sequence[Tensor], outputs: Sequence[Tensor], inputs: Sequence[Tensor]
) -> list[list[Tensor]]:
    """The Jacobians of each output with respect to each input, from the `images` of the outputs'
    units under the transposed Jacobian."""
    found = []
    start = 0
    for y in outputs:
        stop = start + y.numel()
        found.append([
            each[start:stop].reshape((*y.shape, *x.shape))
            for each, x in zip(rows, inputs, strict=True)
        ])  # fmt: skip
        start = stop
    return found


def blocks_of_columns(
    columns: Sequence[Tensor], outputs: Sequence[Tensor], inputs: Sequence[Tensor]
) -> list[list[Tensor]]:
    """The same from the `images` of the inputs' units under the Jacobian."""
    found = []
    for y, each in zip(outputs, columns, strict=True):
        blocks = []
        start = 0
        for x in inputs:
            stop = start + x.numel()
            blocks.append(each[start:stop].movedim(0, -1).reshape((*y.shape, *x.shape)))
            start = stop
        found.append(blocks)
    return found


def _check_chunk_size(transform: str, chunk_size: int | None) -> None:
    if chunk_size is not None and chunk_size < 1:
        raise ValueError(f"{transform}: `chunk_size` should be greater than 0, got {chunk_size}")
