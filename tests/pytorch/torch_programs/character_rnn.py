import autograd as torch
from autograd.nn.functional import cross_entropy, one_hot, softmax

text = "hello world hello"
letters = sorted(set(text))
size, hidden = len(letters), 8
numbers = torch.arange(size * hidden, dtype=torch.float64)
into = (torch.sin(numbers).view(size, hidden) * 0.5).requires_grad_()
again = torch.cos(torch.arange(hidden * hidden, dtype=torch.float64)).view(hidden, hidden) * 0.2
again.requires_grad_()
out = (torch.sin(numbers * 2).view(hidden, size) * 0.5).requires_grad_()
bias = torch.zeros(hidden, dtype=torch.float64, requires_grad=True)
parameters = [into, again, out, bias]
data = torch.tensor([letters.index(letter) for letter in text], dtype=torch.long)
losses = []
for _ in range(25):
    state = torch.zeros(1, hidden, dtype=torch.float64)
    loss = 0
    for t in range(len(text) - 1):
        x = one_hot(data[t : t + 1], size).to(torch.float64)
        state = torch.tanh(x @ into + state @ again + bias)
        loss = loss + cross_entropy(state @ out, data[t + 1 : t + 2])
    loss = loss / (len(text) - 1)
    grads = torch.autograd.grad(loss, parameters)
    with torch.no_grad():
        for p, g in zip(parameters, grads, strict=True):
            p -= 0.5 * g.clamp(-1, 1)
    losses.append(loss.item())
with torch.no_grad():
    state = torch.tanh(into[data[0]] + bias)
    best = int(softmax(state @ out, dim=-1).argmax())
result = [losses, letters[best]]
