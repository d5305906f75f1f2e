"""Subclasses of Tensor as PyTorch has them, and ``__torch_function__``, which programs define to
see the calls of operations that take an object of theirs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import wraps
from inspect import signature
from typing import Any

from autograd.base.ops import ops
from autograd.core.dispatch import Operation, tensor_arguments
from autograd.core.protocol import TensorSubclass
from autograd.core.tensor import Tensor
from autograd.nn import Parameter
from autograd.views.rebase import Forbidden

__all__ = [
    "DisableTorchFunctionSubclass", "handle_torch_function", "has_torch_function",
    "has_torch_function_unary", "has_torch_function_variadic", "is_tensor_like",
    "wrap_torch_function",
]  # fmt: skip

_disabled: ContextVar[bool] = ContextVar("disabled", default=False)


@contextmanager
def _without() -> Iterator[None]:
    """Within the block ``__torch_function__`` is not asked, and results are plain Tensors."""
    token = _disabled.set(True)
    try:
        yield
    finally:
        _disabled.reset(token)


DisableTorchFunctionSubclass = _without


def compute(
    name: str, function: Any, tensors: Iterable[Any], args: Sequence[Any], named: Mapping[str, Any]
) -> Any:
    """What the first class of the arguments `tensors` that has a ``__torch_function__``, subclasses
    before their bases, makes of the call ``function(*args, **named)`` of the row `name`;
    NotImplemented if none has one.

    Raises TypeError if all of them leave the call to others.
    """
    kinds = _classes(tensors)
    if not kinds:
        return NotImplemented
    return _ask(f"torch.{name}", kinds, _public(name), *_as_called(function, args, named))


def _public(name: str) -> Any:
    """The function that users call for the row `name`: of overloads the one that chooses."""
    shared = getattr(ops, name.rpartition(".")[0].replace(".", "_") or "_", None)
    return shared or getattr(ops, name.replace(".", "_"))


def compute_of_others(op: Operation, args: Sequence[Any], _: int) -> Any:
    """As `compute`, where an argument of an operation is no Tensor."""
    return compute(op.name, op.function, tensor_arguments(op, args), *op.as_passed(args))


def _classes(given: Iterable[Any]) -> tuple[Any, ...]:
    """The classes of what is given that are to be asked, subclasses before their bases."""
    kinds: list[Any] = []
    for cls in () if _disabled.get() else dict.fromkeys(type(x) for x in given):
        if cls is not Tensor and hasattr(cls, "__torch_function__") and not _is_ours(cls):
            after = [i for i, other in enumerate(kinds) if issubclass(cls, other)]
            kinds.insert(min(after, default=len(kinds)), cls)
    return tuple(kinds)


def _ask(name: str, kinds: Any, function: Any, args: tuple[Any, ...], named: dict[str, Any]) -> Any:
    for cls in kinds:
        if (result := cls.__torch_function__(function, kinds, args, named)) is not NotImplemented:
            return result
    raise TypeError(
        f"Multiple dispatch failed for '{name}'; all __torch_function__ handlers returned "
        f"NotImplemented: {', '.join(map(repr, kinds))}"
    )


def has_torch_function(relevant_args: Iterable[Any]) -> bool:
    """Whether a class of the arguments has a ``__torch_function__`` that is to be asked."""
    return bool(_classes(relevant_args))


def has_torch_function_variadic(*args: Any) -> bool:
    """`has_torch_function` of the arguments."""
    return has_torch_function(args)


has_torch_function_unary = has_torch_function_variadic


def handle_torch_function(
    public_api: Any, relevant_args: Iterable[Any], *args: Any, **kwargs: Any
) -> Any:
    """What the ``__torch_function__`` of `relevant_args` make of ``public_api(*args, **kwargs)``.
    Raises TypeError if all of them leave it to others."""
    name = f"{public_api.__module__}.{public_api.__name__}"
    return _ask(name, _classes(relevant_args), public_api, args, kwargs)


def wrap_torch_function(dispatcher: Callable[..., Iterable[Any]]) -> Callable[..., Any]:
    """Decorates a function so that the ``__torch_function__`` of the arguments which
    ``dispatcher(*args, **kwargs)`` names are asked before it is called."""

    def decorate(function: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(function)
        def call(*args: Any, **kwargs: Any) -> Any:
            given = dispatcher(*args, **kwargs)
            if has_torch_function(given):
                return handle_torch_function(call, given, *args, **kwargs)
            return function(*args, **kwargs)

        return call

    return decorate


def is_tensor_like(inp: Any) -> bool:
    """Whether it is a Tensor or of a class with ``__torch_function__``."""
    return isinstance(inp, Tensor) or hasattr(type(inp), "__torch_function__")


def _as_called(
    function: Any, args: Sequence[Any], named: Mapping[str, Any]
) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """The arguments without those that are the defaults: at the end, and by name."""
    known = signature(function).parameters
    defaults = [each.default for each in known.values() if each.kind is each.POSITIONAL_OR_KEYWORD]
    count = len(args)
    while 0 < count <= len(defaults) and args[count - 1] is defaults[count - 1]:
        count -= 1
    differing = {
        name: x for name, x in named.items() if name not in known or x is not known[name].default
    }
    return tuple(args[:count]), differing


def _is_ours(cls: Any) -> bool:
    """Whether it is a class of parameters, of views that are not to be used any more, or of what
    transforms and traces make of tensors, that has no ``__torch_function__`` of its own."""
    own = getattr(cls.__torch_function__, "__func__", None)
    return issubclass(cls, (Parameter, Forbidden, TensorSubclass)) and own is _torch_function


def _torch_function(
    cls: Any, func: Any, types: Sequence[Any], args: Sequence[Any] = (), kwargs: Any = None
) -> Any:
    """Calls `func` as on plain Tensors and makes its results instances of the class; NotImplemented
    if one of `types` is no base of it."""
    if not all(issubclass(cls, each) for each in types):
        return NotImplemented
    with DisableTorchFunctionSubclass():
        result = func(*args, **(kwargs or {}))
    return _converted(result, cls)


def _converted(result: Any, cls: Any) -> Any:
    if isinstance(result, (tuple, list)):
        items = [_converted(x, cls) for x in result]
        return type(result)(*items) if hasattr(result, "_fields") else type(result)(items)
    if type(result) is Tensor:
        result.__class__ = cls
    return result


def _as_subclass(self: Any, cls: type[Tensor]) -> Any:
    """The same values, with their history, as an instance of the subclass `cls` of Tensor."""
    with DisableTorchFunctionSubclass():
        found = ops.view_as(self, self)
    found.__class__ = cls
    return found


def _make_subclass(cls: type[Tensor], data: Tensor, require_grad: bool = False) -> Any:
    """A leaf of the subclass `cls` of Tensor with the memory of `data`."""
    found: Any = Parameter(data, require_grad) if issubclass(cls, Parameter) else data.detach()
    found.__class__ = cls
    return found.requires_grad_(require_grad)


def _prelu(self: Tensor, weight: Tensor) -> Tensor:
    """`nn.functional.prelu`."""
    return ops.nn_functional_prelu(self, weight)


def _asking(method: Any) -> Any:
    """A method that makes a tensor of another without being an operation: of subclasses as one."""

    @wraps(method)
    def call(self: Any, *args: Any, **named: Any) -> Any:
        if self.__class__ is not Tensor and (kinds := _classes((self,))):
            return _ask(f"torch.Tensor.{method.__name__}", kinds, call, (self, *args), named)
        return method(self, *args, **named)

    return call


METHODS: dict[str, Any] = {
    "__torch_function__": classmethod(_torch_function),
    "_make_subclass": staticmethod(_make_subclass),
    "as_subclass": _as_subclass,
    "data": property(_asking(Tensor.data.fget), Tensor.data.fset),  # type: ignore[attr-defined]
    "detach": _asking(Tensor.detach),
    "new_tensor": _asking(Tensor.new_tensor),
    "prelu": _prelu,
}
"""The methods of Tensor while programs run as in PyTorch."""
