"""Tables of somebody's own: built as a package, and loaded into memory."""

from __future__ import annotations

import copy
import json
import pickle
import subprocess
import sys
import types
from contextlib import suppress
from pathlib import Path

import numpy as np
import pytest

import autograd as ag
from autograd import tables
from autograd.transforms import forward_ad
from codegen import builtin
from codegen.__main__ import main
from codegen.parse.errors import TableError
from codegen.probe.cases import cases
from codegen.verbs.new import STARTERS, starter
from tests.support.blocks import blocks
from tests.support.tables import TABLES

TABLE = (TABLES / "own_ops.yaml").read_text(encoding="utf-8")
KERNELS = """
import numpy as np

bend = np.frompyfunc(np.tanh, 1, 1)


def softclip(x, bound):
    return bound * np.tanh(x / bound)


def halves(x):
    return np.split(x, 2)


def slope(x):
    return 3 * x * x
"""


@pytest.fixture
def kernels():
    module = types.ModuleType("own_kernels")
    exec(KERNELS, vars(module))
    return module


@pytest.fixture
def load(tmp_path):
    """Loads a table from a file of this text; what is loaded is unloaded after the test."""
    loaded = []

    def load(text, kernels=None, *, file="others.yaml", **options):
        path = tmp_path / file
        path.write_text(text, encoding="utf-8")
        loaded.append(ag.load_table(path, kernels, **options))
        return loaded[-1]

    yield load
    for module in loaded:
        with suppress(KeyError):
            tables.unload_table(module)


@pytest.fixture
def ops(load, kernels):
    return load(TABLE, kernels, file="own_ops.yaml")


def leaf(*values):
    return ag.tensor(values, requires_grad=True)


def test_a_table_in_memory_works_in_every_mode(ops):
    x, w = leaf(0.3, -1.2), leaf(1.0, 1.5)
    assert np.allclose(ops.softclip(x, 2).detach(), 2 * np.tanh(np.array([0.15, -0.6])))
    for function, inputs in [
        (ops.softclip, (x,)),
        (ops.gauss, (x, w)),
        (ops.both, (x,)),
        (ops.halves, (x,)),
        (ops.cube, (x,)),
        (ops.cube, (x, w)),
        (ops.gram, (ag.tensor([[1.0, 2.0], [3.0, 4.0]], requires_grad=True),)),
    ]:
        assert ag.gradcheck(function, inputs, check_forward_ad=True)
        assert ag.gradgradcheck(function, inputs)
    with forward_ad.dual_level():
        dual = forward_ad.make_dual(ag.tensor(0.5), ag.tensor(1.0))
        tangent = forward_ad.unpack_dual(ops.softclip(dual)).tangent
    assert np.isclose(tangent.item(), 1 - np.tanh(0.5) ** 2)


def test_it_takes_arrays_and_numbers_and_writes_in_place(ops):
    assert np.allclose(ops.softclip(np.array([0.5])).numpy(), np.tanh([0.5]))
    assert np.allclose(ops.gauss(ag.tensor([1.0]), 2.0).numpy(), np.exp(-0.25))
    x = leaf(0.5)
    y = x * 1
    ops.softclip_(y)
    y.sum().backward()
    assert np.allclose(x.grad, 1 - np.tanh(0.5) ** 2)


def test_a_users_ufunc_is_recorded(ops, kernels):
    x = leaf(0.5, 1.0)
    y = kernels.bend(x)
    assert type(y.grad_fn).__name__ == "SoftclipBackward0"


def test_the_registry_knows_the_rows_until_they_are_unloaded(ops):
    assert ag.registry["softclip"].location == "own_ops.yaml:1"
    assert ag.registry["softclip"].formulas == {"self": "grad * (1 - (result / bound) ** 2)"}
    loaded = len(ag.registry)
    y = ops.softclip(leaf(0.5))
    tables.unload_table(ops)
    assert len(ag.registry) == loaded - 7 and "softclip" not in ag.registry
    y.backward()  # what was computed stays valid
    with pytest.raises(KeyError):
        tables.unload_table(ops)


