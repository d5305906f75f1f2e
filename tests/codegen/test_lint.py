"""Warnings: what is said of a table that is not wrong, read whole."""

from textwrap import dedent

from codegen import builtin
from codegen.check.lint import lint
from codegen.table import loads

TABLE = """\
- name: f(Tensor self, int dim) -> Tensor
  doc: No sentence
  kind: pointwise
  forward: self + 1
  inplace: true
  self: grad

- name: g(Tensor self) -> Tensor
  doc: The sign.
  kind: comparison
  forward: np.sign(self)
  inplace: false
  kinks: {point: 0, value: 0, why: it jumps}

- name: h(Tensor self) -> Tensor
  kind: view
  forward: self.real
  self: grad

- name: k(int n) -> Tensor
  doc: Many ones.
  kind: creation
  forward: np.ones(n)
  domain: [0, 1]

- name: right(Tensor self) -> Tensor
  doc: Twice as much.
  kind: linear
  forward: self + self
  self: grad + grad
"""

SAID = """\
t.yaml:1:9: warning: f: 'dim' is not read by forward
    - name: f(Tensor self, int dim) -> Tensor
            ^
take it out of the signature, or say in `doc` why it is there

t.yaml:1:9: warning: f: 'inplace' says that the row has an in-place variant, which follows from it
    - name: f(Tensor self, int dim) -> Tensor
            ^
leave 'inplace' out

t.yaml:1:9: warning: f: 'doc' is no whole sentence
    - name: f(Tensor self, int dim) -> Tensor
            ^
end it with a full stop

t.yaml:8:9: warning: g: the row has kinks, but no derivative that a convention could decide
    - name: g(Tensor self) -> Tensor
            ^
leave 'kinks' out

t.yaml:15:9: warning: h: a row of kind view whose output is not Tensor(a)
    - name: h(Tensor self) -> Tensor
            ^
write Tensor(a) for the output and for the argument whose memory it shares

t.yaml:15:9: warning: h: the row has no 'doc'
    - name: h(Tensor self) -> Tensor
            ^
add a sentence for the reference page

t.yaml:20:9: warning: k: 'domain' is for Tensors, and the row takes none
    - name: k(int n) -> Tensor
            ^
leave it out
"""


def test_warnings() -> None:
    found = lint(loads(TABLE, "t.yaml"))
    assert all(warning.warning for warning in found)
    assert "\n\n".join(map(str, found)) == dedent(SAID).rstrip()


# What is odd about the built-in rows, and why it stays so.
KNOWN = {
    ("sort", "'stable' is not read by forward"): "the order is stable either way",
    ("argsort", "'stable' is not read by forward"): "the order is stable either way",
    ("unique", "'sorted' is not read by forward"): "the values are sorted either way",
    ("repeat_interleave", "'output_size' is not read by composite"): "spares devices a wait",
    ("repeat_interleave.Tensor", "'output_size' is not read by composite"): "spares devices a wait",
    ("contiguous", "'memory_format' is not read by forward"): "there is one format",
    ("gather", "'sparse_grad' is not read by forward"): "gradients are dense",
    ("embedding", "'scale_grad_by_freq' is not read by forward"): "the gradient reads it",
    ("copy", "'non_blocking' is not read by forward"): "there is one device",
    (
        "copy",
        "'inplace' says that the row has an in-place variant, which follows from it",
    ): "the in-place variant is what the row is for",
}


def test_the_table() -> None:
    rows = builtin.entries()
    found = {(str(warning.operation), warning.message) for warning in lint(rows)}
    assert found == set(KNOWN)
