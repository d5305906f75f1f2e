"""Runs the code of a row, as the generator lowers it, on symbolic arrays.

The functions of the kernels and of the formulas are run as they stand, with a NumPy in which
`asarray`, `zeros` and the like make symbolic arrays. What cannot be run, because it leaves NumPy,
has a meaning in `codegen.proofs.meanings`.
"""

from __future__ import annotations

import builtins
import importlib
import inspect
import math
import pkgutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

import numpy as np

from codegen.check.gradients import GIVEN, NEEDS
from codegen.lower.analysis import METADATA, Plan
from codegen.lower.lowering import array_function_source, on_arrays, on_tensors
from codegen.parse.signature import Argument
from codegen.proofs import meanings
from codegen.proofs.arrays import Symbolic, as_symbolic, symbolic_function
from codegen.proofs.symbols import UnsupportedError, world

_HELPERS = (
    "autograd.array.axes",
    "autograd.array.duck",
    "autograd.array.unbroadcast",
    "autograd.array.finite_differences",
)  # of kernels and formulas
_CONSTANTS = {"pi": math.pi, "inf": math.inf, "nan": math.nan}


# ---- NumPy ---------------------------------------------------------------------------------------


class _NoArray:
    """Nothing is an instance of it."""


def _as_array(x: Any, dtype: Any = None, **options: Any) -> Any:
    if isinstance(x, Symbolic):
        return x
    return as_symbolic(np.asarray(x) if dtype is None else np.asarray(x, dtype))


def _filled(value: Any) -> Callable[..., Any]:
    def fill(shape: Any, dtype: Any = None, *args: Any, **options: Any) -> Any:
        if dtype is not None and np.dtype(dtype).kind in "iub":
            return np.full(shape, value, dtype)
        return np.full(shape, value, object).view(Symbolic)

    return fill


def _empty_like(like: Any, dtype: Any = None, *, shape: Any = None) -> Any:
    return _filled(0)(like.shape if shape is None else shape, dtype)


def _full(shape: Any, value: Any, dtype: Any = None, **options: Any) -> Any:
    return _filled(value.item() if isinstance(value, np.ndarray) else value)(shape, dtype)


def _result_type(*values: Any) -> np.dtype:
    return np.result_type(*(x.dtype if isinstance(x, Symbolic) else x for x in values))


def _where(condition: Any, *values: Any) -> Any:
    """A choice between plain floats may be written into, so it is made of objects, too."""
    chosen = np.where(condition, *values)
    if (
        isinstance(chosen, np.ndarray)
        and not isinstance(chosen, Symbolic)
        and chosen.dtype.kind == "f"
    ):
        return chosen.astype(object).view(Symbolic)
    return chosen


def _copy(x: Any, *args: Any, **options: Any) -> Any:
    return x.copy() if isinstance(x, Symbolic) else np.array(x, *args, **options)


def _numpy(recorded: bool) -> SimpleNamespace:
    names = {name: getattr(np, name) for name in dir(np) if not name.startswith("_")}
    names |= {"asarray": _as_array, "asanyarray": _as_array, "ascontiguousarray": _as_array}
    names |= {"zeros": _filled(0), "empty": _filled(0), "ones": _filled(1), "full": _full}
    names |= {"empty_like": _empty_like}
    names |= {"result_type": _result_type, "array": _copy, "copy": _copy, "where": _where}
    if recorded:  # the branches that helpers have for Tensors
        names |= {"ndarray": _NoArray, "generic": _NoArray}
    return SimpleNamespace(**names)


def _is_finite(x: Any) -> bool:
    return bool(np.isfinite(x).all()) if isinstance(x, Symbolic) else math.isfinite(x)


_MATH = SimpleNamespace(**{**vars(math), "isfinite": _is_finite})


# ---- the modules of kernels and formulas ---------------------------------------------------------


