"""The examples, run as a reader would run them."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

import autograd as ag

ROOT = Path(__file__).resolve().parents[2]
DIGITS = ROOT / "examples" / "digits.py"
RESULT = re.compile(r"test accuracy: (\d+\.\d\d)% \((\d+) of (\d+)\)\n")


def load(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def digits() -> ModuleType:
    return load(DIGITS)


def run(folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """digits.py of this checkout from another folder; its picture goes to curve.png there."""
    return run_script("digits.py", folder, "--figure", "curve.png", *options)


def run_script(name: str, folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """An example of this checkout from another folder."""
    return subprocess.run(
        [sys.executable, str(DIGITS.parent / name), *options],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=300,
    )


def share(output: str) -> float:
    match = RESULT.fullmatch(output)
    assert match, output
    percent, right, total = match.groups()
    assert float(percent) == round(100 * int(right) / int(total), 2)
    return int(right) / int(total)


def test_the_data_are_what_their_readme_says(digits: ModuleType) -> None:
    folder = DIGITS.parent / "data"
    readme = (folder / "README.md").read_text(encoding="utf-8")
    with np.load(folder / "digits.npz", allow_pickle=False) as data:
        images, labels = data["images"], data["labels"]
    assert images.shape == (1797, 8, 8) and images.dtype == np.uint8 and images.max() == 16
    assert labels.shape == (1797,) and labels.dtype == np.uint8
    rows = np.column_stack([images.reshape(1797, 64), labels])
    text = "".join(",".join(map(str, row)) + "\n" for row in rows.tolist())
    for content in (
        (folder / "digits.npz").read_bytes(),
        images.tobytes() + labels.tobytes(),
        text.encode(),
    ):
        assert hashlib.sha256(content).hexdigest() in readme


def test_the_split_is_fixed_stratified_and_complete(digits: ModuleType) -> None:
    _, labels = digits.load()
    train, test = digits.split(labels)
    assert np.array_equal(np.sort(np.concatenate([train, test])), np.arange(len(labels)))
    shares = np.bincount(labels[test]) / np.bincount(labels)
    assert np.all(np.abs(shares - 0.25) < 0.01)
    again = digits.split(labels)
    assert np.array_equal(train, again[0]) and np.array_equal(test, again[1])


def test_jitter_moves_by_a_pixel_at_most(digits: ModuleType) -> None:
    images = np.zeros((200, 8, 8))
    images[:, 3, 4] = 1
    moved = digits.jitter(images.reshape(200, 64), np.random.default_rng(0))
    rows, columns = np.nonzero(moved.reshape(200, 8, 8).any(axis=0))
    assert set(rows) == {2, 3, 4} and set(columns) == {3, 4, 5}
    assert moved.shape == (200, 64) and np.all(moved.sum(axis=1) == 1)
    assert np.array_equal(
        digits.jitter(images.reshape(200, 64), np.random.default_rng(0), share=0),
        images.reshape(200, 64),
    )


def test_a_step_is_the_one_written_by_hand_in_numpy(digits: ModuleType) -> None:
    benchmark = load(ROOT / "benchmarks" / "bench_digits_step.py")
    ours, by_hand = benchmark.contestants(batch_size=32)
    losses = np.array([(ours(i), by_hand(i)) for i in range(30)])
    assert np.allclose(losses[:, 0], losses[:, 1], rtol=0, atol=1e-12)
    assert losses[-1, 0] < losses[0, 0] / 2


def test_a_quick_run_learns(tmp_path: Path) -> None:
    done = run(tmp_path, "--quick")
    assert done.returncode == 0, done.stderr
    assert share(done.stdout) > 0.85
    assert done.stderr.startswith("epoch 5/5  loss "), "one line of progress without a terminal"
    drawn = importlib.util.find_spec("matplotlib") is not None
    assert (tmp_path / "curve.png").exists() == drawn
    assert ("learning curve: curve.png" if drawn else "no learning curve") in done.stderr


def test_the_seed_decides_the_result(tmp_path: Path) -> None:
    short = ("--epochs", "1", "--hidden", "8", "8", "--seed", "7")
    first, again = (run(tmp_path, *short) for _ in range(2))
    strip = re.compile(r"  \d+\.\d s$", re.MULTILINE)
    assert first.stdout == again.stdout
    assert strip.sub("", first.stderr) == strip.sub("", again.stderr)


def test_a_poor_result_is_a_failure(tmp_path: Path) -> None:
    done = run(tmp_path, "--epochs", "1", "--lr", "1e-9")
    assert done.returncode == 1
    assert share(done.stdout) < 0.97
    assert "below the goal of 97%" in done.stderr


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--epochs", "0"], "argument --epochs: must be above 0 and finite, got 0"),
        (["--lr", "nan"], "argument --lr: must be above 0 and finite, got nan"),
        (["--seed", "-1"], "argument --seed: must not be negative, got -1"),
        (["--hidden", "3"], "argument --hidden: expected 2 arguments"),
        (["--figure", "nowhere/curve.png"], "argument --figure: no such folder: nowhere"),
    ],
)
def test_a_wrong_option_is_named(
    digits: ModuleType, capsys: pytest.CaptureFixture[str], options: list[str], message: str
) -> None:
    with pytest.raises(SystemExit, match=r"^2$"):
        digits.parse(options)
    assert message in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.parametrize("seed", [0, 1, 2])
def test_a_full_run_reaches_the_goal(tmp_path: Path, seed: int) -> None:
    done = run(tmp_path, "--seed", str(seed))
    assert done.returncode == 0, done.stdout + done.stderr
    assert share(done.stdout) >= 0.97


# ---- with modules and optimizers -----------------------------------------------------------------

# The operation of the table that the example stands on; without it there is nothing to run.
NEEDS = {
    "digits_cnn.py": (ag.nn.functional, "conv2d"),
    "char_rnn.py": (ag, "gru"),
    "small_gpt.py": (ag.nn.functional, "scaled_dot_product_attention"),
}
LOSS = re.compile(r"loss on unseen text: (\d+\.\d{3}) nats per character\n")


def skip_without(name: str) -> None:
    namespace, operation = NEEDS[name]
    if not hasattr(namespace, operation):
        pytest.skip(f"{operation} is not in the table")


def assert_drawn(folder: Path, name: str, done: subprocess.CompletedProcess[str]) -> None:
    drawn = importlib.util.find_spec("matplotlib") is not None
    assert (folder / "pictures" / f"{name}.png").exists() == drawn
    assert ("picture: " if drawn else "no picture: matplotlib is not installed") in done.stderr


def test_a_quick_convolutional_network_learns(tmp_path: Path) -> None:
    skip_without("digits_cnn.py")
    done = run_script("digits_cnn.py", tmp_path, "--quick")
    assert done.returncode == 0, done.stderr
    assert share(done.stdout) > 0.8
    assert done.stderr.startswith("epoch 2/2  loss ")
    assert_drawn(tmp_path, "digits_cnn", done)


@pytest.mark.parametrize("name", ["char_rnn.py", "small_gpt.py"])
@pytest.mark.slow  # a fast test of an example with modules and an optimizer stands above
def test_a_quick_writer_learns_and_writes(tmp_path: Path, name: str) -> None:
    skip_without(name)
    done = run_script(name, tmp_path, "--quick", "--sample", "30")
    assert done.returncode == 0, done.stderr
    found = LOSS.match(done.stdout)
    assert found, done.stdout
    # Each of the 64 characters as likely as the next would be ln 64 = 4.16.
    assert float(found[1]) < 3.4
    assert len(done.stdout[found.end() :].removesuffix("\n")) == 30
    assert_drawn(tmp_path, name.removesuffix(".py"), done)


def test_the_play_is_what_its_readme_says() -> None:
    folder = DIGITS.parent / "data"
    content = (folder / "midsummer.txt").read_bytes()
    readme = (folder / "README.md").read_text(encoding="utf-8")
    assert hashlib.sha256(content).hexdigest() in readme
    assert f"{len(content)} characters of ASCII" in readme and content.isascii()


@pytest.mark.slow
def test_a_convolutional_network_reaches_the_goal(tmp_path: Path) -> None:
    skip_without("digits_cnn.py")
    done = run_script("digits_cnn.py", tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert share(done.stdout) >= 0.985


@pytest.mark.slow
@pytest.mark.parametrize("name", ["char_rnn.py", "small_gpt.py"])
def test_a_writer_reaches_its_goal(tmp_path: Path, name: str) -> None:
    skip_without(name)
    done = run_script(name, tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_lazy_gradient_is_that_of_the_chunks() -> None:
    dask = pytest.importorskip("dask")
    pytest.importorskip("distributed")
    example = load(DIGITS.parent / "out_of_core.py")
    weights = np.linspace(-0.2, 0.3, example.COLUMNS)
    with dask.config.set(scheduler="synchronous"):
        value, gradient = example.lazy_gradient(weights, 3, 40)
    rows, labels = (
        np.concatenate(x) for x in zip(*(example.rows_of(i, 40) for i in range(3)), strict=True)
    )
    shares = 1 / (1 + np.exp(-(rows @ weights)))
    np.testing.assert_allclose(gradient, (shares - labels) @ rows, rtol=1e-12)
    parts = [example.chunk_gradient(i, weights, 40) for i in range(3)]
    np.testing.assert_allclose(sum(g for _, g in parts), gradient, rtol=1e-12)
    assert sum(v for v, _ in parts) == pytest.approx(value)


@pytest.mark.slow
@pytest.mark.parametrize("options", [(), ("--recipe",)], ids=["lazy", "recipe"])
def test_logistic_regression_out_of_core(tmp_path: Path, options: tuple[str, ...]) -> None:
    pytest.importorskip("distributed")
    done = run_script("out_of_core.py", tmp_path, "--quick", *options)
    assert done.returncode == 0, done.stderr
    assert "peak memory of the workers" in done.stdout
