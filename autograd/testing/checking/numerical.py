"""Numerical derivatives by finite differences, for `autograd.gradcheck`.

A *Jacobian* here is a matrix of one row per entry of the input and one column per entry of the
output (as in PyTorch's gradcheck), and an *evaluation* is a function without arguments that gives
the outputs as arrays, for the payloads which the inputs have at that moment.

Only private copies are written: while an input is varied, its payload is replaced by a copy, and
put back whatever happens.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Literal, NamedTuple

import numpy as np

from autograd.core.tensor import Tensor

Evaluation = Callable[[], list[np.ndarray]]
Part = Literal["real", "imag"]

# A kink is told from a smooth function by repeating the one-sided differences with a step smaller
# by this factor: slopes on both sides of a kink stay, while those of a smooth function meet.
_SHRINK = 8
# By how much of their distance the two slopes may change then. Curvature alone changes each of
# them by (1 - 1/8) / 2 = 0.44 of it.
_STABLE = 0.25


class GradcheckError(RuntimeError):
    """Raised by `gradcheck` and `gradgradcheck` when a check fails."""


class Slopes(NamedTuple):
    """Central differences of one output with respect to the entries of one input.

    Two (input size, output size) matrices, real or complex as the output is: the slopes as the
    real part of an input entry moves and, for complex inputs only, as its imaginary part does.
    """

    real: np.ndarray
    imag: np.ndarray | None

    def gradient(self, part: Part) -> np.ndarray:
        """The conjugate Wirtinger Jacobian of the real or imaginary part of the output.

        This is what `backward` gives: d/dx for real inputs, d/dx + i d/dy for inputs x + iy.
        """
        gradient: np.ndarray = getattr(self.real, part)
        if self.imag is not None:
            gradient = gradient + 1j * getattr(self.imag, part)
        return gradient


class Component(NamedTuple):
    """Real analytical slopes: of a `part` of the output, as the part `along` of the input moves."""

    along: Part
    part: Part
    analytical: np.ndarray


def central_slopes(evaluate: Evaluation, tensor: Tensor, eps: float) -> list[Slopes]:
    """The Slopes of every output with respect to `tensor`."""
    outputs = evaluate()
    slopes = {part: [_empty(tensor, out) for out in outputs] for part in parts(tensor._data.dtype)}
    with _private_payload(tensor) as payload:
        for row, position in enumerate(np.ndindex(payload.shape)):
            for along, matrices in slopes.items():
                low, down = _evaluate_moved(evaluate, payload, position, along, -eps)
                high, up = _evaluate_moved(evaluate, payload, position, along, eps)
                _same_forms(f"index {position}", eps, outputs, low, high)
                for matrix, a, b in zip(matrices, low, high, strict=True):
                    matrix[row] = _quotient(a, b, up - down).ravel()
    imag = slopes.get("imag", [None] * len(outputs))
    return [Slopes(*pair) for pair in zip(slopes["real"], imag, strict=True)]


def difference(
    evaluate: Evaluation, tensor: Tensor, direction: np.ndarray, eps: float
) -> list[np.ndarray]:
    """The directional derivative of every output, along `direction` in the space of `tensor`."""
    with _private_payload(tensor) as payload:
        start = payload.copy()
        payload[...] = start - eps * direction
        low = evaluate()
        payload[...] = start + eps * direction
        high = evaluate()
        _same_forms("all entries", eps, low, high)
    return [_quotient(a, b, 2 * eps) for a, b in zip(low, high, strict=True)]


def at_kinks(
    evaluate: Evaluation,
    tensor: Tensor,
    output: int,
    wrong: np.ndarray,
    components: Sequence[Component],
    tolerance: np.ndarray,
    eps: float,
) -> bool:
    """True if the function has a kink at every `wrong` entry, and its derivative may be chosen so.

    At a kink of a function (relu at 0) each value between the two one-sided slopes is a
    derivative, while the central difference is their mean. wrong: a Boolean matrix of the
    entries of the Jacobian of outputs[output] which differ from the central differences by more
    than `tolerance`. The function must have two clearly different slopes there, and the
    analytical value must lie between them: an error at a smooth point is not excused.
    """
    with _private_payload(tensor) as payload:
        positions = list(np.ndindex(payload.shape))
        for row in np.flatnonzero(wrong.any(axis=1)):
            for along, part, analytical in components:
                possible = _is_possible(
                    [
                        getattr(slope, part)
                        for step in (eps, eps / _SHRINK)
                        for slope in _one_sided_slopes(
                            evaluate, payload, positions[row], along, step, output
                        )
                    ],
                    analytical[row],
                    tolerance[row],
                )
                if not possible[wrong[row]].all():
                    return False
    return True


def _is_possible(
    one_sided: Sequence[np.ndarray], analytical: np.ndarray, tolerance: np.ndarray
) -> np.ndarray:
    """Where `analytical` is the slope, or at a kink one of the slopes.

    one_sided: the slopes below and above the point for the step, then for the smaller step.
    """
    below, above, below_closer, above_closer = one_sided
    smooth = np.abs((below + above) / 2 - analytical) <= tolerance
    gap = np.abs(above - below)
    moved = np.maximum(np.abs(below_closer - below), np.abs(above_closer - above))
    kink = (gap > tolerance) & (moved <= _STABLE * gap)
    lowest, highest = np.minimum(below, above), np.maximum(below, above)
    between = (lowest - tolerance <= analytical) & (analytical <= highest + tolerance)
    return smooth | (kink & between)


def _one_sided_slopes(
    evaluate: Evaluation,
    payload: np.ndarray,
    position: tuple[int, ...],
    along: Part,
    step: float,
    output: int,
) -> tuple[np.ndarray, np.ndarray]:
    """The flat slopes of outputs[output] below and above `position`."""
    here = evaluate()[output]
    low, down = _evaluate_moved(evaluate, payload, position, along, -step)
    high, up = _evaluate_moved(evaluate, payload, position, along, step)
    return (_quotient(low[output], here, -down).ravel(), _quotient(here, high[output], up).ravel())


def _evaluate_moved(
    evaluate: Evaluation, payload: np.ndarray, position: tuple[int, ...], along: Part, step: float
) -> tuple[list[np.ndarray], float]:
    """The outputs with a part of one entry moved by `step`, and the step after rounding."""
    value = payload[position]
    payload[position] = value + (step if along == "real" else 1j * step)
    moved = getattr(payload[position] - value, along)
    if moved == 0:
        raise GradcheckError(
            f"gradcheck: a step of {step:g} is lost in the rounding of the input's entry "
            f"{value} at {position}. Pass a larger eps, or inputs of double precision."
        )
    outputs = evaluate()
    payload[position] = value
    return outputs, moved


def _quotient(low: np.ndarray, high: np.ndarray, distance: float) -> np.ndarray:
    """(high - low) / distance, in double precision at least."""
    change: np.ndarray = high.astype(np.result_type(high.dtype, np.float64)) - low
    return change / distance


@contextmanager
def _private_payload(tensor: Tensor) -> Iterator[np.ndarray]:
    """Lets `tensor` have a writable copy of its payload, and gives it its own again."""
    payload = tensor._data
    tensor._data = payload.copy(order="K")
    try:
        yield tensor._data
    finally:
        tensor._data = payload


def parts(dtype: np.dtype) -> tuple[Part, ...]:
    """The parts of numbers of `dtype`, in PyTorch's order."""
    return ("imag", "real") if dtype.kind == "c" else ("real",)


def _empty(tensor: Tensor, output: np.ndarray) -> np.ndarray:
    dtype = np.result_type(output.dtype, np.float64)
    return np.empty((tensor._data.size, output.size), dtype)


def _same_forms(
    where: str, eps: float, outputs: Sequence[np.ndarray], *others: Sequence[np.ndarray]
) -> None:
    for other in others:
        for expected, got in zip(outputs, other, strict=True):
            for what in ("shape", "dtype"):
                if getattr(expected, what) != getattr(got, what):
                    raise AssertionError(
                        f"Expected `func` to return outputs with the same {what} when inputs are "
                        f"perturbed on {where} by {eps}, but got: {what}s "
                        f"{getattr(expected, what)} and {getattr(got, what)}."
                    )
