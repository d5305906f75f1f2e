"""What is put on the Tensor besides its array and its place in the graph: operations, backward,
subscripts, NumPy's protocols, copies, its text.

It needs what is built on Tensors, which so need not be imported where the class is defined.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

from autograd.array.duck import outside
from autograd.array.foreign import NO_ARRAY, is_sparse_product
from autograd.base.escapes import COPY, refuse_tracked
from autograd.base.memory_format import channels_last, channels_last_3d
from autograd.base.ops import ops
from autograd.composites.contractions import sparse_matmul
from autograd.core import version_counter as clock
from autograd.core.arguments import value_argument
from autograd.core.captures import refuse_as_pytorch
from autograd.core.dispatch import OF_OTHERS
from autograd.core.engine import run_backward
from autograd.core.tensor import Tensor
from autograd.kernels.large import NATIVE, Loops
from autograd.methods import conversion
from autograd.methods.conversion import Casts
from autograd.methods.payload import PayloadMethods
from autograd.methods.placement import device
from autograd.methods.random import FillMethods
from autograd.methods.repr import tensor_text
from autograd.methods.torch_names import TorchNames
from autograd.views.rebase import swap_out
from generated import methods

__all__ = ["Surface", "install"]

OF_OTHERS.append(sparse_matmul)
_to_array = Tensor.__array__
_room = cache(import_module)  # on the first call: not every program needs them
_OF_ANY_CLASS = {"__doc__", "__module__", "__slots__"}


class Surface(methods.TensorMethods, Casts, FillMethods, PayloadMethods, TorchNames):
    """The methods that `install` gives to Tensor, of which type checkers take it to be the base."""

    __slots__ = ()

    # ---- the graph -------------------------------------------------------------------------------

    def backward(
        self: Any,
        gradient: Tensor | None = None,
        retain_graph: bool | None = None,
        create_graph: bool = False,
        inputs: Tensor | Sequence[Tensor] | None = None,
    ) -> None:
        """Computes the gradients of this tensor with respect to the leaves it depends on.

        They are added to the leaves' `.grad`. See `autograd.backward`.
        """
        run_backward(self, gradient, retain_graph, create_graph, inputs)

    @property
    def data(self: Any) -> Tensor:
        """The same memory without the graph. Writes into it do not count as writes into this
        tensor, so that a backward pass that needs the old values does not notice them; those into
        `detach()` do."""
        found: Tensor = self.detach()
        if found._data.__class__ is np.ndarray:
            found._data = np.asarray(clock.Unversioned(found._data))
            found._detached = False
        return found

    @data.setter
    def data(self: Any, value: Tensor) -> None:
        if not isinstance(value, Tensor):
            raise TypeError(f"Variable data has to be a tensor, but got {type(value).__name__}")
        if value.dtype.kind not in "fc" and self.requires_grad:
            raise RuntimeError(
                "data set to a tensor that requires gradients must be floating point or complex "
                "dtype"
            )
        refuse_as_pytorch(
            "mutating directly with `.data` inside functorch transform is not allowed."
        )
        if getattr(self, "_alias", None) is not None:  # views keep showing the old memory
            swap_out(self)
        array = value._data
        version = _version(self) if hasattr(self, "_data") else 0
        if _version(value) != version and array.__class__ is np.ndarray:
            array = np.asarray(clock.Unversioned(array))  # this tensor keeps counting on
            clock.add_version(array, version)
        self._data = array

    conj = conversion.conj
    to = conversion.to

    # ---- what the array knows --------------------------------------------------------------------

    @property
    def device(self: Any) -> Any:
        """Where the memory is: ``device("cpu")``, or a GPU that the payload is on."""
        data = self._data
        return str.__new__(device, data.device if outside(data) else "cpu")

    @property
    def flat(self: Any) -> Tensor:
        """A view of all elements in one dimension, in C order. Raises RuntimeError where the memory
        does not lie so that there is one."""
        return self.view(-1)

    def copy(self: Any, *args: Any, **kwargs: Any) -> Tensor:
        """A copy, as of an array; with arguments the operation `copy`."""
        return ops.copy(self, *args, **kwargs) if args or kwargs else self.clone()

    def conjugate(self: Any) -> Tensor:
        """The complex conjugate, as of an array."""
        return self.conj()

    def __divmod__(self: Any, other: Any) -> tuple[Tensor, Tensor]:
        return self // other, self % other

    def __rdivmod__(self: Any, other: Any) -> tuple[Tensor, Tensor]:
        return other // self, other % self

    def __round__(self: Any, ndigits: int | None = None) -> Tensor:
        return self.round(decimals=ndigits or 0)

    def is_contiguous(self: Any, memory_format: Any = None) -> bool:
        """Whether the elements lie in memory in C order without gaps, or by another format.

        Raises TypeError for another `memory_format` than those of `autograd`.
        """
        data = self._data
        if memory_format is not None:
            value_argument("is_contiguous", "memory_format", "MemoryFormat", memory_format)
            rank = {channels_last: 4, channels_last_3d: 5}.get(memory_format)
            if rank is not None:
                return data.ndim == rank and np.moveaxis(data, 1, -1).flags.c_contiguous
        return data.flags.c_contiguous

    def to_device(self: Any, device: Any, /, *, stream: Any = None) -> Tensor:
        """This tensor. Raises ValueError for a `device` that is not the CPU, and for a `stream`."""
        _room("autograd.array_api.creation").check_device(device)
        if stream is not None:
            raise ValueError(f"to_device: the CPU has no streams, but got stream={stream!r}")
        return self

    # ---- NumPy and the array API -----------------------------------------------------------------

    def __array_namespace__(self: Any, *, api_version: str | None = None) -> Any:
        """The module `autograd.array_api`. Raises ValueError for a version that it is not of."""
        found = _room("autograd.array_api")
        if api_version not in (None, *found.SERVED_VERSIONS):
            raise ValueError(
                f"api_version: the array API is served as of {', '.join(found.SERVED_VERSIONS)}, "
                f"but got {api_version!r}"
            )
        return found

    def __array_ufunc__(self: Any, ufunc: Any, method: str, *inputs: Any, **kwargs: Any) -> Any:
        return _room("autograd.numpy_api.dispatch").call_ufunc(ufunc, method, inputs, kwargs)

    def __array_function__(self: Any, func: Any, types: Any, args: Any, kwargs: Any) -> Any:
        return _room("autograd.numpy_api.dispatch").call_function(func, args, kwargs)

    def __array__(self: Any, dtype: Any = None, copy: bool | None = None) -> Any:
        """The values. A product of scipy.sparse gets no array, and so asks for `__rmatmul__`."""
        if is_sparse_product(sys._getframe(1)):
            return NO_ARRAY
        return _to_array(self, dtype, copy)

    # ---- as a Python object ----------------------------------------------------------------------

    def __delitem__(self: Any, index: Any) -> None:
        raise TypeError("Tensor does not support deleting items")

    def __setitem__(self: Any, index: Any, value: Any) -> None:
        _room("autograd.views.setitem").set_item(self, index, value)

    def __repr__(self: Any) -> str:
        return tensor_text(self)

    def _repr_html_(self: Any) -> str:
        return _room("autograd.methods.repr").tensor_html(self)

    def __deepcopy__(self: Any, memo: dict[int, Any]) -> Tensor:
        from autograd.methods.copy import deepcopy_tensor

        if self._is_recorded():
            refuse_tracked(self, COPY)
        return deepcopy_tensor(self, memo)

    def __reduce_ex__(self: Any, protocol: Any) -> Any:
        from autograd.methods.copy import reduce_tensor

        if self._is_recorded():
            refuse_tracked(self, COPY)
        return reduce_tensor(self)


def _version(tensor: Tensor) -> int:
    """The version, of an inference tensor too."""
    version: int = Tensor._version.fget(tensor)  # type: ignore[attr-defined]
    return version


def _native_loops() -> Loops | None:
    """The native loops, loaded when the first large array comes."""
    return _room("autograd.compile.eager").loops()


def install(cls: type[Tensor]) -> None:
    """Puts all of it on the class: as its own attributes, which are found sooner than a base's."""
    methods.install(cls)
    parts: Any = cls
    parts.real = parts.real.setter(lambda self, value: self.real.__setitem__(..., value))
    parts.imag = parts.imag.setter(lambda self, value: self.imag.__setitem__(..., value))
    for base in (Casts, FillMethods, PayloadMethods, TorchNames, Surface):
        for name, value in vars(base).items():
            if name not in _OF_ANY_CLASS:
                setattr(cls, name, value)
    NATIVE.start = _native_loops
