"""Verdicts as text for a terminal, as JSON, and as the page docs/proofs.md."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict

from codegen.proofs.verdicts import FAILED, STATUSES, UNEXPLAINED, Verdict

_HEADER = (
    "<!-- Made from {table} by `python -m codegen verify --samples tests.samples.proofs --write`. "
    "Do not edit. -->"
)
_INTRODUCTION = """
# Proofs

Whether the formulas of each row of [`{table}`](../{table}) are the derivative of its forward, and
how that is known. `python -m codegen verify OP` does it again for a row and prints the evidence.

| verdict | rows | meaning |
| --- | --- | --- |
{summary}

How:

- **algebra**: the row's own code, kernels and helpers included, is run on symbols. SymPy takes the
  derivative of what the forward computes, and its difference from what the formula computes is
  rewritten until it is 0. Where the code branches, each branch that is met at points spread between
  -32 and 32 is a proof of its own; both programs made of a formula, for arrays and for Tensors, are
  proved. Pointwise rows are proved for numbers; others, entry by entry, for the shapes of small
  samples. Complex variables and their conjugates are independent symbols, so this covers functions
  that are not holomorphic. Where rewriting does not end at 0, both sides agree in 50 digits.
  SciPy's functions, and series and recurrences, stand for what `codegen/proofs/meanings.py` says.
- **adjoint exact**: that A is linear near a sample, and ⟨w, A v⟩ = ⟨A\\* w, v⟩, on random whole
  numbers at each sample, without any rounding; forward mode gives A v.
- **chain rule**: a composite is as right as the rows it is made of.
- **gradcheck**: first and second derivatives against differences, both modes.
- **complex step**: Im f(x + ihv) / h, exact to rounding, where the row is holomorphic.
- **50 digits**: against mpmath near poles, branch points and zeros.

The column *complex* says the same of complex arguments: `composed` where the answer is that of the
rows in the chain rule, `refused` where the row raises, `-` where the question does not arise. A row
that takes complex numbers, claimed or not, and has a wrong derivative of them, has failed.

| row | verdict | complex | how |
| --- | --- | --- | --- |
"""


def as_text(verdicts: Sequence[Verdict]) -> str:
    """A line for each row, its problems below it, and the counts."""
    width = max((len(v.row) for v in verdicts), default=0)
    lines = []
    for v in verdicts:
        lines.append(f"{v.row:<{width}}  {v.status:<11}  {v.complex:<8}  {'; '.join(v.how)}")
        lines += [f"    {problem}" for problem in v.problems]
    counts = Counter(v.status for v in verdicts)
    lines.append(", ".join(f"{counts[status]} {status}" for status in STATUSES if counts[status]))
    return "\n".join(lines) + "\n"


def as_json(verdicts: Sequence[Verdict]) -> str:
    """A list of objects with the fields of Verdict."""
    return json.dumps([asdict(v) for v in verdicts], indent=2) + "\n"


def as_page(verdicts: Sequence[Verdict], table: str) -> str:
    """The page docs/proofs.md."""
    counts = Counter(v.status for v in verdicts)
    summary = "\n".join(
        f"| {status} | {counts[status]} | {meaning} |"
        for status, meaning in STATUSES.items()
        if counts[status] or status not in (FAILED, UNEXPLAINED)
    )
    text = _HEADER.format(table=table) + "\n"
    text += _INTRODUCTION.format(table=table, summary=summary)
    for v in sorted(verdicts, key=lambda v: v.row.lower()):
        cells = (_link(v.row), v.status, _loud(v.complex), "; ".join((*v.how, *v.problems)))
        text += "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |\n"
    return text


def _link(row: str) -> str:
    anchor = "".join(c for c in row.lower() if c.isalnum() or c in "_-")
    if any(part.startswith("_") for part in row.split(".")):
        return row  # a private one, which has no entry there
    return f"[{row}](derivatives.md#{anchor})"


def _loud(word: str) -> str:
    return f"**{word}**" if word == FAILED else word
