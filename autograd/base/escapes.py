"""Values that leave the graph as plain numbers and arrays, which remember no derivative.

While a transform differentiates a function, a value that depends on its inputs must not leave
unseen: `LostGradientError` says what was about to lose the derivative, and what to write instead.
The ways out on purpose (`Tensor.detach`, `item`, ...) are only noted, for the error of a function
that returns no Tensor. Elsewhere a conversion to a number warns, as in PyTorch.
"""

from __future__ import annotations

import opcode
import sys
import threading
import warnings
from collections.abc import Callable
from types import FrameType
from typing import Any

from autograd.base.ops import scipys


class ConversionError(Exception):
    """What a Tensor raises where it is asked for a number or array that it does not give."""


class LostGradientError(ConversionError, TypeError):
    """A value that is being differentiated was about to become a plain number or array."""


class NotForBatchesError(ConversionError, RuntimeError):
    """What code asks for is not known of all samples of a batch at once, though it is of each."""


class _Open(threading.local):
    functions: tuple[Differentiated, ...] = ()


_open = _Open()


class RevealedConversions:
    """A block in which NumPy does not hide why a Tensor gave no number: it makes a ValueError of
    what is raised while a number is written into an array."""

    def __enter__(self) -> Any:
        return self

    def __exit__(self, kind: Any, error: Any, traceback: Any) -> None:
        cause = None if error is None else error.__cause__
        if isinstance(cause, ConversionError) and isinstance(error, ValueError):
            raise type(cause)(*cause.args).with_traceback(traceback) from None


class Differentiated(RevealedConversions):
    """The block in which a transform calls the function that it differentiates.

    transform: its name, for messages. tracks: whether a tensor depends on its inputs.
    """

    def __init__(self, transform: str, tracks: Callable[[Any], bool]) -> None:
        self.transform = transform
        self.tracks = tracks
        self.last_exit: tuple[str, str, int] | None = None
        self.refused = ""

    def __enter__(self) -> Differentiated:
        _open.functions = (*_open.functions, self)
        return self

    def __exit__(self, kind: Any, error: Any, traceback: Any) -> None:
        _open.functions = tuple([each for each in _open.functions if each is not self])
        super().__exit__(kind, error, traceback)
        # Others, such as SciPy's solvers and struct, raise an error of their own in its place.
        if self.refused and error is not None and not isinstance(error, ConversionError):
            error.add_note(self.refused)


def note_exit(how: str) -> None:
    """Remember, if a function is being differentiated, that a value leaves by `how`, on purpose."""
    if _open.functions:
        frame, _ = _caller()
        for each in _open.functions:
            each.last_exit = (how, frame.f_code.co_filename, frame.f_lineno)


def last_exit() -> str:
    """Where a value of the innermost function that is being differentiated left last, for a message
    about its result; empty if none did."""
    found = _open.functions[-1].last_exit if _open.functions else None
    if found is None:
        return ""
    how, file, line = found
    return f". The gradient was last seen to leave by {how}, at {file}:{line}"


# ---- what is lost --------------------------------------------------------------------------------

# How a derivative is lost, and what to write instead.
_NUMBER = (
    "by float() or complex(), by a function such as math.exp, or by writing the value into an "
    "array of NumPy's (x[i] = value)",
    "np.exp for math.exp, value for float(value), and autograd.zeros(n), or np.stack of a list, "
    "for an array that is filled",
)
_ARRAY = (
    "by np.asarray(), numpy(), np.array() of a list, or a function that takes plain arrays only",
    "np.stack([a, b]) for np.array([a, b]), autograd.zeros(n) for an array that is filled, and for "
    "others NumPy's functions that take Tensors as they are",
)
_LIST = ("by tolist()", "value.unbind(), or a loop over value")
COPY = (
    "by a copy of the numbers alone",
    "autograd.stack([a, b]) for autograd.tensor([a, b]), and value.clone() for "
    "autograd.tensor(value), copy and pickle",
)


_MEANT = " Where a plain number or array is meant, use value.item() or value.detach()."


def refuse_tracked(tensor: Any, lost: tuple[str, str] = _LIST, meant: str = _MEANT) -> None:
    """Raises LostGradientError if a function is being differentiated of which `tensor` is part."""
    for each in reversed(_open.functions):
        if each.tracks(tensor):
            each.refused = (
                f"{each.transform}: the gradient of a value that depends on the inputs would be "
                f"lost {lost[0]}. Write instead {lost[1]}.{meant}"
            )
            raise LostGradientError(each.refused)


