// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/number_text.h"

#include "engine/program/evaluate.h"

#include <cmath>

namespace orrery::widgets {

QString shortNumber(double value) {
    const double rounded = std::round(value * 100.0) / 100.0;
    return QString::fromStdString(engine::formatNumber(std::abs(value) < 1e12 ? rounded : value));
}

QString changeText(double change) {
    return change < 0.0 ? QStringLiteral("▼ −") + shortNumber(-change) : QStringLiteral("▲ +") + shortNumber(change);
}

} // namespace orrery::widgets
