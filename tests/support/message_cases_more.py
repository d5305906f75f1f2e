"""What raises the messages of docs/messages.md about compilation, batches, NumPy's functions,
networks, optimizers, tables and tools."""

from __future__ import annotations

import tempfile
from pathlib import Path

import numpy as np

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
    ag.compile(lambda x: kept.append(x) or x * 2)(X)
    return kept[0] + 1


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
    y = x.requires_grad_().sum()
    y.backward()
    return y


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


# The beginning of each message -> what raises it.
CASES = {
    "...: a branch": compiled(lambda x: x if x.sum() > 0 else -x),
    "the value of a tensor that": compiled(lambda x: x * float(x.sum())),
    "the shape of what ...() gives": compiled(ag.nonzero),
    "the shape of what a mask": compiled(lambda x: x[x > 0]),
    "...() gives a Python": compiled(lambda x: ag.equal(x, x)),
    "random numbers are drawn": compiled(lambda x: x * ag.rand(3)),
    "an input or a captured": compiled(written),
    "a tensor is written in place with": compiled(written_view),
    "a value is computed": compiled(lambda x: x + CAPTURED.sum()),
    "a tensor of a trace": kept_tensor,
    "fullgraph=True, but": lambda: func.vmap(ag.compile(lambda x: x * 2, fullgraph=True))(X),
    "the gradients of a compiled": second_of_compiled,
    "an argument of type ... is neither": compiled(lambda x, y: x, X, [{1}]),
    "this tensor was donated": donated,
    "vmap: It looks like you're attempting to use a Tensor": batched(
        lambda x: x * 2 if x.sum() > 0 else x
    ),
    "vmap: It looks like you're calling": batched(lambda x: x.sum().item()),
    "vmap: It looks like you're attempting to use a mask": batched(lambda x: x[x > 0]),
    "vmap: ... gives results": batched(ag.nonzero),
    "vmap: called random": batched(lambda x: x + ag.rand(2)),
    "backward() called inside": batched(backward_in_vmap),
    "vmap: inplace arithmetic": batched(lambda x: ag.ones(2).add_(x)),
    "vmap: Expected all tensors": batched(lambda x, y: x + y, ag.ones(3), ag.ones(2)),
    "...: Got in_dim=... for an input but": batched(lambda x: x, 1.0),
    "...: out= cannot": lambda: np.sin(leaf(), out=np.zeros(2)),
    "... has no row": lambda: np.add.at(leaf(), 0, 1),
    "... is not for Tensors": lambda: np.packbits(leaf()),
    "mat1 and mat2": lambda: nn.Linear(2, 1)(ag.ones(4, 3)),
    "Given groups=...": lambda: nn.Conv2d(3, 4, 3)(ag.ones(1, 2, 8, 8)),
    "Target ... is out": lambda: nn.functional.cross_entropy(ag.ones(2, 3), ag.tensor([0, 3])),
    "index out of range in self": lambda: nn.Embedding(3, 2)(ag.tensor([3])),
    "cannot assign ... before": Late,
    "cannot assign '...' object to parameter": lambda: setattr(
        nn.Linear(2, 1), "weight", ag.ones(1, 2)
    ),
    "Error(s) in loading": lambda: nn.Linear(2, 1).load_state_dict({"weight": ag.ones(1, 3)}),
    "Module [...] is missing": lambda: nn.Module()(1),
    "optimizer got an empty": lambda: optim.SGD([], 0.1),
    "can't optimize": lambda: optim.SGD([leaf() * 1], 0.1),
    "params argument": lambda: optim.SGD(leaf(), 0.1),
    "loaded state dict contains": lambda: optim.SGD([leaf()], 0.1).load_state_dict(
        optim.SGD([leaf(), leaf()], 0.1).state_dict()
    ),
    "LBFGS.step() missing": stepped_without_closure,
    "Tried to step": unfinished,
    "unknown operation": lambda: loaded("  self: grad * cosch(self)"),
    "the row does not say": lambda: loaded(),
    "the operation '...' of": taken_name,
    "the derivative for": not_written,
    "Jacobian mismatch": wrong_formula,
    "draw(): argument": lambda: ag.draw(ag.ones(2)),
    "explore(): a backward pass": explored_late,
    "explain(): argument": lambda: ag.explain(1.0),
    "The expanded size": lambda: ag.ones(2, 2).expand(3, 3),
    "view size is not": lambda: ag.ones(2, 3).T.view(6),
    "...(): Expected reduction": lambda: ag.max(ag.ones(0)),
    "iteration over": lambda: list(ag.ones(())),
    "index ... is out of bounds for dimension": lambda: ag.ones(2)[2],
    "linalg.inv: The": lambda: ag.linalg.inv(ag.zeros(2, 2)),
    "linalg.cholesky: The": lambda: ag.linalg.cholesky(-ag.eye(2)),
}
