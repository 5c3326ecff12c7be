/* Validation of a caller's arguments before any use. Each function returns the error, or NULL.
   After that no kernel reads or writes beyond its tables, shifts by more than the width of a word,
   or loops forever. puntobanco/simulation makes valid tables; any other caller gets an error. */
#include "punto.h"

#include <math.h>

enum {
    MOST_DECKS = ((1 << 15) - 1) / KINDS,
    MOST_BURNED = 11,
    MOST_COUPS = 50000, /* per shoe: its stream repeats after 65,536 words at the earliest */
    MOST_CLASSES = 1 << 16,
    MOST_STATES = 1 << 16,
    MOST_WEIGHED = 1448, /* cards: their sixth power is below 2^63 */
};
#define MOST_AMOUNT ((int64_t)1 << 53)
#define MOST_SUM ((int64_t)1 << 62)

#define WRONG_UNLESS(claim, what)                                                                  \
    if (!(claim))                                                                                  \
    return what

const char *wrong_shoe(struct shoe *shoe) {
    WRONG_UNLESS(shoe->decks >= 1 && shoe->decks <= MOST_DECKS, "decks: out of range");
    WRONG_UNLESS(shoe->burn >= BURN_POINTS && shoe->burn <= BURN_NONE, "burn: unknown option");
    WRONG_UNLESS(shoe->between == 0 || shoe->between == 1, "burn between: expected 0 or 1");
    WRONG_UNLESS(shoe->continuous == 0 || shoe->continuous == 1, "continuous: expected 0 or 1");
    WRONG_UNLESS(shoe->fixed <= MOST_COUPS, "coups of a shoe: too many");
    shoe->cards = KINDS * shoe->decks;
    WRONG_UNLESS(shoe->cut <= shoe->cards, "cut: outside the shoe");
    if (shoe->continuous) {
        WRONG_UNLESS(shoe->fixed, "coups of a shoe: required for a continuous shuffler");
    } else if (shoe->fixed) {
        WRONG_UNLESS(shoe->fixed * LONGEST + MOST_BURNED <= shoe->cards,
                     "coups of a shoe: not enough cards");
    } else {
        /* Enough for the coup in which the cut card comes out, and one more. */
        WRONG_UNLESS(shoe->cut >= 2 * LONGEST - 1 + (uint32_t)shoe->between,
                     "cut: not enough cards after it");
        WRONG_UNLESS(shoe->cut + MOST_BURNED + LONGEST <= shoe->cards,
                     "cut: not enough cards before it for a coup");
    }
    return NULL;
}

static const char *wrong_predicate(const int32_t *one, size_t left, int kinds) {
    WRONG_UNLESS(left >= PREDICATE_HEAD, "predicate: truncated");
    WRONG_UNLESS(one[0] >= READS_PLAYER && one[0] <= (READS_PLAYER | READS_BANKER),
                 "predicate: unknown hand");
    for (int i = 1; i < PREDICATE_HEAD; i++)
        WRONG_UNLESS(one[i] >= 1 && one[i] <= MOST_STATES, "predicate: too many states");
    WRONG_UNLESS((one[0] & READS_PLAYER) || one[2] == 1, "predicate: features of an unread hand");
    WRONG_UNLESS((one[0] & READS_BANKER) || one[3] == 1, "predicate: features of an unread hand");
    size_t states = (size_t)one[1], steps = states * (size_t)kinds;
    size_t truth = (size_t)one[2] * (size_t)one[3];
    WRONG_UNLESS(left - PREDICATE_HEAD >= steps + states + truth, "predicate: truncated");
    const int32_t *at = one + PREDICATE_HEAD;
    for (size_t i = 0; i < steps; i++)
        WRONG_UNLESS(at[i] >= 0 && at[i] < one[1], "predicate: unknown state");
    for (size_t i = steps; i < steps + states; i++) {
        WRONG_UNLESS(at[i] >= 0, "predicate: unknown feature");
        WRONG_UNLESS(!(one[0] & READS_PLAYER) || at[i] < one[2], "predicate: unknown feature");
        WRONG_UNLESS(!(one[0] & READS_BANKER) || at[i] < one[3], "predicate: unknown feature");
    }
    for (size_t i = steps + states; i < steps + states + truth; i++)
        WRONG_UNLESS(at[i] == 0 || at[i] == 1, "predicate: expected 0 or 1 as its truth");
    return NULL;
}

