"""numpy.polynomial for Tensors and traced functions: NumPy's own modules, imported once more, in
which `np` is autograd.numpy."""

import functools as _functools
from importlib import import_module as _import_module
from inspect import isfunction as _isfunction
from types import ModuleType as _ModuleType

import numpy as _np
import numpy.polynomial as _polynomial

import autograd.numpy as _numpy
from autograd.core.tensor import Tensor as _Tensor
from autograd.core.tensor import from_array as _from_array
from autograd.hips.boxes import TRACE as _TRACE
from autograd.hips.boxes import boxed as _boxed
from autograd.hips.boxes import holds_boxes as _holds_boxes
from autograd.hips.boxes import tracing as _tracing
from autograd.hips.boxes import unboxed as _unboxed
from autograd.numpy_api.functions.arguments import holds_tensors as _holds_tensors


class _Names(_ModuleType):
    """The names of autograd.numpy; what `array` copies for traced values may take them in."""

    ndarray = (_np.ndarray, _Tensor)  # of which a value is an instance

    def __getattr__(self, name):
        return getattr(_numpy, name)

    @staticmethod
    def array(*args, **kwargs):
        made = _numpy.array(*args, **kwargs)
        taken_in = _TRACE.depth and made.__class__ is _np.ndarray and made.dtype.kind in "fc"
        return _from_array(made) if taken_in else made


def _box(x):
    if isinstance(x, (list, tuple)):
        return type(x)(map(_box, x))
    return _boxed(x) if x.__class__ is _Tensor else x


def _of_tensors(function):
    """`function`, which takes boxes, for Tensors as well."""

    @_functools.wraps(function)
    def call(*args, **kwargs):
        if _holds_boxes(args) or not _holds_tensors(args):
            return function(*args, **kwargs)
        with _tracing():
            return _unboxed(function(*map(_box, args), **kwargs))

    return call


__path__ = _polynomial.__path__  # so that they are found below this name, too
_MODULES = ("chebyshev", "hermite", "hermite_e", "laguerre", "legendre", "polynomial")

for _name in ("polyutils", "_polybase", *_MODULES):
    _module = _import_module(f"{__name__}.{_name}")
    vars(_module)["np"] = _Names("np")
    for _key, _value in list(vars(_module).items()):
        _value = getattr(_value, "__wrapped__", _value)  # what NumPy's dispatch would call
        if _isfunction(_value) and not _key.startswith("_"):
            setattr(_module, _key, _of_tensors(_value))
        elif _key in _polynomial.__all__:
            globals()[_key] = _value
            for _method, _own in list(vars(_value).items()):
                if isinstance(_own, staticmethod):
                    setattr(_value, _method, staticmethod(_of_tensors(_own.__func__)))
