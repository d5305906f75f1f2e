"""A formula as a checked expression.

`parse_formula` holds its text to the closed language; `check_names`, which needs the whole table,
resolves what it names and calls.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice

from codegen.model.helpers import Helper
from codegen.parse import language
from codegen.parse.calls import Mismatch, Parameters, mismatch
from codegen.parse.errors import Problem, did_you_mean, nearest
from codegen.parse.numpy_calls import method_parameters, numpy_parameters
from codegen.parse.signature import NAMESPACES, Signature
from codegen.parse.source import children, walk
from codegen.parse.syntax import Formula, attribute_problem, dotted, name_span, parse_formula, span

__all__ = [
    "Formula",
    "Scope",
    "called",
    "calls",
    "check_names",
    "dotted",
    "parse_formula",
    "resolve",
]

_ROOTS = frozenset(namespace.split(".")[0] for namespace in NAMESPACES[1:])
_SPELLINGS = {"axis": "dim", "axes": "dims", "keepdims": "keepdim"}
_NO_METHOD = "a method is an operation of the table whose first argument is 'self'"
_OBJECTS = re.compile(r"(?:^|[,\s])[|<>=]?(?:O\d*|object_?)(?:$|[,\s])")  # dtypes
_LIBRARIES = ("cmath", "jax", "math", "numpy", "scipy", "torch")
_BUILTINS = {
    "len": "write x.shape[0], or x.ndim for the length of a shape",
    "range": "move the loop to a function in autograd/formulas",
    "isinstance": "compare the dtype, or give the case an overload of its own",
}


@dataclass(frozen=True)
class Scope:
    """What the formulas of a table may name.

    `operations` has the overloads of each operation by each of its public names, aliases included;
    `unknown` are operations whose signature could not be read, so that nothing can be said about
    a call of them. `elementwise` are those of which all overloads work element by element,
    `numpy` the operations that serve NumPy's functions, `no_kernel` the hint for a kernel that is
    not there. `own`: of a user-defined table, whose formulas may call kernels too.
    `folder`: of autograd, where the helpers are.
    """

    operations: Mapping[str, Sequence[Signature]]
    helpers: Mapping[str, Helper]
    kernels: Mapping[str, Helper]
    unknown: frozenset[str] = frozenset()
    elementwise: frozenset[str] = frozenset()
    numpy: Mapping[str, str] = field(default_factory=dict)
    no_kernel: str = "add it to a module of autograd/kernels"
    own: bool = False
    folder: str = "formulas"


def resolve(
    operations: Mapping[str, Sequence[Signature]], name: str, given: int, keywords: Sequence[str]
) -> Signature | None:
    """The first overload of an operation that a call with so many arguments fits."""
    for signature in operations.get(name, ()):
        if mismatch(name, Parameters.of(signature), given, keywords) is None:
            return signature
    return None


def check_names(
    formula: Formula, *, names: Collection[str], scope: Scope, forward: bool = False
) -> list[Problem]:
    """What a formula names or calls that is not there, or calls as it cannot be called.

    `names` are the arguments, outputs and gradients that it may use. With `forward` it may use
    NumPy, the kernels, and methods of arrays as well.
    """
    found = _NameCheck(formula, frozenset(names), scope, forward).problems()
    return list(islice(found, language.MAX_PROBLEMS))


def called(
    formula: Formula, *, names: Collection[str], scope: Scope, forward: bool = False
) -> list[Signature]:
    """The operations that a checked formula calls, each by the overload that fits the call."""
    return [signature for _, signature in calls(formula, names=names, scope=scope, forward=forward)]


def calls(
    formula: Formula, *, names: Collection[str], scope: Scope, forward: bool = False
) -> Iterator[tuple[ast.Call, Signature]]:
    """The calls of operations in a checked formula, with the overload that fits each."""
    for call in walk(formula.tree):
        if not isinstance(call, ast.Call):
            continue
        func = call.func
        given, name = len(call.args), dotted(func)
        if isinstance(func, ast.Attribute) and (name is None or name.split(".")[0] in names):
            given, name = given + 1, func.attr
            if forward and name in language.METHODS:
                continue
        keywords = [keyword.arg for keyword in call.keywords if keyword.arg]
        signature = resolve(scope.operations, name or "", given, keywords)
        if signature:
            yield call, signature


class _NameCheck:
    def __init__(
        self, formula: Formula, names: frozenset[str], scope: Scope, forward: bool
    ) -> None:
        self._formula = formula
        self._names = names
        self._scope = scope
        self._forward = forward
        self._attributes = language.FORWARD_ATTRIBUTES if forward else language.ATTRIBUTES

    def problems(self) -> Iterator[Problem]:
        yield from self._visit(self._formula.tree)

    def _visit(self, node: ast.AST) -> Iterator[Problem]:
        if isinstance(node, ast.Name):
            yield from self._value(node)
            return
        if isinstance(node, ast.Call):
            yield from self._call(node)
            for argument in (*node.args, *node.keywords):
                yield from self._visit(argument)
            return
        if isinstance(node, ast.Attribute):
            path = dotted(node)
            if self._forward and path and path.startswith("np."):
                yield from self._numpy(node, path)
                return
            if node.attr not in self._attributes:
                yield attribute_problem(self._formula, node, self._attributes)
        for child in children(node):
            yield from self._visit(child)

    # -- values

    def _value(self, node: ast.Name) -> Iterator[Problem]:
        name = node.id
        if name in self._names or name in language.CONSTANTS:
            return
        if name in self._scope.operations:
            message = f"'{name}' is an operation, not a value, in {self._formula.owner}"
            yield self._formula.problem(node, message, f"call it: {name}(...)")
            return
        yield self._unknown_name(node, self._names | language.CONSTANTS)

    def _unknown_name(self, node: ast.Name, candidates: Collection[str]) -> Problem:
        name = node.id
        if name in ("np", "kernels"):
            message = f"'{name}' cannot stand in {self._formula.owner}"
            hint = "NumPy and the kernels are for `forward`; write it in operations of the table"
            if self._forward:
                message, hint = f"'{name}' is not a value in {self._formula.owner}", "name what of"
            return self._formula.problem(node, message, hint)
        message = f"unknown name '{name}' in {self._formula.owner}"
        if name in _LIBRARIES:
            hint = "write it in operations of the table: sin(...), special.gamma(...)"
            hint = f"write np.sin(...), or {hint}" if self._forward else hint
            return self._formula.problem(node, message, hint)
        return self._formula.problem(node, message, did_you_mean(name, candidates))

    # -- calls

    def _call(self, call: ast.Call) -> Iterator[Problem]:
        func = call.func
        path = dotted(func)
        root = path.split(".")[0] if path else ""
        if path is None and isinstance(func, ast.Attribute):
            yield from self._method(call, func)
        elif path is None:
            message = f"only operations and helpers can be called in {self._formula.owner}"
            yield self._formula.problem(func, message)
        elif isinstance(func, ast.Attribute) and root in self._names:
            yield from self._method(call, func)
        elif self._forward and root == "np" and root != path:
            yield from self._numpy_call(call, func, path)
        elif self._forward and root == "kernels" and root != path:
            yield from self._kernel(call, path.removeprefix("kernels."))
        else:
            yield from self._function(call, func, path)

    def _function(self, call: ast.Call, func: ast.expr, path: str) -> Iterator[Problem]:
        scope = self._scope
        if path in scope.operations:
            yield from self._operation(call, path, scope.operations[path], span(func))
        elif path in scope.unknown:
            return
        elif path in scope.helpers:
            wrong = self._mismatch(call, path, scope.helpers[path].parameters)
            if wrong:
                yield self._mismatched(call, span(func), wrong)
        else:
            yield self._unknown_function(func, path)

    def _unknown_function(self, func: ast.expr, path: str) -> Problem:
        scope, owner = self._scope, self._formula.owner
        root = path.split(".")[0]
        if isinstance(func, ast.Name):
            if root in self._names:
                message = f"'{root}' in {owner} is a value, which cannot be called"
                return self._formula.problem(func, message)
            if root in ("np", "kernels"):
                return self._unknown_name(func, ())
            message = f"unknown operation '{root}' in {owner}"
            hint = _BUILTINS.get(root) or self._elsewhere(root)
            candidates = [name for name in scope.operations if "." not in name]
            hint = hint or did_you_mean(root, candidates) or self._nowhere
            return self._formula.problem(func, message, hint)
        modules = {key.split(".")[0] for key in scope.helpers}
        if root in _ROOTS or root in modules:
            known = [*scope.operations, *scope.helpers]
            message = f"unknown operation or helper '{path}' in {owner}"
            near = [name for name in known if "." in name] if "." in path else known
            return self._formula.problem(func, message, did_you_mean(path, near) or self._nowhere)
        overloads = scope.operations.get(root, ())
        if any(each.full_name == path for each in overloads):
            message = f"'{path}' names an overload, which {owner} cannot call"
            hint = f"write {root}(...): the arguments choose the overload"
            return self._formula.problem(func, message, hint)
        name = func
        while isinstance(name, ast.Attribute):
            name = name.value
        assert isinstance(name, ast.Name)
        if root == "np" and not self._forward:
            return self._unknown_numpy(func, path)
        if root == "kernels" and not self._forward and scope.own:
            return self._unknown_kernel(func, path.removeprefix("kernels."))
        return self._unknown_name(name, self._names | modules | _ROOTS)

    def _unknown_numpy(self, func: ast.expr, path: str) -> Problem:
        """A call of NumPy where operations are called: the row that serves it is named."""
        served = self._scope.numpy.get(path.removeprefix("np."))
        if served is None:
            name = func
            while isinstance(name, ast.Attribute):
                name = name.value
            assert isinstance(name, ast.Name)
            return self._unknown_name(name, ())
        message = f"'{path}' cannot stand in {self._formula.owner}"
        hint = f"call the operation that serves it: {served}(...)"
        return self._formula.problem(func, message, hint)

    @property
    def _nowhere(self) -> str:
        folder = self._scope.folder
        return f"add a row for it to the table, or a function to autograd/{folder}"

    def _elsewhere(self, name: str) -> str | None:
        """The hint for a name that exists, but under a longer one."""
        scope = self._scope
        known = [*scope.operations, *scope.helpers]
        if self._forward:
            known += [f"kernels.{kernel}" for kernel in scope.kernels]
            known += [f"np.{name}"] if name in language.NUMPY else []
        for each in known:
            if each.endswith(f".{name}"):
                return f"did you mean '{each}'?"
        return None

    def _method(self, call: ast.Call, func: ast.Attribute) -> Iterator[Problem]:
        yield from self._visit(func.value)
        scope, name = self._scope, func.attr
        place = name_span(self._formula, func, name)
        if self._forward and name in language.METHODS:
            yield from self._array_call(call, f".{name}", place, method_parameters(name))
            return
        if name in scope.unknown:
            return
        overloads = scope.operations.get(name, ())
        methods = [e for e in overloads if _first(e) == "self" and not e.is_private]
        if methods:
            yield from self._operation(call, name, methods, place, bound=1)
            return
        message = f"unknown method '.{name}' in {self._formula.owner}"
        hint = None
        if name in self._attributes:
            message = f"'.{name}' in {self._formula.owner} is not a method"
            hint = f"write .{name} without parentheses"
        elif overloads:
            message = f"'{name}' is not a method, since its first argument is not 'self'"
            if overloads[0].is_private:
                message = f"'{name}' is private, and no method"
            hint = f"write {name}(...)"
        elif dotted(func) in scope.helpers:
            hint = f"the argument '{dotted(func.value)}' hides the module; rename the module"
        else:
            near = [
                each
                for each, found in scope.operations.items()
                if "." not in each and _first(found[0]) == "self"
            ]
            hint = self._elsewhere(name)
            hint = hint or did_you_mean(name, [*near, *language.METHODS] if self._forward else near)
            hint = hint or _NO_METHOD
        yield self._formula.problem_at(*place, message, hint)

    def _operation(
        self,
        call: ast.Call,
        name: str,
        overloads: Sequence[Signature],
        place: tuple[int, int],
        bound: int = 0,
    ) -> Iterator[Problem]:
        wrongs = []
        for each in overloads:
            wrong = self._mismatch(call, name, Parameters.of(each), bound)
            if wrong is None:
                return
            wrongs.append(wrong)
        wrong = wrongs[0]
        if len(wrongs) > 1:
            shapes = "\n".join(f"    {each}" for each in overloads)
            unknown = {each.keyword for each in wrongs}
            keyword = wrong.keyword if len(unknown) == 1 else None
            message = f"no overload of {name} takes these arguments"
            wrong = Mismatch(message, keyword, f"its overloads are\n{shapes}")
        elif wrong.keyword is None and "takes" in wrong.message:
            lists = [a.name for a in overloads[0].arguments if a.type.is_list]
            if lists:
                wrong = wrong._replace(hint=f"pass '{lists[0]}' as one tuple")
        yield self._mismatched(call, place, wrong)

    def _kernel(self, call: ast.Call, name: str) -> Iterator[Problem]:
        kernel = self._scope.kernels.get(name)
        if kernel is None:
            yield self._unknown_kernel(call.func, name)
            return
        wrong = self._mismatch(call, f"kernels.{name}", kernel.parameters)
        if wrong:
            yield self._mismatched(call, span(call.func), wrong)

    def _unknown_kernel(self, func: ast.expr, name: str) -> Problem:
        message = f"unknown kernel '{name}' in {self._formula.owner}"
        near = nearest(name, self._scope.kernels)
        hint = f"did you mean 'kernels.{near}'?" if near else self._scope.no_kernel
        return self._formula.problem(func, message, hint)

    def _numpy(self, node: ast.AST, path: str) -> Iterator[Problem]:
        name = path.removeprefix("np.")
        if name not in language.NUMPY and name not in language.UFUNC_METHODS:
            message = f"'{path}' is not among the NumPy names that {self._formula.owner} may use"
            near = nearest(name, language.NUMPY)
            hint = (
                f"did you mean 'np.{near}'?"
                if near
                else "call it in a function of autograd/kernels"
            )
            yield self._formula.problem(node, message, hint)

    def _numpy_call(self, call: ast.Call, func: ast.expr, path: str) -> Iterator[Problem]:
        unknown = list(self._numpy(func, path))
        yield from unknown
        if not unknown:
            parameters = numpy_parameters(path.removeprefix("np."))
            yield from self._array_call(call, path, span(func), parameters)

    def _array_call(
        self,
        call: ast.Call,
        name: str,
        place: tuple[int, int],
        parameters: Parameters,
    ) -> Iterator[Problem]:
        """What is wrong with a call of NumPy: it writes, makes Python objects, or does not fit."""
        for keyword in call.keywords:
            if keyword.arg in language.WRITING_KEYWORDS:
                message = f"'{keyword.arg}=' would let {self._formula.owner} write to an array"
                yield self._formula.problem_at(keyword.col_offset, len(keyword.arg), message)
                return
        for each in (*call.args, *(keyword.value for keyword in call.keywords)):
            text = each.value if isinstance(each, ast.Constant) else None
            if isinstance(text, str) and _OBJECTS.search(text) and "einsum" not in name:
                message = f"arrays of Python objects cannot stand in {self._formula.owner}"
                yield self._formula.problem(each, message, "choose a dtype of numbers")
                return
        wrong = self._mismatch(call, name, parameters)
        if wrong:
            plain = replace(parameters, positional_only=0, keyword_only=frozenset())
            if wrong.keyword is None:  # of methods the function of the name has other keywords
                hint = None if name.startswith(".") else f"write {name}({plain})"
                wrong = wrong._replace(hint=hint)
            yield self._mismatched(call, place, wrong)

    def _mismatch(
        self, call: ast.Call, name: str, parameters: Parameters, bound: int = 0
    ) -> Mismatch | None:
        keywords = [keyword.arg for keyword in call.keywords if keyword.arg]
        wrong = mismatch(name, parameters, len(call.args) + bound, keywords)
        if wrong and wrong.hint is None:
            wrong = wrong._replace(hint=f"write {name}({parameters})")
        if wrong and wrong.keyword in _SPELLINGS:
            spelling = _SPELLINGS[wrong.keyword]
            if spelling in parameters.keywords:
                return wrong._replace(hint=f"write {spelling}=")
        return wrong

    def _mismatched(self, call: ast.Call, place: tuple[int, int], wrong: Mismatch) -> Problem:
        for keyword in call.keywords:
            if wrong.keyword is not None and keyword.arg == wrong.keyword:
                place = keyword.col_offset, len(wrong.keyword)
        message = f"{wrong.message}, in {self._formula.owner}"
        return self._formula.problem_at(*place, message, wrong.hint)


def _first(signature: Signature) -> str | None:
    return signature.arguments[0].name if signature.arguments else None
