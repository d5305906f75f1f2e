"""`python -m codegen export`: the written modules, run in the libraries they are for."""

from __future__ import annotations

import importlib
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np
import pytest

import autograd as ag
import autograd.forward_ad as fwad
from codegen import builtin
from codegen.__main__ import main
from codegen.export import TARGETS, export, jax_words
from codegen.export import torch_words as words
from codegen.export.phrasebook import Phrasebook
from codegen.lower.analysis import Plan, plan_table
from codegen.parse.errors import TableError
from tests.samples.rows import packed
from tests.support.cases import GRAD_CASES, Case, differentiable, direction
from tests.support.tables import TABLES

# PyTorch warns of its own parts as they are imported.

TABLE = (TABLES / "waves.yaml").read_text(encoding="utf-8")
KERNELS = """\
import numpy as np


def softclip(x, bound):
    return bound * np.tanh(x / bound)


def doubled(x):
    return x + x
"""


class Call(NamedTuple):
    """A call of a row: the shapes of its Tensors, a letter for their kind, which modes it has."""

    function: Callable[..., Any]
    shapes: Sequence[tuple[int, ...]]
    kind: str = "f"
    forward: bool = True

    def arrays(self, seed: int = 0) -> list[np.ndarray]:
        rng = np.random.default_rng(seed)
        arrays = [np.asarray(rng.uniform(0.3, 1.5, shape)) for shape in self.shapes]
        return [x + 1j * x[..., ::-1] if self.kind == "c" else x for x in arrays]


