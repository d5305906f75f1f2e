"""What the verbs say of a user-defined table that is nearly right, read whole."""

from __future__ import annotations

from pathlib import Path

import pytest
from rows import golden, only_error, said_of_own

import autograd as ag
from codegen.__main__ import main
from codegen.model.domains import DOMAINS
from codegen.package.build import package_name
from codegen.parse.errors import TableError

ROOT = Path(__file__).resolve().parents[2]
ROW = "- name: f(Tensor self) -> Tensor\n  kind: pointwise\n  doc: A.\n  forward: np.sin(self)\n"


@golden("own_tables")
def test_one_mistake_gives_one_error(table: str) -> str:
    return only_error(said_of_own(table + "\n"))


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
