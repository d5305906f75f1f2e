"""What a run recalls of the last one: never more than what cannot have changed."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from textwrap import dedent

import pytest
from rows import Project

from codegen import builtin, recall, table
from codegen.emit import render
from codegen.emit.definitions import definitions
from codegen.emit.node import Emission
from codegen.lower.analysis import Table, plan_table
from codegen.lower.steps import program_source
from codegen.verbs import generate
from tests.support.tables import TABLES

ROWS = (TABLES / "recalled.yaml").read_text(encoding="utf-8")
BUMP = ROWS.partition("# ---- bumps ----\n\n")[2]
OTHER = BUMP.replace("bump(", "hill(")
BUMP_N = BUMP.replace("bump(Tensor self", "bump.n(Tensor self, int n")
EDITS = {  # what is put for what
    "nothing": ("", ""),
    "remark": ("- name: bump", "# a remark\n- name: bump"),
    "doc": ("not a bump", "indeed"),
    "derivative": ("grad * result", "result * grad"),
    "forward that is inlined": ("np.cos(self)", "np.cos(self) + 0"),
    "forward in turn": ("np.sin(self)", "np.sin(self) * 1"),
    "kind": ("kind: pointwise\n  forward: np.exp", "kind: linear\n  forward: np.exp"),
    "signature": ("waves(Tensor self, Tensor other)", "waves(Tensor self, Tensor other, int n=0)"),
    "overload": (BUMP, BUMP + BUMP_N),
    "overload before": (BUMP, BUMP_N + BUMP),
    "row": (BUMP, BUMP + OTHER),
    "row before": (BUMP, OTHER + BUMP),
    "node of the same name": ("# ---- sums", BUMP.replace("bump(", "_bump(") + "# ---- sums"),
    "no row": (BUMP, ""),
    "name": ("bump(", "hill("),
    "alias": ("  forward: np.exp", "  aliases: peak\n  forward: np.exp"),
    "operator": ("  forward: np.exp", "  operator: neg\n  forward: np.exp"),
    "heading": ("---- bumps", "---- hills"),
    "no heading": ("# ---- sums of waves ----\n", ""),
    "like": (BUMP, BUMP + "- name: hill(Tensor self) -> Tensor\n  like: wave\n"),
    "helper": ("grad * result", "helpers.no_such"),
}


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Project:
    monkeypatch.setattr(recall, "scan", lambda folder, flat: {})  # the rows call no helpers
    monkeypatch.setattr(generate, "digest_of", lambda paths: "the code")  # which does not change
    return Project(tmp_path, ROWS)


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The headings whose modules are made, not recalled."""
    found: list[str] = []
    original = render._operations
    monkeypatch.setattr(
        render,
        "_operations",
        lambda renderer, section, *rest: (
            found.append(section.heading) or original(renderer, section, *rest)
        ),
    )
    return found


@pytest.mark.parametrize("edit", EDITS)
def test_what_is_recalled_is_what_would_be_made(project, capsys, edit):
    """Edited and back again: files and errors are those of a run by itself."""
    old, new = EDITS[edit]
    assert old in ROWS
    edited = ROWS.replace(old, new, 1)
    assert project.run(text=ROWS) == 0
    before = project.files("generated")
    capsys.readouterr()
    status, told = project.run(text=edited), capsys.readouterr().err
    held = project.files("generated")
    assert project.run(text=edited, output="fresh") == status
    assert capsys.readouterr().err == told
    assert held == (project.files("fresh") if status == 0 else before)
    assert project.run(text=ROWS) == 0
    assert project.files("generated") == before


@pytest.mark.parametrize(
    ("edit", "headings"),
    [
        ("nothing", []), ("doc", ["waves", "sums of waves", "ripples"]),
        ("forward that is inlined", ["waves", "sums of waves", "ripples"]),
        ("derivative", ["bumps"]), ("row", ["bumps"]), ("heading", ["hills"]),
        ("signature", ["sums of waves", "ripples"]),
        ("operator", ["waves", "sums of waves", "ripples", "bumps"]),
    ],
)  # fmt: skip
def test_only_what_can_have_changed_is_made_again(project, made, edit, headings):
    assert project.run(text=ROWS) == 0
    made.clear()
    project.run(text="\n" + ROWS.replace(*EDITS[edit], 1))
    assert made == headings


