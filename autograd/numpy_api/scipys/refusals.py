"""SciPy's functions that refuse Tensors whose gradient they would lose: which one was called, and
what to write instead."""

from __future__ import annotations

import sys
from types import FrameType
from typing import Any

from autograd.numpy_api.scipys import find

__all__ = ["INSTEAD", "function_of", "refusal", "substitute"]

_SOLVER = "autograd.implicit, which gives what a solver finds its derivative"
INSTEAD = {
    "optimize": _SOLVER,
    "optimize.minimize": "autograd.implicit.argmin around it",
    "optimize.minimize_scalar": "autograd.implicit.argmin around it",
    "optimize.least_squares": "autograd.implicit.argmin around it",
    "optimize.curve_fit": "autograd.implicit.argmin around optimize.least_squares",
    "optimize.root": "autograd.implicit.root around it",
    "optimize.fixed_point": "autograd.implicit.fixed_point around it",
    "sparse": "A @ t or t @ A, the products of a matrix and a Tensor, which record",
    "sparse.linalg": "autograd.implicit.linear_solve",
    "interpolate": "np.interp, or autograd.nn.functional.interpolate",
    "ndimage": "autograd.nn.functional.conv2d, interpolate or grid_sample",
    "signal": "autograd.signal.convolve, or autograd.signal.fftconvolve",
    **dict.fromkeys(
        ("signal.convolve2d", "signal.oaconvolve", "signal.choose_conv_method"),
        "autograd.signal.convolve, or autograd.signal.fftconvolve",
    ),
    "signal.correlate2d": "autograd.signal.correlate",
    "signal.lfilter": "autograd.signal.convolve with the impulse response",
    "spatial": "autograd.cdist, or autograd.pdist",
    "cluster": "autograd.cdist",
    "integrate": "np.trapezoid of samples, or autograd.scipy.integrate.odeint",
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
    "special.ellipkm1": "autograd.scipy.special.ellipk(1 - p)",
    "special.zetac": "autograd.scipy.special.zeta(x) - 1",
    "special.powm1": "np.expm1(y * np.log(x))",
    "special.radian": "np.deg2rad",
    **{f"special.{f}dg": f"np.{f}(np.deg2rad(x))" for f in ("sin", "cos", "tan")},
    "stats": "autograd.scipy.stats, which has the densities of norm, t, gamma, beta, expon, "
    "lognorm, binom and others",
}
"""By function, or by module for its other functions."""

_OWN = "an autograd.Function that calls it and states its gradient"


def substitute(name: str) -> str:
    """What to write in the place of SciPy's function of this name, dotted below scipy."""
    if find(name):
        return f"autograd.scipy.{name}"
    if name in INSTEAD:
        return INSTEAD[name]
    home = name.rpartition(".")[0]
    while home and home not in INSTEAD:
        home = home.rpartition(".")[0]
    return f"{INSTEAD[home]}, or {_OWN}" if home else _OWN


def refusal(name: str) -> str:
    """The message of SciPy's function of this name that was given a Tensor."""
    return (
        f"scipy.{name} takes plain arrays, in which the gradient of a Tensor that requires grad "
        f"would be lost. Use {substitute(name)}."
    )


def function_of(frame: FrameType | None) -> str:
    """The public function of SciPy that the user called and that asks for an array in `frame`,
    dotted below scipy; empty if it is none."""
    name = ""
    while frame is not None:
        root, _, rest = frame.f_globals.get("__name__", "").partition(".")
        if root not in ("numpy", "scipy"):
            break
        if root == "scipy":
            name = _public_name(rest, frame) or name
        frame = frame.f_back
    return name


def _public_name(module: str, frame: FrameType) -> str:
    """What runs in `frame` as its user calls it: ``linalg.solve``, ``stats.norm.pdf``, or ''."""
    parts = module.split(".")
    home = ".".join(parts[: next((i for i, p in enumerate(parts) if p[:1] == "_"), len(parts))])
    name = frame.f_code.co_name
    owner = frame.f_locals.get("self")
    if owner is not None:
        called = getattr(owner, "name", None)  # distributions have names
        home += f".{called if isinstance(called, str) else type(owner).__name__}"
        return home if name in ("__init__", "__call__") else f"{home}.{name}"
    # Of a decorator, which asks for the arrays itself.
    wrapped: Any = frame.f_locals.get("f", frame.f_locals.get("fun"))
    if name == "wrapper" and getattr(wrapped, "__module__", "").startswith("scipy."):
        name = wrapped.__name__
        home = wrapped.__module__.split(".")[1]
    public = not name.startswith("_") and hasattr(sys.modules.get(f"scipy.{home}"), name)
    return f"{home}.{name}" if public else ""
