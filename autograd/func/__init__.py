"""PyTorch's torch.func: functions that make derivative functions of functions."""

from autograd.func.jacobians import (
    hessian,
    hvp,
    jacfwd,
    jacobian,
    jacrev,
    value_and_jacfwd,
    value_and_jacrev,
)
from autograd.func.modules import functional_call, stack_module_state
from autograd.func.transforms import grad, grad_and_value, jvp, linearize, value_and_grad, vjp
from autograd.transforms.vmap import vmap

__all__ = [
    "functional_call", "grad", "grad_and_value", "hessian", "hvp", "jacfwd", "jacobian", "jacrev",
    "jvp", "linearize", "stack_module_state", "value_and_grad", "value_and_jacfwd",
    "value_and_jacrev", "vjp", "vmap",
]  # fmt: skip
