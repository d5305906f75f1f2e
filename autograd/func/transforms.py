"""Functions that make derivative functions of functions, as in torch.func."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from autograd.forward_ad import dual_level, make_dual, unpack_dual
from autograd.func.arguments import (
    Argnums,
    Chosen,
    checked_outputs,
    output_and_aux,
    tensors_of,
)
from autograd.func.levels import (
    check_mode,
    depends_beyond,
    done,
    gradients,
    settled,
    unit,
    variable,
    zeros_like,
)
from autograd.grad_mode import enable_grad, is_grad_enabled
from autograd.tensor import Tensor
from autograd.trees import flatten, map_leaves, unflatten

__all__ = ["grad", "grad_and_value", "hessian", "jacfwd", "jacrev", "jvp", "value_and_grad", "vjp"]

Function = Callable[..., Any]


def grad_and_value(func: Function, argnums: Argnums = 0, has_aux: bool = False) -> Function:
    """A function that gives the gradient of `func`, and its value.

    func: returns a scalar (a Tensor of shape ``()``), or with `has_aux` a tuple ``(scalar, aux)``.
    argnums: the argument to differentiate, or a tuple of several; each is a Tensor, or dicts,
    lists and tuples of them.

    The function takes the arguments of `func` and returns ``(gradient, value)``, with `has_aux`
    ``(gradient, (value, aux))``. The gradient has the structure of the argument (a tuple of such if
    `argnums` is one), each Tensor in it the shape and dtype of its own; where the value does not
    depend on it, zeros. It can be differentiated again, by any transform and by `backward`.

    Raises RuntimeError if `func` returns no scalar, or if `argnums` does not fit the arguments;
    ValueError if what it chooses is not made of Tensors.
    """

    @functools.wraps(func)
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        name = "grad_and_value(f)(*args)"
        check_mode(name)
        chosen = Chosen(name, argnums, args)
        outside = is_grad_enabled()
        with enable_grad():
            inputs = [variable(x, outside) for x in chosen.leaves]
            result = func(*chosen.replaced(unflatten(chosen.form, inputs)), **kwargs)
            output, aux = output_and_aux(name, result, has_aux)
            _check_scalar(name, output)
            record = outside and depends_beyond([output], inputs)
            found = gradients([output], inputs, None, record=record, retain=False)
        done(inputs)
        slopes = unflatten(chosen.form, _filled(found, inputs))
        value = settled(output, inputs, record)
        return slopes, (value, _aux_settled(aux, inputs, outside)) if has_aux else value

    return wrapper


def grad(func: Function, argnums: Argnums = 0, has_aux: bool = False) -> Function:
    """A function that gives the gradient of `func`, with `has_aux` as ``(gradient, aux)``.

    For arguments, results and errors see `grad_and_value`.

    >>> import autograd as ag
    >>> cube = lambda x: x**3
    >>> ag.func.grad(ag.func.grad(cube))(ag.tensor(2.0))
    tensor(12.)
    """
    both = grad_and_value(func, argnums, has_aux)

    @functools.wraps(func)
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        slopes, value = both(*args, **kwargs)
        return (slopes, value[1]) if has_aux else slopes

    return wrapper


def value_and_grad(func: Function, argnums: Argnums = 0, has_aux: bool = False) -> Function:
    """`grad_and_value` with the results in JAX's order: ``(value, gradient)``."""
    both = grad_and_value(func, argnums, has_aux)

    @functools.wraps(func)
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        slopes, value = both(*args, **kwargs)
        return value, slopes

    return wrapper


