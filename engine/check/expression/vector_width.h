// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Loops over lanes in two widths of vectors: for every processor, and for x86-64 processors with AVX2. Both widths give
// the same bits: AVX2 has no instruction for a*b+c, so both round each result (R3.1).

#if defined(__x86_64__) && !defined(__AVX2__)
#define ORRERY_WIDE __attribute__((target("avx2")))
#else
#define ORRERY_WIDE
#endif
/// Marks a loop. The compiler compiles it again in each function that calls it, for the processor of that function.
#define ORRERY_INLINE __attribute__((always_inline)) inline

namespace orrery::engine {

/// True if loops use the wide vectors; initially true if the processor has them.
extern bool usesWideVectors;
/// Changes usesWideVectors; tests use it for both widths. @return the new value: never true if the processor lacks wide
/// vectors
bool useWideVectors(bool isWanted);

/// A function in both widths. `run` calls the wide version if usesWideVectors is true.
template <auto loop>
struct Widths;
template <typename Result, typename... Arguments, Result (*loop)(Arguments...)>
struct Widths<loop> {
    ORRERY_WIDE static Result wide(Arguments... arguments) { return loop(arguments...); }
    static Result run(Arguments... arguments) { return usesWideVectors ? wide(arguments...) : loop(arguments...); }
};

} // namespace orrery::engine
