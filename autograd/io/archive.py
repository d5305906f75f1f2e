"""The format of `autograd.save`, and its writer."""

from __future__ import annotations

import json
import math
import struct
import zipfile
from typing import Any

import numpy as np

from autograd.core.protocol import TensorSubclass
from autograd.core.tensor import Tensor
from autograd.methods.copy import memory_of

__all__ = ["ALIGN", "DEPTH", "DTYPES", "FORMAT", "SIMPLE", "VERSION", "write_archive"]

FORMAT = "autograd.save"
VERSION = 1
DEPTH = 200
"""How deep containers may be nested."""
DTYPES = frozenset("?bBhHiIlLqQefdFD")
ALIGN = 64
SIMPLE = (type(None), bool, int, str)
"""What stands in the index as it is."""


def write_archive(obj: Any, file: Any) -> None:
    """Writes `obj` to a binary file; raises as `autograd.save`."""
    writer = _Writer()
    tree = writer.tree(obj, "obj", ())
    index = {"format": FORMAT, "version": VERSION, "tensors": writer.tensors, "object": tree}
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
        padding = -(at + 30 + len(name) + 20 + 4) % ALIGN
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
        if cls in SIMPLE:
            return obj
        if cls is float:
            return obj if math.isfinite(obj) else {"float": repr(obj)}
        if cls is complex:
            return {"complex": [repr(obj.real), repr(obj.imag)]}
        if isinstance(obj, Tensor | np.ndarray):
            return {"tensor" if isinstance(obj, Tensor) else "array": self.tensor(obj, place)}
        if isinstance(obj, np.generic):
            return {"scalar": self.tensor(np.asarray(obj), place)}
        if id(obj) in outer:
            raise ValueError(f"save(): {place} contains itself")
        if len(outer) >= DEPTH:
            raise ValueError(f"save(): {place} is nested more than {DEPTH} deep")
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
        if type(key) in SIMPLE or type(key) is float:
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
        if array.dtype.char not in DTYPES:
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
