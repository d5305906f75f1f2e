"""Functions and arguments that programs ask for under PyTorch's names, and what these give."""

from __future__ import annotations

import importlib
import warnings

import numpy as np
import pytest

WINDOWS = {  # of five samples, symmetric: by SciPy, which PyTorch's documentation refers to
    "bartlett": ({}, "bartlett", ()),
    "cosine": ({}, "cosine", ()),
    "exponential": ({"tau": 2.0}, "exponential", (None, 2.0)),
    "gaussian": ({"std": 2.0}, "gaussian", (2.0,)),
    "general_cosine": ({"a": [0.4, 0.2, 0.3]}, "general_cosine", ([0.4, 0.2, 0.3],)),
    "general_hamming": ({}, "general_hamming", (0.54,)),
    "kaiser": ({"beta": 3.0}, "kaiser", (3.0,)),
    "nuttall": ({}, "nuttall", ()),
}


@pytest.mark.parametrize("name", WINDOWS)
def test_windows(th, name):
    scipy_windows = pytest.importorskip("scipy.signal.windows")
    options, theirs, args = WINDOWS[name]
    for sym in (True, False):
        found = getattr(th.signal.windows, name)(5, sym=sym, **options)
        assert found.dtype == th.float32
        wanted = getattr(scipy_windows, theirs)(5, *args, sym=sym)
        np.testing.assert_allclose(found.numpy(), wanted, rtol=1e-3, atol=1e-6)


REFUSED_WINDOWS = [
    ("hann", -1, {}, "requires non-negative window length"),
    ("gaussian", 3, {"std": -1.0}, "Standard deviation must be positive"),
    ("exponential", 3, {"tau": 0.0}, "Tau must be positive"),
    ("exponential", 3, {"center": 1.0}, "Center must be None for symmetric windows"),
    ("hann", 3, {"dtype": "int64"}, "expects float32 or float64 dtypes"),
]


@pytest.mark.parametrize(("name", "count", "options", "text"), REFUSED_WINDOWS)
def test_windows_that_are_refused(th, name, count, options, text):
    pytest.importorskip("scipy.signal.windows")
    given = {key: th.int64 if key == "dtype" else value for key, value in options.items()}
    with pytest.raises(ValueError, match=text):
        getattr(th.signal.windows, name)(count, **given)


def test_histograms_of_rows(th):
    rows = th.tensor([[0.0, 1.0], [1.0, 0.0], [2.0, 0.0], [2.0, 2.0]])
    found = th.histogramdd(rows, bins=[3, 3], weight=th.tensor([1.0, 2.0, 4.0, 8.0]))
    assert found.hist.tolist() == [[0, 1, 0], [2, 0, 0], [4, 0, 8]]
    assert found.bin_edges[0].tolist() == pytest.approx([0, 2 / 3, 4 / 3, 2])
    hist, _ = th.histogramdd(rows, bins=[2, 2], range=[0.0, 1.0, 0.0, 1.0], density=True)
    assert hist.tolist() == [[0, 2], [2, 0]]
    edges = [th.tensor([0.0, 1.0, 2.0]), th.tensor([0.0, 2.0])]
    assert th.histogramdd(rows, bins=edges).hist.tolist() == [[1], [3]]
    stacked = th.histogramdd(rows.reshape(2, 2, 2), bins=[3, 3])
    assert stacked.hist.tolist() == [[0, 1, 0], [1, 0, 0], [1, 0, 1]]
    with pytest.raises(RuntimeError, match="must be equal to the innermost dimension"):
        th.histogramdd(rows, bins=[1, 2, 3])


@pytest.mark.filterwarnings("ignore:torch.range is deprecated")
def test_ranges_without_steps(th):
    with pytest.raises(RuntimeError, match="step must be nonzero"):
        th.range(0, 1, 0)


@pytest.mark.filterwarnings("ignore:at..nuclear_norm is deprecated")
def test_functions_by_other_names(th):
    x = th.arange(6.0).reshape(2, 3).requires_grad_()
    th.nuclear_norm(x).backward()
    wanted = th.linalg.matrix_norm(x.detach(), "nuc")
    u, _, vh = np.linalg.svd(x.detach().numpy(), full_matrices=False)
    assert th.nuclear_norm(x).item() == pytest.approx(wanted.item())
    np.testing.assert_allclose(x.grad.numpy(), u @ vh, atol=1e-5)
    assert th.empty_permuted((2, 3, 5, 7), (0, 2, 3, 1)).stride() == (105, 1, 21, 3)
    for size, layout, said in [
        ((2,), (0, 1), "does not match"), ((2,), (3,), "Dimension out of range"),
        ((2, 3), (0, 0), "Duplicate dim not allowed"),
    ]:  # fmt: skip
        with pytest.raises(RuntimeError, match=said):
            th.empty_permuted(size, layout)
    assert th.broadcast_shapes((2,), (3, 1)).numel() == 6
    spacing = (th.tensor([0.0, 1.0, 3.0]),)
    assert type(th.gradient(th.ones(3), spacing=spacing)) is tuple


