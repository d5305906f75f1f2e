"""Convolution, pooling, padding and images where PyTorch's answer is not that of the usual case.

Numbers that are not finite, scales that leave a size as it is, places exactly on pixels, empty
dimensions, arguments of a wrong type.
"""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

import autograd as ag
from tests.support.torch_functions import TF, F, close, compare, normal

torch = pytest.importorskip("torch")
pytestmark = [
    pytest.mark.torch, pytest.mark.filterwarnings("ignore"),
    pytest.mark.usefixtures("double_precision"),
]  # fmt: skip

WRONG = [np.nan, np.inf, -np.inf]


def spoilt(*shape: int, number: int = 1, seed: int = 0) -> np.ndarray:
    """Normal numbers of which some are nan or infinite."""
    random = np.random.default_rng((7, seed, *shape))
    x = normal(*shape, seed=seed)
    x.reshape(-1)[random.choice(x.size, number, replace=False)] = random.choice(WRONG, number)
    return x


# ---- convolution ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", ["conv1d", "conv2d", "conv_transpose1d", "conv_transpose2d"])
@pytest.mark.parametrize("stride", [1, 2])
@pytest.mark.parametrize("padding", [0, 1])
def test_what_is_not_finite_stays_where_it_is(
    name: str, stride: int, padding: int, seed: int
) -> None:
    sizes = (7, 5)[: int(name[-2])]
    kernel = (3, 2)[: len(sizes)]
    channels = (3, 2) if "transpose" in name else (2, 3)
    facts = {"stride": stride, "padding": padding, "second": False}
    x = spoilt(2, channels[0] if "transpose" in name else 3, *sizes, seed=seed)
    compare(name, x, normal(*channels, *kernel), **facts)
    if not padding:  # zeros of the padding times infinity are nan, but only in some of PyTorch's
        compare(name, normal(*x.shape), spoilt(*channels, *kernel, seed=seed), **facts)


# ---- pooling -------------------------------------------------------------------------------------


@pytest.mark.parametrize("d", [1, 2, 3])
@pytest.mark.parametrize("norm_type", [np.inf, -np.inf])
def test_infinite_powers(d: int, norm_type: float) -> None:
    x = normal(2, 3, *(5, 6, 4)[:d])
    compare(f"lp_pool{d}d", x, norm_type, 2)
    compare(f"lp_pool{d}d", x, norm_type, 3, 1, True)


@pytest.mark.parametrize("d", [1, 2, 3])
def test_regions_take_the_last_nan(d: int) -> None:
    x = spoilt(2, 3, *(7, 5, 6)[:d], number=5 * d)
    for count in (1, 2, 3):
        compare(f"adaptive_max_pool{d}d", x, count, return_indices=True, second=False)
    if d > 1:
        drawn = np.random.default_rng(d).uniform(size=(2, 3, d))
        got = getattr(F, f"fractional_max_pool{d}d")(
            ag.tensor(x), 2, 3, return_indices=True, random_samples=ag.tensor(drawn)
        )
        expected = getattr(TF, f"fractional_max_pool{d}d")(
            torch.tensor(x), 2, 3, return_indices=True, _random_samples=torch.tensor(drawn)
        )
        for mine, theirs in zip(got, expected, strict=True):
            close(mine, theirs, 0)


@pytest.mark.parametrize("d", [1, 2])
def test_means_of_no_channels(d: int) -> None:
    compare(f"adaptive_avg_pool{d}d", normal(2, 0, *(4, 3)[:d]), 2, gradients=False)


# ---- padding and images --------------------------------------------------------------------------


@pytest.mark.parametrize("value", [1.5, np.nan])
@pytest.mark.parametrize("mode", ["reflect", "replicate", "circular"])
def test_pad_refuses_a_value(mode: str, value: float) -> None:
    for pad, x in ((F.pad, ag.ones(1, 2, 3)), (TF.pad, torch.ones(1, 2, 3))):
        with pytest.raises(RuntimeError, match="doesn't take in value argument"):
            pad(x, (1, 1), mode, value)