static const char *wrong_next(const struct classes *classes, int32_t next, int64_t questions) {
    int64_t question = -1 - (int64_t)next;
    WRONG_UNLESS(next < 0 || (uint32_t)next < classes->number, "unknown class");
    WRONG_UNLESS(next >= 0 || question < questions, "unknown question");
    return NULL;
}

const char *wrong_classes(const struct classes *classes, size_t asked, size_t predicates) {
    WRONG_UNLESS(classes->kinds == VALUES || classes->kinds == RANKS || classes->kinds == KINDS,
                 "kinds: expected 10, 13 or 52");
    WRONG_UNLESS(classes->number >= 1 && classes->number <= MOST_CLASSES,
                 "classes: number out of range");
    WRONG_UNLESS(!asked || classes->kinds != VALUES,
                 "asked: conditions need ranks or cards, not values");
    const int32_t *all = classes->predicates;
    int64_t number = predicates ? all[0] : 0;
    WRONG_UNLESS(number >= 0 && (size_t)number <= predicates, "predicates: number out of range");
    WRONG_UNLESS(!number || (size_t)number < predicates, "predicates: truncated");
    for (int64_t i = 1; i <= number; i++) {
        WRONG_UNLESS(all[i] > number && (size_t)all[i] <= predicates, "predicates: unknown place");
        const char *why =
            wrong_predicate(all + all[i], predicates - (size_t)all[i], classes->kinds);
        if (why)
            return why;
    }
    for (size_t i = 0; i < asked; i++) {
        const struct question *one = &classes->asked[i];
        WRONG_UNLESS(one->predicate >= 0 && one->predicate < number, "asked: unknown condition");
        for (int holds = 0; holds < 2; holds++) {
            const char *why = wrong_next(classes, one->next[holds], (int64_t)i);
            if (why)
                return why;
        }
    }
    /* Code 0 marks a lane whose shoe is over: it is in no class and must not ask about cards. */
    WRONG_UNLESS(classes->map[0] >= 0, "map: code 0 must have a class");
    for (int code = 0; code < PAIR_CODES; code++) {
        const char *why = wrong_next(classes, classes->map[code], (int64_t)asked);
        if (why)
            return why;
    }
    return NULL;
}

const char *wrong_counts(const int32_t *counts, size_t compositions) {
    for (size_t i = 0; i < compositions; i++) {
        int64_t cards = 0;
        for (int value = 0; value < VALUES; value++) {
            int32_t one = counts[i * VALUES + (size_t)value];
            WRONG_UNLESS(one >= 0, "counts: negative");
            cards += one;
        }
        WRONG_UNLESS(cards <= MOST_WEIGHED, "counts: too many cards");
    }
    return NULL;
}

const char *wrong_plan(const struct plan *plan) {
    WRONG_UNLESS(plan->kind >= PLAN_TABLE && plan->kind <= PLAN_OSCAR, "plan: unknown kind");
    WRONG_UNLESS(plan->select >= SELECT_STEP && plan->select <= SELECT_ROAD,
                 "plan: unknown choice of bets");
    WRONG_UNLESS(plan->bets >= 1 && plan->bets <= 1 << 10, "plan: number of bets out of range");
    WRONG_UNLESS(plan->steps >= 1 && plan->steps <= 1 << 20, "plan: number of steps out of range");
    WRONG_UNLESS(plan->classes >= 1 && plan->classes <= MOST_CLASSES,
                 "plan: number of classes out of range");
    WRONG_UNLESS(plan->unit >= 1 && plan->unit <= MOST_AMOUNT, "plan: unit out of range");
    WRONG_UNLESS(plan->bankroll >= -1 && plan->bankroll <= MOST_AMOUNT,
                 "plan: bankroll out of range");
    WRONG_UNLESS(plan->stop_win >= -1 && plan->stop_win <= MOST_SUM,
                 "plan: stop at a win out of range");
    WRONG_UNLESS(plan->stop_loss >= -1 && plan->stop_loss <= MOST_SUM,
                 "plan: stop at a loss out of range");
    WRONG_UNLESS(plan->coups >= 1 && plan->coups <= (int64_t)1 << 32,
                 "plan: number of coups out of range");
    WRONG_UNLESS(plan->rounding_unit >= 1 && plan->rounding_unit <= MOST_AMOUNT,
                 "plan: rounding unit out of range");
    WRONG_UNLESS(plan->direction >= 0 && plan->direction <= 2, "plan: unknown direction");
    WRONG_UNLESS(plan->player_bet >= 0 && plan->player_bet < plan->bets,
                 "plan: unknown Player bet");
    WRONG_UNLESS(plan->banker_bet >= 0 && plan->banker_bet < plan->bets,
                 "plan: unknown Banker bet");
    return NULL;
}

