"""Functions with a derivative of one's own, with the interface of torch.autograd.Function.

>>> import autograd as ag
>>> class Cube(ag.Function):
...     @staticmethod
...     def forward(ctx, x):
...         ctx.save_for_backward(x)
...         return x ** 3
...
...     @staticmethod
...     def backward(ctx, grad):
...         (x,) = ctx.saved_tensors
...         return 3 * x**2 * grad
>>> x = ag.tensor(2.0, requires_grad=True)
>>> ag.grad(Cube.apply(x), x)
(tensor(12.),)
"""

from __future__ import annotations

import functools
import inspect
import warnings
from collections.abc import Callable
from typing import Any

from autograd.base.grad_mode import is_grad_enabled, no_grad
from autograd.core.protocol import on_parts
from autograd.core.runtime import edges_of
from autograd.core.tensor import Tensor, from_array
from autograd.function.call import call
from autograd.function.node import BackwardCFunction, FunctionCtx, Refusal, no_backward

__all__ = [
    "BackwardCFunction", "Function", "FunctionCtx", "FunctionMeta", "InplaceFunction",
    "once_differentiable",
]  # fmt: skip


def _no_setup_context(ctx: Any, inputs: tuple[Any, ...], output: Any) -> None:
    """Prepares `ctx` after ``output = forward(*inputs)``; to be overridden, or else `forward`
    takes `ctx` as its first argument and does so itself."""
    raise NotImplementedError("setup_context is not implemented.")


class FunctionMeta(type):
    """Gives each Function the class of its nodes, ``_backward_cls``."""

    _backward_cls: type[BackwardCFunction]
    _signature: inspect.Signature | None
    _arity: int
    _internal: bool

    def __init__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> None:
        super().__init__(name, bases, namespace)
        cls._backward_cls = type(
            f"{name}Backward",
            (BackwardCFunction,),
            {"_forward_cls": cls, "operation": name, "__module__": cls.__module__},
        )
        # With a `setup_context`, arguments are bound to the parameters of `forward` beforehand:
        # as many positional ones as `_arity` need not be.
        cls._signature = None
        cls._arity = -1
        cls._internal = cls.__module__.startswith("autograd.")
        if cls.setup_context is not _no_setup_context:  # type: ignore[attr-defined]
            cls._signature = inspect.signature(cls.forward)  # type: ignore[attr-defined]
            parameters = cls._signature.parameters.values()
            if all(p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD) for p in parameters):
                cls._arity = len(parameters)


class Function(metaclass=FunctionMeta):
    """Base class of functions that state their own derivative.

    A subclass defines static methods: `forward`, and as far as they are wanted `setup_context`,
    `backward` (or `vjp`, the same thing), `jvp` and `vmap`; it is called by `apply`. The node of
    the result, its ``grad_fn``, is the `ctx` that the methods were given.
    """

    generate_vmap_rule: bool = False
    """Whether a batching rule may be made from `forward`, `backward` and `jvp`."""

    clear_saved_tensors_on_access: bool = False
    """Whether ``ctx.saved_tensors`` can be read once only, which frees them that early."""

    boxed_grads_call: bool = False
    """Whether `backward` is given its gradients as one list, from which it may remove them."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        warnings.warn(
            f"{type(self)} should not be instantiated. Methods on autograd functions are all "
            "static, so you should invoke them on the class itself.",
            DeprecationWarning,
            stacklevel=2,
        )

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        raise RuntimeError(
            "Legacy autograd function with non-static forward method is deprecated. Please use "
            f"new-style autograd function with static forward method: {type(self).__name__}.apply"
        )

    @staticmethod
    def forward(*args: Any, **kwargs: Any) -> Any:
        """Computes the output or a tuple of outputs: ``forward(ctx, *args)``, or
        ``forward(*args)`` beside a `setup_context`.

        Arguments may be anything; those that are Tensors (not Tensors within lists) can get a
        gradient. It runs with grad mode off. Outputs that are Tensors of floating point or complex
        dtype require grad if an argument does.
        """
        raise NotImplementedError(
            "You must implement the forward function for custom autograd.Function."
        )

    setup_context = staticmethod(_no_setup_context)
    backward = staticmethod(no_backward)
    vjp = staticmethod(no_backward)

    @staticmethod
    def jvp(ctx: Any, *grad_inputs: Any) -> Any:
        """The tangents of all outputs of `forward` from those of its arguments.

        grad_inputs: for each argument its tangent, of the argument's shape (zeros where it has
        none, see `set_materialize_grads`); None for arguments that are no Tensors. Returns for
        each output a Tensor of the output's shape, or None.
        """
        raise NotImplementedError(
            "You must implement the jvp function for custom autograd.Function to use it with "
            "forward mode AD."
        )

    @staticmethod
    def vmap(info: Any, in_dims: tuple[int | None, ...], *args: Any) -> Any:
        """The outputs, and which of their dimensions are batches, of a whole batch of calls.

        info: its `batch_size` and `randomness`. in_dims: the dimension of each argument that is
        the batch, or None.
        """
        raise NotImplementedError(
            "To use autograd.Function with vmap, you must either override the vmap staticmethod "
            "or set generate_vmap_rule=True."
        )

    @classmethod
    def apply(cls, *args: Any, **kwargs: Any) -> Any:
        """Calls `forward` on the arguments, and records it as one operation.

        Raises RuntimeError if `forward` wrote into an argument that requires grad and was not
        marked dirty, or a dirty argument was not returned; TypeError if a gradient would get lost
        because no Tensor, or an ndarray, was returned, or what is no Tensor was saved.
        """
        return call(cls, args, kwargs)[1]


class InplaceFunction(Function):
    """PyTorch's older base class of functions that can write in place; `Function` does as well."""

    def __init__(self, inplace: bool = False) -> None:
        super().__init__()
        self.inplace = inplace


def once_differentiable(function: Callable[..., Any]) -> Callable[..., Any]:
    """Decorates a `backward` that cannot be differentiated itself.

    It runs with grad mode off, on plain tensors; differentiating its results raises RuntimeError.
    """

    @functools.wraps(function)
    def wrapper(ctx: Any, *args: Any, **kwargs: Any) -> Any:
        with no_grad():
            outputs = function(ctx, *args, **kwargs)
        if not is_grad_enabled():
            return outputs
        edges = (*ctx.edges, *edges_of(x for x in args if isinstance(x, Tensor)))
        guarded = [
            on_parts(lambda x: from_array(x._data, _once(edges)), x) if isinstance(x, Tensor) else x
            for x in (outputs if isinstance(outputs, tuple) else (outputs,))
        ]
        return tuple(guarded) if isinstance(outputs, tuple) else guarded[0]

    return wrapper


def _once(edges: tuple[Any, ...]) -> Refusal:
    return Refusal(
        "trying to differentiate twice a function that was marked with @once_differentiable", edges
    )
