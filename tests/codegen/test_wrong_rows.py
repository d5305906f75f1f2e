"""Everything that is said of a wrong row, read whole."""

import pytest
from rows import FULL, ROW, SECOND, expect, numbered, said

from codegen.model.kinds import KINDS

# -- wrong rows: the row's keys; ROW is complete but for what a test adds to it


KEYS_WRONG = [
    (
        FULL + "  numpi: sin\n",
        """
        t.yaml:5:3: f: 'numpi' is neither a key of a row nor an argument of f
            numpi: sin
            ^~~~~
        did you mean 'numpy'?
        """,
    ),
    (
        ROW + "  slef: grad\n",
        """
        t.yaml:4:3: f: 'slef' is neither a key of a row nor an argument of f
            slef: grad
            ^~~~
        did you mean 'self'?
        """,
    ),
    (
        FULL + "  dim: grad\n",
        """
        t.yaml:5:3: f: 'dim' is of type 'int', which has no derivative
            dim: grad
            ^~~
        leave it out; the tensor arguments are self
        """,
    ),
    (
        ROW + '  "self, othr": grad\n',
        """
        t.yaml:4:10: f: 'othr' is neither a key of a row nor an argument of f
            "self, othr": grad
                   ^~~~
        the keys are name, each, like, where, with, kind, forward, composite, result, vmap, numpy, \
scipy, aliases, operator, latex, inplace, domain, kinks, requires, doc
        """,
    ),
    (
        FULL + "  self: zero\n",
        """
        t.yaml:5:3: f: the key 'self' stands twice in the row
            self: zero
            ^~~~
        first in line 4
        """,
    ),
    (
        FULL + '  "self, self": zero\n',
        """
        t.yaml:5:10: f: 'self' stands twice in one key
            "self, self": zero
                   ^~~~
        """,
    ),
    (
        "- kind: linear\n  forward: self\n",
        """
        t.yaml:1:3: the row has no name
            - kind: linear
              ^~~~~~~~~~~~
        """,
    ),
    (
        "- nam: f(Tensor self) -> Tensor\n  kind: linear\n",
        """
        t.yaml:1:3: unknown key 'nam'
            - nam: f(Tensor self) -> Tensor
              ^~~
        did you mean 'name'?
        """,
    ),
    (
        "- name: [f]\n  kind: linear\n",
        """
        t.yaml:1:9: 'name' must be a signature, but is a list
            - name: [f]
                    ^~~
        put quotes around a text that starts with '['
        """,
    ),
    (
        FULL.replace("  kind: linear\n", ""),
        f"""
        t.yaml:1:9: f: the row has no kind
            - name: f(Tensor self, int dim) -> Tensor
                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        the kinds are {", ".join(KINDS)}
        """,
    ),
    (
        FULL.replace("linear", "liner"),
        """
        t.yaml:2:9: f: unknown kind 'liner'
            kind: liner
                  ^~~~~
        did you mean 'linear'?
        """,
    ),
    (
        FULL.replace("  forward: self\n", ""),
        """
        t.yaml:1:9: f: the row has no forward
            - name: f(Tensor self, int dim) -> Tensor
                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        write 'forward', or the kernel 'f', which is the default
        """,
    ),
    (
        FULL.replace("forward", "foward"),
        """
        t.yaml:3:3: f: 'foward' is neither a key of a row nor an argument of f
            foward: self
            ^~~~~~
        did you mean 'forward'?
        """,
    ),
    (
        ROW.replace("linear", "composite").replace("forward", "doc"),
        """
        t.yaml:1:9: f: the row has no composite
            - name: f(Tensor self, int dim) -> Tensor
                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        write 'composite', or the function 'f' in autograd/composites, which is the default
        """,
    ),
    (
        FULL + "  composite: self\n  result: self_t\n",
        """
        t.yaml:5:3: f: a row of kind linear has 'forward', not 'composite'
            composite: self
            ^~~~~~~~~
        write kind: composite
        """,
    ),
    (
        ROW.replace("linear", "composite"),
        """
        t.yaml:3:3: f: a row of kind composite has 'composite', not 'forward'
            forward: self
            ^~~~~~~
        """,
    ),
    (
        FULL.replace("linear", "comparison"),
        """
        t.yaml:4:3: f: a row of kind comparison has no derivative by 'self'
            self: grad
            ^~~~
        leave it out, or choose a kind that is differentiable
        """,
    ),
    (
        FULL.replace("Tensor self", "Tensor doc")
        .replace("  self:", "  doc:")
        .replace("forward: self", "forward: doc"),
        """
        t.yaml:1:18: f: 'doc' is a key of every row, so no tensor can have the name
            - name: f(Tensor doc, int dim) -> Tensor
                             ^~~
        call it 'input' or the like
        """,
    ),
]

