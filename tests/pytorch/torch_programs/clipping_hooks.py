import os
import tempfile

import autograd as torch
from autograd.nn.utils import clip_grad_norm_, clip_grad_value_

w = torch.tensor([3.0, -4.0], dtype=torch.float64, requires_grad=True)
norms, means = [], {}
w.register_hook(lambda g: g.clamp(-1.0, 1.0))
w.register_hook(lambda g: norms.append(g.norm().item()))
h = (w * w).exp().log1p()
h.register_hook(lambda g: means.update(h=g.abs().mean().item()))
h.sum().backward()


def parameters():
    return [
        torch.tensor(values, dtype=torch.float64, requires_grad=True)
        for values in ([3.0, 4.0], [12.0])
    ]


def descend(p):
    with torch.no_grad():
        p -= 0.1 * p.grad
    p.grad = None


clipped = parameters()
sum(p.pow(2).sum() / 2 for p in clipped).backward()
total = clip_grad_norm_(clipped, max_norm=1.0)
after = [p.grad.tolist() for p in clipped]
clip_grad_value_(clipped, 0.2)
stepped = parameters()
for p in stepped:
    p.register_post_accumulate_grad_hook(descend)
(stepped[0].prod() * stepped[1]).sum().backward()

with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "state.pt")
    torch.save({"w": w.detach(), "epoch": 5, "losses": [0.5, 0.25]}, path)
    state = torch.load(path, map_location="cpu", weights_only=True)
result = [
    w.grad.tolist(), norms, means, total.item(), after, [p.grad.tolist() for p in clipped],
    [p.tolist() for p in stepped], [p.grad for p in stepped], state["w"].tolist(), state["epoch"],
    state["losses"],
]  # fmt: skip
