/* What the kernels share: the rules of a shoe, the classes of a game, and who offers which path.

   The Python twins in puntobanco/simulation/twins.py are the specification; every function here
   gives the same bytes for the same arguments, on every path. */
#ifndef PUNTO_H
#define PUNTO_H

#include <stddef.h>
#include <stdint.h>

#define INLINE static inline __attribute__((always_inline))

enum {
    VALUES = 10,
    RANKS = 13,
    KINDS = 52,
    CELLS = 205,
    CODES = 400,        /* Player total, Banker total, and which hands drew, as one number */
    PAIR_CODES = 1600,  /* the same with whether each hand's first two cards are a pair */
    LONGEST = 6,
    MOST_LANES = 32
};

/* A cell before it is numbered. Code 0, two hands of nothing that did not draw, cannot occur. */
INLINE int cell_code(int player, int banker, int player_drew, int banker_drew) {
    return 10 * player + banker + 100 * player_drew + 200 * banker_drew;
}

enum burn { BURN_POINTS = 1, BURN_ONE = 2, BURN_NONE = 3 };

struct shoe {
    uint32_t decks, cards, cut;
    int burn, between, continuous;
    uint32_t fixed; /* coups of every shoe, or 0 where the cut card ends it */
};

/* A predicate on cards; the masks say for which common suit it holds, bit 4 meaning mixed. */
struct predicate {
    int64_t hand;  /* 0 Player, 1 Banker, 2 all cards */
    int64_t ranks; /* how many of each rank, four bits a rank, or 0 for any */
    int64_t suits;
    int64_t pairs; /* of how many hands that begin with a pair it holds, a bit for each number;
                      bit 3: only two cards of one suit are such a pair */
};

/* The classes of a game as tables. `map` gives the class of a code; below zero, -1 - place in
   `asked`, where stand the number of predicates, their indices, and a class for each set of
   those that hold. */
struct classes {
    int kinds;
    uint32_t number;
    int any_asked;
    const int32_t *map, *asked;
    const struct predicate *predicates;
};

/* The class of a coup in a cell that asks about cards: kinds of the six places, in deal order. */
uint32_t asked_class(const struct classes *classes, int32_t place, int code,
                     const uint16_t cards[LONGEST]);

/* Where dealt coups go: a histogram by class, or rows of classes with their lengths. */
struct sink {
    uint64_t *histogram;
    uint16_t *rows;
    uint32_t *lengths;
    size_t width; /* of a row */
};

/* Deals whole shoes. `numbers` names the shoes; a path takes them in groups of its lanes. */
typedef void deal_shoes(const struct shoe *, const struct classes *, uint64_t seed,
                        const uint64_t *numbers, size_t shoes, struct sink *);

/* Rows for so many shoes, with room for the lanes that a last group does not use; 0 where memory
   ran out. */
int rows_for(struct sink *sink, const struct shoe *shoe, size_t shoes);

/* The weights of all cells for compositions that fit; `counts` ten apiece, `weights` 205. */
typedef void weigh_many(const int32_t *counts, size_t compositions, int64_t *weights);

struct path {
    const char *name;
    int (*there)(void);
    deal_shoes *deal;
    weigh_many *weigh;
};

extern const struct path PATHS[];
extern const int PATH_COUNT;
extern int16_t CELL_OF_CODE[CODES];

void number_cells(void);
void weigh_one(const int32_t *counts, int64_t *weights);
uint64_t mix64(uint64_t value);
uint64_t stream_key(uint64_t seed, uint64_t shoe);
uint32_t most_coups(const struct shoe *shoe);

/* Betting plans: see plan.c. */
enum { PLAN_TABLE, PLAN_LABOUCHERE, PLAN_OSCAR };
enum { SELECT_STEP, SELECT_LAST, SELECT_ROAD };
enum { PAY_LOST, PAY_TO, PAY_PUSH, PAY_FOR };
enum { END_COUPS, END_WIN, END_LOSS, END_RUIN };
enum { TALLY_RESULT, TALLY_NEED, TALLY_DRAWDOWN, TALLY_RUN, TALLY_COUPS, TALLY_WAGERS, TALLY_END,
       TALLY_ACTION };

struct payment {
    int64_t kind, numerator, denominator;
};

struct step {
    int64_t stake, bet, won, lost, pushed;
};

struct plan {
    int64_t kind, select, bets, steps, classes;
    int64_t unit, bankroll, stop_win, stop_loss, coups;
    int64_t rounding_unit, direction;
    int64_t player_bet, banker_bet;
    const struct step *table; /* for Labouchère, the stakes of the first line */
    const struct payment *payments; /* [bet][class] */
    const int64_t *limits;          /* [bet][least, most] */
    const uint8_t *winners;         /* [class]: 0 Player, 1 Banker, 2 tie */
};

struct session;
size_t session_size(const struct plan *plan);
void session_start(const struct plan *plan, struct session *session);
/* Plays the coups of one shoe; whether the session goes on afterwards, or -1 where its amounts
   come near to what 64 bits hold. */
int session_shoe(const struct plan *plan, struct session *session, const uint16_t *coups,
                 uint32_t number);
void session_tally(const struct plan *plan, const struct session *session, int64_t *tally);
/* Plays at most as many sessions as there are lanes, and writes their tallies: 1, or 0 where one
   outlived its shoes, or -1 as `session_shoe` says it. */
int play_group(const struct path *path, const struct shoe *rules, const struct classes *classes,
               const struct plan *plan, uint64_t seed, uint64_t first, size_t sessions,
               uint64_t shoes_each, struct sink *sink, char *states, size_t size,
               int64_t *tallies);

/* The life of a meter: see meter.c. */
#define PPM 1000000

struct meter {
    int64_t rise, aside, seed, limit; /* limit below zero: none */
    int64_t total, words;             /* what the weights of all events add up to */
};

struct meter_event {
    int64_t bound; /* the weights of this event and those before it */
    int64_t share, of, pays;
};

struct life {
    int64_t *awards; /* award and coups since the last one, in turn */
    size_t number, room;
    int64_t shown, reserve, overflow, fixed_pays, dry;
};

/* What is wrong with what a caller gave, or NULL: see checks.c. `wrong_shoe` counts its cards. */
const char *wrong_shoe(struct shoe *shoe);
const char *wrong_classes(const struct classes *classes, size_t asked, size_t predicates);
const char *wrong_counts(const int32_t *counts, size_t compositions);
const char *wrong_plan(const struct plan *plan);
const char *wrong_plan_tables(const struct plan *plan);
const char *wrong_meter(const struct meter *meter, const struct meter_event *events, size_t number,
                        double nothing, int64_t coups);
/* Whether 64 bits hold whatever a meter comes to. */
int meter_fits(const struct meter *meter, int64_t coups);

/* 0 where memory ran out. */
int live(const struct meter *meter, const struct meter_event *events, double nothing,
         uint64_t seed, int64_t coups, struct life *life);

#endif
