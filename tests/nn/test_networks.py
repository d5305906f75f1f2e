"""The functions of networks against their definitions, where samples of one call do not reach."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd.gradcheck import gradcheck, gradgradcheck
from autograd.kernels.elementwise import blocks
from autograd.kernels.reduce import softmaxes
from autograd.kernels.sequence import attention

F = ag.nn.functional
WEIGHTS = ((8, 3), (8, 2))  # of an LSTM with two hidden values


def tensor(*shape: int, seed: int = 0, dtype: Any = np.float64) -> ag.Tensor:
    values = np.random.default_rng((seed, *shape)).normal(size=shape)
    return ag.tensor(values.astype(dtype), requires_grad=True)


@pytest.fixture
def small_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Blocks of a few elements, so that small arrays have many."""
    for module in (attention, blocks, softmaxes):
        monkeypatch.setattr(module, "BLOCK", 20)


# ---- normalisation -------------------------------------------------------------------------------


@pytest.mark.usefixtures("small_blocks")
def test_many_blocks_of_rows() -> None:
    x, weight, bias = tensor(23, 7), tensor(7), tensor(7, seed=1)
    values = x.detach().numpy()
    z = (values - values.mean(1, keepdims=True)) / np.sqrt(values.var(1, keepdims=True) + 1e-5)
    wanted = z * weight.detach().numpy() + bias.detach().numpy()
    np.testing.assert_allclose(F.layer_norm(x, (7,), weight, bias).detach().numpy(), wanted)
    assert gradcheck(lambda *args: F.layer_norm(args[0], (7,), *args[1:]), (x, weight, bias))


@pytest.mark.parametrize("rows", [8, 64])  # the second is enough for native loops
@pytest.mark.parametrize(("dtype", "offset"), [(np.float32, 1e4), (np.float64, 1e8)])
def test_rows_far_from_zero(dtype: Any, offset: float, rows: int) -> None:
    values = (offset + np.random.default_rng(0).normal(size=(rows, 1000))).astype(dtype)
    found = F.layer_norm(ag.tensor(values), (1000,), eps=0.0).numpy()
    exact = values.astype(np.longdouble)
    exact -= exact.mean(1, keepdims=True)
    exact /= np.sqrt((exact**2).mean(1, keepdims=True))
    bound = 1e-6 if dtype is np.float32 else 1e-10
    np.testing.assert_allclose(found, exact.astype(dtype), rtol=0, atol=bound)


@pytest.mark.usefixtures("small_blocks")
@pytest.mark.parametrize("function", ["batch_norm", "group_norm", "instance_norm"])
def test_many_blocks_of_channels(function: str) -> None:
    x, weight, bias = tensor(9, 4, 5), tensor(4), tensor(4, seed=1)

    def normed(x: Any, weight: Any, bias: Any) -> Any:
        if function == "group_norm":
            return F.group_norm(x, 2, weight, bias)
        if function == "batch_norm":
            return F.batch_norm(x, None, None, weight, bias, training=True)
        return F.instance_norm(x, weight=weight, bias=bias)

    assert gradcheck(normed, (x, weight, bias))


@pytest.mark.parametrize("name", ["running_mean", "running_var"])
@pytest.mark.parametrize("norm", ["batch_norm", "instance_norm"])
def test_running_moments_take_no_gradient(norm: str, name: str) -> None:
    function = getattr(F, norm)
    x, moments = ag.ones(3, 2, 4), {"running_mean": ag.zeros(2), "running_var": ag.ones(2)}
    moments[name].requires_grad_()
    for live in (True, False):
        flag = {"training" if norm == "batch_norm" else "use_input_stats": live}
        with pytest.raises(RuntimeError, match=f"not differentiable with respect to .*{name}"):
            function(x, **moments, **flag)
    with ag.no_grad():
        function(x, **moments)


