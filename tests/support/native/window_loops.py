"""Convolution and pooling by their definitions: loops over windows and the elements of each."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import prod

import numpy as np

Place = tuple[int, ...]


def several(given, d):
    """A number, or a list of one or `d`, as `d` numbers."""
    numbers = tuple(given) if isinstance(given, list | tuple) else (given,)
    return numbers * (d // len(numbers))


def windows(size, kernel, stride, padding, dilation, count) -> Iterator[tuple[Place, list]]:
    """Each window and, of its elements that are no padding, the places in kernel and image."""
    for q in np.ndindex(*count):
        inside = []
        for k in np.ndindex(*kernel):
            each = zip(q, stride, padding, k, dilation, strict=True)
            at = tuple([i * s - p + j * m for i, s, p, j, m in each])
            if all(0 <= i < n for i, n in zip(at, size, strict=True)):
                inside.append((k, at))
        yield q, inside


# ---- convolution ---------------------------------------------------------------------------------


def correlated(x, w, bias, stride, padding, dilation, groups):
    """Batched, with lists of numbers."""
    size, kernel = x.shape[2:], w.shape[2:]
    count = [
        (n + 2 * p - m * (k - 1) - 1) // s + 1
        for n, k, s, p, m in zip(size, kernel, stride, padding, dilation, strict=True)
    ]
    out = np.zeros((len(x), len(w), *count), np.result_type(x, w))
    inputs, outputs = x.shape[1] // groups, len(w) // groups
    for q, inside in windows(size, kernel, stride, padding, dilation, count):
        for (k, at), g in product(inside, range(groups)):
            rows = slice(g * outputs, (g + 1) * outputs)
            seen = x[(slice(None), slice(g * inputs, (g + 1) * inputs), *at)]
            out[(slice(None), rows, *q)] += seen @ w[(rows, slice(None), *k)].T
    return out if bias is None else out + bias.reshape(-1, *(1,) * len(size))


def spread_size(count, kernel, stride, padding, dilation):
    each = zip(count, kernel, stride, padding, dilation, strict=True)
    return [(n - 1) * s - 2 * p + m * (k - 1) + 1 for n, k, s, p, m in each]


def spread_out(y, w, bias, stride, padding, dilation, more, groups):
    """The adjoint of `correlated`: each element of `y` adds w to where its window lies."""
    count, kernel = y.shape[2:], w.shape[2:]
    size = spread_size(count, kernel, stride, padding, dilation)
    size = [n + o for n, o in zip(size, more, strict=True)]
    inputs, outputs = w.shape[1], len(w) // groups
    out = np.zeros((len(y), inputs * groups, *size), np.result_type(y, w))
    for q, inside in windows(size, kernel, stride, padding, dilation, count):
        for (k, at), g in product(inside, range(groups)):
            rows = slice(g * outputs, (g + 1) * outputs)
            part = (slice(None), slice(g * inputs, (g + 1) * inputs), *at)
            out[part] += y[(slice(None), rows, *q)] @ w[(rows, slice(None), *k)]
    return out if bias is None else out + bias.reshape(-1, *(1,) * len(size))


def convolution(x, w, bias, stride, padding, dilation, transposed, output_padding, groups):
    batched = x if x.ndim == w.ndim else x[None]
    if transposed:
        out = spread_out(batched, w, bias, stride, padding, dilation, output_padding, groups)
    else:
        out = correlated(batched, w, bias, stride, padding, dilation, groups)
    return out if batched is x else out[0]


def conv(x, w, bias=None, stride=1, padding=0, dilation=1, groups=1):
    d = w.ndim - 2
    stride, dilation = several(stride, d), several(dilation, d)
    if padding == "same":
        zeros = [m * (k - 1) for m, k in zip(dilation, w.shape[2:], strict=True)]
        around = [(n // 2, n - n // 2) for n in zeros]
        x, padding = np.pad(x, [(0, 0)] * (x.ndim - d) + around), 0
    padding = several(0 if padding == "valid" else padding, d)
    return convolution(x, w, bias, stride, padding, dilation, False, (0,) * d, groups)


def conv_tbc(input, weight, bias, pad=0):
    """Products of each window of the padded sequence with the weight."""
    padded = np.pad(input, ((pad, pad), (0, 0), (0, 0)))
    width = len(weight)
    windows = [padded[t : t + width] for t in range(len(padded) - width + 1)]
    return np.stack([np.einsum("tbc,tco->bo", each, weight) for each in windows]) + bias


def conv_transpose(x, w, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1):
    d = w.ndim - 2
    numbers = [several(each, d) for each in (stride, padding, dilation)]
    return convolution(x, w, bias, *numbers, True, several(output_padding, d), groups)


def convolution_weight(x, y, kernel, stride, padding, dilation, groups):
    if x.ndim == len(kernel) + 1:
        x, y = x[None], y[None]
    inputs, outputs = x.shape[1] // groups, y.shape[1] // groups
    out = np.zeros((y.shape[1], inputs, *kernel), np.result_type(x, y))
    for q, inside in windows(x.shape[2:], kernel, stride, padding, dilation, y.shape[2:]):
        for (k, at), g in product(inside, range(groups)):
            rows = slice(g * outputs, (g + 1) * outputs)
            seen = x[(slice(None), slice(g * inputs, (g + 1) * inputs), *at)]
            out[(rows, slice(None), *k)] += y[(slice(None), rows, *q)].T @ seen
    return out


# ---- pooling -------------------------------------------------------------------------------------


def pool_count(size, kernel, stride, padding, dilation, ceil_mode):
    count = []
    for n, k, s, p, m in zip(size, kernel, stride, padding, dilation, strict=True):
        number = 0
        # A window is one if it lies in what is padded, or if at least its first element lies
        # before the padding behind.
        while number * s - p + m * (k - 1) < n + p or (
            ceil_mode and number * s - p < n and (number - 1) * s - p + m * (k - 1) < n + p - 1
        ):
            number += 1
        count.append(number)
    return count


def pool_max(x, kernel, stride, padding, dilation, ceil_mode):
    """The maxima, the number of each among its window's elements, and among the plane's."""
    d = len(kernel)
    size = x.shape[x.ndim - d :]
    count = pool_count(size, kernel, stride, padding, dilation, ceil_mode)
    lead = x.shape[: x.ndim - d]
    values = np.empty((*lead, *count), x.dtype)
    places, flat = (np.empty((*lead, *count), np.int64) for _ in range(2))
    for q, inside in windows(size, kernel, stride, padding, dilation, count):
        seen = np.stack([x[(..., *at)] for _, at in inside], -1)
        first = seen.argmax(-1)
        values[(..., *q)] = seen.max(-1)
        numbers = np.array([np.ravel_multi_index(k, kernel) for k, _ in inside])
        elements = np.array([np.ravel_multi_index(at, size) for _, at in inside])
        places[(..., *q)], flat[(..., *q)] = numbers[first], elements[first]
    return values, places.astype(np.min_scalar_type(prod(kernel) - 1)), flat


def max_pool(d, indices=False):
    def reference(
        x, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=indices
    ):
        kernel = several(kernel_size, d)
        steps = kernel if stride is None else several(stride, d)
        values, _, flat = pool_max(
            x, kernel, steps, several(padding, d), several(dilation, d), ceil_mode
        )
        return (values, flat) if return_indices else values

    return reference


def pool_mean(x, kernel, stride, padding, ceil_mode, count_include_pad, divisor_override):
    d = len(kernel)
    size = x.shape[x.ndim - d :]
    count = pool_count(size, kernel, stride, padding, (1,) * d, ceil_mode)
    out = np.zeros((*x.shape[: x.ndim - d], *count), x.dtype)
    for q, inside in windows(size, kernel, stride, padding, (1,) * d, count):
        ends = [
            min(i * s - p + k, n + p) - (i * s - p)
            for i, s, p, k, n in zip(q, stride, padding, kernel, size, strict=True)
        ]
        number = divisor_override or (prod(ends) if count_include_pad else len(inside))
        out[(..., *q)] = sum(x[(..., *at)] for _, at in inside) / number
    return out


def avg_pool(d):
    def reference(
        x, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True,
        divisor_override=None,
    ):  # fmt: skip
        kernel = several(kernel_size, d)
        steps = kernel if stride is None else several(stride, d)
        return pool_mean(
            x, kernel, steps, several(padding, d), ceil_mode, count_include_pad, divisor_override
        )

    return reference


def lp_pool(d):
    def reference(x, norm_type, kernel_size, stride=None, ceil_mode=False):
        if np.isinf(norm_type):
            side = np.sign(norm_type).astype(x.dtype)
            return side * max_pool(d)(side * abs(x), kernel_size, stride, ceil_mode=ceil_mode)
        kernel = several(kernel_size, d)
        means = avg_pool(d)(x**norm_type, kernel_size, stride, 0, ceil_mode)
        return (means * prod(kernel)) ** (1 / norm_type)

    return reference


def regions(size, count) -> Iterator[tuple[Place, list]]:
    """Each adaptive region and its elements."""
    for q in np.ndindex(*count):
        ranges = [
            range(int(np.floor(i * n / o)), int(np.ceil((i + 1) * n / o)))
            for i, n, o in zip(q, size, count, strict=True)
        ]
        yield q, list(product(*ranges))


def _sizes(x, output_size, d):
    given = output_size if isinstance(output_size, list | tuple) else (output_size,) * d
    return [n if o is None else o for n, o in zip(x.shape[-d:], given, strict=True)]


def adaptive_avg_pool(d):
    def reference(x, output_size):
        count = _sizes(x, output_size, d)
        out = np.zeros((*x.shape[:-d], *count), x.dtype)
        for q, inside in regions(x.shape[-d:], count):
            out[(..., *q)] = sum(x[(..., *at)] for at in inside) / len(inside)
        return out

    return reference


def adaptive_max_pool(d, indices=False):
    def reference(x, output_size, return_indices=indices):
        count = _sizes(x, output_size, d)
        values = np.empty((*x.shape[:-d], *count), x.dtype)
        places = np.empty(values.shape, np.int64)
        for q, inside in regions(x.shape[-d:], count):
            seen = np.stack([x[(..., *at)] for at in inside], -1)
            elements = np.array([np.ravel_multi_index(at, x.shape[-d:]) for at in inside])
            values[(..., *q)] = seen.max(-1)
            places[(..., *q)] = elements[seen.argmax(-1)]
        return (values, places) if return_indices else values

    return reference


def fractional_maxima(x, samples, kernel, count):
    d = len(kernel)
    size = x.shape[-d:]
    values = np.empty((*x.shape[:-d], *count), x.dtype)
    places = np.empty(values.shape, np.int64)
    samples = samples.reshape(*x.shape[:-d], d)
    for plane in np.ndindex(*x.shape[:-d]):
        drawn = samples[plane][::-1] if d == 2 else samples[plane]
        starts = []
        for u, n, k, o in zip(drawn, size, kernel, count, strict=True):
            alpha = (n - k) / (o - 1) if o > 1 else 0
            steps = [int((i + u) * alpha) - int(u * alpha) for i in range(o - 1)]
            starts.append([*steps, n - k])
        for q in np.ndindex(*count):
            ranges = [range(s[i], s[i] + k) for s, i, k in zip(starts, q, kernel, strict=True)]
            inside = list(product(*ranges))
            seen = [x[plane][at] for at in inside]
            best = int(np.argmax(seen))
            values[(*plane, *q)] = seen[best]
            places[(*plane, *q)] = np.ravel_multi_index(inside[best], size)
    return values, places


def fractional_max_pool(d, indices=False):
    def reference(
        x, kernel_size, output_size=None, output_ratio=None, return_indices=indices,
        random_samples=None,
    ):  # fmt: skip
        if output_size is None:
            ratios = several(output_ratio, d)
            output_size = [int(n * r) for n, r in zip(x.shape[-d:], ratios, strict=True)]
        both = fractional_maxima(
            x, random_samples, several(kernel_size, d), several(output_size, d)
        )
        return both if return_indices else both[0]

    return reference


def max_unpool(d):
    def reference(x, indices, kernel_size, stride=None, padding=0, output_size=None):
        kernel = several(kernel_size, d)
        steps = kernel if stride is None else several(stride, d)
        each = zip(x.shape[-d:], kernel, steps, several(padding, d), strict=True)
        size = [(n - 1) * s + k - 2 * p for n, k, s, p in each]
        size = size if output_size is None else list(output_size)[-d:]
        out = np.zeros((*x.shape[:-d], prod(size)), x.dtype)
        for plane in np.ndindex(*x.shape[:-d]):
            out[plane][indices[plane].ravel()] = x[plane].ravel()
        return out.reshape(*x.shape[:-d], *size)

    return reference


# ---- columns -------------------------------------------------------------------------------------


def unfold(x, kernel_size, dilation=1, padding=0, stride=1):
    kernel, m, p, s = (several(each, 2) for each in (kernel_size, dilation, padding, stride))
    batched = x if x.ndim == 4 else x[None]
    size = batched.shape[2:]
    count = pool_count(size, kernel, s, p, m, False)
    out = np.zeros((*batched.shape[:2], prod(kernel), prod(count)), x.dtype)
    for q, inside in windows(size, kernel, s, p, m, count):
        for k, at in inside:
            number, column = np.ravel_multi_index(k, kernel), np.ravel_multi_index(q, count)
            out[:, :, number, column] = batched[(..., *at)]
    out = out.reshape(len(batched), -1, prod(count)) if batched.size else out.reshape(
        0, batched.shape[1] * prod(kernel), prod(count)
    )  # fmt: skip
    return out if batched is x else out[0]


def fold(columns, output_size, kernel_size, dilation=1, padding=0, stride=1):
    size = several(output_size, 2)
    kernel, m, p, s = (several(each, 2) for each in (kernel_size, dilation, padding, stride))
    count = pool_count(size, kernel, s, p, m, False)
    lead = columns.shape[:-2]
    grid = columns.reshape(*lead, columns.shape[-2] // prod(kernel), prod(kernel), *count)
    out = np.zeros((*grid.shape[: len(lead) + 1], *size), columns.dtype)
    for q, inside in windows(size, kernel, s, p, m, count):
        for k, at in inside:
            out[(..., *at)] += grid[(..., np.ravel_multi_index(k, kernel), *q)]
    return out
