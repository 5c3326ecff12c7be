/* Fuzzes each entry point of the module: the input goes first to checks.c, as in module.c, then to
   the kernel. All paths must give the same result. FUZZ_ENTRY names the entry point; `make fuzz`
   builds each with libFuzzer. With FUZZ_ALONE the program makes its own inputs without a fuzzer. */
#include "../punto.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct input {
    const uint8_t *at;
    size_t left;
};

static uint64_t raw(struct input *in, size_t bytes) {
    uint64_t found = 0;
    for (; bytes && in->left; bytes--, in->left--)
        found = found << 8 | *in->at++;
    return found;
}

/* A number, usually within the valid range; always valid once the input is used up. */
static int64_t number(struct input *in, int64_t low, int64_t high) {
    if (in->left && raw(in, 1) < 4)
        return (int64_t)raw(in, 8);
    return low + (int64_t)(raw(in, 4) % (uint64_t)(high - low + 1));
}

static void *held(size_t bytes) {
    void *found = malloc(bytes ? bytes : 1);
    if (!found)
        abort();
    return found;
}

static void same(int claim, const char *what) {
    if (!claim) {
        fprintf(stderr, "paths differ: %s\n", what);
        abort();
    }
}

struct table {
    struct shoe shoe;
    struct classes classes;
    int32_t *map, *predicates;
    struct question *asked;
};

static void forget_table(struct table *t) {
    free(t->map);
    free(t->asked);
    free(t->predicates);
}

/* A few small automata, usually valid, in an array of their exact size. */
static int32_t *predicates_of(struct input *in, int kinds, size_t *length) {
    enum { MOST = 4, MOST_LENGTH = 1 + MOST * (1 + PREDICATE_HEAD + 4 * KINDS + 4 + 9) };
    int32_t all[MOST_LENGTH], *at = all;
    const int32_t number_of = 1 + (int32_t)(raw(in, 1) % MOST),
                  width = kinds > 0 && kinds < KINDS ? kinds : KINDS;
    *at++ = number_of;
    at += number_of;
    for (int32_t i = 0; i < number_of; i++) {
        int32_t reads = 1 + (int32_t)(raw(in, 1) % 3), states = 1 + (int32_t)(raw(in, 1) % 4);
        int32_t features = 1 + (int32_t)(raw(in, 1) % 3);
        int32_t players = reads & 1 ? features : 1, bankers = reads & 2 ? features : 1;
        all[1 + i] = (int32_t)(at - all);
        *at++ = (int32_t)number(in, reads, reads);
        *at++ = (int32_t)number(in, states, states);
        *at++ = players;
        *at++ = bankers;
        for (int32_t k = 0; k < states * width; k++)
            *at++ = (int32_t)(raw(in, 1) % (uint64_t)states);
        for (int32_t k = 0; k < states; k++)
            *at++ = (int32_t)number(in, 0, features - 1);
        for (int32_t k = 0; k < players * bankers; k++)
            *at++ = (int32_t)(raw(in, 1) % 2);
    }
    *length = (size_t)(at - all);
    int32_t *found = held(*length * sizeof *found);
    memcpy(found, all, *length * sizeof *found);
    return found;
}

/* Makes tables of their exact size, so that overruns are detected; returns their validity. */
static int table_of(struct input *in, struct table *t) {
    static const int KINDS_TOLD[] = {VALUES, RANKS, KINDS};
    t->shoe.decks = (uint32_t)number(in, 1, 10);
    t->shoe.cut = (uint32_t)number(in, 11, 60);
    t->shoe.burn = (int)number(in, 1, 3);
    t->shoe.between = (int)number(in, 0, 1);
    t->shoe.continuous = raw(in, 1) > 200;
    t->shoe.fixed = raw(in, 1) > 100 ? (uint32_t)number(in, 1, 90) : 0;
    t->classes.kinds = in->left && raw(in, 1) < 4 ? (int)raw(in, 4) : KINDS_TOLD[raw(in, 1) % 3];
    t->classes.number = (uint32_t)number(in, 1, 300);
    size_t asked = t->classes.kinds == VALUES ? 0 : raw(in, 1), length = 0;
    t->map = held(PAIR_CODES * sizeof *t->map);
    t->asked = held(asked * sizeof *t->asked);
    t->predicates = predicates_of(in, t->classes.kinds, &length);
    const uint32_t classes = t->classes.number ? t->classes.number : 1;
    /* Questions that lead to classes or to earlier questions, and a few invalid ones. */
    for (size_t i = 0; i < asked; i++) {
        t->asked[i].predicate = (int32_t)(length ? raw(in, 1) % (uint64_t)t->predicates[0] : 0);
        for (int holds = 0; holds < 2; holds++) {
            uint64_t what = raw(in, 2);
            t->asked[i].next[holds] = in->left && raw(in, 1) < 4 ? (int32_t)raw(in, 4)
                                      : i && what % 3 == 0       ? -1 - (int32_t)(what % i)
                                                                 : (int32_t)(what % classes);
        }
    }
    for (int code = 0; code < PAIR_CODES; code++) {
        uint64_t what = in->left ? raw(in, 1) : (uint64_t)code;
        t->map[code] = what == 1                     ? (int32_t)raw(in, 4)
                       : code && what > 200 && asked ? -1 - (int32_t)(what % asked)
                                                     : (int32_t)((what * 37) % classes);
    }
    t->classes.map = t->map;
    t->classes.asked = t->asked;
    t->classes.any_asked = asked > 0;
    t->classes.predicates = t->predicates;
    return !wrong_shoe(&t->shoe) && !wrong_classes(&t->classes, asked, length);
}

