"""Methods of Tensor besides the table's: random values written in place, `new_tensor`, and the
refusal of `apply_`."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from inspect import signature
from typing import Any

import numpy as np

from autograd.base.errors import wrong_type
from autograd.base.grad_mode import MODE
from autograd.base.ops import batches
from autograd.core.tensor import Tensor


def _random(method: Callable[..., Any]) -> Callable[..., Any]:
    """A method that fills; inside of vmap with what its `randomness` says."""

    names = list(signature(method).parameters)[1:]

    @wraps(method)
    def fill(self: Any, *args: Any, **kwargs: Any) -> Any:
        if MODE.batches and batches.filled(method.__name__, self, args, kwargs):
            return self
        for name, value in [*zip(names, args, strict=False), *kwargs.items()]:
            if name != "generator" and isinstance(value, (str, list, tuple, dict)):
                raise wrong_type(method.__name__, name, "a number", value)
        return method(self, *args, **kwargs)

    return fill


class FillMethods:
    """Methods that fill a tensor with random numbers, under the rules of in-place operations.

    What was recorded so far gets a gradient of zero. Each takes the Generator to draw from; None is
    the default one. Raise RuntimeError where the distribution's parameters make no sense, and
    NotImplementedError for a dtype that cannot hold the numbers.
    """

    __slots__ = ()

    @_random
    def uniform_(self, low: float = 0.0, to: float = 1.0, *, generator: Any = None) -> Tensor:
        """Numbers uniform in [low, to), the real and imaginary parts of complex ones alike."""
        if low > to:
            raise RuntimeError(
                f"uniform_ expects to return a [from, to) range, but found from={low} > to={to}"
            )
        from autograd.kernels import rand_like

        drawn = rand_like(_array(self), generator, None)
        if to - low > (largest := np.finfo(drawn.dtype).max):
            raise RuntimeError(f"uniform_ expects to-from <= {largest}, but got {to - low}")
        least = low * (1 + 1j) if drawn.dtype.kind == "c" else low
        return _write(self, least + (to - low) * drawn)

    @_random
    def normal_(self, mean: float = 0.0, std: float = 1.0, *, generator: Any = None) -> Tensor:
        """Normally distributed numbers, of mean `mean` and standard deviation `std`."""
        from autograd.kernels import normal_float_float

        array = _array(self)
        return _write(self, normal_float_float(mean, std, array.shape, generator, array.dtype))

    @_random
    def bernoulli_(self, p: Any = 0.5, *, generator: Any = None) -> Tensor:
        """1 with probability `p`, a number or a tensor that broadcasts to this one; else 0."""
        from autograd.kernels import bernoulli, bernoulli_p

        array = _array(self)
        if isinstance(p, (int, float)):
            return _write(self, bernoulli_p(array, p, generator))
        try:
            chances = np.broadcast_to(_array(p), array.shape)
        except ValueError:
            raise RuntimeError(
                f"The expanded size of the tensor {list(array.shape)} must match the existing "
                f"size {list(_array(p).shape)}"
            ) from None
        return _write(self, bernoulli(chances, generator).astype(array.dtype))

    @_random
    def random_(self, low: int = 0, to: Any = ..., *, generator: Any = None) -> Tensor:
        """Integers from `low` to to - 1; ``random_(to)`` starts from 0.

        Where `to` is None, or nothing is given, up to the largest that the dtype holds exactly.
        """
        from autograd.kernels import randint_like

        array = _array(self)
        if to is ...:
            low, to = 0, low or None
        if to is None:
            to = _above(array.dtype)
        return _write(self, randint_like(array, low, to, generator, None))

    @_random
    def exponential_(self, lambd: float = 1.0, *, generator: Any = None) -> Tensor:
        """Times between events that occur at the rate `lambd`."""
        if not lambd > 0:
            raise RuntimeError(f"exponential_ expects lambda > 0.0, but found lambda={lambd}")
        source, shape, dtype = _continuous(self, "Exponential", generator)
        return _write(self, source.standard_exponential(shape, dtype) / lambd)

    @_random
    def geometric_(self, p: float, *, generator: Any = None) -> Tensor:
        """Numbers of trials until the first success, which has probability `p` in each."""
        if not 0 < p < 1:
            raise RuntimeError(f"geometric_ expects p to be in (0, 1), but got p={p}")
        from autograd.kernels import source_of

        array = _array(self)
        return _write(self, source_of(generator).geometric(p, array.shape).astype(array.dtype))

    @_random
    def log_normal_(self, mean: float = 1.0, std: float = 2.0, *, generator: Any = None) -> Tensor:
        """Numbers whose logarithms are normally distributed, with `mean` and `std`."""
        if not std > 0:
            raise RuntimeError(f"log_normal_ expects std > 0.0, but found std={std}")
        source, shape, dtype = _continuous(self, "Log normal", generator)
        return _write(self, np.exp(mean + std * source.standard_normal(shape, dtype)))

    @_random
    def cauchy_(self, median: float = 0.0, sigma: float = 1.0, *, generator: Any = None) -> Tensor:
        """Numbers of the Cauchy distribution around `median`, `sigma` its half width at half
        height."""
        if not sigma > 0:
            raise RuntimeError(f"cauchy_ expects sigma > 0.0, but found sigma={sigma}")
        source, shape, dtype = _continuous(self, "Cauchy", generator)
        return _write(self, (median + sigma * source.standard_cauchy(shape)).astype(dtype))

    def new_tensor(
        self, data: Any, *, dtype: Any = None, device: Any = None, requires_grad: bool = False
    ) -> Tensor:
        """A new leaf with a copy of `data`, by default in this tensor's dtype; `requires_grad` and
        errors as of `autograd.tensor`."""
        from autograd.methods.construction import tensor

        kept = _array(self).dtype if dtype is None else dtype
        return tensor(data, dtype=kept, device=device, requires_grad=requires_grad)


def _array(tensor: Any) -> np.ndarray:
    return tensor._data


def _above(dtype: np.dtype[Any]) -> int:
    """One more than the largest integer below which a dtype holds all."""
    if dtype.kind == "f":
        return (1 << (np.finfo(dtype).nmant + 1)) + 1
    return 2 if dtype.kind == "b" else min(int(np.iinfo(dtype).max), (1 << 63) - 1) + 1


def _continuous(tensor: Any, name: str, generator: Any) -> tuple[np.random.Generator, Any, Any]:
    """Where to draw real numbers from, their shape and dtype."""
    from autograd.kernels import source_of

    array = _array(tensor)
    if array.dtype.kind != "f":
        raise RuntimeError(
            f"{name} distribution is a continuous probability distribution. dtype must be a "
            f"floating point but you specified {array.dtype}"
        )
    # NumPy draws in single or double precision; float16 is rounded when it is written.
    dtype = np.dtype(np.float64) if array.dtype == np.float64 else np.dtype(np.float32)
    return source_of(generator), array.shape, dtype


def _write(tensor: Any, values: np.ndarray) -> Tensor:
    """Writes `values` under the rules of ``Tensor.copy_``; returns the tensor."""
    from autograd.core.tensor import from_array

    return tensor.copy_(from_array(values))
