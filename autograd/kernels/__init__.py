"""Forward computations that are more than one NumPy expression, on plain arrays."""

from autograd.kernels.activations import *  # noqa: F403
from autograd.kernels.complexes import *  # noqa: F403
from autograd.kernels.contraction import *  # noqa: F403
from autograd.kernels.creation import *  # noqa: F403
from autograd.kernels.diagonals import *  # noqa: F403
from autograd.kernels.error_function import *  # noqa: F403
from autograd.kernels.floats import *  # noqa: F403
from autograd.kernels.indexing import *  # noqa: F403
from autograd.kernels.joining import *  # noqa: F403
from autograd.kernels.losses import *  # noqa: F403
from autograd.kernels.pointwise import *  # noqa: F403
from autograd.kernels.products import *  # noqa: F403
from autograd.kernels.reductions import *  # noqa: F403
from autograd.kernels.remainders import *  # noqa: F403
from autograd.kernels.rounding import *  # noqa: F403
from autograd.kernels.sampling import *  # noqa: F403
from autograd.kernels.scattering import *  # noqa: F403
from autograd.kernels.searching import *  # noqa: F403
from autograd.kernels.select import *  # noqa: F403
from autograd.kernels.shapes import *  # noqa: F403
from autograd.kernels.sines import *  # noqa: F403
from autograd.kernels.slopes import *  # noqa: F403
from autograd.kernels.sorting import *  # noqa: F403
from autograd.kernels.special import *  # noqa: F403
from autograd.kernels.statistics import *  # noqa: F403
from autograd.kernels.strided import *  # noqa: F403
