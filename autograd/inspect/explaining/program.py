"""A backward pass as a straight-line NumPy program."""

from __future__ import annotations

import ast
import ctypes
from collections.abc import Iterable, Sequence
from types import ModuleType
from typing import Any

import numpy as np

from autograd.core.reachability import key_of
from autograd.inspect.explaining.following import Follow, code_of
from autograd.inspect.explaining.names import Names, identifier
from autograd.inspect.folding import expression, literal
from autograd.inspect.recording import Run, Trace
from autograd.inspect.rows import location_of, name_of_edge

__all__ = ["Program", "program_of"]

_FEW = 16  # arrays of more elements, or whose text is longer, are not written out
_LONG = 100
_WIDTH = 60  # where the comments begin
_RESERVED = ("np", "values", "restore", "nan", "inf", "slice", "complex", "needs")


class Program:
    """source: the program. values: what it reads by ``values["name"]``. results: the variables that
    hold the gradients of the inputs, by the inputs' names."""

    def __init__(self, source: str, values: dict[str, Any], results: dict[str, str]) -> None:
        self.source = source
        self.values = values
        self.results = results


def program_of(trace: Trace, names: Names) -> Program:
    """The program of a pass that has been traced."""
    writer = _Writer(trace, names)
    for run in trace.runs:
        writer.run(run)
    return writer.program()


class _Writer:
    def __init__(self, trace: Trace, names: Names) -> None:
        self.trace = trace
        self.names = names
        self.taken = set(_RESERVED)
        self.imports = {"np": "import numpy as np"}
        self.given: list[str] = []  # lines that define values
        self.lines: list[str] = []
        self.values: dict[str, Any] = {}
        self.known: dict[int, tuple[Any, str]] = {}  # an array by its identity: it, its variable
        self.gradients: dict[Any, str] = {}  # a key: the variable of its gradient
        self.started: set[Any] = set()  # the keys of gradients that have a contribution
        for root in [*trace.arrivals][:1]:
            self.define(self.gradient(root), trace.start, "the gradient to start with")
            self.started.add(root)

    # ---- values ----------------------------------------------------------------------------------

    def gradient(self, key: Any) -> str:
        if key not in self.gradients:
            self.gradients[key] = identifier(f"grad_{self.names.name(key)}", self.taken)
        return self.gradients[key]

    def define(self, variable: str, value: Any, comment: str) -> None:
        """Writes a value out if it is small, else takes it from `values`."""
        text = _array_text(value) if isinstance(value, np.ndarray) else None
        if text is None:
            self.values[variable] = _frozen(value) if isinstance(value, np.ndarray) else value
            text = f'values["{variable}"]'
        self.given.append(_with(f"{variable} = {text}", comment))

    def value(self, value: Any, name: str, comment: str) -> ast.expr:
        """The expression of a value: a literal, or a variable that is defined once."""
        if isinstance(value, tuple) and any(isinstance(each, np.ndarray) for each in value):
            items = [self.value(v, f"{name}_{i}", comment) for i, v in enumerate(value)]
            return ast.Tuple(items, ast.Load())
        found = None if isinstance(value, np.ndarray) else literal(value)
        if found is not None:
            self._import_mathematics(found)
            return found
        if id(value) not in self.known:
            variable = identifier(name, self.taken)
            self.known[id(value)] = (value, variable)
            self.define(variable, value, comment)
        return ast.Name(self.known[id(value)][1], ast.Load())

    def _import_mathematics(self, found: ast.expr) -> None:
        for node in ast.walk(found):
            if isinstance(node, ast.Name) and node.id in ("nan", "inf"):
                self.imports[node.id] = f"from numpy import {node.id}"

    def needed(self, name: str, value: Any) -> str:
        """A name of the module of a formula; returns the name that the program knows it by."""
        if value is np:
            return name
        if isinstance(value, ModuleType):
            package, _, own = value.__name__.rpartition(".")
            line = f"from {package} import {own}" if package else f"import {own}"
        elif isinstance(value, float):  # of `math`
            own, line = name, f"from math import {name}"
        else:
            own, line = value.__name__, f"from {value.__module__} import {value.__name__}"
        known, number = name, 2
        while known in self.imports and self.imports[known] != _renamed(line, own, known):
            known, number = f"{name}_{number}", number + 1
        self.imports[known] = _renamed(line, own, known)
        return known

    # ---- nodes -----------------------------------------------------------------------------------

    def run(self, run: Run) -> None:
        """Writes the lines of a node: a contribution for each gradient that it gives."""
        node = run.node
        for nr in run.grads:
            self._arrived((node, nr))
        where = location_of(node)
        code = None if where is None else code_of(node)
        if code is None:
            results = self._call_of(run)
        else:
            results = Follow(self, run, f"{where} {node.operation}", code).results()
        for i, (edge, g) in enumerate(zip(run.needs, run.results, strict=True)):
            if edge is not None and g is not None:
                self._contribute(key_of(edge), results[i], self.comment(run, i))

    def comment(self, run: Run, i: int) -> str:
        """``derivatives.yaml:412 mul.other``"""
        where = location_of(run.node)
        if where is None:
            return f"{run.node.name()}, input {i}"
        return f"{where} {run.node.operation}.{name_of_edge(run.node, i)}"

    def _contribute(self, key: Any, value: ast.expr, comment: str) -> None:
        variable = self.gradient(key)
        if key in self.started:
            value = ast.BinOp(ast.Name(variable, ast.Load()), ast.Add(), value)
        self.started.add(key)
        self.line(variable, value, comment)

    def line(self, target: str, value: ast.expr, comment: str) -> None:
        self.lines.append(_with(f"{target} = {ast.unparse(value)}", comment))

    def _arrived(self, key: Any) -> None:
        """What a hook has made of a gradient is taken from `values`."""
        arrival = self.trace.arrivals[key]
        variable = self.gradient(key)
        if arrival.hooked:
            self.values[variable] = arrival.value
            self.lines.append(_with(f'{variable} = values["{variable}"]', "changed by a hook"))

    def _call_of(self, run: Run) -> list[ast.expr]:
        """A node that no row describes is called as a function."""
        node, saved, needs = run.node, run.saved, run.needs

        def call(*grads: Any) -> Any:
            given = dict(zip(run.grads, grads, strict=True))
            return node.on_arrays(saved, given if node.many_outputs else grads[0], needs)

        function = identifier(node.name(), self.taken)
        self.define(function, call, f"the backward of {node.name()}")
        parts = identifier(f"from_{function}", self.taken)
        grads = ", ".join(self.gradient((node, nr)) for nr in run.grads)
        self.line(parts, expression(f"{function}({grads})"), node.name())
        return [expression(f"{parts}[{i}]") for i in range(len(needs))]

    # ---- the whole -------------------------------------------------------------------------------

    def program(self) -> Program:
        results = {}
        for key in self.trace.leaves:
            arrival = self.trace.arrivals.get(key)
            if arrival is None:
                continue
            variable = self.gradient(key)
            if arrival.hooked:
                self._arrived(key)
            elif (total := _total(arrival.parts)).dtype != arrival.value.dtype or (
                total.shape != arrival.value.shape
            ):
                shape, dtype = arrival.value.shape, literal(arrival.value.dtype)
                assert dtype is not None
                self.imports["restore"] = "from autograd.array.unbroadcast import restore"
                text = f"restore({variable}, {shape}, {ast.unparse(dtype)})"
                self.line(variable, expression(text), "as the input")
            results[self.names.name(key)] = variable
        imports = _joined([*self.imports.values()])
        head = f'"""The gradients of {self.names.root}, computed as autograd did."""\n'
        source = "\n".join([head, *imports, "", *self.given, "", *self.lines, ""])
        return Program(source, self.values, results)


