"""The way from Python into a native function: the body of a builtin, as text of LLVM IR.

The body reads numbers and arrays out of the objects that Python hands it, holds them against what
the function takes, and calls it: about 60 ns. What does not suit goes to a fallback with the same
arguments (`autograd.native.repair`). No address stands in the text, so that its machine code can be
kept on disk: those of Python's functions lie in a table of the module, which is filled after
loading (`autograd.native.builtin`).
"""

from __future__ import annotations

import ctypes
import json
import struct
import sys
from collections.abc import Sequence
from typing import Literal, NamedTuple

import numpy as np

from autograd.native.llvm_text import Body

__all__ = ["PROCESS", "RELEASED", "Parameter", "described", "entry", "foreign_layout"]

# Elements of work from which the GIL is given back during the call.
RELEASED = 16384

# What the body uses of this process, in the order of the module's table of addresses.
PROCESS = (
    "ndarray",
    "None",
    "Py_IncRef",
    "PyLong_AsLongLong",
    "PyFloat_AsDouble",
    "PyErr_Occurred",
    "PyObject_Vectorcall",
    "PyEval_SaveThread",
    "PyEval_RestoreThread",
)

# Where the fields of objects lie (CPython with a GIL, 64 bits; NumPy 2, and 1.26 alike), in bytes.
TYPE = 8
DATA, DIMENSIONS, SIZES, DESCRIPTION, FLAGS = 16, 24, 32, 56, 64
# Of a dtype, eight bytes: its kind, type and byte order as letters, flags, and its number.
KIND = 24

CONTIGUOUS, ALIGNED, WRITEABLE = 0x1, 0x100, 0x400


class Parameter(NamedTuple):
    """One argument of a builtin and of the native function behind it.

    kind     "integer", an i64; "number", a double; "array", a pointer to the elements of an array
             that is C-contiguous
    dtype    that of an array
    shape    of an array, for each dimension the position of the integer argument that gives its
             size, or -1 for the size 1
    written  whether the function writes the array
    """

    kind: Literal["integer", "number", "array"]
    dtype: np.dtype | None = None
    shape: tuple[int, ...] = ()
    written: bool = False


def entry(name: str, function: str, parameters: Sequence[Parameter], work: Sequence[int]) -> str:
    """The text of the builtin `name`, which calls ``void @function`` with the parameters in order.

    work: the positions of the integers whose product is the number of elements it works on; from
          16,384 on it gives back the GIL.

    The text is to stand in a module of its own or beside the function. Raises ValueError where a
    shape or `work` names what is no integer.
    """
    for position in (*work, *(i for each in parameters for i in each.shape if i != -1)):
        if not (0 <= position < len(parameters) and parameters[position].kind == "integer"):
            raise ValueError(f"{name}: argument {position} gives a size, but is no integer")
    body = _Entry(name)
    body.counted(len(parameters))
    values: dict[int, str] = {}
    # Objects are asked for their numbers first: that may run code that changes arrays.
    for position, each in enumerate(parameters):
        if each.kind != "array":
            values[position] = body.number(position, each.kind)
    for position, each in enumerate(parameters):
        if each.kind == "array":
            sizes = [values[i] if i >= 0 else "1" for i in each.shape]
            values[position] = body.array(position, each, sizes)
    words = {"integer": "i64", "number": "double", "array": "ptr"}
    arguments = ", ".join(f"{words[p.kind]} {values[i]}" for i, p in enumerate(parameters))
    body.called(f"call void @{function}({arguments})", [values[i] for i in work])
    return "\n".join([*_globals(name, parameters), *body.text(), ""])


def described(text: bytes) -> list[Parameter]:
    """The parameters that a module names beside its entry."""
    return [
        Parameter(kind, None if dtype is None else np.dtype(dtype), tuple(shape), written)
        for kind, dtype, shape, written in json.loads(text)
    ]


