"""Random numbers of a test that are its own: they depend on its name and on nothing else.

Not on the tests before it, on the worker that runs it or on the machine. `RANDOM` is for helpers of
a module; a test may as well take the fixture `rng`, which is the same generator.
"""

from __future__ import annotations

import random
import sys
import zlib
from collections.abc import Iterable
from types import ModuleType
from typing import Any

import numpy as np

import autograd as ag

__all__ = ["RANDOM", "begin", "end", "of_the_tests", "seed_of", "shared", "states"]


def seed_of(name: str) -> int:
    """A seed from a name, the same in every process."""
    return zlib.crc32(name.encode())


class _OfTheTest:
    """Hands on to the generator of the test that runs."""

    own: np.random.Generator | None = None

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        if self.own is None:
            raise RuntimeError("RANDOM is for tests: what is drawn on import has its own generator")
        return getattr(self.own, name)


RANDOM: Any = _OfTheTest()


def begin(name: str) -> np.random.Generator:
    """Seeds every generator that a test shares with others."""
    seed = seed_of(name)
    np.random.seed(seed)
    random.seed(seed)
    ag.manual_seed(seed)
    RANDOM.own = np.random.default_rng(seed)
    return RANDOM.own


def end() -> None:
    """From here on `RANDOM` is no one's."""
    RANDOM.own = None


def shared(modules: Iterable[ModuleType]) -> dict[str, Any]:
    """The generators among the globals of the modules, also those of which a method is one.

    They are for what is drawn on import, once and in the order of the text. What a test drew from
    them would depend on the tests before it.
    """
    found = {}
    for module in modules:
        for name, value in vars(module).items():
            owner = getattr(value, "__self__", value)
            if isinstance(owner, _KINDS) and owner not in _FOR_ALL:
                found[f"{module.__name__}.{name}"] = owner
    return found


_KINDS = (np.random.Generator, np.random.RandomState, random.Random, ag.Generator)
# Seeded at the begin of each test.
_FOR_ALL = (np.random.mtrand._rand, random._inst, ag.default_generator)  # type: ignore[attr-defined]


def states(generators: dict[str, Any]) -> dict[str, str]:
    """Where each generator is."""
    return {name: _state(each) for name, each in generators.items()}


def _state(generator: Any) -> str:
    if isinstance(generator, np.random.Generator):
        return str(generator.bit_generator.state)
    if isinstance(generator, np.random.RandomState | ag.Generator):
        return str(generator.get_state())
    return str(generator.getstate())


def of_the_tests() -> list[ModuleType]:
    """The modules of the suite that are imported."""
    return [module for name, module in sys.modules.items() if name.split(".")[0] == "tests"]
