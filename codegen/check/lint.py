"""What is not wrong with a table, but odd: warnings, for the verb `lint`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from codegen.model.entry import Entry
from codegen.model.kinds import KINDS
from codegen.parse.errors import Problem


def lint(entries: Iterable[Entry]) -> list[Problem]:
    """The warnings about a table that has no errors, in the order of the file."""
    found = [warning for entry in entries for check in _CHECKS for warning in check(entry)]
    return sorted(found, key=lambda warning: warning.location)


def _unread_argument(entry: Entry) -> Iterator[Problem]:
    """An argument that the value does not depend on."""
    formula = entry.forward or entry.composite
    if formula is None:
        return
    read = formula.names | {"inplace"}  # which generated code reads
    for argument in entry.signature.arguments:
        name = argument.name
        if name not in read and name != entry.signature.overload and name not in (entry.doc or ""):
            yield _at_name(
                entry,
                f"'{argument.name}' is not read by {formula.owner}",
                "take it out of the signature, or say in `doc` why it is there",
            )


def _unused_kink(entry: Entry) -> Iterator[Problem]:
    """A kink of a row that has no derivative."""
    has = KINDS[entry.kind].differentiable and (
        entry.composite is not None
        or any(each.formula or each.word == "zero" for each in entry.derivatives)
    )
    if entry.kinks and not has:
        yield _at_name(
            entry,
            "the row has kinks, but no derivative that a convention could decide",
            "leave 'kinks' out",
        )


def _unsaid_view(entry: Entry) -> Iterator[Problem]:
    """A view that is not said to be one, so that writing into it is not tracked."""
    if entry.kind == "view" and not any(each.type.alias for each in entry.signature.returns):
        yield _at_name(
            entry,
            "a row of kind view whose output is not Tensor(a)",
            "write Tensor(a) for the output and for the argument whose memory it shares",
        )


def _idle_domain(entry: Entry) -> Iterator[Problem]:
    """Where to draw the elements of Tensors, for a row that takes none."""
    if entry.domain is not None and not entry.signature.tensor_arguments:
        yield _at_name(entry, "'domain' is for Tensors, and the row takes none", "leave it out")


def _idle_inplace(entry: Entry) -> Iterator[Problem]:
    """`inplace` that says what follows from the kind."""
    follows = entry.is_written_in_place
    if entry.inplace is not None and entry.inplace == follows:
        what = "has" if follows else "has no"
        message = f"'inplace' says that the row {what} in-place variant, which follows from it"
        yield _at_name(entry, message.replace("has in", "has an in"), "leave 'inplace' out")


def _idle_out(entry: Entry) -> Iterator[Problem]:
    """`out` that says what follows from the signature."""
    if entry.out is not None and entry.out == entry.is_given_out:
        takes = "takes" if entry.out else "does not take"
        message = f"'out' says that the function {takes} out=, which follows from the signature"
        yield _at_name(entry, message, "leave 'out' out")


def _undocumented(entry: Entry) -> Iterator[Problem]:
    """A row without a sentence, unless it is private, and on no page."""
    if entry.doc is None:
        if entry.signature.name.startswith("_"):
            return
        yield _at_name(entry, "the row has no 'doc'", "add a sentence for the reference page")
    elif not entry.doc.endswith((".", "!", "?")):
        yield _at_name(entry, "'doc' is no whole sentence", "end it with a full stop")


_CHECKS: tuple[Callable[[Entry], Iterator[Problem]], ...] = (
    _unread_argument,
    _unused_kink,
    _unsaid_view,
    _idle_domain,
    _idle_inplace,
    _idle_out,
    _undocumented,
)


def _at_name(entry: Entry, message: str, hint: str) -> Problem:
    """A warning whose caret stands under the name of the row."""
    name = entry.signature.full_name
    scalar = entry.formulas[0].scalar
    lines = scalar.source.lines if scalar else ()
    line = lines[entry.location.line - 1] if entry.location.line <= len(lines) else None
    return Problem(entry.location, name, message, line, len(name), hint, warning=True)
