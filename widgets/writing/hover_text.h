// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/assist/hover.h"
#include "widgets/base/analysis.h"

#include <QString>

namespace orrery::widgets {

class Probe;

/// Returns all information about a place as rich text (I3.4). This is its kind, help, default, format, declaration, and
/// value in the running sandbox.
/// @param probe source of the values; null: no values
QString hoverHtml(const engine::Hover& hover, const AnalysisPtr& analysis, Probe* probe);

} // namespace orrery::widgets