def check_number(tensor: Any) -> None:
    """Raises LostGradientError, or warns, if the derivative of `tensor` is lost in a number.

    Text that is formatted, as by ``"%.3f" % loss``, loses nothing.
    """
    if not tensor._is_recorded():
        return
    frame, level = _caller()
    if _is_formatting(frame):
        return
    home, _, module = frame.f_globals.get("__name__", "").partition(".")
    if home == "scipy":  # asks for the result of what it calls back
        if module != _ROOTS:  # there it asks for the ends of an interval, on which nothing depends
            _refuse_call(tensor, scipys.function_of(frame) or home)
        return
    refuse_tracked(tensor, _NUMBER)
    text = (
        f"Converting a tensor {_what(tensor)} to a scalar may lead to unexpected behavior.\n"
        "Consider using tensor.detach() first, or tensor.item()."
    )
    warnings.warn(text, UserWarning, stacklevel=level)


_ROOTS = "optimize._zeros_py"
_COMPARING = {f"scipy.{_ROOTS}": "f_raise", "scipy.optimize._optimize": "_minimize_scalar_golden"}
"""Functions that look at values before they, or loops in C, take the number alone, by module."""


def check_bool(frame: FrameType) -> None:
    """Raises if `frame`, which compares, is of SciPy's and finds a number by that alone."""
    if _COMPARING.get(frame.f_globals.get("__name__", "")) == frame.f_code.co_name:
        for value in frame.f_locals.values():
            if hasattr(value, "_is_recorded") and value._is_recorded():
                _refuse_call(value, scipys.function_of(frame))


def check_array(tensor: Any) -> None:
    """Raises if the derivative of `tensor` is lost in an array: RuntimeError, in functions that are
    being differentiated LostGradientError."""
    if tensor._is_recorded():
        called = scipys.function_of(_caller()[0])
        if called and scipys.loses_nothing(called):
            return
        if called:
            _refuse_call(tensor, called)
        refuse_tracked(tensor, _ARRAY)
        raise RuntimeError(
            "Can't call numpy() on Tensor that requires grad. Use tensor.detach().numpy() instead."
        )


def _refuse_call(tensor: Any, called: str) -> None:
    """Raises for the function of NumPy's or SciPy's of this name, which was given `tensor`."""
    refuse_tracked(tensor, (f"by {called}, which takes plain arrays", scipys.instead(called)), "")
    raise RuntimeError(scipys.refusal(called))


def check_copy(tensor: Any, within: bool) -> None:
    """Raises LostGradientError, or warns, if the derivative of `tensor` is lost in a new tensor.

    within: it is an element of a list.
    """
    if not tensor._is_recorded():
        return
    refuse_tracked(tensor, COPY)
    text = (
        "To copy construct from a tensor, it is recommended to use sourceTensor.detach().clone() "
        "or sourceTensor.detach().clone().requires_grad_(True), rather than "
        "autograd.tensor(sourceTensor)."
    )
    if within:
        text = (
            f"Converting a tensor {_what(tensor)} to a scalar may lead to unexpected behavior.\n"
            "Consider using tensor.detach() first, or autograd.stack of the list, which keeps the "
            "gradient."
        )
    warnings.warn(text, UserWarning, stacklevel=_caller()[1])


def _what(tensor: Any) -> str:
    return "with requires_grad=True" if tensor.requires_grad else "with a tangent"


# ---- where ---------------------------------------------------------------------------------------

_OWN = frozenset({"autograd", "generated"})


def _caller() -> tuple[FrameType, int]:
    """The frame that called this library, and how many levels it lies above our own caller."""
    level = 1
    frame = sys._getframe(1)
    while frame.f_back is not None:
        if frame.f_globals.get("__name__", "").partition(".")[0] not in _OWN:
            break
        frame = frame.f_back
        level += 1
    return frame, level


def _instruction(operator: str) -> bytes:
    """The instruction of a binary operator."""
    code = compile(f"a {operator} b", "", "exec").co_code
    binary = opcode.opmap["BINARY_OP"]
    return next(code[i : i + 2] for i in range(0, len(code), 2) if code[i] == binary)


_REMAINDERS = frozenset(map(_instruction, ("%", "%=")))


def _is_formatting(frame: FrameType) -> bool:
    """Whether `frame` is at ``text % value``: no other use of % asks a Tensor for a number."""
    at = frame.f_lasti
    return frame.f_code.co_code[at : at + 2] in _REMAINDERS
