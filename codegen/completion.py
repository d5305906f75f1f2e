"""Scripts that complete a command line in bash, zsh and fish, from its argument parsers."""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Command:
    """A command by its words, with what may follow them."""

    path: tuple[str, ...]
    below: dict[str, str] = field(default_factory=dict)  # further words, with their help
    options: dict[str, str] = field(default_factory=dict)
    choices: dict[str, tuple[str, ...]] = field(default_factory=dict)  # of an option's value

    @property
    def words(self) -> list[str]:
        return [*self.below, *self.options]


def commands_of(name: str, parser: argparse.ArgumentParser) -> list[Command]:
    """The command of a parser, and those of its subparsers."""
    command = Command(tuple(name.split()))
    found = [command]
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            command.below.update({each.dest: each.help or "" for each in action._choices_actions})
            for word, below in action.choices.items():
                found += commands_of(f"{name} {word}", below)
            continue
        help = "" if action.help is None else parser._get_formatter()._expand_help(action)
        for option in action.option_strings:
            if option.startswith("--"):
                command.options[option] = help
                if action.choices:
                    command.choices[option] = tuple(map(str, action.choices))
        if not action.option_strings and action.choices:
            command.below.update(dict.fromkeys(map(str, action.choices), ""))
    return found


def _bash(commands: Sequence[Command]) -> str:
    cases, values = [], []
    for each in commands:
        key = " ".join(each.path)
        cases.append(f"    {shlex.quote(key)}) words={shlex.quote(' '.join(each.words))} ;;")
        values += [
            f"    {shlex.quote(f'{key} {option}')}) words={shlex.quote(' '.join(choices))} ;;"
            for option, choices in each.choices.items()
        ]
    return "\n".join(
        [
            "_autograd() {",
            '  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} key="" i',
            '  local words="" known=" "',
            f"  known={shlex.quote(_known(commands))}",
            "  for ((i = 0; i < COMP_CWORD; i++)); do",
            "    [[ $i == 0 ]] && { key=autograd; continue; }",
            '    [[ $known == *"|$key ${COMP_WORDS[i]}|"* ]] || break',
            '    key="$key ${COMP_WORDS[i]}"',
            "  done",
            '  case "$key $before" in',
            *values,
            "    *) ;;",
            "  esac",
            '  [[ -n $words ]] || case "$key" in',
            *cases,
            "  esac",
            '  COMPREPLY=($(compgen -W "$words" -- "$word"))',
            "}",
            "complete -o default -F _autograd autograd",
            "",
        ]
    )


def _known(commands: Sequence[Command]) -> str:
    return "|" + "|".join(" ".join(each.path) for each in commands) + "|"


def _zsh(commands: Sequence[Command]) -> str:
    cases = []
    for each in commands:
        lines = {**each.below, **each.options}
        described = " ".join(
            shlex.quote(f"{word.replace(':', chr(92) + ':')}:{_line(text)}")
            for word, text in lines.items()
        )
        cases.append(f"    {shlex.quote(' '.join(each.path))}) found=({described}) ;;")
    return "\n".join(
        [
            "#compdef autograd",
            "_autograd() {",
            "  local -a found",
            "  local key=autograd i",
            f"  local known={shlex.quote(_known(commands))}",
            "  for ((i = 2; i < CURRENT; i++)); do",
            '    [[ $known == *"|$key $words[i]|"* ]] || break',
            '    key="$key $words[i]"',
            "  done",
            '  case "$key" in',
            *cases,
            "  esac",
            "  _describe -o autograd found || _files",
            "}",
            'if [[ $funcstack[1] == _autograd ]]; then _autograd "$@"; '
            "else compdef _autograd autograd; fi",
            "",
        ]
    )


def _fish(commands: Sequence[Command]) -> str:
    lines = []
    for each in commands:
        _, *words = each.path
        tests = [f"__fish_seen_subcommand_from {word}" for word in words]
        if each.below:
            tests.append(f"not __fish_seen_subcommand_from {' '.join(each.below)}")
        condition = f" -n {shlex.quote('; and '.join(tests))}" if tests else ""
        for word, text in each.below.items():
            lines.append(f"complete -c autograd -f{condition} -a {word} -d {_quoted(text)}")
        for option, text in each.options.items():
            line = f"complete -c autograd{condition} -l {option[2:]} -d {_quoted(text)}"
            if option in each.choices:
                line += f" -x -a {shlex.quote(' '.join(each.choices[option]))}"
            lines.append(line)
    return "\n".join([*lines, ""])


def _line(text: str) -> str:
    return " ".join(text.split())


def _quoted(text: str) -> str:
    """A text as fish quotes it, which knows no other escapes than these within quotes."""
    return "'" + _line(text).replace("\\", "\\\\").replace("'", "\\'") + "'"


SCRIPTS = {"bash": _bash, "zsh": _zsh, "fish": _fish}
