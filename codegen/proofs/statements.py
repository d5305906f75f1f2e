"""Whether the mathematics that readers are shown of a formula is what its helpers compute.

The formula of a row and its mathematics are both run at the row's samples, operation by operation.
"""

from __future__ import annotations

import ast
import copy
import importlib
import pkgutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from types import ModuleType
from typing import Any

import numpy as np

from codegen.lower.analysis import Plan
from codegen.parse.language import CONSTANTS
from codegen.parse.syntax import dotted
from codegen.proofs.calls import Call, Runtime, bound

_TOLERANCE = 1e-8
_NARROW = 1e-4  # of float32
_CONSTANTS = {"inf": np.inf, "nan": np.nan, "pi": np.pi}


class Statements:
    """Compares the formulas of rows with their mathematics.

    helpers: the packages of the functions that formulas call
    """

    def __init__(self, runtime: Runtime) -> None:
        self.runtime = runtime

    def problems(self, plan: Plan, calls: Sequence[Call]) -> Iterator[str]:
        """What differs at the samples of a row: the first difference of each formula."""
        stated = plan.entry.mathematics
        if not stated:
            return
        found: dict[str, str] = {}
        for number, call in enumerate(calls):
            try:
                values = self._values(plan, call, number)
            except TypeError:  # a call in another notation than the signature's
                continue
            inputs = [name for name, *_ in _formulas(plan) if name != "result"]
            moves = not inputs or any(values.get(x) is not None for x in inputs)
            for name, formula, place, count in _formulas(plan):
                there = moves if name == "result" else values.get(name, 0) is not None
                if name not in stated or name in found or not there:
                    continue
                listed = values.get(name)
                count = len(listed) if isinstance(listed, list) else count
                values["needs"] = (True,) * count  # every gradient is wanted
                wrong = self._difference(formula, place, stated[name], values, name == "result")
                if wrong:
                    found[name] = f"the mathematics of {name}, {stated[name]}: {wrong}"
        yield from found.values()

    def _values(self, plan: Plan, call: Call, seed: int) -> dict[str, Any]:
        """Arguments, outputs, gradients and tangents by name, as Tensors without history."""
        autograd = self.runtime.namespace
        tensors = {a.name for a in plan.entry.signature.tensor_arguments if not a.type.is_list}
        lists = {a.name for a in plan.entry.signature.tensor_arguments if a.type.is_list}
        values = {
            name: autograd.tensor(x) if name in tensors and _is_number(x) else _given(x)
            for name, x in bound(plan, call).items()
        }
        values.update({name: [values[name]] for name in lists if hasattr(values[name], "detach")})
        rng = np.random.default_rng(seed)
        with autograd.no_grad():
            returned = self.runtime.function(plan)(*call.args, **call.kwargs)
        outputs = list(returned) if isinstance(returned, tuple | list) else [returned]
        names = [output.name for output in plan.entry.signature.returns]
        if len(names) == 1 and isinstance(returned, tuple | list):
            outputs = [outputs]

        def drawn(x: Any) -> Any:
            if isinstance(x, list | tuple):
                return [drawn(each) for each in x]
            if getattr(x, "dtype", None) is None or x.dtype.kind not in "fc":
                return None
            array = rng.uniform(0.5, 1.5, x.shape)
            array = array + 0.3j * array if x.dtype.kind == "c" else array
            return autograd.tensor(array, dtype=x.dtype)

        silent = plan.entry.non_differentiable_outputs
        grads = [
            None if name in silent else drawn(x) for name, x in zip(names, outputs, strict=True)
        ]
        arrived = [grad for grad in grads if grad is not None]
        if len(arrived) == 1:
            values["grad"] = arrived[0]
        if isinstance(grads[0], list):
            values["grads"] = dict(enumerate(grads[0]))
        elif len(arrived) > 1:
            values["grads"] = tuple(arrived)
        for name, output, grad in zip(names, outputs, grads, strict=True):
            values[name] = _detached(output)
            values[f"grad_{name}"] = grad
        values.update(
            {f"{name}_t": drawn(x) for name, x in list(values.items()) if _is_input(name, plan)}
        )
        values["given"] = tuple(grad is not None for grad in grads)
        return values

    def _difference(
        self,
        formula: ast.expr,
        place: int | None,
        text: str,
        values: Mapping[str, Any],
        recorded: bool,
    ) -> str | None:
        try:
            expected = self._run(formula, values, recorded)
        except RuntimeError:  # refused, as the gradient is not defined for any gradient
            return None
        got = self._run(ast.parse(text, mode="eval").body, values, recorded)
        if place is not None:
            expected = expected[place]
            got = got[place] if isinstance(got, tuple | list) else got
        return _compared(got, expected, _tolerance(values))

    def _run(self, tree: ast.expr, values: Mapping[str, Any], recorded: bool) -> Any:
        """An expression of the language for these values; helpers get arrays or, for tangents,
        Tensors, as they do elsewhere."""
        code = _Code(values, lambda path: self._function(path, recorded))
        whole = ast.fix_missing_locations(ast.Expression(code.visit(copy.deepcopy(tree))))
        names = {**_CONSTANTS, **values, "_called": code.called, "_attribute": _attribute}
        with self.runtime.namespace.no_grad(), np.errstate(all="ignore"):
            return eval(compile(whole, "<mathematics>", "eval"), {"__builtins__": {}}, names)

    def _function(self, path: str, recorded: bool) -> Callable[..., Any]:
        """An operation, or a helper, which gives Tensors."""
        found: Any = self.runtime.namespace
        for part in path.split("."):
            found = getattr(found, part, None)
        if not callable(found):  # private operations are in no namespace
            functions = importlib.import_module("generated.functions")
            found = getattr(functions, path.replace(".", "_"), None)
        if callable(found):
            return found  # type: ignore[no-any-return]
        helper = self._helper(path)
        if helper is None:
            raise NameError(path)

        def run(*args: Any, **kwargs: Any) -> Any:
            if recorded:
                return self._wrapped(helper(*args, **kwargs))
            named = {name: _array(x) for name, x in kwargs.items()}
            return self._wrapped(helper(*(_array(x) for x in args), **named))

        return run

    def _helper(self, path: str) -> Callable[..., Any] | None:
        package: ModuleType = self.runtime.formulas
        module, _, name = path.rpartition(".")
        kernels = self.runtime.own_kernels or self.runtime.kernels
        if module == "kernels" or (not module and hasattr(kernels, name)):  # as it is shown
            return getattr(kernels, name, None)
        modules = [module] if module else [m.name for m in pkgutil.iter_modules(package.__path__)]
        found = [
            helper
            for each in (importlib.import_module(f"{package.__name__}.{m}") for m in modules)
            if (helper := getattr(each, name, None)) is not None
            and (module or helper.__module__ == each.__name__)  # not what it has imported
        ]
        return found[0] if found else None

    def _wrapped(self, value: Any) -> Any:
        if isinstance(value, tuple | list):
            return type(value)(self._wrapped(each) for each in value)
        if isinstance(value, np.ndarray | np.generic) and not isinstance(value, np.dtype):
            return self.runtime.namespace.tensor(np.array(value))
        return value