def test_a_call_that_a_changed_row_makes_wrong_is_told(project, capsys):
    wrong = ROWS.replace("waves(Tensor self, Tensor other)", "waves(Tensor self, *, Tensor other)")
    assert project.run(text=ROWS) == 0
    capsys.readouterr()
    assert project.run(text=wrong) == 1
    told = capsys.readouterr().err
    assert "waves(wave(self), slope(self))" in told
    shutil.rmtree(project.generated / "__pycache__")
    assert project.run(text=wrong) == 1
    assert capsys.readouterr().err == told


def _of_another_version(memory: Path) -> None:
    memory.write_text(json.dumps(json.loads(memory.read_text()) | {"version": "other"}))


@pytest.mark.parametrize(
    "spoil",
    [
        lambda memory: memory.write_text(""), lambda memory: memory.write_text("[]"),
        lambda memory: memory.write_bytes(b"\xff"), lambda memory: memory.unlink(),
        _of_another_version,
    ],
)  # fmt: skip
def test_a_memory_that_cannot_be_read_is_none(project, made, spoil: Callable[[Path], object]):
    assert project.run(text=ROWS) == 0
    made.clear()
    spoil(project.generated / "__pycache__" / "codegen-memory.json")
    assert project.run(text=ROWS + "\n") == 0
    assert made == ["waves", "sums of waves", "ripples", "bumps"]


def test_what_was_edited_by_hand_is_made_again(project, made):
    assert project.run(text=ROWS) == 0
    before = project.files("generated")
    (project.generated / "operations" / "bumps.py").write_text("edited\n")
    (project.generated / "registry" / "waves.py").unlink()
    made.clear()
    assert project.run(text=ROWS) == 0
    assert made == ["bumps"] and project.files("generated") == before


def test_no_row_sees_one_that_is_not_in_its_key(monkeypatch):
    """Rows are found by `Table.overloads` alone: what it gives for a row of the built-in table is
    within the reach of that row."""
    reaches: list[recall.Reach] = []
    seen: list[object] = []

    class Kept(recall.Reach):
        def __init__(self, *given) -> None:
            super().__init__(*given)
            reaches.append(self)

    def overloads(self: Table, name: str) -> list[object]:
        found = original(self, name)
        seen.extend(found)
        return found

    monkeypatch.setattr(table, "Reach", Kept)
    entries = table.load(
        builtin.TABLE,
        formulas=builtin.FORMULAS,
        kernels=builtin.KERNELS,
        composites=builtin.COMPOSITES,
        memory=recall.Memory(Path("nowhere"), ""),
    )
    original = Table.overloads
    monkeypatch.setattr(Table, "overloads", overloads)
    for i, plan in enumerate(plan_table(entries)):
        seen.clear()
        plan.table.inlined.clear()
        emission = Emission(plan, "")
        definitions(emission), emission.array_function, emission.registry_fields
        program_source(plan), render._helper_modules([emission])
        reached = {entry.signature.full_name for entry in reaches[0].of([i])}
        assert {entry.signature.full_name for entry in seen} <= reached


@pytest.mark.slow
@pytest.mark.parametrize(
    ("old", "new"),
    [
        (r"^  numpy: cos$", "  forward: np.cos(self) + 0"),  # which others have in their formulas
        (r"^  self: grad \* (.+)$", r"  self: (\1) * grad"),
        (
            r"^- name: tan\(",
            "- name: secant(Tensor self) -> Tensor\n  kind: pointwise\n"
            "  forward: 1 / np.cos(self)\n  self: grad * (result * tan(self)).conj()\n- name: tan(",
        ),
    ],
)
def test_the_built_in_table_is_recalled_rightly(tmp_path, old, new):
    text = builtin.TABLE.read_text()
    edited, count = re.subn(old, new, text, count=1, flags=re.MULTILINE)
    assert count == 1
    project = Project(tmp_path, text)
    assert project.run(text=text) == 0
    assert project.run(text=edited) == 0
    assert project.run(text=edited, output="fresh") == 0
    assert project.files("generated") == project.files("fresh")


def test_a_changed_row_needs_no_numpy() -> None:
    """Its import takes a tenth of the time that such a run has."""
    program = """
        import sys, codegen.verbs.generate, codegen.emit.node, codegen.docs.pages
        print([name for name in ("numpy", "autograd") if name in sys.modules])
    """
    done = subprocess.run(
        [sys.executable, "-c", dedent(program)], capture_output=True, text=True, cwd=builtin.ROOT
    )
    assert done.stdout == "[]\n", done.stderr
