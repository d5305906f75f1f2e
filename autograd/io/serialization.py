"""`save` and `load`: nested containers of tensors in a file that holds data and no code.

Loading parses JSON and NumPy's array headers and makes nothing but the types named here; sizes are
checked against the file before memory is taken. See `autograd.io.archive` for the format.
"""

from __future__ import annotations

import contextlib
import os
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

from autograd.core.arguments import check_device
from autograd.io.archive import Archive, FormatError, write_archive


def save(obj: Any, f: str | os.PathLike[str] | IO[bytes]) -> None:
    """Writes `obj` to the path or binary file `f`.

    obj: Tensors, ndarrays, None, bools, ints, floats, complex numbers and strings, in dicts (with
    such simple keys), lists and tuples of any nesting. Tensors that share memory, or are one
    object, do so after `load`; ``requires_grad`` is kept, gradients, graphs and hooks are not. The
    results of operations come back as leaves. A path that ends in ``.safetensors`` is written in
    that format, which holds a dict of tensors and nothing else; it needs the extra `safetensors`.

    A file that was at the path is replaced as a whole, or left as it was if anything fails.

    Raises TypeError, with the place in `obj`, for what such a file cannot hold, and ValueError for
    a container that contains itself; OSError if the file cannot be written, FileNotFoundError if
    there is no folder for it.
    """
    if hasattr(f, "write"):
        write_archive(obj, f)
        return
    path = Path(os.fspath(f))
    if path.suffix == ".safetensors":
        from autograd.io.safetensors import dump

        content = dump(obj)
        with _replace_on_success(path) as file:
            file.write(content)
        return
    with _replace_on_success(path) as file:
        write_archive(obj, file)


def load(
    f: str | os.PathLike[str] | IO[bytes],
    map_location: Any = None,
    *,
    weights_only: bool = True,
    mmap: bool = False,
) -> Any:
    """What was written with `save` to the path or binary file `f`.

    map_location: the CPU; PyTorch's functions and dicts that lead there have nothing to do.
    weights_only: without effect, since a file holds data only.
    mmap: leave the numbers in the file until they are read. The tensors may be written in place,
    which does not change the file; it must stay as it is while they live. Needs a path.

    Raises ValueError, saying what is wrong, for a file that `save` has not written or that is
    damaged, OSError if it cannot be read, and RuntimeError for another device. Never runs code
    from the file.
    """
    if map_location is not None and not (callable(map_location) or isinstance(map_location, dict)):
        check_device(str(map_location))
    if hasattr(f, "read"):
        if mmap:
            raise ValueError("load(): mmap=True needs the path of a file, but got a file object")
        return _read_archive(f, "the file", None)
    path = Path(os.fspath(f))
    if path.suffix == ".safetensors":
        from autograd.io.safetensors import parse

        return parse(path, mmap)
    with path.open("rb") as file:
        return _read_archive(file, repr(str(path)), path if mmap else None)


def _read_archive(file: Any, name: str, mapped: Path | None) -> Any:
    try:
        return Archive(file, mapped).load()
    except (FormatError, zipfile.BadZipFile, EOFError, KeyError) as error:
        reason = str(error) if isinstance(error, FormatError) else f"it is damaged ({error})"
        raise ValueError(f"load(): {name} is no file of autograd.save: {reason}") from None


@contextlib.contextmanager
def _replace_on_success(path: Path) -> Iterator[IO[bytes]]:
    """A new file beside `path`, put in its place at the end, removed on any error."""
    folder = path.parent
    if not folder.is_dir():
        raise FileNotFoundError(f"Parent directory {folder} does not exist.")
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=folder)
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        umask = os.umask(0)
        os.umask(umask)
        os.chmod(name, 0o666 & ~umask)  # mkstemp's are for the owner alone
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(FileNotFoundError):
            os.unlink(name)
        raise
