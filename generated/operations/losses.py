# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows eaca5577ea221fd0, content a002bf4d4a8e68a9
"""Losses: functions, Backward nodes and tangents."""

from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck
from autograd.array.memory import apart, settled
from autograd.base.dtypes import COMPLEX
from autograd.composites import batches, likelihoods, reduced
from autograd.core.arguments import value_argument
from autograd.core.dispatch import NUMBERS, dispatch, operation, overridden
from autograd.core.errors import FAULTS, refused
from autograd.core.node import calling, on_reduced
from autograd.core.runtime import (
    ReturnType,
    complex_refused,
    not_implemented,
    tensor_argument,
    zero_array,
    zero_like,
    zero_tensor,
)
from autograd.core.tensor import LEAF, MODE, Node, Output, Tensor, from_array
from autograd.core.version_counter import next_stamp
from autograd.formulas import losses

__all__ = [
    "nn_functional_cross_entropy", "nn_functional__cross_entropy_hard",
    "nn_functional__cross_entropy_soft", "nn_functional_nll_loss", "nn_functional_mse_loss",
    "nn_functional_l1_loss", "nn_functional_binary_cross_entropy",
    "nn_functional_binary_cross_entropy_with_logits",
]  # fmt: skip


# ---- nn.functional.cross_entropy
def nn_functional_cross_entropy(
    input, target, weight=None, size_average=None, ignore_index=-100, reduce=None, reduction="mean",
    label_smoothing=0.0,
):  # fmt: skip
    """nn.functional.cross_entropy(Tensor input, Tensor target, Tensor? weight=None, bool?
    size_average=None, int ignore_index=-100, bool? reduce=None, str reduction="mean", float
    label_smoothing=0.0) -> Tensor

    The cross entropy of the softmax of `input` and a target of class indices or, where it
    has the shape of `input`, of class probabilities.
    """
    if size_average is not None and size_average is not True and size_average is not False:
        size_average = value_argument(
            "nn.functional.cross_entropy", "size_average", "bool?", size_average
        )
    if ignore_index.__class__ is not int:
        ignore_index = value_argument(
            "nn.functional.cross_entropy", "ignore_index", "int", ignore_index
        )
    if reduce is not None and reduce is not True and reduce is not False:
        reduce = value_argument("nn.functional.cross_entropy", "reduce", "bool?", reduce)
    if reduction.__class__ is not str:
        reduction = value_argument("nn.functional.cross_entropy", "reduction", "str", reduction)
    if label_smoothing.__class__ not in NUMBERS:
        label_smoothing = value_argument(
            "nn.functional.cross_entropy", "label_smoothing", "float", label_smoothing
        )
    if (
        input.__class__ is not Tensor
        or target.__class__ is not Tensor
        or (weight is not None and weight.__class__ is not Tensor)
    ):
        _found = overridden(
            "nn.functional.cross_entropy", nn_functional_cross_entropy, input, target, weight,
            size_average, ignore_index, reduce, reduction, label_smoothing,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.cross_entropy", 0, "input", input)
        target = tensor_argument("nn.functional.cross_entropy", 1, "target", target)
        if weight is not None:
            weight = tensor_argument("nn.functional.cross_entropy", 2, "weight", weight)
    try:
        return likelihoods.cross_entropy(
            input, target, weight, ignore_index, reduced.legacy(size_average, reduce, reduction),
            label_smoothing,
        )  # fmt: skip
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.cross_entropy", input, target, weight, size_average,
            ignore_index, reduce, reduction, label_smoothing,
        ) from None  # fmt: skip


# ---- nn.functional._cross_entropy_hard
class NnFunctionalCrossEntropyHardResult(ReturnType):
    __slots__ = ()
    operation = "nn_functional__cross_entropy_hard"
    fields = ("loss", "p")


