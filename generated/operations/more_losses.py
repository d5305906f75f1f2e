# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows fc4311a6027bb015, content 78478131ee609ee8
"""More losses: functions, Backward nodes and tangents."""

from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck
from autograd.array.memory import apart
from autograd.base.dtypes import COMPLEX
from autograd.composites import likelihoods, margins, reduced
from autograd.core.arguments import value_argument
from autograd.core.dispatch import NUMBERS, dispatch, operation, overridden
from autograd.core.errors import FAULTS, refused
from autograd.core.node import on_reduced
from autograd.core.promotion import check_dtypes
from autograd.core.runtime import complex_refused, tensor_argument
from autograd.core.tensor import LEAF, MODE, Node, Tensor
from autograd.core.version_counter import next_stamp
from autograd.formulas import losses

__all__ = [
    "nn_functional_huber_loss", "nn_functional__huber", "nn_functional_smooth_l1_loss",
    "nn_functional_kl_div", "nn_functional_poisson_nll_loss", "nn_functional_gaussian_nll_loss",
    "nn_functional_linear_cross_entropy", "nn_functional_cosine_embedding_loss",
    "nn_functional_hinge_embedding_loss", "nn_functional_margin_ranking_loss",
    "nn_functional_soft_margin_loss", "nn_functional_multi_margin_loss",
    "nn_functional_multilabel_margin_loss", "nn_functional_multilabel_soft_margin_loss",
    "nn_functional_triplet_margin_loss", "nn_functional_triplet_margin_with_distance_loss",
]  # fmt: skip


# ---- nn.functional.huber_loss
def nn_functional_huber_loss(input, target, reduction="mean", delta=1.0, weight=None):
    """nn.functional.huber_loss(Tensor input, Tensor target, str reduction="mean", float
    delta=1.0, Tensor? weight=None) -> Tensor

    Half the square of input - target where it is within `delta`, and linear beyond.
    """
    if reduction.__class__ is not str:
        reduction = value_argument("nn.functional.huber_loss", "reduction", "str", reduction)
    if delta.__class__ not in NUMBERS:
        delta = value_argument("nn.functional.huber_loss", "delta", "float", delta)
    if (
        input.__class__ is not Tensor
        or target.__class__ is not Tensor
        or (weight is not None and weight.__class__ is not Tensor)
    ):
        _found = overridden(
            "nn.functional.huber_loss", nn_functional_huber_loss, input, target, reduction, delta,
            weight,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.huber_loss", 0, "input", input)
        target = tensor_argument("nn.functional.huber_loss", 1, "target", target)
        if weight is not None:
            weight = tensor_argument("nn.functional.huber_loss", 4, "weight", weight)
    try:
        return likelihoods.huber_loss(input, target, reduction, delta, weight)
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.huber_loss", input, target, reduction, delta, weight
        ) from None


# ---- nn.functional._huber
class HuberBackward0(Node):
    __slots__ = ()
    operation = "nn.functional._huber"
    formulas = {
        "input": "losses.huber_input(grad, input, target, reduction, delta, scale)",
        "target": "losses.huber_input(-grad, input, target, reduction, delta, scale)",
    }
    shown = "SmoothL1LossBackward0"
    saves = {"input": 0, "target": 1}
    arg_names = ("reduction", "delta", "scale")

    def on_arrays(node, saved, grad, needs):
        input, target = saved
        reduction, delta, scale = node.args
        grad_of_input = grad_of_target = None
        if needs[0] is not None:
            grad_of_input = losses.huber_input(grad, input, target, reduction, delta, scale)
        if needs[1] is not None:
            grad_of_target = losses.huber_input(-grad, input, target, reduction, delta, scale)
        return node.restored(grad_of_input, grad_of_target)

    on_small = on_numbers = on_reduced


