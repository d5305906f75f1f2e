"""scipy.linalg, scipy.signal and scipy.integrate, as HIPS autograd has them."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from scipy import integrate, linalg

import generated.functions as ops
from autograd.core.tensor import Tensor
from autograd.hips.boxes import holds_boxes, isbox, lower, unboxed
from autograd.hips.functions import traced
from autograd.hips.primitives import (
    defjvp,
    defjvp_argnums,
    defvjp,
    defvjp_argnums,
    primitive,
)
from autograd.hips.transforms import make_vjp
from autograd.hips.trees import flatten
from autograd.methods.construction import as_tensor

dot, transpose, hstack = traced(np.dot), traced(np.transpose), traced(np.hstack)


# ---- linear algebra ------------------------------------------------------------------------------

solve_sylvester = primitive(linalg.solve_sylvester)
sqrtm = primitive(lambda A: linalg.sqrtm(A))


def _sylvester_vjp(argnums: Any, ans: Any, args: Any, kwargs: Any) -> Any:
    a, b, _ = args

    def vjp(g: Any) -> Any:
        w = solve_sylvester(transpose(a), transpose(b), g)
        slopes = (-dot(w, transpose(ans)), -dot(transpose(ans), w), w)
        return [slopes[n] for n in argnums]

    return vjp


def _sylvester_jvp(argnums: Any, gs: Any, ans: Any, args: Any, kwargs: Any) -> Any:
    a, b, _ = args
    terms = {0: lambda g: -dot(g, ans), 1: lambda g: -dot(ans, g), 2: lambda g: g}
    return solve_sylvester(a, b, sum(terms[n](g) for n, g in zip(argnums, gs, strict=True)))


defvjp_argnums(solve_sylvester, _sylvester_vjp)
defjvp_argnums(solve_sylvester, _sylvester_jvp)
# The square root R of A solves R dR + dR R = dA.
defvjp(sqrtm, lambda ans, A: lambda g: solve_sylvester(transpose(ans), transpose(ans), g))
defjvp(sqrtm, lambda g, ans, A: solve_sylvester(ans, ans, g))


def _solve_triangular(
    a: Any, b: Any, trans: Any = 0, lower_: bool = False, unit_diagonal: bool = False, **kwargs: Any
) -> Any:
    """`scipy.linalg.solve_triangular`."""
    lower_ = kwargs.pop("lower", lower_)
    if not holds_boxes((a, b)):
        return linalg.solve_triangular(a, b, trans, lower_, unit_diagonal, **kwargs)
    x, y = as_tensor(unboxed(a)), as_tensor(unboxed(b))
    if trans not in (0, "N"):
        x, lower_ = (x.mT if trans in (1, "T") else x.mH), not lower_
    column = y.ndim == 1
    found = ops.linalg_solve_triangular(
        x, y.unsqueeze(-1) if column else y, upper=not lower_, unitriangular=unit_diagonal
    )
    return lower(found.squeeze(-1) if column else found)


def _solve_banded(l_and_u: Any, ab: Any, b: Any, **kwargs: Any) -> Any:
    """`scipy.linalg.solve_banded`; of boxes by the whole matrix."""
    if not holds_boxes((ab, b)):
        return linalg.solve_banded(l_and_u, ab, b, **kwargs)
    above = l_and_u[1]
    bands, size = as_tensor(unboxed(ab)), np.shape(unboxed(ab))[-1]
    rows = [bands[above - k] for k in range(-l_and_u[0], above + 1)]
    offsets = range(-l_and_u[0], above + 1)
    matrix: Any = sum(
        ops.diag_embed(row[max(k, 0) : size + min(k, 0)], k)
        for k, row in zip(offsets, rows, strict=True)
    )
    return lower(np.linalg.solve(matrix, unboxed(b)))


LINALG: dict[str, Any] = {
    "solve_banded": _solve_banded,
    "solve_sylvester": solve_sylvester,
    "solve_triangular": _solve_triangular,
    "sqrtm": sqrtm,
    **{name: traced(getattr(np.linalg, name)) for name in ("det", "inv", "norm", "pinv", "solve")},
    "expm": lambda A: lower(ops.linalg_matrix_exp(unboxed(A))) if isbox(A) else linalg.expm(A),
}
"""What `autograd.scipy.linalg` has in the place of SciPy's functions of these names."""


# ---- convolution ---------------------------------------------------------------------------------


def convolve(A: Any, B: Any, axes: Any = None, dot_axes: Any = ((), ()), mode: str = "full") -> Any:
    """The convolution over `axes` of both arrays, all if left out, summed over products along
    `dot_axes`.

    The result has the other dimensions of `A`, those of `B`, and then those of `axes`. mode:
    "full", or "valid", where one array has to be larger along all of `axes`.
    """
    if mode not in ("full", "valid"):
        raise ValueError(f"convolve: mode may be 'full' or 'valid', not {mode!r}")
    boxes = holds_boxes((A, B))
    x, y = (as_tensor(unboxed(each)) for each in (A, B))
    if axes is None:
        axes = (range(x.ndim), range(x.ndim))
    x, batch, sizes = _arranged(x, axes[0], dot_axes[0])
    y, channels, kernel = _arranged(y, axes[1], dot_axes[1])
    swapped = mode == "valid" and any(k > n for n, k in zip(sizes, kernel, strict=True))
    if swapped:
        if any(k < n for n, k in zip(sizes, kernel, strict=True)):
            raise ValueError("convolve: one array must be larger along all dimensions for 'valid'")
        x, y, kernel = y, x, sizes
    found = _correlate(x, y.flip(tuple(range(2, y.ndim))), kernel, mode == "full")
    if swapped:
        found = found.transpose(0, 1)
    found = found.reshape((*batch, *channels, *found.shape[2:]))
    return lower(found) if boxes else found.numpy()


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
    found: Tensor = ops.convolution(
        x, weight, None, (1,) * len(kernel), [k - 1 if full else 0 for k in kernel],
        (1,) * len(kernel), False, (0,) * len(kernel), 1,
    )  # fmt: skip
    return found


# ---- differential equations ----------------------------------------------------------------------

odeint = primitive(integrate.odeint)


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
            end = odeint(backwards, state, hstack((t[i], t[i - 1])), (flat,), **kwargs)[1]
            w, on_args = end[size : 2 * size] + g[i - 1], end[2 * size :]
        start = -dot(func(ans[0], t[0], *unflatten(flat)), w - g[0])
        on_times.append(start)
        slopes = {1: w, 2: hstack(on_times[::-1]), 3: unflatten(on_args)}
        return [slopes[n] for n in argnums]

    return vjp


defvjp_argnums(odeint, _odeint_vjp)
