"""The body of all native builtins, as LLVM IR: from Python's objects to slots of eight bytes.

Its `self` is a tuple of the fallback, of a specification (`specification`) of what it takes and
calls, and of what keeps the code. Compiled once; to put the checks into each module would double
what compiling a small one takes.
"""

from __future__ import annotations

import struct

from autograd.native import objects as at
from autograd.native.entry import MOST, Entry
from autograd.native.team_text import TEAM

# Elements of work from which the GIL is given back during the call.
RELEASED = 16384

# What the body uses of its process, in the order of its table of addresses.
PROCESS = (
    "ndarray",
    "None",
    "Py_IncRef",
    "PyLong_AsLongLong",
    "PyFloat_AsDouble",
    "PyErr_Occurred",
    "PyObject_Vectorcall",
    "PyEval_SaveThread",
    "PyEval_RestoreThread",
    "syscall",
    "sched_getcpu",
)


def specification(address: int, entry: Entry) -> bytes:
    """What the body is to do, in integers of eight bytes: the address of the entry, how many
    arguments, numbers, arrays and sizes of `work` there are, whether it computes blocks, and then
    these, in this order.

    A number has its position and 0 for an integer, 1 for another. An array has its position, the
    flags that it needs, the kind of its dtype, how many dimensions it has, and for each the
    slot that holds the size; the slot behind those of the arguments holds the size 1.
    """
    numbers: list[int] = []
    arrays: list[int] = []
    count = len(entry.parameters)
    for position, each in enumerate(entry.parameters):
        if each.dtype is None:
            numbers += [position, each.kind == "number"]
        else:
            flags = at.CONTIGUOUS | at.ALIGNED | (at.WRITEABLE if each.written else 0)
            sizes = [count if i == -1 else i for i in each.shape]
            arrays += [position, flags, at.kind(each.dtype), len(sizes), *sizes]
    of_arrays = sum(each.kind == "array" for each in entry.parameters)
    head = [address, count, count - of_arrays, of_arrays, len(entry.work), entry.blocks]
    words = [*head, *numbers, *arrays, *entry.work]
    return struct.pack(f"={len(words)}q", *words)


def _process(what: str) -> str:
    """The place of an address in the table."""
    return f"getelementptr (ptr, ptr @process, i64 {PROCESS.index(what)})"


