"""The `forward` of a module, compiled."""

from __future__ import annotations

from importlib import import_module
from typing import Any

__all__ = ["CompiledForward"]


class CompiledForward:
    """The `forward` that the class of `module` gives, as `autograd.compile` makes it, anew for each
    combination of training modes inside. Copies of the module have one of their own."""

    def __init__(self, module: Any, options: dict[str, Any]) -> None:
        self.module = module
        self.options = options
        self._program: Any = None

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        if self._program is None:
            # Modes are arguments: what a program reads of Python values elsewhere is a constant.
            def forward(modes: tuple[bool, ...], *args: Any, **kwargs: Any) -> Any:
                return type(self.module).forward(self.module, *args, **kwargs)

            compiler: Any = import_module("autograd.compile")
            self._program = compiler.compile(forward, **self.options)
        modes = tuple([each.training for each in self.module.modules()])
        return self._program(modes, *args, **kwargs)

    def __reduce__(self) -> Any:
        return CompiledForward, (self.module, self.options)
