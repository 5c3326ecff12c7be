/* The Python interface of the kernels, on the stable ABI of 3.11. Tables are buffers made by
   puntobanco/simulation and analysis/cells.py, which report user errors. Arguments are still not
   trusted here: see checks.c. */
#include <Python.h>

#include "punto.h"

#include <stdlib.h>
#include <string.h>

/* The length of a "y#" format has different types in a module built with 3.13 and in 3.11 running
   it, so bytes are made by hand. */
static PyObject *bytes_of(const void *from, size_t size) {
    return PyBytes_FromStringAndSize(from, (Py_ssize_t)size);
}

static const struct path *path_of(const char *name) {
    for (int i = 0; i < PATH_COUNT; i++)
        if (!strcmp(PATHS[i].name, name) && PATHS[i].there())
            return &PATHS[i];
    PyErr_Format(PyExc_ValueError, "path '%s': not available on this machine", name);
    return NULL;
}

static int sized(Py_ssize_t length, Py_ssize_t expected, const char *what) {
    if (length == expected)
        return 1;
    PyErr_Format(PyExc_ValueError, "%s: %zd bytes, expected %zd", what, length, expected);
    return 0;
}

/* The arguments of every kernel over shoes, and the buffers they borrow. */
struct table {
    const struct path *path;
    struct shoe shoe;
    struct classes classes;
    Py_buffer map, asked, predicates;
};

#define TABLE_FORMAT "s(iiiiii)(iiy*y*y*)"

static int right(const char *wrong) {
    if (!wrong)
        return 1;
    PyErr_SetString(PyExc_ValueError, wrong);
    return 0;
}

/* Requires a read-only buffer (it stays as checked), sized and aligned for `unit`-byte numbers. */
static int plain(const Py_buffer *buffer, size_t unit, const char *what) {
    if (!buffer->readonly)
        PyErr_Format(PyExc_ValueError, "%s: writable buffer, expected bytes", what);
    else if (buffer->len % (Py_ssize_t)unit || (uintptr_t)buffer->buf % (unit < 8 ? unit : 8))
        PyErr_Format(PyExc_ValueError, "%s: %zd bytes, expected aligned numbers of %zd bytes", what,
                     buffer->len, (Py_ssize_t)unit);
    else
        return 1;
    return 0;
}

/* Checks a number of shoes or sessions; `most` is MOST_HELD if all results are held at once. */
static int countable(long long number, long long most, const char *what) {
    if (number >= 0 && number <= most)
        return 1;
    PyErr_Format(PyExc_ValueError, "%s %lld: expected from 0 to %lld", what, number, most);
    return 0;
}

#define MOST_SHOES ((long long)1 << 62)
#define MOST_HELD ((long long)1 << 32)

static int open_table(struct table *t, const char *path) {
    t->path = path_of(path);
    if (!t->path || !sized(t->map.len, PAIR_CODES * 4, "map") || !plain(&t->map, 4, "map") ||
        !plain(&t->asked, sizeof(struct question), "asked") ||
        !plain(&t->predicates, 4, "predicates") || !right(wrong_shoe(&t->shoe)))
        return 0;
    t->classes.map = t->map.buf;
    t->classes.asked = t->asked.buf;
    t->classes.any_asked = t->asked.len > 0;
    t->classes.predicates = t->predicates.buf;
    return right(wrong_classes(&t->classes, (size_t)t->asked.len / sizeof(struct question),
                               (size_t)t->predicates.len / 4));
}

static void close_table(struct table *t) {
    PyBuffer_Release(&t->map);
    PyBuffer_Release(&t->asked);
    PyBuffer_Release(&t->predicates);
}

#define TABLE_PLACES(t, path)                                                                      \
    &(path), &(t).shoe.decks, &(t).shoe.cut, &(t).shoe.burn, &(t).shoe.between,                    \
        &(t).shoe.continuous, &(t).shoe.fixed, &(t).classes.kinds, &(t).classes.number, &(t).map,  \
        &(t).asked, &(t).predicates

