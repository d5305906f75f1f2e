"""A picture of a row of one tensor: the function, and its derivative as the table gives it."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from codegen.analysis import Plan
from codegen.opened import run_kernels

__all__ = ["plot_row"]

_POINTS = 401
_DEFAULT = (-3.0, 3.0)


def plot_row(plan: Plan, target: Path, *, table: Path | None, kernels: Path | None) -> None:
    """Draws the row over its domain, or from -3 to 3, into `target`.

    Raises ImportError without matplotlib, ValueError for a row that is no map of one tensor, or
    that needs other arguments.
    """
    signature = plan.entry.signature
    required = [a for a in signature.arguments if a.default is None]
    if plan.entry.kind not in ("pointwise", "composite") or [str(a.type) for a in required] != [
        "Tensor"
    ]:
        raise ValueError(f"{signature.full_name} is not a function of one tensor alone")
    if find_spec("matplotlib") is None:
        raise ImportError("a plot needs matplotlib: pip install 'autograd-registry[plot]'")
    import numpy as np

    ag: Any = import_module("autograd")
    figure_module: Any = import_module("matplotlib.figure")
    namespace: Any = ag
    if table is not None:
        namespace = ag.load_table(table, kernels=run_kernels(table, kernels))
    for part in signature.qualified_name.split("."):
        namespace = getattr(namespace, part)
    low, high = (plan.entry.domain or {}).get(required[0].name, _DEFAULT)
    x = ag.tensor(np.linspace(low, high, _POINTS), requires_grad=True)
    y = namespace(x)
    figure = figure_module.Figure(figsize=(7, 4), layout="constrained")
    axes = figure.add_subplot()
    axes.plot(x.detach().numpy(), y.detach().numpy(), label=signature.full_name)
    if plan.differentiable or plan.entry.composite is not None:
        (slope,) = ag.grad(y.sum(), x)
        axes.plot(x.detach().numpy(), slope.numpy(), "--", label="derivative")
    axes.axhline(0, color="0.8", linewidth=0.8, zorder=0)
    axes.set_xlabel(required[0].name)
    axes.legend()
    figure.savefig(target)
