"""Groups as native loops."""
