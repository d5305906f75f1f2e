"""Facts about dtypes, shapes and tensors; tensors cut off their graph."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any

import numpy as np

from autograd.base.dtypes import get_default_dtype
from autograd.base.errors import wrong_type
from autograd.core.tensor import Tensor

__all__ = [
    "broadcast_shapes", "can_cast", "detach", "detach_", "finfo", "iinfo", "is_complex",
    "get_device", "is_floating_point", "is_inference", "is_nonzero", "is_signed", "numel",
    "promote_types", "result_type",
]  # fmt: skip

# Values of a kind can be held by the same and the later kinds.
_CATEGORIES = {"b": 0, "u": 1, "i": 1, "f": 2, "c": 3}


class _Limits:
    """Numbers that describe a dtype, as attributes."""

    __slots__ = ()

    shown: tuple[str, ...]

    def _key(self) -> tuple[Any, ...]:
        return tuple(getattr(self, name) for name in self.shown)

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        texts = [f"{each:g}" if isinstance(each, float) else str(each) for each in self._key()]
        inner = ", ".join(f"{n}={text}" for n, text in zip(self.shown, texts, strict=True))
        return f"{type(self).__name__}({inner})"


class finfo(_Limits):  # noqa: N801
    """The limits of `type`, a floating-point dtype, by default the default one; those of a complex
    dtype are its parts'.

    Raises TypeError for other dtypes.
    """

    __slots__ = ("bits", "dtype", "eps", "max", "min", "resolution", "smallest_normal", "tiny")

    shown = ("resolution", "min", "max", "eps", "smallest_normal", "tiny", "dtype")

    def __init__(self, type: Any = None) -> None:
        dtype = get_default_dtype() if type is None else np.dtype(type)
        if dtype.kind not in "fc":
            raise TypeError(
                f"finfo() requires a floating point input type. Use iinfo to handle '{dtype.name}'"
            )
        found = np.finfo(dtype)
        self.bits = int(found.bits)
        self.dtype = str(found.dtype)
        self.eps = float(found.eps)
        self.max = float(found.max)
        self.min = float(found.min)
        self.resolution = float(f"1e-{found.precision}")
        self.smallest_normal = self.tiny = float(found.smallest_normal)


class iinfo(_Limits):  # noqa: N801
    """The limits of `type`, an integer dtype. Raises TypeError for other dtypes."""

    __slots__ = ("bits", "dtype", "max", "min")

    shown = ("min", "max", "dtype")

    def __init__(self, type: Any) -> None:
        dtype = np.dtype(type)
        if dtype.kind not in "iu":
            raise TypeError(
                f"iinfo() requires an integer input type. Use finfo to handle '{dtype.name}'"
            )
        found = np.iinfo(dtype)
        self.bits, self.dtype = int(found.bits), dtype.name
        self.max, self.min = int(found.max), int(found.min)


def can_cast(from_: Any, to: Any) -> bool:
    """Whether a conversion of the dtype `from_` into `to` keeps the category: truth values,
    integers, real and complex numbers."""
    return _CATEGORIES[np.dtype(from_).kind] <= _CATEGORIES[np.dtype(to).kind]


def promote_types(type1: Any, type2: Any) -> np.dtype[Any]:
    """The dtype of results that combine tensors of the dtypes `type1` and `type2`, as NumPy
    promotes them."""
    return np.promote_types(type1, type2)


def result_type(tensor1: Any, tensor2: Any) -> np.dtype[Any]:
    """The dtype of results that combine `tensor1` and `tensor2`, which may be numbers.

    Raises TypeError for anything else.
    """
    operands = []
    for each in (tensor1, tensor2):
        if isinstance(each, (Tensor, np.ndarray, np.generic)):
            operands.append(each.dtype)
        elif isinstance(each, (bool, int, float, complex)):
            operands.append(each)
        else:
            raise TypeError(
                f"result_type(): arguments must be Tensor or Number, not {type(each).__name__}"
            )
    if any(isinstance(each, np.dtype) for each in operands):
        return np.result_type(*operands)
    found = np.result_type(*[np.asarray(each).dtype for each in operands])
    return (
        np.result_type(get_default_dtype(), 1j)
        if found.kind == "c"
        else (get_default_dtype() if found.kind == "f" else found)
    )


def broadcast_shapes(*shapes: int | Sequence[int]) -> tuple[int, ...]:
    """The shape that tensors of these shapes are broadcast to together.

    Raises RuntimeError if they do not fit, ValueError for a negative length.
    """
    tuples = [
        tuple(map(index, shape)) if isinstance(shape, Sequence) else (index(shape),)
        for shape in shapes
    ]
    if any(n < 0 for shape in tuples for n in shape):
        raise ValueError("Attempting to broadcast a dimension with negative length!")
    try:
        return np.broadcast_shapes(*tuples)
    except ValueError:
        listed = ", ".join(str(list(shape)) for shape in tuples)
        raise RuntimeError(
            f"Attempting to broadcast shapes that do not fit: {listed} should be broadcastable"
        ) from None


def detach(input: Tensor) -> Tensor:
    """A tensor of the same memory that does not require grad.

    Raises TypeError for what is no Tensor.
    """
    return _require_tensor("detach", input).detach()


def detach_(input: Tensor) -> Tensor:
    """Cuts the tensor off the graph, in place.

    Raises RuntimeError for a view, TypeError for what is no Tensor.
    """
    return _require_tensor("detach_", input).detach_()


def is_complex(input: Tensor) -> bool:
    """Whether the dtype is complex. Raises TypeError for what is no Tensor."""
    return _require_tensor("is_complex", input).is_complex()


def is_floating_point(input: Tensor) -> bool:
    """Whether the dtype is a real floating-point type. Raises TypeError for what is no Tensor."""
    return _require_tensor("is_floating_point", input).is_floating_point()


def is_inference(input: Tensor) -> bool:
    """Whether it was made in `inference_mode`. Raises TypeError for what is no Tensor."""
    return _require_tensor("is_inference", input).is_inference()


def is_nonzero(input: Tensor) -> bool:
    """Whether the only element is not zero.

    Raises RuntimeError if there is not exactly one, TypeError for what is no Tensor.
    """
    return bool(_require_tensor("is_nonzero", input))


def is_signed(input: Tensor) -> bool:
    """Whether the dtype has negative numbers. Raises TypeError for what is no Tensor."""
    return _require_tensor("is_signed", input).is_signed()


def get_device(input: Tensor) -> int:
    """-1, as for all that is on the CPU. Raises TypeError for what is no Tensor."""
    return _require_tensor("get_device", input).get_device()


def numel(input: Tensor) -> int:
    """The number of elements. Raises TypeError for what is no Tensor."""
    return _require_tensor("numel", input).numel()


def _require_tensor(name: str, input: Any) -> Tensor:
    if not isinstance(input, Tensor):
        raise wrong_type(name, "input", "Tensor", input, position=1)
    return input
