"""What PyTorch has and `autograd` has not, for the names of `autograd.torch`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def gives(value: Any, text: str) -> Callable[..., Any]:
    """A function that takes what PyTorch's of its name does and gives `value`; `text` says why."""

    def call(*args: Any, **kwargs: Any) -> Any:
        return value

    call.__doc__ = text
    return call
