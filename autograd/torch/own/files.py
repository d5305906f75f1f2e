"""torch.save and torch.load: pickles, of which only data is read, and PyTorch's own files."""

from __future__ import annotations

import io
import os
import pickle
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from functools import partial
from typing import Any

import numpy as np

from autograd.core.tensor import Tensor, from_array
from autograd.io import serialization
from autograd.methods.placement import Size, device
from autograd.nn import Parameter
from autograd.torch.own import dtypes

__all__ = [
    "DEFAULT_PROTOCOL", "MAP_LOCATION", "add_safe_globals", "clear_safe_globals",
    "get_safe_globals", "load",
    "safe_globals", "save",
]  # fmt: skip

DEFAULT_PROTOCOL = 2

_SAFE = {
    ("autograd", "_rebuild_tensor"), ("autograd", "_rebuild_view"), ("autograd", "Tensor"),
    ("autograd", "Size"), ("autograd", "device"), ("autograd.nn.parameter", "Parameter"),
    ("builtins", "bytearray"), ("builtins", "complex"), ("builtins", "set"), ("builtins", "slice"),
    ("collections", "Counter"), ("collections", "OrderedDict"), ("collections", "defaultdict"),
    ("numpy", "dtype"), ("numpy", "ndarray"), ("numpy._core.multiarray", "_reconstruct"),
    ("numpy._core.multiarray", "scalar"), ("autograd.torch.own.dtypes", "named"),
}  # fmt: skip
"""Names in pickles of tensors and containers: none runs code of a file."""


_OLD_START = pickle.dumps(0x1950A86A20F9469CFC6C, protocol=2)
"""How PyTorch's files before version 1.6 begin."""

MAP_LOCATION = Any
_allowed: list[Any] = []


def add_safe_globals(safe_globals: list[Any]) -> None:
    """Lets ``load(..., weights_only=True)`` make objects of these classes, and call these
    functions, where a file names them; a pair is one of them and the name that files have."""
    _allowed.extend(safe_globals)


def get_safe_globals() -> list[Any]:
    """What `add_safe_globals` has been given."""
    return list(_allowed)


def clear_safe_globals() -> None:
    """Forgets what `add_safe_globals` has been given."""
    _allowed.clear()


@contextmanager
def safe_globals(safe_globals: list[Any]) -> Iterator[None]:
    """A block with `add_safe_globals`."""
    before = list(_allowed)
    _allowed.extend(safe_globals)
    try:
        yield
    finally:
        _allowed[:] = before


def _names(allowed: list[Any]) -> dict[str, Any]:
    pairs = [
        x if isinstance(x, tuple) else (x, f"{x.__module__}.{x.__qualname__}") for x in allowed
    ]
    return {name: value for value, name in pairs}


def save(obj: Any, f: Any, **options: Any) -> None:
    """Writes `obj`, of whatever `pickle` takes, to the path or binary file `f`.

    options: PyTorch's pickle_module, pickle_protocol and _use_new_zipfile_serialization, without
    effect. `autograd.save` writes files that hold no code.
    """
    with nullcontext(f) if hasattr(f, "write") else open(os.fspath(f), "wb") as file:
        pickle.dump(obj, file, protocol=4)


def load(
    f: Any,
    map_location: Any = None,
    pickle_module: Any = None,
    *,
    weights_only: bool | None = True,
    mmap: bool | None = None,
    **options: Any,
) -> Any:
    """What `save`, `autograd.save` or PyTorch's ``torch.save`` wrote to the path or file `f`.

    weights_only: read tensors, numbers, strings and containers of these only; False reads whatever
    `pickle` does, which may run code of the file. PyTorch's files are read without running any,
    in either case. map_location, mmap and other options of PyTorch are accepted: tensors are on the
    CPU.

    Raises pickle.UnpicklingError for a file that names anything else, OSError if it cannot be read.
    """
    with nullcontext(f) if hasattr(f, "read") else open(os.fspath(f), "rb") as file:
        start = file.tell()
        found = zipfile.is_zipfile(file)
        file.seek(start)
        if not found and file.read(len(_OLD_START)) == _OLD_START:
            file.seek(start)
            return _OldTorchData(file).load()
        if not found:
            file.seek(start)
            return _Data(file).load() if weights_only is not False else pickle.load(file)
        with zipfile.ZipFile(file) as archive:
            inner = [name for name in archive.namelist() if name.endswith("/data.pkl")]
            if inner:
                root = inner[0].removesuffix("data.pkl")
                return _TorchData(io.BytesIO(archive.read(inner[0])), archive, root).load()
        file.seek(start)
        return serialization.load(file)


