"""Errors of NumPy's functions on Tensors: they can be caught as NumPy's, and as PyTorch's."""

from __future__ import annotations

import operator

import numpy as np
import pytest

import autograd as ag
from autograd.numpy_api.scipys import ADAPTERS

CALLS = {
    "np.concatenate([x(2, 3), x(3)])": "torch.cat([x(2, 3), x(3)])",
    "np.concatenate([x(2, 3), x(2, 4)])": "torch.cat([x(2, 3), x(2, 4)])",
    "np.stack([x(2), x(3)])": "torch.stack([x(2), x(3)])",
    "np.einsum('ij,jk', x(2, 3), x(2, 3))": "torch.einsum('ij,jk', x(2, 3), x(2, 3))",
    "np.einsum('ij->ik', x(2, 3))": "torch.einsum('ij->ik', x(2, 3))",
    "np.einsum('i', x(2, 3))": "torch.einsum('i', x(2, 3))",
    "np.matmul(x(2, 3), x(2, 3))": "torch.matmul(x(2, 3), x(2, 3))",
    "x(2) @ x(3)": "x(2) @ x(3)",
    "np.dot(x(2, 3), x(2))": "torch.mv(x(2, 3), x(2))",
    "np.tensordot(x(2, 3), x(2, 3), 1)": "torch.tensordot(x(2, 3), x(2, 3), 1)",
    "np.linalg.inv(x(2, 3))": "torch.linalg.inv(x(2, 3))",
    "np.linalg.solve(x(2, 2), x(3))": "torch.linalg.solve(x(2, 2), x(3))",
    "np.linalg.qr(x(2))": "torch.linalg.qr(x(2))",
    "np.linalg.norm(x(2, 3), 0)": "torch.linalg.norm(x(2, 3), 0)",
    "np.linalg.norm(x(2, 3, 4), 2)": "torch.linalg.norm(x(2, 3, 4), 2)",
    "np.linalg.norm(x(2, 3, 4), axis=(-3, 0))": "torch.linalg.norm(x(2, 3, 4), dim=(-3, 0))",
    "np.linalg.lstsq(x(3), x(3))": "torch.linalg.lstsq(x(3), x(3))",
    "np.linalg.lstsq(x(4, 2), x(3))": "torch.linalg.lstsq(x(4, 2), x(3))",
    "np.linalg.lstsq(x(4, 2), x(4, 3, 2))": "torch.linalg.lstsq(x(4, 2), x(4, 3, 2))",
    "np.linalg.tensorinv(x(4, 4), 0)": "torch.linalg.tensorinv(x(4, 4), 0)",
    "np.linalg.tensorinv(x(4, 3), 1)": "torch.linalg.tensorinv(x(4, 3), 1)",
    "np.linalg.tensorinv(x(4, 4), 3)": "torch.linalg.tensorinv(x(4, 4), 3)",
    "np.linalg.tensorsolve(x(2, 3, 5), x(2, 3))": "torch.linalg.tensorsolve(x(2, 3, 5), x(2, 3))",
    "np.linalg.multi_dot([x(2, 3)])": "torch.linalg.multi_dot([x(2, 3)])",
    "np.linalg.multi_dot([x(2, 3), x(3), x(3)])": "torch.linalg.multi_dot([x(2, 3), x(3), x(3)])",
    "np.linalg.multi_dot([x(2, 3), x(4, 3)])": "torch.linalg.multi_dot([x(2, 3), x(4, 3)])",
    "np.linalg.cond(x(2))": "torch.linalg.cond(x(2))",
    "np.linalg.cond(x(2, 2), 3)": "torch.linalg.cond(x(2, 2), 3)",
    "np.linalg.eigvalsh(x(2, 2), 'Z')": "torch.linalg.eigvalsh(x(2, 2), UPLO='Z')",
    "np.fft.fft(x(3), norm='z')": "torch.fft.fft(x(3), norm='z')",
    "np.fft.fftn(x(3, 4), (3,), (0, 1))": "torch.fft.fftn(x(3, 4), (3,), (0, 1))",
    "np.diagonal(x(3, 3), axis1=1, axis2=1)": "torch.diagonal(x(3, 3), dim1=1, dim2=1)",
    "np.fft.fft(x(3), 0)": "torch.fft.fft(x(3), 0)",
    "np.rot90(x(4))": "torch.rot90(x(4))",
    "np.rot90(x(4, 4), axes=(0, 0))": "torch.rot90(x(4, 4), dims=(0, 0))",
    "np.fliplr(x(4))": "torch.fliplr(x(4))",
    "x(5).__setitem__([0, 1], x(3))": "x(5).__setitem__([0, 1], x(3))",
    "x(5, 1).__setitem__(..., x(5, 2))": "x(5, 1).__setitem__(..., x(5, 2))",
    "np.reshape(x(2, 3), 4)": "torch.reshape(x(2, 3), (4,))",
    "np.reshape(x(2, 3), (-1, -1))": "torch.reshape(x(2, 3), (-1, -1))",
    "np.transpose(x(2, 3), (0, 0))": "torch.permute(x(2, 3), (0, 0))",
    "np.transpose(x(2, 3), (0,))": "torch.permute(x(2, 3), (0,))",
    "np.sum(x(2, 3), axis=4)": "torch.sum(x(2, 3), 4)",
    "np.sum(x(2, 3), axis=(0, 0))": "torch.sum(x(2, 3), (0, 0))",
    "np.max(x(0))": "torch.amax(x(0), ())",
    "np.argmax(x(0))": "torch.argmax(x(0))",
    "np.repeat(x(3), [1, 2])": "torch.repeat_interleave(x(3), torch.tensor([1, 2]))",
    "np.diag(x(2, 2, 2))": "torch.diag(x(2, 2, 2))",
}


