"""Groups on small arrays as loops over single numbers, for numba.

A group is one function. Its steps stand in nests of loops, each over one shape: what is needed
complete, as a sum is, ends a nest. What a later nest reads lies in an array, everything else in
local variables. The text has no sizes, so that other sizes of the same structure find it compiled.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections import Counter
from collections.abc import Callable, Collection
from functools import lru_cache
from math import prod
from typing import Any

import numpy as np

from autograd.compile.backend_numba.elements import element, is_heavy, number
from autograd.compile.backend_numpy.blocks import GroupText
from autograd.compile.backend_numpy.emit import Names
from autograd.compile.ir.graph import Graph, Step, Value
from autograd.compile.ir.targets import Reduce
from autograd.compile.schedule.fuse import Group, Layout, can_fuse, domain_of, fuse
from autograd.compile.settings import Settings

__all__ = ["Jit", "LoopText", "check_installed", "loops"]

_FEW = 64
"""Elements of which a loop calls the mathematics library."""
_CALL = 900
_ARRAY = 100
_STEP, _ELEMENT = 400, 0.4
"""Nanoseconds: of calling a loop, and for each of its arrays; of a call of NumPy's, and for each
element what it takes longer than in a loop."""


def check_installed() -> None:
    """Raises ImportError if there is no numba."""
    if importlib.util.find_spec("numba") is None:
        raise ImportError(
            'autograd.compile: backend="numba" needs the package numba, which is not installed: '
            "pip install 'autograd-registry[numba]'"
        )


class Jit:
    """The decorator ``@njit`` of a program's text: gives the function that numba makes of it, the
    same for equal texts of any program, since compiling is what takes long.

    texts: name of a function -> its text
    """

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    def __call__(self, function: Callable[..., None]) -> Callable[..., None]:
        return _compile_loop(function.__name__, self.texts[function.__name__])


@lru_cache(maxsize=1024)
def _compile_loop(name: str, text: str) -> Callable[..., None]:
    scope: dict[str, Any] = {"np": np}
    exec(compile(text, "<autograd.compile>", "exec"), scope)
    found: Callable[..., None] = importlib.import_module("numba").njit(
        nogil=True, error_model="numpy"
    )(scope[name])
    return found


def loops(graph: Graph, settings: Settings) -> list[Group | Step]:
    """The units of a program: groups of large arrays, groups for loops, and single steps."""

    def fits(step: Step) -> bool:
        if not can_fuse(step):
            return False
        size = prod(domain_of(step))
        if size >= settings.least or isinstance(step.target, Reduce):
            return True
        text = element(step, ["x"] * len(step.args))
        return text is not None and (settings.always or size <= _FEW or not is_heavy(step))

    units: list[Group | Step] = []
    for unit in fuse(graph, 1, fits):
        small = isinstance(unit, Group) and prod(unit.domain) < settings.least
        if isinstance(unit, Group) and small and not (settings.always or _is_worth(unit)):
            units.extend(unit.steps)
        else:
            units.append(unit)
    return units


def _is_worth(group: Group) -> bool:
    """Whether a loop is faster than NumPy's calls."""
    made = {step.output for step in group.steps}
    read = {value for step in group.steps for value in step.inputs} - made
    gain = len(group.steps) * (_STEP + _ELEMENT * prod(group.domain))
    return len(group.steps) > 1 and gain > _CALL + _ARRAY * (len(read) + 1)


class _Nest:
    """Loops over the dimensions `dims` of `shape`, which are not 1, with steps in their innermost.

    before, after  for each depth the lines in front of the loops within, and behind them
    body           the lines in the innermost loop
    known          value -> its local variable
    """

    def __init__(self, shape: tuple[int, ...]) -> None:
        self.shape = shape
        self.dims = [d for d, n in enumerate(shape) if n != 1]
        self.steps: list[Step] = []
        self.before: list[list[str]] = [[] for _ in range(len(self.dims) + 1)]
        self.after: list[list[str]] = [[] for _ in range(len(self.dims) + 1)]
        self.body: list[str] = []
        self.known: dict[Value, str] = {}


def _nests(steps: list[Step]) -> list[_Nest]:
    """The steps in nests: each in the first one of its shape where what it reads is known."""
    found: list[_Nest] = []
    place: dict[Value, int] = {}
    for step in steps:
        shape = domain_of(step)
        start = 0
        for value in step.inputs:
            if value in place:
                at = place[value]
                assert value.step is not None
                whole = isinstance(value.step.target, Reduce) or found[at].shape != shape
                start = max(start, at + whole)
        for at in range(start, len(found)):
            if found[at].shape == shape:
                break
        else:
            at = len(found)
            found.append(_Nest(shape))
        found[at].steps.append(step)
        place[step.output] = at
    return found


