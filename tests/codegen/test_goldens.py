"""Every class of mistake, with the whole of what is said about it.

`goldens/<class>.yaml` is a wrong table and `goldens/<class>.txt` the message, read by a person
before it is committed. `UPDATE_GOLDENS=1 python -m pytest tests/codegen/test_goldens.py` writes
the messages anew.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from codegen.model.helpers import Helper
from codegen.parse.calls import Parameters
from codegen.parse.errors import TableError
from codegen.table import loads

GOLDENS = Path(__file__).parent / "goldens"
CLASSES = sorted(path.stem for path in GOLDENS.glob("*.yaml"))


def _helper(module: str, name: str, *parameters: str) -> Helper:
    path = f"autograd/formulas/{module}.py"
    return Helper(name, module, Parameters(parameters, len(parameters)), path, 1)


HELPERS = {"powers.pow_self": _helper("powers", "pow_self", "grad", "self", "exponent")}
KERNELS = {"power": _helper("pointwise", "power", "x", "y")}


def message(name: str) -> str:
    text = (GOLDENS / f"{name}.yaml").read_text(encoding="utf-8")
    with pytest.raises(TableError) as caught:
        loads(text, f"{name}.yaml", helpers=HELPERS, kernels=KERNELS)
    assert list(caught.value.problems) == sorted(caught.value.problems, key=lambda p: p.location)
    return f"{caught.value}\n"


@pytest.mark.parametrize("name", CLASSES)
def test_what_is_said(name: str) -> None:
    path = GOLDENS / f"{name}.txt"
    said = message(name)
    if os.environ.get("UPDATE_GOLDENS"):
        path.write_text(said, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == said


def test_every_message_has_its_table() -> None:
    assert sorted(path.stem for path in GOLDENS.glob("*.txt")) == CLASSES


@pytest.mark.parametrize("name", CLASSES)
def test_every_caret_stands_under_what_is_meant(name: str) -> None:
    lines = (GOLDENS / f"{name}.yaml").read_text(encoding="utf-8").splitlines()
    with pytest.raises(TableError) as caught:
        loads("\n".join(lines) + "\n", f"{name}.yaml", helpers=HELPERS, kernels=KERNELS)
    for problem in caught.value.problems:
        assert problem.source_line == lines[problem.location.line - 1]
        assert 1 <= problem.location.column <= len(problem.source_line) + 1
