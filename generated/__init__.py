# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 3a511c1f8eaa584c
"""What `python -m codegen` made of derivatives.yaml."""

# The face puts these modules together, so that each of them can be imported first.
import autograd
