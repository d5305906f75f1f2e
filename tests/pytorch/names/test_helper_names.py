"""Names below ``torch`` that programs import for themselves: base classes of modules, helpers of
`nn`, trees, files, and what is refused when it is used."""

from __future__ import annotations

import collections
import importlib
import io
import pickle

import pytest

IMPORTS = """
torch.nn.modules.pooling _AvgPoolNd _MaxPoolNd _AdaptiveAvgPoolNd _AdaptiveMaxPoolNd _LPPoolNd
torch.nn.modules.padding _ConstantPadNd _ReflectionPadNd _ReplicationPadNd
torch.nn.modules.dropout _DropoutNd
torch.nn.modules.module _IncompatibleKeys _addindent T
torch.nn.parallel.scatter_gather scatter scatter_kwargs gather
torch.nn.attention.flex_attention flex_attention create_block_mask BlockMask
torch.nn.utils.spectral_norm spectral_norm
torch.nn.utils.weight_norm weight_norm
torch.distributed.rpc is_available
torch.distributed.autograd is_available
torch.distributions.generalized_pareto GeneralizedPareto
torch.distributions.multivariate_normal MultivariateNormal _precision_to_scale_tril
torch.distributions.transforms CatTransform ExpTransform _InverseTransform
torch.distributions.constraints _Real _Interval _GreaterThan _LowerCholesky _Boolean
torch.serialization DEFAULT_PROTOCOL
torch.distributions.constraint_registry biject_to transform_to
torch _assert_async SymInt Future
torch._C _are_functorch_transforms_active
torch.fx.experimental.proxy_tensor get_proxy_mode
torch._C _get_tracing_state _is_tracing
torch._subclasses.fake_tensor is_fake
torch.onnx is_in_onnx_export
torch.futures Future
torch.cuda.nvtx range range_push range_pop mark
torch.nn.modules.container OrderedDict ModuleList
torch.nn.modules.transformer _get_clones
torch.nn.modules.linear NonDynamicallyQuantizableLinear
torch.nn.modules.utils _ntuple _reverse_repeat_tuple consume_prefix_in_state_dict_if_present
torch.nn.init _no_grad_trunc_normal_ _no_grad_uniform_ _no_grad_normal_ _no_grad_fill_
torch.nn.init _calculate_correct_fan _calculate_fan_in_and_fan_out _no_grad_zero_
torch.optim.optimizer ParamsT Optimizer
torch.utils._pytree tree_map_only tree_structure tree_all tree_any TreeSpec PyTree
torch.utils.dlpack to_dlpack from_dlpack
torch.utils.data DistributedSampler
torch.types Number Device _size _dtype _int _float _bool
torch._tensor Tensor
torch._utils _flatten_dense_tensors _unflatten_dense_tensors
torch.utils._foreach_utils _group_tensors_by_device_and_dtype
torch.jit.annotations List Optional
torch.jit _overload _overload_method
torch._tensor_str PRINT_OPTS
torch._functorch.eager_transforms jvp vjp hessian
torch._functorch.apis vmap grad
torch._vmap_internals _vmap
torch._dynamo._trace_wrapped_higher_order_op TransformGetItemToIndex
torch.nn.attention.flex_attention _DEFAULT_SPARSE_BLOCK_SIZE AuxRequest
torch.overrides TorchFunctionMode
torch.cuda StreamContext
torch Stream Event
torch._functorch.functional_call functional_call stack_module_state
torch._inductor config
torch.func debug_unwrap
torch.serialization add_safe_globals safe_globals
torch.cuda Event Stream FloatTensor stream device get_device_properties memory_reserved
"""


def module_of(th, path):
    return importlib.import_module(f"{th.__spec__.name}{path.removeprefix('torch')}")


@pytest.mark.parametrize("line", IMPORTS.split("\n")[1:-1])
def test_names_are_there(th, line):
    path, *names = line.split()
    module = module_of(th, path)
    assert [name for name in names if not hasattr(module, name)] == []


