"""The functions of networks against PyTorch's over grids of their arguments.

Values, gradients and, where PyTorch has them, second gradients of all arguments that are floating-
point tensors.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import autograd as ag
from tests.support.torch_functions import (
    TF,
    F,
    Fixed,
    close,
    compare,
    integers,
    normal,
    positive,
    signs,
)

torch = pytest.importorskip("torch")
pytestmark = [
    pytest.mark.torch,
    pytest.mark.usefixtures("double_precision"),
    pytest.mark.filterwarnings("ignore::UserWarning"),
]


REDUCTIONS = pytest.mark.parametrize("reduction", ["mean", "sum", "none"])


# ---- losses --------------------------------------------------------------------------------------


@REDUCTIONS
@pytest.mark.parametrize("width", [0.3, 1.0, 2.5])
def test_distances(reduction: str, width: float) -> None:
    x, y = normal(4, 5), normal(4, 5, seed=1)
    compare("huber_loss", x, y, reduction=reduction, delta=width)
    compare("huber_loss", x, y, reduction=reduction, weight=positive(4, 5))
    compare("smooth_l1_loss", x, y, reduction=reduction, beta=width)
    compare("smooth_l1_loss", x, y, reduction=reduction, beta=0.0)
    compare("smooth_l1_loss", normal(0, 5), normal(0, 5), reduction=reduction, beta=width)


@pytest.mark.parametrize("size_average", [None, True, False])
@pytest.mark.parametrize("reduce", [None, True, False])
def test_older_words_for_reduction(size_average: bool | None, reduce: bool | None) -> None:
    words = (size_average, reduce)
    x, y = positive(4, 3) / 4, positive(4, 3, seed=1) / 4
    for name in ("mse_loss", "l1_loss", "smooth_l1_loss"):
        compare(name, x, y, *words)
    for name in ("binary_cross_entropy", "binary_cross_entropy_with_logits"):
        compare(name, x, y, None, *words)
    for name in ("cross_entropy", "nll_loss"):
        compare(name, x, integers(3, 4), None, size_average, -100, reduce)


@REDUCTIONS
def test_class_probabilities(reduction: str) -> None:
    """Their weights have gradients, too."""
    for shape in ((3,), (4, 3), (2, 3, 2), (0, 3)):
        x, q, weight = normal(*shape), positive(*shape), positive(3)
        compare("cross_entropy", x, q, weight, reduction=reduction)
        compare("cross_entropy", x, q, weight, reduction=reduction, label_smoothing=0.2)


@REDUCTIONS
def test_margins_of_one_score(reduction: str) -> None:
    facts = {"second": False, "reduction": reduction}
    for name, label in (
        ("multi_margin_loss", 0),
        ("multilabel_margin_loss", 0),
        ("multilabel_margin_loss", -1),
    ):
        compare(name, np.array(0.3), np.array(label), **facts)


@pytest.mark.parametrize("reduction", ["mean", "sum", "none", "batchmean"])
@pytest.mark.parametrize("log_target", [False, True])
def test_kl_div(reduction: str, log_target: bool) -> None:
    compare("kl_div", normal(4, 3), positive(4, 3), reduction=reduction, log_target=log_target)


@REDUCTIONS
@pytest.mark.parametrize("full", [False, True])
def test_likelihoods(reduction: str, full: bool) -> None:
    for log_input in (True, False):
        compare(
            "poisson_nll_loss", positive(4, 3), 4 * positive(4, 3, seed=1) + 1.1,
            log_input=log_input, full=full, reduction=reduction,
        )  # fmt: skip
    for var in (positive(4, 3), positive(4, 1), positive(4), 0.7, 1e-9 * positive(4, 3)):
        compare(
            "gaussian_nll_loss", normal(4, 3), normal(4, 3, seed=1), var,
            full=full, reduction=reduction,
        )  # fmt: skip


@REDUCTIONS
@pytest.mark.parametrize("margin", [0.0, 0.4, 1.5])
def test_margins(reduction: str, margin: float) -> None:
    facts = {"margin": margin, "reduction": reduction}
    compare("cosine_embedding_loss", normal(6, 3), normal(6, 3, seed=1), integers(1, 6), **facts)
    labels = np.array([1, -1, -1, 1, -1, 0])
    compare("cosine_embedding_loss", normal(6, 3), normal(6, 3, seed=1), labels, **facts)
    compare("cosine_embedding_loss", normal(3), normal(3, seed=1), np.array(-1), **facts)
    compare("hinge_embedding_loss", normal(6), labels, **facts)
    compare("margin_ranking_loss", normal(6), normal(6, seed=1), Fixed(signs(6)), **facts)
    compare("soft_margin_loss", normal(4, 3), Fixed(signs(4, 3)), reduction=reduction)


@REDUCTIONS
@pytest.mark.parametrize("p", [1, 2])
def test_multi_margin(reduction: str, p: int) -> None:
    for weight in (None, Fixed(positive(4))):
        compare(
            "multi_margin_loss", normal(5, 4), integers(4, 5), p=p, margin=0.7, weight=weight,
            reduction=reduction, second=False,
        )  # fmt: skip
    compare("multi_margin_loss", normal(4), np.array(2), p=p, reduction=reduction, second=False)
    compare("multi_margin_loss", normal(4), np.array([2]), p=p, reduction=reduction, second=False)


@REDUCTIONS
def test_multilabel(reduction: str) -> None:
    labels = np.array([[3, 0, -1, 1], [-1, 0, 1, 2], [1, 1, 2, -1]])
    compare("multilabel_margin_loss", normal(3, 4), labels, reduction=reduction, second=False)
    compare("multilabel_margin_loss", normal(4), labels[0], reduction=reduction, second=False)
    none = np.full((3, 4), -1)
    compare("multilabel_margin_loss", normal(3, 4), none, reduction=reduction, second=False)
    for weight in (None, Fixed(positive(4))):
        compare(
            "multilabel_soft_margin_loss", normal(3, 4), Fixed(integers(2, 3, 4).astype(float)),
            weight=weight, reduction=reduction,
        )  # fmt: skip


@REDUCTIONS
@pytest.mark.parametrize("swap", [False, True])
@pytest.mark.parametrize("p", [1.5, 2.0])
def test_triplets(reduction: str, swap: bool, p: float) -> None:
    triple = normal(5, 3), normal(5, 3, seed=1), normal(5, 3, seed=2)
    compare("triplet_margin_loss", *triple, p=p, swap=swap, reduction=reduction)
    compare(
        "triplet_margin_with_distance_loss", *triple, swap=swap, reduction=reduction,
        distance_function=lambda x, y: ((x - y) ** 2).sum(-1),
    )  # fmt: skip
    compare("triplet_margin_with_distance_loss", *triple, swap=swap, margin=0.3)


@REDUCTIONS
def test_linear_cross_entropy(reduction: str) -> None:
    for smoothing, weight in itertools.product((0.0, 0.2), (None, Fixed(positive(4)))):
        compare(
            "linear_cross_entropy", normal(5, 3), normal(4, 3), integers(4, 5),
            linear_bias=normal(4), weight=weight, label_smoothing=smoothing, reduction=reduction,
        )  # fmt: skip
    compare(
        "linear_cross_entropy", normal(5, 3), normal(4, 2, 3), integers(4, 5, 2),
        linear_bias=normal(4, 2), ignore_index=1, reduction=reduction,
    )  # fmt: skip


@pytest.mark.parametrize(("size_average", "reduce"), [(True, None), (False, True), (None, False)])
def test_older_names_of_reductions(size_average: bool | None, reduce: bool | None) -> None:
    words = {"size_average": size_average, "reduce": reduce}
    compare("soft_margin_loss", normal(3), Fixed(signs(3)), **words)


# ---- gates ---------------------------------------------------------------------------------------


def test_gates() -> None:
    for dim in (0, 1, -1):
        compare("glu", normal(4, 6, 2), dim=dim)
    for weight in (normal(1), normal(), normal(3)):
        compare("prelu", normal(2, 3, 4), weight)
    compare("prelu", normal(5), normal(1))
    compare("rrelu", normal(3, 4))


# ---- normalisation -------------------------------------------------------------------------------


@pytest.mark.parametrize("affine", [(False, False), (True, False), (True, True)])
@pytest.mark.parametrize("shape", [(4, 6), (2, 6, 5), (2, 6, 3, 4)])
def test_norms(shape: tuple[int, ...], affine: tuple[bool, bool]) -> None:
    weight, bias = [normal(6, seed=i) if each else None for i, each in enumerate(affine)]
    x = 3 + 2 * normal(*shape)
    mean, var = Fixed(normal(6, seed=4)), Fixed(positive(6))
    for groups in (1, 2, 6):
        compare("group_norm", x, groups, weight, bias, eps=1e-3)
    for training in (True, False):
        compare("batch_norm", x, mean, var, weight, bias, training=training, eps=1e-3)
    compare("batch_norm", x, None, None, weight, bias, training=True)
    if len(shape) > 2:
        compare("instance_norm", x, None, None, weight, bias)
        compare("instance_norm", x, mean, var, weight, bias, use_input_stats=False)
    dims = shape[1:] if len(shape) == 3 else shape[-1:]
    weight, bias = [normal(*dims, seed=i) if each else None for i, each in enumerate(affine)]
    compare("layer_norm", x, dims, weight, bias, eps=1e-3)
    compare("rms_norm", x, dims, weight)
    compare("rms_norm", x, dims, weight, eps=0.1)


@pytest.mark.parametrize("name", ["batch_norm", "instance_norm"])
@pytest.mark.parametrize("momentum", [0.1, 0.6])
def test_running_moments(name: str, momentum: float) -> None:
    x, mean, var = normal(3, 4, 5), normal(4), positive(4)
    own = ag.tensor(mean.copy()), ag.tensor(var.copy())
    other = torch.tensor(mean), torch.tensor(var)
    facts = {"training": True} if name == "batch_norm" else {}
    for _ in range(2):
        getattr(F, name)(ag.tensor(x), *own, momentum=momentum, **facts)
        getattr(TF, name)(torch.tensor(x), *other, momentum=momentum, **facts)
    for mine, theirs in zip(own, other, strict=True):
        close(mine, theirs, 1e-12)


@pytest.mark.parametrize("p", [1.0, 2.0, 3.5, math.inf])
def test_normalize(p: float) -> None:
    compare("normalize", normal(3, 4, 2), p=p, dim=1, second=p != math.inf)
    compare("normalize", normal(3, 4) + 1j * normal(3, 4, seed=1), p=2.0, second=False)
    compare("normalize", np.zeros((2, 3)), second=False)


@pytest.mark.parametrize("size", [1, 2, 5])
def test_local_response_norm(size: int) -> None:
    compare("local_response_norm", normal(2, 5, 3), size, alpha=0.3, beta=0.6, k=1.3)
    compare("local_response_norm", normal(2, 5, 3, 2), size)


# ---- shuffles and padding ------------------------------------------------------------------------


def test_shuffles() -> None:
    compare("pixel_shuffle", normal(2, 12, 3, 2), 2)
    compare("pixel_unshuffle", normal(2, 3, 4, 6), 2)
    compare("pixel_shuffle", normal(9, 3, 2), 3)
    compare("pixel_unshuffle", normal(2, 2, 1, 6, 3), 3)
    compare("channel_shuffle", normal(2, 6, 3), 3)


@pytest.mark.parametrize("mode", ["constant", "reflect", "replicate", "circular"])
def test_pad(mode: str) -> None:
    for shape, sizes in [
        ((2, 3, 4), (1, 2)), ((3, 4), (3, 0)), ((2, 3, 4, 5), (1, 2, 3, 0)),
        ((3, 4, 5), (2, 2, 0, 1)), ((2, 2, 3, 4, 3), (1, 2, 3, 1, 0, 2)),
        ((2, 3, 5), (-1, 2)), ((2, 3, 5), (1, -3)),
    ]:  # fmt: skip
        compare("pad", normal(*shape), sizes, mode=mode)
        compare("pad", normal(*shape) + 1j * normal(*shape, seed=1), sizes, mode=mode)


# ---- images --------------------------------------------------------------------------------------

SPATIAL = [(7,), (5, 4), (3, 4, 5)]
LINEAR = {1: "linear", 2: "bilinear", 3: "trilinear"}


@pytest.mark.parametrize("sizes", SPATIAL)
@pytest.mark.parametrize("mode", ["nearest", "nearest-exact", "area", "linear"])
def test_interpolate(sizes: tuple[int, ...], mode: str) -> None:
    x = normal(2, 3, *sizes)
    mode = LINEAR[len(sizes)] if mode == "linear" else mode
    for align in (True, False) if mode in LINEAR.values() else (None,):
        for factor in (2, 0.6, 1.7):
            wanted = [int(n * factor) for n in sizes]
            compare("interpolate", x, wanted, mode=mode, align_corners=align)
            for again in (None, True):
                compare(
                    "interpolate", x, scale_factor=factor, mode=mode, align_corners=align,
                    recompute_scale_factor=again,
                )  # fmt: skip
        compare("interpolate", x, 1, mode=mode, align_corners=align)
        compare("interpolate", x, sizes, mode=mode, align_corners=align)


@pytest.mark.parametrize("mode", ["bilinear", "bicubic", "lanczos"])
@pytest.mark.parametrize("antialias", [False, True])
@pytest.mark.parametrize("align", [False, True])
def test_interpolate_images(mode: str, antialias: bool, align: bool) -> None:
    if mode == "lanczos" and (align or not antialias):
        return
    facts = {"mode": mode, "antialias": antialias, "align_corners": align}
    for wanted in ((3, 11), (9, 2), (6, 5), (1, 1)):
        compare("interpolate", normal(2, 2, 6, 5), wanted, **facts)
    compare("interpolate", normal(2, 2, 6, 5), scale_factor=(0.4, 1.9), **facts)


def test_upsample() -> None:
    compare("upsample", normal(1, 2, 3, 4), scale_factor=2)
    compare("upsample_nearest", normal(1, 2, 3, 4), (5, 3))
    compare("upsample_bilinear", normal(1, 2, 3, 4), (5, 3))


@pytest.mark.parametrize("mode", ["bilinear", "nearest", "bicubic"])
@pytest.mark.parametrize("padding", ["zeros", "border", "reflection"])
@pytest.mark.parametrize("align", [False, True])
def test_grid_sample(mode: str, padding: str, align: bool) -> None:
    facts = {"padding_mode": padding, "align_corners": align, "second": False}
    compare("grid_sample", normal(2, 3, 4, 5), 1.5 * normal(2, 3, 2, 2), mode=mode, **facts)
    if mode != "bicubic":
        compare("grid_sample", normal(2, 2, 3, 4, 2), normal(2, 2, 3, 1, 3), mode=mode, **facts)


@pytest.mark.parametrize("align", [False, True])
def test_affine_grid(align: bool) -> None:
    compare("affine_grid", normal(2, 2, 3), (2, 3, 4, 5), align_corners=align)
    compare("affine_grid", normal(2, 3, 4), (2, 3, 2, 3, 4), align_corners=align)
    compare("affine_grid", normal(1, 2, 3), (1, 3, 1, 5), align_corners=align)


# ---- embeddings and alignments -------------------------------------------------------------------


@pytest.mark.parametrize("padding", [None, 0, -2])
@pytest.mark.parametrize("by_freq", [False, True])
def test_embedding(padding: int | None, by_freq: bool) -> None:
    facts = {"padding_idx": padding, "scale_grad_by_freq": by_freq}
    compare("embedding", integers(5, 3, 4), normal(5, 2), second=not by_freq, **facts)
    compare("embedding", np.array(3), normal(5, 2), second=not by_freq, **facts)


@pytest.mark.parametrize("mode", ["sum", "mean", "max"])
@pytest.mark.parametrize("padding", [None, 1])
def test_embedding_bag(mode: str, padding: int | None) -> None:
    facts = {"mode": mode, "padding_idx": padding, "second": False}
    weight = normal(5, 3)
    compare("embedding_bag", integers(5, 3, 4), weight, **facts)
    starts = np.array([0, 2, 2, 5])
    compare("embedding_bag", integers(5, 7), weight, starts, **facts)
    compare(
        "embedding_bag", integers(5, 7), weight, np.array([0, 2, 7]), include_last_offset=True,
        **facts,
    )  # fmt: skip
    if mode == "sum":
        compare(
            "embedding_bag", integers(5, 7), weight, starts, per_sample_weights=normal(7), **facts
        )


@pytest.mark.parametrize("norm_type", [1.0, 2.0])
def test_rows_are_held_down(norm_type: float) -> None:
    weight, places = normal(5, 3), integers(4, 2, 3)
    mine, theirs = ag.tensor(weight.copy()), torch.tensor(weight.copy())
    F.embedding(ag.tensor(places), mine, max_norm=0.7, norm_type=norm_type)
    TF.embedding(torch.tensor(places), theirs, max_norm=0.7, norm_type=norm_type)
    close(mine, theirs, 1e-12)


def test_bilinear() -> None:
    for batch in ((), (4,), (2, 3)):
        compare("bilinear", normal(*batch, 3), normal(*batch, 2), normal(4, 3, 2), normal(4))
        compare("bilinear", normal(*batch, 3), normal(*batch, 2), normal(4, 3, 2))


@REDUCTIONS
@pytest.mark.parametrize("zero_infinity", [False, True])
def test_ctc_loss(reduction: str, zero_infinity: bool) -> None:
    """PyTorch's gradient is that of the logits; through log_softmax both are."""

    def through(softmax: Any, loss: Any) -> Any:
        return lambda x, *rest, **facts: loss(softmax(x, -1), *rest, **facts)

    facts = {
        "reduction": reduction, "zero_infinity": zero_infinity, "second": False,
        "ours": through(F.log_softmax, F.ctc_loss), "theirs": through(TF.log_softmax, TF.ctc_loss),
    }  # fmt: skip
    x = normal(7, 4, 5)
    targets = np.array([[1, 1, 2], [3, 4, 1], [2, 0, 0], [4, 4, 4]])
    lengths, times = np.array([3, 2, 0, 3]), np.array([7, 4, 3, 6])
    compare("ctc_loss", x, targets, times, lengths, **facts)
    compare("ctc_loss", x, targets, tuple(times.tolist()), tuple(lengths.tolist()), **facts)
    flat = np.array([1, 1, 2, 3, 4, 4, 4, 4])
    compare("ctc_loss", x, flat, times, lengths, **facts)
    compare("ctc_loss", x, targets % 4, times, lengths, blank=4, **facts)
    compare("ctc_loss", x[:, 0], targets[0], np.array(7), np.array(3), **facts)
    if zero_infinity:  # targets longer than the input
        compare("ctc_loss", x, targets, np.array([2, 2, 1, 7]), lengths, **facts)


