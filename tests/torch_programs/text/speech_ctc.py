"""Speech recognition on features: convolutions, packed bidirectional GRU, CTC, greedy decoding."""

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.nn.utils.rnn import pack_padded_sequence, pad_packed_sequence, pad_sequence
from torch.utils.data import DataLoader, Dataset

rng = np.random.default_rng(13)
torch.manual_seed(7)


class TextTransform:
    def __init__(self, letters="abcd"):
        self.index = {c: i + 1 for i, c in enumerate(letters)}
        self.char = {i: c for c, i in self.index.items()}

    def to_int(self, text):
        return [self.index[c] for c in text]

    def to_text(self, labels):
        return "".join(self.char[i] for i in labels)


class Utterances(Dataset):
    texts = ["abc", "dab", "cad", "bb", "acdb", "da"]

    def __init__(self):
        self.items = []
        for text in self.texts:
            frames = [
                np.eye(6)[ord(c) - 97] + rng.normal(0, 0.1, 6) for c in text for _ in range(4)
            ]
            self.items.append((torch.tensor(np.array(frames), dtype=torch.float32), text))

    def __len__(self):
        return len(self.items)

    def __getitem__(self, n):
        return self.items[n]


transform = TextTransform()


def collate(batch):
    batch.sort(key=lambda each: each[0].shape[0], reverse=True)
    frames = [each[0] for each in batch]
    labels = [torch.Tensor(transform.to_int(each[1])) for each in batch]
    lengths = [f.shape[0] for f in frames]
    padded = pad_sequence(frames, batch_first=True).transpose(1, 2)
    return padded, pad_sequence(labels, batch_first=True), lengths, [len(y) for y in labels]


class CNNLayerNorm(nn.Module):
    def __init__(self, n_feats):
        super().__init__()
        self.layer_norm = nn.LayerNorm(n_feats)

    def forward(self, x):
        return self.layer_norm(x.transpose(1, 2).contiguous()).transpose(1, 2).contiguous()


class Recognizer(nn.Module):
    def __init__(self, n_feats=6, hidden=6, n_class=5):
        super().__init__()
        self.conv = nn.utils.weight_norm(nn.Conv1d(n_feats, n_feats, 3, padding="same"))
        self.norm = CNNLayerNorm(n_feats)
        self.rnn = nn.GRU(n_feats, hidden, num_layers=2, bidirectional=True, batch_first=True)
        self.classifier = nn.Sequential(
            nn.Linear(hidden * 2, hidden), nn.Hardtanh(), nn.Linear(hidden, n_class)
        )
        for p in self.parameters():
            p.data = torch.from_numpy(rng.normal(0, 0.4, tuple(p.shape))).to(p)

    def forward(self, x, lengths):
        x = F.gelu(self.norm(self.conv(x))) + x
        packed = pack_padded_sequence(x.transpose(1, 2), lengths, batch_first=True)
        out, hidden = self.rnn(packed)
        out, sizes = pad_packed_sequence(out, batch_first=True)
        return self.classifier(out), sizes, hidden


def decode(output, lengths, blank=0, collapse_repeated=True):
    found = []
    for row, length in zip(output.argmax(dim=2), lengths):
        picked = []
        for j, index in enumerate(row[:length]):
            if index != blank and not (collapse_repeated and j != 0 and index == row[j - 1]):
                picked.append(index.item())
        found.append(transform.to_text(picked))
    return found


def distance(a, b):
    row = list(range(len(b) + 1))
    for i, c in enumerate(a, 1):
        previous, row[0] = row[0], i
        for j, d in enumerate(b, 1):
            previous, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, previous + (c != d))
    return row[-1]


model = Recognizer()
criterion = nn.CTCLoss(blank=0, zero_infinity=True)
optimizer = torch.optim.AdamW(model.parameters(), 0.02)
loader = DataLoader(Utterances(), batch_size=3, shuffle=False, collate_fn=collate)
steps = 6
scheduler = torch.optim.lr_scheduler.OneCycleLR(
    optimizer, max_lr=0.02, steps_per_epoch=len(loader), epochs=steps, anneal_strategy="linear"
)
losses, rates = [], []
for epoch in range(steps):
    model.train()
    for spectrograms, labels, input_lengths, label_lengths in loader:
        optimizer.zero_grad()
        output, sizes, hidden = model(spectrograms, input_lengths)
        logp = F.log_softmax(output, dim=2).transpose(0, 1)
        loss = criterion(logp, labels, input_lengths, label_lengths)
        loss.backward()
        nn.utils.clip_grad_value_(model.parameters(), 1.0)
        optimizer.step()
        scheduler.step()
        losses.append(loss.item())
        rates.append(scheduler.get_last_lr()[0])
model.eval()
with torch.no_grad():
    texts = decode(model(spectrograms, input_lengths)[0], input_lengths)
errors = [distance(a, b) for a, b in zip(texts, ["abc"] * 3)]
result = [
    losses,
    rates[::5],
    list(hidden.shape),
    sizes.tolist(),
    len(errors),
    sorted(model.conv.state_dict()),
]
