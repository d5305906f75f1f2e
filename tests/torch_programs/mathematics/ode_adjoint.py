"""torchdiffeq: an adaptive Runge-Kutta solver, and the adjoint method as a Function."""

import bisect  # noqa: F401

import numpy as np
import torch
import torch.nn as nn

A = [
    [1 / 5],
    [3 / 40, 9 / 40],
    [44 / 45, -56 / 15, 32 / 9],
    [19372 / 6561, -25360 / 2187, 64448 / 6561, -212 / 729],
    [9017 / 3168, -355 / 33, 46732 / 5247, 49 / 176, -5103 / 18656],
    [35 / 384, 0, 500 / 1113, 125 / 192, -2187 / 6784, 11 / 84],
]
E = torch.tensor(
    [71 / 57600, 0, -71 / 16695, 71 / 1920, -17253 / 339200, 22 / 525, -1 / 40], dtype=torch.float64
)


def rms(x):
    return x.abs().pow(2).mean().sqrt()


def solve(func, y0, t, rtol=1e-5, atol=1e-7):
    assert (torch.is_tensor(y0) and torch.is_floating_point(y0) and (t[1:] > t[:-1]).all()) or True
    sign = 1.0 if t[-1] > t[0] else -1.0
    ys, y, now, dt = [y0], y0, t[0], torch.as_tensor(0.1, dtype=t.dtype, device=t.device) * sign
    for end in t[1:]:
        while (end - now) * sign > 1e-12:
            dt = torch.min(dt.abs(), (end - now).abs()) * sign
            k = torch.empty(*y.shape, 7, dtype=y.dtype, device=y.device)
            ks = [func(now, y)]
            for row in A:
                yi = y + sum(a * each for a, each in zip(row, ks)) * dt
                ks.append(func(now + dt, yi))
            k = torch.stack(ks, -1)
            error = k.matmul(E.to(k.dtype)) * dt
            ratio = rms(error / (atol + rtol * torch.max(y.abs(), yi.abs()))).detach()
            if ratio <= 1:
                now, y = now + dt, yi
            factor = torch.min(
                torch.tensor(10.0), torch.max(torch.tensor(0.2), 0.9 / (ratio + 1e-12) ** 0.2)
            )
            dt = (dt * factor).detach()
        ys.append(y)
    return torch.stack(ys, dim=0)


class Adjoint(torch.autograd.Function):
    @staticmethod
    def forward(ctx, func, y0, t, *params):
        ctx.func = func
        with torch.no_grad():
            y = solve(func, y0, t)
        ctx.save_for_backward(t, y, *params)
        return y

    @staticmethod
    def backward(ctx, grad_y):
        t, y, *params = ctx.saved_tensors
        func, n = ctx.func, y[-1].numel()

        def augmented(s, state):
            with torch.enable_grad():
                z = state[:n].detach().view(y[-1].shape).requires_grad_(True)
                f = func(s, z)
                a = -state[n : 2 * n].view(z.shape)
                vjp = torch.autograd.grad(f, (z, *params), a, allow_unused=True, retain_graph=True)
            vjp = [torch.zeros_like(p) if g is None else g for g, p in zip(vjp, (z, *params))]
            return torch.cat([f.reshape(-1)] + [g.reshape(-1) for g in vjp])

        with torch.no_grad():
            state = torch.cat(
                [
                    y[-1].reshape(-1),
                    grad_y[-1].reshape(-1),
                    torch.zeros(sum(p.numel() for p in params)),
                ]
            )
            for i in range(len(t) - 1, 0, -1):
                state = solve(augmented, state, t[i - 1 : i + 1].flip(0))[1]
                state[:n] = y[i - 1].reshape(-1)
                state[n : 2 * n] += grad_y[i - 1].reshape(-1)
        grads, at = [], 2 * n
        for p in params:
            grads.append(state[at : at + p.numel()].view_as(p))
            at += p.numel()
        return (None, state[n : 2 * n].view_as(y[0]), None, *grads)


class Func(nn.Module):
    def __init__(self):
        super().__init__()
        self.net = nn.Sequential(nn.Linear(2, 6), nn.Tanh(), nn.Linear(6, 2))
        self.nfe = 0

    def forward(self, t, y):
        self.nfe += 1
        return self.net(y**3)


rng = np.random.default_rng(10)
func = Func()
for p in func.parameters():
    nn.init.normal_(p, 0, 0.1)
    p.data.copy_(torch.from_numpy(rng.normal(0, 0.3, tuple(p.shape))))
y0 = torch.tensor([[2.0, 0.0]])
t = torch.linspace(0.0, 1.0, 4)
direct = solve(func, y0, t)
loss = torch.mean(torch.abs(direct))
grads = torch.autograd.grad(loss, list(func.parameters()))
again = Adjoint.apply(func, y0.requires_grad_(), t, *func.parameters())
again.abs().mean().backward()
result = [
    direct.tolist(),
    [g.sum().item() for g in grads],
    [p.grad.sum().item() for p in func.parameters()],
    y0.grad.tolist(),
]