enum { SHOES = 40 };

static void numbered(uint64_t *numbers, uint64_t first) {
    for (size_t i = 0; i < SHOES; i++)
        numbers[i] = first + i;
}

void fuzz_histogram(struct input *in) {
    struct table t;
    uint64_t seed = raw(in, 8), numbers[SHOES];
    size_t shoes = raw(in, 1) % (SHOES + 1);
    numbered(numbers, raw(in, 8));
    if (table_of(in, &t)) {
        uint64_t *first = calloc(t.classes.number, sizeof *first);
        for (int i = 0; first && i < PATH_COUNT; i++) {
            uint64_t *counts = i ? calloc(t.classes.number, sizeof *counts) : first;
            if (!counts || !PATHS[i].there())
                continue;
            struct sink sink = {counts, NULL, NULL, 0};
            PATHS[i].deal(&t.shoe, &t.classes, seed, numbers, shoes, &sink);
            same(!memcmp(first, counts, t.classes.number * sizeof *counts), PATHS[i].name);
            if (i)
                free(counts);
        }
        free(first);
    }
    forget_table(&t);
}

void fuzz_stream(struct input *in) {
    struct table t;
    uint64_t seed = raw(in, 8), numbers[SHOES];
    size_t shoes = raw(in, 1) % (SHOES + 1);
    numbered(numbers, raw(in, 8));
    if (table_of(in, &t)) {
        struct sink first = {0}, sink = {0};
        for (int i = 0; i < PATH_COUNT; i++) {
            if (!PATHS[i].there() || !rows_for(&sink, &t.shoe, shoes))
                continue;
            PATHS[i].deal(&t.shoe, &t.classes, seed, numbers, shoes, &sink);
            for (size_t shoe = 0; shoe < shoes; shoe++) {
                const uint16_t *row = sink.rows + shoe * sink.width;
                same(sink.lengths[shoe] < sink.width, "a row is full");
                for (uint32_t coup = 0; coup < sink.lengths[shoe]; coup++)
                    same(row[coup] < t.classes.number, "a class is none");
                same(!first.rows || (first.lengths[shoe] == sink.lengths[shoe] &&
                                     !memcmp(first.rows + shoe * sink.width, row,
                                             sink.lengths[shoe] * sizeof *row)),
                     PATHS[i].name);
            }
            if (first.rows) {
                free(sink.rows);
                free(sink.lengths);
            } else
                first = sink;
        }
        free(first.rows);
        free(first.lengths);
    }
    forget_table(&t);
}

void fuzz_weights(struct input *in) {
    size_t compositions = raw(in, 1) % 20;
    int32_t *counts = held(compositions * VALUES * sizeof *counts);
    for (size_t i = 0; i < compositions * VALUES; i++)
        counts[i] = (int32_t)number(in, 0, i % VALUES ? 60 : 200);
    if (!wrong_counts(counts, compositions)) {
        int64_t *alone = held(compositions * CELLS * 8), *found = held(compositions * CELLS * 8);
        for (size_t i = 0; i < compositions; i++)
            weigh_one(counts + i * VALUES, alone + i * CELLS);
        for (int i = 0; i < PATH_COUNT; i++) {
            if (!PATHS[i].there())
                continue;
            PATHS[i].weigh(counts, compositions, found);
            same(!memcmp(alone, found, compositions * CELLS * 8), PATHS[i].name);
        }
        free(alone);
        free(found);
    }
    free(counts);
}

static int plan_of(struct input *in, struct plan *plan, int64_t classes) {
    memset(plan, 0, sizeof *plan);
    plan->kind = number(in, 0, 2);
    plan->select = number(in, 0, 2);
    plan->bets = number(in, 1, 4);
    plan->steps = number(in, 1, 20);
    plan->classes = classes;
    plan->unit = number(in, 1, 10000);
    plan->bankroll = number(in, -1, 1000000);
    plan->stop_win = number(in, -1, 100000);
    plan->stop_loss = number(in, -1, 100000);
    plan->coups = number(in, 1, 300);
    plan->rounding_unit = number(in, 1, 500);
    plan->direction = number(in, 0, 2);
    plan->player_bet = number(in, 0, 1);
    plan->banker_bet = number(in, 0, 1);
    /* Valid plans may be large; keep memory and time small here. */
    return !wrong_plan(plan) && plan->steps <= 1000 && plan->coups <= 1000 && plan->bets <= 16;
}

