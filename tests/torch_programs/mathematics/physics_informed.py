"""Networks that solve differential equations: second derivatives, LBFGS, unknown coefficients."""

import numpy as np
import torch
import torch.nn as nn
from torch.autograd import Variable, grad
from torch.func import functional_call, hessian, jacrev, jvp, vmap

rng = np.random.default_rng(12)
torch.set_default_dtype(torch.float64)
try:

    class Sine(nn.Module):
        def forward(self, x):
            return torch.sin(x)

    class DNN(torch.nn.Module):
        def __init__(self, layers):
            super().__init__()
            modules = []
            for i, (a, b) in enumerate(zip(layers[:-1], layers[1:])):
                modules.append((f"layer_{i}", nn.Linear(a, b)))
                modules.append((f"activation_{i}", nn.Tanh() if i % 2 else Sine()))
            self.layers = nn.Sequential()
            for name, module in modules[:-1]:
                self.layers.add_module(name, module)
            for p in self.parameters():
                p.data.copy_(torch.from_numpy(rng.normal(0, 0.6, tuple(p.shape))))

        def forward(self, x):
            return self.layers(x)

    def slope(y, x):
        return grad(y, x, grad_outputs=torch.ones_like(y), create_graph=True, retain_graph=True)[0]

    class Heat:
        """u_t = k u_xx with k unknown, from a few values of exp(-t) sin(x)."""

        def __init__(self):
            self.k = nn.Parameter(torch.tensor([0.2]))
            self.net = DNN([2, 8, 8, 1])
            self.net.register_parameter("k", self.k)
            x, t = rng.uniform(0, np.pi, (20, 1)), rng.uniform(0, 1, (20, 1))
            self.x, self.t = (
                torch.tensor(x, requires_grad=True),
                torch.tensor(t, requires_grad=True),
            )
            self.u = torch.tensor(np.exp(-t) * np.sin(x))
            self.optimizer = torch.optim.LBFGS(
                self.net.parameters(),
                lr=1.0,
                max_iter=8,
                max_eval=12,
                history_size=10,
                tolerance_grad=1e-7,
                tolerance_change=1.0 * np.finfo(float).eps,
                line_search_fn="strong_wolfe",
            )
            self.losses = []

        def net_f(self, x, t):
            u = self.net(torch.cat([x, t], dim=1))
            return u, slope(u, t) - self.k * slope(slope(u, x), x)

        def loss_func(self):
            u, f = self.net_f(self.x, self.t)
            loss = torch.mean((self.u - u) ** 2) + 0.1 * torch.mean(f**2)
            self.optimizer.zero_grad()
            loss.backward()
            self.losses.append(loss.item())
            return loss

        def train(self):
            self.net.train()
            adam = torch.optim.Adam(self.net.parameters(), lr=1e-2)
            for _ in range(3):
                self.loss_func()
                adam.step()
            self.optimizer.step(self.loss_func)

    heat = Heat()
    heat.train()
    evaluations = len(heat.losses)
    xt = torch.cat([heat.x, heat.t], 1).detach()
    params = {n: p.detach() for n, p in heat.net.named_parameters()}

    def u(p, z):
        return functional_call(heat.net, p, (z,)).squeeze()

    second = vmap(hessian(u, argnums=1), (None, 0))(params, xt)
    by_hand = slope(slope(heat.net(torch.cat([heat.x, heat.t], 1)), heat.x), heat.x).squeeze()
    agree = torch.allclose(second[:, 0, 0], by_hand)
    kernel = jacrev(lambda p: vmap(u, (None, 0))(p, xt[:3]))(params)
    ntk = sum(j.flatten(1) @ j.flatten(1).T for n, j in kernel.items() if n != "k")
    along = jvp(lambda z: u(params, z), (xt[0],), (torch.tensor([1.0, 0.0]),))[1]

    q, p = (
        Variable(torch.tensor([1.0]), requires_grad=True),
        Variable(torch.tensor([0.0]), requires_grad=True),
    )
    orbit = []
    for _ in range(5):
        energy = (p**2 / 2 + (1 - torch.cos(q))).sum()
        dq, dp = torch.autograd.grad(energy, [p, q])
        p = (p - 0.1 * dp).detach().requires_grad_()
        q = (q + 0.1 * p).detach().requires_grad_()
        orbit.append(q.item())
    result = [
        heat.losses[:6],
        heat.losses[-1] < 0.05,
        evaluations > 8,
        agree,
        ntk.shape[0],
        orbit,
        along.dim(),
        str(ntk.dtype),
    ]
finally:
    torch.set_default_dtype(torch.float32)
