"""The code that calls into this package, at whose lines warnings and notes point."""

from __future__ import annotations

import sys
import warnings

packages: tuple[str, ...] = ("autograd.", "generated.", "numpy.")
"""How the names of modules begin whose code is not the caller's: ours, generated ones, NumPy's."""


def add_package(name: str) -> None:
    """Places are those of the callers of this generated package, not in its own code."""
    global packages
    if f"{name}." not in packages:
        packages += (f"{name}.",)


def warn_caller(message: str, category: type[Warning] = UserWarning) -> None:
    """`warnings.warn` at the line that called into this package, through however many frames."""
    level, frame = 2, sys._getframe(1)
    while (
        frame.f_globals.get("__name__", "").startswith(packages)
        and (outer := frame.f_back) is not None
    ):
        level, frame = level + 1, outer
    warnings.warn(message, category, stacklevel=level)
