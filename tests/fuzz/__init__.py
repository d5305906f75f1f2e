"""Hostile input for the compiler of tables: whatever a table says, it compiles or is refused; and
random programs that run in lockstep with PyTorch.

`python -m tests.fuzz` and `python -m tests.fuzz lockstep` run them for as long as one likes;
`pytest -m fuzz` for as many seconds as AUTOGRAD_FUZZ_SECONDS says.
"""
