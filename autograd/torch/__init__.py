"""The names of PyTorch for programs written against it: ``import autograd.torch as torch``.

Whoever imports it has PyTorch's defaults in the whole process: float32, PyTorch's promotion, and
`x.dtype`, `x.shape` that print as PyTorch's; see `leave`. A program that says ``import torch`` runs
here after ``sys.modules["torch"] = autograd.torch``. What is here is `autograd`'s, under PyTorch's
names; `autograd.torch.names` lists them.
"""

from __future__ import annotations

import sys as _sys
from typing import Any as _Any

from autograd.torch import face as _face
from autograd.torch import names as _names
from autograd.torch.own.defaults import enter

__version__ = "2.13.0+autograd"

_find = _face.serve(_names.MODULES, __name__, globals())


def __getattr__(name: str) -> _Any:
    return _find(name)


def __dir__() -> list[str]:
    return _face.public(_names.MODULES[""], globals())


_sys.meta_path.insert(0, _face.Finder(_sys.modules[__name__]))
enter()
__name__ = "torch"  # which Pyro compares
