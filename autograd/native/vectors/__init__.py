"""The functions of native loops: exp, log, sin and their like, of one number or many side by side.

Each is written once, for both widths and for any number of lanes, whose results have the same bits.
Polynomials, fma and the integers behind numbers are all that they take: no tables, no libraries.
"""

from __future__ import annotations

from collections.abc import Mapping

from autograd.native.vectors import (
    bessel,
    error_function,
    exponential,
    gamma,
    inverse,
    logarithm,
    powers,
    remainders,
    trigonometric,
)
from autograd.native.vectors.registry import VECTORS, definitions

__all__ = ["FUNCTIONS", "definitions"]

_MODULES = (
    bessel, error_function, exponential, gamma, inverse, logarithm, powers, remainders,
    trigonometric,
)  # fmt: skip

# The functions, and how many arguments each has.
FUNCTIONS: Mapping[str, int] = {name: each.arguments for name, each in VECTORS.items()}
