"""What the verbs say of a table of one's own that is nearly right, read whole."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest
from rows import said_of_own

import autograd as ag
from codegen.__main__ import main
from codegen.model.domains import DOMAINS
from codegen.package.build import package_name
from codegen.parse.errors import TableError

ROOT = Path(__file__).resolve().parents[2]
ROW = "- name: f(Tensor self) -> Tensor\n  kind: pointwise\n  doc: A.\n  forward: np.sin(self)\n"

SAID = {
    "a condition on a Tensor": (
        ROW + "  self: grad if self > 0 else 0.1 * grad\n",
        """
        t.yaml:5:17: f: a Tensor has no single truth, which the formula of 'self' asks for
            self: grad if self > 0 else 0.1 * grad
                          ^~~~~~~~
        write where(self > 0, grad, 0.1 * grad)
        """,
    ),
    "a truth of two Tensors": (
        ROW + "  self: grad * (self > 0 and self < 1)\n",
        """
        t.yaml:5:17: f: a Tensor has no single truth, which the formula of 'self' asks for
            self: grad * (self > 0 and self < 1)
                          ^~~~~~~~
        write logical_and(self > 0, self < 1)
        """,
    ),
    "the opposite of a Tensor": (
        ROW + "  self: grad * (not exp(self))\n",
        """
        t.yaml:5:21: f: a Tensor has no single truth, which the formula of 'self' asks for
            self: grad * (not exp(self))
                              ^~~~~~~~~
        write logical_not(exp(self))
        """,
    ),
    "a chain of comparisons": (
        ROW + "  self: grad * (0 < self < 1)\n",
        """
        t.yaml:5:17: f: a Tensor has no single truth, which the formula of 'self' asks for
            self: grad * (0 < self < 1)
                          ^~~~~~~~~~~~
        write logical_and(0 ... self, self ...)
        """,
    ),
    "a condition in a forward": (
        ROW.replace("np.sin(self)", "self if np.abs(self) > 1 else -self") + "  self: grad\n",
        """
        t.yaml:4:20: f: a Tensor has no single truth, which forward asks for
            forward: self if np.abs(self) > 1 else -self
                             ^~~~~~~~~~~~~~~~
        write np.where(np.abs(self) > 1, self, -self)
        """,
    ),
    "NumPy in a formula": (
        ROW + "  self: grad * np.cos(self)\n",
        """
        t.yaml:5:16: f: 'np.cos' cannot stand in the formula of 'self'
            self: grad * np.cos(self)
                         ^~~~~~
        call the operation that serves it: cos(...)
        """,
    ),
    "a lambda": (
        ROW + "  self: (lambda g: g)(grad)\n",
        """
        t.yaml:5:10: f: a lambda cannot stand in a formula
            self: (lambda g: g)(grad)
                   ^~~~~~
        move the computation to a kernel
        """,
    ),
    "an argument too few": (
        ROW.replace("np.sin", "np.arctan2") + "  self: grad\n",
        """
        t.yaml:4:12: f: np.arctan2 is called without 'x2', in forward
            forward: np.arctan2(self)
                     ^~~~~~~~~~
        write np.arctan2(x1, x2)
        """,
    ),
    "an argument too many": (
        ROW.replace("np.sin(self)", "np.clip(self, 0, 1, self)") + "  self: grad\n",
        """
        t.yaml:4:12: f: np.clip takes from 1 to 3 arguments, but 4 were given, in forward
            forward: np.clip(self, 0, 1, self)
                     ^~~~~~~
        write np.clip(a, a_min=..., a_max=...)
        """,
    ),
    "a keyword of Python": (
        ROW.replace("Tensor self", "Tensor class"),
        """
        t.yaml:1:18: f: 'class' is a keyword of Python, which the name of an argument cannot be
            - name: f(Tensor class) -> Tensor
                             ^~~~~
        call it 'input' or the like
        """,
    ),
    "a kernel that is not there": (
        ROW.replace("np.sin(self)", "kernels.sine(self)") + "  self: grad\n",
        """
        t.yaml:4:12: f: unknown kernel 'sine' in forward
            forward: kernels.sine(self)
                     ^~~~~~~~~~~~
        add it to my_kernels.py, or name another module with --kernels
        """,
    ),
    "a kernel of a formula that is not there": (
        ROW + "  self: grad * kernels.cosine(self)\n",
        """
        t.yaml:5:16: f: unknown kernel 'cosine' in the formula of 'self'
            self: grad * kernels.cosine(self)
                         ^~~~~~~~~~~~~~
        add it to my_kernels.py, or name another module with --kernels
        """,
    ),
    "a sum of a pointwise row": (
        ROW.replace("np.sin", "np.sum") + "  self: grad\n",
        """
        t.yaml:4:12: f: np.sum combines elements, but a row of kind pointwise promises: each \
element of the output comes from the elements at its place
            forward: np.sum(self)
                     ^~~~~~
        write kind: reduction, or the kind that it is
        """,
    ),
    "a square of a linear row": (
        ROW.replace("pointwise", "linear").replace("np.sin(self)", "self * self")
        + "  self: grad\n",
        """
        t.yaml:4:12: f: 'self * self' is not linear, but a row of kind linear promises to be \
