"""The command line: what it writes, what it refuses to write, and that it sees what is stale."""

from __future__ import annotations

import ast
import difflib
import hashlib
import shutil
from pathlib import Path

import pytest
from rows import Project

from codegen.__main__ import main
from codegen.builtin import ROOT

ROW = """\
- name: twice(Tensor self) -> Tensor
  doc: self + self.
  kind: linear
  forward: 2 * self
  self: 2 * grad
"""


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path, ROW)


def test_what_is_committed_is_fresh(capsys):
    assert main(["--check"]) == 0
    assert "is what derivatives.yaml says" in capsys.readouterr().out


def test_every_file_says_what_made_it_and_is_python(project):
    assert project.run() == 0
    files = project.files()
    assert {"operations/operations.py", "functions.py", "arrays.py", "methods.pyi"} <= set(files)
    for name, text in files.items():
        if name == "py.typed":
            continue
        first, second, *rest = text.splitlines(keepends=True)
        assert "Generated from derivatives.yaml by `python -m codegen`" in first, name
        if name.endswith((".py", ".pyi")):
            content = hashlib.blake2b("".join(rest).encode(), digest_size=8).hexdigest()
            assert second.endswith(f"content {content}\n"), name
            ast.parse(text, name)


def test_same_table_same_bytes(project, tmp_path):
    project.run()
    before = project.files()
    assert project.run("--check") == 0
    shutil.rmtree(project.generated)
    project.run()
    assert project.files() == before


def changed(before: dict[str, str], after: dict[str, str]) -> dict[str, int]:
    """How many lines of each file came or went."""
    lines = {
        name: sum(
            line[0] in "+-" and line[:3] not in ("+++", "---")
            for line in difflib.unified_diff(
                before.get(name, "").splitlines(), after.get(name, "").splitlines(), n=0
            )
        )
        for name in before.keys() | after.keys()
    }
    return {name: count for name, count in lines.items() if count}


@pytest.mark.slow
def test_a_remark_changes_nothing_and_a_row_only_its_own(project):
    text = (ROOT / "derivatives.yaml").read_text()
    project.table.write_text(text)
    project.run()
    before = project.files()
    row = "- name: exp2(Tensor self)"
    project.table.write_text(text.replace(row, f"# a remark\n\n{row}"))
    project.run()
    assert changed(before, project.files()) == {}
    project.table.write_text(text.replace(row, ROW.replace("linear", "pointwise") + "\n" + row))
    project.run()
    found = changed(before, project.files())
    folders = ("forwards", "operations", "registry")
    own = {f"{folder}/exponentials_and_logarithms.py" for folder in folders}
    own.add("stubs/exponentials_and_logarithms.pyi")
    lists = {"functions.py", "expressions.py", "methods.py", "derivatives.md"}
    assert found.keys() == {*own, *lists}
    assert max(found.values()) <= 100


def test_check_sees_an_edited_table(project, capsys):
    project.run()
    project.table.write_text(ROW.replace("self: 2 * grad", "self: grad * 2"))
    before = project.files()
    capsys.readouterr()
    assert project.run("--check") == 1
    out, err = capsys.readouterr()
    assert (
        "-        return node.restored_one(2 * grad)\n+        return node.restored_one(grad * 2)"
        in out
    )
    assert "generated/ is stale: run `python -m codegen`" in err
    assert project.files() == before


SLOW = pytest.mark.slow


@pytest.mark.parametrize(
    "edit",
    ["changed", pytest.param("missing", marks=SLOW), pytest.param("superfluous", marks=SLOW)],
)
def test_check_sees_an_edited_output(project, capsys, edit):
    project.run()
    path = project.generated / ("operations/operations.py" if edit != "superfluous" else "old.py")
    if edit == "missing":
        path.unlink()
    else:
        path.write_text("# edited by hand\n")
    assert project.run("--check") == 1
    assert path.name in capsys.readouterr().out
    assert project.run() == 0
    assert project.run("--check") == 0
    assert path.exists() == (edit != "superfluous")


def test_a_bad_table_writes_nothing_and_reports_everything(project, capsys):
    project.run()
    before = project.files()
    project.table.write_text(
        ROW.replace("grad", "grda") + ROW.replace("twice", "thrice").replace("linear", "liner")
    )
    assert project.run() == 1
    err = capsys.readouterr().err
    assert f"{project.table}:5:13: twice: unknown name 'grda'" in err
    assert "self: 2 * grda\n              ^~~~\n" in err
    assert "did you mean 'grad'?" in err
    assert "thrice: unknown kind 'liner'" in err and "2 errors" in err
    assert project.files() == before


def test_a_table_without_rows_is_an_error(project, capsys):
    project.table.write_text("# nothing yet\n")
    assert project.run() == 1
    assert "1:1: the table has no rows\n`python -m codegen new NAME`" in capsys.readouterr().err


def test_a_table_that_cannot_be_read(tmp_path, capsys):
    assert main(["--table", str(tmp_path / "none.yaml")]) == 1
    assert "none.yaml: No such file" in capsys.readouterr().err


def test_a_failing_write_leaves_whole_files(project, monkeypatch, capsys):
    project.run()
    before = project.files()
    project.table.write_text(ROW.replace("self: 2 * grad", "self: grad * 2"))

    def fail(*_: object) -> None:
        raise OSError("no space left on device")

    monkeypatch.setattr("codegen.emit.files.os.chmod", fail)
    assert project.run() == 1
    assert "no space left" in capsys.readouterr().err
    assert project.files() == before


def test_generator_imports_nothing_of_the_runtime():
    for path in (ROOT / "codegen").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            modules = [a.name for a in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                modules = [node.module or ""]
            roots = {module.partition(".")[0] for module in modules}
            assert not roots & {"autograd", "generated"}, path.name
