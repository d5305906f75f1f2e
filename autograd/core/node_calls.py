"""What nodes and hooks ask of what is built on them, as attributes of `autograd.base.ops.above`."""

from autograd.core.accumulation import accumulate_at_leaf
from autograd.core.dispatch import OPERATIONS
from autograd.core.gradient_buffers import accumulate_anew
from autograd.core.hooks import hooks_of, register_on_leaf
from autograd.core.saved_tensor_hooks import raw_saved
from autograd.core.tensor import Tensor, attach, from_array

__all__ = [
    "OPERATIONS", "Tensor", "accumulate_anew", "accumulate_at_leaf", "attach", "from_array",
    "hooks_of", "raw_saved", "register_on_leaf",
]  # fmt: skip
