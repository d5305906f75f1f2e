"""The format of `autograd.save`: its writer, and its reader, which trusts nothing in the file.

A zip archive, never compressed: ``index.json`` describes the object, ``memory/0.npy`` and so on
hold each block of memory once, whoever shares it, and start where they can be mapped.

It is a format of our own since it does what others cannot without a pickle. A safetensors file is
one flat dict of tensors in C order: no nesting, no plain numbers, no complex128, no requires_grad,
and tensors that share memory are written as copies. An npz file is a flat dict of arrays with each
its own memory, which NumPy cannot map. The members are npy files, so `numpy.load` reads the numbers
of a file without this package.
"""

from __future__ import annotations

import io
import json
import math
import re
import struct
import zipfile
import zlib
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

import numpy as np

from autograd.core.protocol import TensorSubclass
from autograd.core.tensor import LEAF, Tensor, from_array
from autograd.methods.copy import memory_of, view_of

_FORMAT = "autograd.save"
_VERSION = 1
_DEPTH = 200  # of nested containers
_DTYPES = frozenset("?bBhHiIlLqQefdFD")
_ALIGN = 64
_SIMPLE = (type(None), bool, int, str)  # what stands in the index as it is


def write_archive(obj: Any, file: Any) -> None:
    """Writes `obj` to a binary file; raises as `autograd.save`."""
    writer = _Writer()
    tree = writer.tree(obj, "obj", ())
    index = {"format": _FORMAT, "version": _VERSION, "tensors": writer.tensors, "object": tree}
    with zipfile.ZipFile(file, "w", zipfile.ZIP_STORED) as archive:
        archive.writestr(_info("index.json", 0), json.dumps(index, allow_nan=False))
        for i, array in enumerate(writer.memory):
            name = f"memory/{i}.npy"
            with archive.open(_info(name, archive.fp.tell()), "w", force_zip64=True) as member:  # type: ignore[union-attr]
                np.lib.format.write_array(member, array, allow_pickle=False)


def _info(name: str, at: int) -> zipfile.ZipInfo:
    """A member whose data starts at a multiple of 64 bytes, for arrays that are mapped later."""
    info = zipfile.ZipInfo(name)  # of 1980: the same object gives the same bytes
    if at:
        # Local header, name, the sizes that force_zip64 adds, and the padding's own header.
        padding = -(at + 30 + len(name) + 20 + 4) % _ALIGN
        info.extra = struct.pack("<HH", 0xA6AD, padding) + bytes(padding)
    return info


