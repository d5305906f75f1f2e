"""NumPy's functions on Tensors: each goes to the row that names it under `numpy:` or `scipy:`.

So NumPy code, the helpers in `autograd.formulas` included, runs on Tensors as it is and is
recorded. A function without a row raises TypeError: nothing is ever silently cut off the graph.
"""

from __future__ import annotations

import difflib
import inspect
import sys
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, NamedTuple, cast

import numpy as np

from autograd.base.grad_mode import MODE
from autograd.base.ops import scipys
from autograd.base.registry import registry
from autograd.core.dispatch import with_tensors_for_numbers
from autograd.core.errors import NumberRangeError
from autograd.core.protocol import TensorSubclass
from autograd.core.tensor import Tensor
from autograd.numpy_api.functions import ADAPTERS, REFUSED_ARGUMENTS
from autograd.numpy_api.functions.arguments import (
    has_history,
    is_plain,
    refuse_arguments,
    tensor,
    tensors_in,
    truths,
    unwrap,
    weak,
)
from autograd.numpy_api.functions.calls import by_elements
from autograd.numpy_api.functions.masks import MASKED, call_where, masked
from autograd.numpy_api.functions.ufuncs import method_of
from autograd.numpy_api.functions.writing import apart, copyto
from autograd.numpy_api.status import CONSTANTS, REFUSED, WITHOUT_HISTORY
from autograd.views.out import store_results
from generated.serving import SERVING


