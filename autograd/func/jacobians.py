"""Whole Jacobians and Hessians of functions, as in torch.func, and products with Hessians."""

from __future__ import annotations

import functools
from collections.abc import Callable
from functools import partial
from typing import Any

from autograd.base.grad_mode import is_grad_enabled
from autograd.base.pytree import TreeDef, flatten, unflatten
from autograd.core.tensor import Tensor
from autograd.func.transforms import (
    after_value,
    alone,
    aux_settled,
    derive,
    scalar_valued,
    vjp,
    without_saved_hooks,
)
from autograd.transforms.argnums import (
    ANY_DTYPE,
    Argnums,
    Chosen,
    as_given,
    checked_outputs,
    output_and_aux,
    tangents_of,
)
from autograd.transforms.differentiation import check_mode, depends_beyond, done
from autograd.transforms.jacobian import (
    blocks_of_rows,
    fill,
    gradients,
    jacobian_by_columns,
    pull,
    record,
)
from autograd.transforms.vmap import check_randomness

Function = Callable[..., Any]


def jacrev(
    func: Function, argnums: Argnums = 0, *, has_aux: bool = False, chunk_size: int | None = None,
    _preallocate_and_copy: bool = False,
) -> Function:  # fmt: skip
    """A function that gives the Jacobian of `func`, all rows in one pass of reverse mode.

    func: returns a Tensor, or a tree of them; with `has_aux` a tuple ``(output, aux)``. For
    `argnums`, and for arrays and numbers as arguments, see `grad_and_value`. chunk_size: how many
    rows to compute at a time at most, which bounds the memory; None for all. _preallocate_and_copy:
    how PyTorch puts chunks together, which changes nothing here.

    The function takes the arguments of `func`. What it returns has the structure of the output,
    with the structure of the chosen arguments in the place of each Tensor; each Jacobian has the
    shape ``output.shape + argument.shape`` and the dtype of the argument. With `has_aux` it returns
    ``(jacobian, aux)``. To be preferred where there are more inputs than outputs. Raises as `vjp`,
    and ValueError for a `chunk_size` below 1.
    """
    _check_chunk_size("jacrev", chunk_size)
    return derive(func, partial(_by_rows, "jacrev", func, argnums, has_aux, chunk_size), alone)


def value_and_jacrev(
    func: Function, argnums: Argnums = 0, *, has_aux: bool = False, chunk_size: int | None = None
) -> Function:
    """The same as `jacrev` with the value of `func`, which it computes anyway: ``(value,
    jacobian)``, with `has_aux` ``((value, aux), jacobian)``."""
    _check_chunk_size("value_and_jacrev", chunk_size)
    compute = partial(_by_rows, "value_and_jacrev", func, argnums, has_aux, chunk_size)
    return derive(func, compute, after_value)


def jacfwd(
    func: Function, argnums: Argnums = 0, has_aux: bool = False, *, randomness: str = "error"
) -> Function:
    """A function that gives the Jacobian of `func`, all columns in one pass of forward mode.

    Arguments, results and errors are those of `jacrev`, but that each Jacobian has the dtype of the
    output. To be preferred where there are more outputs than inputs. randomness: what random
    operations do in `func`, see `vmap`.
    """
    check_randomness(randomness)
    return derive(func, partial(_by_columns, "jacfwd", func, argnums, has_aux, randomness), alone)


def value_and_jacfwd(
    func: Function, argnums: Argnums = 0, has_aux: bool = False, *, randomness: str = "error"
) -> Function:
    """The same as `jacfwd` with the value of `func`, which it computes anyway: ``(value,
    jacobian)``, with `has_aux` ``((value, aux), jacobian)``."""
    compute = partial(_by_columns, "value_and_jacfwd", func, argnums, has_aux, randomness)
    return derive(func, compute, after_value)


