"""HIPS autograd's functions with derivatives of one's own."""

from autograd.hips.boxes import ArrayBox as Box
from autograd.hips.primitives import (
    def_linear,
    defjvp,
    defjvp_argnum,
    defjvp_argnums,
    defvjp,
    defvjp_argnum,
    defvjp_argnums,
    notrace_primitive,
    primitive,
)
from autograd.hips.spaces import VSpace, vspace

__all__ = [
    "Box", "VSpace", "def_linear", "defjvp", "defjvp_argnum", "defjvp_argnums", "defvjp",
    "defvjp_argnum", "defvjp_argnums", "notrace_primitive", "primitive", "vspace",
]  # fmt: skip
