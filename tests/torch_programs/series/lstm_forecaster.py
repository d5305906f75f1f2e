"""An LSTM that forecasts a series from windows: scaled data, a schedule, early stopping."""

import copy
from collections import deque

import numpy as np
import torch
from torch import nn
from torch.utils.data import DataLoader, Dataset, Subset

rng = np.random.default_rng(32)


class WindowDataset(Dataset):
    def __init__(self, series, window, horizon=1):
        self.series = torch.as_tensor(series, dtype=torch.float32)
        self.window, self.horizon = window, horizon

    def __len__(self):
        return len(self.series) - self.window - self.horizon + 1

    def __getitem__(self, i):
        x = self.series[i : i + self.window].unsqueeze(-1)
        return x, self.series[i + self.window : i + self.window + self.horizon]


class Forecaster(nn.Module):
    def __init__(self, hidden=6, layers=2):
        super().__init__()
        self.lstm = nn.LSTM(1, hidden, layers, batch_first=True, dropout=0.0)
        self.head = nn.Linear(hidden, 1)

    def forward(self, x, state=None):
        out, (h, c) = self.lstm(x, state)
        return self.head(out[:, -1]), (h, c)


class EarlyStopping:
    def __init__(self, patience=2, min_delta=0.0):
        self.patience, self.min_delta = patience, min_delta
        self.counter, self.best, self.state = 0, float("inf"), None

    def __call__(self, value, model):
        if value < self.best - self.min_delta:
            self.best, self.counter = value, 0
            self.state = copy.deepcopy(model.state_dict())
        else:
            self.counter += 1
        return self.counter >= self.patience


raw = np.sin(np.arange(60) / 4) + 0.1 * rng.standard_normal(60)
scaled = (raw - raw.mean()) / raw.std()
dataset = WindowDataset(scaled, 8)
cut = int(0.8 * len(dataset))
train = DataLoader(Subset(dataset, range(cut)), batch_size=16, shuffle=False, drop_last=True)
valid = DataLoader(Subset(dataset, range(cut, len(dataset))), batch_size=64)
model = Forecaster()
with torch.no_grad():
    for p in model.parameters():
        p.copy_(torch.as_tensor(rng.uniform(-0.4, 0.4, tuple(p.shape))))
optimizer = torch.optim.RMSprop(model.parameters(), lr=0.02, momentum=0.5)
scheduler = torch.optim.lr_scheduler.ReduceLROnPlateau(optimizer, factor=0.5, patience=0)
stopping, history = EarlyStopping(), []
for epoch in range(4):
    model.train()
    for x, y in train:
        optimizer.zero_grad(set_to_none=True)
        loss = nn.functional.huber_loss(model(x)[0], y, delta=0.5)
        loss.backward()
        optimizer.step()
    model.eval()
    with torch.inference_mode():
        value = sum(((model(x)[0] - y) ** 2).sum().item() for x, y in valid) / (len(dataset) - cut)
    scheduler.step(value)
    history.append([loss.item(), value, optimizer.param_groups[0]["lr"]])
    if stopping(value, model):
        break
model.load_state_dict(stopping.state)
window, forecast = deque(scaled[-8:], maxlen=8), []
with torch.no_grad():
    for _ in range(3):
        step, _ = model(torch.tensor(list(window), dtype=torch.float32).view(1, -1, 1))
        window.append(step.item())
        forecast.append(step.item())
result = [history, forecast, stopping.best == min(h[1] for h in history)]