def test_loading_again_replaces(load, kernels):
    load(TABLE, kernels)
    load(TABLE.replace("self ** 3 * other", "self ** 3 * other * 1"), kernels)
    assert ag.registry["cube.Times"].forward == "self ** 3 * other * 1"
    with pytest.raises(TableError):
        load("- name: broken", kernels)
    assert ag.registry["cube.Times"].forward == "self ** 3 * other * 1"  # the old one is kept


def test_rows_of_a_table_loaded_again_call_its_new_rows(load):
    around = (
        "\n- name: around(Tensor self) -> Tensor\n  kind: composite\n  composite: within(self)\n"
    )
    rows = starter("within", "pointwise") + around
    first = load(rows).around(ag.tensor(0.5)).item()
    again = load(rows.replace("forward: np", "forward: 2 * np"))
    assert again.around(ag.tensor(0.5)).item() == 2 * first


def test_a_table_that_cannot_come_in_replaces_none(ops, load):
    others = load(starter("bend", "pointwise"))
    with pytest.raises(ValueError, match=r"'softclip' of others\.yaml:1"):
        load(starter("softclip", "pointwise"))
    assert ag.registry["bend"].path == "others.yaml"
    assert others.bend(leaf(0.0)).item() == 0


def test_two_tables_with_one_name_are_refused_citing_both_lines(ops, load):
    with pytest.raises(ValueError, match=r"'softclip' of others.yaml:3 .* own_ops.yaml:1"):
        load("\n\n" + starter("softclip", "pointwise"))
    assert ag.registry["softclip"].path == "own_ops.yaml"
    assert ops.softclip(ag.tensor(0.0)).item() == 0


@pytest.mark.parametrize(
    ("row", "message"),
    [
        (starter("sin", "pointwise"), "'sin' is an operation already"),
        (starter("linalg.mine", "pointwise"), "its package is its namespace"),
        (starter("functions", "pointwise"), "the name of a module of the package"),
        (starter("f", "pointwise") + "\n  operator: matmul", "only the built-in table"),
        (starter("f", "pointwise") + "\n  numpy: tanh", "'tanh' belongs to 'tanh' already"),
        (starter("f", "pointwise") + "\n  numpy: kernels.g", "there is no kernel 'g'"),
        (starter("f", "pointwise") + "\n  aliases: special.f", "cannot be a name of the package"),
        (starter("f", "pointwise").replace("np.tanh", "kernels.g"), "unknown kernel 'g'"),
        (starter("dispatch", "pointwise"), "generated code calls something else 'dispatch'"),
        (starter("__all__", "pointwise"), "cannot start with '__'"),
        (starter("f", "pointwise") + "\n  aliases: Tensor", "cannot be named 'Tensor'"),
        ("# nothing yet\n", "others.yaml:1:1: the table has no rows"),
    ],
)
def test_what_an_own_table_must_not_hold(load, row, message):
    with pytest.raises(TableError, match=message):
        load(row)


def test_a_clash_with_the_built_in_table_cites_both_lines(load):
    line = ag.registry["sin"].line
    with pytest.raises(TableError, match=rf"others.yaml:2:9: sin.*[\s\S]*derivatives.yaml:{line}"):
        load("# mine\n" + starter("sin", "pointwise"))


def test_every_starter_is_a_valid_row(load):
    module = load("\n".join(starter(f"my_{kind}", kind) for kind in STARTERS))
    assert len(module.__all__) >= len(STARTERS)


def run(*arguments: str, folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        text=True,
        capture_output=True,
        check=False,
        env={"PYTHONPATH": f"{builtin.ROOT}:{folder}", "PATH": ""},
    )


@pytest.fixture
def built(tmp_path, capsys):
    (tmp_path / "own_ops.yaml").write_text(TABLE)
    (tmp_path / "own_ops_kernels.py").write_text(KERNELS)
    table, folder = str(tmp_path / "own_ops.yaml"), str(tmp_path / "own_ops")
    assert main(["build", table, "--package", folder]) == 0
    assert "7 rows: import own_ops" in capsys.readouterr().out
    return tmp_path


