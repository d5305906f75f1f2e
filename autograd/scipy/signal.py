"""scipy.signal for traced functions and Tensors, with HIPS autograd's convolution over chosen
dimensions."""

from scipy import signal as _scipy

from autograd.hips.functions import face as _face
from autograd.hips.solvers import convolve

__getattr__, __dir__ = _face(_scipy, globals(), convolve=convolve)
