"""`autograd.torch`: programs that import torch, and what PyTorch's names give."""

from __future__ import annotations

import importlib
import io
import pickle
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import autograd as ag

PROGRAM = """
import sys
import autograd.torch
sys.modules["torch"] = autograd.torch
import torch, torch.nn as nn, torch.nn.functional as F
import torch.utils.data, torch.backends.cudnn as cudnn
from torch import nn as n, optim, Tensor, autocast
from torch.nn import functional, init, Parameter
from torch.nn.modules.utils import _pair
from torch.nn.common_types import _maybe_indices_t, _ratio_any_t, _size_2_opt_t, _size_2_t
from torch.utils.hooks import RemovableHandle
from torch.nn.parallel import DistributedDataParallel
from torch.optim.lr_scheduler import StepLR
from torch.utils.data import DataLoader, Dataset
from torch.utils.data.dataloader import default_collate
from torch.utils.checkpoint import checkpoint
from torch.cuda.amp import GradScaler
from torch.cuda.amp.grad_scaler import GradScaler
from torch.distributions import Categorical, Normal, kl_divergence
from torch.distributions.multivariate_normal import MultivariateNormal
from torch.distributions.kl import register_kl
from torch.distributions import VonMises, constraints
from torch.distributions.transforms import TanhTransform
from torch.distributed import init_process_group
from torch.autograd import Variable
from torch.testing import assert_close
from torch import *
assert F is functional is torch.nn.functional and n is nn is torch.nn and Tensor is torch.Tensor
assert _pair(3) == (3, 3) and not torch.distributed.is_available()
assert Normal(0.0, 1.0).log_prob(torch.zeros(2)).shape == torch.Size([2])
assert not isinstance(n.Linear(1, 1), torch.jit.ScriptModule) and torch.jit.annotate(int, 3) == 3
torch._dynamo.config.verbose = True
assert not torch.cuda._initialized and cudnn.enabled
assert not torch.cuda.is_available() and torch.version.cuda is None
cudnn.benchmark = True
assert torch.backends.cudnn.benchmark
try:
    import torch.nothing
except ModuleNotFoundError as error:
    assert str(error) == "No module named 'torch.nothing'"
else:
    raise AssertionError
try:
    torch.nothing
except AttributeError as error:
    assert "no attribute 'nothing'" in str(error)
else:
    raise AssertionError
"""


def test_programs_find_their_modules():
    subprocess.run([sys.executable, "-c", PROGRAM], check=True)


def test_every_name_of_the_table_is_there(face):
    from autograd.torch.names import MODULES

    for path in MODULES:
        module = importlib.import_module(f"autograd.torch.{path}".rstrip("."))
        assert all(getattr(module, name) is not module for name in dir(module)), path


def test_functions_are_pickled_by_name(face):
    for function in (face.exp, face.logdet, face.linalg.solve, face.nn.functional.relu):
        assert pickle.loads(pickle.dumps(function)) is function


def test_modules_list_their_names(face):
    assert face.optim.__dict__["SGD"] is face.optim.SGD
    assert vars(face.nn.functional)["relu"] is face.nn.functional.relu
    names = {}
    exec("from autograd.torch.nn import *", names)
    assert names["Linear"] is names["modules"].Linear is ag.nn.Linear


def test_own_modules_hide_no_function_of_autograd(face):
    """What the face has of its own besides what autograd has: dtypes and what they decide, files,
    compile."""
    from autograd.torch.names import MODULES

    meant = {"compile", "get_default_dtype", "load", "save", "finfo", "iinfo", "dtype"}
    meant |= {"can_cast", "promote_types", "result_type", "asarray"}  # of PyTorch's promotion
    meant |= {"broadcast_shapes"}  # gives a Size
    meant |= {"addbmm", "addcdiv", "addcmul", "addmm", "addmv", "addr", "baddbmm"}  # numbers first
    meant |= {"adagrad", "adam", "sgd"}  # modules, of which PyTorch has functions
    own = {source for sources in MODULES.values() for source in sources if ".own." in source}
    package = Path(ag.__file__).parent / "torch" / "own"
    assert own == {
        f"autograd.torch.own.{path.stem}" for path in package.glob("*.py") if path.stem[0] != "_"
    }
    for path, sources in MODULES.items():
        modules = [importlib.import_module(source) for source in sources]
        shown = {n for m in modules if m.__name__ in own for n in m.__all__}
        for module in modules:
            if module.__name__ not in own and module.__name__ != "autograd.cuda":
                hidden = {n for n in shown if hasattr(module, n)} - meant
                dtypes = {n for n in hidden if isinstance(getattr(ag, n, None), type | np.dtype)}
                assert hidden == dtypes, path
    assert face.trace(ag.eye(3)) == 3 and face.utils._pytree.tree_map


