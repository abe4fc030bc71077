// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/program/evaluate.h"

#include <QString>

namespace orrery::widgets {

/// Returns a value as text: a name if it refers to something; a number with at most two decimals, never cut by "…".
QString valueText(double value, engine::ColumnId column, const engine::View& view);
/// Returns the same text with every digit.
QString exactText(double value, engine::ColumnId column, const engine::View& view);
/// Returns the same text for a value of no column.
QString valueText(double value, engine::Format format, const engine::View& view);
QString exactText(double value, engine::Format format, const engine::View& view);
/// Returns a change as "▲ +2" or "▼ −0.5": a sign and an arrow, so that colour is never the only signal (I5.4).
QString changeText(double change);

} // namespace orrery::widgets
