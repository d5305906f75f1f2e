"""A group as a native loop: its text as Python, and the call of the machine code."""

from __future__ import annotations

import pickle
from collections import Counter, OrderedDict
from collections.abc import Callable, Collection, Sequence
from math import prod
from typing import Any

import numpy as np

from autograd.base.record import replace
from autograd.compile.backend_native.again import compute_again
from autograd.compile.backend_native.nests import Nests
from autograd.compile.backend_native.readings import cuts_between
from autograd.compile.backend_native.reads import absorb_reads, sources
from autograd.compile.backend_native.reasons import reason_against
from autograd.compile.backend_native.sharing import run_native
from autograd.compile.backend_numpy.blocks import GroupText
from autograd.compile.backend_numpy.runtime import thread_count
from autograd.compile.ir import reductions
from autograd.compile.ir.diagonals import diagonal_of
from autograd.compile.ir.graph import Graph, Step, Value
from autograd.compile.ir.targets import Mapped, Reduce, Scan
from autograd.compile.schedule.fuse import (
    Group,
    Layout,
    can_fuse,
    domain_of,
    find_escaping,
    fuse,
    is_late,
)
from autograd.compile.settings import Settings
from autograd.native import jit
from autograd.native.entry import MOST, Parameter, entry
from autograd.native.llvm_loops import llvm_text
from autograd.native.nest import Kernel
from autograd.native.python_text import python_text
from autograd.native.team_text import CAN_SLEEP
from autograd.native.vectors import FUNCTIONS

_ELEMENTS = 1 << 16
"""Elements of a block, at least."""
_BLOCKS = 64
"""Blocks of a loop, at most: each has sums of its own."""
_SHARES, _FEWEST, _LINE = 16, 1 << 14, 64
"""Blocks for each thread of a loop without sums, so that all have finished at nearly the same time;
elements of such a block, at least, and of what it is a multiple: blocks are whole cache lines."""
_FEW = MOST - 72
"""Values of a loop for which there are enough parameters, whatever they are."""
_CALL, _ARRAY = 300, 60
_STEP, _ELEMENT = 400, 0.4
"""Nanoseconds: of calling a loop, and for each of its arrays; of a call of NumPy's, and for each
element what it takes longer than in a loop."""
_SHARED, _JOINED = (25_000, 50_000) if CAN_SLEEP else (300_000, 300_000)
"""Nanoseconds of work from which on threads share it; where there are sums of blocks, which are
added up by NumPy, the second. A helper that is awake has its part within a microsecond, one that
sleeps in ten, and a thread of Python's in a hundred."""
_BYTE, _QUICK, _LONG = 0.025, 0.05, 0.6
"""Nanoseconds that a byte takes, about, and an element of a step, or of a function."""


_KEPT = 256
_builtins: OrderedDict[bytes, Any] = OrderedDict()
"""Builtins by the bytes of their kernels, which is sooner at hand than that of their modules."""


def module_text(kernel: Kernel) -> str:
    """The module of a kernel: its function and the builtin that calls it."""
    caller = entry(f"call_{kernel.name}", kernel.name, _parameters(kernel), _work(kernel), True)
    return llvm_text(kernel) + caller


def builtin_of(kernel: Kernel) -> Any:
    """The machine code of a kernel as a function of Python; kernels that differ by their names
    alone, such as those of the steps of a recurrent network, have it together."""
    kernel = replace(kernel, name="loops")
    key = pickle.dumps(kernel)  # its text would take four times as long
    found = _builtins.get(key)
    if found is None:
        found = _builtins[key] = jit.load(module_text(kernel)).builtin("call_loops")
        if len(_builtins) > _KEPT:
            _builtins.popitem(last=False)
    return found


def _parameters(kernel: Kernel) -> list[Parameter]:
    place = {name: i for i, name in enumerate(kernel.parameters)}
    integer = Parameter("integer")
    found = dict.fromkeys(kernel.parameters, integer)
    for number in kernel.numbers:
        found[number.name] = Parameter("number") if number.dtype.kind == "f" else integer
    for array in (*kernel.arrays, *kernel.scratch):
        sizes = [f"n{axis}" for axis in array.axes] if array.lengths is None else array.lengths
        shape = [place[size] for size in sizes]
        if array.partial or array.rows:
            shape.insert(0, place[array.rows or "blocks"])
        if array.parts:
            shape.insert(array.after_rows, place[array.parts])
        found[array.name] = Parameter("array", array.dtype, tuple(shape), array.written)
    return [found[name] for name in kernel.parameters]