class _Code(ast.NodeTransformer):
    """Calls by name become calls of what bears the name; attributes are those
    of the language."""

    def __init__(
        self, values: Mapping[str, Any], function: Callable[[str], Callable[..., Any]]
    ) -> None:
        self.values = values
        self.function = function
        self.called: list[Callable[..., Any]] = []

    def visit_Call(self, node: ast.Call) -> ast.expr:
        path = dotted(node.func)
        known = path is not None and path.split(".")[0] not in {*self.values, *CONSTANTS}
        if known and path is not None:
            self.called.append(self.function(path))
            place = ast.Constant(len(self.called) - 1)
            func: ast.expr = ast.Subscript(ast.Name("_called", ast.Load()), place, ast.Load())
        else:
            func = node.func
            if isinstance(func, ast.Attribute):
                if func.attr == "conj" and self._is_number(func.value):
                    func.attr = "conjugate"  # which numbers of Python have alone
                func.value = self.visit(func.value)
        args = [self.visit(each) for each in node.args]
        named = [ast.keyword(each.arg, self.visit(each.value)) for each in node.keywords]
        return ast.Call(func, args, named)

    def _is_number(self, node: ast.expr) -> bool:
        value = self.values.get(node.id) if isinstance(node, ast.Name) else None
        return isinstance(value, int | float | complex)

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        self.generic_visit(node)
        name = ast.Name("_attribute", ast.Load())
        return ast.Call(name, [node.value, ast.Constant(node.attr)], [])


