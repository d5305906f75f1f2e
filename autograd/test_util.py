"""HIPS autograd's comparisons with finite differences."""

from autograd.hips.checks import (
    check_equivalent,
    check_grads,
    check_jvp,
    check_vjp,
    combo_check,
    make_numerical_jvp,
    scalar_close,
)

__all__ = [
    "check_equivalent", "check_grads", "check_jvp", "check_vjp", "combo_check",
    "make_numerical_jvp", "scalar_close",
]  # fmt: skip
