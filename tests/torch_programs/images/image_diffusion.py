"""A diffusion model of images: UNet with time embedding and attention, moving average, sampling."""

import copy
import math
from functools import partial

import numpy as np
import torch
import torch.nn.functional as F
from torch import einsum, nn
from torch.utils.checkpoint import checkpoint

rng = np.random.default_rng(7)


def noise(shape):
    return torch.from_numpy(rng.standard_normal(shape)).float()


def exists(x):
    return x is not None


class Residual(nn.Module):
    def __init__(self, fn):
        super().__init__()
        self.fn = fn

    def forward(self, x, *args, **kwargs):
        return self.fn(x, *args, **kwargs) + x


class SinusoidalPosEmb(nn.Module):
    def __init__(self, dim):
        super().__init__()
        self.dim = dim

    def forward(self, x):
        half = self.dim // 2
        emb = math.log(10000) / (half - 1)
        emb = torch.exp(torch.arange(half, device=x.device) * -emb)
        emb = x[:, None] * emb[None, :]
        return torch.cat((emb.sin(), emb.cos()), dim=-1)


class Block(nn.Module):
    def __init__(self, dim, dim_out, groups=2):
        super().__init__()
        self.proj = nn.Conv2d(dim, dim_out, 3, padding=1)
        self.norm, self.act = nn.GroupNorm(groups, dim_out), nn.SiLU()

    def forward(self, x, scale_shift=None):
        x = self.norm(self.proj(x))
        if exists(scale_shift):
            scale, shift = scale_shift
            x = x * (scale + 1) + shift
        return self.act(x)


class ResnetBlock(nn.Module):
    def __init__(self, dim, dim_out, *, time_emb_dim=None):
        super().__init__()
        self.mlp = (
            nn.Sequential(nn.SiLU(), nn.Linear(time_emb_dim, dim_out * 2))
            if exists(time_emb_dim)
            else None
        )
        self.block1, self.block2 = Block(dim, dim_out), Block(dim_out, dim_out)
        self.res_conv = nn.Conv2d(dim, dim_out, 1) if dim != dim_out else nn.Identity()

    def forward(self, x, time_emb=None):
        scale_shift = None
        if exists(self.mlp) and exists(time_emb):
            scale_shift = self.mlp(time_emb)[:, :, None, None].chunk(2, dim=1)
        return self.block2(self.block1(x, scale_shift=scale_shift)) + self.res_conv(x)


class LinearAttention(nn.Module):
    def __init__(self, dim, heads=2, dim_head=4):
        super().__init__()
        self.scale, self.heads = dim_head**-0.5, heads
        self.to_qkv = nn.Conv2d(dim, dim_head * heads * 3, 1, bias=False)
        self.to_out = nn.Sequential(nn.Conv2d(dim_head * heads, dim, 1), nn.GroupNorm(1, dim))

    def forward(self, x):
        b, c, h, w = x.shape
        q, k, v = (t.reshape(b, self.heads, -1, h * w) for t in self.to_qkv(x).chunk(3, dim=1))
        q, k = q.softmax(dim=-2) * self.scale, k.softmax(dim=-1)
        context = einsum("b h d n, b h e n -> b h d e", k, v)
        out = einsum("b h d e, b h d n -> b h e n", context, q)
        return self.to_out(out.reshape(b, -1, h, w))


