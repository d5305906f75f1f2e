"""Gradients through steps of optimizers: against differences, and against PyTorch's."""

import warnings

import numpy as np
import pytest

import autograd as ag
from autograd.gradcheck import gradcheck, gradgradcheck

CASES = {
    "sgd": ("SGD", {}),
    "nesterov": ("SGD", {"momentum": 0.5, "nesterov": True, "weight_decay": 0.1}),
    "momentum": ("SGD", {"momentum": 0.5, "dampening": 0.2, "maximize": True}),
    "adam": ("Adam", {}),
    "amsgrad": ("Adam", {"amsgrad": True, "weight_decay": 0.1}),
    "decoupled": ("Adam", {"maximize": True, "decoupled_weight_decay": True, "weight_decay": 0.1}),
    "adamw": ("AdamW", {}),
    "rmsprop": ("RMSprop", {}),
    "centered": ("RMSprop", {"centered": True, "momentum": 0.1, "weight_decay": 0.1}),
    "adadelta": ("Adadelta", {"weight_decay": 0.1}),
    "adagrad": ("Adagrad", {"weight_decay": 0.1, "lr_decay": 0.1}),
    "adamax": ("Adamax", {"weight_decay": 0.1}),
    "asgd": ("ASGD", {"t0": 1, "lambd": 0.1}),
    "rprop": ("Rprop", {}),
    "nadam": ("NAdam", {"weight_decay": 0.1}),
    "radam": ("RAdam", {"weight_decay": 0.1}),
}
LEFT_OUT = ("step", "eta", "step_size")
FIRST = np.array([0.7, -1.2])
GRADS = [np.array([0.3, -0.8]), np.array([0.5, 0.6]), np.array([-0.2, 0.1])]


def steps(api, case, first, grads, **options):
    """The parameter and what is kept of it, by name, after a step with each gradient."""
    name, settings = CASES[case]
    parameter = first.clone()
    optimizer = getattr(api.optim, name)([parameter], differentiable=True, **settings, **options)
    for grad in grads:
        parameter.grad = grad
        optimizer.step()
    kept = {
        k: v for k, v in optimizer.state[parameter].items() if k not in ("step", "eta", "step_size")
    }
    found = [parameter, *[kept[k] for k in sorted(kept)]]
    return tuple(x for x in found if isinstance(x, api.Tensor) and x.requires_grad)


def leaf(api, data):
    return api.tensor(data, requires_grad=True)


@pytest.mark.parametrize("imaginary", [0, 1j])
@pytest.mark.parametrize("case", CASES)
def test_steps_against_differences(case, imaginary):
    inputs = [leaf(ag, x * (1 + imaginary) + 0.1 * imaginary) for x in (FIRST, *GRADS)]
    rate = leaf(ag, 0.05)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of kinks
        assert gradcheck(lambda p, *gs: steps(ag, case, p, gs), inputs)
        if case != "rprop":  # whose outputs may lie on the bounds of step sizes
            assert gradcheck(lambda lr, p, *gs: steps(ag, case, p, gs, lr=lr), [rate, *inputs])
        if not imaginary:
            assert gradgradcheck(lambda p, g: steps(ag, case, p, [g]), inputs[:2])


@pytest.mark.parametrize("case", CASES)
def test_steps_are_those_of_arrays(case):
    """The recorded step has the numbers of the one on arrays."""
    name, settings = CASES[case]
    recorded = steps(ag, case, leaf(ag, FIRST), [leaf(ag, g) for g in GRADS])[0]
    parameter = leaf(ag, FIRST)
    optimizer = getattr(ag.optim, name)([parameter], **settings)
    for grad in GRADS:
        parameter.grad = ag.tensor(grad)
        optimizer.step()
    assert np.allclose(recorded.detach(), parameter.detach(), rtol=1e-14, atol=0)


