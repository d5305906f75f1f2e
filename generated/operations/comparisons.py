# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 094a4eca7175912a, content ad3f787e45225137
"""Comparisons: functions, Backward nodes and tangents."""

import numpy as np

from autograd.base.dtypes import COMPLEX
from autograd.core.dispatch import NUMBERS, NUMPY_NUMBERS, dispatch, number, operation
from autograd.core.errors import FAULTS, refused
from autograd.core.runtime import complex_refused
from autograd.core.tensor import MODE, Tensor, from_array
from autograd.kernels.large import NATIVE
from autograd.views.inplace import in_place
from autograd.views.out import write_out

__all__ = [
    "eq", "eq_", "ne", "ne_", "lt", "lt_", "le", "le_", "gt", "gt_", "ge", "ge_", "logical_not",
    "logical_not_", "logical_and", "logical_and_", "logical_or", "logical_or_", "logical_xor",
    "logical_xor_", "bitwise_and", "bitwise_and_", "bitwise_or", "bitwise_or_", "bitwise_xor",
    "bitwise_xor_", "bitwise_not", "bitwise_not_", "isnan", "isinf", "isfinite", "not_equal",
    "not_equal_", "less", "less_", "less_equal", "less_equal_", "greater", "greater_",
    "greater_equal", "greater_equal_", "bitwise_and_reflected", "bitwise_or_reflected",
    "bitwise_xor_reflected",
]  # fmt: skip


# ---- eq
def eq(input, other, _=Tensor, out=Tensor):
    """eq(Tensor self, Tensor other) -> Tensor

    Whether self == other, element by element.
    """
    if input.__class__ is not out or other.__class__ is not _:
        cls = other.__class__
        if input.__class__ is not out or out is not _ or cls not in NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(eq, out, _, input, other)
            return dispatch(eq_op, input, other)
        other = number(other, cls if other else str(other), input._data.dtype, True)
    self_ = input._data
    other_ = other._data
    try:
        out = from_array(
            self_ == other_ if self_.size < NATIVE.shared else NATIVE.forward(eq_op, self_, other_)
        )
    except FAULTS as _error:
        raise refused(_error, "eq", self_, other_) from None
    if MODE.settle is not None:
        MODE.settle(out, eq_op, input, other)
    return out


def eq_(input, other):
    """In-place version of eq."""
    return in_place(eq_op, eq_into, input, other)


def eq_into(self_, other_):
    np.copyto(self_, self_ == other_)


eq_op = operation("eq", "comparison", eq, None, (0, 1), edges=())


# ---- ne
def ne(input, other, _=Tensor, out=Tensor):
    """ne(Tensor self, Tensor other) -> Tensor

    Whether self != other, element by element.
    """
    if input.__class__ is not out or other.__class__ is not _:
        cls = other.__class__
        if input.__class__ is not out or out is not _ or cls not in NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(ne, out, _, input, other)
            return dispatch(ne_op, input, other)
        other = number(other, cls if other else str(other), input._data.dtype, True)
    self_ = input._data
    other_ = other._data
    try:
        out = from_array(
            self_ != other_ if self_.size < NATIVE.shared else NATIVE.forward(ne_op, self_, other_)
        )
    except FAULTS as _error:
        raise refused(_error, "ne", self_, other_) from None
    if MODE.settle is not None:
        MODE.settle(out, ne_op, input, other)
    return out


def ne_(input, other):
    """In-place version of ne."""
    return in_place(ne_op, ne_into, input, other)


def ne_into(self_, other_):
    np.copyto(self_, self_ != other_)


ne_op = operation("ne", "comparison", ne, None, (0, 1), edges=())


# ---- lt
def lt(input, other, _=Tensor, out=Tensor):
    """lt(Tensor self, Tensor other) -> Tensor

    Whether self < other, element by element.
    """
    if input.__class__ is not out or other.__class__ is not _:
        cls = other.__class__
        if input.__class__ is not out or out is not _ or cls not in NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(lt, out, _, input, other)
            return dispatch(lt_op, input, other)
        other = number(other, cls if other else str(other), input._data.dtype, True)
    self_ = input._data
    other_ = other._data
    if self_.dtype in COMPLEX or other_.dtype in COMPLEX:
        raise complex_refused("lt")
    try:
        out = from_array(
            self_ < other_ if self_.size < NATIVE.shared else NATIVE.forward(lt_op, self_, other_)
        )
    except FAULTS as _error:
        raise refused(_error, "lt", self_, other_) from None
    if MODE.settle is not None:
        MODE.settle(out, lt_op, input, other)
    return out


