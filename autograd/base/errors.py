"""Errors of arguments that are of a wrong type."""

from __future__ import annotations


def wrong_type(
    function: str, argument: str, expected: str, value: object, position: int | None = None
) -> TypeError:
    """The error of a function to which `value` was given for an argument, in PyTorch's words."""
    place = "" if position is None else f" (position {position})"
    return TypeError(
        f"{function}(): argument '{argument}'{place} must be {expected}, not {type(value).__name__}"
    )


def check_mode(function: str, mode: object, position: int | None = None) -> None:
    """Raises TypeError unless a mode that is switched on or off is a bool."""
    if not isinstance(mode, bool):
        raise wrong_type(function, "mode", "bool", mode, position)
