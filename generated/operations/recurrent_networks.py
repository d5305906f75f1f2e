# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 73728d2d9fbf8f0f, content 9dc5c2ef9bcd4151
"""Recurrent networks: functions, Backward nodes and tangents."""

from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck
from autograd.array.memory import settled
from autograd.base.dtypes import COMPLEX
from autograd.composites import recurrent
from autograd.core.arguments import all_ints, tensors_argument, value_argument
from autograd.core.dispatch import NUMBERS, dispatch, operation, overridden
from autograd.core.errors import FAULTS, refused
from autograd.core.node import calling
from autograd.core.runtime import (
    ReturnType,
    all_plain,
    choose,
    complex_refused,
    tensor_argument,
    zero_array,
    zero_tensor,
)
from autograd.core.tensor import LEAF, MODE, Node, Output, Tensor, from_array
from autograd.core.version_counter import next_stamp
from autograd.formulas import recurrences
from autograd.views.out import write_out

__all__ = [
    "nn_functional__lstm_sequence", "nn_functional__gru_sequence", "nn_functional__rnn_sequence",
    "lstm_input", "lstm_data", "gru_input", "gru_data", "rnn_tanh_input", "rnn_relu_input",
    "rnn_tanh_data", "rnn_relu_data", "lstm", "gru", "rnn_tanh", "rnn_relu",
]  # fmt: skip


# ---- nn.functional._lstm_sequence
class NnFunctionalLstmSequenceResult(ReturnType):
    __slots__ = ()
    operation = "nn_functional__lstm_sequence"
    fields = ("result", "cells", "gates")


class LstmSequenceBackward0(Node):
    __slots__ = ()
    operation = "nn.functional._lstm_sequence"
    formulas = {
        "input, hidden, cell, weight, projection": (
            "recurrences.lstm_inputs(grad_result, grad_cells, given, input, hidden, cell, weight, "
            "projection, result, cells, gates, sizes, reverse, needs)"
        ),
    }
    saves = {
        "input": 0,
        "hidden": 1,
        "cell": 2,
        "weight": 3,
        "projection": 4,
        "result": Output(None, 0),
        "cells": Output(None, 1),
        "gates": None,
    }
    arg_names = ("sizes", "reverse", "result_shape", "result_dtype", "cells_shape", "cells_dtype")
    many_outputs = True
    recomputed = {5: 0, 6: 1, 7: 2}

    def on_arrays(node, saved, grad, needs):
        input, hidden, cell, weight, projection, result, cells, gates = saved
        sizes, reverse, result_shape, result_dtype, cells_shape, cells_dtype = node.args
        given = (0 in grad, 1 in grad)
        grad_result = grad.get(0)
        if grad_result is None:
            grad_result = zero_array(result_shape, result_dtype, grad)
        grad_cells = grad.get(1)
        if grad_cells is None:
            grad_cells = zero_array(cells_shape, cells_dtype, grad)
        grad_of_input = grad_of_hidden = grad_of_cell = grad_of_weight = grad_of_projection = None
        if (
            needs[0] is not None
            or needs[1] is not None
            or needs[2] is not None
            or needs[3] is not None
            or needs[4] is not None
        ):
            grad_of_input, grad_of_hidden, grad_of_cell, grad_of_weight, grad_of_projection = (
                recurrences.lstm_inputs(
                    grad_result,
                    grad_cells,
                    given,
                    input,
                    hidden,
                    cell,
                    weight,
                    projection,
                    result,
                    cells,
                    gates,
                    sizes,
                    reverse,
                    needs,
                )
            )
        return node.restored(
            grad_of_input, grad_of_hidden, grad_of_cell, grad_of_weight, grad_of_projection
        )

    on_tensors = calling(on_arrays, zero_array=zero_tensor)

    def recompute(node, saved):
        input, hidden, cell, weight, projection, _result, _cells, _gates = saved
        sizes, reverse, _result_shape, _result_dtype, _cells_shape, _cells_dtype = node.args
        return kernels.lstm_sequence(input, hidden, cell, weight, projection, sizes, reverse)