class _Modules:
    """Copies of modules whose functions run on symbols."""

    def __init__(self, packages: Sequence[str], recorded: bool, operations: Any) -> None:
        self.packages = tuple(packages)
        self.numpy = _numpy(recorded)
        self.operations = operations
        self.environments: dict[str, dict[str, Any]] = {}
        self.namespaces: dict[str, SimpleNamespace] = {}

    def _is_ours(self, name: str) -> bool:
        return any(name == each or name.startswith(each + ".") for each in self.packages)

    def module(self, module: Any) -> Any:
        """The copy of a module, or the module itself if it is none of ours."""
        if module is np:
            return self.numpy
        if module is math:
            return _MATH
        name = module.__name__
        if not self._is_ours(name):
            return module
        if name not in self.namespaces:
            self.namespaces[name] = SimpleNamespace()
            self.namespaces[name].__dict__.update(self._environment(name, vars(module)))
        return self.namespaces[name]

    def _environment(self, name: str, variables: dict[str, Any]) -> dict[str, Any]:
        """The variables of a module for the copies of its functions."""
        if name in self.environments:
            return self.environments[name]
        environment: dict[str, Any] = dict(variables)
        self.environments[name] = environment
        environment["__builtins__"] = {**vars(builtins), "__import__": self._import}
        for key, value in variables.items():
            if key == "ops":  # the operations of the table, as helpers call them
                environment[key] = self.operations
            elif isinstance(value, ModuleType):
                environment[key] = self.module(value)
            elif isinstance(value, FunctionType):
                environment[key] = self.function(value)
        return environment

    def function(self, function: FunctionType) -> Any:
        """The copy of a function: its meaning if it has one.

        Of one that is wrapped, as by `in_blocks`, what is inside: the same, element by element.
        """
        function = inspect.unwrap(function)
        name, module = function.__name__, function.__globals__["__name__"]
        if not self._is_ours(module):
            return function
        if name in _STAND_INS:
            return _STAND_INS[name]
        if name in meanings.KERNELS:
            return symbolic_function(meanings.KERNELS[name])
        home = self._environment(module, function.__globals__)
        copy = FunctionType(
            function.__code__, home, name, function.__defaults__, function.__closure__
        )
        copy.__kwdefaults__ = function.__kwdefaults__
        return copy

    def _import(self, name: str, *args: Any) -> Any:
        """Functions import the operations of the table where they are called."""
        return self.operations if name == "generated.functions" else __import__(name, *args)


def _scipy_special(name: str, *args: Any) -> Any:
    meaning = meanings.SCIPY.get(name)
    if meaning is None:
        raise UnsupportedError(f"scipy.special.{name}")
    return symbolic_function(meaning)(*args)


_STAND_INS = {"scipy_special": _scipy_special, "as_payload": _as_array}


# ---- rows ----------------------------------------------------------------------------------------


class Code:
    """The code of the rows of a table.

    kernels            the package of what forwards call
    helpers            the packages of what formulas and composites call
    own_kernels        what the rows call as kernels that build on the built-in table
    recorded           run the formulas as on Tensors, where they are differentiated again, instead
                       of as on arrays
    """

    def __init__(
        self,
        plans: Sequence[Plan],
        kernels: ModuleType,
        helpers: Sequence[ModuleType],
        recorded: bool,
        own_kernels: ModuleType | None = None,
    ) -> None:
        self.plans = {plan.entry.signature.full_name: plan for plan in plans}
        self.identifiers = {plan.identifier: plan for plan in plans}
        self.recorded = recorded
        self.operations = _Operations(self)
        own = own_kernels or ModuleType("no_kernels")
        names = (kernels.__name__, *(each.__name__ for each in helpers), own.__name__, *_HELPERS)
        self.modules = _Modules(names, recorded, self.operations)
        forwards = _Forwards(self)
        self.environment: dict[str, Any] = {
            **_CONSTANTS,
            "np": self.modules.numpy,
            "kernels": self.modules.module(kernels),
            **{"arrays": forwards, "own_arrays": forwards},
            **{"ops": self.operations, "own_ops": self.operations},
            **{n: self.modules.module(m) for each in helpers for n, m in _submodules(each)},
        }
        self.own_environment = {**self.environment, "kernels": self.modules.module(own)}

    def forward(self, plan: Plan, values: Mapping[str, Any]) -> Any:
        """The outputs of a row for the values of its arguments."""
        if plan.entry.composite is not None:
            source = on_arrays(plan.entry.composite.tree, plan)
        else:
            source = array_function_source(plan)
        return self._run(plan, source, values)

    def gradients(self, plan: Plan, edge: int, values: Mapping[str, Any]) -> Any:
        """What the formula of an edge gives; None for the word `zero`.

        values: arguments, outputs and gradients by name. The formula of several arguments gives
        all their gradients.
        """
        derivative = plan.derivative_of(edge)
        if derivative.word == "zero":
            return None
        if derivative.formula is None:
            raise UnsupportedError(f"the word {derivative.word}")
        lower = on_tensors if self.recorded else on_arrays
        metadata = {}
        for name, _ in plan.args:
            owner, _, attribute = name.rpartition("_")
            if attribute in METADATA and owner in values:
                metadata[name] = _metadata(values[owner], attribute)
        every = {  # all gradients are wanted, and all have arrived
            NEEDS: (True,) * len(derivative.targets),
            GIVEN: (True,) * len(plan.differentiable_outputs),
        }
        values = {**every, **metadata, **values}
        return self._run(plan, lower(derivative.formula.tree, plan), values)

    def _run(self, plan: Plan, source: str, values: Mapping[str, Any]) -> Any:
        own = plan.table.builds_on_base
        environment = dict(self.own_environment if own else self.environment)
        environment["__builtins__"] = {"__import__": __import__}  # NumPy's C code asks for it
        world().operations = self.operations
        return eval(source, environment, dict(values))  # the loader has checked what it may say


