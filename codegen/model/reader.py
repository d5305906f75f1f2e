"""One row: its keys, each held to what it may say, into an Entry."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from codegen.model import details, kinds
from codegen.model.batching import shared_rules
from codegen.model.bodies import SCIPYS, Bodies
from codegen.model.entry import Derivative, Entry
from codegen.model.families import put_in
from codegen.model.formula import Formula, parse_formula
from codegen.model.kinks import read_kinks
from codegen.model.row import Row, TooManyProblemsError
from codegen.parse.document import Mapping, Node, Scalar
from codegen.parse.errors import Problem, did_you_mean, nearest
from codegen.parse.language import MAX_LENGTH
from codegen.parse.signature import RESERVED, Signature, SignatureError, parse

_YAML_WORDS = frozenset({"yes", "no", "on", "off", "true", "false", "null", "~", "y", "n"})
_NAME_START = re.compile(r"\s*([A-Za-z_][A-Za-z_0-9.]{0,99})")
_CALL = re.compile(r"[\w.]+\([^()]*\)")
_CALLED = frozenset({"numpy", "scipy", "aliases", "operator"})
_FORMULAS = frozenset({"forward", "composite", "result", "vmap"})
_KINDS = ", ".join(kinds.KINDS)
_KEYS = ", ".join(kinds.KEYS)
_WORDS = "zero, non_differentiable or not_implemented"


def read_row(node: Node, bodies: Bodies) -> Row | Problem:
    """Read a row as far as it can be understood without the rest of the table."""
    if not isinstance(node, Mapping):
        return node.problem("a row is a mapping of keys to values", hint="write '- name: ...'")
    row = Row(node)
    try:
        _Reader(row, bodies).read()
    except TooManyProblemsError:
        row.entry = None
    return row


class _Reader:
    def __init__(self, row: Row, bodies: Bodies) -> None:
        self._row = row
        self._bodies = bodies
        self._meant: set[str] = set()  # the keys that misspelt ones seem to be
        self._words: frozenset[str] = frozenset()  # of dtypes, before the kind
        self._mixed = False  # whether it is said that a row is composite and is not

    def read(self) -> None:
        row = self._row
        named = [value for key, value in row.node.items if key.value == "name"]
        if named and isinstance(named[0], Scalar):
            match = _NAME_START.match(named[0].value)
            row.label = match.group(1) if match else None
        for key, value in (each for item in row.node.items for each in _one_by_one(*item)):
            text = key.value
            if text in row.keys:
                first = row.keys[text][0].location.line
                row.add(key, f"the key '{text}' stands twice in the row", f"first in line {first}")
            else:
                row.keys[text] = key, value
        self._signature()
        self._retired()
        self._where()
        kind = self._kind()
        if row.signature is None or row.name is None:
            self._computation(kind)
            return
        self._reserved(row.signature)
        row.entry = self._entry(row.signature, row.name, kind)
        if not row.keys.keys() & {"kind", "composite"} and "kind" not in self._meant:
            row.add(row.name, "the row has no kind", "the kinds are " + _KINDS)

    # -- the keys that every row has

    def _signature(self) -> None:
        row = self._row
        if "name" not in row.keys:
            near = nearest("name", row.keys)
            if near:
                row.add(row.keys[near][0], f"unknown key '{near}'", "did you mean 'name'?")
            else:
                row.add(row.node, "the row has no name")
            return
        node = row.scalar("name", "a signature")
        if node is None:
            return
        row.name = node
        try:
            row.signature = parse(node.value)
        except SignatureError as error:
            row.add_at(node, error.offset, error.length, error.message, error.hint)
            return
        row.label = row.signature.full_name

    def _retired(self) -> None:
        """Words that the language had: they are told, and read no further."""
        row = self._row
        arguments = row.signature.arguments if row.signature else ()
        for text in kinds.RETIRED.keys() & row.keys.keys() - {each.name for each in arguments}:
            key, _ = row.keys.pop(text)
            row.add(key, f"'{text}' is no key of a row any more", kinds.RETIRED[text])

    def _where(self) -> None:
        """The names that `where` gives to expressions: formulas are read with these in their place,
        each in parentheses."""
        row = self._row
        if "where" not in row.keys:
            return
        key, node = row.keys.pop("where")
        if not isinstance(node, Mapping) or not node.items:
            row.add(key, "'where' is a mapping of names to expressions", "write where: {n: ...}")
            return
        signature = row.signature
        taken = [a.name for a in signature.arguments] if signature else []
        taken += [output.name for output in signature.returns] if signature else []
        used: set[str] = set()
        formulas = {each for each in row.keys if each not in kinds.KEYS or each in _FORMULAS}
        texts: dict[str, Scalar] = {}
        for name, value in node.items:
            if not name.value.isidentifier() or name.value.startswith(("_", "grad")):
                row.add(name, f"'{name.value}' cannot be a name in 'where'")
            elif name.value in taken or name.value in RESERVED:
                row.add(name, f"'{name.value}' in 'where' is the name of something else")
            elif name.value in texts:
                row.add(name, f"'{name.value}' stands twice in 'where'")
            elif not isinstance(value, Scalar) or value.is_blank:
                row.add(value, f"'{name.value}' in 'where' must be one expression")
            else:
                before = put_in(value, _names_in(texts), texts, used) if texts else value
                texts[name.value] = _in_parentheses(before)
            if name.value in texts and len(texts[name.value].value) > MAX_LENGTH:
                row.add(name, f"'{name.value}' in 'where' is longer than {MAX_LENGTH:,} characters")
                return
        if not texts:
            return
        for each in formulas:
            said, value = row.keys[each]
            if isinstance(value, Scalar):
                row.keys[each] = said, put_in(value, _names_in(texts), texts, used)
        for name, _ in node.items:
            if name.value in texts.keys() - used:
                row.add(name, f"no formula reads '{name.value}'", "leave it out")

    def _kind(self) -> str:
        """The kind, or '' where there is none or an unknown one."""
        row = self._row
        if "kind" not in row.keys:
            return "composite" if "composite" in row.keys else ""
        node = row.scalar("kind", "a word")
        if node is None:
            return ""
        *words, kind = node.value.split() or [""]
        self._words = frozenset(words)
        known = self._words <= kinds.KIND_WORDS.keys() and len(self._words) == len(words)
        if kind not in kinds.KINDS or not known:
            hint = did_you_mean(kind, kinds.KINDS) or "the kinds are " + _KINDS
            row.add(node, f"unknown kind '{node.value}'", hint)
            return ""
        if kinds.REAL in words and kind == "composite":
            message = f"{row.label} is a composite: its operations refuse complex numbers"
            row.add(node, f"{message}, or take them", "write kind: composite")
        if row.signature and kind in kinds.OF_TENSORS and not row.signature.tensor_arguments:
            message = f"a row of kind {kind} takes a Tensor, and {row.label} takes none"
            row.add(node, message, "write kind: creation")
        return kind

    def _reserved(self, signature: Signature) -> None:
        tensors = [argument.name for argument in signature.tensor_arguments]
        for name in [*tensors, *(output.name for output in signature.returns)]:
            if name in kinds.KEYS and name != "result":
                message = f"'{name}' is a key of every row, so no tensor can have the name"
                self._row.add_argument(name, message, "call it 'input' or the like")
                self._meant.add(name)

    def _entry(self, signature: Signature, name: Scalar, kind: str) -> Entry:
        row = self._row
        outputs = self._outputs(signature)
        # Of a row that is both, this is said, and not what follows from it for each key.
        self._mixed = "composite" in row.keys and kind not in ("", "composite")
        derivatives = self._derivatives(signature, kind)
        numpy = details.numpy_names(row)
        scipy = details.scipy_names(row)
        forward, composite = self._computation(kind, numpy, scipy)
        result, result_word = self._result(signature, kind, derivatives)
        vmap, vmap_word = self._vmap(signature)
        return Entry(
            signature=signature,
            kind=kind,
            location=name.location,
            heading=name.source.heading(name.start),
            forward=forward,
            composite=composite,
            derivatives=derivatives,
            result=result,
            result_word=result_word,
            vmap=vmap,
            vmap_word=vmap_word,
            non_differentiable_outputs=outputs,
            numpy=numpy,
            scipy=scipy,
            aliases=details.aliases(row, signature),
            operator=details.operator(row),
            latex=details.latex(row, signature),
            node=details.node(row, vmap_word),
            inplace=details.inplace(row, signature),
            out=details.out(row, signature),
            takes_complex=kinds.REAL not in self._words,
            flat=kinds.FLAT in self._words,
            dtypes=details.dtypes(
                signature, kind, self._words, vmap_word or (vmap.text if vmap else None)
            ),
            numbers=next((word for word in kinds.NUMBER_WORDS if word in self._words), None),
            domain=details.domain(row, signature),
            doc=details.sentences(row, "doc"),
            requires=details.requires(row)
            or ("scipy" if forward and f"kernels.{SCIPYS}(" in forward.text else None),
            kinks=read_kinks(row, signature),
        )

    # -- formulas

    def _computation(
        self, kind: str, numpy: Sequence[str] = (), scipy: Sequence[str] = ()
    ) -> tuple[Formula | None, Formula | None]:
        row = self._row
        composite = forward = None
        if "composite" in row.keys:
            composite = self._formula("composite", "composite")
            if kind not in ("", "composite"):
                message = f"a row of kind {kind} has 'forward', not 'composite'"
                row.add(row.keys["composite"][0], message, "write kind: composite")
                self._mixed = True
            if "forward" in row.keys:
                self._excluded(row.keys["forward"][0], "'forward'")
        elif "forward" in row.keys:
            forward = self._formula("forward", "forward", forward=True)
            if kind == "composite":
                message = "a row of kind composite has 'composite', not 'forward'"
                row.add(row.keys["forward"][0], message)
        else:
            missing = "composite" if kind == "composite" else "forward"
            if missing not in self._meant and row.signature:
                text, looked_for = self._bodies.of(row.signature, kind, numpy, scipy)
                if text is not None:
                    formula, _ = parse_formula(text, owner=missing, forward=missing == "forward")
                    return (None, formula) if kind == "composite" else (formula, None)
                hint = f"write '{missing}', or {looked_for}, which is the default"
                row.add(row.name or row.node, f"the row has no {missing}", hint)
        return forward, composite

    def _excluded(self, key: Scalar, what: str) -> None:
        message = f"a row with 'composite' has no {what}: it follows from the composite"
        if not self._mixed:
            self._row.add(key, message)
        self._mixed = True

    def _derivatives(self, signature: Signature, kind: str) -> tuple[Derivative, ...]:
        row = self._row
        order = {argument.name: n for n, argument in enumerate(signature.arguments)}
        other = {*kinds.KEYS, *(output.name for output in signature.returns)}
        given: dict[str, Scalar] = {}
        found: list[Derivative] = []
        for text, (key, _) in row.keys.items():
            targets = None if text in other else self._targets(key, signature)
            if targets is None:
                continue
            for target in targets:
                if target in given:
                    line = given[target].location.line
                    row.add(key, f"'{target}' has two derivatives", f"first in line {line}")
                given.setdefault(target, key)
            derivative = self._derivative(key, targets, kind, signature)
            if derivative:
                found.append(derivative)
        exempt = "composite" in row.keys or kind in ("", "composite") or not _differentiable(kind)
        for argument in signature.tensor_arguments:
            name = argument.name
            if not exempt and name not in given and name not in self._meant:
                row.add_argument(
                    name,
                    f"the row does not say what the derivative by '{name}' is",
                    f"add '{name}:' with a formula, or {_WORDS}",
                )
        return tuple(sorted(found, key=lambda each: min(order[t] for t in each.targets)))

    def _targets(self, key: Scalar, signature: Signature) -> tuple[str, ...] | None:
        """The arguments that a key names, or None where it is no such key."""
        row = self._row
        types = {argument.name: argument.type for argument in signature.arguments}
        outputs = [output.name for output in signature.returns]
        tensors = [argument.name for argument in signature.tensor_arguments]
        targets: list[str] = []
        for part in re.finditer(r"[^,]+", key.value) if key.value.strip() else ():
            name = part.group().strip()
            offset = part.start() + len(part.group()) - len(part.group().lstrip())
            if name in tensors:
                if name in targets:
                    row.add_at(key, offset, len(name), f"'{name}' stands twice in one key")
                    self._meant |= {*targets}
                    return None
                targets.append(name)
                continue
            if name in types:
                message = f"'{name}' is of type '{types[name]}', which has no derivative"
                names = ", ".join(tensors)
                hint = f"leave it out; the tensor arguments are {names}" if tensors else None
                row.add_at(key, offset, len(name), message, hint)
            else:
                near = nearest(name, [*kinds.KEYS, *tensors, *outputs])
                self._meant |= {near} if near else set()
                message = f"'{name}' is neither a key of a row nor an argument of {row.label}"
                hint = f"did you mean '{near}'?" if near else f"the keys are {_KEYS}"
                row.add_at(key, offset, max(len(name), 1), message, hint)
            self._meant |= {part.strip() for part in key.value.split(",")}
            return None
        if not targets:
            row.add(key, "the key is empty")
        return tuple(targets) or None

    def _derivative(
        self, key: Scalar, targets: tuple[str, ...], kind: str, signature: Signature
    ) -> Derivative | None:
        row = self._row
        owner = f"the formula of '{', '.join(targets)}'"
        if "composite" in row.keys:
            self._excluded(key, f"derivative by '{targets[0]}'")
            return None
        value = row.scalar(key.value, "a formula or a word")
        if value is None:
            return None
        word = value.value.strip()
        if word in kinds.DERIVATIVE_WORDS:
            return Derivative(targets, word=word)
        near = _misspelt(word, kinds.DERIVATIVE_WORDS, signature)
        if near:
            row.add(value, f"unknown word '{word}' for the derivative by '{targets[0]}'", near)
            return None
        if value.style is None and word.casefold() in _YAML_WORDS:
            row.add(value, f"'{word}' is not a formula", f"write a formula, or {_WORDS}")
            return None
        if kind and not _differentiable(kind):
            row.add(
                key,
                f"a row of kind {kind} has no derivative by '{targets[0]}'",
                "leave it out, or choose a kind that is differentiable",
            )
            return None
        formula = self._formula(key.value, owner)
        return Derivative(targets, formula) if formula else None

    def _outputs(self, signature: Signature) -> frozenset[str]:
        """The outputs that the row declares non-differentiable."""
        row = self._row
        found = set()
        for output in signature.returns:
            if output.name not in row.keys or output.name in kinds.KEYS:
                continue
            value = row.scalar(output.name, "the word non_differentiable")
            if value is None:
                continue
            if value.value == "non_differentiable":
                found.add(output.name)
            else:
                message = f"'{output.name}' is an output, which has no derivative of its own"
                row.add(value, message, "an output can only be non_differentiable")
        result = row.keys.get("result")
        if result and isinstance(result[1], Scalar) and result[1].value == "non_differentiable":
            found.add("result")
        return frozenset(found)

    def _result(
        self, signature: Signature, kind: str, derivatives: Sequence[Derivative]
    ) -> tuple[Formula | None, str | None]:
        row = self._row
        if "result" not in row.keys:
            return None, None
        key = row.keys["result"][0]
        value = row.scalar("result", "a formula or a word")
        if value is None:
            return None, None
        word = value.value.strip()
        if word == "non_differentiable":
            if all(output.name != "result" for output in signature.returns):
                names = ", ".join(output.name for output in signature.returns)
                row.add(key, "no output is named 'result'", f"the outputs are {names}")
            return None, None
        if "composite" in row.keys:
            self._excluded(key, "'result'")
            return None, None
        if kind and not _differentiable(kind):
            row.add(key, f"a row of kind {kind} has no forward derivative", "leave 'result' out")
            return None, None
        if word == "bilinear":
            text = _bilinear_tangent(signature, derivatives)
            if text is not None:
                return parse_formula(text, owner="result")[0], None
            message = "'result: bilinear' is of one output and several required tensors"
            row.add(value, message, "no lists; write the formula")
            return None, None
        if word in kinds.RESULT_WORDS:
            return None, word
        near = _misspelt(word, [*kinds.RESULT_WORDS, "non_differentiable"], signature)
        if near:
            row.add(value, f"unknown word '{word}' for the forward derivative", near)
            return None, None
        return self._formula("result", "the formula of 'result'"), None

    def _vmap(self, signature: Signature) -> tuple[Formula | None, str | None]:
        row = self._row
        if "vmap" not in row.keys:
            return None, None
        key = row.keys["vmap"][0]
        value = row.scalar("vmap", "a formula or a word")
        if value is None:
            return None, None
        if "composite" in row.keys:
            self._excluded(key, "'vmap'")
            return None, None
        if not signature.tensor_arguments:
            row.add(key, f"{row.label} has no Tensor argument to batch", "leave 'vmap' out")
            return None, None
        word = value.value.strip()
        rules = shared_rules()
        if word in rules:
            return None, word
        if word.isidentifier() and all(word != argument.name for argument in signature.arguments):
            near = did_you_mean(word, rules) or "the rules are " + ", ".join(rules)
            row.add(value, f"unknown rule '{word}' for a batch", near)
            return None, None
        return self._formula("vmap", "the formula of 'vmap'"), None

    def _formula(self, key: str, owner: str, forward: bool = False) -> Formula | None:
        value = self._row.scalar(key, "one expression")
        if value is None:
            return None
        formula, problems = parse_formula(
            value, operation=self._row.label, owner=owner, forward=forward
        )
        self._row.problems += problems
        return formula


def _in_parentheses(node: Scalar) -> Scalar:
    """An expression so that it may stand in another one, a call as it is, with its places."""
    text = node.value.strip()
    start = node.value.index(text)
    origin = node.places(len(node.value))[start : start + len(text) + 1]
    if not _CALL.fullmatch(text):
        text, origin = f"({text})", (origin[0], *origin[:-1], origin[-2], origin[-1])
    return replace(node, value=text, origin=tuple(origin))


def _names_in(texts: Collection[str]) -> re.Pattern[str]:
    """Where these names stand as values, not as attributes, functions or keywords."""
    return re.compile(rf"(?<![.\w])(?:{'|'.join(texts)})(?!\w|\s*\(|\s*=(?!=))")


def _one_by_one(key: Scalar, value: Node) -> Iterator[tuple[Scalar, Node]]:
    """A key of several names, of which each has the same word, or which are keys of names:
    ``pivots, info: zero``; ``numpy, aliases: multiply``."""
    if "," not in key.value:
        yield key, value
        return
    names = list(re.finditer(r"[^,\s]+", key.value))
    word = value.value.strip() if isinstance(value, Scalar) else None
    once = len({name.group() for name in names}) == len(names) > 1
    called = all(name.group() in _CALLED for name in names)
    if not once or not (called or word in kinds.DERIVATIVE_WORDS):
        yield key, value
        return
    opened = key.start + (key.style is not None)
    for name in names:
        start, end = opened + name.start(), opened + name.end()
        yield Scalar(key.source, start, end, name.group()), value


def _differentiable(kind: str) -> bool:
    return kind not in kinds.KINDS or kinds.KINDS[kind].differentiable


def _misspelt(word: str, words: Collection[str], signature: Signature) -> str | None:
    """The hint for a word that names nothing, so is no formula, but is near one of the words."""
    if len(word) < 4 or not word.isidentifier() or word.startswith("grad"):
        return None
    names = {argument.name for argument in signature.arguments}
    names |= {output.name for output in signature.returns}
    return None if word.removesuffix("_t") in names else did_you_mean(word, words)


def _bilinear_tangent(signature: Signature, derivatives: Sequence[Derivative]) -> str | None:
    """The sum of the operation with each tangent in the place of its argument, where what may be
    left out is added: it stands in the first term, as its tangent; None where there is none."""
    with_formula = {name for each in derivatives if each.formula for name in each.targets}
    tensors = [each for each in signature.tensor_arguments if each.name in with_formula]
    factors = [each.name for each in tensors if not each.type.optional]
    added = {each.name for each in tensors if each.type.optional}
    lists = any(each.type.is_list for each in tensors)
    if len(factors) < 2 or lists or len(signature.returns) > 1:
        return None

    def term(factor: str) -> str:
        parts = []
        for each in signature.arguments:
            text = f"{each.name}_t" if each.name == factor else each.name
            if each.name in added:
                text = f"{each.name}_t" if factor == factors[0] else "None"
            parts.append(f"{each.name}={text}" if each.keyword_only else text)
        return f"{signature.qualified_name}({', '.join(parts)})"

    return " + ".join(map(term, factors))
