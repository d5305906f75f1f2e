"""Deep Q-learning: a replay memory, a target network, gather and masks of bools."""

import random
from collections import deque, namedtuple

import numpy as np
import torch
import torch.nn as nn
import torch.optim as optim

Transition = namedtuple("Transition", ("state", "action", "next_state", "reward"))
rng = np.random.default_rng(8)
random.seed(0)


class ReplayMemory:
    def __init__(self, capacity):
        self.memory = deque(maxlen=capacity)

    def push(self, *args):
        self.memory.append(Transition(*args))

    def sample(self, batch_size):
        return random.sample(self.memory, batch_size)

    def __len__(self):
        return len(self.memory)


def network():
    return nn.Sequential(nn.Linear(3, 16), nn.ReLU(), nn.Linear(16, 2))


device = torch.device(
    "cuda" if torch.cuda.is_available() else "mps" if torch.backends.mps.is_available() else "cpu"
)
policy_net, target_net = network().to(device), network().to(device)
for p in policy_net.parameters():
    p.data.copy_(torch.tensor(rng.normal(0, 0.4, tuple(p.shape)), dtype=torch.float32))
target_net.load_state_dict(policy_net.state_dict())
optimizer = optim.AdamW(policy_net.parameters(), lr=1e-2, amsgrad=True)
memory, result = ReplayMemory(100), []
state = torch.tensor(rng.normal(size=3), dtype=torch.float32, device=device).unsqueeze(0)
for t in range(20):
    with torch.no_grad():
        action = policy_net(state).max(1).indices.view(1, 1)
    reward = torch.tensor([float(rng.normal())], device=device)
    done = t % 6 == 5
    next_state = (
        None if done else torch.tensor(rng.normal(size=3), dtype=torch.float32).unsqueeze(0)
    )
    memory.push(state, action, next_state, reward)
    state = torch.zeros(1, 3) if next_state is None else next_state
    if len(memory) < 8:
        continue
    batch = Transition(*zip(*memory.sample(8)))
    mask = torch.tensor(
        tuple(map(lambda s: s is not None, batch.next_state)), device=device, dtype=torch.bool
    )
    non_final = torch.cat([s for s in batch.next_state if s is not None])
    values = policy_net(torch.cat(batch.state)).gather(1, torch.cat(batch.action))
    next_values = torch.zeros(8, device=device)
    with torch.no_grad():
        next_values[mask] = target_net(non_final).max(1).values
    expected = next_values * 0.99 + torch.cat(batch.reward)
    loss = nn.SmoothL1Loss()(values, expected.unsqueeze(1))
    optimizer.zero_grad()
    loss.backward()
    torch.nn.utils.clip_grad_value_(policy_net.parameters(), 100)
    optimizer.step()
    target, online = target_net.state_dict(), policy_net.state_dict()
    for key in online:
        target[key] = online[key] * 0.05 + target[key] * 0.95
    target_net.load_state_dict(target)
    result.append(loss.item())
result = [result, [p.sum().item() for p in target_net.parameters()]]
