import autograd as torch

nn, F, optim = torch.nn, torch.nn.functional, torch.optim


class Encoder(nn.Module):
    def __init__(self, words, hidden_size):
        super().__init__()
        self.embedding = nn.Embedding(words, hidden_size, padding_idx=0)
        self.gru = nn.GRU(hidden_size, hidden_size, bidirectional=True, batch_first=True)

    def forward(self, sequences):
        lengths = [len(each) for each in sequences]
        padded = nn.utils.rnn.pad_sequence(sequences, batch_first=True)
        packed = nn.utils.rnn.pack_padded_sequence(
            self.embedding(padded), lengths, batch_first=True, enforce_sorted=False
        )
        outputs, hidden = self.gru(packed)
        outputs, lengths = nn.utils.rnn.pad_packed_sequence(outputs, batch_first=True)
        both = outputs[:, :, :4] + outputs[:, :, 4:]
        return both, hidden.sum(0), lengths


class Decoder(nn.Module):
    def __init__(self, hidden_size, words):
        super().__init__()
        self.embedding = nn.Embedding(words, hidden_size)
        self.cell = nn.GRUCell(2 * hidden_size, hidden_size)
        self.attention = nn.Bilinear(hidden_size, hidden_size, 1)
        self.out = nn.Linear(hidden_size, words)

    def forward(self, word, hidden, memory, mask):
        query = hidden.unsqueeze(1).expand_as(memory).contiguous()
        scores = self.attention(query, memory).squeeze(-1).masked_fill(mask, float("-inf"))
        context = torch.bmm(F.softmax(scores, dim=1).unsqueeze(1), memory).squeeze(1)
        hidden = self.cell(torch.cat([self.embedding(word), context], 1), hidden)
        return F.log_softmax(self.out(hidden), dim=1), hidden


encoder, decoder = Encoder(7, 4).double(), Decoder(4, 6).double()
parameters = [*encoder.parameters(), *decoder.parameters()]
for i, p in enumerate(parameters):
    p.data = torch.sin(torch.arange(p.numel(), dtype=torch.double) * (i + 2)).view(p.shape) / 2
source = [torch.tensor([1, 2, 3]), torch.tensor([4, 5, 6, 1, 2]), torch.tensor([3])]
target = torch.tensor([[3, 2, 0], [1, 4, 5], [2, 2, 0]])
criterion = nn.NLLLoss(ignore_index=0)
optimizer = optim.RMSprop(parameters, lr=0.01)
losses = []
for _ in range(8):
    optimizer.zero_grad()
    memory, hidden, lengths = encoder(source)
    mask = torch.arange(memory.size(1)).unsqueeze(0) >= lengths.unsqueeze(1)
    word = torch.zeros(3, dtype=torch.long)
    loss = 0
    for t in range(target.size(1)):
        scores, hidden = decoder(word, hidden, memory, mask)
        loss = loss + criterion(scores, target[:, t]) if target[:, t].any() else loss
        word = target[:, t]
    loss.backward()
    nn.utils.clip_grad_norm_(parameters, 1.0)
    optimizer.step()
    losses.append(loss.item())
result = [losses, encoder.embedding.weight.grad[0].tolist(), scores.argmax(1).tolist()]
