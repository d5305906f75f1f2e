"""PyTorch's DCGAN example: two networks, two optimizers, label tensors."""

import numpy as np
import torch
import torch.nn as nn
import torch.nn.parallel
import torch.optim as optim
import torch.utils.data

rng = np.random.default_rng(6)


def weights_init(m):
    classname = m.__class__.__name__
    if classname.find("Conv") != -1:
        m.weight.data.copy_(torch.from_numpy(rng.normal(0, 0.1, tuple(m.weight.shape))))
    elif classname.find("BatchNorm") != -1:
        torch.nn.init.ones_(m.weight)
        torch.nn.init.zeros_(m.bias)


class Generator(nn.Module):
    def __init__(self, ngpu):
        super().__init__()
        self.ngpu = ngpu
        self.main = nn.Sequential(
            nn.ConvTranspose2d(6, 8, 4, 1, 0, bias=False),
            nn.BatchNorm2d(8),
            nn.ReLU(True),
            nn.ConvTranspose2d(8, 1, 4, 2, 1, bias=False),
            nn.Tanh(),
        )

    def forward(self, input):
        if input.is_cuda and self.ngpu > 1:
            return nn.parallel.data_parallel(self.main, input, range(self.ngpu))
        return self.main(input)


netG = Generator(1)
netG.apply(weights_init)
netD = nn.Sequential(
    nn.Conv2d(1, 8, 4, 2, 1, bias=False),
    nn.LeakyReLU(0.2, inplace=True),
    nn.Conv2d(8, 8, 3, 1, 1, bias=False),
    nn.BatchNorm2d(8),
    nn.LeakyReLU(0.2, inplace=True),
    nn.Conv2d(8, 1, 4, 1, 0, bias=False),
    nn.Sigmoid(),
)
netD.apply(weights_init)
criterion = nn.BCELoss()
optimizerD = optim.Adam(netD.parameters(), lr=0.002, betas=(0.5, 0.999))
optimizerG = optim.Adam(netG.parameters(), lr=0.002, betas=(0.5, 0.999))
dataset = torch.from_numpy(rng.normal(size=(12, 1, 8, 8)).astype("float32"))
dataloader = torch.utils.data.DataLoader(dataset, batch_size=4, shuffle=False, num_workers=2)
result = []
for epoch in range(2):
    for i, data in enumerate(dataloader, 0):
        netD.zero_grad()
        batch_size = data.size(0)
        label = torch.full((batch_size,), 1, dtype=data.dtype, device=data.device)
        output = netD(data).view(-1)
        errD_real = criterion(output, label)
        errD_real.backward()
        noise = torch.from_numpy(rng.normal(size=(batch_size, 6, 1, 1))).float()
        fake = netG(noise)
        label.fill_(0)
        errD_fake = criterion(netD(fake.detach()).view(-1), label)
        errD_fake.backward()
        optimizerD.step()
        netG.zero_grad()
        label.fill_(1)
        output = netD(fake).view(-1)
        errG = criterion(output, label)
        errG.backward()
        optimizerG.step()
        result.append([(errD_real + errD_fake).item(), errG.item(), output.mean().item()])
