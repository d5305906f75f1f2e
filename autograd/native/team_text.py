"""Threads that share the blocks of a native loop without Python: machine code hands the blocks out.

A helper that has nothing to do looks for work for some ten microseconds and then sleeps in the
kernel. So loops that follow one another find it awake, at the cost of a few memory accesses; one
that sleeps is woken in about ten times as long, and costs nothing meanwhile. Nobody waits for a
helper that has not begun: whoever comes late finds no block left. As in OpenMP's runtimes, but
that these may look for milliseconds, in which nothing else gets the core.

The words in memory that the threads share:

state     which loop it is (the upper bits), whether it is open (bit 15), and how many helpers are
          inside of it. A helper enters an open loop once, by raising the number; the thread that
          opened it closes it, and then waits until it is 0
sleepers  how many helpers sleep, or are about to, until the lower half of `state` changes
owner     1 while a thread has the team; loops of other threads are theirs alone meanwhile
next      for each part of the loop, how many of its blocks are taken. A thread begins with the
          blocks of a part that is its own, and goes on with those that others have left: so it
          reads in the next loop what it wrote in this one, which its core still has in its cache
seat      how many helpers have entered the loop
who       the kernel's numbers of the first of them that are inside; negative while the leader has
          one of them brought to its core, then 1; and 2 if it has left meanwhile
waiting   1 while the leader sleeps until helpers have finished
rest      how many loops to wait before helpers are woken again: after one was woken on the leader's
          own core and has no other
stopped   1 at the end of the process, so that helpers leave

A helper keeps off the core on which a leader was when it was woken there. Else it would often be:
OpenBLAS's threads keep theirs busy for a tenth of a second after each product, in case there is
another, and the kernel then wakes helpers where the leader is, which gains nothing. So do the
threads of OpenMP's runtimes. On a core that it shares with such a thread a helper asks for short
turns, which the kernel lets begin sooner (Linux 6.12 and later); and where one is interrupted
within a block for milliseconds, the leader has it brought to its own core, and sleeps meanwhile.

Sleeping is by Linux's futex (Drepper, "Futexes are tricky", 2011, section 2).
"""

from __future__ import annotations

import platform
import sys

__all__ = ["CAN_SLEEP", "TEAM"]

_OTHERS = 98, 122, 123, 178
_LINUX = {"x86_64": (202, 203, 204, 186), "aarch64": _OTHERS, "riscv64": _OTHERS}
"""The numbers of Linux's calls futex, sched_setaffinity, sched_getaffinity and gettid."""
CAN_SLEEP = sys.platform == "linux" and platform.machine() in _LINUX
_FUTEX, _SET_CORES, _GET_CORES, _NUMBER = _LINUX[platform.machine()] if CAN_SLEEP else (0,) * 4
_WAIT, _WAKE = 128, 129  # in one process
_RELAX = {
    "x86_64": ("declare void @llvm.x86.sse2.pause()", "call void @llvm.x86.sse2.pause()"),
    "aarch64": ("declare void @llvm.aarch64.hint(i32)", "call void @llvm.aarch64.hint(i32 1)"),
}
_DECLARED, _PAUSE = _RELAX.get(platform.machine(), ("", ""))
_LOOKS, _WAITS = 500, 4000
"""How often a helper looks for work before it sleeps, and a leader for the end of the last blocks
before it takes them for interrupted: some ten microseconds, and some hundred."""
_REST = 16
_OPEN = 1 << 15
_MOST = 256
_PARTS = 64
"""Into how many parts a loop's blocks are divided at most, however many threads there are."""
_JOB = "{ ptr, ptr, i64, i64, ptr, i32, i64 }"


def _job(field: int) -> str:
    """The place of what helpers are told: the function, its slots, how many these are, how many
    helpers there may be, the table of their memory, if they need some, the leader's core, and into
    how many parts the blocks are divided."""
    return f"getelementptr ({_JOB}, ptr @job, i64 0, i32 {field})"


def _kernel(number: int, *given: str) -> str:
    """A call of the kernel."""
    return f"call i64 (i64, ...) %kernel({', '.join([f'i64 {number}', *given])})"


