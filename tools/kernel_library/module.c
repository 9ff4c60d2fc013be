/* The Python module around the kernel's entry points, which tools/kernel_library compiles.

   Everything here belongs to Python's stable ABI, so one file serves all versions from 3.11 on. */

#ifdef __wasm__
#include "wasm_abi.h"
#else
#define Py_LIMITED_API 0x030B0000
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <stdlib.h>
#endif

/* How Numba calls a function: it returns 0 and the result through the first pointer, or an error's number. */
typedef struct error error;

/* The parts of Numba's run time that compiled code uses. It passes 64 bits, however wide an address is. */
void *NRT_Allocate(int64_t size) { return malloc((size_t)size); }
void NRT_Free(void *memory) { free(memory); }

/* Convert the arguments of a call; -1 with an exception if one isn't a 64-bit integer. */
static int
read_arguments(const char *name, PyObject *const *given, Py_ssize_t n, Py_ssize_t expected, int64_t *numbers)
{
    if (n != expected) {
        PyErr_Format(PyExc_TypeError, "%s() takes %zd integers, not %zd", name, expected, n);
        return -1;
    }
    for (Py_ssize_t i = 0; i < n; i++) {
        numbers[i] = PyLong_AsLongLong(given[i]);
        if (numbers[i] == -1 && PyErr_Occurred())
            return -1;
    }
    return 0;
}

static PyObject *
result_of(const char *name, int status, int64_t result)
{
    if (status != 0)
        return PyErr_Format(PyExc_RuntimeError, "%s() failed with status %d", name, status);
    return PyLong_FromLongLong(result);
}

/* Every CPU level has its own copy of each function; `level` is the best that this machine has. */
static int level = 0;

static int
best_level(void)
{
#if defined(__x86_64__) && (defined(__GNUC__) || defined(__clang__))
    __builtin_cpu_init();
    return __builtin_cpu_supports("x86-64-v3") != 0;
#else
    return 0;
#endif
}

@FUNCTIONS@
static PyMethodDef methods[] = {
@METHODS@
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "_prebuilt", "The kernel's entry points, compiled ahead of time.", -1, methods,
    NULL, NULL, NULL, NULL,
};

PyMODINIT_FUNC
PyInit__prebuilt(void)
{
    PyObject *module = PyModule_Create(&definition);
    level = @LEVELS@ > 1 ? best_level() : 0;
    if (module == NULL || PyModule_AddStringConstant(module, "fingerprint", "@FINGERPRINT@") < 0
        || PyModule_AddStringConstant(module, "builder", "@BUILDER@") < 0)
        return NULL;
    return module;
}
