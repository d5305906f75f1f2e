"""The command line of the runtime: `python -m autograd doctor`, `explore` and `numpy-status`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence

from autograd import __version__, doctor


def parser_of(
    program: str = "python -m autograd", others: Mapping[str, str] | None = None
) -> argparse.ArgumentParser:
    """The parser of all commands; `others` are further commands of `program`, for its help."""
    parser = argparse.ArgumentParser(
        prog=program, description="Automatic differentiation on NumPy, generated from one table."
    )
    parser.add_argument("--version", action="version", version=f"autograd {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    checkup = commands.add_parser(
        "doctor",
        help="versions, the BLAS in use, and what makes it slow here",
        description="Prints versions and the BLAS in use, and warns where it is slow for no "
        "reason. Changes nothing, but for --clear-cache.",
        epilog="Exit status: 0, with or without warnings; 2 for a wrong option.",
    )
    checkup.add_argument(
        "--measure", action="store_true", help="time matmul with each kernel that fits (seconds)"
    )
    checkup.add_argument("--json", action="store_true", help="print facts and findings as JSON")
    checkup.add_argument(
        "--clear-cache",
        action="store_true",
        help="remove the machine code of native loops that is kept on disk, and end",
    )
    coverage = commands.add_parser(
        "numpy-status",
        help="which of NumPy's functions work on Tensors",
        description="Prints, as Markdown, every public callable of numpy, numpy.linalg and "
        "numpy.fft with its status on Tensors: the tables of docs/numpy.md.",
    )
    coverage.add_argument(
        "--scipy", action="store_true", help="which of SciPy's do: the tables of docs/scipy.md"
    )
    page = commands.add_parser(
        "explore",
        help="a page that steps through a script's computation and its backward pass",
        description="Runs a script and writes an HTML page, which needs no network, that steps "
        "through the computation of one of its variables and through the backward pass.",
        epilog="Exit status: 0 when the page is written; 2 where there is nothing to show.",
    )
    page.add_argument("--of", metavar="NAME", help="the variable (default: the one computed last)")
    page.add_argument("--out", metavar="FILE", help="the page (default: the script's name.html)")
    page.add_argument("--open", action="store_true", help="open it in a browser")
    page.add_argument("script", help="the Python file; options of this command stand before it")
    given = page.add_argument(
        "arguments", nargs=argparse.REMAINDER, help="what the script is given"
    )
    given.required = False  # which errors say of it otherwise
    for name, text in (others or {}).items():
        commands.add_parser(name, help=text)
    return parser


def main(
    arguments: Sequence[str] | None = None, parser: argparse.ArgumentParser | None = None
) -> int:
    """Run a command; 0 when it ran, whatever the doctor found, and 2 for a wrong command line."""
    parser = parser or parser_of()
    options = parser.parse_args(arguments)
    if options.command is None:
        parser.print_help()
    elif options.command == "numpy-status":
        if options.scipy:
            from autograd.numpy_api.scipys.status import page
        else:
            from autograd.numpy_api.coverage_page import page
        print(page(), end="")
    elif options.command == "explore":
        from autograd.inspect.drawing import scripts

        try:
            print(
                scripts.run(
                    options.script, options.arguments, options.of, options.out, options.open
                )
            )
        except scripts.NothingToShow as error:
            print(f"{parser.prog} explore: {error}", file=sys.stderr)
            return 2
    elif options.clear_cache:
        print(doctor.clear_cache())
    else:
        print(doctor.run(options.measure, options.json))
    return 0


if __name__ == "__main__":
    sys.exit(main())
