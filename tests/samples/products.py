"""Samples of the matrix products and einsum."""

from __future__ import annotations

import operator

import numpy as np
import scipy.sparse

from tests.support.sampling import Sample, samples

samples("matmul", np.matmul, lambda make: [
    (make(2, 3), make(3, 4)), (make(3), make(3)), (make(3), make(3, 2)), (make(2, 3), make(3)),
    (make(2, 2, 3), make(3, 2)), (make(2, 3), make(2, 3, 2)), (make(3), make(2, 3, 2)),
    (make(2, 2, 3), make(3)), (make(2, 2, 3), make(2, 3, 2)), (make(2, 1, 2, 3), make(3, 3, 2)),
    (make(2, 0), make(0, 3)), (make(0, 2, 3), make(3, 2))])  # fmt: skip
samples("_sparse_product", operator.matmul, lambda make: [
    (scipy.sparse.csr_array([[0, 2, 0], [1, 0, -1]]), make(3)),
    (scipy.sparse.coo_array([[0, 2], [1, 3], [0, 0]]), make(2, 4))],
    keeps_dtype=False)  # fmt: skip
samples("mm", np.matmul, lambda make: [(make(2, 3), make(3, 4)), (make(2, 0), make(0, 3))])
samples("bmm", np.matmul, lambda make: [
    (make(2, 2, 3), make(2, 3, 4)), (make(0, 2, 3), make(0, 3, 4))])  # fmt: skip
samples("mv", np.matmul, lambda make: [(make(2, 3), make(3))])
samples("dot", np.dot, lambda make: [(make(3), make(3)), (make(0), make(0))])
samples("vdot", np.vdot, lambda make: [(make(3), make(3))])
samples("outer", np.outer, lambda make: [(make(2), make(3)), (make(0), make(3))])
samples("inner", np.inner, lambda make: [
    (make(3), make(3)), (make(2, 3), make(4, 3)), (make(), make(2, 3))])  # fmt: skip


def _tensordot_reference(x, y, dims=2):
    for i, j in () if isinstance(dims, int) else zip(*dims, strict=True):
        n = max(x.shape[i], y.shape[j])
        x, y = np.repeat(x, n // x.shape[i], i), np.repeat(y, n // y.shape[j], j)
    return np.tensordot(x, y, dims)


samples("tensordot", _tensordot_reference, lambda make: [
    (make(2, 3), make(2, 3)), (make(2, 3), make(3, 2), 1), Sample(make(2), make(3), dims=0),
    Sample(make(2, 3, 4), make(4, 2, 2), dims=([0, 2], [1, 0])),
    Sample(make(1, 3, 2), make(3, 1, 2), dims=([0, 1], [0, 1]))])  # fmt: skip
samples("kron", np.kron, lambda make: [(make(2, 3), make(3, 2)), (make(2), make(2, 2))])
samples("trace", np.trace, lambda make: [make(3, 3), make(2, 3)])


def _complex_factors(make, *shapes):
    """A sample with complex numbers before the terms, where these are complex."""
    if make.is_complex:
        yield Sample(*(make(*shape) for shape in shapes), beta=1j, alpha=0.5 + 2j)


samples("addmm", lambda c, a, b, beta=1, alpha=1: beta * c + alpha * np.matmul(a, b),
    lambda make: [(make(2, 4), make(2, 3), make(3, 4)),
        Sample(make(4), make(2, 3), make(3, 4), beta=2, alpha=3),
        Sample(make(), make(2, 3), make(3, 4), beta=0),
        *_complex_factors(make, (2, 4), (2, 3), (3, 4))])  # fmt: skip
samples("addmv", lambda c, a, b, beta=1, alpha=1: beta * c + alpha * np.matmul(a, b), lambda make: [
    (make(2), make(2, 3), make(3)),
    Sample(make(2), make(2, 3), make(3), beta=2, alpha=3)])  # fmt: skip
samples("addr", lambda c, a, b, beta=1, alpha=1: beta * c + alpha * np.outer(a, b), lambda make: [
    (make(2, 3), make(2), make(3)),
    Sample(make(3), make(2), make(3), beta=2, alpha=3)])  # fmt: skip
samples("addbmm", lambda c, a, b, beta=1, alpha=1: beta * c + alpha * np.matmul(a, b).sum(0),
    lambda make: [(make(2, 2), make(3, 2, 2), make(3, 2, 2)),
        Sample(make(2), make(2, 2, 3), make(2, 3, 2), beta=2, alpha=3),
        *_complex_factors(make, (2, 4), (3, 2, 3), (3, 3, 4))])  # fmt: skip
samples("baddbmm", lambda c, a, b, beta=1, alpha=1: beta * c + alpha * np.matmul(a, b),
    lambda make: [(make(2, 2, 2), make(2, 2, 3), make(2, 3, 2)),
        Sample(make(2), make(2, 2, 3), make(2, 3, 2), beta=2, alpha=3),
        *_complex_factors(make, (3, 2, 4), (3, 2, 3), (3, 3, 4))])  # fmt: skip
samples("nn.functional.linear", lambda x, weight, bias=0: np.matmul(x, weight.T) + bias,
    lambda make: [(make(2, 3), make(4, 3), make(4)), (make(2, 3), make(4, 3)),
        (make(3), make(4, 3), make(4)), Sample(make(2, 2, 3), make(4, 3), bias=make(4)),
        (make(3), make(3), make()), (make(0, 3), make(4, 3), make(4))])  # fmt: skip
samples("einsum", lambda equation, *operands: np.einsum(equation, *operands), lambda make: [
    ("ij,jk->ik", make(2, 3), make(3, 2)), ("ij,jk", make(2, 3), make(3, 2)), ("ii", make(3, 3)),
    ("ii->i", make(3, 3)), ("iij,jk->ik", make(2, 2, 3), make(3, 2)), ("i,i->", make(3), make(3)),
    ("ij,k->i", make(2, 3), make(2)), ("ij->ji", make(2, 3)),
    ("...ij,...jk", make(2, 1, 2, 3), make(2, 3, 2)), ("...i->...", make(2, 3)),
    ("bhqd,bkhd->bhqk", make(2, 1, 2, 3), make(2, 2, 1, 3)), ("bi,bi->b", make(3, 2), make(3, 2)),
    ("ij,ij->ij", make(1, 3), make(2, 3)), ("ij,ij->", make(1, 3), make(2, 3)),
    ("i,j,k->kji", make(2), make(3), make(2)),
    ("bi,oij,bj->bo", make(2, 2), make(3, 2, 2), make(2, 2)), (",i->i", make(), make(3)),
    ("ij,jk->ik", make(2, 0), make(0, 3))])  # fmt: skip
