"""minGPT: a decoder that learns to sort, and its trainer."""

import math

import numpy as np
import torch
import torch.nn as nn
from torch.nn import functional as F
from torch.utils.data import Dataset
from torch.utils.data.dataloader import DataLoader


class NewGELU(nn.Module):
    def forward(self, x):
        return (
            0.5
            * x
            * (1.0 + torch.tanh(math.sqrt(2.0 / math.pi) * (x + 0.044715 * torch.pow(x, 3.0))))
        )


class CausalSelfAttention(nn.Module):
    def __init__(self, n_embd, n_head, block_size):
        super().__init__()
        self.c_attn = nn.Linear(n_embd, 3 * n_embd)
        self.c_proj = nn.Linear(n_embd, n_embd)
        self.attn_dropout = nn.Dropout(0.0)
        self.register_buffer(
            "bias",
            torch.tril(torch.ones(block_size, block_size)).view(1, 1, block_size, block_size),
        )
        self.n_head, self.n_embd = n_head, n_embd

    def forward(self, x):
        B, T, C = x.size()
        q, k, v = self.c_attn(x).split(self.n_embd, dim=2)
        k = k.view(B, T, self.n_head, C // self.n_head).transpose(1, 2)
        q = q.view(B, T, self.n_head, C // self.n_head).transpose(1, 2)
        v = v.view(B, T, self.n_head, C // self.n_head).transpose(1, 2)
        att = (q @ k.transpose(-2, -1)) * (1.0 / math.sqrt(k.size(-1)))
        att = att.masked_fill(self.bias[:, :, :T, :T] == 0, float("-inf"))
        att = self.attn_dropout(F.softmax(att, dim=-1))
        y = (att @ v).transpose(1, 2).contiguous().view(B, T, C)
        return self.c_proj(y)


class Block(nn.Module):
    def __init__(self, n, h, b):
        super().__init__()
        self.ln_1 = nn.LayerNorm(n)
        self.attn = CausalSelfAttention(n, h, b)
        self.ln_2 = nn.LayerNorm(n)
        self.mlp = nn.ModuleDict(
            dict(
                c_fc=nn.Linear(n, 4 * n),
                c_proj=nn.Linear(4 * n, n),
                act=NewGELU(),
                dropout=nn.Dropout(0.0),
            )
        )
        m = self.mlp
        self.mlpf = lambda x: m.dropout(m.c_proj(m.act(m.c_fc(x))))

    def forward(self, x):
        x = x + self.attn(self.ln_1(x))
        return x + self.mlpf(self.ln_2(x))


class GPT(nn.Module):
    def __init__(self, vocab=7, n=12, h=3, b=10, L=2):
        super().__init__()
        self.block_size = b
        self.transformer = nn.ModuleDict(
            dict(
                wte=nn.Embedding(vocab, n),
                wpe=nn.Embedding(b, n),
                drop=nn.Dropout(0.0),
                h=nn.ModuleList([Block(n, h, b) for _ in range(L)]),
                ln_f=nn.LayerNorm(n),
            )
        )
        self.lm_head = nn.Linear(n, vocab, bias=False)
        self.apply(self._init)
        for pn, p in self.named_parameters():
            if pn.endswith("c_proj.weight"):
                torch.nn.init.normal_(p, mean=0.0, std=0.02 / math.sqrt(2 * L))
        n_params = sum(p.numel() for p in self.transformer.parameters())

    def _init(self, m):
        if isinstance(m, nn.Linear):
            torch.nn.init.normal_(m.weight, mean=0.0, std=0.02)
            if m.bias is not None:
                torch.nn.init.zeros_(m.bias)
        elif isinstance(m, nn.Embedding):
            torch.nn.init.normal_(m.weight, mean=0.0, std=0.02)
        elif isinstance(m, nn.LayerNorm):
            torch.nn.init.zeros_(m.bias)
            torch.nn.init.ones_(m.weight)

    def configure_optimizers(self):
        decay, no_decay = set(), set()
        wl = (torch.nn.Linear,)
        bl = (torch.nn.LayerNorm, torch.nn.Embedding)
        for mn, m in self.named_modules():
            for pn, p in m.named_parameters():
                fpn = "%s.%s" % (mn, pn) if mn else pn
                if pn.endswith("bias"):
                    no_decay.add(fpn)
                elif pn.endswith("weight") and isinstance(m, wl):
                    decay.add(fpn)
                elif pn.endswith("weight") and isinstance(m, bl):
                    no_decay.add(fpn)
        d = {pn: p for pn, p in self.named_parameters()}
        groups = [
            {"params": [d[pn] for pn in sorted(list(decay))], "weight_decay": 0.1},
            {"params": [d[pn] for pn in sorted(list(no_decay))], "weight_decay": 0.0},
        ]
        return torch.optim.AdamW(groups, lr=3e-3, betas=(0.9, 0.95))

    def forward(self, idx, targets=None):
        device = idx.device
        b, t = idx.size()
        pos = torch.arange(0, t, dtype=torch.long, device=device).unsqueeze(0)
        x = self.transformer.drop(self.transformer.wte(idx) + self.transformer.wpe(pos))
        for block in self.transformer.h:
            x = block(x)
        logits = self.lm_head(self.transformer.ln_f(x))
        loss = None
        if targets is not None:
            loss = F.cross_entropy(
                logits.view(-1, logits.size(-1)), targets.view(-1), ignore_index=-1
            )
        return logits, loss

    @torch.no_grad()
    def generate(self, idx, n, temperature=1.0, do_sample=False, top_k=None):
        for _ in range(n):
            ic = idx if idx.size(1) <= self.block_size else idx[:, -self.block_size :]
            logits, _ = self(ic)
            logits = logits[:, -1, :] / temperature
            if top_k is not None:
                v, _ = torch.topk(logits, top_k)
                logits[logits < v[:, [-1]]] = -float("Inf")
            probs = F.softmax(logits, dim=-1)
            if do_sample:
                idx_next = torch.multinomial(probs, num_samples=1)
            else:
                _, idx_next = torch.topk(probs, k=1, dim=-1)
            idx = torch.cat((idx, idx_next), dim=1)
        return idx


class SortDataset(Dataset):
    def __init__(self):
        self.rng = np.random.default_rng(0).integers(0, 3, (40, 6))

    def __len__(self):
        return 40

    def __getitem__(self, i):
        inp = torch.tensor(self.rng[i], dtype=torch.long)
        sol = torch.sort(inp)[0]
        cat = torch.cat((inp, sol), dim=0)
        x = cat[:-1].clone()[:10]
        y = cat[1:].clone()[:10]
        y[:5] = -1
        return x, y


model = GPT()
g = np.random.default_rng(1)
with torch.no_grad():
    for p in model.parameters():
        p.copy_(torch.from_numpy(g.normal(0, 0.05, tuple(p.shape))))
device = "cuda" if torch.cuda.is_available() else "cpu"
model = model.to(device)
model.train()
opt = model.configure_optimizers()
loader = DataLoader(
    SortDataset(),
    sampler=torch.utils.data.SequentialSampler(range(40)),
    shuffle=False,
    pin_memory=True,
    batch_size=8,
    num_workers=0,
)
losses = []
for epoch in range(2):
    for batch in loader:
        batch = [t.to(device) for t in batch]
        x, y = batch
        logits, loss = model(x, y)
        model.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        opt.step()
        losses.append(loss.item())
model.eval()
result = [losses, model.generate(torch.tensor([[0, 2, 1]]), 4, top_k=3).tolist(), str(logits.dtype)]