def _submodules(package: ModuleType) -> Iterator[tuple[str, ModuleType]]:
    for info in pkgutil.iter_modules(package.__path__):
        if not info.name.startswith("_"):
            yield info.name, importlib.import_module(f"{package.__name__}.{info.name}")


def _metadata(value: Any, attribute: str) -> Any:
    if value is None:
        return None
    if isinstance(value, list | tuple):
        return tuple(getattr(x, attribute) for x in value)
    return getattr(value, attribute)


class _Forwards:
    """The namespace `arrays`: the forward of each row by its identifier."""

    def __init__(self, code: Code) -> None:
        self._code = code

    def __getattr__(self, name: str) -> Callable[..., Any]:
        plan = self._code.identifiers.get(name)
        if plan is None:
            raise UnsupportedError(f"arrays.{name}")
        return lambda *args, **kwargs: self._call(plan, args, kwargs)

    def _call(self, plan: Plan, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
        return self._code.forward(plan, _bound(plan, args, kwargs))


class _Operations:
    """The namespace `ops`: the operations by their public names, with underscores for dots."""

    def __init__(self, code: Code) -> None:
        self._code = code
        self._overloads: dict[str, list[Plan]] = {}
        for plan in code.plans.values():
            for name in (plan.entry.signature.qualified_name, *plan.entry.aliases):
                self._overloads.setdefault(name.replace(".", "_"), []).append(plan)

    def __contains__(self, name: str) -> bool:
        return name in self._overloads

    def __getattr__(self, name: str) -> Callable[..., Any]:
        if name not in self._overloads:
            raise UnsupportedError(f"the operation {name}")

        def call(*args: Any, **kwargs: Any) -> Any:
            for plan in self._overloads[name]:
                try:
                    values = _bound(plan, args, kwargs)
                except TypeError:
                    continue
                return self._code.forward(plan, values)
            raise UnsupportedError(f"such a call of {name}")

        return call


def _bound(plan: Plan, args: Sequence[Any], kwargs: Mapping[str, Any]) -> dict[str, Any]:
    arguments = plan.entry.signature.arguments
    positional = [a for a in arguments if not a.keyword_only]
    if len(args) > len(positional) or not kwargs.keys() <= {a.name for a in arguments}:
        raise TypeError("no overload takes these arguments")
    given = {a.name: x for a, x in zip(positional, args, strict=False)} | dict(kwargs)
    return {a.name: on_symbols(a, _value(a, given)) for a in arguments}


def _value(argument: Argument, given: Mapping[str, Any]) -> Any:
    if argument.name in given:
        return given[argument.name]
    if argument.default is None:
        raise TypeError(f"no {argument.name}")
    return eval(argument.default, {"__builtins__": {}}, dict(_CONSTANTS))


def on_symbols(argument: Argument, value: Any) -> Any:
    """A value for an argument: numbers for Tensors as arrays without dimensions."""
    if argument.is_tensor and isinstance(value, bool | int | float | complex):
        return np.asarray(value)
    return value