def vjp(func: Function, *primals: Any, has_aux: bool = False) -> tuple[Any, ...]:
    """The value of `func` at `primals`, and the function that multiplies its Jacobian from the
    left.

    primals: Tensors, or dicts, lists and tuples of them. func: returns such too, with `has_aux` a
    tuple ``(output, aux)``.

    Returns ``(output, vjp_fn)``, with `has_aux` ``(output, vjp_fn, aux)``. ``vjp_fn(*cotangents)``
    takes what has the structure and the shapes of the output (a tuple either whole or spread out)
    and returns a tuple with an item for each of `primals`, of its structure and shapes. It may be
    called any number of times.

    Raises RuntimeError for outputs that are not floating or complex, or cotangents of another
    structure or shape; ValueError for primals that are not made of Tensors.
    """
    name = "vjp(f, *primals)"
    check_mode(name)
    leaves, form = flatten(primals)
    tensors_of(name, "primals", leaves)
    outside = is_grad_enabled()
    with enable_grad():
        inputs = [variable(x, outside) for x in leaves]
        output, aux = output_and_aux(name, func(*unflatten(form, inputs)), has_aux)
        outputs, out_form = checked_outputs(name, output)
        record = outside and depends_beyond(outputs, inputs)
    done(inputs)

    def vjp_fn(*cotangents: Any) -> Any:
        tree = cotangents[0] if len(cotangents) == 1 else cotangents
        given, given_form = flatten(tree)
        if given_form != out_form:
            given, given_form = flatten(cotangents)
        if given_form != out_form:
            raise RuntimeError(
                "vjp_fn: Expected pytree structure of cotangents to be the same as pytree "
                f"structure of outputs to the function. cotangents: {flatten(tree)[1]!r}, "
                f"primal output: {out_form!r}"
            )
        tensors_of("vjp_fn", "cotangents", given)
        wanted = is_grad_enabled() and (record or depends_beyond(given, inputs))
        found = gradients(outputs, inputs, given, record=wanted)
        return unflatten(form, _filled(found, inputs))

    shown = [settled(y, inputs, record) for y in outputs]
    value = unflatten(out_form, shown)
    return (value, vjp_fn, _aux_settled(aux, inputs, outside)) if has_aux else (value, vjp_fn)


def jvp(
    func: Function, primals: Any, tangents: Any, *, strict: bool = False, has_aux: bool = False
) -> tuple[Any, ...]:
    """The value of `func` at `primals`, and its Jacobian times `tangents`, in forward mode.

    primals: a tuple with an item for each argument, each a Tensor or dicts, lists and tuples of
    them. tangents: the same structure, shapes and dtypes. strict: refuse an output that does not
    depend on the inputs, instead of giving zeros.

    Returns ``(output, tangent_of_output)``, with `has_aux` ``(output, tangent_of_output, aux)``;
    the tangent has the structure and the shapes of the output.

    Raises RuntimeError for another structure, or if `strict` finds an independent output;
    ValueError for other shapes and dtypes, and for what is not made of Tensors.
    """
    name = "jvp(f, primals, tangents)"
    if not isinstance(primals, tuple):
        raise RuntimeError(
            f"{name}: Expected primals to be a tuple. E.g. it should be valid to call f(*primals)."
        )
    points, form = flatten(primals)
    directions, directions_form = flatten(tangents)
    if form != directions_form:
        raise RuntimeError(
            f"{name}: Expected primals and tangents to have the same python structure. Got primals "
            f"with structure {form!r} and tangents with structure {directions_form!r}"
        )
    tensors_of(name, "primals", points)
    tensors_of(name, "tangents", directions)
    with dual_level() as level:
        duals = [make_dual(x, t, level=level) for x, t in zip(points, directions, strict=True)]
        output, aux = output_and_aux(name, func(*unflatten(form, duals)), has_aux)
        outputs, out_form = checked_outputs(name, output)
        pairs = [unpack_dual(y, level=level) for y in outputs]
        aux = map_leaves(lambda x: _primal(x, level), aux)
    if strict and any(tangent is None for _, tangent in pairs):
        raise RuntimeError(
            "jvp(f, primals, tangents, strict=True): The output of f is independent of the inputs. "
            "This is not allowed with strict=True."
        )
    value = unflatten(out_form, [primal for primal, _ in pairs])
    slopes = unflatten(out_form, [zeros_like(p) if t is None else t for p, t in pairs])
    return (value, slopes, aux) if has_aux else (value, slopes)


def jacrev(func: Function, argnums: Argnums = 0, *, has_aux: bool = False) -> Function:
    """A function that gives the Jacobian of `func`, row by row in reverse mode.

    func: returns a Tensor, or dicts, lists and tuples of them; with `has_aux` a tuple
    ``(output, aux)``. For `argnums` see `grad_and_value`.

    The function takes the arguments of `func`. What it returns has the structure of the output,
    with the structure of the chosen arguments in the place of each Tensor; each Jacobian has the
    shape ``output.shape + argument.shape`` and the dtype of the argument. With `has_aux` it returns
    ``(jacobian, aux)``. To be preferred where there are more inputs than outputs. Raises as `vjp`.
    """

    @functools.wraps(func)
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        chosen = Chosen("jacrev(f)(*args)", argnums, args)

        def of_chosen(tree: Any) -> Any:
            return func(*chosen.replaced(tree), **kwargs)

        output, vjp_fn, *aux = vjp(of_chosen, chosen.tree, has_aux=has_aux)
        outputs, out_form = flatten(output)
        jacobians = []
        for i, y in enumerate(outputs):
            rows = []
            for k in range(y.numel()):
                units = [zeros_like(each) for each in outputs]
                units[i] = unit(y.shape, y.dtype, k)
                rows.append(flatten(vjp_fn(unflatten(out_form, units)))[0])
            jacobians.append(
                unflatten(chosen.form, _stacked(rows, y, chosen.leaves, by_output=True))
            )
        found = unflatten(out_form, jacobians)
        return (found, aux[0]) if has_aux else found

    return wrapper


