/* The limit: what a program can reach that knows it will play 6 nimmt! and nothing else.

Random games by the default options, from the same seeds, deals and choices as the compiled rules, with the same facts
kept (sorted hands, what was played, who took which card in which turn). Built with SEATS given, for this processor. */

#include <stdint.h>
#include <string.h>

#include "chance.h"

enum { CARDS = 104, ROWS = 4, HAND = 10, FULL = 5, LIMIT = 66 };

typedef struct {
    uint32_t rng[4];
    int32_t deal;
    int32_t score[SEATS];
    int32_t heads[SEATS];
    int8_t turn;
    int8_t row[ROWS][FULL];
    int8_t length[ROWS];
    int8_t hand[SEATS][HAND];
    int8_t n_hand[SEATS];
    int8_t played[HAND][SEATS];
    int8_t pile[CARDS + 1];
    int8_t taken_in[CARDS + 1];
    int8_t n_pile[SEATS];
    int8_t deck[CARDS];
} Table;

typedef struct {
    uint32_t rng[4];
} Mind;

static int8_t heads_on[CARDS + 1];
static int8_t fresh_deck[CARDS];

int table_size(void) { return sizeof(Table); }

void open_box(void) {
    for (int card = 1; card <= CARDS; card++) {
        heads_on[card] = card == 55 ? 7 : card % 11 == 0 ? 5 : card % 10 == 0 ? 3 : card % 5 == 0 ? 2 : 1;
        fresh_deck[card - 1] = card;
    }
}

static inline void put_in_hand(int8_t *hand, int n, int8_t card) {
    while (n > 0 && hand[n - 1] > card) {
        hand[n] = hand[n - 1];
        n--;
    }
    hand[n] = card;
}

static void deal(Table *t) {
    t->deal++;
    memset(t->heads, 0, sizeof t->heads);
    memset(t->row, 0, sizeof t->row);
    memset(t->played, 0, sizeof t->played);
    memset(t->pile, -1, sizeof t->pile);
    memset(t->taken_in, 0, sizeof t->taken_in);
    memset(t->n_pile, 0, sizeof t->n_pile);
    memcpy(t->deck, fresh_deck, sizeof t->deck);
    for (int i = 0; i < SEATS * HAND + ROWS; i++) {
        int j = i + below(t->rng, CARDS - i);
        int8_t card = t->deck[i];
        t->deck[i] = t->deck[j];
        t->deck[j] = card;
    }
    for (int seat = 0; seat < SEATS; seat++)
        for (int i = 0; i < HAND; i++) put_in_hand(t->hand[seat], i, t->deck[seat * HAND + i]);
    for (int r = 0; r < ROWS; r++) {
        t->row[r][0] = t->deck[SEATS * HAND + r];
        t->length[r] = 1;
    }
}

static inline void take(Table *t, int seat, int r, int8_t card, int turn) {
    int heads = 0;
    for (int i = 0; i < t->length[r]; i++) {
        int8_t taken = t->row[r][i];
        heads += heads_on[taken];
        t->pile[taken] = seat;
        t->taken_in[taken] = turn;
        t->row[r][i] = 0;
    }
    t->heads[seat] += heads;
    t->n_pile[seat] += t->length[r];
    t->row[r][0] = card;
    t->length[r] = 1;
}

static inline void place(Table *t, Mind *minds, int seat, int8_t card, int turn) {
    int best = -1, nearest = 0;
    for (int r = 0; r < ROWS; r++) {
        int end = t->row[r][t->length[r] - 1];
        if (end > nearest && end < card) {
            nearest = end;
            best = r;
        }
    }
    if (best < 0)
        take(t, seat, below(minds[seat].rng, ROWS), card, turn);
    else if (t->length[best] == FULL)
        take(t, seat, best, card, turn);
    else
        t->row[best][t->length[best]++] = card;
}

static void play_turn(Table *t, Mind *minds, int turn) {
    int cards[SEATS]; /* card and seat in one number, lowest first */
    int n = HAND + 1 - turn;
    for (int seat = 0; seat < SEATS; seat++) {
        int8_t *hand = t->hand[seat];
        int k = below(minds[seat].rng, n);
        int8_t card = hand[k];
        for (int i = k; i < n - 1; i++) hand[i] = hand[i + 1];
        hand[n - 1] = 0;
        t->played[turn - 1][seat] = card;
        int both = card << 8 | seat, i = seat;
        while (i > 0 && cards[i - 1] > both) {
            cards[i] = cards[i - 1];
            i--;
        }
        cards[i] = both;
    }
    for (int i = 0; i < SEATS; i++) place(t, minds, cards[i] & 0xFF, cards[i] >> 8, turn);
}

static int count_heads(Table *t) {
    int ends = 0;
    for (int seat = 0; seat < SEATS; seat++) {
        t->score[seat] += t->heads[seat];
        ends |= t->score[seat] > LIMIT;
    }
    return ends;
}

static void play_game(Table *t, Mind *minds) {
    memset(t->score, 0, sizeof t->score);
    t->deal = 0;
    for (;;) {
        deal(t);
        for (int turn = 1; turn <= HAND; turn++) play_turn(t, minds, turn);
        if (count_heads(t)) break;
        for (int seat = 0; seat < SEATS; seat++) next32(minds[seat].rng); /* "ready" is a choice of one */
    }
    t->turn = HAND;
    memset(t->n_hand, 0, sizeof t->n_hand);
}

/* Play as many games as `deals` has places, from number `first` on; the table is left as the last one ends. */
void play_games(Table *t, const int64_t *root, int64_t first, int64_t n, int64_t *deals) {
    for (int64_t i = 0; i < n; i++) {
        Mind minds[SEATS];
        seed_from(t->rng, root, first + i, 0);
        for (int seat = 0; seat < SEATS; seat++) seed_from(minds[seat].rng, root, first + i, seat + 1);
        play_game(t, minds);
        deals[i] = t->deal;
    }
}
