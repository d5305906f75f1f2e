"""Random programs as lines of Python that mean the same to PyTorch and to this library.

`t` is the library. A line assigns variables `v0`, `v1`, ... or changes what they refer to; which
lines make sense where is asked of PyTorch's tensors, so a program is grown by running it there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from random import Random
from typing import Any

import numpy as np
import torch

import autograd as ag
from autograd.core.tensor import Tensor
from tests.fuzz.known import LEFT_OUT, NOT_IN_PLACE
from tests.fuzz.templates import CALLS, FUNCTIONS, MODULES, STATEMENTS, prelude
from tests.samples.rows import signature, spec_of
from tests.support.cases import CASES
from tests.support.sampling import Sample

__all__ = ["Growth", "Space", "grown", "literal", "path_of"]

SHAPES: Sequence[tuple[int, ...]] = (
    *((3,), (3,), (2, 3), (2, 3), (3, 3), (3, 1), (1, 3), (2, 1, 3), (4, 3), (2, 2, 2)),
    *((), (), (1,), (1, 1), (0,), (0, 3), (2, 0)),
)
_LARGE = 1e6  # a variable that has a larger element is not used further
_MOST = 64  # nor is one of more elements


class Space:
    """The variables of a program in one library, and what its hooks have seen."""

    def __init__(self, library: Any) -> None:
        self.library = library
        self.log: list[tuple[str, Any]] = []
        self.names: dict[str, Any] = {**prelude(library), "log": self.log}

    def run(self, line: str) -> Exception | None:
        """What the line raises, None if nothing."""
        try:
            exec(_compiled(line), self.names)
        except Exception as error:  # whatever it is, the other library is to raise it too
            while torch._C._functorch.peek_interpreter_stack() is not None:
                torch._C._functorch.pop_dynamic_layer_stack()  # what PyTorch's vmap has left open
            return error
        return None

    def variables(self) -> dict[str, Any]:
        return {
            name: value
            for name, value in self.names.items()
            if name[0] == "v" and name[1:].isdigit() and isinstance(value, Tensor | torch.Tensor)
        }


@cache
def _compiled(line: str) -> Any:
    return compile(line, "<program>", "exec")


def literal(array: np.ndarray, requires_grad: bool = False) -> str:
    """The text of a tensor with the values of `array`."""
    dtype = "bool" if array.dtype == bool else array.dtype.name
    text = f"t.tensor({array.tolist()!r}, dtype=t.{dtype}"
    if not array.size:
        text = f"t.zeros({array.shape!r}, dtype=t.{dtype}"
    return text + (", requires_grad=True)" if requires_grad else ")")


def path_of(row: str) -> str | None:
    """How both libraries call the row: ``t.linalg.svd``; None if they do not."""
    sig = signature(row)
    if sig.name.startswith("_") or row in LEFT_OUT or "Generator" in ag.registry[row].signature:
        return None
    found: Any = torch
    for part in (*filter(None, sig.namespace.split(".")), sig.name):
        found = getattr(found, part, None)
    if not callable(found):
        return None
    prefix = f"{sig.namespace}." if sig.namespace else ""
    return f"t.{prefix}{sig.name}"


@cache
def _rows() -> list[str]:
    """The rows with samples that may be called in a program."""
    named = sorted({case.row for case in CASES})
    return [
        row
        for row in named
        if path_of(row) is not None and (spec_of(row) is None or spec_of(row).within is None)
    ]


@cache
def _samples(row: str, dtype: str) -> list[Sample]:
    spec = spec_of(row)
    assert spec is not None
    if dtype == "complex128" and not spec.complex:
        return []
    drawn = spec.draw(np.dtype(dtype))
    return [each for each in drawn if sum(x.numel() for x in each.tensors) <= _MOST]


@cache
def _pointwise(arity: int) -> list[str]:
    """The names of pointwise rows of so many Tensors, all of which may be negative."""
    found = []
    for row in _rows():
        record = ag.registry[row]
        required = [a for a in signature(row).arguments if a.default is None]
        plain = record.kind == "pointwise" and len(required) == arity and not record.domain
        if plain and all(str(a.type) == "Tensor" for a in required):
            found.append(row)
    return found


@cache
def _in_place(row: str) -> str | None:
    """The name of the method that writes the row's result, where both libraries have it."""
    name = f"{signature(row).name}_"
    both = hasattr(torch.Tensor, name) and hasattr(Tensor, name) and row not in NOT_IN_PLACE
    return name if both and not signature(row).namespace else None