def nn_functional__huber(input, target, reduction, delta, scale):
    """nn.functional._huber(Tensor input, Tensor target, str reduction, float delta, float
    scale) -> Tensor

    Half the square of differences below delta, beyond it the tangent; over `scale`.
    """
    if reduction.__class__ is not str:
        reduction = value_argument("nn.functional._huber", "reduction", "str", reduction)
    if delta.__class__ not in NUMBERS:
        delta = value_argument("nn.functional._huber", "delta", "float", delta)
    if scale.__class__ not in NUMBERS:
        scale = value_argument("nn.functional._huber", "scale", "float", scale)
    if input.__class__ is not Tensor or target.__class__ is not Tensor:
        return dispatch(nn_functional__huber_op, input, target, reduction, delta, scale)
    input_ = input._data
    target_ = target._data
    if input_.dtype in COMPLEX or target_.dtype in COMPLEX:
        raise complex_refused("_huber")
    try:
        result_ = kernels.huber(input_, target_, reduction, delta, scale)
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional._huber", input_, target_, reduction, delta, scale
        ) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is input_ or result_ is target_:
        result_ = apart(result_, input_, target_)
    out = Tensor()
    out._data = result_
    input_fn = input._fn
    target_fn = target._fn
    if input_fn is None and target_fn is None:
        out._fn = None
        if MODE.marks:
            MODE.mark(out, nn_functional__huber_op, input, target, reduction, delta, scale)
        return out
    out._fn = node = HuberBackward0()
    if MODE.altered and not MODE.records(node, out, input, target, reduction, delta, scale):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (
        input if input_fn is LEAF else input_fn, target if target_fn is LEAF else target_fn,
    )  # fmt: skip
    node.saved = (input_, target_)
    node.args = (reduction, delta, scale)
    node.restore = ((input_.shape, input_.dtype), (target_.shape, target_.dtype))
    return out


nn_functional__huber_op = operation(
    "nn.functional._huber", "loss", nn_functional__huber, None, (0, 1), batched="reduced"
)


# ---- nn.functional.smooth_l1_loss
def nn_functional_smooth_l1_loss(
    input, target, size_average=None, reduce=None, reduction="mean", beta=1.0
):
    """nn.functional.smooth_l1_loss(Tensor input, Tensor target, bool? size_average=None, bool?
    reduce=None, str reduction="mean", float beta=1.0) -> Tensor

    huber_loss with delta `beta`, over `beta`.
    """
    if size_average is not None and size_average is not True and size_average is not False:
        size_average = value_argument(
            "nn.functional.smooth_l1_loss", "size_average", "bool?", size_average
        )
    if reduce is not None and reduce is not True and reduce is not False:
        reduce = value_argument("nn.functional.smooth_l1_loss", "reduce", "bool?", reduce)
    if reduction.__class__ is not str:
        reduction = value_argument("nn.functional.smooth_l1_loss", "reduction", "str", reduction)
    if beta.__class__ not in NUMBERS:
        beta = value_argument("nn.functional.smooth_l1_loss", "beta", "float", beta)
    if input.__class__ is not Tensor or target.__class__ is not Tensor:
        _found = overridden(
            "nn.functional.smooth_l1_loss", nn_functional_smooth_l1_loss, input, target,
            size_average, reduce, reduction, beta,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.smooth_l1_loss", 0, "input", input)
        target = tensor_argument("nn.functional.smooth_l1_loss", 1, "target", target)
    try:
        return likelihoods.smooth_l1_loss(
            input, target, reduced.legacy(size_average, reduce, reduction), beta
        )
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.smooth_l1_loss", input, target, size_average, reduce, reduction,
            beta,
        ) from None  # fmt: skip


