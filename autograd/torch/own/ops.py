"""``torch.ops.aten``: names of operations, for the policies of selective checkpoints."""

from __future__ import annotations

from typing import Any

from autograd.checkpoint.selective import OpOverload

__all__ = ["aten"]


class _Packet:
    """All overloads of an operation: ``torch.ops.aten.mm``."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, overload: str) -> Any:
        if overload.startswith("__"):
            raise AttributeError(overload)
        return OpOverload(self._name, overload)

    def __repr__(self) -> str:
        return f"aten.{self._name}"


class _Namespace:
    """Operations by their names."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return _Packet(name)


aten = _Namespace()