def jacfwd(func: Function, argnums: Argnums = 0, has_aux: bool = False) -> Function:
    """A function that gives the Jacobian of `func`, column by column in forward mode.

    Arguments, results and errors are those of `jacrev`, but that each Jacobian has the dtype of the
    output. To be preferred where there are more outputs than inputs.
    """

    @functools.wraps(func)
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        chosen = Chosen("jacfwd(f)(*args)", argnums, args)

        def of_chosen(tree: Any) -> Any:
            return func(*chosen.replaced(tree), **kwargs)

        columns: list[list[list[Any]]] = []  # per Tensor of the arguments, per element, per output
        output: Any = None
        aux: Any = []
        for i, x in enumerate(chosen.leaves):
            columns.append([])
            for k in range(x.numel()):
                units = [zeros_like(each) for each in chosen.leaves]
                units[i] = unit(x.shape, x.dtype, k)
                directions = unflatten(chosen.form, units)
                output, slopes, *aux = jvp(
                    of_chosen, (chosen.tree,), (directions,), has_aux=has_aux
                )
                columns[-1].append(flatten(slopes)[0])
        if output is None:  # no argument has elements
            output, aux = output_and_aux("jacfwd(f)(*args)", of_chosen(chosen.tree), has_aux)
            aux = [aux]
        outputs, out_form = flatten(output)
        jacobians = []
        for j, y in enumerate(outputs):
            parts = [
                _stacked([[row[j]] for row in rows], y, [x], by_output=False)[0]
                for x, rows in zip(chosen.leaves, columns, strict=True)
            ]
            jacobians.append(unflatten(chosen.form, parts))
        found = unflatten(out_form, jacobians)
        return (found, aux[0]) if has_aux else found

    return wrapper


def hessian(func: Function, argnums: Argnums = 0) -> Function:
    """A function that gives the Hessian of `func`, forward mode over reverse mode.

    func: returns a Tensor (or several, see `jacrev`), mostly a scalar. For `argnums` see
    `grad_and_value`. A Hessian has the shape ``output.shape + argument.shape + argument.shape``;
    of several arguments each with each.
    """
    return jacfwd(jacrev(func, argnums), argnums)


def _stacked(rows: Any, y: Tensor, xs: Any, *, by_output: bool) -> list[Any]:
    """Jacobians, one for each of `xs`, from lists of their rows (or, of one, its columns)."""
    import generated.functions as ops

    found = []
    for i, x in enumerate(xs):
        shape = (*y.shape, *x.shape)
        if not rows:
            found.append(zeros_like(y).to(x.dtype).sum().expand(shape).clone())
        elif by_output:
            found.append(ops.stack([row[i] for row in rows]).reshape(shape))
        else:
            found.append(ops.stack([row[i] for row in rows], -1).reshape(shape))
    return found


def _filled(found: Any, inputs: Any) -> list[Tensor]:
    return [zeros_like(x) if g is None else g for g, x in zip(found, inputs, strict=True)]


def _check_scalar(name: str, output: Any) -> None:
    if not isinstance(output, Tensor):
        raise RuntimeError(
            f"{name}: Expected f(*args) to return a Tensor, got {type(output).__name__}"
        )
    if output.ndim:
        raise RuntimeError(
            f"{name}: Expected f(*args) to return a scalar Tensor, got tensor with {output.ndim} "
            "dims. Maybe you wanted to use the vjp or jacrev APIs instead?"
        )


def _aux_settled(aux: Any, inputs: Any, record: bool) -> Any:
    return map_leaves(lambda x: settled(x, inputs, record) if isinstance(x, Tensor) else x, aux)


def _primal(x: Any, level: int) -> Any:
    return unpack_dual(x, level=level).primal if isinstance(x, Tensor) else x
