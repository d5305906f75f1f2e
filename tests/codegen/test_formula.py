"""The formula language: what it lets through, what it refuses, and in which words."""

import ast
import time
from textwrap import dedent

import pytest
from hypothesis import given
from hypothesis import strategies as st

from codegen.model.formula import Scope, called, check_names, parse_formula, resolve
from codegen.model.helpers import Helper
from codegen.parse import language
from codegen.parse.calls import Parameters
from codegen.parse.signature import parse

SIGNATURES = [
    "where(Tensor condition, Tensor self, Tensor other) -> Tensor",
    "conj(Tensor self) -> Tensor",
    "sum(Tensor self) -> Tensor",
    "sum.dim(Tensor self, int[] dim, bool keepdim=False) -> Tensor",
    "permute(Tensor self, int[] dims) -> Tensor",
    "mul(Tensor self, Tensor other) -> Tensor",
    "mean(Tensor self, int dim, *, bool keepdim) -> Tensor",
    "special.erfcx(Tensor self) -> Tensor",
    "nn.functional.relu(Tensor input) -> Tensor",
    "linalg.svd(Tensor A, bool full_matrices=True) -> (Tensor U, Tensor S, Tensor Vh)",
]


def _helper(name: str, module: str, *positional: str, required: int = 1) -> Helper:
    return Helper(name, module, Parameters(positional, required), "helpers.py", 1)


def _scope() -> Scope:
    operations: dict[str, list] = {}
    for text in SIGNATURES:
        signature = parse(text)
        operations.setdefault(signature.qualified_name, []).append(signature)
    operations["multiply"] = operations["mul"]
    helpers = [
        _helper("svd_backward", "linalg", "grad", "U", "S", required=2),
        _helper("mean_backward", "reduction", "grad", "shape", required=2),
    ]
    kernels = [_helper("max_dim", "reduction", "x", "dim", "keepdim", required=2)]
    return Scope(
        operations,
        {f"{helper.module}.{helper.name}": helper for helper in helpers},
        {kernel.name: kernel for kernel in kernels},
        frozenset({"broken"}),
    )


SCOPE = _scope()
NAMES = frozenset({"grad", "self", "other", "dim", "keepdim", "result"})


def problems(text: str, *, forward: bool = False) -> str:
    """Everything that is said of a formula, without the places."""
    owner = "forward" if forward else "the formula of 'self'"
    formula, found = parse_formula(text, operation="f", owner=owner, forward=forward)
    if formula is not None:
        found = check_names(formula, names=NAMES, scope=SCOPE, forward=forward)
    return "\n".join(str(problem).removeprefix("<formula>:1:") for problem in found)


@pytest.mark.parametrize(
    "text",
    [
        "grad",
        "grad * other.conj()",
        "-grad / self ** 2 + 1e-3 - 2 // 3 % 4 @ self",
        "+grad * ~self",
        "grad if dim is None else grad * 2",
        "grad if not keepdim and self.ndim > 2 or dim in (0, 1) else grad",
        "grad if dim not in [0, -1] else grad",
        "grad[..., None, 1:2, ::-1][dim]",
        "grad * self.shape[dim] * self.size",
        "(grad + 1).sum().conj()",
        "where(self > 0, grad, 0)",
        "where(condition=self > 0, self=grad, other=nan)",
        "grad.sum(dim)",
        "grad.sum(dim, True).sum((0,), keepdim=keepdim)",
        "sum(grad)",
        "mean(grad, 1, keepdim=True)",
        "multiply(grad, self).multiply(other)",
        "special.erfcx(self) * grad",
        "nn.functional.relu(grad)",
        "linalg.svd(grad, False)[0]",
        "linalg.svd_backward(grad, result)",
        "reduction.mean_backward(grad, shape=self.shape)",
        "broken(grad, 1, 2, 3) + grad.broken(x=1)",
        "pi * grad + inf",
        "grad * 1j",
        "'mean' == 'sum'",
        "(grad, 0)",
        "grad.dtype == self.dtype",
    ],
)
def test_the_language(text: str) -> None:
    assert problems(text) == ""


@pytest.mark.parametrize(
    "text",
    [
        "np.sin(self)",
        "np.linalg.svd(self, False)",
        "np.where(self > 0, np.float64(1), np.pi)",
        "np.logaddexp.reduce(self, axis=dim)",
        "np.max(self, axis=dim, keepdims=keepdim)",
        "self[:, np.newaxis].astype(np.result_type(self, other))",
        "kernels.max_dim(self, dim, keepdim=keepdim)",
        "self.real + self.imag.T * self.mT",
        "self.sum(axis=dim).reshape(-1, 1, order='C')",
        "np.concatenate([self, other]).transpose((1, 0))",
        "self.dtype.kind == 'c'",
    ],
)
def test_the_forward_language(text: str) -> None:
    assert problems(text, forward=True) == ""


