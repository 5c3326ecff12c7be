/* A betting plan played over dealt coups, identical to the cent with its Python twin in
   puntobanco/simulation/plans.py. Amounts are minor units. */
#include "punto.h"

#include <string.h>

struct session {
    int64_t balance, peak, need, drawdown, run, longest, coups, wagers, end;
    int64_t step;       /* current step of a table */
    int64_t stake, aim; /* Oscar's grind: the next stake, and the result of the series */
    int64_t from, to;   /* Labouchère: the line is line[from … to) */
    int64_t last, column, column_before; /* the road: last winner, and lengths of two columns */
    int64_t rest[];                      /* action by bet, then the line */
};

static int64_t *line_of(const struct plan *plan, struct session *s) { return s->rest + plan->bets; }

/* A line grows by at most one stake per coup. */
size_t session_size(const struct plan *plan) {
    size_t line = plan->kind == PLAN_LABOUCHERE ? (size_t)(plan->steps + plan->coups) : 0;
    return sizeof(struct session) + (size_t)plan->bets * 8 + line * 8;
}

static void first_line(const struct plan *plan, struct session *s) {
    int64_t *line = line_of(plan, s);
    for (int64_t i = 0; i < plan->steps; i++)
        line[i] = plan->table[i].stake;
    s->from = 0;
    s->to = plan->steps;
}

void session_start(const struct plan *plan, struct session *s) {
    memset(s, 0, sizeof *s + (size_t)plan->bets * 8);
    s->end = -1;
    s->stake = plan->unit;
    if (plan->kind == PLAN_LABOUCHERE)
        first_line(plan, s);
}

static int64_t wanted(const struct plan *plan, struct session *s) {
    if (plan->kind == PLAN_TABLE)
        return plan->table[s->step].stake;
    if (plan->kind == PLAN_OSCAR)
        return s->stake;
    const int64_t *line = line_of(plan, s);
    return s->to - s->from == 1 ? line[s->from] : line[s->from] + line[s->to - 1];
}

/* The bet of the next coup, or -1 to sit it out. */
static int64_t chosen(const struct plan *plan, const struct session *s) {
    if (plan->select == SELECT_STEP)
        return plan->kind == PLAN_TABLE ? plan->table[s->step].bet : plan->table[0].bet;
    if (!s->column)
        return -1;
    int64_t side = s->last;
    /* The side that makes the next mark of the Big Eye Boy red: the other side if the column is as
       long as the one before, otherwise the same side. */
    if (plan->select == SELECT_ROAD && s->column_before && s->column == s->column_before)
        side = !side;
    return side ? plan->banker_bet : plan->player_bet;
}

static void seen(struct session *s, int winner) {
    if (winner == 2)
        return;
    if (s->column && s->last == winner)
        s->column++;
    else {
        s->column_before = s->column;
        s->column = 1;
        s->last = winner;
    }
}

static __int128 rounded(__int128 numerator, int64_t denominator, int64_t unit, int64_t direction) {
    __int128 per = (__int128)denominator * unit, units;
    if (direction == 0)
        units = (2 * numerator + per) / (2 * per);
    else if (direction == 1)
        units = (numerator + per - 1) / per;
    else
        units = numerator / per;
    return units * unit;
}

/* Below this, sums and differences of a few amounts fit in 64 bits. */
#define MOST_KEPT ((int64_t)1 << 59)

static int kept_within(__int128 amount) { return amount < MOST_KEPT && amount > -MOST_KEPT; }

static __int128 net(const struct plan *plan, int64_t bet, uint16_t coup, int64_t stake) {
    const struct payment *pay = &plan->payments[bet * plan->classes + coup];
    if (pay->kind == PAY_LOST)
        return -stake;
    if (pay->kind == PAY_PUSH)
        return 0;
    __int128 won = rounded((__int128)stake * pay->numerator, pay->denominator, plan->rounding_unit,
                           plan->direction);
    return pay->kind == PAY_TO ? won : won - stake;
}

static void next_stake(const struct plan *plan, struct session *s, int64_t stake, int64_t brought) {
    if (plan->kind == PLAN_TABLE) {
        const struct step *at = &plan->table[s->step];
        s->step = brought > 0 ? at->won : brought < 0 ? at->lost : at->pushed;
    } else if (plan->kind == PLAN_OSCAR) {
        s->aim += brought;
        if (s->aim >= plan->unit) {
            s->aim = 0;
            s->stake = plan->unit;
        } else if (brought > 0) {
            /* One unit more after a win, but not more than the series still needs. */
            int64_t lacks = (plan->unit - s->aim + plan->unit - 1) / plan->unit * plan->unit;
            s->stake = stake + plan->unit < lacks ? stake + plan->unit : lacks;
        } else
            s->stake = stake;
    } else if (brought > 0) {
        s->from++;
        s->to--;
        if (s->from >= s->to)
            first_line(plan, s);
    } else if (brought < 0)
        line_of(plan, s)[s->to++] = stake;
}