CALLS = {
    "softclip": Call(lambda o, x: o.softclip(x, 2.0), [(3, 4)]),
    "softclip-default": Call(lambda o, x: o.softclip(x), [(3,)]),
    "softclip-complex": Call(lambda o, x: o.softclip(x, 2.0), [(3,)], "c"),
    "bell": Call(lambda o, x, w: o.bell(x, w), [(3, 4), (4,)]),
    "bell-ones": Call(lambda o, x, w: o.bell(x, w), [(3, 4), (2, 1, 1)]),
    "bell-height": Call(lambda o, x, w: o.bell(x, w, height=0.5), [(3, 4), (3, 1)]),
    "polar_parts": Call(lambda o, x, y: o.polar_parts(x, y), [(3, 1), (4,)]),
    "total": Call(lambda o, x: o.total(x, 1), [(3, 4)]),
    "total-list": Call(lambda o, x: o.total(x, (0, 2)), [(3, 4, 2)]),
    "doubled": Call(lambda o, x: o.doubled(x), [(3,)]),
    "log_sum": Call(lambda o, x: o.log_sum(x, 0), [(3, 4)]),
    "rms": Call(lambda o, x: o.rms(x), [(3, 4)], forward=False),
    "product": Call(lambda o, a, b: o.product(a, b), [(2, 3), (3, 4)]),
    "product-complex": Call(lambda o, a, b: o.product(a, b), [(2, 3), (3, 4)], "c"),
    "turned": Call(lambda o, x: o.turned(x, 2j), [(3,)]),
    "turned-complex": Call(lambda o, x: o.turned(x, 0.5 + 1j), [(3,)], "c"),
    "modulus": Call(lambda o, x: o.modulus(x), [(3,)]),
    "modulus-complex": Call(lambda o, x: o.modulus(x), [(3,)], "c"),
    "largest": Call(lambda o, x: o.largest(x, 1)[0], [(3, 4)], forward=False),
    "shifted": Call(lambda o, x: o.shifted(x), [(3,)]),
    "shifted-by": Call(lambda o, x, b: o.shifted(x, b), [(3,), (2, 1)]),
    "stepped": Call(lambda o, x, h: o.stepped(x, h), [(3, 4), (1, 4)]),
    "both": Call(lambda o, x, y: o.both(x, y), [(3,), (3,)], forward=False),
    "waves": Call(lambda o, x: o.waves(x), [(3, 4)]),
}
KERNEL_CALLS = ("softclip", "doubled", "waves")  # which torch.func.vmap cannot see through
NO_FORWARD_IN_JAX = ("doubled", "rms", "largest", "both")
over_calls = pytest.mark.parametrize("name", CALLS)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder with the table, its kernels, and the modules that were written from it."""
    path = tmp_path_factory.mktemp("export")
    (path / "waves.yaml").write_text(TABLE)
    (path / "waves_kernels.py").write_text(KERNELS)
    sys.path.insert(0, str(path))
    for target in TARGETS:
        output = path / f"waves_{target}.py"
        given = ["export", "--to", target, str(path / "waves.yaml"), "--output", str(output)]
        assert main(given) == 0
    yield path
    sys.path.remove(str(path))


@pytest.fixture(scope="module")
def ops(folder: Path) -> Iterator[Any]:
    """The rows in this library."""
    table = ag.load_table(folder / "waves.yaml", kernels=importlib.import_module("waves_kernels"))
    yield table
    ag.unload_table(table)


@pytest.fixture(scope="module")
def in_torch(folder: Path) -> ModuleType:
    pytest.importorskip("torch")
    return importlib.import_module("waves_torch")


@pytest.fixture(scope="module")
def jax() -> Iterator[Any]:
    """JAX in double precision, while the tests of this module run."""
    jax = pytest.importorskip("jax")
    before = jax.config.jax_enable_x64
    jax.config.update("jax_enable_x64", True)
    yield jax
    jax.config.update("jax_enable_x64", before)


@pytest.fixture(scope="module")
def in_jax(folder: Path, jax: Any) -> ModuleType:
    return importlib.import_module("waves_jax")


def several(outputs: Any) -> list[Any]:
    return list(outputs) if isinstance(outputs, tuple) else [outputs]


def dot(xs: Sequence[Any], seed: int) -> list[np.ndarray]:
    """Arrays like `xs` whose numbers are as good as random."""
    return [direction(ag.tensor(np.asarray(x)), seed + i).numpy() for i, x in enumerate(xs)]


class Results(NamedTuple):
    values: list[np.ndarray]
    gradients: list[np.ndarray]
    seconds: list[np.ndarray]


def numbers(outputs: Sequence[Any]) -> list[np.ndarray]:
    """Tensors and arrays of all libraries as arrays."""
    found = [x.resolve_conj().detach() if hasattr(x, "detach") else x for x in outputs]
    return [x.numpy(force=True) if hasattr(x, "is_conj") else np.asarray(x) for x in found]


def of_autograd(function: Callable[..., Any], arrays: Sequence[np.ndarray]) -> Results:
    inputs = [ag.tensor(x, requires_grad=True) for x in arrays]
    return differentiated(function, inputs, ag.tensor, ag.grad)


def differentiated(
    function: Callable[..., Any], inputs: Sequence[Any], tensor: Any, grad: Any
) -> Results:
    """Values, gradients and gradients of gradients, where functions are those of PyTorch."""
    outputs = several(function(*inputs))
    w = [tensor(x) for x in dot(numbers(outputs), 1)]
    g = grad(outputs, inputs, w, create_graph=True, materialize_grads=True)
    pairs = [(x, u) for x, u in zip(g, dot(numbers(g), 7), strict=True) if x.requires_grad]
    seconds = []
    if pairs:
        gs, us = zip(*((x, tensor(u)) for x, u in pairs), strict=True)
        seconds = numbers(grad(gs, inputs, us, materialize_grads=True))
    return Results(numbers(outputs), numbers(g), seconds)


def tangents_of(fw: Any, tensor: Any, function: Any, arrays: Sequence[np.ndarray]) -> list[Any]:
    with fw.dual_level():
        pairs = zip(arrays, dot(arrays, 3), strict=True)
        duals = [fw.make_dual(tensor(x), tensor(t)) for x, t in pairs]
        found = [fw.unpack_dual(y).tangent for y in several(function(*duals))]
        return numbers([x for x in found if x is not None])


def assert_close(mine: Sequence[Any], theirs: Sequence[Any]) -> None:
    assert len(mine) == len(theirs)
    for x, y in zip(mine, theirs, strict=True):
        assert x.shape == y.shape and x.dtype == y.dtype
        np.testing.assert_allclose(x, y, rtol=1e-10, atol=1e-12)


# ---- PyTorch -------------------------------------------------------------------------------------


@pytest.mark.torch
@over_calls
def test_torch_as_here(ops: Any, in_torch: ModuleType, torch: Any, name: str) -> None:
    call = CALLS[name]
    arrays = call.arrays()
    inputs = [torch.tensor(x, requires_grad=True) for x in arrays]
    found = differentiated(
        lambda *x: call.function(in_torch, *x), inputs, torch.tensor, torch.autograd.grad
    )
    expected = of_autograd(lambda *x: call.function(ops, *x), arrays)
    for mine, theirs in zip(found, expected, strict=True):
        assert_close(mine, theirs)


@pytest.mark.torch
@over_calls
def test_torch_gradcheck(in_torch: ModuleType, torch: Any, name: str) -> None:
    call = CALLS[name]
    inputs = [torch.tensor(x, requires_grad=True) for x in call.arrays()]

    def function(*x: Any) -> Any:
        return call.function(in_torch, *x)

    batched = not name.startswith(KERNEL_CALLS)
    assert torch.autograd.gradcheck(
        function, inputs, check_forward_ad=call.forward, check_batched_grad=batched
    )
    if not name.startswith("stepped"):  # whose derivative is constant
        assert torch.autograd.gradgradcheck(function, inputs)


@pytest.mark.torch
@pytest.mark.parametrize("name", [name for name, call in CALLS.items() if call.forward])
def test_torch_tangents(ops: Any, in_torch: ModuleType, torch: Any, name: str) -> None:
    call = CALLS[name]
    theirs = tangents_of(
        torch.autograd.forward_ad,
        torch.tensor,
        lambda *x: call.function(in_torch, *x),
        call.arrays(),
    )
    ours = tangents_of(fwad, ag.tensor, lambda *x: call.function(ops, *x), call.arrays())
    assert_close(theirs, ours)


@pytest.mark.torch
def test_torch_transforms(in_torch: ModuleType, torch: Any) -> None:
    x = torch.linspace(0.5, 1.5, 12, dtype=torch.float64).reshape(3, 4)
    rows = torch.stack([torch.func.grad(in_torch.log_sum)(row) for row in x])
    torch.testing.assert_close(torch.func.vmap(torch.func.grad(in_torch.log_sum))(x), rows)
    torch.testing.assert_close(rows, torch.softmax(x, 1))
    hessian = torch.func.hessian(lambda v: in_torch.bell(v, torch.ones_like(v)).sum())(x[0])
    torch.testing.assert_close(hessian, torch.diag((4 * x[0] ** 2 - 2) * torch.exp(-(x[0] ** 2))))


@pytest.mark.torch
def test_torch_keeps_and_computes_what_is_needed(in_torch: ModuleType, torch: Any) -> None:
    x, w = torch.ones(3, requires_grad=True), torch.full((3,), 2.0)
    node = in_torch.bell(x, w).grad_fn
    assert len(node.saved_tensors) == 3
    assert in_torch.total(x, 0).grad_fn.saved_tensors == ()
    assert not in_torch.largest(x, 0)[1].requires_grad


@pytest.mark.torch
def test_torch_words(torch: Any) -> None:
    """The names that the tables of words give PyTorch are those that it has."""

    def has(name: str) -> bool:
        found = torch
        for part in name.split("."):
            found = getattr(found, part, None)
        return found is not None

    names = {e.signature.qualified_name for e in builtin.entries() if not e.signature.is_private}
    names |= {alias for e in builtin.entries() for alias in e.aliases}
    said = {"copy", "getitem", "zero"}
    methods = {n for n in names if not has(n) and hasattr(torch.Tensor, n)}
    attributes = {e.signature.name for e in builtin.entries() if e.operator == "property"}
    assert methods == words.METHODS_ONLY | {n for n in attributes if not has(n)}
    assert {n for n in names if not has(n)} - methods == words.UNKNOWN | said
    assert all(hasattr(torch, n) and not hasattr(torch.Tensor, n) for n in words.FUNCTIONS_ONLY)
    functions = [n for n in words.NUMPY.functions if n.startswith("torch.")]
    assert [n for n in functions if not has(n.removeprefix("torch."))] == []


@pytest.mark.parametrize("phrases", [words.OPERATIONS, jax_words.OPERATIONS])
def test_phrases_are_of_operations(phrases: Phrasebook) -> None:
    """What a phrase says is said of an operation of the table, and once."""
    names = {e.signature.qualified_name for e in builtin.entries()}
    names |= {alias for e in builtin.entries() for alias in e.aliases}
    assert {name for name, _ in phrases.calls} <= names
    assert len(phrases.calls) == len(set(phrases.calls))


# ---- JAX -----------------------------------------------------------------------------------------


@pytest.mark.jax
@over_calls
def test_jax_as_here(ops: Any, in_jax: ModuleType, jax: Any, name: str) -> None:
    """JAX's gradients are the conjugates of ours, by convention."""
    call = CALLS[name]
    arrays = call.arrays()
    expected = of_autograd(lambda *x: call.function(ops, *x), arrays)

    def pulled(function: Callable[..., Any], w: Sequence[np.ndarray], *x: Any) -> list[Any]:
        _, back = jax.vjp(lambda *x: tuple(several(function(*x))), *x)
        given = [np.conj(each) for each in w]
        return [jax.numpy.conj(g) for g in back(tuple(given))]

    def function(*x: Any) -> Any:
        return call.function(in_jax, *x)

    assert_close(numbers(several(function(*arrays))), expected.values)
    w = dot(expected.values, 1)
    assert_close(numbers(jax.jit(lambda *x: pulled(function, w, *x))(*arrays)), expected.gradients)
    if expected.seconds and len(expected.seconds) == len(arrays) and name != "stepped":
        u = dot(expected.gradients, 7)
        seconds = pulled(lambda *x: tuple(pulled(function, w, *x)), u, *arrays)
        assert_close(numbers(seconds), expected.seconds)


