"""Subclasses of Tensor as PyTorch has them, and ``__torch_function__``, which programs define to
see the calls of operations that take an object of theirs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
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

__all__ = [
    "DisableTorchFunctionSubclass", "handle_torch_function", "has_torch_function",
    "has_torch_function_unary", "has_torch_function_variadic", "is_tensor_like",
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


def compute(op: Operation, args: Sequence[Any], given: Sequence[Any]) -> Any:
    """What the first class of the arguments `given` that has one, subclasses before their bases,
    makes of the call in its ``__torch_function__``; NotImplemented if none has one.

    Raises TypeError if all of them leave the call to others.
    """
    kinds = _classes(given)
    if not kinds:
        return NotImplemented
    function = getattr(ops, op.name.rpartition(".")[0].replace(".", "_") or "_", op.function)
    return _ask(f"torch.{op.name}", kinds, function, *_as_called(op, args))


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
        result = cls.__torch_function__(function, kinds, args, named)
        if result is not NotImplemented:
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


_LISTS = (list, tuple)
_PLAIN = frozenset({Tensor, Parameter, bool, int, float, str, type(None)})


def asking(function: Any, module: str, name: str) -> Any:
    """`function`, which tells of no call that it gets, as one that asks ``__torch_function__``; its
    pickles name it as `name` of `module`."""

    @wraps(function)
    def asked(*args: Any, **kwargs: Any) -> Any:
        values = (*args, *kwargs.values())
        if not _PLAIN.issuperset(map(type, values)):
            given = [x for each in values for x in (each if type(each) in _LISTS else (each,))]
            if kinds := _classes(given):
                return _ask(f"torch.{function.__name__}", kinds, asked, args, kwargs)
        return function(*args, **kwargs)

    asked.__module__, asked.__qualname__ = module, name
    return asked


def tells(function: Any) -> bool:
    """Whether it tells of its calls: all but composites of the table do."""
    names = getattr(function, "__globals__", {})
    composite = names.get("__name__", "").startswith("generated.operations.") and not any(
        f"{function.__name__}_{each}" in names for each in ("op", "overloads")
    )
    return not composite


def is_tensor_like(inp: Any) -> bool:
    """Whether it is a Tensor or of a class with ``__torch_function__``."""
    return isinstance(inp, Tensor) or hasattr(type(inp), "__torch_function__")


def compute_of_others(op: Operation, args: Sequence[Any], _: int) -> Any:
    """As `compute`, where an argument is no Tensor."""
    return compute(op, args, tensor_arguments(op, args))


def _as_called(op: Operation, args: Sequence[Any]) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """The arguments of `op` without those at the end that are the defaults, and the named ones."""
    names = op.parameters[: len(args)]  # more are other names of the same
    known = signature(op.function).parameters if len(names) == len(args) else {}
    defaults = [known[name].default if known else None for name in names]
    split = len(args) - len(op.keywords)
    named = {
        name: x
        for name, x, default in zip(op.keywords, args[split:], defaults[split:], strict=False)
        if x is not default
    }
    while split and args[split - 1] is defaults[min(split, len(names)) - 1]:
        split -= 1
    return tuple(args[:split]), named


def _is_ours(cls: Any) -> bool:
    """Whether it is a class of parameters, or of what transforms and traces make of tensors, that
    has no ``__torch_function__`` of its own."""
    own = getattr(cls.__torch_function__, "__func__", None)
    return issubclass(cls, (Parameter, TensorSubclass)) and own is _torch_function


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


METHODS: dict[str, Any] = {
    "__torch_function__": classmethod(_torch_function),
    "_make_subclass": staticmethod(_make_subclass),
    "as_subclass": _as_subclass,
}
"""The methods of Tensor while programs run as in PyTorch."""
