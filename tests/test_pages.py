"""The pages run: each session in README.md and docs/ gives what it shows."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
WITH_SESSIONS = [page for page in PAGES if ">>> " in page.read_text(encoding="utf-8")]


@pytest.mark.parametrize("page", WITH_SESSIONS, ids=lambda page: page.name)
def test_the_sessions_give_what_they_show(page: Path) -> None:
    # The fence that closes a session would count as its last line of output.
    text = re.sub(r"^```.*$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    names = {"__name__": "page"}
    session = doctest.DocTestParser().get_doctest(text, names, page.name, str(page), 0)
    runner = doctest.DocTestRunner(verbose=False, optionflags=doctest.ELLIPSIS)
    report: list[str] = []
    runner.run(session, out=report.append)
    assert not runner.failures, "".join(report)
    assert runner.tries == text.count(">>> ")


def test_the_pages_with_sessions() -> None:
    names = {page.name for page in WITH_SESSIONS}
    assert {"README.md", "engine.md", "functions.md", "in-place.md", "saved-values.md"} <= names
    assert "vmap.md" in names
