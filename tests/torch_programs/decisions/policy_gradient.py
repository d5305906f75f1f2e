"""REINFORCE and actor-critic on a walk, with saved log probabilities."""

from collections import deque, namedtuple
from itertools import count

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
import torch.optim as optim

SavedAction = namedtuple("SavedAction", ["log_prob", "value"])
rng = np.random.default_rng(7)
eps = np.finfo(np.float32).eps.item()


class Policy(nn.Module):
    def __init__(self):
        super().__init__()
        self.affine1, self.action_head, self.value_head = (
            nn.Linear(4, 16),
            nn.Linear(16, 2),
            nn.Linear(16, 1),
        )
        self.saved_actions, self.rewards = [], []

    def forward(self, x):
        x = F.relu(self.affine1(x))
        return F.softmax(self.action_head(x), dim=-1), self.value_head(x)


model = Policy()
for p in model.parameters():
    p.data = torch.as_tensor(rng.normal(0, 0.3, tuple(p.shape)), dtype=torch.float)
optimizer = optim.Adam(model.parameters(), lr=3e-2)


def select_action(state):
    probs, value = model(torch.from_numpy(state).float())
    action = int(rng.random() < probs[1].item())
    model.saved_actions.append(SavedAction(torch.log(probs[action]), value))
    return action


result, recent = [], deque(maxlen=3)
for episode in range(4):
    state, total = rng.normal(size=4), 0.0
    for t in count():
        action = select_action(state)
        state = state * 0.9 + rng.normal(size=4) * 0.1 + (action - 0.5)
        reward = float(-np.abs(state).sum())
        model.rewards.append(reward)
        total += reward
        if t == 8:
            break
    R, returns, policy_losses, value_losses = 0, [], [], []
    for r in model.rewards[::-1]:
        R = r + 0.99 * R
        returns.insert(0, R)
    returns = torch.tensor(returns)
    returns = (returns - returns.mean()) / (returns.std() + eps)
    for (log_prob, value), R in zip(model.saved_actions, returns):
        advantage = R - value.item()
        policy_losses.append(-log_prob * advantage)
        value_losses.append(F.smooth_l1_loss(value, torch.tensor([R])))
    optimizer.zero_grad()
    loss = torch.stack(policy_losses).sum() + torch.stack(value_losses).sum()
    loss.backward()
    optimizer.step()
    del model.rewards[:]
    del model.saved_actions[:]
    recent.append(total)
    result.append([loss.item(), total, str(returns.dtype)])
