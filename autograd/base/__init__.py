"""What every room builds on: errors, pytrees, grad mode, dtypes, the registry."""
