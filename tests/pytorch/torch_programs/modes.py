import copy
import pickle

import autograd as torch

w = torch.ones(3, dtype=torch.float64, requires_grad=True)
w.grad = torch.full((3,), 2.0, dtype=torch.float64)


@torch.no_grad()
def numbers():
    for _ in range(2):
        yield (w * 2).requires_grad, torch.is_grad_enabled()


seen = []
for each in numbers():
    seen.append((*each, torch.is_grad_enabled()))
with torch.inference_mode():
    z = w.exp()
    seen.append((z.is_inference(), z.requires_grad, torch.is_inference_mode_enabled()))
    with torch.inference_mode(mode=False):
        seen.append(((w * 2).requires_grad, torch.is_inference_mode_enabled()))
errors = []
for action in (lambda: z * w, lambda: z.add_(1), lambda: z.requires_grad_(), lambda: w.add_(1)):
    try:
        action()
    except RuntimeError as error:
        errors.append(str(error)[:40])
with torch.set_grad_enabled(False):
    seen.append((w * 2).requires_grad)

deep, through = copy.deepcopy(w), pickle.loads(pickle.dumps(w))
seen.append((deep.grad.tolist(), through.grad, through.requires_grad))
result = [seen, errors, (z + w).requires_grad, z.clone().is_inference()]
