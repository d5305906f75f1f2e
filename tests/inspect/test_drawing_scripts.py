"""`python -m autograd explore`: scripts that are run, and what is drawn of them."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from autograd.__main__ import main

SCRIPT = """
import sys
import autograd as ag

a = ag.tensor(2.0, requires_grad=True)
c = a * 5
e = (a + 1) * float(sys.argv[1])
e.backward()
f = 3
"""


def test_exploring_a_script(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    script, page = tmp_path / "script.py", tmp_path / "out.html"
    script.write_text(SCRIPT, encoding="utf-8")
    assert main(["explore", "--out", str(page), str(script), "4"]) == 0
    assert capsys.readouterr().out == f"{page}: 7 steps of the computation of e\n"
    text = page.read_text(encoding="utf-8")
    assert "data 12.0" in text and "data 3.0" in text
    assert "a.grad was None, is 4.0" in text  # as the script's own pass found it


def test_scripts_with_nothing_to_show(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    script, empty = tmp_path / "script.py", tmp_path / "empty.py"
    script.write_text(SCRIPT, encoding="utf-8")
    empty.write_text("x = 1\n", encoding="utf-8")
    for arguments, message in [
        (["--of", "f", str(script), "4"], "is no Tensor that requires grad; there are: e, c\n"),
        ([str(empty)], "leaves no variable at its top level"),
        ([str(tmp_path / "other.py")], "no script"),
    ]:
        assert main(["explore", *arguments]) == 2
        text = capsys.readouterr().err
        assert message in text and ("f" not in arguments or "the variable 'f' of " in text)


MAIN = """
import sys
import autograd as ag

def main():
    w = ag.tensor([1.0, 2.0], requires_grad=True)
    for _ in range(2):
        loss = (w * w).sum()
        {backward}
    return {status}

if __name__ == "__main__":
    sys.exit(main())
"""


@pytest.mark.parametrize(
    ("backward", "name"), [("loss.backward()", "loss"), ("(loss * 2).backward()", "y")]
)
def test_a_script_whose_variables_are_a_functions_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], backward: str, name: str
) -> None:
    script, page = tmp_path / "script.py", tmp_path / "out.html"
    script.write_text(MAIN.format(backward=backward, status=0), encoding="utf-8")
    assert main(["explore", "--out", str(page), str(script)]) == 0
    assert f"steps of the computation of {name}\n" in capsys.readouterr().out
    assert "w.grad was None, is [" in page.read_text(encoding="utf-8")
    assert main(["explore", "--of", "loss", "--out", str(page), str(script)]) == 0
    assert main(["explore", "--of", "x", "--out", str(page), str(script)]) == 2
    assert "there are: loss" in capsys.readouterr().err


def test_a_script_that_ends_itself(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(MAIN.format(backward="pass", status=3), encoding="utf-8")
    with pytest.raises(SystemExit) as end:
        main(["explore", str(script)])
    assert end.value.code == 3 and sys.modules["__main__"].__dict__.get("loss") is None


def test_where_no_page_can_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    script = tmp_path / "script.py"
    script.write_text("raise RuntimeError('it does not run')", encoding="utf-8")
    (tmp_path / "folder.html").mkdir()
    for page, message in [
        (tmp_path / "folder.html", "folder.html' cannot be written: name another by --out"),
        (tmp_path / "page.txt", "--out must end in .html or .htm, got "),
        (tmp_path / "none" / "page.html", "there is no folder"),
    ]:
        assert main(["explore", "--out", str(page), str(script)]) == 2
        assert message in capsys.readouterr().err


def test_what_a_script_raises_comes_through(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text("{}['key']", encoding="utf-8")
    arguments = list(sys.argv)
    with pytest.raises(KeyError):
        main(["explore", str(script)])
    assert sys.argv == arguments