def nn_functional__lstm_sequence(input, hidden, cell, weight, projection, sizes, reverse):
    """nn.functional._lstm_sequence(Tensor input, Tensor hidden, Tensor cell, Tensor weight,
    Tensor? projection, int[] sizes, bool reverse) -> (Tensor result, Tensor cells, Tensor
    gates)

    An LSTM's hidden states and cells after all steps, from its products with the inputs,
    sizes[t] rows for time t; the part of lstm that goes step by step.
    """
    if not all_ints(sizes):
        sizes = value_argument("nn.functional._lstm_sequence", "sizes", "int[]", sizes)
    if reverse is not True and reverse is not False:
        reverse = value_argument("nn.functional._lstm_sequence", "reverse", "bool", reverse)
    if (
        input.__class__ is not Tensor
        or hidden.__class__ is not Tensor
        or cell.__class__ is not Tensor
        or weight.__class__ is not Tensor
        or (projection is not None and projection.__class__ is not Tensor)
    ):
        return dispatch(
            nn_functional__lstm_sequence_op, input, hidden, cell, weight, projection, sizes, reverse
        )
    input_ = input._data
    hidden_ = hidden._data
    cell_ = cell._data
    weight_ = weight._data
    projection_ = None if projection is None else projection._data
    if (
        input_.dtype in COMPLEX
        or hidden_.dtype in COMPLEX
        or cell_.dtype in COMPLEX
        or weight_.dtype in COMPLEX
        or (projection_ is not None and projection_.dtype in COMPLEX)
    ):
        raise complex_refused("_lstm_sequence")
    try:
        result_, cells_, gates_ = kernels.lstm_sequence(
            input_, hidden_, cell_, weight_, projection_, sizes, reverse
        )
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional._lstm_sequence", input_, hidden_, cell_, weight_, projection_,
            sizes, reverse,
        ) from None  # fmt: skip
    if (
        result_.base is not None
        or result_ is input_
        or result_ is hidden_
        or result_ is cell_
        or result_ is weight_
        or result_ is projection_
        or not result_.flags.c_contiguous
    ):
        result_ = settled(result_, input_, hidden_, cell_, weight_, projection_)
    if (
        cells_.base is not None
        or cells_ is input_
        or cells_ is hidden_
        or cells_ is cell_
        or cells_ is weight_
        or cells_ is projection_
        or not cells_.flags.c_contiguous
    ):
        cells_ = settled(cells_, input_, hidden_, cell_, weight_, projection_)
    if (
        gates_.base is not None
        or gates_ is input_
        or gates_ is hidden_
        or gates_ is cell_
        or gates_ is weight_
        or gates_ is projection_
        or not gates_.flags.c_contiguous
    ):
        gates_ = settled(gates_, input_, hidden_, cell_, weight_, projection_)
    _outputs = NnFunctionalLstmSequenceResult(
        (from_array(result_), from_array(cells_), from_array(gates_))
    )
    input_fn = input._fn
    hidden_fn = hidden._fn
    cell_fn = cell._fn
    weight_fn = weight._fn
    projection_fn = None if projection is None else projection._fn
    if (
        input_fn is None
        and hidden_fn is None
        and cell_fn is None
        and weight_fn is None
        and projection_fn is None
    ):
        if MODE.settle is not None:
            MODE.settle(
                _outputs, nn_functional__lstm_sequence_op, input, hidden, cell, weight, projection,
                sizes, reverse,
            )  # fmt: skip
        return _outputs
    node = LstmSequenceBackward0()
    if MODE.altered and not MODE.records(
        node, _outputs, input, hidden, cell, weight, projection, sizes, reverse
    ):
        return _outputs
    _outputs[0]._fn = Output(node, 0)
    _outputs[1]._fn = Output(node, 1)
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (
        input if input_fn is LEAF else input_fn, hidden if hidden_fn is LEAF else hidden_fn,
        cell if cell_fn is LEAF else cell_fn, weight if weight_fn is LEAF else weight_fn,
        projection if projection_fn is LEAF else projection_fn,
    )  # fmt: skip
    node.saved = (input_, hidden_, cell_, weight_, projection_, result_, cells_, gates_)
    node.args = (sizes, reverse, result_.shape, result_.dtype, cells_.shape, cells_.dtype)
    node.restore = (
        (input_.shape, input_.dtype), (hidden_.shape, hidden_.dtype), (cell_.shape, cell_.dtype),
        (weight_.shape, weight_.dtype),
        None if projection_ is None else (projection_.shape, projection_.dtype),
    )  # fmt: skip
    return _outputs


nn_functional__lstm_sequence_op = operation(
    "nn.functional._lstm_sequence", "scan", nn_functional__lstm_sequence, None, (0, 1, 2, 3, 4),
    optional=(4,), batched="recurrent",
)  # fmt: skip


# ---- nn.functional._gru_sequence
class NnFunctionalGruSequenceResult(ReturnType):
    __slots__ = ()
    operation = "nn_functional__gru_sequence"
    fields = ("result", "gates")


