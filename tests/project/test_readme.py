"""README.md runs: its sessions give what they show, and its pieces of the project are true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import autograd as ag

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_row_it_explains_is_the_tables() -> None:
    (row,) = re.findall(r"^```yaml\n(.*?)^```$", README, flags=re.MULTILINE | re.DOTALL)
    assert row in (ROOT / "derivatives.yaml").read_text(encoding="utf-8")
    formula = ag.registry["sin"].formulas["self"]
    assert f"self: {formula}\n" in row


def test_the_generated_code_it_shows_is_there() -> None:
    (code,) = re.findall(r"^```python\n(class .*?)^```$", README, flags=re.MULTILINE | re.DOTALL)
    file = ROOT / "generated" / "operations" / "trigonometric_functions.py"
    generated = file.read_text(encoding="utf-8").splitlines()
    for line in code.splitlines():
        assert line.removesuffix(" ...") in generated


@pytest.mark.parametrize("path", re.findall(r"^\| `([^`]+)` \|", README, flags=re.MULTILINE))
def test_what_the_layout_names_exists(path: str) -> None:
    assert (ROOT / path).exists()


@pytest.mark.parametrize("command", ["digits", "test"])
def test_a_promised_command_is_one_line(command: str) -> None:
    pattern = rf"^<!-- command: {command} -->\n```sh\n(.+)\n```$"
    assert len(re.findall(pattern, README, flags=re.MULTILINE)) == 1
