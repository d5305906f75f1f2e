"""PyTorch's torch.distributions: random variables with their densities, samples, divergences."""

from autograd.distributions import constraints as constraints
from autograd.distributions import kl as kl
from autograd.distributions import transforms as transforms
from autograd.distributions import utils as utils
from autograd.distributions.constraint_registry import *  # noqa: F403
from autograd.distributions.continuous import *  # noqa: F403
from autograd.distributions.derived import *  # noqa: F403
from autograd.distributions.discrete import *  # noqa: F403
from autograd.distributions.distribution import *  # noqa: F403
from autograd.distributions.gamma import *  # noqa: F403
from autograd.distributions.kl import *  # noqa: F403
from autograd.distributions.multivariate_normal import *  # noqa: F403
from autograd.distributions.of_uniform import *  # noqa: F403
from autograd.distributions.shaped_transforms import *  # noqa: F403
from autograd.distributions.transformed import *  # noqa: F403
from autograd.distributions.transforms import *  # noqa: F403
