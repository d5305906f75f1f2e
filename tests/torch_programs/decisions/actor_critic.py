"""Proximal policy optimisation with one network for policy and value, on a cart with a pole."""

import math
from collections import namedtuple

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

rng = np.random.default_rng(4)
SavedAction = namedtuple("SavedAction", ["state", "action", "log_prob", "value", "reward", "mask"])


class Cart:
    def reset(self):
        self.state = rng.uniform(-0.05, 0.05, 4)
        return self.state.astype("float32")

    def step(self, action):
        x, v, angle, w = self.state
        force = 10.0 if action == 1 else -10.0
        temp = (force + 0.05 * w**2 * math.sin(angle)) / 1.1
        a = (9.8 * math.sin(angle) - math.cos(angle) * temp) / (
            0.5 * (4 / 3 - 0.1 * math.cos(angle) ** 2 / 1.1)
        )
        b = temp - 0.05 * a * math.cos(angle) / 1.1
        self.state = np.array([x + 0.02 * v, v + 0.02 * b, angle + 0.02 * w, w + 0.02 * a])
        return self.state.astype("float32"), 1.0, bool(abs(self.state[2]) > 0.2)


class Policy(nn.Module):
    def __init__(self):
        super().__init__()
        self.affine1 = nn.Linear(4, 16)
        self.action_head = nn.Linear(16, 2)
        self.value_head = nn.Linear(16, 1)

    def forward(self, x):
        x = F.relu(self.affine1(x))
        return F.softmax(self.action_head(x), dim=-1), self.value_head(x)


def layer_init(layer, std=math.sqrt(2)):
    if isinstance(layer, nn.Linear):
        q = np.linalg.qr(
            rng.standard_normal(
                tuple(layer.weight.shape)[::-1]
                if layer.weight.shape[0] < layer.weight.shape[1]
                else tuple(layer.weight.shape)
            )
        )[0]
        layer.weight.data = std * torch.tensor(
            q if q.shape == tuple(layer.weight.shape) else q.T, dtype=torch.float32
        )
        nn.init.constant_(layer.bias, 0.0)


model = Policy()
model.apply(layer_init)
optimizer = torch.optim.Adam(model.parameters(), lr=5e-3, eps=1e-5)
env = Cart()


def collect(steps):
    memory, state = [], env.reset()
    for _ in range(steps):
        state = torch.from_numpy(state).float().unsqueeze(0)
        with torch.no_grad():
            probs, value = model(state)
        action = torch.tensor([int(rng.random() > probs[0, 0].item())])
        log_prob = probs.gather(1, action.unsqueeze(1)).log().squeeze(1)
        following, reward, done = env.step(action.item())
        memory.append(SavedAction(state, action, log_prob, value, reward, 1.0 - done))
        state = env.reset() if done else following
    return SavedAction(*zip(*memory))


def advantages(rewards, values, masks, gamma=0.99, lam=0.95):
    last, found = 0.0, []
    values = values + [0.0]
    for i in reversed(range(len(rewards))):
        delta = rewards[i] + gamma * values[i + 1] * masks[i] - values[i]
        last = delta + gamma * lam * masks[i] * last
        found.insert(0, last)
    return torch.tensor(found)


log = []
for update in range(4):
    batch = collect(32)
    states, actions = torch.cat(batch.state), torch.cat(batch.action)
    old, values = torch.cat(batch.log_prob), torch.cat(batch.value).squeeze(-1)
    adv = advantages(batch.reward, values.tolist(), batch.mask)
    returns = adv + values
    adv = (adv - adv.mean()) / (adv.std() + np.finfo(np.float32).eps.item())
    for epoch in range(2):
        for index in torch.from_numpy(rng.permutation(32)).split(16):
            probs, value = model(states[index])
            logp = torch.log(probs)
            entropy = -(probs * logp).sum(-1).mean()
            ratio = (logp.gather(1, actions[index, None]).squeeze(1) - old[index]).exp()
            clipped = torch.clamp(ratio, 0.8, 1.2)
            policy_loss = -torch.min(ratio * adv[index], clipped * adv[index]).mean()
            value_loss = F.smooth_l1_loss(value.squeeze(-1), returns[index])
            loss = policy_loss + 0.5 * value_loss - 0.01 * entropy
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), max_norm=0.5)
            optimizer.step()
    log.append([policy_loss.item(), value_loss.item(), entropy.item(), returns.mean().item()])
    for group in optimizer.param_groups:
        group["lr"] *= 0.9
result = [log, [int(m == 0) for m in batch.mask].count(1), optimizer.param_groups[0]["lr"]]
