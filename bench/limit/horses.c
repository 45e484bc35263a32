/* The limit: what a program can reach that knows it will play Horses Mau Mau by the default options and nothing else.

Random games from the same seeds, cards and choices as the compiled rules, with the same facts kept. Built with SEATS
given, for this processor. */

#include <stdint.h>
#include <string.h>

#include "chance.h"

enum { COLOURS = 4, HAND_CARDS = 32, CARDS = 35, DEALT = 4, START_0 = 35, TARGET_0 = 40, PLACES = CARDS };
enum { HORSE = 1, HAZARD, COACH, HORSESHOE, DIRECTION, BLACKSMITH };
enum { ASKS = 240, ASK_BITS = 30, STOCK_NAMES = 60, NOBODY = -1 };
enum { MEDIAN = 750, QUANTILES = 256, FINE = 1024 };
enum { NAME, VOTE, CATEGORIES, STARTER, OPENING, TURN, DRAWN, TELLING, READING, SNATCH, SLIP, EXTRA, TARGET, ENDING,
       NEXT, OVER };

typedef struct {
    uint32_t rng[4];
    int32_t round, n_asks, race, used_starts, used_targets;
    int32_t waved[ASKS / ASK_BITS];
    int8_t phase, turn, beginner, direction, winner, named_by, stock_name, start_card, shown_target;
    int8_t n_deck, n_slipped, n_pile, top, laid, laid_wish, origin, demand_colour, demand_motif, wish, bill, n_fresh;
    int8_t has_paid, asked, grabber, reward, target;
    int8_t targets[SEATS], named[SEATS], vote[SEATS], n_hand[SEATS], answered[SEATS], passed[SEATS];
    int8_t hand[SEATS][PLACES], deck[PLACES], pile[PLACES];
} Table;

/* The chance of the players and of the clock, and who has acted last. */
typedef struct {
    uint32_t rng[SEATS + 1][4];
    int last;
} Play;

static const int8_t start_motif[6] = {0, 6, 7, 8, 9, 6}, start_colour[6] = {0, 1, 2, 3, 4, 2};
static int8_t motif_of[CARDS + 1], colour_of[CARDS + 1];
/* How long a reaction takes, in thousandths of its median: the simulator's table. */
static const int32_t spreads[QUANTILES] = {
    364, 414, 442, 462, 478, 492, 505, 516, 526, 535, 544, 552, 560, 567, 574, 581, 588, 594, 600, 606, 612, 617, 623,
    628, 633, 638, 643, 648, 653, 657, 662, 666, 671, 675, 679, 684, 688, 692, 696, 700, 704, 708, 712, 716, 720, 724,
    727, 731, 735, 739, 742, 746, 750, 753, 757, 760, 764, 767, 771, 774, 778, 781, 785, 788, 791, 795, 798, 802, 805,
    808, 812, 815, 818, 821, 825, 828, 831, 835, 838, 841, 844, 848, 851, 854, 857, 861, 864, 867, 870, 874, 877, 880,
    883, 886, 890, 893, 896, 899, 903, 906, 909, 912, 915, 919, 922, 925, 928, 932, 935, 938, 942, 945, 948, 951, 955,
    958, 961, 965, 968, 971, 975, 978, 981, 985, 988, 991, 995, 998, 1002, 1005, 1009, 1012, 1016, 1019, 1023, 1026,
    1030, 1033, 1037, 1040, 1044, 1047, 1051, 1055, 1058, 1062, 1066, 1070, 1073, 1077, 1081, 1085, 1088, 1092, 1096,
    1100, 1104, 1108, 1112, 1116, 1120, 1124, 1128, 1132, 1136, 1141, 1145, 1149, 1153, 1158, 1162, 1166, 1171, 1175,
    1180, 1184, 1189, 1193, 1198, 1203, 1208, 1212, 1217, 1222, 1227, 1232, 1237, 1242, 1248, 1253, 1258, 1264, 1269,
    1275, 1280, 1286, 1292, 1297, 1303, 1309, 1315, 1321, 1328, 1334, 1341, 1347, 1354, 1361, 1368, 1375, 1382, 1389,
    1397, 1404, 1412, 1420, 1428, 1436, 1445, 1454, 1463, 1472, 1481, 1491, 1501, 1511, 1522, 1532, 1544, 1555, 1567,
    1580, 1593, 1606, 1620, 1635, 1650, 1666, 1683, 1701, 1720, 1741, 1762, 1786, 1811, 1838, 1868, 1901, 1939, 1981,
    2031, 2090, 2165, 2264, 2416, 2746,
};

