"""What `autograd.explain` returns, and how it is shown: as text, by rich, and in notebooks."""

from __future__ import annotations

import html
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from autograd.base.locks import cached_property
from autograd.inspect.explaining.faults import Fault
from autograd.inspect.explaining.program import Program, program_of
from autograd.inspect.explaining.steps import Gradient, Step
from autograd.inspect.names import Names
from autograd.inspect.recording import Trace
from autograd.inspect.rows import words_in
from autograd.inspect.values import value_text

_LONG = 160  # characters of a formula that is not shown with numbers, too
_COLUMNS = ("what", "formula", "with numbers", "gives")


class _Line(NamedTuple):
    """A line of a step: what it is about, formula, numbers, and the value."""

    what: str
    formula: str
    numbers: str
    value: str


class Explanation:
    """The chain rule as it happened in one backward pass.

    root       the name of what was differentiated
    steps      a `Step` for each node, in the order of the pass
    gradients  the gradient of each input, by its name, as a `Gradient` with its contributions
    faults     the first nan or inf and what made it; after an inf, the first nan too
    source     the pass as a straight-line NumPy program; it reads large arrays from `values`
    """

    def __init__(
        self,
        trace: Trace,
        names: Names,
        steps: Sequence[Step],
        gradients: Mapping[str, Gradient],
        faults: Sequence[Fault],
        unused: Sequence[str],
    ) -> None:
        """unused: the names of inputs that the root does not depend on."""
        self.root = names.root
        self.steps = list(steps)
        self.gradients = dict(gradients)
        self.faults = list(faults)
        self._unused = list(unused)
        self._program: Program = program_of(trace, names)

    @property
    def fault(self) -> Fault | None:
        """The first nan or inf; None if there is none."""
        return self.faults[0] if self.faults else None

    @property
    def source(self) -> str:
        """The pass as a NumPy program: every line is one formula of the table and names its row.

        After ``exec(e.source, {"values": e.values})`` the gradient of ``x`` is in ``grad_x``, bit
        for bit what the pass has computed.
        """
        return self._program.source

    @property
    def values(self) -> dict[str, Any]:
        """What `source` does not write out: larger arrays (copies), and the backward of nodes which
        no row describes."""
        return self._program.values

    def run(self) -> dict[str, np.ndarray]:
        """Runs `source`; returns the gradients by the names of the inputs."""
        variables: dict[str, Any] = {"values": self.values}
        with np.errstate(all="ignore"):
            exec(compile(self.source, f"<backward of {self.root}>", "exec"), variables)
        return {name: np.asarray(variables[own]) for name, own in self._program.results.items()}

    # ---- as text ---------------------------------------------------------------------------------

    def _lines(self, step: Step) -> Iterator[_Line]:
        outputs, _, call = step.call.partition(" = ")
        numbers, _, result = step.numbers.rpartition(" = ")
        yield _Line(outputs, call, numbers, result)
        for arriving in step.arriving:
            yield _Line(
                self._of(arriving.name), "arrives", _sum_text(arriving), value_text(arriving.value)
            )
        for each in step.leaving:
            formula = each.named or each.formula or ""
            part = f" ({each.number} of {each.count})" if each.count > 1 else ""
            numbers = (each.numbers or "") if len(formula) <= _LONG else ""
            ending = f", {each.ending}" if each.ending else ""
            if numbers:  # what it is done to: ``g = 1, broadcast to [3] = [1, 1, 1]``
                numbers += ending
            else:
                formula += ending
            yield _Line(self._of(each.name) + part, formula, numbers, value_text(each.value))

    def _of(self, name: str) -> str:
        return f"d{self.root}/d{name}"

    def _title(self, step: Step) -> str:
        parts = [f"{step.number}. {step.node}", step.location, step.place]
        return "   ".join(part for part in parts if part)

    def _results(self) -> Iterator[_Line]:
        for name, each in self.gradients.items():
            yield _Line(self._of(name), "", _sum_text(each), value_text(each.value))
        for name in self._unused:
            yield _Line(self._of(name), "", "", f"0: {self.root} does not depend on {name}")

    def _words(self) -> dict[str, str]:
        """What is called in the formulas and is no operation, and what it means."""
        found: dict[str, str] = {}
        for step in self.steps:
            for each in step.leaving:
                found |= words_in(each.named or "")
        return found

    @cached_property
    def _text(self) -> str:
        blocks = [f"How {self.root} depends on {', '.join(self.gradients) or 'nothing'}"]
        for step in self.steps:
            blocks.append("\n".join([self._title(step), *_aligned([*self._lines(step)])]))
        if results := [*self._results()]:
            blocks.append("\n".join(["Gradients", *_aligned(results)]))
        if words := self._words():
            lines = [f"   {name}: {meaning}" for name, meaning in words.items()]
            blocks.append("\n".join(["Words", *lines]))
        blocks += map(str, self.faults)
        return "\n\n".join(blocks)

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"<explanation of {self.root} in {len(self.steps)} steps>"

    def show(self) -> None:
        """Prints the explanation: as tables where `rich` is installed, else as text."""
        try:
            from rich import print as print_richly
        except ImportError:
            print(self)
        else:
            print_richly(self)

    def __rich__(self) -> Any:
        from rich.console import Group
        from rich.table import Table
        from rich.text import Text

        def table(title: str, lines: Sequence[_Line]) -> Table:
            made = Table(title=Text(title, style="bold"), title_justify="left", expand=False)
            for column, style in zip(_COLUMNS, ("cyan", "", "dim", "green"), strict=True):
                made.add_column(column, style=style, overflow="fold")
            for line in lines:
                made.add_row(*map(Text, line))
            return made

        tables: list[Any] = [table(self._title(s), [*self._lines(s)]) for s in self.steps]
        tables.append(table("Gradients", [*self._results()]))
        tables += [Text(f"{name}: {meaning}") for name, meaning in self._words().items()]
        tables += [Text(str(fault), style="bold red") for fault in self.faults]
        return Group(*tables)

    def _repr_html_(self) -> str:
        """Tables for notebooks."""
        parts = [_html_table(self._title(step), [*self._lines(step)]) for step in self.steps]
        parts.append(_html_table("Gradients", [*self._results()]))
        words = (f"{name}: {meaning}" for name, meaning in self._words().items())
        parts += [f"<p>{html.escape(text)}</p>" for text in words]
        parts += [f"<p><strong>{html.escape(str(fault))}</strong></p>" for fault in self.faults]
        return "\n".join(parts)


def _sum_text(gradient: Gradient) -> str:
    """``3 + 4``: the contributions of a gradient that has several."""
    text = " + ".join(map(value_text, gradient.parts)) if len(gradient.parts) > 1 else ""
    return f"{text} changed by a hook".strip() if gradient.hooked else text


def _aligned(lines: Sequence[_Line]) -> list[str]:
    """``what = formula = numbers = value`` with the first column aligned, and nothing twice."""
    width = max(len(line.what) for line in lines)
    rows = []
    for line in lines:
        arrives = line.formula == "arrives"
        parts = dict.fromkeys(("" if arrives else line.formula, line.numbers, line.value))
        text = " = ".join(filter(None, parts))
        rows.append(f"   {line.what.ljust(width)} {'<-' if arrives else '= '} {text}")
    return rows


def _html_table(title: str, lines: Sequence[_Line]) -> str:
    head = "".join(f"<th>{column}</th>" for column in _COLUMNS)
    rows = "".join(
        "<tr>" + "".join(f"<td><code>{html.escape(text)}</code></td>" for text in line) + "</tr>"
        for line in lines
    )
    caption = f'<caption style="text-align: left">{html.escape(title)}</caption>'
    return f"<table>{caption}<thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
