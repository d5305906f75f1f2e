"""What code written for PyTorch meets besides operations: hooks on all optimizers, older hooks of
modules, names that the face must not hide, and the words of refusals that tests look for."""

from __future__ import annotations

import importlib

import pytest


def test_names_of_jit_do_not_hide_operations(th):
    assert th.trace(th.eye(3)).item() == 3
    assert callable(th.compile) and callable(th.jit.trace)


def test_conditions_that_are_numpy_bools(th):
    given, weights = th.tensor([1.0, 2.0]), th.tensor([0.25, 0.5])
    x = th.tensor(-2.0, requires_grad=True)
    y = th.nn.functional.prelu(x, th.tensor(0.25))
    y.backward()
    assert (y.item(), x.grad.item()) == (-0.5, 0.25)
    assert th.cov(given, aweights=weights).item() == pytest.approx(0.5)
    loss = th.nn.functional.hinge_embedding_loss(th.tensor(0.5), th.tensor(-1.0))
    assert loss.item() == 0.5


@pytest.mark.parametrize("name", ["sum", "prod", "nansum"])
def test_sums_of_uint8_are_int64(th, name):
    x = th.tensor([200, 100], dtype=th.uint8)
    found = getattr(th, name)(x)
    assert str(found.dtype) == "torch.int64"
    assert found.item() == {"prod": 20000}.get(name, 300)
    assert th.cumsum(x, 0).dtype == th.int64
    assert th.sum(x, dtype=th.uint8).item() == 300 % 256


def test_repr_of_several_outputs(th):
    x = th.tensor([[1.0, 3.0]])
    shown = "torch.return_types.{}(\nvalues=tensor([3.]),\nindices=tensor([1]))"
    assert repr(x.max(1)) == shown.format("max")
    assert repr(th.linalg.slogdet(th.eye(2))).startswith("torch.return_types.linalg_slogdet(")


def test_hooks_on_all_optimizers(th):
    hooks = importlib.import_module(f"{th.__spec__.name}.optim.optimizer")
    p, seen = th.nn.Parameter(th.ones(2)), []
    optimizer = th.optim.SGD([p], lr=0.1)
    handles = [
        hooks.register_optimizer_step_pre_hook(lambda o, a, k: seen.append(("before", o is a[0]))),
        hooks.register_optimizer_step_post_hook(lambda o, a, k: seen.append(("after", o is a[0]))),
        optimizer.register_step_pre_hook(lambda o, a, k: seen.append("own")),
        optimizer.register_step_post_hook(lambda o, a, k: seen.append("own after")),
    ]
    optimizer.step()
    for handle in handles:
        handle.remove()
    optimizer.step()
    assert seen == [("before", True), "own", "own after", ("after", True)]


def test_step_pre_hook_changes_arguments(th):
    p = th.nn.Parameter(th.ones(1))
    optimizer = th.optim.SGD([p], lr=0.1)
    optimizer.register_step_pre_hook(lambda o, a, k: ((o, lambda: 7), k))
    assert optimizer.step() == 7


@pytest.mark.filterwarnings("ignore::FutureWarning")
def test_older_backward_hook(th):
    layer, seen = th.nn.Linear(2, 1), []
    handle = layer.register_backward_hook(lambda m, gi, go: seen.append(go[0].tolist()))
    layer(th.ones(1, 2, requires_grad=True)).sum().backward()
    handle.remove()
    layer(th.ones(1, 2, requires_grad=True)).sum().backward()
    assert seen == [[[1.0]]]


def test_replace_all_batch_norm_modules(th):
    model = th.nn.Sequential(th.nn.Linear(2, 2), th.nn.Sequential(th.nn.BatchNorm1d(2)))
    assert th.func.replace_all_batch_norm_modules_(model) is model
    norm = model[1][0]
    assert not norm.track_running_stats and norm.running_mean is None
    params = {k: v.detach() for k, v in model.named_parameters()}

    def loss(params, x):
        return th.func.functional_call(model, params, (x,)).pow(2).sum()

    x = th.arange(12.0).reshape(3, 2, 2)
    found = th.func.vmap(th.func.grad(loss), (None, 0))(params, x)
    assert found["1.0.weight"].shape == (3, 2)


REFUSALS = {
    "index of a number": (
        IndexError,
        "invalid index of a 0-dim tensor",
        lambda t: t.tensor(3.0)[0],
    ),
    "vmap returns a number": (
        ValueError,
        "got type <class 'float'>",
        lambda t: t.vmap(lambda x: 3.14)(t.ones(3)),
    ),
    "size of v": (
        RuntimeError,
        r"v has invalid size: should be torch.Size\(\[2\]\)",
        lambda t: t.autograd.functional.vjp(lambda x: x, t.ones(2), t.ones(3)),
    ),
    "size of a target": (
        ValueError,
        r"Using a target size \(torch.Size\(\[3\]\)\) that is different to the input size",
        lambda t: t.nn.functional.binary_cross_entropy(t.ones(2), t.ones(3)),
    ),
}


