"""Proofs and checks of the rows of a table: that each formula is the derivative of its forward.

symbols, arrays   numbers and arrays that are SymPy expressions, on which NumPy code runs
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
