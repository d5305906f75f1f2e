import autograd as torch

torch.manual_seed(0)
device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
x = torch.linspace(-1, 1, 20, dtype=torch.float64, device=device).unsqueeze(1)
y = 3 * x + 0.5

w = torch.zeros(1, 1, dtype=torch.float64, requires_grad=True)
b = torch.zeros(1, dtype=torch.float64, requires_grad=True)
losses = []
for _ in range(50):
    prediction = x @ w + b
    loss = ((prediction - y) ** 2).mean()
    loss.backward()
    with torch.no_grad():
        w -= 0.5 * w.grad
        b -= 0.5 * b.grad
        w.grad.zero_()
        b.grad.zero_()
    losses.append(loss.item())

result = [losses, w.tolist(), b.tolist(), x.size(), x.shape == torch.Size([20, 1])]
