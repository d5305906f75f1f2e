"""gradcheck of gradients and tangents that vmap computes at once."""

from __future__ import annotations

import numpy as np
import pytest

import autograd as ag
from autograd.gradcheck import GradcheckError, gradcheck, gradgradcheck
from tests.support.tensors import leaf

FORWARD = {"check_forward_ad": True, "check_batched_forward_grad": True}


class Alone(ag.Function):
    """2 x, whose derivatives are right outside of vmap only."""

    generate_vmap_rule = True

    @staticmethod
    def forward(x):
        return 2 * x

    @staticmethod
    def setup_context(ctx, inputs, output):
        """Nothing is kept."""

    @staticmethod
    def backward(ctx, grad):
        return (2 if type(grad) is ag.Tensor else 3) * grad

    @staticmethod
    def jvp(ctx, tangent):
        return (2 if type(tangent) is ag.Tensor else 3) * tangent


@pytest.mark.parametrize("data", [[[0.5, -1.0], [2.0, 0.3]], [[1.0 + 2.0j, -0.5j]], [[]], 0.7])
def test_batches_of_gradients_are_checked(data):
    x, y = leaf(data), leaf(np.array(data) * 0.5 + 1)
    settings = {"check_batched_grad": True, **FORWARD}
    assert gradcheck(lambda x, y: (x * y, x.sum(), y**2), (x, y), **settings)
    assert gradgradcheck(lambda x, y: (x * x * y, y.sin()), (x, y), check_batched_grad=True)


@pytest.mark.parametrize(("settings", "failed"), [
    ({"check_batched_grad": True}, "output 0 and input 0:(.|\n)*while testing batched gradient"),
    (FORWARD, r"output 0:(.|\n)*batched gradient computation with forward-mode AD\."),
])  # fmt: skip
def test_wrong_gradients_of_batches_are_reported(settings, failed):
    with pytest.raises(GradcheckError, match=failed):
        gradcheck(Alone.apply, leaf([0.5, 2.0]), **settings)
    assert gradcheck(Alone.apply, leaf([0.5, 2.0]))


def test_what_no_batch_can_compute_is_reported():
    def function(x):
        y = 2 * x
        y.register_hook(lambda grad: grad * bool(grad.sum().item() + 9))
        return y

    with pytest.raises(GradcheckError, match="While computing batched gradients, got: vmap"):
        gradcheck(function, leaf([0.5, 2.0]), check_batched_grad=True)
