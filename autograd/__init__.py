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

from importlib import import_module as _import_module
from typing import TYPE_CHECKING as _TYPE_CHECKING
from typing import Any as _Any

from autograd.base import dtypes as _dtypes
from autograd.base import freshness as _freshness
from autograd.base import installation as _installation
from autograd.base import memory_format as _layouts
from autograd.base.docstrings import descriptions as _descriptions
from autograd.base.docstrings import publish as _publish
from autograd.base.dtypes import *  # noqa: F403
from autograd.base.grad_mode import (
    enable_grad,
    is_grad_enabled,
    is_inference_mode_enabled,
    no_grad,
    set_grad_enabled,
)
from autograd.base.locks import collector_off as _collector_off
from autograd.base.memory_format import *  # noqa: F403
from autograd.base.ops import above as _above
from autograd.base.ops import batches as _batches
from autograd.base.ops import duals as _duals
from autograd.base.ops import hips as _hips
from autograd.base.ops import ops as _ops
from autograd.base.ops import scipys as _scipys
from autograd.base.registry import registry
from autograd.core.engine import backward, grad
from autograd.core.protocol import TensorSubclass
from autograd.core.tensor import Tensor
from autograd.core.wrapper import WrapperTensor
from autograd.methods import generator as random
from autograd.methods import placement as _places
from autograd.methods import predicates as _queries
from autograd.methods.construction import as_tensor, from_numpy, is_tensor, tensor
from autograd.methods.generator import (
    Generator,
    default_generator,
    get_rng_state,
    initial_seed,
    manual_seed,
    seed,
    set_rng_state,
)
from autograd.methods.placement import *  # noqa: F403
from autograd.methods.predicates import *  # noqa: F403
from autograd.methods.repr import set_printoptions
from autograd.surface import install as _install
from autograd.tables import import_installed as _import_installed
from autograd.tables import load_table, unload_table
from generated import functions as _functions
from generated.functions import *  # noqa: F403
from generated.functions import PUBLIC as _PUBLIC

_installation.check()
_freshness.check()
vars(_ops).update(vars(_functions))
_above.find_with(lambda: _import_module("autograd.core.node_calls"))
_batches.find_with(lambda: _import_module("autograd.transforms.batching.below"))
_duals.find_with(lambda: _import_module("autograd.transforms.dual_calls"))
_hips.find_with(lambda: _import_module("autograd.hips.names"))
_scipys.find_with(lambda: _import_module("autograd.numpy_api.scipys.refusals"))
registry.find_with(
    built_in=lambda: _import_module("generated.registry").ROWS,
    installed=_import_installed,
    rule_of=lambda row: _import_module("autograd.transforms.batching.rules").how_of_row(row),
)
_install(Tensor)

from autograd import fft, linalg, nn, signal, special  # noqa: E402
from autograd.gradcheck import GradcheckError, gradcheck, gradgradcheck  # noqa: E402
from autograd.numpy_api.einsum import einsum  # noqa: E402, F401

__version__ = "1.0.0"

if _TYPE_CHECKING:
    from autograd import (
        array_api,
        autograd,
        cuda,
        distributions,
        forward_ad,
        func,
        functional,
        implicit,
        interop,
        optim,
        sparsity,
        utils,
    )
    from autograd.compile import compile
    from autograd.core.promotion import get_promotion, promotion, set_promotion
    from autograd.function import Function
    from autograd.inspect import graph
    from autograd.inspect.anomaly import (
        detect_anomaly,
        is_anomaly_check_nan_enabled,
        is_anomaly_enabled,
        set_detect_anomaly,
    )
    from autograd.inspect.drawing import draw, explore
    from autograd.inspect.explaining import explain
    from autograd.inspect.profile import profile
    from autograd.io.serialization import load, save
    from autograd.transforms.inference_mode import inference_mode
    from autograd.transforms.vmap import vmap