# ---- nn.functional.kl_div
def nn_functional_kl_div(
    input, target, size_average=None, reduce=None, reduction="mean", log_target=False
):
    """nn.functional.kl_div(Tensor input, Tensor target, bool? size_average=None, bool?
    reduce=None, str reduction="mean", bool log_target=False) -> Tensor

    target * (log(target) - input), where `input` is a logarithm, and with `log_target`
    both are.
    """
    if size_average is not None and size_average is not True and size_average is not False:
        size_average = value_argument("nn.functional.kl_div", "size_average", "bool?", size_average)
    if reduce is not None and reduce is not True and reduce is not False:
        reduce = value_argument("nn.functional.kl_div", "reduce", "bool?", reduce)
    if reduction.__class__ is not str:
        reduction = value_argument("nn.functional.kl_div", "reduction", "str", reduction)
    if log_target is not True and log_target is not False:
        log_target = value_argument("nn.functional.kl_div", "log_target", "bool", log_target)
    if input.__class__ is not Tensor or target.__class__ is not Tensor:
        _found = overridden(
            "nn.functional.kl_div", nn_functional_kl_div, input, target, size_average, reduce,
            reduction, log_target,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.kl_div", 0, "input", input)
        target = tensor_argument("nn.functional.kl_div", 1, "target", target)
    try:
        return likelihoods.kl_div(input, target, size_average, reduce, reduction, log_target)
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.kl_div", input, target, size_average, reduce, reduction,
            log_target,
        ) from None  # fmt: skip


# ---- nn.functional.poisson_nll_loss
def nn_functional_poisson_nll_loss(
    input, target, log_input=True, full=False, size_average=None, eps=1e-08, reduce=None,
    reduction="mean",
):  # fmt: skip
    """nn.functional.poisson_nll_loss(Tensor input, Tensor target, bool log_input=True, bool
    full=False, bool? size_average=None, float eps=1e-8, bool? reduce=None, str
    reduction="mean") -> Tensor

    Minus the logarithm of the Poisson distribution, without log(target!) or, with `full`,
    with Stirling's approximation.
    """
    if log_input is not True and log_input is not False:
        log_input = value_argument("nn.functional.poisson_nll_loss", "log_input", "bool", log_input)
    if full is not True and full is not False:
        full = value_argument("nn.functional.poisson_nll_loss", "full", "bool", full)
    if size_average is not None and size_average is not True and size_average is not False:
        size_average = value_argument(
            "nn.functional.poisson_nll_loss", "size_average", "bool?", size_average
        )
    if eps.__class__ not in NUMBERS:
        eps = value_argument("nn.functional.poisson_nll_loss", "eps", "float", eps)
    if reduce is not None and reduce is not True and reduce is not False:
        reduce = value_argument("nn.functional.poisson_nll_loss", "reduce", "bool?", reduce)
    if reduction.__class__ is not str:
        reduction = value_argument("nn.functional.poisson_nll_loss", "reduction", "str", reduction)
    if input.__class__ is not Tensor or target.__class__ is not Tensor:
        _found = overridden(
            "nn.functional.poisson_nll_loss", nn_functional_poisson_nll_loss, input, target,
            log_input, full, size_average, eps, reduce, reduction,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.poisson_nll_loss", 0, "input", input)
        target = tensor_argument("nn.functional.poisson_nll_loss", 1, "target", target)
    try:
        return likelihoods.poisson_nll_loss(
            input, target, log_input, full, eps, reduced.legacy(size_average, reduce, reduction)
        )
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.poisson_nll_loss", input, target, log_input, full, size_average,
            eps, reduce, reduction,
        ) from None  # fmt: skip


# ---- nn.functional.gaussian_nll_loss
def nn_functional_gaussian_nll_loss(input, target, var, full=False, eps=1e-6, reduction="mean"):
    """nn.functional.gaussian_nll_loss(Tensor input, Tensor target, any var, bool full=False,
    float eps=1e-6, str reduction="mean") -> Tensor

    Minus the logarithm of the normal distribution with mean `input` and variance `var`, a
    tensor or a number.
    """
    if full is not True and full is not False:
        full = value_argument("nn.functional.gaussian_nll_loss", "full", "bool", full)
    if eps.__class__ not in NUMBERS:
        eps = value_argument("nn.functional.gaussian_nll_loss", "eps", "float", eps)
    if reduction.__class__ is not str:
        reduction = value_argument("nn.functional.gaussian_nll_loss", "reduction", "str", reduction)
    if input.__class__ is not Tensor or target.__class__ is not Tensor:
        _found = overridden(
            "nn.functional.gaussian_nll_loss", nn_functional_gaussian_nll_loss, input, target, var,
            full, eps, reduction,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.gaussian_nll_loss", 0, "input", input)
        target = tensor_argument("nn.functional.gaussian_nll_loss", 1, "target", target)
    try:
        return likelihoods.gaussian_nll_loss(input, target, var, full, eps, reduction)
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.gaussian_nll_loss", input, target, var, full, eps, reduction
        ) from None


