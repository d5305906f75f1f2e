"""What PyTorch refuses: with `autograd.torch` in its place the same is refused, in its words."""

from __future__ import annotations

import re
import subprocess
import sys

import numpy as np
import pytest

import autograd as ag

IMPORTS = """
import autograd.torch, sys
sys.modules["torch"] = autograd.torch
import torch
import torch.autograd._functions
import torch.autograd.forward_ad as fwAD
from torch.autograd import _calculate_shape, kineto_available
from torch.autograd.function import InplaceFunction, once_differentiable
from torch.autograd.gradcheck import GradcheckError
from torch.autograd.profiler import emit_itt, emit_nvtx, record_function
from torch.autograd.profiler_util import EventList
from torch.utils._mode_utils import no_dispatch
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils.checkpoint import CheckpointPolicy, create_selective_checkpoint_contexts
from torch.utils.flop_counter import FlopCounterMode
import functorch
from functorch import make_functional, vmap
from functorch.experimental import functionalize
from torch._functorch.make_functional import functional_init_with_buffers
from torch.func import functionalize as same
assert functionalize is same and functionalize(torch.sin)(torch.ones(1)) == torch.ones(1).sin()
x = torch.ones(2, dtype=torch.float64, requires_grad=True)
assert torch.autograd.gradcheck(torch.sin, (x,)) and fwAD._current_level == -1
with fwAD.dual_level():
    assert fwAD._current_level == 0
with record_function("name") as r:
    assert r.name == "name" and not kineto_available()
y = torch._C._functions.DelayedError("boom", 1)(x)
z = torch._C._functions.UndefinedGrad()(x).sum()
assert torch.autograd.grad(z, x, allow_unused=True) == (None,)
assert isinstance((x * x).grad_fn._raw_saved_self, torch._C._autograd.SavedTensor)
assert isinstance((x * x).grad_fn.next_functions[0][0], torch._C._functions.AccumulateGrad)
assert torch._C._autograd._saved_tensors_hooks_is_enabled()
mm = torch.ops.aten.mm
assert mm.default == mm.out and str(mm.default) == "aten.mm.default"
try:
    y.sum().backward()
except RuntimeError as error:
    assert "boom" in str(error)
else:
    raise AssertionError
"""


def test_names_that_tests_of_pytorch_import():
    subprocess.run([sys.executable, "-c", IMPORTS], check=True)


