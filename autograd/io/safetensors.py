"""Files of the safetensors format, for `save` and `load`: a dict of tensors."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from autograd.core.tensor import Tensor, from_array


def _library() -> Any:
    """The package safetensors; raises ImportError that names the extra."""
    try:
        import safetensors
        import safetensors.numpy
    except ImportError:
        raise ImportError(
            "files with the suffix .safetensors need the extra 'safetensors': "
            "pip install 'autograd-registry[safetensors]'"
        ) from None
    return safetensors


def dump(obj: Any) -> bytes:
    """A dict of Tensors as the content of a file; whether they require grad is not kept.

    Raises TypeError for anything else.
    """
    library = _library()
    if not isinstance(obj, dict):
        raise TypeError(
            "save(): a .safetensors file holds a dict of Tensors, but obj is a "
            f"{type(obj).__name__}"
        )
    arrays = {}
    for key, value in obj.items():
        if not isinstance(key, str) or not isinstance(value, Tensor):
            raise TypeError(
                "save(): a .safetensors file holds Tensors under strings, but "
                f"obj[{key!r}] is a {type(value).__name__}"
            )
        array = value._data
        if array.dtype.char not in "?bBhHiIlLqQefdF":
            raise TypeError(
                f"save(): a .safetensors file cannot hold the dtype {array.dtype} of obj[{key!r}]"
            )
        arrays[key] = np.array(array, array.dtype.newbyteorder("="), order="C", copy=None)
    return library.numpy.save(arrays)


def parse(path: Path, mmap: bool) -> dict[str, Tensor]:
    """The tensors of a file, by name; raises ValueError if it is damaged."""
    library = _library()
    if mmap:
        raise ValueError("load(): mmap=True is not supported for .safetensors files")
    try:
        found = library.numpy.load(path.read_bytes())
    except (library.SafetensorError, KeyError, TypeError, ValueError) as error:
        raise ValueError(f"load(): '{path}' is no safetensors file: {error}") from None
    return {name: from_array(np.array(array)) for name, array in found.items()}
