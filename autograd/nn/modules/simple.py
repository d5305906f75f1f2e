"""Modules that only keep the arguments of a function: activations, losses, dropout, pools, ...

Each is one line of the table below. Its options are attributes, and keyword arguments of the
function of `autograd.nn.functional` that it calls.
"""

from __future__ import annotations

import warnings
from inspect import Parameter as Argument
from inspect import Signature
from typing import Any

import autograd.nn.functional as F  # noqa: N812  (PyTorch users' name)
from autograd.nn.modules.module import Module

__all__: list[str] = []

_REQUIRED: Any = Argument.empty
_BUFFERS = ("weight", "pos_weight")  # Tensors among the options, part of the state dict


class Simple(Module):
    """Base of the modules of the table.

    _function   the name of the function, in nn.functional
    _inputs     of how many arguments of `forward` it is called first
    _options    the names of its keyword arguments that are attributes
    _modal      whether it has the argument `training` too
    _rank       if not 0, the window is kept as a tuple of so many numbers
    _shown      what `extra_repr` gives, with the options in braces
    """

    _function: str
    _inputs: tuple[str, ...]
    _options: tuple[str, ...]
    _modal: bool
    _rank: int
    _shown: str
    _signature: Signature

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__()
        try:
            bound = self._signature.bind(*args, **kwargs)
        except TypeError as error:
            raise TypeError(f"{type(self).__name__}.__init__() {error}") from None
        bound.apply_defaults()
        given = bound.arguments
        if "size_average" in given or "reduce" in given:
            given["reduction"] = _reduction(
                given.pop("size_average"), given.pop("reduce"), given["reduction"]
            )
        if "p" in given and "dropout" in self._function and not 0 <= given["p"] <= 1:
            raise ValueError(f"dropout probability has to be between 0 and 1, but got {given['p']}")
        if given.get("stride", 0) is None and not self._function.startswith("lp_"):
            given["stride"] = given["kernel_size"]
        for name, value in given.items():
            if self._rank and name in ("kernel_size", "stride", "padding"):
                value = (value,) * self._rank if isinstance(value, int) else tuple(value)
            if name in _BUFFERS:
                self.register_buffer(name, value)
            else:
                setattr(self, name, value)

    def forward(self, *args: Any, **kwargs: Any) -> Any:
        """The function of the inputs."""
        if len(args) + len(kwargs) < len(self._inputs):
            missing = [name for name in self._inputs[len(args) :] if name not in kwargs]
            raise TypeError(f"{type(self).__name__}.forward() misses {', '.join(missing)}")
        options = {name: getattr(self, name) for name in self._options}
        if self._modal:
            options["training"] = self.training
        return getattr(F, self._function)(*args, **kwargs, **options)

    def extra_repr(self) -> str:
        own: dict[str, Any] = {name: getattr(self, name) for name in self._options}
        text = self._shown.format_map(own)
        if own.get("inplace") and "inplace" not in self._shown:
            text += ", inplace=True" if text else "inplace=True"
        return text


def _reduction(size_average: Any, reduce: Any, reduction: str) -> str:
    """The reduction that PyTorch's older arguments mean; warns where one is given."""
    if size_average is None and reduce is None:
        return reduction
    reduced = "sum" if size_average is False else "mean"
    found = "none" if reduce is False else reduced
    warnings.warn(
        f"size_average and reduce args will be deprecated, please use reduction='{found}' instead.",
        stacklevel=4,
    )
    return found


def _module(
    name: str,
    function: str,
    shown: str = "",
    inputs: tuple[str, ...] = ("input",),
    modal: bool = False,
    rank: int = 0,
    keyword_only: bool = False,
    **options: Any,
) -> None:
    """Makes the module `name`. options: its arguments and their defaults, in order."""
    old = {"size_average": None, "reduce": None} if "reduction" in options else {}
    if name in _WITHOUT_OLD:
        old = {}
    arguments = []
    for option, default in options.items():
        if option == "reduction":
            arguments += [(each, None) for each in old]
        arguments.append((option, default))
    if name in _OLD_APART:
        arguments = [(each, dict(arguments)[each]) for each in _OLD_APART[name]]
    kind = Argument.KEYWORD_ONLY if keyword_only else Argument.POSITIONAL_OR_KEYWORD
    signature = Signature([Argument(each, kind, default=value) for each, value in arguments])
    members = {
        "__doc__": f"`autograd.nn.functional.{function}` as a module: ``{name}{signature}``.",
        "__module__": __name__,
        "__signature__": signature,
        "_function": function,
        "_inputs": inputs,
        "_options": tuple(options),
        "_modal": modal,
        "_rank": rank,
        "_shown": shown,
        "_signature": signature,
    }
    globals()[name] = type(name, (Simple,), members)
    __all__.append(name)


