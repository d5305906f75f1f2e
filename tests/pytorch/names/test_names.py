"""PyTorch's names and small PyTorch programs after ``import autograd as torch``."""

from __future__ import annotations

import importlib
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import autograd as ag
from autograd.transforms import forward_ad

PROGRAMS = sorted((Path(__file__).parents[1] / "torch_programs").glob("*.py"))

NAMES = [
    "autograd.Function", "autograd.Variable", "autograd.backward", "autograd.detect_anomaly",
    "autograd.enable_grad", "autograd.forward_ad.UnpackedDualTensor",
    "autograd.forward_ad.dual_level", "autograd.forward_ad.enter_dual_level",
    "autograd.forward_ad.exit_dual_level", "autograd.forward_ad.make_dual",
    "autograd.forward_ad.unpack_dual", "autograd.function.once_differentiable",
    "autograd.functional.hessian", "autograd.functional.hvp", "autograd.functional.jacobian",
    "autograd.functional.jvp", "autograd.functional.vhp", "autograd.functional.vjp",
    "autograd.grad", "autograd.grad_mode.no_grad", "autograd.gradcheck",
    "autograd.gradgradcheck", "autograd.graph.Node", "autograd.graph.get_gradient_edge",
    "autograd.graph.saved_tensors_hooks", "autograd.inference_mode", "autograd.no_grad",
    "autograd.set_detect_anomaly", "autograd.set_grad_enabled", "func.functional_call", "func.grad",
    "func.grad_and_value", "func.hessian", "func.jacfwd", "func.jacrev", "func.jvp",
    "func.linearize", "func.stack_module_state", "func.vjp",
    "nn.functional.relu", "nn.utils.clip_grad_norm_", "nn.utils.clip_grad_value_",
    "nn.utils.get_total_norm", "nn.utils.parameters_to_vector", "nn.utils.vector_to_parameters",
    "linalg.matmul", "special.erfcx", "utils.checkpoint.checkpoint", "cuda.is_available",
    "Generator", "Size", "Tensor", "bool", "complex128", "complex64", "device", "double",
    "dtype", "e", "enable_grad", "float", "float16", "float32", "float64", "from_numpy",
    "get_default_dtype", "half", "inf", "inference_mode", "int", "int16", "int32", "int64",
    "int8", "is_grad_enabled", "is_inference_mode_enabled", "is_tensor", "load", "long",
    "manual_seed", "nan", "newaxis", "no_grad", "numel", "pi", "save", "set_default_dtype",
    "set_grad_enabled", "set_printoptions", "short", "strided", "tensor", "uint8",
]  # fmt: skip


def found(module, name):
    for part in name.split("."):
        module = getattr(module, part)
    return module


@pytest.mark.parametrize("name", NAMES)
def test_name(name):
    assert found(ag, name) is not None or name == "newaxis"


@pytest.mark.torch
def test_names_are_pytorch_s(torch):
    for name in NAMES:
        if name != "utils.checkpoint.checkpoint":
            assert found(torch, name) is not None or name == "newaxis"


def test_names_are_the_same_objects():
    names = ag.autograd
    assert names.grad is ag.grad and names.no_grad is ag.no_grad
    assert names.functional.jacobian is ag.functional.jacobian
    for module in ("functional", "forward_ad", "graph", "function"):
        thin = importlib.import_module(f"autograd.autograd.{module}")
        whole = importlib.import_module(f"autograd.{module}")
        assert thin.__all__ == whole.__all__
        assert all(getattr(thin, each) is getattr(whole, each) for each in whole.__all__)


def test_package_and_its_part_of_one_name():
    program = """
import autograd.autograd
from autograd.autograd import grad
from autograd.autograd.functional import jacobian
from autograd import autograd as part
import autograd as torch
assert autograd is torch and torch.autograd is part and autograd.grad is grad
x = torch.tensor(2.0, requires_grad=True)
(x * x).backward()
assert x.grad.item() == 4
"""
    subprocess.run([sys.executable, "-c", program], check=True)


def run(path, first):
    """What a program leaves in `result`, with another import in its first line that imports us."""
    source = path.read_text().replace("import autograd as torch", first)
    if first == "import torch":
        source = source.replace("from autograd.", "from torch.")
    names: dict[str, object] = {"__name__": path.stem}
    exec(compile(source, str(path), "exec"), names)
    return names["result"]


def assert_close(a, b):
    if isinstance(a, list | tuple):
        assert len(a) == len(b)
        for one, other in zip(a, b, strict=True):
            assert_close(one, other)
    elif isinstance(a, float):
        assert np.isclose(a, b, rtol=1e-10, atol=1e-12), (a, b)
    else:
        assert a == b


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_program_runs(path):
    assert run(path, "import autograd as torch")


@pytest.mark.torch
@pytest.mark.filterwarnings("ignore:enable_nested_tensor is True:UserWarning")
@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_program_gives_pytorch_s_numbers(path, torch):
    assert_close(run(path, "import autograd as torch"), run(path, "import torch"))


# ---- small names ---------------------------------------------------------------------------------


def test_device():
    assert ag.ones(2).device == "cpu" == ag.device("cpu") == ag.device(ag.device("cpu"))
    assert ag.device("cpu").type == "cpu" and ag.device("cpu").index is None
    assert ag.device("cpu", 0).index == 0 and repr(ag.device("cpu")) == "device(type='cpu')"
    assert ag.ones(2, device=ag.device("cpu")).to(ag.device("cpu")).shape == (2,)
    assert type(ag.device("cpu").type) is str  # and no device
    assert ag.device("cuda:1").type == "cuda" and ag.device("cuda", 1).index == 1
    with pytest.raises(RuntimeError, match="Expected the device type cpu"):
        ag.ones(2, device=ag.device("cuda"))
    with pytest.raises(RuntimeError, match="device type at start of device string: gpu"):
        ag.device("gpu")