# ---- nn.functional.linear_cross_entropy
def nn_functional_linear_cross_entropy(
    input, linear_weight, target, *, linear_bias=None, weight=None, reduction="mean",
    ignore_index=None, label_smoothing=0.0, options=None,
):  # fmt: skip
    """nn.functional.linear_cross_entropy(Tensor input, Tensor linear_weight, Tensor target, *,
    Tensor? linear_bias=None, Tensor? weight=None, str reduction="mean", int?
    ignore_index=None, float label_smoothing=0.0, any options=None) -> Tensor

    The cross entropy of the scores that a linear layer gives, whatever the `options` are.
    """
    if reduction.__class__ is not str:
        reduction = value_argument(
            "nn.functional.linear_cross_entropy", "reduction", "str", reduction
        )
    if ignore_index is not None and ignore_index.__class__ is not int:
        ignore_index = value_argument(
            "nn.functional.linear_cross_entropy", "ignore_index", "int?", ignore_index
        )
    if label_smoothing.__class__ not in NUMBERS:
        label_smoothing = value_argument(
            "nn.functional.linear_cross_entropy", "label_smoothing", "float", label_smoothing
        )
    if (
        input.__class__ is not Tensor
        or linear_weight.__class__ is not Tensor
        or target.__class__ is not Tensor
        or (linear_bias is not None and linear_bias.__class__ is not Tensor)
        or (weight is not None and weight.__class__ is not Tensor)
    ):
        _found = overridden(
            "nn.functional.linear_cross_entropy", nn_functional_linear_cross_entropy, input,
            linear_weight, target, linear_bias=linear_bias, weight=weight, reduction=reduction,
            ignore_index=ignore_index, label_smoothing=label_smoothing, options=options,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.linear_cross_entropy", 0, "input", input)
        linear_weight = tensor_argument(
            "nn.functional.linear_cross_entropy", 1, "linear_weight", linear_weight
        )
        target = tensor_argument("nn.functional.linear_cross_entropy", 2, "target", target)
        if linear_bias is not None:
            linear_bias = tensor_argument(
                "nn.functional.linear_cross_entropy", 3, "linear_bias", linear_bias
            )
        if weight is not None:
            weight = tensor_argument("nn.functional.linear_cross_entropy", 4, "weight", weight)
    try:
        return likelihoods.linear_cross_entropy(
            input, linear_weight, target, linear_bias, weight, reduction, ignore_index,
            label_smoothing, options,
        )  # fmt: skip
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.linear_cross_entropy", input, linear_weight, target, linear_bias,
            weight, reduction, ignore_index, label_smoothing, options,
        ) from None  # fmt: skip


