"""What PyTorch has and `autograd` has not, for the names of `autograd.torch`."""