def test_binomial(th):
    th.manual_seed(0)
    drawn = th.binomial(th.full((500, 2), 10.0), th.tensor([[0.5, 0.1]]))
    assert drawn.shape == (500, 2) and drawn.dtype == th.float32
    assert drawn.mean(0).tolist() == pytest.approx([5, 1], abs=0.4)
    with pytest.raises(ValueError, match="binomial only supports floating-point dtypes for count"):
        th.binomial(th.ones(2, dtype=th.int64), th.ones(2))


STRIDES = {
    "None": (lambda th, x: x[None], (24, 12, 4, 1)),
    "None at the end": (lambda th, x: x[..., None], (12, 4, 1, 1)),
    "none": (lambda th, x: x[:0], (12, 4, 1)),
    "made empty": (lambda th, x: th.ones(3, 0), (1, 1)),
    "expanded": (lambda th, x: th.ones(1).expand(3, 1), (0, 1)),
}


@pytest.mark.parametrize("case", STRIDES)
def test_strides_where_no_step_is_made(th, case):
    call, wanted = STRIDES[case]
    assert call(th, th.arange(24.0).reshape(2, 3, 4)).stride() == wanted


def test_nothing_warns_of_infinities(th):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        x = th.zeros(2, requires_grad=True)
        y = x.log().sum()
        y.backward()
        assert y.item() == -float("inf") and x.grad.tolist() == [float("inf")] * 2
        assert th.exp(th.tensor(1e5)).item() == float("inf")
        assert (th.zeros(1) / 0).isnan().item()


def test_targets_of_to(th):
    parse = th._C._nn._parse_to
    assert parse(th.ones(1, dtype=th.float64))[:2] == (th.device("cpu"), th.float64)
    assert parse("cpu", th.float64, True)[2] is True
    assert parse(dtype=th.float64)[:2] == (None, th.float64)
    assert parse(memory_format=th.channels_last)[3] == th.channels_last


def test_hooks_may_give_the_parameter(th):
    x = th.zeros(3, requires_grad=True)
    x.register_post_accumulate_grad_hook(lambda p: p)
    x.sum().backward()
    x.register_post_accumulate_grad_hook(lambda p: p * 2)
    with pytest.raises(RuntimeError, match="hooks should return None"):
        x.sum().backward()


def test_registration_hooks_are_not_told_of_what_is_left_out(th):
    seen = []
    register = th.nn.modules.module.register_module_parameter_registration_hook
    handle = register(lambda module, name, value: seen.append(name))
    try:
        th.nn.Linear(2, 2, bias=False)
    finally:
        handle.remove()
    assert seen == ["weight"]


def test_windows_of_fractional_pooling_may_be_given(th):
    samples = th.full((1, 1, 2), 0.5)
    pool = th.nn.FractionalMaxPool2d(2, output_size=3, _random_samples=samples)
    x = th.arange(64.0).reshape(1, 1, 8, 8)
    assert list(pool.state_dict()) == ["_random_samples"]
    assert pool(x).equal(pool(x))


def test_windows_of_a_larger_batch_are_left_over(th):
    samples = th.tensor([0.1, 0.5, 0.9, 0.3, 0.7, 0.2]).reshape(2, 1, 3)
    pool = th.nn.FractionalMaxPool3d(2, output_size=2, _random_samples=samples)
    x = th.arange(125.0).reshape(1, 5, 5, 5)
    assert pool(x).tolist() == [[[[31, 34], [46, 49]], [[106, 109], [121, 124]]]]


def test_fused_steps_of_complex_parameters(th):
    p = th.nn.Parameter(th.ones(2, dtype=th.complex64))
    p.grad = th.ones(2, dtype=th.complex64)
    with pytest.raises(RuntimeError, match="`fused=True` requires all the params to be floating"):
        th.optim.SGD([p], fused=True).step()


def test_optimizers_around_others_have_no_hooks(th):
    class Around(th.optim.Optimizer):
        def __init__(self, inner):
            self.inner, self.param_groups, self.state = inner, inner.param_groups, {}

        def step(self, closure=None):
            return self.inner.step(closure)

    p = th.nn.Parameter(th.ones(1))
    p.grad = th.ones(1)
    Around(th.optim.SGD([p], lr=0.5)).step()
    assert p.item() == 0.5


def test_generators_of_devices_are_forked(th):
    th.manual_seed(0)
    with th.random.fork_rng(devices=[], enabled=True):
        inner = th.rand(1)
    assert th.rand(1).equal(inner)


def test_points_of_sobol_s_sequence(th):
    pytest.importorskip("scipy")
    engine = th.quasirandom.SobolEngine(2)
    assert engine.draw(3).tolist() == [[0, 0], [0.5, 0.5], [0.75, 0.25]]
    assert engine.fast_forward(1).draw().tolist() == [[0.375, 0.375]]
    assert engine.reset().num_generated == 0
    moved = th.quasirandom.SobolEngine(3, scramble=True, seed=1)
    points = moved.draw_base2(4)
    assert points.shape == (16, 3) and points.dtype == th.float32
    assert ((points * 16).floor().sort(0).values[:, 0] == th.arange(16.0)).all()
    with pytest.raises(ValueError, match="balance properties"):
        moved.draw_base2(3)
    with pytest.raises(ValueError, match="Supported range of dimensionality"):
        th.quasirandom.SobolEngine(0)
    out = th.empty(0)
    assert engine.draw(2, out=out) is out and out.shape == (2, 2)


