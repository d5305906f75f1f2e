"""Groups on small arrays as loops that numba compiles."""
