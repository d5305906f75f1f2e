"""Arguments that are a whole number for each of some dimensions."""

from __future__ import annotations

from operator import index
from typing import Any

__all__ = ["whole_numbers"]


def whole_numbers(operation: str, name: str, given: Any) -> tuple[int, ...]:
    """`given`, one number or a list or tuple of them, as a tuple of ints.

    Raises TypeError for what is no whole number, as PyTorch does for booleans too.
    """
    if given.__class__ is int:
        return (given,)
    listed = given if isinstance(given, list | tuple) else (given,)
    for each in listed:
        if isinstance(each, bool) or not hasattr(each, "__index__"):
            raise TypeError(
                f"{operation}(): argument '{name}' must be an int or a tuple of ints, but got "
                f"{given!r}"
            )
    return tuple([index(each) for each in listed])
