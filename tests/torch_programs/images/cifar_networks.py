"""Blocks of CIFAR networks: residual, depthwise, dense, shuffled, squeezed; their trainer."""

import numpy as np
import torch
import torch.backends.cudnn as cudnn
import torch.nn as nn
import torch.nn.functional as F
import torch.optim as optim
from torch.autograd import Variable


class BasicBlock(nn.Module):
    expansion = 1

    def __init__(self, i, p, stride=1):
        super().__init__()
        self.conv1 = nn.Conv2d(i, p, kernel_size=3, stride=stride, padding=1, bias=False)
        self.bn1 = nn.BatchNorm2d(p)
        self.conv2 = nn.Conv2d(p, p, kernel_size=3, stride=1, padding=1, bias=False)
        self.bn2 = nn.BatchNorm2d(p)
        self.shortcut = nn.Sequential()
        if stride != 1 or i != p:
            self.shortcut = nn.Sequential(
                nn.Conv2d(i, p, 1, stride=stride, bias=False), nn.BatchNorm2d(p)
            )

    def forward(self, x):
        out = F.relu(self.bn1(self.conv1(x)))
        out = self.bn2(self.conv2(out))
        out += self.shortcut(x)
        return F.relu(out)


class Dw(nn.Module):
    def __init__(self, i, o):
        super().__init__()
        self.c = nn.Conv2d(i, i, 3, padding=1, groups=i, bias=False)
        self.p = nn.Conv2d(i, o, 1)
        self.se = nn.AdaptiveAvgPool2d(1)

    def forward(self, x):
        y = self.p(self.c(x))
        return y * self.se(y).sigmoid()


class Bottleneck(nn.Module):
    def __init__(self, i, g):
        super().__init__()
        self.bn = nn.BatchNorm2d(i)
        self.conv = nn.Conv2d(i, g, 3, padding=1, bias=False)

    def forward(self, x):
        return torch.cat([self.conv(F.relu(self.bn(x))), x], 1)


class ShuffleBlock(nn.Module):
    def __init__(self, g=2):
        super().__init__()
        self.g = g

    def forward(self, x):
        N, C, H, W = x.size()
        g = self.g
        return x.view(N, g, C // g, H, W).permute(0, 2, 1, 3, 4).reshape(N, C, H, W)


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.f = nn.Sequential(
            BasicBlock(3, 8),
            BasicBlock(8, 8, 2),
            Dw(8, 8),
            ShuffleBlock(),
            Bottleneck(8, 4),
            nn.MaxPool2d(2, 2),
            nn.Dropout2d(0.0),
            nn.AvgPool2d(2),
            nn.ReLU6(inplace=True),
            nn.SiLU(),
            nn.Hardswish(),
        )
        self.linear = nn.Linear(12 * 1 * 1, 10)

    def forward(self, x):
        out = self.f(x)
        out = F.adaptive_avg_pool2d(out, 1)
        out = out.view(out.size(0), -1)
        return self.linear(out)


device = "cuda" if torch.cuda.is_available() else "cpu"
net = Net().to(device)
g = np.random.RandomState(0)
for p in net.parameters():
    p.data.copy_(torch.from_numpy(g.randn(*p.shape).astype("float32") * 0.2))
if device == "cuda":
    net = torch.nn.DataParallel(net)
    cudnn.benchmark = True
crit = nn.CrossEntropyLoss(label_smoothing=0.1)
opt = optim.SGD(net.parameters(), lr=0.1, momentum=0.9, weight_decay=5e-4)
sched = torch.optim.lr_scheduler.CosineAnnealingLR(opt, T_max=200)
X = torch.from_numpy(g.randn(16, 3, 16, 16)).float()
Y = torch.from_numpy(g.randint(0, 10, 16))
train_loss = 0
correct = 0
total = 0
hist = []
for epoch in range(3):
    net.train()
    for i in range(0, 16, 8):
        inputs, targets = Variable(X[i : i + 8]), Variable(Y[i : i + 8])
        opt.zero_grad()
        out = net(inputs)
        loss = crit(out, targets)
        loss.backward()
        opt.step()
        train_loss += loss.item()
        _, pred = out.max(1)
        total += targets.size(0)
        correct += pred.eq(targets).sum().item()
        hist.append(loss.data.item())
    sched.step()
net.eval()
with torch.no_grad():
    out = net(X)
import io

buf = io.BytesIO()
torch.save({"net": net.state_dict(), "acc": 1.0, "epoch": 2}, buf)
buf.seek(0)
ck = torch.load(buf)
net.load_state_dict(ck["net"])
result = [
    hist,
    correct,
    out.sum().item(),
    sched.get_last_lr(),
    list(net(X).shape),
    str(out.dtype),
    torch.flatten(out, 1).size(),
    sum(p.numel() for p in net.parameters() if p.requires_grad),
]