def test_refusals(face):
    from autograd.torch.refusals import REFUSALS

    for name, what in {
        "sparse_coo_tensor": "sparse layouts",
        "distributed.init_process_group": "distributed",
        "sparse.mm": "sparse",
        "nn.utils.prune.l1_unstructured": "pruning",
        "nested.nested_tensor": "nested",
        "optim.swa_utils.AveragedModel": "SWA",
        "jit.save": "TorchScript",
        "export.export": "exported",
    }.items():
        module, _, last = f"autograd.torch.{name}".rpartition(".")
        with pytest.raises(NotImplementedError, match=what):
            getattr(importlib.import_module(module), last)()
    assert len(set(REFUSALS.values())) == len(REFUSALS)


DTYPES = [
    "float16",
    "half",
    "float32",
    "float",
    "float64",
    "double",
    "complex64",
    "cfloat",
    "complex128",
    "cdouble",
    "int8",
    "int16",
    "short",
    "int32",
    "int",
    "int64",
    "long",
    "uint8",
    "bool",
    "bfloat16",
]


@pytest.mark.torch
@pytest.mark.parametrize("name", DTYPES)
def test_dtypes(name, torch, face):
    ours, theirs = getattr(face, name), getattr(torch, name)
    for attribute in ("is_floating_point", "is_complex", "is_signed", "itemsize"):
        assert getattr(ours, attribute) == getattr(theirs, attribute)
    assert repr(ours) == repr(theirs) and isinstance(ours, face.dtype)
    if name == "bfloat16":
        for use in (np.dtype, lambda dtype: face.ones(2, dtype=dtype)):
            with pytest.raises(TypeError, match=r"bfloat16 .*: NumPy has no such type"):
                use(ours)
        return
    assert str(ours.to_real()) == str(theirs.to_real())
    numpy = np.dtype(ours)
    assert face.ones(2, dtype=ours).dtype is ours and ours == numpy and numpy == ours
    assert hash(ours) == hash(numpy) and pickle.loads(pickle.dumps(ours)) is ours
    assert face.ones(2, dtype=ours).type() == torch.ones(2, dtype=theirs).type()
    for other in DTYPES[:-1]:
        joined = face.promote_types(ours, getattr(face, other))
        assert str(joined) == str(torch.promote_types(theirs, getattr(torch, other)))
        cast = face.can_cast(ours, getattr(face, other))
        assert cast == torch.can_cast(theirs, getattr(torch, other)), other


def test_what_tensors_show_and_the_way_back(face):
    x = face.Tensor(2, 3)
    assert x.shape.numel() == x.size().numel() == 6 and x.size(1) == 3 and x.dtype is face.float32
    assert x.shape[:1] + x.shape[1:] == (2, 3) and isinstance(x.shape[1:], face.Size)
    assert face.Size([face.tensor(2), True]) == (2, 1)
    with pytest.raises(TypeError, match=r"an iterable of 'int' \(item 1 is 'float'\)"):
        face.Size([1, 2.0])
    assert face.Tensor([1, 2]).tolist() == [1.0, 2.0] and face.Tensor().shape == (0,)
    assert face.LongTensor([1, 2]).dtype is face.int64 and face.ByteTensor(2).shape == (2,)
    assert isinstance(x, face.FloatTensor) and not isinstance(x, face.DoubleTensor)
    assert x.type(face.LongTensor).dtype is x.type("torch.LongTensor").dtype is face.int64
    assert face.ones(1).view(face.int32).item() == 0x3F800000
    assert face.get_default_dtype() is face.float32 and face.__version__.startswith("2.13.0")
    face.leave()
    assert ag.ones(2).dtype is ag.float64 and ag.ones(2).shape.__class__ is tuple
    assert ag.get_promotion() == "numpy" and "__init__" not in vars(ag.Tensor)


