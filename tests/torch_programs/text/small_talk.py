"""What programs print and ask: dtypes, sizes, devices, indices, masks, random states, settings."""

import numpy as np
import torch
import torch.nn as nn

torch.manual_seed(0)
torch.set_printoptions(precision=3, sci_mode=False)
device = torch.device("cuda:0" if torch.cuda.is_available() else "cpu")
x = torch.arange(24).view(2, 3, 4)
f = x.float() / 7
text = [
    str(f.dtype),
    f"{f.mean():.4f}",
    str(f.shape[-1]),
    repr(torch.tensor([1.0, 2.5])),
    str(torch.tensor(3)),
    str(device),
    f.type(),
    str(torch.get_default_dtype()),
    repr(torch.tensor([True, False])),
    repr(torch.zeros(2, dtype=torch.int32)),
]
state = torch.get_rng_state()
a = torch.rand(3)
torch.set_rng_state(state)
same = torch.equal(a, torch.rand(3))
g = torch.Generator(device="cpu").manual_seed(3)
perm = sorted(torch.randperm(5, generator=g).tolist())
index = [
    x[0, 1].tolist(),
    x[:, -1, ::2].tolist(),
    x[..., None].shape,
    x[x > 20].tolist(),
    x[[0, 1], [1, 2]].tolist(),
    x[torch.tensor([1])].shape,
    x.gather(2, torch.zeros(2, 3, 1, dtype=torch.long)).squeeze(-1).tolist(),
]
values, places = torch.topk(f.flatten(), 3)
u, inverse, counts = torch.unique(
    torch.tensor([3, 1, 3, 2]), return_inverse=True, return_counts=True
)
misc = [
    torch.finfo(torch.float32).eps,
    torch.iinfo(torch.int32).max,
    torch.numel(x),
    torch.is_tensor(a),
    places.tolist(),
    u.tolist(),
    inverse.tolist(),
    counts.tolist(),
    torch.allclose(f, f + 1e-9),
    torch.isnan(f).any().item(),
    torch.clamp(f, min=1).min().item(),
    torch.tril(torch.ones(3, 3)).sum().item(),
    torch.eye(2).tolist(),
    torch.meshgrid(torch.arange(2), torch.arange(3), indexing="ij")[0].shape,
    torch.einsum("ijk,ilk->ijl", f, f).shape,
    torch.arange(0, 1, 0.25).tolist(),
    torch.linspace(0, 1, 3).tolist(),
    torch.full((2,), 7).dtype == torch.int64,
    torch.full((2,), 0.5).dtype == torch.float32,
    torch.tensor(np.ones(2)).dtype == torch.float64,
    torch.logical_and(f > 1, f < 2).sum().item(),
    torch.stack([f[0], f[1]], dim=-1).shape,
    torch.chunk(f, 2, dim=2)[1].shape,
    torch.split(x, [1, 2], dim=1)[1].shape,
    torch.where(f > 2)[0].tolist(),
    torch.nonzero(f > 3).shape,
    torch.roll(x[0], 1, 0)[0].tolist(),
    torch.cross(torch.eye(3)[0], torch.eye(3)[1], dim=0).tolist(),
    torch.outer(torch.arange(2), torch.arange(2)).tolist(),
    torch.repeat_interleave(torch.arange(2), 2).tolist(),
    torch.std_mean(f)[0].item(),
    torch.histc(f, 4, 0, 4).tolist(),
    x.expand(2, 3, 4).is_contiguous(),
    x.permute(2, 0, 1).stride(),
    x.element_size(),
    x.nelement(),
    x.dim(),
    x.ndimension(),
    torch.ones(2, 3).numpy().dtype.name,
    (x.double() @ x.double().mT).shape,
    torch.ones(1).to(device).device.type,
    torch.tensor([1, 2]) / 2,
    torch.tensor(7) // 2,
    -torch.tensor(7) % 3,
    torch.tensor([1.5]).int().item(),
    torch.sum(x, dim=(0, 2)).tolist(),
]
model = nn.Sequential(nn.Linear(4, 3), nn.ReLU(), nn.Linear(3, 2, bias=False))
facts = [
    str(model),
    sum(p.numel() for p in model.parameters()),
    [n for n, _ in model.named_parameters()],
    model[0].weight.requires_grad,
    [type(m).__name__ for m in model.modules()],
    next(model.parameters()).is_cuda,
    model.training,
    model.eval().training,
]
result = [text, same, perm, index, values.tolist(), misc, facts]
