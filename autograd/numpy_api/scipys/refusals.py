"""Functions of SciPy, and of NumPy, that refuse Tensors whose gradient they would lose: which one
was called, and what to write instead."""

from __future__ import annotations

import ast
import linecache
import sys
from types import FrameType, ModuleType
from typing import Any

import numpy as np

from autograd.numpy_api.coverage_page import CONSTANT, callables, status
from autograd.numpy_api.scipys import find
from autograd.numpy_api.status import NO_TENSOR, REFUSED

_SOLVER = "autograd.implicit, which gives what a solver finds its derivative"
INSTEAD = {
    "optimize": _SOLVER,
    "optimize.minimize": "autograd.implicit.argmin around it",
    "optimize.minimize_scalar": "autograd.implicit.argmin around it",
    "optimize.least_squares": "autograd.implicit.argmin around it",
    "optimize.curve_fit": "autograd.implicit.argmin around optimize.least_squares",
    **{
        f"optimize.{name}": "autograd.implicit.root around it"
        for name in (
            *("root", "root_scalar", "fsolve", "newton", "brentq", "brenth", "bisect", "ridder"),
            *("toms748", "broyden1", "broyden2", "anderson", "newton_krylov"),
        )
    },
    "optimize.linear_sum_assignment": "cost[rows, columns], with those that it finds in an array",
    "optimize.fixed_point": "autograd.implicit.fixed_point around it",
    "sparse": "A @ t or t @ A, the products of a matrix and a Tensor, which record",
    "sparse.linalg": "autograd.implicit.linear_solve",
    "sparse.csgraph": "sums of the weights of the edges that it finds in an array",
    "interpolate": "np.interp, or autograd.nn.functional.interpolate",
    "ndimage": "autograd.scipy.ndimage.correlate, convolve or gaussian_filter",
    **{
        f"ndimage.{name}": "autograd.nn.functional.grid_sample"
        for name in (
            "affine_transform",
            "geometric_transform",
            "rotate",
            "shift",
        )
    },
    "ndimage.zoom": "autograd.nn.functional.interpolate",
    **{
        f"ndimage.{kind}_filter": f"{how} of np.lib.stride_tricks.sliding_window_view"
        for kind, how in (
            ("maximum", "np.max"),
            ("minimum", "np.min"),
            ("median", "np.median"),
            ("percentile", "np.percentile"),
            ("generic", "the function"),
        )
    },
    **{
        f"ndimage.{name}": f"np.{how} of image[labels == i]"
        for name, how in (
            ("sum_labels", "sum"),
            ("sum", "sum"),
            ("mean", "mean"),
            ("variance", "var"),
            ("standard_deviation", "std"),
            ("maximum", "max"),
            ("minimum", "min"),
            ("median", "median"),
        )
    },
    "signal": "autograd.signal.convolve, or autograd.signal.fftconvolve",
    "spatial": "autograd.cdist, or autograd.pdist",
    "spatial.transform": "the matrix of the rotation, written in np.sin and np.cos",
    "cluster": "autograd.cdist",
    "differentiate": "autograd.func.grad, jacfwd or hessian",
    "fftpack": "autograd.scipy.fft.fft and its like",
    "integrate": "np.trapezoid of samples, or autograd.scipy.integrate.odeint",
    "integrate.quad": "scipy.integrate.fixed_quad, which takes Tensors from its function",
    "integrate.solve_ivp": "autograd.scipy.integrate.odeint",
    "linalg": "autograd.scipy.linalg.svd, eigh, qr, lu or cholesky",
    "linalg.ldl": "autograd.scipy.linalg.cholesky, or lu",
    "linalg.schur": "autograd.scipy.linalg.eigh, or eig",
    "linalg.hessenberg": "autograd.scipy.linalg.qr",
    "linalg.cho_solve_banded": "autograd.scipy.linalg.solve_banded, or cho_solve",
    **{f"fft.{name}": f"autograd.fft.{name}" for name in ("hfft2", "hfftn", "ihfft2", "ihfftn")},
    "fft": "autograd.scipy.fft.fft and its like",
    **{
        f"linalg.solve_{kind}_are": "autograd.implicit.root around it"
        for kind in ("continuous", "discrete")
    },
    "stats": "autograd.scipy.stats, which has the densities of norm, t, gamma, beta, expon, "
    "lognorm, binom and others",
}
"""By function, or by module for its other functions."""

_OWN = "an autograd.Function that calls it and states its gradient"


def substitute(name: str) -> str:
    """What to write in the place of a function of SciPy's, dotted below scipy."""
    if find(name):
        return f"autograd.scipy.{name}"
    if name in INSTEAD:
        return INSTEAD[name]
    home = name.rpartition(".")[0]
    while home and home not in INSTEAD:
        home = home.rpartition(".")[0]
    return f"{INSTEAD[home]}, or {_OWN}" if home else _OWN