def jacobian(
    func: Function, argnums: Argnums = 0, *, sparsity: Any = None, mode: str = "auto",
    verify: bool = False,
) -> Function:  # fmt: skip
    """A function that gives the Jacobian of `func` with respect to the argument `argnums`.

    sparsity: None gives that of `jacrev`, or of `jacfwd` with ``mode="forward"``. With "auto", or a
    pattern, few products are computed, and the result is one sparse matrix: see
    `autograd.sparsity.jacobian`, also for `mode` and `verify`.

    >>> import autograd as ag
    >>> slopes = ag.func.jacobian(lambda x: x[1:] * x[:-1], sparsity="auto")
    >>> slopes(ag.tensor([1.0, 2.0, 3.0])).toarray()
    array([[2., 1., 0.],
           [0., 3., 2.]])
    """
    if sparsity is None:
        return (jacfwd if mode == "forward" else jacrev)(func, argnums)
    from autograd import sparsity as sparse

    return sparse.jacobian(func, argnums, sparsity=sparsity, mode=mode, verify=verify)


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
        with without_saved_hooks():
            inputs, output = record(
                name, lambda *xs: chosen.call(func, xs, kwargs), chosen.leaves, outside
            )
        if not (isinstance(output, Tensor) and output.ndim == 0):
            done(inputs)
            return jacrev(jacrev(func, argnums), argnums)(*args, **kwargs)
        slopes = fill(pull([output], inputs, None, record=True), inputs)
        recorded = outside and depends_beyond([output], inputs)
        blocks = blocks_of_rows(
            lambda units: gradients(slopes, inputs, units, recorded), inputs, chosen.leaves
        )
        done(inputs)
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
        run = scalar_valued(name, func, chosen, has_aux, kwargs)
        inputs, (output, aux) = record(name, run, chosen.leaves, outside)
        slopes = pull([output], inputs, None, record=True)
        pairs = [(g, v) for g, v in zip(slopes, vectors, strict=True) if g is not None]
        moving, along = [g for g, _ in pairs], [v for _, v in pairs]
        recorded = outside and depends_beyond([output, *along], inputs)
        found = gradients(moving, inputs, along, recorded, retain=False)
        done(inputs)
        product = as_given(unflatten(chosen.form, found), chosen.plain)
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
) -> tuple[Any, ...]:
    """The Jacobian, the value and what comes besides, in reverse mode."""
    chosen = Chosen(f"{transform}(f)(*args)", argnums, args)

    def of_leaves(*leaves: Tensor) -> Any:
        return func(*chosen.with_leaves(leaves), **kwargs)

    value, vjp_fn, *aux = vjp(of_leaves, *chosen.leaves, has_aux=has_aux)
    outputs, out_form = flatten(value)
    blocks = blocks_of_rows(
        lambda units: vjp_fn(unflatten(out_form, units)), outputs, chosen.leaves, chunk_size
    )
    jacobians = [unflatten(chosen.form, each) for each in blocks]
    found = (unflatten(out_form, jacobians), value, *aux)
    return tuple(as_given(each, chosen.plain) for each in found)


def _by_columns(
    transform: str,
    func: Function,
    argnums: Argnums,
    has_aux: bool,
    randomness: str,
    args: Any,
    kwargs: Any,
) -> tuple[Any, ...]:
    """The Jacobian, the value and what comes besides, in forward mode."""
    name = f"{transform}(f)(*args)"
    chosen = Chosen(name, argnums, args)

    def run(*leaves: Tensor) -> tuple[list[Tensor], TreeDef, Any]:
        output, aux = output_and_aux(name, chosen.call(func, leaves, kwargs), has_aux)
        return *checked_outputs("jvp(f, primals, tangents)", output, ANY_DTYPE), aux

    blocks, outputs, out_form, aux = jacobian_by_columns(name, run, chosen.leaves, randomness)
    jacobians = [unflatten(chosen.form, each) for each in blocks]
    found = (unflatten(out_form, jacobians), unflatten(out_form, outputs), aux)
    return tuple(as_given(each, chosen.plain) for each in (found if has_aux else found[:2]))


def _check_chunk_size(transform: str, chunk_size: int | None) -> None:
    if chunk_size is not None and chunk_size < 1:
        raise ValueError(f"{transform}: `chunk_size` should be greater than 0, got {chunk_size}")
