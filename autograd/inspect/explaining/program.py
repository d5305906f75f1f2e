"""A backward pass as a straight-line NumPy program."""

from __future__ import annotations

import ast
import copy
import ctypes
import inspect
from collections.abc import Iterable, Sequence
from functools import lru_cache
from textwrap import dedent
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from autograd.core.node import Node, Output
from autograd.core.reachability import key_of
from autograd.inspect.folding import Fold, expression, identifier, literal, truth
from autograd.inspect.names import Names
from autograd.inspect.recording import Run, Trace
from autograd.inspect.rows import location_of, name_of_edge

_FEW = 16  # arrays of more elements, or whose text is longer, are not written out
_LONG = 100
_WIDTH = 60  # where the comments begin
_RESERVED = ("np", "values", "restore", "nan", "inf", slice.__name__, complex.__name__, "needs")


class Program(NamedTuple):
    """source: the program. values: what it reads by ``values["name"]``. results: the variables that
    hold the gradients of the inputs, by the inputs' names."""

    source: str
    values: dict[str, Any]
    results: dict[str, str]


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
        code = None if where is None else _code_of(node)
        if code is None:
            results = self._call_of(run)
        else:
            results = _Follow(self, run, f"{where} {node.operation}", code).results()
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


# ---- one node ------------------------------------------------------------------------------------
#
# The generator has written `on_arrays` for all cases. It is followed for the one that happened:
# gradients which nobody wants are left out, flags are put in, conditions are decided. What is left
# are the very expressions that the pass computed, so a program of them gives the same bits.

Code = tuple[ast.FunctionDef, dict[str, Any]]


