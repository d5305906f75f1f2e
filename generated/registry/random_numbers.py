# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 4a607dec30ffa732
"""The rows of the table as data."""

from autograd.base.registry import Row

ROWS = (
    Row(
        signature="rand(int[] size, *, Generator? generator=None, dtype? dtype=None) -> Tensor",
        kind="creation",
        forward="kernels.rand(size, generator, dtype)",
        doc="Random numbers that are uniform in [0, 1).",
    ),
    Row(
        signature="randn(int[] size, *, Generator? generator=None, dtype? dtype=None) -> Tensor",
        kind="creation",
        forward="kernels.randn(size, generator, dtype)",
        doc="Random numbers of the normal distribution with mean 0 and variance 1.",
    ),
    Row(
        signature=(
            "randint(int high, int[] size, *, Generator? generator=None, dtype? dtype=None) -> "
            "Tensor"
        ),
        kind="creation",
        forward="kernels.randint(0, high, size, generator, dtype)",
        doc="Random integers from 0 to high - 1.",
    ),
    Row(
        signature=(
            "randint.low(int low, int high, int[] size, *, Generator? generator=None, dtype? "
            "dtype=None) -> Tensor"
        ),
        kind="creation",
        forward="kernels.randint(low, high, size, generator, dtype)",
        doc="Random integers from `low` to high - 1.",
    ),
    Row(
        signature="randperm(int n, *, Generator? generator=None, dtype? dtype=None) -> Tensor",
        kind="creation",
        forward="kernels.randperm(n, generator, dtype)",
        doc="The integers from 0 to n - 1 in random order.",
    ),
    Row(
        signature=(
            "rand_like(Tensor input, *, Generator? generator=None, dtype? dtype=None) -> Tensor"
        ),
        kind="creation",
        forward="kernels.rand_like(input, generator, dtype)",
        doc="Random numbers uniform in [0, 1), in the shape and dtype of `input`.",
    ),
    Row(
        signature=(
            "randn_like(Tensor input, *, Generator? generator=None, dtype? dtype=None) -> Tensor"
        ),
        kind="creation",
        forward="kernels.randn_like(input, generator, dtype)",
        doc="Normally distributed random numbers in the shape and dtype of `input`.",
    ),
    Row(
        signature=(
            "randint_like(Tensor input, int high, *, Generator? generator=None, dtype? dtype=None) "
            "-> Tensor"
        ),
        kind="creation",
        forward="kernels.randint_like(input, 0, high, generator, dtype)",
        doc="Random integers from 0 to high - 1 in the shape and dtype of `input`.",
    ),
    Row(
        signature=(
            "randint_like.low(Tensor input, int low, int high, *, Generator? generator=None, "
            "dtype? dtype=None) -> Tensor"
        ),
        kind="creation",
        forward="kernels.randint_like(input, low, high, generator, dtype)",
        doc="Random integers from `low` to high - 1 in the shape and dtype of `input`.",
    ),
)  # fmt: skip
