"""The verbs of the command line: what they print, and with what status they exit."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

import autograd as ag
from codegen import builtin
from codegen.__main__ import VERBS, main
from codegen.terminal import paint, progress
from codegen.verbs.new import starter


def test_help_names_every_verb_and_the_exit_status(capsys):
    with pytest.raises(SystemExit) as stop:
        main(["--help"])
    assert stop.value.code == 0
    text = capsys.readouterr().out
    assert "Exit status" in text and all(f"  {verb} " in text for verb in VERBS)


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_has_help(verb, capsys):
    with pytest.raises(SystemExit) as stop:
        main([verb, "--help"])
    assert stop.value.code == 0
    text = capsys.readouterr().out
    assert f"python -m codegen {verb}" in text and "Exit status" in text


def test_wrong_usage_exits_with_2(capsys):
    assert main(["shwo"]) == 2
    assert "did you mean 'show'?" in capsys.readouterr().err
    for wrong in (["list", "--kind", "nonsense"], ["show"], ["--nonsense"], ["build"]):
        with pytest.raises(SystemExit) as stop:
            main(wrong)
        assert stop.value.code == 2, wrong
    assert main(["show", "sinn"]) == 2
    assert "no row 'sinn' in derivatives.yaml; did you mean 'sin'?" in capsys.readouterr().err


def test_list_filters(capsys):
    assert main(["list"]) == 0
    assert f"{len(ag.registry)} rows" in capsys.readouterr().out
    assert main(["list", "--kind", "scan", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert {row["kind"] for row in rows} == {"scan"}
    assert {"cumsum", "cumprod"} <= {row["name"] for row in rows}
    assert main(["list", "--missing-jvp", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert rows and all(row["jvp"] is None and row["node"] for row in rows)
    assert main(["list", "--missing-numpy", "--kind", "pointwise", "--json"]) == 0
    assert "sin" not in {row["name"] for row in json.loads(capsys.readouterr().out)}
    assert main(["list", "--missing-vmap", "--json"]) == 0
    rows = {row["name"]: row["vmap"] for row in json.loads(capsys.readouterr().out)}
    assert rows["histc"] == "loop" and rows["nonzero"] == "refused"
    assert rows == {
        row.name: row.vmap for row in ag.registry.values() if row.vmap in ("loop", "refused")
    }


def test_show_tells_everything_that_follows_from_a_row(capsys):
    assert main(["show", "sin"]) == 0
    text = capsys.readouterr().out
    for part in ("- name: sin(Tensor self)", "class SinBackward0(Node):", "np.cos(self)",
                 "def sin_jvp(", "derivatives.yaml:"):  # fmt: skip
        assert part in text
    assert main(["show", "max", "--json"]) == 0
    names = [row["name"] for row in json.loads(capsys.readouterr().out)]
    assert {"max", "max.dim", "max.other"} <= set(names)
    assert main(["show", "triu"]) == 0
    text = capsys.readouterr().out
    for part in ("each: {f: [tril, triu]", "name: triu(Tensor self, int diagonal=0) -> Tensor",
                 "forward: kernels.triu(self, diagonal)", "self: grad.triu(diagonal)"):  # fmt: skip
        assert part in text
    assert main(["show", "fmin"]) == 0
    assert "forward: np.fmin(self, other)" in capsys.readouterr().out
    assert main(["show", "gelu"]) == 0
    assert "nn.functional.gelu" in capsys.readouterr().out


def test_show_plots_a_function_and_its_derivative(tmp_path, capsys):
    pytest.importorskip("matplotlib")
    picture = tmp_path / "sin.png"
    assert main(["show", "sin", "--plot", str(picture)]) == 0
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert main(["show", "matmul", "--plot", str(picture)]) == 2
    assert "not a function of one tensor" in capsys.readouterr().err


def test_show_of_a_table_of_ones_own(tmp_path, capsys):
    table = tmp_path / "own.yaml"
    table.write_text(starter("bend", "pointwise"))
    assert main(["show", "bend", "--table", str(table)]) == 0
    assert "class BendBackward0(Node):" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["f(", "2x", "import", "a b", "x); import os #"])
def test_new_takes_only_names(name, capsys):
    assert main(["new", name]) == 2
    assert capsys.readouterr().err.startswith("python -m codegen new: ")


def test_new_prints_a_row(tmp_path, capsys):
    assert main(["new", "bend", "--kind", "reduction"]) == 0
    row = capsys.readouterr().out
    assert row.startswith("- name: bend(Tensor self, int dim=-1) -> Tensor")


@pytest.mark.slow
def test_docs_are_fresh(tmp_path, capsys):
    assert main(["docs", "--check"]) == 0
    (tmp_path / "docs").mkdir()
    assert main(["docs", "--output", str(tmp_path / "docs")]) == 0
    for name in ("derivatives.md", "conventions.md"):
        assert (tmp_path / "docs" / name).read_text() == (builtin.ROOT / "docs" / name).read_text()


def test_lint_warns_and_is_strict_on_demand(tmp_path, capsys):
    table = tmp_path / "own.yaml"
    table.write_text(starter("bend", "pointwise").replace("  doc: One sentence", "  doc: No stop"))
    table.write_text(table.read_text().replace("on what it computes.", "here"))
    assert main(["lint", "--table", str(table)]) == 0
    assert "warning: bend: 'doc' is no whole sentence" in capsys.readouterr().out
    assert main(["lint", str(table), "--strict"]) == 1
    assert main(["show", str(table)]) == 2
    assert f"name a table by --table {table}" in capsys.readouterr().err
    capsys.readouterr()
    assert main(["lint", "--table", str(table), "--json"]) == 0
    assert [each["operation"] for each in json.loads(capsys.readouterr().out)] == ["bend"]


def test_a_wrong_table_exits_with_1(tmp_path, capsys):
    table = tmp_path / "own.yaml"
    table.write_text(
        "- name: f(Tensor self) -> Tensor\n  kind: pointwise\n  forward: nosuch(self)\n"
    )
    for verb in (["list"], ["show", "f"], ["lint"]):
        assert main([*verb, "--table", str(table)]) == 1
        assert "own.yaml:3:12: f: unknown operation 'nosuch'" in capsys.readouterr().err
    assert main(["build", str(table), "--package", str(tmp_path / "own")]) == 1
    assert not (tmp_path / "own").exists()


class _Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_colour_and_bars_are_for_terminals(monkeypatch):
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert paint("text", "red", _Terminal()) == "\x1b[31mtext\x1b[0m"
    assert paint("text", "red", io.StringIO()) == "text"
    monkeypatch.setenv("NO_COLOR", "1")
    assert paint("text", "red", _Terminal()) == "text"
    for stream, shown in ((_Terminal(), True), (io.StringIO(), False)):
        monkeypatch.setattr(sys, "stderr", stream)
        assert list(progress([1, 2, 3], "counting")) == [1, 2, 3]
        assert ("counting [" in stream.getvalue()) == shown


def test_output_that_nobody_reads_is_no_error():
    command = f"{sys.executable} -m codegen list | head -1"
    result = subprocess.run(
        command, shell=True, cwd=Path(builtin.ROOT), capture_output=True, text=True, check=False
    )
    assert result.stdout.startswith("add") and result.stderr == ""
