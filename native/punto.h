/* Shared by the kernels: the rules of a shoe, the classes of a game, and the available paths.

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
    CODES = 400,       /* Player total, Banker total, and which hands drew, as one number */
    PAIR_CODES = 1600, /* the same with whether each hand's first two cards are a pair */
    LONGEST = 6,
    MOST_LANES = 32
};

/* A cell before numbering. Code 0, two two-card hands with total 0, cannot occur. */
INLINE int cell_code(int player, int banker, int player_drew, int banker_drew) {
    return 10 * player + banker + 100 * player_drew + 200 * banker_drew;
}

enum burn { BURN_POINTS = 1, BURN_ONE = 2, BURN_NONE = 3 };

struct shoe {
    uint32_t decks, cards, cut;
    int burn, between, continuous;
    uint32_t fixed; /* coups per shoe, or 0 if the cut card ends it */
};

/* A question about the cards: the predicate to test, and what follows if it fails or holds. What
   follows is a class, or -1 - question: always an earlier one, so every path ends. */
struct question {
    int32_t predicate, next[2];
};

/* The classes of a game as tables. `map` gives the class of a code, or -1 - question.

   `predicates` are automata: their number, the place of each in the array, and then for each
   - which hands it reads: 1 Player, 2 Banker, 3 both;
   - the numbers of its states, of Player features and of Banker features;
   - the next state by state and kind of card, from state 0;
   - the feature of a hand by its last state (an unread hand has feature 0);
   - its truth, 0 or 1, by Player feature and Banker feature. */
struct classes {
    int kinds;
    uint32_t number;
    int any_asked;
    const int32_t *map;
    const struct question *asked;
    const int32_t *predicates;
};

enum { READS_PLAYER = 1, READS_BANKER = 2, PREDICATE_HEAD = 4 };

/* The class of a coup to which the map has a question; `cards` are its kinds in deal order. */
uint32_t asked_class(const struct classes *classes, int32_t question, int code,
                     const uint16_t cards[LONGEST]);

/* The output for dealt coups: a histogram by class, or rows of classes with their lengths. */
struct sink {
    uint64_t *histogram;
    uint16_t *rows;
    uint32_t *lengths;
    size_t width; /* of a row */
};

/* Deals whole shoes, given by `numbers`, in groups of the path's lanes. */
typedef void deal_shoes(const struct shoe *, const struct classes *, uint64_t seed,
                        const uint64_t *numbers, size_t shoes, struct sink *);

/* Allocates rows for this many shoes, plus the unused lanes of the last group; 0 if out of
   memory. */
int rows_for(struct sink *sink, const struct shoe *shoe, size_t shoes);

/* The weights of all cells for compositions that fit: 10 `counts` and 205 `weights` each. */
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
enum {
    TALLY_RESULT,
    TALLY_NEED,
    TALLY_DRAWDOWN,
    TALLY_RUN,
    TALLY_COUPS,
    TALLY_WAGERS,
    TALLY_END,
    TALLY_ACTION
};

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
    const struct step *table;       /* for Labouchère, the stakes of the first line */
    const struct payment *payments; /* [bet][class] */
    const int64_t *limits;          /* [bet][least, most] */
    const uint8_t *winners;         /* [class]: 0 Player, 1 Banker, 2 tie */
};

struct session;
size_t session_size(const struct plan *plan);
void session_start(const struct plan *plan, struct session *session);
/* Plays the coups of one shoe. Returns whether the session continues, or -1 if its amounts come
   close to the limit of 64 bits. */
int session_shoe(const struct plan *plan, struct session *session, const uint16_t *coups,
                 uint32_t number);
void session_tally(const struct plan *plan, const struct session *session, int64_t *tally);
/* Plays at most as many sessions as there are lanes, and writes their tallies. Returns 1, or 0 if a
   session ran out of shoes, or -1 like `session_shoe`. */
int play_group(const struct path *path, const struct shoe *rules, const struct classes *classes,
               const struct plan *plan, uint64_t seed, uint64_t first, size_t sessions,
               uint64_t shoes_each, struct sink *sink, char *states, size_t size, int64_t *tallies);

/* Simulation of a meter: see meter.c. */
#define PPM 1000000

struct meter {
    int64_t rise, aside, seed, limit; /* negative limit: none */
    int64_t total, words;             /* the sum of the weights of all events; words per pick */
    int64_t sharing;                  /* wagers that divide a prize */
};

struct meter_event {
    int64_t bound; /* sum of the weights up to this event */
    int64_t share, of, pays;
};

struct life {
    int64_t *awards; /* alternately an award and the coups since the last one */
    size_t number, room;
    int64_t shown, reserve, overflow, fixed_pays, dry;
};

/* The error in a caller's arguments, or NULL: see checks.c. `wrong_shoe` also sets `cards`. */
const char *wrong_shoe(struct shoe *shoe);
const char *wrong_classes(const struct classes *classes, size_t asked, size_t predicates);
const char *wrong_counts(const int32_t *counts, size_t compositions);
const char *wrong_plan(const struct plan *plan);
const char *wrong_plan_tables(const struct plan *plan);
const char *wrong_meter(const struct meter *meter, const struct meter_event *events, size_t number,
                        double nothing, int64_t coups);
/* Whether all amounts of this meter fit in 64 bits. */
int meter_fits(const struct meter *meter, int64_t coups);

/* Simulates a meter. Returns 0 if out of memory. */
int live(const struct meter *meter, const struct meter_event *events, double nothing, uint64_t seed,
         int64_t coups, struct life *life);

#endif
