# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows af1a8647f744fdbb, content f7ca893c13b19c39
"""Embeddings, bilinear maps and alignments: functions, Backward nodes and tangents."""

from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck
from autograd.array.memory import apart, settled
from autograd.base.dtypes import COMPLEX
from autograd.base.ops import ops
from autograd.composites import ctc, embeddings
from autograd.core.arguments import value_argument
from autograd.core.dispatch import NUMBERS, dispatch, operation, overridden
from autograd.core.errors import FAULTS, refused
from autograd.core.node import on_reduced
from autograd.core.promotion import check_dtypes
from autograd.core.runtime import ReturnType, complex_refused, tensor_argument
from autograd.core.tensor import LEAF, MODE, Node, Output, Tensor, from_array
from autograd.core.version_counter import next_stamp
from autograd.formulas import alignments, indexing
from autograd.views.out import write_out

__all__ = [
    "embedding", "nn_functional_embedding", "nn_functional_embedding_bag", "nn_functional_bilinear",
    "nn_functional__ctc_losses", "nn_functional_ctc_loss", "bilinear",
]  # fmt: skip


# ---- embedding
class EmbeddingBackward0(Node):
    __slots__ = ()
    operation = "embedding"
    formulas = {
        "weight": (
            "indexing.weight_gradient(grad, weight.shape, indices, padding_idx, scale_grad_by_freq)"
        ),
    }
    saves = {"indices": None}
    arg_names = ("weight_shape", "padding_idx", "scale_grad_by_freq")

    def on_arrays(node, saved, grad, needs):
        (indices,) = saved
        weight_shape, padding_idx, scale_grad_by_freq = node.args
        return node.restored_one(
            indexing.weight_gradient(grad, weight_shape, indices, padding_idx, scale_grad_by_freq)
        )


def embedding(
    weight, indices, padding_idx=-1, scale_grad_by_freq=False, sparse=False, _=Tensor, out=Tensor
):
    """embedding(Tensor weight, Tensor indices, int padding_idx=-1, bool
    scale_grad_by_freq=False, bool sparse=False) -> Tensor

    Rows of `weight`; the one at `padding_idx` gets no gradient.
    """
    if padding_idx.__class__ is not int:
        padding_idx = value_argument("embedding", "padding_idx", "int", padding_idx)
    if scale_grad_by_freq is not True and scale_grad_by_freq is not False:
        scale_grad_by_freq = value_argument(
            "embedding", "scale_grad_by_freq", "bool", scale_grad_by_freq
        )
    if sparse is not True and sparse is not False:
        sparse = value_argument("embedding", "sparse", "bool", sparse)
    if weight.__class__ is not out or indices.__class__ is not _:
        if out is not Tensor or _ is not Tensor:
            return write_out(
                embedding, out, _, weight, indices, padding_idx, scale_grad_by_freq, sparse
            )
        return dispatch(embedding_op, weight, indices, padding_idx, scale_grad_by_freq, sparse)
    weight_ = weight._data
    indices_ = indices._data
    try:
        result_ = kernels.embedding(weight_, indices_, sparse)
    except FAULTS as _error:
        raise refused(
            _error, "embedding", weight_, indices_, padding_idx, scale_grad_by_freq, sparse
        ) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if (
        result_.base is not None
        or result_ is weight_
        or result_ is indices_
        or not result_.flags.c_contiguous
    ):
        result_ = settled(result_, weight_, indices_)
    out = Tensor()
    out._data = result_
    weight_fn = weight._fn
    if weight_fn is None:
        out._fn = None
        if MODE.marks:
            MODE.mark(out, embedding_op, weight, indices, padding_idx, scale_grad_by_freq, sparse)
        return out
    out._fn = node = EmbeddingBackward0()
    if MODE.altered and not MODE.records(
        node, out, weight, indices, padding_idx, scale_grad_by_freq, sparse
    ):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (weight if weight_fn is LEAF else weight_fn,)
    node.saved = (indices_,)
    node.args = (weight_.shape, padding_idx, scale_grad_by_freq)
    node.restore = ((weight_.shape, weight_.dtype),)
    return out


def embedding_jvp(result, weight, indices, padding_idx, scale_grad_by_freq, sparse, weight_t):
    return ops.embedding(weight_t, indices)


embedding_op = operation(
    "embedding", "gather", embedding, embedding_jvp, (0, 1), edges=(0,), batched="looked_up"
)