enum { TOGETHER = 4096 };

static PyObject *histogram(PyObject *module, PyObject *arguments) {
    (void)module;
    struct table t;
    const char *path;
    unsigned long long seed, first;
    long long shoes;
    if (!PyArg_ParseTuple(arguments, TABLE_FORMAT "KKL", TABLE_PLACES(t, path), &seed, &first,
                          &shoes))
        return NULL;
    PyObject *found = NULL;
    if (open_table(&t, path) && countable(shoes, MOST_SHOES, "shoes")) {
        uint64_t *counts = calloc(t.classes.number, sizeof *counts);
        if (!counts)
            PyErr_NoMemory();
        else {
            struct sink sink = {counts, NULL, NULL, 0};
            Py_BEGIN_ALLOW_THREADS uint64_t numbers[TOGETHER];
            for (uint64_t at = 0; at < (uint64_t)shoes; at += TOGETHER) {
                size_t some = (uint64_t)shoes - at < TOGETHER ? (uint64_t)shoes - at : TOGETHER;
                for (size_t i = 0; i < some; i++)
                    numbers[i] = first + at + i;
                t.path->deal(&t.shoe, &t.classes, seed, numbers, some, &sink);
            }
            Py_END_ALLOW_THREADS found = PyBytes_FromStringAndSize(
                (char *)counts, (Py_ssize_t)(t.classes.number * sizeof *counts));
            free(counts);
        }
    }
    close_table(&t);
    return found;
}

static PyObject *stream(PyObject *module, PyObject *arguments) {
    (void)module;
    struct table t;
    const char *path;
    unsigned long long seed, first;
    long long number;
    if (!PyArg_ParseTuple(arguments, TABLE_FORMAT "KKL", TABLE_PLACES(t, path), &seed, &first,
                          &number))
        return NULL;
    PyObject *found = NULL;
    struct sink sink;
    uint64_t *numbers = NULL;
    if (open_table(&t, path) && countable(number, MOST_HELD, "shoes")) {
        const size_t shoes = (size_t)number;
        numbers = malloc((shoes + 1) * sizeof *numbers);
        if (!numbers || !rows_for(&sink, &t.shoe, shoes))
            PyErr_NoMemory();
        else {
            size_t total = 0;
            Py_BEGIN_ALLOW_THREADS for (size_t i = 0; i < shoes; i++) numbers[i] = first + i;
            t.path->deal(&t.shoe, &t.classes, seed, numbers, shoes, &sink);
            for (size_t i = 0; i < shoes; i++) {
                memmove(sink.rows + total, sink.rows + i * sink.width,
                        sink.lengths[i] * sizeof *sink.rows);
                total += sink.lengths[i];
            }
            Py_END_ALLOW_THREADS found =
                Py_BuildValue("NN", bytes_of(sink.lengths, shoes * sizeof *sink.lengths),
                              bytes_of(sink.rows, total * sizeof *sink.rows));
            free(sink.rows);
            free(sink.lengths);
        }
    }
    free(numbers);
    close_table(&t);
    return found;
}

static PyObject *weights(PyObject *module, PyObject *arguments) {
    (void)module;
    const char *name;
    Py_buffer counts;
    if (!PyArg_ParseTuple(arguments, "sy*", &name, &counts))
        return NULL;
    const struct path *path = path_of(name);
    size_t compositions = (size_t)counts.len / (VALUES * sizeof(int32_t));
    PyObject *found = NULL;
    if (path && plain(&counts, sizeof(int32_t), "counts") &&
        sized(counts.len, (Py_ssize_t)(compositions * VALUES * 4), "counts") &&
        right(wrong_counts(counts.buf, compositions)))
        found = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)(compositions * CELLS * 8));
    if (found) {
        int64_t *into = (int64_t *)PyBytes_AsString(found);
        if (compositions == 1)
            weigh_one(counts.buf, into);
        else {
            Py_BEGIN_ALLOW_THREADS path->weigh(counts.buf, compositions, into);
            Py_END_ALLOW_THREADS
        }
    }
    PyBuffer_Release(&counts);
    return found;
}

