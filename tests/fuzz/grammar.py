"""Signatures, formulas and tables at random: mostly right, now and then spiteful."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from codegen.model.batching import shared_rules
from codegen.model.kinds import DERIVATIVE_WORDS, KEYS, KINDS, KINK_KEYS, OPERATORS, RESULT_WORDS

__all__ = ["HELPERS", "KERNELS", "OPERATIONS", "TARGETS", "Grammar"]

# What formulas may call beside each other's rows.
OPERATIONS = (
    "where(Tensor condition, Tensor self, Tensor other) -> Tensor",
    "conj(Tensor self) -> Tensor",
    "sum(Tensor self) -> Tensor",
    "sum.dim(Tensor self, int[] dim, bool keepdim=False) -> Tensor",
    "special.erfcx(Tensor self) -> Tensor",
    "linalg.svd(Tensor A, bool full_matrices=True) -> (Tensor U, Tensor S, Tensor Vh)",
)
HELPERS = {"powers.slope": ("grad", "self", "other"), "shapes.fit": ("grad", "shape")}
KERNELS = {"power": ("x", "y"), "scan": ("x", "dim")}
_RULES = tuple(shared_rules())

# Names that generated code uses too, that Python uses, and that are no names at all.
_SPITE = (
    *("out", "data", "outputs", "cls", "i", "node", "saved", "needs", "grad", "grads", "result"),
    *("tangent", "named", "number", "dispatch", "Tensor", "np", "ops", "arrays", "kernels", "inf"),
    *("list", "tuple", "map", "all", "property", "operation", "Node", "Output", "ReturnType"),
    *("PUBLIC", "choose", "axis", "keepdims", "self_", "self_t", "self_fn", "self_shape", "x_"),
    *("grad_of_self", "grad_result", "f_", "f_op", "f_jvp", "f_into", "f_default", "f_overloads"),
    *("f_reflected", "g_method", "FBackward0", "FResult", "special_f", "autograd", "generated"),
    *("__init__", "__class__", "__all__", "__slots__", "_x", "T", "real", "backward", "None"),
    *("import", "lambda", "match", "x); import os #", "a b", "", "é", "\u202ef", "install"),
    *("fields", "count", "asarray", "ndarray", "powers", "shapes", "x_dtype", "isinstance", "math"),
)
_NAMES = ("self", "other", "x", "y", "dim", "p", "input", "weight", "keepdim", "dims", "mode")
_OPERATION_NAMES = ("f", "g", "h", "f.dim", "f.all", "special.f", "nn.functional.f", "linalg.g")
_TYPES = (
    *("Tensor", "Scalar", "int", "float", "bool", "str", "dtype", "Index", "Generator", "any"),
    *("MemoryFormat", "Layout"),
)
_SUFFIXES = ("", "", "", "", "?", "[]", "[1]", "[2]", "[]?", "??", "[][]", "(a)", "(a!)", "(b)[]")
_DEFAULTS = (
    *("1", "-1", "0.5", "1e5", "inf", "-inf", "nan", "None", "True", "False", '"sum"', "'a'"),
    *('"a, self, b"', "[]", "[1]", "[1, 2]", "(1, 2)", "(1,)", "[None]", "__import__('os')", "1j"),
    *('"{{ x }}"', '"%s{0}"', "0x10", "[[1], [2]]", '"\\"', '"""', "007", "1_000", "9" * 41),
)
_DEFAULT = {
    **{"Tensor": "None", "Scalar": "2", "int": "-1", "float": "inf", "bool": "True", "any": "[1]"},
    **{"str": '"a, self"', "dtype": "None", "Index": "0", "Generator": "None"},
    **dict.fromkeys(("MemoryFormat", "Layout"), "None"),
}
_NUMBERS = (
    *("0", "1", "2", "-1", "0.5", "1e-3", "1e5", "1e999", "1j", "1e999j", "0x10", "0b1", "1_000"),
    *("True", "None", "...", "0x" + "f" * 400, "0o" + "7" * 99, "9" * 99, "007"),
)
# Sizes and exponents of towers, most of which nobody should compute.
_TOWERS = ("2", "3", "9", "10", "64", "0.5", "1e9", "999999999", "self.ndim", "self.size", "-1")
_SIZED = (
    *("[0] * {}", "(0, 1) * {}", "{} * [[]]", "'ab' * {}", "[0] * {} * {}", "1 << {}", "2 ** -{}"),
    *("np.zeros({})", "np.ones(({}, {}))", "np.arange({})", "np.tile(self, {})", "self.repeat({})"),
    *("np.diff(self, n={})", "np.full({}, 1)", "sum(self, {})", "{} / 0", "{} % {}", "{} // {}"),
)
_STRINGS = ("'sum'", "'%s'", "'{}'", "'{{ self }}'", "'{% for %}'", "b'x'", "f'{self}'", '"""a"""')
_BINARY = ("+", "-", "*", "/", "**", "%", "//", "@", "&", "|", "^", "<<", ":=", ",", "=", ";")
_COMPARE = ("<", "<=", "==", "!=", "is", "is not", "in", "not in", "and", "or")
_ATTRIBUTES = ("shape", "dtype", "ndim", "size", "real", "T", "kind", "__class__", "data", "format")
_NUMPY = ("sin", "add", "sum", "where", "pi", "add.reduce", "load", "linalg.svd", "x", "add.at")
_METHODS = ("conj", "sum", "astype", "reshape", "tofile", "where", "f", "format", "__reduce__")
_CALLS = (
    *(("f", 1), ("g", 1), ("conj", 1), ("where", 3), ("sum", 1), ("special.erfcx", 1)),
    *(("linalg.svd", 2), ("powers.slope", 3), ("shapes.fit", 2), ("kernels.power", 2)),
)
_POINTS = ("0", "1.5", "inf", "-inf", "nan", "1j", "1-2j", "1e999", "1e999j", "[0, 1]", "null")
_TEXTS = (
    *("A sentence.", 'Say "hi"', '"""', "'''", "ends with \\", "{{ 7 * 7 }}", "{% raw %}", "{0}%s"),
    *("# not a comment", "<script>alert(1)</script>", "a | b", "```", "`", "-->", "import os"),
    *('"""\nimport os\n"""', "a\n\n# Heading\n", "\0", "\x1b[31m", "\x85", "\u2028", "\u202e", "é"),
    *("\\N{BULLET}", "\\x00", "\ud800", "\U0001f600", " ", "\t", "x" * 200, "\\u", "\\\n"),
)
_SCALARS = (
    *("yes", "no", "on", "off", "true", "false", "null", "~", "1e5", "1.5", "0x10", "0o7"),
    *("[1, 2]", "2001-01-01", "12:30:45", "[0, 1]", "{}"),
    *("[]", "{self: [0, 1]}", "&a b", "*a", "!!str x"),
    *("<<", "[", "{a: b", "'", '"\\u2028"', '"\\0"', "|", ">-", "- a", "? a", "@x", "%TAG", ": "),
    *("zero", "linear", "self", "mul", "nan", ".inf", "scipy", "special.erf", "sin", "exp", "0"),
)


