# Generated from derivatives.yaml by `python -m codegen`. Do not edit: edit the table and generate again.
"""Operations of kind scan: functions, Backward nodes and tangents.

Elements are combined with those before them along one dimension.
"""

# ruff: noqa
# mypy: ignore-errors
import numpy as np

from autograd import kernels
from autograd.clock import next_stamp
from autograd.dtypes import COMPLEX
from autograd.formulas import recurrences, sorting, statistics
from autograd.grad_mode import MODE, is_grad_enabled
from autograd.in_place import in_place
from autograd.node import Node, Output
from autograd.operation import dispatch, operation
from autograd.support import ReturnType, complex_refused, missing_argument, zero_tensor
from autograd.tensor import LEAF, Tensor, from_array

ndarray = np.ndarray
asarray = np.asarray


# ------------------------------------------------------------------------------------------------
# cumsum    derivatives.yaml:1053


class CumsumBackward0(Node):
    """cumsum(Tensor self, int dim, *, dtype? dtype=None) -> Tensor"""

    __slots__ = ()
    operation = 'cumsum'
    formulas = {
        'self': 'sorting.running_sum_self(grad, self.dtype, dim)',
    }
    arg_names = ('self_dtype', 'dim')

    def on_arrays(node, saved, grad, needs):
        self_dtype, dim = node.args
        return (sorting.running_sum_self(grad, self_dtype, dim),)

    on_tensors = on_arrays


def cumsum(input, dim=None, *, dtype=None, axis=None):
    """cumsum(Tensor self, int dim, *, dtype? dtype=None) -> Tensor

    The sums of the elements up to each one along `dim`.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("cumsum", "dim")
    if input.__class__ is not Tensor:
        return dispatch(cumsum_op, input, dim, dtype)
    self_ = input._data
    result_ = kernels.running_sum(self_, dim, dtype)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()) or result_.dtype.kind not in 'fc':
        out._fn = None
        return out
    out._fn = node = CumsumBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.dtype, dim)
    return out


def cumsum_(input, dim=None, *, dtype=None, axis=None):
    """In-place version of cumsum."""
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("cumsum", "dim")
    return in_place(cumsum_op, cumsum_into, input, dim, dtype)


def cumsum_into(self_, dim, dtype):
    np.copyto(self_, kernels.running_sum(self_, dim, dtype))


def cumsum_jvp(result, self, dim, dtype, self_t):
    return cumsum(self_t, dim, dtype=dtype)


cumsum_op = operation('cumsum', 'scan', cumsum, cumsum_jvp, (0,), edges=(0,), keywords=('dtype',))


# ------------------------------------------------------------------------------------------------
# cumprod    derivatives.yaml:1063


class CumprodBackward0(Node):
    """cumprod(Tensor self, int dim, *, dtype? dtype=None) -> Tensor"""

    __slots__ = ()
    operation = 'cumprod'
    formulas = {
        'self': 'sorting.running_product_self(grad, self, result, dim)',
    }
    saved_names = ('self', 'result')
    saved_edges = (0, Output(None, 0))
    arg_names = ('dim',)

    def on_arrays(node, saved, grad, needs):
        self, result = saved
        (dim,) = node.args
        return (sorting.running_product_self(grad, self, result, dim),)

    on_tensors = on_arrays


def cumprod(input, dim=None, *, dtype=None, axis=None):
    """cumprod(Tensor self, int dim, *, dtype? dtype=None) -> Tensor

    The products of the elements up to each one along `dim`; right at zeros, too.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("cumprod", "dim")
    if input.__class__ is not Tensor:
        return dispatch(cumprod_op, input, dim, dtype)
    self_ = input._data
    result_ = kernels.running_product(self_, dim, dtype)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()) or result_.dtype.kind not in 'fc':
        out._fn = None
        return out
    out._fn = node = CumprodBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_, result_)
    node.args = (dim,)
    return out


def cumprod_(input, dim=None, *, dtype=None, axis=None):
    """In-place version of cumprod."""
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("cumprod", "dim")
    return in_place(cumprod_op, cumprod_into, input, dim, dtype)


def cumprod_into(self_, dim, dtype):
    np.copyto(self_, kernels.running_product(self_, dim, dtype))


def cumprod_jvp(result, self, dim, dtype, self_t):
    return sorting.running_product_tangent(self_t, self, result, dim, dtype)


