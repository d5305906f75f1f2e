"""Policies as distributions: REINFORCE with Categorical, PPO with Normal, squashed actions."""

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
import torch.optim as optim
from torch.distributions import (
    Categorical,
    Independent,
    Normal,
    TransformedDistribution,
    kl_divergence,
)
from torch.distributions.transforms import TanhTransform

rng = np.random.default_rng(31)
result = {}


def fill(model):
    for p in model.parameters():
        nn.init.zeros_(p).data += torch.from_numpy(rng.normal(0, 0.3, tuple(p.shape)))
    return model


def data(*shape):
    return torch.from_numpy(rng.normal(size=shape)).float()


class Policy(nn.Module):
    def __init__(self):
        super(Policy, self).__init__()
        self.affine1 = nn.Linear(4, 16)
        self.affine2 = nn.Linear(16, 3)

    def forward(self, x):
        return F.softmax(self.affine2(F.relu(self.affine1(x))), dim=1)


policy = fill(Policy())
optimizer = optim.Adam(policy.parameters(), lr=1e-2)
losses = []
for episode in range(3):
    log_probs = []
    for t in range(5):
        m = Categorical(policy(data(1, 4)))
        assert m.sample().shape == (1,) and 0 <= m.sample().item() < 3
        log_probs.append(m.log_prob(torch.tensor([t % 3])))
    returns = torch.linspace(-1, 1, 5)
    loss = torch.cat([-p * R for p, R in zip(log_probs, returns)]).sum() - 0.01 * m.entropy().mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())
result["reinforce"] = losses


class Agent(nn.Module):
    def __init__(self):
        super().__init__()
        self.critic = nn.Sequential(nn.Linear(3, 16), nn.Tanh(), nn.Linear(16, 1))
        self.actor_mean = nn.Sequential(nn.Linear(3, 16), nn.Tanh(), nn.Linear(16, 2))
        self.actor_logstd = nn.Parameter(torch.zeros(1, 2))

    def act(self, x, action=None):
        mean = self.actor_mean(x)
        probs = Normal(mean, self.actor_logstd.expand_as(mean).exp())
        action = probs.sample() if action is None else action
        return action, probs.log_prob(action).sum(1), probs.entropy().sum(1), self.critic(x)


agent = fill(Agent())
optimizer = optim.Adam(agent.parameters(), lr=3e-3, eps=1e-5)
obs, actions, returns = data(32, 3), data(32, 2), data(32)
with torch.no_grad():
    drawn, logprobs, _, values = agent.act(obs)
    assert drawn.shape == actions.shape and not drawn.requires_grad
    _, logprobs, _, values = agent.act(obs, actions)
    advantages = returns - values.view(-1)
losses = []
for epoch in range(2):
    for start in range(0, 32, 16):
        batch = np.arange(start, start + 16)
        _, newlogprob, entropy, newvalue = agent.act(obs[batch], actions[batch])
        ratio = (newlogprob - logprobs[batch]).exp()
        adv = advantages[batch]
        adv = (adv - adv.mean()) / (adv.std() + 1e-8)
        pg_loss = torch.max(-adv * ratio, -adv * torch.clamp(ratio, 0.8, 1.2)).mean()
        v_loss = 0.5 * ((newvalue.view(-1) - returns[batch]) ** 2).mean()
        loss = pg_loss - 0.01 * entropy.mean() + 0.5 * v_loss
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
        optimizer.step()
        losses.append(loss.item())
result["ppo"] = losses

mu, log_std = data(4, 2).requires_grad_(), data(4, 2).requires_grad_()
squashed = TransformedDistribution(Normal(mu, log_std.exp()), [TanhTransform(cache_size=1)])
squashed = Independent(squashed, 1)
assert squashed.rsample().requires_grad and squashed.event_shape == torch.Size([2])
log_prob = squashed.log_prob(torch.tanh(data(4, 2)))
log_prob.mean().backward()
old, new = Normal(torch.zeros(4, 2), 1.0), Normal(mu, log_std.exp())
result["squashed"] = [log_prob, mu.grad, log_std.grad, kl_divergence(old, new).sum(-1)]