# ---- nn.functional.cosine_embedding_loss
def nn_functional_cosine_embedding_loss(
    input1, input2, target, margin=0, size_average=None, reduce=None, reduction="mean"
):
    """nn.functional.cosine_embedding_loss(Tensor input1, Tensor input2, Tensor target, float
    margin=0, bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    1 - cos of the angle between vectors where `target` is 1, max(cos - margin, 0) where
    -1.
    """
    if margin.__class__ not in NUMBERS:
        margin = value_argument("nn.functional.cosine_embedding_loss", "margin", "float", margin)
    if size_average is not None and size_average is not True and size_average is not False:
        size_average = value_argument(
            "nn.functional.cosine_embedding_loss", "size_average", "bool?", size_average
        )
    if reduce is not None and reduce is not True and reduce is not False:
        reduce = value_argument("nn.functional.cosine_embedding_loss", "reduce", "bool?", reduce)
    if reduction.__class__ is not str:
        reduction = value_argument(
            "nn.functional.cosine_embedding_loss", "reduction", "str", reduction
        )
    if (
        input1.__class__ is not Tensor
        or input2.__class__ is not Tensor
        or target.__class__ is not Tensor
    ):
        _found = overridden(
            "nn.functional.cosine_embedding_loss", nn_functional_cosine_embedding_loss, input1,
            input2, target, margin, size_average, reduce, reduction,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input1 = tensor_argument("nn.functional.cosine_embedding_loss", 0, "input1", input1)
        input2 = tensor_argument("nn.functional.cosine_embedding_loss", 1, "input2", input2)
        target = tensor_argument("nn.functional.cosine_embedding_loss", 2, "target", target)
    try:
        return margins.cosine_embedding_loss(
            input1, input2, target, margin, reduced.legacy(size_average, reduce, reduction)
        )
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.cosine_embedding_loss", input1, input2, target, margin,
            size_average, reduce, reduction,
        ) from None  # fmt: skip


# ---- nn.functional.hinge_embedding_loss
def nn_functional_hinge_embedding_loss(
    input, target, margin=1.0, size_average=None, reduce=None, reduction="mean"
):
    """nn.functional.hinge_embedding_loss(Tensor input, Tensor target, float margin=1.0, bool?
    size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    input where `target` is 1, max(margin - input, 0) where it is -1.
    """
    if margin.__class__ not in NUMBERS:
        margin = value_argument("nn.functional.hinge_embedding_loss", "margin", "float", margin)
    if size_average is not None and size_average is not True and size_average is not False:
        size_average = value_argument(
            "nn.functional.hinge_embedding_loss", "size_average", "bool?", size_average
        )
    if reduce is not None and reduce is not True and reduce is not False:
        reduce = value_argument("nn.functional.hinge_embedding_loss", "reduce", "bool?", reduce)
    if reduction.__class__ is not str:
        reduction = value_argument(
            "nn.functional.hinge_embedding_loss", "reduction", "str", reduction
        )
    if input.__class__ is not Tensor or target.__class__ is not Tensor:
        _found = overridden(
            "nn.functional.hinge_embedding_loss", nn_functional_hinge_embedding_loss, input, target,
            margin, size_average, reduce, reduction,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.hinge_embedding_loss", 0, "input", input)
        target = tensor_argument("nn.functional.hinge_embedding_loss", 1, "target", target)
    try:
        return margins.hinge_embedding_loss(
            input, target, margin, reduced.legacy(size_average, reduce, reduction)
        )
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.hinge_embedding_loss", input, target, margin, size_average,
            reduce, reduction,
        ) from None  # fmt: skip


# ---- nn.functional.margin_ranking_loss
def nn_functional_margin_ranking_loss(
    input1, input2, target, margin=0, size_average=None, reduce=None, reduction="mean"
):
    """nn.functional.margin_ranking_loss(Tensor input1, Tensor input2, Tensor target, float
    margin=0, bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    max(margin - target * (input1 - input2), 0).
    """
    if margin.__class__ not in NUMBERS:
        margin = value_argument("nn.functional.margin_ranking_loss", "margin", "float", margin)
    if size_average is not None and size_average is not True and size_average is not False:
        size_average = value_argument(
            "nn.functional.margin_ranking_loss", "size_average", "bool?", size_average
        )
    if reduce is not None and reduce is not True and reduce is not False:
        reduce = value_argument("nn.functional.margin_ranking_loss", "reduce", "bool?", reduce)
    if reduction.__class__ is not str:
        reduction = value_argument(
            "nn.functional.margin_ranking_loss", "reduction", "str", reduction
        )
    if (
        input1.__class__ is not Tensor
        or input2.__class__ is not Tensor
        or target.__class__ is not Tensor
    ):
        _found = overridden(
            "nn.functional.margin_ranking_loss", nn_functional_margin_ranking_loss, input1, input2,
            target, margin, size_average, reduce, reduction,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input1 = tensor_argument("nn.functional.margin_ranking_loss", 0, "input1", input1)
        input2 = tensor_argument("nn.functional.margin_ranking_loss", 1, "input2", input2)
        target = tensor_argument("nn.functional.margin_ranking_loss", 2, "target", target)
    try:
        return margins.margin_ranking_loss(
            input1, input2, target, margin, reduced.legacy(size_average, reduce, reduction)
        )
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.margin_ranking_loss", input1, input2, target, margin,
            size_average, reduce, reduction,
        ) from None  # fmt: skip


