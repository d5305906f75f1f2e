"""A diagonal state space layer: as a recurrence, as a convolution by FFT, and trained."""

import math

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

rng = np.random.default_rng(33)


class S4DKernel(nn.Module):
    def __init__(self, d_model, n_state=4, dt=0.1):
        super().__init__()
        log_dt = torch.full((d_model,), math.log(dt))
        C = torch.from_numpy(rng.standard_normal((d_model, n_state, 2))).float()
        self.C = nn.Parameter(C)
        self.log_dt = nn.Parameter(log_dt)
        self.log_A_real = nn.Parameter(torch.log(0.5 * torch.ones(d_model, n_state)))
        self.register_buffer("A_imag", math.pi * torch.arange(n_state).expand(d_model, -1))

    def discretise(self):
        dt = torch.exp(self.log_dt).unsqueeze(-1)
        A = -torch.exp(self.log_A_real) + 1j * self.A_imag
        dtA = A * dt
        C = torch.view_as_complex(self.C) * (torch.exp(dtA) - 1.0) / A
        return dtA, C

    def forward(self, L):
        dtA, C = self.discretise()
        K = dtA.unsqueeze(-1) * torch.arange(L)
        return 2 * torch.einsum("hn,hnl->hl", C, torch.exp(K)).real


class S4D(nn.Module):
    def __init__(self, d_model):
        super().__init__()
        self.D = nn.Parameter(torch.ones(d_model))
        self.kernel = S4DKernel(d_model)
        self.out = nn.Sequential(nn.Conv1d(d_model, 2 * d_model, kernel_size=1), nn.GLU(dim=-2))

    def forward(self, u):
        L = u.size(-1)
        k_f = torch.fft.rfft(self.kernel(L), n=2 * L)
        u_f = torch.fft.rfft(u, n=2 * L)
        y = torch.fft.irfft(u_f * k_f, n=2 * L)[..., :L] + u * self.D.unsqueeze(-1)
        return self.out(F.gelu(y))

    def recurrent(self, u):
        dtA, C = self.kernel.discretise()
        state = torch.zeros(u.shape[0], *C.shape, dtype=torch.complex64)
        ys = []
        for u_t in u.unbind(-1):
            state = state * torch.exp(dtA) + u_t.unsqueeze(-1)
            ys.append(2 * (state * C).sum(-1).real)
        return torch.stack(ys, -1) + u * self.D.unsqueeze(-1)


model = S4D(3)
for p in model.out.parameters():
    p.data = torch.from_numpy(rng.normal(0, 0.4, tuple(p.shape))).float()
u = torch.from_numpy(rng.standard_normal((2, 3, 10))).float()
with torch.no_grad():
    by_steps = model.out(F.gelu(model.recurrent(u)))
    agree = torch.allclose(by_steps, model(u), atol=1e-4)
groups = [{"params": [p for n, p in model.named_parameters() if "kernel" in n], "lr": 1e-3}]
groups.append({"params": [p for n, p in model.named_parameters() if "kernel" not in n]})
optimizer = torch.optim.AdamW(groups, lr=1e-2, weight_decay=0.01)
losses = []
for _ in range(3):
    loss = (model(u) - u.roll(1, -1)).pow(2).mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())
result = [losses, agree, model.kernel.C.grad.norm().item(), model.kernel.log_dt.grad.tolist()]
