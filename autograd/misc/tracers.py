"""HIPS autograd's `const_graph`."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any


def const_graph(fun: Callable[..., Any], *args: Any, **kwargs: Any) -> Callable[..., Any]:
    """`fun` with its first arguments, and keyword arguments, given.

    It is called each time: a graph is not kept to be run again, for which there is
    `autograd.compile`.
    """
    return functools.wraps(fun)(functools.partial(fun, *args, **kwargs))
