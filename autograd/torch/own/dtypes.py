"""PyTorch's dtypes: NumPy takes them for its own, to which they are equal."""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd.base.dtypes import SCALAR_TYPES, get_default_dtype
from autograd.core import promotion
from autograd.methods import predicates

__all__ = ["can_cast", "finfo", "promote_types", "result_type"]


class dtype:  # noqa: N801  (PyTorch's name)
    """``torch.float32`` and the like; attributes that PyTorch's have not are those of NumPy's."""

    __slots__ = ("_name", "_numpy")

    def __init__(self, name: str, numpy: Any = None) -> None:
        self._name = name
        self._numpy = numpy

    @property
    def dtype(self) -> np.dtype[Any]:
        """NumPy's, by which NumPy takes this for a dtype.

        Raises TypeError for one that NumPy has not, such as bfloat16.
        """
        if self._numpy is None:
            raise TypeError(
                f"torch.{self._name} is not supported: NumPy has no such type; use torch.float32"
            )
        return self._numpy

    @property
    def is_floating_point(self) -> bool:
        """Whether it is a real floating-point type."""
        return self._numpy is None or self._numpy.kind == "f"

    @property
    def is_complex(self) -> bool:
        """Whether it is complex."""
        return self._numpy is not None and self._numpy.kind == "c"

    @property
    def is_signed(self) -> bool:
        """Whether it has negative numbers."""
        return self._numpy is None or self._numpy.kind in "ifc"

    @property
    def itemsize(self) -> Any:
        """Bytes of an element."""
        return 2 if self._numpy is None else self._numpy.itemsize

    def to_real(self) -> Any:
        """The type of the real part."""
        return DTYPES[np.empty(0, self).real.dtype]

    def to_complex(self) -> Any:
        """The complex type whose parts are of this type; RuntimeError for integers."""
        if self.dtype.kind not in "fc":
            raise RuntimeError(f"Unknown Complex ScalarType for {SCALAR_TYPES[self.dtype.name]}")
        return DTYPES[np.result_type(self, np.complex64)]

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return getattr(self.dtype, name)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, dtype):
            return self is other
        return bool(self._numpy is not None and other is not None and self._numpy == other)

    def __hash__(self) -> int:
        return hash(self._name if self._numpy is None else self._numpy)

    def __repr__(self) -> str:
        return f"torch.{self._name}"

    def __reduce__(self) -> Any:
        return named, (self._name,)


def named(name: str) -> dtype:
    """The dtype of a name, for pickles."""
    if name not in _NAMED:
        raise ValueError(f"there is no dtype {name!r}")
    return _NAMED[name]


_NAMES = {
    "float16": ("half",),
    "float32": ("float",),
    "float64": ("double",),
    "complex64": ("cfloat",),
    "complex128": ("cdouble",),
    "int8": (),
    "int16": ("short",),
    "int32": ("int",),
    "int64": ("long",),
    "uint8": (),
    "uint16": (),
    "uint32": (),
    "uint64": (),
    "bool": (),
}
DTYPES = {np.dtype(name): dtype(name, np.dtype(name)) for name in _NAMES}
"""Those of NumPy's dtypes."""
_NAMED = {
    each: DTYPES[np.dtype(name)] for name, others in _NAMES.items() for each in (name, *others)
}
for _name in ("bfloat16", "complex32", "float8_e4m3fn", "float8_e5m2"):
    _NAMED[_name] = dtype(_name)
_NAMED["chalf"] = _NAMED["complex32"]
__all__ += ["dtype", *_NAMED]


def __getattr__(name: str) -> Any:  # since they are not to hide Python's types here
    if name in _NAMED:
        return _NAMED[name]
    raise AttributeError(f"module '{__name__}' has no attribute '{name}'")


def default_dtype() -> dtype:
    """The dtype of tensors made from Python floats."""
    return DTYPES[get_default_dtype()]


def promote_types(type1: Any, type2: Any) -> Any:
    """The dtype of what is computed of tensors of `type1` and `type2`."""
    return DTYPES[promotion.promoted([(np.dtype(type1), 1), (np.dtype(type2), 1)])]


def result_type(tensor1: Any, tensor2: Any) -> Any:
    """The dtype of what is computed of two tensors or numbers."""
    return DTYPES[promotion.promoted([promotion.kind_of(each) for each in (tensor1, tensor2)])]


def can_cast(from_: Any, to: Any) -> bool:
    """Whether values may be written from one dtype into another: not complex into real numbers, nor
    those into integers, nor any into bools."""
    order = "biufc"
    given, wanted = np.dtype(from_).kind, np.dtype(to).kind
    if given in "iu" and wanted in "iu":
        return True
    return order.index(given) <= order.index(wanted)


_LIMITS = {
    "bfloat16": (16, 2.0**-7, (2 - 2.0**-7) * 2.0**127, 2.0**-126, 0.01),
    "float8_e4m3fn": (8, 0.125, 448.0, 2.0**-6, 1.0),
    "float8_e5m2": (8, 0.25, 57344.0, 2.0**-14, 1.0),
}
"""Of types that NumPy has not: bits, eps, max, smallest normal number, resolution."""


class finfo(predicates.finfo):  # noqa: N801  (PyTorch's name)
    """The limits of a floating-point dtype, also of one that NumPy has not."""

    def __init__(self, type: Any = None) -> None:
        self.dtype = getattr(type, "_name", "")
        if self.dtype not in _LIMITS:
            super().__init__(type)
            return
        self.bits, self.eps, self.max, self.tiny, self.resolution = _LIMITS[self.dtype]
        self.min, self.smallest_normal = -self.max, self.tiny
