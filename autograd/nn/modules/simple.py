"""Modules that only keep the options of a function: activations, losses, dropout, pools, ...

Each follows from the signature of the function of `autograd.nn.functional` that bears its name but
for capitals and underscores: the Tensors that `forward` takes come first, the other arguments are
the options of the constructor, attributes, and keyword arguments of the function.
"""

from __future__ import annotations

from inspect import Parameter as Argument
from inspect import Signature, cleandoc, signature
from typing import Any

import autograd.nn.functional as F  # noqa: N812  (PyTorch users' name)
from autograd.kernels.reduce.losses import legacy_reduction
from autograd.nn.modules.module import Module

__all__: list[str] = []

# Tensors among the options, part of the state dict.
_BUFFERS = ("weight", "pos_weight", "_random_samples")
_OLD = ("size_average", "reduce")  # arguments of losses that `reduction` replaces


class Simple(Module):
    """Base of the modules that follow from a function.

    _function_name   the name of the function, in nn.functional
    _input_names     of how many arguments of `forward` it is called first
    _further_input   the name of one that may be given after these, or ""
    _option_names    the names of its keyword arguments that are attributes
    _has_modes       whether it has the argument `training` too
    _spatial_dims    if not 0, the window is kept as a tuple of so many numbers
    _shown_options   what `extra_repr` gives, with the options in braces
    _prints_inplace  whether it tells, too, that `inplace` is true
    """

    _function_name: str
    _input_names: tuple[str, ...]
    _further_input: str
    _option_names: tuple[str, ...]
    _has_modes: bool
    _spatial_dims: int
    _shown_options: str
    _prints_inplace: bool
    __signature__: Signature  # of the constructor

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__()
        try:
            bound = self.__signature__.bind(*args, **kwargs)
        except TypeError as error:
            raise TypeError(f"{type(self).__name__}.__init__() {error}") from None
        bound.apply_defaults()
        given = bound.arguments
        if "reduce" in given:
            size_average, reduce = (given.pop(each) for each in _OLD)
            if (size_average, reduce) != (None, None):
                given["reduction"] = legacy_reduction(size_average, reduce, "mean")
        if "p" in given and "dropout" in self._function_name and not 0 <= given["p"] <= 1:
            raise ValueError(f"dropout probability has to be between 0 and 1, but got {given['p']}")
        if "min_val" in given and given["max_val"] <= given["min_val"]:
            raise AssertionError(
                f"max_val ({given['max_val']}) must be greater than min_val ({given['min_val']})"
            )
        _check_options(type(self).__name__, given)
        if given.get("stride", 0) is None and not self._function_name.startswith("lp_"):
            given["stride"] = given["kernel_size"]
        for name, value in given.items():
            if self._spatial_dims and name in ("kernel_size", "stride", "padding"):
                value = (value,) * self._spatial_dims if isinstance(value, int) else tuple(value)
            if name in _BUFFERS:
                self.register_buffer(name, value)
            else:
                setattr(self, name, value)

    def forward(self, *args: Any, **kwargs: Any) -> Any:
        """The function of the inputs."""
        if len(args) + len(kwargs) < len(self._input_names):
            missing = [name for name in self._input_names[len(args) :] if name not in kwargs]
            raise TypeError(f"{type(self).__name__}.forward() misses {', '.join(missing)}")
        options = {name.removeprefix("_"): getattr(self, name) for name in self._option_names}
        if self._has_modes:
            options["training"] = self.training
        if len(args) > len(self._input_names) and self._further_input:
            *args, options[self._further_input] = args  # type: ignore[assignment]
        return getattr(F, self._function_name)(*args, **kwargs, **options)

    def extra_repr(self) -> str:
        own: dict[str, Any] = {name: getattr(self, name) for name in self._option_names}
        text = self._shown_options.format_map(own)
        if own.get("inplace") and "inplace" not in self._shown_options and self._prints_inplace:
            text += ", inplace=True" if text else "inplace=True"
        return text


def _check_options(name: str, given: dict[str, Any]) -> None:
    """Raises ValueError for options that PyTorch's constructors refuse."""
    if "output_ratio" in given:
        size, ratio = given["output_size"], given["output_ratio"]
        if size is None and ratio is None:
            raise ValueError(
                f"{name} requires specifying either an output size, or a pooling ratio"
            )
        if size is not None and ratio is not None:
            raise ValueError("only one of output_size and output_ratio may be specified")
        ratios = ratio if isinstance(ratio, (tuple, list)) else [0.5 if ratio is None else ratio]
        if not all(0 < each < 1 for each in ratios):
            raise ValueError(f"output_ratio must be between 0 and 1 (got {ratio})")
    if name.startswith("TripletMargin") and given["margin"] <= 0:
        raise ValueError(
            f"{name}: expected margin to be greater than 0, got {given['margin']} instead"
        )
    if name == "HuberLoss" and not isinstance(given["delta"], (float, int)):
        raise TypeError(f"delta must be a float or int, got: {type(given['delta'])}")
    if name == "MultiMarginLoss" and given["p"] not in (1, 2):
        raise ValueError("only p == 1 and p == 2 supported")


# ---- classes from functions ----------------------------------------------------------------------

_FUNCTIONS = {name.replace("_", ""): name for name in F.__all__ if not name.endswith("_")}
_FUNCTIONS |= {
    "bce": _FUNCTIONS["binarycrossentropy"],
    "bcewithlogits": _FUNCTIONS["binarycrossentropywithlogits"],
}
_LEFT_OUT = ("axis", "dtype", "keepdims", "out", "_", "random_samples", "training")


