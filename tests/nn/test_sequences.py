"""Packed and padded sequences, and recurrent layers and transformers on them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd import nn
from autograd.base.ops import ops
from autograd.kernels import threads
from autograd.nn.utils import rnn

LENGTHS = [3, 5, 1]


def sequences(library: Any = ag) -> list[Any]:
    return [
        library.from_numpy(np.random.default_rng(n).normal(size=(n, 2))).requires_grad_()
        for n in LENGTHS
    ]


def test_packing_and_padding_are_undone() -> None:
    parts = sequences()
    for batch_first in (False, True):
        padded = rnn.pad_sequence(parts, batch_first)
        assert padded.shape == ((3, 5, 2) if batch_first else (5, 3, 2))
        for one, other in zip(parts, rnn.unpad_sequence(padded, LENGTHS, batch_first), strict=True):
            assert one.tolist() == other.tolist()
    packed = rnn.pack_sequence(parts, enforce_sorted=False)
    assert packed.batch_sizes.tolist() == [3, 2, 2, 1, 1]
    assert packed.sorted_indices.tolist() == [1, 0, 2]
    assert [each.tolist() for each in rnn.unpack_sequence(packed)] == [x.tolist() for x in parts]


def test_rows_get_their_own_gradients() -> None:
    parts = sequences()
    packed = rnn.pack_sequence(parts, enforce_sorted=False)
    padded, lengths = rnn.pad_packed_sequence(packed, padding_value=7.0, total_length=6)
    assert padded.shape == (6, 3, 2) and lengths.tolist() == LENGTHS
    assert padded[4, 0].tolist() == [7.0, 7.0]
    (padded**2).sum().backward()
    for each in parts:
        assert each.grad.tolist() == (2 * each).tolist()


def test_padding_may_stand_on_the_left() -> None:
    padded = rnn.pad_sequence(sequences(), padding_side="left", padding_value=-1.0)
    assert (padded[:2, 0] == -1).all() and padded[4].tolist() == [
        x[-1].tolist() for x in sequences()
    ]


@pytest.mark.parametrize(("lengths", "text"), [
    ([1, 3, 5], "must be sorted in decreasing order"),
    ([5, 3, 0], "has to be greater than 0"),
    ([5, 3], "equal to batch_size, but got 2"),
    ([6, 3, 1], "at most 5"),
])  # fmt: skip
def test_wrong_lengths(lengths: list[int], text: str) -> None:
    with pytest.raises(RuntimeError, match=text):
        rnn.pack_padded_sequence(ag.ones(5, 3, 2), lengths)


def test_what_is_refused() -> None:
    with pytest.raises(RuntimeError, match="padding_side"):
        rnn.pad_sequence(sequences(), padding_side="top")
    with pytest.raises(RuntimeError, match="Expected iterable"):
        rnn.pad_sequence(3)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="total_length=2"):
        rnn.pad_packed_sequence(rnn.pack_sequence(sequences(), False), total_length=2)


@pytest.mark.torch
@pytest.mark.parametrize("name", ["RNN", "LSTM", "GRU"])
@pytest.mark.parametrize("given", [False, True])
def test_layers_on_packed_sequences_are_pytorch_s(torch: Any, name: str, given: bool) -> None:
    """Outputs, states and gradients; states are in the order of the sequences."""

    def run(library: Any, state: Any) -> list[Any]:
        made = getattr(library.nn, name)(2, 3, 2, bidirectional=True, batch_first=True).double()
        made.load_state_dict(state or made.state_dict())
        parts = sequences(library)
        hx = None
        if given:
            h = library.from_numpy(np.random.default_rng(9).normal(size=(4, 3, 3)))
            hx = (h, h * 2) if name == "LSTM" else h
        packed = library.nn.utils.rnn.pack_sequence(parts, enforce_sorted=False)
        found, after = made(packed, hx)
        after = list(after) if name == "LSTM" else [after]
        (found.data**3).sum().backward(retain_graph=True)
        sum((each**2).sum() for each in after).backward()
        leaves = [*parts, *made.parameters()]
        return [made.state_dict(), found.data, *after, *[each.grad for each in leaves]]

    theirs = run(torch, None)
    ours = run(ag, theirs[0])
    for own, their in zip(ours[1:], theirs[1:], strict=True):
        np.testing.assert_allclose(own.detach().numpy(), their.detach().numpy(), rtol=1e-9)


@pytest.mark.parametrize("name", ["RNN", "LSTM", "GRU"])
@pytest.mark.parametrize("batch", [1, 64])
def test_threads_change_nothing(name: str, batch: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same in one thread, and with the sequences shared among three."""
    layer = getattr(nn, name)(5, 128, bidirectional=True, dtype="float64")
    x = ag.tensor(np.random.default_rng(0).normal(size=(3, batch, 5)), requires_grad=True)
    results = []
    for count in (1, 3):
        monkeypatch.setattr("autograd.kernels.sequence.times.workers", lambda products, n=count: n)
        output, _ = layer(x)
        leaves = [x, *layer.parameters()]
        results.append([output.detach(), *ag.grad((output**2).sum(), leaves)])
    assert threads.shares(batch, 3)
    for one, other in zip(*results, strict=True):
        np.testing.assert_allclose(one.numpy(), other.numpy(), rtol=1e-10, atol=1e-12)


