"""Fits the polynomials of native loops.

Writes autograd/native/coefficients.py, and a picture of the errors, docs/native-functions.svg:

    python benchmarks/fit_polynomials.py

What is fitted stands here, how in `remez`.
"""

from __future__ import annotations

import math
import textwrap
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from mpmath import mp, mpf
from remez import Fit, Fitted, Function, Real, make, rounded

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "autograd" / "native" / "coefficients.py"
PICTURE = ROOT / "docs" / "native-functions.svg"
EDGE = mpf("1.0001")
TURN = mpf("1.01")  # where float32 finds the quarter beside the nearest
BOTH = (32, 64)
SAME = {32: 32, 64: 64}
GOAL = {32: 27.0, 64: 56.0}
# Of float32 computed in double.
SHORT, DOUBLE = {32: 36.0, 64: 57.0}, {32: 64, 64: 64}


def _wide(value: Any) -> dict[int, Real]:
    return dict.fromkeys(BOTH, value)


def odd(name: str, function: Function, high: Any) -> Fit:
    """f(x) = x + x z P(z) with z = x^2, of an odd function that begins with x."""

    def value(z: Real) -> Real:
        x = mp.sqrt(z)
        return (function(x) / x - 1) / z

    def weight(z: Real) -> Real:
        x = mp.sqrt(z)
        return z * x / function(x)

    return Fit(name, value, _wide(mpf(0)), _wide(high), weight, GOAL, SAME)


ROOT_HALF = mp.sqrt(mpf(0.5))
LN2 = mp.log(2)


def _log_ratio(z: Real) -> Real:
    """log2((1 + s) / (1 - s)) / s for z = s^2."""
    s = mp.sqrt(z)
    return mp.log((1 + s) / (1 - s)) / s / LN2


def _scaled_erfc(t: Real) -> Real:
    """(1 + 2 x) e^(x^2) erfc(x) at x = 2 (1 + t) / (1 - t)."""
    x = 2 * (1 + t) / (1 - t)
    return (1 + 2 * x) * mp.exp(x * x) * mp.erfc(x)


# Of ndtr, where the variable is 0, and the largest it gets.
NORMAL = {32: (mpf("2.5"), mpf("0.706")), 64: (mpf("3.5"), mpf("0.8346"))}


def _scaled_ndtr(bits: int) -> Function:
    """(x + c) e^(x^2 / 2) Phi(-x) at x = c (1 + t) / (1 - t)."""
    c = NORMAL[bits][0]

    def function(t: Real) -> Real:
        x = c * (1 + t) / (1 - t)
        return (x + c) * mp.exp(x * x / 2) * mp.erfc(x / mp.sqrt(2)) / 2

    return function


def _ndtr_fits() -> Iterator[Fit]:
    for bits, (_, high) in NORMAL.items():
        function = _scaled_ndtr(bits)
        first = function(mpf(0))

        def value(t: Real, function: Function = function, first: Real = first) -> Real:
            return (function(t) - first) / t

        def weight(t: Real, function: Function = function) -> Real:
            return t / function(t)

        yield Fit("ndtr", value, {bits: mpf("-1.0001")}, {bits: high}, weight, GOAL, SAME)


# The c of the variable of erfcx and of its slope.
SCALED = {32: mpf("2.0"), 64: mpf("3.75")}


def _scaled_erfcx(bits: int) -> Function:
    """(1 + 2 x) e^(x^2) erfc(x) at x = c (1 + t) / (1 - t)."""
    c = SCALED[bits]

    def function(t: Real) -> Real:
        x = c * (1 + t) / (1 - t)
        return (1 + 2 * x) * mp.exp(x * x) * mp.erfc(x)

    return function


def _scaled_slope(bits: int) -> Function:
    """(1 + 2 x)^2 (2 / sqrt(pi) - 2 x e^(x^2) erfc(x)) at x = c (1 + t) / (1 - t)."""
    c = SCALED[bits]

    def function(t: Real) -> Real:
        x = c * (1 + t) / (1 - t)
        return (1 + 2 * x) ** 2 * (2 / mp.sqrt(mp.pi) - 2 * x * mp.exp(x * x) * mp.erfc(x))

    return function


SCALED_FUNCTIONS = {"erfcx": _scaled_erfcx, "erfcx_slope": _scaled_slope}