class _Writer:
    """The tensors and the blocks of memory of an object, each once."""

    def __init__(self) -> None:
        self.tensors: list[dict[str, Any]] = []
        self.memory: list[np.ndarray] = []
        self.known: dict[int, int] = {}
        self.blocks: dict[int, int] = {}
        self.kept: list[Any] = []  # while an id is in use, its object lives

    def tree(self, obj: Any, place: str, outer: tuple[int, ...]) -> Any:
        """`obj` as JSON: simple values as they are, all else as ``{kind: content}``."""
        cls = type(obj)
        if cls in _SIMPLE:
            return obj
        if cls is float:
            return obj if math.isfinite(obj) else {"float": repr(obj)}
        if cls is complex:
            return {"complex": [repr(obj.real), repr(obj.imag)]}
        if isinstance(obj, (Tensor, np.ndarray)):
            return {"tensor" if isinstance(obj, Tensor) else "array": self.tensor(obj, place)}
        if isinstance(obj, np.generic):
            return {"scalar": self.tensor(np.asarray(obj), place)}
        if id(obj) in outer:
            raise ValueError(f"save(): {place} contains itself")
        if len(outer) >= _DEPTH:
            raise ValueError(f"save(): {place} is nested more than {_DEPTH} deep")
        inner = (*outer, id(obj))
        if isinstance(obj, dict):
            return {
                "dict": [
                    [self.key(k, place), self.tree(v, f"{place}[{k!r}]", inner)]
                    for k, v in obj.items()
                ]
            }
        if cls in (list, tuple):
            items = [self.tree(x, f"{place}[{i}]", inner) for i, x in enumerate(obj)]
            return {cls.__name__: items}
        raise TypeError(
            f"save(): {place} is a {cls.__name__}, which the format cannot hold; it holds Tensors, "
            "ndarrays, numbers, strings, bools and None in dicts, lists and tuples"
        )

    def key(self, key: Any, place: str) -> Any:
        if type(key) in _SIMPLE or type(key) is float:
            return self.tree(key, place, ())
        raise TypeError(
            f"save(): {place} has a key of type {type(key).__name__}; keys may be strings, "
            "numbers, bools and None"
        )

    def tensor(self, tensor: Any, place: str) -> int:
        """The number of a tensor or array in the index."""
        known = self.known.get(id(tensor))
        if known is not None:
            return known
        array = tensor._data if isinstance(tensor, Tensor) else np.asarray(tensor)
        if isinstance(tensor, TensorSubclass) and tensor.copied_as is None:
            raise TypeError(f"save(): {place} is a {type(tensor).__name__} of a transform")
        if array.dtype.char not in _DTYPES:
            raise TypeError(f"save(): {place} has the dtype {array.dtype}, which is not supported")
        owner, offset = memory_of(array)
        if owner is array and not array.flags.forc:
            array = owner = np.ascontiguousarray(array)
        block = self.blocks.get(id(owner))
        if block is None:
            block = self.blocks[id(owner)] = len(self.memory)
            self.memory.append(owner.reshape(-1, order="A"))
        form = {
            "memory": block,
            "dtype": array.dtype.str,
            "shape": list(array.shape),
            "strides": list(array.strides),
            "offset": offset,
        }
        if isinstance(tensor, Tensor) and tensor.requires_grad:
            form["requires_grad"] = True
        self.kept += (tensor, owner)
        self.known[id(tensor)] = len(self.tensors)
        self.tensors.append(form)
        return len(self.tensors) - 1


# ---- reading ------------------------------------------------------------------------------------


class FormatError(Exception):
    """What is wrong with a file."""


