"""A row of the table as a record."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from dataclasses import dataclass, field

from codegen.model.domains import Domain
from codegen.model.formula import Formula
from codegen.model.kinds import ELEMENTWISE
from codegen.parse.errors import Location
from codegen.parse.signature import Signature


@dataclass(frozen=True)
class Form:
    """What a kernel says that it computes of its parameters."""

    parameters: tuple[str, ...]
    tree: ast.expr


@dataclass(frozen=True)
class Derivative:
    """What a row says about the derivative by one argument, or by several at once.

    Exactly one of `formula` and `word` is set; the formula of several targets gives a tuple in
    their order.
    """

    targets: tuple[str, ...]
    formula: Formula | None = None
    word: str | None = None


@dataclass(frozen=True)
class Kink:
    """A point, and the gradient of the sum of the outputs there.

    point, value  one item for each Tensor argument: a number, nested tuples of numbers, or None
    why           the reason for the choice
    torch         what PyTorch gives, as `value` or the text "error"; None: the same
    args          the other arguments of the call
    output        the number of the output that is differentiated; None: all
    grad          the gradient of that output, if it is not ones
    """

    point: tuple[object, ...]
    value: tuple[object, ...]
    why: str
    torch: tuple[object, ...] | str | None = None
    args: dict[str, object] = field(default_factory=dict)
    output: int | None = None
    grad: object = None


@dataclass(frozen=True)
class Entry:
    """One row. Exactly one of `forward` and `composite` is set.

    mathematics: the derivatives by argument, and the tangent as `result`, where they can be stated
    without the helpers that the formulas call, or each of several alone.
    """

    signature: Signature
    kind: str
    location: Location
    heading: str = ""  # of the section of the table that it stands in
    forward: Formula | None = None
    composite: Formula | None = None
    derivatives: tuple[Derivative, ...] = ()
    result: Formula | None = None
    result_word: str | None = None
    vmap: Formula | None = None
    vmap_word: str | None = None
    non_differentiable_outputs: frozenset[str] = frozenset()
    numpy: tuple[str, ...] = ()
    scipy: tuple[str, ...] = ()
    aliases: tuple[str, ...] = ()
    operator: str | None = None
    latex: str | None = None
    node: str | None = None
    inplace: bool | None = None
    out: bool | str | None = None
    takes_complex: bool = True
    flat: bool = False
    dtypes: tuple[str, ...] = ()
    numbers: str | None = None
    domain: Mapping[str, Domain] | None = field(default=None, hash=False)
    doc: str | None = None
    requires: str | None = None
    kinks: tuple[Kink, ...] = field(default=(), hash=False)
    mathematics: Mapping[str, str] = field(default_factory=dict, hash=False)
    forms: Mapping[str, Form] = field(default_factory=dict, repr=False, compare=False)  # of kernels
    key: str = field(default="", repr=False, compare=False)  # of `recall`

    @property
    def is_written_in_place(self) -> bool:
        """Whether an in-place variant follows: of public pointwise maps and comparisons of `self`,
        and of functions that can be asked for one by ``inplace=True``."""
        signature = self.signature
        first = signature.arguments[0].name if signature.arguments else None
        maps = self.kind in ELEMENTWISE and len(signature.returns) == 1
        asked = any(argument.name == "inplace" for argument in signature.arguments)
        public = not (signature.namespace or signature.name.startswith("_"))
        return asked or (maps and first == "self" and public)

    @property
    def is_given_out(self) -> bool:
        """Whether its function takes ``out=``, as follows from the signature: where it makes
        Tensors, but in `nn.functional`, where PyTorch's mostly do not take it."""
        signature = self.signature
        public = not signature.is_private and signature.namespace != "nn.functional"
        return public and makes_tensors(signature)

    @property
    def formulas(self) -> tuple[Formula, ...]:
        """Every formula of the row: forward or composite, derivatives, result and vmap."""
        derivatives = [d.formula for d in self.derivatives]
        found = [self.forward, self.composite, *derivatives, self.result, self.vmap]
        return tuple(formula for formula in found if formula is not None)


def makes_tensors(signature: Signature) -> bool:
    """Whether each output is a Tensor, and no view. An argument `out` is a row's own business."""
    types = [output.type for output in signature.returns]
    plain = all(t.base == "Tensor" and not t.is_list and t.alias is None for t in types)
    return bool(types) and plain and all(a.name != "out" for a in signature.arguments)
