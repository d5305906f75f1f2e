"""The tables of examples/tables: built as packages, and their values against other sources."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import mpmath
import numpy as np
import pytest

import autograd as ag
from codegen.__main__ import main

ROOT = Path(__file__).resolve().parents[2]
TABLES = ROOT / "examples" / "tables"


def demo(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"{name}_demo", TABLES / name / f"{name}_demo.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def loaded(name: str) -> Iterator[Any]:
    module = demo(name)
    module.ops = module.load()
    yield module
    ag.unload_table(module.ops)


@pytest.fixture(scope="module")
def kepler() -> Iterator[Any]:
    yield from loaded("kepler")


@pytest.fixture(scope="module")
def bilateral() -> Iterator[Any]:
    yield from loaded("bilateral")


@pytest.fixture(scope="module")
def densities() -> Iterator[Any]:
    pytest.importorskip("scipy")
    yield from loaded("densities")


@pytest.mark.slow
def test_each_is_built_and_passes_the_tests_that_come_with_it(tmp_path: Path) -> None:
    names = sorted(path.name for path in TABLES.iterdir() if path.is_dir())
    assert names == ["bilateral", "densities", "kepler"]
    for name in names:
        table = TABLES / name / f"{name}.yaml"
        assert main(["build", str(table), "--package", str(tmp_path / name)]) == 0
    tested = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *names],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{tmp_path}"},
        text=True,
        capture_output=True,
        check=False,
    )
    assert tested.returncode == 0, tested.stdout
    assert "15 passed" in tested.stdout or not importlib.util.find_spec("scipy"), tested.stdout


# ---- Kepler's equation ---------------------------------------------------------------------------


def anomaly(mean: float, e: float) -> Any:
    """The root by bisection, then Newton's method, with 40 digits."""
    with mpmath.workdps(40):
        m, e = mpmath.mpf(mean), mpmath.mpf(e)
        sine, slope = (mpmath.sin, mpmath.cos) if e < 1 else (mpmath.sinh, mpmath.cosh)
        sign = 1 if e < 1 else -1
        # The root of the ellipse lies within e of M; that of the hyperbola where sinh has grown.
        low, high = (m, m + e) if e < 1 else (mpmath.mpf(0), mpmath.asinh(m) + 50)
        for _ in range(80):
            middle = (low + high) / 2
            above = sign * (middle - e * sine(middle)) > m
            low, high = (low, middle) if above else (middle, high)
        x = (low + high) / 2
        for _ in range(4):
            x -= (x - e * sine(x) - sign * m) / (1 - e * slope(x))
        return x


def relative_error(found: float, exact: Any) -> float:
    return float(abs(mpmath.mpf(found) - exact) / abs(exact))


MEANS = [1e-300, 1e-12, 1e-6, 1e-3, 0.1, 1.0, 2.5, 3.1]
ECCENTRICITIES = [0.0, 1e-9, 0.3, 0.9, 0.99, 1 - 1e-6, 1 - 1e-12, 1 - 2**-53]


@pytest.mark.parametrize("e", ECCENTRICITIES)
def test_eccentric_anomaly_is_right_to_the_last_digits(kepler: Any, e: float) -> None:
    found = kepler.ops.eccentric_anomaly(np.array(MEANS), e).numpy()
    for mean, each in zip(MEANS, found, strict=True):
        assert relative_error(each, anomaly(mean, e)) < 1e-15
    assert np.array_equal(kepler.ops.eccentric_anomaly(-np.array(MEANS), e).numpy(), -found)


@pytest.mark.parametrize("e", [1 + 2**-52, 1 + 1e-12, 1 + 1e-6, 1.01, 1.5, 10.0, 1e5])
def test_hyperbolic_anomaly_is_right_to_the_last_digits(kepler: Any, e: float) -> None:
    means = np.array([*MEANS, 100.0, 1e9])
    for mean, each in zip(
        means, kepler.ops.hyperbolic_anomaly(means, e).numpy().tolist(), strict=True
    ):
        assert relative_error(each, anomaly(mean, e)) < 1e-15


