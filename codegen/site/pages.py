"""The pages of operations: docs/operations/NAME.md for each row, an index, and the table itself.

What a row says comes from the table; what only the runtime knows, how a row is batched and compiled
and what its curve looks like, is handed in.
"""

from __future__ import annotations

import ast
import textwrap
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from codegen.docs.pages import by_kind, cell, kinks_of, page_templates, prose, tidy
from codegen.emit.node import Emission
from codegen.lower.analysis import Plan
from codegen.model.batching import shared_rules
from codegen.model.formula import Formula, dotted
from codegen.model.helpers import Helper
from codegen.model.kinds import DERIVATIVE_WORDS, KINDS, RESULT_WORDS
from codegen.package.opened import OpenedTable
from codegen.parse.syntax import parse_formula
from codegen.site.compiled import Compilation
from codegen.site.latex import Latex
from codegen.site.notation import Notations
from codegen.site.words import Words

INDEX, SOURCE = "index.md", "source.md"
_HEADER = "Generated from {path} by `python -m codegen docs`. Do not edit: edit the table."
_LONGEST = 160  # characters of a formula that is worth spelling out
_WIDTH = 80  # columns of a signature
_MANY = 3  # arguments of a call that is

_FORWARD_MODE = {
    **RESULT_WORDS,
    "bilinear": "The sum of the operation with each tangent in the place of its argument.",
    "transposed": "The transpose of the reverse formula, which is linear in `grad`.",
}
_BATCHING = {**shared_rules(), "formula": "The row says it in other operations, by its key `vmap`."}
_COMPOSITE_RULE = "By the rules of the operations it is made of."
_GRAD = "`grad` is the gradient of the result, as it arrives in a backward pass."
_COMPLEX = {True: "real or complex", False: "real; complex numbers are refused, as by PyTorch"}


class Spelt(NamedTuple):
    """A formula: whose it is, as the table writes it, in words, and in LaTeX.

    The last two are empty where they would tell no more than the formula.
    """

    whose: str
    text: str
    words: str = ""
    latex: str = ""

    @property
    def told(self) -> list[str]:
        """What a page tells beside the formula itself."""
        latex = f"$$\n{self.latex}\n$$" if self.latex else ""
        return [text for text in (latex, prose(self.words)) if text]


class Description(NamedTuple):
    """What the runtime says of a row.

    shapes     a sentence on the shape of the result, or ""
    arguments  name, keyword, type in words, and default (None if there is none) of each
    example    a session of Python, or ""
    """

    shapes: str = ""
    arguments: Sequence[tuple[str, str, str, str | None]] = ()
    example: str = ""


class Table(NamedTuple):
    """A table under a heading, as lines of Markdown."""

    title: str
    head: str
    rows: Sequence[str]


def render_site(
    table: OpenedTable,
    *,
    helpers: Mapping[str, Helper],
    kernels: Mapping[str, Helper],
    batching: Mapping[str, str],
    compilations: Mapping[str, Compilation],
    pictures: Mapping[str, str],
    descriptions: Mapping[str, Description],
    proofs: Mapping[str, str],
) -> dict[str, str]:
    """The pages by file name.

    helpers, kernels: what its formulas may call besides operations
    batching, compilations, pictures: the rule's name, what is compiled, and an SVG of the curve, by
    full name of the rows that have them
    descriptions, proofs: what the runtime says of each row, and how its formulas are known to be
    right
    """
    templates, header = page_templates(), _HEADER.format(path=table.path)
    emissions = [Emission(plan, table.path) for plan in table.plans]
    files = _files([e.full_name for e in emissions])
    pages = {
        INDEX: templates.get_template("site_index.md.jinja").render(
            header=header, groups=by_kind(emissions), files=files, count=len(emissions)
        ),
        SOURCE: templates.get_template("site_source.md.jinja").render(
            header=header,
            path=table.path,
            rows=[{"anchor": _line(plan), "text": table.row_text(plan)} for plan in table.plans],
        ),
    }
    callable_helpers = {**helpers, **{f"kernels.{name}": each for name, each in kernels.items()}}
    notations = Notations(plan.entry for plan in table.plans)
    page = templates.get_template("site_operation.md.jinja")
    for e in emissions:
        formulas = list(spelt_formulas(e, callable_helpers.keys(), notations))
        kind = f"Kind: [{e.kind}](index.md#{e.kind}). {KINDS[e.kind].doc}"
        drawn = pictures.get(e.full_name)
        told = descriptions.get(e.full_name, Description())
        opening = [prose(e.doc or ""), " ".join(filter(None, (kind, told.shapes)))]
        opening.append(f'<figure markdown="0">\n{drawn}\n</figure>' if drawn else "")
        compiled = _compiled(compilations.get(e.full_name, Compilation()))
        tables = [
            _words([each.text for each in formulas], callable_helpers),
            _conventions(e),
            _facts(e, _batching(e, batching), compiled, proofs.get(e.full_name, "")),
        ]
        pages[files[e.full_name]] = page.render(
            header=header,
            op=e,
            signature="\n".join(_signature_lines(e.signature)),
            arguments=[each for each in [_arguments(told.arguments)] if each.rows],
            examples=[told.example] if told.example else [],
            row=table.row_text(e.plan),
            anchor=_line(e.plan),
            opening=[text for text in opening if text],
            notes=[_GRAD] if len(formulas) > 1 else [],
            formulas=formulas,
            tables=[each for each in tables if each.rows],
        )
    return {name: tidy(text) for name, text in pages.items()}