def test_bases_tell_kinds_of_modules(th):
    nn, parts = th.nn, th.nn.modules
    for base, module, other in [
        (parts.pooling._MaxPoolNd, nn.MaxPool2d(2), nn.AvgPool2d(2)),
        (parts.pooling._AdaptiveAvgPoolNd, nn.AdaptiveAvgPool1d(2), nn.AdaptiveMaxPool1d(2)),
        (parts.dropout._DropoutNd, nn.Dropout2d(), nn.ReLU()),
        (parts.padding._ReflectionPadNd, nn.ReflectionPad2d(1), nn.ReplicationPad2d(1)),
        (parts.loss._Loss, nn.MSELoss(), nn.ReLU()),
        (parts.loss._WeightedLoss, nn.NLLLoss(), nn.L1Loss()),
    ]:
        assert isinstance(module, base) and not isinstance(other, base)
    attention = nn.MultiheadAttention(4, 2)
    assert "(out_proj): NonDynamicallyQuantizableLinear(in_features=4" in repr(attention)


def test_helpers_of_nn(th):
    utils = module_of(th, "torch.nn.modules.utils")
    assert utils._reverse_repeat_tuple((1, 2), 2) == (2, 2, 1, 1) and utils._ntuple(2)(3) == (3, 3)
    given = th.nn.Sequential(collections.OrderedDict(module=th.nn.Linear(1, 1))).state_dict()
    utils.consume_prefix_in_state_dict_if_present(given, "module.")
    assert list(given) == ["weight", "bias"] and "" in given._metadata
    assert th.nn.functional.grad.conv1d_input.__name__ == "conv1d_input"
    fan = th.nn.init._calculate_correct_fan
    assert (fan(th.zeros(2, 3, 4), "fan_in"), fan(th.zeros(2, 3, 4), "fan_out")) == (12, 8)
    with pytest.raises(TypeError, match=r"to\(\)"):
        th.nn.ReLU().to("cpu", th.tensor(3))
    with pytest.raises(ValueError, match="not supported"):
        fan(th.zeros(2, 2), "fan")


def test_trees_and_flat_tensors(th):
    trees, utils = module_of(th, "torch.utils._pytree"), module_of(th, "torch._utils")
    tree = {"a": [1, 2.5], "b": (3,)}
    assert trees.tree_map_only(int, lambda x: x + 1, tree) == {"a": [2, 2.5], "b": (4,)}
    assert trees.tree_structure(tree) == trees.tree_structure({"a": [0, 0], "b": (0,)})
    assert trees.tree_any(lambda x: x > 2.7, tree) and not trees.tree_all(lambda x: x > 2, tree)
    tree = {"b": 1, "a": [None, collections.deque([2], 3)]}  # a dict has an order, None is a leaf
    leaves, form = trees.tree_flatten(tree)
    assert leaves == [1, None, 2] and form.num_leaves == 3 and not form.is_leaf()
    again = trees.tree_unflatten(leaves, form)
    assert again == tree and list(again) == ["b", "a"] and again["a"][1].maxlen == 3
    assert trees.tree_leaves([[1], (2,)], is_leaf=lambda x: isinstance(x, tuple)) == [1, (2,)]
    largest = th.max(th.ones(2, 2), dim=0)
    assert type(trees.tree_map(lambda x: x, largest)) is type(largest)
    assert len(trees.tree_leaves(largest)) == 2
    assert trees.tree_structure(5).is_leaf() and isinstance(form, trees.TreeSpec)
    pairs = trees.tree_map(lambda a, b: (a, b), {"a": 1, "b": 2}, {"b": 3, "a": [4]})
    assert pairs == {"a": (1, [4]), "b": (2, 3)}
    for other in ([1], {"a": 1, "c": 2}):
        with pytest.raises(ValueError):
            trees.tree_map(lambda a, b: a, {"a": 1, "b": 2}, other)
    assert trees.tree_map_only(lambda x: x == 1, str, [1, 2]) == ["1", 2]
    assert trees.tree_all_only(int, lambda x: x > 0, [1, "a"])
    assert not trees.tree_any_only((int, float), lambda x: x < 0, [1, 2.0])
    assert trees.tree_map(lambda x, y: (x, y), [None, 1], [2, None]) == [(None, 2), (1, None)]
    parts = [th.ones(2, 2), th.zeros(3)]
    flat = utils._flatten_dense_tensors(parts)
    assert flat.tolist() == [1.0] * 4 + [0.0] * 3
    group = module_of(th, "torch.utils._foreach_utils")._group_tensors_by_device_and_dtype
    columns = [[th.ones(1), th.ones(1).double()], [th.zeros(3), th.zeros(4)]]
    kinds = {
        str(key[1]): ([len(x) for x in lists[1]], places)
        for key, (lists, places) in group(columns, with_indices=True).items()
    }
    assert kinds == {"torch.float32": ([3], [0]), "torch.float64": ([4], [1])}
    again = utils._unflatten_dense_tensors(flat, parts)
    assert [list(x.shape) for x in again] == [[2, 2], [3]]


