# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 722cccf3cce6fb6e
"""The namespace linalg."""

from generated.functions import linalg_cholesky as cholesky
from generated.functions import linalg_cholesky_ex as cholesky_ex
from generated.functions import linalg_cond as cond
from generated.functions import linalg_cross as cross
from generated.functions import linalg_det as det
from generated.functions import linalg_diagonal as diagonal
from generated.functions import linalg_eig as eig
from generated.functions import linalg_eigh as eigh
from generated.functions import linalg_eigvals as eigvals
from generated.functions import linalg_eigvalsh as eigvalsh
from generated.functions import linalg_householder_product as householder_product
from generated.functions import linalg_inv as inv
from generated.functions import linalg_inv_ex as inv_ex
from generated.functions import linalg_ldl_factor as ldl_factor
from generated.functions import linalg_ldl_factor_ex as ldl_factor_ex
from generated.functions import linalg_ldl_solve as ldl_solve
from generated.functions import linalg_logm as logm
from generated.functions import linalg_lstsq as lstsq
from generated.functions import linalg_lu as lu
from generated.functions import linalg_lu_factor as lu_factor
from generated.functions import linalg_lu_factor_ex as lu_factor_ex
from generated.functions import linalg_lu_solve as lu_solve
from generated.functions import linalg_matmul as matmul
from generated.functions import linalg_matrix_exp as matrix_exp
from generated.functions import linalg_matrix_norm as matrix_norm
from generated.functions import linalg_matrix_power as matrix_power
from generated.functions import linalg_matrix_rank as matrix_rank
from generated.functions import linalg_multi_dot as multi_dot
from generated.functions import linalg_norm as norm
from generated.functions import linalg_pinv as pinv
from generated.functions import linalg_qr as qr
from generated.functions import linalg_slogdet as slogdet
from generated.functions import linalg_solve as solve
from generated.functions import linalg_solve_ex as solve_ex
from generated.functions import linalg_solve_sylvester as solve_sylvester
from generated.functions import linalg_solve_triangular as solve_triangular
from generated.functions import linalg_sqrtm as sqrtm
from generated.functions import linalg_svd as svd
from generated.functions import linalg_svdvals as svdvals
from generated.functions import linalg_tensorinv as tensorinv
from generated.functions import linalg_tensorsolve as tensorsolve
from generated.functions import linalg_vander as vander
from generated.functions import linalg_vecdot as vecdot
from generated.functions import linalg_vector_norm as vector_norm

__all__ = [
    "cholesky", "cholesky_ex", "cond", "cross", "det", "diagonal", "eig", "eigh", "eigvals",
    "eigvalsh", "householder_product", "inv", "inv_ex", "ldl_factor", "ldl_factor_ex", "ldl_solve",
    "logm", "lstsq", "lu", "lu_factor", "lu_factor_ex", "lu_solve", "matmul", "matrix_exp",
    "matrix_norm", "matrix_power", "matrix_rank", "multi_dot", "norm", "pinv", "qr", "slogdet",
    "solve", "solve_ex", "solve_sylvester", "solve_triangular", "sqrtm", "svd", "svdvals",
    "tensorinv", "tensorsolve", "vander", "vecdot", "vector_norm",
]  # fmt: skip
