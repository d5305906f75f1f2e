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
from autograd.numpy_api.status import NO_TENSOR, REFUSED, by_name

INSTEAD = by_name({
    "autograd.implicit, which gives what a solver finds its derivative": "optimize",
    "autograd.implicit.argmin around it": (
        "optimize.minimize optimize.minimize_scalar optimize.least_squares"
    ),
    "autograd.implicit.argmin around optimize.least_squares": "optimize.curve_fit",
    "autograd.implicit.root around it": (
        "optimize.root optimize.root_scalar optimize.fsolve optimize.newton optimize.brentq "
        "optimize.brenth optimize.bisect optimize.ridder optimize.toms748 optimize.broyden1 "
        "optimize.broyden2 optimize.anderson optimize.newton_krylov linalg.solve_continuous_are "
        "linalg.solve_discrete_are"
    ),
    "cost[rows, columns], with those that it finds in an array": "optimize.linear_sum_assignment",
    "autograd.implicit.fixed_point around it": "optimize.fixed_point",
    "A @ t or t @ A, the products of a matrix and a Tensor, which record": "sparse",
    "autograd.implicit.linear_solve": "sparse.linalg",
    "sums of the weights of the edges that it finds in an array": "sparse.csgraph",
    "np.interp, or autograd.nn.functional.interpolate": "interpolate",
    "autograd.scipy.ndimage.correlate, convolve or gaussian_filter": "ndimage",
    "autograd.nn.functional.grid_sample": (
        "ndimage.affine_transform ndimage.geometric_transform ndimage.rotate ndimage.shift"
    ),
    "autograd.nn.functional.interpolate": "ndimage.zoom",
    "autograd.signal.convolve, or autograd.signal.fftconvolve": "signal",
    "autograd.cdist, or autograd.pdist": "spatial",
    "the matrix of the rotation, written in np.sin and np.cos": "spatial.transform",
    "autograd.cdist": "cluster",
    "autograd.func.grad, jacfwd or hessian": "differentiate",
    "autograd.scipy.fft.fft and its like": "fftpack fft",
    "np.trapezoid of samples, or autograd.scipy.integrate.odeint": "integrate",
    "scipy.integrate.fixed_quad, which takes Tensors from its function": "integrate.quad",
    "autograd.scipy.integrate.odeint": "integrate.solve_ivp",
    "autograd.scipy.linalg.svd, eigh, qr, lu or cholesky": "linalg",
    "autograd.scipy.linalg.cholesky, or lu": "linalg.ldl",
    "autograd.scipy.linalg.eigh, or eig": "linalg.schur",
    "autograd.scipy.linalg.qr": "linalg.hessenberg",
    "autograd.scipy.linalg.solve_banded, or cho_solve": "linalg.cho_solve_banded",
    "autograd.scipy.stats, which has the densities of norm, t, gamma, beta, expon, lognorm, binom "
    "and others": "stats",
    **{f"autograd.fft.{name}": f"fft.{name}" for name in ("hfft2", "hfftn", "ihfft2", "ihfftn")},
    **{
        f"{how} of np.lib.stride_tricks.sliding_window_view": f"ndimage.{kind}_filter"
        for kind, how in (
            *(("maximum", "np.max"), ("minimum", "np.min"), ("median", "np.median")),
            *(("percentile", "np.percentile"), ("generic", "the function")),
        )
    },
    "np.sum of image[labels == i]": "ndimage.sum_labels ndimage.sum",
    **{
        f"np.{how} of image[labels == i]": f"ndimage.{name}"
        for how, name in (
            *(("mean", "mean"), ("var", "variance"), ("std", "standard_deviation")),
            *(("max", "maximum"), ("min", "minimum"), ("median", "median")),
        )
    },
})  # fmt: skip
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