def foreign_layout() -> str | None:
    """Why entries cannot read the objects of this Python and NumPy; None if they can."""
    if sys.implementation.name != "cpython":
        return f"native code reads objects of CPython, not of {sys.implementation.name}"
    if ctypes.sizeof(ctypes.c_void_p) != 8 or object.__basicsize__ != 16:
        return "native code reads objects of 64 bits in a build of Python that has a GIL"
    for shape, dtype in (((3, 5), np.float32), ((7,), np.int64), ((), np.bool_)):
        array = np.zeros(shape, dtype)
        if not _laid_out(array):
            return f"NumPy {np.__version__} lays out its arrays in a way that is not known"
        array.flags.writeable = False
        if not _laid_out(array) or not _laid_out(np.zeros((4, 4), dtype)[:, ::2]):
            return f"NumPy {np.__version__} lays out its flags in a way that is not known"
    return None


def _laid_out(array: np.ndarray) -> bool:
    """Whether the fields of an array lie where they are thought to."""

    def read(place: int, form: str) -> int:
        (value,) = struct.unpack(form, ctypes.string_at(place, struct.calcsize(form)))
        return int(value)

    start, flags, dtype = id(array), array.flags, array.dtype
    pairs = [
        (read(start + TYPE, "=Q"), id(np.ndarray)),
        (read(start + DATA, "=Q"), array.ctypes.data),
        (read(start + DIMENSIONS, "=i"), array.ndim),
        (read(start + DESCRIPTION, "=Q"), id(dtype)),
        (read(start + FLAGS, "=i") & CONTIGUOUS, CONTIGUOUS * flags.c_contiguous),
        (read(start + FLAGS, "=i") & ALIGNED, ALIGNED * flags.aligned),
        (read(start + FLAGS, "=i") & WRITEABLE, WRITEABLE * flags.writeable),
        ((read(id(dtype) + KIND, "=Q") ^ _kind(dtype)) & _KIND_MASK, 0),
    ]
    if array.ndim:
        # The strides lie behind the sizes: this is no pointer to somewhere else.
        sizes = read(start + SIZES, "=Q")
        if not sizes or read(start + SIZES + 8, "=Q") != sizes + 8 * array.ndim:
            return False
        pairs += [(read(sizes + 8 * i, "=q"), size) for i, size in enumerate(array.shape)]
    return all(found == wanted for found, wanted in pairs)


def _kind(dtype: np.dtype) -> int:
    """The eight bytes of a dtype that tell it from others."""
    letters = (dtype.kind + dtype.char + dtype.byteorder).encode("ascii")
    return int(struct.unpack("=Q", struct.pack("=3sBi", letters, 0, dtype.num))[0])


# All but the byte of flags.
_KIND_MASK = int(struct.unpack("=Q", b"\xff\xff\xff\x00\xff\xff\xff\xff")[0])


def _globals(name: str, parameters: Sequence[Parameter]) -> list[str]:
    """The table of addresses, and the parameters in words for who loads the module."""
    words = [(p.kind, p.dtype and p.dtype.str, p.shape, p.written) for p in parameters]
    text = json.dumps(words).replace('"', r"\22")
    length = len(json.dumps(words)) + 1
    return [
        f"@{name}.process = global [{len(PROCESS)} x ptr] zeroinitializer",
        f'@{name}.parameters = constant [{length} x i8] c"{text}\\00"',
    ]