def test_resize_in_place(th):
    x = th.arange(6.0)
    y = x.resize_(2, 2)
    assert y is x and x.tolist() == [[0.0, 1.0], [2.0, 3.0]]
    x.resize_((4,))[0] = 9
    assert x.tolist() == [9.0, 1.0, 2.0, 3.0]
    assert x.resize_(2, 4).shape == (2, 4) and x[0].tolist() == [9.0, 1.0, 2.0, 3.0]
    assert th.zeros(0).resize_as_(x).copy_(x).shape == (2, 4)
    with pytest.raises(RuntimeError, match="cannot resize variables that require grad"):
        th.ones(2, requires_grad=True).resize_(1)
    y = th.zeros(1)
    for shape, version in (((1, 2), 1), ((1, 2), 1), ((3,), 2)):
        assert y.resize_(shape)._version == version
    rows = th.arange(6.0).view(2, 3)
    assert rows.t().resize_(3, 2).stride() == (1, 3)  # the same shape: nothing changes
    assert rows.t().resize_(6).tolist() == [0.0, 1.0, 2.0, 3.0, 4.0, 5.0]  # as they lie in memory
    assert rows[:, 1:].resize_(5).tolist() == [1.0, 2.0, 3.0, 4.0, 5.0]
    last = th.arange(24.0).resize_(1, 2, 3, 4, memory_format=th.channels_last)
    assert last.stride() == (24, 1, 8, 2) and last.flatten()[:3].tolist() == [0.0, 2.0, 4.0]
    again = th.arange(24.0).resize_as_(last, memory_format=th.preserve_format)
    assert again.stride() == last.stride()
    with pytest.raises(RuntimeError, match="overflow"):
        th.empty(0).resize_(2**31, 2**31, 4)


@pytest.mark.filterwarnings("ignore:TypedStorage is deprecated:UserWarning")
def test_sizes_of_storages(th):
    x = th.ones(6, dtype=th.float64)[:4]
    assert len(x.storage()) == x.storage().size() == 6
    assert len(x.untyped_storage()) == x.untyped_storage().size() == 48 == x.storage().nbytes()


def test_new_tensors_of_a_size(th):
    x = th.ones(2, 3)
    assert x.new(x.size()).shape == (2, 3) and x.new(2).shape == (2,)
    assert x.new((2, 3)).tolist() == [2.0, 3.0]


def test_helpers_of_tests(th):
    x = th.ones(2, requires_grad=True)
    reference = th._C._WeakTensorRef(x)
    assert not reference.expired() and th._C.is_grad_enabled()
    th._C._autograd._unsafe_set_version_counter((x,), (3,))
    assert x._version == 3
    with pytest.raises(RuntimeError, match="Cannot set a version_counter"):
        th._C._autograd._unsafe_set_version_counter((x,), (-1,))
    with pytest.raises(RuntimeError, match="expects an grad_fn"):
        th._C._will_engine_execute_node(x)
    del x
    assert reference.expired()


