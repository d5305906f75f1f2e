"""Hostile input for the compiler of tables: whatever a table says, it compiles or is refused.

`python -m tests.fuzz` runs it for as long as one likes; `pytest -m fuzz` for as many seconds as
AUTOGRAD_FUZZ_SECONDS says.
"""
