# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 1e4748ad50c9fd24
"""A module for each heading."""
