"""The rows of the namespace special."""

from autograd.base.docstrings import publish
from generated.namespace_special import *  # noqa: F403
from generated.namespace_special import __all__  # noqa: F401

publish(__name__, globals())
