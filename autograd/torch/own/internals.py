"""What PyTorch's own programs look at of its C++ side: nodes, saved tensors, and modes."""

from __future__ import annotations

import warnings
import weakref
from collections.abc import Sequence
from typing import Any

import numpy as np

from autograd.base.grad_mode import is_grad_enabled
from autograd.core.captures import is_transformed
from autograd.core.engine import grad
from autograd.core.engine_steps import current_pass
from autograd.core.node import AccumulateGrad, Node
from autograd.core.reachability import key_of
from autograd.core.saved_tensor_hooks import SavedTensor, hooks_are_enabled
from autograd.core.tensor import Tensor, from_array
from autograd.core.version_counter import set_version
from autograd.func.functional import as_tuple
from autograd.function import Function
from autograd.function.node import Refusal
from autograd.methods.conversion import target_of
from autograd.methods.placement import device
from autograd.torch.own import gives
from autograd.torch.own.dtypes import DTYPES
from autograd.torch.own.subclasses import DisableTorchFunctionSubclass

__all__ = [
    "AccumulateGrad", "DelayedError", "SavedTensor", "UndefinedGrad", "_WeakTensorRef",
    "_are_functorch_transforms_active", "_as_tuple", "_calculate_shape",
    "_construct_standard_basis_for", "_current_graph_task_id", "_disabled_torch_function_impl",
    "_get_tracing_state", "_grad_postprocess", "_is_tracing", "_log_api_usage_once",
    "_parse_to", "_saved_tensors_hooks_is_enabled", "_tuple_postprocess",
    "_unsafe_set_version_counter", "_will_engine_execute_node", "get_analytical_jacobian",
    "get_numerical_jacobian", "get_proxy_mode", "is_fake", "is_grad_enabled",
    "is_in_onnx_export",
]  # fmt: skip

_saved_tensors_hooks_is_enabled = hooks_are_enabled
_are_functorch_transforms_active = is_transformed


@staticmethod  # type: ignore[misc]  # of the class that takes it
def _disabled_torch_function_impl(
    func: Any, types: Any, args: Sequence[Any] = (), kwargs: Any = None
) -> Any:
    """The ``__torch_function__`` of subclasses whose results are plain tensors."""
    with DisableTorchFunctionSubclass():
        return func(*args, **(kwargs or {}))


_log_api_usage_once = gives(None, "Does nothing with `event`, which PyTorch counts.")


def _parse_to(*args: Any, **kwargs: Any) -> tuple[Any, Any, bool, Any]:
    """The device, dtype, non_blocking and memory_format that ``Module.to(*args, **kwargs)`` is
    given; None for those that are not."""
    dtype, _, place = target_of(args, kwargs)
    as_pytorch = None if dtype is None else DTYPES[dtype]
    named = device("cpu") if isinstance(args[0] if args else None, Tensor) else place
    blocking = next((x for x in args if isinstance(x, bool)), kwargs.get("non_blocking", False))
    return (
        None if named is None else device(named),
        as_pytorch,
        blocking,
        kwargs.get("memory_format"),
    )


def _current_graph_task_id() -> int:
    """The number of the backward pass in which the hook that asks is run; -1 outside of one."""
    this = current_pass()
    return -1 if this is None else this.number


def _will_engine_execute_node(node: Node) -> bool:
    """Whether the pass in which the hook that asks is run comes to `node`. Raises RuntimeError
    outside of one, and for what is no Node."""
    if not isinstance(node, Node):
        raise RuntimeError(f"_will_engine_execute_node expects an grad_fn, but got {type(node)}")
    this = current_pass()
    if this is None:
        raise RuntimeError("_will_engine_execute_node can only be called during the backward pass")
    if node._leaf is not None and not this.accumulates:
        raise RuntimeError(
            "A leaf node was passed to _will_engine_execute_node but we are currently running "
            "autograd.grad(). This is currently not supported."
        )
    return this.receives(key_of(node))


def _unsafe_set_version_counter(tensors: Any, versions: Any) -> None:
    """Lets tensors say that they have been written so many times; also one tensor, of one count."""
    if isinstance(tensors, Tensor):
        tensors, versions = (tensors,), (versions,)
    for tensor, version in zip(tensors, versions, strict=True):
        set_version(tensor, version)


def _calculate_shape(output: Any, grad: Tensor, is_grads_batched: bool) -> tuple[Any, Any]:
    """The shapes of an output and of a gradient given for it, which are to be the same."""
    return output.shape, grad.shape[1:] if is_grads_batched else grad.shape


def _construct_standard_basis_for(tensors: Any, tensor_numels: Any) -> tuple[Tensor, ...]:
    """The unit vectors of all elements of `tensors` together, in rows: the columns of each."""
    found, start = [], 0
    for tensor, count in zip(tensors, tensor_numels, strict=True):
        rows = np.zeros((sum(tensor_numels), count), tensor._data.dtype)
        rows[start : start + count] = np.eye(count)
        found.append(from_array(rows))
        start += count
    return tuple(found)


def _as_tuple(inp: Any, arg_name: str | None = None, fn_name: str | None = None) -> Any:
    """Whether `inp` is a tuple, and its Tensors as one; without names for messages the tuple alone,
    of anything. Raises TypeError for other things than Tensors."""
    if arg_name is None and fn_name is None:
        return tuple(inp) if isinstance(inp, tuple | list) else (inp,)
    return as_tuple(inp, str(arg_name), str(fn_name))