class _Data(pickle.Unpickler):
    """Reads pickles of data."""

    def find_class(self, module: str, name: str) -> Any:
        path = f"{module}.{name}"
        if path in (allowed := _names(_allowed)):
            return allowed[path]
        if (module, name) not in _SAFE:
            raise pickle.UnpicklingError(
                f"Weights only load failed: the file names {module}.{name}, which is no data. If "
                "you trust it, load(..., weights_only=False) runs what it asks for"
            )
        return super().find_class(module, name)


_STORED = {
    "Half": np.float16, "Float": np.float32, "Double": np.float64, "ComplexFloat": np.complex64,
    "ComplexDouble": np.complex128, "Char": np.int8, "Short": np.int16, "Int": np.int32,
    "Long": np.int64, "Byte": np.uint8, "Bool": np.bool_, "BFloat16": np.uint16,
}  # fmt: skip


class _TorchData(_Data):
    """Reads ``data.pkl`` of PyTorch's files: names of PyTorch become what they are here."""

    def __init__(self, file: Any, archive: Any = None, root: str = "") -> None:
        super().__init__(file)
        self._file = file
        self._archive = archive
        self._root = root
        self._storages: dict[str, np.ndarray] = {}

    def find_class(self, module: str, name: str) -> Any:
        path = f"{module}.{name}"
        if path in _BUILDERS:
            return _BUILDERS[path]
        if module == "torch" and name.endswith("Storage"):
            return name.removesuffix("Storage")
        if module == "torch" and isinstance(getattr(dtypes, name, None), dtypes.dtype):
            return getattr(dtypes, name)
        return super().find_class(module, name)

    def persistent_load(self, pid: Any) -> np.ndarray:
        """The elements of a storage: ("storage", type, key, location, size)."""
        _, kind, key, _, size, *_ = pid
        if kind not in _STORED:
            raise pickle.UnpicklingError(f"load(): the file has elements of type {kind}")
        if key not in self._storages:
            self._storages[key] = self._storage(kind, key, size)
        return self._storages[key]

    def _storage(self, kind: str, key: str, size: int) -> np.ndarray:
        return _elements(kind, bytearray(self._archive.read(f"{self._root}data/{key}")))


class _OldTorchData(_TorchData):
    """Reads PyTorch's files of the time before version 1.6: a number that tells them, a version,
    facts of the machine, the object and the keys of its storages, each a pickle; then of each
    storage the number of elements and these."""

    _kinds: dict[str, str]

    def persistent_load(self, pid: Any) -> np.ndarray:
        """As there; a sixth item is a part of the storage: (key, offset, size)."""
        found = super().persistent_load(pid)
        part = pid[5] if len(pid) > 5 else None
        return found if part is None else found[part[1] : part[1] + part[2]]

    def _storage(self, kind: str, key: str, size: int) -> np.ndarray:
        self._kinds[key] = kind
        return _elements(kind, bytearray(size * np.dtype(_STORED[kind]).itemsize))

    def load(self) -> Any:
        self._kinds = {}
        _, _, _, found, keys = (super(_OldTorchData, self).load() for _ in range(5))
        for key in keys:
            target, kind = self._storages[key], self._kinds[key]
            self._file.read(8)  # the size once more
            wanted = target.size * np.dtype(_STORED[kind]).itemsize
            data = self._file.read(wanted)
            if len(data) < wanted:
                raise pickle.UnpicklingError("load(): the file ends before its storages do")
            target[:] = _elements(kind, data)
        return found


def _elements(kind: str, data: Any) -> np.ndarray:
    """The numbers of a storage, whose bytes are `data`."""
    array: np.ndarray = np.frombuffer(data, _STORED[kind])
    return (array.astype(np.uint32) << 16).view(np.float32) if kind == "BFloat16" else array


def _rebuild(
    storage: np.ndarray,
    offset: int,
    size: Any,
    stride: Any,
    requires_grad: bool = False,
    *more: Any,
) -> Tensor:
    last = offset + sum((n - 1) * step for n, step in zip(size, stride, strict=True))
    if offset < 0 or any(step < 0 for step in stride) or (0 not in size and last >= storage.size):
        raise pickle.UnpicklingError("load(): a tensor lies outside of its storage")
    strides = [step * storage.itemsize for step in stride]
    view = np.lib.stride_tricks.as_strided(storage[offset:], tuple(size), strides)
    return from_array(view).requires_grad_(requires_grad)


def _rebuild_parameter(data: Tensor, requires_grad: bool, *more: Any) -> Any:
    return Parameter(data, requires_grad)


_BUILDERS: dict[str, Any] = {
    "torch._utils._rebuild_tensor": _rebuild,
    "torch._utils._rebuild_tensor_v2": _rebuild,
    "torch._utils._rebuild_parameter": _rebuild_parameter,
    "torch.Size": Size,
    "torch.device": partial(device),
}