def test_functions_that_are_methods(th):
    x = th.tensor([1, 2])
    assert th.is_signed(x) and not th.is_signed(x.to(th.uint8)) and not th.is_neg(x)
    assert th.is_same_size(x, x) and not th.is_conj(x) and th.get_device(x) == -1
    y = th.rrelu(th.tensor([-1.0, 1.0]), 0.25, 0.25)
    assert y.tolist() == [-0.25, 1.0]
    assert type(th.to_dlpack(x)).__name__ == "PyCapsule"


class Settings:
    """What a file may name."""

    rate = 3


def test_files_with_bytes(th):
    kept = io.BytesIO()
    th.save([b"\x00\xff", bytearray(b"ab")], kept)
    kept.seek(0)
    assert th.load(kept, weights_only=True) == [b"\x00\xff", bytearray(b"ab")]


def test_files_that_name_allowed_classes(th):
    files = module_of(th, "torch.serialization")
    kept = io.BytesIO()
    th.save({"settings": Settings()}, kept)

    def load():
        kept.seek(0)
        return th.load(kept, weights_only=True)

    with pytest.raises(pickle.UnpicklingError):
        load()
    with files.safe_globals([Settings]):
        assert load()["settings"].rate == 3
    with pytest.raises(pickle.UnpicklingError):
        load()
    files.add_safe_globals([Settings])
    assert Settings in files.get_safe_globals() and load()["settings"].rate == 3
    files.clear_safe_globals()
    with pytest.raises(pickle.UnpicklingError):
        load()


def test_modules_say_where_they_are(th):
    module = th.nn.Linear(1, 1)
    assert module.share_memory() is module and module.dump_patches is False
    if not th.cuda.is_available():
        with pytest.raises((RuntimeError, AssertionError)):
            module.cuda()
    seen = []
    th.func.vmap(lambda x: seen.append(th.func.debug_unwrap(x)) or x)(th.ones(2, 3))
    th.func.grad(lambda x: seen.append(th.func.debug_unwrap(x)) or x.sum())(th.zeros(2))
    assert [x.tolist() for x in seen] == [[[1.0] * 3] * 2, [0.0] * 2]


def test_names_of_cuda_refuse_when_called(face):
    for name in ("Event", "Stream", "FloatTensor", "get_device_properties"):
        with pytest.raises(NotImplementedError, match=f"torch.cuda.{name} is not supported"):
            getattr(face.cuda, name)()
    with pytest.raises(NotImplementedError, match="distributed training"):
        face.utils.data.DistributedSampler([1])


def test_arrays_of_default_dtypes(th):
    found = [th.asarray(x) for x in (0.5, [1.0, 2], 1, True, 1j)]
    kinds = [th.float32, th.float32, th.int64, th.bool, th.complex64]
    assert [x.dtype for x in found] == kinds
    x = th.ones(2)
    assert th.asarray(x) is x and th.asarray(x, copy=True) is not x
    assert th.asarray([1.0], dtype=th.float64, requires_grad=True).requires_grad
    with pytest.raises(ValueError, match="can't alias arbitrary sequence"):
        th.asarray([1.0], copy=False)


def test_what_packages_do_when_they_are_imported(th):
    assert module_of(th, "torch._C")._log_api_usage_once("metric") is None
    assert isinstance(th.__config__.show(), str)
    futures = module_of(th, "torch.futures")
    exec("from torch import fx; fx.wrap('len')".replace("torch", th.__spec__.name), {})
    assert futures.Future[int] is not None and hasattr(th.serialization, "MAP_LOCATION")


def test_membership_in_what_is_refused(face):
    """Python asks `__getitem__` of 0, 1, 2, ... where there is no `__iter__`: it never ended."""
    with pytest.raises(NotImplementedError, match="out of scope"):
        assert "fbgemm" in face.backends.quantized.supported_engines


def test_methods_that_are_out_of_scope(face):
    x = face.ones(2)
    for name, what in (
        ("to_sparse", "sparse layouts"),
        ("to_sparse_csr", "sparse layouts"),
        ("to_mkldnn", "sparse layouts"),
        ("set_", "storages to write to"),
        ("coalesce", "sparse layouts"),
        ("to_padded_tensor", "nested tensors"),
        ("int_repr", "quantized tensors"),
    ):
        with pytest.raises(NotImplementedError, match=f"torch.Tensor.{name} .*: {what} are out of"):
            getattr(x, name)()
    face.leave()
    assert not hasattr(x, "to_sparse") and type(x).__module__ == "autograd"
    face.enter()