class LoopText(GroupText):
    """A group as the text of a function for numba, and its call."""

    pooled = False

    def __init__(
        self, number: int, group: Group, escaping: Collection[Value], names: Names
    ) -> None:
        self.name = f"group{number}"
        self.group = group
        self.names = names
        self.layout = Layout(group)
        self.blocks = self.threads = 1
        self.late = []
        self.nests = _nests(group.steps)
        made = [step.output for step in group.steps]
        self.escaping = [value for value in made if value in escaping]
        read = dict.fromkeys(value for step in group.steps for value in step.inputs)
        self.inputs = [x for x in read if x not in set(made) and x.scalar is None]
        self.arrays = {value: f"x{i}" for i, value in enumerate(self.inputs)}
        self.arrays |= {value: f"y{i}" for i, value in enumerate(self.escaping)}
        self.extra = self.locals = 0
        self.function = self._function()
        self.calls = self._calls_of_loop()

    def _calls_of_loop(self) -> list[str]:
        names = self.names
        lines = [self._head(), f"# over {list(self.layout.domain)}, by numba"]
        for value in self.escaping:
            kind = "" if value.dtype == np.float64 else f", {value.dtype.str!r}"
            lines.append(f"{names[value]} = np.empty({value.shape}{kind})")
        given = [names[x] if x.shape else f"{names[x]}[()]" for x in self.inputs]
        given += [names[value] for value in self.escaping]
        return [*lines, f"{self.name}({', '.join(given)})"]

    def _function(self) -> list[str]:
        jit = self.names.namespace.setdefault("njit", Jit())
        lines = [f"def {self.name}({', '.join(self.arrays.values())}):", *self._sizes()]
        lines += self._temporaries()
        for nest in self.nests:
            lines += self._nest(nest)
        lines = [lines[0], *[f"    {line}" for line in lines[1:]]]
        jit.texts[self.name] = "\n".join(lines)
        return ["@njit", *lines]

    # ---- arrays ----------------------------------------------------------------------------------

    def _sizes(self) -> list[str]:
        """Where the sizes of the loops come from."""
        lines = []
        domain = self.layout.domain
        for d, n in enumerate(domain):
            for value, name in self.arrays.items():
                axis = d - len(domain) + len(value.shape)
                if n != 1 and axis >= 0 and value.shape[axis] == n:
                    lines.append(f"n{d} = {name}.shape[{axis}]")
                    break
        return lines

    def _temporaries(self) -> list[str]:
        """Arrays of what one nest computes and another one reads."""
        lines = []
        for nest in self.nests:
            steps = set(nest.steps)
            for other in self.group.steps:
                for value in other.inputs if other not in steps else ():
                    if value.step in steps and value not in self.arrays:
                        lines.append(self._temporary(value, value.dtype))
        return lines

    def _temporary(self, value: Value, dtype: np.dtype) -> str:
        name = self.arrays[value] = f"a{self.extra}"
        self.extra += 1
        return f"{name} = np.empty({self._shape(value)}, np.{dtype.name})"

    def _shape(self, value: Value) -> str:
        lead = len(self.layout.domain) - len(value.shape)
        sizes = ["1" if n == 1 else f"n{d + lead}" for d, n in enumerate(value.shape)]
        return f"({', '.join(sizes)}{',' * (len(sizes) == 1)})"

    def _at(self, value: Value) -> str:
        """An element of an array, at the place where the loops are."""
        name = self.arrays[value]
        if not value.shape:
            return name
        lead = len(self.layout.domain) - len(value.shape)
        index = ("0" if n == 1 else f"i{d + lead}" for d, n in enumerate(value.shape))
        return f"{name}[{', '.join(index)}]"

    # ---- nests -----------------------------------------------------------------------------------

    def _nest(self, nest: _Nest) -> list[str]:
        lead = len(self.layout.domain) - len(nest.shape)
        uses = Counter(value for step in nest.steps for value in step.inputs)
        for step in nest.steps:
            value = step.output
            args = [self._read(arg, uses, nest) for arg in step.args]
            if isinstance(step.target, Reduce):
                self._reduce(step, step.target, " * ".join(args), nest)
                continue
            name = nest.known[value] = self._local()
            nest.body.append(f"{name} = {element(step, args)}")
            if value in self.arrays:
                nest.body.append(f"{self._at(value)} = {name}")
        lines = list(nest.before[0])
        for depth, d in enumerate(nest.dims, 1):
            lines.append(f"{'    ' * (depth - 1)}for i{d + lead} in range(n{d + lead}):")
            lines += [f"{'    ' * depth}{line}" for line in nest.before[depth]]
        lines += [f"{'    ' * len(nest.dims)}{line}" for line in nest.body]
        for depth in reversed(range(len(nest.dims) + 1)):
            lines += [f"{'    ' * depth}{line}" for line in nest.after[depth]]
        return lines

    def _read(self, arg: object, uses: Counter[Value], nest: _Nest) -> str:
        """An argument in a nest; what is read again gets a local variable."""
        if not isinstance(arg, Value):
            return ""  # a number, which gets the type of the other operand
        if arg in nest.known:
            return nest.known[arg]
        if arg not in self.arrays:
            return number(arg.scalar, arg.dtype)
        if uses[arg] == 1 or not arg.shape:
            return self._at(arg)
        name = nest.known[arg] = self._local()
        nest.body.append(f"{name} = {self._at(arg)}")
        return name

    def _local(self) -> str:
        self.locals += 1
        return f"t{self.locals - 1}"

    def _reduce(self, step: Step, target: Reduce, text: str, nest: _Nest) -> None:
        """Adds up in double precision: in a local variable if the last loops are those of the sum,
        else in an array."""
        value, before, after = step.output, nest.before, nest.after
        start = {"add": "0.0", "maximum": "-np.inf", "minimum": "np.inf"}[target.ufunc]
        kept = [d for d in nest.dims if d not in target.axes]
        if kept == nest.dims[: len(kept)]:
            place = self._local()
            before[len(kept)].append(f"{place} = {start}")
            after[len(kept)].append(f"{self._at(value)} = {place}")
        else:
            array, place = self.arrays[value], self._at(value)
            if value.dtype != np.float64:
                before[0].append(self._temporary(value, np.dtype(float)))
                after[0].append(f"{array}[...] = {self.arrays[value]}")
                place = self._at(value)
            before[0].append(f"{self.arrays[value]}[...] = {start}")
            self.arrays[value] = array
        if target.ufunc == "add":
            nest.body.append(f"{place} += {text}")
        else:
            nest.body.append(f"{place} = np.{target.ufunc}({place}, {text})")
