# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows e96c9bf42a3aa656, content 2ef78c9a5dc78c3d
"""Images: functions, Backward nodes and tangents."""

import numpy as np
from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck
from autograd.array.memory import settled
from autograd.base.dtypes import COMPLEX
from autograd.base.ops import ops
from autograd.composites import resizing, sampled
from autograd.core.arguments import all_ints, value_argument
from autograd.core.dispatch import dispatch, operation, overridden
from autograd.core.errors import FAULTS, refused
from autograd.core.node import calling
from autograd.core.runtime import (
    complex_refused,
    missing_argument,
    tensor_argument,
    unshared,
    zero_like,
)
from autograd.core.tensor import LEAF, MODE, Node, Tensor
from autograd.core.version_counter import next_stamp
from autograd.formulas import layers
from autograd.views.out import write_out

__all__ = [
    "nn_functional__resample", "nn_functional_interpolate", "nn_functional_upsample",
    "nn_functional_upsample_nearest", "nn_functional_upsample_bilinear", "grid_sampler",
    "grid_sampler_2d", "grid_sampler_3d", "nn_functional_grid_sample", "_weighted_samples",
    "nn_functional_affine_grid", "_mapped_grid",
]  # fmt: skip


# ---- nn.functional._resample
class ResampleBackward0(Node):
    __slots__ = ()
    operation = "nn.functional._resample"
    formulas = {"input": "nn.functional._resample(grad, dim, layers.transposed(taps))"}
    arg_names = ("dim", "taps")

    def on_arrays(node, saved, grad, needs):
        dim, taps = node.args
        return node.restored_one(kernels.resample(grad, dim, layers.transposed(taps)))

    on_tensors = calling(on_arrays, kernels=ops, resample="nn_functional__resample")


