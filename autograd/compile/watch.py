"""What a trace would miss: values that are computed from captured tensors alone.

Such tensors are plain, and so are the operations on them, which run at once; their results would be
constants of the program. While a function is traced, a profile function sees these calls.
"""

from __future__ import annotations

import sys
from functools import cache
from types import CodeType, FrameType, FunctionType
from typing import Any

from autograd import creation, support
from autograd.compile.errors import place_of_user, refuse
from autograd.operation import OPERATIONS
from autograd.tensor import Tensor

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
    """Watches the operations on plain tensors in a ``with`` block, unless there is a profiler.

    made     results of operations on constants, by id
    tainted  results of operations on captured tensors, and the place of each, by id
    paused   whether to look away, since it is the tracer itself that computes
    asked    what is to be refused
    """

    def __init__(self) -> None:
        self.made: dict[int, Tensor] = {}
        self.tainted: dict[int, tuple[Tensor, str]] = {}
        self.paused = False
        self.asked: tuple[str, str, str] | None = None

    def __enter__(self) -> Watch:
        self._on = sys.getprofile() is None  # a profiler that is at work stays
        if self._on:
            sys.setprofile(self._event)
        return self

    def __exit__(self, *exc_info: object) -> None:
        if self._on:
            sys.setprofile(None)
        if self.asked is not None and exc_info[0] is None:
            refuse(*self.asked)

    def check(self, tensor: Tensor) -> None:
        """Refuses a tensor that was computed from captured ones."""
        found = self.tainted.get(id(tensor))
        if found is not None:
            refuse("a value is computed from captured tensors alone", _REMEDY, found[1])

    def _event(self, frame: FrameType, event: str, arg: Any) -> None:
        if self.paused or event not in ("call", "return"):
            return
        code = frame.f_code
        if event == "call":
            if code in _readers() and self._is_captured(frame.f_locals.get("self")):
                self._note("the value of a captured tensor is asked for", _REMEDY)
            elif code in _rows() and draws(code):
                self._note("random numbers are drawn", DRAWN)
        elif code in _rows():
            self._result(frame, arg)
        elif code in _creators() and isinstance(arg, Tensor):
            self.made[id(arg)] = arg

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
        if not isinstance(value, Tensor) or hasattr(value, "__operate__"):
            return False
        return id(value) not in self.made and value._data.flags.writeable


@cache
def _readers() -> frozenset[CodeType]:
    """The code of the methods that give the value of a tensor."""
    return frozenset(getattr(Tensor, name).__code__ for name in _VALUES)


def _rows() -> dict[CodeType, None]:
    """The code of the functions of all rows."""
    if len(_known) != len(OPERATIONS):
        _known.update({op.function.__code__: None for op in OPERATIONS.values()})
    return _known


_known: dict[CodeType, None] = {}


@cache
def _creators() -> frozenset[CodeType]:
    """The code of the functions that make tensors of what is none."""
    names = vars(creation).values()
    functions: list[Any] = [f for f in names if isinstance(f, FunctionType)]
    functions = [f for f in functions if f.__module__ == creation.__name__]
    functions += [support.zero_like, support.zero_tensor]
    return frozenset(each.__code__ for each in functions)
