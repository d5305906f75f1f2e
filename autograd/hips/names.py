"""What HIPS autograd has in its `core`, and under names of `autograd` that are taken here."""

from autograd.hips import primitives
from autograd.hips.primitives import (
    defjvp,
    defjvp_argnum,
    defjvp_argnums,
    defvjp,
    defvjp_argnum,
    defvjp_argnums,
)
from autograd.hips.primitives import deprecated_primitive as primitive
from autograd.hips.spaces import VSpace, vspace
from autograd.hips.transforms import _make_jvp as make_jvp
from autograd.hips.transforms import _make_vjp as make_vjp
from autograd.hips.transforms import checkpoint, grad

primitive_vjps = primitives.PRIMITIVE_VJPS
primitive_jvps = primitives.PRIMITIVE_JVPS

__all__ = [
    "VSpace", "checkpoint", "defjvp", "defjvp_argnum", "defjvp_argnums", "defvjp", "defvjp_argnum",
    "defvjp_argnums", "grad", "make_jvp", "make_vjp", "primitive",
    "primitive_jvps", "primitive_vjps", "vspace",
]  # fmt: skip
