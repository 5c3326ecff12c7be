/* The paths: each template once per instruction set, and the code they share.

   `target_clones` rejects parts of AVX-512 and wide vectors passed by value, so each path includes
   the same template under its own target and vector width. */
#include "punto.h"

#include <stdlib.h>
#include <string.h>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

static const int DRAWS_TO[10] = {3, 3, 4, 4, 5, 5, 6, 6, 2, 3};

static const uint8_t DIGIT[20] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9};

/* The pairs of values that make a total; pairs of equal values first. */
static const uint8_t SPLIT[10][6][2] = {
    {{0, 0}, {5, 5}, {1, 9}, {2, 8}, {3, 7}, {4, 6}}, {{0, 1}, {2, 9}, {3, 8}, {4, 7}, {5, 6}},
    {{1, 1}, {6, 6}, {0, 2}, {3, 9}, {4, 8}, {5, 7}}, {{0, 3}, {1, 2}, {4, 9}, {5, 8}, {6, 7}},
    {{2, 2}, {7, 7}, {0, 4}, {1, 3}, {5, 9}, {6, 8}}, {{0, 5}, {1, 4}, {2, 3}, {6, 9}, {7, 8}},
    {{3, 3}, {8, 8}, {0, 6}, {1, 5}, {2, 4}, {7, 9}}, {{0, 7}, {1, 6}, {2, 5}, {3, 4}, {8, 9}},
    {{4, 4}, {9, 9}, {0, 8}, {1, 7}, {2, 6}, {3, 5}}, {{0, 9}, {1, 8}, {2, 7}, {3, 6}, {4, 5}},
};
#define SPLITS(total) ((total) % 2 ? 5 : 6)

/* The index in SPLIT of the pair that contains a value, for totals on which the Banker may draw. */
static const uint8_t SPLIT_OF[7][10] = {
    {0, 2, 3, 4, 5, 1, 5, 4, 3, 2}, {0, 0, 1, 2, 3, 4, 4, 3, 2, 1}, {2, 0, 2, 3, 4, 5, 1, 5, 4, 3},
    {0, 1, 1, 0, 2, 3, 4, 4, 3, 2}, {2, 3, 0, 3, 2, 4, 5, 1, 5, 4}, {0, 1, 2, 2, 1, 0, 3, 4, 4, 3},
    {2, 3, 4, 0, 4, 3, 2, 5, 1, 5},
};

int16_t CELL_OF_CODE[CODES];

#define GOLDEN 0x9E3779B97F4A7C15u

uint64_t mix64(uint64_t value) {
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9u;
    value = (value ^ (value >> 27)) * 0x94D049BB133111EBu;
    return value ^ (value >> 31);
}

uint64_t stream_key(uint64_t seed, uint64_t shoe) {
    return mix64(mix64(seed + GOLDEN) + (shoe + 1) * GOLDEN);
}

uint32_t most_coups(const struct shoe *shoe) {
    return shoe->fixed ? shoe->fixed : shoe->cards / 4 + 1;
}

static void reach(int8_t *found, int player, int banker, int player_third, int banker_third) {
    int p = (player + (player_third < 0 ? 0 : player_third)) % 10;
    int b = (banker + (banker_third < 0 ? 0 : banker_third)) % 10;
    found[cell_code(p, b, player_third >= 0, banker_third >= 0)] = 1;
}

/* Numbers the cells that can occur by Player total, Banker total, Player cards, Banker cards. */
void number_cells(void) {
    int8_t found[CODES] = {0};
    for (int p = 0; p < 10; p++)
        for (int b = 0; b < 10; b++) {
            if (p >= 8 || b >= 8 || (p >= 6 && b >= 6)) {
                reach(found, p, b, -1, -1);
                continue;
            }
            for (int x = 0; x < 10; x++) {
                if (p >= 6)
                    reach(found, p, b, -1, x);
                else if (b > DRAWS_TO[x])
                    reach(found, p, b, x, -1);
                else
                    for (int y = 0; y < 10; y++)
                        reach(found, p, b, x, y);
            }
        }
    int16_t next = 0;
    for (int p = 0; p < 10; p++)
        for (int b = 0; b < 10; b++)
            for (int drew = 0; drew < 4; drew++) {
                int at = cell_code(p, b, drew >> 1, drew & 1);
                CELL_OF_CODE[at] = found[at] ? next++ : -1;
            }
}

