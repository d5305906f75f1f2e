"""Helpers of tool_messages.txt: calls that raise messages about compilation, batches, NumPy's
functions, networks, optimizers, tables and tools."""

from __future__ import annotations

import tempfile
from contextlib import suppress
from pathlib import Path

import autograd as ag
from autograd import func, nn, optim


def leaf(data=(1.0, 2.0)):
    return ag.tensor(data, requires_grad=True)


# ---- compile -------------------------------------------------------------------------------------

X = ag.ones(3)
CAPTURED = ag.ones(3)


def compiled(function, *args, **options):
    """A case: the call of a function that is compiled."""
    return lambda: ag.compile(function, **options)(*(args or (X,)))


def kept_tensor():
    kept = []
    with suppress(RuntimeError):
        ag.compile(lambda x: kept.append(x) or x * 2)(X)
    return kept[0] + 1


def hooked(x):
    with ag.graph.saved_tensors_hooks(lambda x: x, lambda x: x):
        return x.sin()


def written(x):
    x += 1
    return x


def written_view(x):
    y = x.expand(2, 3) * 2
    z = y.reshape(6)
    y += 1
    return z


def donated():
    x = ag.ones(100_000)
    ag.compile(lambda x: (x + 1).exp(), donate=0)(x)
    return x + 1


def second_of_compiled():
    x = leaf()
    y = ag.compile(lambda x: (x**3).sum(), fullgraph=True)(x)
    (slope,) = ag.grad(y, x, create_graph=True)
    return slope


# ---- vmap ----------------------------------------------------------------------------------------


def batched(function, *args, **options):
    """A case: a function of a sample, run for a batch of three."""
    return lambda: func.vmap(function, **options)(*(args or (ag.ones(3, 2),)))


def backward_in_vmap(x):
    x.requires_grad = True
    y = x.sum()
    y.backward()
    return y


class OldStyle(ag.Function):
    @staticmethod
    def forward(ctx, x):
        return x * 2


# ---- networks and optimizers ---------------------------------------------------------------------


class Late(nn.Module):
    def __init__(self):
        self.layer = nn.Linear(1, 1)


def stepped_without_closure():
    optim.LBFGS([leaf()]).step()


def unfinished():
    optimizer = optim.SGD([leaf()], 0.1)
    schedule = optim.lr_scheduler.OneCycleLR(optimizer, 1.0, total_steps=2)
    for _ in range(3):
        optimizer.step()
        schedule.step()


# ---- tables --------------------------------------------------------------------------------------


def loaded(*lines, name="messages"):
    """Loads a table of one pointwise row with these lines, and takes it out again."""
    head = ["- name: told(Tensor self) -> Tensor", "  kind: pointwise", "  forward: np.sin(self)"]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"{name}.yaml"
        path.write_text("\n".join([*head, *lines, ""]), encoding="utf-8")
        return ag.load_table(path)


def wrong_formula():
    ops = loaded("  self: grad * sin(self)")
    try:
        ag.gradcheck(ops.told, (leaf(),))
    finally:
        ag.unload_table(ops)


def taken_name():
    ops = loaded("  self: grad * cos(self)")
    try:
        loaded("  self: grad * cos(self)", name="others")
    finally:
        ag.unload_table(ops)


def not_written():
    ops = loaded("  self: not_implemented")
    try:
        ops.told(leaf()).sum().backward()
    finally:
        ag.unload_table(ops)


# ---- tools ---------------------------------------------------------------------------------------


def explored_late():
    y = leaf().sum().sin()
    y.backward()
    ag.explore(y)
