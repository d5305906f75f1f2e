"""The signature notation: what it reads, how it prints back, and what it says of a wrong one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rows import golden

from codegen.parse.records import RESERVED, TYPES
from codegen.parse.signature import SignatureError, Type, parse, public_name

NORMALISED = [
    "mul(Tensor self, Tensor other) -> Tensor",
    "zeros(int[] size, *, dtype? dtype=None) -> Tensor",
    "sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False) -> Tensor",
    "max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)",
    "linalg.norm.ord_str(Tensor self, str ord, int[1]? dim=None) -> Tensor",
    "linalg.svd(Tensor A, bool full_matrices=True) -> (Tensor U, Tensor S, Tensor Vh)",
    "nn.functional.layer_norm(Tensor input, int[] shape, float eps=1e-05) -> Tensor",
    "unbind(Tensor(a) self, int dim=0) -> Tensor(a)[]",
    "cat(Tensor[] tensors, int dim=0) -> Tensor",
    "relu_(Tensor(a!) self) -> Tensor(a!)",
    "clamp(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor",
    "std_mean(Tensor self) -> (Tensor, Tensor)",
    "frexp(Tensor self) -> (Tensor mantissa, Tensor exponent)",
    "is_complex(Tensor self) -> bool",
    "getitem(Tensor(a) self, Index index) -> Tensor(a)",
    "f(Tensor self, float p=inf, float q=-inf, float r=-1.5, int[] s=[], int[2] t=1) -> Tensor",
    'f(Tensor self, str reduction="mean", int[] dims=[0, -1], int[] more=(2,)) -> Tensor',
    "multinomial(Tensor self, *, Generator? generator=None) -> Tensor",
    "full(int[] size, Scalar fill, any where=None) -> Tensor",
    "now() -> float",
    "one(Tensor self) -> (Tensor values)",
    "one(Tensor self) -> Tensor values",
]


@pytest.mark.parametrize("text", NORMALISED)
def test_prints_back(text: str) -> None:
    assert str(parse(text)) == text


@pytest.mark.parametrize(
    ("text", "normalised"),
    [
        ("mul ( Tensor  self,Tensor other )->Tensor", NORMALISED[0]),
        ("\n mul(Tensor self,\n   Tensor other)\n -> Tensor\n", NORMALISED[0]),
        ("f(Tensor self, str s='a') -> Tensor", 'f(Tensor self, str s="a") -> Tensor'),
        ("f(Tensor self) -> Tensor result", "f(Tensor self) -> Tensor"),
        ("f(Tensor s) -> (Tensor result0, Tensor result1)", "f(Tensor s) -> (Tensor, Tensor)"),
        ("f(Tensor self, int[] d=[ 1,2, ]) -> Tensor", "f(Tensor self, int[] d=[1, 2]) -> Tensor"),
    ],
)
def test_normalises(text: str, normalised: str) -> None:
    assert str(parse(text)) == normalised


def test_names() -> None:
    signature = parse("linalg.norm.ord_str(Tensor self, str ord) -> Tensor")
    assert signature.namespace == "linalg"
    assert signature.name == "norm"
    assert signature.overload == "ord_str"
    assert signature.qualified_name == "linalg.norm"
    assert signature.full_name == "linalg.norm.ord_str"
    assert signature.identifier == "linalg_norm_ord_str"

    signature = parse("nn.functional.relu(Tensor input) -> Tensor")
    assert (signature.namespace, signature.name, signature.overload) == (
        "nn.functional", "relu", "",
    )  # fmt: skip
    assert signature.identifier == "nn_functional_relu"

    signature = parse("max.dim(Tensor self, int dim) -> (Tensor values, Tensor indices)")
    assert (signature.namespace, signature.name, signature.overload) == ("", "max", "dim")
    assert signature.returns_tuple
    assert [output.name for output in signature.returns] == ["values", "indices"]


def test_arguments() -> None:
    text = "f(Tensor? a, Tensor[] b, int c=1, *, Scalar d, bool e=True) -> (Tensor, Tensor)"
    signature = parse(text)
    assert [each.name for each in signature.arguments] == list("abcde")
    assert [each.default for each in signature.arguments] == [None, None, "1", None, "True"]
    assert [each.keyword_only for each in signature.arguments] == [False] * 3 + [True] * 2
    assert [each.name for each in signature.tensor_arguments] == ["a", "b"]
    assert [each.is_tensor_list for each in signature.arguments] == [False, True] + [False] * 3
    assert [each.name for each in signature.returns] == ["result0", "result1"]
    assert parse("f(Tensor self) -> Tensor").returns[0].name == "result"


def test_types() -> None:
    text = "f(Tensor(a!) a, int[2]? b, Tensor? c) -> Tensor(a!)[]"
    a, b, c = (each.type for each in parse(text).arguments)
    assert a == Type("Tensor", alias="a!")
    assert b == Type("int", optional=True, is_list=True, size=2)
    assert c == Type("Tensor", optional=True)
    assert parse(text).returns[0].type == Type("Tensor", is_list=True, alias="a!")


@pytest.mark.parametrize("name", ["sin", "linalg.svd", "nn.functional.relu", "special.erfcx"])
def test_public_names(name: str) -> None:
    assert ".".join(filter(None, public_name(name))) == name


@golden("wrong_signatures")
def test_errors(text: str) -> str:
    with pytest.raises(SignatureError) as caught:
        parse(text)
    error = caught.value
    caret = "    " + " " * error.offset + "^" + "~" * (error.length - 1)
    return "\n".join(filter(None, [caret, error.message, error.hint]))


def test_public_name_refuses_an_overload() -> None:
    with pytest.raises(SignatureError, match="names an overload, where a public name is expected"):
        public_name("max.dim")
    with pytest.raises(SignatureError, match="nothing may follow here"):
        public_name("max(1)")


def test_length_is_bounded() -> None:
    with pytest.raises(SignatureError, match="longer than 10000 characters"):
        parse("f(" + "Tensor a, " * 10_000 + "int b) -> Tensor")


@pytest.mark.parametrize("name", sorted(RESERVED))
def test_reserved_names(name: str) -> None:
    with pytest.raises(SignatureError, match=f"an argument cannot be named '{name}'"):
        parse(f"f(Tensor {name}) -> Tensor")


_NAMES = st.sampled_from(["a", "b", "c", "dim", "other", "input", "x1"])
_TYPES = st.builds(
    "{}{}{}".format,
    st.sampled_from(sorted(TYPES)),
    st.sampled_from(["", "[]", "[3]"]),
    st.sampled_from(["", "?"]),
)


@given(
    name=st.sampled_from(["f", "linalg.f", "nn.functional.f.o", "f.o"]),
    names=st.lists(_NAMES, unique=True, max_size=6),
    types=st.lists(_TYPES, min_size=6, max_size=6),
    star=st.integers(0, 6),
    outputs=st.sampled_from(["Tensor", "(Tensor, Tensor)", "(Tensor U, bool ok)", "Tensor[]"]),
)
def test_any_signature_prints_back(
    name: str, names: list[str], types: list[str], star: int, outputs: str
) -> None:
    arguments = [f"{kind} {each}" for kind, each in zip(types, names, strict=False)]
    if star < len(arguments):
        arguments.insert(star, "*")
    text = f"{name}({', '.join(arguments)}) -> {outputs}"
    assert str(parse(text)) == text


@given(st.text(alphabet="fT(),->.*=[]?! \"'1aTensor", max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        signature = parse(text)
    except SignatureError as error:
        assert 0 <= error.offset <= len(text)
        assert error.length >= 1
    else:
        assert parse(str(signature)) == signature
