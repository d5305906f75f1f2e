"""The closed vocabulary of a row: what sorts of operation there are, and which keys a row has."""

from __future__ import annotations

from dataclasses import dataclass

from codegen.parse.language import NUMPY_SERVED, words


@dataclass(frozen=True)
class Kind:
    """What sort of map an operation is.

    `differentiable` says whether its rows state derivatives: where it is False no tensor argument
    needs to be accounted for, and a formula is refused.
    """

    name: str
    doc: str
    differentiable: bool = True


@dataclass(frozen=True)
class Key:
    """A key of a row or of a kink: what it means, and what its value looks like.

    value    text, formula, word, words (one or a list), lists, texts (mappings of names to such),
             truth, interval, kinks; of a kink: arrays, array, values, number
    choices  the words that a word, or each of the words, can be; empty for any
    pattern  what each of the words looks like, as a regular expression for the whole of it
    """

    name: str
    doc: str
    value: str = "text"
    required: bool = False
    choices: frozenset[str] = frozenset()
    pattern: str | None = None


def _by_name(*kinds: Kind) -> dict[str, Kind]:
    return {kind.name: kind for kind in kinds}


KINDS: dict[str, Kind] = _by_name(
    Kind("pointwise", "Each element of the output comes from the broadcast elements at its place."),
    Kind("comparison", "A truth value or an integer per element; it has no derivative.", False),
    Kind("reduction", "Elements are combined along dimensions, which vanish or become 1."),
    Kind("normalization", "Elements are combined along dimensions, which stay as they are."),
    Kind("scan", "Elements are combined with those before them along one dimension."),
    Kind("view", "The same elements under another shape or order; memory is shared if possible."),
    Kind("linear", "Linear in all its tensor arguments together."),
    Kind("bilinear", "Linear in each of its tensor arguments while the others are held fixed."),
    Kind("gather", "Elements are picked from the input at given places."),
    Kind("scatter", "Elements are put or added into a tensor at given places."),
    Kind("sort", "Elements are chosen or ordered by their values."),
    Kind(
        "linalg",
        "A map of matrices, batched over the leading dimensions, if `vmap:` says nothing else.",
    ),
    Kind("window", "Windows slide over the trailing dimensions, as in convolution and pooling."),
    Kind("loss", "A number or an element per sample, from predictions and targets."),
    Kind("composite", "Written in other operations of the table; its derivative follows."),
    Kind("creation", "A new tensor that depends on no element of another.", False),
    Kind("query", "A fact about a tensor, not a tensor that could be differentiated.", False),
)

KIND_WORDS: dict[str, str] = dict(
    line.strip().split(": ")
    for line in """\
    real: complex numbers are refused, as PyTorch refuses them
    numeric: truth values are refused under PyTorch's promotion, as all that follows
    arithmetic: truth values are refused, also beside numbers
    floating: integers and truth values are refused
    wide: float16 is refused
    same: Tensors of several dtypes are refused
    any: nothing is refused that the kind would imply
    kept: results have the dtype of the Tensors, whatever numbers are beside them
    exact: numbers that the dtype of the result does not hold are refused
    own: results keep NumPy's dtype
    flat: a gradient depends on its input, with the derivative 0 if its formula has none
    tensors: numbers are refused in the place of Tensors where autograd.torch is imported
    left: a number is refused there as the first of them
    beside: numbers are refused there where no Tensor is beside them
""".splitlines()
)
"""Words before a kind, most of dtypes: what PyTorch refuses, and which dtypes results have."""
FLAT = "flat"
REAL, *_ = KIND_WORDS
NUMBER_WORDS = ("tensors", "left", "beside")

# In PyTorch they are of Tensors of one dtype, and of no integers; so are those of torch.linalg.
OF_ONE_DTYPE = ("normalization", "scan", "scatter", "sort", "window")
OF_FLOATS = (("linalg", "linalg"), ("nn.functional", "pointwise"))  # namespaces and kinds
OF_WIDE = (("fft", "linear"),)

ELEMENTWISE = ("pointwise", "comparison")  # each element of the output from those at its place

OF_TENSORS = KINDS.keys() - {"composite", "creation", "query"}  # which take one

VIEW_KINDS = ("view", "gather", "composite")  # whose outputs may share memory with an argument

DERIVATIVE_WORDS: dict[str, str] = {
    "zero": "The derivative exists and is zero everywhere.",
    "non_differentiable": "There is no derivative; an argument of this sort gets no gradient.",
    "not_implemented": "The derivative exists, but nobody has written it yet; asking is an error.",
}

RESULT_WORDS: dict[str, str] = {
    "linear": "The forward derivative is the operation itself, applied to the tangent.",
    "pointwise": "The forward derivative is the reverse formula with the tangent for `grad`.",
    "bilinear": "The sum of the operation with each tangent in the place of its argument; of those "
    "that may be left out, which are added, with the tangent of the first.",
}

NO_VALUE = "error"  # what `torch` says of a kink where PyTorch raises

# What stands under `operator`: stems of Python's operators, and a word for what is no method.
EQUALITIES = words("eq ne")
UNARY = words("neg pos abs invert")
PROPERTY = "property"
ALONE = EQUALITIES | UNARY | words("lt le gt ge getitem") | {PROPERTY}
"""Those without a form for the operand on the right."""
OPERATORS: frozenset[str] = ALONE | words(
    "add sub mul truediv floordiv mod divmod pow matmul and or xor lshift rshift round trunc floor "
    "ceil"
)