int table_size(void) { return sizeof(Table); }

void open_box(void) {
    for (int card = 1; card <= HAND_CARDS; card++) {
        int motif = 1 + (card - 1) / COLOURS;
        motif_of[card] = motif < DIRECTION ? motif : motif + 1;
        colour_of[card] = 1 + (card - 1) % COLOURS;
    }
    for (int card = HAND_CARDS + 1; card <= CARDS; card++) motif_of[card] = DIRECTION;
}

/* A choice of one of n things, as whoever sits there makes it. */
static inline uint32_t choose(Play *p, int seat, uint32_t n) {
    p->last = seat;
    return below(p->rng[seat], n);
}

static inline int next_seat(int seat, int step) {
    seat += step;
    return seat == SEATS ? 0 : seat < 0 ? SEATS - 1 : seat;
}

static inline int take_from_deck(Table *t) {
    int place = t->n_deck - 1;
    if (t->n_deck > t->n_slipped)
        place = t->n_slipped + below(t->rng, t->n_deck - t->n_slipped);
    else
        t->n_slipped--;
    int card = t->deck[place];
    t->deck[place] = t->deck[--t->n_deck];
    t->deck[t->n_deck] = 0;
    return card;
}

static inline void take_from_hand(Table *t, int seat, int place) {
    int8_t *hand = t->hand[seat];
    int last = --t->n_hand[seat];
    hand[place] = hand[last];
    hand[last] = 0;
}

static void set_up(Table *t) {
    uint32_t rng[4];
    memcpy(rng, t->rng, sizeof rng);
    memset(t, 0, sizeof *t);
    memcpy(t->rng, rng, sizeof rng);
    t->round = t->race = t->direction = 1;
    t->turn = t->beginner = t->winner = t->named_by = t->grabber = t->reward = NOBODY;
    for (int i = 0; i < HAND_CARDS; i++) t->deck[i] = i + 1;
    t->n_deck = HAND_CARDS;
    for (int seat = 0; seat < SEATS; seat++) {
        for (int i = 0; i < DEALT; i++) t->hand[seat][i] = take_from_deck(t);
        t->n_hand[seat] = DEALT;
    }
    for (int card = HAND_CARDS + 1; card <= CARDS; card++) t->deck[t->n_deck++] = card;
    int i = below(t->rng, 5);
    t->used_starts = 1 << i;
    t->start_card = START_0 + 1 + i;
    t->demand_colour = start_colour[1 + i];
    t->demand_motif = start_motif[1 + i];
    t->target = TARGET_0 + 1 + below(t->rng, 5);
}

static int elected(Table *t) {
    int votes[SEATS] = {0}, most = 0, n_equal = 0;
    for (int seat = 0; seat < SEATS; seat++) votes[t->vote[seat] - 1]++;
    for (int seat = 0; seat < SEATS; seat++) {
        if (votes[seat] > most) most = votes[seat], n_equal = 0;
        n_equal += votes[seat] == most;
    }
    int nth = below(t->rng, n_equal);
    for (int seat = 0; seat < SEATS; seat++)
        if (votes[seat] == most && nth-- == 0) return seat;
    return 0;
}

/* Everybody votes for one of the candidates, beginning with who has acted last. */
static int vote(Table *t, Play *p, const int8_t *candidates, int n) {
    memset(t->vote, 0, sizeof t->vote);
    int first = p->last;
    for (int i = 0; i < SEATS; i++) {
        int seat = (first + i) % SEATS;
        t->vote[seat] = candidates[choose(p, seat, n)] + 1;
    }
    return elected(t);
}

static void prepare(Table *t, Play *p) {
    int8_t proposers[SEATS], everybody[SEATS];
    int n = 0;
    p->last = 0;
    for (int seat = 0; seat < SEATS; seat++) {
        everybody[seat] = seat;
        t->named[seat] = 1 + choose(p, seat, 2);
        if (t->named[seat] == 1) proposers[n++] = seat;
    }
    if (n == 0)
        t->stock_name = below(t->rng, STOCK_NAMES);
    else
        t->named_by = n == 1 ? proposers[0] : vote(t, p, proposers, n);
    t->turn = t->beginner = vote(t, p, everybody, SEATS);
}