cumprod_op = operation('cumprod', 'scan', cumprod, cumprod_jvp, (0,), edges=(0,), keywords=('dtype',))


# ------------------------------------------------------------------------------------------------
# nn.functional.lstm_sequence    derivatives.yaml:4156


class NnFunctionalLstmSequenceResult(ReturnType):
    __slots__ = ()
    fields = ('result', 'cells', 'gates', )


class LstmSequenceBackward0(Node):
    """nn.functional.lstm_sequence(Tensor input, Tensor hidden, Tensor cell, Tensor weight, Tensor? projection, int[] sizes, bool reverse) -> (Tensor result, Tensor cells, Tensor gates)"""

    __slots__ = ()
    operation = 'nn.functional.lstm_sequence'
    formulas = {
        'input, hidden, cell, weight, projection': 'recurrences.lstm_inputs(grad_result, grad_cells, given, input, hidden, cell, weight, projection, result, cells, gates, sizes, reverse, needs)',
    }
    saved_names = ('input', 'hidden', 'cell', 'weight', 'projection', 'result', 'cells', 'gates')
    saved_edges = (0, 1, 2, 3, 4, Output(None, 0), Output(None, 1), None)
    arg_names = ('sizes', 'reverse', 'result_shape', 'result_dtype', 'cells_shape', 'cells_dtype')
    many_outputs = True

    def on_arrays(node, saved, grad, needs):
        input, hidden, cell, weight, projection, result, cells, gates = saved
        sizes, reverse, result_shape, result_dtype, cells_shape, cells_dtype = node.args
        given = (0 in grad, 1 in grad)
        grad_result = grad.get(0)
        if grad_result is None:
            grad_result = np.zeros(result_shape, result_dtype)
        grad_cells = grad.get(1)
        if grad_cells is None:
            grad_cells = np.zeros(cells_shape, cells_dtype)
        grad_of_input = grad_of_hidden = grad_of_cell = grad_of_weight = grad_of_projection = None
        if needs[0] is not None or needs[1] is not None or needs[2] is not None or needs[3] is not None or needs[4] is not None:
            grad_of_input, grad_of_hidden, grad_of_cell, grad_of_weight, grad_of_projection = recurrences.lstm_inputs(grad_result, grad_cells, given, input, hidden, cell, weight, projection, result, cells, gates, sizes, reverse, needs)
        return node.restored(grad_of_input, grad_of_hidden, grad_of_cell, grad_of_weight, grad_of_projection)

    def on_tensors(node, saved, grad, needs):
        input, hidden, cell, weight, projection, result, cells, gates = saved
        sizes, reverse, result_shape, result_dtype, cells_shape, cells_dtype = node.args
        given = (0 in grad, 1 in grad)
        grad_result = grad.get(0)
        if grad_result is None:
            grad_result = zero_tensor(result_shape, result_dtype)
        grad_cells = grad.get(1)
        if grad_cells is None:
            grad_cells = zero_tensor(cells_shape, cells_dtype)
        grad_of_input = grad_of_hidden = grad_of_cell = grad_of_weight = grad_of_projection = None
        if needs[0] is not None or needs[1] is not None or needs[2] is not None or needs[3] is not None or needs[4] is not None:
            grad_of_input, grad_of_hidden, grad_of_cell, grad_of_weight, grad_of_projection = recurrences.lstm_inputs(grad_result, grad_cells, given, input, hidden, cell, weight, projection, result, cells, gates, sizes, reverse, needs)
        return node.restored(grad_of_input, grad_of_hidden, grad_of_cell, grad_of_weight, grad_of_projection)


