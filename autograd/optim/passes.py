"""One pass over a parameter, its gradient and what an optimizer keeps of it, block by block, and
the parts that update rules share.

An update rule is half a dozen NumPy calls. On whole arrays each reads and writes memory anew; on
blocks that stay in the processor's cache only the first and the last do.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from typing import Any

import numpy as np

from autograd.core import version_counter as clock
from autograd.core.tensor import Tensor

__all__ = ["average", "average_square", "blocks", "decayed", "moments", "note_write"]

BLOCK = 1 << 16
"""Elements of a block, as in `autograd.kernels.elementwise.blocks`."""


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
    parameter: np.ndarray, gradient: np.ndarray, *kept: np.ndarray, scratch: int
) -> Iterator[tuple[Any, ...]]:
    """Blocks of the same elements of `parameter`, `gradient` and the arrays `kept`, as views that
    may be written (the gradient's must not be), each followed by as many arrays of scratch memory.

    Complex numbers come as their real and imaginary parts. Arrays that do not lie in memory in one
    order come whole.
    """
    order: Any = "F" if parameter.flags.f_contiguous and not parameter.flags.c_contiguous else "C"
    arrays = [parameter, np.asarray(gradient, order=order), *kept]
    if all(_lies(each, order) for each in arrays):
        arrays = [each.ravel(order) for each in arrays]
        if parameter.dtype.kind == "c":
            arrays = [each.view(each.real.dtype) for each in arrays]
        size = arrays[0].size
        memory = _scratch.rows(scratch, arrays[0].dtype)
        if size <= BLOCK:
            yield *arrays, *memory[:scratch, :size]
            return
        for start in range(0, size, BLOCK):
            stop = min(start + BLOCK, size)
            yield *(each[start:stop] for each in arrays), *memory[:scratch, : stop - start]
    else:
        if parameter.dtype.kind == "c":
            for part in ("real", "imag"):
                parts = [getattr(each, part) for each in arrays]
                yield *parts, *np.empty((scratch, *parameter.shape), parts[0].dtype)
            return
        yield *arrays, *np.empty((scratch, *parameter.shape), parameter.dtype)


def _lies(array: np.ndarray, order: str) -> bool:
    return array.flags.c_contiguous if order == "C" else array.flags.f_contiguous


def note_write(parameter: Tensor) -> None:
    """Lets graphs that saved `parameter` know that its memory has been written: they are stale."""
    parameter._settle_version()
    clock.record_write(parameter._data, 3)


# ---- parts of update rules -----------------------------------------------------------------------


def decayed(
    p: np.ndarray, g: np.ndarray, scratch: np.ndarray, decay: float, negated: bool
) -> np.ndarray:
    """The gradient, `negated` or not, plus `decay` times the parameter; in `scratch` if changed."""
    if negated:
        np.negative(g, out=scratch)
        if decay:
            scratch += decay * p
        return scratch
    if decay:
        np.multiply(p, decay, out=scratch)
        scratch += g
        return scratch
    return g


def _decays(group: dict[str, Any], lr: float) -> tuple[float, float]:
    """What `decayed` adds of the parameter to its gradient, and by what the parameter itself is
    multiplied before a step: one of both is the ``weight_decay`` of the group."""
    decay = group["weight_decay"]
    return (0, 1 - lr * decay) if group["decoupled_weight_decay"] else (decay, 1.0)


def moments(
    group: dict[str, Any],
    parameter: np.ndarray,
    gradient: np.ndarray,
    *kept: np.ndarray,
    scratch: int,
) -> Iterator[tuple[Any, ...]]:
    """What `blocks` gives, decayed as the group says, with both running means, the first two of
    `kept`, brought up to date by the gradient: what Adam and its kin begin with.

    The gradient may lie in the first scratch array; the others are free.
    """
    beta1, beta2 = group["betas"]
    decay, shrink = _decays(group, float(group["lr"]))
    for p, g, mean, square, *rest in blocks(parameter, gradient, *kept, scratch=scratch):
        a, b = rest[len(kept) - 2 : len(kept)]
        if shrink != 1.0:
            p *= shrink
        g = decayed(p, g, a, decay, group["maximize"])
        average(mean, g, beta1, b)
        average_square(square, g, beta2, b)
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
