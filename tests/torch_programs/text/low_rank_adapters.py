"""Fine-tuning by low-rank adapters and by parametrizations; distillation; class activation maps."""

import math

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
import torch.nn.utils.parametrize as parametrize

rng = np.random.default_rng(10)


def fill(module):
    for p in module.parameters():
        p.data = torch.as_tensor(rng.normal(0, 0.3, tuple(p.shape)), dtype=p.dtype)
    return module


class LoRALinear(nn.Module):
    def __init__(self, base: nn.Linear, r=2, alpha=4):
        super().__init__()
        self.base, self.scaling, self.merged = base, alpha / r, False
        self.lora_A = nn.Parameter(base.weight.new_zeros((r, base.in_features)))
        self.lora_B = nn.Parameter(base.weight.new_zeros((base.out_features, r)))
        for p in self.base.parameters():
            p.requires_grad = False

    def forward(self, x):
        out = self.base(x)
        return out if self.merged else out + (x @ self.lora_A.T @ self.lora_B.T) * self.scaling

    @torch.no_grad()
    def merge(self):
        self.base.weight += self.lora_B @ self.lora_A * self.scaling
        self.merged = True


class LoRAParametrization(nn.Module):
    def __init__(self, fan_in, fan_out, rank=2):
        super().__init__()
        self.lora_A = nn.Parameter(torch.full((rank, fan_in), 0.1))
        self.lora_B = nn.Parameter(torch.zeros(fan_out, rank))

    def forward(self, W):
        return W + torch.matmul(self.lora_B, self.lora_A).view(W.shape)


def inject(model):
    for name, module in list(model.named_modules()):
        if isinstance(module, nn.Linear):
            parent, _, child = name.rpartition(".")
            parent = model.get_submodule(parent) if parent else model
            setattr(parent, child, LoRALinear(module))
    return model


def batch():
    x = torch.from_numpy(rng.standard_normal((16, 5))).float()
    return x, (x[:, 0] > x[:, 1]).long() + (x[:, 2] > 0.5).long()


model = inject(fill(nn.Sequential(nn.Linear(5, 8), nn.Tanh(), nn.Sequential(nn.Linear(8, 3)))))
for module in model.modules():
    if isinstance(module, LoRALinear):
        bound = math.sqrt(1 / module.lora_A.size(1))
        module.lora_A.data = torch.tensor(
            rng.uniform(-bound, bound, tuple(module.lora_A.shape))
        ).float()
trainable = [n for n, p in model.named_parameters() if p.requires_grad]
opt = torch.optim.SGD(
    filter(lambda p: p.requires_grad, model.parameters()), lr=0.2, momentum=0.9, nesterov=True
)
losses = []
for _ in range(6):
    x, y = batch()
    loss = F.cross_entropy(model(x), y)
    opt.zero_grad()
    loss.backward()
    opt.step()
    losses.append(loss.item())
model.eval()
before = model(x)
for module in model.modules():
    if isinstance(module, LoRALinear):
        module.merge()
merged = torch.allclose(before, model(x), atol=1e-5)

net = fill(nn.Sequential(nn.Linear(5, 8), nn.ReLU(), nn.Linear(8, 3)))
for layer in net:
    if isinstance(layer, nn.Linear):
        parametrize.register_parametrization(
            layer, "weight", LoRAParametrization(layer.in_features, layer.out_features)
        )
for name, param in net.named_parameters():
    param.requires_grad = "lora" in name
adamw = torch.optim.AdamW([p for p in net.parameters() if p.requires_grad], lr=0.05)
for _ in range(3):
    teacher = (before / 2).softmax(-1).detach()
    student = F.log_softmax(net(x) / 2, dim=-1)
    distilled = F.kl_div(student, teacher, reduction="batchmean") * 4 + 0.5 * F.cross_entropy(
        net(x), y
    )
    adamw.zero_grad()
    distilled.backward()
    adamw.step()
names = list(net.state_dict())
parametrize.remove_parametrizations(net[0], "weight", leave_parametrized=True)

conv = fill(nn.Sequential(nn.Conv2d(1, 4, 3, padding=1), nn.ReLU(), nn.Conv2d(4, 4, 3), nn.ReLU()))
head = fill(nn.Linear(4, 3))
seen = {}
handles = [
    conv[2].register_forward_hook(lambda m, args, out: seen.update(maps=out.detach())),
    conv[2].register_full_backward_hook(lambda m, gi, go: seen.update(slopes=go[0].detach())),
]
image = torch.from_numpy(rng.random((1, 1, 8, 8))).float().requires_grad_(True)
score = head(F.adaptive_avg_pool2d(conv(image), 1).flatten(1))
score[0, score.argmax(1).item()].backward()
weights = seen["slopes"].mean(dim=(2, 3), keepdim=True)
cam = F.relu((weights * seen["maps"]).sum(1, keepdim=True))
cam = F.interpolate(cam, size=image.shape[2:], mode="bilinear", align_corners=False)
cam = (cam - cam.min()) / (cam.max() - cam.min() + 1e-8)
for handle in handles:
    handle.remove()
saliency = image.grad.abs().amax(dim=1)
result = [
    losses,
    trainable,
    merged,
    distilled.item(),
    names,
    hasattr(net[0], "parametrizations"),
    cam.mean().item(),
    saliency[0, 3].tolist(),
]