@pytest.mark.torch
@pytest.mark.parametrize("zipped", [True, False])
def test_files_of_pytorch(torch, face, tmp_path, zipped):
    model = torch.nn.Sequential(torch.nn.Linear(3, 2), torch.nn.BatchNorm1d(2))
    optimizer = torch.optim.Adam(model.parameters())
    model(torch.ones(4, 3)).sum().backward()
    optimizer.step()
    whole = torch.arange(6.0)
    given = {
        "model": model.state_dict(),
        "optimizer": optimizer.state_dict(),
        "epoch": 3,
        "size": torch.Size([2]),
        "dtype": torch.float64,
        "parameter": model[0].weight,
        "half": torch.tensor([1.5], dtype=torch.bfloat16),
        "view": whole.view(2, 3).t(),
        "whole": whole,
    }
    torch.save(given, tmp_path / "model.pt", _use_new_zipfile_serialization=zipped)
    found = face.load(tmp_path / "model.pt", map_location="cpu")
    assert found["epoch"] == 3 and found["size"] == (2,) and found["dtype"] is face.float64
    assert found["view"].tolist() == given["view"].tolist() and found["half"].item() == 1.5
    found["whole"][0] = 7
    assert found["view"][0, 0].item() == 7 and isinstance(found["parameter"], face.nn.Parameter)
    ours = face.nn.Sequential(face.nn.Linear(3, 2), face.nn.BatchNorm1d(2))
    ours.load_state_dict(found["model"])
    x = np.random.default_rng(0).normal(size=(4, 3)).astype(np.float32)
    wanted = model(torch.from_numpy(x)).detach().numpy()
    assert np.allclose(ours(face.from_numpy(x)).detach().numpy(), wanted, atol=1e-6)
    torch.save(model, tmp_path / "code.pt", _use_new_zipfile_serialization=zipped)
    with pytest.raises(pickle.UnpicklingError, match=r"names torch.nn.modules.container"):
        face.load(tmp_path / "code.pt", weights_only=False)


@pytest.mark.torch
def test_old_files_that_are_cut(torch, face):
    file = io.BytesIO()
    torch.save(torch.arange(6.0), file, _use_new_zipfile_serialization=False)
    with pytest.raises(pickle.UnpicklingError, match="ends before its storages"):
        face.load(io.BytesIO(file.getvalue()[:-3]))


def test_files_of_our_own(face):
    model = face.nn.Linear(2, 2)
    for obj, safe in ((model.state_dict(), True), (model, False)):
        file = io.BytesIO()
        face.save(obj, file)
        file.seek(0)
        if safe:
            model.load_state_dict(face.load(file))
            continue
        with pytest.raises(pickle.UnpicklingError, match="Weights only load failed"):
            face.load(file)
        file.seek(0)
        again = face.load(file, weights_only=False)
        assert again.weight.tolist() == model.weight.tolist()
    file = io.BytesIO()
    ag.save({"x": face.ones(2)}, file)
    file.seek(0)
    assert face.load(file)["x"].tolist() == [1, 1]


@pytest.mark.torch
def test_assert_close(torch, face):
    cases = [
        ([1.0, 2.0], [1.0, 2.0 + 1e-6]), ([1.0], [1.1]), ([1], [2]), ([1, 2], [1]),
        ([float("nan")], [float("nan")]), (1.0, 1.0 + 1e-9), (1, 2), ([1.0], [1]),
    ]  # fmt: skip
    for a, b in cases:
        raised = []
        for module in (face, torch):
            x, y = (module.tensor(v) if isinstance(v, list) else v for v in (a, b))
            try:
                raised.append(module.testing.assert_close({"k": [x]}, {"k": [y]}))
            except AssertionError as error:
                raised.append(str(error).split("\n")[0])
        assert raised[0] == raised[1]
    made = face.testing.make_tensor(3, 4, dtype=face.float64, low=1, high=2, noncontiguous=True)
    assert made.shape == (3, 4) and not made.is_contiguous() and 1 <= made.min() <= made.max() < 2
    with pytest.raises(ValueError, match="must be below"):
        face.testing.make_tensor(2, dtype=face.int64, low=3, high=3)


def test_settings_and_identities(face):
    f = face.compile(face.jit.script(lambda x: x + 1), dynamic=True, mode="reduce-overhead")
    with face.autocast("cpu", dtype=face.bfloat16), face.backends.cuda.sdp_kernel():
        assert f(face.ones(1)).item() == 2
    scaler = face.cuda.amp.GradScaler(enabled=False)
    w = face.nn.Parameter(face.ones(1))
    scaler.scale((w * 2).sum()).backward()
    scaler.step(face.optim.SGD([w], 0.5))
    scaler.update()
    assert w.item() == 0
    assert face.nn.DataParallel(face.nn.Identity())(w) is w
    face.set_num_threads(4)
    assert face.get_num_threads() == 4
    with pytest.raises(RuntimeError, match="unexpected options"):
        face.compile(f, fast=True)