def test_anomalies_at_zero_of_many_turns_and_outside_of_the_domain(kepler: Any) -> None:
    ellipse, hyperbola = kepler.ops.eccentric_anomaly, kepler.ops.hyperbolic_anomaly
    assert ellipse(0.0, 1 - 2**-53).item() == 0 and hyperbola(0.0, 1 + 2**-52).item() == 0
    mean = np.array([7.0, -100.0, 1000.0])
    eccentric = ellipse(mean, 0.3).numpy()
    assert np.allclose(eccentric - 0.3 * np.sin(eccentric), mean, rtol=1e-15)
    assert np.isnan(ellipse(1.0, np.array([-0.1, 1.0, np.nan])).numpy()).all()
    assert np.isnan(hyperbola(1.0, np.array([1.0, 0.5])).numpy()).all()
    assert ellipse(np.float32(1), np.float32(0.5)).dtype == np.float32


@pytest.mark.parametrize("e", [0.3, 0.99, 1.01, 3.0])
def test_derivatives_of_the_anomalies_by_many_digits(kepler: Any, e: float) -> None:
    solve = kepler.ops.eccentric_anomaly if e < 1 else kepler.ops.hyperbolic_anomaly
    m, ecc = (ag.tensor(value, requires_grad=True) for value in (0.2, e))
    first = ag.grad(solve(m, ecc), (m, ecc), create_graph=True)
    second = [ag.grad(each, (m, ecc), retain_graph=True) for each in first]
    h = mpmath.mpf(10) ** -10

    def at(i: int, j: int) -> Any:
        return anomaly(mpmath.mpf(0.2) + i * h, mpmath.mpf(e) + j * h)

    with mpmath.workdps(40):
        expected = [(at(1, 0) - at(-1, 0)) / (2 * h), (at(0, 1) - at(0, -1)) / (2 * h)]
        mixed = (at(1, 1) - at(1, -1) - at(-1, 1) + at(-1, -1)) / (4 * h * h)
    for found, value in zip(first, expected, strict=True):
        assert relative_error(found.item(), value) < 1e-11
    assert relative_error(second[0][1].item(), mixed) < 1e-8
    assert np.isclose(second[0][1].item(), second[1][0].item(), rtol=1e-13)


def test_true_anomaly_is_the_angle_of_the_position(kepler: Any) -> None:
    mean, e = np.linspace(-9, 9, 37), 0.7
    eccentric = kepler.ops.eccentric_anomaly(mean, e).numpy()
    true = kepler.ops.true_anomaly(mean, e).numpy()
    angle = np.arctan2(np.sqrt(1 - e * e) * np.sin(eccentric), np.cos(eccentric) - e)
    assert np.allclose(np.exp(1j * true), np.exp(1j * angle), atol=1e-14)
    assert np.all(np.diff(true) > 0) and np.all(np.abs(true - mean) < np.pi)


def test_the_orbit_is_recovered_with_honest_error_bars(kepler: Any) -> None:
    times, velocities = kepler.simulate(kepler.ops, seed=1)
    values, covariance = kepler.fit(kepler.ops, times, velocities)
    errors = np.sqrt(np.diag(covariance))
    assert np.all(np.abs(values - kepler.TRUE) < 3 * errors)
    assert np.all(errors < [0.15, 0.5, 0.04, 0.1, 3, 2])

    def residuals(parameters: Any) -> Any:
        model = kepler.velocity(kepler.ops, times, ag.tensor(parameters)).numpy()
        return (model - velocities) / kepler.NOISE

    optimize = pytest.importorskip("scipy.optimize")
    other = optimize.least_squares(residuals, kepler.START, jac="3-point", x_scale="jac")
    assert np.allclose(values, other.x, rtol=1e-4)
    # Gauss and Newton's covariance lacks the curvature of the model, which is small here.
    gauss = np.sqrt(np.diag(np.linalg.inv(other.jac.T @ other.jac)))
    assert np.allclose(errors, gauss, rtol=0.2)


# ---- log densities -------------------------------------------------------------------------------

EDGES = np.array([-1.0, 0.0, 0.3, 1.0, 1.5, 3.0, np.nan])
POSITIVE = np.array([-1.0, 0.5, 1.0, 2.0, 40.0])[:, None]