# What the language lacks, with everything that is said about it.
REFUSED = [
    (
        "(lambda x: x)(grad)",
        """\
        2: f: a lambda cannot stand in the formula of 'self'
            (lambda x: x)(grad)
             ^~~~~~~~~~~
        move the computation to a function in autograd/formulas""",
    ),
    (
        "[g for g in grad]",
        """\
        1: f: a comprehension cannot stand in the formula of 'self'
            [g for g in grad]
            ^~~~~~~~~~~~~~~~~
        move the loop to a function in autograd/formulas""",
    ),
    (
        "sum(g for g in grad)",
        """\
        4: f: a comprehension cannot stand in the formula of 'self'
            sum(g for g in grad)
               ^~~~~~~~~~~~~~~~~
        move the loop to a function in autograd/formulas""",
    ),
    (
        "(*grad, 1)",
        """\
        2: f: a starred expression cannot stand in the formula of 'self'
            (*grad, 1)
             ^~~~~
        pass the tuple as one argument""",
    ),
    (
        "sum(**grad)",
        """\
        5: f: '**' in a call cannot stand in the formula of 'self'
            sum(**grad)
                ^~~~~~
        name the arguments""",
    ),
    (
        "(g := grad)",
        """\
        2: f: an assignment cannot stand in the formula of 'self'
            (g := grad)
             ^~~~~~~~~
        move what needs a name to a function in autograd/formulas""",
    ),
    (
        "f'{grad}'",
        """\
        1: f: an f-string cannot stand in the formula of 'self'
            f'{grad}'
            ^~~~~~~~~""",
    ),
    (
        "{0: grad}",
        """\
        1: f: a dictionary cannot stand in the formula of 'self'
            {0: grad}
            ^~~~~~~~~""",
    ),
    (
        "{grad}",
        """\
        1: f: a set cannot stand in the formula of 'self'
            {grad}
            ^~~~~~
        write a tuple""",
    ),
    (
        "grad * b'x'",
        """\
        8: f: a bytes literal cannot stand in the formula of 'self'
            grad * b'x'
                   ^~~~""",
    ),
    (
        "grad * ((self > 0) & (other > 0))",
        """\
        20: f: the operator '&' cannot stand in the formula of 'self'
            grad * ((self > 0) & (other > 0))
                               ^
        call logical_and(a, b), or write 'and' for plain truths""",
    ),
    (
        "grad ^ 2",
        """\
        6: f: the operator '^' cannot stand in the formula of 'self'
            grad ^ 2
                 ^
        the power is written **""",
    ),
    (
        "grad if self is other else 0",
        """\
        9: f: 'is' compares with nothing but None in the formula of 'self'
            grad if self is other else 0
                    ^~~~~~~~~~~~~
        write == or !=""",
    ),
    (
        "grad.__class__",
        """\
        6: f: the name '__class__' starts with '_', which no name in a formula does
            grad.__class__
                 ^~~~~~~~~""",
    ),
    (
        "grad.__reduce__()",
        """\
        6: f: the name '__reduce__' starts with '_', which no name in a formula does
            grad.__reduce__()
                 ^~~~~~~~~~""",
    ),
    (
        "__import__('os').system('true')",
        """\
        1: f: the name '__import__' starts with '_', which no name in a formula does
            __import__('os').system('true')
            ^~~~~~~~~~""",
    ),
    (
        "sum(grad, _x=1)",
        """\
        11: f: the name '_x' starts with '_', which no name in a formula does
            sum(grad, _x=1)
                      ^~""",
    ),
    (
        "grad * self.real",
        """\
        13: f: the attribute '.real' cannot stand in the formula of 'self'
            grad * self.real
                        ^~~~
        the attributes are .dtype .ndim .shape .size""",
    ),
    (
        "grad * self.shap[0]",
        """\
        13: f: the attribute '.shap' cannot stand in the formula of 'self'
            grad * self.shap[0]
                        ^~~~
        did you mean 'shape'?""",
    ),
    (
        "grad * \u00d7 2",
        """\
        8: f: the character '\u00d7' cannot stand in the formula of 'self'
            grad * \u00d7 2
                   ^
        write *""",
    ),
    (
        "\uff47rad * 2",
        """\
        1: f: the character '\uff47' cannot stand in the formula of 'self'
            \uff47rad * 2
            ^~""",
    ),
    (
        "grad # twice",
        """\
        6: f: a comment cannot stand in the formula of 'self'
            grad # twice
                 ^
        put it outside of the quotes, or under `doc`""",
    ),
    (
        'grad * """x"""',
        """\
        8: f: a triple-quoted string cannot stand in the formula of 'self'
            grad * \"\"\"x\"\"\"
                   ^~~""",
    ),
    (
        "grad * '\\x41'",
        """\
        9: f: a backslash cannot stand in the formula of 'self'
            grad * '\\x41'
                    ^""",
    ),
    (
        "",
        """\
        1: f: the formula of 'self' is empty
        write an expression or leave the key out""",
    ),
    (
        "grad * (self + 1",
        """\
        8: f: the formula of 'self' is not an expression: '(' was never closed
            grad * (self + 1
                   ^""",
    ),
    (
        "grad = 1",
        """\
        6: f: the formula of 'self' is not an expression: invalid syntax
            grad = 1
                 ^
        a formula is an expression; it assigns nothing""",
    ),
    (
        "grad; import os",
        """\
        5: f: the formula of 'self' is not an expression: invalid syntax
            grad; import os
                ^""",
    ),
    (
        "grad if self",
        """\
        1: f: the formula of 'self' is not an expression: expected 'else' after 'if' expression
            grad if self
            ^~~~~~~~~~~~""",
    ),
    (
        "1or grad",
        """\
        1: f: the formula of 'self' is not an expression: invalid decimal literal
            1or grad
            ^""",
    ),
]


