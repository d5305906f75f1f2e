"""One clock for nodes and writes.

Every node is stamped when it is created and every in-place write when it happens, by the same
descending counter: a smaller stamp is later. So a node needs no version of what it saved: a saved
array is spoiled exactly if its memory was written after the node was stamped. Nothing is paid for
this by operations that do not write.

Writes are kept by region (`autograd.core.written_regions`): one into ``b[1]`` does not spoil a
saved ``b[0]``.
"""

from __future__ import annotations

import itertools
import sys
import weakref
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from sys import getrefcount
from typing import Any, NamedTuple

import numpy as np

from autograd.array.memory import Shown
from autograd.base import callers
from autograd.core.written_regions import Exposure, Regions

next_stamp = itertools.count(-1, -1).__next__

_REMEMBERED = 64  # stamps of so many writes are kept, to tell what version was expected


class _Write(weakref.ref[Any]):
    """What is known of a block of memory, by a reference to its owner that is called when it dies.

    count   how many writes there were
    stamp   of the last one into the whole of it; code and instruction made it
    stamps  of the latest ones, or None
    regions the later ones into parts of it, or None
    exposed arrays of it that NumPy may write into, handed out since the last write; or None
    """

    __slots__ = ("code", "count", "exposed", "instruction", "key", "regions", "stamp", "stamps")

    code: Any
    instruction: int
    key: int
    count: int
    stamp: int
    stamps: deque[int] | None
    regions: Regions | None
    exposed: list[Exposure] | None


class StaleSave(NamedTuple):
    """A saved array that has been written: its version now, the one expected, and the place of the
    write as ``file:line``."""

    version: int
    expected: str
    place: str


_writes: dict[int, _Write] = {}
_detached: dict[int, tuple[weakref.ref[Any], int]] = {}  # by id: arrays of detached tensors, stamps
_user: Any = None  # the variables of the module outside of this package that wrote last
_frame = sys._getframe

# Stamp of the latest write anywhere, in a list so that the engine reads it without a call. Nodes
# created after it need no check.
last_write = [0]


def _owner(array: Any) -> Any:
    """The object that holds the memory of `array`."""
    while array.__class__ is not Unversioned:
        base = array.obj if array.__class__ is memoryview else getattr(array, "base", None)
        if base is None:
            break
        array = base
    return array


class Unversioned(Shown):
    """The memory of an array (`base`) with a version of its own."""

    __slots__ = ()

    def __init__(self, array: np.ndarray) -> None:
        super().__init__(array.__array_interface__, array)


def place_of(code: Any, instruction: int) -> str:
    """``file:line`` of an instruction."""
    for start, end, line in code.co_lines():
        if start <= instruction < end and line is not None:
            return f"{code.co_filename}:{line}"
    return str(code.co_filename)


def _forget(write: _Write) -> None:
    _writes.pop(write.key, None)


def _watched(owner: Any) -> _Write:
    """What is to be known of the memory of `owner`, from now on until it dies."""
    try:
        write = _Write(owner, _forget)
    except TypeError:  # bytes or mmap cannot be watched: their entry stays
        write = _Write(_forget)
    write.key = key = id(owner)
    write.count = write.stamp = 0
    write.stamps = write.regions = write.exposed = None
    _writes[key] = write
    return write


def _noted(write: _Write) -> int:
    """The stamp of a write that happens now."""
    stamp: int = next_stamp()
    last_write[0] = stamp
    if write.stamps is None:
        write.stamps = deque(maxlen=_REMEMBERED)
    write.stamps.append(stamp)
    write.exposed = None
    return stamp


def outer_frame(frame: Any) -> Any:
    """The innermost frame outside of this package, from `frame` on."""
    global _user
    while (
        (names := frame.f_globals) is not _user
        and names.get("__name__", "").startswith(callers.packages)
        and frame.f_back is not None
    ):
        frame = frame.f_back
    _user = frame.f_globals
    return frame


def count_private_write(tensor: Any) -> None:
    """Note that the memory of `tensor`, which nobody else knows, has been written in place.

    That is so if getrefcount of its array is at most `ALONE`. Then no node has saved it and nobody
    will ask when and where it was written; the tensor itself keeps the number of such writes.
    """
    try:
        tensor._private_writes += 1
    except AttributeError:
        tensor._private_writes = 1


def take_private_writes(tensor: Any) -> int:
    """How many writes `count_private_write` has counted; the caller counts them from now on."""
    count: int = getattr(tensor, "_private_writes", 0)
    if count:
        tensor._private_writes = 0
    return count


def bump_version(tensor: Any) -> None:
    """Note that the array of `tensor`, which owns its memory, has been written in place by the
    caller's caller.

    Code and instruction are noted of the innermost frame outside of this package; the line is
    found when somebody asks.
    """
    array = tensor._data
    write = _writes.get(id(array))
    if write is None:
        write = _watched(array)
        write.count = take_private_writes(tensor)
    write.count += 1
    write.stamp = _noted(write)
    write.regions = None
    frame = _frame(2)
    if frame.f_globals is not _user:
        frame = outer_frame(frame)
    write.code = frame.f_code
    write.instruction = frame.f_lasti