KEYS_WRONG += [
    (
        ROW + "  self: grad\n  vmap: loop\n  vmap: loop\n",
        """
        t.yaml:6:3: f: the key 'vmap' stands twice in the row
            vmap: loop
            ^~~~
        first in line 5
        """,
    ),
    (
        SECOND + "- name: h(Tensor self) -> Tensor\n  kind: composite\n"
        "  composite: g(self)\n  vmap: loop\n",
        """
        t.yaml:8:3: h: a row with 'composite' has no 'vmap': it follows from the composite
            vmap: loop
            ^~~~
        """,
    ),
    (
        "- name: h(int n) -> Tensor\n  kind: creation\n  forward: np.zeros(n)\n  vmap: loop\n",
        """
        t.yaml:4:3: h: h has no Tensor argument to batch
            vmap: loop
            ^~~~
        leave 'vmap' out
        """,
    ),
    (
        SECOND.replace("self: grad", "self: grad\n  vmap: h(self)")
        + "- name: h(Tensor self) -> Tensor\n  kind: composite\n  composite: g(self)\n",
        """
        t.yaml:5:9: g: the operation is computed for a batch by way of itself: g -> h -> g
            vmap: h(self)
                  ^~~~~~~
        say how one of them is computed without the others
        """,
    ),
]


@pytest.mark.parametrize(("table", "text"), KEYS_WRONG)
def test_wrong_keys(table: str, text: str) -> None:
    assert said(table) == numbered(text)


# -- wrong values under a key; each is added to FULL, so that it stands in line 5

