"""Custom functions: gradient reversal, straight-through binary weights, a clamp with gradient."""

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.autograd import Function, Variable

rng = np.random.default_rng(52)


class GradReverse(Function):
    @staticmethod
    def forward(ctx, x, lambd):
        ctx.lambd = lambd
        return x.view_as(x)

    @staticmethod
    def backward(ctx, grad_output):
        return grad_output.neg() * ctx.lambd, None


class BinarizeSTE(Function):
    @staticmethod
    def forward(ctx, input):
        ctx.save_for_backward(input)
        return input.sign()

    @staticmethod
    def backward(ctx, grad_output):
        (input,) = ctx.saved_variables if hasattr(ctx, "saved_variables") else ctx.saved_tensors
        grad_input = grad_output.clone()
        grad_input[input.abs() > 1] = 0
        return grad_input


class ClampWithGrad(Function):
    @staticmethod
    def forward(ctx, input, min, max):
        ctx.min, ctx.max = min, max
        ctx.save_for_backward(input)
        return input.clamp(min, max)

    @staticmethod
    def backward(ctx, grad_in):
        (input,) = ctx.saved_tensors
        keep = grad_in * (input - input.clamp(ctx.min, ctx.max)) >= 0
        return grad_in * keep, None, None


class BinaryLinear(nn.Linear):
    def forward(self, input):
        return F.linear(BinarizeSTE.apply(input), BinarizeSTE.apply(self.weight), self.bias)


class DANN(nn.Module):
    def __init__(self):
        super(DANN, self).__init__()
        self.feature = nn.Sequential()
        self.feature.add_module("f_fc", nn.Linear(4, 6))
        self.feature.add_module("f_bn", nn.BatchNorm1d(6))
        self.feature.add_module("f_relu", nn.ReLU(True))
        self.class_classifier = nn.Sequential(BinaryLinear(6, 2), nn.LogSoftmax(dim=1))
        self.domain_classifier = nn.Sequential(nn.Linear(6, 2), nn.LogSoftmax(dim=1))

    def forward(self, input_data, alpha):
        feature = self.feature(input_data).view(-1, 6)
        reverse_feature = GradReverse.apply(feature, alpha)
        return self.class_classifier(feature), self.domain_classifier(reverse_feature)


net = DANN()
with torch.no_grad():
    for name, p in net.named_parameters():
        if "bn" not in name:
            p.copy_(torch.from_numpy(rng.normal(0, 0.6, tuple(p.shape))))
optimizer = torch.optim.SGD(net.parameters(), lr=0.1, momentum=0.9, nesterov=True)
criterion = torch.nn.NLLLoss()
source = torch.from_numpy(rng.standard_normal((12, 4))).float()
labels = (source[:, 0] > 0).long()
target = torch.from_numpy(rng.standard_normal((12, 4)) + 1).float()
history = []
for i in range(4):
    p = float(i) / 4
    alpha = 2.0 / (1.0 + np.exp(-10 * p)) - 1
    net.zero_grad()
    class_out, domain_out = net(Variable(source), alpha=alpha)
    err_s_label = criterion(class_out, Variable(labels))
    err_s_domain = criterion(domain_out, torch.zeros(12).long())
    _, domain_out = net(target, alpha=alpha)
    err_t_domain = criterion(domain_out, torch.ones(12, dtype=torch.long))
    err = err_t_domain + err_s_domain + err_s_label
    err.backward()
    optimizer.step()
    history.append([e.data.cpu().numpy().item() for e in (err_s_label, err_s_domain, err_t_domain)])
x = torch.tensor([-2.0, 0.5, 2.0], requires_grad=True)
ClampWithGrad.apply(x, -1.0, 1.0).sum().backward()
result = [history, x.grad.tolist(), net.feature.f_bn.running_mean.tolist()]