def _work(kernel: Kernel) -> list[int]:
    return [kernel.parameters.index(size) for size in kernel.sizes]


# ---- units ---------------------------------------------------------------------------------------


def native_units(graph: Graph, settings: Settings) -> list[Group | Step]:
    """The units of a program: groups that are native loops or NumPy's blocks, and single steps."""

    def sort(step: Step) -> str:
        if not (can_fuse(step) or isinstance(step.target, Scan)):
            return ""
        if reason_against(step) is None:
            return "native"
        return "blocks" if can_fuse(step) and prod(domain_of(step)) >= settings.least else ""

    known = sources(graph)
    units: list[Group | Step] = []
    for unit in fuse(graph, 1, sort):
        if isinstance(unit, Group) and not (settings.always or _is_worth(unit, settings, known)):
            units.extend(unit.steps)
        else:
            units.append(unit)
    units = compute_again(graph, units, known, settings.least)
    units = absorb_reads(graph, units, known)
    uses = graph.uses()
    found: list[Group | Step] = []
    for unit in units:
        if isinstance(unit, Group) and unit.sort == "native":
            found += _narrow(unit, uses)
        else:
            found.append(unit)
    return found


def _narrow(group: Group, uses: Counter[Value]) -> list[Group]:
    """The group, in so many parts that each has no more parameters than a builtin takes."""
    values = {x for step in group.steps for x in (*step.inputs, *step.outputs)}
    if len(values) < _FEW:
        return [group]
    if len(nests_of("", group, uses).kernel.parameters) <= MOST:
        return [group]
    steps, reads = _apart(group)
    half = len(steps) // 2
    parts: list[Group] = []
    for few in (steps[:half], steps[half:]):
        needed = {x for step in few for x in step.inputs}
        part = Group(group.number, group.domain, group.sort)
        part.steps = [*[step for step in reads if step.output in needed], *few]
        parts += _narrow(part, uses)
    return parts


def nests_of(name: str, group: Group, uses: Counter[Value]) -> Nests:
    """The loops of a group, in a program whose Values are read so often."""
    return Nests(name, group, _layout(group), *_arrays(group, find_escaping(group, uses)))


def _apart(group: Group) -> tuple[list[Step], list[Step]]:
    """The steps that compute something, and the reads by index maps."""
    steps: list[Step] = []
    reads: list[Step] = []
    for step in group.steps:
        (reads if isinstance(step.target, Mapped) else steps).append(step)
    return steps, reads


def _layout(group: Group) -> Layout:
    """Its rows are such that all reads go through their dimensions in one step after the other."""
    return Layout(group, min(cuts_between(group.steps, group.domain), default=None))


def _arrays(group: Group, escaping: Collection[Value]) -> tuple[list[Value], list[Value]]:
    """What a loop reads, and what it writes but for sums of all its rows."""
    steps = _apart(group)[0]
    made = dict.fromkeys(step.output for step in steps)
    late = {step.output for step in steps if is_late(step)}
    read = dict.fromkeys(x for step in steps for x in step.inputs)
    return (
        [x for x in read if x not in made and x.scalar is None and diagonal_of(x) is None],
        [x for x in made if x in escaping and x not in late],
    )


def _is_worth(group: Group, settings: Settings, known: Collection[Value]) -> bool:
    """Whether a loop is faster than NumPy's calls."""
    size = prod(group.domain)
    if size >= settings.least:
        return True
    made = {step.output for step in group.steps}
    read = {value for step in group.steps for value in step.inputs} - made
    steps = len(group.steps) + sum(value in known for value in read)
    gain = steps * (_STEP + _ELEMENT * size)
    return gain > _CALL + _ARRAY * (len(read) + 1)


# ---- text ----------------------------------------------------------------------------------------