# ---- attention -----------------------------------------------------------------------------------


@pytest.fixture
def unfused() -> Iterator[None]:
    """PyTorch's attention that it can differentiate twice."""
    with torch.nn.attention.sdpa_kernel(torch.nn.attention.SDPBackend.MATH):
        yield


@pytest.mark.usefixtures("unfused")
@pytest.mark.parametrize("causal", [False, True])
@pytest.mark.parametrize("scale", [None, 0.7])
def test_attention(causal: bool, scale: float | None) -> None:
    facts = {"is_causal": causal, "scale": scale}
    name = "scaled_dot_product_attention"
    for batch in ((), (2,), (2, 3)):
        for keys in (4, 6, 3):
            compare(
                name, normal(*batch, 4, 5), normal(*batch, keys, 5), normal(*batch, keys, 2),
                **facts,
            )  # fmt: skip
    compare(
        name, normal(2, 6, 3, 5), normal(2, 2, 4, 5), normal(2, 2, 4, 5), enable_gqa=True, **facts
    )


def test_attention_masks() -> None:
    name = "scaled_dot_product_attention"
    triple = normal(2, 3, 4, 5), normal(2, 3, 6, 5), normal(2, 3, 6, 5, seed=1)
    for shape in ((4, 6), (2, 1, 4, 6), (2, 3, 4, 6)):
        compare(name, *triple, normal(*shape))
        mask = np.random.default_rng(1).random(shape) < 0.7
        mask[..., 1, :] = False  # a query that sees nothing
        compare(name, *triple, mask, second=False)
        compare(name, *triple, Fixed(np.where(mask, 0.3, -np.inf)), second=False)


