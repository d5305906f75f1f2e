"""sin, cos and tan of large arguments, one number at a time.

M. Payne and R. Hanek, Radian reduction for trigonometric functions (SIGNUM Newsletter 18, 1983):
of x = M 2^e with an integer M of 53 bits, x 2/pi modulo 4 needs of 2/pi only the bits from that on
whose product with M 2^e is less than 4. 192 of them leave an error of 2^-137, where no double is
closer to a multiple of pi/2 than 2^-62.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from autograd.native.coefficients import COEFFICIENTS, TWO_OVER_PI
from autograd.native.llvm_text import Float
from autograd.native.vectors.double_double import two_product
from autograd.native.vectors.numbers import Number, Whole, Writer, fma
from autograd.native.vectors.registry import helper
from autograd.native.vectors.turns import cosine, sine, tangent

# From here on arguments are large. Up to here 2/pi of the type finds the nearest q, or one beside
# it for which |r| is hardly above pi/4.
LIMIT = {32: 2.0**16, 64: 2.0**30}
ONE = Float(64)
_FUNCTIONS: dict[str, Callable[[Whole, Number, Number], Number]] = {
    "sin": sine,
    "cos": cosine,
    "tan": tangent,
}


def mend_large(name: str, x: Number, result: Number) -> Number:
    """`result`, but of large arguments what is computed here, where there are any."""
    body, kind = x.body, x.kind
    large = abs(x) >= LIMIT[kind.bits]
    some = large.some()
    # Memory is reserved in the entry of a function, as its stack is laid out once.
    body.lines.insert(0, f"  %arguments = alloca {kind.text}")
    body.lines.insert(0, f"  %results = alloca {kind.text}")
    body.line(f"br i1 {some}, label %large, label %done")
    body.label("large")
    body.line(f"store {kind.text} {x.text}, ptr %arguments")
    body.line(f"store {kind.text} {result.text}, ptr %results")
    scalar = Float(kind.bits)
    mend = f"mend_{name}"
    body.called[mend, scalar] = None
    body.line(f"call void @{mend}_{scalar.suffix}(ptr %arguments, ptr %results, i64 {kind.lanes})")
    mended = body.let(f"load {kind.text}, ptr %results")
    body.line("br label %done")
    body.label("done")
    text = body.let(f"phi {kind.text} [ {result.text}, %entry ], [ {mended}, %large ]")
    return Number(body, kind, text)


def _mend(name: str) -> Callable[[Writer, Float], str]:
    """A loop over lanes that puts in the results of large arguments."""

    def write(body: Writer, kind: Float) -> str:
        body.line("br label %next")
        body.label("next")
        body.line("%i = phi i64 [ 0, %entry ], [ %after, %continue ]")
        place = body.let(f"getelementptr {kind.text}, ptr %x, i64 %i")
        x = Number(body, kind, body.let(f"load {kind.text}, ptr {place}"))
        large = abs(x) >= LIMIT[kind.bits]
        body.line(f"br i1 {large.text}, label %large, label %continue")
        body.label("large")
        wide = x.widen() if kind.bits == 32 else x
        result = _FUNCTIONS[name](*_reduce(wide))
        # Of infinity nan, of other numbers itself.
        result = result + (wide - wide)
        if kind.bits == 32:
            result = result.narrow()
        place = body.let(f"getelementptr {kind.text}, ptr %y, i64 %i")
        body.line(f"store {kind.text} {result.text}, ptr {place}")
        body.line("br label %continue")
        body.label("continue")
        body.line("%after = add i64 %i, 1")
        body.line("%more = icmp ult i64 %after, %n")
        body.line("br i1 %more, label %next, label %end")
        body.label("end")
        body.line("ret void")
        words = ", ".join(f"i64 {_signed(each)}" for each in TWO_OVER_PI)
        table = f"@two_over_pi_{name}_{kind.suffix}"
        text = "\n".join(body.lines).replace("@two_over_pi", table)
        count = len(TWO_OVER_PI)
        return (
            f"{table} = internal constant [{count} x i64] [{words}]\n"
            f"define internal void @mend_{name}_{kind.suffix}(ptr %x, ptr %y, i64 %n) #2 {{\n"
            f"entry:\n{text}\n}}\n"
        )

    return write


def _signed(word: int) -> int:
    return word - (1 << 64) if word >> 63 else word


def _reduce(x: Number) -> tuple[Whole, Number, Number]:
    """Bits that end in q, r, and its low part, of a finite double of at least 2^12."""
    body = x.body
    let = body.let
    bits = x.bits()
    exponent = (bits >> 52) & 0x7FF
    mantissa = ((bits & ((1 << 52) - 1)) | (1 << 52)).text
    # The first bit that counts is that of weight 2^(1 - e), e = exponent - 1075; the table begins
    # with 64 zeros.
    first = exponent + (64 - 1075 - 2)
    word = (first >> 6).text
    offset = let(f"zext i64 {(first & 63).text} to i128")
    words = []
    for i in range(4):
        index = let(f"add i64 {word}, {i}")
        place = let(
            f"getelementptr [{len(TWO_OVER_PI)} x i64], ptr @two_over_pi, i64 0, i64 {index}"
        )
        words.append(let(f"zext i64 {let(f'load i64, ptr {place}')} to i128"))
    window = []
    for upper, lower in pairwise(words):
        both = let(f"or i128 {let(f'shl i128 {upper}, 64')}, {lower}")
        top = let(f"lshr i128 {let(f'shl i128 {both}, {offset}')}, 64")
        window.append(top)
    m = let(f"zext i64 {mantissa} to i128")
    # The product modulo 2^192 with its lowest 64 bits left out; its two upper bits are q.
    upper = let(f"shl i128 {let(f'mul i128 {m}, {window[0]}')}, 64")
    middle = let(f"mul i128 {m}, {window[1]}")
    lowest = let(f"lshr i128 {let(f'mul i128 {m}, {window[2]}')}, 64")
    product = let(f"add i128 {upper}, {let(f'add i128 {middle}, {lowest}')}")
    # The nearest q: what follows it is a fraction between -1/2 and 1/2.
    fraction = let(f"shl i128 {product}, 2")
    above = let(f"lshr i128 {product}, 126")
    more = let(f"lshr i128 {fraction}, 127")
    q = let(f"trunc i128 {let(f'add i128 {above}, {more}')} to i64")
    negative = let(f"icmp slt i128 {fraction}, 0")
    opposite = let(f"sub i128 0, {fraction}")
    size = let(f"select i1 {negative}, i128 {opposite}, i128 {fraction}")
    body.declared["declare i128 @llvm.ctlz.i128(i128, i1)"] = None
    zeros = let(f"call i128 @llvm.ctlz.i128(i128 {let(f'or i128 {size}, 1')}, i1 false)")
    size = let(f"shl i128 {size}, {zeros}")
    # Twice 53 bits of it as numbers.
    high = let(f"trunc i128 {let(f'lshr i128 {size}, 75')} to i64")
    low = let(f"trunc i128 {let(f'lshr i128 {size}, 22')} to i64")
    low = let(f"and i64 {low}, {(1 << 53) - 1}")
    scale = Whole(body, ONE, let(f"sub i64 {1023 - 53}, {let(f'trunc i128 {zeros} to i64')}"))
    unit = (scale << 52).as_number()
    sign = Whole(body, ONE, let(f"select i1 {negative}, i64 1, i64 0")) ^ (bits >> 63)
    sign = sign << 63
    turns = Number(body, ONE, let(f"sitofp i64 {high} to double")) * unit
    turns_low = Number(body, ONE, let(f"sitofp i64 {low} to double")) * unit * 2.0**-53
    half_pi, half_pi_low, _ = COEFFICIENTS["half_pi", 64]
    r, r_low = two_product(turns, half_pi)
    r_low = r_low + fma(turns, half_pi_low, turns_low * half_pi)
    # -x turns the other way: q and r change their signs.
    backward = let(f"icmp slt i64 {bits.text}, 0")
    q = let(f"select i1 {backward}, i64 {let(f'sub i64 0, {q}')}, i64 {q}")
    r = (r.bits() ^ sign).as_number()
    r_low = (r_low.bits() ^ sign).as_number()
    return Whole(body, ONE, q), r, r_low


for _name in _FUNCTIONS:
    helper(f"mend_{_name}", _mend(_name))
