"""Values of named fields."""

from __future__ import annotations

import copy
import pickle
from typing import ClassVar

import pytest

from autograd.base.record import Record, replace


class Point(Record):
    x: int
    y: int = 2
    count: ClassVar[int] = 7


class Place(Point):
    name: str = "here"

    other = "no field"


class Same(Record, eq=False):
    x: int


class Derived(Point):
    def __init__(self, x: int) -> None:
        super().__init__(x, x)


def test_fields_of_the_base_come_first_and_have_defaults():
    place = Place(1, name="there")
    assert (place.x, place.y, place.name) == (1, 2, "there")
    assert repr(place) == "Place(x=1, y=2, name='there')"
    assert repr(Derived(3)) == "Derived(x=3, y=3)"
    with pytest.raises(TypeError, match="missing 1 required positional argument: 'x'"):
        Point()
    with pytest.raises(TypeError, match="unexpected keyword argument 'count'"):
        Point(1, count=3)


def test_records_of_one_class_with_equal_fields_are_equal():
    assert Point(1) == Point(1, 2) and hash(Point(1)) == hash(Point(1, 2))
    assert Point(1) != Point(1, 3) and Point(1) != Place(1) and Point(1) != (1, 2)
    same = Same(1)
    assert same == same and same != Same(1) and len({same, Same(1)}) == 2


def test_replace_copy_and_pickle():
    place = Place(1, 5)
    assert replace(place, y=6) == Place(1, 6) and place.y == 5
    assert copy.copy(place) == place == pickle.loads(pickle.dumps(place))
    match place:
        case Place(x, 5, name):
            assert (x, name) == (1, "here")
