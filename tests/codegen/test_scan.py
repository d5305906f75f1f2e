"""Which helpers are found in a folder of modules, without importing them."""

import ast
import re
from pathlib import Path
from textwrap import dedent

import pytest

from codegen.model import helpers
from codegen.model.helpers import scan
from codegen.model.places import COMPOSITES, FORMULAS, KERNELS, RULES
from codegen.parse.errors import TableError


def test_scan(tmp_path: Path) -> None:
    (tmp_path / "reduction.py").write_text(
        dedent(
            """\
            import os

            def mean_backward(grad, shape, /, scale=1, *, dim, keepdim=False): ...
            def anything(*args, **kwargs): ...
            def _private(x): ...
            async def awaited(x): ...
            class Thing:
                def method(self): ...
            """
        )
    )
    (tmp_path / "linalg.py").write_text("__all__ = ['a']\ndef a(x): ...\ndef b(x): ...\n")
    (tmp_path / "_hidden.py").write_text("def c(x): ...\n")
    found = scan(tmp_path)
    assert sorted(found) == ["linalg.a", "reduction.anything", "reduction.mean_backward"]
    helper = found["reduction.mean_backward"]
    assert (helper.name, helper.module, helper.line) == ("mean_backward", "reduction", 3)
    parameters = helper.parameters
    assert (parameters.required, parameters.positional) == (2, ("grad", "shape", "scale"))
    assert parameters.keywords == {"scale", "dim", "keepdim"}
    assert parameters.required_keywords == {"dim"}
    assert found["reduction.anything"].parameters.any_positional


def test_scan_reads_heads_and_docstrings_whatever_the_bodies_are(tmp_path: Path) -> None:
    text = dedent(
        '''\
        def one(x, y=(1, (2, 3)), z=")"):  # fmt: skip
            r"""What \\ it does."""

            def inner(a): return a

            return x
        def two(x): return """
        def three(y):
            pass
        """
        def four(
            a: int = 1,
        ) -> tuple[int, ...]:
            text = """
        def five(x):
            return 1
        """
            return text
        def nine():
            return """
        def ten(x):
            return 1
        """
        @decorated
        def six(x):
            """Doc

            of two parts."""
        if True:
            def seven(x):
                pass
        def eight(x):

            return {"a": x}
        '''
    )
    (tmp_path / "a.py").write_text(text)
    found = scan(tmp_path)
    tree = ast.parse(text)
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    assert [(helper.name, helper.line, helper.doc) for helper in found.values()] == [
        (node.name, node.lineno, ast.get_docstring(node) or "") for node in functions
    ]
    assert found["a.one"].defaults == {"y": "(1, (2, 3))", "z": "')'"}


@pytest.mark.parametrize("folder", [FORMULAS, KERNELS, COMPOSITES, RULES])
def test_scan_finds_what_parsing_whole_modules_does(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = scan(folder)
    monkeypatch.setattr(helpers, "_BODIES", re.compile(r"(?!)"))
    assert scan(folder) == found and len(found) > 10


def test_scan_runs_nothing(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("raise SystemExit\ndef f(x): ...\n")
    assert list(scan(tmp_path)) == ["a.f"]


def test_scan_reports_both_places_of_a_kernel(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("def f(x): ...\n")
    (tmp_path / "b.py").write_text("\ndef f(x): ...\n")
    assert sorted(scan(tmp_path)) == ["a.f", "b.f"]
    with pytest.raises(TableError) as caught:
        scan(tmp_path, flat=True)
    assert str(caught.value) == dedent(
        f"""\
        {tmp_path}/b.py:2:1: there is another 'f' at {tmp_path}/a.py:1
        kernels are called without their module, so give one another name

        1 error"""
    )


def test_scan_reports_what_is_not_python(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("def f(x:\n")
    (tmp_path / "b.py").write_text("__all__ = [name for name in 'ab']\n")
    with pytest.raises(TableError) as caught:
        scan(tmp_path)
    assert str(caught.value) == dedent(
        f"""\
        {tmp_path}/a.py:1:6: this is not Python: '(' was never closed
            def f(x:
                 ^

        {tmp_path}/b.py:1:1: __all__ must be a list of plain strings

        2 errors"""
    )
