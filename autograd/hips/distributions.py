"""The distributions of `autograd.scipy.stats`, as modules."""

from __future__ import annotations

import sys
import types
from typing import Any

from scipy import stats

from autograd.hips.functions import lifted
from autograd.numpy_api.scipys import ADAPTERS


class _Distribution(types.ModuleType):
    """The module of a distribution: functions of SciPy's, of which some take boxes and Tensors."""

    def __init__(self, name: str) -> None:
        super().__init__(f"autograd.scipy.stats.{name}", f"scipy.stats.{name}, traced.")
        self._scipys = getattr(stats, name)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return getattr(self._scipys, name)

    def __call__(self, *args: Any, **kwargs: Any) -> _Frozen:
        return _Frozen(self, args, kwargs)


class _Frozen:
    """A distribution with its parameters, as ``norm(loc, scale)``."""

    def __init__(self, distribution: _Distribution, args: Any, kwargs: Any) -> None:
        self._distribution, self._args, self._kwargs = distribution, args, kwargs

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        function = vars(self._distribution).get(name)
        if function is None:
            return getattr(self._distribution._scipys(*self._args, **self._kwargs), name)
        return lambda *args: function(*args, *self._args, **self._kwargs)


DISTRIBUTIONS: dict[str, _Distribution] = {}
"""The distributions by their names in scipy.stats."""

for _full_name, _function in ADAPTERS.items():
    _home, _, _name = _full_name.rpartition(".")
    if _home.startswith("stats."):
        _key = _home.removeprefix("stats.")
        _module = DISTRIBUTIONS.setdefault(_key, _Distribution(_key))
        sys.modules[_module.__name__] = _module
        setattr(_module, _name, lifted(getattr(_module._scipys, _name), _function))
