"""What a hostile table is refused for: names that generated code has, and limits of every sort."""

from __future__ import annotations

import ast
import re
import symtable
from functools import cache
from pathlib import Path

import pytest
from rows import FULL, ROW, SECOND

from codegen import builtin
from codegen.docs.pages import render_docs
from codegen.emit.render import render
from codegen.emit.templating import _IMPORTS
from codegen.lower.analysis import Plan, plan_table
from codegen.parse.errors import Location, Problem, TableError
from codegen.parse.records import GENERATED, LOCALS, RESERVED
from codegen.parse.signature import SignatureError, parse
from codegen.table import load, loads


def first(table: str, path: str = "t.yaml") -> str:
    """The first sentence that is said of a wrong table."""
    with pytest.raises(TableError) as caught:
        loads(table, path)
    return caught.value.problems[0].message


def chain(length: int, body: str) -> str:
    """Rows each of which is made of the one before, and one whose derivative calls the last."""
    rows = [
        f"- name: c{n}(Tensor self) -> Tensor\n  kind: composite\n  composite: {body}\n".replace(
            "PREVIOUS", f"c{n - 1}"
        )
        for n in range(1, length)
    ]
    start = SECOND.replace("g(", "c0(").replace("forward: self", "forward: self + self")
    return start + "".join(rows) + ROW + f"  self: c{length - 1}(grad)\n"


LIMITS = {
    "keys": (FULL + f"  ? {'self, ' * 200}self\n  : grad\n", "a key has at most 1,000 characters"),
    "items": (FULL + f"  numpy: [{'sin, ' * 10_001}]\n",
        "a list or mapping in a row has at most 10,000 items"),
    "rows": ("- x\n" * 100_001, "the table has 100,001 rows; it may have 100,000"),
    "signature": (FULL.replace("int dim", "int dim, " * 2_000), "longer than 10000 characters"),
    "formula": (ROW + f"  self: {'grad + ' * 2_000}1\n", "longer than 10,000 characters"),
    "levels": (ROW + f"  self: {'-' * 120}grad\n", "is nested more than 100 levels deep"),
    "number": (ROW + f"  self: grad * 0x{'f' * 200}\n", "so long a number cannot stand in"),
    "size": (chain(30, "PREVIOUS(self) + PREVIOUS(self)"), "is too large when what it calls is"),
    "depth": (chain(9, f"{'-' * 20}PREVIOUS(self)"), "is too large when what it calls is"),
    "overloads": ("".join(SECOND.replace("g(", f"g.o{n}(") for n in range(40)),
        "'g' has more than 32 overloads"),
    "escapes": (FULL + '  doc: "a\\0b"\n', "the character '\\x00' is not allowed in a table"),
    "directions": (FULL + '  doc: "a\\u202eb"\n', "the character '\\u202e' is not allowed"),
    "lines": (FULL + '  doc: "a\\Lb"\n', "the character '\\u2028' is not allowed in a table"),
    "complex": (FULL + "  kinks: {point: 1e999j, value: 0, why: w}\n", "must be made of numbers"),
    "module": (SECOND + "  scipy: special.__loader__\n", "SciPy has no function"),
    "text": (ROW + "  self: \"'%s' % grad\"\n", "a text in arithmetic cannot stand in"),
}  # fmt: skip


@pytest.mark.parametrize("name", LIMITS)
def test_limits(name: str) -> None:
    table, message = LIMITS[name]
    assert message in first(table)


@pytest.mark.parametrize(
    "text",
    [
        "x); import os #", "__import__(Tensor self) -> Tensor",
        "f.__class__(Tensor self) -> Tensor", "list(Tensor x) -> Tensor", "inf(Tensor x) -> Tensor",
        "fResult(Tensor x) -> Tensor", "FBackward0(Tensor x) -> Tensor",
        "f(Tensor x, int dispatch) -> Tensor", "f(Tensor x, int out) -> Tensor",
        "f(Tensor x, int x_fn) -> Tensor", "f(*, Tensor self) -> Tensor",
        "f(Tensor? self=None) -> Tensor", "f(Tensor[] self) -> Tensor", "f(int self) -> Tensor",
        "f(Tensor x) -> (Tensor fields, Tensor tangent)",
    ],
)  # fmt: skip
def test_signatures_that_would_break_generated_code(text: str) -> None:
    with pytest.raises(SignatureError):
        parse(text)


def test_names_of_generated_modules_are_reserved() -> None:
    imported = {name for names in _IMPORTS.values() for name in names} - {"inf", "nan", "pi"}
    assert imported <= GENERATED, (
        "add what generated code imports to codegen.parse.records.GENERATED"
    )


@cache
def generated() -> tuple[list[Plan], list[symtable.SymbolTable]]:
    """The rows of the built-in table, and the functions of their modules."""
    plans = plan_table(builtin.entries())
    functions: list[symtable.SymbolTable] = []
    for name, source in render(plans).items():
        if name.startswith("operations/"):
            tables = [symtable.symtable(source, name, "exec")]
            for table in tables:
                tables += table.get_children()
            functions += (table for table in tables if table.get_type() == "function")
    return plans, functions


