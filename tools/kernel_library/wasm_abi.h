/* The few parts of Python's stable ABI and of libc that module.c uses, for Pyodide's 32-bit WebAssembly.

   With them, the module needs neither Python's header files for Emscripten nor Emscripten's own. */

typedef signed long long int64_t;
typedef unsigned long size_t;
typedef long Py_ssize_t;
#define NULL ((void *)0)

typedef struct PyObject PyObject;
struct PyObject_head { Py_ssize_t references; void *type; };
typedef PyObject *(*PyCFunction)(PyObject *, PyObject *);
typedef struct { const char *name; PyCFunction function; int flags; const char *doc; } PyMethodDef;
struct PyModuleDef_base { struct PyObject_head head; PyObject *(*init)(void); Py_ssize_t index; PyObject *copy; };
#define PyModuleDef_HEAD_INIT {{1, NULL}, NULL, 0, NULL}
struct PyModuleDef {
    struct PyModuleDef_base base;
    const char *name, *doc;
    Py_ssize_t size;
    PyMethodDef *methods;
    void *slots, *traverse, *clear, *free;
};
#define METH_FASTCALL 0x0080
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
/* There is one thread. */
#define Py_BEGIN_ALLOW_THREADS {
#define Py_END_ALLOW_THREADS }

extern PyObject *PyExc_TypeError, *PyExc_RuntimeError;
PyObject *PyErr_Format(PyObject *, const char *, ...);
PyObject *PyErr_Occurred(void);
long long PyLong_AsLongLong(PyObject *);
PyObject *PyLong_FromLongLong(long long);
PyObject *PyModule_Create2(struct PyModuleDef *, int);
int PyModule_AddStringConstant(PyObject *, const char *, const char *);
#define PyModule_Create(definition) PyModule_Create2(definition, 3)
void *malloc(size_t);
void free(void *);
