# Generated from derivatives.yaml by `python -m codegen`. Do not edit: edit the table and generate again.
"""Operations of kind window: functions, Backward nodes and tangents.

Windows slide over the trailing dimensions, as in convolution and pooling.
"""

# ruff: noqa
# mypy: ignore-errors
import numpy as np

from autograd import kernels
from autograd.clock import next_stamp
from autograd.dtypes import COMPLEX
from autograd.formulas import layers, pools
from autograd.grad_mode import MODE, is_grad_enabled
from autograd.node import Node
from autograd.operation import dispatch, number, operation
from autograd.support import ReturnType, complex_refused, int_list, zero_like
from autograd.tensor import LEAF, Tensor, from_array
import generated.functions as ops

ndarray = np.ndarray
asarray = np.asarray


# ------------------------------------------------------------------------------------------------
# convolution    derivatives.yaml:2328


class ConvolutionBackward0(Node):
    """convolution(Tensor input, Tensor weight, Tensor? bias, int[] stride, int[] padding, int[] dilation, bool transposed, int[] output_padding, int groups) -> Tensor"""

    __slots__ = ()
    operation = 'convolution'
    formulas = {
        'input': 'layers.cropped(convolution(grad, weight.conj(), None, stride, padding, dilation, False if transposed else True, layers.other_padding(input.shape, grad.shape, weight.shape[2:], stride, padding, dilation, transposed), groups), input.shape, weight.ndim - 2)',
        'weight': 'convolution_weight(grad, input.conj(), weight.shape[2:], stride, padding, dilation, groups) if transposed else convolution_weight(input.conj(), grad, weight.shape[2:], stride, padding, dilation, groups)',
        'bias': 'layers.bias_grad(grad, weight.ndim - 2)',
    }
    saved_names = ('input', 'weight')
    saved_edges = (0, 1)
    arg_names = ('stride', 'padding', 'dilation', 'transposed', 'input_shape', 'weight_shape', 'groups', 'weight_ndim')

    def on_arrays(node, saved, grad, needs):
        input, weight = saved
        stride, padding, dilation, transposed, input_shape, weight_shape, groups, weight_ndim = node.args
        grad_of_input = grad_of_weight = grad_of_bias = None
        if needs[0] is not None:
            grad_of_input = layers.cropped(kernels.convolution(grad, weight.conj(), None, stride, padding, dilation, False if transposed else True, layers.other_padding(input_shape, grad.shape, weight_shape[2:], stride, padding, dilation, transposed), groups), input_shape, weight_ndim - 2)
        if needs[1] is not None:
            grad_of_weight = kernels.convolution_weight(grad, input.conj(), weight_shape[2:], stride, padding, dilation, groups) if transposed else kernels.convolution_weight(input.conj(), grad, weight_shape[2:], stride, padding, dilation, groups)
        if needs[2] is not None:
            grad_of_bias = layers.bias_grad(grad, weight_ndim - 2)
        return node.restored(grad_of_input, grad_of_weight, grad_of_bias)

    def on_tensors(node, saved, grad, needs):
        input, weight = saved
        stride, padding, dilation, transposed, input_shape, weight_shape, groups, weight_ndim = node.args
        grad_of_input = grad_of_weight = grad_of_bias = None
        if needs[0] is not None:
            grad_of_input = layers.cropped(ops.convolution(grad, weight.conj(), None, stride, padding, dilation, False if transposed else True, layers.other_padding(input_shape, grad.shape, weight_shape[2:], stride, padding, dilation, transposed), groups), input_shape, weight_ndim - 2)
        if needs[1] is not None:
            grad_of_weight = ops.convolution_weight(grad, input.conj(), weight_shape[2:], stride, padding, dilation, groups) if transposed else ops.convolution_weight(input.conj(), grad, weight_shape[2:], stride, padding, dilation, groups)
        if needs[2] is not None:
            grad_of_bias = layers.bias_grad(grad, weight_ndim - 2)
        return node.restored(grad_of_input, grad_of_weight, grad_of_bias)


