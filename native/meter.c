/* Simulation of a progressive meter from event to event, as in puntobanco/simulation/lab.py.
   Amounts are millionths of a minor unit. */
#include "punto.h"

#include <math.h>
#include <stdlib.h>

struct stream {
    uint16_t a, b, c, count;
};

static uint16_t word(struct stream *s) {
    uint16_t w = (uint16_t)(s->a + s->b + s->count++);
    s->a = (uint16_t)(s->b ^ (s->b >> 5));
    s->b = (uint16_t)(s->c + (s->c << 3));
    s->c = (uint16_t)((uint16_t)((s->c << 6) | (s->c >> 10)) + w);
    return w;
}

/* A uniform number below a bound, from this many words per try, as in core/rng.py. */
static uint64_t below(struct stream *s, uint64_t bound, int words) {
    if (bound <= 0x10000) {
        uint64_t product = word(s) * bound;
        if ((product & 0xFFFF) < bound)
            for (uint64_t floor = 0x10000 % bound; (product & 0xFFFF) < floor;)
                product = word(s) * bound;
        return product >> 16;
    }
    unsigned __int128 span = (unsigned __int128)1 << 16 * words, limit = span - span % bound;
    for (;;) {
        uint64_t value = 0;
        for (int i = 0; i < words; i++)
            value = value << 16 | word(s);
        if (value < limit)
            return value % bound;
    }
}

static int kept(struct life *life, int64_t award, int64_t gap) {
    if (life->number == life->room) {
        size_t room = life->room ? 2 * life->room : 256;
        int64_t *more = realloc(life->awards, 2 * room * sizeof *more);
        if (!more)
            return 0;
        life->awards = more;
        life->room = room;
    }
    life->awards[2 * life->number] = award;
    life->awards[2 * life->number++ + 1] = gap;
    return 1;
}

/* A meter shows whole units; fractions wait for the next coup, above the limit too. */
static void limited(const struct meter *meter, struct life *life) {
    int64_t rest = life->shown % PPM, whole = life->shown - rest;
    if (meter->limit >= 0 && whole > meter->limit) {
        life->overflow += whole - meter->limit;
        life->shown = meter->limit + rest;
    }
}

/* Pays what can be divided; the rest stays on the meter. */
static void pay_share(const struct meter *meter, struct life *life, int64_t prize) {
    life->shown -= (prize - prize % meter->sharing) * PPM;
}

static void feed(const struct meter *meter, struct life *life, int64_t passed) {
    life->shown += passed * meter->rise;
    life->reserve += passed * meter->aside;
    limited(meter, life);
}

int live(const struct meter *meter, const struct meter_event *events, double nothing, uint64_t seed,
         int64_t coups, struct life *life) {
    const uint64_t key = stream_key(seed, 0), one_48 = (uint64_t)1 << 48;
    struct stream s = {(uint16_t)key, (uint16_t)(key >> 16), (uint16_t)(key >> 32),
                       (uint16_t)(key >> 48)};
    int64_t at = 0, fed = 0, last = 0;
    life->shown = meter->seed;
    for (;;) {
        double chance = (double)(below(&s, one_48, 3) + 1) / (double)one_48;
        double gap = ceil(log(chance) / nothing);
        at += gap<1 ? 1 : gap>(double) coups ? coups + 1 : (int64_t)gap;
        if (at > coups)
            break;
        const uint64_t pick = below(&s, (uint64_t)meter->total, (int)meter->words);
        const struct meter_event *event = events;
        while (pick >= (uint64_t)event->bound)
            event++;
        feed(meter, life, at - fed);
        fed = at;
        if (event->share == event->of) {
            if (!kept(life, life->shown / PPM, at - last))
                return 0;
            last = at;
            pay_share(meter, life, life->shown / PPM);
            life->shown += meter->seed + life->reserve - life->reserve % PPM;
            life->reserve %= PPM;
            limited(meter, life);
        } else if (event->share) {
            __int128 share = (__int128)(life->shown / PPM) * event->share / event->of;
            pay_share(meter, life, (int64_t)share);
        } else {
            life->fixed_pays++;
            life->dry += event->pays * PPM > life->shown;
            int64_t left = life->shown / PPM;
            life->shown -= (event->pays < left ? event->pays : left) * PPM;
        }
    }
    feed(meter, life, coups - fed);
    return 1;
}
