"""The command `autograd`: that of the library, that of tables, and what shells complete of both."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from codegen import completion
from codegen.__main__ import VERBS, parser_of
from codegen.__main__ import main as run_verb

_OTHERS = {
    "codegen": "compile tables and look into them: `autograd codegen --help`",
    "completion": "print what completes this command in a shell",
}


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command; returns the exit status."""
    given = list(sys.argv[1:] if argv is None else argv)
    if given[:1] == ["codegen"]:
        return run_verb(given[1:])
    if given[:1] == ["completion"]:
        shell: str = _completion_parser().parse_args(given[1:]).shell
        print(completion.SCRIPTS[shell](_commands()), end="")
        return 0
    if given[:1] and given[0] in VERBS:
        print(f"autograd: write `autograd codegen {' '.join(given)}`", file=sys.stderr)
        return 2
    library: Any = import_module("autograd.__main__")
    status: int = library.main(given, library.parser_of("autograd", _OTHERS))
    return status


def _completion_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="autograd completion",
        description="Prints a script that completes commands, verbs and options of `autograd`.",
        epilog='bash: eval "$(autograd completion bash)". zsh: autograd completion zsh > '
        "~/.zfunc/_autograd, a folder of $fpath. fish: autograd completion fish | source.",
    )
    parser.add_argument("shell", choices=tuple(completion.SCRIPTS))
    return parser


def _commands() -> list[completion.Command]:
    """All commands, from their parsers."""
    library: Any = import_module("autograd.__main__")
    found = completion.commands_of("autograd", library.parser_of("autograd", _OTHERS))
    for command in found:
        if command.path == ("autograd", "codegen"):
            command.below.update(VERBS)
    for verb in VERBS:
        found += completion.commands_of(f"autograd codegen {verb}", parser_of(verb))
    return [
        *(each for each in found if each.path != ("autograd", "completion")),
        *completion.commands_of("autograd completion", _completion_parser()),
    ]