def convolution(input, weight, bias, stride, padding, dilation, transposed, output_padding, groups):
    """convolution(Tensor input, Tensor weight, Tensor? bias, int[] stride, int[] padding, int[] dilation, bool transposed, int[] output_padding, int groups) -> Tensor

    The convolution of neural networks, or its adjoint, of as many dimensions as there are strides.
    """
    if input.__class__ is not Tensor or weight.__class__ is not Tensor or (bias is not None and bias.__class__ is not Tensor):
        return dispatch(convolution_op, input, weight, bias, stride, padding, dilation, transposed, output_padding, groups)
    input_ = input._data
    weight_ = weight._data
    bias_ = None if bias is None else bias._data
    result_ = kernels.convolution(input_, weight_, bias_, stride, padding, dilation, transposed, output_padding, groups)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    input_fn = input._fn
    weight_fn = weight._fn
    bias_fn = None if bias is None else bias._fn
    if (input_fn is None and weight_fn is None and bias_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = ConvolutionBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if input_fn is LEAF else input_fn, weight if weight_fn is LEAF else weight_fn, bias if bias_fn is LEAF else bias_fn)
    node.saved = (None if weight_fn is None else input_, None if input_fn is None else weight_)
    node.args = (stride, padding, dilation, transposed, input_.shape, weight_.shape, groups, weight_.ndim)
    node.restore = ((input_.shape, input_.dtype), (weight_.shape, weight_.dtype), None if bias_ is None else (bias_.shape, bias_.dtype))
    return out


def convolution_jvp(result, input, weight, bias, stride, padding, dilation, transposed, output_padding, groups, input_t, weight_t, bias_t):
    if input_t is None:
        input_t = zero_like(input)
    if weight_t is None:
        weight_t = zero_like(weight)
    if bias_t is None and bias is not None:
        bias_t = zero_like(bias)
    return ops.convolution(input_t, weight, bias_t, stride, padding, dilation, transposed, output_padding, groups) + ops.convolution(input, weight_t, None, stride, padding, dilation, transposed, output_padding, groups)


convolution_op = operation('convolution', 'window', convolution, convolution_jvp, (0, 1, 2), edges=(0, 1, 2), optional=(2,))


# ------------------------------------------------------------------------------------------------
# nn.functional.pool_max    derivatives.yaml:2397


class NnFunctionalPoolMaxResult(ReturnType):
    __slots__ = ()
    fields = ('values', 'places', )


class PoolMaxBackward0(Node):
    """nn.functional.pool_max(Tensor self, int[] kernel_size, int[] stride, int[] padding, int[] dilation, bool ceil_mode) -> (Tensor values, Tensor places)"""

    __slots__ = ()
    operation = 'nn.functional.pool_max'
    formulas = {
        'self': 'nn.functional.pool_put(grad, places, self.shape, kernel_size, stride, padding, dilation, ceil_mode)',
    }
    saved_names = ('places',)
    saved_edges = (None,)
    arg_names = ('self_shape', 'kernel_size', 'stride', 'padding', 'dilation', 'ceil_mode')

    def on_arrays(node, saved, grad, needs):
        (places,) = saved
        self_shape, kernel_size, stride, padding, dilation, ceil_mode = node.args
        return (kernels.pool_put(grad, places, self_shape, kernels.pool_windows(self_shape, kernel_size, stride, padding, dilation, ceil_mode)),)

    def on_tensors(node, saved, grad, needs):
        (places,) = saved
        self_shape, kernel_size, stride, padding, dilation, ceil_mode = node.args
        return (ops.nn_functional_pool_put(grad, places, self_shape, kernel_size, stride, padding, dilation, ceil_mode),)


def nn_functional_pool_max(input, kernel_size, stride, padding, dilation, ceil_mode):
    """nn.functional.pool_max(Tensor self, int[] kernel_size, int[] stride, int[] padding, int[] dilation, bool ceil_mode) -> (Tensor values, Tensor places)

    The maximum of each window, and the number of the window's element that it is - the first of equal ones.
    """
    if input.__class__ is not Tensor:
        return dispatch(nn_functional_pool_max_op, input, kernel_size, stride, padding, dilation, ceil_mode)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("pool_max")
    values_, places_ = kernels.pool_max(self_, kernels.pool_windows(self_.shape, kernel_size, stride, padding, dilation, ceil_mode))
    outputs = NnFunctionalPoolMaxResult((from_array(values_), from_array(places_), ))
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        return outputs
    node = PoolMaxBackward0()
    outputs[0]._fn = node
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (places_,)
    node.args = (self_.shape, kernel_size, stride, padding, dilation, ceil_mode)
    return outputs


def nn_functional_pool_max_jvp(result, self, kernel_size, stride, padding, dilation, ceil_mode, self_t):
    values, places = result
    return (ops.nn_functional_pool_pick(self_t, places, kernel_size, stride, padding, dilation, ceil_mode), None)