class GruSequenceBackward0(Node):
    __slots__ = ()
    operation = "nn.functional._gru_sequence"
    formulas = {
        "input, hidden, weight, bias": (
            "recurrences.gru_inputs(grad, input, hidden, weight, bias, result, gates, sizes, "
            "reverse, needs)"
        ),
    }
    saves = {
        "input": 0,
        "hidden": 1,
        "weight": 2,
        "bias": 3,
        "result": Output(None, 0),
        "gates": None,
    }
    arg_names = ("sizes", "reverse")
    recomputed = {4: 0, 5: 1}

    def on_arrays(node, saved, grad, needs):
        input, hidden, weight, bias, result, gates = saved
        sizes, reverse = node.args
        grad_of_input = grad_of_hidden = grad_of_weight = grad_of_bias = None
        if (
            needs[0] is not None
            or needs[1] is not None
            or needs[2] is not None
            or needs[3] is not None
        ):
            grad_of_input, grad_of_hidden, grad_of_weight, grad_of_bias = recurrences.gru_inputs(
                grad, input, hidden, weight, bias, result, gates, sizes, reverse, needs
            )
        return node.restored(grad_of_input, grad_of_hidden, grad_of_weight, grad_of_bias)

    def recompute(node, saved):
        input, hidden, weight, bias, _result, _gates = saved
        sizes, reverse = node.args
        return kernels.gru_sequence(input, hidden, weight, bias, sizes, reverse)


def nn_functional__gru_sequence(input, hidden, weight, bias, sizes, reverse):
    """nn.functional._gru_sequence(Tensor input, Tensor hidden, Tensor weight, Tensor? bias,
    int[] sizes, bool reverse) -> (Tensor result, Tensor gates)

    The states of gated recurrent units after all steps, as lstm_sequence; the part of gru
    that goes step by step.
    """
    if not all_ints(sizes):
        sizes = value_argument("nn.functional._gru_sequence", "sizes", "int[]", sizes)
    if reverse is not True and reverse is not False:
        reverse = value_argument("nn.functional._gru_sequence", "reverse", "bool", reverse)
    if (
        input.__class__ is not Tensor
        or hidden.__class__ is not Tensor
        or weight.__class__ is not Tensor
        or (bias is not None and bias.__class__ is not Tensor)
    ):
        return dispatch(nn_functional__gru_sequence_op, input, hidden, weight, bias, sizes, reverse)
    input_ = input._data
    hidden_ = hidden._data
    weight_ = weight._data
    bias_ = None if bias is None else bias._data
    if (
        input_.dtype in COMPLEX
        or hidden_.dtype in COMPLEX
        or weight_.dtype in COMPLEX
        or (bias_ is not None and bias_.dtype in COMPLEX)
    ):
        raise complex_refused("_gru_sequence")
    try:
        result_, gates_ = kernels.gru_sequence(input_, hidden_, weight_, bias_, sizes, reverse)
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional._gru_sequence", input_, hidden_, weight_, bias_, sizes, reverse
        ) from None
    if (
        result_.base is not None
        or result_ is input_
        or result_ is hidden_
        or result_ is weight_
        or result_ is bias_
        or not result_.flags.c_contiguous
    ):
        result_ = settled(result_, input_, hidden_, weight_, bias_)
    if (
        gates_.base is not None
        or gates_ is input_
        or gates_ is hidden_
        or gates_ is weight_
        or gates_ is bias_
        or not gates_.flags.c_contiguous
    ):
        gates_ = settled(gates_, input_, hidden_, weight_, bias_)
    _outputs = NnFunctionalGruSequenceResult((from_array(result_), from_array(gates_)))
    input_fn = input._fn
    hidden_fn = hidden._fn
    weight_fn = weight._fn
    bias_fn = None if bias is None else bias._fn
    if input_fn is None and hidden_fn is None and weight_fn is None and bias_fn is None:
        if MODE.settle is not None:
            MODE.settle(
                _outputs, nn_functional__gru_sequence_op, input, hidden, weight, bias, sizes,
                reverse,
            )  # fmt: skip
        return _outputs
    node = GruSequenceBackward0()
    if MODE.altered and not MODE.records(
        node, _outputs, input, hidden, weight, bias, sizes, reverse
    ):
        return _outputs
    _outputs[0]._fn = node
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (
        input if input_fn is LEAF else input_fn, hidden if hidden_fn is LEAF else hidden_fn,
        weight if weight_fn is LEAF else weight_fn, bias if bias_fn is LEAF else bias_fn,
    )  # fmt: skip
    node.saved = (input_, hidden_, weight_, bias_, result_, gates_)
    node.args = (sizes, reverse)
    node.restore = (
        (input_.shape, input_.dtype), (hidden_.shape, hidden_.dtype),
        (weight_.shape, weight_.dtype), None if bias_ is None else (bias_.shape, bias_.dtype),
    )  # fmt: skip
    return _outputs


nn_functional__gru_sequence_op = operation(
    "nn.functional._gru_sequence", "scan", nn_functional__gru_sequence, None, (0, 1, 2, 3),
    optional=(3,), batched="recurrent",
)  # fmt: skip