class Unet(nn.Module):
    def __init__(self, dim=4, mults=(1, 2), channels=1):
        super().__init__()
        self.init_conv = nn.Conv2d(channels, dim, 5, padding=2)
        dims = [dim, *map(lambda m: dim * m, mults)]
        in_out = list(zip(dims[:-1], dims[1:]))
        block = partial(ResnetBlock, time_emb_dim=8)
        self.time_mlp = nn.Sequential(
            SinusoidalPosEmb(dim), nn.Linear(dim, 8), nn.GELU(), nn.Linear(8, 8)
        )
        self.downs, self.ups = nn.ModuleList([]), nn.ModuleList([])
        for i, (a, b) in enumerate(in_out):
            last = i >= len(in_out) - 1
            down = nn.Conv2d(a, b, 3, padding=1) if last else nn.Conv2d(a, b, 4, 2, 1)
            self.downs.append(nn.ModuleList([block(a, a), Residual(LinearAttention(a)), down]))
        self.mid = block(dims[-1], dims[-1])
        for i, (a, b) in enumerate(reversed(in_out)):
            last = i == len(in_out) - 1
            up = (
                nn.Conv2d(b, a, 3, padding=1)
                if last
                else nn.Sequential(
                    nn.Upsample(scale_factor=2, mode="nearest"), nn.Conv2d(b, a, 3, padding=1)
                )
            )
            self.ups.append(nn.ModuleList([block(a + b, b), up]))
        self.final = nn.Conv2d(dim * 2, channels, 1)

    def forward(self, x, time):
        x = self.init_conv(x)
        r, t, h = x.clone(), self.time_mlp(time), []
        for block, attn, down in self.downs:
            x = checkpoint(block, x, t, use_reentrant=False)
            x = attn(x)
            h.append(x)
            x = down(x)
        x = self.mid(x, t)
        for block, up in self.ups:
            x = up(block(torch.cat((x, h.pop()), dim=1), t))
        return self.final(torch.cat((x, r), dim=1))


def cosine_schedule(timesteps, s=0.008):
    t = torch.linspace(0, timesteps, timesteps + 1, dtype=torch.float64) / timesteps
    alphas = torch.cos((t + s) / (1 + s) * math.pi * 0.5) ** 2
    alphas = alphas / alphas[0]
    return torch.clip(1 - (alphas[1:] / alphas[:-1]), 0, 0.999)


class Diffusion(nn.Module):
    def __init__(self, model, timesteps=6):
        super().__init__()
        self.model, self.steps = model, timesteps
        betas = cosine_schedule(timesteps)
        cumulative = torch.cumprod(1.0 - betas, dim=0)

        def register(name, val):
            self.register_buffer(name, val.to(torch.float32))

        register("betas", betas)
        register("alphas_cumprod", cumulative)
        register("previous", F.pad(cumulative[:-1], (1, 0), value=1.0))

    def forward(self, x, t, eps):
        a = self.alphas_cumprod.gather(-1, t).reshape(-1, 1, 1, 1)
        out = self.model(a.sqrt() * x + (1 - a).sqrt() * eps, t)
        snr = (a / (1 - a)).clamp(max=5).flatten()
        return (F.mse_loss(out, eps, reduction="none").mean(dim=(1, 2, 3)) * snr).mean()

    @torch.inference_mode()
    def sample(self, shape):
        img = noise(shape)
        for i in reversed(range(self.steps)):
            t = torch.full((shape[0],), i, dtype=torch.long)
            a, prev, beta = self.alphas_cumprod[i], self.previous[i], self.betas[i]
            x0 = ((img - (1 - a).sqrt() * self.model(img, t)) / a.sqrt()).clamp_(-1.0, 1.0)
            mean = (
                beta * prev.sqrt() / (1 - a) * x0 + (1 - prev) * (1 - beta).sqrt() / (1 - a) * img
            )
            img = mean + (noise(shape) * (beta * (1 - prev) / (1 - a)).sqrt() if i > 0 else 0.0)
        return (img + 1) * 0.5


diffusion = Diffusion(Unet())
for p in diffusion.parameters():
    p.data = (
        noise(tuple(p.shape)) * 0.2 if p.ndim > 1 else p.data * 0 + (0.1 if p.ndim == 0 else 0.5)
    )
ema = copy.deepcopy(diffusion)
opt = torch.optim.Adam(diffusion.parameters(), lr=2e-3, betas=(0.9, 0.99))
images, losses = torch.from_numpy(rng.uniform(-1, 1, (2, 1, 8, 8))).float(), []
for step in range(4):
    for half in images.split(1):
        loss = diffusion(half, torch.from_numpy(rng.integers(0, 6, 1)), noise((1, 1, 8, 8))) / 2
        loss.backward()
    opt.step()
    opt.zero_grad()
    with torch.no_grad():
        for p, q in zip(ema.parameters(), diffusion.parameters()):
            p.lerp_(q, 0.1)
    losses.append(loss.item())
sampled = ema.eval().sample((1, 1, 8, 8))
result = [losses, sampled.mean().item(), sampled.flatten()[::13].tolist(), diffusion.betas.tolist()]