@pytest.mark.filterwarnings("ignore:.*is deprecated:DeprecationWarning")
def test_what_programs_ask_of_devices(th):
    assert th.cuda.OutOfMemoryError is th.OutOfMemoryError
    assert issubclass(th.OutOfMemoryError, RuntimeError)
    assert th.get_autocast_gpu_dtype() == th.get_autocast_dtype("cuda") == th.float16
    assert str(th.get_autocast_cpu_dtype()) == "torch.bfloat16"
    assert th.clear_autocast_cache() is None


# ---- optimizers as functions --------------------------------------------------------------------


def zeros(th, params):
    return [th.zeros_like(p) for p in params]


def tenths(th, params):
    return [th.full_like(p, 0.1) for p in params]


def numbers(value):
    return lambda th, params: [th.tensor(float(value)) for _ in params]


def nothing(th, params):
    return []


ADAM = {"beta1": 0.9, "beta2": 0.99, "lr": 0.1, "weight_decay": 0.1, "eps": 1e-8}
BETAS = {"betas": (0.9, 0.99), "lr": 0.1, "weight_decay": 0.1}
SGD = {"momentum": 0.9, "lr": 0.1, "dampening": 0.0, "nesterov": True, "weight_decay": 0.1}
RMS = {"lr": 0.1, "alpha": 0.9, "eps": 1e-8, "weight_decay": 0.1, "momentum": 0.9, "centered": True}
ASGD = {"lambd": 0.01, "lr": 0.1, "t0": 1.0, "alpha": 0.7, "weight_decay": 0.1}
ADADELTA = {"lr": 1.0, "rho": 0.9, "eps": 1e-6, "weight_decay": 0.1}
RPROP = {"step_size_min": 1e-6, "step_size_max": 50.0, "etaminus": 0.5, "etaplus": 1.2}
CASES = {  # the class, its options, the lists, and other options of the function
    "sgd": ("SGD", SGD, [lambda th, params: [None] * len(params)], {**SGD, "maximize": False}),
    "adam": ("Adam", BETAS, [zeros, zeros, nothing, numbers(0)], {**ADAM, "amsgrad": False}),
    "adamw": ("AdamW", BETAS, [zeros, zeros, zeros, numbers(0)], {**ADAM, "amsgrad": True}),
    "adamax": ("Adamax", BETAS, [zeros, zeros, numbers(0)], ADAM),
    "nadam": ("NAdam", BETAS, [zeros, zeros, numbers(1), numbers(0)], ADAM),
    "radam": ("RAdam", BETAS, [zeros, zeros, numbers(0)], ADAM),
    "adagrad": ("Adagrad", {"lr": 0.1}, [zeros, numbers(0)], {"lr": 0.1, "lr_decay": 0.0}),
    "adadelta": ("Adadelta", ADADELTA, [zeros, zeros, numbers(0)], ADADELTA),
    "rmsprop": ("RMSprop", RMS, [zeros, zeros, zeros, numbers(0)], RMS),
    "asgd": ("ASGD", ASGD, [zeros, numbers(1), numbers(0.1), numbers(0)], ASGD),
    "rprop": ("Rprop", {"lr": 0.1}, [zeros, tenths, numbers(0)], RPROP),
}  # fmt: skip
NEEDED = {
    "adam": {"maximize": False}, "adamw": {"maximize": False}, "nadam": {"momentum_decay": 4e-3},
    "adagrad": {"weight_decay": 0.0, "eps": 1e-10, "maximize": False},
    "adadelta": {"maximize": False},
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_functions_step_as_classes_do(th, name):
    cls, options, lists, given = CASES[name]
    if name == "adamw":
        options = {**options, "amsgrad": True}
    values = [[1.0, -2.0], [[0.5]]]
    grads = [th.tensor([0.3, 0.1]), th.tensor([[-0.2]])]
    leaves = [th.nn.Parameter(th.tensor(value)) for value in values]
    optimizer = getattr(th.optim, cls)(leaves, **options)
    params = [th.tensor(value) for value in values]
    kept = [make(th, params) for make in lists]
    home = getattr(importlib.import_module(f"{th.__spec__.name}.optim.{name}"), name)
    for _ in range(3):
        for leaf, grad in zip(leaves, grads, strict=True):
            leaf.grad = grad.clone()
        optimizer.step()
        home(params, grads, *kept, **given, **NEEDED.get(name, {}))
    for found, wanted in zip(params, leaves, strict=True):
        assert found.flatten().tolist() == pytest.approx(wanted.flatten().tolist(), rel=1e-5)


def test_functions_are_found_together(th):
    together = importlib.import_module(f"{th.__spec__.name}.optim._functional")
    assert together.adam.__name__ == "adam" and callable(together.sgd)