@pytest.mark.jax
@over_calls
def test_jax_check_grads(in_jax: ModuleType, jax: Any, name: str) -> None:
    from jax.test_util import check_grads

    call = CALLS[name]
    modes = ["rev"] if name.startswith(NO_FORWARD_IN_JAX) else ["fwd", "rev"]
    arrays = [jax.numpy.asarray(x) for x in call.arrays()]
    check_grads(lambda *x: call.function(in_jax, *x), arrays, order=2, modes=modes)


@pytest.mark.jax
def test_jax_transforms(in_jax: ModuleType, jax: Any) -> None:
    x = np.linspace(0.5, 1.5, 12).reshape(3, 4)
    np.testing.assert_allclose(jax.vmap(jax.grad(in_jax.log_sum))(x), jax.nn.softmax(x, axis=1))
    clipped = jax.jit(jax.vmap(jax.grad(lambda v: in_jax.softclip(v, 2.0).sum())))(x)
    np.testing.assert_allclose(clipped, 1 - np.tanh(x / 2) ** 2)
    np.testing.assert_allclose(in_jax.total(x, [0, 1]), x.sum(keepdims=True))
    with pytest.raises(TypeError, match="custom_vjp"):
        jax.jvp(in_jax.rms, (x,), (x,))


@pytest.mark.jax
def test_jax_words(jax: Any) -> None:
    """The names that the table of words gives JAX are those that it has, after `import jax`."""
    functions = set(jax_words.OPERATIONS.functions)
    dotted = {name.replace("jnp.", "jax.numpy.", 1) for name in functions if "self" not in name}
    for name in dotted - {"_axes", "_sgn", "input.mT", "range"}:
        found = jax
        for part in name.split(".")[1:]:
            found = getattr(found, part)


