"""`where=` and `initial=` of NumPy's functions: elements left out, a value to begin with."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

import numpy as np

from autograd.base.ops import ops
from autograd.core.tensor import Tensor
from autograd.numpy_api.functions.arguments import (
    cast,
    check_cast,
    floating,
    is_sample,
    refuse_arguments,
    tensor,
    truths,
)
from autograd.numpy_api.functions.statistics import spread_of, spread_operand
from autograd.numpy_api.functions.writing import copyto

_NEUTRAL: dict[str, tuple[Any, Any]] = {
    "sum": (0, np.add),
    "prod": (1, np.multiply),
    "max": (None, np.maximum),
    "amax": (None, np.maximum),
    "min": (None, np.minimum),
    "amin": (None, np.minimum),
    "all": (True, None),
    "any": (False, None),
}
"""What changes nothing, where there is such a value, and how `initial` is joined."""

_PLAIN = ("sum", "prod", "max", "min", "mean", "std", "var")
MASKED = frozenset({*_NEUTRAL, *_PLAIN, *(f"nan{name}" for name in _PLAIN)})


def call_where(
    ufunc: np.ufunc, inputs: Any, where: Any, out: Any, kwargs: dict[str, Any]
) -> Tensor:
    """A ufunc of the elements where `where` is true, written into `out`: the others have no part in
    it, nor in a gradient, even where it is not finite. Without `out` they are zero."""
    shapes = map(np.shape, (where, *inputs) if out is None else (where, *inputs, out))
    there: Any = np.broadcast_to(truths(where), np.broadcast_shapes(*shapes))
    if is_sample(there):
        return _choose_where(ufunc, inputs, there, out, kwargs)
    given = [np.broadcast_to(tensor(x), there.shape)[there] if np.ndim(x) else x for x in inputs]
    found: Tensor = ufunc(*given, **kwargs)
    if out is None:
        out = ops.zeros(there.shape, dtype=found.dtype)
    else:
        check_cast(found, out.dtype)
    out[there] = found
    return out


def _choose_where(ufunc: np.ufunc, inputs: Any, there: Any, out: Any, options: Any) -> Tensor:
    """`call_where` of a mask whose values are not known, as in a batch or a trace: of all elements,
    with numbers in the place of those left out at which the ufunc is finite."""
    given = [tensor(x) if np.ndim(x) else x for x in inputs]
    numbers = [[_stand_in(x, usual) for x in given] for usual in (0.5, 1.5)]
    with np.errstate(all="ignore"):
        finite = [each for each in numbers if np.isfinite(ufunc(*each)).all()]
    pairs = zip(given, (finite or numbers)[0], strict=True)
    found = ufunc(*[ops.where(there, x, y) if np.ndim(x) else x for x, y in pairs], **options)
    if out is None:
        return ops.where(there, found, found.dtype.type(0))
    copyto(out, found, where=there)
    return out


def _stand_in(x: Any, usual: float) -> Any:
    if not isinstance(x, Tensor):
        return x
    return x.dtype.type(usual if x.dtype.kind in "fc" else 1)


def masked(name: str, func: Callable[..., Any], args: Any, kwargs: dict[str, Any]) -> Tensor:
    """The reduction `func` with `where` or `initial` among its arguments."""
    given = inspect.signature(func).bind(*args, **kwargs).arguments
    refuse_arguments(name, out=given.pop("out", None))
    where, initial = given.pop("where", True), given.pop("initial", None)
    a = given.pop("a")
    if where is True and initial is None and name not in LEAVING_OUT:
        unmasked: Tensor = func(a, **given)
        return unmasked
    x = tensor(a)
    there: Any = np.broadcast_to(tensor(truths(where)), x.shape)
    leaves_out = name.startswith("nan")
    if leaves_out:
        name = name.removeprefix("nan")
        func, there = getattr(np, name), there & ~np.isnan(x)
    if name not in _NEUTRAL:
        return _moments(name, x, there, **given)
    neutral, join = _NEUTRAL[name]
    if leaves_out or where is not True:
        rest = initial if neutral is None else neutral
        if rest is None:
            raise ValueError(
                f"reduction operation '{name}' does not have an identity, so to use a where mask "
                "one has to specify 'initial'"
            )
        x = ops.where(there, x, tensor(rest).to(x.dtype))
    if neutral is None and initial is not None and not x.numel():
        return tensor(initial).to(x.dtype).expand(np.sum(x, **given).shape).clone()
    found: Tensor = func(x, **given)
    return found if initial is None else join(found, tensor(initial).to(found.dtype))


def _moments(
    name: str, x: Tensor, there: Tensor, axis: Any = None, dtype: Any = None, ddof: float = 0,
    keepdims: bool = False, *, correction: Any = None, mean: Any = None,
) -> Tensor:  # fmt: skip
    refuse_arguments(name, mean=mean)
    x = floating(cast(x, dtype)) if name == "mean" else spread_operand(name, x, dtype)
    if name == "mean":
        real = np.finfo(x.dtype).dtype
        total = ops.where(there, x, x.dtype.type(0)).sum(axis, keepdims)
        return total / there.sum(axis, keepdims).to(real)
    return spread_of(name, x, there, axis, ddof if correction is None else correction, keepdims)


def _leaving_out(name: str) -> Callable[..., Tensor]:
    function = getattr(np, name)
    return lambda *args, **kwargs: masked(name, function, args, kwargs)


LEAVING_OUT = {name: _leaving_out(name) for name in ("nanprod", "nanstd", "nanvar")}
"""Reductions that leave out nan, and that no row serves."""
