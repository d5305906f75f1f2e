"""What generated functions need besides the classes: the parts of a call that are not formulas."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from operator import index as as_index
from operator import itemgetter
from typing import Any, NamedTuple, NoReturn

import numpy as np

from autograd.array.duck import Duck
from autograd.array.foreign import as_ndarray
from autograd.array.unbroadcast import restore
from autograd.base.grad_mode import is_grad_enabled
from autograd.base.ops import batches, ops
from autograd.core.arguments import check_device
from autograd.core.dispatch import Operation, overridden
from autograd.core.errors import complex_refused, missing_argument, tensor_argument
from autograd.core.node import accumulate_grad_of
from autograd.core.protocol import TensorSubclass, find_handler, innermost
from autograd.core.tensor import LEAF, Tensor, attach, check_differentiable, from_array
from autograd.kernels.indexing.indexing import BYTES

__all__ = [
    "ReturnType", "SampleIndex", "add_tangents", "all_plain", "as_tensors", "choose",
    "complex_refused", "edges_of", "equality", "in_batch", "int_list", "leaf_of",
    "missing_argument", "new_leaf", "no_edges", "not_implemented", "plain_index", "tangent_like",
    "tangents_of", "tensor_argument", "tensor_list", "unshared", "zero_array",
    "zero_like", "zero_tensor",
]  # fmt: skip


class ReturnType(tuple[Any, ...]):
    """The outputs of an operation with several: a tuple whose items have names."""

    __slots__ = ()
    operation: str
    fields: tuple[str, ...] = ()

    def __init_subclass__(cls) -> None:
        for i, name in enumerate(cls.fields):
            setattr(cls, name, property(itemgetter(i)))

    def __repr__(self) -> str:
        inner = ",\n".join(f"{n}={v!r}" for n, v in zip(self.fields, self, strict=True))
        return f"torch.return_types.{self.operation}(\n{inner})"


# ---- arguments -----------------------------------------------------------------------------------


def all_plain(tensors: Any) -> bool:
    """Whether `tensors` is a list or tuple of plain Tensors."""
    if not isinstance(tensors, (list, tuple)):
        return False
    return _TENSOR.issuperset(map(type, tensors))


_TENSOR, _NONE = frozenset({Tensor}), frozenset({type(None)})


def edges_of(tensors: Iterable[Tensor]) -> list[Any]:
    """The graph edges of several tensors."""
    return [x if x._fn is LEAF else x._fn for x in tensors]


def no_edges(edges: Iterable[Any]) -> bool:
    """Whether all of several edges are None: nothing is to be recorded."""
    return _NONE.issuperset(map(type, edges))


def of_others(arrays: Sequence[np.ndarray], edges: Sequence[Any]) -> tuple[Any, ...]:
    """Of factors those that the gradient of another one reads, None for the rest."""
    wanted = [edge is not None for edge in edges]
    count = sum(wanted)
    return tuple([x if count > own else None for x, own in zip(arrays, wanted, strict=True)])


def int_list(
    operation: str, name: str, given: tuple[Any, ...], named: dict[str, Any]
) -> tuple[int, ...]:
    """Ints given one by one, as one sequence, or by keyword, as a tuple.

    Raises TypeError for anything else, and if there is nothing.
    """
    if given and not named:  # mostly it is plain numbers
        first = given[0]
        plain = first if first.__class__ is tuple and len(given) == 1 else given
        for value in plain:
            if value.__class__ is not int:
                break
        else:
            return plain
    if named:
        given = (_only_named(operation, name, given, named),)
    if not given:
        raise missing_argument(operation, name)
    values = given[0] if len(given) == 1 and not _is_int(given[0]) else given
    if isinstance(values, Tensor):
        values = values.tolist()
    try:
        if isinstance(values, (dict, set, str)):
            raise TypeError
        return tuple(as_index(value) for value in values)
    except TypeError:
        raise TypeError(
            f"{operation}(): argument '{name}' must be a tuple of ints, but got {given!r}"
        ) from None


def _only_named(operation: str, name: str, given: tuple[Any, ...], named: dict[str, Any]) -> Any:
    """The argument `name`. Raises TypeError if another one is given, too."""
    if given or set(named) != {name}:
        unexpected = next((key for key in named if key != name), name)
        raise TypeError(f"{operation}() got an unexpected keyword argument '{unexpected}'")
    return named[name]


def tensor_list(operation: str, name: str, given: tuple[Any, ...], named: dict[str, Any]) -> Any:
    """Tensors given one by one, as one list or tuple, or by keyword.

    Raises TypeError for an unexpected keyword, and for one number.
    """
    if named:
        return _only_named(operation, name, given, named)
    if len(given) != 1:
        return given
    if isinstance(given[0], (list, tuple)):
        return given[0]
    if not isinstance(given[0], (int, float, complex)):
        return given
    raise TypeError(
        f"{operation}(): expected Tensor as element 0 in argument '{name}', but got "
        f"{type(given[0]).__name__}"
    )


def _is_int(value: Any) -> bool:
    return isinstance(value, (int, np.integer)) or (
        isinstance(value, Tensor) and value._data.ndim == 0 and value._data.dtype.kind in "iu"
    )


class SampleIndex(Exception):  # noqa: N818  (nothing is wrong)
    """There is a Tensor in a subscript that stands for more than its values, such as a sample of a
    batch: the operation that was called is its business."""

    def __init__(self, tensor: Any) -> None:
        super().__init__()
        self.tensor = tensor

    def operate(self, op: Operation, *args: Any) -> Any:
        """Lets the tensor, or an argument of a higher level, see to the call."""
        return find_handler("operate", (self.tensor, *args))(op, args)


def in_batch(op: Operation, *args: Any) -> Any:
    """What the random operation `op` gives inside of vmap; None in a thread that is not."""
    return batches.drawn(op, args)


_BASIC = frozenset({int, slice, type(None), type(...)})
NO_TUPLE = (
    "Using a non-tuple sequence for multidimensional indexing is deprecated; use x[tuple(seq)] "
    "instead of x[seq]."
)


def plain_index(index: Any, refuse: bool = True) -> Any:
    """A subscript in which Tensors and nested lists have become arrays; bytes, as in PyTorch, a
    mask, and a list with slices a tuple.

    They are copies: the backward pass reads them, and whoever writes the originals in between means
    another subscript. refuse: raise SampleIndex for Tensors that stand for more than their values.
    """
    if index.__class__ is int or index.__class__ is slice:
        return index
    if isinstance(index, tuple):
        if index.__class__ is tuple and _BASIC.issuperset(map(type, index)):
            return index
        return tuple(plain_index(part, refuse) for part in index)
    if isinstance(index, Tensor):
        if refuse and isinstance(index, TensorSubclass):
            raise SampleIndex(index)
        if index._data.dtype == np.uint8:
            warnings.warn(BYTES, UserWarning, stacklevel=4)
            return index._data != 0
        return _index_array(index._data)
    if isinstance(index, np.ndarray):
        return _index_array(as_ndarray(index))
    if isinstance(index, list):
        if not index:
            return np.zeros(0, np.intp)
        if any(part is None or part is ... or part.__class__ is slice for part in index):
            warnings.warn(NO_TUPLE, UserWarning, stacklevel=4)
            return plain_index(tuple(index), refuse)
        return _index_array(np.asarray([plain_index(part, refuse) for part in index]))
    return index


def unshared(value: Any) -> Any:
    """An argument of any type as a node keeps it for its formulas: tensors and arrays are copied.

    They are no inputs, whose memory the backward pass would check for writes. Other sorts of
    tensors than plain ones stay what they are.
    """
    if value.__class__ is Tensor:
        return attach(value._data.copy(), value if value._fn is LEAF else value._fn)
    if isinstance(value, np.ndarray):
        return value.copy()
    if value.__class__ is tuple:
        return tuple([unshared(each) for each in value])
    return [unshared(each) for each in value] if value.__class__ is list else value


def _index_array(array: np.ndarray) -> Any:
    if array.dtype.kind not in "biu":
        raise IndexError(
            "tensors used as indices must be long, int, byte or bool tensors, "
            f"but got {array.dtype}"
        )
    return array.copy() if array.ndim or array.dtype.kind == "b" else int(array)


# ---- overloads -----------------------------------------------------------------------------------

Overloads = Sequence[tuple[Callable[..., Any], str]]
"""Functions, each with its parameters as `_parameters` reads them."""


class Parameter(NamedTuple):
    """A parameter of an overload."""

    name: str
    type: str
    required: bool
    keyword_only: bool


@cache
def _parameters(signature: str) -> tuple[Parameter, ...]:
    """The parameters of ``"Tensor self, int[1] dim, *, dtype? dtype=..."``."""
    positional, _, named = signature.partition("*, ")
    return tuple(
        Parameter(name.removesuffix("=..."), type_, not name.endswith("=..."), bool(i))
        for i, part in enumerate((positional, named))
        for type_, name in (each.split() for each in part.split(", ") if each)
    )


def choose(name: str, overloads: Overloads, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """Calls the first overload whose parameters these arguments fit.

    Raises TypeError that lists the overloads if none does.
    """
    key = (overloads[0][0], *map(type, args), *map(type, kwargs.values()), *kwargs)
    if Tensor in key[2:]:
        others = [
            _Single if each.__class__ is Tensor and each._data.size == 1 else each.__class__
            for each in (*args[1:], *kwargs.values())
        ]
        key = (*key[:2], *others, *kwargs)
    if key in _CHOSEN:
        return _CHOSEN[key](*args, **kwargs)
    choices = [(function, _parameters(signature)) for function, signature in overloads]
    known = {parameter.name for _, parameters in choices for parameter in parameters}
    decide = args and _DECIDING.issuperset(key[1 : len(key) - len(kwargs)])
    decide = decide and known.issuperset(kwargs)
    kwargs = {k if k in known else _NUMPY_NAMES.get(k, k): v for k, v in kwargs.items()}
    for strict in (True, False):
        for function, parameters in choices:
            if _fits(parameters, args, kwargs, strict):
                if decide:
                    _CHOSEN[key] = function
                return function(*args, **kwargs)
    found = overridden(name, getattr(ops, name), *args, **kwargs)
    if found is not NotImplemented:
        return found
    given = ", ".join([_kind(a) for a in args] + [f"{k}={_kind(v)}" for k, v in kwargs.items()])
    signatures = "".join(
        "\n * (" + ", ".join(f"{p.type} {p.name}" for p in parameters) + ")"
        for _, parameters in choices
    )
    raise TypeError(
        f"{name}() received an invalid combination of arguments - got ({given}), "
        f"but expected one of:{signatures}"
    )


_NUMPY_NAMES = {"axis": "dim", "keepdims": "keepdim"}


class _Single:
    """In the place of the class of a Tensor of one element, which may stand for a number."""


# Which overload was chosen, by the first one, the classes of the arguments and the names of those
# that were named, where these decide: of a single element the value may matter too, except of the
# first argument.
_CHOSEN: dict[tuple[Any, ...], Callable[..., Any]] = {}
_DECIDING = frozenset({Tensor, int, float, bool, str, tuple, list, type(None)})


def _kind(value: Any) -> str:
    return "Tensor" if isinstance(value, Tensor) else type(value).__name__


def _fits(
    parameters: Sequence[Parameter], args: tuple[Any, ...], kwargs: dict[str, Any], strict: bool
) -> bool:
    positional = [p for p in parameters if not p.keyword_only]
    last = len(positional) - 1
    if positional and positional[last].type == "Tensor[]" and args[last:]:
        listed = args[last:]
        if all(isinstance(x, Tensor) for x in listed):  # given one by one
            args = (*args[:last], listed)
    if len(args) > len(positional):
        return False
    bound = {p.name: value for p, value in zip(positional, args, strict=False)}
    if bound.keys() & kwargs.keys():
        return False
    bound |= kwargs
    types = {p.name: p.type for p in parameters}
    if not bound.keys() <= types.keys() or any(
        p.required and p.name not in bound for p in parameters
    ):
        return False
    return all(_accepts(types[key], value, strict) for key, value in bound.items())


def _accepts(type_: str, value: Any, strict: bool) -> bool:
    base = type_.rstrip("?")
    if value is None:
        return type_.endswith("?") or type_ == "any"
    if base == "Tensor":
        if isinstance(value, (Tensor, np.ndarray)):
            return True
        return not strict and isinstance(value, (int, float, complex, np.generic))
    if base == "Tensor[]":
        return isinstance(value, (list, tuple))
    if base == "bool":
        return isinstance(value, (bool, np.bool_))
    if base == "int":
        return _is_int(value) and not isinstance(value, bool)
    if base.startswith("int["):
        return isinstance(value, (list, tuple)) or (_is_int(value) and not isinstance(value, bool))
    if base in ("float", "Scalar"):
        return isinstance(value, (int, float, complex, np.generic))
    if base == "str":
        return isinstance(value, str)
    return True


def equality(function: Callable[..., Any]) -> Callable[..., Any]:
    """``==`` and ``!=``: what is no number or tensor is compared by identity, as Python does."""

    def compare(self: Tensor, other: Any) -> Any:
        if other is None or isinstance(other, str):
            return NotImplemented
        try:
            return function(self, other)
        except TypeError:
            if isinstance(other, (Tensor, np.ndarray, np.generic, list, tuple)):
                raise
            return NotImplemented  # so that a class of the user's own decides

    compare.__doc__ = function.__doc__
    return compare


# ---- results -------------------------------------------------------------------------------------


def new_leaf(array: np.ndarray, requires_grad: bool, device: Any) -> Tensor:
    """A leaf around a new `array`.

    Raises RuntimeError for a dtype that cannot require grad, and for a device that is not the CPU.
    """
    check_device(device)
    if requires_grad:
        check_differentiable(array.dtype)
    return from_array(array, LEAF if requires_grad else None)


def as_tensors(value: Any) -> Any:
    """`value` with Tensors for the arrays in it."""
    if isinstance(value, tuple):
        return tuple(as_tensors(each) for each in value)
    return from_array(value) if isinstance(value, np.ndarray) else value


# ---- gradients and tangents ----------------------------------------------------------------------


def zero_array(shape: tuple[int, ...], dtype: np.dtype[Any], grad: Any = None) -> np.ndarray:
    """Zeros, where the numbers of `grad` are: an array, a Tensor or a dict of such."""
    if grad.__class__ is dict:
        grad = next(iter(grad.values()))
    like = grad._data if grad.__class__ is Tensor else grad
    return np.zeros(shape, dtype, like=like if like.__class__ is Duck else None)


def zero_tensor(shape: tuple[int, ...], dtype: np.dtype[Any], grad: Any = None) -> Tensor:
    """The same as a Tensor without grad."""
    return from_array(zero_array(shape, dtype, grad))


def zero_like(tensor: Any) -> Any:
    """Zeros of the shape and dtype of `tensor`, without grad; None for None. Of one that is being
    traced, at whatever level, they are traced as well."""
    if tensor is None:
        return None
    inner = innermost(tensor)
    if isinstance(inner, TensorSubclass):
        return inner.zeros(tensor.shape)
    return zero_tensor(tensor.shape, tensor.dtype, tensor)


def dependent(gradient: Any, edge: Any) -> Any:
    """`gradient` of an input whose graph edge is `edge`, as a function of this input, too: with the
    derivative 0, which PyTorch has where rows are `flat`."""
    if gradient is None or edge is None or not is_grad_enabled():
        return gradient
    zeros = zero_like(gradient)
    zeros._fn = accumulate_grad_of(edge) if isinstance(edge, Tensor) else edge
    return ops._flat(gradient, zeros)


def leaf_of(tensor: Tensor) -> Tensor:
    """A leaf that requires grad and has the value of `tensor`, which is made of no others."""
    if isinstance(tensor, TensorSubclass):
        return tensor.leaf()
    return from_array(tensor._data, LEAF)


def not_implemented(operation: str, name: str) -> NoReturn:
    """The error of a row whose derivative is not written yet."""
    raise NotImplementedError(f"the derivative for '{name}' of {operation} is not implemented.")


def tangents_of(tensors: Sequence[Tensor], tangents: Sequence[Tensor | None]) -> list[Any]:
    """The tangents of a list of tensors, with zeros for those that have none."""
    return [zero_like(x) if t is None else t for x, t in zip(tensors, tangents, strict=True)]


def add_tangents(total: Tensor | None, term: Tensor) -> Tensor:
    return term if total is None else total + term


def tangent_like(tangent: Tensor | None, result: Tensor) -> Tensor:
    """`tangent` with the shape, dtype and realness of `result`; zeros for None."""
    if tangent is None:
        return zero_tensor(result.shape, result.dtype, result)
    if tangent.shape != result.shape:
        tangent = tangent.expand(result.shape)
    return restore(tangent, result.shape, result.dtype)
