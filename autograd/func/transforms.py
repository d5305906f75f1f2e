"""Gradients and products with Jacobians of functions, as in torch.func."""

from __future__ import annotations

import functools
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from typing import Any

from autograd.base.escapes import last_exit
from autograd.base.grad_mode import MODE, is_grad_enabled
from autograd.base.pytree import TreeDef, difference, flatten, map_leaves, unflatten
from autograd.core.captures import call_transformed
from autograd.core.runtime import zero_like
from autograd.core.saved_tensor_hooks import disable_saved_tensors_hooks
from autograd.core.tensor import Tensor
from autograd.transforms.argnums import (
    ANY_DTYPE,
    Argnums,
    Chosen,
    all_plain,
    as_given,
    checked_outputs,
    like,
    output_and_aux,
    tangents_of,
    tensors_of,
)
from autograd.transforms.differentiation import check_mode, depends_beyond, done, settled, variable
from autograd.transforms.jacobian import fill, gradients, pull, push, record

Function = Callable[..., Any]

_NO_HOOKS = (
    "torch.func.{grad, vjp, jacrev, hessian} don't yet support saved tensor hooks; they do without "
    "autograd.torch"
)


def without_saved_hooks() -> AbstractContextManager[None]:
    """A block in which hooks on saved values are refused where PyTorch's refusals hold."""
    return disable_saved_tensors_hooks(_NO_HOOKS) if MODE.as_pytorch else nullcontext()


# ---- what transforms return ----------------------------------------------------------------------


def derive(func: Function, compute: Function, arrange: Function) -> Function:
    """The function that a transform makes of `func`: ``arrange(*compute(args, kwargs))``, of the
    derivative, the value, and aux if there is any."""

    @functools.wraps(func)
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        return arrange(*compute(args, kwargs))

    return wrapper


def alone(derivative: Any, _value: Any, *aux: Any) -> Any:
    return (derivative, *aux) if aux else derivative


def before_value(derivative: Any, value: Any, *aux: Any) -> Any:
    return derivative, (value, *aux) if aux else value


def after_value(derivative: Any, value: Any, *aux: Any) -> Any:
    return (value, *aux) if aux else value, derivative


# ---- gradients of scalars ------------------------------------------------------------------------


def grad_and_value(func: Function, argnums: Argnums = 0, has_aux: bool = False) -> Function:
    """A function that gives the gradient of `func`, and its value.

    func: returns a scalar (a Tensor of shape ``()``), or with `has_aux` a tuple ``(scalar, aux)``.
    argnums: the argument to differentiate, or a tuple of several; each is a Tensor, an ndarray or a
    number, or a tree of them (`autograd.base.pytree`: dicts, lists, tuples, dataclasses, None).

    The function takes the arguments of `func` and returns ``(gradient, value)``, with `has_aux`
    ``(gradient, (value, aux))``. The gradient has the structure of the argument (a tuple of such if
    `argnums` is one), each Tensor in it the shape and dtype of its own; where the value does not
    depend on it, zeros. It can be differentiated again, by any transform and by `backward`.

    If what `argnums` chooses holds no Tensor, only arrays and numbers, `func` gets Tensors for them
    (integers as floats), and arrays and NumPy's scalars are what is returned.

    Raises RuntimeError if `func` returns no scalar, or if `argnums` does not fit the arguments;
    ValueError if what it chooses is not made of Tensors or numbers.
    """
    return derive(func, partial(_slopes, "grad_and_value", func, argnums, has_aux), before_value)


def grad(func: Function, argnums: Argnums = 0, has_aux: bool = False) -> Function:
    """A function that gives the gradient of `func`, with `has_aux` as ``(gradient, aux)``.

    For arguments, results and errors see `grad_and_value`.

    >>> import autograd as ag
    >>> cube = lambda x: x**3
    >>> ag.func.grad(ag.func.grad(cube))(ag.tensor(2.0))
    tensor(12.)
    """
    return derive(func, partial(_slopes, "grad", func, argnums, has_aux), alone)


def value_and_grad(func: Function, argnums: Argnums = 0, has_aux: bool = False) -> Function:
    """The same as `grad_and_value` with the results in JAX's order: ``(value, gradient)``, with
    `has_aux` ``((value, aux), gradient)``."""
    return derive(func, partial(_slopes, "value_and_grad", func, argnums, has_aux), after_value)


