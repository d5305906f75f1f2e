"""The convolution of scipy.signal and odeint of scipy.integrate, as HIPS autograd has them."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from scipy import integrate

import generated.functions as ops
from autograd.core.tensor import Tensor
from autograd.hips.boxes import holds_boxes, lower, unboxed
from autograd.hips.functions import SPECIAL, traced
from autograd.hips.primitives import defvjp_argnums, primitive
from autograd.hips.transforms import make_vjp
from autograd.hips.trees import flatten
from autograd.methods.construction import as_tensor
from autograd.numpy_api.functions.arguments import holds_tensors

dot, hstack = traced(np.dot), traced(np.hstack)


# ---- convolution ---------------------------------------------------------------------------------


def convolve(
    A: Any, B: Any, axes: Any = None, dot_axes: Any = ((), ()), mode: str = "full",
    method: str = "auto",
) -> Any:  # fmt: skip
    """The convolution over `axes` of both arrays, all if left out, summed over products along
    `dot_axes`.

    The result has the other dimensions of `A`, those of `B`, and then those of `axes`. mode:
    "full"; "same", the middle of it, as large as `A`; or "valid", where one array has to be larger
    along all of `axes`. As in SciPy it may stand in the place of `axes`, with `method`, "direct",
    "fft" or "auto", after it. Raises ValueError for another one.
    """
    if isinstance(dot_axes, str):
        dot_axes, method = ((), ()), dot_axes
    if isinstance(axes, str):
        axes, mode = None, axes
    if mode not in ("full", "same", "valid"):
        raise ValueError(f"convolve: mode may be 'full', 'same' or 'valid', not {mode!r}")
    x, y = (as_tensor(unboxed(each)) for each in (A, B))
    if method != "auto":
        if axes is not None or any(map(len, dot_axes)):
            raise TypeError("convolve: method= is for convolutions over all axes")
        return _as_given(ops.signal_convolve(x, y, mode, method), A, B)
    if axes is None:
        axes = (range(x.ndim), range(x.ndim))
    x, batch, sizes = _arranged(x, axes[0], dot_axes[0])
    y, channels, kernel = _arranged(y, axes[1], dot_axes[1])
    swapped = mode == "valid" and any(k > n for n, k in zip(sizes, kernel, strict=True))
    if swapped:
        if any(k < n for n, k in zip(sizes, kernel, strict=True)):
            raise ValueError("convolve: one array must be larger along all dimensions for 'valid'")
        x, y, kernel = y, x, sizes
    found = _correlate(x, y.flip(tuple(range(2, y.ndim))), kernel, mode != "valid")
    if swapped:
        found = found.transpose(0, 1)
    if mode == "same":
        starts = [(k - 1) // 2 for k in kernel]
        found = found[:, :, *[slice(k, k + n) for k, n in zip(starts, sizes, strict=True)]]
    return _as_given(found.reshape((*batch, *channels, *found.shape[2:])), A, B)


def _as_given(found: Tensor, *given: Any) -> Any:
    """A box for boxes, a Tensor for Tensors, else an array."""
    if holds_boxes(given):
        return lower(found)
    return found if holds_tensors([*given]) else found.numpy()


def _arranged(x: Tensor, axes: Any, dot_axes: Any) -> tuple[Tensor, list[int], list[int]]:
    """`x` as (others, summed over, convolved over...), and the sizes of the first and the last."""
    conv, dots = ([n % x.ndim for n in each] for each in (axes, dot_axes))
    rest = [n for n in range(x.ndim) if n not in conv and n not in dots]
    others, sizes = [x.shape[n] for n in rest], [x.shape[n] for n in conv]
    count = math.prod(x.shape[n] for n in dots)
    moved = x.permute((*rest, *dots, *conv))
    return moved.reshape((math.prod(others), count, *sizes)), others, sizes


def _correlate(x: Tensor, weight: Tensor, kernel: list[int], full: bool) -> Tensor:
    """The cross-correlation of a batch with channels, by the rows of convolution layers."""
    if not kernel:
        return x @ weight.mT
    return ops.convolution(
        x, weight, None, (1,) * len(kernel), [k - 1 if full else 0 for k in kernel],
        (1,) * len(kernel), False, (0,) * len(kernel), 1,
    )  # fmt: skip


# ---- differential equations ----------------------------------------------------------------------

_odeint = primitive(integrate.odeint)


def odeint(func: Any, y0: Any, t: Any, args: Any = (), **kwargs: Any) -> Any:
    """`scipy.integrate.odeint`, whose solution has derivatives by `y0`, `t` and `args`.

    `func` is called with arrays, and in the backward pass with traced ones; it may give a list. The
    Jacobian `Dfun` is not called, and `full_output` is a TypeError.
    """
    given = [y0, t, args if isinstance(args, tuple) else (args,)]
    if not holds_boxes(given) and not holds_tensors(given):
        return integrate.odeint(func, y0, t, args, **kwargs)
    if kwargs.pop("full_output", False):
        raise TypeError("odeint: full_output=True is not for traced functions and Tensors")
    time_first = kwargs.pop("tfirst", False)
    options = {key: value for key, value in kwargs.items() if key not in ("Dfun", "col_deriv")}

    def slope(y: Any, t: Any, *p: Any) -> Any:
        return SPECIAL["asarray"](func(t, y, *p) if time_first else func(y, t, *p))

    if holds_boxes(given):
        return _odeint(slope, *given, **options)
    return as_tensor(unboxed(_odeint(slope, *lower(given), **options)))


def _odeint_vjp(argnums: Any, ans: Any, args: Any, kwargs: Any) -> Any:
    """The adjoint equation, solved backwards between the times (Chen et al., arXiv:1806.07366).

    With cotangent w of y: dw/dt = -w df/dy, and what flows to the arguments p adds up as w df/dp.
    """
    func, _, t = args[:3]
    flat, unflatten = flatten(tuple(args[3]) if len(args) > 3 else ())
    count, size = np.shape(unboxed(ans))

    def right_side(y: Any, t: Any, p: Any) -> Any:
        return func(y, t, *unflatten(p))

    def backwards(state: Any, t: Any, p: Any) -> Any:
        y, w = state[:size], state[size : 2 * size]
        vjp, slope = make_vjp(right_side, (0, 2))(y, t, p)
        return hstack((slope, *vjp(-w)))

    def vjp(g: Any) -> Any:
        w, on_times = g[-1], []
        on_args: Any = np.zeros(np.shape(unboxed(flat)))
        for i in range(count - 1, 0, -1):
            on_times.append(dot(func(ans[i], t[i], *unflatten(flat)), g[i]))
            state = hstack((ans[i], w, on_args))
            end = _odeint(backwards, state, hstack((t[i], t[i - 1])), (flat,), **kwargs)[1]
            w, on_args = end[size : 2 * size] + g[i - 1], end[2 * size :]
        start = -dot(func(ans[0], t[0], *unflatten(flat)), w - g[0])
        on_times.append(start)
        slopes = {1: w, 2: hstack(on_times[::-1]), 3: unflatten(on_args)}
        return [slopes[n] for n in argnums]

    return vjp


defvjp_argnums(_odeint, _odeint_vjp)
