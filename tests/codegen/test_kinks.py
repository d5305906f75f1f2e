"""Everything that is said of a wrong kink, read whole."""

import pytest
from rows import FULL, numbered, said

WRONG = [
    (
        "{point: [0, 1], value: 0, why: w}",
        """
        t.yaml:5:18: f: 'point' needs one item for each tensor argument (self)
            kinks: {point: [0, 1], value: 0, why: w}
                           ^~~~~~
        put brackets around a list of numbers that is one argument
        """,
    ),
    (
        "{point: [[0, 1]], value: 0, why: w}",
        """
        t.yaml:5:35: f: 'value' must have the shapes of 'point'
            kinks: {point: [[0, 1]], value: 0, why: w}
                                            ^
        """,
    ),
    (
        "{point: zero, value: 0, why: w}",
        """
        t.yaml:5:18: f: 'point' must be made of numbers
            kinks: {point: zero, value: 0, why: w}
                           ^~~~
        """,
    ),
    (
        "{point: [[0, [1]]], value: 0, why: w}",
        """
        t.yaml:5:19: f: the lists in 'point' must be arrays of numbers
            kinks: {point: [[0, [1]]], value: 0, why: w}
                            ^~~~~~~~
        """,
    ),
    (
        "{point: 0, value: 0, why: [w]}",
        """
        t.yaml:5:36: f: 'why' must be a text
            kinks: {point: 0, value: 0, why: [w]}
                                             ^~~
        """,
    ),
    (
        "{point: 0, value: 0, why: w, torch: raises}",
        """
        t.yaml:5:46: f: 'torch' must be made of numbers, or error
            kinks: {point: 0, value: 0, why: w, torch: raises}
                                                       ^~~~~~
        """,
    ),
    (
        "{point: 0, value: 0, why: w, args: 2}",
        """
        t.yaml:5:45: f: 'args' is a mapping of arguments to values
            kinks: {point: 0, value: 0, why: w, args: 2}
                                                      ^
        """,
    ),
    (
        "{point: 0, value: 0, why: w, args: {dm: 2}}",
        """
        t.yaml:5:46: f: 'dm' in 'args' is not an argument of f
            kinks: {point: 0, value: 0, why: w, args: {dm: 2}}
                                                       ^~
        did you mean 'dim'?
        """,
    ),
    (
        "{point: 0, value: 0, why: w, args: {self: 2}}",
        """
        t.yaml:5:46: f: 'self' is a tensor: it belongs to 'point'
            kinks: {point: 0, value: 0, why: w, args: {self: 2}}
                                                       ^~~~
        """,
    ),
    (
        "{point: 0, value: 0, why: w, output: 1}",
        """
        t.yaml:5:47: f: 'output' is the number of an output, from 0
            kinks: {point: 0, value: 0, why: w, output: 1}
                                                        ^
        """,
    ),
    (
        "{point: 0, value: 0, why: w, grad: x}",
        """
        t.yaml:5:45: f: 'grad' must be made of numbers
            kinks: {point: 0, value: 0, why: w, grad: x}
                                                      ^
        """,
    ),
    (
        "[{point: 0, value: 0, why: w, why: v}]",
        """
        t.yaml:5:40: f: the key 'why' stands twice in a kink
            kinks: [{point: 0, value: 0, why: w, why: v}]
                                                 ^~~
        """,
    ),
]


@pytest.mark.parametrize(("kinks", "text"), WRONG, ids=[kinks for kinks, _ in WRONG])
def test_wrong_kinks(kinks: str, text: str) -> None:
    assert said(f"{FULL}  kinks: {kinks}\n") == numbered(text)