def lt_(input, other):
    """In-place version of lt."""
    return in_place(lt_op, lt_into, input, other)


def lt_into(self_, other_):
    if self_.dtype in COMPLEX:
        raise complex_refused("lt")
    np.copyto(self_, self_ < other_)


lt_op = operation("lt", "comparison", lt, None, (0, 1), edges=())


# ---- le
def le(input, other, _=Tensor, out=Tensor):
    """le(Tensor self, Tensor other) -> Tensor

    Whether self <= other, element by element.
    """
    if input.__class__ is not out or other.__class__ is not _:
        cls = other.__class__
        if input.__class__ is not out or out is not _ or cls not in NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(le, out, _, input, other)
            return dispatch(le_op, input, other)
        other = number(other, cls if other else str(other), input._data.dtype, True)
    self_ = input._data
    other_ = other._data
    if self_.dtype in COMPLEX or other_.dtype in COMPLEX:
        raise complex_refused("le")
    try:
        out = from_array(
            self_ <= other_ if self_.size < NATIVE.shared else NATIVE.forward(le_op, self_, other_)
        )
    except FAULTS as _error:
        raise refused(_error, "le", self_, other_) from None
    if MODE.settle is not None:
        MODE.settle(out, le_op, input, other)
    return out


def le_(input, other):
    """In-place version of le."""
    return in_place(le_op, le_into, input, other)


def le_into(self_, other_):
    if self_.dtype in COMPLEX:
        raise complex_refused("le")
    np.copyto(self_, self_ <= other_)


le_op = operation("le", "comparison", le, None, (0, 1), edges=())


# ---- gt
def gt(input, other, _=Tensor, out=Tensor):
    """gt(Tensor self, Tensor other) -> Tensor

    Whether self > other, element by element.
    """
    if input.__class__ is not out or other.__class__ is not _:
        cls = other.__class__
        if input.__class__ is not out or out is not _ or cls not in NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(gt, out, _, input, other)
            return dispatch(gt_op, input, other)
        other = number(other, cls if other else str(other), input._data.dtype, True)
    self_ = input._data
    other_ = other._data
    if self_.dtype in COMPLEX or other_.dtype in COMPLEX:
        raise complex_refused("gt")
    try:
        out = from_array(
            self_ > other_ if self_.size < NATIVE.shared else NATIVE.forward(gt_op, self_, other_)
        )
    except FAULTS as _error:
        raise refused(_error, "gt", self_, other_) from None
    if MODE.settle is not None:
        MODE.settle(out, gt_op, input, other)
    return out


def gt_(input, other):
    """In-place version of gt."""
    return in_place(gt_op, gt_into, input, other)


def gt_into(self_, other_):
    if self_.dtype in COMPLEX:
        raise complex_refused("gt")
    np.copyto(self_, self_ > other_)


gt_op = operation("gt", "comparison", gt, None, (0, 1), edges=())


# ---- ge
def ge(input, other, _=Tensor, out=Tensor):
    """ge(Tensor self, Tensor other) -> Tensor

    Whether self >= other, element by element.
    """
    if input.__class__ is not out or other.__class__ is not _:
        cls = other.__class__
        if input.__class__ is not out or out is not _ or cls not in NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(ge, out, _, input, other)
            return dispatch(ge_op, input, other)
        other = number(other, cls if other else str(other), input._data.dtype, True)
    self_ = input._data
    other_ = other._data
    if self_.dtype in COMPLEX or other_.dtype in COMPLEX:
        raise complex_refused("ge")
    try:
        out = from_array(
            self_ >= other_ if self_.size < NATIVE.shared else NATIVE.forward(ge_op, self_, other_)
        )
    except FAULTS as _error:
        raise refused(_error, "ge", self_, other_) from None
    if MODE.settle is not None:
        MODE.settle(out, ge_op, input, other)
    return out


