"""A vision transformer as vit-pytorch's, trained as in recipes: decay groups, warmup, mixup."""

import math

import numpy as np
import torch
import torch.nn.functional as F
from torch import einsum, nn
from torch.optim.lr_scheduler import LambdaLR

rng = np.random.default_rng(1)


def pair(t):
    return t if isinstance(t, tuple) else (t, t)


class Patches(nn.Module):
    def __init__(self, size):
        super().__init__()
        self.size = size

    def forward(self, img):
        b, c, h, w = img.shape
        p1, p2 = self.size
        x = img.reshape(b, c, h // p1, p1, w // p2, p2).permute(0, 2, 4, 3, 5, 1)
        return x.flatten(1, 2).flatten(2)


class FeedForward(nn.Sequential):
    def __init__(self, dim, hidden, dropout=0.0):
        super().__init__(
            nn.LayerNorm(dim),
            nn.Linear(dim, hidden),
            nn.GELU(),
            nn.Dropout(dropout),
            nn.Linear(hidden, dim),
            nn.Dropout(dropout),
        )


class Attention(nn.Module):
    def __init__(self, dim, heads=2, dim_head=8):
        super().__init__()
        self.heads, self.scale = heads, dim_head**-0.5
        self.norm, self.attend = nn.LayerNorm(dim), nn.Softmax(dim=-1)
        self.to_qkv = nn.Linear(dim, dim_head * heads * 3, bias=False)
        self.to_out = nn.Sequential(nn.Linear(dim_head * heads, dim), nn.Dropout(0.0))

    def forward(self, x):
        b, n, _, h = *x.shape, self.heads
        qkv = self.to_qkv(self.norm(x)).chunk(3, dim=-1)
        q, k, v = map(lambda t: t.view(b, n, h, -1).transpose(1, 2), qkv)
        attn = self.attend(einsum("b h i d, b h j d -> b h i j", q, k) * self.scale)
        out = einsum("b h i j, b h j d -> b h i d", attn, v)
        return self.to_out(out.transpose(1, 2).reshape(b, n, -1))


class ViT(nn.Module):
    def __init__(self, *, image_size, patch_size, num_classes, dim, depth, pool="cls"):
        super().__init__()
        (h, w), (p1, p2) = pair(image_size), pair(patch_size)
        assert h % p1 == 0 and w % p2 == 0, "Image dimensions must be divisible by the patch size."
        assert pool in {"cls", "mean"}
        num, patch_dim = (h // p1) * (w // p2), 3 * p1 * p2
        self.to_patch_embedding = nn.Sequential(
            Patches((p1, p2)), nn.LayerNorm(patch_dim), nn.Linear(patch_dim, dim), nn.LayerNorm(dim)
        )
        self.pos_embedding = nn.Parameter(torch.randn(1, num + 1, dim))
        self.cls_token = nn.Parameter(torch.randn(1, 1, dim))
        self.layers = nn.ModuleList([])
        for _ in range(depth):
            self.layers.append(nn.ModuleList([Attention(dim), FeedForward(dim, dim * 2)]))
        self.pool, self.to_latent = pool, nn.Identity()
        self.mlp_head = nn.Linear(dim, num_classes)

    def forward(self, img):
        x = self.to_patch_embedding(img)
        x = torch.cat((self.cls_token.expand(len(x), -1, -1), x), dim=1)
        x += self.pos_embedding[:, : x.size(1)]
        for attn, ff in self.layers:
            x = attn(x) + x
            x = ff(x) + x
        x = x.mean(dim=1) if self.pool == "mean" else x[:, 0]
        return self.mlp_head(self.to_latent(x))


model = ViT(image_size=(8, 8), patch_size=4, num_classes=4, dim=16, depth=2)
with torch.no_grad():
    for name, p in model.named_parameters():
        if p.dim() >= 2:
            p.copy_(torch.from_numpy(rng.normal(0, 0.15, tuple(p.shape))))
        elif name.endswith("bias"):
            nn.init.zeros_(p)
decay = [p for p in model.parameters() if p.dim() >= 2]
rest = [p for p in model.parameters() if p.dim() < 2]
optimizer = torch.optim.AdamW(
    [{"params": decay, "weight_decay": 0.05}, {"params": rest, "weight_decay": 0.0}], lr=1e-2
)
warmup, total = 3, 8
scheduler = LambdaLR(
    optimizer,
    lambda s: (
        s / warmup
        if s < warmup
        else 0.5 * (1 + math.cos(math.pi * (s - warmup) / (total - warmup)))
    ),
)
images = torch.from_numpy(rng.random((12, 3, 8, 8))).float()
labels = torch.from_numpy(rng.integers(0, 4, 12))
losses, rates = [], []
for step in range(total):
    lam, index = float(rng.beta(0.8, 0.8)), torch.from_numpy(rng.permutation(12))
    mixed = lam * images + (1 - lam) * images[index]
    out = model(mixed)
    loss = lam * F.cross_entropy(out, labels, label_smoothing=0.1)
    loss = loss + (1 - lam) * F.cross_entropy(out, labels[index], label_smoothing=0.1)
    optimizer.zero_grad(set_to_none=True)
    loss.backward()
    norm = nn.utils.clip_grad_norm_(model.parameters(), 1.0)
    optimizer.step()
    scheduler.step()
    losses.append(loss.item())
    rates.append(scheduler.get_last_lr()[0])
model.eval()
with torch.inference_mode():
    top = model(images).topk(2, dim=-1)
count = sum(p.numel() for p in model.parameters() if p.requires_grad)
result = [losses, rates, norm.item(), top.values[0].tolist(), list(top.indices.shape), count]
