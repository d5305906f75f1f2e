"""Where the fields of Python's and NumPy's objects lie, for native code that reads them."""

from __future__ import annotations

import ctypes
import struct
import sys
from typing import Any

import numpy as np

# In bytes from the start of an object: CPython with a GIL, 64 bits.
TYPE = 8
TUPLE = tuple.__basicsize__
BYTES = bytes.__basicsize__ - 1
# Of an array of NumPy 2 (1.26 has the same).
DATA, DIMENSIONS, SIZES, DESCRIPTION, FLAGS = 16, 24, 32, 56, 64
# Of a dtype, eight bytes: its kind, type and byte order as letters, flags, and its number.
KIND = 24

CONTIGUOUS, ALIGNED, WRITEABLE = 0x1, 0x100, 0x400

# All bytes of a dtype's kind but the flags.
(KIND_MASK,) = struct.unpack("=q", b"\xff\xff\xff\x00\xff\xff\xff\xff")


def kind(dtype: np.dtype) -> int:
    """The eight bytes that tell a dtype from others, less its flags."""
    letters = (dtype.kind + dtype.char + dtype.byteorder).encode("ascii")
    (word,) = struct.unpack("=q", struct.pack("=3sBi", letters, 0, dtype.num))
    return int(word)


def foreign_layout() -> str | None:
    """Why native code cannot read the objects of this Python and NumPy; None if it can."""
    if sys.implementation.name != "cpython":
        return f"native code reads objects of CPython, not of {sys.implementation.name}"
    if ctypes.sizeof(ctypes.c_void_p) != 8 or object.__basicsize__ != 16:
        return "native code reads objects of 64 bits in a build of Python that has a GIL"
    pair = (object(), object())
    found = [_read(id(pair) + TUPLE + 8 * i, "=Q") for i in range(2)]
    if found != [id(each) for each in pair]:
        return "this Python lays out its tuples in a way that is not known"
    if _read(id(b"laid out") + BYTES, "8s") != b"laid out":
        return "this Python lays out its bytes in a way that is not known"
    for shape, dtype in (((3, 5), np.float32), ((7,), np.int64), ((), np.bool_)):
        array = np.zeros(shape, dtype)
        frozen = np.zeros(shape, dtype)
        frozen.flags.writeable = False
        if not all(map(_laid_out, (array, frozen, np.zeros((4, 4), dtype)[:, ::2]))):
            return f"NumPy {np.__version__} lays out its arrays in a way that is not known"
    return None


def _laid_out(array: np.ndarray) -> bool:
    """Whether the fields of an array lie where they are thought to."""
    start, flags, dtype = id(array), array.flags, array.dtype
    pairs = [
        (_read(start + TYPE, "=Q"), id(np.ndarray)),
        (_read(start + DATA, "=Q"), array.ctypes.data),
        (_read(start + DIMENSIONS, "=i"), array.ndim),
        (_read(start + DESCRIPTION, "=Q"), id(dtype)),
        (_read(start + FLAGS, "=i") & CONTIGUOUS, CONTIGUOUS * flags.c_contiguous),
        (_read(start + FLAGS, "=i") & ALIGNED, ALIGNED * flags.aligned),
        (_read(start + FLAGS, "=i") & WRITEABLE, WRITEABLE * flags.writeable),
        (_read(id(dtype) + KIND, "=q") & KIND_MASK, kind(dtype)),
    ]
    if array.ndim:
        # The strides lie behind the sizes: this is no pointer to somewhere else.
        sizes = _read(start + SIZES, "=Q")
        if not sizes or _read(start + SIZES + 8, "=Q") != sizes + 8 * array.ndim:
            return False
        pairs += [(_read(sizes + 8 * i, "=q"), size) for i, size in enumerate(array.shape)]
    return all(found == wanted for found, wanted in pairs)


def _read(place: int, form: str) -> Any:
    (value,) = struct.unpack(form, ctypes.string_at(place, struct.calcsize(form)))
    return value