class CrossEntropyHardBackward0(Node):
    __slots__ = ()
    operation = "nn.functional._cross_entropy_hard"
    formulas = {
        "input": (
            "losses.hard_grad(grads, given, p, target, weight, ignore_index, reduction, "
            "label_smoothing)"
        ),
        "weight": "not_implemented",
    }
    shown = "NllLossBackward0"
    saves = {"target": None, "weight": 1, "p": Output(None, 1)}
    arg_names = (
        "ignore_index", "reduction", "label_smoothing", "loss_shape", "loss_dtype", "p_shape",
        "p_dtype",
    )  # fmt: skip
    many_outputs = True

    def on_arrays(node, saved, grad, needs):
        target, weight, p = saved
        ignore_index, reduction, label_smoothing, loss_shape, loss_dtype, p_shape, p_dtype = (
            node.args
        )
        given = (0 in grad, 1 in grad)
        grad_loss = grad.get(0)
        if grad_loss is None:
            grad_loss = zero_array(loss_shape, loss_dtype, grad)
        grad_p = grad.get(1)
        if grad_p is None:
            grad_p = zero_array(p_shape, p_dtype, grad)
        grads = (grad_loss, grad_p)
        grad_of_input = grad_of_weight = None
        if needs[0] is not None:
            grad_of_input = losses.hard_grad(
                grads, given, p, target, weight, ignore_index, reduction, label_smoothing
            )
        if needs[1] is not None:
            grad_of_weight = not_implemented("nn.functional._cross_entropy_hard", "weight")
        return node.restored(grad_of_input, grad_of_weight)

    on_tensors = calling(on_arrays, zero_array=zero_tensor)


def nn_functional__cross_entropy_hard(
    input, target, weight, ignore_index, reduction, label_smoothing
):
    """nn.functional._cross_entropy_hard(Tensor input, Tensor target, Tensor? weight, int
    ignore_index, str reduction, float label_smoothing) -> (Tensor loss, Tensor p)
    """
    if ignore_index.__class__ is not int:
        ignore_index = value_argument(
            "nn.functional._cross_entropy_hard", "ignore_index", "int", ignore_index
        )
    if reduction.__class__ is not str:
        reduction = value_argument(
            "nn.functional._cross_entropy_hard", "reduction", "str", reduction
        )
    if label_smoothing.__class__ not in NUMBERS:
        label_smoothing = value_argument(
            "nn.functional._cross_entropy_hard", "label_smoothing", "float", label_smoothing
        )
    if (
        input.__class__ is not Tensor
        or target.__class__ is not Tensor
        or (weight is not None and weight.__class__ is not Tensor)
    ):
        return dispatch(
            nn_functional__cross_entropy_hard_op, input, target, weight, ignore_index, reduction,
            label_smoothing,
        )  # fmt: skip
    input_ = input._data
    target_ = target._data
    weight_ = None if weight is None else weight._data
    if (
        input_.dtype in COMPLEX
        or target_.dtype in COMPLEX
        or (weight_ is not None and weight_.dtype in COMPLEX)
    ):
        raise complex_refused("_cross_entropy_hard")
    try:
        loss_, p_ = kernels.cross_entropy_hard(
            input_, target_, weight_, ignore_index, reduction, label_smoothing
        )
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional._cross_entropy_hard", input_, target_, weight_, ignore_index,
            reduction, label_smoothing,
        ) from None  # fmt: skip
    if loss_.base is not None or loss_ is input_ or loss_ is target_ or loss_ is weight_:
        loss_ = apart(loss_, input_, target_, weight_)
    if p_.base is not None or p_ is input_ or p_ is target_ or p_ is weight_:
        p_ = apart(p_, input_, target_, weight_)
    _outputs = NnFunctionalCrossEntropyHardResult((from_array(loss_), from_array(p_)))
    input_fn = input._fn
    weight_fn = None if weight is None else weight._fn
    if input_fn is None and weight_fn is None:
        if MODE.settle is not None:
            MODE.settle(
                _outputs, nn_functional__cross_entropy_hard_op, input, target, weight, ignore_index,
                reduction, label_smoothing,
            )  # fmt: skip
        return _outputs
    node = CrossEntropyHardBackward0()
    if MODE.altered and not MODE.records(
        node, _outputs, input, target, weight, ignore_index, reduction, label_smoothing
    ):
        return _outputs
    _outputs[0]._fn = Output(node, 0)
    _outputs[1]._fn = Output(node, 1)
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (
        input if input_fn is LEAF else input_fn, weight if weight_fn is LEAF else weight_fn,
    )  # fmt: skip
    node.saved = (
        None if input_fn is None else target_, None if input_fn is None else weight_,
        None if input_fn is None else p_,
    )  # fmt: skip
    node.args = (
        ignore_index, reduction, label_smoothing, loss_.shape, loss_.dtype, p_.shape, p_.dtype,
    )  # fmt: skip
    node.restore = (
        (input_.shape, input_.dtype), None if weight_ is None else (weight_.shape, weight_.dtype),
    )  # fmt: skip
    return _outputs