# ---- nn.functional._rnn_sequence
class RnnSequenceBackward0(Node):
    __slots__ = ()
    operation = "nn.functional._rnn_sequence"
    formulas = {
        "input, hidden, weight": (
            "recurrences.rnn_inputs(grad, input, hidden, weight, result, activation, sizes, "
            "reverse, needs)"
        ),
    }
    saves = {"input": 0, "hidden": 1, "weight": 2, "result": Output(None, 0)}
    arg_names = ("activation", "sizes", "reverse")
    recomputed = {3: 0}

    def on_arrays(node, saved, grad, needs):
        input, hidden, weight, result = saved
        activation, sizes, reverse = node.args
        grad_of_input = grad_of_hidden = grad_of_weight = None
        if needs[0] is not None or needs[1] is not None or needs[2] is not None:
            grad_of_input, grad_of_hidden, grad_of_weight = recurrences.rnn_inputs(
                grad, input, hidden, weight, result, activation, sizes, reverse, needs
            )
        return node.restored(grad_of_input, grad_of_hidden, grad_of_weight)

    def recompute(node, saved):
        input, hidden, weight, _result = saved
        activation, sizes, reverse = node.args
        return (kernels.rnn_sequence(input, hidden, weight, activation, sizes, reverse),)


def nn_functional__rnn_sequence(input, hidden, weight, activation, sizes, reverse):
    """nn.functional._rnn_sequence(Tensor input, Tensor hidden, Tensor weight, str activation,
    int[] sizes, bool reverse) -> Tensor

    The states of simple recurrent units after all steps, as lstm_sequence; the part of
    rnn_tanh and rnn_relu that goes step by step.
    """
    if activation.__class__ is not str:
        activation = value_argument("nn.functional._rnn_sequence", "activation", "str", activation)
    if not all_ints(sizes):
        sizes = value_argument("nn.functional._rnn_sequence", "sizes", "int[]", sizes)
    if reverse is not True and reverse is not False:
        reverse = value_argument("nn.functional._rnn_sequence", "reverse", "bool", reverse)
    if (
        input.__class__ is not Tensor
        or hidden.__class__ is not Tensor
        or weight.__class__ is not Tensor
    ):
        return dispatch(
            nn_functional__rnn_sequence_op, input, hidden, weight, activation, sizes, reverse
        )
    input_ = input._data
    hidden_ = hidden._data
    weight_ = weight._data
    if input_.dtype in COMPLEX or hidden_.dtype in COMPLEX or weight_.dtype in COMPLEX:
        raise complex_refused("_rnn_sequence")
    try:
        result_ = kernels.rnn_sequence(input_, hidden_, weight_, activation, sizes, reverse)
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional._rnn_sequence", input_, hidden_, weight_, activation, sizes,
            reverse,
        ) from None  # fmt: skip
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if (
        result_.base is not None
        or result_ is input_
        or result_ is hidden_
        or result_ is weight_
        or not result_.flags.c_contiguous
    ):
        result_ = settled(result_, input_, hidden_, weight_)
    out = Tensor()
    out._data = result_
    input_fn = input._fn
    hidden_fn = hidden._fn
    weight_fn = weight._fn
    if input_fn is None and hidden_fn is None and weight_fn is None:
        out._fn = None
        if MODE.marks:
            MODE.mark(
                out, nn_functional__rnn_sequence_op, input, hidden, weight, activation, sizes,
                reverse,
            )  # fmt: skip
        return out
    out._fn = node = RnnSequenceBackward0()
    if MODE.altered and not MODE.records(
        node, out, input, hidden, weight, activation, sizes, reverse
    ):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (
        input if input_fn is LEAF else input_fn, hidden if hidden_fn is LEAF else hidden_fn,
        weight if weight_fn is LEAF else weight_fn,
    )  # fmt: skip
    node.saved = (input_, hidden_, weight_, result_)
    node.args = (activation, sizes, reverse)
    node.restore = (
        (input_.shape, input_.dtype), (hidden_.shape, hidden_.dtype),
        (weight_.shape, weight_.dtype),
    )  # fmt: skip
    return out


nn_functional__rnn_sequence_op = operation(
    "nn.functional._rnn_sequence", "scan", nn_functional__rnn_sequence, None, (0, 1, 2),
    batched="recurrent",
)  # fmt: skip