# Names of the array API that PyTorch's and NumPy's namespaces have, or that are new.
_ARRAY_API = (
    *("asarray", "bitwise_invert", "broadcast_arrays", "cumulative_prod", "cumulative_sum"),
    *("astype", "expand_dims", "from_dlpack", "isdtype", "matrix_transpose", "permute_dims"),
    *("take_along_axis", "unique_all", "unique_counts", "unique_inverse", "unique_values"),
    *("unstack", "vecdot"),
)
# HIPS autograd's names.
_HIPS = (
    *("deriv", "elementwise_grad", "grad_and_aux", "grad_named", "hessian"),
    *("hessian_tensor_product", "hessian_vector_product", "holomorphic_grad", "jacobian"),
    *("make_ggnvp", "make_hvp", "make_jvp", "make_vjp", "multigrad_dict"),
    *("tensor_jacobian_product", "value_and_grad", "value_and_multigrad"),
    "vector_jacobian_product",
)
# What many programs never ask for is imported when they do: name -> module.
_ON_USE = {
    **{
        name: f"autograd.{name}"
        for name in (
            *("array_api", "autograd", "checkpoint", "compile", "cuda", "distributions"),
            *("forward_ad", "func", "functional", "graph", "implicit", "interop", "misc", "numpy"),
            *("optim", "scipy", "sparsity", "torch", "utils"),
        )
    },
    **dict.fromkeys(_ARRAY_API, "autograd.array_api"),
    **dict.fromkeys(_HIPS, "autograd.differential_operators"),
    **dict.fromkeys(("dict", "isinstance", "list", "tuple", "type"), "autograd.builtins"),
    "primitive": "autograd.hips.names",
    # What pickles name.
    **dict.fromkeys(("_rebuild_tensor", "_rebuild_view"), "autograd.methods.copy"),
    "Function": "autograd.function",
    "inference_mode": "autograd.transforms.inference_mode",
    **dict.fromkeys(("load", "save"), "autograd.io.serialization"),
    **dict.fromkeys(
        (
            *("detect_anomaly", "is_anomaly_check_nan_enabled", "is_anomaly_enabled"),
            "set_detect_anomaly",
        ),
        "autograd.inspect.anomaly",
    ),
    **dict.fromkeys(("draw", "explore"), "autograd.inspect.drawing"),
    **dict.fromkeys(("get_promotion", "promotion", "set_promotion"), "autograd.core.promotion"),
    "explain": "autograd.inspect.explaining",
    "profile": "autograd.inspect.profile",
    "vmap": "autograd.transforms.vmap",
}


def __getattr__(name: str) -> _Any:
    module = _ON_USE.get(name)
    if module is None:
        raise AttributeError(f"module 'autograd' has no attribute '{name}'")
    with _collector_off:
        found = _import_module(module)
    if module != f"autograd.{name}":
        found = getattr(found, name)
        if module != "autograd.builtins":  # which `import *` is not to hide
            globals()[name] = found
    return found


# PyTorch's names of dtypes that are also names of Python's types, which `import *` is not to hide.
_LIKE_PYTHONS = {"float": float32, "int": int32, "bool": bool_}  # noqa: F405
globals().update(_LIKE_PYTHONS)

_descriptions.find_with(lambda: _import_module("autograd.inspect.describing"))
_publish(__name__, {name: globals()[name] for name in _PUBLIC})

# Pickles, reprs and help name them by where users find them, wherever they are defined.
for _class in (Tensor, Generator, _places.Size, _places.device, _layouts.layout):
    _class.__module__ = __name__


def __dir__() -> list[str]:
    hidden = {name for name in globals() if name.startswith("__")}
    return sorted({*__all__, *_LIKE_PYTHONS, *hidden})


__all__ = [
    *_PUBLIC, *_dtypes.__all__, *_layouts.__all__, *_places.__all__, *_queries.__all__, *_ARRAY_API,
    *_HIPS,
    "Function", "Generator", "GradcheckError", "Tensor", "TensorSubclass", "WrapperTensor",
    "array_api", "as_tensor", "autograd", "backward", "compile", "cuda", "default_generator",
    "detect_anomaly", "distributions", "draw", "enable_grad", "explain", "explore", "fft",
    "forward_ad", "from_numpy", "func", "functional", "get_promotion", "get_rng_state", "grad",
    "gradcheck", "gradgradcheck", "graph", "implicit", "initial_seed", "inference_mode", "interop",
    "is_anomaly_check_nan_enabled", "is_anomaly_enabled", "is_grad_enabled",
    "is_inference_mode_enabled", "is_tensor", "linalg", "load", "load_table", "manual_seed", "nn",
    "no_grad", "optim", "profile", "promotion", "random", "registry", "save", "seed",
    "set_detect_anomaly", "set_grad_enabled", "set_printoptions", "set_promotion", "set_rng_state",
    "signal", "special", "sparsity", "tensor", "unload_table", "utils", "vmap",
]  # fmt: skip