def nn_functional__resample(input, dim=None, taps=None, *, axis=None):
    """nn.functional._resample(Tensor input, int dim, any taps) -> Tensor

    Weighted sums of neighbours along one dimension; the part of interpolate that has
    derivatives.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("nn.functional._resample", "dim")
    if dim.__class__ is not int:
        dim = value_argument("nn.functional._resample", "dim", "int", dim)
    if input.__class__ is not Tensor:
        return dispatch(nn_functional__resample_op, input, dim, taps)
    input_ = input._data
    if input_.dtype in COMPLEX:
        raise complex_refused("_resample")
    try:
        result_ = kernels.resample(input_, dim, taps)
    except FAULTS as _error:
        raise refused(_error, "nn.functional._resample", input_, dim, taps) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is input_ or not result_.flags.c_contiguous:
        result_ = settled(result_, input_)
    out = Tensor()
    out._data = result_
    input_fn = input._fn
    if input_fn is None:
        out._fn = None
        return MODE.mark(out, nn_functional__resample_op, input, dim, taps) if MODE.marks else out
    out._fn = node = ResampleBackward0()
    if MODE.altered and not MODE.records(node, out, input, dim, taps):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if input_fn is LEAF else input_fn,)
    node.saved = ()
    node.args = (dim, unshared(taps))
    node.restore = ((input_.shape, input_.dtype),)
    return out


def nn_functional__resample_jvp(result, input, dim, taps, input_t):
    return nn_functional__resample(input_t, dim, taps)


nn_functional__resample_op = operation(
    "nn.functional._resample", "linear", nn_functional__resample, nn_functional__resample_jvp, (0,)
)


# ---- nn.functional.interpolate
def nn_functional_interpolate(
    input, size=None, scale_factor=None, mode="nearest", align_corners=None,
    recompute_scale_factor=None, antialias=False,
):  # fmt: skip
    """nn.functional.interpolate(Tensor input, any size=None, any scale_factor=None, str
    mode="nearest", bool? align_corners=None, bool? recompute_scale_factor=None, bool
    antialias=False) -> Tensor

    An image of another size, by nearest pixels, linear or cubic interpolation, area
    means.
    """
    if mode.__class__ is not str:
        mode = value_argument("nn.functional.interpolate", "mode", "str", mode)
    if align_corners is not None and align_corners is not True and align_corners is not False:
        align_corners = value_argument(
            "nn.functional.interpolate", "align_corners", "bool?", align_corners
        )
    if (
        recompute_scale_factor is not None
        and recompute_scale_factor is not True
        and recompute_scale_factor is not False
    ):
        recompute_scale_factor = value_argument(
            "nn.functional.interpolate", "recompute_scale_factor", "bool?", recompute_scale_factor
        )
    if antialias is not True and antialias is not False:
        antialias = value_argument("nn.functional.interpolate", "antialias", "bool", antialias)
    if input.__class__ is not Tensor:
        _found = overridden(
            "nn.functional.interpolate", nn_functional_interpolate, input, size, scale_factor, mode,
            align_corners, recompute_scale_factor, antialias,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.interpolate", 0, "input", input)
    try:
        return resizing.interpolate(
            input, size, scale_factor, mode, align_corners, recompute_scale_factor, antialias
        )
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.interpolate", input, size, scale_factor, mode, align_corners,
            recompute_scale_factor, antialias,
        ) from None  # fmt: skip


# ---- nn.functional.upsample
def nn_functional_upsample(input, size=None, scale_factor=None, mode="nearest", align_corners=None):
    """nn.functional.upsample(Tensor input, any size=None, any scale_factor=None, str
    mode="nearest", bool? align_corners=None) -> Tensor

    interpolate under an older name.
    """
    if mode.__class__ is not str:
        mode = value_argument("nn.functional.upsample", "mode", "str", mode)
    if align_corners is not None and align_corners is not True and align_corners is not False:
        align_corners = value_argument(
            "nn.functional.upsample", "align_corners", "bool?", align_corners
        )
    if input.__class__ is not Tensor:
        _found = overridden(
            "nn.functional.upsample", nn_functional_upsample, input, size, scale_factor, mode,
            align_corners,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.upsample", 0, "input", input)
    try:
        return resizing.upsample("upsample", input, size, scale_factor, mode, align_corners)
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.upsample", input, size, scale_factor, mode, align_corners
        ) from None


# ---- nn.functional.upsample_nearest
def nn_functional_upsample_nearest(input, size=None, scale_factor=None):
    """nn.functional.upsample_nearest(Tensor input, any size=None, any scale_factor=None) ->
    Tensor

    interpolate by the nearest pixels.
    """
    if input.__class__ is not Tensor:
        _found = overridden(
            "nn.functional.upsample_nearest", nn_functional_upsample_nearest, input, size,
            scale_factor,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.upsample_nearest", 0, "input", input)
    try:
        return resizing.upsample("upsample_nearest", input, size, scale_factor, "nearest", None)
    except FAULTS as _error:
        raise refused(_error, "nn.functional.upsample_nearest", input, size, scale_factor) from None


# ---- nn.functional.upsample_bilinear
def nn_functional_upsample_bilinear(input, size=None, scale_factor=None):
    """nn.functional.upsample_bilinear(Tensor input, any size=None, any scale_factor=None) ->
    Tensor

    Bilinear interpolate with aligned corners.
    """
    if input.__class__ is not Tensor:
        _found = overridden(
            "nn.functional.upsample_bilinear", nn_functional_upsample_bilinear, input, size,
            scale_factor,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.upsample_bilinear", 0, "input", input)
    try:
        return resizing.upsample("upsample_bilinear", input, size, scale_factor, "bilinear", True)
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.upsample_bilinear", input, size, scale_factor
        ) from None


# ---- grid_sampler
def grid_sampler(
    input, grid, interpolation_mode, padding_mode, align_corners, _=Tensor, out=Tensor
):
    """grid_sampler(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool
    align_corners) -> Tensor

    The values of images at places given by `grid`, with bilinear (0), nearest (1) or
    bicubic (2) interpolation, and outside zeros (0), the border (1) or reflections (2).
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(
            grid_sampler, out, _, input, grid, interpolation_mode, padding_mode, align_corners
        )
    if interpolation_mode.__class__ is not int:
        interpolation_mode = value_argument(
            "grid_sampler", "interpolation_mode", "int", interpolation_mode
        )
    if padding_mode.__class__ is not int:
        padding_mode = value_argument("grid_sampler", "padding_mode", "int", padding_mode)
    if align_corners is not True and align_corners is not False:
        align_corners = value_argument("grid_sampler", "align_corners", "bool", align_corners)
    if input.__class__ is not Tensor or grid.__class__ is not Tensor:
        _found = overridden(
            "grid_sampler", grid_sampler, input, grid, interpolation_mode, padding_mode,
            align_corners,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("grid_sampler", 0, "input", input)
        grid = tensor_argument("grid_sampler", 1, "grid", grid)
    try:
        return sampled.grid_sampler(input, grid, interpolation_mode, padding_mode, align_corners)
    except FAULTS as _error:
        raise refused(
            _error, "grid_sampler", input, grid, interpolation_mode, padding_mode, align_corners
        ) from None


# ---- grid_sampler_2d
def grid_sampler_2d(
    input, grid, interpolation_mode, padding_mode, align_corners, _=Tensor, out=Tensor
):
    """grid_sampler_2d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool
    align_corners) -> Tensor

    grid_sampler of two-dimensional images.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(
            grid_sampler_2d, out, _, input, grid, interpolation_mode, padding_mode, align_corners
        )
    if interpolation_mode.__class__ is not int:
        interpolation_mode = value_argument(
            "grid_sampler_2d", "interpolation_mode", "int", interpolation_mode
        )
    if padding_mode.__class__ is not int:
        padding_mode = value_argument("grid_sampler_2d", "padding_mode", "int", padding_mode)
    if align_corners is not True and align_corners is not False:
        align_corners = value_argument("grid_sampler_2d", "align_corners", "bool", align_corners)
    if input.__class__ is not Tensor or grid.__class__ is not Tensor:
        _found = overridden(
            "grid_sampler_2d", grid_sampler_2d, input, grid, interpolation_mode, padding_mode,
            align_corners,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("grid_sampler_2d", 0, "input", input)
        grid = tensor_argument("grid_sampler_2d", 1, "grid", grid)
    try:
        return sampled.grid_sampler(input, grid, interpolation_mode, padding_mode, align_corners, 4)
    except FAULTS as _error:
        raise refused(
            _error, "grid_sampler_2d", input, grid, interpolation_mode, padding_mode, align_corners
        ) from None


# ---- grid_sampler_3d
def grid_sampler_3d(
    input, grid, interpolation_mode, padding_mode, align_corners, _=Tensor, out=Tensor
):
    """grid_sampler_3d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool
    align_corners) -> Tensor

    grid_sampler of three-dimensional images.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(
            grid_sampler_3d, out, _, input, grid, interpolation_mode, padding_mode, align_corners
        )
    if interpolation_mode.__class__ is not int:
        interpolation_mode = value_argument(
            "grid_sampler_3d", "interpolation_mode", "int", interpolation_mode
        )
    if padding_mode.__class__ is not int:
        padding_mode = value_argument("grid_sampler_3d", "padding_mode", "int", padding_mode)
    if align_corners is not True and align_corners is not False:
        align_corners = value_argument("grid_sampler_3d", "align_corners", "bool", align_corners)
    if input.__class__ is not Tensor or grid.__class__ is not Tensor:
        _found = overridden(
            "grid_sampler_3d", grid_sampler_3d, input, grid, interpolation_mode, padding_mode,
            align_corners,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("grid_sampler_3d", 0, "input", input)
        grid = tensor_argument("grid_sampler_3d", 1, "grid", grid)
    try:
        return sampled.grid_sampler(input, grid, interpolation_mode, padding_mode, align_corners, 5)
    except FAULTS as _error:
        raise refused(
            _error, "grid_sampler_3d", input, grid, interpolation_mode, padding_mode, align_corners
        ) from None


# ---- nn.functional.grid_sample
def nn_functional_grid_sample(
    input, grid, mode="bilinear", padding_mode="zeros", align_corners=None
):
    """nn.functional.grid_sample(Tensor input, Tensor grid, str mode="bilinear", str
    padding_mode="zeros", bool? align_corners=None) -> Tensor

    The values of images at places given by `grid`, from -1 to 1 in each dimension.
    """
    if mode.__class__ is not str:
        mode = value_argument("nn.functional.grid_sample", "mode", "str", mode)
    if padding_mode.__class__ is not str:
        padding_mode = value_argument(
            "nn.functional.grid_sample", "padding_mode", "str", padding_mode
        )
    if align_corners is not None and align_corners is not True and align_corners is not False:
        align_corners = value_argument(
            "nn.functional.grid_sample", "align_corners", "bool?", align_corners
        )
    if input.__class__ is not Tensor or grid.__class__ is not Tensor:
        _found = overridden(
            "nn.functional.grid_sample", nn_functional_grid_sample, input, grid, mode, padding_mode,
            align_corners,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.grid_sample", 0, "input", input)
        grid = tensor_argument("nn.functional.grid_sample", 1, "grid", grid)
    try:
        return sampled.grid_sample(input, grid, mode, padding_mode, align_corners)
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.grid_sample", input, grid, mode, padding_mode, align_corners
        ) from None


# ---- _weighted_samples
class WeightedSamplesBackward0(Node):
    __slots__ = ()
    operation = "_weighted_samples"
    formulas = {
        "input": "layers.samples_input(grad, weights, places, input.shape[-1])",
        "weights": "layers.samples_weights(grad, input, places)",
    }
    saves = {"input": 0, "weights": 1, "places": None}
    arg_names = ("input_shape",)

    def on_arrays(node, saved, grad, needs):
        input, weights, places = saved
        (input_shape,) = node.args
        grad_of_input = grad_of_weights = None
        if needs[0] is not None:
            grad_of_input = layers.samples_input(grad, weights, places, input_shape[-1])
        if needs[1] is not None:
            grad_of_weights = layers.samples_weights(grad, input, places)
        return node.restored(grad_of_input, grad_of_weights)


def _weighted_samples(input, weights, places):
    """_weighted_samples(Tensor input, Tensor weights, Tensor places) -> Tensor

    The sums over t of weights[t, p] input[c, places[t, p]]; there is 0 at places below 0.
    """
    if (
        input.__class__ is not Tensor
        or weights.__class__ is not Tensor
        or places.__class__ is not Tensor
    ):
        return dispatch(_weighted_samples_op, input, weights, places)
    input_ = input._data
    weights_ = weights._data
    places_ = places._data
    if input_.dtype in COMPLEX or weights_.dtype in COMPLEX or places_.dtype in COMPLEX:
        raise complex_refused("_weighted_samples")
    try:
        result_ = kernels.weighted_samples(input_, weights_, places_)
    except FAULTS as _error:
        raise refused(_error, "_weighted_samples", input_, weights_, places_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if (
        result_.base is not None
        or result_ is input_
        or result_ is weights_
        or result_ is places_
        or not result_.flags.c_contiguous
    ):
        result_ = settled(result_, input_, weights_, places_)
    out = Tensor()
    out._data = result_
    input_fn = input._fn
    weights_fn = weights._fn
    if input_fn is None and weights_fn is None:
        out._fn = None
        return MODE.mark(out, _weighted_samples_op, input, weights, places) if MODE.marks else out
    out._fn = node = WeightedSamplesBackward0()
    if MODE.altered and not MODE.records(node, out, input, weights, places):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (
        input if input_fn is LEAF else input_fn, weights if weights_fn is LEAF else weights_fn,
    )  # fmt: skip
    node.saved = (
        None if weights_fn is None else input_, None if input_fn is None else weights_, places_,
    )  # fmt: skip
    node.args = (input_.shape,)
    node.restore = ((input_.shape, input_.dtype), (weights_.shape, weights_.dtype))
    return out


def _weighted_samples_jvp(result, input, weights, places, input_t, weights_t):
    if input_t is None:
        input_t = zero_like(input)
    if weights_t is None:
        weights_t = zero_like(weights)
    return ops._weighted_samples(input_t, weights, places) + ops._weighted_samples(
        input, weights_t, places
    )


_weighted_samples_op = operation(
    "_weighted_samples", "linalg", _weighted_samples, _weighted_samples_jvp, (0, 1, 2),
    edges=(0, 1), batched="leading",
)  # fmt: skip


# ---- nn.functional.affine_grid
def nn_functional_affine_grid(theta, size, align_corners=None):
    """nn.functional.affine_grid(Tensor theta, int[] size, bool? align_corners=None) -> Tensor

    The places of the pixels of an image under affine maps, for grid_sample.
    """
    if not all_ints(size):
        size = value_argument("nn.functional.affine_grid", "size", "int[]", size)
    if align_corners is not None and align_corners is not True and align_corners is not False:
        align_corners = value_argument(
            "nn.functional.affine_grid", "align_corners", "bool?", align_corners
        )
    if theta.__class__ is not Tensor:
        _found = overridden(
            "nn.functional.affine_grid", nn_functional_affine_grid, theta, size, align_corners
        )
        if _found is not NotImplemented:
            return _found
        theta = tensor_argument("nn.functional.affine_grid", 0, "theta", theta)
    try:
        return sampled.affine_grid(theta, size, align_corners)
    except FAULTS as _error:
        raise refused(_error, "nn.functional.affine_grid", theta, size, align_corners) from None


# ---- _mapped_grid
class MappedGridBackward0(Node):
    __slots__ = ()
    operation = "_mapped_grid"
    formulas = {
        "theta": "grad.reshape((theta.shape[0], -1, theta.shape[1])).transpose(1, 2) @ points",
    }
    shown = "AffineGridGeneratorBackward0"
    saves = {"points": None}
    arg_names = ("theta_shape",)

    def on_arrays(node, saved, grad, needs):
        (points,) = saved
        (theta_shape,) = node.args
        return node.restored_one(
            kernels.transpose(kernels.reshape(grad, (theta_shape[0], -1, theta_shape[1])), 1, 2)
            @ points,
        )

    on_tensors = calling(on_arrays, kernels=ops)


def _mapped_grid(theta, points, size):
    """_mapped_grid(Tensor theta, Tensor points, int[] size) -> Tensor"""
    if not all_ints(size):
        size = value_argument("_mapped_grid", "size", "int[]", size)
    if theta.__class__ is not Tensor or points.__class__ is not Tensor:
        return dispatch(_mapped_grid_op, theta, points, size)
    theta_ = theta._data
    points_ = points._data
    if theta_.dtype in COMPLEX or points_.dtype in COMPLEX:
        raise complex_refused("_mapped_grid")
    try:
        result_ = (points_ @ np.swapaxes(theta_, 1, 2)).reshape(size)
    except FAULTS as _error:
        raise refused(_error, "_mapped_grid", theta_, points_, size) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if (
        result_.base is not None
        or result_ is theta_
        or result_ is points_
        or not result_.flags.c_contiguous
    ):
        result_ = settled(result_, theta_, points_)
    out = Tensor()
    out._data = result_
    theta_fn = theta._fn
    if theta_fn is None:
        out._fn = None
        return MODE.mark(out, _mapped_grid_op, theta, points, size) if MODE.marks else out
    out._fn = node = MappedGridBackward0()
    if MODE.altered and not MODE.records(node, out, theta, points, size):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (theta if theta_fn is LEAF else theta_fn,)
    node.saved = (points_,)
    node.args = (theta_.shape,)
    node.restore = ((theta_.shape, theta_.dtype),)
    return out


def _mapped_grid_jvp(result, theta, points, size, theta_t):
    return _mapped_grid(theta_t, points, size)


def _mapped_grid_batched(theta, points, size):
    return (points @ theta.transpose(1, 2)).reshape(size)


_mapped_grid_op = operation(
    "_mapped_grid", "linear", _mapped_grid, _mapped_grid_jvp, (0, 1), edges=(0,),
    batched=_mapped_grid_batched,
)  # fmt: skip
