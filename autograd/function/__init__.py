"""Functions with a derivative of one's own: torch.autograd.Function."""

from autograd.function.function import (
    BackwardCFunction,
    Function,
    FunctionCtx,
    FunctionMeta,
    InplaceFunction,
    once_differentiable,
)

__all__ = [
    "BackwardCFunction", "Function", "FunctionCtx", "FunctionMeta", "InplaceFunction",
    "once_differentiable",
]  # fmt: skip