def nn_functional__cross_entropy_hard_jvp(
    result, input, target, weight, ignore_index, reduction, label_smoothing, input_t, weight_t
):
    _loss, p = result
    if input_t is None:
        input_t = zero_like(input)
    if weight_t is None and weight is not None:
        weight_t = zero_like(weight)
    return losses.hard_tangents(
        input_t, p, target, weight, ignore_index, reduction, label_smoothing
    )


nn_functional__cross_entropy_hard_op = operation(
    "nn.functional._cross_entropy_hard", "loss", nn_functional__cross_entropy_hard,
    nn_functional__cross_entropy_hard_jvp, (0, 1, 2), edges=(0, 2), optional=(2,),
    batched="of_classes",
)  # fmt: skip


# ---- nn.functional._cross_entropy_soft
class CrossEntropySoftBackward0(Node):
    __slots__ = ()
    operation = "nn.functional._cross_entropy_soft"
    formulas = {
        "input": "losses.soft_input(grad, input, target, weight, reduction, label_smoothing)",
        "target": "losses.soft_target(grad, input, target, weight, reduction, label_smoothing)",
        "weight": "losses.soft_weight(grad, input, target, reduction, label_smoothing)",
    }
    saves = {"input": 0, "target": 1, "weight": 2}
    arg_names = ("reduction", "label_smoothing")

    def on_arrays(node, saved, grad, needs):
        input, target, weight = saved
        reduction, label_smoothing = node.args
        grad_of_input = grad_of_target = grad_of_weight = None
        if needs[0] is not None:
            grad_of_input = losses.soft_input(
                grad, input, target, weight, reduction, label_smoothing
            )
        if needs[1] is not None:
            grad_of_target = losses.soft_target(
                grad, input, target, weight, reduction, label_smoothing
            )
        if needs[2] is not None:
            grad_of_weight = losses.soft_weight(grad, input, target, reduction, label_smoothing)
        return node.restored(grad_of_input, grad_of_target, grad_of_weight)

    on_small = on_numbers = on_reduced


def nn_functional__cross_entropy_soft(input, target, weight, reduction, label_smoothing):
    """nn.functional._cross_entropy_soft(Tensor input, Tensor target, Tensor? weight, str
    reduction, float label_smoothing) -> Tensor

    The cross entropy with class probabilities.
    """
    if reduction.__class__ is not str:
        reduction = value_argument(
            "nn.functional._cross_entropy_soft", "reduction", "str", reduction
        )
    if label_smoothing.__class__ not in NUMBERS:
        label_smoothing = value_argument(
            "nn.functional._cross_entropy_soft", "label_smoothing", "float", label_smoothing
        )
    if (
        input.__class__ is not Tensor
        or target.__class__ is not Tensor
        or (weight is not None and weight.__class__ is not Tensor)
    ):
        return dispatch(
            nn_functional__cross_entropy_soft_op, input, target, weight, reduction, label_smoothing
        )
    input_ = input._data
    target_ = target._data
    weight_ = None if weight is None else weight._data
    if (
        input_.dtype in COMPLEX
        or target_.dtype in COMPLEX
        or (weight_ is not None and weight_.dtype in COMPLEX)
    ):
        raise complex_refused("_cross_entropy_soft")
    try:
        result_ = kernels.cross_entropy_soft(input_, target_, weight_, reduction, label_smoothing)
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional._cross_entropy_soft", input_, target_, weight_, reduction,
            label_smoothing,
        ) from None  # fmt: skip
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is input_ or result_ is target_ or result_ is weight_:
        result_ = apart(result_, input_, target_, weight_)
    out = Tensor()
    out._data = result_
    input_fn = input._fn
    target_fn = target._fn
    weight_fn = None if weight is None else weight._fn
    if input_fn is None and target_fn is None and weight_fn is None:
        out._fn = None
        if MODE.marks:
            MODE.mark(
                out, nn_functional__cross_entropy_soft_op, input, target, weight, reduction,
                label_smoothing,
            )  # fmt: skip
        return out
    out._fn = node = CrossEntropySoftBackward0()
    if MODE.altered and not MODE.records(
        node, out, input, target, weight, reduction, label_smoothing
    ):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (
        input if input_fn is LEAF else input_fn, target if target_fn is LEAF else target_fn,
        weight if weight_fn is LEAF else weight_fn,
    )  # fmt: skip
    node.saved = (input_, target_, None if input_fn is None and target_fn is None else weight_)
    node.args = (reduction, label_smoothing)
    node.restore = (
        (input_.shape, input_.dtype), (target_.shape, target_.dtype),
        None if weight_ is None else (weight_.shape, weight_.dtype),
    )  # fmt: skip
    return out


