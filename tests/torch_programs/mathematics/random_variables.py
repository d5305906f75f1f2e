"""Variational inference, a flow, a mixture and a Gaussian process by torch.distributions."""

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
from torch import distributions as D
from torch.distributions.multinomial import Multinomial
from torch.distributions.multivariate_normal import MultivariateNormal

rng = np.random.default_rng(32)
result = {}


def fill(model):
    for p in model.parameters():
        nn.init.zeros_(p).data += torch.from_numpy(rng.normal(0, 0.3, tuple(p.shape)))
    return model


def data(*shape):
    return torch.from_numpy(rng.normal(size=shape)).float()


# the counts of a die
counts = Multinomial(10, torch.ones(6) / 6).sample((50,))
result["die"] = [list(counts.shape), counts.sum().item(), str(counts.dtype)]

# a variational autoencoder
encoder, decoder = fill(nn.Linear(8, 6)), fill(nn.Linear(3, 8))
x = (data(5, 8) > 0).float()
loc, scale = encoder(x).chunk(2, dim=-1)
posterior = D.Normal(loc, F.softplus(scale))
prior = D.Normal(torch.zeros_like(loc), torch.ones_like(loc))
likelihood = D.Bernoulli(logits=decoder(posterior.mean))
divergence = D.kl_divergence(posterior, prior).sum(-1)
loss = (divergence - likelihood.log_prob(x).sum(-1)).mean()
loss.backward()
result["vae"] = [loss.item(), encoder.weight.grad, decoder.bias.grad]


# a flow
class Coupling(nn.Module):
    def __init__(self, mask):
        super().__init__()
        self.register_buffer("mask", mask)
        self.net = nn.Sequential(nn.Linear(2, 16), nn.LeakyReLU(), nn.Linear(16, 4))

    def forward(self, x):
        log_scale, shift = self.net(x * self.mask).chunk(2, dim=1)
        log_scale = torch.tanh(log_scale) * (1 - self.mask)
        return x * log_scale.exp() + shift * (1 - self.mask), log_scale.sum(1)


flow = fill(nn.ModuleList(Coupling(torch.tensor(m)) for m in ([0.0, 1.0], [1.0, 0.0])))
base = MultivariateNormal(torch.zeros(2), covariance_matrix=torch.tensor([[1.0, 0.3], [0.3, 2.0]]))
optimizer = torch.optim.Adam(flow.parameters(), lr=1e-2)
losses = []
for step in range(3):
    z, total = data(32, 2), 0
    for layer in flow:
        z, log_det = layer(z)
        total = total + log_det
    loss = -(base.log_prob(z) + total).mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())
result["flow"] = losses

# a mixture
weights, means, scales = (nn.Parameter(v) for v in (torch.zeros(3), data(3, 2), torch.ones(3, 2)))
optimizer = torch.optim.SGD([weights, means, scales], lr=0.1)
points, losses = data(64, 2), []
for step in range(3):
    components = D.Independent(D.Normal(means, F.softplus(scales)), 1)
    mixture = D.MixtureSameFamily(D.Categorical(logits=weights), components)
    loss = -mixture.log_prob(points).mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())
result["mixture"] = [losses, mixture.mean, mixture.variance]

# a Gaussian process
places = torch.linspace(0, 1, 8)[:, None]
length, noise = torch.tensor(0.3, requires_grad=True), torch.tensor(0.2, requires_grad=True)
covariance = torch.exp(-(torch.cdist(places, places) ** 2) / (2 * length**2))
covariance = covariance + noise**2 * torch.eye(8)
marginal = MultivariateNormal(torch.zeros(8), covariance).log_prob(torch.sin(6 * places[:, 0]))
marginal.backward()
result["process"] = [marginal.item(), length.grad, noise.grad]

# what does not fit
for make in (lambda: D.Normal(0.0, -1.0), lambda: D.Categorical(), lambda: D.Beta(1.0, -1.0)):
    try:
        make()
    except ValueError as error:
        result.setdefault("errors", []).append(str(error).replace("\n", " "))
