"""Backward nodes, tangents, and what the registry says of a row."""

from __future__ import annotations

import ast
import re
from dataclasses import fields
from functools import cached_property

from codegen.check.gradients import GIVEN
from codegen.emit.function import SHORT
from codegen.emit.printer import text_source
from codegen.emit.recording import RecordingEmission
from codegen.emit.shared import shared_names
from codegen.lower.keeping import Given, keeps
from codegen.lower.lowering import batched_source, jvp_source, on_arrays, on_tensors, with_needs
from codegen.model.batching import vmap_word
from codegen.model.entry import Derivative, Kink
from codegen.parse.source import dict_source, expression, target_source, tuple_source, walk

_WORD = re.compile(r"\w+")
# Kinds of which `autograd.base.registry.Row` takes the tangent to follow, where none is stated.
_TANGENT_KINDS = frozenset({"pointwise", "linear", "bilinear"})
# Fields of a row of the registry that stand on lines of their own.
_OF_LINES = frozenset({"signature", "forward", "formulas", "doc"})


class Emission(RecordingEmission):
    """All of a row's code."""

    # ---- the node --------------------------------------------------------------------------------

    @property
    def node_name(self) -> str | None:
        return self.plan.node_name

    @property
    def formula_texts(self) -> list[tuple[str, str]]:
        texts = []
        for derivative in self.plan.entry.derivatives:
            text = derivative.word or (derivative.formula and derivative.formula.text) or ""
            texts.append((", ".join(derivative.targets), text))
        return [(name, text) for name, text in texts if text != "non_differentiable"]

    @property
    def formulas_source(self) -> str:
        return dict_source(self.formula_texts)

    @property
    def saves(self) -> str:
        """The names of saved values, and where each comes from."""
        outputs = self.return_fields
        places = {
            s.name: f"Output(None, {outputs.index(s.name)})" if s.edge == "output" else repr(s.edge)
            for s in self.plan.saved
        }
        return "{" + ", ".join(f"{name!r}: {place}" for name, place in places.items()) + "}"

    @property
    def arg_names(self) -> str:
        return tuple_source([repr(name) for name, _ in self.plan.args])

    def _body(self, arrays: bool) -> list[str]:
        """The gradients by what the node keeps."""
        return self._unpacked(self._formula_lines(arrays))

    def _unpacked(self, body: list[str]) -> list[str]:
        """`body` after the names that it reads of what the node keeps."""
        read = set(_WORD.findall(" ".join(body)))
        lines = []
        for source, names in (
            ("saved", [s.name for s in self.plan.saved]),
            ("node.args", [name for name, _ in self.plan.args]),
        ):
            if not read.isdisjoint(names):
                targets = [name if name in read else f"_{name}" for name in names]
                lines.append(f"{target_source(targets)} = {source}")
        return lines + body

    def _formula_lines(self, arrays: bool) -> list[str]:
        plan = self.plan
        lines = self._grad_lines(arrays)
        if plan.list_edge is not None:
            return lines + self._list_body(arrays)
        if len(plan.edges) == 1 and self.restoration in ("never", "always"):
            source = self._gradient(0, arrays)
            if self.restoration == "always":
                return [*lines, f"return node.restored_one({source})"]
            if self._kept(0, arrays) != f"grad_of_{plan.edges[0].name}":
                source = f"alike(grad, {source})"
            return [*lines, f"return ({source},)"]
        names = [f"grad_of_{e.name}" for e in plan.edges]
        if len(names) == 1:
            lines.append(f"{names[0]} = {self._gradient(0, arrays)}")
        else:
            lines.append(" = ".join(names) + " = None")
            lines += self._wanted_lines(names, arrays)
        if self.restoration != "always":
            kept = [self._kept(i, arrays) for i in range(len(names))]
            only = f"({kept[0]},)" if len(kept) == 1 else ", ".join(kept)
            lines += ["if node.restore is None:", f"    return {only}"]
        return [*lines, f"return node.restored({', '.join(names)})"]

    def _wanted_lines(self, names: list[str], arrays: bool) -> list[str]:
        """Each gradient under its name, if it is wanted."""
        lines: list[str] = []
        done = set()
        for i in range(len(names)):
            derivative = self.plan.derivative_of(i)
            if id(derivative) in done:
                continue
            done.add(id(derivative))
            indices = self._indices(derivative)
            needed = " or ".join(f"needs[{k}] is not None" for k in indices)
            target = ", ".join(names[k] for k in indices)
            lines += [f"if {needed}:", f"    {target} = {self._gradient(i, arrays)}"]
        return lines

    def _grad_lines(self, arrays: bool) -> list[str]:
        """Names for the gradients of several outputs; a missing one is zero."""
        if not self.plan.many_outputs:
            return []
        if self.list_output:
            return ["grads = grad"]
        zeros = "zero_array" if arrays else "zero_tensor"
        lines = []
        fields = self.return_fields
        read = [d.formula.names for d in self.plan.entry.derivatives if d.formula is not None]
        if any(GIVEN in names for names in read):
            arrived = [f"{i} in grad" for i in self.plan.differentiable_outputs]
            lines.append(f"{GIVEN} = {tuple_source(arrived)}")
        for i in self.plan.differentiable_outputs:
            name = fields[i]
            lines += [
                f"grad_{name} = grad.get({i})",
                f"if grad_{name} is None:",
                f"    grad_{name} = {zeros}({name}_shape, {name}_dtype, grad)",
            ]
        if any("grads" in names for names in read):
            grads = [f"grad_{fields[i]}" for i in self.plan.differentiable_outputs]
            lines.append(f"grads = {tuple_source(grads)}")
        return lines

    def _list_body(self, arrays: bool) -> list[str]:
        """The body of a row with a list of Tensors, whose formula gives one gradient for each."""
        plan = self.plan
        fixed = len(plan.edges) - 1
        lines = []
        names = [f"grad_of_{e.name}" for e in plan.edges]
        for i in range(fixed):
            lines.append(f"{names[i]} = None")
            lines += [
                f"if needs[{i}] is not None:",
                f"    {names[i]} = {self._gradient(i, arrays)}",
            ]
        lines += [f"{names[-1]} = {self._gradient(fixed, arrays)}"]
        return [
            *lines,
            f"return node.restored({', '.join([*names[:-1], '*' + names[-1]])}, needs=needs)",
        ]

    def _gradient(self, edge: int, arrays: bool) -> str:
        derivative = self.plan.derivative_of(edge)
        name = self.plan.edges[edge].name
        if derivative.word == "zero":
            zeros = "zero_array" if arrays else "zero_tensor"
            return f"{zeros}({name}_shape, {name}_dtype, grad)"
        if derivative.word == "not_implemented":
            return f'not_implemented("{self.full_name}", "{name}")'
        assert derivative.formula is not None
        lower = on_arrays if arrays else on_tensors
        tree = with_needs(derivative.formula.tree, self._needs_source(derivative))
        return lower(tree, self.plan)

    def _kept(self, edge: int, arrays: bool) -> str:
        """The gradient of an edge of a pointwise row, whose input is like the result: brought to
        shape and dtype of `grad` in those cases where it cannot be read off that it has them."""
        derivative, name = self.plan.derivative_of(edge), f"grad_of_{self.plan.edges[edge].name}"
        if derivative.formula is None:
            return name
        tree = derivative.formula.tree
        if len(derivative.targets) > 1:
            return f"alike(grad, {name})"
        source = expression(self._gradient(edge, arrays))
        return ast.unparse(self._branches(name, tree, source))

    def _branches(self, name: str, tree: ast.expr, source: ast.expr, given: Given = ()) -> ast.expr:
        if keeps(tree, self.plan, given):
            return ast.Name(name)
        if isinstance(tree, ast.IfExp) and isinstance(source, ast.IfExp):
            test = ast.unparse(tree.test)
            body = self._branches(name, tree.body, source.body, (*given, (test, True)))
            orelse = self._branches(name, tree.orelse, source.orelse, (*given, (test, False)))
            if ast.unparse(body) != ast.unparse(orelse):
                return ast.IfExp(source.test, body, orelse)
        return ast.Call(ast.Name("alike"), [ast.Name("grad"), ast.Name(name)], [])

    def _needs_source(self, derivative: Derivative) -> str:
        """What `needs` stands for in a formula that gives several gradients."""
        edges, indices = self.plan.edges, self._indices(derivative)
        if indices == list(range(len(edges))):
            return "needs"
        if edges[indices[0]].type.is_list:
            return f"needs[{indices[0]}:]"
        return tuple_source([f"needs[{i}]" for i in indices])

    def _indices(self, derivative: Derivative) -> list[int]:
        """Which edges the gradients of a formula belong to, in its order."""
        names = [edge.name for edge in self.plan.edges]
        return [names.index(target) for target in derivative.targets]

    @cached_property
    def array_body(self) -> list[str]:
        return self._body(arrays=True)

    @cached_property
    def tensor_body(self) -> list[str]:
        return self._body(arrays=False)

    @property
    def again_lines(self) -> list[str]:
        """How the outputs are computed again from what was saved."""
        source = self.array_function
        return self._unpacked([f"return {source if self.returns_many else f'({source},)'}"])

    @property
    def is_arithmetic(self) -> bool:
        """Whether the code for arrays reads saved values, and takes numbers in their place."""
        plan = self.plan
        if self.kind != "pointwise" or not plan.saved or plan.many_outputs or plan.list_edge:
            return False
        for node in walk(ast.parse("\n".join(self.array_body))):
            match node:
                case ast.Call(ast.Attribute(_, "conj") | ast.Attribute(ast.Name("node"))):
                    pass
                case ast.Call(ast.Name("alike")):
                    pass
                case ast.Call() | ast.BinOp(op=ast.Pow()) | ast.Constant(complex()):
                    return False
        return True

    @property
    def one_body(self) -> bool:
        """Whether one method serves arrays and Tensors alike."""
        return self.array_body == self.tensor_body

    @cached_property
    def shared_names(self) -> dict[str, str] | None:
        """What the code for arrays calls otherwise on Tensors, where this is all that differs."""
        return shared_names(self.array_body, self.tensor_body, self._is_function)

    def _is_function(self, name: str) -> bool:
        """Whether a method is the function of that name, called with its first argument, as those
        of the built-in table are."""
        table = self.plan.table
        overloads = table.overloads(name)
        return bool(overloads) and all(
            table.is_base(entry) is table.builds_on_base
            and entry.signature.arguments[0].name == "self"
            for entry in overloads
        )

    # ---- forward mode ----------------------------------------------------------------------------

    @property
    def has_jvp(self) -> bool:
        return self.plan.jvp_style is not None

    @property
    def jvp_parameters(self) -> str:
        tangents = [f"{e.name}_t" for e in self.plan.edges]
        return ", ".join(["result", *(a.name for a in self.arguments), *tangents])

    @property
    def jvp_lines(self) -> list[str]:
        plan = self.plan
        terms = jvp_source(plan)
        lines = []
        if self.returns_many:
            read = set(_WORD.findall(" ".join(source for _, source in terms)))
            fields = [name if name in read else f"_{name}" for name in self.return_fields]
            if not read.isdisjoint(self.return_fields):
                lines.append(f"{', '.join(fields)} = result")
        if plan.jvp_style in ("formula", "linear"):
            for edge in plan.edges:
                name = edge.name
                if edge.type.is_list:
                    lines.append(f"{name}_t = tangents_of({name}, {name}_t)")
                elif len(plan.edges) > 1:
                    given = f" and {name} is not None" if edge.type.optional else ""
                    lines += [f"if {name}_t is None{given}:", f"    {name}_t = zero_like({name})"]
            return [*lines, f"return {terms[0][1]}"]
        if len(plan.edges) == len(terms) == 1:
            return [*lines, f"return tangent_like({terms[0][1]}, result)"]
        lines.append("tangent = None")
        for needed, source in terms:
            lines += [f"if {needed} is not None:", f"    tangent = add_tangents(tangent, {source})"]
        return [*lines, "return tangent_like(tangent, result)"]

    # ---- the registry ----------------------------------------------------------------------------

    @cached_property
    def row_formulas(self) -> list[tuple[str, str]]:
        """Every derivative of the row as it is written, words included."""
        derivatives = self.plan.entry.derivatives
        return [
            (", ".join(d.targets), d.word or (d.formula.text if d.formula else ""))
            for d in derivatives
        ]

    @property
    def read_formulas(self) -> list[tuple[str, str]]:
        """Every derivative as a reader is shown it: the mathematics of those that call helpers."""
        stated = self.plan.entry.mathematics
        found: dict[str, list[str]] = {}
        for names, text in self.row_formulas:
            for name in names.split(", "):
                found.setdefault(stated.get(name, text), []).append(name)
        return [(", ".join(names), text) for text, names in found.items()]

    @property
    def read_jvp(self) -> str | None:
        """The tangent as a reader is shown it."""
        return self.plan.entry.mathematics.get("result", self.row_jvp)

    @property
    def row_jvp(self) -> str | None:
        """The row's `result:`, or how the tangent map was derived."""
        entry = self.plan.entry
        if entry.result is not None:
            return entry.result.text
        return self.plan.jvp_style or ("transposed" if self.plan.differentiable else None)

    @property
    def row_vmap(self) -> str | None:
        """The row's `vmap:`."""
        entry = self.plan.entry
        return entry.vmap_word if entry.vmap is None else entry.vmap.text

    @property
    def batched(self) -> str | None:
        """What computes it for a batch, where the row says it in other operations."""
        return None if self.plan.entry.vmap is None else batched_source(self.plan)

    @property
    def batched_parameters(self) -> str:
        return ", ".join(a.name for a in self.arguments)

    @property
    def domain(self) -> dict[str, tuple[float, float] | str] | None:
        return None if self.plan.entry.domain is None else dict(self.plan.entry.domain)

    @property
    def doc(self) -> str | None:
        return self.plan.entry.doc

    @cached_property
    def registry_fields(self) -> list[tuple[str, str]]:
        """What the registry says of the row, as source, but for the defaults of its `Row`."""
        entry = self.plan.entry
        fields: dict[str, tuple[object, object]] = {  # (value, default)
            "signature": (self.signature, None),
            "kind": (self.kind, None),
            "node": (self.node_name, None),
            "numpy": (entry.numpy, ()),
            "scipy": (entry.scipy, ()),
            "aliases": (entry.aliases, ()),
            "inplace": (self.documented_inplace_name, None),
            "out": (self.takes_out, True),
            "takes_complex": (entry.takes_complex, True),
            "dtypes": (entry.dtypes, ()),
            "scalars": (self.scalars, ()),
            "numbers": (entry.numbers, None),
            "domain": (self.domain, None),
            "requires": (entry.requires, None),
            "path": (self.path, "derivatives.yaml"),
            "forward": (self.forward_text, None),
            "formulas": (dict(self.row_formulas), {}),
            "mathematics": (dict(entry.mathematics), {}),
            "jvp": (self.row_jvp, self.kind if self.kind in _TANGENT_KINDS else None),
            "doc": (self.doc, None),
        }
        stated = [
            (name, text_source(value) if isinstance(value, str) else repr(value))
            for name, (value, usual) in fields.items()
            if value != usual
        ]
        if entry.kinks:
            stated.append(("kinks", tuple_source([_kink_source(kink) for kink in entry.kinks])))
        return stated

    @property
    def registry_lines(self) -> list[str]:
        """The same in lines: what is short shares them, in the order of the fields."""
        lines: list[str] = []
        open_to_more = False
        for name, source in self.registry_fields:
            field = f"{name}={source},"
            short = name not in _OF_LINES and not re.search(r" \*\* |\[", source)
            if short and open_to_more and len(lines[-1]) + len(field) < SHORT - 8:
                lines[-1] += f" {field}"
            else:
                lines.append(field)
                open_to_more = short
        return lines

    @property
    def registration(self) -> str:
        positions = {a.name: i for i, a in enumerate(self.arguments)}
        parts = [
            repr(self.full_name),
            repr(self.kind),
            self.identifier,
            f"{self.identifier}_jvp" if self.has_jvp else "None",
            tuple_source([str(positions[a.name]) for a in self.tensors]),
        ]
        keywords = [repr(a.name) for a in self.arguments if a.keyword_only]
        if self.lists:
            parts.append("lists=" + tuple_source([str(positions[a.name]) for a in self.lists]))
        if list(self.plan.edges) != list(self.tensors):
            parts.append("edges=" + tuple_source([str(positions[e.name]) for e in self.plan.edges]))
        optional = [str(positions[a.name]) for a in self.tensors if a.type.optional]
        if optional:
            parts.append("optional=" + tuple_source(optional))
        if keywords:
            parts.append("keywords=" + tuple_source(keywords))
        if self.batched is not None:
            parts.append(f"batched={self.identifier}_batched")
        elif (word := vmap_word(self.plan.entry)) is not None:
            parts.append(f"batched={word!r}")
        if self.kind == "scatter" or "kept" in self.plan.entry.dtypes:
            parts.append("exact=True")
        elif "exact" in self.plan.entry.dtypes:
            parts.append('exact="fits"')
        elif self.kept_number == '"own"':
            parts.append('exact="own"')
        return ", ".join(parts)


def _kink_source(kink: Kink) -> str:
    values = {each.name: getattr(kink, each.name) for each in fields(kink)}
    given = [f"{name}={value!r}" for name, value in values.items() if value not in (None, {})]
    return f"Kink({', '.join(given)})"