def _erfcx_fits() -> Iterator[Fit]:
    for name, made in SCALED_FUNCTIONS.items():
        for bits in BOTH:
            function = made(bits)
            first = function(mpf(0))

            def value(t: Real, function: Function = function, first: Real = first) -> Real:
                return (function(t) - first) / t

            def weight(t: Real, function: Function = function) -> Real:
                return t / function(t)

            yield Fit(name, value, {bits: mpf(-1)}, {bits: mpf(1)}, weight, GOAL, SAME)


# Up to where ndtr_short has a polynomial, and how small what its relative error counts for gets.
SHORT_NORMAL, SMALL_NORMAL = mpf(5), mpf(2) ** -7


def _log_ndtr(a: Real) -> Real:
    """log Phi(-a)"""
    return mp.log(mp.erfc(a / mp.sqrt(2)) / 2)


def _stirling(z: Real) -> Real:
    """(log gamma(x) - (x - 1/2) log x + x - log(2 pi) / 2) x at z = 1 / x^2."""
    x = 1 / mp.sqrt(z)
    return (mp.loggamma(x) - (x - 0.5) * mp.log(x) + x - mp.log(2 * mp.pi) / 2) * x


def _digamma_series(z: Real) -> Real:
    x = 1 / mp.sqrt(z)
    return (mp.log(x) - 1 / (2 * x) - mp.digamma(x)) / z


DIGAMMA_ZERO = mp.findroot(mp.digamma, mpf("1.4616"))


def _digamma(u: Real) -> Real:
    x = u + mpf(1.5)
    return mp.digamma(x) / (x - DIGAMMA_ZERO)


MINIMUM = mpf(float(DIGAMMA_ZERO))


def _lgamma_least(u: Real) -> Real:
    return (mp.loggamma(MINIMUM + u) - mp.loggamma(MINIMUM)) / u


def _lgamma(d: Real) -> Real:
    return (mp.loggamma(2 + d) / d - (1 - mp.euler)) / d


def _inverse_erf(w: Real) -> Real:
    """erfinv(x) / x for w = -log(1 - x^2)."""
    rest = mp.exp(-w)
    x = mp.sqrt(1 - rest)
    if w < mpf("1e-12"):
        return mp.sqrt(mp.pi) / 2 * (1 + mp.pi / 12 * x * x)
    # Newton on erfc where x is close to 1: mpmath's erfinv loses digits there.
    small = rest / (1 + x)
    y = mp.erfinv(x) if w < 30 else mp.sqrt(w - mp.log(mp.sqrt(mp.pi * w) / 2))
    for _ in range(8 if w >= 30 else 3):
        y += (mp.erfc(y) - small) * mp.exp(y * y) * mp.sqrt(mp.pi) / 2
    return y / x


# The pieces of erfinv, in w and then in sqrt(w): between what, and the middle of its variable. The
# last is that of ndtri alone, whose argument gets as close to 0 as numbers do.
INVERSE: dict[int, tuple[tuple[float, float, float], ...]] = {
    32: ((0, 5, 2.5), (5, 17, 3.1), (17, 104, 7.0)),
    64: ((0, 6.25, 3.125), (6.25, 16, 3.25), (16, 37, 5.0), (37, 745, 16.0)),
}


def _inverse_at(i: int, middle: float) -> Function:
    """erfinv(x) / x in the variable of a piece."""

    def function(u: Real) -> Real:
        v = u + mpf(middle)
        return _inverse_erf(v if i == 0 else v**2)

    return function


def _inverse_fits() -> Iterator[Fit]:
    for bits, pieces_of in INVERSE.items():
        for i, (low, high, middle) in enumerate(pieces_of):
            function = _inverse_at(i, middle)
            first = function(mpf(0))

            def value(u: Real, function: Function = function, first: Real = first) -> Real:
                return (function(u) - first) / u

            def weight(u: Real, function: Function = function) -> Real:
                return u / function(u)

            ends = [(mpf(end) if i == 0 else mp.sqrt(end)) - mpf(middle) for end in (low, high)]
            yield Fit(f"erfinv{i}", value, {bits: ends[0]}, {bits: ends[1]}, weight, GOAL, SAME)


TINY = mpf("1e-9")


def _trigamma_series(z: Real) -> Real:
    """(psi'(x) - 1 / x - 1 / (2 x^2)) x^3 at z = 1 / x^2."""
    x = 1 / mp.sqrt(z)
    return ((mp.psi(1, x) - 1 / x) * x - 1 / (2 * x)) * x * x