SUBSCRIPTS = [
    "x[1, ..., [0, 1]]", "x[0, :, [0, 1]]", "x[[0, 1], :, 0]", "x[1, None, ..., [0, 1]]",
    "x[:, 0, [0, 1]]", "x[t.tensor(1), :, t.tensor([0, 1])]", "x[[0, 1], :, [0, 1]]",
    "x[0, :, t.tensor([True, False, True, False])]", "x[-1, ..., t.tensor([[0, 1]])]",
    "x[[0, [1]]]", "x[[[0, 1]]]", "x[[[0, 1], [1, 0]]]", "x[[t.tensor(0), t.tensor(1)]]",
    "x[[0, 1]]", "x[::-1]", "x[0, ::-1]", "x[0, 1:, True]", "x[-1, ..., True]", "x[0, :, False]",
]  # fmt: skip


@pytest.mark.torch
@pytest.mark.filterwarnings("ignore:Using a non-tuple")
@pytest.mark.parametrize("subscript", SUBSCRIPTS)
def test_subscripts(subscript, torch, face):
    """Values, gradients and assignments; numbers do not move the dimensions of arrays."""

    def run(t):
        x = t.arange(24.0).reshape(2, 3, 4).requires_grad_()
        try:
            y = eval(subscript)
        except ValueError as error:
            return str(error)
        (gradient,) = t.autograd.grad((y * t.arange(float(y.numel())).reshape(y.shape)).sum(), x)
        z = x.detach().clone()
        exec(f"{subscript.replace('x[', 'z[', 1)} = t.arange(float(y.numel())).reshape(y.shape)")
        return y.tolist(), gradient.tolist(), z.tolist()

    assert run(face) == run(torch)


def test_rules_of_subscripts_are_not_those_of_formulas(face):
    """Formulas read running sums from their end, which PyTorch has no subscript for."""
    x = face.tensor([1.0, 2.0, 3.0])
    lower = face.func.jacrev(lambda x: x.cumsum(0))(x)
    assert lower.tolist() == face.ones(3, 3).tril().tolist()
    with pytest.raises(ValueError, match="step must be greater than zero"):
        face.func.jacrev(lambda x: x[::-1])(x)


def test_base_classes(face):
    nn = face.nn
    assert isinstance(nn.BatchNorm2d(2), nn.modules.batchnorm._BatchNorm)
    assert isinstance(nn.Conv1d(1, 1, 1), nn.modules.conv._ConvNd)

    class Focal(nn.modules.loss._WeightedLoss):
        def forward(self, x, y):
            return nn.functional.cross_entropy(x, y, self.weight, reduction=self.reduction)

    loss = Focal(face.tensor([1.0, 3.0]), reduction="sum")
    assert loss(face.zeros(2, 2), face.tensor([0, 1])).item() == pytest.approx(4 * np.log(2))

    class Named(face.Tensor):
        pass

    assert Named([1.0, 2.0]).sum().item() == 3 and Named(2, 3).shape == (2, 3)


def test_names_without_underscores(face):
    w = face.empty(2, 2)
    with pytest.warns(FutureWarning, match="constant` is now deprecated in favor of"):
        assert face.nn.init.constant(w, 3.0) is w and w.tolist() == [[3, 3], [3, 3]]
    w.requires_grad_().sum().backward()
    with pytest.warns(FutureWarning, match="nn.utils.clip_grad_norm_"):
        assert face.nn.utils.clip_grad_norm([w], 1.0).item() == 2


# ---- methods of Tensor, with or without the face -------------------------------------------------


@pytest.mark.torch
@pytest.mark.parametrize(
    "expression",
    [
        "x.ndimension()",
        "x.byte().tolist()",
        "x.char().tolist()",
        "x.is_cuda",
        "x.is_conj()",
        "x.is_signed()",
        "x.is_same_size(y)",
        "x.is_set_to(x.view(2, 3))",
        "x.is_set_to(y)",
        "x.get_device()",
        "x.new(2, 2).shape",
        "x.new([1, 2]).tolist()",
        "x.new(m.Size([2, 3])).shape",
        "x.new(size=(3, 1)).shape",
        "x.is_sparse",
        "x.is_cpu",
        "x.clone().fill_diagonal_(5).tolist()",
        "m.zeros(5, 2).fill_diagonal_(1, wrap=True).tolist()",
        "m.ones(1, 1).is_nonzero()",
        "x.untyped_storage().nbytes()",
        "x.clone().map_(x, max).tolist()",
        "x[0].untyped_storage().data_ptr() == x.untyped_storage().data_ptr()",
        "x.is_pinned()",
        "m.zeros(3).fill_diagonal_(1)",
        "m.zeros(2, 3, 2).fill_diagonal_(1)",
        "x.cuda()",
    ],
)
def test_methods(expression, torch):
    found = []
    for module in (ag, torch):
        x = module.arange(6, dtype=module.float64).view(2, 3)
        try:
            found.append(eval(expression, {"x": x, "y": x.t().clone(), "m": module}))
        except Exception as error:
            found.append((type(error).__name__, str(error)[:30]))
    assert found[0] == found[1]


