"""Random numbers: generators with a seed, and the one that is used where none is given."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Self

import numpy as np

from autograd.array import prng
from autograd.core.tensor import Tensor, from_array


class Generator(prng.Stream):
    """A source of random numbers with a seed and a state of its own.

    Threads may share it: every draw is made under its lock.

    >>> import autograd as ag
    >>> generator = ag.Generator().manual_seed(0)
    >>> ag.randint(10, (3,), generator=generator)
    tensor([4, 8, 3])
    """

    __slots__ = ()

    def get_state(self) -> Tensor:
        """Where the stream is, as a uint8 tensor."""
        return from_array(self.packed())

    def set_state(self, new_state: Tensor) -> Self:
        """Continues where `new_state`, a result of `get_state`, was taken; returns the generator.

        Raises TypeError if it is no uint8 tensor, RuntimeError if it has another size.
        """
        if not isinstance(new_state, Tensor):
            raise TypeError(f"expected a ByteTensor, but got {type(new_state).__name__}")
        if new_state.dtype != np.uint8:
            raise TypeError(f"RNG state must be a ByteTensor, but it has {new_state.dtype}")
        self.unpack(new_state.numpy())
        return self

    def clone_state(self) -> Generator:
        """A new generator that continues as this one would."""
        clone = Generator()
        clone.set_state(self.get_state())
        return clone

    def __reduce__(self) -> Any:
        return Generator, (), self.packed()

    def __setstate__(self, state: np.ndarray) -> None:
        self.unpack(state)


class _Default(Generator):
    """The default one: in the threads of workers a stream of their own (`prng.seed_thread`)."""

    __slots__ = ()

    _seed = prng.of_thread("_seed")
    _source = prng.of_thread("_source")


default_generator = _Default()
"""Where random numbers come from if no generator is given; its seed differs from run to run."""

default_generator.seed()
prng.default = default_generator


def manual_seed(seed: Any) -> Generator:
    """Seeds the default generator with the int `seed`, and returns it."""
    return default_generator.manual_seed(int(seed))


seed, initial_seed = default_generator.seed, default_generator.initial_seed
get_rng_state = default_generator.get_state


def set_rng_state(new_state: Tensor) -> None:
    """Continues the default generator where `new_state` was taken."""
    default_generator.set_state(new_state)


@contextmanager
def fork_rng(devices: Any = None, enabled: bool = True) -> Iterator[None]:
    """A block after which the default generator, whatever the `devices`, is where it was before,
    unless `enabled` is False."""
    state = get_rng_state()
    try:
        yield
    finally:
        if enabled:
            set_rng_state(state)
