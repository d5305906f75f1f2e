"""HIPS autograd's helpers for operators on functions."""

from collections.abc import Callable
from typing import Any

from autograd.hips.transforms import unary_to_nary

__all__ = ["get_doc", "get_name", "unary_to_nary", "wraps"]


def get_name(f: Any) -> str:
    """The name of a function."""
    return getattr(f, "__name__", "[unknown name]")


def get_doc(f: Any) -> str:
    """The docstring of a function."""
    return getattr(f, "__doc__", None) or ""


def wraps(
    fun: Any, namestr: str = "{fun}", docstr: str = "{doc}", **kwargs: Any
) -> Callable[[Any], Any]:
    """A decorator that names and documents a function after `fun`."""

    def decorate(f: Any) -> Any:
        f.__name__ = namestr.format(fun=get_name(fun), **kwargs)
        f.__doc__ = docstr.format(fun=get_name(fun), doc=get_doc(fun), **kwargs)
        return f

    return decorate
