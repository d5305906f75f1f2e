"""autograd.func.vmap: its arguments, its nesting with other transforms, and its refusals."""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd.base.pytree import flatten
from autograd.core.tensor import Tensor
from autograd.func import jvp, linearize, vmap

Pair = namedtuple("Pair", "first second")

_random = np.random.default_rng(0)
ARRAYS = {
    "vector": _random.normal(size=3), "rows": _random.normal(size=(3, 4)),
    "columns": _random.normal(size=(4, 3)), "cube": _random.normal(size=(3, 4, 5)),
    "squares": _random.normal(size=(3, 4, 4)), "places": np.array([[0, 1], [2, 0], [1, 1]]),
}  # fmt: skip


def arrays_of(results: Any) -> list[np.ndarray]:
    found = [x.detach() if hasattr(x, "detach") else x for x in flatten(results)[0]]
    return [np.asarray(x) for x in found]


def same(got: Any, expected: Any) -> None:
    ours, theirs = arrays_of(got), arrays_of(expected)
    assert len(ours) == len(theirs)
    for x, y in zip(ours, theirs, strict=True):
        assert x.shape == y.shape
        assert x.dtype == y.dtype
        np.testing.assert_allclose(x, y, 1e-10, 1e-12)


def looped(function: Callable[..., Any], *batches: Tensor) -> Any:
    """`function` of one sample after the other; stacked results."""
    results = [arrays_of(function(*each)) for each in zip(*batches, strict=True)]
    return [np.stack(each) for each in zip(*results, strict=True)]


# ---- programs that both libraries run ------------------------------------------------------------

PROGRAMS: dict[str, Callable[[Any, Any], Any]] = {
    "negative_in_dims": lambda lib, t: lib.func.vmap(lambda x: x.sum(0), in_dims=-1)(t["cube"]),
    "shared_argument": lambda lib,
        t: lib.func.vmap(lambda x, y: x @ y, in_dims=(0, None))(t["cube"], t["cube"][0].T),
    "negative_out_dims": lambda lib, t: lib.func.vmap(lambda x: x * 2, out_dims=-1)(t["cube"]),
    "out_dims_per_output": lambda lib,
        t: lib.func.vmap(lambda x: (x.sum(), x * 2), out_dims=(0, 1))(t["cube"]),
    "out_dims_of_a_list": lambda lib,
        t: lib.func.vmap(lambda x: [x, x], out_dims=[0, 1])(t["rows"]),
    "out_dims_none": lambda lib,
        t: lib.func.vmap(lambda x: (x.sum(), t["vector"]), out_dims=(0, None))(t["cube"]),
    "result_that_is_the_same_for_all": lambda lib,
        t: lib.func.vmap(lambda x: t["vector"] * 1)(t["rows"]),
    "chunks": lambda lib, t: lib.func.vmap(lambda x: x.cumsum(0), chunk_size=2)(t["rows"]),
    "nested_out_dims": lambda lib,
        t: lib.func.vmap(lib.func.vmap(lambda x: x), in_dims=1, out_dims=2)(t["cube"]),
    "single_precision": lambda lib,
        t: lib.func.vmap(lambda x: (x * 2, x.sum(), x.double()))(t["vector"].float()),
}  # fmt: skip