def instead(called: str) -> str:
    """What to write in the place of the function that `function_of` names."""
    library, _, name = called.partition(".")
    if library == "scipy":
        return substitute(name)
    if name.startswith("ndarray."):
        return f"{library}.{name.removeprefix('ndarray.')} of the array and the Tensor"
    if name.startswith("polynomial."):
        return f"autograd.numpy.{name}, which is for Tensors"
    if name in ("c_", "r_"):
        return "np.column_stack" if name == "c_" else "np.concatenate"
    reason = REFUSED.get(name, "")
    return reason.partition("; use ")[2] or "np.stack of the list, if it is a list of Tensors"


def refusal(called: str) -> str:
    """The message of the function that `function_of` names, which was given a Tensor."""
    return (
        f"{called} takes plain arrays, in which the gradient of a Tensor that requires grad "
        f"would be lost. Use {instead(called)}."
    )


def loses_nothing(called: str) -> bool:
    """Whether the function of NumPy's that `function_of` names gives back no values."""
    library, _, name = called.partition(".")
    if library != "np" or name in NO_TENSOR:
        return False
    known = callables().get(name)
    return name.startswith("testing.") or (
        known is not None and status(name, known).word == CONSTANT
    )


def function_of(frame: FrameType | None) -> str:
    """The public function of NumPy or SciPy that the user called and that asks for an array in
    `frame`: ``scipy.linalg.solve``, ``np.full``; empty if it is none."""
    name = ""
    while frame is not None:
        root, _, rest = frame.f_globals.get("__name__", "").partition(".")
        if root not in ("numpy", "scipy"):
            break
        found = _public_name(root, rest, frame)
        name = f"{'np' if root == 'numpy' else root}.{found}" if found else name
        frame = frame.f_back
    return name or _compiled_function(frame)


def _compiled_function(frame: FrameType | None) -> str:
    """The function of SciPy's that `frame` calls and that, being compiled, has no frame; or ''.

    Of NumPy's those that make an array of a list: of a Tensor they are ways out on purpose.
    It is read in the source of the call, where modules, classes and variables are looked up.
    """
    if frame is None:
        return ""
    first, last, start, stop = list(frame.f_code.co_positions())[frame.f_lasti // 2]
    lines = linecache.getlines(frame.f_code.co_filename)[(first or 1) - 1 : last]
    if not lines or first != last or start is None:
        return ""
    try:
        call = ast.parse(lines[0].encode()[start:stop], mode="eval").body
    except SyntaxError:
        return ""
    if not isinstance(call, ast.Call):
        return ""
    name, *parts = ast.unparse(call.func).split(".")
    found: Any = frame.f_locals.get(name, frame.f_globals.get(name))
    for part in parts:
        found = getattr(found if isinstance(found, (ModuleType, type)) else type(found), part, None)
    module = getattr(getattr(found, "__objclass__", found), "__module__", None) or ""
    root, _, home = module.partition(".")
    if root == "scipy":
        return f"scipy.{_public(home)}.{found.__qualname__}"
    if getattr(found, "__objclass__", None) is np.ndarray and hasattr(np, found.__name__):
        return f"np.ndarray.{found.__name__}"
    given: ast.AST = call.args[0] if call.args else call
    of_list = isinstance(given, (ast.List, ast.Tuple, ast.ListComp)) or isinstance(
        frame.f_locals.get(ast.unparse(given)), list | tuple
    )
    return f"np.{found.__qualname__}" if module == "numpy" and of_list else ""


def _public_name(root: str, module: str, frame: FrameType) -> str:
    """What runs in `frame` as its user calls it: ``linalg.solve``, ``stats.norm.pdf``, or ''."""
    owner = frame.f_locals.get("self")
    if root == "numpy" and owner is not None:  # np.r_ is an object
        for name, value in vars(sys.modules[root]).items():
            if value is owner:
                return name
    # What a decorator wraps stands for it where that asks for the arrays itself.
    wrapped: Any = map(frame.f_locals.get, frame.f_code.co_freevars)
    names = [(module, frame.f_code.co_name)]
    names += [(each.__module__[len(root) + 1 :], each.__name__) for each in wrapped if _named(each)]
    if root == "scipy" and owner is not None:
        called = getattr(getattr(owner, "dist", owner), "name", None)  # distributions have names
        if not isinstance(called, str):
            called = type(owner).__name__.removesuffix("_gen").removesuffix("_frozen")
        home = f"{_public(module)}.{called}"
        name = next((each for _, each in names if hasattr(owner, each)), "_")
        return home if name.startswith("__") else f"{home}.{name}"
    for home, name in names if owner is None else [(module, type(owner).__name__)]:
        for place in (_public(home), "") if root == "numpy" else (_public(home),):
            found = getattr(sys.modules.get(f"{root}.{place}".rstrip(".")), name, None)
            if callable(found) and not name.startswith("_"):
                above = place.rpartition(".")[0]  # of which the module may be a part
                shorter = getattr(sys.modules.get(f"{root}.{above}"), name, None) is found
                return f"{above if shorter else place}.{name}".lstrip(".")
    return ""


def _named(value: Any) -> bool:
    return bool(getattr(value, "__name__", "") and getattr(value, "__module__", ""))


def _public(module: str) -> str:
    """The part of a module's name before the first that is private."""
    parts = module.split(".")
    return ".".join(parts[: next((i for i, p in enumerate(parts) if p[:1] == "_"), len(parts))])
