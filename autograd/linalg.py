"""The rows of the namespace linalg, and the error of matrices that have no decomposition."""

from autograd.base.docstrings import publish
from autograd.kernels.linalg.matrices import LinAlgError
from generated import namespace_linalg
from generated.namespace_linalg import *  # noqa: F403

__all__ = [*namespace_linalg.__all__, "LinAlgError"]

publish(__name__, globals())
