# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 42b77d1cdb00dfa2
"""The namespace fft."""

from generated.functions import fft_fft as fft
from generated.functions import fft_fft2 as fft2
from generated.functions import fft_fftfreq as fftfreq
from generated.functions import fft_fftn as fftn
from generated.functions import fft_fftshift as fftshift
from generated.functions import fft_hfft as hfft
from generated.functions import fft_hfft2 as hfft2
from generated.functions import fft_hfftn as hfftn
from generated.functions import fft_ifft as ifft
from generated.functions import fft_ifft2 as ifft2
from generated.functions import fft_ifftn as ifftn
from generated.functions import fft_ifftshift as ifftshift
from generated.functions import fft_ihfft as ihfft
from generated.functions import fft_ihfft2 as ihfft2
from generated.functions import fft_ihfftn as ihfftn
from generated.functions import fft_irfft as irfft
from generated.functions import fft_irfft2 as irfft2
from generated.functions import fft_irfftn as irfftn
from generated.functions import fft_rfft as rfft
from generated.functions import fft_rfft2 as rfft2
from generated.functions import fft_rfftfreq as rfftfreq
from generated.functions import fft_rfftn as rfftn

__all__ = [
    "fft", "fft2", "fftfreq", "fftn", "fftshift", "hfft", "hfft2", "hfftn", "ifft", "ifft2",
    "ifftn", "ifftshift", "ihfft", "ihfft2", "ihfftn", "irfft", "irfft2", "irfftn", "rfft", "rfft2",
    "rfftfreq", "rfftn",
]  # fmt: skip