USE = """
import pickle, numpy as np, autograd as ag, own_ops
x = ag.tensor([0.3, -1.2], requires_grad=True)
y = own_ops.both(x)
y.sum().backward()
assert ag.gradgradcheck(own_ops.both, (x,))
assert pickle.loads(pickle.dumps(own_ops.gauss)) is own_ops.gauss
assert ag.registry["cube.Times"].path == "own_ops.yaml"
own_ops.softclip_(y.detach())
print(type(own_ops.kernels.bend(x).grad_fn).__name__)
"""


def test_a_built_package_is_imported_and_passes_its_tests(built):
    used = run("-c", USE, folder=built)
    assert used.stdout == "SoftclipBackward0\n", used.stderr
    tested = run("-m", "pytest", "-q", "-p", "no:cacheprovider", "own_ops", folder=built)
    assert "7 passed" in tested.stdout, tested.stdout
    page = (built / "own_ops" / "docs" / "derivatives.md").read_text()
    assert "### softclip" in page and "../own_ops.yaml" in page
    assert "def softclip(input: TensorLike" in (built / "own_ops" / "__init__.pyi").read_text()


def test_its_tests_find_a_wrong_derivative(built):
    table = built / "own_ops.yaml"
    table.write_text(TABLE.replace("1 - (result / bound) ** 2", "1 - result / bound"))
    assert main(["build", str(table), "--package", str(built / "own_ops")]) == 0
    tested = run("-m", "pytest", "-q", "-p", "no:cacheprovider", "own_ops", folder=built)
    assert "GradcheckError" in tested.stdout and tested.returncode == 1


def test_check_finds_a_stale_package(built, capsys):
    table, folder = str(built / "own_ops.yaml"), str(built / "own_ops")
    assert main(["build", table, "--package", folder, "--check"]) == 0
    (built / "own_ops" / "operations.py").write_text("# Generated from nothing\n")
    assert main(["build", table, "--package", folder, "--check"]) == 1
    assert "is stale: run `python -m codegen build" in capsys.readouterr().err


@pytest.mark.parametrize(
    "name", ["no-module", "class", "numpy.py", "autograd", "json", "..", "x y"]
)
def test_a_package_needs_a_name_that_can_be_imported(tmp_path, name, capsys):
    table = tmp_path / "own.yaml"
    table.write_text(starter("f", "pointwise"))
    assert main(["build", str(table), "--package", str(tmp_path / name)]) == 2
    assert capsys.readouterr().err.startswith("--package")


def test_files_of_another_origin_are_left_alone(tmp_path, capsys):
    table, folder = tmp_path / "own.yaml", tmp_path / "mine"
    table.write_text(starter("f", "pointwise"))
    folder.write_text("")
    assert main(["build", str(table), "--package", str(folder)]) == 2
    assert capsys.readouterr().err.endswith("mine: it is a file: name a folder\n")
    folder.unlink()
    folder.mkdir()
    (folder / "__init__.py").write_text("print('mine')\n")
    assert main(["build", str(table), "--package", str(folder)]) == 2
    assert "left alone" in capsys.readouterr().err
    assert [path.name for path in folder.iterdir()] == ["__init__.py"]


def test_kernels_written_by_hand_in_the_package_are_used(tmp_path):
    table, folder = tmp_path / "own_ops.yaml", tmp_path / "own_ops"
    table.write_text(TABLE)
    folder.mkdir()
    (folder / "kernels.py").write_text(KERNELS)
    assert main(["build", str(table), "--package", str(folder)]) == 0
    assert (folder / "kernels.py").read_text() == KERNELS


@pytest.mark.parametrize(
    ("now", "before"),
    [
        ('check_format("own_ops", 5)', 'check_format("own_ops", 3)'),
        ("import check_format, register_rows", "import register"),  # of format 3 and before
    ],
)
def test_a_package_of_another_format_asks_to_be_built_again(built, now, before):
    path = built / "own_ops" / "__init__.py"
    assert now in path.read_text()
    path.write_text(path.read_text().replace(now, before))
    used = run("-c", "import own_ops", folder=built)
    assert "run `python -m codegen build`" in used.stderr


def test_an_installed_table_is_found_by_its_entry_point(built):
    info = built / "own_ops-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: own-ops\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[autograd.tables]\nown_ops = own_ops\nmissing = no_such_package\n"
    )
    used = run("-c", "import autograd as ag; print(ag.registry['softclip'].path)", folder=built)
    assert used.stdout == "own_ops.yaml\n", used.stderr
    assert "the table 'missing' (no_such_package) is left out" in used.stderr


