"""Layers of a large batch give what they give of its samples one by one: native loops, blocks and
threads begin at sizes that single samples here do not reach."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd import nn
from autograd.kernels.large import NATIVE
from autograd.native import jit

F = nn.functional

WINDOWS: dict[str, tuple[Callable[[], Any], tuple[int, ...]]] = {
    "conv1d": (lambda: nn.Conv1d(64, 64, 5, padding=2), (64, 200)),
    "conv1d in steps": (lambda: nn.Conv1d(32, 48, 3, stride=2, dilation=2), (32, 300)),
    "conv1d of each channel": (lambda: nn.Conv1d(32, 32, 5, padding=4, groups=32), (32, 300)),
    "conv2d": (lambda: nn.Conv2d(16, 24, 3, padding=1), (16, 24, 24)),
    "conv2d of few channels": (lambda: nn.Conv2d(3, 16, 7, 2, 3), (3, 48, 48)),
    "conv2d dilated": (lambda: nn.Conv2d(16, 16, 3, padding=2, dilation=2), (16, 24, 24)),
    "conv2d of an even size": (lambda: nn.Conv2d(16, 16, 4, padding="same"), (16, 24, 24)),
    "conv2d of groups": (lambda: nn.Conv2d(16, 32, 3, groups=4, bias=False), (16, 24, 24)),
    "conv2d of each channel": (lambda: nn.Conv2d(16, 16, 3, padding=1, groups=16), (16, 24, 24)),
    "conv2d of pixels": (lambda: nn.Conv2d(16, 32, 1), (16, 24, 24)),
    "conv2d around": (lambda: nn.Conv2d(16, 8, 3, padding=2, padding_mode="reflect"), (16, 24, 20)),
    "conv3d": (lambda: nn.Conv3d(4, 8, 3, padding=1), (4, 10, 12, 12)),
    "conv_transpose1d": (lambda: nn.ConvTranspose1d(32, 16, 4, 2, 1), (32, 200)),
    "conv_transpose2d": (lambda: nn.ConvTranspose2d(16, 8, 4, 2, 1), (16, 20, 20)),
    "conv_transpose3d": (lambda: nn.ConvTranspose3d(4, 4, 3), (4, 10, 10, 10)),
    "max_pool1d": (lambda: nn.MaxPool1d(3, padding=1), (32, 300)),
    "max_pool2d": (lambda: nn.MaxPool2d(3, 2, 1), (16, 25, 24)),
    "max_pool2d apart": (lambda: nn.MaxPool2d(2), (16, 24, 24)),
    "max_pool3d": (lambda: nn.MaxPool3d(2, 1), (4, 10, 12, 12)),
    "avg_pool1d": (lambda: nn.AvgPool1d(4), (32, 300)),
    "avg_pool2d": (lambda: nn.AvgPool2d(3, 2, 1, count_include_pad=False), (16, 25, 24)),
    "avg_pool3d": (lambda: nn.AvgPool3d(2, ceil_mode=True), (4, 11, 12, 12)),
    "lp_pool2d": (lambda: nn.LPPool2d(2, 3), (16, 24, 24)),
    "adaptive_avg_pool2d": (lambda: nn.AdaptiveAvgPool2d((5, 7)), (16, 24, 24)),
    "adaptive_max_pool2d": (lambda: nn.AdaptiveMaxPool2d((5, 7)), (16, 24, 24)),
    "unfold": (lambda: nn.Unfold(3, padding=1, stride=2), (8, 24, 24)),
    "nearest": (lambda: nn.Upsample(scale_factor=2), (8, 20, 20)),
    "bilinear": (lambda: nn.Upsample(size=(31, 17), mode="bilinear"), (8, 20, 20)),
    "bicubic": (lambda: nn.Upsample(scale_factor=2, mode="bicubic"), (8, 20, 20)),
    "reflected": (lambda: nn.ReflectionPad2d((1, 2, 3, 4)), (16, 20, 20)),
    "replicated": (lambda: nn.ReplicationPad1d((5, 3)), (32, 300)),
    "around": (lambda: nn.CircularPad2d((1, 2, 3, 4)), (16, 20, 20)),
    "pixel_shuffle": (lambda: nn.PixelShuffle(2), (16, 20, 20)),
}
LAYERS: dict[str, tuple[Callable[[], Any], tuple[int, ...]]] = {
    "instance_norm": (lambda: nn.InstanceNorm2d(16, affine=True), (16, 24, 24)),
    "group_norm": (lambda: nn.GroupNorm(4, 16), (16, 24, 24)),
    "layer_norm": (lambda: nn.LayerNorm(40), (200, 40)),
    "rms_norm": (lambda: nn.RMSNorm(40), (200, 40)),
    "local_response_norm": (lambda: nn.LocalResponseNorm(5), (16, 20, 20)),
    "linear": (lambda: nn.Linear(40, 60), (200, 40)),
    "softmax": (lambda: nn.Softmax(-1), (200, 40)),
    "log_softmax": (lambda: nn.LogSoftmax(1), (40, 200)),
    "prelu": (lambda: nn.PReLU(16), (16, 24, 24)),
    "glu": (lambda: nn.GLU(1), (16, 24, 24)),
    "gelu": (lambda: nn.GELU("tanh"), (16, 24, 24)),
    "lstm": (lambda: nn.LSTM(20, 24, 2, batch_first=True, bidirectional=True), (30, 20)),
    "gru": (lambda: nn.GRU(20, 24, batch_first=True), (30, 20)),
    "rnn": (lambda: nn.RNN(20, 24, batch_first=True, nonlinearity="relu"), (30, 20)),
    "encoder": (
        lambda: nn.TransformerEncoderLayer(32, 4, 64, dropout=0.0, batch_first=True), (40, 32),
    ),
}  # fmt: skip
CASES = WINDOWS | LAYERS
SAMPLES = 16


def _results(layer: Any, x: np.ndarray, weights: np.ndarray | None) -> tuple[np.ndarray, list[Any]]:
    """The output, and the gradients of its sum with `weights`: of the input, and of parameters."""
    given = ag.tensor(x, requires_grad=True)
    out = layer(given)
    out = out[0] if isinstance(out, tuple) else out
    if weights is None:
        weights = np.random.default_rng(1).normal(size=out.shape).astype(x.dtype)
    wanted = [given, *layer.parameters()]
    return out.numpy(force=True), list(ag.grad(out, wanted, ag.tensor(weights)))


@pytest.mark.parametrize("dtype", [np.float32, np.float64], ids=["float32", "float64"])
@pytest.mark.parametrize("way", ["native", "blocks"])
@pytest.mark.parametrize("case", CASES)
def test_a_batch_is_its_samples(
    case: str, way: str, dtype: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    if way == "native" and jit.unavailable():
        pytest.skip("native loops are not available")
    ag.manual_seed(0)
    layer = CASES[case][0]().to(dtype)
    x = np.random.default_rng(0).normal(size=(SAMPLES, *CASES[case][1])).astype(dtype)
    if way == "blocks":
        monkeypatch.setattr(NATIVE, "least", sys.maxsize)
    out, (for_input, *others) = _results(layer, x, None)
    weights = np.random.default_rng(1).normal(size=out.shape).astype(dtype)
    single = [_results(layer, x[i : i + 1], weights[i : i + 1]) for i in range(SAMPLES)]
    near = {"rtol": 1e-4, "atol": 2e-4} if dtype is np.float32 else {"rtol": 1e-9, "atol": 1e-9}
    np.testing.assert_allclose(out, np.concatenate([y for y, _ in single]), **near)
    expected = np.concatenate([each[0].numpy() for _, each in single])
    np.testing.assert_allclose(for_input.numpy(), expected, **near)
    for k, found in enumerate(others, 1):
        total = sum(each[k].numpy().astype(np.float64) for _, each in single)
        scale = np.abs(total).max() + 1
        np.testing.assert_allclose(found.numpy() / scale, total / scale, **near)