# Numbers are asked for first: objects may run code for that, which could change arrays.
BODY = f"""
{TEAM}
@process = global [{len(PROCESS)} x ptr] zeroinitializer

define ptr @body(ptr %self, ptr %args, i64 %nargs) {{
  %slots = alloca [{MOST + 1} x i64]
  %fallback.place = getelementptr i8, ptr %self, i64 {at.TUPLE}
  %bytes.place = getelementptr i8, ptr %self, i64 {at.TUPLE + 8}
  %bytes = load ptr, ptr %bytes.place
  %head = getelementptr i8, ptr %bytes, i64 {at.BYTES}
  %count.place = getelementptr i64, ptr %head, i64 1
  %count = load i64, ptr %count.place
  %counted = icmp eq i64 %nargs, %count
  %blocks.place = getelementptr i64, ptr %head, i64 5
  %blocks = load i64, ptr %blocks.place
  %blocks.any = icmp ne i64 %blocks, 0
  br i1 %counted, label %start, label %more.asked

more.asked:
  %less = sub i64 %nargs, 1
  %one.more = icmp eq i64 %less, %count
  %one.suits = and i1 %one.more, %blocks.any
  br i1 %one.suits, label %last, label %refused

last:
  %last.place = getelementptr ptr, ptr %args, i64 %count
  %last.object = load ptr, ptr %last.place
  %last.type.place = getelementptr i8, ptr %last.object, i64 {at.TYPE}
  %last.type = load ptr, ptr %last.type.place
  %last.ndarray = load ptr, ptr {_process("ndarray")}
  %last.array = icmp eq ptr %last.type, %last.ndarray
  %last.data.place = getelementptr i8, ptr %last.object, i64 {at.DATA}
  br i1 %last.array, label %last.read, label %refused

last.read:
  %last.data = load ptr, ptr %last.data.place
  br label %start

start:
  %table = phi ptr [ null, %0 ], [ %last.data, %last.read ]
  %one = getelementptr i64, ptr %slots, i64 %count
  store i64 1, ptr %one
  %numbers.place = getelementptr i64, ptr %head, i64 2
  %numbers = load i64, ptr %numbers.place
  %arrays.place = getelementptr i64, ptr %head, i64 3
  %arrays = load i64, ptr %arrays.place
  %work.place = getelementptr i64, ptr %head, i64 4
  %work = load i64, ptr %work.place
  %rest = getelementptr i64, ptr %head, i64 6
  br label %numbers.more

numbers.more:
  %numbers.left = phi i64 [ %numbers, %start ], [ %numbers.fewer, %number.known ]
  %number = phi ptr [ %rest, %start ], [ %number.next, %number.known ]
  %number.any = icmp ne i64 %numbers.left, 0
  br i1 %number.any, label %number.read, label %arrays.more

number.read:
  %number.position = load i64, ptr %number
  %number.kind.place = getelementptr i64, ptr %number, i64 1
  %number.kind = load i64, ptr %number.kind.place
  %number.place = getelementptr ptr, ptr %args, i64 %number.position
  %number.object = load ptr, ptr %number.place
  %whole = icmp eq i64 %number.kind, 0
  br i1 %whole, label %integer, label %float

integer:
  %as.integer = load ptr, ptr {_process("PyLong_AsLongLong")}
  %integer.value = call i64 %as.integer(ptr %number.object)
  %integer.doubtful = icmp eq i64 %integer.value, -1
  br i1 %integer.doubtful, label %number.asked, label %number.known

float:
  %as.float = load ptr, ptr {_process("PyFloat_AsDouble")}
  %float.value = call double %as.float(ptr %number.object)
  %float.bits = bitcast double %float.value to i64
  %float.doubtful = fcmp oeq double %float.value, -1.0
  br i1 %float.doubtful, label %number.asked, label %number.known

number.asked:
  %asked.value = phi i64 [ %integer.value, %integer ], [ %float.bits, %float ]
  %occurred = load ptr, ptr {_process("PyErr_Occurred")}
  %error = call ptr %occurred()
  %fine = icmp eq ptr %error, null
  br i1 %fine, label %number.known, label %failed

number.known:
  %value = phi i64 [ %integer.value, %integer ], [ %float.bits, %float ],
                   [ %asked.value, %number.asked ]
  %number.slot = getelementptr i64, ptr %slots, i64 %number.position
  store i64 %value, ptr %number.slot
  %numbers.fewer = sub i64 %numbers.left, 1
  %number.next = getelementptr i64, ptr %number, i64 2
  br label %numbers.more

arrays.more:
  %arrays.left = phi i64 [ %arrays, %numbers.more ], [ %arrays.fewer, %array.suits ]
  %array = phi ptr [ %number, %numbers.more ], [ %array.next, %array.suits ]
  %array.any = icmp ne i64 %arrays.left, 0
  br i1 %array.any, label %array.read, label %work.begin

array.read:
  %array.position = load i64, ptr %array
  %array.place = getelementptr ptr, ptr %args, i64 %array.position
  %object = load ptr, ptr %array.place
  %type.place = getelementptr i8, ptr %object, i64 {at.TYPE}
  %type = load ptr, ptr %type.place
  %ndarray = load ptr, ptr {_process("ndarray")}
  %is.array = icmp eq ptr %type, %ndarray
  br i1 %is.array, label %array.fields, label %refused

array.fields:
  %flags.place = getelementptr i8, ptr %object, i64 {at.FLAGS}
  %flags = load i32, ptr %flags.place
  %flags.wide = zext i32 %flags to i64
  %flags.wanted.place = getelementptr i64, ptr %array, i64 1
  %flags.wanted = load i64, ptr %flags.wanted.place
  %flags.found = and i64 %flags.wide, %flags.wanted
  %flags.suit = icmp eq i64 %flags.found, %flags.wanted
  %dtype.place = getelementptr i8, ptr %object, i64 {at.DESCRIPTION}
  %dtype = load ptr, ptr %dtype.place
  %kind.place = getelementptr i8, ptr %dtype, i64 {at.KIND}
  %kind.all = load i64, ptr %kind.place
  %kind = and i64 %kind.all, {at.KIND_MASK}
  %kind.wanted.place = getelementptr i64, ptr %array, i64 2
  %kind.wanted = load i64, ptr %kind.wanted.place
  %kind.suits = icmp eq i64 %kind, %kind.wanted
  %nd.place = getelementptr i8, ptr %object, i64 {at.DIMENSIONS}
  %nd.short = load i32, ptr %nd.place
  %nd = zext i32 %nd.short to i64
  %nd.wanted.place = getelementptr i64, ptr %array, i64 3
  %nd.wanted = load i64, ptr %nd.wanted.place
  %nd.suits = icmp eq i64 %nd, %nd.wanted
  %some.suit = and i1 %flags.suit, %kind.suits
  %all.suit = and i1 %some.suit, %nd.suits
  br i1 %all.suit, label %sizes.begin, label %refused

sizes.begin:
  %sizes.place = getelementptr i8, ptr %object, i64 {at.SIZES}
  %sizes = load ptr, ptr %sizes.place
  %wanted = getelementptr i64, ptr %array, i64 4
  br label %sizes.more

sizes.more:
  %axis = phi i64 [ 0, %sizes.begin ], [ %axis.next, %size.read ]
  %size.any = icmp ne i64 %axis, %nd
  br i1 %size.any, label %size.read, label %array.suits

size.read:
  %size.place = getelementptr i64, ptr %sizes, i64 %axis
  %size = load i64, ptr %size.place
  %index.place = getelementptr i64, ptr %wanted, i64 %axis
  %index = load i64, ptr %index.place
  %size.slot = getelementptr i64, ptr %slots, i64 %index
  %size.wanted = load i64, ptr %size.slot
  %size.suits = icmp eq i64 %size, %size.wanted
  %axis.next = add i64 %axis, 1
  br i1 %size.suits, label %sizes.more, label %refused

array.suits:
  %data.place = getelementptr i8, ptr %object, i64 {at.DATA}
  %data = load ptr, ptr %data.place
  %array.slot = getelementptr ptr, ptr %slots, i64 %array.position
  store ptr %data, ptr %array.slot
  %arrays.fewer = sub i64 %arrays.left, 1
  %array.next = getelementptr i64, ptr %wanted, i64 %nd
  br label %arrays.more

work.begin:
  %function = load ptr, ptr %head
  %first = load i64, ptr %slots
  %third.place = getelementptr i64, ptr %slots, i64 2
  %third = load i64, ptr %third.place
  %negative = icmp slt i64 %first, 0
  %positive = icmp sgt i64 %third, 0
  %both = and i1 %negative, %positive
  %shared = and i1 %blocks.any, %both
  br i1 %shared, label %released, label %work.asked

work.asked:
  %idle = icmp eq i64 %work, 0
  br i1 %idle, label %held, label %work.more

work.more:
  %factor = phi i64 [ 0, %work.asked ], [ %factor.next, %work.more ]
  %elements = phi i64 [ 1, %work.asked ], [ %product, %work.more ]
  %factor.place = getelementptr i64, ptr %array, i64 %factor
  %factor.position = load i64, ptr %factor.place
  %factor.slot = getelementptr i64, ptr %slots, i64 %factor.position
  %factor.value = load i64, ptr %factor.slot
  %product = mul i64 %elements, %factor.value
  %factor.next = add i64 %factor, 1
  %work.any = icmp ne i64 %factor.next, %work
  br i1 %work.any, label %work.more, label %work.known

work.known:
  %much = icmp sge i64 %product, {RELEASED}
  br i1 %much, label %released, label %held

released:
  %save = load ptr, ptr {_process("PyEval_SaveThread")}
  %restore = load ptr, ptr {_process("PyEval_RestoreThread")}
  %thread = call ptr %save()
  br i1 %shared, label %some, label %all

some:
  %kernel = load ptr, ptr {_process("syscall")}
  %core = load ptr, ptr {_process("sched_getcpu")}
  call void @share(ptr %function, ptr %slots, i64 %count, ptr %table, ptr %kernel, ptr %core)
  br label %again

all:
  call void %function(ptr %slots)
  br label %again

again:
  call void %restore(ptr %thread)
  br label %done

held:
  call void %function(ptr %slots)
  br label %done

done:
  %none = load ptr, ptr {_process("None")}
  %increase = load ptr, ptr {_process("Py_IncRef")}
  call void %increase(ptr %none)
  ret ptr %none

refused:
  %vectorcall = load ptr, ptr {_process("PyObject_Vectorcall")}
  %fallback = load ptr, ptr %fallback.place
  %other = call ptr %vectorcall(ptr %fallback, ptr %args, i64 %nargs, ptr null)
  ret ptr %other

failed:
  ret ptr null
}}
"""