def _line(plan: Plan) -> str:
    """The anchor of a row on the page of the table."""
    return f"L{plan.entry.location.line}"


def _files(names: Sequence[str]) -> dict[str, str]:
    """The file of each row; names that differ in their capitals alone must not, on some disks."""
    found: dict[str, str] = {}
    taken = {INDEX, SOURCE}
    for name in sorted(names, reverse=True):  # small letters first
        file = f"{name}.md"
        while file.lower() in taken:
            file = f"{file.removesuffix('.md')}-capital.md"
        taken.add(file.lower())
        found[name] = file
    return found


def spelt_formulas(e: Emission, helpers: Collection[str], notations: Notations) -> Iterator[Spelt]:
    """What is computed, and each derivative; `helpers`: what formulas may call besides operations,
    whose calls are not spelt out."""
    entry = e.plan.entry
    names = [a.name for a in e.arguments] + [r for r in e.return_fields if r]
    names += ["grad", "grads", "given", "needs", "result", *(f"grad_{name}" for name in names)]
    computed = entry.composite or entry.forward
    if computed is not None:
        yield _spelt("Value", computed, names, helpers, notations)
    for derivative in entry.derivatives:
        if derivative.formula is None:
            if derivative.word is not None:
                word = derivative.word
                yield Spelt(_gradient_of(derivative.targets), word, DERIVATIVE_WORDS[word])
            continue
        by_text: dict[str, list[str]] = {}
        for target in derivative.targets:
            text = entry.mathematics.get(target, derivative.formula.text)
            by_text.setdefault(text, []).append(target)
        for text, targets in by_text.items():
            formula, _ = parse_formula(text)
            assert formula is not None  # what is put together of formulas is one
            yield _spelt(_gradient_of(targets), formula, names, helpers, notations)


def _gradient_of(targets: Sequence[str]) -> str:
    return f"Gradient of {', '.join(f'`{name}`' for name in targets)}"


def _spelt(
    whose: str,
    formula: Formula,
    names: Sequence[str],
    helpers: Collection[str],
    notations: Notations,
) -> Spelt:
    """A formula, spelt out where that tells more than the calls in it do."""
    if _hands_on(formula.tree, helpers) or len(formula.text) > _LONGEST:
        return Spelt(whose, formula.text)
    words = Words(names, notations).spell(formula.tree)
    sentence = words[:1].upper() + words[1:] + "."
    latex = Latex(names, notations).spell(formula.tree)
    if isinstance(formula.tree, ast.Call) and latex.startswith(r"\operatorname"):
        latex = ""  # a function without a sign of its own, which reads as in the formula
    return Spelt(whose, formula.text, sentence, latex)


def _called(call: ast.Call) -> str:
    return dotted(call.func) or ""


def _hands_on(tree: ast.expr, helpers: Collection[str]) -> bool:
    """Whether a formula hands on its arguments to functions rather than computes: it is the call of
    one, through helpers or with many arguments, or a helper in it takes many."""
    if isinstance(tree, ast.Tuple):
        return any(_hands_on(item, helpers) for item in tree.elts)
    calls = [each for each in ast.walk(tree) if isinstance(each, ast.Call)]
    asked = [each for each in calls if _called(each) in helpers]
    if isinstance(tree, ast.Call):
        return bool(asked) or _is_long(tree)
    return any(_is_long(each) for each in asked)


def _is_long(call: ast.Call) -> bool:
    return len(call.args) + len(call.keywords) > _MANY


