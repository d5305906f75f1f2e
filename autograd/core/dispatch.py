"""What the runtime knows of each operation, and the calls that are not all plain Tensors.

Generated functions handle plain Tensors themselves. Any other call comes here: Python numbers and
arrays are made Tensors, and subclasses with a meaning of their own (dual numbers, for instance)
take over the call.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import import_module
from types import FunctionType, ModuleType
from typing import Any

import numpy as np

from autograd.array.duck import as_native, as_payload, is_duck
from autograd.array.foreign import as_ndarray, remedy
from autograd.base.dtypes import ON_CHANGE
from autograd.base.grad_mode import MODE
from autograd.base.registry import registry
from autograd.core.errors import NumberRangeError, refused
from autograd.core.node import accumulate_grad_of
from autograd.core.protocol import find_handler
from autograd.core.tensor import LEAF, Tensor, from_array

OPERATIONS: dict[str, Operation] = {}
"""All operations by their full name, such as ``"mul"`` or ``"max.dim"``."""

SHORTCUTS: dict[type, Callable[[Operation, Sequence[Any]], Any]] = {}
"""For subclasses of Tensor what `dispatch` tries first where the first argument is of that class:
``shortcut(op, args)`` gives the result, or NotImplemented to let `dispatch` see to it."""

EXTRA = ("_", "out")
"""The parameters of generated functions that are no arguments of the row (`autograd.views.out`)."""


_AS_TENSORS: Any = None


@dataclass(eq=False, repr=False, slots=True)
class Operation:
    """The runtime side of a row: its function, its JVP and where its Tensor arguments are. It is
    registered when it is made.

    tensors  positions of the Tensor arguments
    lists    positions of arguments that are lists of Tensors
    edges    positions of those that are differentiable, as the node orders them: unless stated,
             all of `tensors`
    keywords names of the keyword-only arguments, which come last
    optional positions of the Tensor arguments that may be None
    batched  the call in other operations for a batch of samples, "loop", or None where the kind
             says how (`autograd.transforms.batching`)
    exact    whether numbers that the dtype of the tensors does not hold are refused; "fits" by
             PyTorch's rules alone, "own" if they keep their own dtype
    """

    name: str
    kind: str
    function: Callable[..., Any]
    jvp: Callable[..., Any] | None
    tensors: tuple[int, ...]
    lists: tuple[int, ...] = ()
    edges: tuple[int, ...] = _AS_TENSORS
    keywords: tuple[str, ...] = ()
    optional: tuple[int, ...] = ()
    batched: Callable[..., Any] | str | None = None
    exact: bool | str = False

    def __post_init__(self) -> None:
        OPERATIONS[self.name] = self
        if self.edges is _AS_TENSORS:
            self.edges = self.tensors

    @property
    def identifier(self) -> str:
        """The name of its function in generated modules; overloads have one each."""
        return self.function.__code__.co_name

    @property
    def package(self) -> str:
        """The package that codegen made of the table: ``generated``, or one of a user's table."""
        home: str = self.function.__globals__["__name__"]
        return home.partition(".operations")[0]

    def call(self, args: Sequence[Any]) -> Any:
        """Calls the function with all arguments in the order of the signature."""
        return self.apply(self.function, args)

    def on_arrays(self, args: Sequence[Any]) -> Any:
        """The row's forward on arrays, with all arguments in the order of the signature."""
        return self.apply(self.forward, args)

    @property
    def forward(self) -> Callable[..., Any]:
        """The row's forward as a function of arrays; of others only its section's are loaded."""
        package, _, section = self.function.__globals__["__name__"].partition(".operations.")
        module = import_module(f"{package}.forwards.{section}") if section else self.arrays
        function: Callable[..., Any] = getattr(module, self.identifier)
        return function

    @property
    def arrays(self) -> ModuleType:
        """The module that has the forwards of the table, loaded when it is asked for."""
        return import_module(f"{self.package}.arrays")

    def apply(self, function: Callable[..., Any], args: Sequence[Any]) -> Any:
        """A function of the row's arguments, of all of them in the order of the signature."""
        if not self.keywords:
            return function(*args)
        positional, named = self.as_passed(args)
        return function(*positional, **named)

    def as_passed(self, args: Sequence[Any]) -> tuple[Sequence[Any], dict[str, Any]]:
        """Those of all arguments that are passed by position, and those by name."""
        split = len(args) - len(self.keywords)
        return args[:split], dict(zip(self.keywords, args[split:], strict=True))

    @property
    def parameters(self) -> tuple[str, ...]:
        """The names of the arguments as the function has them, but for lists given one by one."""
        code = self.function.__code__
        names = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
        return tuple([name for name in names if name not in EXTRA])

    def __repr__(self) -> str:
        return f"<Operation {self.name}>"


