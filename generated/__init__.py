# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content cb188dab9a0cb7be
"""What `python -m codegen` made of derivatives.yaml."""

from importlib import import_module

# The face, which puts these modules together; so each of them can be the first to be imported.
import_module("autograd")