def test_tensors_of_own_rows_copy_like_others(ops):
    y = ops.softclip(leaf(0.5).detach())
    assert copy.deepcopy(y).item() == y.item() == pickle.loads(pickle.dumps(y)).item()


LISTS = """
- name: product(Tensor[] tensors) -> Tensor
  kind: reduction
  forward: kernels.product(tensors)
  tensors: kernels.product_slopes(grad, result, tensors)
"""


def test_second_derivatives_through_a_list_of_leaves(load):
    kernels = types.SimpleNamespace(
        product=lambda tensors: np.prod(np.stack(tensors), 0),
        product_slopes=lambda grad, result, tensors: [grad * result / t for t in tensors],
    )
    ops, inputs = load(LISTS, kernels), (leaf(0.3, -1.2), leaf(2.0, 0.7))
    assert ag.gradcheck(lambda *xs: ops.product(xs), inputs, check_forward_ad=True)
    assert ag.gradgradcheck(lambda *xs: ops.product(xs), inputs)


NUMBERS = (TABLES / "numbers.yaml").read_text(encoding="utf-8")


def test_samples_follow_from_the_row(load):
    def tilted(image, slope):
        if (image.ndim, slope.ndim) != (2, 0):
            raise ValueError("a picture and a number")
        return image * slope

    ops = load(NUMBERS, types.SimpleNamespace(tilted=tilted))
    found = {case.row.name: case for case in cases(ops)}
    for case in found.values():
        case.check()
    drawn = next(found["scaled_log"].calls(((4,),)))
    assert (drawn["base"], drawn["n"], drawn["factor"]) == (1.5, 3, 1.0)
    assert drawn["self"].min() > 3
    drawn = next(found["chosen.only"].calls(((4, 4), (4,))))
    assert drawn["index"].dtype == np.int64 and not drawn["index"].requires_grad
    assert set(drawn["index"].numpy().ravel().tolist()) <= {0, 1}


def test_a_failed_load_leaves_nothing_behind(load, ops):
    with pytest.raises(ValueError, match="has the name of one of"):
        load(starter("softclip", "pointwise"))
    assert not [name for name in sys.modules if name.startswith("autograd_tables.others")]
    assert load(starter("softer", "pointwise")).softer(leaf(0.0)).item() == 0


@pytest.mark.parametrize("name", ["class", "x y", "a.b", "größe"])
def test_a_table_in_memory_needs_a_name_that_can_be_imported(load, name):
    with pytest.raises(ValueError, match=f"'{name}' cannot name a table: pass name="):
        load(starter("f", "pointwise"), name=name)


def test_line_endings_of_windows_a_byte_order_mark_and_other_alphabets(tmp_path):
    path = tmp_path / "windows.yaml"
    row = starter("f", "pointwise").replace("One sentence", "½·x² → «größer» {{ x }} \\ '''")
    path.write_bytes(row.replace("\n", "\r\n").encode("utf-8-sig"))
    ops = ag.load_table(path)
    assert "½·x² → «größer» {{ x }} \\ '''" in ops.f.__doc__
    tables.unload_table(ops)


def test_kernels_may_be_a_class_or_an_instance(load):
    class Kernels:
        @staticmethod
        def plain(x):
            return 2 * x

        def bound(self, x):
            return 3 * x

    row = starter("f", "linear").replace("self[::-1]", "kernels.plain(self)")
    assert ag.gradcheck(load(row.replace("flip(grad, 0)", "2 * grad"), Kernels).f, (leaf(1.0),))
    row = row.replace("plain", "bound").replace("flip(grad, 0)", "3 * grad")
    assert ag.gradcheck(load(row, Kernels()).f, (leaf(1.0),))
    with pytest.raises(TableError, match=r"kernels\.bound is called without 'x'"):
        load(row, Kernels)


