# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content e85fab3d4308a500
"""What `python -m codegen` made of derivatives.yaml."""
