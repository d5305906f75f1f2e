"""Softmax and what is built on it, for scores of every size; against SciPy in float64."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

import autograd as ag
from autograd.kernels.elementwise import blocks, gelus, powers
from autograd.kernels.reduce import normalization, softmaxes
from autograd.kernels.sequence import attention
from autograd.kernels.sequence.attention import attend_backward, attention_and_logs

special = pytest.importorskip("scipy.special")

ROWS, CLASSES = 96, 512
SPREADS: dict[str, Callable[[np.ndarray], np.ndarray]] = {
    "moderate": lambda x: x,
    "spread": lambda x: 8 * x,
    "far": lambda x: 300 * x,
    "high": lambda x: x + 500,
    "low": lambda x: x - 500,
    "raised": lambda x: x + 80,
    "masked": lambda x: np.where(x > 0.5, -np.inf, x),
    "one row apart": lambda x: x + 90 * (np.arange(len(x)) == 7)[:, None],
}
DTYPES = [np.float32, np.float64]


def scores(name: str, dtype: type) -> np.ndarray:
    x = np.random.default_rng(0).normal(size=(ROWS, CLASSES))
    return SPREADS[name](x).astype(dtype)


def tolerance(x: np.ndarray) -> float:
    """Of a score's power: rounding errors of the differences from the largest score."""
    finite = x[np.isfinite(x)]
    return 3 * float(np.finfo(x.dtype).eps) * max(4.0, np.ptp(finite))


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("name", SPREADS)
def test_softmax_of_scores_of_every_size(name: str, dtype: type) -> None:
    x = scores(name, dtype)
    expected = special.softmax(x.astype(np.float64), axis=1)
    np.testing.assert_allclose(ag.softmax(x, 1), expected, rtol=tolerance(x), atol=1e-37)
    logs = special.log_softmax(x.astype(np.float64), axis=1)
    error = 8 * np.finfo(dtype).eps
    np.testing.assert_allclose(ag.log_softmax(x, 1), logs, rtol=error, atol=16 * error)


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("name", SPREADS)
def test_cross_entropy_of_scores_of_every_size(name: str, dtype: type) -> None:
    x = scores(name, dtype)
    labels = np.argmin(np.where(np.isfinite(x), np.abs(x), np.inf), axis=1)
    given = ag.tensor(x, requires_grad=True)
    loss = ag.nn.functional.cross_entropy(given, ag.tensor(labels), reduction="sum")
    loss.backward()
    wide = x.astype(np.float64)
    each = -special.log_softmax(wide, axis=1)[np.arange(ROWS), labels]
    np.testing.assert_allclose(loss.item(), each.sum(), rtol=16 * np.finfo(dtype).eps)
    expected = special.softmax(wide, axis=1) - (np.arange(CLASSES) == labels[:, None])
    np.testing.assert_allclose(given.grad, expected, rtol=0, atol=tolerance(x))


