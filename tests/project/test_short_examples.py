"""The short examples: each runs, draws its picture, and is right by something it does not use.

The other oracle is a closed form, published figures, SciPy, or finite differences.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd import func

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples"
NAMES = (
    "bayesian_regression", "gaussian_process", "inverse_kinematics", "kalman_filter",
    "logistic_regression", "neural_ode", "per_sample_gradients", "physics_informed",
    "polynomial_fit",
)  # fmt: skip
WITHOUT_SCIPY = ("bayesian_regression", "inverse_kinematics", "neural_ode", "polynomial_fit")
DRAWN = importlib.util.find_spec("matplotlib") is not None


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Imports an example as its own folder sees it."""
    monkeypatch.syspath_prepend(str(EXAMPLES))

    def load(name: str) -> ModuleType:
        if name not in WITHOUT_SCIPY:
            pytest.importorskip("scipy")
        return importlib.import_module(name)

    return load


def central(f: Any, x: np.ndarray, step: float = 1e-6) -> np.ndarray:
    """The derivatives of an array function by finite differences, those by x last."""
    moves = np.eye(len(x)) * step
    return np.stack([(f(x + m) - f(x - m)) / (2 * step) for m in moves], axis=-1)


@pytest.mark.parametrize("name", NAMES)
def test_a_quick_run_draws_and_says(name: str, example: Any, tmp_path: Path, capsys: Any) -> None:
    assert example(name).main(["--quick", "--out", str(tmp_path / "new")]) == 0
    said = capsys.readouterr()
    assert said.out and all(character.isprintable() or character == "\n" for character in said.out)
    picture = tmp_path / "new" / f"{name}.png"
    if DRAWN:
        assert picture.read_bytes().startswith(b"\x89PNG")
        assert said.err == f"picture: {picture}\n"
    else:
        assert said.err == "no picture: matplotlib is not installed\n"


def test_every_short_example_is_here() -> None:
    found = {path.stem for path in EXAMPLES.glob("*.py") if "import draw, " in path.read_text()}
    assert found == set(NAMES)
    page = (ROOT / "docs" / "examples.md").read_text(encoding="utf-8")
    listed = set(re.findall(r"^\| `(\w+)\.py` \|", page, re.MULTILINE))
    helpers = {"characters", "pictures"}
    assert listed == {path.stem for path in EXAMPLES.glob("*.py")} - helpers