def _bessel_fits() -> Iterator[Fit]:
    """Of I0 and I1 to 8 in z = x^2, and above in t = 16 / x - 1."""

    def first(z: Real) -> Real:
        return (mp.besseli(0, mp.sqrt(z)) - 1) / z

    def second(z: Real) -> Real:
        x = mp.sqrt(z)
        return (mp.besseli(1, x) / x - 0.5) / z

    yield Fit(
        "i0",
        first,
        _wide(TINY**2),
        _wide(mpf(64)),
        lambda z: z / mp.besseli(0, mp.sqrt(z)),
        GOAL,
        SAME,
    )
    yield Fit(
        "i1",
        second,
        _wide(TINY**2),
        _wide(mpf(64)),
        lambda z: z * mp.sqrt(z) / mp.besseli(1, mp.sqrt(z)),
        GOAL,
        SAME,
    )
    for order in (0, 1):

        def far(t: Real, order: int = order) -> Real:
            x = 16 / (t + 1)
            return mp.exp(-x) * mp.besseli(order, x) * mp.sqrt(x)

        def weight(t: Real, far: Function = far) -> Real:
            return 1 / far(t)

        ends = _wide(mpf("-0.99999")), _wide(mpf(1))
        yield Fit(f"i{order}_far", far, *ends, weight, GOAL, SAME)


FITS = [
    # e^r = 1 + r + r^2 P(r)
    Fit("exp", lambda r: (mp.expm1(r) - r) / r**2, _wide(-LN2 / 2 * EDGE), _wide(LN2 / 2 * EDGE),
        lambda r: r**2 / mp.exp(r), GOAL, SAME),
    # log(1 + g) = g - g^2/2 + g^3 P(g)
    Fit("log", lambda g: (mp.log1p(g) - g + g * g / 2) / g**3,
        _wide((ROOT_HALF - 1) * EDGE), _wide((2 * ROOT_HALF - 1) * EDGE),
        lambda g: g**3 / mp.log1p(g), GOAL, SAME),
    # log2((1 + s) / (1 - s)) = s (C0 + C1 z + z^2 P(z)); of float32 with 40 bits, in double
    Fit("log2", lambda z: (_log_ratio(z) - 2 / LN2 - 2 / LN2 / 3 * z) / z**2,
        _wide(mpf("1e-8")), _wide(mpf("0.02945")), lambda z: z**2 / _log_ratio(z),
        {32: 44.0, 64: 70.0}, {32: 64, 64: 64}),
    odd("tanh", mp.tanh, mpf("0.55") ** 2),
    odd("sinh", mp.sinh, mpf(1)),
    odd("sin", mp.sin, (mp.pi / 4) ** 2 * TURN),
    # cos r = 1 - z/2 + z^2 P(z)
    Fit("cos", lambda z: (mp.cos(mp.sqrt(z)) - 1 + z / 2) / z**2, _wide(TINY),
        _wide((mp.pi / 4) ** 2 * TURN), lambda z: z**2 / mp.cos(mp.sqrt(z)), GOAL, SAME),
    odd("arctan", mp.atan, (mp.sqrt(2) - 1) ** 2 * EDGE),
    odd("arcsin", mp.asin, mpf(0.25) * EDGE),
    # erf x = x + x P(z)
    Fit("erf", lambda z: mp.erf(mp.sqrt(z)) / mp.sqrt(z) - 1, _wide(TINY**2), _wide(mpf(1)),
        lambda z: mp.sqrt(z) / mp.erf(mp.sqrt(z)), GOAL, SAME),
    # erf x = 1 - e^-P(x) from 1 to where it is 1
    Fit("erf_tail", lambda x: -mp.log(mp.erfc(x)), _wide(mpf("0.999")),
        {32: mpf("4.0"), 64: mpf("6.0")}, lambda x: mp.erfc(x) / mp.erf(x),
        {32: 26.5, 64: 55.0}, SAME),
    # (1 + 2 x) e^(x^2) erfc(x) = P0 + t P(t) with t = (x - 2) / (x + 2)
    Fit("erfc", lambda t: (_scaled_erfc(t) - _scaled_erfc(mpf(0))) / t,
        _wide(mpf("-0.601")), {32: mpf("0.68"), 64: mpf("0.87")},
        lambda t: t / _scaled_erfc(t), GOAL, SAME),
    # (x + c) e^(x^2 / 2) Phi(-x) = P0 + t P(t) with t = (x - c) / (x + c)
    *_ndtr_fits(),
    # (1 + 2 x) e^(x^2) erfc(x) and (1 + 2 x)^2 times its slope, with t = (x - c) / (x + c)
    *_erfcx_fits(),
    # log Phi(-a) = a P(a) - log 2, for an absolute error of Phi
    Fit("log_ndtr", lambda a: (_log_ndtr(a) + LN2) / a, {32: TINY}, {32: SHORT_NORMAL},
        lambda a: a * max(mp.exp(_log_ndtr(a)), SMALL_NORMAL), {32: 26.0}, SAME),
    # erfinv x = x (P0 + u P(u)) with u = w - c or sqrt(w) - c, in pieces
    *_inverse_fits(),
    # log gamma(2 + d) = d (1 - euler) + d^2 P(d)
    Fit("lgamma", _lgamma, _wide(mpf(-0.5)), _wide(mpf(0.5)), lambda d: d**2 / mp.loggamma(2 + d),
        SHORT, DOUBLE),
    # log gamma(m + u) = log gamma(m) + u P(u), m the double nearest to the minimum
    Fit("lgamma_least", _lgamma_least, _wide(mpf("-0.262")), _wide(mpf("0.089")),
        lambda u: u / mp.loggamma(MINIMUM + u), SHORT, DOUBLE),
    Fit("stirling", _stirling, _wide(mpf("1e-10")), _wide(mpf(7.5) ** -2),
        lambda z: mp.sqrt(z) / mp.loggamma(1 / mp.sqrt(z)), SHORT, DOUBLE),
    # psi(x) = (x - x0) P(x - 3/2)
    Fit("digamma", _digamma, _wide(mpf(-0.5)), _wide(mpf(0.5)), lambda u: 1 / _digamma(u),
        {64: 57.0}, SAME),
    Fit("digamma_series", _digamma_series, _wide(mpf("1e-10")), _wide(mpf(8) ** -2),
        lambda z: z / mp.digamma(1 / mp.sqrt(z)), {64: 57.0}, SAME),
    # psi'(x) = 1 / x + 1 / (2 x^2) + P(1 / x^2) / x^3
    Fit("trigamma_series", _trigamma_series, _wide(mpf("1e-10")), _wide(mpf(7) ** -2),
        lambda z: z * mp.sqrt(z) / mp.psi(1, 1 / mp.sqrt(z)), {64: 57.0}, SAME),
    # I0(x) = 1 + z P(z), I1(x) = x / 2 + x z P(z) with z = x^2, and e^x / sqrt(x) P(16 / x - 1)
    *_bessel_fits(),
]  # fmt: skip