@pytest.mark.parametrize("causal", [False, True])
@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("size", [1, 3, 30])
@pytest.mark.parametrize("tile", [None, 1 << 12])
def test_attention_of_scores_of_every_size(
    size: float, dtype: type, causal: bool, tile: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In one tile, or in some of a few rows of queries."""
    if tile is not None:
        monkeypatch.setattr(attention, "BLOCK", tile)
        monkeypatch.setattr(attention, "_ROWS", tile)
    random = np.random.default_rng(0)
    q, k, v, g = [(random.normal(size=(3, 130, 16)) * s).astype(dtype) for s in (size, size, 1, 1)]
    scale = 0.25
    out, logs = attention_and_logs(q, k, v, None, scale, causal)
    wide = [x.astype(np.float64) for x in (q, k, v, g)]
    s = scale * wide[0] @ wide[1].swapaxes(-1, -2)
    if causal:
        s = np.where(np.tri(130, dtype=bool), s, -np.inf)
    weights = special.softmax(s, axis=-1)
    error = 64 * float(np.finfo(dtype).eps) * max(1.0, np.abs(s[np.isfinite(s)]).max())
    np.testing.assert_allclose(out, weights @ wide[2], rtol=0, atol=error)
    np.testing.assert_allclose(logs[..., 0], special.logsumexp(s, axis=-1), rtol=1e-6, atol=error)
    *found, _ = attend_backward(g, q, k, v, None, out, logs, scale, causal, False)
    for_s = wide[3] @ wide[2].swapaxes(-1, -2)
    for_s = weights * (for_s - np.sum(weights * for_s, -1, keepdims=True)) * scale
    expected = for_s @ wide[1], for_s.swapaxes(-1, -2) @ wide[0], weights.swapaxes(-1, -2) @ wide[3]
    for ours, theirs in zip(found, expected, strict=True):
        np.testing.assert_allclose(ours, theirs, rtol=0, atol=error * max(1, size) * 4)


MASKS = {
    "keys": np.where(np.arange(130) < 90, 0, -np.inf)[None],
    "lower triangle": np.where(np.tri(130, dtype=bool), 0, -np.inf),
    "queries that see nothing": np.where(np.arange(130)[:, None] % 3 > 0, 0, -np.inf),
    "finite": np.where(np.tri(130, dtype=bool), 0, -1e9),
    "finite rows": np.where(np.arange(130)[:, None] % 3 > 0, 0.0, -1e30) + np.zeros((130, 130)),
    "slopes": -0.3 * np.abs(np.arange(130)[:, None] - np.arange(130)),
    "large": 300.0 * np.tri(130),
    "of each head": np.random.default_rng(3).normal(size=(3, 130, 130)) * 8,
}


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("size", [1, 30])
@pytest.mark.parametrize("name", MASKS)
def test_attention_with_what_is_added_to_scores(name: str, size: float, dtype: type) -> None:
    random = np.random.default_rng(0)
    q, k, v = [(random.normal(size=(3, 130, 16)) * s).astype(dtype) for s in (size, size, 1)]
    bias = MASKS[name].astype(dtype)
    out, logs = attention_and_logs(q, k, v, bias, 0.25, False)
    wide = [x.astype(np.float64) for x in (q, k, v, bias)]
    s = 0.25 * wide[0] @ wide[1].swapaxes(-1, -2)
    rounding = 64 * float(np.finfo(dtype).eps) * max(1.0, np.abs(s).max(), 300)
    s = s + wide[3]
    sees = np.isfinite(s).any(-1, keepdims=True)
    weights = np.where(sees, special.softmax(np.where(sees, s, 0), axis=-1), 0)
    np.testing.assert_allclose(out, weights @ wide[2], rtol=0, atol=rounding)
    expected = special.logsumexp(np.where(sees, s, 0), axis=-1)
    kept = sees[..., 0]
    np.testing.assert_allclose(logs[..., 0][kept], expected[kept], rtol=1e-6, atol=rounding)
    assert (logs[..., 0][~kept] == 0).all()


def test_gradients_of_wide_heads_are_added_up_in_few_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each adds a matrix as large as the keys."""
    random = np.random.default_rng(0)
    q, k, v, g = random.normal(size=(4, 1, 400, 500))
    monkeypatch.setattr(attention, "_ROWS", 1 << 16)
    out, logs = attention_and_logs(q, k, v, None, 0.01, False)
    parts = []
    add = attention._add_product
    monkeypatch.setattr(attention, "_add_product", lambda *args: parts.append(add(*args)))
    *found, _ = attend_backward(g, q, k, v, None, out, logs, 0.01, False, False)
    assert len(parts) == 2  # of keys and of values
    weights = special.softmax(0.01 * q @ k.swapaxes(-1, -2), axis=-1)
    np.testing.assert_allclose(found[2], weights.swapaxes(-1, -2) @ g, atol=1e-12)


@pytest.mark.parametrize("fast", [True, False])
def test_powers_in_both_bases(fast: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(powers, "_HAS_EXP2", fast)
    scale = powers.base(np.float32)
    for shift in (0, -200):
        x = np.linspace(-5, 5, 640).astype(np.float32) + np.float32(shift)
        found = powers.powers(x * np.float32(scale), scale)
        np.testing.assert_allclose(found, np.exp(x.astype(np.float64)), rtol=4e-5, atol=1e-38)
    assert powers.base(np.float64) == 1


def test_results_do_not_depend_on_the_number_of_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    random = np.random.default_rng(0)
    x, grad = random.normal(size=(2, 1500, 300)).astype(np.float32)
    weight = random.normal(size=300).astype(np.float32)

    def found() -> list[np.ndarray]:
        y, mean, rstd = normalization.native_layer_norm(x, (300,), weight, weight, 1e-5)
        needs = (True, True, True)
        backward = normalization.layer_norm_backward(grad, x, (300,), weight, mean, rstd, needs)
        value = gelus.exact_gelu(x)
        slope = gelus.exact_gelu_slope(grad, x, value)
        return [y, *backward, softmaxes.softmax(x, 1), value, slope]

    results = []
    for threads in (1, 2, 5):
        monkeypatch.setattr(blocks, "workers", lambda products, n=threads: n)
        results.append(found())
    for others in results[1:]:
        for one, other in zip(results[0], others, strict=True):
            np.testing.assert_array_equal(one, other)


def test_gelu_and_its_slope_keep_their_digits() -> None:
    x = np.concatenate([np.linspace(-9, 9, 40001), [0, -0.0, 1e-20, -1e-30, 1e-42, 13, -25, 40]])
    x = np.tile(x, 2).astype(np.float32)
    wide = x.astype(np.float64)
    value, distribution = gelus.exact_gelu(x), special.ndtr(wide)
    np.testing.assert_allclose(value, wide * distribution, rtol=4e-7, atol=4e-7)
    near = (x < 0) & (x > -3)
    np.testing.assert_allclose(value[near], (wide * distribution)[near], rtol=2e-5)
    density = np.exp(-(wide**2) / 2) / np.sqrt(2 * np.pi)
    slope = gelus.exact_gelu_slope(np.ones_like(x), x, value)
    np.testing.assert_allclose(slope, distribution + wide * density, rtol=0, atol=5e-7)