@pytest.mark.parametrize("shape", [(6, 3), (2, 3, 5)])
def test_running_moments(shape: tuple[int, ...]) -> None:
    x = tensor(*shape)
    mean, var = ag.zeros(3), ag.ones(3)
    F.batch_norm(x, mean, var, training=True, momentum=0.25)
    channels = np.moveaxis(x.detach().numpy(), 1, 0).reshape(3, -1)
    np.testing.assert_allclose(mean.numpy(), 0.25 * channels.mean(1))
    np.testing.assert_allclose(var.numpy(), 0.75 + 0.25 * channels.var(1, ddof=1))
    before = mean.tolist(), var.tolist()
    F.batch_norm(x, mean, var)  # not in training, and of nothing, they stay
    for empty in (ag.ones(0, 3), ag.ones(2, 3, 0)):
        F.batch_norm(empty, mean, var, training=True)
        assert F.batch_norm(empty, None, None).shape == empty.shape
    F.instance_norm(ag.ones(2, 3, 0), mean, var)
    assert (mean.tolist(), var.tolist()) == before


HALF, WEIGHT = ag.tensor([0.5, 0.5]), ag.ones(3, requires_grad=True)


@pytest.mark.parametrize(("call", "error", "message"), [
    (lambda: F.batch_norm(tensor(1, 3), None, None, training=True), ValueError,
        "more than 1 value per channel when training"),
    (lambda: F.instance_norm(tensor(2, 3, 1)), ValueError, "more than 1 spatial element"),
    (lambda: F.embedding(ag.tensor([4]), tensor(4, 2)), IndexError, "index out of range in self"),
    (lambda: F.embedding(ag.tensor([0]), tensor(4, 2), sparse=True), RuntimeError,
        "leave out sparse=True"),
    (lambda: F.embedding(ag.tensor([0]), tensor(4, 2), padding_idx=4), AssertionError,
        "Padding_idx must be within num_embeddings"),
    *((lambda loss=loss: loss(tensor(2, 3), ag.tensor([0, 1]), WEIGHT).backward(),
        NotImplementedError, "weight") for loss in (F.cross_entropy, F.nll_loss)),
    (lambda: F.binary_cross_entropy(HALF, 3 * HALF), RuntimeError,
        "all elements of target should be between 0 and 1"),
    (lambda: F.huber_loss(HALF, HALF, reduction="most", delta=-1.0), ValueError,
        "most is not a valid value for reduction"),
    (lambda: F.cross_entropy(HALF, HALF, ignore_index=1), RuntimeError,
        "ignore_index is not supported for floating point"),
    (lambda: F.cross_entropy(HALF, HALF, label_smoothing=2.0), RuntimeError,
        "label_smoothing must be between"),
])  # fmt: skip
def test_what_is_refused(call: Any, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        call()


def test_a_large_mean_costs_no_digits() -> None:
    x = tensor(4, 256, dtype=np.float32)
    shifted = ag.tensor(x.detach().numpy() + np.float32(4096))
    exact = F.layer_norm(shifted.double(), (256,)).numpy()
    np.testing.assert_allclose(F.layer_norm(shifted, (256,)).numpy(), exact, atol=2e-3)


# ---- embeddings ----------------------------------------------------------------------------------


def test_gradient_of_padding_and_by_frequency() -> None:
    weight, places = tensor(4, 2), ag.tensor(np.array([1, 3, 1, 1]))
    F.embedding(places, weight, padding_idx=3, scale_grad_by_freq=True).sum().backward()
    np.testing.assert_allclose(weight.grad.numpy(), [[0, 0], [1, 1], [0, 0], [0, 0]])
    weight.grad = None
    starts = ag.tensor(np.array([0, 1]))
    F.embedding_bag(places, weight, starts, mode="sum", scale_grad_by_freq=True).sum().backward()
    np.testing.assert_allclose(weight.grad.numpy(), [[0, 0], [1, 1], [0, 0], [1, 1]])


def test_only_the_picked_rows_are_held_down() -> None:
    weight = ag.tensor(np.array([[3.0, 4.0], [0.3, 0.4], [6.0, 8.0]]), requires_grad=True)
    F.embedding(ag.tensor(np.array([0, 1])), weight, max_norm=1.0)
    np.testing.assert_allclose(weight.detach().numpy(), [[0.6, 0.8], [0.3, 0.4], [6, 8]], rtol=1e-6)


# ---- draws ---------------------------------------------------------------------------------------


def test_hard_gumbel_softmax_has_the_gradient_of_the_soft_one() -> None:
    x = tensor(50, 4)
    ag.manual_seed(3)
    hard = F.gumbel_softmax(x, tau=0.8, hard=True)
    ag.manual_seed(3)
    soft = F.gumbel_softmax(x, tau=0.8)
    np.testing.assert_allclose(np.sort(hard.detach().numpy(), 1), [[0, 0, 0, 1]] * 50, atol=1e-12)
    assert (hard.argmax(1).numpy() == soft.argmax(1).numpy()).all()
    weights = np.arange(4.0)
    got, wanted = [ag.grad((y * weights).sum(), x)[0].numpy() for y in (hard, soft)]
    np.testing.assert_allclose(got, wanted)


def test_hard_gumbel_softmax_draws_with_the_probabilities_of_softmax() -> None:
    logits = ag.tensor([0.0, 1.0, 2.0])
    ag.manual_seed(0)
    drawn = F.gumbel_softmax(logits.expand(20_000, 3), hard=True).mean(0)
    np.testing.assert_allclose(drawn.numpy(), ag.softmax(logits, 0).numpy(), atol=0.015)


def test_slopes_of_rrelu_are_drawn_between_the_bounds() -> None:
    x = tensor(1000)
    y = F.rrelu(x, 0.2, 0.4, training=True)
    slopes = ag.grad(y.sum(), x)[0].numpy()
    negative = x.detach().numpy() <= 0
    assert (slopes[~negative] == 1).all()
    assert 0.2 <= slopes[negative].min() < 0.22 < 0.38 < slopes[negative].max() < 0.4


# ---- images --------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["bilinear", "bicubic"])
def test_one_nan_stays_among_its_neighbours(mode: str) -> None:
    x = np.zeros((1, 1, 40, 40))
    x[0, 0, 0, 0] = np.nan
    y = F.interpolate(ag.tensor(x), (80, 80), mode=mode).numpy()[0, 0]
    assert np.isnan(y[0, 0])
    assert np.isfinite(y[8:]).all()
    assert np.isfinite(y[:, 8:]).all()


@pytest.mark.parametrize("antialias", [False, True])
@pytest.mark.parametrize("mode", ["bilinear", "bicubic"])
def test_images_of_bytes_are_rounded(mode: str, antialias: bool) -> None:
    x = np.random.default_rng(0).integers(60, 190, (1, 2, 9, 11)).astype(np.uint8)
    found = F.interpolate(ag.tensor(x), (5, 17), mode=mode, antialias=antialias).numpy()
    real = F.interpolate(ag.tensor(x * 1.0), (5, 17), mode=mode, antialias=antialias).numpy()
    assert found.dtype == np.uint8 and np.abs(found - real).max() <= 2
    steep = np.repeat(np.array([0, 255], np.uint8), 4).reshape(1, 1, 1, 8).repeat(4, 2)
    found = F.interpolate(ag.tensor(steep), (8, 16), mode=mode, antialias=antialias).numpy()
    assert found[0, 0, 0, [0, -1]].tolist() == [0, 255]
    assert (np.diff(found[0, 0, 0].astype(int)) >= 0).all()


@pytest.mark.parametrize("mode", ["bilinear", "bicubic", "lanczos"])
@pytest.mark.parametrize("size", [(3, 5), (31, 9)])
def test_a_constant_image_stays_constant(mode: str, size: tuple[int, int]) -> None:
    y = F.interpolate(ag.full((1, 1, 11, 13), 2.5), size, mode=mode, antialias=True)
    np.testing.assert_allclose(y.numpy(), 2.5)


# ---- attention and alignments --------------------------------------------------------------------


@pytest.mark.usefixtures("small_blocks")
@pytest.mark.parametrize("causal", [False, True])
@pytest.mark.parametrize("keys", [3, 7, 11])
def test_many_tiles(causal: bool, keys: int) -> None:
    q, k, v = tensor(2, 7, 3), tensor(2, keys, 3, seed=1), tensor(2, keys, 2, seed=2)

    def attend(q: Any, k: Any, v: Any) -> Any:
        return F.scaled_dot_product_attention(q, k, v, is_causal=causal)

    scores = q.detach().numpy() @ k.detach().numpy().swapaxes(1, 2) / np.sqrt(3)
    scores = np.where(np.tri(7, keys, dtype=bool) | (not causal), scores, -np.inf)
    weights = np.exp(scores - scores.max(-1, keepdims=True))
    weights /= weights.sum(-1, keepdims=True)
    np.testing.assert_allclose(attend(q, k, v).detach().numpy(), weights @ v.detach().numpy())
    assert gradcheck(attend, (q, k, v))


def test_a_query_that_sees_nothing() -> None:
    q, k, v = tensor(2, 3), tensor(4, 3), tensor(4, 2)
    mask = ag.tensor(np.array([[True] * 4, [False] * 4]))
    y = F.scaled_dot_product_attention(q, k, v, mask)
    np.testing.assert_array_equal(y.detach().numpy()[1], 0)
    grads = ag.grad(y.sum(), [q, k, v])
    assert all(np.isfinite(g.numpy()).all() for g in grads)
    np.testing.assert_array_equal(grads[0].numpy()[1], 0)


@pytest.mark.parametrize("dropout", [0.0, 1e-12])
@pytest.mark.parametrize("causal", [False, True])
def test_attention_in_half_precision_is_rounded_once(causal: bool, dropout: float) -> None:
    rng = np.random.default_rng(0)
    arrays = [(4 * rng.standard_normal((2, 30, 16))).astype(np.float16) for _ in range(3)]
    results = []
    for dtype in (np.float16, np.float64):
        inputs = [ag.tensor(x.astype(dtype), requires_grad=True) for x in arrays]
        y = F.scaled_dot_product_attention(*inputs, None, dropout, causal)
        assert y.dtype == dtype
        results.append([y, *ag.grad(y[:, :, :8].float().sum(), inputs)])
    for half, double in zip(*results, strict=True):
        size = abs(double.detach().numpy()).max()
        np.testing.assert_allclose(half.detach().numpy(), double.detach().numpy(), 0, size / 500)


def test_an_impossible_target_and_second_derivatives_of_alignments() -> None:
    x = tensor(2, 1, 3)
    logs = F.log_softmax(x, -1)
    args = (ag.tensor(np.array([[1, 1]])), (2,), (2,))
    assert F.ctc_loss(logs, *args, reduction="none").item() == np.inf
    loss = F.ctc_loss(logs, *args, zero_infinity=True)
    assert loss.item() == 0
    np.testing.assert_array_equal(ag.grad(loss, x)[0].numpy(), 0)
    facts = ag.tensor(np.array([[1, 1, 2], [3, 0, 0]])), (5, 4), (3, 1)
    assert gradgradcheck(
        lambda x: F.ctc_loss(F.log_softmax(x, -1), *facts, reduction="sum"), (tensor(5, 2, 4),)
    )


# ---- softmax, losses -----------------------------------------------------------------------------


@pytest.mark.usefixtures("small_blocks")
@pytest.mark.parametrize("function", ["softmax", "log_softmax"])
def test_many_blocks_of_softmax(function: str) -> None:
    x = tensor(3, 4, 40)
    values = x.detach().numpy()
    exponentials = np.exp(values)
    wanted = exponentials / exponentials.sum(-1, keepdims=True)
    found = getattr(F, function)(x, -1)
    np.testing.assert_allclose(
        found.detach().numpy(), wanted if function == "softmax" else np.log(wanted)
    )
    assert gradcheck(lambda x: getattr(F, function)(x, -1), (x,))
    assert gradcheck(lambda x: F.cross_entropy(x, ag.tensor([3, 39, 0])), (x[:, 0],))


@pytest.mark.parametrize("lengths", [(0, 0), (2, 0)])
def test_ctc_without_labels_or_input(lengths: tuple[int, int]) -> None:
    """Second derivatives and tangents go by the recurrence on Tensors."""
    x = tensor(4, 2, 3)
    targets = ag.tensor(np.ones((2, max(lengths)), np.int64) + np.arange(max(lengths)))

    def loss(x: Any) -> Any:
        return F.ctc_loss(F.log_softmax(x, -1), targets, (0, 4), lengths[::-1], zero_infinity=True)

    assert gradcheck(loss, (x,)) and gradgradcheck(loss, (x,))
    direction = np.random.default_rng(1).normal(size=x.shape)
    tangent = ag.func.jvp(loss, (x.detach(),), (ag.tensor(direction),))[1]
    (grad,) = ag.grad(loss(x), x)
    np.testing.assert_allclose(tangent.item(), np.vdot(grad.numpy(), direction), atol=1e-14)


def test_a_mean_by_weights_that_are_zero_is_nothing() -> None:
    x, weight = tensor(3, 4), ag.tensor([0.0, 0.0, 0.0, 1.0])
    for loss in (F.cross_entropy, F.nll_loss):
        x.grad = None
        loss(x, ag.tensor([0, 1, 2]), weight, ignore_index=1).backward()
        assert np.isnan(x.grad.numpy()[[0, 2], [0, 2]]).all()
        np.testing.assert_array_equal(x.grad.numpy()[1], np.zeros(4))


def test_one_sample_has_one_class() -> None:
    x = tensor(3)
    for loss in (F.cross_entropy, F.nll_loss):
        one = loss(x, ag.tensor([1]), reduction="none")
        assert one.shape == () and one.item() == loss(x, ag.tensor(1)).item()
        with pytest.raises(ValueError, match="1D target must have size 1, but got target size: 2"):
            loss(x, ag.tensor([1, 2]))
        with pytest.raises(ValueError, match=r"batch_size \(4\) to match target batch_size \(0\)"):
            loss(ag.ones(4, 3), ag.tensor(1))


@pytest.mark.parametrize("loss", [F.huber_loss, F.smooth_l1_loss])
def test_integer_targets(loss: Any) -> None:
    x, y = tensor(4, 3), np.arange(12).reshape(4, 3)
    loss(x, ag.tensor(y)).backward()
    z = np.clip(x.detach().numpy() - y, -1, 1)
    np.testing.assert_allclose(x.grad.numpy(), z / 12)
    with pytest.raises(NotImplementedError, match="not implemented for 'Long'"):
        loss(ag.tensor(y), ag.tensor(y))


def test_the_older_words_for_reduction_warn_where_they_are_written() -> None:
    x, classes = ag.ones(2, 3), ag.tensor([0, 1])
    with pytest.warns(UserWarning, match="please use reduction='sum' instead") as caught:
        F.mse_loss(x, x, False)
        F.cross_entropy(x, classes, None, False)
        F.smooth_l1_loss(x, x, False)
    assert [each.filename for each in caught] == [__file__] * 3


@pytest.mark.parametrize("loss", [F.mse_loss, F.l1_loss, F.smooth_l1_loss, F.huber_loss])
def test_other_sizes_warn_where_they_are_written(loss: Any) -> None:
    with pytest.warns(UserWarning, match="Using a target size") as caught:
        loss(ag.ones(2, 3), ag.ones(1, 3))
    assert [each.filename for each in caught] == [__file__]


# ---- activations ---------------------------------------------------------------------------------


@pytest.mark.parametrize("function", [F.relu, lambda x: F.threshold(x, 0, 0)])
def test_slopes_at_nan(function: Any) -> None:
    """The gradient is handed on, as PyTorch does."""
    for count in (1, 1000):
        x = ag.tensor(np.full(count, np.nan), requires_grad=True)
        function(x).sum().backward()
        assert (x.grad.numpy() == 1).all()


@pytest.mark.parametrize(
    "function",
    [F.glu, lambda x: ag.lstm_cell(x[:, :3], (x[:, 3:5], x[:, 5:7]), *map(ag.ones, WEIGHTS))[0]],
)
def test_parts_of_one_tensor_come_from_one_node(function: Any) -> None:
    """Their gradients are joined, not each padded with zeros and added."""
    seen, todo, names = set(), [function(tensor(2, 8)).grad_fn], []
    while todo:
        node = todo.pop()
        if node is not None and node not in seen:
            seen.add(node)
            names.append(node.name())
            todo += [each for each, _ in node.next_functions]
    assert sum("Split" in name for name in names) == 1