def ge_(input, other):
    """In-place version of ge."""
    return in_place(ge_op, ge_into, input, other)


def ge_into(self_, other_):
    if self_.dtype in COMPLEX:
        raise complex_refused("ge")
    np.copyto(self_, self_ >= other_)


ge_op = operation("ge", "comparison", ge, None, (0, 1), edges=())


# ---- logical_not
def logical_not(input, _=Tensor, out=Tensor):
    """logical_not(Tensor self) -> Tensor

    Whether self is zero.
    """
    if input.__class__ is not out or out is not _:
        if out is not Tensor or _ is not Tensor:
            return write_out(logical_not, out, _, input)
        return dispatch(logical_not_op, input)
    self_ = input._data
    try:
        return from_array(np.logical_not(self_))
    except FAULTS as _error:
        raise refused(_error, "logical_not", self_) from None


def logical_not_(input):
    """In-place version of logical_not."""
    return in_place(logical_not_op, logical_not_into, input)


def logical_not_into(self_):
    np.logical_not(self_, self_)


logical_not_op = operation("logical_not", "comparison", logical_not, None, (0,), edges=())


# ---- logical_and
def logical_and(input, other, _=Tensor, out=Tensor):
    """logical_and(Tensor self, Tensor other) -> Tensor

    Whether neither is zero.
    """
    if input.__class__ is not out or other.__class__ is not _:
        cls = other.__class__
        if input.__class__ is not out or out is not _ or cls not in NUMPY_NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(logical_and, out, _, input, other)
            return dispatch(logical_and_op, input, other)
        other = number(other, cls if other else str(other), input._data.dtype, True)
    self_ = input._data
    other_ = other._data
    try:
        out = from_array(np.logical_and(self_, other_))
    except FAULTS as _error:
        raise refused(_error, "logical_and", self_, other_) from None
    if MODE.settle is not None:
        MODE.settle(out, logical_and_op, input, other)
    return out


def logical_and_(input, other):
    """In-place version of logical_and."""
    return in_place(logical_and_op, logical_and_into, input, other)


def logical_and_into(self_, other_):
    np.logical_and(self_, other_, self_)


logical_and_op = operation("logical_and", "comparison", logical_and, None, (0, 1), edges=())


# ---- logical_or
def logical_or(input, other, _=Tensor, out=Tensor):
    """logical_or(Tensor self, Tensor other) -> Tensor

    Whether one is not zero.
    """
    if input.__class__ is not out or other.__class__ is not _:
        cls = other.__class__
        if input.__class__ is not out or out is not _ or cls not in NUMPY_NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(logical_or, out, _, input, other)
            return dispatch(logical_or_op, input, other)
        other = number(other, cls if other else str(other), input._data.dtype, True)
    self_ = input._data
    other_ = other._data
    try:
        out = from_array(np.logical_or(self_, other_))
    except FAULTS as _error:
        raise refused(_error, "logical_or", self_, other_) from None
    if MODE.settle is not None:
        MODE.settle(out, logical_or_op, input, other)
    return out


def logical_or_(input, other):
    """In-place version of logical_or."""
    return in_place(logical_or_op, logical_or_into, input, other)


def logical_or_into(self_, other_):
    np.logical_or(self_, other_, self_)


logical_or_op = operation("logical_or", "comparison", logical_or, None, (0, 1), edges=())


# ---- logical_xor
def logical_xor(input, other, _=Tensor, out=Tensor):
    """logical_xor(Tensor self, Tensor other) -> Tensor

    Whether exactly one is not zero.
    """
    if input.__class__ is not out or other.__class__ is not _:
        cls = other.__class__
        if input.__class__ is not out or out is not _ or cls not in NUMPY_NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(logical_xor, out, _, input, other)
            return dispatch(logical_xor_op, input, other)
        other = number(other, cls if other else str(other), input._data.dtype, True)
    self_ = input._data
    other_ = other._data
    try:
        out = from_array(np.logical_xor(self_, other_))
    except FAULTS as _error:
        raise refused(_error, "logical_xor", self_, other_) from None
    if MODE.settle is not None:
        MODE.settle(out, logical_xor_op, input, other)
    return out


