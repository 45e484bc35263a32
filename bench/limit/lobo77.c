/* The limit: what a program can reach that knows it will play Lobo 77 by the default options and nothing else.

Random games from the same seeds, cards and choices as the compiled rules, with the same facts kept (cards counted by
their kind, what was forgotten, who was out when). Built with SEATS given, for this processor. */

#include <stdint.h>
#include <string.h>

#include "chance.h"

enum { NUMBERS = 18, X2, TURN, KINDS = TURN };
enum { HAND = 5, CHIPS = 3, CARDS = 56, PLACES = 32, LIMIT = 77, MOST_FORGOT = 99, NOBODY = -1 };
enum { LAY, CALL, DEAL_CARDS, OVER };

typedef struct {
    uint32_t rng[4];
    int32_t deal;
    int32_t total;
    int32_t before;
    int8_t phase;
    int8_t turn;
    int8_t direction;
    int8_t due;
    int8_t is_second;
    int8_t on_x2;
    int8_t burden;
    int8_t last;
    int8_t last_lies;
    int8_t n_deck;
    int8_t n_discard;
    int8_t n_aside;
    int8_t drawer;
    int8_t n_draws;
    int8_t dealer_seat;
    int8_t starter;
    int8_t chips[SEATS];
    int8_t out[SEATS];
    int8_t n_hand[SEATS];
    int8_t full[SEATS];
    int8_t n_forgot[SEATS];
    int8_t hand[SEATS][KINDS + 1];
    int8_t deck[KINDS + 1];
    int8_t discard[KINDS + 1];
    int8_t aside[KINDS + 1];
} Table;

/* What is known besides, to find things sooner. */
typedef struct {
    uint32_t rng[SEATS][4]; /* of the players */
    uint32_t kinds[SEATS];  /* in each hand, as bits */
    _Alignas(PLACES) uint8_t upto[PLACES]; /* kind -> cards up to this kind in the draw pile; one vector */
} Play;

static const int8_t values[KINDS + 1] = {0, -10, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 22, 33, 44, 55, 66, 76, 0, 0};
static const int8_t counts[KINDS + 1] = {0, 4, 4, 3, 3, 3, 3, 3, 3, 3, 3, 8, 1, 1, 1, 1, 1, 1, 1, 4, 5};
static int8_t is_doublet[LIMIT];
static uint8_t upto_at_first[PLACES];

int table_size(void) { return sizeof(Table); }

static void add_up(uint8_t *upto, const int8_t *deck) {
    int n = 0;
    for (int kind = 0; kind < PLACES; kind++) upto[kind] = kind <= KINDS ? n += deck[kind] : UINT8_MAX;
}

void open_box(void) {
    for (int total = 11; total < LIMIT; total += 11) is_doublet[total] = 1;
    add_up(upto_at_first, counts);
}

static inline int next_living(const Table *t, int seat, int step) {
    int other = seat;
    do {
        other += step;
        other = other == SEATS ? 0 : other < 0 ? SEATS - 1 : other;
    } while (t->out[other] && other != seat);
    return other;
}

static inline void take_card(Table *t, Play *p, int seat) {
    uint8_t place = below(t->rng, t->n_deck), kind = 0;
    for (int i = 0; i < PLACES; i++) kind += p->upto[i] <= place;
    for (uint8_t i = 0; i < PLACES; i++) p->upto[i] -= i >= kind;
    t->deck[kind]--;
    t->n_deck--;
    t->hand[seat][kind]++;
    t->n_hand[seat]++;
    p->kinds[seat] |= 1u << kind;
}

static inline void begin_turn(Table *t, int seat) {
    t->turn = seat;
    t->is_second = 0;
    t->on_x2 = t->burden;
    t->due = t->burden && t->n_hand[seat] > 1 ? 2 : 1;
    t->burden = 0;
}

static void deal(Table *t, Play *p) {
    t->deal++;
    memcpy(t->deck, counts, sizeof t->deck);
    memcpy(p->upto, upto_at_first, sizeof p->upto);
    memset(t->discard, 0, sizeof t->discard);
    memset(t->aside, 0, sizeof t->aside);
    memset(t->hand, 0, sizeof t->hand);
    memset(t->n_hand, 0, sizeof t->n_hand);
    memset(t->n_forgot, 0, sizeof t->n_forgot);
    memset(t->full, 0, sizeof t->full);
    t->n_deck = CARDS;
    t->n_discard = t->n_aside = 0;
    t->direction = 1;
    t->total = t->before = 0;
    t->burden = 0;
    t->last = t->last_lies = 0;
    t->starter = next_living(t, t->dealer_seat, 1);
    for (int seat = 0; seat < SEATS; seat++) {
        p->kinds[seat] = 0;
        if (t->out[seat]) continue;
        t->full[seat] = HAND;
        for (int i = 0; i < HAND; i++) take_card(t, p, seat);
    }
    t->phase = LAY;
    begin_turn(t, t->starter);
}

