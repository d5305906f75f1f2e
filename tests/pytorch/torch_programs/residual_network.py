import autograd as torch

nn, F, optim = torch.nn, torch.nn.functional, torch.optim


class BasicBlock(nn.Module):
    def __init__(self, inplanes, planes, stride=1):
        super().__init__()
        self.conv1 = nn.Conv2d(inplanes, planes, 3, stride, 1, bias=False)
        self.bn1 = nn.BatchNorm2d(planes)
        self.relu = nn.ReLU(inplace=True)
        self.conv2 = nn.Conv2d(planes, planes, kernel_size=3, padding=1, bias=False)
        self.bn2 = nn.BatchNorm2d(planes)
        self.downsample = None
        if stride != 1 or inplanes != planes:
            self.downsample = nn.Sequential(
                nn.Conv2d(inplanes, planes, 1, stride, bias=False), nn.BatchNorm2d(planes)
            )

    def forward(self, x):
        identity = x
        out = self.relu(self.bn1(self.conv1(x)))
        out = self.bn2(self.conv2(out))
        if self.downsample is not None:
            identity = self.downsample(x)
        out += identity
        return self.relu(out)


net = nn.Sequential(
    BasicBlock(2, 2), BasicBlock(2, 4, 2), nn.AdaptiveAvgPool2d((1, 1)), nn.Flatten(),
    nn.Linear(4, 3),
).double()  # fmt: skip
for i, p in enumerate(net.parameters()):
    p.data = torch.sin(torch.arange(p.numel(), dtype=torch.double) * (i + 1)).view(p.shape) / 2
for m in net.modules():
    if isinstance(m, nn.BatchNorm2d):
        nn.init.constant_(m.weight, 1)
        nn.init.constant_(m.bias, 0)
optimizer = optim.SGD(net.parameters(), 0.1, momentum=0.9, weight_decay=1e-3, nesterov=True)
scheduler = optim.lr_scheduler.CosineAnnealingLR(optimizer, T_max=5)
seen = []
hook = net[2].register_full_backward_hook(lambda m, into, out: seen.append(into[0].sum().item()))
x = torch.sin(torch.arange(3 * 2 * 8 * 8, dtype=torch.double)).view(3, 2, 8, 8)
y = torch.tensor([0, 1, 2])
losses = []
for _ in range(5):
    loss = F.cross_entropy(net(x), y, label_smoothing=0.1)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    scheduler.step()
    losses.append(loss.item())
hook.remove()
net.eval()
with torch.no_grad():
    outputs = net(x)
result = [losses, seen, outputs.tolist(), [name for name, _ in net.named_parameters()]]
