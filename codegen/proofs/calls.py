"""The calls of a row that are examined, and what is needed to make them.

Calls come from a `Samples`: a function of a row and a dtype. `derived_samples` makes them from the
signature and the domain of the row, by trying a few shapes; a table whose rows need more brings a
module of its own (`python -m codegen verify --samples MODULE`).
"""

from __future__ import annotations

import ast
import importlib
import itertools
import math
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

from codegen.analysis import Plan
from codegen.signature import Argument

if TYPE_CHECKING:
    from codegen.proofs.execution import Code

__all__ = ["Call", "Runtime", "Samples", "bound", "derived_samples", "module_samples"]

_MANY = 40  # attempts to find arguments that fit each other
_SHAPES: tuple[tuple[tuple[int, ...], ...], ...] = (
    ((2, 3),),
    ((3,),),
    ((3, 3),),
    ((2, 3), (3, 2)),
    ((2, 3), (3,)),
    ((2, 2, 3), (2, 3, 2)),
    ((4,),),
)


@dataclass(frozen=True)
class Call:
    """Arguments of a call; Tensors that require grad are the inputs to be differentiated by.

    check: whether the gradient can be checked there, by differences for instance. second: whether
    the second derivative exists. within: makes of the row's function one whose gradient can be
    checked, where that of its own outputs is not defined.
    """

    args: tuple[Any, ...] = ()
    kwargs: Mapping[str, Any] = field(default_factory=dict)
    check: bool = True
    second: bool = True
    within: Callable[[Callable[..., Any]], Callable[..., Any]] | None = None


Samples = Callable[[Plan, Any], Sequence[Call]]
"""The calls of a row in a dtype; none where the row does not take it."""


@dataclass(frozen=True)
class Runtime:
    """What runs the rows of a table.

    namespace           has the public functions of the built-in table
    kernels, formulas   the packages of what its rows call
    own, own_kernels    the same of a table that builds on it: what load_table returns, and the
                        module of its kernels if it has one
    """

    namespace: Any
    kernels: ModuleType
    formulas: ModuleType
    own: Any = None
    own_kernels: ModuleType | None = None

    @staticmethod
    def built_in(own: Any = None, own_kernels: ModuleType | None = None) -> Runtime:
        """That of derivatives.yaml, and of a table that builds on it."""
        return Runtime(
            importlib.import_module("autograd"),
            importlib.import_module("autograd.kernels"),
            importlib.import_module("autograd.formulas"),
            own,
            own_kernels,
        )

    def code(self, plans: Sequence[Plan], recorded: bool) -> Code:
        """The code of rows: as on Tensors, or as on arrays."""
        from codegen.proofs.execution import Code  # needs SymPy, which samples alone do not

        return Code(plans, self.kernels, self.formulas, recorded, self.own_kernels)

    def function(self, plan: Plan) -> Callable[..., Any]:
        """What a user calls."""
        found = self.own if plan.table.builds_on_base else self.namespace
        for part in plan.entry.signature.qualified_name.split("."):
            found = getattr(found, part)
        return found  # type: ignore[no-any-return]


def bound(plan: Plan, call: Call) -> dict[str, Any]:
    """The values of all arguments by name; raises TypeError where the call does not fit."""
    signature = plan.entry.signature
    positional = [a for a in signature.arguments if not a.keyword_only]
    args = list(call.args)
    last = positional[-1] if positional else None
    if last and str(last.type) == "int[]" and len(args) >= len(positional):
        place = len(positional) - 1
        if isinstance(args[place], int):  # x.reshape(2, 3)
            args[place:] = [tuple(args[place:])]
    if len(args) > len(positional) or not call.kwargs.keys() <= {
        a.name for a in signature.arguments
    }:
        raise TypeError(f"{signature.full_name} does not take these arguments")
    values = {a.name: x for a, x in zip(positional, args, strict=False)} | dict(call.kwargs)
    for argument in signature.arguments:
        if argument.name not in values:
            if argument.default is None:
                raise TypeError(f"{signature.full_name} needs {argument.name}")
            values[argument.name] = _default(argument)
    return {a.name: values[a.name] for a in signature.arguments}


