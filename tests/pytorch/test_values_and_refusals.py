"""Values, dtypes, subscripts and refusals that are PyTorch's."""

import numpy as np
import pytest

import autograd as ag
from tests.support.two_libraries import Programs, outcome

PROGRAMS = Programs()


@PROGRAMS.gives([[0.05990721121, -0.2715210563], [9.887510598, 0.0], [-0.04321391826, 6.0]])
def complex_powers_of_negative_numbers(t):
    x = t.tensor([-2.0, 3.0], dtype=t.float64, requires_grad=True)
    exponent = t.tensor([1 + 1j, 2 - 1j], dtype=t.complex128, requires_grad=True)
    y = x**exponent
    by_x, found = t.autograd.grad(y.abs().sum(), (x, exponent), create_graph=True)
    return [[z.real, round(z.imag, 12)] for z in found.tolist()] + [by_x]


@PROGRAMS.gives([
    [[0, 1, 2, 3], [], [2, 3, 4, 5]], [[0, 1, 2], [3, 4], [5]], [[0, 1], [], [1, 2, 3, 4, 5], []],
    [[], [0], [1, 2, 3, 4, 5]],
])  # fmt: skip
def parts_cut_at_any_places(t):
    x = t.arange(6)
    return [t.tensor_split(x, places) for places in ((4, 2), (-3, 5), (2, -5, 9), (-9, 1))]


@PROGRAMS.gives([[[2.0, 3.0], [2.0, 3.0], [5.0, 6.0]], *["indexing with dtype "] * 3])
def bytes_are_masks(t):
    x, y = t.tensor([1.0, 2.0, 3.0]), t.tensor([1.0, 1.0])
    mask = t.tensor([0, 1, 2], dtype=t.uint8)
    y[t.tensor([1, 1], dtype=t.uint8)] = t.tensor([5.0, 6.0])
    return x[mask], x[None][0, mask], y


_LIST = "Using a non-tuple sequence for multidimensional indexing is deprecated"


@PROGRAMS.gives([[[[0, 1], [3, 4]], [[9, 9, 2], [9, 9, 5]], [3]], *[_LIST] * 3])
def lists_of_slices_are_tuples(t):
    x, y = t.arange(6).reshape(2, 3), t.arange(6).reshape(2, 3)
    y[[slice(None), [0, 1]]] = 9
    return x[[slice(None), [0, 1]]], y, x[[..., 0]][1:]


@PROGRAMS.gives([[1.0, 2.0], [1.0, 2.0], [[1.0], [3.0]], [[2.0], [1.0]], [True, False]])
def tensors_of_one_element_among_numbers(t):
    one = t.tensor([1.0])
    return [
        t.tensor(data)
        for data in (
            [one, t.tensor([2.0])],
            [one, 2.0],
            [[t.tensor([[1.0]])], [3]],
            [[2.0], one],
            [t.tensor([True]), t.tensor([False])],
        )
    ]


@PROGRAMS.gives([1.0, 2.0])
def padding_by_nothing_copies(t):
    x = t.tensor([1.0, 2.0])
    t.nn.functional.pad(x, (0, 0))[0] = 5.0
    return x


@PROGRAMS.gives([44, -56, -56, "float16", "float16"])
def dtypes_that_are_kept(t):
    x = t.tensor([[1.0, 2.0], [3.0, 5.0]], dtype=t.float16)
    layers = t.nn.BatchNorm1d(2), t.nn.LayerNorm(2)
    byte, small = t.tensor([200, 100], dtype=t.uint8), t.tensor([100, 100], dtype=t.int8)
    sums = byte.sum(dtype=t.uint8), small.sum(dtype=t.int8), t.nansum(small, dtype=t.int8)
    return *sums, *(str(layer(x).dtype).removeprefix("torch.") for layer in layers)


def _refused(call, type_):
    name = f"a_refusal_of_{len(PROGRAMS)}"
    call.__name__ = name
    PROGRAMS.gives(f"{type_.__name__}: ")(call)


_METHODS = ("permute", "reshape", "repeat", "expand", "tile", "flip")
for _method in (*_METHODS, "new_zeros", "new_ones", "new_empty"):
    _refused(lambda t, m=_method: getattr(t.ones(2, 3), m)(), TypeError)
    _refused(lambda t, m=_method: getattr(t.ones(()), m)(), TypeError)
for _creation in ("zeros", "ones", "empty", "rand", "randn"):
    _refused(lambda t, f=_creation: getattr(t, f)(), TypeError)
_refused(lambda t: t.flipud(t.tensor(1.0)), RuntimeError)
_refused(lambda t: t.fliplr(t.tensor([1.0])), RuntimeError)
for _dtype in ("int64", "int8", "bool", "complex64"):
    _refused(
        lambda t, d=_dtype: t.nn.functional.interpolate(
            t.ones(1, 1, 2, 2, dtype=getattr(t, d)), scale_factor=2
        ),
        NotImplementedError,
    )


@pytest.mark.parametrize("name", PROGRAMS)
def test_program(name):
    PROGRAMS.check(name)


@pytest.mark.torch
@pytest.mark.parametrize("name", PROGRAMS)
def test_program_in_pytorch(name, torch):
    PROGRAMS.check(name, torch)


def _norms(functional):
    return {
        "layer": lambda x: functional.layer_norm(x, (50,)),
        "group": lambda x: functional.group_norm(x, 3),
        "batch": lambda x: functional.batch_norm(x, None, None, training=True),
        "instance": lambda x: functional.instance_norm(x),
        "var": lambda x: x.var(-1),
        "std": lambda x: x.std((0, 1)),
    }


@pytest.mark.parametrize("mean", [0.0, 1e2, 1e4, 1e6])
@pytest.mark.parametrize("name", _norms(ag.nn.functional))
def test_float32_far_from_zero(name, mean, rng):
    """Distances from a large mean are as exact as the input, forward and backward."""
    x = (rng.normal(size=(4, 6, 50)) + mean).astype(np.float32)
    function = _norms(ag.nn.functional)[name]
    found, gradients = [], []
    for dtype in (ag.float64, ag.float32):
        given = ag.tensor(x, dtype=dtype, requires_grad=True)
        y = function(given)
        weights = ag.arange(y.numel(), dtype=dtype).cos().reshape(y.shape)
        gradients.append(ag.autograd.grad((y * weights).sum(), given)[0].numpy())
        found.append(y.detach().numpy())
    np.testing.assert_allclose(found[1], found[0], rtol=1e-5, atol=2e-6)
    if name not in ("var", "std"):  # whose gradient has the rounding error of the mean in PyTorch
        largest = np.abs(gradients[0]).max()
        np.testing.assert_allclose(gradients[1], gradients[0], atol=1e-5 * largest)


def test_arrays_of_bytes_are_places():
    x = ag.tensor([1.0, 2.0, 3.0])
    assert outcome(lambda t: x[np.array([0, 1, 1], np.uint8)], ag) == [1.0, 2.0, 2.0]