def calls(torch):
    """What is refused, and in which words."""
    func, functional = torch.func, torch.autograd.functional
    f32, f64, i64 = torch.ones(2, 2), torch.ones(2, 2, dtype=torch.float64), torch.arange(4)
    x = torch.ones(3)

    def saved(x):
        with torch.autograd.graph.save_on_cpu():
            return x.sin().sum()

    def data(x):
        x.data = torch.ones(3)
        return x.sum()

    products = {
        r"expected m1 and m2 to have the same dtype, but got: float != double": lambda: f32 @ f64,
        r"expected m1 and m2 to have the same dtype, but got: float != long": (
            lambda: torch.mm(f32, i64.reshape(2, 2))
        ),
        r"dot : expected both vectors to have same dtype, but found Float and Double": (
            lambda: torch.dot(f32[0], f64[0])
        ),
        r"have the same dtype": lambda: torch.nn.functional.linear(f32, f64),
        r"self and mat2 must have the same dtype, but got Double and Float": (
            lambda: torch.nn.functional.linear(f32, f32, f64[0])
        ),
        r"mat1 and mat2 must have the same dtype, but got Float and Double": (
            lambda: torch.addmm(f64, f32, f64)
        ),
        r"not implemented for 'Long'": lambda: torch.randn(3, out=i64),
        r"mean\(\): could not infer output dtype. .* Got: Long": i64.mean,
        r"mean\(\): could not infer output dtype. .* Got: Bool": lambda: torch.mean(i64 > 1, 0),
        r"not implemented for 'Bool'": lambda: torch.nn.functional.max_pool1d(f32[None] > 0, 2),
        r"not implemented for 'Byte'": lambda: torch.nn.functional.gelu(i64.to(torch.uint8)),
        r"not implemented for '.omplex.*'": lambda: torch.digamma(x.to(torch.complex64)),
        r"rtol must be greater than or equal to zero, but got -1": (
            lambda: torch.isclose(x, x, rtol=-1.0)
        ),
        r"max_pool1d: Expected 2D or 3D \(batch mode\) tensor with optional 0 dim batch size": (
            lambda: torch.nn.functional.max_pool1d(torch.ones(1, 0, 4), 2)
        ),
    }
    window = torch.signal.windows
    loss, options = torch.nn.LinearCrossEntropyLoss, torch.nn.LinearCrossEntropyOptions
    shapes = {
        r"vstack expects a non-empty TensorList": lambda: torch.vstack(()),
        r"hstack expects a non-empty TensorList": lambda: torch.hstack([]),
        r"same number of dimensions as self tensor": lambda: f32[None].scatter(0, i64[None], f32),
        r"same number of dimensions as src tensor": lambda: f32.scatter_add(
            0, i64[None, :2], f32[None]
        ),
        r"torch.gradient only supports edge_order=1": lambda: torch.gradient(f32, edge_order=3),
        r"dim 1 appears multiple times": lambda: torch.gradient(f32, dim=(1, 1)),
        r"fweights to have one or fewer dimensions": lambda: torch.cov(f32, fweights=f64),
        r"aweights to have the same numel": lambda: torch.cov(f32, aweights=x),
        r"non-negative window length, got M=-1": lambda: window.hann(-1),
        r"expects float32 or float64 dtypes, got: torch.int64": (
            lambda: window.cosine(3, dtype=torch.int64)
        ),
        r"beta must be non-negative, got: -1": lambda: window.kaiser(3, beta=-1),
        r"Coefficients cannot be empty": lambda: window.general_cosine(3, a=[]),
        r"invalid acc_policy: 'fast'": lambda: options(acc_policy="fast"),
        r"invalid chunking_method: 'aspect_ratio:0'": lambda: options(False, 1, "aspect_ratio:0"),
        r"batch_chunk_size must be positive int or None, got 0": lambda: options(False, 0, None),
        r"expected weight shape to be \(4,\), got \(3,\)": lambda: loss(3, 4, weight=x),
        r"label_smoothing to be in range \[0, 1\], got 2": lambda: loss(3, 4, label_smoothing=2),
    }
    transforms = {
        r"Expected tensors, got unsupported type <class 'float'>": (
            lambda: func.grad(lambda x: (x.sum(), 1.0), has_aux=True)(x)
        ),
        r"got unsupported type <class 'int'>": lambda: func.vjp(lambda x: (x, 1), x, has_aux=True),
        r"got unsupported type <class 'NoneType'>": (
            lambda: func.jvp(lambda x: (x, None), (x,), (x,), has_aux=True)
        ),
        r"to only contain Tensors, got <class 'float'>": (
            lambda: func.jvp(lambda x, y: x, (x, 1.0), (x, 1.0))
        ),
        r"must only return Tensors, got type <class 'NoneType'>": (
            lambda: func.vmap(lambda x: None)(x)
        ),
        r"Thing passed to transform API must be Tensor, got": lambda: func.grad(torch.sin)(1.0),
        r"be Tensor, got <class 'int'>": lambda: func.jacrev(lambda x: x[0])([2]),
        r"don't yet support saved tensor hooks": lambda: func.grad(saved)(x),
        r"yet support saved tensor hooks": lambda: func.hessian(saved)(x),
        r"backward\(\) called inside a functorch transform": (
            lambda: func.grad(lambda x: (x.sum().backward(), x.sum())[1])(x)
        ),
        r"called inside a functorch transform": lambda: func.vmap(lambda x: x.backward())(x),
        r"call Tensor.requires_grad_\(\)": (
            lambda: func.vmap(lambda x: functional.jacobian(torch.sin, x))(x)
        ),
        r"mutating directly with `.data` inside functorch": lambda: func.grad(data)(x),
        r"mutating directly with `.data` under vmap": lambda: func.vmap(data)(torch.ones(2, 3)),
        r"accessing `data` under vmap transform": lambda: func.vmap(lambda x: x.data)(x),
    }
    return {**products, **shapes, **transforms}