def test_functions_are_compiled_while_tensors_show_pytorch_s_shapes(face):
    """`torch.compile` gives functions back as they are; `autograd.compile` compiles them."""

    def f(x, w):
        y = x.softmax(-1).to(face.float64) + face.zeros(x.shape, dtype=face.int64)
        return (y * w.sum()).where(x > 0, w.mean())

    x = face.tensor([[1.0, -2.0], [0.5, 3.0]], requires_grad=True)
    w = face.tensor([2.0, 3.0], requires_grad=True)
    expected = f(x, w)
    found = ag.compile(f)(x, w)
    assert found.dtype == expected.dtype and face.allclose(found, expected)
    mine, theirs = (face.autograd.grad(y.sum(), (x, w)) for y in (found, expected))
    assert all(map(face.allclose, mine, theirs))


def native_calls(torch):
    """Functions of networks called as PyTorch's native functions are."""
    x, target = torch.tensor([[1.0, -2.0, 0.5], [0.1, 3.0, -1.0]]), torch.tensor([1.0, -1.0])
    yield torch.dropout(x, 0.5, False)
    yield torch.alpha_dropout(x, p=0.5, train=False)
    yield torch.layer_norm(x, (3,), None, None, 1e-3, False)
    yield torch.group_norm(x, 1, torch.ones(3), torch.ones(3), cudnn_enabled=False)
    yield torch.batch_norm(x, None, None, torch.zeros(3), torch.ones(3), False, 0.1, 1e-5, True)
    yield torch.instance_norm(x[None], None, None, None, None, True, 0.1, 1e-5, False)
    yield torch.binary_cross_entropy_with_logits(x, (x > 0).float(), None, None, 2)
    yield torch.cosine_embedding_loss(x, x.flip(0), target, 0.1, 0)
    yield torch.hinge_embedding_loss(x, x.sign(), 1.0)
    yield torch.margin_ranking_loss(x, x.flip(0), x.sign(), 0.5, reduction=2)
    yield torch.triplet_margin_loss(x, x.flip(0), 2 * x, 1.0, 2.0, 1e-6, False, 0)
    yield torch.kl_div(x.log_softmax(1), x.softmax(1), 2, log_target=False)
    yield torch.poisson_nll_loss(x, x.abs(), True, False, 1e-8, 1)
    lengths = torch.tensor([2]), torch.tensor([1])
    yield torch.ctc_loss(x[:, None].log_softmax(-1), torch.tensor([[1]]), *lengths, 0, 1, False)


@pytest.mark.torch
@pytest.mark.filterwarnings("ignore")
def test_native_calls_of_functions_of_networks(torch, face):
    for mine, theirs in zip(native_calls(face), native_calls(torch), strict=True):
        np.testing.assert_allclose(mine.numpy(), theirs.numpy(), rtol=1e-5, atol=1e-6)


@pytest.mark.torch
def test_dicts_of_parameters_are_written_as_pytorch_s(torch, face):
    for kind in ("ParameterDict", "ParameterList"):
        mine, theirs = (
            getattr(lib.nn, kind)(
                {"k": lib.ones(2, 3)} if kind == "ParameterDict" else [lib.ones(2, 3)]
            )
            for lib in (face, torch)
        )
        assert repr(mine) == repr(theirs)


def older_calls(torch):
    """Numbers before tensors, as in optimizers of before 1.5."""
    x, g = torch.tensor([1.0, 2.0]), torch.tensor([0.5, -1.0])
    yield x.clone().add_(-0.1, g)
    yield x.add(2, g)
    yield x.clone().sub_(3, g)
    yield x.clone().addcmul_(0.5, g, g)
    yield x.addcmul(-2, g, x)
    yield x.clone().addcdiv_(-0.1, g, x)
    yield x.addcdiv(2.0, x, g)
    yield (x > 1).type(torch.Tensor)


@pytest.mark.torch
@pytest.mark.filterwarnings("ignore:This overload")
def test_numbers_may_stand_before_tensors(torch, face):
    for mine, theirs in zip(older_calls(face), older_calls(torch), strict=True):
        np.testing.assert_array_equal(mine.numpy(), theirs.numpy())
        assert mine.numpy().dtype == theirs.numpy().dtype
    with pytest.warns(UserWarning, match="This overload of add_ is deprecated"):
        face.ones(2).add_(1, face.ones(2))