static PyObject *sessions(PyObject *module, PyObject *arguments) {
    (void)module;
    struct table t;
    struct plan plan;
    const char *path;
    Py_buffer header, table, payments, limits, winners;
    unsigned long long seed, first;
    long long number, shoes_each;
    if (!PyArg_ParseTuple(arguments, TABLE_FORMAT "(y*y*y*y*y*)KKLL", TABLE_PLACES(t, path),
                          &header, &table, &payments, &limits, &winners, &seed, &first, &number,
                          &shoes_each))
        return NULL;
    PyObject *found = NULL;
    size_t width = 0, size = 0;
    if (open_table(&t, path) && countable(number, MOST_HELD, "sessions") &&
        countable(shoes_each, MOST_HELD, "shoes of a session") &&
        sized(header.len, (Py_ssize_t)offsetof(struct plan, table), "header") &&
        plain(&header, sizeof(int64_t), "header") && plain(&table, sizeof(struct step), "table") &&
        plain(&payments, sizeof(struct payment), "payments") &&
        plain(&limits, 2 * sizeof(int64_t), "limits") && plain(&winners, 1, "winners")) {
        memcpy(&plan, header.buf, (size_t)header.len);
        plan.table = table.buf;
        plan.payments = payments.buf;
        plan.limits = limits.buf;
        plan.winners = winners.buf;
        if (right(wrong_plan(&plan)) &&
            sized((Py_ssize_t)plan.classes, (Py_ssize_t)t.classes.number, "classes") &&
            sized(table.len, (Py_ssize_t)(plan.steps * (int64_t)sizeof(struct step)), "table") &&
            sized(payments.len,
                  (Py_ssize_t)(plan.bets * plan.classes * (int64_t)sizeof(struct payment)),
                  "payments") &&
            sized(limits.len, (Py_ssize_t)(plan.bets * 16), "limits") &&
            sized(winners.len, (Py_ssize_t)t.classes.number, "winners") &&
            right(wrong_plan_tables(&plan))) {
            width = (size_t)(TALLY_ACTION + plan.bets), size = session_size(&plan);
            found = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)((size_t)number * width * 8));
        }
        struct sink sink;
        char *states = found ? malloc(MOST_LANES * size) : NULL;
        if (found && (!states || !rows_for(&sink, &t.shoe, MOST_LANES))) {
            Py_CLEAR(found);
            PyErr_NoMemory();
        }
        if (found) {
            int64_t *tallies = (int64_t *)PyBytes_AsString(found);
            int played = 1;
            Py_BEGIN_ALLOW_THREADS for (uint64_t at = 0; at < (uint64_t)number && played > 0;
                                        at += MOST_LANES) {
                size_t left = (size_t)((uint64_t)number - at);
                played = play_group(t.path, &t.shoe, &t.classes, &plan, seed, first + at,
                                    left < MOST_LANES ? left : MOST_LANES, (uint64_t)shoes_each,
                                    &sink, states, size, tallies + at * width);
            }
            Py_END_ALLOW_THREADS free(sink.rows);
            free(sink.lengths);
            if (played <= 0) {
                Py_CLEAR(found);
                if (played)
                    PyErr_SetString(PyExc_OverflowError, "amounts: exceed 64 bits");
                else
                    PyErr_SetString(PyExc_ValueError, "a session needs more shoes than it has");
            }
        }
        free(states);
    }
    close_table(&t);
    PyBuffer_Release(&header);
    PyBuffer_Release(&table);
    PyBuffer_Release(&payments);
    PyBuffer_Release(&limits);
    PyBuffer_Release(&winners);
    return found;
}

