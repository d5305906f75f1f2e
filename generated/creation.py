# Generated from derivatives.yaml by `python -m codegen`. Do not edit: edit the table and generate again.
"""Operations of kind creation: functions, Backward nodes and tangents.

A new tensor that depends on no element of another.
"""

# ruff: noqa
# mypy: ignore-errors
import numpy as np

from autograd.operation import dispatch, operation
from autograd.tensor import Tensor, from_array

ndarray = np.ndarray
asarray = np.asarray


# ------------------------------------------------------------------------------------------------
# zeros_like    derivatives.yaml:490


def zeros_like(self, *, dtype=None):
    """zeros_like(Tensor self, *, dtype? dtype=None) -> Tensor

    Zeros of the shape of self.
    """
    if self.__class__ is not Tensor:
        return dispatch(zeros_like_op, self, dtype)
    self_ = self._data
    return from_array(np.zeros_like(self_, dtype=dtype))


zeros_like_op = operation('zeros_like', 'creation', zeros_like, None, (0,), keywords=('dtype',))