def nn_functional__cross_entropy_soft_batched(input, target, weight, reduction, label_smoothing):
    return batches.cross_entropy_soft(input, target, weight, reduction, label_smoothing)


nn_functional__cross_entropy_soft_op = operation(
    "nn.functional._cross_entropy_soft", "loss", nn_functional__cross_entropy_soft, None, (0, 1, 2),
    optional=(2,), batched=nn_functional__cross_entropy_soft_batched,
)  # fmt: skip


# ---- nn.functional.nll_loss
class NllLossBackward0(Node):
    __slots__ = ()
    operation = "nn.functional.nll_loss"
    formulas = {
        "input": (
            "losses.nll_input(grad, input.shape, input.dtype, target, weight, ignore_index, "
            "losses.meant(size_average, reduce, reduction))"
        ),
        "weight": "not_implemented",
    }
    saves = {"target": None, "weight": 1}
    arg_names = (
        "input_shape", "input_dtype", "ignore_index", "size_average", "reduce", "reduction",
    )  # fmt: skip
    flat = True

    def on_arrays(node, saved, grad, needs):
        target, weight = saved
        input_shape, input_dtype, ignore_index, size_average, reduce, reduction = node.args
        grad_of_input = grad_of_weight = None
        if needs[0] is not None:
            grad_of_input = losses.nll_input(
                grad, input_shape, input_dtype, target, weight, ignore_index,
                losses.meant(size_average, reduce, reduction),
            )  # fmt: skip
        if needs[1] is not None:
            grad_of_weight = not_implemented("nn.functional.nll_loss", "weight")
        return node.restored(grad_of_input, grad_of_weight)


def nn_functional_nll_loss(
    input, target, weight=None, size_average=None, ignore_index=-100, reduce=None, reduction="mean"
):
    """nn.functional.nll_loss(Tensor input, Tensor target, Tensor? weight=None, bool?
    size_average=None, int ignore_index=-100, bool? reduce=None, str reduction="mean") ->
    Tensor

    Minus the log-probability of the target classes.
    """
    if size_average is not None and size_average is not True and size_average is not False:
        size_average = value_argument(
            "nn.functional.nll_loss", "size_average", "bool?", size_average
        )
    if ignore_index.__class__ is not int:
        ignore_index = value_argument("nn.functional.nll_loss", "ignore_index", "int", ignore_index)
    if reduce is not None and reduce is not True and reduce is not False:
        reduce = value_argument("nn.functional.nll_loss", "reduce", "bool?", reduce)
    if reduction.__class__ is not str:
        reduction = value_argument("nn.functional.nll_loss", "reduction", "str", reduction)
    if (
        input.__class__ is not Tensor
        or target.__class__ is not Tensor
        or (weight is not None and weight.__class__ is not Tensor)
    ):
        return dispatch(
            nn_functional_nll_loss_op, input, target, weight, size_average, ignore_index, reduce,
            reduction,
        )  # fmt: skip
    input_ = input._data
    target_ = target._data
    weight_ = None if weight is None else weight._data
    if (
        input_.dtype in COMPLEX
        or target_.dtype in COMPLEX
        or (weight_ is not None and weight_.dtype in COMPLEX)
    ):
        raise complex_refused("nll_loss")
    try:
        result_ = kernels.nll_loss(
            input_, target_, weight_, size_average, ignore_index, reduce, reduction
        )
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.nll_loss", input_, target_, weight_, size_average, ignore_index,
            reduce, reduction,
        ) from None  # fmt: skip
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if (
        result_.base is not None
        or result_ is input_
        or result_ is target_
        or result_ is weight_
        or not result_.flags.c_contiguous
    ):
        result_ = settled(result_, input_, target_, weight_)
    out = Tensor()
    out._data = result_
    input_fn = input._fn
    weight_fn = None if weight is None else weight._fn
    if input_fn is None and weight_fn is None:
        out._fn = None
        if MODE.marks:
            MODE.mark(
                out, nn_functional_nll_loss_op, input, target, weight, size_average, ignore_index,
                reduce, reduction,
            )  # fmt: skip
        return out
    out._fn = node = NllLossBackward0()
    if MODE.altered and not MODE.records(
        node, out, input, target, weight, size_average, ignore_index, reduce, reduction
    ):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (
        input if input_fn is LEAF else input_fn, weight if weight_fn is LEAF else weight_fn,
    )  # fmt: skip
    node.saved = (None if input_fn is None else target_, None if input_fn is None else weight_)
    node.args = (input_.shape, input_.dtype, ignore_index, size_average, reduce, reduction)
    node.restore = (
        (input_.shape, input_.dtype), None if weight_ is None else (weight_.shape, weight_.dtype),
    )  # fmt: skip
    return out


