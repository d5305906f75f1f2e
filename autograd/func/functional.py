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

from autograd.base.grad_mode import MODE, enable_grad
from autograd.core.captures import refuse_within
from autograd.core.protocol import on_parts
from autograd.core.runtime import zero_like
from autograd.core.tensor import Tensor
from autograd.transforms.differentiation import check_mode, done, variable
from autograd.transforms.jacobian import (
    blocks_of_rows,
    fill,
    jacobian_by_columns,
    pull,
    push,
    record,
)

Function = Callable[..., Any]
Tensors = Tensor | tuple[Tensor, ...]

_OUTPUTS = "outputs of the user-provided function"


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
    not depend on an input, instead of giving zeros. vectorize: changes nothing, not for `strict`.
    strategy: "reverse-mode" computes it row by row, "forward-mode" column by column, which is
    faster where there are more outputs than inputs.

    Returns a Tensor of shape ``output.shape + input.shape`` for one output and one input; for
    several inputs a tuple of these, for several outputs a tuple of such tuples. With `sparsity`,
    "auto" or a pattern, one sparse matrix of numbers, see `autograd.sparsity.jacobian`, whatever
    the other options say.

    Raises TypeError for inputs and outputs that are no Tensors, RuntimeError as `strict` says and
    for `strict` with `vectorize` or in forward mode, ValueError for another strategy.
    """
    if sparsity is not None:
        return _sparse("jacobian", func, inputs, sparsity)
    _check_mode("jacobian")
    _check_strategy("strategy", strategy)
    return _jacobian(func, inputs, create_graph, strict, vectorize, strategy)


@enable_grad()
def _jacobian(
    func: Function,
    inputs: Tensors,
    create_graph: bool,
    strict: bool = False,
    vectorize: bool = False,
    strategy: str = "reverse-mode",
) -> Any:
    several, xs = as_tuple(inputs, "inputs", "jacobian")
    if strategy == "forward-mode":
        if strict:
            raise RuntimeError(
                _NOT_STRICT.format('strategy="forward-mode"', 'strategy="reverse-mode"')
            )
        points = [variable(x, True) if create_graph else _given(x, False) for x in xs]
        found, _, several_outputs, _ = jacobian_by_columns(
            "jacobian", _run(func, "jacobian"), points
        )
        done(points)
    else:
        several_outputs, found = _rows(func, xs, create_graph, strict, vectorize)
    shown = [_shown(each, several, create_graph) for each in found]
    return tuple(shown) if several_outputs else shown[0]


_NOT_STRICT = (
    "autograd.functional.jacobian: `strict=True` and `{}` are not supported together. Please "
    "either set `strict=False` or `{}`."
)


def _rows(
    func: Function, xs: Any, create_graph: bool, strict: bool, vectorize: bool
) -> tuple[bool, Any]:
    """The Jacobians by reverse mode: of each output with respect to each input."""
    variables, (ys, several, _) = record("jacobian", _run(func, "jacobian"), xs, create_graph)
    _check_grads(ys, strict, _OF_OUTPUT)
    if strict:
        if vectorize:
            raise RuntimeError(_NOT_STRICT.format("vectorized=True", "vectorize=False"))
        _check_dependence(ys, variables, create_graph)
    found = []
    for y in ys:  # each alone, so that what is independent of it has no history

        def pull_one(units: Sequence[Tensor], y: Tensor = y) -> list[Tensor]:
            return fill(pull([y], variables, units, create_graph), variables)

        found += blocks_of_rows(pull_one, [y], variables)
    done(variables)
    return several, found


def _check_dependence(
    ys: Sequence[Tensor], variables: Sequence[Tensor], create_graph: bool
) -> None:
    """Raises RuntimeError unless each output depends on each input, and with `create_graph` its
    gradient does so too."""
    for i, y in enumerate(ys):
        for j, g in enumerate(pull([y], variables, [zero_like(y)], create_graph)):
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
    _check_mode("hessian")
    _check_strategy("outer_jacobian_strategy", outer_jacobian_strategy)
    several, xs = as_tuple(inputs, "inputs", "hessian")

    def slope(*points: Tensor) -> Any:
        def scalar(*args: Tensor) -> Tensor:
            result = func(*args)
            _, ys = as_tuple(result, _OUTPUTS, "hessian")
            _check_grads(ys, strict, _OF_OUTPUT)
            return _one_element("hessian", result, ys)

        found = _jacobian(scalar, points, create_graph=True)
        found = tuple(
            j.reshape(x.shape) for j, x in zip(found, points, strict=True)
        )  # of an output of shape (1,) too
        _check_grads(found, strict, _OF_JACOBIAN)
        return found

    found = _jacobian(slope, xs, create_graph, strict, vectorize, outer_jacobian_strategy)
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
    _check_mode("vjp")
    several, xs = as_tuple(inputs, "inputs", "vjp")
    variables, (ys, several_outputs, _) = record("vjp", _run(func, "vjp"), xs, create_graph)
    _check_grads(ys, strict, _OF_OUTPUT)
    vs = _vectors(v, ys, several_outputs, "vjp", "user-provided function returns")
    pulled = pull(ys, variables, vs, create_graph)
    found = _filled(pulled, variables, strict, create_graph, "jacobian")
    done(variables)
    return _shown(ys, several_outputs, create_graph), tuple(found) if several else found[0]


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
    _check_mode("jvp")
    several, xs = as_tuple(inputs, "inputs", "jvp")
    vs = _vectors(v, xs, several, "jvp", "input to the user-provided function is")
    with enable_grad():
        points = [variable(x, create_graph or strict) for x in xs]
        ys, tangents, several_outputs, _ = push("jvp", _run(func, "jvp"), points, vs)
        if strict:
            _check_grads(ys, strict, _OF_OUTPUT)
            reached = pull(ys, points, [zero_like(y) for y in ys], False)
            _filled(reached, points, strict, False, "jacobian")
            for tangent in tangents:
                if create_graph and (tangent is None or not tangent.requires_grad):
                    raise RuntimeError(
                        "The jacobian of the user-provided function is independent of input 0. "
                        "This is not allowed in strict mode when create_graph=True."
                    )
    done(points)
    found = fill(tangents, ys)
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
    _check_mode(name)
    several, xs = as_tuple(inputs, "inputs", name)
    vs = _vectors(v, xs, several, name, "input to the user-provided function is")

    def run(*args: Tensor) -> Tensor:
        result = func(*args)
        _, ys = as_tuple(result, _OUTPUTS, name)
        _check_grads(ys, strict, _OF_OUTPUT)
        return _one_element(name, result, ys)

    variables, y = record(name, run, xs, create_graph)
    slopes = _filled(pull([y], variables, None, True), variables, strict, False, "jacobian")
    _check_grads(slopes, strict, _OF_JACOBIAN)
    pulled = pull(slopes, variables, vs, create_graph)
    found = _filled(pulled, variables, strict, create_graph, "hessian")
    done(variables)
    return _given(y, create_graph), tuple(found) if several else found[0]


def _sparse(name: str, func: Function, inputs: Tensors, sparsity: Any) -> Any:
    """A sparse Jacobian or Hessian with respect to all inputs."""
    from autograd import sparsity as sparse

    several, xs = as_tuple(inputs, "inputs", name)
    argnums = tuple(range(len(xs))) if several else 0
    return getattr(sparse, name)(func, argnums, sparsity=sparsity)(*xs)


# ---- evaluation ----------------------------------------------------------------------------------


def _run(func: Function, name: str) -> Function:
    """`func` as `record` and `push` run it: (outputs, whether it returns several, None)."""

    def run(*args: Tensor) -> tuple[tuple[Tensor, ...], bool, None]:
        several, ys = as_tuple(func(*args), _OUTPUTS, name)
        return ys, several, None

    return run


def _given(tensor: Tensor, create_graph: bool) -> Tensor:
    return tensor if create_graph else on_parts(Tensor.detach, tensor)


def _shown(tensors: Any, several: bool, create_graph: bool) -> Any:
    found = tuple(_given(each, create_graph) for each in tensors)
    return found if several else found[0]


# ---- arguments and results -----------------------------------------------------------------------


def _check_mode(name: str) -> None:
    """Raises RuntimeError in inference mode; also in transforms, where PyTorch's refusals hold."""
    check_mode(name)
    if MODE.as_pytorch:
        refuse_within("requires_grad_")


