"""Tensor, node, engine: recording operations and running the backward graph."""

from typing import Any

from autograd.base import installation
from autograd.base.ops import hips

_HIPS = frozenset(
    (
        *("VSpace", "defjvp", "defjvp_argnum", "defjvp_argnums", "defvjp", "defvjp_argnum"),
        *("defvjp_argnums", "make_jvp", "make_vjp", "primitive", "primitive_jvps"),
        *("primitive_vjps", "vspace"),
    )
)


def __getattr__(name: str) -> Any:
    """What HIPS autograd has in its module of this name; its own ``__init__`` must not ask."""
    installation.check()
    if name not in _HIPS:
        raise AttributeError(f"module 'autograd.core' has no attribute '{name}'")
    return getattr(hips, name)
