"""Prints a row to start from, which is a valid one.

python -m codegen new softclip >> my_ops.yaml
"""

from __future__ import annotations

import argparse
import sys

from codegen.parse.signature import SignatureError, parse

STARTERS: dict[str, str] = {
    "pointwise": """
- name: {name}(Tensor self) -> Tensor
  doc: One sentence on what it computes.
  kind: pointwise
  # NumPy over the arguments; what needs more than an expression: kernels.{name}(self)
  forward: np.tanh(self)
  # The gradient of self from that of the result. For complex numbers it takes the conjugate of
  # the derivative. `result` is the value that was computed.
  self: grad * (1 - result * result).conj()
  # Where samples for the tests are drawn.
  domain: [-2, 2]
""",
    "reduction": """
- name: {name}(Tensor self, int dim=-1) -> Tensor
  doc: One sentence on what it computes.
  kind: reduction
  forward: np.sum(self * self, dim)
  self: unsqueeze(grad, dim) * (2 * self).conj()
""",
    "linear": """
- name: {name}(Tensor self) -> Tensor
  doc: One sentence on what it computes.
  kind: linear
  forward: self[::-1]
  # The adjoint map, applied to grad; forward mode is the operation itself.
  self: flip(grad, 0)
""",
    "bilinear": """
- name: {name}(Tensor self, Tensor other) -> Tensor
  doc: One sentence on what it computes, for matrices of shapes (n, k) and (k, m).
  kind: bilinear
  forward: self @ other
  self: grad @ adjoint(other)
  other: adjoint(self) @ grad
""",
    "composite": """
- name: {name}(Tensor self) -> Tensor
  doc: One sentence on what it computes.
  kind: composite
  # Other operations; the derivative follows from theirs.
  composite: tanh(self) * sigmoid(self)
""",
    "comparison": """
- name: {name}(Tensor self, Tensor other) -> Tensor
  doc: One sentence on what it tells.
  kind: comparison
  forward: self * self > other
""",
    "creation": """
- name: {name}(int n, *, dtype? dtype=None) -> Tensor
  doc: One sentence on what it makes.
  kind: creation
  forward: np.arange(n, dtype=dtype) / n
""",
}
"""Rows to start from, one for each kind that a user-defined table is likely to hold."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", help="the name of the operation")
    parser.add_argument(
        "--kind",
        choices=STARTERS,
        default="pointwise",
        metavar="KIND",
        help=f"what sort of map it is: {', '.join(STARTERS)} (default: pointwise)",
    )


def run(arguments: argparse.Namespace) -> int:
    try:
        parse(f"{arguments.name}(Tensor self) -> Tensor")
    except SignatureError as error:
        print(f"python -m codegen new: {error.message}", file=sys.stderr)
        return 2
    print(starter(arguments.name, arguments.kind))
    return 0


def starter(name: str, kind: str) -> str:
    """The row of that kind, for an operation of that name."""
    return STARTERS[kind].strip("\n").replace("{name}", name)
