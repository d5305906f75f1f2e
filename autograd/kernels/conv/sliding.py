"""Windows that slide over dimensions, and the layout in which each of their offsets is contiguous.

Window number q starts at s q - p of its dimension and reads the elements s q - p + d k for k in
0..K-1: stride s, padding p, dilation d, kernel size K. With d k = s m + r, element k of the window
is element q + m of phase r, the phase being every s-th element of the padded input from r on. In
a layout of one contiguous piece for each phase, element k of all windows is thus one run of memory,
in several dimensions too, if a few elements at the end of each row that belong to no window are
taken along. Moving windows then costs what copying memory costs, whatever the stride.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence
from functools import lru_cache, wraps
from operator import mul
from typing import Any

import numpy as np

from autograd.array.duck import strided
from autograd.base.locks import cached_property
from autograd.base.record import Record

__all__ = ["Group", "Phases", "Sliding", "divisor_of", "kept_of_few", "sliding"]

Sizes = tuple[int, ...]

_FEW = 1 << 12
"""Windows of which what is known is kept."""


class Group(Record):
    """The kernel's elements of one phase: every `period`-th from `first` on in each dimension.

    shift  where the first lies in its phase;  step  how far one lies from the next
    """

    phase: Sizes
    first: Sizes
    period: Sizes
    shift: Sizes
    step: Sizes
    counts: Sizes

    @cached_property
    def part(self) -> tuple[slice, ...]:
        """Where they stand in an array of the kernel's shape."""
        return tuple(map(slice, self.first, itertools.repeat(None), self.period))


