"""torch.autograd.grad_mode: see `autograd.base.grad_mode`, `autograd.transforms.inference_mode`."""

import threading
from contextlib import AbstractContextManager

from autograd.base.context_decorator import ScopeDecorator
from autograd.base.errors import check_mode
from autograd.base.grad_mode import enable_grad, no_grad, set_grad_enabled
from autograd.core.tensor import Tensor
from autograd.core.version_counter import writes_unnoticed
from autograd.transforms.inference_mode import inference_mode

__all__ = [
    "_unsafe_preserve_version_counter", "enable_grad", "inference_mode",
    "is_multithreading_enabled", "no_grad", "set_grad_enabled", "set_multithreading_enabled",
]  # fmt: skip

_local = threading.local()


def _unsafe_preserve_version_counter(
    tensors: Tensor | tuple[Tensor, ...],
) -> AbstractContextManager[None]:
    """A block whose writes into `tensors`, one or several, do not count: a backward pass uses what
    it finds there."""
    return writes_unnoticed((tensors,) if isinstance(tensors, Tensor) else tensors)


class set_multithreading_enabled(ScopeDecorator):  # noqa: N801  (PyTorch's name)
    """A context manager, decorator or function that sets `is_multithreading_enabled` of this thread
    and has no further effect: a backward pass runs in the thread that calls it, as it does in
    PyTorch on a CPU. Raises TypeError if `mode` is no bool."""

    def __init__(self, mode: bool) -> None:
        check_mode("set_multithreading_enabled", mode)
        self.mode = mode
        self._previous = is_multithreading_enabled()
        _local.multithreading = mode

    def __enter__(self) -> None:
        _local.multithreading = self.mode

    def __exit__(self, *exc_info: object) -> None:
        _local.multithreading = self._previous

    def _fresh(self) -> ScopeDecorator:
        return set_multithreading_enabled(self.mode)


def is_multithreading_enabled() -> bool:
    """What `set_multithreading_enabled` has set in this thread; True before."""
    return getattr(_local, "multithreading", True)
