"""What dual tensors ask of what is built on them, as attributes of `autograd.base.ops.duals`."""

from autograd.transforms.function_jvp import call_on_duals
from autograd.transforms.transposition import transposed

__all__ = ["call_on_duals", "transposed"]
