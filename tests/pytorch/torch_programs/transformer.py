import copy
import io
import math

import autograd as torch

nn, optim = torch.nn, torch.optim


class PositionalEncoding(nn.Module):
    def __init__(self, d_model, max_len=20):
        super().__init__()
        position = torch.arange(max_len).unsqueeze(1)
        div_term = torch.exp(torch.arange(0, d_model, 2) * (-math.log(10000.0) / d_model))
        pe = torch.zeros(max_len, 1, d_model, dtype=torch.double)
        pe[:, 0, 0::2] = torch.sin(position * div_term)
        pe[:, 0, 1::2] = torch.cos(position * div_term)
        self.register_buffer("pe", pe)

    def forward(self, x):
        return x + self.pe[: x.size(0)]


class Model(nn.Module):
    def __init__(self, words, d_model):
        super().__init__()
        self.embedding = nn.Embedding(words, d_model)
        self.position = PositionalEncoding(d_model)
        self.transformer = nn.Transformer(d_model, 2, 1, 1, 16, dropout=0.0, activation="gelu")
        self.linear = nn.Linear(d_model, words)
        self.scale = math.sqrt(d_model)

    def forward(self, source, target, padding):
        mask = nn.Transformer.generate_square_subsequent_mask(target.size(0)).double()
        source, target = (
            self.position(self.embedding(each) * self.scale) for each in (source, target)
        )
        found = self.transformer(
            source, target, tgt_mask=mask, src_key_padding_mask=padding,
            memory_key_padding_mask=padding,
        )  # fmt: skip
        return self.linear(found)


model = Model(7, 8).double()
for i, p in enumerate(model.parameters()):
    p.data = torch.sin(torch.arange(p.numel(), dtype=torch.double) * (i + 1)).view(p.shape) / 2
source = (torch.arange(15) * 3 % 7).view(5, 3)
padding = torch.tensor([[False] * 5, [False, False, True, True, True], [False] * 4 + [True]])
target = (torch.arange(12) * 5 % 7).view(4, 3)
optimizer = optim.AdamW(model.parameters(), lr=0.01)
warm = optim.lr_scheduler.LinearLR(optimizer, 0.1, total_iters=2)
decay = optim.lr_scheduler.PolynomialLR(optimizer, 6, power=2.0)
scheduler = optim.lr_scheduler.SequentialLR(optimizer, [warm, decay], milestones=[2])
losses = []


def train(steps):
    for _ in range(steps):
        optimizer.zero_grad()
        output = model(source, target[:-1], padding)
        loss = nn.CrossEntropyLoss()(output.view(-1, 7), target[1:].reshape(-1))
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 0.5)
        optimizer.step()
        scheduler.step()
        losses.append(loss.item())


train(3)
memory = io.BytesIO()
torch.save({"model": model.state_dict(), "optimizer": optimizer.state_dict()}, memory)
best = copy.deepcopy(model)
train(2)
memory.seek(0)
checkpoint = torch.load(memory)
model.load_state_dict(checkpoint["model"])
optimizer.load_state_dict(checkpoint["optimizer"])
train(2)
model.eval()
with torch.no_grad():
    first = best(source, target[:-1], padding).argmax(-1)
result = [losses, scheduler.get_last_lr(), first.tolist(), len(model.state_dict())]
