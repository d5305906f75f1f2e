"""What a trace would miss: values that are computed from captured tensors alone.

Such tensors are plain, and so are the operations on them, which run at once; their results would be
constants of the program. While a function is traced, these calls are observed.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from types import CodeType, FrameType, FunctionType
from typing import Any

from autograd.compile.tracing.call_events import observer
from autograd.compile.tracing.errors import place_of_user, refuse
from autograd.core import runtime as support
from autograd.core.dispatch import OPERATIONS
from autograd.core.protocol import TensorSubclass
from autograd.core.tensor import Tensor
from autograd.methods import construction as creation

__all__ = ["DRAWN", "Watch", "draws"]

_VALUES = ("__bool__", "__float__", "__int__", "__complex__", "__index__", "item", "tolist")
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

    made     results of operations on constants, by id
    tainted  results of operations on captured tensors, and the place of each, by id
    looks    whether it does; not while it is the tracer itself that computes
    asked    what is to be refused
    """

    def __init__(self) -> None:
        self.made: dict[int, Tensor] = {}
        self.tainted: dict[int, tuple[Tensor, str]] = {}
        self.looks = False
        self.asked: tuple[str, str, str] | None = None
        self._observer = observer(_watched, self._called, self._returned)

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

    def _called(self, frame: FrameType) -> None:
        code = id(frame.f_code)
        if code in _readers() and self._is_captured(frame.f_locals.get("self")):
            self._note("the value of a captured tensor is asked for", _REMEDY)
        elif code in _rows() and draws(frame.f_code):
            self._note("random numbers are drawn", DRAWN)

    def _returned(self, frame: FrameType, result: Any) -> None:
        code = id(frame.f_code)
        if code in _rows():
            self._result(frame, result)
        elif code in _creators() and isinstance(result, Tensor):
            self.made[id(result)] = result

    def _note(self, what: str, remedy: str) -> None:
        """Something to be refused when the function is done: here an error would get lost."""
        self.asked = self.asked or (what, remedy, place_of_user())

    def _result(self, frame: FrameType, result: Any) -> None:
        names = frame.f_code.co_varnames[: frame.f_code.co_argcount]
        given = [frame.f_locals.get(name) for name in names]
        captured = any(self._is_captured(each) for each in given)
        for each in result if isinstance(result, tuple | list) else (result,):
            if each.__class__ is not Tensor or any(each is x for x in given):
                continue
            if captured:
                self.tainted[id(each)] = (each, place_of_user())
            else:
                self.made[id(each)] = each

    def _is_captured(self, value: Any) -> bool:
        if isinstance(value, list | tuple):
            return any(self._is_captured(each) for each in value)
        if not isinstance(value, Tensor) or isinstance(value, TensorSubclass):
            return False
        return id(value) not in self.made and value._data.flags.writeable


# Code objects are told by their ids: their hashes take long.


@cache
def _readers() -> dict[int, CodeType]:
    """The code of the methods that give the value of a tensor."""
    return _by_id(getattr(Tensor, name) for name in _VALUES)


def _rows() -> dict[int, CodeType]:
    """The code of the functions of all rows."""
    return _rows_of(len(OPERATIONS))


@lru_cache(maxsize=1)
def _rows_of(count: int) -> dict[int, CodeType]:
    return _by_id(op.function for op in OPERATIONS.values())


@cache
def _creators() -> dict[int, CodeType]:
    """The code of the functions that make tensors of what is none."""
    names = vars(creation).values()
    functions: list[Any] = [f for f in names if isinstance(f, FunctionType)]
    functions = [f for f in functions if f.__module__ == creation.__name__]
    return _by_id([*functions, support.zero_like, support.zero_tensor])


def _watched() -> dict[int, CodeType]:
    """The code of all functions that matter."""
    return _watched_of(len(OPERATIONS))


@lru_cache(maxsize=1)
def _watched_of(count: int) -> dict[int, CodeType]:
    return {**_rows(), **_readers(), **_creators()}


def _by_id(functions: Iterable[Any]) -> dict[int, CodeType]:
    return {id(code): code for code in (f.__code__ for f in functions)}