class NativeText(GroupText):
    """A group as the text of its loops, and their call."""

    def _plan(self, escaping: Collection[Value], settings: Settings) -> None:
        self.layout = layout = _layout(self.group)
        self.inputs, self.escaping = _arrays(self.group, escaping)
        self.nests = Nests(self.name, self.group, layout, self.inputs, self.escaping)
        whole = max(1, layout.rows * max(1, prod(layout.inner)))
        self.block = layout.block(settings.block or self._most(whole, settings.threads))
        self.blocks = max(1, -(-layout.rows // max(1, self.block)))
        self.pooled = bool(self.nests.scratch)
        self.names.namespace[self.name] = builtin_of(self.nests.kernel)

    def text(self) -> list[str]:
        """The lines of its loops as a function of Python."""
        return ["@native", *python_text(self.nests.kernel)]

    def _most(self, whole: int, threads: int | None) -> int:
        """Elements of a block. What is added up depends on them, and not on how many threads there
        are; without that each thread has a few, and one that is alone takes all at once."""
        if self._nanoseconds() < (_JOINED if self.late else _SHARED):
            return whole
        if self.late:
            return max(_ELEMENTS, -(-whole // _BLOCKS))
        threads = thread_count(threads, _BLOCKS)
        if threads == 1:
            return whole
        return max(_FEWEST, -(-whole // (threads * _SHARES * _LINE)) * _LINE)

    def _nanoseconds(self) -> float:
        """About how long one thread takes."""
        moved = sum(x.size * x.dtype.itemsize for x in [*self.inputs, *self.escaping])
        each = sum(_LONG if step.target.title in FUNCTIONS else _QUICK for step in self.group.steps)
        return _BYTE * moved + each * prod(self.layout.domain)

    def _calls(self, allocate: Callable[[Value], str]) -> list[str]:
        layout, names, nests = self.layout, self.names, self.nests
        lines = [self._head(), f"# over {list(layout.domain)}, {self._cut()}"]
        lines += [f"{names[x]} = {self._allocated(x, allocate)}" for x in self.escaping]
        for step in self.late:
            array = nests.partial[step.output]
            shape = (self.blocks, *self._sizes(array.axes))
            lines.append(f"{names[step.output]} = np.empty({shape}, {array.dtype.str!r})")
        sizes = [*nests.sizes, self.blocks]
        numbers = [f"int({names[x]})" if x.dtype.kind == "b" else names[x] for x in nests.numbers]
        given = [*map(str, [*sizes, *nests.lengths]), *numbers]
        given += [self._in_shape(x, shape) for x, shape, _ in nests.given]
        given += [self._in_shape(x, self._sizes(nests.axes_of(x))) for x in nests.results]
        given += [names[x] for x in nests.partial]
        kinds = [(array.dtype.str, self._sizes(array.axes)) for array in nests.scratch.values()]
        if self.blocks == 1:
            scratch = [f"work.array({names.slot()}, {shape}, {d!r})" for d, shape in kinds]
            call = ", ".join(["0", str(layout.rows), "0", *scratch, *given])
            lines.append(f"{self.name}({call})")
        else:
            names.namespace["run_native"] = run_native
            call = f"{self.block}, {self._scratch(kinds)}, ({', '.join(given)},)"
            lines.append(f"run_native({self.name}, {layout.rows}, {call})")
        lines += [self._joined(step) for step in self.late]
        return lines

    def _cut(self) -> str:
        if self.blocks == 1:
            return "native"
        plural = "s" * (self.threads > 1)
        return f"native, {self.blocks} blocks of {self.block} rows, {self.threads} thread{plural}"

    def _allocated(self, value: Value, allocate: Callable[[Value], str]) -> str:
        if self.layout.domain and value.size >= _ELEMENTS >> 2:
            self.pooled = True
            found = allocate(value)
            donated = [x for x in self.inputs if self.names[x] == found]
            if all(self.nests.is_read_before(x, value) for x in donated):
                return found
        kind = "" if value.dtype == np.float64 else f", {value.dtype.str!r}"
        return f"np.empty({value.shape}{kind})"

    def _scratch(self, kinds: Sequence[tuple[str, tuple[int, ...]]]) -> str:
        if not kinds:
            return f"[[]] * {self.threads}"

        def make() -> list[np.ndarray]:
            return [np.empty(shape, dtype) for dtype, shape in kinds]

        maker = self.names.bind("scratch", make)
        return f"work.scratch({self.names.slot()}, {maker}, {self.threads})"

    def _sizes(self, axes: Sequence[int]) -> tuple[int, ...]:
        return tuple(self.nests.sizes[axis] for axis in axes)

    def _in_shape(self, value: Value, shape: tuple[int, ...]) -> str:
        name = self.names[value]
        if value.shape == shape == ():
            return f"np.asarray({name})"
        return name if shape == value.shape else f"{name}.reshape({shape})"

    def _joined(self, step: Step) -> str:
        """The sum of what the blocks gave."""
        target, value = step.target, step.output
        assert isinstance(target, Reduce)
        name = self.names[value]
        array = self.nests.partial[value]
        if self.blocks == 1:
            found = name if value.shape else f"{name}[0]"
        else:
            self.names.namespace[f"all_{target.title}"] = reductions.JOINED[target.title]
            found = f"all_{target.title}({name})"
        if array.dtype != value.dtype:
            found = f"{found}.astype({value.dtype.str!r})"
        return f"{name} = {found}.reshape({value.shape})"
