"""The tokens of a signature, each with its offset, and the literals made of them."""

from __future__ import annotations

import keyword
import re
from typing import NamedTuple

_MAX_LENGTH = 10_000
_MAX_NUMBER = 40
_MAX_BITS = 64


class SignatureError(Exception):
    """A signature that cannot be read; offset and length say which part of its text is meant."""

    def __init__(self, message: str, offset: int, length: int = 1, hint: str | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.offset = offset
        self.length = max(1, length)
        self.hint = hint


class Token(NamedTuple):
    kind: str  # name, number, string, symbol, stray, end
    text: str
    offset: int


class Literal(NamedTuple):
    """A literal's normalised source; its kind is none, bool, int, float, str or list."""

    source: str
    kind: str
    items: frozenset[str] = frozenset()  # the kinds in a list


_TOKEN = re.compile(
    r"""(?P<space>[ \t\r\n]+)
      | (?P<name>[A-Za-z_][A-Za-z_0-9]*)
      | (?P<number>(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?[A-Za-z_0-9]*)
      | (?P<string>"[^"\n]*"|'[^'\n]*')
      | (?P<symbol>->|[-()\[\],.=*?!+])""",
    re.VERBOSE,
)
_NUMBER = re.compile(r"(?:0|[1-9]\d*|(?:\d+\.\d*|\.\d+|\d+(?=[eE]))(?:[eE][+-]?\d+)?)\Z")


def _tokenize(text: str) -> list[Token]:
    if len(text) > _MAX_LENGTH:
        raise SignatureError(f"the signature is longer than {_MAX_LENGTH} characters", 0)
    tokens = []
    offset = 0
    while offset < len(text):
        match = _TOKEN.match(text, offset)
        if match is None:
            if text[offset] in "\"'":
                raise SignatureError("the string is never closed", offset, len(text) - offset)
            tokens.append(Token("stray", text[offset], offset))
            offset += 1
            continue
        kind = match.lastgroup or ""
        if kind != "space":
            tokens.append(Token(kind, match.group(), offset))
        offset = match.end()
    tokens.append(Token("end", "", len(text.rstrip())))
    return tokens


def error_at(token: Token, message: str, hint: str | None = None) -> SignatureError:
    return SignatureError(message, token.offset, len(token.text), hint)


def shown(token: Token) -> str:
    return "the end" if token.kind == "end" else f"'{token.text}'"


class Tokens:
    """The tokens of a text, read one after the other."""

    def __init__(self, text: str) -> None:
        self._all = _tokenize(text)
        self._index = 0

    @property
    def token(self) -> Token:
        return self._all[self._index]

    @property
    def last(self) -> Token:
        """The token before the present one."""
        return self._all[self._index - 1]

    @property
    def following(self) -> str:
        """The text of the token after the present one."""
        return self._all[min(self._index + 1, len(self._all) - 1)].text

    def next(self) -> Token:
        token = self.token
        self._index += token.kind != "end"
        return token

    def accept(self, symbol: str) -> Token | None:
        if self.token.kind == "symbol" and self.token.text == symbol:
            return self.next()
        return None

    def expect(self, symbol: str, where: str) -> Token:
        token = self.accept(symbol)
        if token is None:
            raise error_at(
                self.token, f"expected '{symbol}' {where}, but found {shown(self.token)}"
            )
        return token

    def identifier(self, what: str) -> Token:
        token = self.token
        if token.kind != "name":
            raise error_at(token, f"expected {what}, but found {shown(token)}")
        if keyword.iskeyword(token.text):
            instead = "input" if what == "the name of an argument" else f"{token.text}_of"
            message = f"'{token.text}' is a keyword of Python, which {what} cannot be"
            raise error_at(token, message, f"call it '{instead}' or the like")
        return self.next()

    def end(self) -> None:
        if self.token.kind != "end":
            last = self._all[-1]
            raise SignatureError(
                f"nothing may follow here, but found {shown(self.token)}",
                self.token.offset,
                last.offset - self.token.offset,
            )

    def literal(self, depth: int = 0) -> Literal:
        token = self.next()
        if token.kind == "name" and token.text in ("None", "True", "False"):
            return Literal(token.text, "none" if token.text == "None" else "bool")
        if token.kind == "string":
            inner = token.text[1:-1]
            if not (inner.isascii() and inner.isprintable()) or set(inner) & {'"', "'", "\\"}:
                raise error_at(token, "a default string is plain text without quotes or escapes")
            return Literal(f'"{inner}"', "str")
        if token.text in ("[", "(") and token.kind == "symbol":
            return self._sequence(token, depth)
        sign = ""
        if token.text == "-" and token.kind == "symbol":
            sign, token = "-", self.next()
        if token.text in ("inf", "nan"):
            return Literal(sign + token.text, "float")
        if token.kind == "number":
            if not _NUMBER.match(token.text) or len(token.text) > _MAX_NUMBER:
                raise error_at(token, f"'{token.text}' is not a number")
            if token.text.isdecimal() and int(token.text).bit_length() > _MAX_BITS:
                raise error_at(token, f"'{token.text}' has more than {_MAX_BITS} bits")
            return Literal(sign + token.text, "int" if token.text.isdecimal() else "float")
        hint = f'quote it if it is a string: "{token.text}"' if token.kind == "name" else None
        raise error_at(token, f"a default is a literal, which {shown(token)} is not", hint)

    def _sequence(self, opening: Token, depth: int) -> Literal:
        closing = "]" if opening.text == "[" else ")"
        if depth > 3:
            raise error_at(opening, "the default is nested too deeply")
        items: list[Literal] = []
        comma = True
        while not self.accept(closing):
            if not comma:
                self.expect(closing, "to close the default")
            items.append(self.literal(depth + 1))
            comma = self.accept(",") is not None
        source = opening.text + ", ".join(item.source for item in items)
        source += ("," if closing == ")" and len(items) == 1 else "") + closing
        return Literal(source, "list", frozenset(item.kind for item in items))
