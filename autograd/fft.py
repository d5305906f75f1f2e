"""The rows of the namespace fft."""

from generated.namespace_fft import *  # noqa: F403
from generated.namespace_fft import __all__  # noqa: F401