def _calibrate() -> int:
    """What getrefcount says of an array that one Tensor and one name of a function refer to."""

    class Holder:
        array = np.empty(0)

    def function(holder: Any) -> int:
        array = holder.array
        return getrefcount(array)

    return function(Holder)


ALONE = _calibrate()


def record_write(array: np.ndarray, depth: int = 2) -> None:
    """Note that the memory of `array`, which may be part of another's, has been written in place.

    depth: how many frames up the code outside of this package may start.
    """
    owner = array if array.base is None else _owner(array)
    write = _writes.get(id(owner))
    if write is None:
        write = _watched(owner)
    write.count += 1
    stamp = _noted(write)
    frame = outer_frame(_frame(depth))
    whole = array is owner or array.nbytes == getattr(owner, "nbytes", None)
    if whole or array.__class__ is not np.ndarray:  # of which nobody knows where its parts lie
        write.stamp = stamp
        write.code = frame.f_code
        write.instruction = frame.f_lasti
        write.regions = None
    else:
        if write.regions is None:
            write.regions = Regions()
        write.regions.add(array, (stamp, frame.f_code, frame.f_lasti))


def note_escape(array: np.ndarray) -> None:
    """Note that `array` is handed to somebody who may write into it without our knowledge.

    Nodes that saved its memory before can tell then whether it has been changed.
    """
    owner = _owner(array)
    write = _writes.get(id(owner))
    if write is None:
        write = _watched(owner)
    if write.exposed is None:
        write.exposed = []
    elif any(each.shows(array) for each in write.exposed):
        return
    frame = outer_frame(_frame(2))
    stamp = last_write[0] = next_stamp()
    write.exposed.append(Exposure(array, (stamp, frame.f_code, frame.f_lasti)))


def note_detach(array: np.ndarray) -> None:
    """Note that the tensor of `array` has been cut off its graph in place."""
    key, stamp = id(array), next_stamp()
    last_write[0] = stamp
    _detached[key] = (weakref.ref(array, lambda _: _detached.pop(key, None)), stamp)


def detached_since(array: np.ndarray, stamp: int) -> bool:
    """Whether the tensor of `array` has been cut off its graph since `stamp`."""
    found = _detached.get(id(array))
    return found is not None and found[1] <= stamp


def version(array: np.ndarray) -> int:
    """How often the memory of `array` has been written in place, without what was only counted."""
    write = _writes.get(id(_owner(array)))
    return 0 if write is None else write.count


def add_version(array: np.ndarray, count: int) -> None:
    """Raise the version of `array` by `count` writes, of which nobody will ask."""
    owner = _owner(array)
    write = _writes.get(id(owner))
    if write is None:
        write = _watched(owner)
    write.count += count


def set_version(tensor: Any, count: int) -> None:
    """Lets `tensor` say that its memory has been written `count` times; what it saved is checked
    as before. Raises RuntimeError for a negative `count`."""
    if count < 0:
        raise RuntimeError(f"Cannot set a version_counter to a value below 0: {count}")
    add_version(tensor._data, count - tensor._version)


@contextmanager
def writes_unnoticed(tensors: Iterable[Any]) -> Iterator[None]:
    """A block whose writes into the memory of `tensors` leave their versions as they are."""
    before: dict[int, _Write | None] = {}
    tensors = list(tensors)
    for tensor in tensors:
        tensor._settle_version()
        key = id(_owner(tensor._data))
        before[key] = _writes.pop(key, before.get(key))
    try:
        yield
    finally:
        for tensor in tensors:
            tensor._settle_version()  # those that were only counted are forgotten, too
        for key, write in before.items():
            _writes.pop(key, None)
            if write is not None:
                _writes[key] = write


def written_since(array: np.ndarray, stamp: int) -> StaleSave | None:
    """The last write after `stamp` into memory that `array` shows, or None."""
    write = _writes.get(id(_owner(array)))
    if write is None or not array.size:
        return None
    found = None if write.regions is None else write.regions.latest(array, stamp)
    if found is not None:
        place = place_of(found[1], found[2])
    elif write.stamp <= stamp:
        place = place_of(write.code, write.instruction)
    else:
        for each in write.exposed or ():
            if each.spoils(array, stamp):
                place = (
                    f"an unknown place, through the array handed out at {place_of(*each.mark[1:])}"
                )
                return StaleSave(write.count + 1, str(write.count), place)
        return None
    later = sum(each <= stamp for each in write.stamps or ())
    bound = "" if later < _REMEMBERED else "at most "
    return StaleSave(write.count, f"{bound}{write.count - later}", place)
