"""torch.autograd.grad_mode: see `autograd.base.grad_mode`, `autograd.transforms.inference_mode`."""

from autograd.base.grad_mode import enable_grad, no_grad, set_grad_enabled
from autograd.transforms.inference_mode import inference_mode

__all__ = ["enable_grad", "inference_mode", "no_grad", "set_grad_enabled"]
