"""What was tried, for the page docs/trust.md: records of runs, and the page that is made of them.

python -m tests.trust platforms /opt/python3.13/bin/python ...   the tests by other interpreters
python -m tests.trust programs --seconds 300                     random programs and tables
python -m tests.trust accuracy                                   errors of functions, by mpmath
python -m tests.trust page                                       docs/trust.md from the records
"""