@pytest.mark.parametrize(
    ("mode", "antialias"),
    [*itertools.product(["bilinear", "bicubic"], [False, True]),
     ("lanczos", True), ("nearest", False), ("nearest-exact", False)],
)  # fmt: skip
def test_a_scale_that_keeps_the_size(mode: str, antialias: bool) -> None:
    for scale in ((1.02, 1.5), (0.7, 1.1)):
        compare(
            "interpolate", normal(2, 2, 6, 5), scale_factor=scale, mode=mode, antialias=antialias,
            gradients=not antialias,  # PyTorch's are of the filter that was not applied
        )  # fmt: skip
    if mode == "bilinear" and not antialias:
        compare("interpolate", normal(2, 2, 6), scale_factor=1.02, mode="linear")
        compare("interpolate", normal(1, 2, 4, 5, 6), scale_factor=1.1, mode="trilinear")


def test_regions_of_nothing() -> None:
    compare("interpolate", normal(2, 2, 1, 4), scale_factor=0.5, mode="area", gradients=False)


@pytest.mark.parametrize("mode", ["bilinear", "nearest", "bicubic"])
@pytest.mark.parametrize("align", [False, True])
def test_pixels_outside_are_not_read(mode: str, align: bool) -> None:
    facts = {"mode": mode, "align_corners": align, "second": False}
    facts["gradients"] = mode != "bicubic"  # sums of infinite terms in another order
    for seed in range(6):
        x = spoilt(2, 2, 3, 4, seed=seed)
        compare("grid_sample", x, 1.5 * normal(2, 3, 4, 2, seed=seed), **facts)
        if mode != "bicubic":
            grid = 1.5 * normal(2, 3, 4, 2, 3, seed=seed)
            compare("grid_sample", spoilt(2, 2, 3, 4, 3, seed=seed), grid, **facts)


@pytest.mark.parametrize("padding", ["zeros", "border", "reflection"])
def test_cubic_interpolation_on_pixels(padding: str) -> None:
    """Between pieces the second derivative jumps: it is that of the piece to the right."""
    grid = np.random.default_rng(1).choice([-1.0, -0.5, 0.0, 0.5, 1.0], (1, 3, 4, 2))
    facts = {"mode": "bicubic", "padding_mode": padding, "align_corners": True}
    compare("grid_sample", normal(1, 2, 5, 5), grid, **facts)


@pytest.mark.parametrize("padding", ["border", "reflection"])
def test_places_that_are_nan(padding: str) -> None:
    grid = normal(1, 2, 3, 2)
    grid[0, 0, 1] = np.nan
    for mode in ("bilinear", "nearest"):
        compare(
            "grid_sample", normal(1, 2, 4, 5), grid, mode=mode, padding_mode=padding,
            align_corners=True, gradients=False,
        )  # fmt: skip


# ---- wrong types ---------------------------------------------------------------------------------

IMAGE = normal(1, 2, 6, 6)
CALLS: list[tuple[str, tuple[Any, ...], dict[str, Any]]] = [
    (name, args, {argument: wrong})
    for name, args, arguments in [
        ("conv2d", (IMAGE, normal(3, 2, 2, 2)), ("stride", "padding", "dilation")),
        ("conv_transpose2d", (IMAGE, normal(2, 3, 2, 2)),
         ("stride", "padding", "output_padding", "dilation")),
        ("max_pool2d", (IMAGE,), ("kernel_size",)),
        ("max_pool2d", (IMAGE, 2), ("stride", "padding", "dilation")),
        ("avg_pool2d", (IMAGE, 2), ("stride", "padding")),
        ("adaptive_avg_pool2d", (IMAGE,), ("output_size",)),
        ("unfold", (IMAGE, 2), ("stride", "padding", "dilation")),
        ("fold", (IMAGE[0, :, :4], 2, 2), ("stride", "padding", "dilation")),
    ]
    for argument in arguments
    for wrong in (1.5, (1, 1.5), True)
]  # fmt: skip


def _whole(argument: str) -> str:
    """The message for an argument that is no int: of the signature, or where a string may stand."""
    return f"argument '{argument}' must be (tuple of ints|an int or a tuple)"


@pytest.mark.parametrize(("name", "args", "named"), CALLS)
def test_numbers_must_be_whole(name: str, args: Any, named: dict[str, Any]) -> None:
    made = [ag.tensor(x) if isinstance(x, np.ndarray) else x for x in args]
    with pytest.raises(TypeError, match=_whole(next(iter(named)))):
        getattr(F, name)(*made, **named)
    if True not in named.values() or "pool" in name:  # elsewhere PyTorch may take a bool for 1
        theirs = [torch.tensor(x) if isinstance(x, np.ndarray) else x for x in args]
        with pytest.raises(TypeError):
            getattr(TF, name)(*theirs, **named)
