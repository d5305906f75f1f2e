"""The JSON Schema refuses no table that the loader accepts, and sees all that is wrong in shape.

What a schema cannot see, and so is left out: what signatures and formulas say, hence which keys
are arguments and how many items a point has; two equal keys, anchors and tags; how a text is
spelled or quoted (`yes`, `0x10`, `"1"`); that one number is less than another.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from test_goldens import GOLDENS, HELPERS, KERNELS

from codegen.docs.schema import schema, schema_text
from codegen.model.kinds import KEYS, KINK_KEYS
from codegen.model.kinks import number
from codegen.parse import document
from codegen.parse.errors import TableError
from codegen.table import loads
from codegen.verbs import schema as verb

ROOT = Path(__file__).resolve().parents[2]
jsonschema = pytest.importorskip("jsonschema", reason="an editor's validator is needed")
VALIDATOR = jsonschema.Draft7Validator(schema())

# A table is wrong in its shape if a problem of it has one of these sentences.
SHAPE = (
    "must be a ", "must be one expression", "must be true or false", "must be the word",
    "must be made of numbers", "a bound of 'domain' must be", "unknown kind", "unknown operator",
    "unknown requirement", "NumPy has no function", "SciPy has no function", "stands twice in 'num",
    "'domain' is a pair", "'inplace' is true or false", "a row is a mapping", "the row has no name",
    "the row has no kind", "in 'kinks'",
    "a kink has a", "'kinks' is a list", "'args' is a mapping", "is empty", "a table is a list",
    "a row with 'composite' has no 'forward'", "has 'forward', not 'composite'", "is a truth value",
    "has 'composite', not 'forward'", "'output' is the number",
)  # fmt: skip


def as_json(node: document.Node) -> Any:
    """A document as an editor sees it: with the types of YAML 1.2."""
    if isinstance(node, document.Sequence):
        return [as_json(each) for each in node.items]
    if isinstance(node, document.Mapping):
        return {key.value: as_json(each) for key, each in node.items}
    assert isinstance(node, document.Scalar)
    text = node.value
    if node.style is not None:
        return text
    if text in ("", "~", "null", "Null", "NULL"):
        return None
    if text in ("true", "True", "TRUE", "false", "False", "FALSE"):
        return text.lower() == "true"
    value = number(text) if text.strip("+-") not in ("inf", "nan") else None
    if value is None:
        return text
    return int(value) if value.is_integer() and "." not in text and abs(value) < 1e15 else value


def data(table: str) -> Any:
    return [as_json(row) for row in document.read(table, "t.yaml").rows]


def problems(table: str) -> list[str]:
    """What the loader says against a table."""
    try:
        loads(table, "t.yaml", helpers=HELPERS, kernels=KERNELS)
    except TableError as error:
        return [each.message for each in error.problems]
    return []


# -- the file


def test_the_committed_schema_is_fresh() -> None:
    path = ROOT / "docs" / "derivatives.schema.json"
    assert path.read_text() == schema_text(), "run `python -m codegen schema --output` on it"


def test_the_schema_is_one() -> None:
    jsonschema.Draft7Validator.check_schema(schema())
    assert json.loads(schema_text()) == schema()


def test_the_table_names_its_schema() -> None:
    first = (ROOT / "derivatives.yaml").read_text().splitlines()[0]
    assert first == "# yaml-language-server: $schema=docs/derivatives.schema.json"
    assert (ROOT / first.partition("=")[2]).is_file()


def test_every_key_is_explained() -> None:
    definitions = schema()["definitions"]
    page = (ROOT / "docs" / "table.md").read_text()
    for name, keys in (("row", KEYS), ("kink", KINK_KEYS)):
        for key in keys.values():
            assert definitions[name]["properties"][key.name]["description"].startswith(key.doc)
            assert f"`{key.name}`" in page, f"docs/table.md does not tell of '{key.name}'"


def test_the_verb(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    parser = argparse.ArgumentParser()
    verb.add_arguments(parser)
    assert verb.run(parser.parse_args([])) == 0
    assert capsys.readouterr().out == schema_text()
    path = tmp_path / "s.json"
    assert verb.run(parser.parse_args(["--output", str(path)])) == 0
    assert path.read_text() == schema_text()
    assert verb.run(parser.parse_args(["--check"])) == 0


def test_a_stale_schema_is_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(verb, "PATH", tmp_path / "derivatives.schema.json")
    assert verb.run(argparse.Namespace(check=True, output=None)) == 1
    assert "docs/derivatives.schema.json is stale" in capsys.readouterr().err


# -- schema and loader


def test_the_table_is_accepted() -> None:
    errors = list(VALIDATOR.iter_errors(data((ROOT / "derivatives.yaml").read_text())))
    assert not errors, errors[0].message


@pytest.mark.parametrize("name", sorted(path.stem for path in GOLDENS.glob("*.yaml")))
def test_the_goldens(name: str) -> None:
    """Each row by itself, since what one row has may be what another lacks."""
    text = (GOLDENS / f"{name}.yaml").read_text()
    rows = ["- " + part for part in text.removeprefix("- ").split("\n- ")]
    for row in rows:
        agree(row + "\n")


ROW = {
    "name": "f(Tensor self, Tensor? other=None) -> (Tensor U, Tensor V)", "kind": "linear",
    "forward": "(self, self)", "self": "grad_U + grad_V", "other": "zero",
}  # fmt: skip
MORE = {
    "numpy": ["sin", "cos"], "scipy": "special.erf", "aliases": ["a", "special.b"],
    "operator": "mul", "inplace": False, "complex": False, "domain": [0, 1.5], "requires": "scipy",
    "doc": "A sentence.", "kinks": [{"point": [0, None], "value": [[1, 2], None], "why": "w"}],
    "V": "non_differentiable",
}  # fmt: skip
SCALARS = st.sampled_from(
    [0, 1.5, -1, True, False, None, "", "grad", "zero", "linear", "sin", "mul", "pointwise"]
)
VALUES = st.one_of(
    SCALARS,
    st.lists(SCALARS, max_size=3),
    st.dictionaries(st.sampled_from(["self", "point", "value", "why", "a"]), SCALARS, max_size=3),
    st.sampled_from(list(MORE.values())),
)


@st.composite
def documents(draw: st.DrawFn) -> Any:
    """A right row with a few things of it changed."""
    row: Any = dict(ROW)
    for key in draw(st.lists(st.sampled_from(sorted(MORE)), max_size=4, unique=True)):
        row[key] = MORE[key]
    keys = [*row, *MORE, "composite", "result", "numpi", "self, other", ""]
    for key in draw(st.lists(st.sampled_from(keys), max_size=2)):
        row.pop(key, None)
        if draw(st.booleans()):
            row[key] = draw(VALUES)
    return draw(st.sampled_from([row, row, row, row, "text", [row]]))


def agree(table: str) -> None:
    """That the schema refuses only what the loader refuses, and all that is wrong in shape."""
    if document.read(table, "t.yaml").problems:
        return  # not YAML, or none that a table may be
    errors = [error.message[:200] for error in VALIDATOR.iter_errors(data(table))]
    said = problems(table)
    assert said or not errors, (table, errors)
    shape = [each for each in said if any(sentence in each for sentence in SHAPE)]
    assert errors or not shape, (table, shape)


@settings(max_examples=400, deadline=None, suppress_health_check=list(HealthCheck))
@given(documents())
def test_any_document(row: Any) -> None:
    agree(f"- {json.dumps(row)}\n")
