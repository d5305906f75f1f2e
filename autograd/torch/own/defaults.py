"""PyTorch's defaults in the process, and what Tensors then show of themselves."""

from __future__ import annotations

import warnings
from functools import wraps
from typing import Any

import numpy as np

from autograd.array.size import of_dim
from autograd.base.dtypes import SCALAR_TYPES, float32, get_default_dtype, set_default_dtype
from autograd.base.grad_mode import MODE
from autograd.core.dispatch import NUMBERS, NUMPY_NUMBERS, OF_OTHERS, OF_SUBCLASSES
from autograd.core.promotion import get_promotion, set_promotion
from autograd.core.protocol import TensorSubclass
from autograd.core.tensor import Tensor, from_array
from autograd.kernels.indexing.strided import view_dtype
from autograd.methods.construction import as_tensor
from autograd.methods.placement import Size
from autograd.torch.own import _subscripts as subscripts
from autograd.torch.own.dtypes import DTYPES, dtype
from autograd.torch.own.subclasses import METHODS, compute, compute_of_others
from autograd.torch.refusals import METHODS as REFUSED_METHODS

__all__ = ["enter", "leave"]

_before: tuple[Any, ...] | None = None
_EMPTY = np.empty(0, np.float32)
_OF_DTYPES = (dtype, np.dtype)
_plain_view, _plain_contiguous = Tensor.view, Tensor.contiguous


def enter() -> None:
    """PyTorch's defaults, in all threads: float32, promotion, and what tensors show of themselves.

    ``import autograd.torch`` does this. `leave` is the way back.
    """
    global _before
    if _before is None:
        _before = get_default_dtype(), get_promotion(), np.seterr(all="ignore")
        set_default_dtype(float32)
        set_promotion("torch")
        MODE.as_pytorch = True
        NUMPY_NUMBERS.clear()
        OF_SUBCLASSES.append(compute)
        OF_OTHERS.append(compute_of_others)
        for name, value in _SHOWN.items():
            setattr(Tensor, name, value)


def leave() -> None:
    """The default dtype and promotion as they were before `enter`, and tensors as `autograd`'s."""
    global _before
    if _before is not None:
        set_default_dtype(_before[0])
        set_promotion(_before[1])
        np.seterr(**_before[2])
        MODE.as_pytorch = False
        NUMPY_NUMBERS.update(NUMBERS)
        OF_SUBCLASSES.remove(compute)
        OF_OTHERS.remove(compute_of_others)
        _before = None
        for name in _SHOWN:
            if name in _OWN:
                setattr(Tensor, name, _OWN[name])
            else:
                delattr(Tensor, name)


# ---- what tensors show ---------------------------------------------------------------------------


def _init(self: Any, *data: Any, device: Any = None, **named: Any) -> None:
    """``Tensor(2, 3)``: of these sizes; ``Tensor([1.0, 2.0])``: of float32 with these values. What
    the `__new__` of a subclass has made, of whatever arguments, stays as it is."""
    if self.__class__ is not Tensor and hasattr(self, "_data"):
        return
    if self.__class__ is Tensor or not isinstance(self, TensorSubclass):
        self._data, self._fn, self._grad = _EMPTY, None, None
    if data or named:
        self._data = _filled(data, get_default_dtype(), **named)


def _filled(data: tuple[Any, ...], dtype: Any) -> np.ndarray:
    """The array of the old constructors, whose arguments are sizes or values."""
    if len(data) == 1 and not isinstance(data[0], int):
        if isinstance(data[0], Size):
            return np.zeros(data[0], dtype)
        return np.array(as_tensor(data[0], dtype)._data, copy=not isinstance(data[0], Tensor))
    return np.zeros(data, dtype)


def _type(self: Tensor, dtype: Any = None, non_blocking: bool = False) -> Any:
    """The name of the class of its dtype ("torch.FloatTensor"), or this tensor as `dtype`, which
    may be such a class or its name."""
    if dtype is None:
        return f"torch.{SCALAR_TYPES[self._data.dtype.name]}Tensor"
    if dtype is Tensor:  # a class of the default dtype, too
        dtype = get_default_dtype()
    if isinstance(dtype, str):
        known = {f"torch.{name}Tensor": of for of, name in SCALAR_TYPES.items()}
        if dtype not in known:
            raise ValueError(f"invalid type: {dtype!r}")
        dtype = known[dtype]
    return self.to(np.dtype(dtype.dtype if isinstance(dtype, _OfType) else dtype))


