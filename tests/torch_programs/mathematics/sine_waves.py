"""PyTorch's time sequence prediction: LSTM cells in float64, trained by LBFGS."""

import numpy as np
import torch
import torch.nn as nn
import torch.optim as optim

np.random.seed(2)
T, L, N = 5, 12, 6
x = np.empty((N, L), "int64")
x[:] = np.array(range(L)) + np.random.randint(-4 * T, 4 * T, N).reshape(N, 1)
data = np.sin(x / 1.0 / T).astype("float64")


class Sequence(nn.Module):
    def __init__(self):
        super().__init__()
        self.lstm1, self.lstm2 = nn.LSTMCell(1, 6), nn.LSTMCell(6, 6)
        self.linear = nn.Linear(6, 1)

    def forward(self, input, future=0):
        outputs = []
        h_t, c_t, h_t2, c_t2 = (torch.zeros(input.size(0), 6, dtype=torch.double) for _ in range(4))
        for input_t in input.split(1, dim=1):
            h_t, c_t = self.lstm1(input_t, (h_t, c_t))
            h_t2, c_t2 = self.lstm2(h_t, (h_t2, c_t2))
            output = self.linear(h_t2)
            outputs += [output]
        for i in range(future):
            h_t, c_t = self.lstm1(output, (h_t, c_t))
            h_t2, c_t2 = self.lstm2(h_t, (h_t2, c_t2))
            output = self.linear(h_t2)
            outputs += [output]
        return torch.cat(outputs, dim=1)


input, target = torch.from_numpy(data[2:, :-1]), torch.from_numpy(data[2:, 1:])
seq = Sequence()
seq.double()
for p in seq.parameters():
    p.data = torch.from_numpy(np.random.normal(0, 0.3, tuple(p.shape)))
criterion = nn.MSELoss()
optimizer = optim.LBFGS(seq.parameters(), lr=0.8, max_iter=4)
losses = []
for i in range(2):

    def closure():
        optimizer.zero_grad()
        loss = criterion(seq(input), target)
        losses.append(loss.item())
        loss.backward()
        return loss

    optimizer.step(closure)
with torch.no_grad():
    pred = seq(torch.from_numpy(data[:2, :-1]), future=5)
result = [losses, pred.detach().numpy().tolist()]
