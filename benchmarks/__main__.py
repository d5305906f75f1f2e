"""Every workload by ours and all peers that are installed, and curves over size, depth and threads.

    python -m benchmarks [--quick] [--seconds S] [--peers NAME ...] [--python PEER=INTERPRETER ...]
        [--only workloads|size|depth|threads ...] [--largest N] [--deepest N] [--add]
        [--out FOLDER] [name ...]

Each library runs each workload in a process of its own; the processes are asked for rounds in
turns, and their results are compared before any time counts. It writes peers.json, peers.md with
its charts, and peers.html into benchmarks/results, or where `--out` says; with `--add` what was
measured before stays there beside it. HIPS autograd has the name of this package: make it an
environment of its own and name its interpreter,
``--python 'HIPS autograd=/opt/hips/bin/python'``.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import platform
import statistics
import sys
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent))

from bench_compile import measured, versions_of_peers
from charts import lines
from compile_peers import PEERS
from compile_workloads import WORKLOADS, find
from pages import table

RESULTS = Path(__file__).resolve().parent / "results"
GROUPS = ("workloads", "size", "depth", "threads")
COMPILERS = ("compiled", "backward()", "torch.compile", "jax.jit")
DEEPEST_COMPILED = 1000  # beyond it compilers take minutes
TITLES = {
    "size": "sin(x) * x summed, and its gradient, by the number of float32 elements",
    "depth": "sin of sin of ... of 10 numbers, and its gradient, by the number of operations",
    "threads": "gelu of 4,000,000 float32, and its gradient, by the number of threads",
}


class Job(NamedTuple):
    """A workload to be measured. place: on the axis of its curve."""

    group: str
    name: str
    place: float
    threads: int
    peers: tuple[str, ...]


def jobs(given: argparse.Namespace) -> Iterator[Job]:
    peers = tuple(given.peers)
    if "workloads" in given.only:
        for work in WORKLOADS:
            if not given.names or any(name in work.name for name in given.names):
                yield Job("workloads", work.name, 0, given.threads, peers)
    for group, most in (("size", given.largest), ("depth", given.deepest)):
        n = 10
        while group in given.only and n <= most:
            deep = group == "depth" and n > DEEPEST_COMPILED
            able = tuple(x for x in peers if not (deep and x in COMPILERS))
            yield Job(group, f"{group} {n}", n, given.threads, able)
            n *= 10
    if "threads" in given.only:
        for threads in range(1, (os.cpu_count() or 1) + 1):
            yield Job("threads", "gelu, 4M float32", threads, threads, peers)


def run(job: Job, given: argparse.Namespace) -> dict[str, Any]:
    """The record of a job: seconds of a call for each peer that has it."""
    given = argparse.Namespace(**vars(given) | {"peers": job.peers, "threads": job.threads})
    found = measured(find(job.name), given)
    times = {
        peer: {
            "median": statistics.median([each[given.processor] for each in process.times]),
            "least": min(each[given.processor] for each in process.times),
            "first call": process.first,
            "rounds": len(process.times),
        }
        for peer, process in found.items()
    }
    return {"group": job.group, "name": job.name, "place": job.place, "peers": times}


def page(found: dict[str, Any], charts: dict[str, str]) -> str:
    """The page in Markdown, with links to the charts."""
    rows = [each for each in found["jobs"] if each["group"] == "workloads"]
    text = ["# Ours and others", "", found["how"], ""]
    if rows:
        columns = ["workload", *[f">{peer}" for peer in found["peers"]]]
        text += table(columns, [[row["name"], *_cells(row, found["peers"])] for row in rows])
        text += ["", "The least of a row is in bold."]
    for group in charts:
        text += ["", f"## By {group}", "", f"![{TITLES[group]}](peers-{group}.svg)", ""]
        steps = [each for each in found["jobs"] if each["group"] == group]
        columns = [group, *[f">{peer}" for peer in found["peers"]]]
        text += table(
            columns, [[f"{row['place']:,}", *_cells(row, found["peers"])] for row in steps]
        )
    return "\n".join([*text, ""])


def _of_earlier_runs(kept: list[dict[str, Any]]) -> str:
    names = dict.fromkeys(each["group"] for each in kept)
    return f" Of an earlier run: {', '.join(names)}." if names else ""


def _cells(row: dict[str, Any], peers: list[str]) -> list[str]:
    medians = {peer: each["median"] * 1e3 for peer, each in row["peers"].items()}
    least = min(medians.values())
    shown = {peer: f"{x:.3g}" if x < 1000 else f"{x:,.0f}" for peer, x in medians.items()}
    return [
        f"**{shown[peer]}**" if medians.get(peer) == least else shown.get(peer, "-")
        for peer in peers
    ]


def html(text: str, charts: dict[str, str]) -> str:
    """The same page in one file of HTML."""
    body = []
    for block in text.strip().split("\n\n"):
        if block.startswith("#"):
            level = len(block) - len(block.lstrip("#"))
            body.append(f"<h{level}>{escape(block.lstrip('# '))}</h{level}>")
        elif block.startswith("!["):
            body.append(charts[block.rpartition("peers-")[2].removesuffix(".svg)")])
        elif block.startswith("|"):
            head, _, *rows = block.splitlines()
            lines_ = [_row(head, "th"), *(_row(row, "td") for row in rows)]
            body.append("\n".join(["<table>", *lines_, "</table>"]))
        else:
            body.append(f"<p>{escape(block)}</p>")
    style = (
        "body{font:15px sans-serif;max-width:75em;margin:2em auto;padding:0 1em}"
        "table{border-collapse:collapse}td,th{padding:.2em .7em;border-bottom:1px solid #ddd}"
        "td+td,th+th{text-align:right}svg{max-width:50em;display:block}"
    )
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Ours and others</title>'
        f"<style>{style}</style>\n" + "\n".join(body) + "\n</html>\n"
    )


def _row(line: str, cell: str) -> str:
    texts = [escape(each.strip()) for each in line.strip("|").split("|")]
    shown = [f"<b>{x.strip('*')}</b>" if x.startswith("**") else x for x in texts]
    return f"<tr>{''.join(f'<{cell}>{x}</{cell}>' for x in shown)}</tr>"


def charts_of(found: dict[str, Any]) -> dict[str, str]:
    charts = {}
    for group, title in TITLES.items():
        series: dict[str, list[tuple[float, float]]] = {}
        for each in found["jobs"]:
            if each["group"] == group:
                for peer, times in each["peers"].items():
                    series.setdefault(peer, []).append((each["place"], times["median"] * 1e3))
        if series:
            charts[group] = lines(title, group, "milliseconds", series)
    return charts


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks", description=(__doc__ or "").split("\n", 1)[0]
    )
    parser.add_argument("names", nargs="*", help="only workloads with one of these in their name")
    parser.add_argument("--only", nargs="+", choices=GROUPS, default=list(GROUPS))
    parser.add_argument("--peers", nargs="+", choices=PEERS, default=list(PEERS))
    parser.add_argument("--python", nargs="+", default=[], metavar="PEER=INTERPRETER")
    parser.add_argument("--seconds", type=float, default=4, help="for each library and workload")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--largest", type=float, default=1e8, help="number of elements")
    parser.add_argument("--deepest", type=float, default=1e6, help="number of operations")
    parser.add_argument("--add", action="store_true", help="to the results that are there")
    parser.add_argument("--quick", action="store_true", help="small arrays for the workloads")
    parser.add_argument("--processor", action="store_true", help="the processor's time")
    parser.add_argument("--verbose", action="store_true", help="what the libraries say")
    parser.add_argument("--out", type=Path, default=RESULTS, help="the folder for what is written")
    given = parser.parse_args()
    results = given.out / "peers.json"
    before = json.loads(results.read_text())["jobs"] if given.add else []
    records = []
    for job in jobs(given):
        records.append(run(job, given))
        print(job.group, job.name, _cells(records[-1], given.peers), flush=True)
    measured_now = {(each["group"], each["name"]) for each in records}
    kept = [each for each in before if (each["group"], each["name"]) not in measured_now]
    records = sorted([*records, *kept], key=lambda x: (GROUPS.index(x["group"]), x["place"]))
    clock = "of the processor, all threads" if given.processor else "by the clock"
    there = {peer for each in records for peer in each["peers"]}
    found: dict[str, Any] = {
        "how": f"Written by `python -m benchmarks`: milliseconds {clock} of a value with its "
        f"gradients, medians, {given.threads} threads at most; each library in a process of its "
        "own, asked in turns, after their results were found to agree. "
        f"{versions_of_peers(given)}; {platform.machine()}, {os.cpu_count()} processors; "
        f"{datetime.date.today()}." + _of_earlier_runs(kept),
        "peers": [peer for peer in PEERS if peer in there],
        "jobs": records,
    }
    charts = charts_of(found)
    text = page(found, charts)
    given.out.mkdir(parents=True, exist_ok=True)
    for group, chart in charts.items():
        (given.out / f"peers-{group}.svg").write_text(chart)
    results.write_text(json.dumps(found, indent=1) + "\n")
    (given.out / "peers.md").write_text(text)
    (given.out / "peers.html").write_text(html(text, charts))


if __name__ == "__main__":
    main()
