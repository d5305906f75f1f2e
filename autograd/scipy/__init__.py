"""SciPy for traced functions, as in HIPS autograd, and for Tensors: `special`, `stats`, `linalg`,
`fft`, `signal`, `integrate`, `ndimage`."""

from importlib import import_module as _import_module


def __getattr__(name):
    if name in ("fft", "integrate", "linalg", "ndimage", "signal", "special", "stats"):
        return _import_module(f"{__name__}.{name}")
    raise AttributeError(f"module 'autograd.scipy' has no attribute '{name}'")