def test_size():
    size = ag.Size([2, 3])
    assert ag.ones(2, 3).shape == size and size.numel() == 6 and repr(size).endswith("([2, 3])")


@pytest.fixture
def printing():
    yield
    ag.set_printoptions(profile="default")


def test_printoptions(printing):
    x = ag.tensor([1.23456789, 2.0])
    ag.set_printoptions(precision=2)
    assert repr(x) == "tensor([1.23, 2.00])"
    ag.set_printoptions(sci_mode=True)
    assert repr(x) == "tensor([1.23e+00, 2.00e+00])"
    ag.set_printoptions(profile="default")
    assert repr(x) == "tensor([1.2346, 2.0000])"
    ag.set_printoptions(threshold=5, edgeitems=1, linewidth=40)
    assert repr(ag.arange(6)) == "tensor([0,  ..., 5])"
    ag.set_printoptions(profile="full", linewidth=float("inf"))
    assert "..." not in repr(ag.arange(2000)) and "\n" not in repr(ag.arange(2000))
    with pytest.raises(ValueError, match="profile must be one of default, short, full"):
        ag.set_printoptions(profile="x")


def with_grads(module, *grads):
    parameters = []
    for grad in grads:
        p = module.tensor(np.zeros_like(grad), requires_grad=True)
        p.grad = module.tensor(grad)
        parameters.append(p)
    return parameters


GRADS = (np.array([3.0, -4.0]), np.array([[12.0]]), np.array([0.5], np.float32))


def test_clip_grad_norm():
    parameters = [*with_grads(ag, *GRADS[:2]), ag.zeros(1, requires_grad=True)]
    total = ag.nn.utils.clip_grad_norm_(parameters, 6.5)
    assert total.item() == 13 and not total.requires_grad
    assert np.allclose(parameters[0].grad.numpy(), [1.5, -2.0])
    assert ag.nn.utils.clip_grad_norm_(parameters, 100.0).item() == pytest.approx(6.5)
    assert np.allclose(parameters[1].grad.numpy(), [[6.0]])
    assert ag.nn.utils.clip_grad_norm_([], 1.0).item() == 0
    with pytest.warns(UserWarning, match="empty generator"):
        ag.nn.utils.clip_grad_norm_((p for p in []), 1.0)


@pytest.mark.parametrize("bad", [np.nan, np.inf])
def test_clip_grad_norm_of_what_is_not_finite(bad):
    (p,) = with_grads(ag, np.array([1.0, bad]))
    with pytest.raises(RuntimeError, match=r"total norm of order 2.0 .* is non-finite"):
        ag.nn.utils.clip_grad_norm_(p, 1.0, error_if_nonfinite=True)
    assert p.grad[0].item() == 1
    ag.nn.utils.clip_grad_norm_(p, 1.0)
    assert np.isnan(p.grad.numpy()).tolist() == [np.isnan(bad), True]


@pytest.mark.torch
@pytest.mark.parametrize("norm_type", [0, 0.5, 1, 2, 3, float("inf"), -float("inf")])
def test_clipping_as_pytorch(norm_type, torch):
    ours, theirs = with_grads(ag, *GRADS), with_grads(torch, *GRADS)
    a = ag.nn.utils.clip_grad_norm_(ours, 2.0, norm_type)
    b = torch.nn.utils.clip_grad_norm_(theirs, 2.0, norm_type)
    assert np.allclose(a.item(), b.item()) and str(a.dtype) == str(b.dtype).removeprefix("torch.")
    for module, parameters in ((ag, ours), (torch, theirs)):
        module.nn.utils.clip_grad_value_(parameters, 0.4)
    for one, other in zip(ours, theirs, strict=True):
        assert np.allclose(one.grad.numpy(), other.grad.numpy(), rtol=1e-6)
        assert one.grad.numpy().dtype == other.grad.numpy().dtype


def test_vectors_of_parameters():
    a, b = ag.ones(2, 2, requires_grad=True), ag.zeros(3, requires_grad=True)
    vector = ag.nn.utils.parameters_to_vector([a, b])
    assert vector.tolist() == [1, 1, 1, 1, 0, 0, 0] and vector.requires_grad
    ag.nn.utils.vector_to_parameters(ag.arange(7.0), [a, b])
    assert a.tolist() == [[0, 1], [2, 3]] and b.tolist() == [4, 5, 6] and a.requires_grad
    with pytest.raises(RuntimeError, match="needs those from 4 to 7"):
        ag.nn.utils.vector_to_parameters(ag.arange(5.0), [a, b])
    with pytest.raises(TypeError, match=r"expected torch\.Tensor"):
        ag.nn.utils.vector_to_parameters([1.0], [a])


def test_levels_by_hand():
    x = ag.tensor(3.0)
    level = forward_ad.enter_dual_level()
    y = forward_ad.make_dual(x, ag.tensor(1.0)) ** 2
    with pytest.raises(RuntimeError, match="not the last one that was created"):
        forward_ad.exit_dual_level(level=level - 1)
    assert forward_ad.unpack_dual(y).tangent == 6
    forward_ad.exit_dual_level(level=level)
    assert forward_ad.unpack_dual(y).tangent is None
    with pytest.raises(RuntimeError, match="not the last one that was created"):
        forward_ad.exit_dual_level()
