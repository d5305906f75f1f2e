"""NumPy for traced functions and Tensors: of Tensors its functions give Tensors, for type checkers.

What no row of the table serves, and what gives no Tensor, is Any.
"""

from typing import Any

from numpy import dtype as dtype
from numpy import e as e
from numpy import inf as inf
from numpy import nan as nan
from numpy import ndarray as ndarray
from numpy import newaxis as newaxis
from numpy import pi as pi

from generated.numpy_names import *

def __getattr__(name: str) -> Any: ...
