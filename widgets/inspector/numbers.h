// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/program/evaluate.h"

#include <QString>

namespace orrery::widgets {

/// A value for people: names for what names something; numbers to at most two places, "…" never, hover has the rest.
QString valueText(double value, engine::ColumnId column, const engine::View& view);
/// The same with every digit.
QString exactText(double value, engine::ColumnId column, const engine::View& view);
/// The same for what stands in no column.
QString valueText(double value, engine::Format format, const engine::View& view);
QString exactText(double value, engine::Format format, const engine::View& view);
/// "▲ +2", "▼ −0.5": the sign and an arrow, so that colour is never the only signal (I5.4).
QString changeText(double change);

} // namespace orrery::widgets
