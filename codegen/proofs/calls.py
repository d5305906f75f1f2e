"""The calls of a row that are examined, and what is needed to make them.

Calls come from a `Samples`: a function of a row and a dtype. `derived_samples` makes them from the
signature and the domain of the row, by trying a few shapes, `built_in_samples` those of the suite;
a table whose rows need more brings a module of its own (`python -m codegen verify --samples
MODULE`).
"""

from __future__ import annotations

import ast
import importlib
import math
import sys
import warnings
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

from codegen import builtin
from codegen.function_of import function_of
from codegen.lower.analysis import Plan
from codegen.parse.signature import Argument
from codegen.probe.drawing import Subject, attempts

if TYPE_CHECKING:
    from codegen.proofs.execution import Code

_SAMPLES = 3  # that are derived of a row
_SUITE = "tests/samples/proofs.py"  # in the folder of the built-in table


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
    kernels, formulas, composites   the packages of what its rows call
    own, own_kernels    the same of a table that builds on it: what load_table returns, and the
                        module of its kernels if it has one
    """

    namespace: Any
    kernels: ModuleType
    formulas: ModuleType
    composites: ModuleType
    own: Any = None
    own_kernels: ModuleType | None = None

    @staticmethod
    def built_in(own: Any = None, own_kernels: ModuleType | None = None) -> Runtime:
        """That of derivatives.yaml, and of a table that builds on it."""
        return Runtime(
            importlib.import_module("autograd"),
            importlib.import_module("autograd.kernels"),
            importlib.import_module("autograd.formulas"),
            importlib.import_module("autograd.composites"),
            own,
            own_kernels,
        )

    def code(self, plans: Sequence[Plan], recorded: bool) -> Code:
        """The code of rows: as on Tensors, or as on arrays."""
        from codegen.proofs.execution import Code  # needs SymPy, which samples alone do not

        return Code(
            plans, self.kernels, (self.formulas, self.composites), recorded, self.own_kernels
        )

    def function(self, plan: Plan) -> Callable[..., Any]:
        """What a user calls, or a formula."""
        namespace = self.own if plan.table.builds_on_base else self.namespace
        return function_of(plan.entry.signature, namespace)  # type: ignore[no-any-return]


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


def built_in_samples(runtime: Runtime) -> Samples:
    """The samples of the suite for rows of the built-in table, where the suite is at hand;
    `derived_samples` for others."""
    derived = derived_samples(runtime)
    of_suite: list[Samples] = []

    def samples(plan: Plan, dtype: Any) -> Sequence[Call]:
        if plan.table.builds_on_base or not (builtin.ROOT / _SUITE).is_file():
            return derived(plan, dtype)
        if not of_suite:
            if str(builtin.ROOT) not in sys.path:
                sys.path.insert(0, str(builtin.ROOT))
            of_suite.append(module_samples(_SUITE.removesuffix(".py").replace("/", ".")))
        return of_suite[0](plan, dtype)

    return samples


def derived_samples(runtime: Runtime) -> Samples:
    """Samples from signatures and domains: the first choices that a row accepts."""

    def samples(plan: Plan, dtype: Any) -> Sequence[Call]:
        function = runtime.function(plan)
        found: list[Call] = []
        subject = Subject.of(plan.entry)
        for values in attempts(subject, dtype):
            call = _call(subject, values)
            try:
                with np.errstate(all="ignore"), warnings.catch_warnings():
                    warnings.simplefilter("ignore")  # of deprecated words, which nobody wrote
                    call = _checkable(function, call)
            except Exception:  # a kernel may raise what it likes where arguments do not suit it
                continue
            found.append(call)
            if len(found) == _SAMPLES:
                break
        return found

    return samples


def _checkable(function: Callable[..., Any], call: Call) -> Call:
    """The call as it is checked: random numbers are the same each time, and outputs are left aside
    whose gradient depends on a choice that the forward is free in, such as that of phases."""
    returned = function(*call.args, **call.kwargs)
    within = _both(call.within, _seeded)
    if isinstance(returned, tuple):
        inputs = [x for x in (*call.args, *call.kwargs.values()) if _is_input(x)]
        kept = [i for i, x in enumerate(returned) if not _is_refused(x, inputs)]
        if 0 < len(kept) < len(returned):
            within = _both(within, _only(kept))
    return replace(call, within=within)


_Within = Callable[[Callable[..., Any]], Callable[..., Any]]


def _both(inner: _Within | None, outer: _Within) -> _Within:
    return outer if inner is None else lambda function: outer(inner(function))


def _seeded(function: Callable[..., Any]) -> Callable[..., Any]:
    from autograd.methods import generator as random

    def seeded(*args: Any, **kwargs: Any) -> Any:
        with random.fork_rng():
            random.manual_seed(0)
            return function(*args, **kwargs)

    return seeded


def _only(places: Sequence[int]) -> _Within:
    def within(function: Callable[..., Any]) -> Callable[..., Any]:
        def only(*args: Any, **kwargs: Any) -> Any:
            returned = function(*args, **kwargs)
            return tuple(returned[i] for i in places)

        return only

    return within


def _is_input(value: Any) -> bool:
    return bool(getattr(value, "requires_grad", False))


def _is_refused(output: Any, inputs: Sequence[Any]) -> bool:
    """Whether the gradient of an output is refused as ill-defined, that of a sum of its elements
    with any weights being one."""
    import autograd

    if not getattr(output, "requires_grad", False):
        return False
    array = np.random.default_rng(3).uniform(0.5, 1.5, output.shape)
    array = array * (1 + 0.3j) if output.is_complex() else array
    grad = autograd.tensor(array, dtype=output.dtype)
    try:
        autograd.grad(output, inputs, grad, retain_graph=True, allow_unused=True)
    except RuntimeError as error:
        return "ill-defined" in str(error)
    return False


def _call(subject: Subject, values: Mapping[str, Any]) -> Call:
    """The arguments as Tensors, of which those that have a derivative require grad."""
    given = subject.tensors(values)
    positional = []
    for argument in subject.signature.arguments:
        if argument.keyword_only or argument.name not in given:
            break
        positional.append(argument.name)
    args = tuple(given[name] for name in positional)
    kwargs = {name: value for name, value in given.items() if name not in positional}

    def within(function: Callable[..., Any]) -> Callable[..., Any]:
        def inside(*args: Any, **kwargs: Any) -> Any:
            moved = subject.projected(dict(zip(positional, args, strict=False)))
            return function(*moved.values(), **subject.projected(kwargs))

        return inside

    return Call(args, kwargs, within=within if subject.domain else None)