def test_log_densities_are_those_of_scipy(densities: Any) -> None:
    stats, ops = pytest.importorskip("scipy.stats"), densities.ops
    half = 0.5 * POSITIVE
    cases = [
        (ops.normal_logpdf(EDGES, 0.5, POSITIVE), stats.norm.logpdf(EDGES, 0.5, POSITIVE)),
        (ops.student_t_logpdf(EDGES, POSITIVE, 1, 2), stats.t.logpdf(EDGES, POSITIVE, 1, 2)),
        (ops.gamma_logpdf(EDGES, POSITIVE, 2.5),
         stats.gamma.logpdf(EDGES, POSITIVE, scale=1 / 2.5)),
        (ops.beta_logpdf(EDGES, POSITIVE, 1.0), stats.beta.logpdf(EDGES, POSITIVE, 1)),
        (ops.beta_logpdf(EDGES, 1.5, POSITIVE), stats.beta.logpdf(EDGES, 1.5, POSITIVE)),
        (ops.poisson_logpmf(EDGES, half), stats.poisson.logpmf(EDGES, half)),
        (ops.negative_binomial_logpmf(EDGES, POSITIVE, 0.3),
         stats.nbinom.logpmf(EDGES, POSITIVE, 0.3)),
    ]  # fmt: skip
    for found, expected in cases:
        assert np.allclose(found.numpy(), expected, rtol=1e-13, atol=1e-14, equal_nan=True)
    angles, kappa = np.linspace(-3, 3, 7), np.array([0.0, 0.5, 3.0, 500.0])[:, None]
    expected = [stats.vonmises.logpdf(angles, k, loc=0.4) for k in kappa[1:, 0]]
    found = ops.von_mises_logpdf(angles, 0.4, kappa).numpy()
    assert np.allclose(found, [np.full(7, -np.log(2 * np.pi)), *expected], rtol=1e-12)
    assert ops.normal_logpdf(*np.ones(3, np.float32)).dtype == np.float32


def slopes(function: Any, *arguments: float) -> list[float]:
    leaves = [ag.tensor(value, requires_grad=True) for value in arguments]
    return [each.item() for each in ag.grad(function(*leaves), leaves)]


def test_derivatives_at_the_edges_of_the_support(densities: Any) -> None:
    ops, digamma = densities.ops, mpmath.digamma
    inf = np.inf
    assert slopes(ops.gamma_logpdf, 0.0, 1.0, 2.0) == [-2, -inf, 0.5]  # the exponential one
    assert slopes(ops.gamma_logpdf, 0.0, 3.0, 2.0) == [inf, -inf, 1.5]
    assert slopes(ops.gamma_logpdf, -1.0, 3.0, 2.0) == [0, 0, 0]
    assert np.allclose(slopes(ops.beta_logpdf, 0.0, 1.0, 3.0), [-2, -inf, 1 / 3])
    assert np.allclose(slopes(ops.beta_logpdf, 1.0, 3.0, 1.0), [2, 1 / 3, -inf])
    assert slopes(ops.beta_logpdf, 1.5, 3.0, 1.0) == [0, 0, 0]
    rate = ag.tensor(0.0, requires_grad=True)
    assert ag.grad(ops.poisson_logpmf(0, rate), rate)[0].item() == -1
    assert ag.grad(ops.poisson_logpmf(2, rate), rate)[0].item() == inf
    # Of a large concentration the slope is 1 / (2 k), all digits of which a difference would lose.
    assert np.isclose(slopes(ops.von_mises_logpdf, 1.0, 1.0, 1e9)[2], 5e-10, rtol=1e-8)
    total = ag.tensor(1.5, requires_grad=True)
    (slope,) = ag.grad(ops.negative_binomial_logpmf(4, total, 0.25), total)
    exact = digamma(5.5) - digamma(1.5) + mpmath.log(0.25)
    assert relative_error(slope.item(), exact) < 1e-14


def test_greenwood_and_yules_accidents(densities: Any, capsys: Any) -> None:
    densities.main()
    lines = capsys.readouterr().out.splitlines()
    optimize, stats = pytest.importorskip("scipy.optimize"), pytest.importorskip("scipy.stats")

    def loss(parameters: Any) -> Any:
        total, mean = parameters
        logpmf = stats.nbinom.logpmf(densities.ACCIDENTS, total, total / (total + mean))
        return -(densities.WOMEN * logpmf).sum()

    other = optimize.minimize(loss, (1, 1), method="Nelder-Mead", options={"xatol": 1e-8})
    assert lines[2] == f"negative binomial: log likelihood {-other.fun:.2f}"
    assert lines[3].startswith(f"    total  {other.x[0]:.4f} +- ")
    mean = (densities.WOMEN * densities.ACCIDENTS).sum() / densities.WOMEN.sum()
    error = np.sqrt(mean / densities.WOMEN.sum())
    assert lines[1] == f"    mean   {mean:.4f} +- {error:.4f}"


