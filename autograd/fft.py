"""The rows of the namespace fft."""

from autograd.base.docstrings import publish
from generated.namespace_fft import *  # noqa: F403
from generated.namespace_fft import __all__  # noqa: F401

publish(__name__, globals())
