# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 07524daa45e0b107
"""Spherical Bessel, Struve and Airy functions: the forwards as functions of arrays."""

from autograd import kernels


def special_spherical_jn(n, self):
    return kernels.of_order("spherical_jn", n, self)


def special_spherical_yn(n, self):
    return kernels.of_order("spherical_yn", n, self)


def special_spherical_in(n, self):
    return kernels.of_order("spherical_in", n, self)


def special_spherical_kn(n, self):
    return kernels.of_order("spherical_kn", n, self)


def special_struve(v, self):
    return kernels.scipy_special("struve", v, self)


def special_modstruve(v, self):
    return kernels.scipy_special("modstruve", v, self)


def special_airy(self):
    return kernels.scipy_special("airy", self)


def special_bessel_j0(self):
    return kernels.scipy_special("j0", self)


def special_bessel_y0(self):
    return kernels.scipy_special("y0", self)


def special_bessel_j1(self):
    return kernels.scipy_special("j1", self)


def special_bessel_y1(self):
    return kernels.scipy_special("y1", self)


def special_modified_bessel_i0(self):
    return kernels.scipy_special("i0", self)


def special_modified_bessel_i1(self):
    return kernels.scipy_special("i1", self)


def special_modified_bessel_k0(self):
    return kernels.kv(0.0, self)


def special_modified_bessel_k1(self):
    return kernels.kv(1.0, self)


def special_scaled_modified_bessel_k0(x):
    return kernels.kve(0.0, x)


def special_scaled_modified_bessel_k1(x):
    return kernels.kve(1.0, x)


def special_spherical_bessel_j0(x):
    return kernels.of_order("spherical_jn", 0, x)


def special_airy_ai(x):
    return kernels.scipy_special("airy", x)[0]


def special_i0e(self):
    return kernels.scipy_special("i0e", self)


def special_i1e(self):
    return kernels.scipy_special("i1e", self)


def special__i0e_decay(n, self):
    return kernels.i0e_decay(n, self)
