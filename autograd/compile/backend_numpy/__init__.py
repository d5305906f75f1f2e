"""A scheduled graph as Python text on NumPy, block by block."""
