// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/program/evaluate.h"
#include "widgets/base/number_text.h"

#include <QString>

namespace orrery::widgets {

/// Returns a value as text. For an object, class or enumerator this is a name; otherwise a number with at most two
/// decimals. Never shortens the number with "…".
QString valueText(double value, engine::ColumnId column, const engine::View& view);
/// Returns the same text, with all digits.
QString exactText(double value, engine::ColumnId column, const engine::View& view);
/// These functions do the same for a value without a column.
QString valueText(double value, engine::Format format, const engine::View& view);
QString exactText(double value, engine::Format format, const engine::View& view);

} // namespace orrery::widgets