# ---- the bilateral filter ------------------------------------------------------------------------


def naive(image: Any, space: float, brightness: float, radius: int) -> Any:
    """The definition, pixel by pixel."""
    result = np.empty_like(image)
    height, width = image.shape
    for y in range(height):
        for x in range(width):
            total = weighted = 0.0
            for v in range(max(0, y - radius), min(height, y + radius + 1)):
                for u in range(max(0, x - radius), min(width, x + radius + 1)):
                    distance = ((v - y) ** 2 + (u - x) ** 2) / space**2
                    contrast = (image[v, u] - image[y, x]) ** 2 / brightness**2
                    weight = np.exp(-(distance + contrast) / 2)
                    total += weight
                    weighted += weight * image[v, u]
            result[y, x] = weighted / total
    return result


@pytest.mark.parametrize("shape", [(5, 7), (2, 9), (1, 1), (0, 4)])
@pytest.mark.parametrize("radius", [0, 1, 3])
def test_the_filter_is_its_definition(bilateral: Any, shape: Any, radius: int) -> None:
    image = np.random.default_rng(0).uniform(0, 1, (2, *shape))
    found = bilateral.ops.bilateral_filter(image, 1.5, 0.2, radius).numpy()
    expected = np.stack([naive(each, 1.5, 0.2, radius) for each in image])
    assert np.allclose(found, expected, rtol=1e-14, atol=0)


@pytest.mark.parametrize("radius", [0, 1, 2, pytest.param(5, marks=pytest.mark.slow)])
def test_its_derivatives(bilateral: Any, radius: int) -> None:
    random = np.random.default_rng(1)
    inputs = [ag.tensor(each, requires_grad=True) for each in (random.random((2, 3, 4)), 1.3, 0.4)]

    def call(*arguments: Any) -> Any:
        return bilateral.ops.bilateral_filter(*arguments, radius)

    assert ag.gradcheck(call, inputs, check_forward_ad=True)
    if radius < 2:
        assert ag.gradgradcheck(call, inputs)


def test_images_and_radii_that_are_none(bilateral: Any) -> None:
    with pytest.raises(ValueError, match=r"\(\.\.\., height, width\), got \(3,\)"):
        bilateral.ops.bilateral_filter(np.ones(3), 1.0, 1.0)
    with pytest.raises(ValueError, match="must not be negative, got -1"):
        bilateral.ops.bilateral_filter(np.ones((3, 3)), 1.0, 1.0, -1)


def test_detail_is_kept_or_taken(bilateral: Any) -> None:
    image = np.random.default_rng(2).random((6, 6))
    smooth = bilateral.ops.bilateral_filter(image, 1.0, 0.3).numpy()
    for gain in (0.0, 1.0, 3.0):
        found = bilateral.ops.enhance_detail(image, 1.0, 0.3, gain).numpy()
        assert np.allclose(found, smooth + gain * (image - smooth), rtol=1e-13)


def test_the_learnt_widths_are_the_best_and_carry_over(bilateral: Any) -> None:
    random = np.random.default_rng(3)
    clean, other = bilateral.picture((0.4, 0.4), 24), bilateral.picture((0.45, 0.6), 24)
    noisy = [each + bilateral.NOISE * random.standard_normal(each.shape) for each in (clean, other)]
    space, brightness = bilateral.learn(bilateral.ops, noisy[0], clean)

    def error(i: int, target: Any, *widths: float) -> float:
        filtered = bilateral.ops.bilateral_filter(noisy[i], *widths, bilateral.RADIUS).numpy()
        return float(np.mean((filtered - target) ** 2))

    best = error(0, clean, space, brightness)
    for factors in [(0.8, 1), (1.25, 1), (1, 0.8), (1, 1.25)]:
        assert best < error(0, clean, space * factors[0], brightness * factors[1])
    blurs = (error(1, other, width, bilateral.NO_EDGES) for width in np.arange(0.3, 2, 0.1))
    assert error(1, other, space, brightness) < 0.75 * min(blurs)