_WITHOUT_OLD = {"HuberLoss", "CTCLoss", "GaussianNLLLoss", "TripletMarginWithDistanceLoss"}
# Where PyTorch's order of the arguments is another.
_OLD_APART: dict[str, tuple[str, ...]] = {
    "CrossEntropyLoss": (
        *("weight", "size_average", "ignore_index", "reduce", "reduction", "label_smoothing"),
    ),
    "NLLLoss": ("weight", "size_average", "ignore_index", "reduce", "reduction"),
    "PoissonNLLLoss": ("log_input", "full", "size_average", "eps", "reduce", "reduction"),
}

# ---- activations ---------------------------------------------------------------------------------

for _name, _function in (
    ("ReLU", "relu"), ("ReLU6", "relu6"), ("SELU", "selu"), ("SiLU", "silu"), ("Mish", "mish"),
    ("Hardsigmoid", "hardsigmoid"), ("Hardswish", "hardswish"),
):  # fmt: skip
    _module(_name, _function, inplace=False)
for _name, _function in (
    ("Sigmoid", "sigmoid"), ("Tanh", "tanh"), ("LogSigmoid", "logsigmoid"),
    ("Softsign", "softsign"), ("Tanhshrink", "tanhshrink"),
):  # fmt: skip
    _module(_name, _function)
for _name, _function in (
    ("Softmax", "softmax"), ("LogSoftmax", "log_softmax"), ("Softmin", "softmin"),
):  # fmt: skip
    _module(_name, _function, "dim={dim}", dim=None)
_module("ELU", "elu", "alpha={alpha}", alpha=1.0, inplace=False)
_module("CELU", "celu", "alpha={alpha}", alpha=1.0, inplace=False)
_module("GELU", "gelu", "approximate={approximate!r}", approximate="none")
_module("GLU", "glu", "dim={dim}", dim=-1)
_module("Hardshrink", "hardshrink", "{lambd}", lambd=0.5)
_module("Softshrink", "softshrink", "{lambd}", lambd=0.5)
_module(
    "Hardtanh", "hardtanh", "min_val={min_val}, max_val={max_val}",
    min_val=-1.0, max_val=1.0, inplace=False,
)  # fmt: skip
_module(
    "LeakyReLU", "leaky_relu", "negative_slope={negative_slope}",
    negative_slope=0.01, inplace=False,
)  # fmt: skip
_module(
    "RReLU", "rrelu", "lower={lower}, upper={upper}",
    modal=True, lower=1.0 / 8, upper=1.0 / 3, inplace=False,
)  # fmt: skip
_module(
    "Softplus", "softplus", "beta={beta}, threshold={threshold}", beta=1.0, threshold=20.0,
)  # fmt: skip
_module(
    "Threshold", "threshold", "threshold={threshold}, value={value}",
    threshold=_REQUIRED, value=_REQUIRED, inplace=False,
)  # fmt: skip

# ---- dropout -------------------------------------------------------------------------------------

for _name, _function in (
    ("Dropout", "dropout"), ("Dropout1d", "dropout1d"), ("Dropout2d", "dropout2d"),
    ("Dropout3d", "dropout3d"), ("AlphaDropout", "alpha_dropout"),
    ("FeatureAlphaDropout", "feature_alpha_dropout"),
):  # fmt: skip
    _module(_name, _function, "p={p}, inplace={inplace}", modal=True, p=0.5, inplace=False)

# ---- losses --------------------------------------------------------------------------------------

_TARGET = {"inputs": ("input", "target")}
for _name, _function, _options in (
    ("MSELoss", "mse_loss", {}),
    ("L1Loss", "l1_loss", {}),
    ("SoftMarginLoss", "soft_margin_loss", {}),
    ("MultiLabelMarginLoss", "multilabel_margin_loss", {}),
    ("BCELoss", "binary_cross_entropy", {"weight": None}),
    ("MultiLabelSoftMarginLoss", "multilabel_soft_margin_loss", {"weight": None}),
    ("NLLLoss", "nll_loss", {"weight": None, "ignore_index": -100}),
    ("PoissonNLLLoss", "poisson_nll_loss", {"log_input": True, "full": False, "eps": 1e-8}),
    ("HingeEmbeddingLoss", "hinge_embedding_loss", {"margin": 1.0}),
    ("MultiMarginLoss", "multi_margin_loss", {"p": 1, "margin": 1.0, "weight": None}),
):
    _module(_name, _function, **_TARGET, **_options, reduction="mean")  # type: ignore[arg-type]
_module("SmoothL1Loss", "smooth_l1_loss", **_TARGET, reduction="mean", beta=1.0)  # type: ignore[arg-type]
_module("HuberLoss", "huber_loss", **_TARGET, reduction="mean", delta=1.0)  # type: ignore[arg-type]
_module("KLDivLoss", "kl_div", **_TARGET, reduction="mean", log_target=False)  # type: ignore[arg-type]
_module(
    "BCEWithLogitsLoss", "binary_cross_entropy_with_logits", inputs=("input", "target"),
    weight=None, reduction="mean", pos_weight=None,
)  # fmt: skip
_module(
    "CrossEntropyLoss", "cross_entropy", inputs=("input", "target"),
    weight=None, ignore_index=-100, reduction="mean", label_smoothing=0.0,
)  # fmt: skip
_module(
    "GaussianNLLLoss", "gaussian_nll_loss", inputs=("input", "target", "var"), keyword_only=True,
    full=False, eps=1e-6, reduction="mean",
)  # fmt: skip
_module(
    "CTCLoss", "ctc_loss", inputs=("log_probs", "targets", "input_lengths", "target_lengths"),
    blank=0, reduction="mean", zero_infinity=False,
)  # fmt: skip
for _name, _function in (
    ("CosineEmbeddingLoss", "cosine_embedding_loss"),
    ("MarginRankingLoss", "margin_ranking_loss"),
):
    _module(
        _name, _function, inputs=("input1", "input2", "target"), margin=0.0, reduction="mean",
    )  # fmt: skip
