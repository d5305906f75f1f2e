"""Templates -> text: what the pages and modules of all tables share."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

import jinja2

from codegen.emit.definitions import definitions
from codegen.emit.layout import lay_out
from codegen.emit.printer import WIDTH, text_source
from codegen.emit.stubs import method_stubs
from codegen.note import digest

HEADER = "Generated from {path} by `python -m codegen`. Edit the table, not this file."


def environment() -> jinja2.Environment:
    return jinja2.Environment(
        loader=jinja2.PackageLoader("codegen"),
        undefined=jinja2.StrictUndefined,
        keep_trailing_newline=True,
        autoescape=False,
        auto_reload=False,
    )


@dataclass(frozen=True)
class Renderer:
    """Renders the modules of `package`, made from the table named `path`."""

    path: str
    package: str = "generated"

    @cached_property
    def _templates(self) -> jinja2.Environment:
        found = environment()
        found.filters |= {
            "definitions": definitions,
            "methods": method_stubs,
            "rows": name_rows,
            "source": text_source,
        }
        return found

    def text(self, template: str, **values: object) -> str:
        """The module that a template gives."""
        return self._headed(self._rendered(template, values), "")

    def module(
        self,
        template: str,
        helpers: Mapping[str, Sequence[str]],
        made_from: str = "",
        **values: object,
    ) -> str:
        """A module that imports what its code uses, and states the hash of what it is made from.

        helpers: modules by their package.
        """
        body = self._rendered(template, values | {"imports": _IMPORTS_GO_HERE})
        imports = import_lines(body, helpers, self.package)
        return self._headed(body.replace(_IMPORTS_GO_HERE, imports, 1), made_from)

    def _rendered(self, template: str, values: dict[str, object]) -> str:
        shared = {"path": self.path, "package": self.package}
        return self._templates.get_template(template).render(values | shared)

    def _headed(self, body: str, made_from: str) -> str:
        """A module, laid out, under the lines that say what made it, from what, and what it should
        hold."""
        body = lay_out(body)
        rows = f"rows {digest(made_from.encode())}, " if made_from else ""
        content = f"content {digest(body.encode())}"
        return f"# {HEADER.format(path=self.path)}\n# {rows}{content}\n{body}"


def name_rows(names: Iterable[str]) -> list[str]:
    """The items of a list of names, as many in a line as it takes."""
    return textwrap.wrap(" ".join(f'"{name}",' for name in names), WIDTH - 4)


# Docstrings, comments and other text.
_TEXT = re.compile(
    r'""".*?"""|#.*?$|"(?:[^"\\\n]|\\.)*"' + r"|'(?:[^'\\\n]|\\.)*'",
    re.DOTALL | re.MULTILINE,
)
# Whatever is neither in a name nor between names.
_NO_NAMES = {i: " " for i in range(128) if not (chr(i).isalnum() or chr(i) in "._")}
_IMPORTS_GO_HERE = "\0"  # which no table may contain


# Where the names come from that generated modules use: as few modules as have them all, so that a
# new row changes few lines.
_IMPORTS = {
    "math": ("inf", "nan", "pi"),
    "numpy": ("asarray", "ndarray"),
    "autograd": ("kernels",),
    "autograd.core.aliases": ("track_view", "track_views"),
    "autograd.core.arguments": ("all_ints", "tensors_argument", "value_argument"),
    "autograd.core.version_counter": (
        *("bump_version", "count_private_write", "getrefcount", "next_stamp"),
    ),
    "autograd.base.dtypes": ("COMPLEX",),
    "autograd.views.inplace": ("copy_if_recording", "in_place", "overwrite", "view_in_place"),
    "autograd.views.out": ("write_out",),
    "autograd.core.promotion": ("check_dtypes",),
    "autograd.core.node": ("calling", "of_numbers", "on_reduced"),
    "autograd.core.dispatch": (
        *("NUMBERS", "NUMPY_NUMBERS", "ONE", "dispatch", "number", "operation", "overridden"),
        "wrap_numbers",
    ),
    "autograd.base.ops": ("ops",),
    "autograd.core.errors": ("FAULTS", "refused"),
    "autograd.kernels.large": ("NATIVE",),
    "autograd.array.unbroadcast": ("alike", "restore_to"),
    "autograd.array.duck": ("Duck", "as_payload"),
    "autograd.array.memory": ("apart", "settled"),
    "autograd.core.runtime": (
        *(
            "ReturnType",
            "add_tangents",
            "all_plain",
            "as_tensors",
            "choose",
            "complex_refused",
            "edges_of",
            "in_batch",
            "int_list",
            "new_leaf",
            "no_edges",
            "of_others",
            "tensor_list",
            "unshared",
        ),
        *(
            "missing_argument",
            "not_implemented",
            "SampleIndex",
            "plain_index",
            "tangent_like",
            "tangents_of",
        ),
        *("tensor_argument",),
        *("zero_array", "zero_like", "zero_tensor"),
    ),
    "autograd.core.tensor": (
        *("LEAF", "MODE", "Node", "Output", "Tensor", "from_array", "is_grad_enabled"),
    ),
}


def import_lines(
    body: str, helpers: Mapping[str, Sequence[str]], package: str = "generated"
) -> str:
    """The imports of those names that `body`, a module of `package`, uses."""
    code = _TEXT.sub("", body)
    words = {each.partition(".")[0] for each in set(code.translate(_NO_NAMES).split())}
    parameters = set(re.findall(r"\w+", " ".join(re.findall(r"def \w+\(([^)]*)", code))))
    whole: list[str] = []
    lines: dict[str, str] = {}
    sources = {**_IMPORTS, **helpers, "generated": ("arrays",)}
    if package != "generated":
        sources |= {"autograd": (), package: ("kernels",)}
    for module, candidates in sources.items():
        names = [name for name in candidates if name in words]
        names = [name for name in names if name not in parameters or _is_read(name, code)]
        if names:
            lines[module] = f"from {module} import {', '.join(sorted(names, key=import_order))}"
    for name in ("arrays", "functions"):
        own = "own_ops" if name == "functions" else f"own_{name}"
        if own in words:
            whole.append(f"import {package}.{name} as {own}")
    standard = [lines.pop(module) for module in ("math",) if module in lines]
    numpy = ["import numpy as np"] if "np" in words else []
    numpy += [lines.pop(module) for module in ("numpy",) if module in lines]
    blocks = (standard, numpy, [*whole, *(lines[module] for module in sorted(lines))])
    return "\n\n".join("\n".join(block) for block in blocks if block)


def _is_read(name: str, code: str) -> bool:
    """Whether a definition reads a name that is no parameter of its own."""
    taken = re.compile(rf"def \w+\((?:[^)]*[ *])?{name}\b")
    if not taken.search(code):
        return True
    read = re.compile(rf"(?<![.\w]){name}\b")
    return any(read.search(each) and not taken.search(each) for each in code.split("\n\n\n"))


def import_order(name: str) -> tuple[bool, bool, str]:
    """Constants, classes, functions: the order in which linters want what is imported."""
    return not name.isupper(), not name[0].isupper(), name.lower()
