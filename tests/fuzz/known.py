"""Where programs may differ between PyTorch and this library, one reason a line.

Rows that are called otherwise or have another derivative are those that tests/test_torch_oracle.py
lists; a program does not call them.
"""

from __future__ import annotations

from tests.test_torch_oracle import (
    OTHER_COMPLEX,
    OTHER_GRADIENT,
    OTHER_SECOND_GRADIENT,
    WITHOUT_COUNTERPART,
)

__all__ = ["KNOWN", "LEFT_OUT", "THEIR_LIMITS"]

# Rows that differ in a way that the tests of values and gradients do not see.
OTHERWISE: dict[str, str] = {
    "floor_divide": "PyTorch's result requires grad, but has no gradient",
    "unique": "PyTorch's result requires grad, but has no gradient",
    "unique_consecutive": "PyTorch's result requires grad, but has no gradient",
    "lu_unpack": "PyTorch's gradient fails where the data are not unpacked",
    "logcumsumexp": "PyTorch's tangents of small first elements are rounding errors",
}
LEFT_OUT: frozenset[str] = frozenset(
    key.partition("-sample")[0]
    for table in (
        OTHERWISE,
        WITHOUT_COUNTERPART,
        OTHER_GRADIENT,
        OTHER_SECOND_GRADIENT,
        OTHER_COMPLEX,
    )
    for key in table
)
# What PyTorch's message says where it refuses what is computed here, as a regular expression.
THEIR_LIMITS: dict[str, str] = {
    "memory location": "PyTorch refuses writes into memory that repeats or is read meanwhile",
    "not implemented for": "PyTorch has no kernel of that dtype",
    "modified by an inplace operation": "only elements that are needed must not be written here",
    "is not implemented|not currently implemented|not supported for": "PyTorch has no derivative",
    "is not differentiable": "PyTorch has no derivative",
    "does not support automatic differentiation": "PyTorch has no complex derivative",
    "invalid combination of arguments|unexpected keyword": "more forms of a call are taken here",
}
# What a difference and the shortened program say, as a regular expression.
KNOWN: dict[str, str] = {
    r"logical_(not|and|or|xor)_\(": "PyTorch does not record logical functions in place",
    "Python value depends on the data": "PyTorch has a batching rule for some of empty batches",
    "in-place views of DualTensor": "a dual tensor is not made another view in place",
}
