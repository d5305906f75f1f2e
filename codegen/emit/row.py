"""A row as the templates see it: names, documentation, arguments.

Every decision is taken in the classes of this and of four other modules, so that the templates only
lay out: `computing` and `function` for functions, `recording` for what they record, `node` for
nodes, tangents and the registry.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from codegen.lower.analysis import Plan
from codegen.parse.signature import Argument, Type
from codegen.parse.source import docstring_lines, wrapped

# All tensors here have one layout and one sort of memory.
WITHOUT_EFFECT = (
    Argument("layout", Type("Layout", optional=True), "None", keyword_only=True),
    Argument("pin_memory", Type("bool"), "False", keyword_only=True),
    Argument("memory_format", Type("MemoryFormat", optional=True), "None", keyword_only=True),
)
# What functions of kind creation with a dtype take besides, as PyTorch's bindings do.
_LEAF_ARGUMENTS = (
    Argument("requires_grad", Type("bool"), "False", keyword_only=True),
    Argument("device", Type("any", optional=True), "None", keyword_only=True),
    *WITHOUT_EFFECT,
)


_DOC_WIDTH = 89  # in a method: indented by eight columns, after three quotes


def _quotable(text: str) -> str:
    """Text that may stand between triple quotes."""
    return text.replace("\\", "\\\\").replace('"""', '\\"\\"\\"')


@dataclass(frozen=True)
class RowEmission:
    """What every part of a row's code needs."""

    plan: Plan
    path: str

    @property
    def identifier(self) -> str:
        return self.plan.identifier

    @property
    def public_name(self) -> str:
        """The name other modules call it by: overloads share theirs."""
        return self.plan.entry.signature.qualified_name.replace(".", "_")

    @property
    def signature(self) -> str:
        return str(self.plan.entry.signature)

    @property
    def full_name(self) -> str:
        return self.plan.entry.signature.full_name

    @property
    def is_private(self) -> bool:
        return self.plan.entry.signature.is_private

    @property
    def kind(self) -> str:
        return self.plan.entry.kind

    @property
    def heading(self) -> str:
        """The heading of the table under which the row stands."""
        return self.plan.entry.heading or "operations"

    @property
    def where(self) -> str:
        return f"{self.path}:{self.plan.entry.location.line}"

    @property
    def docstring(self) -> list[str]:
        return docstring_lines(self.doc_lines)

    @cached_property
    def doc_lines(self) -> list[str]:
        """The docstring, safe to stand between triple quotes."""
        text = self.text_lines
        return [*self.signature_lines, "", *text] if text else self.signature_lines

    @cached_property
    def text_lines(self) -> list[str]:
        """What the row says of itself in a docstring, which may be a line of three more quotes."""
        lines = _quotable((self.plan.entry.doc or "").strip()).splitlines()
        return [part for line in lines for part in wrapped(line, _DOC_WIDTH - 3) or [""]]

    @cached_property
    def signature_lines(self) -> list[str]:
        """The signature in a docstring."""
        return wrapped(_quotable(self.signature), _DOC_WIDTH)

    @property
    def signature_docstring(self) -> list[str]:
        return docstring_lines(self.signature_lines)

    @cached_property
    def arguments(self) -> tuple[Argument, ...]:
        """What the operation takes. `inplace` is no part of it: it says which variant to call."""
        arguments = self.plan.entry.signature.arguments
        taken = tuple(a for a in arguments if a is not self.inplace_flag)
        return taken + (_LEAF_ARGUMENTS if self.makes_leaf else ())

    @cached_property
    def inplace_flag(self) -> Argument | None:
        """The argument `bool inplace=False`, with which the in-place variant is called."""
        arguments = self.plan.entry.signature.arguments
        return next((a for a in arguments if a.name == "inplace"), None)

    @staticmethod
    def parameter(argument: Argument) -> str:
        """What the function calls an argument; a method takes `input` by position, so that one
        function serves as both."""
        return argument.keyword

    @property
    def makes_leaf(self) -> bool:
        """Whether the result is a new leaf, which may be asked to require grad."""
        arguments = self.plan.entry.signature.arguments
        return self.kind == "creation" and any(a.type.base == "dtype" for a in arguments)

    @cached_property
    def tensors(self) -> list[Argument]:
        return [a for a in self.arguments if a.type.base == "Tensor" and not a.type.is_list]

    @cached_property
    def lists(self) -> list[Argument]:
        return [a for a in self.arguments if a.type.base == "Tensor" and a.type.is_list]

    @property
    def return_type(self) -> str:
        """What a row with several outputs returns: its named tuple, if the outputs have names."""
        if self.return_fields == [f"result{i}" for i in range(len(self.return_fields))]:
            return "tuple"
        words = self.plan.identifier.split("_")
        return "".join(word[:1].upper() + word[1:] for word in words) + "Result"

    @property
    def output_lines(self) -> list[tuple[str, str]]:
        """(array, name) of each output, in order."""
        return [(f"{name}_", name) for name in self.return_fields]

    @cached_property
    def return_fields(self) -> list[str]:
        return [r.name for r in self.plan.entry.signature.returns]

    @property
    def returns_many(self) -> bool:
        return len(self.plan.entry.signature.returns) > 1

    @property
    def has_return_type(self) -> bool:
        """Whether there is a named tuple for the outputs."""
        return self.returns_many and self.return_type != "tuple"

    @property
    def inplace_name(self) -> str | None:
        """The name of the in-place variant, where the row has one."""
        entry = self.plan.entry
        wanted = entry.is_written_in_place if entry.inplace is None else entry.inplace
        return f"{self.identifier}_" if wanted else None

    @property
    def public_inplace_name(self) -> str | None:
        """The name under which overloads share their in-place variants."""
        return f"{self.public_name}_" if self.inplace_name else None

    @property
    def documented_inplace_name(self) -> str | None:
        """The name of the in-place variant with its namespace: `nn.functional.elu_`."""
        name = self.plan.entry.signature.qualified_name
        return f"{name}_" if self.inplace_name else None

    @cached_property
    def takes_out(self) -> bool | str:
        """Whether the public function takes `out=`, or that it casts into it."""
        entry = self.plan.entry
        return entry.is_given_out if entry.out is None else entry.out

    @property
    def scalars(self) -> tuple[int, ...]:
        """The positions of the arguments that are Scalars."""
        arguments = self.plan.entry.signature.arguments
        return tuple(i for i, a in enumerate(arguments) if a.type.base == "Scalar")

    @property
    def is_overload(self) -> bool:
        """Whether the public function is another one, which chooses among several rows."""
        return self.identifier != self.public_name

    @property
    def self_first(self) -> bool:
        return bool(self.arguments) and self.arguments[0].name == "self"

    @property
    def target(self) -> Argument:
        """The tensor that the in-place variant writes into: `self` or the first."""
        return next((a for a in self.tensors if a.name == "self"), self.tensors[0])

    @property
    def is_composite(self) -> bool:
        return self.plan.entry.composite is not None

    @property
    def returns_any(self) -> bool:
        """Whether the result is what the forward gives, with Tensors for the arrays in it."""
        returns = self.plan.entry.signature.returns
        return bool(returns) and returns[0].type.base == "any"

    @property
    def list_output(self) -> bool:
        return self.plan.list_output
