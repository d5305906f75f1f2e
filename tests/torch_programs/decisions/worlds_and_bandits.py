"""A latent world model with categorical states, planning by cross entropy, a decision transformer's
returns, and a neural bandit with an inverse that is kept by rank-one updates."""

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.distributions import Independent, Normal, OneHotCategorical, kl

rng = np.random.default_rng(61)


def draw(*shape):
    return torch.from_numpy(rng.standard_normal(shape)).float()


class RSSM(nn.Module):
    def __init__(self, obs=3, act=1, deter=5, cats=2, classes=3):
        super().__init__()
        self.cats, self.classes, self.stoch = cats, classes, cats * classes
        self.cell = nn.GRUCell(self.stoch + act, deter)
        self.prior, self.post = nn.Linear(deter, self.stoch), nn.Linear(deter + obs, self.stoch)
        self.decode = nn.Sequential(nn.Linear(deter + self.stoch, 8), nn.ELU(), nn.Linear(8, obs))
        self.reward = nn.Linear(deter + self.stoch, 1)

    def latent(self, logits):
        logits = logits.view(*logits.shape[:-1], self.cats, self.classes)
        probs = 0.99 * logits.softmax(-1) + 0.01 / self.classes
        dist = Independent(OneHotCategorical(probs=probs), 1)
        mode = F.one_hot(probs.argmax(-1), self.classes).to(probs)
        return dist, (mode + probs - probs.detach()).flatten(-2)  # straight through

    def forward(self, obs, act):
        h, z = obs.new_zeros(obs.size(1), 5), obs.new_zeros(obs.size(1), self.stoch)
        feats, divergences = [], []
        for o, a in zip(obs, act):
            h = self.cell(torch.cat([z, a], -1), h)
            prior, _ = self.latent(self.prior(h))
            post, z = self.latent(self.post(torch.cat([h, o], -1)))
            divergences.append(kl.kl_divergence(post, prior))
            feats.append(torch.cat([h, z], -1))
        return torch.stack(feats), torch.stack(divergences)

    @torch.no_grad()
    def plan(self, h, z, horizon=3, samples=16, elites=4):
        mean, std = torch.zeros(horizon, 1), torch.ones(horizon, 1)
        for _ in range(3):
            actions = mean + std * draw(samples, horizon, 1)
            hs, zs, total = h.expand(samples, -1), z.expand(samples, -1), torch.zeros(samples)
            for t in range(horizon):
                hs = self.cell(torch.cat([zs, actions[:, t]], -1), hs)
                _, zs = self.latent(self.prior(hs))
                total += 0.9**t * self.reward(torch.cat([hs, zs], -1)).squeeze(-1)
            best = actions[total.topk(elites).indices]
            std, mean = torch.std_mean(best, dim=0, unbiased=False)
        return mean[0].clamp(-1, 1)


model = RSSM()
for p in model.parameters():
    p.data = 0.5 * draw(*p.shape)
obs, act, rew = draw(6, 2, 3), draw(6, 2, 1), draw(6, 2)
optimizer = torch.optim.Adam(model.parameters(), lr=0.01, eps=1e-5)
losses = []
for _ in range(3):
    feats, divergence = model(obs, act)
    picture = Independent(Normal(model.decode(feats), 1.0), 1).log_prob(obs)
    reward = Normal(model.reward(feats).squeeze(-1), 1.0).log_prob(rew)
    loss = (torch.clamp(divergence, min=0.1) - picture - reward).mean()
    optimizer.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(model.parameters(), 100.0)
    optimizer.step()
    losses.append(loss.item())
action = model.plan(feats[-1, :1, :5], feats[-1, :1, 5:])

returns_to_go = rew.flip(0).cumsum(0).flip(0)
tokens = torch.stack((returns_to_go, obs.mean(-1), act.squeeze(-1)), dim=1).flatten(0, 1)

net = nn.Sequential(nn.Linear(3, 4), nn.ReLU(), nn.Linear(4, 1))
for p in net.parameters():
    p.data = draw(*p.shape)
count = sum(p.numel() for p in net.parameters())
inverse, arms = torch.eye(count), []
for context in draw(4, 5, 3):
    scores = net(context).squeeze(-1)
    rows = []
    for i in range(len(context)):
        g = torch.autograd.grad(scores[i], list(net.parameters()), retain_graph=True)
        rows.append(torch.cat([x.flatten() for x in g]))
    G = torch.stack(rows)
    bonus = torch.einsum("ai,ij,aj->a", G, inverse, G).clamp_min(0).sqrt()
    arm = int(torch.argmax(scores.detach() + bonus))
    g = G[arm]
    inverse -= torch.outer(inverse @ g, inverse @ g) / (1 + g @ inverse @ g)
    arms.append(arm)
exact = torch.allclose(inverse, inverse.T, atol=1e-4)
result = [losses, action.tolist(), tokens[:4].tolist(), arms, exact, inverse.trace().item()]