class _Entry(Body):
    """The body of the builtin; `refused` calls the fallback, `failed` reports an error."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.entry = name
        self.failing = False

    def text(self) -> list[str]:
        head = f"define ptr @{self.entry}(ptr %self, ptr %args, i64 %nargs) {{"
        end = ["refused:"]
        call = self.process("PyObject_Vectorcall", end)
        end += [
            f"  %other = call ptr {call}(ptr %self, ptr %args, i64 %nargs, ptr null)",
            "  ret ptr %other",
        ]
        if self.failing:
            end += ["failed:", "  ret ptr null"]
        return [head, *self.lines, *end, "}"]

    def process(self, what: str, lines: list[str] | None = None) -> str:
        """An address out of the table."""
        place, address = self.name("place"), self.name("address")
        start = f"@{self.entry}.process, i64 {PROCESS.index(what)}"
        (self.lines if lines is None else lines).extend(
            (f"  {place} = getelementptr ptr, ptr {start}", f"  {address} = load ptr, ptr {place}")
        )
        return address

    def field(self, kind: str, start: str, offset: int | str) -> str:
        """What lies so many bytes behind a pointer."""
        place = self.let(f"getelementptr i8, ptr {start}, i64 {offset}")
        return self.let(f"load {kind}, ptr {place}")

    def require(self, truth: str) -> None:
        """Goes on where `truth` holds, else to the fallback."""
        on = self.name("suits")
        self.line(f"br i1 {truth}, label {on}, label %refused")
        self.label(on[1:])

    def counted(self, number: int) -> None:
        self.require(self.let(f"icmp eq i64 %nargs, {number}"))

    def number(self, position: int, kind: str) -> str:
        """An integer or a number; an object that gives none sets an error."""
        given = self.field("ptr", "%args", 8 * position)
        if kind == "integer":
            convert = self.process("PyLong_AsLongLong")
            value = self.let(f"call i64 {convert}(ptr {given})")
            doubtful = self.let(f"icmp eq i64 {value}, -1")
        else:
            convert = self.process("PyFloat_AsDouble")
            value = self.let(f"call double {convert}(ptr {given})")
            doubtful = self.let(f"fcmp oeq double {value}, -1.0")
        asked, on = self.name("asked"), self.name("known")
        self.line(f"br i1 {doubtful}, label {asked}, label {on}")
        self.label(asked[1:])
        occurred = self.process("PyErr_Occurred")
        error = self.let(f"call ptr {occurred}()")
        none = self.let(f"icmp eq ptr {error}, null")
        self.line(f"br i1 {none}, label {on}, label %failed")
        self.label(on[1:])
        self.failing = True
        return value

    def array(self, position: int, parameter: Parameter, sizes: Sequence[str]) -> str:
        """The pointer to the elements of an array that suits."""
        assert parameter.dtype is not None
        array = self.field("ptr", "%args", 8 * position)
        kind = self.field("ptr", array, TYPE)
        self.require(self.let(f"icmp eq ptr {kind}, {self.process('ndarray')}"))
        wanted = CONTIGUOUS | ALIGNED | (WRITEABLE if parameter.written else 0)
        flags = self.let(f"and i32 {self.field('i32', array, FLAGS)}, {wanted}")
        description = self.field("ptr", array, DESCRIPTION)
        letters = self.let(f"and i64 {self.field('i64', description, KIND)}, {_signed(_KIND_MASK)}")
        self.require(
            self.both(
                f"icmp eq i32 {flags}, {wanted}",
                f"icmp eq i64 {letters}, {_signed(_kind(parameter.dtype) & _KIND_MASK)}",
                f"icmp eq i32 {self.field('i32', array, DIMENSIONS)}, {len(sizes)}",
            )
        )
        if sizes:
            start = self.field("ptr", array, SIZES)
            found = [self.field("i64", start, 8 * i) for i in range(len(sizes))]
            self.require(
                self.both(*(f"icmp eq i64 {a}, {b}" for a, b in zip(found, sizes, strict=True)))
            )
        return self.field("ptr", array, DATA)

    def both(self, *truths: str) -> str:
        """Whether all hold."""
        first, *rest = [self.let(each) for each in truths]
        for each in rest:
            first = self.let(f"and i1 {first}, {each}")
        return first

    def called(self, call: str, work: Sequence[str]) -> None:
        """The call, without the GIL where there is much work, and None."""
        if work:
            elements = work[0]
            for each in work[1:]:
                elements = self.let(f"mul i64 {elements}, {each}")
            much = self.let(f"icmp sge i64 {elements}, {RELEASED}")
            self.line(f"br i1 {much}, label %long, label %short")
            self.label("long")
            save, restore = self.process("PyEval_SaveThread"), self.process("PyEval_RestoreThread")
            state = self.let(f"call ptr {save}()")
            self.line(call)
            self.line(f"call void {restore}(ptr {state})")
            self.line("br label %done")
            self.label("short")
        self.line(call)
        self.line("br label %done")
        self.label("done")
        none = self.process("None")
        count = self.process("Py_IncRef")
        self.line(f"call void {count}(ptr {none})")
        self.line(f"ret ptr {none}")


def _signed(value: int) -> int:
    return value - 2**64 if value >= 2**63 else value