def _attribute(x: Any, name: str) -> Any:
    """An attribute as formulas have it: of a list those of its items, as `size` a number."""
    if isinstance(x, list | tuple):
        return [_attribute(each, name) for each in x]
    if x is None:
        return None
    return x.numel() if name == "size" else getattr(x, name)


def _is_number(x: Any) -> bool:
    return isinstance(x, int | float | complex | np.ndarray | np.generic)


def _formulas(plan: Plan) -> Iterator[tuple[str, ast.expr, int | None, int]]:
    """Each derivative by its argument, with its place in a formula of several, and the number of
    these; the tangent."""
    for derivative in plan.entry.derivatives:
        if derivative.formula is None:
            continue
        count = len(derivative.targets)
        for place, target in enumerate(derivative.targets):
            yield target, derivative.formula.tree, place if count > 1 else None, count
    if plan.entry.result is not None:
        yield "result", plan.entry.result.tree, None, 1


def _is_input(name: str, plan: Plan) -> bool:
    return any(argument.name == name for argument in plan.entry.signature.tensor_arguments)


def _given(x: Any) -> Any:
    """An argument as formulas get it: Tensors without history, dimensions in a tuple."""
    if isinstance(x, list) and x and all(isinstance(each, int) for each in x):
        return tuple(x)
    return _detached(x)


def _detached(x: Any) -> Any:
    if isinstance(x, list | tuple) and any(hasattr(each, "detach") for each in x):
        return type(x)(_detached(each) for each in x)
    return x.detach() if hasattr(x, "detach") else x


def _array(x: Any) -> Any:
    if isinstance(x, dict):
        return {key: _array(each) for key, each in x.items()}
    if isinstance(x, list | tuple):
        return type(x)(_array(each) for each in x)
    return x.numpy() if hasattr(x, "detach") else x


def _tolerance(values: Mapping[str, Any]) -> float:
    """What rounding may do, which is more where something is computed in single precision."""
    dtypes = [getattr(x, "dtype", None) for x in values.values()] + list(values.values())
    found = [each for each in dtypes if isinstance(each, np.dtype) and each.kind in "fc"]
    return _NARROW if any(np.finfo(each).eps > _TOLERANCE for each in found) else _TOLERANCE


def _compared(got: Any, expected: Any, tolerance: float) -> str | None:
    """How two values differ; None where they agree."""
    if expected is None:
        return None  # of no input, or one that moves nothing
    if isinstance(expected, list | tuple):
        if not isinstance(got, list | tuple) or len(got) != len(expected):
            return f"it does not give {len(expected)} values"
        pairs = zip(got, expected, strict=True)
        return next((w for g, e in pairs if (w := _compared(g, e, tolerance))), None)
    one, other = np.asarray(_array(got)), np.asarray(_array(expected))
    if other.dtype.kind != "c" and one.dtype.kind == "c":
        one = one.real  # which is what an input of real numbers gets
    if one.shape != other.shape and not one.size == other.size == 1:
        return f"its shape is {one.shape}, that of the formula {other.shape}"
    one = one.reshape(other.shape)
    defined = ~np.isnan(one)  # 0 / 0 states nothing: what is meant there is the helper's
    if defined.any() or not one.size:
        one, other = one[defined], other[defined]
    if np.allclose(one, other, tolerance, tolerance, equal_nan=True):
        return None
    far = int(np.argmax(np.abs(one - other)))
    return f"it gives {one.flat[far]:.6g} where the formula gives {other.flat[far]:.6g}"
