/* The limit: what a program can reach that knows it will play Flinke Stinker and nothing else.

Random games by the default options, from the same seeds, tracks, lay-outs and choices as the compiled rules, with the
same facts kept. Cards in the middle and stink tiles are sets of bits while a game runs, totals are kept and not added
up, and the table is written out when the game is over. Built with SEATS given, for this processor. */

#include <stdint.h>
#include <string.h>

#include "chance.h"

#ifdef __BMI2__
#include <immintrin.h>
#endif

enum { CARDS = 30, TRACK = 22, STINKS = 7, VALUES = 4, PUMA = VALUES + 1, PAST = TRACK + 1, ROOM = 2 };
enum { PATH, STINK };
enum { NONE_YET, JUST_NOW, ONE_SINCE, MORE_SINCE }; /* path tiles since the last stink tile */
enum { COLOURS = 5, NOBODY = -1 };
enum { ONES = 5, TWOS = 5, THREES = SEATS == 2 ? 3 : SEATS == 5 ? 5 : 4, FOURS = SEATS == 5 ? 5 : SEATS == 4 ? 4 : 3 };
enum { PUMAS = SEATS == 2 ? 8 : SEATS == 3 ? 9 : 10 };

typedef struct {
    uint32_t rng[4];
    int32_t turn;
    int8_t active;
    int8_t winner;
    int8_t receiver;
    int8_t n_turned;
    int8_t must_turn;
    int8_t n_down;
    int8_t n_used;
    int8_t n_laid;
    int8_t shown;
    int8_t skunk[SEATS];
    int8_t position[SEATS];
    int8_t tile[TRACK + 1];
    int8_t front[SEATS][VALUES + 1];
    int8_t down[CARDS + 1];
    int8_t face[CARDS + 1];
    int8_t used[VALUES + 1];
} Table;

typedef struct {
    uint32_t rng[4];
} Mind;

/* What is handy to have while playing. */
typedef struct {
    uint32_t down;   /* bit by place */
    uint32_t stinks; /* bit by tile */
    int n_down, n_used;
    int total[SEATS];
    Mind minds[SEATS];
} Play;

static uint32_t ways[TRACK + 1][STINKS + 1][4][2]; /* by tiles and stink tiles to come, since, pairs to come */

int table_size(void) { return sizeof(Table); }

static inline int since_path(int since) { return since == NONE_YET || since == MORE_SINCE ? since : since + 1; }

/* The ways to finish a track in which stink tiles stand apart or, once at most, in a pair. */
void open_box(void) {
    memset(ways, 0, sizeof ways);
    for (int since = 0; since < 4; since++) ways[0][0][since][0] = 1;
    for (int tiles = 1; tiles <= TRACK; tiles++)
        for (int stinks = 0; stinks <= STINKS; stinks++)
            for (int since = 0; since < 4; since++)
                for (int pairs = 0; pairs < 2; pairs++) {
                    int left = pairs - (since == JUST_NOW);
                    uint32_t n = ways[tiles - 1][stinks][since_path(since)][pairs];
                    if (stinks > 0 && left >= 0) n += ways[tiles - 1][stinks - 1][JUST_NOW][left];
                    ways[tiles][stinks][since][pairs] = n;
                }
}

static inline int next_seat(int seat) { return seat + 1 == SEATS ? 0 : seat + 1; }

static inline int highest(uint32_t set) { return 31 - __builtin_clz(set); }

/* The k-th of a set, counted from 0. */
static inline int pick(uint32_t set, int k) {
#ifdef __BMI2__
    return __builtin_ctz(_pdep_u32(1u << k, set));
#else
    while (k-- > 0) set &= set - 1;
    return __builtin_ctz(set);
#endif
}

static void lay_cards(Table *t, Play *p) {
    Mind chance;
    memcpy(chance.rng, t->rng, sizeof chance.rng);
    int8_t face[CARDS + 1] = {0};
    int n = 0;
    for (int value = 1; value <= VALUES; value++) {
        for (int i = 0; i < t->used[value]; i++) face[++n] = value;
        t->used[value] = 0;
    }
    for (int i = 0; i < PUMAS; i++) face[++n] = PUMA;
    for (int i = n; i > 1; i--) {
        int j = 1 + below(chance.rng, i);
        int8_t card = face[i];
        face[i] = face[j];
        face[j] = card;
    }
    memcpy(t->face, face, sizeof face);
    memcpy(t->rng, chance.rng, sizeof chance.rng);
    p->down = (2u << n) - 2;
    p->n_down = n;
    p->n_used = 0;
}

static inline uint32_t ways_with(int tiles, int stinks, int since, int pairs) {
    return ways[tiles][stinks][since][1 - pairs] + (pairs == 0 ? ways[tiles][stinks][since][0] : 0);
}

static void lay_track(Table *t, Play *p) {
    Mind chance;
    memcpy(chance.rng, t->rng, sizeof chance.rng);
    int stinks = STINKS, since = NONE_YET, pairs = 0;
    p->stinks = 0;
    t->tile[0] = PATH;
    for (int tile = 1; tile <= TRACK; tile++) {
        int after = pairs + (since == JUST_NOW);
        uint32_t path = ways_with(TRACK - tile, stinks, since_path(since), pairs);
        uint32_t stink = stinks > 0 && after < 2 ? ways_with(TRACK - tile, stinks - 1, JUST_NOW, after) : 0;
        int kind = below(chance.rng, path + stink) < path ? PATH : STINK;
        t->tile[tile] = kind;
        if (kind == STINK) {
            p->stinks |= 1u << tile;
            stinks--;
            since = JUST_NOW;
            pairs = after;
        } else
            since = since_path(since);
    }
    memcpy(t->rng, chance.rng, sizeof chance.rng);
}

