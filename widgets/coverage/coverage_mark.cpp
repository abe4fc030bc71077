// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/coverage/coverage_mark.h"

#include "widgets/theme/icon.h"
#include "widgets/theme/theme.h"
#include "widgets/words/engine_text.h"

#include <array>

namespace orrery::widgets {

namespace {

struct StateRow {
    const char* icon;
    QColor Theme::*colour;
};

/// By state.
constexpr std::array<StateRow, static_cast<std::size_t>(engine::CoverageState::count_)> rows{{
    {"coverage-never", &Theme::error},
    {"coverage-inactive", &Theme::warning},
    {"coverage-activated", &Theme::warning},
    {"coverage-matched", &Theme::hint},
    {"coverage-effective", &Theme::good},
}};

const StateRow& rowOf(engine::CoverageState state) {
    return rows[static_cast<std::size_t>(state)];
}

} // namespace

QColor coverageColour(engine::CoverageState state, const Theme& theme) {
    return theme.*rowOf(state).colour;
}

QIcon coverageIcon(engine::CoverageState state, const Theme& theme) {
    return icon(QString::fromLatin1(rowOf(state).icon), coverageColour(state, theme));
}

QIcon coverageIcon(engine::CoverageState state, const QColor& colour) {
    return icon(QString::fromLatin1(rowOf(state).icon), colour);
}

QString coverageStateWords(engine::CoverageState state) {
    return engineText(engine::coverageStateName(state));
}

} // namespace orrery::widgets
