"""Samples of the activation functions, besides the automatic ones of pointwise rows."""

from __future__ import annotations

import numpy as np
from scipy import special

from tests.support.sampling import Sample, samples


def _expit(x):
    return 1 / (1 + np.exp(-x)) if np.iscomplexobj(x) else special.expit(x)


samples(("special._logistic", "sigmoid"), _expit, lambda make: [make(5, low=-30, high=30)])


def _softplus(x, beta=1, threshold=20):
    return np.where(x * beta > threshold, x, np.logaddexp(0, x * beta) / beta)


samples("nn.functional.softplus", _softplus, lambda make: [
    make(5, low=-30, high=30), Sample(make(5), beta=2.5),
    Sample(make(5), beta=3, threshold=1.25)], complex=False)  # fmt: skip
samples("nn.functional.logsigmoid", lambda x: -np.logaddexp(0, -x), lambda make: [
    make(5, low=-30, high=30)], complex=False)  # fmt: skip
samples("relu", lambda x: np.maximum(x, 0), complex=False)
samples("nn.functional.leaky_relu",
    lambda x, negative_slope=0.01: np.where(x > 0, x, x * negative_slope),
    lambda make: [Sample(make(2, 4), negative_slope=0.3), (make(2, 4), -0.2)],
    complex=False)  # fmt: skip


def _elu(x, alpha=1.0):
    return np.where(x > 0, x, alpha * np.expm1(x))


samples("nn.functional.elu", _elu, lambda make: [Sample(make(2, 4), alpha=0.4)], complex=False)
samples("nn.functional.relu", lambda x: np.maximum(x, 0), lambda make: [
    make(2, 4), make()], complex=False)  # fmt: skip
samples("nn.functional.selu", lambda x: 1.05070098735548049 * _elu(x, alpha=1.67326324235437728),
    complex=False)  # fmt: skip
samples("nn.functional.silu", lambda x: x * special.expit(x), lambda make: [
    make(5, low=-30, high=30)], complex=False)  # fmt: skip


def _gelu(x, approximate="none"):
    if approximate == "tanh":
        return 0.5 * x * (1 + np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)))
    return x * special.ndtr(x)


samples("nn.functional.gelu", _gelu, lambda make: [
    Sample(make(*shape), approximate=mode) for mode in ("none", "tanh")
    for shape in ((2, 4), (), (0, 3))], complex=False)  # fmt: skip
samples("nn.functional.celu", lambda x, alpha=1.0: np.where(x > 0, x, alpha * np.expm1(x / alpha)),
    lambda make: [Sample(make(2, 4), alpha=0.4), (make(2, 4), 2)], complex=False)  # fmt: skip
samples("nn.functional.hardtanh", lambda x, min_val=-1.0, max_val=1.0: np.clip(x, min_val, max_val),
    lambda make: [(make(2, 4), -0.3, 0.8)], complex=False)  # fmt: skip
samples("nn.functional.relu6", lambda x: np.clip(x, 0, 6), lambda make: [
    make(*shape, low=-9, high=9) for shape in ((3, 4), (), (0, 3))], complex=False)  # fmt: skip
samples({"nn.functional.hardsigmoid": lambda x: np.clip(x + 3, 0, 6) / 6,
    "nn.functional.hardswish": lambda x: x * (np.clip(x + 3, 0, 6) / 6)}, draw=lambda make: [
    make(2, 4, low=-5, high=5)], complex=False)  # fmt: skip
samples("nn.functional.mish", lambda x: x * np.tanh(np.logaddexp(0, x)), lambda make: [
    make(8, low=-9, high=30)], complex=False)  # fmt: skip
samples("hardshrink", lambda x, lambd=0.5: np.where(np.abs(x) > lambd, x, 0), lambda make: [
    (make(2, 4), 0.8)], complex=False)  # fmt: skip
samples("nn.functional.softshrink",
    lambda x, lambd=0.5: np.sign(x) * np.maximum(np.abs(x) - lambd, 0),
    lambda make: [(make(2, 4), 0.8)], complex=False)  # fmt: skip
samples("nn.functional.softsign", lambda x: x / (1 + np.abs(x)))
samples("nn.functional.tanhshrink", lambda x: x - np.tanh(x), lambda make: [
    make(*shape) for shape in ((3, 4), (), (0, 3))])  # fmt: skip
samples("nn.functional.threshold", lambda x, threshold, value: np.where(x > threshold, x, value),
    lambda make: [(make(*shape), 0.25, -3.0) for shape in ((3, 4), (), (0, 3))],
    complex=False)  # fmt: skip
