"""Linear algebra, Fourier transforms, special functions, complex numbers, named results."""

from typing import assert_type

import autograd as ag

a = ag.tensor([[2.0, 1.0], [1.0, 3.0]], requires_grad=True)
u, s, vh = ag.linalg.svd(a)
assert_type(s, ag.Tensor)
assert_type(ag.linalg.solve(a, ag.ones(2)), ag.Tensor)
assert_type(ag.linalg.eigh(a).eigenvalues, ag.Tensor)
assert_type(ag.fft.rfft(a), ag.Tensor)
assert_type(ag.special.gammaln(a), ag.Tensor)
z = ag.complex(a, ag.zeros_like(a))
assert_type(z.real + z.abs(), ag.Tensor)
values, indices = ag.max(a, dim=1)
assert_type(ag.max(a), ag.Tensor)
assert_type(ag.logsumexp(a, dim=0), ag.Tensor)
print(u.shape, vh.shape, values, indices)