operation = Operation
"""What generated modules call to register a function."""

OF_OTHERS: list[Callable[[Operation, Sequence[Any], int], Any]] = []
"""What may compute a call of which an argument, whose number is given, is nothing that a Tensor can
be made of: ``compute(op, args, i)`` gives the result, or NotImplemented to let the next one try."""

OF_SUBCLASSES: list[
    Callable[[str, Callable[..., Any], Sequence[Any], Sequence[Any], Any], Any]
] = []
"""What may compute a call with Tensors of classes that have no `operate`, as `OF_OTHERS`, of the
function of a row: ``compute(name, function, tensors, args, named)``."""

_UNKNOWN: Any = object()


def dispatch(op: Operation, *args: Any) -> Any:
    """A call of `op` in which something that should be a plain Tensor is something else.

    args: all arguments in the order of the signature. Numbers, NumPy scalars and arrays become
    Tensors. Raises TypeError for others that none of `OF_OTHERS` computes with.
    """
    shortcut = SHORTCUTS.get(args[0].__class__) if args else None
    if shortcut is not None:
        result = shortcut(op, args)
        if result is not NotImplemented:
            return result
    values = list(args)
    dtype: Any = _UNKNOWN
    plain = not op.lists
    for i in op.tensors:
        value = values[i]
        cls = value.__class__
        if cls is Tensor or (value is None and i in op.optional):
            continue
        if cls is np.ndarray and value.dtype.kind in "biufc":
            values[i] = from_array(as_native(value))
        elif not isinstance(value, Tensor):
            if dtype is _UNKNOWN:
                dtype = _dtype_of_tensors(op, args)
            try:
                values[i] = _tensor(op, i, value, dtype, args)
                if MODE.as_pytorch and isinstance(value, PYTHON_NUMBERS):
                    check_number(op, i, args, dtype)
            except TypeError:
                if (result := _first_of(OF_OTHERS, op, args, i)) is not NotImplemented:
                    return result
                raise
        plain = plain and values[i].__class__ is Tensor
    if plain:
        return op.call(values) if op.keywords else op.function(*values)
    for i in op.lists:
        try:
            values[i] = _tensor_list(op, i, values[i], _dtype_of_tensors(op, args))
        except TypeError:
            if (result := _first_of(OF_OTHERS, op, args, i)) is not NotImplemented:
                return result
            raise
    given = tensor_arguments(op, values)
    handler = find_handler("operate", given)
    if handler is not None:
        return handler(op, values)
    if OF_SUBCLASSES:
        passed = op.as_passed(values)
        result = _first_of(OF_SUBCLASSES, op.name, op.function, given, *passed)
        if result is not NotImplemented:
            return result
    for i in op.tensors:
        if values[i] is not None and values[i].__class__ is not Tensor:
            values[i] = _plain(values[i])
    for i in op.lists:
        values[i] = [x if x.__class__ is Tensor else _plain(x) for x in values[i]]
    return op.call(values)


def _first_of(takers: Sequence[Callable[..., Any]], *call: Any) -> Any:
    """What the first of the `takers` that takes the call makes of it, or NotImplemented."""
    for take in takers:
        result = take(*call)
        if result is not NotImplemented:
            return result
    return NotImplemented