def _dtype(self: Tensor) -> Any:
    """The type of the elements; one that PyTorch has not is NumPy's."""
    return DTYPES.get(self._data.dtype, self._data.dtype)


def _shape(self: Tensor) -> Size:
    """The size of each dimension."""
    return tuple.__new__(Size, self._data.shape)  # of ints already


def _view(self: Tensor, *size: Any, **named: Any) -> Tensor:
    """The same memory in another shape, or as elements of a dtype: without a gradient then."""
    of = named.get("dtype") if named else size[0] if size else None
    named_by_python = isinstance(of, type) and issubclass(of, _NUMBERS)
    if not (named_by_python or isinstance(of, _OF_DTYPES)):
        return _plain_view(self, *size, **named)
    if of == self._data.dtype:
        return self.view_as(self)
    return from_array(view_dtype(self.detach()._data, np.dtype(of)))


def _contiguous(self: Tensor, memory_format: Any = None) -> Tensor:
    """The same elements side by side in memory: this tensor if they are already."""
    if self.is_contiguous(memory_format):
        return self
    return _plain_contiguous(self, memory_format=memory_format)


def _with_numbers_first(name: str, function: Any, tensors: int, keywords: tuple[str, ...]) -> Any:
    """`function` of so many tensors, which takes numbers for `keywords` before and among them, too,
    as once: ``p.add_(-lr, grad)``."""

    @wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        if len(args) > tensors:
            text = f"This overload of {name} is deprecated: give {keywords[-1]} by its name"
            warnings.warn(text, UserWarning, stacklevel=2)
            rest = list(args)
            for keyword in keywords[: len(args) - tensors]:
                place = next(i for i, x in enumerate(rest) if isinstance(x, _NUMBERS) or i == 2)
                kwargs[keyword] = rest.pop(place)
            args = tuple(rest)
        return function(*args, **kwargs)

    return call


_NUMBERS = (int, float, complex)
_NUMBERS_FIRST: dict[str, tuple[int, tuple[str, ...]]] = {
    **dict.fromkeys(("add", "sub"), (2, ("alpha",))),
    **dict.fromkeys(("addcmul", "addcdiv"), (3, ("value",))),
    **dict.fromkeys(("addmm", "addmv", "addr", "addbmm", "baddbmm"), (3, ("beta", "alpha"))),
}
_SHOWN: dict[str, Any] = {
    **{
        name: _with_numbers_first(name, vars(Tensor)[name], *rule)
        for stem, rule in _NUMBERS_FIRST.items()
        for name in (stem, f"{stem}_")
    },
    "__module__": "torch",  # by which autoray and opt_einsum know whose a tensor is
    "view": _view,
    "contiguous": _contiguous,
    "__init__": _init,
    "dtype": property(_dtype),
    "shape": property(_shape, doc="The size of each dimension."),
    "size": lambda self, dim=None: (
        _shape(self) if dim is None else of_dim("size", self._data.shape, dim)
    ),
    "type": _type,
    "__getitem__": subscripts.get_item,
    "__setitem__": subscripts.set_item,
    **METHODS,
    **REFUSED_METHODS,
}
for _name, (_tensors, _) in _NUMBERS_FIRST.items():
    if _tensors == 3:  # the functions, too, but for add and sub, which take no longer so
        globals()[_name] = _SHOWN[_name]
        __all__.append(_name)
_OWN = {name: vars(Tensor)[name] for name in _SHOWN if name in vars(Tensor)}

# ---- FloatTensor and the like --------------------------------------------------------------------


class _OfType(type):
    """``FloatTensor(2, 3)`` makes a Tensor of float32; those are its instances."""

    dtype: dtype

    def __instancecheck__(cls, instance: Any) -> bool:
        return isinstance(instance, Tensor) and bool(instance.dtype == cls.dtype)

    def __call__(cls, *data: Any) -> Any:
        return as_tensor(_filled(data or (0,), cls.dtype))


def _older_classes() -> dict[str, Any]:
    return {
        f"{name}Tensor": _OfType(f"{name}Tensor", (), {"dtype": DTYPES[np.dtype(of)]})
        for of, name in SCALAR_TYPES.items()
        if name[0] != "U"
    }


globals().update(_older_classes())
__all__ += list(_older_classes())