def check(torch):
    for match, call in calls(torch).items():
        with pytest.raises((RuntimeError, ValueError)) as error:
            call()
        assert re.search(match, str(error.value)), match
    for transform in (torch.func.jvp, lambda f, x, t: torch.func.vmap(f)(*x)):
        with torch.autograd.graph.save_on_cpu():
            transform(torch.sin, (torch.ones(2),), (torch.ones(2),))
    hessian = torch.autograd.functional.hessian
    hessian(lambda x: (x**3).sum(), torch.ones(2), vectorize=True)


@pytest.mark.filterwarnings("ignore")
def test_with_the_face(face):
    check(face)


@pytest.mark.torch
@pytest.mark.filterwarnings("ignore")
def test_as_pytorch(torch):
    check(torch)


def test_without_it_the_same_is_done():
    x = ag.ones(3, dtype=ag.float32)
    assert (x @ x.to(ag.float64)).item() == 3 and ag.arange(4).mean().item() == 1.5
    assert ag.func.grad(lambda x: (x.sum(), 1.0), has_aux=True)(x)[1] == 1.0
    assert ag.func.grad(ag.sin)(0.0) == 1


def test_dtypes_of_rows_hold_in_backward_passes(face):
    a, b = face.ones(2, 2, requires_grad=True), face.ones(2, 2, requires_grad=True)
    g, _ = face.autograd.grad((a @ b).exp().mean(), (a, b), create_graph=True)
    g.sum().backward()
    assert a.grad.dtype == face.float32


def test_numbers_for_tensors(th):
    """Functions take Python numbers for tensors nowhere, not first, not alone, or anywhere."""
    x = th.tensor([1.0, 2.0, 3.0])
    calls = {"alone": (2, 3), "first": (2, x), "second": (x, 2)}
    for names, refused, text in (
        ("atan2 fmax heaviside hypot ldexp logaddexp logical_and maximum nextafter",
         "alone first second", r"argument '\w+' \(position [12]\) must be Tensor, not int"),
        ("clamp_min copysign eq fmod lt", "alone first",
         r"invalid combination of arguments - got \(int, (int|Tensor)\)"),
        ("float_power pow remainder xlogy", "alone", r"arguments - got \(int, int\)"),
        ("add div floor_divide mul sub", "", None),
    ):  # fmt: skip
        for name in names.split():
            function = getattr(th, name)
            for which, args in calls.items():
                if which in refused:
                    with pytest.raises(TypeError, match=text):
                        function(*args)
                else:
                    assert th.is_tensor(function(*args))
    assert (2 - x).tolist() == [1, 0, -1] and (x < 2).tolist() == [True, False, False]


def test_numbers_of_numpy(face):
    """NumPy's functions take numbers where PyTorch's do not, and so do all without `face`."""
    x = face.tensor([1.0, 2.0, 3.0], requires_grad=True)
    y = np.maximum(x, 2)
    assert y.dtype == face.float32 and face.autograd.grad(y.sum(), x)[0].tolist() == [0, 0.5, 1]
    assert np.greater(2, x.detach()).tolist() == [True, False, False]
    assert np.less(face.tensor([1, 2], dtype=face.int8), 200).all()  # which int8 cannot hold
    face.leave()
    assert ag.maximum(2, x.detach()).tolist() == ag.maximum(x, 2).tolist() == [2, 2, 3]


def test_out_that_shares_memory_with_arguments(th):
    """A part of an argument is refused, all of it where elements change their places."""
    x, places, text = th.arange(4.0), th.tensor([2, 1, 0]), "some elements of the input tensor"
    for call in (th.neg, lambda a, out: th.cumsum(a, 0, out=out)):
        with pytest.raises(RuntimeError, match=text):
            call(x[:-1], out=x[1:])
    for call in (
        lambda a, out: th.gather(a, 0, places, out=out),
        lambda a, out: th.cat([a], out=out),
    ):
        for target in (x[:3], x[1:]):
            with pytest.raises(RuntimeError, match=text):
                call(x[:3], out=target)
    assert th.neg(x, out=x) is x and x.tolist() == [0, -1, -2, -3]
    th.add(x[0:3:2], 1, out=x[1:4:2])  # of other elements
    assert x.tolist() == [0, 1, -2, -1]