VALUES_WRONG = [
    (
        "inplace: yes",
        """
        t.yaml:5:12: f: 'inplace' is true or false, not 'yes'
            inplace: yes
                     ^~~
        write true or false
        """,
    ),
    (
        "complex: no",
        """
        t.yaml:5:3: f: 'complex' is no key of a row any more
            complex: no
            ^~~~~~~
        write 'kind: real pointwise', or 'real' before another kind
        """,
    ),
    (
        "operator: div",
        """
        t.yaml:5:13: f: unknown operator 'div'
            operator: div
                      ^~~
        did you mean 'divmod'?
        """,
    ),
    (
        "requires: torch",
        """
        t.yaml:5:13: f: unknown requirement 'torch'
            requires: torch
                      ^~~~~
        it is one of scipy
        """,
    ),
    (
        "numpy: [sin, multipy]",
        """
        t.yaml:5:16: f: NumPy has no function 'multipy'
            numpy: [sin, multipy]
                         ^~~~~~~
        did you mean 'multiply'?
        """,
    ),
    (
        "numpy: np.sin",
        """
        t.yaml:5:10: f: NumPy has no function 'np.sin'
            numpy: np.sin
                   ^~~~~~
        write sin
        """,
    ),
    (
        "numpy: [sin, sin]",
        """
        t.yaml:5:16: f: 'sin' stands twice in 'numpy'
            numpy: [sin, sin]
                         ^~~
        """,
    ),
    (
        "numpy: {sin: cos}",
        """
        t.yaml:5:10: f: 'numpy' must be a name or a list of names
            numpy: {sin: cos}
                   ^~~~~~~~~~
        """,
    ),
    (
        "scipy: erf",
        """
        t.yaml:5:10: f: SciPy has no function 'erf'
            scipy: erf
                   ^~~
        name it below scipy, as in special.erf
        """,
    ),
    (
        "aliases: f",
        """
        t.yaml:5:12: f: the alias 'f' is the name of the operation itself
            aliases: f
                     ^
        """,
    ),
    (
        "aliases: [a.b]",
        """
        t.yaml:5:13: f: 'a.b' names an overload, where a public name is expected
            aliases: [a.b]
                      ^~~
        """,
    ),
    (
        "aliases: a; import os",
        """
        t.yaml:5:13: f: nothing may follow here, but found ';'
            aliases: a; import os
                      ^~~~~~~~~~~
        """,
    ),
    (
        "doc: ''",
        """
        t.yaml:5:3: f: 'doc' is empty
            doc: ''
            ^~~
        """,
    ),
    (
        "domain: 1",
        """
        t.yaml:5:11: f: 'domain' is a pair of numbers or a name, or a mapping of arguments to such
            domain: 1
                    ^
        write [low, high]
        """,
    ),
    (
        "domain: [2, 1]",
        """
        t.yaml:5:11: f: the lower bound of 'domain' must be less than the upper one
            domain: [2, 1]
                    ^~~~~~
        """,
    ),
    (
        "domain: [0, inf]",
        """
        t.yaml:5:15: f: a bound of 'domain' must be a finite number
            domain: [0, inf]
                        ^~~
        write it as 2, -0.5 or 1e-3
        """,
    ),
    (
        "domain: [-1e308, 1e308]",
        """
        t.yaml:5:11: f: 'domain' is wider than any number
            domain: [-1e308, 1e308]
                    ^~~~~~~~~~~~~~~
        choose bounds nearer to each other
        """,
    ),
    (
        "domain: positive definit",
        """
        t.yaml:5:11: f: unknown domain 'positive definit'
            domain: positive definit
                    ^~~~~~~~~~~~~~~~
        did you mean 'positive definite'?
        """,
    ),
    (
        "domain: {self: prime}",
        """
        t.yaml:5:18: f: unknown domain 'prime'
            domain: {self: prime}
                           ^~~~~
        the domains are square, invertible, symmetric, positive definite, lower triangular, \
upper triangular, orthogonal, probabilities, distinct, sorted, integers, truths, or [low, high]
        """,
    ),
    (
        "domain: {dim: sorted}",
        """
        t.yaml:5:17: f: 'sorted' is a domain of Tensors, which 'dim' is not
            domain: {dim: sorted}
                          ^~~~~~
        write [low, high]
        """,
    ),
    (
        "domain: {slef: [0, 1]}",
        """
        t.yaml:5:12: f: 'slef' in 'domain' is not a tensor or number argument of f
            domain: {slef: [0, 1]}
                     ^~~~
        did you mean 'self'?
        """,
    ),
    (
        "kinks: [{point: 0, value: 1}]",
        """
        t.yaml:5:11: f: a kink has a why
            kinks: [{point: 0, value: 1}]
                    ^~~~~~~~~~~~~~~~~~~~
        """,
    ),
    (
        "kinks: [{point: 0, valu: 1, why: w}]",
        """
        t.yaml:5:22: f: unknown key 'valu' in 'kinks'
            kinks: [{point: 0, valu: 1, why: w}]
                               ^~~~
        did you mean 'value'?
        """,
    ),
    (
        "kinks: at zero",
        """
        t.yaml:5:10: f: 'kinks' is a list of mappings
            kinks: at zero
                   ^~~~~~~
        write '- point: ...', 'value: ...', 'why: ...'
        """,
    ),
    (
        "result: liner",
        """
        t.yaml:5:11: f: unknown word 'liner' for the forward derivative
            result: liner
                    ^~~~~
        did you mean 'linear'?
        """,
    ),
    (
        "result: grad * self_t",
        """
        t.yaml:5:11: f: 'grad' in the formula of 'result', which is made of tangents
            result: grad * self_t
                    ^~~~
        the tangents are self_t
        """,
    ),
    (
        "result: self_tt",
        """
        t.yaml:5:11: f: unknown name 'self_tt' in the formula of 'result'
            result: self_tt
                    ^~~~~~~
        did you mean 'self_t'?
        """,
    ),
]