static int32_t last_state(const int32_t *steps, int kinds, int first, int second, int third) {
    int32_t state = steps[steps[first] * kinds + second];
    return third < 0 ? state : steps[state * kinds + third];
}

static int holds(const int32_t *one, int kinds, const uint16_t cards[LONGEST], int player_drew,
                 int banker_drew) {
    const int32_t *steps = one + PREDICATE_HEAD, *features = steps + one[1] * kinds;
    int32_t player = 0, banker = 0;
    if (one[0] & READS_PLAYER)
        player =
            features[last_state(steps, kinds, cards[0], cards[2], player_drew ? cards[4] : -1)];
    if (one[0] & READS_BANKER)
        banker = features[last_state(steps, kinds, cards[1], cards[3],
                                     banker_drew ? cards[4 + player_drew] : -1)];
    return features[one[1] + (int64_t)player * one[3] + banker];
}

uint32_t asked_class(const struct classes *classes, int32_t question, int code,
                     const uint16_t cards[LONGEST]) {
    const int player_drew = code / 100 % 2, banker_drew = code / 200, kinds = classes->kinds;
    const int32_t *predicates = classes->predicates;
    int32_t next = -1 - question;
    while (next < 0) {
        const struct question *asked = &classes->asked[-1 - next];
        const int32_t *one = predicates + predicates[1 + asked->predicate];
        next = asked->next[holds(one, kinds, cards, player_drew, banker_drew)];
    }
    return (uint32_t)next;
}

/* Doubles are exact here while the sixth power of the number of cards is below 2^53: up to 456
   cards, more than eight decks. They multiply faster than 64-bit integers. */
enum { MOST_IN_DOUBLES = 456 };

static int fits_doubles(const int32_t *counts) {
    int32_t cards = 0;
    for (int v = 0; v < VALUES; v++)
        cards += counts[v];
    return cards <= MOST_IN_DOUBLES;
}

/* One composition at a time, small or large. */
#define WN(name) name##_double
#define W double
#define E double
#include "exact.inc"

#define WN(name) name##_integer
#define W int64_t
#define E int64_t
#include "exact.inc"

void weigh_one(const int32_t *counts, int64_t *weights) {
    double small[VALUES], ends[CELLS];
    int64_t large[VALUES];
    if (!fits_doubles(counts)) {
        for (int v = 0; v < VALUES; v++)
            large[v] = counts[v];
        weigh_integer(large, weights);
        return;
    }
    for (int v = 0; v < VALUES; v++)
        small[v] = counts[v];
    weigh_double(small, ends);
    for (int cell = 0; cell < CELLS; cell++)
        weights[cell] = (int64_t)ends[cell];
}

#if defined(__x86_64__)

/* SSE2, which every x86-64 processor has. */
typedef uint16_t u16x8 __attribute__((vector_size(16)));
typedef int16_t s16x8 __attribute__((vector_size(16)));
typedef double f64x2 __attribute__((vector_size(16)));

INLINE int any_8(__m128i x) {
    return _mm_movemask_epi8(_mm_cmpeq_epi16(x, _mm_setzero_si128())) != 0xffff;
}

#define FN(name) name##_baseline
#define LANES 8
#define V u16x8
#define GT(a, b) ((V)((s16x8)(a) > (s16x8)(b)))
#define SELECT(mask, a, b) ((b) ^ (((a) ^ (b)) & (mask)))
#define MULHI(a, b) ((V)_mm_mulhi_epu16((__m128i)(a), (__m128i)(b)))
#define ANY(x) any_8((__m128i)(x))
#define ANY_BELOW(a, b) any_8(_mm_subs_epu16((__m128i)(b), (__m128i)(a)))
#include "lanes.inc"

#define WN(name) name##_baseline
#define W f64x2
#define E double
#define TOGETHER 2
#include "exact.inc"

typedef uint16_t u16x16 __attribute__((vector_size(32)));
typedef int16_t s16x16 __attribute__((vector_size(32)));
typedef double f64x4 __attribute__((vector_size(32)));
typedef double f64x8 __attribute__((vector_size(64)));

/* Clang sets targets per function; the template is the same. */
#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("avx2,bmi2"))), apply_to = function)
#else
#pragma GCC push_options
#pragma GCC target("avx2,bmi2")
#endif
INLINE int any_16(__m256i x) { return !_mm256_testz_si256(x, x); }

