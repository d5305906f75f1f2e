"""Building blocks of update rules: the state of a parameter, one pass over it, its gradient and its
state, or the same step in operations that are recorded, and running means.

An update rule is half a dozen NumPy calls. On whole arrays each reads and writes memory anew; on
blocks that stay in the processor's cache only the first and the last do. On large arrays the same
calls become one native loop, where there are such.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache, partial
from typing import Any

import numpy as np

from autograd.array.written import Written
from autograd.base.dtypes import float32, float64, get_default_dtype
from autograd.base.ops import ops
from autograd.core import version_counter as clock
from autograd.core.tensor import Tensor, from_array
from autograd.kernels.large import NATIVE


class Recorded(Written):
    """A Tensor in the place of an array. put: called with the last value at the end of a step."""

    def __init__(self, value: Any = None, put: Callable[[Tensor], Any] | None = None) -> None:
        super().__init__(value)
        self.put = put

    def clip(self, low: Any, high: Any, out: Written) -> None:
        """Writes all elements, within limits."""
        out.value = ops.clamp(self.value, low, high)


def run_recorded(
    update: Callable[..., None], numbers: Sequence[Any], given: Sequence[Recorded], scratch: int
) -> None:
    """Calls ``update(numbers, *given, *scratch)``, of complex numbers for both of their parts, and
    puts the new values of all but the second, the gradient, into their places."""
    known = [Recorded(x) if isinstance(x, Tensor) else x for x in numbers]
    ways: Sequence[Callable[[Any], Any]] = (lambda x: x,)
    if given[0].value.is_complex():
        ways = (ops.real, ops.imag)
    found = []
    for part in ways:
        cells = [Recorded(part(each.value)) for each in given]
        update(known, *cells, *[Recorded() for _ in range(scratch)])
        found.append([each.value for each in cells])
    for i, each in enumerate(given):
        if i != 1 and each.put is not None:
            values = [part[i] for part in found]
            each.put(values[0] if len(values) == 1 else ops.complex(*values))


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
    return float(step), kept_of(state, parameter, *names)


def kept_of(state: dict[str, Any], parameter: Any, *names: str) -> list[Any]:
    """The arrays that are kept under `names`; of a step that is recorded as such values."""
    if parameter.__class__ is Recorded:
        return [Recorded(state[name], partial(state.__setitem__, name)) for name in names]
    return [state[name]._data for name in names]


def number_of(group: dict[str, Any], value: Any) -> Any:
    """An option as a number; of steps that are recorded a Tensor itself, whose gradient is known
    too."""
    return value if group.get("differentiable") and isinstance(value, Tensor) else value_of(value)


def value_of(option: Any) -> float:
    """An option, which may be a Tensor, as a number."""
    return float(option.item() if isinstance(option, Tensor) else option)


def filled_for(parameter: Any, value: float) -> Tensor:
    """A Tensor of `value`, in memory as `parameter` is; both parts of complex numbers are it."""
    if parameter.__class__ is Recorded:
        parameter = parameter.value._data
    if value and parameter.dtype.kind == "c":
        return from_array(np.full_like(parameter, value * (1 + 1j)))
    return from_array(np.full_like(parameter, value) if value else np.zeros_like(parameter))


def number(value: Any) -> Tensor:
    """A number that is kept, as PyTorch keeps the number of steps; a Tensor is kept itself."""
    if isinstance(value, Tensor):
        return value
    return from_array(np.array(value, float64 if get_default_dtype() == float64 else float32))


def note_write(parameter: Tensor) -> None:
    """Lets graphs that saved `parameter` know that its memory has been written: they are stale."""
    parameter._settle_version()
    clock.record_write(parameter._data, 3)


# ---- steps ---------------------------------------------------------------------------------------


class _Scratch(threading.local):
    def __init__(self) -> None:
        self.memory: dict[np.dtype[Any], np.ndarray] = {}

    def rows(self, count: int, dtype: np.dtype[Any]) -> np.ndarray:
        found = self.memory.get(dtype)
        if found is None or len(found) < count:
            found = self.memory[dtype] = np.empty((count, BLOCK), dtype)
        return found


_scratch = _Scratch()


class Update:
    """An update rule, and what is done to parameter and gradient before it.

    rule     ``rule(numbers, parameter, gradient, *kept, *scratch, **choices)``: writes the arrays
             but the gradient, by arithmetic on their elements: operators, ufuncs, assignments
    scratch  how many arrays it is given to work with
    negated  whether the gradient is negated
    decayed  whether the first number times the parameter is added to the gradient
    shrunk   whether the parameter is multiplied by the first number
    choices  what else the rule depends on
    """

    __slots__ = ("choices", "decayed", "negated", "rule", "scratch", "shrunk")

    def __init__(
        self,
        rule: Callable[..., None],
        scratch: int,
        negated: bool,
        decayed: bool,
        shrunk: bool,
        **choices: bool,
    ) -> None:
        self.rule, self.choices = rule, choices
        self.negated, self.decayed, self.shrunk = negated, decayed, shrunk
        self.scratch = scratch + (negated or decayed)

    def __call__(self, numbers: Sequence[Any], p: Any, g: Any, *rest: Any) -> None:
        weight, *own_numbers = numbers
        if self.shrunk:
            p *= weight
        if self.negated or self.decayed:
            rest, own = rest[:-1], rest[-1]
            if self.negated:
                g = np.negative(g, out=own)
                if self.decayed:
                    g += weight * p
            else:
                g = np.add(np.multiply(p, weight, out=own), g, out=own)
        self.rule(own_numbers, p, g, *rest, **self.choices)


_update = lru_cache(maxsize=256)(Update)


def take_step(
    rule: Callable[..., None],
    group: dict[str, Any],
    numbers: tuple[Any, ...],
    parameter: Any,
    gradient: Any,
    kept: Sequence[Any] = (),
    scratch: int = 1,
    **choices: bool,
) -> None:
    """Writes a parameter, and the arrays `kept` of it, as `Update.rule` says. `numbers` may be
    others in each step; of other `choices` another native loop is made.

    The options of the group are applied first: ``maximize`` negates the gradient, and
    ``weight_decay`` times the parameter is added to it or, with ``decoupled_weight_decay``,
    subtracted ``lr`` times from the parameter. Of complex numbers the rule gets the real and the
    imaginary parts, of large arrays that lie in memory in one order a block at a time.
    """
    weight = number_of(group, group.get("weight_decay", 0))
    shrunk = value_of(weight) != 0 and bool(group.get("decoupled_weight_decay"))
    decayed = value_of(weight) != 0 and not shrunk
    if shrunk:
        weight = 1 - number_of(group, group["lr"]) * weight
    update = _update(rule, scratch, bool(group["maximize"]), decayed, shrunk, **choices)
    numbers = (weight, *numbers)
    if isinstance(parameter, Recorded):
        run_recorded(update, numbers, [parameter, gradient, *kept], update.scratch)
        return
    arrays, flat = [parameter, gradient, *kept], None
    if parameter.size > BLOCK >> 4 or parameter.dtype.kind == "c":
        flat = _flat(arrays)
        if flat and parameter.size >= NATIVE.least and NATIVE.update(update, numbers, flat):
            return
    for each in _blocks(flat, update.scratch) if flat else _parts(arrays, update.scratch):
        update(numbers, *each)


def _flat(arrays: list[np.ndarray]) -> list[np.ndarray] | None:
    """The arrays as vectors of real numbers, if they all lie in memory in one order; the second
    one, the gradient, is copied into it."""
    parameter, gradient, *_ = arrays
    fortran = parameter.flags.f_contiguous and not parameter.flags.c_contiguous
    order: Any = "F" if fortran else "C"
    arrays[1] = np.asarray(gradient, order=order)
    for each in arrays:
        if not (each.flags.f_contiguous if fortran else each.flags.c_contiguous):
            return None
    flat = [each.ravel(order) for each in arrays]
    return [each.view(each.real.dtype) for each in flat] if parameter.dtype.kind == "c" else flat


def _blocks(arrays: list[np.ndarray], scratch: int) -> Iterable[tuple[Any, ...]]:
    """Blocks of all vectors, each with scratch memory."""
    size = arrays[0].size
    memory = _scratch.rows(scratch, arrays[0].dtype)[:scratch]
    if size <= BLOCK:
        return ((*arrays, *memory[:, :size]),)
    places = (slice(start, min(start + BLOCK, size)) for start in range(0, size, BLOCK))
    return (
        (*[each[place] for each in arrays], *memory[:, : place.stop - place.start])
        for place in places
    )


def _parts(arrays: list[np.ndarray], scratch: int) -> Iterable[tuple[Any, ...]]:
    """All of the arrays, of complex numbers their real and imaginary parts, with scratch memory."""
    every = [arrays]
    if arrays[0].dtype.kind == "c":
        every = [[each.real for each in arrays], [each.imag for each in arrays]]
    return [(*each, *[np.empty_like(each[0]) for _ in range(scratch)]) for each in every]


# ---- running means -------------------------------------------------------------------------------


def average(mean: Any, g: Any, share: Any, scratch: Any) -> None:
    """``mean = (1 - share) * mean + share * g``, in place."""
    np.subtract(g, mean, out=scratch)
    scratch *= share
    mean += scratch


def average_square(mean: Any, g: Any, beta: Any, share: Any, scratch: Any) -> None:
    """``mean = beta * mean + share * g**2``, in place."""
    np.multiply(g, g, out=scratch)
    scratch *= share
    mean *= beta
    mean += scratch
