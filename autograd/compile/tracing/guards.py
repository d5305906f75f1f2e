"""What a compiled program depends on outside of its arguments: the tensors, arrays, numbers and
other things that the function finds in variables, attributes and items."""

from __future__ import annotations

import random
import sys
from array import array
from collections import deque
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
from autograd.compile.tracing.errors import refuse, refuse_gradient, refuse_written
from autograd.compile.tracing.signatures import comparable
from autograd.compile.tracing.traced import TracedTensor
from autograd.compile.tracing.watch import DRAWN
from autograd.core.tensor import Tensor
from autograd.core.version_counter import written_since

_MOST = 10_000
"""Objects that are looked at."""
_COMPARED = 1 << 20
"""Bytes of an array of numbers that is compared though NumPy alone may have read it."""
_PLAIN = (np.ndarray, int, float, complex, str, bytes, NoneType)
"""What leads to nothing else."""
_LIBRARIES = {"autograd", "generated", "numpy", *sys.stdlib_module_names}
"""Packages whose functions and modules hold nothing of the user's."""
_BY_KEY = (dict, list, MappingProxyType)
_UNORDERED = (set, deque, bytearray, array)
"""Containers whose items are compared one after the other."""
_DYNAMIC = {"__dict__", "attrgetter", "getattr", "hasattr", "vars"}
"""What code names that finds attributes without naming them."""
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


def _items(containers: Sequence[Any]) -> Sequence[Any]:
    return [item for each in containers for item in each]


def _memories(tensors: Sequence[Tensor]) -> Sequence[Any]:
    return [tensor._data for tensor in tensors]


def _grads(tensors: Sequence[Tensor]) -> Sequence[Any]:
    return [getattr(tensor, "_grad", None) for tensor in tensors]


def _cell_contents(cells: Sequence[Any]) -> Sequence[Any]:
    return [cell.cell_contents for cell in cells]


def guards_of(roots: Sequence[Any], trace: Any, captured: Collection[Tensor]) -> Guards | None:
    """What `roots`, a function and objects among its arguments, may see outside.

    captured: the tensors that are inputs of the programs of `trace`. Where they are found is
    guarded, and so are the arrays whose values the programs hold, what code names, and the items
    of containers; None if there is nothing. Raises TraceError where a traced tensor was left.
    """
    inputs: dict[int, set[int]] = {}
    for tensor in captured:
        inputs.setdefault(id(owner_of(tensor._data)), set()).add(id(tensor))
    constants: dict[int, list[np.ndarray]] = {}
    for each in trace.constant_arrays:
        constants.setdefault(id(owner_of(each)), []).append(each)
    contents: dict[int, np.ndarray] = {}
    shared: dict[int, Tensor] = {}  # of whose memory something else is an input or a constant

    def is_array_wanted(value: Any, named: bool) -> bool:
        array = value._data if isinstance(value, Tensor) else value
        memory = id(owner_of(array))
        known = constants.get(memory, [])
        if array is not value and (known or not inputs.get(memory, set()) <= {id(value)}):
            shared[id(value)] = value
        if memory in inputs:
            return True
        place = array.dtype.kind in "biu"  # they are copied where they are subscripts
        read = named and (place or value is array)
        if read and not known and (place or array.nbytes <= _COMPARED):
            known = [array]
        contents.update({id(x): x for x in known})
        return read or bool(known)

    cells: dict[int, CellType] = {}
    containers: dict[int, Any] = {}
    unordered: dict[int, Any] = {}
    attributes: dict[int, Any] = {}
    holders: dict[int, tuple[Any, dict[Any, Any]]] = {}
    reached, names = _named(roots)
    for holder, key, value, named in [*[(None, "", x, True) for x in roots], *reached]:
        wanted = named and not isinstance(value, ModuleType)
        if isinstance(value, TracedTensor):
            if value._state[1] is trace:
                refuse(
                    f"a tensor of the trace is left outside of the function, under {key!r}",
                    "Later calls would not put theirs there: return it, and keep it outside",
                )
        elif isinstance(value, Tensor | np.ndarray):
            wanted = is_array_wanted(value, named)
        elif named and isinstance(value, (dict, list, *_UNORDERED)):
            containers[id(value)] = value
            if isinstance(value, _UNORDERED):
                unordered[id(value)] = value
        elif named and isinstance(value, Iterator):
            refuse(
                f"an iterator is found outside, a {type(value).__name__}",
                "The program would repeat what it gave: take items outside, and pass them in",
            )
        elif named and (own := _attributes(value)) is not None:
            attributes[id(value)] = own
        elif isinstance(value, type) and not _is_library(value):
            attributes[id(value)] = vars(value)
        if wanted and isinstance(holder, CellType):
            cells[id(holder)] = holder
        elif wanted and holder is not None:
            holders.setdefault(id(holder), (holder, {}))[1][key] = value
    places: list[Any] = [
        (list(containers.values()), _lengths),
        (list(cells.values()), _cell_contents),
        (list(unordered.values()), _items),
        (list(shared.values()), _memories),
        (list(trace.watch.grads.values()), _grads),
        (list(attributes.values()), _counter(names)),
    ]
    for holder, items in holders.values():
        getter = itemgetter if isinstance(holder, _BY_KEY) else attrgetter
        places.append((holder, getter(*items, next(iter(items)))))  # of two it gives a tuple
    guards = Guards(
        tuple((holder, get, get(holder)) for holder, get in places if holder),
        tuple((x, x.copy()) for x in contents.values() if may_change(x)),
    )
    return guards if any(guards) else None


