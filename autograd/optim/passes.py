"""Building blocks of update rules: the state of a parameter, one pass over it, its gradient and its
state block by block, and running means.

An update rule is half a dozen NumPy calls. On whole arrays each reads and writes memory anew; on
blocks that stay in the processor's cache only the first and the last do.
"""

from __future__ import annotations

import threading
from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np

from autograd.base.dtypes import float32, float64, get_default_dtype
from autograd.core import version_counter as clock
from autograd.core.tensor import Tensor, from_array

__all__ = [
    "average", "average_square", "begin", "blocks", "filled_for", "moments", "note_write", "number",
]  # fmt: skip

BLOCK = 1 << 16
"""Elements of a block, as in `autograd.kernels.elementwise.blocks`."""


# ---- state ---------------------------------------------------------------------------------------


def begin(
    state: dict[str, Any], parameter: np.ndarray, *names: str
) -> tuple[float, list[np.ndarray]]:
    """Counts a step in ``state["step"]``; returns how many there are now, and the arrays that are
    kept under `names`, zeros at first unless they are there already."""
    if "step" not in state:
        state["step"] = number(0)
        for name in names:
            if name not in state:
                state[name] = filled_for(parameter, 0)
    step: np.ndarray = state["step"]._data
    step += 1
    return float(step), [state[name]._data for name in names]


def filled_for(parameter: np.ndarray, value: float) -> Tensor:
    """A Tensor of `value`, in memory as `parameter` is; both parts of complex numbers are it."""
    if value and parameter.dtype.kind == "c":
        return from_array(np.full_like(parameter, value * (1 + 1j)))
    return from_array(np.full_like(parameter, value) if value else np.zeros_like(parameter))


def number(value: float) -> Tensor:
    """A number that is kept, as PyTorch keeps the number of steps."""
    return from_array(np.array(value, float64 if get_default_dtype() == float64 else float32))


def note_write(parameter: Tensor) -> None:
    """Lets graphs that saved `parameter` know that its memory has been written: they are stale."""
    parameter._settle_version()
    clock.record_write(parameter._data, 3)


# ---- blocks --------------------------------------------------------------------------------------


class _Scratch(threading.local):
    def __init__(self) -> None:
        self.memory: dict[np.dtype[Any], np.ndarray] = {}

    def rows(self, count: int, dtype: np.dtype[Any]) -> np.ndarray:
        found = self.memory.get(dtype)
        if found is None or len(found) < count:
            found = self.memory[dtype] = np.empty((count, BLOCK), dtype)
        return found


_scratch = _Scratch()


def blocks(
    group: dict[str, Any],
    parameter: np.ndarray,
    gradient: np.ndarray,
    *kept: np.ndarray,
    scratch: int,
) -> Iterator[tuple[Any, ...]]:
    """Blocks of the same elements of `parameter`, `gradient` and the arrays `kept`, followed by as
    many arrays of scratch memory; all but the gradient may be written.

    The options of the group are applied first: ``maximize`` negates the gradient, and
    ``weight_decay`` times the parameter is added to it or, with ``decoupled_weight_decay``,
    subtracted ``lr`` times from the parameter. Complex numbers come as their real and imaginary
    parts. Arrays that do not lie in memory in one order come whole.
    """
    order: Any = "F" if parameter.flags.f_contiguous and not parameter.flags.c_contiguous else "C"
    arrays = [parameter, np.asarray(gradient, order=order), *kept]
    negated, decay, shrink = group["maximize"], group.get("weight_decay", 0), 1.0
    if not negated and not decay:
        yield from _views(arrays, order, scratch)
        return
    if group.get("decoupled_weight_decay"):
        decay, shrink = 0, 1 - float(group["lr"]) * decay
    decay = float(decay)
    for p, g, *rest, own in _views(arrays, order, scratch + 1):
        if shrink != 1.0:
            p *= shrink
        if negated:
            g = np.negative(g, out=own)
            if decay:
                g += decay * p
        elif decay:
            g = np.add(np.multiply(p, decay, out=own), g, out=own)
        yield p, g, *rest


def _views(arrays: list[Any], order: Any, scratch: int) -> Iterable[tuple[Any, ...]]:
    """Blocks of all arrays, if they all lie in memory in that order, each with scratch memory."""
    flag = "C_CONTIGUOUS" if order == "C" else "F_CONTIGUOUS"
    dtype, shape = arrays[0].dtype, (scratch, *arrays[0].shape)
    if any(not each.flags[flag] for each in arrays):
        if dtype.kind != "c":
            return ((*arrays, *np.empty(shape, dtype)),)
        halves = ([getattr(each, part) for each in arrays] for part in ("real", "imag"))
        return ((*half, *np.empty(shape, half[0].dtype)) for half in halves)
    arrays = [each.ravel(order) for each in arrays]
    if dtype.kind == "c":
        arrays = [each.view(each.real.dtype) for each in arrays]
    size = arrays[0].size
    memory = _scratch.rows(scratch, arrays[0].dtype)[:scratch]
    if size <= BLOCK:
        return ((*arrays, *memory[:, :size]),)
    places = (slice(start, min(start + BLOCK, size)) for start in range(0, size, BLOCK))
    return (
        (*[each[place] for each in arrays], *memory[:, : place.stop - place.start])
        for place in places
    )


# ---- running means -------------------------------------------------------------------------------


def moments(
    group: dict[str, Any],
    parameter: np.ndarray,
    gradient: np.ndarray,
    *kept: np.ndarray,
    scratch: int,
) -> Iterator[tuple[Any, ...]]:
    """What `blocks` gives, with both running means, the first two of `kept`, brought up to date by
    the gradient: what Adam and its kin begin with."""
    beta1, beta2 = group["betas"]
    for p, g, mean, square, *rest in blocks(group, parameter, gradient, *kept, scratch=scratch):
        average(mean, g, beta1, rest[-1])
        average_square(square, g, beta2, rest[-1])
        yield p, g, mean, square, *rest


def average(mean: np.ndarray, g: np.ndarray, beta: float, scratch: np.ndarray) -> None:
    """``mean = beta * mean + (1 - beta) * g``, in place."""
    np.subtract(g, mean, out=scratch)
    scratch *= 1 - beta
    mean += scratch


def average_square(mean: np.ndarray, g: np.ndarray, beta: float, scratch: np.ndarray) -> None:
    """``mean = beta * mean + (1 - beta) * g**2``, in place."""
    np.multiply(g, g, out=scratch)
    scratch *= 1 - beta
    mean *= beta
    mean += scratch
