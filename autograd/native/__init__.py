"""Native loops: nests of loops over elements, printed as Python and as LLVM IR, compiled by
llvmlite and kept. The extra `native` installs llvmlite; without it nothing here is used."""
