// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/expression/vector_width.h"

namespace orrery::engine {

namespace {

bool hasWideVectors() {
#if defined(__x86_64__)
    __builtin_cpu_init(); // required, because this may run before the compiler's own call at program start
    return __builtin_cpu_supports("avx2");
#else
    return false;
#endif
}

} // namespace

bool usesWideVectors = hasWideVectors();

bool useWideVectors(bool isWanted) {
    usesWideVectors = isWanted && hasWideVectors();
    return usesWideVectors;
}

} // namespace orrery::engine