def test_an_example_runs_from_anywhere_without_a_screen(tmp_path: Path) -> None:
    kept = {name: value for name, value in os.environ.items() if "DISPLAY" not in name}
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / "polynomial_fit.py"), "--quick"],
        cwd=tmp_path,
        env={**kept, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("coefficients: ")
    assert (tmp_path / "pictures" / "polynomial_fit.png").exists() == DRAWN


def test_without_matplotlib_there_is_the_result_and_no_picture(
    example: Any, tmp_path: Path, capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = example("polynomial_fit")
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    assert module.main(["--quick", "--out", str(tmp_path / "none")]) == 0
    said = capsys.readouterr()
    assert said.err == "no picture: matplotlib is not installed\n"
    assert said.out.startswith("coefficients: ") and not (tmp_path / "none").exists()


@pytest.mark.parametrize(
    ("options", "message"),
    [(["--seed", "-1"], "must not be negative, got -1"), (["--out", "FILE"], "not a folder: ")],
)
def test_wrong_options(
    options: list[str], message: str, example: Any, tmp_path: Path, capsys: Any
) -> None:
    file = tmp_path / "file"
    file.touch()
    given = [str(file) if option == "FILE" else option for option in options]
    with pytest.raises(SystemExit) as stop:
        example("polynomial_fit").main(given)
    assert stop.value.code == 2 and message in capsys.readouterr().err


def test_descent_finds_the_polynomial_of_least_squares(example: Any) -> None:
    module = example("polynomial_fit")
    x, y = module.noisy_wave(1)
    coefficients, losses = module.fit(x, y, 300)
    expected = np.polynomial.chebyshev.chebfit(x, y, module.DEGREE)
    assert np.allclose(coefficients, expected, rtol=0, atol=1e-9)
    least = np.mean((np.polynomial.chebyshev.chebval(x, expected) - y) ** 2)
    assert np.isclose(losses[-1], least, rtol=1e-12)


def test_logistic_regression_is_where_reweighted_least_squares_end(example: Any) -> None:
    module = example("logistic_regression")
    points, labels = module.two_clouds(1, 100)
    rows = module.features(points)
    penalty = np.diag([0.0] + [module.RIDGE] * 5)
    weights = np.zeros(6)
    for _ in range(30):
        chance = 1 / (1 + np.exp(-rows @ weights))
        slope = rows.T @ (chance - (labels + 1) / 2) + penalty @ weights
        bend = rows.T @ (rows * (chance * (1 - chance))[:, None]) + penalty
        weights = weights - np.linalg.solve(bend, slope)
    assert np.allclose(module.fit(rows, labels).x, weights, rtol=0, atol=1e-7)


def test_the_solver_follows_scipy_and_its_gradient_finite_differences(example: Any) -> None:
    integrate = pytest.importorskip("scipy.integrate")
    module = example("neural_ode")
    ours = np.stack(module.solution(module.truth, module.START, 30, substeps=20))
    times = np.arange(30) * module.INTERVAL
    theirs = integrate.solve_ivp(
        lambda t, x: module.truth(x), (0, times[-1]), module.START, "DOP853", times,
        rtol=1e-12, atol=1e-12,
    )  # fmt: skip
    assert np.allclose(ours, theirs.y.T, rtol=0, atol=1e-5)

    ag.manual_seed(3)
    model = module.network(4)
    starts = np.arange(0, 20, 2)
    module.segment_loss(model, ours, starts, 6).backward()
    weights = model[2].weight
    flat = weights.detach().numpy().copy().reshape(-1)

    def loss(values: np.ndarray) -> np.ndarray:
        with ag.no_grad():
            weights.copy_(ag.tensor(values.reshape(weights.shape)))
            return module.segment_loss(model, ours, starts, 6).numpy()

    assert np.allclose(central(loss, flat), weights.grad.numpy().reshape(-1), rtol=1e-6, atol=1e-9)


@pytest.mark.slow
def test_the_network_learns_the_motion(example: Any) -> None:
    module = example("neural_ode")
    observed = np.stack(module.solution(module.truth, module.START, 100, substeps=20))
    _, losses = module.train(observed, 150, seed=0)
    assert np.mean(losses[-20:]) < 0.25 * losses[0]


def test_the_likelihood_of_a_gaussian_process_and_its_gradient(example: Any) -> None:
    stats = pytest.importorskip("scipy.stats")
    module = example("gaussian_process")
    x, y = module.samples(1, 20)
    logs = np.log([1.5, 0.8, 0.3])

    def covariance(logs: np.ndarray) -> np.ndarray:
        return module.kernel(logs, x, x) + np.exp(2 * logs[2]) * np.eye(20)

    value, gradient = func.value_and_grad(module.loss)(logs, x, y)
    assert np.isclose(value, -stats.multivariate_normal.logpdf(y, cov=covariance(logs)), rtol=1e-8)
    # Rasmussen and Williams, equation 5.9; the slopes of the covariance by differences.
    inverse = np.linalg.inv(covariance(logs))
    alpha = inverse @ y
    slopes = central(covariance, logs)
    expected = -0.5 * np.einsum("ij,jik->k", np.outer(alpha, alpha) - inverse, slopes)
    assert np.allclose(gradient, expected, rtol=1e-6)

    found = module.fit(x, y)
    assert found.success and np.allclose(found.jac, 0, atol=1e-3)
    better = [
        module.loss(found.x + move, x, y) for move in 0.01 * np.vstack([np.eye(3), -np.eye(3)])
    ]
    assert min(better) > found.fun


def test_the_process_goes_through_data_without_noise(example: Any) -> None:
    module = example("gaussian_process")
    x = np.linspace(0, 3, 6)
    mean, deviation = module.predict(np.log([1.0, 1.0, 1e-5]), x, np.sin(x), x)
    assert np.allclose(mean, np.sin(x), atol=1e-6) and np.all(deviation < 1e-3)
    _, far = module.predict(np.log([1.0, 2.0, 1e-5]), x, np.sin(x), np.array([50.0]))
    assert np.allclose(far, 2.0)


def test_the_nile_as_durbin_and_koopman_have_it(example: Any) -> None:
    module = example("kalman_filter")
    assert len(module.NILE) == 100 and np.isclose(module.NILE.mean(), 919.35)
    found = module.fit(module.NILE)
    noise, wander = np.exp(found.x)
    # Time Series Analysis by State Space Methods, second edition, section 2.10: 15099 and 1469.1.
    assert np.isclose(noise, 15099, rtol=1e-3) and np.isclose(wander, 1469.1, rtol=2e-3)


def test_the_filter_gives_the_density_of_the_differences(example: Any) -> None:
    stats = pytest.importorskip("scipy.stats")
    module = example("kalman_filter")
    series, logs = module.NILE[:30], np.log([15_000.0, 2_000.0])
    noise, wander = np.exp(logs)
    # A level that wanders has differences of variance wander + 2 noise, neighbours -noise.
    covariance = np.diag([wander + 2 * noise] * 29)
    covariance -= noise * (np.eye(29, k=1) + np.eye(29, k=-1))
    expected = -stats.multivariate_normal.logpdf(np.diff(series), cov=covariance)
    value, gradient = func.value_and_grad(module.loss)(logs, series)
    assert np.isclose(value, expected, rtol=1e-12)
    assert np.allclose(gradient, central(lambda x: module.loss(x, series), logs), rtol=1e-6)


def test_an_arm_of_two_links_by_the_law_of_cosines(example: Any) -> None:
    module = example("inverse_kinematics")
    lengths, target = np.array([1.0, 0.7]), np.array([0.9, 0.8])
    angles = module.reach(target, np.array([0.1, 0.5]), lengths)[-1]
    elbow = np.arccos((target @ target - lengths @ lengths) / (2 * lengths.prod()))
    shoulder = np.arctan2(*target[::-1]) - np.arctan2(
        lengths[1] * np.sin(elbow), lengths[0] + lengths[1] * np.cos(elbow)
    )
    assert np.allclose(angles, [shoulder, elbow], atol=1e-8)


def test_the_jacobian_of_the_hand_and_a_target_out_of_reach(example: Any) -> None:
    module = example("inverse_kinematics")
    lengths, angles = np.array([1.0, 0.8, 0.6]), np.array([0.3, -0.4, 1.1])
    ours = func.jacfwd(module.hand)(angles, lengths)
    assert np.allclose(ours, central(lambda x: module.hand(x, lengths), angles), atol=1e-8)
    end = module.hand(module.reach(np.array([3.0, 3.0]), angles, lengths)[-1], lengths)
    assert np.allclose(end, 2.4 * np.sqrt(0.5), atol=1e-2), "stretched out towards it"


@pytest.mark.slow
def test_the_samples_have_the_moments_of_the_posterior(example: Any) -> None:
    special = pytest.importorskip("scipy.special")
    module = example("bayesian_regression")
    rows, values = module.data(2)
    # Murphy, Machine Learning: A Probabilistic Perspective (2012), section 7.6.3.
    spread = np.linalg.inv(rows.T @ rows + np.eye(2) / module.WIDTH**2)
    mean = spread @ rows.T @ values
    shape = module.SHAPE + len(values) / 2
    scale = module.SCALE + 0.5 * (values @ values - mean @ rows.T @ values)
    means = [*mean, np.log(scale) - special.digamma(shape)]
    deviations = np.sqrt([*np.diag(spread) * scale / (shape - 1), special.polygamma(1, shape)])
    chain, accepted = module.sample(rows, values, 1000, seed=0)
    assert np.all(np.abs(chain.mean(axis=0) - means) < 5 * deviations / np.sqrt(1000))
    assert np.allclose(chain.std(axis=0), deviations, rtol=0.12)
    assert 0.8 < accepted < 1


def test_the_energy_differs_from_the_density_by_a_constant(example: Any) -> None:
    stats = pytest.importorskip("scipy.stats")
    module = example("bayesian_regression")
    rows, values = module.data(2)

    def log_density(state: np.ndarray) -> float:
        """Of prior and likelihood; the last term turns a variance into its logarithm."""
        weights, variance = state[:2], np.exp(state[2])
        return (
            stats.norm.logpdf(values, rows @ weights, variance**0.5).sum()
            + stats.norm.logpdf(weights, 0, module.WIDTH * variance**0.5).sum()
            + stats.invgamma.logpdf(variance, module.SHAPE, scale=module.SCALE)
            + state[2]
        )

    states = np.random.default_rng(0).normal(size=(5, 3))
    sums = [module.energy(state, rows, values) + log_density(state) for state in states]
    assert np.allclose(sums, sums[0], rtol=1e-10)


def test_gradients_of_samples_by_the_formula_of_softmax(example: Any) -> None:
    module = example("per_sample_gradients")
    rng = np.random.default_rng(0)
    weights, images = rng.normal(size=(10, 6)), rng.normal(size=(20, 6))
    labels = rng.integers(0, 10, size=20)
    scores = images @ weights.T
    chances = np.exp(scores) / np.exp(scores).sum(axis=1, keepdims=True)
    expected = (chances - np.eye(10)[labels])[:, :, None] * images[:, None, :]
    assert np.allclose(module.per_sample(weights, images, labels), expected, atol=1e-12)


def test_large_gradients_find_the_wrong_labels(example: Any) -> None:
    module = example("per_sample_gradients")
    images, truth = module.load()
    images, truth = images[:400], truth[:400]
    labels, wrong = module.spoiled(truth, 5)
    assert np.array_equal(np.flatnonzero(labels != truth), np.sort(wrong)) and len(wrong) == 20
    gradients = module.per_sample(module.train(images, labels), images, labels)
    suspects = np.argsort(-np.sqrt(np.sum(gradients**2, axis=(1, 2))))[:20]
    assert len(np.intersect1d(suspects, wrong)) >= 15


def test_the_law_is_known_to_the_residuals(example: Any) -> None:
    module = example("physics_informed")
    times = np.linspace(0.1, 3, 7)
    u, first, second = module.with_slopes(module.motion, times)
    law = second + 2 * module.DAMPING * first + module.FREQUENCY**2 * u
    assert np.allclose(law, 0, atol=1e-12), "the motion follows it"
    start = module.start(0)
    seen = module.motion(times)
    jacobian = func.jacrev(module.residual)(start, times, seen, times)
    expected = central(lambda x: module.residual(x, times, seen, times), start)
    assert np.allclose(jacobian, expected, rtol=1e-5, atol=1e-6)


@pytest.mark.slow
def test_the_damping_is_what_a_fit_of_the_closed_form_finds(example: Any) -> None:
    optimize = pytest.importorskip("scipy.optimize")
    module = example("physics_informed")
    times, seen = module.observations(0)

    def damped(t: np.ndarray, c: float, cosine: float, sine: float) -> np.ndarray:
        turn = np.sqrt(module.FREQUENCY**2 - c**2)
        return np.exp(-c * t) * (cosine * np.cos(turn * t) + sine * np.sin(turn * t))

    expected, _ = optimize.curve_fit(damped, times, seen, [0.1, 1.0, 0.0])
    found = module.fit(times, seen, 150, 0)
    assert abs(found.x[0] - expected[0]) < 0.01
    at = np.linspace(0, module.END, 50)
    assert np.allclose(module.network(found.x[1:], at), damped(at, *expected), atol=0.03)
