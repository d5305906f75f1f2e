"""PyTorch's example of MNIST: arguments, loaders, a training and a test epoch, StepLR, a file."""

import argparse
import tempfile

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
import torch.optim as optim
from torch.optim.lr_scheduler import StepLR
from torch.utils.data import DataLoader, TensorDataset


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv1 = nn.Conv2d(1, 4, 3, 1)
        self.conv2 = nn.Conv2d(4, 4, 3, 1)
        self.dropout1, self.dropout2 = nn.Dropout(0.0), nn.Dropout(0.0)
        self.fc1, self.fc2 = nn.Linear(4 * 16, 16), nn.Linear(16, 10)

    def forward(self, x):
        x = F.relu(self.conv1(x))
        x = F.max_pool2d(F.relu(self.conv2(x)), 2)
        x = torch.flatten(self.dropout1(x), 1)
        x = self.fc2(self.dropout2(F.relu(self.fc1(x))))
        return F.log_softmax(x, dim=1)


def train(args, model, device, train_loader, optimizer, epoch):
    model.train()
    for batch_idx, (data, target) in enumerate(train_loader):
        data, target = data.to(device), target.to(device)
        optimizer.zero_grad()
        loss = F.nll_loss(model(data), target)
        loss.backward()
        optimizer.step()
        if batch_idx % args.log_interval == 0:
            log.append(
                f"Train Epoch: {epoch} [{batch_idx * len(data)}/{len(train_loader.dataset)} ({100.0 * batch_idx / len(train_loader):.0f}%)]\tLoss: {loss.item():.3f}"
            )


def test(model, device, test_loader):
    model.eval()
    test_loss = correct = 0
    with torch.no_grad():
        for data, target in test_loader:
            data, target = data.to(device), target.to(device)
            output = model(data)
            test_loss += F.nll_loss(output, target, reduction="sum").item()
            pred = output.argmax(dim=1, keepdim=True)
            correct += pred.eq(target.view_as(pred)).sum().item()
    return test_loss / len(test_loader.dataset), correct


parser = argparse.ArgumentParser()
parser.add_argument("--epochs", type=int, default=2)
parser.add_argument("--log-interval", type=int, default=2)
args = parser.parse_args([])
use_accel = torch.accelerator.is_available()
torch.manual_seed(1)
device = torch.accelerator.current_accelerator() if use_accel else torch.device("cpu")
kwargs = {"num_workers": 1, "persistent_workers": True, "pin_memory": True} if use_accel else {}
rng, log = np.random.default_rng(4), []
images, labels = rng.normal(size=(24, 1, 12, 12)).astype(np.float32), rng.integers(0, 10, 24)
data = TensorDataset(torch.from_numpy(images), torch.from_numpy(labels))
train_loader = DataLoader(data, batch_size=6, **kwargs)
test_loader = DataLoader(data, batch_size=10, **kwargs)
model = Net().to(device)
with torch.no_grad():
    for p in model.parameters():
        p.copy_(torch.from_numpy(rng.normal(0, 0.1, tuple(p.shape))))
optimizer = optim.Adadelta(model.parameters(), lr=1.0)
scheduler = StepLR(optimizer, step_size=1, gamma=0.7)
scores = []
for epoch in range(1, args.epochs + 1):
    train(args, model, device, train_loader, optimizer, epoch)
    scores.append(test(model, device, test_loader))
    scheduler.step()
with tempfile.NamedTemporaryFile(suffix=".pt") as file:
    torch.save(model.state_dict(), file.name)
    again = Net()
    again.load_state_dict(torch.load(file.name, map_location=device, weights_only=True))
result = [log, scores, test(again, device, test_loader), scheduler.get_last_lr()]
