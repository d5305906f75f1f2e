"""The rows of the namespace signal."""

from generated.namespace_signal import *  # noqa: F403
from generated.namespace_signal import __all__  # noqa: F401