def nn_functional_lstm_sequence(input, hidden, cell, weight, projection, sizes, reverse):
    """nn.functional.lstm_sequence(Tensor input, Tensor hidden, Tensor cell, Tensor weight, Tensor? projection, int[] sizes, bool reverse) -> (Tensor result, Tensor cells, Tensor gates)

    An LSTM's hidden states and cells after all steps, from its products with the inputs, sizes[t] rows for time t; the part of lstm that goes step by step.
    """
    if input.__class__ is not Tensor or hidden.__class__ is not Tensor or cell.__class__ is not Tensor or weight.__class__ is not Tensor or (projection is not None and projection.__class__ is not Tensor):
        return dispatch(nn_functional_lstm_sequence_op, input, hidden, cell, weight, projection, sizes, reverse)
    input_ = input._data
    hidden_ = hidden._data
    cell_ = cell._data
    weight_ = weight._data
    projection_ = None if projection is None else projection._data
    if input_.dtype in COMPLEX or hidden_.dtype in COMPLEX or cell_.dtype in COMPLEX or weight_.dtype in COMPLEX or (projection_ is not None and projection_.dtype in COMPLEX):
        raise complex_refused("lstm_sequence")
    result_, cells_, gates_ = kernels.lstm_sequence(input_, hidden_, cell_, weight_, projection_, sizes, reverse)
    outputs = NnFunctionalLstmSequenceResult((from_array(result_), from_array(cells_), from_array(gates_), ))
    input_fn = input._fn
    hidden_fn = hidden._fn
    cell_fn = cell._fn
    weight_fn = weight._fn
    projection_fn = None if projection is None else projection._fn
    if (input_fn is None and hidden_fn is None and cell_fn is None and weight_fn is None and projection_fn is None) or (MODE.altered and not is_grad_enabled()):
        return outputs
    node = LstmSequenceBackward0()
    outputs[0]._fn = Output(node, 0)
    outputs[1]._fn = Output(node, 1)
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if input_fn is LEAF else input_fn, hidden if hidden_fn is LEAF else hidden_fn, cell if cell_fn is LEAF else cell_fn, weight if weight_fn is LEAF else weight_fn, projection if projection_fn is LEAF else projection_fn)
    node.saved = (input_, hidden_, cell_, weight_, projection_, result_, cells_, gates_)
    node.args = (sizes, reverse, result_.shape, result_.dtype, cells_.shape, cells_.dtype)
    node.restore = ((input_.shape, input_.dtype), (hidden_.shape, hidden_.dtype), (cell_.shape, cell_.dtype), (weight_.shape, weight_.dtype), None if projection_ is None else (projection_.shape, projection_.dtype))
    return outputs


nn_functional_lstm_sequence_op = operation('nn.functional.lstm_sequence', 'scan', nn_functional_lstm_sequence, None, (0, 1, 2, 3, 4), edges=(0, 1, 2, 3, 4), optional=(4,))


# ------------------------------------------------------------------------------------------------
# nn.functional.gru_sequence    derivatives.yaml:4164


class NnFunctionalGruSequenceResult(ReturnType):
    __slots__ = ()
    fields = ('result', 'gates', )


class GruSequenceBackward0(Node):
    """nn.functional.gru_sequence(Tensor input, Tensor hidden, Tensor weight, Tensor? bias, int[] sizes, bool reverse) -> (Tensor result, Tensor gates)"""

    __slots__ = ()
    operation = 'nn.functional.gru_sequence'
    formulas = {
        'input, hidden, weight, bias': 'recurrences.gru_inputs(grad, input, hidden, weight, bias, result, gates, sizes, reverse, needs)',
    }
    saved_names = ('input', 'hidden', 'weight', 'bias', 'result', 'gates')
    saved_edges = (0, 1, 2, 3, Output(None, 0), None)
    arg_names = ('sizes', 'reverse')

    def on_arrays(node, saved, grad, needs):
        input, hidden, weight, bias, result, gates = saved
        sizes, reverse = node.args
        grad_of_input = grad_of_hidden = grad_of_weight = grad_of_bias = None
        if needs[0] is not None or needs[1] is not None or needs[2] is not None or needs[3] is not None:
            grad_of_input, grad_of_hidden, grad_of_weight, grad_of_bias = recurrences.gru_inputs(grad, input, hidden, weight, bias, result, gates, sizes, reverse, needs)
        return node.restored(grad_of_input, grad_of_hidden, grad_of_weight, grad_of_bias)

    on_tensors = on_arrays