# ---- nn.functional.embedding
def nn_functional_embedding(
    input, weight, padding_idx=None, max_norm=None, norm_type=2.0, scale_grad_by_freq=False,
    sparse=False,
):  # fmt: skip
    """nn.functional.embedding(Tensor input, Tensor weight, int? padding_idx=None, float?
    max_norm=None, float norm_type=2.0, bool scale_grad_by_freq=False, bool sparse=False) ->
    Tensor

    Rows of `weight` at the indices `input`; with `max_norm` those of a larger norm are
    scaled down before, in place.
    """
    if padding_idx is not None and padding_idx.__class__ is not int:
        padding_idx = value_argument("nn.functional.embedding", "padding_idx", "int?", padding_idx)
    if max_norm is not None and max_norm.__class__ not in NUMBERS:
        max_norm = value_argument("nn.functional.embedding", "max_norm", "float?", max_norm)
    if norm_type.__class__ not in NUMBERS:
        norm_type = value_argument("nn.functional.embedding", "norm_type", "float", norm_type)
    if scale_grad_by_freq is not True and scale_grad_by_freq is not False:
        scale_grad_by_freq = value_argument(
            "nn.functional.embedding", "scale_grad_by_freq", "bool", scale_grad_by_freq
        )
    if sparse is not True and sparse is not False:
        sparse = value_argument("nn.functional.embedding", "sparse", "bool", sparse)
    if input.__class__ is not Tensor or weight.__class__ is not Tensor:
        _found = overridden(
            "nn.functional.embedding", nn_functional_embedding, input, weight, padding_idx,
            max_norm, norm_type, scale_grad_by_freq, sparse,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.embedding", 0, "input", input)
        weight = tensor_argument("nn.functional.embedding", 1, "weight", weight)
    try:
        return embeddings.embedding(
            input, weight, padding_idx, max_norm, norm_type, scale_grad_by_freq, sparse
        )
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.embedding", input, weight, padding_idx, max_norm, norm_type,
            scale_grad_by_freq, sparse,
        ) from None  # fmt: skip


# ---- nn.functional.embedding_bag
def nn_functional_embedding_bag(
    input, weight, offsets=None, max_norm=None, norm_type=2, scale_grad_by_freq=False, mode="mean",
    sparse=False, per_sample_weights=None, include_last_offset=False, padding_idx=None,
):  # fmt: skip
    """nn.functional.embedding_bag(Tensor input, Tensor weight, Tensor? offsets=None, float?
    max_norm=None, float norm_type=2, bool scale_grad_by_freq=False, str mode="mean", bool
    sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int?
    padding_idx=None) -> Tensor

    Sums, means or maxima over bags of rows of `weight` - over the rows of `input`, or
    over what lies between `offsets`.
    """
    if max_norm is not None and max_norm.__class__ not in NUMBERS:
        max_norm = value_argument("nn.functional.embedding_bag", "max_norm", "float?", max_norm)
    if norm_type.__class__ not in NUMBERS:
        norm_type = value_argument("nn.functional.embedding_bag", "norm_type", "float", norm_type)
    if scale_grad_by_freq is not True and scale_grad_by_freq is not False:
        scale_grad_by_freq = value_argument(
            "nn.functional.embedding_bag", "scale_grad_by_freq", "bool", scale_grad_by_freq
        )
    if mode.__class__ is not str:
        mode = value_argument("nn.functional.embedding_bag", "mode", "str", mode)
    if sparse is not True and sparse is not False:
        sparse = value_argument("nn.functional.embedding_bag", "sparse", "bool", sparse)
    if include_last_offset is not True and include_last_offset is not False:
        include_last_offset = value_argument(
            "nn.functional.embedding_bag", "include_last_offset", "bool", include_last_offset
        )
    if padding_idx is not None and padding_idx.__class__ is not int:
        padding_idx = value_argument(
            "nn.functional.embedding_bag", "padding_idx", "int?", padding_idx
        )
    if (
        input.__class__ is not Tensor
        or weight.__class__ is not Tensor
        or (offsets is not None and offsets.__class__ is not Tensor)
        or (per_sample_weights is not None and per_sample_weights.__class__ is not Tensor)
    ):
        _found = overridden(
            "nn.functional.embedding_bag", nn_functional_embedding_bag, input, weight, offsets,
            max_norm, norm_type, scale_grad_by_freq, mode, sparse, per_sample_weights,
            include_last_offset, padding_idx,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.embedding_bag", 0, "input", input)
        weight = tensor_argument("nn.functional.embedding_bag", 1, "weight", weight)
        if offsets is not None:
            offsets = tensor_argument("nn.functional.embedding_bag", 2, "offsets", offsets)
        if per_sample_weights is not None:
            per_sample_weights = tensor_argument(
                "nn.functional.embedding_bag", 8, "per_sample_weights", per_sample_weights
            )
    try:
        return embeddings.embedding_bag(
            input, weight, offsets, max_norm, norm_type, scale_grad_by_freq, mode, sparse,
            per_sample_weights, include_last_offset, padding_idx,
        )  # fmt: skip
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.embedding_bag", input, weight, offsets, max_norm, norm_type,
            scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset, padding_idx,
        ) from None  # fmt: skip


