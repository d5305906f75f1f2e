"""Code written for HIPS autograd: what its functions are here.

Inside of a function that is differentiated, arrays are `ArrayBox`es, Tensors with NumPy's methods;
outside of it, everything is plain arrays and numbers. The names stand in `autograd.numpy`,
`autograd.scipy`, `autograd.extend` and so on, which hold nothing of their own.
"""
