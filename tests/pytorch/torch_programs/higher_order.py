import autograd as torch

x = torch.tensor([1.0, 2.0, 3.0], dtype=torch.float64, requires_grad=True)
y = (x**3).sum()
(first,) = torch.autograd.grad(y, x, create_graph=True)
penalty = (first.norm() - 1) ** 2
penalty.backward()
(second,) = torch.autograd.grad((x**4).sum(), [x], grad_outputs=torch.tensor(2.0).double())

hessian = torch.autograd.functional.hessian(lambda v: (v.sin() * v).prod(), x.detach())
value, hvp = torch.autograd.functional.hvp(lambda v: (v**3).sum(), x, torch.ones_like(x))
jacobian = torch.func.jacrev(lambda v: torch.outer(v, v))(x.detach())
checked = torch.autograd.gradcheck(lambda v: v.exp() * v, (x,))
variable = torch.autograd.Variable(torch.ones(2, dtype=torch.float64), requires_grad=True)
isinstance_of_it = isinstance(x, torch.autograd.Variable)

result = [
    x.grad.tolist(), second.tolist(), hessian.tolist(), value.item(), hvp.tolist(),
    jacobian.tolist(), checked, variable.requires_grad, isinstance_of_it,
]  # fmt: skip
