"""Streams of random numbers with a seed, which NumPy's kernels draw from.

A seed gives the same numbers on every machine: they come from NumPy's PCG64DXSM, whose stream is
the same everywhere, not from PyTorch's Mersenne twister, so they are not PyTorch's numbers.
"""

from __future__ import annotations

import os
import threading
from operator import index
from typing import Any, Self

import numpy as np

from autograd.base.locks import lock, renewed

# The seed of a new Generator, as in PyTorch.
_DEFAULT_SEED = 67280421310721
_WORD = 1 << 64
# Seed, state, increment, whether a half of a word is left over, and that half.
_LAYOUT = (8, 16, 16, 1, 4)
_STATE_SIZE = sum(_LAYOUT)

_lock = lock()  # for the making of sources


class Stream:
    """A source of random numbers with a seed and a state of its own.

    Threads may share it: every draw is made under its lock.
    """

    __slots__ = ("__weakref__", "_seed", "_source")

    _seed: int
    _source: np.random.Generator | None  # None until it is drawn from: numpy.random loads slowly

    def __init__(self, device: Any = "cpu") -> None:
        if str(device) != "cpu":
            raise RuntimeError(f"Device type {device} is not supported: generators are on the CPU")
        self._reset(_DEFAULT_SEED)

    @property
    def device(self) -> str:
        """Where the numbers are made: always "cpu"."""
        return "cpu"

    @property
    def source(self) -> np.random.Generator:
        """NumPy's generator, which the kernels draw from."""
        source = self._source
        if source is None:
            with _lock:
                if self._source is None:
                    self._source = _source_of(np.random.PCG64DXSM(self._seed))
                source = self._source
        return source

    def manual_seed(self, seed: int) -> Self:
        """Starts the stream of `seed` over; returns this stream.

        Negative seeds count from 2**64. Raises RuntimeError if `seed` is no integer, ValueError if
        it needs more than 64 bits.
        """
        try:
            number = index(seed)
        except TypeError:
            raise RuntimeError(
                f"manual_seed expected a long, but got {type(seed).__name__}"
            ) from None
        if not -_WORD // 2 <= number < _WORD:
            raise ValueError("Overflow when unpacking long long: a seed has at most 64 bits")
        self._reset(number % _WORD)
        return self

    def seed(self) -> int:
        """Seeds with a number of the operating system, and returns it."""
        self._reset(int.from_bytes(os.urandom(8), "little") >> 1)
        return self._seed

    def initial_seed(self) -> int:
        """The seed that the stream started from."""
        return self._seed

    def packed(self) -> np.ndarray:
        """Where the stream is, as an array of uint8."""
        bits: Any = self.source.bit_generator
        with bits.lock:
            state = bits.state
        parts = (
            self._seed,
            state["state"]["state"],
            state["state"]["inc"],
            state["has_uint32"],
            state["uinteger"],
        )
        packed = b"".join(
            int(part).to_bytes(size, "little") for part, size in zip(parts, _LAYOUT, strict=True)
        )
        return np.frombuffer(packed, np.uint8).copy()

    def unpack(self, state: np.ndarray) -> None:
        """Continues where `state`, a result of `packed`, was taken.

        Raises RuntimeError if it has another size.
        """
        packed = state.tobytes()
        if len(packed) != _STATE_SIZE:
            raise RuntimeError(
                f"Expected a generator state of size {_STATE_SIZE} but found the input RNG state "
                f"size to be {len(packed)}"
            )
        parts = []
        for size in _LAYOUT:
            parts.append(int.from_bytes(packed[:size], "little"))
            packed = packed[size:]
        bits = np.random.PCG64DXSM(0)
        bits.state = {
            "bit_generator": "PCG64DXSM",
            "state": {"state": parts[1], "inc": parts[2]},
            "has_uint32": parts[3],
            "uinteger": parts[4],
        }
        self._seed = parts[0]
        self._source = _source_of(bits)

    def _reset(self, seed: int) -> None:
        # The source is replaced, not changed: a draw that is under way ends in the old one.
        with _lock:
            self._seed = seed
            self._source = None


def _source_of(bits: Any) -> np.random.Generator:
    renewed(bits.lock)
    return np.random.Generator(bits)


class _OfThread(threading.local):
    stream: Stream | None = None


_of_thread = _OfThread()


def seed_thread(seed: int) -> None:
    """From now on this thread has a default stream of its own, which starts from `seed`."""
    _of_thread.stream = Stream().manual_seed(seed)


def of_thread(name: str) -> property:
    """The attribute `name` of a Stream, or of the thread's own stream where there is one."""
    slot: Any = vars(Stream)[name]
    return property(
        lambda self: slot.__get__(_of_thread.stream or self),
        lambda self, value: slot.__set__(_of_thread.stream or self, value),
    )


default: Stream = Stream()
"""What is drawn from where nothing is given: `autograd.random` puts its default generator here."""