/* 1 when the piece is told, 0 when its card was taken back. */
static inline int tell(Table *t, Play *p, int teller, int may_take_back) {
    t->asked = 0;
    for (;;) {
        int may_insist = t->asked, may_ask = t->n_asks < ASKS;
        for (int seat = 0; seat < SEATS && may_insist; seat++) may_insist = seat == teller || t->answered[seat] == 1;
        int k = choose(p, teller, 1 + may_ask + may_take_back + may_insist);
        if (k == 0) break;
        if (!(k == 1 && may_ask)) {
            if (may_take_back && k == 1 + may_ask) {
                t->asked = 0;
                return 0;
            }
            t->waved[(t->n_asks - 1) / ASK_BITS] |= 1 << (t->n_asks - 1) % ASK_BITS; /* insists */
            break;
        }
        t->asked = 1;
        t->n_asks++;
        memset(t->answered, 0, sizeof t->answered);
        int is_waved = 0;
        for (int i = 1; i < SEATS && !is_waved; i++) {
            int seat = (teller + i) % SEATS, said = choose(p, seat, 3);
            if (said == 0)
                is_waved = 1;
            else
                t->answered[seat] = said == 1 ? 2 : 1;
        }
        if (is_waved) {
            t->waved[(t->n_asks - 1) / ASK_BITS] |= 1 << (t->n_asks - 1) % ASK_BITS;
            break;
        }
    }
    t->asked = 0;
    return 1;
}

static inline void begin_turn(Table *t, int seat) {
    t->turn = seat;
    t->phase = TURN;
    t->n_fresh = t->has_paid = 0;
    t->grabber = t->reward = NOBODY;
}

static inline void pass_turn(Table *t) { begin_turn(t, next_seat(t->turn, t->direction)); }

static void renew(Table *t) {
    if (t->n_pile <= 1) return;
    int n = t->n_pile - 1;
    memcpy(t->deck, t->pile, n);
    memset(t->pile, 0, t->n_pile);
    t->pile[0] = t->top;
    t->n_deck = n;
    t->n_pile = 1;
}

static inline int draw_cards(Table *t, int seat, int n) {
    int drawn = 0;
    for (; drawn < n && (t->n_deck || t->n_pile > 1); drawn++) {
        if (!t->n_deck) renew(t);
        t->hand[seat][t->n_hand[seat]++] = take_from_deck(t);
        if (!t->n_deck) renew(t);
    }
    return drawn;
}

/* One action that lays: a card's place in the hand, with a wish for a horseshoe. */
typedef struct {
    uint8_t place, wish;
} Lay;

static inline int may_lay(const Table *t, int seat, int first, Lay *lays, int *has_match) {
    int n = 0, match = 0;
    for (int i = first; i < t->n_hand[seat]; i++) {
        int card = t->hand[seat][i], motif = motif_of[card];
        if (t->bill) {
            lays[n] = (Lay){i, 0};
            n += motif == HAZARD;
        } else if (motif == HORSESHOE) {
            for (int wish = 1; wish <= COLOURS; wish++) lays[n++] = (Lay){i, wish};
        } else if (motif == DIRECTION) {
            lays[n++] = (Lay){i, 0};
        } else {
            int fits = (colour_of[card] == t->demand_colour) | (!t->wish & (motif == t->demand_motif));
            lays[n] = (Lay){i, 0};
            n += fits;
            match |= fits;
        }
    }
    *has_match = match;
    return n;
}

static void slip_under(Table *t, int card) {
    t->deck[t->n_deck++] = t->deck[t->n_slipped];
    for (int place = t->n_slipped; place > 0; place--) t->deck[place] = t->deck[place - 1];
    t->deck[0] = card;
    t->n_slipped++;
}

static inline uint64_t reaction(uint32_t *r) {
    uint64_t spread = (uint64_t)MEDIAN * spreads[below(r, QUANTILES)] * FINE;
    return spread + below(r, FINE);
}

