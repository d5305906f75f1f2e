"""Methods and attributes by which PyTorch code asks what a tensor is, and older names of others."""

from __future__ import annotations

import math
import warnings
from typing import Any

import numpy as np
from numpy.lib.array_utils import byte_bounds

from autograd.array.memory import owner_of
from autograd.array.strides import address_of
from autograd.base.grad_mode import is_inference_mode_enabled
from autograd.base.memory_format import channels_last, channels_last_3d, strided
from autograd.core.arguments import check_device
from autograd.core.tensor import Tensor, from_array
from autograd.core.version_counter import add_version
from autograd.kernels.indexing.strided import as_strided
from autograd.methods.placement import Size

_CHANNELS_LAST = (channels_last, channels_last_3d)


class Storage:
    """The memory of a tensor, to ask whether two share it. unit: the bytes that count as one."""

    def __init__(self, array: np.ndarray, unit: int = 1) -> None:
        self._array = owner_of(array)
        self._unit = unit

    def data_ptr(self) -> int:
        """The address of the first byte."""
        return address_of(self._array)

    def nbytes(self) -> int:
        """The number of bytes."""
        return self._array.nbytes

    def __len__(self) -> int:
        return self.nbytes() // self._unit

    size = __len__


class TorchNames:
    """What is the same for all tensors here, and names that say what others say."""

    __slots__ = ()

    is_cpu = True
    layout = strided
    names = None
    is_cuda = is_meta = is_mkldnn = is_mps = is_mtia = is_nested = is_quantized = False
    is_sparse = is_sparse_csr = is_vulkan = is_xla = is_xpu = False

    def ndimension(self: Any) -> int:
        """The number of dimensions."""
        return self._data.ndim

    def resize(self: Any, *size: Any) -> Tensor:
        """The older name of `view`. Raises RuntimeError for another number of elements."""
        warnings.warn("non-inplace resize is deprecated", UserWarning, stacklevel=2)
        return self.view(*size)

    def resize_as(self: Any, other: Tensor) -> Tensor:
        """`resize` to the shape of `other`."""
        return self.resize(other.shape)

    def resize_(self: Any, *size: Any, memory_format: Any = None) -> Tensor:
        """Gives the tensor the shape `size`, in place: the elements that lie in its memory one
        after another from its first one on, and such as are not set if there are too few.

        memory_format: how they are laid out. If the shape is the same already, nothing changes.
        Raises RuntimeError for tensors that require grad, but in inference mode, and for too many
        elements.
        """
        if self.requires_grad and not is_inference_mode_enabled():
            raise RuntimeError("cannot resize variables that require grad")
        shape = tuple(size[0] if len(size) == 1 and not isinstance(size[0], int) else size)
        if shape == self.shape and memory_format is None:
            return self
        old, count = self._data, math.prod(shape)
        if math.prod(n or 1 for n in shape) * old.itemsize >> 63:
            what = "Storage size" if count else "Stride"
            raise RuntimeError(f"{what} calculation overflowed with sizes={list(shape)}")
        there = (byte_bounds(owner_of(old))[1] - address_of(old)) // old.itemsize
        old = as_strided(old, (min(count, there),), (1,), None)
        if count > there:
            old = np.append(old, np.empty(count - there, old.dtype))
        last = getattr(memory_format, "name", "").startswith("channels_last")
        new = old.reshape((shape[0], *shape[2:], shape[1]) if last else shape)
        self.data = from_array(np.moveaxis(new, -1, 1) if last else new)
        add_version(self._data, 1)
        return self

    def resize_as_(self: Any, other: Tensor, memory_format: Any = None) -> Tensor:
        """`resize_` to the shape of `other`; with ``preserve_format`` as `memory_format` it is also
        laid out as `other` is."""
        if getattr(memory_format, "name", "") == "preserve_format":
            memory_format = next(filter(other.is_contiguous, _CHANNELS_LAST), None)
        return self.resize_(other.shape, memory_format=memory_format)

    def bfloat16(self: Any) -> Tensor:
        """Raises TypeError: NumPy has no such type."""
        raise TypeError("bfloat16 is not supported: NumPy has no such type; use float32")

    def is_conj(self: Any) -> bool:
        """False: `conj` computes its result at once."""
        return False

    is_neg = is_pinned = is_shared = is_distributed = is_coalesced = is_conj

    def is_signed(self: Any) -> bool:
        """Whether the dtype has negative numbers."""
        return self._data.dtype.kind in "ifc"

    def is_same_size(self: Any, other: Tensor) -> bool:
        """Whether `other` has the same shape."""
        return bool(self.shape == other.shape)

    def is_set_to(self: Any, tensor: Tensor) -> bool:
        """Whether `tensor` shows the same memory with the same shape and strides."""
        return (
            self.data_ptr() == tensor.data_ptr()
            and self.shape == tensor.shape
            and self.stride() == tensor.stride()
        )

    def is_nonzero(self: Any) -> bool:
        """Whether the one element is not zero; RuntimeError if there are several or none."""
        return bool(self)

    def get_device(self: Any) -> int:
        """-1, the number of the CPU."""
        return -1

    def pin_memory(self: Any, device: Any = None) -> Tensor:
        """This tensor."""
        return self

    share_memory_ = to_dense = pin_memory

    def new(self: Any, *data: Any, size: Any = (0,), device: Any = None) -> Tensor:
        """A tensor of this dtype, of sizes, which `size` may name, or with the values of a list."""
        check_device(device)
        if not data or isinstance(data[0], (int, Size)):
            return self.new_empty(*data or (size,))
        return self.new_tensor(data[0])

    def new_empty_strided(self: Any, size: Any, stride: Any, **options: Any) -> Tensor:
        """``new_empty(size, **options)``, of C order whatever the `stride`."""
        return self.new_empty(size, **options)

    def untyped_storage(self: Any) -> Storage:
        """The memory: its `data_ptr()` and `nbytes()`."""
        return Storage(self._data)

    def storage(self: Any) -> Storage:
        """The same, whose `size()` is the number of elements."""
        return Storage(self._data, self._data.itemsize)

    typed_storage = storage

    def fill_diagonal_(self: Any, fill_value: float, wrap: bool = False) -> Tensor:
        """Writes `fill_value` on the main diagonal; with `wrap` it goes on below a tall matrix.

        Raises RuntimeError for fewer than 2 dimensions, and for more than 2 of different sizes.
        """
        shape = self._data.shape
        if len(shape) < 2:
            raise RuntimeError("dimensions must larger than 1")
        if len(shape) > 2 and len(set(shape)) > 1:
            raise RuntimeError("all dimensions of input must be of equal length")
        diagonal = np.zeros(shape, bool)
        np.fill_diagonal(diagonal, True, wrap)
        return self.masked_fill_(from_array(diagonal), fill_value)

    def apply_(self, callable: Any) -> Tensor:
        """Writes ``callable(x)`` of each element. Raises RuntimeError if this tensor requires grad:
        no derivative is known."""
        return _mapped("apply_", callable, self)

    def map_(self, tensor: Tensor, callable: Any) -> Tensor:
        """Writes ``callable(a, b)`` of each element and that of `tensor`. Raises RuntimeError if
        one of both requires grad: no derivative is known."""
        return _mapped("map_", callable, self, tensor)

    def __reversed__(self: Any) -> Tensor:
        """The elements along the first dimension in the other direction."""
        return self.flip(0) if self.ndim else self


def _mapped(name: str, function: Any, *tensors: Any) -> Any:
    """Writes what `function` makes of the elements of `tensors`, broadcast, into the first."""
    if any(each.requires_grad for each in tensors):
        raise RuntimeError(
            f"Can't call {name}() on Variable that requires grad. Use var.detach().{name}() "
            "instead."
        )
    target = tensors[0]
    columns = [each.expand(target.shape).flatten().tolist() for each in tensors]
    values = target.new_tensor([function(*each) for each in zip(*columns, strict=True)])
    return target.copy_(values.view(target.shape))
