"""Choices for conversions of modules, as torch.__future__ has them."""

from __future__ import annotations

_overwrite = _swap = False


def set_overwrite_module_params_on_conversion(value: bool) -> None:
    """Whether `Module.to` and its kin put new parameters in the place of those they convert."""
    global _overwrite
    _overwrite = value


def get_overwrite_module_params_on_conversion() -> bool:
    """As set; False at first: parameters stay and get other data."""
    return _overwrite


def set_swap_module_params_on_conversion(value: bool) -> None:
    """Accepted, and kept: parameters stay the same objects in any case."""
    global _swap
    _swap = value


def get_swap_module_params_on_conversion() -> bool:
    """As set; False at first."""
    return _swap
