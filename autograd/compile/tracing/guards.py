"""What a compiled program depends on outside of its arguments: the tensors, arrays, numbers and
other things that the function finds in variables, attributes and items."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import suppress
from functools import partial
from operator import attrgetter, is_, itemgetter
from types import (
    CellType,
    CodeType,
    FunctionType,
    MappingProxyType,
    MethodType,
    ModuleType,
    NoneType,
)
from typing import Any, NamedTuple

import numpy as np

from autograd.array.memory import may_change, owner_of
from autograd.compile.tracing.errors import refuse
from autograd.compile.tracing.signatures import comparable
from autograd.compile.tracing.traced import TracedTensor
from autograd.compile.tracing.watch import DRAWN
from autograd.core.tensor import Tensor

_MOST = 10_000
"""Objects that are looked at."""
_COMPARED = 1 << 20
"""Bytes of an array of numbers that is compared though NumPy alone may have read it."""
_PLAIN = (Tensor, np.ndarray, int, float, complex, str, bytes, NoneType)
"""What leads to nothing else."""
_LIBRARIES = {"autograd", "generated", "numpy", *sys.stdlib_module_names}
"""Packages whose functions and modules hold nothing of the user's."""
_BY_KEY = (dict, list, MappingProxyType)
_GENERATORS = (np.random.Generator, np.random.RandomState, random.Random)
_CALLED = {"__call__", "__getattr__", "__getitem__", "__iter__", "forward"}
"""Methods that code calls without their name."""


class Guards(NamedTuple):
    """What was found outside.

    places    (what holds values, how they are got, the values)
    contents  (an array, its elements then)
    """

    places: tuple[tuple[Any, Callable[[Any], Sequence[Any]], Sequence[Any]], ...]
    contents: tuple[tuple[np.ndarray, np.ndarray], ...]

    def hold(self) -> bool:
        """Whether all is as it was."""
        try:
            for holder, get, values in self.places:
                found = get(holder)
                if not all(map(is_, found, values)) and not all(map(_same, found, values)):
                    return False
        except (AttributeError, IndexError, KeyError, ValueError):
            return False
        return not self.contents or all(
            np.array_equal(x, y, equal_nan=y.dtype.kind in "fc") for x, y in self.contents
        )


def _same(found: Any, value: Any) -> bool:
    if found is value:
        return True
    now = None if isinstance(found, list) else comparable(found)
    return now is not None and now == comparable(value)


def _lengths(containers: Sequence[Any]) -> Sequence[int]:
    return list(map(len, containers))


def _cell_contents(cells: Sequence[Any]) -> Sequence[Any]:
    return [cell.cell_contents for cell in cells]


def guards_of(roots: Sequence[Any], trace: Any, captured: Collection[Tensor]) -> Guards | None:
    """What `roots`, a function and objects among its arguments, may see outside.

    captured: the tensors that are inputs of the programs of `trace`. Where they are found is
    guarded, and so are the arrays whose values the programs hold, what code names, and the items
    of containers; None if there is nothing. Raises TraceError where a traced tensor was left.
    """
    inputs = {id(tensor) for tensor in captured}.union(id(owner_of(x._data)) for x in captured)
    constants: dict[int, list[np.ndarray]] = {}
    for array in trace.constant_arrays:
        constants.setdefault(id(owner_of(array)), []).append(array)
    contents: dict[int, np.ndarray] = {}

    def is_array_wanted(value: Any, named: bool) -> bool:
        array = value._data if isinstance(value, Tensor) else value
        memory = id(owner_of(array))
        if not inputs.isdisjoint((id(value), memory)):
            return True
        known = constants.get(memory, [])
        place = array.dtype.kind in "biu"  # they are copied where they are subscripts
        read = named and (place or value is array)
        if read and not known and (place or array.nbytes <= _COMPARED):
            known = [array]
        contents.update({id(x): x for x in known})
        return read or bool(known)

    cells: dict[int, CellType] = {}
    containers: dict[int, Any] = {}
    holders: dict[int, tuple[Any, dict[Any, Any]]] = {}
    for holder, key, value, named in _named(roots):
        wanted = named and not isinstance(value, ModuleType)
        if isinstance(value, TracedTensor):
            if value._state[1] is trace:
                refuse(
                    f"a tensor of the trace is left outside of the function, under {key!r}",
                    "Later calls would not put theirs there: return it, and keep it outside",
                )
        elif isinstance(value, Tensor | np.ndarray):
            wanted = is_array_wanted(value, named)
        elif named and isinstance(value, dict | list):
            containers[id(value)] = value
        if wanted and isinstance(holder, CellType):
            cells[id(holder)] = holder
        elif wanted and holder is not None:
            holders.setdefault(id(holder), (holder, {}))[1][key] = value
    places: list[Any] = [
        (list(containers.values()), _lengths),
        (list(cells.values()), _cell_contents),
    ]
    for holder, items in holders.values():
        getter = itemgetter if isinstance(holder, _BY_KEY) else attrgetter
        places.append((holder, getter(*items, next(iter(items)))))  # of two it gives a tuple
    guards = Guards(
        tuple((holder, get, get(holder)) for holder, get in places if holder),
        tuple((x, x.copy()) for x in contents.values() if may_change(x)),
    )
    return guards if any(guards) else None


