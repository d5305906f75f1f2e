"""Types for annotations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import DTypeLike

    from autograd.core.tensor import Tensor

    TensorLike: TypeAlias = Tensor | np.ndarray | complex | np.generic
    Scalar: TypeAlias = complex
else:
    TensorLike = Scalar = DTypeLike = Any