class Sliding(Record, eq=False):
    """Windows over dimensions of sizes `size`, `count` of them along each; made by `sliding`, once,
    so that what is kept of one is found by its identity."""

    size: Sizes
    kernel: Sizes
    stride: Sizes
    padding: Sizes
    dilation: Sizes
    count: Sizes

    @property
    def sizes(self) -> tuple[Sizes, ...]:
        """What `sliding` makes it of."""
        return self.size, self.kernel, self.stride, self.padding, self.dilation, self.count

    @cached_property
    def single(self) -> bool:
        """Whether windows are the elements: window q reads element q and no other."""
        alone = set(self.kernel + self.stride) == {1} and not any(self.padding)
        return alone and self.count == self.size

    @cached_property
    def reach(self) -> Sizes:
        """How far in its phase the last element of a window lies from the first."""
        each = zip(self.kernel, self.stride, self.dilation, strict=True)
        return tuple([d * (k - 1) // s for k, s, d in each])

    @cached_property
    def extent(self) -> Sizes:
        """The elements of a phase."""
        return tuple([n + m for n, m in zip(self.count, self.reach, strict=True)])

    @cached_property
    def line(self) -> int:
        """The elements of a phase that stand at one place of the first dimension."""
        return math.prod(self.extent[1:])

    @cached_property
    def groups(self) -> tuple[Group, ...]:
        """The phases that windows read, and which of the kernel's elements read each."""
        steps = tuple(map(math.gcd, self.stride, self.dilation))
        period = tuple([s // g for s, g in zip(self.stride, steps, strict=True)])
        step = tuple([d // g for d, g in zip(self.dilation, steps, strict=True)])
        found = []
        for first in itertools.product(*map(range, map(min, period, self.kernel))):
            ends = [d * k for d, k in zip(self.dilation, first, strict=True)]
            shift, phase = zip(*map(divmod, ends, self.stride), strict=True)
            counts = [
                len(range(k, n, p)) for k, n, p in zip(first, self.kernel, period, strict=True)
            ]
            found.append(Group(phase, first, period, shift, step, tuple(counts)))
        return tuple(found)

    @cached_property
    def elements(self) -> tuple[tuple[int, Sizes], ...]:
        """For each of the kernel's elements, in order, the number of its group and its shift."""
        found = {}
        for number, group in enumerate(self.groups):
            for each in itertools.product(*map(range, group.counts)):
                key = zip(group.first, group.period, each, strict=True)
                place = tuple([k + p * i for k, p, i in key])
                key = zip(group.shift, group.step, each, strict=True)
                found[place] = number, tuple([m + t * i for m, t, i in key])
        return tuple([found[place] for place in itertools.product(*map(range, self.kernel))])

    @cached_property
    def span(self) -> Sizes:
        """The elements of the padded input, from its first one to the last that a window reads, or
        to the last of the input."""
        facts = zip(*self.sizes, strict=True)
        return tuple([max(p + n, s * (q - 1) + d * (k - 1) + 1) for n, k, s, p, d, q in facts])

    @cached_property
    def inside(self) -> tuple[Any, ...]:
        """The subscript of the input in the padded one."""
        return (..., *[slice(p, p + n) for p, n in zip(self.padding, self.size, strict=True)])

    @cached_property
    def parts(self) -> tuple[tuple[Any, ...], ...]:
        """For each of the kernel's elements, in order, the subscript of what it reads for all
        windows in the padded input."""
        ends = [s * (q - 1) + 1 for s, q in zip(self.stride, self.count, strict=True)]
        return tuple([
            (..., *[
                slice(d * k, d * k + end, s)
                for d, k, end, s in zip(self.dilation, each, ends, self.stride, strict=True)
            ])
            for each in itertools.product(*map(range, self.kernel))
        ])  # fmt: skip

    @cached_property
    def _layouts(self) -> dict[int, tuple[Sizes, Sizes, int]]:
        return {}

    def layout(self, rows: int) -> tuple[Sizes, Sizes, int]:
        """The sizes and steps of a phase with windows in `rows` rows, and how many elements the
        last window's run goes on beyond it."""
        if rows not in self._layouts:
            extent = (rows + self.reach[0], *self.extent[1:])
            steps = tuple([math.prod(extent[i + 1 :]) for i in range(len(extent))])
            over = sum(m * step for m, step in zip(self.reach[1:], steps[1:], strict=True))
            self._layouts[rows] = extent, steps, over
        return self._layouts[rows]

    @cached_property
    def _covered(self) -> dict[tuple[int, int, int], tuple[Any, Any] | None]:
        return {}

    def covered(self, number: int, first: int, rows: int) -> tuple[Any, Any] | None:
        """Which elements of phase `number` are elements of the input, and which of these: the
        subscripts of both behind leading dimensions.

        Of the first dimension only the phase's rows from `first` on count. The rest is padding,
        and all of it is if the result is None.
        """
        key = number, first, rows
        if key not in self._covered:
            self._covered[key] = self._cover(self.groups[number], first, rows)
        return self._covered[key]

    def _cover(self, group: Group, first: int, rows: int) -> tuple[Any, Any] | None:
        inside, source = [], []
        for i, (n, s, p, r) in enumerate(
            zip(self.size, self.stride, self.padding, group.phase, strict=True)
        ):
            begin, end = (first, first + rows) if i == 0 else (0, self.extent[i])
            low = max(begin, -((r - p) // s))
            high = min(end, (n - 1 + p - r) // s + 1)
            if high <= low:
                return None
            start = s * low + r - p
            inside.append(slice(low - begin, high - begin))
            source.append(slice(start, start + s * (high - low - 1) + 1, s))
        return (..., *inside), (..., *source)


def sliding(*numbers: Sequence[int]) -> Sliding:
    """The Sliding of these numbers, made once."""
    return _sliding(*map(tuple, numbers))


_sliding = lru_cache(1024)(Sliding)


class Phases:
    """Room for all phases of the windows in `rows` places of the first dimension.

    Dimensions of sizes `lead` stand before those that windows slide over. `zero` is what the
    padding holds. The memory is where the array `like` is.
    """

    def __init__(
        self, slide: Sliding, lead: Sizes, dtype: np.dtype[Any], rows: int, zero: Any = 0,
        like: Any = None,
    ) -> None:  # fmt: skip
        self.slide = slide
        self.lead = lead
        self.rows = rows
        self.zero = zero
        extent, _, over = slide.layout(rows)
        size = math.prod(extent)
        self.memory = np.empty((len(slide.groups), *lead, size + over), dtype, like=like)
        self.images = self.memory[..., :size].reshape(len(slide.groups), *lead, *extent)
        # The part of each phase that `fill` wrote last; around it are zeros.
        self._filled: list[Any] = [None] * len(slide.groups)

    def fill(self, x: np.ndarray, first: int = 0) -> None:
        """Takes `x`, of shape (*lead, *size), from row `first` of the phases on."""
        rows = self.rows + self.slide.reach[0]
        for number in range(len(self.slide.groups)):
            found = self.slide.covered(number, first, rows)
            if found is None:
                self.memory[number] = self.zero
                self._filled[number] = None
                continue
            inside, source = found
            if self._filled[number] != inside:
                self.memory[number] = self.zero
                self._filled[number] = inside
            self.images[number][inside] = x[source]

    def drain(self, out: np.ndarray) -> None:
        """Writes the elements to where `fill` takes them from; nothing where no window reads."""
        for number in range(len(self.slide.groups)):
            found = self.slide.covered(number, 0, self.rows + self.slide.reach[0])
            if found is not None:
                inside, source = found
                out[source] = self.images[number][inside]

    def runs(self, rows: int, flat: bool) -> list[tuple[Any, np.ndarray]]:
        """For each group of the kernel's elements where they stand in the kernel, and what they
        read: (first of lead, *counts, rest of lead, windows).

        The windows are those in the first `rows` rows. They are one dimension with what lies
        between them if `flat`, else as many as there are.
        """
        groups = enumerate(self.slide.groups)
        return [(g.part, self._view(rows, flat, i, g.shift, g.counts, g.step)) for i, g in groups]

    def run(self, element: int, first: int, rows: int, flat: bool) -> np.ndarray:
        """The elements that number `element` of the kernel's reads: (*lead, windows).

        The windows are as for `runs`, of the rows from `first` on.
        """
        group, shift = self.slide.elements[element]
        return self._view(rows, flat, group, (shift[0] + first, *shift[1:]))

    def _view(self, *which: Any) -> np.ndarray:
        layout = _layout_of_runs(self.slide, self.lead, self.rows, self.memory.itemsize, *which)
        return strided(self.memory, *layout)


@lru_cache(512)
def _layout_of_runs(
    slide: Sliding, lead: Sizes, height: int, item: int, rows: int, flat: bool, number: int,
    shift: Sizes, counts: Sizes = (), steps: Sizes = (),
) -> tuple[Sizes, Sizes, int]:  # fmt: skip
    """Shape, strides and offset in Phases of what windows in `rows` rows read of group `number`
    from `shift` on: one element, or `counts` of them, `steps` apart."""
    extent, inner, over = slide.layout(height)
    size = (math.prod(extent) + over) * item
    windows = (rows * inner[0],) if flat else (rows, *slide.count[1:])
    between = (item,) if flat else tuple([n * item for n in inner])
    apart = [t * n * item for t, n in zip(steps, inner, strict=False)]
    outer = [size * math.prod(lead[i + 1 :]) for i in range(len(lead))]
    start = number * size * math.prod(lead) + sum(map(mul, shift, inner)) * item
    shape = (*lead[:1], *counts, *lead[1:], *windows)
    return shape, (*outer[:1], *apart, *outer[1:], *between), start


def kept_of_few(function: Callable[..., Any]) -> Callable[..., Any]:
    """`function` of a Sliding and more, whose results are kept where there are few windows."""
    kept = lru_cache(256)(function)

    @wraps(function)
    def found(slide: Sliding, *args: Any) -> Any:
        return (kept if math.prod(slide.count) <= _FEW else function)(slide, *args)

    return found


def divisor_of(slide: Sliding, count_include_pad: bool, divisor_override: int | None) -> Any:
    """What the sums of windows are divided by: the same number for all, or one for each.

    It is the number of a window's elements, with those of the padding or without. What lies beyond
    the padding, where a last window of `ceil_mode` may reach, never counts. Raises RuntimeError if
    `divisor_override` is 0.
    """
    if divisor_override is not None:
        if not divisor_override:
            raise RuntimeError("divisor must be not zero")
        return divisor_override
    return _count_elements(slide, count_include_pad)


@kept_of_few
def _count_elements(slide: Sliding, count_include_pad: bool) -> Any:
    number: Any = 1
    for n, k, s, p, count in zip(
        slide.size, slide.kernel, slide.stride, slide.padding, slide.count, strict=True
    ):
        start = s * np.arange(count) - p
        end = np.minimum(start + k, n + p)
        if not count_include_pad:
            start, end = np.maximum(start, 0), np.minimum(end, n)
        number = np.multiply.outer(number, end - start)
    whole = math.prod(slide.kernel)
    if (number == whole).all():
        return whole
    number.flags.writeable = False
    return number
