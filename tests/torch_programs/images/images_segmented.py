"""A U-Net with dice loss, weighted sampling, mixup, label maps and metrics."""

import collections

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.utils.data import (
    ConcatDataset,
    DataLoader,
    Dataset,
    Subset,
    WeightedRandomSampler,
    random_split,
)

rng = np.random.default_rng(17)


class Shapes(Dataset):
    def __init__(self, n, transform=None):
        self.images = rng.normal(size=(n, 8, 8, 3)).astype(np.float32)
        self.labels = (self.images.sum(-1) > 0).astype(np.int64)
        self.transform = transform

    def __len__(self):
        return len(self.images)

    def __getitem__(self, idx):
        if torch.is_tensor(idx):
            idx = idx.tolist()
        image = torch.from_numpy(self.images[idx]).permute(2, 0, 1).contiguous()
        sample = {"image": image, "mask": self.labels[idx], "name": f"{idx}.png"}
        return self.transform(sample) if self.transform else sample


class DoubleConv(nn.Sequential):
    def __init__(self, i, o):
        super().__init__(nn.Conv2d(i, o, 3, padding=1), nn.BatchNorm2d(o), nn.ReLU(inplace=True))


class UNet(nn.Module):
    def __init__(self):
        super().__init__()
        self.inc, self.down = DoubleConv(3, 6), nn.Sequential(nn.MaxPool2d(2), DoubleConv(6, 12))
        self.up = nn.Upsample(scale_factor=2, mode="bilinear", align_corners=True)
        self.conv, self.outc = DoubleConv(18, 6), nn.Conv2d(6, 2, 1)

    def forward(self, x):
        a = self.inc(x)
        b = self.up(self.down(a))
        dy, dx = a.size()[2] - b.size()[2], a.size()[3] - b.size()[3]
        b = F.pad(b, [dx // 2, dx - dx // 2, dy // 2, dy - dy // 2])
        return self.outc(self.conv(torch.cat([a, b], dim=1)))


def flipped(sample):
    sample["image"] = sample["image"].flip(-1)
    sample["mask"] = np.ascontiguousarray(sample["mask"][:, ::-1])
    return sample


def dice(input, target, eps=1e-6):
    inter = 2 * (input * target).sum(dim=(-1, -2))
    sets = input.sum(dim=(-1, -2)) + target.sum(dim=(-1, -2))
    sets = torch.where(sets == 0, inter, sets)
    return ((inter + eps) / (sets + eps)).mean()


def collate(batch):
    images = torch.stack([b["image"] for b in batch])
    masks = torch.as_tensor(np.stack([b["mask"] for b in batch]))
    return images, masks, [b["name"] for b in batch]


both = ConcatDataset([Shapes(6), Shapes(4, flipped)])
loader = DataLoader(both, batch_size=5, collate_fn=collate, num_workers=2, drop_last=True)
model = UNet()
for p in model.parameters():
    p.data.copy_(torch.from_numpy(rng.normal(0, 0.3, tuple(p.shape))))
optimizer = torch.optim.RMSprop(
    model.parameters(), lr=1e-3, weight_decay=1e-8, momentum=0.9, foreach=True
)
losses, names = [], []
for images, masks, name in loader:
    with torch.autocast(device_type="cpu", enabled=False):
        pred = model(images.to(memory_format=torch.contiguous_format))
        loss = F.cross_entropy(pred, masks, weight=torch.tensor([0.3, 0.7]))
        loss += 1 - dice(
            F.softmax(pred, dim=1).float(), F.one_hot(masks, 2).permute(0, 3, 1, 2).float()
        )
    optimizer.zero_grad(set_to_none=True)
    loss.backward()
    optimizer.step()
    losses.append(loss.item())
    names += name
lam, index = 0.3, torch.tensor([1, 0, 3, 2, 4])
mixed = lam * images + (1 - lam) * images[index]
confusion = torch.bincount(masks.flatten() * 2 + pred.argmax(1).flatten(), minlength=4).view(2, 2)
iou = confusion.diag() / (confusion.sum(0) + confusion.sum(1) - confusion.diag())
train, val = random_split(both, [8, 2], generator=torch.Generator().manual_seed(0))
weights = 1.0 / torch.tensor([1.0, 3.0])
sampler = WeightedRandomSampler(weights[torch.tensor([0, 1] * 5)], 10)
counts = collections.Counter(
    len(batch)
    for batch in DataLoader(Subset(both, range(10)), sampler=sampler, batch_size=4, collate_fn=list)
)
default = next(iter(DataLoader(Subset(both, [0, 7]), batch_size=2)))
result = [
    losses,
    names,
    mixed.mean().item(),
    confusion.tolist(),
    iou.tolist(),
    str(iou.dtype),
    len(train),
    len(val),
    dict(counts),
    list(default),
    default["name"],
    default["mask"].shape,
    str(default["mask"].dtype),
]