nn_functional_pool_max_op = operation('nn.functional.pool_max', 'window', nn_functional_pool_max, nn_functional_pool_max_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# nn.functional.pool_pick    derivatives.yaml:2406


class PoolPickBackward0(Node):
    """nn.functional.pool_pick(Tensor self, Tensor places, int[] kernel_size, int[] stride, int[] padding, int[] dilation, bool ceil_mode) -> Tensor"""

    __slots__ = ()
    operation = 'nn.functional.pool_pick'
    formulas = {
        'self': 'nn.functional.pool_put(grad, places, self.shape, kernel_size, stride, padding, dilation, ceil_mode)',
    }
    saved_names = ('places',)
    saved_edges = (None,)
    arg_names = ('self_shape', 'kernel_size', 'stride', 'padding', 'dilation', 'ceil_mode')

    def on_arrays(node, saved, grad, needs):
        (places,) = saved
        self_shape, kernel_size, stride, padding, dilation, ceil_mode = node.args
        return (kernels.pool_put(grad, places, self_shape, kernels.pool_windows(self_shape, kernel_size, stride, padding, dilation, ceil_mode)),)

    def on_tensors(node, saved, grad, needs):
        (places,) = saved
        self_shape, kernel_size, stride, padding, dilation, ceil_mode = node.args
        return (ops.nn_functional_pool_put(grad, places, self_shape, kernel_size, stride, padding, dilation, ceil_mode),)


def nn_functional_pool_pick(input, places, kernel_size, stride, padding, dilation, ceil_mode):
    """nn.functional.pool_pick(Tensor self, Tensor places, int[] kernel_size, int[] stride, int[] padding, int[] dilation, bool ceil_mode) -> Tensor

    The element of each window that has the number in `places`.
    """
    if input.__class__ is not Tensor or places.__class__ is not Tensor:
        return dispatch(nn_functional_pool_pick_op, input, places, kernel_size, stride, padding, dilation, ceil_mode)
    self_ = input._data
    places_ = places._data
    result_ = kernels.pool_pick(self_, places_, kernels.pool_windows(self_.shape, kernel_size, stride, padding, dilation, ceil_mode))
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = PoolPickBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (places_,)
    node.args = (self_.shape, kernel_size, stride, padding, dilation, ceil_mode)
    return out


def nn_functional_pool_pick_jvp(result, self, places, kernel_size, stride, padding, dilation, ceil_mode, self_t):
    return ops.nn_functional_pool_pick(self_t, places, kernel_size, stride, padding, dilation, ceil_mode)


nn_functional_pool_pick_op = operation('nn.functional.pool_pick', 'window', nn_functional_pool_pick, nn_functional_pool_pick_jvp, (0, 1), edges=(0,))


# ------------------------------------------------------------------------------------------------
# nn.functional.pool_put    derivatives.yaml:2414


class PoolPutBackward0(Node):
    """nn.functional.pool_put(Tensor self, Tensor places, int[] shape, int[] kernel_size, int[] stride, int[] padding, int[] dilation, bool ceil_mode) -> Tensor"""

    __slots__ = ()
    operation = 'nn.functional.pool_put'
    formulas = {
        'self': 'nn.functional.pool_pick(grad, places, kernel_size, stride, padding, dilation, ceil_mode)',
    }
    saved_names = ('places',)
    saved_edges = (None,)
    arg_names = ('kernel_size', 'stride', 'padding', 'dilation', 'ceil_mode')

    def on_arrays(node, saved, grad, needs):
        (places,) = saved
        kernel_size, stride, padding, dilation, ceil_mode = node.args
        return (kernels.pool_pick(grad, places, kernels.pool_windows(grad.shape, kernel_size, stride, padding, dilation, ceil_mode)),)

    def on_tensors(node, saved, grad, needs):
        (places,) = saved
        kernel_size, stride, padding, dilation, ceil_mode = node.args
        return (ops.nn_functional_pool_pick(grad, places, kernel_size, stride, padding, dilation, ceil_mode),)


def nn_functional_pool_put(input, places, shape, kernel_size, stride, padding, dilation, ceil_mode):
    """nn.functional.pool_put(Tensor self, Tensor places, int[] shape, int[] kernel_size, int[] stride, int[] padding, int[] dilation, bool ceil_mode) -> Tensor

    Zeros with an element for each window added where pool_pick finds it; `shape` is the result's.
    """
    if input.__class__ is not Tensor or places.__class__ is not Tensor:
        return dispatch(nn_functional_pool_put_op, input, places, shape, kernel_size, stride, padding, dilation, ceil_mode)
    self_ = input._data
    places_ = places._data
    result_ = kernels.pool_put(self_, places_, shape, kernels.pool_windows(shape, kernel_size, stride, padding, dilation, ceil_mode))
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = PoolPutBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (places_,)
    node.args = (kernel_size, stride, padding, dilation, ceil_mode)
    return out


def nn_functional_pool_put_jvp(result, self, places, shape, kernel_size, stride, padding, dilation, ceil_mode, self_t):
    return ops.nn_functional_pool_put(self_t, places, shape, kernel_size, stride, padding, dilation, ceil_mode)


nn_functional_pool_put_op = operation('nn.functional.pool_put', 'window', nn_functional_pool_put, nn_functional_pool_put_jvp, (0, 1), edges=(0,))


# ------------------------------------------------------------------------------------------------
# nn.functional.adaptive_maxima    derivatives.yaml:2448


class NnFunctionalAdaptiveMaximaResult(ReturnType):
    __slots__ = ()
    fields = ('values', 'indices', )


class AdaptiveMaximaBackward0(Node):
    """nn.functional.adaptive_maxima(Tensor self, int[] output_size) -> (Tensor values, Tensor indices)"""

    __slots__ = ()
    operation = 'nn.functional.adaptive_maxima'
    formulas = {
        'self': 'pools.put_flat(grad, indices, self.shape, output_size)',
    }
    saved_names = ('indices',)
    saved_edges = (None,)
    arg_names = ('self_shape', 'output_size')

    def on_arrays(node, saved, grad, needs):
        (indices,) = saved
        self_shape, output_size = node.args
        return (pools.put_flat(grad, indices, self_shape, output_size),)

    on_tensors = on_arrays


def nn_functional_adaptive_maxima(input, *output_size, **named):
    """nn.functional.adaptive_maxima(Tensor self, int[] output_size) -> (Tensor values, Tensor indices)

    The maxima of so many regions along the last dimensions, and where they are among each plane's elements.
    """
    output_size = int_list("nn.functional.adaptive_maxima", "output_size", output_size, named)
    if input.__class__ is not Tensor:
        return dispatch(nn_functional_adaptive_maxima_op, input, output_size)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("adaptive_maxima")
    values_, indices_ = kernels.adaptive_maxima(self_, output_size)
    outputs = NnFunctionalAdaptiveMaximaResult((from_array(values_), from_array(indices_), ))
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        return outputs
    node = AdaptiveMaximaBackward0()
    outputs[0]._fn = node
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (indices_,)
    node.args = (self_.shape, output_size)
    return outputs


def nn_functional_adaptive_maxima_jvp(result, self, output_size, self_t):
    values, indices = result
    return (pools.take_flat(self_t, indices, output_size), None)


nn_functional_adaptive_maxima_op = operation('nn.functional.adaptive_maxima', 'window', nn_functional_adaptive_maxima, nn_functional_adaptive_maxima_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# nn.functional.fractional_maxima    derivatives.yaml:2457


class NnFunctionalFractionalMaximaResult(ReturnType):
    __slots__ = ()
    fields = ('values', 'indices', )


class FractionalMaximaBackward0(Node):
    """nn.functional.fractional_maxima(Tensor self, Tensor samples, int[] kernel_size, int[] output_size) -> (Tensor values, Tensor indices)"""

    __slots__ = ()
    operation = 'nn.functional.fractional_maxima'
    formulas = {
        'self': 'pools.put_flat(grad, indices, self.shape, output_size)',
    }
    saved_names = ('indices',)
    saved_edges = (None,)
    arg_names = ('self_shape', 'output_size')

    def on_arrays(node, saved, grad, needs):
        (indices,) = saved
        self_shape, output_size = node.args
        return (pools.put_flat(grad, indices, self_shape, output_size),)

    on_tensors = on_arrays


def nn_functional_fractional_maxima(input, samples, kernel_size, output_size):
    """nn.functional.fractional_maxima(Tensor self, Tensor samples, int[] kernel_size, int[] output_size) -> (Tensor values, Tensor indices)

    The maxima of windows whose steps follow from samples between 0 and 1, and where they are.
    """
    if input.__class__ is not Tensor or samples.__class__ is not Tensor:
        return dispatch(nn_functional_fractional_maxima_op, input, samples, kernel_size, output_size)
    self_ = input._data
    samples_ = samples._data
    if self_.dtype in COMPLEX or samples_.dtype in COMPLEX:
        raise complex_refused("fractional_maxima")
    values_, indices_ = kernels.fractional_maxima(self_, samples_, kernel_size, output_size)
    outputs = NnFunctionalFractionalMaximaResult((from_array(values_), from_array(indices_), ))
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        return outputs
    node = FractionalMaximaBackward0()
    outputs[0]._fn = node
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (indices_,)
    node.args = (self_.shape, output_size)
    return outputs


def nn_functional_fractional_maxima_jvp(result, self, samples, kernel_size, output_size, self_t):
    values, indices = result
    return (pools.take_flat(self_t, indices, output_size), None)


nn_functional_fractional_maxima_op = operation('nn.functional.fractional_maxima', 'window', nn_functional_fractional_maxima, nn_functional_fractional_maxima_jvp, (0, 1), edges=(0,))
