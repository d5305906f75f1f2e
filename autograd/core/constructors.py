"""Constructors of modules, optimizers and schedules whose errors name the argument."""

from __future__ import annotations

from collections.abc import Callable
from functools import update_wrapper, wraps
from inspect import Parameter, Signature, signature, unwrap
from typing import Any

import numpy as np

from autograd.base.errors import wrong_type
from autograd.core.errors import FAULTS, is_foreign
from autograd.core.tensor import Tensor

_NUMBER = (int, float, np.number, Tensor)
_FITTING: dict[str, tuple[type, ...]] = {
    "int": (int, np.integer),
    "float": _NUMBER,
    "Rate": _NUMBER,
    "bool": (bool, np.bool_),
    "str": (str,),
    "None": (type(None),),
    "Tensor": (Tensor,),
    "Betas": (list, tuple),
}


def name_arguments(cls: type, spelled: bool = False) -> None:
    """Makes the constructor that a class of this library has of its own name the argument where
    Python fails on it: TypeError if its type is not the annotated one, else ValueError.

    spelled: its code has the parameters too, as programs read them off ``__code__.co_varnames``.
    """
    init = cls.__dict__.get("__init__")
    if init is None or cls.__module__.partition(".")[0] != "autograd":
        return
    form = signature(init)

    @wraps(init)
    def build(self: Any, *args: Any, **kwargs: Any) -> None:
        try:
            init(self, *args, **kwargs)
        except FAULTS as error:
            if not is_foreign(error):
                raise
            raise _refused(type(self).__name__, form, error, (self, *args), kwargs) from None

    build.__signature__ = form  # type: ignore[attr-defined]
    cls.__init__ = _spelled(build, form) if spelled else build  # type: ignore[misc]


def _spelled(build: Callable[..., None], form: Signature) -> Callable[..., None]:
    """`build` as a function whose own parameters are those of `form`."""
    bare = [Parameter(name, each.kind) for name, each in form.parameters.items()]
    taken = str(Signature(bare))[1:-1]
    given = ", ".join(f"{name}={name}" for name in form.parameters)
    made = eval(f"lambda {taken}: build({given})", {"build": build, "__name__": __name__})
    usual = unwrap(build)
    made.__defaults__, made.__kwdefaults__ = usual.__defaults__, usual.__kwdefaults__
    return update_wrapper(made, build)


def _refused(
    name: str, form: Signature, error: Exception, args: tuple[Any, ...], kwargs: dict[str, Any]
) -> Exception:
    try:
        given = form.bind(*args, **kwargs).arguments
    except TypeError as wrong:  # a missing or an unknown argument
        return TypeError(f"{name}.__init__() {wrong}")
    given.pop(next(iter(form.parameters)))
    given |= given.pop("kwargs", {})
    for argument, value in given.items():
        expected = form.parameters[argument].annotation if argument in form.parameters else ""
        if not _fits(expected, value):
            return wrong_type(name, argument, expected, value)
    shown = ", ".join(f"{argument} = {value!r}" for argument, value in given.items())
    kind: Callable[[str], Exception] = TypeError if isinstance(error, TypeError) else ValueError
    return kind(f"{name}(): these arguments are not accepted, or not together: {shown}")


def _fits(expected: Any, value: Any) -> bool:
    """Whether a value is of an annotated type; any is of one that is not among those known."""
    types: tuple[type, ...] = ()
    for word in str(expected).split(" | "):
        if word not in _FITTING:
            return True
        types += _FITTING[word]
    return isinstance(value, types)