static PyObject *meter_life(PyObject *module, PyObject *arguments) {
    (void)module;
    Py_buffer header, events;
    double nothing;
    unsigned long long seed;
    long long coups;
    if (!PyArg_ParseTuple(arguments, "y*y*dKL", &header, &events, &nothing, &seed, &coups))
        return NULL;
    PyObject *found = NULL;
    const size_t number = (size_t)events.len / sizeof(struct meter_event);
    if (sized(header.len, sizeof(struct meter), "meter") &&
        plain(&header, sizeof(int64_t), "meter") &&
        plain(&events, sizeof(struct meter_event), "events") &&
        right(wrong_meter(header.buf, events.buf, number, nothing, coups)) &&
        !meter_fits(header.buf, coups))
        PyErr_SetString(PyExc_OverflowError, "amounts: exceed 64 bits");
    else if (!PyErr_Occurred()) {
        struct life life = {0};
        int lived;
        Py_BEGIN_ALLOW_THREADS lived = live(header.buf, events.buf, nothing, seed, coups, &life);
        Py_END_ALLOW_THREADS if (lived) found = Py_BuildValue(
            "NLLL", bytes_of(life.awards, 2 * life.number * sizeof *life.awards),
            (long long)life.fixed_pays, (long long)life.dry, (long long)life.overflow);
        else PyErr_NoMemory();
        free(life.awards);
    }
    PyBuffer_Release(&header);
    PyBuffer_Release(&events);
    return found;
}

static PyMethodDef methods[] = {
    {"histogram", histogram, METH_VARARGS, "Coups by class over whole shoes, as 64-bit counts."},
    {"stream", stream, METH_VARARGS, "The lengths of shoes, and the class of every coup."},
    {"weights", weights, METH_VARARGS, "The weights of 205 cells for each composition."},
    {"sessions", sessions, METH_VARARGS, "The result of each session of a betting plan."},
    {"meter_life", meter_life, METH_VARARGS, "The awards and the final state of a meter."},
    {NULL, NULL, 0, NULL},
};

/* Sets ISA to the path in PUNTO_ISA or the best one available, or to "" if it is unknown. */
static int say_paths(PyObject *module) {
    PyObject *names = PyList_New(0);
    if (!names)
        return -1;
    const char *asked = getenv("PUNTO_ISA"), *best = "";
    for (int i = 0; i < PATH_COUNT; i++) {
        if (!PATHS[i].there())
            continue;
        PyObject *name = PyUnicode_FromString(PATHS[i].name);
        if (!name || PyList_Append(names, name) < 0) {
            Py_XDECREF(name);
            Py_DECREF(names);
            return -1;
        }
        Py_DECREF(name);
        if (!asked || !*asked || !strcmp(asked, PATHS[i].name))
            best = PATHS[i].name;
    }
    if (asked && !strcmp(asked, "python"))
        best = asked;
    PyObject *all = PyList_AsTuple(names);
    Py_DECREF(names);
    int failed = !all || PyModule_AddObjectRef(module, "PATHS", all) < 0 ||
                 PyModule_AddStringConstant(module, "ISA", best) < 0 ||
                 PyModule_AddStringConstant(module, "ASKED", asked ? asked : "") < 0;
    Py_XDECREF(all);
    return failed ? -1 : 0;
}

static int start(PyObject *module) {
#if defined(__x86_64__)
    __builtin_cpu_init();
#endif
    number_cells();
    return say_paths(module);
}

static PyModuleDef_Slot slots[] = {{Py_mod_exec, start}, {0, NULL}};

static struct PyModuleDef definition = {
    .m_base = PyModuleDef_HEAD_INIT,
    .m_name = "puntobanco._native",
    .m_doc = "Kernels in C; puntobanco.simulation holds their Python twins.",
    .m_size = 0,
    .m_methods = methods,
    .m_slots = slots,
};

PyMODINIT_FUNC PyInit__native(void) { return PyModuleDef_Init(&definition); }
