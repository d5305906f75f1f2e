"""The rows of the namespace signal."""

from autograd.base.docstrings import publish
from generated.namespace_signal import *  # noqa: F403
from generated.namespace_signal import __all__  # noqa: F401

publish(__name__, globals())