class Growth:
    """Makes lines for a program whose variables are those of `space`."""

    def __init__(self, rng: Random, space: Space) -> None:
        self.rng = rng
        self.space = space
        self.dtype = rng.choice(("float64",) * 7 + ("complex128",) * 2 + ("float32",))
        self.mixed = rng.random() < 0.08
        self.modules: list[tuple[str, str]] = []
        self.count = 0
        self.random = np.random.default_rng(rng.randrange(1 << 30))

    # -- variables

    def new(self) -> str:
        self.count += 1
        return f"v{self.count - 1}"

    def usable(self, wanted: Callable[[Any], bool] = lambda x: True) -> list[str]:
        """The names of variables with numbers that further lines may use, the latest first."""
        found = []
        for name, x in self.space.variables().items():
            if self.fits(x) and wanted(x):
                found.append(name)
        return found[::-1]

    def pick(self, wanted: Callable[[Any], bool] = lambda x: True) -> str | None:
        """One of those, more often a late one."""
        skip, last = int(self.rng.expovariate(0.4)), None
        for name, x in reversed(self.space.variables().items()):
            if self.fits(x) and wanted(x):
                last = name
                if not skip:
                    break
                skip -= 1
        return last

    def fits(self, x: Any) -> bool:
        """Whether x is of the program's precision, small, and has no large elements."""
        names = ("float32",) if self.dtype == "float32" else ("float64", "complex128")
        number = x.is_floating_point() or x.is_complex()
        fitting = number if self.mixed else str(x.dtype).removeprefix("torch.") in names
        if not fitting or x.numel() > _MOST:
            return False
        return bool((np.abs(x.numpy(force=True)) < _LARGE).all())

    def value(self, name: str) -> Any:
        return self.space.names[name]

    def array(self, shape: Sequence[int]) -> np.ndarray:
        values = self.random.uniform(-2, 2, shape).round(3)
        if self.dtype == "complex128":
            values = values + 1j * self.random.uniform(-1, 1, shape).round(3)
        mixed = ("float32", "float64", "complex128", "complex64")
        dtype = self.rng.choice(mixed) if self.mixed else self.dtype
        return np.asarray(values).astype(dtype)

    def number(self) -> float:
        return round(self.rng.uniform(-2, 2), 2)

    # -- lines

    def leaf(self) -> Iterator[str]:
        shape = self.rng.choice(SHAPES)
        yield f"{self.new()} = {literal(self.array(shape), self.rng.random() < 0.85)}"

    def lines(self) -> Iterator[str]:
        """The lines of one step."""
        kinds = (
            (self.row, 40), (self.operator, 14), (self.pointwise, 8), (self.view, 22),
            (self.write, 16), (self.block, 8), (self.joined, 6), (self.reduced, 8),
            (self.picked, 6), (self.hook, 4), (self.leaf, 2), (self.template, 24),
        )  # fmt: skip
        make = self.rng.choices([each for each, _ in kinds], [n for _, n in kinds])[0]
        return make()

    def template(self) -> Iterator[str]:
        """One of the texts of `templates`, with variables in the places of its names."""
        rng = self.rng
        name = f"m{self.count}"
        sort = rng.random()
        if sort < 0.2:
            maker, call = rng.choice(MODULES)
            text = f"{name} = made({maker}, {{x}})\n= flat({call}, {name})"
        else:
            call, text = (
                "",
                rng.choice(STATEMENTS) if sort < 0.7 else f"= flat({rng.choice(CALLS)})",
            )
        given = {"m": name, "f": rng.choice(FUNCTIONS), "n": f"({self.number() or 0.5})"}
        x, a = self.pick(), self.pick(lambda y: not y.is_complex() and y.numel() <= 6)
        for key, first in ("xy", x), ("ab", a):
            if first is not None:
                like = self.value(first)
                second = self.pick(lambda y, x=like: (y.shape, y.dtype) == (x.shape, x.dtype))
                given |= {key[0]: first, key[1]: second or first}
        given["leaf"] = self.pick(lambda y: y.requires_grad and _is_leaf(y))
        given["s"] = self.pick(lambda y: y.requires_grad and not _is_leaf(y))
        if self.modules:
            given["mod"], old = rng.choice(self.modules)
            if x is not None:
                given["old"] = old.format(m=given["mod"], x=x, y=given["y"])
        wanted = set(re.findall(r"(?<!{){(\w+)}", text))
        if any(given.get(key) is None for key in wanted - {"v"}):
            return
        given["v"] = self.new() if "v" in wanted else ""
        for line in re.split(r"\n(?! )", text.format(**given)):
            yield from self.results(line[2:]) if line.startswith("= ") else [line]
        if call and name in self.space.names:
            self.modules.append((name, call))

    def row(self) -> Iterator[str]:
        """A row of the table with arguments like those of its samples."""
        rng = self.rng
        row = rng.choice(_rows())
        samples = _samples(row, self.dtype)
        if not samples:
            return
        sample = rng.choice(samples)
        names: dict[int, str] = {}
        for i, x in enumerate(sample.tensors):
            array = x.detach().numpy()
            numbers = array.dtype == np.dtype(self.dtype)
            same = self.pick(lambda y, x=array: tuple(y.shape) == x.shape) if numbers else None
            choice = rng.random()
            if same is not None and not i and choice < 0.4 and not ag.registry[row].domain:
                names[id(x)] = same
                continue
            names[id(x)] = name = self.new()
            other = self.pick(lambda y: y.numel() > 0) if numbers else None
            requires_grad = x.requires_grad and rng.random() < 0.8
            if other is None or choice > 0.8:
                yield f"{name} = {literal(array, requires_grad)}"
            else:
                scale = f"(1 + 0.01 * (0.37 + {other}.mean()).abs().tanh())"
                yield f"{name} = {literal(array)} * {scale}"
        try:
            args = [_text(each, names) for each in sample.args]
            named = [f"{key}={_text(each, names)}" for key, each in sample.kwargs.items()]
        except TypeError:  # what has no text
            return
        path = path_of(row)
        assert path is not None
        own = signature(row).name
        first = sample.args[0] if sample.args else None
        method = isinstance(first, Tensor) and not signature(row).namespace
        method = method and hasattr(torch.Tensor, own) and hasattr(Tensor, own)
        written = _in_place(row)
        if method and written is not None and rng.random() < 0.25:
            yield f"{args[0]}.{written}({', '.join([*args[1:], *named])})"
            return
        if method and rng.random() < 0.4:
            path, args = f"{args[0]}.{own}", args[1:]
        yield from self.results(f"{path}({', '.join([*args, *named])})")

    def results(self, call: str) -> Iterator[str]:
        """Assigns what the call returns: a tensor, or several."""
        name = f"r{self.count}"
        yield f"{name} = {call}"
        made = self.space.names.get(name)
        if isinstance(made, torch.Tensor):
            yield f"{self.new()} = {name}"
        elif isinstance(made, tuple | list):
            for i, each in enumerate(made):
                if isinstance(each, torch.Tensor):
                    yield f"{self.new()} = {name}[{i}]"

    def operator(self) -> Iterator[str]:
        a = self.pick()
        if a is None:
            return
        shape = self.value(a).shape
        b = self.pick(lambda y: _broadcast(shape, y.shape)) or a
        text = self.rng.choice(
            (
                "{a} + {b}", "{a} * {b}", "{a} - {b}", "{a} * {a}", "{a} / ({b}.abs() + 0.5)",
                "-{a}", "{n} * {a}", "{a} + {n}", "{n} - {a}", "{a} / {n}", "{a} ** 2",
                "{a}.abs() ** 1.5", "({a}.abs() + 0.5) ** {b}.tanh()", "2.0 ** {a}.tanh()",
                "{n} / ({a}.abs() + 1)", "t.add({a}, {b}, alpha={n})", "t.where({m}, {a}, {b})",
                "{a}.add({b}).mul({n})", "t.lerp({a}, {b}, 0.3)", "t.addcmul({a}, {b}, {b})",
            )
        )  # fmt: skip
        mask = f"{a}.real > {b}.real" if "complex" in self.dtype else f"{a} > {b}"
        number = self.number() or 1.5
        yield f"{self.new()} = {text.format(a=a, b=b, n=f'({number})', m=mask)}"

    def pointwise(self) -> Iterator[str]:
        arity = self.rng.choice((1, 1, 2))
        rows = _pointwise(arity)
        a = self.pick()
        if a is None or not rows:
            return
        row = self.rng.choice(rows)
        if "complex" in self.dtype and not ag.registry[row].takes_complex:
            return
        shape = self.value(a).shape
        names = [a, self.pick(lambda y: _broadcast(shape, y.shape)) or a][:arity]
        written = _in_place(row)
        if written is not None and self.rng.random() < 0.25:
            yield f"{names[0]}.{written}({', '.join(names[1:])})"
        else:
            yield f"{self.new()} = {path_of(row)}({', '.join(names)})"

    def view(self) -> Iterator[str]:
        name = self.pick()
        if name is None:
            return
        x = self.value(name)
        made = self.index(x) if self.rng.random() < 0.5 else self.shape_of(x)
        if made.startswith("t."):
            yield from self.results(made.format(x=name))
        elif "chunk" in made or "split" in made or "unbind" in made:
            yield from self.results(f"{name}{made}")
        else:
            yield f"{self.new()} = {name}{made}"

    def index(self, x: Any) -> str:
        """A subscript of basic indices."""
        rng = self.rng
        parts = []
        for size in x.shape[: rng.randint(0, x.ndim)]:
            choice = rng.random()
            if choice < 0.3 and size:
                parts.append(str(rng.randrange(-size, size)))
            elif choice < 0.75:
                start, stop = rng.choice(("", "1", "-2", "0")), rng.choice(("", "2", "-1"))
                parts.append(f"{start}:{stop}{rng.choice(('', '', ':2'))}")
            else:
                parts.append(":")
        if rng.random() < 0.2:
            parts.insert(rng.randint(0, len(parts)), "None")
        if rng.random() < 0.15 or not parts:
            parts.append("...")
        return f"[{', '.join(parts)}]"

    def shape_of(self, x: Any) -> str:
        """A method that makes a view, or a new shape."""
        rng, n = self.rng, x.ndim
        total = x.numel()
        if not n:
            return rng.choice((".unsqueeze(0)", ".expand(2, 3)", ".reshape(1, 1)", ".view(-1)"))
        d, e = rng.randrange(-n, n), rng.randrange(n)
        order = rng.sample(range(n), n)
        choices = [
            f".transpose({d}, {e})", f".permute({', '.join(map(str, order))})",
            f".unsqueeze({d})", ".squeeze()", f".squeeze({d})",
            f".expand(2, {', '.join(['-1'] * n)})", f".movedim({d}, {e})", f".unbind({d})",
            f".chunk(2, {d})", f".tensor_split(2, {d})",
            ".reshape(-1)", ".ravel()" if n > 1 else ".clone()", ".t()" if n <= 2 else ".mT",
            f".expand(3, {', '.join(['-1'] * n)})[1]", f".swapaxes({d}, {e})",
            f".expand_as(t.ones({(2, *x.shape)!r}))", ".detach()[...]",
        ]  # fmt: skip
        size = x.shape[d]
        if size:
            start = rng.randrange(size)
            choices += [
                f".narrow({d}, {start}, {rng.randint(0, size - start)})",
                f".select({d}, {start})",
                f".unfold({d}, {rng.randint(1, size)}, {rng.randint(1, 2)})",
                f".split({rng.randint(1, size)}, {d})",
            ]
        if n >= 2:
            choices.append(f".diagonal({rng.choice((0, 0, 1, -1))}, 0, 1)")
        if total and not total % 2:
            choices += [f".reshape(2, {total // 2})", f".view({total // 2}, 2)"]
        if "complex" in self.dtype:
            choices += ["t.view_as_real({x})"]
            if x.is_complex():
                choices += [".real", ".imag"]
        return rng.choice(choices)

    def write(self) -> Iterator[str]:
        """Something in place."""
        rng = self.rng
        inner = self.usable(lambda y: not (y.requires_grad and _is_leaf(y)))
        name = rng.choice(inner[:6]) if inner and rng.random() < 0.95 else self.pick()
        if name is None:
            return
        x = self.value(name)
        b = self.pick(lambda y: _broadcast(x.shape, y.shape) == tuple(x.shape)) or name
        n = f"({self.number()})"
        index = self.index(x)
        choices = [
            f"{name}.add_({b})", f"{name}.mul_({b})", f"{name}.sub_({b}, alpha={n})",
            f"{name}.copy_({b})", f"{name}.zero_()", f"{name}.fill_({n})", f"{name}.mul_({n})",
            f"{name} += {b}", f"{name} *= {n}", f"{name}{index} = {n}",
            f"{name}{index} *= {n}", f"{name}{index}.add_({n})", f"{name}.sin_()",
            f"{name}.tanh_()", f"{name}.neg_()", f"{name}.addcmul_({b}, {b}, value={n})",
            f"{name}.detach_()", f"{name}.lerp_({b}, 0.4)", f"{name}.exp_().mul_(0.1)",
        ]  # fmt: skip
        if "complex" not in self.dtype:
            choices += [
                f"{name}.masked_fill_({name}.detach() > 0.3, {n})", f"{name}.clamp_(-1.0, 1.0)",
                f"{name}[{name}.detach() > 0.2] = {n}", f"{name}.relu_()", f"{name}.sigmoid_()",
            ]  # fmt: skip
        if x.ndim and x.shape[0]:
            size = x.shape[0]
            some = [rng.randrange(size) for _ in range(rng.randint(1, 2))]
            fits = self.pick(lambda y: tuple(y.shape) == tuple(x.shape)) or name
            picked = literal(np.array(some))
            choices += [
                f"{name}[{some[0]}] = {fits}[{some[-1]}] * {n}", f"{name}[[{some[0]}]] = {n}",
                f"{name}[:1] = {fits}[-1:]", f"{name}.index_fill_(0, {picked}, {n})",
                f"{name}.index_add_(0, {picked}, {fits}[:{len(some)}])",
                f"{name}.t_()" if x.ndim <= 2 else f"{name}.transpose_(0, 1)",
                f"{name}.squeeze_()", f"{name}.unsqueeze_(0)",
            ]  # fmt: skip
        yield rng.choice(choices)

    def block(self) -> Iterator[str]:
        name = self.pick()
        if name is None:
            return
        text = self.rng.choice(
            (
                "{v} = {x}.detach()", "{v} = {x}.clone()", "{v} = {x}.detach().requires_grad_()",
                "{v} = {x}.detach().clone().requires_grad_()", "{v} = {x}.data * 2",
                "with t.no_grad(): {v} = {x} * 2", "with t.no_grad(): {x}.mul_(0.5)",
                "{v} = {x}",
                "with t.no_grad():\n    with t.enable_grad(): {v} = {x}.sin()",
                "with t.set_grad_enabled(False): {v} = {x}.cos()", "{x}.requires_grad_()",
                "{x}.requires_grad_(False)", "{v} = t.ones_like({x}) * {x}",
                "{v} = {x}.new_zeros(3) + {x}.sum()", "{v} = t.zeros_like({x}).copy_({x})",
                "{v} = t.zeros_like({x}).add_({x})", "{v} = t.empty_like({x}).fill_(0.5) * {x}",
                "{v} = {x}.item() * {x} if {x}.numel() == 1 else {x}.clone()",
            )
        )  # fmt: skip
        yield text.format(x=name, v=self.new() if "{v}" in text else "")

    def joined(self) -> Iterator[str]:
        a = self.pick(lambda y: y.ndim > 0)
        if a is None:
            return
        shape = tuple(self.value(a).shape)
        b = self.pick(lambda y: tuple(y.shape) == shape) or a
        dim = self.rng.randrange(-len(shape), len(shape))
        text = self.rng.choice(
            (
                "t.cat([{a}, {b}], {d})", "t.stack([{a}, {b}, {a}], {d})", "t.hstack(({a}, {b}))",
                "t.vstack(({a}, {b}))", "{a}.repeat({r})", "t.tile({a}, (2,))",
                "t.roll({a}, 1, {d})", "{a}.flip({d})", "t.block_diag({a}, {b})",
                "t.outer({a}.flatten(), {b}.flatten())", "{a}.repeat_interleave(2, {d})",
            )
        )  # fmt: skip
        repeats = ", ".join(str(self.rng.choice((1, 2))) for _ in shape)
        yield f"{self.new()} = {text.format(a=a, b=b, d=dim, r=repeats)}"

    def reduced(self) -> Iterator[str]:
        a = self.pick(lambda y: y.numel() > 0)
        if a is None:
            return
        x = self.value(a)
        texts = ["{a}.sum()", "{a}.mean()", "{a}.abs().sum()", "t.linalg.vector_norm({a})"]
        if x.ndim:
            texts += [
                "{a}.sum({d})", "{a}.mean({d}, keepdim=True)", "{a}.cumsum({d})", "{a}.prod({d})",
                "t.linalg.vector_norm({a}, dim={d})", "{a}.logsumexp({d}).real", "{a}.std({d})",
                "{a}.cumprod({d})", "{a}.var()", "{a}.norm()", "{a}.softmax({d})",
            ]  # fmt: skip
            if "complex" not in self.dtype:
                texts += [
                    "{a}.max({d})[0]", "{a}.min()", "{a}.sort({d})[0]", "{a}.amax({d})",
                    "{a}.median()", "{a}.log_softmax({d})", "{a}.cummax({d})[0]",
                    "{a}.topk(1, {d})[0]",
                ]  # fmt: skip
        if x.ndim == 2:
            texts += ["{a} @ {a}.mT", "{a}.mT @ {a}", "{a}.trace()", "{a}.tril()", "{a}.mH @ {a}"]
            texts += ["t.einsum('ij,ij->j', {a}, {a})", "{a} @ {a}[0]", "t.kron({a}, {a})"]
        d = self.rng.randrange(-x.ndim, x.ndim) if x.ndim else 0
        yield f"{self.new()} = {self.rng.choice(texts).format(a=a, d=d)}"

    def picked(self) -> Iterator[str]:
        """Advanced indices."""
        a = self.pick(lambda y: y.ndim > 0 and y.shape[0] > 0)
        if a is None:
            return
        rng, x = self.rng, self.value(a)
        size = x.shape[0]
        some = [rng.randrange(-size, size) for _ in range(rng.randint(1, 3))]
        index = literal(np.array([i % size for i in some]))
        texts = [
            f"{a}[{some}]", f"{a}[{literal(np.array(some))}]", f"{a}[..., None][{some}]",
            f"t.index_select({a}, 0, {index})", f"{a}[[{some[0]}]]", f"t.take({a}, {index})",
            f"t.take_along_dim({a}, {a}.abs().argsort(0), 0)",
        ]  # fmt: skip
        if "complex" not in self.dtype:
            texts += [f"{a}[{a} > 0]", f"t.masked_select({a}, {a} < 0.5)"]
        if x.ndim == 2 and x.shape[1]:
            column = rng.randrange(x.shape[1])
            texts += [f"{a}[{some}, {column}]", f"{a}[:, [{column}, 0]]", f"{a}[{some}, :1]"]
            texts += [f"t.gather({a}, 1, {index}[:, None] % {x.shape[1]})"]
        yield f"{self.new()} = {rng.choice(texts)}"

    def hook(self) -> Iterator[str]:
        name = self.pick(lambda y: y.requires_grad)
        if name is None:
            return
        fresh = f"{name}.grad_fn; {name}"  # PyTorch crashes where the base has been written
        yield self.rng.choice(
            (
                f"{fresh}.register_hook(lambda g: log.append(('{name}', g.detach().clone())))",
                f"{fresh}.register_hook(lambda g: g * 2)",
                f"{fresh}.retain_grad()",
            )
        )


