"""Declarations of functions and methods, for type checkers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from codegen.emit.node import Emission
from codegen.emit.sections import Section, is_method
from codegen.model.kinds import PROPERTY, UNARY
from codegen.parse.source import docstring_lines

_UNARY = frozenset(f"__{stem}__" for stem in UNARY)


def result_stubs(rows: Sequence[Emission]) -> list[list[str]]:
    """The named tuples of rows with several outputs."""
    return [
        [
            f"class {e.return_type}(tuple[Tensor, ...]):",
            *(
                line
                for field in e.return_fields
                for line in ("    @property", f"    def {field}(self) -> Tensor: ...")
            ),
        ]
        for e in rows
        if e.has_return_type and not e.is_private
    ]


def function_stubs(rows: Sequence[Emission]) -> list[list[str]]:
    """The functions of rows, in-place variants and other names included."""
    return _declared(rows, methods=False)


def method_stubs(section: Section) -> list[list[str]]:
    """Operators, properties and methods."""
    found = [[_operator(name)] for name, _ in section.operators]
    for name in section.properties:
        found.append(["@property", f"def {name}(self) -> Tensor: ..."])
    return found + _declared([e for e in section.rows if is_method(e)], methods=True)


def numpy_stubs(rows: Sequence[Emission]) -> dict[str, str]:
    """NumPy's names, those in submodules left out, with the protocol of `autograd.base.typing` that
    says for which arguments a Tensor results. The first row that serves a name decides."""
    found: dict[str, str] = {}
    for e in rows:
        first, second = [*e.plan.entry.signature.arguments, None, None][:2]
        if first is None or not first.is_tensor or e.return_annotation != "Tensor":
            continue
        two = second is not None and second.is_tensor and second.default is None
        kind = "OfTensors" if first.is_tensor_list else "OfTwo" if two else "OfTensor"
        for name in e.plan.entry.numpy:
            if "." not in name:
                found.setdefault(name, kind)
    return dict(sorted(found.items()))


def _operator(name: str) -> str:
    if name in ("__eq__", "__ne__"):
        return f"def {name}(self, other: object) -> Tensor: ...  # type: ignore[override]"
    if name in _UNARY:
        return f"def {name}(self) -> Tensor: ..."
    if name == "__getitem__":
        return f"def {name}(self, index: Any) -> Tensor: ..."
    return f"def {name}(self, other: TensorLike) -> Tensor: ..."


def _declared(rows: Sequence[Emission], methods: bool) -> list[list[str]]:
    rows = sorted(rows, key=_breadth)  # of overloads, a checker takes the first that fits
    stubs = [stub for e in rows if not e.is_private for stub in _stubs(e, methods)]
    stubs.sort(key=lambda stub: stub[0])  # overloads must stand together
    counts = Counter(name for name, _ in stubs)
    return [["@overload", *lines] if counts[name] > 1 else lines for name, lines in stubs]


def _breadth(e: Emission) -> tuple[int, int]:
    """How much a row takes: a number is a tensor, too, so an argument that may be either is more
    than one that is a number."""
    arguments = e.plan.entry.signature.arguments
    return sum(a.is_tensor for a in arguments), len(arguments)


def _stubs(e: Emission, methods: bool) -> Iterator[tuple[str, list[str]]]:
    """The names of a row, each with its declaration."""
    aliases = [a for a in e.plan.entry.aliases if not (methods and "." in a)]
    for name in (e.public_name, *(alias.replace(".", "_") for alias in aliases)):
        if methods and name == e.public_name and e.plan.entry.operator == PROPERTY:
            continue
        given = e.parameters(annotated=True, method=methods)
        doc = docstring_lines(e.text_lines) if e.text_lines else []
        yield name, _stub(e, name, given, doc, methods)
        if e.inplace_name:
            written = f"{name}_"
            yield written, _stub(e, written, e.parameters(True, in_place=True), [], methods)


def _stub(e: Emission, name: str, given: str, doc: list[str], methods: bool) -> list[str]:
    if methods:
        parts = given.split(", ")
        given = ", ".join(["self", *(part for part in parts if part != "input: TensorLike")])
    head = f"def {name}({given}) -> {e.return_annotation}:"
    return [head, *(f"    {line}" for line in doc)] if doc else [f"{head} ..."]