VALUES_WRONG += [
    (
        "vmap: lopp",
        """
        t.yaml:5:9: f: unknown rule 'lopp' for a batch
            vmap: lopp
                  ^~~~
        did you mean 'loop'?
        """,
    ),
    (
        "vmap: [a]",
        """
        t.yaml:5:9: f: 'vmap' must be a formula or a word, but is a list
            vmap: [a]
                  ^~~
        put quotes around a text that starts with '['
        """,
    ),
    (
        "vmap: ''",
        """
        t.yaml:5:10: f: the formula of 'vmap' is empty
            vmap: ''
                   ^
        write an expression or leave the key out
        """,
    ),
    (
        "vmap: grad * 2",
        """
        t.yaml:5:9: f: unknown name 'grad' in the formula of 'vmap'
            vmap: grad * 2
                  ^~~~
        """,
    ),
    (
        "vmap: np.sin(self)",
        """
        t.yaml:5:9: f: 'np' cannot stand in the formula of 'vmap'
            vmap: np.sin(self)
                  ^~
        NumPy and the kernels are for `forward`; write it in operations of the table
        """,
    ),
    (
        "vmap: self.sun()",
        """
        t.yaml:5:14: f: unknown method '.sun' in the formula of 'vmap'
            vmap: self.sun()
                       ^~~
        a method is an operation of the table whose first argument is 'self'
        """,
    ),
    (
        "latex: \\sqrt{#slef}",
        r"""
        t.yaml:5:16: f: '#slef' in 'latex' is no argument of f
            latex: \sqrt{#slef}
                         ^~~~~
        did you mean 'self'?
        """,
    ),
    (
        "latex: \\sqrt{#}",
        r"""
        t.yaml:5:16: f: '#' in 'latex' is no argument of f
            latex: \sqrt{#}
                         ^
        write # before the name of an argument
        """,
    ),
    (
        "latex: \\left( #self \\right)",
        r"""
        t.yaml:5:10: f: what opens in 'latex' does not close
            latex: \left( #self \right)
                   ^~~~~~
        a # behind a blank begins a remark: put quotes around such a text
        """,
    ),
    (
        "latex: '{#self}_{#self}'",
        """
        t.yaml:5:10: f: an argument stands twice in 'latex'
            latex: '{#self}_{#self}'
                   ^~~~~~~~~~~~~~~~~
        """,
    ),
    (
        "latex: $#self$",
        """
        t.yaml:5:10: f: 'latex' is what stands between dollar signs
            latex: $#self$
                   ^~~~~~~
        leave them out
        """,
    ),
    (
        "latex: ''",
        """
        t.yaml:5:3: f: 'latex' is empty
            latex: ''
            ^~~~~
        """,
    ),
    (
        "vmap: f(self, dim)",
        """
        t.yaml:5:9: f: the operation is computed for a batch by way of itself: f -> f
            vmap: f(self, dim)
                  ^~~~~~~~~~~~
        say how one of them is computed without the others
        """,
    ),
]


@pytest.mark.parametrize(("line", "text"), VALUES_WRONG, ids=[line for line, _ in VALUES_WRONG])
def test_wrong_values(line: str, text: str) -> None:
    assert said(f"{FULL}  {line}\n") == numbered(text)


# -- wrong derivatives; each takes the place of the formula in line 4

DERIVATIVES_WRONG = [
    (
        "self: gradd * 2",
        """
        t.yaml:4:9: f: unknown name 'gradd' in the formula of 'self'
            self: gradd * 2
                  ^~~~~
        did you mean 'grad'?
        """,
    ),
    (
        "self: self * 2",
        """
        t.yaml:4:9: f: the formula of 'self' does not use the gradient of the output
            self: self * 2
                  ^~~~~~~~
        multiply by grad, or write zero if the derivative is zero
        """,
    ),
    (
        "self: 0",
        """
        t.yaml:4:9: f: the formula of 'self' does not use the gradient of the output
            self: 0
                  ^
        multiply by grad, or write zero if the derivative is zero
        """,
    ),
    (
        "self: non_diferentiable",
        """
        t.yaml:4:9: f: unknown word 'non_diferentiable' for the derivative by 'self'
            self: non_diferentiable
                  ^~~~~~~~~~~~~~~~~
        did you mean 'non_differentiable'?
        """,
    ),
    (
        "self: yes",
        """
        t.yaml:4:9: f: 'yes' is not a formula
            self: yes
                  ^~~
        write a formula, or zero, non_differentiable or not_implemented
        """,
    ),
    (
        "self: [grad]",
        """
        t.yaml:4:9: f: 'self' must be a formula or a word, but is a list
            self: [grad]
                  ^~~~~~
        put quotes around a text that starts with '['
        """,
    ),
    (
        "self:",
        """
        t.yaml:4:8: f: the formula of 'self' is empty
            self:
                 ^
        write an expression or leave the key out
        """,
    ),
    (
        "self: grad, grad",
        """
        t.yaml:4:9: f: the formula of 'self' gives 2 gradients for 1 argument
            self: grad, grad
                  ^~~~~~~~~~
        """,
    ),
    (
        "self: grad_result",
        """
        t.yaml:4:9: f: 'grad_result' in the formula of 'self', but only one output is differentiable
            self: grad_result
                  ^~~~~~~~~~~
        write grad
        """,
    ),
    (
        "self: grads[0]",
        """
        t.yaml:4:9: f: 'grads' in the formula of 'self', but only one output is differentiable
            self: grads[0]
                  ^~~~~
        write grad
        """,
    ),
    (
        "self: grad * needs[0]",
        """
        t.yaml:4:16: f: 'needs' in the formula of 'self', which gives one gradient
            self: grad * needs[0]
                         ^~~~~
        leave it out: a formula is only evaluated where its gradient is wanted
        """,
    ),
    (
        "self: grad_othr",
        """
        t.yaml:4:9: f: 'grad_othr' in the formula of 'self', but no output is named 'othr'
            self: grad_othr
                  ^~~~~~~~~
        write grad
        """,
    ),
    (
        "self: linalg.svd_backward(grad, self)",
        """
        t.yaml:4:9: f: linalg.svd_backward is called without 'gVh', in the formula of 'self'
            self: linalg.svd_backward(grad, self)
                  ^~~~~~~~~~~~~~~~~~~
        write linalg.svd_backward(gU, gS, gVh, U=...)
        """,
    ),
]


