import autograd as torch

F = torch.nn.functional

points = torch.arange(40, dtype=torch.double).reshape(20, 2).sin()
labels = (points[:, 0] * points[:, 1] > 0).long()
weights = [
    torch.cos(torch.arange(16, dtype=torch.double)).reshape(2, 8).requires_grad_(),
    torch.zeros(8, dtype=torch.double, requires_grad=True),
    torch.sin(torch.arange(16, dtype=torch.double)).reshape(8, 2).requires_grad_(),
    torch.zeros(2, dtype=torch.double, requires_grad=True),
]
momentum = [torch.zeros_like(w) for w in weights]


def model(x):
    w1, b1, w2, b2 = weights
    return F.relu(x @ w1 + b1) @ w2 + b2


norms = []
for _ in range(30):
    for w in weights:
        w.grad = None
    loss = F.cross_entropy(model(points), labels)
    loss.backward()
    norms.append(torch.nn.utils.clip_grad_norm_(weights, max_norm=0.5).item())
    torch.nn.utils.clip_grad_value_(weights, 0.3)
    with torch.no_grad():
        for w, m in zip(weights, momentum):  # noqa: B905
            m.mul_(0.9).add_(w.grad)
            w.add_(m, alpha=-0.2)


@torch.inference_mode()
def accuracy():
    return (model(points).argmax(dim=1) == labels).double().mean()


result = [norms, loss.item(), accuracy().item(), [w.tolist() for w in weights]]
