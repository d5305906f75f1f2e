"""Error texts of `autograd.gradcheck` for Jacobians that differ.

Jacobians are (input size, output size) matrices, as in `autograd.testing.checking.numerical`.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

import numpy as np

from autograd.base.registry import registry
from autograd.core.tensor import Tensor

# How close two Jacobians must be for a guess, relative to the largest entry: finite differences
# are no better.
_CLOSE = 1e-3
_LARGEST_DENOMINATOR = 16
_SIMPLE = 1e-4


def guess_mistake(
    numerical: np.ndarray,
    analytical: np.ndarray,
    input_shape: Sequence[int] | None = None,
    output_shape: Sequence[int] | None = None,
) -> str | None:
    """The likely mistake in a derivative, or None if the two Jacobians do not tell.

    numerical, analytical: different Jacobians of one shape. The shapes of the input and the output
    are needed to recognise transposed matrices and sums over one axis; flat ones are assumed.
    """
    if input_shape is None:
        input_shape = (numerical.shape[0],)
    if output_shape is None:
        output_shape = (numerical.shape[1],)
    if not np.isfinite(numerical).all():
        return "the function is not finite around the point: it may be at a border of its domain"
    if not np.isfinite(analytical).all():
        return "the formula divides by zero or multiplies 0 by inf where the function is finite"
    scale = np.abs(numerical).max()
    if not analytical.any():
        return "the gradient is constant zero because the computation is detached or not recorded"
    if scale <= _CLOSE * np.abs(analytical).max():
        return "the derivative should be zero, since the function is locally constant"
    if _close(analytical, numerical, scale):
        return "nothing is wrong but eps, or the precision of the inputs: the difference is small"
    return (
        _guess_conjugate(numerical, analytical)
        or _guess_factor(numerical, analytical)
        or _guess_transpose(numerical, analytical, input_shape, output_shape)
        or _guess_sum(numerical, analytical, input_shape)
    )


def _close(a: np.ndarray, b: np.ndarray, scale: float) -> bool:
    return bool((np.abs(a - b) <= _CLOSE * scale).all())


def _guess_conjugate(numerical: np.ndarray, analytical: np.ndarray) -> str | None:
    scale = np.abs(numerical).max()
    for sign, conjugate in (("", numerical.conj()), ("-", -numerical.conj())):
        if np.iscomplexobj(numerical) and _close(analytical, conjugate, scale):
            return f"a .conj() is missing or too much: analytical = {sign}conj(numerical)"
    return None


def _guess_factor(numerical: np.ndarray, analytical: np.ndarray) -> str | None:
    factor = np.vdot(numerical, analytical) / np.vdot(numerical, numerical).real
    if not _close(analytical, factor * numerical, np.abs(analytical).max()):
        return None
    text = _write_simple(factor)
    if text is not None:
        what = "the sign, or a .conj()," if text == "-1" else "a constant factor"
        return f"{what} is wrong: analytical = {text} * numerical"
    if numerical.size > 1:
        return f"a constant factor is wrong: analytical = {factor:.4g} * numerical"
    return None


def _write_simple(factor: complex) -> str | None:
    """`factor` as "2", "-1/2" or "1j", if it is that simple."""
    for value, unit in ((factor.real, ""), (factor.imag, "j")):
        from fractions import Fraction  # rarely needed

        fraction = Fraction(float(value)).limit_denominator(_LARGEST_DENOMINATOR)
        exact = float(fraction) * (1j if unit else 1)
        if fraction and abs(factor - exact) <= _SIMPLE * abs(factor):
            return f"{fraction}{unit}"
    return None


def _guess_transpose(
    numerical: np.ndarray,
    analytical: np.ndarray,
    input_shape: Sequence[int],
    output_shape: Sequence[int],
) -> str | None:
    scale = np.abs(numerical).max()
    if numerical.shape == numerical.T.shape and _close(analytical, numerical.T, scale):
        return "a matrix stands in the formula where its transpose belongs"
    for what, shape, axis in (("gradient", input_shape, 0), ("output's gradient", output_shape, 1)):
        if len(shape) < 2 or shape[-1] != shape[-2]:
            continue
        order = np.arange(prod(shape)).reshape(*shape).swapaxes(-1, -2).ravel()
        if _close(analytical, numerical.take(order, axis=axis), scale):
            return f"the {what} is transposed"
    return None


def _guess_sum(
    numerical: np.ndarray, analytical: np.ndarray, input_shape: Sequence[int]
) -> str | None:
    scale = np.abs(numerical).max()
    used = np.abs(analytical) > _CLOSE * scale
    if _close(np.where(used, numerical, 0), analytical, scale):
        return (
            "part of the gradient is missing, such as the sum over an axis that was broadcast, "
            "or a detached path"
        )
    entries = numerical.reshape(*input_shape, -1)
    for axis in range(len(input_shape)):
        total = np.broadcast_to(entries.sum(axis=axis, keepdims=True), entries.shape)
        if _close(total.reshape(numerical.shape), analytical, np.abs(analytical).max()):
            return f"the gradient is summed over axis {axis} of the input, which was not broadcast"
    return None


def describe_mismatch(
    numerical: np.ndarray,
    analytical: np.ndarray,
    wrong: np.ndarray,
    tensor: Tensor,
    output: Tensor,
    tensors: Sequence[Tensor] | None = None,
) -> str:
    """Sentences on two Jacobians of `output` by the input `tensor`, which are `wrong` in places.

    They name the worst entry, the operation that made the output with the formulas of the table
    and its kink if the inputs `tensors` are at one, and the likely mistake.
    """
    shapes = tensor._data.shape, output._data.shape
    guess = guess_mistake(numerical, analytical, *shapes)
    lines = [_worst_entry(numerical, analytical, wrong, *shapes), _formulas(output)]
    kink = _kink_at(output, tensors or [tensor])
    if kink is not None:
        lines.append(kink)
    if guess is not None and (kink is None or not np.isfinite(numerical).all()):
        lines.append(f"Perhaps {guess}.")
    return "\n".join(lines)


def _worst_entry(
    numerical: np.ndarray,
    analytical: np.ndarray,
    wrong: np.ndarray,
    input_shape: Sequence[int],
    output_shape: Sequence[int],
) -> str:
    """On the `wrong` entry where the Jacobians differ most; nan counts as most."""
    distance = np.where(wrong, np.abs(numerical - analytical), -1)
    worst = int(np.nan_to_num(distance, nan=np.inf).argmax())
    row, column = divmod(worst, wrong.shape[1])
    return (
        f"{wrong.sum()} of {wrong.size} entries differ; the worst is "
        f"output{_subscript(column, output_shape)} with respect to "
        f"input{_subscript(row, input_shape)}: numerical {numerical[row, column]}, "
        f"analytical {analytical[row, column]}."
    )


def _subscript(flat: int, shape: Sequence[int]) -> str:
    if not shape:
        return ""
    return f"[{', '.join(str(index) for index in np.unravel_index(flat, tuple(shape)))}]"


def _kink_at(output: Tensor, tensors: Sequence[Tensor]) -> str | None:
    """A sentence on the kink where `tensors` are, if the row that made `output` states one."""
    row = registry.get(getattr(output.grad_fn, "operation", ""))
    if row is None:
        return None
    for kink in row.kinks:
        items = [item for item in kink.point if item is not None]
        if len(items) == len(tensors) and all(map(_is_at, tensors, items)):
            point, value = _join_items(kink.point), _join_items(kink.value)
            return (
                f"The table ({row.location}) states a kink of {row.name} at {point}, where the "
                f"gradient is {value} by convention: {kink.why}. There is no derivative with which "
                "finite differences could agree."
            )
    return None


def _is_at(tensor: Tensor, item: Any) -> bool:
    """Whether an entry of `tensor` is the number `item`, or one of its rows the numbers `item`."""
    point, payload = np.asarray(item), tensor._data
    if point.ndim == 0:
        return bool((payload == point).any())
    if payload.shape[-point.ndim :] != point.shape:
        return False
    axes = tuple(range(-point.ndim, 0))
    return bool((payload == point).all(axis=axes).any())


def _join_items(items: tuple[Any, ...]) -> str:
    return ", ".join(str(np.asarray(item).tolist()) for item in items if item is not None)


def _formulas(output: Tensor) -> str:
    """Where `output` comes from, with the formulas of the table if its node states them."""
    node = output.grad_fn
    if node is None:
        return "The output does not come from a recorded operation."
    formulas = getattr(node, "formulas", None)
    if not formulas:
        return f"The output comes from {node.name()}."
    lines = "".join(f"\n    {argument}: {formula}" for argument, formula in formulas.items())
    return f"The output comes from {node.name()}, whose formulas are{lines}"
