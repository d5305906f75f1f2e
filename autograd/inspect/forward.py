"""The forward call of a node: what is known of its arguments and results, and how it is shown."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from typing import Any

import numpy as np

from autograd.base.grad_mode import no_grad
from autograd.base.kinds import Kind
from autograd.base.ops import ops
from autograd.base.pytree import map_leaves
from autograd.base.registry import registry
from autograd.core.dispatch import Operation
from autograd.core.forwards import forward_of, function_of
from autograd.core.node import Output
from autograd.core.reachability import key_of
from autograd.core.tensor import Tensor, from_array
from autograd.inspect.folding import expression
from autograd.inspect.names import Names
from autograd.inspect.recording import RecordedCall, Run, recorded_call
from autograd.inspect.rows import (
    argument_of_edge,
    defaults,
    derivatives_of,
    gradient_names,
    operation_of,
    output_names,
    parameters,
    readable,
)
from autograd.inspect.selections import index_text
from autograd.inspect.simplifying import Simplified, simplified
from autograd.inspect.values import FEW, decided_text, formula_text, real_names, value_text


class Forward:
    """The forward call of a node, as far as it is known.

    names    of the Tensor arguments: name in the row -> name in the program
    values   of all arguments and of what the formulas read besides
    """

    def __init__(self, run: Run, names: Names) -> None:
        self.run = run
        self.node = node = run.node
        self.known = names
        self.call = call = recorded_call(run.node)
        self.operation: Operation | None = operation_of(node)
        self.names: dict[str, str] = {}
        self.saved_outputs: dict[int, str] = {}  # by the names that formulas have for them
        # A node has no `args` where it keeps none.
        kept = zip(node.arg_names, getattr(node, "args", ()), strict=False)
        self.values: dict[str, Any] = dict(kept)
        for name, shape in [*self.values.items()]:
            stem, _, kept_of = name.rpartition("_")
            if kept_of == "shape" and shape is None:  # of an argument that was left out
                self.values[stem] = None
        self.outputs = sorted(run.grads)
        if run.saved and node.saved_edges:
            self._note_saved()
        if self.operation is not None or call is None:
            self._note_inputs()
        if call is not None:
            self._note_call(call)
        self._note_constant()
        complex_grad = any(g.dtype.kind == "c" for g in run.grads.values())
        self.real = real_names(self.values) | (set() if complex_grad else {"grad"})

    def _note_saved(self) -> None:
        node, op = self.node, self.operation
        names = () if op is None else registry[op.name].argument_names
        required = {names[i] for i in op.tensors if i not in op.optional} if op else set()
        saved = zip(node.saved_names, self.run.saved, node.saved_edges, strict=True)
        for name, value, place in saved:
            given = isinstance(place, int) and (node.edges[place] is not None or name in required)
            if value is not None or not given:  # else it was not needed
                self.values[name] = value
            constant = self.known.of_constant(value)
            if constant is not None:
                self.names[name] = constant
            if isinstance(place, Output):  # `result`, or an output by its own name
                key = (node, place.nr)
                own = node.many_outputs and key not in self.known.given
                self.names[name] = name if own else self.known.name(key)
                if node.many_outputs and value is not None and place.nr >= 0:
                    self.saved_outputs[place.nr] = self.names[name]

    def _note_inputs(self) -> None:
        lists: dict[str, list[tuple[str, Any]]] = {}
        for i, edge in enumerate(self.node.edges):
            argument, place = argument_of_edge(self.node, i)
            if edge is None:
                if place is not None:
                    lists.setdefault(argument, []).append(("?", None))
                continue
            key = key_of(edge)
            name, value = self.known.name(key), self.known.values.get(key)
            if place is not None:
                lists.setdefault(argument, []).append((name, value))
                continue
            self.names[argument] = name
            if value is not None:
                self.values[argument] = value
        for argument, items in lists.items():
            self.names[argument] = f"[{', '.join(name for name, _ in items)}]"
            if all(value is not None for _, value in items):
                self.values[argument] = [value for _, value in items]

    def _note_call(self, call: RecordedCall) -> None:
        self.values.update(call.arguments)
        for name, (key, array) in call.sources.items():
            found = self.known.of_constant(array) if key is None else self.known.name(key)
            if found is not None:
                self.names[name] = found

    def _note_constant(self) -> None:
        """The one argument that nobody has kept, where the others and the result tell it."""
        operation = self.operation
        result = self.known.values.get((self.node, self.node.output_nr))
        if operation is None or operation.kind != Kind.POINTWISE or result is None:
            return
        arguments, tensors = self._arguments(operation)
        lacking = [name for name in tensors if name not in self.values]
        if len(lacking) == 1 and lacking[0] not in self.names:
            given = {name: self.values[name] for name in arguments if name in self.values}
            forward = registry[operation.name].forward
            constant = constant_of(forward, lacking[0], given, result)
            if constant is not None:
                self.values[lacking[0]] = constant

    def derivative(self, argument: str) -> Simplified:
        """The mathematics of a derivative for this call, by the names of the row."""
        values = {**self.values, **self.gradients()}
        named = {*self.names, *self.differentials()}
        return simplified(derivatives_of(self.node)[argument], values, named)

    def ending(self, read: Simplified, value: np.ndarray) -> str:
        """What is done at the end of a derivative to give `value`: what it says itself, or a sum
        over what the forward broadcast, which formulas leave to the engine."""
        pointwise = self.operation is not None and self.operation.kind == Kind.POINTWISE
        arrived = next(iter(self.run.grads.values()))
        shape = read.shape or (arrived.shape if pointwise else value.shape)
        return read.ending if shape == value.shape else f"summed to {list(value.shape)}"

    def derivatives(self) -> dict[str, Simplified]:
        """The derivatives for this call, with its flags and numbers put in."""
        flags = {
            name: value
            for name, value in self.values.items()
            if name not in self.names and np.ndim(value) == 0
        }
        return {
            argument: each._replace(text=formula_text(each.text, {}, flags, self.real))
            for argument in derivatives_of(self.node)
            for each in [self.derivative(argument)]
        }

    def computed_again(self) -> np.ndarray | None:
        """The value of the output, from the arguments; None where they are not all known, do not
        determine it, or there are several outputs."""
        operation = self.operation
        if operation is None or self.node.many_outputs:
            return None
        names = registry[operation.name].argument_names
        (grad,) = self.run.grads.values()  # of the dtype of the output
        values = {"dtype": grad.dtype, **self.values}
        if "generator" in names or not values.keys() >= set(names):
            return None
        given = [values[name] for name in names]
        for i in (*operation.tensors, *operation.lists):
            given[i] = map_leaves(_as_tensor, given[i])
        with no_grad(), np.errstate(all="ignore"):
            result = operation.call(given)
        return result._data if isinstance(result, Tensor) else None

    def unknown(self) -> list[str]:
        """The names of Tensors that the node was given and whose values nobody has kept."""
        operation = self.operation
        if operation is None:
            if self.call is not None:
                return []
            keys = [key_of(edge) for edge in self.node.edges if edge is not None]
            return [self.known.name(key) for key in keys if key not in self.known.values]
        return [self.names.get(name, name) for name in self._unknown(operation)]

    def _unknown(self, operation: Operation) -> list[str]:
        """The Tensor arguments without a value; an optional one without a name was left out."""
        arguments, tensors = self._arguments(operation)
        optional = {arguments[i] for i in operation.optional}
        return [
            name
            for name in tensors
            if name not in self.values and (name in self.names or name not in optional)
        ]

    @staticmethod
    def _arguments(operation: Operation) -> tuple[tuple[str, ...], list[str]]:
        """The names of all arguments in the row, and of those that are Tensors."""
        names = registry[operation.name].argument_names
        return names, [names[i] for i in (*operation.tensors, *operation.lists)]

    def gradients(self) -> dict[str, Any]:
        """The gradients that have arrived by their names in formulas; None for those that have
        not, of several outputs."""
        found = gradient_names(self.node, self.run.grads)
        if self.node.many_outputs and self.operation is not None:
            arrived = [self.run.grads.get(nr) for nr in range(len(output_names(self.node)))]
            for name, each in zip(output_names(self.node), arrived, strict=True):
                found.setdefault(f"grad_{name}", each)
            if arrived:
                found["grads"] = tuple(arrived)
                found["given"] = tuple(each is not None for each in arrived)
                found |= {f"grads[{nr}]": each for nr, each in enumerate(arrived)}
        return found

    def differentials(self) -> dict[str, str]:
        """How the gradients that have arrived are called in the program."""
        named = {nr: self.known.differential((self.node, nr)) for nr in self.outputs}
        arrived = gradient_names(self.node, named)
        if "grads" in arrived:
            return {"grads": f"[{', '.join(map(str, arrived['grads']))}]"}
        indexed = {f"grads[{nr}]": text for nr, text in named.items()}
        return {**indexed, **dict(zip(arrived, named.values(), strict=False))}

    def expression(self) -> str | None:
        """How the row computes its result; None without a row."""
        return None if self.operation is None else registry[self.operation.name].forward

    def call_text(self) -> str:
        """``e = c * d``"""
        outputs = ", ".join(
            self.known.name((self.node, nr)) if nr in self.outputs else self.saved_outputs[nr]
            for nr in self._shown_outputs()
        )
        return f"{outputs} = {self._call(self.names)}"

    def _shown_outputs(self) -> list[int]:
        """The outputs that gradients have arrived at or formulas read."""
        return sorted({*self.outputs, *self.saved_outputs})

    def numbers_text(self) -> str:
        """``5 * 4 = 20``; the call alone where none of several results is known."""
        found = [self.known.values.get((self.node, nr)) for nr in self._shown_outputs()]
        if len(found) > 1 and all(each is None for each in found):
            return self._call({})
        results = ", ".join("?" if each is None else value_text(each) for each in found)
        return f"{self._call({})} = {results}"

    def _call(self, names: Mapping[str, str]) -> str:
        operation = self.operation
        if operation is None:
            listed = self.names if self.call is None else self.call.arguments
            given = [
                names.get(name)
                or (value_text(self.values[name]) if name in self.values else self.names[name])
                for name in listed
            ]
            return f"{self.node.name().removesuffix('Backward')}({', '.join(given)})"
        arguments, tensors = self._arguments(operation)
        unknown = self._unknown(operation)
        names = {**{name: self.names.get(name, "?") for name in unknown}, **names}
        forward = decided_text(registry[operation.name].forward, self.values)
        if (sign := _operator(operation)) is not None:
            return formula_text(sign, names, self.values, self.real)
        if "(" not in forward and self.values.keys() >= set(arguments).difference(tensors):
            return formula_text(forward, names, self.values, self.real)
        index = _subscript(operation)
        if index is not None and index in self.values:
            shown = formula_text(arguments[0], names, self.values, self.real)
            return f"{shown}[{index_text(self.values[index], value_text)}]"
        shown = _public_name(operation.name)
        usual = {**(defaults(shown) if shown in registry else {}), **defaults(operation.name)}
        texts = []
        for name in arguments:
            value = self.values.get(name)
            text = names.get(name) or ("" if value is None else value_text(value))
            same = name in usual and type(usual[name]) is type(value) and usual[name] == value
            if not text or (same and name not in tensors):
                continue  # nothing is said of what is left out, or not known
            texts.append(text if name in tensors else f"{name}={text}")
        return readable(f"{shown}({', '.join(texts)})")


_OPERATORS: dict[object, ast.operator] = {np.matmul: ast.MatMult(), np.power: ast.Pow()}


def _operator(operation: Operation) -> str | None:
    """The forward of a row as two arguments with a sign between them; None of others."""
    sign = _OPERATORS.get(function_of(operation))
    match forward_of(operation):
        case (_, ast.Call(args=[ast.Name() as left, ast.Name() as right])) if sign is not None:
            return ast.unparse(ast.BinOp(left, sign, right))
    return None


def _subscript(operation: Operation) -> str | None:
    """The argument that is a subscript, of a row that picks elements of its other one by it."""
    found = parameters(registry[operation.name])
    return found[1].name if [each.type for each in found] == ["Tensor", "Index"] else None


def _public_name(name: str) -> str:
    """What a reader calls: of an overload the function that chooses it; of a private part of a
    composite the composite with the longest name that its own begins with, if there is one."""
    place, dot, own = name.rpartition(".")
    if hasattr(ops, place.replace(".", "_")):
        return place
    if not own.startswith("_"):
        return name
    plain = f"{place}{dot}{own[1:]}"
    composites = (each for each, row in registry.items() if row.kind == Kind.COMPOSITE)
    return max((each for each in composites if plain.startswith(each)), key=len, default=name)


def _as_tensor(value: Any) -> Any:
    return from_array(value) if isinstance(value, np.ndarray) else value


_DIGITS = range(1, 18)


def constant_of(
    forward: str, name: str, values: Mapping[str, Any], result: np.ndarray
) -> np.ndarray | None:
    """The argument `name` of a forward that gives `result`: a number where one does, an array of
    few elements, or None.

    forward: an expression of the table. values: its other arguments.
    """
    if result.dtype.kind not in "fiu" or not result.size:
        return None
    tree = expression(decided_text(forward, values))
    known = {key: value for key, value in values.items() if key != name}
    with np.errstate(all="ignore"):
        found = _solved(tree, name, known, result)
        if found is None:
            return None
        uniform = np.asarray(found).ravel()[:1].reshape(())
        candidates = [uniform] if found.size > FEW else [uniform, found]
        for exact in candidates:
            for digits in _DIGITS:
                rounded = [float(f"{x:.{digits}g}") for x in exact.ravel()]
                constant = np.array(rounded).reshape(exact.shape).astype(result.dtype)
                again = _value(tree, {**known, name: constant})
                if again is not None and np.array_equal(again, result):
                    return constant
    return None


def _solved(
    tree: ast.expr, name: str, known: Mapping[str, Any], result: np.ndarray
) -> np.ndarray | None:
    """What a name stands for in sums and products that give `result`."""
    match tree:
        case ast.Name(own) if own == name:
            return result
        case ast.BinOp(left, op, right):
            inside, other = (left, right) if _names(left, name) else (right, left)
            value = None if _names(other, name) else _value(other, known)
            if value is None:
                return None
            match op:
                case ast.Add():
                    return _solved(inside, name, known, result - value)
                case ast.Sub():
                    rest = result + value if inside is left else value - result
                    return _solved(inside, name, known, rest)
                case ast.Mult():
                    return _solved(inside, name, known, np.asarray(result / value))
    return None


def _names(tree: ast.expr, name: str) -> bool:
    return any(isinstance(node, ast.Name) and node.id == name for node in ast.walk(tree))


def _value(tree: ast.expr, known: Mapping[str, Any]) -> np.ndarray | None:
    """A sum or product of what is known; None where something is not."""
    words = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    plain = (ast.BinOp, ast.Name, ast.Constant, ast.operator, ast.expr_context)
    if not words <= known.keys() or not all(isinstance(n, plain) for n in ast.walk(tree)):
        return None
    whole = ast.fix_missing_locations(ast.Expression(tree))
    try:
        return np.asarray(eval(compile(whole, "<forward>", "eval"), {"__builtins__": {}, **known}))
    except (TypeError, ValueError):
        return None
