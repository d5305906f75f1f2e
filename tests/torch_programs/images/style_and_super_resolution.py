"""Image networks: reflection padding, instance norm, pixel shuffle, gram matrices, upsampling."""

import numpy as np
import torch
import torch.nn as nn
import torch.nn.init as init

rng = np.random.default_rng(12)


class ConvLayer(torch.nn.Module):
    def __init__(self, i, o, k, stride):
        super().__init__()
        self.reflection_pad = torch.nn.ReflectionPad2d(int(np.floor(k / 2)))
        self.conv2d = torch.nn.Conv2d(i, o, k, stride)

    def forward(self, x):
        return self.conv2d(self.reflection_pad(x))


class Upsample(torch.nn.Module):
    def __init__(self, i, o):
        super().__init__()
        self.conv = ConvLayer(i, o, 3, 1)

    def forward(self, x):
        return self.conv(torch.nn.functional.interpolate(x, mode="nearest", scale_factor=2))


class SuperResolution(nn.Module):
    def __init__(self, r):
        super().__init__()
        self.relu, self.conv1 = nn.ReLU(), nn.Conv2d(1, 8, (5, 5), (1, 1), (2, 2))
        self.conv2, self.pixel_shuffle = (
            nn.Conv2d(8, r**2, (3, 3), (1, 1), (1, 1)),
            nn.PixelShuffle(r),
        )
        init.orthogonal_(self.conv1.weight, init.calculate_gain("relu"))

    def forward(self, x):
        return self.pixel_shuffle(self.conv2(self.relu(self.conv1(x))))


def gram_matrix(y):
    (b, ch, h, w) = y.size()
    features = y.view(b, ch, w * h)
    return features.bmm(features.transpose(1, 2)) / (ch * h * w)


def fill(model):
    for p in model.parameters():
        p.data.copy_(torch.from_numpy(rng.normal(0, 0.2, tuple(p.shape))))
    return model


style = fill(
    nn.Sequential(
        ConvLayer(3, 6, 3, 2),
        nn.InstanceNorm2d(6, affine=True),
        nn.ReLU(),
        nn.ConvTranspose2d(6, 6, 3, 2, 1, 1),
        nn.PReLU(),
        Upsample(6, 4),
        nn.GroupNorm(2, 4),
        nn.ELU(),
        nn.AvgPool2d(2),
        nn.ZeroPad2d(1),
        nn.Conv2d(4, 3, 3, dilation=2),
    )
)
small = fill(SuperResolution(2))
x = torch.from_numpy(rng.normal(size=(2, 3, 8, 8))).float()
mean = x.new_tensor([0.485, 0.456, 0.406]).view(-1, 1, 1)
y = style((x - mean) / x.new_tensor([0.2, 0.2, 0.2]).view(-1, 1, 1))
content = nn.MSELoss()(y, torch.zeros_like(y))
grams = nn.functional.mse_loss(gram_matrix(y), gram_matrix(x)[:, :, :])
tv = (y[:, :, 1:, :] - y[:, :, :-1, :]).abs().mean() + torch.pow(y[..., 1:] - y[..., :-1], 2).sum()
(content + 1e2 * grams + tv).backward()
up = small(x[:, :1])
psnr = 10 * torch.log10(
    1
    / nn.MSELoss()(
        up,
        nn.functional.interpolate(
            x[:, :1], size=up.shape[-2:], mode="bilinear", align_corners=False
        ),
    )
)
bic = nn.functional.interpolate(x, scale_factor=1.5, mode="bicubic")
grid = nn.functional.affine_grid(
    torch.tensor([[[0.9, 0.1, 0.0], [0.0, 1.1, 0.2]]]).expand(2, 2, 3),
    x.size(),
    align_corners=False,
)
result = [
    y.shape,
    y.sum().item(),
    [p.grad.norm().item() for p in style.parameters()],
    psnr.item(),
    bic.mean().item(),
    nn.functional.grid_sample(x, grid, align_corners=False).std().item(),
    x.clamp(0, 1).mul(255).byte().sum().item(),
]