def as_tuple(value: Any, what: str, name: str) -> tuple[bool, tuple[Tensor, ...]]:
    """Whether several Tensors are given, and all of them; raises TypeError for other things."""
    several = isinstance(value, tuple)
    values = value if several else (value,)
    for i, each in enumerate(values):
        if not isinstance(each, Tensor):
            which = f"the value at index {i}" if several else f"the given {what}"
            raise TypeError(
                f"The {what} given to {name} must be either a Tensor or a tuple of Tensors but "
                f"{which} has type {type(each)}."
            )
    return several, values


def _check_strategy(argument: str, strategy: str) -> None:
    if strategy not in ("forward-mode", "reverse-mode"):
        raise ValueError(
            f'Expected {argument} to be either "forward-mode" or "reverse-mode", but got '
            f"{strategy!r}."
        )


def _vectors(v: Any, others: Any, several: bool, name: str, what: str) -> Any:
    """`v` as a list that fits `others`; None for a single element without `v`."""
    if v is None:
        if len(others) != 1 or others[0].numel() != 1:
            raise RuntimeError(
                f"The vector v can only be None if the {what} a single Tensor with a single "
                "element."
            )
        return [on_parts(lambda x: x.detach() * 0 + 1, others[0])]
    _, vs = as_tuple(v, "v", name)
    if len(vs) != len(others):
        if several:
            raise RuntimeError(
                f"v is a tuple of invalid length: should be {len(others)} but got {len(vs)}."
            )
        raise RuntimeError("The given v should contain a single Tensor.")
    for i, (each, other) in enumerate(zip(vs, others, strict=True)):
        if each.shape != other.shape:
            entry = f"Entry {i} in " if several else ""
            raise RuntimeError(
                f"{entry}v has invalid size: should be torch.Size({list(other.shape)}) but got "
                f"{list(each.shape)}."
            )
    return list(vs)


