"""Samples of embeddings, attention and recurrent layers."""

from __future__ import annotations

import math

import numpy as np
from scipy import special

import autograd as ag
from tests.support.sampling import Sample, samples

_PADDED = "the padding gets no gradient, though the result depends on it"


# ---- embeddings ----------------------------------------------------------------------------------

samples("embedding", lambda w, i, *_: w[i], lambda make: [
    (make(5, 2), make.index(3, 2, high=5)), (make(5, 2), make.index(high=5)),
    Sample(make(5, 2), make.index(4, high=5), 1, unchecked=_PADDED),
], complex=True)  # fmt: skip
samples("nn.functional.embedding", lambda i, w: w[i], lambda make: [
    (make.index(3, 2, high=5), make(5, 2)), (make.index(0, high=5), make(5, 2))])  # fmt: skip


def _bags(i, w, offsets=None, mode="mean", per_sample_weights=None):
    reduce = {"sum": np.sum, "mean": np.mean, "max": np.max}[mode]
    rows = w[i] if per_sample_weights is None else w[i] * per_sample_weights[..., None]
    if offsets is None:
        return reduce(rows, axis=1)
    parts = np.split(rows, offsets[1:])
    return np.stack([reduce(p, axis=0) if len(p) else np.zeros(w.shape[1], w.dtype) for p in parts])


@samples("nn.functional.embedding_bag", reference=_bags, complex=False, promotes=False)
def _embedding_bag(make):
    starts = ag.tensor(np.array([0, 2, 2]))
    for mode in ("mean", "sum", "max"):
        yield Sample(make.index(3, 2, high=5), make(5, 2, distinct=True), mode=mode)
        yield Sample(make.index(6, high=5), make(5, 2, distinct=True), starts, mode=mode)
    yield Sample(make.index(3, 2, high=5), make(5, 2), mode="sum", per_sample_weights=make(3, 2))


def _bilinear(x, y, weight, bias=None):
    out = np.stack([(x @ each * y).sum(-1) for each in weight], -1)
    return out if bias is None else out + bias


samples("nn.functional.bilinear", _bilinear, lambda make: [
    (make(3, 2), make(3, 4), make(2, 2, 4), make(2)),
    (make(2, 3, 2), make(2, 3, 1), make(2, 2, 1))])  # fmt: skip


# ---- attention -----------------------------------------------------------------------------------


def _attention(q, k, v, bias, scale, causal):
    s = q @ np.swapaxes(k, -1, -2) * np.asarray(scale, q.dtype)
    s = s if bias is None else s + bias
    if causal:
        s = np.where(np.tri(*s.shape[-2:], dtype=bool), s, -np.inf).astype(s.dtype)
    logs = special.logsumexp(s, axis=-1, keepdims=True)
    return np.exp(s - logs) @ v, logs


samples("nn.functional._attention_and_logs", _attention, lambda make: [
    (make(3, 2), make(4, 2), make(4, 3), None, 0.7, False),
    (make(2, 3, 2), make(2, 4, 2), make(2, 4, 3), make(3, 4), 0.7, False),
    (make(2, 3, 2), make(2, 3, 2), make(2, 3, 1), None, 0.7, True)], complex=False)  # fmt: skip


def _dot_product(q, k, v, mask=None, is_causal=False, scale=None):
    if mask is not None and mask.dtype == bool:
        mask = np.where(mask, 0, -np.inf).astype(q.dtype)
    scale = 1 / math.sqrt(q.shape[-1]) if scale is None else scale
    return _attention(q, k, v, mask, scale, is_causal)[0]


@samples("nn.functional.scaled_dot_product_attention", reference=_dot_product, complex=False,
         promotes=False)  # fmt: skip
def _scaled_dot_product_attention(make):
    yield Sample(make(3, 2), make(4, 2), make(4, 3))
    mask = ag.tensor(np.array([[True, False, True], [True, True, False]]))
    yield Sample(make(1, 2, 2), make(1, 3, 2), make(1, 3, 1), mask)
    yield Sample(make(2, 1, 3, 2), make(2, 1, 3, 2), make(2, 1, 3, 2), is_causal=True, scale=0.6)


