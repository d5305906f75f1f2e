"""Gaussian process regression by Cholesky factors, its evidence maximised by L-BFGS, and inducing
points."""

import math

import numpy as np
import torch

torch.set_default_dtype(torch.float64)
rng = np.random.default_rng(38)
X = torch.linspace(0, 1, 12).unsqueeze(1)
y = torch.sin(6 * X[:, 0]) + 0.1 * torch.from_numpy(rng.standard_normal(12))


class GP(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.raw = torch.nn.ParameterDict(
            {k: torch.nn.Parameter(torch.zeros(())) for k in ("length", "scale", "noise")}
        )

    def get(self, name):
        return torch.nn.functional.softplus(self.raw[name]) + 1e-4

    def kernel(self, a, b):
        d = torch.cdist(a, b, compute_mode="donot_use_mm_for_euclid_dist") / self.get("length")
        return self.get("scale") * (1 + math.sqrt(3) * d) * torch.exp(-math.sqrt(3) * d)

    def log_evidence(self):
        K = self.kernel(X, X) + self.get("noise") * torch.eye(len(X))
        L = torch.linalg.cholesky(K)
        alpha = torch.cholesky_solve(y[:, None], L)
        fit = -0.5 * (y @ alpha).squeeze()
        return fit - L.diagonal().log().sum() - 0.5 * len(X) * math.log(2 * math.pi)

    def predict(self, Xs):
        L = torch.linalg.cholesky(self.kernel(X, X) + self.get("noise") * torch.eye(len(X)))
        Ks = self.kernel(X, Xs)
        v = torch.linalg.solve_triangular(L, Ks, upper=False)
        mean = Ks.mT @ torch.cholesky_solve(y[:, None], L)
        return mean.squeeze(-1), self.get("scale") - v.square().sum(0)


gp = GP()
optimizer = torch.optim.LBFGS(gp.parameters(), lr=0.5, max_iter=5, line_search_fn="strong_wolfe")


def closure():
    optimizer.zero_grad()
    loss = -gp.log_evidence()
    loss.backward()
    return loss


losses = [optimizer.step(closure).item() for _ in range(3)]
mean, var = gp.predict(torch.tensor([[0.05], [0.5], [1.5]]))
Z = torch.nn.Parameter(torch.tensor([[0.1], [0.4], [0.9]]))
by_density = torch.distributions.MultivariateNormal(
    torch.zeros(12), gp.kernel(X, X) + gp.get("noise") * torch.eye(12)
).log_prob(y)
Kzz = gp.kernel(Z, Z) + 1e-6 * torch.eye(3)
Q = gp.kernel(X, Z) @ torch.linalg.inv(Kzz) @ gp.kernel(Z, X)
trace = (gp.kernel(X, X) - Q).diagonal().sum()
trace.backward()
result = [losses, mean.tolist(), var.tolist(), by_density.item(), trace.item(), Z.grad.tolist()]
torch.set_default_dtype(torch.float32)