def _is_leaf(x: Any) -> bool:
    try:
        return bool(x.is_leaf)
    except RuntimeError:  # one of several views, given up after a write
        return False


def _broadcast(a: Sequence[int], b: Sequence[int]) -> tuple[int, ...] | None:
    try:
        return np.broadcast_shapes(tuple(a), tuple(b))
    except ValueError:
        return None


def _text(value: Any, names: dict[int, str]) -> str:
    """An argument of a sample as Python text. TypeError if it has none."""
    if isinstance(value, Tensor):
        return names[id(value)]
    if isinstance(value, np.dtype) or (isinstance(value, type) and issubclass(value, np.generic)):
        return f"t.{np.dtype(value).name}"
    if isinstance(value, np.ndarray):
        return literal(value)
    if isinstance(value, np.generic):
        value = value.item()
    if isinstance(value, tuple | list):
        inner = ", ".join(_text(each, names) for each in value)
        if isinstance(value, list):
            return f"[{inner}]"
        return f"({inner},)" if value else "()"
    if isinstance(value, slice) or callable(value):
        raise TypeError
    if value is None or value is ... or isinstance(value, bool | int | float | complex | str):
        return "..." if value is ... else repr(value)
    raise TypeError


def grown(seed: int) -> list[str]:
    """The lines of the program of `seed`, which has 3 to 30 steps."""
    rng = Random(seed)
    space = Space(torch)
    growth = Growth(rng, space)
    lines: list[str] = []

    def add(made: Iterator[str]) -> None:
        for line in made:
            error = space.run(line)
            # One that fails is of interest now and then; without the end it says nothing.
            if error is None or (not isinstance(error, TypeError) and rng.random() < 0.15):
                lines.append(line)
            if error is not None:
                return

    for _ in range(rng.choice((1, 2, 2, 3))):
        add(growth.leaf())
    for _ in range(rng.randint(3, 30) if rng.random() < 0.5 else rng.randint(3, 10)):
        add(growth.lines())
    return lines
