"""Functions: how a call is taken, with its arguments, with `out` and in place."""

from __future__ import annotations

from functools import cached_property

from codegen.emit.checks import type_check_lines
from codegen.emit.computing import ComputingEmission
from codegen.emit.row import WITHOUT_EFFECT
from codegen.model.kinds import ELEMENTWISE
from codegen.parse.numpy_calls import gives_floats
from codegen.parse.signature import Argument
from codegen.parse.source import tuple_source

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
    "MemoryFormat": "Any",
    "Layout": "Any",
    "any": "Any",
}
# Other names of arguments, accepted by functions that have all of ours in a group: NumPy's, and
# those by which PyTorch's overloads tell a number from a list.
_OTHER_NAMES = (
    {"dim": "axis"},
    {"keepdim": "keepdims"},
    {"dim0": "axis0", "dim1": "axis1"},
    {"indices_or_sections": "sections"},
    {"indices_or_sections": "indices"},
    {"test_elements": "test_element"},
    {"elements": "element"},
)
SHORT = 96  # characters of a statement that stands on a line of a function


class FunctionEmission(ComputingEmission):
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
    def other_names(self) -> list[tuple[str, str]]:
        """(name, other name) of the arguments that have another."""
        names = {a.name for a in self.arguments}
        return [
            (ours, theirs)
            for group in _OTHER_NAMES
            if group.keys() <= names
            for ours, theirs in group.items()
            if theirs not in names
        ]

    @cached_property
    def has_out(self) -> bool:
        """Whether the function itself takes `out`: overloads leave it to the function that chooses
        among them, and lists of arguments to their keywords."""
        return bool(self.takes_out) and not self.is_overload and self.varargs is None

    @cached_property
    def names_out(self) -> bool:
        """Whether `out` is a keyword-only parameter."""
        return bool(self.other_names) or any(a.keyword_only for a in self.arguments)

    @cached_property
    def extra_class(self) -> str:
        """What the parameter before `out` is where nothing is given: Tensor, or ndarray where the
        class of the result is compared with it, for want of a second argument."""
        required = [a for a in self.tensors if not a.type.optional]
        compared = self.plan.node_name and not self.returns_many and not self.list_output
        one = len(required) == 1 and self.guards_out and self.returns_tensor
        return "ndarray" if one and compared else "Tensor"

    def parameters(
        self, annotated: bool = False, in_place: bool = False, method: bool = False
    ) -> str:
        """The parameters of the function, or of its in-place variant; methods take no `out`.

        The first keyword-only parameter makes each call slower. So where there is no other, `out`
        follows the positional ones, behind one for what else is given by position. What nobody
        gives is a class with which arguments, or the result, are compared anyway.
        """
        out = self.takes_out and not in_place and not method
        plain = out and self.has_out and not annotated
        flag = [] if in_place or self.inplace_flag is None else [self.inplace_flag]
        parts: list[str] = []
        starred = False
        renamed = {ours for ours, _ in self.other_names}
        must_default = False
        for a in (*self.arguments, *flag):
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
            text = self.parameter(a)
            if annotated:
                text += f": {_annotation(a)}"
                if default == "None" and "None" not in text:
                    text += " | None"
            if default is not None:
                text += f" = {default}" if annotated else f"={default}"
            parts.append(text)
        if plain and not self.names_out:
            parts += [f"_={self.extra_class}", "out=Tensor"]
        extra = list(self.other_names)
        if (extra or (out and annotated)) and not starred:
            parts.append("*")
        if plain and self.names_out:
            parts.append("out=None")
        if out and annotated:
            outputs = "tuple[Tensor, ...]" if self.returns_many else "Tensor"
            parts.append(f"out: {outputs} | None = None")
        for _, theirs in extra:
            parts.append(f"{theirs}: Any = None" if annotated else f"{theirs}=None")
        if self.varargs is not None:
            parts.append("**named: Any" if annotated else "**named")
        return ", ".join(parts)

    @property
    def return_annotation(self) -> str:
        returns = self.plan.entry.signature.returns
        if len(returns) > 1:
            return self.return_type if self.has_return_type else "tuple[Tensor, ...]"
        base = returns[0].type.base if returns else "None"
        if base == "Tensor":
            return "tuple[Tensor, ...]" if returns[0].type.is_list else "Tensor"
        return _ANNOTATIONS.get(base, "Any") if not returns[0].type.is_list else "Any"

    def normalising_lines(self, in_place: bool = False) -> list[str]:
        """Statements that bring arguments to the form the rest expects."""
        lines = [] if in_place else self.named_out_lines
        for ours, theirs in self.other_names:
            lines += [f"if {theirs} is not None:", f"    {ours} = {theirs}"]
        renamed = {ours for ours, _ in self.other_names}
        for a in self.arguments:
            if a.name in renamed and a.default is None:
                message = f'missing_argument("{self.full_name}", "{a.name}")'
                lines += [f"if {a.name} is None:", f"    raise {message}"]
        if self.has_out and not self.guards_out and not in_place:
            lines += self.out_lines
        if self.varargs is not None:
            name = self.varargs.name
            read = "int_list" if self.varargs.type.base == "int" else "tensor_list"
            lines.append(f'{name} = {read}("{self.full_name}", "{name}", {name}, named)')
        for a in self.arguments:
            if a is not self.varargs:
                lines += type_check_lines(self.full_name, self.parameter(a), a)
        for a in self.arguments:
            if a.type.base == "Index":
                lines += ["try:", f"    {a.name} = plain_index({a.name})"]
                taken = f"_found.operate({self.identifier}_op, {self.call_arguments})"
                lines += ["except SampleIndex as _found:", f"    return {taken}"]
        if self.is_random and not self.is_composite:
            drawn = f"in_batch({self.identifier}_op, {self.call_arguments})"
            lines += [f"if MODE.batches and (_drawn := {drawn}) is not None:", "    return _drawn"]
        return lines

    @property
    def is_random(self) -> bool:
        return any(a.type.base == "Generator" for a in self.arguments)

    @property
    def named_out_lines(self) -> list[str]:
        """The way out for calls with `out` of a function that takes a list of arguments."""
        if self.varargs is None or not self.takes_out or self.is_overload:
            return []
        call = f'{self.identifier}, named.pop("out"), Tensor, {self.passed_arguments}, **named'
        return ['if "out" in named:', f"    return write_out({call})"]

    @property
    def guards_out(self) -> bool:
        """Whether the guard against what is no plain Tensor sees to `out` as well."""
        array = self.not_plain is not None and not self.is_composite and not self.is_random
        return array and not self.names_out

    @property
    def out_lines(self) -> list[str]:
        """The way out for calls with `out`, or with something in the place before it."""
        condition = f"out is not Tensor or _ is not {self.extra_class}"
        if self.names_out:
            condition = "out is not None"
        return [f"if {condition}:", f"    return {self.written_out}"]

    @property
    def written_out(self) -> str:
        """The call with `out`."""
        extra = "Tensor" if self.names_out else "_"
        given = [self.identifier, "out", extra, *filter(None, [self.passed_arguments])]
        return f"write_out({', '.join(given)})"

    @property
    def flag_lines(self) -> list[str]:
        """The check of `inplace`, which the in-place variant does not take."""
        flag = self.inplace_flag
        return [] if flag is None else list(type_check_lines(self.full_name, flag.name, flag))

    @property
    def method_parameters(self) -> str:
        """The parameters with that of `self` first, for rows in whose signature it is not."""
        parts = self.parameters(method=True).split(", ")
        return ", ".join(["input", *(part for part in parts if part != "input")])

    @property
    def call_arguments(self) -> str:
        """All arguments by position, as `dispatch` takes them."""
        return ", ".join(map(self.parameter, self.arguments))

    @property
    def view_arguments(self) -> str:
        """Of what tensor a result is a view, and how it is made of it."""
        first, *others = map(self.parameter, self.arguments)
        return ", ".join([first, f"{self.identifier}_op", *others])

    @property
    def passed_arguments(self) -> str:
        """All arguments as the function itself takes them."""
        unread = WITHOUT_EFFECT if self.makes_leaf else ()
        names = {a: self.parameter(a) for a in self.arguments if a not in unread}
        if self.varargs is not None:
            names[self.varargs] = f"*{self.varargs.name}"
        return ", ".join(f"{n}={n}" if a.keyword_only else n for a, n in names.items())

    @property
    def inplace_lines(self) -> list[str]:
        """How the in-place variant computes and writes."""
        name, target = self.identifier, self.parameter(self.target)
        if self.kind == "view":
            return [f"return view_in_place({name}_op, {self.call_arguments})"]
        if self.has_into:
            return [f"return in_place({name}_op, {name}_into, {self.call_arguments})"]
        if self.inplace_flag is not None:
            return [f"return {name}({self.passed_arguments}, inplace=True)"]
        result = f"{name}({self.passed_arguments})"
        return [
            f"target, {target} = {target}, copy_if_recording({target})",
            f"return overwrite(target, {target}, {result})",
        ]

    @property
    def has_into(self) -> bool:
        """Whether the forward itself can be made to write into the target."""
        written = self.kind != "view" and not self.is_composite
        return bool(self.inplace_name) and written and self.target is self.arguments[0]

    @property
    def writes_directly(self) -> bool:
        """Whether the in-place variant has a fast path of its own, and records by itself."""
        return (
            self.has_into
            and self.kind == "pointwise"
            and not self.lists
            and self.plan.node_name is not None
            and len(self.plan.entry.signature.returns) == 1
            and self.plan.edges[0].name == self.target.name
        )

    @property
    def inplace_guard_lines(self) -> list[str]:
        """`guard_lines` of the in-place variant."""
        return self._guard_lines(self.inplace_lines[:1])

    @property
    def counts(self) -> range | None:
        """With how many positional arguments alone it can be called; None: with any number."""
        if self.varargs is not None:
            return None
        positional = [a for a in self.arguments if not a.keyword_only]
        if any(a.keyword_only and a.default is None for a in self.arguments):
            return range(0)
        return range(sum(a.default is None for a in positional), len(positional) + 1)

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

    @cached_property
    def not_plain(self) -> str | None:
        """The condition under which the call is not this function's."""
        return " or ".join(self._not_plain([])) or None

    def _not_plain(self, classes: list[str]) -> list[str]:
        """Its parts. classes: names for the class Tensor, each for one that must be given."""
        parts = []
        for a in self.tensors:
            name = self.parameter(a)
            cls = classes.pop(0) if classes and not a.type.optional else "Tensor"
            part = f"{name}.__class__ is not {cls}"
            parts.append(f"({name} is not None and {part})" if a.type.optional else part)
        return parts + [f"not all_plain({a.name})" for a in self.lists]

    @property
    def not_plain_or_out(self) -> str:
        """The same, or that there is an `out`, or something in its place."""
        classes = ["out"] if self.extra_class == "ndarray" else ["out", "_"]
        parts = self._not_plain(classes)
        if classes:
            parts.append(
                "out is not _" if len(classes) == 1 else "out is not Tensor or _ is not out"
            )
        return " or ".join(parts)

    @property
    def refused(self) -> str:
        """The error of a call whose forward has failed."""
        named = self.parameter if self.is_composite else self._array
        given = "".join(f", {named(a)}" for a in self.plan.entry.signature.arguments)
        return f'refused(_error, "{self.full_name}"{given})'

    @property
    def wraps_numbers(self) -> bool:
        """Whether a number is computed with that the dtype of the Tensors might not hold."""
        return bool(self.scalars and self.tensors)

    @property
    def wrapped(self) -> str:
        """The array of a call whose forward has failed for such a number, or else the error."""
        given = ", ".join(map(self._array, self.plan.entry.signature.arguments))
        return f"wrap_numbers(_error, {self.identifier}_op, {given})"

    @property
    def checking_lines(self) -> list[str]:
        """What asks classes of a composite's arguments that are no plain Tensors whether they
        compute the call, and turns away what is no Tensor, before the arguments are used."""
        inner = []
        if self.not_plain and not self.is_private:
            asked = f'"{self.full_name}", {self.identifier}, {self.passed_arguments}'
            inner += [
                f"_found = overridden({asked})",
                "if _found is not NotImplemented:",
                "    return _found",
            ]
        for i, a in enumerate(self.arguments):
            name = self.parameter(a)
            check = f'{name} = tensor_argument("{self.full_name}", {i}, "{name}", {name})'
            if a in self.tensors and a.type.optional:
                inner += [f"if {name} is not None:", f"    {check}"]
            elif a in self.tensors:
                inner.append(check)
        for a in self.lists:
            inner.append(f'{a.name} = tensors_argument("{self.full_name}", "{a.name}", {a.name})')
        lines = [f"if {self.not_plain}:", *(f"    {line}" for line in inner)] if inner else []
        if self.plan.entry.dtypes and self.tensors:
            parts = f'"{self.full_name}", "composite", {self.parameter(self.tensors[0])}.dtype'
            lines += ["if MODE.settle is not None:", f"    check_dtypes({parts})"]
        return lines

    @property
    def takes_number(self) -> str | None:
        """The second operand, if a Python number is made a Tensor without a detour."""
        if self.kind not in ELEMENTWISE or len(self.tensors) != 2 or self.lists:
            return None
        first, second = self.tensors
        plain = not first.type.optional and not second.type.optional
        return self.parameter(second) if plain and self.arguments[0] is first else None

    @property
    def kept_number(self) -> str | None:
        """What `number` is told of a number that the dtype of the Tensors does not hold."""
        entry = self.plan.entry
        if self.kind == "comparison":
            return "True"
        if "kept" in entry.dtypes:
            return '"exact"'
        if self.kind == "pointwise" and "own" in entry.dtypes and entry.numbers != "tensors":
            return '"own"'
        in_scipy = entry.scipy or "scipy_special(" in str(entry.forward)
        return '"floats"' if in_scipy or any(map(gives_floats, entry.numpy)) else None

    @property
    def guard_lines(self) -> list[str]:
        """The way out for calls in which something is not a plain Tensor, or with `out`."""
        call = f"dispatch({self.identifier}_op, {self.call_arguments})"
        if not self.has_out or not self.guards_out:
            return self._guard_lines([f"return {call}"])
        both = "out is Tensor is _"
        test = both if self.extra_class == "Tensor" else "out is Tensor and _ is ndarray"
        short = f"return {call} if {test} else {self.written_out}"
        lines = [short] if len(short) <= SHORT - 8 else [*self.out_lines, f"return {call}"]
        return self._guard_lines(lines, True)

    def _guard_lines(self, otherwise: list[str], out: bool = False) -> list[str]:
        lines = [f"if {self.not_plain_or_out if out else self.not_plain}:"]
        number = self.takes_number
        if number is None:
            return [*lines, *(f"    {line}" for line in otherwise)]
        first = self.parameter(self.tensors[0])
        plain = f"{first}.__class__ is not {'out or out is not _' if out else 'Tensor'}"
        key = f"cls if {number} else str({number})"  # zeros differ in sign
        own = f", {self.kept_number}" if self.kept_number else ""
        taken = "NUMPY_NUMBERS" if self.plan.entry.numbers == "tensors" else "NUMBERS"
        return [
            *lines,
            f"    cls = {number}.__class__",
            f"    if {plain} or cls not in {taken}:",
            *(f"        {line}" for line in otherwise),
            f"    {number} = number({number}, {key}, {first}._data.dtype{own})",
        ]

    @property
    def array_lines(self) -> list[str]:
        """Taking the arrays out of the Tensors."""
        lines = []
        for a in self.tensors:
            name = self.parameter(a)
            value = f"{name}._data"
            if a.type.optional:
                value = f"None if {name} is None else {name}._data"
            lines.append(f"{a.name}_ = {value}")
        lines += [f"{a.name}_ = [x._data for x in {a.name}]" for a in self.lists]
        return lines

    @property
    def refusal_lines(self) -> list[str]:
        """The way out for complex numbers, of a row that does not take them."""
        parts = [
            f"({a.name}_ is not None and {a.name}_.dtype in COMPLEX)"
            if a.type.optional
            else f"{a.name}_.dtype in COMPLEX"
            for a in self.tensors
        ]
        dtypes = [a.name for a in self.arguments if a.type.base == "dtype"]
        if dtypes:  # a complex argument may be converted to real numbers first
            parts = [f"({part} and {dtypes[0]} is None)" for part in parts]
        parts += [f"not COMPLEX.isdisjoint(x.dtype for x in {a.name}_)" for a in self.lists]
        parts += [f"({name} is not None and np.dtype({name}) in COMPLEX)" for name in dtypes]
        return self._refusal(" or ".join(parts))

    @property
    def into_refusal_lines(self) -> list[str]:
        """The same for the variant in place; nothing complex can be written into real numbers."""
        return self._refusal(f"{self.target.name}_.dtype in COMPLEX")

    def _refusal(self, condition: str) -> list[str]:
        if self.plan.entry.takes_complex or not condition:
            return []
        name = self.plan.entry.signature.name
        return [f"if {condition}:", f'    raise complex_refused("{name}")']

    @property
    def array_check_lines(self) -> list[str]:
        """What makes an array of the one result of a call, which mostly is one."""
        result = self.output_lines[0][0]
        array = f"asarray({result})"
        cls = "ndarray"
        if self.has_out and self.extra_class == "ndarray":
            cls = "_"
            array += f" if _ is ndarray else write_out({self.identifier}, out, _)"
        return [
            f"if {result}.__class__ is not {cls} and {result}.__class__ is not Duck:",
            f"    {result} = {array}",
        ]

    @property
    def returns_tensor(self) -> bool:
        returns = self.plan.entry.signature.returns
        return bool(returns) and returns[0].type.base == "Tensor"


def _annotation(argument: Argument) -> str:
    base = _ANNOTATIONS[argument.type.base]
    if argument.type.is_list:
        if argument.type.base == "Tensor":
            base = "Sequence[TensorLike]"
        else:
            base = "Sequence[int]" if argument.type.size is None else "int | Sequence[int]"
            if argument.type.base == "any":
                base = "Any"
    return f"{base} | None" if argument.type.optional else base


def _default(argument: Argument) -> str:
    """The default as source; lists become tuples, which nobody can change."""
    default = argument.default or "None"
    if default.startswith("["):
        return tuple_source([item for item in default[1:-1].split(", ") if item])
    return default