def pieces(value: Real, bits: int, count: int) -> tuple[float, ...]:
    """Numbers whose sum is the value, each the rounding of what those before it leave."""
    result = []
    for _ in range(count):
        result.append(rounded(value, bits))
        value = value - mpf(result[-1])
    return tuple(result)


def constants() -> dict[tuple[str, int], tuple[float, ...]]:
    """Constants with more digits than a number has."""
    result = {}
    for bits in BOTH:
        for i, (_, _, middle) in enumerate(INVERSE[bits]):
            first = _inverse_at(i, middle)(mpf(0))
            result[f"erfinv{i}_middle", bits] = pieces(first, bits, 2)
        result["half_pi", bits] = pieces(mp.pi / 2, bits, 3)
        result["erfc_middle", bits] = pieces(_scaled_erfc(mpf(0)), bits, 2)
        result["ndtr_middle", bits] = pieces(_scaled_ndtr(bits)(mpf(0)), bits, 2)
        for name, made in SCALED_FUNCTIONS.items():
            result[f"{name}_middle", bits] = pieces(made(bits)(mpf(0)), bits, 2)
        result["ln2", bits] = pieces(LN2, bits, 2)
    result["digamma_zero", 64] = pieces(DIGAMMA_ZERO, 64, 2)
    result["lgamma_place", 64] = (float(MINIMUM), *pieces(mp.loggamma(MINIMUM), 64, 2))
    result["lgamma_slope", 64] = pieces(1 - mp.euler, 64, 2)
    result["log10_of_2", 64] = pieces(mp.log10(2), 64, 2)
    result["log2_first", 64] = pieces(2 / LN2, 64, 2) + pieces(2 / LN2 / 3, 64, 2)
    return result


def two_over_pi() -> list[int]:
    """64 zeros and the bits of 2/pi, in words, as many as the largest double takes."""
    with mp.workprec(1500):
        whole = int(mp.floor(2 / mp.pi * mpf(2) ** (64 * 20)))
    return [0] + [(whole >> (64 * (19 - i))) & ((1 << 64) - 1) for i in range(20)]


