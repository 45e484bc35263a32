/* Chance as the simulator has it: sfc32 (kit/chance.py), seeded as simulate/driver.py does. */
#include <stdint.h>

enum { WARM_UP = 15 };

static inline uint32_t next32(uint32_t *r) {
    uint32_t t = r[0] + r[1] + r[3]++;
    r[0] = r[1] ^ (r[1] >> 9);
    r[1] = r[2] + (r[2] << 3);
    r[2] = ((r[2] << 21) | (r[2] >> 11)) + t;
    return t;
}

static inline uint32_t below(uint32_t *r, uint32_t n) { return (uint64_t)next32(r) * n >> 32; }

static void seed_from(uint32_t *r, const int64_t *root, int64_t game, int stream) {
    r[0] = (uint32_t)root[0] ^ (uint32_t)game;
    r[1] = (uint32_t)root[1] ^ (uint32_t)(game >> 32);
    r[2] = (uint32_t)root[2] ^ stream;
    r[3] = (uint32_t)root[3];
    for (int i = 0; i < WARM_UP; i++) next32(r);
}
