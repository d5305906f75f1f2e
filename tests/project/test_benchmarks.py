"""What the benchmarks compare computes the same: what is written by hand, and compiled code."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from xml.etree import ElementTree

import numpy as np
import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "benchmarks"))
try:
    import bench_compile
    import instructions
    from compile_peers import PEERS, arrays_of, results_of
    from compile_workloads import WORKLOADS
finally:
    sys.path.pop(0)


CASES = [(work, peer) for work in WORKLOADS for peer in ("backward()", "eager", "by hand")]
CASES += [(work, "by blocks") for work in WORKLOADS if work.by_blocks]


@pytest.mark.parametrize(("work", "peer"), CASES, ids=lambda each: getattr(each, "name", each))
def test_peers_agree(work, peer):
    work = work._replace(dtype="float64")
    arrays = arrays_of(work, quick=True)
    compiled = PEERS["compiled"](work, arrays, 2)
    step = PEERS[peer](work, arrays, 2)
    if step is None:
        assert peer == "backward()" and work.transform != "value_and_grad"
        return
    for got, expected in zip(results_of(step()), results_of(compiled()), strict=True):
        scale = np.abs(expected).max()
        np.testing.assert_allclose(got, expected, rtol=1e-10, atol=1e-12 * scale)


def test_a_short_run_gives_a_page():
    command = [sys.executable, str(ROOT / "benchmarks" / "bench_compile.py"), "--quick"]
    command += ["--seconds", "0.01", "--peers", "compiled", "by hand", "--", "small MLP"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    lines = done.stdout.splitlines()
    assert lines[0] == "# Compiled functions"
    assert lines[4].startswith("| workload | compiled | by hand | ratio | goal |")
    assert lines[6].startswith("| small MLP, 2-16-1 on (100, 2) |")


def test_all_peers_and_curves_give_pages(tmp_path):
    command = [sys.executable, "-m", "benchmarks", "--quick", "--seconds", "0.01"]
    command += ["--peers", "compiled", "eager", "by hand", "--largest", "100", "--deepest", "10"]
    command += ["--only", "workloads", "size", "depth", "--out", str(tmp_path), "--", "small MLP"]
    subprocess.run(command, check=True, cwd=ROOT)
    found = json.loads((tmp_path / "peers.json").read_text())
    names = [job["name"] for job in found["jobs"]]
    assert names == ["small MLP, 2-16-1 on (100, 2)", "size 10", "size 100", "depth 10"]
    assert all(set(job["peers"]) == {"compiled", "eager", "by hand"} for job in found["jobs"])
    page = (tmp_path / "peers.md").read_text()
    assert "| workload | compiled | eager | by hand |" in page
    charts = [ElementTree.parse(tmp_path / f"peers-{group}.svg") for group in ("size", "depth")]
    lines = [chart.findall(".//{http://www.w3.org/2000/svg}polyline") for chart in charts]
    assert [[len(x.attrib["points"].split()) for x in each] for each in lines] == [[2] * 3, [1] * 3]
    html = (tmp_path / "peers.html").read_text()
    assert html.count("<svg") == 2 and html.count("<table>") == html.count("</table>") == 3
    again = [*command[:6], "--peers", "by hand", "--only", "depth", "--deepest", "10", "--add"]
    subprocess.run([*again, "--out", str(tmp_path)], check=True, cwd=ROOT)
    later = json.loads((tmp_path / "peers.json").read_text())
    assert later["peers"] == found["peers"] and later["jobs"][:3] == found["jobs"][:3]
    assert [job["name"] for job in later["jobs"]] == names
    assert set(later["jobs"][3]["peers"]) == {"by hand"}
    assert later["how"].endswith(" Of an earlier run: workloads, size.")


def test_results_that_differ_are_refused(monkeypatch):
    """The sums of what the libraries give are compared before anything is timed."""
    given = SimpleNamespace(
        peers=["compiled", "wrong"], python=[], threads=1, quick=True, verbose=False, seconds=0.0
    )

    class Process:
        first, runs, times = 0.0, True, [(1.0, 1.0)] * 5

        def __init__(self, peer, work, given):
            self.sums = [1.0, 2.0] if peer == "compiled" else [1.0, 2.1]

        def round(self):
            return 1.0, 1.0

        def close(self):
            pass

    monkeypatch.setattr(bench_compile, "Process", Process)
    with pytest.raises(AssertionError, match="wrong gives"):
        bench_compile.measured(WORKLOADS[0], given)


@pytest.fixture
def counted(monkeypatch, tmp_path):
    """Runs instructions.py with counts that are given, on a machine with Valgrind or without."""

    def run(stored, found, *options, valgrind="/usr/bin/valgrind"):
        path = tmp_path / "instructions.json"
        path.write_text(json.dumps({instructions.versions(): stored} if stored else {}))
        monkeypatch.setattr(instructions, "RESULTS", path)
        monkeypatch.setattr(instructions, "count", lambda: found)
        monkeypatch.setattr(instructions.shutil, "which", lambda name: valgrind)
        monkeypatch.setattr(sys, "argv", ["instructions.py", *options])
        return instructions.main(), json.loads(path.read_text())

    return run


def test_more_instructions_than_stored_fail(counted, capsys):
    assert counted({"a * b": 1000}, {"a * b": 1020})[0] == 0
    assert counted({"a * b": 1000}, {"a * b": 1050})[0] == 1
    assert "too many" in capsys.readouterr().out
    assert counted({"a * b": 1000}, {"a * b": 1050}, "--tolerance", "0.1")[0] == 0
    updated = counted({"a * b": 1000}, {"a * b": 1050}, "--update")
    assert updated == (0, {instructions.versions(): {"a * b": 1050}})


def test_what_cannot_be_counted_is_said(counted, capsys):
    assert counted({}, {"a * b": 1050})[0] == 0
    assert f"has none of {instructions.versions()}" in capsys.readouterr().out
    assert counted({"a * b": 1}, {"a * b": 1050}, valgrind=None)[0] == 0
    assert "Valgrind is not installed" in capsys.readouterr().out
