"""Autoencoders with discrete codes: straight-through gradients, moving codebooks, Gumbel softmax."""

import numpy as np
import torch
from torch import nn
from torch.autograd import Function
from torch.nn import functional as F

rng = np.random.default_rng(14)


class VectorQuantization(Function):
    @staticmethod
    def forward(ctx, inputs, codebook):
        with torch.no_grad():
            flat = inputs.view(-1, codebook.size(1))
            distances = torch.addmm(
                torch.sum(codebook**2, dim=1) + torch.sum(flat**2, dim=1, keepdim=True),
                flat,
                codebook.t(),
                alpha=-2.0,
                beta=1.0,
            )
            _, flat_indices = torch.min(distances, dim=1)
            indices = flat_indices.view(*inputs.size()[:-1])
            ctx.mark_non_differentiable(indices)
            return indices

    @staticmethod
    def backward(ctx, grad_output):
        raise RuntimeError("use straight_through instead")


class VectorQuantizationStraightThrough(Function):
    @staticmethod
    def forward(ctx, inputs, codebook):
        indices = VectorQuantization.apply(inputs, codebook).view(-1)
        ctx.save_for_backward(indices, codebook)
        ctx.mark_non_differentiable(indices)
        return torch.index_select(codebook, dim=0, index=indices).view_as(inputs), indices

    @staticmethod
    def backward(ctx, grad_output, grad_indices):
        grad_inputs, grad_codebook = None, None
        if ctx.needs_input_grad[0]:
            grad_inputs = grad_output.clone()
        if ctx.needs_input_grad[1]:
            indices, codebook = ctx.saved_tensors
            flat = grad_output.contiguous().view(-1, codebook.size(1))
            grad_codebook = torch.zeros_like(codebook)
            grad_codebook.index_add_(0, indices, flat)
        return grad_inputs, grad_codebook


class Quantize(nn.Module):
    def __init__(self, dim, n_embed, decay=0.9, eps=1e-5):
        super().__init__()
        self.dim, self.n_embed, self.decay, self.eps = dim, n_embed, decay, eps
        embed = torch.from_numpy(rng.standard_normal((dim, n_embed))).float()
        self.register_buffer("embed", embed)
        self.register_buffer("cluster_size", torch.zeros(n_embed))
        self.register_buffer("embed_avg", embed.clone())

    def forward(self, input):
        flatten = input.reshape(-1, self.dim)
        dist = (
            flatten.pow(2).sum(1, keepdim=True)
            - 2 * flatten @ self.embed
            + self.embed.pow(2).sum(0, keepdim=True)
        )
        _, embed_ind = (-dist).max(1)
        onehot = F.one_hot(embed_ind, self.n_embed).type(flatten.dtype)
        embed_ind = embed_ind.view(*input.shape[:-1])
        quantize = F.embedding(embed_ind, self.embed.transpose(0, 1))
        if self.training:
            self.cluster_size.data.mul_(self.decay).add_(onehot.sum(0), alpha=1 - self.decay)
            self.embed_avg.data.mul_(self.decay).add_(
                flatten.transpose(0, 1) @ onehot, alpha=1 - self.decay
            )
            n = self.cluster_size.sum()
            size = (self.cluster_size + self.eps) / (n + self.n_embed * self.eps) * n
            self.embed.data.copy_(self.embed_avg / size.unsqueeze(0))
        diff = (quantize.detach() - input).pow(2).mean()
        return input + (quantize - input).detach(), diff, embed_ind


class VQVAE(nn.Module):
    def __init__(self, quantizer):
        super().__init__()
        self.encoder = nn.Sequential(nn.Conv2d(1, 4, 4, 2, 1), nn.ReLU(), nn.Conv2d(4, 3, 1))
        self.decoder = nn.Sequential(
            nn.ConvTranspose2d(3, 4, 4, 2, 1), nn.ReLU(), nn.Conv2d(4, 1, 1)
        )
        self.codebook = nn.Embedding(5, 3)
        self.quantizer = quantizer
        for p in self.parameters():
            p.data.copy_(torch.from_numpy(rng.normal(0, 0.5, tuple(p.shape))))

    def forward(self, x):
        z = self.encoder(x).permute(0, 2, 3, 1).contiguous()
        if self.quantizer is not None:
            quantized, diff, codes = self.quantizer(z)
        else:
            quantized, codes = VectorQuantizationStraightThrough.apply(
                z, self.codebook.weight.detach()
            )
            flat = torch.index_select(self.codebook.weight, dim=0, index=codes).view_as(z)
            diff = F.mse_loss(flat, z.detach()) + 0.25 * F.mse_loss(z, flat.detach())
        return self.decoder(quantized.permute(0, 3, 1, 2)), diff, codes


images = torch.from_numpy(rng.random((4, 1, 8, 8))).float()
log = []
for quantizer in (None, Quantize(3, 5)):
    model = VQVAE(quantizer)
    optimizer = torch.optim.RMSprop(model.parameters(), lr=3e-3)
    for _ in range(4):
        out, diff, codes = model(images)
        recon = F.mse_loss(out, images)
        optimizer.zero_grad()
        (recon + diff).backward()
        optimizer.step()
        log.append([recon.item(), diff.item()])
used = torch.bincount(codes.flatten(), minlength=5)
perplexity = torch.exp(-(used / used.sum() * (used / used.sum() + 1e-10).log()).sum())


class Gumbel(nn.Module):
    def forward(self, logits, noise, tau):
        soft = F.softmax((logits + noise) / tau, dim=-1)
        hard = torch.zeros_like(soft).scatter_(-1, soft.argmax(-1, keepdim=True), 1.0)
        return hard - soft.detach() + soft


logits = torch.from_numpy(rng.standard_normal((3, 4))).float().requires_grad_()
noise = torch.from_numpy(rng.gumbel(size=(3, 4))).float()
picked = Gumbel()(logits, noise, 0.7)
(picked * torch.arange(4.0)).sum().backward()
kl = (F.softmax(logits, -1) * (F.log_softmax(logits, -1) - np.log(1 / 4))).sum(-1).mean()
bits = torch.from_numpy(rng.uniform(-1, 1, (2, 6))).float().requires_grad_()
sign = bits + (torch.sign(bits) - bits).detach()
fsq = bits.tanh() * 2
fsq = fsq + (fsq.round() - fsq).detach()
(sign.sum() + (fsq * torch.arange(6)).sum()).backward()
result = [
    log,
    used.sum().item(),
    perplexity.item(),
    picked.detach().tolist(),
    logits.grad.tolist(),
    kl.item(),
    bits.grad.tolist(),
    str(used.dtype),
]
