import autograd as torch

forward_ad = torch.autograd.forward_ad
primal = torch.tensor([0.5, 1.5], dtype=torch.float64)
tangent = torch.tensor([1.0, -2.0], dtype=torch.float64)
with forward_ad.dual_level():
    dual = forward_ad.make_dual(primal, tangent)
    out = forward_ad.unpack_dual((dual * dual).sin())
    values = [out.primal.tolist(), out.tangent.tolist()]

value, slope = torch.func.jvp(lambda x: x.exp().cumsum(0), (primal,), (tangent,))
columns = torch.func.jacfwd(torch.func.grad(lambda x: (x**3).sum()))(primal)
result = [values, value.tolist(), slope.tolist(), columns.tolist()]
