import autograd as torch

nn, F, optim = torch.nn, torch.nn.functional, torch.optim


class VAE(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc1 = nn.Linear(12, 8)
        self.fc21 = nn.Linear(8, 2)
        self.fc22 = nn.Linear(8, 2)
        self.fc3 = nn.Linear(2, 8)
        self.fc4 = nn.Linear(8, 12)

    def encode(self, x):
        h1 = F.relu(self.fc1(x))
        return self.fc21(h1), self.fc22(h1)

    def reparameterize(self, mu, logvar):
        std = torch.exp(0.5 * logvar)
        eps = torch.cos(torch.arange(std.numel(), dtype=std.dtype)).view_as(std)
        return mu + eps * std

    def decode(self, z):
        return torch.sigmoid(self.fc4(F.relu(self.fc3(z))))

    def forward(self, x):
        mu, logvar = self.encode(x.view(-1, 12))
        return self.decode(self.reparameterize(mu, logvar)), mu, logvar


def loss_function(recon_x, x, mu, logvar):
    bce = F.binary_cross_entropy(recon_x, x.view(-1, 12), reduction="sum")
    return bce - 0.5 * torch.sum(1 + logvar - mu.pow(2) - logvar.exp())


model = VAE().double()
for i, p in enumerate(model.parameters()):
    p.data = torch.sin(torch.arange(p.numel(), dtype=torch.double) + i).view(p.shape) / 2
optimizer = optim.Adam(model.parameters(), lr=1e-2)
images = torch.sigmoid(torch.sin(torch.arange(60, dtype=torch.double)).view(5, 3, 4) * 2)
model.train()
losses = []
for _epoch in range(10):
    optimizer.zero_grad()
    recon, mu, logvar = model(images)
    loss = loss_function(recon, images, mu, logvar)
    loss.backward()
    losses.append(loss.item())
    optimizer.step()
model.eval()
with torch.no_grad():
    sample = model.decode(torch.ones(1, 2, dtype=torch.double))
result = [losses, sample.tolist()]
