"""The Tensor: an array, and where in the backward graph it comes from.

What needs operations, the engine or NumPy's functions is put on the class by `autograd.surface`.
"""

from __future__ import annotations

import sys
import warnings
import weakref
from collections.abc import Callable, Iterator
from numbers import Number
from sys import getrefcount
from typing import TYPE_CHECKING, Any

import numpy as np

from autograd.array.duck import as_payload, in_memory, outside
from autograd.array.memory import owner_of
from autograd.array.size import Count, of_dim
from autograd.array.strides import address_of
from autograd.base.errors import wrong_type
from autograd.base.escapes import check_array, check_bool, check_number, note_exit, refuse_tracked
from autograd.base.grad_mode import MODE, is_grad_enabled
from autograd.core import hooks
from autograd.core import version_counter as clock
from autograd.core.aliases import view_of
from autograd.core.captures import refuse_within
from autograd.core.hooks import LeafHooks, RemovableHandle
from autograd.core.node import Node, Output, accumulate_grad_of

if TYPE_CHECKING:
    from autograd.base.typing import MaybeNone
    from autograd.surface import Surface  # whose methods are put on the class
else:
    Surface = object


class _Leaf:
    """The type of LEAF."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "LEAF"


LEAF = _Leaf()
"""What stands in `Tensor._fn` for a leaf that requires grad."""

_MASKED = frozenset({"numpy.ma", "numpy.ma.core", "numpy.ma.extras"})

_KNOWN_TO_ONE = clock.ALONE  # to one Tensor and one name, but no node that saved it


class Tensor(Surface):
    """An n-dimensional array that remembers how it was computed.

    Made by `autograd.tensor` and by operations. Slots:

    _data  the ndarray
    _fn    None if no grad is required; LEAF; or the edge to the operation this is the output of
    _grad  what `.grad` gives (unset on results of operations)
    _hooks the hooks of a leaf (else unset)
    _alias of what it is a view, or its views (`autograd.core.aliases`; unset if it has none)
    _state what a subclass without slots keeps; __dict__ has what users set (`w._decays = False`)
    _private_writes  how often it was written while nobody else knew its memory (unset if never):
           `autograd.core.version_counter.count_private_write`
    _detached  True if `detach` made it, so that another tensor knows its array (else unset)
    """

    __slots__ = (
        *("__weakref__", "_accumulator", "_alias", "_data", "_detached", "_fn", "_grad", "_hooks"),
        *("_private_writes", "_state", "__dict__"),
    )

    _data: np.ndarray
    _fn: Any
    _grad: Tensor | None
    _hooks: LeafHooks
    _alias: Any
    _detached: bool
    _private_writes: int
    _state: Any
    _accumulator: weakref.ref[Any]

    __hash__ = object.__hash__

    __pandas_priority__ = (
        5000  # above its tables, which leave ``table * tensor`` to `__rmul__` then
    )

    # ---- the graph -------------------------------------------------------------------------------

    @property
    def requires_grad(self) -> bool:
        """Whether gradients are computed for this tensor."""
        return self._fn is not None

    @requires_grad.setter
    def requires_grad(self, value: bool) -> None:
        if not isinstance(value, bool):
            raise RuntimeError(f"requires_grad must be a bool, not {type(value).__name__}")
        if not self.is_leaf:
            raise RuntimeError(
                "you can only change requires_grad flags of leaf variables. If you want to use a "
                "computed variable in a subgraph that doesn't require differentiation use "
                "var_no_grad = var.detach()."
            )
        if value:
            check_differentiable(self._data.dtype)
        self._fn = LEAF if value else None

    def requires_grad_(self, requires_grad: bool = True) -> Tensor:
        """Sets `requires_grad` in place; returns this tensor. Raises RuntimeError in transforms."""
        if MODE.marks or MODE.batches:
            refuse_within("requires_grad_")
        if requires_grad is not True or self.is_leaf:
            self.requires_grad = requires_grad
        return self

    @property
    def is_leaf(self) -> bool:
        """True for tensors that are no result of a recorded operation."""
        return self._fn is None or self._fn is LEAF

    @property
    def grad_fn(self) -> Node | MaybeNone:
        """The node of the operation that computed this tensor; None for leaves."""
        fn = self._fn
        if fn is None or fn is LEAF:
            return None
        return fn.node if isinstance(fn, Output) else fn

    @property
    def output_nr(self) -> int:
        """Which output of `grad_fn` this tensor is."""
        fn = self._fn
        if isinstance(fn, Output):
            return fn.nr
        return fn.output_nr if isinstance(fn, Node) else 0

    @property
    def grad(self) -> Tensor | MaybeNone:
        """The gradient accumulated by `backward`, or None."""
        grad = getattr(self, "_grad", None)
        if grad is None and not self.is_leaf and not self.retains_grad:
            warnings.warn(
                "The .grad attribute of a Tensor that is not a leaf Tensor is being accessed. Its "
                ".grad attribute won't be populated during autograd.backward(). If you indeed want "
                "the .grad field to be populated for a non-leaf Tensor, use .retain_grad() on the "
                "non-leaf Tensor. If you access the non-leaf Tensor by mistake, make sure you "
                "access the leaf Tensor instead.",
                UserWarning,
                stacklevel=2,
            )
        return grad

    @grad.setter
    def grad(self, value: Tensor | None) -> None:
        if value is None:
            self._grad = None
            return
        if not isinstance(value, Tensor):
            raise TypeError(
                "assigned grad expected to be a Tensor or None but got grad of type "
                f"{type(value).__name__}"
            )
        if value is self:
            raise RuntimeError("can't assign Variable as its own grad")
        if value.dtype != self.dtype:
            raise RuntimeError(
                "assigned grad has data of a different type: attempting to assign a gradient "
                f"with dtype '{value.dtype}' to a tensor with dtype '{self.dtype}'"
            )
        if value.shape != self.shape:
            raise RuntimeError(
                "assigned grad has data of a different size: attempting to assign a gradient of "
                f"size '{list(value.shape)}' to a tensor of size '{list(self.shape)}'"
            )
        self._grad = value

    @grad.deleter
    def grad(self) -> None:
        self._grad = None

    @property
    def retains_grad(self) -> bool:
        """Whether this non-leaf tensor keeps its `.grad` (see `retain_grad`)."""
        return hooks.retains_grad(self)

    def retain_grad(self) -> None:
        """Lets `backward` fill `.grad` of this non-leaf tensor. Nothing to do for leaves.

        Raises RuntimeError if the tensor does not require grad, and as `requires_grad_`.
        """
        refuse_within("retain_grad")
        hooks.retain_grad(self)

    def register_hook(self, hook: Callable[[Tensor], Tensor | None]) -> RemovableHandle:
        """Calls ``hook(grad)`` whenever the gradient of this tensor has been computed.

        The hook may return a new gradient of the same shape and dtype, which is used instead.
        Returns a handle whose `remove()` takes the hook away.

        Raises RuntimeError if the tensor does not require grad.
        """
        return hooks.register_hook(self, hook)

    def register_post_accumulate_grad_hook(self, hook: Callable[[Tensor], None]) -> RemovableHandle:
        """Calls ``hook(tensor)`` whenever a pass has added to the `.grad` of this leaf.

        It runs as soon as the gradient is complete, before the rest of the pass, so that it may
        make a step with it and set `.grad` to None. Returns a handle whose `remove()` takes the
        hook away.

        Raises RuntimeError if the tensor is no leaf that requires grad.
        """
        return hooks.register_post_accumulate_grad_hook(self, hook)

    def detach(self) -> Tensor:
        """A tensor of the same memory that does not require grad."""
        if self.requires_grad:
            note_exit("detach()")
        self._settle_version()
        alias = from_array(self._data)
        alias.__class__ = Tensor  # in inference mode as well
        alias._detached = True
        return alias

    def is_inference(self) -> bool:
        """Whether it was made in `autograd.inference_mode`."""
        return False

    def detach_(self) -> Tensor:
        """Cuts this tensor off the graph, in place; it becomes a leaf, and keeps its ``.grad``.

        Raises RuntimeError for a view, whose history is its base's. As in PyTorch, the backward
        pass of an operation that has saved this tensor before raises; `detach()` has no such
        effect.
        """
        if self._is_view():
            raise RuntimeError("Can't detach views in-place. Use detach() instead.")
        if self.grad_fn is not None:
            clock.note_detach(self._data)
            if (views := getattr(self, "_alias", None)) is not None:
                views.detached = True
                self._data = self._data.view()  # no write overlooks the views
        self._fn = None
        return self

    def _is_view(self) -> bool:
        """Whether this tensor was made as a view of another."""
        return view_of(self) is not None

    @property
    def _base(self) -> Tensor | None:
        """The tensor that this one is a view of, however many views lie between; None if none."""
        view = view_of(self)
        return None if view is None else view.root

    @property
    def _version(self) -> int:
        """How often this tensor's memory has been written in place."""
        self._settle_version()
        return clock.version(self._data)

    def _settle_version(self) -> None:
        """Let all that show this tensor's memory know of the writes that were only counted."""
        view = view_of(self)
        count = clock.take_private_writes(self if view is None else view.root)
        if count:
            clock.add_version(self._data, count)

    # ---- what the array knows --------------------------------------------------------------------

    @property
    def shape(self) -> tuple[int, ...]:
        """The size of each dimension."""
        return self._data.shape

    @property
    def dtype(self) -> np.dtype[Any]:
        """The type of the elements."""
        return self._data.dtype

    @property
    def ndim(self) -> int:
        """The number of dimensions."""
        return self._data.ndim

    @property
    def itemsize(self) -> int:
        """Bytes per element."""
        return self._data.itemsize

    @property
    def nbytes(self) -> int:
        """Bytes of all elements."""
        return self._data.nbytes

    @property
    def size(self) -> Count:
        """The number of elements; `x.size()` is the shape, `x.size(dim)` that of a dimension."""
        count = Count(self._data.size)
        count.shape = self._data.shape
        return count

    def dim(self) -> int:
        """The number of dimensions."""
        return self._data.ndim

    def numel(self) -> int:
        """The number of elements."""
        return self._data.size

    nelement = numel

    def element_size(self) -> int:
        """Bytes per element."""
        return self._data.itemsize

    def stride(self, dim: int | None = None) -> Any:
        """The steps between elements, in elements, of all dimensions or of `dim`. Raises IndexError
        if there is no such dimension, TypeError if `dim` is no int."""
        array = self._data
        strides = [step // array.itemsize for step in array.strides]
        if (empty := not array.size and 0 in strides) or 1 in array.shape:  # NumPy may have any
            following = 1
            for i in range(array.ndim - 1, -1, -1):
                if empty or (array.shape[i] == 1 and not strides[i]):
                    strides[i] = following
                following = max(array.shape[i], 1) * strides[i]
        return tuple(strides) if dim is None else of_dim("stride", tuple(strides), dim)

    def storage_offset(self) -> int:
        """Where the first element lies in the memory of the array that owns it, in elements."""
        return (self.data_ptr() - address_of(owner_of(self._data))) // self._data.itemsize

    def type(self, dtype: Any = None) -> Any:
        """The name of the dtype, or with an argument this tensor as that dtype."""
        return self.dtype.name if dtype is None else self.to(dtype)

    def type_as(self, other: Tensor) -> Tensor:
        """This tensor as the dtype of `other`. Raises TypeError if that is no Tensor."""
        if not isinstance(other, Tensor):
            raise wrong_type("type_as", "other", "Tensor", other)
        return self if self.dtype == other.dtype else self.to(other.dtype)

    def data_ptr(self) -> int:
        """The address of the first element."""
        return address_of(self._data)

    def is_floating_point(self) -> bool:
        """Whether the dtype is a real floating-point type."""
        return self._data.dtype.kind == "f"

    def is_complex(self) -> bool:
        """Whether the dtype is complex."""
        return self._data.dtype.kind == "c"

    # ---- out of here -----------------------------------------------------------------------------

    def item(self) -> Any:
        """The value of a tensor of one element as a Python number; RuntimeError for any other."""
        if self._fn is not None or self.__class__ is not Tensor:
            note_exit("item()")
        if self._data.size != 1:
            raise RuntimeError(
                f"a Tensor with {self._data.size} elements cannot be converted to Scalar"
            )
        return self._number()

    def _number(self) -> Any:
        if self._data.size != 1:
            raise ValueError("only one element tensors can be converted to Python scalars")
        return in_memory(self._data).item()

    def tolist(self) -> Any:
        """The values as (nested lists of) Python numbers.

        Raises LostGradientError in a function that is being differentiated, see `__float__`.
        """
        if self._is_recorded():
            refuse_tracked(self)
        return self._data.tolist()

    @property
    def mask(self) -> Any:
        """There is none: np.ma asks whatever it is given for it, and takes its `_data`.

        Raises AttributeError, or TypeError if np.ma would lose the gradient.
        """
        if sys._getframe(1).f_globals.get("__name__") in _MASKED and self._is_recorded():
            raise TypeError(
                "functions of np.ma, and masked arrays beside a Tensor, would lose the gradient: "
                "x.filled(value) is an array without one, and np.where(x.mask, a, b) chooses by it"
            )
        raise AttributeError(f"'{type(self).__name__}' object has no attribute 'mask'")

    _mask = mask

    def _is_recorded(self) -> bool:
        """Whether a derivative is lost if only the values of this tensor are used."""
        return self._fn is not None and is_grad_enabled()

    def numpy(self, *, force: bool = False) -> np.ndarray:
        """The ndarray itself, not a copy.

        Raises RuntimeError if the tensor requires grad and operations are recorded, since NumPy
        would drop the gradient unseen, and LostGradientError in a function that is being
        differentiated; ``force=True`` detaches first.
        """
        if self._fn is not None or self.__class__ is not Tensor:
            if force:
                note_exit("numpy(force=True)")
            else:
                check_array(self)
        array: Any = self._data
        if outside(array):
            raise array.refusal("numpy()")
        known = _KNOWN_TO_ONE + getattr(self, "_detached", False)
        if getrefcount(array) > known and array.flags.writeable:
            clock.note_escape(array)
        return array

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> np.ndarray:
        array = self.numpy()
        if copy is False and dtype is not None and np.dtype(dtype) != array.dtype:
            raise ValueError("Unable to avoid copy while creating an array as requested.")
        return np.array(array, dtype=dtype, copy=copy)

    def __dlpack__(self, **kwargs: Any) -> Any:
        return self.numpy().__dlpack__(**kwargs)

    def __dlpack_device__(self) -> tuple[int, int]:
        return self._data.__dlpack_device__()

    # ---- as a Python object ----------------------------------------------------------------------

    def __len__(self) -> int:
        if self._data.ndim == 0:
            raise TypeError("len() of a 0-d tensor")
        return len(self._data)

    def __iter__(self) -> Iterator[Tensor]:
        if self.ndim == 0:
            raise TypeError("iteration over a 0-d tensor")
        return (self[i] for i in range(len(self)))

    def __contains__(self, value: Any) -> bool:
        if isinstance(value, Tensor):
            value = value._data
        elif not isinstance(value, (np.ndarray, np.generic, Number)):
            raise RuntimeError(
                "Tensor.__contains__ only supports Tensor or scalar, but you passed in a "
                f"{type(value)}."
            )
        return bool((self._data == value).any())

    def __bool__(self) -> bool:
        size = self._data.size
        if size != 1:
            kind = "no values" if size == 0 else "more than one value"
            raise RuntimeError(f"Boolean value of Tensor with {kind} is ambiguous")
        check_bool(sys._getframe(1))
        return bool(in_memory(self._data).item())

    def __float__(self) -> float:
        """The value. Warns if this tensor requires grad; raises LostGradientError, a TypeError, if
        it depends on the inputs of a function that is being differentiated."""
        value = float(self._number())
        if self._fn is not None or self.__class__ is not Tensor:
            check_number(self)
        return value

    def __int__(self) -> int:  # a step function of the value, so no derivative is lost
        if self._fn is not None or self.__class__ is not Tensor:
            note_exit("int()")
        return int(self._number())

    def __complex__(self) -> complex:
        value = complex(self._number())
        if self._fn is not None or self.__class__ is not Tensor:
            check_number(self)
        return value

    def __index__(self) -> int:
        if self._data.dtype.kind not in "iub" or self._data.size != 1:
            raise TypeError("only integer tensors of a single element can be converted to an index")
        return int(self._data.item())

    def __format__(self, spec: str) -> str:
        if self._data.ndim == 0 and (spec or self.__class__ is Tensor or self.is_inference()):
            return format(self._data.item(), spec)
        return object.__format__(self, spec)  # raises for a spec


def check_differentiable(dtype: np.dtype[Any]) -> None:
    """Raises RuntimeError unless tensors of `dtype` can require grad."""
    if dtype.kind not in "fc":
        raise RuntimeError(
            f"only Tensors of floating point and complex dtype can require gradients, got {dtype}"
        )


def from_array(array: np.ndarray, fn: Any = None) -> Tensor:
    """A Tensor around `array` (not copied)."""
    tensor = Tensor()
    tensor._data = array if array.__class__ is np.ndarray else as_payload(array)
    tensor._fn = fn
    tensor._grad = None
    return MODE.mark(tensor) if MODE.marks else tensor


def attach(array: Any, edge: Any) -> Tensor:
    """A Tensor around a saved `array` whose gradient flows to `edge`."""
    if isinstance(edge, Tensor):  # a leaf: its own graph edge, though its memory was replaced
        edge = accumulate_grad_of(edge)
    return from_array(as_payload(array), edge)
