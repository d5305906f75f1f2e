"""Which modules PyTorch has, and where each of their names is found here."""

from __future__ import annotations

_MODULES = "autograd.nn.modules"
_NN = ("autograd.nn", "autograd.torch.own.bases")
_FUNC = ("autograd.func", "autograd.torch.own.batch_norms", "autograd.torch.own.functorch")
_OPTIM = ("autograd.optim",)
_DATA = "autograd.utils.data"
_RANDOM = "autograd.distributions"

MODULES: dict[str, tuple[str, ...]] = {
    "": (
        *("autograd.torch.own.dtypes", "autograd.torch.own.defaults"),
        *("autograd.torch.own.settings", "autograd.torch.own.files", "autograd", "autograd.func"),
        *("autograd.torch.own.native", "autograd.torch.own.removed", "autograd.torch.own.foreach"),
    ),
    "_C": ("autograd.torch.own.internals", "autograd.torch.own.subclasses"),
    "_C._autograd": ("autograd.torch.own.internals",),
    "_C._nn": ("autograd.torch.own.internals",),
    "_C._functions": ("autograd.torch.own.internals",),
    "__config__": ("autograd.torch.own.backends",),
    "__future__": (f"{_MODULES}.future",),
    "accelerator": ("autograd.torch.own.accelerator",),
    "amp": ("autograd.torch.own.amp",),
    "amp.autocast_mode": ("autograd.torch.own.amp",),
    "amp.grad_scaler": ("autograd.torch.own.amp",),
    "autograd": (
        *("autograd.autograd", "autograd.torch.own.profiler", "autograd.torch.own.internals"),
    ),
    **{
        f"autograd.{name}": (f"autograd.autograd.{name}",)
        for name in (
            *("anomaly_mode", "forward_ad", "function", "functional", "grad_mode"),
            *("graph", "variable"),
        )
    },
    "autograd._functions": (),
    "autograd.functional": ("autograd.autograd.functional", "autograd.torch.own.internals"),
    "autograd.gradcheck": ("autograd.autograd.gradcheck", "autograd.torch.own.internals"),
    "autograd.profiler": ("autograd.torch.own.profiler",),
    "backends": ("autograd.torch.own.backends",),
    "backends.cuda": ("autograd.torch.own.backends",),
    "backends.cuda.matmul": ("autograd.torch.own.backends",),
    "backends.cudnn": ("autograd.torch.own.backends",),
    "backends.mkl": ("autograd.torch.own.backends",),
    "backends.mkldnn": ("autograd.torch.own.backends",),
    "backends.mps": ("autograd.torch.own.accelerator",),
    "backends.openmp": ("autograd.torch.own.backends",),
    "compiler": ("autograd.torch.own.compiler",),
    "cuda": ("autograd.torch.own.accelerator", "autograd.cuda"),
    "cuda.amp": ("autograd.torch.own.amp",),
    "cuda.amp.autocast_mode": ("autograd.torch.own.amp",),
    "cuda.amp.grad_scaler": ("autograd.torch.own.amp",),
    "cuda.nvtx": ("autograd.torch.own.nvtx",),
    "distributed": ("autograd.torch.own.accelerator",),
    "distributed.autograd": ("autograd.torch.own.accelerator",),
    "distributed.rpc": ("autograd.torch.own.accelerator",),
    "distributions": (_RANDOM, f"{_RANDOM}.distribution"),
    **{
        f"distributions.{name}": (_RANDOM,)
        for name in (
            *("bernoulli", "beta", "binomial", "categorical", "cauchy", "dirichlet", "exp_family"),
            *("exponential", "gamma", "geometric", "gumbel", "half_normal", "independent"),
            *("laplace", "lkj_cholesky", "log_normal", "mixture_same_family", "multinomial"),
            *("normal", "one_hot_categorical", "poisson"),
            *("relaxed_bernoulli", "relaxed_categorical", "studentT", "transformed_distribution"),
            *("chi2", "half_cauchy", "inverse_gamma", "kumaraswamy", "logistic_normal"),
            *("lowrank_multivariate_normal", "negative_binomial", "pareto", "uniform", "weibull"),
            *("continuous_bernoulli", "fishersnedecor", "von_mises", "wishart"),
        )
    },
    **{
        f"distributions.{name}": (f"{_RANDOM}.{name}",)
        for name in (
            *("constraint_registry", "constraints", "distribution", "kl", "multivariate_normal"),
            "utils",
        )
    },
    "distributions.transforms": (f"{_RANDOM}.transforms", f"{_RANDOM}.shaped_transforms"),
    "fft": ("autograd.fft",),
    "func": _FUNC,
    "_functorch": _FUNC,
    **{
        f"_functorch.{name}": _FUNC
        for name in ("apis", "eager_transforms", "functional_call", "make_functional", "vmap")
    },
    "functorch": _FUNC,
    "functorch.experimental": _FUNC,
    "functional": ("autograd",),
    "fx": ("autograd.torch.own.compiler",),
    "fx.experimental": (),
    "fx.experimental.proxy_tensor": ("autograd.torch.own.internals",),
    "jit": ("autograd.torch.own.compiler",),
    "jit.annotations": ("typing",),
    "_dynamo": ("autograd.torch.own.compiler",),
    "_dynamo._trace_wrapped_higher_order_op": ("autograd.torch.own.compiler",),
    "_inductor": ("autograd.torch.own.compiler",),
    "_subclasses": (),
    "_subclasses.fake_tensor": ("autograd.torch.own.internals",),
    "_tensor": ("autograd",),
    "_vmap_internals": _FUNC,
    "_utils": ("autograd.torch.own.trees",),
    "library": ("autograd.torch.own.ops",),
    "linalg": ("autograd.linalg",),
    "mps": ("autograd.torch.own.accelerator",),
    "nn": ("autograd.nn", "autograd.torch.own.parallel"),
    "nn._reduction": ("autograd.torch.own.reductions",),
    "nn.attention": ("autograd.torch.own.attention",),
    "nn.attention.bias": ("autograd.torch.own.attention",),
    "nn.attention.flex_attention": ("autograd.torch.own.attention",),
    "nn.common_types": ("autograd.torch.own.parallel",),
    "nn.functional": ("autograd.nn.functional",),
    "nn.functional.grad": ("autograd.nn.grad",),
    "nn.grad": ("autograd.nn.grad",),
    "nn.init": ("autograd.nn.init", "autograd.torch.own.older"),
    "nn.parallel": ("autograd.torch.own.parallel",),
    "nn.parameter": ("autograd.nn.parameter", "autograd.nn"),
    "nn.modules": _NN,
    "nn.modules.container": ("collections", *_NN),
    **{
        f"nn.modules.{name}": _NN
        for name in (
            *("activation", "adaptive", "batchnorm", "channelshuffle", "conv"),
            *("distance", "dropout", "flatten", "fold", "instancenorm", "linear", "loss"),
            *("normalization", "padding", "pixelshuffle", "pooling", "rnn", "sparse"),
            *("transformer", "upsampling"),
        )
    },
    "nn.modules.lazy": (f"{_MODULES}.lazy", *_NN),
    "nn.modules.module": (f"{_MODULES}.module", *_NN),
    "nn.modules.utils": ("autograd.torch.own.parallel",),
    "nn.utils": ("autograd.nn.utils", "autograd.torch.own.older"),
    "nn.utils.clip_grad": ("autograd.nn.utils",),
    "nn.utils.convert_parameters": ("autograd.nn.utils",),
    "nn.utils.fusion": ("autograd.nn.utils",),
    "nn.utils.init": ("autograd.nn.utils",),
    "nn.utils.parametrizations": ("autograd.nn.utils.parametrizations",),
    "nn.utils.parametrize": ("autograd.nn.utils.parametrize",),
    "nn.utils.rnn": ("autograd.nn.utils.rnn",),
    "nn.utils.spectral_norm": ("autograd.nn.utils",),
    "nn.utils.stateless": _FUNC,
    "nn.utils.weight_norm": ("autograd.nn.utils",),
    "onnx": ("autograd.torch.own.internals",),
    "ops": ("autograd.torch.own.ops",),
    "optim": _OPTIM,
    **{
        f"optim.{name}": ("autograd.torch.own.optimizers", *_OPTIM)
        for name in (
            *("adadelta", "adagrad", "adam", "adamax", "adamw", "asgd", "lbfgs", "nadam"),
            *("radam", "rmsprop", "rprop", "sgd", "_adafactor", "_functional", "_muon"),
        )
    },
    "optim.optimizer": ("autograd.optim.optimizer", *_OPTIM, "autograd.torch.own.parallel"),
    "optim.lr_scheduler": ("autograd.optim.lr_scheduler",),
    "overrides": ("autograd.torch.own.subclasses",),
    "quasirandom": ("autograd.torch.own.quasirandom",),
    "return_types": ("autograd.torch.results",),
    "random": ("autograd.random",),
    "serialization": ("autograd.torch.own.files",),
    "signal": ("autograd.signal",),
    "signal.windows": ("autograd.torch.own.windows",),
    "special": ("autograd.special",),
    "testing": ("autograd.torch.own.testing",),
    "types": ("autograd.torch.own.dtypes", "autograd.torch.own.parallel", "autograd"),
    "utils": ("autograd.utils",),
    "utils._pytree": ("autograd.torch.own.trees",),
    "utils.hooks": ("autograd.core.hooks",),
    "utils._foreach_utils": ("autograd.torch.own.trees",),
    "utils.checkpoint": ("autograd.utils.checkpoint",),
    "utils.data": (_DATA,),
    "utils.dlpack": ("autograd", "autograd.torch.own.native"),
    "utils.data._utils": (_DATA,),
    "utils.data._utils.collate": (_DATA,),
    "utils.data.dataloader": (f"{_DATA}.dataloader", _DATA),
    "utils.data.dataset": (f"{_DATA}.dataset",),
    "utils.data.sampler": (f"{_DATA}.sampler",),
    "version": ("autograd.torch.own.backends",),
}
"""Path below ``torch`` -> the modules that its names are in."""