def _futex(what: int, value: str, word: str = "@state") -> str:
    """The call of the kernel: wait while the lower half of a word is `value`, or wake so many."""
    rest = "ptr null", "ptr null", "i64 0"
    return _kernel(_FUTEX, f"ptr {word}", f"i64 {what}", f"i64 {value}", *rest)


def _cores(number: int, words: str, thread: str = "0") -> str:
    """The call of the kernel that sets, or gives, the cores on which a thread may be."""
    return _kernel(number, f"i64 {thread}", "i64 128", f"ptr {words}")


_BIT = """\
  %word.number = lshr i32 %here, 6
  %word = getelementptr i64, ptr %cores, i32 %word.number
  %bit.number = and i32 %here, 63
  %bit.wide = zext i32 %bit.number to i64
  %bit = shl i64 1, %bit.wide"""
"""The bit of the core %here, and the word of %cores in which it is."""

# `share` runs a function for all blocks. Its first three slots say how: minus the number of
# threads, how many rows there are, and how many of them are a block; the function finds there where
# its block begins and ends, and the number of the block. The slots behind these are those of memory
# that each thread has for itself: the table says how many they are, and then what helpers find
# there, one helper after the other.
TEAM = f"""
@state = global i64 0, align 64
@sleepers = global i64 0, align 64
@owner = global i64 0, align 64
@stopped = global i64 0, align 64
@next = internal global [{_PARTS} x [8 x i64]] zeroinitializer, align 64
@seat = internal global i64 0, align 64
@who = internal global [{_PARTS} x i64] zeroinitializer, align 64
@waiting = global i64 0, align 64
@rest = internal global i64 0, align 64
@job = internal global {_JOB} zeroinitializer, align 64
{_DECLARED}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define internal void @blocks(ptr %function, ptr %slots, i64 %count, ptr %next, i64 %parts,
                             i64 %place, ptr %own, i64 %owned) {{
  %mine = alloca [{_MOST} x i64]
  br label %copy
copy:
  %i = phi i64 [ 0, %0 ], [ %i.next, %copy ]
  %from = getelementptr i64, ptr %slots, i64 %i
  %to = getelementptr i64, ptr %mine, i64 %i
  %slot = load i64, ptr %from
  store i64 %slot, ptr %to
  %i.next = add i64 %i, 1
  %copied = icmp eq i64 %i.next, %count
  br i1 %copied, label %replace, label %copy
replace:
  %k = phi i64 [ 0, %copy ], [ %k.next, %one ]
  %replaced = icmp eq i64 %k, %owned
  br i1 %replaced, label %begin, label %one
one:
  %address.place = getelementptr i64, ptr %own, i64 %k
  %address = load i64, ptr %address.place
  %k.slot = add i64 %k, 3
  %own.place = getelementptr i64, ptr %mine, i64 %k.slot
  store i64 %address, ptr %own.place
  %k.next = add i64 %k, 1
  br label %replace
begin:
  %stop.place = getelementptr i64, ptr %mine, i64 1
  %number.place = getelementptr i64, ptr %mine, i64 2
  %rows = load i64, ptr %stop.place
  %asked = load i64, ptr %number.place
  %fits = icmp slt i64 %asked, %rows
  %step = select i1 %fits, i64 %asked, i64 %rows
  %up = add i64 %rows, %step
  %up.less = sub i64 %up, 1
  %all = udiv i64 %up.less, %step
  %all.up = add i64 %all, %parts
  %all.less = sub i64 %all.up, 1
  %many = udiv i64 %all.less, %parts
  br label %part
part:
  %visited = phi i64 [ 0, %begin ], [ %visited.next, %left ]
  %whose = add i64 %place, %visited
  %which = urem i64 %whose, %parts
  %taken = getelementptr [8 x i64], ptr %next, i64 %which
  %low = mul i64 %which, %many
  %low.up = add i64 %low, %many
  %within = icmp slt i64 %low.up, %all
  %high = select i1 %within, i64 %low.up, i64 %all
  br label %more
more:
  %nth = atomicrmw add ptr %taken, i64 1 monotonic
  %number = add i64 %low, %nth
  %any = icmp slt i64 %number, %high
  br i1 %any, label %run, label %left
run:
  %start = mul i64 %number, %step
  %behind = add i64 %start, %step
  %whole = icmp slt i64 %behind, %rows
  %stop = select i1 %whole, i64 %behind, i64 %rows
  store i64 %start, ptr %mine
  store i64 %stop, ptr %stop.place
  store i64 %number, ptr %number.place
  call void %function(ptr %mine)
  br label %more
left:
  %visited.next = add i64 %visited, 1
  %last = icmp eq i64 %visited.next, %parts
  br i1 %last, label %end, label %part
end:
  ret void
}}

define internal void @share(ptr %function, ptr %slots, i64 %count, ptr %table, ptr %kernel,
                            ptr %core) {{
  %cores = alloca [16 x i64], align 16
  %own.cores = alloca [16 x i64], align 16
  %counter = alloca i64
  store i64 0, ptr %counter
  %first = load i64, ptr %slots
  %helpers = sub i64 -1, %first
  %several = icmp sgt i64 %helpers, 0
  br i1 %several, label %ask, label %alone
ask:
  %asked = cmpxchg ptr @owner, i64 0, i64 1 acquire monotonic
  %got = extractvalue {{ i64, i1 }} %asked, 1
  br i1 %got, label %lead, label %alone
alone:
  call void @blocks(ptr %function, ptr %slots, i64 %count, ptr %counter, i64 1, i64 0, ptr null,
                    i64 0)
  ret void
lead:
  store ptr %function, ptr {_job(0)}
  store ptr %slots, ptr {_job(1)}
  store i64 %count, ptr {_job(2)}
  store i64 %helpers, ptr {_job(3)}
  store ptr %table, ptr {_job(4)}
  %here = call i32 %core()
  store i32 %here, ptr {_job(5)}
  store atomic i64 0, ptr @seat monotonic, align 64
  %threads = add i64 %helpers, 1
  %few = icmp slt i64 %threads, {_PARTS}
  %parts = select i1 %few, i64 %threads, i64 {_PARTS}
  store i64 %parts, ptr {_job(6)}
  %bytes = mul i64 %parts, 64
  call void @llvm.memset.p0.i64(ptr align 64 @next, i8 0, i64 %bytes, i1 false)
  %few.bytes = mul i64 %parts, 8
  call void @llvm.memset.p0.i64(ptr align 64 @who, i8 0, i64 %few.bytes, i1 false)
  %before = load atomic i64, ptr @state monotonic, align 64
  %other = add i64 %before, {_OPEN << 1}
  %opened = or i64 %other, {_OPEN}
  store atomic i64 %opened, ptr @state seq_cst, align 64
  %sleepers = load atomic i64, ptr @sleepers seq_cst, align 64
  %asleep = icmp ne i64 %sleepers, 0
  br i1 %asleep, label %may.wake, label %work
may.wake:
  %rest = load atomic i64, ptr @rest monotonic, align 64
  %rested = icmp sle i64 %rest, 0
  br i1 %rested, label %wake, label %let.sleep
let.sleep:
  %less = sub i64 %rest, 1
  store atomic i64 %less, ptr @rest monotonic, align 64
  br label %work
wake:
  %woken = {_futex(_WAKE, "%helpers")}
  br label %work
work:
  call void @blocks(ptr %function, ptr %slots, i64 %count, ptr @next, i64 %parts, i64 0, ptr null,
                    i64 0)
  %closed = atomicrmw and ptr @state, i64 {~_OPEN} acq_rel
  br label %wait
wait:
  %turn = phi i64 [ 0, %work ], [ %turn.next, %again ], [ {_WAITS + 1}, %slept ]
  %now = load atomic i64, ptr @state acquire, align 64
  %inside = and i64 %now, {_OPEN - 1}
  %done = icmp eq i64 %inside, 0
  br i1 %done, label %leave, label %again.or.sleep
again.or.sleep:
  %soon = icmp slt i64 %turn, {_WAITS}
  br i1 %soon, label %again, label %last
again:
  %turn.next = add i64 %turn, 1
  {_PAUSE}
  br label %wait
last:
  %first.time = icmp eq i64 %turn, {_WAITS}
  %among = icmp ult i32 %here, 1024
  %brings = and i1 %first.time, %among
  br i1 %brings, label %bring, label %sleep
bring:
  %own = {_cores(_GET_CORES, "%own.cores")}
  call void @llvm.memset.p0.i64(ptr align 16 %cores, i8 0, i64 128, i1 false)
{_BIT}
  store i64 %bit, ptr %word
  br label %each
each:
  %k = phi i64 [ 0, %bring ], [ %k.next, %next ]
  %who.place = getelementptr i64, ptr @who, i64 %k
  %thread = load atomic i64, ptr %who.place monotonic, align 8
  %known = icmp ne i64 %thread, 0
  br i1 %known, label %claim, label %next
claim:
  %claimed = sub i64 0, %thread
  %claim.tried = cmpxchg ptr %who.place, i64 %thread, i64 %claimed monotonic monotonic
  %is.claimed = extractvalue {{ i64, i1 }} %claim.tried, 1
  br i1 %is.claimed, label %fetch, label %next
fetch:
  %fetched = {_cores(_SET_CORES, "%cores", "%thread")}
  %told = cmpxchg ptr %who.place, i64 %claimed, i64 1 acq_rel acquire
  %is.told = extractvalue {{ i64, i1 }} %told, 1
  br i1 %is.told, label %next, label %too.late
too.late:
  %freed = {_cores(_SET_CORES, "%own.cores", "%thread")}
  br label %next
next:
  %k.next = add i64 %k, 1
  %all.fetched = icmp eq i64 %k.next, %parts
  br i1 %all.fetched, label %sleep, label %each
sleep:
  store atomic i64 1, ptr @waiting seq_cst, align 64
  %still = load atomic i64, ptr @state seq_cst, align 64
  %still.inside = and i64 %still, {_OPEN - 1}
  %all.left = icmp eq i64 %still.inside, 0
  br i1 %all.left, label %leave, label %wait.long
wait.long:
  %waited = {_futex(_WAIT, "1", "@waiting")}
  br label %slept
slept:
  br label %wait
leave:
  store atomic i64 0, ptr @waiting monotonic, align 64
  store atomic i64 0, ptr @owner release, align 64
  ret void
}}

define void @serve(ptr %kernel, ptr %core) {{
  %given = alloca [16 x i64], align 16
  %cores = alloca [16 x i64], align 16
  %asked = {_cores(_GET_CORES, "%given")}
  %number = {_kernel(_NUMBER)}
  br label %look
look:
  %seen = phi i64 [ 0, %0 ], [ %seen, %moved ], [ %seen, %idle ], [ %loop, %left ],
                  [ %known, %awake ]
  %turns = phi i64 [ 0, %0 ], [ 0, %moved ], [ %turns.next, %idle ], [ 0, %left ],
                   [ 0, %awake ]
  %now = load atomic i64, ptr @state acquire, align 64
  %loop = lshr i64 %now, 16
  %open = and i64 %now, {_OPEN}
  %is.open = icmp ne i64 %open, 0
  %is.new = icmp ne i64 %loop, %seen
  %is.work = and i1 %is.open, %is.new
  br i1 %is.work, label %room, label %idle
room:
  %helpers = load i64, ptr {_job(3)}
  %inside = and i64 %now, {_OPEN - 1}
  %fits = icmp slt i64 %inside, %helpers
  br i1 %fits, label %apart, label %idle
apart:
  %here = call i32 %core()
  %there.core = load i32, ptr {_job(5)}
  %same.core = icmp eq i32 %here, %there.core
  br i1 %same.core, label %refuse, label %enter
refuse:
  %counted = icmp sgt i64 %asked, 0
  %among = icmp ult i32 %here, 1024
  %can.move = and i1 %counted, %among
  br i1 %can.move, label %move, label %give.up
move:
  call void @llvm.memcpy.p0.p0.i64(ptr %cores, ptr %given, i64 128, i1 false)
{_BIT}
  %others = xor i64 %bit, -1
  %allowed = load i64, ptr %word
  %without = and i64 %allowed, %others
  store i64 %without, ptr %word
  %set = {_cores(_SET_CORES, "%cores")}
  %kept = icmp ne i64 %set, 0
  br i1 %kept, label %give.up, label %moved
moved:
  br label %look
give.up:
  store atomic i64 {_REST}, ptr @rest monotonic, align 64
  br label %sleep
enter:
  %more = add i64 %now, 1
  %tried = cmpxchg ptr @state, i64 %now, i64 %more acq_rel monotonic
  %entered = extractvalue {{ i64, i1 }} %tried, 1
  br i1 %entered, label %work, label %idle
work:
  %function = load ptr, ptr {_job(0)}
  %slots = load ptr, ptr {_job(1)}
  %count = load i64, ptr {_job(2)}
  %table = load ptr, ptr {_job(4)}
  %parts = load i64, ptr {_job(6)}
  %simple = icmp eq ptr %table, null
  %seat = atomicrmw add ptr @seat, i64 1 monotonic
  %place = add i64 %seat, 1
  %listed = icmp slt i64 %seat, %parts
  %who.place = getelementptr i64, ptr @who, i64 %seat
  br i1 %listed, label %list, label %ready
list:
  store atomic i64 %number, ptr %who.place monotonic, align 8
  br label %ready
ready:
  br i1 %simple, label %run, label %seated
seated:
  %free = icmp slt i64 %seat, %helpers
  br i1 %free, label %find, label %worked
find:
  %few = load i64, ptr %table
  %before = mul i64 %seat, %few
  %row = add i64 %before, 1
  %there = getelementptr i64, ptr %table, i64 %row
  br label %run
run:
  %own = phi ptr [ null, %ready ], [ %there, %find ]
  %owned = phi i64 [ 0, %ready ], [ %few, %find ]
  call void @blocks(ptr %function, ptr %slots, i64 %count, ptr @next, i64 %parts, i64 %place,
                    ptr %own, i64 %owned)
  br label %worked
worked:
  br i1 %listed, label %unlist, label %left
unlist:
  %unlisted = cmpxchg ptr %who.place, i64 %number, i64 0 monotonic monotonic
  %stayed = extractvalue {{ i64, i1 }} %unlisted, 1
  br i1 %stayed, label %left, label %claimed
claimed:
  %minus = sub i64 0, %number
  %ahead = cmpxchg ptr %who.place, i64 %minus, i64 2 acq_rel acquire
  %is.ahead = extractvalue {{ i64, i1 }} %ahead, 1
  br i1 %is.ahead, label %left, label %widen
widen:
  %wide = {_cores(_SET_CORES, "%given")}
  br label %left
left:
  %before.me = atomicrmw sub ptr @state, i64 1 seq_cst
  %leader.waits = load atomic i64, ptr @waiting seq_cst, align 64
  %sleeps = icmp ne i64 %leader.waits, 0
  br i1 %sleeps, label %call, label %look
call:
  store atomic i64 0, ptr @waiting seq_cst, align 64
  %after = load atomic i64, ptr @state acquire, align 64
  %called = {_futex(_WAKE, "1", "@waiting")}
  br label %sleep
idle:
  {_PAUSE}
  %turns.next = add i64 %turns, 1
  %tired = icmp sge i64 %turns, {_LOOKS}
  br i1 %tired, label %sleep, label %look
sleep:
  %known = phi i64 [ %seen, %idle ], [ %loop, %give.up ], [ %loop, %call ]
  %last = phi i64 [ %now, %idle ], [ %now, %give.up ], [ %after, %call ]
  %one.more = atomicrmw add ptr @sleepers, i64 1 seq_cst
  %still = load atomic i64, ptr @state seq_cst, align 64
  %same = icmp eq i64 %still, %last
  %stopped = load atomic i64, ptr @stopped seq_cst, align 64
  %going = icmp eq i64 %stopped, 0
  %both = and i1 %same, %going
  br i1 %both, label %wait, label %awake
wait:
  %lower = and i64 %last, 4294967295
  %waited = {_futex(_WAIT, "%lower")}
  br label %awake
awake:
  %one.less = atomicrmw sub ptr @sleepers, i64 1 seq_cst
  %ended = load atomic i64, ptr @stopped seq_cst, align 64
  %end = icmp ne i64 %ended, 0
  br i1 %end, label %return, label %look
return:
  ret void
}}

define void @stop(ptr %kernel, ptr %core) {{
  store atomic i64 1, ptr @stopped seq_cst, align 64
  %changed = atomicrmw add ptr @state, i64 {_OPEN << 1} seq_cst
  %woken = {_futex(_WAKE, str(_OPEN))}
  ret void
}}
"""