# ---- nn.functional.soft_margin_loss
def nn_functional_soft_margin_loss(input, target, size_average=None, reduce=None, reduction="mean"):
    """nn.functional.soft_margin_loss(Tensor input, Tensor target, bool? size_average=None,
    bool? reduce=None, str reduction="mean") -> Tensor

    log(1 + exp(-target * input)), without overflow.
    """
    if size_average is not None and size_average is not True and size_average is not False:
        size_average = value_argument(
            "nn.functional.soft_margin_loss", "size_average", "bool?", size_average
        )
    if reduce is not None and reduce is not True and reduce is not False:
        reduce = value_argument("nn.functional.soft_margin_loss", "reduce", "bool?", reduce)
    if reduction.__class__ is not str:
        reduction = value_argument("nn.functional.soft_margin_loss", "reduction", "str", reduction)
    if input.__class__ is not Tensor or target.__class__ is not Tensor:
        _found = overridden(
            "nn.functional.soft_margin_loss", nn_functional_soft_margin_loss, input, target,
            size_average, reduce, reduction,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.soft_margin_loss", 0, "input", input)
        target = tensor_argument("nn.functional.soft_margin_loss", 1, "target", target)
    try:
        return margins.soft_margin_loss(
            input, target, reduced.legacy(size_average, reduce, reduction)
        )
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.soft_margin_loss", input, target, size_average, reduce, reduction
        ) from None


# ---- nn.functional.multi_margin_loss
def nn_functional_multi_margin_loss(
    input, target, p=1, margin=1.0, weight=None, size_average=None, reduce=None, reduction="mean"
):
    """nn.functional.multi_margin_loss(Tensor input, Tensor target, int p=1, float margin=1.0,
    Tensor? weight=None, bool? size_average=None, bool? reduce=None, str reduction="mean") ->
    Tensor

    The mean over the other classes i of max(margin - input[y] + input[i], 0)**p, y the
    target.
    """
    if p.__class__ is not int:
        p = value_argument("nn.functional.multi_margin_loss", "p", "int", p)
    if margin.__class__ not in NUMBERS:
        margin = value_argument("nn.functional.multi_margin_loss", "margin", "float", margin)
    if size_average is not None and size_average is not True and size_average is not False:
        size_average = value_argument(
            "nn.functional.multi_margin_loss", "size_average", "bool?", size_average
        )
    if reduce is not None and reduce is not True and reduce is not False:
        reduce = value_argument("nn.functional.multi_margin_loss", "reduce", "bool?", reduce)
    if reduction.__class__ is not str:
        reduction = value_argument("nn.functional.multi_margin_loss", "reduction", "str", reduction)
    if (
        input.__class__ is not Tensor
        or target.__class__ is not Tensor
        or (weight is not None and weight.__class__ is not Tensor)
    ):
        _found = overridden(
            "nn.functional.multi_margin_loss", nn_functional_multi_margin_loss, input, target, p,
            margin, weight, size_average, reduce, reduction,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.multi_margin_loss", 0, "input", input)
        target = tensor_argument("nn.functional.multi_margin_loss", 1, "target", target)
        if weight is not None:
            weight = tensor_argument("nn.functional.multi_margin_loss", 4, "weight", weight)
    try:
        return margins.multi_margin_loss(
            input, target, p, margin, weight, reduced.legacy(size_average, reduce, reduction)
        )
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.multi_margin_loss", input, target, p, margin, weight,
            size_average, reduce, reduction,
        ) from None  # fmt: skip