def _total(parts: Sequence[np.ndarray]) -> np.ndarray:
    total: Any = parts[0]
    for part in parts[1:]:
        total = total + part
    return np.asarray(total)


def _joined(imports: Iterable[str]) -> list[str]:
    """Imports in order, those from one module in one line."""
    plain = {line for line in imports if line.startswith("import")}
    names: dict[str, set[str]] = {}
    for line in imports:
        module, found, name = line.partition(" import ")
        if found:
            names.setdefault(module, set()).add(name)
    return sorted(plain) + [f"{m} import {', '.join(sorted(names[m]))}" for m in sorted(names)]


def _renamed(line: str, own: str, known: str) -> str:
    return line if own == known else f"{line} as {known}"


def _with(line: str, comment: str) -> str:
    return f"{line.ljust(_WIDTH)}  # {comment}"


def _array_text(array: np.ndarray) -> str | None:
    """``np.array([1.0, 2.0])``, which gives `array` again; None if it is large or laid out in
    another way than a new array is."""
    if (
        array.size > _FEW
        or not array.size
        or not array.flags.c_contiguous
        or array.dtype.char == "g"
    ):
        return None
    numbers = literal(array.tolist())
    if numbers is None:
        return None
    text = ast.unparse(numbers).replace("nan", "np.nan").replace("inf", "np.inf")
    if len(text) > _LONG:
        return None
    implied = np.array(array.tolist()).dtype == array.dtype
    return f"np.array({text})" if implied else f'np.array({text}, "{array.dtype}")'


def _frozen(array: np.ndarray) -> np.ndarray:
    """A copy that later writes do not reach, in the same layout: sums depend on it to the bit."""
    low, high = np.lib.array_utils.byte_bounds(array)
    memory = np.empty(high - low, np.uint8)
    ctypes.memmove(memory.ctypes.data, low, high - low)
    offset = array.ctypes.data - low
    copied = np.ndarray(array.shape, array.dtype, memory.data, offset, array.strides)
    copied.flags.writeable = False
    return copied