def _heads(q, k, v, features, heads, weight, bias, bias_k, bias_v, zero, p, out, out_bias):
    """Each head by itself; the mean of their weights."""
    parts = zip((q, k, v), np.split(weight, 3), np.split(bias, 3), strict=True)
    q, k, v = [x @ w.T + b for x, w, b in parts]
    width = features // heads
    outputs, weights = np.empty_like(q), 0
    for n, h in np.ndindex(q.shape[1], heads):
        own = slice(h * width, (h + 1) * width)
        scores = q[:, n, own] @ k[:, n, own].T / np.asarray(math.sqrt(width), q.dtype)
        outputs[:, n, own] = special.softmax(scores, axis=-1) @ v[:, n, own]
    for n in range(q.shape[1]):
        each = [
            special.softmax(
                q[:, n, s] @ k[:, n, s].T / np.asarray(math.sqrt(width), q.dtype), axis=-1
            )
            for s in [slice(h * width, (h + 1) * width) for h in range(heads)]
        ]
        weights = [*weights, sum(each) / heads] if n else [sum(each) / heads]
    return outputs @ out.T + out_bias, np.stack(weights).astype(q.dtype)


samples("nn.functional.multi_head_attention_forward", _heads, lambda make: [
    (make(2, 1, 2), make(3, 1, 2), make(3, 1, 2), 2, 2, make(6, 2), make(6), None, None, False, 0.0,
     make(2, 2), make(2)),
], complex=False, promotes=False)  # fmt: skip


# ---- recurrent networks --------------------------------------------------------------------------


def _lstm_step(x, state, w, u, b=0, d=0):
    h, c = state
    i, f, g, o = np.split(x @ w.T + b + h @ u.T + d, 4, axis=-1)
    c = special.expit(f) * c + special.expit(i) * np.tanh(g)
    return special.expit(o) * np.tanh(c), c


def _gru_step(x, state, w, u, b=0, d=0):
    (h,) = state
    a, own = np.split(x @ w.T + b, 3, axis=-1), np.split(h @ u.T + d, 3, axis=-1)
    r, z = special.expit(a[0] + own[0]), special.expit(a[1] + own[1])
    return ((1 - z) * np.tanh(a[2] + r * own[2]) + z * h,)


def _simple_step(function):
    return lambda x, state, w, u, b=0, d=0: (function(x @ w.T + b + state[0] @ u.T + d),)


_STEPS = {
    "lstm": (_lstm_step, 4), "gru": (_gru_step, 3), "rnn_tanh": (_simple_step(np.tanh), 1),
    "rnn_relu": (_simple_step(lambda x: np.maximum(x, 0)), 1),
}  # fmt: skip


def _cell(name):
    step, gates = _STEPS[name]

    def reference(x, h, w, u, b=0, d=0):
        found = step(x, h if isinstance(h, list) else [h], w, u, b, d)
        return found if len(found) > 1 else found[0]

    @samples(f"{name}_cell", reference=reference, complex=False)
    def _(make):
        h = make(2, 2)
        h = [h, make(2, 2)] if name == "lstm" else h
        both = make(2 * gates), make(2 * gates)
        yield Sample(make(2, 3), h, make(2 * gates, 3), make(2 * gates, 2), *both)
        yield Sample(make(2, 3), h, make(2 * gates, 3), make(2 * gates, 2))


# ---- what goes step by step ----------------------------------------------------------------------


def _one_by_one(step, x, states, sizes, reverse):
    """What `step` gives of each row: each sequence by itself, there or back."""
    starts, found = np.cumsum([0, *sizes]), [None] * len(x)
    for n in range(sizes[0]):
        state = [each[n] for each in states]
        rows = [starts[t] + n for t in range(len(sizes)) if sizes[t] > n]
        for row in rows[::-1] if reverse else rows:
            state, found[row] = step(x[row], state)
    return tuple(np.stack(each).astype(x.dtype) for each in zip(*found, strict=True))


def _lstm_sequence(x, h, c, w, projection, sizes, reverse):
    def step(x, state):
        a = x + state[0] @ w.T
        i, f, g, o = np.split(a, 4)
        gates = [special.expit(i), special.expit(f), np.tanh(g), special.expit(o)]
        c = gates[1] * state[1] + gates[0] * gates[2]
        h = gates[3] * np.tanh(c)
        h = h if projection is None else projection @ h
        return [h, c], (h, c, np.concatenate(gates))

    return _one_by_one(step, x, [h, c], sizes, reverse)


