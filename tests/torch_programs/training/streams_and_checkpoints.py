"""A trainer: an iterable data set, accumulated gradients, warm-up, a checkpoint in memory that is
resumed, and exponential averages of the weights."""

import io
import itertools
import math
import random

import numpy as np
import torch
from torch import nn
from torch.optim.lr_scheduler import LambdaLR, SequentialLR, StepLR
from torch.utils.data import ChainDataset, DataLoader, IterableDataset, default_collate


class Stream(IterableDataset):
    def __init__(self, start, stop):
        super().__init__()
        self.start, self.stop = start, stop

    def __iter__(self):
        for i in range(self.start, self.stop):
            t = i / 10
            yield {"x": np.float32([math.sin(t), math.cos(t)]), "y": t % 1, "id": str(i)}


def collate(batch):
    ids = [sample.pop("id") for sample in batch]
    return {**default_collate(batch), "id": ids}


class EMA:
    def __init__(self, model, decay=0.9):
        self.decay = decay
        self.shadow = {n: p.detach().clone() for n, p in model.named_parameters()}

    @torch.no_grad()
    def update(self, model):
        for n, p in model.named_parameters():
            self.shadow[n].lerp_(p, 1 - self.decay)

    def state_dict(self):
        return dict(self.shadow)


class Trainer:
    def __init__(self):
        self.model = nn.Sequential(nn.Linear(2, 8), nn.GELU(approximate="tanh"), nn.Linear(8, 1))
        with torch.no_grad():
            for i, p in enumerate(self.model.parameters()):
                p.copy_(torch.linspace(-1, 1, p.numel()).reshape(p.shape) / (i + 1))
        self.optimizer = torch.optim.AdamW(self.model.parameters(), lr=0.02, fused=None)
        warm = LambdaLR(self.optimizer, lambda step: min(1.0, (step + 1) / 3))
        steps = StepLR(self.optimizer, 2, 0.5)
        self.scheduler = SequentialLR(self.optimizer, [warm, steps], milestones=[3])
        self.scaler = torch.amp.GradScaler("cpu", enabled=False)
        self.ema, self.step, self.log = EMA(self.model), 0, []

    def fit(self, loader, steps, accumulate=2):
        batches = iter(loader)
        for _ in range(steps):
            total = 0.0
            for batch in itertools.islice(batches, accumulate):
                with torch.autocast("cpu", enabled=False):
                    out = self.model(batch["x"]).squeeze(-1)
                    loss = nn.functional.mse_loss(out, batch["y"].to(out.dtype)) / accumulate
                self.scaler.scale(loss).backward()
                total += loss.item()
            self.scaler.unscale_(self.optimizer)
            norm = nn.utils.clip_grad_norm_(self.model.parameters(), 1.0, foreach=False)
            self.scaler.step(self.optimizer)
            self.scaler.update()
            self.optimizer.zero_grad(set_to_none=True)
            self.scheduler.step()
            self.ema.update(self.model)
            self.step += 1
            self.log.append([total, norm.item(), self.scheduler.get_last_lr()[0]])

    def save(self, file):
        names = ("model", "optimizer", "scheduler", "scaler", "ema")
        state = {name: getattr(self, name).state_dict() for name in names}
        torch.save({**state, "step": self.step, "rng": torch.get_rng_state()}, file)

    def load(self, file):
        state = torch.load(file, map_location="cpu", weights_only=False)
        for name in ("model", "optimizer", "scheduler", "scaler"):
            getattr(self, name).load_state_dict(state[name])
        self.ema.shadow, self.step = state["ema"], state["step"]
        torch.set_rng_state(state["rng"])


random.seed(0), torch.manual_seed(0)
data = ChainDataset([Stream(0, 20), Stream(40, 60)])
loader = DataLoader(data, batch_size=4, collate_fn=collate)
one = Trainer()
one.fit(loader, 3)
file = io.BytesIO()
one.save(file)
before = torch.rand(2)
one.fit(loader, 2)
two = Trainer()
two.load(io.BytesIO(file.getvalue()))
after = torch.rand(2)
two.fit(loader, 2)
same = all(torch.equal(a, b) for a, b in zip(one.model.parameters(), two.model.parameters()))
result = [one.log, two.log, same, torch.equal(before, after), two.step]
result += [two.ema.shadow["0.weight"].sum().item(), [b["id"] for b in loader][-1]]
