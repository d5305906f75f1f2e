"""Functions of this library in programs of PyTorch and JAX, and theirs in programs of this one.

Each gives a function that is differentiable where it is called, any number of times: the derivative
of a function that was brought over is the derivative at home, brought over as well.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, wraps
from typing import Any

import numpy as np

from autograd.base.grad_mode import enable_grad, is_grad_enabled
from autograd.core.engine import grad
from autograd.core.tensor import Tensor, from_array
from autograd.function import Function

__all__ = ["from_jax", "from_torch", "to_jax", "to_torch"]


def to_torch(function: Callable[..., Any]) -> Callable[..., Any]:
    """`function`, of Tensors to a Tensor or a tuple of them, as a function of torch.Tensors.

    PyTorch records it as one torch.autograd.Function, whose backward pass is this library's; with
    ``create_graph=True`` that is recorded, too. The results are on the device of the first tensor.
    Arguments that are no torch.Tensor are passed on. Raises ImportError without PyTorch.
    """
    import torch

    @wraps(function)
    def call(*args: Any, **named: Any) -> Any:
        inner, tensors = _bind(function, args, named, torch.Tensor)
        return _torch_function().apply(inner, *tensors)

    return call


def from_torch(function: Callable[..., Any]) -> Callable[..., Any]:
    """`function`, of torch.Tensors to one or a tuple of them, as a function of Tensors.

    It is recorded as one `Function`, whose backward pass is PyTorch's. Arguments that are no Tensor
    are passed on. Raises ImportError without PyTorch.
    """
    import torch

    def start(inner: Callable[..., Any], arrays: Sequence[np.ndarray]) -> tuple[Any, Any]:
        leaves = [torch.tensor(x) for x in arrays]
        for x in leaves:
            x.requires_grad_(x.is_floating_point() or x.is_complex())
        with torch.enable_grad():
            outputs = inner(*leaves)
        several = _tuple(outputs)

        def pull(grads: Sequence[np.ndarray]) -> list[Any]:
            vectors = [torch.tensor(g) for g in grads]
            found = iter(_torch_gradients(several, leaves, vectors, False))
            return [_numpy(next(found)) if x.requires_grad else None for x in leaves]

        return _map(lambda y: _numpy(y.detach()), outputs), pull

    def vjp(inner: Callable[..., Any], count: int) -> Callable[..., Any]:
        def pull(*args: Any) -> Any:
            leaves = [x if x.requires_grad or not x.is_floating_point() else x.requires_grad_()
                      for x in args[:count]]  # fmt: skip
            found = iter(_torch_gradients(_tuple(inner(*leaves)), leaves, args[count:], True))
            return tuple([next(found) if x.requires_grad else torch.zeros(()) for x in leaves])

        return pull

    return _foreign(function, start, vjp)


def to_jax(function: Callable[..., Any], result: Any = None) -> Callable[..., Any]:
    """`function`, of Tensors to a Tensor or a tuple of them, as a function of JAX's arrays.

    It is a jax.custom_vjp around a pure_callback, so that it runs under jit, on the host; not under
    jvp, jacfwd or vmap. All arguments are arrays. result: arrays, or jax.ShapeDtypeStructs, like
    the outputs; by default what `function` gives for ones of the arguments' shapes. Raises
    ImportError without JAX.
    """
    import jax

    @jax.custom_vjp
    def call(*args: Any) -> Any:
        return _callback(function, args, result)

    def forward(*args: Any) -> Any:
        return call(*args), args

    def backward(args: Any, grads: Any) -> Any:
        pulled = to_jax(_vjp(function, len(args)), tuple(args))
        return pulled(*args, *_tuple(grads))

    call.defvjp(forward, backward)
    return wraps(function)(lambda *args: call(*args))


def from_jax(function: Callable[..., Any]) -> Callable[..., Any]:
    """`function`, of JAX's arrays to one or a tuple of them, as a function of Tensors.

    It is recorded as one `Function`, whose backward pass is JAX's; jitted or not. Results have the
    dtypes of JAX, which are narrow unless jax_enable_x64 is set; gradients those of the inputs.
    Arguments that are no Tensor are passed on. Raises ImportError without JAX.
    """
    import jax

    def start(inner: Callable[..., Any], arrays: Sequence[np.ndarray]) -> tuple[Any, Any]:
        outputs, pullback = jax.vjp(inner, *map(jax.numpy.asarray, arrays))

        def pull(grads: Sequence[np.ndarray]) -> list[Any]:
            cotangents = iter(grads)
            like = _map(lambda y: jax.numpy.asarray(next(cotangents), y.dtype), outputs)
            return [None if g.dtype == jax.dtypes.float0 else np.array(g) for g in pullback(like)]

        return _map(np.array, outputs), pull

    def vjp(inner: Callable[..., Any], count: int) -> Callable[..., Any]:
        def pull(*args: Any) -> Any:
            outputs, pullback = jax.vjp(inner, *args[:count])
            return pullback(tuple(args[count:]) if isinstance(outputs, tuple) else args[count])

        return pull

    return _foreign(function, start, vjp)


# ---- ours, elsewhere -----------------------------------------------------------------------------


@lru_cache(maxsize=1)
def _torch_function() -> Any:
    import torch

    class Ours(torch.autograd.Function):
        @staticmethod
        def forward(ctx: Any, inner: Callable[..., Any], *args: Any) -> Any:
            ctx.save_for_backward(*args)
            ctx.inner = inner
            ctx.leaves = [_leaf(_numpy(x), x.requires_grad) for x in args]
            with enable_grad():
                ctx.outputs = inner(*ctx.leaves)
            return _map(lambda y: torch.tensor(_read(y), device=args[0].device), ctx.outputs)

        @staticmethod
        def backward(ctx: Any, *grads: Any) -> Any:
            if torch.is_grad_enabled():
                again = to_torch(_vjp(ctx.inner, len(ctx.leaves)))
                return None, *again(*ctx.saved_tensors, *grads)
            vectors = [_leaf(_numpy(g), False) for g in grads]
            found = _gradients(_tuple(ctx.outputs), ctx.leaves, vectors, False)
            device = grads[0].device
            return None, *[g if g is None else torch.tensor(_read(g), device=device) for g in found]

    return Ours


def _vjp(function: Callable[..., Any], count: int) -> Callable[..., Any]:
    """The gradients of `function` by its `count` arguments, as a function of these and of the
    gradients of its outputs."""

    def pull(*args: Tensor) -> tuple[Tensor, ...]:
        leaves = [_leaf_of(x) for x in args[:count]]
        found = _gradients(_tuple(function(*leaves)), leaves, args[count:], True)
        return tuple([x.new_zeros(x.shape) if g is None else g
                      for x, g in zip(leaves, found, strict=True)])  # fmt: skip

    return pull


def _gradients(outputs: Any, leaves: Any, vectors: Any, create_graph: bool) -> list[Any]:
    """For each leaf its gradient, None if it has none."""
    pairs = [(y, v) for y, v in zip(outputs, vectors, strict=True) if y.requires_grad]
    wanted = [x for x in leaves if x.requires_grad]
    if not pairs or not wanted:
        return [None for _ in leaves]
    ys, vs = zip(*pairs, strict=True)
    found = iter(grad(ys, wanted, vs, retain_graph=True, create_graph=create_graph,
                      allow_unused=True))  # fmt: skip
    return [next(found) if x.requires_grad else None for x in leaves]


def _callback(function: Callable[..., Any], args: Any, result: Any) -> Any:
    import jax

    def run(*arrays: Any) -> Any:
        with enable_grad():
            return _map(_read, function(*[_leaf(np.asarray(x), False) for x in arrays]))

    like = run(*[np.ones(x.shape, x.dtype) for x in args]) if result is None else result
    dtype = jax.dtypes.canonicalize_dtype
    shapes = _map(lambda y: jax.ShapeDtypeStruct(y.shape, dtype(y.dtype)), like)

    def cast(*arrays: Any) -> Any:
        return jax.tree.map(lambda y, s: np.asarray(y, s.dtype), run(*arrays), shapes)

    return jax.pure_callback(cast, shapes, *args)


# ---- theirs, here --------------------------------------------------------------------------------


def _foreign(function: Callable[..., Any], start: Any, vjp: Any) -> Callable[..., Any]:
    """start(inner, arrays): the outputs as arrays, and the function from their gradients to those
    of the inputs. vjp(inner, count): the same as a function of the other library."""

    class Theirs(Function):
        @staticmethod
        def forward(ctx: Any, inner: Callable[..., Any], *args: Any) -> Any:
            ctx.save_for_backward(*args)
            ctx.inner = inner
            outputs, ctx.pull = start(inner, [_read(x) for x in args])
            return _map(from_array, outputs)

        @staticmethod
        def backward(ctx: Any, *grads: Any) -> Any:
            inputs = ctx.saved_tensors
            if is_grad_enabled():
                pull = _foreign(vjp(ctx.inner, len(inputs)), start, vjp)
                found = list(_tuple(pull(*inputs, *grads)))
            else:
                pulled = ctx.pull([_read(g) for g in grads])
                found = [None if g is None else from_array(g) for g in pulled]
            needed = zip(found, inputs, strict=True)
            return None, *[g.to(x.dtype) if x.requires_grad else None for g, x in needed]

    @wraps(function)
    def call(*args: Any, **named: Any) -> Any:
        inner, tensors = _bind(function, args, named, Tensor)
        return Theirs.apply(inner, *tensors)

    return call


def _torch_gradients(outputs: Any, leaves: Any, vectors: Any, create_graph: bool) -> list[Any]:
    import torch

    pairs = [(y, v) for y, v in zip(outputs, vectors, strict=True) if y.requires_grad]
    ys, vs = zip(*pairs, strict=True)
    wanted = [x for x in leaves if x.requires_grad]
    return list(
        torch.autograd.grad(ys, wanted, vs, retain_graph=True, create_graph=create_graph,
                            allow_unused=True, materialize_grads=True)
    )  # fmt: skip


# ---- both ways -----------------------------------------------------------------------------------


def _bind(function: Any, args: Any, named: Any, kind: type) -> tuple[Callable[..., Any], list[Any]]:
    """A function of those arguments alone that are of a type, and these."""
    places = [i for i, x in enumerate(args) if isinstance(x, kind)]

    def inner(*given: Any) -> Any:
        filled = list(args)
        for i, x in zip(places, given, strict=True):
            filled[i] = x
        return function(*filled, **named)

    return inner, [args[i] for i in places]


def _tuple(outputs: Any) -> tuple[Any, ...]:
    return tuple(outputs) if isinstance(outputs, (list, tuple)) else (outputs,)


def _map(change: Callable[[Any], Any], outputs: Any) -> Any:
    """`change` of the output, or of each of several."""
    return tuple(map(change, outputs)) if isinstance(outputs, (list, tuple)) else change(outputs)


def _numpy(x: Any) -> np.ndarray:
    """The values of a torch.Tensor."""
    return x.detach().cpu().resolve_conj().numpy()


def _read(x: Any) -> np.ndarray:
    return x.detach().numpy()


def _leaf(array: np.ndarray, requires_grad: bool) -> Tensor:
    return from_array(array).requires_grad_(requires_grad and array.dtype.kind in "fc")


def _leaf_of(x: Tensor) -> Tensor:
    return x if x.requires_grad or x.dtype.kind not in "fc" else x.requires_grad_()