const char *wrong_plan_tables(const struct plan *plan) {
    for (int64_t i = 0; i < plan->steps; i++) {
        const struct step *one = &plan->table[i];
        WRONG_UNLESS(one->stake >= 0 && one->stake <= MOST_AMOUNT, "step: stake out of range");
        WRONG_UNLESS(one->bet >= 0 && one->bet < plan->bets, "step: unknown bet");
        WRONG_UNLESS(one->won >= 0 && one->won < plan->steps && one->lost >= 0 &&
                         one->lost < plan->steps && one->pushed >= 0 && one->pushed < plan->steps,
                     "step: unknown next step");
    }
    for (int64_t i = 0; i < plan->bets * plan->classes; i++) {
        const struct payment *one = &plan->payments[i];
        WRONG_UNLESS(one->kind >= PAY_LOST && one->kind <= PAY_FOR, "payment: unknown kind");
        WRONG_UNLESS(one->numerator >= 0 && one->numerator <= MOST_AMOUNT,
                     "payment: numerator out of range");
        WRONG_UNLESS(one->denominator >= 1 && one->denominator <= MOST_AMOUNT,
                     "payment: denominator out of range");
    }
    for (int64_t i = 0; i < plan->bets; i++)
        WRONG_UNLESS(plan->limits[2 * i] >= 0 && plan->limits[2 * i] <= plan->limits[2 * i + 1] &&
                         plan->limits[2 * i + 1] <= MOST_AMOUNT,
                     "limits: minimum above maximum, or out of range");
    for (int64_t i = 0; i < plan->classes; i++)
        WRONG_UNLESS(plan->winners[i] <= 2, "winners: unknown winner");
    return NULL;
}

const char *wrong_meter(const struct meter *meter, const struct meter_event *events, size_t number,
                        double nothing, int64_t coups) {
    WRONG_UNLESS(coups >= 1 && coups < (int64_t)1 << 48, "coups: number out of range");
    WRONG_UNLESS(nothing < 0, "chance of no event: expected a logarithm below 0");
    WRONG_UNLESS(meter->rise >= 0 && meter->aside >= 0 && meter->seed >= 0,
                 "meter: negative amount");
    WRONG_UNLESS(meter->limit >= -1, "meter: limit out of range");
    WRONG_UNLESS(meter->words >= 0 && meter->words <= 4, "meter: words of a pick: expected 0 to 4");
    WRONG_UNLESS(meter->total >= 1, "meter: weights required");
    WRONG_UNLESS(meter->sharing >= 1, "meter: wagers that share required");
    WRONG_UNLESS(meter->words == 4 || meter->total <= (int64_t)1 << 16 * meter->words,
                 "meter: weights exceed the words of a pick");
    WRONG_UNLESS(number >= 1, "events: required");
    int64_t before = 0;
    for (size_t i = 0; i < number; i++) {
        const struct meter_event *one = &events[i];
        WRONG_UNLESS(one->bound >= before, "events: weights must not decrease");
        before = one->bound;
        WRONG_UNLESS(one->of >= 1 && one->share >= 0 && one->share <= one->of,
                     "events: share out of range");
        WRONG_UNLESS(one->pays >= 0 && one->pays <= MOST_SUM / PPM, "events: pays out of range");
    }
    WRONG_UNLESS(before == meter->total, "events: weights differ from their total");
    return NULL;
}

int meter_fits(const struct meter *meter, int64_t coups) {
    /* The sum of everything added. A seed above the limit overflows again after every award. */
    __int128 most = ((__int128)meter->rise + meter->aside) * coups + meter->seed + PPM;
    if (meter->limit >= 0 && meter->seed > meter->limit)
        most += (__int128)meter->seed * coups;
    return most < MOST_SUM;
}