/* HM-31 to HM-36: 1 when a hand is empty now. */
static int snatch(Table *t, Play *p) {
    memset(t->passed, 0, sizeof t->passed);
    t->race += 2;
    choose(p, SEATS, 1); /* the clock says the name */
    for (;;) {
        int first = NOBODY;
        uint64_t least = 0;
        for (int seat = 0; seat < SEATS; seat++) {
            if (seat == t->turn || t->passed[seat]) continue;
            uint64_t time = reaction(p->rng[seat]);
            if (first == NOBODY || time < least) first = seat, least = time;
        }
        if (first == NOBODY) {
            choose(p, SEATS, 1); /* nobody grabs */
            return 0;
        }
        int k = choose(p, first, 3);
        if (k > 0) {
            t->passed[first] = k == 1 ? 2 : 1;
            continue;
        }
        if (t->n_hand[t->turn] == 0) {
            t->reward = first;
            return 0;
        }
        int place = choose(p, first, t->n_hand[first] + 1);
        if (place == t->n_hand[first]) return 0; /* declined */
        int card = t->hand[first][place];
        take_from_hand(t, first, place);
        slip_under(t, card);
        if (t->n_hand[first]) return 0;
        t->winner = first;
        return 1;
    }
}

/* The card counts; 1 when the round is over. */
static inline int settle(Table *t, Play *p) {
    int card = t->laid, motif = motif_of[card];
    t->laid = t->n_fresh = 0;
    t->pile[t->n_pile++] = card;
    t->top = card;
    if (motif == HORSESHOE) {
        t->wish = t->demand_colour = t->laid_wish;
        t->demand_motif = 0;
    } else if (motif != DIRECTION) {
        t->wish = 0;
        t->demand_colour = colour_of[card];
        t->demand_motif = motif;
    } else
        t->direction = -t->direction;
    t->laid_wish = 0;
    t->bill += motif == HAZARD;
    if (motif == HORSE && snatch(t, p)) return 1;
    if (t->n_hand[t->turn] == 0) {
        t->winner = t->turn;
        return 1;
    }
    if (motif == COACH)
        t->phase = EXTRA;
    else
        pass_turn(t);
    return 0;
}

/* One decision of whoever is on turn; 1 when the round is over. */
static inline int move(Table *t, Play *p) {
    Lay lays[4 * CARDS];
    int seat = t->turn, has_match;
    int n = may_lay(t, seat, t->phase == DRAWN ? t->n_hand[seat] - t->n_fresh : 0, lays, &has_match);
    int k = choose(p, seat, n + (t->phase != TURN || t->bill > 0 || !has_match));
    if (k < n) {
        int place = lays[k].place, card = t->hand[seat][place];
        take_from_hand(t, seat, place);
        t->laid = card;
        t->laid_wish = lays[k].wish;
        t->origin = t->phase;
        t->n_fresh -= t->phase == DRAWN;
        if (tell(t, p, seat, 1)) return settle(t, p);
        t->hand[seat][t->n_hand[seat]++] = card;
        t->n_fresh += t->phase == DRAWN;
        t->laid = t->laid_wish = 0;
        return 0;
    }
    if (t->phase != TURN)
        pass_turn(t);
    else if (t->bill) {
        draw_cards(t, seat, t->bill);
        t->bill = 0;
        pass_turn(t);
    } else {
        t->n_fresh = draw_cards(t, seat, 1);
        if (t->n_fresh)
            t->phase = DRAWN;
        else
            pass_turn(t);
    }
    return 0;
}

static void play_game(Table *t, Play *p) {
    set_up(t);
    prepare(t, p);
    tell(t, p, t->turn, 0);
    begin_turn(t, t->turn);
    while (!move(t, p)) {
    }
    choose(p, t->winner, 1); /* turns the target card over */
    t->shown_target = t->target;
    t->used_targets = 1 << (t->target - TARGET_0 - 1);
    tell(t, p, t->winner, 0);
    t->targets[t->winner]++;
    t->phase = OVER;
    t->turn = NOBODY;
}

/* Play as many games as `deals` has places, from number `first` on; the table is left as the last one ends. */
void play_games(Table *t, const int64_t *root, int64_t first, int64_t n, int64_t *deals) {
    for (int64_t i = 0; i < n; i++) {
        Play p;
        seed_from(t->rng, root, first + i, 0);
        for (int seat = 0; seat <= SEATS; seat++) seed_from(p.rng[seat], root, first + i, seat + 1);
        play_game(t, &p);
        deals[i] = t->round;
    }
}