@pytest.mark.jax
def test_jax_integers(in_jax: ModuleType, jax: Any) -> None:
    """Integers have tangents and cotangents of their own dtype, which formulas never see."""
    x, n = np.array([0.5, 1.5]), np.array([1, 2])
    slopes = jax.grad(lambda x: in_jax.bell(x, n).sum())(x)
    np.testing.assert_allclose(slopes, -2 * x / n**2 * np.exp(-((x / n) ** 2)))
    np.testing.assert_allclose(jax.grad(lambda x: in_jax.both(x, n))(x), n)


# ---- rows of the built-in table ------------------------------------------------------------------


@cache
def exported(target: str) -> list[Plan]:
    """The rows that the library can be told."""
    found = []
    for plan in plan_table(builtin.entries()):
        try:
            export([plan], "derivatives.yaml", target, "")
        except TableError:
            continue
        found.append(plan)
    return found


@pytest.fixture(scope="module")
def rows(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], ModuleType]:
    """The module with all of them."""
    path = tmp_path_factory.mktemp("rows")

    @cache
    def module(target: str) -> ModuleType:
        text = export(exported(target), "derivatives.yaml", target, "")
        (path / f"rows_{target}.py").write_text(text)
        spec = importlib.util.spec_from_file_location(f"rows_{target}", path / f"rows_{target}.py")
        assert spec is not None and spec.loader is not None
        loaded = importlib.util.module_from_spec(spec)
        sys.modules[spec.name] = loaded
        spec.loader.exec_module(loaded)
        return loaded

    return module


