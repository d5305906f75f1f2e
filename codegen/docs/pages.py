"""The reference pages that follow from the table: docs/derivatives.md and docs/conventions.md."""

from __future__ import annotations

import re
from collections.abc import Sequence

import jinja2

from codegen.emit.node import Emission
from codegen.emit.templating import HEADER, environment
from codegen.lower.analysis import Plan
from codegen.model.entry import Kink
from codegen.model.kinds import KINDS
from codegen.parse.signature import Signature


def render_docs(plans: Sequence[Plan], path: str = "derivatives.yaml") -> dict[str, str]:
    """The pages by file name."""
    emissions = _public(plans, path)
    templates = page_templates()
    header = HEADER.format(path=path)
    groups = by_kind(emissions)
    kinks = [
        {"name": e.full_name, "anchor": anchor(e.full_name), **kink}
        for e in sorted(emissions, key=lambda e: e.full_name.lower())
        for kink in kinks_of(e)
    ]
    derivatives = templates.get_template("derivatives.md.jinja")
    conventions = templates.get_template("conventions.md.jinja")
    return {
        "derivatives.md": tidy(derivatives.render(header=header, groups=groups)),
        "conventions.md": tidy(conventions.render(header=header, kinks=kinks)),
    }


def render_own_docs(plans: Sequence[Plan], path: str) -> dict[str, str]:
    """The page of a package that is made from a user-defined table."""
    templates = page_templates()
    emissions = _public(plans, path)
    page = templates.get_template("own.md.jinja")
    values = {"header": HEADER.format(path=path), "path": path, "operations": emissions}
    return {"derivatives.md": tidy(page.render(values))}


def _public(plans: Sequence[Plan], path: str) -> list[Emission]:
    """The rows of which pages tell: those that are not private."""
    return [Emission(plan, path) for plan in plans if not plan.entry.signature.is_private]


def page_templates() -> jinja2.Environment:
    """The templates, with the filters that keep text from being taken for Markdown."""
    templates = environment()
    templates.filters["cell"] = cell
    templates.filters["facts"] = _facts
    templates.filters["prose"] = prose
    return templates


def _facts(op: Emission) -> list[tuple[str, str]]:
    """What the page says of a row, as cells of a table: a name, and what it is."""
    entry = op.plan.entry
    code = [("composite" if op.is_composite else "forward", op.forward_text), *op.read_formulas]
    tangent = op.read_jvp if op.read_jvp != op.kind else ""  # what all rows of the kind have
    code += [("tangent", tangent or ""), ("batch", op.row_vmap or "")]
    facts = [(name, f"`{cell(text)}`") for name, text in code if text]
    lists = [
        ("node", [op.node_name] if op.node_name else []),
        ("NumPy", [f"np.{name}" for name in entry.numpy]),
        ("SciPy", [f"scipy.{name}" for name in entry.scipy]),
        ("also", entry.aliases),
    ]
    facts += [(name, ", ".join(f"`{each}`" for each in names)) for name, names in lists if names]
    if not entry.takes_complex:
        facts.append(("complex numbers", "refused"))
    if op.documented_inplace_name:
        facts.append(("in place", f"`{op.documented_inplace_name}`"))
    return facts


def by_kind(emissions: Sequence[Emission]) -> list[dict[str, object]]:
    """The kinds that there are rows of: name, sentence, and the rows."""
    return [
        {
            "kind": kind.name,
            "doc": kind.doc,
            "operations": [e for e in emissions if e.kind == kind.name],
        }
        for kind in KINDS.values()
        if any(e.kind == kind.name for e in emissions)
    ]


def kinks_of(emission: Emission) -> list[dict[str, str]]:
    """The conventions of a row: where, which gradient, why, and PyTorch's if it is another."""
    entry = emission.plan.entry
    return [
        {
            "at": _place(kink, entry.signature),
            "value": _gradient(kink.value),
            "why": kink.why,
            "torch": _gradient(kink.torch),
        }
        for kink in entry.kinks
    ]


def anchor(name: str) -> str:
    """The link that a heading of that text has on a page."""
    return "".join(c for c in name.lower() if c.isalnum() or c in "_-")


def _place(kink: Kink, signature: Signature) -> str:
    """``self = [0, 0], p = 1``"""
    names = [argument.name for argument in signature.tensor_arguments]
    items = [*zip(names, kink.point, strict=False), *kink.args.items()]
    place = ", ".join(f"{name} = {_shown(value)}" for name, value in items if value is not None)
    if kink.output is not None:
        place += f" → {signature.returns[kink.output].name or f'output {kink.output}'}"
    return place if kink.grad is None else f"{place}, grad = {_shown(kink.grad)}"


def _gradient(value: tuple[object, ...] | str | None) -> str:
    """The gradients of all arguments, a hyphen where there is none."""
    if value is None or isinstance(value, str):
        return value or ""
    return ", ".join("-" if each is None else _shown(each) for each in value)


def _shown(value: object) -> str:
    if isinstance(value, tuple):
        return f"[{', '.join(_shown(each) for each in value)}]"
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    return str(value)


def cell(text: str) -> str:
    """Text that may stand in a cell of a Markdown table."""
    return " ".join(text.split()).replace("|", "\\|")


def prose(text: str) -> str:
    """A paragraph in which nothing is a heading, a list or an element of HTML."""
    text = re.sub(r"<(?=[A-Za-z/!?])", "&lt;", " ".join(text.split()))
    return re.sub(r"^(?=[#>|=]|[-+*] |```|~~~)", r"\\", text)


def tidy(text: str) -> str:
    """Text without blanks at the end of lines, and with one line end at its own."""
    return "\n".join(line.rstrip() for line in text.splitlines()).rstrip("\n") + "\n"