# ---- nn.functional.bilinear
def nn_functional_bilinear(input1, input2, weight, bias=None):
    """nn.functional.bilinear(Tensor input1, Tensor input2, Tensor weight, Tensor? bias=None) ->
    Tensor

    input1 @ weight[i] @ input2 for each i, plus `bias`.
    """
    if (
        input1.__class__ is not Tensor
        or input2.__class__ is not Tensor
        or weight.__class__ is not Tensor
        or (bias is not None and bias.__class__ is not Tensor)
    ):
        _found = overridden(
            "nn.functional.bilinear", nn_functional_bilinear, input1, input2, weight, bias
        )
        if _found is not NotImplemented:
            return _found
        input1 = tensor_argument("nn.functional.bilinear", 0, "input1", input1)
        input2 = tensor_argument("nn.functional.bilinear", 1, "input2", input2)
        weight = tensor_argument("nn.functional.bilinear", 2, "weight", weight)
        if bias is not None:
            bias = tensor_argument("nn.functional.bilinear", 3, "bias", bias)
    if MODE.settle is not None:
        check_dtypes("nn.functional.bilinear", "composite", input1.dtype)
    try:
        return embeddings.bilinear(input1, input2, weight, bias)
    except FAULTS as _error:
        raise refused(_error, "nn.functional.bilinear", input1, input2, weight, bias) from None


# ---- nn.functional._ctc_losses
class NnFunctionalCtcLossesResult(ReturnType):
    __slots__ = ()
    operation = "nn_functional__ctc_losses"
    fields = ("losses", "begun")


class CtcLossesBackward0(Node):
    __slots__ = ()
    operation = "nn.functional._ctc_losses"
    formulas = {
        "log_probs": (
            "alignments.ctc_gradient(grad, log_probs, losses, begun, targets, input_lengths, "
            "target_lengths, blank)"
        ),
    }
    shown = "CtcLossBackward0"
    saves = {
        "log_probs": 0,
        "targets": None,
        "input_lengths": None,
        "target_lengths": None,
        "losses": Output(None, 0),
        "begun": None,
    }
    arg_names = ("blank",)
    recomputed = {4: 0, 5: 1}

    def on_arrays(node, saved, grad, needs):
        log_probs, targets, input_lengths, target_lengths, losses, begun = saved
        (blank,) = node.args
        return node.restored_one(
            alignments.ctc_gradient(
                grad, log_probs, losses, begun, targets, input_lengths, target_lengths, blank
            ),
        )

    on_small = on_numbers = on_reduced

    def recompute(node, saved):
        log_probs, targets, input_lengths, target_lengths, _losses, _begun = saved
        (blank,) = node.args
        return kernels.ctc_losses(log_probs, targets, input_lengths, target_lengths, blank)