def cases_of(target: str) -> Iterator[tuple[Plan, Case]]:
    plans = {p.entry.signature.full_name: p for p in exported(target) if p.differentiable}
    for case in GRAD_CASES:
        if case.row in plans:
            yield plans[case.row], case


@pytest.mark.torch
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_built_in_rows_in_torch(rows: Callable[[str], ModuleType], torch: Any) -> None:
    """Against PyTorch's own derivatives of the functions of these names."""
    from tests.pytorch import test_oracle as oracle

    module = rows("torch")
    without = {*oracle.WITHOUT_COUNTERPART, *oracle.OTHER_GRADIENT}
    compared = set()
    for plan, case in cases_of("torch"):
        if {case.row, str(case)} & without or str(case) == "squeeze-sample0":  # takes no None
            continue
        results = []
        for function in (getattr(module, plan.identifier), oracle.their_function(case)):
            args, kwargs, inputs = oracle.theirs(case.sample(), case)
            outputs = [y for y in several(function(*args, **kwargs)) if y.requires_grad]
            w = [torch.tensor(x) for x in dot(numbers(outputs), 1)]
            grads = torch.autograd.grad(outputs, inputs, w, materialize_grads=True)
            results.append([*outputs, *grads])
        for mine, theirs in zip(*results, strict=True):
            torch.testing.assert_close(mine, theirs, rtol=1e-9, atol=1e-10, msg=str(case))
        compared.add(case.row)
    assert len(compared) > 90


REFUSED_BY_JAX = {
    "sum-sample6": "a dimension of what has none",
    "mean-sample6": "a dimension of what has none",
    "softmax-sample5": "a dimension of what has none",
    "log_softmax-sample5": "a dimension of what has none",
    "cumsum-sample4": "a dimension of what has none",
    "squeeze-sample2": "a dimension that is longer than 1",
    "squeeze-sample4": "a dimension of what has none",
    "expand-sample1": "-1 for a size that stays",
    "contiguous": "the layout of memory is XLA's",
    "transpose-sample3": "dimensions of what has none",
    "H-sample1": "a matrix without dimensions",
    "getitem-sample8": "a list within a subscript",
    "gather-sample1": "an index smaller than the input",
    "gather-sample2": "an index smaller than the input",
    "scatter.src": "an index smaller than the input",
    "scatter.value": "an index smaller than the input",
    "nn.functional.linear-sample4": "a weight of one dimension",
}