# ---- lstm.input
def lstm_input(
    input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first
):
    """lstm.input(Tensor input, Tensor[] hx, Tensor[] params, bool has_biases, int num_layers,
    float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor,
    Tensor)

    Layers of an LSTM over sequences (T, N, I) - all outputs of the last, and the last h
    and c of all.
    """
    if has_biases is not True and has_biases is not False:
        has_biases = value_argument("lstm.input", "has_biases", "bool", has_biases)
    if num_layers.__class__ is not int:
        num_layers = value_argument("lstm.input", "num_layers", "int", num_layers)
    if dropout.__class__ not in NUMBERS:
        dropout = value_argument("lstm.input", "dropout", "float", dropout)
    if train is not True and train is not False:
        train = value_argument("lstm.input", "train", "bool", train)
    if bidirectional is not True and bidirectional is not False:
        bidirectional = value_argument("lstm.input", "bidirectional", "bool", bidirectional)
    if batch_first is not True and batch_first is not False:
        batch_first = value_argument("lstm.input", "batch_first", "bool", batch_first)
    if input.__class__ is not Tensor or not all_plain(hx) or not all_plain(params):
        _found = overridden(
            "lstm.input", lstm_input, input, hx, params, has_biases, num_layers, dropout, train,
            bidirectional, batch_first,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("lstm.input", 0, "input", input)
        hx = tensors_argument("lstm.input", "hx", hx)
        params = tensors_argument("lstm.input", "params", params)
    try:
        return tuple(
            recurrent.lstm_input(
                input,
                hx,
                params,
                has_biases,
                num_layers,
                dropout,
                train,
                bidirectional,
                batch_first,
            ),
        )
    except FAULTS as _error:
        raise refused(
            _error, "lstm.input", input, hx, params, has_biases, num_layers, dropout, train,
            bidirectional, batch_first,
        ) from None  # fmt: skip


# ---- lstm.data
def lstm_data(
    input, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional
):
    """lstm.data(Tensor input, Tensor batch_sizes, Tensor[] hx, Tensor[] params, bool
    has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor,
    Tensor, Tensor)

    Layers of an LSTM over packed sequences, of which the first batch_sizes[t] reach time
    t.
    """
    if has_biases is not True and has_biases is not False:
        has_biases = value_argument("lstm.data", "has_biases", "bool", has_biases)
    if num_layers.__class__ is not int:
        num_layers = value_argument("lstm.data", "num_layers", "int", num_layers)
    if dropout.__class__ not in NUMBERS:
        dropout = value_argument("lstm.data", "dropout", "float", dropout)
    if train is not True and train is not False:
        train = value_argument("lstm.data", "train", "bool", train)
    if bidirectional is not True and bidirectional is not False:
        bidirectional = value_argument("lstm.data", "bidirectional", "bool", bidirectional)
    if (
        input.__class__ is not Tensor
        or batch_sizes.__class__ is not Tensor
        or not all_plain(hx)
        or not all_plain(params)
    ):
        _found = overridden(
            "lstm.data", lstm_data, input, batch_sizes, hx, params, has_biases, num_layers, dropout,
            train, bidirectional,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("lstm.data", 0, "input", input)
        batch_sizes = tensor_argument("lstm.data", 1, "batch_sizes", batch_sizes)
        hx = tensors_argument("lstm.data", "hx", hx)
        params = tensors_argument("lstm.data", "params", params)
    try:
        return tuple(
            recurrent.lstm_data(
                input,
                batch_sizes,
                hx,
                params,
                has_biases,
                num_layers,
                dropout,
                train,
                bidirectional,
            ),
        )
    except FAULTS as _error:
        raise refused(
            _error, "lstm.data", input, batch_sizes, hx, params, has_biases, num_layers, dropout,
            train, bidirectional,
        ) from None  # fmt: skip


# ---- gru.input
def gru_input(
    input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first
):
    """gru.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers,
    float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)

    Layers of gated recurrent units over sequences (T, N, I) - all outputs of the last,
    and the last states of all.
    """
    if has_biases is not True and has_biases is not False:
        has_biases = value_argument("gru.input", "has_biases", "bool", has_biases)
    if num_layers.__class__ is not int:
        num_layers = value_argument("gru.input", "num_layers", "int", num_layers)
    if dropout.__class__ not in NUMBERS:
        dropout = value_argument("gru.input", "dropout", "float", dropout)
    if train is not True and train is not False:
        train = value_argument("gru.input", "train", "bool", train)
    if bidirectional is not True and bidirectional is not False:
        bidirectional = value_argument("gru.input", "bidirectional", "bool", bidirectional)
    if batch_first is not True and batch_first is not False:
        batch_first = value_argument("gru.input", "batch_first", "bool", batch_first)
    if input.__class__ is not Tensor or hx.__class__ is not Tensor or not all_plain(params):
        _found = overridden(
            "gru.input", gru_input, input, hx, params, has_biases, num_layers, dropout, train,
            bidirectional, batch_first,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("gru.input", 0, "input", input)
        hx = tensor_argument("gru.input", 1, "hx", hx)
        params = tensors_argument("gru.input", "params", params)
    try:
        return tuple(
            recurrent.gru_input(
                input,
                hx,
                params,
                has_biases,
                num_layers,
                dropout,
                train,
                bidirectional,
                batch_first,
            ),
        )
    except FAULTS as _error:
        raise refused(
            _error, "gru.input", input, hx, params, has_biases, num_layers, dropout, train,
            bidirectional, batch_first,
        ) from None  # fmt: skip


# ---- gru.data
def gru_data(input, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional):
    """gru.data(Tensor input, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases,
    int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor)

    Layers of gated recurrent units over packed sequences, of which the first
    batch_sizes[t] reach time t.
    """
    if has_biases is not True and has_biases is not False:
        has_biases = value_argument("gru.data", "has_biases", "bool", has_biases)
    if num_layers.__class__ is not int:
        num_layers = value_argument("gru.data", "num_layers", "int", num_layers)
    if dropout.__class__ not in NUMBERS:
        dropout = value_argument("gru.data", "dropout", "float", dropout)
    if train is not True and train is not False:
        train = value_argument("gru.data", "train", "bool", train)
    if bidirectional is not True and bidirectional is not False:
        bidirectional = value_argument("gru.data", "bidirectional", "bool", bidirectional)
    if (
        input.__class__ is not Tensor
        or batch_sizes.__class__ is not Tensor
        or hx.__class__ is not Tensor
        or not all_plain(params)
    ):
        _found = overridden(
            "gru.data", gru_data, input, batch_sizes, hx, params, has_biases, num_layers, dropout,
            train, bidirectional,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("gru.data", 0, "input", input)
        batch_sizes = tensor_argument("gru.data", 1, "batch_sizes", batch_sizes)
        hx = tensor_argument("gru.data", 2, "hx", hx)
        params = tensors_argument("gru.data", "params", params)
    try:
        return tuple(
            recurrent.gru_data(
                input,
                batch_sizes,
                hx,
                params,
                has_biases,
                num_layers,
                dropout,
                train,
                bidirectional,
            ),
        )
    except FAULTS as _error:
        raise refused(
            _error, "gru.data", input, batch_sizes, hx, params, has_biases, num_layers, dropout,
            train, bidirectional,
        ) from None  # fmt: skip


# ---- rnn_tanh.input
def rnn_tanh_input(
    input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first
):
    """rnn_tanh.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers,
    float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)

    Layers of simple recurrent units with tanh over sequences (T, N, I).
    """
    if has_biases is not True and has_biases is not False:
        has_biases = value_argument("rnn_tanh.input", "has_biases", "bool", has_biases)
    if num_layers.__class__ is not int:
        num_layers = value_argument("rnn_tanh.input", "num_layers", "int", num_layers)
    if dropout.__class__ not in NUMBERS:
        dropout = value_argument("rnn_tanh.input", "dropout", "float", dropout)
    if train is not True and train is not False:
        train = value_argument("rnn_tanh.input", "train", "bool", train)
    if bidirectional is not True and bidirectional is not False:
        bidirectional = value_argument("rnn_tanh.input", "bidirectional", "bool", bidirectional)
    if batch_first is not True and batch_first is not False:
        batch_first = value_argument("rnn_tanh.input", "batch_first", "bool", batch_first)
    if input.__class__ is not Tensor or hx.__class__ is not Tensor or not all_plain(params):
        _found = overridden(
            "rnn_tanh.input", rnn_tanh_input, input, hx, params, has_biases, num_layers, dropout,
            train, bidirectional, batch_first,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("rnn_tanh.input", 0, "input", input)
        hx = tensor_argument("rnn_tanh.input", 1, "hx", hx)
        params = tensors_argument("rnn_tanh.input", "params", params)
    try:
        return tuple(
            recurrent.rnn(
                "tanh",
                input,
                hx,
                params,
                has_biases,
                num_layers,
                dropout,
                train,
                bidirectional,
                batch_first,
            ),
        )
    except FAULTS as _error:
        raise refused(
            _error, "rnn_tanh.input", input, hx, params, has_biases, num_layers, dropout, train,
            bidirectional, batch_first,
        ) from None  # fmt: skip


# ---- rnn_relu.input
def rnn_relu_input(
    input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first
):
    """rnn_relu.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers,
    float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)

    Layers of simple recurrent units with relu over sequences (T, N, I).
    """
    if has_biases is not True and has_biases is not False:
        has_biases = value_argument("rnn_relu.input", "has_biases", "bool", has_biases)
    if num_layers.__class__ is not int:
        num_layers = value_argument("rnn_relu.input", "num_layers", "int", num_layers)
    if dropout.__class__ not in NUMBERS:
        dropout = value_argument("rnn_relu.input", "dropout", "float", dropout)
    if train is not True and train is not False:
        train = value_argument("rnn_relu.input", "train", "bool", train)
    if bidirectional is not True and bidirectional is not False:
        bidirectional = value_argument("rnn_relu.input", "bidirectional", "bool", bidirectional)
    if batch_first is not True and batch_first is not False:
        batch_first = value_argument("rnn_relu.input", "batch_first", "bool", batch_first)
    if input.__class__ is not Tensor or hx.__class__ is not Tensor or not all_plain(params):
        _found = overridden(
            "rnn_relu.input", rnn_relu_input, input, hx, params, has_biases, num_layers, dropout,
            train, bidirectional, batch_first,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("rnn_relu.input", 0, "input", input)
        hx = tensor_argument("rnn_relu.input", 1, "hx", hx)
        params = tensors_argument("rnn_relu.input", "params", params)
    try:
        return tuple(
            recurrent.rnn(
                "relu",
                input,
                hx,
                params,
                has_biases,
                num_layers,
                dropout,
                train,
                bidirectional,
                batch_first,
            ),
        )
    except FAULTS as _error:
        raise refused(
            _error, "rnn_relu.input", input, hx, params, has_biases, num_layers, dropout, train,
            bidirectional, batch_first,
        ) from None  # fmt: skip


# ---- rnn_tanh.data
def rnn_tanh_data(
    input, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional
):
    """rnn_tanh.data(Tensor input, Tensor batch_sizes, Tensor hx, Tensor[] params, bool
    has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor,
    Tensor)

    Layers of simple recurrent units with tanh over packed sequences.
    """
    if has_biases is not True and has_biases is not False:
        has_biases = value_argument("rnn_tanh.data", "has_biases", "bool", has_biases)
    if num_layers.__class__ is not int:
        num_layers = value_argument("rnn_tanh.data", "num_layers", "int", num_layers)
    if dropout.__class__ not in NUMBERS:
        dropout = value_argument("rnn_tanh.data", "dropout", "float", dropout)
    if train is not True and train is not False:
        train = value_argument("rnn_tanh.data", "train", "bool", train)
    if bidirectional is not True and bidirectional is not False:
        bidirectional = value_argument("rnn_tanh.data", "bidirectional", "bool", bidirectional)
    if (
        input.__class__ is not Tensor
        or batch_sizes.__class__ is not Tensor
        or hx.__class__ is not Tensor
        or not all_plain(params)
    ):
        _found = overridden(
            "rnn_tanh.data", rnn_tanh_data, input, batch_sizes, hx, params, has_biases, num_layers,
            dropout, train, bidirectional,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("rnn_tanh.data", 0, "input", input)
        batch_sizes = tensor_argument("rnn_tanh.data", 1, "batch_sizes", batch_sizes)
        hx = tensor_argument("rnn_tanh.data", 2, "hx", hx)
        params = tensors_argument("rnn_tanh.data", "params", params)
    try:
        return tuple(
            recurrent.packed_rnn(
                "tanh",
                input,
                batch_sizes,
                hx,
                params,
                has_biases,
                num_layers,
                dropout,
                train,
                bidirectional,
            ),
        )
    except FAULTS as _error:
        raise refused(
            _error, "rnn_tanh.data", input, batch_sizes, hx, params, has_biases, num_layers,
            dropout, train, bidirectional,
        ) from None  # fmt: skip


# ---- rnn_relu.data
def rnn_relu_data(
    input, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional
):
    """rnn_relu.data(Tensor input, Tensor batch_sizes, Tensor hx, Tensor[] params, bool
    has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor,
    Tensor)

    Layers of simple recurrent units with relu over packed sequences.
    """
    if has_biases is not True and has_biases is not False:
        has_biases = value_argument("rnn_relu.data", "has_biases", "bool", has_biases)
    if num_layers.__class__ is not int:
        num_layers = value_argument("rnn_relu.data", "num_layers", "int", num_layers)
    if dropout.__class__ not in NUMBERS:
        dropout = value_argument("rnn_relu.data", "dropout", "float", dropout)
    if train is not True and train is not False:
        train = value_argument("rnn_relu.data", "train", "bool", train)
    if bidirectional is not True and bidirectional is not False:
        bidirectional = value_argument("rnn_relu.data", "bidirectional", "bool", bidirectional)
    if (
        input.__class__ is not Tensor
        or batch_sizes.__class__ is not Tensor
        or hx.__class__ is not Tensor
        or not all_plain(params)
    ):
        _found = overridden(
            "rnn_relu.data", rnn_relu_data, input, batch_sizes, hx, params, has_biases, num_layers,
            dropout, train, bidirectional,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("rnn_relu.data", 0, "input", input)
        batch_sizes = tensor_argument("rnn_relu.data", 1, "batch_sizes", batch_sizes)
        hx = tensor_argument("rnn_relu.data", 2, "hx", hx)
        params = tensors_argument("rnn_relu.data", "params", params)
    try:
        return tuple(
            recurrent.packed_rnn(
                "relu",
                input,
                batch_sizes,
                hx,
                params,
                has_biases,
                num_layers,
                dropout,
                train,
                bidirectional,
            ),
        )
    except FAULTS as _error:
        raise refused(
            _error, "rnn_relu.data", input, batch_sizes, hx, params, has_biases, num_layers,
            dropout, train, bidirectional,
        ) from None  # fmt: skip


def lstm(*args, **kwargs):
    """lstm.input(Tensor input, Tensor[] hx, Tensor[] params, bool has_biases, int num_layers,
    float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor,
    Tensor)
    lstm.data(Tensor input, Tensor batch_sizes, Tensor[] hx, Tensor[] params, bool
    has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor,
    Tensor, Tensor)

    Layers of an LSTM over sequences (T, N, I) - all outputs of the last, and the last h
    and c of all.
    Layers of an LSTM over packed sequences, of which the first batch_sizes[t] reach time
    t.
    """
    if "out" in kwargs:
        return write_out(lstm, kwargs.pop("out"), Tensor, *args, **kwargs)
    return choose("lstm", lstm_overloads, args, kwargs)


lstm_overloads = (
    (
        lstm_input,
        (
            "Tensor input, Tensor[] hx, Tensor[] params, bool has_biases, int num_layers, float "
            "dropout, bool train, bool bidirectional, bool batch_first"
        ),
    ),
    (
        lstm_data,
        (
            "Tensor input, Tensor batch_sizes, Tensor[] hx, Tensor[] params, bool has_biases, int "
            "num_layers, float dropout, bool train, bool bidirectional"
        ),
    ),
)


def gru(*args, **kwargs):
    """gru.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers,
    float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)
    gru.data(Tensor input, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases,
    int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor)

    Layers of gated recurrent units over sequences (T, N, I) - all outputs of the last,
    and the last states of all.
    Layers of gated recurrent units over packed sequences, of which the first
    batch_sizes[t] reach time t.
    """
    if "out" in kwargs:
        return write_out(gru, kwargs.pop("out"), Tensor, *args, **kwargs)
    return choose("gru", gru_overloads, args, kwargs)


gru_overloads = (
    (
        gru_input,
        (
            "Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float "
            "dropout, bool train, bool bidirectional, bool batch_first"
        ),
    ),
    (
        gru_data,
        (
            "Tensor input, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int "
            "num_layers, float dropout, bool train, bool bidirectional"
        ),
    ),
)


def rnn_tanh(*args, **kwargs):
    """rnn_tanh.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers,
    float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)
    rnn_tanh.data(Tensor input, Tensor batch_sizes, Tensor hx, Tensor[] params, bool
    has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor,
    Tensor)

    Layers of simple recurrent units with tanh over sequences (T, N, I).
    Layers of simple recurrent units with tanh over packed sequences.
    """
    if "out" in kwargs:
        return write_out(rnn_tanh, kwargs.pop("out"), Tensor, *args, **kwargs)
    return choose("rnn_tanh", rnn_tanh_overloads, args, kwargs)


rnn_tanh_overloads = (
    (
        rnn_tanh_input,
        (
            "Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float "
            "dropout, bool train, bool bidirectional, bool batch_first"
        ),
    ),
    (
        rnn_tanh_data,
        (
            "Tensor input, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int "
            "num_layers, float dropout, bool train, bool bidirectional"
        ),
    ),
)


def rnn_relu(*args, **kwargs):
    """rnn_relu.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers,
    float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)
    rnn_relu.data(Tensor input, Tensor batch_sizes, Tensor hx, Tensor[] params, bool
    has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor,
    Tensor)

    Layers of simple recurrent units with relu over sequences (T, N, I).
    Layers of simple recurrent units with relu over packed sequences.
    """
    if "out" in kwargs:
        return write_out(rnn_relu, kwargs.pop("out"), Tensor, *args, **kwargs)
    return choose("rnn_relu", rnn_relu_overloads, args, kwargs)


rnn_relu_overloads = (
    (
        rnn_relu_input,
        (
            "Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float "
            "dropout, bool train, bool bidirectional, bool batch_first"
        ),
    ),
    (
        rnn_relu_data,
        (
            "Tensor input, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int "
            "num_layers, float dropout, bool train, bool bidirectional"
        ),
    ),
)