@pytest.mark.parametrize(("text", "said"), REFUSED, ids=[text for text, _ in REFUSED])
def test_what_the_language_refuses(text: str, said: str) -> None:
    assert problems(text) == dedent(said)


# What is not there, or cannot be called so.
NOT_THERE = [
    (
        "grad * othr.conj()",
        """\
        8: f: unknown name 'othr' in the formula of 'self'
            grad * othr.conj()
                   ^~~~
        did you mean 'other'?""",
    ),
    (
        "grad * other.conjj()",
        """\
        14: f: unknown method '.conjj' in the formula of 'self'
            grad * other.conjj()
                         ^~~~~
        did you mean 'conj'?""",
    ),
    (
        "wher(self > 0, grad, 0)",
        """\
        1: f: unknown operation 'wher' in the formula of 'self'
            wher(self > 0, grad, 0)
            ^~~~
        did you mean 'where'?""",
    ),
    (
        "quux(grad)",
        """\
        1: f: unknown operation 'quux' in the formula of 'self'
            quux(grad)
            ^~~~
        add a row for it to the table, or a function to autograd/formulas""",
    ),
    (
        "len(grad) * grad",
        """\
        1: f: unknown operation 'len' in the formula of 'self'
            len(grad) * grad
            ^~~
        write x.shape[0], or x.ndim for the length of a shape""",
    ),
    (
        "erfcx(grad)",
        """\
        1: f: unknown operation 'erfcx' in the formula of 'self'
            erfcx(grad)
            ^~~~~
        did you mean 'special.erfcx'?""",
    ),
    (
        "grad.erfcx()",
        """\
        6: f: unknown method '.erfcx' in the formula of 'self'
            grad.erfcx()
                 ^~~~~
        did you mean 'special.erfcx'?""",
    ),
    (
        "svd_backward(grad, self)",
        """\
        1: f: unknown operation 'svd_backward' in the formula of 'self'
            svd_backward(grad, self)
            ^~~~~~~~~~~~
        did you mean 'linalg.svd_backward'?""",
    ),
    (
        "linalg.svd_bakward(grad, self)",
        """\
        1: f: unknown operation or helper 'linalg.svd_bakward' in the formula of 'self'
            linalg.svd_bakward(grad, self)
            ^~~~~~~~~~~~~~~~~~
        did you mean 'linalg.svd_backward'?""",
    ),
    (
        "sum.dim(grad, 1)",
        """\
        1: f: 'sum.dim' names an overload, which the formula of 'self' cannot call
            sum.dim(grad, 1)
            ^~~~~~~
        write sum(...): the arguments choose the overload""",
    ),
    (
        "grad * where",
        """\
        8: f: 'where' is an operation, not a value, in the formula of 'self'
            grad * where
                   ^~~~~
        call it: where(...)""",
    ),
    (
        "grad(self)",
        """\
        1: f: 'grad' in the formula of 'self' is a value, which cannot be called
            grad(self)
            ^~~~""",
    ),
    (
        "grad[0](self)",
        """\
        1: f: only operations and helpers can be called in the formula of 'self'
            grad[0](self)
            ^~~~~~~""",
    ),
    (
        "grad.shape()",
        """\
        6: f: '.shape' in the formula of 'self' is not a method
            grad.shape()
                 ^~~~~
        write .shape without parentheses""",
    ),
    (
        "grad.where(self, other)",
        """\
        6: f: 'where' is not a method, since its first argument is not 'self'
            grad.where(self, other)
                 ^~~~~
        write where(...)""",
    ),
    (
        "np.sin(grad)",
        """\
        1: f: 'np' cannot stand in the formula of 'self'
            np.sin(grad)
            ^~
        NumPy and the kernels are for `forward`; write it in operations of the table""",
    ),
    (
        "mul(grad)",
        """\
        1: f: mul is called without 'other', in the formula of 'self'
            mul(grad)
            ^~~
        write mul(self, other)""",
    ),
    (
        "grad.mul(self, other)",
        """\
        6: f: mul takes 2 arguments, but 3 were given, in the formula of 'self'
            grad.mul(self, other)
                 ^~~
        write mul(self, other)""",
    ),
    (
        "grad.permute(0, 2, 1)",
        """\
        6: f: permute takes 2 arguments, but 4 were given, in the formula of 'self'
            grad.permute(0, 2, 1)
                 ^~~~~~~
        pass 'dims' as one tuple""",
    ),
    (
        "mul(grad, othr=1)",
        """\
        11: f: mul has no argument 'othr', in the formula of 'self'
            mul(grad, othr=1)
                      ^~~~
        did you mean 'other'?""",
    ),
    (
        "mean(grad, axis=1, keepdim=True)",
        """\
        12: f: mean has no argument 'axis', in the formula of 'self'
            mean(grad, axis=1, keepdim=True)
                       ^~~~
        write dim=""",
    ),
    (
        "grad.mul(other, self=grad)",
        """\
        17: f: the argument 'self' of mul is given twice, in the formula of 'self'
            grad.mul(other, self=grad)
                            ^~~~
        write mul(self, other)""",
    ),
    (
        "mean(grad, 1)",
        """\
        1: f: mean is called without 'keepdim', in the formula of 'self'
            mean(grad, 1)
            ^~~~
        write mean(self, dim, *, keepdim)""",
    ),
    (
        "grad.sum(1, 2, 3)",
        """\
        6: f: no overload of sum takes these arguments, in the formula of 'self'
            grad.sum(1, 2, 3)
                 ^~~
        its overloads are
            sum(Tensor self) -> Tensor
            sum.dim(Tensor self, int[] dim, bool keepdim=False) -> Tensor""",
    ),
    (
        "reduction.mean_backward(grad)",
        """\
        1: f: reduction.mean_backward is called without 'shape', in the formula of 'self'
            reduction.mean_backward(grad)
            ^~~~~~~~~~~~~~~~~~~~~~~
        write reduction.mean_backward(grad, shape)""",
    ),
]