@pytest.mark.parametrize(
    ("line", "text"), DERIVATIVES_WRONG, ids=[line for line, _ in DERIVATIVES_WRONG]
)
def test_wrong_derivatives(line: str, text: str) -> None:
    assert said(f"{ROW}  {line}\n") == numbered(text)


OUTPUTS_WRONG = [
    (
        "self: grad",
        """
        t.yaml:4:9: f: 'grad' in the formula of 'self' could be the gradient of any of 2 outputs
            self: grad
                  ^~~~
        write grad_U or grad_V
        """,
    ),
    (
        "self: grad_u + grad_V",
        """
        t.yaml:4:9: f: 'grad_u' in the formula of 'self', but no output is named 'u'
            self: grad_u + grad_V
                  ^~~~~~
        did you mean 'grad_U'?
        """,
    ),
    (
        "self: grad_i + grad_V",
        """
        t.yaml:4:9: f: 'grad_i' in the formula of 'self', but the output 'i' is not differentiable
            self: grad_i + grad_V
                  ^~~~~~
        write grad_U or grad_V
        """,
    ),
    (
        "self: grads[2]",
        """
        t.yaml:4:9: f: grads[2] in the formula of 'self', but 2 outputs are differentiable
            self: grads[2]
                  ^~~~~~~~
        write grad_U or grad_V
        """,
    ),
    (
        "self: grads[dim]",
        """
        t.yaml:4:9: f: 'grads' in the formula of 'self' must be followed by the number of an output
            self: grads[dim]
                  ^~~~~~~~~~
        write grad_U or grad_V
        """,
    ),
    (
        "self: U",
        """
        t.yaml:4:9: f: the formula of 'self' does not use the gradient of the output
            self: U
                  ^
        multiply by grad_U or grad_V, or write zero if the derivative is zero
        """,
    ),
    (
        "self: zero\n  U: grad_U",
        """
        t.yaml:5:6: f: 'U' is an output, which has no derivative of its own
            U: grad_U
               ^~~~~~
        an output can only be non_differentiable
        """,
    ),
    (
        "self: zero\n  result: non_differentiable",
        """
        t.yaml:5:3: f: no output is named 'result'
            result: non_differentiable
            ^~~~~~
        the outputs are U, V, i
        """,
    ),
]


@pytest.mark.parametrize(("line", "text"), OUTPUTS_WRONG, ids=[line for line, _ in OUTPUTS_WRONG])
def test_wrong_gradients_of_several_outputs(line: str, text: str) -> None:
    row = ROW.replace("-> Tensor", "-> (Tensor U, Tensor V, Tensor i)")
    assert said(f"{row}  {line}\n  i: non_differentiable\n") == numbered(text)


def test_no_differentiable_output() -> None:
    expect(
        FULL + "  result: non_differentiable\n",
        """
        t.yaml:4:9: f: 'grad' in the formula of 'self', but no output is differentiable
            self: grad
                  ^~~~

        1 error
        """,
    )


def test_the_gradients_of_a_list() -> None:
    expect(
        FULL.replace("-> Tensor", "-> Tensor[]"),
        """
        t.yaml:4:9: f: 'grad' in the formula of 'self', but the output is a list of tensors
            self: grad
                  ^~~~
        write grads, the list of their gradients

        1 error
        """,
    )


def test_a_composite_leaves_complex_numbers_to_its_operations() -> None:
    table = """\
- name: f(Tensor self) -> Tensor
  kind: real composite
  composite: f2(self)

- name: f2(Tensor self) -> Tensor
  kind: real pointwise
  forward: self
  self: grad
"""
    text = """
        t.yaml:2:9: f: f is a composite: its operations refuse complex numbers, or take them
            kind: real composite
                  ^~~~~~~~~~~~~~
        write kind: composite
        """
    assert said(table) == numbered(text)


def test_what_is_written_in_mathematics_is_no_book() -> None:
    assert "'latex' is longer than 10,000 characters" in said(FULL + f"  latex: {'x' * 10_001}\n")