def call_ufunc(ufunc: Any, method: str, inputs: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """`ufunc` on inputs of which at least one is a Tensor."""
    name = ufunc.__name__
    if kwargs and ("out" in kwargs or ("where" in kwargs and method == "__call__")):
        return _call_into(ufunc, method, inputs, kwargs)
    if method == "__call__":
        return _call_ufunc(ufunc, inputs, kwargs)
    found = method_of(ufunc, method)
    if found is not None and (ufunc.__name__ in ADAPTERS or _find_function(name)):
        return found(*inputs, **kwargs)
    raise _make_refusal(f"{name}.{method}")


def _call_into(ufunc: Any, method: str, inputs: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """`call_ufunc` with `out` or `where` among the options."""
    name = ufunc.__name__
    into = kwargs.get("out") or (None,)
    if all(isinstance(each, np.ndarray) for each in into) and not has_history((inputs, kwargs)):
        options = {key: unwrap(value) for key, value in kwargs.items()}
        return getattr(ufunc, method)(*map(weak, inputs), **options)  # `array += tensor`
    outs = _given_outs(_home(ufunc) + name, kwargs.pop("out")) if "out" in kwargs else None
    inputs = inputs if outs is None else apart(inputs, outs)
    where = kwargs.pop("where", True) if method == "__call__" else True
    if where is not True:
        if ufunc.nout > 1:
            raise TypeError(f"np.{name}: the argument where= is not supported on Tensors")
        return call_where(ufunc, inputs, where, outs and outs[0], kwargs)
    result = call_ufunc(ufunc, method, inputs, kwargs)
    return _store(name, result, outs if ufunc.nout > 1 else outs[0]) if outs else result


def direct_function(func: Any) -> Callable[..., Any] | None:
    """What serves calls of NumPy's `func` with one array after the other, and no options.

    None if `call_ufunc` or `call_function` is to see to them.
    """
    if isinstance(func, np.ufunc):
        return ADAPTERS.get(func.__name__) or _find_function(func.__name__)
    name = _name_of(func)
    return None if name in REFUSED_ARGUMENTS else ADAPTERS.get(name)


def _call_ufunc(ufunc: Any, inputs: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    name = ufunc.__name__
    for x in inputs:
        if x.__class__ is Tensor and x._data.dtype.kind not in "biu":  # as most are
            break
    else:
        if _are_whole(inputs) and _home(ufunc) == "np.":
            return _as_tensors(ufunc(*map(weak, inputs), **kwargs))
    function = _serving(ufunc)
    if function is None and name in CONSTANTS:
        return _call_plain(ufunc, inputs, kwargs)
    if function is None and _home(ufunc) == "scipy.special.":
        function = scipys.find(f"special.{name.lstrip('_')}")  # also one that Python code calls
    if function is None and ufunc.types == [f"{'O' * ufunc.nin}->{'O' * ufunc.nout}"]:
        return by_elements(ufunc, inputs)  # of np.frompyfunc
    if function is None:
        raise _make_refusal(name, _home(ufunc))
    if len(inputs) > 1:
        inputs = tuple([tensor(x) if isinstance(x, (list, tuple, range)) else x for x in inputs])
        if MODE.as_pytorch:
            inputs = tuple(with_tensors_for_numbers(inputs))
    if not kwargs:
        try:
            return function(*inputs)
        except NumberRangeError:  # NumPy makes infinite ones of them
            wide = [float(x) if x.__class__ is int else x for x in inputs]
            return function(*with_tensors_for_numbers(wide))
    dtype, casting = kwargs.pop("dtype", None), kwargs.get("casting", "same_kind")
    kwargs = _drop_neutral(name, kwargs)
    if kwargs and name not in ADAPTERS:
        raise TypeError(f"np.{name}: {sorted(kwargs)} are not supported on Tensors")
    if dtype is not None:
        inputs = _converted(ufunc, inputs, np.dtype(dtype), casting)
    return function(*inputs, **kwargs)


def _converted(ufunc: Any, inputs: Any, dtype: np.dtype, casting: Any) -> tuple[Tensor, ...]:
    """The inputs as NumPy has them where `ufunc` is to give `dtype`, which no result is converted
    to afterwards. Raises TypeError where it does."""
    numbers = (int, float, complex)
    given = [type(x) if type(x) in numbers else np.dtype(tensor(x).dtype) for x in inputs]
    any_of, outs = (None,) * ufunc.nin, (None,) * ufunc.nout
    wanted = (*any_of, *(dtype,) * ufunc.nout)
    found = ufunc.resolve_dtypes((*given, *outs), signature=wanted, casting=casting)
    return tuple(tensor(x).to(each) for x, each in zip(inputs, found, strict=False))


def _are_whole(values: Any) -> bool:
    """Whether the Tensors among arguments hold whole numbers or truths in memory, which have no
    gradient: NumPy computes what it makes of them, with its own dtypes."""
    for x in values:
        if isinstance(x, Tensor):
            data = x._data
            if not isinstance(data, np.ndarray) or data.dtype.kind not in "biu" or not is_plain(x):
                return False
    return True


def _as_tensors(found: Any) -> Any:
    return tuple(map(tensor, found)) if isinstance(found, tuple) else tensor(found)


@lru_cache(512)  # not for ever, of ufuncs that a program makes
def _serving(ufunc: Any) -> Callable[..., Any] | None:
    name = ufunc.__name__
    return ADAPTERS.get(name) or _find_function(name) or _own_kernels().get(ufunc)


def call_function(func: Callable[..., Any], args: Any, kwargs: dict[str, Any]) -> Any:
    """A NumPy function that is no ufunc, some argument of which is a Tensor."""
    name = _name_of(func)
    if len(args) > 2 and (later := _out_and_later(func, len(args))):  # by position
        kwargs = kwargs | dict(zip(later, args[-len(later) :], strict=True))
        args = args[: -len(later)]
    if kwargs:
        if kwargs.get("out") is not None:
            out = kwargs.pop("out")
            args, kwargs = apart((args, kwargs), _given_outs(f"np.{name}", out))
            return _store(name, call_function(func, args, kwargs), out)
        kwargs = {key: value for key, value in kwargs.items() if value is not np._NoValue}
    if () in [each for each in (*args, *kwargs.values()) if each.__class__ is tuple]:
        args, kwargs = _rewrite_empty_axis(func, args, kwargs)
    whole = kwargs.get("dtype") is not None and np.dtype(kwargs["dtype"]).kind in "biu"
    if whole and all(map(is_plain, tensors_in((args, kwargs)))):  # which has no gradient
        return _as_tensors(_call_plain(func, args, kwargs))
    if name in MASKED and not {"where", "initial"}.isdisjoint(kwargs):
        return masked(name, func, args, kwargs)
    adapter = ADAPTERS.get(name)
    if adapter is not None:
        for place, key in REFUSED_ARGUMENTS.get(name, ()):
            value = args[place] if place < len(args) else kwargs.get(key)
            if value is not None and (key, value) != ("device", "cpu"):
                refuse_arguments(name, **{key: value})
        return adapter(*args, **kwargs)
    if (function := _find_function(name)) is not None:
        return _call(name, func, function, args, kwargs)
    if name in CONSTANTS or (name in WITHOUT_HISTORY and not has_history((args, kwargs))):
        return _call_plain(func, args, kwargs)
    raise _make_refusal(name)


def _call_plain(func: Any, args: Any, kwargs: dict[str, Any]) -> Any:
    """NumPy's function of the arrays alone. What has none, in a batch or a trace, refuses."""
    args, kwargs = unwrap(args), {key: unwrap(each) for key, each in kwargs.items()}
    for x in tensors_in((args, kwargs)):
        np.asarray(x)
    return func(*args, **kwargs)


def _store(name: str, result: Any, out: Any) -> Any:
    """`out`, with the result of the function `name` in it; a recorded one, or one of a
    transform, as an operation in place."""
    values, outs = (each if isinstance(each, tuple) else (each,) for each in (result, out))
    values = tuple(_spread(name, x, y) for x, y in zip(values, outs, strict=True))
    of_transform = any(isinstance(x, TensorSubclass) and x.level for x in (*values, *outs))
    if not of_transform and not any(x._is_recorded() for x in tensors_in((values, outs))):
        return store_results(name, values if isinstance(result, tuple) else values[0], out)
    for value, target in zip(values, outs, strict=True):
        copyto(target, value)
    return out


def _spread(name: str, value: Any, out: Any) -> Any:
    """`value` in the shape of `out`, as NumPy writes it. Raises ValueError where it has another."""
    if isinstance(out, Tensor) and np.shape(value) != out.shape:
        if np.broadcast_shapes(np.shape(value), out.shape) != out.shape:
            raise ValueError(
                f"np.{name}: out= has the shape {out.shape}, the result {np.shape(value)}"
            )
        return np.broadcast_to(value, out.shape)
    return value


def _rewrite_empty_axis(func: Any, args: Any, kwargs: dict[str, Any]) -> tuple[Any, dict[str, Any]]:
    """The arguments of a reduction with axis=() as those of one along a new dimension of size 1.

    NumPy reduces along none of the dimensions then, PyTorch's functions along all.
    """
    signature = _signature(func)
    if signature is None or not {"axis", "keepdims"} <= signature.parameters.keys():
        return args, kwargs
    given = signature.bind(*args, **kwargs).arguments
    if given.get("axis") != ():
        return args, kwargs
    first, *rest = given
    x = tensor(given[first])
    given = {key: given[key] for key in rest if key != "keepdims"}
    if given.get("where", True) is not True:
        given["where"] = tensor(truths(given["where"]))[..., None]
    return (x.reshape((*x.shape, 1)),), given | {"axis": -1}


@cache
def _name_of(func: Any) -> str:
    """Its name below numpy: ``sum``, ``linalg.norm``."""
    module = getattr(func, "__module__", None) or ""
    module = module.removeprefix("numpy").lstrip(".")
    return f"{module}.{func.__name__}" if module else func.__name__


def _home(ufunc: np.ufunc) -> str:
    """The prefix of the name of a ufunc, which does not tell where it is from."""
    special = "scipy.special."  # some ufuncs are called by a function of Python's
    homes = {"numpy": "np.", "scipy.special": special, "scipy.special._ufuncs": special}
    for module, prefix in homes.items():
        if getattr(sys.modules.get(module), ufunc.__name__, None) is ufunc:
            return prefix
    return "the ufunc "


def _given_outs(name: str, out: Any) -> tuple[Any, ...]:
    """What is given as ``out=``. Raises TypeError unless it is Tensors."""
    outs = out if isinstance(out, tuple) else (out,)
    if not all(isinstance(each, Tensor) for each in outs):
        raise TypeError(
            f"{name}: out= cannot be an array beside Tensors, since a recorded result "
            "needs its own memory; where an array is on the left, as in `a += t`, write "
            "`a = a + t`, or make it a Tensor before: `a = ag.tensor(a)`"
        )
    return outs


# NumPy's names of arguments, where PyTorch has others for the same.
_RENAMED = {"axis": "dim", "keepdims": "keepdim"}
_OPTIONS = ("axis", "dtype", "keepdims", "assume_unique", "invert")
# Arguments that change nothing if they have one of these values.
_UNSUPPORTED: dict[str, tuple[Any, ...]] = {
    "out": (None,),
    "where": (True,),
    "initial": (None,),
    "casting": ("safe", "same_kind", "unsafe"),
    "order": ("K", "C", "F", "A", None),
    "subok": (True, False),
    "like": (None,),
    "device": (None, "cpu"),
    "kind": (None, "sort", "table"),
}


def _drop_neutral(name: str, kwargs: dict[str, Any]) -> dict[str, Any]:
    """Without the arguments that change nothing. Raises TypeError if one of them would."""
    kept = {}
    for key, value in kwargs.items():
        if value is np._NoValue:
            continue
        if key not in _UNSUPPORTED:
            kept[key] = value
        elif not (value is None or isinstance(value, (bool, str))) or (
            value not in _UNSUPPORTED[key]
        ):
            raise TypeError(f"np.{name}: the argument {key}= is not supported on Tensors")
    return kept


def _call(
    name: str, func: Any, function: Callable[..., Any], args: Any, kwargs: dict[str, Any]
) -> Any:
    """The function of a row with NumPy's arguments: options by name, the others by position."""
    if _signature(func) is not None and (kwargs or len(args) > 1):
        places, options = _arrange(func, len(args), tuple(kwargs))
        given = kwargs | dict(enumerate(args))
        args = [given[x.key] if x.__class__ is _Given else x for x in places]
        kwargs = {name: given[x.key] for name, x in options.items()}
    kept = _drop_neutral(name, kwargs)
    return function(*args, **{_RENAMED.get(key, key): value for key, value in kept.items()})


class _Given(NamedTuple):
    """What stands for an argument: its place, or its name."""

    key: int | str


@cache
def _arrange(func: Any, count: int, names: tuple[str, ...]) -> tuple[list[Any], dict[str, Any]]:
    """The arguments by position and by name of a row's function for a call of `func` with `count`
    by position and others by `names`: as `_Given`, and defaults as they are."""
    signature = _signature(func)
    assert signature is not None
    stand_ins = {name: _Given(name) for name in names}
    given = signature.bind(*map(_Given, range(count)), **stand_ins).arguments
    args, options, skipped = list[Any](), dict[str, Any](), list[Any]()
    for key, parameter in signature.parameters.items():
        kind, value = parameter.kind, given.get(key, parameter.default)
        if key not in given:
            skipped += [] if key in _OPTIONS or key in _UNSUPPORTED else [value]
        elif kind is inspect.Parameter.VAR_POSITIONAL:
            args.extend(value)
        elif kind is inspect.Parameter.VAR_KEYWORD:
            options.update(value)
        elif key in _OPTIONS or key in _UNSUPPORTED or kind is inspect.Parameter.KEYWORD_ONLY:
            options[key] = value
        else:  # those before it that are not given keep their places
            args += [*skipped, value]
            skipped = []
    return args, options


@cache
def _out_and_later(func: Any, count: int) -> list[str]:
    """The names of those of `count` arguments by position that are `out` or come after it."""
    signature = _signature(func)
    given = [] if signature is None else [*signature.parameters.values()]
    names = [each.name for each in given if each.kind <= each.POSITIONAL_OR_KEYWORD][:count]
    return names[names.index("out") :] if "out" in names else []


@cache
def _signature(func: Any) -> inspect.Signature | None:
    """The signature; None for functions in C, which do not tell theirs."""
    try:
        return inspect.signature(func)
    except ValueError:
        return None


@cache
def serving_rows() -> dict[str, str]:
    """NumPy's names, dotted below numpy, and SciPy's -> the rows that serve them."""
    rows: dict[str, str] = {}
    for row in registry.values():
        for name in row.numpy:
            rows.setdefault(name, row.name)
        for name in row.scipy:
            rows.setdefault(f"scipy.{name}", row.name)
    return rows


def _find_function(name: str) -> Callable[..., Any] | None:
    """Our function for a name of NumPy's, of SciPy's, or of a ufunc, which does not tell whose it
    is. For those that the built-in table serves no other table is asked, nor the registry, which
    take long to load."""
    special = f"scipy.special.{name}"
    row = SERVING.get(name) or SERVING.get(special)
    return _table().get(name, _table().get(special)) if row is None else _built_in(row)


def row_function(name: str) -> Callable[..., Any] | None:
    """The function of the row that serves SciPy's `name`, dotted below scipy; None if none does."""
    return _find_function(f"scipy.{name}")


@cache
def _built_in(row: str) -> Callable[..., Any]:
    return _of_module("generated", row)


@cache
def _table() -> dict[str, Callable[..., Any]]:
    """NumPy's names -> our functions."""
    rows = serving_rows().items()
    return {name: _function(row) for name, row in rows if not name.startswith("kernels.")}


@cache
def _own_kernels() -> dict[Any, Callable[..., Any]]:
    """Ufuncs of user-defined tables -> the functions of the rows that serve them."""
    found = {}
    for row in registry.values():
        for name in row.numpy:
            if name.startswith("kernels."):
                kernels = sys.modules[f"{registry.package_of(row.name)}.kernels"]
                found[getattr(kernels, name.removeprefix("kernels."))] = _function(row.name)
    return found


def _function(row: str) -> Callable[..., Any]:
    """The public function of a row, which chooses among its overloads."""
    return _of_module(registry.package_of(row), row)


def _of_module(package: str, row: str) -> Callable[..., Any]:
    module = sys.modules[f"{package}.functions"]
    function = getattr(module, row.replace(".", "_"), None)
    if function is None:
        function = getattr(module, row.rpartition(".")[0].replace(".", "_"))
    return cast("Callable[..., Any]", function)


for _cached in (serving_rows, _table, _own_kernels, _serving):
    registry.watchers.append(_cached.cache_clear)


def _make_refusal(name: str, home: str = "np.") -> TypeError:
    if home.startswith("scipy."):
        return TypeError(
            f"{home}{name} has no row in derivatives.yaml, so its gradient is not known. "
            f"Use {scipys.substitute(f'special.{name}')}."
        )
    reason = REFUSED.get(name)
    if name.startswith("polynomial."):
        reason = f"use autograd.numpy.{name}"
    if reason is not None:
        return TypeError(f"np.{name} is not for Tensors: {reason}")
    near = difflib.get_close_matches(name, [*_table(), *ADAPTERS], 1)
    hint = f" The nearest function that has one is np.{near[0]}." if near else ""
    return TypeError(
        f"{home}{name} has no row in derivatives.yaml, so its gradient is not known.{hint} "
        "Detach the tensor (t.detach().numpy()) to compute without a gradient."
    )
