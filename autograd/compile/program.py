"""A compiled program: its text and the function that runs it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import numpy as np

from autograd.compile.backend_native.text import NativeText, native_units
from autograd.compile.backend_numpy.blocks import GroupText
from autograd.compile.backend_numpy.emit import Names
from autograd.compile.backend_numpy.runtime import Workspace, own, run_blocks
from autograd.compile.backend_numpy.statements import Statements
from autograd.compile.ir.graph import Graph, Step, Value
from autograd.compile.ir.targets import Join, Product
from autograd.compile.lowering.lower import lower
from autograd.compile.passes import merge_passes, simplify
from autograd.compile.schedule.alias_analysis import may_alias, owns_storage
from autograd.compile.schedule.buffer_assignment import Buffers
from autograd.compile.schedule.donation import donated_buffers
from autograd.compile.schedule.fuse import Group, find_escaping, fuse
from autograd.compile.settings import Settings

_quiet = np.errstate(all="ignore")


class Program:
    """What computes the outputs of a graph from its inputs.

    groups   its loops
    steps    what it computes outside of them
    pooled   whether it has memory that lives from call to call
    quiet    whether NumPy's warnings are switched off, as they are in backward passes
    donated  (an argument) inputs of the graph whose memory results may take
    handed   how many of the outputs, the first ones, are results that a user gets and must own; the
             engine takes the others as they are. None: all are, and memory of results that nobody
             has any more is used for new ones
    """

    def __init__(
        self,
        graph: Graph,
        settings: Settings,
        handed: int | None = None,
        quiet: bool = True,
        donated: Collection[Value] = (),
    ) -> None:
        lower(graph, settings.backend == "native")
        simplify(graph, settings.backend == "native")
        merge_passes(graph, settings.least)
        self.graph = graph
        self.settings = settings
        self.handed = handed
        self.groups: list[GroupText] = []
        self.steps: list[Step] = []
        self.pooled = False
        names = Names(graph)
        self._text = self._program(graph, names, settings, donated)
        scope = {**names.namespace, "run_blocks": run_blocks, "own": own}
        text = "\n".join([*[line for group in self.groups for line in group.function], self._text])
        exec(compile(text, "<autograd.compile>", "exec"), scope)
        loops_only = not self.steps and all(each.group.sort == "native" for each in self.groups)
        if loops_only and "astype" not in text:
            quiet = False  # machine code does not warn, and to switch warnings off takes a while
        self._run = _quiet(scope["program"]) if quiet else scope["program"]
        self._spare: list[Workspace] = []

    def __call__(self, arrays: Sequence[np.ndarray]) -> list[Any]:
        """The outputs as arrays."""
        if not self.pooled:
            return self._run(*arrays)
        try:
            work = self._spare.pop()
        except IndexError:
            work = Workspace()
        found = self._run(work, *arrays)
        self._spare.append(work)
        return found

    @property
    def source(self) -> str:
        """Its text, in which native loops are functions of Python, too."""
        texts = [x.text() if isinstance(x, NativeText) else x.function for x in self.groups]
        parts = ["\n".join(lines) for lines in texts if lines]
        return "\n\n\n".join([*parts, self._text]) + "\n"

    def _program(
        self, graph: Graph, names: Names, settings: Settings, donated: Collection[Value]
    ) -> str:
        native = settings.backend == "native"
        units = native_units(graph, settings) if native else fuse(graph, settings.least)
        given = donated_buffers(graph, units, donated) if donated else {}
        handed = may_alias(graph.outputs)
        uses = graph.uses()
        statements = Statements(uses, _runs(units, settings.least), names)
        buffers = Buffers(units, names.slot)
        lines: list[str] = []

        def allocate(value: Value) -> str:
            if value in given:
                return names[given[value]]
            shape, dtype = value.shape, value.dtype.str
            if value not in handed:
                return buffers.take(value, place)
            if self.handed is None:
                return f"work.result({names.slot()}, {shape}, {dtype!r})"
            return f"np.empty({shape}, {dtype!r})"

        for place, unit in enumerate(units):
            if isinstance(unit, Group):
                escaping, number = find_escaping(unit, uses), len(self.groups)
                kind = NativeText if unit.sort == "native" else GroupText
                text = kind(number, unit, escaping, names, settings, allocate)
                self.groups.append(text)
                lines += ["", *text.calls]
            else:
                self.steps.append(unit)
                if _is_written(unit, settings.least):
                    self.pooled = True
                    call = unit.target.source(names.arguments(unit))[:-1]
                    lines.append(f"{names[unit.output]} = {call}, out={allocate(unit.output)})")
                else:
                    lines += statements.lines(unit)
            buffers.release(place)
        results = self._results(graph, names)
        parameters = [names[value] for value in graph.inputs]
        self.pooled |= any(text.pooled for text in self.groups)
        if self.pooled:
            parameters.insert(0, "work")
        body = "\n".join(f"    {line}".rstrip() for line in [*lines, f"return [{results}]"])
        return f"def program({', '.join(parameters)}):\n{body}"

    def _results(self, graph: Graph, names: Names) -> str:
        """The results, each in memory that is nobody else's."""
        texts = []
        seen: set[Value] = set()
        for i, value in enumerate(graph.outputs):
            if self.handed is not None and i >= self.handed:
                texts.append(names[value])
                continue
            sources = [names[x] for x in may_alias([value]) if x.step is None or x in seen]
            is_new = not sources and owns_storage(value)
            texts.append(names[value] if is_new else f"own({', '.join([names[value], *sources])})")
            seen.add(value)
        return ", ".join(texts)


def _is_written(unit: Group | Step, least: int) -> bool:
    """Whether it is a large product, or join, that is written into memory of the program."""
    if isinstance(unit, Group) or not isinstance(unit.target, Product | Join):
        return False
    return unit.output.size >= least


def _runs(units: Sequence[Group | Step], least: int) -> list[list[Step]]:
    """The steps that follow each other with no loop and no large product in between."""
    runs: list[list[Step]] = [[]]
    for unit in units:
        if isinstance(unit, Group) or _is_written(unit, least):
            runs.append([])
        else:
            runs[-1].append(unit)
    return runs
