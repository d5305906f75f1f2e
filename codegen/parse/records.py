"""The parts of a signature as records; `str()` of each is the normalised text it came from."""

from __future__ import annotations

from dataclasses import dataclass

TYPES: frozenset[str] = frozenset(
    {
        *("Tensor", "Scalar", "int", "float", "bool", "str", "dtype", "Index", "Generator"),
        *("MemoryFormat", "Layout", "any"),
    }
)
NAMESPACES: tuple[str, ...] = ("", "linalg", "special", "fft", "signal", "nn.functional")


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


# What generated modules import, define or take from Python: a row or an argument of such a name
# would hide it.
GENERATED: frozenset[str] = _words(
    """
    add_tangents alike all_ints all_plain apart arrays as_payload as_tensors asarray autograd
    bump_version calling check_dtypes choose COMPLEX complex_refused copy_if_recording
    count_private_write dispatch Duck edges_of enumerate equality FAULTS from_array generated
    getrefcount in_batch in_place install int int_list is_grad_enabled kernels LEAF len list map
    missing_argument MODE NATIVE ndarray new_leaf next_stamp no_edges Node not_implemented
    NotImplemented np number NUMBERS NUMPY_NUMBERS of_numbers of_others on_reduced ONE operation ops
    Output OverflowError overridden overwrite own_arrays own_ops plain_index property PUBLIC refused
    register restore_to ReturnType ROWS SampleIndex settled str tangent_like tangents_of Tensor
    tensor_argument tensor_list tensors_argument track_view track_views tuple TypeError unshared
    value_argument ValueError view_in_place wrap_numbers write_out zero_array zero_like zero_tensor
    """
)

# Variables of generated functions that no argument can be named like, and those that no private row
# can: they start with "_".
LOCALS: frozenset[str] = frozenset({"all", "cls", "named", "out"})
PRIVATE_LOCALS: frozenset[str] = _words(
    "_alone _drawn _error _found _outputs _recorded _result _target"
)

# Names that the generated code, or a formula, uses for something else.
RESERVED: dict[str, str] = {
    **dict.fromkeys(sorted(GENERATED), "something else in generated code"),
    **dict.fromkeys(("fields", "tangent"), "something else in generated code"),
    "grad": "the gradient of the output",
    "grads": "the gradients of the outputs",
    "given": "which outputs have a gradient",
    "node": "the node of the graph in generated code",
    "needs": "which gradients are needed in generated code",
    "saved": "what the node keeps in generated code",
    "Tensor": "the tensor class in generated code",
    "np": "NumPy",
    "kernels": "the forward kernels",
    "ops": "the operations in generated code",
    "arrays": "the operations on arrays in generated code",
    **dict.fromkeys(("linalg", "special", "fft", "signal", "nn"), "a namespace"),
}


@dataclass(frozen=True)
class Type:
    """`Tensor`, `Tensor(a!)`, `int[]?`, `int[2]` ..."""

    base: str
    optional: bool = False
    is_list: bool = False
    size: int | None = None
    alias: str | None = None

    def __str__(self) -> str:
        alias = f"({self.alias})" if self.alias else ""
        size = "" if self.size is None else str(self.size)
        suffix = (f"[{size}]" if self.is_list else "") + ("?" if self.optional else "")
        return self.base + alias + suffix


@dataclass(frozen=True)
class Argument:
    """`Scalar alpha=1`; the default is Python source, in which `inf` and `nan` may stand."""

    name: str
    type: Type
    default: str | None = None
    keyword_only: bool = False

    @property
    def keyword(self) -> str:
        """The name in calls by keyword: `input` for `self`, as in PyTorch's functions."""
        return "input" if self.name == "self" else self.name

    @property
    def is_tensor(self) -> bool:
        """True for Tensor, Tensor? and Tensor[]."""
        return self.type.base == "Tensor"

    @property
    def is_tensor_list(self) -> bool:
        return self.type.base == "Tensor" and self.type.is_list

    def __str__(self) -> str:
        default = "" if self.default is None else f"={self.default}"
        return f"{self.type} {self.name}{default}"


@dataclass(frozen=True)
class Return:
    """An output; one that the text does not name is `result`, or `result0`, `result1` ..."""

    name: str
    type: Type

    @property
    def is_tensor(self) -> bool:
        return self.type.base == "Tensor"

    def __str__(self) -> str:
        return f"{self.type} {self.name}"


@dataclass(frozen=True)
class Signature:
    """`linalg.norm.ord_str(...)` has namespace linalg, name norm, overload ord_str."""

    namespace: str
    name: str
    overload: str
    arguments: tuple[Argument, ...]
    returns: tuple[Return, ...]
    returns_tuple: bool = False

    @property
    def qualified_name(self) -> str:
        """The public name: `linalg.norm`."""
        return f"{self.namespace}.{self.name}" if self.namespace else self.name

    @property
    def is_private(self) -> bool:
        """Whether formulas alone may call it: it is in no namespace, stub or page."""
        return self.name.startswith("_")

    @property
    def full_name(self) -> str:
        """The public name with the overload: `linalg.norm.ord_str`."""
        return f"{self.qualified_name}.{self.overload}" if self.overload else self.qualified_name

    @property
    def identifier(self) -> str:
        """The full name as one Python identifier: `linalg_norm_ord_str`."""
        return self.full_name.replace(".", "_")

    @property
    def tensor_arguments(self) -> tuple[Argument, ...]:
        return tuple(argument for argument in self.arguments if argument.is_tensor)

    def __str__(self) -> str:
        positional = [str(a) for a in self.arguments if not a.keyword_only]
        keywords = [str(a) for a in self.arguments if a.keyword_only]
        arguments = ", ".join(positional + (["*", *keywords] if keywords else []))
        return f"{self.full_name}({arguments}) -> {self._returns()}"

    def _returns(self) -> str:
        count = len(self.returns)
        default = ["result"] if count == 1 else [f"result{i}" for i in range(count)]
        unnamed = [each.name for each in self.returns] == default
        texts = [str(each.type) if unnamed else str(each) for each in self.returns]
        return f"({', '.join(texts)})" if self.returns_tuple else texts[0]