def _table(title: str, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> Table:
    head, *lines = ("| " + " | ".join(cells) + " |" for cells in (heads, *rows))
    rule = "| " + " | ".join("---" for _ in heads) + " |"
    return Table(title, f"{head.replace('|  ', '| ')}\n{rule}", lines)


def _signature_lines(signature: str) -> list[str]:
    return textwrap.wrap(signature, _WIDTH, subsequent_indent="    ", break_on_hyphens=False)


def _arguments(arguments: Sequence[tuple[str, str, str, str | None]]) -> Table:
    rows = []
    for name, keyword, kind, default in arguments:
        called = f"`{name}`" if name == keyword else f"`{name}`, by keyword `{keyword}`"
        rows.append((called, cell(kind), "" if default is None else f"`{cell(default)}`"))
    return _table("## Arguments", ("name", "type", "default"), rows)


def _words(texts: Iterable[str], known: Mapping[str, Helper]) -> Table:
    """The functions of autograd.formulas and autograd.kernels that formulas call, as they call
    them, with the first paragraphs of their documentation."""
    bare = {x.name: x for key, x in known.items() if not key.startswith("kernels.")}
    called = [
        _called(node)
        for text in texts
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Call)
    ]
    helpers = {name: known.get(name) or bare.get(name) for name in dict.fromkeys(called)}
    rows = [
        (f"`{name}`", cell(_docs(helper.path).get(helper.name, "")), f"`{_place(helper.path)}`")
        for name, helper in helpers.items()
        if helper is not None
    ]
    return _table("### Called by the formulas", ("", "", "in"), rows)


def _place(path: str) -> str:
    """The file of a helper, from the root of the repository."""
    return "autograd/" + path.rpartition("autograd/")[2]


def _conventions(e: Emission) -> Table:
    """The kinks; of PyTorch's gradients there is a column if any differs."""
    kinks = kinks_of(e)
    differs = any(kink["torch"] for kink in kinks)
    heads = ["at", "gradient", "why", *(["PyTorch"] if differs else [])]
    rows = [
        [
            *(f"`{cell(kink['at'])}`", f"`{cell(kink['value'])}`", cell(kink["why"])),
            *([cell(kink["torch"])] if differs else []),
        ]
        for kink in kinks
    ]
    return _table("## Conventions", heads, rows)


def _facts(e: Emission, batching: str, compiled: str, proof: str) -> Table:
    """What else is to be said of a row."""
    entry = e.plan.entry
    domain = [
        f"{name} {bounds}" if isinstance(bounds, str) else f"{bounds[0]:g} ≤ {name} ≤ {bounds[1]:g}"
        for name, bounds in (e.domain or {}).items()
    ]
    numbers = _COMPLEX[entry.takes_complex]
    facts = {
        "forward mode": _forward_mode(e),
        "batches (`vmap`)": cell(batching),
        "[compiled](../compile.md#operations)": cell(compiled),
        "[proof](../proofs.md)": cell(proof),
        "dtypes": "as the operations it is made of" if e.is_composite else numbers,
        "domain": _code(domain),
        "node": _code([e.node_name or ""]),
        "in place": _code([e.documented_inplace_name or ""]),
        "also": _code(entry.aliases),
        "NumPy": _code([f"np.{name}" for name in entry.numpy]),
        "SciPy": _code([f"scipy.{name}" for name in entry.scipy]),
        "needs": entry.requires or "",
    }
    return _table("## Facts", ("", ""), [(name, text) for name, text in facts.items() if text])


def _code(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names if name)


@cache
def _docs(path: str) -> dict[str, str]:
    """The first paragraph of each documented function of a module."""
    tree = ast.parse(Path(path).read_text(encoding="utf-8"))
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    docs = {node.name: ast.get_docstring(node) or "" for node in functions}
    return {name: " ".join(doc.split("\n\n")[0].split()) for name, doc in docs.items()}


def _forward_mode(e: Emission) -> str:
    """How a tangent goes through; empty for a row without derivatives."""
    style = e.row_jvp
    if style is None:
        return ""
    return cell(_FORWARD_MODE.get(style) or f"`{e.read_jvp}`")


def _batching(e: Emission, rules: Mapping[str, str]) -> str:
    if e.is_composite:
        return _COMPOSITE_RULE
    rule = rules.get(e.full_name)
    return "" if rule is None else _BATCHING[rule]


def _compiled(found: Compilation) -> str:
    """Sentences on what `autograd.compile` makes of a row."""
    refused = "Refused" if not found.forward else "Refused in some calls"
    said = {"Forward": found.forward, "Gradient": found.gradient, refused: found.refused}
    return " ".join(f"{what}: {how.rstrip('.')}." for what, how in said.items() if how)
