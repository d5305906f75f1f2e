"""YAML that is none, YAML that a table does without, and the places in the rest."""

import pytest
from rows import FULL, ROW, SECOND, expect, numbered, said

from codegen.parse.errors import Location, TableError
from codegen.table import loads

# -- YAML

YAML_WRONG = [
    (
        FULL.replace("self: grad", "self: grad: 1"),
        """
        t.yaml:4:13: f: this is not YAML: a second ': ' in one line
            self: grad: 1
                      ^
        put quotes around a value that contains ': '
        """,
    ),
    (
        FULL.replace("self: grad", "self: @grad"),
        """
        t.yaml:4:9: f: this is not YAML: a value cannot start with '@'
            self: @grad
                  ^
        put quotes around it
        """,
    ),
    (
        FULL.replace("self: grad", "self: *grad"),
        """
        t.yaml:4:9: f: aliases of YAML are not allowed in a table
            self: *grad
                  ^~~~~
        put quotes around a value that starts with '*'
        """,
    ),
    (
        FULL.replace("self: grad", "self: &x grad"),
        """
        t.yaml:4:9: f: anchors of YAML are not allowed in a table
            self: &x grad
                  ^~~~~~~
        put quotes around a value that starts with '&'
        """,
    ),
    (
        FULL.replace("self: grad", "self: !!python/object/apply:os.system [ls]"),
        """
        t.yaml:4:9: f: tags of YAML are not allowed in a table
            self: !!python/object/apply:os.system [ls]
                  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        put quotes around a value that starts with '!'
        """,
    ),
    (
        FULL + "  <<: {kind: linear}\n",
        """
        t.yaml:5:3: f: merge keys of YAML are not allowed in a table
            <<: {kind: linear}
            ^~
        """,
    ),
    (
        FULL + "  [a]: b\n",
        """
        t.yaml:5:3: f: a key is a plain text
            [a]: b
            ^~~
        """,
    ),
    (
        FULL + "---\n" + SECOND,
        """
        t.yaml:5:1: f: a table is one YAML document, but a second starts here
            ---
            ^~~
        """,
    ),
    (
        FULL.replace("  self: grad", "\tself: grad"),
        """
        t.yaml:4:1: f: this is not YAML: the line is indented with a tab
             self: grad
            ^
        indent with spaces
        """,
    ),
    (
        FULL.replace("self: grad", "self: 'grad"),
        """
        t.yaml:4:9: f: this is not YAML: the quotes are not closed
            self: 'grad
                  ^
        a text ends with the quote that opens it
        """,
    ),
    (
        FULL.replace("self: grad", "self: gr\x07ad"),
        """
        t.yaml:4:11: the character '\\x07' is not allowed in a table
            self: gr ad
                    ^
        """,
    ),
]


@pytest.mark.parametrize(("table", "text"), YAML_WRONG)
def test_wrong_yaml(table: str, text: str) -> None:
    assert said(table) == numbered(text)


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
        ("self: grad * othr", "4:16"),
        ("self:   grad * othr", "4:18"),
        ("self: 'grad * othr'", "4:17"),
        ('self: "grad * othr"', "4:17"),
        ("self: grad\n    * othr", "5:7"),
        ("self:\n    grad\n    * othr", "6:7"),
        ("self: |\n    grad\n    * othr", "6:7"),
        ("self: |\n    grad * (\n      othr)", "6:7"),
        ("self: >-\n    grad\n\n    * othr", "7:7"),
        ("self: | # why\n    grad * othr", "5:12"),
        ("self: 'grad * where(''a'' == ''b'', othr)'", "4:39"),
        ('self: "grad * where(\\"a\\", \\x41, othr)"', "4:36"),
        ('self: "grad\\\n    * othr"', "5:7"),
        ('self: "grad\n    * othr"', "5:7"),
        ("self: 'grad\n\n    * othr'", "6:7"),
        ("? self\n  : grad * othr", "5:12"),
    ],
)
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
