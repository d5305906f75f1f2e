"""torch._foreach_*: one operation on all tensors of lists, one after another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from autograd.base.ops import ops
from autograd.core.tensor import Tensor

__all__: list[str] = ["_foreach_copy_", "_foreach_norm", "_foreach_zero_"]

_ALSO_IN_PLACE = (
    *("abs", "acos", "add", "addcdiv", "addcmul", "asin", "atan", "ceil", "clamp_max", "clamp_min"),
    *("cos", "cosh", "div", "erf", "erfc", "exp", "expm1", "floor", "frac", "lerp", "lgamma"),
    *("log", "log10", "log1p", "log2", "maximum", "minimum", "mul", "neg", "pow", "reciprocal"),
    *("round", "rsqrt", "sigmoid", "sign", "sin", "sinh", "sqrt", "sub", "tan", "tanh", "trunc"),
)
_NUMBERS = {"maximum": "clamp_min", "minimum": "clamp_max"}  # beside numbers
_KEYWORD = {"addcmul": "value", "addcdiv": "value"}  # what may be the fourth by position


def _item(x: Any, i: int) -> Any:
    if isinstance(x, (list, tuple)):
        return x[i]
    return x[i] if isinstance(x, Tensor) and x.ndim == 1 else x


def _of(name: str, in_place: bool) -> Callable[..., Any]:
    own = f"_foreach_{name}{'_' * in_place}"

    def call(self: Any, *args: Any, **kwargs: Any) -> Any:
        if name in _KEYWORD and len(args) > 2:
            kwargs[_KEYWORD[name]], args = args[2], args[:2]
        count = len(self if isinstance(self, (list, tuple)) else args[0])
        found = []
        for i in range(count):
            first, *rest = (_item(x, i) for x in (self, *args))
            named = {key: _item(x, i) for key, x in kwargs.items()}
            numbers = name in _NUMBERS and not isinstance(rest[0], Tensor)
            called = _NUMBERS[name] if numbers else name
            if in_place and name in ("maximum", "minimum") and not numbers:
                found.append(first.copy_(getattr(ops, called)(first, *rest)))
            elif in_place:
                found.append(getattr(first, f"{called}_")(*rest, **named))
            else:
                found.append(getattr(ops, called)(first, *rest, **named))
        return self if in_place else found

    call.__name__ = call.__qualname__ = own
    call.__doc__ = f"`{name}` of the tensors of lists{', in place' * in_place}."
    return call


for _name in _ALSO_IN_PLACE:
    for _in_place in (False, True):
        _made = _of(_name, _in_place)
        globals()[_made.__name__] = _made
        __all__.append(_made.__name__)


def _foreach_norm(self: list[Tensor], ord: float = 2, dtype: Any = None) -> list[Tensor]:
    """The norm of the elements of each tensor of `self`, of order `ord`, in `dtype`."""
    return [ops.linalg_vector_norm(x, ord, dtype=dtype) for x in self]


def _foreach_copy_(self: list[Tensor], src: list[Tensor], non_blocking: bool = False) -> Any:
    """Copies each tensor of `src` into that of `self`, whatever `non_blocking`; returns `self`."""
    for x, y in zip(self, src, strict=True):
        x.copy_(y)
    return self


def _foreach_zero_(self: list[Tensor]) -> list[Tensor]:
    """Zeros in all tensors of `self`, which it returns."""
    for x in self:
        x.zero_()
    return self
