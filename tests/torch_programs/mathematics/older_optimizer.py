"""An optimizer written for PyTorch 1.3, whose numbers stand before the tensors, and old losses."""

import math

import numpy as np
import torch
import torch.nn as nn
from torch.nn import _reduction as _Reduction
from torch.nn.modules.loss import _Loss
from torch.optim.optimizer import Optimizer, required

rng = np.random.default_rng(33)


class RAdam(Optimizer):
    def __init__(self, params, lr=required, betas=(0.9, 0.999), eps=1e-8, weight_decay=0):
        super(RAdam, self).__init__(
            params, dict(lr=lr, betas=betas, eps=eps, weight_decay=weight_decay)
        )

    def __setstate__(self, state):
        super(RAdam, self).__setstate__(state)

    def step(self, closure=None):
        loss = None if closure is None else closure()
        for group in self.param_groups:
            for p in group["params"]:
                if p.grad is None:
                    continue
                grad = p.grad.data.float()
                p_data_fp32 = p.data.float()
                state = self.state[p]
                if len(state) == 0:
                    state["step"] = 0
                    state["exp_avg"] = torch.zeros_like(p_data_fp32)
                    state["exp_avg_sq"] = torch.zeros_like(p_data_fp32)
                exp_avg, exp_avg_sq = state["exp_avg"], state["exp_avg_sq"]
                beta1, beta2 = group["betas"]
                exp_avg_sq.mul_(beta2).addcmul_(1 - beta2, grad, grad)
                exp_avg.mul_(beta1).add_(1 - beta1, grad)
                state["step"] += 1
                beta2_t = beta2 ** state["step"]
                longest = 2 / (1 - beta2) - 1
                length = longest - 2 * state["step"] * beta2_t / (1 - beta2_t)
                step_size = group["lr"] / (1 - beta1 ** state["step"])
                if group["weight_decay"] != 0:
                    p_data_fp32.add_(-group["weight_decay"] * group["lr"], p_data_fp32)
                if length > 4:
                    step_size *= math.sqrt((1 - beta2_t) * (length - 4) / (longest - 4))
                    denom = exp_avg_sq.sqrt().add_(group["eps"])
                    p_data_fp32.addcdiv_(-step_size, exp_avg, denom)
                else:
                    p_data_fp32.add_(-step_size, exp_avg)
                p.data.copy_(p_data_fp32)
        return loss


class FocalLoss(_Loss):
    def __init__(self, gamma=2.0, size_average=None, reduce=None, reduction="mean"):
        if size_average is not None or reduce is not None:
            reduction = _Reduction.legacy_get_string(size_average, reduce)
        super(FocalLoss, self).__init__(reduction=reduction)
        self.gamma = gamma
        assert _Reduction.get_enum(self.reduction) in (0, 1, 2)

    def forward(self, input, target):
        losses = torch.binary_cross_entropy_with_logits(input, target)
        losses = (1 - torch.exp(-losses)) ** self.gamma * losses
        return {"mean": losses.mean, "sum": losses.sum}[self.reduction]()


model = nn.Sequential(nn.Linear(3, 8), nn.Tanh(), nn.Linear(8, 1))
for p in model.parameters():
    p.data = torch.from_numpy(rng.normal(0, 0.5, tuple(p.shape))).float()
criterion = FocalLoss(size_average=False)
optimizer = RAdam(model.parameters(), lr=0.05, weight_decay=0.01)
x = torch.from_numpy(rng.normal(size=(12, 3))).float()
y = (x.sum(1, keepdim=True) > 0).type(torch.Tensor)
result = [criterion.reduction]
for step in range(8):
    optimizer.zero_grad()
    loss = criterion(model(x), y)
    loss.backward()
    optimizer.step()
    result.append(loss.item())