static void draw(Table *t, Play *p, int seat) {
    take_card(t, p, seat);
    if (t->n_deck) return;
    memcpy(t->deck, t->discard, sizeof t->deck);
    add_up(p->upto, t->deck);
    memset(t->discard, 0, sizeof t->discard);
    t->n_deck = t->n_discard;
    t->n_discard = 0;
    t->last_lies = 0;
}

static int put_out(Table *t, int seat) {
    int n_out = 0;
    for (int other = 0; other < SEATS; other++) n_out += t->out[other] > 0;
    t->out[seat] = ++n_out;
    for (int kind = 1; kind <= KINDS; kind++) t->aside[kind] += t->hand[seat][kind];
    t->n_aside += t->n_hand[seat];
    memset(t->hand[seat], 0, sizeof t->hand[seat]);
    t->n_hand[seat] = 0;
    return n_out == SEATS - 1;
}

/* 1 if the game is over */
static inline int lose_chip(Table *t, int seat) {
    if (t->chips[seat]) {
        t->chips[seat]--; /* with none left one swims */
        return 0;
    }
    return put_out(t, seat);
}

static void end_round(Table *t) {
    t->phase = DEAL_CARDS;
    t->due = t->is_second = t->on_x2 = t->burden = 0;
    t->turn = t->out[t->dealer_seat] ? next_living(t, t->dealer_seat, 1) : t->dealer_seat;
}

static inline int choose_kind(const Table *t, Play *p, int seat) {
    uint32_t kinds = p->kinds[seat];
    if (t->on_x2 && kinds != 1u << X2) kinds &= ~(1u << X2);
    for (int k = below(p->rng[seat], __builtin_popcount(kinds)); k > 0; k--) kinds &= kinds - 1;
    return __builtin_ctz(kinds);
}

static inline void draw_or_forget(Table *t, Play *p, int seat) {
    for (int n = t->full[seat] - t->n_hand[seat]; n > 0; n--) {
        if (below(p->rng[seat], 2) == 0) {
            draw(t, p, seat);
            continue;
        }
        t->full[seat] = t->full[seat] > n ? t->full[seat] - n : 1;
        t->n_forgot[seat] = t->n_forgot[seat] + n < MOST_FORGOT ? t->n_forgot[seat] + n : MOST_FORGOT;
        if (t->n_hand[seat] == 0) draw(t, p, seat); /* the last card cannot be forgotten */
        return;
    }
}

/* 1 if the game is over */
static inline int lay(Table *t, Play *p, int seat) {
    int kind = choose_kind(t, p, seat);
    if (--t->hand[seat][kind] == 0) p->kinds[seat] &= ~(1u << kind);
    t->n_hand[seat]--;
    t->discard[kind]++;
    t->n_discard++;
    t->last = kind;
    t->last_lies = 1;
    t->due--;
    t->on_x2 = 0;
    if (kind == TURN) t->direction = -t->direction;
    if (kind == X2) t->burden = 1;
    t->before = t->total;
    t->total += values[kind];
    if (t->total >= LIMIT) {
        if (lose_chip(t, seat)) return 1;
        end_round(t);
        return 0;
    }
    if (t->total > 0 && is_doublet[t->total] && lose_chip(t, seat)) return 1;
    int lives = t->out[seat] == 0;
    if (lives && t->due) {
        t->is_second = 1;
        return 0;
    }
    begin_turn(t, next_living(t, seat, t->direction));
    if (lives) draw_or_forget(t, p, seat);
    return 0;
}

static void play_game(Table *t, Play *p) {
    memset(t->chips, CHIPS, sizeof t->chips);
    memset(t->out, 0, sizeof t->out);
    t->deal = 0;
    t->dealer_seat = below(t->rng, SEATS);
    deal(t, p);
    for (;;) {
        int seat = t->turn;
        if (t->phase == DEAL_CARDS) {
            next32(p->rng[seat]); /* "deal" is a choice of one */
            deal(t, p);
        } else if (lay(t, p, seat))
            break;
    }
    t->phase = OVER;
    t->turn = t->drawer = NOBODY;
    t->n_draws = 0;
}

/* Play as many games as `deals` has places, from number `first` on; the table is left as the last one ends. */
void play_games(Table *t, const int64_t *root, int64_t first, int64_t n, int64_t *deals) {
    for (int64_t i = 0; i < n; i++) {
        Play p;
        seed_from(t->rng, root, first + i, 0);
        for (int seat = 0; seat < SEATS; seat++) seed_from(p.rng[seat], root, first + i, seat + 1);
        play_game(t, &p);
        deals[i] = t->deal;
    }
}