def nn_functional__ctc_losses(log_probs, targets, input_lengths, target_lengths, blank):
    """nn.functional._ctc_losses(Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor
    target_lengths, int blank) -> (Tensor losses, Tensor begun)

    Minus the log-probabilities of the targets, and those of their beginnings, for the
    gradient.
    """
    if blank.__class__ is not int:
        blank = value_argument("nn.functional._ctc_losses", "blank", "int", blank)
    if (
        log_probs.__class__ is not Tensor
        or targets.__class__ is not Tensor
        or input_lengths.__class__ is not Tensor
        or target_lengths.__class__ is not Tensor
    ):
        return dispatch(
            nn_functional__ctc_losses_op, log_probs, targets, input_lengths, target_lengths, blank
        )
    log_probs_ = log_probs._data
    targets_ = targets._data
    input_lengths_ = input_lengths._data
    target_lengths_ = target_lengths._data
    if (
        log_probs_.dtype in COMPLEX
        or targets_.dtype in COMPLEX
        or input_lengths_.dtype in COMPLEX
        or target_lengths_.dtype in COMPLEX
    ):
        raise complex_refused("_ctc_losses")
    try:
        losses_, begun_ = kernels.ctc_losses(
            log_probs_, targets_, input_lengths_, target_lengths_, blank
        )
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional._ctc_losses", log_probs_, targets_, input_lengths_,
            target_lengths_, blank,
        ) from None  # fmt: skip
    if (
        losses_.base is not None
        or losses_ is log_probs_
        or losses_ is targets_
        or losses_ is input_lengths_
        or losses_ is target_lengths_
    ):
        losses_ = apart(losses_, log_probs_, targets_, input_lengths_, target_lengths_)
    if (
        begun_.base is not None
        or begun_ is log_probs_
        or begun_ is targets_
        or begun_ is input_lengths_
        or begun_ is target_lengths_
    ):
        begun_ = apart(begun_, log_probs_, targets_, input_lengths_, target_lengths_)
    _outputs = NnFunctionalCtcLossesResult((from_array(losses_), from_array(begun_)))
    log_probs_fn = log_probs._fn
    if log_probs_fn is None:
        if MODE.settle is not None:
            MODE.settle(
                _outputs, nn_functional__ctc_losses_op, log_probs, targets, input_lengths,
                target_lengths, blank,
            )  # fmt: skip
        return _outputs
    node = CtcLossesBackward0()
    if MODE.altered and not MODE.records(
        node, _outputs, log_probs, targets, input_lengths, target_lengths, blank
    ):
        return _outputs
    _outputs[0]._fn = node
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (log_probs if log_probs_fn is LEAF else log_probs_fn,)
    node.saved = (log_probs_, targets_, input_lengths_, target_lengths_, losses_, begun_)
    node.args = (blank,)
    node.restore = ((log_probs_.shape, log_probs_.dtype),)
    return _outputs


nn_functional__ctc_losses_op = operation(
    "nn.functional._ctc_losses", "loss", nn_functional__ctc_losses, None, (0, 1, 2, 3), edges=(0,),
    batched="aligned",
)  # fmt: skip


# ---- nn.functional.ctc_loss
def nn_functional_ctc_loss(
    log_probs, targets, input_lengths, target_lengths, blank=0, reduction="mean",
    zero_infinity=False,
):  # fmt: skip
    """nn.functional.ctc_loss(Tensor log_probs, Tensor targets, any input_lengths, any
    target_lengths, int blank=0, str reduction="mean", bool zero_infinity=False) -> Tensor

    Minus the log-probability of a sequence of labels, summed over its alignments with the
    input.
    """
    if blank.__class__ is not int:
        blank = value_argument("nn.functional.ctc_loss", "blank", "int", blank)
    if reduction.__class__ is not str:
        reduction = value_argument("nn.functional.ctc_loss", "reduction", "str", reduction)
    if zero_infinity is not True and zero_infinity is not False:
        zero_infinity = value_argument(
            "nn.functional.ctc_loss", "zero_infinity", "bool", zero_infinity
        )
    if log_probs.__class__ is not Tensor or targets.__class__ is not Tensor:
        _found = overridden(
            "nn.functional.ctc_loss", nn_functional_ctc_loss, log_probs, targets, input_lengths,
            target_lengths, blank, reduction, zero_infinity,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        log_probs = tensor_argument("nn.functional.ctc_loss", 0, "log_probs", log_probs)
        targets = tensor_argument("nn.functional.ctc_loss", 1, "targets", targets)
    if MODE.settle is not None:
        check_dtypes("nn.functional.ctc_loss", "composite", log_probs.dtype)
    try:
        return ctc.ctc_loss(
            log_probs, targets, input_lengths, target_lengths, blank, reduction, zero_infinity
        )
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.ctc_loss", log_probs, targets, input_lengths, target_lengths,
            blank, reduction, zero_infinity,
        ) from None  # fmt: skip


bilinear = nn_functional_bilinear
