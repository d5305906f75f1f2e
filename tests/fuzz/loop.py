"""The loop: makes inputs, keeps those that bring something new, and spoils them further.

What is new is judged by what the compiler says: the sentence of a refusal without the names in it,
or the shape of what was accepted.
"""

from __future__ import annotations

import re
import time
import traceback
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from tests.fuzz.grammar import TARGETS
from tests.fuzz.properties import CHECKS

__all__ = ["CORPUS", "SHARES", "Failure", "Result", "fuzz", "mutated", "saved_inputs"]

CORPUS = Path(__file__).parent / "corpus"
SHARES: Mapping[str, float] = {"signature": 0.48, "formula": 0.49, "table": 0.03}
_MUTATED = 0.4  # the share of inputs that are spoilt copies of interesting ones
_POOL = 4_000
_PIECES = (
    *("(", ")", "[", "]", "{", "}", ",", ".", ":", ";", "#", "'", '"', "\\", "\n", "\t", " ", "="),
    *("->", "*", "**", "&a", "*a", "!!", "<<: ", "- ", "? ", "| ", "@", "%", "{{", "{%", "\x00"),
    *("\u2028", "\u00e9", "9" * 50, "(" * 50, "import os", "__class__", "lambda: ", "grad", "self"),
)
_QUOTED = re.compile(r"'[^']*'|\d+")


@dataclass(frozen=True)
class Failure:
    """An input that broke a promise; failures at the same place are told but once."""

    target: str
    text: str
    trace: str
    place: str

    def __str__(self) -> str:
        return f"{self.target}: {self.text!r}\n{self.trace}"


@dataclass
class Result:
    inputs: dict[str, int] = field(default_factory=lambda: dict.fromkeys(TARGETS, 0))
    kept: int = 0
    seconds: float = 0.0
    failures: list[Failure] = field(default_factory=list)

    def __str__(self) -> str:
        total = sum(self.inputs.values())
        each = ", ".join(f"{count:,} {name}s" for name, count in self.inputs.items())
        rate = total / max(self.seconds, 1e-9)
        return (
            f"{total:,} inputs ({each}) in {self.seconds:.0f} s, {rate:,.0f} a second; "
            f"{self.kept:,} kinds of answer; {len(self.failures)} failures"
        )


def saved_inputs() -> Iterator[tuple[str, str]]:
    """The corpus: (target, text) of each file, whose name starts with its target."""
    for path in sorted(CORPUS.glob("*.txt")):
        yield path.name.partition("_")[0], path.read_bytes().decode("utf-8", "surrogatepass")


def mutated(rng: Random, text: str, others: Sequence[str]) -> str:
    """The text with a few bytes changed, dropped, doubled or taken from another one."""
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        at = rng.randrange(len(text) + 1)
        to = min(len(text), at + rng.choice((1, 1, 1, 3, 10, 40)))
        choice = rng.randrange(6)
        if choice == 0:
            text = text[:at] + text[to:]
        elif choice == 1:
            text = text[:at] + rng.choice(_PIECES) + text[at:]
        elif choice == 2:
            text = text[:at] + rng.choice(_PIECES) + text[to:]
        elif choice == 3:
            text = text[:to] + text[at:to] * rng.choice((1, 1, 3)) + text[to:]
        elif choice == 4:
            other = rng.choice(others)
            cut = rng.randrange(len(other) + 1)
            text = text[:at] + other[cut : cut + rng.choice((5, 20, 80))] + text[to:]
        else:
            raw = bytearray(text.encode("utf-8", "surrogatepass"))
            if raw:
                raw[rng.randrange(len(raw))] = rng.randrange(256)
            text = raw.decode("utf-8", "replace")
    return text


def fuzz(
    *,
    seconds: float,
    inputs: int | None = None,
    seed: int = 0,
    seeds: Sequence[tuple[str, str]] = (),
    stop_at: int = 1,
    shares: Mapping[str, float] = SHARES,
) -> Iterator[Result]:
    """Run until the time, the inputs or the failures are reached; gives the state now and then.

    seeds: (target, text) pairs to start from, beside the corpus; stop_at: how many failures;
    shares: how often each target is chosen.
    """
    rng = Random(seed)
    names, weights = list(shares), list(shares.values())
    result = Result()
    pool: dict[str, list[str]] = {name: [] for name in TARGETS}
    seen: set[str] = set()
    waiting = [*saved_inputs(), *seeds]
    for target, text in waiting:
        pool[target].append(text)
    start = shown = time.monotonic()
    while len(result.failures) < stop_at:
        if waiting:
            target, text = waiting.pop()
        else:
            target = rng.choices(names, weights)[0]
            if pool[target] and rng.random() < _MUTATED:
                text = mutated(rng, rng.choice(pool[target]), pool[target])
            else:
                text = TARGETS[target](rng)
        result.inputs[target] += 1
        try:
            answer = target + _QUOTED.sub("", CHECKS[target](text))
            if answer not in seen:
                seen.add(answer)
                result.kept += 1
                if len(pool[target]) < _POOL:
                    pool[target].append(text)
                else:
                    pool[target][rng.randrange(_POOL)] = text
        except Exception as error:  # whatever it is, it is what the run is looking for
            last = traceback.extract_tb(error.__traceback__)[-1]
            place = f"{type(error).__name__} {last.filename}:{last.lineno} {str(error)[:30]}"
            if all(place != each.place for each in result.failures):
                trace = traceback.format_exc(limit=-6)
                result.failures.append(Failure(target, text, trace, place))
        now = time.monotonic()
        result.seconds = now - start
        done = inputs is not None and sum(result.inputs.values()) >= inputs
        if done or result.seconds >= seconds:
            break
        if now - shown > 10:
            shown = now
            yield result
    yield result