@pytest.mark.parametrize(("text", "said"), NOT_THERE, ids=[text for text, _ in NOT_THERE])
def test_names_and_calls(text: str, said: str) -> None:
    assert problems(text) == dedent(said)


FORWARD = [
    (
        "np.lod(self)",
        """\
        1: f: 'np.lod' is not among the NumPy names that forward may use
            np.lod(self)
            ^~~~~~
        did you mean 'np.mod'?""",
    ),
    (
        "np.load('x')",
        """\
        1: f: 'np.load' is not among the NumPy names that forward may use
            np.load('x')
            ^~~~~~~
        call it in a function of autograd/kernels""",
    ),
    (
        "np.add.at(self, 0, 1)",
        """\
        1: f: 'np.add.at' is not among the NumPy names that forward may use
            np.add.at(self, 0, 1)
            ^~~~~~~~~
        did you mean 'np.add'?""",
    ),
    (
        "np.add(self, 1, out=self)",
        """\
        17: f: 'out=' would let forward write to an array
            np.add(self, 1, out=self)
                            ^~~""",
    ),
    (
        "sin(self)",
        """\
        1: f: unknown operation 'sin' in forward
            sin(self)
            ^~~
        did you mean 'np.sin'?""",
    ),
    (
        "kernels.maxdim(self, dim)",
        """\
        1: f: unknown kernel 'maxdim' in forward
            kernels.maxdim(self, dim)
            ^~~~~~~~~~~~~~
        did you mean 'kernels.max_dim'?""",
    ),
    (
        "kernels.max_dim(self)",
        """\
        1: f: kernels.max_dim is called without 'dim', in forward
            kernels.max_dim(self)
            ^~~~~~~~~~~~~~~
        write kernels.max_dim(x, dim, keepdim=...)""",
    ),
    (
        "self.tofile('x')",
        """\
        6: f: unknown method '.tofile' in forward
            self.tofile('x')
                 ^~~~~~
        a method is an operation of the table whose first argument is 'self'""",
    ),
    (
        "self.data",
        """\
        6: f: the attribute '.data' cannot stand in forward
            self.data
                 ^~~~
        the attributes are .T .dtype .eps .imag .itemsize .kind .mT .ndim .real .shape .size \
.tiny""",
    ),
    (
        "np",
        """\
        1: f: 'np' is not a value in forward
            np
            ^~
        name what of""",
    ),
]


