"""SciPy's functions: which record and which refuse Tensors, as the page docs/scipy.md, which
`python -m autograd numpy-status --scipy` prints."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import numpy as np

from autograd.numpy_api.dispatch import serving_rows
from autograd.numpy_api.scipys import ADAPTERS
from autograd.numpy_api.scipys.refusals import INSTEAD, substitute

MODULES = ("special", "linalg", "fft", "signal", "integrate", "stats")
"""The modules of which the page lists the functions."""

_INTRODUCTION = """\
<!-- Generated for SciPy {version} by `python -m autograd numpy-status --scipy`. Do not edit. -->

# SciPy's functions on Tensors

A function of SciPy's either records or, given a Tensor that requires grad, raises: RuntimeError, or
TypeError for ufuncs and within functions that `func` differentiates. The message names the function
and what to write instead; `optimize.root`, `fsolve` and `leastsq` print it and raise an error of
MINPACK's. Of Tensors that do not require grad SciPy computes with the arrays.

- **`scipy.special`**: its ufuncs are NumPy's, and ask the Tensor: `scipy.special.gammaln(t)`
  records where a row of the table, or several, serve the function. Those written in Python, such
  as `spherical_jn`, are below `autograd.scipy`.
- **`autograd.scipy`** has the functions of the tables below for Tensors, with SciPy's names and
  arguments: `autograd.scipy.linalg.cho_solve(...)`. Those that it does not have are SciPy's.
- **`scipy.fft`** hands its calls to a backend: after
  `scipy.fft.set_global_backend(autograd.scipy.fft)`, or within
  `scipy.fft.set_backend(autograd.scipy.fft)`, its own functions take Tensors.
- **`scipy.sparse`**: `A @ t` and `t @ A` record, for a matrix `A` of any format and a Tensor that
  is a vector, a matrix or a stack of matrices.
- **The array API**: with SCIPY_ARRAY_API=1, set before SciPy is imported, functions that SciPy has
  written in the [standard](array-api.md) take Tensors and record: in `scipy.special` the rows
  below, `logsumexp` and `softmax`, in `scipy.signal` `fftconvolve` and `hilbert`, in `scipy.stats`
  `zscore`, `gmean` and `skew`, in `scipy.fft` all but cosine and sine transforms.
- **Solvers**, of `scipy.optimize` and others, run on plain arrays. What they are to call is made by
  `func.grad`, `func.hvp` and `func.jacfwd` (see the
  [recipes](implicit.md#recipes-for-scipy)); the derivative of what they find is that of
  [`ag.implicit`](implicit.md).

Derivatives by the order of Bessel functions, and by the parameters of incomplete gamma and beta
functions, hypergeometric functions, polynomials and Student's distribution, are not known: the row
raises NotImplementedError.
"""


def _functions(module: str) -> Iterator[str]:
    """The names of the public functions of a module of SciPy's."""
    found: Any = import_module(f"scipy.{module}")
    for name in sorted(set(getattr(found, "__all__", dir(found))), key=str.lower):
        value = getattr(found, name)
        if callable(value) and not inspect.isclass(value) and not hasattr(value, "pdf"):
            yield f"{module}.{name}"


def _by(name: str) -> str:
    """What serves it; empty if nothing does. Ufuncs are known by their own names."""
    row = serving_rows().get(f"scipy.{name}")
    home, _, last = name.partition(".")
    function: Any = getattr(import_module(f"scipy.{home}"), last, None)
    if isinstance(function, np.ufunc) or getattr(function, "__module__", "") == "numpy":
        known = function.__name__
        row = serving_rows().get(known) or serving_rows().get(f"scipy.special.{known}")
    if row is None:
        return "of several rows" if name in ADAPTERS or name in _FURTHER else ""
    return f"[{row}](derivatives.md#{row.replace('.', '').lower()})"


def page() -> str:
    """The Markdown of docs/scipy.md."""
    version = ".".join(import_module("scipy").__version__.split(".")[:2])
    lines = [_INTRODUCTION.format(version=version)]
    for module in MODULES:
        names = [*_functions(module)]
        if module == "stats":
            names = sorted(each for each in ADAPTERS if each.startswith("stats."))
        served = [each for each in names if _by(each)]
        lines += [f"## scipy.{module}", "", "| records | by |", "| --- | --- |"]
        lines += [f"| `{each}` | {_by(each)} |" for each in served]
        if module == "stats":
            lines += ["", f"Others refuse: use {INSTEAD['stats']}.", ""]
            continue
        lines += ["", "Others refuse, if they take arrays whose gradient would be lost:", ""]
        lines += ["| instead of | write |", "| --- | --- |"]
        groups: dict[str, list[str]] = {}
        for each in names:
            if each not in served:
                groups.setdefault(substitute(each), []).append(f"`{each.rpartition('.')[2]}`")
        lines += [f"| {', '.join(group)} | {text} |" for text, group in groups.items()]
        lines.append("")
    lines += ["## Other modules", "", "| instead of | write |", "| --- | --- |"]
    lines += [
        f"| `scipy.{name}` | {text} |"
        for name, text in INSTEAD.items()
        if name.partition(".")[0] not in MODULES
    ]
    return "\n".join(lines) + "\n"


_FURTHER = frozenset({"integrate.odeint"})
"""Those that `autograd.scipy` has by other means."""