def _default(argument: Argument) -> Any:
    text = argument.default or "None"
    number = {"inf": math.inf, "nan": math.nan, "pi": math.pi}.get(text.removeprefix("-"))
    if number is None:
        return ast.literal_eval(text)
    return -number if text.startswith("-") else number


# ---- samples -------------------------------------------------------------------------------------


def module_samples(name: str) -> Samples:
    """The samples of a module: those of its function ``calls(row, dtype)``.

    Raises ImportError where there is no such module, or it has no such function.
    """
    module = importlib.import_module(name)
    draw: Callable[[str, Any], Sequence[Call]] | None = getattr(module, "calls", None)
    if draw is None:
        raise ImportError(f"the module {name} has no function calls(row, dtype)", name=name)
    return lambda plan, dtype: draw(plan.entry.signature.full_name, dtype)


def derived_samples(runtime: Runtime) -> Samples:
    """Samples from signatures: the first choices of shapes and numbers that a row accepts."""

    def samples(plan: Plan, dtype: Any) -> Sequence[Call]:
        function = runtime.function(plan)
        found: list[Call] = []
        for call in itertools.islice(_attempts(plan, dtype), _MANY):
            try:
                with np.errstate(all="ignore"):
                    function(*call.args, **call.kwargs)
            except (TypeError, ValueError, RuntimeError, IndexError, NotImplementedError):
                continue
            found.append(call)
        return found[:3]

    return samples


def _attempts(plan: Plan, dtype: Any) -> Iterator[Call]:
    arguments = plan.entry.signature.arguments
    required = [a for a in arguments if a.default is None or a.is_tensor]
    for shapes in _SHAPES:
        for number in (1, 0, 2):
            draw = _Draw(plan, dtype, shapes, number)
            values = {a.name: draw.value(a) for a in required}
            given = [a.name in values and not a.keyword_only for a in arguments]
            leading = given.index(False) if False in given else len(given)
            positional = [a.name for a in arguments[:leading]]
            keywords = {name: x for name, x in values.items() if name not in positional}
            yield Call(tuple(values[name] for name in positional), keywords)


class _Draw:
    """Values for arguments, the same each time."""

    def __init__(
        self, plan: Plan, dtype: Any, shapes: Sequence[tuple[int, ...]], number: int
    ) -> None:
        self.plan = plan
        self.dtype = np.dtype(dtype)
        self.shapes = itertools.cycle(shapes)
        self.number = number
        name = plan.entry.signature.full_name
        self.random = np.random.default_rng(zlib.crc32(name.encode()))

    def value(self, argument: Argument) -> Any:
        base = argument.type.base
        if base == "Tensor":
            if argument.type.is_list:
                return [self.tensor(argument) for _ in range(2)]
            return self.tensor(argument)
        number: Any = {"float": 0.5, "Scalar": 0.5, "bool": False, "any": self.number}.get(
            base, self.number
        )
        return [number] if argument.type.is_list else number

    def tensor(self, argument: Argument) -> Any:
        import autograd

        shape = next(self.shapes)
        edges = {edge.name for edge in self.plan.edges}
        composite = self.plan.entry.composite is not None
        if not composite and argument.name not in edges and self.plan.edges:
            return autograd.tensor(self.random.integers(0, 2, shape))
        low, high = (self.plan.entry.domain or {}).get(argument.name, (-2.0, 2.0))
        array = self.random.uniform(low, high, shape)
        if self.dtype.kind == "c":
            array = array + 1j * self.random.uniform(0.2, 1.0, shape)
        differentiable = self.dtype.kind in "fc"
        return autograd.tensor(array.astype(self.dtype), requires_grad=differentiable)
