"""Estimate the variances of a model of the Nile by the likelihood that a Kalman filter gives.

    python examples/kalman_filter.py --out pictures

The flow of the Nile at Aswan in each year from 1871 to 1970, in 10^8 cubic metres, is the series of
Durbin and Koopman (2012), who model it as a level that wanders, and noise. Here the filter is a
loop of NumPy code; its likelihood is differentiated through all hundred steps.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
from pictures import draw, parse
from scipy import optimize

from autograd import func

Floats: TypeAlias = npt.NDArray[np.float64]

NILE = np.fromstring(
    """
    1120 1160 963 1210 1160 1160 813 1230 1370 1140 995 935 1110 994 1020 960 1180 799 958 1140
    1100 1210 1150 1250 1260 1220 1030 1100 774 840 874 694 940 833 701 916 692 1020 1050 969
    831 726 456 824 702 1120 1100 832 764 821 768 845 864 862 698 845 744 796 1040 759
    781 865 845 944 984 897 822 1010 771 676 649 846 812 742 801 1040 860 874 848 890
    744 749 838 1050 918 986 797 923 975 815 1020 906 901 1170 912 746 919 718 714 740
    """,
    sep=" ",
)
FIRST_YEAR = 1871
START = np.log([10_000.0, 10_000.0])


def filtered(logs: Any, series: Floats) -> tuple[list[Any], list[Any], list[Any], list[Any]]:
    """The level after each observation and its variance, and what was seen beyond expectation and
    its variance.

    logs: (2,), the logarithms of the variances of the noise and of a step of the level. Nothing is
    known of the level before the first observation, which therefore is no surprise.
    """
    noise, wander = np.exp(logs[0]), np.exp(logs[1])
    level, variance = series[0], noise
    levels, variances, surprises, spreads = [level], [variance], [], []
    for seen in series[1:]:
        variance = variance + wander
        surprises.append(seen - level)
        spreads.append(variance + noise)
        gain = variance / spreads[-1]
        level = level + gain * surprises[-1]
        variance = variance * (1 - gain)
        levels.append(level)
        variances.append(variance)
    return levels, variances, surprises, spreads


def loss(logs: Any, series: Floats) -> Any:
    """Minus the log likelihood of the observations after the first."""
    _, _, surprises, spreads = filtered(logs, series)
    unlikely = np.log(2 * np.pi) + np.log(np.stack(spreads))
    return 0.5 * np.sum(unlikely + np.stack(surprises) ** 2 / np.stack(spreads))


def fit(series: Floats) -> Any:
    """SciPy's result for the minimum of `loss`."""
    return optimize.minimize(
        func.value_and_grad(loss), START, args=(series,), jac=True, method="BFGS"
    )


def main(arguments: Sequence[str] | None = None) -> int:
    options = parse(__doc__, arguments)
    series = NILE[:40] if options.quick else NILE
    found = fit(series)
    noise, wander = np.exp(found.x)
    print(f"variance of the noise: {noise:.1f}")
    print(f"variance of a step of the level: {wander:.1f}")
    print(f"log likelihood: {-found.fun:.3f}")

    def paint(axes: Any) -> None:
        levels, variances, _, _ = filtered(found.x, series)
        years = FIRST_YEAR + np.arange(len(series))
        level, deviation = np.array(levels), np.sqrt(variances)
        axes.plot(years, series, "k.", label="flow of a year")
        axes.plot(years, level, label="level, and two standard deviations")
        axes.fill_between(years, level - 2 * deviation, level + 2 * deviation, alpha=0.3)
        axes.set_xlabel("year")
        axes.set_ylabel("flow of the Nile at Aswan, 10⁸ m³")
        axes.legend()

    draw(options.out, "kalman_filter", paint)
    return 0 if found.success else 1


if __name__ == "__main__":
    sys.exit(main())
