"""The picture at the head of README.md shows the row, the node, the graph and the explanation."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

from codegen.site.hero import picture

PAGE = Path(__file__).resolve().parents[2] / "docs" / "hero.svg"


def test_the_committed_picture_is_what_the_script_makes() -> None:
    made, committed = picture(), PAGE.read_text(encoding="utf-8")
    assert re.sub(r"yaml:\d+", "", made) == re.sub(r"yaml:\d+", "", committed)


def test_it_shows_all_four_and_fits_dark_and_light_ground() -> None:
    text = PAGE.read_text(encoding="utf-8")
    lines = ["".join(each.itertext()) for each in ElementTree.fromstring(text).iter() if each.text]
    shown = "\n".join(lines)
    for part in (
        "  self: grad * cos(self).conj()", "class SinBackward0(Node):", "AccumulateGrad",
        "   dy/db  =  dy/dt1 * cos(b) = 2 * cos(3) = -1.97998",
    ):  # fmt: skip
        assert part in shown, part
    assert "prefers-color-scheme:dark" in text and text.count("name: ") == 0
