"""The parts of `autograd.gradcheck`: numerical and analytical Jacobians, and their comparison."""