class _Follow:
    """Follows the body of `on_arrays` for one run."""

    def __init__(self, writer: _Writer, run: Run, row: str, code: Code) -> None:
        """row: where it stands, and its name."""
        self.writer = writer
        self.run = run
        self.row = row
        self.body, self.globals = code
        self.local: dict[str, ast.expr] = {}
        grads = run.grads
        self.local["grad"] = (
            ast.Dict([ast.Constant(nr) for nr in grads], [self._gradient(nr) for nr in grads])
            if run.node.many_outputs
            else self._gradient(next(iter(grads)))
        )
        for nr in grads:
            self.local |= {
                f"grad.get({nr})": self._gradient(nr),
                f"{nr} in grad": ast.Constant(True),
            }
        wanted = [ast.Constant(None if need is None else True) for need in run.needs]
        self.local["needs"] = ast.Tuple([*wanted], ast.Load())
        for i, each in enumerate(wanted):
            self.local[f"needs[{i}]"] = each

    def _gradient(self, nr: int) -> ast.expr:
        return ast.Name(self.writer.gradient((self.run.node, nr)), ast.Load())

    def results(self) -> list[ast.expr]:
        """An expression for each edge."""
        found = self._block(self.body.body)
        assert found is not None, f"{self.run.node.name()}.on_arrays returns nothing"
        return found

    def _block(self, statements: Sequence[ast.stmt]) -> list[ast.expr] | None:
        for statement in statements:
            if isinstance(statement, ast.Return):
                assert statement.value is not None
                return self._returned(statement.value)
            if isinstance(statement, ast.If):
                chosen = statement.body if self._holds(statement.test) else statement.orelse
                if (found := self._block(chosen)) is not None:
                    return found
            elif isinstance(statement, ast.Assign):
                self._assign(statement)
        return None

    def _holds(self, test: ast.expr) -> bool:
        if ast.unparse(test) == "node.restore is None":
            return self.run.node.restore is None
        decided = truth(self._shallow(test))
        return True if decided is None else decided  # a gradient that arrived is not None

    def _shallow(self, test: ast.expr) -> ast.expr:
        """A condition with None and True for what is None and what is not."""

        def stand_in(name: str) -> ast.expr | None:
            found = self.local.get(name)
            if found is None or isinstance(found, ast.Constant):
                return found
            return ast.Constant(True)

        return Fold(stand_in).visit(copy.deepcopy(test))

    def _assign(self, statement: ast.Assign) -> None:
        target = statement.targets[-1]
        text = ast.unparse(statement.value)
        if isinstance(target, ast.Tuple):
            names = [ast.unparse(each) for each in target.elts]
            if text in ("saved", "node.args"):
                self._read(names, text)
            else:
                self._several(names, self._put_in(statement.value))
            return
        value = self._put_in(statement.value)
        for each in statement.targets:
            self.local[ast.unparse(each)] = value

    def _read(self, names: Sequence[str], source: str) -> None:
        """What the node has kept: a value for each name."""
        node, run = self.run.node, self.run
        values = run.saved if source == "saved" else node.args
        for i, (name, value) in enumerate(zip(names, values, strict=True)):
            if name.startswith("_"):  # which no formula reads
                continue
            known = self._name_of(i, value) if source == "saved" else None
            self.local[name] = self.writer.value(
                value, known or f"{node.operation}_{name}", f"{self.row} keeps {name}"
            )

    def _name_of(self, i: int, value: Any) -> str | None:
        """The program's name of a saved value, if it is an input, an output or a variable."""
        node = self.run.node
        place = node.saved_edges[i]
        if isinstance(place, Output):
            return self.writer.names.name((node, place.nr))
        edge = None if place is None else node.edges[place]
        if edge is None:
            return self.writer.names.of_constant(value)
        return self.writer.names.name(key_of(edge))

    def _several(self, names: Sequence[str], value: ast.expr) -> None:
        """One call that gives several gradients: a line of its own."""
        variables: list[str] = []
        for name in names:
            index = len(variables)
            wanted = index >= len(self.run.results) or self.run.results[index] is not None
            variables.append(identifier(f"part_{name}", self.writer.taken) if wanted else "_")
            self.local[name] = ast.Name(variables[-1], ast.Load())
        self.writer.line(", ".join(variables), value, self.row)

    def _returned(self, value: ast.expr) -> list[ast.expr]:
        if isinstance(value, ast.Tuple):
            return self._items(value.elts, None)
        assert isinstance(value, ast.Call)  # node.restored
        targets = self.run.node.restore
        if len(value.args) == 1 and not isinstance(value.args[0], ast.Starred):
            targets = self._changing(targets)
        return self._items(value.args, targets)

    def _changing(self, targets: Any) -> Any:
        """What the one gradient is to be brought back to, None if it is like that already."""
        node, run = self.run.node, self.run
        grads = run.grads if node.many_outputs else next(iter(run.grads.values()))
        on_arrays: Any = type(node).on_arrays
        with np.errstate(all="ignore"):
            (found,) = on_arrays(_Unrestored(node), run.saved, grads, run.needs)
        return None if (found.shape, found.dtype) == targets[0] else targets

    def _items(self, items: Sequence[ast.expr], targets: Any) -> list[ast.expr]:
        if len(items) == 1 and isinstance(items[0], ast.Starred):
            parts = identifier("parts", self.writer.taken)
            self.writer.line(parts, self._put_in(items[0].value), self.row)
            found = [expression(f"{parts}[{i}]") for i in range(len(self.run.needs))]
        else:
            found = [self._put_in(item) for item in items]
        if targets is not None:
            found = [
                each if target is None else self._restored(each, *target)
                for each, target in zip(found, targets, strict=True)
            ]
        return found

    def _restored(self, value: ast.expr, shape: Any, dtype: Any) -> ast.expr:
        self.writer.imports["restore"] = "from autograd.array.unbroadcast import restore"
        target = [self.writer.value(each, "target", "the input") for each in (shape, dtype)]
        return ast.Call(ast.Name("restore", ast.Load()), [value, *target], [])

    def _put_in(self, value: ast.expr) -> ast.expr:
        def replace(name: str) -> ast.expr | None:
            if name in self.local:
                return copy.deepcopy(self.local[name])
            if name in self.globals:
                return ast.Name(self.writer.needed(name, self.globals[name]), ast.Load())
            if name.endswith(" in grad"):
                return ast.Constant(False)
            return ast.Constant(None) if name.startswith("grad.get(") else None

        return Fold(replace).visit(copy.deepcopy(value))


class _Unrestored:
    """A node in whose place `on_arrays` gives the gradient as the formula gives it."""

    def __init__(self, node: Node) -> None:
        self.args = getattr(node, "args", ())
        self.restore = getattr(node, "restore", None)

    def restored_one(self, grad: Any) -> tuple[Any]:
        return (grad,)

    restored = restored_one


def _code_of(node: Node) -> Code | None:
    """The syntax tree of a node's `on_arrays`, and what its names mean; None where there is no
    source, as in a table that is in memory only."""
    function: Any = type(node).on_arrays
    tree = _tree(function)
    return None if tree is None else (tree, function.__globals__)


@lru_cache(maxsize=512)
def _tree(function: Any) -> ast.FunctionDef | None:
    try:
        (definition,) = ast.parse(dedent(inspect.getsource(function))).body
    except OSError:
        return None
    assert isinstance(definition, ast.FunctionDef)
    return definition


# ---- text ----------------------------------------------------------------------------------------


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