def raised(library, code):
    """What is raised if `x` makes arrays of `library`."""
    with pytest.raises((RuntimeError, ValueError, LookupError)) as caught:
        eval(code, {"np": np, "torch": library, "x": lambda *shape: library.ones(shape)})
    return caught.type


@pytest.mark.parametrize("code", CALLS)
def test_type_is_that_of_numpy(code):
    assert issubclass(raised(ag, code), raised(np, code))


@pytest.mark.parametrize("code", CALLS)
def test_type_is_that_of_pytorch(code):
    torch = pytest.importorskip("torch")
    assert issubclass(raised(ag, code), raised(torch, CALLS[code]))


@pytest.mark.parametrize("name", ["spacing", "nonzero", "searchsorted", "linalg.matrix_rank"])
def test_values_of_batches_and_traces_are_refused(name):
    function = operator.attrgetter(name)(np)
    calls = {"searchsorted": lambda x: function([0.0, 1.0], x)}
    call, x = calls.get(name, function), ag.ones(2, 2, 2)
    for transform, error in ((ag.func.vmap, "vmap: a value"), (ag.compile, "value of a tensor")):
        with pytest.raises(RuntimeError, match=error):
            transform(lambda x: x * call(x)[0])(x)


def test_refusals_name_what_takes_tensors():
    t, array = ag.tensor([0.2, 0.9], requires_grad=True), np.ones(2)
    for call, error, message in (
        (lambda: array.dot(t), RuntimeError, "Use np.dot of the array and the Tensor"),
        (
            lambda: np.polynomial.polynomial.polyval2d(t, t, np.ones((2, 2))),
            TypeError,
            "use autograd.numpy.polynomial.polynomial.polyval2d",
        ),
        (
            lambda: ADAPTERS["linalg.eigvals"](t, homogeneous_eigvals=True),
            TypeError,
            r"linalg.eigvals: got an unexpected keyword argument .* of Tensors it is \(a, b\)",
        ),
        (
            lambda: ADAPTERS["ndimage.map_coordinates"](t, [[0.5]]),
            TypeError,
            "order= is 0 or 1",
        ),
    ):
        with pytest.raises(error, match=message):
            call()


@pytest.mark.parametrize(
    ("code", "kind"),
    [
        ("np.polyfit(x(3), x(3), -1)", ValueError),
        ("np.polyfit(x(3), x(4), 1)", TypeError),
        ("np.resize(x(3), (2, -1))", ValueError),
        ("np.linalg.cond(x(2, 0, 0))", np.linalg.LinAlgError),
    ],
)
def test_what_numpy_alone_refuses(code, kind):
    messages = []
    for library in (np, ag):
        with pytest.raises(kind) as caught:
            eval(code, {"np": np, "x": lambda *shape, of=library: of.ones(shape)})
        messages.append(str(caught.value))
    assert messages[0] == messages[1]