@pytest.mark.parametrize("name", ["RNN", "LSTM", "GRU"])
def test_the_output_may_be_written(name: str) -> None:
    """As in PyTorch: what the gradients need of it is computed again."""
    layer, x = getattr(nn, name)(2, 3), ag.ones(4, 1, 2)
    (2 * layer(x)[0]).sum().backward()
    expected = [p.grad.clone() for p in layer.parameters()]
    layer.zero_grad()
    output, _ = layer(x)
    output.mul_(2)
    output.sum().backward()
    for p, grad in zip(layer.parameters(), expected, strict=True):
        np.testing.assert_allclose(p.grad.numpy(), grad.numpy(), rtol=1e-12)


def test_shapes_of_steps_are_checked() -> None:
    ones = ag.ones
    with pytest.raises(RuntimeError, match=r"lstm: expected input of shape \[4, 8\]"):
        ops.nn_functional__lstm_sequence(
            ones(3, 8), ones(2, 2), ones(2, 2), ones(8, 2), None, [2, 2], False
        )
    with pytest.raises(RuntimeError, match="need a projection"):
        ops.nn_functional__lstm_sequence(
            ones(4, 8), ones(2, 1), ones(2, 2), ones(8, 1), None, [2, 2], False
        )
    with pytest.raises(RuntimeError, match="do not grow"):
        ops.nn_functional__gru_sequence(ones(3, 6), ones(1, 2), ones(6, 2), None, [1, 2], False)
    with pytest.raises(NotImplementedError, match="not implemented for 'Long'"):
        ops.nn_functional__rnn_sequence(
            ones(2, 2), ones(1, 2), ones(2, 2).long(), "tanh", [1, 1], False
        )


# ---- transformers --------------------------------------------------------------------------------


def test_causal_masks_are_recognised() -> None:
    """Said or seen, as numbers or truths: the output is the same, and hides what comes later."""
    layer = nn.TransformerEncoderLayer(4, 2, 8, 0.0)
    encoder = nn.TransformerEncoder(layer, 2, nn.LayerNorm(4))
    x = ag.tensor(np.random.default_rng(0).normal(size=(5, 2, 4)))
    mask = nn.Transformer.generate_square_subsequent_mask(5)
    outputs = [
        encoder(x, mask),
        encoder(x, mask, is_causal=True),
        encoder(x, mask, is_causal=False),
        encoder(x, ag.isneginf(mask)),
    ]
    for each in outputs[1:]:
        np.testing.assert_allclose(each.detach().numpy(), outputs[0].detach().numpy(), rtol=1e-10)
    np.testing.assert_allclose(
        encoder(x[:3], mask[:3, :3]).detach().numpy(), outputs[0][:3].detach().numpy(), rtol=1e-10
    )
    near = mask.clone()
    near[4, 0] = -1.0
    assert abs((encoder(x, near) - outputs[0]).detach().numpy()).max() > 1e-4


@pytest.mark.torch
@pytest.mark.parametrize("batch_first", [False, True])
@pytest.mark.filterwarnings("ignore::UserWarning")  # PyTorch's, of nested tensors
def test_masks_of_a_transformer_are_pytorch_s(torch: Any, batch_first: bool) -> None:
    options = {"d_model": 8, "nhead": 2, "num_encoder_layers": 1, "num_decoder_layers": 1}
    options |= {"dim_feedforward": 6, "dropout": 0.0, "batch_first": batch_first}
    theirs = torch.nn.Transformer(**options).double()
    ours = nn.Transformer(**options).double()
    ours.load_state_dict(theirs.state_dict())
    random = np.random.default_rng(0)
    shapes = [(3, 5, 8), (3, 4, 8)]
    arrays = [random.normal(size=x if batch_first else (x[1], x[0], 8)) for x in shapes]
    padding = np.arange(5) >= np.array([[5], [3], [1]])

    def run(library: Any, model: Any) -> list[Any]:
        src, tgt = (library.from_numpy(x.copy()).requires_grad_() for x in arrays)
        found = model(
            src, tgt, tgt_mask=model.generate_square_subsequent_mask(4).double(),
            memory_mask=library.from_numpy(np.eye(4, 5)),
            src_key_padding_mask=library.from_numpy(padding),
            memory_key_padding_mask=library.from_numpy(padding),
        )  # fmt: skip
        (found**3).sum().backward()
        return [found.detach(), src.grad, tgt.grad, *[x.grad for x in model.parameters()]]

    for own, their in zip(run(ag, ours), run(torch, theirs), strict=True):
        np.testing.assert_allclose(own.numpy(), their.numpy(), rtol=1e-8, atol=1e-10)


def test_own_encoders_and_decoders_are_taken() -> None:
    class Same(nn.Module):
        def forward(self, x: Any, *args: Any, **named: Any) -> Any:
            return x

    model = nn.Transformer(4, 2, custom_encoder=Same(), custom_decoder=Same())
    x, y = ag.ones(3, 4), ag.zeros(2, 4)
    assert model(x, y) is y and not list(model.parameters())


def test_units_that_rest_pass_no_nan_on() -> None:
    """The slope of relu at rest is a 0 that nan does not reach, also in a recorded pass."""
    x = ag.tensor([[[-1.0]], [[1.0]]], requires_grad=True)
    weights = [ag.ones(1, 1)] * 2
    y, _ = ag.rnn_relu(x, ag.zeros(1, 1, 1), weights, False, 1, 0.0, False, False, False)
    for recorded in (False, True):
        (g,) = ag.autograd.grad(
            y, x, ag.full((2, 1, 1), np.nan), retain_graph=True, create_graph=recorded
        )
        assert g[0].item() == 0 and np.isnan(g[1].item())