linear in 'self'
            forward: self * self
                     ^~~~~~~~~~~
        write kind: pointwise, or another that fits
        """,
    ),
    "nothing": (
        "# no rows\n",
        """
        t.yaml:1:1: the table has no rows
        `python -m codegen new NAME` prints one to start from
        """,
    ),
}


@pytest.mark.parametrize("mistake", SAID)
def test_one_mistake_gives_one_error(mistake: str) -> None:
    table, text = SAID[mistake]
    assert said_of_own(table) == dedent(text).strip() + "\n\n1 error"


@pytest.mark.parametrize(
    "condition", ["self.ndim > 0", "weight is None", "self.shape[0] == 1", "dim", "not keepdim"]
)
def test_conditions_that_have_a_truth(condition: str, tmp_path: Path) -> None:
    table = tmp_path / "conditions.yaml"
    table.write_text(
        "- name: chosen_f(Tensor self, Tensor? weight=None, int dim=0, bool keepdim=False) "
        "-> Tensor\n  kind: pointwise\n  forward: np.sin(self)\n"
        f"  self: grad * cos(self) if {condition} else cos(self) * grad\n  weight: zero\n"
    )
    ag.unload_table(ag.load_table(table))


# ---- verbs -------------------------------------------------------------------------------------


def test_generate_says_to_build(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = tmp_path / "my_ops.yaml"
    table.write_text(ROW + "  self: grad * cos(self)\n")
    assert main(["generate", "--table", str(table)]) == 2
    assert capsys.readouterr().err == (
        f"{table} is a table of your own, and generated/ is of derivatives.yaml: run "
        f"`python -m codegen build {table}`\n"
    )


def test_build_says_nothing_of_kernels_where_none_are_used(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = tmp_path / "my_ops.yaml"
    table.write_text(ROW + "  self: grad * coss(self)\n")
    assert main(["build", str(table), "--package", str(tmp_path / "built")]) == 1
    assert "kernel" not in capsys.readouterr().err


def test_build_names_the_module_of_kernels(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = tmp_path / "my_ops.yaml"
    table.write_text(ROW.replace("np.sin", "kernels.sine") + "  self: grad * cos(self)\n")
    assert main(["build", str(table), "--package", str(tmp_path / "built")]) == 1
    hint = "write my_ops_kernels.py beside the table, or name a module with --kernels"
    assert hint in capsys.readouterr().err
    kernels = tmp_path / "functions.py"
    kernels.write_text("def other(x):\n    return x\n")
    given = ["--package", str(tmp_path / "built"), "--kernels", str(kernels)]
    assert main(["build", str(table), *given]) == 1
    assert f"add it to {kernels}, or name another module" in capsys.readouterr().err


def test_load_table_names_the_kernels_it_was_given(tmp_path: Path) -> None:
    table = tmp_path / "my_ops.yaml"
    table.write_text(ROW.replace("np.sin", "kernels.sine") + "  self: grad * cos(self)\n")
    with pytest.raises(TableError, match=r"pass the module that has it: load_table\(path, kern"):
        ag.load_table(table)


@pytest.mark.parametrize("verb", ["build", "lint"])
def test_verbs_refuse_broken_promises(
    verb: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = tmp_path / "my_ops.yaml"
    (tmp_path / "my_ops_kernels.py").write_text("def total(x):\n    return x.sum()\n")
    table.write_text(ROW.replace("np.sin", "kernels.total") + "  self: grad\n")
    given = [str(table), "--package", str(tmp_path / "built")]
    assert main([verb, *(given if verb == "build" else ["--table", str(table)])]) == 1
    said = "of elements of shape (2, 3) it makes an output of shape ()"
    assert said in capsys.readouterr().err
    assert not (tmp_path / "built").exists()


@pytest.mark.parametrize(
    "name",
    [
        *("numpy", "NumPy", "scipy", "torch", "jax", "pytest", "autograd", "codegen", "generated"),
        *("json", "sys", "test", "tests", "conftest", "yaml", "autograd_tables", "hypothesis"),
    ],
)
def test_a_package_hides_no_other(name: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=f"there is a package '{name}' already"):
        package_name(tmp_path / name)


@pytest.mark.parametrize("name", ["__init__", "__main__", "_", "_x", "class", "None", "a-b", "1a"])
def test_a_package_has_a_name_that_can_be_imported(name: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=f"'{name}' cannot be imported"):
        package_name(tmp_path / name)
    if not name.isidentifier():
        return
    table = tmp_path / "t.yaml"
    table.write_text(ROW + "  self: grad * cos(self)\n")
    with pytest.raises(ValueError, match=f"'{name}' cannot name a table"):
        ag.load_table(table, name=name)


def test_the_domains_and_kinds_are_documented() -> None:
    from codegen.probe.promises import PROMISES

    text = (ROOT / "docs" / "table.md").read_text()
    for word in (*DOMAINS, *PROMISES):
        assert f"`{word}`" in text