def overridden(name: str, function: Callable[..., Any], /, *args: Any, **named: Any) -> Any:
    """What a class of the arguments of ``function(*args, **named)``, the composite of the row
    `name`, makes of the call instead of it, or NotImplemented."""
    if not OF_SUBCLASSES:
        return NotImplemented
    values = (*args, *named.values())
    given = [x for each in values for x in (each if each.__class__ in _LISTS else (each,))]
    if find_handler("operate", given) is not None:  # which the operations within ask
        return NotImplemented
    return _first_of(OF_SUBCLASSES, name, function, given, args, named)


_LISTS = frozenset({list, tuple})


def tensor_arguments(op: Operation, args: Sequence[Any]) -> list[Any]:
    """Those of a call that are to be Tensors, and the items of those that are to be lists."""
    found = [args[i] for i in op.tensors]
    for i in op.lists:
        if isinstance(args[i], (list, tuple)):
            found.extend(args[i])
    return found


_WITH_DTYPE = (Tensor, np.ndarray, np.generic)


def _dtype_of_tensors(op: Operation, args: Sequence[Any]) -> np.dtype[Any] | None:
    """The promoted dtype of the arguments that have one: what a Python number joins (NEP 50)."""
    found: np.dtype[Any] | None = None
    for x in tensor_arguments(op, args) if op.lists else [args[i] for i in op.tensors]:
        if x.__class__ is not Tensor and not isinstance(x, _WITH_DTYPE):
            continue
        dtype = x._data.dtype if x.__class__ is Tensor else x.dtype
        if found is None or found.char == "?":  # which widens nothing
            found = dtype
        elif dtype is not found and dtype.char != "?":
            given = [x.dtype for x in tensor_arguments(op, args) if isinstance(x, _WITH_DTYPE)]
            return np.result_type(*given)
    return found


NUMBERS = frozenset({int, float})
"""The types of numbers that `number` takes. Complex ones it does not: the parts of equal ones may
differ in sign."""

ONE = 1
"""What factors are where none is given: functions ask whether theirs is this object."""

NUMPY_NUMBERS = set(NUMBERS)
"""Those that functions take for Tensors where NumPy does and PyTorch does not: none of them while
what PyTorch refuses is refused."""


@lru_cache(maxsize=4096)
def number(value: Any, key: Any, dtype: np.dtype[Any] | None, kept: bool | str = False) -> Tensor:
    """A Python number as a 0-d Tensor of the dtype it has beside an array of `dtype`.

    key: what tells it from equal ones: its class, of a zero its text. kept: what becomes of an
    integer that `dtype` cannot hold: with True it keeps its value; else OverflowError is raised,
    but by PyTorch's rules it is taken modulo the size of the dtype; with "floats", for operations
    that make floats of integers, they keep it, and with "exact" NumberRangeError is raised, as for
    what is too large for a floating dtype, which is infinite else; "fits" does so by PyTorch's
    rules alone. With "own" any number has NumPy's dtype of it.
    """
    kind, wraps = dtype, MODE.number_dtype is not None  # PyTorch's numbers, which have 64 bits
    exact = kept == "exact" or (kept == "fits" and wraps)
    try:
        if kept == "own":
            long = isinstance(value, int) and not -(1 << 63) <= value < 1 << 64
            kind = np.dtype(np.float64) if long else None
        elif MODE.number_dtype is not None:
            kind = MODE.number_dtype(value, dtype)
        elif dtype is not None:
            kind = np.result_type(dtype, value)
        with np.errstate(over="raise" if exact else "ignore"):
            array = np.asarray(value, kind)
    except (OverflowError, FloatingPointError):
        array = np.asarray(value)
        if (wraps and array.dtype == object) or not (wraps or exact or kept is True):
            raise
        below = array.dtype.kind == "i" and value < 0  # which kernels of integers take
        kinds = "u" if kept == "fits" else "iu"
        if exact and not (below and kind is not None and kind.kind in kinds):
            text = f"value cannot be converted to type {kind} without overflow"
            raise NumberRangeError(text) from None
        if not kept or kept == "fits":
            array = array.astype(kind)
    array.flags.writeable = False
    tensor = from_array(array)
    tensor.__class__ = Tensor  # also if it is first asked for in inference mode
    return tensor


