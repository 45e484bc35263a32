/* The limit: what a program can reach that knows it will play Nilo Kilo by the default options and nothing else.

Random games from the same seeds, cards, reactions and choices as the compiled rules, with the same facts kept. Who
races, who has jesters and who has let it lie are sets of bits; reactions are compared by their place in the
distribution, as all seats have the same median. Built with SEATS given, for this processor. */

#include <stdint.h>
#include <string.h>

#include "chance.h"

enum { KINDS = 5, SWEETS = 3, TYPES = KINDS * SWEETS, GLUTTON = TYPES + 1, COPIES = 3, GLUTTONS = 5 };
enum { STACK = 50, LAST = 10, JESTERS = 3, WINS = 3, MOST_ROUNDS = 50, NOBODY = -1 };
enum { A_GLUTTON = 46, KING = 47, CARDS = 48, MOST_KINDS = 10 }; /* numbers of cards as the rules have them */
enum { QUANTILES = 256, FINE = 1024 };

typedef struct {
    uint32_t rng[4];
    int32_t round;
    int32_t heap;
    int32_t beats;
    int8_t starter;
    int8_t due;
    int8_t top;
    int8_t snatcher;
    int8_t thrown;
    int8_t n_up;
    int8_t n_heap;
    int8_t holder;
    int8_t coins[SEATS];
    int8_t looked[SEATS];
    int8_t pays[SEATS];
    int8_t won_coin[SEATS];
    int8_t jester[SEATS][JESTERS];
    int8_t cards[STACK];
    int8_t stack[CARDS - 1];
    int8_t pile[SEATS][CARDS - 1];
    int8_t kept[SEATS][MOST_KINDS];
} Table;

/* What is handy to have while playing. */
typedef struct {
    uint32_t rng[SEATS][4];        /* of the players */
    uint32_t with_jesters, looked; /* bit by seat */
    int jesters[SEATS];
    int n_up, n_heap;
    int8_t cards[STACK]; /* the heap: types, or GLUTTON */
    _Alignas(16) uint8_t stack[32]; /* by type, gluttons after them */
    _Alignas(16) uint8_t pile[SEATS][32];
    uint32_t kept[SEATS]; /* bit by kind */
    int last;             /* the seat that acted last */
} Play;

static uint8_t full[32];

int table_size(void) { return sizeof(Table); }

void open_box(void) {
    for (int card = 1; card <= TYPES; card++) full[card] = COPIES;
    full[GLUTTON] = GLUTTONS;
}

static inline int next_seat(int seat) { return seat + 1 == SEATS ? 0 : seat + 1; }

static inline int nth(uint32_t set, int n) {
    while (n-- > 0) set &= set - 1;
    return __builtin_ctz(set);
}

static void begin_round(Table *t, Play *p, int starter) {
    memcpy(p->stack, full, sizeof full);
    memset(p->pile, 0, sizeof p->pile);
    memset(p->kept, 0, sizeof p->kept);
    memset(t->won_coin, 0, sizeof t->won_coin);
    for (int seat = 0; seat < SEATS; seat++) p->jesters[seat] = JESTERS;
    p->with_jesters = (1u << SEATS) - 1;
    p->looked = 0;
    p->n_up = p->n_heap = 0;
    t->round++;
    t->beats++;
    t->starter = t->due = starter;
    t->top = 0;
    t->snatcher = t->holder = NOBODY;
    t->thrown = 0;
}

/* 1 if the king has come */
static inline int turn_up(Table *t, Play *p, int seat) {
    int left = STACK - p->n_up, card = 1;
    t->beats++;
    t->snatcher = NOBODY;
    t->thrown = 0;
    p->looked = 0;
    if (left <= LAST && below(t->rng, left + 1) == 0) {
        t->top = KING;
        return 1;
    }
    for (int n = below(t->rng, left); n >= p->stack[card]; card++) n -= p->stack[card];
    p->stack[card]--;
    p->n_up++;
    p->cards[p->n_heap++] = card;
    t->top = card;
    if (card == GLUTTON) t->holder = NOBODY;
    t->due = next_seat(seat);
    return 0;
}

/* 1 if that was the last jester */
static inline int snatch(Table *t, Play *p, int seat) {
    t->thrown = JESTERS + 1 - p->jesters[seat];
    if (--p->jesters[seat] == 0) p->with_jesters &= ~(1u << seat);
    t->beats++;
    t->heap++;
    t->snatcher = seat;
    p->looked = 0;
    for (int i = 0; i < p->n_heap; i++) p->pile[seat][p->cards[i]]++;
    if (p->pile[seat][GLUTTON] && memchr(p->cards, GLUTTON, p->n_heap)) t->holder = seat;
    p->n_heap = 0;
    t->top = 0;
    return p->with_jesters == 0;
}

static inline int quickest(Play *p, uint32_t racing) {
    uint32_t least = UINT32_MAX;
    int first = 0;
    for (; racing; racing &= racing - 1) {
        int seat = __builtin_ctz(racing);
        uint32_t time = below(p->rng[seat], QUANTILES) * FINE;
        time += below(p->rng[seat], FINE);
        if (time < least) {
            least = time;
            first = seat;
        }
    }
    return first;
}

