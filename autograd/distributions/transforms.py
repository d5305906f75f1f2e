"""PyTorch's torch.distributions.transforms: maps of samples that can be inverted."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from autograd.base.ops import ops
from autograd.distributions import constraints
from autograd.distributions.utils import eps_of, sum_rightmost, tiny_of
from autograd.methods.construction import as_tensor
from autograd.methods.predicates import broadcast_shapes

__all__ = [
    "AbsTransform", "AffineTransform", "ComposeTransform", "ExpTransform", "PowerTransform",
    "SigmoidTransform", "SoftmaxTransform", "SoftplusTransform", "StickBreakingTransform",
    "TanhTransform", "Transform", "identity_transform",
]  # fmt: skip


class Transform:
    """A map ``y = transform(x)``: `_call`, its inverse `_inverse`, and `log_abs_det_jacobian`.

    domain, codomain: the constraints of x and y. cache_size: whether the last pair of x and y is
    kept, so that what was just computed need not be inverted; 0 or 1.
    """

    bijective = False
    domain: Any
    codomain: Any
    _arguments: tuple[str, ...]  # the attributes that the constructor takes before cache_size

    def __init__(self, cache_size: int = 0) -> None:
        if cache_size not in (0, 1):
            raise ValueError("cache_size must be 0 or 1")
        self._cache_size = cache_size
        self._cached_x_y: tuple[Any, Any] = (None, None)
        self._inv: Any = None
        super().__init__()  # of what else a class inherits from, such as Module

    @property
    def event_dim(self) -> int:
        if self.domain.event_dim == self.codomain.event_dim:
            return int(self.domain.event_dim)
        raise ValueError("Please use either .domain.event_dim or .codomain.event_dim")

    @property
    def inv(self) -> Transform:
        if self._inv is None:
            self._inv = _InverseTransform(self)
        return self._inv

    @property
    def sign(self) -> Any:
        raise NotImplementedError

    def with_cache(self, cache_size: int = 1) -> Transform:
        if self._cache_size == cache_size:
            return self
        if type(self).__init__ is Transform.__init__:
            return type(self)(cache_size=cache_size)
        for kind in type(self).__mro__:
            if "_arguments" in vars(kind):
                given = [getattr(self, name) for name in self._arguments]
                return kind(*given, cache_size=cache_size)
        raise NotImplementedError(f"{type(self)}.with_cache is not implemented")

    def __eq__(self, other: object) -> bool:
        return self is other

    __hash__ = object.__hash__

    def __call__(self, x: Any) -> Any:
        if self._cache_size == 0:
            return self._call(x)
        if self._cached_x_y[0] is not x:
            self._cached_x_y = x, self._call(x)
        return self._cached_x_y[1]

    def _inv_call(self, y: Any) -> Any:
        if self._cache_size == 0:
            return self._inverse(y)
        if self._cached_x_y[1] is not y:
            self._cached_x_y = self._inverse(y), y
        return self._cached_x_y[0]

    def _call(self, x: Any) -> Any:
        raise NotImplementedError

    def _inverse(self, y: Any) -> Any:
        raise NotImplementedError

    def log_abs_det_jacobian(self, x: Any, y: Any) -> Any:
        raise NotImplementedError

    def forward_shape(self, shape: Sequence[int]) -> Sequence[int]:
        return shape

    def inverse_shape(self, shape: Sequence[int]) -> Sequence[int]:
        return shape

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"


class _InverseTransform(Transform):
    def __init__(self, transform: Transform) -> None:
        super().__init__(transform._cache_size)
        self._inv = transform

    domain = property(lambda self: self._inv.codomain)
    codomain = property(lambda self: self._inv.domain)
    bijective = property(lambda self: self._inv.bijective)
    sign = property(lambda self: self._inv.sign)

    def with_cache(self, cache_size: int = 1) -> Transform:
        return self.inv.with_cache(cache_size).inv

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _InverseTransform) and self._inv == other._inv

    __hash__ = object.__hash__

    def __call__(self, x: Any) -> Any:
        return self._inv._inv_call(x)

    def _inv_call(self, y: Any) -> Any:
        return self._inv(y)

    def log_abs_det_jacobian(self, x: Any, y: Any) -> Any:
        return -self._inv.log_abs_det_jacobian(y, x)

    def forward_shape(self, shape: Sequence[int]) -> Sequence[int]:
        return self.inv.inverse_shape(shape)

    def inverse_shape(self, shape: Sequence[int]) -> Sequence[int]:
        return self.inv.forward_shape(shape)

    def __repr__(self) -> str:
        return f"_InverseTransform({self._inv!r})"


class ComposeTransform(Transform):
    """The maps `parts`, the first of them first."""

    _arguments = ("parts",)

    def __init__(self, parts: Sequence[Transform], cache_size: int = 0) -> None:
        self.parts = [part.with_cache(cache_size) for part in parts] if cache_size else list(parts)
        super().__init__(cache_size)

    bijective = property(lambda self: all(p.bijective for p in self.parts))

    @property
    def domain(self) -> Any:
        """That of the first, with as many dimensions as any map needs."""
        return self._of_dims([p.domain for p in self.parts], 0)

    @property
    def codomain(self) -> Any:
        """That of the last, with as many dimensions as any map needs."""
        return self._of_dims([p.codomain for p in self.parts], -1)

    def _of_dims(self, regions: list[Any], which: int) -> Any:
        if not regions:
            return constraints.real
        steps = [p.codomain.event_dim - p.domain.event_dim for p in self.parts]
        places = range(len(regions))  # what is added on the way from a map to the end in question
        needed = max(
            regions[i].event_dim + (sum(steps[i + 1 :]) if which else -sum(steps[:i]))
            for i in places
        )
        region = regions[which]
        missing = needed - region.event_dim
        return constraints.independent(region, missing) if missing > 0 else region

    sign = property(lambda self: math.prod(part.sign for part in self.parts))
    inv = property(lambda self: ComposeTransform([part.inv for part in reversed(self.parts)]))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ComposeTransform) and self.parts == other.parts

    __hash__ = object.__hash__

    def __call__(self, x: Any) -> Any:
        for part in self.parts:
            x = part(x)
        return x

    def _inv_call(self, y: Any) -> Any:
        for part in reversed(self.parts):
            y = part._inv_call(y)
        return y

    def log_abs_det_jacobian(self, x: Any, y: Any) -> Any:
        if not self.parts:
            return ops.zeros_like(x)
        total: Any = 0.0
        dims = self.domain.event_dim
        for part in self.parts:
            y = part(x)
            here = part.log_abs_det_jacobian(x, y)
            total = total + sum_rightmost(here, dims - part.domain.event_dim)
            dims += part.codomain.event_dim - part.domain.event_dim
            x = y
        return total

    def forward_shape(self, shape: Sequence[int]) -> Sequence[int]:
        for part in self.parts:
            shape = part.forward_shape(shape)
        return shape

    def inverse_shape(self, shape: Sequence[int]) -> Sequence[int]:
        for part in reversed(self.parts):
            shape = part.inverse_shape(shape)
        return shape

    def __repr__(self) -> str:
        parts = ",\n    ".join(repr(part) for part in self.parts)
        return f"ComposeTransform(\n    {parts}\n)"


identity_transform = ComposeTransform([])


class Alike(Transform):
    """A map without arguments: two of a class are equal."""

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self)

    __hash__ = object.__hash__


class _Growing(Alike):
    """A map of numbers that grows."""

    bijective = True
    sign = 1
    domain: Any = constraints.real
    codomain: Any = constraints.positive


class ExpTransform(_Growing):
    """``y = exp(x)``."""

    def _call(self, x: Any) -> Any:
        return x.exp()

    def _inverse(self, y: Any) -> Any:
        return y.log()

    def log_abs_det_jacobian(self, x: Any, y: Any) -> Any:
        return x


class SigmoidTransform(_Growing):
    """``y = 1 / (1 + exp(-x))``."""

    codomain = constraints.unit_interval

    def _call(self, x: Any) -> Any:
        return x.sigmoid().clamp(min=tiny_of(x.dtype), max=1 - eps_of(x.dtype))

    def _inverse(self, y: Any) -> Any:
        y = y.clamp(min=tiny_of(y.dtype), max=1 - eps_of(y.dtype))
        return y.log() - (-y).log1p()

    def log_abs_det_jacobian(self, x: Any, y: Any) -> Any:
        return -ops.nn_functional_softplus(-x) - ops.nn_functional_softplus(x)


class TanhTransform(_Growing):
    """``y = tanh(x)``."""

    codomain = constraints.interval(-1.0, 1.0)

    def _call(self, x: Any) -> Any:
        return x.tanh()

    def _inverse(self, y: Any) -> Any:
        return y.atanh()

    def log_abs_det_jacobian(self, x: Any, y: Any) -> Any:
        return 2.0 * (math.log(2.0) - x - ops.nn_functional_softplus(-2.0 * x))


class AffineTransform(Transform):
    """``y = loc + scale * x``; event_dim: how many dimensions belong together."""

    bijective = True
    _arguments = ("loc", "scale", "_event_dim")

    def __init__(self, loc: Any, scale: Any, event_dim: int = 0, cache_size: int = 0) -> None:
        super().__init__(cache_size)
        self.loc, self.scale, self._event_dim = loc, scale, event_dim
        region = constraints.real
        self.domain = constraints.independent(region, event_dim) if event_dim else region
        self.codomain = self.domain

    def __eq__(self, other: object) -> bool:
        return isinstance(other, AffineTransform) and all(
            bool(as_tensor(mine == theirs).all())
            for mine, theirs in ((self.loc, other.loc), (self.scale, other.scale))
        )

    __hash__ = object.__hash__

    @property
    def sign(self) -> Any:
        if hasattr(self.scale, "sign"):
            return self.scale.sign()
        return (self.scale > 0) - (self.scale < 0)

    def _call(self, x: Any) -> Any:
        return self.loc + self.scale * x

    def _inverse(self, y: Any) -> Any:
        return (y - self.loc) / self.scale

    def log_abs_det_jacobian(self, x: Any, y: Any) -> Any:
        scale = self.scale if hasattr(self.scale, "shape") else ops.full_like(x, self.scale)
        found = scale.abs().log()
        kept = x.shape[: x.ndim - self._event_dim]
        if self._event_dim:
            found = sum_rightmost(
                found.expand(broadcast_shapes(found.shape, x.shape)), self._event_dim
            )
        return found.expand(kept)

    def forward_shape(self, shape: Sequence[int]) -> Sequence[int]:
        sizes = [tuple(getattr(each, "shape", ())) for each in (self.loc, self.scale)]
        return tuple(broadcast_shapes(tuple(shape), *sizes))

    inverse_shape = forward_shape


class SoftplusTransform(_Growing):
    """``y = log(1 + exp(x))``."""

    def _call(self, x: Any) -> Any:
        return ops.nn_functional_softplus(x)

    def _inverse(self, y: Any) -> Any:
        return (-y).expm1().neg().log() + y

    def log_abs_det_jacobian(self, x: Any, y: Any) -> Any:
        return -ops.nn_functional_softplus(-x)


class PowerTransform(Transform):
    """``y = x ** exponent`` of positive numbers."""

    bijective = True
    domain = codomain = constraints.positive
    _arguments = ("exponent",)

    def __init__(self, exponent: Any, cache_size: int = 0) -> None:
        super().__init__(cache_size)
        self.exponent = as_tensor(exponent)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PowerTransform) and bool((self.exponent == other.exponent).all())

    __hash__ = object.__hash__

    @property
    def sign(self) -> Any:
        return self.exponent.sign()

    def _call(self, x: Any) -> Any:
        return x.pow(self.exponent)

    def _inverse(self, y: Any) -> Any:
        return y.pow(1 / self.exponent)

    def log_abs_det_jacobian(self, x: Any, y: Any) -> Any:
        return (self.exponent * y / x).abs().log()

    def forward_shape(self, shape: Sequence[int]) -> Sequence[int]:
        return tuple(broadcast_shapes(tuple(shape), self.exponent.shape))

    inverse_shape = forward_shape


class AbsTransform(Alike):
    """``y = |x|``; of both inverses the positive one is taken."""

    domain, codomain = constraints.real, constraints.positive

    def _call(self, x: Any) -> Any:
        return x.abs()

    def _inverse(self, y: Any) -> Any:
        return y


class SoftmaxTransform(AbsTransform):
    """Vectors of sum 1 in proportion to exp(x); of the inverses the logarithms are taken."""

    domain, codomain = constraints.real_vector, constraints.simplex

    def _call(self, x: Any) -> Any:
        return x.softmax(-1)

    def _inverse(self, y: Any) -> Any:
        return y.log()


class StickBreakingTransform(SoftmaxTransform):
    """Vectors of sum 1, each number but the last being a share, by the sigmoid, of what those
    before have left."""

    bijective = True

    @staticmethod
    def _offset(n: int, x: Any) -> Any:
        return ops.arange(n, 0, -1, dtype=x.dtype).log()  # so that 0 is made equal parts

    def _call(self, x: Any) -> Any:
        z = (x - self._offset(x.shape[-1], x)).sigmoid()
        left = (1 - z).cumprod(-1)
        pad = ops.nn_functional_pad
        return pad(z, (0, 1), value=1) * pad(left, (1, 0), value=1)

    def _inverse(self, y: Any) -> Any:
        parts = y[..., :-1]
        left = (1 - parts.cumsum(-1)).clamp(min=tiny_of(y.dtype))
        return parts.log() - left.log() + self._offset(parts.shape[-1], y)

    def log_abs_det_jacobian(self, x: Any, y: Any) -> Any:
        x = x - self._offset(x.shape[-1], x)
        return (-x + ops.nn_functional_logsigmoid(x) + y[..., :-1].log()).sum(-1)

    def forward_shape(self, shape: Sequence[int]) -> Sequence[int]:
        return (*shape[:-1], shape[-1] + 1)

    def inverse_shape(self, shape: Sequence[int]) -> Sequence[int]:
        return (*shape[:-1], shape[-1] - 1)