_BASE = "".join(f'- name: "{each}"\n  kind: query\n  forward: np.sin(0)\n' for each in OPERATIONS)


class Grammar:
    """Makes text from a source of randomness; `spite` is how often it strays from what is right."""

    def __init__(self, rng: Random, spite: float = 0.1) -> None:
        self.rng = rng
        self.spite = spite

    def strays(self, factor: float = 1.0) -> bool:
        return self.rng.random() < self.spite * factor

    def pick(self, words: Sequence[str]) -> str:
        """One of the words, now and then a spiteful one."""
        return self.rng.choice(_SPITE if self.strays(0.3) else words)

    # -- signatures

    def signature(self, name: str | None = None) -> str:
        """`f(Tensor self, int dim=1) -> Tensor`, or what only looks like it."""
        return self._signature(name)[0]

    def _signature(self, name: str | None = None) -> tuple[str, list[str], list[str]]:
        """The text, the names of the Tensors, and those of all arguments."""
        rng = self.rng
        count = rng.choice((1, 1, 1, 2, 2, 3, 0, 5))
        names = rng.sample(_NAMES[1:], count)
        if rng.random() < 0.6 and count:
            names[0] = "self"
        parts, tensors, defaulted, star = [], [], False, False
        for each in names:
            if not star and rng.random() < 0.1 and each != "self":
                parts, star = [*parts, "*"], True
            kind = "Tensor" if rng.random() < 0.5 or each == "self" else rng.choice(_TYPES)
            if self.strays():
                each = rng.choice(_SPITE)
            suffix = rng.choice(_SUFFIXES) if self.strays() else ""
            default = ""
            if each != "self" and (defaulted or rng.random() < 0.15):
                default, defaulted = "=" + _DEFAULT[kind], not star
                suffix = suffix or ("?" if default == "=None" else "")
            if self.strays():
                default = f"={rng.choice(_DEFAULTS)}"
            if kind == "Tensor":
                tensors.append(each)
            parts.append(f"{kind}{suffix} {each}{default}")
        name = name or self.pick(_OPERATION_NAMES)
        arrow = rng.choice((" -> ", "->"))
        return f"{name}({', '.join(parts)}){arrow}{self._returns()}", tensors, names

    def _returns(self) -> str:
        rng = self.rng
        choice = rng.random()
        if choice < 0.7:
            return "Tensor"
        if choice < 0.8:
            odd = ("Tensor(a)", "Tensor(a)[]", "Tensor?")
            return rng.choice(odd if self.strays() else ("Tensor[]", "int", "any", "bool"))
        names = rng.sample(("values", "indices", "U", "V", "mantissa"), 2)
        names = [rng.choice(_SPITE) if self.strays() else each for each in names]
        kinds = [rng.choice(("Tensor", "Tensor", "Tensor", "int", "Tensor[]")) for _ in names]
        if choice < 0.85:
            return f"({', '.join(kinds)})"
        return "(" + ", ".join(f"{k} {n}" for k, n in zip(kinds, names, strict=True)) + ")"

    # -- formulas

    def formula(self, names: Sequence[str] = (*_NAMES, "grad"), depth: int = 4) -> str:
        """An expression over the names, or what only looks like one."""
        rng = self.rng
        if depth == 0 or rng.random() < 0.25:
            if self.strays():
                return rng.choice(_NUMBERS + _STRINGS + _SPITE)
            return rng.choice(names) if rng.random() < 0.8 and names else rng.choice(_NUMBERS[:8])
        if self.strays(2):
            return self._large()
        choice = rng.random()

        def inner() -> str:
            return self.formula(names, depth - 1)

        if choice < 0.4:
            return f"{inner()} {rng.choice(_BINARY if self.strays() else _BINARY[:8])} {inner()}"
        if choice < 0.52:
            opening = rng.choice(("", "-", "~")) if choice < 0.5 else "not "
            return f"({opening}{inner()})"
        if choice < 0.57:
            return f"({inner()} {rng.choice(_COMPARE if self.strays() else _COMPARE[:3])} 0)"
        if choice < 0.64:
            return f"({inner()} if {inner()} else {inner()})"
        if choice < 0.74:
            methods = _METHODS if self.strays() else _METHODS[:2]
            return f"({inner()}).{rng.choice(methods)}({inner() if self.strays() else ''})"
        if choice < 0.84:
            name, arity = rng.choice(_CALLS)
            arity += self.strays() - self.strays()
            name = rng.choice(_SPITE) if self.strays(0.3) else name
            return f"{name}({', '.join(inner() for _ in range(arity))})"
        if choice < 0.88 and self.strays(5):
            return f"np.{rng.choice(_NUMPY)}({inner()})"
        if choice < 0.94 and names:
            attributes = _ATTRIBUTES if self.strays() else _ATTRIBUTES[:4]
            return f"{rng.choice(names)}.{rng.choice(attributes)}"
        if choice < 0.97:
            return f"({inner()})[{rng.choice(('0', ':', '..., None', '::-1', inner()))}]"
        return f"({inner()}, {inner()})"

    def _large(self) -> str:
        """A constant expression that may never end, or what makes something by it."""
        rng = self.rng

        def tower() -> str:
            parts = [rng.choice(_TOWERS) for _ in range(rng.choice((1, 1, 2, 3, 4)))]
            operator = rng.choice(("**", "**", "**", "*", "+", "//", "%"))
            return f"({f' {operator} '.join(parts)})"

        text = rng.choice(_SIZED) if rng.random() < 0.5 else "{}"
        return text.format(*(tower() for _ in range(text.count("{}"))))

    # -- tables

    def table(self) -> str:
        """A list of rows in YAML."""
        count = self.rng.choice((1, 1, 1, 2, 3, 6))
        names = self.rng.sample(_OPERATION_NAMES, count)
        rows = [self._row(None if self.strays() else name) for name in names]
        return "".join(rows) + (_BASE if self.rng.random() < 0.8 else "")

    def _row(self, name: str | None) -> str:
        rng = self.rng
        text, tensors, names = self._signature(name)
        kind = self.pick(tuple(KINDS)) if rng.random() < 0.7 else "pointwise"
        computed = "composite" if (kind == "composite") != self.strays() else "forward"
        lines = [f"name: {self.quoted(text)}", f"kind: {kind}"]
        lines.append(f"{computed}: {self.quoted(self.formula(names, 2))}")
        if kind != "composite" and KINDS.get(kind, KINDS["linear"]).differentiable:
            grad = "grad"
            if "Tensor[]" in text.partition("->")[2]:
                grad = "grads[0]"
            elif "(" in text.partition("->")[2] and "(a)" not in text:
                last = text.rpartition("(")[2].rstrip(")").split(", ")
                made = [n for n, each in enumerate(last) if each.startswith("Tensor")]
                label = last[made[0]].rpartition(" ")[2] if made else "x"
                label = f"result{made[0]}" if label == "Tensor" and made else label
                grad = f"grad_{label}" if len(made) > 1 else "grad"
            lines += [f"{each}: {self._derivative(grad, names)}" for each in tensors]
        for key in rng.sample(tuple(KEYS), rng.choice((0, 0, 1, 2, 4))):
            if key not in ("name", "kind", "forward", "composite"):
                lines.append(f"{key}: {self._value(key, names)}")
        if self.strays(0.3):
            lines.append(f"{rng.choice(_SPITE)}: {rng.choice(_SCALARS)}")
        return f"- {lines[0]}\n" + "".join(f"  {line}\n" for line in lines[1:])

    def _derivative(self, grad: str, names: Sequence[str]) -> str:
        if self.rng.random() < 0.25:
            return self.pick(tuple(DERIVATIVE_WORDS))
        factor = self.formula([*names, grad], 2)
        return self.quoted(f"{grad} * {factor}" if self.rng.random() < 0.8 else grad)

    def _value(self, key: str, names: Sequence[str]) -> str:
        rng = self.rng
        if self.strays():
            return rng.choice(_SCALARS)
        if key == "kinks":
            return self._kinks()
        if KEYS[key].value == "text" and key != "like":
            return self.quoted(rng.choice(_TEXTS))
        tangents = tuple(f"{name}_t" for name in names) or ("linear",)
        choices: dict[str, tuple[str, ...]] = {
            "result": (*RESULT_WORDS, *tangents),
            "vmap": (*_RULES, *(names or ("loop",))),
            "numpy": ("sin", "[add, exp]", "multiply"),
            "scipy": ("special.erf", "[special.i0, stats.norm]"),
            "aliases": ("k", "[k, special.k]", *(_SPITE if self.strays(5) else ())),
            "operator": tuple(sorted(OPERATORS)),
            "inplace": ("true", "false"),
            "out": ("true", "false"),
            "like": (*_OPERATION_NAMES, "sin", "mul"),
            "with": ("{sin: cos}", "{grad: -grad}", "{a: , b: c}"),
            "each": ("{f: [sin, cos]}", "{f: [a, b], g: ['<', '>']}", "{f: [a], g: [b, c]}"),
            "where": ("{n: grad}", "{n: self * 2, m: n}", "{grad: 1}", "[n]"),
            "domain": ("[0, 1]", "[-1, 1]", "[1e5, 1e300]"),
            "requires": ("scipy",),
            "dtypes": ("same", "floating", "wide"),
            "node": ("SinBackward0", "by_dim", "by_nobody"),
        }
        return rng.choice(choices[key])

    def _kinks(self) -> str:
        rng = self.rng
        items = {"point": "[0]", "value": f"[{rng.choice(_POINTS)}]"}
        items["why"] = self.quoted(rng.choice(_TEXTS))
        if rng.random() < 0.5:
            items["args"] = rng.choice(("{p: inf}", "{dim: [1, 2]}", "{mode: '`'}", "{p: {a: b}}"))
        if self.strays(3):
            items[self.pick(tuple(KINK_KEYS))] = rng.choice(("error", "0", *_POINTS))
        return "[{" + ", ".join(f"{key}: {value}" for key, value in items.items()) + "}]"

    def quoted(self, text: str) -> str:
        """The text as YAML has it, in one of its ways."""
        choice = self.rng.random()
        if choice < 0.1 and text.isprintable():
            return text
        if choice < 0.5 and text.isprintable():
            return "'" + text.replace("'", "''") + "'"
        return '"' + "".join(_escape(each) for each in text) + '"'


def _escape(character: str) -> str:
    if character in '"\\':
        return "\\" + character
    if character.isprintable() or character == " ":
        return character
    code = ord(character)
    return f"\\x{code:02x}" if code < 256 else f"\\U{code:08x}"


def _grammar(rng: Random) -> Grammar:
    """A grammar whose inputs are all right, nearly, or hardly."""
    return Grammar(rng, rng.choice((0.0, 0.01, 0.05, 0.3)))


TARGETS: dict[str, Callable[[Random], str]] = {
    "signature": lambda rng: _grammar(rng).signature(),
    "formula": lambda rng: _grammar(rng).formula(),
    "table": lambda rng: _grammar(rng).table(),
}