@pytest.mark.parametrize(("text", "said"), FORWARD, ids=[text for text, _ in FORWARD])
def test_forward(text: str, said: str) -> None:
    assert problems(text, forward=True) == dedent(said)


def test_all_problems_are_reported() -> None:
    said = problems("a * b.conj() + grad.foo() + quux(c) + mul(d)")
    for name in ("'a'", "'b'", "'c'", "'d'", "'.foo'", "'quux'", "'other'"):
        assert name in said


@pytest.mark.parametrize(
    "text",
    [
        "(" * 9_000,
        "(" * 150 + "grad" + ")" * 150,
        "[" * 4_000 + "]" * 4_000,
        "-" * 9_000 + "grad",
        "not " * 2_000 + "grad",
        "grad" + " + 1" * 2_000,
        "grad" + ".conj()" * 1_000,
        "grad" + ".shape" * 1_500,
        "grad" + ".shape" * 1_500 + ".conj()",
        "a" + ".b" * 1_500 + "(grad)",
        "grad" + "[0]" * 2_000,
        "grad" + " if self else 1" * 600,
        "grad ** " * 1_000 + "2",
        "x" * 100_000_000,
        "9" * 9_000,
        "grad < " * 1_000 + "2",
        "grad and " * 1_000 + "2",
    ],
    ids=lambda text: f"{text[:12]}...{len(text)}",
)
def test_hostile_text_costs_bounded_time(text: str) -> None:
    start = time.process_time()
    formula, found = parse_formula(text)
    assert (formula is None) == bool(found)
    assert time.process_time() - start < 2


def test_a_long_number_is_refused() -> None:
    assert "so long a number cannot stand" in problems("grad * 1" + "0" * 200)


@given(st.text(alphabet="grad.sum(),*+-[]{}:=lambda 'forinif_np1e#\n", max_size=80))
def test_any_text_is_read_or_refused(text: str) -> None:
    formula, found = parse_formula(text)
    assert (formula is None) == bool(found)
    if formula is not None:
        check_names(formula, names=NAMES, scope=SCOPE)
        assert "\n" not in formula.text
        assert ast.dump(ast.parse(formula.text, mode="eval").body) == ast.dump(formula.tree)
        assert all(isinstance(node, language.NODES) for node in ast.walk(formula.tree))


def test_a_formula_over_several_lines_is_one_expression() -> None:
    formula, found = parse_formula("  grad *\n  (self\n + 1)\n")
    assert not found
    assert formula is not None
    assert formula.text == "grad *   (self  + 1)"
    assert formula.names == {"grad", "self"}
    assert formula.width is None


def test_called_operations() -> None:
    formula, _ = parse_formula("where(self > 0, self.sum(dim), nn.functional.relu(other).sum())")
    assert formula is not None
    found = [each.full_name for each in called(formula, names=NAMES, scope=SCOPE)]
    assert sorted(found) == ["nn.functional.relu", "sum", "sum.dim", "where"]


def test_resolve_takes_the_first_overload_that_fits() -> None:
    assert str(resolve(SCOPE.operations, "sum", 1, [])) == SIGNATURES[2]
    assert str(resolve(SCOPE.operations, "sum", 2, [])) == SIGNATURES[3]
    assert str(resolve(SCOPE.operations, "sum", 1, ["dim"])) == SIGNATURES[3]
    assert resolve(SCOPE.operations, "sum", 4, []) is None
    assert resolve(SCOPE.operations, "quux", 1, []) is None
