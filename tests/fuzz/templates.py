"""Statements of programs that are more than a call of a row: modules, losses, functions, hooks.

Each is a text of lines. ``{x}`` and ``{y}`` stand for variables of one shape, ``{a}`` and ``{b}``
for small real ones of one shape, ``{leaf}`` for a leaf, ``{s}`` for a variable with a history,
``{v}`` for a new variable, ``{m}`` for a new name, ``{f}`` for one of `FUNCTIONS`, ``{old}`` for
a call of a module that was made before, ``{mod}`` for its name, and ``{n}`` for a number. A line
``= call`` makes each tensor of what it returns a variable.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

__all__ = ["CALLS", "FUNCTIONS", "MODULES", "PRELUDE", "STATEMENTS", "prelude"]

PRELUDE = '''
import math
from math import inf, nan
F = t.nn.functional
log = []

def total(x):
    unit = 1 - 0.5j if x.is_complex() else 1.0
    weights = [unit * (0.3 + 0.1 * (i % 9)) for i in range(x.numel())]
    return (x.reshape(-1) * t.tensor(weights, dtype=x.dtype)).sum().real

def fit(x, *shape):
    """The numbers of x in that shape, all of them different."""
    size = math.prod(shape)
    x = (x.real if x.is_complex() else x).reshape(-1)
    x = t.cat([x] * (-(-size // x.numel())))[:size] if x.numel() else x.sum().expand(size)
    return (x.tanh() + t.arange(size, dtype=x.dtype).cos()).reshape(shape)

def made(module, x):
    """The module with parameters of x's precision that do not come from random numbers."""
    module.to(x.real.dtype if x.is_complex() else x.dtype)
    for i, p in enumerate(module.parameters()):
        values = t.arange(p.numel(), dtype=p.dtype).mul_(1.3).add_(i).cos_().mul_(0.6)
        p.data.copy_(values.reshape(p.shape))
    return module

def flat(*given):
    """The tensors of what is given, of modules parameters and buffers."""
    found = []
    for x in given:
        if isinstance(x, t.nn.Module):
            found += [*x.parameters(), *x.buffers()]
        elif isinstance(x, dict):
            found += flat(*(x[key] for key in sorted(x)))
        elif isinstance(x, tuple | list):
            found += flat(*x)
        elif isinstance(x, t.Tensor):
            found.append(x)
    return found

class Several(t.autograd.Function):
    @staticmethod
    def forward(ctx, x, y, n):
        ctx.save_for_backward(x, y)
        ctx.n, first = n, x.detach().abs().floor()
        ctx.mark_non_differentiable(first)
        return x * y, first, y * n

    @staticmethod
    def backward(ctx, g, _, h):
        x, y = ctx.saved_tensors
        mine = g * y.conj() if ctx.needs_input_grad[0] else None
        other = g * x.conj() + h * ctx.n if ctx.needs_input_grad[1] else None
        return mine, other, None

class Dirty(t.autograd.Function):
    @staticmethod
    def forward(ctx, x, y):
        ctx.mark_dirty(x)
        ctx.save_for_backward(y)
        return x.mul_(2).add_(y)

    @staticmethod
    def backward(ctx, g):
        (y,) = ctx.saved_tensors
        return g * 2, g + 0 * y

