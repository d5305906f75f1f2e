"""What of PyTorch is out of scope, and the sentence that says so."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, NoReturn

REFUSALS = {
    r"(sparse|.*to_sparse\w*|.*sparse_\w+|optim\.SparseAdam|"
    r"Tensor\.(coalesce|indices|values|c?(col|row)_indices|to_mkldnn))\b": "sparse layouts",
    r"(nested|.*nested_tensor|Tensor\.to_padded_tensor)\b": "nested tensors",
    r"(quantization|ao|.*\bquantiz\w*|.*\bqu?int\w*|fake_quantize\w*|nn\.(qat|intrinsic)|"
    r"Tensor\.(int_repr|q_scale|q_zero_point|qscheme))\b": "quantized tensors",
    r"(export|onnx|fx|package|jit\.(save|load|freeze|trace_module)|_export|PyTorchFile\w+)\b": (
        "exported programs, and files of TorchScript"
    ),
    r"(distributed|utils\.data\.(distributed|DistributedSampler)|futures|Future|"
    r"nn\.parallel\.(_functions|(d|D)ist\w+|scatter_gather|scatter|gather|replicate|"
    r"parallel_apply|comm))\b": "distributed training and its collectives",
    r"(nn\.(modules\.(\w+\.)?)?SyncBatchNorm)\b": "statistics of several processes",
    r"(multiprocessing|.*share_memory_)\b": "processes that share tensors",
    r"(.*\b(align_tensors|names|refine_names|rename_?))\b": "named tensors",
    r"(library|_dispatch\w*|_C|_ops|_subclasses|ops|classes|"
    r"utils\.(_mode_utils|_python_dispatch|cpp_extension|flop_counter))\b": (
        "the internals of PyTorch's dispatcher, and its extensions"
    ),
    r"(TypedStorage|UntypedStorage|\w+Storage|from_file|storage|Tensor\.set_)\b": (
        "storages to write to"
    ),
    r"(nn\.(modules\.)?(Container|CrossMapLRN2d|NLLLoss2d))\b": "older modules",
    r"(nn\.utils\.prune)\b": "pruning and its masks",
    r"(optim\.swa_utils)\b": "SWA and its averaged weights",
    r"(hub|utils\.model_zoo|utils\.tensorboard)\b": "downloads and logs of other tools",
    r"(Event|Stream)\b|cuda\.(\w+(Tensor|Event|Stream)|Event|Stream(Context)?|stream|device|(current|default)_stream|"
    r"get_device_(properties|capability)|(g|s)et_rng_state|initial_seed|mem_get_info|"
    r"memory_(summary|stats)|comm|CUDAGraph|graphs?|make_graphed_callables)\b": (
        "CUDA's streams, memory and tensors"
    ),
    r"masked\b": "masked tensors",
    r"Sym(Int|Float|Bool)\b": "sizes that are not known yet",
    r"overrides\.TorchFunctionMode\b": "modes that see all calls",
    r"nn\.attention\.flex_attention\.AuxRequest\b": "further results of flex attention",
    r"utils\.data\.dataloader\._\w+Iter\b": "the iterators of loaders, as classes,",
    r"_tensor_str\b": "the parts of PyTorch's printing",
    r"(profiler|autograd\.profiler\w*)\b": "PyTorch's profiler (autograd.profile is ours)",
}
"""Names of PyTorch, as patterns of paths below ``torch``, and what they are."""


class _Refusing(type):
    """The type of `Refused`: what is refused is refused when it is used, not when it is named."""

    path: str
    what: str

    def __call__(cls, *args: Any, **kwargs: Any) -> NoReturn:
        raise NotImplementedError(f"torch.{cls.path} is not supported: {cls.what} are out of scope")

    def __getitem__(cls, item: Any) -> Any:  # in annotations
        return cls

    def __iter__(cls) -> NoReturn:  # else `in` would ask `__getitem__` for ever
        cls()

    def __getattr__(cls, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        return _refused(f"{cls.path}.{name}", cls.what)


class Refused(metaclass=_Refusing):
    """Stands for a function or class of PyTorch; whoever calls it reads that there is none."""


@cache
def _refused(path: str, what: str) -> Any:
    return _Refusing(path.rpartition(".")[2], (Refused,), {"path": path, "what": what})


def refused(path: str) -> Any:
    """What stands for the name `path` ("nn.utils.prune"); None if it is not out of scope."""
    for pattern, what in REFUSALS.items():
        if re.match(pattern, path):
            return _refused(path, what)
    return None


METHODS = {
    name: refused(f"Tensor.{name}")
    for name in (
        *("to_sparse", "to_sparse_coo", "to_sparse_csr", "to_sparse_csc", "to_sparse_bsr"),
        *("to_sparse_bsc", "sparse_mask", "sparse_resize_", "sparse_resize_and_clear_"),
        *("coalesce", "indices", "values", "crow_indices", "col_indices", "ccol_indices"),
        *("row_indices", "to_mkldnn", "to_padded_tensor", "int_repr", "q_scale", "q_zero_point"),
        *("qscheme", "set_"),
    )
}
"""Methods of PyTorch's tensors that raise so when they are called."""
