"""Windows: convolutions, pooling, resampling, and the Fourier transforms that large ones use."""