_module(
    "TripletMarginLoss", "triplet_margin_loss", inputs=("anchor", "positive", "negative"),
    margin=1.0, p=2.0, eps=1e-6, swap=False, reduction="mean",
)  # fmt: skip
_module(
    "TripletMarginWithDistanceLoss", "triplet_margin_with_distance_loss",
    inputs=("anchor", "positive", "negative"), keyword_only=True,
    distance_function=None, margin=1.0, swap=False, reduction="mean",
)  # fmt: skip

# ---- distances and the normalisation without parameters ------------------------------------------

_module("CosineSimilarity", "cosine_similarity", inputs=("x1", "x2"), dim=1, eps=1e-8)
_module(
    "PairwiseDistance", "pairwise_distance", inputs=("x1", "x2"), p=2.0, eps=1e-6, keepdim=False
)
_module(
    "LocalResponseNorm", "local_response_norm", "{size}, alpha={alpha}, beta={beta}, k={k}",
    size=_REQUIRED, alpha=1e-4, beta=0.75, k=1.0,
)  # fmt: skip

# ---- pools and windows ---------------------------------------------------------------------------

_WINDOW = "kernel_size={kernel_size}, stride={stride}, padding={padding}"
for _n in (1, 2, 3):
    _module(
        f"MaxPool{_n}d", f"max_pool{_n}d", _WINDOW + ", dilation={dilation}, ceil_mode={ceil_mode}",
        kernel_size=_REQUIRED, stride=None, padding=0, dilation=1, return_indices=False,
        ceil_mode=False,
    )  # fmt: skip
    _module(
        f"AvgPool{_n}d", f"avg_pool{_n}d", _WINDOW, rank=int(_n == 1),
        kernel_size=_REQUIRED, stride=None, padding=0, ceil_mode=False, count_include_pad=True,
        **({} if _n == 1 else {"divisor_override": None}),  # type: ignore[arg-type]
    )  # fmt: skip
    _module(
        f"LPPool{_n}d", f"lp_pool{_n}d",
        "norm_type={norm_type}, kernel_size={kernel_size}, stride={stride}, ceil_mode={ceil_mode}",
        norm_type=_REQUIRED, kernel_size=_REQUIRED, stride=None, ceil_mode=False,
    )  # fmt: skip
    _module(
        f"MaxUnpool{_n}d", f"max_unpool{_n}d", _WINDOW, inputs=("input", "indices"), rank=_n,
        kernel_size=_REQUIRED, stride=None, padding=0,
    )  # fmt: skip
    _module(
        f"AdaptiveAvgPool{_n}d", f"adaptive_avg_pool{_n}d", "output_size={output_size}",
        output_size=_REQUIRED,
    )  # fmt: skip
    _module(
        f"AdaptiveMaxPool{_n}d", f"adaptive_max_pool{_n}d", "output_size={output_size}",
        output_size=_REQUIRED, return_indices=False,
    )  # fmt: skip
for _n in (2, 3):
    _module(
        f"FractionalMaxPool{_n}d", f"fractional_max_pool{_n}d",
        kernel_size=_REQUIRED, output_size=None, output_ratio=None, return_indices=False,
    )  # fmt: skip
_STEPS = "dilation={dilation}, padding={padding}, stride={stride}"
_module(
    "Unfold", "unfold", "kernel_size={kernel_size}, " + _STEPS,
    kernel_size=_REQUIRED, dilation=1, padding=0, stride=1,
)  # fmt: skip
_module(
    "Fold", "fold", "output_size={output_size}, kernel_size={kernel_size}, " + _STEPS,
    output_size=_REQUIRED, kernel_size=_REQUIRED, dilation=1, padding=0, stride=1,
)  # fmt: skip

# ---- images --------------------------------------------------------------------------------------

_module(
    "PixelShuffle", "pixel_shuffle", "upscale_factor={upscale_factor}", upscale_factor=_REQUIRED
)
_module(
    "PixelUnshuffle", "pixel_unshuffle", "downscale_factor={downscale_factor}",
    downscale_factor=_REQUIRED,
)  # fmt: skip
_module("ChannelShuffle", "channel_shuffle", "groups={groups}", groups=_REQUIRED)

del _name, _function, _options, _n, _STEPS, _WINDOW, _TARGET
