"""Parameters, the tensors that a module learns, and buffers, those that it keeps; both also before
their shape is known."""

from __future__ import annotations

from typing import Any, NoReturn

import numpy as np

from autograd.base.dtypes import get_default_dtype
from autograd.core.parameters import CONSTRUCTORS, is_parameter, is_persistent, mark
from autograd.core.protocol import TensorSubclass
from autograd.core.tensor import LEAF, Tensor, check_differentiable, from_array
from generated.functions import empty

__all__ = ["Buffer", "Parameter", "UninitializedBuffer", "UninitializedParameter", "is_lazy"]


def _data_of(name: str, data: Any) -> Tensor:
    if data is None:
        return from_array(np.empty(0, get_default_dtype()))
    if not isinstance(data, Tensor):
        raise TypeError(f"{name}(): data must be a Tensor, not {type(data).__name__}")
    return data


class _ParameterType(type):
    def __instancecheck__(cls, instance: Any) -> bool:
        own = cls is not Parameter  # a subclass, whose instances are of it
        return is_parameter(instance) and (not own or super().__instancecheck__(instance))


class Parameter(Tensor, metaclass=_ParameterType):
    """A leaf that a module registers when it is assigned as an attribute.

    data: a Tensor, whose memory it shares; None for an empty one. requires_grad: whether gradients
    are accumulated in it. What is made is a plain Tensor, of which ``isinstance(p, Parameter)`` is
    true, or an instance of the subclass that is called, or of the class of `data`. Raises TypeError
    if `data` is no Tensor, and RuntimeError if its dtype cannot require grad but is asked to.
    """

    __slots__ = ()

    def __new__(cls, data: Tensor | None = None, requires_grad: bool = True) -> Parameter:
        data = _data_of("Parameter", data)
        if requires_grad:
            check_differentiable(data.dtype)
        held = data.detach()
        made: Parameter = mark(from_array(held._data, LEAF if requires_grad else None))
        if cls is not Parameter:
            made.__class__ = cls
        elif not isinstance(data, TensorSubclass):
            made.__class__ = type(held)  # type: ignore[assignment]
        return made

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        """As `__new__`, which does all."""


CONSTRUCTORS["parameter"] = Parameter


class _BufferType(type):
    def __instancecheck__(cls, instance: Any) -> bool:
        return is_persistent(instance) is not None


class Buffer(Tensor, metaclass=_BufferType):
    """A Tensor that a module registers as a buffer when it is assigned as an attribute.

    data: a Tensor, whose memory it shares; None for an empty one. persistent: whether it is part of
    the module's `state_dict`. What is made is a plain Tensor, of which ``isinstance(b, Buffer)`` is
    true. Raises TypeError if `data` is no Tensor.
    """

    __slots__ = ()

    def __new__(cls, data: Tensor | None = None, *, persistent: bool = True) -> Buffer:
        data = _data_of("Buffer", data)
        kept = from_array(data.detach()._data, LEAF if data.requires_grad else None)
        return mark(kept, persistent)

    def __init_subclass__(cls) -> None:
        raise TypeError("Buffer cannot be subclassed: what it makes are plain Tensors")


# ---- before the shape is known -------------------------------------------------------------------


class _Uninitialized(TensorSubclass):
    """A tensor without a shape, of which the dtype can be read and a shape can be set."""

    __slots__ = ()

    level = float("inf")
    _allowed = frozenset(
        {"data", "detach", "device", "dtype", "is_complex", "is_floating_point", "materialize"}
    ) | {"grad", "is_leaf", "requires_grad", "requires_grad_", *vars(TensorSubclass)}

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        """As `__new__`, which does all."""

    def materialize(self, shape: Any, device: Any = None, dtype: Any = None) -> None:
        """Becomes, in place, a plain tensor of that shape, whose elements are not set.

        dtype: None for that given when it was made. device: the CPU. Raises what `empty` does.
        """
        self._data = empty(
            shape, dtype=self._data.dtype if dtype is None else dtype, device=device
        )._data
        self.__class__ = Tensor  # type: ignore[assignment]

    def detach(self) -> Tensor:
        """The same, so that state dicts have it."""
        return self

    @property
    def data(self) -> Tensor:
        """A tensor without elements of the dtype and device; may be set, to have others."""
        return from_array(self._data)

    @data.setter
    def data(self, value: Tensor) -> None:
        self._data = value._data

    def __getattribute__(self, name: str) -> Any:
        if name == "shape":
            raise RuntimeError(
                "Can't access the shape of an uninitialized parameter or buffer. This error "
                "usually happens in `load_state_dict` when trying to load an uninitialized "
                "parameter into an initialized one. Call `forward` to initialize the parameters "
                "before accessing their attributes."
            )
        if not name.startswith("_") and name not in _Uninitialized._allowed:
            _refuse(f"Tensor.{name}")
        return super().__getattribute__(name)

    def operate(self, op: Any, args: Any) -> Any:
        _refuse(op.name)

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        kind: Any = type(self)
        made = kind(self.requires_grad, dtype=self._data.dtype)
        memo[id(self)] = made
        return made

    def __reduce_ex__(self, protocol: Any) -> Any:
        return type(self), (self.requires_grad, None, self._data.dtype)


class UninitializedParameter(_Uninitialized):
    """A Parameter without a shape yet: `materialize` makes it one, in place; see `Parameter`.

    Raises ValueError for operations on it, and RuntimeError where its shape is asked for.
    """

    __slots__ = ()

    def __new__(
        cls, requires_grad: bool = True, device: Any = None, dtype: Any = None
    ) -> UninitializedParameter:
        made = Parameter(_nothing(device, dtype), requires_grad)
        made.__class__ = cls  # type: ignore[assignment]
        return made  # type: ignore[return-value]


class UninitializedBuffer(_Uninitialized):
    """A buffer without a shape yet, as `UninitializedParameter`.

    persistent: whether a module to which it is assigned has it in its `state_dict`.
    """

    __slots__ = ()

    def __new__(
        cls,
        requires_grad: bool = False,
        device: Any = None,
        dtype: Any = None,
        persistent: bool = True,
    ) -> UninitializedBuffer:
        made: Any = _nothing(device, dtype).requires_grad_(requires_grad)
        made.__class__ = cls
        return mark(made, persistent)


def is_lazy(tensor: Any) -> bool:
    """Whether `tensor` has no shape yet."""
    return isinstance(tensor, _Uninitialized)


def _nothing(device: Any, dtype: Any) -> Tensor:
    return empty((0,), dtype=dtype or get_default_dtype(), device=device)


def _refuse(name: str) -> NoReturn:
    raise ValueError(
        f"Attempted to use an uninitialized parameter in {name}. This error happens when you are "
        "using a `LazyModule` or explicitly manipulating `nn.parameter.UninitializedParameter` "
        "objects. When using LazyModules Call `forward` with a dummy batch to initialize the "
        "parameters before calling functions of them"
    )
