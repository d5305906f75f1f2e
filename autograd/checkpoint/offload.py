"""Storage of saved values: hooks that pack them, and the files and copies that they go to."""

from __future__ import annotations

import contextlib
import math
import os
import tempfile
import threading
import weakref
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Generic, Literal, TypeVar

import numpy as np

from autograd.base.errors import wrong_type
from autograd.core import version_counter as clock
from autograd.core.saved_tensor_hooks import (
    SavedTensor,
    disable_saved_tensors_hooks,
    saved_tensors_hooks,
)
from autograd.core.tensor import LEAF, Tensor, from_array

__all__ = [
    "SavedTensor", "allow_mutation_on_saved_tensors", "disable_saved_tensors_hooks", "save_on_cpu",
    "save_to_disk", "saved_tensors_hooks",
]  # fmt: skip


class save_on_cpu(saved_tensors_hooks):  # noqa: N801  (PyTorch's name)
    """A block in which saved values go to the CPU's memory, where they are anyway.

    They are kept as they are, or with ``pin_memory=True``, as in PyTorch without a GPU, as copies,
    so that writing the originals in place is no error. `device_type` has no meaning here.
    """

    def __init__(self, pin_memory: bool = False, device_type: str = "cuda") -> None:
        super().__init__(_pack_copy if pin_memory else _identity, _identity)


class save_to_disk(saved_tensors_hooks):  # noqa: N801  (as the others)
    """A block in which large saved values go to files and are mapped into memory when read.

    dir: an existing directory. min_bytes: smaller arrays stay in memory, as do leaves that require
    grad, which the graph holds anyway. An array that several nodes save is written once. A file is
    deleted as soon as nothing needs it: when the backward pass has freed the value, when the graph
    dies, and at the latest when Python exits.

    Raises NotADirectoryError if there is no such directory, TypeError or ValueError for a
    `min_bytes` that is no int or negative; OSError where a file cannot be written.

    >>> import autograd as ag, tempfile
    >>> x = ag.ones(1000, requires_grad=True)
    >>> with tempfile.TemporaryDirectory() as directory:
    ...     with save_to_disk(directory, min_bytes=4000):
    ...         y = (x * 2).exp().sum()
    ...     files = len(os.listdir(directory))
    ...     y.backward()
    ...     print(files, len(os.listdir(directory)))
    1 0
    """

    def __init__(self, dir: str | os.PathLike[str], min_bytes: int = 1 << 20) -> None:
        if not os.path.isdir(dir):
            raise NotADirectoryError(
                f"save_to_disk(): argument 'dir' must be an existing directory, but got {dir!r}"
            )
        if not isinstance(min_bytes, int) or isinstance(min_bytes, bool):
            raise wrong_type("save_to_disk", "min_bytes", "an int", min_bytes)
        if min_bytes < 0:
            raise ValueError(
                f"save_to_disk(): argument 'min_bytes' must not be negative, but got {min_bytes}"
            )
        files = Once(partial(File, directory=os.path.abspath(dir)))
        super().__init__(partial(_pack_file, files, max(min_bytes, 1)), _unpack_file)


def _identity(tensor: Tensor) -> Tensor:
    return tensor


def _pack_copy(tensor: Tensor) -> Tensor:
    return from_array(tensor._data.copy(order="K"))


def _pack_file(files: Once[File], min_bytes: int, tensor: Tensor) -> Tensor | File:
    array = tensor._data
    return tensor if array.nbytes < min_bytes or tensor._fn is LEAF else files(array)


def _unpack_file(packed: Tensor | File) -> Tensor:
    return from_array(packed.read()) if isinstance(packed, File) else packed


# ---- writing what is saved -----------------------------------------------------------------------

OUTSIDE = (
    "Trying to backward outside of the 'allow_mutation_on_saved_tensors' context in which the "
    "graph was originally recorded."
)


class _Nesting(threading.local):
    inside = False


_nesting = _Nesting()


class SavedCopies:
    """What a block of `allow_mutation_on_saved_tensors` keeps, as long as nodes do."""

    def __init__(self) -> None:
        self._copies: weakref.WeakSet[Copy] = weakref.WeakSet()

    @property
    def tid_to_weakhandle(self) -> dict[int, Copy]:
        """The copies of all tensors that nodes have saved, by when."""
        return {copy.stamp: copy for copy in self._copies if copy.array is not None}

    @property
    def cloned(self) -> dict[Copy, np.ndarray]:
        """Those of tensors that have been written since, with their values."""
        return {
            copy: copy.array
            for copy in self.tid_to_weakhandle.values()
            if copy.array is not None and copy.is_stale()
        }