def _one_element(name: str, result: Any, ys: Sequence[Tensor]) -> Tensor:
    if isinstance(result, tuple):
        raise RuntimeError(f"The function given to {name} should return a single Tensor")
    if ys[0].numel() != 1:
        raise RuntimeError(
            f"The Tensor returned by the function given to {name} should contain a single element"
        )
    return ys[0]


_OF_OUTPUT = (
    "Output {} of the user-provided function does not require gradients. The outputs must be "
    "computed in a differentiable manner from the input when running in strict mode."
)
_OF_JACOBIAN = (
    "While computing the hessian, found that the jacobian of the user-provided function with "
    "respect to input {} is independent of the input. This is not allowed in strict mode. You "
    "should ensure that your function is twice differentiable and that the jacobian depends on the "
    "inputs (this would be violated by a linear function for example)."
)


def _check_grads(tensors: Sequence[Tensor], strict: bool, message: str) -> None:
    for i, each in enumerate(tensors if strict else ()):
        if not each.requires_grad:
            raise RuntimeError(message.format(i))


def _filled(found: Any, xs: Any, strict: bool, create_graph: bool, what: str) -> list[Tensor]:
    """Gradients with zeros where there is no dependence, which `strict` refuses."""
    for i, g in enumerate(found if strict else ()):
        if g is None:
            subject = "output" if what == "jacobian" else "jacobian"
            raise RuntimeError(
                f"The {subject} of the user-provided function is independent of input {i}. This is "
                "not allowed in strict mode."
            )
        if create_graph and not g.requires_grad:
            raise RuntimeError(
                f"The {what} of the user-provided function is independent of input {i}. This is "
                "not allowed in strict mode when create_graph=True."
            )
    return fill(found, xs)