def _tuple_postprocess(res: Any, to_unpack: Any) -> Any:
    """`res`, or its only item unless `to_unpack`, which says whether a tuple was given; of two
    answers the second is about the items."""
    outer, inner = to_unpack if isinstance(to_unpack, tuple) else (to_unpack, True)
    if not inner:
        res = tuple(each[0] for each in res)
    return res if outer else res[0]


def _grad_postprocess(inputs: Any, create_graph: bool) -> Any:
    """The Tensors of a tuple, which may be nested, without history unless `create_graph`."""
    if isinstance(inputs, Tensor):
        return inputs if create_graph else inputs.detach()
    return tuple(_grad_postprocess(each, create_graph) for each in inputs)


class _WeakTensorRef(weakref.ref[Tensor]):
    """A weak reference to a tensor."""

    def expired(self) -> bool:
        """Whether the tensor has died."""
        return self() is None


class DelayedError:
    """Gives tensors as they are, whose backward pass raises RuntimeError with a message."""

    def __init__(self, message: str, num_inputs: int) -> None:
        self._message = message

    def __call__(self, *inputs: Tensor) -> Any:
        found = [self._of(x) for x in inputs]
        return found[0] if len(found) == 1 else tuple(found)

    def _of(self, x: Tensor) -> Tensor:
        fn = x._fn
        edge = x if x.is_leaf else fn
        return from_array(x._data, None if fn is None else Refusal(self._message, (edge,)))


class _Undefined(Function):
    @staticmethod
    def forward(ctx: Any, *inputs: Tensor) -> Any:
        found = tuple(x.view_as(x) for x in inputs)
        return found[0] if len(found) == 1 else found

    @staticmethod
    def backward(ctx: Any, *grads: Any) -> Any:
        return (None,) * len(grads)


class UndefinedGrad:
    """Gives tensors as they are, to which no gradient flows back."""

    def __call__(self, *inputs: Tensor) -> Any:
        return _Undefined.apply(*inputs)


# ---- tracers, of which none is at work -----------------------------------------------------------


get_proxy_mode = gives(None, "None: nothing is traced.")
_get_tracing_state = get_proxy_mode


is_fake = gives(False, "False: each tensor has its elements.")
is_in_onnx_export = _is_tracing = gives(False, "False.")


_DEPRECATED = (
    "`{}` was part of PyTorch's private API and not meant to be exposed. It will be removed; use "
    "torch.func.jacrev and torch.autograd.gradcheck"
)


def get_numerical_jacobian(
    fn: Any, inputs: Any, target: Any = None, eps: float = 1e-3, grad_out: float = 1.0
) -> tuple[Tensor, ...]:
    """The derivatives of the first output of ``fn(inputs)`` by differences: for each input, or each
    of `target`, that requires grad a matrix with a row for each of its elements.

    Raises ValueError if `grad_out` is given.
    """
    _check_deprecated("get_numerical_jacobian", grad_out)
    found = _listed(inputs if target is None else target)
    return tuple([_differences(fn, inputs, x, eps) for x in found if x.requires_grad])


def _differences(fn: Any, inputs: Any, x: Tensor, eps: float) -> Tensor:
    def first() -> np.ndarray:
        return np.array(_listed(fn(inputs))[0].detach()._data, copy=True).reshape(-1)

    values = x.detach().numpy()

    def slope(place: Any, step: complex) -> Any:
        before = values[place]
        try:
            values[place] = before + step
            above = first()
            values[place] = before - step
            return (above - first()) / (2 * eps)
        finally:
            values[place] = before

    rows = []
    for place in np.ndindex(values.shape):
        row = slope(place, eps)
        if values.dtype.kind == "c":
            other = slope(place, 1j * eps) * 1j
            row = (row + other) / 2 + ((row - other) / 2).conj()
        rows.append(row)
    return from_array(np.array(rows))


def get_analytical_jacobian(
    inputs: Any, output: Tensor, nondet_tol: float = 0.0, grad_out: float = 1.0
) -> tuple[tuple[Tensor, ...], bool, bool, bool]:
    """The derivatives of `output` by backward passes, as `get_numerical_jacobian` gives them, and
    whether a second time they are the same up to `nondet_tol`, and of the shapes and dtypes of the
    inputs.

    Raises ValueError if `grad_out` is given, or for complex outputs.
    """
    _check_deprecated("get_analytical_jacobian", grad_out)
    if output.is_complex():
        raise ValueError("Expected output to be non-complex.")
    found = [x for x in _listed(inputs) if x.requires_grad]
    seeds = np.eye(output.numel(), dtype=output._data.dtype).reshape((-1, *output._data.shape))

    def rows() -> list[Any]:
        return [grad(output, found, from_array(s), True, allow_unused=True) for s in seeds]

    def columns(i: int, row: Any) -> np.ndarray:
        given = np.zeros(found[i].shape, found[i]._data.dtype) if row[i] is None else row[i]._data
        return np.asarray(given).reshape(-1)

    one, other = (
        [np.stack([columns(i, row) for row in given], 1) for i in range(len(found))]
        for given in (rows(), rows())
    )
    same = all(np.allclose(a, b, rtol=0, atol=nondet_tol) for a, b in zip(one, other, strict=True))
    return tuple(map(from_array, one)), same, True, True


def _check_deprecated(name: str, grad_out: float) -> None:
    warnings.warn(_DEPRECATED.format(name), FutureWarning, stacklevel=3)
    if grad_out != 1.0:
        raise ValueError(f"Expected grad_out to be 1.0. {name} no longer supports other values.")


def _listed(x: Any) -> Sequence[Any]:
    return x if isinstance(x, (list, tuple)) else (x,)
