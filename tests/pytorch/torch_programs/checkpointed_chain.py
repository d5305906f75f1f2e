import autograd as torch
from autograd.utils.checkpoint import checkpoint, checkpoint_sequential

weights = [
    (torch.eye(3, dtype=torch.float64) * (0.9 + 0.05 * i)).requires_grad_() for i in range(4)
]
runs = []


def block(x, w):
    runs.append(1)
    return torch.relu(x @ w) + torch.sin(x)


def loss(through):
    x = torch.arange(6, dtype=torch.float64).view(2, 3) / 10
    for w in weights:
        x = through(block, x, w)
    return x.pow(2).mean()


found = []
for through in (
    lambda f, *args: f(*args),
    lambda f, *args: checkpoint(f, *args, use_reentrant=False),
    lambda f, *args: checkpoint(f, *args, use_reentrant=True),
):
    runs.clear()
    value = loss(through)
    value.backward()
    found.append((value.item(), [w.grad.tolist() for w in weights], len(runs)))
    for w in weights:
        w.grad = None
x = torch.ones(3, dtype=torch.float64, requires_grad=True)
stages = [torch.sin, torch.cos, torch.exp, lambda t: t * 2]
checkpoint_sequential(stages, 2, x, use_reentrant=False).sum().backward()
result = [found, x.grad.tolist()]
