"""The JSON Schema of a table, so that editors complete keys, explain them and underline mistakes.

It is made of the definitions that the loader reads by (`codegen.model.kinds`). A schema knows the
shape of a document and no more: which keys there are, which words they may have, what is a list.
What a signature or a formula says is for the loader alone.
"""

from __future__ import annotations

import json
from typing import Any

from codegen.model.batching import shared_rules
from codegen.model.domains import DOMAINS
from codegen.model.kinds import DERIVATIVE_WORDS, KEYS, KINDS, KINK_KEYS, RESULT_WORDS, Key

_REAL = r"[-+]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][-+]?[0-9]+)?"
_ELEMENT = {
    "anyOf": [
        {"type": ["number", "boolean", "null"]},
        {"enum": ["inf", "+inf", "-inf", "nan"]},
        {"type": "string", "pattern": rf"^\s*({_REAL}(?=[-+]))?{_REAL}j\s*$"},
    ]
}
_ARRAY = {"anyOf": [_ELEMENT, {"type": "array", "items": {"$ref": "#/definitions/array"}}]}
_FORMULA = {"anyOf": [{"type": "string", "pattern": r"\S"}, {"type": "number"}]}
_TEXT = {"anyOf": [{"type": "string", "pattern": r"\S"}, {"type": ["number", "boolean"]}]}
_PAIR = {"type": "array", "items": {"type": "number"}, "minItems": 2, "maxItems": 2}
_NAME = r"[A-Za-z][A-Za-z_0-9]*"
_CALLED = "(numpy|scipy|aliases|operator)"
_SIGNATURE = r"^\s*[A-Za-z_$][\s\S]*\([\s\S]*\)\s*->\s*\S"


def schema() -> dict[str, Any]:
    """The schema, of draft 7, as data for `json.dumps`."""
    return {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "A table of derivatives",
        "description": "One row for each operation; docs/table.md describes the language.",
        "type": "array",
        "minItems": 1,
        "items": {
            "if": {"required": ["name"]},
            "then": {"$ref": "#/definitions/row"},
            "else": {"$ref": "#/definitions/kinks"},
        },
        "definitions": {
            "row": _row(),
            "kinks": {
                "description": "The kinks of a row that has many, by themselves.",
                "type": "object",
                "properties": {"kinks": {"type": "string"}, "at": _value(KEYS["kinks"])},
                "required": ["kinks", "at"],
                "additionalProperties": False,
            },
            "kink": {
                **_mapping(KINK_KEYS),
                "required": ["value", "why"],
                "anyOf": [{"required": ["point"]}, {"required": ["points"]}],
            },
            "array": _ARRAY,
            "derivative": {
                "description": "The derivative by an argument: a formula in `grad`, or "
                + "; ".join(f"`{word}`: {doc}" for word, doc in DERIVATIVE_WORDS.items()),
                **_FORMULA,
            },
        },
    }


def schema_text() -> str:
    """The text of docs/derivatives.schema.json."""
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


def _row() -> dict[str, Any]:
    """Any other key is an argument, an output, or several arguments with commas between them."""
    composite = {"properties": {"kind": {"pattern": r"(^|\s)composite\s*$"}}, "required": ["kind"]}
    arguments = rf"^\s*{_NAME}\s*(,\s*{_NAME}\s*)*$"
    return {
        **_mapping(KEYS),
        "patternProperties": {
            rf"^\s*{_CALLED}(\s*,\s*{_CALLED})+\s*$": _words(KEYS["aliases"]),
            rf"^(?!({'|'.join(KEYS)})$|{_CALLED}\s*,){arguments[1:]}": {
                "$ref": "#/definitions/derivative"
            },
        },
        "if": composite,
        "then": {
            "properties": {"forward": False, "result": {"const": "non_differentiable"}},
        },
        "else": {
            "if": {"required": ["kind"]},
            "then": {"properties": {"composite": False}},
            "else": {"anyOf": [{"required": ["composite"]}, {"required": ["like"]}]},
        },
    }


def _mapping(keys: dict[str, Key]) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": {
            name: {"description": _described(key), **_value(key)} for name, key in keys.items()
        },
        "required": [name for name, key in keys.items() if key.required],
        "additionalProperties": False,
    }


def _described(key: Key) -> str:
    """What an editor shows of a key: its meaning, and that of its words."""
    words = {"kind": {kind.name: kind.doc for kind in KINDS.values()}, "result": RESULT_WORDS}
    words["vmap"] = shared_rules()
    words["domain"] = {each.name: each.doc for each in DOMAINS.values()}
    lines = [f"- {word}: {doc}" for word, doc in words.get(key.name, {}).items()]
    return "\n".join([key.doc, *lines])


def _value(key: Key) -> dict[str, Any]:
    """The schema of what stands under a key."""
    if key.name == "name":
        return {"type": "string", "pattern": _SIGNATURE}
    match key.value:
        case "text":
            return _TEXT
        case "formula":
            return _FORMULA
        case "word":
            return _word(key)
        case "words":
            return _words(key)
        case "truth":
            words = [{"enum": sorted(key.choices)}] if key.choices else []
            return {"anyOf": [{"type": "boolean"}, *words]} if words else {"type": "boolean"}
        case "interval":
            named = {"enum": list(DOMAINS)}
            each = {"type": "object", "additionalProperties": {"anyOf": [_PAIR, named]}}
            return {"anyOf": [_PAIR, named, each]}
        case "kinks":
            kink = {"$ref": "#/definitions/kink"}
            return {"anyOf": [kink, {"type": "array", "items": kink}]}
        case "arrays":
            array = {"$ref": "#/definitions/array"}
            return {"anyOf": [array, {"enum": sorted(key.choices)}]} if key.choices else array
        case "array":
            return {"$ref": "#/definitions/array"}
        case "lists":
            items = {"type": "array", "items": _TEXT, "minItems": 1}
            return {"type": "object", "additionalProperties": items, "minProperties": 1}
        case "texts":
            return {"type": "object", "additionalProperties": _TEXT, "minProperties": 1}
        case "values":
            return {"anyOf": [{"type": "object"}, {"type": "array", "items": {"type": "object"}}]}
        case "number":
            return {"type": "integer", "minimum": 0}
    raise AssertionError(f"{key.name} has values of an unknown sort: {key.value}")


def _word(key: Key) -> dict[str, Any]:
    if key.choices:
        return _one_of(key)
    if key.pattern:
        return {"type": "string", "pattern": rf"^{key.pattern}$|\$[A-Za-z]"}
    return {"type": "string"}


def _words(key: Key) -> dict[str, Any]:
    word = _word(key)
    return {"anyOf": [word, {"type": "array", "items": word, "uniqueItems": True}]}


def _one_of(key: Key) -> dict[str, Any]:
    """One of the words of a key, or a text of `each` that makes it one."""
    return {"anyOf": [{"enum": sorted(key.choices)}, {"type": "string", "pattern": r"\$"}]}
