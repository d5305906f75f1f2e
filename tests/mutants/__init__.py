"""Mutation testing: faults planted one at a time, which the tests of the rows must find.

python -m tests.mutants --count 200 --seconds 1200
"""
