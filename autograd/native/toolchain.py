"""llvmlite: from the text of a module to an object file, and from that to addresses.

The one place that imports it, on use. Nothing here is safe in several threads at once.
"""

from __future__ import annotations

import functools
import importlib
import itertools
import re
import sys
from typing import Any, NamedTuple

# The oldest llvmlite whose functions are all there.
OLDEST = (0, 50)
# Instruction combining would make vectors of polynomials slower by up to a fifth.
PASSES = ("always_inliner", "global_dead_code_eliminate", "sroa", "simplify_cfg")
# How hard the code generator tries: LLVM's -O3.
EFFORT = 3
# How code reaches what lies elsewhere. LLVM's newer linker keeps a module together in memory.
NEAR = sys.platform != "win32"
MODEL = {"codemodel": "small", "reloc": "pic"} if NEAR else {"codemodel": "jitdefault", "jit": True}
# To be raised where this module makes other code of the same text in another way than by these.
FORM = 1

# How many modules a linker links, one after the other.
LINKED = 128
_linked, _names = itertools.count(), itertools.count()
_linkers: list[Any] = []

# What a module shows to others: functions and variables that are not its own.
_SHOWN = re.compile(
    r"^(?:define (?!internal |private )[^@\n]*@([\w.]+)|@([\w.]+) = (?:constant|global) )", re.M
)


class Machine(NamedTuple):
    """The processor, and the LLVM that generates code for it."""

    llvmlite: str
    llvm: str
    triple: str
    cpu: str
    features: str


@functools.cache
def _llvm() -> Any:
    llvm = importlib.import_module("llvmlite.binding")
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    return llvm


@functools.cache
def machine() -> Machine:
    """What this runs on."""
    llvm = _llvm()
    return Machine(
        importlib.import_module("llvmlite").__version__,
        ".".join(map(str, llvm.llvm_version_info)),
        llvm.get_process_triple(),
        llvm.get_host_cpu_name(),
        llvm.get_host_cpu_features().flatten(),
    )


def recipe() -> tuple[str, ...]:
    """What machine code depends on, besides the text that it is made from."""
    return (*machine(), *PASSES, *map(str, MODEL.values()), str(EFFORT), str(FORM))


@functools.cache
def start() -> None:
    """Makes sure that modules can be linked in this process.

    Raises RuntimeError, ImportError or OSError where llvmlite does not work here.
    """
    version = importlib.import_module("llvmlite").__version__
    if tuple(map(int, version.split(".")[:2])) < OLDEST:
        raise RuntimeError(f"llvmlite {version} is older than {OLDEST[0]}.{OLDEST[1]}")
    _linker()


def _linker() -> Any:
    """LLVM's linker for the next module. Each keeps some 9 kB of each module for as long as it
    lives itself, so it is left to its modules after a while, and goes with the last of them."""
    if next(_linked) % LINKED == 0:
        _linkers[:] = [
            _llvm().create_lljit_compiler(_target(), use_jit_link=NEAR, suppress_errors=True)
        ]
    return _linkers[0]


def _target() -> Any:
    here = machine()
    target = _llvm().Target.from_triple(here.triple)
    return target.create_target_machine(cpu=here.cpu, features=here.features, opt=EFFORT, **MODEL)


@functools.cache
def _compiler() -> tuple[Any, Any, Any]:
    """The target, its pass builder, and the passes."""
    llvm = _llvm()
    target = _target()
    builder = llvm.create_pass_builder(target, llvm.create_pipeline_tuning_options())
    passes = llvm.create_new_module_pass_manager()
    for each in PASSES:
        getattr(passes, f"add_{each}_pass")()
    return target, builder, passes


def assemble(text: str, verify: bool) -> bytes:
    """The object file of a module.

    Raises RuntimeError for a text that LLVM does not understand.
    """
    target, builder, passes = _compiler()
    module = _llvm().parse_assembly(text)
    module.triple = machine().triple
    module.data_layout = str(target.target_data)
    if verify:
        module.verify()
    passes.run(module, builder)
    if verify:
        module.verify()
    return target.emit_object(module)


class Linked:
    """The module of a text from its object file, in memory and ready to run, until this is dropped.

    addresses: what it shows. Raises RuntimeError where it calls what there is not in the process.
    """

    def __init__(self, text: str, code: bytes) -> None:
        linker = _linker()
        library = _llvm().JITLibraryBuilder().add_current_process().add_object_img(code)
        names = [function or variable for function, variable in _SHOWN.findall(text)]
        for name in names:
            library.export_symbol(name)
        self._code = library.link(linker, f"module{next(_names)}")
        self._code.linker = linker  # which must not go before it
        self.addresses: dict[str, int] = {name: self._code[name] for name in names}
