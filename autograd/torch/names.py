"""Which modules PyTorch has, and where each of their names is found here."""

from __future__ import annotations

_OWN = "autograd.torch.own"
_FUNC = f"autograd.func {_OWN}.batch_norms {_OWN}.functorch"
_LAYERS = f"autograd.nn {_OWN}.bases"


def _below(path: str, names: str) -> str:
    return " ".join(f"{path}.{name}" for name in names.split())


_ALIKE = (
    "fft linalg nn.functional nn.grad nn.utils.parametrizations nn.utils.parametrize nn.utils.rnn "
    "optim optim.lr_scheduler random signal special utils utils.checkpoint utils.data "
    "utils.data.dataset utils.data.sampler",
    _below("autograd", "anomaly_mode forward_ad function grad_mode graph variable"),
    _below("distributions", "constraint_registry constraints distribution kl multivariate_normal"),
    "distributions.utils",
)
"""Paths below ``torch`` that are the same below ``autograd``."""

_SHOWN = {
    "_C._autograd _C._nn _C._functions _subclasses.fake_tensor onnx": f"{_OWN}.internals",
    "fx.experimental.proxy_tensor": f"{_OWN}.internals",
    "_C": f"{_OWN}.internals {_OWN}.subclasses",
    "overrides": f"{_OWN}.subclasses",
    "autograd._functions fx.experimental _subclasses": "",
    "__config__ version backends": f"{_OWN}.backends",
    _below("backends", "cuda cuda.matmul cudnn mkl mkldnn openmp"): f"{_OWN}.backends",
    "__future__": "autograd.nn.modules.future",
    "accelerator backends.mps mps": f"{_OWN}.accelerator",
    "distributed distributed.autograd distributed.rpc": f"{_OWN}.accelerator",
    "amp amp.autocast_mode amp.grad_scaler": f"{_OWN}.amp",
    "autograd": f"autograd.autograd {_OWN}.profiler {_OWN}.internals",
    "autograd.functional": f"autograd.autograd.functional {_OWN}.internals",
    "autograd.gradcheck": f"autograd.autograd.gradcheck {_OWN}.internals",
    "autograd.profiler": f"{_OWN}.profiler",
    "compiler fx jit _dynamo _inductor": f"{_OWN}.compiler",
    "_dynamo._trace_wrapped_higher_order_op": f"{_OWN}.compiler",
    "cuda": f"{_OWN}.accelerator autograd.cuda",
    "cuda.amp cuda.amp.autocast_mode cuda.amp.grad_scaler": f"{_OWN}.amp",
    "cuda.nvtx": f"{_OWN}.nvtx",
    "distributions": "autograd.distributions autograd.distributions.distribution",
    _below(
        "distributions",
        "bernoulli beta binomial categorical cauchy chi2 continuous_bernoulli dirichlet exp_family "
        "exponential fishersnedecor gamma generalized_pareto geometric gumbel half_cauchy "
        "half_normal independent inverse_gamma kumaraswamy laplace lkj_cholesky log_normal "
        "logistic_normal lowrank_multivariate_normal mixture_same_family multinomial "
        "negative_binomial normal one_hot_categorical pareto poisson relaxed_bernoulli "
        "relaxed_categorical studentT transformed_distribution uniform von_mises weibull wishart",
    ): "autograd.distributions",
    "distributions.transforms": (
        "autograd.distributions.transforms autograd.distributions.shaped_transforms"
    ),
    "func functorch functorch.experimental _vmap_internals _functorch": _FUNC,
    _below("_functorch", "apis eager_transforms functional_call make_functional vmap"): _FUNC,
    "functional _tensor": "autograd",
    "jit.annotations": "typing",
    "library ops": f"{_OWN}.ops",
    "nn": f"autograd.nn {_OWN}.parallel",
    "nn._reduction": f"{_OWN}.reductions",
    "nn.attention nn.attention.bias nn.attention.flex_attention": f"{_OWN}.attention",
    "nn.common_types nn.parallel nn.modules.utils": f"{_OWN}.parallel",
    "nn.functional.grad": "autograd.nn.grad",
    "nn.init": f"autograd.nn.init {_OWN}.older",
    "nn.modules": _LAYERS,
    _below(
        "nn.modules",
        "activation adaptive batchnorm channelshuffle conv distance dropout flatten fold "
        "instancenorm linear loss normalization padding pixelshuffle pooling rnn sparse "
        "transformer upsampling",
    ): _LAYERS,
    "nn.modules.container": f"collections {_LAYERS}",
    "nn.modules.lazy": f"autograd.nn.modules.lazy {_LAYERS}",
    "nn.modules.module": f"autograd.nn.modules.module {_LAYERS}",
    "nn.parameter": "autograd.nn.parameter autograd.nn",
    "nn.utils": f"autograd.nn.utils {_OWN}.older",
    _below(
        "nn.utils", "clip_grad convert_parameters fusion init spectral_norm weight_norm"
    ): "autograd.nn.utils",
    "nn.utils.stateless": _FUNC,
    _below(
        "optim",
        "adadelta adagrad adam adamax adamw asgd lbfgs nadam radam rmsprop rprop sgd _adafactor "
        "_functional _muon",
    ): f"{_OWN}.optimizers autograd.optim",
    "optim.optimizer": f"autograd.optim.optimizer autograd.optim {_OWN}.parallel",
    "quasirandom": f"{_OWN}.quasirandom",
    "return_types": "autograd.torch.results",
    "serialization": f"{_OWN}.files",
    "signal.windows": f"{_OWN}.windows",
    "testing": f"{_OWN}.testing",
    "types": f"{_OWN}.dtypes {_OWN}.parallel autograd",
    "_utils utils._pytree utils._foreach_utils": f"{_OWN}.trees",
    "utils.data._utils utils.data._utils.collate": "autograd.utils.data",
    "utils.data.dataloader": "autograd.utils.data.dataloader autograd.utils.data",
    "utils.dlpack": f"autograd {_OWN}.native",
    "utils.hooks": "autograd.core.hooks",
}
"""Other paths below ``torch``, and the modules that their names are in."""

_ITSELF = (
    f"{_OWN}.dtypes {_OWN}.defaults {_OWN}.settings {_OWN}.files autograd autograd.func "
    f"{_OWN}.native {_OWN}.removed {_OWN}.foreach"
)
MODULES: dict[str, tuple[str, ...]] = {
    "": tuple(_ITSELF.split()),
    **{path: (f"autograd.{path}",) for path in " ".join(_ALIKE).split()},
    **{path: tuple(text.split()) for paths, text in _SHOWN.items() for path in paths.split()},
}
"""Path below ``torch`` -> the modules that its names are in."""