@contextlib.contextmanager
def allow_mutation_on_saved_tensors() -> Iterator[SavedCopies]:
    """A block in which tensors may be written in place though nodes have saved them.

    The nodes keep copies of what they save: each array is copied once, when it is first saved, as
    long as it is not written. (PyTorch copies when it is written.) The backward pass must run in
    the block too, else it raises AssertionError. What the block gives tells what is kept.

    Raises RuntimeError in a block of the same kind.

    >>> import autograd as ag
    >>> x = ag.tensor([1.0, 2.0], requires_grad=True)
    >>> with allow_mutation_on_saved_tensors():
    ...     y = x.clone()
    ...     z = (y**2).sum()
    ...     y = y.sin_()
    ...     z.backward()
    >>> x.grad
    tensor([2., 4.])
    """
    if _nesting.inside:
        raise RuntimeError("allow_mutation_on_saved_tensors contexts cannot be nested")
    kept = SavedCopies()
    copies = kept._copies
    once = Once(Copy)

    def pack(tensor: Tensor) -> Copy:
        copy = once(tensor._data)
        copies.add(copy)
        return copy

    _nesting.inside = True
    try:
        with saved_tensors_hooks(pack, _unpack_copy):
            yield kept
    finally:
        _nesting.inside = False
        for copy in copies:
            copy.array = None


def _unpack_copy(copy: Any) -> Tensor:
    if copy.array is None:
        raise AssertionError(OUTSIDE)
    return from_array(copy.array)


# ---- where saved values go -----------------------------------------------------------------------


class _Stored:
    """An array's content, kept elsewhere: of which array, and since when."""

    __slots__ = ("__weakref__", "source", "stamp")

    def __init__(self, array: np.ndarray) -> None:
        self.source = weakref.ref(array)
        self.stamp = clock.next_stamp()

    def is_of(self, array: np.ndarray) -> bool:
        """Whether this is the content that `array` still has."""
        return self.source() is array and not self.is_stale()

    def is_stale(self) -> bool:
        """Whether the array, if there still is one, has been written since."""
        array = self.source()
        return array is not None and clock.written_since(array, self.stamp) is not None


S = TypeVar("S", bound=_Stored)


class Once(Generic[S]):
    """Stores each array once, as long as anybody holds what was stored and nobody wrote it."""

    __slots__ = ("_made", "_store")

    def __init__(self, store: Callable[[np.ndarray], S]) -> None:
        self._store = store
        self._made: weakref.WeakValueDictionary[int, S] = weakref.WeakValueDictionary()

    def __call__(self, array: np.ndarray) -> S:
        made = self._made.get(id(array))
        if made is None or not made.is_of(array):
            made = self._made[id(array)] = self._store(array)
        return made


class Copy(_Stored):
    """A copy in memory; None once it has been given up."""

    __slots__ = ("array",)

    array: np.ndarray | None

    def __init__(self, array: np.ndarray) -> None:
        super().__init__(array)
        self.array = array.copy(order="K")


class File(_Stored):
    """A file of NumPy's npy format, deleted when this object dies or Python exits."""

    __slots__ = ("form", "path")

    def __init__(self, array: np.ndarray, directory: str) -> None:
        super().__init__(array)
        flags = array.flags
        order: Literal["C", "F"] = "F" if flags.f_contiguous and not flags.c_contiguous else "C"
        self.form = (array.dtype, array.shape, order)
        descriptor, self.path = tempfile.mkstemp(prefix="saved-", suffix=".npy", dir=directory)
        weakref.finalize(self, _remove, self.path, os.getpid())
        with open(descriptor, "wb") as file:
            np.save(file, array, allow_pickle=False)

    def read(self) -> Any:
        """The array, mapped into memory; it cannot be written.

        By what is known of it: NumPy's reader of headers leaves reference cycles behind.
        """
        dtype, shape, order = self.form
        start = os.path.getsize(self.path) - math.prod(shape) * dtype.itemsize
        return np.memmap(self.path, dtype, "r", start, shape, order)


def _remove(path: str, process: int) -> None:
    if os.getpid() == process:  # a forked child has a copy of the graph, but the file is not its
        with contextlib.suppress(FileNotFoundError):
            os.remove(path)
