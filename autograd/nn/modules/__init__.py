"""All modules, as torch.nn.modules."""

from autograd.nn.modules import (
    adaptive,
    container,
    conv,
    images,
    lazy,
    linear,
    module,
    normalization,
    recurrent,
    simple,
    sparse,
    transformer,
)

_PARTS = (
    *(adaptive, container, conv, images, lazy, linear, module, normalization, recurrent, simple),
    *(sparse, transformer),
)

__all__ = sorted({name for part in _PARTS for name in part.__all__ if not name.startswith("new_")})
globals().update({name: getattr(part, name) for part in _PARTS for name in part.__all__})
