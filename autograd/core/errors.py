"""Errors of calls whose arguments do not fit, in PyTorch's words."""

from __future__ import annotations

import sys
from opcode import opmap
from typing import Any

import numpy as np

from autograd.array.duck import DeviceError, InMemoryError, is_duck
from autograd.array.foreign import as_ndarray
from autograd.array.shape_errors import BroadcastError, ShapeError, broadcast_clash
from autograd.base.errors import wrong_type
from autograd.base.grad_mode import MODE
from autograd.base.registry import Row, registry
from autograd.core.tensor import Tensor, from_array
from autograd.kernels.elementwise.numbers import BOOLS_REFUSED


def complex_refused(operation: str) -> NotImplementedError:
    """The error of a row that does not take complex numbers."""
    return NotImplementedError(f'"{operation}" not implemented for complex numbers')


def missing_argument(operation: str, name: str) -> TypeError:
    """The error of a call without a required argument."""
    return TypeError(f"{operation}() missing 1 required positional argument: '{name}'")


def tensor_argument(operation: str, position: int, name: str, value: Any) -> Any:
    """What stands for a Tensor in a call of `operation`, arrays as Tensors.

    Numbers stay: the operation that they reach knows beside what dtype. Raises TypeError for
    anything else.
    """
    if isinstance(value, (Tensor, int, float, complex)) and not isinstance(value, np.generic):
        return value
    if isinstance(value, (np.ndarray, np.generic)) and value.dtype.kind in "biufc":
        return from_array(as_ndarray(value))
    if is_duck(value):
        return from_array(value)
    raise wrong_type(operation, name, "Tensor", value, position=position + 1)


FAULTS = (TypeError, ValueError, LookupError, AttributeError, OverflowError, ZeroDivisionError)
"""What NumPy and Python raise for arguments that an operation cannot work with."""

_OF_THE_LIBRARY = frozenset({"autograd", "generated"})
_BELOW = frozenset({"numpy", "scipy"}) | sys.stdlib_module_names
_RAISES = frozenset(opmap[name] for name in ("RAISE_VARARGS", "RERAISE"))
_KINDS = {"b": "bool", "u": "unsigned integer", "i": "integer", "f": "float", "c": "complex"}


def refused(error: Exception, operation: str, *args: Any) -> Exception:
    """The error to raise where the forward of `operation` has raised one of `FAULTS`.

    args: all of its arguments, Tensors or arrays. An error that a kernel raised for the caller is
    returned as it is, and so is one of a function that the caller passed. What NumPy or Python
    says of its own operands becomes an error of PyTorch's type, which can be caught as NumPy's
    too, and which names the arguments, what was given, and the signature.
    """
    row = registry[operation]
    arrays = {
        name: value._data if isinstance(value, Tensor) else value
        for name, value in zip(row.argument_names, args, strict=True)
    }
    if isinstance(error, (InMemoryError, DeviceError)):
        return _refused_payload(error, operation, arrays)
    if not is_foreign(error):
        return error
    if MODE.settle is not None:  # which may refuse the dtypes
        MODE.settle(None, operation, *args)
    shapes = {name: np.shape(x) for name, x in arrays.items() if isinstance(x, np.ndarray)}
    for name, value in arrays.items():
        if isinstance(value, (list, tuple)) and any(
            isinstance(x, (Tensor, np.ndarray)) for x in value
        ):
            shapes |= {f"{name}[{i}]": np.shape(x) for i, x in enumerate(value)}
    if isinstance(error, ValueError) and row.kind in _BROADCASTING:
        clash = broadcast_clash(list(shapes.values()))
        if clash is not None:
            return BroadcastError(clash)
    said = f"{operation}(): {{}}: {_given_text(arrays)}. Expected {row.signature}"
    if isinstance(error, TypeError) and shapes:
        if operation in BOOLS_REFUSED:
            return DTypeError(BOOLS_REFUSED[operation])
        return DTypeError(f'"{operation}" not implemented for {_dtypes_text(row, arrays)}')
    if isinstance(error, OverflowError):
        return NumberRangeError(said.format("a value cannot be converted without overflow"))
    if isinstance(error, np.linalg.LinAlgError):
        return MatrixShapeError(said.format("the matrices do not fit"))
    if isinstance(error, IndexError):
        return OutOfRangeError(said.format("a dimension or index is out of range"))
    if isinstance(error, ValueError) and "too big" in str(error):
        return ShapeError(said.format("Storage size calculation overflowed"))
    if isinstance(error, ValueError):
        return ShapeError(said.format("the shapes or values do not fit"))
    return TypeError(said.format("invalid arguments"))


