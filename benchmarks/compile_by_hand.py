"""The workloads of bench_compile.py as one writes them in NumPy: values and gradients.

Each function takes the arrays and gives the value, then the gradients in the order of the arrays;
the derivatives of Rosenbrock's function give themselves.
"""

from __future__ import annotations

from typing import Any

import numpy as np

HEADS = 4
_SLOPE = 0.79788456
_CUBIC = 0.044715


def gelu(x: Any) -> Any:
    value, slope = _gelu(x)
    return value.sum(), slope


def _gelu(x: Any) -> Any:
    """The values, and the derivative at each of them."""
    squared = x * x
    t = np.tanh(_SLOPE * (x + _CUBIC * squared * x))
    half = 0.5 * (1 + t)
    return x * half, half + 0.5 * x * (1 - t * t) * (_SLOPE * (1 + 3 * _CUBIC * squared))


def composite(x: Any) -> Any:
    r = 1 / (1 + np.exp(-x))
    y = x * r
    e = np.exp(y)
    z = np.log(1 + e)
    m = z * z + 1
    a, b = np.log(m), np.exp(y - z)
    dz = b * (2 * z / m - a)
    dy = a * b + dz * (e / (1 + e))
    return (a * b).sum(), dy * (r + y * (1 - r))


def _normal(x: Any) -> Any:
    """`x` with mean 0 and variance 1 along the last axis, and 1 / the standard deviation."""
    centred = x - x.mean(-1, keepdims=True)
    scale = 1 / np.sqrt((centred * centred).mean(-1, keepdims=True) + 1e-5)
    return centred * scale, scale


def _normal_backward(dn: Any, normal: Any, scale: Any) -> Any:
    dots = (dn * normal).mean(-1, keepdims=True)
    return scale * (dn - dn.mean(-1, keepdims=True) - normal * dots)


def layer_norm(x: Any, weight: Any, bias: Any) -> Any:
    normal, scale = _normal(x)
    y = normal * weight + bias
    dy = 2 * y
    dx = _normal_backward(dy * weight, normal, scale)
    return (y * y).sum(), dx, (dy * normal).sum(0), dy.sum(0)


def perceptron(w1: Any, b1: Any, w2: Any, b2: Any, w3: Any, b3: Any, x: Any) -> Any:
    h1 = np.maximum(x @ w1 + b1, 0)
    h2 = np.maximum(h1 @ w2 + b2, 0)
    z = h2 @ w3 + b3
    z = z - z.max(-1, keepdims=True)
    e = np.exp(z)
    total = e.sum(-1, keepdims=True)
    loss = (np.log(total[:, 0]) - z[:, 0]).mean()
    g = e / (total * len(x))
    g[:, 0] -= 1 / len(x)
    g2 = (g @ w3.T) * (h2 > 0)
    g1 = (g2 @ w2.T) * (h1 > 0)
    return loss, x.T @ g1, g1.sum(0), h1.T @ g2, g2.sum(0), h2.T @ g, g.sum(0)


def logistic(w: Any, x: Any, y: Any) -> Any:
    z = x @ w
    e = np.exp(-z)
    loss = (np.log(1 + e) + (1 - y) * z).mean()
    return loss, x.T @ ((1 - y - e / (1 + e)) / len(z))