@pytest.mark.parametrize("call", [
    lambda t, x, **out: t.masked_select(x, x > 0, **out),
    lambda t, x, **out: t.quantile(x, 0.5, **out), lambda t, x, **out: t.max(x[None], 0, **out),
    lambda t, x, **out: t.complex(x, x, **out), lambda t, x, **out: t.cross(x, x, 0, **out),
    lambda t, x, **out: t.bitwise_not(x > 1, **out),
])  # fmt: skip
def test_out_of_a_wider_dtype(th, call):
    x = th.tensor([1.0, 2.0, 3.0])
    found = call(th, x)
    wider = th.empty(0, dtype=th.complex128)
    with pytest.raises(RuntimeError, match=r"(?i)dtype|scalar.type"):
        call(th, x, out=(wider, found[1]) if isinstance(found, tuple) else wider)


def test_norms_of_complex_numbers_into_real_out(th):
    """The imaginary parts count, although the dtype is that of `out`."""
    x = th.tensor([[3 + 4j, 0], [0, 12j]], dtype=th.complex64)
    for norm in (th.norm, th.linalg.norm, th.linalg.vector_norm, th.linalg.matrix_norm):
        assert norm(x, out=th.empty(())).item() == 13
        with pytest.raises(RuntimeError, match="dtype"):
            norm(x, out=th.empty((), dtype=th.float64))
    powers = th.pow(x.abs(), 2, out=th.empty(0, dtype=th.float64))  # which are converted
    assert powers.tolist() == [[25, 0], [0, 144]]


LAYERS = {
    "ValueError: proj_size argument is only supported for LSTM": [
        lambda t: t.nn.RNN(3, 2, proj_size=1), lambda t: t.nn.GRU(3, 2, proj_size=1),
    ],
    "RuntimeError: Expected 2D or 3D (batch mode) tensor with possibly 0 batch size": [
        lambda t: t.nn.ReflectionPad1d(2)(t.ones(3, 0, 5)),
        lambda t: t.nn.ReplicationPad1d(2)(t.ones(0, 5)),
    ],
    "RuntimeError: Expected 4D or 5D (batch mode) tensor with possibly 0 batch size": [
        lambda t: t.nn.ReplicationPad3d(1)(t.ones(2, 3, 4, 0, 4)),
    ],
    "RuntimeError: label_smoothing must be between 0.0 and 1.0. Got: 1.2": [
        lambda t: t.nn.functional.cross_entropy(t.ones(3, 4), t.arange(4), label_smoothing=1.2),
    ],
    "TypeError: expected size to be one of int or Tuple[int]": [
        lambda t: t.nn.functional.interpolate(t.ones(1, 1, 4, 4), (t.tensor(2.0),) * 2),
    ],
    "AssertionError: padding_idx must be within num_embeddings": [
        lambda t: t.nn.EmbeddingBag(3, 2, padding_idx=4),
    ],
    "AssertionError: Padding_idx must be within num_embeddings": [
        lambda t: t.nn.Embedding(3, 2, padding_idx=-4),
    ],
    "RuntimeError: kernel size should be greater than zero, but got ": [
        lambda t: t.nn.functional.local_response_norm(t.ones(2, 4, 4), 0),
    ],
    "TypeError: ParameterList.extend should be called with an iterable": [
        lambda t: t.nn.ParameterList().extend(t.nn.Parameter(t.ones(2, 2))),
    ],
}  # fmt: skip


@pytest.mark.parametrize("text", LAYERS)
def test_of_layers(th, text):
    for call in LAYERS[text]:
        with pytest.raises((AssertionError, RuntimeError, TypeError, ValueError)) as raised:
            call(th)
        assert f"{raised.type.__name__}: {raised.value}".startswith(text)


def test_grids_of_one_pixel_are_warned_of(th):
    theta = th.ones(1, 2, 3)
    with pytest.warns(UserWarning, match="See the documentation of affine_grid for details"):
        th.nn.functional.affine_grid(theta, (1, 1, 2, 1), align_corners=True)