def test_a_package_is_built_from_files_of_windows(tmp_path):
    table, folder = tmp_path / "own_ops.yaml", tmp_path / "own_ops"
    for path, text in [(table, TABLE), (tmp_path / "own_ops_kernels.py", KERNELS)]:
        path.write_bytes(text.replace("\n", "\r\n").encode("utf-8-sig"))
    assert main(["build", str(table), "--package", str(folder)]) == 0
    assert main(["build", str(table), "--package", str(folder), "--check"]) == 0
    assert (folder / "own_ops.yaml").read_bytes() == TABLE.encode()
    used = run("-c", "import own_ops; print(own_ops.softclip(0.0).item())", folder=tmp_path)
    assert used.stdout == "0.0\n", used.stderr


def test_a_table_inside_of_its_package_is_left_as_it_is(tmp_path):
    folder = tmp_path / "own_ops"
    folder.mkdir()
    table = folder / "own_ops.yaml"
    table.write_bytes(TABLE.replace("\n", "\r\n").encode())
    (folder / "kernels.py").write_text(KERNELS)
    assert main(["build", str(table), "--package", str(folder)]) == 0
    assert main(["build", str(table), "--package", str(folder), "--check"]) == 0
    assert table.read_bytes() == TABLE.replace("\n", "\r\n").encode()
    used = run("-c", "import own_ops; print(own_ops.softclip(0.0).item())", folder=tmp_path)
    assert used.stdout == "0.0\n", used.stderr


BATCHED = (TABLES / "batched.yaml").read_text(encoding="utf-8")
HOW = {
    "bent": "elementwise", "gram_of": "loop", "fast_gram_of": "formula", "slow_sine": "loop",
    "inverted": "leading", "parts": "loop", "sum_of_both": "composite",
}  # fmt: skip


@pytest.mark.parametrize("name", HOW)
@pytest.mark.filterwarnings("ignore:There is a performance drop")
def test_own_rows_in_a_batch(load, name):
    """Batches of as many samples as these have rows, which a wrong rule would mix up."""
    function = getattr(load(BATCHED), name)
    assert ag.registry[name].vmap == HOW[name]

    def total(x):
        found = function(x)
        return sum(y.sin().sum() for y in (found if isinstance(found, tuple) else (found,)))

    cube = ag.tensor(np.random.default_rng(0).normal(size=(4, 4, 4)))
    for f in (total, ag.func.grad(total)):
        expected = np.stack([f(x).numpy() for x in cube])
        np.testing.assert_allclose(ag.func.vmap(f)(cube).numpy(), expected, 1e-10)


def test_own_rows_without_a_batching_rule_are_listed(tmp_path, capsys):
    path = tmp_path / "mine.yaml"
    path.write_text(BATCHED, encoding="utf-8")
    assert main(["list", "--table", str(path), "--json"]) == 0
    assert {row["name"]: row["vmap"] for row in json.loads(capsys.readouterr().out)} == HOW
    assert main(["list", "--table", str(path), "--missing-vmap", "--json"]) == 0
    assert [row["name"] for row in json.loads(capsys.readouterr().out)] == [
        name for name, word in HOW.items() if word == "loop"
    ]


def test_own_rows_without_a_batching_rule_warn(load):
    gram_of = load(BATCHED).gram_of
    with pytest.warns(UserWarning, match="performance drop because gram_of has no batching"):
        ag.func.vmap(gram_of)(ag.ones(2, 3, 3))


def test_a_forward_of_several_outputs_may_be_a_choice(load):
    table = load(
        "- name: bounds(int n, bool open) -> (Tensor low, Tensor high)\n"
        "  kind: creation\n"
        "  forward: (np.zeros(n), np.ones(n)) if open else (np.ones(n), np.zeros(n))\n"
    )
    for opened, first in ((True, 0.0), (False, 1.0)):
        assert [each.tolist() for each in table.bounds(2, opened)] == [[first] * 2, [1 - first] * 2]


@pytest.mark.parametrize("page", ["own-tables", "add-operation"])
def test_the_tables_of_the_documentation_are_right(page, tmp_path, capsys):
    pytest.importorskip("sympy")
    for each in blocks(builtin.ROOT / "docs" / f"{page}.md"):
        if each.file is not None:
            (tmp_path / each.file).write_text(each.text, encoding="utf-8")
    (table,) = tmp_path.glob("my_*.yaml")
    assert main(["verify", "--table", str(table)]) == 0
    assert "1 proved" in capsys.readouterr().out
