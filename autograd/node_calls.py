"""What nodes and hooks ask of what is built on them, as attributes of `autograd.base.ops.above`."""

from autograd.buffers import accumulate_anew
from autograd.hooks import hooks_of, register_on_leaf
from autograd.leaves import finish
from autograd.operation import OPERATIONS
from autograd.packing import raw_saved
from autograd.tensor import Tensor, attach, from_array

__all__ = [
    "OPERATIONS",
    "Tensor",
    "accumulate_anew",
    "attach",
    "finish",
    "from_array",
    "hooks_of",
    "raw_saved",
    "register_on_leaf",
]
