import autograd as torch
from autograd.autograd import Function


class Legendre3(Function):
    """The third Legendre polynomial."""

    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return 0.5 * (5 * x**3 - 3 * x)

    @staticmethod
    def backward(ctx, grad):
        (x,) = ctx.saved_tensors
        return grad * 1.5 * (5 * x**2 - 1)


x = torch.linspace(-3, 3, 200, dtype=torch.float64)
y = torch.sin(x)
a, b, c, d = (
    torch.full((), value, dtype=torch.float64, requires_grad=True)
    for value in (0.1, -1.0, 0.0, 0.3)
)
losses = []
for _ in range(60):
    loss = (a + b * Legendre3.apply(c + d * x) - y).pow(2).sum()
    losses.append(loss.item())
    loss.backward()
    with torch.no_grad():
        for p in (a, b, c, d):
            p -= 5e-5 * p.grad
            p.grad = None
result = [losses, a.item(), b.item(), c.item(), d.item()]
