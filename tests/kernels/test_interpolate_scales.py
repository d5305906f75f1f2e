"""interpolate with scales that no ratio of sizes is, against PyTorch."""

from __future__ import annotations

import numpy as np
import pytest

import autograd as ag

pytestmark = [pytest.mark.torch, pytest.mark.filterwarnings("ignore")]

MODES = {
    1: ("nearest", "nearest-exact", "linear", "area"),
    2: ("nearest", "nearest-exact", "bilinear", "bicubic", "area"),
    3: ("nearest", "nearest-exact", "trilinear", "area"),
}


@pytest.mark.parametrize("recompute", [None, False, True])
@pytest.mark.parametrize(("dims", "mode"), [(d, m) for d, modes in MODES.items() for m in modes])
def test_scales(torch, dims, mode, recompute):
    for n in (1, 2, 3, 5):
        x = np.arange(float(n**dims)).reshape(1, 1, *[n] * dims)
        for scale in (0.5, 0.7, 1.0, 1.3, 2.0, 2.3, 2.7):
            if int(n * scale) < 1:
                continue
            for align in (None, False, True) if mode.endswith(("linear", "cubic")) else (None,):
                options = {
                    "scale_factor": scale, "mode": mode, "recompute_scale_factor": recompute,
                    "align_corners": align,
                }  # fmt: skip
                ours = ag.nn.functional.interpolate(ag.tensor(x), **options)
                theirs = torch.nn.functional.interpolate(torch.tensor(x), **options)
                np.testing.assert_allclose(ours.numpy(), theirs.numpy(), rtol=1e-9, atol=1e-9)
