"""Polynomials whose largest weighted error is least.

Remez' exchange (E. Ya. Remez 1934; J.-M. Muller, Elementary Functions, 3rd ed., chapter 3) over the
points of a dense grid, with 60 digits of mpmath. What is made small is the largest relative error
of the function that a polynomial stands in for, so each fit has a weight: what an error of the
polynomial is in the result. The number of terms is the smallest that reaches the goal of its width;
the coefficients are then rounded to the width that evaluates them.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from mpmath import mp, mpf

mp.dps = 60
POINTS = 500
Real = Any  # mpf has no types
Function = Callable[[Real], Real]


class Fit(NamedTuple):
    """A polynomial in one variable between `low` and `high`.

    goal    the bits of accuracy wanted of the result, at each width
    widths  the widths that its coefficients are rounded to, by the width of the result
    """

    name: str
    function: Function
    low: dict[int, Real]
    high: dict[int, Real]
    weight: Function
    goal: dict[int, float]
    rounding: dict[int, int]


class Fitted(NamedTuple):
    fit: Fit
    bits: int
    coefficients: list[float]
    points: list[Real]
    errors: list[float]


def grid(low: Real, high: Real) -> list[Real]:
    """Points that are dense at the ends, as the zeros of a Chebyshev polynomial."""
    middle, half = (low + high) / 2, (high - low) / 2
    return [middle - half * mp.cos(mp.pi * (2 * i + 1) / (2 * POINTS)) for i in range(POINTS)]


def horner(coefficients: Sequence[Real], x: Real) -> Real:
    result = mpf(0)
    for each in reversed(coefficients):
        result = result * x + each
    return result


def remez(
    points: list[Real], values: list[Real], weights: list[Real], terms: int
) -> tuple[list[Real], Real]:
    """The polynomial of so many terms whose largest weighted error over the points is least."""
    count = len(points)
    chosen = [
        min(count - 1, int(count * (0.5 - 0.5 * math.cos(math.pi * (i + 0.25) / (terms + 0.5)))))
        for i in range(terms + 1)
    ]
    chosen = sorted(set(chosen))
    while len(chosen) < terms + 1:
        free = [i for i in range(count) if i not in chosen]
        chosen = sorted([*chosen, free[len(free) // 2]])
    coefficients: list[Real] = []
    largest = mpf(0)
    for _ in range(12):
        matrix = mp.matrix(terms + 1)
        right = mp.matrix(terms + 1, 1)
        for row, i in enumerate(chosen):
            power = mpf(1)
            for column in range(terms):
                matrix[row, column] = power * weights[i]
                power *= points[i]
            matrix[row, terms] = (-1) ** row
            right[row] = values[i] * weights[i]
        solution = mp.lu_solve(matrix, right)
        coefficients = [solution[i] for i in range(terms)]
        level = abs(solution[terms])
        errors = [
            (horner(coefficients, x) - y) * w
            for x, y, w in zip(points, values, weights, strict=True)
        ]
        largest = max(abs(e) for e in errors)
        if largest <= level * mpf("1.001"):
            break
        # The largest error of each run of one sign, then the runs that alternate best.
        peaks: list[int] = []
        for i, e in enumerate(errors):
            if peaks and (errors[peaks[-1]] > 0) == (e > 0):
                if abs(e) > abs(errors[peaks[-1]]):
                    peaks[-1] = i
            else:
                peaks.append(i)
        while len(peaks) > terms + 1:
            least = min(range(len(peaks)), key=lambda p: abs(errors[peaks[p]]))
            if least in (0, len(peaks) - 1) or len(peaks) == terms + 2:
                ends = (0, len(peaks) - 1)
                peaks.pop(min(ends, key=lambda p: abs(errors[peaks[p]])))
            else:
                # Out with it and with a neighbour: the signs still alternate.
                near = min((least - 1, least + 1), key=lambda p: abs(errors[peaks[p]]))
                for each in sorted((least, near), reverse=True):
                    peaks.pop(each)
        if len(peaks) < terms + 1:
            break
        chosen = peaks
    return coefficients, largest


def rounded(value: Real, bits: int) -> float:
    number = float(value)
    if bits == 32:
        number = struct.unpack("<f", struct.pack("<f", number))[0]
    return number


def make(fit: Fit, bits: int) -> Fitted:
    points = grid(mpf(fit.low[bits]), mpf(fit.high[bits]))
    values = [fit.function(x) for x in points]
    weights = [fit.weight(x) for x in points]
    goal = mpf(2) ** -fit.goal[bits]
    terms = 2
    while True:
        coefficients, largest = remez(points, values, weights, terms)
        if largest <= goal:
            break
        terms += 1 if largest < goal * 2**12 else 2
    exact = [rounded(each, fit.rounding[bits]) for each in coefficients]
    errors = [
        float((horner([mpf(c) for c in exact], x) - y) * w)
        for x, y, w in zip(points, values, weights, strict=True)
    ]
    return Fitted(fit, bits, exact, points, errors)
