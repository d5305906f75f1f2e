"""Elements picked at several places each, with weights, and the adjoints of that, as native loops.

A unit of work is some channels of a sample at all points, or all channels at some points: what it
adds up is its own, so that results do not depend on the number of threads.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from autograd.compile.backend_native.sharing import run_native
from autograd.compile.backend_numpy.runtime import thread_count
from autograd.kernels.large import LANES
from autograd.native.entry import Parameter, entry
from autograd.native.jit import load

_CHANNELS = 4
"""Channels for which places and weights are read once."""
_POINTS = 256
"""Points whose sums over all channels stay in the cache."""
_BLOCKS = 64
"""Blocks of units, at most."""
_INDEX = {np.dtype(np.int32): ("i32", "sext"), np.dtype(np.int64): ("i64", "bitcast")}
"""Dtypes of places, and how they become i64."""
_WIDE = np.dtype(np.float64)
_TEXT = """
declare i64 @llvm.smin.i64(i64, i64)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare {kind} @llvm.fma.{fma}({kind}, {kind}, {kind})
define internal void @sample(i64 %start, i64 %stop, i64 %number, ptr %sums, i64 %samples,
    i64 %channels, i64 %size, i64 %points, i64 %taps, i64 %some, i64 %few, i64 %groups, i64 %parts,
    ptr %image, ptr %weights, ptr %places, ptr %part) {{
  {memory}
  br label %unit
unit:
  %u = phi i64 [ %start, %0 ], [ %u.next, %unit.end ]
  %units = mul i64 %groups, %parts
  %n = udiv i64 %u, %units
  %rest = urem i64 %u, %units
  %group = udiv i64 %rest, %parts
  %c.first = mul i64 %group, %some
  %c.beyond = add i64 %c.first, %some
  %c.last = call i64 @llvm.smin.i64(i64 %c.beyond, i64 %channels)
  %stretch = urem i64 %rest, %parts
  %p.first = mul i64 %stretch, %few
  %p.beyond = add i64 %p.first, %few
  %p.last = call i64 @llvm.smin.i64(i64 %p.beyond, i64 %points)
  %n.taps = mul i64 %n, %taps
  %n.channels = mul i64 %n, %channels
  br label %strip
strip:
  %c.strip = phi i64 [ %c.first, %unit ], [ %c.end, %strip.end ]
  %c.after = add i64 %c.strip, {channels}
  %c.end = call i64 @llvm.smin.i64(i64 %c.after, i64 %c.last)
  %line = add i64 %n.channels, %c.strip
  %part.at = mul i64 %line, %points
  %part.line = getelementptr {kind}, ptr %part, i64 %part.at
  %image.at = mul i64 %line, %size
  %image.line = getelementptr {kind}, ptr %image, i64 %image.at
  {clear}
  %plane.first = getelementptr i8, ptr {first}, i64 0
  br label %point
point:
  %p = phi i64 [ %p.first, %strip ], [ %p.next, %point.end ]
  %here.first = getelementptr {kind}, ptr %part.line, i64 %p
  {before}
  br label %channel
channel:
  %c = phi i64 [ %c.strip, %point ], [ %c.next, %channel ]
  %here = phi ptr [ %here.first, %point ], [ %here.next, %channel ]
  %plane = phi ptr [ %plane.first, %point ], [ %plane.next, %channel ]
  {turn}
  %here.next = getelementptr {kind}, ptr %here, i64 %points
  %plane.next = getelementptr {element}, ptr %plane, i64 %size
  %c.next = add i64 %c, 1
  %c.more = icmp slt i64 %c.next, %c.end
  br i1 %c.more, label %channel, label %point.end
point.end:
  {after}
  %p.next = add i64 %p, 1
  %p.more = icmp slt i64 %p.next, %p.last
  br i1 %p.more, label %point, label %points.end
points.end:
  {drain}
strip.end:
  %strips.more = icmp slt i64 %c.end, %c.last
  br i1 %strips.more, label %strip, label %unit.end
unit.end:
  %u.next = add i64 %u, 1
  %u.more = icmp slt i64 %u.next, %stop
  br i1 %u.more, label %unit, label %end
end:
  ret void
}}
"""
_TAP = """
  %row{k} = add i64 %n.taps, {k}
  %tap.line{k} = mul i64 %row{k}, %points
  %tap.at{k} = add i64 %tap.line{k}, %p
  %place.at{k} = getelementptr {index}, ptr %places, i64 %tap.at{k}
  %short{k} = load {index}, ptr %place.at{k}
  %place{k} = {extend} {index} %short{k} to i64
  %exists{k} = icmp ult i64 %place{k}, %size
  %safe{k} = select i1 %exists{k}, i64 %place{k}, i64 0
  %mask{k} = sext i1 %exists{k} to {bits}
  %weight.at{k} = getelementptr {kind}, ptr %weights, i64 %tap.at{k}
  %weight{k} = load {kind}, ptr %weight.at{k}"""
# A choice between numbers may become a branch, which is often guessed wrong; a mask does not.
_READ = """
  %there{k} = getelementptr {kind}, ptr %plane, i64 %safe{k}
  %read{k} = load {bits}, ptr %there{k}
  %kept{k} = and {bits} %read{k}, %mask{k}
  %x{k} = bitcast {bits} %kept{k} to {kind}"""
_CLEAR = """
  %strip.channels = sub i64 %c.end, %c.strip
  %strip.size = mul i64 %strip.channels, %size
  %strip.bytes = mul i64 %strip.size, 8
  call void @llvm.memset.p0.i64(ptr %sums, i8 0, i64 %strip.bytes, i1 false)"""
_Y = "\n  %y = load {kind}, ptr %here"
_ADD = """
  %product{k} = fmul {kind} %weight{k}, %y
  %product.bits{k} = bitcast {kind} %product{k} to {bits}
  %kept{k} = and {bits} %product.bits{k}, %mask{k}
  %gain{k} = bitcast {bits} %kept{k} to {kind}
  %wide{k} = {widen} {kind} %gain{k} to double
  %there{k} = getelementptr double, ptr %plane, i64 %safe{k}
  %old{k} = load double, ptr %there{k}
  %new{k} = fadd double %old{k}, %wide{k}
  store double %new{k}, ptr %there{k}"""
_DRAIN = """
  br label %element