def differentiate(api, case, count, rate):
    inputs = [leaf(api, x) for x in (FIRST, *GRADS[:count])]
    options = {}
    if rate is not None:
        inputs.append(leaf(api, rate))
        options["lr"] = inputs[-1]
    found = steps(api, case, inputs[0], inputs[1 : count + 1], **options)
    loss = sum((x * x).sum() for x in found)
    gradients = api.autograd.grad(loss, inputs, allow_unused=True)
    return [None if x is None else x.detach().numpy() for x in (*found, *gradients)]


# What PyTorch refuses: a rate that is a Tensor, or a second step, since the first wrote what was
# saved. Its ASGD cuts the rate off.
NO_RATE = {"rmsprop", "centered", "adadelta", "adagrad", "adamax", "rprop", "asgd"}
ONE_STEP = {"amsgrad", "centered", "adamax", "asgd", "rprop", "nadam"}


@pytest.mark.torch
@pytest.mark.parametrize("rate", [None, 0.05])
@pytest.mark.parametrize("case", [c for c in CASES if c not in ("momentum", "nesterov")])
def test_steps_as_pytorch(case, rate, torch):
    """PyTorch cuts the momentum of the first step off its gradient: these two are not its own."""
    if rate is not None and case in NO_RATE:
        return
    count = 1 if case in ONE_STEP else 3
    before = torch.get_default_dtype()
    torch.set_default_dtype(torch.float64)
    try:
        theirs = differentiate(torch, case, count, rate)
    finally:
        torch.set_default_dtype(before)
    ours = differentiate(ag, case, count, rate)
    assert len(ours) == len(theirs)
    for mine, their in zip(ours, theirs, strict=True):
        assert (mine is None) == (their is None)
        assert mine is None or np.allclose(mine, their, rtol=1e-6, atol=1e-9)


def test_betas_and_decay_that_are_tensors():
    """Adam takes all its rates as Tensors."""

    def last(first, grad, b1, b2, decay):
        p = first.clone()
        optimizer = ag.optim.Adam([p], betas=(b1, b2), weight_decay=decay, differentiable=True)
        for _ in range(2):
            p.grad = grad
            optimizer.step()
        return p

    inputs = [leaf(ag, x) for x in (FIRST, GRADS[0], 0.8, 0.95, 0.1)]
    assert gradcheck(last, inputs)


def test_learned_rate():
    """The gradient of a loss after training by the rate that it was trained with."""
    rate = leaf(ag, 0.1)
    weights = ag.tensor([1.0, -2.0], requires_grad=True) * 1
    optimizer = ag.optim.SGD([weights], lr=rate, differentiable=True)
    before = weights.clone()  # what a loss saves is not to be written by the step, as in PyTorch
    (weights.grad,) = ag.grad((before**2).sum(), before, create_graph=True)
    optimizer.step()
    (weights**2).sum().backward()
    assert np.allclose(rate.grad, -20 * (1 - 2 * 0.1))  # of 5 (1 - 2 lr)**2


def test_refusals():
    with pytest.raises(RuntimeError, match="`fused` does not support `differentiable`"):
        ag.optim.SGD([leaf(ag, FIRST)], lr=0.1, differentiable=True, fused=True)
    p = leaf(ag, FIRST)
    p.grad = ag.tensor(GRADS[0])
    with pytest.raises(RuntimeError, match="a leaf Variable that requires grad"):
        ag.optim.SGD([p], lr=0.1, differentiable=True).step()
    with pytest.raises(ValueError, match="can't optimize a non-leaf Tensor"):
        ag.optim.SGD([p * 1], lr=0.1)


def test_the_product_of_momenta_is_differentiated():
    def step(product):
        parameter = ag.tensor(FIRST, requires_grad=True).clone()
        optimizer = ag.optim.NAdam([parameter], differentiable=True)
        kept = {name: ag.zeros_like(parameter) for name in ("exp_avg", "exp_avg_sq")}
        optimizer.state[parameter] = {"step": ag.tensor(3.0), "mu_product": product, **kept}
        parameter.grad = ag.tensor(GRADS[0])
        optimizer.step()
        return parameter

    assert gradcheck(step, [leaf(ag, 0.8)])
