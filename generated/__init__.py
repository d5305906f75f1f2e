# Generated from derivatives.yaml by `python -m codegen`. Do not edit: edit the table and generate again.
"""What `python -m codegen` made of derivatives.yaml."""
