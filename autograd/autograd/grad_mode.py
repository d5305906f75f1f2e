"""torch.autograd.grad_mode: see `autograd.base.grad_mode` and `autograd.inference`."""

from autograd.base.grad_mode import enable_grad, no_grad, set_grad_enabled
from autograd.inference import inference_mode

__all__ = ["enable_grad", "inference_mode", "no_grad", "set_grad_enabled"]