@pytest.mark.parametrize("case", REFUSALS)
def test_words_of_refusals(th, case):
    error, words, call = REFUSALS[case]
    with pytest.raises(error, match=words):
        call(th)


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_size_of_a_tangent(th):
    forward_ad = th.autograd.forward_ad
    with forward_ad.dual_level(), pytest.raises(RuntimeError, match="has a different size than"):
        forward_ad.make_dual(th.ones(2), th.ones(3))


def test_reentrant_checkpoint_for_inputs(th):
    checkpoint = importlib.import_module(f"{th.__spec__.name}.utils.checkpoint").checkpoint
    x = th.ones(2, requires_grad=True)
    y = checkpoint(th.sin, x, use_reentrant=True)
    with pytest.raises(RuntimeError, match=r"torch.utils.checkpoint is incompatible"):
        th.autograd.grad(y.sum(), x)


@pytest.mark.parametrize("name", ["eig", "lstsq", "matrix_rank", "solve", "symeig"])
def test_removed_functions_say_what_to_call(th, name):
    with pytest.raises(RuntimeError, match=r"is now removed[\s\S]*torch\.linalg\."):
        getattr(th, name)(th.eye(2), th.eye(2))


def test_options_that_each_group_must_give(th):
    module = importlib.import_module(f"{th.__spec__.name}.optim.optimizer")

    class Plain(module.Optimizer):
        pass

    p = th.nn.Parameter(th.ones(2))
    assert repr(module.required) == "<required parameter>"
    made = Plain([{"params": [p], "lr": 0.5}], {"lr": module.required})
    assert made.param_groups[0]["lr"] == 0.5
    with pytest.raises(ValueError, match=r"didn't specify a value of required .* parameter lr"):
        Plain([p], {"lr": module.required})


def test_states_of_devices_there_are_none_of(th):
    checkpoint = importlib.import_module(f"{th.__spec__.name}.utils.checkpoint")
    states = checkpoint.get_device_states(th.ones(2), "text")
    assert states == ([], []) and checkpoint.set_device_states(*states) is None


def test_modules_of_nn_show_what_they_have(face):
    module = importlib.import_module("autograd.torch.nn.modules.module")
    seen = []
    module.register_module_forward_hook(lambda *_: seen.append(1))
    model = face.nn.ReLU()
    model(face.ones(1))
    module._global_forward_hooks = {}  # as tests of modules do when they are done
    model(face.ones(1))
    assert seen == [1]
    assert issubclass(face.nn.LazyLinear, face.nn.modules.lazy.LazyModuleMixin)
    assert callable(face.nn.utils.fusion.fuse_conv_bn_eval)
    assert face.__future__.get_swap_module_params_on_conversion() is False
    assert "torch.FloatTensor of size 2" in repr(face.nn.ParameterDict({"a": face.ones(2)}))


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_functions_beside_those_of_nn(th):
    x, weight, bias = th.arange(12.0).reshape(2, 2, 3), th.tensor([1.0, 2.0]), th.tensor([0.5, 0.0])
    functional = th.nn.functional
    wanted = functional.group_norm(x, 2, weight, bias)
    assert (th.group_norm(x, 2, weight, bias, 1e-5, False) == wanted).all()
    assert (th.layer_norm(x, [3]) == functional.layer_norm(x, [3])).all()
    mean, var = th.zeros(2), th.ones(2)
    found = th.batch_norm(x, weight, bias, mean, var, True, 0.5, 1e-5, False)
    assert (found == functional.batch_norm(x, None, None, weight, bias, True)).all()
    assert mean.tolist() == [2.0, 3.5]
    found = th.instance_norm(x, weight, bias, None, None, True, 0.1, 1e-5, False)
    assert (found == functional.instance_norm(x, weight=weight, bias=bias)).all()
    for name in ("dropout", "alpha_dropout", "feature_dropout", "feature_alpha_dropout"):
        given = x.clone()
        assert (getattr(th, name)(given, 0.5, False) == x).all()
        getattr(th, f"{name}_")(given, 0.5, True)
        assert (given != x).any()
    assert th.empty_strided((2, 3), (1, 4), dtype=th.int8).stride() == (1, 4)
    assert th.empty_strided((0, 3), (1, 4)).shape == (0, 3)
    assert th.nonzero_static(th.tensor([0, 1, 1]), size=3).tolist() == [[1], [2], [-1]]
    assert th.nonzero_static(th.eye(2), size=1, fill_value=5).tolist() == [[0, 0]]
    with pytest.raises(RuntimeError, match="'size' must be an non-negative"):
        th.nonzero_static(x, size=-1)


def test_older_names_of_functions(th):
    class Old(th.autograd.function.InplaceFunction):
        @staticmethod
        def forward(ctx, x):
            ctx.save_for_backward(x)
            return x * 2

        @staticmethod
        def backward(ctx, g):
            with pytest.warns(DeprecationWarning, match="use 'saved_tensors'"):
                (x,) = ctx.saved_variables
            return g * 2 * x / x

    x = th.tensor(3.0, requires_grad=True)
    Old.apply(x).backward()
    assert x.grad == 2
    with pytest.warns(UserWarning, match="volatile was removed"):
        assert not th.autograd.Variable(th.ones(1), volatile=True).requires_grad
