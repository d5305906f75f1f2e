"""Generated code has the form that ruff gives it, without ruff."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from codegen.emit.layout import WIDTH, lay_out, text_source

ROOT = Path(__file__).parents[2]

# Each is given to the layout in one line.
STATEMENTS = Path(__file__).with_name("statements.txt").read_text().rstrip("\n").split("\n\n")
STATEMENTS = [each.replace("\n", " ").replace("( ", "(") for each in STATEMENTS]
CONDITION = "first is not None or (second is None and (third or not fourth_of_many)) or " * 2


RUFF = [sys.executable, "-m", "ruff"]
needs_ruff = pytest.mark.skipif(find_spec("ruff") is None, reason="ruff is not installed")


@needs_ruff
@pytest.mark.parametrize("statement", [*STATEMENTS, f"if {CONDITION}fifth:\n        pass"])
def test_a_statement_has_the_form_that_ruff_gives_it(statement: str) -> None:
    found = lay_out(f"def f():\n    {statement}\n")
    command = [*RUFF, "format", "--isolated", "--line-length", str(WIDTH), "-"]
    done = subprocess.run(command, input=found, capture_output=True, text=True, check=True)
    assert found == done.stdout
    assert ast.dump(ast.parse(found)) == ast.dump(ast.parse(f"def f():\n    {statement}\n"))
    assert all(len(line) <= WIDTH for line in found.splitlines())


def test_arguments_that_fit_no_line_fill_several() -> None:
    given = [f"argument_number_{i}" for i in range(9)]
    assert lay_out(f"return f({', '.join(given)})").splitlines() == [
        "return f(",
        f"    {', '.join(given[:5])},",
        f"    {', '.join(given[5:])},",
        ")  # fmt: skip",
    ]


@needs_ruff
@pytest.mark.parametrize("arguments", [["format", "--check"], ["check"]])
def test_what_is_generated_passes(arguments: list[str]) -> None:
    command = [*RUFF, *arguments, "--no-cache", "generated"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-2000:]


def test_no_generated_file_is_long_or_leaves_its_rules_aside() -> None:
    for path in (ROOT / "generated").rglob("*.py*"):
        if path.suffix not in (".py", ".pyi"):
            continue
        text = path.read_text(encoding="utf-8")
        assert text.count("\n") <= 1500, path
        assert "ruff: noqa" not in text and "mypy:" not in text, path


@pytest.mark.parametrize("text", ["", "a", "it's", 'say "a"', "both ' and \"", "\\ \n \0 ½"])
def test_a_text_is_a_literal_of_itself(text: str) -> None:
    assert ast.literal_eval(text_source(text)) == text


def test_text_in_a_statement_is_left_as_it_is() -> None:
    found = lay_out('x = {\'a\': \'b ** 2\', "c": "it\'s"}\n"""doc ** 2 \'a\'"""')
    assert found == 'x = {"a": "b ** 2", "c": "it\'s"}\n"""doc ** 2 \'a\'"""\n'


def test_templates_hold_layout_only() -> None:
    """Lists that may be empty, and hardly a choice: what is written is decided in Python."""
    folder = ROOT / "codegen" / "templates"
    found = [re.findall(r"{%-? *(if|elif|macro|set)\b", p.read_text()) for p in folder.iterdir()]
    assert len(found) > 20
    assert sum(map(len, found)) <= 3
