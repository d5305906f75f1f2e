"""The command line: compiles derivatives.yaml into generated/, and what else is done with tables.

    python -m codegen                 generate
    python -m codegen --check         exit 1 and show a diff if generated/ is stale; write nothing
    python -m codegen VERB --help     what a verb does, and its options

Exit status: 0 fine; 1 something is wrong with the table, or with what follows from it; 2 wrong
usage.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from codegen.builtin import InstalledError
from codegen.parse.errors import TableError, did_you_mean
from codegen.terminal import columns, print_error

VERBS = {
    "generate": "compile the table into generated/ and docs/ (the default)",
    "list": "the rows of a table, all or some",
    "show": "a row and everything that follows from it",
    "verify": "prove or check the derivatives of the rows",
    "build": "make a package from a table of your own",
    "new": "print a row to start from",
    "docs": "write the reference pages, and one for each operation",
    "schema": "print the JSON Schema of tables, for editors",
    "lint": "what is odd about a table that has no errors",
    "export": "write the rows for PyTorch or JAX",
}
_EXIT = (
    "Exit status: 0 fine; 1 something is wrong with the table, or with what follows from it; "
    "2 wrong usage."
)


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a verb; returns the exit status."""
    given = list(sys.argv[1:] if argv is None else argv)
    named = bool(given) and not given[0].startswith("-")
    verb = given.pop(0) if named else "generate"
    if verb not in VERBS:
        hint = did_you_mean(verb, VERBS) or f"the verbs are {', '.join(VERBS)}"
        print(f"python -m codegen: no verb '{verb}'; {hint}", file=sys.stderr)
        return 2
    arguments = parser_of(verb, whole=not named).parse_args(given)
    try:
        status: int = import_module(f"codegen.verbs.{verb}").run(arguments)
    except TableError as error:
        print_error(error)
        return 1
    except BrokenPipeError:  # whoever read the output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except InstalledError as error:
        print(f"python -m codegen {verb}: {error}", file=sys.stderr)
        return 2
    except OSError as error:
        print(f"{error.filename or 'a file'}: {error.strerror or error}", file=sys.stderr)
        return 1
    return status


def parser_of(verb: str, whole: bool = False) -> argparse.ArgumentParser:
    """The parser of a verb; `whole`: the one that speaks of all verbs."""
    module = import_module(f"codegen.verbs.{verb}")
    summary, _, rest = (module.__doc__ or "").partition("\n")
    description = f"{summary}\n{rest}".strip()
    program = "python -m codegen" if whole else f"python -m codegen {verb}"
    epilog = _EXIT
    if whole:
        verbs = "\n".join(f"  {line}" for line in columns(VERBS.items()))
        epilog = f"verbs (each has --help):\n{verbs}\n\n{_EXIT}"
    parser = argparse.ArgumentParser(
        prog=program,
        description=description,
        epilog=epilog,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    module.add_arguments(parser)
    return parser


if __name__ == "__main__":
    status = main()
    gc.freeze()  # what is left goes with the process: nobody is to look through it for garbage
    sys.exit(status)
