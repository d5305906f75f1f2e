"""The names of PyTorch's torch.autograd, for code that runs with ``import autograd as torch``.

All that is here lives in modules of the package above: ``torch.autograd.grad`` is `autograd.grad`.
"""

from autograd.autograd import (
    anomaly_mode,
    forward_ad,
    function,
    functional,
    grad_mode,
    graph,
    variable,
)
from autograd.autograd.grad_mode import (
    _unsafe_preserve_version_counter,
    is_multithreading_enabled,
    set_multithreading_enabled,
)
from autograd.autograd.gradcheck import gradcheck, gradgradcheck
from autograd.autograd.variable import Variable
from autograd.base.grad_mode import enable_grad, no_grad, set_grad_enabled
from autograd.core.engine import backward, grad
from autograd.function import Function
from autograd.inspect.anomaly import detect_anomaly, set_detect_anomaly
from autograd.transforms.inference_mode import inference_mode

__all__ = [
    "Function", "Variable", "_unsafe_preserve_version_counter", "anomaly_mode", "backward",
    "detect_anomaly", "enable_grad", "forward_ad", "function", "functional", "grad", "grad_mode",
    "gradcheck", "gradgradcheck", "graph", "inference_mode", "is_multithreading_enabled", "no_grad",
    "set_detect_anomaly", "set_grad_enabled", "set_multithreading_enabled", "variable",
]  # fmt: skip
