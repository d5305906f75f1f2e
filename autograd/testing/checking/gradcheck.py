"""Checks derivatives against finite differences, as torch.autograd.gradcheck does.

Beyond PyTorch: a derivative at a kink (relu at 0) passes if it lies between the two one-sided
slopes; backward passes must be linear in the output's gradient; a mismatch is reported with the
worst entry, the formulas of the table and a guess at the mistake.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from autograd.base.grad_mode import enable_grad
from autograd.core.engine import grad
from autograd.core.tensor import Tensor, from_array
from autograd.testing.checking.analytical import Problem, as_tuple, requires_grad
from autograd.testing.checking.check import Check, random_like
from autograd.testing.checking.numerical import GradcheckError

__all__ = ["GradcheckError", "gradcheck", "gradgradcheck"]

_GRAD_OUTPUTS_SEED = 2


def gradcheck(
    func: Callable[..., Any],
    inputs: Tensor | Sequence[Any],
    *,
    eps: float = 1e-6,
    atol: float = 1e-5,
    rtol: float = 1e-3,
    raise_exception: bool = True,
    nondet_tol: float = 0.0,
    check_undefined_grad: bool = True,
    check_grad_dtypes: bool = False,
    check_batched_grad: bool = False,
    check_batched_forward_grad: bool = False,
    check_forward_ad: bool = False,
    check_backward_ad: bool = True,
    fast_mode: bool = False,
    masked: bool | None = None,
) -> bool:
    """True if the derivatives of `func` at `inputs` agree with central differences.

    func: takes `inputs`, returns a Tensor or a tuple or list of Tensors. inputs: a Tensor or a
    sequence of arguments. The Tensors among them that require grad are varied, in copies: their
    own memory is never written. Outputs that do not require grad are left out; if none does, they
    must not depend on the inputs. Of complex outputs the imaginary and the real part are checked;
    the gradient by a complex input x + iy is d/dx + i d/dy, as in PyTorch.

    eps: the step. atol, rtol: |analytical - numerical| <= atol + rtol * |numerical| must hold for
    each entry of the Jacobian, except at kinks, where any value between the two one-sided slopes
    passes. raise_exception: if False, return False where GradcheckError would be raised.
    nondet_tol: by how much two runs of one backward pass may differ. check_undefined_grad: an
    undefined gradient of one of several outputs must count as zeros; if False, outputs are never
    left undefined. check_grad_dtypes: a gradient must have its input's dtype. check_forward_ad,
    check_backward_ad: which modes to check. check_batched_grad, check_batched_forward_grad: whether
    several gradients, or tangents, computed at once by vmap are those computed one by one.
    fast_mode: compare products with random vectors, and Jacobians only where those differ. masked:
    without effect, since there are no sparse tensors.

    Raises GradcheckError if a check fails; ValueError if no input requires grad; RuntimeError for
    an input with a stride of 0; AssertionError for options that contradict each other.
    """
    _expect_one(check_forward_ad=check_forward_ad, check_backward_ad=check_backward_ad)
    _expect("check_backward_ad", check_backward_ad, check_batched_grad=check_batched_grad)
    of_forward = {"check_batched_forward_grad": check_batched_forward_grad}
    _expect("check_forward_ad", check_forward_ad, **of_forward)
    arguments = _checked_inputs("gradcheck", inputs)
    settings = (eps, atol, rtol, nondet_tol, check_undefined_grad, check_grad_dtypes, fast_mode)
    with enable_grad():
        check = Check(Problem(func, arguments), *settings)
        batched = check_batched_grad, check_batched_forward_grad
        return check.passes(check_backward_ad, check_forward_ad, raise_exception, *batched)


def gradgradcheck(
    func: Callable[..., Any],
    inputs: Tensor | Sequence[Any],
    grad_outputs: Tensor | Sequence[Tensor] | None = None,
    *,
    eps: float = 1e-6,
    atol: float = 1e-5,
    rtol: float = 1e-3,
    gen_non_contig_grad_outputs: bool = False,
    raise_exception: bool = True,
    nondet_tol: float = 0.0,
    check_undefined_grad: bool = True,
    check_grad_dtypes: bool = False,
    check_batched_grad: bool = False,
    check_fwd_over_rev: bool = False,
    check_rev_over_rev: bool = True,
    fast_mode: bool = False,
    masked: bool = False,
) -> bool:
    """True if the second derivatives of `func` at `inputs` agree with central differences.

    Checks as `gradcheck` does, with the same arguments and errors, the function from `inputs` and
    `grad_outputs` to the gradients of those inputs that require grad; in the error texts these
    gradients are the outputs, and the grad_outputs the last inputs. grad_outputs: one for each
    output that requires grad; if None, random ones, not contiguous with
    gen_non_contig_grad_outputs. check_rev_over_rev, check_fwd_over_rev: whether the gradients are
    differentiated by backward and by forward mode.
    """
    _expect_one(check_fwd_over_rev=check_fwd_over_rev, check_rev_over_rev=check_rev_over_rev)
    needing = {
        "check_undefined_grad": check_undefined_grad,
        "check_batched_grad": check_batched_grad,
    }
    _expect("check_rev_over_rev", check_rev_over_rev, **needing)
    arguments = _checked_inputs("gradgradcheck", inputs)
    settings = (eps, atol, rtol, nondet_tol, check_undefined_grad, check_grad_dtypes, fast_mode)
    with enable_grad():
        outputs = [out for out in as_tuple(func(*arguments)) if requires_grad(out)]
        if not outputs:
            raise ValueError("gradgradcheck expects at least one output to require gradient.")
        if grad_outputs is None:
            seeds = _random_grad_outputs(outputs, gen_non_contig_grad_outputs)
        else:
            seeds = as_tuple(grad_outputs)

        def gradients(*args: Any) -> tuple[Tensor, ...]:
            values, given = args[: -len(seeds)], args[-len(seeds) :]
            outputs = [out for out in as_tuple(func(*values)) if requires_grad(out)]
            wanted = [value for value in values if requires_grad(value)]
            found = grad(outputs, wanted, given, create_graph=True, allow_unused=True)
            return tuple(g for g in found if g is not None)

        # A gradient that does not require grad must be constant, so it is checked as well.
        check = Check(Problem(gradients, (*arguments, *seeds), all_outputs=True), *settings)
        modes = check_rev_over_rev, check_fwd_over_rev
        return check.passes(*modes, raise_exception, check_batched_grad)


def _checked_inputs(caller: str, inputs: Tensor | Sequence[Any]) -> tuple[Any, ...]:
    """The inputs as a tuple; raises and warns about those which cannot be checked well."""
    arguments = as_tuple(inputs)
    if not any(requires_grad(value) for value in arguments):
        raise ValueError(
            f"{caller} expects at least one input tensor to require gradient, "
            "but none of them have requires_grad=True."
        )
    for position, value in enumerate(arguments):
        if not requires_grad(value):
            continue
        data = value._data
        if data.dtype not in (np.float64, np.complex128):
            warnings.warn(
                f"Input #{position} requires gradient and is not a double precision floating "
                "point or complex. This check will likely fail if all the inputs are not of "
                "double precision floating point or complex. ",
                stacklevel=3,
            )
        axes = zip(data.strides, data.shape, strict=True)
        if data.size and any(stride == 0 and size > 1 for stride, size in axes):
            raise RuntimeError(
                f"The {position}th input has a dimension with stride 0. gradcheck only supports "
                "inputs that are non-overlapping to be able to compute the numerical gradients "
                "correctly. You should call .contiguous on the input before passing it to "
                "gradcheck."
            )
    return arguments


def _expect_one(**modes: bool) -> None:
    if not any(modes.values()):
        raise AssertionError(f"Expected at least one of {' or '.join(modes)} to be True")


def _expect(mode: str, given: bool, **needing: bool) -> None:
    """Raises AssertionError for an option that needs a mode which is not asked for."""
    for name, wanted in needing.items():
        if wanted and not given:
            raise AssertionError(f"Setting {name}=True requires {mode} to be True")


def _random_grad_outputs(outputs: Sequence[Tensor], non_contiguous: bool) -> tuple[Tensor, ...]:
    """Random grad_outputs that require grad; not contiguous if there is more than one entry."""
    seeds = []
    for vector in random_like(outputs, _GRAD_OUTPUTS_SEED):
        if non_contiguous and vector.ndim:
            vector = np.repeat(vector, 2, axis=-1)[..., ::2]
        seeds.append(from_array(vector).requires_grad_())
    return tuple(seeds)