def transformer(
    w_in: Any, w_out: Any, w1: Any, w2: Any, b1: Any, b2: Any, s1: Any, c1: Any, s2: Any, c2: Any,
    x: Any,
) -> Any:  # fmt: skip
    batch, steps, width = x.shape
    root = (width // HEADS) ** -0.5
    rows = (batch * steps, width)
    x = x.reshape(rows)
    n1, _ = _normal(x)
    a = n1 * s1 + c1
    q, k, v = (a @ w_in).reshape(batch, steps, 3, HEADS, -1).transpose(2, 0, 3, 1, 4)
    scores = q @ k.swapaxes(2, 3) * root
    e = np.exp(scores - scores.max(-1, keepdims=True))
    p = e / e.sum(-1, keepdims=True)
    mixed = (p @ v).swapaxes(1, 2).reshape(rows)
    x1 = x + mixed @ w_out
    n2, r2 = _normal(x1)
    h = n2 * s2 + c2
    z, slope = _gelu(h @ w1 + b1)
    y = x1 + z @ w2 + b2

    dy = y * (2 / y.size)
    dz = (dy @ w2.T) * slope
    dh = dz @ w1.T
    dx1 = dy + _normal_backward(dh * s2, n2, r2)
    dmixed = (dx1 @ w_out.T).reshape(batch, steps, HEADS, -1).swapaxes(1, 2)
    dp = dmixed @ v.swapaxes(2, 3)
    ds = p * (dp - (dp * p).sum(-1, keepdims=True)) * root
    dheads = np.empty((batch, steps, 3, HEADS, width // HEADS), x.dtype)
    for i, each in enumerate((ds @ k, ds.swapaxes(2, 3) @ q, p.swapaxes(2, 3) @ dmixed)):
        dheads[:, :, i] = each.swapaxes(1, 2)
    dheads = dheads.reshape(len(x), -1)
    da = dheads @ w_in.T
    return (
        (y * y).mean(), a.T @ dheads, mixed.T @ dx1, h.T @ dz, z.T @ dy, dz.sum(0), dy.sum(0),
        (da * n1).sum(0), da.sum(0), (dh * n2).sum(0), dh.sum(0),
    )  # fmt: skip


def cell(w: Any, u: Any, b: Any, x: Any) -> Any:
    steps, batch, inputs = x.shape
    n = len(u)
    gates = (x.reshape(-1, inputs) @ w).reshape(steps, batch, 4 * n)
    hs = np.zeros((steps + 1, batch, n), x.dtype)
    cs = np.zeros_like(hs)
    tanhs = np.empty((steps, batch, n), x.dtype)
    for t in range(steps):
        a = gates[t]
        a += hs[t] @ u
        a += b
        s = 1 / (1 + np.exp(-a))
        s[:, 2 * n : 3 * n] = np.tanh(a[:, 2 * n : 3 * n])
        i, f, g, o = (s[:, k * n : (k + 1) * n] for k in range(4))
        cs[t + 1] = f * cs[t] + i * g
        tanhs[t] = np.tanh(cs[t + 1])
        hs[t + 1] = o * tanhs[t]
        gates[t] = s
    dgates = np.empty_like(gates)
    dh, dc = 2 * hs[-1], 0
    for t in reversed(range(steps)):
        i, f, g, o = (gates[t, :, k * n : (k + 1) * n] for k in range(4))
        dc = dc + dh * o * (1 - tanhs[t] * tanhs[t])
        da = dgates[t]
        da[:, :n] = dc * g * i * (1 - i)
        da[:, n : 2 * n] = dc * cs[t] * f * (1 - f)
        da[:, 2 * n : 3 * n] = dc * i * (1 - g * g)
        da[:, 3 * n :] = dh * tanhs[t] * o * (1 - o)
        dc = dc * f
        dh = da @ u.T
    flat = dgates.reshape(-1, 4 * n)
    h = hs[-1]
    dw, du = x.reshape(-1, inputs).T @ flat, hs[:-1].reshape(-1, n).T @ flat
    return (h * h).sum(), dw, du, flat.sum(0)


def small_perceptron(w1: Any, b1: Any, w2: Any, b2: Any, x: Any, y: Any) -> Any:
    h = np.tanh(x @ w1 + b1)
    r = h @ w2 + b2 - y
    g = r * (2 / r.size)
    g1 = (g @ w2.T) * (1 - h * h)
    return (r * r).mean(), x.T @ g1, g1.sum(0), h.T @ g, g.sum(0)


def chain(y: Any, b: Any, d: Any) -> Any:
    values = []
    for _ in range(50):
        z = y * b + d
        values.append((y, z))
        y = np.sin(z)
    g = np.ones_like(y)
    gb = gd = 0
    for y0, z in reversed(values):
        g = g * np.cos(z)
        gb, gd = gb + g * y0, gd + g
        g = g * b
    return y.sum(), g, gb, gd


def rosenbrock_hessian(x: Any) -> Any:
    i = np.arange(len(x) - 1)
    found = np.zeros((len(x), len(x)))
    found[i, i] += 2 + 1200 * x[:-1] ** 2 - 400 * x[1:]
    found[i + 1, i + 1] += 200
    found[i, i + 1] = found[i + 1, i] = -400 * x[:-1]
    return found


def rosenbrock_product(x: Any, v: Any) -> Any:
    found = np.zeros_like(x)
    slope = -400 * x[:-1]
    found[:-1] = (2 + 1200 * x[:-1] ** 2 - 400 * x[1:]) * v[:-1] + slope * v[1:]
    found[1:] += 200 * v[1:] + slope * v[:-1]
    return found


def wave(x: Any) -> Any:
    s = np.sin(x)
    return (s * x).sum(), np.cos(x) * x + s


def deep(depth: int, x: Any) -> Any:
    values = [x]
    for _ in range(depth):
        values.append(np.sin(values[-1]))
    slope = np.ones_like(x)
    for value in values[-2::-1]:
        slope = slope * np.cos(value)
    return values[-1].sum(), slope
