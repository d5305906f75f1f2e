"""Capsules with dynamic routing, class activation maps from hooks, and integrated gradients."""

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

rng = np.random.default_rng(58)


def squash(s, dim=-1):
    squared_norm = (s**2).sum(dim=dim, keepdim=True)
    return squared_norm / (1 + squared_norm) * s / (squared_norm.sqrt() + 1e-8)


class DigitCaps(nn.Module):
    def __init__(self, in_dim=4, in_caps=2, num_caps=3, dim_caps=4, num_routing=3):
        super().__init__()
        self.in_caps, self.num_caps, self.num_routing = in_caps, num_caps, num_routing
        self.W = nn.Parameter(0.1 * torch.ones(1, num_caps, in_caps, dim_caps, in_dim))

    def forward(self, x):
        u_hat = (self.W @ x.unsqueeze(1).unsqueeze(4)).squeeze(-1)
        temp_u_hat = u_hat.detach()
        b = torch.zeros(x.size(0), self.num_caps, self.in_caps, 1)
        for route_iter in range(self.num_routing - 1):
            c = b.softmax(dim=1)
            v = squash((c * temp_u_hat).sum(dim=2))
            b += torch.matmul(temp_u_hat, v.unsqueeze(-1))
        c = b.softmax(dim=1)
        return squash((c * u_hat).sum(dim=2))


class CapsNet(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(1, 8, 3, stride=2)
        self.primary = nn.Conv2d(8, 8, 3)
        self.digits = DigitCaps()

    def forward(self, x):
        out = self.primary(F.relu(self.conv(x)))
        out = squash(out.flatten(2).permute(0, 2, 1).reshape(x.size(0), -1, 4))
        return self.digits(out).norm(dim=-1)


def margin_loss(labels, logits):
    left = F.relu(0.9 - logits, inplace=False) ** 2
    right = F.relu(logits - 0.1) ** 2
    return (labels * left + 0.5 * (1.0 - labels) * right).sum(dim=-1).mean()


class GradCam:
    def __init__(self, model, layer):
        self.model, self.activations, self.gradients = model, [], []
        self.handles = [
            layer.register_forward_hook(lambda m, i, o: self.activations.append(o.detach().cpu())),
            layer.register_forward_hook(self.save_gradient),
        ]

    def save_gradient(self, module, input, output):
        if hasattr(output, "requires_grad") and output.requires_grad:
            output.register_hook(lambda g: self.gradients.insert(0, g.cpu().detach()))

    def __call__(self, x, category=None):
        output = self.model(x)
        if category is None:
            category = np.argmax(output.cpu().data.numpy(), axis=-1)
        self.model.zero_grad()
        sum(o[c] for o, c in zip(output, category)).backward(retain_graph=True)
        weights = np.mean(self.gradients[0].numpy(), axis=(2, 3), keepdims=True)
        cam = np.maximum((weights * self.activations[0].numpy()).sum(1), 0)
        return F.interpolate(torch.from_numpy(cam)[:, None], x.shape[-2:], mode="bilinear")

    def __del__(self):
        for handle in self.handles:
            handle.remove()


model = CapsNet()
for p in model.parameters():
    p.data.copy_(torch.from_numpy(rng.normal(0, 0.4, tuple(p.shape))))
images = torch.from_numpy(rng.random((3, 1, 8, 8))).float()
labels = torch.eye(3).index_select(dim=0, index=torch.tensor([2, 0, 1]))
optimizer = torch.optim.Adam(model.parameters(), lr=0.01)
losses = []
for _ in range(3):
    loss = margin_loss(labels, model(images))
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())
cam = GradCam(model, model.conv)(images)
steps = torch.linspace(0, 1, 5).view(-1, 1, 1, 1)
path = (steps * images[:1]).requires_grad_()
grads = torch.autograd.grad(model(path)[:, 2].sum(), path)[0]
attributions = (grads.mean(0) * images[0]).sum()
result = [losses, list(cam.shape), cam.mean().item(), attributions.item()]