def _refused_payload(error: Exception, operation: str, arrays: dict[str, Any]) -> Exception:
    """`error` of a payload that is no ndarray, with the operation and where its arguments are."""
    where = ", ".join(
        f"{name} on {x.device}" for name, x in arrays.items() if isinstance(x, np.ndarray)
    )
    more = f" ({where})" if isinstance(error, DeviceError) else ""
    return type(error)(f"{operation}(): {error}{more}")


_BROADCASTING = frozenset({"pointwise", "comparison", "loss", "gather", "scatter"})
"""Kinds whose rows broadcast their tensors against each other."""


class OutOfRangeError(RuntimeError, IndexError):
    """A dimension or an index that there is not."""


class NumberRangeError(RuntimeError, OverflowError):
    """A number that a dtype does not hold."""


class MatrixShapeError(RuntimeError, np.linalg.LinAlgError):
    """Matrices of the wrong shape."""


class DTypeError(NotImplementedError, TypeError):
    """A dtype that an operation is not for: PyTorch's NotImplementedError and NumPy's TypeError."""


def is_foreign(error: Exception) -> bool:
    """Whether an error comes from NumPy or Python as called by this library: no statement of ours,
    or of the caller's, has raised it."""
    trace = error.__traceback__
    calling = None
    while trace is not None:
        root = trace.tb_frame.f_globals.get("__name__", "").partition(".")[0]
        if root not in _BELOW:
            calling = trace
        last = trace
        trace = trace.tb_next
    if calling is None:
        return True
    code = calling.tb_frame.f_code
    if calling is last and code.co_code[calling.tb_lasti] in _RAISES:
        return False
    root = calling.tb_frame.f_globals.get("__name__", "").partition(".")[0]
    return root in _OF_THE_LIBRARY or "FAULTS" in calling.tb_frame.f_globals


def _given_text(given: dict[str, Any]) -> str:
    """``self of shape [2, 3] and dtype float64, dim = 1``"""
    return ", ".join(_value_text(name, value) for name, value in given.items())


def _value_text(name: str, value: Any) -> str:
    if isinstance(value, np.ndarray):
        return f"{name} of shape {list(value.shape)} and dtype {value.dtype}"
    if isinstance(value, (list, tuple)) and any(isinstance(x, (Tensor, np.ndarray)) for x in value):
        return f"{name} of shapes {[list(np.shape(x)) for x in value]}"
    text = repr(value)
    return f"{name} = {text if len(text) <= _LONG else type(value).__name__}"


_LONG = 60


def _dtypes_text(row: Row, arrays: dict[str, Any]) -> str:
    """``'float64': self of shape [3] and dtype float64. It takes bool and integer``"""
    found = [x.dtype for x in arrays.values() if isinstance(x, np.ndarray)]
    names = " and ".join(f"'{name}'" for name in dict.fromkeys(str(dtype) for dtype in found))
    return f"{names}: {_given_text(arrays)}. {_accepted(row)}"


def _accepted(row: Row) -> str:
    """The dtypes that the row's ufunc takes, or else the signature."""
    for ufunc in (getattr(np, name, None) for name in row.numpy):
        if isinstance(ufunc, np.ufunc):
            kinds = {np.dtype(loop[0]).kind for loop in ufunc.types}
            return f"Expected {', '.join(word for k, word in _KINDS.items() if k in kinds)}"
    return f"Expected {row.signature}"