static void choose_skunks(Table *t, Play *p) {
    uint32_t colours = (2u << COLOURS) - 2;
    for (int seat = 0; seat < SEATS; seat++) {
        t->skunk[seat] = pick(colours, below(p->minds[seat].rng, COLOURS - seat));
        colours &= ~(1u << t->skunk[seat]);
    }
}

/* The active skunk may stop where it ends: no stink tile, and fewer than two others. */
static inline int may_land(const Table *t, const Play *p, int seat) {
    int tile = t->position[seat] + p->total[seat], others = 0;
    if (tile > TRACK) return 1;
    for (int other = 0; other < SEATS; other++) others += t->position[other] == tile;
    return !(p->stinks >> tile & 1) && others < ROOM; /* the total is not 0: the seat itself stands elsewhere */
}

static inline int retreat(uint32_t stinks, int tile) {
    uint32_t behind = stinks & ((1u << tile) - 1);
    return behind == 0 ? 0 : highest(~stinks & ((1u << highest(behind)) - 1)); /* Start is no stink tile */
}

static inline void put_away(Table *t, Play *p, int seat) {
    for (int value = 1; value <= VALUES; value++) {
        t->used[value] += t->front[seat][value];
        p->n_used += t->front[seat][value];
        t->front[seat][value] = 0;
    }
    p->total[seat] = 0;
}

static inline int run(Table *t, Play *p, int seat) {
    int old = t->position[seat], new = old + p->total[seat];
    put_away(t, p, seat);
    if (new > TRACK) {
        t->position[seat] = PAST;
        return 1;
    }
    t->position[seat] = new;
    for (int other = 0; other < SEATS; other++)
        if (old < t->position[other] && t->position[other] < new)
            t->position[other] = retreat(p->stinks, t->position[other]);
    return 0;
}

static inline void give_away(Table *t, Play *p, int seat, Mind *mind) {
    uint32_t kinds = 0;
    for (int value = 1; value <= VALUES; value++) kinds |= (uint32_t)(t->front[seat][value] > 0) << value;
    p->total[seat] = 0;
    for (int to = next_seat(seat); kinds != 0; to = next_seat(to)) {
        if (to == seat) to = next_seat(to);
        int alone = SEATS == 2 || (kinds & (kinds - 1)) == 0;
        int value = alone ? __builtin_ctz(kinds) : pick(kinds, below(mind->rng, __builtin_popcount(kinds)));
        if (--t->front[seat][value] == 0) kinds &= ~(1u << value);
        t->front[to][value]++;
        p->total[to] += value;
    }
}

/* A seat's whole turn; 1 if it has won. */
static inline int play_turn(Table *t, Play *p, int seat) {
    Mind mind = p->minds[seat];
    int n_turned = 0, must_turn = 0, is_won = 0;
    if (p->n_down == PUMAS) lay_cards(t, p);
    for (;;) {
        int may_run = n_turned > 0 && !must_turn && may_land(t, p, seat);
        if (p->n_down == PUMAS) {
            int may_go_on = p->n_used > 0 || !may_run;
            if ((int)below(mind.rng, may_run + may_go_on) < may_run) {
                is_won = run(t, p, seat);
                break;
            }
            if (p->n_used == 0) {
                put_away(t, p, seat);
                n_turned = 0;
            }
            lay_cards(t, p);
            must_turn = 1;
            continue;
        }
        int k = below(mind.rng, p->n_down + may_run);
        if (k == p->n_down) {
            is_won = run(t, p, seat);
            break;
        }
        int place = pick(p->down, k), value = t->face[place];
        must_turn = 0;
        if (value == PUMA) {
            next32(mind.rng); /* to cover it is a choice of one */
            give_away(t, p, seat, &mind);
            break;
        }
        t->face[place] = 0;
        p->down &= ~(1u << place);
        p->n_down--;
        n_turned++;
        t->front[seat][value]++;
        p->total[seat] += value;
    }
    p->minds[seat] = mind;
    t->n_turned = n_turned;
    return is_won;
}

static void play_game(Table *t, Play *p) {
    memset(p->total, 0, sizeof p->total);
    memset(t->position, 0, sizeof t->position);
    memset(t->front, 0, sizeof t->front);
    memcpy(t->used, (int8_t[]){0, ONES, TWOS, THREES, FOURS}, sizeof t->used);
    lay_cards(t, p);
    lay_track(t, p);
    choose_skunks(t, p);
    int seat = next_seat(below(t->rng, SEATS)), turn = 1;
    while (!play_turn(t, p, seat)) {
        seat = next_seat(seat);
        turn++;
    }
    t->turn = turn;
    t->active = t->winner = seat;
    t->receiver = NOBODY;
    t->must_turn = 0;
    t->shown = 0;
    t->n_laid = TRACK;
    t->n_down = p->n_down;
    t->n_used = p->n_used;
    for (int place = 0; place <= CARDS; place++) t->down[place] = p->down >> place & 1;
}

/* Play as many games as `deals` has places, from number `first` on; the table is left as the last one ends. */
void play_games(Table *t, const int64_t *root, int64_t first, int64_t n, int64_t *deals) {
    for (int64_t i = 0; i < n; i++) {
        Play play;
        seed_from(t->rng, root, first + i, 0);
        for (int seat = 0; seat < SEATS; seat++) seed_from(play.minds[seat].rng, root, first + i, seat + 1);
        play_game(t, &play);
        deals[i] = 1;
    }
}