def _make(
    name: str,
    shown: str,
    left_out: str = "",
    last: str = "",
    rank: int = 0,
    keyword_only: bool = False,
    prints_inplace: bool = True,
    **defaults: Any,
) -> type[Simple]:
    """The module `name`; its options are those of the function, but for those `left_out`.

    shown: the options that are printed; those with braces without their names. last: the option
    that comes after all others. defaults: those that differ from the function's.
    """
    key = name.lower()
    function = _FUNCTIONS.get(key) or _FUNCTIONS[key.removesuffix("loss")]
    parameters = signature(getattr(F, function)).parameters
    _, _, said = (getattr(F, function).__doc__ or "").partition("\n\n")  # without the signature
    said = f"{cleandoc(said.rstrip())}\n\n" if said else ""
    text = ", ".join(each if "{" in each else f"{each}={{{each}}}" for each in shown.split())
    needed = [name for name, each in parameters.items() if each.default is Argument.empty]
    inputs = tuple(each for each in needed if each not in text and each != "kernel_size")
    without = {*inputs, *_LEFT_OUT, *left_out.split()}
    options = {name: each.default for name, each in parameters.items() if name not in without}
    if "random_samples" in parameters:
        options["_random_samples"] = None
    if last:
        options[last] = options.pop(last)
    options |= defaults
    kind = Argument.KEYWORD_ONLY if keyword_only else Argument.POSITIONAL_OR_KEYWORD
    made = Signature([Argument(each, kind, default=value) for each, value in options.items()])
    members = {
        "__doc__": f"{said}`autograd.nn.functional.{function}` as a module: ``{name}{made}``.",
        "__module__": __name__,
        "__signature__": made,
        "_function_name": function,
        "_input_names": inputs,
        "_further_input": left_out if left_out == "output_size" else "",
        "_option_names": tuple(each for each in options if each not in _OLD),
        "_has_modes": "training" in parameters,
        "_spatial_dims": rank,
        "_shown_options": text,
        "_prints_inplace": prints_inplace,
    }
    return type(name, (Simple,), members)


_WINDOW = "kernel_size stride padding"
_MODULES = {
    "ReLU ReLU6 SELU SiLU Mish Hardsigmoid Hardswish Sigmoid Tanh LogSigmoid Softsign": "",
    "Tanhshrink": "",
    "Softmax LogSoftmax Softmin GLU": "dim",
    "ELU CELU": "alpha",
    "GELU": "approximate={approximate!r}",
    "Hardshrink Softshrink": "{lambd}",
    "Hardtanh": "min_val max_val",
    "LeakyReLU": "negative_slope",
    "RReLU": "lower upper",
    "Softplus": "beta threshold",
    "Threshold": "threshold value",
    "Dropout Dropout1d Dropout2d Dropout3d AlphaDropout FeatureAlphaDropout": "p inplace",
    "MSELoss L1Loss SmoothL1Loss HuberLoss KLDivLoss BCELoss BCEWithLogitsLoss": "",
    "CrossEntropyLoss NLLLoss PoissonNLLLoss GaussianNLLLoss CTCLoss SoftMarginLoss": "",
    "MultiLabelMarginLoss MultiLabelSoftMarginLoss MultiMarginLoss HingeEmbeddingLoss": "",
    "MarginRankingLoss CosineEmbeddingLoss": "",
    "TripletMarginLoss TripletMarginWithDistanceLoss": "",
    "CosineSimilarity PairwiseDistance": "",
    "LocalResponseNorm": "{size} alpha beta k",
    "MaxPool1d MaxPool2d MaxPool3d": f"{_WINDOW} dilation ceil_mode",
    "AvgPool1d AvgPool2d AvgPool3d MaxUnpool1d MaxUnpool2d MaxUnpool3d": _WINDOW,
    "LPPool1d LPPool2d LPPool3d": "norm_type kernel_size stride ceil_mode",
    "AdaptiveAvgPool1d AdaptiveAvgPool2d AdaptiveAvgPool3d": "output_size",
    "AdaptiveMaxPool1d AdaptiveMaxPool2d AdaptiveMaxPool3d": "output_size",
    "FractionalMaxPool2d FractionalMaxPool3d": "",
    "Unfold": "kernel_size dilation padding stride",
    "Fold": "output_size kernel_size dilation padding stride",
    "PixelShuffle": "upscale_factor",
    "PixelUnshuffle": "downscale_factor",
    "ChannelShuffle": "groups",
}
"""The modules, and the options that are printed."""

_DIFFERENCES: dict[str, dict[str, Any]] = {
    "Hardsigmoid Hardswish": {"prints_inplace": False},
    "Softplus": {"beta": 1.0, "threshold": 20.0},
    "MSELoss L1Loss HuberLoss": {"left_out": "weight"},
    "GaussianNLLLoss TripletMarginWithDistanceLoss": {"keyword_only": True},
    "CosineEmbeddingLoss MarginRankingLoss": {"margin": 0.0},
    "TripletMarginLoss": {"p": 2.0},
    "MaxPool1d MaxPool2d MaxPool3d": {"last": "ceil_mode"},
    "AvgPool1d": {"rank": 1},
    **{f"MaxUnpool{n}d": {"rank": n, "left_out": "output_size"} for n in (1, 2, 3)},
}
"""Options that do not follow from the function."""

for _names, _shown in _MODULES.items():
    for _name in _names.split():
        _own = [each for names, each in _DIFFERENCES.items() if _name in names.split()]
        globals()[_name] = _make(_name, _shown, **(_own[0] if _own else {}))
        __all__.append(_name)
del _names, _shown, _name, _own