@pytest.mark.slow
def test_variables_of_generated_functions_are_reserved() -> None:
    """A user may name an argument by any common word: the variables are named otherwise."""
    plans, functions = generated()
    values = {a.name for plan in plans for a in plan.entry.signature.arguments}
    values |= {each.name for plan in plans for each in plan.entry.signature.returns}
    values |= {"self", "input", "result"}
    for function in functions:
        if function.get_name().endswith(("genexpr", "listcomp")):
            continue
        for symbol in function.get_symbols():
            name = symbol.get_name()
            if symbol.is_parameter() or not symbol.is_assigned() or name.startswith("_"):
                continue
            stems = (name, re.sub(r"^grad_(of_)?", "", name))
            stems += (re.sub(r"_(fn|t|shape|dtype|ndim|size)?$", "", name),)
            derived = not values.isdisjoint(stems)
            assert derived or name in RESERVED or name in LOCALS, (function.get_name(), name)


def test_what_generated_functions_read_is_reserved() -> None:
    """An argument that hides what the function reads would break it."""
    plans, functions = generated()
    signatures = [plan.entry.signature for plan in plans]
    rows = {each.identifier for each in signatures}
    rows |= {each.qualified_name.replace(".", "_") for each in signatures}
    folders = (builtin.FORMULAS, builtin.COMPOSITES)
    helpers = {path.stem for folder in folders for path in folder.glob("*.py")}
    for function in functions:
        for symbol in function.get_symbols():
            name = symbol.get_name()
            if not symbol.is_global() or name in RESERVED or name in helpers:
                continue
            own = re.sub(r"(_default)?(_op|_into|_jvp|_batched|_)?(_overloads)?$", "", name) in rows
            own = own or re.search(r"(Backward\d+|Result)$", name) is not None
            assert own or name in LOCALS, (function.get_name(), name)


@pytest.mark.parametrize("name", ["a\nimport os\n.yaml", 'a"""b.yaml', "a-->b.yaml", "a\\.yaml"])
def test_file_names_that_would_stand_in_generated_code(name: str) -> None:
    with pytest.raises(TableError) as caught:
        loads(FULL, name)
    said = str(caught.value)
    assert "a table cannot have the file name" in said
    assert len(said.splitlines()) == 4, "the name stands on one line"


def test_other_file_names(tmp_path: Path) -> None:
    path = tmp_path / "my täble (2).yaml"
    path.write_text(FULL)
    (tmp_path / "helpers").mkdir()
    assert len(load(path, formulas=tmp_path / "helpers", kernels=tmp_path / "helpers")) == 1
    assert len(loads(FULL, "<notebook>")) == 1


def test_a_message_obeys_no_terminal() -> None:
    text = str(Problem(Location("a\x1b[31m", 1, 1), None, "m\n" + "x" * 5_000))
    assert text == "a\\x1b[31m:1:1: m\\n" + "x" * 998 + "..."


def test_problems_of_a_row_and_of_a_table_are_bounded() -> None:
    with pytest.raises(TableError) as caught:
        loads(FULL + "".join(f"  key{n}: 1\n" for n in range(500)))
    assert len(caught.value.problems) == 100
    rows = "".join(SECOND.replace("g(", f"g{n}(").replace("self\n", "slef\n") for n in range(1200))
    with pytest.raises(TableError) as caught:
        loads(rows)
    assert len(caught.value.problems) == 1_001
    last = caught.value.problems[-1].message
    assert last == "nothing is read from here on, after 1,000 problems"


HOSTILE = (
    '"""',
    "'''",
    "ends with \\",
    'say "hi"',
    "{{ 7 * 7 }} {% raw %}",
    '"""\nimport os\n"""',
    "# Heading\n<script>",
    "%s {0}",
)


@pytest.mark.parametrize("text", HOSTILE)
def test_texts_are_inert(text: str) -> None:
    """A docstring, a reason and a default come out of the generated code as they went in."""
    quoted = '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'
    table = f"{FULL}  doc: {quoted}\n  kinks: {{point: 0, value: 0, why: {quoted}}}\n"
    plans = plan_table(loads(table))
    files = render(plans)
    for name, content in files.items():
        if name != "py.typed":
            compile(content, name, "exec")
    code: dict[str, object] = {"ndarray": None, "Tensor": None}
    body = files["operations/operations.py"]
    start = body.index("def f(")
    exec(body[start : body.index("\n    if input.__class__", start)] + "\n    return input", code)
    doc = getattr(code["f"], "__doc__", "")
    assert [line.strip() for line in text.splitlines()] == [
        line.strip() for line in doc.splitlines()[2:-1]
    ]
    row = files["registry/operations.py"]
    said = [ast.literal_eval(f'"{each}"') for each in re.findall(r'(?:doc|why)="(.*)"', row)]
    single = [ast.literal_eval(f"'{each}'") for each in re.findall(r"(?:doc|why)='(.*)'", row)]
    assert [*said, *single] == [text, text]
    page = render_docs(plans)["derivatives.md"]
    assert "<script" not in page and "\n# Heading" not in page
