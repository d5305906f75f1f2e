"""``torch.ops.aten``: names of operations, for the policies of selective checkpoints; and
``torch.library``, by which programs add operations of their own."""

from __future__ import annotations

from collections.abc import Callable
from inspect import Parameter, signature
from types import SimpleNamespace
from typing import Any

from autograd.base.pytree import map_leaves
from autograd.checkpoint.selective import OpOverload
from autograd.core.tensor import Tensor
from autograd.function import Function

__all__ = ["aten", "custom_op", "register_autograd", "register_fake"]


class _Packet:
    """All overloads of an operation: ``torch.ops.aten.mm``."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, overload: str) -> Any:
        if overload.startswith("__"):
            raise AttributeError(overload)
        return OpOverload(self._name, overload)

    def __repr__(self) -> str:
        return f"aten.{self._name}"


class _Namespace:
    """Operations by their names."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return _Packet(name)


aten = _Namespace()


class CustomOp:
    """An operation that is a function of constants, and has the gradient that it is given."""

    def __init__(self, name: str, function: Callable[..., Any]) -> None:
        self._name, self._function = name, function
        self._signature = signature(function)
        self.register_autograd(self._refuse)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        bound = self._signature.bind(*args, **kwargs)
        bound.apply_defaults()
        return self._rule.apply(*bound.args, bound.kwargs)

    def _run(self, *args: Any) -> Any:
        *given, named = map_leaves(lambda x: x.detach() if isinstance(x, Tensor) else x, args)
        return self._function(*given, **named)

    def _refuse(self, ctx: Any, *grads: Any) -> Any:
        raise RuntimeError(
            f"Trying to backward through {self._name} but no autograd formula was registered."
        )

    def register_autograd(self, backward: Any, /, *, setup_context: Any = None) -> None:
        """``backward(ctx, *grads)`` gives the gradients of the arguments, by what
        ``setup_context(ctx, inputs, output)`` keeps; of a function with arguments by keyword only,
        ``setup_context(ctx, inputs, keyword_only_inputs, output)``."""
        kinds = [each.kind for each in self._signature.parameters.values()]

        def setup(ctx: Any, inputs: Any, output: Any) -> None:
            *given, named = inputs
            more = (named,) if Parameter.KEYWORD_ONLY in kinds else ()
            if setup_context is not None:
                setup_context(ctx, tuple(given), *more, output)

        def of_all(ctx: Any, *grads: Any) -> Any:
            found = backward(ctx, *grads)
            return (*found, None) if isinstance(found, (tuple, list)) else (found, None)

        members = {"forward": self._run, "backward": of_all, "setup_context": setup}
        members = {name: staticmethod(each) for name, each in members.items()}
        self._rule: Any = type(self._name, (Function,), members)

    def register_fake(self, func: Any = None, /, **options: Any) -> Any:
        """`func`, which nothing asks: nothing is traced without its values. A decorator without."""
        return self.register_fake if func is None else func


_CUSTOM: dict[str, CustomOp] = {}
_SPACES: dict[str, SimpleNamespace] = {}


def custom_op(name: str, fn: Any = None, /, **options: Any) -> Any:
    """The function `fn` as the operation ``torch.ops.space.name``, named "space::name"; a decorator
    without `fn`. options: PyTorch's (mutates_args, device_types, schema, tags), accepted."""
    if fn is None:
        return lambda given: custom_op(name, given)
    space, _, short = name.partition("::")
    made = _CUSTOM[name] = CustomOp(name, fn)
    if space not in _SPACES:
        _SPACES[space] = SimpleNamespace()
        __all__.append(space)
    setattr(_SPACES[space], short, made)
    return made


def __getattr__(name: str) -> Any:
    """The namespaces of the operations that programs add."""
    try:
        return _SPACES[name]
    except KeyError:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}") from None


def register_autograd(op: Any, backward: Any, /, *, setup_context: Any = None) -> None:
    """`CustomOp.register_autograd` of an operation or of that with a name."""
    _CUSTOM.get(op, op).register_autograd(backward, setup_context=setup_context)


def register_fake(op: Any, func: Any = None, /, **options: Any) -> Any:
    """`CustomOp.register_fake` of an operation or of that with a name."""
    return _CUSTOM.get(op, op).register_fake(func)
