"""docs/trust.md is what the records say, and planted faults are found."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.mutants.faults import PLACES, faults
from tests.support.blocks import ROOT
from tests.trust.__main__ import NAMES, PAGE, read_record
from tests.trust.page import page


def test_the_page_is_of_the_records() -> None:
    assert PAGE.read_text(encoding="utf-8") == page({name: read_record(name) for name in NAMES})


@pytest.mark.parametrize("place", PLACES)
def test_faults_change_one_expression(place: str) -> None:
    for make in faults(place)[::500]:
        fault = make()
        assert fault.text != fault.path.read_text(encoding="utf-8")
        assert fault.before != fault.after
        if place != "table":
            compile(fault.text, str(fault.path), "exec")


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "fork"), reason="it forks")
def test_a_planted_sign_is_found() -> None:
    """The first faults that are drawn are, but for a few that change nothing."""
    command = [sys.executable, "-m", "tests.mutants", "--count", "10"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    lines = done.stdout.splitlines()
    assert sum("killed" in line or "refused" in line for line in lines[:-4]) >= 6, done.stdout
