# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content f7f94453e13bbf6e
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = []

class WindowsAndRegionsMethods: ...