ON_CHANGE.append(number.cache_clear)


def wrap_numbers(error: Exception, op: Operation, *args: Any) -> np.ndarray:
    """The forward of `op`, which has raised `error` for a negative number beside unsigned integers,
    with the number modulo the size of their dtype, as PyTorch's rules have it. args: arrays, and
    all else of the call.

    Raises what `refused` makes of other errors.
    """
    if MODE.settle is not None and isinstance(error, OverflowError):
        common = np.result_type(*[args[i] for i in op.edges if isinstance(args[i], np.ndarray)])
        return in_one_dtype(op, common, args)
    raise refused(error, op.name, *args) from None


def in_one_dtype(op: Operation, dtype: np.dtype[Any], args: Sequence[Any]) -> np.ndarray:
    """The forward of `op` with its Tensors, or arrays, and its Scalars as numbers of `dtype`; those
    below 0 are taken modulo the size of unsigned ones. Raises what `refused` makes of errors."""
    values = [x._data if isinstance(x, Tensor) else x for x in args]
    for i in op.edges:
        values[i] = values[i] if values[i] is None else values[i].astype(dtype, copy=False)
    size = 1 << 8 * dtype.itemsize if dtype.kind == "u" else 0
    for i in registry[op.name].scalars:
        x = values[i]
        if dtype.kind in "biu" and x is not None:
            x = bool(x) if dtype.kind == "b" else int(x)
            values[i] = x % size if -size < x < 0 else x
    try:
        return np.asarray(op.on_arrays(values))
    except OverflowError as error:
        raise refused(error, op.name, *args) from None


def _without_tensors(op: Operation, args: Sequence[Any]) -> tuple[Any, ...]:
    """`args` with `_ONE` for the tensors, so that equal ones are the same call."""
    return tuple([_ONE if i in op.tensors and x is not None else x for i, x in enumerate(args)])


_ONE: Any = object()


@lru_cache(maxsize=512)
def _gives_floats(op: Operation, args: tuple[Any, ...]) -> bool:
    """Whether `op` makes floats of integers, so that its numbers are none of the tensors' dtype.

    args: those of a call, as `_without_tensors` gives them.
    """
    if op.kind != "pointwise":
        return False
    values = [np.ones(1, np.int8) if x is _ONE else x for x in args]
    try:
        return np.asarray(op.on_arrays(values)).dtype.kind == "f"
    except (TypeError, ValueError, RuntimeError):  # no integers are taken
        return False


def _tensor(
    op: Operation, i: int, value: Any, dtype: np.dtype[Any] | None, args: Sequence[Any] = ()
) -> Tensor:
    """A number or array as a Tensor. args: all of the call."""
    if MODE.number_dtype is not None and isinstance(value, np.number):
        value = value.item()
    cls = value.__class__
    if isinstance(value, (int, float, complex)) and not isinstance(value, np.generic):
        make = number if cls in NUMBERS else number.__wrapped__
        kept = "exact" if op.exact is True else op.exact or op.kind == "comparison"
        if not kept and dtype is not None and dtype.kind in "iu" and isinstance(value, int):
            fits = 0 <= value < 128
            if not fits and _gives_floats(op, _without_tensors(op, args)):
                kept = "floats"
        return make(value, cls if value else str(value), dtype, kept)
    listed = (
        dtype is not None and isinstance(value, (list, tuple, range)) and op.kind in _TAKING_LISTS
    )
    if listed and (cls in (list, tuple, range) or _reflected_method(op, value) is None):
        value = _array_of_list(value)
    if isinstance(value, (np.ndarray, np.generic)) or is_duck(value):
        array = as_payload(value) if is_duck(value) else as_ndarray(value)
        if array.dtype.kind in "biufc":
            return from_array(as_native(array))
    raise _type_error(op, i, value)


def _type_error(op: Operation, i: int, value: Any) -> TypeError:
    return TypeError(
        f"{op.name}(): argument {_argument_name(op, i)} must be Tensor, not {_type_name(value)}"
        f"{remedy(value)}"
    )


