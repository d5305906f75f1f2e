"""Rows that the tests spoil, and what is said of them."""

from collections.abc import Callable
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from codegen.__main__ import main
from codegen.model.helpers import Helper
from codegen.package.build import no_kernel, plan_own
from codegen.parse.calls import Parameters
from codegen.parse.errors import TableError
from codegen.table import loads
from tests.support import goldens

# FULL is a right row; ROW lacks its derivative, which stands in line 4.
ROW = "- name: f(Tensor self, int dim) -> Tensor\n  kind: linear\n  forward: self\n"
FULL = ROW + "  self: grad\n"
SECOND = "- name: g(Tensor self) -> Tensor\n  kind: linear\n  forward: self\n  self: grad\n"

HELPERS = {
    "linalg.svd_backward": Helper(
        "svd_backward", "linalg", Parameters(("gU", "gS", "gVh", "U"), 3), "linalg.py", 1
    )
}


def said(table: str) -> str:
    """What is said of a wrong table."""
    with pytest.raises(TableError) as caught:
        loads(dedent(table), "t.yaml", helpers=HELPERS)
    return str(caught.value)


def expect(table: str, text: str) -> None:
    assert said(table) == dedent(text).strip()


def only_error(text: str) -> str:
    """What is said of one mistake, which gives one error."""
    assert text.endswith("\n\n1 error"), text
    return text.removesuffix("\n\n1 error")


def said_of_own(table: str) -> str:
    """What is said of a wrong user-defined table, with kernels in my_kernels.py."""
    hint = no_kernel(Path("t.yaml"), Path("my_kernels.py"))
    with pytest.raises(TableError) as caught:
        plan_own(dedent(table), "t.yaml", {}, hint)
    return str(caught.value)


def golden(name: str) -> Callable[[Callable[..., str]], Any]:
    """A test of each case of messages/<name>.txt: see tests/support/goldens.py."""
    return goldens.golden(Path(__file__).parent / "messages" / f"{name}.txt")


class Project:
    """A table, the folder that is generated from it, and one for its pages."""

    def __init__(self, folder: Path, text: str) -> None:
        self.folder, self.table = folder, folder / "derivatives.yaml"
        self.generated, self.docs = folder / "generated", folder / "docs"
        self.docs.mkdir()
        self.table.write_text(text)

    def run(self, *options: str, text: str | None = None, output: str = "generated") -> int:
        if text is not None:
            self.table.write_text(text)
        places = {"--table": self.table, "--output": self.folder / output, "--docs": self.docs}
        return main([*(str(word) for pair in places.items() for word in pair), *options])

    def files(self, *folders: str) -> dict[str, str]:
        """The texts of the files in these folders, or in all."""
        found = (self.folder / name for name in folders or ("generated", "docs"))
        return {
            path.relative_to(folder).as_posix(): path.read_text()
            for folder in found
            for path in folder.rglob("*")
            if path.is_file() and "__pycache__" not in path.parts
        }
