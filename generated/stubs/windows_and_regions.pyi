# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 71cc61f57043078d
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = []

class WindowsAndRegionsMethods: ...
