// SPDX-License-Identifier: GPL-3.0-or-later
// The effects of the programs that crash for a test (R5.1): all shipped ones, and one that crashes. The programs link
// this source in place of effect_rows.cpp. So content decides in which group and turn the engine crashes, and no other
// program contains the fault.
#include "engine/program/program.h"
#include "engine/rules/effects/effect_rows.h"
#include "engine/turn/effect_arguments.h"

#include <array>
#include <csignal>
#include <cstdlib>
#include <new>
#include <vector>

namespace orrery::engine {

namespace {

constexpr std::array<std::string_view, 5> ways{"segmentation-fault", "abort", "stack-overflow", "bad-alloc", "illegal"};

constexpr std::array parameters{ParameterSpec{.name = "by",
                                              .kind = ParameterKind::choice,
                                              .choices = ways,
                                              .required = true,
                                              .label = "Way",
                                              .help = "The way to crash."}};

volatile bool isEndless = true; // the compiler cannot know that

[[gnu::noinline]] int overflow(volatile int* outer) {
    volatile int bytes[1024] = {};
    bytes[0] = *outer + 1;
    return isEndless ? overflow(bytes) + bytes[1] : 0; // NOLINT(misc-no-recursion): no end is the purpose
}

volatile int* volatile nowhere = reinterpret_cast<volatile int*>(0x10); // NOLINT: no program can access this address

[[gnu::noinline]] void runOutOfMemory() {
    throw std::bad_alloc();
}

/// Throws where no code can catch: the session itself ends a run that has no memory left (R2.4).
[[gnu::noinline]] void throwThroughNoexcept() noexcept {
    runOutOfMemory(); // NOLINT(bugprone-exception-escape): the purpose
}

void crash(const EffectCall& call) {
    const auto way = static_cast<std::size_t>(argumentOf(call, "by").constant);
    volatile int start = 0;
    switch (way) {
    case 0:
        *nowhere = 1;
        break;
    case 1:
        std::abort();
    case 2:
        overflow(&start);
        break;
    case 3:
        throwThroughNoexcept();
        break;
    default:
        std::raise(SIGILL);
        break;
    }
}

constexpr std::array table{EffectSpec{.tag = "crash",
                                      .label = "Crash",
                                      .help = "Crashes the program.",
                                      .sentence = "crash by {by}",
                                      .requirement = "R5.1",
                                      .example = "<crash by='abort'/>",
                                      .parameters = parameters,
                                      .fire = crash}};

} // namespace

std::span<const EffectSpec> effectRows() {
    static const std::vector<EffectSpec> rows =
        mergedRows({std::span<const EffectSpec>(table), meterEffects(), stockpileEffects(), planetEffects(),
                    objectEffects(), belongingEffects(), valueEffects(), placeEffects(), laneEffects(), empireEffects(),
                    messageEffects(), timingEffects()});
    return rows;
}

} // namespace orrery::engine
