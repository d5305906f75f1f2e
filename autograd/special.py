"""The rows of the namespace special."""

from generated.namespace_special import *  # noqa: F403
from generated.namespace_special import __all__  # noqa: F401