def program(function: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
    PROGRAMS[function.__name__] = function
    return function


def loss(x: Any) -> Any:
    return (x.sin() * x).sum()


@program
def trees_of_arguments(lib: Any, t: Any) -> Any:
    def f(tree: Any, x: Any) -> Any:
        return tree["w"][0] * x + tree["b"]

    mapped = lib.func.vmap(f, in_dims=({"w": (0,), "b": None}, 1))
    return mapped({"w": (t["vector"],), "b": t["vector"][1]}, t["columns"])


@program
def lists_in_trees(lib: Any, t: Any) -> Any:
    mapped = lib.func.vmap(lambda d: d["w"][0] * d["b"], in_dims=({"w": [0], "b": 1},))
    return mapped({"w": [t["rows"]], "b": t["columns"]})


@program
def one_dim_for_a_tree(lib: Any, t: Any) -> Any:
    pair = Pair(t["columns"], (t["columns"] * 2,))
    return lib.func.vmap(lambda p: p.first * p.second[0], in_dims=1)(pair)


@program
def out_dims_of_a_dict(lib: Any, t: Any) -> Any:
    mapped = lib.func.vmap(lambda x: {"a": x.sum(), "b": x * 2}, out_dims={"a": 0, "b": 2})
    return mapped(t["cube"])


@program
def keywords_are_shared(lib: Any, t: Any) -> Any:
    mapped = lib.func.vmap(lambda x, *, y, scale: x * y * scale)
    return mapped(t["rows"], y=t["columns"][:, 0], scale=2.0)


@program
def chunks_of_several_outputs(lib: Any, t: Any) -> Any:
    mapped = lib.func.vmap(lambda x: (x.cumsum(0), x.sum()), out_dims=(1, 0), chunk_size=2)
    return mapped(t["rows"])


@program
def nested(lib: Any, t: Any) -> Any:
    inner = lib.func.vmap(lambda x, y: x * y, in_dims=(0, None))
    return lib.func.vmap(inner, in_dims=(None, 0))(t["vector"], t["columns"][:, 0])


@program
def nested_three_times(lib: Any, t: Any) -> Any:
    inner = lib.func.vmap(lambda x, y: x * y + x.sin(), in_dims=(0, None))
    middle = lib.func.vmap(inner, in_dims=(None, 0))
    return lib.func.vmap(middle, in_dims=(1, 1))(t["rows"], t["rows"])


@program
def nested_products(lib: Any, t: Any) -> Any:
    inner = lib.func.vmap(lambda x, y: x @ y, in_dims=(0, None))
    one = lib.func.vmap(inner, in_dims=(0, None))(t["squares"], t["columns"])
    return one, lib.func.vmap(inner, in_dims=(None, 0))(t["squares"], t["cube"])


@program
def inner_samples_left_alone(lib: Any, t: Any) -> Any:
    def outer(x: Any) -> Any:
        return lib.func.vmap(lambda y: x.sum() * y + x[0])(t["columns"])

    return lib.func.vmap(outer)(t["rows"])


@program
def of_gradients(lib: Any, t: Any) -> Any:
    func = lib.func
    return func.vmap(func.grad(loss))(t["rows"]), func.vmap(func.grad_and_value(loss))(t["rows"])


@program
def of_gradients_with_aux(lib: Any, t: Any) -> Any:
    slope = lib.func.grad(lambda x: (loss(x), {"y": x * 2}), has_aux=True)
    return lib.func.vmap(slope)(t["rows"])


@program
def of_jacobians(lib: Any, t: Any) -> Any:
    func = lib.func
    products = [transform(lambda x: x.cumprod(0)) for transform in (func.jacrev, func.jacfwd)]
    return [func.vmap(f)(t["rows"]) for f in (*products, func.hessian(loss))]


@program
def of_products_with_jacobians(lib: Any, t: Any) -> Any:
    func = lib.func

    def forward(x: Any, v: Any) -> Any:
        return func.jvp(lambda x: x.exp() * x, (x,), (v,))

    def reverse(x: Any, u: Any) -> Any:
        y, pull = func.vjp(lambda x: x.exp() * x, x)
        return y, pull(u)[0]

    return [func.vmap(f)(t["rows"], t["rows"] * 2) for f in (forward, reverse)]


@program
def of_directions(lib: Any, t: Any) -> Any:
    func, point = lib.func, t["rows"][0]
    _, pull = func.vjp(lambda x: x.exp() * x, point)
    moved = func.vmap(lambda v: func.jvp(lambda x: x.exp() * x, (point,), (v,)))(t["rows"])
    return func.vmap(lambda u: pull(u)[0])(t["rows"]), moved


@program
def transforms_of_it(lib: Any, t: Any) -> Any:
    func, x = lib.func, t["rows"]
    each = func.vmap(loss)
    found = [func.grad(lambda x: each(x).prod())(x), func.hessian(lambda x: each(x).prod())(x)]
    found += [func.jacrev(each)(x), func.jacfwd(each)(x)]
    return [*found, func.jvp(func.vmap(lambda x: x.cumprod(0)), (x,), (x,))]


@program
def between_transforms(lib: Any, t: Any) -> Any:
    func = lib.func

    def rows(x: Any) -> Any:
        return func.vmap(lambda row: row.prod())(x).sum()

    thrice = func.vmap(func.vmap(func.grad(func.grad(lambda x: x**3))))
    moving = func.jvp(func.vmap(func.grad(loss)), (t["rows"],), (t["rows"],))
    return func.vmap(func.grad(rows))(t["cube"]), thrice(t["rows"]), moving


@program
def no_grad_inside(lib: Any, t: Any) -> Any:
    def f(x: Any) -> Any:
        with lib.no_grad():
            y = x * 2
        return (y * x).sum()

    return lib.func.vmap(lib.func.grad(f))(t["rows"])


@program
def inside_no_grad(lib: Any, t: Any) -> Any:
    x = t["rows"].clone().requires_grad_()
    with lib.no_grad():
        y = lib.func.vmap(loss)(x)
    assert not y.requires_grad
    return y


@program
def backward_afterwards(lib: Any, t: Any) -> Any:
    w, x = (t["rows"][i].clone().requires_grad_() for i in (0, slice(None)))
    lib.func.vmap(lambda x: (x * w).sin().sum())(x).sum().backward()
    return w.grad, x.grad


@program
def rows_of_gradients(lib: Any, t: Any) -> Any:
    x = t["rows"].clone().requires_grad_()
    unit = lib.eye(4, dtype=lib.float64)
    return lib.autograd.grad(x.exp().sum(0), x, unit, is_grads_batched=True)


@program
def batches_of_one_and_none(lib: Any, t: Any) -> Any:
    def f(x: Any) -> Any:
        return x.sin(), x.sum(0), x @ t["columns"]

    return [lib.func.vmap(f)(t["rows"][:n]) for n in (1, 0)]


@program
def samples_that_are_numbers(lib: Any, t: Any) -> Any:
    def f(x: Any) -> Any:
        return x.sum() + x.mean() + x.max() + x.prod(), x.sum(0), x.cumsum(0), x.softmax(0)

    return lib.func.vmap(f)(t["vector"])


@program
def whole_numbers(lib: Any, t: Any) -> Any:
    def f(i: Any, x: Any) -> Any:
        return x[i], i.sum(), i * 2, i > 0, (x > 0).any(), (x > 0) & (x < 1)

    return lib.func.vmap(f)(t["places"], t["rows"])


@program
def complex_numbers(lib: Any, t: Any) -> Any:
    def f(x: Any) -> Any:
        z = lib.complex(x, x * 2)
        return z.abs(), z * 1j, z.real

    return lib.func.vmap(f)(t["rows"])


@program
def memory_not_in_one_piece(lib: Any, t: Any) -> Any:
    turned = lib.func.vmap(lambda x: x.reshape(-1) * 2, in_dims=2)(t["cube"].permute(1, 2, 0))
    return turned, lib.func.vmap(lambda x: (x * 2).reshape(-1))(t["rows"][:1].expand(5, 4))


@pytest.mark.torch
@pytest.mark.parametrize("name", PROGRAMS)
def test_as_torch(name: str, torch: Any) -> None:
    run = PROGRAMS[name]
    ours = run(ag, {key: ag.tensor(x) for key, x in ARRAYS.items()})
    theirs = run(torch, {key: torch.tensor(x) for key, x in ARRAYS.items()})
    same(ours, theirs)


# ---- without torch -------------------------------------------------------------------------------


@pytest.mark.parametrize("chunk_size", [None, 1, 2, 5])
@pytest.mark.parametrize("dim", [0, 1, -1])
def test_as_a_loop(dim: int, chunk_size: int | None) -> None:
    cube = ag.tensor(ARRAYS["cube"])

    def f(x: Tensor) -> Any:
        return x.cumsum(0) * 2, x.max(), x.sum(-1)

    got = vmap(f, in_dims=dim, chunk_size=chunk_size)(cube)
    same(got, looped(f, cube.movedim(dim, 0)))


def test_arguments_and_results() -> None:
    assert vmap(lambda x: x * 2)(np.ones(3)).tolist() == [2.0] * 3  # arrays are taken as tensors
    assert vmap(partial(ag.mul, ag.tensor(2.0)))(ag.ones(2)).tolist() == [2.0, 2.0]  # without name
    shared = ag.tensor([1.0, 2.0])
    found = vmap(lambda x: shared, out_dims=1)(ag.zeros(3))
    assert found.tolist() == [[1.0] * 3, [2.0] * 3]
    with pytest.raises(ZeroDivisionError):
        vmap(lambda x: 1 // 0)(ag.ones(2))
    assert ag.rand(2).shape == (2,)  # no batch is left open


def test_gradients_of_each_sample_inside() -> None:
    def slope(x: Tensor) -> Tensor:
        y = x.clone()
        y.requires_grad = True
        return ag.autograd.grad((y * y * y).sum(), y)[0]

    same(vmap(slope)(ag.tensor(ARRAYS["rows"])), 3 * ARRAYS["rows"] ** 2)
    w = ag.ones(3, requires_grad=True)
    with pytest.raises(RuntimeError, match="captured from outside of vmap"):
        vmap(lambda x: ag.autograd.grad((x * w).sum(), w)[0])(ag.ones(2, 3))


def test_linearized_functions() -> None:
    rows = ag.tensor(ARRAYS["rows"])
    _, push = linearize(lambda x: x.exp() * x, rows[0])
    expected = np.exp(ARRAYS["rows"][0]) * (1 + ARRAYS["rows"][0]) * ARRAYS["rows"]
    same(vmap(push)(rows), expected)
    values, slopes = vmap(lambda x: (linearize(loss, x)[0], linearize(loss, x)[1](x)))(rows)
    same((values, slopes), looped(lambda x: jvp(loss, (x,), (x,)), rows))


# ---- refusals ------------------------------------------------------------------------------------

Misuse = Callable[[Any, Any], Any]
MISUSES: dict[str, tuple[type[Exception], str, Misuse]] = {
    "no inputs": (ValueError, "got no inputs", lambda v, t: v(lambda: 1)()),
    "only keywords": (ValueError, "got no inputs", lambda v, t: v(lambda *, y: y)(y=t["vector"])),
    "in_dims None": (ValueError, "expected `in_dims` to be int or a", lambda v,
     t: v(abs, in_dims=None)(t["vector"])),
    "in_dims list": (ValueError, "expected `in_dims` to be int or a", lambda v,
     t: v(abs, in_dims=[0])(t["vector"])),
    "nothing batched": (ValueError, "Expected at least one Tensor to vmap over", lambda v,
     t: v(abs, in_dims=(None,))(t["vector"])),
    "number batched": (ValueError, "We cannot vmap over non-Tensor arguments", lambda v,
     t: v(pow)(t["vector"], 2)),
    "structure": (ValueError, "in_dims is not compatible with the structure of `inputs`", lambda v,
     t: v(pow, in_dims=(0,))(t["vector"], t["vector"])),
    "in_dims text": (ValueError, "in_dim must be either an integer dimension or None", lambda v,
     t: v(abs, in_dims=("0",))(t["vector"])),
    "in_dims fraction": (ValueError, "in_dim must be either an integer dimension or None", lambda v,
     t: v(abs, in_dims=(0.0,))(t["vector"])),
    "in_dims too large": (ValueError, "expected in_dim to satisfy -1 <= in_dim < 1", lambda v,
     t: v(abs, in_dims=1)(t["vector"])),
    "number without dimensions": (ValueError, "dimensionality 0", lambda v,
     t: v(abs)(t["vector"][0])),
    "sizes": (ValueError, r"same size in the mapped dimension, got sizes \[3, 4\]", lambda v,
     t: v(lambda x, y: x)(t["vector"], t["columns"])),
    "out_dims None of samples": (ValueError, "can not return a BatchedTensor when out_dim is None",
     lambda v, t: v(lambda x: x, out_dims=None)(t["vector"])),
    "no Tensor returned": (ValueError, "must only return Tensors", lambda v,
     t: v(lambda x: 2)(t["vector"])),
    "out_dims structure": (ValueError, "out_dims is not compatible with the structure of `outputs`",
     lambda v, t: v(lambda x: (x, x), out_dims=(0, 0, 0))(t["vector"])),
    "out_dims text": (ValueError, "`out_dims` must be an int, None or a python collection of ints",
     lambda v, t: v(abs, out_dims="0")(t["vector"])),
    "out_dims too large": (IndexError, "Dimension out of range", lambda v,
     t: v(abs, out_dims=3)(t["vector"])),
    "randomness": (RuntimeError, "Only allowed values for randomness are", lambda v,
     t: v(abs, randomness="each")(t["vector"])),
    "chunk_size": (ValueError, "chunk_size should be None or greater than 0", lambda v,
     t: v(abs, chunk_size=0)(t["vector"])),
    "item": (RuntimeError, r"calling .item\(\) on a Tensor", lambda v,
     t: v(lambda x: x.item())(t["vector"])),
    "float": (RuntimeError, r"calling .item\(\) on a Tensor", lambda v,
     t: v(lambda x: x * float(x))(t["vector"])),
    "branch": (RuntimeError, "data-dependent control flow", lambda v,
     t: v(lambda x: x if x > 0 else -x)(t["vector"])),
    "nonzero": (RuntimeError, "vmap", lambda v, t: v(lambda x: x.nonzero())(t["rows"])),
    "mask": (RuntimeError, "mask", lambda v, t: v(lambda x: x[x > 0])(t["rows"])),
    "backward": (RuntimeError, r"backward\(\) called inside", lambda v,
     t: v(lambda x: (x * 2).backward())(t["vector"].clone().requires_grad_())),
}  # fmt: skip


@pytest.mark.parametrize("module", ["autograd", pytest.param("torch", marks=pytest.mark.torch)])
@pytest.mark.parametrize("name", MISUSES)
def test_misuse_is_refused_as_by_torch(name: str, module: str) -> None:
    library = pytest.importorskip(module)
    kind, words, misuse = MISUSES[name]
    with pytest.raises(kind, match=words):
        misuse(library.func.vmap, {key: library.tensor(x) for key, x in ARRAYS.items()})


def test_messages_name_the_function() -> None:
    def average(x: Tensor) -> Any:
        return "none"

    with pytest.raises(ValueError, match=r"vmap\(average, ..., out_dims=0\): `average` must"):
        vmap(average)(ag.ones(2))
