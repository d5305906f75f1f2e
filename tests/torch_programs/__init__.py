"""Programs as they are written for PyTorch, and the numbers that PyTorch gives for them.

`python -m tests.torch_programs.record`, where PyTorch is installed, writes `numbers.json` anew.
"""
