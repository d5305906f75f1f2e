"""PyTorch's torch.nn: functions, and modules made of them, which are imported when asked for."""

from importlib import import_module as _import_module
from typing import TYPE_CHECKING as _TYPE_CHECKING
from typing import Any as _Any

from autograd.nn import functional as functional
from autograd.nn import utils as utils

if _TYPE_CHECKING:
    from autograd.nn import grad as grad
    from autograd.nn import init as init
    from autograd.nn import modules as modules
    from autograd.nn import parameter as parameter
    from autograd.nn.modules.adaptive import *  # noqa: F403
    from autograd.nn.modules.container import *  # noqa: F403
    from autograd.nn.modules.conv import *  # noqa: F403
    from autograd.nn.modules.images import *  # noqa: F403
    from autograd.nn.modules.lazy import *  # noqa: F403
    from autograd.nn.modules.linear import *  # noqa: F403
    from autograd.nn.modules.module import *  # noqa: F403
    from autograd.nn.modules.normalization import *  # noqa: F403
    from autograd.nn.modules.recurrent import *  # noqa: F403
    from autograd.nn.modules.simple import *  # noqa: F403
    from autograd.nn.modules.sparse import *  # noqa: F403
    from autograd.nn.modules.transformer import *  # noqa: F403
    from autograd.nn.parameter import *  # noqa: F403

_MODULES = ("grad", "init", "modules", "parameter")
_PARAMETERS = ("Buffer", "Parameter", "UninitializedBuffer", "UninitializedParameter")


def __getattr__(name: str) -> _Any:
    if name == "__all__":
        return [each for each in __dir__() if not each.startswith("_")]
    if name in _MODULES:
        return _import_module(f"autograd.nn.{name}")
    home = _import_module(f"autograd.nn.{'parameter' if name in _PARAMETERS else 'modules'}")
    if name not in home.__all__:
        raise AttributeError(f"module 'autograd.nn' has no attribute '{name}'")
    found = globals()[name] = getattr(home, name)
    return found


def __dir__() -> list[str]:
    modules = _import_module("autograd.nn.modules")
    return sorted({*globals(), *_MODULES, *_PARAMETERS, *modules.__all__})