class Bystanders:
    """What `roots` may see that must be as it was after a trace: tensors, small arrays, and the
    generators of random numbers of NumPy's and Python's. Those that all share are none of them:
    other threads draw from them, and SciPy does."""

    def __init__(self, roots: Sequence[Any]) -> None:
        values = [*roots, *[value for _, _, value, _ in _reached(roots, set())]]
        found = {id(x): x for x in values if isinstance(x, _GENERATORS)}
        self._generators = list(found.values())
        self._before = list(map(_state_of, self._generators))
        tensors = [x for x in values if type(x) is Tensor]
        self._tensors = [(x, x._data, getattr(x, "_grad", None)) for x in tensors]
        arrays = [x for x in values if isinstance(x, np.ndarray)]
        arrays = [x for x in (*arrays, *_memories(tensors)) if may_change(x)]
        self._arrays = [(x, x.tobytes()) for x in arrays if x.nbytes <= _COMPARED]

    def check(self, trace: Any) -> None:
        """Raises TraceError if a generator has drawn during the trace, a tensor or array was
        written, or the gradient of a tensor set."""
        for tensor, memory, grad in self._tensors:
            written = id(tensor) in trace.watch.written or written_since(memory, trace.start)
            if written or tensor._data is not memory:
                refuse_written()
            if getattr(tensor, "_grad", None) is not grad:
                refuse_gradient()
        if any(x.tobytes() != before for x, before in self._arrays):
            refuse_written()
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


def _counter(names: set[str]) -> Callable[[Sequence[Any]], Sequence[int]]:
    """What tells how many attributes of objects code names, of which one may get more: those that
    it has hide what its class has."""
    if names.isdisjoint(_DYNAMIC):
        return lambda objects: [len(names.intersection(each)) for each in objects]
    return _lengths


def _named(roots: Sequence[Any]) -> tuple[list[tuple[Any, Any, Any, bool]], set[str]]:
    """As `_reached`, with the names in all the code that may run, and these names."""
    names: set[str] = set()
    known = -1
    while known < len(names):  # code that is found names what was passed over
        known = len(names)
        reached = list(_reached(roots, names))
    return reached, names


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
    if isinstance(thing, Tensor):
        if "grad" in names:
            yield from _parts(getattr(thing, "_grad", None))
        for key, value in tuple(vars(thing).items()):
            yield vars(thing), key, value, _is_named(key, names)
    elif isinstance(thing, FunctionType):
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
    elif isinstance(thing, (tuple, frozenset, *_UNORDERED)):
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
                names.update(set(value.__code__.co_names) - _DYNAMIC)
    else:
        attributes = _attributes(thing) or {}
        if isinstance(wrapped := attributes.get("__wrapped__"), FunctionType):
            yield from _parts(wrapped)  # what a cache or a compiled function holds is its own
            return
        yield from _parts(type(thing))
        for key, value in tuple(attributes.items()):
            yield attributes, key, value, _is_named(key, names)
        for cls in type(thing).__mro__:
            for key in filter(partial(_is_named, names=names), getattr(cls, "__slots__", ())):
                with suppress(AttributeError):  # of one that is not set
                    yield thing, key, getattr(thing, key), True


def _attributes(thing: Any) -> dict[str, Any] | None:
    """The attributes of an instance; None of what is none or has none."""
    if isinstance(thing, FunctionType | ModuleType | type):
        return None
    attributes = getattr(thing, "__dict__", None)
    return attributes if isinstance(attributes, dict) else None


def _is_named(key: str, names: set[str]) -> bool:
    return key in names or not names.isdisjoint(_DYNAMIC)


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