def nn_functional_gru_sequence(input, hidden, weight, bias, sizes, reverse):
    """nn.functional.gru_sequence(Tensor input, Tensor hidden, Tensor weight, Tensor? bias, int[] sizes, bool reverse) -> (Tensor result, Tensor gates)

    The states of gated recurrent units after all steps, as lstm_sequence; the part of gru that goes step by step.
    """
    if input.__class__ is not Tensor or hidden.__class__ is not Tensor or weight.__class__ is not Tensor or (bias is not None and bias.__class__ is not Tensor):
        return dispatch(nn_functional_gru_sequence_op, input, hidden, weight, bias, sizes, reverse)
    input_ = input._data
    hidden_ = hidden._data
    weight_ = weight._data
    bias_ = None if bias is None else bias._data
    if input_.dtype in COMPLEX or hidden_.dtype in COMPLEX or weight_.dtype in COMPLEX or (bias_ is not None and bias_.dtype in COMPLEX):
        raise complex_refused("gru_sequence")
    result_, gates_ = kernels.gru_sequence(input_, hidden_, weight_, bias_, sizes, reverse)
    outputs = NnFunctionalGruSequenceResult((from_array(result_), from_array(gates_), ))
    input_fn = input._fn
    hidden_fn = hidden._fn
    weight_fn = weight._fn
    bias_fn = None if bias is None else bias._fn
    if (input_fn is None and hidden_fn is None and weight_fn is None and bias_fn is None) or (MODE.altered and not is_grad_enabled()):
        return outputs
    node = GruSequenceBackward0()
    outputs[0]._fn = node
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if input_fn is LEAF else input_fn, hidden if hidden_fn is LEAF else hidden_fn, weight if weight_fn is LEAF else weight_fn, bias if bias_fn is LEAF else bias_fn)
    node.saved = (input_, hidden_, weight_, bias_, result_, gates_)
    node.args = (sizes, reverse)
    node.restore = ((input_.shape, input_.dtype), (hidden_.shape, hidden_.dtype), (weight_.shape, weight_.dtype), None if bias_ is None else (bias_.shape, bias_.dtype))
    return outputs


nn_functional_gru_sequence_op = operation('nn.functional.gru_sequence', 'scan', nn_functional_gru_sequence, None, (0, 1, 2, 3), edges=(0, 1, 2, 3), optional=(3,))


# ------------------------------------------------------------------------------------------------
# nn.functional.rnn_sequence    derivatives.yaml:4172


class RnnSequenceBackward0(Node):
    """nn.functional.rnn_sequence(Tensor input, Tensor hidden, Tensor weight, str activation, int[] sizes, bool reverse) -> Tensor"""

    __slots__ = ()
    operation = 'nn.functional.rnn_sequence'
    formulas = {
        'input, hidden, weight': 'recurrences.rnn_inputs(grad, hidden, weight, result, activation, sizes, reverse, needs)',
    }
    saved_names = ('hidden', 'weight', 'result')
    saved_edges = (1, 2, Output(None, 0))
    arg_names = ('activation', 'sizes', 'reverse')

    def on_arrays(node, saved, grad, needs):
        hidden, weight, result = saved
        activation, sizes, reverse = node.args
        grad_of_input = grad_of_hidden = grad_of_weight = None
        if needs[0] is not None or needs[1] is not None or needs[2] is not None:
            grad_of_input, grad_of_hidden, grad_of_weight = recurrences.rnn_inputs(grad, hidden, weight, result, activation, sizes, reverse, needs)
        return node.restored(grad_of_input, grad_of_hidden, grad_of_weight)

    on_tensors = on_arrays


def nn_functional_rnn_sequence(input, hidden, weight, activation, sizes, reverse):
    """nn.functional.rnn_sequence(Tensor input, Tensor hidden, Tensor weight, str activation, int[] sizes, bool reverse) -> Tensor

    The states of simple recurrent units after all steps, as lstm_sequence; the part of rnn_tanh and rnn_relu that goes step by step.
    """
    if input.__class__ is not Tensor or hidden.__class__ is not Tensor or weight.__class__ is not Tensor:
        return dispatch(nn_functional_rnn_sequence_op, input, hidden, weight, activation, sizes, reverse)
    input_ = input._data
    hidden_ = hidden._data
    weight_ = weight._data
    if input_.dtype in COMPLEX or hidden_.dtype in COMPLEX or weight_.dtype in COMPLEX:
        raise complex_refused("rnn_sequence")
    result_ = kernels.rnn_sequence(input_, hidden_, weight_, activation, sizes, reverse)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    input_fn = input._fn
    hidden_fn = hidden._fn
    weight_fn = weight._fn
    if (input_fn is None and hidden_fn is None and weight_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = RnnSequenceBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if input_fn is LEAF else input_fn, hidden if hidden_fn is LEAF else hidden_fn, weight if weight_fn is LEAF else weight_fn)
    node.saved = (hidden_, weight_, result_)
    node.args = (activation, sizes, reverse)
    node.restore = ((input_.shape, input_.dtype), (hidden_.shape, hidden_.dtype), (weight_.shape, weight_.dtype))
    return out