def nn_functional_nll_loss_jvp(
    result, input, target, weight, size_average, ignore_index, reduce, reduction, input_t, weight_t
):
    if input_t is None:
        input_t = zero_like(input)
    if weight_t is None and weight is not None:
        weight_t = zero_like(weight)
    return nn_functional_nll_loss(
        input_t, target, weight, size_average, ignore_index, reduce, reduction
    )


def nn_functional_nll_loss_batched(
    input, target, weight, size_average, ignore_index, reduce, reduction
):
    return batches.nll_loss(input, target, weight, ignore_index, size_average, reduce, reduction)


nn_functional_nll_loss_op = operation(
    "nn.functional.nll_loss", "linear", nn_functional_nll_loss, nn_functional_nll_loss_jvp,
    (0, 1, 2), edges=(0, 2), optional=(2,), batched=nn_functional_nll_loss_batched,
)  # fmt: skip


# ---- nn.functional.mse_loss
class MseLossBackward0(Node):
    __slots__ = ()
    operation = "nn.functional.mse_loss"
    formulas = {
        "input": (
            "losses.square_input(grad, input, target, weight, losses.meant(size_average, reduce, "
            "reduction))"
        ),
        "target": (
            "losses.square_input(grad, target, input, weight, losses.meant(size_average, reduce, "
            "reduction))"
        ),
        "weight": (
            "losses.square_weight(grad, input, target, weight, result, losses.meant(size_average, "
            "reduce, reduction))"
        ),
    }
    saves = {"input": 0, "target": 1, "weight": 2, "result": Output(None, 0)}
    arg_names = ("size_average", "reduce", "reduction")
    recomputed = {3: 0}

    def on_arrays(node, saved, grad, needs):
        input, target, weight, result = saved
        size_average, reduce, reduction = node.args
        grad_of_input = grad_of_target = grad_of_weight = None
        if needs[0] is not None:
            grad_of_input = losses.square_input(
                grad, input, target, weight, losses.meant(size_average, reduce, reduction)
            )
        if needs[1] is not None:
            grad_of_target = losses.square_input(
                grad, target, input, weight, losses.meant(size_average, reduce, reduction)
            )
        if needs[2] is not None:
            grad_of_weight = losses.square_weight(
                grad, input, target, weight, result, losses.meant(size_average, reduce, reduction)
            )
        return node.restored(grad_of_input, grad_of_target, grad_of_weight)

    on_small = on_numbers = on_reduced

    def recompute(node, saved):
        input, target, weight, _result = saved
        size_average, reduce, reduction = node.args
        return (kernels.mse_loss(input, target, size_average, reduce, reduction, weight),)


def nn_functional_mse_loss(
    input, target, size_average=None, reduce=None, reduction="mean", weight=None
):
    """nn.functional.mse_loss(Tensor input, Tensor target, bool? size_average=None, bool?
    reduce=None, str reduction="mean", Tensor? weight=None) -> Tensor

    The mean square of input - target; with weights, over their sum.
    """
    if size_average is not None and size_average is not True and size_average is not False:
        size_average = value_argument(
            "nn.functional.mse_loss", "size_average", "bool?", size_average
        )
    if reduce is not None and reduce is not True and reduce is not False:
        reduce = value_argument("nn.functional.mse_loss", "reduce", "bool?", reduce)
    if reduction.__class__ is not str:
        reduction = value_argument("nn.functional.mse_loss", "reduction", "str", reduction)
    if (
        input.__class__ is not Tensor
        or target.__class__ is not Tensor
        or (weight is not None and weight.__class__ is not Tensor)
    ):
        return dispatch(
            nn_functional_mse_loss_op, input, target, size_average, reduce, reduction, weight
        )
    input_ = input._data
    target_ = target._data
    weight_ = None if weight is None else weight._data
    if (
        input_.dtype in COMPLEX
        or target_.dtype in COMPLEX
        or (weight_ is not None and weight_.dtype in COMPLEX)
    ):
        raise complex_refused("mse_loss")
    try:
        result_ = kernels.mse_loss(input_, target_, size_average, reduce, reduction, weight_)
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.mse_loss", input_, target_, size_average, reduce, reduction,
            weight_,
        ) from None  # fmt: skip
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is input_ or result_ is target_ or result_ is weight_:
        result_ = apart(result_, input_, target_, weight_)
    out = Tensor()
    out._data = result_
    input_fn = input._fn
    target_fn = target._fn
    weight_fn = None if weight is None else weight._fn
    if input_fn is None and target_fn is None and weight_fn is None:
        out._fn = None
        if MODE.marks:
            MODE.mark(
                out, nn_functional_mse_loss_op, input, target, size_average, reduce, reduction,
                weight,
            )  # fmt: skip
        return out
    out._fn = node = MseLossBackward0()
    if MODE.altered and not MODE.records(
        node, out, input, target, size_average, reduce, reduction, weight
    ):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (
        input if input_fn is LEAF else input_fn, target if target_fn is LEAF else target_fn,
        weight if weight_fn is LEAF else weight_fn,
    )  # fmt: skip
    node.saved = (input_, target_, weight_, None if weight_fn is None else result_)
    node.args = (size_average, reduce, reduction)
    node.restore = (
        (input_.shape, input_.dtype), (target_.shape, target_.dtype),
        None if weight_ is None else (weight_.shape, weight_.dtype),
    )  # fmt: skip
    return out