element:
  %e = phi i64 [ 0, %points.end ], [ %e.next, %element ]
  %sum.at = getelementptr double, ptr %sums, i64 %e
  %sum = load double, ptr %sum.at
  %narrow = {shorten} double %sum to {kind}
  %out.there = getelementptr {kind}, ptr %image.line, i64 %e
  store {kind} %narrow, ptr %out.there
  %e.next = add i64 %e, 1
  %e.more = icmp slt i64 %e.next, %strip.size
  br i1 %e.more, label %element, label %strip.end"""
_FACTOR = """
  %weight.bits{k} = bitcast {kind} %weight{k} to {bits}
  %factor.bits{k} = and {bits} %weight.bits{k}, %mask{k}
  %factor{k} = bitcast {bits} %factor.bits{k} to {kind}"""
_PICK = """
  %s{k} = call {kind} @llvm.fma.{fma}({kind} %factor{k}, {kind} %x{k}, {kind} {last})"""
_MULTIPLY = """
  %old{k} = load {kind}, ptr %sum{k}
  %new{k} = call {kind} @llvm.fma.{fma}({kind} %y, {kind} %x{k}, {kind} %old{k})
  store {kind} %new{k}, ptr %sum{k}"""
_KEEP = """
  %found{k} = load {kind}, ptr %sum{k}
  store {kind} %found{k}, ptr %weight.at{k}"""


def sample(
    how: str, image: np.ndarray, weights: np.ndarray, places: np.ndarray, part: np.ndarray
) -> bool:
    """Whether it could "pick" into `part` the sums over t of weights[n, t, p] times the element of
    image[n, c] at places[n, t, p]; "add" into the image what is part[n, c, p] times the weights; or
    "multiply" both, and add the sums over c to the weights. Places that are none hold 0.

    image: (N, C, E)    weights, places: (N, T, P)    part: (N, C, P)
    """
    samples, taps, points = places.shape
    channels, size = image.shape[1:]
    dtypes = {x.dtype for x in (image, weights, part)}
    if image.dtype.char not in LANES or len(dtypes) > 1 or places.dtype not in _INDEX:
        return False
    some, few = (channels, _POINTS) if how == "multiply" else (_CHANNELS, points)
    groups, parts = -(-channels // some), -(-points // few)
    units = samples * groups * parts
    step = max(1, units // _BLOCKS)
    own = (some, size) if how == "add" else (1,)
    scratch = [[np.empty(own)] for _ in range(thread_count(None, -(-units // step)))]
    given = samples, channels, size, points, taps, some, few, groups, parts
    sampler = _sampler(how, image.dtype, places.dtype, taps)
    run_native(sampler, units, step, scratch, (*given, image, weights, places, part))
    return True


@lru_cache
def _sampler(how: str, dtype: np.dtype[Any], index: np.dtype[Any], taps: int) -> Any:
    """The machine code for some units."""
    single = dtype.char == "f"
    kind, bits = ("float", "i32") if single else ("double", "i64")
    casts = ("fpext", "fptrunc") if single else ("bitcast", "bitcast")
    words = {"kind": kind, "bits": bits, "fma": f"f{bits[1:]}", "channels": _CHANNELS}
    words |= {"widen": casts[0], "shorten": casts[1]}
    words |= dict(zip(("index", "extend"), _INDEX[index], strict=True))

    def each(text: str) -> str:
        known = [{"k": k, "last": f"%s{k - 1}" if k else "0.0"} for k in range(taps)]
        return "".join([text.format(**words, **tap) for tap in known])

    parts = {"memory": "", "clear": "", "before": each(_TAP), "after": ""}
    parts |= {"drain": "br label %strip.end", "first": "%image.line", "element": kind}
    if how == "pick":
        put = f"\n  store {kind} %s{taps - 1}, ptr %here"
        parts["before"] = each(_TAP + _FACTOR)
        parts["turn"] = each(_READ + _PICK) + put
    elif how == "add":
        parts |= {"clear": _CLEAR, "drain": _DRAIN.format(**words)}
        parts |= {"first": "%sums", "element": "double"}
        parts["turn"] = _Y.format(**words) + each(_ADD)
    else:
        parts["memory"] = each("%sum{k} = alloca {kind}\n  ")
        parts["before"] = each(_TAP + "\n  store {kind} %weight{k}, ptr %sum{k}")
        parts["turn"] = _Y.format(**words) + each(_READ + _MULTIPLY)
        parts["after"] = each(_KEEP)
    parameters = [
        *[Parameter("integer")] * 3,
        Parameter("array", _WIDE, (9, 6) if how == "add" else (-1,), True),
        *[Parameter("integer")] * 9,
        Parameter("array", dtype, (4, 5, 6), how == "add"),
        Parameter("array", dtype, (4, 8, 7), how == "multiply"),
        Parameter("array", index, (4, 8, 7)),
        Parameter("array", dtype, (4, 5, 7), how == "pick"),
    ]
    text = _TEXT.format(**words, **parts)
    return load(text + entry("call_sample", "sample", parameters, [4, 5, 7, 8], True)).builtin(
        "call_sample"
    )
