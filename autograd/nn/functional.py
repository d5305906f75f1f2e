"""The rows of the namespace nn.functional."""

from autograd.base.docstrings import publish
from generated.namespace_nn_functional import *  # noqa: F403
from generated.namespace_nn_functional import __all__  # noqa: F401

publish(__name__, globals())