HEADS = (normal(12, 4), normal(12), normal(4, 4, seed=1), normal(4, seed=2))


@pytest.mark.parametrize("need_weights", [False, True])
@pytest.mark.parametrize("masked", [False, True])
@pytest.mark.parametrize("more", [False, True])
def test_multi_head_attention(need_weights: bool, masked: bool, more: bool) -> None:
    weight, bias, out, out_bias = HEADS
    extra = (normal(1, 1, 4), normal(1, 1, 4, seed=1), True) if more else (None, None, False)
    facts: dict[str, Any] = {"need_weights": need_weights, "second": False}
    if masked:
        facts["key_padding_mask"] = np.array([[False, False, True], [False, True, False]])
        facts["attn_mask"] = Fixed(normal(5, 3))
    name = "multi_head_attention_forward"
    rest = (4, 2, weight, bias, *extra, 0.0, out, out_bias)
    compare(name, normal(5, 2, 4), normal(3, 2, 4), normal(3, 2, 4, seed=1), *rest, **facts)
    if masked:
        facts["key_padding_mask"] = np.array([False, True, False])
    facts["average_attn_weights"] = False
    compare(name, normal(5, 4), normal(3, 4), normal(3, 4, seed=1), *rest, **facts)
    rest = (4, 2, None, bias, *extra, 0.0, out, out_bias)
    separate = {
        "use_separate_proj_weight": True, "q_proj_weight": normal(4, 4, seed=5),
        "k_proj_weight": normal(4, 3, seed=6), "v_proj_weight": normal(4, 2, seed=7),
    }  # fmt: skip
    compare(name, normal(5, 4), normal(3, 3), normal(3, 2), *rest, **separate, **facts)