@pytest.mark.jax
@pytest.mark.slow
def test_built_in_rows_in_jax(rows: Callable[[str], ModuleType], jax: Any) -> None:
    """Against this library's derivatives, which PyTorch's hold to account elsewhere."""
    module = rows("jax")
    compared = set()
    for plan, case in cases_of("jax"):
        if {case.row, str(case)} & REFUSED_BY_JAX.keys():
            continue
        sample = case.sample()
        outputs = differentiable(case.call(*sample.args, **sample.kwargs))
        w = [direction(x, seed) for seed, x in enumerate(outputs)]
        expected = ag.grad(outputs, sample.inputs, w, materialize_grads=True)
        inputs = [x.detach().numpy() for x in sample.inputs]

        function = of_inputs(getattr(module, plan.identifier), case)
        values, back = jax.vjp(function, *inputs)
        assert_near(values, outputs, str(case))
        gradients = [jax.numpy.conj(g) for g in back([x.conj().numpy() for x in w])]
        assert_near(gradients, expected, str(case))
        compared.add(case.row)
    assert len(compared) > 90


def of_inputs(exported: Callable[..., Any], case: Case) -> Callable[..., list[Any]]:
    """The floating-point outputs of an exported row as a function of the case's inputs alone."""

    def function(*values: Any) -> list[Any]:
        left = iter(values)
        changed = case.sample().mapped(
            lambda x: next(left) if x.requires_grad else x.detach().numpy()
        )
        args = packed(case.row, changed.args, changed.kwargs)
        found = several(exported(*args, **changed.kwargs))
        return [y for y in found if np.issubdtype(y.dtype, np.inexact)]

    return function


def assert_near(theirs: Sequence[Any], ours: Sequence[Any], what: str) -> None:
    for x, y in zip(theirs, numbers(ours), strict=True):
        np.testing.assert_allclose(x, y, rtol=1e-7, atol=1e-9, err_msg=what)


# ---- what cannot be said, and the text -----------------------------------------------------------

WRONG = (TABLES / "unexported.yaml").read_text(encoding="utf-8")


def test_what_cannot_be_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = tmp_path / "wrong.yaml"
    table.write_text(WRONG)
    (tmp_path / "kernels.py").write_text(KERNELS)
    assert main(["export", "--to", "torch", str(table), "--output", "-"]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    messages = [line.removeprefix(str(table)) for line in err.splitlines() if "yaml:" in line]
    assert messages == [
        ":3:12: power_like: PyTorch has nothing known for this call of np.cbrt, in forward",
        ":4:9: power_like: powers.pow_self is a function of autograd.formulas, which PyTorch "
        "cannot run, in the formula of 'self'",
        ":5:20: power_like: PyTorch has nothing known for this call of special.iv, in the formula "
        "of 'exponent'",
        ":10:16: hidden: kernels.softclip runs in NumPy alone and would hide the derivative of "
        "the derivative, in the formula of 'self'",
    ]


def test_usage(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", "--to", "jax"]) == 2
    assert "name a table or --rows" in capsys.readouterr().err
    assert main(["export", "--to", "jax", "--rows", "sinn"]) == 2
    assert "did you mean 'sin'?" in capsys.readouterr().err
    output = tmp_path / "rows.py"
    assert main(["export", "--to", "jax", "--rows", "sin", "tanh", "--output", str(output)]) == 0
    assert "def tanh(self):" in output.read_text()


@pytest.mark.parametrize("target", TARGETS)
def test_written_as_by_hand(folder: Path, target: str) -> None:
    """The module passes the checks of this repository."""
    pytest.importorskip("ruff")
    command = [
        sys.executable, "-m", "ruff", "check", "--config", str(builtin.ROOT / "pyproject.toml"),
    ]  # fmt: skip
    done = subprocess.run(
        [*command, str(folder / f"waves_{target}.py")], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