nn_functional_mse_loss_op = operation(
    "nn.functional.mse_loss", "loss", nn_functional_mse_loss, None, (0, 1, 5), optional=(5,),
    batched="reduced_by_weight",
)  # fmt: skip


# ---- nn.functional.l1_loss
def nn_functional_l1_loss(
    input, target, size_average=None, reduce=None, reduction="mean", weight=None
):
    """nn.functional.l1_loss(Tensor input, Tensor target, bool? size_average=None, bool?
    reduce=None, str reduction="mean", Tensor? weight=None) -> Tensor

    The mean absolute value of input - target; with weights, over their sum.
    """
    if size_average is not None and size_average is not True and size_average is not False:
        size_average = value_argument(
            "nn.functional.l1_loss", "size_average", "bool?", size_average
        )
    if reduce is not None and reduce is not True and reduce is not False:
        reduce = value_argument("nn.functional.l1_loss", "reduce", "bool?", reduce)
    if reduction.__class__ is not str:
        reduction = value_argument("nn.functional.l1_loss", "reduction", "str", reduction)
    if (
        input.__class__ is not Tensor
        or target.__class__ is not Tensor
        or (weight is not None and weight.__class__ is not Tensor)
    ):
        _found = overridden(
            "nn.functional.l1_loss", nn_functional_l1_loss, input, target, size_average, reduce,
            reduction, weight,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.l1_loss", 0, "input", input)
        target = tensor_argument("nn.functional.l1_loss", 1, "target", target)
        if weight is not None:
            weight = tensor_argument("nn.functional.l1_loss", 5, "weight", weight)
    try:
        return likelihoods.absolute_distance(
            input, target, weight, reduced.legacy(size_average, reduce, reduction)
        )
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.l1_loss", input, target, size_average, reduce, reduction, weight
        ) from None


# ---- nn.functional.binary_cross_entropy
class BinaryCrossEntropyBackward0(Node):
    __slots__ = ()
    operation = "nn.functional.binary_cross_entropy"
    formulas = {
        "input": (
            "losses.binary_input(grad, input, target, weight, size_average, reduce, reduction)"
        ),
        "target": "losses.binary_target(grad, input, weight, size_average, reduce, reduction)",
        "weight": "not_implemented",
    }
    saves = {"input": 0, "target": 1, "weight": 2}
    arg_names = ("size_average", "reduce", "reduction")

    def on_arrays(node, saved, grad, needs):
        input, target, weight = saved
        size_average, reduce, reduction = node.args
        grad_of_input = grad_of_target = grad_of_weight = None
        if needs[0] is not None:
            grad_of_input = losses.binary_input(
                grad, input, target, weight, size_average, reduce, reduction
            )
        if needs[1] is not None:
            grad_of_target = losses.binary_target(
                grad, input, weight, size_average, reduce, reduction
            )
        if needs[2] is not None:
            grad_of_weight = not_implemented("nn.functional.binary_cross_entropy", "weight")
        return node.restored(grad_of_input, grad_of_target, grad_of_weight)

    on_small = on_numbers = on_reduced


