"""autograd.base.pytree: nested containers taken apart and put together again."""

from __future__ import annotations

from collections import OrderedDict, defaultdict, deque, namedtuple
from dataclasses import dataclass, field
from typing import Any

import pytest

from autograd.base.pytree import (
    broadcast_prefix,
    difference,
    flatten,
    map_leaves,
    places,
    unflatten,
)

Pair = namedtuple("Pair", "left right")


@dataclass(frozen=True)
class Layer:
    weight: Any
    bias: Any = None
    width: int = field(default=3, metadata={"static": True})
    norm: Any = field(init=False, default="computed")


@pytest.mark.parametrize(("tree", "leaves", "where"), [
    (5, [5], [""]),
    (None, [], []),
    ([], [], []),
    ((1, [2, (3,)]), [1, 2, 3], ["[0]", "[1][0]", "[1][1][0]"]),
    ({"b": 1, "a": [2, None]}, [2, 1], ["['a'][0]", "['b']"]),
    (OrderedDict(b=1, a=2), [1, 2], ["['b']", "['a']"]),
    ({2: "x", "one": "y", 1: "z"}, ["z", "x", "y"], ["[1]", "[2]", "['one']"]),
    (deque([1, [2]], 3), [1, 2], ["[0]", "[1][0]"]),
    (Pair(1, Pair(2, None)), [1, 2], [".left", ".right.left"]),
    (Layer(Pair(1, 2), 3, 4), [1, 2, 3], [".weight.left", ".weight.right", ".bias"]),
    (defaultdict(list, a=1), [1], ["['a']"]),
])  # fmt: skip
def test_there_and_back(tree, leaves, where):
    found, form = flatten(tree)
    assert found == leaves and list(places(form)) == where and form.count == len(leaves)
    again = unflatten(form, found)
    assert again == tree and type(again) is type(tree)
    assert flatten(map_leaves(lambda x: (x, x), tree))[1] != form or not leaves


def test_what_belongs_to_the_form_comes_back():
    back = map_leaves(str, {"b": Layer(1, None, 7), "a": defaultdict(int, x=2)})
    assert back == {"b": Layer("1", None, 7), "a": {"x": "2"}}
    assert list(back) == ["b", "a"], "a dict keeps its order"
    assert back["a"]["new"] == 0
    assert back["b"].norm == "computed"


def test_classes_are_leaves():
    assert flatten([Layer, dict])[0] == [Layer, dict]


def test_forms_of_dicts_do_not_depend_on_their_order():
    form = flatten({"a": 1, "b": 2})[1]
    assert form == flatten({"b": 3, "a": 4})[1] and hash(form)
    assert form != flatten({"a": 1, "c": 2})[1]
    assert flatten(OrderedDict(a=1, b=2))[1] != flatten(OrderedDict(b=1, a=2))[1]


@pytest.mark.parametrize(
    ("one", "other", "text"),
    [
        ((1, 2), (1, 3), None),
        ((1, 2), [1, 2], "at the top: a tuple of 2 and a list of 2"),
        ({"a": [1, (2,)]}, {"a": [1, (2, 3)]}, "at ['a'][1]: a tuple of 1 and a tuple of 2"),
        ({"a": 1}, {"b": 1}, "at the top: a dict with a and a dict with b"),
        ([1, None], [1, 2], "at [1]: None and a leaf"),
        (Layer(1, 2), Layer(1, 2, 5), "at the top: Layer with (('width', 3),) and "
         "(('width', 5),)"),
    ],
)  # fmt: skip
def test_differences(one, other, text):
    assert difference(flatten(one)[1], flatten(other)[1]) == text


def test_how_forms_look():
    assert repr(flatten({"a": [1, None], "b": (2, Layer(3))})[1]) == (
        "{'a': [*, None], 'b': (*, Layer(weight=*, bias=None))}"
    )


@pytest.mark.parametrize(("prefix", "tree", "expected"), [
    (0, {"a": 1, "b": [2, 3]}, [0, 0, 0]),
    (None, (1, 2), [None, None]),
    ((0, {"a": 1, "b": None}), (5, {"b": 7, "a": [6, 6]}), [0, 1, 1, None]),
    ((0, 1), ([], None), []),
    (Layer(0, None), Layer([1, 2], 3), [0, 0, None]),
])  # fmt: skip
def test_prefixes(prefix, tree, expected):
    assert broadcast_prefix(prefix, tree) == expected


@pytest.mark.parametrize(("prefix", "tree", "text"), [
    ((0, 1), (1, 2, 3), "in_dims: .* got a tuple of 2 for a tuple of 3"),
    ((0, {"a": [1]}), (1, {"a": 2}), r"in_dims\[1\]\['a'\]: .* got a list of 1 for a leaf"),
    ({"a": 1}, {"b": 1}, "in_dims: .* got a dict with a for a dict with b"),
])  # fmt: skip
def test_prefixes_that_do_not_fit(prefix, tree, text):
    with pytest.raises(ValueError, match=text):
        broadcast_prefix(prefix, tree, "in_dims")
