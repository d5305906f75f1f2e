"""The rows of the namespace linalg."""

from generated.namespace_linalg import *  # noqa: F403
from generated.namespace_linalg import __all__  # noqa: F401