def _slopes(
    transform: str, func: Function, argnums: Argnums, has_aux: bool, args: Any, kwargs: Any
) -> tuple[Any, ...]:
    """The gradient, the value, and with `has_aux` what comes besides."""
    name = f"{transform}(f)(*args)"
    check_mode(name)
    chosen = Chosen(name, argnums, args)
    outside = is_grad_enabled()
    run = scalar_valued(name, func, chosen, has_aux, kwargs)
    with without_saved_hooks():
        inputs, (output, aux) = record(name, run, chosen.leaves, outside)
    recorded = outside and depends_beyond([output], inputs)
    found = gradients([output], inputs, None, recorded, retain=False)
    done(inputs)
    slopes = as_given(unflatten(chosen.form, found), chosen.plain)
    results = (slopes, as_given(settled(output, inputs, recorded), chosen.plain))
    if not has_aux:
        return results
    return *results, as_given(aux_settled(aux, inputs, outside), chosen.plain)


def scalar_valued(
    name: str, func: Function, chosen: Chosen, has_aux: bool, kwargs: dict[str, Any]
) -> Function:
    """`func` as a function of the chosen leaves, that returns a scalar Tensor and aux; raises
    RuntimeError for anything else."""

    def run(*leaves: Tensor) -> tuple[Tensor, Any]:
        output, aux = output_and_aux(name, chosen.call(func, leaves, kwargs), has_aux)
        if not isinstance(output, Tensor):
            raise RuntimeError(
                f"{name}: Expected f(*args) to return a Tensor, got {type(output)}{last_exit()}"
            )
        if output.ndim:
            raise RuntimeError(
                f"{name}: Expected f(*args) to return a scalar Tensor, got tensor with "
                f"{output.ndim} dims. Maybe you wanted to use the vjp or jacrev APIs instead?"
            )
        return output, aux

    return run


# ---- products with the Jacobian ------------------------------------------------------------------


def vjp(func: Function, *primals: Any, has_aux: bool = False) -> tuple[Any, ...]:
    """The value of `func` at `primals`, and the function that multiplies its Jacobian from the
    left.

    primals: Tensors, arrays, numbers, or trees of them. func: returns Tensors or trees of them,
    with `has_aux` a tuple ``(output, aux)``.

    Returns ``(output, vjp_fn)``, with `has_aux` ``(output, vjp_fn, aux)``. ``vjp_fn(*cotangents)``
    takes what has the structure and the shapes of the output (a tuple either whole or spread out)
    and returns a tuple with an item for each of `primals`, of its structure and shapes. It may be
    called any number of times. If no primal is a Tensor, results are arrays.

    Raises RuntimeError for outputs that are not floating or complex, or cotangents of another
    structure or shape; ValueError for primals that are not made of Tensors or numbers.
    """
    name = "vjp(f, *primals)"
    check_mode(name)
    leaves, form, plain = _leaves(name, primals)
    outside = is_grad_enabled()
    run = _run(name, func, form, has_aux)
    with without_saved_hooks():
        inputs, (outputs, out_form, aux) = record(name, run, leaves, True)
    recorded = depends_beyond(outputs, inputs)  # which vjp_fn may be, if the value is not
    done(inputs)

    def vjp_fn(
        *cotangents: Any, retain_graph: bool = True, create_graph: bool | None = None
    ) -> Any:
        given = _cotangents(cotangents, out_form, outputs)
        wanted = is_grad_enabled() and (recorded or depends_beyond(given, inputs))
        wanted = wanted if create_graph is None else create_graph
        found = gradients(outputs, inputs, given, wanted, retain_graph)
        return as_given(unflatten(form, found), plain)

    shown = [settled(y, inputs, outside and recorded) for y in outputs]
    value = as_given(unflatten(out_form, shown), plain)
    if has_aux:
        return value, vjp_fn, as_given(aux_settled(aux, inputs, outside), plain)
    return value, vjp_fn


def _leaves(name: str, primals: Any) -> tuple[list[Tensor], TreeDef, bool]:
    """The Tensors in primals, how they lie in them, and whether none was given as a Tensor."""
    given, form = flatten(primals)
    return tensors_of(name, "primals", given, form), form, all_plain(given)


def _run(name: str, func: Function, form: TreeDef, has_aux: bool, dtypes: str = "fc") -> Function:
    """`func` as a function of leaves, that returns the Tensors in its output, how they lie in it,
    and aux."""

    def run(*leaves: Tensor) -> tuple[list[Tensor], TreeDef, Any]:
        output, aux = output_and_aux(
            name, call_transformed(func, *unflatten(form, leaves)), has_aux
        )
        return *checked_outputs(name, output, dtypes), aux

    return run


