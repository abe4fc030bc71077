// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/run_limits.h"

#include "engine/turn/limit_diagnostics.h"
#include "engine/universe/universe_diagnostics.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

using Span = RunLimitRow::Span;

constexpr std::array table{
    RunLimitRow{.label = inPhrase("nested responses"),
                .value = &RunLimits::chain,
                .diagnostic = &limitDiagnostics["run.chain-cut"]},
    RunLimitRow{.label = inPhrase("responses"),
                .value = &RunLimits::answers,
                .diagnostic = &limitDiagnostics["run.too-many-answers"]},
    RunLimitRow{.label = inPhrase("events"),
                .value = &RunLimits::events,
                .diagnostic = &limitDiagnostics["run.too-many-events"]},
    RunLimitRow{.label = inPhrase("group firings"),
                .value = &RunLimits::firings,
                .diagnostic = &limitDiagnostics["run.too-many-firings"]},
    RunLimitRow{.label = inPhrase("changed values"),
                .value = &RunLimits::changes,
                .diagnostic = &limitDiagnostics["run.too-many-changes"]},
    RunLimitRow{.label = inPhrase("bytes of trace"),
                .value = &RunLimits::traceBytes,
                .diagnostic = &limitDiagnostics["run.too-much-trace"]},
    RunLimitRow{.label = inPhrase("starlanes per effect"),
                .value = &RunLimits::lanes,
                .diagnostic = &limitDiagnostics["run.too-many-lanes"]},
    RunLimitRow{.label = inPhrase("messages"),
                .value = &RunLimits::messages,
                .diagnostic = &limitDiagnostics["run.too-many-messages"]},
    RunLimitRow{.label = inPhrase("work units per turn"),
                .value = &RunLimits::work,
                .diagnostic = &limitDiagnostics["run.too-much-asked"]},
    RunLimitRow{.label = inPhrase("objects"),
                .value = &RunLimits::objects,
                .span = Span::run,
                .diagnostic = &universeDiagnostics["run.too-many-objects"]},
    RunLimitRow{.label = inPhrase("effects pending at once"),
                .value = &RunLimits::pending,
                .span = Span::run,
                .diagnostic = &limitDiagnostics["run.too-many-pending"]},
    RunLimitRow{.label = inPhrase("work units per run"),
                .value = &RunLimits::workOfRun,
                .span = Span::run,
                .endsRun = true,
                .diagnostic = &limitDiagnostics["run.work-used-up"]},
    RunLimitRow{.label = inPhrase("bytes of memory"),
                .value = &RunLimits::memory,
                .span = Span::run,
                .endsRun = true,
                .diagnostic = &limitDiagnostics["run.memory-used-up"]},
};
// The table needs one row for each limit of RunLimits.
static_assert(table.size() * sizeof(std::uint64_t) == sizeof(RunLimits));

} // namespace

std::span<const RunLimitRow> runLimitRows() {
    return table;
}

} // namespace orrery::engine
