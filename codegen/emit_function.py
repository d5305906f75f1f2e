"""Functions: how a call is taken, computed and recorded."""

from __future__ import annotations

from functools import cached_property

from codegen.emit_row import RowEmission
from codegen.lowering import array_function_source, forward_source, into_source, on_tensors
from codegen.signature import Argument
from codegen.source import tuple_source

__all__ = ["FunctionEmission"]

_ANNOTATIONS = {
    "Tensor": "TensorLike",
    "Scalar": "Scalar",
    "int": "int",
    "float": "float",
    "bool": "bool",
    "str": "str",
    "dtype": "DTypeLike",
    "Index": "Any",
    "Generator": "Any",
    "any": "Any",
}
# NumPy's names for arguments, accepted where PyTorch's are.
_NUMPY_NAMES = {"dim": "axis", "keepdim": "keepdims"}


class FunctionEmission(RowEmission):
    """The public function of a row."""

    @cached_property
    def varargs(self) -> Argument | None:
        """The list that may also be given as separate arguments: x.reshape(2, 3)."""
        positional = [a for a in self.arguments if not a.keyword_only]
        if len(positional) not in (1, 2) or not positional:
            return None
        last = positional[-1]
        is_list = (
            last.type.base in ("int", "Tensor") and last.type.is_list and last.type.size is None
        )
        return last if is_list and not last.type.optional and last.default is None else None

    @cached_property
    def numpy_names(self) -> list[tuple[str, str]]:
        """(PyTorch's name, NumPy's name) of the arguments that have both."""
        names = {a.name for a in self.arguments}
        return [
            (ours, theirs)
            for ours, theirs in _NUMPY_NAMES.items()
            if ours in names and theirs not in names
        ]

    def _parameters(self, annotated: bool) -> str:
        parts: list[str] = []
        starred = False
        renamed = {ours for ours, _ in self.numpy_names}
        must_default = False
        for a in self.arguments:
            if a is self.varargs:
                parts.append(f"*{a.name}: Any" if annotated else f"*{a.name}")
                starred = True
                continue
            if a.keyword_only and not starred:
                parts.append("*")
                starred = True
            default = None if a.default is None else _default(a)
            if default is None and (a.name in renamed or must_default) and not starred:
                default = "None"
                must_default = True
            text = a.name
            if annotated:
                text += f": {_annotation(a)}"
                if default == "None" and "None" not in text:
                    text += " | None"
            if default is not None:
                text += f" = {default}" if annotated else f"={default}"
            parts.append(text)
        extra = list(self.numpy_names)
        if extra and not starred:
            parts.append("*")
        for _, theirs in extra:
            parts.append(f"{theirs}: Any = None" if annotated else f"{theirs}=None")
        if self.varargs is not None:
            parts.append("**named: Any" if annotated else "**named")
        return ", ".join(parts)

    @property
    def parameters(self) -> str:
        return self._parameters(annotated=False)

    @property
    def annotated_parameters(self) -> str:
        return self._parameters(annotated=True)

    @property
    def return_annotation(self) -> str:
        returns = self.plan.entry.signature.returns
        if len(returns) > 1:
            return self.return_type
        base = returns[0].type.base if returns else "None"
        if base == "Tensor":
            return "tuple[Tensor, ...]" if returns[0].type.is_list else "Tensor"
        return _ANNOTATIONS.get(base, "Any") if not returns[0].type.is_list else "Any"

    @cached_property
    def normalising_lines(self) -> list[str]:
        """Statements that bring arguments to the form the rest expects."""
        lines = []
        for ours, theirs in self.numpy_names:
            lines += [f"if {theirs} is not None:", f"    {ours} = {theirs}"]
        required = {a.name for a in self.arguments if a.default is None}
        for ours, _ in self.numpy_names:
            if ours in required:
                message = f'missing_argument("{self.full_name}", "{ours}")'
                lines += [f"if {ours} is None:", f"    raise {message}"]
        if self.varargs is not None:
            name = self.varargs.name
            read = "int_list" if self.varargs.type.base == "int" else "tensor_list"
            lines.append(f'{name} = {read}("{self.full_name}", "{name}", {name}, named)')
        for a in self.arguments:
            if a.type.base == "Index":
                lines.append(f"{a.name} = plain_index({a.name})")
        return lines

    @property
    def self_first(self) -> bool:
        return bool(self.arguments) and self.arguments[0].name == "self"

    @property
    def method_parameters(self) -> str:
        """The parameters with `self` first, for rows in whose signature it is not."""
        parts = self.parameters.split(", ")
        return ", ".join(["self", *(part for part in parts if part != "self")])

    @property
    def call_arguments(self) -> str:
        """All arguments by position, as `dispatch` takes them."""
        return ", ".join(a.name for a in self.arguments)

    @property
    def array_parameters(self) -> str:
        parts = []
        starred = False
        for a in self.plan.entry.signature.arguments:
            if a.keyword_only and not starred:
                parts.append("*")
                starred = True
            parts.append(a.name if a.default is None else f"{a.name}={_default(a)}")
        return ", ".join(parts)

    @property
    def not_plain(self) -> str | None:
        """The condition under which the call is not this function's."""
        parts = [
            f"{a.name}.__class__ is not Tensor"
            if not a.type.optional
            else f"({a.name} is not None and {a.name}.__class__ is not Tensor)"
            for a in self.tensors
        ]
        parts += [f"not all_plain({a.name})" for a in self.lists]
        return " or ".join(parts) or None

    @property
    def takes_number(self) -> str | None:
        """The second operand, if a Python number is made a Tensor without a detour."""
        if self.kind != "pointwise" or len(self.tensors) != 2 or self.lists:
            return None
        first, second = self.tensors
        plain = not first.type.optional and not second.type.optional
        return second.name if plain and self.arguments[0] is first else None

    @property
    def guard_lines(self) -> list[str]:
        """The way out for calls in which something is not a plain Tensor."""
        call = ", ".join([f"{self.identifier}_op", *(a.name for a in self.arguments)])
        lines = [f"if {self.not_plain}:"]
        number = self.takes_number
        if number is None:
            return [*lines, f"    return dispatch({call})"]
        first = self.tensors[0].name
        return [
            *lines,
            f"    cls = {number}.__class__",
            f"    if {first}.__class__ is not Tensor or cls not in NUMBERS or {number} == 0:",
            f"        return dispatch({call})",
            f"    {number} = number({number}, cls, {first}._data.dtype)",
        ]

    @property
    def array_lines(self) -> list[str]:
        """Taking the arrays out of the Tensors."""
        lines = []
        for a in self.tensors:
            value = f"{a.name}._data"
            if a.type.optional:
                value = f"None if {a.name} is None else {a.name}._data"
            lines.append(f"{a.name}_ = {value}")
        lines += [f"{a.name}_ = [x._data for x in {a.name}]" for a in self.lists]
        return lines

    @property
    def forward(self) -> str:
        return forward_source(self.plan)

    @property
    def into(self) -> str:
        """The forward, written into the memory of `self`."""
        return into_source(self.plan)

    @property
    def into_parameters(self) -> str:
        return ", ".join(
            f"{a.name}_" if a.type.base == "Tensor" else a.name for a in self.arguments
        )

    @property
    def array_function(self) -> str:
        return array_function_source(self.plan)

    @property
    def forward_text(self) -> str:
        entry = self.plan.entry
        formula = entry.forward or entry.composite
        assert formula is not None
        return formula.text

    @property
    def composite(self) -> str:
        formula = self.plan.entry.composite
        assert formula is not None
        return on_tensors(formula.tree, self.plan, metadata=False)

    @property
    def returns_tensor(self) -> bool:
        returns = self.plan.entry.signature.returns
        return bool(returns) and returns[0].type.base == "Tensor"

    # ---- recording -------------------------------------------------------------------------------

    @property
    def fn_lines(self) -> list[str]:
        """The edges of the inputs."""
        lines = []
        for edge in self.plan.edges:
            name = edge.name
            if edge.type.is_list:
                lines.append(f"{name}_fn = edges_of({name})")
            elif edge.type.optional:
                lines.append(f"{name}_fn = None if {name} is None else {name}._fn")
            else:
                lines.append(f"{name}_fn = {name}._fn")
        return lines

    @property
    def unrecorded(self) -> str:
        """The condition under which no node is made."""
        none = " and ".join(
            f"all(x is None for x in {e.name}_fn)" if e.type.is_list else f"{e.name}_fn is None"
            for e in self.plan.edges
        )
        if len(self.plan.edges) > 1:
            none = f"({none})"
        condition = f"{none} or (MODE.altered and not is_grad_enabled())"
        if any(a.type.base == "dtype" for a in self.arguments):
            condition += f" or {self._first_output}.dtype.kind not in 'fc'"
        return condition

    @property
    def _first_output(self) -> str:
        if self.list_output:
            return "data[0]"
        return f"{self.return_fields[self.plan.output_nr]}_"

    @property
    def output_lines(self) -> list[tuple[str, str]]:
        """(array, name) of each output, in order."""
        return [(f"{name}_", name) for name in self.return_fields]

    @property
    def edges_source(self) -> str:
        fixed = [e for e in self.plan.edges if not e.type.is_list]
        parts = [f"{e.name} if {e.name}_fn is LEAF else {e.name}_fn" for e in fixed]
        parts += [f"*{e.name}_fn" for e in self.plan.edges if e.type.is_list]
        return tuple_source(parts)

    @property
    def saved_source(self) -> str:
        parts = []
        edges = range(len(self.plan.edges))
        for saved in self.plan.saved:
            source = f"tuple({saved.source})" if saved.is_list else saved.source
            unread = [i for i in edges if i not in saved.readers]
            if unread and not any(self.plan.edges[i].type.is_list for i in saved.readers):
                needed = " and ".join(
                    f"{self.plan.edges[i].name}_fn is None" for i in saved.readers
                )
                source = f"None if {needed} else {source}"
            parts.append(source)
        return tuple_source(parts)

    @property
    def args_source(self) -> str | None:
        if not self.plan.args:
            return None
        return tuple_source([source for _, source in self.plan.args])

    @property
    def restore_lines(self) -> list[str]:
        edges = self.plan.edges
        if self.plan.restore is None:
            return []
        if self.plan.restore == "always":
            targets = [
                f"({e.name}_.shape, {e.name}_.dtype)"
                if not e.type.optional
                else f"None if {e.name}_ is None else ({e.name}_.shape, {e.name}_.dtype)"
                for e in edges
                if not e.type.is_list
            ]
            targets += [
                f"*[(x.shape, x.dtype) for x in {e.name}_]" for e in edges if e.type.is_list
            ]
            return [f"node.restore = {tuple_source(targets)}"]
        names = [a.name for a in self.tensors if not a.type.optional]
        if len(names) != 2 or any(e.type.optional for e in edges):
            args = ", ".join(f"{e.name}_fn, {e.name}_" for e in edges)
            return [f"node.restore = restore_targets(result_, {args})"]
        first, second = names
        args = ", ".join(f"{e.name}_fn, {e.name}_" for e in edges)
        lines = [
            f"if {first}_.shape == {second}_.shape and {first}_.dtype is {second}_.dtype:",
            "    node.restore = None",
        ]
        if self.takes_number is not None and edges[0].name == first:
            lines += [
                f"elif {second}_fn is None and {first}_.shape == result_.shape"
                f" and {first}_.dtype is result_.dtype:"
                if len(edges) > 1
                else f"elif {first}_.shape == result_.shape and {first}_.dtype is result_.dtype:",
                "    node.restore = None",
            ]
        return [*lines, "else:", f"    node.restore = restore_targets(result_, {args})"]


def _annotation(argument: Argument) -> str:
    base = _ANNOTATIONS[argument.type.base]
    if argument.type.is_list:
        if argument.type.base == "Tensor":
            base = "Sequence[TensorLike]"
        else:
            base = "int | Sequence[int]" if argument.type.size == 1 else "Sequence[int]"
            if argument.type.base == "any":
                base = "Any"
    return f"{base} | None" if argument.type.optional else base


def _default(argument: Argument) -> str:
    """The default as source; lists become tuples, which nobody can change."""
    default = argument.default or "None"
    if default.startswith("["):
        inner = default[1:-1].strip()
        return f"({inner},)" if inner else "()"
    return default
