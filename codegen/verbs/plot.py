"""A picture of a row of one tensor: the function, and its derivative as the table gives it."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from codegen.lower.analysis import Plan
from codegen.package.opened import run_kernels

_POINTS = 401


def plot_row(plan: Plan, target: Path, *, table: Path | None, kernels: Path | None) -> None:
    """Draws the row into `target`: from -3 to 3 if it is finite there, else over its domain.

    Raises ImportError without matplotlib, ValueError for a row that is no map of one tensor, or
    that needs other arguments.
    """
    from codegen.docs.curves import curves_of

    namespace: Any = None
    if table is not None:
        ag: Any = import_module("autograd")
        namespace = ag.load_table(table, kernels=run_kernels(table, kernels))
    curves = curves_of(plan, _POINTS, namespace)
    if find_spec("matplotlib") is None:
        raise ImportError("a plot needs matplotlib: pip install 'autograd-registry[plot]'")
    figure_module: Any = import_module("matplotlib.figure")
    figure = figure_module.Figure(figsize=(7, 4), layout="constrained")
    axes = figure.add_subplot()
    axes.plot(curves.x, curves.y, label=plan.entry.signature.full_name)
    if curves.slope is not None:
        axes.plot(curves.x, curves.slope, "--", label="derivative")
    axes.axhline(0, color="0.8", linewidth=0.8, zorder=0)
    axes.set_xlabel(curves.argument)
    axes.legend()
    figure.savefig(target)
