"""The rows of the namespace nn.functional."""

from generated.namespace_nn_functional import *  # noqa: F403
from generated.namespace_nn_functional import __all__  # noqa: F401