def nn_functional_binary_cross_entropy(
    input, target, weight=None, size_average=None, reduce=None, reduction="mean"
):
    """nn.functional.binary_cross_entropy(Tensor input, Tensor target, Tensor? weight=None,
    bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    The cross entropy of probabilities with targets between 0 and 1.
    """
    if size_average is not None and size_average is not True and size_average is not False:
        size_average = value_argument(
            "nn.functional.binary_cross_entropy", "size_average", "bool?", size_average
        )
    if reduce is not None and reduce is not True and reduce is not False:
        reduce = value_argument("nn.functional.binary_cross_entropy", "reduce", "bool?", reduce)
    if reduction.__class__ is not str:
        reduction = value_argument(
            "nn.functional.binary_cross_entropy", "reduction", "str", reduction
        )
    if (
        input.__class__ is not Tensor
        or target.__class__ is not Tensor
        or (weight is not None and weight.__class__ is not Tensor)
    ):
        return dispatch(
            nn_functional_binary_cross_entropy_op, input, target, weight, size_average, reduce,
            reduction,
        )  # fmt: skip
    input_ = input._data
    target_ = target._data
    weight_ = None if weight is None else weight._data
    if (
        input_.dtype in COMPLEX
        or target_.dtype in COMPLEX
        or (weight_ is not None and weight_.dtype in COMPLEX)
    ):
        raise complex_refused("binary_cross_entropy")
    try:
        result_ = kernels.binary_cross_entropy(
            input_, target_, weight_, size_average, reduce, reduction
        )
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.binary_cross_entropy", input_, target_, weight_, size_average,
            reduce, reduction,
        ) from None  # fmt: skip
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is input_ or result_ is target_ or result_ is weight_:
        result_ = apart(result_, input_, target_, weight_)
    out = Tensor()
    out._data = result_
    input_fn = input._fn
    target_fn = target._fn
    weight_fn = None if weight is None else weight._fn
    if input_fn is None and target_fn is None and weight_fn is None:
        out._fn = None
        if MODE.marks:
            MODE.mark(
                out, nn_functional_binary_cross_entropy_op, input, target, weight, size_average,
                reduce, reduction,
            )  # fmt: skip
        return out
    out._fn = node = BinaryCrossEntropyBackward0()
    if MODE.altered and not MODE.records(
        node, out, input, target, weight, size_average, reduce, reduction
    ):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (
        input if input_fn is LEAF else input_fn, target if target_fn is LEAF else target_fn,
        weight if weight_fn is LEAF else weight_fn,
    )  # fmt: skip
    node.saved = (
        None if input_fn is None and target_fn is None else input_,
        None if input_fn is None else target_,
        None if input_fn is None and target_fn is None else weight_,
    )
    node.args = (size_average, reduce, reduction)
    node.restore = (
        (input_.shape, input_.dtype), (target_.shape, target_.dtype),
        None if weight_ is None else (weight_.shape, weight_.dtype),
    )  # fmt: skip
    return out


nn_functional_binary_cross_entropy_op = operation(
    "nn.functional.binary_cross_entropy", "loss", nn_functional_binary_cross_entropy, None,
    (0, 1, 2), optional=(2,), batched="reduced",
)  # fmt: skip


# ---- nn.functional.binary_cross_entropy_with_logits
class BinaryCrossEntropyWithLogitsBackward0(Node):
    __slots__ = ()
    operation = "nn.functional.binary_cross_entropy_with_logits"
    formulas = {
        "input": (
            "losses.of_logits(grad, input, target, weight, pos_weight, size_average, reduce, "
            "reduction)"
        ),
        "target": (
            "losses.of_target(grad, input, weight, pos_weight, size_average, reduce, reduction)"
        ),
        "weight": "not_implemented",
        "pos_weight": "not_implemented",
    }
    saves = {"input": 0, "target": 1, "weight": 2, "pos_weight": 3}
    arg_names = ("size_average", "reduce", "reduction")

    def on_arrays(node, saved, grad, needs):
        input, target, weight, pos_weight = saved
        size_average, reduce, reduction = node.args
        grad_of_input = grad_of_target = grad_of_weight = grad_of_pos_weight = None
        if needs[0] is not None:
            grad_of_input = losses.of_logits(
                grad, input, target, weight, pos_weight, size_average, reduce, reduction
            )
        if needs[1] is not None:
            grad_of_target = losses.of_target(
                grad, input, weight, pos_weight, size_average, reduce, reduction
            )
        if needs[2] is not None:
            grad_of_weight = not_implemented(
                "nn.functional.binary_cross_entropy_with_logits", "weight"
            )
        if needs[3] is not None:
            grad_of_pos_weight = not_implemented(
                "nn.functional.binary_cross_entropy_with_logits", "pos_weight"
            )
        return node.restored(grad_of_input, grad_of_target, grad_of_weight, grad_of_pos_weight)

    on_small = on_numbers = on_reduced


