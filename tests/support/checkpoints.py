"""What the tests of checkpoints share."""

from __future__ import annotations

import autograd as ag


def leaf(data, **kwargs):
    return ag.tensor(data, requires_grad=True, **kwargs)


def changing(*versions):
    """A function that is another one each time."""
    functions = iter(versions)
    return lambda a: next(functions)(a)
