"""Observer of what a trace would miss: values that are computed from captured tensors alone.

Such tensors are plain, and so are the operations on them, which run at once; their results would be
constants of the program. While a function is traced, these calls are observed.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from types import CodeType, FrameType, FunctionType
from typing import Any, NamedTuple

import numpy as np

from autograd.array.memory import may_change
from autograd.compile.tracing.call_events import observer
from autograd.compile.tracing.errors import place_of_user, refuse
from autograd.core import runtime
from autograd.core.dispatch import EXTRA, OPERATIONS
from autograd.core.engine_inputs import implicit
from autograd.core.protocol import TensorSubclass
from autograd.core.tensor import Tensor
from autograd.core.version_counter import count_private_write
from autograd.methods import construction as creation

_VALUES = ("__bool__", "__float__", "__int__", "__complex__", "__index__", "item", "tolist")
_GRAD = Tensor.grad.fget.__code__  # type: ignore[attr-defined]
_REMEDY = (
    "The program would keep its value of now. Pass the captured tensors as arguments, or compute "
    "this outside of the compiled function"
)
DRAWN = (
    "The program would repeat them at each call: draw them outside of the compiled function and "
    "pass them in"
)


def draws(code: CodeType) -> bool:
    """Whether a row of this function draws random numbers."""
    return "generator" in code.co_varnames


class Watch:
    """Watches the operations on plain tensors in a ``with`` block, if they can be observed.

    made     results of operations on constants with their arrays, and gradients that are 1 as none
             was given, by id
    tainted  results of operations on captured tensors, and the place of each, by id
    written  tensors that were written while nobody else knew their memory, by id
    grads    tensors whose `grad` was asked for, by id
    looks    whether it does; not while it is the tracer itself that computes
    asked    what is to be refused
    """

    def __init__(self) -> None:
        self.made: dict[int, Tensor | np.ndarray] = {}
        self.tainted: dict[int, tuple[Tensor, str]] = {}
        self.written: dict[int, Tensor] = {}
        self.grads: dict[int, Tensor] = {}
        self.looks = False
        self.asked: tuple[str, str, str] | None = None
        self._observer = observer(lambda: _codes().watched, self._note_call, self._note_return)

    def __enter__(self) -> Watch:
        self.looks = self._observer.start()
        return self

    def __exit__(self, *exc_info: object) -> None:
        if self.looks:
            self.looks = False
            self._observer.stop()
        if self.asked is not None and exc_info[0] is None:
            refuse(*self.asked)

    def look_away(self) -> bool:
        """Stops watching for a while; whether it was: what `look` takes afterwards."""
        looked = self.looks
        if looked:
            self.looks = False
            self._observer.pause()
        return looked

    def look(self, looked: bool) -> None:
        """Goes on watching, if it did before."""
        if looked:
            self.looks = True
            self._observer.go_on()

    def check(self, tensor: Tensor) -> None:
        """Refuses a tensor that was computed from captured ones."""
        found = self.tainted.get(id(tensor))
        if found is not None:
            refuse("a value is computed from captured tensors alone", _REMEDY, found[1])

    def _note_call(self, frame: FrameType) -> None:
        code, codes = id(frame.f_code), _codes()
        if code in codes.readers and self._is_captured(frame.f_locals.get("self")):
            self._note("the value of a captured tensor is asked for", _REMEDY)
        elif code in codes.rows and draws(frame.f_code):
            self._note("random numbers are drawn", DRAWN)
        elif frame.f_code is _GRAD:
            tensor = frame.f_locals["self"]
            self.grads[id(tensor)] = tensor
        elif frame.f_code is count_private_write.__code__:
            self.written[id(frame.f_locals["tensor"])] = frame.f_locals["tensor"]

    def _note_return(self, frame: FrameType, result: Any) -> None:
        code, codes = id(frame.f_code), _codes()
        if code in codes.rows:
            self._note_results(frame, result)
        elif frame.f_code is implicit.__code__ or (
            code in codes.creators and isinstance(result, Tensor)
        ):
            self._note_made(result)

    def _note(self, what: str, remedy: str) -> None:
        """Something to be refused when the function is done: here an error would get lost."""
        self.asked = self.asked or (what, remedy, place_of_user())

    def _note_results(self, frame: FrameType, result: Any) -> None:
        names = frame.f_code.co_varnames[: frame.f_code.co_argcount]
        given = [frame.f_locals.get(name) for name in names if name not in EXTRA]
        captured = self._is_captured(given)
        for each in result if isinstance(result, tuple | list) else (result,):
            if each.__class__ is not Tensor or any(each is x for x in given):
                continue
            if captured:
                self.tainted[id(each)] = (each, place_of_user())
            else:
                self._note_made(each)

    def _note_made(self, value: Tensor | np.ndarray) -> None:
        self.made[id(value)] = value
        if value.__class__ is Tensor:  # the engine hands on the array of a gradient
            self.made[id(value._data)] = value._data

    def _is_captured(self, value: Any) -> bool:
        if isinstance(value, list | tuple):
            return any(self._is_captured(each) for each in value)
        if not isinstance(value, Tensor) or isinstance(value, TensorSubclass):
            return False
        return id(value) not in self.made and may_change(value._data)


class _Codes(NamedTuple):
    """The code of functions by its id, since hashes of code objects take long.

    readers   methods that give the value of a tensor
    rows      functions of all rows
    creators  functions that make tensors of what is none
    watched   all of them
    """

    readers: dict[int, CodeType]
    rows: dict[int, CodeType]
    creators: dict[int, CodeType]
    watched: dict[int, CodeType]


def _codes() -> _Codes:
    return _codes_with(len(OPERATIONS))


@lru_cache(maxsize=1)
def _codes_with(count: int) -> _Codes:
    """The same while there are so many rows."""
    functions = [f for f in vars(creation).values() if isinstance(f, FunctionType)]
    creators = [f for f in functions if f.__module__ == creation.__name__]
    readers = _by_id([getattr(Tensor, name) for name in _VALUES])
    rows = _by_id([op.function for op in OPERATIONS.values()])
    made = _by_id([*creators, runtime.zero_like, runtime.zero_tensor])
    others = {**_by_id([count_private_write, implicit]), id(_GRAD): _GRAD}
    return _Codes(readers, rows, made, {**rows, **readers, **made, **others})


def _by_id(functions: Sequence[Any]) -> dict[int, CodeType]:
    return {id(f.__code__): f.__code__ for f in functions}
