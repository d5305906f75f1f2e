"""torch.nn.attention: scores and masks by functions, and causal masks, against PyTorch's."""

from __future__ import annotations

import importlib

import numpy as np
import pytest

import autograd as ag

Q, K, V = (
    np.random.default_rng(i).standard_normal((2, heads, length, 3))
    for i, (heads, length) in enumerate([(4, 5), (2, 6), (2, 6)])
)
BIAS = np.random.default_rng(9).standard_normal((4, 11))


def _causal(b, h, q, k):
    return q >= k + 1


SCORES = {
    "plain": None,
    "relative": lambda bias: lambda s, b, h, q, k: s + bias[h, q - k + 5] * (b + 1),
    "soft cap": lambda bias: lambda s, b, h, q, k: 2 * (s / 2 + bias[0, 0]).tanh(),
}
MASKS = {
    "all": None,
    "causal": lambda flex: _causal,
    "and": lambda flex: flex.and_masks(_causal, lambda b, h, q, k: (q - k < 3) & (h != b)),
    "or": lambda flex: flex.or_masks(_causal, lambda b, h, q, k: k == 0),
}


@pytest.mark.filterwarnings("ignore")
@pytest.mark.torch
@pytest.mark.parametrize("mask", MASKS)
@pytest.mark.parametrize("score", SCORES)
def test_attention_is_pytorch_s(torch, score, mask):
    found = []
    for library, flex in (
        (ag, importlib.import_module("autograd.torch.own.attention")),
        (torch, importlib.import_module("torch.nn.attention.flex_attention")),
    ):
        q, k, v, bias = map(library.tensor, (Q, K, V, BIAS))
        score_mod = None if SCORES[score] is None else SCORES[score](bias)
        block_mask = None
        if MASKS[mask] is not None:
            masked = MASKS[mask](flex)
            block_mask = flex.create_block_mask(masked, None, 4, 5, 6, device="cpu")
            found.append(flex.create_mask(masked, 2, 4, 5, 6, device="cpu").numpy())
        out, lse = flex.flex_attention(
            q, k, v, score_mod, block_mask, enable_gqa=True, return_lse=True
        )
        found += [out.numpy(), lse.numpy()]
    half = len(found) // 2
    for mine, theirs in zip(found[:half], found[half:], strict=True):
        np.testing.assert_allclose(mine, theirs, rtol=1e-6, atol=1e-9)


def test_gradients_are_differences():
    flex = importlib.import_module("autograd.torch.own.attention")

    def attend(q, k, v, bias):
        mask = flex.create_block_mask(_causal, None, None, 5, 6)
        score = SCORES["relative"](bias)
        return flex.flex_attention(q, k, v, score, mask, enable_gqa=True)

    assert ag.gradcheck(attend, [ag.tensor(x, requires_grad=True) for x in (Q, K, V, BIAS)])


def test_shapes_that_do_not_fit_are_refused():
    flex = importlib.import_module("autograd.torch.own.attention")
    q, k = ag.tensor(Q), ag.tensor(K)
    with pytest.raises(ValueError, match="query, key, and value must be 4D tensors"):
        flex.flex_attention(q[0], k, k)
    with pytest.raises(ValueError, match="Try setting enable_gqa=True for GQA"):
        flex.flex_attention(q, k, k)
    mask = flex.create_block_mask(flex.noop_mask, None, None, 5, 5)
    with pytest.raises(ValueError, match=r"block_mask was created for block_mask.shape=\(1, 1, 5"):
        flex.flex_attention(q, k, k, block_mask=mask, enable_gqa=True)


# ---- torch.nn.attention.bias ---------------------------------------------------------------------


@pytest.mark.torch
@pytest.mark.parametrize("name", ["causal_upper_left", "causal_lower_right"])
@pytest.mark.parametrize("queries", [5, 6, 2])
def test_causal_biases_are_pytorch_s(torch, th, name, queries):
    found = []
    for library in (th, torch):
        bias = importlib.import_module(f"{library.__spec__.name}.nn.attention.bias")
        mask = getattr(bias, name)(queries, 6)
        q = library.tensor(Q[:, :2, :queries], requires_grad=True)
        if queries == 6:
            q = library.tensor(K, requires_grad=True)
        k, v = map(library.tensor, (K, V))
        out = library.nn.functional.scaled_dot_product_attention(q, k, v, mask)
        out.square().sum().backward()
        assert isinstance(mask, bias.CausalBias)
        assert type(out) is library.Tensor
        found.append([out.detach().numpy(), q.grad.numpy(), mask._materialize().numpy()])
    for mine, theirs in zip(*found, strict=True):
        np.testing.assert_allclose(mine, theirs, rtol=1e-6, atol=1e-9)


def test_causal_biases_refuse_what_does_not_go_together(th):
    bias = importlib.import_module(f"{th.__spec__.name}.nn.attention.bias")
    q, k, v = map(th.tensor, (Q[:, :2], K, V))
    with pytest.raises(ValueError, match="CausalBias should not be used with causal=True"):
        th.nn.functional.scaled_dot_product_attention(
            q, k, v, bias.causal_upper_left(5, 6), is_causal=True
        )
    with pytest.warns(UserWarning, match="will produce NaNs"):
        bias.causal_lower_right(6, 5)