# ---- nn.functional.multilabel_margin_loss
def nn_functional_multilabel_margin_loss(
    input, target, size_average=None, reduce=None, reduction="mean"
):
    """nn.functional.multilabel_margin_loss(Tensor input, Tensor target, bool?
    size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    The sum over the wanted classes j, listed up to the first -1, and the others i of
    max(1 - input[j] + input[i], 0), over their number.
    """
    if size_average is not None and size_average is not True and size_average is not False:
        size_average = value_argument(
            "nn.functional.multilabel_margin_loss", "size_average", "bool?", size_average
        )
    if reduce is not None and reduce is not True and reduce is not False:
        reduce = value_argument("nn.functional.multilabel_margin_loss", "reduce", "bool?", reduce)
    if reduction.__class__ is not str:
        reduction = value_argument(
            "nn.functional.multilabel_margin_loss", "reduction", "str", reduction
        )
    if input.__class__ is not Tensor or target.__class__ is not Tensor:
        _found = overridden(
            "nn.functional.multilabel_margin_loss", nn_functional_multilabel_margin_loss, input,
            target, size_average, reduce, reduction,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.multilabel_margin_loss", 0, "input", input)
        target = tensor_argument("nn.functional.multilabel_margin_loss", 1, "target", target)
    if MODE.settle is not None:
        check_dtypes("nn.functional.multilabel_margin_loss", "composite", input.dtype)
    try:
        return margins.multilabel_margin_loss(
            input, target, reduced.legacy(size_average, reduce, reduction)
        )
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.multilabel_margin_loss", input, target, size_average, reduce,
            reduction,
        ) from None  # fmt: skip


# ---- nn.functional.multilabel_soft_margin_loss
def nn_functional_multilabel_soft_margin_loss(
    input, target, weight=None, size_average=None, reduce=None, reduction="mean"
):
    """nn.functional.multilabel_soft_margin_loss(Tensor input, Tensor target, Tensor?
    weight=None, bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    The mean over the classes of their binary cross entropies with logits.
    """
    if size_average is not None and size_average is not True and size_average is not False:
        size_average = value_argument(
            "nn.functional.multilabel_soft_margin_loss", "size_average", "bool?", size_average
        )
    if reduce is not None and reduce is not True and reduce is not False:
        reduce = value_argument(
            "nn.functional.multilabel_soft_margin_loss", "reduce", "bool?", reduce
        )
    if reduction.__class__ is not str:
        reduction = value_argument(
            "nn.functional.multilabel_soft_margin_loss", "reduction", "str", reduction
        )
    if (
        input.__class__ is not Tensor
        or target.__class__ is not Tensor
        or (weight is not None and weight.__class__ is not Tensor)
    ):
        _found = overridden(
            "nn.functional.multilabel_soft_margin_loss", nn_functional_multilabel_soft_margin_loss,
            input, target, weight, size_average, reduce, reduction,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.multilabel_soft_margin_loss", 0, "input", input)
        target = tensor_argument("nn.functional.multilabel_soft_margin_loss", 1, "target", target)
        if weight is not None:
            weight = tensor_argument(
                "nn.functional.multilabel_soft_margin_loss", 2, "weight", weight
            )
    try:
        return margins.multilabel_soft_margin_loss(
            input, target, weight, reduced.legacy(size_average, reduce, reduction)
        )
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.multilabel_soft_margin_loss", input, target, weight,
            size_average, reduce, reduction,
        ) from None  # fmt: skip