def test_whose_tensors_are(th):
    """By these names autoray and opt_einsum choose functions, and Pyro what it patches."""
    assert th.__name__ == type(th.ones(2)).__module__ == "torch"


def test_forks_are_run(th):
    jit = module_of(th, "torch.jit")
    future = jit.fork(lambda x, y: x + y, th.ones(2), y=1)
    assert jit.wait(future).tolist() == future.wait().tolist() == [2, 2]
    assert not isinstance(th.compile(th.nn.Linear), module_of(th, "torch._dynamo").OptimizedModule)


def test_views_that_are_forbidden_are_detached(th):
    base = th.arange(4.0, requires_grad=True) * 1
    one, _ = base.chunk(2)
    base.mul_(2)
    assert one.detach().tolist() == [0, 2]
    with pytest.raises(RuntimeError, match="Output 0 of Split is a view and its base"):
        one + 1


def test_masked_softmax_and_truths(th):
    scores = th.zeros(1, 1, 2, 2)
    mask = th.tensor([[[[True, False], [False, False]]]])
    found = th._masked_softmax(scores, mask, 3, 2)
    assert found.tolist() == [[[[0, 1], [0.5, 0.5]]]] == th._masked_softmax(scores, mask).tolist()
    padding = th._masked_softmax(scores, th.tensor([[False, True]]), 3, 1)
    assert padding.tolist() == [[[[1, 0], [1, 0]]]]
    with pytest.raises(RuntimeError, match="Mask should be a boolean tensor"):
        th._masked_softmax(scores, scores)
    assert th._is_all_true(mask).item() is False and th._is_any_true(mask).item() is True


def test_jacobians_of_older_checks(th):
    package = "autograd.torch" if "autograd" in th.__version__ else "torch"
    check = importlib.import_module(f"{package}.autograd.gradcheck")
    if th.__name__ == "torch" and hasattr(th.autograd.gradcheck, "get_numerical_jacobian"):
        check = th.autograd.gradcheck

    def double(x):
        return 2 * x[0] + x[1], x[0]

    x, y = (th.ones(2, 2, dtype=th.float64, requires_grad=True) for _ in range(2))
    with pytest.warns(FutureWarning, match="was part of PyTorch's private API"):
        by_differences = check.get_numerical_jacobian(double, (x, y), eps=1e-6)
        of_one = check.get_numerical_jacobian(double, (x, y), target=y, eps=1e-6)
        passes = check.get_analytical_jacobian((x, y), double((x, y))[0])
        with pytest.raises(ValueError, match=r"Expected grad_out to be 1\.0"):
            check.get_numerical_jacobian(double, (x, y), grad_out=2.0)
    for found in (by_differences, passes[0]):
        for each, scale in zip(found, (2, 1), strict=True):
            assert th.allclose(each, scale * th.eye(4, dtype=th.float64), atol=1e-6)
    assert len(of_one) == 1 and passes[1:] == (True, True, True)


def test_prelu_of_a_tensor(th):
    assert th.tensor([-2.0, 3.0]).prelu(th.tensor([0.5])).tolist() == [-1, 3]


def test_modes_of_deterministic_algorithms(th):
    try:
        for mode, number in (("default", 0), ("warn", 1), ("error", 2), (1, 1)):
            th.set_deterministic_debug_mode(mode)
            assert th.get_deterministic_debug_mode() == number
            assert th.are_deterministic_algorithms_enabled() is (number > 0)
            assert th.is_deterministic_algorithms_warn_only_enabled() is (number == 1)
        th.use_deterministic_algorithms(True)
        assert th.get_deterministic_debug_mode() == 2
        with pytest.raises(RuntimeError, match="invalid value of debug_mode, expected one of"):
            th.set_deterministic_debug_mode("loud")
    finally:
        th.use_deterministic_algorithms(False)
