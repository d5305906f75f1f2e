"""What programs that can be profiled call; nothing is measured (`autograd.profile` does that)."""

from __future__ import annotations

from typing import Any

from autograd.base.context_decorator import ScopeDecorator
from autograd.torch.own import gives

__all__ = ["emit_itt", "emit_nvtx", "kineto_available", "record_function"]


kineto_available = gives(False, "False: there is no such profiler.")


class Block(ScopeDecorator):
    """A block, or a decorator, without effect."""

    def __init__(self, *args: Any, **kwargs: Any) -> None: ...

    def __enter__(self) -> Any:
        return self

    def __exit__(self, *exc_info: object) -> None: ...

    def _fresh(self) -> ScopeDecorator:
        return self


class record_function(Block):  # noqa: N801  (PyTorch's name)
    """A block, or a function that it decorates, under a name."""

    def __init__(self, name: str, args: str | None = None) -> None:
        self.name = name
        self.args = args


class emit_itt(Block):  # noqa: N801
    """A block that shows operations to another tool: to none here."""


class emit_nvtx(Block):  # noqa: N801
    """A block that shows operations to another tool: to none here."""
