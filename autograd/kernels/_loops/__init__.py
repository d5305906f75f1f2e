"""What native loops compute where NumPy calls a kernel: a function for each, of the kernel's name,
or of that of a helper of formulas.

They take what the kernel takes, its arrays as symbols on which operators and functions of NumPy add
steps to a program (`autograd.compile.lowering`), and `vector(name, x)` for the functions that NumPy
does not have. They are plain mathematics, one expression after the other: native loops need no
blocks, no memory of their own and no detour around slow functions. The shapes have been checked
when a program was traced. NotImplemented: the kernel is called.
"""

from autograd.kernels._loops import (
    activations,
    elementwise,
    joining,
    lines,
    losses,
    normalization,
    windows,
)
from autograd.kernels._loops.activations import *  # noqa: F403
from autograd.kernels._loops.elementwise import *  # noqa: F403
from autograd.kernels._loops.joining import *  # noqa: F403
from autograd.kernels._loops.lines import *  # noqa: F403
from autograd.kernels._loops.losses import *  # noqa: F403
from autograd.kernels._loops.normalization import *  # noqa: F403
from autograd.kernels._loops.windows import *  # noqa: F403

__all__ = [
    *activations.__all__, *elementwise.__all__, *joining.__all__, *lines.__all__, *losses.__all__,
    *normalization.__all__, *windows.__all__,
]  # fmt: skip