class Drawings:
    """The generators of random numbers that `roots` may see, of NumPy's and Python's. Those that
    all share are none of them: other threads draw from them, and SciPy does."""

    def __init__(self, roots: Sequence[Any]) -> None:
        values = [*roots, *[value for _, _, value, _ in _reached(roots, set())]]
        found = {id(x): x for x in values if isinstance(x, _GENERATORS)}
        self._generators = list(found.values())
        self._before = list(map(_state_of, self._generators))

    def check(self) -> None:
        """Raises TraceError if one of them has drawn since."""
        if list(map(_state_of, self._generators)) != self._before:
            refuse("random numbers are drawn from a generator of NumPy's or Python's", DRAWN)


def _state_of(generator: Any) -> Any:
    """What tells whether a generator has drawn."""
    if isinstance(generator, random.Random):
        return generator.getstate()
    if isinstance(generator, np.random.Generator):
        state = generator.bit_generator.state
    else:
        state = generator.get_state(legacy=False)
    parts = (*state.values(), *state["state"].values())
    return [
        x.tobytes() if isinstance(x, np.ndarray) else x for x in parts if x is not state["state"]
    ]


def _named(roots: Sequence[Any]) -> list[tuple[Any, Any, Any, bool]]:
    """As `_reached`, with the names in all the code that may run."""
    names: set[str] = set()
    known = -1
    while known < len(names):  # code that is found names what was passed over
        known = len(names)
        reached = list(_reached(roots, names))
    return reached


def _reached(roots: Sequence[Any], names: set[str]) -> Iterator[tuple[Any, Any, Any, bool]]:
    """(holder, key, value, whether code names it) of what `roots` lead to; as `_held`."""
    todo = [(root, True) for root in roots]
    seen = {id(root): True for root in roots}
    while todo and len(seen) < _MOST:
        thing, whole = todo.pop()
        for holder, key, value, named in _held(thing, names):
            named = named and whole
            yield holder, key, value, named
            before = seen.get(id(value))
            if before or before is named or isinstance(value, _PLAIN):
                continue
            seen[id(value)] = named
            todo.append((value, named))


def _held(thing: Any, names: set[str]) -> Iterator[tuple[Any, Any, Any, bool]]:
    """(holder, key, value, whether it is an item or one of `names`) of what `thing` refers to.
    holder: None where nothing else can be put. The names in code that may run join `names`."""
    if isinstance(thing, FunctionType):
        if not _is_library(thing):
            names.update(_names(thing.__code__))
            for cell in thing.__closure__ or ():
                with suppress(ValueError):  # of an empty cell
                    yield cell, None, cell.cell_contents, True
            given = thing.__globals__
            for name in names.intersection(_names(thing.__code__)):
                if name in given:
                    yield given, name, given[name], True
            yield from _parts(thing.__defaults__, thing.__kwdefaults__)
    elif isinstance(thing, MethodType):
        yield from _parts(thing.__self__, thing.__func__)
    elif isinstance(thing, partial):
        yield from _parts(thing.func, thing.args, thing.keywords)
    elif isinstance(thing, property):
        yield from _parts(thing.fget)
    elif isinstance(thing, classmethod | staticmethod):
        yield from _parts(thing.__func__)
    elif isinstance(thing, tuple):
        yield from _parts(*thing)
    elif isinstance(thing, dict | list):
        pairs = thing.items() if isinstance(thing, dict) else enumerate(thing)
        for key, value in tuple(pairs):  # another thread may add some
            yield thing, key, value, True
    elif isinstance(thing, ModuleType):
        if not _is_library(thing):
            for name in names.intersection(vars(thing)):
                yield vars(thing), name, vars(thing)[name], True
    elif isinstance(thing, type):
        yield from _parts(*thing.__bases__)
        for name, value in tuple(vars(thing).items()):
            if name not in names and name not in _CALLED:
                continue
            if not _is_library(thing):
                yield vars(thing), name, value, True
            elif isinstance(value, FunctionType):
                names.update(value.__code__.co_names)
    else:
        attributes = getattr(thing, "__dict__", None)
        attributes = attributes if isinstance(attributes, dict) else {}
        if isinstance(wrapped := attributes.get("__wrapped__"), FunctionType):
            yield from _parts(wrapped)  # what a cache or a compiled function holds is its own
            return
        yield from _parts(type(thing))
        for key, value in tuple(attributes.items()):
            yield attributes, key, value, key in names
        for cls in type(thing).__mro__:
            for key in names.intersection(getattr(cls, "__slots__", ())):
                with suppress(AttributeError):  # of one that is not set
                    yield thing, key, getattr(thing, key), True


def _parts(*values: Any) -> Iterator[tuple[None, str, Any, bool]]:
    """`values`, for which no others can be put."""
    return ((None, "", value, True) for value in values)


def _is_library(thing: Any) -> bool:
    name = thing.__name__ if isinstance(thing, ModuleType) else thing.__module__
    return str(name).partition(".")[0] in _LIBRARIES


def _names(code: CodeType) -> Iterator[str]:
    """The names of globals and attributes in a function and in the functions within it."""
    yield from code.co_names
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from _names(each)