def nn_functional_binary_cross_entropy_with_logits(
    input, target, weight=None, size_average=None, reduce=None, reduction="mean", pos_weight=None
):
    """nn.functional.binary_cross_entropy_with_logits(Tensor input, Tensor target, Tensor?
    weight=None, bool? size_average=None, bool? reduce=None, str reduction="mean", Tensor?
    pos_weight=None) -> Tensor

    binary_cross_entropy of the sigmoid of `input`, without overflow.
    """
    if size_average is not None and size_average is not True and size_average is not False:
        size_average = value_argument(
            "nn.functional.binary_cross_entropy_with_logits", "size_average", "bool?", size_average
        )
    if reduce is not None and reduce is not True and reduce is not False:
        reduce = value_argument(
            "nn.functional.binary_cross_entropy_with_logits", "reduce", "bool?", reduce
        )
    if reduction.__class__ is not str:
        reduction = value_argument(
            "nn.functional.binary_cross_entropy_with_logits", "reduction", "str", reduction
        )
    if (
        input.__class__ is not Tensor
        or target.__class__ is not Tensor
        or (weight is not None and weight.__class__ is not Tensor)
        or (pos_weight is not None and pos_weight.__class__ is not Tensor)
    ):
        return dispatch(
            nn_functional_binary_cross_entropy_with_logits_op, input, target, weight, size_average,
            reduce, reduction, pos_weight,
        )  # fmt: skip
    input_ = input._data
    target_ = target._data
    weight_ = None if weight is None else weight._data
    pos_weight_ = None if pos_weight is None else pos_weight._data
    if (
        input_.dtype in COMPLEX
        or target_.dtype in COMPLEX
        or (weight_ is not None and weight_.dtype in COMPLEX)
        or (pos_weight_ is not None and pos_weight_.dtype in COMPLEX)
    ):
        raise complex_refused("binary_cross_entropy_with_logits")
    try:
        result_ = kernels.binary_cross_entropy_with_logits(
            input_, target_, weight_, size_average, reduce, reduction, pos_weight_
        )
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.binary_cross_entropy_with_logits", input_, target_, weight_,
            size_average, reduce, reduction, pos_weight_,
        ) from None  # fmt: skip
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if (
        result_.base is not None
        or result_ is input_
        or result_ is target_
        or result_ is weight_
        or result_ is pos_weight_
    ):
        result_ = apart(result_, input_, target_, weight_, pos_weight_)
    out = Tensor()
    out._data = result_
    input_fn = input._fn
    target_fn = target._fn
    weight_fn = None if weight is None else weight._fn
    pos_weight_fn = None if pos_weight is None else pos_weight._fn
    if input_fn is None and target_fn is None and weight_fn is None and pos_weight_fn is None:
        out._fn = None
        if MODE.marks:
            MODE.mark(
                out, nn_functional_binary_cross_entropy_with_logits_op, input, target, weight,
                size_average, reduce, reduction, pos_weight,
            )  # fmt: skip
        return out
    out._fn = node = BinaryCrossEntropyWithLogitsBackward0()
    if MODE.altered and not MODE.records(
        node, out, input, target, weight, size_average, reduce, reduction, pos_weight
    ):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (
        input if input_fn is LEAF else input_fn, target if target_fn is LEAF else target_fn,
        weight if weight_fn is LEAF else weight_fn,
        pos_weight if pos_weight_fn is LEAF else pos_weight_fn,
    )  # fmt: skip
    node.saved = (
        None if input_fn is None and target_fn is None else input_,
        None if input_fn is None else target_,
        None if input_fn is None and target_fn is None else weight_,
        None if input_fn is None and target_fn is None else pos_weight_,
    )
    node.args = (size_average, reduce, reduction)
    node.restore = (
        (input_.shape, input_.dtype), (target_.shape, target_.dtype),
        None if weight_ is None else (weight_.shape, weight_.dtype),
        None if pos_weight_ is None else (pos_weight_.shape, pos_weight_.dtype),
    )  # fmt: skip
    return out


nn_functional_binary_cross_entropy_with_logits_op = operation(
    "nn.functional.binary_cross_entropy_with_logits", "loss",
    nn_functional_binary_cross_entropy_with_logits, None, (0, 1, 2, 6), optional=(2, 6),
    batched="reduced",
)  # fmt: skip
