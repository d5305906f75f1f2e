"""The arguments and results of `autograd.functional`, and what it says of wrong ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from autograd.core.runtime import zero_like
from autograd.core.tensor import Tensor
from autograd.transforms.differentiation import on_parts

__all__ = [
    "OUTPUTS", "as_tuple", "check_jacobian", "check_outputs", "check_strategy", "filled",
    "one_element", "vectors",
]  # fmt: skip

OUTPUTS = "outputs of the user-provided function"
_NO_GRAD = (
    "Output {} of the user-provided function does not require gradients. The outputs must be "
    "computed in a differentiable manner from the input when running in strict mode."
)


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


def check_strategy(argument: str, strategy: str) -> None:
    if strategy not in ("forward-mode", "reverse-mode"):
        raise ValueError(
            f'Expected {argument} to be either "forward-mode" or "reverse-mode", but got '
            f"{strategy!r}."
        )


def vectors(v: Any, others: Any, several: bool, name: str, what: str) -> Any:
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
                f"{entry}v has invalid size: should be {list(other.shape)} but got "
                f"{list(each.shape)}."
            )
    return list(vs)


def one_element(name: str, result: Any, ys: Sequence[Tensor]) -> Tensor:
    if isinstance(result, tuple):
        raise RuntimeError(f"The function given to {name} should return a single Tensor")
    if ys[0].numel() != 1:
        raise RuntimeError(
            f"The Tensor returned by the function given to {name} should contain a single element"
        )
    return ys[0]


def check_outputs(ys: Sequence[Tensor], strict: bool) -> None:
    for i, y in enumerate(ys):
        if strict and not y.requires_grad:
            raise RuntimeError(_NO_GRAD.format(i))


def check_jacobian(slopes: Sequence[Tensor], strict: bool) -> None:
    for i, slope in enumerate(slopes):
        if strict and not slope.requires_grad:
            raise RuntimeError(
                "While computing the hessian, found that the jacobian of the user-provided "
                f"function with respect to input {i} is independent of the input. This is not "
                "allowed in strict mode. You should ensure that your function is twice "
                "differentiable and that the jacobian depends on the inputs (this would be "
                "violated by a linear function for example)."
            )


def filled(found: Any, xs: Any, strict: bool, create_graph: bool, what: str) -> list[Tensor]:
    """Gradients with zeros where there is no dependence, which `strict` refuses."""
    for i, g in enumerate(found):
        if strict and g is None:
            subject = "output" if what == "jacobian" else "jacobian"
            raise RuntimeError(
                f"The {subject} of the user-provided function is independent of input {i}. This is "
                "not allowed in strict mode."
            )
        if strict and create_graph and not g.requires_grad:
            raise RuntimeError(
                f"The {what} of the user-provided function is independent of input {i}. This is "
                "not allowed in strict mode when create_graph=True."
            )
    return [zero_like(x) if g is None else g for g, x in zip(found, xs, strict=True)]
