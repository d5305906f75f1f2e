"""How a problem is shown."""

from textwrap import dedent, indent

import pytest

from codegen.parse.errors import Location, Problem, TableError, nearest

# -- problems


def test_a_problem_says_where() -> None:
    line = "  self: grad * othr.conj()"
    problem = Problem(
        Location("derivatives.yaml", 412, 16),
        "mul",
        "unknown name 'othr' in the formula of 'self'",
        line,
        4,
        "did you mean 'other'?",
    )
    assert str(problem) == dedent(
        """\
        derivatives.yaml:412:16: mul: unknown name 'othr' in the formula of 'self'
            self: grad * othr.conj()
                         ^~~~
        did you mean 'other'?"""
    )


def test_problems_are_sorted_and_counted() -> None:
    late = Problem(Location("a", 10, 1), None, "late")
    early = Problem(Location("a", 9, 2), None, "early", warning=True)
    error = TableError([late, early])
    assert error.problems == (early, late)
    assert str(error) == "a:9:2: warning: early\n\na:10:1: late\n\n1 error, 1 warning"
    assert str(TableError([late, late])).endswith("\n\n2 errors")


@pytest.mark.parametrize(
    ("line", "column", "length", "shown", "carets"),
    [
        ("x" * 300, 201, 3, "..." + "x" * 100 + "...", " " * 33 + "^~~"),
        ("x" * 300, 1, 300, "x" * 100 + "...", "^" + "~" * 99),
        ("\tself: \u6f22 x", 8, 1, "self: \u6f22 x", " " * 6 + "^~"),
        ("\tself: \u6f22 x", 10, 1, "self: \u6f22 x", " " * 9 + "^"),
        ("a\x1b[31mb", 7, 1, "a [31mb", " " * 6 + "^"),
        ("abc", 4, 1, "abc", "   ^"),
        ("abc", 40, 9, "abc", "   ^"),
        ("    abc", 1, 1, "    abc", "^"),
    ],
)
def test_the_caret_stands_below(
    line: str, column: int, length: int, shown: str, carets: str
) -> None:
    text = str(Problem(Location("a", 1, column), None, "m", line, length))
    assert text == f"a:1:{column}: m\n" + indent(f"{shown}\n{carets}", "    ")


def test_nearest() -> None:
    assert nearest("othr", ["self", "other"]) == "other"
    assert nearest("U", ["u", "v"]) == "u"
    assert nearest("quux", ["self", "other"]) is None
    assert nearest("x" * 10_000, ["x" * 9_999]) is None
    assert nearest("self", ["self"]) is None
