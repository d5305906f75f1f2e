"""The text of a group: a function of one block, and the loop over the blocks."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from autograd.compile.backend_numpy.emit import Names, literal
from autograd.compile.backend_numpy.runtime import thread_count
from autograd.compile.ir import reductions
from autograd.compile.ir.graph import Step, Value
from autograd.compile.ir.targets import Reduce
from autograd.compile.schedule.buffer_assignment import Registers
from autograd.compile.schedule.fuse import Group, Layout, is_late
from autograd.compile.settings import Settings

_MEMORY = 1 << 20
"""Bytes of a block of an array: few enough for the cache, and so many that threads seldom wait for
the interpreter's lock."""


class GroupText:
    """A group as text.

    function  the lines of the function that computes one block; none if there is only one, which
              the program computes itself
    calls     the lines of the program that make arrays, run the loop and finish sums
    pooled    whether they use memory that lives from call to call
    """

    pooled = True

    def __init__(
        self,
        number: int,
        group: Group,
        escaping: Collection[Value],
        names: Names,
        settings: Settings,
        allocate: Callable[[Value], str],
    ) -> None:
        self.name = f"group{number}"
        self.group = group
        self.names = names
        self.late = [step for step in group.steps if is_late(step)]
        self.function: list[str] = []
        self._plan(escaping, settings)
        self.threads = thread_count(settings.threads, self.blocks)
        self.calls = self._calls(allocate)

    def _plan(self, escaping: Collection[Value], settings: Settings) -> None:
        """Finds its arrays and blocks, and writes the function."""
        group = self.group
        self.layout = layout = Layout(group)
        width = max(step.output.dtype.itemsize for step in group.steps)
        self.block = layout.block(settings.block or _MEMORY // width)
        self.blocks = -(-layout.rows // self.block)
        made = dict.fromkeys(step.output for step in group.steps)
        late = {step.output for step in self.late}
        self.escaping = [x for x in made if x in escaping and x not in late]
        self.registers = Registers(group.steps, layout, self.escaping)
        read = [x for s in group.steps for x in s.inputs if literal(x, s) is None]
        self.inputs = list(dict.fromkeys(x for x in read if x not in made))
        self.known = {value: self.names[value] for value in [*self.inputs, *self.escaping]}
        if self.blocks > 1:
            self.function = self._function()

    # ---- one block -------------------------------------------------------------------------------

    def _function(self) -> list[str]:
        names = self.names
        scratch = [f"s{k}" for k in range(len(self.registers.kinds))]
        arrays = [*self.inputs, *self.escaping, *[step.output for step in self.late]]
        parameters = ["start", "stop", "block", *scratch, *[names[value] for value in arrays]]
        lines = [f"def {self.name}({', '.join(parameters)}):"]
        lines += [f"    {name} = {name}[: stop - start]" for name in scratch]
        for value in [*self.inputs, *self.escaping]:
            if self.layout.is_cut(value):
                lines.append(f"    {names[value]} = {names[value]}[start:stop]")
        lines += [f"    {self._statement(step)}" for step in self.group.steps]
        return lines

    def _statement(self, step: Step) -> str:
        value = step.output
        target = step.target
        self.names.namespace.update(target.namespace())
        args = [self._argument(each, step) for each in step.args]
        if isinstance(target, Reduce) and self.blocks > 1:
            axes = self.layout.axes(target.axes)
            call = f"{target.title}({', '.join(args)}, {axes})"
            if step in self.late:
                return f"{self.names[value]}[block] = {call}"
        else:
            call = target.source(args)
        if target.writes and value in self.escaping:
            return f"{call[:-1]}, out={self.names[value]})"
        if value in self.escaping:
            return f"{self.names[value]}[...] = {call}"
        if value in self.registers.of:
            self.known[value] = f"s{self.registers.of[value]}"
            return f"{call[:-1]}, out={self.known[value]})"
        self.known[value] = self.names[value]
        return f"{self.known[value]} = {call}"

    def _argument(self, value: Any, step: Step) -> str:
        if isinstance(value, Value):
            text = literal(value, step)
            return text if text is not None else self.known[value]
        return self.names.argument(value, step)

    # ---- all blocks ------------------------------------------------------------------------------

    def _head(self) -> str:
        titles = ", ".join(dict.fromkeys(step.target.title for step in self.group.steps))
        return f"# {self.name}: {titles}"

    def _at_once(self, allocate: Callable[[Value], str]) -> list[str]:
        """The steps on whole arrays."""
        layout, names = self.layout, self.names
        lines = [self._head(), f"# over {list(layout.domain)}"]
        lines += [f"{names[value]} = {allocate(value)}" for value in self.escaping]
        for k, (dtype, row) in enumerate(self.registers.kinds):
            shape = (*layout.domain[: layout.lead], *row)
            lines.append(f"s{k} = {names.scratch(k, dtype, shape)}")
        return lines + [self._statement(step) for step in self.group.steps]

    def _calls(self, allocate: Callable[[Value], str]) -> list[str]:
        if self.blocks == 1:
            return self._at_once(allocate)
        layout, names = self.layout, self.names
        lines = [
            self._head(),
            f"# over {list(layout.domain)} in {self.blocks} of {self.block} rows, "
            f"{self.threads} thread{'s' * (self.threads > 1)}",
        ]
        lines += [f"{names[value]} = {allocate(value)}" for value in self.escaping]
        for step in self.late:
            value = step.output
            # what one block adds to a complete sum: as a block of one row
            shape = (self.blocks, 1, *layout.row(value.shape))
            lines.append(
                f"{names[value]} = work.array({names.slot()}, {shape}, {value.dtype.str!r})"
            )
        arrays = [self._rows_of(value) for value in [*self.inputs, *self.escaping]]
        arrays += [names[step.output] for step in self.late]
        scratch = names.blocks(self.registers.kinds, self.block, self.threads)
        lines.append(
            f"run_blocks({self.name}, {layout.rows}, {self.block}, "
            f"{scratch}, ({', '.join(arrays)},))"
        )
        for step in self.late:
            assert isinstance(step.target, Reduce)
            names.namespace[f"all_{step.target.title}"] = reductions.JOINED[step.target.title]
            name, shape = names[step.output], step.output.shape
            lines.append(f"{name} = all_{step.target.title}({name}).reshape({shape})")
        return lines

    def _rows_of(self, value: Value) -> str:
        """An array with its rows along the first dimension; without them if it is shared."""
        layout = self.layout
        row = layout.row(value.shape)
        shape = (layout.rows, *row) if layout.is_cut(value) else row
        name = self.names[value]
        return name if shape == value.shape else f"{name}.reshape({shape})"
