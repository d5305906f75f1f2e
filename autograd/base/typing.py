"""Types for annotations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, overload

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy as np
    from numpy.typing import DTypeLike as DTypeLike

    from autograd.core.tensor import Tensor

    TensorLike: TypeAlias = Tensor | np.ndarray | complex | np.generic
    Scalar: TypeAlias = complex
    # What is hardly ever None where it is read: a checker allows `y.grad_fn.name()`.
    MaybeNone: TypeAlias = Any

    class OfTensor(Protocol):
        """A function of NumPy's that gives a Tensor if the first argument is one."""

        @overload
        def __call__(self, x: Tensor, /, *args: Any, **kwargs: Any) -> Tensor: ...
        @overload
        def __call__(self, *args: Any, **kwargs: Any) -> Any: ...

    class OfTwo(Protocol):
        """A function of NumPy's that gives a Tensor if one of the first two arguments is one."""

        @overload
        def __call__(self, x: Tensor, /, *args: Any, **kwargs: Any) -> Tensor: ...
        @overload
        def __call__(self, x: Any, y: Tensor, /, *args: Any, **kwargs: Any) -> Tensor: ...
        @overload
        def __call__(self, *args: Any, **kwargs: Any) -> Any: ...

    class OfTensors(Protocol):
        """A function of NumPy's that gives a Tensor if the first argument is a sequence of them."""

        @overload
        def __call__(self, x: Sequence[Tensor], /, *args: Any, **kwargs: Any) -> Tensor: ...
        @overload
        def __call__(self, *args: Any, **kwargs: Any) -> Any: ...
else:
    TensorLike = Scalar = DTypeLike = MaybeNone = Any
