# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 6853252b79d1ea50
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.tensor import Tensor

__all__ = []

class WindowsAndRegionsMethods: ...
