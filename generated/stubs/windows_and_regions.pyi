# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 2048cf3036740721
from collections.abc import Sequence
from typing import Any, overload

from autograd.tensor import Tensor
from autograd.typing import DTypeLike, Scalar, TensorLike

__all__ = []

class WindowsAndRegionsMethods: ...