static int finish(struct session *s, int end) {
    s->end = end;
    return 0;
}

int session_shoe(const struct plan *plan, struct session *s, const uint16_t *coups,
                 uint32_t number) {
    s->column = s->column_before = 0;
    for (uint32_t i = 0; i < number; i++) {
        if (s->coups == plan->coups)
            return finish(s, END_COUPS);
        int64_t bet = chosen(plan, s);
        if (bet >= 0) {
            int64_t least = plan->limits[2 * bet], most = plan->limits[2 * bet + 1];
            int64_t stake = wanted(plan, s);
            stake = stake < least ? least : stake > most ? most : stake;
            if (plan->bankroll >= 0 && stake > plan->bankroll + s->balance) {
                int64_t left = plan->bankroll + s->balance;
                stake = left - left % plan->unit;
                if (stake < least || stake <= 0)
                    return finish(s, END_RUIN);
            }
            if (stake - s->balance > s->need)
                s->need = stake - s->balance;
            const __int128 whole = net(plan, bet, coups[i], stake);
            if (!kept_within(whole) || !kept_within(s->balance + whole) ||
                !kept_within((__int128)s->rest[bet] + stake))
                return -1;
            const int64_t brought = (int64_t)whole;
            s->rest[bet] += stake;
            s->wagers++;
            s->balance += brought;
            s->run = brought < 0 ? s->run + 1 : brought > 0 ? 0 : s->run;
            if (s->run > s->longest)
                s->longest = s->run;
            if (s->balance > s->peak)
                s->peak = s->balance;
            if (s->peak - s->balance > s->drawdown)
                s->drawdown = s->peak - s->balance;
            next_stake(plan, s, stake, brought);
        }
        s->coups++;
        seen(s, plan->winners[coups[i]]);
        if (plan->stop_win >= 0 && s->balance >= plan->stop_win)
            return finish(s, END_WIN);
        if (plan->stop_loss >= 0 && -s->balance >= plan->stop_loss)
            return finish(s, END_LOSS);
    }
    return s->coups == plan->coups ? finish(s, END_COUPS) : 1;
}

void session_tally(const struct plan *plan, const struct session *s, int64_t *tally) {
    tally[TALLY_RESULT] = s->balance;
    tally[TALLY_NEED] = s->need;
    tally[TALLY_DRAWDOWN] = s->drawdown;
    tally[TALLY_RUN] = s->longest;
    tally[TALLY_COUPS] = s->coups;
    tally[TALLY_WAGERS] = s->wagers;
    tally[TALLY_END] = s->end;
    memcpy(tally + TALLY_ACTION, s->rest, (size_t)plan->bets * 8);
}

/* Sessions in groups of a path's lanes: all deal their next shoe at once. A group ends with its
   last session. */
int play_group(const struct path *path, const struct shoe *rules, const struct classes *classes,
               const struct plan *plan, uint64_t seed, uint64_t first, size_t sessions,
               uint64_t shoes_each, struct sink *sink, char *states, size_t size,
               int64_t *tallies) {
    uint64_t numbers[MOST_LANES];
    size_t owner[MOST_LANES], open = sessions;
    for (size_t i = 0; i < sessions; i++) {
        session_start(plan, (struct session *)(states + i * size));
        owner[i] = i;
    }
    for (uint64_t shoe = 0; open; shoe++) {
        if (shoe == shoes_each)
            return 0;
        for (size_t i = 0; i < open; i++)
            numbers[i] = (first + owner[i]) * shoes_each + shoe;
        path->deal(rules, classes, seed, numbers, open, sink);
        size_t left = 0;
        for (size_t i = 0; i < open; i++) {
            struct session *one = (struct session *)(states + owner[i] * size);
            int goes_on = session_shoe(plan, one, sink->rows + i * sink->width, sink->lengths[i]);
            if (goes_on < 0)
                return -1;
            if (goes_on)
                owner[left++] = owner[i];
        }
        open = left;
    }
    for (size_t i = 0; i < sessions; i++)
        session_tally(plan, (struct session *)(states + i * size),
                      tallies + i * (size_t)(TALLY_ACTION + plan->bets));
    return 1;
}