def logical_xor_(input, other):
    """In-place version of logical_xor."""
    return in_place(logical_xor_op, logical_xor_into, input, other)


def logical_xor_into(self_, other_):
    np.logical_xor(self_, other_, self_)


logical_xor_op = operation("logical_xor", "comparison", logical_xor, None, (0, 1), edges=())


# ---- bitwise_and
def bitwise_and(input, other, _=Tensor, out=Tensor):
    """bitwise_and(Tensor self, Tensor other) -> Tensor

    self & other, of integers or truth values.
    """
    if input.__class__ is not out or other.__class__ is not _:
        cls = other.__class__
        if input.__class__ is not out or out is not _ or cls not in NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(bitwise_and, out, _, input, other)
            return dispatch(bitwise_and_op, input, other)
        other = number(other, cls if other else str(other), input._data.dtype, True)
    self_ = input._data
    other_ = other._data
    try:
        out = from_array(np.bitwise_and(self_, other_))
    except FAULTS as _error:
        raise refused(_error, "bitwise_and", self_, other_) from None
    if MODE.settle is not None:
        MODE.settle(out, bitwise_and_op, input, other)
    return out


def bitwise_and_(input, other):
    """In-place version of bitwise_and."""
    return in_place(bitwise_and_op, bitwise_and_into, input, other)


def bitwise_and_into(self_, other_):
    np.bitwise_and(self_, other_, self_)


bitwise_and_op = operation("bitwise_and", "comparison", bitwise_and, None, (0, 1), edges=())


# ---- bitwise_or
def bitwise_or(input, other, _=Tensor, out=Tensor):
    """bitwise_or(Tensor self, Tensor other) -> Tensor

    self | other, of integers or truth values.
    """
    if input.__class__ is not out or other.__class__ is not _:
        cls = other.__class__
        if input.__class__ is not out or out is not _ or cls not in NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(bitwise_or, out, _, input, other)
            return dispatch(bitwise_or_op, input, other)
        other = number(other, cls if other else str(other), input._data.dtype, True)
    self_ = input._data
    other_ = other._data
    try:
        out = from_array(np.bitwise_or(self_, other_))
    except FAULTS as _error:
        raise refused(_error, "bitwise_or", self_, other_) from None
    if MODE.settle is not None:
        MODE.settle(out, bitwise_or_op, input, other)
    return out


def bitwise_or_(input, other):
    """In-place version of bitwise_or."""
    return in_place(bitwise_or_op, bitwise_or_into, input, other)


def bitwise_or_into(self_, other_):
    np.bitwise_or(self_, other_, self_)


bitwise_or_op = operation("bitwise_or", "comparison", bitwise_or, None, (0, 1), edges=())


# ---- bitwise_xor
def bitwise_xor(input, other, _=Tensor, out=Tensor):
    """bitwise_xor(Tensor self, Tensor other) -> Tensor

    self ^ other, of integers or truth values.
    """
    if input.__class__ is not out or other.__class__ is not _:
        cls = other.__class__
        if input.__class__ is not out or out is not _ or cls not in NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(bitwise_xor, out, _, input, other)
            return dispatch(bitwise_xor_op, input, other)
        other = number(other, cls if other else str(other), input._data.dtype, True)
    self_ = input._data
    other_ = other._data
    try:
        out = from_array(np.bitwise_xor(self_, other_))
    except FAULTS as _error:
        raise refused(_error, "bitwise_xor", self_, other_) from None
    if MODE.settle is not None:
        MODE.settle(out, bitwise_xor_op, input, other)
    return out


def bitwise_xor_(input, other):
    """In-place version of bitwise_xor."""
    return in_place(bitwise_xor_op, bitwise_xor_into, input, other)


def bitwise_xor_into(self_, other_):
    np.bitwise_xor(self_, other_, self_)


bitwise_xor_op = operation("bitwise_xor", "comparison", bitwise_xor, None, (0, 1), edges=())