void fuzz_sessions(struct input *in) {
    struct table t;
    struct plan plan;
    uint64_t seed = raw(in, 8), first = raw(in, 8), shoes_each = raw(in, 1) % 12;
    size_t sessions = 1 + raw(in, 1) % MOST_LANES;
    int has_table = table_of(in, &t);
    if (has_table && plan_of(in, &plan, t.classes.number)) {
        struct step *steps = held((size_t)plan.steps * sizeof *steps);
        struct payment *pays = held((size_t)(plan.bets * plan.classes) * sizeof *pays);
        int64_t *limits = held((size_t)plan.bets * 16);
        uint8_t *winners = held((size_t)plan.classes);
        for (int64_t i = 0; i < plan.steps; i++)
            steps[i] = (struct step){number(in, 0, 100000), number(in, 0, plan.bets - 1),
                                     number(in, 0, plan.steps - 1), number(in, 0, plan.steps - 1),
                                     number(in, 0, plan.steps - 1)};
        for (int64_t i = 0; i < plan.bets; i++) {
            limits[2 * i] = number(in, 0, 1000);
            limits[2 * i + 1] = number(in, 1000, 1 << 30);
        }
        for (int64_t i = 0; i < plan.bets * plan.classes; i++)
            pays[i] = in->left ? (struct payment){number(in, 0, 3), number(in, 0, 200),
                                                  number(in, 1, 100)}
                               : (struct payment){i % 4, i % 13, 1 + i % 3};
        for (int64_t i = 0; i < plan.classes; i++)
            winners[i] = (uint8_t)(in->left ? raw(in, 1) % 4 : (uint64_t)i % 3);
        plan.table = steps, plan.payments = pays, plan.limits = limits, plan.winners = winners;
        if (!wrong_plan_tables(&plan)) {
            size_t width = (size_t)(TALLY_ACTION + plan.bets), size = session_size(&plan);
            int64_t *alone = held(sessions * width * 8), *found = held(sessions * width * 8);
            char *states = held(MOST_LANES * size);
            struct sink sink;
            int before = 0;
            for (int i = 0; i < PATH_COUNT && rows_for(&sink, &t.shoe, MOST_LANES); i++) {
                if (PATHS[i].there()) {
                    int played = play_group(&PATHS[i], &t.shoe, &t.classes, &plan, seed, first,
                                            sessions, shoes_each, &sink, states, size, found);
                    same(!i || played == before, PATHS[i].name);
                    if (!i)
                        memcpy(alone, found, sessions * width * 8);
                    same(played < 1 || !memcmp(alone, found, sessions * width * 8), PATHS[i].name);
                    before = played;
                }
                free(sink.rows);
                free(sink.lengths);
            }
            free(alone);
            free(found);
            free(states);
        }
        free(steps);
        free(pays);
        free(limits);
        free(winners);
    }
    forget_table(&t);
}

void fuzz_meter_life(struct input *in) {
    size_t events = 1 + raw(in, 1) % 8;
    struct meter meter = {number(in, 0, 1 << 20),
                          number(in, 0, 1 << 20),
                          number(in, 0, 1 << 30),
                          number(in, -1, 1 << 30),
                          0,
                          number(in, 1, 4),
                          number(in, 1, 9)};
    struct meter_event *rows = held(events * sizeof *rows);
    for (size_t i = 0; i < events; i++) {
        int64_t weight = number(in, 0, 5000), of = number(in, 1, 100);
        rows[i] = (struct meter_event){
            (int64_t)((uint64_t)(i ? rows[i - 1].bound : 0) + (uint64_t)weight),
            number(in, 0, of > 0 ? of : 1), of, number(in, 0, 10000)};
    }
    meter.total = in->left && raw(in, 1) < 4 ? (int64_t)raw(in, 8) : rows[events - 1].bound;
    double nothing = -1.0 / (double)(1 + raw(in, 3));
    if (in->left && raw(in, 1) < 4) {
        uint64_t bits = raw(in, 8);
        memcpy(&nothing, &bits, sizeof nothing);
    }
    int64_t coups = number(in, 1, 20000);
    uint64_t seed = raw(in, 8);
    if (!wrong_meter(&meter, rows, events, nothing, coups) && meter_fits(&meter, coups) &&
        coups <= 100000) {
        struct life life = {0};
        if (live(&meter, rows, nothing, seed, coups, &life))
            for (size_t i = 0; i < life.number; i++)
                same(life.awards[2 * i] >= 0 && life.awards[2 * i + 1] > 0, "an award is none");
        free(life.awards);
    }
    free(rows);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static int begun;
    if (!begun++)
        number_cells();
    struct input in = {data, size};
    FUZZ_ENTRY(&in);
    return 0;
}

#ifdef FUZZ_ALONE
int main(int count, char **words) {
    long inputs = count > 1 ? atol(words[1]) : 1000;
    static uint8_t data[8192];
    for (long i = 0; i < inputs; i++) {
        size_t size = mix64((uint64_t)i + 1) % sizeof data;
        for (size_t at = 0; at < size; at++)
            data[at] = (uint8_t)mix64((uint64_t)i << 20 | at);
        LLVMFuzzerTestOneInput(data, size);
    }
    return 0;
}
#endif