static void play_round(Table *t, Play *p) {
    for (;;) {
        uint32_t racing = t->top ? p->with_jesters & ~p->looked : 0;
        int seat = racing ? quickest(p, racing) : t->due;
        int is_due = seat == t->due, may_snatch = t->top && p->jesters[seat] > 0;
        int choice = below(p->rng[seat], is_due + may_snatch + (racing != 0));
        p->last = seat;
        if (choice < is_due) {
            if (turn_up(t, p, seat)) return;
        } else if (choice == is_due && may_snatch) {
            if (snatch(t, p, seat)) return;
        } else
            p->looked |= 1u << seat;
    }
}

static void count(Play *p) {
    for (int kind = 0; kind < KINDS; kind++) {
        int total[SEATS], most = 1; /* nobody keeps a card of a kind that nobody has */
        for (int seat = 0; seat < SEATS; seat++) {
            const uint8_t *cards = &p->pile[seat][1 + SWEETS * kind];
            total[seat] = cards[0] + 2 * cards[1] + 3 * cards[2];
            if (total[seat] > most) most = total[seat];
        }
        for (int seat = 0; seat < SEATS; seat++) p->kept[seat] |= (uint32_t)(total[seat] == most) << (kind + 1);
    }
}

static void pay(Play *p) {
    int most = 1;
    uint32_t paying = 0;
    for (int seat = 0; seat < SEATS; seat++)
        if (p->pile[seat][GLUTTON] > most) most = p->pile[seat][GLUTTON];
    for (int seat = 0; seat < SEATS; seat++)
        if (p->pile[seat][GLUTTON] == most && p->kept[seat]) {
            if (p->kept[seat] & (p->kept[seat] - 1))
                paying |= 1u << seat;
            else
                p->kept[seat] = 0; /* an only card needs no choice */
        }
    while (paying) {
        int seat = p->last;
        while (!(paying >> seat & 1)) seat = next_seat(seat);
        uint32_t cards = p->kept[seat];
        p->kept[seat] &= ~(1u << nth(cards, below(p->rng[seat], __builtin_popcount(cards))));
        paying &= ~(1u << seat);
        p->last = seat;
    }
}

/* 1 if somebody has won */
static int give_coins(Table *t, Play *p) {
    int most = 0, is_won = 0;
    for (int seat = 0; seat < SEATS; seat++)
        if (__builtin_popcount(p->kept[seat]) > most) most = __builtin_popcount(p->kept[seat]);
    for (int seat = 0; most > 0 && seat < SEATS; seat++)
        if (__builtin_popcount(p->kept[seat]) == most) {
            t->won_coin[seat] = 1;
            is_won |= ++t->coins[seat] >= WINS;
        }
    return is_won || t->round == MOST_ROUNDS;
}

static int next_starter(const Table *t) {
    for (int step = 1; step <= SEATS; step++)
        if (t->won_coin[(t->starter + step) % SEATS]) return (t->starter + step) % SEATS;
    return t->starter;
}

static void see_scoring(Play *p) {
    for (int step = 0; step < SEATS; step++) {
        int seat = (p->last + step) % SEATS;
        next32(p->rng[seat]); /* "next" is a choice of one */
    }
    p->last = (p->last + SEATS - 1) % SEATS;
}

static inline int rules_number(int card) { return card == GLUTTON ? A_GLUTTON : card; }

static void write_out(Table *t, const Play *p) {
    t->due = NOBODY;
    t->n_up = p->n_up;
    t->n_heap = p->n_heap;
    for (int i = 0; i < STACK; i++) t->cards[i] = i < p->n_heap ? rules_number(p->cards[i]) : 0;
    memset(t->stack, 0, sizeof t->stack);
    memset(t->pile, 0, sizeof t->pile);
    for (int card = 1; card <= GLUTTON; card++) {
        t->stack[rules_number(card)] = p->stack[card];
        for (int seat = 0; seat < SEATS; seat++) t->pile[seat][rules_number(card)] = p->pile[seat][card];
    }
    for (int seat = 0; seat < SEATS; seat++) {
        t->looked[seat] = t->pays[seat] = 0;
        for (int kind = 0; kind < MOST_KINDS; kind++) t->kept[seat][kind] = p->kept[seat] >> kind & 1;
        for (int jester = 0; jester < JESTERS; jester++) t->jester[seat][jester] = jester >= JESTERS - p->jesters[seat];
    }
}

static void play_game(Table *t, Play *p) {
    memset(t->coins, 0, sizeof t->coins);
    t->round = t->beats = 0;
    t->heap = 1;
    p->last = 0;
    begin_round(t, p, below(p->rng[0], SEATS));
    for (;;) {
        play_round(t, p);
        count(p);
        pay(p);
        if (give_coins(t, p)) break;
        see_scoring(p);
        begin_round(t, p, next_starter(t));
    }
    write_out(t, p);
}

/* Play as many games as `deals` has places, from number `first` on; the table is left as the last one ends. */
void play_games(Table *t, const int64_t *root, int64_t first, int64_t n, int64_t *deals) {
    for (int64_t i = 0; i < n; i++) {
        Play p;
        seed_from(t->rng, root, first + i, 0);
        for (int seat = 0; seat < SEATS; seat++) seed_from(p.rng[seat], root, first + i, seat + 1);
        play_game(t, &p);
        deals[i] = t->round;
    }
}
