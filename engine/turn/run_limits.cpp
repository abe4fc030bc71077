// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/run_limits.h"

#include "engine/turn/run_faults.h"
#include "engine/universe/universe_diagnostics.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

using Span = RunLimitRow::Span;

constexpr std::array table{
    RunLimitRow{.label = inPhrase("nested responses"), .value = &RunLimits::chain, .diagnostic = &diag::runChainCut},
    RunLimitRow{.label = inPhrase("responses"), .value = &RunLimits::answers, .diagnostic = &diag::runTooManyAnswers},
    RunLimitRow{.label = inPhrase("events"), .value = &RunLimits::events, .diagnostic = &diag::runTooManyEvents},
    RunLimitRow{
        .label = inPhrase("group firings"), .value = &RunLimits::firings, .diagnostic = &diag::runTooManyFirings},
    RunLimitRow{
        .label = inPhrase("changed values"), .value = &RunLimits::changes, .diagnostic = &diag::runTooManyChanges},
    RunLimitRow{
        .label = inPhrase("bytes of trace"), .value = &RunLimits::traceBytes, .diagnostic = &diag::runTooMuchTrace},
    RunLimitRow{
        .label = inPhrase("starlanes per effect"), .value = &RunLimits::lanes, .diagnostic = &diag::runTooManyLanes},
    RunLimitRow{.label = inPhrase("messages"), .value = &RunLimits::messages, .diagnostic = &diag::runTooManyMessages},
    RunLimitRow{
        .label = inPhrase("work units per turn"), .value = &RunLimits::work, .diagnostic = &diag::runTooMuchAsked},
    RunLimitRow{.label = inPhrase("objects"),
                .value = &RunLimits::objects,
                .span = Span::run,
                .diagnostic = &diag::tooManyObjects},
    RunLimitRow{.label = inPhrase("effects pending at once"),
                .value = &RunLimits::pending,
                .span = Span::run,
                .diagnostic = &diag::runTooManyPending},
    RunLimitRow{.label = inPhrase("work units per run"),
                .value = &RunLimits::workOfRun,
                .span = Span::run,
                .endsRun = true,
                .diagnostic = &diag::runWorkUsedUp},
    RunLimitRow{.label = inPhrase("bytes of memory"),
                .value = &RunLimits::memory,
                .span = Span::run,
                .endsRun = true,
                .diagnostic = &diag::runMemoryUsedUp},
};
// Each limit of RunLimits needs a row.
static_assert(table.size() * sizeof(std::uint64_t) == sizeof(RunLimits));

} // namespace

std::span<const RunLimitRow> runLimitRows() {
    return table;
}

} // namespace orrery::engine