def filled(text: str, indent: int) -> str:
    """Lines of at most 100 characters; all but the first are indented by so many, that one by 4."""
    return textwrap.fill(
        text, 100, initial_indent=" " * 4, subsequent_indent=" " * indent, break_on_hyphens=False
    )


def entry(name: str, bits: int, numbers: Sequence[float]) -> str:
    return filled(f'("{name}", {bits}): {tuple(numbers)!r},', 8)


def write(fitted: list[Fitted]) -> None:
    lines = [
        '"""Coefficients of the polynomials of `vectors`, lowest first, by name and bits of the',
        "result. Made by benchmarks/fit_polynomials.py, which says what each stands for.",
        '"""',
        "",
        "from __future__ import annotations",
        "",
        "# fmt: off",
        "COEFFICIENTS: dict[tuple[str, int], tuple[float, ...]] = {",
    ]
    for each in fitted:
        largest = max(map(abs, each.errors))
        lines.append(
            f"    # between {float(each.fit.low[each.bits]):.5g} and"
            f" {float(each.fit.high[each.bits]):.5g}, within 2^{math.log2(largest):.1f}"
        )
        lines.append(entry(each.fit.name, each.bits, each.coefficients))
    lines.append("    # the sums of numbers, the first of them the nearest")
    lines += [entry(*key, numbers) for key, numbers in constants().items()]
    lines += ["}", "", "TWO_OVER_PI: tuple[int, ...] = ("]
    lines += [filled(" ".join(f"0x{word:016X}," for word in two_over_pi()), 4), ")", ""]
    TARGET.write_text("\n".join(lines))


COLUMNS, WIDTH, HEIGHT, GAP = 4, 200, 90, 34
COLOURS = {32: "#e08214", 64: "#4393c3"}


def _curve(one: Fitted, left: float, top: float) -> str:
    """The error of one polynomial, its largest as high as the panel."""
    low, high = one.points[0], one.points[-1]
    largest = max(map(abs, one.errors))
    places = []
    for x, error in list(zip(one.points, one.errors, strict=True))[::3]:
        across = left + WIDTH * float((x - low) / (high - low))
        places.append(f"{across:.1f},{top + HEIGHT * (0.5 - 0.5 * error / largest):.1f}")
    colour = COLOURS[one.bits]
    return f'<polyline points="{" ".join(places)}" fill="none" stroke="{colour}"/>'


def draw(fitted: list[Fitted]) -> None:
    """One panel for each polynomial, with the curves of both widths."""
    names = list(dict.fromkeys(each.fit.name for each in fitted))
    rows = -(-len(names) // COLUMNS)
    wide, high = COLUMNS * (WIDTH + GAP) + GAP, rows * (HEIGHT + GAP) + GAP
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" '
        'font-family="sans-serif" font-size="11" fill="#808080">',
        f'<rect width="{wide}" height="{high}" fill="#ffffff"/>',
    ]
    for i, name in enumerate(names):
        left = GAP + i % COLUMNS * (WIDTH + GAP)
        top = GAP + i // COLUMNS * (HEIGHT + GAP)
        lines.append(f'<text x="{left}" y="{top - 8}" fill="#202020">{name}</text>')
        frame = f"M{left} {top}v{HEIGHT}h{WIDTH}v-{HEIGHT}z M{left} {top + HEIGHT / 2}h{WIDTH}"
        lines.append(f'<path d="{frame}" fill="none" stroke="#d0d0d0"/>')
        right = left + WIDTH
        for one in reversed([each for each in fitted if each.fit.name == name]):
            largest = max(map(abs, one.errors)) * 2 ** (24 if one.bits == 32 else 53)
            text = f"float{one.bits}: {largest:.2f}"
            lines.append(
                f'<text x="{right}" y="{top - 8}" text-anchor="end" '
                f'fill="{COLOURS[one.bits]}">{text}</text>'
            )
            right -= 70
            lines.append(_curve(one, left, top))
    PICTURE.write_text("\n".join([*lines, "</svg>", ""]))


def main() -> None:
    fitted = []
    for fit in FITS:
        for bits in sorted(fit.low.keys() & fit.goal.keys()):
            one = make(fit, bits)
            largest = max(map(abs, one.errors))
            print(
                f"{fit.name:10} {bits} {len(one.coefficients):3} terms, 2^{math.log2(largest):.2f}",
                flush=True,
            )
            fitted.append(one)
    write(fitted)
    draw(fitted)


if __name__ == "__main__":
    main()
