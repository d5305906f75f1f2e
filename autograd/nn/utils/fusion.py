"""A batch normalisation that is done with learning, made part of the layer before it."""

from __future__ import annotations

import copy

from autograd.base.grad_mode import no_grad
from autograd.core.tensor import Tensor
from autograd.nn.modules.module import Module
from autograd.nn.parameter import Parameter


def fuse_conv_bn_eval(conv: Module, bn: Module, transpose: bool = False) -> Module:
    """A copy of the convolution `conv` that gives what `bn` after it gives.

    transpose: the convolution is a transposed one. Raises AssertionError, as PyTorch, unless both
    are in evaluation mode and `bn` has running statistics.
    """
    return _fuse(conv, bn, transpose)


def fuse_linear_bn_eval(linear: Module, bn: Module) -> Module:
    """A copy of the layer `linear` that gives what `bn` after it gives.

    Raises AssertionError as `fuse_conv_bn_eval`, and unless `bn` has as many features as `linear`
    gives, or one.
    """
    if bn.num_features not in (linear.out_features, 1):
        raise AssertionError(
            "To fuse, linear.out_features == bn.num_features or bn.num_features == 1, got "
            f"linear.out_features={linear.out_features} and bn.num_features={bn.num_features}"
        )
    return _fuse(linear, bn)


def fuse_conv_bn_weights(
    conv_w: Tensor,
    conv_b: Tensor | None,
    bn_rm: Tensor,
    bn_rv: Tensor,
    bn_eps: float,
    bn_w: Tensor | None,
    bn_b: Tensor | None,
    transpose: bool = False,
) -> tuple[Tensor, Tensor]:
    """The weight `conv_w` and bias `conv_b` of a convolution with those of a batch normalisation,
    `bn_w` and `bn_b`, its running mean `bn_rm`, variance `bn_rv` and `bn_eps`, put in: two
    Parameters.

    None stands for zeros, and for ones of `bn_w`. transpose: the second dimension of `conv_w` is
    that of the outputs.
    """
    axis = 1 if transpose else 0
    factor = (bn_rv + bn_eps).rsqrt()
    if bn_w is not None:
        factor = bn_w * factor
    shape = [1] * conv_w.ndim
    shape[axis] = -1
    moved = -bn_rm if conv_b is None else conv_b - bn_rm
    fused = moved * factor if bn_b is None else moved * factor + bn_b
    if conv_b is None:
        fused = fused.expand(conv_w.shape[axis]).clone()
    learned = conv_b is not None and conv_b.requires_grad
    kinds = (conv_w.dtype, conv_w.dtype if conv_b is None else conv_b.dtype)
    with no_grad():
        return (
            Parameter((conv_w * factor.reshape(shape)).to(kinds[0]), conv_w.requires_grad),
            Parameter(fused.to(kinds[1]), learned),
        )


def fuse_linear_bn_weights(
    linear_w: Tensor,
    linear_b: Tensor | None,
    bn_rm: Tensor,
    bn_rv: Tensor,
    bn_eps: float,
    bn_w: Tensor | None,
    bn_b: Tensor | None,
) -> tuple[Tensor, Tensor]:
    """The same as `fuse_conv_bn_weights` of a linear layer with `linear_w` and `linear_b`."""
    return fuse_conv_bn_weights(linear_w, linear_b, bn_rm, bn_rv, bn_eps, bn_w, bn_b)


def _fuse(layer: Module, bn: Module, transpose: bool = False) -> Module:
    if layer.training or bn.training:
        raise AssertionError("Fusion only for eval!")
    if bn.running_mean is None or bn.running_var is None:
        raise AssertionError("bn.running_mean and bn.running_var must not be None")
    made = copy.deepcopy(layer)
    made.weight, made.bias = fuse_conv_bn_weights(
        made.weight,
        made.bias,
        bn.running_mean,
        bn.running_var,
        bn.eps,
        bn.weight,
        bn.bias,
        transpose,
    )
    return made
