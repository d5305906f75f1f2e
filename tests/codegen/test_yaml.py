"""YAML that is none, YAML that a table does without, and the places in the rest."""

import pytest
from rows import FULL, ROW, SECOND, expect, golden, only_error, said

from codegen.parse.errors import Location, TableError
from codegen.table import loads

# -- YAML


@golden("wrong_yaml")
def test_wrong_yaml(table: str) -> str:
    return only_error(said(table + "\n"))


def test_characters_that_are_shown_as_blanks() -> None:
    expect(
        FULL.replace("  self: grad", "\tself: grad"),
        """
        t.yaml:4:1: f: this is not YAML: the line is indented with a tab
             self: grad
            ^
        indent with spaces

        1 error
        """,
    )
    expect(
        FULL.replace("self: grad", "self: gr\x07ad"),
        """
        t.yaml:4:11: the character '\\x07' is not allowed in a table
            self: gr ad
                    ^

        1 error
        """,
    )


def test_a_row_that_is_not_yaml_hides_no_other_problem() -> None:
    broken = "- name: b.o(Tensor self) -> Tensor\n  kind: a: b\n"
    expect(
        FULL.replace("grad", "grad * othr + b(grad)") + broken + SECOND.replace("linear", "liner"),
        """
        t.yaml:4:16: f: unknown name 'othr' in the formula of 'self'
            self: grad * othr + b(grad)
                         ^~~~

        t.yaml:6:10: b.o: this is not YAML: a second ': ' in one line
            kind: a: b
                   ^
        put quotes around a value that contains ': '

        t.yaml:7:9: g: unknown kind 'liner'
            kind: liner
                  ^~~~~
        did you mean 'linear'?

        3 errors
        """.replace("t.yaml:7:9", "t.yaml:8:9"),
    )


@pytest.mark.parametrize("opening", ["[", "{a: ", "- "])
def test_deep_nesting_is_refused(opening: str) -> None:
    assert "the table is nested more than 12 levels deep" in said(opening * 100_000)


def test_size_is_bounded() -> None:
    expect(
        "#" * 10_000_001,
        """
        t.yaml:1:1: the file has 10,000,001 characters; a table has at most 10,000,000

        1 error
        """,
    )


# -- the places of problems in all of YAML's ways to write a text


@pytest.mark.parametrize(
    ("lines", "place"),
    [
        ("self: grad * othr", "4:16"), ("self:   grad * othr", "4:18"),
        ("self: 'grad * othr'", "4:17"), ('self: "grad * othr"', "4:17"),
        ("self: grad\n    * othr", "5:7"), ("self:\n    grad\n    * othr", "6:7"),
        ("self: |\n    grad\n    * othr", "6:7"), ("self: |\n    grad * (\n      othr)", "6:7"),
        ("self: >-\n    grad\n\n    * othr", "7:7"), ("self: | # why\n    grad * othr", "5:12"),
        ("self: 'grad * where(''a'' == ''b'', othr)'", "4:39"),
        ('self: "grad * where(\\"a\\", \\x41, othr)"', "4:36"),
        ('self: "grad\\\n    * othr"', "5:7"), ('self: "grad\n    * othr"', "5:7"),
        ("self: 'grad\n\n    * othr'", "6:7"), ("? self\n  : grad * othr", "5:12"),
    ],
)  # fmt: skip
def test_places(lines: str, place: str) -> None:
    with pytest.raises(TableError) as caught:
        loads(f"{ROW}  {lines}\n")
    (problem,) = [each for each in caught.value.problems if "othr" in each.message]
    assert "{}:{}".format(*problem.location[1:]) == place
    assert problem.source_line is not None
    start = problem.location.column - 1
    assert problem.source_line[start : start + problem.length] == "othr"


def test_places_in_a_file_with_other_line_ends() -> None:
    table = "\ufeff# é\r\n" + FULL.replace("grad", "grad * othr").replace("\n", "\r\n")
    with pytest.raises(TableError) as caught:
        loads(table)
    assert caught.value.problems[0].location == Location("derivatives.yaml", 5, 16)