#define LANES 16
#define V u16x16
#define GT(a, b) ((V)((s16x16)(a) > (s16x16)(b)))
#define SELECT(mask, a, b) ((V)_mm256_blendv_epi8((__m256i)(b), (__m256i)(a), (__m256i)(mask)))
#define MULHI(a, b) ((V)_mm256_mulhi_epu16((__m256i)(a), (__m256i)(b)))
#define ANY(x) any_16((__m256i)(x))
#define ANY_BELOW(a, b) any_16(_mm256_subs_epu16((__m256i)(b), (__m256i)(a)))
#define FN(name) name##_avx2
#include "lanes.inc"

#define WN(name) name##_avx2
#define W f64x4
#define E double
#define TOGETHER 4
#include "exact.inc"
#if defined(__clang__)
#pragma clang attribute pop
#else
#pragma GCC pop_options
#endif

/* AVX-512 is faster because of its 32 registers and three-way logic: they hold 16 lanes without
   spilling to memory, but not 32 lanes. */
#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("arch=x86-64-v4"))), apply_to = function)
#else
#pragma GCC push_options
#pragma GCC target("arch=x86-64-v4")
#endif
INLINE int any_16_512(__m256i x) { return !_mm256_testz_si256(x, x); }

#define LANES 16
#define V u16x16
#define GT(a, b) ((V)((s16x16)(a) > (s16x16)(b)))
#define SELECT(mask, a, b) ((V)_mm256_blendv_epi8((__m256i)(b), (__m256i)(a), (__m256i)(mask)))
#define MULHI(a, b) ((V)_mm256_mulhi_epu16((__m256i)(a), (__m256i)(b)))
#define ANY(x) any_16_512((__m256i)(x))
#define ANY_BELOW(a, b) any_16_512(_mm256_subs_epu16((__m256i)(b), (__m256i)(a)))
#define FN(name) name##_avx512
#include "lanes.inc"

#define WN(name) name##_avx512
#define W f64x8
#define E double
#define TOGETHER 8
#include "exact.inc"
#if defined(__clang__)
#pragma clang attribute pop
#else
#pragma GCC pop_options
#endif

static int always(void) { return 1; }
static int has_avx2(void) {
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2");
}
static int has_avx512(void) {
    return has_avx2() && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
           __builtin_cpu_supports("avx512cd") && __builtin_cpu_supports("avx512dq") &&
           __builtin_cpu_supports("avx512vl");
}

const struct path PATHS[] = {
    {"baseline", always, deal_baseline, weigh_many_baseline},
    {"avx2", has_avx2, deal_avx2, weigh_many_avx2},
    {"avx512", has_avx512, deal_avx512, weigh_many_avx512},
};

#else

/* Other processors: the same lanes, in the vectors that the compiler chooses. */
typedef uint16_t u16x8 __attribute__((vector_size(16)));
typedef int16_t s16x8 __attribute__((vector_size(16)));
typedef double f64x2 __attribute__((vector_size(16)));

INLINE u16x8 high_half(u16x8 a, u16x8 b) {
    u16x8 found;
    for (int i = 0; i < 8; i++)
        found[i] = (uint16_t)((uint32_t)a[i] * b[i] >> 16);
    return found;
}

INLINE int any_8(u16x8 x) {
    uint64_t halves[2];
    memcpy(halves, &x, sizeof halves);
    return (halves[0] | halves[1]) != 0;
}

#define FN(name) name##_baseline
#define LANES 8
#define V u16x8
#define GT(a, b) ((V)((s16x8)(a) > (s16x8)(b)))
#define SELECT(mask, a, b) ((b) ^ (((a) ^ (b)) & (mask)))
#define MULHI(a, b) high_half(a, b)
#define ANY(x) any_8(x)
#define ANY_BELOW(a, b) any_8((V)((a) < (b)))
#include "lanes.inc"

#define WN(name) name##_baseline
#define W f64x2
#define E double
#define TOGETHER 2
#include "exact.inc"

static int always(void) { return 1; }

const struct path PATHS[] = {{"baseline", always, deal_baseline, weigh_many_baseline}};

#endif

const int PATH_COUNT = sizeof PATHS / sizeof *PATHS;

int rows_for(struct sink *sink, const struct shoe *shoe, size_t shoes) {
    sink->histogram = NULL;
    sink->width = (size_t)most_coups(shoe) + 1;
    sink->rows = malloc((shoes + MOST_LANES) * sink->width * sizeof *sink->rows);
    sink->lengths = calloc(shoes + MOST_LANES, sizeof *sink->lengths);
    if (sink->rows && sink->lengths)
        return 1;
    free(sink->rows);
    free(sink->lengths);
    return 0;
}