class Archive:
    """A file to load from; `mapped` is its path if arrays shall stay in it.

    Raises FormatError, BadZipFile, EOFError or KeyError for a file that is not in the format.
    """

    def __init__(self, file: IO[bytes], mapped: Path | None) -> None:
        begin = file.tell()
        start = file.read(4)
        if start[:1] == b"\x80":
            raise FormatError("it looks like a pickle, which could run code and is not loaded")
        if start != b"PK\x03\x04":
            raise FormatError("it is no zip archive")
        self.length = file.seek(0, 2) - begin
        file.seek(begin)
        self.file = file
        self.mapped = mapped
        self.blocks: dict[int, np.ndarray] = {}
        self.made: dict[tuple[str, int], Any] = {}
        try:
            self.zip = zipfile.ZipFile(file)
            self.members = {info.filename: info for info in self.zip.infolist()}
        except (ValueError, NotImplementedError, struct.error, OverflowError, OSError) as error:
            raise FormatError(f"it is damaged ({error})") from None

    def load(self) -> Any:
        with self.zip:
            index = self._index()
            self.tensors: Any = index.get("tensors")
            if not isinstance(self.tensors, list) or "object" not in index:
                raise FormatError("its index is incomplete")
            return self._object(index["object"], 0)

    def _index(self) -> dict[str, Any]:
        if "index.json" not in self.members:
            inside = ", ".join(sorted(self.members)[:3])
            pickled = any(name.endswith(".pkl") for name in self.members)
            if pickled:
                raise FormatError(
                    "it holds a pickle (as torch.save writes), which could run code and is not "
                    "loaded"
                )
            raise FormatError(f"it has no index.json (it holds {inside or 'nothing'})")
        try:
            index = json.loads(self._read("index.json"))
        except (ValueError, RecursionError) as error:
            raise FormatError(f"its index is damaged ({error})") from None
        if not isinstance(index, dict) or index.get("format") != _FORMAT:
            raise FormatError("its index is another program's")
        if index.get("version") != _VERSION:
            raise FormatError(
                f"it has version {index.get('version')!r} of the format, but this package reads "
                f"version {_VERSION}"
            )
        return index

    def _stored_member(self, name: str) -> zipfile.ZipInfo:
        """A member, which must be stored as it is, so that it cannot be larger than the file."""
        info = self.members[name]
        if info.compress_type != zipfile.ZIP_STORED or info.flag_bits & 1:
            raise FormatError(f"{name} is compressed or encrypted")
        if info.file_size != info.compress_size or info.file_size > self.length:
            raise FormatError(f"{name} is cut off")
        return info

    def _read(self, name: str) -> bytes:
        try:
            return self.zip.read(self._stored_member(name))
        except (ValueError, NotImplementedError, RuntimeError, struct.error, OSError) as error:
            raise FormatError(f"{name} is damaged ({error})") from None

    # ---- the object ----

    def _object(self, tree: Any, depth: int) -> Any:
        if isinstance(tree, (*_SIMPLE, float)):
            return tree
        if depth > _DEPTH:
            raise FormatError(f"its object is nested more than {_DEPTH} deep")
        if not isinstance(tree, dict) or len(tree) != 1:
            raise FormatError(f"its object has an odd part {str(tree)[:60]}")
        kind, content = next(iter(tree.items()))
        if kind in ("tensor", "array", "scalar"):
            return self._tensor(kind, content)
        if kind == "float" and content in ("inf", "-inf", "nan"):
            return float(content)
        if kind == "complex" and isinstance(content, list) and len(content) == 2:
            try:
                return complex(float(content[0]), float(content[1]))
            except (TypeError, ValueError):
                raise FormatError(f"its object has an odd number {content}") from None
        if kind in ("list", "tuple") and isinstance(content, list):
            items = [self._object(each, depth + 1) for each in content]
            return items if kind == "list" else tuple(items)
        if kind == "dict" and isinstance(content, list):
            return dict(self._item(each, depth) for each in content)
        raise FormatError(f"its object has an odd part {str(tree)[:60]}")

    def _item(self, pair: Any, depth: int) -> tuple[Any, Any]:
        if not isinstance(pair, list) or len(pair) != 2:
            raise FormatError("its object has an odd item of a dict")
        key = self._object(pair[0], depth + 1)
        if not isinstance(key, (*_SIMPLE, float)):
            raise FormatError("its object has an odd key of a dict")
        return key, self._object(pair[1], depth + 1)

    # ---- tensors ----

    def _tensor(self, kind: str, number: Any) -> Any:
        if not _is_count(number) or number >= len(self.tensors):
            raise FormatError(f"it has no tensor {number!r}")
        if (kind, number) not in self.made:
            form = self.tensors[number]
            array = self._view(form)
            made: Any = array
            if kind == "scalar":
                made = array[()]
            elif kind == "tensor":
                wanted = form.get("requires_grad", False) is True
                if wanted and array.dtype.kind not in "fc":
                    raise FormatError(f"a tensor of dtype {array.dtype} cannot require grad")
                made = from_array(array, LEAF if wanted else None)
            self.made[kind, number] = made
        return self.made[kind, number]

    def _view(self, form: Any) -> np.ndarray:
        if not isinstance(form, dict):
            raise FormatError("the form of a tensor is missing")
        keys = ("memory", "dtype", "shape", "strides", "offset")
        fields: list[Any] = [form.get(key) for key in keys]
        number, text, shape, strides, offset = fields
        if not (
            _is_count(number) and _is_count(offset) and isinstance(shape, list)
            and isinstance(strides, list) and len(shape) == len(strides) <= 64
            and all(_is_count(n) for n in shape) and all(_is_size(n) for n in strides)
        ):  # fmt: skip
            raise FormatError(f"the form of a tensor is odd: {str(form)[:80]}")
        dtype = _dtype(text)
        block = self._block(number)
        if (
            offset == 0 and dtype == block.dtype and [block.size] == shape
            and [dtype.itemsize] == strides
        ):  # fmt: skip
            return block
        # Where the elements that lie lowest and highest are.
        steps = [(n - 1) * s for n, s in zip(shape, strides, strict=True)] if 0 not in shape else []
        lowest = offset + sum(step for step in steps if step < 0)
        end = offset + sum(step for step in steps if step > 0) + dtype.itemsize * (0 not in shape)
        if lowest < 0 or end > block.nbytes:
            raise FormatError("a tensor reaches out of its memory")
        if math.prod(shape) * dtype.itemsize > 2**62:
            raise FormatError("a tensor has an absurd size")
        if 0 in shape:
            return np.empty(shape, dtype)
        if block.nbytes == dtype.itemsize * math.prod(shape) and _in_order(shape, strides, dtype):
            return block.view(dtype).reshape(shape)
        return view_of(block, dtype, tuple(shape), tuple(strides), offset)

    def _block(self, number: int) -> np.ndarray:
        if number not in self.blocks:
            name = f"memory/{number}.npy"
            if name not in self.members:
                raise FormatError(f"{name} is missing")
            self.blocks[number] = self._numbers(name)
        return self.blocks[number]

    def _numbers(self, name: str) -> np.ndarray:
        """The numbers of a member, read from where they stand in the file, or mapped there."""
        info = self._stored_member(name)
        self.file.seek(info.header_offset)
        local = self.file.read(30)
        if len(local) != 30 or local[:4] != b"PK\x03\x04":
            raise FormatError(f"{name} is damaged")
        first = info.header_offset + 30 + sum(struct.unpack("<HH", local[26:30]))
        self.file.seek(first)
        head = self.file.read(min(info.file_size, 4096))
        dtype, count, start = _header(name, io.BytesIO(head))
        if info.file_size - start != count * dtype.itemsize:
            raise FormatError(f"{name} has not the size that its header tells")
        if self.mapped is None or not count:
            array = np.empty(count, dtype)
            self.file.seek(first + start)
            checksum = zlib.crc32(_read_into(array, self.file, name), zlib.crc32(head[:start]))
            if checksum != info.CRC:
                raise FormatError(f"{name} is damaged (its checksum is wrong)")
            return array
        try:
            mapped = np.memmap(self.mapped, dtype, "c", first + start, (count,))
        except (ValueError, OSError) as error:
            raise FormatError(f"{name} is cut off ({error})") from None
        return np.asarray(mapped)


