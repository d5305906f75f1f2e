"""torch.nn._reduction: the reductions of losses by number, and from the arguments of once."""

from __future__ import annotations

import warnings

__all__ = ["get_enum", "legacy_get_enum", "legacy_get_string"]

_NUMBERS = {"none": 0, "mean": 1, "elementwise_mean": 1, "sum": 2}


def get_enum(reduction: str) -> int:
    """The number of a `reduction`. Raises ValueError if there is no such one."""
    if reduction not in _NUMBERS:
        raise ValueError(f"{reduction} is not a valid value for reduction")
    return _NUMBERS[reduction]


def legacy_get_string(
    size_average: bool | None, reduce: bool | None, emit_warning: bool = True
) -> str:
    """The reduction that `size_average` and `reduce` meant, either of them True by default;
    `emit_warning`: say so."""
    found = "none" if reduce is False else "sum" if size_average is False else "mean"
    if emit_warning:
        text = "size_average and reduce args will be deprecated, please use reduction='{}' instead."
        warnings.warn(text.format(found), UserWarning, stacklevel=2)
    return found


def legacy_get_enum(
    size_average: bool | None, reduce: bool | None, emit_warning: bool = True
) -> int:
    """The number of what `legacy_get_string` gives, by its `size_average`, `reduce` and
    `emit_warning`."""
    return get_enum(legacy_get_string(size_average, reduce, emit_warning))
