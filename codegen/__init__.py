"""The generator: derivatives.yaml -> generated/. See `python -m codegen --help`."""
