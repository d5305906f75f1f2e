"""`compile`: a function that runs as one program, made anew for each signature."""

from __future__ import annotations

import functools
import os
import sys
from collections.abc import Callable, Collection, Hashable, Sequence
from time import perf_counter
from typing import Any, Generic, NamedTuple, ParamSpec, TypeVar, overload

import numpy as np

from autograd.base.grad_mode import is_grad_enabled
from autograd.base.locks import collector_off
from autograd.base.pytree import TreeDef, flatten, unflatten
from autograd.compile.backward import record
from autograd.compile.build import Built, build
from autograd.compile.explain import explain, source
from autograd.compile.schedule.donation import check_donated, donated_leaves, give_up
from autograd.compile.settings import Settings
from autograd.compile.tracing.errors import refuse
from autograd.compile.tracing.signatures import key_of, modes, orders, tensors_key
from autograd.core.protocol import TensorSubclass
from autograd.core.tensor import Tensor, from_array
from autograd.methods.construction import plain_array
from autograd.native import jit

_P = ParamSpec("_P")
_R = TypeVar("_R")


class CacheInfo(NamedTuple):
    """How often a call found its program, how often one was made, and how many there are."""

    hits: int
    misses: int
    currsize: int


class Compiled(Generic[_P, _R]):
    """A function that is compiled once for each signature of its arguments: their structure, the
    shapes and dtypes of arrays, which of them require grad, and the values of everything else.

    settings: the options of `compile`
    """

    def __init__(self, function: Callable[_P, _R], settings: Settings) -> None:
        functools.update_wrapper(self, function)
        self._function = function
        self._settings = settings
        self._built: dict[Any, Built] = {}
        self._hits = self._misses = 0

    def __call__(self, *args: _P.args, **kwargs: _P.kwargs) -> _R:
        plain = None if kwargs else tensors_key(args)
        if plain is not None:
            key, arrays = plain
            built = self._built.get(key)
            if built is not None and built.simple and (built.guards is None or built.guards.hold()):
                self._hits += 1
                tensors = self._run(built, args, arrays, args, None)
                return built.assemble(tensors, args, ())
        found = self._find(args, kwargs)
        if found is None:  # within another transform, which sees the operations themselves
            if self._settings.fullgraph:
                refuse(
                    "fullgraph=True, but a transform runs the function itself, not its program",
                    "Compile what the transform gives: compile(vmap(f)), not vmap(compile(f))",
                )
            return self._function(*args, **kwargs)
        built, leaves, form = found
        sources = [leaves[i] for i in built.dynamic]
        sources.extend(built.captured)
        given = self._check_given(built, leaves, args) if self._settings.donate else ()
        arrays = [x._data if isinstance(x, Tensor) else x for x in sources]
        tensors = self._run(built, sources, arrays, leaves, form)
        result = built.assemble(tensors, leaves, built.captured)
        if given:
            kept = {id(x) for x in flatten(result)[0]}
            give_up([x for x in given if id(x) not in kept])
        return result

    def _run(
        self,
        built: Built,
        sources: Sequence[Any],
        arrays: Sequence[np.ndarray],
        leaves: Sequence[Any],
        form: TreeDef | None,
    ) -> list[Tensor]:
        """The results of the program for `sources`, whose memory is `arrays`. leaves, form: as of
        `_find`."""
        if built.backward is None:
            return [from_array(x) for x in built.forward(arrays)]
        runs = not (self._settings.fullgraph or self._settings.donate)
        again = functools.partial(self._again, leaves, form) if runs else None
        return record(built, again, sources, arrays)

    def _again(self, leaves: Sequence[Any], form: TreeDef | None) -> Any:
        """The function itself, called with the same arguments once more."""
        args, kwargs = (leaves, {}) if form is None else unflatten(form, leaves)
        return self._function(*args, **kwargs)

    def _check_given(self, built: Built, leaves: Sequence[Any], args: tuple[Any, ...]) -> list[Any]:
        """The tensors whose memory the call takes, checked."""
        numbers = donated_leaves(args, self._settings.donate)
        given = [leaves[i] for i in built.dynamic if i in numbers]
        others = [leaves[i] for i in built.dynamic if i not in numbers]
        check_donated(given, [*others, *built.captured])
        return given

    def _find(
        self, args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> tuple[Built, Sequence[Any], TreeDef | None] | None:
        """The programs for this call, compiled now if need be, and the leaves and the form of its
        positional and named arguments, the latter None if all are tensors by position; None if one
        is a tensor that operations are not written for, such as a dual one."""
        recording = is_grad_enabled()
        leaves: Sequence[Any]
        form: TreeDef | None = None
        key: Any
        plain = None if kwargs else tensors_key(args)
        if plain is not None:
            leaves, key = args, plain[0]
        else:
            leaves, form = flatten((args, kwargs))
            if any(isinstance(x, TensorSubclass) for x in leaves):
                return None
            plain_ones = [plain_array(x) if isinstance(x, np.ndarray) else x for x in leaves]
            if any(x is not y for x, y in zip(leaves, plain_ones, strict=True)):
                leaves = plain_ones
                args, kwargs = unflatten(form, leaves)
            key = (form, orders(form), modes(), *map(key_of, leaves))
        built = self._built.get(key)
        if built is None or not built.holds():
            built = self._build(key, args, kwargs, recording)
        else:
            self._hits += 1
        return built, leaves, form

    def _build(
        self, key: Any, args: tuple[Any, ...], kwargs: dict[str, Any], recording: bool
    ) -> Built:
        leaves, form = flatten((args, kwargs))

        def call(values: Sequence[Any]) -> Any:
            given = args, kwargs = unflatten(form, values)
            result = self._function(*args, **kwargs)
            after, left = flatten(given)
            if left != form or any(x is not y for x, y in zip(after, values, strict=True)):
                refuse(
                    "the items of a dict or list among the arguments are changed",
                    "Programs leave it as it is: return what is new, and put it there outside",
                )
            return result

        start = perf_counter()
        donated = donated_leaves(args, self._settings.donate)
        with collector_off:
            built = build(self._function, call, leaves, recording, self._settings, donated)
        self._misses += 1
        name = getattr(self._function, "__qualname__", type(self._function).__name__)
        _log(name, key, self._built, perf_counter() - start)
        self._built[key] = built
        return built

    def source(self, *args: Any, ir: bool = False, **kwargs: Any) -> str:
        """The text of the program that a call with these arguments runs, as Python; with `ir` the
        LLVM IR of its native loops."""
        return source(self._require(args, kwargs), ir)

    def explain(self, *args: Any, **kwargs: Any) -> str:
        """A table of the loops of that program: their blocks and threads, and the memory that they
        move, beside what their steps would move one by one."""
        return explain(self._require(args, kwargs))

    def _require(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Built:
        found = self._find(args, kwargs)
        if found is None:
            raise TypeError("autograd.compile: there is no program for tensors of a transform")
        return found[0]

    def cache_info(self) -> CacheInfo:
        """How often a call found its program (hits), how often one was made (misses), and how many
        there are."""
        return CacheInfo(self._hits, self._misses, len(self._built))

    def cache_clear(self) -> None:
        """Forgets all programs."""
        self._built.clear()
        self._hits = self._misses = 0

    def __getstate__(self) -> dict[str, Any]:
        """What copies have: no programs, which know the places that this one looks at."""
        return {**vars(self), "_built": {}, "_hits": 0, "_misses": 0}

    def __get__(self, instance: Any, owner: type | None = None) -> Any:
        return self if instance is None else functools.partial(self, instance)


def _log(name: str, key: Hashable, known: Collection[Hashable], seconds: float) -> None:
    """Prints to standard error, if ``AUTOGRAD_LOG=compile``, that `name` was compiled for the
    signature `key`, and why."""
    if "compile" not in os.environ.get("AUTOGRAD_LOG", "").split(","):
        return
    if key in known:
        why = "a tensor or value that it found outside was replaced"
    elif known:
        why = f"a new signature, beside {len(known)}: {key}"
    else:
        why = f"the first call: {key}"
    print(f"autograd.compile: {name} in {seconds * 1e3:.1f} ms, {why}", file=sys.stderr)


def _checked_backend(backend: str) -> str:
    """The backend that is meant: "numpy" or "native"."""
    if backend not in ("auto", "native", "numpy"):
        raise ValueError(
            f'autograd.compile: backend must be "auto", "native" or "numpy", not {backend!r}'
        )
    if backend == "numpy":
        return backend
    reason = jit.unavailable()
    if reason is None:
        return "native"
    if backend == "native":
        raise ImportError(f'autograd.compile: backend="native" cannot be had: {reason}')
    return "numpy"


@overload
def compile(
    function: Callable[_P, _R],
    *,
    threads: int | None = None,
    block: int | None = None,
    fullgraph: bool = False,
    donate: int | Sequence[int] = (),
    backend: str = "auto",
) -> Compiled[_P, _R]: ...
@overload
def compile(
    function: None = None,
    *,
    threads: int | None = None,
    block: int | None = None,
    fullgraph: bool = False,
    donate: int | Sequence[int] = (),
    backend: str = "auto",
) -> Callable[[Callable[_P, _R]], Compiled[_P, _R]]: ...
def compile(
    function: Callable[..., Any] | None = None,
    *,
    threads: int | None = None,
    block: int | None = None,
    fullgraph: bool = False,
    donate: int | Sequence[int] = (),
    backend: str = "auto",
) -> Any:
    """`function` as one program: traced, differentiated and optimised at the first call.

    threads: how many share the blocks of large arrays; None: as many as BLAS uses. block: how
    many elements of a large array are computed at a time; None: as many as are 1 MiB.
    fullgraph: raise TraceError where the function itself would run, uncompiled: within another
    transform, and in a recorded backward pass. donate: the number of a positional argument, or
    several: results may take the memory of its tensors, which are gone after the call. backend:
    "numpy", loops over blocks that call NumPy; "native", loops of machine code, which LLVM makes
    (the extra `native`), and NumPy where a group does not suit; "auto", native where it is there.

    Returns a function that takes what `function` takes and gives what it gives; also a decorator,
    with options or without. Raises TraceError, at the first call with a new signature, for what
    depends on the values of tensors; ValueError for options that are no positive ints,
    and for a backend that there is not; ImportError where native loops cannot be had.
    """
    for name, number in (("threads", threads), ("block", block)):
        if number is not None and (not isinstance(number, int) or number < 1):
            raise ValueError(f"autograd.compile: {name} must be a positive int, not {number!r}")
    numbers = (donate,) if isinstance(donate, int) else tuple(donate)
    if any(not isinstance(n, int) or n < 0 for n in numbers):
        raise ValueError(
            f"autograd.compile: donate must be numbers of positional arguments, not {donate!r}"
        )
    settings = Settings(
        threads, block, fullgraph=fullgraph, donate=numbers, backend=_checked_backend(backend)
    )
    if function is None:
        return lambda f: Compiled(f, settings)
    return Compiled(function, settings)