def _read_into(array: np.ndarray, file: Any, name: str) -> memoryview:
    """Reads `array` from where the file is; returns its bytes."""
    content = memoryview(array.view(np.uint8))  # type: ignore[arg-type]
    filled = 0
    while filled < len(content):
        if hasattr(file, "readinto"):
            count = file.readinto(content[filled:])
        else:
            piece = file.read(len(content) - filled)
            count = len(piece)
            content[filled : filled + count] = piece
        if not count:
            raise FormatError(f"{name} is cut off")
        filled += count
    return content


# The header of a one-dimensional array as NumPy writes it; NumPy's own reader evaluates literals.
_HEADER = re.compile(
    rb"\{'descr': '([<>|=?a-z0-9]{1,7})', 'fortran_order': (?:False|True), "
    rb"'shape': \(([0-9]{1,18}),\), \} *\n"
)


def _header(name: str, stream: IO[bytes]) -> tuple[np.dtype[Any], int, int]:
    """Dtype, number of elements and start of the numbers of a one-dimensional npy file."""
    start = stream.read(10)
    if len(start) != 10 or start[:8] != b"\x93NUMPY\x01\x00":
        raise FormatError(f"{name} is no npy file of version 1.0")
    length = int.from_bytes(start[8:], "little")
    found = _HEADER.fullmatch(stream.read(length)) if length <= 4000 else None
    if found is None:
        raise FormatError(f"the header of {name} is not that of a one-dimensional array")
    return _dtype(found[1].decode()), int(found[2]), 10 + length


def _dtype(text: Any) -> np.dtype[Any]:
    with suppress(TypeError):
        if isinstance(text, str) and len(text) < 8 and np.dtype(text).char in _DTYPES:
            return np.dtype(text)
    raise FormatError(f"it has an odd dtype {text!r}")


def _is_size(value: Any) -> bool:
    return type(value) is int and abs(value) < 2**62


def _is_count(value: Any) -> bool:
    return _is_size(value) and value >= 0


def _in_order(shape: list[int], strides: list[int], dtype: np.dtype[Any]) -> bool:
    step = dtype.itemsize
    for n, stride in zip(reversed(shape), reversed(strides), strict=True):
        if n != 1 and stride != step:
            return False
        step *= n
    return True