nn_functional_rnn_sequence_op = operation('nn.functional.rnn_sequence', 'scan', nn_functional_rnn_sequence, None, (0, 1, 2), edges=(0, 1, 2))


# ------------------------------------------------------------------------------------------------
# cummax    derivatives.yaml:4340


class CummaxResult(ReturnType):
    __slots__ = ()
    fields = ('values', 'indices', )


class CummaxBackward0(Node):
    """cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)"""

    __slots__ = ()
    operation = 'cummax'
    formulas = {
        'self': 'statistics.running_extremum_self(grad, indices, dim)',
    }
    saved_names = ('indices',)
    saved_edges = (None,)
    arg_names = ('dim',)

    def on_arrays(node, saved, grad, needs):
        (indices,) = saved
        (dim,) = node.args
        return (statistics.running_extremum_self(grad, indices, dim),)

    on_tensors = on_arrays


def cummax(input, dim=None, *, axis=None):
    """cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)

    The largest elements so far along `dim`, and the last place of each, which gets the gradient.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("cummax", "dim")
    if input.__class__ is not Tensor:
        return dispatch(cummax_op, input, dim)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("cummax")
    values_, indices_ = kernels.running_extremum('cummax', self_, dim)
    outputs = CummaxResult((from_array(values_), from_array(indices_), ))
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        return outputs
    node = CummaxBackward0()
    outputs[0]._fn = node
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (indices_,)
    node.args = (dim,)
    return outputs


def cummax_jvp(result, self, dim, self_t):
    values, indices = result
    return (sorting.chosen(self_t, indices, dim), None)


cummax_op = operation('cummax', 'scan', cummax, cummax_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# cummin    derivatives.yaml:4350


class CumminResult(ReturnType):
    __slots__ = ()
    fields = ('values', 'indices', )


class CumminBackward0(Node):
    """cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)"""

    __slots__ = ()
    operation = 'cummin'
    formulas = {
        'self': 'statistics.running_extremum_self(grad, indices, dim)',
    }
    saved_names = ('indices',)
    saved_edges = (None,)
    arg_names = ('dim',)

    def on_arrays(node, saved, grad, needs):
        (indices,) = saved
        (dim,) = node.args
        return (statistics.running_extremum_self(grad, indices, dim),)

    on_tensors = on_arrays


def cummin(input, dim=None, *, axis=None):
    """cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)

    The smallest elements so far along `dim`, and the last place of each, which gets the gradient.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("cummin", "dim")
    if input.__class__ is not Tensor:
        return dispatch(cummin_op, input, dim)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("cummin")
    values_, indices_ = kernels.running_extremum('cummin', self_, dim)
    outputs = CumminResult((from_array(values_), from_array(indices_), ))
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        return outputs
    node = CumminBackward0()
    outputs[0]._fn = node
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (indices_,)
    node.args = (dim,)
    return outputs


def cummin_jvp(result, self, dim, self_t):
    values, indices = result
    return (sorting.chosen(self_t, indices, dim), None)


cummin_op = operation('cummin', 'scan', cummin, cummin_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# logcumsumexp    derivatives.yaml:4359


class LogcumsumexpBackward0(Node):
    """logcumsumexp(Tensor self, int dim) -> Tensor"""

    __slots__ = ()
    operation = 'logcumsumexp'
    formulas = {
        'self': 'statistics.log_sums_self(grad, self, result, dim)',
    }
    saved_names = ('self', 'result')
    saved_edges = (0, Output(None, 0))
    arg_names = ('dim',)

    def on_arrays(node, saved, grad, needs):
        self, result = saved
        (dim,) = node.args
        return (statistics.log_sums_self(grad, self, result, dim),)

    on_tensors = on_arrays


def logcumsumexp(input, dim=None, *, axis=None):
    """logcumsumexp(Tensor self, int dim) -> Tensor

    log(cumsum(exp(self))) along `dim`, without overflow.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("logcumsumexp", "dim")
    if input.__class__ is not Tensor:
        return dispatch(logcumsumexp_op, input, dim)
    self_ = input._data
    result_ = kernels.running_log_sum_exp(self_, dim)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = LogcumsumexpBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_, result_)
    node.args = (dim,)
    return out


def logcumsumexp_jvp(result, self, dim, self_t):
    return statistics.log_sums_tangent(self_t, self, result, dim)


logcumsumexp_op = operation('logcumsumexp', 'scan', logcumsumexp, logcumsumexp_jvp, (0,), edges=(0,))
