"""Recording: the node that a function makes, its edges and what it keeps."""

from __future__ import annotations

import re
from functools import cached_property

from codegen.emit.function import SHORT, FunctionEmission
from codegen.lower.analysis import Saved
from codegen.lower.keeping import Restoration, restoration
from codegen.parse.source import tuple_source


class RecordingEmission(FunctionEmission):
    """What the public function of a row does once its result is computed."""

    @property
    def fn_lines(self) -> list[str]:
        """The edges of the inputs."""
        lines = []
        for edge in self.plan.edges:
            name, given = edge.name, self.parameter(edge)
            if edge.type.is_list:
                lines.append(f"{name}_fn = edges_of({given})")
            elif edge.type.optional:
                lines.append(f"{name}_fn = None if {given} is None else {given}._fn")
            else:
                lines.append(f"{name}_fn = {given}._fn")
        return lines

    @property
    def unrecorded(self) -> str:
        """The condition under which a function in place makes no node."""
        constant = f"({self.constant})" if " and " in self.constant else self.constant
        return f"{constant} or (MODE.altered and not is_grad_enabled())"

    @property
    def constant(self) -> str:
        """The condition under which the result needs no gradient, whatever the grad mode."""
        none = " and ".join(
            f"no_edges({e.name}_fn)" if e.type.is_list else f"{e.name}_fn is None"
            for e in self.plan.edges
        )
        if any(a.type.base == "dtype" for a in self.arguments):
            none = f"({none})" if len(self.plan.edges) > 1 else none
            none += f" or {self._first_output}.dtype.kind not in 'fc'"
        return none

    @property
    def asking_lines(self) -> list[str]:
        """The way out where this thread records nothing; observers are told of the new node."""
        records = f"MODE.records(node, {self.result_name}, {self.call_arguments})"
        return [f"if MODE.altered and not {records}:", f"    return {self.result_name}"]

    @property
    def result_name(self) -> str:
        """The variable of the result: a Tensor, or a tuple of them."""
        return "_outputs" if self.returns_many or self.list_output else "out"

    @property
    def _first_output(self) -> str:
        if self.list_output:
            return "_data[0]"
        return f"{self.return_fields[self.plan.output_nr]}_"

    @property
    def inplace_edges_source(self) -> str:
        """The same where the target is no leaf."""
        target = self.target.name
        whole = f"{self.parameter(self.target)} if {target}_fn is LEAF else {target}_fn"
        return self.edges_source.replace(whole, f"{target}_fn")

    @property
    def edges_source(self) -> str:
        fixed = [e for e in self.plan.edges if not e.type.is_list]
        parts = [f"{self.parameter(e)} if {e.name}_fn is LEAF else {e.name}_fn" for e in fixed]
        parts += [f"*{e.name}_fn" for e in self.plan.edges if e.type.is_list]
        return tuple_source(parts)

    @property
    def saved_source(self) -> str:
        return tuple_source(self._saved_parts)

    @property
    def _saved_parts(self) -> list[str]:
        parts = []
        for saved in self.plan.saved:
            source = f"tuple({saved.source})" if saved.is_list else saved.source
            if saved.is_list and self.kind == "bilinear" and saved.readers == (saved.edge,):
                source = f"of_others({saved.source}, {saved.name}_fn)"
            readers = self._readers(saved)
            if readers:
                unread = " and ".join(f"{name}_fn is None" for name in readers)
                source = f"None if {unread} else {source}"
            parts.append(source)
        return parts

    def _readers(self, saved: Saved) -> list[str]:
        """The edges for which a value is saved, where it is not for all."""
        edges = self.plan.edges
        if len(saved.readers) == len(edges) or any(edges[i].type.is_list for i in saved.readers):
            return []
        return [edges[i].name for i in saved.readers]

    @property
    def shares_memory(self) -> str:
        """The condition under which a recorded write is more than a new node for the target.

        It is for leaves, integers, memory that others know too (views, nodes that saved it), and
        saved operands in the target's memory.
        """
        target = self.target.name
        parts = [
            f"{target}_fn is LEAF",
            "not _alone",
        ]
        if len(self.plan.edges) > 1:
            parts.append(f"({target}_fn is None and {target}_.dtype.kind not in 'fc')")
        saved = {s.name for s in self.plan.saved}
        for a in self.tensors:
            if a.name == target or a.name not in saved:
                continue
            given = f"{a.name}_ is not None and " if a.type.optional else ""
            shared = f"{given}({a.name}_ is {target}_ or {a.name}_.base is not None)"
            parts.append(f"({shared})" if given else shared[1:-1])
        return " or ".join(parts)

    @property
    def keeping_lines(self) -> list[str]:
        """A name for the memory of the target, and a copy of its old values if the node saves them.

        A formula that reads the result reads the target's memory, too.
        """
        target, result = f"{self.target.name}_", self.output_lines[0][0]
        named = [f"{result} = {target}"]
        for saved in self.plan.saved:
            if saved.name != self.target.name:
                continue
            read = "_recorded"
            readers = [f"{name}_fn is not None" for name in self._readers(saved)]
            if readers:
                read += (
                    f" and ({' or '.join(readers)})" if len(readers) > 1 else f" and {readers[0]}"
                )
            return [*named, f"if {read}:", f"    {target} = {target}.copy()"]
        return named if self._reads_result else []

    @property
    def _reads_result(self) -> bool:
        """Whether the recording lines after a write name the result."""
        text = " ".join([*self._saved_parts, self.args_source or "", *self.restore_lines])
        return re.search(rf"\b{self.output_lines[0][0]}\b", text) is not None

    @property
    def args_source(self) -> str | None:
        if not self.plan.args:
            return None
        return tuple_source([source for _, source in self.plan.args])

    @cached_property
    def restoration(self) -> Restoration:
        """When the node notes what its gradients are to be brought back to."""
        return restoration(self.plan)

    @property
    def restore_lines(self) -> list[str]:
        edges = self.plan.edges
        result = self._first_output
        if self.restoration == "never":
            return []
        if self.restoration == "always":
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
        args = ", ".join(f"{e.name}_fn, {e.name}_" for e in edges)
        given = f"restore_to({result}, {args})"
        names = [a.name for a in self.tensors if not a.type.optional]
        if len(names) > 2 or any(a.type.optional for a in self.tensors):
            return [f"node.restore = {given}"]
        alike = " is ".join(f"{name}_.dtype" for name in names)
        if self.restoration == "changed":
            alike += f" is {result}.dtype"
        first, *others = names
        test = f"{first}_.shape == {others[0]}_.shape and {alike}" if others else alike
        if self.takes_number is not None and edges[0].name == first:
            number = [f"{others[0]}_fn is None"] if len(edges) > 1 else []
            number += [f"{first}_.shape == {result}.shape", f"{first}_.dtype is {result}.dtype"]
            test = f"({test}) or ({' and '.join(number)})"
        line = f"node.restore = None if {test} else {given}"
        if len(line) <= SHORT:
            return [line]
        return [f"if {test}:", "    node.restore = None", "else:", f"    node.restore = {given}"]