# ---- recurrent networks --------------------------------------------------------------------------


def at_top(name: str) -> dict[str, Any]:
    return {"ours": getattr(ag, name), "theirs": getattr(torch, name), "second": False}


@pytest.mark.parametrize(
    ("name", "gates"), [("lstm", 4), ("gru", 3), ("rnn_tanh", 1), ("rnn_relu", 1)]
)
@pytest.mark.parametrize("biases", [False, True])
@pytest.mark.parametrize("both", [False, True])
def test_recurrent_layers(name: str, gates: int, biases: bool, both: bool) -> None:
    directions, layers, hidden, features = (2 if both else 1), 2, 3, 4
    params: list[np.ndarray] = []
    for layer in range(layers):
        for side in range(directions):
            size = features if layer == 0 else hidden * directions
            params.append(normal(gates * hidden, size, seed=layer))
            params.append(normal(gates * hidden, hidden, seed=9 + side))
            params += [normal(gates * hidden, seed=i) for i in range(2 * biases)]
    h = normal(layers * directions, 3, hidden)
    state = [h, normal(*h.shape, seed=1)] if name == "lstm" else h
    facts = (params, biases, layers, 0.0, False, both)
    for first in (False, True):
        x = normal(3, 5, features) if first else normal(5, 3, features)
        compare(name, x, state, *facts, first, **at_top(name))
    compare(name, normal(7, features), np.array([3, 2, 1, 1]), state, *facts, **at_top(name))