def _cotangents(cotangents: tuple[Any, ...], form: TreeDef, outputs: list[Tensor]) -> list[Tensor]:
    """The leaves of what `vjp_fn` is given, a tuple either whole or spread out."""
    given, given_form = flatten(cotangents[0] if len(cotangents) == 1 else cotangents)
    first = given_form
    if given_form != form:
        given, given_form = flatten(cotangents)
    if given_form != form:
        raise RuntimeError(
            "vjp_fn: Expected pytree structure of cotangents to be the same as pytree structure of "
            f"outputs to the function. cotangents: {first!r}, primal output: {form!r}; they differ "
            f"{difference(first, form)}"
        )
    return like("vjp_fn", "cotangents", given, form, outputs)


def jvp(
    func: Function, primals: Any, tangents: Any, *, strict: bool = False, has_aux: bool = False
) -> tuple[Any, ...]:
    """The value of `func` at `primals`, and its Jacobian times `tangents`, in forward mode.

    primals: a tuple with an item for each argument, each a Tensor, an array, a number or a tree of
    them. tangents: the same structure, shapes and dtypes; arrays and numbers are cast to these.
    strict: refuse an output that does not depend on the inputs, instead of giving zeros.

    Returns ``(output, tangent_of_output)``, with `has_aux` ``(output, tangent_of_output, aux)``;
    the tangent has the structure and the shapes of the output. If no primal is a Tensor, they are
    arrays.

    Raises RuntimeError for another structure, or if `strict` finds an independent output;
    ValueError for other shapes and dtypes, and for what is not made of Tensors or numbers.
    """
    name = "jvp(f, primals, tangents)"
    if not isinstance(primals, tuple):
        raise RuntimeError(
            f"{name}: Expected primals to be a tuple. E.g. it should be valid to call f(*primals)."
        )
    points, form, plain = _leaves(name, primals)
    directions = tangents_of(name, tangents, form, points)
    run = _run(name, func, form, has_aux, ANY_DTYPE)
    outputs, found, out_form, aux = push(name, run, points, directions)
    if strict and any(tangent is None for tangent in found):
        raise RuntimeError(
            "jvp(f, primals, tangents, strict=True): The output of f is independent of the inputs. "
            "This is not allowed with strict=True."
        )
    value = as_given(unflatten(out_form, outputs), plain)
    product = as_given(unflatten(out_form, fill(found, outputs)), plain)
    return (value, product, as_given(aux, plain)) if has_aux else (value, product)


def linearize(func: Function, *primals: Any) -> tuple[Any, Function]:
    """The value of `func` at `primals`, and the function that multiplies its Jacobian from the
    right, for many vectors.

    For primals, outputs and errors see `vjp`. Returns ``(output, jvp_fn)``; ``jvp_fn(*tangents)``
    takes what has the structure and the shapes of `primals` and returns what has those of the
    output. `func` is called once: its derivative is recorded, as a linear function of the
    cotangents, and transposed in each call of ``jvp_fn``, which costs a backward pass. For a single
    vector `jvp` is cheaper. Functions whose backward is differentiable once only are refused.
    """
    name = "linearize(f, *primals)"
    check_mode(name)
    leaves, form, plain = _leaves(name, primals)
    outside = is_grad_enabled()
    inputs, (outputs, out_form, _) = record(name, _run(name, func, form, False), leaves, outside)
    probes = [variable(zero_like(y), False) for y in outputs]
    cotangents = pull(outputs, inputs, probes, record=True)
    kept = [i for i, c in enumerate(cotangents) if c is not None]
    linear: list[Any] = [cotangents[i] for i in kept]
    variables = [*inputs, *probes]
    recorded = outside and depends_beyond([*outputs, *linear], variables)
    done(variables)

    def jvp_fn(*tangents: Any) -> Any:
        directions = tangents_of("jvp_fn", tangents, form, leaves)
        vectors = [directions[i] for i in kept]
        wanted = is_grad_enabled() and (recorded or depends_beyond(vectors, variables))
        return as_given(unflatten(out_form, gradients(linear, probes, vectors, wanted)), plain)

    shown = [settled(y, variables, recorded) for y in outputs]
    return as_given(unflatten(out_form, shown), plain), jvp_fn


def aux_settled(aux: Any, inputs: Any, record: bool) -> Any:
    """What a function returns besides, with its Tensors as they leave the transform."""
    return map_leaves(lambda x: settled(x, inputs, record) if isinstance(x, Tensor) else x, aux)
