"""Jacobians, Hessians and their products with vectors, with the interface of
torch.autograd.functional.

All take functions of one Tensor or several, given as a tuple, that return one Tensor or a tuple.
With `create_graph` the results can be differentiated with respect to the inputs and whatever else
the function uses; else they have no history. With `strict` a RuntimeError tells where a result does
not depend on an input, for which there would be zeros.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from autograd.base.grad_mode import enable_grad
from autograd.core.engine import grad
from autograd.core.runtime import zero_like
from autograd.core.tensor import Tensor
from autograd.func.functional_checks import (
    OUTPUTS,
    as_tuple,
    check_jacobian,
    check_outputs,
    check_strategy,
    filled,
    one_element,
    vectors,
)
from autograd.func.jacobians import blocks_of_columns, blocks_of_rows, images
from autograd.transforms.differentiation import check_mode, differentiated, done, on_parts, variable
from autograd.transforms.forward_ad import dual_level, make_dual, unpack_dual

__all__ = ["hessian", "hvp", "jacobian", "jvp", "vhp", "vjp"]

Function = Callable[..., Any]
Tensors = Tensor | tuple[Tensor, ...]


def jacobian(
    func: Function,
    inputs: Tensors,
    create_graph: bool = False,
    strict: bool = False,
    vectorize: bool = False,
    strategy: str = "reverse-mode",
    sparsity: Any = None,
) -> Any:
    """The Jacobian of `func` at `inputs`.

    create_graph: record it, for higher derivatives. strict: raise RuntimeError where an output does
    not depend on an input, instead of giving zeros. vectorize: accepted, and changes nothing.
    strategy: "reverse-mode" computes it row by row, "forward-mode" column by column, which is
    faster where there are more outputs than inputs.

    Returns a Tensor of shape ``output.shape + input.shape`` for one output and one input; for
    several inputs a tuple of these, for several outputs a tuple of such tuples. With `sparsity`,
    "auto" or a pattern, one sparse matrix of numbers, see `autograd.sparsity.jacobian`, whatever
    the other options say.

    Raises TypeError for inputs and outputs that are no Tensors, RuntimeError as `strict` says,
    ValueError for another strategy, and NotImplementedError for `strict` in forward mode.
    """
    if sparsity is not None:
        return _sparse("jacobian", func, inputs, sparsity)
    check_mode("jacobian")
    check_strategy("strategy", strategy)
    several, xs = as_tuple(inputs, "inputs", "jacobian")
    if strategy == "forward-mode":
        if strict:
            raise NotImplementedError(
                'autograd.functional.jacobian: `strict=True` and `strategy="forward-mode"` are '
                "not supported together. Please either set `strict=False` or "
                '`strategy="reverse-mode"`.'
            )
        several_outputs, found = _columns(func, xs, create_graph)
    else:
        several_outputs, found = _rows(func, xs, create_graph, strict)
    found = tuple(tuple(_given(j, create_graph) for j in each) for each in found)
    if not several:
        found = tuple(each[0] for each in found)
    return found if several_outputs else found[0]


def _rows(func: Function, xs: Any, create_graph: bool, strict: bool) -> tuple[bool, Any]:
    """The Jacobians by reverse mode: of each output with respect to each input."""
    with enable_grad():
        variables, several, ys = _evaluated(func, xs, create_graph, "jacobian")
        check_outputs(ys, strict)
        if strict:
            _check_dependence(ys, variables, create_graph)
        found = []
        for y in ys:  # each alone, so that what is independent of it has no history

            def pull(units: Sequence[Tensor], y: Tensor = y) -> list[Tensor]:
                gs = _gradients([y], variables, units, create_graph)
                return [
                    zero_like(x) if g is None else g for g, x in zip(gs, variables, strict=True)
                ]

            found += blocks_of_rows(images(pull, [y]), [y], variables)
    done(variables)
    return several, found


def _check_dependence(
    ys: Sequence[Tensor], variables: Sequence[Tensor], create_graph: bool
) -> None:
    """Raises RuntimeError unless each output depends on each input, and with `create_graph` its
    gradient does so too."""
    for i, y in enumerate(ys):
        for j, g in enumerate(_gradients([y], variables, [zero_like(y)], create_graph)):
            if g is None:
                raise RuntimeError(
                    f"Output {i} of the user-provided function is independent of input {j}. This "
                    "is not allowed in strict mode."
                )
            if create_graph and not g.requires_grad:
                raise RuntimeError(
                    "The jacobian of the user-provided function is independent of input "
                    f"{j}. This is not allowed in strict mode when create_graph=True."
                )


def _columns(func: Function, xs: Any, create_graph: bool) -> tuple[bool, Any]:
    """The Jacobians by forward mode: of each output with respect to each input."""
    points = _variables(xs, True) if create_graph else [_given(x, False) for x in xs]
    known: Any = None

    def push(units: Sequence[Tensor]) -> list[Tensor]:
        nonlocal known
        several, ys, pairs = _pushed(func, points, units, "jacobian")
        known = several, ys
        return [zero_like(y) if t is None else t for y, t in pairs]

    columns = images(push, points)
    done(points)
    several, ys = known
    return several, blocks_of_columns(columns, ys, points)


def hessian(
    func: Function,
    inputs: Tensors,
    create_graph: bool = False,
    strict: bool = False,
    vectorize: bool = False,
    outer_jacobian_strategy: str = "reverse-mode",
    sparsity: Any = None,
) -> Any:
    """The Hessian of `func`, which returns one Tensor of one element, at `inputs`.

    outer_jacobian_strategy: how the Jacobian of the gradient is computed. For the other options
    see `jacobian`.

    Returns a Tensor of shape ``input.shape + input.shape``, or for several inputs a tuple of tuples
    of these, ``input_i.shape + input_j.shape``; with `sparsity` one sparse matrix, see `jacobian`.
    Raises as `jacobian`, and RuntimeError if `func` returns anything but one element.
    """
    if sparsity is not None:
        return _sparse("hessian", func, inputs, sparsity)
    check_strategy("outer_jacobian_strategy", outer_jacobian_strategy)
    several, xs = as_tuple(inputs, "inputs", "hessian")

    def slope(*points: Tensor) -> Any:
        def scalar(*args: Tensor) -> Tensor:
            result = func(*args)
            _, ys = as_tuple(result, OUTPUTS, "hessian")
            check_outputs(ys, strict)
            return one_element("hessian", result, ys)

        found = jacobian(scalar, points, create_graph=True)
        found = tuple(
            j.reshape(x.shape) for j, x in zip(found, points, strict=True)
        )  # of an output of shape (1,) too
        check_jacobian(found, strict)
        return found

    found = jacobian(slope, xs, create_graph, strict, vectorize, strategy=outer_jacobian_strategy)
    return found if several else found[0][0]


def vjp(
    func: Function,
    inputs: Tensors,
    v: Tensors | None = None,
    create_graph: bool = False,
    strict: bool = False,
) -> tuple[Any, Any]:
    """``(func(*inputs), v^T J)`` with the Jacobian J of `func` at `inputs`.

    v: of the shapes of the outputs; may be left out for a single element. The product has the
    shapes of the inputs. create_graph, strict: see `jacobian`. Raises TypeError for what is no
    Tensor, RuntimeError for a `v` of other shapes and as `strict` says.
    """
    check_mode("vjp")
    several, xs = as_tuple(inputs, "inputs", "vjp")
    with enable_grad():
        variables, several_outputs, ys = _evaluated(func, xs, create_graph, "vjp")
        check_outputs(ys, strict)
        vs = vectors(v, ys, several_outputs, "vjp", "user-provided function returns")
        found = _gradients(ys, variables, vs, create_graph)
        found = filled(found, variables, strict, create_graph, "jacobian")
    done(variables)
    return _shown(ys, several_outputs, create_graph), _shown(found, several, create_graph)


def jvp(
    func: Function,
    inputs: Tensors,
    v: Tensors | None = None,
    create_graph: bool = False,
    strict: bool = False,
) -> tuple[Any, Any]:
    """``(func(*inputs), J v)`` with the Jacobian J of `func` at `inputs`, in forward mode.

    v: of the shapes of the inputs; may be left out for a single element. The product has the
    shapes of the outputs. Raises as `vjp`.
    """
    check_mode("jvp")
    several, xs = as_tuple(inputs, "inputs", "jvp")
    vs = vectors(v, xs, several, "jvp", "input to the user-provided function is")
    with enable_grad():
        points = _variables(xs, create_graph or strict)
        several_outputs, ys, pairs = _pushed(func, points, vs, "jvp")
        if strict:
            check_outputs(ys, strict)
            reached = _gradients(ys, points, [zero_like(y) for y in ys], False)
            filled(reached, points, strict, False, "jacobian")
            for _, tangent in pairs:
                if create_graph and (tangent is None or not tangent.requires_grad):
                    raise RuntimeError(
                        "The jacobian of the user-provided function is independent of input 0. "
                        "This is not allowed in strict mode when create_graph=True."
                    )
        found = [zero_like(y) if t is None else t for y, t in pairs]
    done(points)
    return _shown(ys, several_outputs, create_graph), _shown(found, several_outputs, create_graph)


def vhp(
    func: Function,
    inputs: Tensors,
    v: Tensors | None = None,
    create_graph: bool = False,
    strict: bool = False,
) -> tuple[Any, Any]:
    """``(func(*inputs), v^T H)`` with the Hessian H of `func`, which returns one element.

    v: of the shapes of the inputs; may be left out for a single element. Raises as `vjp`, and
    RuntimeError if `func` returns anything but one element.
    """
    return _hessian_product("vhp", func, inputs, v, create_graph, strict)


def hvp(
    func: Function,
    inputs: Tensors,
    v: Tensors | None = None,
    create_graph: bool = False,
    strict: bool = False,
) -> tuple[Any, Any]:
    """``(func(*inputs), H v)`` with the Hessian H of `func`, which returns one element.

    The same as `vhp`, with its arguments and errors, since the Hessian is symmetric: the gradient,
    recorded, and its gradient.
    """
    return _hessian_product("hvp", func, inputs, v, create_graph, strict)


def _hessian_product(
    name: str, func: Function, inputs: Tensors, v: Any, create_graph: bool, strict: bool
) -> tuple[Any, Any]:
    check_mode(name)
    several, xs = as_tuple(inputs, "inputs", name)
    vs = vectors(v, xs, several, name, "input to the user-provided function is")
    with enable_grad():
        variables = _variables(xs, create_graph)
        with differentiated(name, variables):
            result = func(*variables)
            _, ys = as_tuple(result, OUTPUTS, name)
        check_outputs(ys, strict)
        y = one_element(name, result, ys)
        slopes = _gradients([y], variables, None, True)
        slopes = filled(slopes, variables, strict, False, "jacobian")
        check_jacobian(slopes, strict)
        found = _gradients(slopes, variables, vs, create_graph)
        found = filled(found, variables, strict, create_graph, "hessian")
    done(variables)
    return _given(y, create_graph), _shown(found, several, create_graph)


def _sparse(name: str, func: Function, inputs: Tensors, sparsity: Any) -> Any:
    """A sparse Jacobian or Hessian with respect to all inputs."""
    from autograd import sparsity as sparse

    several, xs = as_tuple(inputs, "inputs", name)
    argnums = tuple(range(len(xs))) if several else 0
    return getattr(sparse, name)(func, argnums, sparsity=sparsity)(*xs)


# ---- evaluation ----------------------------------------------------------------------------------


def _variables(xs: Sequence[Tensor], create_graph: bool) -> list[Tensor]:
    return [variable(x, create_graph) for x in xs]


def _evaluated(
    func: Function, xs: Sequence[Tensor], create_graph: bool, name: str
) -> tuple[list[Tensor], bool, tuple[Tensor, ...]]:
    """Variables in place of the inputs, and the outputs that `func` computes from them."""
    variables = _variables(xs, create_graph)
    with differentiated(name, variables):
        several, ys = as_tuple(func(*variables), OUTPUTS, name)
    return variables, several, ys


def _pushed(
    func: Function, points: Sequence[Tensor], directions: Sequence[Tensor], name: str
) -> tuple[bool, list[Tensor], list[Any]]:
    """The outputs, and for each a pair of it and its tangent, None if it has none."""
    with dual_level() as level:
        duals = [make_dual(x, d, level=level) for x, d in zip(points, directions, strict=True)]
        with differentiated(name, duals, level):
            several, ys = as_tuple(func(*duals), OUTPUTS, name)
        pairs = [unpack_dual(y, level=level) for y in ys]
    return several, [y for y, _ in pairs], pairs


def _gradients(ys: Any, xs: Any, vs: Any, create_graph: bool) -> list[Any]:
    """Gradients of those `ys` that have any; None where there is no dependence."""
    given = [None] * len(ys) if vs is None else vs
    pairs = [(y, v) for y, v in zip(ys, given, strict=True) if y.requires_grad]
    if not pairs:
        return [None] * len(xs)
    outputs = [y for y, _ in pairs]
    return list(
        grad(
            outputs, xs, [v for _, v in pairs], retain_graph=True, create_graph=create_graph,
            allow_unused=True,
        )
    )  # fmt: skip


def _given(tensor: Tensor, create_graph: bool) -> Tensor:
    return tensor if create_graph else on_parts(lambda x: x.detach(), tensor)


def _shown(tensors: Any, several: bool, create_graph: bool) -> Any:
    found = tuple(_given(each, create_graph) for each in tensors)
    return found if several else found[0]
