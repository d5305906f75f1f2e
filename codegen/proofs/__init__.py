"""Proofs and checks of the rows of a table: that each formula is the derivative of its forward.

symbols, ufuncs   numbers that are SymPy expressions, and NumPy's functions of them
arrays            arrays of such numbers, on which NumPy code runs
calls, settings   with which arguments rows are called, and run on symbols
execution         runs the code of rows, kernels and formulas on them
identities        whether two expressions are the same function
symbolic          the proof of a row by these
adjoint           exact checks of linear and piecewise linear rows on whole numbers
numeric           differences, complex steps, and 50 digits near singular points
verification      all of it for each row, which makes a verdict
report            the verdicts as text, JSON, and the page docs/proofs.md

Only what runs rows imports the runtime, and only SymPy and mpmath are needed besides: the extra
"proofs".
"""