def test_projected_lstm() -> None:
    params = [normal(12, 4), normal(12, 2), normal(12), normal(12, seed=1), normal(2, 3)]
    state = [normal(1, 3, 2), normal(1, 3, 3)]
    compare(
        "lstm", normal(5, 3, 4), state, params, True, 1, 0.0, False, False, False, **at_top("lstm")
    )


@pytest.mark.parametrize(
    ("name", "gates"), [("gru", 3), ("rnn_tanh", 1), ("rnn_relu", 1), ("lstm", 4)]
)
def test_cells(name: str, gates: int) -> None:
    n = 3 * gates
    weights = normal(n, 4), normal(n, 3), normal(n), normal(n, seed=1)
    h = normal(2, 3)
    state = [h, normal(2, 3, seed=1)] if name == "lstm" else h
    facts = at_top(f"{name}_cell") | {"second": True}
    compare(f"{name}_cell", normal(2, 4), state, *weights, **facts)
    compare(f"{name}_cell", normal(2, 4), state, *weights[:2], **facts)


@pytest.mark.parametrize("zero_infinity", [False, True])
@pytest.mark.parametrize("recorded", [False, True])
@pytest.mark.parametrize(
    ("times", "lengths"),
    [((3, 3), (3, 1)), ((2, 3), (3, 1)), ((1, 2), (2, 1)), ((3, 1), (1, 2)), ((0, 0), (1, 0))],
)
def test_ctc_loss_of_impossible_targets(
    times: tuple[int, ...], lengths: tuple[int, ...], recorded: bool, zero_infinity: bool
) -> None:
    """Their gradient is nan at all times of the sample and in all classes, or zero."""
    scores = np.random.default_rng(0).normal(size=(3, 2, 3))
    for targets in ([[1, 1, 1], [2, 1, 1]], [[1, 2, 1], [2, 2, 1]]):
        found = []
        for library, create_graph in ((ag, recorded), (torch, False)):
            x = library.tensor(scores, requires_grad=True)
            losses = library.nn.functional.ctc_loss(
                x, library.tensor(targets), times, lengths, reduction="none",
                zero_infinity=zero_infinity,
            )  # fmt: skip
            (g,) = library.autograd.grad(losses.sum(), x, create_graph=create_graph)
            found.append((losses.detach().numpy(), np.isnan(g.detach().numpy())))
        np.testing.assert_allclose(found[0][0], found[1][0], rtol=1e-12, atol=1e-15)
        np.testing.assert_array_equal(found[0][1], found[1][1])


