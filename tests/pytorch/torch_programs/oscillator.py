import autograd as torch

weights = torch.linspace(-2, 2, 10, dtype=torch.float64).reshape(1, 10).requires_grad_()
bias = torch.linspace(-1, 1, 10, dtype=torch.float64).requires_grad_()
outer = (torch.ones(10, 1, dtype=torch.float64) / 10).requires_grad_()
parameters = [weights, bias, outer]


def u(x):
    return torch.tanh(x @ weights + bias) @ outer


losses = []
for _ in range(15):  # u'' = -u, u(0) = 0, u'(0) = 1
    x = torch.linspace(0, 1, 20, dtype=torch.float64).unsqueeze(1).requires_grad_(True)
    y = u(x)
    (slope,) = torch.autograd.grad(y, x, torch.ones_like(y), create_graph=True)
    (bend,) = torch.autograd.grad(slope, x, torch.ones_like(slope), create_graph=True)
    start = (y[0] ** 2).sum() + ((slope[0] - 1) ** 2).sum()
    loss = ((bend + y) ** 2).mean() + start
    for p in parameters:
        p.grad = None
    loss.backward()
    with torch.no_grad():
        for p in parameters:
            p.sub_(0.02 * p.grad)
    losses.append(loss.item())
result = [losses, bend.requires_grad, [p.grad.norm().item() for p in parameters]]