def _gru_sequence(x, h, w, bias, sizes, reverse):
    def step(x, state):
        own = np.split(state[0] @ w.T + (0 if bias is None else bias), 3)
        a = np.split(x, 3)
        r, z = special.expit(a[0] + own[0]), special.expit(a[1] + own[1])
        n = np.tanh(a[2] + r * own[2])
        h = (1 - z) * n + z * state[0]
        return [h], (h, np.concatenate([r, z, n, own[2]]))

    return _one_by_one(step, x, [h], sizes, reverse)


def _rnn_sequence(x, h, w, activation, sizes, reverse):
    def step(x, state):
        total = x + state[0] @ w.T
        h = np.tanh(total) if activation == "tanh" else np.maximum(total, 0)
        return [h], (h,)

    return _one_by_one(step, x, [h], sizes, reverse)[0]


samples("nn.functional._lstm_sequence", _lstm_sequence, lambda make: [
    (make(4, 8), make(2, 2), make(2, 2), make(8, 2), None, [2, 2], False),
    (make(4, 8), make(2, 1), make(2, 2), make(8, 1), make(1, 2), [2, 1, 1], True),
], complex=False)  # fmt: skip
samples("nn.functional._gru_sequence", _gru_sequence, lambda make: [
    (make(4, 6), make(2, 2), make(6, 2), None, [2, 2], True),
    (make(4, 6), make(2, 2), make(6, 2), make(6), [2, 1, 1], False)], complex=False)  # fmt: skip
samples("nn.functional._rnn_sequence", _rnn_sequence, lambda make: [
    (make(4, 2), make(2, 2), make(2, 2), "tanh", [2, 2], False),
    (make(4, 2), make(2, 2), make(2, 2), "relu", [2, 1, 1], True)], complex=False)  # fmt: skip


def _layers(name):
    step, gates = _STEPS[name]

    def packed(x, sizes, h, params, biases, layers, dropout, train, both):
        """Each sequence by itself: the rows of x at which it stands, there and back."""
        states = h if isinstance(h, list) else [h]
        directions, count = 1 + both, 2 + 2 * biases
        starts = np.cumsum([0, *sizes])
        last = [np.empty_like(each) for each in states]
        for layer in range(layers):
            out = np.empty((len(x), directions * states[0].shape[2]), x.dtype)
            for d in range(directions):
                place = layer * directions + d
                own = params[place * count : (place + 1) * count]
                for n in range(sizes[0]):
                    rows = [starts[t] + n for t in range(len(sizes)) if sizes[t] > n]
                    state = [each[place, n] for each in states]
                    for row in rows[::-1] if d else rows:
                        state = step(x[row], state, *own)
                        width = len(state[0])
                        out[row, d * width : (d + 1) * width] = state[0]
                    for each, value in zip(last, state, strict=True):
                        each[place, n] = value
            x = out
        return (x, *last)

    def whole(x, h, params, biases, layers, dropout, train, both, batch_first):
        x = np.swapaxes(x, 0, 1) if batch_first else x
        sizes = [x.shape[1]] * len(x)
        flat = x.reshape(-1, x.shape[2])
        out, *last = packed(flat, sizes, h, params, biases, layers, dropout, train, both)
        out = out.reshape(*x.shape[:2], -1)
        return (np.swapaxes(out, 0, 1) if batch_first else out, *last)

    def arguments(make, batch, layers, both):
        directions = 1 + both
        params = []
        for place in range(layers * directions):
            size = 3 if place < directions else 2 * directions
            params += [make(2 * gates, size), make(2 * gates, 2), make(2 * gates), make(2 * gates)]
        shape = (layers * directions, batch, 2)
        h = [make(*shape), make(*shape)] if name == "lstm" else make(*shape)
        return h, params, True, layers, 0.0, False, both

    @samples(f"{name}.input", reference=whole, complex=False)
    def _(make):
        yield Sample(make(2, 1, 3), *arguments(make, 1, 1, False), False)
        yield Sample(make(2, 3, 3), *arguments(make, 2, 2, True), True)

    @samples(f"{name}.data", reference=packed, complex=False)
    def _(make):
        sizes = ag.tensor(np.array([2, 1, 1]))
        yield Sample(make(4, 3), sizes, *arguments(make, 2, 1, True))
        yield Sample(make(3, 3), ag.tensor(np.array([2, 1])), *arguments(make, 2, 1, False))


for _name in _STEPS:
    _cell(_name)
    _layers(_name)
