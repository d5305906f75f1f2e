import autograd as torch
from autograd.func import grad, vjp

target = torch.tensor([1.0, -1.0], dtype=torch.float64)


def inner_loss(w, rate_of_decay):
    return ((w - target) ** 2).sum() + rate_of_decay * (w**2).sum()


def after_training(decay):
    w = {"w": torch.zeros(2, dtype=torch.float64)}
    for _ in range(5):
        slopes = grad(lambda p: inner_loss(p["w"], decay))(w)
        w = {name: w[name] - 0.1 * slopes[name] for name in w}
    return ((w["w"] - 0.5 * target) ** 2).sum()


decay = torch.tensor(0.3, dtype=torch.float64, requires_grad=True)
after_training(decay).backward()
outer = grad(after_training)(decay.detach())
value, pull = vjp(after_training, decay.detach())
with torch.no_grad():
    quiet = grad(after_training)(decay)
result = [
    decay.grad.item(), outer.item(), value.item(), pull(torch.ones_like(value))[0].item(),
    quiet.item(), quiet.requires_grad, outer.requires_grad,
]  # fmt: skip
