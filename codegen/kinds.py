"""The closed vocabulary of a row: what sorts of operation there are, and which keys a row has."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = [
    "DERIVATIVE_WORDS",
    "KEYS",
    "KINDS",
    "KINK_KEYS",
    "NO_VALUE",
    "OPERATORS",
    "REQUIREMENTS",
    "RESULT_WORDS",
    "SCIPY_MODULES",
    "Key",
    "Kind",
]


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
    """A key of a row: what it means, and what its value looks like.

    `value` is one of text, formula, words (a string or a list of strings), truth, interval, data.
    """

    name: str
    doc: str
    value: str = "text"
    required: bool = False


def _by_name(*kinds: Kind) -> dict[str, Kind]:
    return {kind.name: kind for kind in kinds}


KINDS: dict[str, Kind] = _by_name(
    Kind("pointwise", "Each element of the output comes from the broadcast elements at its place."),
    Kind("comparison", "A truth value or an integer per element; it has no derivative.", False),
    Kind("reduction", "Elements are combined along dimensions, which vanish or become 1."),
    Kind("scan", "Elements are combined with those before them along one dimension."),
    Kind("view", "The same elements under another shape or order; memory is shared if possible."),
    Kind("linear", "Linear in all its tensor arguments together."),
    Kind("bilinear", "Linear in each of two tensor arguments while the other is held fixed."),
    Kind("gather", "Elements are picked from the input at given places."),
    Kind("scatter", "Elements are put or added into a tensor at given places."),
    Kind("sort", "Elements are chosen or ordered by their values."),
    Kind("linalg", "A map of matrices, batched over the leading dimensions."),
    Kind("window", "Windows slide over the trailing dimensions, as in convolution and pooling."),
    Kind("loss", "A number or an element per sample, from predictions and targets."),
    Kind("composite", "Written in other operations of the table; its derivative follows."),
    Kind("creation", "A new tensor that depends on no element of another.", False),
    Kind("query", "A fact about a tensor, not a tensor that could be differentiated.", False),
)

DERIVATIVE_WORDS: dict[str, str] = {
    "zero": "The derivative exists and is zero everywhere.",
    "non_differentiable": "There is no derivative; an argument of this sort gets no gradient.",
    "not_implemented": "The derivative exists, but nobody has written it yet; asking is an error.",
}

RESULT_WORDS: dict[str, str] = {
    "linear": "The forward derivative is the operation itself, applied to the tangent.",
    "pointwise": "The forward derivative is the reverse formula with the tangent for `grad`.",
}

KEYS: dict[str, Key] = {
    key.name: key
    for key in (
        Key("name", "The signature, in PyTorch's native-function notation.", required=True),
        Key("kind", "What sort of map it is: " + ", ".join(KINDS) + ".", required=True),
        Key("forward", "A NumPy expression over the arguments that computes it.", "formula"),
        Key("composite", "An expression in other operations, instead of `forward`.", "formula"),
        Key("result", "The forward-mode formula, or the word `linear` or `pointwise`.", "formula"),
        Key("numpy", "The NumPy functions that it serves, named below numpy.", "words"),
        Key("scipy", "The SciPy functions that it serves, named below scipy.", "words"),
        Key("aliases", "Its further public names.", "words"),
        Key("operator", "The stem of the Python operator that it implements: mul, neg, eq."),
        Key("inplace", "Whether it has an in-place variant, where its kind does not say.", "truth"),
        Key(
            "domain", "[low, high] where samples are drawn, for all arguments or each.", "interval"
        ),
        Key("kinks", "Points where a convention decides the derivative, and which.", "data"),
        Key("requires", "The optional package without which it cannot run."),
        Key("slow", "Why it takes longer than PyTorch's on a million elements, where it does."),
        Key("doc", "A sentence or more for the reference page."),
    )
}

KINK_KEYS: dict[str, str] = {
    "point": "Where it is: one item for each Tensor argument, a number or nested lists.",
    "value": "The gradients we give there for the sum of the outputs, in the same form.",
    "why": "The reason for it.",
    "torch": "What PyTorch gives, where it differs: as `value`, or the word `error`.",
    "args": "The other arguments of the call, by name.",
    "output": "The number of the output that is differentiated, where not all are summed.",
    "grad": "The gradient of the output, where it is not all ones.",
}

NO_VALUE = "error"  # what `torch` says of a kink where PyTorch raises

OPERATORS: frozenset[str] = frozenset(
    {"add", "sub", "mul", "truediv", "floordiv", "mod", "divmod", "pow", "matmul"}
    | {"and", "or", "xor", "lshift", "rshift", "neg", "pos", "abs", "invert", "round", "trunc"}
    | {"floor", "ceil", "eq", "ne", "lt", "le", "gt", "ge", "getitem"}
)

REQUIREMENTS: frozenset[str] = frozenset({"scipy"})

SCIPY_MODULES: frozenset[str] = frozenset(
    {"fft", "fftpack", "integrate", "linalg", "ndimage", "signal", "special", "stats"}
)
