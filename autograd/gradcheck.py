"""Checks of derivatives against finite differences: torch.autograd.gradcheck."""

from autograd.testing.checking.gradcheck import GradcheckError, gradcheck, gradgradcheck

__all__ = ["GradcheckError", "gradcheck", "gradgradcheck"]