class Once(t.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        ctx.set_materialize_grads(False)
        result = x.exp()
        ctx.save_for_backward(result)
        return result, x.clone()

    @staticmethod
    @t.autograd.function.once_differentiable
    def backward(ctx, g, h):
        (result,) = ctx.saved_tensors
        if g is None or h is None:
            return h if g is None else g * result.conj()
        return g * result.conj() + h

class Rules(t.autograd.Function):
    @staticmethod
    def forward(x, y):
        return x.sin() * y

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.save_for_backward(*inputs)
        ctx.save_for_forward(*inputs)

    @staticmethod
    def backward(ctx, g):
        x, y = ctx.saved_tensors
        return g * (x.cos() * y).conj(), g * x.sin().conj()

    @staticmethod
    def jvp(ctx, dx, dy):
        x, y = ctx.saved_tensors
        return dx * x.cos() * y + x.sin() * dy

    @staticmethod
    def vmap(info, in_dims, x, y):
        x, y = (
            z.expand(info.batch_size, *z.shape) if dim is None else z.movedim(dim, 0)
            for z, dim in zip((x, y), in_dims)
        )
        return Rules.apply(x, y), 0

class Generated(t.autograd.Function):
    generate_vmap_rule = True

    @staticmethod
    def forward(x, y):
        return x * y, x + y

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.save_for_backward(*inputs)

    @staticmethod
    def backward(ctx, g, h):
        x, y = ctx.saved_tensors
        return g * y.conj() + h, g * x.conj() + h
'''


@cache
def prelude(library: Any) -> dict[str, Any]:
    """What programs may call beside the library, by name."""
    names = {"t": library}
    exec(compile(PRELUDE, "<prelude>", "exec"), names)
    return names


# Modules, and how they are called.
MODULES: Sequence[tuple[str, str]] = (
    ("t.nn.Linear(3, 3)", "{m}({m}(fit({x}, 2, 3)))"),
    ("t.nn.Bilinear(2, 3, 2)", "{m}(fit({x}, 2, 2), fit({y}, 2, 3))"),
    ("t.nn.Conv1d(2, 2, 2, padding=1, groups=2)", "{m}({m}(fit({x}, 1, 2, 3)))"),
    ("t.nn.Conv2d(1, 2, 2, padding_mode='circular', padding=1)", "{m}(fit({x}, 1, 1, 2, 3))"),
    ("t.nn.ConvTranspose1d(2, 1, 2, stride=2)", "{m}(fit({x}, 1, 2, 2), output_size=[5])"),
    ("t.nn.BatchNorm1d(3)", "{m}(fit({x}, 4, 3))"),
    ("t.nn.BatchNorm1d(2, momentum=None)", "{m}({m}(fit({x}, 3, 2)))"),
    ("t.nn.BatchNorm2d(2, affine=False)", "{m}(fit({x}, 2, 2, 1, 2))"),
    ("t.nn.BatchNorm1d(2, track_running_stats=False)", "{m}(fit({x}, 2, 2, 2))"),
    ("t.nn.InstanceNorm1d(2, affine=True, track_running_stats=True)", "{m}(fit({x}, 2, 2, 3))"),
    ("t.nn.LayerNorm((2, 3))", "{m}(fit({x}, 2, 2, 3))"),
    ("t.nn.GroupNorm(2, 4)", "{m}(fit({x}, 2, 4, 2))"),
    ("t.nn.RMSNorm(3)", "{m}(fit({x}, 2, 3))"),
    ("t.nn.PReLU(2)", "{m}(fit({x}, 2, 2))"),
    ("t.nn.LSTM(3, 2, 2, bidirectional=True)", "{m}(fit({x}, 3, 2, 3))"),
    ("t.nn.LSTM(2, 3, proj_size=2, batch_first=True)", "{m}({m}(fit({x}, 1, 3, 2))[0])"),
    ("t.nn.GRU(2, 2, 2, bias=False)", "{m}({m}(fit({x}, 3, 2))[0], fit({y}, 2, 2))"),
    ("t.nn.RNN(2, 2, nonlinearity='relu', bidirectional=True)", "{m}(fit({x}, 2, 1, 2))"),
    ("t.nn.GRU(2, 2, bidirectional=True)",
     "{m}(t.nn.utils.rnn.pack_padded_sequence(fit({x}, 3, 2, 2), [2, 3], enforce_sorted=False))"),
    ("t.nn.LSTM(2, 2)", "t.nn.utils.rnn.pad_packed_sequence({m}(t.nn.utils.rnn.pack_sequence("
     "[fit({x}, 3, 2), fit({y}, 1, 2)]))[0])"),
    ("t.nn.LSTMCell(2, 2)", "{m}(fit({x}, 1, 2), {m}(fit({y}, 1, 2)))"),
    ("t.nn.GRUCell(2, 2)", "{m}(fit({x}, 2), {m}(fit({y}, 2)))"),
    ("t.nn.MultiheadAttention(4, 2)",
     "{m}(q := fit({x}, 3, 2, 4), q, fit({y}, 3, 2, 4), average_attn_weights=False)"),
    ("t.nn.MultiheadAttention(2, 1, add_bias_kv=True, add_zero_attn=True, kdim=3, vdim=2)",
     "{m}(fit({x}, 2, 1, 2), fit({y}, 3, 1, 3), fit({x}, 3, 1, 2))"),
    ("t.nn.MultiheadAttention(4, 2, batch_first=True)",
     "{m}(q := fit({x}, 2, 3, 4), q, q, is_causal=True,"
     " attn_mask=t.ones(3, 3, dtype=t.bool).triu(1))"),
    ("t.nn.TransformerEncoderLayer(4, 2, 3, dropout=0, norm_first=True)",
     "{m}(fit({x}, 2, 1, 4))"),
    ("t.nn.TransformerDecoderLayer(2, 1, 2, dropout=0)",
     "{m}(fit({x}, 2, 1, 2), fit({y}, 3, 1, 2))"),
    ("t.nn.Embedding(4, 2, padding_idx=1)", "{m}(t.tensor([[0, 1], [3, 0]])) * fit({x}, 2)"),
    ("t.nn.Embedding(4, 2, max_norm=0.5)", "{m}(t.tensor([0, 3, 0])) * fit({x}, 3, 2)"),
    ("t.nn.Embedding(4, 3, scale_grad_by_freq=True)", "{m}(t.tensor([0, 1, 0])) * fit({x}, 3)"),
    ("t.nn.EmbeddingBag(4, 2, mode='mean', padding_idx=0)",
     "{m}(t.tensor([0, 1, 2, 1]), t.tensor([0, 1])) * fit({x}, 2)"),
    ("t.nn.EmbeddingBag(4, 2, mode='sum', include_last_offset=True)",
     "{m}(t.tensor([3, 1, 2, 1]), t.tensor([0, 1, 4]), per_sample_weights=fit({x}, 4))"),
    ("t.nn.EmbeddingBag(4, 2, mode='max', scale_grad_by_freq=False)",
     "{m}(t.tensor([[3, 1], [2, 2]])) * fit({x}, 2)"),
    ("t.nn.Sequential(t.nn.Linear(2, 3), t.nn.Tanh(), t.nn.Dropout(0), t.nn.Linear(3, 2))",
     "{m}(fit({x}, 2, 2))"),
    ("t.nn.utils.parametrizations.weight_norm(t.nn.Linear(2, 2))", "{m}(fit({x}, 2, 2))"),
    ("t.nn.utils.parametrizations.orthogonal(t.nn.Linear(2, 2, bias=False))", "{m}(fit({x}, 2))"),
    ("t.nn.AdaptiveLogSoftmaxWithLoss(3, 5, [2], div_value=1.5)",
     "{m}(fit({x}, 3, 3), t.tensor([0, 4, 2]))"),
    ("t.nn.CrossEntropyLoss(t.tensor([0.2, 0.5, 1.5]), label_smoothing=0.1, ignore_index=1)",
     "{m}.to({x}.dtype)(fit({x}, 3, 3), t.tensor([0, 1, 2]))"),
)  # fmt: skip

# Functions of two arguments of one shape, for transforms.
FUNCTIONS: Sequence[str] = (
    "lambda a, b: a * b.sin()",
    "lambda a, b: (a.exp() * b).sum()",
    "lambda a, b: a.tanh().cumsum(-1) if a.ndim else a ** 3",
    "lambda a, b: t.where(a > 0, a * b, b ** 2)",
    "lambda a, b: (a.clone().mul_(b), a.sum())[0]",
    "lambda a, b: t.stack([a, b]).prod(0) + a.detach() * b",
    "lambda a, b: a.reshape(-1).softmax(0) @ b.reshape(-1)",
    "lambda a, b: t.outer(a.reshape(-1), b.reshape(-1)).logsumexp(0)",
    "lambda a, b: t.linalg.vector_norm(a) * b",
    "lambda a, b: F.gelu(a) * b.sigmoid()",
    "lambda a, b: Rules.apply(a, b)",
    "lambda a, b: Generated.apply(a, b)[0] * a",
    "lambda a, b: t.func.grad(lambda c: (c ** 3 * b).sum())(a)",
    "lambda a, b: t.func.jvp(lambda c: c.sin() * b, (a,), (b,))[1]",
    "lambda a, b: t.utils.checkpoint.checkpoint(lambda c: c.sin() * b, a, use_reentrant=False)",
    "lambda a, b: t.cat([a.reshape(-1), b.reshape(-1)]).sort()[0] * 2",
    "lambda a, b: b",
    "lambda a, b: a * 2 + 1",
)

# What transforms functions.
CALLS: Sequence[str] = (
    "t.func.grad(lambda *s: total(({f})(*s)), (0, 1))({a}, {b})",
    "t.func.grad_and_value(lambda c: (total(({f})(c, {b})), c * 2), has_aux=True)({a})",
    "t.func.grad(lambda d: total(t.func.grad(lambda c: total(({f})(c, {b})))(d)))({a})",
    "t.func.jacrev({f}, (0, 1))({a}, {b})",
    "t.func.jacrev({f}, chunk_size=2)({a}, {b})",
    "t.func.jacfwd({f}, 1)({a}, {b})",
    "t.func.jacfwd(t.func.jacrev({f}), 1)({a}, {b})",
    "t.func.jacrev(t.func.jacfwd({f}, 1))({a}, {b})",
    "t.func.hessian(lambda *s: total(({f})(*s)), (0, 1))({a}, {b})",
    "t.func.vjp({f}, {a}, {b})[1](({f})({a}, {b}) * 0.5)",
    "t.func.vjp(lambda c: (({f})(c, {b}), {{'c': c + {b}}}), {a}, has_aux=True)[::2]",
    "t.func.jvp({f}, ({a}, {b}), ({b}, {a}))",
    "t.func.jvp(lambda c: (({f})(c, {b}), c * {b}), ({a},), ({b},), has_aux=True)",
    "(lambda p: (p[0], p[1]({b}, {a})))(t.func.linearize({f}, {a}, {b}))",
    "t.func.vmap({f}, (0, None))(t.stack([{a}, {b}]), {b})",
    "t.func.vmap({f}, (-1, 0), out_dims=-1)(t.stack([{a}, {b}], -1), t.stack([{b}, {a}]))",
    "t.func.vmap(lambda d: ({f})(d['a'], d['b']), in_dims=({{'a': 0, 'b': None}},),"
    " chunk_size=1)({{'a': t.stack([{a}, {b}]), 'b': {b}}})",
    "t.func.vmap(t.func.vmap({f}, (0, None)), (None, 0))(t.stack([{a}, {b}]), t.stack([{b}, {a}]))",
    "t.func.vmap(t.func.grad(lambda *s: total(({f})(*s))))(t.stack([{a}, {b}]),"
    " t.stack([{b}, {a}]))",
    "t.func.grad(lambda c: total(t.func.vmap({f}, (0, None))(t.stack([c, {b}]), c)))({a})",
    "t.autograd.functional.jacobian({f}, ({a}, {b}), create_graph=True)",
    "t.autograd.functional.jacobian({f}, ({a}, {b}), strict=True)",
    "t.autograd.functional.jacobian({f}, ({a}, {b}), vectorize=True)",
    "t.autograd.functional.jacobian({f}, ({a}, {b}), vectorize=True, strategy='forward-mode')",
    "t.autograd.functional.hessian(lambda *s: total(({f})(*s)), ({a}, {b}), create_graph=True)",
    "t.autograd.functional.hessian(lambda *s: total(({f})(*s)), ({a}, {b}), vectorize=True,"
    " outer_jacobian_strategy='forward-mode')",
    "t.autograd.functional.hvp(lambda *s: total(({f})(*s)), ({a}, {b}), ({b}, {a}),"
    " create_graph=True)",
    "t.autograd.functional.vhp(lambda *s: total(({f})(*s)), ({a}, {b}), ({b}, {a}), strict=True)",
    "t.autograd.functional.vjp({f}, ({a}, {b}), ({f})({a}, {b}).detach(), create_graph=True)",
    "t.autograd.functional.jvp({f}, ({a}, {b}), ({b}, {a}), create_graph=True)",
    "t.utils.checkpoint.checkpoint({f}, {a}, {b}, use_reentrant=False)",
    "t.utils.checkpoint.checkpoint({f}, {a}, {b}, use_reentrant=True)",
    "t.func.functional_call(t.nn.Linear(2, 2), {{'weight': fit({a}, 2, 2), 'bias': fit({b}, 2)}},"
    " fit({a}, 3, 2))",
    "t.func.vmap(lambda w, c: t.func.functional_call(t.nn.Linear(2, 1, bias=False),"
    " {{'weight': w}}, (c,)), (0, None))(fit({a}, 3, 1, 2), fit({b}, 2, 2))",
)

_LOSSES: Sequence[str] = tuple(
    f"F.{call})"
    for call in (
        "cross_entropy(fit({x}, 3, 4), t.tensor([0, 3, 1]), ignore_index=3, reduction='sum'",
        "cross_entropy(fit({x}, 3, 2), t.tensor([1, 0, 1]), fit({y}, 2).detach(), reduction='none'",
        "cross_entropy(fit({x}, 2, 3), fit({y}, 2, 3).softmax(1), label_smoothing=0.2",
        "nll_loss(fit({x}, 2, 3, 2), t.tensor([[0, 2], [-100, 1]])",
        "binary_cross_entropy_with_logits(fit({x}, 3), fit({y}, 3).sigmoid(),"
        " pos_weight=fit({y}, 3)",
        "binary_cross_entropy(fit({x}, 3).sigmoid(), fit({y}, 3).sigmoid(), fit({y}, 3)",
        "kl_div(fit({x}, 2, 3), fit({y}, 2, 3), reduction='batchmean', log_target=True",
        "huber_loss(fit({x}, 4), fit({y}, 4) * 2, 'none', 0.7",
        "smooth_l1_loss(fit({x}, 4), fit({y}, 4), beta=0.0",
        "mse_loss(fit({x}, 3), fit({y}, 3), weight=fit({x}, 3)",
        "gaussian_nll_loss(fit({x}, 3), fit({y}, 3), fit({x}, 3).exp(), full=True",
        "poisson_nll_loss(fit({x}, 3), fit({y}, 3).exp(), full=True, reduction='sum'",
        "cosine_embedding_loss(fit({x}, 2, 3), fit({y}, 2, 3), t.tensor([1, -1]), 0.1",
        "triplet_margin_loss(fit({x}, 2, 3), fit({y}, 2, 3), fit({x}, 2, 3).cos(), swap=True",
        "margin_ranking_loss(fit({x}, 3), fit({y}, 3).sin(), t.tensor([1, -1, 1]), 0.3",
        "multi_margin_loss(fit({x}, 2, 3), t.tensor([0, 2]), 2, weight=fit({y}, 3).detach()",
        "multilabel_margin_loss(fit({x}, 2, 3), t.tensor([[0, 2, -1], [1, -1, 0]])",
        "multilabel_soft_margin_loss(fit({x}, 2, 3), (fit({y}, 2, 3) > 0) * 1.0",
        "ctc_loss(fit({x}, 4, 1, 3).log_softmax(-1), t.tensor([[1, 2]]), [4], [2]",
        "soft_margin_loss(fit({x}, 3), fit({y}, 3).sign()",
        "scaled_dot_product_attention(fit({x}, 1, 2, 3), fit({y}, 1, 2, 3), fit({x}, 1, 2, 2)",
        "normalize(fit({x}, 2, 3), 3.0, 1",
        "grid_sample(fit({x}, 1, 1, 3, 3), fit({y}, 1, 2, 2, 2) * 0.7, align_corners=False",
        "interpolate(fit({x}, 1, 1, 3), scale_factor=1.7, mode='linear'",
        "dropout(fit({x}, 2, 3), 0.5, False",
        "embedding(t.tensor([0, 2, 0]), fit({x}, 3, 2), padding_idx=2, scale_grad_by_freq=True",
        "batch_norm(fit({x}, 3, 2), fit({y}, 2).detach(), fit({y}, 2).detach().exp(),"
        " training=True",
    )
)

STATEMENTS: Sequence[str] = (
    *(f"= {call}" for call in _LOSSES),
    "= Several.apply({x}, {y}, {n})",
    "= Several.apply({x}, {x}.detach(), {n})[0] * {y}",
    "{v} = Dirty.apply({x}, {y})",
    "{v} = Dirty.apply({x} * 2, {x})",
    "= Once.apply({x})",
    "{v} = Rules.apply({x}, {y})",
    "= Generated.apply({x}, {y})",
    "= t.func.vmap(Rules.apply, (0, None))(t.stack([{x}, {y}]), {y})",
    "= t.func.vmap(Generated.apply, (None, 0))({x}, t.stack([{x}, {y}]))",
    # Hooks of what is saved, of nodes and of leaves.
    "with t.autograd.graph.saved_tensors_hooks(lambda x: (x,), lambda p: p[0] * 2):\n"
    "    {v} = {x}.sin() * {y}",
    "with t.autograd.graph.saved_tensors_hooks(lambda x: x.numpy(force=True).copy(),"
    " lambda p: t.tensor(p)):\n    {v} = {x} * {y} * {x}",
    "with t.autograd.graph.save_on_cpu(): {v} = {x}.exp() * {y}",
    "with t.autograd.graph.saved_tensors_hooks(lambda x: x.detach(), lambda p: p):\n"
    "    {v} = ({x} * {y}).tanh()\n{v}.mul_({n})",
    "{s}.grad_fn.register_prehook(lambda go: tuple(g if g is None else g * 3 for g in go))",
    "{s}.grad_fn.register_hook(lambda gi, go: tuple(g if g is None else g * {n} for g in gi))",
    "{s}.grad_fn.register_prehook(lambda go: log.append(('{s}', go[0])))",
    "{m} = {s}.register_hook(lambda g: g * {s}.detach())\n{m}.remove()",
    "{s}.grad_fn; {s}.register_hook(lambda g: g * {s})",
    "{s}.grad_fn; {s}.register_hook(lambda g: g.mul_(2))",
    "{leaf}.register_post_accumulate_grad_hook(lambda p: log.append(('{leaf}', p.grad.clone())))",
    "{leaf}.register_post_accumulate_grad_hook(lambda p: p.grad.mul_(2))",
    "{leaf}.register_hook(lambda g: g * g)",
    "t.autograd.graph.register_multi_grad_hook(({s}, {leaf}), lambda gs: log.append(('{s}',"
    " sum(total(g.detach()) for g in gs if g is not None))))",
    "t.autograd.graph.register_multi_grad_hook(({s}, {leaf}), lambda g: log.append(('{leaf}',"
    " g.detach())), mode='any')",
    # Passes in the middle of a program, whose gradients it goes on with.
    "total({s}).backward(retain_graph=True)\n= flat({leaf}.grad)",
    "total({s}).backward(retain_graph=True)\ntotal({s}).backward(retain_graph=True)",
    "total({s}).backward()",
    "total({s}).backward(inputs=[{leaf}], retain_graph=True)",
    "total({s}).backward(inputs=[{s}, {leaf}], create_graph=True)\n= flat({leaf}.grad, {s}.grad)",
    "total({s}).backward(create_graph=True)\n= flat({leaf}.grad)",
    "{s}.backward({s}.detach().cos(), retain_graph=True)",
    "t.autograd.backward([{s}, {x}], [{s}.detach(), {x}.sin()], retain_graph=True)",
    "= flat(t.autograd.grad(total({s}), [{leaf}, {x}], create_graph=True, allow_unused=True))",
    "= flat(t.autograd.grad({s}, {leaf}, {s}.detach().sin(), create_graph=True,"
    " materialize_grads=True))",
    "= flat(t.autograd.grad({s}, {leaf}, {s}.sin(), create_graph=True, allow_unused=True))",
    "= flat(t.autograd.grad({s}, {leaf}, t.stack([{s}.detach(), {s}.detach().cos()]),"
    " is_grads_batched=True, retain_graph=True, allow_unused=True))",
    "= flat(t.autograd.grad([{s}, {x}], {leaf}, [{s}, {x} * 2], create_graph=True,"
    " allow_unused=True))",
    "= flat(t.autograd.grad(t.autograd.grad(total({s}.sin()), {s}, create_graph=True)[0].sum(),"
    " {leaf}, create_graph=True, allow_unused=True))",
    "= t.autograd.grad(total({s}), t.autograd.graph.get_gradient_edge({s}), retain_graph=True)",
    "{leaf}.grad = None",
    "{leaf}.grad = {leaf}.detach().sin()",
    # Steps of optimizers between the passes.
    "{m} = t.optim.SGD([{leaf}], lr=0.1, momentum=0.9, nesterov=True, weight_decay=0.1)\n"
    "total({s}).backward(retain_graph=True)\n{m}.step()\n{m}.step()",
    "{m} = t.optim.Adam([{leaf}], lr=0.1, amsgrad=True)\ntotal({leaf} * {leaf}).backward()\n"
    "{m}.step()\n{m}.zero_grad()\n{v} = {leaf}.sin()",
    "{m} = t.optim.AdamW([{leaf}], lr=0.1)\ntotal({leaf} ** 3).backward()\n{m}.step()",
    "{m} = t.optim.RMSprop([{leaf}], centered=True, momentum=0.5)\n"
    "total({leaf}.sin()).backward()\n{m}.step()",
    "{v} = {x}.clone()\n{v}.grad = {y}.sin()\n"
    "{m} = t.optim.SGD([{v}], lr=0.1, momentum=0.9, differentiable=True)\n{m}.step()\n{m}.step()",
    "{v} = {x}.clone()\n{v}.grad = {y} * {x}\n"
    "{m} = t.optim.Adam([{v}], lr=0.1, differentiable=True)\n{m}.step()\n{m}.step()",
    "{v} = {x}.clone()\n{v}.grad = {y} + 0.1\n"
    "{m} = t.optim.Adagrad([{v}], lr=0.1, differentiable=True)\n{m}.step()\n{m}.step()",
    "{v} = {x}.clone()\n{v}.grad = {y} + 0.1\n"
    "{m} = t.optim.RMSprop([{v}], lr=0.1, momentum=0.3, differentiable=True)\n{m}.step()",
    "{v} = {x}.clone()\n{v}.grad = {y}.detach()\n"
    "{m} = t.optim.NAdam([{v}], lr=0.1, differentiable=True)\n{m}.step()\n{m}.step()",
    "{v} = {x}.clone()\n{v}.grad = {y} * 2\n"
    "{m} = t.optim.Adadelta([{v}], differentiable=True)\n{m}.step()\n{m}.step()",
    # Islands.
    "with t.inference_mode(): {v} = {x} * 2",
    "with t.inference_mode():\n    with t.inference_mode(False): {v} = {x} * {y}",
    "{v} = t.no_grad()(lambda x: x * 2)({x}) * {y}",
    "with t.enable_grad():\n    with t.set_grad_enabled(False): {v} = {x}[...]\n{v}.mul_(2)",
    "with t.no_grad(): {v} = {x}[:1] if {x}.ndim else {x}[None]\n{v}.add_({n})",
    "with t.no_grad(): {v} = {x}.view({x}.shape)\n{v}.mul_({n})\n{v} = {v} * {y}",
    # Several precisions, real and complex numbers.
    "{v} = ({x}.to(t.float32) * {n} if not {x}.is_complex() else {x}.to(t.complex64)) * {y}",
    "{v} = t.complex({a}, {b}) * {x}.sum()",
    "{v} = t.polar({a}.abs() + 0.1, {b})",
    "{v} = {x} * t.tensor(0.5 - 1j)",
    "{v} = t.view_as_complex(t.stack([{a}, {b}], -1)).exp().real",
    "{v} = t.zeros_like({x}).to(t.complex128).copy_({x}).mul_(1j)",
    "{v} = t.cat([{a}.reshape(-1), {x}.reshape(-1) * 1j])",
    "{v} = t.fft.ifft(t.fft.fft({x}.reshape(-1)) * {y}.reshape(-1)).abs() if {x}.numel()"
    " else {x} * 1",
    "{v} = {x}.sum(dtype=t.float32 if not {x}.is_complex() else t.complex64)",
    # In place on views of what is saved.
    "{v} = {x}.exp()\n{v}.view(-1)[:1].mul_({n})",
    "{v} = {x}.clone()\n{v}.reshape(-1)[1:].copy_({y}.reshape(-1)[1:])\n{v} = {v}.sin()",
    "{v} = {x} * 1\n{v}.T.mul_({v}.detach().T * 1)",
    "{v} = {x} * 1\nfor part in ({v}.unbind() if {v}.ndim else ()): part.detach().mul_({n})",
    "{leaf}.grad = {leaf}.detach() * 3\nt.nn.utils.clip_grad_norm_([{leaf}], 1.0)",
    # Modules that were made before.
    "= flat({old}, {mod})",
    "= flat({old})",
    "{mod}.eval()",
    "{mod}.train()",
    "{mod}.requires_grad_(False)",
    "{mod}.zero_grad()",
    "{m} = t.optim.SGD({mod}.parameters(), lr=0.1, momentum=0.5)\n= flat({old})\n"
    "total({s}).backward(retain_graph=True)\n{m}.step()\n= flat({old})",
    "= t.func.functional_call({mod}, {{name: p * 1.5 for name, p in {mod}.named_parameters()}},"
    " (fit({x}, 2, 3),))",
    "= flat(t.utils.checkpoint.checkpoint(lambda x: {old}, {x}, use_reentrant=False))",
)
