// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/coverage.h"

#include <QColor>
#include <QIcon>
#include <QString>

#include <cstdint>
#include <functional>

namespace orrery::widgets {

struct Theme;

/// The coverage of an element, as views mark it (I4.13).
struct CoverageMark {
    engine::CoverageState state = engine::CoverageState::never;
    std::uint32_t item = 0; ///< index of engine::CoverageItem, for the words about it
    friend bool operator==(const CoverageMark&, const CoverageMark&) = default;
};
/// Returns the state and the counts of an item in a sentence.
using CoverageWords = std::function<QString(std::uint32_t item)>;

/// Returns the colour of a state.
QColor coverageColour(engine::CoverageState state, const Theme& theme);
/// Returns the mark of a state. Each state has its own shape, besides its colour.
QIcon coverageIcon(engine::CoverageState state, const Theme& theme);
/// Returns the same mark in a given colour, for a selected row.
QIcon coverageIcon(engine::CoverageState state, const QColor& colour);
/// Returns the name of a state: "never", "effective".
QString coverageStateWords(engine::CoverageState state);

} // namespace orrery::widgets
