"""Samples of the matrix products and einsum."""

from __future__ import annotations

import numpy as np

from tests.support.sampling import Sample, samples


@samples("matmul", reference=np.matmul)
def _matmul(make):
    yield Sample(make(2, 3), make(3, 4))
    yield Sample(make(3), make(3))
    yield Sample(make(3), make(3, 2))
    yield Sample(make(2, 3), make(3))
    yield Sample(make(2, 2, 3), make(3, 2))
    yield Sample(make(2, 3), make(2, 3, 2))
    yield Sample(make(3), make(2, 3, 2))
    yield Sample(make(2, 2, 3), make(3))
    yield Sample(make(2, 2, 3), make(2, 3, 2))
    yield Sample(make(2, 1, 2, 3), make(3, 3, 2))
    yield Sample(make(2, 0), make(0, 3))
    yield Sample(make(0, 2, 3), make(3, 2))


@samples("mm", reference=np.matmul)
def _mm(make):
    yield Sample(make(2, 3), make(3, 4))
    yield Sample(make(2, 0), make(0, 3))


@samples("bmm", reference=np.matmul)
def _bmm(make):
    yield Sample(make(2, 2, 3), make(2, 3, 4))
    yield Sample(make(0, 2, 3), make(0, 3, 4))


@samples("mv", reference=np.matmul)
def _mv(make):
    yield Sample(make(2, 3), make(3))


@samples("dot", reference=np.dot)
def _dot(make):
    yield Sample(make(3), make(3))
    yield Sample(make(0), make(0))


@samples("vdot", reference=np.vdot)
def _vdot(make):
    yield Sample(make(3), make(3))


@samples("outer", reference=np.outer)
def _outer(make):
    yield Sample(make(2), make(3))
    yield Sample(make(0), make(3))


@samples("inner", reference=np.inner)
def _inner(make):
    yield Sample(make(3), make(3))
    yield Sample(make(2, 3), make(4, 3))
    yield Sample(make(), make(2, 3))


def _tensordot_reference(x, y, dims=2):
    for i, j in () if isinstance(dims, int) else zip(*dims, strict=True):
        n = max(x.shape[i], y.shape[j])
        x, y = np.repeat(x, n // x.shape[i], i), np.repeat(y, n // y.shape[j], j)
    return np.tensordot(x, y, dims)


@samples("tensordot", reference=_tensordot_reference)
def _tensordot(make):
    yield Sample(make(2, 3), make(2, 3))
    yield Sample(make(2, 3), make(3, 2), 1)
    yield Sample(make(2), make(3), dims=0)
    yield Sample(make(2, 3, 4), make(4, 2, 2), dims=([0, 2], [1, 0]))
    yield Sample(make(1, 3, 2), make(3, 1, 2), dims=([0, 1], [0, 1]))


@samples("kron", reference=np.kron)
def _kron(make):
    yield Sample(make(2, 3), make(3, 2))
    yield Sample(make(2), make(2, 2))


@samples("trace", reference=np.trace)
def _trace(make):
    yield Sample(make(3, 3))
    yield Sample(make(2, 3))


@samples("addmm", reference=lambda c, a, b, beta=1, alpha=1: beta * c + alpha * np.matmul(a, b))
def _addmm(make):
    yield Sample(make(2, 4), make(2, 3), make(3, 4))
    yield Sample(make(4), make(2, 3), make(3, 4), beta=2, alpha=3)
    yield Sample(make(), make(2, 3), make(3, 4), beta=0)
    if make.dtype.kind == "c":
        yield Sample(make(2, 4), make(2, 3), make(3, 4), beta=1j, alpha=0.5 + 2j)


@samples("addmv", reference=lambda c, a, b, beta=1, alpha=1: beta * c + alpha * np.matmul(a, b))
def _addmv(make):
    yield Sample(make(2), make(2, 3), make(3))
    yield Sample(make(2), make(2, 3), make(3), beta=2, alpha=3)


@samples("addr", reference=lambda c, a, b, beta=1, alpha=1: beta * c + alpha * np.outer(a, b))
def _addr(make):
    yield Sample(make(2, 3), make(2), make(3))
    yield Sample(make(3), make(2), make(3), beta=2, alpha=3)


@samples(
    "addbmm",
    reference=lambda c, a, b, beta=1, alpha=1: beta * c + alpha * np.matmul(a, b).sum(0),
)
def _addbmm(make):
    yield Sample(make(2, 2), make(3, 2, 2), make(3, 2, 2))
    yield Sample(make(2), make(2, 2, 3), make(2, 3, 2), beta=2, alpha=3)
    if make.dtype.kind == "c":
        yield Sample(make(2, 4), make(3, 2, 3), make(3, 3, 4), beta=1j, alpha=0.5 + 2j)


@samples("baddbmm", reference=lambda c, a, b, beta=1, alpha=1: beta * c + alpha * np.matmul(a, b))
def _baddbmm(make):
    yield Sample(make(2, 2, 2), make(2, 2, 3), make(2, 3, 2))
    yield Sample(make(2), make(2, 2, 3), make(2, 3, 2), beta=2, alpha=3)
    if make.dtype.kind == "c":
        yield Sample(make(3, 2, 4), make(3, 2, 3), make(3, 3, 4), beta=1j, alpha=0.5 + 2j)


@samples(
    "nn.functional.linear",
    reference=lambda x, weight, bias=0: np.matmul(x, weight.T) + bias,
)
def _linear(make):
    yield Sample(make(2, 3), make(4, 3), make(4))
    yield Sample(make(2, 3), make(4, 3))
    yield Sample(make(3), make(4, 3), make(4))
    yield Sample(make(2, 2, 3), make(4, 3), bias=make(4))
    yield Sample(make(3), make(3), make())
    yield Sample(make(0, 3), make(4, 3), make(4))


@samples("einsum", reference=lambda equation, *operands: np.einsum(equation, *operands))
def _einsum(make):
    yield Sample("ij,jk->ik", make(2, 3), make(3, 2))
    yield Sample("ij,jk", make(2, 3), make(3, 2))
    yield Sample("ii", make(3, 3))
    yield Sample("ii->i", make(3, 3))
    yield Sample("iij,jk->ik", make(2, 2, 3), make(3, 2))
    yield Sample("i,i->", make(3), make(3))
    yield Sample("ij,k->i", make(2, 3), make(2))
    yield Sample("ij->ji", make(2, 3))
    yield Sample("...ij,...jk", make(2, 1, 2, 3), make(2, 3, 2))
    yield Sample("...i->...", make(2, 3))
    yield Sample("bhqd,bkhd->bhqk", make(2, 1, 2, 3), make(2, 2, 1, 3))
    yield Sample("bi,bi->b", make(3, 2), make(3, 2))
    yield Sample("ij,ij->ij", make(1, 3), make(2, 3))
    yield Sample("ij,ij->", make(1, 3), make(2, 3))
    yield Sample("i,j,k->kji", make(2), make(3), make(2))
    yield Sample("bi,oij,bj->bo", make(2, 2), make(3, 2, 2), make(2, 2))
    yield Sample(",i->i", make(), make(3))
    yield Sample("ij,jk->ik", make(2, 0), make(0, 3))