# ---- bitwise_not
def bitwise_not(input, _=Tensor, out=Tensor):
    """bitwise_not(Tensor self) -> Tensor

    ~self, of integers or truth values.
    """
    if input.__class__ is not out or out is not _:
        if out is not Tensor or _ is not Tensor:
            return write_out(bitwise_not, out, _, input)
        return dispatch(bitwise_not_op, input)
    self_ = input._data
    try:
        out = from_array(np.bitwise_not(self_))
    except FAULTS as _error:
        raise refused(_error, "bitwise_not", self_) from None
    if MODE.settle is not None:
        MODE.settle(out, bitwise_not_op, input)
    return out


def bitwise_not_(input):
    """In-place version of bitwise_not."""
    return in_place(bitwise_not_op, bitwise_not_into, input)


def bitwise_not_into(self_):
    np.bitwise_not(self_, self_)


bitwise_not_op = operation("bitwise_not", "comparison", bitwise_not, None, (0,), edges=())


# ---- isnan
def isnan(input, _=Tensor, out=Tensor):
    """isnan(Tensor self) -> Tensor

    Whether self is not a number.
    """
    if input.__class__ is not out or out is not _:
        if out is not Tensor or _ is not Tensor:
            return write_out(isnan, out, _, input)
        return dispatch(isnan_op, input)
    self_ = input._data
    try:
        return from_array(
            np.isnan(self_) if self_.size < NATIVE.shared else NATIVE.forward(isnan_op, self_)
        )
    except FAULTS as _error:
        raise refused(_error, "isnan", self_) from None


isnan_op = operation("isnan", "comparison", isnan, None, (0,), edges=())


# ---- isinf
def isinf(input, _=Tensor, out=Tensor):
    """isinf(Tensor self) -> Tensor

    Whether self is infinite.
    """
    if input.__class__ is not out or out is not _:
        if out is not Tensor or _ is not Tensor:
            return write_out(isinf, out, _, input)
        return dispatch(isinf_op, input)
    self_ = input._data
    try:
        return from_array(
            np.isinf(self_) if self_.size < NATIVE.shared else NATIVE.forward(isinf_op, self_)
        )
    except FAULTS as _error:
        raise refused(_error, "isinf", self_) from None


isinf_op = operation("isinf", "comparison", isinf, None, (0,), edges=())


# ---- isfinite
def isfinite(input, _=Tensor, out=Tensor):
    """isfinite(Tensor self) -> Tensor

    Whether self is neither infinite nor not a number.
    """
    if input.__class__ is not out or out is not _:
        if out is not Tensor or _ is not Tensor:
            return write_out(isfinite, out, _, input)
        return dispatch(isfinite_op, input)
    self_ = input._data
    try:
        return from_array(
            np.isfinite(self_) if self_.size < NATIVE.shared else NATIVE.forward(isfinite_op, self_)
        )
    except FAULTS as _error:
        raise refused(_error, "isfinite", self_) from None


isfinite_op = operation("isfinite", "comparison", isfinite, None, (0,), edges=())


not_equal = ne
not_equal_ = ne_
less = lt
less_ = lt_
less_equal = le
less_equal_ = le_
greater = gt
greater_ = gt_
greater_equal = ge
greater_equal_ = ge_


def bitwise_and_reflected(input, other):
    """The reflected operator of bitwise_and: other <op> self."""
    cls = other.__class__
    if cls in NUMBERS and input.__class__ is Tensor:
        other = number(other, cls if other else str(other), input._data.dtype)
    return bitwise_and(other, input)


def bitwise_or_reflected(input, other):
    """The reflected operator of bitwise_or: other <op> self."""
    cls = other.__class__
    if cls in NUMBERS and input.__class__ is Tensor:
        other = number(other, cls if other else str(other), input._data.dtype)
    return bitwise_or(other, input)


def bitwise_xor_reflected(input, other):
    """The reflected operator of bitwise_xor: other <op> self."""
    cls = other.__class__
    if cls in NUMBERS and input.__class__ is Tensor:
        other = number(other, cls if other else str(other), input._data.dtype)
    return bitwise_xor(other, input)