CAST = "cast"  # what `out` says of results that are converted
NODE_NAME = "(by_[a-z]+|[A-Z][A-Za-z0-9]*Backward[0-9])"

REQUIREMENTS: frozenset[str] = frozenset({"scipy"})

SCIPY_MODULES: frozenset[str] = frozenset(
    {"fft", "fftpack", "integrate", "linalg", "ndimage", "signal", "special", "stats"}
)
_SCIPY = rf"({'|'.join(sorted(SCIPY_MODULES))})\.[A-Za-z][A-Za-z_0-9]*"
_NAME = r"[A-Za-z][A-Za-z_0-9]*"
_FULL_NAME = r"\s*[A-Za-z_][A-Za-z_0-9.]*\s*"
_NAMES = rf"\s*{_NAME}(\s*\.\s*{_NAME})*\s*"


def _keys(*keys: Key) -> dict[str, Key]:
    return {key.name: key for key in keys}


KEYS: dict[str, Key] = _keys(
    Key("name", "The signature, in PyTorch's native-function notation.", required=True),
    Key(
        "each",
        "Rows that are stated together: lists of texts, one of which stands for `$n` in each row.",
        "lists",
    ),
    Key(
        "like",
        "The row that this one is stated as: it takes over what it does not say itself.",
        pattern=_FULL_NAME,
    ),
    Key("where", "Names for expressions that several formulas of the row read.", "texts"),
    Key("with", "Texts of the row that it is like, and what stands in their place here.", "texts"),
    Key(
        "kind",
        "What sort of map it is: "
        + ", ".join(KINDS)
        + "; `composite` follows from the key of that name. Before it words: "
        + "; ".join(f"`{word}`, {meaning}" for word, meaning in KIND_WORDS.items())
        + ".",
        "word",
        pattern=rf"\s*(({'|'.join(KIND_WORDS)})\s+)*({'|'.join(KINDS)})\s*",
    ),
    Key(
        "forward",
        "A NumPy expression over the arguments; by default the kernel of the row's name, or the "
        "function of NumPy that it serves.",
        "formula",
    ),
    Key(
        "composite",
        "An expression in other operations; by default the function of the row's name.",
        "formula",
    ),
    Key(
        "result",
        "The forward-mode formula, or the word `linear`, `pointwise` or `bilinear`.",
        "formula",
    ),
    Key(
        "vmap",
        "The call in other operations for a batch of samples, or the name of a shared rule.",
        "formula",
    ),
    Key(
        "numpy",
        "The NumPy functions that it serves, named below numpy.",
        "words",
        choices=NUMPY_SERVED,
    ),
    Key(
        "scipy",
        "The SciPy functions that it serves, named below scipy.",
        "words",
        pattern=_SCIPY,
    ),
    Key("aliases", "Its further public names.", "words", pattern=_NAMES),
    Key(
        "operator",
        "The stem of the Python operator that it implements: mul, neg, eq; or `property`.",
        "word",
        choices=OPERATORS,
    ),
    Key(
        "node",
        "How its Backward node is called where PyTorch has another name: `MmBackward0`; or the "
        "rule that tells it from a call, of autograd/base/node_names.py: by_index.",
        "word",
        pattern=NODE_NAME,
    ),
    Key(
        "latex",
        "How it is written in mathematics, in LaTeX, with `#` before its arguments: "
        "`\\sqrt{#self}`; without any, what stands before them: `\\ln`.",
    ),
    Key("inplace", "Whether it has an in-place variant, where its kind does not say.", "truth"),
    Key(
        "out",
        "Whether its function takes `out=`, where its signature does not say; with `cast` it takes "
        "one of any dtype that the result can be cast to, where its kind would ask for the same.",
        "truth",
        choices=frozenset({CAST}),
    ),
    Key(
        "domain",
        "Where samples are drawn, for all Tensors or each argument: [low, high], or by name.",
        "interval",
    ),
    Key("kinks", "Points where a convention decides the derivative, and which.", "kinks"),
    Key(
        "requires",
        "The optional package without which it cannot run.",
        "word",
        choices=REQUIREMENTS,
    ),
    Key("doc", "A sentence or more for the reference page."),
)

# Words that the language had, and what is said in their place.
RETIRED: dict[str, str] = {
    "complex": "write 'kind: real pointwise', or 'real' before another kind",
    "slow": "write it as a remark: '# slow: ...'",
}

KINK_KEYS: dict[str, Key] = _keys(
    Key(
        "point",
        "Where it is: one item for each Tensor argument, a number or nested lists.",
        "arrays",
        required=True,
    ),
    Key("points", "Several such places, in a list: those with the same value.", "array"),
    Key(
        "value",
        "The gradients we give there for the sum of the outputs, in the same form.",
        "arrays",
        required=True,
    ),
    Key("why", "The reason for it.", required=True),
    Key(
        "torch",
        f"What PyTorch gives, where it differs: as `value`, or the word `{NO_VALUE}`.",
        "arrays",
        choices=frozenset({NO_VALUE}),
    ),
    Key("args", "The other arguments of the call, by name; or a list of such.", "values"),
    Key(
        "output",
        "The number of the output that is differentiated, where not all are summed.",
        "number",
    ),
    Key("grad", "The gradient of the output, where it is not all ones.", "array"),
)
