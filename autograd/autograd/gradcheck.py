"""torch.autograd.gradcheck: see `autograd.gradcheck`."""

from autograd.gradcheck import GradcheckError, gradcheck, gradgradcheck

__all__ = ["GradcheckError", "gradcheck", "gradgradcheck"]
