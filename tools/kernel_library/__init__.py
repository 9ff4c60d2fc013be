"""Compiles the kernel ahead of time, into a small library that needs neither Numba nor LLVM.

``python -m tools.kernel_library`` builds it, unless there's one of the same sources, and puts it beside the
kernel. That takes a C compiler and Python's header files.
"""
