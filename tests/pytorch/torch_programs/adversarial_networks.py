import autograd as torch

nn, optim = torch.nn, torch.optim


def weights_init(m):
    classname = m.__class__.__name__
    if classname.find("Linear") != -1:
        count = torch.arange(m.weight.numel(), dtype=torch.double)
        m.weight.data.copy_((torch.sin(count) / 2).view(m.weight.shape))
    elif classname.find("BatchNorm") != -1:
        nn.init.constant_(m.weight.data, 1.0)
    if getattr(m, "bias", None) is not None:
        nn.init.constant_(m.bias.data, 0)


generator = nn.Sequential(
    nn.Linear(2, 8, bias=False), nn.BatchNorm1d(8), nn.ReLU(True), nn.Linear(8, 4), nn.Tanh()
).double()
discriminator = nn.Sequential(
    nn.Linear(4, 8), nn.LeakyReLU(0.2, inplace=True), nn.Linear(8, 1), nn.Sigmoid()
).double()
generator.apply(weights_init)
discriminator.apply(weights_init)
criterion = nn.BCELoss()
for_d = optim.Adam(discriminator.parameters(), lr=0.01, betas=(0.5, 0.999))
for_g = optim.Adam(generator.parameters(), lr=0.01, betas=(0.5, 0.999))
trace = []
for step in range(6):
    discriminator.zero_grad()
    real = torch.cos(torch.arange(24, dtype=torch.double) + step).view(6, 4)
    label = torch.full((6,), 1.0, dtype=real.dtype)
    of_real = criterion(discriminator(real).view(-1), label)
    of_real.backward()
    noise = torch.sin(torch.arange(12, dtype=torch.double) * step).view(6, 2)
    fake = generator(noise)
    label.fill_(0.0)
    of_fake = criterion(discriminator(fake.detach()).view(-1), label)
    of_fake.backward()
    for_d.step()
    generator.zero_grad()
    label.fill_(1.0)
    output = discriminator(fake).view(-1)
    of_generator = criterion(output, label)
    of_generator.backward()
    for_g.step()
    trace += [(of_real + of_fake).item(), of_generator.item(), output.mean().item()]
state = generator.state_dict()
result = [trace, list(state), state["1.running_var"].tolist(), state["0.weight"].tolist()]