# ---- nn.functional.triplet_margin_loss
def nn_functional_triplet_margin_loss(
    anchor, positive, negative, margin=1.0, p=2, eps=1e-06, swap=False, size_average=None,
    reduce=None, reduction="mean",
):  # fmt: skip
    """nn.functional.triplet_margin_loss(Tensor anchor, Tensor positive, Tensor negative, float
    margin=1.0, float p=2, float eps=1e-6, bool swap=False, bool? size_average=None, bool?
    reduce=None, str reduction="mean") -> Tensor

    max(margin + |anchor - positive| - |anchor - negative|, 0), in the p-norm.
    """
    if margin.__class__ not in NUMBERS:
        margin = value_argument("nn.functional.triplet_margin_loss", "margin", "float", margin)
    if p.__class__ not in NUMBERS:
        p = value_argument("nn.functional.triplet_margin_loss", "p", "float", p)
    if eps.__class__ not in NUMBERS:
        eps = value_argument("nn.functional.triplet_margin_loss", "eps", "float", eps)
    if swap is not True and swap is not False:
        swap = value_argument("nn.functional.triplet_margin_loss", "swap", "bool", swap)
    if size_average is not None and size_average is not True and size_average is not False:
        size_average = value_argument(
            "nn.functional.triplet_margin_loss", "size_average", "bool?", size_average
        )
    if reduce is not None and reduce is not True and reduce is not False:
        reduce = value_argument("nn.functional.triplet_margin_loss", "reduce", "bool?", reduce)
    if reduction.__class__ is not str:
        reduction = value_argument(
            "nn.functional.triplet_margin_loss", "reduction", "str", reduction
        )
    if (
        anchor.__class__ is not Tensor
        or positive.__class__ is not Tensor
        or negative.__class__ is not Tensor
    ):
        _found = overridden(
            "nn.functional.triplet_margin_loss", nn_functional_triplet_margin_loss, anchor,
            positive, negative, margin, p, eps, swap, size_average, reduce, reduction,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        anchor = tensor_argument("nn.functional.triplet_margin_loss", 0, "anchor", anchor)
        positive = tensor_argument("nn.functional.triplet_margin_loss", 1, "positive", positive)
        negative = tensor_argument("nn.functional.triplet_margin_loss", 2, "negative", negative)
    try:
        return margins.triplet_margin_loss(
            anchor, positive, negative, margin, p, eps, swap,
            reduced.legacy(size_average, reduce, reduction),
        )  # fmt: skip
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.triplet_margin_loss", anchor, positive, negative, margin, p, eps,
            swap, size_average, reduce, reduction,
        ) from None  # fmt: skip


# ---- nn.functional.triplet_margin_with_distance_loss
def nn_functional_triplet_margin_with_distance_loss(
    anchor, positive, negative, *, distance_function=None, margin=1.0, swap=False, reduction="mean"
):
    """nn.functional.triplet_margin_with_distance_loss(Tensor anchor, Tensor positive, Tensor
    negative, *, any distance_function=None, float margin=1.0, bool swap=False, str
    reduction="mean") -> Tensor

    The triplet loss with a distance of one's own, a function of two tensors.
    """
    if margin.__class__ not in NUMBERS:
        margin = value_argument(
            "nn.functional.triplet_margin_with_distance_loss", "margin", "float", margin
        )
    if swap is not True and swap is not False:
        swap = value_argument(
            "nn.functional.triplet_margin_with_distance_loss", "swap", "bool", swap
        )
    if reduction.__class__ is not str:
        reduction = value_argument(
            "nn.functional.triplet_margin_with_distance_loss", "reduction", "str", reduction
        )
    if (
        anchor.__class__ is not Tensor
        or positive.__class__ is not Tensor
        or negative.__class__ is not Tensor
    ):
        _found = overridden(
            "nn.functional.triplet_margin_with_distance_loss",
            nn_functional_triplet_margin_with_distance_loss, anchor, positive, negative,
            distance_function=distance_function, margin=margin, swap=swap, reduction=reduction,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        anchor = tensor_argument(
            "nn.functional.triplet_margin_with_distance_loss", 0, "anchor", anchor
        )
        positive = tensor_argument(
            "nn.functional.triplet_margin_with_distance_loss", 1, "positive", positive
        )
        negative = tensor_argument(
            "nn.functional.triplet_margin_with_distance_loss", 2, "negative", negative
        )
    try:
        return margins.triplet_margin_with_distance_loss(
            anchor, positive, negative, distance_function, margin, swap, reduction
        )
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.triplet_margin_with_distance_loss", anchor, positive, negative,
            distance_function, margin, swap, reduction,
        ) from None  # fmt: skip
