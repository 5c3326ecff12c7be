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
    MOST_ASKED = 12,
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

static const char *wrong_question(const struct classes *classes, size_t place, size_t asked,
                                  size_t predicates) {
    WRONG_UNLESS(place < asked, "map: unknown question");
    int64_t number = classes->asked[place];
    WRONG_UNLESS(number >= 0 && number <= MOST_ASKED, "asked: too many conditions");
    size_t sets = (size_t)1 << number;
    WRONG_UNLESS(asked - place - 1 >= (size_t)number + sets, "asked: truncated");
    const int32_t *at = classes->asked + place + 1;
    for (int64_t bit = 0; bit < number; bit++)
        WRONG_UNLESS(at[bit] >= 0 && (size_t)at[bit] < predicates, "asked: unknown condition");
    for (size_t set = 0; set < sets; set++)
        WRONG_UNLESS(at[number + (int64_t)set] >= 0 &&
                         (uint32_t)at[number + (int64_t)set] < classes->number,
                     "asked: unknown class");
    return NULL;
}

const char *wrong_classes(const struct classes *classes, size_t asked, size_t predicates) {
    WRONG_UNLESS(classes->kinds == VALUES || classes->kinds == RANKS || classes->kinds == KINDS,
                 "kinds: expected 10, 13 or 52");
    WRONG_UNLESS(classes->number >= 1 && classes->number <= MOST_CLASSES,
                 "classes: number out of range");
    WRONG_UNLESS(!asked || classes->kinds != VALUES,
                 "asked: conditions need ranks or cards, not values");
    for (size_t i = 0; i < predicates; i++) {
        const struct predicate *one = &classes->predicates[i];
        WRONG_UNLESS(one->hand >= 0 && one->hand <= 2, "predicate: unknown hand");
        WRONG_UNLESS(one->ranks >= 0, "predicate: unknown ranks");
        WRONG_UNLESS(one->suits >= 0 && one->suits < 1 << 5, "predicate: unknown suits");
        WRONG_UNLESS(one->pairs >= 0 && one->pairs < 1 << 4, "predicate: unknown pairs");
    }
    /* Code 0 marks a lane whose shoe is over: it is in no class and must not ask about cards. */
    WRONG_UNLESS(classes->map[0] >= 0, "map: code 0 must have a class");
    for (int code = 0; code < PAIR_CODES; code++) {
        int32_t one = classes->map[code];
        if (one >= 0) {
            WRONG_UNLESS((uint32_t)one < classes->number, "map: unknown class");
            continue;
        }
        const char *why = wrong_question(classes, (size_t)(-1 - one), asked, predicates);
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
