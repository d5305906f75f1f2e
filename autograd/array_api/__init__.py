"""The Python array API standard, version 2024.12, for Tensors: what `x.__array_namespace__()` is.

NumPy's own functions are the standard's, and act on Tensors through NumPy's dispatch: they record,
and their gradients are those of the rows that serve them. Here are besides those that make arrays,
of which they make Tensors, and those that NumPy answers in plain arrays. A program for any array
library then runs on Tensors as it is::

    def standardised(x):
        xp = x.__array_namespace__()
        return (x - xp.mean(x, axis=0)) / xp.std(x, axis=0)

Reference: https://data-apis.org/array-api/2024.12
"""

# ruff: noqa: F401, I001  (a namespace: names that it gives on, and they are the standard's)
# fmt: off
from numpy import (
    abs, acos, acosh, add, all, any, argmax, argmin, asin, asinh, atan, atan2, atanh,
    bitwise_and, bitwise_invert, bitwise_left_shift, bitwise_or, bitwise_right_shift, bitwise_xor,
    bool, broadcast_arrays, broadcast_shapes, broadcast_to, ceil, clip, complex64, complex128,
    concat, conj, copysign, cos, cosh, count_nonzero, cumulative_prod, cumulative_sum, diff, divide,
    e, empty_like, equal, exp, expand_dims, expm1, flip, float32, float64, floor, floor_divide,
    full_like, greater, greater_equal, hypot, imag, inf, int8, int16, int32, int64, isfinite, isin,
    isinf, isnan, less, less_equal, log, log1p, log2, log10, logaddexp, logical_and, logical_not,
    logical_or, logical_xor, matmul, matrix_transpose, max, maximum, mean, meshgrid, min, minimum,
    moveaxis, multiply, nan, negative, newaxis, nextafter, not_equal, ones_like, permute_dims, pi,
    positive, pow, prod, real, reciprocal, remainder, repeat, reshape, roll, round, sign, signbit,
    sin, sinh, sqrt, square, squeeze, stack, std, subtract, sum, take, take_along_axis, tan,
    tanh, tensordot, tile, tril, triu, trunc, uint8, uint16, uint32, uint64, unique_all,
    unique_counts, unique_inverse, unique_values, unstack, var, vecdot, where, zeros_like,
)

from autograd.array_api import fft, linalg, special
from autograd.array_api.creation import (
    arange, asarray, empty, eye, from_dlpack, full, linspace, ones, zeros,
)
from autograd.array_api.data_types import (
    __array_namespace_info__, astype, can_cast, finfo, iinfo, isdtype, result_type,
)
from autograd.array_api.places import (
    argsort, nonzero, searchsorted, sort,
)
# fmt: on

__array_api_version__ = "2024.12"
SERVED_VERSIONS = ("2021.12", "2022.12", "2023.12", "2024.12")
"""Versions of the standard of which all is here."""
