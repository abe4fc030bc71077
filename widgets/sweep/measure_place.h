// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/expression/verdict.h"

#include <QString>
#include <QStringList>

namespace orrery::widgets {

/// Returns the id of the scenario that the project opens; empty if it has none.
QString usualScenario(const Analysis& analysis);
/// Returns the place of a measure, for an expression field. @param scenario id; unknown or empty: no scenario
/// @param object name of the object; empty: the game
ExpressionPlace measurePlace(const AnalysisPtr& analysis, const QString& scenario, const QString& object);
/// Returns the names of the objects with which a scenario begins.
QStringList measuredObjects(const AnalysisPtr& analysis, const QString& scenario);

} // namespace orrery::widgets