PYTHON_NUMBERS = (int, float, complex)


def check_number(op: Operation, i: int, args: Sequence[Any], dtype: Any) -> None:
    """Raises TypeError where PyTorch's function takes no number for the Tensor argument `i`.
    dtype: that of the Tensors beside it, None if there is none."""
    rule = registry[op.name].numbers
    if rule == "tensors":
        raise _type_error(op, i, args[i])
    if (rule == "left" and i == op.tensors[0]) or (rule == "beside" and dtype is None):
        given = ", ".join(_type_name(args[place]) for place in op.tensors)
        raise TypeError(
            f"{op.name}() received an invalid combination of arguments - got ({given}), but "
            f"expected one of: {registry[op.name].signature}"
        )


def with_tensors_for_numbers(values: Sequence[Any]) -> list[Any]:
    """The arguments of a function of NumPy, which takes numbers where PyTorch does not."""
    dtype = next((x._data.dtype for x in values if isinstance(x, Tensor)), None)
    return [
        number.__wrapped__(x, None, dtype, True) if isinstance(x, PYTHON_NUMBERS) else x
        for x in values
    ]


_REFLECTED = {f"__{stem}__": f"__r{stem}__" for stem in (
    *("add", "sub", "mul", "truediv", "floordiv", "mod", "pow", "matmul"),
    *("and", "or", "xor", "lshift", "rshift"),
)} | {"__lt__": "__gt__", "__gt__": "__lt__", "__le__": "__ge__", "__ge__": "__le__"}  # fmt: skip


@cache
def _reflected_name(op: Operation) -> str | None:
    """The method of the right operand of the operator that calls `op`, if there is one."""
    called = (name for name in _REFLECTED if getattr(Tensor, name, None) is op.function)
    return _REFLECTED.get(next(called, ""))


def _reflected_method(op: Operation, value: Any) -> Any:
    """What Python calls of a right operand that Tensors do not know, if its class defines that in
    Python: ``x * value`` is ``value.__rmul__(x)``. None for arrays, and where the error says
    what to do."""
    name = None if isinstance(value, np.ndarray) else _reflected_name(op)
    method = None if name is None else getattr(type(value), name, None)
    return method if isinstance(method, FunctionType) and not remedy(value) else None


def _call_reflected(op: Operation, args: Sequence[Any], i: int) -> Any:
    method = _reflected_method(op, args[1]) if i == 1 else None
    return NotImplemented if method is None else method(args[1], args[0])


OF_OTHERS.append(_call_reflected)


_TAKING_LISTS = frozenset({"pointwise", "comparison", "bilinear", "query"})
"""Kinds of rows that take a list of numbers beside a Tensor, as NumPy's operators do."""


def _array_of_list(value: Sequence[Any]) -> Any:
    """Nested lists of numbers as an array; other lists as they are."""
    try:
        return np.asarray(value)
    except (RuntimeError, ValueError):  # a tensor that requires grad, or rows of several lengths
        return value


def _tensor_list(op: Operation, i: int, value: Any, dtype: np.dtype[Any] | None) -> list[Tensor]:
    if isinstance(value, Tensor) or not isinstance(value, (list, tuple)):
        raise TypeError(
            f"{op.name}(): argument {_argument_name(op, i)} must be tuple of Tensors, "
            f"not {_type_name(value)}"
        )
    return [x if isinstance(x, Tensor) else _tensor(op, i, x, dtype) for x in value]


def _plain(value: Tensor) -> Tensor:
    """A plain Tensor that is the same leaf or result as one of a subclass without operations."""
    fn = value._fn
    return from_array(value._data, accumulate_grad_of(value) if fn is LEAF else fn)


def _argument_name(op: Operation, i: int) -> str:
    names = op.parameters
    return f"'{names[i]}' (position {i + 1})" if i < len(names) else f"{i + 1}"


def _type_name(value: Any) -> str:
    """The class of an argument; of an array, which may be of texts, the dtype as well."""
    name = type(value).__name__
    return f"{name} of dtype {value.dtype}" if isinstance(value, np.ndarray) else name
