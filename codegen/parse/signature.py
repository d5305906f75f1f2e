"""The text "mul(Tensor self, Tensor other) -> Tensor" as a record.

The notation is PyTorch's native-function notation. The record prints back as the normalised text
it came from::

    >>> print(parse("sum.dim(Tensor self,int[] dim, bool keepdim = False)->Tensor"))
    sum.dim(Tensor self, int[] dim, bool keepdim=False) -> Tensor
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Collection

from codegen.parse.errors import did_you_mean
from codegen.parse.records import (
    GENERATED,
    LOCALS,
    NAMESPACES,
    PRIVATE_LOCALS,
    RESERVED,
    TYPES,
    Argument,
    Return,
    Signature,
    Type,
)
from codegen.parse.tokens import Literal, SignatureError, Token, Tokens, error_at, shown

_FOREIGN_TYPES = {
    "SymInt": "int",
    "ScalarType": "dtype",
    "string": "str",
    "complex": "Scalar",
    "double": "float",
    "tensor": "Tensor",
    "object": "any",
}
MATHEMATICS = frozenset({"inf", "nan", "pi", "math"})  # what formulas and defaults may name
_NODE = re.compile(r"(?:Result|Backward\d+)\Z")  # named tuples and nodes are called so
# Properties of a value that generated code keeps under "<value>_<property>".
_STORED = frozenset({"", "fn", "shape", "dtype", "ndim", "size"})


def parse(text: str) -> Signature:
    """Read a signature; raises SignatureError with the offset of what is wrong."""
    return _Parser(text).signature()


def public_name(text: str) -> tuple[str, str]:
    """Split a public name without overload into (namespace, name); raises SignatureError."""
    parser = _Parser(text)
    namespace, name, overload = parser.qualified_name()
    if overload:
        raise SignatureError(
            f"'{text}' names an overload, where a public name is expected", 0, len(text)
        )
    parser.end()
    return namespace, name


class _Parser(Tokens):
    """Recursive descent over the tokens; nothing in the grammar nests but default lists."""

    def signature(self) -> Signature:
        namespace, name, overload = self.qualified_name()
        self.expect("(", "after the name of the operation")
        arguments = self._arguments()
        if self.token.kind == "end":
            raise error_at(
                self.token,
                "the signature does not say what it returns",
                hint="end it with -> Tensor",
            )
        self.expect("->", "after the arguments")
        named_inputs = {argument.name for argument, _ in arguments}
        aliases = {argument.type.alias for argument, _ in arguments if argument.type.alias}
        returns, returns_tuple = self._returns(named_inputs, aliases)
        self.end()
        _check_clashes(arguments, returns)
        return Signature(
            namespace,
            name,
            overload,
            tuple(argument for argument, _ in arguments),
            tuple(returns),
            returns_tuple,
        )

    def qualified_name(self) -> tuple[str, str, str]:
        parts = [self.identifier("the name of an operation")]
        while self.accept("."):
            parts.append(self.identifier("a part of a name"))
        names = [part.text for part in parts]
        for part in parts:
            if part.text.startswith("__") or part.text == "_":
                message = f"the name of an operation cannot start with '__': '{part.text}'"
                raise error_at(part, message, "one '_' makes an operation private")
        namespace = next(
            (n for n in NAMESPACES[1:] if names[: n.count(".") + 1] == n.split(".")), ""
        )
        rest = parts[namespace.count(".") + 1 :] if namespace else parts
        if not rest:
            raise error_at(parts[0], f"'{namespace}' is a namespace, not an operation")
        for part in parts:
            if part.text.startswith("_") and part is not rest[0]:
                message = f"only the name itself can start with '_', not '{part.text}'"
                raise error_at(part, message, "a private operation is named 'linalg._factors'")
        if len(rest) > 2 or (not namespace and names[0] == "nn"):
            known = ", ".join(NAMESPACES[1:])
            hint = did_you_mean(".".join(names[:-1]), NAMESPACES) or f"the namespaces are {known}"
            where = ".".join(part.text for part in rest[:-1])
            raise SignatureError(f"unknown namespace '{where}'", rest[0].offset, len(where), hint)
        if not namespace and len(rest) == 2:
            close = difflib.get_close_matches(names[0], NAMESPACES[1:], 1, cutoff=0.75)
            if close:
                raise error_at(
                    rest[0], f"unknown namespace '{names[0]}'", f"did you mean '{close[0]}'?"
                )
        if not namespace and names[0] in GENERATED | PRIVATE_LOCALS | MATHEMATICS:
            message = f"an operation cannot be named '{names[0]}'"
            raise error_at(rest[0], message, f"generated code calls something else '{names[0]}'")
        if _NODE.search(rest[-1].text):
            message = f"an operation cannot be named '{rest[-1].text}'"
            raise error_at(rest[-1], message, "names of generated classes end so")
        return namespace, rest[0].text, rest[1].text if len(rest) == 2 else ""

    def _arguments(self) -> list[tuple[Argument, Token]]:
        arguments: list[tuple[Argument, Token]] = []
        seen: set[str] = set()
        star: Token | None = None
        defaulted: str | None = None
        if self.accept(")"):
            return arguments
        while True:
            token = self.token
            if self.accept("*"):
                if star:
                    raise error_at(token, "'*' may stand only once among the arguments")
                star = token
            else:
                argument, where = self._argument(keyword_only=star is not None)
                if argument.name in seen:
                    raise error_at(where, f"there are two arguments named '{argument.name}'")
                seen.add(argument.name)
                if argument.default is not None:
                    defaulted = argument.name
                elif defaulted and not star:
                    raise error_at(
                        where,
                        f"'{argument.name}' needs a default, since '{defaulted}' before it has one",
                        "or put '*' before it to make it keyword-only",
                    )
                arguments.append((argument, where))
            if not self.accept(","):
                break
        self.expect(")", "to close the arguments")
        if star and not (arguments and arguments[-1][0].keyword_only):
            raise error_at(star, "'*' must be followed by an argument")
        return arguments

    def _argument(self, keyword_only: bool) -> tuple[Argument, Token]:
        kind, where = self._type()
        if self.token.kind != "name" and self.token.text in (",", ")", "="):
            raise error_at(where, f"'{where.text}' needs a name after its type")
        token = self.identifier("the name of an argument")
        if token.text.startswith("_"):
            raise error_at(token, f"the name of an argument cannot start with '_': '{token.text}'")
        default = None
        if self.accept("="):
            default = self._default(kind, token.text)
        if token.text == "self":
            plain = kind.base == "Tensor" and not (kind.optional or kind.is_list)
            if not plain or keyword_only or default is not None:
                message = "'self' is the tensor whose method the operation is"
                hint = "write 'Tensor self', without a default and before '*', or another name"
                raise error_at(token, message, hint)
        return Argument(token.text, kind, default, keyword_only), token

    def _type(self) -> tuple[Type, Token]:
        token = self.token
        if token.kind != "name":
            raise error_at(token, f"expected a type, but found {shown(token)}")
        if token.text not in TYPES and self.following in (",", ")", "="):
            hint = f"write 'Tensor {token.text}', or another type before it"
            raise error_at(token, f"'{token.text}' has no type", hint)
        if token.text not in TYPES:
            raise error_at(token, f"unknown type '{token.text}'", _type_hint(token.text))
        self.next()
        alias = self._alias(token.text) if self.accept("(") else None
        is_list = optional = False
        size = None
        while self.token.text in ("[", "?"):
            mark = self.next()
            if mark.text == "?":
                if optional:
                    raise error_at(mark, "'?' may stand only once after a type")
                optional = True
            elif optional or is_list:
                what = "a list of optional values" if optional else "a list of lists"
                raise error_at(mark, f"the table has no type for {what}")
            else:
                is_list = True
                size = self._size()
                self.expect("]", "to close the list type")
        return Type(token.text, optional, is_list, size, alias), token

    def _size(self) -> int | None:
        if self.token.kind != "number":
            return None
        token = self.next()
        if not token.text.isdecimal() or not 0 < int(token.text[:3]) < 100:
            raise error_at(token, f"the size of a list is a number from 1 to 99, not {token.text}")
        return int(token.text)

    def _alias(self, base: str) -> str:
        letter = self.next()
        if base != "Tensor":
            raise error_at(
                letter, f"only a Tensor can be a view of another, not a value of '{base}'"
            )
        if not re.fullmatch(r"[a-z]", letter.text):
            raise error_at(
                letter,
                f"expected the letter of an alias, as in Tensor(a), but found {shown(letter)}",
            )
        alias = letter.text + ("!" if self.accept("!") else "")
        self.expect(")", "to close the alias")
        return alias

    def _returns(
        self, inputs: Collection[str], aliases: Collection[str]
    ) -> tuple[list[Return], bool]:
        opening = self.accept("(")
        found: list[tuple[Type, Token | None, Token]] = []
        while True:
            kind, where = self._type()
            if kind.optional:
                raise error_at(where, "an output cannot be optional")
            if kind.alias and kind.alias not in aliases:
                raise error_at(
                    where,
                    f"the output is a view of '({kind.alias})', but no argument is "
                    f"Tensor({kind.alias})",
                )
            name = self.identifier("the name of an output") if self.token.kind == "name" else None
            found.append((kind, name, where))
            if not (opening and self.accept(",")):
                break
        if opening:
            self.expect(")", "to close the outputs")
        named = [name for _, name, _ in found if name]
        if named and len(named) < len(found):
            bare = next(where for _, name, where in found if name is None)
            raise error_at(bare, "either all outputs have a name or none has")
        returns: list[Return] = []
        for number, (kind, name, where) in enumerate(found):
            default = "result" if len(found) == 1 else f"result{number}"
            text = name.text if name else default
            if any(text == other.name for other in returns):
                raise error_at(name or where, f"there are two outputs named '{text}'")
            if text in inputs:
                raise error_at(name or where, f"the output '{text}' has the name of an argument")
            if name and (text in RESERVED or text.startswith("_")):
                raise error_at(name, *_reserved(text, "an output"))
            returns.append(Return(text, kind))
        return returns, opening is not None

    # -- defaults

    def _default(self, kind: Type, name: str) -> str:
        start = self.token
        literal = self.literal()
        wrong = _unfit(kind, literal)
        if wrong:
            end = self.last
            raise SignatureError(
                f"the default of '{name}' is {wrong}",
                start.offset,
                end.offset + len(end.text) - start.offset,
                f"write '{kind}?'" if literal.kind == "none" else None,
            )
        return literal.source


def _type_hint(name: str) -> str | None:
    if name in _FOREIGN_TYPES:
        return f"write {_FOREIGN_TYPES[name]}"
    return did_you_mean(name, TYPES) or "the types are " + ", ".join(sorted(TYPES))


_FITTING: dict[str, frozenset[str]] = {
    "Scalar": frozenset({"bool", "int", "float"}),
    "int": frozenset({"int"}),
    "float": frozenset({"int", "float"}),
    "bool": frozenset({"bool"}),
    "str": frozenset({"str"}),
    "dtype": frozenset({"str"}),
}


def _unfit(kind: Type, literal: Literal) -> str | None:
    """What keeps a literal from being a default of the type, or None where it fits."""
    if kind.base == "any" or (kind.base == "Index" and literal.kind != "none"):
        return None
    if literal.kind == "none":
        return None if kind.optional else f"None, but its type '{kind}' is not optional"
    fitting = _FITTING.get(kind.base, frozenset())
    if kind.is_list and literal.kind == "list" and literal.items <= fitting:
        return None
    if literal.kind in fitting and (kind.size is not None or not kind.is_list):
        return None
    return f"{literal.source}, which does not fit its type '{kind}'"


def _reserved(name: str, what: str) -> tuple[str, str | None]:
    if name.startswith("_"):
        return f"the name of {what} cannot start with '_': '{name}'", None
    return f"{what} cannot be named '{name}'", f"'{name}' stands for {RESERVED[name]}"


def _check_clashes(arguments: list[tuple[Argument, Token]], returns: list[Return]) -> None:
    """Refuse arguments named like something that a formula or generated code calls otherwise."""
    inputs = {argument.name for argument, _ in arguments}
    outputs = {each.name for each in returns}
    values = inputs | outputs
    for argument, token in arguments:
        name = argument.name
        if name in RESERVED:
            raise error_at(token, *_reserved(name, "an argument"))
        if name == "result":
            raise error_at(
                token, "an argument cannot be named 'result'", "'result' stands for the output"
            )
        if name == "input" and "self" in inputs:
            what = "'self' where functions are called by keyword"
        elif name.endswith("_t") and name[:-2] in inputs:
            what = f"the tangent of '{name[:-2]}'"
        elif name.startswith("grad_") and name[5:] in outputs:
            what = f"the gradient of the output '{name[5:]}'"
        elif name in LOCALS:
            what = "something else in generated code"
        elif name.startswith("grad_of_") and name[8:] in inputs:
            what = f"the gradient by '{name[8:]}' in generated code"
        elif name.rpartition("_")[0] in values and name.rpartition("_")[2] in _STORED:
            what = f"a property of '{name.rpartition('_')[0]}' in generated code"
        else:
            continue
        raise error_at(
            token, f"an argument cannot be named '{name}'", f"'{name}' stands for {what}"
        )
