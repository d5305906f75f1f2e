"""A row of one tensor as two curves: the function, and its derivative as the table gives it."""

from __future__ import annotations

from importlib import import_module
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from codegen.function_of import function_of
from codegen.lower.analysis import Plan

_WIDE = (-3.0, 3.0)


class Curves(NamedTuple):
    """Places, values there and the derivative, each (points,); no derivative where there is none.

    argument: what the row calls the place
    """

    argument: str
    x: npt.NDArray[np.float64]
    y: npt.NDArray[np.float64]
    slope: npt.NDArray[np.float64] | None


def curves_of(plan: Plan, points: int, namespace: Any = None) -> Curves:
    """Runs the row at that many places: from -3 to 3 if it is finite there, else over its domain.

    namespace: where the operation is found by its name; by default the package autograd.
    Raises ValueError for a row that is no map of one tensor, draws at random, or needs other
    arguments.
    """
    signature = plan.entry.signature
    required = [a for a in signature.arguments if a.default is None]
    maps = plan.entry.kind in ("pointwise", "composite") and len(signature.returns) == 1
    draws = any(a.type.base == "Generator" for a in signature.arguments)
    if not maps or draws or [str(a.type) for a in required] != ["Tensor"]:
        raise ValueError(f"{signature.full_name} is not a function of one tensor alone")
    function = function_of(signature, namespace)
    differentiable = plan.differentiable or plan.entry.composite is not None
    argument = required[0].name
    domain = (plan.entry.domain or {}).get(argument, _WIDE)
    domain = domain if isinstance(domain, tuple) else _WIDE
    found = _run(function, argument, _WIDE, points, differentiable)
    if domain != _WIDE and (found is None or not _is_finite(found)):
        found = _run(function, argument, domain, points, differentiable)
    if found is None:
        raise ValueError(f"{signature.full_name} needs other arguments")
    return found


def _run(
    function: Any, argument: str, over: tuple[float, float], points: int, differentiable: bool
) -> Curves | None:
    """The curves over an interval; None where the function refuses what it gets, or its values are
    complex."""
    ag: Any = import_module("autograd")
    x = ag.tensor(np.linspace(*over, points), requires_grad=True)
    with np.errstate(all="ignore"):
        try:
            y = function(x)
        except (RuntimeError, ValueError):
            return None
        if y.is_complex():
            return None
        slope = ag.grad(y.sum(), x)[0].numpy() if differentiable else None
    return Curves(argument, x.detach().numpy(), y.detach().numpy(), slope)


def _is_finite(curves: Curves) -> bool:
    lines = [curves.y] if curves.slope is None else [curves.y, curves.slope]
    return all(bool(np.isfinite(line).all()) for line in lines)
