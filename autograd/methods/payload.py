"""What a Tensor holds that is no ndarray: where it is, how it is computed, how it is moved."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np

from autograd.array.duck import as_payload, in_memory, outside
from autograd.base.escapes import check_array, note_exit
from autograd.core.arguments import check_device
from autograd.core.tensor import Tensor, from_array


def move(tensor: Tensor, device: Any) -> Tensor:
    """`tensor` on `device`, "cpu" or "cuda" with or without a number; itself if it is there.

    Raises RuntimeError for another device, without CuPy, and for a tensor that requires grad, since
    moving is not recorded.
    """
    name = str(device)
    there = tensor._data.device if outside(tensor._data) else "cpu"
    if name.partition(":")[0] == "cuda" and not there.startswith(name):
        array = _cuda_array(in_memory(tensor._data), name)
    elif name.startswith("cuda") or not outside(tensor._data):
        if name != there and not there.startswith(name):
            check_device(device)
        return tensor
    else:
        check_device(device)
        array = in_memory(tensor._data)
    if tensor._is_recorded():
        raise RuntimeError(
            f"a tensor that requires grad cannot be moved from {there} to {name}, since moving is "
            "not recorded: move it before requires_grad_(), or x.detach() if no gradient is wanted"
        )
    return from_array(array)


def _cuda_array(array: np.ndarray, name: str) -> Any:
    try:
        cupy = import_module("cupy")
    except ImportError:
        raise RuntimeError(
            f"device {name} needs CuPy, which is not installed: pip install cupy-cuda12x"
        ) from None
    _, _, number = name.partition(":")
    with cupy.cuda.Device(int(number or 0)):
        return as_payload(cupy.asarray(array))


class PayloadMethods:
    """Methods of Tensor."""

    __slots__ = ()

    @property
    def payload(self: Any) -> Any:
        """The array that this tensor holds: an ndarray, or as it was given one of Dask, CuPy, ...

        Raises RuntimeError if the tensor requires grad and operations are recorded, as `numpy`.
        """
        if not outside(self._data):
            return self.numpy()
        if self._fn is not None or self.__class__ is not Tensor:
            check_array(self)
        return self._data.array

    def compute(self: Any, **options: Any) -> Tensor:
        """The values as a Tensor in NumPy's memory that does not require grad.

        What is lazy is run, by ``array.compute(**options)`` of its library: of Dask `scheduler`,
        `num_workers` and so on. Several tensors at once: ``dask.compute(loss, w.grad)``.
        """
        note_exit("compute()")
        return from_array(in_memory(self._data, **options))

    def cpu(self: Any) -> Tensor:
        """This tensor in NumPy's memory: itself if it is there, else computed and copied.

        Raises RuntimeError if it must be moved and requires grad.
        """
        return move(self, "cpu")

    def cuda(self: Any, device: Any = None, non_blocking: bool = False) -> Tensor:
        """This tensor on a GPU, by CuPy: on `device`, a number or name. `non_blocking` is ignored.

        Raises AssertionError, as PyTorch does without CUDA, where CuPy is not installed.
        """
        if find_spec("cupy") is None:
            raise AssertionError("Torch not compiled with CUDA enabled")
        return move(self, f"cuda:{device}" if isinstance(device, int) else device or "cuda")

    # ---- Dask's protocol of collections ----------------------------------------------------------

    def __dask_graph__(self: Any) -> Any:
        ask = getattr(_lazy(self), "__dask_graph__", None)
        return None if ask is None else ask()

    def __dask_tokenize__(self: Any) -> Any:
        normalize = import_module("dask.tokenize").normalize_token
        return "autograd.Tensor", normalize(_lazy(self)), self.requires_grad

    __dask_keys__ = property(lambda self: _lazy(self).__dask_keys__)
    __dask_layers__ = property(lambda self: _lazy(self).__dask_layers__)
    __dask_optimize__ = property(lambda self: _lazy(self).__dask_optimize__)
    __dask_scheduler__ = property(lambda self: _lazy(self).__dask_scheduler__)

    def __dask_postcompute__(self: Any) -> Any:
        return _around, _lazy(self).__dask_postcompute__()

    def __dask_postpersist__(self: Any) -> Any:
        return _around, _lazy(self).__dask_postpersist__()


def _lazy(tensor: Tensor) -> Any:
    data: Any = tensor._data
    return data.array if outside(data) else data


def _around(results: Any, build: Callable[..., Any], args: Any, **options: Any) -> Tensor:
    return from_array(as_payload(build(results, *args, **options)))
