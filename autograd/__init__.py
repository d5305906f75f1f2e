"""PyTorch's autograd on NumPy, compiled from one table of derivatives.

>>> import autograd as ag
>>> a = ag.tensor(2.0, requires_grad=True)
>>> b = ag.tensor(3.0, requires_grad=True)
>>> d = ag.tensor(4.0, requires_grad=True)
>>> e = (a + b) * d
>>> e.backward()
>>> a.grad
tensor(4.)
"""

from autograd import dtypes as _dtypes
from autograd import freshness as _freshness
from autograd import layouts as _layouts
from autograd import queries as _queries
from autograd import random
from autograd.creation import as_tensor, from_numpy, is_tensor, tensor
from autograd.dtypes import *  # noqa: F403
from autograd.engine import backward, grad
from autograd.function import Function
from autograd.grad_mode import enable_grad, is_grad_enabled, no_grad, set_grad_enabled
from autograd.layouts import *  # noqa: F403
from autograd.queries import *  # noqa: F403
from autograd.random import (
    Generator,
    default_generator,
    get_rng_state,
    initial_seed,
    manual_seed,
    seed,
    set_rng_state,
)
from autograd.registry import registry
from autograd.tables import load_table, unload_table
from autograd.tensor import Tensor
from generated.functions import *  # noqa: F403
from generated.functions import PUBLIC as _PUBLIC
from generated.methods import install as _install

_freshness.check()
_install(Tensor)

from autograd import fft, graph, linalg, nn, signal, special, utils  # noqa: E402
from autograd.anomaly import (  # noqa: E402
    detect_anomaly,
    is_anomaly_check_nan_enabled,
    is_anomaly_enabled,
    set_detect_anomaly,
)
from autograd.conversion import to as _to  # noqa: E402
from autograd.gradcheck import GradcheckError, gradcheck, gradgradcheck  # noqa: E402

Tensor.to = _to  # type: ignore[method-assign, assignment]

__version__ = "0.1.0"

# PyTorch's names of dtypes that are also names of Python's types.
globals().update(float=float32, int=int32, bool=bool_)  # noqa: F405

__all__ = [
    *_PUBLIC,
    *_dtypes.__all__,
    *_layouts.__all__,
    *_queries.__all__,
    "Function",
    "Generator",
    "GradcheckError",
    "Tensor",
    "as_tensor",
    "backward",
    "default_generator",
    "detect_anomaly",
    "enable_grad",
    "fft",
    "from_numpy",
    "get_rng_state",
    "grad",
    "gradcheck",
    "gradgradcheck",
    "graph",
    "initial_seed",
    "is_anomaly_check_nan_enabled",
    "is_anomaly_enabled",
    "is_grad_enabled",
    "is_tensor",
    "linalg",
    "load_table",
    "manual_seed",
    "nn",
    "no_grad",
    "random",
    "registry",
    "seed",
    "set_detect_anomaly",
    "set_grad_enabled",
    "set_rng_state",
    "signal",
    "special",
    "tensor",
    "unload_table",
    "utils",
]
