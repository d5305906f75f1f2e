"""What the tests of checkpoints share."""

from __future__ import annotations

from functools import partial

import autograd as ag
from autograd.utils import checkpoint as checkpoints

checkpoint = partial(checkpoints.checkpoint, use_reentrant=False)
checkpoint_sequential = partial(checkpoints.checkpoint_sequential, use_reentrant=False)


def leaf(data, **kwargs):
    return ag.tensor(data, requires_grad=True, **kwargs)


def changing(*versions):
    """A function that is another one each time."""
    functions = iter(versions)
    return lambda a: next(functions)(a)