def test_subclasses_override_parts_of_modules(th):
    seen = []

    class Scaled(th.nn.Conv2d):
        def forward(self, input):
            return self._conv_forward(input, 2 * self.weight, None)

    class AnyRank(th.nn.BatchNorm1d):
        def _check_input_dim(self, input):
            seen.append(input.ndim)

    class Encoder(th.nn.TransformerEncoderLayer):
        def _sa_block(self, x, attn_mask, key_padding_mask, is_causal=False):
            seen.append("attention")
            return super()._sa_block(x, attn_mask, key_padding_mask, is_causal=is_causal)

        def _ff_block(self, x):
            return 0 * x

    class Decoder(th.nn.TransformerDecoderLayer):
        def _mha_block(self, x, mem, attn_mask, key_padding_mask, is_causal=False):
            seen.append("memory")
            return super()._mha_block(x, mem, attn_mask, key_padding_mask, is_causal)

    conv = Scaled(2, 3, 3, padding=1, padding_mode="reflect")
    x = th.ones(1, 2, 4, 4)
    expected = th.nn.functional.conv2d(th.ones(1, 2, 6, 6), 2 * conv.weight)
    assert th.allclose(conv(x), expected, atol=1e-5)
    assert AnyRank(2)(x).shape == x.shape
    x = th.ones(5, 1, 4)
    layer = Encoder(4, 2, 8, dropout=0.0, norm_first=True)
    assert th.allclose(layer(x), x + layer.self_attn(*[layer.norm1(x)] * 3)[0], atol=1e-5)
    Decoder(4, 2, 8)(x, x)
    assert seen == [4, "attention", "memory"]


def test_layers_of_an_encoder_are_given_masks_by_name(th):
    class Layer(th.nn.TransformerEncoderLayer):
        def forward(self, src, is_causal=None, src_key_padding_mask=None, src_mask=None):
            return src + src_mask

    encoder = th.nn.TransformerEncoder(Layer(2, 1), 2, enable_nested_tensor=False)
    assert encoder(th.zeros(2, 2), mask=th.eye(2), is_causal=False).tolist() == [[2, 0], [0, 2]]
