"""HIPS autograd's `trace`: the calls of a function, each told to a class of nodes of the user's."""

from __future__ import annotations

from typing import Any

__all__ = ["Node", "trace"]


class Node:
    """Base class of nodes of a trace."""

    __slots__ = ()

    def __init__(
        self, value: Any, fun: Any, args: Any, kwargs: Any, parent_argnums: Any, parents: Any
    ) -> None:
        raise NotImplementedError(f"{type(self).__name__} does not override __init__()")

    def initialize_root(self, *args: Any, **kwargs: Any) -> None:
        """Prepares the node of the argument."""
        raise NotImplementedError(f"{type(self).__name__} does not override initialize_root()")

    @classmethod
    def new_root(cls, *args: Any, **kwargs: Any) -> Any:
        """The node of the argument, at which a trace begins."""
        root = cls.__new__(cls)
        root.initialize_root(*args, **kwargs)
        return root


def trace(start_node: Any, fun: Any, x: Any) -> tuple[Any, Any]:
    raise NotImplementedError
